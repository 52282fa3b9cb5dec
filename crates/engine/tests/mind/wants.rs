//! Pages that ask what one wants, lists that show nothing chosen, and where to look when nothing speaks of the subscription.
use crate::policy::{ground, press};
use crate::script::{Site, World, options, page, streamora};
use crate::search::walked;
use crate::strangers::{next, of, on_the_way};
use protocol::action::{Action, Direction, ErrorCode};
use protocol::control::RunOptions;
use protocol::held::Hold;
use protocol::page_state::PageState;
use protocol::report::Verdict;
use subterminator_engine::heuristics::{self, interpret_text};
use subterminator_engine::planner::{PastAction, PlanContext};
use subterminator_engine::policy::{Ground, judge};

const ACCOUNT: &str =
    "# Your account\nRenews on 4 December 2026.\n(Other requests -> /account/requests)";

/// The account leads to a page that asks, and that to the usual way out.
fn asks_first(topics: &str) -> Site {
    let topics = format!("# What can we do for you?\n{topics}\n[Next]");
    streamora()
        .page("account", "/account", ACCOUNT)
        .page("topics", "/account/requests", &topics)
        .goes("account", "Other requests", "topics")
        .goes("topics", "Next", "last")
}

#[test]
fn a_page_that_asks_what_one_wants_is_answered_with_leaving_and_gone_on_from() {
    for topics in [
        "select: Topic = Please select, Report a fault, New address, End my membership, Praise somebody",
        "o Report a fault\no New address\no I want to end my membership",
    ] {
        let world = walked(asks_first(topics));
        assert_eq!(world.site.cancelled, 1, "{topics}: {:#?}", world.reports);
    }
}

#[test]
fn what_only_sounds_like_leaving_or_leaves_two_ways_is_not_chosen() {
    for topics in [
        "o Report a fault\no New address\no I leave for the holidays",
        "o New address\no End my membership\no End my other membership",
        "o Every week\no Never\no Other",
    ] {
        let account = of(
            "/account",
            &format!("# Your account\n{topics}\n[Next]"),
            "en",
        );
        let chosen = next(&account);
        assert!(!topics.contains(&chosen), "{topics}: {chosen}");
    }
}

#[test]
fn a_drawn_list_that_shows_nothing_chosen_is_opened() {
    let survey = |shows: &str| {
        let lines = "# Cancel your contract\nWhy are you leaving?\nlist: Contract\no Too expensive\nx Other reason\n[Next]";
        let mut context = on_the_way(of("/cancel/why", lines, "en"));
        let mut elements = context.observation.snapshot.elements.iter_mut();
        let list = elements.find(|e| e.name == "Contract").expect("the list");
        list.value = Some(shows.into());
        next(&context)
    };
    for nothing in ["Please select", "Choose one", "–"] {
        assert_eq!(survey(nothing), "Contract", "{nothing}");
    }
    assert_eq!(survey("Mobile L 20 GB"), "Next");
}

/// A sheet that tells of something new, and what the last press found in its way.
fn under(sheet: &str) -> PlanContext {
    let lines = format!(
        "# Your account\nRenews on 4 December 2026.\n[Manage plan]\ndialog: What's new\n{sheet}"
    );
    let mut context = of("/account", &lines, "en");
    let mut elements = context.observation.snapshot.elements.iter();
    let covered = elements
        .find(|e| e.name == "Manage plan")
        .expect("the button");
    context.history.push(PastAction {
        action: Action::Click { target: covered.reference },
        target: Some(covered.identity()),
        url: "https://www.streamora.com/account".into(),
        before: context.state,
        error: Some(format!(
            "{}: The button “Manage plan” is covered by another element (<div>), which says “What's new”.",
            ErrorCode::ElementObscured
        )),
    });
    context
}

#[test]
fn a_sheet_known_only_by_its_name_is_put_off_unless_it_speaks_of_the_subscription() {
    assert_eq!(
        next(&under("# Downloads for the road\n[Try it]\n[Later]")),
        "Later"
    );
    for asks in [
        "# End your subscription?\n[Yes]\n[Later]",
        "# Leave for good?\n[Cancel now]\n[Later]",
        "# A present for you\n[Accept offer]\n[Later]",
    ] {
        assert_ne!(next(&under(asks)), "Later", "{asks}");
    }
}

