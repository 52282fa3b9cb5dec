//! Answers that claim a special reason (illness, a move, just cause) are only the person's to give.
use crate::script::{World, page, streamora};
use protocol::action::Action;
use protocol::ids::Ref;
use protocol::page_state::PageState;
use protocol::report::Verdict;
use protocol::snapshot::Observation;
use subterminator_engine::heuristics;
use subterminator_engine::planner::{PlanContext, Proposal, plan};
use subterminator_engine::policy::{Ground, Rule, judge};

/// Each language: claims, and one answer that claims nothing.
const ANSWERS: [(&str, &[&str], &str); 8] = [
    (
        "en",
        &[
            "I'm moving to another country",
            "Medical reasons",
            "The member has passed away",
            "Termination for good cause (please explain)",
            "I lost my job",
            "I want to make a complaint",
            "I never agreed to this",
        ],
        "I don't use it enough",
    ),
    (
        "de",
        &[
            "Außerordentlich aus wichtigem Grund",
            "Umzug (Nachweis erforderlich)",
            "Aus gesundheitlichen Gründen",
            "Fristlose Kündigung",
            "Der Vertragsinhaber ist verstorben",
            "Sonderkündigungsrecht wegen Preiserhöhung",
            "Widerruf innerhalb von 14 Tagen",
        ],
        "Ordentlich zum Ende der Laufzeit",
    ),
    (
        "fr",
        &[
            "Motif légitime (justificatif demandé)",
            "Je déménage à l'étranger",
            "Raisons de santé",
            "Décès du titulaire",
            "J'ai perdu mon emploi",
        ],
        "Je ne m'en sers plus",
    ),
    (
        "es",
        &[
            "Por causa justificada",
            "Me mudo a otra ciudad",
            "Por motivos de salud",
            "Fallecimiento del titular",
            "Quiero presentar una reclamación",
        ],
        "Otro motivo",
    ),
    (
        "pt",
        &[
            "Por justa causa",
            "Mudei de cidade",
            "Por motivos de saúde",
            "Falecimento do titular",
            "Estou desempregado",
        ],
        "Prefiro não responder",
    ),
    (
        "it",
        &[
            "Recesso per giusta causa",
            "Mi trasferisco all'estero per un trasloco",
            "Problemi di salute",
            "Decesso dell'intestatario",
            "Ho perso il lavoro",
        ],
        "Non lo uso più",
    ),
    (
        "nl",
        &[
            "Tussentijdse opzegging om dringende redenen",
            "Ik ga verhuizen",
            "Wegens ziekte",
            "Overlijden van de abonnee",
            "Ik heb een klacht",
        ],
        "Andere reden",
    ),
    (
        "ja",
        &[
            "やむを得ない事由による解約",
            "引っ越しのため",
            "病気・けがのため",
            "契約者が亡くなったため",
            "身に覚えのない請求",
        ],
        "その他の理由",
    ),
];

const ASKS: &str = "# Why are you leaving?\nTell us the reason for cancelling.";

fn survey(lang: &str, lines: &str) -> PlanContext {
    let mut seen: Observation = page("/cancel/why", &format!("{ASKS}\n{lines}"));
    seen.snapshot.page.lang = lang.into();
    let mut read = heuristics::read(&seen, None).interpretation();
    read.state = PageState::ExitSurvey;
    PlanContext {
        in_flow: true,
        plan: None,
        ..PlanContext::first(seen, "Streamora", read)
    }
}

fn chosen(context: &PlanContext) -> Option<String> {
    let Ok(Proposal::Act { action, .. }) = plan(context) else {
        return None;
    };
    match &action {
        Action::Select { value, .. } => Some(value.clone()),
        _ => {
            let elements = &context.observation.snapshot.elements;
            let meant = elements
                .iter()
                .find(|e| Some(e.reference) == action.target());
            meant.map(|e| e.name.clone())
        }
    }
}

fn hands_over(context: &PlanContext) -> bool {
    let told = match plan(context) {
        Ok(Proposal::HandOver { reason, .. }) => reason,
        other => panic!("{other:?}"),
    };
    told.contains("every answer claims")
}

#[test]
fn of_all_answers_the_one_that_claims_nothing_is_given_wherever_it_stands() {
    for (lang, claims, plain) in ANSWERS {
        for first in [true, false] {
            let mut answers: Vec<&str> = claims.to_vec();
            answers.insert(if first { 0 } else { claims.len() }, plain);
            let written = |mark: &str| -> String {
                let lines = answers.iter().map(|a| format!("{mark} {a}\n"));
                lines.collect()
            };
            let radios = written("o");
            let context = survey(lang, &format!("{radios}[Continue (disabled)]"));
            assert_eq!(chosen(&context).as_deref(), Some(plain), "{lang} {radios}");

            let boxes = written("_");
            let context = survey(lang, &format!("{boxes}[Continue (disabled)]"));
            assert_eq!(chosen(&context).as_deref(), Some(plain), "{lang} {boxes}");

            let list = answers.join("; ").replace(", ", " ").replace("; ", ", ");
            let list = format!("select: Reason = Please choose, {list}\n[Continue (disabled)]");
            let context = survey(lang, &list);
            assert_eq!(chosen(&context).as_deref(), Some(plain), "{lang} {list}");
        }
    }
}

#[test]
fn where_every_answer_claims_something_the_person_answers() {
    for (lang, claims, _) in ANSWERS {
        for claim in claims {
            let context = survey(lang, &format!("o {claim}\n[Continue (disabled)]"));
            assert!(hands_over(&context), "{lang} {claim}");
            let context = survey(
                lang,
                &format!("select: Reason = Please choose, {claim}\n[Continue (disabled)]"),
            );
            assert!(hands_over(&context), "{lang} {claim}");
        }
    }
}

