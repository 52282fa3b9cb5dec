//! The way in is not in sight: menus are opened, the account's pages walked, dead ends left. Nothing on the way changes anything.
use crate::script::{Site, World, options, streamora};
use crate::strangers::{next, of};
use protocol::control::RunOptions;
use protocol::task::Reason;

/// The last pages of the usual way out, from the offer on.
fn with_way_out(site: Site) -> Site {
    let way = streamora();
    let mut site = site;
    for (name, page) in way.pages {
        if !["account", "plan"].contains(&name) {
            site.pages.push((name, page));
        }
    }
    let from_offer = way
        .moves
        .into_iter()
        .filter(|m| ["offer", "survey", "last"].contains(&m.0));
    site.moves.extend(from_offer);
    site.cancels_on("Finish cancellation")
}

/// A whole run from the terminal, with turns enough to look around.
pub(crate) fn walked(site: Site) -> World {
    let mut world = World::new(site);
    world.ready().order(RunOptions {
        ask_in_page: false,
        max_turns: 40,
        ..options()
    });
    world
}

#[test]
fn the_way_in_behind_tabs_and_closed_sections_is_found_and_what_is_about_it_goes_first() {
    let account = "# Hello Sam\nRenews on 4 December 2026.\n[Shipping (closed)]";
    let section = "[All about your membership (closed)]";
    let site = Site::default()
        .page("account", "/account", &format!("{account}\n{section}\ntab: Sam's things"))
        .page("open", "/account", &format!("{account}\n[All about your membership]\nRenews on 4 December 2026.\ntab: Sam's things\ntab: Perks and renewal"))
        .page("tab", "/account", "# Hello Sam\nRenews on 4 December 2026.\n(Cancel subscription -> /cancel/offer)")
        .stays("account", "All about your membership", "open")
        .stays("open", "Perks and renewal", "tab")
        .goes("tab", "Cancel subscription", "offer");
    let world = walked(with_way_out(site));
    assert!(world.result().verified, "{:#?}", world.reports);
    let ways = [
        "All about your membership",
        "Perks and renewal",
        "Cancel subscription",
    ];
    assert_eq!(world.site.pressed[..3], ways, "{:#?}", world.site.pressed);
}

#[test]
fn the_account_is_walked_and_dead_ends_are_left_for_what_the_page_before_has_besides() {
    let site = Site::default()
        .page("account", "/account", "# Hello Sam\nPlan: Premium. Next payment 4 December 2026.\n(Everything in your plan -> /plan)\n(Billing matters -> /account/money)\n(Delete account -> /account/delete)\n(Blog -> /blog)\n[Upgrade]")
        .page("plan", "/plan", "# Everything in it\nNext payment 4 December 2026.\n(Blog -> /blog)")
        .page("money", "/account/money", "# Money\nPlan: Premium. Next payment 4 December 2026.\n(End my subscription -> /cancel/offer)")
        .goes("account", "Everything in your plan", "plan")
        .goes("account", "Billing matters", "money")
        .goes("money", "End my subscription", "offer");
    let world = walked(with_way_out(site));
    assert!(world.result().verified, "{:#?}", world.reports);
    let way = [
        "Everything in your plan",
        "Billing matters",
        "End my subscription",
    ];
    assert_eq!(world.site.pressed[..3], way, "{:#?}", world.site.pressed);
}

#[test]
fn a_site_without_a_way_out_is_given_up_and_left_as_it_was() {
    let page = |name: &str, links: &str| {
        format!("# {name}\nRenews on 4 December 2026.\n{links}\n[Upgrade]")
    };
    let site = Site::default()
        .page(
            "account",
            "/account",
            &page(
                "Account",
                "(Billing -> /account/billing)\n(Settings -> /account/settings)",
            ),
        )
        .page(
            "billing",
            "/account/billing",
            &page(
                "Billing",
                "(Account -> /account)\n(Settings -> /account/settings)",
            ),
        )
        .page(
            "settings",
            "/account/settings",
            &page(
                "Settings",
                "(Account -> /account)\n(Billing -> /account/billing)",
            ),
        )
        .goes("account", "Billing", "billing")
        .goes("account", "Settings", "settings")
        .goes("billing", "Account", "account")
        .goes("billing", "Settings", "settings")
        .goes("settings", "Account", "account")
        .goes("settings", "Billing", "billing");
    let world = walked(site);
    let result = world.result();
    assert_eq!(result.reason, Reason::NeedsHuman, "{result:?}");
    assert!(
        result.turns < 30,
        "it went round in circles: {} turns",
        result.turns
    );
    assert!(!world.site.pressed.iter().any(|p| p == "Upgrade"));
}

