//! Ways out that stand behind something else: a conversation, the settings of the named one, one option among several. What only looks
//! like a way out is left alone, and whoever isn't sure asks.
use crate::script::{Site, World, options, page, streamora};
use crate::search::walked;
use crate::strangers::{next, of, on_the_way, past_button};
use protocol::action::Action;
use protocol::control::RunOptions;
use protocol::geometry::Rect;
use protocol::held::Hold;
use protocol::snapshot::UnreadFrame;
use protocol::task::Reason;
use subterminator_engine::effect::Effect;
use subterminator_engine::heuristics::{Intent, intent};
use subterminator_engine::planner::PastAction;

fn pressed(world: &World, name: &str) -> bool {
    world.site.pressed.iter().any(|p| p == name)
}

fn asked(world: &World, name: &str) -> bool {
    let name = format!("“{name}”");
    world.questions.iter().any(|q| q.contains(&name))
}

fn of_the_named(plan: &str, site: Site) -> World {
    let mut world = World::new(site);
    world.ready().order(RunOptions {
        ask_in_page: false,
        max_turns: 40,
        plan: Some(plan.into()),
        ..options()
    });
    world
}

const LAW: &str = "(Cancel memberships here -> /law/cancel)";

/// One option of several, and in the foot of every page what the law wants: to end the whole contract.
fn one_option() -> Site {
    let option = "# Audio Flat\n€4.99 a month. Active. Renews on 4 December 2026.\n(End this add-on -> /cancel/offer)\n(Back to the list -> /account)";
    streamora()
        .page("account", "/account", &format!("# Your contract\nPlan: Mobile. Next payment 4 December 2026.\n(Your plan and options -> /account/plan)\n{LAW}"))
        .page("option", "/account/plan", &format!("{option}\n{LAW}"))
        .page("law", "/law/cancel", "# End the whole contract\n[Finish it now]")
        .page("gone", "/account/plan", "# Audio Flat\nYour subscription has been cancelled and ends on 4 December 2026.\n[Restart subscription]")
        .goes("account", "Your plan and options", "option")
        .goes("account", "Cancel memberships here", "law")
        .goes("option", "Cancel memberships here", "law")
        .goes("option", "End this add-on", "offer")
}

#[test]
fn what_stands_in_the_foot_of_every_page_is_no_way_out_of_the_named_one() {
    let world = of_the_named("Audio Flat", one_option());
    assert!(
        pressed(&world, "End this add-on"),
        "{:?}",
        world.site.pressed
    );
    assert!(!pressed(&world, "Cancel memberships here"));
}

#[test]
fn on_the_way_out_the_foot_s_own_way_in_comes_after_what_leads_on() {
    let offer = format!(
        "# Stay for 50% off\nBefore you go: get 50% off for the next 3 months.\n[Accept offer]\n[Continue]\n{LAW}"
    );
    let site = one_option()
        .page("offer", "/cancel/offer", &offer)
        .goes("offer", "Continue", "survey")
        .goes("offer", "Cancel memberships here", "law");
    let world = of_the_named("Audio Flat", site);
    assert!(pressed(&world, "Continue"), "{:?}", world.site.pressed);
    assert!(!pressed(&world, "Cancel memberships here"));
}

const GUIDE: &str = "# Service guide\nChoose an answer and we help you step by step.";
const FIRST: &str = "[Where is my parcel]\n[Travelling for a while]\n[Something else]";
const SECOND: &str = "[Where is my parcel (disabled)]\n[Travelling for a while (disabled)]\n[Something else (disabled)]\n[The invoice]\n[The app]\n[Unsure about my subscription]";

fn conversation() -> Site {
    streamora()
        .page("account", "/account", "# Your account\nPlan: Premium. Next payment 4 December 2026.\n(Service guide -> /account/guide)")
        .page("first", "/account/guide", &format!("{GUIDE}\n{FIRST}"))
        .page("second", "/account/guide", &format!("{GUIDE}\n{SECOND}"))
        .goes("account", "Service guide", "first")
        .stays("first", "Something else", "second")
        .goes("second", "Unsure about my subscription", "last")
}

#[test]
fn a_conversation_is_led_to_the_subscription_and_each_answer_is_asked_about() {
    let world = walked(conversation());
    assert!(world.result().verified, "{:#?}", world.reports);
    for answer in ["Something else", "Unsure about my subscription"] {
        assert!(asked(&world, answer), "{answer}: {:?}", world.questions);
    }
    for other in ["Where is my parcel", "Travelling for a while", "The app"] {
        assert!(!pressed(&world, other), "{other}");
    }
    let mut refused = World::new(conversation());
    refused.answer = Some(false);
    refused.run();
    assert!(!pressed(&refused, "Something else"));
    assert_eq!(refused.site.cancelled, 0);
}

