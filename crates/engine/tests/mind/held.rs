//! Presses that were kept from sending something, and controls that became others under the pointer.
use crate::script::{World, streamora};
use protocol::action::{Action, ErrorCode, Touched};
use protocol::held::{Held, HeldKind};
use protocol::message::PersonInput;
use protocol::report::Report;
use subterminator_engine::effect::Effect;

const DECLINES: &str = "No thanks, continue to cancel";

#[test]
fn what_a_press_would_have_sent_is_asked_about_before_it_is_pressed_for_real() {
    for kind in [HeldKind::Form, HeldKind::Request, HeldKind::Navigation] {
        let mut world = World::new(streamora());
        let held = Held::of(kind, "POST", "https://www.streamora.com/api/offers");
        world.keeps_back = Some((DECLINES, vec![held]));
        world.run();
        let asked = |name: &str| world.questions.iter().filter(|q| q.contains(name)).count();
        assert_eq!(asked(DECLINES), 1, "{kind:?}: {:#?}", world.questions);
        assert_eq!(asked("Finish cancellation"), 1, "{:#?}", world.questions);
        assert_eq!(world.site.cancelled, 1, "{:#?}", world.reports);
    }
}

#[test]
fn without_a_yes_what_a_press_would_have_sent_is_never_sent() {
    let mut world = World::new(streamora());
    world.answer = Some(false);
    let held = Held::of(HeldKind::Request, "POST", "https://www.streamora.com/api");
    world.keeps_back = Some((DECLINES, vec![held]));
    world.run();
    assert!(!world.site.pressed.iter().any(|p| p == DECLINES));
    assert_eq!(world.site.cancelled, 0, "{:#?}", world.reports);
}

/// The approved last button becomes something else when it is to be pressed.
fn changes(touched: Touched) -> World {
    let mut world = World::new(streamora());
    world.answer = None;
    world.run();
    world.fail_next = true;
    world.fails_with = ErrorCode::PageChanged;
    world.fails_touched = touched;
    world.answer_now(true);
    assert_eq!(world.site.cancelled, 0, "{:#?}", world.reports);
    let told = |n: &String| n.contains("changed while it was being pressed");
    assert!(world.notices().iter().any(told), "{:#?}", world.notices());
    world
}

#[test]
fn what_became_another_control_under_the_pointer_and_kept_its_name_is_pressed_no_more() {
    let world = changes(Touched::Yes);
    assert_eq!(world.questions.len(), 1, "{:#?}", world.questions);
    assert!(
        !world
            .site
            .pressed
            .iter()
            .any(|p| p == "Finish cancellation")
    );
}

#[test]
fn what_had_changed_before_it_was_pointed_at_was_not_pressed_and_is_asked_about_anew() {
    let mut world = changes(Touched::No);
    assert_eq!(world.questions.len(), 2, "{:#?}", world.questions);
    world.answer_now(true);
    assert_eq!(world.site.cancelled, 1, "{:#?}", world.reports);
}

/// The account's only button, which opens this address.
fn opens(kind: HeldKind, address: &str) -> World {
    let account = "# Your account\nRenews on 4 December 2026.\n[Manage membership]";
    let plan = "# Premium\nRenews on 4 December 2026.\n(Cancel subscription -> /cancel/offer)";
    let site = streamora()
        .page("account", "/account", account)
        .page("desk", "/desk", plan)
        .goes("account", "Manage membership", "desk")
        .goes("desk", "Cancel subscription", "offer");
    let mut world = World::new(site);
    let url = format!("https://www.streamora.com{address}");
    world.keeps_back = Some(("Manage membership", vec![Held::of(kind, "GET", &url)]));
    world.run();
    world
}

#[test]
fn a_button_that_would_only_open_an_address_is_no_question_where_the_address_carries_no_deed() {
    for kind in [HeldKind::Navigation, HeldKind::Form] {
        let world = opens(kind, "/desk");
        assert_eq!(world.questions.len(), 1, "{kind:?}: {:#?}", world.questions);
        assert_eq!(world.site.cancelled, 1, "{:#?}", world.reports);
        assert!(!world.site.pressed.iter().any(|p| p == "Manage membership"));
    }
    for (kind, address) in [
        (HeldKind::Navigation, "/desk/resume"),
        (HeldKind::Navigation, "/desk?_wpnonce=9f1c"),
        (HeldKind::Form, "/desk?plan=yearly"),
        (HeldKind::Request, "/desk"),
    ] {
        let world = opens(kind, address);
        let asked = world.questions[0].contains("Manage membership");
        assert!(asked, "{address}: {:#?}", world.questions);
    }
}

