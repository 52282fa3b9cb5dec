//! What a page wants answered before it goes on, each kind of question once.
use crate::policy::{ground, ruling};
use crate::script::{World, page, streamora};
use crate::strangers::{next, of, on_the_way};
use protocol::action::Action;
use protocol::message::PersonInput;
use protocol::report::Verdict;
use protocol::role::Role;
use protocol::snapshot::{Element, Observation};
use subterminator_engine::planner::{self, PlanContext, Proposal};
use subterminator_engine::policy::{Ground, judge};
use subterminator_engine::{heuristics, quotes};

/// The usual way out with another survey, which counts its steps.
fn asked(survey: &str) -> World {
    let survey = format!("Step 2 of 3\n{survey}");
    let site = streamora().page("survey", "/cancel/survey", &survey);
    let mut world = World::new(site);
    world.run();
    world
}

fn assert_through(world: &World) {
    assert_eq!(world.site.cancelled, 1, "{:#?}", world.reports);
    assert_eq!(world.questions.len(), 1, "{:#?}", world.questions);
    assert!(world.result().verified, "{:?}", world.result());
}

fn answered(world: &World, name: &str) -> usize {
    let answer = format!("Answered “{name}”");
    world.steps().iter().filter(|s| **s == answer).count()
}

#[test]
fn every_question_of_a_survey_is_answered_once_and_no_answer_acts() {
    let world = asked(
        "# Why are you leaving?\nPlease answer both questions.\ngroup: Your reason\no Switch me to a cheaper plan\no Pause instead\no It's too expensive\ngroup: Would you come back?\no Keep my plan for now\no Maybe some day\no Never\ngroup:\n[Back]\n[Continue (disabled)]",
    );
    assert_through(&world);
    for acts in [
        "Switch me to a cheaper plan",
        "Pause instead",
        "Keep my plan for now",
    ] {
        assert_eq!(answered(&world, acts), 0, "{acts}");
    }
    assert_eq!(
        answered(&world, "It's too expensive"),
        1,
        "{:#?}",
        world.steps()
    );
    assert_eq!(
        answered(&world, "Maybe some day"),
        1,
        "{:#?}",
        world.steps()
    );
}

#[test]
fn a_drop_down_is_answered_with_a_reason_and_never_with_a_change() {
    let world = asked(
        "# Why are you leaving?\nTell us the reason for cancelling.\nselect: Reason = Please choose, Pause my plan, Downgrade to Basic, Too expensive, Prefer not to say\n[Back]\n[Continue (disabled)]",
    );
    assert_through(&world);
    assert_eq!(
        answered(&world, "Prefer not to say"),
        1,
        "{:#?}",
        world.steps()
    );
}

/// "Tick all that apply": one is enough, and none that agrees to mails.
#[test]
fn of_reasons_drawn_as_boxes_the_most_neutral_is_ticked() {
    let world = asked(
        "# Why are you leaving?\nTell us the reasons for cancelling.\n_ Too expensive\n_ Other\n_ Send me the newsletter\n[Back]\n[Continue]",
    );
    assert_through(&world);
    let ticked = |name| answered(&world, name);
    assert_eq!(
        (ticked("Other"), ticked("Send me the newsletter")),
        (1, 0),
        "{:#?}",
        world.steps()
    );
}

#[test]
fn a_question_beside_the_reason_is_answered_with_no() {
    let world = asked(
        "# Why are you leaving?\nTell us the reason for cancelling.\no Too expensive\no Prefer not to say\n## May we call you about this?\no Yes, please call me\no No, do not call me\n[Back]\n[Continue]",
    );
    assert_through(&world);
    assert_eq!(answered(&world, "Yes, please call me"), 0);
}

#[test]
fn where_other_is_the_only_answer_left_its_field_gets_neutral_words() {
    let world = asked(
        "# Why are you leaving?\nTell us the reason for cancelling.\no Pause instead\no Other (please specify)\narea: Please specify\n[Back]\n[Continue (disabled)]",
    );
    assert_through(&world);
    assert_eq!(answered(&world, "Other (please specify)"), 1);
    let survey = &world
        .site
        .pages
        .iter()
        .find(|(n, _)| *n == "survey")
        .unwrap()
        .1;
    let field = survey
        .snapshot
        .elements
        .iter()
        .find(|e| e.name == "Please specify");
    assert_eq!(
        field.unwrap().value.as_deref(),
        Some("I don't need this subscription any longer, so I am ending it. Thank you.")
    );
}