/// What is approved and isn't called the last step may send nothing of its own accord once it was answered: its page is held until it was
/// read, and longer where it drew the next step.
#[test]
fn an_approved_step_is_held_once_it_has_drawn_something_and_let_go_where_that_is_no_next_step() {
    let world = walked(conversation());
    let approved = |e: &Effect| match e {
        Effect::Act { hold, .. } => {
            matches!(hold, Hold::Approved | Hold::ApprovedStep).then_some(*hold)
        }
        _ => None,
    };
    let orders: Vec<Hold> = world.effects.iter().filter_map(approved).collect();
    let (last, steps) = orders.split_last().unwrap();
    assert_eq!(*last, Hold::Approved);
    assert!(!steps.is_empty() && steps.iter().all(|h| *h == Hold::ApprovedStep));
    let told = |world: &World| {
        let told = |e: &&Effect| matches!(e, Effect::HoldOn | Effect::OpenLine);
        world
            .effects
            .iter()
            .filter(told)
            .cloned()
            .collect::<Vec<_>>()
    };
    assert_eq!(told(&world), [Effect::OpenLine], "it stands there still");
    let next = format!("{GUIDE}\n[The invoice]\n[Unsure about my subscription]");
    let drawn = walked(conversation().page("second", "/account/guide", &next));
    assert_eq!(told(&drawn), [Effect::HoldOn]);
}

#[test]
fn something_else_beside_one_other_button_is_no_conversation() {
    let lines = format!("{GUIDE}\n[Where is my parcel]\n[Something else]");
    let world = walked(conversation().page("first", "/account/guide", &lines));
    assert!(!asked(&world, "Something else"), "{:?}", world.questions);
    assert!(!pressed(&world, "Something else"));
}

#[test]
fn answers_that_come_late_are_waited_for_once() {
    let banner = "We keep cookies.\n[OK]\n[Only what's necessary]";
    let mut context = of("/account/guide", &format!("{GUIDE}\n{banner}"), "en");
    assert_eq!(next(&context), "Only what's necessary");
    context = of("/account/guide", GUIDE, "en");
    assert!(next(&context).contains("Wait"), "{}", next(&context));
    let lines = "# Your account\nPlan: Premium. Next payment 4 December 2026.";
    assert!(!next(&of("/account", lines, "en")).contains("Wait"));
}

#[test]
fn before_the_way_out_to_go_somewhere_is_not_to_leave() {
    for (lang, lines, away) in [
        ("nl", "# Hulp\n[Ik ga op vakantie]", "Ik ga op vakantie"),
        (
            "es",
            "# Ayuda\n[Me voy de vacaciones]",
            "Me voy de vacaciones",
        ),
        ("fr", "# Aide\n[Je pars en vacances]", "Je pars en vacances"),
    ] {
        assert_ne!(next(&of("/hulp", lines, lang)), away);
    }
    let lines = "# Your plan\n[Cancel anyway]";
    assert_eq!(next(&of("/plan", lines, "en")), "Cancel anyway");
}

#[test]
fn what_has_a_price_is_no_way_out() {
    let lines =
        "# Choose an answer\n[Yes, I'll read on for €12.25]\n[No, mornings are quiet without it]";
    let context = on_the_way(of("/cancel/step", lines, "en"));
    assert_eq!(next(&context), "No, mornings are quiet without it");
    let alone = "# Choose an answer\n[Read on for €12.25 a month]";
    let context = on_the_way(of("/cancel/step", alone, "en"));
    assert_ne!(next(&context), "Read on for €12.25 a month");
}

#[test]
fn a_button_that_was_pressed_and_is_spent_is_not_waited_for() {
    let lines = "# Service guide\n[Cancel anyway (disabled)]\n[Mornings are quiet without it]";
    let mut context = on_the_way(of("/cancel/step", lines, "en"));
    assert!(next(&context).contains("Wait"), "{}", next(&context));
    let past = past_button(&context, "/cancel/step", "Cancel anyway");
    context.history.push(past);
    // What comes late is waited for once; then the only button is taken.
    assert!(next(&context).contains("2000"), "{}", next(&context));
    let waited = PastAction {
        action: Action::Wait { ms: 2000 },
        target: None,
        ..context.history[0].clone()
    };
    context.history.push(waited);
    assert_eq!(next(&context), "Mornings are quiet without it");
}

/// Each child has a plan and settings of its own.
fn children(mine: &str) -> Site {
    let account = "# Your family\nPlan for Lucy\n€4.99 a month. Next payment 4 December 2026.\n[Settings for Lucy (popup)]\n[Settings for Max (popup)]";
    streamora()
        .page("account", "/account", account)
        .page("mine", "/account", &format!("{account}\ndialog: Settings for Lucy\n(Practice days -> /family/days)\n(Holidays -> /family/holidays)\n(Family plan for four -> /family/upgrade-plan)\n{mine}"))
        .stays("account", "Settings for Lucy", "mine")
}

