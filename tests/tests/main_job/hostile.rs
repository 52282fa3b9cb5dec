//! A page that wants its approval by force gets none, and the person is asked all the same.
use e2e::sites::hooks::Held;
use e2e::sites::streamora::Script;
use e2e::stage::{Set, Stage};
use protocol::control::RunOptions;
use protocol::message::Via;
use protocol::report::Report;
use protocol::task::{Reason, TaskResult};

#[tokio::test]
async fn a_page_that_removes_and_presses_everything_gets_no_approval() {
    let s = Set::stage()
        .with_script(Script::Hostile)
        .ordered(RunOptions {
            approval_timeout_ms: 6_000,
            ..super::brisk()
        })
        .open()
        .await;
    s.press_toolbar().await;
    let result = s.command().outcome().await;
    assert_eq!(result.reason, Reason::HumanRejected, "{result:?}");
    let heard = s.command().heard();
    assert!(heard.questions() >= 1);
    assert_eq!(heard.approvals(), 0);
    s.nothing_changed();
}

#[tokio::test]
async fn where_the_overlay_cant_stand_a_small_window_asks_and_its_yes_counts() {
    let s = Set::stage().with_script(Script::Hostile).open().await;
    s.start().await;
    let window = s.ask_window().await;
    window.says("Finish cancellation").await;
    s.nothing_changed();
    window.click("Approve").await;
    let result = s.result().await;
    assert!(result.success && result.verified, "{result:?}");
    s.was_cancelled_once();
    let record = s.record().await;
    let via = record.iter().find_map(|r| {
        if let Report::Answer {
            approved: true,
            via,
            ..
        } = r
        {
            *via
        } else {
            None
        }
    });
    assert_eq!(via, Some(Via::Window));
}

#[tokio::test]
async fn under_a_see_through_sheet_of_the_page_the_question_moves_to_the_window() {
    let s = Set::stage().with_script(Script::Cover).open().await;
    s.start().await;
    let window = s.ask_window().await;
    window.says("Finish cancellation").await;
    window.click("Reject").await;
    assert_eq!(s.result().await.reason, Reason::HumanRejected);
    s.nothing_changed();
}

#[tokio::test]
async fn closing_the_small_window_is_a_no() {
    let s = Set::stage().with_script(Script::Hostile).open().await;
    s.start().await;
    let window = s.ask_window().await;
    window.says("Finish cancellation").await;
    window.page().close().await.unwrap();
    assert_eq!(s.result().await.reason, Reason::HumanRejected);
    s.nothing_changed();
}

#[tokio::test]
async fn the_terminal_can_answer_when_the_page_is_hostile() {
    let s = Set::stage()
        .with_script(Script::Hostile)
        .ordered(super::brisk())
        .open()
        .await;
    s.press_toolbar().await;
    let (question, _) = s.command().asked(0).await;
    s.command().answer(&question, true).await;
    let result = s.command().outcome().await;
    assert!(result.success && result.verified, "{result:?}");
    s.was_cancelled_once();
    assert_eq!(s.command().heard().approvals(), 1);
}

/// Every method and getter that an agent could lean on lies or throws, what is made by everyone is spoilt, and elements take the
/// names of the document's own parts.
const BENT: &str = "
    const lie = () => { throw new Error('no'); };
    const kinds = [[Element, 'getAttribute getAttributeNames getBoundingClientRect matches closest attachShadow append checkVisibility'],
        [Node, 'appendChild contains getRootNode'], [Document, 'createElement createElementNS querySelectorAll elementFromPoint hasFocus'],
        [HTMLElement, 'showPopover hidePopover'], [HTMLDialogElement, 'showModal close'], [ShadowRoot, 'querySelectorAll elementFromPoint'],
        [EventTarget, 'addEventListener'], [CSSStyleSheet, 'replaceSync'], [Map, 'get set'], [Array, 'join push map'], [Promise, 'then']];
    addEventListener('load', () => {
        document.body.insertAdjacentHTML('beforeend', '<form><input type=hidden name=parentNode><input type=hidden name=getAttribute></form>'
            + ['createElementNS', 'documentElement', 'querySelectorAll', 'hasFocus', 'visibilityState', 'elementFromPoint']
                .map((name) => `<img name=${name} id=${name} hidden>`).join(''));
        for (const [kind, names] of kinds) for (const name of names.split(' ')) kind.prototype[name] = lie;
        for (const [kind, name] of [[Node, 'firstChild'], [Node, 'nodeType'], [Element, 'localName'], [Event, 'isTrusted'], [Document, 'documentElement']])
            Object.defineProperty(kind.prototype, name, { get: lie, configurable: true });
        for (const name of ['payload', 'type', 'kind', 'approved', 'get', 'disabled']) Object.defineProperty(Object.prototype, name, { get: () => true, set: lie, configurable: true });
        Array.prototype[Symbol.iterator] = lie;
        window.IntersectionObserver = window.MutationObserver = window.getComputedStyle = window.requestAnimationFrame = window.setTimeout = lie;
        window.chrome = { runtime: { connect: lie, sendMessage: lie } };
        JSON.parse = JSON.stringify = Date.now = performance.now = crypto.getRandomValues = lie;
    });";

