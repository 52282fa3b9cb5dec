//! The few scripts that the server runs for us in a page. They read; what one of them sets is where a link opens.
use protocol::action::Direction;

/// What a snapshot leaves unsaid of an element.
pub(super) const FACTS: &str = "e => ({ tag: e.localName, attrs: [...e.attributes].map(a => [a.name.toLowerCase(), a.value]), modal: e.matches(':modal'), document: String(e.ownerDocument.location.href) })";

/// And what would open in a new tab opens in this one.
pub(super) const PREPARE: &str = "e => { const facts = { tag: e.localName, attrs: [...e.attributes].map(a => [a.name.toLowerCase(), a.value]), modal: false, document: String(e.ownerDocument.location.href) }; \
for (const x of [e.closest('a[target], area[target]'), e.form]) if (x && x.target) x.setAttribute('target', '_self'); \
if (e.hasAttribute('formtarget')) e.setAttribute('formtarget', '_self'); return facts; }";

/// What it leaves unsaid of the page.
pub(super) const AROUND: &str = "() => ({ lang: document.documentElement.lang, width: Math.round(innerWidth), height: Math.round(innerHeight), scroll_x: Math.max(0, Math.round(scrollX)), scroll_y: Math.max(0, Math.round(scrollY)), complete: document.readyState === 'complete' })";

/// The document anew; answers before it goes.
pub(super) const RELOAD: &str = "() => { setTimeout(() => location.reload()) }";

/// Scrolls a list until these words are drawn in it.
pub(super) fn scroll_for(words: &str) -> String {
    let words = serde_json::Value::from(words).to_string();
    include_str!("seek.js").replacen("WORDS", &words, 1)
}

pub(super) fn scroll(direction: Direction, amount: u32) -> String {
    match direction {
        Direction::Up => format!("() => scrollBy(0, -{amount})"),
        Direction::Down => format!("() => scrollBy(0, {amount})"),
        Direction::Top => "() => scrollTo(0, 0)".to_owned(),
        Direction::Bottom => "() => scrollTo(0, document.body.scrollHeight)".to_owned(),
    }
}
