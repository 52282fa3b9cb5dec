//! The person's word: what is asked, what the word is bound to, and what makes it void.
use crate::script::{Site, World, streamora};
use protocol::ids::QuestionId;
use protocol::message::{AgentBuild, NoAnswer, PersonInput, Via};
use protocol::report::Report;
use protocol::snapshot::{FormOwner, Method};
use protocol::task::Reason;
use subterminator_engine::effect::Effect;
use subterminator_engine::event::Event;
use subterminator_engine::policy::Rule;

#[test]
fn the_question_quotes_what_the_page_says() {
    let mut world = World::new(streamora());
    world.answer = None;
    world.run();
    let question = &world.questions[0];
    for part in [
        "Finish cancellation",
        "www.streamora.com",
        "4 December 2026",
        "€20.00",
        "Streamora Kids",
        "This ends the subscription.",
        // The script's clock starts at midnight UTC, one o’clock where the person is; five minutes are the default.
        "No answer by 01:05 counts as no.",
    ] {
        assert!(question.contains(part), "{part} is not in\n{question}");
    }
}

/// The page of this name says this besides, in this language.
fn says_besides(mut site: Site, name: &str, lang: &str, text: &str) -> Site {
    let (_, page) = site.pages.iter_mut().find(|(n, _)| *n == name).unwrap();
    page.text = format!("{}\n{text}", page.text);
    page.snapshot.page.lang = lang.into();
    site
}

/// The usual way out, whose last page says nothing of what it brings about.
fn silent_at_the_end() -> Site {
    streamora().page(
        "last",
        "/cancel/confirm",
        "# Are you sure you want to cancel?\n[Keep subscription]\n[Finish cancellation]",
    )
}

/// What is asked about the last button, whatever was asked about before.
fn question(site: Site) -> String {
    let mut world = World::new(site);
    world.run();
    let mut asked = world.questions.iter();
    let last = asked.find(|q| q.contains("“Finish cancellation”"));
    last.unwrap_or_else(|| panic!("it wasn't asked about: {:#?}", world.reports))
        .clone()
}

/// The question's line that begins like this.
fn line<'a>(question: &'a str, label: &str) -> &'a str {
    let mut lines = question.lines();
    lines.find(|l| l.starts_with(label)).unwrap_or_default()
}

#[test]
fn a_fee_that_an_earlier_page_named_stands_in_the_question_in_every_language() {
    assert_eq!(line(&question(silent_at_the_end()), "Costs"), "");
    for (lang, fee) in [
        ("en", "An early termination fee of €20.00 applies."),
        ("de", "Es fällt eine Kündigungsgebühr von 20,00 € an."),
        ("fr", "Des frais de résiliation de 20,00 € s'appliquent."),
        ("es", "Se aplica una penalización de 20,00 €."),
        ("pt", "Há uma multa de R$ 20,00 pelo cancelamento."),
        ("it", "È prevista una penale di 20,00 €."),
        ("nl", "Er gelden opzegkosten van € 20,00."),
        ("ja", "解約手数料として2,000円がかかります。"),
    ] {
        for page in ["offer", "survey"] {
            let asked = question(says_besides(silent_at_the_end(), page, lang, fee));
            let costs = line(&asked, "Costs");
            assert!(
                costs.contains(fee) && costs.ends_with("(an earlier page says so)"),
                "{lang}, {page}: {asked}"
            );
        }
    }
}

#[test]
fn a_sum_that_an_earlier_page_named_stands_beside_a_last_page_that_names_none() {
    let fee = "An early termination fee of €120.00 applies.";
    for lure in [
        "No cancellation fee applies in the first 14 days.",
        "Cancellation fee today: €0.",
    ] {
        let site = says_besides(silent_at_the_end(), "offer", "en", fee);
        let asked = question(says_besides(site, "last", "en", lure));
        assert!(asked.contains(lure) && asked.contains(fee), "{asked}");
    }
}

#[test]
fn refund_scope_and_loss_at_once_of_an_earlier_page_stand_in_the_question() {
    let told = "You will get a refund of €8.50.\nThis will also cancel Streamora Kids.\nYou'll lose access right away.";
    let asked = question(says_besides(silent_at_the_end(), "offer", "en", told));
    for (label, part) in [
        ("Refund", "€8.50"),
        ("Also", "Streamora Kids"),
        ("At once", "lose access right away"),
    ] {
        let said = line(&asked, label);
        assert!(
            said.contains(part) && said.contains("earlier page"),
            "{asked}"
        );
    }
    assert!(asked.contains("doesn't say when"), "{asked}");
}

