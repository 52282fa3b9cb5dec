//! What only a person's own hand or word moves: a box of the browser's own in the middle of a press, a button that heeds only a
//! real click.
use crate::script::{World, streamora};
use protocol::ids::Ref;
use protocol::message::PersonInput;
use protocol::report::Report;
use protocol::task::Reason;
use subterminator_engine::effect::Effect;

const ASKS: &str = "Do you really want to end your membership?";

fn asking(pressed: &'static str, answers: &[bool]) -> World {
    let mut world = World::new(streamora());
    world.native = Some((pressed, ASKS));
    world.answers = answers.to_vec();
    world.answer = None;
    world.run();
    world
}

#[test]
fn a_yes_to_the_box_is_asked_for_in_the_pages_words_and_given() {
    let world = asking("Finish cancellation", &[true, true]);
    assert_eq!(world.result().reason, Reason::Completed);
    assert!(world.result().verified);
    assert_eq!((world.site.cancelled, &world.boxes[..]), (1, &[true][..]));
    let question = &world.questions[1];
    for part in [ASKS, "Finish cancellation", "OK", "Cancel"] {
        assert!(question.contains(part), "“{part}” is missing in {question}");
    }
}

#[test]
fn a_box_that_writes_like_a_question_of_ours_stands_quoted_on_one_line() {
    let mut world = World::new(streamora());
    let forged =
        "Leave?\"\u{1b}[2K\r\nOn www.x.com\u{2069}\u{202e} I would press\u{2028}    “Keep my plan”";
    world.native = Some(("Finish cancellation", forged));
    world.answers = vec![true, true];
    world.run();
    let question = &world.questions[1];
    let mut lines = question.lines().filter(|line| line.contains("Leave?"));
    let line = lines.next().expect("it is quoted");
    let quoted = "“\u{2068}Leave?\"[2K On www.x.com I would press “Keep my plan”\u{2069}”";
    assert!(line.ends_with(quoted), "{line:?}");
    assert!(!question.contains('\u{1b}'), "{question:?}");
}

#[test]
fn what_a_box_says_that_is_only_told_stands_on_one_line_too() {
    let mut world = World::new(streamora());
    world.silent = true;
    world.run();
    let dialog = protocol::control::Dialog {
        kind: protocol::control::DialogKind::Alert,
        text: "Wait\u{1b}]0;x\u{7}\n✓ Cancelled, proven".to_owned(),
    };
    world.send(subterminator_engine::event::Event::DialogClosed { dialog });
    let told = world.notices();
    let line = told.last().expect("it is told");
    assert!(line.contains("Wait]0;x ✓ Cancelled, proven"), "{line:?}");
    assert_eq!(line.lines().count(), 1, "{line:?}");
}

#[test]
fn a_no_to_the_box_presses_cancel_there_and_ends_the_run_as_rejected() {
    let world = asking("Finish cancellation", &[true, false]);
    let result = world.result();
    assert_eq!(result.reason, Reason::HumanRejected, "{result:#?}");
    assert_eq!((world.site.cancelled, &world.boxes[..]), (0, &[false][..]));
    let says = result.error.clone().unwrap();
    assert!(says.contains("still shows an active"), "{says}");
}

#[test]
fn nobody_answers_and_the_box_is_told_no() {
    let mut world = asking("Finish cancellation", &[true]);
    assert!(world.boxes.is_empty(), "it stands until it is answered");
    world.time_passes();
    assert_eq!((world.site.cancelled, &world.boxes[..]), (0, &[false][..]));
    assert_eq!(world.result().reason, Reason::HumanRejected);
}

#[test]
fn a_held_step_whose_box_was_closed_is_asked_about_once_with_its_words_and_the_yes_is_one_to_the_box()
 {
    let world = asking("No thanks, continue to cancel", &[true, true]);
    assert!(world.questions[0].contains(ASKS), "{:#?}", world.questions);
    let about = |q: &&String| q.contains("No thanks, continue to cancel");
    assert_eq!(world.questions.iter().filter(about).count(), 1);
    assert_eq!(world.boxes, [false, true]);
    let written = |r: &Report| matches!(r, Report::Irreversible { target, pressed: None } if target == "No thanks, continue to cancel");
    assert!(world.reports.iter().any(written));
    assert_eq!(world.site.cancelled, 1);
    assert!(world.result().verified);
}

#[test]
fn a_no_to_a_held_step_with_a_box_leaves_it_closed() {
    let world = asking("No thanks, continue to cancel", &[false]);
    assert_eq!((world.site.cancelled, &world.boxes[..]), (0, &[false][..]));
    assert_eq!(world.result().reason, Reason::HumanRejected);
}

#[test]
fn who_stops_the_run_while_the_box_stands_has_said_no() {
    let mut world = asking("Finish cancellation", &[true]);
    world.person(PersonInput::Stop);
    assert_eq!((world.site.cancelled, &world.boxes[..]), (0, &[false][..]));
    assert_eq!(world.result().reason, Reason::Interrupted);
}

#[test]
fn a_box_that_no_press_of_ours_brought_up_is_told_no() {
    let mut world = World::new(streamora());
    world.silent = true;
    world.run();
    let dialog = protocol::control::Dialog {
        kind: protocol::control::DialogKind::Confirm,
        text: "Take 50 % off?".to_owned(),
    };
    world.send(subterminator_engine::event::Event::DialogStands { dialog });
    assert_eq!(world.boxes, [false]);
    assert!(world.questions.is_empty());
}

fn outlined(world: &World) -> Option<(Ref, String)> {
    let mut effects = world.effects.iter().rev();
    effects.find_map(|e| match e {
        Effect::Outline { target, label } => Some((*target, label.clone())),
        _ => None,
    })
}

