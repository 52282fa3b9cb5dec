//! What counts as proof: the account page, fetched or opened anew after the click, and nothing less.
use crate::script::{HOME, Site, World, options, streamora};
use protocol::action::Action;
use protocol::control::RunOptions;
use protocol::ids::Ref;
use protocol::message::{PersonInput, SecondLook};
use protocol::page_state::PageState;
use protocol::report::Report;
use protocol::task::Reason;
use subterminator_engine::effect::Effect;
use subterminator_engine::letter;
use subterminator_engine::planner::Proposal;
use subterminator_engine::receipt::LookKind;

#[test]
fn a_site_that_says_done_while_the_account_is_still_active_is_not_believed() {
    let mut world = World::new(streamora().cancels_on("something else"));
    world.run();
    let result = world.result();
    assert_eq!(
        (result.success, result.verified, result.reason),
        (false, false, Reason::VerificationFailed),
        "{result:?}"
    );
    // What a letter to the service says then.
    let facts = world.facts();
    assert_eq!(facts.pressed.as_deref(), Some("Finish cancellation"));
    assert!(facts.confirmation.is_some(), "{facts:?}");
    let written = letter::of(facts, "Streamora", "20 November 2026").unwrap();
    let letter = written.paragraphs.join("\n");
    for part in [
        "I pressed “Finish cancellation”",
        "still shows it as active",
    ] {
        assert!(letter.contains(part), "{letter}");
    }
}

/// What was approved ended nothing, and something else on the account's page speaks of the end: the person is asked about that.
#[test]
fn the_rules_go_on_with_what_is_left_where_the_account_shows_no_end() {
    let account = "# Your account\nPlan: Premium\n€12.99 a month\nStatus: Active. Renews on 4 December 2026.\n[Cancel subscription]\n[Turn off automatic renewal]";
    let site = streamora()
        .page("account", "/account", account)
        .goes("account", "Cancel subscription", "last")
        .goes("account", "Turn off automatic renewal", "cancelled")
        .cancels_on("Turn off automatic renewal");
    let mut world = World::new(site);
    world.run();
    let result = world.result();
    assert!(result.success && result.verified, "{result:?}");
    let pressed = world.site.pressed.clone();
    let times = |name: &str| pressed.iter().filter(|p| *p == name).count();
    assert_eq!(times("Finish cancellation"), 1, "{pressed:?}");
    assert_eq!(
        pressed.last().map(String::as_str),
        Some("Turn off automatic renewal")
    );
}

/// A page of answers mentioned it first, a row that nobody knew was approved, and its own page showed it: that one is opened for proof.
#[test]
fn what_plainly_showed_it_active_is_opened_again_although_something_was_approved_before() {
    const HELP: &str = "https://www.streamora.com/help";
    let help = "# Help\nYou are a member.\n[Renewal of Premium]";
    let mut site =
        streamora()
            .page("help", "/help", help)
            .goes("help", "Renewal of Premium", "account");
    site.at = "help";
    site.second_look = Some(SecondLook {
        url: HELP.into(),
        status: 200,
        title: String::new(),
        text: String::new(),
        scripted: true,
    });
    let mut world = World::new(site);
    world.meanwhile = Some(|site| {
        if site.at == "last" {
            let ended =
                "# Premium\nYour subscription has been cancelled and ends on 4 December 2026.";
            *site = std::mem::take(site)
                .page("help", "/help", "# Help\nHello.")
                .page("plan", "/account/plan", ended);
        }
    });
    world.run();
    assert!(world.questions[0].contains("Renewal of Premium"));
    let opened: Vec<&str> = world.effects.iter().filter_map(opened).collect();
    // After the links of the way out.
    let last = opened.len().saturating_sub(2);
    assert_eq!(
        opened[last..],
        [HELP, "https://www.streamora.com/account/plan"]
    );
    assert!(world.result().verified);
}

fn opened(effect: &Effect) -> Option<&str> {
    match effect {
        Effect::Act {
            action: Action::Navigate { url },
            ..
        } => Some(url),
        _ => None,
    }
}

#[test]
fn a_second_look_that_settles_nothing_is_followed_by_opening_the_account_page() {
    for (status, scripted, url) in [
        (200, true, HOME),
        (500, false, HOME),
        (200, false, "https://evil.example/account"),
    ] {
        let mut site = streamora();
        site.second_look = Some(SecondLook {
            url: url.into(),
            status,
            title: String::new(),
            text: "Your subscription has been cancelled.".into(),
            scripted,
        });
        let mut world = World::new(site);
        world.run();
        assert!(world.result().verified);
        assert_eq!(
            world.facts().second_look.as_ref().unwrap().how,
            LookKind::Reopened
        );
    }
}

