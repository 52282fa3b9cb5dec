//! The one press: of what was judged, once, not after a no, and what a page says of it is proven by the page anew.
use crate::scene::{
    STEPS, Scene, asks, count, kill_servers, questions, says_yes_to_all, scene, servers,
};
use e2e::cli::Running;
use e2e::sites::OwnPage;
use e2e::wait::until;
use protocol::report::Report;
use protocol::task::Reason;
use std::time::{Duration, Instant};

fn cancel(s: &Scene, page: &OwnPage) -> Running {
    let how = ["--browser", "playwright-mcp", "--planner", "offline"];
    s.cli.cancel(&page.url, &how)
}

async fn is_written(running: &Running) {
    let written = |r: &Report| matches!(r, Report::Irreversible { .. }).then_some(());
    running.tells("the press, written down", written).await;
}

#[tokio::test]
async fn a_yes_to_a_button_that_has_another_name_now_presses_nothing() {
    let s = scene(&[]).await;
    let _turn = e2e::browser::turn().await;
    let page = OwnPage::serve(
        "<title>Confirm</title><main><h1>Confirm your cancellation</h1>\
        <p>If you finish now, your Premium membership ends on 5 December 2026.</p>\
        <form method=post action=/cancel><button>Finish cancellation</button></form></main>\
        <script>told(() => { document.querySelector('button').textContent = 'Cancel membership now' })</script>",
    )
    .await;
    let mut running = cancel(&s, &page);
    questions(&running, 1).await;
    page.tell();
    page.has_heard().await;
    running.says("y").await;
    questions(&running, 2).await;
    running.says("n").await;
    let ended = running.ended_with_open_input().await;
    assert_eq!(ended.code, Some(3), "{ended:#?}");
    let name = |r: &Report| match r {
        Report::Question { view, .. } => Some(view.target_name.clone()),
        _ => None,
    };
    let asked: Vec<String> = ended
        .events
        .iter()
        .filter_map(|l| name(&l.report))
        .collect();
    assert_eq!(asked, ["Finish cancellation", "Cancel membership now"]);
    assert_eq!(page.presses(), 0);
}

#[tokio::test]
async fn a_press_whose_answer_was_lost_with_the_server_is_looked_after_and_not_made_again() {
    let s = scene(&[]).await;
    let _turn = e2e::browser::turn().await;
    let mut arrivals = s.site.hooks().listen();
    let held = s.site.hooks().hold("POST /cancel/confirm");
    let mut running = s.cancel(&["--planner", "offline"]);
    says_yes_to_all(&mut running).await;
    arrivals.hear("POST /cancel/confirm").await;
    kill_servers(&s);
    held.release();
    let ended = running.ended_with_open_input().await;
    assert_eq!(
        (ended.result().reason, ended.code),
        (Reason::Completed, Some(0)),
        "{ended:#?}"
    );
    let truth = s.site.truth();
    let made = truth.posts.iter().filter(|p| *p == "/cancel/confirm");
    assert_eq!((made.count(), truth.anything_worse()), (1, 0), "{truth:#?}");
    assert_eq!(
        count(&ended, |r| asks(r).is_some()),
        STEPS,
        "nobody is asked twice"
    );
    s.nothing_is_left().await;
}

#[tokio::test]
async fn a_press_that_a_slow_site_answers_late_is_taken_for_one() {
    let s = scene(&[]).await;
    let _turn = e2e::browser::turn().await;
    // Longer than Playwright waits for the navigation that a click begins.
    s.site
        .hooks()
        .slow("/cancel/confirm", Duration::from_secs(4));
    let mut running = s.cancel(&["--planner", "offline"]);
    says_yes_to_all(&mut running).await;
    let ended = running.ended_with_open_input().await;
    assert_eq!(
        (ended.result().reason, ended.code),
        (Reason::Completed, Some(0)),
        "{ended:#?}"
    );
    let truth = s.site.truth();
    assert_eq!(
        (truth.cancellations, truth.anything_worse()),
        (1, 0),
        "{truth:#?}"
    );
    let known = |r: &Report| {
        matches!(
            r,
            Report::Irreversible {
                pressed: Some(true),
                ..
            }
        )
    };
    assert_eq!(count(&ended, known), STEPS, "{:#?}", ended.events);
}

