//! Runs from the first look to the end: events in, effects out, judged by what the scripted site saw.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "tests: clippy knows only #[test] functions as such"
)]
mod script;

use protocol::control::RunOptions;
use protocol::message::{PersonInput, SecondLook};
use protocol::report::{Report, Verdict};
use protocol::task::Reason;
use script::{Site, World, options, page, streamora};
use subterminator_engine::effect::Effect;
use subterminator_engine::event::Event;
use subterminator_engine::receipt::LookKind;

#[test]
fn an_approved_run_cancels_once_proves_it_and_fills_the_receipt() {
    let mut world = World::new(streamora());
    world.run();
    assert_eq!(world.site.cancelled, 1, "{:#?}", world.reports);
    assert_eq!(world.questions.len(), 1, "{:#?}", world.questions);
    let result = world.result();
    assert!(result.success && result.verified, "{result:?}");
    assert_eq!(
        (
            result.reason,
            result.exit_code(),
            result.effective.as_deref()
        ),
        (Reason::Completed, 0, Some("4 December 2026"))
    );
    for never in [
        "Accept offer",
        "Keep my plan",
        "Pause subscription",
        "Change plan",
        "Upgrade",
        "Delete account",
        "Restart subscription",
    ] {
        assert!(
            !world.site.pressed.iter().any(|p| p == never),
            "{never} was pressed"
        );
    }
    let steps = world.steps();
    for step in [
        "Opened “Manage plan”",
        "Opened “Cancel subscription”",
        "Declined “Stay for 50% off”",
        "Answered “I'm taking a break”",
        "Pressed “Finish cancellation”",
    ] {
        assert!(steps.iter().any(|s| s == step), "no step {step}: {steps:?}");
    }
    let facts = world.facts();
    assert_eq!(facts.service, "Streamora");
    assert_eq!(facts.plan.as_ref().unwrap().text, "Premium");
    assert_eq!(facts.price.as_ref().unwrap().text, "€12.99 a month");
    assert_eq!(
        facts.confirmation_number.as_ref().unwrap().text,
        "SX-2026-17"
    );
    assert!(
        facts
            .confirmation
            .as_ref()
            .unwrap()
            .text
            .contains("has been cancelled")
    );
    assert_eq!(facts.second_look.as_ref().unwrap().how, LookKind::Fetched);
    assert_eq!(facts.approvals.len(), 1);
    assert!(facts.picture_before.is_some() && facts.picture_after.is_some());
}

#[test]
fn the_question_quotes_what_the_page_says() {
    let mut world = World::new(streamora());
    world.answer = None;
    world.run();
    let question = &world.questions[0];
    for part in [
        "Finish cancellation",
        "www.streamora.com",
        "4 December 2026",
        "€20.00",
        "Streamora Kids",
        "This ends the subscription for good.",
        // The script's clock starts at midnight UTC, one o’clock where the person is; five minutes are the default.
        "No answer by 01:05 counts as no.",
    ] {
        assert!(question.contains(part), "{part} is not in\n{question}");
    }
}

