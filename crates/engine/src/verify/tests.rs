//! Each row of the evidence table, for and against; honest ends in several shapes and languages; pages that claim what isn't so.
use super::*;
use crate::drawn::{model, observation};

const BEFORE: &str = "main\n h Your account\n box\n  h Premium\n  p Active\n  p €7.99 / month\n  p Next payment: 14 March 2027\n  button @e1 Cancel membership";

fn card(lines: &str) -> String {
    format!(
        "main\n h Your account\n box\n  h Premium\n  {}",
        lines.replace('\n', "\n  ")
    )
}

fn weighed(before: &str, after: &str) -> Verdict {
    let (before, after) = (model(before), model(after));
    let look = AfterLook {
        page: &after,
        rendered: true,
    };
    let nothing = model("main\n h Thank you");
    weigh(before.subscriptions.first(), &[], &look, &[&nothing], None)
}

fn already(after: &str) -> Verdict {
    let after = model(after);
    weigh(
        None,
        &[],
        &AfterLook {
            page: &after,
            rendered: true,
        },
        &[],
        None,
    )
}

/// What the others are called.
fn beside(page: &PageModel, own: &str) -> Vec<String> {
    let names = page.subscriptions.iter().filter_map(|s| s.name.clone());
    names.filter(|name| name != own).collect()
}

fn has(verdict: &Verdict, kind: &str) -> bool {
    verdict.rows().iter().any(|r| r.kind == kind)
}

#[test]
fn each_row_for_the_end_is_found_by_what_stands_on_the_account() {
    for (lines, kind) in [
        ("p Cancelled\np €7.99 / month", "status"),
        ("p Expired\np €7.99 / month", "status"),
        ("p Your plan won't renew.\np €7.99 / month", "no_renewal"),
        ("p Access until: 14 March 2027", "renewal_became_end"),
        ("p Access until: 1 March 2027", "other_end"),
        ("p Access until: 14 March 2027", "active_gone"),
        ("button @e2 Restart membership", "way_back"),
        ("p Your membership has been cancelled.", "said"),
        ("p Auto-renew: off", "auto_renew_off"),
        ("p You have no active subscription.", "none_held"),
    ] {
        let verdict = weighed(BEFORE, &card(lines));
        let found = has(&verdict, kind) || kind == "none_held" && has(&verdict, "status");
        assert!(found, "{kind}: {lines}\n{verdict:#?}");
        assert!(!verdict.against_strongly, "{kind}: {lines}\n{verdict:#?}");
    }
    let gone = weighed(BEFORE, &card("p Paid until you are rich"));
    assert!(!gone.proven, "{gone:#?}");
    assert_eq!(
        weighed(BEFORE, BEFORE)
            .rows()
            .iter()
            .filter(|r| r.weight > 0.0)
            .count(),
        0
    );
}

#[test]
fn a_record_that_left_its_list_counts_and_never_alone() {
    let list = |more: &str| {
        format!(
            "main\n h Your subscriptions\n ul\n  li\n   h News\n   p Active\n   p Renews on 3 May 2027\n   button @e2 Cancel\n  li\n   h Cloud\n   p Active\n   p Renews on 4 May 2027\n   button @e3 Cancel{more}"
        )
    };
    let before = model(&list(
        "\n  li\n   h Premium\n   p Active\n   p Renews on 14 March 2027\n   button @e4 Cancel",
    ));
    let premium = before
        .subscriptions
        .iter()
        .find(|s| s.name.as_deref() == Some("Premium"));
    let after = model(&list(""));
    let look = AfterLook {
        page: &after,
        rendered: true,
    };
    let stood = beside(&before, "Premium");
    let alone = weigh(
        premium,
        &stood,
        &look,
        &[&model("main\n h Thank you")],
        Some("Premium"),
    );
    assert!(has(&alone, "record_gone") && !alone.proven, "{alone:#?}");
    let said = model("main\n h Done\n p Your Premium subscription has been cancelled.");
    let both = weigh(premium, &stood, &look, &[&said], Some("Premium"));
    assert!(both.proven, "{both:#?}");
    let told = |text: &str| {
        let said = model(&format!("main\n h Done\n p {text}"));
        weigh(premium, &stood, &look, &[&said], Some("Premium"))
    };
    let ends = told("Premium ends on 14 March 2027. We sent you an e-mail.");
    assert!(ends.proven && has(&ends, "ends_as_told"), "{ends:#?}");
    for other in [
        "Cloud ends on 14 March 2027.",
        "If you confirm, Premium ends on 14 March 2027.",
        "Premium is paused until 14 March 2027.",
        "Your Premium trial ends on 14 March 2027.",
        "Your Premium discount ends on 14 March 2027.",
    ] {
        let verdict = told(other);
        assert!(!verdict.proven, "{other} {verdict:#?}");
    }
}

/// What calls the request for it cancelled stands beside what runs again: the day of the end is gone.
#[test]
fn an_end_that_was_taken_back_is_not_proven() {
    let before = card("p Access until: 31 December 2026\np €29.90 / month\nbutton @e1 Cancel");
    let after = card("p Active\np €29.90 / month\np Request: Cancelled");
    let verdict = weighed(&before, &after);
    assert!(has(&verdict, "goes_on") && !verdict.proven, "{verdict:#?}");
}

#[test]
fn each_row_against_the_end_is_found() {
    for (lines, kind) in [
        (
            "p Active\np €7.99 / month\nbutton @e1 Cancel membership",
            "still_active",
        ),
        ("p Cancelled\np Next payment: 14 March 2027", "next_payment"),
        (
            "p Cancelled\nswitch @e1 checked Auto-renew",
            "auto_renew_on",
        ),
        ("p Paused\np €7.99 / month", "paused"),
        (
            "p Cancelled\np Your cancellation request is being processed.",
            "not_done",
        ),
        (
            "p Your monthly plan has been cancelled and your annual plan is now in place.",
            "goes_on",
        ),
        (
            "p Your next subscription box has been cancelled.\np €7.99 / month",
            "of_another",
        ),
    ] {
        let verdict = weighed(BEFORE, &card(lines));
        assert!(has(&verdict, kind), "{kind}: {lines}\n{verdict:#?}");
        assert!(
            verdict.against_strongly && !verdict.proven,
            "{kind}: {lines}\n{verdict:#?}"
        );
    }
    let with = |more: &str| {
        weighed(
            BEFORE,
            &card(&format!("p Cancelled\n{more}button @e1 Cancel membership")),
        )
    };
    assert!(has(&with(""), "way_out"));
    let dated = with("p Access until: 14 March 2027\n");
    assert!(!has(&dated, "way_out") && dated.proven, "{dated:#?}");
}

