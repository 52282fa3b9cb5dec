//! What an account says of an end in few words: a badge, a row, a word that something is done; and what says nothing against it.
use crate::script::{Site, World, options, page, streamora};
use protocol::control::RunOptions;
use protocol::page_state::PageState;
use protocol::task::Reason;
use subterminator_engine::heuristics::{self, Known, Reading, read_knowing};

fn read_as(lang: &str, lines: &str, plan: &str, in_flow: bool) -> Reading {
    let mut page = page("/account", lines);
    page.snapshot.page.lang = lang.into();
    let names = [plan];
    let known = Known {
        names: &names,
        in_flow,
        ..Known::default()
    };
    read_knowing(&page, &known)
}

fn read_in(lang: &str, lines: &str, in_flow: bool) -> Reading {
    read_as(lang, lines, "", in_flow)
}

fn read(lines: &str, plan: &str, in_flow: bool) -> Reading {
    read_as("en", lines, plan, in_flow)
}

fn ended(reading: &Reading) -> bool {
    matches!(
        reading.state,
        PageState::Complete | PageState::AccountCancelled
    )
}

/// A badge that it runs out, and what takes the cancellation back.
const LAPSING: [(&str, &str, &str); 8] = [
    ("en", "Ending soon", "Withdraw cancellation"),
    ("de", "Läuft aus", "Kündigung widerrufen"),
    ("fr", "Expire bientôt", "Annuler la résiliation"),
    ("es", "Termina pronto", "Anular la baja"),
    ("pt", "Termina em breve", "Desfazer cancelamento"),
    ("it", "In scadenza", "Annulla disdetta"),
    ("nl", "Loopt af", "Opzegging intrekken"),
    ("ja", "終了予定", "解約を取り消す"),
];

#[test]
fn a_badge_that_it_runs_out_is_an_end_only_beside_what_takes_the_cancellation_back() {
    for (lang, badge, back) in LAPSING {
        let won_back = "# Back so soon?\n50 % off for 6 months\n[50 %]";
        let account = format!("# Streamora 20 GB\n{badge}\n[{back}]\n{won_back}");
        let reading = read_in(lang, &account, false);
        assert!(reading.shows_cancelled(), "{account}: {reading:?}");
        // On the way out the same words may say what would be.
        assert!(!ended(&read_in(lang, &account, true)), "{account}");
        for alone in [
            format!("# Streamora 20 GB\n{badge}"),
            format!("# Streamora 20 GB\n{badge}\n[Restart]"),
            format!("# Streamora 20 GB\n[{back}]"),
            format!("# Streamora 20 GB\n{badge}\nNext payment: 4 May 2027\n[{back}]"),
            format!("# Streamora 20 GB\n{badge}\n[{back}]\n[Cancel subscription]"),
            format!("dialog: Streamora\n{badge}\n[{back}]"),
        ] {
            let reading = read_in(lang, &alone, false);
            assert!(!ended(&reading), "{alone}: {reading:?}");
        }
    }
}

/// The day of the month on which it is paid.
const TERMS: [&str; 8] = [
    "€5.00, billed on the 1st of each month",
    "5,00 €, Abbuchung zum 1. des Monats",
    "5,00 €, prochain prélèvement le 1 de chaque mois",
    "5,00 €, próximo cobro: el 1 de cada mes",
    "R$ 5,00, próxima cobrança: dia 1 de cada mês",
    "5,00 €, prossimo addebito il 1 di ogni mese",
    "€ 5,00, volgende afschrijving op de 1e van elke maand",
    "5,00円、次回のお支払いは毎月1日",
];

fn cancelled_with(account: &'static str) -> Site {
    streamora().page("cancelled", "/account", account)
}

#[test]
fn the_day_of_the_month_on_which_it_was_paid_says_nothing_against_the_end_that_the_site_calls_it() {
    for terms in TERMS {
        let account = format!(
            "# Your account\nYour subscription has been cancelled and ends on 4 December 2026.\n{terms}\n[Restart subscription]"
        );
        let mut world = World::new(cancelled_with(account.leak()));
        world.run();
        assert!(world.result().verified, "{terms}: {:?}", world.result());
    }
}

