//! The small window, which no page has a say in: its Approve, too, is open only to who could read what it asks.
use crate::asked;
use e2e::faces::ExtensionPage;
use e2e::stage::Stage;
use e2e::wait::until;
use protocol::task::Reason;
use serde_json::Value;

/// As long as in the page; the clock of pages is a little coarse.
const SEEN_MS: f64 = 495.0;

/// Writes down when the question is shown, when Approve opens and shuts, and when the window comes to the front.
const WATCH: &str = "addEventListener('DOMContentLoaded', () => {
    window.seen = [];
    const note = (what) => seen.push([what, performance.now()]);
    const [question, approve] = ['question', 'approve'].map((id) => document.getElementById(id));
    new MutationObserver(() => note(question.hidden ? 'hidden' : 'shown')).observe(question, { attributeFilter: ['hidden'] });
    new MutationObserver(() => note(approve.disabled ? 'shut' : 'open')).observe(approve, { attributeFilter: ['disabled'] });
    addEventListener('focus', () => note('front'));
})";

async fn asked_in_the_window() -> (Stage, ExtensionPage) {
    let (s, _) = asked().await;
    s.press_toolbar().await;
    let window = s.ask_window().await;
    window.says("Finish cancellation").await;
    (s, window)
}

async fn is_open(window: &ExtensionPage) {
    until("Approve to be open in the small window", || async {
        let open = window
            .page()
            .run("!document.getElementById('approve').disabled")
            .await;
        match open.map_err(|e| e.to_string())? {
            Value::Bool(true) => Ok(()),
            other => Err(other.to_string()),
        }
    })
    .await;
}

/// How long after the last of these Approve opened.
async fn opened_after(window: &ExtensionPage, what: &str) -> f64 {
    until(&format!("Approve to open after “{what}”"), || async {
        let seen = window.page().run("seen").await.map_err(|e| e.to_string())?;
        let all = seen.as_array().cloned().unwrap_or_default();
        let last = |name: &str| {
            all.iter()
                .rfind(|s| s[0] == name)
                .and_then(|s| s[1].as_f64())
        };
        match (last(what), last("open")) {
            (Some(from), Some(open)) if open > from => Ok(open - from),
            _ => Err(seen.to_string()),
        }
    })
    .await
}

#[tokio::test]
async fn approve_opens_in_the_window_only_when_it_could_be_read_for_long_enough() {
    let (s, window) = asked_in_the_window().await;
    let page = window.page();
    let watch = serde_json::json!({ "source": WATCH });
    page.call("Page.addScriptToEvaluateOnNewDocument", watch)
        .await
        .unwrap();
    page.goto(&page.url().await.unwrap()).await.unwrap();
    window.says("Finish cancellation").await;
    let shown = opened_after(&window, "shown").await;
    assert!(shown >= SEEN_MS, "open {shown} ms after it was shown");
    page.run("dispatchEvent(new Event('focus'))").await.unwrap();
    let front = opened_after(&window, "front").await;
    assert!(front >= SEEN_MS, "open {front} ms after another window");
    s.nothing_changed();
    window.click("Approve").await;
    assert!(s.command().outcome().await.success);
    s.was_cancelled_once();
}

/// A window that floats in front takes nothing from this one but the keyboard. Without a screen no window loses that: it is told so here.
#[tokio::test]
async fn while_another_window_has_the_keyboard_approve_in_the_small_window_is_shut() {
    let (s, window) = asked_in_the_window().await;
    is_open(&window).await;
    let page = window.page();
    let middle = "(({ left, top, width, height }) => [left + width / 2, top + height / 2])(document.getElementById('approve').getBoundingClientRect())";
    let at = page.run(middle).await.unwrap();
    let approve = (at[0].as_f64().unwrap(), at[1].as_f64().unwrap());
    // One that has gone before this window was told.
    page.run("document.hasFocus = () => false").await.unwrap();
    page.press_at(approve).await.unwrap();
    assert_eq!(s.command().heard().approvals(), 0);
    page.run("delete document.hasFocus").await.unwrap();
    page.mouse_goes("mousePressed", approve).await.unwrap();
    let left = "document.hasFocus = () => false; dispatchEvent(new Event('blur')); document.getElementById('approve').disabled";
    assert_eq!(page.run(left).await.unwrap(), true);
    page.mouse_goes("mouseReleased", approve).await.unwrap();
    page.press_at(approve).await.unwrap();
    assert_eq!(s.command().heard().approvals(), 0);
    s.nothing_changed();
    let back = "delete document.hasFocus; dispatchEvent(new Event('focus'))";
    page.run(back).await.unwrap();
    window.click("Approve").await;
    assert!(s.command().outcome().await.success);
    s.was_cancelled_once();
}

#[tokio::test]
async fn a_key_that_was_down_already_approves_nothing_in_the_window_and_one_that_goes_down_does() {
    for key in ["Enter", " "] {
        let (s, window) = asked_in_the_window().await;
        is_open(&window).await;
        let page = window.page();
        until("the keyboard to be on Approve", || async {
            let on = page.run("document.activeElement.id").await;
            if on.map_err(|e| e.to_string())? == "approve" {
                return Ok(());
            }
            page.press_key("Tab").await.map_err(|e| e.to_string())?;
            Err("Tab was pressed".to_owned())
        })
        .await;
        for _ in 0..3 {
            page.key_goes("keyDown", key, true).await.unwrap();
        }
        page.key_goes("keyUp", key, false).await.unwrap();
        assert_eq!(s.command().heard().approvals(), 0, "{key:?} was held");
        s.nothing_changed();
        until(&format!("{key:?} to be a yes"), || async {
            if s.command().heard().approvals() > 0 {
                return Ok(());
            }
            // With the yes the window goes.
            let pressed = page.press_key(key).await;
            Err(format!("{pressed:?}"))
        })
        .await;
        assert!(s.command().outcome().await.success);
        s.was_cancelled_once();
    }
}

#[tokio::test]
async fn esc_is_a_no_in_the_window() {
    let (s, window) = asked_in_the_window().await;
    window.page().press_key("Escape").await.unwrap();
    assert_eq!(s.command().outcome().await.reason, Reason::HumanRejected);
    s.nothing_changed();
}

/// What the page's own scripts would do if they were in the window; no press of theirs is a person's.
#[tokio::test]
async fn a_press_that_a_script_makes_approves_nothing_in_the_window() {
    let (s, window) = asked_in_the_window().await;
    is_open(&window).await;
    let script = "for (const kind of ['pointerdown', 'mousedown', 'click']) approve.dispatchEvent(new MouseEvent(kind, { bubbles: true })); approve.click(); \
        approve.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))";
    window.page().run(script).await.unwrap();
    window.says("Finish cancellation").await;
    assert_eq!(s.command().heard().approvals(), 0);
    window.click("Reject").await;
    assert_eq!(s.command().outcome().await.reason, Reason::HumanRejected);
    s.nothing_changed();
}
