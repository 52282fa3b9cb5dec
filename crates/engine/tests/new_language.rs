//! Adding a language is adding a file: one that the project does not have is read as a single file, and a whole run in it is asked
//! about, carried out and proven. A program of its own, since what is known is known before the first page is read.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "tests: clippy knows only #[test] functions as such"
)]
#[allow(dead_code, reason = "the language of all scripted runs")]
#[path = "mind/script/mod.rs"]
mod script;

use protocol::action::Action;
use protocol::page_state::PageState;
use protocol::report::Verdict;
use protocol::role::Role;
use protocol::snapshot::{Container, Observation};
use script::{HOME, Site, World, page};
use std::sync::Once;
use subterminator_engine::effect::Effect;
use subterminator_engine::heuristics::wordings::{self, WordingError};
use subterminator_engine::heuristics::{self, Intent};
use subterminator_engine::letter;
use subterminator_engine::planner::{PlanContext, Proposal, plan};
use subterminator_engine::policy::{Ground, judge};

/// What it takes.
const ESPERANTO: &str = include_str!("data/esperanto.toml");

fn learnt() {
    static LEARNT: Once = Once::new();
    LEARNT.call_once(|| wordings::learn(ESPERANTO).unwrap());
}

/// The whole way: a link to the way out that only its address tells, an offer and two surveys that tell of another step (the first
/// counts, the second's button says so), and what ends it is a link that is only called "go on".
fn site() -> Site {
    let mut site = Site::default()
        .page("account", "/kontejo", "# Via konto\nPlano: Ora\n12,99 € ĉiu monato\nVia abono estas aktiva. Ĝi renoviĝos je la 4a de decembro 2026.\nPagmaniero: Visa\n[Paŭzigi mian abonon]\n(Io -> /kontejo/io)\n(Adiaŭi nin -> /nuligo)\n(Elsaluti -> /elsaluto)")
        .page("offer", "/nuligo", "Paŝo 1 el 4\n# Restu kun 50 % da rabato\nAntaŭ ol vi foriras: 50 % da rabato.\n[Akcepti la oferton]\n[Konservi mian abonon]\n[Ne dankon, daŭrigi al la nuligo]")
        .page("survey", "/nuligo/kialo", "Paŝo 2 el 4\n# Kial vi foriras?\nDiru al ni la kialon.\no Tro multekosta\no Teknikaj problemoj\no Alia kialo\n[Reen]\n[Daŭrigi (disabled)]")
        .page("more", "/nuligo/kialo/2", "# Kial vi foriras?\nDiru al ni la kialon.\no Tro malofte uzata\no Mi komprenas nenion\no Alia kialo\narea: Diru al ni pli\n[Reen]\n[Al la sekva paŝo (disabled)]")
        .page("last", "/nuligo/fino", "# Resumo\nPlano: Ora\n(Konservi mian abonon -> /kontejo)\n(Daŭrigi al la nuligo -> /nuligo/plenumi)")
        .page("done", "/nuligo/plenumi", "# Via abono estas nuligita\nVi havos aliron ĝis la 4a de decembro 2026. Vi ne plu pagos. Konfirma numero EO-2026-17.\n[Rekomenci la abonon]")
        .page("cancelled", "/kontejo", "# Via konto\nVia abono estas nuligita kaj finiĝos je la 4a de decembro 2026.\n[Rekomenci la abonon]\nPagmaniero: Visa\n(Elsaluti -> /elsaluto)")
        .goes("account", "Adiaŭi nin", "offer")
        .goes("offer", "Ne dankon, daŭrigi al la nuligo", "survey")
        .goes("survey", "Daŭrigi", "more")
        .goes("more", "Al la sekva paŝo", "last")
        .goes("last", "Daŭrigi al la nuligo", "done")
        .cancels_on("Daŭrigi al la nuligo");
    for (_, page) in &mut site.pages {
        mark(page);
    }
    site
}

/// The page says that it is in this language.
fn mark(page: &mut Observation) {
    page.snapshot.page.lang = "eo".into();
    page.snapshot.page.title = "Streamora".into();
}

#[test]
fn a_run_in_a_language_of_one_file_is_asked_about_once_and_proven() {
    learnt();
    let mut world = World::new(site());
    world.run();
    let asked = &world.questions;
    assert_eq!(asked.len(), 1, "{asked:#?} {:#?}", world.notices());
    assert!(asked[0].contains("Daŭrigi al la nuligo"), "{asked:#?}");
    let way = [
        "Adiaŭi nin",
        "Ne dankon, daŭrigi al la nuligo",
        "Alia kialo",
        "Daŭrigi",
    ];
    assert_eq!(world.site.pressed[..4], way, "{:#?}", world.steps());
    assert_eq!(world.site.cancelled, 1);
    let result = world.result();
    assert!(result.success && result.verified, "{result:?}");
    let facts = world.facts();
    let text = |quote: &Option<subterminator_engine::quotes::Quote>| {
        quote.as_ref().map(|q| q.text.clone()).unwrap_or_default()
    };
    assert_eq!(text(&facts.plan), "Ora");
    assert_eq!(text(&facts.price), "12,99 € ĉiu monato");
    assert_eq!(text(&facts.effective), "4a de decembro 2026");
    assert_eq!(text(&facts.confirmation_number), "EO-2026-17");
    let why = world.effects.iter().find_map(|e| match e {
        Effect::Act {
            action: Action::Fill { value, .. },
            ..
        } => Some(value.as_str()),
        _ => None,
    });
    assert_eq!(why, Some("Mi ne plu bezonas ĉi tiun abonon. Dankon."));
    let letter = letter::of(facts, "Streamora", "20 novembro 2026").unwrap();
    assert_eq!(letter.paragraphs[0], "Al Streamora,");
}

