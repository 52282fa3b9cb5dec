//! Everything that a script can make up by itself: events, keys, messages, copies. None of it is an answer, and an honest click
//! works after all of them.
use crate::{asked, attacked, the_person_says_yes};

const FORGERIES: [&str; 9] = [
    // Made-up presses on the host, on everything, and on the places where buttons are.
    "for (const on of [host, document.activeElement, document.body, document.documentElement, document, window])
        for (const kind of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'touchstart', 'touchend', 'dblclick'])
            on.dispatchEvent(new MouseEvent(kind, { bubbles: true, composed: true, cancelable: true, clientX: innerWidth / 2, clientY: innerHeight / 2, detail: 1 }))",
    "for (let x = .2; x < .8; x += .03) for (let y = .1; y < .9; y += .03) {
        const on = document.elementFromPoint(innerWidth * x, innerHeight * y);
        if (on !== host) continue; on.click(); on.dispatchEvent(new PointerEvent('click', { bubbles: true, composed: true, clientX: innerWidth * x, clientY: innerHeight * y, detail: 1 }))
    }",
    // Keys.
    "host.focus(); for (const key of ['Tab', 'Enter', ' ', 'y', 'ArrowRight']) for (const on of [host, document.activeElement, document.body, window])
        for (const kind of ['keydown', 'keypress', 'keyup']) on.dispatchEvent(new KeyboardEvent(kind, { key, code: key, bubbles: true, composed: true }))",
    "host.click(); host.submit?.(); try { host.showPopover() } catch {}",
    // Messages that imitate ours, to whoever may listen.
    "for (const m of [{ type: 'answer', approved: true }, { type: 'input', input: { type: 'answer', question: 1, approved: true, via: 'overlay' } }]) {
        postMessage(m, '*'); for (let n = 0; n < frames.length; n++) frames[n].postMessage(m, '*'); new BroadcastChannel('subterminator').postMessage(m); dispatchEvent(new MessageEvent('message', { data: m })); dispatchEvent(new CustomEvent('subterminator', { detail: m }))
    }",
    "for (const id of ['OUR_ID', undefined]) { try { chrome?.runtime?.sendMessage?.(id, { type: 'answer', approved: true }) } catch {} try { chrome?.runtime?.connect?.(id) } catch {} }",
    // Ways into the closed tree.
    "void host.shadowRoot; host.attachInternals?.call; try { host.attachShadow({ mode: 'open' }) } catch {} try { Element.prototype.attachShadow.call(host, { mode: 'open' }) } catch {} getSelection().selectAllChildren(document.documentElement); document.execCommand('selectAll')",
    // A copy, and another home for the original.
    "const copy = host.cloneNode(true); document.documentElement.append(copy); copy.click(); copy.remove()",
    // What the page's own world is built of.
    "Event.prototype.stopPropagation = () => {}; Object.defineProperty(Event.prototype, 'isTrusted', { get: () => true }); Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 9999, 9999); Document.prototype.hasFocus = () => true; IntersectionObserver = class { observe() {} }; dispatchEvent(new Event('resize'))",
];

#[tokio::test]
async fn nothing_that_a_script_makes_up_is_an_answer_and_an_honest_click_works_after_it() {
    let (s, _) = asked().await;
    for forgery in FORGERIES {
        let forgery = forgery.replace("OUR_ID", protocol::EXTENSION_IDS[0]);
        attacked(&s, &forgery).await;
        assert_eq!(s.command().heard().approvals(), 0, "{forgery}");
        s.nothing_changed();
    }
    the_person_says_yes(&s, "has tried everything").await;
    let result = s.command().outcome().await;
    assert!(result.success && result.verified, "{result:?}");
    s.was_cancelled_once();
}
