//! What services that nobody had seen taught: controls of other makes, pages that come late, accounts that say little.
use crate::script::{Site, World, page, streamora};
use crate::search::walked;
use protocol::action::Action;
use protocol::message::AgentBuild;
use protocol::page_state::PageState;
use protocol::snapshot::Observation;
use subterminator_engine::heuristics;
use subterminator_engine::planner::{PastAction, PlanContext, Proposal, plan};

pub(crate) fn of(path: &str, lines: &str, lang: &str) -> PlanContext {
    let mut observation = page(path, lines);
    observation.snapshot.page.lang = lang.into();
    let read = heuristics::read(&observation, None).interpretation();
    PlanContext::first(observation, "Streamora", read)
}

pub(crate) fn on_the_way(mut context: PlanContext) -> PlanContext {
    context.in_flow = true;
    context
}

fn name_of(observation: &Observation, action: &Action) -> String {
    let mut elements = observation.snapshot.elements.iter();
    let target = elements.find(|e| Some(e.reference) == action.target());
    target.map_or(format!("{action:?}"), |e| e.name.clone())
}

/// What is pressed next, by name; else the proposal.
pub(crate) fn next(context: &PlanContext) -> String {
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

pub(crate) fn past_button(context: &PlanContext, path: &str, name: &str) -> PastAction {
    let mut past = past(context, path, name);
    if let Some(target) = &mut past.target {
        target.role = protocol::role::Role::Button;
    }
    past
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
fn a_row_that_says_that_the_renewal_is_on_is_a_way_out_and_what_turns_it_on_is_not() {
    let row = "Auto-renew On – never lose your streak";
    let lines = format!("# Your plan\nRenews on 4 December 2026.\n[{row}]");
    let site = streamora()
        .page("account", "/account", &lines)
        .stays("account", row, "offer");
    let mut world = World::new(site);
    world.build = AgentBuild::PlaywrightMcp;
    world.run();
    assert_eq!(world.site.pressed[0], row);
    assert!(world.questions[0].contains(row), "{:?}", world.questions);
    let refused = |controls: &str| {
        let lines = format!("# Your plan\nRenews on 4 December 2026.\n{controls}");
        let mut world = World::new(streamora().page("account", "/account", &lines));
        world.build = AgentBuild::PlaywrightMcp;
        world.answer = Some(false);
        world.run();
        assert!(world.site.pressed.is_empty(), "{controls}");
        world.questions
    };
    for harmful in [
        "[Turn auto-renew on]",
        "[Auto-renew on again]",
        "[Renewal reminders on]",
        "(Auto-renew on -> /subscription/reactivate)",
        "(Auto-renew on -> /billing/auto-renew/enable)",
        "(Auto-renew on -> /account#)",
        "(Auto-renew on)",
        "(Auto-renew on -> /autorenew/toggle)",
        "(Auto-renew On – get 20% off -> /offers/claim)",
    ] {
        assert_eq!(refused(harmful), Vec::<String>::new(), "{harmful}");
    }
    for asked in ["[Auto-renew off]", "(Auto-renew off -> /account#)"] {
        assert_eq!(refused(asked).len(), 1, "{asked}");
    }
    // Where two say what they do, it is the one that turns it off.
    let [only] = &refused("[Auto-renew on]\n[Auto-renew off]")[..] else {
        panic!("one question");
    };
    assert!(only.contains("“Auto-renew off”"), "{only}");
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

#[test]
fn the_routes_of_one_document_are_pages_of_their_own() {
    let lines = "# Profile\nAnna\n(Invoices -> /app#/invoices)\n(Plan -> /app#/plan)";
    let mut context = of("/app#/profile", lines, "en");
    assert_eq!(next(&context), "Plan");
    context.history.push(past(&context, "/app#/plan", "Back"));
    assert_eq!(next(&context), "Invoices");
}

#[test]
fn a_menu_that_closed_over_what_it_led_to_is_opened_again_for_what_else_it_holds() {
    let lines = "# Your plan\nRenews on 4 December 2026.\n[Plan menu (closed)]";
    let mut context = of("/account", lines, "en");
    assert_eq!(next(&context), "Plan menu");
    context
        .history
        .push(past_button(&context, "/account", "Plan menu"));
    // Nothing of what it held was pressed.
    assert_ne!(next(&context), "Plan menu");
    context.history.push(past(&context, "/account", "Invoices"));
    assert_eq!(next(&context), "Plan menu");
}

#[test]
fn a_menu_is_not_opened_for_ever() {
    let lines = "# Your plan\nRenews on 4 December 2026.\n[Plan menu (closed)]";
    let mut context = of("/account", lines, "en");
    for _ in 0..6 {
        context
            .history
            .push(past_button(&context, "/account", "Plan menu"));
        context.history.push(past(&context, "/account", "Invoices"));
    }
    assert_ne!(next(&context), "Plan menu");
}

#[test]
fn a_menu_that_something_lies_over_is_not_tried_again_and_again() {
    let lines = "# Your plan\nRenews on 4 December 2026.\n[Plan menu (closed)]";
    let mut context = of("/account", lines, "en");
    for _ in 0..2 {
        let mut covered = past_button(&context, "/account", "Plan menu");
        covered.error = Some("element_obscured".into());
        context.history.push(covered);
        context.history.push(past(&context, "/account", "Invoices"));
    }
    assert_ne!(next(&context), "Plan menu");
}

#[test]
fn what_the_columns_of_a_table_are_called_is_no_active_subscription() {
    for (lang, head, said) in [
        (
            "en",
            "Subscription Status Next payment Total",
            "Status Active Next payment 4 December 2026",
        ),
        (
            "nl",
            "Abonnement Status Volgende betaling Totaal",
            "Status Actief Volgende betaling 4 december 2026",
        ),
    ] {
        assert_ne!(of("/account", head, lang).state, PageState::AccountActive);
        assert_eq!(of("/account", said, lang).state, PageState::AccountActive);
    }
    let named = "Subscription status: renews automatically";
    assert_eq!(of("/account", named, "en").state, PageState::AccountActive);
}

#[test]
fn what_is_closed_and_about_the_subscription_is_opened_before_what_only_manages_the_account() {
    let lines = "# Premium\nRenews on 4 December 2026.\ntab: Profile\n[Manage profile]\n[Plan options (closed)]";
    assert_eq!(next(&of("/account", lines, "en")), "Plan options");
    let lines = "# Flex 20\n[Rate and services (closed)]\n[Invoices (closed)]\n[Terms and cancellation (closed)]\n(Invoices -> /invoices)";
    assert_eq!(
        next(&of("/contracts/1", lines, "en")),
        "Terms and cancellation"
    );
}

#[test]
fn where_the_named_one_has_more_to_show_the_way_out_of_all_of_them_waits() {
    let rows = "# Contracts\nrow: Audiobooks\n(Details -> /option/1)\nrow:\nnav: Foot\n(Cancel contracts here -> /cancel)\nnav:";
    let mut context = of("/contracts", rows, "en");
    context.plan = Some("Audiobooks".into());
    assert_eq!(next(&context), "Details");
    // Nothing names it here, and there is more to look at.
    let lines = "# Overview\n(Options -> /account/options)\n(Cancel contracts here -> /cancel)";
    let mut context = of("/account", lines, "en");
    assert_eq!(next(&context), "Cancel contracts here");
    context.plan = Some("Audiobooks".into());
    assert_eq!(next(&context), "Options");
}

#[test]
fn unsubscribing_among_newsletters_is_no_way_out_of_the_subscription() {
    let lines = "# Newsletters\nThe Morning Post\n(Unsubscribe from The Morning Post -> /letters/1/off)\n[Unsubscribe]";
    let context = of("/account/newsletters", lines, "en");
    let proposed = next(&context);
    assert!(!proposed.contains("Unsubscribe"), "{proposed}");
    for name in ["Unsubscribe from The Morning Post", "Unsubscribe"] {
        let verdict = crate::policy::verdict(&context.observation, name);
        assert_eq!(verdict, protocol::report::Verdict::Ask, "{name}");
    }
}

#[test]
fn to_change_to_what_costs_nothing_is_a_way_out_and_asked_about() {
    use crate::policy::verdict;
    let lines =
        "# Soon gone\nPremium ends on 4 December 2026.\n[Keep Premium]\n[Yes, switch to Free]";
    let context = on_the_way(of("/account/leave/last", lines, "en"));
    assert_eq!(next(&context), "Yes, switch to Free");
    assert_eq!(
        verdict(&context.observation, "Yes, switch to Free"),
        protocol::report::Verdict::Ask
    );
    for stays in [
        "Switch to Basic",
        "Switch to yearly and get 2 months free",
        "Switch to annual with free delivery",
        "Upgrade to Premium free",
        "Switch to ad-free",
        "Yes, upgrade me for free",
    ] {
        for line in [format!("[{stays}]"), format!("({stays} -> /plans/switch)")] {
            let offer = format!(
                "# Before you go\nWe would hate to lose you.\n{line}\n[No thanks]\n[Keep my plan]"
            );
            let page = page("/account/cancel/offer", &offer);
            let denied = verdict(&page, stays);
            assert_eq!(denied, protocol::report::Verdict::Deny, "{line}");
        }
    }
    // It may be all that there is to it, however it is drawn.
    let link = "# Your plan\nRenews on 4 December 2026.\n(Switch to Free -> /billing/downgrade)";
    assert_eq!(
        verdict(&page("/account", link), "Switch to Free"),
        protocol::report::Verdict::Ask
    );
    let no =
        "# Keep Pro for half the price?\n[Keep Pro]\n(No, switch to Free -> /billing/downgrade)";
    assert_eq!(
        verdict(&page("/account/cancel/offer", no), "No, switch to Free"),
        protocol::report::Verdict::Ask
    );
    // Called by what it ends.
    let trial = "# Your trial\nRenews on 4 December 2026.\n(Cancel free trial -> /cancel)";
    assert_eq!(
        verdict(&page("/account", trial), "Cancel free trial"),
        protocol::report::Verdict::Allow
    );
}

#[test]
fn a_next_payment_of_none_renews_nothing() {
    for (lang, line) in [
        ("en", "Next payment: none"),
        ("en", "Next billing date: –"),
        ("de", "Nächste Zahlung: keine"),
        ("ja", "次回更新日 なし"),
    ] {
        let lines = format!("# Account\n{line}");
        assert_ne!(
            of("/account", &lines, lang).state,
            PageState::AccountActive,
            "{line}"
        );
    }
    for renews in [
        "Next payment: 4 December",
        "Plus: next charge 4 May 2027, discounts: none",
        "Premium Renews on 4 May 2027 –",
        "Your Plus plan is active, discounts: none",
    ] {
        let context = of("/account", &format!("# Account\n{renews}"), "en");
        let read = heuristics::read(&context.observation, None);
        assert!(read.marks.active, "{renews}");
    }
}

#[test]
fn what_a_friend_is_to_be_brought_along_for_is_no_offer_to_stay() {
    let lines = "# Step 1 of 4\nWhat went wrong?\nRefer a friend and get 60 € off your next box.\no Price\no Time\n[Next]";
    let context = on_the_way(of("/plan/cancel/reason", lines, "en"));
    assert_ne!(context.state, PageState::RetentionOffer);
    let family = "# One more thing\nWe recommend our Family plan at 50% off.\n[Yes]\n[No]";
    assert_eq!(
        of("/plan/cancel/offer", family, "en").state,
        PageState::RetentionOffer
    );
    let stay = "Stay and we give you and a friend 3 months for free.\n[Yes]\n[No]";
    assert_eq!(
        of("/plan/cancel/offer", stay, "en").state,
        PageState::RetentionOffer
    );
    // One of the steps, though nothing says what it asks.
    assert_eq!(next(&context), "Price");
}

#[test]
fn plans_with_their_prices_are_not_chosen_among_on_a_step_that_nothing_names() {
    let lines = "# Step 1 of 4\nPick one\no Basic 5\no Extra 9\n[Next]";
    let context = on_the_way(of("/plan/cancel/reason", lines, "en"));
    assert!(!next(&context).contains('5') && !next(&context).contains('9'));
}

#[test]
fn what_ends_on_a_day_beside_what_keeps_it_is_still_to_be_ended() {
    let lines = "# Soon gone\nPremium ends on 4 December 2026.\nYour playlists stay.\n[Keep Premium]\n[Yes, stop it]";
    let mut observation = page("/account/leave/last", lines);
    observation.snapshot.page.lang = "en".into();
    let known = heuristics::Known {
        in_flow: true,
        ..heuristics::Known::default()
    };
    let read = heuristics::read_knowing(&observation, &known);
    assert_eq!(read.state, PageState::FinalConfirmation);
}

#[test]
fn reasons_drawn_as_buttons_that_stay_pressed_are_answers_while_the_way_on_waits_for_one() {
    use crate::policy::verdict;
    use protocol::report::Verdict;
    use protocol::snapshot::ElementState;
    let tiles = |on: &str| {
        let lines = format!(
            "# Tell us why you are leaving\n[Too expensive]\n[No time]\n[Another reason]\n{on}\n[Keep my subscription]"
        );
        let mut context = on_the_way(of("/account/cancel", &lines, "en"));
        let reasons = ["Too expensive", "No time", "Another reason"];
        for element in &mut context.observation.snapshot.elements {
            if reasons.contains(&element.name.as_str()) {
                element.state.push(ElementState::Unchecked);
            }
        }
        context
    };
    let waiting = tiles("[Continue (disabled)]");
    assert_eq!(waiting.state, PageState::ExitSurvey);
    assert_eq!(next(&waiting), "Another reason");
    assert_eq!(
        verdict(&waiting.observation, "Another reason"),
        Verdict::Allow
    );
    // Where nothing waits, the press may be all that it takes.
    let mut last = tiles("[Continue (disabled)]\n[Yes, cancel]");
    for element in &mut last.observation.snapshot.elements {
        if element.name == "Yes, cancel" {
            element.state.push(ElementState::Unchecked);
        }
    }
    assert_eq!(verdict(&last.observation, "Yes, cancel"), Verdict::Ask);
    let at_once = tiles("Choose one");
    assert_eq!(
        verdict(&at_once.observation, "Another reason"),
        Verdict::Ask
    );
}

#[test]
fn reasons_drawn_as_boxes_are_answers_and_a_box_that_may_be_a_deed_is_asked_about() {
    use crate::policy::verdict;
    use protocol::report::Verdict;
    use protocol::role::Role;
    let lines = "# Tell us why you are leaving\n[Too expensive]\n[No time]\n[Something else]\n[Say goodbye]";
    let mut context = on_the_way(of("/account/cancel", lines, "en"));
    for element in &mut context.observation.snapshot.elements {
        if element.role == Role::Button {
            element.role = Role::Generic;
        }
    }
    assert_eq!(context.state, PageState::ExitSurvey);
    assert_eq!(next(&context), "Something else");
    assert_eq!(
        verdict(&context.observation, "Something else"),
        Verdict::Allow
    );
    assert_eq!(verdict(&context.observation, "Say goodbye"), Verdict::Ask);
}

#[test]
fn a_cookie_banner_in_words_of_its_own_is_refused_and_no_offer_is() {
    use crate::policy::verdict;
    use protocol::report::Verdict;
    let banner = "# Account\nRenews on 4 December 2026.\nWe use cookies to keep the lights on.\n[Yes, that's fine]\n[Essential only]";
    assert_eq!(
        verdict(&page("/account", banner), "Essential only"),
        Verdict::Allow
    );
    for terms in ["From 1 May your plan costs 12.99.", "Is this your device?"] {
        let lines = format!(
            "# Account\n{terms}\n[I agree]\n[Do not accept]\nnav: Foot\n(Terms -> /terms)\n(Cookies -> /cookies)\nnav:"
        );
        let mut page = page("/account", &lines);
        // Links that stand in one line are read as one.
        page.text = format!("Account\n{terms}\nI agree Do not accept\nTerms Cookies");
        assert_eq!(verdict(&page, "Do not accept"), Verdict::Ask, "{terms}");
        page.text = format!("We use cookies.\n{terms}\nI agree Do not accept");
        assert_eq!(verdict(&page, "Do not accept"), Verdict::Ask, "{terms}");
    }
    let plans = "# Account\nRenews on 4 December 2026.\nContinue with Essential?\n[Yes]\n[Essential only]\n(Cookies -> /cookies)";
    assert_ne!(
        verdict(&page("/account", plans), "Essential only"),
        Verdict::Allow
    );
}

#[test]
fn a_list_of_plans_without_an_address_is_asked_for_last_and_a_named_plan_never() {
    use crate::policy::verdict;
    use protocol::report::Verdict;
    let lines = "# Your plan\nRenews on 4 December 2026.\n[Change plan]\n[Upgrade to Duo]";
    let context = of("/account/plan", lines, "en");
    assert_eq!(verdict(&context.observation, "Change plan"), Verdict::Ask);
    assert_eq!(
        verdict(&context.observation, "Upgrade to Duo"),
        Verdict::Deny
    );
    let mut context = context;
    context.tried = vec![subterminator_engine::planner::Tried {
        action: Action::ScrollPage {
            direction: protocol::action::Direction::Bottom,
            amount: 0,
        },
        target: None,
    }];
    assert_eq!(next(&context), "Change plan");
}

#[test]
fn that_a_cancellation_has_to_be_received_is_no_cancellation() {
    for (lang, lines) in [
        (
            "de",
            "# Ihr Vertrag\nTarif Premium\nSpätestens zum 15. müssen wir Ihre Kündigung erhalten.",
        ),
        (
            "en",
            "# Cancel\nYou'll get an email saying we've received your cancellation.\n[Send]",
        ),
        (
            "en",
            "# Thanks\nWe've received your cancellation.\nOne more step: reply to the email we sent.",
        ),
        (
            "es",
            "# Baja\nTe escribiremos diciendo que hemos recibido tu cancelación",
        ),
    ] {
        let read = heuristics::read(&of("/account/end", lines, lang).observation, None);
        assert!(!read.says_cancelled(), "{lines}: {read:?}");
    }
    let done = "# Wir haben deine Kündigung erhalten\nDein Vertrag endet am 31.12.2026.\nEine Bestätigung haben wir dir geschickt.";
    let read = heuristics::read(&of("/konto/ende", done, "de").observation, None);
    assert!(read.says_cancelled(), "{read:?}");
}

#[test]
fn a_subscription_that_is_called_so_can_be_ended_among_the_newsletters() {
    let lines = "# Newsletters\nThe Daily Letter, 5 USD a month\n[Cancel subscription]";
    let context = of("/account/newsletters", lines, "en");
    assert_eq!(next(&context), "Cancel subscription");
    // A newsletter's own way out may be called so, too.
    let link = "# Newsletters\n(Cancel subscription -> /newsletter/unsubscribe)";
    let verdict =
        crate::policy::verdict(&page("/account/newsletters", link), "Cancel subscription");
    assert_eq!(verdict, protocol::report::Verdict::Ask);
}

#[test]
fn what_is_closed_and_speaks_of_ending_is_opened_first_also_where_one_is_named() {
    let lines = "# Flex 20 GB\n[Tarif und Leistungen (closed)]\n[Rechnungen (closed)]\n[Laufzeit und Kündigung (closed)]\n(Rechnungen -> /rechnungen)";
    let mut context = of("/meine-vertraege/c7712", lines, "de");
    assert_eq!(next(&context), "Laufzeit und Kündigung");
    context.plan = Some("Flex 20 GB".into());
    assert_eq!(next(&context), "Laufzeit und Kündigung");
}

#[test]
fn a_reason_that_is_drawn_as_a_button_is_no_way_on_whatever_it_says() {
    use protocol::snapshot::ElementState;
    let lines = "# Dites-nous pourquoi vous partez\n[Trop cher]\n[Je pars en vacances]\n[Autre raison]\n[Continuer]";
    let mut context = on_the_way(of("/compte/resiliation", lines, "fr"));
    context.state = PageState::ExitSurvey;
    for element in &mut context.observation.snapshot.elements {
        let state = match element.name.as_str() {
            "Autre raison" => ElementState::Checked,
            "Trop cher" | "Je pars en vacances" => ElementState::Unchecked,
            _ => continue,
        };
        element.state.push(state);
    }
    assert_eq!(next(&context), "Continuer");
}

/// A step of the way out, drawn over the account's page, which goes on saying that it is active.
fn over_the_account(step: &str) -> PlanContext {
    let lines = format!(
        "# Your account\nPlan: Premium\nStatus: Active\ndialog: Leaving\nStep 2 of 4\n{step}\n[Close]\n[Next (disabled)]"
    );
    let mut context = on_the_way(of("/account", &lines, "en"));
    context.state = PageState::AccountActive;
    context
}

#[test]
fn a_list_in_a_step_over_the_account_is_opened_while_the_way_on_waits() {
    assert_eq!(next(&over_the_account("list: The cause")), "The cause");
}

#[test]
fn asked_what_they_want_to_do_the_person_wants_it_to_end() {
    let step = "# What would you like to do?\no Take another plan\no Take my number with me\no End my subscription";
    assert_eq!(next(&over_the_account(step)), "End my subscription");
}

#[test]
fn a_badge_beside_the_plan_s_name_says_that_it_is_cancelled() {
    let told = |line: &str| {
        let lines =
            format!("# Good to see you\nYour subscription\n{line}\nSubscriber since March 2021");
        heuristics::read(&page("/account", &lines), None)
    };
    let ended = told("Courier Digital + Weekend Print Cancelled – ends 14 December 2026");
    assert_eq!(ended.state, PageState::AccountCancelled, "{ended:?}");
    for line in [
        "Courier Digital + Weekend Print can be cancelled until 14 December 2026",
        "If Courier Digital is not cancelled until 14 December 2026, it renews",
    ] {
        assert_ne!(told(line).state, PageState::AccountCancelled, "{line}");
    }
}

#[test]
fn what_is_under_way_is_not_pressed_again_however_its_button_is_called_meanwhile() {
    for (name, lines) in [
        ("Sending…", "[Sending…]"),
        ("Opening…", "[Opening…]"),
        ("Processing", "[Processing]"),
        ("Envoi en cours…", "[Envoi en cours…]"),
        ("送信中", "[送信中]"),
    ] {
        let lines = format!(
            "# Are you sure you want to cancel?\nYour subscription ends on 4 December 2026.\n[Keep subscription]\n{lines}"
        );
        let site = streamora()
            .page("sending", "/cancel/confirm", &lines)
            .stays("sending", name, "done");
        let mut site = site;
        site.moves
            .retain(|(from, _, to, _)| (*from, *to) != ("last", "done"));
        let mut world = World::new(site.stays("last", "Finish cancellation", "sending"));
        world.run();
        assert!(world.questions.iter().all(|q| !q.contains(name)), "{name}");
        assert!(world.site.pressed.iter().all(|p| p != name), "{name}");
        assert_eq!(world.site.cancelled, 1);
        assert!(world.result().verified, "{name}: {:?}", world.result());
    }
}

#[test]
fn what_goes_on_with_cancelling_is_no_button_at_work() {
    for name in ["Continue cancelling…", "No thanks, continue cancelling."] {
        let offer = format!(
            "# Stay for 50% off\nBefore you go: get 50% off for the next 3 months.\n[Accept offer]\n[{name}]"
        );
        let site = streamora().page("offer", "/cancel/offer", &offer);
        let mut world = World::new(site.goes("offer", name, "survey"));
        world.run();
        assert!(world.site.pressed.iter().any(|p| p == name), "{name}");
        assert!(world.result().verified, "{name}");
    }
}

#[test]
fn a_page_that_asks_what_one_wants_to_do_is_answered_before_anything_else_on_it_is_opened() {
    let lines = "# What would you like to do?\no Move to another home centre\no Take a break\no Change my bank details\no Leave Streamora\n[Continue]\n(Membership terms -> /terms)";
    let context = of("/membership/change", lines, "en");
    assert_eq!(context.state, PageState::ExitSurvey);
    assert_eq!(next(&context), "Leave Streamora");
}

#[test]
fn a_way_in_whose_page_was_left_is_not_taken_again_from_every_page() {
    let lines = "# Your plan\nRenews on 4 December 2026.\n(Cancel membership -> /leave)\n(Invoices -> /account/billing)";
    let mut context = of("/account", lines, "en");
    assert_eq!(next(&context), "Cancel membership");
    context
        .history
        .push(past(&context, "/account", "Cancel membership"));
    context.history.push(past(&context, "/leave", "Account"));
    assert_eq!(next(&context), "Invoices");
}

#[test]
fn how_one_pays_is_nobody_else_s_bill() {
    for (lang, line) in [
        ("en", "Your plan is paid by direct debit"),
        ("de", "Bezahlt per Lastschrift"),
        ("nl", "€ 14,50 · betaald via incasso"),
        ("nl", "€ 14,50 · betaald via iDEAL"),
    ] {
        assert_ne!(
            of("/account", line, lang).state,
            PageState::ThirdPartyBilling,
            "{line}"
        );
    }
    let billed = "Je abonnement is afgesloten en wordt betaald via Apple.";
    let state = of("/account", billed, "nl").state;
    assert_eq!(state, PageState::ThirdPartyBilling);
}

/// What a shop's account calls a subscription that runs out: it was cancelled, and its last day is still to come.
#[test]
fn a_state_of_waiting_for_the_cancellation_says_that_it_was_cancelled_and_one_of_waiting_for_a_word_does_not()
 {
    let read = |line: &str, lang: &str| {
        let mut page = page("/account", &format!("# 4117\n{line}"));
        page.snapshot.page.lang = lang.into();
        heuristics::read(&page, None).state
    };
    for (lang, line) in [
        ("en", "Status: Pending cancellation"),
        ("de", "Status: Kündigung vorgemerkt"),
        ("nl", "Status: In afwachting van annulering"),
        ("fr", "Statut : En attente d'annulation"),
        ("es", "Estado: Pendiente de cancelación"),
        ("pt", "Status: Aguardando cancelamento"),
        ("it", "Stato: In attesa di annullamento"),
        ("ja", "状態: 解約待ち"),
        (
            "en",
            "Status: Pending cancellation (active until 2 December 2026)",
        ),
        (
            "de",
            "Status: Kündigung vorgemerkt (läuft bis 2. Dezember 2026)",
        ),
        (
            "nl",
            "Status: In afwachting van annulering (loopt tot 2 december 2026)",
        ),
        (
            "fr",
            "Statut : En attente d'annulation (actif jusqu'au 2 décembre 2026)",
        ),
        (
            "es",
            "Estado: Pendiente de cancelación (activa hasta el 2 de diciembre de 2026)",
        ),
        (
            "pt",
            "Status: Aguardando cancelamento (ativa até 2 de dezembro de 2026)",
        ),
        (
            "it",
            "Stato: In attesa di annullamento (attivo fino al 2 dicembre 2026)",
        ),
        ("ja", "状態: 解約待ち（2026年12月2日まで）"),
    ] {
        assert_eq!(read(line, lang), PageState::AccountCancelled, "{line}");
    }
    for (lang, line) in [
        ("es", "Cancelación pendiente de confirmación"),
        ("es", "Pendiente de cancelación por nuestro equipo"),
        ("de", "Kündigung noch nicht bestätigt"),
        ("ja", "キャンセル待ち"),
    ] {
        assert_ne!(read(line, lang), PageState::AccountCancelled, "{line}");
    }
}

/// In many languages the word for the end is also the one for the notice that the customer sends: what waits for that goes on.
#[test]
fn what_waits_for_a_notice_or_for_somebody_s_leave_is_not_called_cancelled() {
    let mut wrong = Vec::new();
    for (lang, line) in [
        ("en", "Status: Pending cancellation by written notice"),
        (
            "en",
            "Your pending cancellation must still be released by our team.",
        ),
        ("en", "Cancellation pending your written notice"),
        (
            "de",
            "Ihre ausstehende Kündigung muss unser Team noch freigeben.",
        ),
        ("de", "Status: Kündigung ausstehend"),
        ("nl", "Status: In afwachting van opzegging door de klant"),
        ("nl", "Status: In afwachting van opzegging"),
        (
            "nl",
            "In afwachting van annulering door ons team blijft alles zoals het is.",
        ),
        ("fr", "Statut : En attente de résiliation par notre service"),
        ("es", "Estado: Pendiente de baja por escrito"),
        ("pt", "Status: Aguardando cancelamento pela nossa equipe"),
        ("it", "Stato: In attesa di disdetta scritta"),
        ("it", "Stato: In attesa di disdetta"),
        ("ja", "状態: お客様からの解約待ち"),
        (
            "en",
            "Status: Pending cancellation until you confirm by 2 December 2026",
        ),
        ("de", "Status: Kündigung vorgemerkt, bis Sie sie bestätigen"),
        (
            "nl",
            "Status: In afwachting van annulering tot u op 2 december 2026 bevestigt",
        ),
        (
            "fr",
            "Statut : En attente d'annulation jusqu'à votre confirmation",
        ),
        (
            "es",
            "Estado: Pendiente de cancelación hasta que usted confirme",
        ),
        (
            "pt",
            "Status: Aguardando cancelamento até a sua confirmação",
        ),
        ("it", "Stato: In attesa di annullamento fino alla conferma"),
        (
            "ja",
            "状態: 解約待ち（2026年12月2日までに書面をお送りください）",
        ),
        ("ja", "解約待ちの方は書面をお送りください"),
    ] {
        let mut page = page("/account", &format!("# 4117\n{line}"));
        page.snapshot.page.lang = lang.into();
        let read = heuristics::read(&page, None);
        let said = read.state == PageState::AccountCancelled;
        if said || read.shows_cancelled() || read.proves_cancelled() {
            wrong.push(format!("{line}: {read:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
