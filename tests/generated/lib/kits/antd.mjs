import { attrs, each, esc } from '../html.mjs';
import { Kit } from './base.mjs';

// Ant Design: ant- classes with a CSS variable hash, button[role=switch], selects with a search input, popconfirms.
export class Antd extends Kit {
  static id = 'antd';
  uid() { return `rc_unique_${++this.n}`; }
  names() {
    const h = `css-dev-only-do-not-override-${this.hex('v')}`;
    return {
      header: 'ant-layout-header', brand: 'logo', nav: 'ant-menu ant-menu-root ant-menu-horizontal', navLink: 'ant-menu-item', wrap: `ant-layout ${h}`,
        sided: 'ant-layout-has-sider', main: 'ant-layout-content', side: 'ant-layout-sider ant-layout-sider-light', sideLink: 'ant-menu-item',
          footer: 'ant-layout-footer',
      card: `ant-card ant-card-bordered ${h}`, cardHead: 'ant-card-head', cardBody: 'ant-card-body', title: `ant-typography ${h}`,
        sub: 'ant-card-head-title', p: 'ant-typography', btn: `ant-btn ${h}`, main_: 'ant-btn-primary', plain: 'ant-btn-default',
          danger: 'ant-btn-primary ant-btn-dangerous', ghost: 'ant-btn-link', tiny: 'ant-btn-text ant-btn-sm', icon: 'ant-btn-text ant-btn-icon-only',
      acts: `ant-space ant-space-horizontal ${h}`, badge: `ant-tag ${h}`, badgeOn: 'ant-tag-success', badgeOff: 'ant-tag-default',
        dl: 'ant-descriptions', table: 'ant-table-content', th: 'ant-table-cell', td: 'ant-table-cell ant-table-cell-body', tr: 'ant-table-row',
          list: 'ant-list', li: 'ant-list-item', alert: 'ant-alert', good: 'ant-alert-success', bad: 'ant-alert-error', info: 'ant-alert-info',
      toast: 'ant-message-notice-content', skel: 'ant-skeleton ant-skeleton-active', acc: 'ant-collapse-item', accHead: 'ant-collapse-header',
        accBody: 'ant-collapse-content', tabs: 'ant-tabs-nav-list', tab: 'ant-tabs-tab', field: 'ant-form-item', label: 'ant-form-item-label',
          input: `ant-input ${h}`, combo: 'ant-select-selector', radio: 'ant-radio-wrapper', radioInput: 'ant-radio-input',
            check: 'ant-checkbox-wrapper', checkInput: 'ant-checkbox-input',
      opt: 'ant-radio-button-wrapper', switch: `ant-switch ${h}`, thumb: 'ant-switch-handle', layer: 'ant-modal-wrap', backdrop: 'ant-modal-mask',
        panel: 'ant-modal-content', drawer: 'ant-drawer-content', pop: 'ant-popover', menu: 'ant-dropdown-menu', menuItem: 'ant-dropdown-menu-item',
          listbox: 'rc-virtual-list-holder-inner', option: 'ant-select-item ant-select-item-option', grid: 'ant-row', item: 'ant-col', x: 'ant-modal-close',
    };
  }
  look() {
    return '.ant-btn{height:34px;padding:4px 15px}'
      + '.ant-select-selection-search-input{position:absolute;opacity:0;width:100%;left:0;top:0;height:100%;border:0;cursor:pointer}'
      + '.ant-select{position:relative;max-width:420px}.ant-modal-footer{text-align:end}';
  }
  inBtn(label) { return `<span>${esc(label)}</span>`; }
  dl(pairs) { return `<div class="${this.cls('dl')}">${each(pairs, ([k,
    v]) => `<span class="ant-descriptions-item-label">${esc(k)}</span><span class="ant-descriptions-item-content">${v}</span>`)}</div>`; }
  toggle(o) { return `<span class="ant-space-item">${this.fakeCheck(o, 'switch')}</span>`; }
  radios(o) {
    const items = each(o.options, (x) => `<label class="${this.cls('radio')}"><span class="ant-radio">`
      + `<input type="radio" class="ant-radio-input"${attrs({ name: o.name, value: x.v, checked: x.on })}><span class="ant-radio-inner"></span></span>`
        + `<span>${esc(x.t)}</span></label>`);
    return `<div class="${this.cls('field')}"><div class="${this.cls('label')}">${esc(o.label)}</div>`
      + `<div class="ant-radio-group" role="radiogroup" aria-label="${esc(o.label)}">${items}</div></div>`;
  }
  select(o) { return this.listbox(o); }
  combo(id, text) {
    return `<div class="ant-select ant-select-single ant-select-show-arrow" data-list="${id}"><div class="ant-select-selector ${this.cls('combo')}">`
      + `<span class="ant-select-selection-search"><input type="search" role="combobox" readonly class="ant-select-selection-search-input" `
        + `aria-haspopup="listbox" aria-expanded="false" aria-controls="${id}" aria-labelledby="${id}-l"></span>`
          + `<span class="ant-select-selection-item" data-shown>${esc(text)}</span></div></div>`;
  }
  acc(title, body) { return this.fold(title, body); }
  dialog(o) {
    const id = this.uid(), drawer = o.kind === 'drawer';
    return `<div class="${drawer ? 'ant-drawer ant-drawer-right ant-drawer-open' : 'ant-modal-root'}"><div class="${this.cls('backdrop')}"></div>`
      + `<div tabindex="-1" class="${this.cls('layer')}"><div role="dialog" aria-labelledby="${id}" aria-modal="true" class="ant-modal">`
        + `<div class="${this.cls('panel', drawer && 'drawer')}">${this.x(o.close)}<div class="ant-modal-header">`
          + `<div class="ant-modal-title ${this.cls('sub')}" id="${id}">${esc(o.title)}</div></div><div class="ant-modal-body">${o.body}</div></div>`
            + `</div></div></div>`;
  }
  popconfirm(o) { return `<div class="ant-popover ant-popconfirm ant-popover-placement-top"><div class="ant-popover-inner" role="tooltip">`
    + `<div class="ant-popconfirm-message-title">${esc(o.title)}</div>${o.body}</div></div>`; }
  toast(text) { return `<div class="ant-message"><div class="ant-message-notice"><div class="${this.cls('toast')}">`
    + `<div class="ant-message-custom-content ant-message-success"><span>${esc(text)}</span></div></div></div></div>`; }
}
