//! Where the page leaves it open whether a press ends, takes or changes something, the person is asked; and sensible signs spare a question.
use crate::policy::{ground, press, verdict};
use crate::properties::KINDS;
use crate::script::page;
use protocol::action::Action;
use protocol::report::Verdict;
use protocol::role::Role;
use protocol::snapshot::{Block, ElementState, Observation};
use subterminator_engine::heuristics;
use subterminator_engine::policy::{Ground, Rule, judge};

/// Where the person named this subscription.
fn verdict_for(plan: &str, observation: &Observation, name: &str) -> Verdict {
    let reading = heuristics::read(observation, None);
    let ground = Ground {
        plan: Some(plan),
        ..ground(observation, &reading)
    };
    judge(&press(observation, name), &ground).verdict
}

/// After the survey was answered.
fn late_verdict(observation: &Observation, name: &str) -> Verdict {
    let reading = heuristics::read(observation, None);
    let ground = Ground {
        survey_done: true,
        can_hold: true,
        to_press: &[],
        led_here: false,
        holds_the_named: false,
        others: &[],
        cover: None,
        ..ground(observation, &reading)
    };
    judge(&press(observation, name), &ground).verdict
}

fn in_language(lang: &str, path: &str, lines: &str) -> Observation {
    let mut page = page(path, lines);
    page.snapshot.page.lang = lang.into();
    page
}

#[test]
fn an_offer_after_the_survey_may_be_the_last_thing_before_the_end_unless_more_steps_are_counted() {
    let lines = "# Before you go\nHow about 50% off for 3 months?\n[Accept offer]\n[No thanks]\n[Continue to cancel]\n[Continue with cancellation]\n[No]\n[Go back]";
    let offer = page("/cancel/offer", lines);
    let counted = page("/cancel/offer", &format!("Step 2 of 3\n{lines}"));
    for name in [
        "No thanks",
        "Continue to cancel",
        "Continue with cancellation",
        "No",
    ] {
        assert_eq!(
            verdict(&offer, name),
            Verdict::Allow,
            "{name} before the survey"
        );
        assert_eq!(late_verdict(&offer, name), Verdict::Ask, "{name}");
        assert_eq!(
            late_verdict(&counted, name),
            Verdict::Allow,
            "{name}, counted"
        );
    }
    assert_eq!(late_verdict(&offer, "Accept offer"), Verdict::Deny);
    assert_eq!(late_verdict(&offer, "Go back"), Verdict::Allow);
}

#[test]
fn nothing_goes_on_unasked_while_a_pause_an_offer_or_another_plan_stands_chosen() {
    let offer = |chosen: &str| {
        let lines = "# Before you go\nHow about a break?\n{}\no Go on with cancelling\n[Accept offer]\n[No thanks]\n[Continue to cancel]";
        page("/cancel/offer", &lines.replace("{}", chosen))
    };
    for name in ["No thanks", "Continue to cancel"] {
        let plain = offer("o Pause my subscription instead");
        assert_eq!(verdict(&plain, name), Verdict::Allow, "{name}");
        for chosen in [
            "x Pause my subscription instead",
            "x Get 50% off",
            "x Switch to the basic plan",
            "* Pause for 4 weeks instead",
        ] {
            // Of two answers the other is the end; a box may be the person's.
            let expected = match chosen.starts_with('x') {
                true => Verdict::Deny,
                false => Verdict::Ask,
            };
            assert_eq!(verdict(&offer(chosen), name), expected, "{name}, {chosen}");
        }
        // The end can be chosen there, and isn't.
        let listed = "select: What next = Pause for 1 month, Go on with cancelling";
        assert_eq!(verdict(&offer(listed), name), Verdict::Deny, "{name}");
    }
}

/// One card: its heading, a line, and its only link.
fn card(heading: &str, line: &str, link: &str) -> Observation {
    let mut page = page(
        "/account",
        &format!("# {heading}\n{line}\n({link} -> /leave)"),
    );
    let block = |(role, text, within): (Role, &str, Option<u32>)| Block {
        within,
        role,
        text: text.into(),
        reference: None,
        bbox: None,
        shape: 0,
        above: false,
        modal: false,
    };
    let drawn = [
        (Role::Main, "", None),
        (Role::Generic, "", Some(0)),
        (Role::Heading, heading, Some(1)),
        (Role::Paragraph, line, Some(1)),
        (Role::Link, link, Some(1)),
    ];
    page.blocks = drawn.into_iter().map(block).collect();
    page.blocks[4].reference = Some(page.snapshot.elements[1].reference);
    page
}

