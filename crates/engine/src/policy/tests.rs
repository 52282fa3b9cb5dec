//! What the policy says on pages drawn as indented lines, where it takes more than one control to tell.
use super::*;
use crate::drawn::observation;
use protocol::held::Hold;
use protocol::ids::Ref;
use protocol::snapshot::{Container, FormOwner, InputKind, Method};

fn sent_to(action: &str) -> FormOwner {
    FormOwner {
        id: 1,
        action: action.to_owned(),
        method: Method::Post,
        hidden_choices: Vec::new(),
    }
}

/// On the way out, where the person named the Duo; `set` says what else is known.
fn judged(drawn: &str, reference: u32, set: impl FnOnce(&mut Ground<'_>)) -> Ruling {
    let observation = observation("https://site.example/account", drawn);
    let reading = heuristics::read(&observation, None);
    judged_as(&observation, &reading, reference, set)
}

fn judged_as(
    observation: &Observation,
    reading: &Reading,
    reference: u32,
    set: impl FnOnce(&mut Ground<'_>),
) -> Ruling {
    let model = PageModel::of(observation, None);
    let mut ground = Ground {
        observation,
        model: &model,
        reading,
        home: "https://site.example/account",
        recipe: None,
        walked: &[],
        in_flow: true,
        plan: Some("Klangwerk Duo"),
        survey_done: false,
        by_person: false,
        touched: &[],
        can_hold: true,
        led_here: false,
        holds_the_named: false,
        others: &[],
        to_press: &[],
        cover: None,
    };
    set(&mut ground);
    let target = Ref(reference);
    judge(&Action::Click { target }, &ground)
}

/// What the account was seen to hold isn't missing where a part of it lists what can be added.
#[test]
fn nobody_is_asked_for_the_end_of_another_one_where_the_named_one_is_held() {
    let options = "main\n h Options\n ul\n  li\n   h HiFi option\n   p €3.00 a month\n   button @e1 Cancel option\n  li\n   h Kids option\n   p €4.00 a month\n   button @e2 Cancel option";
    let before = |held: bool| {
        judged(options, 1, |ground| {
            ground.in_flow = false;
            ground.holds_the_named = held;
        })
    };
    let asked = before(false);
    assert_eq!(asked.rule, Rule::NotHeld);
    let all = "What is here: “HiFi option”, “Kids option”. End “HiFi option”?";
    assert!(asked.known.as_ref().unwrap().contains(all), "{asked:?}");
    assert_eq!(before(true).verdict, Verdict::Deny);
    // An offer on the way out is about the one that ends, whatever it is called.
    let offer = "dialog modal\n h Before you go\n p 30% off for the next 3 months, then £6.00/month\n button @e1 Continue subscription\n button @e2 No thanks, I want to cancel";
    let asked = judged(offer, 2, |ground| ground.holds_the_named = true);
    assert_eq!(asked.verdict, Verdict::Ask);
    assert_ne!(asked.rule, Rule::NotHeld);
}

/// The page chose the offer itself, and beside it stands what ends.
#[test]
fn an_offer_is_not_sent_because_nobody_chose_the_end_beside_it() {
    let offer = |first: &str, last: &str| {
        format!(
            "main\n h We would like to keep you\n p Stay with 50% off.\n form\n  radio @e1 {first} Three months for half of it\n  radio @e2 {last} I don’t take the offer and want to cancel\n  button @e3 Continue"
        )
    };
    let on_the_offer = |drawn: &str, by_person: bool| {
        let observation = observation("https://site.example/cancel", drawn);
        let mut reading = heuristics::read(&observation, None);
        reading.state = PageState::RetentionOffer;
        judged_as(&observation, &reading, 3, |ground| {
            ground.by_person = by_person
        })
    };
    let preset = offer("checked", "unchecked");
    assert_eq!(on_the_offer(&preset, false), Rule::Chosen.deny());
    assert_ne!(on_the_offer(&preset, true).verdict, Verdict::Deny);
    let answered = offer("unchecked", "checked");
    assert_ne!(on_the_offer(&answered, false).verdict, Verdict::Deny);
}

/// The plan's own name may hold a word that changes plans.
#[test]
fn a_link_that_is_called_by_the_named_plan_opens_its_page() {
    let page = "main\n h Account\n a @e1 Subscription Klangwerk Annual";
    let named = |plan: &'static str| {
        let mut observation = observation("https://site.example/account", page);
        observation.snapshot.elements[0].href = Some("https://site.example/subscription".into());
        let reading = heuristics::read(&observation, None);
        let before = |ground: &mut Ground<'_>| {
            ground.in_flow = false;
            ground.plan = Some(plan);
        };
        judged_as(&observation, &reading, 1, before).verdict
    };
    assert_eq!(named("Klangwerk Annual"), Verdict::Allow);
    assert_eq!(named("Klangwerk Duo"), Verdict::Deny);
}

/// Cards that fold, drawn by a script: their heads are buttons, and no record tells them apart.
#[test]
fn what_is_called_by_a_neighbour_of_the_named_one_ends_that() {
    let page = "main\n h Subscriptions\n button @e1 collapsed Design Suite €21.00 / month\n button @e2 expanded Photo Storage €2.99 / month\n p Renews on 10 December 2026.\n button @e3 Yes, cancel Photo Storage\n button @e4 Yes, cancel Design Suite";
    let of = |reference| judged(page, reference, |ground| ground.plan = Some("Design Suite"));
    assert_eq!(of(3), Rule::Another.deny());
    assert_eq!(of(4).verdict, Verdict::Ask);
    // "Suite" may go on in another language; the head of a card does not.
    assert_ne!(of(1).verdict, Verdict::Deny);
}