#[test]
fn an_account_page_that_only_leads_back_to_the_thank_you_page_proves_nothing() {
    let mut site = streamora();
    let done = site.pages.iter().find(|(n, _)| *n == "done").cloned();
    site.pages.retain(|(n, _)| *n != "cancelled");
    site.pages.push(("cancelled", done.expect("it has one").1));
    site.second_look = Some(Site::out_of_order());
    let mut world = World::new(site);
    world.run();
    let result = world.result();
    assert!(!result.success && !result.verified, "{result:?}");
    assert_eq!(world.site.cancelled, 1);
}

#[test]
fn a_page_that_does_not_move_after_the_approved_press_is_not_pressed_again_but_the_account_is_looked_at()
 {
    let mut site = streamora();
    site.moves.retain(|m| m.1 != "Finish cancellation");
    let mut world = World::new(site);
    world.run();
    assert_eq!(world.site.cancelled, 1, "{:#?}", world.reports);
    assert_eq!(world.questions.len(), 1);
    assert!(world.result().verified, "{:?}", world.result());
}

#[test]
fn what_the_person_cancels_while_it_is_theirs_is_proven_and_not_called_already_cancelled() {
    let mut site = streamora();
    site.pages.retain(|(n, _)| *n != "plan");
    let site = site.page("plan", "/account/plan", "# Premium\n€12.99 a month. Next billing date: 4 December 2026.\nTo cancel, call us on 555 0100.");
    let mut world = World::new(site);
    world.run();
    assert!(world.result.is_none(), "{:#?}", world.reports);
    world.site.cancelled = 1;
    world.site.at = "cancelled";
    world.person(PersonInput::HandedBack);
    let result = world.result();
    assert_eq!(
        (result.reason, result.verified),
        (Reason::Completed, true),
        "{result:?}"
    );
}

/// Approved, with the last press done and neither picture nor fetched page there yet.
fn pressed_and_waiting() -> World {
    let mut world = World::new(streamora());
    world.answer = None;
    world.run();
    (world.holds_pictures, world.holds_fetches) = (true, true);
    world.answer_now(true);
    world
}

#[test]
fn picture_and_fetch_are_asked_for_at_once_and_both_are_waited_for_in_either_order() {
    for fetch_first in [false, true] {
        let mut world = pressed_and_waiting();
        let asked: Vec<&Effect> = world
            .effects
            .iter()
            .rev()
            .filter(|e| matches!(e, Effect::Capture { .. } | Effect::LookAgain { .. }))
            .take(2)
            .collect();
        assert!(
            matches!(
                asked[..],
                [Effect::LookAgain { .. }, Effect::Capture { .. }]
            ),
            "{asked:?}"
        );
        world.hear(usize::from(fetch_first));
        assert!(world.result.is_none(), "only one of the two is there");
        world.release();
        assert!(world.result().verified);
        assert!(world.facts().picture_after.is_some());
    }
}

#[test]
fn a_picture_that_never_comes_is_done_without_and_a_fetch_that_never_comes_is_made_up_for_in_the_tab()
 {
    for (never, how, picture) in [
        (0, LookKind::Reopened, false),
        (1, LookKind::Reopened, true),
    ] {
        let mut world = pressed_and_waiting();
        world.hear(1 - never);
        world.time_passes();
        assert!(world.result().verified, "{:?}", world.result());
        let facts = world.facts();
        assert_eq!(facts.second_look.as_ref().unwrap().how, how);
        assert_eq!(facts.picture_after.is_some(), picture);
    }
}

#[test]
fn a_document_that_leaves_while_it_fetches_is_followed_by_another_fetch_and_the_old_answer_counts_for_nothing()
 {
    let mut world = pressed_and_waiting();
    world.ready();
    let fetches = world
        .effects
        .iter()
        .filter(|e| matches!(e, Effect::LookAgain { .. }));
    assert_eq!(fetches.count(), 2);
    world.hear(1).hear(0);
    assert!(world.result.is_none(), "the first fetch was given up");
    world.release();
    assert!(world.result().verified);
}

/// A view without an address: opened anew, the account shows nothing of the subscription before its tab is pressed.
fn behind_a_tab(after: &str) -> Site {
    let home = "# Hello\nGood to see you.\ntab: Profile\ntab: Subscription";
    streamora()
        .page("account", "/account", home)
        .page("cancelled", "/account", home)
        .page("plan", "/account", "# Premium\nStatus: Active. Renews on 4 December 2026.\ntab: Profile\ntab: Subscription\n(Cancel subscription -> /cancel/offer)")
        .page("after", "/account", after)
        .stays("account", "Subscription", "plan")
        .stays("cancelled", "Subscription", "after")
}

