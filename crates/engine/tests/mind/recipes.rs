//! What recipes may do in a run: lead, tighten, explain. And what not: prove by hearsay, lift a rule.
use crate::script::{HOME, Site, World, options, page, streamora};
use protocol::action::Action;
use protocol::ids::RunId;
use protocol::page_state::PageState;
use protocol::report::Verdict;
use protocol::snapshot::Observation;
use subterminator_engine::event::Event;
use subterminator_engine::heuristics;
use subterminator_engine::policy::{Ground, Rule, judge};
use subterminator_engine::recipe::{Meaning, PageFact, Recipe, all, parse};
use subterminator_engine::session::Session;

fn recipe(facts: &str) -> Recipe {
    let head = "id = \"mine\"\nname = \"My Streamora\"\ndomains = [\"streamora.com\"]\n";
    let source = "[[source]]\nid = \"me\"\nwhat = \"My own account page\"\ndate = \"2026-11-21\"\n";
    parse("mine.toml", &format!("{head}{facts}\n{source}")).unwrap_or_else(|e| panic!("{e}"))
}

fn click(page: &Observation, name: &str, recipe: Option<&Recipe>) -> (Verdict, Rule) {
    let elements = &page.snapshot.elements;
    let target = elements.iter().find(|e| e.name == name).unwrap().reference;
    let reading = heuristics::read(page, recipe);
    let ground = Ground {
        observation: page,
        model: &::page::PageModel::of(page, None),
        reading: &reading,
        home: HOME,
        walked: &[],
        recipe,
        in_flow: true,
        plan: None,
        survey_done: false,
        by_person: false,
        touched: &[],
        can_hold: true,
        to_press: &[],
        led_here: false,
        holds_the_named: false,
        others: &[],
        cover: None,
    };
    let ruling = judge(&Action::Click { target }, &ground);
    (ruling.verdict, ruling.rule)
}

const ACCOUNT: &str = "# Your account\nPlan: Premium. Renews on 4 December 2026.\n[Cancel plan]\n(Move house -> /move)";

#[test]
fn no_recipe_makes_a_button_the_mere_way_in() {
    let account = page("/account", ACCOUNT);
    let step = |mark: &str| {
        recipe(&format!(
            "[[step]]\nstate = \"ACCOUNT_ACTIVE\"\npress = [\"Cancel plan\"]\n{mark}"
        ))
    };
    let read = step("mark = \"verified\"\nfrom = [\"me\"]");
    for known in [None, Some(&read), Some(&step(""))] {
        assert_eq!(
            click(&account, "Cancel plan", known),
            (Verdict::Ask, Rule::MayBeWayIn)
        );
    }
}

#[test]
fn what_a_recipe_calls_a_trap_is_never_pressed_and_its_checkpoints_are_asked_about() {
    let account = page("/account", ACCOUNT);
    assert_eq!(click(&account, "Move house", None).0, Verdict::Allow);
    let trap = recipe("[[step]]\nstate = \"ACCOUNT_ACTIVE\"\nnever = [\"Move house\"]");
    assert_eq!(
        click(&account, "Move house", Some(&trap)),
        (Verdict::Deny, Rule::Trap)
    );
    let checkpoint = recipe(
        "[[checkpoint]]\npress = { name = \"Move (house|home)\", role = \"link\" }\nwhy = \"It ends the discount.\"",
    );
    assert_eq!(
        click(&account, "Move house", Some(&checkpoint)),
        (Verdict::Ask, Rule::Checkpoint)
    );
    let another = recipe(
        "[[checkpoint]]\npress = { name = \"Move house\", role = \"button\" }\nwhy = \"It ends the discount.\"",
    );
    assert_eq!(
        click(&account, "Move house", Some(&another)).0,
        Verdict::Allow
    );
}

/// The usual question, with this known of the service.
fn asked_with(facts: &str) -> String {
    let mut world = World::new(streamora());
    world.answer = None;
    let own = vec![recipe(facts)];
    world.send(Event::Recipes { own }).run();
    world.questions[0].clone()
}

#[test]
fn why_a_recipe_wants_the_person_asked_stands_in_the_question() {
    let checkpoint = |press: &str| {
        format!("[[checkpoint]]\npress = \"{press}\"\nwhy = \"Unused credits are lost.\"")
    };
    // The last button, which is asked about anyway, and one that would be pressed without asking.
    for press in ["Finish cancellation", "Manage plan"] {
        let asked = asked_with(&checkpoint(press));
        assert!(asked.contains(press), "{asked}");
        assert!(
            asked.contains("Known of it   Unused credits are lost."),
            "{asked}"
        );
    }
    assert!(!asked_with(&checkpoint("Something else")).contains("Known of it"));
}

