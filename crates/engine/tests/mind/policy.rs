//! The policy as tables: each control of each kind of page with its verdict.
use crate::script::{HOME, page};
use protocol::action::Action;
use protocol::ids::Ref;
use protocol::report::Verdict;
use protocol::snapshot::{ElementState, FormOwner, InputKind, Method, Observation};
use subterminator_engine::heuristics::{self, Reading};
use subterminator_engine::policy::{Ground, Rule, Ruling, judge};

pub(crate) fn verdict(observation: &Observation, name: &str) -> Verdict {
    ruling(observation, &press(observation, name))
}

pub(crate) fn press(observation: &Observation, name: &str) -> Action {
    let mut elements = observation.snapshot.elements.iter();
    let element = elements.find(|e| e.name == name);
    Action::Click {
        target: element.unwrap_or_else(|| panic!("no {name}")).reference,
    }
}

pub(crate) fn ruling(observation: &Observation, action: &Action) -> Verdict {
    judged(observation, action).verdict
}

fn judged(observation: &Observation, action: &Action) -> Ruling {
    let reading = heuristics::read(observation, None);
    judge(action, &ground(observation, &reading))
}

/// On the way out, with nothing else known.
pub(crate) fn ground<'a>(observation: &'a Observation, reading: &'a Reading) -> Ground<'a> {
    Ground {
        observation,
        model: Box::leak(Box::new(::page::PageModel::of(observation, None))),
        reading,
        home: HOME,
        walked: &[],
        recipe: None,
        in_flow: true,
        plan: None,
        survey_done: false,
        by_person: false,
        touched: &[],
        can_hold: true,
        to_press: &[],
        led_here: false,
        holds_the_named: false,
        others: &[],
        cover: None,
    }
}

/// Each of these is allowed as a link with an address.
#[test]
fn a_link_that_acts_by_script_is_asked_about_like_a_button() {
    let pages = [
        (
            "/account",
            "# Your account\nPlan: Premium. Renews on 4 December 2026. Payment method: Visa",
            "Cancel subscription",
        ),
        (
            "/account",
            "# Your account\nPlan: Premium. Renews on 4 December 2026. Payment method: Visa",
            "News",
        ),
        (
            "/cancel/offer",
            "# Before you go\nStay and get 50% off for 3 months.",
            "Cancel anyway",
        ),
    ];
    for (path, text, name) in pages {
        for (to, expected) in [
            ("/on", Verdict::Allow),
            ("#/on", Verdict::Allow),
            ("#", Verdict::Ask),
            ("#!", Verdict::Ask),
            ("#/", Verdict::Ask),
            ("", Verdict::Ask),
        ] {
            let to = if to.starts_with('#') {
                format!("{path}{to}")
            } else {
                to.to_owned()
            };
            let page = page(path, &format!("{text}\n({name} -> {to})"));
            assert_eq!(verdict(&page, name), expected, "{name} -> {to}");
        }
    }
}

#[test]
fn a_control_that_is_called_one_thing_and_shows_another_is_judged_as_both() {
    let page = page(
        "/cancel/offer",
        "# Before you go\nStay and get 50% off for 3 months.\n[Continue to cancel | Accept offer]\n[No thanks | Finish cancellation]\n[Skip | Skip it all for now]\n[Back | arrow_back]\n[Go back | Cancel now]\n[Keep my plan | Cancel my plan]\n[Close | Irtisano]\n[Return | Return chevron_left]\n[Previous | Previous and confirm cancellation]",
    );
    for (name, expected) in [
        ("Continue to cancel", Verdict::Deny),
        ("No thanks", Verdict::Ask),
        ("Skip", Verdict::Ask),
        ("Back", Verdict::Allow),
        ("Go back", Verdict::Ask),
        ("Keep my plan", Verdict::Deny),
        ("Close", Verdict::Ask),
        ("Return", Verdict::Allow),
        ("Previous", Verdict::Ask),
    ] {
        assert_eq!(verdict(&page, name), expected, "{name}");
    }
}