#[test]
fn where_the_account_is_behind_a_tab_the_tab_is_pressed_again_for_the_proof() {
    let after = "# Premium\nYour subscription has been cancelled and ends on 4 December 2026.\ntab: Profile\ntab: Subscription\n[Restart subscription]";
    let mut world = World::new(behind_a_tab(after));
    world.run();
    let result = world.result();
    assert!(result.success && result.verified, "{:#?}", world.reports);
    assert_eq!((world.site.cancelled, world.questions.len()), (1, 1));
    let again = world.site.pressed.iter().rev().take(1).collect::<Vec<_>>();
    assert_eq!(again, ["Subscription"], "{:?}", world.site.pressed);
}

/// The tab was pressed before the way was gone a second time, and not again: the page still stood as the proof had left it.
#[test]
fn after_a_press_that_was_lost_the_first_way_to_the_account_is_the_way_to_its_proof() {
    let after = "# Premium\nYour subscription has been cancelled and ends on 4 December 2026.\ntab: Profile\ntab: Subscription\n[Restart subscription]";
    let mut site = behind_a_tab(after);
    site.second_look = Some(Site::out_of_order());
    let mut world = World::new(site);
    world.deaf = vec!["Finish cancellation"];
    world.ready().order(RunOptions {
        ask_in_page: false,
        ..options()
    });
    let result = world.result();
    assert!(result.success && result.verified, "{:#?}", world.reports);
    assert_eq!((world.site.cancelled, world.questions.len()), (1, 2));
}

#[test]
fn what_the_tab_shows_is_told_where_it_is_still_active() {
    let after = "# Premium\nStatus: Active. Renews on 4 December 2026.\ntab: Profile\ntab: Subscription\n(Cancel subscription -> /cancel/offer)";
    let mut world = World::new(behind_a_tab(after));
    world.run();
    let result = world.result();
    assert_eq!(
        (result.reason, result.success),
        (Reason::VerificationFailed, false),
        "{result:?}"
    );
    assert_eq!(world.site.cancelled, 1);
}

#[test]
fn no_sentence_is_quoted_where_the_page_says_none() {
    let mut site = streamora();
    site.pages.retain(|(n, _)| *n != "cancelled");
    let bare = "# Premium\n[Cancel membership]\n[Manage plan]\n[Change plan]";
    let mut world = World::new(site.page("cancelled", "/account", bare));
    world.run();
    let told = format!("{:#?}", world.reports);
    assert!(!world.result().verified);
    assert!(!told.contains("“”"), "{told}");
}

/// A way out behind a door that says nothing: the account is never seen active.
fn never_seen_active(done: &str, cancelled: &str) -> World {
    let site = streamora()
        .page("account", "/account", "# Hello\n(Door -> /cancel/confirm)")
        .page("done", "/cancel/done", done)
        .page("cancelled", "/account", cancelled)
        .goes("account", "Door", "last");
    let press = |n| Proposal::Act {
        action: Action::Click { target: Ref(n) },
        why: String::new(),
    };
    let mut world = World::new(site);
    world.planner = Some(vec![press(2), press(3)]);
    world.run();
    world
}

#[test]
fn one_phrase_on_one_page_is_no_proof_where_the_account_was_never_seen_active() {
    let phrase = "# Your account\nYour subscription has been cancelled and ends on 4 December 2026.\n[Restart subscription]";
    let silent = never_seen_active("# Hm\nThat was that.", phrase);
    assert_eq!(silent.site.cancelled, 1, "{:#?}", silent.reports);
    let result = silent.result();
    assert!(!result.verified && !result.success, "{result:?}");
    assert!(
        silent.facts().outcome.contains("says so"),
        "{}",
        silent.facts().outcome
    );
    let thanked = never_seen_active(
        "# Your subscription has been cancelled\nYou won't be charged again.",
        phrase,
    );
    assert!(thanked.result().verified, "{:#?}", thanked.reports);
}

#[test]
fn where_one_page_calls_it_cancelled_and_another_shows_only_its_payments_nobody_is_told_that_it_is_active()
 {
    let site = streamora()
        .page("plan", "/account/plan", "# Manage plan\nPayment method: Visa\n[Pause subscription]\n(Cancel subscription -> /cancel/offer)")
        .page("done", "/cancel/done", "# Goodbye\nWe're sorry to see you go.")
        .page("cancelled", "/account", "# Your account\nFrequently asked questions\nYour subscription is cancelled.\n(Manage plan -> /account/plan)")
        .goes("cancelled", "Manage plan", "plan");
    let mut world = World::new(site);
    world.run();
    let looks: Vec<PageState> = world.reports.iter().filter_map(state).collect();
    let [.., first, second] = looks.as_slice() else {
        panic!("{looks:?}")
    };
    assert_eq!(
        (*first, *second),
        (PageState::Complete, PageState::AccountActive)
    );
    let result = world.result();
    assert_eq!(result.reason, Reason::VerificationFailed);
    assert!(!format!("{result:?}").contains("still shows"), "{result:?}");
}

fn state(report: &Report) -> Option<PageState> {
    match report {
        Report::State { state, .. } => Some(*state),
        _ => None,
    }
}
