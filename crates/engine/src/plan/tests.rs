//! What is proposed on pages that show subscriptions, drawn as indented lines.
use super::*;
use crate::drawn::{model, observation};
use crate::planner::Led;
use protocol::ids::Ref;
use protocol::snapshot::{Container, ElementState, FormOwner, Method};

fn proposed(drawn: &str) -> Proposal {
    let observation = observation("https://site.example/account", drawn);
    let read = heuristics::read(&observation, None).interpretation();
    let context = PlanContext {
        model: model(drawn),
        ..PlanContext::first(observation, "Site", read)
    };
    plan(&context)
}

fn pressed(drawn: &str) -> Option<u32> {
    match proposed(drawn) {
        Proposal::Act { action, .. } => action.target().map(|r| r.0),
        _ => None,
    }
}

/// A page of the way out that is taken for this.
fn on_the_way(url: &str, drawn: &str, state: PageState) -> PlanContext {
    let observation = observation(url, drawn);
    let read = heuristics::read(&observation, None).interpretation();
    PlanContext {
        model: model(drawn),
        in_flow: true,
        state,
        ..PlanContext::first(observation, "Site", read)
    }
}

/// What is pressed there.
fn chosen_on_the_way(url: &str, drawn: &str, state: PageState) -> Option<u32> {
    match plan(&on_the_way(url, drawn, state)) {
        Proposal::Act { action, .. } => action.target().map(|r| r.0),
        other => panic!("{other:?}"),
    }
}

fn chosen_on_an_offer(drawn: &str) -> Option<u32> {
    let url = "https://site.example/cancel";
    chosen_on_the_way(url, drawn, PageState::RetentionOffer)
}

/// One way out stands open, the other one's lies behind a control of its own: nobody but the person knows which is meant.
#[test]
fn of_two_that_renew_none_is_ended_because_its_way_out_is_the_nearer_one() {
    let household = "main\n h My household\n ul\n  li\n   h Mia\n   p Kids SIM\n   p €6.00 a month, renews on 14 December 2026\n   button @e1 End plan\n  li\n   h Robin\n   p Everyday SIM\n   p €14.00 a month, renews on 14 December 2026\n   button @e2 Manage my SIM";
    let Proposal::HandOver { reason, .. } = proposed(household) else {
        panic!("{:?}", proposed(household));
    };
    assert!(
        reason.contains("Kids SIM") && reason.contains("Robin"),
        "{reason}"
    );
    let alone = household.replace(
        ", renews on 14 December 2026\n   button @e2 Manage my SIM",
        ", ended",
    );
    assert_eq!(pressed(&alone), Some(1));
}

#[test]
fn the_whole_account_is_not_offered_before_the_other_pages_were_looked_at() {
    let profile = "main\n h Wren Ashgrove\n button @e1 Cancel account";
    let more = "nav\n a @e2 Dashboard\n";
    assert_eq!(pressed(&format!("{more}{profile}")), Some(2));
    // Where the page tells of a subscription, that is what one calls the account.
    let held = "main\n h Account\n box\n  h Premium\n  p €7.99 a month. Renews on 14 March 2027.\n  button @e1 Cancel account";
    assert_eq!(pressed(&format!("{more}{held}")), Some(1));
}

/// A page that the named one's control led to is about it, whatever stands there; not where it tells how another goes on.
#[test]
fn what_the_meant_one_led_to_is_its_own_unless_it_tells_of_another() {
    let manage = "main\n h Manage membership\n p Take a break for $5 / month\n button @e1 Freeze\n p Thinking about leaving?\n button @e2 End membership";
    let another = "main\n h Museum\n p Active\n p €6.00 a month, renews on 14 December 2026\n button @e2 End membership";
    let led_here = |drawn: &str| {
        let observation = observation("https://site.example/manage", drawn);
        let read = heuristics::read(&observation, None).interpretation();
        PlanContext {
            model: model(drawn),
            plan: Some("Black".to_owned()),
            led: Led::Here,
            ..PlanContext::first(observation, "Site", read)
        }
    };
    let Proposal::Act { action, .. } = plan(&led_here(manage)) else {
        panic!("{:?}", plan(&led_here(manage)));
    };
    assert_eq!(action.target().map(|r| r.0), Some(2));
    let unnamed = |drawn: &str| {
        let context = led_here(drawn);
        let turn = Turn::of(&context);
        turn.ranked.iter().any(|c| c.has(Feature::Unnamed))
    };
    assert!(unnamed(another));
    assert!(!unnamed(manage));
}

