import { esc } from '../html.mjs';
import { Kit } from './base.mjs';

// Bootstrap 5: native inputs, .modal and .offcanvas, dropdowns.
export class Bootstrap extends Kit {
  static id = 'bootstrap';
  names() {
    return {
      header: 'navbar navbar-expand-lg bg-body-tertiary', brand: 'navbar-brand', nav: 'navbar-nav', navLink: 'nav-link', wrap: 'container-lg',
        sided: 'row-cols-side', main: 'col main-col', side: 'col-3 sidebar', sideLink: 'nav-link link-body-emphasis', footer: 'py-3 my-4 border-top',
          card: 'card mb-3', cardHead: 'card-header', cardBody: 'card-body', title: 'h2 mb-3', sub: 'h5 card-title', p: 'card-text',
      main_: 'btn-primary', plain: 'btn-outline-secondary', danger: 'btn-danger', ghost: 'btn-link', tiny: 'btn-sm text-muted',
        icon: 'btn-light dropdown-toggle', acts: 'd-flex gap-2 mt-3', badge: 'badge rounded-pill', badgeOn: 'text-bg-success',
          badgeOff: 'text-bg-secondary', dl: 'row dl-row', table: 'table table-hover align-middle', list: 'list-group', li: 'list-group-item',
            alert: 'alert', good: 'alert-success', bad: 'alert-danger', info: 'alert-info',
      toast: 'toast show', skel: 'placeholder placeholder-wave', acc: 'accordion-item', accHead: 'accordion-button collapsed',
        accBody: 'accordion-body', tabs: 'nav nav-tabs', tab: 'nav-link tab-link', field: 'mb-3 form-group', label: 'form-label', input: 'form-control',
          radio: 'form-check radio-check', radioInput: 'form-check-input', check: 'form-check', checkInput: 'form-check-input check-input',
            hid: 'btn-check', opt: 'btn btn-outline-primary w-100 text-start',
      layer: 'modal fade show', backdrop: 'modal-backdrop fade show', panel: 'modal-content', drawer: 'offcanvas-end', x: 'btn-close',
        pop: 'dropdown-menu show', menu: 'list-unstyled', menuItem: 'dropdown-item', listbox: 'list-unstyled listbox',
          option: 'dropdown-item option-item', grid: 'row row-cols-3', item: 'col card-col', combo: 'form-select', form: 'd-inline-form',
    };
  }
  look() { return '.form-select{appearance:none}.btn-check:checked+.btn{outline:2px solid}.btn-close{font-size:0}'
    + '.btn-close::before{content:"×";font-size:20px}'; }
  acc(title, body) { return this.fold(title, body, (head) => `<h2 class="accordion-header">${head}</h2>`); }
  toggle(o) {
    const id = this.uid('sw');
    return `<div class="form-check form-switch"><input class="form-check-input" type="checkbox" role="switch" `
      + `id="${id}"${o.on ? ' checked' : ''}${o.start ? ' data-start' : ''}><label class="form-check-label" for="${id}">${esc(o.label)}</label></div>`;
  }
  dialog(o) {
    const id = this.uid('modal'), drawer = o.kind === 'drawer';
    return `<div class="${this.cls('layer')}" tabindex="-1" role="dialog" aria-modal="true" aria-labelledby="${id}">`
      + `<div class="${this.cls('backdrop')}"></div><div class="modal-dialog modal-dialog-centered">`
        + `<div class="${this.cls('panel', drawer && 'drawer')}">`
          + `<div class="modal-header">${this.x(o.close)}<h1 class="modal-title fs-5 ${this.cls('sub')}" id="${id}">${esc(o.title)}</h1></div>`
            + `<div class="modal-body">${o.body}</div></div></div></div>`;
  }
  toast(text) { return `<div class="toast-container"><div class="${this.cls('toast')}" role="alert" aria-live="assertive" aria-atomic="true">`
    + `<div class="toast-body">${esc(text)}</div></div></div>`; }
}
