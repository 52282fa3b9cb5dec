// What every page runs: layers, menus, lists, checks, gates, forms by fetch, and navigation without reload in a single-page app.
// Shipped to the browser with toString(): it refers to nothing outside itself.
// o: {spa, delay, hides (the rest is hidden under a modal), base, skeleton}
export function runtime(o) {
  const $ = (id) => document.getElementById(id), root = $('root');
  const later = (ms) => new Promise((done) => setTimeout(done, ms));
  let anchor = null, loads = 0, busy = false;

  // --- layers at the end of body
  const layers = (kind) => [...document.querySelectorAll(kind ? `[data-layer="${kind}"]` : '[data-layer]')];
  function veil() {
    if (!o.hides) return;
    if (layers('modal').length) root.setAttribute('aria-hidden', 'true'); else root.removeAttribute('aria-hidden');
  }
  function shut(list) { for (const x of list) { if (x.trigger) x.trigger.setAttribute('aria-expanded', 'false'); x.remove(); } veil(); }
  function layer(content, kind, trigger) {
    const box = document.createElement('div');
    box.dataset.layer = kind; box.trigger = trigger || null;
    if (typeof content === 'string') box.innerHTML = content; else box.append(content);
    const top = document.querySelector('dialog[open]');
    (top || document.body).append(box); settle(box); veil();
    const at = trigger || (kind === 'pop' && anchor), panel = box.firstElementChild;
    if (at && panel) place(panel, at.getBoundingClientRect(), top);
    return box;
  }
  // a native dialog is above everything, so what opens from within it has to be put inside it
  function place(panel, r, top) {
    const w = panel.offsetWidth, h = panel.offsetHeight, up = r.bottom + h > innerHeight && r.top > h;
    const d = top && top.getBoundingClientRect(), dx = top ? top.scrollLeft - d.left : scrollX, dy = top ? top.scrollTop - d.top : scrollY;
    panel.style.left = Math.max(8, Math.min(r.left, innerWidth - w - 8)) + dx + 'px';
    panel.style.top = (up ? r.top - h - 4 : r.bottom + 4) + dy + 'px';
  }
  function openTemplate(trigger, id, kind) {
    if (layers(kind).some((x) => x.trigger === trigger)) return shut(layers(kind));
    shut(layers(kind)); trigger.setAttribute('aria-expanded', 'true');
    layer($(id).content.cloneNode(true), kind, trigger);
  }

  // --- forms that wait for an answer or for some seconds
  function off(el, on) {
    if ('disabled' in el) el.disabled = on;
    if (!/^(BUTTON|INPUT)$/.test(el.tagName)) { if (on) el.setAttribute('aria-disabled', 'true'); else el.removeAttribute('aria-disabled'); }
  }
  function filled(form) {
    const data = new FormData(form);
    return Object.entries(JSON.parse(form.dataset.rules || '{}')).every(([name, rule]) => {
      const v = String(data.get(name) || '').trim();
      return rule.eq ? v === rule.eq : v.length >= (rule.min || 1);
    });
  }
  function gate(form) { for (const b of form.querySelectorAll('[data-gated],[data-wait]')) off(b,
    (b.hasAttribute('data-gated') && !filled(form)) || !!b.waiting); }
  function settle(box) {
    for (const d of box.querySelectorAll('dialog:not([open])')) { d.showModal(); d.addEventListener('close', () => shut([box])); }
    for (const b of box.querySelectorAll('[data-wait]')) { b.waiting = true; setTimeout(() => { b.waiting = false; gate(b.closest('form'));
      }, Number(b.dataset.wait) * 1000); }
    for (const t of box.querySelectorAll('[data-gone]')) setTimeout(() => t.remove(), Number(t.dataset.gone));
    for (const c of box.querySelectorAll('[data-clock]')) tick(c, Number(c.dataset.clock));
  }
  function tick(el, left) {
    if (!el.isConnected || left < 0) return;
    el.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
    setTimeout(() => tick(el, left - 1), 1000);
  }

  // --- talking with the server
  async function send(form, submitter) {
    if (busy) return;
    busy = true;
    const data = new URLSearchParams(new FormData(form));
    if (submitter && submitter.name) data.append(submitter.name, submitter.value);
    try {
      const r = await fetch(form.action, { method: 'POST', headers: { 'x-part': '1' }, body: data });
      const j = await r.json();
      await later(o.delay);
      await answer(j, form);
    } finally { busy = false; }
  }
  async function answer(j, form) {
    if (j.drop) form.closest('[data-bar]').remove();
    if (j.over) { shut(layers()); layer(j.over, j.kind === 'pop' ? 'pop' : 'modal'); return; }
    if (j.close) shut(layers());
    if (!j.go) return;
    if (o.spa) { shut(layers()); await load(j.go, true); } else location.assign(j.go);
  }
  async function load(url, push) {
    const mine = ++loads, target = () => $(o.whole ? 'root' : 'view');
    shut(layers()); target().innerHTML = o.skeleton;
    const r = await fetch(url, { headers: { 'x-part': '1' } }), j = await r.json();
    await later(o.delay);
    if (mine !== loads) return;
    if (push) history.pushState(null, '', r.url);
    document.title = j.title;
    if (o.whole) root.innerHTML = j.body; else $('view').outerHTML = j.main;
    after(j.after); settle(root); scrollTo(0, 0);
  }
  function after(html) {
    const t = document.createElement('template'); t.innerHTML = html;
    for (const x of [...t.content.children]) if (x.dataset.as === 'modal') layer(x.innerHTML, 'modal'); else { document.body.append(x); settle(x); }
  }

  // --- presses
  function start(el) { const form = el.closest('form'); anchor = el; if (form) form.requestSubmit(); }
  function choose(opt) {
    const list = opt.closest('[role=listbox]'), input = list && $(list.id + '-v'); if (!input) return;
    const trigger = document.querySelector(`[data-list="${CSS.escape(list.id)}"]`), shown = trigger.querySelector('[data-shown]');
    input.value = opt.dataset.value; shown.textContent = opt.textContent.trim();
    shut(layers('list')); gate(input.form);
  }
  function radio(el) {
    const group = el.closest('[data-radios]');
    for (const r of group.querySelectorAll('[role=radio]')) { const on = r === el; r.setAttribute('aria-checked', String(on));
      r.dataset.state = on ? 'checked' : 'unchecked'; }
    const input = group.querySelector('input[type=hidden]'); input.value = el.dataset.radio; gate(input.form);
  }
  function check(el) {
    if (el.hasAttribute('data-start')) return start(el);
    const on = el.getAttribute('aria-checked') !== 'true', input = el.nextElementSibling;
    el.setAttribute('aria-checked', String(on)); el.dataset.state = on ? 'checked' : 'unchecked'; input.checked = on;
    if (input.form) gate(input.form);
  }
  function tab(el) {
    const box = el.closest('[data-tabs]');
    for (const t of box.querySelectorAll('[data-tab]')) { const on = t === el; t.setAttribute('aria-selected', String(on)); $(t.dataset.tab).hidden = !on; }
  }
  function toggle(el) { const t = $(el.dataset.toggle); t.hidden = !t.hidden; el.setAttribute('aria-expanded', String(!t.hidden)); }
  function submit(el) {
    const form = el.closest('form'), b = document.createElement('button');
    b.type = 'submit'; b.name = el.dataset.name; b.value = el.dataset.value; b.hidden = true; form.append(b); form.requestSubmit(b); b.remove();
  }
  function go(url, top, e) {
    if (top) { window.top.location = url; return; }
    const u = new URL(url, location.href);
    if (!o.spa || u.origin !== location.origin || !u.pathname.startsWith(o.base)) { if (!e) location.assign(u); return; }
    if (e) e.preventDefault();
    load(u.href, true);
  }

  document.addEventListener('click', (e) => {
    const path = e.composedPath().filter((x) => x instanceof Element), hit = (s) => path.find((x) => x.matches(s));
    const is = (s, f) => { const el = hit(s); if (el) f(el); return !!el; };
    if (hit('[aria-disabled=true],[disabled]')) return;
    const menu = hit('[data-layer=menu],[data-layer=list]');
    if (!menu && !hit('[data-open],[data-list]')) shut([...layers('menu'), ...layers('list')]);
    anchor = hit('button,a,[data-submit],[role=button]') || anchor;
    if (menu && menu.trigger) anchor = menu.trigger;
    if (is('[data-open]', (el) => openTemplate(el, el.dataset.open, 'menu'))) return;
    if (is('[data-list]', (el) => openTemplate(el, el.dataset.list + '-t', 'list'))) return;
    if (is('[data-close]', (el) => { const l = hit('[data-layer]'); if (l) shut([l]); else el.closest('[data-bar]')?.remove(); })) return;
    if (is('[data-layer=list] [role=option]', choose) || is('[data-radio]', radio) || is('[data-check]', check) || is('[data-tab]',
      tab) || is('[data-toggle]', toggle)) return;
    if (is('[data-submit]', submit)) return;
    if (is('[data-href]', (el) => go(el.dataset.href, el.hasAttribute('data-top')))) return;
    is('a[href]', (el) => { if (!el.target && !e.ctrlKey && !e.metaKey && !e.defaultPrevented) { if (menu) setTimeout(() => shut([menu]));
      go(el.href, false, e); } });
  });
  document.addEventListener('submit', (e) => {
    const form = e.target, menu = form.closest('[data-layer=menu]');
    if (!o.spa && form.dataset.ajax === undefined) return;
    e.preventDefault(); send(form, e.submitter); if (menu) shut([menu]);
  });
  for (const type of ['input', 'change']) document.addEventListener(type, (e) => {
    const el = e.target;
    if (type === 'change' && el.hasAttribute('data-start')) { if (el.tagName === 'INPUT') el.checked = el.defaultChecked; start(el); return; }
    const form = el.form || el.closest('form'); if (form) gate(form);
  });
  document.addEventListener('keydown', (e) => {
    const el = e.target;
    if (e.key === 'Escape') { const last = layers().at(-1); if (last) shut([last]); }
    if ((e.key === 'Enter' || e.key === ' ') && !/^(BUTTON|A|INPUT|TEXTAREA|SELECT|SUMMARY|DIALOG)$/.test(el.tagName) && el.tabIndex >= 0 &&
      el.matches('[role],[data-submit],[data-href]')) { e.preventDefault(); el.click(); }
  });
  addEventListener('popstate', () => { if (o.spa) load(location.href, false); });

  after(document.querySelector('#after')?.innerHTML || '');
  settle(root);
  if (o.spa) load(location.href, false);
}
