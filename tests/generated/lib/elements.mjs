// Custom elements with open shadow roots, as Shoelace and Ionic define them. Shipped to the browser with toString(): it refers to nothing outside itself.
export function defineElements(o) {
  const css = `:host{display:inline-block}button,a.b{font:inherit;padding:8px 16px;border-radius:${o.radius}px;border:1px solid `
    + `#c4c9d2;background:#fff;color:inherit;cursor:pointer;text-decoration:none;display:inline-flex}button[disabled]{opacity:.45;cursor:not-allowed}
    .strong{background:${o.color};color:#fff;border-color:${o.color}}.danger{background:#b42318;color:#fff}
.text{border-color:transparent;background:none}label{display:flex;gap:8px;align-items:center;cursor:pointer}.block{display:block;margin-bottom:4px}
    input[type=checkbox]{position:absolute;opacity:0;width:16px;height:16px;margin:0}
.box{width:16px;height:16px;border:1px solid #777;border-radius:3px;background:#fff}.round{border-radius:50%}.on{background:${o.color}}
.field{font:inherit;width:100%;max-width:420px;padding:8px;border:1px solid #aeb4bf;border-radius:${o.radius}px;background:#fff}
    .layer{position:fixed;inset:0;z-index:1300;display:flex;align-items:center;justify-content:center}
.dim{position:absolute;inset:0;background:rgba(10,14,22,.5)}.panel{position:relative;background:#fff;padding:22px;border-radius:${o.radius}
px;width:min(560px,94vw);max-height:88vh;overflow:auto}.side{position:absolute;right:0;top:0;bottom:0;max-height:100vh;width:min(420px,94vw)}
    header{display:flex;justify-content:space-between}h2{margin:0;font-size:18px}
.list{position:absolute;z-index:1500;background:#fff;border:1px solid #c4c9d2;min-width:240px;max-height:300px;overflow:auto}`;
  const E = (x) => String(x ?? '').replace(/[&<>"]/g, (ch) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }[ch]));
  class Base extends HTMLElement {
    connectedCallback() {
      if (this.shadowRoot) return;
      this.attachShadow({ mode: 'open', delegatesFocus: true }); this.draw(`<style>${css}</style>`);
    }
    attr(name) { return this.getAttribute(name); }
    $(s) { return this.shadowRoot.querySelector(s); }
    get disabled() { return this.hasAttribute('disabled'); }
    set disabled(x) { this.toggleAttribute('disabled', !!x); }
  }
  class Field extends Base {
    static formAssociated = true;
    constructor() { super(); this.inside = this.attachInternals(); }
    set(value) { this.inside.setFormValue(value); this.dispatchEvent(new Event('change', { bubbles: true, composed: true })); }
  }
  class Button extends Base {
    static observedAttributes = ['disabled'];
    draw(style) {
      const tone = this.attr('variant') || this.attr('fill'), c = tone === 'danger' || this.attr('color') === 'danger' ? 'danger'
        : tone === 'primary' || tone === 'solid' ? 'strong' : tone === 'text' || tone === 'clear' ? 'text' : '';
      const slot = '<span part="label" class="button__label button-inner"><slot></slot></span>', label = this.attr('label')
        ? ` aria-label="${E(this.attr('label'))}"` : '';
      this.shadowRoot.innerHTML = style + (this.attr('href')
        ? `<a part="base native" class="b ${c}" href="${E(this.attr('href'))}"${this.attr('target') ? ` target="${E(this.attr('target'))}"` : ''}>`
          + `${slot}</a>` : `<button part="base native" type="button" class="button button-native ${c}"${label}${this.disabled ? ' disabled' : ''}>`
            + `${slot}</button>`);
      this.shadowRoot.addEventListener('click', () => this.press());
    }
    attributeChangedCallback() { const b = this.shadowRoot && this.$('button'); if (b) b.disabled = this.disabled; }
    press() {
      const form = this.closest('form');
      if (this.disabled || this.attr('type') !== 'submit' || !form) return;
      const b = document.createElement('button'); b.type = 'submit'; b.name = this.attr('name'); b.value = this.attr('value'); b.style.display = 'none';
      form.append(b); form.requestSubmit(b); b.remove();
    }
  }
  class Check extends Field {
    draw(style) {
      const toggle = this.localName.endsWith('-switch') || this.localName.endsWith('-toggle');
      this.shadowRoot.innerHTML = `${style}<label part="base">`
        + `<input type="checkbox"${toggle ? ' role="switch"' : ''}${this.hasAttribute('checked') ? ' checked' : ''}><span part="control" class="box">`
          + `</span><span part="label"><slot></slot></span></label>`;
      const input = this.$('input'), show = () => this.$('.box').classList.toggle('on', input.checked);
      show(); this.inside.setFormValue(input.checked ? this.attr('value') || 'on' : null);
      input.addEventListener('change', () => {
        if (this.hasAttribute('data-start')) input.checked = this.hasAttribute('checked');
        show(); this.set(input.checked ? this.attr('value') || 'on' : null);
      });
    }
  }
  class Radio extends Base {
    draw(style) {
      this.shadowRoot.innerHTML = `${style}<label part="base"><span part="control" class="box round"></span><span part="label"><slot></slot></span></label>`;
      this.setAttribute('role', 'radio'); this.tabIndex = 0; this.mark(this.parentElement.getAttribute('value') === this.attr('value'));
      this.addEventListener('click', () => this.parentElement.choose(this));
    }
    mark(on) { this.setAttribute('aria-checked', String(on)); this.$('.box').classList.toggle('on', on); }
  }
  class RadioGroup extends Field {
    draw(style) {
      this.shadowRoot.innerHTML = `${style}<div part="form-control" role="radiogroup" aria-labelledby="label">`
        + `<span id="label" part="form-control-label" class="block">${E(this.attr('label'))}</span><slot></slot></div>`;
      if (this.attr('value')) this.inside.setFormValue(this.attr('value'));
    }
    choose(radio) { for (const r of this.children) r.mark?.(r === radio); this.set(radio.getAttribute('value')); }
  }
  class Input extends Field {
    draw(style) {
      const area = this.localName.endsWith('-textarea'), more = `id="input" part="input" class="field" autocomplete="off"`;
      const field = area ? `<textarea ${more} rows="3"></textarea>`
        : `<input ${more} type="${E(this.attr('type') || 'text')}" value="${E(this.attr('value'))}">`;
      this.shadowRoot.innerHTML = `${style}<label for="input" part="form-control-label" `
        + `class="block">${E(this.attr('label'))}</label>${field}`;
      this.inside.setFormValue(this.attr('value') || '');
      this.$('#input').addEventListener('input', (e) => { this.set(e.target.value); });
    }
  }
  class Option extends Base {
    draw(style) { this.shadowRoot.innerHTML = `${style}<div part="base"><slot></slot></div>`; this.setAttribute('role', 'option');
      this.setAttribute('aria-selected', 'false'); }
  }
  class Select extends Field {
    draw(style) {
      this.shadowRoot.innerHTML = `${style}<label id="label" class="block" part="form-control-label">${E(this.attr('label'))}</label>`
        + `<div part="combobox"><input class="field" part="display-input" type="text" role="combobox" readonly aria-haspopup="listbox" `
          + `aria-expanded="false" aria-controls="listbox" aria-labelledby="label" placeholder="${E(this.attr('placeholder'))}"></div>`
            + `<div id="listbox" role="listbox" part="listbox" class="list" aria-labelledby="label" hidden><slot></slot></div>`;
      const input = this.$('input'), list = this.$('#listbox'), open = (on) => { list.hidden = !on; input.setAttribute('aria-expanded', String(on)); };
      input.addEventListener('click', () => open(list.hidden));
      input.addEventListener('keydown', (e) => { if (e.key === 'Enter' || e.key === ' ' || e.key === 'ArrowDown') { e.preventDefault(); open(true);
        } if (e.key === 'Escape') open(false); });
      this.addEventListener('click', (e) => {
        const opt = e.target.closest('[role=option]'); if (!opt) return;
        for (const x of this.children) x.setAttribute('aria-selected', String(x === opt));
        input.value = opt.textContent.trim(); open(false); this.set(opt.getAttribute('value'));
      });
    }
  }
  class Layer extends Base {
    draw(style) {
      const side = /drawer/.test(this.localName) || this.classList.contains('modal-sheet');
      this.shadowRoot.innerHTML = `${style}<div part="base" class="layer"><div part="overlay backdrop" class="dim" tabindex="-1"></div>`
        + `<div part="panel content" class="panel${side ? ' side' : ''}" role="dialog" aria-modal="true" aria-labelledby="title" tabindex="0">`
          + `<header part="header"><h2 id="title" part="title">${E(this.attr('label'))}</h2>`
            + `<button type="button" part="close-button" class="text" data-close aria-label="${E(this.attr('close-label'))}">×</button></header>`
              + `<div part="body"><slot></slot></div></div></div>`;
    }
  }
  const all = { button: Button, checkbox: Check, switch: Check, toggle: Check, radio: Radio, 'radio-group': RadioGroup, input: Input, textarea: Input,
    option: Option, select: Select, dialog: Layer, drawer: Layer, modal: Layer };
  // the containers first: a radio asks its group when it is made
  for (const name of ['radio-group', 'button', 'checkbox', 'switch', 'toggle', 'radio', 'input', 'textarea', 'option', 'select', 'dialog', 'drawer',
    'modal']) customElements.define(`${o.prefix}-${name}`, class extends all[name] {});
}