#[test]
fn what_ends_at_once_stands_in_the_question_and_no_earlier_date_says_otherwise() {
    let last = "You'll lose access right away.";
    let site = says_besides(silent_at_the_end(), "last", "en", last);
    let before = "If you cancel, you keep access until 4 December 2026.";
    let asked = question(says_besides(site, "offer", "en", before));
    assert_eq!(line(&asked, "At once"), format!("At once       {last}"));
    let effect = line(&asked, "Takes effect");
    assert!(!effect.contains("4 December 2026"), "{asked}");
}

#[test]
fn what_the_last_page_says_itself_counts_over_what_an_earlier_one_said() {
    let earlier = "An early termination fee of €95.00 applies.";
    let asked = question(says_besides(streamora(), "offer", "en", earlier));
    assert!(line(&asked, "Costs").contains("€20.00"), "{asked}");
    assert!(!asked.contains("€95.00"), "{asked}");
}

#[test]
fn an_answer_to_an_old_question_or_a_second_answer_counts_for_nothing() {
    let mut world = World::new(streamora());
    world.answer = None;
    world.run();
    let question = world.last_question.unwrap();
    let answer = |question, approved| PersonInput::Answer {
        question,
        approved,
        via: protocol::message::Via::Terminal,
    };
    world.person(answer(protocol::ids::QuestionId(99), true));
    assert_eq!(world.site.cancelled, 0);
    world.person(answer(question, false));
    world.person(answer(question, true));
    assert_eq!(world.site.cancelled, 0);
}

#[test]
fn a_page_that_changes_after_the_approval_voids_it_and_the_person_is_asked_anew() {
    fn rename(site: &mut Site) {
        let last = &mut site.pages.iter_mut().find(|(n, _)| *n == "last").unwrap().1;
        for e in &mut last.snapshot.elements {
            if e.name == "Finish cancellation" {
                e.name = "Confirm cancellation".into();
                site.cancels = "Confirm cancellation";
            }
        }
        for m in &mut site.moves {
            if m.1 == "Finish cancellation" {
                m.1 = "Confirm cancellation";
            }
        }
    }
    let mut world = World::new(streamora());
    world.meanwhile = Some(rename);
    world.run();
    assert_eq!(world.questions.len(), 2);
    assert!(world.questions[1].contains("Confirm cancellation"));
    assert!(
        world
            .notices()
            .iter()
            .any(|n| n.contains("no longer counts"))
    );
    assert_eq!(world.site.cancelled, 1);
}

#[test]
fn a_last_button_that_is_called_otherwise_after_the_approval_is_asked_about_anew() {
    fn rename(site: &mut Site) {
        let last = &mut site.pages.iter_mut().find(|(n, _)| *n == "last").unwrap().1;
        for e in &mut last.snapshot.elements {
            if e.name == "Finish cancellation" {
                e.name = "Cancel membership now".into();
            }
        }
    }
    let mut world = World::new(streamora());
    world.meanwhile = Some(rename);
    world.answers = vec![true, false];
    world.run();
    assert_eq!(world.questions.len(), 2, "{:#?}", world.reports);
    assert!(world.questions[1].contains("Cancel membership now"));
    assert_eq!(world.site.cancelled, 0);
    assert_eq!(world.result().reason, Reason::HumanRejected);
}

#[test]
fn what_a_person_reads_on_the_button_stands_in_the_question_and_voids_the_approval_when_it_changes()
{
    fn shows(site: &mut Site, seen: &str) {
        let last = &mut site.pages.iter_mut().find(|(n, _)| *n == "last").unwrap().1;
        let mut elements = last.snapshot.elements.iter_mut();
        let button = elements.find(|e| e.name == "Finish cancellation").unwrap();
        button.shows = Some(seen.to_owned());
    }
    let mut site = streamora();
    shows(&mut site, "Finish it now");
    let mut world = World::new(site);
    world.meanwhile = Some(|site| shows(site, "Finish it today"));
    world.answers = vec![true, false];
    world.run();
    assert_eq!(world.questions.len(), 2, "{:#?}", world.reports);
    let shows = world.questions[0]
        .lines()
        .any(|line| line.starts_with("It shows") && line.ends_with("“Finish it now”"));
    assert!(shows, "{}", world.questions[0]);
    assert!(world.questions[1].contains("“Finish it today”"));
    assert_eq!(world.site.cancelled, 0);
}

