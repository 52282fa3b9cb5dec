//! A yes that no click has used: what was approved was covered when it was to be pressed, and nothing was.
use crate::script::{World, options, streamora};
use protocol::control::RunOptions;
use protocol::message::{AgentBuild, PersonInput};
use subterminator_engine::effect::Effect;
use subterminator_engine::event::Event;

/// What it is, and what it does to the world.
type Changes = [(&'static str, fn(&mut World)); 6];

/// The press on the approved last button finds something over it; `then` happens.
fn covered(then: fn(&mut World)) -> World {
    let mut world = World::new(streamora());
    world.answer = None;
    world.run();
    world.fail_next = true;
    world.then = Some(then);
    world.answer_now(true);
    world
}

#[test]
fn it_counts_for_the_very_same_question_and_is_told() {
    let world = covered(|_| {});
    assert_eq!(world.site.cancelled, 1, "{:#?}", world.reports);
    assert_eq!(world.questions.len(), 1, "{:#?}", world.questions);
    let told = |n: &String| n.contains("still counts for its one click");
    assert!(world.notices().iter().any(told), "{:#?}", world.notices());
}

#[test]
fn it_is_good_for_one_click_however_often_that_is_tried() {
    fn again(world: &mut World) {
        world.fail_next = true;
        world.then = Some(again);
    }
    let world = covered(again);
    assert_eq!((world.site.cancelled, world.questions.len()), (0, 1));
    assert!(!world.result().success, "{:?}", world.result());
    // Pressed and not heard of, it is used.
    let mut world = World::new(streamora());
    world.deaf = vec!["Finish cancellation"];
    world.answers = vec![true, false];
    world.ready().order(RunOptions {
        ask_in_page: false,
        ..options()
    });
    assert_eq!((world.site.cancelled, world.questions.len()), (0, 2));
}

#[test]
fn it_counts_no_more_once_anything_about_it_is_otherwise() {
    let changes: Changes = [
        ("a fee", |world| {
            text(world).push_str("\nAn early termination fee of €99.00 applies.");
        }),
        ("a sentence that is no fact", |world| {
            text(world).push_str("\nConfirming also deletes your saved files.");
        }),
        ("the day", |world| {
            let text = text(world);
            *text = text.replace("4 December 2026", "9 January 2027");
        }),
        ("another document", |world| {
            let url = world.site.current().snapshot.page.url;
            world.comes(Event::AgentReady {
                origin: "https://www.streamora.com".into(),
                url,
                build: AgentBuild::Wasm,
            });
        }),
        ("a pause", |world| {
            for input in [PersonInput::Pause, PersonInput::Resume] {
                world.comes(Event::Person { input });
            }
        }),
        ("an hour", |world| world.clock_goes_on(3_600_000)),
    ];
    for (what, then) in changes {
        let world = covered(then);
        assert_eq!(world.site.cancelled, 0, "{what}: {:#?}", world.reports);
        assert_eq!(world.questions.len(), 2, "{what}: {:#?}", world.reports);
    }
}

fn text(world: &mut World) -> &mut String {
    let mut pages = world.site.pages.iter_mut();
    &mut pages.find(|(n, _)| *n == "last").expect("the page").1.text
}

/// Scripts come late; a person reads longer than that.
#[test]
fn what_is_approved_at_once_is_pressed_when_the_page_has_stood_for_a_while() {
    for (thinks, waits) in [(0, true), (10_000, false)] {
        let mut world = World::new(streamora());
        world.answer = None;
        world.run();
        let before = world.effects.len();
        world.clock_goes_on(thinks);
        world.answer_now(true);
        let timer = world.effects[before..].iter().find_map(|e| match e {
            Effect::SetTimer { after_ms, .. } => Some(*after_ms),
            _ => None,
        });
        let waited = timer.is_some_and(|ms| (1_000..=2_000).contains(&ms));
        assert_eq!(waited, waits, "{timer:?}");
        assert_eq!(world.site.cancelled, 1);
    }
}