#[test]
fn another_tier_than_the_named_one_ends_only_on_a_yes_that_names_it() {
    let line = "€17.99 a month. Renews on 4 December 2026.";
    let page = card("Streamora Plus Family", line, "Cancel subscription");
    for (plan, verdict) in [
        ("Plus", Verdict::Ask),
        ("Plus Family", Verdict::Allow),
        ("Streamora", Verdict::Allow),
    ] {
        assert_eq!(
            verdict_for(plan, &page, "Cancel subscription"),
            verdict,
            "{plan}"
        );
    }
}

#[test]
fn a_bare_verb_is_done_to_what_its_row_names() {
    let account = |row: &str| {
        let lines =
            format!("# Your account\nrow: {row} Cancel\n[Cancel]\nrow: \n(Invoices -> /invoices)");
        verdict(&page("/account", &lines), "Cancel")
    };
    assert_eq!(
        account("Scheduled cancellation 20 December 2026"),
        Verdict::Deny
    );
    assert_eq!(
        account("Premium, €9.99 a month, renews on 20 December 2026"),
        Verdict::Ask
    );
}

#[test]
fn what_only_says_yes_is_judged_by_what_stands_over_it_and_its_question_says_to_what() {
    let under = |text: &str, name: &str| {
        let page = page("/step", &format!("{text}\n[{name}]"));
        let reading = heuristics::read(&page, None);
        judge(&press(&page, name), &ground(&page, &reading))
    };
    let order = "# Your new plan\nStreamora yearly, €93 a year, from today.";
    for name in ["Confirm", "Confirm change", "Change", "OK", "Finish"] {
        assert_eq!(under(order, name).rule, Rule::Buys, "{name}");
        let end = under(
            "# Cancel Premium, €9.99 a month?\nYour new plan is free.",
            name,
        );
        assert_ne!(end.rule, Rule::Buys, "{name}");
        let else_ = under("# Your profile\nThis is how others see you.", name);
        assert!(!else_.rule.names_the_last_step(), "{name}: {else_:?}");
        let told = else_.known.as_deref() == Some("It says yes to “Your profile”.");
        assert!(told || else_.verdict == Verdict::Deny, "{name}: {else_:?}");
    }
}

#[test]
fn a_form_that_only_asks_for_the_next_page_is_a_link_drawn_as_a_button() {
    let survey = |sends: &str| {
        let lines = "# Why are you leaving?\nTell us the main reason for cancelling.\nsends: {}\nx Too expensive\n[Continue]\n[Finish]\n[Confirm]";
        page("/cancel", &lines.replace("{}", sends))
    };
    assert_eq!(
        verdict(&survey("GET /cancel/offer"), "Continue"),
        Verdict::Allow
    );
    assert_eq!(
        verdict(&survey("POST /cancel/offer"), "Continue"),
        Verdict::Ask
    );
    // A step is one of the way out, not of whatever else counts its steps.
    let counted = |sends: &str| {
        let mut page = survey(sends);
        page.text = format!("Step 1 of 3\n{}", page.text);
        verdict(&page, "Continue")
    };
    assert_eq!(counted("POST /cancel/step-2"), Verdict::Allow);
    assert_eq!(counted("POST /yearly/step-2"), Verdict::Ask);
    for name in ["Finish", "Confirm"] {
        assert_eq!(verdict(&survey("GET /cancel/offer"), name), Verdict::Ask);
    }
}