/// What honest sites show after an end: (before, after), each proven.
const ENDS: [(&str, &str); 8] = [
    (
        BEFORE,
        "main\n h Your account\n box\n  h Premium\n  p Cancelled\n  p €7.99 / month\n  p Access until: 14 March 2027",
    ),
    (
        BEFORE,
        "main\n h Your account\n box\n  h Premium\n  p Your membership has been cancelled. You can watch until 14 March 2027.",
    ),
    (
        "main\n h Mein Konto\n box\n  h Premium\n  p Aktiv\n  p Nächste Zahlung: 14. März 2027\n  a @e1 Abo kündigen",
        "main\n h Mein Konto\n box\n  h Premium\n  p Gekündigt\n  p Zugang bis: 14. März 2027",
    ),
    (
        "main\n h Mon compte\n box\n  h Premium\n  p Actif\n  p Prochain prélèvement : 14 mars 2027\n  a @e1 Résilier",
        "main\n h Mon compte\n box\n  h Premium\n  p Résilié\n  p Accès jusqu'au 14 mars 2027",
    ),
    (
        "main\n h Mi cuenta\n box\n  h Premium\n  p Activa\n  p Próximo cobro: 14 de marzo de 2027\n  a @e1 Cancelar suscripción",
        "main\n h Mi cuenta\n box\n  h Premium\n  p Cancelada\n  p Acceso hasta: 14 de marzo de 2027",
    ),
    (
        "main\n h Il mio account\n box\n  h Premium\n  p Attivo\n  p Prossimo addebito: 14 marzo 2027\n  a @e1 Disdici",
        "main\n h Il mio account\n box\n  h Premium\n  p Disdetto\n  p Accesso fino al 14 marzo 2027",
    ),
    (
        "main\n h Mijn account\n box\n  h Premium\n  p Actief\n  p Volgende betaling: 14 maart 2027\n  a @e1 Opzeggen",
        "main\n h Mijn account\n box\n  h Premium\n  p Opgezegd\n  p Toegang tot 14 maart 2027",
    ),
    (
        "main\n h アカウント\n box\n  p プレミアム 月額1,299円\n  p ステータス：利用中\n  p 次回更新日：2027年3月14日\n  a @e1 解約する",
        "main\n h アカウント\n box\n  p プレミアム 月額1,299円\n  p ステータス：解約済み\n  p 2027年3月14日までご利用いただけます。",
    ),
];

#[test]
fn an_honest_account_proves_its_end_in_every_language() {
    for (before, after) in ENDS {
        let verdict = weighed(before, after);
        assert!(verdict.proven, "{after}\n{verdict:#?}");
        assert!(!verdict.evidence.before.is_empty() && !verdict.evidence.after.is_empty());
        assert!(!weighed(before, before).proven, "{before}");
    }
}

#[test]
fn what_was_only_fetched_refutes_and_never_proves() {
    let (before, after) = (model(ENDS[0].0), model(ENDS[0].1));
    let look = AfterLook {
        page: &after,
        rendered: false,
    };
    assert!(!weigh(before.subscriptions.first(), &[], &look, &[], None).proven);
    let look = AfterLook {
        page: &before,
        rendered: false,
    };
    assert!(weigh(before.subscriptions.first(), &[], &look, &[], None).against_strongly);
}

#[test]
fn pages_that_claim_what_is_not_so_prove_nothing() {
    let press = "main\n h Your account\n box\n  p Lumora Premium, €12.99 a month\n  p Status: Active. Renews on 14 December 2026.\n  a @e1 Cancel membership";
    for says in [
        "Your monthly plan has been cancelled and your annual plan is now in place.",
        "Your subscription has been cancelled until March, when it starts again.",
        "Your subscription has been cancelled in our app but billing continues.",
        "0 subscriptions cancelled",
        "Your annual plan is valid until 14 December 2027.",
        "3 subscriptions in this family, 0 subscriptions cancelled",
        "Dein Probeabo wurde beendet, dein Premium-Abo läuft.",
        "Your next subscription box has been cancelled.",
        "Your subscription will be cancelled once you confirm by e-mail.",
        "Your cancellation could not be completed. Please try again.",
        "If you cancel, your plan ends on 14 December 2026.",
    ] {
        let after = format!("main\n h Your account\n box\n  p Lumora Premium\n  p {says}");
        let verdict = weighed(press, &after);
        assert!(!verdict.proven, "{says}\n{verdict:#?}");
        let boxes = format!(
            "main\n h Your boxes\n box\n  p Green Box, €49 a week\n  p {says}\n a @e1 Help"
        );
        let verdict = already(&boxes);
        assert!(!verdict.proven, "already: {says}\n{verdict:#?}");
    }
}

#[test]
fn already_cancelled_needs_two_kinds_of_evidence() {
    assert!(already(&card("p Cancelled\np Access until: 14 March 2027")).proven);
    assert!(already(&card("p Cancelled\nbutton @e2 Restart membership")).proven);
    assert!(!already(&card("p Cancelled")).proven);
    assert!(!already(&card("button @e2 Restart membership")).proven);
    assert!(!already(BEFORE).proven);
    assert!(!already(&card("p Free\nbutton @e2 Upgrade")).proven);
}

#[test]
fn another_record_and_the_footer_prove_nothing() {
    let list = |premium: &str| {
        format!(
            "main\n h Your subscriptions\n ul\n  li\n   h Kids\n   p Cancelled\n   p Ends on 14 March 2027\n   button @e2 Resume\n  li\n   h Premium\n   {premium}\nfooter\n p Your newsletter has been cancelled."
        )
    };
    let before = model(&list(
        "p Active\n   p Renews on 3 May 2027\n   button @e1 Cancel",
    ));
    let premium = before
        .subscriptions
        .iter()
        .find(|s| s.name.as_deref() == Some("Premium"));
    let look = AfterLook {
        page: &before,
        rendered: true,
    };
    let verdict = weigh(premium, &[], &look, &[], Some("Premium"));
    assert!(!verdict.proven && verdict.against_strongly, "{verdict:#?}");
    assert!(!weigh(None, &[], &look, &[], None).proven);
    let after = model(&list(
        "p Cancelled\n   p Ends on 3 May 2027\n   button @e1 Resume",
    ));
    let look = AfterLook {
        page: &after,
        rendered: true,
    };
    assert!(weigh(premium, &[], &look, &[], Some("Premium")).proven);
}

