//! Where nobody knows the way on, the person says which control leads there, and is asked before it is pressed.
use crate::script::drawn::drawn;
use crate::script::{Site, World, options, streamora};
use protocol::control::RunOptions;
use protocol::message::PersonInput;
use protocol::snapshot::Observation;
use protocol::task::Reason;
use protocol::view::ButtonView;
use subterminator_engine::effect::Effect;
use subterminator_engine::event::Event;
use subterminator_engine::planner::Proposal;

/// In a language that no file is for.
fn in_finnish(mut page: Observation) -> Observation {
    page.snapshot.page.lang = "fi".into();
    page
}

fn site() -> Site {
    let account = "main\n h Oma tili\n p Jäsenyytesi on voimassa ja se uusitaan joka kuukausi automaattisesti, kunnes toisin päätät\n box\n  p Seuraava veloitus\n  p 12,99 €\n  button @e1 Päätä jäsenyys\n  button @e2 Vaihda maksutapa";
    let last = "main\n h Haluatko varmasti päättää jäsenyytesi\n p Jäsenyytesi päättyy kuluvan kauden lopussa, eikä sinulta veloiteta sen jälkeen enää mitään\n button @e3 Kyllä, päätä se nyt\n button @e4 Takaisin";
    let mut site = Site::default();
    site.pages = vec![
        ("account", in_finnish(drawn("/tili", account, &[]))),
        ("last", in_finnish(drawn("/tili/vahvista", last, &[]))),
    ];
    site.at = "account";
    site.goes("account", "Päätä jäsenyys", "last")
}

fn choices(world: &World) -> Vec<ButtonView> {
    let chosen = |b: &ButtonView| matches!(b.input, PersonInput::Choose { .. });
    let buttons = world.panel().buttons;
    buttons.into_iter().filter(chosen).collect()
}

#[test]
fn the_person_says_which_leads_on_and_is_asked_before_it_is_pressed() {
    let mut world = World::new(site());
    world.answers = vec![true];
    world.answer = Some(false);
    world.run();
    let offered = choices(&world);
    let names: Vec<&str> = offered.iter().map(|b| b.label.as_str()).collect();
    assert_eq!(names, ["1. “Päätä jäsenyys”", "2. “Vaihda maksutapa”"]);
    assert_eq!(world.site.pressed, Vec::<String>::new());
    world.person(offered[0].input.clone());
    assert_eq!(world.questions.len(), 1, "{:#?}", world.notices());
    assert!(world.questions[0].contains("“Päätä jäsenyys”"));
    assert_eq!(world.site.pressed, ["Päätä jäsenyys"]);
    let names: Vec<String> = choices(&world).into_iter().map(|b| b.label).collect();
    assert_eq!(names, ["1. “Kyllä, päätä se nyt”", "2. “Takaisin”"]);
    // Who says that it is done is told what the account shows.
    world.person(PersonInput::HandedBack);
    assert!(!world.result().verified);
    assert_eq!(world.site.pressed, ["Päätä jäsenyys"]);
}

#[test]
fn a_choice_that_nobody_offered_is_none() {
    let mut world = World::new(site());
    world.run();
    for choice in [0, 3, u8::MAX] {
        world.person(PersonInput::Choose { choice });
    }
    assert_eq!((world.questions.len(), choices(&world).len()), (0, 2));
    world.person(PersonInput::Stop);
    world.person(PersonInput::Choose { choice: 1 });
    assert_eq!(world.site.pressed, Vec::<String>::new());
}

#[test]
fn without_a_window_what_may_lead_on_is_told() {
    let mut world = World::new(site());
    world.ready().order(RunOptions {
        ask_in_page: false,
        ..options()
    });
    let result = world.result();
    assert_eq!(result.reason, Reason::NeedsHuman);
    let told = result.error.clone().unwrap_or_default();
    assert!(
        told.contains("It may be one of these: “Päätä jäsenyys”, “Vaihda maksutapa”."),
        "{told}"
    );
}

/// A planner that doesn't know whether "Manage plan" or "Upgrade" leads on.
fn unsure() -> World {
    let mut world = World::new(streamora());
    let (_, account) = (world.site.pages.iter())
        .find(|(name, _)| *name == "account")
        .unwrap();
    let named = |name: &str| {
        let mut elements = account.snapshot.elements.iter();
        elements.find(|e| e.name == name).unwrap().reference
    };
    let of = vec![named("Manage plan"), named("Upgrade")];
    let (reason, advice) = ("It isn't clear.".to_owned(), String::new());
    world.planner = Some(vec![Proposal::Which { reason, advice, of }]);
    world.answer = Some(true);
    world.run();
    world.planner = None;
    world
}

fn offers_to_keep(world: &World) -> bool {
    let mut buttons = world.panel().buttons.into_iter();
    buttons.any(|b| b.input == PersonInput::KeepWay)
}

#[test]
fn what_may_lead_on_is_outlined_by_the_numbers_of_the_panel() {
    let mut world = unsure();
    let outlined = |world: &World| {
        let mut labels = Vec::new();
        for effect in &world.effects {
            match effect {
                Effect::OutlineToo { label, .. } => labels.push(label.clone()),
                Effect::ClearOutline => labels.clear(),
                _ => {}
            }
        }
        labels
    };
    assert_eq!(outlined(&world), ["1", "2"]);
    let offered: Vec<String> = choices(&world).into_iter().map(|b| b.label).collect();
    assert_eq!(offered, ["1. “Manage plan”", "2. “Upgrade”"]);
    world.person(PersonInput::Choose { choice: 1 });
    assert_eq!(outlined(&world), Vec::<String>::new());
}

#[test]
fn the_way_that_was_shown_is_kept_where_it_led_to_a_proven_end() {
    let mut world = unsure();
    assert!(!offers_to_keep(&world));
    world.person(PersonInput::Choose { choice: 1 });
    assert!(world.result().verified, "{:#?}", world.result());
    assert!(offers_to_keep(&world), "{:#?}", world.panel());
    world.person(PersonInput::KeepWay);
    let kept = world.effects.iter().find_map(|e| match e {
        Effect::KeepWay(way) => Some(way.clone()),
        _ => None,
    });
    let kept = kept.expect("it is kept");
    assert!(kept.home.starts_with("https://www.streamora.com"));
    let names: Vec<&str> = kept.steps.iter().map(|s| s.name.as_str()).collect();
    assert_eq!(names, ["Manage plan"]);
    // Where it can't be written it can be tried again.
    let file = Err("The disk is full.".to_owned());
    world.send(Event::WayKept { file });
    assert!(offers_to_keep(&world));
    let file = Ok("/home/jo/streamora-com.toml".to_owned());
    world.send(Event::WayKept { file });
    assert!(!offers_to_keep(&world));
    let told = world.panel().steps.last().map(|s| s.text.clone());
    assert_eq!(
        told.as_deref(),
        Some("Kept in /home/jo/streamora-com.toml: the next run knows this way")
    );
}

#[test]
fn a_way_that_led_to_no_end_is_not_kept() {
    let mut world = unsure();
    world.answer = Some(false);
    world.person(PersonInput::Choose { choice: 1 });
    world.person(PersonInput::Stop);
    assert!(!offers_to_keep(&world));
    world.person(PersonInput::KeepWay);
    let kept = |e: &&Effect| matches!(e, Effect::KeepWay(_));
    assert_eq!(world.effects.iter().find(kept), None);
}
