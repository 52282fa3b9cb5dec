//! What a page waits for: a day that is chosen, a word that is typed, a box that is ticked, a button that opens by itself.
use crate::policy::{ground, press, verdict};
use crate::script::drawn::drawn;
use crate::script::page;
use protocol::action::Action;
use protocol::page_state::PageState;
use protocol::report::Verdict;
use protocol::role::Role;
use protocol::snapshot::Observation;
use subterminator_engine::heuristics::{self, Intent};
use subterminator_engine::planner::{PastAction, PlanContext, Proposal, plan};
use subterminator_engine::policy::{Ground, Rule, Ruling, judge};

fn on_the_way(observation: Observation) -> PlanContext {
    let read = heuristics::read(&observation, None).interpretation();
    PlanContext {
        in_flow: true,
        ..PlanContext::first(observation, "Example", read)
    }
}

fn proposed(observation: &Observation) -> Action {
    match plan(&on_the_way(observation.clone())) {
        Ok(Proposal::Act { action, .. }) => action,
        other => panic!("{other:?}"),
    }
}

fn in_search(observation: &Observation, name: &str, can_hold: bool) -> Ruling {
    let reading = heuristics::read(observation, None);
    let ground = Ground {
        in_flow: false,
        can_hold,
        ..ground(observation, &reading)
    };
    judge(&press(observation, name), &ground)
}

#[test]
fn asked_when_it_is_to_end_the_day_that_gives_nothing_away_is_chosen() {
    for (now, later) in [
        ("Today, for a settlement of €35.99", "On 22 May 2027"),
        ("Right away", "At the end of the paid period"),
        (
            "Without waiting, with a fine of €30",
            "Free of charge on 22 May 2027",
        ),
    ] {
        let lines = format!("# Which way?\no {now}\no {later}\n[Continue (disabled)]");
        let open = page("/cancel/when", &lines);
        assert_eq!(proposed(&open), press(&open, later), "{later}");
        assert_eq!(verdict(&open, later), Verdict::Allow, "{later}");
        // The page chose the other one.
        let lines = format!("# Which way?\nx {now}\no {later}\n[Continue]");
        let preset = page("/cancel/when", &lines);
        assert_eq!(proposed(&preset), press(&preset, later), "{later}, preset");
    }
    let deeds = page(
        "/cancel/when",
        "# Which way?\no Today, for a fee of €40\no Pause until 22 May 2027\n[Continue]",
    );
    assert_ne!(verdict(&deeds, "Pause until 22 May 2027"), Verdict::Allow);
}

#[test]
fn while_what_ends_it_opens_by_itself_nothing_else_is_pressed() {
    let lines = "# Last step\nYour contract ends on 19 June 2027.\n[End my subscription (disabled)]\n[Onwards to the sun]";
    let action = proposed(&page("/cancel/last", lines));
    assert!(matches!(action, Action::Wait { .. }), "{action:?}");
}

#[test]
fn the_word_that_a_fields_own_label_spells_out_is_typed() {
    for (label, word) in [
        ("Key in CONFIRM", Some("CONFIRM")),
        ("Your entry: READY", Some("READY")),
        ("Your IBAN", None),
        ("Name of the AGENCY", None),
    ] {
        let asked = page(
            "/cancel/word",
            &format!("# Please confirm\nDo you really want to cancel?\nfield: {label}\n[Submit]"),
        );
        let typed = match proposed(&asked) {
            Action::Fill { value, .. } => Some(value),
            _ => None,
        };
        assert_eq!(typed.as_deref(), word, "{label}");
    }
}