#[test]
fn what_is_advertised_behind_the_last_dialog_makes_it_no_offer() {
    let behind = "# Plans and payments\nAdd 1 TB for $9.99 a month.\n[Add 1 TB]\n[Switch to Photo plan]\n[Cancel plan]";
    let state = |dialog: &str| {
        let lines = format!("{behind}\ndialog: Cancel plan\n{dialog}");
        let observation = page("/account/plan", &lines);
        let known = heuristics::Known {
            in_flow: true,
            ..heuristics::Known::default()
        };
        heuristics::read_knowing(&observation, &known).state
    };
    let last = "# Check your details\nPlan ends 18 December 2026.\n[Close]\n[Back]\n[Confirm]";
    assert_ne!(state(last), PageState::RetentionOffer);
    let offer = "# Two months free\nStay and get two months free.\n[Accept offer]\n[No thanks]";
    assert_eq!(state(offer), PageState::RetentionOffer);
    // What a bare yes takes may be what only the dialog's words offer.
    for offer in [
        "# 50% off for three months?\nStay and get 50% off.\n[Close]\n[Accept]",
        "# 50% off for three months?\nStay and get 50% off.\n[No]\n[Confirm]",
    ] {
        assert_eq!(state(offer), PageState::RetentionOffer, "{offer}");
    }
}

#[test]
fn a_part_of_the_page_that_speaks_of_changing_is_unfolded_in_silence_or_with_the_persons_word() {
    let lines = "# Premium\nRenews on 4 December 2026.\n[Edit subscription settings (closed)]";
    assert_eq!(
        next(&of("/account/plan", lines, "en")),
        "Edit subscription settings"
    );
    let judged = |lines: &str, name: &str, can_hold: bool| {
        let observation = page("/account/plan", lines);
        let reading = heuristics::read(&observation, None);
        let ground = Ground {
            in_flow: false,
            can_hold,
            ..ground(&observation, &reading)
        };
        let ruling = judge(&press(&observation, name), &ground);
        (ruling.verdict, ruling.hold)
    };
    let edit = "Edit subscription settings";
    let silent = (Verdict::Allow, Hold::Silent);
    assert_eq!(judged(lines, edit, true), silent);
    assert_eq!(judged(lines, edit, false).0, Verdict::Ask);
    let plain = lines.replace(" (closed)", "");
    assert_eq!(judged(&plain, edit, true).0, Verdict::Deny);
    let upgrade = "# Premium\nRenews on 4 December 2026.\n[Upgrade your plan (closed)]";
    assert_eq!(judged(upgrade, "Upgrade your plan", true), silent);
    assert_eq!(judged(upgrade, "Upgrade your plan", false).0, Verdict::Deny);
}

/// The registrar's office is where students leave; no word of it says so.
#[test]
fn with_nothing_in_sight_the_sites_own_navigation_is_walked_and_its_foot_is_not() {
    let nav =
        "nav: Main\n(Registrar -> /office)\n(Sign out -> /logout)\n(Buy more -> /cart/add)\nnav:";
    let home = format!("{nav}\n# Hello Tom\nYour next lesson is on Monday.");
    let office = format!("{nav}\n# Registrar\n(Cancel subscription -> /cancel/check)");
    let site = streamora()
        .page("account", "/home", &home)
        .page("office", "/office", &office)
        .goes("account", "Registrar", "office")
        .goes("office", "Cancel subscription", "last");
    let world = walked(site);
    assert_eq!(world.site.cancelled, 1, "{:#?}", world.reports);
    for acts in ["Sign out", "Buy more"] {
        assert!(!world.site.pressed.iter().any(|p| p == acts), "{acts}");
    }
}