/// "Cancel" beside "Confirm downgrade" closes the dialog: it is no other end.
#[test]
fn a_dialog_that_confirms_the_free_plan_has_no_other_end_beside_it() {
    let dialog = |other: &str| {
        let drawn = format!(
            "dialog modal\n h Downgrade to Free\n p Your plan runs until 15 December 2026.\n button @e1 {other}\n button @e2 Confirm downgrade"
        );
        let mut observation = observation("https://site.example/plans", &drawn);
        for element in &mut observation.snapshot.elements {
            element.within = vec![Container {
                role: Role::Dialog,
                name: "Downgrade to Free".into(),
            }];
        }
        let reading = heuristics::read(&observation, None);
        let pressed = Identity {
            role: Role::Button,
            name: "Downgrade to Free".into(),
        };
        judged_as(&observation, &reading, 2, |ground| {
            ground.plan = None;
            ground.touched = std::slice::from_ref(Box::leak(Box::new(pressed)));
        })
    };
    assert_eq!(dialog("Cancel"), Rule::FreePlan.ask());
    assert_eq!(dialog("Cancel subscription").verdict, Verdict::Deny);
}

/// Among what was asked for, with its day, an end is listed; "Cancel" beside it takes that back.
#[test]
fn what_cancels_a_request_to_end_takes_the_end_back() {
    let list = |one: &str| {
        let page = format!(
            "main\n h Your requests\n table\n  row\n   cell RC-20918\n   cell {one}\n   cell 20 November 2026\n   cell In progress\n   cell\n    button @e1 Cancel\n  row\n   cell RC-18177\n   cell New modem\n   cell 3 June 2026\n   cell Done\n   cell\n    button @e2 Cancel"
        );
        judged(&page, 1, |ground| ground.in_flow = false)
    };
    assert_eq!(list("Contract termination"), Rule::Undoes.deny());
    assert_ne!(list("Change of address").rule, Rule::Undoes);
    let row = |lines: &str| {
        let page = format!(
            "main\n h Yours\n ul\n  li\n   {lines}\n   button @e1 Cancel\n  li\n   h Silver\n   p Member since 4 May 2023\n   button @e2 Cancel"
        );
        judged(&page, 1, |ground| ground.in_flow = false).rule
    };
    for held in [
        "h Gold\n   p Member since 3 June 2024\n   p Cancel anytime",
        "h Mobile L\n   p Cancel by 14 December 2026",
        "h Cancel membership\n   p Access until 14 December 2026",
    ] {
        assert_ne!(row(held), Rule::Undoes, "{held}");
    }
}

/// "You are ending: Klangwerk Kids", and nowhere a word of the named one.
#[test]
fn a_page_that_tells_only_of_one_beside_the_named_one_ends_that() {
    let others: &'static [String] = Vec::leak(vec!["Klangwerk Kids".to_owned()]);
    let page = |line: &str| {
        let page = format!("main\n h Cancel\n p {line}\n button @e1 Confirm cancellation");
        judged(&page, 1, |ground| ground.others = others).verdict
    };
    assert_eq!(page("You are ending: Klangwerk Kids."), Verdict::Deny);
    assert_eq!(
        page("Klangwerk Kids stays, Klangwerk Duo ends."),
        Verdict::Ask
    );
    assert_eq!(page("Access lasts until 14 December."), Verdict::Ask);
}

/// What was folded out beside it may have changed what the page looks like; the name that the account gave it stays.
#[test]
fn what_ends_one_that_the_account_showed_beside_the_named_one_says_so_by_its_name() {
    let page = "main\n h Subscriptions\n button @e1 Cancel Klangwerk Kids\n button @e2 Cancel Klangwerk Duo";
    let others = ["Klangwerk Kids".to_owned()];
    let beside = |reference: u32| {
        let others: &'static [String] = Vec::leak(others.to_vec());
        judged(page, reference, |ground| ground.others = others).verdict
    };
    assert_eq!(beside(1), Verdict::Deny);
    assert_eq!(beside(2), Verdict::Ask);
    assert_eq!(judged(page, 1, |_| ()).verdict, Verdict::Ask);
    // So does the card that it stands in.
    let card = "main\n h Are you sure?\n article\n  h Klangwerk Kids\n  p Active\n  p €3.99 a month. Renews on 14 December 2026.\n  button @e1 Finish cancellation";
    let kids = |stood: bool| {
        let others: &'static [String] = Vec::leak(others.to_vec());
        let set = |ground: &mut Ground<'_>| {
            ground.holds_the_named = true;
            ground.others = if stood { others } else { &[] };
        };
        judged(card, 1, set).verdict
    };
    assert_eq!(kids(true), Verdict::Deny);
    assert_eq!(kids(false), Verdict::Ask);
}

#[test]
fn what_is_free_and_no_plan_is_taken_by_no_yes() {
    let offer = |label: &str| {
        judged(
            &format!(
                "dialog modal\n h One more thing\n p We don’t want you to go.\n button @e1 {label}"
            ),
            1,
            |_| {},
        )
    };
    assert_eq!(offer("Yes! Send the free serum").rule, Rule::AcceptsOffer);
    assert_ne!(
        offer("Yes, switch to the free plan").rule,
        Rule::AcceptsOffer
    );
}

#[test]
fn a_yes_that_goes_on_is_asked_about_only_beside_a_no_that_keeps() {
    let asked = |told: &str, yes: &str, no: &str| {
        let page = format!(
            "dialog modal\n h Before you go\n p {told}\n button @e1 {yes}\n button @e2 {no}"
        );
        judged(&page, 1, |ground| ground.in_flow = true)
    };
    let (told, stays) = ("You will lose your lists.", "No, I'm staying");
    let on = asked(told, "Yes, next step", stays);
    assert_eq!(on.verdict, Verdict::Ask, "{on:?}");
    for (told, yes, no) in [
        (told, "Yes, next step", "No, cancel anyway"),
        (told, "Yes, save 20 %", stays),
        ("Three months with 50 % off?", "Yes, continue", stays),
    ] {
        assert_ne!(asked(told, yes, no).verdict, Verdict::Allow, "{yes}");
    }
}

