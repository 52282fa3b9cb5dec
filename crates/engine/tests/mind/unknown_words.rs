//! Words that no wording knows: what stands around them says what they may mean, and the person is asked.
use crate::script::{Site, World, page, streamora};
use protocol::message::AgentBuild;
use protocol::page_state::PageState;
use subterminator_engine::heuristics::{self, Known};

fn pressed(world: &World, name: &str) -> bool {
    world.site.pressed.iter().any(|p| p == name)
}

#[test]
fn in_the_dialog_of_a_way_in_its_own_verb_is_the_last_word_and_is_asked_about() {
    let account = "# Premium\n€12.99 a month. Next billing date: 4 December 2026.";
    let site = || {
        streamora()
            .page("plan", "/account/plan", &format!("{account}\n[Turn off auto-renewal]"))
            .page("sure", "/account/plan", &format!("{account}\n[Turn off auto-renewal]\ndialog: Sure?\nNo more boxes after 4 December 2026.\n[Leave it on]\n[Turn off]"))
            .stays("plan", "Turn off auto-renewal", "sure")
            .goes("sure", "Turn off", "done")
            .cancels_on("Turn off")
    };
    let mut world = World::new(site());
    world.build = AgentBuild::PlaywrightMcp;
    world.run();
    assert_eq!(world.site.cancelled, 1, "{:#?}", world.reports);
    assert_eq!(world.questions.len(), 2, "{:?}", world.questions);
    let mut refused = World::new(site());
    refused.build = AgentBuild::PlaywrightMcp;
    refused.answers = vec![true, false];
    refused.run();
    assert_eq!(refused.site.cancelled, 0);
}

#[test]
fn the_only_button_left_on_the_way_out_is_never_pressed_unasked() {
    let survey = "# Why are you leaving?\nTell us the reason for cancelling.\no Too expensive\no Other\n[Onwards, brave reader]";
    let site = || {
        streamora().page("survey", "/cancel/survey", survey).goes(
            "survey",
            "Onwards, brave reader",
            "last",
        )
    };
    let mut world = World::new(site());
    world.run();
    assert!(
        pressed(&world, "Onwards, brave reader"),
        "{:#?}",
        world.reports
    );
    assert_eq!(world.questions.len(), 2, "{:?}", world.questions);
    let mut refused = World::new(site());
    refused.answer = Some(false);
    refused.run();
    assert!(!pressed(&refused, "Onwards, brave reader"));
}

#[test]
fn what_was_pressed_for_its_word_of_the_renewal_was_the_way_in_like_what_speaks_of_ending() {
    for way_in in ["Our cancellation corner", "Our renewal corner"] {
        let account = format!("# Hello Sam\nPlan: Premium. Renews on 4 December 2026.\n[{way_in}]");
        let survey = "# Why are you leaving?\nTell us the reason for cancelling.\no Too expensive\no Other\n[Onwards, brave reader]";
        let site = streamora()
            .page("account", "/account", &account)
            .page("why", "/account/why", survey)
            .goes("account", way_in, "why")
            .goes("why", "Onwards, brave reader", "last");
        let mut world = World::new(site);
        world.run();
        assert!(
            pressed(&world, "Onwards, brave reader"),
            "{way_in}: {:?} {:#?}",
            world.site.pressed,
            world.reports
        );
    }
}

#[test]
fn of_two_buttons_that_nobody_knows_neither_is_pressed() {
    let survey = "# Why are you leaving?\nTell us the reason for cancelling.\no Too expensive\no Other\n[Onwards, brave reader]\n[Homewards, brave reader]";
    let mut world = World::new(streamora().page("survey", "/cancel/survey", survey));
    world.run();
    assert!(!world.site.pressed.iter().any(|p| p.contains("brave")));
    assert_eq!(world.questions, Vec::<String>::new());
}

#[test]
fn a_name_from_the_page_s_title_stands_for_the_subscription_and_no_other_name_does() {
    for (label, asked) in [("Leave Streamora", 2), ("Leave Yosemite", 0)] {
        let site = streamora()
            .page(
                "plan",
                "/account/plan",
                &format!(
                    "# Premium\n€12.99 a month. Next billing date: 4 December 2026.\n[{label}]"
                ),
            )
            .goes("plan", label, "offer");
        let mut world = World::new(site);
        world.run();
        assert_eq!(
            world.questions.len(),
            asked,
            "{label}: {:?}",
            world.questions
        );
    }
}

#[test]
fn a_telephone_number_beside_cancelling_is_cancelling_by_telephone() {
    let by_hand = |text: &str| heuristics::read(&page("/cancel", text), None).marks.by_hand;
    assert!(by_hand(
        "Cancellations: 1-888-555-0142, weekdays 8 am to 6 pm."
    ));
    for other in [
        "Our number is 1-888-555-0142.",
        "Your cancellation number is 48-213-555.",
        "Your subscription was cancelled on 2026-12-04.",
    ] {
        assert!(!by_hand(other), "{other}");
    }
}