/// The button is open all the time; what is missing is only said after it was pressed.
#[test]
fn what_the_other_reason_is_has_to_be_said_even_where_no_button_waits_for_it() {
    let world = asked(
        "# Why are you leaving?\nTell us the reason for cancelling.\no Other (please specify)\narea: Please specify\n[Back]\n[Continue]",
    );
    assert_through(&world);
    let survey = world
        .site
        .pages
        .iter()
        .find(|(n, _)| *n == "survey")
        .unwrap();
    let mut fields = survey.1.snapshot.elements.iter();
    let field = fields.find(|e| e.name == "Please specify").unwrap();
    assert_eq!(
        field.value.as_deref(),
        Some("I don't need this subscription any longer, so I am ending it. Thank you.")
    );
}

#[test]
fn what_has_to_be_acknowledged_is_ticked_and_a_newsletter_is_not() {
    let last = "# Are you sure you want to cancel?\nYour subscription ends on 4 December 2026.\n_ I understand that I lose access\n_ Send me news and offers\n[Keep subscription]\n[Finish cancellation (disabled)]";
    let mut world = World::new(streamora().page("last", "/cancel/confirm", last));
    world.run();
    assert_through(&world);
    assert_eq!(answered(&world, "Send me news and offers"), 0);
    assert!(
        !world
            .site
            .pressed
            .iter()
            .any(|p| p == "Send me news and offers")
    );
}

#[test]
fn what_a_site_checks_only_after_the_press_is_acknowledged_before_it() {
    for (lang, label) in [
        ("en", "I am aware that my card will be blocked"),
        ("de", "Mir ist bekannt, dass meine Chipkarte gesperrt wird."),
        ("de", "Ich bin darüber informiert, dass der Zugang endet."),
        ("fr", "Je suis conscient que ma carte sera bloquée"),
        ("es", "Soy consciente de que la tarjeta se bloqueará"),
        ("pt", "Estou ciente de que o cartão será bloqueado"),
        ("it", "Sono consapevole che la tessera sarà bloccata"),
        ("nl", "Ik weet dat mijn pas wordt geblokkeerd"),
        ("ja", "上記の注意事項を確認しました"),
    ] {
        let page = last_page(lang, &format!("_ {label}"));
        let judged = box_of(&page, |_, _, _| {});
        assert_eq!(judged, (Verdict::Allow, true), "{label}");
    }
}

#[test]
fn a_button_that_opens_late_is_waited_for() {
    let last = "# Are you sure you want to cancel?\nYour subscription ends on 4 December 2026.\n[Keep subscription]\n[Finish cancellation (disabled)]";
    let mut site = streamora().page("last", "/cancel/confirm", last);
    site.opens_late = Some(("last", 3));
    let mut world = World::new(site);
    world.run();
    assert_through(&world);
}

#[test]
fn the_word_to_type_is_found_in_every_language_and_one_that_deletes_is_not() {
    for (lang, text, word) in [
        ("en", "To confirm, type CANCEL below.", Some("CANCEL")),
        (
            "en",
            "Northgate Studio keeps its boards until 13 December.\nType Northgate Studio to confirm",
            Some("Northgate Studio"),
        ),
        ("en", "Type Northgate Studio to confirm", None),
        ("de", "Gib zur Bestätigung KÜNDIGEN ein.", Some("KÜNDIGEN")),
        (
            "fr",
            "Pour confirmer, saisissez RÉSILIER ci-dessous.",
            Some("RÉSILIER"),
        ),
        ("es", "Para confirmar, escribe CANCELAR.", Some("CANCELAR")),
        ("pt", "Para confirmar, digite CANCELAR.", Some("CANCELAR")),
        ("it", "Per confermare, scrivi DISDICI.", Some("DISDICI")),
        ("nl", "Typ OPZEGGEN om te bevestigen.", Some("OPZEGGEN")),
        ("ja", "確認のため「解約」と入力してください。", Some("解約")),
        ("en", "To confirm, type DELETE below.", None),
        ("en", "Type cancel my plan below", Some("cancel my plan")),
        ("de", "Gib Abo kündigen ein.", Some("Abo kündigen")),
        (
            "fr",
            "Écrivez résilier mon abonnement ci-dessous",
            Some("résilier mon abonnement"),
        ),
        (
            "es",
            "Escribe cancelar suscripción a continuación",
            Some("cancelar suscripción"),
        ),
        (
            "en",
            "Northbeam Studio. Type the workspace name northbeam to continue.",
            Some("northbeam"),
        ),
        // What is to end is named by its own name.
        (
            "en",
            "Northbeam Studio, $72 a month. Type cancel studio to confirm.",
            Some("cancel studio"),
        ),
        (
            "pt",
            "Digite cancelar assinatura para confirmar",
            Some("cancelar assinatura"),
        ),
        (
            "it",
            "Scrivi disdici abbonamento qui sotto",
            Some("disdici abbonamento"),
        ),
        (
            "nl",
            "Typ abonnement opzeggen hieronder",
            Some("abonnement opzeggen"),
        ),
        (
            "ja",
            "確認のため、解約すると入力してください",
            Some("解約する"),
        ),
        ("tr", "Onaylamak için kutuya İPTAL yazın", Some("İPTAL")),
    ] {
        let mut observation = page("/cancel", text);
        observation.snapshot.page.lang = lang.into();
        assert_eq!(quotes::asked_word(&observation).as_deref(), word, "{text}");
    }
}

