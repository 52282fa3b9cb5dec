//! Services that nobody wrote for us, run through to their ends: a few of those that come out right. All of them: `./scripts/bench strangers`.
#![allow(clippy::unwrap_used, clippy::expect_used)]
use e2e::runs::{self, Outcome};
use e2e::sites::service::{End, Right};
use e2e::strangers::{self, Truth};
use protocol::task::{Reason, TaskResult};

async fn ends_right(name: &str) {
    let visit = strangers::visit(name).await;
    assert!(visit.run.outcome.is_right(), "{visit:#?}");
    assert_eq!(visit.run.forbidden, 0, "{visit:#?}");
}

#[tokio::test]
async fn one_that_ends_in_pages_of_forms() {
    ends_right("echoduleon").await;
}

#[tokio::test]
async fn one_of_custom_elements_that_somebody_else_bills() {
    ends_right("kinolotse").await;
}

#[tokio::test]
async fn one_that_was_cancelled_before_and_wants_its_people_back() {
    ends_right("taalvogel").await;
}

#[test]
fn there_are_forty_of_them() {
    assert!(strangers::names().len() >= 56);
}

fn only_subscription() -> Right {
    Right {
        end: End::Cancelled,
        says: Vec::new(),
        cancels: String::new(),
    }
}

fn told_cancelled() -> TaskResult {
    TaskResult {
        success: true,
        verified: true,
        ..TaskResult::failed(Reason::Completed, String::new(), String::new())
    }
}

#[test]
fn a_cancellation_that_is_told_and_never_happened_is_false() {
    let judge =
        |cancelled: &[String]| runs::judge(&only_subscription(), &told_cancelled(), cancelled, "");
    assert_eq!(judge(&[String::new()]), Outcome::Finished);
    assert_eq!(judge(&[]), Outcome::False);
    assert_eq!(judge(&["the other one".to_owned()]), Outcome::False);
}

#[test]
fn an_active_account_that_is_told_to_be_cancelled_before_is_false() {
    let result = TaskResult {
        reason: Reason::AlreadyCancelled,
        ..told_cancelled()
    };
    let judge = |end| {
        let right = Right {
            end,
            ..only_subscription()
        };
        runs::judge(&right, &result, &[], "")
    };
    assert_eq!(judge(End::AlreadyCancelled), Outcome::RightlyNot);
    assert_eq!(judge(End::Cancelled), Outcome::False);
}

#[test]
fn where_only_a_person_can_go_on_they_are_told_how() {
    let result = TaskResult::failed(Reason::NeedsHuman, String::new(), String::new());
    let right = Right {
        end: End::HandedOver,
        says: vec!["0800 123 45".to_owned()],
        ..only_subscription()
    };
    let judge = |told| runs::judge(&right, &result, &[], told);
    assert_eq!(judge("Call 0800\u{a0}123 45."), Outcome::RightlyNot);
    assert_eq!(judge("It is your turn."), Outcome::Wrong);
}

#[test]
fn what_must_not_be_done_is_seen() {
    let truth = |cancelled: &[&str], forbidden: &[&str]| Truth {
        cancelled: cancelled.iter().map(|s| (*s).to_owned()).collect(),
        forbidden: forbidden.iter().map(|s| (*s).to_owned()).collect(),
    };
    assert_eq!(truth(&["Mine"], &[]).against("Mine", 1), 0);
    assert_eq!(truth(&["Mine"], &["took the offer"]).against("Mine", 1), 1);
    assert_eq!(truth(&["Another"], &[]).against("Mine", 1), 1);
    assert_eq!(truth(&["Mine", "Mine"], &[]).against("Mine", 2), 1);
    assert_eq!(truth(&["Mine"], &[]).against("Mine", 0), 1, "unasked");
}
