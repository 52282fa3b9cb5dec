// What the extension's own pages share: a line to the host, which the service worker passes on unread. No decisions.
'use strict';

/** The words of this page: `_locales` has them all. */
const word = (name) => chrome.i18n.getMessage(name);

/** What this page was opened for: `?key=…`, or `#…`. */
const key = new URLSearchParams(location.search).get('key') ?? decodeURIComponent(location.hash.slice(1));

/** Longest wait between two tries to reach the host again, in milliseconds. */
const LONGEST_WAIT = 4000;

/**
 * Connects as `page:KIND:KEY`, says that the page is open, and hands over every message. A line that is lost is taken up again:
 * a worker that was asleep starts anew.
 * @returns {{say: (message: object) => boolean}}
 */
function line(kind, hear) {
  let port = null;
  let wait = 250;
  function connect() {
    if (!chrome.runtime?.id) return;
    port = chrome.runtime.connect({ name: `page:${kind}:${key}` });
    port.onMessage.addListener((message) => {
      wait = 250;
      hear(message);
    });
    port.onDisconnect.addListener(() => {
      void chrome.runtime.lastError;
      port = null;
      setTimeout(connect, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    });
    port.postMessage({ type: 'opened', page: kind, key });
  }
  connect();
  return {
    say(message) {
      port?.postMessage(message);
      return port !== null;
    },
  };
}

const at = (id) => document.getElementById(id);

/** Shows one sentence instead of everything else. */
function tell(message) {
  at('state').textContent = message;
}

/** The words without control characters and without marks that reorder what stands around them. */
function plain(words) {
  return words.replace(/[\u202a-\u202e\u2066-\u2069\u200b\ufeff]/g, '').replace(/\p{Cc}/gu, ' ');
}

document.documentElement.lang = chrome.i18n.getUILanguage();
document.documentElement.dir = word('@@bidi_dir');
