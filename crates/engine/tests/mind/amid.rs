//! What comes in between: between the approved press and its answer, between the question and the yes. The journal of a whole
//! run is stepped up to that moment, and something else happens there.
use crate::script::{HOME, Site, World, options, streamora};
use protocol::action::Action;
use protocol::control::RunOptions;
use protocol::ids::{QuestionId, Ref, RequestId, RunId, TimerId, Timestamp};
use protocol::message::{AgentBuild, PersonInput, Via};
use protocol::report::{Report, Verdict};
use protocol::task::Reason;
use subterminator_engine::effect::Effect;
use subterminator_engine::event::{Event, Stamped};
use subterminator_engine::planner;
use subterminator_engine::session::Session;

/// The run as it stands once `reached` is true of a step's effects.
fn up_to(reached: impl Fn(&Effect) -> bool) -> Session {
    step_to(reached).0
}

/// With that step's effects.
fn step_to(reached: impl Fn(&Effect) -> bool) -> (Session, Vec<Effect>) {
    ordered_to(
        RunOptions {
            announce_ms: 300,
            ..options()
        },
        reached,
    )
}

fn ordered_to(order: RunOptions, reached: impl Fn(&Effect) -> bool) -> (Session, Vec<Effect>) {
    let mut world = World::new(streamora());
    world.ready().order(order);
    let mut session = Session::new(RunId("other".into()));
    for stamped in &world.journal {
        let effects;
        (session, effects) = session.step(stamped);
        if effects.iter().any(&reached) {
            return (session, effects);
        }
    }
    panic!("the run never gets there");
}

fn step(session: Session, event: Event) -> (Session, Vec<Effect>) {
    let at = Timestamp(session.last_heard().0 + 10);
    session.step(&Stamped {
        at,
        ahead_of_utc: 0,
        event,
    })
}

fn the_press_is_under_way(effect: &Effect) -> bool {
    matches!(effect, Effect::Report(r) if matches!(**r, Report::Irreversible { pressed: None, .. }))
}

fn ready(url: &str) -> Event {
    Event::AgentReady {
        origin: "https://www.streamora.com".into(),
        url: url.into(),
        build: AgentBuild::Wasm,
    }
}

#[test]
fn a_stop_during_the_press_calls_it_off_and_hears_what_came_of_it() {
    let session = up_to(the_press_is_under_way);
    let (session, effects) = step(session, Event::Interrupted);
    assert!(effects.contains(&Effect::CallOff), "{effects:#?}");
    assert!(!session.is_over());
}

#[test]
fn a_stop_during_the_press_that_a_crash_overtook_is_looked_after() {
    let session = up_to(the_press_is_under_way);
    let (session, _) = step(session, Event::Interrupted);
    let (session, _) = step(session, Event::Resumed);
    assert!(!session.is_over());
    let (_, effects) = step(session, ready(HOME));
    let looks = |e: &Effect| matches!(e, Effect::LookAgain { .. });
    assert!(effects.iter().any(looks), "{effects:#?}");
    assert!(!effects.iter().any(|e| matches!(e, Effect::Act { .. })));
}

/// The run with the approved press under way, and what it is to be answered by.
fn pressing() -> (Session, RequestId) {
    let (session, effects) = step_to(the_press_is_under_way);
    (session, the_press_in(&effects))
}

fn the_press_in(effects: &[Effect]) -> RequestId {
    let request = effects.iter().find_map(|e| match e {
        Effect::Act { request, .. } => Some(*request),
        _ => None,
    });
    request.expect("the act comes with the line before it")
}

fn timer_in(effects: &[Effect]) -> Option<TimerId> {
    effects.iter().rev().find_map(|e| match e {
        Effect::SetTimer { timer, .. } => Some(*timer),
        _ => None,
    })
}

/// The page that comes before the press is answered for, and whether the agent said that it touched the last one.
fn led_to_another_page(touched: bool) -> (Session, Vec<Effect>) {
    let (mut session, request) = pressing();
    if touched {
        (session, _) = step(session, Event::Pressing { request });
    }
    step(session, ready("https://www.streamora.com/cancel/done"))
}

fn told_as_pressed(effects: &[Effect]) -> bool {
    effects.iter().any(|e| matches!(e, Effect::Report(r) if matches!(**r, Report::Irreversible { pressed: Some(true), .. })))
}