#[test]
fn what_says_more_than_the_day_of_the_month_still_speaks_against_an_end() {
    let ends = "Your subscription has been cancelled and ends on 4 December 2026.";
    let [one, other] =
        ["€5.00, billed", "€9.00, billed"].map(|t| format!("{t} on the 1st of each month"));
    for against in [
        format!("{one}\nSports\n{other}"),
        "Your plan renews on the 1st of each month".to_owned(),
        "Next payment: 1 January 2027".to_owned(),
    ] {
        let account = format!("# Your account\n{ends}\n{against}\n[Restart subscription]");
        let mut world = World::new(cancelled_with(account.leak()));
        world.run();
        assert!(!world.result().verified, "{against}");
    }
    // Nothing was pressed: whose terms these are nobody knows.
    let account = format!("# Your account\nYour Sports plan has been cancelled.\n{one}");
    let reading = read(&account, "", false);
    assert!(!reading.says_cancelled(), "{reading:?}");
}

#[test]
fn what_was_asked_for_is_a_cancellation_only_where_the_page_calls_something_cancelled() {
    for (done, cancelled, paused) in [
        (
            "Your request has been completed.",
            "Status: cancelled",
            "Status: paused",
        ),
        (
            "Der Vorgang wurde abgeschlossen.",
            "Status: gekündigt",
            "Status: pausiert",
        ),
        (
            "Votre demande a bien été traitée.",
            "Statut : résilié",
            "Statut : en pause",
        ),
        (
            "La operación se ha realizado correctamente.",
            "Estado: cancelado",
            "Estado: pausado",
        ),
        (
            "Sua solicitação foi concluída.",
            "Status: cancelado",
            "Status: pausado",
        ),
        (
            "La tua richiesta è stata completata.",
            "Stato: disdetto",
            "Stato: in pausa",
        ),
        (
            "Je verzoek is verwerkt.",
            "Status: opgezegd",
            "Status: gepauzeerd",
        ),
        (
            "お手続きが完了しました",
            "ステータス：解約済み",
            "ステータス：休止中",
        ),
    ] {
        let say = |state: &str| read(&format!("{done}\n# Gold\n{state}"), "", true);
        let reading = say(cancelled);
        assert!(
            reading.marks.complete && ended(&reading),
            "{done}: {reading:?}"
        );
        for none in [paused, ""] {
            let reading = say(none);
            assert!(
                !ended(&reading) && !reading.marks.complete,
                "{done}: {reading:?}"
            );
        }
    }
}

/// Something beside the plan, by its name: ended; of a longer name; of what belongs to it.
const ADDONS: [[&str; 5]; 8] = [
    [
        "en",
        "The option Giga Extra has been cancelled.",
        "The option Giga Extra 200 has been cancelled.",
        "The option Giga Extra Plus has been cancelled.",
        "The option Voice of Giga Extra has been cancelled.",
    ],
    [
        "de",
        "Die Option Giga Extra wurde gekündigt.",
        "Die Option Giga Extra 200 wurde gekündigt.",
        "Die Option Giga Extra Plus wurde gekündigt.",
        "Die Option Ausland zu Giga Extra wurde gekündigt.",
    ],
    [
        "fr",
        "L'option Giga Extra a été résiliée.",
        "L'option Giga Extra 200 a été résiliée.",
        "L'option Giga Extra Plus a été résiliée.",
        "L'option Voix de Giga Extra a été résiliée.",
    ],
    [
        "es",
        "La opción Giga Extra ha sido cancelada.",
        "La opción Giga Extra 200 ha sido cancelada.",
        "La opción Giga Extra Plus ha sido cancelada.",
        "La opción Voz de Giga Extra ha sido cancelada.",
    ],
    [
        "pt",
        "A opção Giga Extra foi cancelada.",
        "A opção Giga Extra 200 foi cancelada.",
        "A opção Giga Extra Plus foi cancelada.",
        "A opção Voz da Giga Extra foi cancelada.",
    ],
    [
        "it",
        "L'opzione Giga Extra è stata disattivata.",
        "L'opzione Giga Extra 200 è stata disattivata.",
        "L'opzione Giga Extra Plus è stata disattivata.",
        "L'opzione Voce di Giga Extra è stata disattivata.",
    ],
    [
        "nl",
        "De optie Giga Extra is opgezegd.",
        "De optie Giga Extra 200 is opgezegd.",
        "De optie Giga Extra Plus is opgezegd.",
        "De optie Bellen bij Giga Extra is opgezegd.",
    ],
    [
        "ja",
        "オプション「Giga Extra」を解約しました。",
        "オプション「Giga Extra 200」を解約しました。",
        "オプション「Giga Extra Plus」を解約しました。",
        "「Giga Extra」のオプションを解約しました。",
    ],
];

