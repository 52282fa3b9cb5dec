//! The offline planner against the labels of real flows: it presses what leads on, and never a trap.
use crate::script::{World, page, streamora};
use protocol::action::{Action, ErrorCode};
use protocol::page_state::PageState;
use protocol::snapshot::Observation;
use serde::Deserialize;
use subterminator_engine::effect::Effect;
use subterminator_engine::heuristics;
use subterminator_engine::planner::{PastAction, PlanContext, Proposal, Tried, plan};

#[derive(Deserialize)]
struct Labelled {
    id: String,
    text: String,
    url_path: String,
    lang: String,
    #[serde(default)]
    expected_click: Option<Vec<String>>,
    #[serde(default)]
    trap_texts: Option<Vec<String>>,
}

fn pages() -> Vec<Labelled> {
    serde_json::from_str(include_str!("../data/pages.json")).unwrap()
}

/// The page with a button for each label that is known, and nothing else to press.
fn as_buttons(page: &Labelled) -> Observation {
    let labels: Vec<&String> = page
        .expected_click
        .iter()
        .flatten()
        .chain(page.trap_texts.iter().flatten())
        .collect();
    let buttons: Vec<String> = labels.iter().map(|l| format!("[{l}]")).collect();
    let mut observation = crate::script::page(
        &page.url_path,
        &format!("{}\n{}", page.text, buttons.join("\n")),
    );
    observation.snapshot.page.lang.clone_from(&page.lang);
    observation
}

fn context(observation: Observation) -> PlanContext {
    let read = heuristics::read(&observation, None).interpretation();
    PlanContext {
        in_flow: true,
        ..PlanContext::first(observation, "Example", read)
    }
}

fn pressed(context: &PlanContext) -> Option<String> {
    match plan(context) {
        Ok(Proposal::Act {
            action: Action::Click { target },
            ..
        }) => context
            .observation
            .snapshot
            .elements
            .iter()
            .find(|e| e.reference == target)
            .map(|e| e.name.clone()),
        _ => None,
    }
}

#[test]
fn the_way_on_is_found_on_nine_pages_in_ten_and_traps_are_left_alone() {
    let (mut asked, mut right, mut wrong) = (0, 0, Vec::new());
    for page in pages() {
        let press = pressed(&context(as_buttons(&page)));
        let in_list = |list: &Option<Vec<String>>| {
            press
                .as_ref()
                .is_some_and(|p| list.iter().flatten().any(|l| l == p))
        };
        assert!(
            !in_list(&page.trap_texts),
            "{} presses the trap {press:?}",
            page.id
        );
        if page.expected_click.as_ref().is_some_and(|l| !l.is_empty()) {
            asked += 1;
            right += usize::from(in_list(&page.expected_click));
            if !in_list(&page.expected_click) {
                wrong.push(format!(
                    "{} {}: {press:?} instead of {:?}",
                    page.id, page.lang, page.expected_click
                ));
            }
        }
    }
    assert!(
        right * 10 >= asked * 9,
        "{right} of {asked}\n{}",
        wrong.join("\n")
    );
}

#[test]
fn the_row_of_the_named_plan_is_the_right_row() {
    let mut observation = crate::script::page(
        "/account",
        "# Subscriptions\nRenews on 4 December 2026.\n(Cancel subscription -> /cancel/1)\n(Cancel subscription -> /cancel/2)",
    );
    for (n, name) in [(1, "Streamora Kids"), (2, "Streamora Premium")] {
        observation.snapshot.elements[n].within = vec![protocol::snapshot::Container {
            role: protocol::role::Role::Row,
            name: name.into(),
        }];
    }
    let mut context = context(observation);
    context.plan = Some("premium".into());
    let Ok(Proposal::Act {
        action: Action::Click { target },
        ..
    }) = plan(&context)
    else {
        panic!("nothing pressed")
    };
    assert_eq!(target, context.observation.snapshot.elements[2].reference);
}

#[test]
fn a_cookie_banner_is_refused_before_anything_else() {
    let observation = crate::script::page(
        "/account",
        "# Account\nRenews on 4 December 2026.\n(Cancel subscription -> /cancel)\nWe use cookies.\n[Accept all]\n[Reject all]",
    );
    assert_eq!(
        pressed(&context(observation)).as_deref(),
        Some("Reject all")
    );
}

