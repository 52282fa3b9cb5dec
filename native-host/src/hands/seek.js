// Scrolls what the element scrolls in, view by view, until the words that are looked for are drawn there: as wasm-agent/src/act/seek.rs.
async (element, words = WORDS) => {
  const LIMIT_MS = 15000;
  const DRAWN_MS = 500;
  const plain = (text) => text.trim().replace(/\s+/g, ' ').toLowerCase();
  const wanted = plain(words);
  const start = performance.now();
  const outer = (el) => el.parentElement ?? el.getRootNode().host;
  const scrolls = (el) => el.scrollHeight > el.clientHeight + 1 && /^(auto|scroll)$/.test(getComputedStyle(el).overflowY);
  let list = element;
  while (list && !scrolls(list)) list = outer(list);
  list ??= document.scrollingElement;
  const frame = () => new Promise((done) => { requestAnimationFrame(done); setTimeout(done, 60); });
  const holder = (el) => {
    const text = plain(el.textContent);
    if (!text.includes(wanted)) return null;
    const inner = [...el.children].map(holder).filter(Boolean);
    return inner.find(([exact]) => exact) ?? inner[0] ?? [text === wanted, el];
  };
  const goesOn = async () => {
    const [from, said, asked] = [list.scrollTop, list.textContent, performance.now()];
    list.scrollTo({ top: from + list.clientHeight * 0.8, behavior: 'instant' });
    const moved = list.scrollTop > from;
    for (;;) {
      await frame();
      const drawn = list.textContent !== said;
      if (drawn || performance.now() - asked > DRAWN_MS) return moved || drawn;
    }
  };
  const before = list.scrollTop;
  let near;
  do {
    const found = holder(list);
    if (found?.[0]) {
      found[1].scrollIntoView({ block: 'center', behavior: 'instant' });
      await frame();
      return;
    }
    if (found) near ??= list.scrollTop;
  } while (performance.now() - start < LIMIT_MS && await goesOn());
  list.scrollTo({ top: near ?? before, behavior: 'instant' });
  await frame();
}