#[tokio::test]
async fn a_stop_in_the_middle_of_a_press_ends_whoever_would_still_make_it() {
    let s = scene(&[]).await;
    let _turn = e2e::browser::turn().await;
    // The server waits for the button to be free, and would press it then.
    let page = OwnPage::serve(
        "<title>Confirm</title><main><h1>Confirm your cancellation</h1>\
        <p>If you finish now, your Premium membership ends on 5 December 2026.</p>\
        <button onclick=\"fetch('/cancel', { method: 'POST' })\">Finish cancellation</button></main>\
        <div style='position: fixed; inset: 0'></div>\
        <script>told(() => { document.querySelector('div').remove() })</script>",
    )
    .await;
    let mut running = cancel(&s, &page);
    running.says("y").await;
    is_written(&running).await;
    let since = Instant::now();
    running.interrupt();
    until("the server to be gone", || async {
        let left = servers(&s);
        if left.is_empty() {
            Ok(())
        } else {
            Err(format!("{left:?}"))
        }
    })
    .await;
    page.tell();
    let ended = running.ended_with_open_input().await;
    assert!(since.elapsed() < e2e::wait::SOON, "{:?}", since.elapsed());
    assert_eq!(
        (ended.result().reason, ended.code),
        (Reason::Interrupted, Some(130)),
        "{ended:#?}"
    );
    assert_eq!(page.presses(), 0);
    s.nothing_is_left().await;
}

#[tokio::test]
async fn what_a_page_only_hopes_is_no_proof() {
    let s = scene(&[]).await;
    let _turn = e2e::browser::turn().await;
    // It calls the membership cancelled without asking its server what came of it.
    // It calls the membership cancelled without asking its server what came of it, and all its addresses are one document.
    let page = OwnPage::serve(
        "<title>Membership</title><main></main><script>let active = true; const draw = () => {\
        document.querySelector('main').innerHTML = active ? '<h1>Confirm your cancellation</h1>\
        <p>Premium, 12.99 € a month. Status: Active. If you finish now, it ends on 5 December 2026.</p>\
        <button>Finish cancellation</button>' : '<h1>Your membership has been cancelled</h1>\
        <p>You can watch until 5 December 2026.</p>';\
        document.querySelector('button')?.addEventListener('click', () => { active = false;\
        fetch('/cancel', { method: 'POST' }); location.hash = '/done' }) };\
        addEventListener('hashchange', draw); draw()</script>",
    )
    .await
    .at("#/membership");
    let mut running = cancel(&s, &page);
    running.says("y").await;
    running.end_of_input();
    let ended = running.ended().await;
    assert_ne!(ended.code, Some(0), "{ended:#?}");
    assert!(!ended.result().verified, "{ended:#?}");
    assert_eq!(page.presses(), 1);
    assert!(page.looks() > 1, "the page was loaded anew");
}

#[tokio::test]
async fn a_page_that_opens_dialogs_without_end_ends_the_run_and_nothing_is_left() {
    let s = scene(&[]).await;
    let _turn = e2e::browser::turn().await;
    let page = OwnPage::serve(
        "<title>Membership</title><main><h1>Your membership</h1>\
        <p>Premium, 12.99 € a month. Status: Active. Renews on 5 December 2026.</p>\
        <button onclick=\"for (;;) alert('Stay with us!')\">Cancel membership</button></main>",
    )
    .await;
    let mut running = cancel(&s, &page);
    // Once more after the server was started anew.
    running.says("y\ny").await;
    let ended = running.ended_with_open_input().await;
    assert_eq!(
        (ended.result().reason, ended.code),
        (Reason::McpError, Some(1)),
        "{ended:#?}"
    );
    assert!(
        ended.err.contains("one dialog after the other"),
        "{}",
        ended.err
    );
    assert_eq!(page.presses(), 0);
    s.nothing_is_left().await;
}

#[tokio::test]
async fn a_file_that_the_page_wants_to_be_chosen_is_not_chosen_and_the_run_goes_on() {
    let s = scene(&[]).await;
    let _turn = e2e::browser::turn().await;
    let page = OwnPage::serve(
        "<title>Membership</title><main><h1>Your membership</h1>\
        <p>Premium, 12.99 € a month. Status: Active. Renews on 5 December 2026.</p>\
        <button>Cancel membership</button></main>\
        <script>document.querySelector('button').onclick = () => {\
        const file = document.createElement('input'); file.type = 'file'; file.click();\
        document.querySelector('main').innerHTML = '<h1>Confirm your cancellation</h1>\
        <p>If you finish now, your Premium membership ends on 5 December 2026.</p>\
        <form method=post action=/cancel><button>Finish cancellation</button></form>'; }</script>",
    )
    .await;
    let mut running = cancel(&s, &page);
    running.says("n").await;
    let ended = running.ended_with_open_input().await;
    assert_eq!(ended.code, Some(3), "{ended:#?}");
    assert_eq!(page.looks(), 1, "the server was not lost by it");
    s.nothing_is_left().await;
}
