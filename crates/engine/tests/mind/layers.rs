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

const HELD: &str = "# Your plan\nPlan: Premium. Renews on 4 December 2026.\n[Options (open)]";

#[test]
fn a_word_that_its_field_sets_apart_is_typed_where_a_button_waits_for_it() {
    let asked = "dialog: Plan\nIt keeps running until the end of the month.\nfield: Type “Premium 200” to confirm\n[Back to billing]\n[Terminate plan (disabled)]";
    let context = on_the_way(of("/account", &format!("{HELD}\n{asked}"), "en"));
    let typed = next(&context);
    assert_eq!(typed, "Type “Premium 200” to confirm");
}

#[test]
fn what_was_opened_and_asks_why_beside_a_button_that_stays_is_the_way_out_whatever_it_was_called() {
    let asked = "dialog: Resign from the Friends\no I have moved away\no The fee\n[Stay a friend]\n[Next (disabled)]";
    let mut context = of("/account", &format!("{HELD}\n{asked}"), "en");
    context
        .history
        .push(past_button(&context, "/account", "Resign"));
    let reasons = ["I have moved away", "The fee"];
    let chosen = next(&context);
    assert!(reasons.contains(&&*chosen), "{chosen}");
}

#[test]
fn to_go_ahead_is_said_yes_on_the_way_out_and_to_an_offer_it_is_not() {
    let asked = |question: &str| {
        let open = format!("dialog: Confirmation\n# {question}\n[No]\n[Yes]");
        next(&on_the_way(of(
            "/account",
            &format!("{HELD}\n{open}"),
            "en",
        )))
    };
    assert_eq!(asked("Premium will lapse on 4 December. Go ahead?"), "Yes");
    assert_ne!(
        asked("Would you like to keep Premium for half price?"),
        "Yes"
    );
}

#[test]
fn the_only_button_that_can_be_pressed_is_none_beside_one_that_waits() {
    let asked = "dialog: Leaving\nWhat is wrong?\n[Not now]\n[Next (disabled)]";
    let context = on_the_way(of("/account", &format!("{HELD}\n{asked}"), "en"));
    assert_ne!(next(&context), "Not now");
}

#[test]
fn what_saves_the_persons_settings_leads_nowhere() {
    let lines = "# Alerts\nswitch: Product news\n[Save changes]\n(Forecast -> /forecast)";
    let chosen = next(&of("/account", lines, "en"));
    assert!(
        !["Product news", "Save changes"].contains(&&*chosen),
        "{chosen}"
    );
}

#[test]
fn what_stops_at_a_time_goes_on_where_the_way_out_was_entered() {
    for name in ["Stop on the last paid day", "Leave on 1 July 2027"] {
        let asked = format!("dialog: One more night?\n[Stay for $2.99 a month]\n[{name}]");
        let context = on_the_way(of("/account", &format!("{HELD}\n{asked}"), "en"));
        assert_eq!(next(&context), name);
    }
}

#[test]
fn two_tabs_that_open_nothing_more_are_not_opened_in_turns() {
    let lines = "# Hello Sam\ntab: My subscription\ntab: Receipts\n(Recipes -> /recipes)";
    let mut context = of("/account", lines, "en");
    for _ in 0..6 {
        let name = next(&context);
        if !lines.contains(&format!("tab: {name}")) {
            return;
        }
        let times = context
            .history
            .iter()
            .filter(|p| p.target.as_ref().is_some_and(|t| t.name == name));
        assert!(times.count() < 2, "{name}");
        let mut past = past_button(&context, "/account", &name);
        if let Some(target) = &mut past.target {
            target.role = protocol::role::Role::Tab;
        }
        context.history.push(past);
    }
}