/// "Settings for Lucy" beside "Settings for Max" are somebody else's where Anna's is meant; parts of the account are nobody else's.
#[test]
fn parts_of_the_account_that_are_called_alike_are_no_other_ones() {
    let unnamed = |links: &str| {
        let drawn = format!("header\n{links}main\n h Your deliveries\n p Monday 7 December");
        let observation = observation("https://site.example/home", &drawn);
        let read = heuristics::read(&observation, None).interpretation();
        let context = PlanContext {
            model: model(&drawn),
            plan: Some("Classic Box".to_owned()),
            ..PlanContext::first(observation, "Site", read)
        };
        let turn = Turn::of(&context);
        let mut ranked = turn.ranked.iter();
        ranked.any(|c| c.has(Feature::Unnamed))
    };
    assert!(unnamed(
        " a @e1 Settings for Lucy\n a @e2 Settings for Max\n"
    ));
    assert!(!unnamed(" a @e1 Account settings\n a @e2 Plan settings\n"));
}

/// A form that came back names what was left empty; what may stay empty stays so, and no box beside it is ticked instead.
#[test]
fn what_may_stay_empty_is_not_filled_in_where_a_form_came_back() {
    let form = "main\n h Why are you leaving?\n form\n  radio @e1 checked Too expensive\n  radio @e2 unchecked Something else\n  text @e3 Anything to add? (optional)\n  button @e4 Continue";
    let observation = observation("https://site.example/cancel", form);
    let read = heuristics::read(&observation, None).interpretation();
    let pressed = PastAction {
        action: Action::Click { target: Ref(4) },
        target: Some(observation.snapshot.elements[3].identity()),
        url: "https://site.example/cancel".to_owned(),
        before: PageState::ExitSurvey,
        error: None,
    };
    let context = PlanContext {
        model: model(form),
        in_flow: true,
        history: vec![pressed],
        ..PlanContext::first(observation, "Site", read)
    };
    let proposal = plan(&context);
    let fills = matches!(
        &proposal,
        Proposal::Act {
            action: Action::Fill { .. },
            ..
        }
    );
    assert!(!fills, "{proposal:?}");
}

/// What is told of each of several by number only is looked into; a page of another one that it led to is not ended.
#[test]
fn of_a_list_of_numbers_each_is_looked_into_until_one_is_called_so() {
    let looked_at = |drawn: &str, nameless: bool| {
        let observation = observation("https://site.example/subscriptions/4391", drawn);
        let read = heuristics::read(&observation, None).interpretation();
        let list = Passed {
            url: "https://site.example/subscriptions".to_owned(),
            depth: 0,
            nameless,
            again: false,
            promises: Vec::new(),
        };
        let mut observation = observation;
        observation.text = drawn.to_owned();
        PlanContext {
            model: model(drawn),
            plan: Some("Pantry Box".to_owned()),
            passed: vec![list],
            ..PlanContext::first(observation, "Site", read)
        }
    };
    let ends = |context: &PlanContext| {
        let turn = Turn::of(context);
        turn.ranked.iter().any(|c| c.has(Feature::Ends))
    };
    let detail = "main\n h Subscription #4391\n table\n  row\n   cell Status\n   cell Active\n  row\n   cell Next payment\n   cell 14 December 2026\n  row\n   cell Actions\n   cell\n    a @e1 Cancel";
    assert!(!ends(&looked_at(detail, true)));
    assert!(ends(&looked_at(detail, false)));
    let called = format!("{detail}\n p Pantry Box × 1");
    assert!(ends(&looked_at(&called, true)));
    // What it is made up of stands in a table of its own; what may please as well is none of it.
    let made_of = |item: &str, like: &str| {
        format!(
            "{detail}\n h Totals\n table\n  row\n   columnheader Product\n   columnheader Total\n  row\n   cell {item}\n   cell €14.00 / month\n h You may also like\n p {like}"
        )
    };
    assert!(ends(&looked_at(&made_of("Pantry Box", "Tea Chest"), true)));
    assert!(!ends(&looked_at(&made_of("Tea Chest", "Pantry Box"), true)));
}