#[test]
fn a_button_called_like_that_of_the_step_before_waits_for_this_ones_boxes() {
    let lines = "# One moment\ndialog: Leaving\n_ I know what is lost\n_ I agree to the end\n[Go on (disabled)]";
    let step = page("/account", lines);
    let mut context = on_the_way(step.clone());
    let button = (step.snapshot.elements.iter()).find(|e| e.name == "Go on");
    let button = button.unwrap();
    context.history = vec![PastAction {
        action: press(&step, "Go on"),
        target: Some(button.identity()),
        url: "https://www.streamora.com/account".into(),
        before: PageState::Unknown,
        error: None,
    }];
    let Ok(Proposal::Act { action, .. }) = plan(&context) else {
        panic!("nothing is done")
    };
    assert_eq!(action, press(&step, "I know what is lost"));
}

#[test]
fn what_unfolds_a_part_before_the_way_out_is_tried_in_silence_whatever_it_is_called() {
    for name in ["Buy more options", "Hello again", "Restart here"] {
        let unfolds = page("/account", &format!("# Your account\n[{name} (popup)]"));
        let ruling = in_search(&unfolds, name, true);
        let tried = (ruling.verdict, ruling.hold.is_held());
        assert_eq!(tried, (Verdict::Allow, true), "{name}");
        let sends = page("/account", &format!("# Your account\n[{name}]"));
        let unheld = in_search(&unfolds, name, false).verdict;
        assert_ne!(unheld, Verdict::Allow, "{name}, where nothing can be held");
        if name != "Hello again" {
            let plain = in_search(&sends, name, true).verdict;
            assert_ne!(plain, Verdict::Allow, "{name}, as a button");
        }
    }
}

#[test]
fn two_places_of_the_account_in_one_name_buy_nothing() {
    let account = page(
        "/account",
        "# Hello\n(Purchases and subscriptions -> /account/billing)\n(Buy a subscription -> /account/more)",
    );
    let places = in_search(&account, "Purchases and subscriptions", true);
    assert_eq!(places.verdict, Verdict::Allow);
    let buys = in_search(&account, "Buy a subscription", true);
    assert_eq!(buys.verdict, Verdict::Deny);
}

#[test]
fn a_question_about_refunds_that_folds_its_answer_up_is_no_last_page() {
    let help = page("/help", "# Support\n[How do refunds work? (closed)]");
    assert!(!heuristics::read(&help, None).marks.last_page);
    let said = page("/cancel", "# Leaving\nThere is no refund.\n[Go on]");
    assert!(heuristics::read(&said, None).marks.last_page);
}

#[test]
fn the_items_of_a_menu_answer_nothing_that_the_page_asks() {
    let mut account = page(
        "/account",
        "# Your account\n50% off a tote bag\n[Cancel anyway]",
    );
    let offer = heuristics::read(&account, None).state;
    assert_eq!(offer, PageState::RetentionOffer);
    account.snapshot.elements.last_mut().unwrap().role = Role::MenuItem;
    let menu = heuristics::read(&account, None).state;
    assert_ne!(menu, PageState::RetentionOffer);
}

#[test]
fn a_greeting_takes_no_end_back() {
    let intent = |name: &str| {
        let page = page("/account", &format!("# Your account\n[{name}]"));
        heuristics::intent(name, &page)
    };
    assert_eq!(intent("Hello again"), Intent::Other);
    assert_eq!(intent("Subscribe again"), Intent::Undo);
}

#[test]
fn on_the_way_out_what_lies_behind_the_dialog_is_no_other_end() {
    let lines = "# Your account\nPremium\n[Cancel my plan]\ndialog: Leaving\n[Cancel account]";
    let over = page("/account", lines);
    assert_eq!(verdict(&over, "Cancel account"), Verdict::Ask);
    let before = in_search(&over, "Cancel account", true);
    assert_eq!(before.verdict, Verdict::Deny);
}

#[test]
fn a_step_over_the_account_sends_nothing_that_the_page_chose_beside_the_end() {
    let account = "# Your account\nPremium. Renews on 4 December 2026.\n[Cancel my plan]\ndialog: What next?\n";
    let paid = format!("{account}x Buy another year\no Cancel my plan now\n[Next step]");
    assert_ne!(
        verdict(&page("/account", &paid), "Next step"),
        Verdict::Allow
    );
    let action = proposed(&page("/account", &paid));
    assert_ne!(action, press(&page("/account", &paid), "Next step"));
}