#[test]
fn a_field_that_is_a_button_in_disguise_is_judged_by_what_stands_in_it() {
    let mut page = page("/cancel", "# Before you go\nfield: Back\nfield: Home");
    for (name, value) in [("Back", "Confirm cancellation"), ("Home", "Too expensive")] {
        let mut elements = page.snapshot.elements.iter_mut();
        elements.find(|e| e.name == name).unwrap().value = Some(value.into());
    }
    assert_eq!(verdict(&page, "Back"), Verdict::Ask);
    assert_eq!(verdict(&page, "Home"), Verdict::Allow);
}

/// What is asked about is called the last step where that is what people read.
#[test]
fn what_shows_the_last_step_is_asked_about_as_the_last_step() {
    let page = page(
        "/cancel/confirm",
        "# Are you sure you want to cancel?\n[Continue | Confirm cancellation]",
    );
    let ruling = judged(&page, &press(&page, "Continue"));
    assert!(ruling.rule.names_the_last_step(), "{ruling:?}");
}

#[test]
fn each_control_of_a_flow_gets_its_verdict() {
    use Verdict::{Allow, Ask, Deny};
    let account = page(
        "/account",
        "# Your account\nPlan: Premium. Renews on 4 December 2026. Payment method: Visa\n(Manage plan -> /plan)\n[Manage subscription]\n(Cancel subscription -> /cancel)\n[Cancel membership]\n[Deactivate]\n[Pause membership]\n[Upgrade]\n[Resubscribe]\n[Don't cancel subscription]\n(Delete account -> /delete)\n(Pay on the web -> https://evil.example/x)\n(Cancel plan -> http://www.streamora.com/x)\n(Cancel trial -> javascript:go())\n(Sign out -> /logout)\n[Start chat]\n[Frobnicate]\n(News -> /news)",
    );
    let offer = page(
        "/cancel/offer",
        "# Before you go\nStay and get 50% off for 3 months.\n[Accept offer]\n[Get 50% off]\n[Keep my plan]\n[Pause instead]\n[Remind me later]\n[No thanks]\n[Continue to cancel]\n[Continue]\n[Yes]\n[Finish cancellation]\n[Talk to an agent]\n[Switch to annual]",
    );
    let survey = page(
        "/cancel/survey",
        "# Why are you leaving?\nTell us the main reason for cancelling.\no Too expensive\no Change to a cheaper plan\no Cancel now and get a refund\n_ I understand that my data is kept\n[Continue]\n[Submit feedback and cancel]\n[Submit]\n[Skip]",
    );
    let last = page(
        "/cancel/confirm",
        "# Are you sure you want to cancel?\nYour plan ends on 4 December 2026.\n[Yes, cancel]\n[Confirm]\n[Continue]\n[Continue to cancel]\n(Cancel subscription -> /cancel/3)\n[End now]\n[End on 4 December 2026]\n[Keep subscription]\n[No, keep this membership]\n[Go back]\n[Continue subscription]\n[Downgrade your plan]",
    );
    let done = page(
        "/cancel/done",
        "# Your subscription has been cancelled\nYou won't be charged again.\n[Restart subscription]\n[Done]\n[Skip]\n(Home -> /)",
    );
    let cases = [
        (&account, "Manage plan", Allow),
        (&account, "Manage subscription", Allow),
        (&account, "Cancel subscription", Allow),
        (&account, "Cancel membership", Ask),
        (&account, "Deactivate", Ask),
        (&account, "Pause membership", Deny),
        (&account, "Upgrade", Deny),
        (&account, "Resubscribe", Deny),
        (&account, "Don't cancel subscription", Deny),
        (&account, "Delete account", Deny),
        (&account, "Pay on the web", Deny),
        (&account, "Cancel plan", Deny),
        (&account, "Cancel trial", Ask),
        (&account, "Sign out", Deny),
        (&account, "Start chat", Deny),
        (&account, "Frobnicate", Ask),
        (&account, "News", Allow),
        (&offer, "Accept offer", Deny),
        (&offer, "Get 50% off", Deny),
        (&offer, "Keep my plan", Deny),
        (&offer, "Pause instead", Deny),
        (&offer, "Remind me later", Deny),
        (&offer, "Yes", Deny),
        (&offer, "Finish cancellation", Ask),
        (&offer, "Talk to an agent", Deny),
        (&offer, "Switch to annual", Deny),
        (&survey, "Too expensive", Allow),
        (&survey, "Change to a cheaper plan", Deny),
        (&survey, "Cancel now and get a refund", Ask),
        (&survey, "Submit feedback and cancel", Ask),
        (&survey, "Submit", Ask),
        (&last, "Yes, cancel", Ask),
        (&last, "Confirm", Ask),
        (&last, "Continue", Ask),
        (&last, "Continue to cancel", Ask),
        (&last, "Cancel subscription", Ask),
        (&last, "End now", Ask),
        (&last, "End on 4 December 2026", Ask),
        (&last, "Keep subscription", Deny),
        (&last, "No, keep this membership", Deny),
        (&last, "Go back", Allow),
        (&last, "Continue subscription", Deny),
        (&last, "Downgrade your plan", Deny),
        (&done, "Restart subscription", Deny),
        (&done, "Done", Deny),
        (&done, "Skip", Deny),
        (&done, "Home", Deny),
    ];
    let wrong: Vec<String> = cases
        .iter()
        .filter(|(p, name, expected)| verdict(p, name) != *expected)
        .map(|(p, name, expected)| {
            format!(
                "{name} on {}: {:?} instead of {expected:?}",
                p.snapshot.page.url,
                verdict(p, name)
            )
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_link_whose_address_acts_is_asked_about_however_harmless_its_name() {
    let account = page(
        "/account",
        "# Your account\nPlan: Premium. Renews on 4 December 2026.\n(Details -> /subscription/confirm?step=2)\n(Cancel plan -> /cancel/do)",
    );
    for name in ["Details", "Cancel plan"] {
        assert_eq!(verdict(&account, name), Verdict::Ask, "{name}");
    }
}

#[test]
fn an_offer_page_without_signs_of_the_last_step_is_left_without_a_question() {
    let offer = page(
        "/cancel/offer",
        "# Before you go\nStay and get 50% off for 3 months.\n[Accept offer]\n[No thanks]\n[Continue to cancel]\n[Next]",
    );
    for name in ["No thanks", "Continue to cancel", "Next"] {
        assert_eq!(verdict(&offer, name), Verdict::Allow, "{name}");
    }
}

#[test]
fn what_may_be_the_last_word_or_an_offer_taken_is_asked_about_however_it_is_called() {
    let account = page(
        "/account",
        "# Your account\nPlan: Premium. Renews on 4 December 2026.\n(Cancel subscription -> /account#cancel)\n(Cancel plan -> /app#/cancel)\n(Details -> /offer/accept)\n(Manage plan -> /plan/switch?to=basic)",
    );
    let offer = page(
        "/cancel/offer",
        "# Before you go\nStay and get 50% off for 3 months.\n[Cancel anyway]\n(Skip and cancel -> /cancel/2)\n[I want to cancel]\n(Sounds lovely -> /cancel/yes)\n[Next]",
    );
    let ending = page(
        "/cancel/offer",
        "# Before you go\nStay and get 50% off for 3 months.\nYour subscription will end on 4 December 2026.\n[No thanks]\n[Next]",
    );
    let last = page(
        "/cancel/confirm",
        "# Are you sure you want to cancel?\nDo you want to keep your plan?\n[No]\n[Go back]\n[Cancel membership now]",
    );
    use Verdict::{Allow, Ask};
    for (page, name, expected) in [
        (&account, "Cancel subscription", Ask),
        (&account, "Cancel plan", Allow),
        (&account, "Details", Ask),
        (&account, "Manage plan", Ask),
        (&offer, "Cancel anyway", Ask),
        (&offer, "I want to cancel", Ask),
        (&offer, "Sounds lovely", Ask),
        (&offer, "Next", Ask),
        (&ending, "No thanks", Ask),
        (&ending, "Next", Ask),
        (&last, "No", Ask),
        (&last, "Go back", Allow),
        (&last, "Cancel membership now", Ask),
    ] {
        assert_eq!(verdict(page, name), expected, "{name}");
    }
}

#[test]
fn the_last_of_the_counted_steps_is_the_last_step() {
    let survey = |count: &str| {
        page(
            "/cancel/survey",
            &format!(
                "{count}\n# Why are you leaving?\nTell us the main reason for cancelling.\n[Continue]"
            ),
        )
    };
    assert_eq!(verdict(&survey("Step 2 of 3"), "Continue"), Verdict::Allow);
    assert_eq!(verdict(&survey("Step 3 of 3"), "Continue"), Verdict::Ask);
    assert_eq!(verdict(&survey("2/2"), "Continue"), Verdict::Ask);
}

#[test]
fn secrets_are_never_typed_and_other_fields_take_only_our_words() {
    let mut last = page(
        "/cancel/confirm",
        "# Are you sure you want to cancel?\nTo confirm, type CANCEL in the box below.\nfield: Word\nsecret: Password\n[Confirm cancellation]",
    );
    let fill = |o: &Observation, name: &str, value: &str| {
        let target = o
            .snapshot
            .elements
            .iter()
            .find(|e| e.name == name)
            .unwrap()
            .reference;
        ruling(
            o,
            &Action::Fill {
                target,
                value: value.into(),
                clear_first: true,
            },
        )
    };
    assert_eq!(fill(&last, "Word", "CANCEL"), Verdict::Allow);
    assert_eq!(fill(&last, "Word", "DELETE"), Verdict::Deny);
    assert_eq!(fill(&last, "Password", "CANCEL"), Verdict::Deny);
    for kind in [
        InputKind::Card,
        InputKind::OneTimeCode,
        InputKind::Email,
        InputKind::File,
    ] {
        last.snapshot
            .elements
            .iter_mut()
            .find(|e| e.name == "Word")
            .unwrap()
            .input = Some(kind);
        assert_eq!(fill(&last, "Word", "CANCEL"), Verdict::Deny, "{kind:?}");
    }
    let deleting = page(
        "/delete",
        "To delete your account type DELETE in the box.\nfield: Word",
    );
    assert_eq!(fill(&deleting, "Word", "DELETE"), Verdict::Deny);
}

#[test]
fn what_is_disabled_or_gone_is_not_pressed() {
    let mut last = page("/cancel/confirm", "[Finish cancellation]");
    last.snapshot.elements[0].state = vec![ElementState::Disabled];
    assert_eq!(verdict(&last, "Finish cancellation"), Verdict::Deny);
    assert_eq!(
        ruling(&last, &Action::Click { target: Ref(77) }),
        Verdict::Deny
    );
}

#[test]
fn every_rule_has_a_sentence_of_its_own() {
    let mut said: Vec<String> = Rule::ALL.iter().map(|r| r.why()).collect();
    said.sort();
    said.dedup();
    assert_eq!(said.len(), Rule::ALL.len());
    assert!(said.iter().all(|s| s.ends_with('.')));
}

#[test]
fn an_offer_is_left_unasked_where_nothing_says_that_a_no_ends_it_and_asked_about_where_something_does()
 {
    let plain = |lines: &str| verdict(&page("/cancel/offer", lines), "No thanks");
    let offer = "# Before you go\nStay and get 50% off for 3 months.\n[Accept offer]\n[No thanks]";
    assert_eq!(plain(offer), Verdict::Allow);
    for says_so in [
        "If you say no, we will cancel your plan.",
        "Your plan will be cancelled on 4 May.",
        "This is our last offer.",
        "An early termination fee of $20 applies.",
    ] {
        assert_eq!(
            plain(&format!("{offer}\n{says_so}")),
            Verdict::Ask,
            "{says_so}"
        );
    }
}

#[test]
fn what_answers_an_open_question_is_no_step_back_and_a_refusal_needs_a_banner() {
    let last = page(
        "/cancel/confirm",
        "# Are you sure you want to cancel?\nDo you want to keep your plan?\n[Not now]\n[Dismiss]\n[Close]\n[Deny]\n(Not now, thanks -> /x)",
    );
    for (name, expected) in [
        ("Not now", Verdict::Ask),
        ("Not now, thanks", Verdict::Ask),
        ("Close", Verdict::Allow),
        ("Deny", Verdict::Ask),
    ] {
        assert_eq!(verdict(&last, name), expected, "{name}");
    }
    let banner = page(
        "/account",
        "# Your account\nPlan: Premium. Renews on 4 December 2026.\nWe use cookies.\n[Accept all]\n[Reject all]",
    );
    assert_eq!(verdict(&banner, "Reject all"), Verdict::Allow);
    assert_eq!(verdict(&banner, "Accept all"), Verdict::Deny);
    let offers = page(
        "/cancel/offers",
        "# Before you go\nStay for 50% off, or pause for a month.\nIf you reject these offers, your subscription ends today.\n[Accept all]\n[Reject all]",
    );
    assert_eq!(verdict(&offers, "Reject all"), Verdict::Ask);
    let unread = page("/x", "# Hm\n[Tout accepter]\n[Tout refuser]");
    assert_eq!(verdict(&unread, "Tout refuser"), Verdict::Ask);
}

#[test]
fn an_entry_of_a_list_that_does_more_than_answer_is_judged_like_a_button() {
    let survey = page(
        "/cancel/survey",
        "# Why are you leaving?\nTell us the main reason for cancelling.\nselect: Reason = Choose, Too expensive, Pause my plan instead, Keep my plan, Remind me later, Cancel immediately, Delete my account",
    );
    let target = survey.snapshot.elements.last().unwrap().reference;
    let of = |value: &str| {
        let value = value.to_owned();
        ruling(&survey, &Action::Select { target, value })
    };
    assert_eq!(of("Too expensive"), Verdict::Allow);
    for value in [
        "Pause my plan instead",
        "Keep my plan",
        "Remind me later",
        "Delete my account",
    ] {
        assert_eq!(of(value), Verdict::Deny, "{value}");
    }
    assert_eq!(of("Cancel immediately"), Verdict::Ask);
    assert_eq!(of("Not an entry"), Verdict::Deny);
}

#[test]
fn an_address_is_opened_only_if_it_is_known_or_its_link_could_be_pressed() {
    let account = page(
        "/account",
        "# Your account\nPlan: Premium. Renews on 4 December 2026.\n(Manage plan -> /plan)\n(Continue to cancel -> /subscription/confirm?step=2)",
    );
    let reading = heuristics::read(&account, None);
    let at = |path: &str| HOME.replace("/account", path);
    let walked = [at("/billing")];
    let ground = Ground {
        walked: &walked,
        ..ground(&account, &reading)
    };
    let open = |path: &str| judge(&Action::Navigate { url: at(path) }, &ground).verdict;
    for known in ["/plan", "/billing", "/billing#top"] {
        assert_eq!(open(known), Verdict::Allow, "{known}");
    }
    for acts in [
        "/subscription/confirm?step=2",
        "/cancel/do",
        "/offer/accept",
        "/billing?action=upgrade",
        "/plan?cancel=now",
    ] {
        assert_eq!(open(acts), Verdict::Deny, "{acts}");
    }
}

/// The account behind it goes on being shown, and reads as active.
#[test]
fn what_goes_on_in_a_dialog_over_the_account_may_be_the_last_word() {
    let account = "# Your account\nPlan: Premium. Your subscription is active and renews on 4 December 2026.\nMethod of payment: Visa";
    let dialog = "dialog: Cancel subscription\nYour saved shows go away.\n[Go back]\n[Proceed with cancellation]";
    let over = page("/account", &format!("{account}\n{dialog}"));
    assert_eq!(verdict(&over, "Proceed with cancellation"), Verdict::Ask);
}

#[test]
fn on_the_last_page_what_says_that_it_opens_something_is_asked_about_like_a_button() {
    let page = page(
        "/cancel/confirm",
        "# Are you sure you want to cancel?\nYour subscription ends on 4 December 2026.\n[Keep subscription]\n[Goodbye for good (closed)]\ntab: So long\nlist: Why?\n(Continue to cancel -> /cancel/end)\n[Finish cancellation]",
    );
    for name in ["Goodbye for good", "So long", "Continue to cancel"] {
        assert_eq!(verdict(&page, name), Verdict::Ask, "{name}");
    }
    assert_eq!(verdict(&page, "Why?"), Verdict::Allow);
}

#[test]
fn a_label_that_was_cut_is_judged_as_a_whole_and_one_beyond_reading_is_not_pressed() {
    let name = "No thanks, continue to cancel";
    let offer = |tail: &str, times: usize| {
        let mut page = page(
            "/cancel",
            "# Before you go\nWe would hate to see you go.\n[No thanks, continue to cancel]",
        );
        let element = page.snapshot.elements.iter_mut().find(|e| e.name == name);
        let element = element.unwrap();
        if times > 0 {
            element.whole_name = Some(format!("{name}{}", tail.repeat(times)));
        }
        page
    };
    let judged = |page: &Observation| judged(page, &press(page, name));
    let plain = judged(&offer("", 0));
    let buys = judged(&offer(" and buy the yearly plan for €93", 10));
    assert_ne!(buys.verdict, Verdict::Allow, "{plain:?} {buys:?}");
    let endless = judged(&offer(" and on", 400));
    assert_eq!(endless.rule, Rule::BeyondReading);
    assert_eq!(endless.verdict, Verdict::Deny);
}

#[test]
fn a_link_on_from_a_page_that_counts_more_steps_goes_unasked_and_no_other_does() {
    let ends = "# Ending your membership\nIf you give notice today, your membership ends on 31 January 2027.";
    for (count, to, expected) in [
        ("Step 1 of 3", "/membership/end/reason", Verdict::Allow),
        ("", "/membership/end/reason", Verdict::Ask),
        ("Step 3 of 3", "/membership/end/reason", Verdict::Ask),
        ("Step 1 of 3", "/membership/annual/reason", Verdict::Ask),
    ] {
        let lines = format!("{ends}\n{count}\n(Continue -> {to})\n(Back -> /account)");
        let page = page("/membership/end", &lines);
        assert_eq!(verdict(&page, "Continue"), expected, "{count} {to}");
    }
}

#[test]
fn what_is_called_an_end_and_sends_a_checkout_is_never_pressed() {
    let mut page = page("/leave", "# Leave\n[Confirm cancellation]");
    let element = &mut page.snapshot.elements[1];
    element.submits = true;
    element.form = Some(FormOwner {
        id: 1,
        action: "https://www.streamora.com/checkout/annual?pay=card".into(),
        method: Method::Post,
        hidden_choices: Vec::new(),
    });
    assert_eq!(verdict(&page, "Confirm cancellation"), Verdict::Deny);
}

/// Whatever an order was made by: under a heading that numbers it, its end is one order's.
#[test]
fn what_calls_a_numbered_order_off_ends_no_subscription() {
    let ruled = |title: &str, label: &str| {
        let lines = format!("# {title}\n6 lenses, €54.80, delivery on 9 December 2026\n[{label}]");
        let page = page("/account", &lines);
        judged(&page, &press(&page, label)).rule
    };
    let order = "Cancel subscription order";
    assert_eq!(ruled("Subscription order 88213", order), Rule::AnotherThing);
    assert_ne!(ruled("Your subscription", order), Rule::AnotherThing);
    assert_ne!(
        ruled("Season order 20458", "Cancel season order"),
        ruled("Order 20458", "Cancel season order")
    );
    let all = "Cancel subscription";
    assert_ne!(ruled("Subscription order 88213", all), Rule::AnotherThing);
}

#[test]
fn one_of_several_that_only_say_edit_takes_nothing_on() {
    let account = "# Your account\nSam\n[Update]\n# Premium\n€7.00 / month\n[Edit]";
    let page = page("/account", account);
    let reading = heuristics::read(&page, None);
    let before = Ground {
        in_flow: false,
        ..ground(&page, &reading)
    };
    let ruling = judge(&press(&page, "Edit"), &before);
    assert_eq!(ruling.verdict, Verdict::Allow, "{ruling:?}");
    // Held as long as something may come later.
    assert!(ruling.hold.is_held());
}

/// Its words are a name, and do nothing; what needs the name to be a deed is one all the same.
#[test]
fn the_name_that_the_person_gave_is_no_deed_and_hides_none() {
    let labels = [
        ("Options for Starter Plus", false),
        ("Get Starter Plus", true),
        ("Change to Starter Plus", true),
        ("Give Starter Plus as a gift", true),
    ];
    let drawn: String = labels.iter().map(|(l, _)| format!("\n[{l}]")).collect();
    let page = page(
        "/account",
        &format!("# Your account\nStarter Plus\nStatus: Active. Renews on 4 December 2026.{drawn}"),
    );
    let reading = heuristics::read(&page, None);
    let ground = Ground {
        plan: Some("Starter Plus"),
        in_flow: false,
        ..ground(&page, &reading)
    };
    for (label, denied) in labels {
        let judged = judge(&press(&page, label), &ground);
        assert_eq!(
            judged.verdict == Verdict::Deny,
            denied,
            "{label}: {judged:?}"
        );
    }
}

/// A link that was followed by its address in vain: a press may do what following doesn't.
#[test]
fn a_link_that_led_nowhere_is_asked_about_before_it_is_pressed() {
    let page = page(
        "/account",
        "# Your account\nPlan: Premium. Renews on 4 December 2026.\n(Manage membership -> /manage)",
    );
    let reading = heuristics::read(&page, None);
    let press = press(&page, "Manage membership");
    let followed = ground(&page, &reading);
    assert_eq!(judge(&press, &followed).verdict, Verdict::Allow);
    let led_nowhere: Vec<_> = page
        .snapshot
        .elements
        .iter()
        .map(|e| e.identity())
        .collect();
    let to_press = Ground {
        to_press: &led_nowhere,
        in_flow: false,
        ..followed
    };
    assert_eq!(judge(&press, &to_press).verdict, Verdict::Ask);
}

#[test]
fn what_stands_in_a_form_goes_along_though_it_only_fetches() {
    let offer = |yearly: char, other: char| {
        page(
            "/cancel",
            &format!(
                "Step 1 of 2\n# Before you go\nsends: GET /next\n{yearly} Switch to yearly for €99 today\n{other} Something else\n[Continue to cancel]"
            ),
        )
    };
    assert_eq!(
        verdict(&offer('x', 'o'), "Continue to cancel"),
        Verdict::Ask
    );
    assert_eq!(
        verdict(&offer('o', 'x'), "Continue to cancel"),
        Verdict::Allow
    );
}