/// On the way out a form that sets the size of a box is none of its steps; one that sets the renewal may be.
#[test]
fn what_saves_something_else_is_no_step_of_the_way_out() {
    let open = |field: &str, button: &str| {
        let drawn = format!("main\n form\n  combobox @e1 {field}\n  button @e2 {button}");
        let mut context = on_the_way("https://site.example/cancel", &drawn, PageState::Unknown);
        context.observation.snapshot.elements[1].submits = true;
        context.model = page::PageModel::of(&context.observation, None);
        let turn = Turn::of(&context);
        turn.ranked.iter().any(|c| c.element.reference == Ref(2))
    };
    assert!(!open("Size of this box", "Save size"));
    assert!(open("Automatic renewal", "Save"));
    assert!(open("Size of this box", "Save and continue"));
}

/// "Kündigung vormerken" may note it only: what says no more than that it ends comes first, though it is a link.
#[test]
fn an_end_whose_words_are_all_read_comes_before_one_with_a_word_nobody_knows() {
    let drawn = "main\n h Abo kündigen\n p Ihr Abo läuft bis zum 28.02.2027.\n button @e1 Kündigung vormerken\n p\n  a @e2 Zum Kündigungsformular";
    let mut context = on_the_way("https://site.example/abo", drawn, PageState::Unknown);
    context.observation.snapshot.page.lang = "de".to_owned();
    context.observation.snapshot.elements[1].href =
        Some("https://site.example/abo/kuendigung".to_owned());
    context.model = page::PageModel::of(&context.observation, None);
    let Proposal::Act { action, .. } = plan(&context) else {
        panic!("nothing is pressed");
    };
    assert_eq!(action.target(), Some(Ref(2)));
}

/// A script's buttons, one of which is "Another reason", are a survey's answers: the neutral one is taken.
#[test]
fn buttons_that_say_why_people_leave_are_answers() {
    let asked = |last: &str| {
        let drawn = format!(
            "main\n h What happened?\n button @e1 Too expensive\n button @e2 I'm not using it right now\n button @e3 {last}"
        );
        let observation = observation("https://site.example/cancel", &drawn);
        let known = heuristics::Known {
            in_flow: true,
            ..heuristics::Known::default()
        };
        heuristics::read_knowing(&observation, &known).state
    };
    assert_eq!(asked("Another reason"), PageState::ExitSurvey);
    assert_ne!(asked("Pause for a month"), PageState::ExitSurvey);
    let drawn = "main\n h What happened?\n button @e1 Too expensive\n button @e2 I'm not using it right now\n button @e3 Another reason";
    let url = "https://site.example/cancel";
    assert_eq!(
        chosen_on_the_way(url, drawn, PageState::ExitSurvey),
        Some(3)
    );
}

/// Two links of one name lead to two pages: to have pressed one is not to have pressed the other.
#[test]
fn of_two_links_called_alike_the_second_is_still_open() {
    let drawn = "main\n h Subscriptions\n table\n  row\n   cell #4127\n   cell Active\n   cell €14.00 / month\n   cell\n    a @e1 View\n  row\n   cell #4391\n   cell Active\n   cell €27.80 / month\n   cell\n    a @e2 View";
    let mut list = observation("https://site.example/subscriptions", drawn);
    for (element, to) in list.snapshot.elements.iter_mut().zip(["4127", "4391"]) {
        element.href = Some(format!("https://site.example/subscriptions/{to}"));
    }
    let control = list.snapshot.elements[0].identity();
    let before = Passed::of(
        &list,
        &model(drawn),
        PageState::AccountActive,
        None,
        (&[], 0),
    );
    let away = observation(
        "https://site.example/subscriptions/4127",
        "main\n h Tea Chest",
    );
    let read = heuristics::read(&away, None).interpretation();
    let pressed = |times: usize| {
        let past = PastAction {
            action: Action::Click { target: Ref(1) },
            target: Some(control.clone()),
            url: "https://site.example/subscriptions".to_owned(),
            before: PageState::AccountActive,
            error: None,
        };
        let context = PlanContext {
            passed: vec![before.clone()],
            history: vec![past; times],
            ..PlanContext::first(away.clone(), "Site", read.clone())
        };
        Turn::of(&context).better_elsewhere(None).is_some()
    };
    assert!(pressed(1));
    assert!(!pressed(2));
}