/// What is asked for is not what is to be typed.
#[test]
fn words_that_only_describe_what_to_type_are_not_typed() {
    for (lang, text) in [
        ("en", "Type your reason for cancelling below."),
        (
            "en",
            "Enter your password to confirm that you want to cancel.",
        ),
        ("en", "Write to us to cancel your plan."),
        ("en", "Type delete my account below."),
        ("en", "Type your subscription cancellation code below."),
        ("en", "Enter your membership cancellation PIN to confirm."),
        ("de", "Geben Sie den Kündigungsgrund ein."),
        ("fr", "Saisissez le motif de résiliation ci-dessous."),
        ("es", "Escribe el motivo de la cancelación a continuación."),
        ("pt", "Digite o motivo do cancelamento abaixo."),
        ("it", "Scrivi il motivo della disdetta qui sotto."),
        ("nl", "Vul de reden van je opzegging in."),
        ("ja", "解約理由を入力してください。"),
    ] {
        let mut observation = page("/cancel", text);
        observation.snapshot.page.lang = lang.into();
        assert_eq!(quotes::asked_word(&observation), None, "{text}");
    }
}

/// "–" is no answer; the only one there is needs no person to choose it.
#[test]
fn a_list_with_one_answer_is_answered_unasked_and_one_with_more_is_not() {
    let last = |options: &str| {
        let lines = format!(
            "# Your cancellation\nAre you sure you want to cancel?\nselect: End of the contract = {options}\n[Finish cancellation]"
        );
        page("/cancel/confirm", &lines)
    };
    for (options, ruled) in [
        ("–, As soon as possible", Verdict::Allow),
        ("–, As soon as possible, In a year", Verdict::Ask),
    ] {
        let page = last(options);
        let list = page
            .snapshot
            .elements
            .iter()
            .find(|e| !e.options.is_empty());
        let select = Action::Select {
            target: list.expect("a list").reference,
            value: "As soon as possible".into(),
        };
        assert_eq!(ruling(&page, &select), ruled, "{options}");
    }
}

#[test]
fn a_survey_gets_its_words_in_its_own_language() {
    let mut survey = page(
        "/umfrage",
        "# Warum kündigen Sie?\nBitte nennen Sie uns den Grund.\narea: Ihre Gründe\n[Weiter (disabled)]",
    );
    survey.snapshot.page.lang = "de-AT".into();
    let read = heuristics::interpret(&survey);
    let mut context = PlanContext::first(survey, "Streamora", read);
    context.in_flow = true;
    let Ok(Proposal::Act {
        action: Action::Fill { value, .. },
        ..
    }) = planner::plan(&context)
    else {
        panic!("nothing was written");
    };
    assert!(value.starts_with("Ich brauche"), "{value}");
}

#[test]
fn behind_a_dialog_that_leads_on_nothing_is_answered() {
    let survey = page(
        "/cancel/why",
        "# Why are you leaving?\nTell us the reason for cancelling.\no Too expensive\no Other\ndialog: Are you sure?\nYour subscription ends on 4 December 2026.\n[No]\n[Yes, cancel]",
    );
    let yes = survey
        .snapshot
        .elements
        .iter()
        .find(|e| e.name == "Yes, cancel");
    let target = yes.expect("it is there").reference;
    let read = heuristics::interpret(&survey);
    let mut context = PlanContext::first(survey, "Streamora", read);
    context.in_flow = true;
    let plan = planner::plan(&context);
    let presses = |p: &Proposal| matches!(p, Proposal::Act { action, .. } if *action == Action::Click { target });
    assert!(plan.as_ref().is_ok_and(presses), "{plan:?}");
}

