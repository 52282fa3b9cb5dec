//! What stands between us and a press: a page that doesn't want to be left, a button that heeds only a person's own click, one
//! that wakes late, and the page's own question in a box of the browser's.
use e2e::stage::{Set, Stage};
use e2e::wait::until;
use serde_json::json;

const PROVEN: &str = "Cancelled, proven on a second look";

/// A page that asks whether it may be left, in both ways that pages ask.
const CLINGS: &str = "
    addEventListener('beforeunload', (event) => event.preventDefault());
    addEventListener('DOMContentLoaded', () => { onbeforeunload = () => 'You have not finished.' });
";

/// The person presses the yes of the browser's own box: "OK", "Leave".
async fn yes_to_the_box(s: &Stage) {
    until("a box of the browser's own", || async {
        let yes = json!({ "accept": true });
        let pressed = s.page.call("Page.handleJavaScriptDialog", yes).await;
        pressed.map(drop).map_err(|e| e.to_string())
    })
    .await;
}

/// Browsers let a page ask so once a person has pressed something on the site.
#[tokio::test]
async fn a_page_that_asks_whether_it_may_be_left_asks_the_person_and_the_run_goes_on() {
    let s = Set::stage().open().await;
    s.on_every_page(CLINGS).await;
    s.start().await;
    yes_to_the_box(&s).await;
    let every_box = async {
        loop {
            let yes = json!({ "accept": true });
            // None stands: the next one may.
            let _ = s.page.call("Page.handleJavaScriptDialog", yes).await;
            tokio::task::yield_now().await;
        }
    };
    let run = async {
        s.overlay().approve().await;
        s.ends_with(PROVEN).await;
    };
    tokio::select! {
        () = every_box => {}
        () = run => {}
    }
    s.was_cancelled_once();
}

/// It lets only clicks through that the browser vouches for.
fn heeds_only_a_person(selector: &str) -> String {
    format!(
        "addEventListener('click', (event) => {{
            if (event.isTrusted || !event.target.closest?.({selector:?})) return;
            event.preventDefault();
            event.stopImmediatePropagation();
        }}, true);"
    )
}

/// The person clicks in the middle of what is outlined for them.
async fn click_what_is_outlined(s: &Stage) {
    s.panel().says("own click").await;
    let ring = s.panel().ring().await.expect("it is outlined");
    let middle = (
        f64::from(ring.x) + f64::from(ring.width) / 2.0,
        f64::from(ring.y) + f64::from(ring.height) / 2.0,
    );
    s.page.press_at(middle).await.expect("the mouse");
}

#[tokio::test]
async fn a_step_that_heeds_only_a_persons_click_is_outlined_and_the_run_goes_on_after_it() {
    let s = Set::stage().open().await;
    s.on_every_page(&heeds_only_a_person("button[value=decline]"))
        .await;
    s.start().await;
    click_what_is_outlined(&s).await;
    s.overlay().approve().await;
    s.ends_with(PROVEN).await;
    s.was_cancelled_once();
}

#[tokio::test]
async fn a_last_button_that_heeds_only_a_persons_click_is_theirs_after_they_approved_it() {
    let s = Set::stage().open().await;
    let last = "form[action=\"/cancel/confirm\"] button";
    s.on_every_page(&heeds_only_a_person(last)).await;
    s.start().await;
    s.overlay().approve().await;
    s.panel().says("own click").await;
    s.nothing_changed();
    click_what_is_outlined(&s).await;
    s.ends_with(PROVEN).await;
    s.was_cancelled_once();
}

/// Without leaving the document: only the click itself can tell that it was done.
/// `asked`: the question before that, where there is one.
async fn the_click_is_noticed(script: &str, asked: Option<&str>) {
    let s = Set::stage().single_document().open().await;
    s.on_every_page(script).await;
    s.start().await;
    if let Some(asked) = asked {
        s.overlay().approves_up_to(asked).await;
        s.overlay().approve().await;
    }
    click_what_is_outlined(&s).await;
    s.overlay().approves_up_to("Finish cancellation").await;
    s.overlay().approve().await;
    s.ends_with(PROVEN).await;
    s.was_cancelled_once();
}

#[tokio::test]
async fn the_click_is_noticed_where_the_page_stays_the_same_document() {
    let refuses = "addEventListener('click', (event) => {
        const button = event.target.closest?.('button');
        if (event.isTrusted || !/continue to cancel/i.test(button?.textContent ?? '')) return;
        event.preventDefault();
        event.stopImmediatePropagation();
    }, true);";
    the_click_is_noticed(refuses, None).await;
}

/// The button stands in a closed shadow tree, and heeds only a person's own click.
const VEILED: &str = "new MutationObserver(() => {
    for (const button of document.querySelectorAll('button:not([hidden])')) {
        if (!/continue to cancel/i.test(button.textContent)) continue;
        button.hidden = true;
        button.style.display = 'none';
        const host = document.createElement('span');
        const inside = document.createElement('button');
        inside.textContent = button.textContent;
        inside.addEventListener('click', (event) => event.isTrusted && button.click());
        host.attachShadow({ mode: 'closed' }).append(inside);
        button.after(host);
    }
}).observe(document, { childList: true, subtree: true });";

#[tokio::test]
async fn the_click_is_noticed_in_a_closed_shadow_tree_too() {
    the_click_is_noticed(VEILED, Some("continue to cancel")).await;
}

/// It can be pressed three seconds after it is there.
const WAKES_LATE: &str = "addEventListener('DOMContentLoaded', () => {
    const last = document.querySelector('form[action=\"/cancel/confirm\"] button');
    if (!last) return;
    last.disabled = true;
    setTimeout(() => { last.disabled = false }, 3000);
});";

#[tokio::test]
async fn a_last_button_that_wakes_late_is_waited_for() {
    let s = Set::stage().open().await;
    s.on_every_page(WAKES_LATE).await;
    s.start().await;
    s.overlay().approve().await;
    s.ends_with(PROVEN).await;
    s.was_cancelled_once();
}

/// In a window the box is the person's, as the page's last question; the run goes on with what they say.
#[tokio::test]
async fn the_pages_own_question_in_a_window_is_answered_by_the_person_and_the_run_goes_on() {
    let s = Set::stage()
        .with_script(e2e::sites::streamora::Script::Confirm)
        .open()
        .await;
    s.start().await;
    s.overlay().approve().await;
    until(
        "the person to press OK in the browser's own box",
        || async {
            let ok = json!({ "accept": true });
            let pressed = s.page.call("Page.handleJavaScriptDialog", ok).await;
            pressed.map(drop).map_err(|e| e.to_string())
        },
    )
    .await;
    s.ends_with(PROVEN).await;
    s.was_cancelled_once();
}