#[test]
fn a_menu_beside_the_field_that_searches_is_opened_and_a_form_of_settings_is_not_sent() {
    let home =
        "main\n box\n  text @e1 Search\n  button @e2 Account menu\n h My week\n p Nothing due";
    let offers = |popup: bool| {
        let mut observation = observation("https://site.example/home", home);
        observation.snapshot.elements[1].popup = popup;
        let read = heuristics::read(&observation, None).interpretation();
        let model = page::PageModel::of(&observation, None);
        let context = PlanContext {
            model,
            ..PlanContext::first(observation, "Site", read)
        };
        let turn = Turn::of(&context);
        turn.ranked.iter().any(|c| c.element.reference == Ref(2))
    };
    assert!(offers(true));
    assert!(!offers(false), "it sends what was typed");
    let preferences = "main\n h Contact preferences\n form\n  checkbox @e1 checked Email\n  checkbox @e2 checked Post\n  button @e3 Update preferences";
    assert_ne!(pressed(preferences), Some(3));
}

/// On an offer whose answers are deeds the only one that ends is chosen, with whatever stands under it.
#[test]
fn the_only_answer_that_ends_is_chosen_on_an_offer() {
    let offer = "main\n h Before you go\n p Stay with us for less.\n form\n  radio @e1 checked Switch to Essential for €6.90 a month Digital only\n  radio @e2 unchecked Pause my subscription for 4 weeks Nothing is charged meanwhile\n  radio @e3 unchecked Cancel for good You will lose the archive and your saved articles\n  button @e4 Confirm my choice";
    assert_eq!(chosen_on_an_offer(offer), Some(3));
}

/// "Stay for half the price", "Take a break" and "No thanks, I want to cancel" are no reasons: what one of them says is what happens.
#[test]
fn answers_of_which_one_keeps_and_one_ends_are_no_reasons() {
    let offer = "main\n h Before you decide\n p How would you like to proceed?\n form\n  radio @e1 checked Stay for half the price\n  radio @e2 unchecked Take a break for 8 weeks\n  radio @e3 unchecked No thanks, I want to cancel\n  button @e4 Continue";
    assert_eq!(chosen_on_an_offer(offer), Some(3));
}

#[test]
fn a_page_of_help_is_no_step_of_the_way_out() {
    let explains = |drawn: &str| {
        let observation = observation("https://site.example/help", drawn);
        classify::only_explains(&observation, &model(drawn), None)
    };
    assert!(explains(
        "main\n h @e1 How do I cancel my subscription?\n p Open “Subscriptions”.\n a @e2 Subscriptions"
    ));
    assert!(!explains(
        "main\n h @e1 How do I cancel my subscription?\n button @e2 Cancel subscription"
    ));
    assert!(!explains(
        "main\n h @e1 Do you want to cancel your subscription?\n a @e2 Yes, cancel"
    ));
    assert!(!explains(
        "main\n h @e1 One quick question before you cancel\n a @e2 Too expensive\n a @e3 Skip and cancel"
    ));
}

#[test]
fn on_the_way_out_one_of_the_days_is_chosen_that_the_form_can_t_be_sent_without() {
    let form = "main\n h Your contract\n p Date\n form\n  radio @e1 required unchecked At the next possible date (27.12.2026)\n  radio @e2 unchecked On another date:\n  button @e3 Continue";
    // Nothing in the address says that this is a step.
    let chosen = |form: &str| {
        chosen_on_the_way(
            "https://site.example/contract/date",
            form,
            PageState::Unknown,
        )
    };
    assert_eq!(chosen(form), Some(1));
    assert_ne!(chosen(&form.replace("required ", "")), Some(1));
}

#[test]
fn beside_what_takes_an_offer_the_only_other_thing_turns_it_down_in_whatever_words() {
    let offer = |other: &str| {
        let drawn = format!(
            "main\n h One month free\n p We will move your next payment by one month.\n a @e1 {other}\n button @e2 Claim free month"
        );
        let url = "https://site.example/stay";
        ways_on(&on_the_way(url, &drawn, PageState::RetentionOffer))
    };
    assert_eq!(offer("Not for me"), [Ref(1)]);
    // Of two, nobody knows which.
    assert!(offer("Not for me\n a @e3 Perhaps another day").is_empty());
}

