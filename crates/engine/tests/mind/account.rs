//! What the account says of the one subscription that is meant: not what it says of others, nor what stands on every page of a site.
use crate::script::{Site, World, options, streamora};
use protocol::control::RunOptions;
use protocol::task::Reason;

/// Two subscriptions; the second is the one to end, and this is what the account says of both after that.
fn two(after: &str) -> World {
    let account = "# Your subscriptions\nrow: Streamora Kids €4.99 a month\nRenews on 1 December 2026.\n(Cancel subscription -> /cancel/kids)\nrow: Streamora Premium €12.99 a month\nRenews on 4 December 2026.\n(End subscription -> /cancel/offer)\nrow:\n(Sign out -> /logout)";
    let site = streamora()
        .page("account", "/account", account)
        .page("cancelled", "/account", after)
        .goes("account", "End subscription", "offer");
    let mut world = World::new(site);
    let plan = Some("Streamora Premium".to_owned());
    world.ready().order(RunOptions { plan, ..options() });
    world
}

fn told(world: &World) -> String {
    format!("{:?}", world.reports)
}

#[test]
fn of_several_only_what_is_said_of_the_named_one_proves_it() {
    let world = two(
        "# Your subscriptions\nrow: Streamora Kids €4.99 a month\nActive. Renews on 1 December 2026.\n(Cancel subscription -> /cancel/kids)\nrow: Streamora Premium €12.99 a month\nCancelled. Your subscription ends on 4 December 2026.\n[Restart]\nrow:\n(Sign out -> /logout)",
    );
    assert!(world.result().verified, "{:#?}", world.reports);
}

#[test]
fn another_one_that_was_cancelled_proves_nothing_of_the_named_one() {
    let world = two(
        "# Your subscriptions\nrow: Streamora Kids €4.99 a month\nCancelled. Your subscription ends on 1 December 2026.\n[Restart]\nrow: Streamora Premium €12.99 a month\nActive. Renews on 4 December 2026.\n(End subscription -> /cancel/offer)\nrow:\n(Sign out -> /logout)",
    );
    let result = world.result();
    assert_eq!(
        (result.success, result.reason),
        (false, Reason::VerificationFailed)
    );
    assert!(told(&world).contains("“Active.”"), "{}", told(&world));
}

/// Of rows that state no price nobody knows what they are: the named one's way back there was its own, and what is left is another's.
#[test]
fn for_the_proof_no_row_beside_the_named_one_s_is_entered() {
    let account = |digital: &str| {
        format!(
            "# Your subscriptions\nrow: Garden in print\nRunning\n(Manage online -> /account/print)\nrow: Garden online\n{digital}\nrow:\n(Sign out -> /logout)"
        )
    };
    let site = streamora()
        .page("account", "/account", &account("Next payment 4 December 2026\n(Manage online -> /account/plan)"))
        .page("cancelled", "/account", &account("[Keep reading]"))
        .page("print", "/account/print", "# Garden in print\nStatus: Active. Renews on 4 December 2026.\n(Cancel subscription -> /cancel/print)")
        .goes("account", "Manage online", "plan")
        .goes("cancelled", "Manage online", "print");
    let mut world = World::new(site);
    let plan = Some("Garden online".to_owned());
    world.ready().order(RunOptions { plan, ..options() });
    assert_eq!(world.site.cancelled, 1, "{:#?}", world.reports);
    let told = told(&world);
    assert!(!told.contains("still shows an active"), "{told}");
}

#[test]
fn rows_that_are_rows_only_to_the_eye_are_told_apart_by_where_their_prices_stand() {
    let after = |kids: &str, premium: &str| {
        format!(
            "# Your subscriptions\nStreamora Kids\n€4.99 a month\n{kids}\nStreamora Premium\n€12.99 a month\n{premium}\nStreamora Duo\n€9.99 a month\nActive. Renews on 1 December 2026.\n(Sign out -> /logout)"
        )
    };
    let ended = "Cancelled. Your subscription ends on 4 December 2026.\n[Restart]";
    let world = two(&after("Active. Renews on 1 December 2026.", ended));
    assert!(world.result().verified, "{:#?}", world.reports);
    let other = two(&after(ended, "Active. Renews on 4 December 2026."));
    assert!(!other.result().success, "{:#?}", other.reports);
}

#[test]
fn where_the_named_one_can_not_be_told_from_the_others_nothing_is_proven_and_nothing_called_active()
{
    let world = two(
        "# Your subscriptions\nrow: Streamora Premium Duo €9.99 a month\nCancelled. Your subscription ends on 1 December 2026.\n[Restart]\nrow: Streamora Premium Family €12.99 a month\nActive. Renews on 4 December 2026.\n(End subscription -> /cancel/offer)\nrow: Streamora Kids €4.99 a month\nActive. Renews on 1 December 2026.\n(Manage -> /kids)\nrow:\n(Sign out -> /logout)",
    );
    assert!(!world.result().success && !world.result().verified);
    assert!(
        !told(&world).contains("still shows an active"),
        "{}",
        told(&world)
    );
}

