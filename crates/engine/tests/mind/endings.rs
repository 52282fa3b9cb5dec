//! Every end that is no success: said truthfully, and the subscription still active.
use crate::script::{Site, World, options, streamora};
use protocol::action::Action;
use protocol::control::RunOptions;
use protocol::message::PersonInput;
use protocol::page_state::PageState;
use protocol::report::Report;
use protocol::task::Reason;
use subterminator_engine::effect::Effect;
use subterminator_engine::event::Event;

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

/// What a run that ends on this page tells: why, and what to do.
fn told_on(path: &str, lines: &str, change: fn(&mut Site)) -> String {
    let mut site = Site::default().page("account", path, lines);
    change(&mut site);
    let mut world = World::new(site);
    world.ready().order(RunOptions {
        ask_in_page: false,
        ..options()
    });
    assert_eq!(world.result().reason, Reason::NeedsHuman);
    assert!(world.site.pressed.is_empty());
    format!(
        "{} {}",
        world.facts().outcome,
        world.facts().lines.join(" ")
    )
}

#[test]
fn a_code_a_check_and_another_biller_are_each_said_with_what_the_person_can_do() {
    let code =
        "# Check your phone\nEnter the code that we sent to your phone.\nfield: Code\n[Verify]";
    let told = told_on("/verify", code, |site| {
        let elements = &mut site.pages[0].1.snapshot.elements;
        let field = elements.iter_mut().find(|e| e.name == "Code").unwrap();
        field.input = Some(protocol::snapshot::InputKind::OneTimeCode);
    });
    assert!(told.contains("asks for a code"), "{told}");
    assert!(
        told.contains("Type the code") && !told.contains("Sign in"),
        "{told}"
    );

    let check = "# One moment\nPlease confirm that you are a human.\n[Continue]";
    let told = told_on("/check", check, |_| {});
    assert!(told.contains("that a person is there"), "{told}");
    assert!(told.contains("Solve the check."), "{told}");

    let apple =
        "# Membership\nBilled through Apple. To cancel, go to your Apple Account subscriptions.";
    let told = told_on("/account", apple, |_| {});
    assert!(told.contains("Billed through Apple"), "{told}");
    assert!(told.contains("iPhone"), "the place to go: {told}");
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
    assert_eq!(
        (world.result().verified, loads(&world)),
        (true, 1),
        "said of a page that was loaded anew"
    );
}

/// How often a page was loaded by its address.
fn loads(world: &World) -> usize {
    let effects = world.effects.iter();
    effects
        .filter(|e| matches!(e, Effect::Act { action, .. } if matches!(action, Action::Navigate { .. })))
        .count()
}

#[test]
fn an_old_tab_that_calls_an_active_account_cancelled_is_not_believed() {
    let said = "# Your account\nYour subscription has been cancelled and ends on 4 December 2026.\n[Restart subscription]";
    let mut site = streamora().page("old", "/account", said);
    site.at = "old";
    let mut world = World::new(site);
    world.run();
    assert_eq!(world.result().reason, Reason::Completed);
    assert!(world.result().verified, "{:#?}", world.reports);
    assert_eq!(world.site.cancelled, 1, "the way was gone, and asked about");
    assert!(
        world
            .steps()
            .iter()
            .any(|s| s.contains("Cancel subscription"))
    );
}

#[test]
fn what_an_old_tab_said_takes_nothing_from_the_way_back_for_proof() {
    let gone =
        "Your subscription has been cancelled and ends on 4 December 2026.\n[Restart subscription]";
    let mut site = streamora()
        .page(
            "account",
            "/account",
            "# Hello Sam\ntab: Profile\ntab: Your subscription",
        )
        .page(
            "sub",
            "/account",
            "# Hello Sam\nRenews on 4 December 2026.\n(Cancel subscription -> /cancel/offer)",
        )
        .page(
            "cancelled",
            "/account",
            "# Hello Sam\ntab: Profile\ntab: Your subscription",
        )
        .page("ended", "/account", &format!("# Hello Sam\n{gone}"))
        .page("old", "/account", &format!("# Your account\n{gone}"))
        .stays("account", "Your subscription", "sub")
        .stays("cancelled", "Your subscription", "ended")
        .goes("sub", "Cancel subscription", "offer");
    site.at = "old";
    let mut world = World::new(site);
    world.run();
    assert_eq!(world.site.cancelled, 1, "{:#?}", world.reports);
    assert!(world.result().verified, "{:#?}", world.reports);
}