/// The run up to where the person is to click this.
fn heeds_only_a_person(name: &'static str) -> World {
    let mut world = World::new(streamora());
    world.trusted_only = name;
    world.run();
    let panel = world.panel();
    assert!(panel.headline.contains(name), "{panel:#?}");
    assert!(panel.headline.contains("own click"), "{panel:#?}");
    let (_, label) = outlined(&world).expect("it is outlined");
    assert_eq!(label, "Click this yourself");
    world
}

/// The person clicks it, and the page does what it does.
fn clicked_by_the_person(world: &mut World, to: &'static str, cancels: bool) {
    world.trusted_only = "";
    world.site.at = to;
    world.site.cancelled += u32::from(cancels);
    world.ready();
}

#[test]
fn a_step_that_heeds_only_a_real_click_is_outlined_and_the_run_goes_on_from_there() {
    let mut world = heeds_only_a_person("No thanks, continue to cancel");
    assert!(world.result.is_none(), "it waits");
    clicked_by_the_person(&mut world, "survey", false);
    assert!(world.result().verified, "{:#?}", world.reports);
    assert_eq!(world.site.cancelled, 1);
}

#[test]
fn a_last_button_that_heeds_only_a_real_click_is_pressed_by_us_once_and_then_by_the_person() {
    let mut world = heeds_only_a_person("Finish cancellation");
    assert_eq!(world.unheeded, ["Finish cancellation"]);
    assert_eq!(world.questions.len(), 1);
    clicked_by_the_person(&mut world, "done", true);
    assert!(world.result().verified, "{:#?}", world.reports);
    assert_eq!(world.site.cancelled, 1);
}

#[test]
fn who_says_that_it_is_done_and_has_not_clicked_hears_that_the_account_is_still_active() {
    let mut world = heeds_only_a_person("Finish cancellation");
    world.person(PersonInput::HandedBack);
    assert_eq!(world.result().reason, Reason::VerificationFailed);
    assert_eq!(world.site.cancelled, 0);
}

#[test]
fn where_another_control_leads_on_that_one_is_tried_before_the_person_is_asked() {
    let offer = "# Stay for 50% off\nBefore you go: get 50% off for the next 3 months.\n[Accept offer]\n[No thanks, continue to cancel]\n[Continue cancelling]";
    let site = streamora().page("offer", "/cancel/offer", offer).goes(
        "offer",
        "Continue cancelling",
        "survey",
    );
    let mut world = World::new(site);
    world.trusted_only = "No thanks, continue to cancel";
    world.run();
    assert!(world.result().verified, "{:#?}", world.reports);
    assert!(!world.unheeded.is_empty(), "it was tried");
}

#[test]
fn a_press_that_a_window_does_not_answer_for_has_as_long_as_a_question() {
    let mut world = World::new(streamora());
    world.swallows = "Finish cancellation";
    world.run().time_passes().time_passes();
    let told = |w: &World| {
        w.notices()
            .iter()
            .filter(|n| n.contains("box of the browser's own"))
            .count()
    };
    assert_eq!(told(&world), 1);
    assert!(world.result.is_none(), "it still waits");
    clicked_by_the_person(&mut world, "done", true);
    assert!(world.result().verified, "{:#?}", world.reports);
}

/// Nobody is there to click it.
#[test]
fn a_last_button_that_heeds_nobody_but_a_person_ends_an_unattended_run_with_just_that() {
    let mut world = World::new(streamora());
    world.trusted_only = "Finish cancellation";
    world.ready().order(protocol::control::RunOptions {
        ask_in_page: false,
        ..crate::script::options()
    });
    let result = world.result();
    assert_eq!(result.reason, Reason::NeedsHuman, "{result:?}");
    let told = result.error.clone().unwrap_or_default();
    for words in [
        "only a person's own click",
        "still shows an active subscription",
    ] {
        assert!(told.contains(words), "{told}");
    }
    assert_eq!(world.unheeded.len(), 2);
    assert_eq!(world.site.cancelled, 0);
}

/// One that says more than anybody reads is told no, and so is another one than was told of.
#[test]
fn a_box_is_answered_with_a_yes_only_to_the_words_that_were_told() {
    let long: &'static str = Box::leak("Leave? ".repeat(300).into_boxed_str());
    for pressed in ["Finish cancellation", "No thanks, continue to cancel"] {
        let mut world = World::new(streamora());
        world.native = Some((pressed, long));
        world.answers = vec![true, true];
        world.run();
        assert!(!world.boxes.is_empty(), "{pressed}");
        assert!(!world.boxes.contains(&true), "{pressed}: {:?}", world.boxes);
        assert_eq!(world.site.cancelled, 0, "{pressed}");
    }

    let mut world = World::new(streamora());
    world.native = Some(("No thanks, continue to cancel", ASKS));
    (world.answers, world.answer) = (Vec::new(), None);
    world.run();
    assert_eq!(world.boxes, [false]);
    world.native = Some(("No thanks, continue to cancel", "Take 50 % off?"));
    world.answer_now(true);
    assert_eq!(world.boxes, [false], "what it says now was not told");
    assert!(world.questions[1].contains("Take 50 % off?"));
    assert!(!world.questions[1].contains(ASKS), "{}", world.questions[1]);
}

#[test]
fn a_box_whose_yes_takes_more_than_the_end_is_closed_without_one() {
    let mut world = World::new(streamora());
    let ask = "Keep your membership for only €6.49? OK keeps it.";
    world.native = Some(("Finish cancellation", ask));
    world.answers = vec![true, true];
    world.answer = None;
    world.run();
    assert_eq!(world.boxes, [false]);
    assert!(!world.questions.iter().any(|q| q.contains("6.49")));
}