#[test]
fn no_recipe_lifts_a_rule() {
    let account = page(
        "/account",
        "# Your account\nPlan: Premium. Renews on 4 December 2026.\n[Delete account]\n[Keep my plan]\n[Finish cancellation]",
    );
    let bold = recipe(
        "[[step]]\nstate = \"ACCOUNT_ACTIVE\"\npress = [\"Delete account\", \"Keep my plan\", \"Finish cancellation\"]\nmark = \"verified\"\nfrom = [\"me\"]",
    );
    for (name, verdict) in [
        ("Delete account", Verdict::Deny),
        ("Keep my plan", Verdict::Deny),
        ("Finish cancellation", Verdict::Ask),
    ] {
        assert_eq!(click(&account, name, Some(&bold)).0, verdict, "{name}");
    }
}

#[test]
fn a_wording_counts_as_proof_only_where_it_was_read_and_never_under_a_condition() {
    let fact = |mark: &str| {
        recipe(&format!(
            "[[page]]\nmeans = \"cancelled\"\ntext = \"you row with us until **\"\n{mark}"
        ))
    };
    let (read, heard) = (fact("mark = \"verified\"\nfrom = [\"me\"]"), fact(""));
    let says = page(
        "/account",
        "# Your account\nYou row with us until 4 December 2026.",
    );
    let state = |page, recipe| heuristics::read(page, recipe).state;
    assert_eq!(state(&says, Some(&read)), PageState::AccountCancelled);
    assert_ne!(state(&says, Some(&heard)), PageState::AccountCancelled);
    let warns = page(
        "/account",
        "# Your account\nIf you cancel, you row with us until 4 December 2026.\n[Cancel plan]",
    );
    assert_ne!(state(&warns, Some(&read)), PageState::AccountCancelled);
}

#[test]
fn a_recipe_tells_what_its_service_s_own_words_mean() {
    let says = page("/account", "# Your account\nThe oars are yours, captain.");
    let read = |means: &str| {
        let fact = format!("[[page]]\nmeans = \"{means}\"\ntext = \"the oars are yours **\"");
        heuristics::read(&says, Some(&recipe(&fact)))
    };
    let without = heuristics::read(&says, None);
    assert_eq!(without.state, PageState::Unknown);
    assert!(!without.marks.failed && !without.marks.by_hand);
    assert_eq!(read("active").state, PageState::AccountActive);
    assert_eq!(read("other_biller").state, PageState::ThirdPartyBilling);
    assert!(read("failure").marks.failed);
    assert!(read("by_hand").marks.by_hand);
}

#[test]
fn a_recipe_tells_where_a_page_of_its_language_asks_to_sign_in() {
    let fact = recipe("[[page]]\nmeans = \"login\"\nurl = \"/door*\"\nlang = \"en\"");
    let mut door = page("/door/2", "# Hello again\nWelcome.");
    let state = |page: &Observation| heuristics::read(page, Some(&fact)).state;
    assert_eq!(state(&door), PageState::LoginRequired);
    door.snapshot.page.lang = "fr".into();
    assert_ne!(state(&door), PageState::LoginRequired);
}

/// What stands where the pattern of a fact has a star.
fn address_of(fact: &PageFact) -> String {
    match fact.url.as_str() {
        "" => "/account".into(),
        path => path.replace('*', "/en").replace("//", "/"),
    }
}

#[test]
fn each_recipe_knows_its_sign_in_page_and_takes_no_account_page_with_a_link_to_it_for_one() {
    let mut known = 0;
    for recipe in all() {
        let login = |f: &&PageFact| f.means == Meaning::Login;
        for fact in recipe.pages.iter().filter(login) {
            known += 1;
            let text = &fact.text;
            let door = page(&address_of(fact), &format!("# Hello again\n{text}"));
            let state = |page: &Observation| heuristics::read(page, Some(recipe)).state;
            assert_eq!(
                state(&door),
                PageState::LoginRequired,
                "{}: {text}",
                recipe.id
            );
            // A whole phrase stands nowhere else.
            let whole = fact.url.is_empty() || text.is_empty();
            let linked = if whole { "Sign in" } else { text };
            let mut account = page("/account", &format!("{ACCOUNT}\n({linked} -> /door)"));
            if !recipe.account.value.is_empty() {
                account.snapshot.page.url.clone_from(&recipe.account.value);
            }
            let reading = heuristics::read(&account, Some(recipe));
            let told = format!("{}: {linked}", recipe.id);
            assert_eq!(reading.state, PageState::AccountActive, "{told}");
            assert!(!reading.marks.login, "{told}");
        }
    }
    assert!(known > 40, "{known}");
}

