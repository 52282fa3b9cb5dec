// A reader of the HTML that this folder writes: enough of a DOM to find controls by their names without a browser.
const VOID = new Set(['input', 'meta', 'link', 'br', 'img', 'path', 'circle', 'rect', '!doctype']);
const plain = (x) => x.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&quot;/g, '"').replace(/&amp;/g, '&');

export class Node {
  constructor(tag, attrs, parent) { this.tag = tag; this.attrs = attrs; this.parent = parent; this.children = []; this.own = ''; }
  has(name) { return name in this.attrs; }
  get(name) { return this.attrs[name]; }
  *all() { for (const x of this.children) if (typeof x !== 'string') { yield x; yield* x.all(); } }
  find(f) { for (const x of this.all()) if (f(x)) return x; return null; }
  filter(f) { return [...this.all()].filter(f); }
  up(f) { for (let x = this; x; x = x.parent) if (f(x)) return x; return null; }
  // what shows: without scripts, styles and templates
  text() {
    if (['script', 'style', 'template'].includes(this.tag)) return '';
    return this.children.map((x) => (typeof x === 'string' ? x : x.text())).join('').replace(/\s+/g, ' ').trim();
  }
}
function attributes(text) {
  const out = {};
  for (const [, name, , value] of text.matchAll(/([^\s=>"]+)(="([^"]*)")?/g)) out[name] = plain(value ?? '');
  return out;
}
export function parse(html) {
  const root = new Node('#root', {}, null);
  let at = root, i = 0;
  const tag = /<(\/?)([a-z!][a-z0-9-]*)((?:\s+[^\s=>"]+(?:="[^"]*")?)*)\s*\/?>/gi;
  for (let m; (m = tag.exec(html)); i = tag.lastIndex) {
    if (m.index > i) at.children.push(plain(html.slice(i, m.index)));
    const name = m[2].toLowerCase();
    if (m[1]) {
      const open = at.up((x) => x.tag === name);
      if (open?.parent) at = open.parent;
      continue;
    }
    const node = new Node(name, attributes(m[3]), at);
    at.children.push(node);
    if (name === 'script' || name === 'style') tag.lastIndex = html.indexOf(`</${name}>`, tag.lastIndex);
    if (!VOID.has(name) && !m[0].endsWith('/>')) at = node;
  }
  if (i < html.length) at.children.push(plain(html.slice(i)));
  return root;
}
