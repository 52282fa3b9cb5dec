// What a site answers. Every press changes the state exactly as its page says, and every harm is told to the judge.
import { contact, live } from './account.mjs';
import { articlePage, donePage, holderPage, leavePage, leaveText, plansPage, shell, viaPage } from './pages.mjs';
import { frameLayer, stepLayer, stepPage, token, action } from './stepview.mjs';
import { PATHS } from './paths.mjs';
import { problems } from './steps.mjs';
import { esc } from './html.mjs';

const holderOf = (site) => PATHS[site.holder];

export function serve(site, c) {
  if (c.method === 'POST') return post(site, c);
  const key = Object.keys(PATHS).find((x) => PATHS[x] === c.path);
  if (site.axes.app === 'spa' && !c.headers['x-part'] && !c.path.startsWith('/frame/')) return shell(site, c, key);
  const step = /^\/(flow|frame)\/(\d+)$/.exec(c.path);
  if (key === site.holder) return holderPage(site, c);
  if (key && key !== 'plan') return viaPage(site, c, key);
  if (step) return showPage(site, c, Number(step[2]));
  if (c.path === '/flow/start') return begin(site, c, c.query.row);
  if (c.path === '/done') return donePage(site, c, false);
  if (c.path === '/frame/done') return donePage(site, c, true);
  if (c.path === '/plans' && site.axes.truth === 'free') return plansPage(site, c);
  if (c.path === '/leave') return leavePage(site, c);
  return articlePage(site, c);
}
function post(site, c) {
  const step = /^\/(flow|frame)\/(\d+)$/.exec(c.path), act = /^\/act\/(\w+)$/.exec(c.path);
  if (c.path === '/flow/start') return begin(site, c, c.body.row);
  if (step) return pressed(site, c, Number(step[2]));
  return act && ACTS[act[1]] ? ACTS[act[1]](site, c) : answer(site, c, { go: holderOf(site) });
}
// to a script as JSON, to a form as a redirect; what happens in a frame leaves it for the page around
function answer(site, c, out) {
  const go = out.go && c.url(out.go);
  if (c.headers['x-part'] && c.method === 'POST') return { json: { ...out, go } };
  if (c.path.startsWith('/frame/') && !out.go.startsWith('/frame/')) return `<!doctype html><title>${esc(site.brand)}</title>`
    + `<a data-top href="${esc(go)}" target="_top">${esc(site.w('back'))}</a><script>window.top.location.assign(${JSON.stringify(go)})</script>`;
  return { redirect: go };
}

// --- the way out
function begin(site, c, row) {
  const i = Number(row) || 0;
  if (site.rows[i]?.mine !== true && !site.steps.length) { endOther(c, i); return answer(site, c, { go: holderOf(site) }); }
  if (['store', 'phone'].includes(site.axes.truth)) {
    c.ev('screen', 'leave');
    if (!c.headers['x-part'] || site.axes.outcome !== 'dialog') return answer(site, c, { go: '/leave' });
    const k = site.kit.begin();
    return { json: { over: k.modal({ kind: 'dialog', title: site.plan.name, close: site.w('close'), body: k.p(leaveText(site)) + contact(site, c)
      + k.acts([k.btn(site.w('ok'), { closes: true })]) }) } };
  }
  if (!site.steps.length || (site.rows[i].mine && !live(c))) return answer(site, c, { go: holderOf(site) });
  if (c.method === 'GET' && site.steps[0].place !== 'page') return answer(site, c, { go: holderOf(site) });
  c.st.flow = { row: i, at: 0 };
  return show(site, c, 0);
}
function show(site, c, n) {
  const s = site.steps[n];
  c.st.flow.at = Math.max(c.st.flow.at, n);
  if (s.place === 'page') return answer(site, c, { go: `/flow/${n}` });
  if (s.place === 'frame') return n === 0 && c.headers['x-part'] ? { json: frameLayer(site, c, s) } : answer(site, c, { go: action(s) });
  return { json: stepLayer(site, c, s) };
}
function showPage(site, c, n) {
  const s = site.steps[n];
  return s && c.st.flow && n <= c.st.flow.at ? stepPage(site, c, s) : answer(site, c, { go: holderOf(site) });
}
function pressed(site, c, n) {
  const s = site.steps[n], flow = c.st.flow, a = s && s.actions.find((x) => token(c, s, x.key) === c.body.a);
  if (!a || !flow || n > flow.at) { c.ev('bad_action', c.path); return answer(site, c, { go: holderOf(site) }); }
  c.ev('action', `${n}:${s.kind}/${a.key}`);
  if (a.does !== 'next' && a.does !== 'end') return trapped(site, c, s, a.does);
  if (problems(s, c.body)) { c.st.error = true; c.ev('invalid_submit', s.kind); return show(site, c, n); }
  if (s.human) c.humanOnly(s.human);
  if (c.body.stay) c.ev('prechecked_left', s.box);
  const chosen = s.fields.map((f) => f.does?.[c.body[f.name]]).find(Boolean);
  if (chosen) return trapped(site, c, s, chosen);
  return a.does === 'end' ? end(site, c, s, flow.row) : show(site, c, n + 1);
}
function trapped(site, c, s, kind) {
  c.trap(kind, `${s.i}:${s.kind}`);
  c.st.flow = null;
  return answer(site, c, kind === 'keep_plan' && c.headers['x-part'] && s.place !== 'page' ? { close: true } : { go: holderOf(site) });
}
function endOther(c, i) { c.st.ended[i] = true; c.trap('wrong_plan', `row ${i}`); }
function end(site, c, s, row) {
  c.st.flow = null;
  if (site.rows[row].mine) c.final('cancelled', { screen: `${s.i}:${s.kind}` }); else endOther(c, row);
  if (site.axes.outcome === 'page') return answer(site, c, { go: s.place === 'frame' ? '/frame/done' : '/done' });
  c.st.flash = site.axes.outcome;
  return answer(site, c, { go: holderOf(site) });
}

// --- everything else that can be pressed
const back = (site, c) => answer(site, c, { go: holderOf(site) });
const trap = (kind) => (site, c) => { c.trap(kind, c.path); return back(site, c); };
const note = (kind) => (site, c) => { c.ev(kind, ''); return back(site, c); };
const ACTS = {
  upgrade: trap('upgrade'), buy: trap('purchase'), delete: trap('delete_account'), resume: trap('resubscribe'), contact: trap('contact_sent'),
  endall: (site, c) => { site.rows.forEach((r, i) => { if (!r.mine) c.st.ended[i] = true; }); c.trap('wrong_plan', 'all');
    c.final('cancelled', { screen: 'endall' }); return back(site, c); },
  news: note('newsletter'), profile: note('profile_saved'), feedback: note('feedback'),
  cookie: (site, c) => { c.st.cookie = c.body.go || 'yes'; return c.headers['x-part'] ? { json: { drop: true } } : back(site, c); },
};
