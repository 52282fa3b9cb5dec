// What else an account's pages carry: prices, invoices, newsletter, questions, settings. None of it ends the subscription.
import { each, esc } from './html.mjs';

const act = (site, c, what, body, fields) => site.kit.form({ action: c.url(`/act/${what}`), fields }, body);
const button = (site, label, tone = 'plain') => site.kit.btn(label, { name: 'go', value: '1', tone });
function goods(site, c, title, from, n) {
  const items = site.words.many('item', 10).slice(from, from + n);
  return site.kit.card(title, site.kit.grid(items.map((x, i) =>
    `<strong>${esc(x)}</strong><div>${esc(site.money(5 + ((i * 7 + from) % 30) + 0.5))}</div>`
      + `${act(site, c, 'buy', button(site, site.w('buy')), { item: i })}`)));
}
export const REGIONS = {
  catalogue: (site, c) => goods(site, c, site.other('recs_title'), 0, 4),
  recommendations: (site, c) => goods(site, c, site.w('recs_title'), 4, 3),
  invoices: (site, c) => site.kit.card(site.w('invoices'), site.kit.rows(['l_next', 'l_price', 'l_number'].map((x) =>
    site.other(x, 2)), [0, 1, 2].map((i) => [esc(site.date(11 - i, 3 + i, 2026)), esc(site.priceOnly),
      `<a href="${esc(c.url(`/invoice/${77010 - i}`))}">PDF ${77010 - i}</a>`]))),
  newsletter: (site, c) => site.kit.card(site.w('news_title'), newsletter(site, c)),
  faq: (site) => site.kit.card(site.w('help'), each(site.words.many('faq_q', 3), (q, i) => site.kit.acc(q, site.kit.p(site.words.lists.faq_a[i])))),
  promo: (site, c) => site.kit.card('', site.kit.p(site.w('promo')) + act(site, c, 'upgrade', button(site, site.other('upgrade'), 'main_'))),
  settings: (site, c) => site.kit.card(site.w('profile'), settings(site, c)),
  payment: (site, c) => site.kit.card(site.w('payment'), site.kit.p('Visa •••• 4242 · 09/28') + site.kit.btn(site.w('save'), { href: c.url('/payment'),
    tone: 'ghost' })),
};
export function newsletter(site, c) {
  const box = site.trick('prechecked_newsletter') ? site.kit.check({ name: 'news', label: site.other('newsletter_box'), on: true }) : '';
  return act(site, c, 'news', site.kit.text({ name: 'mail', label: site.w('email'), type: 'email' }) + box + button(site, site.w('news_button')));
}
export function settings(site, c) {
  return act(site, c, 'profile', site.kit.text({ name: 'mail', label: site.other('email'), value: 'sam.rivera@example.test' })
    + site.kit.check({ name: 'tips', label: site.other('newsletter_box', 2), on: true }) + button(site, site.other('save'), 'main_'));
}
export function cookies(site, c) {
  const k = site.kit, form = k.form({ action: c.url('/act/cookie'), ajax: true }, k.btn(site.w('cookie_yes'), { name: 'go', value: 'yes',
    tone: 'main_' }) + k.btn(site.w('cookie_no'), { name: 'go', value: 'no' }));
  return `<div class="cookies" data-bar><span>${esc(site.w('cookie_text'))}</span>${form}</div>`;
}
export const bubble = (site, c) => `<div class="bubble">${site.kit.btn(site.w('chat'), { href: c.url('/chat'), tone: 'main_' })}</div>`;