/// The last page says another date, and its button is called otherwise.
fn drawn_anew(site: &mut Site) {
    let last = &mut site.pages.iter_mut().find(|(n, _)| *n == "last").unwrap().1;
    last.text = last.text.replace("4 December 2026", "9 January 2027");
    let mut elements = last.snapshot.elements.iter_mut();
    if let Some(button) = elements.find(|e| e.name == "Finish cancellation") {
        button.name = "Cancel membership now".into();
    }
}

#[test]
fn after_a_long_thought_it_is_asked_about_what_stands_there_now() {
    for (took, current) in [(60_000, true), (100, false)] {
        let mut world = World::new(streamora());
        world.thinks = Some((took, drawn_anew));
        world.answer = None;
        world.run();
        let question = &world.questions[0];
        let now = ["9 January 2027", "“Cancel membership now”"];
        let says = now.iter().all(|part| question.contains(part));
        assert_eq!(says, current, "{question}");
        assert_eq!(world.questions.len(), 1);
    }
}

#[test]
fn what_is_gone_after_a_long_thought_is_not_asked_about() {
    fn gone(site: &mut Site) {
        let last = &mut site.pages.iter_mut().find(|(n, _)| *n == "last").unwrap().1;
        let elements = &mut last.snapshot.elements;
        elements.retain(|e| e.name != "Finish cancellation");
    }
    let mut world = World::new(streamora());
    world.thinks = Some((60_000, gone));
    world.run();
    assert!(world.questions.is_empty(), "{:?}", world.questions);
    assert_eq!(world.site.cancelled, 0);
    let not_there = Rule::NotThere.why();
    let says = |r: &Report| matches!(r, Report::Decision { why, .. } if *why == not_there);
    assert!(world.reports.iter().any(says), "{:#?}", world.reports);
}

/// Refs count from the start again on every document: what one meant is something else on the next.
#[test]
fn what_was_to_be_asked_about_is_forgotten_with_its_document() {
    fn left(site: &mut Site) {
        site.at = "elsewhere";
    }
    let elsewhere = "# Recipes\nSoups and salads.\n[One]\n[Two]\n[Three]\n[Four]\n[Five]";
    let mut world = World::new(streamora().page("elsewhere", "/recipes", elsewhere));
    world.thinks = Some((60_000, left));
    world.answer = None;
    world.run();
    let pressed = |r: &Report| matches!(r, Report::Decision { action, .. } if ["One", "Two", "Three", "Four", "Five"].iter().any(|n| action.contains(n)));
    assert!(!world.reports.iter().any(pressed), "{:#?}", world.reports);
    assert!(world.questions.is_empty(), "{:?}", world.questions);
}

/// The page at hand loads itself anew, or the host dies and is there again.
const ANEW: [fn(&mut World); 2] = [
    |world| {
        world.ready();
    },
    |world| {
        world.send(Event::Resumed).ready();
    },
];

#[test]
fn what_was_asked_about_after_the_survey_is_asked_about_again_when_its_page_comes_anew() {
    let survey = "# Why are you leaving?\nTell us the reason for cancelling.\no It's too expensive\no Other\n[Continue]";
    let late = "# Stay for 50% off\nBefore you go: get 50% off for the next 3 months.\n[Accept offer]\n[Keep my plan]\n[No thanks]";
    for anew in ANEW {
        let mut site = streamora()
            .page("why", "/cancel/why", survey)
            .page("late", "/cancel/wait", late)
            .goes("why", "Continue", "late")
            .goes("late", "No thanks", "last");
        site.moves.retain(|(from, ..)| *from != "offer");
        site = site.goes("offer", "No thanks, continue to cancel", "why");
        let mut world = World::new(site);
        (world.answers, world.answer) = (vec![true], None);
        world.run();
        let asked = world.questions.clone();
        assert!(asked.last().unwrap().contains("“No thanks”"), "{asked:?}");
        anew(&mut world);
        assert_eq!(world.site.at, "late", "{:#?}", world.reports);
        assert_eq!(world.questions.len(), asked.len() + 1);
        assert_eq!(world.questions.last(), asked.last());
    }
}

