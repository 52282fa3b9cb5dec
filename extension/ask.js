// The approval question in its own window. Draws what the host says and sends the person's answer: only a real click counts,
// and Approve only after the question could be read for long enough.
'use strict';

/** So long the question must have been in sight before Approve opens, as in the page's overlay. */
const SEEN_MS = 500;

let question = null;
let drawn = null;
let opening = null;
/** A press on Approve began while it was open. */
let pressed = false;

const host = line('ask', (message) => {
  if (message.type === 'ask') show(message.question);
  if (message.type === 'ended') ended(message.message);
});
tell(word('loading'));

function show(asked) {
  question = asked;
  tell('');
  document.documentElement.lang = asked.lang;
  document.title = asked.title;
  at('asks').textContent = asked.title;
  at('before').textContent = asked.before_site;
  at('after').textContent = asked.after_site;
  at('target').textContent = plain(asked.target_name);
  at('role').textContent = asked.target_role;
  at('deadline').textContent = asked.deadline;
  at('reject').textContent = asked.reject_label;
  at('approve').textContent = asked.approve_label;
  at('site').replaceChildren(...site(asked.site, asked.site_bold));
  at('facts').replaceChildren(...asked.facts.map(fact));
  at('picture').hidden = !asked.picture;
  if (asked.picture) at('picture').src = `data:image/png;base64,${asked.picture}`;
  at('picture').alt = asked.picture_alt;
  at('product').hidden = true;
  at('question').hidden = false;
  at('reject').focus();
  startOver();
}

/** The site with its registrable domain in bold; all of it when the domain isn't in it. */
function site(whole, bold) {
  const from = bold ? whole.lastIndexOf(bold) : -1;
  const b = document.createElement('b');
  b.textContent = from < 0 ? whole : bold;
  return from < 0 ? [b] : [whole.slice(0, from), b, whole.slice(from + bold.length)];
}

function fact({ label, text, source }) {
  const row = document.createElement('div');
  const term = document.createElement('dt');
  const words = document.createElement('dd');
  const apart = document.createElement('bdi');
  term.textContent = label;
  apart.textContent = plain(text);
  if (source) words.title = plain(source);
  words.append(apart);
  row.append(term, words);
  return row;
}

/** Nothing stands in front, as far as a browser tells: a window that floats over this one takes nothing but the keyboard. */
const inFront = () => document.visibilityState === 'visible' && document.hasFocus();

/** Approve shuts, and opens again after the window was in sight and in front for long enough, from the frame on that draws it. */
function startOver() {
  shut();
  if (!question || !inFront()) return;
  drawn = requestAnimationFrame(() => {
    opening = setTimeout(() => (at('approve').disabled = false), SEEN_MS);
  });
}

function shut() {
  cancelAnimationFrame(drawn);
  clearTimeout(opening);
  pressed = false;
  at('approve').disabled = true;
}

function answer(approved) {
  if (!question) return;
  const sent = host.say({ type: 'answer', run: question.run, question: question.id, approved });
  if (!sent) {
    tell(word('not_connected'));
    startOver();
    return;
  }
  ended(word('answered'));
}

function ended(message) {
  question = null;
  shut();
  at('question').hidden = true;
  at('product').hidden = false;
  tell(message);
}

document.addEventListener('visibilitychange', startOver);
// A window that comes to the front under a click that was meant for another one opens nothing, nor does one that went behind.
for (const changed of ['focus', 'blur']) window.addEventListener(changed, startOver);
for (const begins of ['pointerdown', 'mousedown', 'keydown']) {
  at('approve').addEventListener(begins, (event) => {
    if (event.isTrusted && !event.repeat) pressed = !at('approve').disabled && inFront();
  });
}
at('approve').addEventListener('click', (event) => {
  const real = event.isTrusted && pressed && inFront();
  pressed = false;
  if (real) answer(true);
});
at('reject').addEventListener('click', (event) => {
  if (event.isTrusted) answer(false);
});
window.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && event.isTrusted && !event.isComposing) answer(false);
});
