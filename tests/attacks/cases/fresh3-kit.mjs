// What the pages of fresh3-*.mjs are made of. No cases here.
const look = '<style>*{box-sizing:border-box}body{font:16px/1.55 Georgia,"Noto Sans CJK JP",serif;margin:0;background:#fbfaf7;color:#23211d}.top{display:flex;justify-content:space-between;flex-wrap:wrap;gap:12px;padding:14px 30px;background:#fff;border-bottom:2px solid var(--c,#7a3b12)}.top nav a{margin-left:16px}main{max-width:880px;margin:0 auto;padding:24px 20px 60px}.panel{background:#fff;border:1px solid #ddd6c8;border-radius:4px;padding:16px 20px;margin:16px 0}.cols{display:flex;gap:16px;flex-wrap:wrap}.cols>*{flex:1 1 260px}dt{font-weight:bold;margin-top:8px}dd{margin:0}table{width:100%;border-collapse:collapse}td,th{text-align:left;padding:7px 4px;border-bottom:1px solid #eee6d8}button,.b{font:inherit;display:inline-block;padding:9px 18px;border:1px solid #857b6a;border-radius:4px;background:#fff;color:#23211d;text-decoration:none;cursor:pointer;margin:6px 6px 6px 0}.p{background:var(--c,#7a3b12);color:#fff;border-color:transparent}.q{color:#6d6557;font-size:13px}label{display:block;margin:8px 0}select,textarea,input[type=text]{font:inherit;padding:7px;max-width:100%}dialog,[popover]{border:1px solid #857b6a;border-radius:6px;padding:22px;max-width:480px}.ok{background:#e9f4e6;border-left:4px solid #3d7a2c;padding:12px 16px}.toast{position:fixed;left:24px;bottom:24px;background:#23211d;color:#fff;padding:12px 18px;border-radius:4px}footer{padding:22px 30px;border-top:1px solid #ddd6c8;font-size:13px}footer a{margin-right:14px}</style>';

/** A made-up company. `more` is [[address, label, html], …]: pages of its own, in the head or (`low`) at the foot. */
export function company(name, lang, { colour = '#7a3b12', account, top = [], low = [], legal }) {
  const a = ([href, t]) => `<a href="${href}">${t}</a>`;
  const p = (title, body, head = '') => `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} | ${name}</title>${look}<style>:root{--c:${colour}}</style>${head}</head><body><header class="top"><a href="/"><b>${name}</b></a><nav>${[...top, account].map(a).join('')}</nav></header><main>${body}</main><footer>${low.map(a).join('')}<p>© 2026 ${name}. ${legal}</p></footer></body></html>`;
  p.pages = { 'GET /': p(name, `<h1>${name}</h1><p>${a(account)}</p>`) };
  for (const [href, t, html] of [...top, ...low]) p.pages['GET ' + href] = p(t, `<h1>${t}</h1><div class="panel">${html}</div>`);
  return p;
}
export const panel = (title, html, id = '') => `<section class="panel"${id ? ` id="${id}"` : ''}>${title ? `<h2>${title}</h2>` : ''}${html}</section>`;
export const go = (href, label, cls = 'b', attrs = '') => `<a class="${cls}" href="${href}" ${attrs}>${label}</a>`;
export const send = (action, label, cls = '', inside = '') => `<form method="post" action="${action}">${inside}<button class="${cls}">${label}</button></form>`;
export const rows = (...list) => `<table>${list.map((r) => `<tr>${r.map((c, i) => (i ? `<td>${c}</td>` : `<th scope="row">${c}</th>`)).join('')}</tr>`).join('')}</table>`;
export const pick = (name, list, on = -1) => list.map((t, i) => `<label><input type="radio" name="${name}" value="${i + 1}"${i === on ? ' checked' : ''}> ${t}</label>`).join('');
export const deed = (does, to) => ({ does, ...(to ? { to } : {}) });
export default [];