#[test]
fn the_last_page_helps_and_never_proves_alone() {
    let before = model(BEFORE);
    let last = model(
        "main\n h Done\n p Your membership has been cancelled.\n p Confirmation number: AB-48213\n p We sent you an email.",
    );
    let empty = model("main\n h Hello\n p Watch something.");
    let look = AfterLook {
        page: &empty,
        rendered: true,
    };
    let verdict = weigh(before.subscriptions.first(), &[], &look, &[&last], None);
    assert!(
        has(&verdict, "said") && has(&verdict, "confirmation") && has(&verdict, "mailed"),
        "{verdict:#?}"
    );
    assert!(!verdict.proven, "{verdict:#?}");
    let account = model(&card("p Your plan won't renew."));
    let look = AfterLook {
        page: &account,
        rendered: true,
    };
    assert!(weigh(before.subscriptions.first(), &[], &look, &[&last], None).proven);
}

#[test]
fn a_dialog_over_the_account_is_read_as_what_is_new() {
    let before = observation("https://site.example/account", BEFORE);
    let now = observation(
        "https://site.example/account",
        &format!("{BEFORE}\ndialog modal Done\n p Your membership has been cancelled."),
    );
    let last = PageModel::of(&now, Some(&before));
    let look = AfterLook {
        page: &last,
        rendered: true,
    };
    let verdict = weigh(
        model(BEFORE).subscriptions.first(),
        &[],
        &look,
        &[&last],
        None,
    );
    assert!(
        has(&verdict, "said") && verdict.against_strongly,
        "{verdict:#?}"
    );
}

#[test]
fn the_table_is_read_and_every_row_has_its_weight() {
    assert!(table::table().threshold < 10.0);
    for kind in [
        "status",
        "ends",
        "renewal_gone",
        "way_out_gone",
        "still_active",
    ] {
        assert!(table::table().entry(kind).is_some(), "{kind}");
    }
}

/// Another plan in its place is no end, however it is called.
#[test]
fn a_plan_that_was_changed_to_another_has_not_ended() {
    let monthly = "main\n h Premium Monthly\n p Active\n p Next payment 3 March 2027\n button @e2 Cancel membership";
    let annual = "main\n h Premium Annual\n p €99 a year\n p Active\n p Next payment 3 March 2027\n button @e2 Cancel membership";
    let (before, after) = (model(monthly), model(annual));
    let look = AfterLook {
        page: &after,
        rendered: true,
    };
    let last = model("main\n h Done\n p Your Premium Monthly membership has been cancelled.");
    let named = Some("Premium Monthly");
    let verdict = weigh(before.subscriptions.first(), &[], &look, &[&last], named);
    assert!(verdict.against_strongly && !verdict.proven, "{verdict:#?}");
}

/// What the account said of an earlier time is no news after the press.
#[test]
fn a_sentence_that_stood_there_before_says_nothing_of_this_press() {
    let account = "main\n h Premium\n p €9.99 a month\n p Your subscription was cancelled on 3 January 2026.\n p Welcome back!\n button @e2 Cancel subscription";
    let page = model(account);
    let look = AfterLook {
        page: &page,
        rendered: true,
    };
    let verdict = weigh(page.subscriptions.first(), &[], &look, &[&page], None);
    assert!(!has(&verdict, "said") && !verdict.proven, "{verdict:#?}");
}

/// What cancels stays on many sites. Beside a day on which it ends, what takes that back counts all the same.
#[test]
fn a_way_back_counts_beside_a_way_out_where_the_subscription_names_its_end() {
    let before =
        card("p €9.00 per month\np Next payment on: 12 December 2026\na @e1 Cancel membership");
    let both = "a @e2 Renew membership\na @e1 Cancel membership";
    let ended = weighed(
        &before,
        &card(&format!("p Expires: 12 December 2026\n{both}")),
    );
    assert!(has(&ended, "way_back") && ended.proven, "{ended:#?}");
    let silent = weighed(&before, &card(both));
    assert!(!has(&silent, "way_back") && !silent.proven, "{silent:#?}");
}

#[test]
fn a_notice_with_a_ref_of_its_own_is_words() {
    let last = model("main\n h Done\n alert @e9 Your membership has been cancelled.");
    let account = model(&card("p Access until: 14 March 2027"));
    let look = AfterLook {
        page: &account,
        rendered: true,
    };
    let before = model(BEFORE);
    let verdict = weigh(before.subscriptions.first(), &[], &look, &[&last], None);
    assert!(has(&verdict, "said") && verdict.proven, "{verdict:#?}");
}

/// The status says which of the two it is.
#[test]
fn the_day_of_an_end_or_a_renewal_speaks_for_neither() {
    let table = |status: &str, control: &str| {
        format!(
            "main\n h Your membership\n table\n  row\n   columnheader Membership\n   columnheader Status\n   columnheader Expiration/Renewal Date\n   columnheader Actions\n  row\n   cell Reader\n   cell {status}\n   cell 12 December 2026\n   cell\n    a @e1 {control}"
        )
    };
    let before = table("Active", "Cancel your membership");
    let ended = weighed(&before, &table("Cancelled", "Renew your membership"));
    assert!(ended.proven, "{ended:#?}");
    let active = weighed(&before, &table("Active", "Renew your membership"));
    assert!(active.against_strongly, "{active:#?}");
}

#[test]
fn what_one_cell_says_is_said_of_its_row() {
    let table = |status: &str, date: &str, last: &str| {
        format!(
            "main\n h Mi cuenta\n table\n  row\n   columnheader Plan\n   columnheader Precio\n   columnheader Creado\n   columnheader Acciones\n  row\n   cell Clases ilimitadas\n   cell\n    p {status}\n    p $29 / mes\n    p {date}\n   cell 12 noviembre 2026\n   cell{last}"
        )
    };
    let before = table(
        "Activado",
        "Próximo cobro: 12 diciembre 2026",
        "\n    a @e1 Cancelar",
    );
    let verdict = weighed(&before, &table("Detenido", "Expira: 12 diciembre 2026", ""));
    assert!(
        has(&verdict, "renewal_became_end") && verdict.proven,
        "{verdict:#?}"
    );
}

