import { attrs, each, esc } from '../html.mjs';
import { Kit } from './base.mjs';

// Div soup: divs that listen to clicks, class names without meaning, headings that are only big; half of the sites give buttons a role.
export class Soup extends Kit {
  static id = 'soup';
  constructor(rng) { super(rng); this.roles = rng.sub('roles').chance(0.5); }
  uid() { return `x${this.hex('id')}${++this.n}`; }
  names() { return new Proxy({}, { get: (_, name) => (typeof name === 'string' && !/^(form|hid)$/.test(name) ? `_${this.hex(name)}` : undefined) }); }
  look(c) { return `.cb{width:17px;height:17px;border:2px solid `
    + `#777;display:inline-block}.rb{border-radius:50%}.nat{position:absolute;opacity:0;width:17px;height:17px;margin:0}.nat:checked+.cb{background:${c}}`; }
  div(name, body, more = '') { return `<div class="${this.cls(name)}"${more}>${body}</div>`; }
  btn(label, o = {}) {
    const on = o.href ? { 'data-href': o.href, 'data-top': o.target === '_top' } : { 'data-submit': !!o.name, 'data-name': o.name,
      'data-value': o.value, 'data-open': o.open, 'data-close': o.closes, 'data-gated': o.gated, 'data-wait': o.wait, 'aria-disabled': o.gated || o.wait
        ? 'true' : null };
    const role = this.roles ? { role: o.href ? 'link' : 'button', tabindex: 0 } : {};
    return this.div('btn', o.html ?? `<span>${esc(label)}</span>`, attrs({ ...on, ...role, 'aria-label': o.aria,
      style: 'cursor:pointer' })).replace('class="', `class="${this.cls(o.tone || 'plain')} `);
  }
  title(text, level = 1) { return this.div(level === 1 ? 'title' : 'sub', esc(text)); }
  p(text) { return this.div('p', esc(text)); }
  card(title, body, badge = '') { return this.div('card', (title ? this.div('cardHead', this.title(title, 2) + badge) : badge) + this.div('cardBody', body)); }
  dl(pairs) { return each(pairs, ([k, v]) => this.div('pair', `<span class="${this.cls('k')}">${esc(k)}</span>: <span>${v}</span>`)); }
  rows(heads, rows) { return this.div('rows', this.div('li', each(heads, (x) => `<span>${esc(x)}</span>`)) + each(rows, (r) =>
    this.div('li', each(r, (x) => `<div>${x}</div>`)))); }
  list(items) { return this.div('list', each(items, (x) => this.div('li', x))); }
  alert(text, tone = 'info') { return this.div('alert', esc(text)).replace('class="', `class="${this.cls(tone)} `); }
  toast(text) { return this.div('toast', esc(text)); }
  acc(title, body) { const id = this.uid(); return this.div('acc',
    `<div class="${this.cls('accHead')}" data-toggle="${id}" style="cursor:pointer">${esc(title)}</div>`
      + `<div id="${id}" class="${this.cls('accBody')}" hidden>${body}</div>`); }
  tabs(list) {
    const ids = list.map(() => this.uid());
    return `<div data-tabs>${this.div('tabs', each(list, (x,
      i) => `<div class="${this.cls('tab')}" data-tab="${ids[i]}" style="cursor:pointer">${esc(x.title)}</div>`))}${each(list, (x,
        i) => `<div id="${ids[i]}" data-panel${i ? ' hidden' : ''}>${x.body}</div>`)}</div>`;
  }
  text(o) { return this.div('field', `${this.div('label', esc(o.label))}<input `
    + `class="${this.cls('input')}"${attrs({ name: o.name, type: o.type || 'text', value: o.value, placeholder: o.label, autocomplete: 'off' })}>`); }
  area(o) { return this.div('field', `${this.div('label', esc(o.label))}<textarea class="${this.cls('input')}" name="${o.name}" `
    + `placeholder="${esc(o.label)}"></textarea>`); }
  mark(o, type) { return `<label class="${this.cls('check')}">`
    + `<input type="${type}" class="nat"${attrs({ name: o.name, value: o.value, checked: o.on, 'data-start': o.start })}>`
      + `<span class="cb${type === 'radio' ? ' rb' : ''}"></span><span>${esc(o.label)}</span></label>`; }
  check(o) { return this.div('field', this.mark({ ...o, value: '1' }, 'checkbox')); }
  toggle(o) { return this.mark(o, 'checkbox'); }
  radios(o) { return this.div('field', this.div('label', esc(o.label)) + each(o.options, (x) =>
    this.mark({ name: o.name, value: x.v, on: x.on, label: x.t }, 'radio'))); }
  combo(id, text) { return `<div class="${this.cls('combo')}" data-list="${id}" `
    + `style="cursor:pointer"${this.roles ? ` role="combobox" tabindex="0" aria-expanded="false" aria-labelledby="${id}-l"` : ''}>`
      + `<span data-shown>${esc(text)}</span></div>`; }
  x(close) { return `<div class="${this.cls('x')}" data-close style="cursor:pointer" title="${esc(close)}" `
    + `aria-label="${esc(close)}"${this.roles ? ' role="button" tabindex="0"' : ''}>×</div>`; }
  dialog(o) { return this.div('layer', this.div('backdrop', '')
    + `<div class="${this.cls('panel', o.kind === 'drawer' && 'drawer')}">${this.x(o.close)}${this.title(o.title, 2)}${o.body}</div>`); }
  popconfirm(o) { return this.div('pop', `<b>${esc(o.title)}</b>${o.body}`); }
  menu(o) { const id = this.uid(); return `${this.menuButton(o, id)}<template `
    + `id="${id}">${this.div('pop', each(o.items, (x) => this.menuItem(x)))}</template>`; }
  menuItem(x) {
    const more = { style: 'cursor:pointer', role: this.roles ? 'menuitem' : null, tabindex: this.roles ? 0 : null };
    if (x.href) return `<div class="${this.cls('menuItem')}"${attrs({ 'data-href': x.href, ...more })}>${esc(x.label)}</div>`;
    return this.form(x.form, `<div class="${this.cls('menuItem')}"`
      + `${attrs({ 'data-submit': true, 'data-name': x.form.name, 'data-value': x.form.value, ...more })}>${esc(x.label)}</div>`);
  }
  header(o) { return this.div('header', `<div class="${this.cls('brand')}" data-href="${esc(o.home)}" style="cursor:pointer">${esc(o.brand)}</div>`
    + this.div('nav', each(o.links, (x) => `<div class="${this.cls('navLink')}" data-href="${esc(x.href)}" `
      + `style="cursor:pointer">${esc(x.label)}</div>`)) + o.menu); }
  side(links) {
    const link = (x) => `<div class="${this.cls('sideLink')}" data-href="${esc(x.href)}" style="cursor:pointer">${esc(x.label)}</div>`;
    return this.div('side', `<nav>${each(links, link)}</nav>`);
  }
  main(body) { return `<div class="${this.cls('main')}" id="view">${body}</div>`; }
  footer(body) { return this.div('footer', body); }
  grid(items) { return this.div('grid', each(items, (x) => this.div('item', x))); }
}
