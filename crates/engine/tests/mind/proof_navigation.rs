//! Where the proof is looked for: the account's own links, and the account once the person has signed in again.
use crate::script::drawn::drawn;
use crate::script::{Site, World, options, streamora};
use protocol::control::RunOptions;
use protocol::message::PersonInput;
use protocol::snapshot::Observation;
use protocol::task::Reason;

fn with(mut site: Site, name: &'static str, page: Observation) -> Site {
    site.pages.retain(|(n, _)| *n != name);
    site.pages.push((name, page));
    site
}

/// The account names no plan, and shows nothing of it after the end.
fn nameless(cancelled: Observation) -> Site {
    let account = "main\n h Your account\n box\n  p Active\n  p €12.99 / month\n  p Next payment: 14 March 2027\n  a @e1 Cancel subscription";
    let account = drawn(
        "/account",
        account,
        &[("Cancel subscription", "/cancel/offer")],
    );
    let site = with(streamora(), "account", account).page(
        "done",
        "/cancel/done",
        "# Goodbye\nWe're sorry to see you go.",
    );
    with(site, "cancelled", cancelled).goes("account", "Cancel subscription", "offer")
}

const ENDED: &str =
    "main\n h Your subscription\n box\n  p Cancelled\n  p Access until: 14 March 2027";

#[test]
fn each_of_the_accounts_own_links_is_followed_until_one_tells_the_end() {
    let links = [
        ("Payments", "/payments"),
        ("Billing", "/billing"),
        ("My subscription", "/subs"),
    ];
    let home = "main\n h Hello\n p Good to see you.\n a @e1 Payments\n a @e2 Billing\n a @e3 My subscription";
    let silent = |path: &str| drawn(path, "main\n h Payments\n p Visa ending in 4242", &[]);
    let site = nameless(drawn("/account", home, &links));
    let site = with(site, "payments", silent("/payments"));
    let site = with(site, "billing", silent("/billing"));
    let mut world = World::new(with(site, "subs", drawn("/subs", ENDED, &[])));
    world.run();
    let result = world.result();
    assert!(
        result.success && result.verified,
        "{result:?}\n{:#?}",
        world.reports
    );
}

#[test]
fn another_subscription_behind_a_link_proves_nothing() {
    let home = "main\n h Hello\n p Good to see you.\n a @e1 My subscription";
    let other = "main\n h Your subscription\n box\n  h Kids\n  p €4.99 / month\n  p Cancelled\n  p Access until: 2 May 2027";
    let site = nameless(drawn("/account", home, &[("My subscription", "/subs")]));
    let mut world = World::new(with(site, "subs", drawn("/subs", other, &[])));
    world.run();
    assert!(!world.result().verified, "{:?}", world.result());
}

#[test]
fn a_sign_in_at_the_proof_is_handed_over_and_the_proof_goes_on_after_it() {
    const DOOR: &str = "# Sign in\nSign in to your account to continue.\nfield: Email\nsecret: Password\n[Sign in]";
    let ended = streamora();
    let ended = ended.pages.iter().find(|(n, _)| *n == "cancelled");
    let ended = ended.map(|(_, page)| page.clone()).unwrap();
    let site = streamora().page("cancelled", "/account", DOOR);
    let mut world = World::new(site.clone());
    world.run();
    assert!(world.result.is_none(), "{:#?}", world.result);
    // Not signed in yet.
    world.person(PersonInput::HandedBack);
    assert!(world.result.is_none(), "{:#?}", world.result);
    world.site = with(world.site.clone(), "cancelled", ended);
    world.site.at = "done";
    world.person(PersonInput::HandedBack);
    let result = world.result();
    assert_eq!(
        (result.reason, result.verified),
        (Reason::Completed, true),
        "{result:?}"
    );
    // Nobody is there to sign in.
    let mut world = World::new(site);
    world.order(RunOptions {
        ask_in_page: false,
        ..options()
    });
    world.ready();
    assert!(!world.result().verified, "{:?}", world.result());
}

#[test]
fn what_the_account_said_before_is_told_where_it_led_to_another_site() {
    let away = drawn("https://elsewhere.example/hello", ENDED, &[]);
    let mut world = World::new(nameless(away));
    world.meanwhile = Some(|site| {
        if site.at == "last" {
            site.pages.retain(|(name, _)| *name != "account");
        }
    });
    world.run();
    let result = world.result();
    let evidence = result.evidence.as_ref();
    assert!(!result.verified, "{result:?}");
    assert!(
        evidence.is_some_and(|e| e.before.contains("Next payment") && e.rows.is_empty()),
        "{result:?}"
    );
}

