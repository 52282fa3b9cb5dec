//! From the account page to the outcome: each kind of cancel flow is walked through, and nothing beside it is pressed.
use crate::script::{Site, World, options, page, streamora};
use protocol::action::Action;
use protocol::control::RunOptions;
use protocol::message::{PersonInput, SecondLook};
use protocol::report::{Report, Verdict};
use protocol::task::Reason;
use subterminator_engine::effect::Effect;
use subterminator_engine::event::Event;
use subterminator_engine::heuristics;
use subterminator_engine::planner::Proposal;
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
    assert_eq!(facts.second_look.as_ref().unwrap().how, LookKind::Reopened);
    assert_eq!(facts.approvals.len(), 1);
    assert!(facts.picture_before.is_some() && facts.picture_after.is_some());
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
    assert_eq!(facts.second_look.as_ref().unwrap().how, LookKind::Reopened);
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
        result.would.as_deref().unwrap().contains("Manage plan"),
        "{result:?}"
    );
}

#[test]
fn the_idle_panel_shows_plan_state_and_biller_and_starts_on_the_persons_word() {
    let mut world = World::new(streamora());
    world.ready();
    let shown = world.panel();
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
fn pause_takes_effect_before_the_next_action() {
    let mut world = World::new(streamora());
    world.begin();
    world.send(Event::Person {
        input: PersonInput::Pause,
    });
    let pressed = world.site.pressed.len();
    assert!(world.result.is_none() && pressed <= 1);
    world.person(PersonInput::Resume);
    assert_eq!(world.site.cancelled, 1, "{:#?}", world.reports);
}

/// An offer may come back in its own place, and a no to it be needed twice. It has an end.
#[test]
fn an_offer_that_stays_is_declined_twice_and_then_the_person_is_there() {
    let mut site = streamora();
    site.moves.retain(|(from, ..)| *from != "offer");
    let mut world = World::new(site);
    world.run();
    let declined = "No thanks, continue to cancel";
    let presses = world.site.pressed.iter().filter(|p| *p == declined);
    assert_eq!(presses.count(), 2, "{:?}", world.site.pressed);
    assert_eq!(world.site.cancelled, 0);
    assert!(
        world
            .reports
            .iter()
            .any(|r| matches!(r, Report::HandOver { .. })),
        "{:#?}",
        world.reports
    );
}

#[test]
fn what_was_approved_on_an_offer_that_stays_is_pressed_once() {
    let offer = "# Stay for 50% off\nBefore you go: get 50% off for the next 3 months.\n[Accept offer]\n[Keep my plan]\n[Cancel anyway]";
    for cancels in [true, false] {
        let mut site = streamora().page("offer", "/cancel/offer", offer);
        site.moves.retain(|(from, ..)| *from != "offer");
        if cancels {
            site = site.cancels_on("Cancel anyway");
        }
        let mut world = World::new(site);
        world.run();
        if !cancels {
            // It may heed only their own click; they say that they have done that.
            assert!(world.panel().headline.contains("own click"));
            world.person(PersonInput::HandedBack);
        }
        let presses = world.site.pressed.iter().filter(|p| *p == "Cancel anyway");
        assert_eq!(presses.count(), 1, "{:?}", world.site.pressed);
        assert_eq!(world.result().success, cancels, "{:?}", world.result());
    }
}

/// The last step leads back to where the way began, and nothing there says what became of it.
#[test]
fn a_way_that_begins_again_after_its_last_step_is_walked_twice_and_not_for_ever() {
    let site = Site::default()
        .page("account", "/account", "# Streamora\nYour films and series.\n[I want to cancel]")
        .page("last", "/leave", "# Confirm your cancellation?\nYou keep access until 4 December 2026.\n[Keep watching]\n[Confirm cancellation]")
        .goes("account", "I want to cancel", "last")
        .goes("last", "Confirm cancellation", "account");
    let mut world = World::new(site);
    world.run();
    let presses = world.site.pressed.iter();
    let presses = presses.filter(|p| *p == "Confirm cancellation").count();
    assert!((1..=2).contains(&presses), "{:?}", world.site.pressed);
    assert!(!world.result().success, "{:#?}", world.result());
}

/// Without a window nobody can click: where the account is seen to be as it was, it is pressed once more, and only with a new question.
#[test]
fn a_press_that_the_page_did_not_hear_is_asked_about_anew() {
    let offer = "# Stay for 50% off\nBefore you go: get 50% off for the next 3 months.\n[Accept offer]\n[Keep my plan]\n[Cancel anyway]";
    let mut site = streamora().page("offer", "/cancel/offer", offer);
    site.moves.retain(|(from, ..)| *from != "offer");
    let mut world = World::new(site);
    world.ready().order(RunOptions {
        ask_in_page: false,
        ..options()
    });
    let presses = world.site.pressed.iter().filter(|p| *p == "Cancel anyway");
    assert_eq!(presses.count(), 2, "{:?}", world.site.pressed);
    let asked = world.questions.iter();
    let asked = asked.filter(|q| q.contains("Cancel anyway"));
    assert_eq!(asked.count(), 2, "{:#?}", world.questions);
    assert!(!world.result().success, "{:?}", world.result());
}

/// Scripts that come late, on more than one page: each press that was lost is asked about once more, and the account is looked at between.
#[test]
fn of_each_press_that_was_lost_one_more_is_asked_about() {
    let offer = "# Stay for 50% off\nBefore you go: get 50% off for the next 3 months.\n[Accept offer]\n[Cancel anyway]";
    let survey = "# Why are you leaving?\nTell us the reason for cancelling.\nx Other\n[Continue]";
    let site = streamora()
        .page("offer", "/cancel/offer", offer)
        .page("survey", "/cancel/survey", survey)
        .goes("offer", "Cancel anyway", "survey");
    let mut world = World::new(site);
    world.deaf = vec!["Cancel anyway", "Continue"];
    world.ready().order(RunOptions {
        ask_in_page: false,
        ..options()
    });
    assert_eq!(world.site.cancelled, 1, "{:#?}", world.reports);
    assert!(world.result().verified, "{:?}", world.result());
}

/// Left and opened anew, a page may not listen again at once: only where a fetch can't tell how the account stands is it left.
#[test]
fn a_press_that_was_lost_is_asked_about_where_it_stands() {
    for scripted in [false, true] {
        let mut site = streamora();
        let account = site.fetched();
        site.second_look = scripted.then_some(SecondLook {
            scripted,
            ..account
        });
        let mut world = World::new(site);
        world.deaf = vec!["Finish cancellation"];
        world.holds_fetches = true;
        world.ready().order(RunOptions {
            ask_in_page: false,
            ..options()
        });
        world.hear(0);
        assert_eq!(world.site.cancelled, 1, "{:#?}", world.reports);
        let opened = |e: &Effect| {
            matches!(
                e,
                Effect::Act {
                    action: Action::Navigate { .. },
                    ..
                }
            )
        };
        // Two links lead to the last page.
        assert_eq!(
            world.effects.iter().filter(|e| opened(e)).count() > 2,
            scripted,
            "{:#?}",
            world.reports
        );
        assert_eq!(world.questions.len(), 2, "{:#?}", world.questions);
    }
}

/// The press was made, and nobody knows that it won't take effect yet.
#[test]
fn a_no_after_a_press_that_was_lost_is_not_told_that_nothing_was_pressed() {
    let mut world = World::new(streamora());
    world.deaf = vec!["Finish cancellation"];
    world.answers = vec![true, false];
    world.ready().order(RunOptions {
        ask_in_page: false,
        ..options()
    });
    let told = world.result().error.clone().unwrap_or_default();
    assert!(told.contains("was pressed"), "{told}");
    assert!(!told.contains("was not pressed"), "{told}");
}

/// It needs no question by the rules: whoever plans wanted one.
#[test]
fn what_was_asked_about_only_because_the_planner_wanted_it_is_asked_about_again_when_it_was_lost() {
    const NO: &str = "No thanks, continue to cancel";
    let mut world = World::new(streamora());
    let press = |page: &str, name: &str| {
        let mut pages = world.site.pages.iter();
        let (_, page) = pages.find(|(n, _)| *n == page).expect("the page");
        let control = page.snapshot.elements.iter().find(|e| e.name == name);
        Proposal::Act {
            action: Action::Click {
                target: control.expect("the control").reference,
            },
            why: String::new(),
        }
    };
    let ask = Proposal::AskNext {
        action: "go on".into(),
        reason: "to be sure".into(),
    };
    let in_turn = vec![
        press("account", "Manage plan"),
        press("plan", "Cancel subscription"),
        ask,
        press("offer", NO),
    ];
    world.planner = Some(in_turn);
    world.deaf = vec![NO];
    world.ready().order(RunOptions {
        ask_in_page: false,
        ..options()
    });
    let asked = world.questions.iter().filter(|q| q.contains(NO));
    assert_eq!(asked.count(), 2, "{:#?}", world.reports);
    assert!(world.site.pressed.iter().any(|p| p == NO));
}

/// Behind a dialog everything may be switched off, the way in as well.
#[test]
fn a_way_in_that_is_disabled_once_it_was_taken_holds_up_nothing() {
    let account = |way_in: &str| {
        format!("# Your account\nRenews on 4 December 2026.\n[Turn off renewal{way_in}]")
    };
    let over = format!(
        "{}\ndialog: Sure?\n# Turn off renewal?\nYou keep access until 4 December 2026.\n[Leave it on]\n[Turn off]",
        account(" (disabled)")
    );
    let site = Site::default()
        .page("account", "/account", &account(""))
        .page("over", "/account", &over)
        .page("cancelled", "/account", "# Your account\nAutomatic renewal is off. Your subscription ends on 4 December 2026.\n[Turn renewal back on]")
        .stays("account", "Turn off renewal", "over")
        .goes("over", "Turn off", "cancelled")
        .cancels_on("Turn off");
    let mut world = World::new(site);
    world.run();
    assert_eq!(world.site.cancelled, 1, "{:#?}", world.reports);
}

/// What covers the page is no dialog to machines; its words are all that is known of it.
#[test]
fn a_letter_is_put_off_in_its_own_words_unless_it_speaks_of_the_subscription() {
    let covered = |cover: &'static str, later: &str| {
        let account = format!(
            "# Your account\nRenews on 4 December 2026.\n[Cancel subscription (closed)]\nGet our app.\n[{later}]"
        );
        let site = streamora().page("account", "/account", &account).goes(
            "account",
            "Cancel subscription",
            "offer",
        );
        let mut world = World::new(site);
        world.ready();
        world.fail_next = true;
        world.cover = cover;
        world.order(options());
        world
    };
    for (cover, later) in [
        (
            "It is covered by another element (<div>), which says “Get our app. Not now”.",
            "Not now",
        ),
        (
            "It is covered by another element (<div>), which says “Get our app. Maybe later”.",
            "Maybe later",
        ),
    ] {
        let world = covered(cover, later);
        assert_eq!(world.site.pressed[0], later, "{:#?}", world.reports);
        assert!(world.result().verified, "{:#?}", world.reports);
        assert_eq!(world.questions.len(), 1, "{:#?}", world.questions);
    }
    for cover in [
        "It is covered by another element (<div>), which says “Keep your subscription? Not now”.",
        "It is covered by another element (<div>), which says “Cancel it today? Not now”.",
        "It is covered by another element (<div>), which says “Get our app. Close”.",
    ] {
        let world = covered(cover, "Not now");
        let put_off = world.site.pressed.iter().any(|p| p == "Not now");
        assert!(!put_off, "{cover}: {:?}", world.site.pressed);
    }
}

