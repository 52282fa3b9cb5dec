//! Several subscriptions on one page: only the named one is touched, and in doubt none.
use crate::script::{Site, World, options, page, streamora};
use protocol::control::RunOptions;
use protocol::report::Report;
use protocol::role::Role;
use protocol::snapshot::{Container, ElementState, Observation};
use subterminator_engine::heuristics;
use subterminator_engine::planner::{self, PlanContext, Proposal};

fn assert_through(world: &World) {
    assert_eq!(world.site.cancelled, 1, "{:#?}", world.reports);
    assert_eq!(world.questions.len(), 1, "{:#?}", world.questions);
    assert!(world.result().verified, "{:?}", world.result());
}

/// Two subscriptions in one list; the second is the one to end.
fn two_in_a_list() -> Site {
    streamora()
        .page("account", "/account", "# Your subscriptions\nrow: Streamora Kids €4.99 a month\nRenews on 1 December 2026.\n(Cancel subscription -> /cancel/kids)\nrow: Streamora Premium €12.99 a month\nRenews on 4 December 2026.\n(End subscription -> /cancel/offer)\nrow:\n(Sign out -> /logout)")
        .page("kids", "/cancel/kids", "# Cancel Streamora Kids?\nYour subscription ends on 1 December 2026.\n[Finish kids cancellation]")
        .goes("account", "End subscription", "offer")
        .goes("account", "Cancel subscription", "kids")
}

#[test]
fn of_several_subscriptions_the_named_one_is_ended() {
    let mut world = World::new(two_in_a_list());
    world.ready().order(RunOptions {
        plan: Some("Streamora Premium".into()),
        ..options()
    });
    assert!(
        world.site.pressed.iter().any(|p| p == "End subscription"),
        "{:?}",
        world.site.pressed
    );
    assert!(
        !world
            .site
            .pressed
            .iter()
            .any(|p| p == "Cancel subscription")
    );
    assert_through(&world);
}

/// Cards without a name: only their headings tell the buttons from one another.
#[test]
fn of_several_alike_under_headings_only_the_named_one_is_ended() {
    let cards = || {
        streamora()
            .page("account", "/account", "# Streamora Kids\n€4.99 a month. Active. Renews on 1 December 2026.\n(Cancel subscription -> /cancel/kids)\n# Streamora Premium\n€12.99 a month. Active. Renews on 4 December 2026.\n(Cancel subscription -> /cancel/offer)\n(Sign out -> /logout)")
            .page("kids", "/cancel/kids", "# Cancel Streamora Kids?\nYour subscription ends on 1 December 2026.\n[Finish kids cancellation]")
            .goes("account", "Cancel subscription", "kids")
    };
    for plan in [None, Some("Streamora Sport".to_owned())] {
        let mut world = World::new(cards());
        world.ready().order(RunOptions { plan, ..options() });
        assert_eq!(world.site.pressed, Vec::<String>::new());
    }
    let account = page(
        "/account",
        "# Streamora Kids\n(Cancel subscription -> /cancel/kids)\n# Streamora Premium\n(Cancel subscription -> /cancel/offer)",
    );
    let meant = account.snapshot.elements.last().unwrap().reference;
    let read = heuristics::read(&account, None).interpretation();
    let mut context = PlanContext::first(account, "Streamora", read);
    context.plan = Some("Streamora Premium".into());
    let proposed = planner::plan(&context).unwrap();
    assert!(
        matches!(&proposed, Proposal::Act { action, .. } if action.target() == Some(meant)),
        "{proposed:?}"
    );
}

#[test]
fn of_several_subscriptions_none_is_touched_where_none_is_named_or_the_name_fits_none() {
    for plan in [None, Some("Streamora Sport".to_owned())] {
        let mut world = World::new(two_in_a_list());
        world.ready().order(RunOptions { plan, ..options() });
        assert_eq!(world.site.pressed, Vec::<String>::new());
        let told = world.reports.iter().find_map(|r| match r {
            Report::HandOver { reason, .. } => Some(reason.clone()),
            _ => None,
        });
        let told = told.unwrap_or_default();
        assert!(
            told.contains("Streamora Kids") && told.contains("Streamora Premium"),
            "{told}"
        );
    }
}

fn proposed(account: Observation, plan: Option<&str>) -> Proposal {
    let read = heuristics::read(&account, None).interpretation();
    let mut context = PlanContext::first(account, "Streamora", read);
    context.plan = plan.map(str::to_owned);
    planner::plan(&context).unwrap()
}

fn handed_over(proposal: &Proposal, says: &str) {
    let told = match proposal {
        Proposal::HandOver { reason, .. } => reason,
        other => panic!("{other:?}"),
    };
    assert!(told.contains(says), "{told}");
}