#[test]
fn a_page_that_comes_after_the_touch_was_led_to_by_the_press() {
    let (_, effects) = led_to_another_page(true);
    assert!(told_as_pressed(&effects), "{effects:#?}");
}

#[test]
fn a_page_that_left_before_the_touch_is_not_taken_for_the_press() {
    let (session, effects) = led_to_another_page(false);
    assert!(!told_as_pressed(&effects), "{effects:#?}");
    assert!(!session.is_over());
    let looks = |e: &Effect| matches!(e, Effect::Observe { .. });
    assert!(effects.iter().any(looks), "{effects:#?}");
}

#[test]
fn what_was_touched_is_told_as_pressed_whatever_comes_next() {
    for event in [
        Event::Resumed,
        Event::TabClosed,
        Event::NotInjected {
            away: false,
            message: "The tab left the site.".into(),
        },
    ] {
        let (session, request) = pressing();
        let (session, _) = step(session, Event::Pressing { request });
        let (_, effects) = step(session, event.clone());
        assert!(told_as_pressed(&effects), "{event:?}: {effects:#?}");
    }
}

/// The page's own code never comes to an end: nothing is heard any more but our own timers.
#[test]
fn after_a_press_that_the_page_never_answers_to_nothing_clear_is_known_and_nothing_is_pressed_again()
 {
    let order = RunOptions {
        ask_in_page: false,
        ..options()
    };
    let (session, effects) = ordered_to(order, the_press_is_under_way);
    let request = the_press_in(&effects);
    let (mut session, _) = step(session, Event::Pressing { request });
    let (mut timer, mut said) = (timer_in(&effects), Vec::new());
    while let Some(fires) = timer.filter(|_| !session.is_over()) {
        let effects;
        (session, effects) = step(session, Event::TimerFired { timer: fires });
        let clicks = |e: &Effect| matches!(e, Effect::Act { action, .. } if matches!(action, Action::Click { .. }));
        assert!(!effects.iter().any(clicks), "{effects:#?}");
        timer = timer_in(&effects);
        said.extend(effects.into_iter().filter_map(|e| match e {
            Effect::Report(report) => Some(report),
            _ => None,
        }));
    }
    let end = said.iter().find_map(|r| match &**r {
        Report::Outcome { lines, result, .. } => Some((lines.join(" "), result)),
        _ => None,
    });
    let (lines, result) = end.expect("an end");
    assert!(!result.success && !result.verified, "{result:?}");
    assert!(lines.contains("Look at your account page"), "{lines}");
    assert!(
        !format!("{said:?}").contains("Nothing was changed"),
        "{said:#?}"
    );
}

#[test]
fn a_press_that_nobody_knows_of_is_never_called_none_nor_a_further_step() {
    let mut world = World::new(streamora());
    world.leaves_before = Some(("Finish cancellation", "account"));
    world.answers = vec![true, false];
    world.run();
    assert_eq!(world.questions.len(), 2, "{:#?}", world.notices());
    let error = world.result().error.clone().unwrap();
    assert!(error.contains("isn't known"), "{error}");
    assert_eq!(world.site.cancelled, 0);
}

#[test]
fn a_page_that_loads_anew_before_a_press_that_needs_no_word_is_pressed_after_all() {
    let mut world = World::new(streamora());
    world.leaves_before = Some(("Cancel subscription", "plan"));
    world.run();
    assert!(world.result().verified, "{:#?}", world.reports);
    assert_eq!(world.questions.len(), 1);
}

#[test]
fn what_is_cancelled_after_an_approved_press_was_not_already_cancelled() {
    let survey = "# Why are you leaving?\nTell us the reason for cancelling.\n[Submit]";
    let mut site = streamora()
        .page("survey", "/cancel/survey", survey)
        .goes("survey", "Submit", "cancelled")
        .cancels_on("Submit");
    site.at = "survey";
    let mut world = World::new(site);
    world.planner = Some(vec![
        planner::Proposal::AskNext {
            action: "answer".into(),
            reason: "to be sure".into(),
        },
        planner::Proposal::Act {
            action: Action::Click { target: Ref(2) },
            why: String::new(),
        },
    ]);
    world.run();
    assert_eq!(world.questions.len(), 1, "{:#?}", world.reports);
    let result = world.result();
    assert_eq!(result.reason, Reason::Completed, "{result:?}");
}

