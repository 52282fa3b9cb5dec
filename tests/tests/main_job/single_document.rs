//! A service that is one document: nothing to navigate to, the last step in a dialog of the page's own making.
//! Its first button may end the membership for all that anybody can see, so it may be asked about; it must never be taken for the last step.
use e2e::stage::{Set, Stage};
use protocol::report::Report;
use protocol::task::Reason;
use protocol::view::QuestionView;

const FIRST: &str = "Cancel membership";
const LAST: &str = "Finish cancellation";

/// A step whose button sends something may be asked about; it must not be taken for the last one.
const STEPS: [&str; 3] = [FIRST, "No thanks, continue to cancel", "Continue"];

/// Says yes to every step that is asked about; the question about the true last step, and the number after it.
async fn last_question(s: &Stage, from: usize) -> (QuestionView, usize) {
    let (mut question, mut from) = s.command().asked(from).await;
    for _ in STEPS {
        s.nothing_changed();
        if question.target_name == LAST {
            break;
        }
        assert!(
            STEPS.contains(&question.target_name.as_str()),
            "{question:?}"
        );
        s.command().answer(&question, true).await;
        (question, from) = s.command().asked(from).await;
    }
    assert_eq!(question.target_name, LAST);
    s.nothing_changed();
    (question, from)
}

async fn ordered() -> Stage {
    let s = Set::stage()
        .single_document()
        .ordered(super::brisk())
        .open()
        .await;
    s.press_toolbar().await;
    s
}

async fn taken_up_again(s: &Stage) -> usize {
    let seen = s.command().hears("the run to be taken up again", 0, |r| {
        matches!(r, Report::Opened { resumed: true, .. }).then_some(())
    });
    seen.await.1
}

#[tokio::test]
async fn approved_in_the_page_it_is_cancelled_once_and_proven() {
    let s = Set::stage().single_document().open().await;
    s.start().await;
    let asked = s.overlay().approves_up_to(LAST).await;
    assert!(asked.contains(&s.site.effective_date()), "{asked}");
    s.nothing_changed();
    s.overlay().approve().await;
    s.ends_with("Cancelled, proven on a second look").await;
    s.was_cancelled_once();
    let result = s.result().await;
    assert!(result.success && result.verified, "{result:?}");
    assert_eq!(
        result.effective.as_deref(),
        Some(s.site.effective_date().as_str())
    );
}

#[tokio::test]
async fn rejected_at_the_last_step_nothing_is_changed_and_the_way_in_does_not_count() {
    let s = ordered().await;
    let (question, _) = last_question(&s, 0).await;
    s.command().answer(&question, false).await;
    let result = s.command().outcome().await;
    assert_eq!(
        (result.reason, result.exit_code()),
        (Reason::HumanRejected, 3),
        "{result:?}"
    );
    assert!(!result.success);
    s.nothing_changed();
}

#[tokio::test]
async fn rejected_at_the_first_question_nothing_is_changed() {
    let s = ordered().await;
    let (question, _) = s.command().asked(0).await;
    s.command().answer(&question, false).await;
    assert_eq!(s.command().outcome().await.reason, Reason::HumanRejected);
    s.nothing_changed();
}

#[tokio::test]
async fn killed_after_the_last_press_it_looks_instead_of_pressing_again() {
    let s = ordered().await;
    let mut arrivals = s.site.hooks().listen();
    let (question, _) = last_question(&s, 0).await;
    let held = s.site.hooks().hold("POST /cancel/confirm");
    s.command().answer(&question, true).await;
    arrivals.hear("POST /cancel/confirm").await;
    s.kill_host().await;
    held.release();

    taken_up_again(&s).await;
    let result = s.command().outcome().await;
    assert!(result.success && result.verified, "{result:?}");
    s.was_cancelled_once();
}

#[tokio::test]
async fn killed_on_the_way_after_the_first_press_the_last_step_is_asked_about_again() {
    let s = ordered().await;
    let mut arrivals = s.site.hooks().listen();
    let held = s.site.hooks().hold("POST /cancel/offer");
    let mut from = 0;
    for _ in &STEPS[..2] {
        let (question, next) = s.command().asked(from).await;
        s.command().answer(&question, true).await;
        from = next;
        if question.target_name == STEPS[1] {
            break;
        }
    }
    arrivals.hear("POST /cancel/offer").await;
    s.kill_host().await;
    held.release();

    let from = taken_up_again(&s).await;
    s.nothing_changed();
    let (question, _) = last_question(&s, from).await;
    s.command().answer(&question, true).await;
    let result = s.command().outcome().await;
    assert!(result.success && result.verified, "{result:?}");
    s.was_cancelled_once();
}