#[test]
fn an_offer_that_comes_back_is_declined_again_but_not_for_ever() {
    let offer = "# Stay for 50% off\nBefore you go: get 50% off for the next 3 months.\n[Accept offer]\n[No thanks, continue to cancel]";
    let again = |site: Site| {
        site.page("account", "/account", "# Your plan\nRenews on 4 December 2026.\n(Cancel subscription -> /cancel/offer)")
            .page("first", "/cancel/offer", offer)
            .page("second", "/cancel/offer", offer)
            .page("lose", "/cancel/lose", "# Before you go\nYou will lose offline listening.\n[Keep my plan]\n[Continue to cancel]")
            .goes("account", "Cancel subscription", "first")
            .goes("first", "No thanks, continue to cancel", "lose")
            .goes("lose", "Continue to cancel", "second")
    };
    let ends = again(Site::default()).goes("second", "No thanks, continue to cancel", "survey");
    let world = walked(with_way_out(ends));
    assert!(world.result().verified, "{:#?}", world.reports);

    let round = again(Site::default()).goes("second", "No thanks, continue to cancel", "lose");
    let world = walked(round);
    assert!(!world.result().success);
    assert!(world.result().turns < 20, "{}", world.result().turns);
}

#[test]
fn a_link_to_the_plans_that_runs_a_script_is_asked_about_and_only_where_nothing_else_is_left_to_try()
 {
    let site = || {
        let site = Site::default()
            .page("account", "/account", "# Hello Sam\nPlan: Premium. Next payment 4 December 2026.\n(Change plan -> )\n[Switch to Family]\n(Your billing -> /account/billing)")
            .page("billing", "/account/billing", "# Billing\nPlan: Premium. Next payment 4 December 2026.")
            .page("plans", "/account/plans", "# Plans\nPlan: Premium. Next payment 4 December 2026.\n[Switch to Family]\n(Cancel Premium -> /cancel/offer)")
            .goes("account", "Your billing", "billing")
            .goes("account", "Change plan", "plans")
            .goes("plans", "Cancel Premium", "offer");
        with_way_out(site)
    };
    let world = walked(site());
    assert!(world.result().verified, "{:#?}", world.reports);
    assert!(
        world.questions[0].contains("Change plan"),
        "{:#?}",
        world.questions
    );
    assert_eq!(world.site.pressed[..2], ["Your billing", "Change plan"]);
    let mut told_no = World::new(site());
    told_no.answer = Some(false);
    told_no.run();
    assert_eq!(
        told_no.site.pressed,
        ["Your billing"],
        "{:#?}",
        told_no.reports
    );
}

#[test]
fn a_start_page_that_only_shows_what_there_is_to_buy_is_no_account() {
    for name in [
        "See all plans",
        "Alle Tarife ansehen",
        "Découvrir nos offres",
        "Scopri i piani",
        "料金プランを見る",
    ] {
        let site = Site::default()
            .page("start", "/", &format!("# Welcome\n({name} -> /plans)"))
            .page("plans", "/plans", "# Premium\n(About us -> /about)")
            .goes("start", name, "plans");
        let world = walked(site);
        let told = format!("{:?}", world.reports);
        assert!(
            told.contains("look like one where a subscription"),
            "{told}"
        );
    }
}

const LONG: &str =
    "# Hello Sam\nPlan: Premium. Next payment 4 December 2026.\nYour films of the week.";