#[test]
fn what_was_bound_to_the_whole_page_is_compared_with_the_whole_page() {
    let mut world = World::new(streamora());
    world.planner = Some(vec![
        planner::Proposal::Look { everything: true },
        planner::Proposal::AskNext {
            action: "go on".into(),
            reason: "to be sure".into(),
        },
        planner::Proposal::Act {
            action: Action::Click { target: Ref(2) },
            why: String::new(),
        },
    ]);
    world.run();
    let views: Vec<bool> = world.effects.iter().filter_map(whole).collect();
    assert_eq!(views[..4], [false, false, true, true], "{views:?}");
}

/// Whether all of the page is asked for, of a look.
fn whole(effect: &Effect) -> Option<bool> {
    match effect {
        Effect::Observe { view, .. } => Some(view.all),
        _ => None,
    }
}

#[test]
fn a_pause_is_answered_with_a_call_off() {
    let (session, _) = pressing();
    let input = PersonInput::Pause;
    let (_, effects) = step(session, Event::Person { input });
    assert!(effects.contains(&Effect::CallOff), "{effects:#?}");
}

#[test]
fn a_run_that_ends_while_it_asks_takes_the_question_back() {
    let session = up_to(|e| matches!(e, Effect::Ask { .. }));
    let message = "The tab left the site.".to_owned();
    let (session, effects) = step(
        session,
        Event::NotInjected {
            away: false,
            message,
        },
    );
    assert!(session.is_over());
    let withdrawn = |e: &&Effect| matches!(e, Effect::Withdraw { .. });
    assert_eq!(effects.iter().filter(withdrawn).count(), 1, "{effects:#?}");
}

#[test]
fn what_was_approved_is_announced_first_and_looked_at_last() {
    let session = up_to(|e| matches!(e, Effect::Ask { .. }));
    let question = QuestionId(1);
    let (session, effects) = step(
        session,
        Event::Person {
            input: PersonInput::Answer {
                question,
                approved: true,
                via: Via::Overlay,
            },
        },
    );
    let looks = |e: &Effect| matches!(e, Effect::Observe { .. });
    assert!(!effects.iter().any(looks), "{effects:#?}");
    let timer = effects.iter().find_map(|e| match e {
        Effect::SetTimer {
            timer,
            after_ms: 300..=2_000,
        } => Some(*timer),
        _ => None,
    });
    let timer = timer.expect("the time that it is announced");
    let (session, effects) = step(session, Event::TimerFired { timer });
    assert!(effects.iter().any(looks), "{effects:#?}");
    // A page that comes in between voids the yes.
    let (_, effects) = step(session, ready(HOME));
    let voids = |e: &Effect| matches!(e, Effect::Report(r) if matches!(**r, Report::Notice { .. }));
    assert!(effects.iter().any(voids), "{effects:#?}");
}

#[test]
fn a_pause_while_an_approved_press_waits_voids_it_however_soon_it_goes_on() {
    let session = up_to(|e| matches!(e, Effect::Ask { .. }));
    let person = |input| Event::Person { input };
    let approved = PersonInput::Answer {
        question: QuestionId(1),
        approved: true,
        via: Via::Overlay,
    };
    let (session, effects) = step(session, person(approved));
    let timer = effects.iter().find_map(|e| match e {
        Effect::SetTimer { timer, .. } => Some(*timer),
        _ => None,
    });
    let (session, effects) = step(session, person(PersonInput::Pause));
    let told = |e: &Effect| matches!(e, Effect::Report(r) if matches!(&**r, Report::Notice { text } if text.contains("asked again")));
    assert!(effects.iter().any(told), "{effects:#?}");
    let (session, _) = step(session, person(PersonInput::Resume));
    let timer = timer.expect("the time that it waits");
    let (session, effects) = step(session, Event::TimerFired { timer });
    assert!(effects.is_empty(), "{effects:#?}");
    assert!(!session.is_over());
}