#[test]
fn the_services_own_name_with_a_plans_beside_it_is_asked_about_in_the_end() {
    let account = |entry: &str| {
        let lines = format!("# Settings\n[{entry}]\n[Sound effects]");
        let mut context = of("/settings", &lines, "en");
        let scrolled = PastAction {
            action: Action::ScrollPage {
                direction: Direction::Bottom,
                amount: 0,
            },
            target: None,
            url: "https://www.streamora.com/settings".into(),
            before: context.state,
            error: None,
        };
        context.history = vec![scrolled.clone(), scrolled];
        next(&context)
    };
    assert_eq!(account("Streamora Plus"), "Streamora Plus");
    assert_ne!(account("Streamora Kids"), "Streamora Kids");
}

#[test]
fn where_the_cancelling_can_be_gone_on_with_the_account_is_left_already() {
    let lines = "# Have you thought of another plan?\nYearly plan, $59 a year.\n[Switch to yearly]\n[Keep membership]\n[Continue cancelling]";
    let observation = page("/plus/2", lines);
    let known = heuristics::Known {
        in_flow: true,
        ..heuristics::Known::default()
    };
    let read = heuristics::read_knowing(&observation, &known);
    assert_ne!(read.state, PageState::AccountActive, "{}", read.reason);
}

#[test]
fn a_setting_of_the_sign_in_is_no_sign_in() {
    let read = |text: &str| interpret_text("https://service.example/account", text).state;
    for setting in [
        "Two-step verification: off",
        "Nothing new here right now.",
        "Zwei-Faktor-Authentifizierung: aus",
    ] {
        assert_ne!(read(setting), PageState::LoginRequired, "{setting}");
    }
    for wall in [
        "Two-step verification required. Enter the code.",
        "New here? Create an account.",
    ] {
        assert_eq!(read(wall), PageState::LoginRequired, "{wall}");
    }
}

#[test]
fn what_japanese_pages_call_their_ways_is_told_apart() {
    use heuristics::Intent as I;
    let page = {
        let mut page = page("/account", "");
        page.snapshot.page.lang = "ja".into();
        page
    };
    for (name, is) in [
        ("解約を続ける", I::GoOn),
        ("解約手続きを続ける", I::GoOn),
        ("プランの変更、解約など ▾", I::Manage),
        ("休会手続きへ進む", I::Pause),
        ("休会手続きをせず退会手続きへ進む", I::GoOn),
        ("このまま続ける", I::Keep),
        ("会員を続ける", I::Undo),
        ("受け取らずに進む", I::Decline),
        ("1か月お休みする", I::Pause),
        ("1か月無料で続ける", I::Keep),
        ("今すぐ利用を終了する(返金なし)", I::EndNow),
        ("2026年12月6日まで利用して終了する", I::Confirm),
    ] {
        assert_eq!(heuristics::intent(name, &page), is, "{name}");
    }
    let pause = heuristics::intent("休会の手続きを続ける", &page);
    assert!(matches!(pause, I::Keep | I::Pause), "{pause:?}");
}

/// What a page says of it when it is done, and the row that shows it, offer no way out.
#[test]
fn how_the_renewal_stands_is_no_way_out() {
    let ends = "Your membership ends on March 3, 2027. You won’t be charged again.";
    for said in [
        "Auto-renew turned off",
        "Auto-renewal: off",
        "Auto-renewal Off Auto-renewal",
        "Automatic renewal disabled",
    ] {
        let text = format!("Auto-renew is off.\n{ends}\nAnnual plan · $119.99/year\n{said}");
        let read = heuristics::read(&page("/account", &text), None);
        assert_eq!(read.state, PageState::AccountCancelled, "{said}");
    }
    for text in [
        "Your plan ends on March 3, 2027.\nAuto-renew: on",
        "Dein Abo endet am 3. März 2027.\nAutomatische Verlängerung: aktiviert",
        "Je abonnement eindigt op 3 maart 2027.\nAutomatische verlenging aan – mis nooit iets",
    ] {
        let read = heuristics::read(&page("/account", text), None);
        assert!(!read.says_cancelled() && !read.marks.undo, "{text}");
    }
}

