// Code evaluated inside pages.
import fs from 'node:fs'; import { createRequire } from 'node:module'; import path from 'node:path';
const require = createRequire(import.meta.url);
// Playwright's real injected script, cut out of the installed package (so it is exactly the shipped code).
export function injectedSource() {
  const f = path.join(path.dirname(require.resolve('playwright-core/package.json')), 'lib/coreBundle.js');
  const t = fs.readFileSync(f, 'utf8');
  const at = t.indexOf('"packages/playwright-core/src/generated/injectedScriptSource.ts"() {');
  const line = t.slice(at).split('\n').find(l => /^\s*source\d* = '/.test(l)).trim();
  return (0, eval)(line.slice(line.indexOf('=') + 1).replace(/;$/, ''));
}
export const installInjected = (seq) => `(()=>{ if (globalThis.__pw) return; const module={}; ${injectedSource()}
 globalThis.__pw = new (module.exports.InjectedScript())(globalThis, {isUnderTest:false,sdkLanguage:'javascript',frameSeq:${seq},testIdAttributeName:'data-testid',stableRafCount:1,browserName:'chromium',shouldPrependErrorPrefix:false,isUtilityWorld:true,customEngines:[]}); })()`;
export const pwTimed = (opts) => { const t = performance.now(); const r = globalThis.__pw.ariaSnapshotJSON(document.body, opts); const ms = performance.now() - t; return ms; };
// which data-gt / data-dec are printed with a ref in the AI snapshot of this frame
export const pwRecall = () => {
  const pw = globalThis.__pw; const { json } = pw.ariaSnapshotJSON(document.body, { mode: 'ai' });
  const info = pw._lastAriaSnapshotForQuery.info; const gt = {}, dec = [];
  const INTER = new Set('button link textbox checkbox radio combobox listbox option menuitem menuitemcheckbox menuitemradio tab switch slider spinbutton searchbox treeitem'.split(' '));
  const visit = (n, cur) => { if (typeof n === 'string') return; const c = cur || n.cursor === 'pointer'; const el = n.ref && info.get(n.ref)?.element; if (el) { const g = el.getAttribute('data-gt'), d = el.getAttribute('data-dec'); if (g) gt[g] = Math.max(gt[g] || 0, INTER.has(n.role) || n.cursor === 'pointer' ? 2 : 1); if (d && !n.disabled) dec.push(d); } (n.children || []).forEach(x => visit(x, c)); };
  json.forEach(x => visit(x, false)); return { gt, dec };
};
// ground truth as seen by the page: which gt elements are in the viewport (open shadow + this frame only)
export const gtScan = () => {
  const inV = [], all = [], nm = {}; let total = 0, depth = 0, off = 0, leaf = 0;
  const walk = (root, dep) => { for (let e = root.firstElementChild; e; e = e.nextElementSibling) { total++; if (dep > depth) depth = dep; const r = e.getBoundingClientRect(); const vis = r.width > 0 && r.height > 0; const on = vis && r.bottom > 0 && r.right > 0 && r.top < innerHeight && r.left < innerWidth; if (vis) { leaf++; if (!on) off++; } const g = e.getAttribute('data-gt'); if (g) { all.push(g); if (on) inV.push(g); nm[g] = e.getAttribute('aria-label') || nm[g] || e.textContent.trim(); } walk(e, dep + 1); if (e.shadowRoot) walk(e.shadowRoot, dep + 1); } };
  walk(document.documentElement, 1); return { inV: [...new Set(inV)], all: [...new Set(all)], total, depth, offShare: off / Math.max(1, leaf), names: nm };
};
export const SEL = 'a[href],button,input:not([type=hidden]),select,textarea,summary,label,[role=button],[role=link],[role=checkbox],[role=radio],[role=switch],[role=tab],[role=menuitem],[role=option],[role=combobox],[role=textbox],[role=slider],[role=spinbutton],[role=searchbox],[tabindex],[contenteditable],[onclick]';
export const floors = {
  'P5a qSA+rect+checkVisibility': `(()=>{const S=${JSON.stringify(SEL)};const t=performance.now();let n=0,s=0;for(const e of document.querySelectorAll(S)){const r=e.getBoundingClientRect();if(e.checkVisibility({visibilityProperty:true,opacityProperty:true})){n++;s+=r.x}}return [performance.now()-t,n,s]})()`,
  'P5b TreeWalker tagName': `(()=>{const t=performance.now();const w=document.createTreeWalker(document.documentElement,1);let n=0,s=0;for(let e=w.currentNode;e;e=w.nextNode()){n++;s+=e.tagName.length}return [performance.now()-t,n,s]})()`,
  'P5c TreeWalker + getComputedStyle.cursor': `(()=>{const t=performance.now();const w=document.createTreeWalker(document.body,1);let n=0,s=0;for(let e=w.currentNode;e;e=w.nextNode()){n++;if(getComputedStyle(e).cursor==='pointer')s++}return [performance.now()-t,n,s]})()`,
};