/// Where nobody named one and one is there, it is the one that was there.
#[test]
fn the_only_one_counts_however_it_is_called_by_now() {
    let before = "main\n h Your account\n box\n  h Evening plan\n  p Active\n  p Next payment: 14 March 2027\n  button @e1 Cancel";
    let after = "main\n h Your account\n box\n  h Blue Ticket\n  p Cancelled\n  p Access until: 14 March 2027";
    assert!(weighed(before, after).proven);
    let (before, after) = (model(before), model(after));
    let look = AfterLook {
        page: &after,
        rendered: true,
    };
    let named = Some("Evening plan");
    let verdict = weigh(before.subscriptions.first(), &[], &look, &[], named);
    assert!(!verdict.proven, "{verdict:#?}");
}

#[test]
fn a_newsletter_that_ended_is_no_end_of_what_still_renews_beside_it() {
    let before = "main\n h Profilo\n box\n  p Corriere Digitale, 9,99 € al mese. Rinnovo: 20 dicembre 2026.\n box\n  h La mattina in breve\n  p Ogni giorno alle 7\n  a @e1 Annulla iscrizione";
    let after = "main\n h Profilo\n box\n  p Iscrizione annullata. Ci dispiace vederti andare via!\n box\n  p Corriere Digitale, 9,99 € al mese. Rinnovo: 20 dicembre 2026.";
    let verdict = weighed(before, after);
    assert!(verdict.against_strongly && !verdict.proven, "{verdict:#?}");
}

#[test]
fn an_end_that_waits_for_a_call_is_none() {
    let call =
        "p Your membership has been cancelled. For it to take effect, call us on 0800 123 456.";
    let verdict = weighed(BEFORE, &card(call));
    assert!(has(&verdict, "not_done") && !verdict.proven, "{verdict:#?}");
}

#[test]
fn an_end_is_believed_by_what_the_record_says_no_more() {
    let before = "main\n h Billing\n box\n  h Quarry 1 TB\n  p $7 a month, renews on 15 December 2026.\n  link @e1 Cancel subscription";
    // The day on which it was cancelled stands in the sentence.
    let after = "main\n h Billing\n box\n  h Quarry 1 TB\n  p Subscription cancelled on 25 November 2026. Backups run until 15 December 2026.";
    let verdict = weighed(before, after);
    assert!(
        verdict.proven && has(&verdict, "price_gone"),
        "{verdict:#?}"
    );
    // The end of a period is no end.
    let period = "main\n h Billing\n box\n  h Quarry 1 TB\n  p Current period ends: 15 December 2026\n  link @e1 Cancel subscription";
    let verdict = weighed(before, period);
    assert!(
        !verdict.proven && !has(&verdict, "price_gone"),
        "{verdict:#?}"
    );
    // What was cancelled once, and goes on.
    let again = "main\n h Billing\n box\n  h Quarry 1 TB\n  p Subscription cancelled on 3 May 2025\n  p Status: Active\n  p Renewal date: 15 December 2026";
    assert!(!weighed(before, again).proven);
}

#[test]
fn a_renewal_s_column_stays_beside_what_is_called_over_and_can_be_taken_back() {
    let before =
        card("p Status: Active\np $79.00 / year\np Renewal date: June 27, 2027\nbutton @e1 Cancel");
    let after = "p Status: Cancelled\np $79.00 / year\np Renewal date: June 27, 2027";
    let proven = |controls: &str| weighed(&before, &card(&format!("{after}{controls}"))).proven;
    assert!(proven("\nbutton @e1 Reactivate"));
    assert!(!proven(""));
    assert!(!proven("\nbutton @e1 Reactivate\nbutton @e2 Cancel"));
}

/// What a page says right after the press counts beside other words on the account, never alone, and not for a while.
#[test]
fn nothing_more_being_charged_is_said_after_the_press_and_counts_beside_the_account() {
    for (sentence, stops) in [
        ("You won't be charged again.", true),
        ("Afterwards there are no further charges.", true),
        ("You won't be charged again until 14 March 2027.", false),
        ("No further charges for 3 months.", false),
        ("If you cancel, you won't be charged again.", false),
        ("You won't be charged again this month.", false),
    ] {
        assert_eq!(page::says_it_stops(sentence).is_some(), stops, "{sentence}");
    }
}

#[test]
fn what_runs_and_is_paid_for_in_its_place_is_no_end() {
    let before = "main\n h Dein Konto\n box\n  p Lumora Premium, 12,99 € pro Monat\n  p Status: aktiv. Verlängert sich am 14. Dezember 2026 automatisch.\n  link @e1 Premium kündigen";
    let ended = "main\n h Dein Konto\n box\n  p Lumora Premium: gekündigt zum 14. Dezember 2026.\n";
    let instead = " box\n  p Lumora Lite, 4,99 € pro Monat\n  p Status: aktiv ab 14. Dezember 2026. Verlängert sich monatlich automatisch.\n  link @e2 Lite kündigen";
    let verdict = weighed(before, &format!("{ended}{instead}"));
    assert!(
        verdict.against_strongly,
        "{verdict:#?} {:#?}",
        model(&format!("{ended}{instead}")).subscriptions
    );
    assert!(weighed(before, ended).proven);
}

#[test]
fn a_status_is_said_of_what_its_column_names() {
    let table = |column: &str| {
        let heads = format!(
            "columnheader Plan\n   columnheader {column}\n   columnheader Renewal\n   columnheader"
        );
        let cells = "cell Lumora Premium, €12.99 a month\n   cell Cancelled\n   cell 14 December 2026\n   cell\n    button @e1 Reactivate";
        already(&format!(
            "main\n h Plans\n table\n  row\n   {heads}\n  row\n   {cells}"
        ))
    };
    assert!(table("Status").proven);
    assert!(!table("Pause").proven);
}

#[test]
fn what_would_be_is_listed_under_a_condition_that_names_the_end() {
    let lines = |intro: &str| {
        card(&format!(
            "p {intro}\np Status: active\np Renews on 14 March 2027"
        ))
    };
    let after = |intro: &str| model(&lines(intro)).subscriptions.first().map(|s| s.status);
    assert_eq!(after("If you have questions:"), Some(page::Status::Active));
    assert_ne!(after("If you cancel today:"), Some(page::Status::Active));
}

/// What ended is another one, and the one that was there stands beside it with its name and its price.
#[test]
fn the_end_of_another_proves_nothing_where_the_name_still_costs_something() {
    let after = "main\n h Your account\n ul\n  li\n   p Premium\n   p €7.99 / month\n  li\n   p Kids\n   p Cancelled, ends on 26 December 2026";
    let verdict = weighed(BEFORE, after);
    assert!(!verdict.proven && verdict.against_strongly, "{verdict:?}");
    assert!(has(&verdict, "goes_on"), "{verdict:?}");
    // Alone it is the same one under another name.
    let renamed = "main\n h Your account\n box\n  h Premium plan\n  p Cancelled\n  p Access until: 14 March 2027";
    assert!(weighed(BEFORE, renamed).proven);
}