#[test]
fn the_only_way_out_may_be_called_by_what_is_delivered_and_the_next_delivery_alone_is_none() {
    let card = |label: &str| {
        judged(
            &format!("main\n box\n  h Klangwerk Duo\n  p Active\n  p €29.90 a month. Next charge: 20 April 2027\n  button @e1 {label}"),
            1,
            |ground| ground.in_flow = false,
        )
        .verdict
    };
    assert_ne!(card("End delivery and access"), Verdict::Deny);
    assert_ne!(card("Stop all deliveries for good"), Verdict::Deny);
    assert_eq!(card("Cancel my next delivery"), Verdict::Deny);
}

#[test]
fn of_several_things_that_say_no_more_than_their_names_none_is_the_named_one() {
    let list = "main\n h Yours\n ul\n  li\n   h Tuesday group\n   button @e1 Cancel\n  li\n   h Thursday group\n   button @e2 Cancel";
    let named = |plan: &'static str| {
        judged(list, 1, |ground| {
            ground.in_flow = false;
            ground.plan = Some(plan);
        })
    };
    assert_eq!(named("Klangwerk Duo").verdict, Verdict::Deny);
    assert_ne!(named("Tuesday group").verdict, Verdict::Deny);
}

/// A page of the way out whose one button sends its form to `action`.
fn sending(label: &str, lang: &str, text: &str, action: &str) -> Verdict {
    let mut page = observation(
        "https://site.example/leave/cancel",
        &format!("main\n h {text}\n button @e1 {label}"),
    );
    page.snapshot.page.lang = lang.to_owned();
    page.text = format!("{text}\n{label}");
    for element in &mut page.snapshot.elements {
        element.submits = element.reference == Ref(1);
        element.form = element.submits.then(|| sent_to(action));
    }
    let reading = heuristics::read(&page, None);
    judged_as(&page, &reading, 1, |ground| ground.plan = None).verdict
}

const COUNTED: &str = "Step 1 of 4. Before you go: 50% off for 3 months";
const FURTHER: &str = "https://site.example/leave/cancel/2";

/// The policy's own list, not only the lexicon's: what goes unasked to a further step does so with nothing behind it.
#[test]
fn no_button_that_goes_on_unasked_does_so_with_a_harmful_tail() {
    use lexicon::Concept as C;
    const ON: [C; 5] = [C::No, C::Continue, C::Next, C::Skip, C::Proceed];
    const TAILS: [C; 16] = [
        C::Premium,
        C::Period,
        C::Price,
        C::Offer,
        C::Free,
        C::Benefit,
        C::Pause,
        C::Delivery,
        C::Yes,
        C::Accept,
        C::Buy,
        C::Renew,
        C::Gift,
        C::Upgrade,
        C::Keep,
        C::Delete,
    ];
    let mut all = 0;
    for lang in lexicon().codes() {
        let of = |all: &[C]| -> Vec<String> {
            let entries = all.iter().flat_map(|c| lexicon().entries(lang, *c));
            entries.collect()
        };
        let goes_on = |label: &String| sending(label, lang, COUNTED, FURTHER) == Verdict::Allow;
        let allowed: Vec<String> = of(&ON).into_iter().filter(goes_on).collect();
        assert!(!allowed.is_empty(), "{lang}");
        all += allowed.len();
        let tails = of(&TAILS);
        assert!(tails.len() > 80, "{lang}");
        // Each tail meets each third phrase, and every phrase each third tail.
        for (n, phrase) in allowed.iter().enumerate() {
            for (m, tail) in tails.iter().enumerate().filter(|(m, _)| (n + m) % 3 == 0) {
                let separator = [", ", " ", " – "][(n + m / 3) % 3];
                let label = format!("{phrase}{separator}{tail}");
                assert!(!goes_on(&label), "{lang}: {label}");
            }
        }
    }
    assert!(all >= 25, "{all}");
}

/// "/cancel/2" may be what the second step is sent to.
#[test]
fn the_number_of_an_address_alone_makes_no_decline_of_an_offer_a_step() {
    let offer = "Before you go: 50% off for 3 months";
    assert_eq!(sending("No thanks", "en", offer, FURTHER), Verdict::Ask);
    assert_eq!(sending("No thanks", "en", COUNTED, FURTHER), Verdict::Allow);
}

/// What a person may want once they have read why it was denied, and what nobody is asked about.
#[test]
fn only_what_is_not_absolute_is_lifted_by_a_request_for_approval() {
    let absolute = [
        Rule::Secret,
        Rule::Buys,
        Rule::Another,
        Rule::LeavesSite,
        Rule::DeletesAccount,
        Rule::SignsIn,
        Rule::NotSecure,
        Rule::UnknownAddress,
    ];
    assert!(absolute.iter().all(|rule| !rule.may_be_lifted()));
    let lifted = [
        Rule::Keeps,
        Rule::Pauses,
        Rule::AcceptsOffer,
        Rule::Contacts,
        Rule::Defers,
        Rule::Trap,
    ];
    assert!(lifted.iter().all(|rule| rule.may_be_lifted()));
}

/// What follows a "no, thanks" and makes it something else: a plan, a time, a price, a benefit, a pause, a delivery, a yes.
const TAILS: [C; 22] = [
    C::Premium,
    C::Period,
    C::Price,
    C::Offer,
    C::Free,
    C::Benefit,
    C::Pause,
    C::Delivery,
    C::Order,
    C::Yes,
    C::Accept,
    C::Buy,
    C::Pay,
    C::Renew,
    C::Start,
    C::Gift,
    C::Change,
    C::Upgrade,
    C::Downgrade,
    C::Undo,
    C::Delete,
    C::Trial,
];