#[test]
fn what_earlier_pages_said_of_money_stands_in_the_question_when_the_last_page_comes_anew() {
    let fee = "An early termination fee of €20.00 applies.";
    for anew in ANEW {
        let mut world = World::new(says_besides(silent_at_the_end(), "offer", "en", fee));
        world.answer = None;
        world.run();
        let asked = world.questions.len();
        anew(&mut world);
        assert_eq!(world.questions.len(), asked + 1);
        let question = world.questions.last().unwrap();
        assert!(question.contains("Finish cancellation"), "{question}");
        assert!(line(question, "Costs").contains(fee), "{question}");
    }
}

#[test]
fn a_page_that_changes_after_every_approval_is_given_up() {
    fn other_date(site: &mut Site) {
        let last = &mut site.pages.iter_mut().find(|(n, _)| *n == "last").unwrap().1;
        last.text
            .push_str("\nAn early termination fee of €99.00 applies.");
        last.text = last.text.replacen("€", "€1", 1);
    }
    let mut world = World::new(streamora());
    world.meanwhile = Some(other_date);
    world.run();
    assert_eq!(world.site.cancelled, 0);
    assert!(world.questions.len() <= 3);
    assert!(!world.result().success);
}

#[test]
fn the_same_label_first_and_last_is_asked_about_unless_it_only_opens_a_page() {
    let site = Site::default()
        .page("account", "/account", "# Your plan\nPlan: Premium. Renews on 4 December 2026.\n[Cancel subscription]")
        .page("cancelled", "/account", "Your subscription has been cancelled and will end on 4 December 2026.\n[Restart subscription]")
        .stays("account", "Cancel subscription", "cancelled")
        .cancels_on("Cancel subscription");
    let mut world = World::new(site);
    world.answer = Some(false);
    world.run();
    assert_eq!(
        (world.site.cancelled, world.questions.len()),
        (0, 1),
        "a one-click cancel must be asked about"
    );
}

/// A site of one page, where the way in is a button and everything after it stands in dialogs.
fn one_page() -> Site {
    let account =
        "# Your subscription\nPlan: Premium\nRenews on 4 December 2026.\n[Cancel subscription]";
    let over = |dialog: &str| format!("{account}\ndialog: {dialog}");
    Site::default()
        .page("account", "/account", account)
        .page("offer", "/account", &over("Before you go\n# Before you go\nGet 50% off for 3 months.\n[Accept offer]\n[No thanks, continue to cancel]"))
        .page("survey", "/account", &over("Why are you leaving?\n# Why are you leaving?\nStep 2 of 3\nTell us the main reason for cancelling.\no Too expensive\no Other\n[Continue]"))
        .page("last", "/account", &over("Are you sure?\n# Are you sure you want to cancel?\nYour subscription ends on 4 December 2026.\n[Keep subscription]\n[Cancel subscription]"))
        .page("cancelled", "/account", "# Your subscription\nYour subscription has been cancelled and ends on 4 December 2026.\n[Restart subscription]")
        .stays("account", "Cancel subscription", "offer")
        .stays("offer", "No thanks, continue to cancel", "survey")
        .stays("survey", "Continue", "last")
}

#[test]
fn a_button_that_may_be_the_way_in_is_asked_about_truthfully_and_the_last_step_again() {
    let mut site = one_page().stays("last", "Cancel subscription", "cancelled");
    site.cancels_at = ("last", "Cancel subscription");
    let mut tried = World::new(site.clone());
    tried.run();
    assert_eq!(
        tried.questions.len(),
        1,
        "what only opens a dialog is tried"
    );
    // Where nothing can be kept back, it isn't.
    let mut world = World::new(site);
    world.build = AgentBuild::PlaywrightMcp;
    world.run();
    assert_eq!(world.site.cancelled, 1, "{:#?}", world.reports);
    assert_eq!(world.questions.len(), 4, "{:#?}", world.questions);
    assert!(
        world.questions[0].contains("may only be the way in"),
        "{}",
        world.questions[0]
    );
    assert!(
        !world.questions[0].contains("last step"),
        "{}",
        world.questions[0]
    );
    assert!(
        world.questions[3].contains("Approve the last step?"),
        "{}",
        world.questions[3]
    );
    assert!(world.result().verified, "{:?}", world.result());
}

