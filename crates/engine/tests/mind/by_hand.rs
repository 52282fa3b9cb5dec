//! Where a cancellation is taken only by phone, chat or letter, the person gets the number, the hours and the words.
use crate::script::page;
use subterminator_engine::heuristics;
use subterminator_engine::planner::{PlanContext, Proposal, plan};

/// What is advised on this page of this language.
fn advice(lang: &str, lines: &str) -> String {
    let mut observation = page("/cancel", lines);
    observation.snapshot.page.lang = lang.into();
    let read = heuristics::read(&observation, None).interpretation();
    let context = PlanContext {
        in_flow: true,
        plan: Some("Gold".into()),
        ..PlanContext::first(observation, "Streamora", read)
    };
    match plan(&context) {
        Ok(Proposal::HandOver { advice, .. }) => advice,
        other => panic!("it went on: {other:?}"),
    }
}

fn all_are_told(advice: &str, parts: &[&str]) {
    for part in parts {
        assert!(advice.contains(part), "{part}: {advice}");
    }
}

#[test]
fn where_only_the_phone_helps_the_number_the_hours_and_the_words_are_given() {
    let advice = advice(
        "en",
        "# Cancel your membership\nTo cancel please call us at 1-800-555-0199.\nMonday to Friday, 9 am to 5 pm.\n[Keep my membership]",
    );
    all_are_told(
        &advice,
        &[
            "Call 1-800-555-0199.",
            "Monday to Friday, 9 am to 5 pm",
            "I am calling to cancel my Gold subscription with Streamora",
        ],
    );
    assert!(!advice.contains("chat"), "{advice}");
}

#[test]
fn where_only_a_chat_helps_there_are_words_to_type_into_it() {
    let english = advice(
        "en",
        "# Cancel your membership\nTo cancel, please chat with an agent.\n[Keep my membership]",
    );
    all_are_told(
        &english,
        &[
            "type this into the chat",
            "Please cancel my Gold subscription with Streamora",
        ],
    );
    assert!(!english.contains("read this out"), "{english}");
    let japanese = advice(
        "ja",
        "# 解約\n解約はチャットでのみ受け付けています。\n[戻る]",
    );
    all_are_told(&japanese, &["解約してください", "受付番号"]);
}

#[test]
fn where_phone_and_chat_are_open_there_are_words_for_both() {
    let advice = advice(
        "en",
        "# Cancel your membership\nTo cancel please call us at 1-800-555-0199.\nOr start a chat with our team.\n[Keep my membership]",
    );
    all_are_told(&advice, &["read this out", "type this into the chat"]);
}

#[test]
fn where_only_a_letter_helps_it_is_ready_in_the_page_s_language() {
    let advice = advice(
        "de-DE",
        "# Kündigung\nDu kannst nur schriftlich per Brief kündigen.\n[Zurück]",
    );
    all_are_told(
        &advice,
        &["Hiermit kündige ich mein Abo Gold bei Streamora"],
    );
}
