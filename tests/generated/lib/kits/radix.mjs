import { attrs, each, esc } from '../html.mjs';
import { Kit } from './base.mjs';

// Radix primitives in shadcn's Tailwind classes: data-state everywhere, button[role=checkbox|radio|switch] with a hidden bubble input.
export class Radix extends Kit {
  static id = 'radix';
  constructor(rng) { super(rng); this.hidesRest = true; }
  uid() { return `radix-:r${(++this.n).toString(36)}:`; }
  names() {
    return {
      header: 'sticky-top border-b bg-background/95', brand: 'font-bold text-lg tracking-tight', nav: 'flex items-center gap-4 text-sm',
        navLink: 'text-foreground/60 transition-colors', wrap: 'container max-w-5xl py-6', sided: 'md:grid lg:grid-cols-5',
          main: 'flex-1 space-y-4 lg:max-w-2xl', side: 'lg:w-1/5 -mx-4', sideLink: 'inline-flex justify-start hover:bg-muted', footer: 'border-t py-6 md:px-8',
      card: 'rounded-xl border bg-card text-card-foreground shadow', cardHead: 'flex flex-row items-center p-6', cardBody: 'p-6 pt-0',
        title: 'text-3xl font-bold tracking-tight', sub: 'font-semibold leading-none', p: 'text-sm text-muted-foreground',
          btn: 'inline-flex items-center justify-center rounded-md text-sm font-medium h-9 px-4', main_: 'bg-primary text-primary-foreground shadow',
            plain: 'border border-input bg-background', danger: 'bg-destructive text-destructive-foreground', ghost: 'text-primary underline-offset-4',
              tiny: 'text-xs text-muted-foreground', icon: 'h-8 w-8 p-0',
      acts: 'flex flex-col-reverse sm:flex-row sm:space-x-2', badge: 'inline-flex items-center rounded-md border px-2.5 text-xs font-semibold',
        badgeOn: 'border-transparent bg-primary/10', badgeOff: 'text-foreground', dl: 'grid grid-cols-2 gap-4 text-sm',
          table: 'w-full caption-bottom text-sm', th: 'h-10 px-2 text-left align-middle', td: 'p-2 align-middle', tr: 'border-b transition-colors',
            list: 'divide-y', li: 'flex items-center justify-between py-3', alert: 'relative w-full rounded-lg border px-4 py-3',
              good: 'border-green-500', bad: 'border-destructive/50', info: 'border-sky-500',
      toast: 'group pointer-events-auto rounded-md border p-6 pr-8 shadow-lg', skel: 'animate-pulse rounded-md bg-primary/10 h-16',
        acc: 'border-b accordion', accHead: 'flex flex-1 items-center justify-between py-4', accBody: 'overflow-hidden text-sm pb-4',
          tabs: 'inline-flex h-9 rounded-lg bg-muted p-1', tab: 'inline-flex rounded-md px-3 py-1', field: 'grid gap-2 py-2',
            label: 'text-sm font-medium leading-none', input: 'flex h-9 w-full rounded-md border px-3',
              combo: 'flex h-9 w-full items-center justify-between rounded-md border',
      radio: 'flex items-center space-x-2', check: 'flex items-start space-x-2', box: 'peer h-4 w-4 shrink-0 rounded-sm border',
        switch: 'peer inline-flex h-5 w-9 shrink-0 rounded-full', thumb: 'pointer-events-none block h-4 w-4 rounded-full',
          checkLabel: 'text-sm font-medium peer-disabled:opacity-70', layer: 'radix-portal', backdrop: 'fixed inset-0 z-50 bg-black/80',
            panel: 'fixed-panel grid w-full max-w-lg gap-4 border p-6', drawer: 'inset-y-0 right-0 h-full', x: 'absolute right-4 top-4 rounded-sm opacity-70',
      pop: 'z-50 min-w-[8rem] rounded-md border bg-popover p-1', menu: 'menu-content',
        menuItem: 'relative flex cursor-default select-none rounded-sm px-2', listbox: 'p-1 viewport',
          option: 'relative flex w-full rounded-sm py-1.5 pl-2 pr-8', grid: 'grid gap-4 md:grid-cols-3', item: 'rounded-lg border p-4',
            opt: 'flex rounded-md border-2 border-muted p-4', hid: 'sr-only bubble',
    };
  }
  check(o) { return `<div class="${this.cls('field')}"><div class="${this.cls('check')}">${this.fakeCheck(o, 'checkbox')}</div></div>`; }
  toggle(o) { return `<div class="${this.cls('check')}">${this.fakeCheck(o, 'switch')}</div>`; }
  radios(o, look = 'radio') {
    const id = this.uid(), on = o.options.find((x) => x.on);
    const item = (x) => {
      const ref = this.uid(), state = attrs({ 'aria-checked': String(!!x.on), 'data-state': x.on ? 'checked' : 'unchecked', 'data-radio': x.v });
      if (look === 'opt') return `<button type="button" role="radio" class="${this.cls('opt')}"${state}>${esc(x.t)}</button>`;
      return `<div class="${this.cls('radio')}"><button type="button" role="radio" id="${ref}" class="${this.cls('box')} aspect-square"${state}>`
        + `<span class="${this.cls('thumb')}"></span></button><label class="${this.cls('checkLabel')}" for="${ref}">${esc(x.t)}</label></div>`;
    };
    return `<div class="${this.cls('field')}"><label class="${this.cls('label')}" id="${id}">${esc(o.label)}</label>`
      + `<div role="radiogroup" aria-labelledby="${id}" data-radios>${each(o.options, item)}<input type="hidden" name="${o.name}" `
        + `value="${on ? esc(on.v) : ''}"></div></div>`;
  }
  cards(o) { return this.radios(o, 'opt'); }
  select(o) { return this.listbox(o); }
  acc(title, body) { return this.fold(title, body, (head) => `<h3 data-orientation="vertical" class="flex">${head}</h3>`); }
  dialog(o) {
    const id = this.uid();
    return `<div class="${this.cls('layer')}"><div data-state="open" class="${this.cls('backdrop')}" aria-hidden="true"></div>`
      + `<div role="${o.kind === 'dialog' && this.rng.sub('alert').chance(0.4) ? 'alertdialog' : 'dialog'}" aria-modal="true" aria-labelledby="${id}" `
        + `data-state="open" tabindex="-1" class="${this.cls('panel', o.kind === 'drawer' && 'drawer')}">${this.x(o.close)}<h2 id="${id}" `
          + `class="${this.cls('sub')}">${esc(o.title)}</h2>${o.body}</div></div>`;
  }
  x(close) { return `<button type="button" class="${this.cls('x')}" data-close><svg width="15" height="15" viewBox="0 0 15 15" aria-hidden="true">`
    + `<path d="M3 3l9 9M12 3l-9 9" stroke="currentColor"/></svg><span class="sr-only">${esc(close)}</span></button>`; }
  look() { return '.sr-only{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0);white-space:nowrap}'; }
  toast(text) { return `<div role="region" aria-label="Notifications"><ol>`
    + `<li role="status" aria-live="off" aria-atomic="true" data-state="open" class="${this.cls('toast')}">`
      + `<div class="text-sm font-semibold">${esc(text)}</div></li></ol></div>`; }
}