#[test]
fn a_no_to_the_last_step_after_an_approved_way_in_says_what_was_pressed() {
    let mut site = one_page().stays("last", "Cancel subscription", "cancelled");
    site.cancels_at = ("last", "Cancel subscription");
    let mut world = World::new(site);
    world.build = AgentBuild::PlaywrightMcp;
    world.answers = vec![true, false];
    world.run();
    assert_eq!(world.site.cancelled, 0);
    let result = world.result();
    assert_eq!(result.reason, Reason::HumanRejected);
    let said = result.error.as_deref().unwrap();
    assert!(said.contains("led to a further step"), "{said}");
}

#[test]
fn the_overlay_that_cannot_stand_moves_to_the_window_and_a_closed_window_is_a_no() {
    let mut world = World::new(streamora());
    world.answer = None;
    world.run();
    let question = world.last_question.unwrap();
    world.send(Event::AskLost {
        question,
        why: "the page removes it".into(),
    });
    assert!(
        world
            .effects
            .iter()
            .any(|e| matches!(e, Effect::Ask { places, .. } if places.window && !places.overlay))
    );
    assert!(world.result.is_none());
    world.send(Event::AskLost {
        question,
        why: "closed".into(),
    });
    assert_eq!(world.result().reason, Reason::HumanRejected);
}

#[test]
fn what_came_back_on_a_question_is_told_for_what_it_was() {
    let via = |approved, via| {
        move |question| PersonInput::Answer {
            question,
            approved,
            via,
        }
    };
    let none = |why| move |question| PersonInput::NoAnswer { question, why };
    type Input = Box<dyn Fn(QuestionId) -> PersonInput>;
    let answers: [(Input, Option<Via>, &str, &str); 8] = [
        (
            Box::new(via(false, Via::Terminal)),
            Some(Via::Terminal),
            "You rejected it in the terminal.",
            "You rejected the last step.",
        ),
        (
            Box::new(via(false, Via::Overlay)),
            Some(Via::Overlay),
            "You rejected it in the page.",
            "You rejected the last step.",
        ),
        (
            Box::new(via(false, Via::Script)),
            Some(Via::Script),
            "by the option --answer, not by a person",
            "The option --answer said no.",
        ),
        (
            Box::new(via(false, Via::Assistant)),
            Some(Via::Assistant),
            "Rejected in the assistant's program, which says",
            "The answer in the assistant's program was no.",
        ),
        (
            Box::new(via(true, Via::Assistant)),
            Some(Via::Assistant),
            "Approved in the assistant's program, which says",
            "Cancelled",
        ),
        (
            Box::new(none(NoAnswer::EndOfInput)),
            None,
            "The input ended without an answer",
            "There was no answer",
        ),
        (
            Box::new(none(NoAnswer::Unclear)),
            Some(Via::Terminal),
            "neither yes nor no",
            "Your answer was neither yes nor no",
        ),
        (
            Box::new(via(true, Via::Script)),
            Some(Via::Script),
            "Approved by the option --answer, not by a person.",
            "Cancelled",
        ),
    ];
    for (input, place, why, headline) in answers {
        let mut world = World::new(streamora());
        world.answer = None;
        world.run();
        let input = input(world.last_question.unwrap());
        world.person(input.clone());
        let told = world.reports.iter().find_map(|r| match r {
            Report::Answer { via, why, .. } => Some((*via, why.clone())),
            _ => None,
        });
        let (told_via, told_why) = told.unwrap();
        assert_eq!(told_via, place, "{input:?}");
        assert!(told_why.contains(why), "{told_why}");
        let yes = matches!(input, PersonInput::Answer { approved: true, .. });
        let facts = world.facts();
        assert_eq!(
            (facts.approvals[0].approved, facts.approvals[0].via),
            (yes, place)
        );
        assert_eq!(facts.approvals[0].answer, told_why);
        assert!(facts.outcome.contains(headline), "{}", facts.outcome);
        assert_eq!(world.result().exit_code(), if yes { 0 } else { 3 });
        assert_eq!(world.site.cancelled, u32::from(yes));
    }
}