#[tokio::test]
async fn on_a_page_that_bends_the_language_the_person_is_asked_and_it_is_cancelled_all_the_same() {
    let s = Set::stage().open().await;
    s.on_every_page(BENT).await;
    s.start().await;
    let asks = s.overlay().asks().await;
    assert!(asks.contains("Finish cancellation"), "{asks}");
    s.overlay().approve().await;
    s.ends_with("Cancelled, proven on a second look").await;
    s.was_cancelled_once();
}

/// What says all the time that the tab is on its way to another page, that it has arrived there, or that it was come back to: every
/// event of a page's coming and going, made up.
const ON_ITS_WAY: &str = "setInterval(() => {
    for (const kind of ['navigate', 'navigatesuccess', 'navigateerror', 'currententrychange']) navigation.dispatchEvent(new Event(kind, { cancelable: true }));
    for (const kind of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(kind, { persisted: true }));
    dispatchEvent(new PopStateEvent('popstate', { state: 1 })); dispatchEvent(new HashChangeEvent('hashchange'));
    for (const kind of ['beforeunload', 'unload', 'load', 'pagereveal', 'pageswap']) dispatchEvent(new Event(kind, { cancelable: true }));
    for (const kind of ['freeze', 'resume', 'readystatechange', 'DOMContentLoaded', 'visibilitychange', 'prerenderingchange']) document.dispatchEvent(new Event(kind));
}, 20)";

#[tokio::test]
async fn a_page_that_makes_believe_to_be_left_is_read_and_pressed_as_any_other() {
    let s = Set::stage().open().await;
    s.on_every_page(ON_ITS_WAY).await;
    s.start().await;
    s.overlay().approve().await;
    s.ends_with("Cancelled, proven on a second look").await;
    s.was_cancelled_once();
}

/// Every page writes itself anew as soon as anything of ours stands in it: whoever listened there is forgotten.
const WRITTEN_ANEW: &str = "const timer = setInterval(() => {
    const ours = [...document.documentElement?.children ?? []].find((e) => !['HEAD', 'BODY'].includes(e.tagName));
    if (!ours || document.readyState !== 'complete') return;
    clearInterval(timer);
    ours.remove();
    const was = document.documentElement.outerHTML;
    document.open(); document.write('<!doctype html>' + was); document.close();
    window.anew = true;
}, 5)";

#[tokio::test]
async fn on_pages_that_write_themselves_anew_panel_eyes_and_hands_go_on() {
    let s = Set::stage().open().await;
    s.on_every_page(WRITTEN_ANEW).await;
    s.press_toolbar().await;
    e2e::wait::until("the page to be written anew", || async {
        match s.page.run("window.anew").await {
            Ok(anew) if anew == true => Ok(()),
            other => Err(format!("{other:?}")),
        }
    })
    .await;
    s.panel().click("Cancel this subscription").await;
    s.overlay().approve().await;
    s.ends_with("Cancelled, proven on a second look").await;
    s.was_cancelled_once();
    assert_eq!(s.page.run("window.anew").await.unwrap(), true);
}

/// Once a button of this page is pressed nothing of it ever answers again.
fn hangs_on(path: &str) -> String {
    format!(
        "if (location.pathname === '{path}') addEventListener('click', () => {{
            const never = new XMLHttpRequest();
            never.open('GET', '{NEVER}', false);
            never.send();
        }}, true)"
    )
}

const NEVER: &str = "/cancel/never";

/// The outcome where the page's own code never comes to an end once a button of this page is pressed.
async fn pressed_without_end_on(path: &str) -> (Stage, TaskResult, String, Held) {
    let options = RunOptions {
        ask_in_page: false,
        ..super::brisk()
    };
    let s = Set::stage().ordered(options).open().await;
    let held = s.site.hooks().hold(&format!("GET {NEVER}"));
    s.on_every_page(&hangs_on(path)).await;
    s.press_toolbar().await;
    let said = s.command().hears("a question, or the end", 0, |r| match r {
        Report::Question { view, .. } => Some(Some(view.clone())),
        Report::Outcome { .. } => Some(None),
        _ => None,
    });
    if let (Some(question), _) = said.await {
        s.command().answer(&question, true).await;
    }
    let told = s.command().hears("the outcome", 0, |r| match r {
        Report::Outcome {
            headline,
            lines,
            result,
        } => Some((format!("{headline}. {}", lines.join(" ")), result.clone())),
        _ => None,
    });
    let ((words, result), _) = told.await;
    // Let go, the page would go on with the press that it held up.
    (s, *result, words, held)
}

#[tokio::test]
async fn where_a_page_s_code_never_ends_in_the_press_what_isn_t_known_is_said_and_nothing_is_pressed_again()
 {
    let (last, earlier) = tokio::join!(
        pressed_without_end_on("/cancel/confirm"),
        pressed_without_end_on("/cancel/survey")
    );
    let (s, result, words, _held) = last;
    assert!(!result.success && !result.verified, "{result:?}");
    assert!(words.contains("Look at your account page"), "{words}");
    assert!(!words.contains("Nothing was changed"), "{words}");
    assert_eq!(s.command().heard().approvals(), 1);
    s.nothing_changed();
    let (s, result, words, _held) = earlier;
    assert_eq!(result.reason, Reason::BrowserError, "{result:?}");
    assert!(words.contains("Nothing was ended"), "{words}");
    assert_eq!(s.command().heard().questions(), 0);
    s.nothing_changed();
}