#[test]
fn a_person_who_says_no_in_that_language_keeps_the_subscription() {
    learnt();
    let mut world = World::new(site());
    world.answer = Some(false);
    world.run();
    assert_eq!(world.questions.len(), 1);
    assert_eq!(world.site.cancelled, 0);
    let kept = |name: &String| name != "Daŭrigi al la nuligo";
    assert!(world.site.pressed.iter().all(kept));
}

fn verdict_of(link: &str) -> Verdict {
    let mut page = page("/kontejo", &format!("# Via konto\n(Io -> {link})"));
    mark(&mut page);
    let reading = heuristics::read(&page, None);
    let io = page.snapshot.elements.iter().find(|e| e.name == "Io");
    let press = Action::Click {
        target: io.unwrap().reference,
    };
    let ground = Ground {
        observation: &page,
        model: &page::PageModel::of(&page, None),
        reading: &reading,
        home: HOME,
        walked: &[],
        recipe: None,
        in_flow: false,
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
    };
    judge(&press, &ground).verdict
}

#[test]
fn a_link_that_acts_or_alters_in_that_language_is_asked_about() {
    learnt();
    assert_eq!(verdict_of("/abono"), Verdict::Allow);
    for acts in [
        "/abono/plenumi",
        "/abono?faru=konfirmi",
        "/abono/a%C4%89eti",
    ] {
        assert_eq!(verdict_of(acts), Verdict::Ask, "{acts}");
    }
}

#[test]
fn what_a_path_says_in_that_language_counts() {
    learnt();
    let state = |path: &str| {
        let url = format!("https://www.streamora.com/{path}");
        heuristics::read_text(&url, "Streamora", None).state
    };
    assert_eq!(state("ensaluto"), PageState::LoginRequired);
    assert_eq!(state("io"), PageState::Unknown);
    for account in ["abono", "kontejo"] {
        assert_eq!(looked_at_first(account), "Io dua");
    }
}

#[test]
fn what_no_wording_of_it_fits_is_read_by_its_words() {
    learnt();
    let mut page = page("/hejmo", "# Streamora");
    mark(&mut page);
    let intent = |name: &str| heuristics::intent(name, &page);
    assert_eq!(intent("Nuligi nun la tutan abonon"), Intent::Enter);
    assert_eq!(intent("Legi la tutan abonon"), Intent::Other);
}

#[test]
fn a_page_in_it_is_modelled_by_its_words() {
    learnt();
    let told = |lines: &str| {
        let mut page = page("/kontejo", lines);
        mark(&mut page);
        for element in &mut page.snapshot.elements {
            element.within = vec![Container {
                role: Role::Main,
                name: String::new(),
            }];
        }
        let model = page::PageModel::of(&page, None);
        assert!(!model.subscriptions.is_empty(), "{model}");
        model.subscriptions
    };
    let before = told(
        "# Via konto\nPlano: Ora\n12,99 € ĉiu monato\nVia abono estas aktiva. Ĝi renoviĝos je la 4a de decembro 2026.\n[Nuligi la abonon]",
    );
    let date = |quoted: &Option<page::Quoted>| quoted.as_ref().map(|q| q.value.clone());
    assert_eq!(before.len(), 1, "{before:?}");
    assert_eq!(before[0].name.as_deref(), Some("Ora"));
    assert_eq!(before[0].price.as_deref(), Some("12,99 € ĉiu monato"));
    assert_eq!(before[0].status, page::Status::Active);
    let day = Some("4a de decembro 2026".to_owned());
    assert_eq!(date(&before[0].renews_on), day);
    assert!(before[0].control(page::Does::End).is_some());
    let after = told(
        "# Via konto\nPlano: Ora\nVia abono estas nuligita kaj finiĝos je la 4a de decembro 2026.\n[Rekomenci la abonon]",
    );
    assert_eq!(after[0].status, page::Status::Ending, "{after:?}");
    assert_eq!(date(&after[0].ends_on), day);
    assert!(after[0].control(page::Does::Undo).is_some());
    // “Not yet”.
    let denied = told("# Via konto\nVia abono ne estas nuligita.\n[Nuligi la abonon]");
    assert!(!denied[0].status.is_over(), "{denied:?}");
}

#[test]
fn a_file_that_lacks_a_section_says_which_and_one_that_comes_late_is_refused() {
    learnt();
    let whole: toml::Table = ESPERANTO.parse().unwrap();
    assert_eq!(whole.len(), 17);
    for section in whole.keys() {
        let mut cut = whole.clone();
        cut.remove(section);
        let error = wordings::learn(&cut.to_string()).unwrap_err().to_string();
        assert!(
            error.contains(&format!("missing field `{section}`")),
            "{error}"
        );
    }
    let late = wordings::learn(ESPERANTO).unwrap_err();
    assert!(matches!(late, WordingError::TooLate), "{late}");
}

/// Which of three links an account is searched by, one of them to this path.
fn looked_at_first(path: &str) -> String {
    let lines = format!("# Streamora\n(Io -> /io)\n(Io dua -> /{path})\n(Io tria -> /tria)");
    let mut page = page("/hejmo", &lines);
    mark(&mut page);
    let elements = page.snapshot.elements.clone();
    let read = heuristics::read(&page, None).interpretation();
    let next = plan(&PlanContext::first(page, "Streamora", read)).unwrap();
    let Proposal::Act {
        action: Action::Click { target },
        ..
    } = next
    else {
        panic!("{next:?}");
    };
    let pressed = elements.into_iter().find(|e| e.reference == target);
    pressed.unwrap().name
}