#[test]
fn a_dialog_about_cookies_hides_nothing_and_one_that_leads_out_is_not_about_cookies() {
    let account = "# Account\nRenews on 4 December 2026.\n(Cancel subscription -> /cancel)\ndialog: Cookies\n";
    let cookies = page(
        "/account",
        &format!("{account}We use cookies.\n[Accept all cookies]"),
    );
    assert_eq!(
        pressed(&context(cookies)).as_deref(),
        Some("Cancel subscription")
    );
    // Whatever a page calls its banner, what ends something in it is asked about.
    let lines = format!("{account}[Accept all cookies]\n[Yes, cancel my subscription]");
    let mixed = page("/account", &lines);
    assert_eq!(
        pressed(&context(mixed.clone())).as_deref(),
        Some("Yes, cancel my subscription")
    );
    for name in [
        "Yes, cancel my subscription",
        "Cancel membership",
        "Continue",
    ] {
        let lines = format!("{account}[Accept all cookies]\n[Reject all]\n[{name}]");
        let verdict = crate::policy::verdict(&page("/account", &lines), name);
        assert_eq!(verdict, protocol::report::Verdict::Ask, "{name}");
    }
}

#[test]
fn a_banner_is_refused_in_every_language_and_only_beside_what_agrees() {
    for (lang, accept, refuse) in [
        ("en", "Accept all", "Only necessary"),
        ("de", "Alle zulassen", "Nur erforderliche"),
        ("fr", "Tout autoriser", "Refuser tout"),
        ("es", "Permitir todas", "Solo esenciales"),
        ("pt", "Permitir todos", "Recusar todos"),
        ("it", "Consenti tutti", "Solo necessari"),
        ("nl", "Alles toestaan", "Alles weigeren"),
        ("ja", "すべて許可する", "すべて拒否する"),
    ] {
        let read = |lines: &str| {
            let mut seen = page("/account", lines);
            seen.snapshot.page.lang = lang.into();
            seen
        };
        let banner = read(&format!(
            "# Account\ndialog: Cookies\n[{accept}]\n[{refuse}]"
        ));
        assert_eq!(pressed(&context(banner)).as_deref(), Some(refuse), "{lang}");
        // What agrees is elsewhere: this refuses something else.
        let apart = read(&format!(
            "# Stay\nBefore you go: 50% off.\n[{accept}]\ndialog: Offer\n[{refuse}]"
        ));
        let verdict = crate::policy::verdict(&apart, refuse);
        assert_ne!(verdict, protocol::report::Verdict::Allow, "{lang}");
    }
}

#[test]
fn a_page_that_faintly_resembles_an_offer_is_searched_like_any_other() {
    let home = page(
        "/",
        "# New this week\n(Watch -> /watch)\n(My account -> /me)",
    );
    let mut context = context(home);
    (context.in_flow, context.state, context.confidence) = (false, PageState::RetentionOffer, 0.3);
    assert_eq!(pressed(&context).as_deref(), Some("My account"));
}

#[test]
fn what_stands_in_the_way_is_said_in_the_page_s_words() {
    for (lang, text, quoted) in [
        (
            "en",
            "You have an unpaid bill of $12. Pay it first.",
            "an unpaid bill of $12",
        ),
        ("de", "Es gibt noch offene Rechnungen.", "offene Rechnungen"),
        (
            "fr",
            "Votre dernière facture impayée bloque la résiliation.",
            "facture impayée",
        ),
    ] {
        let mut observation = page(
            "/account",
            &format!("# Account\nRenews on 4 December 2026.\n{text}\n[Frobnicate]"),
        );
        observation.snapshot.page.lang = lang.into();
        let mut context = context(observation);
        context.max_turns = 1;
        let mut told = String::new();
        for _ in 0..4 {
            match plan(&context) {
                Ok(Proposal::HandOver { reason, .. }) => {
                    told = reason;
                    break;
                }
                Ok(Proposal::Act { action, .. }) => {
                    let target = None;
                    context.tried.push(Tried { action, target });
                }
                other => panic!("{other:?}"),
            }
        }
        assert!(told.contains(quoted), "{told}");
    }
}

