//! Somebody bills for the service: where their portal is one press away, the way out is looked for there; an app store's is not.
use crate::script::{World, options, streamora};
use protocol::action::Action;
use protocol::control::RunOptions;
use protocol::report::Report;
use subterminator_engine::effect::Effect;

const BILLED: &str = "# Billing\nYour payments are handled by our partner Coinery.";

fn account(portal: &str) -> World {
    let lines = format!("{BILLED}\n{portal}");
    let shown = "# Your subscription\nRenews on 4 December 2026.\n(Cancel subscription -> /cancel/offer)\n(Back -> /account)";
    let site = streamora()
        .page("account", "/account", &lines)
        .page("portal", "/account/portal", shown)
        .goes("account", "Open billing portal", "portal")
        .goes("portal", "Cancel subscription", "offer");
    let mut world = World::new(site);
    world.run();
    world
}

#[test]
fn the_portal_of_whoever_bills_for_the_service_is_gone_through() {
    for portal in ["[Open billing portal]", "(Open billing portal -> /portal)"] {
        let world = account(portal);
        let pressed = &world.site.pressed;
        assert_eq!(pressed[0], "Open billing portal", "{:#?}", world.reports);
        assert_eq!(pressed[1], "Cancel subscription", "{pressed:?}");
    }
}

#[test]
fn who_bills_is_named_where_no_portal_of_theirs_is_on_this_site() {
    let store = "You are billed through Apple.\n[Open billing portal]";
    let help = "(Visit our help portal -> /help)";
    let hidden = "[Open billing portal (hidden)]";
    let busy = "[Open billing portal (busy)]";
    for controls in ["[Show invoices]", store, help, hidden, busy] {
        let world = account(controls);
        assert!(world.site.pressed.is_empty(), "{:?}", world.site.pressed);
        let headline = &world.result().error;
        let said = format!("{headline:?}");
        assert!(said.contains("Somebody else bills"), "{said}");
    }
}

#[test]
fn a_portal_that_shows_the_same_again_is_opened_once() {
    let lines = format!("{BILLED}\n[Open billing portal]");
    let site = streamora()
        .page("account", "/account", &lines)
        .page("portal", "/account/portal", &lines)
        .goes("account", "Open billing portal", "portal");
    let mut world = World::new(site);
    world.run();
    assert_eq!(world.site.pressed, ["Open billing portal"]);
}

const THERE: &str = "https://pay.coinery.example/portal";
const SHOWN: &str = "# Coinery\n## Premium\nActive\nRenews on 4 December 2026.\n(Cancel subscription -> https://pay.coinery.example/cancel)";
const LAST: &str = "# Cancel subscription?\nYou keep access until 4 December 2026.\n[Yes, cancel]\n[Keep subscription]";
const ENDED: &str = "# Coinery\n## Premium\nCancelled. You have access until 4 December 2026.\n[Resume subscription]";

/// The service's account, and `way` to its billing on another site.
fn elsewhere(way: &str) -> World {
    let account = format!("# Your account\nPremium plan\n{way}");
    let site = crate::script::Site::default()
        .page("account", "/account", &account)
        .page("portal", THERE, SHOWN)
        .page("last", "https://pay.coinery.example/cancel", LAST)
        .page("cancelled", THERE, ENDED)
        .goes("account", "Manage billing", "portal")
        .goes("portal", "Cancel subscription", "last")
        .goes("last", "Yes, cancel", "cancelled")
        .cancels_on("Yes, cancel");
    let mut world = World::new(site);
    world.shut_out = true;
    world
}

fn in_its_own_browser() -> RunOptions {
    RunOptions {
        presses_the_button: true,
        ..options()
    }
}

