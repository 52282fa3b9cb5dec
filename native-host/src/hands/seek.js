// Scrolls what the element scrolls in, view by view, until the words that are looked for are drawn there: as wasm-agent/src/act/seek.rs.
async (element, words = WORDS) => {
  const LIMIT_MS = 15000;
  const DRAWN_MS = 500;
  const STEP = 0.8;
  const UNDRAWN = 'head, script, style, template, noscript, option, datalist';
  const plain = (text) => text.trim().replace(/\s+/g, ' ').toLowerCase();
  const wanted = plain(words);
  const letter = (c) => c !== undefined && c < '\u2E80' && /[\p{L}\p{N}]/u.test(c);
  const says = (text) => {
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
      if (!letter(text[at - 1]) && !letter(text[at + wanted.length])) return true;
    }
    return false;
  };
  const page = document.scrollingElement;
  const can = (el) => el.scrollHeight > el.clientHeight + 1;
  const scrolls = (el) => can(el) && /^(auto|scroll)$/.test(getComputedStyle(el).overflowY) && !(el.localName === 'body' && can(page));
  let list = element;
  while (list && !scrolls(list)) list = list.parentElement ?? list.getRootNode().host;
  list ??= page;
  const frame = () => new Promise((done) => { requestAnimationFrame(done); setTimeout(done, 60); });
  const holders = (el) => {
    const text = plain(el.textContent);
    if (el.matches(UNDRAWN) || !text.includes(wanted)) return [];
    const children = [...el.children];
    const found = children.flatMap(holders);
    if (found.length > 0) return found;
    const undrawn = children.some((c) => plain(c.textContent).includes(wanted));
    return says(text) && !undrawn && el.getBoundingClientRect().height > 0 ? [{ text, el }] : [];
  };
  const goesOn = async () => {
    const [from, said, height, asked] = [list.scrollTop, list.textContent, list.scrollHeight, performance.now()];
    list.scrollTo({ top: from + list.clientHeight * STEP, behavior: 'instant' });
    const moved = list.scrollTop > from;
    for (;;) {
      await frame();
      const more = list.scrollHeight > height;
      const drawn = moved && list.textContent !== said;
      if (more || drawn || performance.now() - asked > DRAWN_MS) return moved || more;
    }
  };
  const [before, start] = [list.scrollTop, performance.now()];
  const near = new Map();
  do {
    const found = holders(list);
    const exact = found.find(({ text }) => text === wanted);
    if (exact) {
      exact.el.scrollIntoView({ block: 'center', behavior: 'instant' });
      await frame();
      return;
    }
    for (const { text } of found) if (!near.has(text)) near.set(text, list.scrollTop);
  } while (performance.now() - start < LIMIT_MS && await goesOn());
  const [only] = near.size === 1 ? near.values() : [before];
  list.scrollTo({ top: only, behavior: 'instant' });
  await frame();
}