#[test]
fn the_settings_of_the_named_one_are_opened_while_nothing_can_be_sent_and_another_s_are_not() {
    let site = children("(Stop practising -> /family/lucy/farewell)").goes(
        "mine",
        "Stop practising",
        "offer",
    );
    let world = of_the_named("Plan for Lucy", site);
    assert!(
        pressed(&world, "Settings for Lucy"),
        "{:?}",
        world.site.pressed
    );
    assert!(!asked(&world, "Settings for Lucy"), "{:?}", world.questions);
    assert!(
        pressed(&world, "Stop practising"),
        "{:?}",
        world.site.pressed
    );
    assert!(!pressed(&world, "Settings for Max"));
    assert!(!asked(&world, "Settings for Max"));
    let other = of_the_named("Plan for Ada", children("(Practice -> /family/p)"));
    assert!(!pressed(&other, "Settings for Lucy") && !pressed(&other, "Settings for Max"));
}

fn meant(lang: &str, label: &str) -> Intent {
    intent(label, &of("/account", "# Account", lang).observation)
}

#[test]
fn where_requests_are_taken_leads_to_the_subscription_in_every_language() {
    for (lang, label) in [
        ("en", "My requests"),
        ("en", "Apps and services"),
        ("de", "Meine Anliegen"),
        ("fr", "Mes démarches"),
        ("es", "Mis gestiones"),
        ("it", "Le mie richieste"),
        ("nl", "Zelf regelen"),
        ("pt", "Apps e serviços"),
        ("ja", "各種お手続き"),
    ] {
        assert_eq!(meant(lang, label), Intent::Manage, "{lang}: {label}");
    }
    for (lang, label) in [
        ("en", "Withdraw my request"),
        ("en", "Buy apps and services"),
        ("de", "Anliegen löschen"),
        ("fr", "Annuler mes démarches"),
        ("es", "Pausar mis servicios"),
        ("nl", "Opzegging intrekken"),
        ("pt", "Contratar serviços"),
        ("ja", "退会手続き"),
    ] {
        assert_ne!(meant(lang, label), Intent::Manage, "{lang}: {label}");
    }
}

#[test]
fn only_what_is_needed_refuses_cookies_in_every_language() {
    for (lang, label) in [
        ("en", "Only what's necessary"),
        ("de", "Nur das Nötige"),
        ("fr", "Uniquement le nécessaire"),
        ("es", "Solo lo necesario"),
        ("it", "Solo il necessario"),
        ("nl", "Alleen het nodige"),
        ("pt", "Apenas o necessário"),
        ("ja", "必要なもののみ"),
    ] {
        assert_eq!(meant(lang, label), Intent::ConsentReject, "{label}");
    }
}

#[test]
fn of_services_booked_side_by_side_only_the_named_one_s_entry_is_asked_about() {
    let list = "# Booked with your line\n[Audio Books €14.90 a month]\n[Digital Shield €9.90 a month]\n[Cartoon Box €12.90 a month]";
    let site = streamora().page("account", "/account", list).goes(
        "account",
        "Digital Shield €9.90 a month",
        "plan",
    );
    let world = of_the_named("Digital Shield", site);
    let entry = "Digital Shield €9.90 a month";
    assert!(asked(&world, entry), "{:?}", world.questions);
    for other in ["Audio Books €14.90 a month", "Cartoon Box €12.90 a month"] {
        assert!(!asked(&world, other) && !pressed(&world, other), "{other}");
    }
}

/// The last step stands in a frame of another site.
fn ends_in_an_unread_frame() -> Site {
    let mut site = streamora();
    let (_, last) = (site.pages.iter_mut())
        .find(|(name, _)| *name == "last")
        .unwrap();
    *last = page("/cancel/confirm", "# One more step\nConfirm it below.");
    last.unread_frames = vec![UnreadFrame {
        url: "https://leave.billing.example/confirm".into(),
        bbox: Some(Rect {
            x: 40,
            y: 200,
            width: 600,
            height: 240,
        }),
        why: "another origin".into(),
    }];
    site
}

#[test]
fn where_nothing_is_left_but_a_frame_that_cannot_be_read_the_person_is_told_so() {
    let mut world = World::new(ends_in_an_unread_frame());
    world.answer = Some(true);
    world.ready().order(RunOptions {
        ask_in_page: false,
        ..options()
    });
    let result = world.result();
    let told = result.error.clone().unwrap_or_default();
    assert_eq!(result.reason, Reason::NeedsHuman, "{told}");
    assert!(
        told.contains("a part of a page comes from leave.billing.example"),
        "{told}"
    );
}