/// Each "no" with each "thanks", and what goes on, a few of each language.
fn turned_down(code: &str) -> Vec<String> {
    let few = |c| lexicon().entries(code, c).into_iter().take(2);
    let no: Vec<String> = few(C::No).collect();
    let thanked = |no: &String| few(C::Thanks).map(move |t| format!("{no} {t}")).collect();
    let with_thanks: Vec<Vec<String>> = no.iter().map(thanked).collect();
    let on = [C::Continue, C::Skip].into_iter().flat_map(few);
    no.into_iter()
        .chain(with_thanks.concat())
        .chain(on)
        .collect()
}

/// By the policy itself, as a link, as what sends a form, and as what runs a script.
#[test]
fn no_allowed_phrase_with_a_harmful_tail_is_pressed_unasked() {
    let pages = [
        "main\n h Before you go\n p Stay with 50% off.\n a @e1 Label",
        "main\n h Before you go\n p Stay with 50% off.\n form\n  button @e1 Label",
        "main\n h Before you go\n p Stay with 50% off.\n button @e1 Label",
    ];
    let mut pressed = Vec::new();
    for code in lexicon().codes() {
        let tails = |c: &C| lexicon().entries(code, *c);
        let tails: Vec<String> = TAILS.iter().flat_map(tails).collect();
        assert!(tails.len() > 100, "{code}");
        for (at, tail) in tails.iter().enumerate() {
            let phrases = turned_down(code);
            let apart = [", ", " – ", ": "][at % 3];
            let label = format!("{}{apart}{tail}", phrases[at % phrases.len()]);
            for page in pages {
                let mut observation = observation("https://site.example/cancel", page);
                observation.snapshot.page.lang = code.to_owned();
                let element_kind = page.lines().last();
                let element = &mut observation.snapshot.elements[0];
                element.name.clone_from(&label);
                if element.role == Role::Link {
                    element.href = Some("https://site.example/cancel/next".into());
                }
                element.submits = page.contains("form");
                element.form = element
                    .submits
                    .then(|| sent_to("https://site.example/cancel/next"));
                let mut reading = heuristics::read(&observation, None);
                reading.state = PageState::RetentionOffer;
                let ruling = judged_as(&observation, &reading, 1, |_| {});
                // While a press is held nothing of it goes out.
                if ruling.verdict == Verdict::Allow && !ruling.hold.is_held() {
                    pressed.push(format!(
                        "{code}: {label}: {:?}, {:?}",
                        ruling.rule, element_kind
                    ));
                }
            }
        }
    }
    assert!(
        pressed.is_empty(),
        "{} of them:\n{}",
        pressed.len(),
        pressed.join("\n")
    );
}

/// What is joined by "and" or a comma is read apart.
#[test]
fn a_label_of_several_parts_is_all_that_they_say() {
    let of = |lang: &str, label: &str| deeds::of(label, &lexicon().languages(lang, ""));
    for (lang, label) in [
        ("en", "Cancel account and membership"),
        ("de", "Konto und Abo kündigen"),
        ("fr", "Résilier l’abonnement et le compte"),
    ] {
        assert_eq!(of(lang, label), Deed::EndsAccount, "{label}");
    }
    assert_eq!(of("en", "Cancel account subscription"), Deed::Ends);
    for (lang, label) in [
        ("pt", "Não quero pausar"),
        ("en", "I don't want to pause"),
        ("de", "Nicht pausieren"),
    ] {
        assert_eq!(of(lang, label), Deed::Nothing, "{label}");
    }
    for (lang, label) in [("pt", "Quero pausar"), ("en", "Don't leave, pause my plan")] {
        assert_eq!(of(lang, label), Deed::Other(Rule::Pauses), "{label}");
    }
    for (lang, label) in [
        ("en", "Cancel and revert to Free"),
        ("en", "Cancel now, come back anytime"),
        ("es", "Cancelar suscripción y recuperar mi dinero"),
    ] {
        assert_eq!(of(lang, label), Deed::Mixed, "{label}");
    }
    for (lang, label) in [
        ("en", "Undo cancellation"),
        ("de", "Kündigung zurücknehmen und weiter nutzen"),
        ("it", "Ripristina e annulla la disdetta"),
    ] {
        assert_eq!(of(lang, label), Deed::Other(Rule::Undoes), "{label}");
    }
}

/// What the page chose costs something, and another answer doesn't.
#[test]
fn what_costs_is_not_sent_where_another_answer_costs_nothing() {
    let page = |first: &str, last: &str| {
        format!(
            "main\n p Step 1 of 3\n h Returning your hub\n form\n  radio @e1 {first} Courier collection, £12.50 to your card\n  radio @e2 {last} Drop it at any shop\n  button @e3 Continue"
        )
    };
    let ruled = |drawn: &str, by_person: bool| {
        let mut observation = observation("https://site.example/leave", drawn);
        for element in &mut observation.snapshot.elements {
            element.form = Some(sent_to("https://site.example/leave/return"));
        }
        let mut reading = heuristics::read(&observation, None);
        reading.state = PageState::ExitSurvey;
        judged_as(&observation, &reading, 3, |ground| {
            ground.by_person = by_person
        })
    };
    let preset = page("checked", "unchecked");
    assert_eq!(ruled(&preset, false), Rule::Chosen.deny());
    // A dearer plan is a choice of plans, unless the answer may be left open.
    let plans = |last: &str| {
        format!(
            "dialog modal\n h How would you like to pay from now on?\n radio @e1 checked €59 a year instead of €8.99 a month\n radio @e2 unchecked {last}\n button @e3 Continue"
        )
    };
    assert_eq!(
        ruled(&plans("I'd rather not say"), false),
        Rule::Chosen.deny()
    );
    assert_ne!(
        ruled(&plans("Something else"), false).verdict,
        Verdict::Deny
    );
    assert_ne!(ruled(&preset, true).verdict, Verdict::Deny);
    assert_ne!(
        ruled(&page("unchecked", "checked"), false).verdict,
        Verdict::Deny
    );
}

