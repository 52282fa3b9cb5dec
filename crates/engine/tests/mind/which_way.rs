//! Where nobody knows the way on, the person says which control leads there, and is asked before it is pressed.
use crate::script::drawn::drawn;
use crate::script::{Site, World, options};
use protocol::control::RunOptions;
use protocol::message::PersonInput;
use protocol::snapshot::Observation;
use protocol::task::Reason;
use protocol::view::ButtonView;

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
    assert_eq!(names, ["“Päätä jäsenyys”", "“Vaihda maksutapa”"]);
    assert_eq!(world.site.pressed, Vec::<String>::new());
    world.person(offered[0].input.clone());
    assert_eq!(world.questions.len(), 1, "{:#?}", world.notices());
    assert!(world.questions[0].contains("“Päätä jäsenyys”"));
    assert_eq!(world.site.pressed, ["Päätä jäsenyys"]);
    let names: Vec<String> = choices(&world).into_iter().map(|b| b.label).collect();
    assert_eq!(names, ["“Kyllä, päätä se nyt”", "“Takaisin”"]);
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
