//! Where a cancellation is taken only by phone, chat or letter, the person gets the number, the hours and the words.
use crate::script::{World, options, page, streamora};
use subterminator_engine::heuristics;
use subterminator_engine::planner::{Hints, PlanContext, Proposal, Tried, plan};
use subterminator_engine::recipe;

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

/// What the person is told at this service when nothing on its account page leads on.
fn told_by_what_is_known_of(service: &str, lines: &str) -> String {
    let observation = page("/my-account", lines);
    let known = recipe::find(recipe::all(), service).unwrap();
    let read = heuristics::read(&observation, Some(known)).interpretation();
    let mut context = PlanContext {
        hints: Hints {
            contacts: known.contacts.clone(),
            known: known.hints.iter().map(|h| h.value.clone()).collect(),
            ..Hints::default()
        },
        ..PlanContext::first(observation, &known.name, read)
    };
    for _ in 0..6 {
        match plan(&context) {
            Ok(Proposal::HandOver { reason, advice }) => return format!("{reason} {advice}"),
            Ok(Proposal::Act { action, .. }) => context.tried.push(Tried {
                action,
                target: None,
            }),
            other => panic!("{other:?}"),
        }
    }
    panic!("it never gave up")
}

const SILENT: &str = "# Your account\nPlan: Premium. Renews on 4 December 2026.\n[Edit name]";

#[test]
fn a_service_that_is_known_to_be_left_by_letter_is_told_so_where_its_page_says_nothing() {
    let told = told_by_what_is_known_of("planet-fitness", SILENT);
    all_are_told(
        &told,
        &[
            "Planet Fitness is known to take a cancellation by phone, chat or letter",
            "may have changed",
            "Turn to your home club.",
            "A certified letter. Cut-offs: the 10th (monthly fee), the 25th (annual fee).",
            "Turn to the front desk of your home club.",
            "I hereby cancel my subscription with Planet Fitness",
            "another biller: billed by the home club",
        ],
    );
}

#[test]
fn a_number_that_is_known_is_told_and_the_page_s_own_comes_before_it() {
    let known = told_by_what_is_known_of("wsj", SILENT);
    all_are_told(
        &known,
        &[
            "Call 1-800-JOURNAL or 1-609-627-1351.",
            "Chat works sometimes.",
            "App Store",
        ],
    );
    let page = format!("{SILENT}\nTo cancel please call us at 1-800-555-0199.");
    let told = told_by_what_is_known_of("wsj", &page);
    assert!(told.contains("Call 1-800-555-0199."), "{told}");
    assert!(!told.contains("1-609-627-1351"), "{told}");
}

#[test]
fn another_biller_that_is_likely_is_told_where_nothing_leads_on() {
    let told = told_by_what_is_known_of("audible", SILENT);
    all_are_told(
        &told,
        &[
            "There is no safe way on to be found here.",
            "What else is known of Audible: “No way to cancel may mean another biller",
        ],
    );
}

/// (language, the page's words, number, hours)
const PHONE_ONLY: [(&str, &str, &str, &str); 8] = [
    (
        "en",
        "To cancel please call us at 1-800-555-0199.\nMonday to Friday, 9 am to 5 pm.",
        "1-800-555-0199",
        "9 am to 5 pm",
    ),
    (
        "de",
        "Kündigen können Sie nur telefonisch unter 030 5550 199.\nMontag bis Freitag, 9 bis 17 Uhr.",
        "030 5550 199",
        "9 bis 17 Uhr",
    ),
    (
        "fr",
        "Pour résilier, appelez-nous au 01 55 50 01 99.\nDu lundi au vendredi, de 9 h à 17 h.",
        "01 55 50 01 99",
        "9 h à 17 h",
    ),
    (
        "es",
        "Para cancelar, llámanos al 900 555 019.\nDe lunes a viernes, de 9:00 a 17:00.",
        "900 555 019",
        "9:00 a 17:00",
    ),
    (
        "pt",
        "Para cancelar, ligue para 0800 555 0199.\nDe segunda a sexta, das 9h às 17h.",
        "0800 555 0199",
        "9h às 17h",
    ),
    (
        "it",
        "Per disdire chiama il numero 800 555 019.\nDal lunedì al venerdì, dalle 9 alle 17.",
        "800 555 019",
        "dalle 9 alle 17",
    ),
    (
        "nl",
        "Opzeggen kan alleen telefonisch via 0800 555 0199.\nMaandag tot en met vrijdag, 9.00 tot 17.00 uur.",
        "0800 555 0199",
        "9.00 tot 17.00",
    ),
    (
        "ja",
        "解約はお電話でのみ受け付けています。電話番号: 0120-555-019\n受付時間: 平日 9:00〜17:00",
        "0120-555-019",
        "9:00〜17:00",
    ),
];