#[test]
fn a_claim_that_the_page_chose_itself_is_never_sent() {
    let other = survey(
        "de",
        "x Außerordentlich aus wichtigem Grund\no Ordentlich zum nächstmöglichen Zeitpunkt\n[Weiter zur Kündigung]",
    );
    assert_eq!(
        chosen(&other).as_deref(),
        Some("Ordentlich zum nächstmöglichen Zeitpunkt")
    );
    for only in [
        "x Außerordentlich aus wichtigem Grund\n[Weiter zur Kündigung]",
        "* Ich kündige wegen Krankheit\n[Weiter zur Kündigung]",
        "select: Grund = Umzug ins Ausland, Krankheit\n[Weiter zur Kündigung]",
    ] {
        assert!(hands_over(&survey("de", only)), "{only}");
    }
}

#[test]
fn a_question_that_may_stay_open_is_left_open_rather_than_answered_with_a_claim() {
    let context = survey("en", "o I am ill\no I am moving house\n[Skip]");
    assert_eq!(chosen(&context).as_deref(), Some("Skip"));
}

#[test]
fn what_merely_sounds_like_a_claim_is_an_answer_like_any_other() {
    for (lang, answer) in [
        ("en", "Ordinary termination, no special reason"),
        ("de", "Ordentliche Kündigung ohne Angabe von Gründen"),
        ("en", "Switching to a competitor"),
        ("en", "Too expensive"),
        ("de", "Zu wenig Zeit"),
        ("fr", "Résiliation sans motif"),
        ("es", "Es demasiado caro"),
    ] {
        let context = survey(lang, &format!("o {answer}\n[Continue (disabled)]"));
        let given = plan(&context);
        assert_eq!(chosen(&context).as_deref(), Some(answer), "{given:?}");
    }
}

#[test]
fn whoever_proposes_a_claim_the_person_is_asked_first() {
    for (lang, claims, _) in ANSWERS {
        for claim in claims {
            let context = survey(
                lang,
                &format!("o {claim}\nselect: Reason = Please choose, {claim}\n[{claim}]"),
            );
            let reading = heuristics::read(&context.observation, None);
            assert_eq!(reading.state, PageState::ExitSurvey, "{lang} {claim}");
            let ground = Ground {
                observation: &context.observation,
                model: &page::PageModel::of(&context.observation, None),
                reading: &reading,
                home: "https://www.streamora.com/account",
                recipe: None,
                in_flow: true,
                plan: None,
                survey_done: false,
                by_person: false,
                touched: &[],
                can_hold: true,
                to_press: &[],
                led_here: false,
                holds_the_named: false,
                others: &[],
                cover: None,
                walked: &[],
            };
            let value = (*claim).to_owned();
            for action in [
                Action::Click { target: Ref(2) },
                Action::Select {
                    target: Ref(3),
                    value,
                },
                Action::Click { target: Ref(4) },
            ] {
                let ruling = judge(&action, &ground);
                assert_ne!(ruling.verdict, Verdict::Allow, "{lang} {claim} {action:?}");
                if ruling.verdict == Verdict::Ask {
                    assert_eq!(ruling.rule, Rule::Claims, "{lang} {claim} {action:?}");
                }
            }
        }
    }
}

#[test]
fn a_run_never_sends_a_claim() {
    let site = streamora().page("survey", "/cancel/survey", "# Why are you leaving?\nPlease tell us the reason for cancelling.\nx I'm moving abroad\no I have a medical condition\no Something else\narea: Please specify\n[Back]\n[Continue (disabled)]");
    let mut world = World::new(site);
    world.run();
    assert_eq!(world.site.cancelled, 1, "{:#?}", world.reports);
    let pressed = &world.site.pressed;
    assert!(pressed.iter().any(|p| p == "Something else"), "{pressed:?}");
    for claim in ["I'm moving abroad", "I have a medical condition"] {
        assert!(!pressed.iter().any(|p| p == claim), "{pressed:?}");
    }
}

#[test]
fn what_stands_in_one_line_below_every_page_takes_nothing_from_what_the_page_says() {
    for (says, below) in [
        (
            "Tu membresía está cancelada. Puedes seguir viendo hasta el 9 de diciembre de 2026.",
            "Preguntas frecuentes · Términos de uso · Privacidad",
        ),
        (
            "Ihr Abo ist gekündigt und endet am 9. Dezember 2026.",
            "Häufige Fragen · AGB · Datenschutz",
        ),
    ] {
        let read =
            |text: &str| heuristics::interpret_text("https://www.streamora.com/account", text);
        let (alone, with) = (read(says), read(&format!("{says}\n{below}")));
        assert_eq!((alone.state, alone.reason), (with.state, with.reason));
        assert!(with.confidence >= 0.7, "{below}: {}", with.confidence);
    }
}

#[test]
fn a_line_with_a_number_in_it_is_no_line_of_links() {
    let says = "Your subscription has been cancelled and ends on 9 December 2026.";
    let below = ["Terms", "Article 12"]
        .map(|part| format!("{says}\nFrequently asked questions · {part} · Privacy"));
    let read =
        |text: &String| heuristics::interpret_text("https://www.streamora.com/account", text);
    let [links, numbered] = below.each_ref().map(read);
    assert!(
        numbered.confidence < links.confidence,
        "{} {}",
        numbered.confidence,
        links.confidence
    );
}
