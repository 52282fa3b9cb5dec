//! A step whose target a model describes: targets in order, confidence, the state that was expected, coordinates.
use crate::script::talk::{NONCE, account, answer, begun, call, done, last};
use protocol::page_state::PageState;
use serde_json::{Value, json};
use subterminator_engine::planner::answer::Answer;
use subterminator_engine::planner::conversation::{Conversation, Heard};
use subterminator_engine::planner::{PlanError, Proposal};
fn described(targets: Value, more: Value) -> Answer {
    let mut arguments = json!({
        "state": "ACCOUNT_ACTIVE", "expected_next_state": "RETENTION_OFFER", "action_type": "click",
        "targets": targets, "reasoning": "It is the way in.", "confidence": 0.9,
    });
    for (key, value) in more.as_object().unwrap() {
        arguments[key] = value.clone();
    }
    answer(vec![call("c1", "browser_action", arguments)])
}

fn by_text(text: &str) -> Value {
    json!([{ "method": "text", "text": text }])
}

#[test]
fn a_described_step_keeps_its_targets_in_order_and_what_is_missing_is_said() {
    let targets = json!([
        { "method": "css", "css": "#cancel" },
        { "method": "aria", "aria_role": "link", "aria_name": "Cancel subscription" },
        { "method": "text", "text": "Cancel subscription" },
    ]);
    let heard = begun().0.hear(described(targets, json!({})));
    let Heard::Proposal(Proposal::Aim(aim)) = heard else {
        panic!("{heard:?}")
    };
    let told: Vec<String> = aim.targets.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "css #cancel",
            "aria link “Cancel subscription”",
            "text “Cancel subscription”"
        ]
    );
    for (targets, more, why) in [
        (json!([]), json!({}), "one to four targets"),
        (json!([{ "method": "css" }]), json!({}), "css is missing"),
        (
            json!([{ "method": "coordinates", "coordinates": [-1, 2] }]),
            json!({}),
            "invalid value",
        ),
        (
            by_text("x"),
            json!({ "action_type": "fill" }),
            "fill needs a value",
        ),
        (by_text("x"), json!({ "state": "LOST" }), "unknown variant"),
    ] {
        let mut talk = begun().0;
        assert_eq!(
            talk.hear(described(targets, more)),
            Heard::AskAgain,
            "{why}"
        );
        assert!(
            last(&talk).results[0].text.contains(why),
            "{why}: {:?}",
            last(&talk)
        );
    }
}

#[test]
fn an_unsure_step_is_asked_for_once_more_and_then_is_an_error() {
    let unsure = || described(by_text("Cancel subscription"), json!({ "confidence": 0.5 }));
    let (mut talk, _) = begun();
    assert_eq!(talk.hear(unsure()), Heard::AskAgain);
    assert!(last(&talk).results[0].text.contains("not sure enough"));
    assert!(matches!(
        talk.hear(unsure()),
        Heard::Failed(PlanError::Unfit(_))
    ));
    let (mut talk, _) = begun();
    assert_eq!(talk.hear(unsure()), Heard::AskAgain);
    let sure = described(by_text("Cancel subscription"), json!({}));
    assert!(matches!(talk.hear(sure), Heard::Proposal(Proposal::Aim(_))));
}

#[test]
fn a_step_that_leads_elsewhere_counts_as_failed_and_skipping_forward_as_progress() {
    let led_to = |state: PageState| {
        let (mut talk, mut context) = begun();
        let _ = talk.hear(described(by_text("Cancel subscription"), json!({})));
        done(&mut context, None);
        context.state = state;
        talk.begin_turn(&context, None);
        last(&talk).results[0].clone()
    };
    for good in [
        PageState::RetentionOffer,
        PageState::ExitSurvey,
        PageState::FinalConfirmation,
    ] {
        assert!(!led_to(good).error, "{good}");
    }
    let result = led_to(PageState::AccountActive);
    assert!(
        result.error
            && result
                .text
                .contains("led to ACCOUNT_ACTIVE instead of RETENTION_OFFER"),
        "{result:?}"
    );
}

#[test]
fn a_strategy_that_failed_is_not_gone_again_and_three_failures_are_the_persons() {
    let (mut talk, mut context) = begun();
    for (n, text) in ["Cancel", "Cancel it", "Cancel subscription"]
        .into_iter()
        .enumerate()
    {
        assert!(!talk.is_stuck());
        if n > 0 {
            let again = described(by_text("Cancel"), json!({}));
            assert_eq!(talk.hear(again), Heard::AskAgain);
            assert!(last(&talk).results[0].text.contains("Use another strategy"));
        }
        assert!(matches!(
            talk.hear(described(by_text(text), json!({}))),
            Heard::Proposal(_)
        ));
        done(&mut context, Some("element_obscured: a banner covers it"));
        talk.begin_turn(&context, None);
    }
    assert!(talk.is_stuck());
    talk.person_helped();
    assert!(!talk.is_stuck());
}

#[test]
fn coordinates_need_a_picture_of_the_page_as_it_is() {
    let point = |x: u32| {
        described(
            json!([{ "method": "coordinates", "coordinates": [x, 20] }]),
            json!({}),
        )
    };
    let (mut talk, mut context) = (Conversation::new(NONCE.into()), account());
    talk.begin_turn(&context, Some("cG5n".into()));
    assert!(matches!(
        talk.hear(point(10)),
        Heard::Proposal(Proposal::Aim(_))
    ));
    done(&mut context, Some("timeout: no"));
    context.observation.snapshot.viewport.scroll_y = 300;
    talk.begin_turn(&context, None);
    assert_eq!(talk.hear(point(11)), Heard::AskAgain);
    assert!(
        talk.wants_picture(&context),
        "the next turn's page comes with one"
    );
}