#[test]
fn no_no_answer_stop_closing_and_ctrl_c_all_leave_the_subscription_active() {
    type Play = fn(&mut World);
    let ends: [(&str, Play, Reason, u8); 6] = [
        (
            "rejected",
            |w| {
                w.answer = Some(false);
                w.run();
            },
            Reason::HumanRejected,
            3,
        ),
        (
            "nobody answers",
            |w| {
                w.answer = None;
                w.run().time_passes();
            },
            Reason::HumanRejected,
            3,
        ),
        (
            "stop",
            |w| {
                w.answer = None;
                w.run().person(PersonInput::Stop);
            },
            Reason::Interrupted,
            130,
        ),
        (
            "close",
            |w| {
                w.answer = None;
                w.run().person(PersonInput::Close);
            },
            Reason::Interrupted,
            130,
        ),
        (
            "tab closed",
            |w| {
                w.answer = None;
                w.run().send(Event::TabClosed);
            },
            Reason::Interrupted,
            130,
        ),
        (
            "ctrl-c",
            |w| {
                w.answer = None;
                w.run().send(Event::Interrupted);
            },
            Reason::Interrupted,
            130,
        ),
    ];
    for (name, play, reason, code) in ends {
        let mut world = World::new(streamora());
        play(&mut world);
        assert_eq!(world.site.cancelled, 0, "{name}");
        assert_eq!(
            (world.result().reason, world.result().exit_code()),
            (reason, code),
            "{name}"
        );
        assert_eq!(
            (&world.result().effective, &world.facts().effective),
            (&None, &None),
            "{name}: nothing ended, so no date says so"
        );
        assert!(
            world
                .result()
                .error
                .as_deref()
                .unwrap()
                .contains("Nothing was changed."),
            "{name}: {:?}",
            world.result().error
        );
        assert!(
            world
                .effects
                .iter()
                .any(|e| matches!(e, Effect::Withdraw { .. })),
            "{name}: the question stayed up"
        );
    }
}

#[test]
fn an_answer_to_an_old_question_or_a_second_answer_counts_for_nothing() {
    let mut world = World::new(streamora());
    world.answer = None;
    world.run();
    let question = world.last_question.unwrap();
    let answer = |question, approved| PersonInput::Answer {
        question,
        approved,
        via: protocol::message::Via::Terminal,
    };
    world.person(answer(protocol::ids::QuestionId(99), true));
    assert_eq!(world.site.cancelled, 0);
    world.person(answer(question, false));
    world.person(answer(question, true));
    assert_eq!(world.site.cancelled, 0);
}

#[test]
fn a_page_that_changes_after_the_approval_voids_it_and_the_person_is_asked_anew() {
    fn rename(site: &mut Site) {
        let last = &mut site.pages.iter_mut().find(|(n, _)| *n == "last").unwrap().1;
        for e in &mut last.snapshot.elements {
            if e.name == "Finish cancellation" {
                e.name = "Confirm cancellation".into();
                site.cancels = "Confirm cancellation";
            }
        }
        for m in &mut site.moves {
            if m.1 == "Finish cancellation" {
                m.1 = "Confirm cancellation";
            }
        }
    }
    let mut world = World::new(streamora());
    world.meanwhile = Some(rename);
    world.run();
    assert_eq!(world.questions.len(), 2);
    assert!(world.questions[1].contains("Confirm cancellation"));
    assert!(
        world
            .notices()
            .iter()
            .any(|n| n.contains("no longer counts"))
    );
    assert_eq!(world.site.cancelled, 1);
}

#[test]
fn a_page_that_changes_after_every_approval_is_given_up() {
    fn other_date(site: &mut Site) {
        let last = &mut site.pages.iter_mut().find(|(n, _)| *n == "last").unwrap().1;
        last.text
            .push_str("\nAn early termination fee of €99.00 applies.");
        last.text = last.text.replacen("€", "€1", 1);
    }
    let mut world = World::new(streamora());
    world.meanwhile = Some(other_date);
    world.run();
    assert_eq!(world.site.cancelled, 0);
    assert!(world.questions.len() <= 3);
    assert!(!world.result().success);
}

#[test]
fn a_click_that_could_not_be_made_uses_the_approval_up() {
    let mut world = World::new(streamora());
    world.answer = None;
    world.run();
    world.fail_next = true;
    let question = world.last_question.unwrap();
    world.person(PersonInput::Answer {
        question,
        approved: true,
        via: protocol::message::Via::Overlay,
    });
    assert_eq!(world.site.cancelled, 0);
    assert_eq!(world.questions.len(), 2, "{:#?}", world.reports);
}

#[test]
fn a_dry_run_changes_nothing_and_says_what_it_would_do() {
    let mut world = World::new(streamora());
    world.ready().order(RunOptions {
        dry_run: true,
        ..options()
    });
    assert!(world.site.pressed.is_empty());
    let result = world.result();
    assert_eq!((result.reason, result.exit_code()), (Reason::DryRun, 0));
    assert!(
        result.error.as_deref().unwrap().contains("Manage plan"),
        "{result:?}"
    );
}