#[test]
fn a_button_of_the_survey_may_be_the_last_word_unless_the_page_tells_that_another_step_follows() {
    let survey = |count: &str| {
        let lines = "# Why are you leaving?\nTell us the main reason for cancelling.\no Too expensive\n[Continue]\n[Skip]\n[No thanks]\n[No]\n[Next]\n[Next step]\n[Continue to cancel]\n[Continue with cancellation]\n(Skip the survey -> /cancel/2)";
        page("/cancel/survey", &format!("{count}\n{lines}"))
    };
    let (plain, counted) = (survey(""), survey("Step 2 of 3"));
    for name in [
        "Continue",
        "Skip",
        "No thanks",
        "No",
        "Continue with cancellation",
    ] {
        assert_eq!(verdict(&plain, name), Verdict::Ask, "{name}");
        assert_eq!(verdict(&counted, name), Verdict::Allow, "{name}, counted");
    }
    for name in ["Next", "Next step", "Continue to cancel", "Skip the survey"] {
        assert_eq!(verdict(&plain, name), Verdict::Allow, "{name}");
        assert_eq!(verdict(&survey("Step 3 of 3"), "Next"), Verdict::Ask);
    }
}

#[test]
fn what_closes_a_subscription_or_an_account_closes_no_window() {
    let pages = [
        (
            "/account",
            "# Your account\nPlan: Premium. Renews on 4 December 2026.",
        ),
        (
            "/cancel/confirm",
            "# Are you sure you want to cancel?\nYour plan ends on 4 December 2026.",
        ),
    ];
    for (lang, name) in [
        ("en", "Close my membership"),
        ("en", "Close plan and exit"),
        ("en", "Dismiss my subscription"),
        ("en", "Close account"),
        ("fr", "Fermer mon abonnement"),
        ("fr", "Fermer mon compte client"),
        ("it", "Chiudi contratto"),
        ("it", "Chiudi account"),
        ("pt", "Fechar conta"),
        ("pt", "Fechar assinatura"),
        ("es", "Cerrar mi suscripción"),
        ("es", "Volver a Premium"),
        ("nl", "Sluit abonnement af"),
        ("de", "Abo schließen"),
    ] {
        for (path, lines) in pages {
            let page = in_language(lang, path, &format!("{lines}\n[{name}]"));
            assert_ne!(verdict(&page, name), Verdict::Allow, "{name} on {path}");
        }
    }
    for (lang, name) in [
        ("en", "Close"),
        ("en", "Close this window"),
        ("de", "Schließen"),
        ("de", "Fenster schließen"),
        ("fr", "Fermer"),
        ("fr", "Fermer cette fenêtre"),
        ("es", "Cerrar"),
        ("es", "Cerrar ventana"),
        ("it", "Chiudi"),
        ("it", "Chiudi la finestra"),
        ("pt", "Fechar"),
        ("pt", "Fechar mensagem"),
        ("nl", "Sluiten"),
        ("nl", "Venster sluiten"),
        ("ja", "閉じる"),
    ] {
        for (path, lines) in pages {
            let page = in_language(lang, path, &format!("{lines}\n[{name}]"));
            assert_eq!(verdict(&page, name), Verdict::Allow, "{name} on {path}");
        }
    }
}

#[test]
fn a_button_that_may_change_what_it_names_is_no_page_of_settings() {
    let account = |lang: &str, name: &str| {
        let lines = "# Your account\nPlan: Premium. Renews on 4 December 2026.";
        in_language(lang, "/account", &format!("{lines}\n[{name}]"))
    };
    for (lang, name) in [
        ("en", "Update subscription"),
        ("en", "Update my membership to Basic"),
        ("de", "Abo abschließen"),
        ("de", "Mitgliedschaft aussetzen"),
        ("de", "Abo reduzieren"),
        ("de", "Konto auflösen"),
        ("de", "Abo teilen"),
        ("de", "Mehr Geräte freischalten"),
    ] {
        assert_ne!(
            verdict(&account(lang, name), name),
            Verdict::Allow,
            "{name}"
        );
    }
    for (lang, name) in [
        ("en", "Manage subscription"),
        ("en", "View details"),
        ("en", "Update billing settings"),
        ("de", "Abo"),
        ("de", "Abo verwalten"),
        ("de", "Mitgliedschaft & Zahlung"),
        ("de", "Konto und Sicherheit"),
        ("de", "Mehr anzeigen"),
        ("de", "Details zum Tarif"),
        ("de", "Mehr"),
    ] {
        assert_eq!(
            verdict(&account(lang, name), name),
            Verdict::Allow,
            "{name}"
        );
    }
    // On the way out the same button may be the end, or the offer taken.
    for (path, lines) in KINDS.into_iter().skip(1).chain([("/x", "# Hm")]) {
        let page = page(
            path,
            &format!("{lines}\n[Manage subscription]\n[More options (closed)]"),
        );
        assert_eq!(
            verdict(&page, "Manage subscription"),
            Verdict::Ask,
            "{path}"
        );
        assert_eq!(verdict(&page, "More options"), Verdict::Allow, "{path}");
    }
}