/// (language, an unpaid bill, a family plan that is somebody else's)
const IN_THE_WAY: [(&str, &str, &str); 10] = [
    (
        "en",
        "You have an unpaid bill of $12.",
        "You are a member of Ann's family plan.",
    ),
    (
        "de",
        "Es gibt noch offene Rechnungen.",
        "Nur der Inhaber kann das Abo kündigen.",
    ),
    (
        "fr",
        "Votre dernière facture impayée bloque la résiliation.",
        "Seul le titulaire peut résilier l'abonnement.",
    ),
    (
        "es",
        "Tienes una factura pendiente.",
        "Eres miembro de un plan familiar.",
    ),
    (
        "pt",
        "Há uma fatura em aberto.",
        "Você é membro de um plano família.",
    ),
    (
        "it",
        "C'è una fattura non pagata.",
        "Solo il titolare può disdire l'abbonamento.",
    ),
    (
        "nl",
        "Er is nog een openstaande factuur.",
        "Alleen de eigenaar kan het abonnement opzeggen.",
    ),
    (
        "ja",
        "未払いの料金があります。",
        "解約は契約者のみ可能です。",
    ),
    (
        "fr",
        "Vous avez une facture impayée.",
        "Vous êtes membre d'un abonnement familial.",
    ),
    (
        "it",
        "Il pagamento è in sospeso.",
        "Fai parte di un abbonamento famiglia.",
    ),
];

#[test]
fn an_open_bill_and_somebody_else_s_plan_are_told_apart_in_every_language() {
    for (lang, unpaid, anothers) in IN_THE_WAY {
        for (text, advised, not) in [
            (unpaid, "Pay what is open", "Ask whoever"),
            (anothers, "Ask whoever", "Pay what is open"),
        ] {
            let lines = format!("# Account\n4 December 2026.\n{text}\n[Frobnicate]");
            let mut observation = page("/account", &lines);
            observation.snapshot.page.lang = lang.into();
            let told = given_up(context(observation));
            assert!(told.contains(advised), "{lang}: {text}: {told}");
            assert!(!told.contains(not), "{lang}: {text}: {told}");
        }
    }
}

/// What is told when there is nothing left to try.
fn given_up(mut context: PlanContext) -> String {
    for _ in 0..6 {
        match plan(&context) {
            Ok(Proposal::HandOver { reason, advice }) => return format!("{reason} {advice}"),
            Ok(Proposal::Act { action, .. }) => {
                let elements = &context.observation.snapshot.elements;
                let target = elements
                    .iter()
                    .find(|e| Some(e.reference) == action.target());
                let target = target.map(protocol::snapshot::Element::identity);
                context.tried.push(Tried { action, target });
            }
            other => panic!("{other:?}"),
        }
    }
    panic!("it never gave up: {:?}", context.tried)
}

/// Why each step is taken, as the panel showed it on the way.
fn reasons(mut world: World) -> Vec<String> {
    world.run();
    let shown = world.effects.iter().filter_map(|e| match e {
        Effect::Show { panel } => Some(panel),
        _ => None,
    });
    let mut told: Vec<String> = Vec::new();
    for panel in shown {
        let whys: Vec<&String> = panel.steps.iter().map(|s| &s.why).collect();
        let said: Vec<&&String> = whys.iter().filter(|w| !w.is_empty()).collect();
        assert!(said.len() <= 1, "one line of reasons at a time: {panel:?}");
        let new = said.into_iter().filter(|w| told.last() != Some(**w));
        let new: Vec<String> = new.map(|w| (**w).clone()).collect();
        told.extend(new);
    }
    told
}

#[test]
fn each_step_stands_in_the_panel_with_the_sentence_why() {
    let told = reasons(World::new(streamora()));
    assert_eq!(
        told,
        [
            "“Manage plan” leads towards the subscription.",
            "“Cancel subscription” is the way into cancelling.",
            "“No thanks, continue to cancel” goes on with cancelling.",
            "“I'm taking a break” is a neutral answer to the page's question.",
            "“Continue” goes on with cancelling.",
            "“Finish cancellation” finishes the cancellation.",
        ]
    );
}

#[test]
fn what_a_model_gives_as_its_reason_is_quoted_and_cut() {
    let long = format!("The page says:\n{}", "you must approve this. ".repeat(30));
    for (why, quoted) in [
        ("It leads on.", "“It leads on.”".to_owned()),
        (
            long.as_str(),
            "“The page says: you must approve this. ".to_owned(),
        ),
    ] {
        let mut world = World::new(streamora());
        let target = protocol::ids::Ref(2);
        world.planner = Some(vec![Proposal::Act {
            action: protocol::action::Action::Click { target },
            why: why.to_owned(),
        }]);
        world.mind.model = Some("oracle-1".into());
        let told = reasons(world);
        let said = &told[0];
        let start = format!("oracle-1: {}", quoted);
        assert!(said.starts_with(&start) && said.ends_with('”'), "{said}");
        assert!(!said.contains('\n') && said.chars().count() < 190, "{said}");
    }
}

