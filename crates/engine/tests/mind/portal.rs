//! Somebody bills for the service: where their portal is one press away, the way out is looked for there; an app store's is not.
use crate::script::{World, streamora};

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
    let elsewhere = "(Open billing portal -> https://pay.coinery.example/portal)";
    let store = "You are billed through Apple.\n[Open billing portal]";
    let help = "(Visit our help portal -> /help)";
    let hidden = "[Open billing portal (hidden)]";
    let busy = "[Open billing portal (busy)]";
    for controls in ["[Show invoices]", elsewhere, store, help, hidden, busy] {
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
