//! Tests of the list of what was tried.
use super::*;
use protocol::action::{Action, ActionError, ErrorCode, Touched};
use protocol::page_state::PageState;
use protocol::role::Role;

const URL: &str = "https://shop.example/account";

fn control(n: u32) -> Identity {
    Identity {
        role: Role::Button,
        name: format!("Button {n}"),
    }
}

/// An unasked press of the button of this number.
fn press(n: u32, outcome: Option<Outcome>) -> Attempt {
    Attempt {
        action: Action::Click { target: Ref(n) },
        control: Some(control(n)),
        url: URL.to_owned(),
        page: "the account".to_owned(),
        stand: String::new(),
        before: PageState::AccountActive,
        step: String::new(),
        manner: Manner::Unasked(protocol::held::Hold::No),
        meant: false,
        enters: false,
        in_place: false,
        in_record: false,
        held_back: Box::default(),
        boxed: false,
        irreversible: false,
        may_send: true,
        requests: Vec::new(),
        outcome,
        unheard: false,
        looked: false,
        followed: None,
        takes_a_press: false,
    }
}

fn approved(outcome: Option<Outcome>) -> Attempt {
    Attempt {
        manner: Manner::Approved,
        in_place: false,
        irreversible: true,
        ..press(9, outcome)
    }
}

fn not_done(code: ErrorCode, touched: Touched, excused: bool) -> Outcome {
    Outcome::NotDone {
        error: ActionError {
            code,
            message: String::new(),
        },
        touched,
        excused,
    }
}

/// Pressed, and what it would have sent was held back.
fn held() -> Outcome {
    not_done(ErrorCode::NotHeld, Touched::Yes, true)
}

fn failed() -> Outcome {
    not_done(ErrorCode::ElementDisabled, Touched::No, false)
}

fn listed(entries: impl IntoIterator<Item = Entry>) -> Attempts {
    let mut attempts = Attempts::default();
    entries.into_iter().for_each(|entry| attempts.push(entry));
    attempts
}

fn of(attempts: impl IntoIterator<Item = Attempt>) -> Attempts {
    listed(attempts.into_iter().map(Entry::Attempt))
}

fn refs<'a>(attempts: impl Iterator<Item = &'a Attempt>) -> Vec<u32> {
    let target = |a: &Attempt| Some(a.action.target()?.0);
    attempts.filter_map(target).collect()
}

#[test]
fn what_is_known_of_presses_is_told_by_the_approved_ones() {
    use Outcome::{Done, LedOn, Lost, NoEffect, NotHeld, Refuted, Unknown};
    let table = [
        (vec![], Press::None),
        (vec![None], Press::Unanswered),
        (vec![Some(NotHeld)], Press::Unanswered),
        (vec![Some(Unknown)], Press::Unanswered),
        (vec![Some(held())], Press::Unanswered),
        (vec![Some(Done)], Press::Pressed),
        (vec![Some(NoEffect)], Press::Pressed),
        (vec![Some(LedOn)], Press::LedOn),
        (vec![Some(Lost)], Press::LedOn),
        (vec![Some(failed())], Press::None),
        (vec![Some(Done), Some(failed())], Press::LedOn),
        (vec![Some(Unknown), Some(failed())], Press::Unknown),
        (vec![None, Some(failed())], Press::Unknown),
        (vec![Some(Refuted)], Press::Unknown),
        (vec![Some(Refuted), Some(Done)], Press::Pressed),
        (vec![Some(Done), None], Press::Unanswered),
    ];
    for (outcomes, expected) in table {
        let mut attempts = of(outcomes.iter().cloned().map(approved));
        // An unasked press says nothing of the approved ones.
        attempts.push(Entry::Attempt(press(1, Some(Done))));
        assert_eq!(attempts.press(), expected, "{outcomes:?}");
    }
}

#[test]
fn more_is_learned_of_the_last_approved_press_unless_it_failed() {
    let mut attempts = of([approved(Some(Outcome::Done)), press(1, Some(Outcome::Done))]);
    attempts.refine(Outcome::NoEffect);
    assert!(attempts.was_in_vain());
    attempts.refine(Outcome::Lost);
    assert!(!attempts.was_in_vain());
    assert_eq!(attempts.lost().collect::<Vec<_>>(), [&control(9)]);
    attempts.push(Entry::Attempt(approved(Some(failed()))));
    attempts.refine(Outcome::LedOn);
    assert_eq!(
        attempts.last().and_then(|a| a.outcome.clone()),
        Some(failed())
    );
}