/// "By pressing “Continue” …": what the page itself says of a control is more than what that is called.
#[test]
fn what_the_page_says_a_press_buys_or_keeps_is_not_pressed() {
    let ruled = |line: &str| {
        let drawn = format!(
            "main\n p Step 1 of 3\n h Why are you leaving?\n form\n  radio @e1 checked Too expensive\n  radio @e2 unchecked Other\n  p {line}\n  button @e3 Continue"
        );
        let mut observation = observation("https://site.example/leave", &drawn);
        for element in &mut observation.snapshot.elements {
            element.form = Some(sent_to("https://site.example/leave/2"));
        }
        observation.snapshot.elements[2].submits = true;
        observation.text = "Step 1 of 3\nWhy are you leaving?".into();
        let mut reading = heuristics::read(&observation, None);
        reading.state = PageState::ExitSurvey;
        judged_as(&observation, &reading, 3, |ground| ground.plan = None)
    };
    let plain = ruled("Press “Continue” to go on.");
    assert_eq!(plain.verdict, Verdict::Allow, "{plain:?}");
    let told = "By pressing “Continue” you order this week's box.";
    assert_eq!(ruled(told).verdict, Verdict::Ask);
    let sum = "By pressing “Continue” you order this week's box for £9.00.";
    assert_eq!(ruled(sum).rule, Rule::Buys);
    let quoted = "“Continue”: you stay with us at this price.";
    assert_eq!(ruled(quoted).rule, Rule::Keeps);
    let other = "When you press “Continue”, we'll keep your playlists for ten months.";
    assert_ne!(ruled(other).verdict, Verdict::Deny);
}

/// To end what costs nothing may be to begin what costs: the page says so.
#[test]
fn a_trial_with_whose_end_the_paying_begins_is_not_ended() {
    let dialog = |line: &str| {
        let page = format!(
            "dialog modal\n h End the free trial?\n p {line}\n button @e1 End trial now\n button @e2 Not now"
        );
        judged(&page, 1, |_| ())
    };
    assert_eq!(
        dialog("Your Pro plan starts today: we'll charge $19.00 to your card."),
        Rule::Buys.deny()
    );
    assert_eq!(
        dialog("Tu plan Pro empieza hoy: cargaremos 19,00 € a la tarjeta."),
        Rule::Buys.deny()
    );
    assert_ne!(
        dialog("You can use it until 12 December. You won't be charged $19.00.").verdict,
        Verdict::Deny
    );
}

/// In a dialog that covers the page, amid the survey, a script's next question is come to while nothing can be sent.
#[test]
fn a_script_s_step_in_a_covering_dialog_is_tried_and_the_last_one_is_asked_about() {
    let of = |dialog: &str, state: PageState, reference: u32| {
        let page = format!("main\n h Your plan\n p Renews on 4 December 2026.\n{dialog}");
        let observation = observation("https://site.example/account", &page);
        let mut reading = heuristics::read(&observation, None);
        reading.state = state;
        reading.marks.last_page = state == PageState::FinalConfirmation;
        judged_as(&observation, &reading, reference, |_| ())
    };
    let survey = "dialog modal\n h Why are you leaving?\n radio @e1 checked Another reason\n radio @e2 unchecked Too expensive\n button @e3 Continue";
    let step = of(survey, PageState::ExitSurvey, 3);
    assert!(
        step.verdict == Verdict::Allow && step.hold == Hold::Afterwards,
        "{step:?}"
    );
    assert_eq!(
        of(survey, PageState::FinalConfirmation, 3).verdict,
        Verdict::Ask
    );
    // Not where it stands on the page itself.
    let bare = survey.replace("dialog modal", "box");
    assert_eq!(of(&bare, PageState::ExitSurvey, 3).verdict, Verdict::Ask);
}

/// "Edit or cancel": both can't be done by one press, and nothing can be sent while it is tried.
#[test]
fn what_says_that_it_changes_or_ends_is_tried_in_search_of_the_way_out() {
    let of = |name: &str| {
        let page = format!("main\n h Team plan\n p Renews on 12 January 2027.\n button @e1 {name}");
        judged(&page, 1, |ground| {
            ground.plan = None;
            ground.in_flow = false;
        })
    };
    for name in ["Edit or cancel", "Change or cancel plan"] {
        let tried = of(name);
        let held = tried.hold != Hold::No;
        assert!(tried.verdict == Verdict::Allow && held, "{name}");
    }
    for name in [
        "Change plan",
        "Cancel change",
        "Cancel the change",
        "Change to yearly or cancel",
        "Change and pay",
    ] {
        assert_ne!(of(name).verdict, Verdict::Allow, "{name}");
    }
}

/// "Résilier ma box": a word that is said of contracts ends no single delivery, unless that is named.
#[test]
fn what_is_ended_as_a_contract_is_no_other_thing() {
    let of = |lang: &str, name: &str| {
        let mut observation = observation(
            "https://site.example/account",
            &format!("main\n h Coco\n a @e1 {name}"),
        );
        observation.snapshot.page.lang = lang.into();
        let reading = heuristics::read(&observation, None);
        judged_as(&observation, &reading, 1, |ground| ground.plan = None).rule
    };
    for (lang, contract, delivery) in [
        ("da", "Opsig boksen", "Annuller boksen"),
        ("de", "Box kündigen", "Box stornieren"),
        ("fr", "Résilier ma box", "Annuler ma box"),
        ("ja", "お届けを解約", "お届けをキャンセル"),
        ("ko", "배송 해지하기", "배송 취소하기"),
        ("nl", "Box opzeggen", "Box annuleren"),
        ("sv", "Säg upp boxen", "Avboka boxen"),
    ] {
        assert_ne!(of(lang, contract), Rule::AnotherThing, "{contract}");
        assert_eq!(of(lang, delivery), Rule::AnotherThing, "{delivery}");
    }
    for (lang, one_of_them) in [
        ("fr", "Résilier la prochaine livraison"),
        ("de", "Nächste Lieferung kündigen"),
        ("fr", "Résilier la newsletter"),
    ] {
        assert_eq!(of(lang, one_of_them), Rule::AnotherThing, "{one_of_them}");
    }
}