/// The last page with these boxes on it.
fn with_boxes(boxes: &str) -> String {
    format!(
        "# Are you sure you want to cancel?\nYour subscription ends on 4 December 2026.\n{boxes}\n[Keep subscription]\n[Finish cancellation]"
    )
}

fn last_page(lang: &str, boxes: &str) -> Observation {
    let lines = match lang {
        "ja" => format!(
            "# 本当に解約しますか？\nご契約は2026年12月4日に終了します。\n{boxes}\n[契約を続ける]\n[解約を確定する]"
        ),
        _ => with_boxes(boxes),
    };
    let mut page = page("/cancel/confirm", &lines);
    page.snapshot.page.lang = lang.into();
    page
}

fn pressed(world: &World, name: &str) -> usize {
    let names = world.site.pressed.iter();
    names.filter(|pressed| *pressed == name).count()
}

#[test]
fn what_the_page_ticked_beforehand_instead_of_the_end_is_unticked_and_nothing_else_is() {
    let lines = with_boxes(
        "* Pause for 4 weeks instead (recommended)\n* Send me the newsletter\n* Keep my profile for when I come back",
    );
    let mut world = World::new(streamora().page("last", "/cancel/confirm", &lines));
    world.run();
    assert_eq!(
        pressed(&world, "Pause for 4 weeks instead (recommended)"),
        1
    );
    assert_eq!(pressed(&world, "Send me the newsletter"), 0);
    assert_eq!(pressed(&world, "Keep my profile for when I come back"), 0);
    let unticked = "Unticked “Pause for 4 weeks instead (recommended)”";
    assert!(
        world.steps().iter().any(|s| s == unticked),
        "{:?}",
        world.steps()
    );
    assert!(
        !world.questions[0].contains("Pause for 4 weeks"),
        "{:?}",
        world.questions
    );
    assert_through(&world);
}

