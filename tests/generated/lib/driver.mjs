// Walks a site by HTTP as its pages would: finds a control by its name in what the server sent, and does what the page's script does with it.
import { parse } from './dom.mjs';

const CONTROL = (x) => x.has('href') || x.has('data-href') || x.has('data-submit') || x.has('data-open') || x.has('data-toggle') || x.has('data-tab') ||
  x.has('data-close') || x.has('data-start') || x.has('close-label')
  || ['button', 'summary', 'sl-button', 'ion-button'].includes(x.tag);
const same = (a, b) => a.replace(/\s+/g, ' ').trim() === b.replace(/\s+/g, ' ').trim();

export class Driver {
  constructor(origin, site, run) {
    this.origin = origin; this.spa = site.axes.app === 'spa'; this.whole = site.axes.whole; this.shell = ''; this.opened = new Set(); this.layers = [];
      this.frame = null; this.seen = [];
    this.entry = site.entryPath().replace('<run>', run).replace('<variant>', '0');
  }
  async get(url, part) { return fetch(new URL(url, this.origin), { headers: part ? { 'x-part': '1' } : {}, redirect: 'follow' }); }
  // a single-page app asks for a whole document only at first; that document itself says nothing yet
  async load(url, first) {
    const html = this.spa && !first ? null : await (await this.get(url)).text();
    if (!this.spa) return this.show(parse(html));
    if (html) this.shell = html;
    const j = await (await this.get(url, true)).json();
    return this.show(this.whole ? parse(j.body) : this.framed(j.main), parse(j.after));
  }
  framed(main) {
    const page = parse(this.shell), view = page.find((x) => x.get('id') === 'view'), inside = parse(main).children[0];
    inside.parent = view.parent;
    view.parent.children.splice(view.parent.children.indexOf(view), 1, inside);
    return page;
  }
  show(page, after) {
    this.layers = []; this.frame = null; this.opened.clear(); this.page = page;
    this.after(after ?? this.page.find((x) => x.get('id') === 'after'));
    this.seen.push(this.page.text());
  }
  after(tree) {
    for (const x of tree?.children ?? []) if (typeof x !== 'string') { this.seen.push(x.text()); if (x.get('data-as') === 'modal') this.layers.push(x); }
  }
  scope(o) { return o.frame ? this.frame : this.layers.at(-1) ?? this.page; }
  shown(x) { return !x.up((y) => y.tag === 'template' && !this.opened.has(y.get('id')) && y.get('id') !== 'after'); }
  name(x, scope) {
    if (x.get('aria-label')) return x.get('aria-label');
    if (x.has('close-label')) return x.get('close-label');
    if (x.get('label') && x.tag.includes('-')) return x.get('label');
    const label = x.get('id') && scope.find((y) => y.tag === 'label' && y.get('for') === x.get('id'));
    if (label) return label.text();
    return x.get('placeholder') ?? (x.tag === 'input' ? x.up((y) => y.tag === 'label')?.text() ?? '' : x.text());
  }
  one(scope, name, f, what) {
    const all = scope.filter((x) => f(x) && this.shown(x) && same(this.name(x, scope), name));
    const inner = all.filter((x) => !all.some((y) => y !== x && y.up((z) => z === x)));
    if (!inner.length) throw new Error(`no ${what} “${name}”`);
    const ways = new Set(inner.map((x) => x.get('href') ?? x.get('data-href') ?? x.up((y) =>
      y.tag === 'form')?.get('action') ?? x.get('data-open') ?? x.get('data-toggle')));
    if (ways.size > 1) throw new Error(`${inner.length} different ${what}s “${name}”`);
    return inner[0];
  }
  async step(o) {
    const scope = this.scope(o);
    if (o.op === 'click') return this.press(this.one(scope, o.name, CONTROL, 'control'), o);
    if (o.op === 'row') return this.press(this.one(this.row(scope, o), o.name, CONTROL, 'control'), o);
    if (o.op === 'fill') { this.one(scope, o.name, (x) => /^(input|textarea|(sl|ion)-(input|textarea))$/.test(x.tag) && x.get('type') !== 'hidden',
      'field').value = o.value; return undefined; }
    if (o.op === 'check') { this.check(scope, o.name); return undefined; }
    return o.op === 'pick' ? this.pick(scope, o.name) : undefined;
  }
  row(scope, o) {
    const at = scope.filter((x) => same(x.text(), o.row)).at(-1);
    if (!at) throw new Error(`no row “${o.row}”`);
    return at.up((x) => x.filter((y) => CONTROL(y)).length > 0);
  }
  check(scope, name) {
    const x = this.one(scope, name, (y) => (y.tag === 'input' && y.get('type') === 'checkbox' && !y.has('aria-hidden')) || y.has('data-check') ||
      /^(sl|ion)-checkbox$/.test(y.tag), 'box');
    const box = x.has('data-check') ? x.parent.children[x.parent.children.indexOf(x) + 1] : x;
    box.on = true;
  }
  pick(scope, name) {
    const x = this.one(scope, name, (y) => y.tag === 'option' || y.get('type') === 'radio' || y.has('data-radio') ||
      /^(sl|ion)-(radio|option)$/.test(y.tag) || (y.get('role') === 'option' && !!this.opened.add(y.up((z) => z.tag === 'template')?.get('id'))), 'answer');
    if (x.get('type') === 'radio') { for (const y of scope.filter((z) => z.get('name') === x.get('name'))) y.on = y === x; return; }
    const value = x.get('value') ?? x.get('data-radio') ?? x.get('data-value');
    if (x.get('role') === 'option') { const id = x.up((y) => y.tag === 'ul').get('id'); scope.find((y) => y.get('id') === `${id}-v`).value = value; return; }
    if (x.has('data-radio')) { x.up((y) => y.has('data-radios')).find((y) => y.tag === 'input').value = value; return; }
    x.up((y) => y.tag === 'select' || /^(sl|ion)-(select|radio-group)$/.test(y.tag)).value = value;
  }
  data(form) {
    const out = new URLSearchParams();
    for (const x of form.all()) {
      const name = x.get('name'), kind = x.get('type');
      if (!name || /button/.test(x.tag) || x.has('data-submit')) continue;
      const ticked = ['checkbox', 'radio'].includes(kind) || /^(sl|ion)-(checkbox|switch|toggle)$/.test(x.tag);
      if (ticked) { if (x.on ?? x.has('checked')) out.append(name, x.get('value') || 'on');
        } else if (x.tag === 'select') out.append(name, x.value ?? x.find((y) => y.has('selected'))?.get('value') ?? '');
      else out.append(name, x.value ?? x.get('value') ?? '');
    }
    return out;
  }
  async press(x, o) {
    const open = x.get('data-open') ?? x.get('data-list');
    if (open) { this.opened.add(open); return; }
    if (x.has('data-close') || x.has('close-label')) { this.layers.pop(); return; }
    const href = x.get('href') ?? x.get('data-href');
    if (href) { if (o.frame && !x.has('target') && !x.has('data-top')) await this.inFrame(await this.get(href)); else await this.load(href, o.frame); return; }
    const form = x.up((y) => y.tag === 'form');
    if (x.has('data-toggle') || x.has('data-tab') || x.tag === 'summary' || !form) return;
    await this.submit(form, x, o);
  }
  async submit(form, x, o) {
    const data = this.data(form), name = x.get('name') ?? x.get('data-name');
    const rules = Object.entries(JSON.parse(form.get('data-rules') ?? '{}'));
    if (x.has('data-gated') && !rules.every(([n, r]) => (r.eq ? data.get(n) === r.eq
      : (data.get(n) || '').length >= (r.min || 1)))) throw new Error(`“${o.name}” stays disabled`);
    if (name && !x.has('data-start')) data.append(name, x.get('value') ?? x.get('data-value'));
    const byScript = (this.spa && !o.frame) || form.has('data-ajax');
    const r = await fetch(new URL(form.get('action'), this.origin), { method: 'POST', body: data, headers: byScript ? { 'x-part': '1' } : {},
      redirect: byScript ? 'manual' : 'follow' });
    if (!r.ok) throw new Error(`${r.status} for ${form.get('action')}`);
    if (byScript) return this.answer(await r.json());
    if (o.frame) return this.inFrame(r);
    return this.show(parse(await r.text()));
  }
  async answer(j) {
    if (j.over) {
      this.layers = [parse(j.over)]; this.opened.clear(); this.seen.push(this.layers[0].text());
      const frame = this.layers[0].find((x) => x.tag === 'iframe');
      if (frame) await this.inFrame(await this.get(frame.get('src')));
    }
    if (j.close) this.layers = [];
    if (j.go) await this.load(j.go);
  }
  async inFrame(r) {
    const tree = parse(await r.text()), out = tree.find((x) => x.has('data-top') && !x.has('class'));
    if (out) { await this.load(out.get('href'), true); return; }
    this.frame = tree; this.seen.push(tree.text());
  }
}
