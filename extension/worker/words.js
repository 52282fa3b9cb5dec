// What the worker itself has to say to the person: only when there is no host to say it.
const word = (key) => chrome.i18n.getMessage(key);

const BADGES = {
  idle: { text: "", color: "#3355DD", title: "action" },
  active: { text: "…", color: "#3355DD", title: "badge_active" },
  your_turn: { text: "✋", color: "#8A5A00", title: "badge_your_turn" },
  done: { text: "✓", color: "#1B7A3D", title: "badge_done" },
  problem: { text: "!", color: "#B3261E", title: "badge_problem" },
};

/** Shows it on the toolbar button. The tab may be gone by now: then there is nothing to show it on. */
export function badge(tabId, name, title) {
  const { text, color, title: key } = BADGES[name] ?? BADGES.idle;
  return Promise.all([
    chrome.action.setBadgeText({ tabId, text }),
    chrome.action.setBadgeBackgroundColor({ tabId, color }),
    chrome.action.setTitle({ tabId, title: title ?? word(key) }),
  ]).catch(() => {});
}

/** In one sentence. */
export function sentence(failure) {
  return failure.text ?? word(failure.why);
}

/** The panel that says why there is no host, what that means and what to do (a `PanelView`). */
export function panel(failure) {
  const lines = [word(`${failure.why}_means`), word(`${failure.why}_advice`)].filter(Boolean);
  return {
    lang: chrome.i18n.getUILanguage(),
    mood: "problem",
    service: "",
    headline: sentence(failure),
    lines,
    steps: [],
    earlier: "",
    buttons: [{ input: { input: "resume" }, label: word("try_again"), style: "primary" }],
    footnote: "",
    close_label: word("close"),
  };
}

export { word };
