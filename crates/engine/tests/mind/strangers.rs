//! What services that nobody had seen taught: controls of other makes, pages that come late, accounts that say little.
use crate::script::{Site, World, page, streamora};
use crate::search::walked;
use protocol::action::Action;
use protocol::page_state::PageState;
use protocol::snapshot::Observation;
use subterminator_engine::heuristics;
use subterminator_engine::planner::{PastAction, PlanContext, Proposal, plan};

fn of(path: &str, lines: &str, lang: &str) -> PlanContext {
    let mut observation = page(path, lines);
    observation.snapshot.page.lang = lang.into();
    let read = heuristics::read(&observation, None).interpretation();
    PlanContext::first(observation, "Streamora", read)
}

fn on_the_way(mut context: PlanContext) -> PlanContext {
    context.in_flow = true;
    context
}

fn name_of(observation: &Observation, action: &Action) -> String {
    let mut elements = observation.snapshot.elements.iter();
    let target = elements.find(|e| Some(e.reference) == action.target());
    target.map_or(format!("{action:?}"), |e| e.name.clone())
}

/// What is pressed next, by name; else the proposal.
fn next(context: &PlanContext) -> String {
    match plan(context) {
        Ok(Proposal::Act { action, .. }) => name_of(&context.observation, &action),
        other => format!("{other:?}"),
    }
}

/// Pressed at this address before, and it worked.
fn past(context: &PlanContext, path: &str, name: &str) -> PastAction {
    let observation = page(path, &format!("({name} -> /somewhere)"));
    let element = observation.snapshot.elements[0].clone();
    PastAction {
        action: Action::Click {
            target: element.reference,
        },
        target: Some(element.identity()),
        url: format!("https://www.streamora.com{path}"),
        before: context.state,
        error: None,
    }
}

#[test]
fn what_is_closed_here_comes_before_a_page_that_was_seen_already() {
    let lines = "# Plan\nFull HD, two screens.\n(Account -> /account)\n[Other matters (closed)]";
    let mut context = of("/account/plan", lines, "en");
    assert_eq!(next(&context), "Account");
    context.history.push(past(&context, "/account", "See plan"));
    assert_eq!(next(&context), "Other matters");
}

#[test]
fn a_link_to_the_way_out_is_known_by_its_address_before_an_article_about_it() {
    let lines = "# Your plan\nRenews on 4 December 2026.\n(Read more -> /help/cancel)\n(Talk to us -> /account/leaving)";
    assert_eq!(next(&of("/account", lines, "en")), "Talk to us");
}

#[test]
fn a_switch_for_the_renewal_is_a_way_out_and_the_person_is_asked_about_it() {
    let site = streamora()
        .page(
            "account",
            "/account",
            "# Your plan\nRenews on 4 December 2026.\nswitch: Auto-renew",
        )
        .stays("account", "Auto-renew", "offer");
    let mut world = World::new(site);
    world.run();
    assert_eq!(world.site.pressed[0], "Auto-renew");
    assert!(
        world.questions[0].contains("“Auto-renew” (switch)"),
        "{:?}",
        world.questions
    );
    let mut refused = World::new(streamora().page(
        "account",
        "/account",
        "# Your plan\nRenews on 4 December 2026.\nswitch: Auto-renew",
    ));
    refused.answer = Some(false);
    refused.run();
    assert!(
        refused.site.pressed.is_empty(),
        "{:?}",
        refused.site.pressed
    );
}

#[test]
fn a_list_that_the_page_draws_itself_is_opened_and_answered() {
    let lines =
        "# Why are you leaving?\nPlease tell us why.\nlist: Choose a reason\n[Next (disabled)]";
    let context = on_the_way(of("/cancel/survey", lines, "en"));
    assert_eq!(next(&context), "Choose a reason");
    let open = format!(
        "{lines}\noption: Too expensive\noption: Something else\noption: Moved to another app"
    );
    let context = on_the_way(of(
        "/cancel/survey",
        &open.replace("list: Choose a reason", ""),
        "en",
    ));
    assert_eq!(next(&context), "Something else");
}

#[test]
fn a_dialog_on_the_way_out_is_answered_by_the_words_that_it_is_called_by() {
    let lines = "# Settings\nRenews on 4 December 2026.\ndialog: Deactivate automatic renewal?\nYou keep access until 4 December 2026.\n[Deactivate]\n[Cancel]";
    assert_eq!(
        next(&on_the_way(of("/settings", lines, "en"))),
        "Deactivate"
    );
}

