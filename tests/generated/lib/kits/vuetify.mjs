import { attrs, each, esc } from '../html.mjs';
import { Kit } from './base.mjs';

// Vuetify 3: v- classes, overlays in a container at the end of body, selection controls with the native input under an icon.
export class Vuetify extends Kit {
  static id = 'vuetify';
  uid(prefix = 'input') { return `${prefix === 'f' ? 'input' : prefix}-v${++this.n}`; }
  names() {
    return {
      header: 'v-toolbar v-app-bar v-theme--light', brand: 'v-toolbar-title', nav: 'v-toolbar__content', navLink: 'v-btn-nav',
        wrap: 'v-container v-locale--is-ltr', sided: 'v-layout', main: 'v-main', side: 'v-navigation-drawer v-navigation-drawer--active',
          sideLink: 'v-list-item v-list-item--link', footer: 'v-footer v-theme--light', card: 'v-card v-theme--light v-card--density-default',
            cardHead: 'v-card-item', cardBody: 'v-card-text', title: 'text-h4 mb-4', sub: 'v-card-title', p: 'text-body-1',
      btn: 'v-btn v-theme--light v-btn--size-default', main_: 'bg-primary v-btn--variant-elevated', plain: 'v-btn--variant-outlined',
        danger: 'bg-error v-btn--variant-elevated', ghost: 'v-btn--variant-text text-primary', tiny: 'v-btn--variant-plain v-btn--size-x-small',
          icon: 'v-btn--icon', acts: 'v-card-actions', badge: 'v-chip v-chip--label', badgeOn: 'text-success', badgeOff: 'text-grey',
            table: 'v-table__table', tr: 'v-data-table__tr', td: 'v-data-table__td', th: 'v-data-table__th', list: 'v-list', li: 'v-list-item-row',
      alert: 'v-alert', good: 'bg-success-soft', bad: 'bg-error-soft', info: 'bg-info-soft', toast: 'v-snackbar__wrapper', skel: 'v-skeleton-loader',
        acc: 'v-expansion-panel', accHead: 'v-expansion-panel-title', accBody: 'v-expansion-panel-text', tabs: 'v-slide-group v-tabs',
          tab: 'v-btn-tab v-tab', field: 'v-input v-input--horizontal', label: 'v-label v-field-label', input: 'v-field__input',
            combo: 'v-field v-select__selection', radio: 'v-selection-control v-radio', check: 'v-selection-control',
      layer: 'v-overlay v-overlay--active v-dialog', backdrop: 'v-overlay__scrim', panel: 'v-overlay__content', drawer: 'v-navigation-drawer--right',
        pop: 'v-menu v-overlay__content--menu', menu: 'v-list v-list--nav', menuItem: 'v-list-item v-list-item--menu',
          listbox: 'v-list v-select__content', option: 'v-list-item v-list-item--option', grid: 'v-row', item: 'v-col', dl: 'v-row-grid',
            opt: 'v-item v-sheet', x: 'v-btn--close',
    };
  }
  look() { return '.v-selection-control__input{position:relative;width:24px;height:24px;display:inline-block}.v-selection-control__input '
    + 'input{position:absolute;inset:0;width:100%;height:100%;opacity:0;cursor:pointer;margin:0}.v-selection-control__input '
      + 'i{display:block;width:18px;height:18px;margin:3px;border:2px solid #666;border-radius:3px}.v-selection-control__input '
        + 'input:checked+i{background:' + this.color + '}.v-radio i{border-radius:50%}.v-btn{letter-spacing:.09em}.v-switch__track{border-radius:9px}'; }
  inBtn(label) { return `<span class="v-btn__overlay"></span><span class="v-btn__underlay"></span>`
    + `<span class="v-btn__content" data-no-activator="">${esc(label)}</span>`; }
  dl(pairs) { return `<div class="${this.cls('dl')}">${each(pairs, ([k,
    v]) => `<div class="v-list-item-title">${esc(k)}</div><div class="v-list-item-subtitle">${v}</div>`)}</div>`; }
  look2(o, type, extra = '') {
    const id = this.uid(type);
    return `<div class="v-selection-control__wrapper"><div class="v-selection-control__input">`
      + `<input id="${id}" type="${type}"${attrs({ name: o.name, value: o.value, checked: o.on, 'data-start': o.start, 'aria-label': o.aria })}${extra}>`
        + `<i aria-hidden="true"></i></div></div><label class="v-label v-label--clickable" for="${id}">${esc(o.label)}</label>`;
  }
  check(o) { return `<div class="${this.cls('field')} v-checkbox">`
    + `<div class="${this.cls('check')}">${this.look2({ ...o, value: '1' }, 'checkbox')}</div></div>`; }
  toggle(o) { return `<div class="v-input v-switch"><div class="${this.cls('check')}">${this.look2(o, 'checkbox', ' role="switch"')}</div></div>`; }
  radios(o) {
    const id = this.uid('radio-group');
    return `<div class="${this.cls('field')} v-radio-group"><label class="v-label" id="${id}">${esc(o.label)}</label>`
      + `<div role="radiogroup" aria-labelledby="${id}" class="v-selection-control-group">`
        + `${each(o.options, (x) => `<div class="${this.cls('radio')}">${this.look2({ name: o.name, value: x.v, on: x.on, label: x.t },
          'radio')}</div>`)}</div></div>`;
  }
  select(o) { return this.listbox(o); }
  combo(id, text) { return `<div class="${this.cls('combo')}" role="combobox" tabindex="0" aria-haspopup="listbox" aria-expanded="false" `
    + `aria-controls="${id}" aria-labelledby="${id}-l" data-list="${id}"><span class="v-select__selection-text" data-shown>${esc(text)}</span></div>`; }
  acc(title, body) { return this.fold(title, body); }
  dialog(o) {
    return `<div class="v-overlay-container"><div class="${this.cls('layer')}" role="dialog" aria-modal="true"><div class="${this.cls('backdrop')}">`
      + `</div><div class="${this.cls('panel', o.kind === 'drawer' && 'drawer')}">`
        + `<div class="v-card v-card--flat">${this.x(o.close)}<div class="${this.cls('sub')}">${esc(o.title)}</div>${o.body}</div></div></div></div>`;
  }
  toast(text) { return `<div class="v-overlay-container"><div class="v-overlay v-snackbar v-overlay--active"><div class="${this.cls('toast')}">`
    + `<div class="v-snackbar__content" role="status" aria-live="polite">${esc(text)}</div></div></div></div>`; }
  main(body) { return `<main class="${this.cls('main')}" id="view" data-v-app>${body}</main>`; }
}
