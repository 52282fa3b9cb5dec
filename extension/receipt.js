// A receipt in a sandboxed frame: no script of it can run. Draws what the host says.
'use strict';

const frame = at('receipt');

line('receipt', (message) => {
  if (message.type === 'receipt') show(message);
  if (message.type === 'ended') ended(message.message);
});
tell(word('loading'));

function show({ title, html }) {
  tell('');
  document.title = title;
  at('title').textContent = title;
  frame.title = title;
  frame.srcdoc = html;
  frame.hidden = false;
  at('print').textContent = word('print');
  at('print').hidden = false;
}

/** A receipt that stands is kept; the message is for a page that has nothing to show. */
function ended(message) {
  if (frame.hidden) tell(message);
}

at('print').addEventListener('click', () => frame.contentWindow.print());
