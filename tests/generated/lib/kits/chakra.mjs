import { attrs, each, esc } from '../html.mjs';
import { Kit } from './base.mjs';

// Chakra UI: chakra- classes with emotion hashes, visually hidden inputs, portals, focus locks.
export class Chakra extends Kit {
  static id = 'chakra';
  constructor(rng) { super(rng); this.hidesRest = true; }
  uid() { return `field-:r${(++this.n).toString(36)}:`; }
  names() {
    const c = (base) => `${base} css-${this.hex(base)}`;
    const plain = { header: 'chakra-header', brand: 'chakra-link', nav: 'chakra-nav', navLink: 'chakra-link-nav', wrap: 'chakra-container',
      sided: 'chakra-split', main: 'chakra-main', side: 'chakra-aside', sideLink: 'chakra-side-link', footer: 'chakra-footer', card: 'chakra-card',
        cardHead: 'chakra-card__header', cardBody: 'chakra-card__body', title: 'chakra-heading', sub: 'chakra-heading-md', p: 'chakra-text',
          btn: 'chakra-button', acts: 'chakra-button__group', badge: 'chakra-badge', dl: 'chakra-stat-grid', table: 'chakra-table', list: 'chakra-list',
            li: 'chakra-list__item', alert: 'chakra-alert', toast: 'chakra-toast', skel: 'chakra-skeleton', acc: 'chakra-accordion__item',
              accHead: 'chakra-accordion__button', accBody: 'chakra-collapse', tabs: 'chakra-tabs__tablist', tab: 'chakra-tabs__tab',
                field: 'chakra-form-control', label: 'chakra-form__label', input: 'chakra-input', combo: 'chakra-select__trigger',
                  radio: 'chakra-radio', check: 'chakra-checkbox', checkInput: 'chakra-checkbox__input', radioInput: 'chakra-radio__input',
                    layer: 'chakra-modal__content-container', backdrop: 'chakra-modal__overlay', panel: 'chakra-modal__content',
                      x: 'chakra-modal__close-btn', pop: 'chakra-popover__content', menu: 'chakra-menu__menu-list', menuItem: 'chakra-menu__menuitem',
                        listbox: 'chakra-select__list', option: 'chakra-select__option', grid: 'chakra-grid', item: 'chakra-grid__item',
                          opt: 'chakra-radio-card', icon: 'chakra-iconbutton', main_: 'chakra-solid', plain: 'chakra-outline', danger: 'chakra-danger',
                            ghost: 'chakra-link-button', tiny: 'chakra-xs' };
    return Object.fromEntries(Object.entries(plain).map(([k, v]) => [k, c(v)]));
  }
  look() {
    return `.chakra-checkbox__input,.chakra-radio__input,.chakra-switch__input{border:0;clip:rect(0,0,0,0);height:1px;width:1px;margin:-1px;`
      + `padding:0;overflow:hidden;white-space:nowrap;position:absolute}`
      + ``
      + `.chakra-checkbox__control,.chakra-radio__control{display:inline-block;width:16px;height:16px;border:2px solid #8a93a3;border-radius:3px}`
      + `.chakra-radio__control{border-radius:50%}`
      + `:checked+.chakra-checkbox__control,:checked+.chakra-radio__control,:checked+.chakra-switch__track{background:${this.color}}`
      + `.chakra-switch__track{display:inline-block;width:36px;height:18px;border-radius:9px;background:#bbb}`;
  }
  mark(o, kind, type, extra) {
    return `<input class="chakra-${kind}__input" type="${type}"${attrs({ name: o.name, value: o.value, checked: o.on, 'data-start': o.start })}>`
      + `<span aria-hidden="true" class="chakra-${kind}__${extra || 'control'} css-${this.hex(kind)}"></span>`
        + `<span class="chakra-${kind}__label">${esc(o.label)}</span>`;
  }
  check(o) { return `<div class="${this.cls('field')}" role="group">`
    + `<label class="${this.cls('check')}">${this.mark({ ...o, value: '1' }, 'checkbox', 'checkbox')}</label></div>`; }
  radios(o) {
    const items = each(o.options, (x) => `<label class="${this.cls('radio')}">`
      + `${this.mark({ name: o.name, value: x.v, on: x.on, label: x.t }, 'radio', 'radio')}</label>`);
    return `<div class="${this.cls('field')}"><p class="${this.cls('label')}">${esc(o.label)}</p>`
      + `<div role="radiogroup" aria-label="${esc(o.label)}" class="chakra-radio-group">${items}</div></div>`;
  }
  toggle(o) { return `<label class="chakra-switch ${this.cls('check')}">${this.mark(o, 'switch', 'checkbox', 'track')}</label>`; }
  acc(title, body) { return this.fold(title, body, (head) => `<h2>${head}</h2>`); }
  dialog(o) {
    const id = this.uid();
    return `<div class="chakra-portal"><div class="${this.cls('backdrop')}"></div><div data-focus-lock-disabled="false">`
      + `<div tabindex="-1" class="${this.cls('layer')}"><section role="dialog" aria-modal="true" aria-labelledby="${id}" tabindex="-1" `
        + `class="${this.cls('panel', o.kind === 'drawer' && 'drawer')}">`
          + `<header class="chakra-modal__header ${this.cls('sub')}" id="${id}">${esc(o.title)}</header>${this.x(o.close)}<div `
            + `class="chakra-modal__body">${o.body}</div></section></div></div></div>`;
  }
  toast(text) { return `<div role="region" aria-live="polite" aria-label="Notifications-bottom"><div role="status" aria-atomic="true">`
    + `<div class="${this.cls('toast')}"><div class="chakra-alert__title">${esc(text)}</div></div></div></div>`; }
}
