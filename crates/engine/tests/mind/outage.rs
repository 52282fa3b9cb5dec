//! What goes missing on the way: the host, the page, the answer. Nothing is pressed twice, and every run ends.
use crate::script::{World, options, streamora};
use protocol::control::RunOptions;
use protocol::task::Reason;
use subterminator_engine::effect::Effect;
use subterminator_engine::event::Event;

#[test]
fn a_crash_at_any_moment_never_presses_twice_and_ends_in_the_truth() {
    let mut whole = World::new(streamora());
    whole.run();
    let events = whole.journal.len();
    for n in 1..events {
        let mut world = World::new(streamora());
        world.crash_after = Some(n);
        world.run();
        if world.result.is_none() {
            world.order(options());
        }
        assert!(world.site.cancelled <= 1, "crash after {n}: pressed twice");
        if let Some((result, _)) = &world.result {
            assert_eq!(
                result.verified,
                world.site.cancelled == 1,
                "crash after {n}: {result:?}\n{:#?}",
                world.notices()
            );
        } else {
            panic!("crash after {n}: the run hangs");
        }
        assert_eq!(
            subterminator_engine::session::Session::replay(
                world.session.run.clone(),
                world.journal.clone()
            ),
            world.session,
            "crash after {n}"
        );
    }
}

#[test]
fn a_stop_that_a_crash_overtook_is_still_a_stop() {
    let mut world = World::new(streamora());
    world.begin();
    world.send(Event::Interrupted);
    if world.result.is_none() {
        world.send(Event::Resumed);
    }
    assert_eq!(world.result().reason, Reason::Interrupted);
}

#[test]
fn a_run_that_no_page_comes_back_for_ends_in_plain_words() {
    let mut world = World::new(streamora());
    world.answer = None;
    world.run().send(Event::Resumed);
    assert!(world.result.is_none());
    while world.result.is_none() {
        world.time_passes();
    }
    assert_eq!(world.result().reason, Reason::BrowserError);
}

#[test]
fn a_page_that_goes_silent_ends_the_run_in_plain_words() {
    let mut world = World::new(streamora());
    world.silent = true;
    world.run();
    assert!(world.result.is_none());
    world.time_passes();
    assert_eq!(world.result().reason, Reason::BrowserError);
    let told = world.result().error.clone().unwrap();
    assert!(told.contains("Nothing was changed. Load the page anew, then start this again."));
}

/// A run in a page that loads itself anew instead of letting these come to their end, and how many of them were begun.
fn in_a_restless_page(breaks_off: fn(&Effect) -> bool, options: RunOptions) -> (World, usize) {
    let mut world = World::new(streamora());
    world.ready().reloads_on = Some(breaks_off);
    world.order(options);
    let begun = world.effects.iter().filter(|e| breaks_off(e)).count();
    (world, begun)
}

#[test]
fn a_page_that_keeps_loading_itself_anew_ends_the_run_in_plain_words() {
    let breaks_off: [fn(&Effect) -> bool; 2] = [
        |e| matches!(e, Effect::Observe { .. }),
        |e| matches!(e, Effect::Plan { .. }),
    ];
    for breaks_off in breaks_off {
        let (world, begun) = in_a_restless_page(breaks_off, options());
        assert_eq!(world.result().reason, Reason::BrowserError);
        let told = world.result().error.clone().unwrap_or_default();
        assert!(told.contains("keeps loading anew") && told.contains("Nothing was changed."));
        assert!(told.contains("then start this again"), "{told}");
        assert!((5..20).contains(&begun), "{begun}");
    }
}

#[test]
fn after_the_press_a_page_that_keeps_loading_itself_anew_still_ends_in_the_truth() {
    let fetches = |e: &Effect| matches!(e, Effect::LookAgain { .. });
    let (world, begun) = in_a_restless_page(fetches, options());
    assert!(world.result().verified, "the account was opened instead");
    assert!(begun < 20, "{begun}");
    assert_eq!(world.site.cancelled, 1);

    let mut world = World::new(streamora());
    world.holds_fetches = true;
    world.run();
    world.reloads_on = Some(|e| matches!(e, Effect::LookAgain { .. } | Effect::Observe { .. }));
    world.ready();
    assert!(!world.result().verified);
    assert!(world.panel().headline.contains("not proven yet"));
}

#[test]
fn a_turn_that_was_asked_for_counts_though_its_answer_never_came() {
    let few = RunOptions {
        max_turns: 3,
        ..options()
    };
    let (world, asked) = in_a_restless_page(|e| matches!(e, Effect::Plan { .. }), few);
    assert_eq!(asked, 3);
    assert_eq!(world.result().reason, Reason::MaxTurnsExceeded);
    let told = world.panel().lines.join(" ");
    assert!(told.contains("Open the page of your account"), "{told}");
}

#[test]
fn a_way_over_several_addresses_is_no_restless_page() {
    let mut world = World::new(streamora());
    world.begin();
    for _ in 0..6 {
        let ready = world.journal[0].event.clone();
        world.one(ready);
    }
    world.ready();
    assert!(world.result().verified, "{:?}", world.result());
}

#[test]
fn who_takes_it_up_is_asked_where_they_sit_and_it_stays_the_same_job() {
    let mut world = World::new(streamora());
    world.answer = None;
    let headless = RunOptions {
        ask_in_page: false,
        ..options()
    };
    world.ready().order(headless);
    let asked = |world: &World| {
        let places = world.effects.iter().filter_map(|e| match e {
            Effect::Ask { places, .. } => Some(places.overlay),
            _ => None,
        });
        places.collect::<Vec<_>>()
    };
    assert_eq!(asked(&world), [false]);
    world.send(Event::Resumed);
    let ready = world.journal[0].event.clone();
    world.one(ready);
    world.order(RunOptions {
        dry_run: true,
        plan: Some("Basic".into()),
        approval_timeout_ms: 77_000,
        ..options()
    });
    assert_eq!(asked(&world), [false, true], "{:?}", world.result);
    let deadline = |e: &Effect| {
        matches!(
            e,
            Effect::SetTimer {
                after_ms: 77_000,
                ..
            }
        )
    };
    assert!(world.effects.iter().any(deadline));
    world.answer_now(true);
    assert_eq!(world.site.cancelled, 1, "no dry run");
}

#[test]
fn an_order_for_a_run_that_was_never_interrupted_changes_nothing() {
    let mut world = World::new(streamora());
    world.answer = None;
    world.run();
    world.order(RunOptions {
        approval_timeout_ms: 1,
        ..options()
    });
    world.answer_now(true);
    assert!(world.result().verified, "{:?}", world.result());
}