#[test]
fn a_question_that_a_waiting_button_asks_for_is_answered_on_a_page_that_nobody_can_read() {
    let survey = "main\n h Question 2 of 2\n p What did you buy most?\n form\n  radio @e1 unchecked Groceries\n  radio @e2 unchecked Electronics\n  button @e3 disabled Next";
    let url = "https://site.example/contract/question";
    assert_eq!(chosen_on_the_way(url, survey, PageState::Unknown), Some(1));
}

#[test]
fn in_a_dialog_whose_end_opens_by_itself_nothing_else_is_taken_for_it() {
    let main = "main\n h Abonelik\n p Aile Paketi";
    let url = "https://site.example/hesap/abonelik";
    let asked = |last: &str| {
        let question = "dialog modal\n h Aboneliğiniz iptal edilsin mi?\n button @e1 Vazgeç";
        let drawn = format!("{main}\n{question}\n button @e2 {last}");
        let mut context = on_the_way(url, &drawn, PageState::FinalConfirmation);
        context.observation.snapshot.page.lang = "tr".into();
        let before = observation(url, main);
        context.model = page::PageModel::of(&context.observation, Some(&before));
        plan(&context)
    };
    let pressed = |proposal: &Proposal| match proposal {
        Proposal::Act { action, .. } => action.target(),
        _ => None,
    };
    let held_up = asked("disabled Evet, iptal et (5)");
    assert_eq!(pressed(&held_up), None, "{held_up:?}");
    let open = asked("Evet, iptal et");
    assert_eq!(pressed(&open), Some(Ref(2)), "{open:?}");
}

#[test]
fn who_turns_the_offer_down_and_goes_on_cancelling_denies_the_offer_only() {
    let offer = "main\n h Abonelik\ndialog modal\n h 2 ay %40 indirim\n button @e1 İndirimi kullan\n button @e2 İndirimi istemiyorum, iptale devam et";
    let url = "https://site.example/hesap";
    let mut context = on_the_way(url, offer, PageState::RetentionOffer);
    context.observation.snapshot.page.lang = "tr".into();
    let Proposal::Act { action, .. } = plan(&context) else {
        panic!("nothing is pressed");
    };
    assert_eq!(action.target(), Some(Ref(2)));
}

#[test]
fn of_deeds_to_choose_from_the_one_that_ends_is_chosen_where_the_way_out_was_not_entered() {
    let deeds = "main\n h Choose\n p I want to\n form\n  radio @e1 unchecked Take a 3-month break\n  radio @e2 unchecked Deliver every second month\n  radio @e3 unchecked Stop all deliveries for good\n  button @e4 Apply";
    assert_eq!(pressed(deeds), Some(3));
    let chosen = deeds.replace("@e3 unchecked", "@e3 checked");
    assert_eq!(pressed(&chosen), Some(4));
    let paused = deeds.replace("@e1 unchecked", "@e1 checked");
    assert_ne!(pressed(&paused), Some(4));
}

#[test]
fn a_form_that_is_sent_by_what_ends_is_filled_in_first() {
    let form = |tick: &str| {
        format!(
            "main\n h Team plan\n p Active\n p Renews on 1 December 2026\n form\n  checkbox @e1 required {tick} I understand that paid features will be switched off\n  button @e2 Cancel Team plan"
        )
    };
    let url = "https://site.example/billing/end";
    let press = |tick: &str| chosen_on_the_way(url, &form(tick), PageState::AccountActive);
    assert_eq!(press("unchecked"), Some(1));
    assert_eq!(press("checked"), Some(2));
    // A link beside it may log in to something else.
    let beside = format!("nav\n a @e9 Log in to cPanel\n{}", form("unchecked"));
    let read = PageState::LoginRequired;
    assert_eq!(chosen_on_the_way(url, &beside, read), Some(1));
}