/// The site says that it is cancelled; this is the account before and after, and what else stands on the thank-you page.
fn thanked(before: &str, thanks: &str, after: &str) -> World {
    let plan = "# Your account\nPlan: Premium\n€12.99 a month\nStatus: Active. Renews on 4 December 2026.\n(Manage plan -> /account/plan)\n";
    let done = "# Your subscription has been cancelled\nYou keep access until 4 December 2026. You won't be charged again.\n";
    let mut site: Site = streamora()
        .page("account", "/account", &format!("{plan}{before}"))
        .page("done", "/cancel/done", &format!("{done}{thanks}"))
        .page("cancelled", "/account", after);
    site.second_look = Some(Site::out_of_order());
    let mut world = World::new(site);
    world.run();
    world
}

const LAW: &str = "(Cancel contract -> /legal/cancel)\n(Unsubscribe from the newsletter -> /news)";

#[test]
fn what_stands_on_every_page_of_the_site_does_not_speak_against_the_end() {
    let after = format!("# Your account\nYour subscription ends on 4 December 2026.\n{LAW}");
    assert!(thanked(LAW, LAW, &after).result().verified);
    // Not on the page that called it cancelled: then it is the subscription's own, and it can still be cancelled.
    let own = thanked(LAW, "", &after);
    assert!(!own.result().verified, "{:#?}", own.reports);
}

#[test]
fn what_stands_on_a_last_page_that_no_wording_fits_does_not_speak_against_the_end_either() {
    let after = format!(
        "# Your account\nCancelled: access until 4 December 2026.\n[Subscribe again]\n{LAW}"
    );
    let ended = |last: &str| {
        let mut site = streamora()
            .page("done", "/cancel/done", &format!("{last}\n{LAW}"))
            .page("cancelled", "/account", &after);
        site.second_look = Some(Site::out_of_order());
        let mut world = World::new(site);
        world.run();
        world.result().clone()
    };
    assert!(ended("# Farewell\nSee you some day.").verified);
    // The page says why it isn't so.
    let failed = ended("# Something went wrong\nYour subscription could not be cancelled.");
    assert!(!failed.verified, "{failed:?}");
}

/// The way out is pressed to its last step, and this is what comes then; the account before and after.
fn pressed_through(before: &str, last: &str, after: &str) -> World {
    let mut site = streamora()
        .page("account", "/account", before)
        .page("done", "/cancel/done", last)
        .page("cancelled", "/account", after)
        .goes("account", "Cancel contract", "offer")
        .goes("account", "Verträge hier kündigen", "offer");
    site.second_look = Some(Site::out_of_order());
    let mut world = World::new(site);
    world.run();
    world
}

#[test]
fn what_the_account_said_already_while_it_was_active_proves_no_end() {
    let fixed_term = [
        format!("# Your account\nYour plan expires on 4 December 2026.\n{LAW}"),
        "# Mein Konto\nMitgliedschaft\nVertragsbeginn: 01.01.2025\nVertragsende: 31.12.2026\n(Verträge hier kündigen -> /kuendigen)".to_owned(),
    ];
    for account in &fixed_term {
        let foot = account.rsplit('\n').next().unwrap();
        for said in ["Please check your entries.", "Ungültige Mitgliedsnummer."] {
            let world = pressed_through(account, &format!("# {said}\n{LAW}\n{foot}"), account);
            assert_eq!(world.site.cancelled, 1, "{:#?}", world.reports);
            let result = world.result();
            assert!(!result.success && !result.verified, "{:#?}", world.reports);
        }
        // What it says only now does.
        let ended = format!("{account}\nYour contract was cancelled on 22 November 2026.");
        let world = pressed_through(account, &format!("# See you\n{LAW}\n{foot}"), &ended);
        assert!(world.result().verified, "{:#?}", world.reports);
    }
}

#[test]
fn a_cancellation_that_waits_for_a_call_is_not_proven_by_being_said_twice() {
    let before = format!("# Your account\nStatus: Active. Renews on 4 December 2026.\n{LAW}");
    let verified = |said: &str| {
        let said = format!("# Streamora\nYour subscription has been cancelled. {said}");
        let world = pressed_through(&before, &said, &said);
        assert_eq!(world.site.cancelled, 1, "{:#?}", world.reports);
        // Or the call is left to the person.
        let ended = world.result.as_ref();
        ended.is_some_and(|(result, _)| result.verified)
    };
    assert!(verified("You have access until 4 December 2026."));
    assert!(!verified("Please call us within 14 days."));
    assert!(!verified(
        "You have access until 4 December 2026. For it to take effect, call us on 0800 123 456."
    ));
}

