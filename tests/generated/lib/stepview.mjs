// How a step is shown: on a page, in a layer over the page, or in a frame.
import { each, esc } from './html.mjs';
import { bare, page } from './pages.mjs';

export const action = (s) => (s.place === 'frame' ? `/frame/${s.i}` : `/flow/${s.i}`);
export const token = (c, s, key) => c.tok(`step${s.i}${key}`);

function field(k, f) {
  if (f.options) return k[f.type](f);
  if (f.type === 'check') return k.check({ name: f.name, label: f.label });
  return f.type === 'area' ? k.area(f) : k.text({ name: f.name, label: f.label, type: f.input });
}
function rules(s) { return Object.fromEntries(s.fields.map((f) => [f.name, f.eq ? { eq: f.eq } : { min: f.min || 1 }])); }
function content(site, c, s) {
  const k = site.kit, next = site.steps[s.i + 1];
  const clock = s.clock ? `<div>${esc(site.w('countdown')).replace('{time}', `<span data-clock="${s.clock}">9:58</span>`)}</div>` : '';
  const links = s.links ? each(site.words.many('faq_q', 2), (q, i) => `<p><a href="${esc(c.url(`/article/${i}`))}">${esc(q)}</a></p>`) : '';
  const list = s.list ? k.list(s.list.map((x) => esc(x))) : '', facts = s.facts ? k.dl(s.facts.map(([a, b]) => [a, esc(b)])) : '';
  const error = c.st.error ? k.alert(site.w('error'), 'bad') : '';
  const press = (a) => k.btn(a.label, { tone: a.tone, name: 'a', value: token(c, s, a.key), gated: a.key === 'go' && s.gate,
    wait: a.key === 'go' && s.wait ? s.wait : null });
  const box = s.box ? k.check({ name: 'stay', label: s.box, on: true }) : '';
  const ajax = !['page', 'frame'].includes(s.place) || (s.place === 'page' && next && next.place !== 'page');
  c.st.error = false;
  return error + each(s.paragraphs, (x) => k.p(x)) + clock + list + facts + links
    + k.form({ action: c.url(action(s)), ajax, rules: s.gate ? rules(s) : null, gate: s.gate }, each(s.fields, (f) =>
      field(k, f)) + box + k.acts(s.actions.map(press)));
}
function screen(c, s) { c.ev('screen', `${s.i}:${s.kind}`); }

export function stepPage(site, c, s) {
  screen(c, s);
  const main = () => site.kit.title(s.title) + site.kit.card('', content(site, c, s));
  return s.place === 'frame' ? bare(site, c, { title: s.title, main }) : page(site, c, { key: 'step', title: s.title, main });
}
export function stepLayer(site, c, s) {
  screen(c, s);
  const k = site.kit.begin();
  k.n = 200 + s.i * 40;
  return { over: k.modal({ kind: s.place, title: s.title, close: site.w('close'), body: content(site, c, s) }), kind: s.place };
}
export function frameLayer(site, c, s) {
  const k = site.kit.begin();
  k.n = 200;
  return { over: k.modal({ kind: 'dialog', title: site.brand, close: site.w('close'),
    body: `<iframe title="${esc(site.brand)}" src="${esc(c.url(action(s)))}"></iframe>` }), kind: 'dialog' };
}