#[test]
fn the_idle_panel_shows_plan_state_and_biller_and_starts_on_the_persons_word() {
    let mut world = World::new(streamora());
    world.ready();
    let shown = world
        .effects
        .iter()
        .rev()
        .find_map(|e| {
            if let Effect::Show { panel } = e {
                Some(panel.clone())
            } else {
                None
            }
        })
        .unwrap();
    assert_eq!(shown.headline, "Premium · €12.99 a month");
    assert_eq!(
        shown.lines,
        ["Active, renews 4 December 2026", "Billed by Streamora"]
    );
    assert!(world.site.pressed.is_empty());
    world.person(PersonInput::Start { dry_run: false });
    assert_eq!(world.site.cancelled, 1);
}

#[test]
fn pages_that_need_no_or_another_hand_end_rightly_with_nothing_pressed() {
    let cases = [
        (
            "already cancelled",
            "/account",
            "# Your account\nYour subscription has been cancelled and ends on 4 December 2026.\n[Restart subscription]",
            Reason::AlreadyCancelled,
            0,
        ),
        (
            "billed by apple",
            "/account",
            "# Membership\nBilled through Apple. To cancel, go to your Apple Account subscriptions.",
            Reason::NeedsHuman,
            4,
        ),
        (
            "login",
            "/login",
            "# Sign in\nEmail\nsecret: Password\nForgot your password?\n[Sign in]",
            Reason::NeedsHuman,
            4,
        ),
    ];
    for (name, path, lines, reason, code) in cases {
        let mut world = World::new(Site::default().page("account", path, lines));
        world.ready().order(RunOptions {
            ask_in_page: false,
            ..options()
        });
        assert_eq!(
            (world.result().reason, world.result().exit_code()),
            (reason, code),
            "{name}: {:#?}",
            world.reports
        );
        assert!(world.site.pressed.is_empty(), "{name}");
    }
}

#[test]
fn in_a_window_signing_in_is_handed_over_and_taken_up_again() {
    let mut site = streamora().page(
        "login",
        "/login",
        "# Sign in\nEmail\nsecret: Password\nForgot your password?\n[Sign in]",
    );
    site.at = "login";
    let mut world = World::new(site);
    world.run();
    assert!(world.result.is_none());
    world.site.at = "account";
    world.ready();
    assert_eq!(world.site.cancelled, 1);
}

#[test]
fn a_site_that_says_done_while_the_account_is_still_active_is_not_believed() {
    let mut world = World::new(streamora().cancels_on("something else"));
    world.run();
    let result = world.result();
    assert_eq!(
        (result.success, result.verified, result.reason),
        (false, false, Reason::VerificationFailed),
        "{result:?}"
    );
}

#[test]
fn a_second_look_that_settles_nothing_is_followed_by_opening_the_account_page() {
    for (status, scripted, url) in [
        (200, true, script::HOME),
        (500, false, script::HOME),
        (200, false, "https://evil.example/account"),
    ] {
        let mut site = streamora();
        site.second_look = Some(SecondLook {
            url: url.into(),
            status,
            title: String::new(),
            text: "Your subscription has been cancelled.".into(),
            scripted,
        });
        let mut world = World::new(site);
        world.run();
        assert!(world.result().verified);
        assert_eq!(
            world.facts().second_look.as_ref().unwrap().how,
            LookKind::Reopened
        );
    }
}