#[test]
fn a_try_counts_unless_the_same_action_then_came_to_nothing() {
    let table = [
        (Some(Outcome::Done), vec![1]),
        (None, vec![1]),
        (Some(failed()), vec![]),
        (Some(Outcome::Unknown), vec![]),
        (Some(Outcome::NotHeld), vec![]),
    ];
    for (outcome, expected) in table {
        let attempts = of([press(1, Some(Outcome::Done)), press(1, outcome.clone())]);
        let tries: Vec<u32> = refs(attempts.tries()).into_iter().take(1).collect();
        assert_eq!(tries, expected, "{outcome:?}");
    }
    let own = Attempt {
        manner: Manner::Own(protocol::held::Hold::No),
        ..press(2, Some(Outcome::Done))
    };
    let asked = approved(Some(Outcome::Done));
    assert!(refs(of([own, asked]).tries()).is_empty());
}

#[test]
fn a_refusal_is_no_try_and_is_told_in_its_turn_only() {
    let denied = press(1, None).tried();
    let page = "the account".to_owned();
    let mut attempts = listed([
        Entry::Turn,
        Entry::Denied {
            page: page.clone(),
            tried: denied.clone(),
        },
        Entry::Refused("harmful".to_owned()),
    ]);
    assert!(refs(attempts.tries()).is_empty());
    assert_eq!(attempts.refused(), ["harmful"]);
    attempts.push(Entry::Turn);
    assert!(attempts.refused().is_empty());
    assert_eq!(attempts.denied_on(&page).collect::<Vec<_>>(), [&denied]);
    assert_eq!(attempts.denied_on("another page").count(), 0);
    attempts.start_over(false);
    assert_eq!(attempts.denied_on(&page).count(), 0);
}

#[test]
fn failures_and_refusals_are_counted_apart_since_something_was_done() {
    let refused = || Entry::Refused(String::new());
    let made = |outcome| Entry::Attempt(press(1, Some(outcome)));
    let void = || Entry::Attempt(approved(Some(failed())));
    let table = [
        (vec![refused(), made(failed()), refused()], (1, 2)),
        (vec![refused(), made(Outcome::Done), refused()], (0, 1)),
        (vec![refused(), made(Outcome::Unknown), refused()], (0, 2)),
        (vec![refused(), Entry::Stuck, made(failed())], (1, 0)),
        (vec![refused(), Entry::Turn, refused()], (0, 2)),
        (vec![made(held()), void(), Entry::Voided], (0, 0)),
        (vec![Entry::GivenBack(String::new())], (0, 0)),
    ];
    for (entries, expected) in table {
        let attempts = listed(entries.clone());
        let counted = (attempts.failures_in_a_row(), attempts.refusals_in_a_row());
        assert_eq!(counted, expected, "{entries:?}");
    }
}

#[test]
fn a_press_may_have_sent_something_unless_it_was_held_or_failed() {
    let held = Attempt {
        may_send: false,
        ..press(2, Some(Outcome::Done))
    };
    let attempts = of([
        press(1, Some(Outcome::Done)),
        held,
        press(3, Some(failed())),
        press(4, Some(Outcome::Unknown)),
        press(5, None),
    ]);
    let names = |last| {
        let sent = attempts.sent_but(last).into_iter();
        sent.filter_map(Attempt::name).collect::<Vec<_>>()
    };
    assert_eq!(names(None), ["Button 1", "Button 4"]);
    assert_eq!(names(Some("Button 1")), ["Button 1", "Button 4"]);
    assert_eq!(names(Some("Button 4")), ["Button 1"]);
    let posts = |n, outcome, request: &str| Attempt {
        requests: vec![request.to_owned()],
        ..press(n, outcome)
    };
    let sent = of([
        posts(1, Some(Outcome::Done), "POST /step"),
        posts(2, Some(failed()), "POST /not-made"),
        posts(3, Some(Outcome::LedOn), "POST /step"),
        posts(4, Some(Outcome::Unknown), "POST /end"),
    ]);
    let requests = |last| {
        let sent = sent.sent_but(last).into_iter();
        sent.flat_map(|a| &a.requests).collect::<Vec<_>>()
    };
    assert_eq!(requests(None), ["POST /step", "POST /step", "POST /end"]);
    assert_eq!(requests(Some("Button 4")), ["POST /step", "POST /step"]);
    assert_eq!(refs(attempts.answered()), [1, 2, 3]);
    assert_eq!(
        attempts.under_way().map(|a| a.control.clone()),
        Some(Some(control(5)))
    );
}