#[test]
fn a_sign_in_that_only_the_recipe_knows_is_handed_over_and_the_run_goes_on_behind_it() {
    let door = "# Hello again\nApprove sign in request 47 on your other device.\n(Help -> /help)";
    let mut site = streamora().page("door", "/door", door);
    site.at = "door";
    let run = |service: Option<&str>| {
        let mut world = World::new(site.clone());
        let service = service.map(str::to_owned);
        world.ready().order(protocol::control::RunOptions {
            service,
            ..options()
        });
        world
    };
    let mut world = run(Some("microsoft365"));
    assert!(world.result.is_none());
    let asked = world.panel().lines.join(" ");
    assert!(
        asked.contains("sign in") || asked.contains("Sign in"),
        "{asked}"
    );
    assert!(world.site.pressed.is_empty());
    world.site.at = "account";
    world.ready();
    assert_eq!(world.site.cancelled, 1);
    let unknown = run(None).panel().lines.join(" ");
    assert_ne!(unknown, asked);
}

#[test]
fn a_recipe_of_ones_own_leads_the_run_and_replays_from_its_journal() {
    let own = recipe(
        "[[step]]\nstate = \"ACCOUNT_ACTIVE\"\npress = [\"Hang up my oars\"]\nmark = \"verified\"\nfrom = [\"me\"]",
    );
    let mut world = World::new(rowing_club("streamora.com"));
    world.send(Event::Recipes { own: vec![own] }).run();
    assert_eq!(
        world.site.pressed,
        ["Hang up my oars", "Finish cancellation"]
    );
    assert_eq!(world.facts().service, "My Streamora");
    let again = Session::replay(RunId("run".into()), world.journal.clone());
    assert_eq!(again, world.session);
}

/// A site on this domain whose way out has a name that nobody knows by itself.
fn rowing_club(domain: &str) -> Site {
    let mut site = Site::default()
        .page("account", "/account", "# Your account\nPlan: Premium. Renews on 4 December 2026.\n(Hang up my oars -> /leave)\n(News -> /news)")
        .page("last", "/leave", "# Are you sure you want to cancel?\nYour subscription ends on 4 December 2026.\n[Keep subscription]\n[Finish cancellation]")
        .page("cancelled", "/account", "# Your account\nYour subscription has been cancelled and ends on 4 December 2026.\n[Restart subscription]")
        .goes("account", "Hang up my oars", "last")
        .goes("last", "Finish cancellation", "cancelled")
        .cancels_on("Finish cancellation");
    let moved = |url: &mut String| *url = url.replace("streamora.com", domain);
    for (_, page) in &mut site.pages {
        moved(&mut page.snapshot.page.url);
        let elements = page.snapshot.elements.iter_mut();
        elements.filter_map(|e| e.href.as_mut()).for_each(moved);
    }
    site
}

/// One's own recipe of a service that there is a built-in one of.
fn own_netflix() -> Recipe {
    let text = "id = \"netflix\"\nname = \"My Netflix\"\ndomains = [\"netflix.com\"]\n[[step]]\nstate = \"ACCOUNT_ACTIVE\"\npress = [\"Hang up my oars\"]\n";
    parse("netflix.toml", text).unwrap_or_else(|e| panic!("{e}"))
}

#[test]
fn a_recipe_of_ones_own_leads_where_there_is_a_built_in_one_of_the_same_service() {
    let by_address = (rowing_club("netflix.com"), options());
    let by_name = protocol::control::RunOptions {
        service: Some("netflix".into()),
        ..options()
    };
    for (site, options) in [by_address, (rowing_club("streamora.com"), by_name)] {
        let mut world = World::new(site);
        let own = vec![own_netflix()];
        world.send(Event::Recipes { own }).ready().order(options);
        assert_eq!(
            world.site.pressed,
            ["Hang up my oars", "Finish cancellation"],
            "{:#?}",
            world.reports
        );
        assert_eq!(world.facts().service, "My Netflix");
    }
}

#[test]
fn pages_that_delete_accounts_are_neither_opened_nor_touched() {
    let account = page(
        "/account",
        "# Your account\nPlan: Premium. Renews on 4 December 2026.\n(More -> https://x.com/settings/deactivate)",
    );
    assert_eq!(
        click(&account, "More", None),
        (Verdict::Deny, Rule::DeletesAccount)
    );
    let mut there = page(
        "/settings",
        "# One more step\n[Continue]\n[Back]\n(Home -> /)\nfield: Reason",
    );
    there.snapshot.page.url = "https://www.500px.com/settings/deletion?step=2".into();
    for name in ["Continue", "Back"] {
        let (verdict, rule) = click(&there, name, None);
        assert_eq!(
            (verdict, rule),
            (Verdict::Deny, Rule::DeletesAccount),
            "{name}"
        );
    }
}
