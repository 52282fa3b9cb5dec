// The card, table, list, switch or tabs that show the subscription, before and after its end.
import { each, esc } from './html.mjs';

export const live = (c) => !['cancelled', 'deleted_account'].includes(c.st.sub);
const ended = (c, row, i) => (row.mine ? !live(c) : !!c.st.ended[i]);

export function accountView(site, c) {
  const k = site.kit, a = site.axes, rows = site.rows.map((row, i) => ({ ...row, i, over: ended(c, row, i) }));
  const shown = rows.filter((r) => !(r.over && ['gone', 'past'].includes(a.after))), past = rows.filter((r) => r.over && a.after === 'past');
  const body = shown.length ? SHAPES[a.shape](site, c, shown) : k.p(site.w('greeting'));
  const whole = a.shape === 'tabs' ? tabs(site, body) : a.shape === 'card' ? body : k.card(site.w('subs_title'), body);
  const was = past.length ? k.card(site.other('invoices'), k.list(past.map((r) =>
    `<span>${esc(r.name)}</span><span>${esc(site.w('s_cancelled'))} · ${esc(site.w('l_ends'))} ${esc(r.next)}</span>`)) + number(site)) : '';
  return whole + was + below(site, c, rows.find((r) => r.mine));
}
function number(site) { return site.axes.number ? site.kit.p(`${site.w('l_number')}: ${site.number}`) : ''; }
function statusOf(site, c, row) {
  if (row.over) return site.w('s_cancelled');
  return row.mine && c.st.sub === 'paused' ? site.w('s_paused') : site.w('s_active');
}
// name and value of what is told of a row; after its end by one of several ways
function facts(site, c, row) {
  const after = site.axes.after, out = [[site.w('l_plan'), row.name], [site.w('l_price'), row.price]];
  const said = row.over && ['sentence', 'switch'].includes(after), quiet = row.over && after === 'ends';
  if (!said && !quiet) out.push([site.w('l_status'), statusOf(site, c, row)]);
  if (!said) out.push([site.w(row.over ? 'l_ends' : 'l_next'), row.next]);
  if (row.over && site.axes.number) out.push([site.w('l_number'), site.number]);
  return out.map(([name, value]) => [name, esc(value)]);
}
const sentence = (site, row) => (row.over && ['sentence', 'switch'].includes(site.axes.after) ? site.kit.alert(site.w('ended_line', { plan: row.name,
  date: row.next }), 'info') : '');

const SHAPES = {
  dl: (site, c, [row]) => sentence(site, row) + site.kit.dl(facts(site, c, row)) + controls(site, c, row),
  tabs: (site, c, [row]) => sentence(site, row) + site.kit.dl(facts(site, c, row)) + controls(site, c, row),
  card: (site, c, [row]) => {
    const k = site.kit, list = facts(site, c, row).slice(1), status = list.findIndex(([name]) =>
      name === esc(site.w('l_status')) || name === site.w('l_status'));
    const badge = status >= 0 ? k.badge(statusOf(site, c, row), !row.over) : '';
    const lines = list.filter((_, i) => i !== status).map(([name, value]) => `${k.p(`${name}: ${'\u0001'}`).replace('\u0001', value)}`).join('');
    return k.card(row.name, sentence(site, row) + lines + controls(site, c, row), badge);
  },
  switch: (site, c, [row]) => {
    const k = site.kit, way = wayForm(site, c, row, k.toggle({ label: site.w('auto_renew'), on: !row.over, start: true }));
    const told = ['store', 'phone'].includes(site.axes.truth) && site.axes.wayPlace === 'told';
    return sentence(site, row) + k.dl(facts(site, c, row)) + (told ? controls(site, c, row) : row.over ? resume(site, c) : way);
  },
  table: (site, c, rows) => {
    const heads = ['l_plan', 'l_price', 'l_status', 'l_next'].map((x) => site.w(x));
    const cells = (r) => { const f = new Map(facts(site, c, r));
      return [...[...f.values()].slice(0, 2), f.get(site.w('l_status')) || '', r.over ? '' : esc(r.next),
        `${sentence(site, r)}${over(site, r)}${controls(site, c, r)}`]; };
    return site.kit.rows([...heads, ''], rows.map(cells));
  },
  list: (site, c, rows) => site.kit.list(rows.map((r) => {
    const f = facts(site, c, r);
    return `<div><strong>${f[0][1]}</strong><div>${each(f.slice(1), ([name, value]) => `<span>${esc(name)}: ${value}</span> `)}</div>`
      + `${sentence(site, r)}</div>${controls(site, c, r)}`;
  })),
};
const over = (site, r) => (r.over && site.axes.after !== 'sentence'
  ? site.kit.p(`${site.w('l_ends')} ${r.next}${site.axes.number ? ` · ${site.w('l_number')} ${site.number}` : ''}`) : '');