/// The account would only say that it is active; the person can go on from the page that asks.
#[test]
fn where_what_was_approved_led_to_a_page_that_nobody_knows_an_answer_to_the_person_goes_on() {
    let site = streamora()
        .page("plan", "/account/plan", "# Premium\n€12.99 a month. Next billing date: 4 December 2026.\n[Cancel subscription]")
        .page("offer", "/cancel/offer", "# Before you go: 50% off\nStay for 50% off for the next 3 months.\n[Accept offer]\n[Keep my plan]");
    let mut world = World::new(site);
    world.ready().order(RunOptions {
        ask_in_page: false,
        ..options()
    });
    assert_eq!(
        world.result().reason,
        Reason::NeedsHuman,
        "{:#?}",
        world.reports
    );
    assert_eq!(world.site.cancelled, 0);
}

/// A letter that nobody ordered lies over the page: the first press finds its control covered.
#[test]
fn what_lies_over_the_page_is_closed_and_the_press_done_again() {
    for close in ["✕", "Close"] {
        let offer = format!(
            "# Stay for 50% off\nBefore you go: get 50% off for the next 3 months.\n[Accept offer]\n[No thanks, continue to cancel]\n[{close}]"
        );
        let site = streamora()
            .page("account", "/account", "# Your account\nRenews on 4 December 2026.\n(Cancel subscription -> /cancel/offer)")
            .page("offer", "/cancel/offer", &offer)
            .goes("account", "Cancel subscription", "offer");
        let mut world = World::new(site);
        world.ready();
        world.fail_next = true;
        world.order(options());
        assert!(world.result().verified, "{:#?}", world.reports);
        assert_eq!(world.questions.len(), 1, "{:#?}", world.questions);
        let failed = |r: &Report| matches!(r, Report::Step { mark: protocol::view::StepMark::Failed, text, .. } if text.contains("a banner covers it"));
        assert!(world.reports.iter().any(failed), "{:#?}", world.reports);
    }
}