#[test]
fn every_action_has_its_decision_before_it_and_the_irreversible_one_is_written_before_and_after() {
    let mut world = World::new(streamora());
    world.run();
    let mut decided = 0;
    let (mut written, mut answered) = (0, 0);
    for effect in &world.effects {
        match effect {
            Effect::Report(report) => match &**report {
                Report::Decision { verdict, .. } if *verdict != Verdict::Deny => decided += 1,
                Report::Irreversible { pressed: None, .. } => written += 1,
                Report::Irreversible {
                    pressed: Some(true),
                    ..
                } => answered += 1,
                _ => {}
            },
            Effect::Act { label, expect, .. } => {
                assert!(decided > 0, "an action without a decision");
                decided -= 1;
                if label.contains("Finish cancellation") {
                    assert_eq!((written, answered), (1, 0));
                    assert_eq!(expect.as_ref().unwrap().name, "Finish cancellation");
                }
            }
            _ => {}
        }
    }
    assert_eq!((written, answered), (1, 1));
}

#[test]
fn pause_takes_effect_before_the_next_action() {
    let mut world = World::new(streamora());
    world.one(Event::AgentReady {
        origin: "https://www.streamora.com".into(),
        url: script::HOME.into(),
        build: protocol::message::AgentBuild::Wasm,
    });
    world.one(Event::Ordered { options: options() });
    world.send(Event::Person {
        input: PersonInput::Pause,
    });
    let pressed = world.site.pressed.len();
    assert!(world.result.is_none() && pressed <= 1);
    world.person(PersonInput::Resume);
    assert_eq!(world.site.cancelled, 1, "{:#?}", world.reports);
}

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
fn the_same_label_first_and_last_is_asked_about_unless_it_only_opens_a_page() {
    let site = Site::default()
        .page("account", "/account", "# Your plan\nPlan: Premium. Renews on 4 December 2026.\n[Cancel subscription]")
        .page("cancelled", "/account", "Your subscription has been cancelled and will end on 4 December 2026.\n[Restart subscription]")
        .stays("account", "Cancel subscription", "cancelled")
        .cancels_on("Cancel subscription");
    let mut world = World::new(site);
    world.answer = Some(false);
    world.run();
    assert_eq!(
        (world.site.cancelled, world.questions.len()),
        (0, 1),
        "a one-click cancel must be asked about"
    );
}

#[test]
fn the_overlay_that_cannot_stand_moves_to_the_window_and_a_closed_window_is_a_no() {
    let mut world = World::new(streamora());
    world.answer = None;
    world.run();
    let question = world.last_question.unwrap();
    world.send(Event::AskLost {
        question,
        why: "the page removes it".into(),
    });
    assert!(
        world
            .effects
            .iter()
            .any(|e| matches!(e, Effect::Ask { places, .. } if places.window && !places.overlay))
    );
    assert!(world.result.is_none());
    world.send(Event::AskLost {
        question,
        why: "closed".into(),
    });
    assert_eq!(world.result().reason, Reason::HumanRejected);
}

#[test]
fn a_flow_without_end_stops_at_the_limit_of_turns() {
    let mut site = streamora();
    site.moves.retain(|m| m.0 != "survey");
    let mut world = World::new(site.goes("survey", "Continue", "offer"));
    world.ready().order(RunOptions {
        max_turns: 6,
        ask_in_page: false,
        ..options()
    });
    assert!(
        matches!(
            world.result().reason,
            Reason::MaxTurnsExceeded | Reason::NeedsHuman
        ),
        "{:?}",
        world.result()
    );
    assert_eq!(world.site.cancelled, 0);
}

#[test]
fn a_typed_word_and_a_box_are_filled_in_before_the_question() {
    let mut site = streamora();
    let last = &mut site.pages.iter_mut().find(|(n, _)| *n == "last").unwrap().1;
    *last = page(
        "/cancel/confirm",
        "# Cancel your plan?\nThis cannot be undone. To confirm, type CANCEL in the box below. Your plan ends on 4 December 2026.\nfield: Confirmation word\n_ I understand that I lose access\n[Finish cancellation (disabled)]\n[Go back]",
    );
    let mut world = World::new(site);
    world.run();
    assert_eq!(world.site.cancelled, 1, "{:#?}", world.reports);
    assert!(world.steps().contains(&"Answered “CANCEL”".to_owned()));
}

