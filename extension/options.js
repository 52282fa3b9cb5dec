// Sites that the person permits, beside the page that the toolbar button was pressed on: frames of theirs are read, too.
// The browser keeps the list, and asks once more itself.
'use strict';

for (const [id, name] of [['title', 'options'], ['means', 'options_means'], ['none', 'options_none'], ['asks', 'options_address'], ['add', 'options_permit']]) {
  at(id).textContent = word(name);
}
document.title = word('options');
at('address').value = key;

/** The pattern of all pages of one site; null for what is no address, or not of the web. */
function patternOf(address) {
  const text = address.includes('://') ? address.trim() : `https://${address.trim()}`;
  const { protocol, hostname } = URL.canParse(text) ? new URL(text) : {};
  const local = hostname === 'localhost' || hostname === '127.0.0.1';
  const named = hostname && (local || /^[^*%\s]+\.[^*%\s]+$/.test(hostname));
  return named && (protocol === 'https:' || (local && protocol === 'http:')) ? `${protocol}//${hostname}/*` : null;
}

async function show() {
  const { origins } = await chrome.permissions.getAll();
  at('sites').replaceChildren(...origins.map(entry));
  at('none').hidden = origins.length > 0;
}

function entry(pattern) {
  const site = document.createElement('bdi');
  site.dir = 'ltr';
  site.textContent = pattern.replace(/\/\*$/, '');
  const remove = document.createElement('button');
  remove.type = 'button';
  remove.textContent = word('options_remove');
  remove.setAttribute('aria-label', `${word('options_remove')} ${site.textContent}`);
  remove.onclick = () => change(() => chrome.permissions.remove({ origins: [pattern] }), 'options_removed');
  const line = document.createElement('li');
  line.append(site, remove);
  return line;
}

/** Tells how it came out: done, not wanted after all, or the browser's own words for why it can't be. */
async function change(ask, done) {
  try {
    tell(word((await ask()) ? done : 'options_unchanged'));
  } catch (error) {
    tell(`${word('options_unchanged')} ${error.message}`);
  }
  await show();
}

at('permit').onsubmit = (event) => {
  event.preventDefault();
  const pattern = patternOf(at('address').value);
  if (!pattern) {
    tell(word('options_no_address'));
    at('address').focus();
    return;
  }
  // Asked for right in the click: the browser shows its question only then.
  change(() => chrome.permissions.request({ origins: [pattern] }), 'options_permitted');
};

chrome.permissions.onAdded.addListener(show);
chrome.permissions.onRemoved.addListener(show);
show();