#[test]
fn on_an_offer_nothing_is_chosen_but_a_no() {
    let offer = page(
        "/cancel/options",
        "# Before you go: choose a plan that suits you better\nStay for less.\no Light 4.99 a month\no Family 12.99 a month\no No thanks, continue to cancel\n_ Add the sports channel\n[Continue]",
    );
    for name in [
        "Light 4.99 a month",
        "Family 12.99 a month",
        "Add the sports channel",
        "Continue",
    ] {
        assert_eq!(verdict(&offer, name), Verdict::Ask, "{name}");
    }
    assert_eq!(
        verdict(&offer, "No thanks, continue to cancel"),
        Verdict::Allow
    );
    let reasons = page(
        "/cancel/offer",
        "# Before you go\nStay and get 50% off for 3 months. Or tell us:\no Too expensive\no Another reason\n[Keep my plan]\n[Next]",
    );
    assert_eq!(verdict(&reasons, "Another reason"), Verdict::Allow);
    assert_eq!(
        verdict(&reasons, "Next"),
        Verdict::Ask,
        "something is to be chosen there"
    );
}

#[test]
fn of_several_choices_only_the_named_subscription_is_chosen_and_nothing_goes_on_with_another() {
    let last = |ticked: &str| {
        page(
            "/cancel/confirm",
            &format!(
                "# Confirm your cancellation\nWhich subscription?\n{ticked}\n[Confirm cancellation]\n[Go back]"
            ),
        )
    };
    let none = last("o Video\no Music");
    assert_eq!(verdict_for("Music", &none, "Music"), Verdict::Allow);
    assert_eq!(verdict_for("Music", &none, "Video"), Verdict::Deny);
    assert_eq!(verdict_for("Sport", &none, "Video"), Verdict::Ask);
    assert_eq!(verdict(&none, "Video"), Verdict::Ask);
    for (ticked, expected) in [
        ("x Video\no Music", Verdict::Deny),
        ("o Video\no Music", Verdict::Deny),
        ("o Video\nx Music", Verdict::Ask),
        ("select: Subscription = Video, Music", Verdict::Deny),
        ("select: Subscription = Music, Video", Verdict::Ask),
    ] {
        let page = last(ticked);
        assert_eq!(
            verdict_for("Music", &page, "Confirm cancellation"),
            expected,
            "{ticked}"
        );
        assert_eq!(
            verdict_for("Music", &page, "Go back"),
            Verdict::Allow,
            "{ticked}"
        );
    }
    let list = last("select: Subscription = Choose, Video, Music, Professional");
    let target = list
        .snapshot
        .elements
        .iter()
        .find(|e| e.name == "Subscription")
        .unwrap()
        .reference;
    let reading = heuristics::read(&list, None);
    let select = |plan, value: &str| {
        let ground = Ground {
            plan: Some(plan),
            ..ground(&list, &reading)
        };
        judge(
            &Action::Select {
                target,
                value: value.into(),
            },
            &ground,
        )
        .verdict
    };
    assert_eq!(select("Music", "Music"), Verdict::Allow);
    assert_eq!(select("Music", "Video"), Verdict::Deny);
    assert_eq!(select("Pro", "Professional"), Verdict::Ask);
}

#[test]
fn a_control_in_another_ones_row_is_asked_about_whoever_proposes_it() {
    let account = page(
        "/account",
        "# Your subscriptions\nrow: Professional €19.99 a month\n(Cancel subscription -> /cancel/1)\nrow: Pro €12.99 a month\n(End subscription -> /cancel/2)",
    );
    assert_eq!(
        verdict_for("Pro", &account, "Cancel subscription"),
        Verdict::Ask
    );
    assert_eq!(
        verdict_for("Pro", &account, "End subscription"),
        Verdict::Allow
    );
}