#[test]
fn on_the_way_out_what_is_offered_is_not_taken_and_what_turns_it_down_is_asked_about() {
    let mut gift = page(
        "/account/2",
        "# We have a present for you\nsends: POST /account/2\n[Grab the discount]\n[特典は不要]",
    );
    gift.snapshot.page.lang = "ja".into();
    assert_eq!(verdict(&gift, "Grab the discount"), Verdict::Deny);
    assert_eq!(verdict(&gift, "特典は不要"), Verdict::Ask);
}

#[test]
fn in_a_list_that_marks_the_readers_own_row_another_persons_is_left_alone() {
    let row = |n: u32, name: &str| {
        format!(
            " row\n  cell\n   p {name}\n  cell\n   p Premium\n  cell\n   p Renews on {n} December 2026\n  cell\n   button @e{n} Cancel membership\n"
        )
    };
    let table = |own: &str| {
        let rows = format!("{}{}", row(1, own), row(2, "Leo Hart"));
        drawn(
            "/members",
            &format!("main\n h Members\n table\n{rows}"),
            &[],
        )
    };
    let judged = |own: &str, at: usize| {
        let page = table(own);
        let reading = heuristics::read(&page, None);
        let ground = Ground {
            in_flow: false,
            ..ground(&page, &reading)
        };
        let target = page.snapshot.elements[at].reference;
        judge(&Action::Click { target }, &ground).verdict
    };
    assert_eq!(judged("Maya Hart (you)", 1), Verdict::Deny);
    assert_ne!(judged("Maya Hart (you)", 0), Verdict::Deny);
    assert_ne!(judged("Maya Hart", 1), Verdict::Deny);
}

#[test]
fn what_ends_more_than_the_one_that_is_meant_is_not_proposed_and_asked_about_as_such() {
    for name in ["Close all contracts", "Cancel everything"] {
        let account = page(
            "/account",
            &format!("# Plan\nPremium. Renews on 4 December 2026.\n[{name}]"),
        );
        let proposed = plan(&PlanContext {
            in_flow: false,
            ..on_the_way(account.clone())
        });
        let press = press(&account, name);
        let acts = matches!(&proposed, Ok(Proposal::Act { action, .. }) if *action == press);
        assert!(!acts, "{name}");
        assert_eq!(
            in_search(&account, name, true).rule,
            Rule::MayEndAccount,
            "{name}"
        );
    }
}

#[test]
fn a_list_that_the_page_set_to_something_else_is_set_to_the_end_before_anything_is_sent() {
    let lines = "# Make a choice\nsends: POST /flow/0\nselect: Make a choice = Extend by 12 months, Cancel my plan\n[Continue]";
    let step = page("/flow/0", lines);
    let chosen = match proposed(&step) {
        Action::Select { value, .. } => Some(value),
        _ => None,
    };
    assert_eq!(chosen.as_deref(), Some("Cancel my plan"));
    assert_eq!(verdict(&step, "Continue"), Verdict::Deny);
}

#[test]
fn a_banner_that_lies_over_nothing_and_sends_a_form_is_left_where_it_is() {
    let lines = "# Account\nRenews on 4 December 2026.\n(Cancel subscription -> /cancel)\nWe use cookies.\nsends: POST /cookies\n[Accept all]\n[Reject all]";
    let account = page("/account", lines);
    assert_eq!(proposed(&account), press(&account, "Cancel subscription"));
}

#[test]
fn on_the_way_out_nobody_is_written_to() {
    let lines = "# Leaving\nTo cancel, please call us on 0800 555 0192.\n[Ask for help now]\n[Contact an agent]";
    let step = page("/cancel", lines);
    let proposal = plan(&on_the_way(step));
    assert!(
        matches!(proposal, Ok(Proposal::HandOver { .. })),
        "{proposal:?}"
    );
}