/// Only where that stands in the same dialog.
#[test]
fn a_choice_is_sent_by_what_goes_on_beside_it_though_that_is_drawn_as_no_button() {
    let dialog = Container {
        role: Role::Dialog,
        name: String::new(),
    };
    let of = |part: &str, framed: usize| {
        let page = format!(
            "main\n h Your plan\n radio @e1 unchecked Pay a year ahead\n radio @e2 unchecked Stop paying and leave\n generic @e3 {part}"
        );
        let mut observation = observation("https://site.example/account", &page);
        let choices = observation.snapshot.elements.iter_mut();
        let inside = choices.filter(|e| e.role != Role::Heading).take(framed);
        inside.for_each(|e| e.within = vec![dialog.clone()]);
        let reading = heuristics::read(&observation, None);
        judged_as(&observation, &reading, 2, |ground| ground.plan = None)
    };
    let held = Ruling {
        hold: Hold::Silent,
        ..Rule::Answers.allow()
    };
    assert_eq!(of("Next step", 3), held);
    assert_eq!(of("Stay informed", 3).verdict, Verdict::Ask);
    assert_eq!(of("Next step", 2).verdict, Verdict::Ask);
}

#[test]
fn a_bare_cancel_in_a_form_or_in_the_foot_is_no_end_apart() {
    let page = "main\n h Profile\n form\n  text @e1 Name\n  button @e2 Save\n  button @e3 Cancel\n h Account\n button @e4 Cancel account\nfooter\n  a @e5 Unsubscribe";
    assert_ne!(judged(page, 4, |_| ()), Rule::DeletesAccount.deny());
    let apart = page.replace("button @e3 Cancel", "button @e3 Cancel subscription");
    assert_eq!(judged(&apart, 4, |_| ()), Rule::DeletesAccount.deny());
}

/// However the id is spelled that stands between the thing and the verb.
#[test]
fn a_link_that_ends_by_an_address_with_an_id_is_asked_about() {
    let link = |href: &str| {
        let mut observation = observation(
            "https://site.example/billing",
            "main\n h Billing\n p Renews on 4 December 2026.\n a @e1 Cancel subscription",
        );
        observation.snapshot.elements[0].href = Some(format!("https://site.example{href}"));
        let reading = heuristics::read(&observation, None);
        judged_as(&observation, &reading, 1, |ground| ground.in_flow = false).verdict
    };
    for id in ["sub_1MowQVLkdIwHu7ix", "s1", "4711"] {
        assert_eq!(
            link(&format!("/billing/subscriptions/{id}/cancel")),
            Verdict::Ask,
            "{id}"
        );
    }
    assert_eq!(
        link("/cancel?subscription=sub_1MowQVLkdIwHu7ix"),
        Verdict::Ask
    );
    assert_eq!(link("/billing/cancel-flow"), Verdict::Allow);
}

#[test]
fn on_the_way_out_an_address_that_says_it_is_done_is_asked_about() {
    let link = |href: &str| {
        let mut observation = observation(
            "https://site.example/cancel/offer",
            "main\n h Before you go\n p Stay with 50% off.\n a @e1 Continue to cancel",
        );
        observation.snapshot.elements[0].href = Some(format!("https://site.example{href}"));
        let mut reading = heuristics::read(&observation, None);
        reading.state = PageState::RetentionOffer;
        judged_as(&observation, &reading, 1, |_| ()).verdict
    };
    assert_eq!(link("/cancel/survey"), Verdict::Allow);
    assert_eq!(link("/cancel/done"), Verdict::Ask);
    assert_eq!(link("/plans/annual?go=1"), Verdict::Ask);
}

/// "Your subscription goes on", over a button that would be the last: whatever it ends, that isn't it. An offer beside it is what goes on.
#[test]
fn where_the_page_says_that_the_subscription_goes_on_nothing_ends_it() {
    let ruled = |lines: &str| {
        let drawn = format!("main\n h The issues that are left\n{lines}\n button @e1 Confirm");
        judged(&drawn, 1, |ground| ground.plan = None)
    };
    let given = " p They are given to the library, and your subscription continues.";
    assert_eq!(ruled(given).rule, Rule::Keeps);
    let until = " p Your subscription continues until 14 December 2026.";
    assert_ne!(ruled(until).rule, Rule::Keeps);
    let condition = " p If you close this page, your subscription continues.";
    assert_ne!(ruled(condition).rule, Rule::Keeps);
    let offer = format!("{given}\n button @e2 Pause subscription");
    assert_ne!(ruled(&offer).rule, Rule::Keeps);
}

/// What costs something stands beside a way on that doesn't.
#[test]
fn of_two_ways_on_the_one_that_costs_nothing_is_taken() {
    let ruled = |lines: &str, beside: &str, name: &str| {
        let drawn =
            format!("main\n h Last step\n p {lines}\n button @e1 {name}\n button @e2 {beside}");
        judged(&drawn, 1, |ground| ground.plan = None).rule
    };
    let pass = "Archive pass. Total $49.00, charged today to Visa 7719.";
    assert_eq!(ruled(pass, "Finish without the pass", "Finish"), Rule::Buys);
    assert_ne!(ruled(pass, "Go back", "Finish"), Rule::Buys);
    let lite = "You'll move to Lite, $4.00 a month, first charged today.";
    assert_eq!(
        ruled(lite, "End all paid plans", "Finish cancelling Pro"),
        Rule::Buys
    );
    let held = "Premium, $12.00 a month. Next payment on 2 December 2026.";
    assert_ne!(ruled(held, "Continue to cancel", "Continue"), Rule::Buys);
}

