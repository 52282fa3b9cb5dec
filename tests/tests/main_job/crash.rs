//! Killed at the worst moments: the irreversible click is never done twice, and the next start says where the run stands.
use super::LAST_PRESS;
use e2e::sites::hooks::Held;
use e2e::stage::{Set, Stage};
use protocol::report::Report;
use protocol::view::QuestionView;

/// The number of the first line that the next host wrote.
async fn taken_up_again(s: &Stage) -> usize {
    let seen = s.command().hears("the run to be taken up again", 0, |r| {
        matches!(r, Report::Opened { resumed: true, .. }).then_some(())
    });
    seen.await.1
}

/// Approved, killed between the written intent and the press, and taken up again: the question approved, and the new one.
async fn killed_right_before_the_press() -> (Stage, QuestionView, QuestionView) {
    let (s, question) = Stage::about_to_press().await;
    s.kill_host().await;
    // The next host is there because the worker has lost the first, and so has the page.
    e2e::wait::until("the next host", || async {
        match s.command().heard().hosts.len() {
            2.. => Ok(()),
            n => Err(n.to_string()),
        }
    })
    .await;
    s.enables(true).await;

    let from = taken_up_again(&s).await;
    let (again, _) = s.command().asked(from).await;
    (s, question, again)
}

#[tokio::test]
async fn killed_right_before_the_press_it_is_not_pressed_and_a_new_yes_is_needed() {
    let (s, question, again) = killed_right_before_the_press().await;
    s.nothing_changed();
    assert_ne!(again.id, question.id, "the old yes is void");
    s.command().answer(&again, true).await;
    let result = s.command().outcome().await;
    assert!(result.success && result.verified, "{result:?}");
    s.was_cancelled_once();
}

/// The old yes, said once more to the next host, is a yes to nothing.
#[tokio::test]
async fn killed_right_before_the_press_and_then_refused_nothing_is_changed() {
    let (s, question, again) = killed_right_before_the_press().await;
    s.command().answer(&question, true).await;
    s.command().answer(&again, false).await;
    assert_eq!(s.command().outcome().await.exit_code(), 3);
    s.nothing_changed();
}

#[tokio::test]
async fn killed_right_after_the_press_it_looks_instead_of_pressing_again() {
    let s = Set::stage().ordered(super::brisk()).open().await;
    let mut arrivals = s.site.hooks().listen();
    let held = s.site.hooks().hold(LAST_PRESS);
    s.press_toolbar().await;
    let (question, _) = s.command().asked(0).await;
    s.command().answer(&question, true).await;
    arrivals.hear(LAST_PRESS).await;
    s.kill_host().await;
    held.release();

    taken_up_again(&s).await;
    let result = s.command().outcome().await;
    assert!(result.success && result.verified, "{result:?}");
    assert_eq!(s.command().heard().questions(), 1, "nothing more to ask");
    s.was_cancelled_once();
}

#[tokio::test]
async fn killed_with_its_browser_after_the_press_the_next_start_says_that_it_is_cancelled() {
    let s = Set::stage().open().await;
    let mut arrivals = s.site.hooks().listen();
    let held = s.site.hooks().hold(LAST_PRESS);
    s.start().await;
    s.overlay().approve().await;
    arrivals.hear(LAST_PRESS).await;
    s.kill_host().await;
    let s = s.restart_browser().await;
    held.release();

    s.press_toolbar().await;
    s.panel().says(&s.site.effective_date()).await;
    s.panel().says("ancelled").await;
    s.was_cancelled_once();
}

#[tokio::test]
async fn killed_in_the_middle_of_the_way_the_run_goes_on() {
    let s = Set::stage().ordered(super::brisk()).open().await;
    let mut arrivals = s.site.hooks().listen();
    let held = s.site.hooks().hold("/cancel/survey");
    s.press_toolbar().await;
    arrivals.hear("GET /cancel/survey").await;
    s.kill_host().await;
    held.release();

    let from = taken_up_again(&s).await;
    let (question, _) = s.command().asked(from).await;
    s.command().answer(&question, true).await;
    let result = s.command().outcome().await;
    assert!(result.success && result.verified, "{result:?}");
    s.was_cancelled_once();
}

/// The run has come to where its page asks for this, and gets no answer yet.
async fn come_to(s: &Stage, request: &str, after_the_yes: bool) -> Held {
    let mut arrivals = s.site.hooks().listen();
    let held = s.site.hooks().hold(request);
    s.start().await;
    if after_the_yes {
        s.overlay().approve().await;
    }
    arrivals.hear(request).await;
    held
}