const LAW: &str = "(Cancel contract -> /cancel/why)";

/// The way in that the law asks for stands in the footer of every page, also of those on the way out.
fn with_a_way_in_on_every_page(last: &str, thanks: &str) -> Site {
    let account = format!("# Your plan\nRenews on 4 December 2026.\n{LAW}");
    let why = format!(
        "# Why are you leaving?\nTell us your reason.\nradio: Too expensive\nradio: Other\n[Continue]\n{LAW}"
    );
    Site::default()
        .page("account", "/account", &account)
        .page("why", "/cancel/why", &why)
        .page("last", "/cancel/check", last)
        .page("thanks", "/cancel/done", thanks)
        .page("cancelled", "/account", &account)
        .goes("account", "Cancel contract", "why")
        .goes("why", "Cancel contract", "why")
        .goes("why", "Continue", "last")
        .goes("last", "Cancel contract", "why")
        .goes("thanks", "Cancel contract", "why")
}

#[test]
fn the_footer_s_way_in_is_not_taken_instead_of_what_goes_on() {
    let last = format!(
        "# Confirm cancellation\nYour plan ends on 4 December 2026.\n[Finish cancellation]\n{LAW}"
    );
    let site = with_a_way_in_on_every_page(&last, "# Done")
        .goes("last", "Finish cancellation", "thanks")
        .cancels_on("Finish cancellation");
    let mut world = World::new(site);
    world.run();
    let ways_in = world
        .site
        .pressed
        .iter()
        .filter(|p| *p == "Cancel contract");
    assert_eq!(ways_in.count(), 1, "{:?}", world.site.pressed);
    assert_eq!(world.site.cancelled, 1, "{:?}", world.site.pressed);
}

