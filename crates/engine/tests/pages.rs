//! The heuristics against labelled page texts: right often enough, also without what each page taught, and never wrong about "it is
//! cancelled".
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "tests: clippy knows only #[test] functions as such"
)]
#[path = "../examples/heuristics/corpus.rs"]
mod corpus;
#[path = "../examples/heuristics/leave_out.rs"]
mod leave_out;

use leave_out::Outcome;
use protocol::page_state::PageState;
use subterminator_engine::heuristics::{interpret_text, read_text};

fn wrongly_read(outcome: &Outcome) -> String {
    let lines = outcome.wrong.iter().map(|w| {
        let (id, lang, state, read_as, reason) = (&w.id, &w.lang, w.state, w.read_as, &w.reason);
        format!("{id} {lang}: {state} read as {read_as}. {reason}")
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn ninety_seven_in_a_hundred_labelled_pages_are_read_right_and_as_many_of_those_written_apart() {
    for pages in [corpus::pages(), corpus::apart()] {
        assert!(pages.len() >= 144);
        let outcome = leave_out::tuned(&pages);
        assert!(outcome.percent() >= 97.0, "{}", wrongly_read(&outcome));
    }
}

#[test]
fn nine_in_ten_pages_are_read_right_by_wordings_that_did_not_learn_from_them() {
    for unseen in [corpus::read_once(), corpus::read_later()] {
        let outcome = leave_out::tuned(&unseen);
        assert!(outcome.percent() >= 92.0, "{}", wrongly_read(&outcome));
    }
    let all: Vec<corpus::Page> = corpus::pages().into_iter().chain(corpus::apart()).collect();
    let vouchers = corpus::vouchers();
    for (left_out, least) in [
        (leave_out::left_out(&all, &vouchers, |p| &p.id), 95.0),
        (leave_out::left_out(&all, &vouchers, |p| &p.service), 95.0),
        (leave_out::left_out(&all, &vouchers, |p| &p.lang), 92.0),
    ] {
        let wrong = wrongly_read(&left_out);
        assert!(left_out.percent() >= least, "{wrong}");
        assert_eq!(left_out.falsely_cancelled(), 0, "{wrong}");
    }
}

#[test]
fn the_surer_a_reading_is_the_more_often_it_is_right_also_on_pages_whose_wordings_nobody_taught() {
    let all: Vec<corpus::Page> = corpus::pages().into_iter().chain(corpus::apart()).collect();
    let vouchers = corpus::vouchers();
    for read in [
        leave_out::left_out(&all, &vouchers, |p| &p.service),
        leave_out::left_out(&all, &vouchers, |p| &p.lang),
    ] {
        let [unsure, likely, sure] = [0.0..0.5, 0.5..0.8, 0.8..1.01].map(|c| read.right_at(c));
        assert!(unsure.0 > 20 && sure.0 > 100, "{unsure:?} {sure:?}");
        assert!(sure.1 >= 97.0, "{sure:?}");
        assert!(
            unsure.1 < likely.1 && likely.1 < sure.1,
            "{unsure:?} {likely:?} {sure:?}"
        );
    }
}

#[test]
fn a_page_that_is_not_about_a_cancelled_subscription_is_never_taken_for_one() {
    let sets = [
        corpus::pages(),
        corpus::apart(),
        corpus::read_once(),
        corpus::grammar(),
        corpus::read_later(),
    ];
    for pages in sets {
        let outcome = leave_out::tuned(&pages);
        assert_eq!(outcome.falsely_cancelled(), 0, "{}", wrongly_read(&outcome));
    }
}

/// (state, path, text)
fn composed() -> Vec<(&'static str, String, String)> {
    let lines = include_str!("data/composed.txt")
        .lines()
        .filter(|l| !l.is_empty() && !l.starts_with('#'));
    let split = |l: &'static str| {
        let mut parts = l.splitn(3, '|');
        let mut next = || parts.next().unwrap_or_default();
        (
            next(),
            format!("https://www.example.com{}", next()),
            next().replace("\\n", "\n"),
        )
    };
    lines.map(split).collect()
}

#[test]
fn pages_composed_apart_from_the_wordings_are_read_right() {
    let pages = composed();
    let wrong: Vec<String> = pages
        .iter()
        .filter(|(state, url, text)| interpret_text(url, text).state.as_str() != *state)
        .map(|p| format!("{p:?}"))
        .collect();
    assert!(wrong.len() * 20 <= pages.len(), "{}", wrong.join("\n"));
}

/// Sentences that sound like the end of a subscription, with whether they are.
struct Claim {
    true_of_it: bool,
    lang: &'static str,
    url: String,
    text: String,
}

fn claims(file: &'static str) -> Vec<Claim> {
    let lines = file
        .lines()
        .filter(|l| !l.is_empty() && !l.starts_with('#'));
    let claim = |line: &'static str| {
        let [says, lang, path, text] = line.splitn(4, '|').collect::<Vec<_>>().try_into().unwrap();
        Claim {
            true_of_it: says == "yes",
            lang,
            url: format!("https://www.example.com{path}"),
            text: text.replace("\\n", "\n"),
        }
    };
    lines.map(claim).collect()
}

/// How many that are true were recognised, of how many, and what was read wrongly.
fn recognised(claims: &[Claim]) -> (usize, usize, String) {
    let of_it = claims.iter().filter(|c| c.true_of_it).count();
    let mut known = 0;
    let mut wrong = Vec::new();
    for claim in claims {
        let seen = interpret_text(&claim.url, &claim.text);
        let ended = matches!(
            seen.state,
            PageState::Complete | PageState::AccountCancelled
        );
        known += usize::from(claim.true_of_it && ended);
        if ended != claim.true_of_it {
            let (lang, text, state, reason) = (claim.lang, &claim.text, seen.state, &seen.reason);
            wrong.push(format!("{lang}: {text:?} read as {state}. {reason}"));
        }
    }
    (known, of_it, wrong.join("\n"))
}

fn taken_for_an_end(claims: &[Claim]) -> Vec<&str> {
    let false_claims = claims.iter().filter(|c| {
        let state = interpret_text(&c.url, &c.text).state;
        !c.true_of_it && matches!(state, PageState::Complete | PageState::AccountCancelled)
    });
    false_claims.map(|c| c.text.as_str()).collect()
}

const LANGUAGES: [&str; 8] = ["en", "de", "fr", "es", "pt", "it", "nl", "ja"];

fn learnt_and_unseen() -> [Vec<Claim>; 2] {
    [
        claims(include_str!("data/claims.txt")),
        claims(include_str!("data/claims_once.txt")),
    ]
}

#[test]
fn a_greeting_and_a_condition_say_of_no_plan_that_it_goes_on() {
    for (lang, text) in [
        ("en", "Welcome back, Sam"),
        ("de", "Willkommen zurück, Sam"),
        ("fr", "Bon retour, Sam"),
        ("es", "Bienvenida de nuevo, Sam"),
        ("pt", "Bem-vinda de volta, Sam"),
        ("it", "Bentornata, Sam"),
        ("nl", "Welkom terug, Sam"),
        ("en", "If your plan is active, you find the button there."),
        ("de", "Wenn dein Abo aktiv ist, findest du dort die Taste."),
        (
            "fr",
            "Si votre abonnement est actif, vous y trouverez le bouton.",
        ),
        (
            "es",
            "Si tu suscripción está activa, encontrarás allí el botón.",
        ),
        (
            "pt",
            "Se a sua assinatura está ativa, encontra ali o botão.",
        ),
        (
            "it",
            "Se il piano è attivo trovi lì il comando per disattivarlo.",
        ),
        ("nl", "Als je abonnement actief is, vind je daar de knop."),
        ("ja", "もしプランが有効な場合はボタンが表示されます。"),
        ("en", "There, if your plan is active, you find the button."),
    ] {
        let read = interpret_text("https://service.example/help", text);
        assert_ne!(
            read.state,
            PageState::AccountActive,
            "{lang}: {text}: {}",
            read.reason
        );
    }
    for text in [
        "If you don't cancel, your plan renews on 4 December 2026.",
        "Ohne Kündigung verlängert sich dein Abo am 4. Dezember 2026.",
        "Your plan is active.",
        "Welcome back! Your plan has been renewed.",
        "Internet provided by Acme renews on 3 May 2027.",
        "Wenn du nichts tust, verlängert sich dein Abo am 3. Mai 2027.",
        "Si vous ne faites rien, votre abonnement se renouvelle le 3 mai 2027.",
        "Si no cancelas tu plan se renueva el 3 de mayo de 2027.",
        "Mientras tanto tu plan se renueva el 3 de mayo de 2027.",
        "Se renueva el 3 de mayo de 2027.",
        "Se non disdici il tuo piano si rinnova il 3 maggio 2027.",
        "Si rinnova il 3 maggio 2027.",
        "Sua assinatura se renova automaticamente em 3 de maio de 2027.",
        "Se renova em 3 de maio de 2027.",
        "Als Premium-lid is je volgende betaling op 3 mei 2027.",
        "プランは2027年5月3日に自動更新されます。",
    ] {
        let read = interpret_text("https://service.example/account", text);
        assert_eq!(
            read.state,
            PageState::AccountActive,
            "{text}: {}",
            read.reason
        );
    }
}

#[test]
fn what_only_sounds_like_the_end_of_a_subscription_is_never_taken_for_one() {
    for (claims, least) in learnt_and_unseen().into_iter().zip([36, 5]) {
        for lang in LANGUAGES {
            let of_it = claims.iter().filter(|c| c.lang == lang && !c.true_of_it);
            assert!(of_it.count() >= least, "{lang}");
        }
        let wrong = taken_for_an_end(&claims);
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}

#[test]
fn the_end_of_a_subscription_is_recognised_all_the_same() {
    // Not beside an open bill, and not where a word may mean an order ("pedido").
    let wanted = [(120, 95), (24, 85)];
    for (claims, (count, percent)) in learnt_and_unseen().into_iter().zip(wanted) {
        let (known, of_it, wrong) = recognised(&claims);
        assert!(of_it >= count, "{of_it}");
        assert!(
            known * 100 >= of_it * percent,
            "{known} of {of_it}\n{wrong}"
        );
    }
}

#[test]
fn under_a_condition_it_is_pending_or_beside_a_way_on_the_last_step() {
    for (text, state, pending) in [
        (
            "Your cancellation is complete once we receive your modem.",
            PageState::Unknown,
            true,
        ),
        (
            "Deine Kündigung ist abgeschlossen, sobald wir dein Modem erhalten haben.",
            PageState::Unknown,
            true,
        ),
        (
            "Your subscription is cancelled when you click the button below.\nConfirm cancellation",
            PageState::FinalConfirmation,
            false,
        ),
    ] {
        let read = read_text("https://www.example.com/cancel", text, None);
        assert_eq!((read.state, read.marks.pending), (state, pending), "{text}");
    }
}

#[test]
fn how_long_the_access_lasts_is_said_of_the_last_step_until_it_is_called_cancelled() {
    for (keeps, cancelled) in [
        (
            "Vous gardez l'accès jusqu'au 4 décembre.",
            "Votre abonnement ne sera pas renouvelé.",
        ),
        (
            "Mantienes el acceso hasta el 4 de diciembre.",
            "Tu suscripción no se renovará.",
        ),
        (
            "Mantieni l'accesso fino al 4 dicembre.",
            "Il tuo abbonamento non si rinnoverà.",
        ),
        (
            "Você mantém o acesso até 4 de dezembro.",
            "Sua assinatura não será renovada.",
        ),
    ] {
        let state = |text: &str| read_text("https://www.example.com/plan", text, None).state;
        assert_eq!(state(keeps), PageState::FinalConfirmation, "{keeps}");
        let both = format!("{cancelled} {keeps}");
        assert_eq!(state(&both), PageState::AccountCancelled, "{both}");
    }
}

#[test]
fn a_plan_that_goes_on_or_a_cancellation_that_was_withdrawn_speaks_against_the_end_of_another() {
    for text in [
        "Your Sports plan has been cancelled. Your Premium plan continues.",
        "You cancelled your plan on 3 May. Your cancellation was withdrawn on 5 May.",
        "Dein Sport-Abo wurde gekündigt. Dein Premium-Abo läuft weiter.",
    ] {
        let read = read_text("https://www.example.com/account", text, None);
        assert!(
            read.marks.active && !read.says_cancelled(),
            "{text}: {read:?}"
        );
    }
    let until = "Your plan has been cancelled. Your plan continues until 4 May.";
    let read = read_text("https://www.example.com/account", until, None);
    assert!(read.says_cancelled(), "{read:?}");
}

#[test]
fn near_misses_are_never_taken_for_a_cancelled_subscription() {
    let lines = include_str!("data/not_cancelled.txt").lines();
    let mut wrong = Vec::new();
    for line in lines.filter(|l| !l.is_empty() && !l.starts_with('#')) {
        let (path, text) = line.split_once('|').unwrap();
        let url = format!("https://www.example.com{path}");
        let seen = interpret_text(&url, &text.replace("\\n", "\n"));
        let ended = [PageState::Complete, PageState::AccountCancelled];
        if ended.contains(&seen.state) {
            wrong.push(format!(
                "{text} was read as {}. {}",
                seen.state, seen.reason
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_can_still_be_cancelled_or_waits_for_a_call_is_not_called_cancelled() {
    let says = |text: &str| {
        let read = read_text("https://www.example.com/account", text, None);
        assert!(read.marks.complete, "{text}: {read:?}");
        read.says_cancelled()
    };
    let ended = "Your subscription has been cancelled.";
    assert!(says(ended));
    assert!(!says(&format!("{ended}\nCancel subscription")));
    assert!(!says(&format!("{ended}\nConfirm cancellation")));
    assert!(says(&format!(
        "{ended}\nRestart subscription\nCancel subscription"
    )));
    assert!(!says(&format!("{ended} Please call us on 0800 123 456.")));
    assert!(says(
        "Your subscription has been cancelled and ends on 4 December 2026. Questions? Call us on 0800 123 456."
    ));
}

#[test]
fn a_fixed_term_is_not_called_cancelled_already_until_it_is_called_so() {
    let shows =
        |text: &str| read_text("https://www.example.com/account", text, None).shows_cancelled();
    let term = "Premium\nExpires on 4 December 2026\nYour plan expires on 4 December 2026.";
    assert!(!shows(term));
    for called_off in [
        "Auto-renewal is off.",
        "Status: cancelled",
        "Your plan won't renew.",
        "Your plan has been cancelled.",
        "Restart plan",
    ] {
        assert!(shows(&format!("{term}\n{called_off}")), "{called_off}");
    }
}

#[test]
fn a_minimum_term_that_an_account_names_is_no_failure_and_one_that_is_not_over_is() {
    for (account, refused) in [
        (
            "Plan M, $29.99 a month\nNext payment: 1 December 2026\nMinimum term: 24 months\nCancel contract",
            "Your contract can't be cancelled before the minimum term ends.",
        ),
        (
            "Tarif M, 29,99 € im Monat\nNächste Abbuchung am 1. Dezember 2026\nMindestlaufzeit: 24 Monate\nVertrag kündigen",
            "Die Mindestlaufzeit ist noch nicht abgelaufen.",
        ),
        (
            "Forfait M, 29,99 € par mois\nProchain prélèvement le 1er décembre 2026\nDurée d'engagement : 24 mois\nRésilier le forfait",
            "La durée d'engagement n'est pas encore terminée.",
        ),
        (
            "Tarifa M, 29,99 € al mes\nPróximo cobro: 1 de diciembre de 2026\nPeríodo de permanencia: 12 meses\nCancelar contrato",
            "El período de permanencia aún no ha terminado.",
        ),
        (
            "Plano M, R$ 99,90 por mês\nPróxima cobrança: 1 de dezembro de 2026\nPeríodo de fidelidade: 24 meses\nCancelar plano",
            "O período de fidelidade ainda não terminou.",
        ),
        (
            "Piano M, 29,99 € al mese\nProssimo addebito: 1 dicembre 2026\nDurata minima: 24 mesi\nDisdici contratto",
            "La durata minima non è ancora trascorsa.",
        ),
        (
            "Abonnement M, € 29,99 per maand\nVolgende afschrijving: 1 december 2026\nMinimale looptijd: 12 maanden\nAbonnement opzeggen",
            "De minimale looptijd is nog niet verstreken.",
        ),
        (
            "プランM 月額2,980円\n次回のお支払い：12月1日\n最低利用期間：24か月\nプランを解約する",
            "最低利用期間が満了していません。",
        ),
    ] {
        let read = read_text("https://www.example.com/account", account, None);
        let state = (read.state, read.marks.failed);
        assert_eq!(state, (PageState::AccountActive, false), "{account}");
        let read = read_text("https://www.example.com/cancel", refused, None);
        assert_eq!(read.state, PageState::Failed, "{refused}: {read:?}");
    }
}