#[test]
fn an_end_that_was_taken_back_or_waits_for_a_link_in_a_mail_is_none() {
    for lines in [
        "p Your subscription was cancelled on 1 November 2026. Your cancellation has been withdrawn.",
        "p Je abonnement was opgezegd op 1 november 2026. Je opzegging is ingetrokken.",
        "p Deine Kündigung ist bei uns eingegangen. Sie wird erst wirksam, wenn du den Link in unserer E-Mail anklickst.",
        "p Your subscription was cancelled. It takes effect only after you open the link in our e-mail.",
        "p 解約しました。メールでお送りしたリンクを24時間以内にクリックしてください。",
        "p 解約しました。メールでお送りしたリンクを24時間以内にクリックしてください。",
    ] {
        let verdict = weighed(BEFORE, &card(lines));
        assert!(
            !verdict.proven && has(&verdict, "not_done"),
            "{lines} {verdict:?}"
        );
    }
    for lines in [
        "p 解約済み（2027年3月14日まで利用可）\np 確認メールをお送りしましたのでご確認ください。",
        "p Cancelled\np The cancellation will not take effect until 14 March 2027.",
        "p Cancelled\np You can come back and have it restored at any time.",
        "p Gekündigt\np Die Kündigung wird erst wirksam, wenn dein bezahlter Zeitraum am 14. März 2027 endet.",
        "p Opgezegd\np De opzegging gaat pas in als je betaalde periode op 14 maart 2027 afloopt.",
        "p Résilié\np La résiliation ne prendra effet qu'après la fin de la période en cours.",
        "p Cancelada\np La baja solo tendrá efecto cuando termine tu periodo actual.",
    ] {
        assert!(!has(&weighed(BEFORE, &card(lines)), "not_done"), "{lines}");
    }
}

#[test]
fn what_the_account_quotes_proves_nothing() {
    let quoted = "main\n h Your account\n box\n  h Premium\n  p €7.99 / month\n h Questions\n p Here you will read:\n blockquote\n  p Your subscription has been cancelled. You can watch until 14 March 2027.";
    assert!(!weighed(BEFORE, quoted).proven);
    let ended = card("p Cancelled\np Access until: 14 March 2027");
    assert!(weighed(BEFORE, &ended).proven);
    let denied = format!("{ended}\n blockquote\n  p Your cancellation has been withdrawn.");
    assert!(!weighed(BEFORE, &denied).proven);
}

/// What the page says as a whole is one row of the same table: what speaks against it settles that as well.
#[test]
fn what_the_account_says_in_words_proves_where_nothing_speaks_against_it() {
    let words = "Your subscription has been cancelled.";
    let clear = weighed(
        BEFORE,
        "main\n h Hello\n p You have read all of today's news.",
    );
    assert!(!clear.proven);
    assert!(clear.told_in_words(words).proven);
    let renews = weighed(BEFORE, &card("p Cancelled\np Next payment: 14 March 2027"));
    assert!(renews.against_strongly && !renews.told_in_words(words).proven);
}

#[test]
fn a_day_and_a_way_back_alone_are_no_end() {
    for lines in [
        "p Assinatura em pausa até 14 de março de 2027\np R$ 19,90 por mês\nbutton @e2 Retomar assinatura",
        "p Je abonnement staat op pauze tot 14 maart 2027\np € 7,99 per maand\nbutton @e2 Hervatten",
        "p Snoozed until 14 March 2027\np €7.99 / month\nbutton @e2 Resume",
        "p Dein Abo ruht bis 14. März 2027\np 7,99 € / Monat\nbutton @e2 Fortsetzen",
        "p お休み中（2027年3月14日まで）\np 月額799円\nbutton @e2 再開",
        "p Mis en veille jusqu'au 14 mars 2027\np 7,99 € / mois\nbutton @e2 Reprendre",
        "p Ibernato fino al 14 marzo 2027\np 7,99 € al mese\nbutton @e2 Riattiva",
        "p Congelada hasta el 14 de marzo de 2027\np 7,99 € al mes\nbutton @e2 Reanudar",
        "p Uśpiona do 14 marca 2027\np 29,99 zł miesięcznie\nbutton @e2 Wznów",
        "p Valid until 14 March 2027\nbutton @e2 Renew now",
        "p Valid until 14 March 2027\np €79 / year\nbutton @e2 Renew now",
    ] {
        let verdict = already(&card(lines));
        assert!(!verdict.proven, "already: {lines}\n{verdict:#?}");
        for before in [
            "p Active\np €7.99 / month\np Next payment: 14 December 2026\nbutton @e1 Cancel membership",
            "p Renews on 14 December 2026\nbutton @e1 Cancel membership",
        ] {
            let verdict = weighed(&card(before), &card(lines));
            assert!(!verdict.proven, "pressed: {lines}\n{verdict:#?}");
        }
    }
}

#[test]
fn an_end_in_the_words_of_real_accounts_is_believed() {
    for (before, after) in [
        (
            "p Active\np Next payment on 14 March 2027\nbutton @e1 Cancel membership",
            "p Cancelled · Access until 14 March 2027",
        ),
        (
            "p Next payment on 14 March 2027\nbutton @e1 Cancel membership",
            "p Your membership will expire on 14 March 2027",
        ),
        (
            "p Actif\np Prochain prélèvement le 14 mars 2027\nbutton @e1 Résilier",
            "p Résilié, prend fin le 14 mars 2027",
        ),
        (
            "p Ativa\np Próxima cobrança: 14/12/2026\nbutton @e1 Cancelar assinatura",
            "p Termina a 14/12/2026\np Renovação automática: desativada",
        ),
        (
            "p Active\np Renews on 14 December 2026\nbutton @e1 Cancel membership",
            "p Ends 14 December 2026, no further payments",
        ),
        (
            "p Aktywna\np Następna płatność: 14.12.2026\nbutton @e1 Anuluj subskrypcję",
            "p Ważny do 14.12.2026 (zrezygnowano)",
        ),
        (
            "p Active\np Next payment: 14 December 2026\nbutton @e1 Cancel membership",
            "p Access until: 14 December 2026\np Next payment: none",
        ),
        (
            "p Active\np €7.99 / month\np Next payment: 14 December 2026\nbutton @e1 Cancel membership",
            "p Cancelled\np Access until 20 December 2026\nbutton @e2 Restart membership",
        ),
        (
            "p Active\np €7.99 / month\np Next payment: 14 December 2026\nbutton @e1 Cancel membership",
            "p Cancelled\np €7.99 / month\np Come back for €4.99 / month\nbutton @e2 Restart membership",
        ),
    ] {
        let verdict = weighed(&card(before), &card(after));
        assert!(verdict.proven, "{after}\n{verdict:#?}");
    }
}