#[test]
fn what_is_answered_goes_along_to_the_next_page_unless_something_else_does_as_well() {
    let survey = "# Why are you leaving?\nTell us the main reason for cancelling.\nsends: GET /cancel/sure\no Another reason\n[Continue]";
    for (query, asked) in [("why=other", false), ("why=other&then=x", true)] {
        let mut world = World::new(streamora().page("survey", "/cancel/survey", survey));
        let url = format!("https://www.streamora.com/cancel/sure?{query}");
        world.keeps_back = Some(("Continue", vec![Held::of(HeldKind::Form, "GET", &url)]));
        world.run();
        let all = &world.questions;
        assert_eq!(
            all.iter().any(|q| q.contains("“Continue”")),
            asked,
            "{all:#?}"
        );
        assert_eq!(world.site.cancelled, 1, "{:#?}", world.reports);
    }
}

/// The account's only way in, after which this is shown; nothing of it reaches a server while the press is held.
fn shows(after: &'static str, yes: bool) -> World {
    let account = "# Your account\nPremium. Renews on 4 December 2026.\n[Cancel membership]";
    let site = streamora()
        .page("account", "/account", account)
        .page("after", "/account", after)
        .stays("account", "Cancel membership", "after")
        .stays("after", "Continue to cancel", "offer");
    let mut world = World::new(site);
    world.answer = Some(yes);
    world.run();
    world
}

#[test]
fn what_a_page_calls_done_after_a_held_press_it_may_still_send_so_it_is_loaded_anew_and_asked_about()
 {
    let first = |world: &World| world.questions.first().cloned().unwrap_or_default();
    for done in [
        "# Plan cancelled\nYour plan has been cancelled. Saving in 6 s.\n[Undo]",
        "# Your account\nPremium. Saving in 6 s.\n[Undo cancellation]",
    ] {
        let world = shows(done, false);
        let asked = first(&world);
        assert!(asked.contains("“Cancel membership”"), "{done}: {asked}");
        assert_eq!(world.site.at, "account", "{done}");
        assert!(!world.result().success, "{:#?}", world.reports);
    }
    let opens =
        "# Before you go\nYou are about to cancel.\n[Keep my membership]\n[Continue to cancel]";
    let world = shows(opens, true);
    assert!(
        !first(&world).contains("“Cancel membership”"),
        "{:#?}",
        world.questions
    );
}

/// What was opened with one press, and what stands in it is kept back: after the page was loaded anew both are gone.
#[test]
fn what_was_kept_back_in_a_menu_is_asked_about_after_the_menu_was_opened_again() {
    let account = "# Your account\nPremium. Renews on 4 December 2026.\n[Options]\n(Blog -> /blog)";
    let open = format!("{account}\n[Terminate plan]");
    let site = streamora()
        .page("account", "/account", account)
        .page("open", "/account", &open)
        .stays("account", "Options", "open")
        .stays("open", "Terminate plan", "offer");
    let mut world = World::new(site);
    let url = "https://www.streamora.com/api/call";
    let held = Held::of(HeldKind::Request, "POST", url);
    world.keeps_back = Some(("Terminate plan", vec![held]));
    world.run();
    let asked = world
        .questions
        .iter()
        .filter(|q| q.contains("“Terminate plan”"));
    assert_eq!(asked.count(), 1, "{:#?}", world.questions);
    let opened = world
        .site
        .pressed
        .iter()
        .filter(|p| *p == "Options")
        .count();
    assert_eq!(opened, 2, "{:#?}", world.site.pressed);
    assert_eq!(world.site.cancelled, 1, "{:#?}", world.reports);
}

/// Two steps at one address: loaded anew, the page begins with the first one again.
fn wizard(answer: Option<bool>) -> World {
    let first = "# Cancel your plan\nPremium renews on 4 December 2026.\n[Start the cancellation]";
    let half = "# Before you go\nStay, and your next three months cost half.\n[Keep Premium for half]\n[No thanks, continue to cancel]";
    let site = streamora()
        .page("offer", "/cancel/offer", first)
        .page("half", "/cancel/offer", half)
        .stays("offer", "Start the cancellation", "half")
        .goes("half", DECLINES, "survey");
    let mut world = World::new(site);
    world.answer = answer;
    let url = "https://www.streamora.com/api/decline";
    let held = Held::of(HeldKind::Request, "POST", url);
    world.keeps_back = Some((DECLINES, vec![held]));
    world.run();
    world
}