/// The page after the last step says nothing that is understood, and the way in stands on it: it isn't gone twice.
#[test]
fn after_the_last_step_the_way_is_not_begun_again_before_the_account_was_looked_at() {
    let last = "# Confirm cancellation\nYour plan ends on 4 December 2026.\n[Finish cancellation]";
    let thanks = format!("# Mail is on its way\n{LAW}");
    let site = with_a_way_in_on_every_page(last, &thanks)
        .goes("last", "Finish cancellation", "thanks")
        .cancels_on("Finish cancellation");
    let mut world = World::new(site);
    world.run();
    let last = world
        .site
        .pressed
        .iter()
        .filter(|p| *p == "Finish cancellation");
    assert_eq!(last.count(), 1, "{:?}", world.site.pressed);
    let ways_in = world
        .site
        .pressed
        .iter()
        .filter(|p| *p == "Cancel contract");
    assert_eq!(ways_in.count(), 1, "{:?}", world.site.pressed);
    assert!(!world.result().verified, "{:#?}", world.reports);
}

#[test]
fn what_ends_it_all_the_same_leads_out_in_every_language() {
    use heuristics::Intent::{Enter, GoOn, Insist};
    let labels = [
        ("en", "Deactivate my plan anyway"),
        ("de", "Trotzdem Abo beenden"),
        ("fr", "Me désabonner malgré tout"),
        ("es", "Darme de baja de todos modos"),
        ("it", "Disattiva abbonamento comunque"),
        ("nl", "Evengoed afzeggen"),
        ("pt", "Encerrar assinatura mesmo assim"),
        ("ja", "それでも定期便を解約"),
        ("en", "Carry on leaving"),
        ("de", "Weiter zum Austritt"),
        ("fr", "Poursuivre mon départ"),
        ("es", "Seguir con la salida"),
        ("it", "Prosegui con il recesso"),
        ("nl", "Verder met uitschrijven"),
        ("pt", "Prosseguir com a saída"),
        ("ja", "退会を続行する"),
        ("pt", "Não quero, seguir com o cancelamento"),
        ("es", "No lo quiero, continuar con la cancelación"),
        ("en", "I don't want it, continue to cancel"),
    ];
    for (lang, label) in labels {
        let mut observation = page("/cancel", &format!("[{label}]"));
        observation.snapshot.page.lang = lang.into();
        let intent = heuristics::intent(label, &observation);
        assert!(
            matches!(intent, Insist | GoOn | Enter),
            "{label}: {intent:?}"
        );
    }
    let nearly = page("/cancel", "[Keep it]");
    for stays in ["Don't cancel after all, still stay", "Keep my plan anyway"] {
        let intent = heuristics::intent(stays, &nearly);
        assert!(!ends(intent), "{stays}: {intent:?}");
    }
}