#[test]
fn a_planner_that_gives_up_after_an_approved_press_is_checked_and_only_quoted() {
    let mut world = World::new(streamora());
    let claim = "Your subscription is cancelled";
    world.planner = Some(vec![
        planner::Proposal::AskNext {
            action: "open the plan".into(),
            reason: "to be sure".into(),
        },
        planner::Proposal::Act {
            action: Action::Click { target: Ref(2) },
            why: String::new(),
        },
        planner::Proposal::Complete {
            success: false,
            reason: claim.into(),
        },
    ]);
    world.run();
    assert_eq!(world.questions.len(), 1);
    let looks = |e: &Effect| matches!(e, Effect::LookAgain { .. });
    assert!(world.effects.iter().any(looks), "{:#?}", world.reports);
    let ours =
        |r: &Report| matches!(r, Report::Outcome { headline, .. } if headline.contains(claim));
    assert!(!world.reports.iter().any(ours), "{:#?}", world.reports);
}

#[test]
fn a_planner_that_gives_up_is_quoted() {
    let mut world = World::new(streamora());
    world.planner = Some(vec![planner::Proposal::Complete {
        success: false,
        reason: "Your subscription is cancelled".into(),
    }]);
    world.run();
    let error = world.result().error.clone().unwrap();
    assert!(
        error.contains("The planner says: “Your subscription is cancelled” Nothing was changed."),
        "{error}"
    );
}

#[test]
fn a_planner_that_gives_up_in_lines_of_its_own_is_quoted_on_one() {
    let mut world = World::new(streamora());
    world.planner = Some(vec![planner::Proposal::Complete {
        success: false,
        reason: "It is over.”\n\u{1b}[1mCancelled,\u{2069} proven.".into(),
    }]);
    world.run();
    let said = "It is over.” [1mCancelled, proven.";
    let error = world.result().error.clone().unwrap();
    assert!(error.contains(said), "{error:?}");
}

#[test]
fn what_a_planner_would_type_is_written_down_on_one_line() {
    let site = streamora().page("account", "/account", "# Your account\nPlan: Premium\n€12.99 a month\nStatus: Active. Renews on 4 December 2026.\nfield: Word\n(Manage plan -> /account/plan)");
    let mut world = World::new(site);
    world.planner = Some(vec![planner::Proposal::Act {
        action: Action::Fill {
            target: Ref(2),
            value: "At once\u{2069}”\n✓ Cancelled\u{1b}[8m".into(),
            clear_first: true,
        },
        why: String::new(),
    }]);
    world.run();
    let mut decided = world.reports.iter().filter_map(|r| match r {
        Report::Decision { action, .. } => Some(action),
        _ => None,
    });
    let said = decided.next().expect("it is judged");
    assert!(said.contains("“At once” ✓ Cancelled[8m”"), "{said:?}");
}

#[test]
fn looks_cost_no_turn_but_not_without_end() {
    let turns_after = |looks: usize| {
        let mut world = World::new(streamora());
        let mut planned = vec![planner::Proposal::Look { everything: true }; looks];
        planned.push(planner::Proposal::Complete {
            success: false,
            reason: "No way.".into(),
        });
        world.planner = Some(planned);
        world.run();
        world.result().turns
    };
    assert_eq!(turns_after(3), turns_after(0));
    assert_eq!(turns_after(12), turns_after(0) + 2);
}

#[test]
fn what_is_asked_for_is_typed_in_the_pages_own_signs_and_our_answer_by_its_name() {
    let asks = "# Last step\nDo you really want to cancel? To continue, type “I’m sure – cancel”.\nfield: Your words\n[Submit]";
    let why =
        "# Why are you leaving?\nTell us the reason for cancelling.\nfield: Your reason\n[Submit]";
    let ours = Some("I don't need this subscription any longer");
    let headed = format!("# EXIT SURVEY\n{why}").replace("\n# Why", "\n## Why");
    for (lines, proposed, typed) in [
        (asks, "I'm sure - cancel", Some("I’m sure – cancel")),
        (asks, "I'm sure", None),
        (why, "SURVEY", ours),
        (&headed, "SURVEY", ours),
        (why, "Because of the price", None),
    ] {
        let mut site = streamora().page("step", "/cancel/step", lines);
        site.at = "step";
        let mut world = World::new(site);
        let field = Ref(2);
        world.planner = Some(vec![planner::Proposal::Act {
            action: Action::Fill {
                target: field,
                value: proposed.into(),
                clear_first: true,
            },
            why: String::new(),
        }]);
        world.run();
        let decided = world.reports.iter().find_map(|r| match r {
            Report::Decision {
                action, verdict, ..
            } => Some((action, *verdict)),
            _ => None,
        });
        let (action, verdict) = decided.expect("it is judged");
        assert_eq!(verdict == Verdict::Allow, typed.is_some(), "{action}");
        assert!(action.contains(typed.unwrap_or(proposed)), "{action}");
    }
}