/// The row of the one that was ended says until when it is active; another one's own state a few lines further is its own.
#[test]
fn active_until_a_day_and_not_renewed_is_no_plan_that_goes_on() {
    let read = |text: &str| heuristics::read(&page("/account", text), None);
    for text in [
        "Premium\nActive until December 16, 2026\nAuto-renewal: off",
        "Premium\nActief tot 16 december 2026\nAutomatische verlenging: uit",
        "プレミアム\n2026年12月16日まで有効\n自動更新：オフ",
    ] {
        let read = read(text);
        assert!(!read.marks.active, "{text}: {}", read.reason);
        assert_ne!(read.state, PageState::AccountActive, "{text}");
    }
    for text in [
        "Premium\nActive until December 16, 2026",
        "Premium\nActive until December 16, 2026\nPlan details\nDownloads\nDevices\nInvoices\nGame pass\nAuto-renewal: off",
        "Premium\nActive\nAuto-renewal: off",
        "Sports pass\nCancelled\nPremium\nActive until December 16, 2026",
        "Premium\nActive until December 16, 2026\nSports pass\nCancelled",
    ] {
        let read = read(text);
        assert!(read.marks.active, "{text}");
        assert!(!read.says_cancelled(), "{text}");
    }
}

#[test]
fn to_want_to_stop_is_pressed_on_a_page_of_the_way_out_and_no_account_page_has_it_pressed() {
    let offers = "# How can we help?\nRead online and pay less.\n[Switch to digital]\n[Pause subscription]\n(I'm leaving -> /cancel/why)";
    assert_eq!(
        next(&of("/subscriptions/7/adjust", offers, "en")),
        "I'm leaving"
    );
    let account =
        "# Your trips\nRenews on 4 December 2026.\n(I'm leaving for the weekend -> /trips/today)";
    let pressed = next(&of("/account", account, "en"));
    assert_ne!(pressed, "I'm leaving for the weekend");
    let stops =
        "# Conta\nRenova em 7 de dezembro de 2026.\n(Não quero mais assinar -> /conta/oferta)";
    assert_eq!(next(&of("/account", stops, "pt")), "Não quero mais assinar");
}

/// The form for another address has a "Cancel" that leads back; and the named one's menu is the only one that is opened ever after.
#[test]
fn a_forms_cancel_begins_no_way_out_and_opens_no_other_subscriptions_menu() {
    let account = "# Subscriptions\nRenews on 4 December 2026.\nrow: Puzzles, paper\n[More for Puzzles (closed)]\nrow: Magazine, paper\n[More for Magazine (closed)]\nrow:";
    let open = account.replace(
        "[More for Magazine (closed)]",
        "[More for Magazine (open)]\n(Delivery address -> /subscriptions/7/address)",
    );
    let site = streamora()
        .page("account", "/account", account)
        .page("open", "/account", &open)
        .page(
            "address",
            "/subscriptions/7/address",
            "# Delivery address\nTorenstraat 51\n(Cancel -> /account)",
        )
        .stays("account", "More for Magazine", "open")
        .goes("open", "Delivery address", "address")
        .goes("address", "Cancel", "account");
    let mut world = World::new(site);
    world.ready().order(RunOptions {
        plan: Some("Magazine".into()),
        ..options()
    });
    let pressed = &world.site.pressed;
    assert!(
        pressed.iter().any(|p| p == "More for Magazine"),
        "{pressed:?}"
    );
    assert!(
        !pressed.iter().any(|p| p == "More for Puzzles"),
        "{pressed:?}"
    );
}

#[test]
fn who_would_rather_go_on_with_the_end_keeps_nothing() {
    use heuristics::Intent as I;
    let mut page = page("/account", "");
    page.snapshot.page.lang = "es".into();
    for (name, is) in [
        ("Prefiero continuar con la baja", I::GoOn),
        ("Prefiero seguir con Premium", I::Keep),
        ("Prefiero continuar", I::Keep),
    ] {
        assert_eq!(heuristics::intent(name, &page), is, "{name}");
    }
}