#[test]
fn what_is_loaded_at_the_end_of_the_page_is_found() {
    let mut site = Site::default()
        .page("account", "/account", LONG)
        .page(
            "whole",
            "/account",
            &format!("{LONG}\n(Cancel subscription -> /cancel/offer)"),
        )
        .goes("whole", "Cancel subscription", "offer");
    site.loads_below = Some(("account", "whole"));
    let world = walked(with_way_out(site));
    assert!(world.result().verified, "{:#?}", world.reports);
    assert_eq!(world.site.pressed[0], "Cancel subscription");
    assert_eq!(world.site.scrolled, 1);
}

#[test]
fn a_page_that_has_nothing_more_below_is_not_scrolled_for_ever() {
    let world = walked(Site::default().page("account", "/account", LONG));
    assert_eq!(world.result().reason, Reason::NeedsHuman);
    let scrolled = world.site.scrolled;
    assert!((1..=2).contains(&scrolled), "{scrolled}");
}

#[test]
fn a_menu_is_opened_whether_its_name_or_only_the_page_tells_that_it_is_one() {
    for menu in ["More options", "☰ Menu", "Sam's membership (popup)"] {
        let home = "# Hello Sam\nRenews on 4 December 2026.";
        let site = Site::default()
            .page("account", "/account", &format!("{home}\n[{menu}]"))
            .page(
                "open",
                "/account",
                &format!("{home}\n[{menu}]\n(Cancel subscription -> /cancel/offer)"),
            )
            .goes("open", "Cancel subscription", "offer");
        let name = menu.trim_end_matches(" (popup)");
        let world = walked(with_way_out(site.stays("account", name, "open")));
        assert!(world.result().verified, "{menu}: {:#?}", world.reports);
        assert_eq!(world.questions.len(), 1, "{menu}: {:?}", world.questions);
    }
}

#[test]
fn a_site_s_own_tabs_are_turned_to_once_each() {
    let tabs = "tab: Discover\ntab: Messages\ntab: Me";
    let page = |title: &str| format!("# {title}\nNothing of interest.\n{tabs}");
    let mut site = Site::default()
        .page("account", "/me", &page("Me"))
        .page("discover", "/discover", &page("Discover"))
        .page("messages", "/messages", &page("Messages"));
    for from in ["account", "discover", "messages"] {
        for (name, to) in [
            ("Discover", "discover"),
            ("Messages", "messages"),
            ("Me", "account"),
        ] {
            site = site.stays(from, name, to);
        }
    }
    let world = walked(site);
    assert_eq!(world.site.pressed, ["Discover", "Messages", "Me"]);
}

#[test]
fn what_is_cancelled_once_is_no_way_out_of_what_goes_on() {
    for lines in [
        "[Cancel this appointment]",
        "[Cancel my booking]",
        "[Cancel the delivery of 4 December]",
    ] {
        let account = format!("# Hello Sam\nRenews on 4 December 2026.\n{lines}");
        let world = walked(Site::default().page("account", "/account", &account));
        assert_eq!(world.result().reason, Reason::NeedsHuman, "{lines}");
        assert!(world.questions.is_empty(), "{lines}: {:?}", world.questions);
    }
}