#[test]
fn a_list_with_another_reason_is_a_survey_only_on_the_way_out() {
    let text =
        "# Help us\no It costs too much for me\no I watch too little\no Another reason\n[Next]";
    let state = |in_flow| {
        let known = Known {
            in_flow,
            ..Known::default()
        };
        heuristics::read_knowing(&page("/help-us", text), &known).state
    };
    assert_eq!(state(true), PageState::ExitSurvey);
    assert_ne!(state(false), PageState::ExitSurvey);
}

#[test]
fn what_stays_until_a_date_is_no_end_while_the_page_still_asks() {
    for (lang, text) in [
        ("fr", "Vous garderez l'accès jusqu'au 4 décembre 2026."),
        ("es", "Tendrás acceso hasta el 4 de diciembre de 2026."),
        ("pt", "Você terá acesso até 4 de dezembro de 2026."),
        ("it", "Avrai accesso fino al 4 dicembre 2026."),
    ] {
        let mut observation = page("/step", &format!("{text}\n[XYZ]"));
        observation.snapshot.page.lang = lang.into();
        let read = heuristics::read(&observation, None);
        assert!(!read.says_cancelled(), "{lang}: {read:?}");
    }
}

/// What the page after the last step says isn't understood, and the way in stands in its footer as on every page.
#[test]
fn after_the_last_step_the_way_in_from_the_footer_is_not_taken_again() {
    let law = "(Cancel contract -> /legal/cancel)";
    let last = "# Are you sure you want to cancel?\nYour subscription ends on 4 December 2026.\n[Finish cancellation]\n";
    let site = streamora()
        .page("last", "/cancel/confirm", &format!("{last}{law}"))
        .page(
            "done",
            "/cancel/done",
            &format!("# Farewell\nSee you some day.\n{law}"),
        );
    let mut world = World::new(site);
    world.run();
    assert_eq!(world.site.cancelled, 1, "{:#?}", world.reports);
    assert!(
        !pressed(&world, "Cancel contract"),
        "{:?}",
        world.site.pressed
    );
    assert_eq!(world.questions.len(), 1, "{:?}", world.questions);
}

#[test]
fn a_bare_decline_beside_what_agrees_to_cookies_refuses_them_and_elsewhere_it_does_not() {
    let account = |more: &str| {
        format!(
            "# Your account\nPlan: Premium\nStatus: Active. Renews on 4 December 2026.\n(Manage plan -> /account/plan)\n{more}"
        )
    };
    let banner = "dialog: Your privacy\nWe use cookies.\n[Accept all]\n[No thanks]";
    let mut world = World::new(streamora().page("account", "/account", &account(banner)));
    world.run();
    assert_eq!(
        world.site.pressed.first().map(String::as_str),
        Some("No thanks")
    );
    let offer = "dialog: A gift\nTwo weeks of our magazine.\n[Accept all]\n[No thanks]";
    let mut world = World::new(streamora().page("account", "/account", &account(offer)));
    world.run();
    assert_ne!(
        world.site.pressed.first().map(String::as_str),
        Some("No thanks")
    );
}

#[test]
fn on_an_offer_the_one_button_left_beside_what_keeps_it_is_asked_about() {
    let offer = "# Stay for 50% off\nBefore you go: get 50% off for the next 3 months.\n[Accept offer]\n[Keep my plan]\n[Farewell brave streak]";
    let site = || {
        streamora().page("offer", "/cancel/offer", offer).goes(
            "offer",
            "Farewell brave streak",
            "survey",
        )
    };
    let mut world = World::new(site());
    world.run();
    assert!(world.result().verified, "{:#?}", world.reports);
    assert_eq!(world.questions.len(), 2, "{:?}", world.questions);
    let mut refused = World::new(site());
    refused.answer = Some(false);
    refused.run();
    assert!(!pressed(&refused, "Farewell brave streak"));
}

#[test]
fn on_the_way_out_a_bare_cancel_takes_one_back_and_is_left_alone() {
    let last = "# One more thing\nYou can read until 4 December 2026.\n[Cancel]\n[XYZ now, brave reader]\n[XYZ later, brave reader]";
    let mut world = World::new(streamora().page("last", "/cancel/confirm", last));
    world.run();
    assert!(!pressed(&world, "Cancel"), "{:?}", world.site.pressed);
    assert_eq!(world.site.cancelled, 0);
}

#[test]
fn a_survey_is_gone_on_with_and_not_left_by_the_way_in_that_stands_on_every_page() {
    let law = "[Cancel contract]";
    let survey = format!(
        "# Why are you leaving?\nTell us the reason for cancelling.\no Too expensive\no Other\n[Next]\n{law}"
    );
    let site = streamora()
        .page(
            "plan",
            "/account/plan",
            &format!("# Premium\nStatus: Active. Renews on 4 December 2026.\n{law}"),
        )
        .page("survey", "/cancel/survey", &survey)
        .goes("plan", "Cancel contract", "survey")
        .goes("survey", "Cancel contract", "survey")
        .goes("survey", "Next", "last");
    let mut world = World::new(site);
    world.run();
    assert_eq!(world.site.cancelled, 1, "{:#?}", world.reports);
    let again = world
        .site
        .pressed
        .iter()
        .filter(|p| *p == "Cancel contract");
    assert_eq!(again.count(), 1, "{:?}", world.site.pressed);
}