/// A form's address under this page's own is the next page of the way out, whatever that offers; sent elsewhere, or posted, it does what it says.
#[test]
fn a_form_that_fetches_the_next_page_of_the_way_out_is_sent_whatever_that_offers() {
    let url = "https://site.example/stop";
    let drawn = "main\n h What is the main reason?\n form\n  radio @e1 checked Too expensive\n  radio @e2 unchecked Other\n  button @e3 Next";
    let goes_elsewhere = |action: &str, method: Method| {
        let mut context = on_the_way(url, drawn, PageState::ExitSurvey);
        let mut all = context.observation.snapshot.elements.iter_mut();
        let next = all.find(|e| e.reference == Ref(3)).unwrap();
        next.submits = true;
        next.form = Some(FormOwner {
            id: 0,
            action: format!("https://site.example{action}"),
            method,
            hidden_choices: Vec::new(),
        });
        let controls = ranking(&context).controls;
        let next = controls.iter().find(|c| c.reference == Ref(3));
        next.is_none_or(|c| c.features.contains(&Feature::SentToAnotherDeed))
    };
    assert!(!goes_elsewhere("/stop/pause", Method::Get));
    assert!(goes_elsewhere("/account/pause", Method::Get));
    assert!(goes_elsewhere("/stop/pause", Method::Post));
}

/// "Basic" costs nothing, as its card and the page after it say: its last step goes on.
#[test]
fn a_plan_that_costs_nothing_may_have_a_name() {
    let asks = |sum: &str| {
        let drawn = format!(
            "main\n h Before you downgrade\n p You keep Plus until 18 December 2026, then your payments stop.{sum}\n button @e2 Confirm downgrade\n a @e3 Keep Plus"
        );
        let url = "https://site.example/plan/basic";
        let mut context = on_the_way(url, &drawn, PageState::FinalConfirmation);
        context.history.push(PastAction {
            action: Action::Click { target: Ref(1) },
            target: Some(protocol::snapshot::Identity {
                role: protocol::role::Role::Link,
                name: "Downgrade to Basic".into(),
            }),
            url: "https://site.example/plan/choose".into(),
            before: PageState::Unknown,
            error: None,
        });
        match plan(&context) {
            Proposal::Act { action, .. } => action.target(),
            _ => None,
        }
    };
    assert_eq!(asks(""), Some(Ref(2)));
    assert_ne!(asks(" Basic is £2.00 a month."), Some(Ref(2)));
}

/// The dialog asks once more, and ends the paid plan when that is paid up.
#[test]
fn behind_a_dialog_the_free_plan_s_own_card_is_out_of_reach() {
    let main = "main\n box\n  h Free\n  p $0\n  button @e1 Downgrade to Free\n box\n  h Team\n  p $72.00 a month";
    let url = "https://site.example/billing";
    let asks = "dialog modal\n h Downgrade to Free?\n p Your Team subscription ends on 12 January 2027.\n button @e2 Keep Team\n button @e3 Downgrade at end of billing period";
    let drawn = format!("{main}\n{asks}");
    let mut context = on_the_way(url, &drawn, PageState::FinalConfirmation);
    let mut card = context.observation.snapshot.elements.iter();
    let card = card.find(|e| e.reference == Ref(1));
    context.history.push(PastAction {
        action: Action::Click { target: Ref(1) },
        target: card.map(Element::identity),
        url: url.to_owned(),
        before: PageState::AccountActive,
        error: None,
    });
    let before = observation(url, main);
    context.model = page::PageModel::of(&context.observation, Some(&before));
    let Proposal::Act { action, .. } = plan(&context) else {
        panic!("nothing is pressed");
    };
    assert_eq!(action.target(), Some(Ref(3)));
}

#[test]
fn where_nothing_else_stands_with_the_subscription_what_changes_it_is_the_way_to_it() {
    let card = |more: &str| {
        format!(
            "nav\n a @e8 Your orders\nmain\n box\n  h Indoor Cat 4 kg\n  p Active\n  p €28.50 a month. Next payment: 26 April 2027\n  button @e1 Change subscription{more}"
        )
    };
    assert_eq!(pressed(&card("")), Some(1));
    assert_eq!(pressed(&card("\n  button @e2 Manage")), Some(2));
}

