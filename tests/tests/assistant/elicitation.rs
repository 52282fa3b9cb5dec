//! The question in the assistant's program, beside the one in the page: the first answer counts, and only a person's.
use crate::scene::{assistant_in, up_to_the_last_step};
use e2e::assistant::Assistant;
use e2e::stage::{Set, Stage};
use protocol::message::Via;
use protocol::report::Report;
use protocol::task::Reason;
use serde_json::{Value, json};
use std::time::Duration;

const LAST: &str = "Finish cancellation";
/// A person who reads before they answer.
const READS: Duration = Duration::from_millis(1_500);

/// How the assistant's program asks: its person, or nobody.
async fn that_asks(s: &Stage, how: &str, more: &[&str]) -> Assistant {
    assistant_in(s, &s.cli().with("ELICITATION", how), more).await
}

/// Up to where the question stands in both places; what the assistant's program is to ask.
async fn asked(s: &Stage, assistant: &mut Assistant) -> Value {
    let page = up_to_the_last_step(s, assistant).await;
    assistant.begins_to_press(&page, LAST).await;
    let asked = assistant.is_to_ask().await;
    s.overlay().asks_about(LAST).await;
    s.nothing_changed();
    asked
}

fn choice(asked: &Value, number: usize) -> Value {
    asked["requestedSchema"]["properties"]["answer"]["enum"][number].clone()
}

async fn answers(s: &Stage) -> Vec<(bool, Option<Via>)> {
    let answer = |r| match r {
        Report::Answer { approved, via, .. } => Some((approved, via)),
        _ => None,
    };
    s.record().await.into_iter().filter_map(answer).collect()
}

#[tokio::test]
async fn a_yes_in_the_assistants_program_is_the_persons_and_closes_the_question_in_the_page() {
    let s = Set::stage().open().await;
    let mut assistant = that_asks(&s, "its person", &[]).await;
    let asked = asked(&s, &mut assistant).await;
    let told = asked["message"].as_str().unwrap();
    assert!(
        told.contains(LAST) && told.contains("No answer by"),
        "{told}"
    );
    let yes = json!({ "answer": choice(&asked, 1) });
    assistant
        .answers(json!({ "action": "accept", "content": yes }), READS)
        .await;
    let end = assistant.came().await;
    s.was_cancelled_once();
    assert!(
        end.text.contains("cancelled, proven on a second look"),
        "{end:?}"
    );
    assert!(!s.overlay().is_there().await);
    assert_eq!(answers(&s).await, [(true, Some(Via::Assistant))]);
    assistant.leaves().await;
}

#[tokio::test]
async fn a_no_there_is_a_no_however_it_is_said() {
    for no in [
        json!({ "action": "decline" }),
        json!({ "action": "cancel" }),
        json!({ "action": "accept", "content": { "answer": "No, press nothing" } }),
    ] {
        let s = Set::stage().open().await;
        let mut assistant = that_asks(&s, "its person", &[]).await;
        let asked = asked(&s, &mut assistant).await;
        assert_eq!(choice(&asked, 0), "No, press nothing");
        assistant.answers(no, Duration::ZERO).await;
        let end = assistant.came().await;
        assert!(end.text.contains("human_rejected"), "{end:?}");
        s.nothing_changed();
        assistant.leaves().await;
    }
}

#[tokio::test]
async fn an_answer_in_the_page_takes_the_question_in_the_assistants_program_back() {
    let s = Set::stage().open().await;
    let mut assistant = that_asks(&s, "its person", &[]).await;
    asked(&s, &mut assistant).await;
    s.overlay().approve().await;
    assistant.is_taken_back().await;
    let end = assistant.came().await;
    s.was_cancelled_once();
    assert!(
        end.text.contains("cancelled, proven on a second look"),
        "{end:?}"
    );
    assert_eq!(answers(&s).await, [(true, Some(Via::Overlay))]);
    assistant.leaves().await;
}

#[tokio::test]
async fn a_program_that_agrees_to_everything_at_once_approves_nothing() {
    let s = Set::stage().open().await;
    let mut assistant = that_asks(&s, "at once", &[]).await;
    asked(&s, &mut assistant).await;
    s.panel().says(LAST).await;
    s.overlay().reject().await;
    let end = assistant.came().await;
    assert!(
        end.text.contains("sooner than anybody can have read"),
        "{end:?}"
    );
    assert!(end.text.contains("human_rejected"), "{end:?}");
    s.nothing_changed();
    assert_eq!(answers(&s).await, [(false, Some(Via::Overlay))]);
    assistant.leaves().await;
}

#[tokio::test]
async fn what_was_not_asked_is_no_answer() {
    let s = Set::stage().open().await;
    let mut assistant = that_asks(&s, "its person", &[]).await;
    asked(&s, &mut assistant).await;
    assistant
        .answers(json!({ "action": "accept", "content": {} }), READS)
        .await;
    s.overlay().reject().await;
    let end = assistant.came().await;
    assert!(end.text.contains("human_rejected"), "{end:?}");
    assert_eq!(answers(&s).await, [(false, Some(Via::Overlay))]);
    s.nothing_changed();
    assistant.leaves().await;
}

#[tokio::test]
async fn where_the_person_wants_it_only_the_page_asks() {
    let s = Set::stage().open().await;
    let mut assistant = that_asks(&s, "at once", &["--in-page-only"]).await;
    let page = up_to_the_last_step(&s, &mut assistant).await;
    assistant.begins_to_press(&page, LAST).await;
    s.overlay().approve().await;
    assistant.came().await;
    assert_eq!(assistant.was_to_ask(), 0);
    s.was_cancelled_once();
    assert_eq!(s.result().await.reason, Reason::Completed);
    assistant.leaves().await;
}