#[test]
fn a_link_to_the_billing_on_another_site_is_asked_about_and_gone_through() {
    let mut world = elsewhere("(Manage billing -> https://pay.coinery.example/portal)");
    world.ready().order(in_its_own_browser());
    let first = &world.questions[0];
    let asked = "Billing for Streamora is at pay.coinery.example . Go on there?";
    assert!(first.contains(asked), "{first}");
    assert!(!first.contains("ends the subscription"), "{first}");
    assert_eq!(world.site.pressed.last().unwrap(), "Yes, cancel");
    assert!(world.result().verified, "{:#?}", world.reports);
    assert_eq!(world.questions.len(), 2, "{:#?}", world.questions);
}

/// What a script makes of a press was not asked about, whatever the link says to be.
#[test]
fn with_a_yes_the_address_is_opened_and_nothing_is_pressed() {
    let mut world = elsewhere("(Manage billing -> https://pay.coinery.example/portal)");
    for link in &mut world.site.pages[0].1.snapshot.elements {
        link.popup = link.href.is_some();
    }
    world.ready().order(in_its_own_browser());
    let mut acts = world.effects.iter().filter_map(|e| match e {
        Effect::Act { action, .. } => Some(action),
        _ => None,
    });
    let opened = Action::Navigate { url: THERE.into() };
    assert_eq!(acts.next(), Some(&opened), "{:#?}", world.reports);
    assert!(world.result().verified, "{:#?}", world.reports);
}

#[test]
fn what_sends_to_another_site_by_itself_is_asked_about_there() {
    for way in ["[Manage billing]", "(Manage billing -> /billing)"] {
        let mut world = elsewhere(way);
        world.ready().order(in_its_own_browser());
        let asked = |q: &&String| q.contains("Billing for Streamora is at pay.coinery.example");
        let there: Vec<_> = world.questions.iter().filter(asked).collect();
        assert_eq!(there.len(), 1, "{way}: {:#?}", world.reports);
        assert!(world.result().verified, "{way}: {:#?}", world.reports);
    }
}

#[test]
fn with_a_no_nothing_is_done_on_the_other_site() {
    let mut world = elsewhere("(Manage billing -> https://pay.coinery.example/portal)");
    world.answer = Some(false);
    world.ready().order(in_its_own_browser());
    assert_eq!(world.site.at, "account");
    assert!(world.site.pressed.is_empty());
    let presses = |e: &Effect| matches!(e, Effect::PressButton);
    assert!(!world.effects.iter().any(presses));
}

#[test]
fn in_the_persons_own_browser_their_press_there_goes_on() {
    let mut world = elsewhere("[Manage billing]");
    world.run();
    assert_eq!(world.site.at, "portal");
    let told = |r: &Report| matches!(r, Report::HandOver { advice, waits: true, .. } if advice.contains("SubTerminator button"));
    assert!(world.reports.iter().any(told), "{:#?}", world.reports);
    assert!(!world.session.is_elsewhere(THERE));
    world.press_the_button();
    assert!(world.result().verified, "{:#?}", world.reports);
}

/// What tempts, what sells and what takes the end back may stand on another site, too.
#[test]
fn only_the_billing_is_followed() {
    for way in [
        "(Buy billing credits -> https://pay.coinery.example/portal)",
        "(Resume subscription -> https://pay.coinery.example/portal)",
        "(Pay subscription -> https://pay.coinery.example/portal)",
        "(Manage subscription -> https://apps.apple.com/account/subscriptions)",
        "(Annual billing -> https://pay.coinery.example/portal)",
        "(Manage billing -> https://pay.coinery.example/subscriptions/4711/cancel)",
        "(Billing help -> https://pay.coinery.example/portal)",
        "(Partner offers -> https://pay.coinery.example/portal)",
        "(Manage subscription at Apple -> https://pay.coinery.example/portal)",
        "(Manage billing -> http://pay.coinery.example/portal)",
    ] {
        let mut world = elsewhere(way);
        world.ready().order(in_its_own_browser());
        assert_eq!(world.site.at, "account", "{way}");
        assert!(world.questions.is_empty(), "{way}: {:?}", world.questions);
    }
}
