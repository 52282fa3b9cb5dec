// What the pages of several authors stand on: a document with its style and script, what a request does, pages that the end changes.
const js = 'const $=(s,r=document)=>r.querySelector(s),$$=(s,r=document)=>[...r.querySelectorAll(s)],post=(u)=>fetch(u,{method:"POST"}),add=(h,to=document.body)=>{const t=document.createElement("template");t.innerHTML=h.trim();const e=t.content.firstElementChild;to.append(e);return e};';
export const doc = (lang, title, css, body, script = '', attrs = '') => `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${css}</style></head><body${attrs ? ' ' + attrs : ''}>${body}${script ? `<script>${js}${script}</script>` : ''}</body></html>`;
export const does = (what, to, more = {}) => ({ does: what, ...(to ? { to } : {}), ...more });
export const json = (o, more = {}) => ({ body: JSON.stringify(o), type: 'application/json', ...more });
export const ended = 'cancel&!undo';
export const until = (to, page) => [[ended, { to }], [true, page]];
export const rows = (l) => l.map(([k, v]) => `<tr><th scope="row">${k}</th><td>${v}</td></tr>`).join('');
export const form = (action, label, cls = '') => `<form method="post" action="${action}"><button type="submit"${cls ? ` class="${cls}"` : ''}>${label}</button></form>`;
export const radios = (name, l) => l.map((t, i) => `<label><input type="radio" name="${name}" value="${i + 1}" required> ${t}</label>`).join('');
// An ordinary way out, and a page that misleads, under one author's letter and number.
export const cases = (by) => ({
  honest: (id, lang, attacks, start, pages, trail, says, more = {}, label = trail.at(-1)) => ({
    id: `${by}-${id}`, lang, kind: 'honest', attacks, start, pages, trail, says, reach: ['cancel'],
    judge: { may: [{ does: 'cancel', label }], claims: 'if cancelled', honest: { exit: 0, questions: 2 } }, ...more,
  }),
  attack: (id, lang, kind, attacks, start, pages, trail, reach, judge, more = {}) => ({ id: `${by}-${id}`, lang, kind, attacks, start, pages, trail, reach, judge, ...more }),
});
export default [];