/// The perks of a membership are over, and the subscription that pays for it stands behind the account's own link.
#[test]
fn what_is_called_over_is_not_all_where_something_goes_on_behind_the_account_s_links() {
    let over = format!("{ENDED}\n a @e9 Subscriptions");
    let running = "main\n h Subscriptions\n box\n  h Tea Box\n  p Active\n  p €19 / month\n  p Next payment: 14 March 2027\n  a @e1 Cancel subscription";
    let silent = "main\n h Subscriptions\n p You have no subscriptions.";
    let at = |beside: &str| {
        let links = [("Subscriptions", "/subs")];
        let ways = [("Cancel subscription", "/cancel/offer")];
        let site = with(
            streamora(),
            "account",
            drawn("/account/members", &over, &links),
        );
        let mut world = World::new(with(site, "subs", drawn("/subs", beside, &ways)));
        world.answer = Some(false);
        world.run();
        world.result().clone()
    };
    assert_eq!(at(silent).reason, Reason::AlreadyCancelled);
    assert_eq!(at(running).reason, Reason::HumanRejected);
}

/// A price and what cancels stand on a plan's page whatever became of it; the account itself, which showed it active, says the rest.
#[test]
fn where_the_plans_page_tells_nothing_the_one_that_showed_it_active_before_is_looked_at() {
    let plan =
        "main\n box\n  h Premium\n  p €12.99 a month. 4 screens.\n  a @e1 Cancel subscription";
    let plan = drawn(
        "/account/plan",
        plan,
        &[("Cancel subscription", "/cancel/offer")],
    );
    let account = "# Your account\nPremium, €12.99 a month\nPayment method: Visa ending in 4242\n(Manage plan -> /account/plan)";
    let site = with(streamora(), "plan", plan).page("account", "/account", account);
    let mut world = World::new(site.clone());
    world.run();
    let result = world.result();
    assert!(result.verified, "{result:?}\n{:#?}", world.reports);
    // It goes on there, too.
    let mut world = World::new(site.page("cancelled", "/account", account));
    world.run();
    assert!(!world.result().success, "{:?}", world.result());
}

/// "Cancel contracts here", on a page that shows no account: the page after it leads to one.
#[test]
fn where_no_account_was_seen_before_the_page_after_the_press_may_lead_to_it() {
    let site = |link: (&str, &str)| {
        let done = format!(
            "main\n h Cancellation confirmed\n p Your contract has been cancelled.\n p Effective: 4 December 2026\n a @e1 {}",
            link.0
        );
        let home = "main\n h Kraftraum\n p Strong by the river.\ncontentinfo\n a @e1 Cancel contracts here";
        let home = drawn("/", home, &[("Cancel contracts here", "/cancel/form")]);
        let site = with(Site::default(), "account", home.clone());
        let site = with(site, "cancelled", home)
            .page("form", "/cancel/form", "# Cancel your contract\nAre you sure you want to cancel your contract? It ends on 4 December 2026.\n[Cancel contract now]")
            .goes("account", "Cancel contracts here", "form")
            .goes("form", "Cancel contract now", "done")
            .cancels_on("Cancel contract now");
        let mut site = with(site, "done", drawn("/cancel/done", &done, &[link]));
        site.at = "account";
        let mine = "main\n h Your membership\n box\n  h Flex\n  p Cancelled\n  p Access until: 4 December 2026\n  button @e1 Resume membership";
        with(site, "mine", drawn(link.1, mine, &[]))
    };
    let opened = |link: (&str, &str)| {
        let mut world = World::new(site(link));
        world.run();
        let told = format!("{:#?}", world.reports);
        (world.result().verified, told.contains(link.1), told)
    };
    let (proven, _, told) = opened(("My membership", "/mine"));
    assert!(proven, "{told}");
    let (_, went, told) = opened(("Undo cancellation", "/back"));
    assert!(!went, "{told}");
}

#[test]
fn where_opening_a_page_was_the_deed_nobody_says_that_nothing_was_changed() {
    let card = "main\n h Your subscription\n box\n  h Premium\n  p €12.99 a month\n  p Active, renews on 14 March 2027\n  a @e1 Your plan";
    let over =
        "main\n h Your subscription\n box\n  h Premium\n  p Cancelled. Ends on 14 March 2027.";
    let site = with(
        streamora(),
        "account",
        drawn("/account", card, &[("Your plan", "/account/plan")]),
    );
    let site = with(site, "plan", drawn("/account/plan", over, &[]));
    let mut world = World::new(site.goes("account", "Your plan", "plan"));
    world.ready().order(RunOptions {
        ask_in_page: false,
        ..options()
    });
    let result = world.result();
    assert!(!result.success && !result.verified, "{result:?}");
    let told = result.error.clone().unwrap_or_default();
    assert!(
        told.contains("Nothing that you were asked about was pressed."),
        "{told}"
    );
}