#[test]
fn a_control_that_changes_twice_or_under_the_pointer_is_recognised() {
    let change = |touched| press(1, Some(not_done(ErrorCode::PageChanged, touched, false)));
    let table = [
        (vec![change(Touched::No)], false),
        (vec![change(Touched::No), change(Touched::No)], true),
        (vec![change(Touched::Yes)], true),
        (
            vec![press(1, Some(failed())), press(1, Some(failed()))],
            false,
        ),
    ];
    for (tried, expected) in table {
        let attempts = of(tried.clone());
        assert_eq!(
            attempts.changes_when_pressed(&control(1), URL),
            expected,
            "{tried:?}"
        );
        assert!(!attempts.changes_when_pressed(&control(2), URL));
        assert!(!attempts.changes_when_pressed(&control(1), "https://shop.example/plans"));
    }
}

#[test]
fn a_press_that_would_have_sent_something_is_known_as_held_back() {
    for (outcome, expected) in [
        (held(), true),
        (Outcome::NotHeld, true),
        (Outcome::Done, false),
    ] {
        let attempts = of([press(1, Some(outcome.clone()))]);
        assert_eq!(
            attempts.was_held_back(&control(1), URL),
            expected,
            "{outcome:?}"
        );
    }
}

#[test]
fn a_press_without_effect_is_not_counted() {
    let mut attempts = of([press(1, Some(Outcome::Done))]);
    attempts.looked_at(true);
    assert_eq!(attempts.unheard(), Some(Ref(1)));
    assert_eq!(attempts.heard_presses(&control(1), "the account"), 0);
    attempts.looked_at(false);
    assert_eq!(attempts.unheard(), None);
    // An approved one counts until the account says that it was lost.
    attempts.push(Entry::Attempt(approved(Some(Outcome::Done))));
    attempts.looked_at(true);
    assert_eq!(attempts.heard_presses(&control(9), "the account"), 1);
    attempts.refine(Outcome::Lost);
    assert_eq!(attempts.heard_presses(&control(9), "the account"), 0);
}

#[test]
fn the_way_to_the_account_is_what_first_led_to_the_cancel_flow() {
    let enter = || Attempt {
        enters: true,
        ..press(3, None)
    };
    let mut attempts = of([press(1, Some(Outcome::Done)), press(2, Some(failed()))]);
    assert!(!attempts.in_flow());
    attempts.push(Entry::Attempt(enter()));
    attempts.settle(Outcome::Done);
    assert!(attempts.in_flow());
    assert_eq!(refs(attempts.way_to_the_account()), [1]);
    attempts.start_over(false);
    assert!(!attempts.in_flow());
    assert!(refs(attempts.on_this_way()).is_empty());
    attempts.push(Entry::Attempt(press(4, Some(Outcome::Done))));
    attempts.push(Entry::Attempt(enter()));
    attempts.settle(Outcome::Unknown);
    assert!(attempts.in_flow());
    assert_eq!(refs(attempts.way_to_the_account()), [1]);
    assert_eq!(refs(attempts.on_this_way()), [4]);
}

#[test]
fn the_cancel_flow_is_left_when_the_account_comes_first() {
    let mut attempts = of([press(1, Some(Outcome::Done))]);
    attempts.enter();
    attempts.reached_account();
    assert!(attempts.in_flow());
    attempts.start_over(true);
    assert!(attempts.in_flow());
    attempts.reached_account();
    assert!(!attempts.in_flow());
}

#[test]
fn a_link_whose_address_led_nowhere_is_pressed_the_next_time_on_the_page_that_it_stands_on() {
    let mut attempts = of([press(1, Some(Outcome::Done)), press(2, Some(Outcome::Done))]);
    assert_eq!(attempts.to_press(URL), []);
    attempts.led_nowhere();
    assert_eq!(attempts.to_press(URL), [control(2)]);
    assert_eq!(attempts.to_press("https://shop.example/other"), []);
    // Also where the way begins anew.
    attempts.start_over(true);
    assert_eq!(attempts.to_press(URL), [control(2)]);
}

#[test]
fn a_page_is_of_the_meant_one_right_after_a_press_in_its_record_and_no_longer() {
    let mut attempts = Attempts::default();
    let in_record = |n| Attempt {
        in_record: true,
        ..press(n, Some(Outcome::Done))
    };
    let detail = "https://shop.example/subscriptions/7";
    attempts.push(Entry::Attempt(in_record(1)));
    assert!(attempts.led_from_its_record(detail));
    assert!(!attempts.led_from_its_record(URL), "it led nowhere");
    attempts.push(Entry::Attempt(Attempt {
        url: detail.to_owned(),
        ..press(2, Some(Outcome::Done))
    }));
    assert!(!attempts.led_from_its_record(detail));
}
