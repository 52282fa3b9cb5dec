// CDP peers: AX tree text in the Stagehand line format, raw pipelines.
const INTER = new Set('button link textbox checkbox radio combobox listbox option menuitem menuitemcheckbox menuitemradio tab switch slider spinbutton searchbox treeitem DisclosureTriangle ComboBoxSelect'.split(' '));
export async function sessions(context, page) {
  const main = await context.newCDPSession(page); const out = [{ s: main, frameIds: [] }];
  for (const f of page.frames()) { if (f === page.mainFrame()) continue; try { const s = await context.newCDPSession(f); out.push({ s, frameIds: [] }); } catch { /* same process as its parent */ } }
  for (const o of out) { await o.s.send('DOM.enable'); await o.s.send('Accessibility.enable'); const { frameTree } = await o.s.send('Page.getFrameTree'); const go = t => { o.frameIds.push(t.frame.id); (t.childFrames || []).forEach(go); }; go(frameTree); }
  return out;
}
export async function axAll(ss) { const r = await Promise.all(ss.flatMap(o => o.frameIds.map(frameId => o.s.send('Accessibility.getFullAXTree', { frameId }).catch(() => null)))); return r.filter(Boolean); }
const docAll = ss => Promise.all(ss.map(o => o.s.send('DOM.getDocument', { depth: -1, pierce: true })));
async function backendMap(ss) { // per session: backendNodeId -> {gt,dec}
  const maps = []; for (const d of await docAll(ss)) { const m = new Map(); const go = n => { const a = n.attributes; if (a) { const i = a.indexOf('data-gt'), j = a.indexOf('data-dec'); if (i >= 0 || j >= 0) m.set(n.backendNodeId, { gt: i >= 0 ? a[i + 1] : null, dec: j >= 0 ? a[j + 1] : null }); } (n.children || []).forEach(go); (n.shadowRoots || []).forEach(go); if (n.contentDocument) go(n.contentDocument); }; go(d.root); maps.push(m); } return maps;
}
function axText(nodes, f) {
  const by = new Map(nodes.map(n => [n.nodeId, n])), out = [], printed = [];
  const kids = n => (n.childIds || []).map(i => by.get(i)).filter(Boolean).flatMap(c => c.ignored || c.role?.value === 'InlineTextBox' ? (c.role?.value === 'InlineTextBox' ? [] : kids(c)) : [c]);
  const clean = s => String(s ?? '').replace(/\s+/g, ' ').trim();
  const visit = (n, d) => {
    const role = n.role?.value, name = clean(n.name?.value); let ch = kids(n);
    if (name && ch.length && ch.every(c => c.role?.value === 'StaticText') && clean(ch.map(c => c.name?.value).join('')) === name) ch = [];
    if ((role === 'generic' || role === 'none') && !name && ch.length <= 1) { ch.forEach(c => visit(c, d)); return; }
    const st = (n.properties || []).filter(p => ['checked', 'selected', 'disabled', 'expanded'].includes(p.name) && p.value.value && p.value.value !== 'false').map(p => ` [${p.name}]`).join('');
    out.push(`${'  '.repeat(d)}[${f}-${n.backendDOMNodeId}] ${role}${name ? ': ' + name : ''}${st}`); printed.push(n); ch.forEach(c => visit(c, d + 1));
  };
  const root = nodes.find(n => !n.parentId) ?? nodes[0]; if (root) visit(root, 0);
  return { text: out.join('\n'), printed };
}
export async function axRecall(ss) {
  const maps = await backendMap(ss); const gt = {}, dec = new Set(); let text = []; let f = 0;
  for (let i = 0; i < ss.length; i++) for (const frameId of ss[i].frameIds) {
    const r = await ss[i].s.send('Accessibility.getFullAXTree', { frameId }).catch(() => null); if (!r) continue;
    const t = axText(r.nodes, f++); text.push(t.text);
    for (const n of t.printed) { const m = maps[i].get(n.backendDOMNodeId); if (!m) continue; const foc = (n.properties || []).some(p => p.name === 'focusable' && p.value.value); const dis = (n.properties || []).some(p => p.name === 'disabled' && p.value.value); if (m.gt) gt[m.gt] = Math.max(gt[m.gt] || 0, INTER.has(n.role.value) || foc ? 2 : 1); if (m.dec && !dis) dec.add(m.dec); }
  }
  return { gt, dec, text: text.join('\n') };
}