/// The account lists only what is active.
#[test]
fn what_left_its_list_ended_only_where_the_end_is_said() {
    let row = |name: &str, day: &str, e: u8| {
        format!("\n  li\n   h {name}\n   p Active\n   p Renews on {day}\n   button @e{e} Cancel")
    };
    let list = |rows: &str| format!("main\n h Your subscriptions\n ul{rows}");
    let kids = row("Kids", "3 May 2027", 2);
    let before = model(&list(&format!(
        "{}{kids}",
        row("Premium", "14 March 2027", 3)
    )));
    let named = before.subscriptions.iter();
    let mut premium = named.filter(|s| s.name.as_deref() == Some("Premium"));
    let premium = premium.next();
    let after = model(&list(&kids));
    let look = AfterLook {
        page: &after,
        rendered: true,
    };
    let stood = beside(&before, "Premium");
    let ends = |last: &str| {
        let last = model(&format!(
            "main\n h Done\n p {last}\n p Reference number: PX-48213"
        ));
        weigh(premium, &stood, &look, &[&last], Some("Premium"))
    };
    for paused in [
        "Your Premium is paused until 14 March.",
        "Your subscription is paused until 14 March 2027.",
        "Premium is snoozed until 14 March.",
        "Dein Premium-Abo ist bis 14. März 2027 pausiert.",
        "Votre abonnement Premium est en pause jusqu'au 14 mars 2027.",
        "That's it for now.",
    ] {
        let verdict = ends(paused);
        assert!(!verdict.proven, "{paused}\n{verdict:#?}");
    }
    assert!(ends("Your subscription is paused.").against_strongly);
    for ended in [
        "Your Premium subscription has been cancelled.",
        "Your paused Premium subscription has been cancelled.",
        "Your Premium subscription has been cancelled. You can pause it instead.",
        "Your Premium subscription has been cancelled. Plans can be paused, too.",
    ] {
        let verdict = ends(ended);
        assert!(verdict.proven, "{ended}\n{verdict:#?}");
    }
}

/// How it is paid is no renewal: the contract runs all the same.
#[test]
fn a_way_of_paying_that_was_turned_off_is_no_end() {
    let plan = |state: &str, turn: &str| {
        card(&format!(
            "p Active\np $45/month\np AutoPay: {state}\nbutton @e1 Turn {turn} AutoPay"
        ))
    };
    let (before, after) = (plan("On", "off"), plan("Off", "on"));
    let verdict = weighed(&before, &after);
    assert!(verdict.against_strongly && !verdict.proven, "{verdict:#?}");
    assert!(!already(&after).proven);
}

#[test]
fn a_cheaper_plan_that_follows_in_the_same_card_is_no_end() {
    let before = "p Active\np €12.99 / month\np Next payment: 14 December 2026\nbutton @e1 Cancel membership";
    for after in [
        "p Premium until 14 December 2026. From then on: Basic, €4.99 / month\nbutton @e2 Manage plan",
        "p Access until 14 December 2026\np From then on\np Basic\np €4.99 / month\nbutton @e2 Manage plan",
        "p Access until 14 December 2026\np Changes to Basic at €4.99 / month on 14 December 2026\nbutton @e2 Manage plan",
        "p Zugang bis 14. Dezember 2026\np Danach: Basis, 4,99 € / Monat\nbutton @e2 Abo verwalten",
        "p Accès jusqu'au 14 décembre 2026\np Ensuite : Essentiel, 4,99 € / mois\nbutton @e2 Gérer",
        "p Access until 14 December 2026\np Premium Lite, €4.99 / month",
    ] {
        let verdict = weighed(&card(before), &card(after));
        assert!(verdict.against_strongly, "{after}\n{verdict:#?}");
    }
    for after in [
        "p Access until 14 December 2026\np €12.99 / month",
        "p Access until 14 December 2026\np Premium, €14.99 / month",
        "p Access until 14 December 2026\np Come back for €4.99 / month\nbutton @e2 Restart membership",
        "p Access until 14 December 2026\np Switch to Basic for €4.99 / month if you change your mind",
    ] {
        let verdict = weighed(&card(before), &card(after));
        assert!(verdict.proven, "{after}\n{verdict:#?}");
    }
}

#[test]
fn a_sum_that_comes_next_is_against_the_end() {
    for line in [
        "Next payment: €7.99",
        "Nächste Zahlung: 7,99 €",
        "Prochain prélèvement : 7,99 €",
        "Próximo cobro: 7,99 €",
        "Prossimo addebito: 7,99 €",
        "Volgende betaling: € 7,99",
        "Próxima cobrança: R$ 19,90",
        "Następna płatność: 29,99 zł",
        "次回のお支払い：799円",
    ] {
        let verdict = weighed(BEFORE, &card(&format!("p Cancelled\np {line}")));
        assert!(has(&verdict, "next_payment"), "{line}\n{verdict:#?}");
        let nowhere = weighed(BEFORE, &format!("main\n h Hello\n p {line}"));
        assert!(nowhere.against_strongly, "{line}\n{nowhere:#?}");
    }
    for line in [
        "Next payment: €0.00",
        "Next payment: none",
        "If you come back, your next payment is €7.99",
        "You will be charged a termination fee of €20.00",
    ] {
        let verdict = weighed(BEFORE, &card(&format!("p Cancelled\np {line}")));
        assert!(!has(&verdict, "next_payment"), "{line}\n{verdict:#?}");
    }
}