function tabs(site, body) {
  const k = site.kit;
  return k.tabs([{ title: site.w('tab_overview'), body: k.p(site.w('greeting')) }, { title: site.w('subs_title'), body }, { title: site.w('invoices'),
    body: k.p(site.w('faq_a')) }]);
}

// --- what can be pressed at a row
function controls(site, c, row) {
  const a = site.axes, k = site.kit;
  if (row.over) return row.mine ? resume(site, c) : '';
  if (a.truth === 'already') return row.mine ? '' : way(site, c, row);
  if (['store', 'phone'].includes(a.truth) && a.wayPlace === 'told' && row.mine) return k.p(site.w(a.truth === 'store' ? 'store_text' : 'contact_text'))
    + contact(site, c);
  if (a.truth === 'free') return k.acts([k.btn(site.wayLabel, { href: c.url('/plans'), tone: 'plain' })]);
  if (a.wayPlace === 'acc' && a.rows === 1) return k.acc(site.other('manage'), way(site, c, row));
  return a.wayPlace === 'small' && a.rows === 1 ? '' : k.acts([way(site, c, row)]);
}
export function contact(site, c) {
  if (site.axes.truth !== 'phone') return '';
  return site.kit.form({ action: c.url('/act/contact') }, site.kit.btn(site.w('contact_button'), { name: 'go', value: '1', tone: 'main_' }));
}
function resume(site, c) {
  if (!site.trick('uncancel_button')) return '';
  return site.kit.form({ action: c.url('/act/resume') }, site.kit.btn(site.w('resume'), { name: 'go', value: '1', tone: 'main_' }));
}
const byLayer = (site) => (site.steps[0] ? site.steps[0].place !== 'page' : site.axes.outcome === 'dialog');
function wayForm(site, c, row, body) { return site.kit.form({ action: c.url('/flow/start'), fields: { row: row.i }, ajax: byLayer(site) }, body); }
export function way(site, c, row) {
  const k = site.kit, tone = site.axes.wayPlace === 'small' ? 'tiny' : site.rng.sub('way').pick(['plain', 'ghost', 'main_', 'danger']);
  const form = { action: c.url('/flow/start'), fields: { row: row.i }, ajax: byLayer(site), name: 'go', value: '1' };
  if (site.axes.wayPlace === 'menu') {
    const more = [{ label: site.w('payment'), href: c.url('/payment') }, { label: site.w('help'), href: c.url('/help') }];
    return k.menu({ label: site.w('more'), items: site.rng.sub('items').shuffle([{ label: site.wayLabel, form }, ...more]) });
  }
  if (!byLayer(site) && site.rng.sub('tag').chance(0.5)) return k.btn(site.wayLabel, { href: c.url(`/flow/start?row=${row.i}`), tone });
  return wayForm(site, c, row, k.btn(site.wayLabel, { name: 'go', value: '1', tone }));
}
// further presses under the subscription that a right walk leaves alone
function below(site, c, mine) {
  const k = site.kit, act = (what, label, tone) => k.form({ action: c.url(`/act/${what}`) }, k.btn(label, { name: 'go', value: '1', tone }));
  const list = [];
  if (site.trick('upsell') && !mine.over) list.push(act('upgrade', site.w('upgrade'), 'main_'));
  if (site.trick('wider_effect') && !mine.over) list.push(act('endall', site.w('end_all'), 'danger'));
  if (site.trick('account_deletion_confusion')) list.push(act('delete', site.w('delete_account'), 'danger'));
  const small = site.axes.wayPlace === 'small' && site.axes.rows === 1 && !mine.over ? way(site, c, mine) : '';
  return (list.length ? k.card('', k.acts(site.rng.sub('below').shuffle(list))) : '') + (small && `<div style="margin:260px 0 40px">${small}</div>`);
}
