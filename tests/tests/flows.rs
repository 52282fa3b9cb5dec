//! A service of each language, run through to its end by the offline rules, with the tricks of such services spread over them. All of them
//! in all looks: `./scripts/bench flows`.
#![allow(clippy::unwrap_used, clippy::expect_used)]
use e2e::flows;
use e2e::runs::Outcome;
use e2e::sites::service::{End, Look};
use std::collections::BTreeSet;

async fn ends_right(name: &str, look: Look) {
    let services = flows::services().unwrap();
    let (_, service) = services.iter().find(|(n, _)| n == name).unwrap();
    let flow = flows::run(name, service, look).await;
    let wanted = match service.right.end {
        End::Cancelled => Outcome::Finished,
        _ => Outcome::RightlyNot,
    };
    assert_eq!(
        (flow.run.outcome, flow.run.forbidden),
        (wanted, 0),
        "{flow:#?}"
    );
}

#[tokio::test]
async fn a_way_out_in_a_frame_over_the_page() {
    ends_right("en-paperboat", Look::Semantic).await;
}

#[tokio::test]
async fn a_thank_you_page_over_an_active_account_is_no_proof() {
    ends_right("en-verdant", Look::Components).await;
}

#[tokio::test]
async fn a_letter_is_the_persons_to_write() {
    ends_right("de-hantelhaus", Look::Components).await;
}

#[tokio::test]
async fn signing_in_is_the_persons() {
    ends_right("fr-velopartage", Look::Soup).await;
}

#[tokio::test]
async fn a_way_in_under_a_menu_and_a_survey_that_wants_words() {
    ends_right("es-solvideo", Look::Components).await;
}

#[tokio::test]
async fn several_offers_in_a_row() {
    ends_right("pt-cantiga", Look::Semantic).await;
}

#[tokio::test]
async fn boxes_to_tick_before_the_last_button_wakes() {
    ends_right("it-cinestella", Look::Semantic).await;
}

#[tokio::test]
async fn a_family_plan_is_its_owners() {
    ends_right("nl-gezinsplus", Look::Semantic).await;
}

#[tokio::test]
async fn notices_a_questionnaire_and_a_last_page() {
    ends_right("ja-eigabako", Look::Semantic).await;
}

#[tokio::test]
async fn a_break_that_was_ticked_beforehand_and_a_survey_after_the_end() {
    ends_right("nl-kruidmand", Look::Components).await;
}

#[tokio::test]
async fn what_ends_besides_stands_in_the_question() {
    ends_right("es-redondo", Look::Semantic).await;
}

#[tokio::test]
async fn what_an_earlier_page_said_that_it_costs_stands_in_the_question() {
    ends_right("de-lesezug", Look::Soup).await;
}

#[tokio::test]
async fn a_last_button_that_takes_only_a_persons_own_click() {
    ends_right("fr-radiobrume", Look::Semantic).await;
}

#[test]
fn there_are_services_in_every_language_and_with_every_end() {
    let services = flows::services().unwrap();
    assert!(services.len() >= 25, "{}", services.len());
    let languages: BTreeSet<&str> = services.iter().map(|(_, s)| s.lang.as_str()).collect();
    let all = ["de", "en", "es", "fr", "it", "ja", "nl", "pt"];
    assert_eq!(languages, BTreeSet::from(all));
    for end in [
        End::Cancelled,
        End::AlreadyCancelled,
        End::HandedOver,
        End::Unproven,
    ] {
        assert!(services.iter().any(|(_, s)| s.right.end == end), "{end:?}");
    }
}
