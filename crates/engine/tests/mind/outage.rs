//! What goes missing on the way: the host, the page, the answer. Nothing is pressed twice, and every run ends.
use crate::script::{World, options, streamora};
use protocol::task::Reason;
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
    assert!(
        world
            .result()
            .error
            .as_deref()
            .unwrap()
            .contains("Nothing was changed.")
    );
}