/// It stood in the first view of the account before anything was pressed, and says no more now.
#[test]
fn a_card_that_said_the_same_before_the_press_proves_no_end() {
    let first = |card: &str| {
        let lines = format!("main\n h Your account\n box\n  {card}\n button @e9 Memberships");
        drawn("/account", &lines, &[])
    };
    let held = "main\n h Your account\n box\n  h Sports\n  p Active\n  p €9 / month\n  p Next payment: 14 December 2026\n  a @e1 Cancel subscription";
    let held = drawn(
        "/account",
        held,
        &[("Cancel subscription", "/cancel/offer")],
    );
    let gift = "h Gift box\n  p Ended\n  p Access until: 3 March 2026";
    let at = |after: Observation| {
        let thanks = "# Goodbye\nWe're sorry to see you go.";
        let site = with(streamora(), "account", first(gift));
        let site = with(with(site, "view", held.clone()), "cancelled", after)
            .page("done", "/cancel/done", thanks)
            .stays("account", "Memberships", "view")
            .goes("view", "Cancel subscription", "offer");
        let mut world = World::new(site);
        world.run();
        assert!(
            world
                .site
                .pressed
                .iter()
                .any(|p| p == "Finish cancellation"),
            "{:#?}",
            world.reports
        );
        world.result
    };
    let proven = at(first(gift)).is_some_and(|(result, _)| result.verified);
    assert!(!proven);
    // The same view, where it is the one that is held that ended.
    let ended = "h Sports\n  p Ended\n  p Access until: 14 December 2026";
    let proven = at(first(ended)).is_some_and(|(result, _)| result.verified);
    assert!(proven);
}

/// The plan's own page tells nothing of it but what can be done with it; what is paid stands apart on the account, without a name.
#[test]
fn what_the_question_is_about_is_what_the_account_told_of_it() {
    let account = "main\n h Account\n box\n  h Membership\n  p Premium\n  p €12.99 a month\n  p Active\n  p Your membership renews on 4 December 2026.\n  a @e1 Manage plan\n box\n  h Billing\n  p Visa ending in 4242\n  p Next payment: €12.99 on 4 December 2026\n  a @e2 Update payment method";
    let plan = "main\n p Account / Manage plan\n a @e5 Account\n h Manage plan\n box\n  box\n   h Basic\n   p €5.99 a month\n   button @e4 Switch to Basic\n  box\n   h Premium\n   p €12.99 a month\n   p Your plan\n  box\n   h Family\n   p €19.99 a month\n   button @e6 Upgrade to Family\n box\n  h Need a break?\n  p Pause Premium for up to 3 months.\n  button @e1 Pause membership\n a @e2 Cancel subscription";
    let account = drawn("/account", account, &[("Manage plan", "/plan")]);
    let plan = drawn("/plan", plan, &[("Cancel subscription", "/cancel/offer")]);
    let mut world = World::new(with(with(streamora(), "account", account), "plan", plan));
    world.run();
    let asked = &world.questions[0];
    assert!(asked.contains("Finish cancellation"), "{asked}");
    assert!(
        asked.contains("€12.99 a month") && !asked.contains("Pause"),
        "{asked}"
    );
}

/// What is over stands behind a tab of its own, which only the address's query tells from the page that it stands on.
#[test]
fn a_tab_of_what_is_over_is_a_page_of_its_own() {
    let home = "main\n h Hello\n p Nothing here.\n a @e1 Active\n a @e2 Cancelled";
    let links = [
        ("Active", "/account?tab=active"),
        ("Cancelled", "/account?tab=over"),
    ];
    let site = nameless(drawn("/account", home, &links));
    let site = with(site, "over", drawn("/account?tab=over", ENDED, &[]));
    let mut world = World::new(site);
    world.run();
    let result = world.result();
    assert!(result.verified, "{result:?}\n{:#?}", world.reports);
}

/// The page on which the end was pressed asks the same whatever became of it.
#[test]
fn the_last_step_opened_again_does_not_say_that_it_goes_on() {
    let last = "main\n h Cancel your subscription?\n box\n  h Premium\n  p Active\n  p €12.99 / month\n  p Next payment: 14 March 2027\n button @e1 Finish cancellation";
    let silent = drawn("/account", "main\n h Hello\n p Good to see you.", &[]);
    let site = with(
        nameless(silent),
        "last",
        drawn("/cancel/confirm", last, &[]),
    );
    let mut world = World::new(site);
    world.run();
    let result = world.result();
    assert!(!result.success, "{result:?}");
    let told = result.error.as_deref().unwrap();
    assert!(
        !told.contains("still shows an active"),
        "{told}\n{:#?}",
        world.reports
    );
}