/// Nothing that keeps, comes back or stops cancelling is taken for a no to an offer, nor for the way on.
#[test]
fn what_keeps_a_subscription_is_never_the_way_on() {
    for (lang, label) in [
        ("en", "No, I don't want to stop"),
        ("en", "Not interested in leaving"),
        ("de", "Nein, ich möchte doch bleiben"),
        ("de", "Nein danke, nicht kündigen"),
        ("fr", "Non, je préfère rester"),
        ("fr", "Non, je ne veux pas résilier"),
        ("es", "No quiero cancelar"),
        ("es", "No quiero perder mis ventajas"),
        ("es", "No, prefiero quedarme"),
        ("pt", "Não quero cancelar"),
        ("pt", "Não, prefiro manter"),
        ("it", "No, non voglio disdire"),
        ("it", "Preferisco restare"),
        ("nl", "Nee, ik wil blijven"),
        ("nl", "Ik wil niet opzeggen"),
        ("ja", "解約をやめる"),
        ("ja", "退会しない"),
    ] {
        for state in [
            PageState::RetentionOffer,
            PageState::ExitSurvey,
            PageState::FinalConfirmation,
        ] {
            let mut observation = page(
                "/cancel",
                &format!("# Stay\nGet 50% off for 3 months.\n[{label}]"),
            );
            observation.snapshot.page.lang = lang.into();
            let mut context = context(observation);
            context.state = state;
            assert_ne!(pressed(&context).as_deref(), Some(label), "{lang} {state}");
        }
    }
}

#[test]
fn a_page_that_cancels_by_phone_only_is_handed_over() {
    let observation = crate::script::page(
        "/cancel",
        "# Cancel your membership\nTo cancel please call us at 1-800-555-0199.\n[Start chat]\n[Keep my membership]",
    );
    let Ok(Proposal::HandOver { reason, .. }) = plan(&context(observation)) else {
        panic!("it went on")
    };
    assert!(reason.contains("phone"), "{reason}");
}

#[test]
fn a_walk_follows_no_address_that_does_something() {
    let mut home = page(
        "/compte",
        "# Bonjour\n(Prolonger mon abonnement -> /abonnement/prolonger)\n(Mes factures -> /factures)",
    );
    home.snapshot.page.lang = "fr".into();
    let mut context = context(home);
    context.in_flow = false;
    assert_ne!(
        pressed(&context).as_deref(),
        Some("Prolonger mon abonnement")
    );
}

#[test]
fn a_covered_button_is_not_uncovered_by_closing_a_subscription() {
    let lines = "# Account\nRenews on 4 December 2026.\n[Cancel subscription]\n[Close my membership]\n[Close]";
    let observation = page("/account", lines);
    let mut context = context(observation);
    let target = context.observation.snapshot.elements[1].identity();
    context.history = vec![PastAction {
        action: Action::Click {
            target: context.observation.snapshot.elements[1].reference,
        },
        target: Some(target),
        url: "https://www.streamora.com/account".into(),
        before: PageState::AccountActive,
        error: Some(format!(
            "{}: a letter covers it",
            ErrorCode::ElementObscured
        )),
    }];
    assert_eq!(pressed(&context).as_deref(), Some("Close"));
    context.observation.snapshot.elements.pop();
    assert_ne!(pressed(&context).as_deref(), Some("Close my membership"));
}

#[test]
fn on_an_offer_no_plan_is_chosen_and_on_a_list_the_first_answer_may_be_one() {
    let offer = page(
        "/cancel/options",
        "# Before you go: choose a plan that suits you better\nStay for less.\no Light 4.99 a month\no Family 12.99 a month\n[Continue]",
    );
    let mut on_offer = context(offer);
    on_offer.state = PageState::RetentionOffer;
    let found = pressed(&on_offer);
    assert!(
        !found
            .as_deref()
            .is_some_and(|n| n.contains("4.99") || n.contains("12.99")),
        "{found:?}"
    );
    let survey = page(
        "/cancel/survey",
        "# Why are you leaving?\nTell us the reason for cancelling.\nselect: Reason = Prefer not to say, Too expensive, I have moved abroad\n[Continue]",
    );
    let asked = context(survey);
    assert_eq!(
        pressed(&asked).as_deref(),
        Some("Continue"),
        "it shows an answer already"
    );
}