#[test]
fn the_number_and_the_hours_are_told_in_every_language() {
    let mut wrong = Vec::new();
    for (lang, says, number, hours) in PHONE_ONLY {
        let told = advice(lang, &format!("# Streamora\n{says}"));
        let missing = [format!("Call {number}."), hours.to_owned()];
        let missing = missing.iter().filter(|part| !told.contains(*part));
        wrong.extend(missing.map(|part| format!("{lang}: {part} is not in “{told}”")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_is_not_done_yet_after_the_press_is_told_as_the_page_tells_it() {
    for (lines, told) in [
        (
            "# Almost done\nYour subscription is not yet cancelled. To complete the cancellation, please call us on +1 800 555 0199, Monday to Friday 8 am to 5 pm.",
            "Call +1 800 555 0199.",
        ),
        (
            "# Request received\nYour cancellation request has been received. Our team will review it and contact you within 5 business days.",
            "or wait for its answer",
        ),
    ] {
        let mut world = World::new(streamora().page("done", "/cancel/done", lines));
        world.site.cancels = "";
        world.ready().order(protocol::control::RunOptions {
            ask_in_page: false,
            ..options()
        });
        let error = world.result().error.clone().unwrap_or_default();
        assert!(error.contains(told), "{lines}: {error}");
    }
}

/// What to call for something else stands on every page of some services.
const ELSEWHERE: [(&str, &str, &str); 8] = [
    (
        "en",
        "Stuck by the road? Call us on 0800 111 2222.",
        "To cancel please call us at 0800 333 4444.",
    ),
    (
        "de",
        "Panne unterwegs? Rufen Sie uns an: 0800 111 2222.",
        "Zum Kündigen rufen Sie uns bitte an: 0800 333 4444.",
    ),
    (
        "fr",
        "Une panne sur la route ? Appelez-nous au 0800 111 222.",
        "Pour résilier, appelez-nous au 0800 333 444.",
    ),
    (
        "es",
        "¿Una avería en la carretera? Llámanos al 900 111 222.",
        "Para cancelar, llámanos al 900 333 444.",
    ),
    (
        "pt",
        "Uma avaria na estrada? Ligue para 0800 111 2222.",
        "Para cancelar, ligue para 0800 333 4444.",
    ),
    (
        "it",
        "Un guasto per strada? Chiamaci al numero 800 111 222.",
        "Per disdire, chiamaci al numero 800 333 444.",
    ),
    (
        "nl",
        "Pech onderweg? Bel ons op 0800 111 2222.",
        "Om op te zeggen belt u ons op 0800 333 4444.",
    ),
    (
        "ja",
        "車が動かない？お電話ください 0120-111-222",
        "解約はお電話で承ります。0120-333-444",
    ),
];

#[test]
fn the_number_to_call_is_the_one_for_ending_it_and_not_the_one_for_something_else() {
    for (lang, other, ends) in ELSEWHERE {
        let told = advice(lang, &format!("{other}\n# Gold\n{ends}"));
        let own: String = ends.chars().filter(char::is_ascii_digit).collect();
        let digits: String = told.chars().filter(char::is_ascii_digit).collect();
        assert!(digits.starts_with(&own), "{lang}: {told}");
    }
}

#[test]
fn a_number_to_call_for_something_else_ends_no_way_out() {
    for (lang, other, _) in ELSEWHERE {
        let mut offer = page("/cancel/offer", &format!("{other}\n# Gold"));
        offer.snapshot.page.lang = lang.into();
        let read = heuristics::read(&offer, None);
        assert!(!read.marks.by_hand, "{lang}: {read:?}");
    }
    let asks = [
        "Want to cancel? Call us on 0800 111 2222.",
        "Thinking of leaving? Call us on 0800 111 2222.",
        "Your membership doesn't fit any more? Call us on 0800 111 2222.",
        "Möchten Sie kündigen? Rufen Sie uns an: 0800 111 2222.",
        "Vous voulez résilier ? Appelez-nous au 0800 111 222.",
        "¿Quieres darte de baja? Llámanos al 900 111 222.",
        "Quer cancelar? Ligue para 0800 111 2222.",
        "Vuoi disdire? Chiamaci al numero 800 111 222.",
        "Wil je opzeggen? Bel ons op 0800 111 2222.",
        "解約をご希望ですか？お電話ください 0120-111-222",
    ];
    for text in asks {
        let read = heuristics::read_text("https://www.streamora.com/cancel", text, None);
        assert!(read.marks.by_hand, "{text}: {read:?}");
    }
}

#[test]
fn beside_what_takes_the_offer_the_other_link_is_gone_on_by_under_a_number_for_something_else() {
    let offer = page(
        "/leaving/offer",
        "Stuck by the road? Call 0800 111 2222, 24 hours a day\n# Five years together\n20% off your renewal\n[Take 20% off my renewal]\n(I'll risk it -> /leaving/check)",
    );
    let read = heuristics::read(&offer, None).interpretation();
    let context = PlanContext {
        in_flow: true,
        ..PlanContext::first(offer, "Streamora", read)
    };
    let proposed = plan(&context).unwrap();
    assert!(matches!(proposed, Proposal::Act { .. }), "{proposed:?}");
}

/// "Call us" stands over a link that ends it online: the link is tried first.
#[test]
fn what_ends_it_on_the_page_is_tried_before_the_telephone() {
    let calls = "# Cancel your membership\nTo cancel please call us at 1-800-555-0199.";
    for (link, ended) in [
        ("(Cancel online -> /cancel/offer)", 1),
        ("[Keep my membership]", 0),
    ] {
        let site = streamora()
            .page("account", "/account", &format!("{calls}\n{link}"))
            .goes("account", "Cancel online", "offer");
        let mut world = World::new(site);
        world.run();
        assert_eq!(world.site.cancelled, ended, "{link}: {:#?}", world.reports);
    }
}