/// "Options" beside the plan, "Gifts you gave": who asked for no name meant the subscription.
#[test]
fn what_was_added_or_given_away_is_not_ended_for_the_subscription() {
    let account = |title: &str, row: &str| {
        format!(
            "main\n box\n  h Lumora Premium\n  p €12.99 a month. Renews on 14 December 2026.\n box\n  h {title}\n  p {row}\n  button @e1 Cancel"
        )
    };
    let ruled = |title: &str, row: &str| {
        judged(&account(title, row), 1, |ground| {
            ground.plan = None;
            ground.in_flow = false;
        })
        .rule
    };
    assert_eq!(
        ruled("Options", "Sports, €4.00 a month"),
        Rule::AnotherThing
    );
    assert_eq!(
        ruled("Gifts you gave", "Lumora Kids for Ana, €9.99 a month"),
        Rule::AnotherThing
    );
    assert_ne!(ruled("Lumora Kids", "€9.99 a month"), Rule::AnotherThing);
}

/// "Continue with the yearly pass: €99 today", over "Continue".
#[test]
fn a_sentence_that_begins_with_a_buttons_name_and_charges_now_forbids_it() {
    let ruled = |line: &str| {
        let page =
            format!("main\n p Step 1 of 3\n h Before you go\n p {line}\n button @e1 Continue");
        judged(&page, 1, |ground| ground.plan = None).rule
    };
    assert_eq!(
        ruled("Continue with the yearly pass: €99 today, your monthly membership ends."),
        Rule::Buys
    );
    for harmless in [
        "Continue to the next step. Nothing is charged today.",
        "Continue with €99 a year from next May.",
        "Today you still have access.",
    ] {
        assert_ne!(ruled(harmless), Rule::Buys, "{harmless}");
    }
}

/// "With the next step it is packed and billed, €59.94", over "Next" and "On without this box".
#[test]
fn a_sum_that_the_next_step_bills_is_passed_by_where_a_way_without_it_stands_beside() {
    let ruled = |other: &str| {
        let page = format!(
            "main\n h Open box\n p With the next step it goes to packing, at £59.94.\n button @e1 Next\n button @e2 {other}"
        );
        judged(&page, 1, |ground| ground.plan = None).rule
    };
    assert_eq!(ruled("Continue without this box"), Rule::Buys);
    assert_ne!(ruled("Back to the account"), Rule::Buys);
}

/// The subscription says how it is ended, and beside it stands something that has an end of its own.
#[test]
fn what_stands_beside_a_subscription_that_ends_elsewhere_is_left_alone() {
    let account = |told: &str, title: &str, line: &str| {
        format!(
            "main\n h My account\n box\n  h Yarn club\n  p €19.90 a month. Next payment on 10 December 2026.\n  p {told}\n box\n  h {title}\n  p {line}\n  a @e1 Cancel"
        )
    };
    let ruled = |told: &str, title: &str, line: &str| {
        judged(&account(told, title, line), 1, |ground| {
            ground.plan = None;
            ground.in_flow = false;
        })
        .rule
    };
    let phone = "To cancel your membership, call 0800 555 0118.";
    assert_eq!(
        ruled(phone, "Parcel of 12 December", "On its way."),
        Rule::AnotherThing
    );
    for (told, title, line) in [
        (
            "A parcel every month.",
            "Parcel of 12 December",
            "On its way.",
        ),
        (phone, "Your membership", "Ends with the month."),
    ] {
        assert_ne!(
            ruled(told, title, line),
            Rule::AnotherThing,
            "{told} {title}"
        );
    }
}

/// "Cancellation of the subscription, 3 November, accepted": "Cancel" in its row takes that back.
#[test]
fn the_row_of_a_request_to_end_is_undone_by_a_bare_cancel() {
    let ruled = |row: &str| {
        let mut page = observation(
            "https://site.example/account",
            "main\n h Your requests\n a @e1 Cancel",
        );
        page.snapshot.elements[0].within.push(Container {
            role: Role::Row,
            name: row.to_owned(),
        });
        let reading = heuristics::read(&page, None);
        judged_as(&page, &reading, 1, |ground| {
            ground.plan = None;
            ground.in_flow = false;
        })
        .rule
    };
    assert_eq!(
        ruled("Cancellation of the subscription 3 November 2026 accepted Cancel"),
        Rule::Undoes
    );
    for other in [
        "Premium, cancel anytime 3 November 2026 €9.99 Cancel",
        "Cancel before 3 November 2026 Cancel",
        "Premium 3 November 2026 Cancel",
    ] {
        assert_ne!(ruled(other), Rule::Undoes, "{other}");
    }
}

#[test]
fn what_is_cancelled_and_paid_no_more_is_not_ended_once_more() {
    let ruled = |badge: &str, line: &str| {
        let page = format!(
            "main\n box\n  h Archive\n  p {badge}\n  p {line}\n  p Access until 3 January 2027\n  button @e1 End now"
        );
        judged(&page, 1, |ground| {
            ground.plan = None;
            ground.in_flow = false;
        })
        .rule
    };
    let over = "You won't be charged again.";
    assert_eq!(ruled("Cancelled", over), Rule::AfterSuccess);
    assert_ne!(
        ruled("Active", "€24.00 on 5 December 2026"),
        Rule::AfterSuccess
    );
}

#[test]
fn a_link_that_shows_and_changes_is_opened_and_one_that_only_changes_is_not() {
    let of = |name: &str, path: &str| {
        let mut page = observation(
            "https://site.example/account",
            &format!("main\n h Your account\n a @e1 {name}"),
        );
        page.snapshot.elements[0].href = Some(format!("https://site.example{path}"));
        let reading = heuristics::read(&page, None);
        judged_as(&page, &reading, 1, |ground| {
            ground.plan = None;
            ground.in_flow = false;
        })
        .verdict
    };
    assert_eq!(
        of("View and change your Premium", "/account/premium"),
        Verdict::Allow
    );
    assert_ne!(of("Change to Premium", "/account/premium"), Verdict::Allow);
    assert_ne!(
        of("Confirm change to Premium", "/account/premium"),
        Verdict::Allow
    );
    assert_ne!(
        of(
            "View and change your Premium",
            "/plans/4711/upgrade?confirm=1"
        ),
        Verdict::Allow
    );
}