#[test]
fn the_title_says_a_little_of_the_step_and_nothing_of_how_the_subscription_stands() {
    let titled = |title: &str, lines: &str| {
        let mut page = page("/x", lines);
        page.snapshot.page.title = title.into();
        heuristics::interpret(&page)
    };
    let silent = "# Streamora\nPlease choose.\n[Go]";
    for (title, state) in [
        ("Why are you leaving?", PageState::ExitSurvey),
        (
            "Are you sure you want to cancel?",
            PageState::FinalConfirmation,
        ),
        ("Sign in to your account", PageState::LoginRequired),
    ] {
        assert_eq!(titled(title, silent).state, PageState::Unknown, "{title}");
        let says = format!("# {title}\nPlease choose.\n[Go]");
        let (without, with) = (titled("Streamora", &says), titled(title, &says));
        assert_eq!(with.state, state, "{title}");
        let little = without.confidence..without.confidence + 0.2;
        assert!(
            with != without && little.contains(&with.confidence),
            "{without:?}, {with:?}"
        );
    }
    let active = "# Your account\nPlan: Premium\nStatus: Active. Renews on 4 December 2026.";
    for title in [
        "Your subscription has been cancelled",
        "Subscription cancelled | Streamora",
        "50% off for 3 months",
    ] {
        assert_eq!(
            titled(title, silent),
            titled("Streamora", silent),
            "{title}"
        );
        assert_eq!(
            titled(title, active),
            titled("Streamora", active),
            "{title}"
        );
    }
}

/// Of two buttons that no wording knows, one waits for the word that the page wants typed.
fn typed_word(first: &str, second: &str) -> Site {
    let last = format!(
        "# The last scene\nYour subscription ends on 4 December 2026. You can't undo this.\nType GOODBYE below.\nfield: Your word\n{first}\n{second}"
    );
    streamora().page("last", "/cancel/confirm", &last)
}

#[test]
fn what_could_be_pressed_only_after_the_answer_is_what_goes_on_and_is_asked_about() {
    let site = || {
        typed_word("[Dim the lights (disabled)]", "[Leave the lights burning]")
            .goes("last", "Dim the lights", "done")
            .cancels_on("Dim the lights")
    };
    let mut world = World::new(site());
    world.run();
    assert!(world.result().verified, "{:#?}", world.reports);
    assert!(
        world.questions.iter().any(|q| q.contains("Dim the lights")),
        "{:?}",
        world.questions
    );
    assert!(!pressed(&world, "Leave the lights burning"));
    let mut refused = World::new(site());
    refused.answer = Some(false);
    refused.run();
    assert_eq!(refused.site.cancelled, 0);
    assert!(!pressed(&refused, "Dim the lights"));
}

#[test]
fn of_two_unknown_buttons_that_both_or_neither_waited_none_is_pressed() {
    for (first, second) in [
        ("[Dim the lights]", "[Leave the lights burning]"),
        (
            "[Dim the lights (disabled)]",
            "[Leave the lights burning (disabled)]",
        ),
    ] {
        let mut world = World::new(typed_word(first, second));
        world.run();
        for name in ["Dim the lights", "Leave the lights burning"] {
            assert!(!pressed(&world, name), "{first}: {:?}", world.site.pressed);
        }
    }
}

#[test]
fn what_stops_or_switches_off_is_the_persons_to_allow_and_never_denied() {
    for name in ["Stop renewing", "Stop paying for it"] {
        let site = streamora().page(
            "account",
            "/account",
            &format!("# Your plan\nPlan: Premium. Renews on 4 December 2026.\n[{name}]"),
        );
        let site = site.stays("account", name, "offer");
        let mut world = World::new(site);
        world.run();
        assert!(
            world.questions.first().is_some_and(|q| q.contains(name)),
            "{name}: {:#?}",
            world.reports
        );
    }
}

#[test]
fn a_bare_switch_off_in_the_dialog_that_asks_is_asked_about() {
    let account = "# Your plan\nPlan: Premium. Renews on 4 December 2026.";
    let asked = "dialog: Before you switch off\nPremium will stop on 4 December 2026.\n[Back to account]\n[Switch off]";
    let site = streamora()
        .page(
            "account",
            "/account",
            &format!("{account}\n[Switch off auto-renew]"),
        )
        .page("asked", "/account", &format!("{account}\n{asked}"))
        .stays("account", "Switch off auto-renew", "asked")
        .stays("asked", "Switch off", "offer");
    let mut world = World::new(site);
    world.run();
    let asked = world.questions.iter().any(|q| q.contains("“Switch off” "));
    assert!(asked, "{:#?}", world.questions);
}