#[test]
fn a_name_that_fits_two_of_them_is_no_name() {
    let account = "row: Premium Family €19.99 a month\n(Cancel subscription -> /a)\nrow: Premium €12.99 a month\n(Cancel subscription -> /b)";
    let proposal = proposed(page("/account", account), Some("premium"));
    handed_over(&proposal, "can't be told among");
    let Proposal::HandOver { advice, .. } = proposal else {
        unreachable!()
    };
    assert!(!advice.contains("--plan"), "{advice}");
}

/// The named one ended before: its row has no way in any more.
#[test]
fn where_only_others_can_be_cancelled_none_is() {
    let account = "row: Streamora Kids €4.99 a month\n(Cancel subscription -> /kids)\nrow: Streamora Premium, cancelled, ends on 4 December 2026\n(Restart -> /again)\nrow:\n(Help -> /help)";
    let site = streamora().page("account", "/account", account);
    let mut world = World::new(site);
    let plan = Some("Streamora Premium".to_owned());
    world.ready().order(RunOptions { plan, ..options() });
    assert_eq!(world.site.pressed, Vec::<String>::new());
}

#[test]
fn what_manages_one_of_several_is_the_named_one_s() {
    let rows = "row: Streamora Kids €4.99 a month\n(Manage -> /kids)\nrow: Streamora Premium €12.99 a month\n(Manage -> /premium)";
    let account = || page("/account", rows);
    let meant = account().snapshot.elements.last().unwrap().reference;
    let named = proposed(account(), Some("Streamora Premium"));
    assert!(
        matches!(&named, Proposal::Act { action, .. } if action.target() == Some(meant)),
        "{named:?}"
    );
    handed_over(&proposed(account(), None), "Streamora Kids");
    // Another page may have it; these two are left alone.
    let elsewhere = proposed(account(), Some("Streamora Sport"));
    assert!(
        matches!(&elsewhere, Proposal::Act { action, .. } if action.target().is_none()),
        "{elsewhere:?}"
    );
}

#[test]
fn where_nothing_tells_them_apart_a_name_does_not_help() {
    let account = || {
        page(
            "/account",
            "Kids\n(Manage -> /kids)\nPremium\n(Manage -> /premium)",
        )
    };
    handed_over(
        &proposed(account(), Some("Premium")),
        "stands here several times",
    );
}

#[test]
fn bills_are_no_subscriptions() {
    let account = "Active. Renews on 4 December 2026.\nrow: 4 October 2026 €12.99 paid\n(Details -> /bills/1)\nrow: 4 November 2026 €12.99 paid\n(Details -> /bills/2)";
    let proposal = proposed(page("/account", account), None);
    assert!(matches!(proposal, Proposal::Act { .. }), "{proposal:?}");
}

/// The last page says nothing of the name that the person gave: they are told before they answer.
#[test]
fn a_last_page_that_does_not_name_the_one_that_was_named_is_told_of() {
    for (plan, told) in [("Streamora Sport", true), ("Streamora Kids", false)] {
        let mut world = World::new(streamora());
        world.ready().order(RunOptions {
            plan: Some(plan.into()),
            ..options()
        });
        let question = world.questions.last().unwrap();
        let warned = question.contains("doesn't name");
        assert_eq!(warned, told, "{question}");
    }
}

#[test]
fn a_way_in_that_is_called_by_the_named_one_is_a_way_in() {
    let account = "# Yoga at Home\nRenews on 4 December 2026.\n[Cancel Yoga at Home]\n(Memberships -> /memberships)";
    let account = page("/memberships/one", account);
    let meant = account.snapshot.elements[1].reference;
    let named = proposed(account, Some("Yoga at Home"));
    assert!(
        matches!(&named, Proposal::Act { action, .. } if action.target() == Some(meant)),
        "{named:?}"
    );
}

/// Whatever the control in another's row is called: it leads to that other one.
#[test]
fn nothing_in_the_row_of_another_subscription_is_pressed_on_the_way_to_the_named_one() {
    let site = streamora()
        .page("account", "/account", "# Your subscriptions\nrow: Streamora Kids €4.99 a month\nRenews on 1 December 2026.\n(Kids details -> /account/kids)\nrow: Streamora Premium €12.99 a month\nRenews on 4 December 2026.\n(Premium facts -> /account/premium)\nrow:\n(Sign out -> /logout)")
        .page("kids", "/account/kids", "# Streamora Kids\n€4.99 a month. Renews on 1 December 2026.\n(Cancel subscription -> /cancel/kids)")
        .page("premium", "/account/premium", "# Streamora Premium\n€12.99 a month. Renews on 4 December 2026.\n(End subscription -> /cancel/offer)")
        .goes("account", "Kids details", "kids")
        .goes("account", "Premium facts", "premium")
        .goes("premium", "End subscription", "offer");
    let mut world = World::new(site);
    world.ready().order(RunOptions {
        plan: Some("Streamora Premium".into()),
        ..options()
    });
    let pressed = &world.site.pressed;
    assert!(!pressed.iter().any(|p| p == "Kids details"), "{pressed:?}");
    assert!(pressed.iter().any(|p| p == "Premium facts"), "{pressed:?}");
}

