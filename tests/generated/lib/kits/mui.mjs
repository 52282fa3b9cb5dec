import { attrs, each, esc } from '../html.mjs';
import { Kit } from './base.mjs';

// Material UI: emotion hashes, native inputs under opacity 0, layers in portals with role=presentation.
export class Mui extends Kit {
  static id = 'mui';
  constructor(rng) { super(rng); this.hidesRest = true; }
  uid() { return `:r${(++this.n).toString(36)}:`; }
  names() {
    const c = (name, classes) => `${classes} css-${this.hex(name)}`;
    return {
      header: c('header', 'MuiPaper-root MuiPaper-elevation MuiAppBar-root MuiAppBar-positionStatic'), brand: c('brand',
        'MuiTypography-root MuiTypography-h6 MuiLink-root'), nav: c('nav', 'MuiBox-root'), navLink: c('nl', 'MuiTypography-root MuiLink-root'),
      wrap: c('wrap', 'MuiContainer-root MuiContainer-maxWidthLg'), main: c('main', 'MuiBox-root'), side: c('side', 'MuiDrawer-root MuiDrawer-docked'),
        sideLink: c('sl', 'MuiButtonBase-root MuiListItemButton-root'), footer: c('footer', 'MuiBox-root'),
      card: c('card', 'MuiPaper-root MuiPaper-elevation1 MuiCard-root'), cardHead: c('ch', 'MuiCardHeader-root'), cardBody: c('cb',
        'MuiCardContent-root'), title: c('t1', 'MuiTypography-root MuiTypography-h4'), sub: c('t2', 'MuiTypography-root MuiTypography-h6'), p: c('p',
          'MuiTypography-root MuiTypography-body1'),
      btn: 'MuiButtonBase-root MuiButton-root', main_: c('bm', 'MuiButton-contained MuiButton-containedPrimary'), plain: c('bp',
        'MuiButton-outlined MuiButton-outlinedPrimary'), danger: c('bd', 'MuiButton-contained MuiButton-containedError'), ghost: c('bg',
          'MuiButton-text MuiButton-textPrimary'), tiny: c('bt', 'MuiButton-text MuiButton-sizeSmall'), icon: c('bi', 'MuiIconButton-root'),
      acts: c('acts', 'MuiDialogActions-root MuiDialogActions-spacing'), badge: c('chip', 'MuiChip-root MuiChip-filled'),
        badgeOn: 'MuiChip-colorSuccess', badgeOff: 'MuiChip-colorDefault', table: c('table', 'MuiTable-root'), th: c('th',
          'MuiTableCell-root MuiTableCell-head'), td: c('td', 'MuiTableCell-root MuiTableCell-body'), tr: 'MuiTableRow-root',
      list: c('list', 'MuiList-root'), li: c('li', 'MuiListItem-root'), alert: c('alert', 'MuiPaper-root MuiAlert-root'),
        good: 'MuiAlert-standardSuccess', bad: 'MuiAlert-standardError', info: 'MuiAlert-standardInfo', toast: c('toast', 'MuiSnackbarContent-root'),
          skel: c('skel', 'MuiSkeleton-root MuiSkeleton-rectangular'),
      acc: c('acc', 'MuiPaper-root MuiAccordion-root'), accHead: c('ah', 'MuiButtonBase-root MuiAccordionSummary-root'), accBody: c('ab',
        'MuiAccordionDetails-root'), tabs: c('tabs', 'MuiTabs-flexContainer'), tab: c('tab', 'MuiButtonBase-root MuiTab-root'),
      field: c('field', 'MuiFormControl-root'), label: c('label', 'MuiFormLabel-root'), input: c('input', 'MuiInputBase-input MuiOutlinedInput-input'),
        combo: c('combo', 'MuiSelect-select MuiSelect-outlined MuiInputBase-input'), radio: c('radio', 'MuiFormControlLabel-root'), check: c('check',
          'MuiFormControlLabel-root'),
      layer: c('layer', 'MuiDialog-root MuiModal-root'), backdrop: c('bd2', 'MuiBackdrop-root MuiModal-backdrop'), panel: c('panel',
        'MuiPaper-root MuiPaper-elevation24 MuiDialog-paper'), drawer: 'MuiDrawer-paperAnchorRight', pop: c('pop', 'MuiPaper-root MuiPopover-paper'),
          menu: c('menu', 'MuiList-root MuiMenu-list'),
      menuItem: c('mi', 'MuiButtonBase-root MuiMenuItem-root'), listbox: c('lb', 'MuiList-root MuiMenu-list'), option: c('opt2',
        'MuiButtonBase-root MuiMenuItem-root'), grid: c('grid', 'MuiGrid-root MuiGrid-container'), item: c('item', 'MuiPaper-root MuiCard-root'),
          dl: c('dl', 'MuiStack-root'), opt: c('opt', 'MuiPaper-root MuiCardActionArea-root'), x: c('x', 'MuiButtonBase-root MuiIconButton-root'),
    };
  }
  look() {
    return `.MuiButton-root{text-transform:none}`
      + `.PrivateSwitchBase-input,.MuiSwitch-input{cursor:inherit;position:absolute;opacity:0;width:100%;height:100%;top:0;left:0;margin:0;padding:0;z-index:1}`
      + `.MuiSwitch-root,.PrivateSwitchBase-root{position:relative;display:inline-flex;width:24px;height:24px}.MuiSwitch-root{width:46px}`
      + `.MuiSwitch-track{width:34px;height:14px;border-radius:7px;background:#999;margin:5px 6px}`
      + `.MuiSwitch-input:checked~.MuiSwitch-track{background:${this.color}}`
      + `.PrivateSwitchBase-root svg{width:20px;height:20px;fill:none;stroke:#666;stroke-width:2}`
      + `.PrivateSwitchBase-input:checked+svg{fill:${this.color}}.MuiCard-root{padding:16px}`
      + `.MuiSelect-nativeInput{position:absolute;opacity:0;pointer-events:none}`;
  }
  inBtn(label) { return `${esc(label)}<span class="MuiTouchRipple-root"></span>`; }
  dl(pairs) { return `<div class="${this.cls('dl')}">${each(pairs, ([k,
    v]) => `<p class="MuiTypography-root MuiTypography-body2">${esc(k)}</p><p class="MuiTypography-root MuiTypography-body1">${v}</p>`)}</div>`; }
  badge(text, on) { return `<div class="${this.cls('badge', on ? 'badgeOn' : 'badgeOff')}"><span class="MuiChip-label">${esc(text)}</span></div>`; }
  mark(o, type) {
    const shape = type === 'radio' ? '<circle cx="10" cy="10" r="7"/>' : '<rect x="3" y="3" width="14" height="14" rx="2"/>';
    return `<span class="MuiButtonBase-root Mui${type === 'radio' ? 'Radio' : 'Checkbox'}-root PrivateSwitchBase-root css-${this.hex(type)}">`
      + `<input class="PrivateSwitchBase-input css-1m9pwf3" type="${type}"${attrs({ name: o.name, value: o.value, checked: o.on })}>`
        + `<svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">${shape}</svg></span>`;
  }
  check(o) { return `<div class="${this.cls('field')}"><label class="${this.cls('check')}">${this.mark({ ...o, value: '1' }, 'checkbox')}<span `
    + `class="MuiTypography-root MuiFormControlLabel-label">${esc(o.label)}</span></label></div>`; }
  radios(o) {
    const id = this.uid();
    const items = each(o.options, (x) => `<label class="${this.cls('radio')}">${this.mark({ name: o.name, value: x.v, on: x.on }, 'radio')}<span `
      + `class="MuiTypography-root MuiFormControlLabel-label">${esc(x.t)}</span></label>`);
    return `<div class="${this.cls('field')}"><label class="${this.cls('label')}" id="${id}">${esc(o.label)}</label>`
      + `<div class="MuiFormGroup-root MuiRadioGroup-root" role="radiogroup" aria-labelledby="${id}">${items}</div></div>`;
  }
  toggle(o) {
    return `<label class="${this.cls('check')}"><span class="MuiSwitch-root">`
      + `<input class="MuiSwitch-input" type="checkbox"${attrs({ name: o.name, checked: o.on, 'data-start': o.start })}><span class="MuiSwitch-track">`
        + `</span></span><span class="MuiTypography-root MuiFormControlLabel-label">${esc(o.label)}</span></label>`;
  }
  select(o) { return this.listbox(o); }
  combo(id, text) { return `<div class="MuiInputBase-root MuiOutlinedInput-root MuiSelect-root">`
    + `<div tabindex="0" role="combobox" class="${this.cls('combo')}" aria-haspopup="listbox" aria-expanded="false" aria-controls="${id}" `
      + `aria-labelledby="${id}-l" data-list="${id}"><span data-shown>${esc(text)}</span></div></div>`; }
  acc(title, body) { return this.fold(title, body); }
  dialog(o) {
    const id = this.uid();
    return `<div role="presentation" class="${this.cls('layer')}"><div aria-hidden="true" class="${this.cls('backdrop')}"></div>`
      + `<div class="MuiDialog-container MuiDialog-scrollPaper" role="presentation" tabindex="-1">`
        + `<div class="${this.cls('panel', o.kind === 'drawer' && 'drawer')}" role="dialog" aria-modal="true" `
          + `aria-labelledby="${id}">${this.x(o.close)}<h2 class="${this.cls('sub')} MuiDialogTitle-root" id="${id}">${esc(o.title)}</h2>`
            + `<div class="MuiDialogContent-root">${o.body}</div></div></div></div>`;
  }
  toast(text) { return `<div class="MuiSnackbar-root" role="presentation"><div class="${this.cls('toast')}" role="alert">`
    + `<div class="MuiSnackbarContent-message">${esc(text)}</div></div></div>`; }
}
