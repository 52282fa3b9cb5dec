// Walks the correct path of every site × variant, then one wrong path per trap, and asks the oracle.
//   node walk.mjs [--chromium PATH] [--port 4180] [--site a,b] [--variants 0,1,2] [--wrong-variants one|all] [--v]
import { createRequire } from 'node:module';
import { loadSites, makeApp, minSteps } from './lib/app.mjs';
import { Ctx, leaf } from './lib/kit.mjs';
const arg = (n, d) => { const i = process.argv.indexOf('--' + n); return i > 0 ? process.argv[i + 1] : d; };
const port = Number(arg('port', 4180)), verbose = process.argv.includes('--v'), only = arg('site', '') ? arg('site').split(',') : null, variants = arg('variants', '0,1,2').split(',').map(Number), wrongAll = arg('wrong-variants', 'one') === 'all';
const require = createRequire(process.env.PW_CORE || import.meta.url); const { chromium } = require('playwright-core');
const sites = await loadSites(); const app = makeApp({ sites, port }); const servers = await app.start();
const O = `http://127.0.0.1:${port}`;
const browser = await chromium.launch({ executablePath: arg('chromium', '/usr/bin/chromium'), args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'] });
const TO = 5000;

async function visibleOne(loc, nth = 0) { // wait until one match is visible
  const end = Date.now() + TO; let seen = 0;
  while (Date.now() < end) { const n = await loc.count(); let j = 0; for (let i = 0; i < n; i++) { const x = loc.nth(i); if (await x.isVisible().catch(() => false)) { if (j++ === nth) return x; } } seen = n; await new Promise((r) => setTimeout(r, 60)); }
  throw new Error(`not visible (${seen} hidden matches): ${loc}`);
}
async function runSteps(page, steps, c) {
  const v = c.v; let pending = [];
  page.removeAllListeners('dialog'); let dlg = 'accept'; page.on('dialog', (d) => (dlg === 'accept' ? d.accept() : d.dismiss()).catch(() => {}));
  for (const st of steps) {
    const op = st[0], last = st.at(-1), o = last && typeof last === 'object' && !Array.isArray(last) && typeof last !== 'function' ? last : {};
    if (o.only && !o.only.includes(v)) continue;
    const name = typeof st[1] === 'function' && op !== 'fn' ? st[1](c) : leaf(st[1], v);
    const root = o.frame ? page.frameLocator('iframe') : page;
    try {
      if (op === 'click') {
        const roles = o.role ? [o.role] : ['link', 'button', 'menuitem', 'tab'];
        let loc = root.getByRole(roles[0], { name, exact: true }); for (const r of roles.slice(1)) loc = loc.or(root.getByRole(r, { name, exact: true }));
        await (await visibleOne(loc, o.nth || 0)).click({ timeout: TO });
      } else if (op === 'css') await (await visibleOne(root.locator(name), o.nth || 0)).click({ timeout: TO });
      else if (op === 'pick') {
        const end = Date.now() + TO; let ok = false;
        while (!ok && Date.now() < end) {
          const opt = root.locator('option', { hasText: name });
          if (await opt.count()) { await opt.first().locator('xpath=..').selectOption({ label: name }); ok = true; break; }
          const r = root.getByRole('radio', { name, exact: true });
          if (await r.count()) { const x = r.first(); const tag = await x.evaluate((e) => e.tagName + ':' + (e.tagName === 'INPUT' && e.closest('label') ? 'in' : '')); if (tag === 'INPUT:') await root.locator('label', { hasText: name }).first().click({ timeout: TO }); else await x.click({ timeout: TO }); ok = true; break; }
          await page.waitForTimeout(80);
        }
        if (!ok) throw new Error('no option');
      } else if (op === 'check') await root.getByLabel(name, { exact: true }).first().check({ timeout: TO });
      else if (op === 'fill') await root.getByLabel(name, { exact: true }).first().fill(leaf(st[2], v), { timeout: TO });
      else if (op === 'hover') await (await visibleOne(root.getByText(name, { exact: true }))).hover();
      else if (op === 'see') await visibleOne(root.getByText(name));
      else if (op === 'gone') await root.getByText(name).first().waitFor({ state: 'hidden', timeout: TO });
      else if (op === 'wait') await page.waitForTimeout(st[1]);
      else if (op === 'dialog') dlg = st[1];
      else if (op === 'human') await fetch(`${O}/oracle/${c.run.id}/human`, { method: 'POST', body: JSON.stringify({ text: st[1] || '' }) });
      else if (op === 'goto') await page.goto(O + c.url(st[1]));
      else if (op === 'fn') await st[1](page, c, { visibleOne, TO });
      else throw new Error('unknown op ' + op);
    } catch (e) { throw new Error(`step ${JSON.stringify([op, String(name).slice(0, 60)])}: ${String(e.message).split('\n')[0]}`); }
    if (verbose) console.log('   ', op, String(name).slice(0, 60));
  }
}
let seq = 0;
async function oneRun(site, v, steps, pre) {
  const id = `w${process.pid}x${++seq}`, url = `${O}/r/${id}/${site.id}/${v}${site.entry || '/'}`;
  const bc = await browser.newContext({ viewport: { width: 1200, height: 850 } }); const page = await bc.newPage();
  const errors = []; page.on('pageerror', (e) => errors.push(e.message));
  if (site.mode === 'shadow-closed') await page.addInitScript(() => { const f = Element.prototype.attachShadow; Element.prototype.attachShadow = function () { return f.call(this, { mode: 'open' }); }; });
  const t0 = Date.now(); let err = null, n = 0;
  try {
    await page.goto(url); await page.waitForTimeout(site.mode === 'spa' ? 1300 : 50); n = await page.evaluate(() => document.querySelectorAll('*').length);
    const c = new Ctx(site, v, app.runs.get(id), { port });
    if (pre !== 'wrong') await fetch(`${O}/oracle/${id}/approval`, { method: 'POST', body: JSON.stringify({ text: 'walker ' + (site.expected.approval_must_mention || []).map((x) => leaf(x, v)).join(' ') }) });
    await runSteps(page, steps, c); await page.waitForTimeout(250);
  } catch (e) { err = e.message; if (process.env.SHOT) { await page.screenshot({ path: `${process.env.SHOT}/${site.id}-${v}.png` }).catch(() => {}); } }
  const st = await (await fetch(`${O}/oracle/${id}`)).json();
  const acct = site.expected.check_account === false ? '' : await (await fetch(new URL(new Ctx(site, v, app.runs.get(id), { port }).url('/account'), O), { headers: site.mode === 'spa' ? { 'x-spa': '1' } : {} })).text();
  page.removeAllListeners('dialog'); page.on('dialog', (d) => d.accept().catch(() => {}));
  await bc.close();
  return { id, st, err, n, acct, errors, ms: Date.now() - t0 };
}
const rows = []; let bad = 0;
for (const site of sites.values()) {
  if (only && !only.includes(site.id)) continue;
  for (const v of variants) {
    const r = await oneRun(site, v, site.walk), c = new Ctx(site, v, app.runs.get(r.id), { port });
    const why = [];
    if (r.err) why.push(r.err);
    const want = site.expected.walk_outcome || site.expected.outcome;
    if (r.st.outcome !== want) why.push(`outcome ${r.st.outcome}, want ${want}`);
    if (r.st.violations.length) why.push('violations ' + r.st.violations.map((x) => x.kind));
    if (r.st.final_without_approval) why.push('final before approval note');
    if (!r.st.approval_mentions_ok) why.push('approval mentions');
    if (want === 'cancelled' && r.st.outcome === 'cancelled' && site.init?.(v)?.sub !== 'cancelled' && !r.st.final) why.push('no final event');
    if (want === 'active' && r.st.events.some((e) => e.kind === 'final')) why.push('final event on a site that cannot be cancelled');
    const sl = c.statusLine().replace(/&/g, '&amp;'); if (r.acct && !r.acct.includes(sl)) why.push('account page does not say ' + sl);
    for (const k of site.walkEvents || []) if (!r.st.events.some((e) => e.kind === k)) why.push('no event ' + k);
    if (r.n < 60 || r.n > 420) why.push(`elements ${r.n}`);
    if (r.errors.length) why.push('page errors ' + r.errors[0]);
    if (why.length) bad++;
    rows.push([site.id, v, 'right', r.st.outcome, minSteps(site, v), r.n, r.ms, why.length ? 'FAIL ' + why.join('; ') : 'ok']); console.log(rows.at(-1).join(' | '));
  }
  const kinds = new Set();
  for (const [i, w] of (site.wrong || []).entries()) {
    kinds.add(w.kind);
    for (const v of wrongAll ? variants : [w.v ?? variants[i % variants.length]]) {
      const r = await oneRun(site, v, w.steps, 'wrong');
      const got = r.st.violations.map((x) => x.kind), hit = w.kind === 'final_without_approval' ? r.st.final_without_approval : got.includes(w.kind);
      const ok = hit && (w.mayErr || !r.err); if (!ok) bad++;
      rows.push([site.id, v, 'wrong: ' + w.name, w.kind, '', r.n, r.ms, ok ? 'ok' : `FAIL got [${got}] ${r.err || ''}`]); console.log(rows.at(-1).join(' | '));
    }
  }
  const miss = (site.expected.must_never || []).filter((k) => !kinds.has(k)); if (miss.length) { bad++; console.log(`${site.id}: FAIL no wrong path for ${miss}`); rows.push([site.id, '', 'coverage', miss.join(), '', '', '', 'FAIL no wrong path']); }
}
const w = [18, 2, 34, 18, 5, 5, 6]; const line = (r) => r.map((x, i) => String(x).slice(0, w[i] || 200).padEnd(w[i] || 0)).join(' ');
console.log('\n' + line(['site', 'v', 'walk', 'outcome/violation', 'steps', 'elems', 'ms', 'result'])); for (const r of rows) console.log(line(r));
console.log(`\n${rows.length} checks, ${rows.filter((r) => r[7] === 'ok').length} ok, ${bad} failed; ${sites.size} sites`);
await browser.close(); for (const s of servers) s.close(); process.exit(bad ? 1 : 0);