/// The last page has the account's address, and what comes anew is the account.
#[test]
fn where_the_account_comes_anew_the_way_is_gone_again_from_its_beginning() {
    let last = "# Your subscription\ndialog: Are you sure?\n# Are you sure you want to cancel?\nYour subscription ends on 4 December 2026.\n[Keep subscription]\n[Finish cancellation]";
    let plan =
        "# Premium\n€12.99 a month. Next billing date: 4 December 2026.\n[Cancel subscription]";
    let site = streamora()
        .page("plan", "/account/plan", plan)
        .page("sure", "/account", last)
        .goes("sure", "Finish cancellation", "done");
    let mut site = site;
    site.moves.retain(|(from, ..)| *from != "plan");
    let mut world = World::new(site.goes("plan", "Cancel subscription", "sure"));
    (world.answers, world.answer) = (vec![true], None);
    world.run();
    assert_eq!(world.site.at, "sure");
    world.site.at = "account";
    (world.answers, world.answer) = (Vec::new(), Some(true));
    world.ready();
    assert_eq!(world.site.cancelled, 1, "{:#?}", world.reports);
    assert!(world.result().verified, "{:?}", world.result());
}

/// The last page's button sends its form there.
fn sends_to(world: &mut World, action: &str) {
    let mut pages = world.site.pages.iter_mut();
    let (_, last) = pages.find(|(name, _)| *name == "last").unwrap();
    for element in &mut last.snapshot.elements {
        if element.name == "Finish cancellation" {
            element.submits = true;
            element.form = Some(FormOwner {
                id: 1,
                action: action.to_owned(),
                method: Method::Post,
                hidden_choices: Vec::new(),
            });
        }
    }
}

/// The question names this; the yes to it counts as long as the page stands as it did.
fn approved_with(world: &mut World, told: &str, changes: bool, change: impl Fn(&mut World)) {
    world.answer = None;
    world.run();
    let asked = &world.questions[0];
    assert!(asked.contains(told), "{asked}");
    if changes {
        change(world);
    }
    world.answer_now(true);
    let ended = u32::from(!changes);
    assert_eq!(world.site.cancelled, ended, "{:#?}", world.reports);
}

/// What nobody sees goes along as well.
#[test]
fn what_stands_ticked_where_nobody_sees_it_is_told_and_bound() {
    let hides = |world: &mut World, choices: &[&str]| {
        let mut pages = world.site.pages.iter_mut();
        let (_, last) = pages.find(|(name, _)| *name == "last").unwrap();
        let forms = last.snapshot.elements.iter_mut();
        for form in forms.filter_map(|e| e.form.as_mut()) {
            form.hidden_choices = choices.iter().map(|c| (*c).to_owned()).collect();
        }
    };
    for changes in [false, true] {
        let mut world = World::new(streamora());
        sends_to(&mut world, "https://www.streamora.com/cancel/end");
        hides(&mut world, &["Send me offers"]);
        let told = "“Send me offers”";
        let change = |world: &mut World| hides(world, &["Send me offers", "Call me"]);
        approved_with(&mut world, told, changes, change);
    }
}

#[test]
fn what_is_bought_or_deleted_where_nobody_sees_it_is_not_sent() {
    for hidden in ["Delete my photos", "E-paper for $9.40 a month"] {
        let mut world = World::new(streamora());
        sends_to(&mut world, "https://www.streamora.com/cancel/end");
        for (_, page) in &mut world.site.pages {
            let forms = page.snapshot.elements.iter_mut();
            for form in forms.filter_map(|e| e.form.as_mut()) {
                form.hidden_choices = vec![hidden.to_owned()];
            }
        }
        world.run();
        let asked = |q: &String| q.contains("Finish cancellation");
        assert!(!world.questions.iter().any(asked), "{hidden}");
        assert_eq!(world.site.cancelled, 0, "{hidden}");
    }
}

/// Name and place stay the same, and what the button sends goes elsewhere.
#[test]
fn a_form_that_is_changed_while_the_question_stands_is_not_sent_on_that_word() {
    for changes in [false, true] {
        let mut world = World::new(streamora());
        sends_to(&mut world, "https://www.streamora.com/cancel/end");
        let change = |world: &mut World| sends_to(world, "https://www.streamora.com/plans/yearly");
        approved_with(&mut world, "Finish cancellation", changes, change);
    }
}

/// It comes before all that is told of it.
#[test]
fn that_everything_goes_with_it_is_the_question_s_first_line() {
    let account = "# Your account\nSam\nPlan: Premium\nStatus: Active. Renews on 4 December 2026.\n[Cancel account]";
    let site = Site::default().page("account", "/account", account);
    let mut world = World::new(site);
    world.answer = None;
    world.run();
    let question = world.questions[0].clone();
    let told: Vec<&str> = question
        .lines()
        .skip_while(|l| !l.contains("Cancel account"))
        .collect();
    assert!(told[1].starts_with("Why"), "{question}");
}