#[test]
fn what_is_had_beside_a_plan_is_what_the_person_wants_to_end_where_it_is_called_so() {
    for [lang, own, counted, longer, of_it] in ADDONS {
        let reading = read_as(lang, own, "Giga Extra", true);
        assert!(
            reading.marks.complete && ended(&reading),
            "{own}: {reading:?}"
        );
        for (another, plan) in [
            (own, ""),
            (own, "Streamora Basic"),
            (counted, "Giga Extra"),
            (longer, "Giga Extra"),
            (of_it, "Giga Extra"),
        ] {
            let reading = read_as(lang, another, plan, true);
            assert!(!ended(&reading), "{another} ({plan}): {reading:?}");
        }
    }
}

/// Rows to the eye only, each with its state drawn against its name.
fn in_badges(state: &'static str, other: &'static str) -> Site {
    let rows = |own: &str| {
        format!(
            "# Your options\nVoice Plus{other}\n€1.50 every 30 days\nGiga Extra 100{own}\n€4.99 every 30 days\n(Sign out -> /logout)"
        )
    };
    let account = format!(
        "{}\n(Cancel Giga Extra 100 -> /cancel/offer)",
        rows("Active")
    );
    streamora()
        .page("account", "/account", &account)
        .page("done", "/cancel/done", "# The option Giga Extra 100 has been cancelled.\nYou can use it until 4 December 2026.")
        .page("cancelled", "/account", &rows(state))
        .goes("account", "Cancel Giga Extra 100", "offer")
}

#[test]
fn a_state_that_is_set_against_a_name_proves_the_end_of_that_one_only() {
    for (state, other, proven) in [
        ("Deactivated", "Active", true),
        ("Active", "Deactivated", false),
        ("Active", "Active", false),
        ("Paused", "Deactivated", false),
    ] {
        let mut world = World::new(in_badges(state, other));
        world.ready().order(RunOptions {
            plan: Some("Giga Extra 100".into()),
            ..options()
        });
        let result = world.result();
        let verified = result.verified && result.reason == Reason::Completed;
        assert_eq!(verified, proven, "{state} {other}: {result:?}");
    }
}

#[test]
fn what_a_shop_says_to_everybody_and_what_links_are_called_make_no_offer() {
    for (shop, offer) in [
        (
            "Free shipping on orders over $50",
            "Stay and get 2 months free.",
        ),
        (
            "Kostenloser Versand ab 50 €",
            "Bleib und erhalte 2 Monate gratis.",
        ),
        ("Livraison gratuite dès 50 €", "Restez : 2 mois gratuits."),
        (
            "Envío gratis a partir de 50 €",
            "Quédate y recibe 2 meses gratis.",
        ),
        (
            "Frete grátis acima de R$ 50",
            "Fique e ganhe 2 meses grátis.",
        ),
        (
            "Spedizione gratuita da 50 €",
            "Resta con noi: 2 mesi gratis.",
        ),
        ("Gratis verzending vanaf € 50", "Blijf: 2 maanden gratis."),
        (
            "5,000円以上のお買い上げで送料無料",
            "2か月間無料で続けられます。",
        ),
    ] {
        let page = |line: &str| {
            let url = "https://www.streamora.com/account";
            heuristics::read_text(url, &format!("{line}\nGold"), None).state
        };
        assert_ne!(page(shop), PageState::RetentionOffer, "{shop}");
        assert_eq!(page(offer), PageState::RetentionOffer, "{offer}");
    }
    for link in [
        "Offers for you",
        "Angebote",
        "Offerte per te",
        "Aanbiedingen",
    ] {
        let reading = read(&format!("({link} -> /offers)\n# Gold"), "", true);
        assert_ne!(reading.state, PageState::RetentionOffer, "{link}");
    }
}