/// How often the page was opened by its address once more, after the way in had led to it.
fn left(world: &World) -> usize {
    let navigates = |e: &&Effect| {
        let to = match e {
            Effect::Act { action, .. } => action,
            _ => return false,
        };
        matches!(to, Action::Navigate { url } if url.ends_with("/cancel/offer"))
    };
    world.effects.iter().filter(navigates).count() - 1
}

#[test]
fn a_page_that_stands_as_it_was_is_asked_about_in_place_and_kept_shut_meanwhile() {
    let mut world = wizard(None);
    let asked = world.questions.last().cloned().unwrap_or_default();
    assert!(asked.contains(DECLINES), "{:#?}", world.questions);
    let kept = |e: &Effect| matches!(e, Effect::KeepHeld { url } if url.ends_with("/cancel/offer"));
    assert!(world.effects.iter().any(kept));
    assert_eq!((world.site.at, left(&world)), ("half", 0));
    world.answer_now(true);
    assert_eq!(left(&world), 0, "{:#?}", world.reports);
    let again = world.questions.iter().filter(|q| q.contains(DECLINES));
    assert_eq!(again.count(), 1, "{:#?}", world.questions);
}

#[test]
fn without_a_yes_the_page_is_left_before_anything_gets_out_of_it() {
    let ends: [fn(&mut World) -> &mut World; 3] = [
        |world| world.answer_now(false),
        |world| world.person(PersonInput::Stop),
        |world| world.person(PersonInput::Pause),
    ];
    for ends in ends {
        let mut world = wizard(None);
        ends(&mut world);
        assert_eq!(left(&world), 1, "{:#?}", world.reports);
        assert!(!world.site.pressed.iter().any(|p| p == DECLINES));
    }
}

/// The yes opened the line: the page may have sent by itself what it asked for before.
#[test]
fn a_yes_in_place_that_could_not_be_pressed_is_not_called_unpressed() {
    let mut world = wizard(None);
    world.fail_next = true;
    world.answer_now(true);
    let told = |n: &String| n.contains("isn't known whether");
    assert!(world.notices().iter().any(told), "{:#?}", world.notices());
}

/// Many sites tell somebody of every press. What is asked about next opens the line for that, too: the question says so.
#[test]
fn what_was_held_back_in_passing_is_named_and_held_until_the_answer() {
    let account = "# Your account\nPremium. Renews on 4 December 2026.\n[Cancel membership]";
    let last = "# Before you go\nYou are about to cancel.\n[Keep my membership]\n[End membership]";
    let site = streamora()
        .page("account", "/account", account)
        .page("last", "/account", last)
        .stays("account", "Cancel membership", "last")
        .cancels_on("End membership");
    let mut world = World::new(site);
    world.answer = None;
    let held = Held::of(
        HeldKind::Request,
        "POST",
        "https://www.streamora.com/api/seen",
    );
    world.passes = Some(("Cancel membership", vec![held]));
    world.run();
    let asked = world.questions.last().cloned().unwrap_or_default();
    assert!(
        asked.contains("POST https://www.streamora.com/api/seen"),
        "{asked}"
    );
    world.answer_now(false);
    let error = world.result().error.clone().unwrap_or_default();
    assert!(error.contains("may try again"), "{error}");
    let leaves = |e: &&Effect| {
        matches!(
            e,
            Effect::Act {
                action: Action::Navigate { .. },
                ..
            }
        )
    };
    assert_eq!(
        world.effects.iter().filter(leaves).count(),
        1,
        "{:#?}",
        world.reports
    );
}

/// What an earlier press left shut must not keep back the person's own click.
#[test]
fn who_is_asked_to_click_themselves_finds_the_line_open() {
    let mut world = World::new(streamora());
    world.trusted_only = DECLINES;
    world.run();
    let opened = world.effects.iter().position(|e| *e == Effect::OpenLine);
    let handed = |e: &Effect| matches!(e, Effect::Report(r) if matches!(**r, Report::HandOver { waits: true, .. }));
    let handed = world.effects.iter().position(handed);
    assert!(handed.is_some() && opened > handed, "{:#?}", world.reports);
}

#[test]
fn what_would_have_been_sent_to_where_another_deed_is_done_is_not_asked_about() {
    let mut world = World::new(streamora());
    let held = Held::of(
        HeldKind::Request,
        "POST",
        "https://www.streamora.com/api/pause",
    );
    world.keeps_back = Some((DECLINES, vec![held]));
    world.run();
    assert!(!world.site.pressed.iter().any(|p| p == DECLINES));
    let asked = world.questions.iter().filter(|q| q.contains(DECLINES));
    assert_eq!(asked.count(), 0, "{:#?}", world.questions);
}