#[test]
fn a_list_is_scrolled_for_the_named_one_once_where_it_shows_only_others() {
    let rows = ["Acorn", "Birch", "Cobalt", "Delta"].iter().enumerate();
    let row = |(n, name): (usize, &&str)| {
        format!(
            "\n  li\n   h {name} Mail\n   p $5 a month\n   button @e{} Cancel",
            n + 1
        )
    };
    let drawn = format!(
        "main\n h Subscriptions\n ul{}",
        rows.map(row).collect::<String>()
    );
    let context = |drawn: &str| {
        let observation = observation("https://site.example/list?tab=1", drawn);
        let read = heuristics::read(&observation, None).interpretation();
        PlanContext {
            model: model(drawn),
            plan: Some("Lumen Mail".to_owned()),
            ..PlanContext::first(observation, "Site", read)
        }
    };
    let sought = |context: &PlanContext| match plan(context) {
        Proposal::Act {
            action: Action::ScrollFor { words, .. },
            ..
        } => Some(words),
        _ => None,
    };
    let mut here = context(&drawn);
    assert_eq!(sought(&here).as_deref(), Some("Lumen Mail"));
    here.history.push(PastAction {
        action: Action::ScrollFor {
            target: Ref(4),
            words: "Lumen Mail".to_owned(),
        },
        target: None,
        url: "https://site.example/list".to_owned(),
        before: PageState::AccountActive,
        error: Some("not in it".to_owned()),
    });
    assert_eq!(sought(&here), None);
    assert_eq!(sought(&context(&drawn.replace("Delta", "Lumen"))), None);
    // Two are no list of which more may be there.
    let short = drawn.split("\n  li\n   h Cobalt").next().unwrap();
    assert_eq!(sought(&context(short)), None);
}

/// What one came for is chosen by its title, whatever stands under it, what stands chosen by the page, and however the thing is called.
#[test]
fn of_deeds_the_only_one_that_ends_is_chosen_by_its_title() {
    let asked = |choices: &str| {
        format!("main\n h What would you like to do?\n form\n{choices}  button @e9 Next")
    };
    let under = "  radio @e1 checked Pause for 4 weeks\n  radio @e2 unchecked Get 2 recipes €32.90 instead of €43.90\n   p Get 2 recipes\n   p €32.90 instead of €43.90\n  radio @e3 unchecked Cancel my subscription No further delivery is planned.\n   p Cancel my subscription\n   p No further delivery is planned.\n";
    let url = "https://site.example/plan/change";
    assert_eq!(
        chosen_on_the_way(url, &asked(under), PageState::Unknown),
        Some(3)
    );
    let second = "  radio @e1 unchecked Freeze my membership Injured or busy?\n   p Freeze my membership\n   p Injured or busy?\n  radio @e2 unchecked Ask the team to ring me\n  radio @e3 unchecked Give notice End my membership.\n   p Give notice\n   p End my membership.\n";
    assert_eq!(
        chosen_on_the_way(url, &asked(second), PageState::Unknown),
        Some(3)
    );
    let called = "  radio @e1 checked Pause for 4 weeks\n  radio @e2 unchecked Get fewer recipes\n  radio @e3 unchecked Turn off Family Box\n";
    let mut context = on_the_way(url, &asked(called), PageState::Unknown);
    context.plan = Some("Family Box".to_owned());
    let Proposal::Act { action, .. } = plan(&context) else {
        panic!("{:?}", plan(&context));
    };
    assert_eq!(action.target().map(|r| r.0), Some(3));
}

/// The page chose to pause, and nothing else among the answers is known to end: that isn't sent, not even with a question. What ends, beside
/// the button that sends it, still is.
#[test]
fn a_deed_that_the_page_chose_is_not_sent() {
    let on = |chosen: &str, buttons: &str| {
        let drawn = format!(
            "main\n h One moment\n form\n  radio @e1 {chosen} Pause for 4 weeks\n  radio @e2 unchecked Get fewer recipes\n{buttons}"
        );
        on_the_way("https://site.example/options", &drawn, PageState::Unknown)
    };
    let sent = |context: &PlanContext| match plan(context) {
        Proposal::Act { action, .. } if action.target().is_some() => action.target().map(|r| r.0),
        _ => None,
    };
    let next = "  button @e9 Next";
    assert_eq!(sent(&on("checked", next)), None);
    assert_eq!(sent(&on("unchecked", next)), Some(9));
    let both = "  button @e9 Next\n  button @e10 No thanks, continue to cancel";
    assert_eq!(sent(&on("checked", both)), Some(10));
    // What was chosen on the way is sent.
    let mut chosen = on("checked", next);
    let elements = chosen.observation.snapshot.elements.iter();
    let pause = elements.clone().find(|e| e.reference == Ref(1));
    chosen.touched = pause.map(Element::identity).into_iter().collect();
    assert_eq!(sent(&chosen), Some(9));
}

