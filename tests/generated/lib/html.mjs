// Small helpers to write HTML.
export const esc = (x) => String(x).replace(/[&<>"]/g, (ch) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }[ch]));
export const each = (list, f) => list.map(f).join('');
// {a: 'x', b: true, c: null} as attributes
export const attrs = (o) => each(Object.entries(o), ([k, v]) =>
  (v === null || v === undefined || v === false ? '' : v === true ? ` ${k}` : ` ${k}="${esc(v)}"`));
