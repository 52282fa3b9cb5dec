//! Approved: cancelled once, nothing else touched, proven, with a receipt.
use e2e::stage::Set;
use protocol::message::AgentBuild;
use protocol::report::{Report, Verdict};
use protocol::task::Reason;

#[tokio::test]
async fn approving_cancels_exactly_once_and_the_receipt_shows_until_when() {
    let s = Set::stage().open().await;
    s.start().await;
    let question = s.overlay().asks().await;
    assert!(question.contains("Finish cancellation"), "{question}");
    assert!(question.contains(&s.site.effective_date()), "{question}");
    let why = "“Finish cancellation” finishes the cancellation.";
    s.panel().says(why).await;
    s.nothing_changed();
    s.overlay().approve().await;
    s.ends_with("Cancelled, proven on a second look").await;
    s.was_cancelled_once();

    let result = s.result().await;
    assert!(result.success && result.verified, "{result:?}");
    assert_eq!((result.reason, result.exit_code()), (Reason::Completed, 0));
    assert_eq!(
        result.effective.as_deref(),
        Some(s.site.effective_date().as_str())
    );
    let receipt = std::fs::read_to_string(result.receipt.expect("a receipt")).unwrap();
    assert!(receipt.contains(&s.site.effective_date()));
    assert!(receipt.contains("Your membership has been cancelled"));
}

#[tokio::test]
async fn the_receipt_opens_from_the_panel() {
    let s = Set::stage().open().await;
    s.start().await;
    s.overlay().approve().await;
    s.ends_with("Cancelled, proven on a second look").await;
    s.panel().click("Receipt").await;
    s.receipt_page().await.says(&s.site.effective_date()).await;
}

#[tokio::test]
async fn before_the_click_the_panel_says_what_the_page_says_and_nothing_is_touched() {
    let s = Set::stage().open().await;
    assert!(
        s.page.dom().await.unwrap().closed_roots().is_empty(),
        "nothing of ours is in the page before the click"
    );
    s.press_toolbar().await;
    let words = s.panel().says("Cancel this subscription").await;
    for said in ["Streamora", "Premium", "€12.99", &s.site.effective_date()] {
        assert!(words.contains(said), "“{said}” is missing in: {words}");
    }
    assert_eq!(s.truth().posts, Vec::<String>::new());
}

#[tokio::test]
async fn what_was_typed_is_the_least_that_the_survey_asks_for() {
    let s = Set::stage().ordered(super::brisk()).open().await;
    s.press_toolbar().await;
    let (question, _) = s.command().asked(0).await;
    s.command().answer(&question, true).await;
    s.command().outcome().await;
    let truth = s.truth();
    assert_eq!(truth.survey.len(), 1);
    assert_eq!(
        truth.survey_text,
        Vec::<String>::new(),
        "nothing personal is told"
    );
}

#[tokio::test]
async fn every_action_has_a_decision_before_it_and_the_last_one_is_written_down_twice() {
    let s = Set::stage().ordered(super::brisk()).open().await;
    s.press_toolbar().await;
    let (question, _) = s.command().asked(0).await;
    s.command().answer(&question, true).await;
    s.command().outcome().await;
    let record = s.record().await;
    assert!(
        matches!(
            record[0],
            Report::Opened {
                build: AgentBuild::Wasm,
                resumed: false,
                ..
            }
        ),
        "{:?}",
        record[0]
    );
    let allowed = record
        .iter()
        .filter(|r| {
            matches!(
                r,
                Report::Decision {
                    verdict: Verdict::Allow,
                    ..
                }
            )
        })
        .count();
    assert!(allowed >= 4, "{record:#?}");
    let asked = record.iter().position(|r| {
        matches!(
            r,
            Report::Decision {
                verdict: Verdict::Ask,
                ..
            }
        )
    });
    let approved = record
        .iter()
        .position(|r| matches!(r, Report::Answer { approved: true, .. }));
    let before = record
        .iter()
        .position(|r| matches!(r, Report::Irreversible { pressed: None, .. }));
    let after = record.iter().position(|r| {
        matches!(
            r,
            Report::Irreversible {
                pressed: Some(true),
                ..
            }
        )
    });
    assert!(
        asked < approved && approved < before && before < after && after.is_some(),
        "{record:#?}"
    );
}