/// The demo site's own words, as a page that nobody tuned the wordings for.
#[test]
fn a_site_with_its_furniture_around_the_flow_is_walked_through() {
    let furniture = "Billing\nBilled by\nStreamora\nPayment method\nVisa ending in 4242\n(Update payment method -> /account)\n(Billing history -> /account)\nMember since\nMarch 2021\n(Sign out of all devices -> /account)\nDeleting your account removes your profile, lists and history at once. It does not refund the running month.\n(Delete account -> /account/delete)\n(Help centre -> /)";
    let site = Site::default()
        .page("account", "/account", &format!("(Browse -> /)\n(Account -> /account)\n# Account\nMembership\nPremium €12.99 a month Active\nYour membership renews on 4 December 2026.\n(Manage plan -> /account/plan)\nStreamora Family Six profiles for the whole house, €19.99 a month.\n[Upgrade now]\n{furniture}"))
        .page("plan", "/account/plan", "(Account -> /account)\n# Manage plan\nBasic\n€5.99 a month\n[Switch to Basic]\nPremium\n€12.99 a month\nYour plan\nFamily\n[Upgrade to Family]\nNeed a break?\nPause Premium for up to 3 months. Your lists stay.\n[Pause membership]\n(Cancel membership -> /cancel)")
        .page("offer", "/cancel/offer", "Step 1 of 3\n# Before you go: stay for 50 % off\nKeep Premium for €6.49 a month for the next 3 months. After that €12.99 a month.\nOffer ends when you leave this page\n[Continue with 50 % off]\n[No thanks, continue to cancel]\n[Pause for 3 months instead]\n(Keep my membership -> /account)")
        .page("survey", "/cancel/survey", "Step 2 of 3\n# Why are you leaving?\nChoose the main reason\no It costs too much\no I don’t watch enough\no I use another service\no Technical problems\no Another reason\nAnything else you would like to tell us? (optional)\n[Continue]\n[Switch to Basic for €5.99 instead]\n(Keep my membership -> /account)")
        .page("last", "/cancel/confirm", "Step 3 of 3\n# Confirm your cancellation\nIf you finish now, your Premium membership ends on 4 December 2026. You can watch until then.\nThere is no cancellation fee. The running month is not refunded.\nWhat you lose\nUltra HD on 4 screens\n(Keep my membership -> /account)\n[Finish cancellation]")
        .page("done", "/cancel/done", "# Your membership has been cancelled\nYou can watch until 4 December 2026. You will not be charged again.\nConfirmation number\nSC-4839-2071\nWe sent a confirmation to mara.kessler@example.com.\n[Restart membership]\n(Back to account -> /account)")
        .page("cancelled", "/account", &format!("# Account\nMembership\nPremium Cancelled\nYour membership is cancelled. You can watch until 4 December 2026.\nYou will not be charged again.\n[Restart membership]\n{furniture}"))
        .goes("account", "Manage plan", "plan")
        .goes("plan", "Cancel membership", "offer")
        .goes("offer", "No thanks, continue to cancel", "survey")
        .goes("survey", "Continue", "last")
        .goes("last", "Finish cancellation", "done")
        .cancels_on("Finish cancellation");
    let mut world = World::new(site);
    world.run();
    assert_eq!(world.site.cancelled, 1, "{:#?}", world.reports);
    assert_eq!(world.questions.len(), 1, "{:#?}", world.questions);
    assert!(world.result().verified, "{:#?}", world.reports);
    let facts = world.facts();
    assert_eq!(
        facts.plan.as_ref().map(|q| q.text.as_str()),
        Some("Premium")
    );
    assert_eq!(
        facts.confirmation_number.as_ref().map(|q| q.text.as_str()),
        Some("SC-4839-2071")
    );
    assert_eq!(facts.second_look.as_ref().unwrap().how, LookKind::Fetched);
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

/// A site of one page, where the way in is a button and everything after it stands in dialogs.
fn one_page() -> Site {
    let account =
        "# Your subscription\nPlan: Premium\nRenews on 4 December 2026.\n[Cancel subscription]";
    let over = |dialog: &str| format!("{account}\ndialog: {dialog}");
    Site::default()
        .page("account", "/account", account)
        .page("offer", "/account", &over("Before you go\n# Before you go\nGet 50% off for 3 months.\n[Accept offer]\n[No thanks, continue to cancel]"))
        .page("survey", "/account", &over("Why are you leaving?\n# Why are you leaving?\nTell us the main reason for cancelling.\no Too expensive\no Other\n[Continue]"))
        .page("last", "/account", &over("Are you sure?\n# Are you sure you want to cancel?\nYour subscription ends on 4 December 2026.\n[Keep subscription]\n[Cancel subscription]"))
        .page("cancelled", "/account", "# Your subscription\nYour subscription has been cancelled and ends on 4 December 2026.\n[Restart subscription]")
        .stays("account", "Cancel subscription", "offer")
        .stays("offer", "No thanks, continue to cancel", "survey")
        .stays("survey", "Continue", "last")
}

#[test]
fn a_button_that_may_be_the_way_in_is_asked_about_truthfully_and_the_last_step_again() {
    let mut site = one_page().stays("last", "Cancel subscription", "cancelled");
    site.cancels_at = ("last", "Cancel subscription");
    let mut world = World::new(site);
    world.run();
    assert_eq!(world.site.cancelled, 1, "{:#?}", world.reports);
    assert_eq!(world.questions.len(), 2, "{:#?}", world.questions);
    assert!(
        world.questions[0].contains("may only be the way in"),
        "{}",
        world.questions[0]
    );
    assert!(
        !world.questions[0].contains("last step"),
        "{}",
        world.questions[0]
    );
    assert!(
        world.questions[1].contains("Approve the last step?"),
        "{}",
        world.questions[1]
    );
    assert!(world.result().verified, "{:?}", world.result());
}

#[test]
fn layers_that_no_role_marks_as_dialogs_are_walked_through_just_the_same() {
    let account =
        "# Your subscription\nPlan: Premium\nRenews on 4 December 2026.\n[Cancel subscription]";
    let mut site = Site::default()
        .page("account", "/account", account)
        .page("offer", "/account", &format!("{account}\n# Stay and save\nGet 30% off for a year.\n[Apply discount]\n[No thanks]"))
        .page("last", "/account", &format!("{account}\n# Are you sure?\nIf you cancel, you can watch until 4 December 2026.\n[Keep subscription]\n[Confirm cancellation]"))
        .page("cancelled", "/account", "# Your subscription\nYour subscription has been cancelled and ends on 4 December 2026.\n[Restart subscription]")
        .stays("account", "Cancel subscription", "offer")
        .stays("offer", "No thanks", "last")
        .stays("last", "Confirm cancellation", "cancelled");
    site.cancels = "Confirm cancellation";
    let mut world = World::new(site);
    world.run();
    assert_eq!(
        world.site.pressed,
        ["Cancel subscription", "No thanks", "Confirm cancellation"],
        "{:#?}",
        world.reports
    );
    assert!(world.result().verified, "{:?}", world.result());
}

#[test]
fn a_no_to_the_last_step_after_an_approved_way_in_says_what_was_pressed() {
    let mut site = one_page().stays("last", "Cancel subscription", "cancelled");
    site.cancels_at = ("last", "Cancel subscription");
    let mut world = World::new(site);
    world.answers = vec![true, false];
    world.run();
    assert_eq!(world.site.cancelled, 0);
    let result = world.result();
    assert_eq!(result.reason, Reason::HumanRejected);
    let said = result.error.as_deref().unwrap();
    assert!(said.contains("led to a further step"), "{said}");
}

#[test]
fn a_page_that_does_not_move_after_the_approved_press_is_not_pressed_again_but_the_account_is_looked_at()
 {
    let mut site = streamora();
    site.moves.retain(|m| m.1 != "Finish cancellation");
    let mut world = World::new(site);
    world.run();
    assert_eq!(world.site.cancelled, 1, "{:#?}", world.reports);
    assert_eq!(world.questions.len(), 1);
    assert!(world.result().verified, "{:?}", world.result());
}

#[test]
fn what_the_person_cancels_while_it_is_theirs_is_proven_and_not_called_already_cancelled() {
    let mut site = streamora();
    site.pages.retain(|(n, _)| *n != "plan");
    let site = site.page("plan", "/account/plan", "# Premium\n€12.99 a month. Next billing date: 4 December 2026.\nTo cancel, call us on 555 0100.");
    let mut world = World::new(site);
    world.run();
    assert!(world.result.is_none(), "{:#?}", world.reports);
    world.site.cancelled = 1;
    world.site.at = "cancelled";
    world.person(PersonInput::HandedBack);
    let result = world.result();
    assert_eq!(
        (result.reason, result.verified),
        (Reason::Completed, true),
        "{result:?}"
    );
}

#[test]
fn a_last_button_that_is_called_otherwise_after_the_approval_is_asked_about_anew() {
    fn rename(site: &mut Site) {
        let last = &mut site.pages.iter_mut().find(|(n, _)| *n == "last").unwrap().1;
        for e in &mut last.snapshot.elements {
            if e.name == "Finish cancellation" {
                e.name = "Cancel membership now".into();
            }
        }
    }
    let mut world = World::new(streamora());
    world.meanwhile = Some(rename);
    world.answers = vec![true, false];
    world.run();
    assert_eq!(world.questions.len(), 2, "{:#?}", world.reports);
    assert!(world.questions[1].contains("Cancel membership now"));
    assert_eq!(world.site.cancelled, 0);
    assert_eq!(world.result().reason, Reason::HumanRejected);
}

#[test]
fn a_stop_that_a_crash_overtook_is_still_a_stop() {
    let mut world = World::new(streamora());
    world.one(Event::AgentReady {
        origin: "https://www.streamora.com".into(),
        url: script::HOME.into(),
        build: protocol::message::AgentBuild::Wasm,
    });
    world.one(Event::Ordered { options: options() });
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

/// The demo site's account page once it is cancelled, furniture and all.
#[test]
fn an_account_that_was_cancelled_before_is_said_to_be_so_and_nothing_is_pressed() {
    let site = Site::default().page("account", "/account", "(Streamora -> /)\n(Browse -> /)\n(My list -> /)\n(Account -> /account)\n# Account\nMembership\nPremium\nCancelled\nYour membership is cancelled. You can watch until 4 December 2026.\nYou will not be charged again.\n[Restart membership]\nBilling\nBilled by\nStreamora\nPayment method\nVisa ending in 4242\n(Update payment method -> /account)\n(Billing history -> /account)\nProfile\nMember since\nMarch 2021\n(Change password -> /account)\n(Sign out of all devices -> /account)\nDeleting your account removes your profile, lists and history at once. It does not refund the running month.\n(Delete account -> /account/delete)\n(Help centre -> /)\n(Terms -> /)");
    let mut world = World::new(site);
    world.run();
    let states: Vec<String> = world
        .reports
        .iter()
        .filter(|r| matches!(r, Report::State { .. }))
        .map(|r| format!("{r:?}"))
        .collect();
    assert_eq!(
        (world.result().reason, world.result().exit_code()),
        (Reason::AlreadyCancelled, 0)
    );
    assert!(states[0].contains("AccountCancelled"), "{states:?}");
    assert!(world.site.pressed.is_empty());
}

#[test]
fn a_page_that_fetches_its_next_view_slowly_is_waited_for_and_not_given_up() {
    let mut site = streamora();
    for m in &mut site.moves {
        m.3 = false;
    }
    site.slow = 2;
    let mut world = World::new(site);
    world.run();
    assert!(world.result().verified, "{:#?}", world.reports);
    assert_eq!(world.site.cancelled, 1);
    let pressed = &world.site.pressed;
    let mut once = pressed.clone();
    once.dedup();
    assert_eq!(
        *pressed, once,
        "nothing is pressed a second time while it loads"
    );
}