#[test]
fn a_choice_that_is_asked_about_is_named_and_is_not_taken_for_the_last_press() {
    let site = streamora().page("account", "/account", "# Your account\nPlan: Premium\n€12.99 a month\nStatus: Active. Renews on 4 December 2026.\nselect: When to end = At the end of the month, At once\n(Manage plan -> /account/plan)");
    let mut world = World::new(site);
    let act = |action| planner::Proposal::Act {
        action,
        why: String::new(),
    };
    let choose = Action::Select {
        target: Ref(2),
        value: "At once".into(),
    };
    world.planner = Some(vec![act(choose), act(Action::Click { target: Ref(3) })]);
    world.run();
    let asked = &world.questions[0];
    assert!(
        asked.contains("At once") && asked.contains("When to end"),
        "{asked}"
    );
    assert_eq!(world.site.pressed, ["When to end", "Manage plan"]);
}

#[test]
fn a_field_that_changes_under_the_question_voids_the_yes() {
    let with = |value: &str| {
        format!(
            "# Are you sure you want to cancel?\nYour subscription ends on 4 December 2026.\nselect: When to end = {value}\n[Keep subscription]\n[Finish cancellation]"
        )
    };
    let site = streamora().page("last", "/cancel/confirm", &with("At the end, At once"));
    let mut world = World::new(site);
    world.answer = None;
    world.run();
    world.site = streamora().page("last", "/cancel/confirm", &with("At once, At the end"));
    world.site.at = "last";
    world.answer_now(true);
    assert!(world.site.pressed.is_empty(), "{:#?}", world.site.pressed);
    assert_eq!(world.questions.len(), 2, "{:#?}", world.notices());
}

/// The planner asks for a yes to the only button of the page, and then presses it.
fn asks_for_the_account(site: Site) -> World {
    let mut world = World::new(site);
    world.planner = Some(vec![
        planner::Proposal::AskNext {
            action: "delete the account".into(),
            reason: "there is no other way".into(),
        },
        planner::Proposal::Act {
            action: Action::Click { target: Ref(2) },
            why: String::new(),
        },
    ]);
    world.run();
    world
}

fn asks_to_delete(other: &str) -> World {
    let account =
        format!("# Account\nPremium. Renews on 4 December 2026.\n[Delete account]{other}");
    asks_for_the_account(streamora().page("account", "/account", &account))
}

#[test]
fn the_account_may_go_where_there_is_no_other_way_out_and_the_person_says_yes_to_that() {
    let world = asks_to_delete("");
    let [question] = &*world.questions else {
        panic!("{:#?}", world.questions)
    };
    assert!(question.contains("end your whole account"), "{question}");
    assert!(world.site.pressed.iter().any(|p| p == "Delete account"));
}

#[test]
fn the_account_s_end_proves_the_subscription_s_only_where_it_is_told_of_that() {
    let gone = "# 退会完了\n退会手続きが完了しました。";
    let with_it = "# 退会完了\n退会手続きが完了しました。\nプレミアムプランは解約されました。次回の更新はありません。";
    for (done, proven) in [(gone, false), (with_it, true)] {
        let account = "# マイページ\nプレミアムプラン 月額480円\n状態：利用中\n次回更新日：2027年1月15日\n[退会する]";
        let site = streamora()
            .page("account", "/account", account)
            .page("cancelled", "/account", done)
            .goes("account", "退会する", "cancelled")
            .cancels_on("退会する");
        let world = asks_for_the_account(site);
        let [question] = &*world.questions else {
            panic!("{:#?}", world.questions)
        };
        assert!(question.contains("end your whole account"), "{question}");
        assert_eq!(world.result().verified, proven, "{:#?}", world.result());
    }
}

#[test]
fn the_account_never_goes_where_the_subscription_has_its_own_way_out() {
    let world = asks_to_delete("\n[Cancel subscription]");
    let pressed = |p: &String| p == "Delete account";
    assert!(!world.site.pressed.iter().any(pressed));
    let asked = |q: &String| q.contains("Delete account");
    assert!(!world.questions.iter().any(asked), "{:#?}", world.questions);
}