/// Its confirmation or a call is still to come.
#[test]
fn an_end_that_was_only_asked_for_is_none() {
    for lines in [
        "p Kündigung eingegangen zum 14. März 2027 (Bestätigung offen)",
        "p Deine Kündigung ist eingegangen. Zugang bis 14. März 2027. Bestätigung offen.",
        "p Kündigung eingegangen\np Zugang bis 14. März 2027\np Bestätigung offen",
        "p Kündigung zum 14. März 2027 eingegangen – Bestätigung ausstehend",
        "p Gekündigt zum 14. März 2027\np Bitte bestätige die Kündigung über den Link in unserer E-Mail.",
        "p Gekündigt zum 14. März 2027 (Bestätigung offen)",
        "p Cancelled · Access until 14 March 2027\np Valid only after you click the link in our e-mail.",
        "p Cancelled · Access until 14 March 2027\np Please confirm via the link we sent you.",
        "p Cancelled · Access until 14 March 2027\np We'll phone you to confirm.",
        "p Cancelled · Access until 14 March 2027\np An agent will phone you.",
        "p Cancelled\np We will call you within two days to complete the cancellation.",
        "p Gekündigt zum 14. März 2027\np Wir rufen dich in den nächsten Tagen an.",
        "p Résiliée le 14 mars 2027\np Nous vous appellerons pour confirmer.",
        "p Résiliation reçue, accès jusqu'au 14 mars 2027 (confirmation en attente)",
        "p Cancelación recibida, acceso hasta el 14 de marzo de 2027 (pendiente de confirmación)",
        "p Cancelada, acceso hasta el 14 de marzo de 2027\np Te llamaremos para confirmar la baja.",
        "p Disdetta ricevuta, accesso fino al 14 marzo 2027 (in attesa di conferma)",
        "p Disdetto, accesso fino al 14 marzo 2027\np Ti chiameremo per confermare.",
        "p Opzegging ontvangen, toegang tot 14 maart 2027 (bevestiging in afwachting)",
        "p Opgezegd, toegang tot 14 maart 2027\np We bellen je om te bevestigen.",
        "p Cancelamento recebido, acesso até 14 de março de 2027 (confirmação pendente)",
        "p Cancelada, acesso até 14 de março de 2027\np Vamos ligar para você para confirmar.",
        "p Wypowiedzenie przyjęte, dostęp do 14 marca 2027 (oczekuje na potwierdzenie)",
        "p Anulowano, dostęp do 14 marca 2027\np Zadzwonimy do Ciebie, aby potwierdzić.",
        "p 解約申請を受け付けました（2027年3月14日まで利用可）。確認待ちです。",
        "p 解約済み（2027年3月14日まで利用可）\np 確認のためお電話いたします。",
        "p Cancelled · Access until 14 March 2027\nbutton @e5 Confirm cancellation",
    ] {
        let verdict = weighed(BEFORE, &card(lines));
        assert!(!verdict.proven, "{lines}\n{verdict:#?}");
    }
    for lines in [
        "p Cancelled · Access until 14 March 2027\np Refund pending",
        "p Cancelled · Access until 14 March 2027\np Your refund is being processed.",
        "p Pending cancellation\np Access until 14 March 2027",
        "p Cancellation pending · ends 14 March 2027",
        "p Cancellation scheduled for 14 March 2027",
        "p Cancelled · Access until 14 March 2027\np Requested on 3 November 2026",
        "p Gekündigt zum 14. März 2027\np Kündigung eingegangen am 3. November 2026",
        "p Gekündigt zum 14. März 2027\np Wir haben dir eine Bestätigung per E-Mail geschickt.",
        "p Cancelled · Access until 14 March 2027\np Questions? Call us on 0800 123 456.",
    ] {
        let verdict = weighed(BEFORE, &card(lines));
        assert!(verdict.proven, "{lines}\n{verdict:#?}");
    }
}

/// One sentence is of the one that is meant only where it stands in its own part, names it, or nothing else is there.
#[test]
fn words_prove_only_what_they_are_said_of() {
    let words = "Your subscription has been cancelled.";
    let list = format!(
        "main\n h Your account\n p {words}\n ul\n  li\n   h Kids\n   p Active\n   p Renews on 3 May 2027\n   button @e2 Cancel\n  li\n   h News\n   p Active\n   p Renews on 4 May 2027\n   button @e3 Cancel"
    );
    let verdict = already(&list);
    assert!(!verdict.told_in_words(words).proven);
    let alone = weighed(BEFORE, &format!("main\n h Hello\n p {words}"));
    assert!(alone.told_in_words(words).proven);
}

#[test]
fn what_the_account_says_now_is_quoted_where_the_subscription_is_no_more() {
    let none = weighed(
        BEFORE,
        "main\n h Your account\n p You have no subscriptions.",
    );
    assert!(
        none.evidence.after.contains("no subscriptions"),
        "{none:#?}"
    );
    let told = weighed(BEFORE, "main\n h Hello\n p Good to see you.");
    let words = "Your subscription has been cancelled.";
    assert_eq!(told.told_in_words(words).evidence.after, words);
}

#[test]
fn an_end_to_come_is_believed_where_it_can_be_taken_back_and_no_more_be_ended() {
    let told =
        "p Your subscription will be cancelled on 1 March 2027.\nbutton @e2 Resume membership";
    let verdict = weighed(BEFORE, &card(told));
    assert!(
        has(&verdict, "will_be_cancelled") && verdict.proven,
        "{verdict:#?}"
    );
    // Nothing was pressed: a payment that failed may threaten so.
    let dunned = "p €7.99 / month\np Please update your payment details.\np Your plan will be cancelled on 14 December 2026.\nbutton @e2 Renew now";
    assert!(!already(&card(dunned)).proven);
    for lines in [
        "p Your subscription will be cancelled on 14 March 2027.\nbutton @e1 Cancel membership",
        "p The loyalty discount on your plan will be cancelled on 14 March 2027.\nbutton @e2 Restore discount",
        "p The trial of your plan will be cancelled on 14 March 2027.\nbutton @e2 Resume membership",
    ] {
        let verdict = weighed(BEFORE, &card(lines));
        assert!(!has(&verdict, "will_be_cancelled"), "{lines}\n{verdict:#?}");
    }
}

/// What the page after the press calls asked for, and what the account says then.
#[test]
fn what_was_asked_for_is_done_once_the_account_calls_it_over_in_words() {
    let asked = "main\n h Thank you\n p Your cancellation request is being processed.";
    let proven = |account: &str, last: &str| {
        let (before, after, last) = (model(BEFORE), model(&card(account)), model(last));
        let look = AfterLook {
            page: &after,
            rendered: true,
        };
        weigh(before.subscriptions.first(), &[], &look, &[&last], None).proven
    };
    let over = "p Cancelled\np €7.99 / month\np Access until: 14 March 2027";
    assert!(proven(over, asked));
    // A day alone may be of something else, and what went wrong isn't asked for.
    assert!(!proven(
        "p Access until: 14 March 2027\nbutton @e2 Restart membership",
        asked
    ));
    assert!(!proven(
        over,
        "main\n h Sorry\n p Your plan couldn't be cancelled. Something went wrong."
    ));
}