#[test]
fn a_name_fits_whole_words_only() {
    let account = "row: Professional €19.99 a month\n(Cancel subscription -> /a)\nrow: Pro €12.99 a month\n(Cancel subscription -> /b)";
    let account = page("/account", account);
    let meant = account.snapshot.elements.last().unwrap().reference;
    let proposal = proposed(account, Some("Pro"));
    assert!(
        matches!(&proposal, Proposal::Act { action, .. } if action.target() == Some(meant)),
        "{proposal:?}"
    );
    let professional = "# Professional\nRenews on 4 December 2026.\nrow: Professional €19.99 a month\n(Cancel subscription -> /a)";
    let proposal = proposed(page("/account", professional), Some("Pro"));
    let pressed = matches!(&proposal, Proposal::Act { action, .. } if action.target().is_some());
    assert!(!pressed, "{proposal:?}");
}

/// The last page asks which of them it is.
fn asks_which(lines: &str) -> Site {
    let last = format!(
        "# Confirm your cancellation\nWhich subscription do you want to end?\n{lines}\n[Keep subscription]\n[Finish cancellation]"
    );
    streamora().page("last", "/cancel/confirm", &last)
}

fn ordered(site: Site, plan: Option<&str>) -> World {
    let mut world = World::new(site);
    let plan = plan.map(str::to_owned);
    world.ready().order(RunOptions { plan, ..options() });
    world
}

fn chosen(world: &World) -> Vec<String> {
    let (_, last) = world.site.pages.iter().find(|(n, _)| *n == "last").unwrap();
    let elements = last.snapshot.elements.iter();
    let ticked = elements.filter(|e| e.is(ElementState::Checked) || !e.options.is_empty());
    ticked
        .map(|e| e.value.clone().unwrap_or(e.name.clone()))
        .collect()
}

#[test]
fn where_a_page_asks_which_one_the_named_one_is_chosen_and_the_question_says_so() {
    for lines in [
        "o Video\no Music\no Professional",
        "x Video\no Music\no Professional",
        "select: Subscription = Choose, Video, Music",
        "select: Subscription = Video, Music",
        "_ Video\n_ Music",
    ] {
        let world = ordered(asks_which(lines), Some("Music"));
        assert_eq!(chosen(&world), ["Music"], "{lines}");
        let question = world.questions.last().unwrap();
        let told = question
            .lines()
            .any(|l| l.starts_with("Chosen") && l.contains("“Music”"));
        assert!(told, "{question}");
        assert_eq!(world.site.cancelled, 1, "{lines}");
    }
}

#[test]
fn where_a_page_asks_which_one_and_nobody_named_it_none_is_chosen() {
    for (plan, lines) in [
        (None, "o Video\no Music"),
        (Some("Sport"), "o Video\no Music"),
        (Some("Pro"), "o Professional\no Music"),
        (Some("Music"), "o Music Family\no Music Duo"),
    ] {
        let world = ordered(asks_which(lines), plan);
        assert_eq!(chosen(&world), Vec::<String>::new(), "{lines}");
        assert_eq!(world.site.cancelled, 0);
        let says = |r: &Report| matches!(r, Report::HandOver { reason, .. } if reason.contains("which one is meant"));
        assert!(world.reports.iter().any(says), "{:#?}", world.reports);
    }
}

/// Rows on the last page: what the way in was called is past.
#[test]
fn on_the_way_out_too_only_the_named_one_s_row_is_pressed() {
    let rows = "row: Streamora Kids €4.99 a month\n[Finish cancellation]\nrow: Streamora Premium €12.99 a month\n[Complete cancellation]\nrow:";
    let site = asks_which(rows)
        .goes("last", "Complete cancellation", "done")
        .cancels_on("Complete cancellation");
    let world = ordered(site, Some("Streamora Premium"));
    assert_eq!(world.site.cancelled, 1, "{:#?}", world.reports);
    let question = world.questions.last().unwrap();
    assert!(question.contains("“Streamora Premium €12.99"), "{question}");
    let nobody_said = ordered(asks_which(rows), None);
    assert!(
        nobody_said.questions.is_empty(),
        "{:?}",
        nobody_said.questions
    );
    assert_eq!(nobody_said.site.cancelled, 0);
}

