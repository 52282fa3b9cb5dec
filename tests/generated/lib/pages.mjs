// Whole pages: frame, filler, and the document around them.
import { accountView, contact, live } from './account.mjs';
import { runtime } from './client.mjs';
import { defineElements } from './elements.mjs';
import { each, esc } from './html.mjs';
import { bubble, cookies, newsletter, REGIONS, settings } from './regions.mjs';
import { PATHS } from './paths.mjs';
import { hopLabel, hopPlace } from './walk.mjs';


// --- parts of the frame
function hop(site, c, key) {
  const i = site.axes.hops.indexOf(key), to = site.axes.hops[i + 1];
  return i >= 0 && to ? { label: hopLabel(site, to), href: c.url(PATHS[to]), place: hopPlace(site, i) } : null;
}
function frame(site, c, key, main) {
  const k = site.kit, h = hop(site, c, key);
  k.n = 700; // ids of the frame, which may stay while the inner part is drawn anew
  const at = (place) => (h && h.place === place ? [h] : []);
  const links = site.words.many('item', 10).slice(7, 10).map((x, i) => ({ label: x, href: c.url(`/shop/${i}`) }));
  const own = [{ label: site.other('profile'), href: c.url('/profile') }, { label: site.other('help'), href: c.url('/help') }];
  const menu = k.menu({ label: site.other('greeting'), face: 'SR', items: [...site.rng.sub('um').shuffle([...at('usermenu'), ...own]),
    { label: site.w('sign_out'), href: c.url('/signed-out') }] });
  const sided = at('side').length > 0 || site.axes.extras.includes('side');
  const side = sided ? k.side(site.rng.sub('side').shuffle([...at('side'), { label: site.other('payment'), href: c.url('/payment') },
    { label: site.other('help', 2), href: c.url('/guides') }])) : '';
  const body = at('body').length ? k.card('', k.p(site.brand) + k.btn(h.label, { href: h.href, tone: 'plain' })) : '';
  const foot = k.footer(newsletter(site, c) + `<div>${each(site.words.many('faq_q', 6).slice(3), (q,
    i) => `<div><a href="${esc(c.url(`/article/${i}`))}">${esc(q)}</a></div>`)}</div><small>© 2026 ${esc(site.brand)}</small>`);
  const bars = (site.axes.extras.includes('cookies') && !c.st.cookie ? cookies(site, c) : '') + (site.axes.extras.includes('bubble') ? bubble(site, c) : '');
  const inner = k.main(main + body);
  return { main: inner, body: k.header({ brand: site.brand, home: c.url('/'), links: site.rng.sub('nav').shuffle([...at('nav'), ...links]), menu })
    + k.wrap(side + inner, sided) + foot + bars };
}
export function page(site, c, o) {
  site.kit.begin();
  const f = frame(site, c, o.key, o.main(site, c));
  return finish(site, c, { title: `${o.title} – ${site.brand}`, ...f, after: o.after || '' });
}
// a page for the inside of an iframe
export function bare(site, c, o) {
  site.kit.begin();
  return finish(site, c, { title: o.title, body: site.kit.main(o.main(site, c)), after: '' });
}
function finish(site, c, o) {
  if (c.headers['x-part']) return { json: { title: o.title, body: o.body, main: o.main, after: o.after } };
  return doc(site, c, { ...o, spa: false });
}
// what a single-page app sends at first: nothing but a skeleton, or the frame of a page around one
export function shell(site, c, key) {
  const skeleton = site.kit.begin().skeleton(), body = site.axes.whole ? skeleton : frame(site, c, key, skeleton).body;
  return doc(site, c, { title: site.brand, body, after: '', spa: true });
}
const inline = (fn, data) => `<script>(${fn})(${JSON.stringify(data).replace(/</g, '\\u003c')});</script>`;
function doc(site, c, o) {
  const parts = site.kit.elements(), a = site.axes;
  const data = { spa: o.spa, delay: a.delay, hides: site.kit.hidesRest, whole: a.whole, base: c.base, skeleton: site.kit.skeleton() };
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${esc(o.title)}</title>`
    + `<link rel="icon" href="data:,"><style>${site.kit.css()}</style>`;
  const scripts = (parts ? inline(defineElements, parts) : '') + inline(runtime, data);
  return `<!doctype html><html lang="${site.lang}"><head>${head}</head><body><div id="root">${o.body}</div>`
    + `<template id="after">${o.after}</template>${scripts}</body></html>`;
}

// --- the pages
const filler = (site, c, names) => each(names, (x) => REGIONS[x](site, c));
export function holderPage(site, c) {
  const a = site.axes, flash = c.st.flash, k = site.kit, promo = c.st.promo && a.hops.length === 1;
  c.st.flash = null;
  const told = flash === 'alert' ? () => k.alert(site.w('done_text'), 'good') : () => '';
  const main = () => told() + k.title(site.w('greeting')) + filler(site, c, a.filler.slice(0, a.above)) + accountView(site, c) + filler(site, c,
    a.filler.slice(a.above));
  return page(site, c, { key: site.holder, title: site.w('greeting'), main, after: layers(site, c, flash, promo) });
}
function layers(site, c, flash, promo) {
  const k = site.kit.begin();
  k.n = 500;
  if (flash === 'toast') return `<div data-gone="9000">${k.toast(site.w('done_text'))}</div>`;
  if (flash === 'dialog') return `<div data-as="modal">${k.modal({ kind: 'dialog', title: site.w('done_title'), close: site.w('close'),
    body: k.p(site.w('done_text')) + k.acts([k.btn(site.w('ok'), { closes: true, tone: 'main_' })]) })}</div>`;
  return promo ? promoLayer(site, c) : '';
}
function promoLayer(site, c) {
  const k = site.kit;
  c.st.promo = false;
  return `<div data-as="modal">${k.modal({ kind: 'dialog', title: site.w('promo'), close: site.w('close'), body: newsletter(site, c) })}</div>`;
}
const VIA = {
  home: (site, c) => site.kit.title(site.w('recs_title')) + filler(site, c, ['catalogue', 'promo']),
  account: (site, c) => site.kit.title(site.other('greeting')) + site.kit.card(site.plan.name, site.kit.p(`${site.w('l_price')}: ${site.price}`))
    + filler(site, c, ['faq']),
  settings: (site, c) => site.kit.title(site.w('nav_settings')) + site.kit.card(site.w('profile'), settings(site, c)),
  billing: (site, c) => site.kit.title(site.w('nav_billing')) + filler(site, c, ['payment', 'invoices']),
};
export function viaPage(site, c, key) {
  site.kit.begin();
  const after = c.st.promo && key === site.axes.hops[0] ? promoLayer(site, c) : '';
  return page(site, c, { key, title: site.brand, main: VIA[key], after });
}
export function plansPage(site, c) {
  const k = site.kit, form = (what, label, action) => k.form({ action: c.url(action), fields: { row: 0 },
    ajax: what === 'free' && site.steps[0].place !== 'page' }, k.btn(label, { name: 'go', value: '1' }));
  const main = () => k.title(site.other('change_plan')) + k.p(site.w('free_note')) + k.grid([
    `<strong>${esc(site.words.vars.free)}</strong><div>${esc(site.money(0))}</div>${live(c) ? form('free', site.w('switch_free'), '/flow/start') : ''}`,
    `<strong>${esc(site.plan.name)}</strong><div>${esc(site.price)}</div>`,
    `<strong>${esc(site.brand)} Ultra</strong><div>${esc(site.money(59.99))}</div>${form('up', site.w('upgrade'), '/act/upgrade')}`,
  ]);
  return page(site, c, { key: 'plans', title: site.other('change_plan'), main });
}
// where a site ends that can't be left online
export const leaveText = (site) => site.w(site.axes.truth === 'store' ? 'store_text' : 'contact_text');
export function leavePage(site, c) {
  return page(site, c, { key: 'leave', title: site.other('help'), main: () =>
    site.kit.title(site.plan.name) + site.kit.card('', site.kit.p(leaveText(site)) + contact(site, c)) + filler(site, c, ['faq']) });
}
export function donePage(site, c, framed) {
  const k = site.kit, act = (what, body) => k.form({ action: c.url(`/act/${what}`) }, body);
  const again = site.trick('uncancel_button') ? act('resume', k.btn(site.w('resume'), { name: 'go', value: '1', tone: 'plain' })) : '';
  const ask = site.trick('survey_after_complete') && !framed ? k.card(site.w('after_survey'), act('feedback', k.area({ name: 'text',
    label: site.other('free_text') }) + k.acts([k.btn(site.other('next'), { name: 'go', value: 'send' }), k.btn(site.w('skip'), { name: 'go',
      value: 'skip', tone: 'ghost' })]))) : '';
  const told = k.p(site.w('done_text')) + (site.axes.number ? k.p(`${site.w('l_number')}: ${site.number}`) : '');
  const main = () => k.title(site.w('done_title')) + k.card('', told + k.acts([k.btn(site.w('back'), { href: c.url(PATHS[site.holder]), tone: 'main_',
    target: framed ? '_top' : null }), framed ? '' : again])) + ask;
  return framed ? bare(site, c, { title: site.w('done_title'), main }) : page(site, c, { key: 'done', title: site.w('done_title'), main });
}
export function articlePage(site, c) {
  const n = c.path.length, q = site.words.lists.faq_q[n % 10];
  return page(site, c, { key: 'article', title: q, main: () =>
    site.kit.title(q) + site.kit.p(site.words.lists.faq_a[n % 10]) + filler(site, c, ['recommendations']) });
}