#[test]
fn before_anything_is_given_up_on_the_way_out_the_page_is_waited_for_once() {
    let lines = "# One moment\n(Home -> /)";
    let mut context = on_the_way(of("/cancel/next", lines, "en"));
    assert!(next(&context).contains("Wait"), "{}", next(&context));
    context.history.push(PastAction {
        action: Action::Wait { ms: 2000 },
        target: None,
        url: "https://www.streamora.com/cancel/next".into(),
        before: PageState::Unknown,
        error: None,
    });
    assert!(!next(&context).contains("Wait"), "{}", next(&context));
}

#[test]
fn a_support_number_on_an_account_page_is_no_reason_to_send_anybody_to_the_phone() {
    let lines = "# Hello Sam\nPlan: Premium. Next payment 4 December 2026.\nQuestions? Call us at 1-800-555-0199.\n(Everything in your plan -> /plan)";
    assert_eq!(
        next(&of("/account", lines, "en")),
        "Everything in your plan"
    );
    let lines = "# Hello Sam\nPlan: Premium. Next payment 4 December 2026.\nTo cancel your plan call us at 1-800-555-0199.\n(Everything in your plan -> /plan)";
    assert!(next(&of("/account", lines, "en")).contains("1-800-555-0199"));
}

#[test]
fn the_number_to_dial_is_the_page_s_own_link_and_never_the_customer_s_number() {
    let lines = "# Finish cancelling\nPlease call us to cancel and have your number SC-20418837 to hand.\n(0330 818 4420 -> tel:03308184420)";
    let advice = next(&on_the_way(of("/cancel", lines, "en")));
    assert!(advice.contains("Call 0330 818 4420."), "{advice}");
    assert!(!advice.contains("20418837"), "{advice}");
}

#[test]
fn a_no_and_what_is_wanted_instead_are_told_apart_by_the_comma() {
    for (lang, offer, out) in [
        (
            "es",
            "Antes de irte: 50% de descuento.",
            "No, quiero cancelar",
        ),
        (
            "pt",
            "Antes de sair: 50% de desconto.",
            "Não, quero abrir mão da minha evolução",
        ),
        (
            "it",
            "Prima di andare: 50% di sconto.",
            "Mi piace la pubblicità, vado avanti",
        ),
        (
            "en",
            "Before you go: get 50% off.",
            "I’m okay with losing my streak",
        ),
    ] {
        let lines = format!("# {offer}\n[{out}]");
        let context = on_the_way(of("/cancel/offer", &lines, lang));
        assert_eq!(next(&context), out, "{lang}");
    }
    let kept = "# Antes de irte: 50% de descuento.\n[No quiero cancelar]";
    let context = on_the_way(of("/cancel/offer", kept, "es"));
    assert_ne!(next(&context), "No quiero cancelar");
}

#[test]
fn signing_out_is_no_way_out_whatever_the_service_is_called() {
    for (lang, label) in [
        ("es", "Cerrar sesión en Account"),
        ("pt", "Terminar sessão em Account"),
        ("it", "Esci dall’account"),
        ("fr", "Se déconnecter d’Account"),
    ] {
        let lines = format!("# Account\n[{label}]");
        assert_ne!(next(&of("/account", &lines, lang)), label, "{lang}");
    }
}

#[test]
fn an_account_that_says_nothing_of_the_subscription_is_no_proof_and_the_page_of_the_way_in_is_looked_at()
 {
    let home = "# My account\nFrom here you can manage your addresses and your password.\n(My plan -> /account/plan)";
    let site = streamora()
        .page("account", "/account", home)
        .page("plan", "/account/plan", "# Premium\nStatus: Active. Renews on 4 December 2026.\n(Cancel subscription -> /cancel/offer)")
        .page("cancelled", "/account", home)
        .goes("account", "My plan", "plan");
    let mut site = site.page("after", "/account/plan", "# Premium\nYour subscription has been cancelled and ends on 4 December 2026.\n[Restart subscription]");
    site.second_look = Some(Site::out_of_order());
    let world = walked(site);
    let opened = format!("{:#?}", world.effects);
    assert!(
        opened.contains("https://www.streamora.com/account/plan"),
        "{opened}"
    );
}

#[test]
fn what_says_that_it_does_not_end_by_this_calls_nothing_cancelled() {
    for (lang, text) in [
        ("nl", "Een lopend lidmaatschap stopt hierdoor niet."),
        ("de", "Ein laufendes Abo endet dadurch nicht."),
    ] {
        let mut observation = page("/account", &format!("# Account\n{text}"));
        observation.snapshot.page.lang = lang.into();
        let reading = heuristics::read(&observation, None);
        assert!(
            !reading.marks.cancelled && !reading.says_cancelled(),
            "{text}: {reading:?}"
        );
    }
}
