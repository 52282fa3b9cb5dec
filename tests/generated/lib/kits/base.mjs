// Plain semantic HTML, and what every kit inherits: a kit overrides class names (`names`) and the parts that its library writes differently.
import { attrs, each, esc } from '../html.mjs';
import { hash } from '../rng.mjs';
import { css } from './css.mjs';

export class Kit {
  static id = 'semantic';
  constructor(rng) {
    this.rng = rng; this.n = 0; this.color = rng.pick(['#1d4ed8', '#0f766e', '#b91c1c', '#6d28d9', '#c2410c', '#15803d', '#111827', '#be185d']);
    this.radius = rng.pick([2, 4, 8, 12]); this.font = rng.pick(['system-ui, sans-serif', 'Georgia, serif', '"Helvetica Neue", Arial, sans-serif']);
    this.hidesRest = false;
  }
  names() { return {}; }
  hex(name) { return hash(this.rng.seed + name).toString(36).slice(0, 6); }
  cls(...parts) { this.table ??= this.names(); return parts.filter(Boolean).map((p) => this.table[p] ?? p).join(' '); }
  sel(name) { return '.' + this.cls(name).split(' ').map((x) => x.replace(/[^\w-]/g, '\\$&')).join('.'); }
  css() { return css(this); }
  begin() { this.n = 0; return this; }
  uid(prefix = 'f') { return `${prefix}-${++this.n}`; }

  // --- actions: {tone, name, value, href, open, closes, gated, wait, aria, role}
  pressed(o) {
    const off = o.gated || o.wait;
    return attrs({ name: o.name, value: o.value, 'data-open': o.open, 'data-close': o.closes, 'data-gated': o.gated, 'data-wait': o.wait, disabled: off,
      'aria-label': o.aria, role: o.role, 'aria-haspopup': o.open ? 'menu' : null });
  }
  btn(label, o = {}) {
    const c = this.cls('btn', o.tone || 'plain');
    if (o.href) return `<a class="${c}" href="${esc(o.href)}"${attrs({ role: o.role, target: o.target })}>${this.inBtn(label)}</a>`;
    return `<button type="${o.name ? 'submit' : 'button'}" class="${c}"${this.pressed(o)}>${o.html ?? this.inBtn(label)}</button>`;
  }
  inBtn(label) { return esc(label); }
  acts(list) { return `<div class="${this.cls('acts')}">${list.join('')}</div>`; }