/// "Show my subscriptions on my profile" is set by its switch; a friend is invited by the form with an empty address.
#[test]
fn what_sets_or_invites_is_no_way_to_the_subscription() {
    let switch = "main\n h Settings\n switch @e1 unchecked Show my subscriptions on my profile";
    assert_eq!(pressed(switch), None);
    let invites =
        "main\n h Before you go\n form\n  textbox @e1 Friend's email\n  button @e2 Send invite";
    let mut context = on_the_way(
        "https://site.example/orders",
        invites,
        PageState::RetentionOffer,
    );
    let sends = |context: &PlanContext| {
        let turn = Turn::of(context);
        turn.ranked.iter().any(|c| c.element.reference == Ref(2))
    };
    assert!(sends(&context));
    let field = &mut context.observation.snapshot.elements;
    let field = field.iter_mut().find(|e| e.reference == Ref(1));
    field.expect("the field").input = Some(protocol::snapshot::InputKind::Email);
    assert!(!sends(&context));
    // A survey may ask for an address besides.
    let survey = invites.replace(
        "textbox @e1",
        "radio @e3 Too dear\n  radio @e4 Other\n  textbox @e1",
    );
    context.model = model(&survey);
    assert!(sends(&context));
}

/// Beside "Close subscription" a bare "Cancel" closes the box in which both stand.
#[test]
fn what_closes_the_subscription_is_pressed_and_not_what_closes_the_box() {
    let drawn = "dialog modal @e1 Close subscription\n form\n  radio @e2 checked I no longer need it\n  button @e3 Cancel\n  button @e4 Close subscription";
    let url = "https://site.example/my/193";
    let pressed = chosen_on_the_way(url, drawn, PageState::ExitSurvey);
    assert_eq!(pressed, Some(4));
}

/// What an answer denies isn't what it does: "Don't pause, I want to cancel".
#[test]
fn an_answer_that_denies_a_pause_and_ends_is_chosen() {
    let table = [
        ("Pause for a month", "Don't pause, cancel my plan"),
        ("Pause instead", "Don't pause, I want to cancel"),
        ("Pause for a year", "Do not pause, end my membership"),
    ];
    for (pause, out) in table {
        let page = format!(
            "main\n h Break\n form\n  radio @e1 checked {pause}\n  radio @e2 unchecked Freeze my plan\n  radio @e3 unchecked {out}\n  button @e4 Continue"
        );
        for state in [PageState::RetentionOffer, PageState::Unknown] {
            let url = "https://site.example/cancel/pause";
            let chosen = chosen_on_the_way(url, &page, state);
            assert_eq!(chosen, Some(3), "{out} {state:?}");
        }
    }
}

/// What it shows chosen beforehand may be a purchase.
#[test]
fn a_list_that_goes_along_with_the_button_of_a_dialog_is_opened_before_that_is_pressed() {
    let drawn = "main\n h Your plans\n box\n  p Active, renews on 14 December 2026\ndialog modal\n h Your choice\n combobox @e1 Your choice\n button @e2 Send answer";
    let first = |own: bool| {
        let url = "https://site.example/account";
        let mut context = on_the_way(url, drawn, PageState::AccountActive);
        for element in &mut context.observation.snapshot.elements {
            element.within = vec![Container {
                role: Role::Dialog,
                name: "Your choice".into(),
            }];
            match element.role {
                Role::Combobox => element.state.push(ElementState::Collapsed),
                _ => element.submits = own,
            }
        }
        match plan(&context) {
            Proposal::Act { action, .. } => action.target().map(|r| r.0),
            _ => None,
        }
    };
    assert_eq!(first(true), Some(1));
    // Drawn as a form, without one.
    assert_eq!(first(false), Some(1));
}

/// "Close for good" sends what is to be understood: it closes no dialog, and waits until all of that is ticked.
#[test]
fn what_has_to_be_understood_is_ticked_whatever_the_button_is_called() {
    let page = |second: &str, button: &str| {
        format!(
            "main\n h Summary\n form\n  checkbox @e1 checked I accept that my lists are lost\n  checkbox @e2 {second} Fine with the end of the plan\n  button @e3 {button}Close for good"
        )
    };
    let url = "https://site.example/summary";
    let press = |page: &str| chosen_on_the_way(url, page, PageState::FinalConfirmation);
    assert_eq!(press(&page("unchecked", "disabled ")), Some(2));
    assert_eq!(press(&page("checked", "")), Some(3));
}
