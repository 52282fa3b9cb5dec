//! What lies over a page is what the page is about: a dialog that was opened, and what it asks.
use crate::script::{World, streamora};
use crate::strangers::{next, of, on_the_way, past_button};

const ACCOUNT: &str =
    "# Your deliveries\nNext delivery 4 December 2026.\n(About our subscriptions -> /help/boxes)";

#[test]
fn what_was_opened_over_the_account_is_looked_into_before_what_lies_behind() {
    let lines = format!("{ACCOUNT}\ndialog: Garden box\n[Skip once]\n[Further matters (closed)]");
    let mut context = of("/account", &lines, "en");
    assert_eq!(next(&context), "Further matters");
    let opened = past_button(&context, "/account", "Further matters");
    context.history.push(opened);
    assert_eq!(next(&context), "About our subscriptions");
}

#[test]
fn a_banner_for_cookies_that_can_be_opened_further_keeps_nobody_from_the_page_behind() {
    let lines = format!("{ACCOUNT}\ndialog: Cookies\n[Accept all cookies]\n[Purposes (closed)]");
    assert_eq!(
        next(&of("/account", &lines, "en")),
        "About our subscriptions"
    );
}

/// It lies over the account, which is still read behind it.
#[test]
fn what_is_left_over_beside_what_stays_is_pressed_in_the_open_dialog_and_nothing_behind_it() {
    let behind =
        "# Your boxes\nRenews on 4 December 2026.\n[Options for honey (closed)]\n[Surprise me]";
    let lines = format!("{behind}\ndialog: Garden box\n[Keep my box]\n[To the farewell]");
    assert_eq!(
        next(&on_the_way(of("/account", &lines, "en"))),
        "To the farewell"
    );
    let lines = format!("{behind}\ndialog: Garden box\n[Keep my box]\n[Weekly]\n[Monthly]");
    let offered = next(&on_the_way(of("/account", &lines, "en")));
    assert!(!["Weekly", "Monthly"].contains(&&*offered), "{offered}");
}

#[test]
fn words_that_nobody_knows_were_the_way_in_where_the_way_out_follows_their_press() {
    let account = "# Your boxes\nRenews on 4 December 2026.\n[For members thinking of cancelling]";
    let why = "dialog: \n# Why are you leaving?\nPlease tell us why.\no It was too much\no Other reasons\n[Next (disabled)]";
    let asked = format!("# Your boxes\nRenews on 4 December 2026.\n{why}");
    let site = streamora()
        .page("account", "/account", account)
        .page("asked", "/account", &asked)
        .stays("account", "For members thinking of cancelling", "asked");
    let mut world = World::new(site);
    world.run();
    let pressed = &world.site.pressed;
    assert_eq!(pressed[0], "For members thinking of cancelling");
    let reasons = ["It was too much", "Other reasons"];
    assert!(reasons.contains(&&*pressed[1]), "{pressed:?}");
}