  // --- showing
  title(text, level = 1) { return `<h${level} class="${this.cls(level === 1 ? 'title' : 'sub')}">${esc(text)}</h${level}>`; }
  p(text) { return `<p class="${this.cls('p')}">${esc(text)}</p>`; }
  card(title, body, badge = '') {
    const head = title ? `<div class="${this.cls('cardHead')}">${this.title(title, 2)}${badge}</div>` : badge;
    return `<section class="${this.cls('card')}">${head}<div class="${this.cls('cardBody')}">${body}</div></section>`;
  }
  badge(text, on) { return `<span class="${this.cls('badge', on ? 'badgeOn' : 'badgeOff')}">${esc(text)}</span>`; }
  dl(pairs) { return `<dl class="${this.cls('dl')}">${each(pairs, ([k, v]) => `<dt>${esc(k)}</dt><dd>${v}</dd>`)}</dl>`; }
  rows(heads, rows) {
    const head = each(heads, (x) => `<th class="${this.cls('th')}" scope="col">${esc(x)}</th>`);
    const body = each(rows, (r) => `<tr class="${this.cls('tr')}">${each(r, (x) => `<td class="${this.cls('td')}">${x}</td>`)}</tr>`);
    return `<table class="${this.cls('table')}"><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
  }
  list(items) { return `<ul class="${this.cls('list')}">${each(items, (x) => `<li class="${this.cls('li')}">${x}</li>`)}</ul>`; }
  alert(text, tone = 'info') { return `<div class="${this.cls('alert', tone)}" role="${tone === 'bad' ? 'alert' : 'status'}">${esc(text)}</div>`; }
  toast(text) { return `<div class="${this.cls('toast')}" role="status" aria-live="polite">${esc(text)}</div>`; }
  skeleton() { return `<div aria-busy="true">${`<div class="${this.cls('skel')}"></div>`.repeat(5)}</div>`; }
  acc(title, body) { return `<details class="${this.cls('acc')}"><summary class="${this.cls('accHead')}">${esc(title)}</summary>`
    + `<div class="${this.cls('accBody')}">${body}</div></details>`; }
  fold(title, body, wrap) {
    const id = this.uid('acc');
    const head = `<button type="button" class="${this.cls('accHead')}" aria-expanded="false" aria-controls="${id}" data-toggle="${id}">${esc(title)}</button>`;
    return `<div class="${this.cls('acc')}">${wrap ? wrap(head) : head}<div id="${id}" class="${this.cls('accBody')}" hidden>${body}</div></div>`;
  }
  tabs(list) {
    const ids = list.map(() => this.uid('tab'));
    const heads = each(list, (x, i) => `<button type="button" role="tab" class="${this.cls('tab')}" id="${ids[i]}-h" aria-controls="${ids[i]}" `
      + `aria-selected="${i === 0}" data-tab="${ids[i]}">${esc(x.title)}</button>`);
    const panels = each(list, (x, i) => `<div role="tabpanel" id="${ids[i]}" aria-labelledby="${ids[i]}-h" `
      + `class="${this.cls('panelTab')}"${i ? ' hidden' : ''}>${x.body}</div>`);
    return `<div data-tabs><div role="tablist" class="${this.cls('tabs')}">${heads}</div>${panels}</div>`;
  }

  // --- fields: {name, label, value, options: [{v, t, on}], placeholder}
  text(o) {
    const id = this.uid();
    return `<div class="${this.cls('field')}"><label class="${this.cls('label')}" for="${id}">${esc(o.label)}</label>`
      + `<input class="${this.cls('input')}" id="${id}"${attrs({ name: o.name, type: o.type || 'text', value: o.value, autocomplete: 'off' })}></div>`;
  }
  area(o) {
    const id = this.uid();
    return `<div class="${this.cls('field')}"><label class="${this.cls('label')}" for="${id}">${esc(o.label)}</label>`
      + `<textarea class="${this.cls('input')}" id="${id}" name="${o.name}" rows="3"></textarea></div>`;
  }
  radios(o) {
    const items = each(o.options, (x) => `<label class="${this.cls('radio')}">`
      + `<input class="${this.cls('radioInput')}" type="radio"${attrs({ name: o.name, value: x.v, checked: x.on })}> <span>${esc(x.t)}</span></label>`);
    return `<fieldset class="${this.cls('field')}"><legend class="${this.cls('label')}">${esc(o.label)}</legend>${items}</fieldset>`;
  }
  cards(o) {
    const items = each(o.options, (x) => {
      const id = this.uid('opt');
      return `<div><input class="${this.cls('hid')}" type="radio" id="${id}"${attrs({ name: o.name, value: x.v, checked: x.on })}>`
        + `<label class="${this.cls('opt')}" for="${id}">${esc(x.t)}</label></div>`;
    });
    return `<div role="radiogroup" aria-label="${esc(o.label)}" class="${this.cls('field')}">${items}</div>`;
  }
  select(o) {
    const id = this.uid();
    const options = `<option value="">${esc(o.placeholder)}</option>` + each(o.options, (x) =>
      `<option${attrs({ value: x.v, selected: x.on })}>${esc(x.t)}</option>`);
    return `<div class="${this.cls('field')}"><label class="${this.cls('label')}" for="${id}">${esc(o.label)}</label>`
      + `<select class="${this.cls('input')}" id="${id}" name="${o.name}">${options}</select></div>`;
  }
  // a custom select: the list is put at the end of body when it opens
  listbox(o) {
    const id = this.uid('lb'), on = o.options.find((x) => x.on);
    const options = each(o.options, (x) => `<li role="option" class="${this.cls('option')}" aria-selected="${!!x.on}" `
      + `data-value="${esc(x.v)}">${esc(x.t)}</li>`);
    return `<div class="${this.cls('field')}"><span class="${this.cls('label')}" `
      + `id="${id}-l">${esc(o.label)}</span>${this.combo(id, on ? on.t : o.placeholder)}`
      + `<input type="hidden" id="${id}-v" name="${o.name}" value="${on ? esc(on.v) : ''}"><template id="${id}-t"><div class="${this.cls('pop')}">`
        + `<ul role="listbox" id="${id}" aria-labelledby="${id}-l" class="${this.cls('listbox')}">${options}</ul></div></template></div>`;
  }
  combo(id, text) { return `<button type="button" role="combobox" class="${this.cls('combo')}" aria-haspopup="listbox" aria-expanded="false" `
    + `aria-controls="${id}" aria-labelledby="${id}-l" data-list="${id}"><span data-shown>${esc(text)}</span></button>`; }
  check(o) { return `<div class="${this.cls('field')}"><label class="${this.cls('check')}">`
    + `<input class="${this.cls('checkInput')}" type="checkbox"${attrs({ name: o.name, value: '1', checked: o.on })}> <span>${esc(o.label)}</span>`
      + `</label></div>`; }
  // a switch that starts something: `start` means that the page answers, the switch itself stays as it is
  toggle(o) { return `<label class="${this.cls('check')}"><input type="checkbox" role="switch" `
    + `class="${this.cls('checkInput')}"${attrs({ name: o.name, checked: o.on, 'data-start': o.start })}> <span>${esc(o.label)}</span></label>`; }
  // a custom check or switch without a native input that shows
  fakeCheck(o, role, inner) {
    const id = this.uid('ck');
    return `<button type="button" role="${role}" id="${id}" aria-checked="${!!o.on}" data-state="${o.on ? 'checked' : 'unchecked'}" `
      + `class="${this.cls(role === 'switch' ? 'switch' : 'box')}" `
        + `data-check${attrs({ 'aria-label': inner ? null : o.label, 'data-start': o.start })}>`
          + `${inner || `<span class="${this.cls('thumb')}"></span>`}</button>`
      + `<input type="checkbox" aria-hidden="true" tabindex="-1" `
        + `class="${this.cls('hid')}"${attrs({ name: o.name, value: '1', checked: o.on })}>`
          + `${inner ? '' : `<label for="${id}" class="${this.cls('checkLabel')}">${esc(o.label)}</label>`}`;
  }

  // --- layers, put at the end of body: kind dialog, drawer or pop
  modal(o) { return o.kind === 'pop' ? this.popconfirm(o) : this.dialog(o); }
  x(close) { return `<button type="button" class="${this.cls('x')}" aria-label="${esc(close)}" data-close>×</button>`; }
  dialog(o) {
    const id = this.uid('dlg');
    return `<dialog class="${this.cls('dialog', o.kind === 'drawer' && 'drawer')}" aria-labelledby="${id}">${this.x(o.close)}<h2 id="${id}" `
      + `class="${this.cls('sub')}">${esc(o.title)}</h2>${o.body}</dialog>`;
  }
  popconfirm(o) {
    const id = this.uid('pop');
    return `<div class="${this.cls('pop')}" role="dialog" aria-labelledby="${id}"><strong id="${id}">${esc(o.title)}</strong>${o.body}</div>`;
  }
  // o.items: [{label, href}] or [{label, form: {action, name, value, fields}}]
  menu(o) {
    const id = this.uid('menu');
    return `${this.menuButton(o, id)}<template id="${id}"><div class="${this.cls('pop')}">`
      + `<ul role="menu" class="${this.cls('menu')}">${each(o.items, (x) => `<li role="none">${this.menuItem(x)}</li>`)}</ul></div></template>`;
  }
  menuButton(o, id) { return this.btn(o.label, { tone: 'icon', open: id, aria: o.label, html: o.face ?? '⋮' }); }
  menuItem(x) {
    if (x.href) return `<a role="menuitem" class="${this.cls('menuItem')}" href="${esc(x.href)}">${esc(x.label)}</a>`;
    return this.form(x.form, `<button type="submit" role="menuitem" `
      + `class="${this.cls('menuItem')}"${attrs({ name: x.form.name, value: x.form.value })}>${esc(x.label)}</button>`);
  }
  form(o, body) {
    const hidden = each(Object.entries(o.fields || {}), ([k, v]) => `<input type="hidden" name="${k}" value="${esc(v)}">`);
    return `<form method="post" class="${this.cls('form')}" `
      + `novalidate${attrs({ action: o.action, 'data-ajax': o.ajax, 'data-rules': o.rules && JSON.stringify(o.rules), 'data-gate': o.gate })}>`
        + `${hidden}${body}</form>`;
  }

  // --- frame of a page
  header(o) {
    const links = each(o.links, (x) => `<a class="${this.cls('navLink')}" href="${esc(x.href)}">${esc(x.label)}</a>`);
    return `<header class="${this.cls('header')}"><a class="${this.cls('brand')}" href="${esc(o.home)}">${esc(o.brand)}</a>`
      + `<nav class="${this.cls('nav')}">${links}</nav>${o.menu}</header>`;
  }
  side(links) { return `<aside class="${this.cls('side')}"><nav>`
    + `${each(links, (x) => `<a class="${this.cls('sideLink')}" href="${esc(x.href)}">${esc(x.label)}</a>`)}</nav></aside>`; }
  main(body) { return `<main class="${this.cls('main')}" id="view">${body}</main>`; }
  footer(body) { return `<footer class="${this.cls('footer')}">${body}</footer>`; }
  wrap(body, sided) { return `<div class="${this.cls('wrap', sided && 'sided')}">${body}</div>`; }
  grid(items) { return `<div class="${this.cls('grid')}">${each(items, (x) => `<article class="${this.cls('item')}">${x}</article>`)}</div>`; }
  elements() { return null; }
}