/// What the policy says of pressing the first box of this page, and whether the planner would press it.
fn box_of(
    page: &Observation,
    change: impl Fn(&mut Element, &mut Ground<'_>, &mut PlanContext),
) -> (Verdict, bool) {
    let mut page = page.clone();
    let at = page
        .snapshot
        .elements
        .iter()
        .position(|e| e.role == Role::Checkbox)
        .expect("a box");
    let read = heuristics::read(&page, None);
    let mut context = PlanContext::first(page.clone(), "Streamora", read.interpretation());
    context.in_flow = true;
    let judged_on = page.clone();
    let mut of = ground(&judged_on, &read);
    change(&mut page.snapshot.elements[at], &mut of, &mut context);
    context.observation = page.clone();
    let action = Action::Click {
        target: page.snapshot.elements[at].reference,
    };
    let ruled = judge(
        &action,
        &Ground {
            observation: &page,
            ..of
        },
    )
    .verdict;
    let plan = planner::plan(&context);
    let presses = |p: &Proposal| matches!(p, Proposal::Act { action: a, .. } if *a == action);
    (ruled, plan.as_ref().is_ok_and(presses))
}

fn left_alone((ruled, pressed): (Verdict, bool)) -> bool {
    ruled != Verdict::Allow && !pressed
}

#[test]
fn a_box_that_may_mean_more_than_a_no_is_not_unticked() {
    let pause = "* Pause for 4 weeks instead";
    for boxes in [
        "* Cancel my subscription now",
        "* Pause the automatic renewal",
        "* Pause the renewal instead of cancelling",
        "* Pause my plan instead of cancelling",
        "* Pause my subscription for 4 weeks",
        "* Subscribe to our newsletter",
        "* Delete my account",
        "* Remind me later",
        "_ Pause for 4 weeks instead",
        "nav: Account\n* Pause for 4 weeks instead\nnav:",
        "form: Holiday\n* Pause for 4 weeks instead\n[Save]\nform:",
        "dialog: Holiday\n* Pause for 4 weeks instead\n[Save]\ndialog:",
        "* Get 3 months for free\n[Buy now]",
        "* Pause for 4 weeks instead\n[Accept all cookies]",
    ] {
        let page = page("/cancel/confirm", &with_boxes(boxes));
        let judged = box_of(&page, |_, _, _| {});
        assert!(left_alone(judged), "{boxes}: {judged:?}");
    }
    let page = page("/cancel/confirm", &with_boxes(pause));
    assert_eq!(box_of(&page, |_, _, _| {}), (Verdict::Allow, true));
    let required = box_of(&page, |e, _, _| e.required = true);
    assert!(left_alone(required), "{required:?}");
}

/// What a box costs may stand below it, under the name that the box calls it by.
#[test]
fn a_box_for_what_the_page_names_a_price_for_is_unticked() {
    const PRICE: &str = "The Ivory Vault costs €2.50 a month and is optional.";
    for (boxes, unticked) in [
        ("* Keep my number: store it in Ivory Vault", true),
        ("* I know that my number is kept: not in Ivory Vault", false),
        ("* Keep my number: store it in my vault", false),
        ("* Take Ivory Vault off my bill, too", false),
        ("* I understand that I keep Ivory Vault", false),
    ] {
        let page = page("/cancel/confirm", &with_boxes(&format!("{boxes}\n{PRICE}")));
        let judged = box_of(&page, |_, _, _| {});
        assert_eq!(
            judged == (Verdict::Allow, true),
            unticked,
            "{boxes}: {judged:?}"
        );
    }
    // The page's own title calls the subscription so.
    let titled = format!(
        "# Cancel Ivory Vault\n* Keep my number: store it in Ivory Vault\n{PRICE}\n[Keep subscription]\n[Finish cancellation]"
    );
    let judged = box_of(&page("/cancel/confirm", &titled), |_, _, _| {});
    assert!(left_alone(judged), "{judged:?}");
}

/// It names the end only as what it is not.
#[test]
fn a_box_that_says_itself_that_it_is_not_the_end_is_unticked() {
    for (lang, label) in [
        ("en", "Take a break instead of cancelling"),
        ("de", "Lieber 2 Monate pausieren statt kündigen"),
        ("nl", "Liever pauzeren in plaats van opzeggen"),
        ("fr", "Faire une pause au lieu de résilier"),
        ("es", "Hacer una pausa en lugar de cancelar"),
        ("pt", "Fazer uma pausa em vez de cancelar"),
        ("it", "Fare una pausa invece di disdire"),
        ("ja", "解約せずに休会する"),
    ] {
        let mut page = page("/cancel/confirm", &with_boxes(&format!("* {label}")));
        page.snapshot.page.lang = lang.into();
        assert_eq!(box_of(&page, |_, _, _| {}).0, Verdict::Allow, "{label}");
    }
    // As long as it stands ticked, nothing leads on.
    let stay = "# Why not stay?\nYou lose your place.\n* Take a break instead of cancelling\n[Keep subscription]\n[Pause subscription]";
    let (ruled, pressed) = box_of(&page("/cancel/offer", stay), |_, _, _| {});
    assert_eq!((ruled, pressed), (Verdict::Allow, true));
    let alone = "# Why not stay?\nYou lose your place.\n* Take a break instead of cancelling\nform: Us\n[Keep subscription]\n[Pause subscription]";
    assert!(left_alone(box_of(
        &page("/cancel/offer", alone),
        |_, _, _| {}
    )));
}

#[test]
fn a_box_that_stands_ticked_for_money_or_data_to_come_back_is_not_unticked() {
    for (lang, label) in [
        ("en", "Get my credit back"),
        ("en", "Get a free copy of my data"),
        ("en", "Get 100% of my unused days paid back"),
        ("en", "Get a refund and 20% off next time"),
        ("de", "Rückerstattung annehmen"),
        ("de", "Gutschrift nutzen"),
        ("de", "Restguthaben einlösen"),
        ("fr", "Obtenir mon remboursement"),
        ("es", "Obtener el reembolso de los días no usados"),
        ("it", "Ottieni il rimborso"),
        ("nl", "Terugbetaling accepteren"),
    ] {
        let mut page = page("/cancel/confirm", &with_boxes(&format!("* {label}")));
        page.snapshot.page.lang = lang.into();
        let judged = box_of(&page, |_, _, _| {});
        assert!(left_alone(judged), "{label}: {judged:?}");
    }
    let discount = with_boxes("* Get 20% off for 3 months instead");
    let judged = box_of(&page("/cancel/confirm", &discount), |_, _, _| {});
    assert_eq!(judged, (Verdict::Allow, true));
}

#[test]
fn what_costs_so_much_a_month_and_stands_ticked_is_unticked_whatever_it_is_called() {
    for (lang, label, unticked) in [
        (
            "en",
            "Protect my pages with Site Saver $3.00/mo, starting Dec 18",
            true,
        ),
        ("en", "Site Saver: first month $0, then $7.99/mo", true),
        ("en", "Site Saver, $3 monthly", true),
        ("de", "Cloud-Safe, 1,99 € monatlich", true),
        // What is begun renews, and not what is held.
        (
            "en",
            "Then start Site Saver at $3.00/mo, renews automatically",
            true,
        ),
        (
            "it",
            "Alla scadenza attiva Archivio a 1,99 € al mese, rinnovo automatico",
            true,
        ),
        ("en", "Automatic renewal, $9.99/mo", false),
        // What the person may have besides, and pays for.
        ("en", "Keep my username for $1.00 a month", false),
        ("de", "Cloud-Safe für 1,99 € im Monat", true),
        ("fr", "Assistance premium à 2,99 €/mois", true),
        ("es", "Copia de seguridad por 1,99 € al mes", true),
        ("pt", "Backup por R$ 4,90 por mês", true),
        ("it", "Archivio sicuro a 1,99 € al mese", true),
        ("nl", "Kluis voor € 1,99 per maand", true),
        (
            "nl",
            "Ja, ik lees verder met Weekend voor € 14,95 per maand (looptijd 1 jaar)",
            true,
        ),
        ("en", "Yes, go on with Weekend at $4.99 a month", true),
        (
            "en",
            "No thanks, I don't want Weekend at $4.99 a month",
            false,
        ),
        ("en", "Skip Weekend ($4.99 a month)", false),
        ("en", "Give up the Sports Pack, $4.99 a month", false),
        ("en", "Protect my pages with Site Saver", false),
        ("en", "Also cancel Kids ($3.00/mo)", false),
        (
            "en",
            "I understand that the price of $3.00/mo is gone",
            false,
        ),
        ("en", "Pay me back the rest of my $3.00/mo", false),
        ("de", "Zahlt mir den Rest meiner 3,00 €/Monat zurück", false),
        ("fr", "Remboursez-moi le reste de mes 3,00 €/mois", false),
        ("es", "Devuélvanme el resto de mis 3,00 €/mes", false),
        ("pt", "Devolvam-me o resto dos meus R$ 3,00/mês", false),
        ("it", "Restituitemi il resto dei miei 3,00 €/mese", false),
        (
            "nl",
            "Betaal mij de rest van mijn € 3,00/maand terug",
            false,
        ),
        ("en", "End my subscription of $9.99 a month", false),
    ] {
        let page = last_page(lang, &format!("* {label}"));
        let judged = box_of(&page, |_, _, _| {});
        match unticked {
            true => {
                assert_eq!(judged, (Verdict::Allow, true), "{label}");
                let bought = box_of(&last_page(lang, &format!("_ {label}")), |_, _, _| {});
                assert!(left_alone(bought), "to tick it: {label}: {bought:?}");
            }
            false => assert!(!judged.1, "{label}: {judged:?}"),
        }
    }
}

#[test]
fn of_several_prices_that_stand_ticked_one_may_be_what_is_to_end() {
    let lines = with_boxes("* Sports pack $9.99/mo\n* Movies pack $14.99/mo");
    let judged = box_of(&page("/cancel/confirm", &lines), |_, _, _| {});
    assert!(!judged.1, "{judged:?}");
}

#[test]
fn what_was_ticked_on_the_person_s_word_stays_ticked() {
    let lines = with_boxes("* Cloud storage $5/mo");
    let page = page("/cancel/confirm", &lines);
    assert_eq!(box_of(&page, |_, _, _| {}), (Verdict::Allow, true));
    let ticked = page
        .snapshot
        .elements
        .iter()
        .find(|e| e.role == Role::Checkbox);
    let ticked = [ticked.unwrap().identity()];
    let judged = box_of(&page, |_, ground, context| {
        ground.touched = Box::leak(Box::new(ticked.clone()));
        context.touched = ticked.to_vec();
    });
    assert!(!judged.1, "{judged:?}");
}

#[test]
fn to_tick_what_has_a_price_is_asked_about_whatever_else_its_words_say() {
    for label in [
        "I confirm that I want Site Saver for $3.00/mo",
        "Site Saver: first month $0, then $7.99/mo",
        "Gift a month for $5.00",
        "Site Saver Plus $6 monthly",
    ] {
        let judged = box_of(&last_page("en", &format!("_ {label}")), |_, _, _| {});
        assert_ne!(judged.0, Verdict::Allow, "{label}");
    }
}

#[test]
fn a_box_that_the_person_may_have_ticked_or_that_is_on_no_way_out_is_not_unticked() {
    let asked = page(
        "/cancel/confirm",
        &with_boxes("* Pause for 4 weeks instead"),
    );
    let theirs = box_of(&asked, |_, ground, context| {
        (ground.by_person, context.by_person) = (true, true);
    });
    assert!(left_alone(theirs), "{theirs:?}");
    let not_in_flow = box_of(&asked, |_, ground, context| {
        (ground.in_flow, context.in_flow) = (false, false);
    });
    assert!(left_alone(not_in_flow), "{not_in_flow:?}");
    let meant = box_of(&asked, |_, ground, context| {
        (ground.plan, context.plan) = (Some("Pause for 4 weeks"), Some("Pause for 4 weeks".into()));
    });
    assert!(left_alone(meant), "{meant:?}");
    let account = page(
        "/account",
        "# Your account\nPlan: Premium\nStatus: Active. Renews on 4 December 2026.\n* Pause for 4 weeks\n[Cancel subscription]",
    );
    let settings = box_of(&account, |_, _, _| {});
    assert!(left_alone(settings), "{settings:?}");
}

/// What stays ticked is told before the last step is pressed.
#[test]
fn what_the_person_went_on_in_is_not_unticked_and_stands_in_the_question() {
    let lines = with_boxes("* Pause for 4 weeks instead");
    let mut world = World::new(streamora().page("last", "/cancel/confirm", &lines));
    world.begin();
    world.person(PersonInput::Pause);
    world.person(PersonInput::Resume);
    assert_eq!(pressed(&world, "Pause for 4 weeks instead"), 0);
    assert!(
        world.questions[0].contains("Pause for 4 weeks instead"),
        "{:?}",
        world.questions
    );
}

#[test]
fn what_stands_chosen_to_keep_everything_gives_way_to_the_end() {
    let world = asked(
        "# What would you like to do?\nPlease choose.\ngroup: Your choice\nx Leave everything as it is\no End my subscription\ngroup:\n[Back]\n[Continue]",
    );
    assert_eq!(
        pressed(&world, "End my subscription"),
        1,
        "{:#?}",
        world.steps()
    );
}

#[test]
fn where_the_page_chose_a_pause_beforehand_another_answer_is_chosen() {
    let lines = "Step 2 of 3\n# What would you like to do?\nTell us the reason for cancelling.\nx Pause my subscription instead\no Other\n[Continue]";
    let mut world = World::new(streamora().page("survey", "/cancel/survey", lines));
    world.run();
    let pressed = &world.site.pressed;
    assert!(pressed.iter().any(|p| p.contains("Other")), "{pressed:?}");
    assert!(world.result().verified, "{:?}", world.result());
}

/// The end of the paid time stands chosen: an end at once is never chosen instead of it unasked.
#[test]
fn an_end_that_stands_chosen_gives_way_to_another_only_with_the_persons_word() {
    let lines = "# When should it end?\nPlease choose.\ngroup: When\nx At the end of the paid time\no Cancel my subscription\ngroup:\n[Keep subscription]\n[Finish cancellation]";
    for chosen in [
        "At the end of the paid time",
        "Keep access until 4 December 2026",
        "Keep my plan until it runs out on 4 December",
    ] {
        let lines = lines.replace("At the end of the paid time", chosen);
        let mut world = World::new(streamora().page("last", "/cancel/confirm", &lines));
        world.answer = None;
        world.run();
        let first = world.questions.first().map(String::as_str);
        let asked = first.unwrap_or_default();
        assert!(
            asked.contains("“Cancel my subscription”"),
            "{chosen}: {asked}"
        );
        assert_eq!(pressed(&world, "Cancel my subscription"), 0);
    }
    let kept = lines.replace(
        "x At the end of the paid time",
        "x Keep my subscription as it is",
    );
    let mut world = World::new(streamora().page("last", "/cancel/confirm", &kept));
    world.run();
    assert_eq!(
        pressed(&world, "Cancel my subscription"),
        1,
        "{:?}",
        world.site.pressed
    );
    assert_eq!(world.questions.len(), 1, "{:?}", world.questions);
}

#[test]
fn what_the_person_chose_is_not_chosen_anew() {
    let lines = "# What would you like to do?\nPlease choose.\ngroup: Your choice\nx Leave everything as it is\no End my subscription\ngroup:\n[Back]\n[Continue]";
    let mut world = World::new(streamora().page("last", "/cancel/confirm", lines));
    world.begin();
    world.person(PersonInput::Pause);
    world.person(PersonInput::Resume);
    assert_eq!(
        pressed(&world, "End my subscription"),
        0,
        "{:?}",
        world.site.pressed
    );
}

#[test]
fn the_end_of_what_is_paid_for_is_chosen_before_an_end_at_once() {
    let lines = "# Request cancellation\nWhy are you leaving?\nselect: Cancellation type = Immediate, End of billing period\n[Request cancellation]";
    let context = on_the_way(of("/account/cancel", lines, "en"));
    let Ok(Proposal::Act {
        action: Action::Select { value, .. },
        ..
    }) = planner::plan(&context)
    else {
        panic!("{:?}", planner::plan(&context))
    };
    assert_eq!(value, "End of billing period");
}

#[test]
fn a_list_that_is_set_to_the_end_of_what_is_paid_for_stays() {
    for (options, stays) in [
        ("End of billing period, Immediate", true),
        (
            "When should it end?, End of billing period, Immediately",
            false,
        ),
        (
            "Pause for a month, End of billing period, Immediately",
            false,
        ),
        (
            "Select a reason, Too expensive right now, Using another service now, Other",
            false,
        ),
    ] {
        let lines = format!(
            "# Request cancellation\nWhy are you leaving?\nselect: Cancellation type = {options}\n[Request cancellation]"
        );
        let context = on_the_way(of("/account/cancel", &lines, "en"));
        let Ok(Proposal::Act { action, .. }) = planner::plan(&context) else {
            panic!("{:?}", planner::plan(&context))
        };
        assert_eq!(
            matches!(action, Action::Click { .. }),
            stays,
            "{options}: {action:?}"
        );
    }
}

/// The first of the days is an answer: a later one would cost the person another month.
#[test]
fn the_day_that_stands_in_a_list_stays() {
    let lines = "# Cancel your contract\nselect: When? = 31 December 2026, 31 January 2027\n[Next]";
    let context = on_the_way(of("/cancel/date", lines, "en"));
    assert_eq!(next(&context), "Next");
}

#[test]
fn where_the_answers_are_deeds_the_only_one_that_ends_is_chosen_and_asked_about_as_such() {
    let deeds = "# What would you like to do?\no Give a little less\no Pause my gift for 3 months\no Stop this gift\n[Continue]";
    assert_eq!(
        next(&on_the_way(of("/cancel/options", deeds, "en"))),
        "Stop this gift"
    );
    let two = deeds.replace("o Give a little less", "o End my membership");
    assert_ne!(
        next(&on_the_way(of("/cancel/options", &two, "en"))),
        "Stop this gift"
    );
    let reasons = "# Why are you leaving?\nTell us the main reason for cancelling.\no I want to stop this gift\no Prefer not to say\n[Continue]";
    assert_eq!(
        next(&on_the_way(of("/cancel/survey", reasons, "en"))),
        "Prefer not to say"
    );
}

#[test]
fn an_answer_that_the_page_forgot_when_it_was_loaded_anew_is_given_again() {
    let survey = "# Why are you leaving?\nTell us the main reason for cancelling.\no Another reason\no Too expensive\n[Continue]";
    let mut world = World::new(streamora().page("survey", "/cancel/survey", survey));
    world.leaves_before = Some(("Continue", "survey"));
    world.run();
    assert_eq!(world.site.cancelled, 1, "{:#?}", world.reports);
}

/// To open one sends the answer: what comes of that the address doesn't tell.
#[test]
fn reasons_that_are_links_are_answers_and_are_asked_about() {
    let lines = "# Why do you want to cancel?\nPlease tell us the reason.\n(Too expensive -> /cancel/offer?reason=0)\n(I don't use it -> /cancel/offer?reason=1)\n(Other reason -> /cancel/offer?reason=2)\n(Back -> /account)";
    let context = on_the_way(of("/cancel/survey", lines, "en"));
    assert_eq!(next(&context), "I don't use it");
    let page = &context.observation;
    let link = page
        .snapshot
        .elements
        .iter()
        .find(|e| e.name == "I don't use it");
    let press = Action::Click {
        target: link.expect("a reason").reference,
    };
    assert_eq!(ruling(page, &press), Verdict::Ask);
}