#[test]
fn a_sample_a_saved_copy_and_the_end_of_a_discount_prove_nothing() {
    let over = "p Cancelled\np Access until: 14 March 2027";
    for lines in [
        "p This is a sample of how this page looks once we have handled your request:",
        "p You are seeing a saved copy. 1 change on this device has not been sent yet.",
    ] {
        let verdict = weighed(BEFORE, &card(&format!("{lines}\n{over}")));
        assert!(verdict.against_strongly, "{lines}\n{verdict:#?}");
    }
    let discount = "p Your discount on the subscription has been cancelled.\np €12.99 / month";
    let verdict = weighed(BEFORE, &card(discount));
    assert!(
        has(&verdict, "of_another") && !verdict.proven,
        "{verdict:#?}"
    );
}

#[test]
fn where_one_part_calls_something_over_and_something_active_nothing_is_called_over_already() {
    let columns = "p Archive\np Studio\np Status\np Cancelled on 3 October 2026\np Active\np Charges\np You won't be charged again\np Access until\np 3 January 2027";
    let verdict = already(&card(columns));
    assert!(!verdict.proven, "{verdict:#?}");
    let lasts = "p Cancelled\np Status: Active until 3 January 2027\np You won't be charged again";
    assert!(already(&card(lasts)).proven, "{:#?}", already(&card(lasts)));
    let over = "p Status\np Cancelled on 3 October 2026\np Charges\np You won't be charged again\np Access until\np 3 January 2027";
    assert!(already(&card(over)).proven);
}

#[test]
fn what_it_cost_from_a_later_day_on_only_rests() {
    let again = "p Cancelled\np Period: 15 March 2027 to 11 April 2027\np From 12 April 2027: €12.99 a month";
    let before =
        &card("p Active\np €12.99 / month\np Next payment: 14 March 2027\nbutton @e1 Cancel");
    let verdict = weighed(before, &card(again));
    assert!(has(&verdict, "goes_on") && !verdict.proven, "{verdict:#?}");
    let over = "p Cancelled\np €12.99 / month until 14 April 2027";
    assert!(!has(&weighed(before, &card(over)), "goes_on"));
    let nowhere = |line: &str| {
        let page =
            format!("main\n h Your account\n p Your subscription has been stopped.\n p {line}");
        has(&weighed(before, &page), "goes_on")
    };
    assert!(nowhere(
        "Starts again by itself with a charge of €12.99 on 1 June 2027."
    ));
    assert!(!nowhere("Summer concert: €12.99, 1 June 2027."));
    // The last of the notice's months.
    let notice = "p Cancelled\np Access until: 31 May 2027\np Final payment of €12.99: 14 May 2027";
    assert!(!has(&weighed(before, &card(notice)), "goes_on"));
}

#[test]
fn a_plan_that_ends_on_a_day_and_can_be_resumed_is_cancelled_already() {
    let told = |lines: &str| already(&card(lines)).proven;
    let ends = "p $20 / month\np Plan ends on December 30, 2026.";
    assert!(told(&format!("{ends}\nbutton @e1 Resume plan")));
    for lines in [
        format!("{ends}\nbutton @e1 Renew now"),
        format!("{ends}\nbutton @e1 Resume plan\nbutton @e2 Cancel plan"),
        "p $20 / month\np Paused until December 30, 2026.\nbutton @e1 Resume plan".to_owned(),
        "p $20 / month\np Your plan will be cancelled on December 30, 2026.\nbutton @e1 Resume plan"
            .to_owned(),
        "p $20 / month\np Your free trial ends on December 30, 2026.\nbutton @e1 Resume plan".to_owned(),
    ] {
        assert!(!told(&lines), "{lines}\n{:#?}", already(&card(&lines)));
    }
}

#[test]
fn in_a_list_of_others_that_go_on_an_end_that_can_be_taken_back_is_one_already() {
    let list = |second: &str| {
        format!(
            "main\n h Your plans\n table\n row\n  cell Aurora\n  cell €5.99 a month\n  cell Ends on 28 March 2027\n  cell\n   button @e1 Reactivate\n row\n  cell Sports\n  cell €15.50 a month\n{second}"
        )
    };
    let told = |page: &str| {
        let after = model(page);
        let look = AfterLook {
            page: &after,
            rendered: true,
        };
        weigh(None, &[], &look, &[], Some("Aurora")).proven
    };
    let goes_on = "  cell Renews on 25 October 2027\n  cell\n   button @e2 Cancel";
    assert!(told(&list(goes_on)));
    assert!(!told(&list(
        "  cell Ends on 25 October 2027\n  cell\n   button @e2 Reactivate"
    )));
}

#[test]
fn what_is_due_for_the_term_that_ends_is_no_next_payment() {
    let until = |due: &str| {
        weighed(
            BEFORE,
            &card(&format!(
                "p Status: Cancelled\np Ends: 14 March 2027\np Next payment: {due}, €7.99"
            )),
        )
    };
    let verdict = until("14 February 2027");
    assert!(
        verdict.proven && !has(&verdict, "next_payment"),
        "{verdict:#?}"
    );
    let verdict = until("14 April 2027");
    assert!(
        !verdict.proven && has(&verdict, "next_payment"),
        "{verdict:#?}"
    );
}

#[test]
fn what_turns_off_the_renewal_may_be_left_over_beside_the_day_of_the_end() {
    let left = "p Cancelled\np Access until: 14 March 2027\nbutton @e1 Turn off auto-renew";
    assert!(weighed(BEFORE, &card(left)).proven);
    // A switch that says so is no button that was left.
    let on = "p Cancelled\np Access until: 14 March 2027\np Auto-renew: on";
    assert!(!weighed(BEFORE, &card(on)).proven);
    assert!(!weighed(BEFORE, &card("p Cancelled\nbutton @e1 Turn off auto-renew")).proven);
}

#[test]
fn a_page_that_still_wants_the_end_to_be_understood_proves_none() {
    let asked = "p Access until 14 March 2027. It won't renew.\nform\n checkbox @e1 required unchecked I have read this\n button @e2 Cancel subscription";
    let verdict = weighed(BEFORE, &card(asked));
    assert!(has(&verdict, "not_done") && !verdict.proven, "{verdict:#?}");
}
