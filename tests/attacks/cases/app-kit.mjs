// What the pages of several authors stand on: a document with its style and script, what a request does, pages that the end changes.
const js = 'const $=(s,r=document)=>r.querySelector(s),$$=(s,r=document)=>[...r.querySelectorAll(s)],post=(u)=>fetch(u,{method:"POST"}),add=(h,to=document.body)=>{const t=document.createElement("template");t.innerHTML=h.trim();const e=t.content.firstElementChild;to.append(e);return e};';
export const doc = (lang, title, css, body, script = '', attrs = '') => `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${css}</style></head><body${attrs ? ' ' + attrs : ''}>${body}${script ? `<script>${js}${script}</script>` : ''}</body></html>`;
export const does = (what, to, more = {}) => ({ does: what, ...(to ? { to } : {}), ...more });
export const json = (o) => ({ body: JSON.stringify(o), type: 'application/json' });
export const ended = 'cancel&!undo';
export const until = (to, page) => [[ended, { to }], [true, page]];
export default [];