#[test]
fn an_end_beside_the_site_s_own_way_in_is_proven_once_that_is_known_to_be_the_site_s() {
    let foot = "(Résilier votre contrat -> /legal)";
    let world = thanked(
        foot,
        foot,
        &format!(
            "# Votre compte\nRésilié : accès jusqu'au 6 décembre 2026.\n[Réactiver mon abonnement]\n{foot}"
        ),
    );
    assert!(world.result().verified, "{:#?}", world.reports);
}

#[test]
fn an_account_that_calls_something_cancelled_beside_the_way_out_is_not_called_cancelled_already() {
    let at = |account: &str| {
        let mut world = World::new(streamora().page("account", "/account", account));
        world.ready().order(RunOptions {
            ask_in_page: false,
            ..options()
        });
        world.result().clone()
    };
    let said = "# Your account\nYour subscription has been cancelled.";
    assert_eq!(at(said).reason, Reason::AlreadyCancelled);
    assert_ne!(
        at(&format!("{said}\n[Cancel subscription]")).reason,
        Reason::AlreadyCancelled
    );
    // The list of what ended, beside a view of what runs.
    let viewed = |running: &str| at(&format!("{said}\ntab: Active ({running})\ntab: Ended (1)"));
    assert_ne!(viewed("1").reason, Reason::AlreadyCancelled);
    assert_eq!(viewed("0").reason, Reason::AlreadyCancelled);
}

#[test]
fn a_view_beside_that_is_called_by_the_subscriptions_is_opened_before_it_is_called_cancelled_already()
 {
    let said = "# Kids\nYour Kids subscription has been cancelled.";
    let at = |beside: &str| {
        let account = format!("{said}\n[Memberships]");
        let view = format!("# Memberships\n{beside}");
        let site = streamora()
            .page("account", "/account", &account)
            .page("view", "/account", &view)
            .stays("account", "Memberships", "view");
        let mut world = World::new(site);
        world.ready().order(RunOptions {
            ask_in_page: false,
            ..options()
        });
        assert_eq!(
            world.site.pressed.first().map(String::as_str),
            Some("Memberships"),
            "{:#?}",
            world.reports
        );
        world.result().reason
    };
    assert_ne!(
        at("Sports\nActive\n€9 a month, renews on 14 December 2026.\n[Cancel membership]"),
        Reason::AlreadyCancelled
    );
    assert_eq!(at("There is nothing here."), Reason::AlreadyCancelled);
}

#[test]
fn a_new_way_back_and_no_way_out_any_more_agree_with_the_thanks() {
    let after = "# Your account\nPayment method: Visa ending in 4242\n[Resume subscription]";
    assert!(thanked("", "", after).result().verified);
    // It stood there before, or it is still called active, or can still be cancelled.
    assert!(
        !thanked("[Resume subscription]", "", after)
            .result()
            .verified
    );
    for goes_on in ["Next billing date: 4 December 2026.", "[Cancel membership]"] {
        let world = thanked("", "", &format!("{after}\n{goes_on}"));
        assert!(!world.result().verified, "{goes_on}: {:#?}", world.reports);
    }
}

#[test]
fn without_thanks_a_way_back_alone_proves_nothing() {
    let site = streamora()
        .page(
            "done",
            "/cancel/done",
            "# Hello\nWhat would you like to see today?",
        )
        .page(
            "cancelled",
            "/account",
            "# Your account\nPayment method: Visa ending in 4242\n[Resume subscription]",
        );
    let mut world = World::new(site);
    world.run();
    assert!(!world.result().verified && !world.result().success);
    // The page called it the last step, and the next one asks nothing: nothing more is pressed before the account is looked at.
    assert_eq!(
        world.site.pressed.last().map(String::as_str),
        Some("Finish cancellation")
    );
}

#[test]
fn after_an_approved_way_in_the_page_s_reason_is_told_and_not_that_it_goes_on() {
    let site = streamora()
        .page("plan", "/account/plan", "# Premium\n€12.99 a month. Next billing date: 4 December 2026.\n[Cancel subscription]")
        .page("offer", "/cancel/debt", "# You can't cancel right now\nThere is an unpaid invoice of €12.99. Please pay it first.\n[Pay now]");
    let mut world = World::new(site);
    world.run();
    assert!(told(&world).contains("unpaid invoice of €12.99"));
    assert!(!told(&world).contains("still shows an active"));
    assert_eq!(world.site.cancelled, 0);
}