#[test]
fn a_no_is_a_no_and_a_cross_a_cross_in_every_language() {
    for (lang, no, close, details) in [
        ("en", "No", "Close", "View details"),
        ("de", "Nein", "Schließen", "Details anzeigen"),
        ("fr", "Non", "Fermer", "Détails"),
        ("es", "No", "Cerrar", "Detalles"),
        ("pt", "Não", "Fechar", "Detalhes"),
        ("it", "No", "Chiudi", "Dettagli"),
        ("nl", "Nee", "Sluiten", "Details"),
    ] {
        let lines = |text: &str| format!("{text}\n[{no}]\n[{close}]\n[{details}]");
        let account = in_language(lang, "/account", &lines("Renews on 4 December 2026."));
        for name in [no, close, details] {
            assert_eq!(verdict(&account, name), Verdict::Allow, "{name} ({lang})");
        }
        let last = in_language(
            lang,
            "/cancel/confirm",
            &lines("# Are you sure you want to cancel?"),
        );
        assert_eq!(
            verdict(&last, no),
            Verdict::Ask,
            "{no} ({lang}) may answer the question"
        );
        assert_eq!(verdict(&last, close), Verdict::Allow, "{close} ({lang})");
    }
}

#[test]
fn an_address_that_acts_or_alters_is_known_in_every_language() {
    for (lang, to, name) in [
        ("fr", "/abonnement/prolonger", "Prolonger mon abonnement"),
        ("fr", "/abonnement/r%C3%A9activer", "Mon abonnement"),
        ("de", "/abo/verlaengern", "Abo"),
        ("de", "/abo/verl%C3%A4ngern", "Abo"),
        ("de", "/kuendigung/absenden", "Details"),
        ("es", "/suscripcion/renovar", "Suscripción"),
        ("es", "/baja/confirmar", "Detalles"),
        ("pt", "/assinatura/reativar", "Assinatura"),
        ("it", "/abbonamento/rinnova", "Abbonamento"),
        ("nl", "/abonnement/verlengen", "Abonnement"),
        ("ja", "/plan/%E5%86%8D%E9%96%8B", "プランの管理"),
        ("en", "/plan?action=do", "Details"),
        ("en", "/plan/details.do", "Details"),
    ] {
        let page = in_language(
            lang,
            "/account",
            &format!("Renews on 4 December 2026.\n({name} -> {to})"),
        );
        assert_ne!(verdict(&page, name), Verdict::Allow, "{name} -> {to}");
    }
    let page = in_language(
        "pt",
        "/conta",
        "Renova em 4 de dezembro de 2026.\n(Detalhes -> /detalhes-do-plano)",
    );
    assert_eq!(
        verdict(&page, "Detalhes"),
        Verdict::Allow,
        "a small word in a longer part"
    );
}

#[test]
fn what_may_take_an_offer_end_something_or_choose_a_smaller_plan_is_never_pressed_unasked_whatever_it_sounds_like()
 {
    let offer = |label: &str| {
        let lines = format!(
            "# Before you go\nGet 50% off for the next 3 months.\n[Pause my plan]\n[{label}]"
        );
        page("/cancel/offer", &lines)
    };
    for label in [
        "Thanks, count me in",
        "Thanks, I'll take it",
        "No, lower my price",
        "No, move me to Basic",
        "Claim my discount before I lose it",
        "Get 50% off or miss out",
        "Protect me from losing my perks",
        "Yes, continue without ads",
        "Yes, I'd rather have the cheaper plan",
        "I'm good with this deal",
        "I'm OK with the cheaper plan",
        "Basic for £3 a month – continue",
        "Try Basic – continue without interruptions",
        "Stay and stop the cancellation process",
        "Keep my discount and end this process",
        "Take me there",
    ] {
        assert_ne!(verdict(&offer(label), label), Verdict::Allow, "{label}");
    }
    // Of the last offer: the banner below it changes nothing.
    let last = "# Last chance\nIf you decline this offer, your subscription will be cancelled right away.\n[Claim 50% off]\n[No thanks]\n[Accept cookies]\n[Settings]";
    let last = page("/cancel/offer", last);
    assert_eq!(verdict(&last, "No thanks"), Verdict::Ask);
    let plans = "# One more thing\nKeep Extra, or continue with Essential?\n[Keep Extra]\n[Essential only]\n(Cookie policy -> /cookies)";
    assert_ne!(
        verdict(&page("/account", plans), "Essential only"),
        Verdict::Allow
    );
    // On an offer an address of the way out is no reason to press a link of any name.
    let deal = "# Before you go\nGet 50% off for the next 3 months.\n[Keep my plan]\n(Count me in -> /cancel/offer/take)";
    assert_ne!(
        verdict(&page("/account/deal", deal), "Count me in"),
        Verdict::Allow
    );
}

