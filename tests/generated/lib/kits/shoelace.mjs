import { attrs, each, esc } from '../html.mjs';
import { Kit } from './base.mjs';

// Shoelace / Web Awesome: custom elements with open shadow roots (defined in elements.mjs).
export class Shoelace extends Kit {
  static id = 'shoelace';
  prefix() { return 'sl'; }
  tones() { return { main_: 'primary', plain: 'default', danger: 'danger', ghost: 'text', tiny: 'text', icon: 'default' }; }
  tag(name, o, body = '') { const t = `${this.prefix()}-${name}`; return `<${t}${attrs(o)}>${body}</${t}>`; }
  elements() { return { prefix: this.prefix(), color: this.color, radius: this.radius }; }
  look() { return `sl-button,sl-checkbox,sl-switch,sl-radio,sl-input,sl-select,sl-textarea,sl-radio-group{display:inline-block;vertical-align:middle}`
    + `sl-checkbox,sl-radio,sl-input,sl-select,sl-textarea,sl-radio-group{display:block;margin:8px 0}`
      + `sl-option{display:block;padding:6px 12px;cursor:pointer}sl-badge{font-size:12px;border-radius:99px;padding:1px 9px;background:#e8eaee}`
        + `sl-card{display:block}`; }
  btn(label, o = {}) {
    const off = o.gated || o.wait;
    return this.tag('button', { variant: this.tones()[o.tone || 'plain'], size: o.tone === 'tiny' ? 'small' : 'medium', type: o.name ? 'submit'
      : 'button', name: o.name, value: o.value, href: o.href, target: o.target, 'data-open': o.open, 'data-close': o.closes, 'data-gated': o.gated,
        'data-wait': o.wait, disabled: off, label: o.aria }, o.html ?? esc(label));
  }
  card(title, body, badge = '') { return this.tag('card', { class: this.cls('card') }, (title
    ? `<div slot="header" class="${this.cls('cardHead')}">${this.title(title, 2)}${badge}</div>` : badge) + body); }
  badge(text, on) { return this.tag('badge', { variant: on ? 'success' : 'neutral', pill: true }, esc(text)); }
  text(o) { return this.tag('input', { name: o.name, label: o.label, type: o.type || 'text', value: o.value }); }
  area(o) { return this.tag('textarea', { name: o.name, label: o.label }); }
  check(o) { return this.tag('checkbox', { name: o.name, value: '1', checked: o.on }, esc(o.label)); }
  toggle(o) { return this.tag('switch', { name: o.name, checked: o.on, 'data-start': o.start }, esc(o.label)); }
  radios(o) { return this.tag('radio-group', { name: o.name, label: o.label, value: o.options.find((x) => x.on)?.v }, each(o.options, (x) =>
    this.tag('radio', { value: x.v }, esc(x.t)))); }
  cards(o) { return this.radios(o); }
  select(o) { return this.tag('select', { name: o.name, label: o.label, placeholder: o.placeholder, value: o.options.find((x) =>
    x.on)?.v }, each(o.options, (x) => this.tag('option', { value: x.v }, esc(x.t)))); }
  listbox(o) { return this.select(o); }
  dialog(o) { return this.tag(o.kind === 'drawer' ? 'drawer' : 'dialog', { label: o.title, open: true, 'close-label': o.close }, o.body); }
}

// Ionic: ion- elements, the native parts in shadow roots, selects that open a popover at the end of the page.
export class Ionic extends Shoelace {
  static id = 'ionic';
  prefix() { return 'ion'; }
  look() {
    return 'ion-button,ion-toggle{display:inline-block;vertical-align:middle}'
      + 'ion-checkbox,ion-radio,ion-input,ion-textarea,ion-radio-group{display:block;margin:8px 0}'
      + 'ion-badge{font-size:12px;border-radius:4px;padding:2px 8px;background:#dde}ion-card,ion-item{display:block}'
      + 'ion-label{display:block}';
  }
  uid(prefix = 'f') { return `ion-${prefix}-${this.n++}`; }
  names() { return { item: 'ion-col', card: 'md ion-activatable', pop: 'popover-md popover-viewport',
    option: 'item md item-lines-default select-interface-option', listbox: 'list-md', menuItem: 'item md menu-item',
      combo: 'select-wrapper native-wrapper', header: 'header-md toolbar', main: 'content-ltr', toast: 'toast-wrapper', dl: 'list-inset' }; }
  tones() { return { main_: 'solid', plain: 'outline', danger: 'solid', ghost: 'clear', tiny: 'clear', icon: 'clear' }; }
  btn(label, o = {}) { return super.btn(label, o).replace(' variant=', ' fill=').replace('<ion-button',
    `<ion-button class="md button ion-activatable"${o.tone === 'danger' ? ' color="danger"' : ''}`); }
  toggle(o) { return this.tag('toggle', { name: o.name, checked: o.on, 'data-start': o.start }, esc(o.label)); }
  list(items) { return this.tag('list', { class: this.cls('list') }, each(items, (x) => `<ion-item class="${this.cls('li')}">${x}</ion-item>`)); }
  listbox(o) { return Kit.prototype.listbox.call(this, o); }
  select(o) { return this.listbox(o); }
  dialog(o) { return this.tag('modal', { label: o.title, open: true, 'close-label': o.close, class: o.kind === 'drawer' ? 'modal-sheet show-modal'
    : 'show-modal' }, o.body); }
}