#[test]
fn a_page_whose_address_may_do_something_is_not_loaded_again() {
    for path in [
        "/subscription/confirm?token=1",
        "/plan/reactivate",
        "/cancel/step",
    ] {
        let said = "# Your subscription has been cancelled.\nIt ends on 4 December 2026.\n[Restart subscription]";
        let mut world = World::new(Site::default().page("account", path, said));
        world.run();
        let result = world.result();
        assert_eq!(
            (result.reason, result.verified, loads(&world)),
            (Reason::AlreadyCancelled, false, 0),
            "{path}"
        );
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
    let asked = world.panel().lines;
    world.person(PersonInput::HandedBack);
    let again = world.panel().lines;
    assert_ne!(again, asked);
    assert!(
        again[0].ends_with(&asked[0]) && again[0].contains("doesn't show yet"),
        "{again:?}"
    );
    world.site.at = "account";
    world.ready();
    assert_eq!(world.site.cancelled, 1);
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

const ARTICLE: &str = "# The last lighthouse keeper\nFor forty years the lamp was lit by hand.\nSubscribe to our newsletter for €2.00 a month.\n(World -> /world)\n(Sport -> /sport)\n[Search]\n[Share]\n[Subscribe]";

#[test]
fn a_page_that_has_nothing_to_do_with_a_subscription_is_called_that() {
    let article = || World::new(Site::default().page("account", "/2026/lighthouse", ARTICLE));
    let words = "doesn't look like one where a subscription is managed";
    let mut world = article();
    world.ready();
    let panel = world.panel();
    assert!(panel.headline.contains(words), "{panel:?}");
    assert!(panel.lines[0].contains("your plan"), "{panel:?}");

    world.person(PersonInput::Start { dry_run: false });
    let panel = world.panel();
    assert!(
        panel.headline.contains(words) && panel.lines[0].contains("I'm done"),
        "{panel:?}"
    );

    let mut world = article();
    world.ready().order(RunOptions {
        ask_in_page: false,
        ..options()
    });
    let (result, facts) = world.result.clone().unwrap();
    assert_eq!((result.reason, result.exit_code()), (Reason::NeedsHuman, 4));
    assert!(facts.outcome.contains(words), "{facts:?}");
    assert_eq!(facts.lines[1], "Nothing was changed.");
    assert!(world.site.pressed.is_empty(), "{:?}", world.site.pressed);
}

#[test]
fn an_account_page_without_a_way_on_is_not_called_a_strange_one() {
    for page in [
        "# Your account\nYour plan: Premium\n[Change plan]",
        "# Your account\nYour subscription is active and renews on 4 December 2026.\n[Edit name]",
        "# Welcome back\n[Pause subscription]",
    ] {
        let mut world = World::new(Site::default().page("account", "/account", page));
        world.ready();
        assert!(
            !world.panel().headline.contains("doesn't look like"),
            "{page}"
        );
        world.person(PersonInput::Start { dry_run: false });
        assert!(
            !world.panel().headline.contains("doesn't look like"),
            "{page}"
        );
    }
}

#[test]
fn a_start_while_the_panel_still_looks_starts_the_job() {
    let mut world = World::new(streamora());
    let ready = Event::AgentReady {
        origin: "https://www.streamora.com".into(),
        url: world.site.current().snapshot.page.url,
        build: protocol::message::AgentBuild::Wasm,
    };
    world.one(ready);
    assert!(
        world
            .effects
            .iter()
            .any(|e| matches!(e, Effect::Observe { .. }))
    );
    world.person(PersonInput::Start { dry_run: false });
    assert_eq!(world.site.cancelled, 1);
}

/// Nobody is there, what is called "Finish" ends it or doesn't, and asks why afterwards.
fn with_a_survey_after_the_end(ends: bool) -> Site {
    let after = "# One more thing: why are you leaving?\nTell us the reason for cancelling.\no It's too expensive\no Other\n[Send answers]";
    let last = "# Before you go\nSee you on 4 December 2026.\n[Keep subscription]\n[Finish]";
    let thanks = "# Why are you leaving?\nThanks for your feedback!";
    let mut site = streamora()
        .page("last", "/cancel/confirm", last)
        .page("done", "/cancel/survey2", after)
        .page("thanks", "/cancel/survey3", thanks)
        .goes("last", "Finish", "done")
        .goes("done", "Send answers", "thanks");
    site.cancels = if ends { "Finish" } else { "" };
    site
}

fn unattended() -> RunOptions {
    RunOptions {
        ask_in_page: false,
        ..options()
    }
}

#[test]
fn a_survey_after_the_end_is_no_reason_to_say_that_nothing_ended() {
    for (ends, reason) in [(true, Reason::Completed), (false, Reason::NeedsHuman)] {
        let mut world = World::new(with_a_survey_after_the_end(ends));
        world.ready().order(unattended());
        let result = world.result();
        assert_eq!(result.reason, reason, "{result:?} {:?}", world.site.pressed);
        assert_eq!(result.verified, ends);
        let told = result.error.clone().unwrap_or_default();
        let active = told.contains("Your account still shows an active subscription.");
        assert_eq!(active, !ends, "{told}");
    }
}

/// They can go on from the page that is shown: it isn't left for the account's.
#[test]
fn in_front_of_a_person_the_account_is_not_looked_at_in_the_middle_of_a_way() {
    let mut world = World::new(with_a_survey_after_the_end(false));
    world.run();
    assert!(world.result.is_none());
    assert_eq!(world.site.at, "thanks");
    let looks = |e: &Effect| matches!(e, Effect::LookAgain { .. });
    assert!(!world.effects.iter().any(looks));
}

#[test]
fn why_the_run_ends_is_not_lost_where_the_account_can_not_be_looked_at() {
    type Play = fn(&mut World);
    let plays: [(&str, Play); 3] = [
        ("the page goes silent", |world| {
            world.silent = true;
            world.release();
            while world.result.is_none() {
                world.time_passes();
            }
        }),
        ("no agent comes", |world| {
            world.silent = true;
            world.send(Event::NotInjected {
                away: false,
                message: "no".into(),
            });
        }),
        ("the run is stopped", |world| {
            world.send(Event::Interrupted);
        }),
    ];
    for (name, play) in plays {
        let mut world = World::new(with_a_survey_after_the_end(false));
        world.holds_fetches = true;
        world.ready().order(unattended());
        assert!(world.result.is_none(), "{name}");
        play(&mut world);
        let told = world.result().error.clone().unwrap_or_default();
        assert!(told.contains("no safe way on"), "{name}: {told}");
    }
}

#[test]
fn a_page_that_sets_a_password_anew_asks_nobody_to_sign_in() {
    let fields =
        "# Change password\nsecret: New password\nsecret: Confirm password\n[Save password]";
    let read = |text: &str| {
        let page = crate::script::page("/account/settings", text);
        subterminator_engine::heuristics::read(&page, None)
    };
    let signed_in = read(&format!("(Sign out -> /out)\n{fields}"));
    assert_ne!(signed_in.state, PageState::LoginRequired, "{signed_in:?}");
    // Once is how somebody is let in.
    let once = read("# Sign in\nEmail\nsecret: Password\n[Sign in]");
    assert_eq!(once.state, PageState::LoginRequired);
}