/// What a label means that leads to the end.
fn ends(intent: heuristics::Intent) -> bool {
    use heuristics::Intent::{Confirm, EndNow, Enter, GoOn, Insist};
    matches!(intent, Enter | Confirm | GoOn | Insist | EndNow)
}

fn none_leads_out(labels: &[(&str, &str)]) {
    let read = |(lang, label): &(&str, &str)| {
        let mut observation = page("/cancel", &format!("[{label}]"));
        observation.snapshot.page.lang = (*lang).into();
        heuristics::intent(label, &observation)
    };
    let wrong: Vec<_> = (labels.iter().map(|of| (of.1, read(of))))
        .filter(|(_, intent)| ends(*intent))
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_refusal_to_change_or_cancel_is_no_way_out() {
    none_leads_out(&[
        ("en", "Don't change or cancel"),
        ("en", "Don't pause or cancel my plan"),
        ("de", "Nicht ändern oder kündigen"),
        ("fr", "Ne pas modifier ou résilier"),
        ("es", "No cambiar o cancelar"),
        ("it", "Non modificare o disdire"),
        ("nl", "Niet wijzigen of stoppen"),
        ("nl", "Toch niet pauzeren of stoppen"),
        ("pt", "Não pausar ou cancelar meu plano"),
    ]);
}

#[test]
fn to_end_something_else_is_no_way_out() {
    none_leads_out(&[
        ("en", "Manage or end active sessions"),
        ("en", "Manage or stop notifications"),
        ("en", "I would rather change or end my box size"),
        ("de", "Benachrichtigungen verwalten oder abbestellen"),
        ("fr", "Gérer ou arrêter les notifications"),
        ("es", "Gestionar o terminar sesiones activas"),
        ("it", "Gestisci o disattiva le notifiche"),
        ("nl", "Meldingen beheren of stopzetten"),
        ("pt", "Gerenciar ou encerrar sessões ativas"),
    ]);
}

#[test]
fn to_break_the_cancellation_off_is_no_way_out() {
    none_leads_out(&[
        ("en", "Abort the cancellation anyway"),
        ("en", "Drop the cancellation anyway"),
        ("en", "Discard the cancellation anyway"),
        ("en", "Enjoy it anyway, cancel whenever"),
        ("de", "Kündigung doch abbrechen"),
        ("de", "Kündigung doch verwerfen"),
        ("de", "Doch von der Kündigung absehen"),
        ("fr", "Abandonner quand même la résiliation"),
        ("fr", "Résiliation toujours possible"),
        ("es", "Detener igualmente la cancelación"),
        ("it", "Rinuncia comunque alla disdetta"),
        ("it", "Interrompi comunque la disdetta"),
        ("nl", "Opzegging alsnog stoppen"),
        ("nl", "Toch van opzeggen afzien"),
        ("pt", "Interromper mesmo assim o cancelamento"),
        ("ja", "やはり解約をやめる"),
    ]);
}

#[test]
fn what_shows_first_what_may_be_changed_is_looked_at() {
    let labels = [
        ("en", "View or change plan"),
        ("de", "Abo ansehen und ändern"),
        ("fr", "Consulter ou modifier mon abonnement"),
        ("es", "Ver o cambiar suscripción"),
        ("it", "Visualizza o modifica abbonamento"),
        ("nl", "Abonnement bekijken of wijzigen"),
        ("pt", "Ver ou alterar assinatura"),
        ("ja", "お届け内容の確認・変更"),
    ];
    for (lang, label) in labels {
        let mut observation = page("/account", &format!("[{label}]"));
        observation.snapshot.page.lang = lang.into();
        let intent = heuristics::intent(label, &observation);
        assert!(
            matches!(
                intent,
                heuristics::Intent::Manage | heuristics::Intent::Plans
            ),
            "{label}: {intent:?}"
        );
    }
    let changes = page("/account", "[Change]");
    for sells in [
        "Switch to the yearly plan",
        "Switch to yearly, change or cancel anytime",
        "Upgrade now – change or cancel",
    ] {
        let intent = heuristics::intent(sells, &changes);
        assert_eq!(intent, heuristics::Intent::Change, "{sells}");
    }
    for (lang, sells) in [
        (
            "de",
            "Jetzt Premium testen – jederzeit ändern oder kündigen",
        ),
        ("nl", "Kies Premium: maandelijks aanpassen of opzeggen"),
        ("es", "Suscríbete a Premium: cambiar o cancelar"),
        ("ja", "プレミアムを試す プランの変更・解約"),
    ] {
        let mut page = page("/account", "");
        page.snapshot.page.lang = lang.into();
        let intent = heuristics::intent(sells, &page);
        assert_ne!(intent, heuristics::Intent::Manage, "{sells}");
    }
}

/// The account's first page tells nothing of what was ended; its link to the subscription is followed, and no other. What that page says
/// in words alone may be of another one.
#[test]
fn a_link_of_the_account_s_that_is_called_by_subscriptions_is_followed_for_proof() {
    let account = "# Your account\nPlan: Premium\n€12.99 a month\nStatus: Active. Renews on 4 December 2026.\n(Cancel subscription -> /cancel/offer)";
    let ended = "# Premium\nYour subscription has been cancelled and ends on 4 December 2026.\n[Restart subscription]";
    for link in ["My subscription", "Give a subscription"] {
        let after = format!(
            "# Hello Sam\n(Help -> /help)\n({link} -> /account/sub)\n(Sign out -> /logout)"
        );
        let mut world = World::new(
            streamora()
                .page("account", "/account", account)
                .page("cancelled", "/account", &after)
                .page("sub", "/account/sub", ended)
                .goes("account", "Cancel subscription", "offer"),
        );
        world.run();
        assert_eq!(world.site.cancelled, 1);
        let opens = |r: &Report| matches!(r, Report::Decision { action, .. } if action.contains("/account/sub"));
        let followed = world.reports.iter().any(opens);
        assert_eq!(followed, link.starts_with("My"), "{:#?}", world.reports);
        assert!(!world.result().verified);
    }
}

/// Whoever loads the account anew while the button says so takes back what it is still sending.
#[test]
fn a_button_that_only_says_that_it_works_is_waited_for() {
    let works = "# Are you sure you want to cancel?\nYour subscription ends on 4 December 2026. You keep access until then.\nAn early termination fee of €20.00 applies.\nThis will also cancel Streamora Kids.\n[Keep subscription (disabled)]\n[Just a moment… (disabled)]";
    let mut site = streamora().page("works", "/cancel/confirm", works);
    site.moves.retain(|(from, ..)| *from != "last");
    let mut site = site.stays("last", "Finish cancellation", "done");
    site.slow = 4;
    site.meanwhile = Some("works");
    let mut world = World::new(site);
    world.run();
    assert_eq!(world.site.cancelled, 1);
    let first = world.facts().first_look.clone().unwrap();
    assert!(first.url.ends_with("/cancel/done"), "{first:?}");
}

/// The server may have done it: to try again may be to take it back.
#[test]
fn what_failed_by_its_own_word_is_looked_up_before_it_is_tried_again() {
    let failed = "# Error\nYour request could not be processed. No changes were made.\n[Try again]";
    let site = streamora().page("done", "/cancel/confirm", failed).stays(
        "last",
        "Finish cancellation",
        "done",
    );
    let mut world = World::new(site);
    world.run();
    let pressed = &world.site.pressed;
    assert!(!pressed.iter().any(|p| p == "Try again"), "{pressed:?}");
    assert_ne!(
        world.result().reason,
        Reason::VerificationFailed,
        "{:#?}",
        world.reports
    );
}