#[tokio::test]
async fn with_the_tab_closed_at_any_request_the_next_one_ends_in_the_truth() {
    for (request, after_the_yes) in super::requests() {
        let mut s = Set::stage().open().await;
        let held = come_to(&s, request, after_the_yes).await;
        let account = s.site.at("/account");
        let next = s.browser.new_tab(&account).await.unwrap();
        s.page
            .call("Page.close", serde_json::json!({}))
            .await
            .unwrap();
        s.page = next;
        held.release();
        s.page.has_the_keyboard(true).await.unwrap();
        s.press_toolbar().await;
        if !after_the_yes {
            // With its tab the run has ended; the person begins another.
            s.panel().click("Cancel this subscription").await;
        }
        ends_in_the_truth(&s, after_the_yes).await;
    }
}

#[tokio::test]
async fn with_the_browser_killed_at_any_request_the_next_one_ends_in_the_truth() {
    for (request, after_the_yes) in super::requests() {
        let s = Set::stage().open().await;
        let held = come_to(&s, request, after_the_yes).await;
        let s = s.restart_browser().await;
        held.release();
        s.press_toolbar().await;
        ends_in_the_truth(&s, after_the_yes).await;
    }
}

#[tokio::test]
async fn with_the_host_killed_at_any_request_the_next_one_ends_in_the_truth() {
    for (request, after_the_yes) in super::requests() {
        let s = Set::stage().open().await;
        let held = come_to(&s, request, after_the_yes).await;
        s.kill_host().await;
        held.release();
        ends_in_the_truth(&s, after_the_yes).await;
    }
}

/// The process that draws the page is gone, and the tab says so; then the person opens the account page in it, and presses the button
/// if nothing of ours comes back by itself.
async fn crashes_and_is_opened_anew(s: &Stage, held: Option<Held>) {
    let a_while = std::time::Duration::from_secs(1);
    // Whoever crashes doesn't answer.
    let crash = s.page.call("Page.crash", serde_json::json!({}));
    let _ = tokio::time::timeout(a_while, crash).await;
    let lives = tokio::time::timeout(a_while, s.page.run("1")).await;
    assert!(!matches!(lives, Ok(Ok(_))), "the page lives yet");
    if let Some(held) = held {
        held.release();
    }
    s.page.goto(&s.site.at("/account")).await.unwrap();
    e2e::wait::until("the panel in the tab that crashed", || async {
        match s.panel().words().await {
            Ok(words) if !words.is_empty() => return Ok(()),
            _ => s.press_toolbar().await,
        }
        Err("no word".to_owned())
    })
    .await;
}

#[tokio::test]
async fn with_the_tab_crashed_at_any_request_nothing_is_pressed_again_and_the_panel_tells_the_truth()
 {
    for (request, after_the_yes) in super::requests() {
        let s = Set::stage().open().await;
        let held = come_to(&s, request, after_the_yes).await;
        crashes_and_is_opened_anew(&s, Some(held)).await;
        match after_the_yes {
            true => ends_in_the_truth(&s, true).await,
            false => goes_on(&s).await,
        }
    }
}

/// The run is taken up in the page that the person has opened in the tab: it comes to the question again, or where it finds no way from
/// there hands over in words.
async fn goes_on(s: &Stage) {
    e2e::wait::until(
        "the question, or word that it is the person's turn",
        || async {
            let words = s.panel().words().await?;
            match s.overlay().is_there().await || words.contains("Your turn") {
                true => Ok(()),
                false => Err(words),
            }
        },
    )
    .await;
    s.nothing_changed();
}

#[tokio::test]
async fn with_the_tab_crashed_while_it_asks_nobody_has_said_yes() {
    let s = Set::stage().open().await;
    s.start().await;
    s.overlay().asks().await;
    crashes_and_is_opened_anew(&s, None).await;
    s.nothing_changed();
}

/// The person has pressed the button on the account page, and says yes if there is anything left to do.
async fn ends_in_the_truth(s: &Stage, cancelled: bool) {
    if !cancelled {
        s.nothing_changed();
        s.overlay().approve().await;
        s.ends_with("Cancelled, proven on a second look").await;
    }
    s.panel().says(&s.site.effective_date()).await;
    s.panel().says("ancelled").await;
    s.was_cancelled_once();
}
