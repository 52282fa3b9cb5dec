//! The computer sleeps for an hour, or somebody sets its clock, at whatever moment of a run.
use crate::script::{World, options, streamora};
use protocol::task::Reason;

const HOUR: i64 = 60 * 60 * 1000;

/// The whole run, with the clock an hour off from that event on.
fn off_by(ms: i64, event: usize) -> World {
    let mut world = World::new(streamora());
    world.clock_jumps = Some((event, ms));
    world.run();
    world
}

fn events() -> usize {
    let mut whole = World::new(streamora());
    whole.run();
    whole.journal.len()
}

#[test]
fn a_clock_that_goes_back_at_any_moment_changes_nothing_but_the_dates() {
    let mut asked_again = 0;
    for n in 1..events() {
        let world = off_by(-HOUR, n);
        assert!(world.result().verified, "at {n}: {:?}", world.result());
        assert_eq!(world.site.cancelled, 1, "at {n}");
        let facts = world.facts();
        let last = world.journal.last().unwrap().at;
        assert!(facts.ended <= last, "the end is dated by the clock, at {n}");
        asked_again += usize::from(world.questions.len() > 1);
    }
    assert!(asked_again > 0, "between the yes and the press");
}

#[test]
fn an_hour_asleep_at_any_moment_presses_only_on_a_yes_that_is_fresh() {
    let (mut late, mut asked_again) = (0, 0);
    for n in 1..events() {
        let world = off_by(HOUR, n);
        let result = world.result();
        assert_eq!(
            result.verified,
            world.site.cancelled == 1,
            "at {n}: {result:?}"
        );
        assert!(world.site.cancelled <= 1, "at {n}");
        late += usize::from(result.reason == Reason::HumanRejected);
        asked_again += usize::from(world.questions.len() > 1);
    }
    assert_eq!(late, 1, "the yes that came an hour after the question");
    assert!(asked_again > 0, "between the yes and the press");
}

#[test]
fn a_yes_after_the_time_that_the_question_named_is_none_even_if_no_timer_went_off() {
    let mut world = World::new(streamora());
    world.answer = None;
    world.run();
    let before = (options().approval_timeout_ms as i64, world.journal.len());
    world.clock_jumps = Some((before.1, before.0 + 1));
    world.answer_now(true);
    assert_eq!(world.result().reason, Reason::HumanRejected);
    assert_eq!(world.site.cancelled, 0);
    let told = world.result().error.clone().unwrap_or_default();
    assert!(told.contains("Nothing was changed."), "{told}");

    let mut world = World::new(streamora());
    world.answer = None;
    world.run();
    world.clock_jumps = Some((world.journal.len(), before.0 - 1_000));
    world.answer_now(true);
    assert_eq!(world.site.cancelled, 1, "a second before it counts");
}