#[test]
fn a_yes_to_a_box_that_keeps_or_buys_is_none_of_ours() {
    for (text, rule) in [
        (
            "Keep your membership for only €6.49? OK keeps it.",
            Rule::Keeps,
        ),
        ("OK: pay yearly, €99 today.", Rule::Buys),
        (
            "With OK your membership ends and you order the year book for €89.",
            Rule::Buys,
        ),
        ("Switch to Lite for $4 a month?", Rule::ChangesPlan),
    ] {
        assert_eq!(forbids_a_yes(text), Some(rule), "{text}");
    }
    for text in [
        "Cancel? A cancellation fee of €10 will be charged.",
        "You paid €9.99 and can use it until 14 December.",
        "You'll stay a member until 14 December; €4.50 is refunded.",
        "If you change your mind it's $9.99.",
        "Do you really want to end your membership?",
        "Cancel your plan? You keep access until 14 December.",
        "End it now? The €9.99 you paid won't be refunded.",
    ] {
        assert_eq!(forbids_a_yes(text), None, "{text}");
    }
}

#[test]
fn an_address_tells_that_what_is_sent_there_is_another_deed() {
    let of = |path: &str| sends_for(&format!("https://site.example{path}"));
    assert_eq!(of("/api/pause"), Some(Rule::Pauses));
    assert_eq!(of("/api/year"), Some(Rule::ChangesPlan));
    assert_eq!(of("/plan/upgrade"), Some(Rule::Buys));
    for path in [
        "/csp-report",
        "/tag",
        "/survey/add",
        "/api/offers",
        "/api/cancel",
        "/pause/skip",
        "/api/reason",
        "/events",
    ] {
        assert_eq!(of(path), None, "{path}");
    }
}

/// Among the site's pages a link to one of the account's is called by what is found there.
#[test]
fn a_page_of_charges_is_opened_and_a_charge_is_not_made() {
    let of = |region: &str, name: &str, path: &str| {
        let page = format!("{region}\n a @e1 {name}\nmain\n h Your account");
        let mut observation = observation("https://site.example/my/account", &page);
        observation.snapshot.elements[0].href = Some(format!("https://site.example{path}"));
        let reading = heuristics::read(&observation, None);
        judged_as(&observation, &reading, 1, |ground| {
            ground.plan = None;
            ground.in_flow = false;
        })
        .verdict
    };
    assert_eq!(of("nav", "Charges", "/my/billing"), Verdict::Allow);
    assert_eq!(of("nav", "Charges", "/my/billing/pay"), Verdict::Deny);
    assert_eq!(of("main", "Charges", "/my/billing"), Verdict::Deny);
    assert_eq!(of("nav", "Pay now", "/my/billing"), Verdict::Deny);
}

/// "On without the discount", and what comes then: the contract goes on.
#[test]
fn what_passes_by_an_offer_is_no_way_out_where_the_page_says_that_it_goes_on_without() {
    let page = |line: &str| {
        let page = format!(
            "main\n h Bevor du gehst\n p Drei Monate für 9,90 €.\n button @e1 Nein danke, ohne Rabatt weiter\n p {line}"
        );
        judged(&page, 1, |ground| ground.plan = None)
    };
    let goes_on = "Ohne Rabatt läuft dein Vertrag zum Normalpreis weiter.";
    assert_eq!(page(goes_on), Rule::Keeps.deny());
    for other in [
        "Ohne Rabatt endet dein Vertrag am 14. Dezember 2026.",
        "Ohne Rabatt läuft dein Vertrag bis zum 14. Dezember 2026 weiter.",
        "Ohne Handy läuft dein Vertrag weiter.",
        "Läuft dein Vertrag ohne Rabatt weiter?",
        "Wenn du ohne Rabatt bleibst, läuft dein Vertrag weiter.",
    ] {
        assert_ne!(page(other).verdict, Verdict::Deny, "{other}");
    }
}

/// Nobody chose it, and it can't be left out: it is sent by nobody's yes to the end.
#[test]
fn what_the_page_filled_in_and_what_costs_is_not_sent_with_the_end() {
    let form = |field: &str, value: &str| {
        let drawn =
            format!("main\n h Before you go\n form\n  {field}\n  button @e2 Confirm cancellation");
        let mut observation = observation("https://site.example/cancel", &drawn);
        for element in &mut observation.snapshot.elements {
            element.submits = element.reference == Ref(2);
            element.form = Some(FormOwner {
                id: 0,
                action: "https://site.example/cancel".into(),
                method: Method::Post,
                hidden_choices: Vec::new(),
            });
            if element.role == Role::TextBox {
                element.input = Some(InputKind::Multiline);
                element.value = Some(value.to_owned());
            }
        }
        let reading = heuristics::read(&observation, None);
        judged_as(&observation, &reading, 2, |ground| ground.plan = None)
    };
    let last = "Keep the last box: €24.90, charged today";
    let ticked = |states: &str, name: &str| form(&format!("checkbox @e1 {states} {name}"), "");
    assert_eq!(ticked("required checked", last), Rule::Buys.deny());
    assert_ne!(ticked("required unchecked", last).rule, Rule::Buys);
    let fee = "I understand that the remaining €24.90 will be charged";
    assert_ne!(ticked("required checked", fee).rule, Rule::Buys);
    let letter = |text: &str| form("text @e1 Your message", text);
    let stays = "I would like to stay. Call me with an offer.";
    assert_eq!(letter(stays), Rule::Chosen.deny());
    assert_eq!(letter("I cancel my contract.").verdict, Verdict::Ask);
    let address = "12 High Street, Leeds";
    assert_eq!(letter(address).verdict, Verdict::Ask);
    assert_eq!(letter("").verdict, Verdict::Ask);
}