#[test]
fn a_name_that_only_begins_alike_is_another_subscriptions() {
    let rows = "# Subscriptions\nrow: SkyShowtime £6.99 per month\n(Cancel -> /cancel/showtime)\nrow: Sky £12.99 per month\n(Cancel subscription -> /cancel/sky)";
    let page = page("/account", rows);
    assert_eq!(verdict_for("Sky", &page, "Cancel"), Verdict::Ask);
    assert_eq!(
        verdict_for("Sky", &page, "Cancel subscription"),
        Verdict::Allow
    );
}

#[test]
fn what_is_called_a_menu_is_pressed_unasked_only_before_the_way_out() {
    let account = "# Hello Sam\nRenews on 4 December 2026.\n[☰ Menu]\n[More options]";
    let last = "# Are you sure you want to cancel?\nYour subscription ends on 4 December 2026.\n[☰ Menu]\n[More options]\n[Finish cancellation]";
    for name in ["☰ Menu", "More options"] {
        let home = page("/account", account);
        assert_eq!(verdict(&home, name), Verdict::Allow, "{name}");
        let on_the_way = page("/cancel/confirm", last);
        assert_ne!(verdict(&on_the_way, name), Verdict::Allow, "{name}");
    }
    // That it opens something is the page's word.
    for harmful in [
        "Delete account",
        "Pause subscription",
        "Get 3 more months",
        "Kup teraz",
        "Sam's things",
    ] {
        let lines = format!("# Hello Sam\nRenews on 4 December 2026.\n[{harmful} (popup)]");
        let home = page("/account", &lines);
        assert_ne!(verdict(&home, harmful), Verdict::Allow, "{harmful}");
    }
}

#[test]
fn nothing_goes_on_unasked_while_something_with_a_price_stands_chosen() {
    for chosen in [
        "* Site Saver $3/mo\n* Cloud Backup $2/mo",
        "* Exit box $5.00",
        "x Site Saver $3 monthly",
    ] {
        let offer = |boxes: &str| {
            let lines = format!(
                "# Before you go\nHow about 50% off for 3 months?\n{boxes}\n[Accept offer]\n[Continue to cancel]"
            );
            verdict(&page("/cancel/offer", &lines), "Continue to cancel")
        };
        assert_eq!(offer(""), Verdict::Allow);
        assert_eq!(offer(chosen), Verdict::Ask, "{chosen}");
    }
}

#[test]
fn a_switch_that_stands_on_takes_away_what_its_name_promises() {
    let account =
        "# Services\nBoards Plus. Renews on 4 December 2026.\nswitch: Recurring billing is on";
    let mut on = page("/account", account);
    assert_eq!(verdict(&on, "Recurring billing is on"), Verdict::Ask);
    for element in &mut on.snapshot.elements {
        element.state.retain(|s| *s != ElementState::Checked);
    }
    assert_eq!(verdict(&on, "Recurring billing is on"), Verdict::Deny);
}

#[test]
fn views_drawn_as_choices_are_looked_at_while_nothing_can_be_sent_and_other_choices_are_not() {
    let account =
        "# Your account\nSam Rivera\nx Profile\no Subscription\no Annual\no End my membership";
    let observation = page("/account", account);
    let reading = heuristics::read(&observation, None);
    let ground = Ground {
        in_flow: false,
        ..ground(&observation, &reading)
    };
    let ruling = |name: &str| judge(&press(&observation, name), &ground);
    let view = ruling("Subscription");
    assert_eq!((view.verdict, view.hold.is_held()), (Verdict::Allow, true));
    for other in ["Annual", "End my membership"] {
        assert_ne!(ruling(other).verdict, Verdict::Allow, "{other}");
    }
}