#[test]
fn the_question_tells_all_that_stands_chosen() {
    let boxes: Vec<String> = (1..=8).map(|n| format!("* Channel {n}")).collect();
    let mut world = World::new(asks_which(&boxes.join("\n")));
    world.answer = None;
    world.run();
    let question = world.questions.last().unwrap();
    for n in 1..=8 {
        assert!(question.contains(&format!("“Channel {n}”")), "{question}");
    }
}

/// Menus that look alike: what stands in the open one is about whom its button names.
#[test]
fn the_menu_of_another_one_is_left_and_nothing_in_it_is_pressed() {
    let next = |open: Option<&str>| {
        let mut account = page(
            "/account",
            "# Your subscriptions\nRenews on 4 December 2026.\n[More for Streamora Kids (closed)]\n[More for Streamora Premium (closed)]\n[Cancel subscription]",
        );
        let elements = &mut account.snapshot.elements;
        let Some(way_in) = elements.pop().filter(|_| open.is_some()) else {
            return pressed(account);
        };
        elements.push(way_in);
        for element in elements.iter_mut() {
            if open == Some(element.name.as_str()) {
                element.state = vec![ElementState::Visible, ElementState::Expanded];
            }
            if element.name == "Cancel subscription" {
                element.within = vec![Container {
                    role: Role::Menu,
                    name: String::new(),
                }];
            }
        }
        pressed(account)
    };
    assert_eq!(next(None), "More for Streamora Premium");
    assert_eq!(
        next(Some("More for Streamora Kids")),
        "More for Streamora Premium"
    );
    assert_eq!(
        next(Some("More for Streamora Premium")),
        "Cancel subscription"
    );
}

/// What is pressed next, where Premium was named.
fn pressed(account: Observation) -> String {
    let elements = account.snapshot.elements.clone();
    match proposed(account, Some("Streamora Premium")) {
        Proposal::Act { action, .. } => {
            let target = elements
                .iter()
                .find(|e| Some(e.reference) == action.target());
            target.map_or(format!("{action:?}"), |e| e.name.clone())
        }
        other => format!("{other:?}"),
    }
}

/// Where words are written without blanks, a badge stands against the name.
#[test]
fn cards_that_only_their_badges_tell_apart_say_each_what_becomes_of_its_own_one() {
    let cards = |honey: &str| {
        format!(
            "# ご契約\n庭のはこ 基本ご利用中\n毎月のお届け / 月額1,490円(税込)\n次回更新日:2026年12月16日\nはちみつ便{honey}\nはーぶ便ご利用中\n追加 / 月額390円(税込)\n次回更新日:2026年12月1日"
        )
    };
    let active = cards(
        "ご利用中\n追加 / 月額880円(税込)\n次回更新日:2026年12月7日\n(はちみつ便を解約する -> /cancel/offer)",
    );
    let ended = cards(
        "解約済み\n追加 / 月額880円(税込)\n2026年12月7日までお届けします。以降の請求はありません。\n[登録を再開]",
    );
    let anothers = active.replace("はーぶ便ご利用中", "はーぶ便解約済み");
    let run = |after: &str| {
        let mut site = streamora()
            .page("account", "/account", &active)
            .page("cancelled", "/account", after)
            .goes("account", "はちみつ便を解約する", "offer");
        let own = site.pages.iter_mut().map(|(_, page)| page);
        for page in own.filter(|page| page.text.starts_with("ご契約")) {
            page.snapshot.page.lang = "ja".into();
        }
        let mut world = World::new(site);
        world.ready().order(RunOptions {
            plan: Some("はちみつ便".to_owned()),
            ..options()
        });
        world
    };
    let world = run(&ended);
    assert_eq!(world.site.cancelled, 1, "{:#?}", world.reports);
    assert!(world.result().verified, "{:#?}", world.result());
    assert!(!run(&anothers).result().verified);
}

#[test]
fn a_name_is_told_from_another_by_its_last_letter_too() {
    let account = "# Your plans\nMobile L and Mobile M renew on 4 December 2026.\n(Details of Mobile L -> /plans/l)\n(Cancel Mobile M -> /cancel/m)";
    let mut context = crate::strangers::of("/account", account, "en");
    context.plan = Some("Mobile L".into());
    assert_eq!(crate::strangers::next(&context), "Details of Mobile L");
}
