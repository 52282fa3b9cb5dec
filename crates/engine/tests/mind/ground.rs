//! Whose page it is: nothing is done off the service's own site, and what another site shows in a frame is told as that site's.
use crate::script::{Site, World, options, streamora};
use protocol::control::RunOptions;
use protocol::task::Reason;

const OFFER: &str = "# Stay for 50% off\nBefore you go: get 50% off for the next 3 months.\n[Accept offer]\n[No thanks, continue to cancel]";

fn alone() -> RunOptions {
    RunOptions {
        ask_in_page: false,
        ..options()
    }
}

fn told(world: &World) -> String {
    world.result().error.clone().unwrap_or_default()
}

fn pressed(world: &World, name: &str) -> bool {
    world.site.pressed.iter().any(|p| p == name)
}

#[test]
fn where_the_way_leads_to_another_site_nothing_is_pressed_there_and_the_person_is_told_which() {
    let offer = "https://offers.evil.example/cancel";
    let mut world = World::new(streamora().page("offer", offer, OFFER));
    world.ready().order(alone());
    assert!(pressed(&world, "Cancel subscription"));
    assert!(!pressed(&world, "No thanks, continue to cancel"));
    let result = world.result();
    assert_eq!(result.reason, Reason::NeedsHuman);
    let error = told(&world);
    assert!(
        error.contains("This page is on offers.evil.example, which is not Streamora's own site."),
        "{error}"
    );
}

#[test]
fn in_a_window_the_run_waits_there_and_goes_on_when_the_person_is_back_on_the_service_s_site() {
    let offer = "https://offers.evil.example/cancel";
    let mut world = World::new(streamora().page("offer", offer, OFFER));
    world.ready().order(options());
    world.person(protocol::message::PersonInput::HandedBack);
    assert!(
        !pressed(&world, "No thanks, continue to cancel"),
        "still there"
    );
    world.site = streamora();
    world.site.at = "offer";
    world.person(protocol::message::PersonInput::HandedBack);
    assert!(world.result().verified);
}

#[test]
fn a_site_below_the_service_s_own_domain_is_its_own() {
    let offer = "https://billing.streamora.com/cancel";
    let mut world = World::new(streamora().page("offer", offer, OFFER));
    world.run();
    assert!(world.result().verified);
}

#[test]
fn on_a_page_that_came_without_https_nothing_is_pressed() {
    let account = "http://www.streamora.com/account";
    let mut world = World::new(streamora().page(
        "account",
        account,
        "# Your account\nPlan: Premium. Status: Active.\n(Manage plan -> /account/plan)",
    ));
    world.ready().order(alone());
    assert!(world.site.pressed.is_empty());
    let error = told(&world);
    assert!(error.contains("This page came without https"), "{error}");
}

#[test]
fn an_address_that_was_ordered_and_leads_to_another_site_is_told_and_nothing_is_pressed_there() {
    let mut world = World::new(streamora());
    world.ready().order(RunOptions {
        start: Some("https://www.cinerama.example/account".into()),
        ..alone()
    });
    assert!(world.site.pressed.is_empty());
    let error = told(&world);
    assert!(
        error.contains("This page is on www.streamora.com"),
        "{error}"
    );
}

#[test]
fn what_a_frame_of_another_site_holds_is_asked_about_with_that_site_s_name() {
    for (lines, asked) in [
        (
            "# Leaving?\nframe: https://pay.example\n# Stay for 50% off\nBefore you go: get 50% off for the next 3 months.\n[Accept offer]\n[No thanks, continue to cancel]",
            true,
        ),
        (
            "# Leaving?\nframe: https://pay.streamora.com\n# Stay for 50% off\nStep 1 of 3\nBefore you go: get 50% off for the next 3 months.\n[Accept offer]\n[No thanks, continue to cancel]",
            false,
        ),
    ] {
        let mut world = World::new(streamora().page("offer", "/cancel/offer", lines));
        world.run();
        let about = |q: &&String| q.contains("“No thanks, continue to cancel”");
        let question = world.questions.iter().find(about);
        assert_eq!(question.is_some(), asked, "{:#?}", world.questions);
        if let Some(question) = question {
            assert!(
                question.contains("On pay.example I would press"),
                "{question}"
            );
            assert!(question.contains("www.streamora.com"), "{question}");
        }
        assert!(world.result().verified);
    }
}

#[test]
fn who_is_asked_to_sign_in_elsewhere_after_a_press_goes_on_there() {
    let sso = "https://login.sso.example/again";
    let lines =
        "# Sign in\nPlease sign in to continue.\nfield: E-mail\nsecret: Password\n[Sign in]";
    let mut world = World::new(streamora().page("done", sso, lines));
    world.ready().order(alone());
    assert_eq!(world.result().reason, Reason::NeedsHuman);
    let error = told(&world);
    assert!(
        error.contains("This page is on login.sso.example"),
        "{error}"
    );
}

#[test]
fn an_account_page_that_leads_to_another_site_proves_nothing() {
    let says = "# Your account\nYour subscription has been cancelled and ends on 4 December 2026.\n[Restart subscription]";
    for (at, proven) in [
        ("https://www.streamora.com/account", true),
        ("https://evil.example/account", false),
    ] {
        let mut site = streamora().page("cancelled", at, says);
        site.second_look = Some(Site::out_of_order());
        let mut world = World::new(site);
        world.run();
        assert_eq!(world.result().verified, proven, "{at}");
    }
}

#[test]
fn a_portal_of_another_site_never_becomes_the_run_s_account() {
    let portal = "https://billing.portal.example/p";
    let lines =
        "# Your plan\nPlan: Premium. Status: Active. Renews on 4 December 2026.\n[Change plan]";
    let mut world = World::new(streamora().page("plan", portal, lines));
    world.ready().order(options());
    world.site.at = "offer";
    world.person(protocol::message::PersonInput::HandedBack);
    assert!(world.result().verified);
    assert!(
        world
            .facts()
            .second_look
            .as_ref()
            .unwrap()
            .url
            .contains("streamora.com")
    );
}

#[test]
fn a_survey_of_another_site_after_the_last_press_is_no_further_step() {
    let elsewhere = "https://survey.example/s";
    let lines = "# Why are you leaving?\nTell us the reason for cancelling.\no Too expensive\no Other\n[Send]";
    let mut world = World::new(streamora().page("done", elsewhere, lines));
    world.ready().order(alone());
    assert!(world.result().verified, "{:?}", world.result());
    assert_eq!(world.site.cancelled, 1);
}