#[test]
fn a_way_out_that_only_has_an_errand_s_word_in_its_name_is_asked_about() {
    let pages = [
        ("Hello Sam", "Renews on 4 December 2026."),
        ("Hallo Sam", "Dein Abo verlängert sich am 4. Dezember 2026."),
        (
            "Bonjour Sam",
            "Votre abonnement se renouvelle le 4 décembre 2026.",
        ),
        (
            "Hola Sam",
            "Tu suscripción se renueva el 4 de diciembre de 2026.",
        ),
        (
            "Ciao Sam",
            "Il tuo abbonamento si rinnova il 4 dicembre 2026.",
        ),
        (
            "Hallo Sam",
            "Je abonnement wordt automatisch verlengd op 4 december 2026.",
        ),
        (
            "Olá Sam",
            "Sua assinatura será renovada em 4 de dezembro de 2026.",
        ),
        ("Samさん", "プランは2026年12月4日に自動更新されます。"),
    ];
    let [en, de, fr, es, it, nl, pt, ja] = pages;
    let mut wrong = Vec::new();
    for ((hello, renews), button, asked) in [
        (en, "Cancel and return to account", true),
        (en, "Cancellation corner, and return home", true),
        (en, "Where people cancel in order of mood", true),
        (de, "Zum nächstmöglichen Termin kündigen", true),
        (fr, "Résilier et retour au compte", true),
        (es, "Confirmar el envío de la baja", true),
        (it, "Invia la disdetta e torna all'ordine", true),
        (nl, "Opzeggen en retour naar het account", true),
        (pt, "Fazer pedido de cancelamento", true),
        (ja, "解約予約する", true),
        (en, "Cancel my order", false),
        (de, "Lieferung kündigen", false),
        (fr, "Résilier cette réservation", false),
        (es, "Cancelar mi cita", false),
        (it, "Disdici l'appuntamento", false),
        (nl, "Bezorging opzeggen", false),
        (pt, "Cancelar pedido", false),
        (ja, "ご来館予約キャンセルのご案内", false),
    ] {
        let account = format!("# {hello}\n{renews}\n[{button}]");
        let world = walked(Site::default().page("account", "/account", &account));
        let questions = format!("{:?}", world.questions);
        if questions.contains(button) != asked {
            wrong.push(format!("{button}: {questions}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_chain_of_pages_does_not_hide_what_stands_beside_its_beginning() {
    let mut site = Site::default()
        .page("account", "/account", "# Hello Sam\nPlan: Premium. Next payment 4 December 2026.\n(All about your membership -> /more/1)\n(Billing matters -> /account/money)")
        .page("money", "/account/money", "# Money\nPlan: Premium. Next payment 4 December 2026.\n(End my subscription -> /cancel/offer)")
        .goes("account", "All about your membership", "1")
        .goes("account", "Billing matters", "money")
        .goes("money", "End my subscription", "offer");
    const CHAIN: [&str; 21] = [
        "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16",
        "17", "18", "19", "20", "21",
    ];
    for pair in CHAIN.windows(2) {
        let [one, next] = pair else { unreachable!() };
        let path = format!("/more/{one}");
        let lines = format!(
            "# More about your membership\nPart {one}.\n(Your membership, part {next} -> /more/{next})"
        );
        site = site.page(one, &path, &lines);
        let link = format!("Your membership, part {next}").leak();
        site = site.goes(one, link, next);
    }
    let world = walked(with_way_out(site));
    assert!(world.result().verified, "{:#?}", world.site.pressed);
}

#[test]
fn a_site_with_more_pages_than_can_be_walked_is_left_after_so_many() {
    const NAMES: [&str; 20] = [
        "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o", "p", "q", "r",
        "s", "t",
    ];
    let mut site = Site::default();
    for (n, name) in NAMES.into_iter().enumerate() {
        let next = n + 1;
        let lines = format!(
            "# Part {n}\nPlan: Premium. Next payment 4 December 2026.\n(All about your plan -> /account/{next})"
        );
        site = site.page(name, &format!("/account/{n}"), &lines);
        site = site.goes(name, "All about your plan", NAMES[next % 20]);
    }
    let world = walked(site);
    assert_eq!(
        world.result().reason,
        Reason::NeedsHuman,
        "{:#?}",
        world.reports
    );
    let pages = world.site.pressed.len();
    assert_eq!(pages, 20, "{:?}", world.site.pressed);
    assert_eq!(world.site.cancelled, 0);
}

#[test]
fn a_policy_of_cancellation_is_read_after_the_account_was_looked_at() {
    let lines = "# Hello Sam\nPlan: Premium. Next payment 4 December 2026.\n[Cancellation policy]\n(Billing -> /account/billing)\n[Manage profiles]";
    assert_eq!(next(&of("/account", lines, "en")), "Billing");
}
