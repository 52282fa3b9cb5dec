//! Buttons and links: what a press of one may do, and whether the person is asked first.
use super::{
    Ground, Rule, Ruling, answers, before_the_way_out, deeds, evidence, has_choices, is_link, says,
};
use crate::heuristics::tokens::{Sentence, is_made_of, squeezed};
use crate::heuristics::vocabulary::{Word, everywhere};
use crate::heuristics::wordings::{Signal, Wordings};
use crate::heuristics::{self, Intent, steps};
use crate::named;
use crate::quotes;
use crate::site;
use crate::which::{self, Which};
use lexicon::{Concept as C, Said, lexicon};
use protocol::page_state::PageState;
use protocol::role::Role;
use protocol::snapshot::{Element, ElementState, Observation};

pub(super) fn press(
    element: &Element,
    intent: Intent,
    languages: &[&'static Wordings],
    ground: &Ground<'_>,
) -> Ruling {
    let state = ground.reading.state;
    if let Some(rule) = says_more(element, intent, languages, ground) {
        return rule.ask();
    }
    if let Some(ruling) = about_another(element, intent, languages, ground) {
        return ruling;
    }
    match intent {
        Intent::Decline
            if !ground.in_flow
                && !is_last(ground)
                && !in_the_flow(state)
                && refuses_cookies(element, ground.observation) =>
        {
            Rule::RefusesCookies.allow()
        }
        Intent::Confirm => Rule::EndsSubscription.ask(),
        Intent::Enter | Intent::BareCancel => enter(element, languages, ground),
        Intent::Insist => insist(element, languages, ground),
        Intent::GoOn
        | Intent::Decline
        | Intent::Next
        | Intent::Skip
        | Intent::Submit
        | Intent::Yes => go_on(element, intent, languages, ground),
        Intent::Back => back(element, languages, ground),
        Intent::ConsentReject => refuse_consent(element, languages, ground),
        // A button may change what it names; before the way out there is nothing yet that it could end.
        Intent::Change if !is_link(element, ground) => Rule::Unknown.ask(),
        Intent::Manage | Intent::Change
            if is_link(element, ground) || before_the_way_out(ground) =>
        {
            Rule::OpensMenu.allow()
        }
        Intent::Plans if is_link(element, ground) => Rule::OpensMenu.allow(),
        _ if opens_a_part(element, intent, ground) => Rule::OpensMenu.allow(),
        Intent::Other if opens_a_menu(element, languages) && searches(ground) => {
            Rule::OpensMenu.allow()
        }
        // "On to the summary", in a form that fetches it.
        Intent::Other
            if ground.in_flow
                && (evidence::fetches_on(element, ground)
                    || evidence::leads_to_a_named_step(element, ground)) =>
        {
            go_on(element, Intent::Next, languages, ground)
        }
        // On an offer or a survey an unknown link may as well take the offer.
        _ if is_link(element, ground) && !is_last(ground) && !in_the_flow(state) => {
            Rule::SameSite.allow()
        }
        _ => Rule::Unknown.ask(),
    }
}

/// What its words or its address say beyond what it is called.
fn says_more(
    element: &Element,
    intent: Intent,
    languages: &[&Wordings],
    ground: &Ground<'_>,
) -> Option<Rule> {
    let ends = says(&element.name, &[Signal::EndsNow], languages) || intent == Intent::EndNow;
    let claims = || heuristics::wordings::claims(&element.name, languages);
    // Among the newsletters "Unsubscribe" ends one of them.
    let ends_another = || {
        let name = Sentence::new(&element.name);
        let mut languages = languages.iter();
        languages.any(|w| w.speaks_of_ending(&name))
            && heuristics::stands_among_mailing(element, ground.observation)
    };
    Some(match () {
        () if ends => Rule::EndsAtOnce,
        () if ends_another() => Rule::Unknown,
        () if in_the_flow(ground.reading.state) && claims() => Rule::Claims,
        () => return None,
    })
}

/// It stands in another one's row, or on a page where another one than the named stands chosen, or none that could be told.
fn about_another(
    element: &Element,
    intent: Intent,
    languages: &[&'static Wordings],
    ground: &Ground<'_>,
) -> Option<Ruling> {
    let elements = &ground.observation.snapshot.elements;
    let plan = ground.plan.unwrap_or_default();
    // Where none of several is named, a look at each is what tells.
    let looks = || {
        let named = !ground.model.names_none_of_several();
        !named && is_link(element, ground) && !deeds::ends_plainly(element, ground)
    };
    let own = || ground.model.is_of_the_named(&element.reference, plan);
    if named::is_of_another(element, elements, plan, ground.in_flow) && !looks() && !own() {
        return Some(Rule::AnothersRow.ask());
    }
    let stays = matches!(intent, Intent::Back | Intent::ConsentReject)
        || element.is(ElementState::Collapsed)
        || element.role == Role::Tab;
    if stays || is_link(element, ground) {
        return None;
    }
    let asked = ground.asked(languages);
    // A button of another form sends none of these answers.
    let form = |e: &Element| e.form.as_ref().map(|form| form.id);
    let sends = |question: &which::Question<'_>| {
        let own = form(element);
        question
            .members
            .iter()
            .all(|m| form(m) == own || own.is_none() || form(m).is_none())
    };
    let beside = which::questions(elements).into_iter();
    let beside = beside.filter(|q| q.members.iter().all(|m| m.dialog() == element.dialog()));
    // A step may lie over the account.
    let asks = in_the_flow(ground.reading.state) || ground.in_flow;
    let shows_another = |list: &&Element| {
        let beside = list.dialog() == element.dialog() && !list.is_furniture();
        let sent = form(list) == form(element) || form(element).is_none();
        beside && sent && shows_another_than_the_end(list, languages, ground)
    };
    if elements.iter().any(|e| shows_another(&e)) || takes_more_unseen(element, ground) {
        return Some(Rule::Chosen.deny());
    }
    if another_stands_chosen_behind(element, languages, ground) {
        return Some(Rule::Another.deny());
    }
    let mut found = beside.filter_map(|question| {
        let (answers, chosen) = (question.answers(), question.chosen());
        let asked_for = asked.which(&answers);
        let by = ground.languages();
        let phrase = |text: &str| lexicon().read(text, &by);
        let pays = || {
            let open = ground.in_flow && !ground.by_person && asked_for == Which::NotAsked;
            open && sends(&question) && question.costs_needlessly(ground.touched, &phrase)
        };
        if pays() {
            return Some(Rule::Chosen.deny());
        }
        if !asks {
            return None;
        }
        match asked.which(&answers) {
            Which::Named(name) if !chosen.contains(&name) => Some(Rule::Another.deny()),
            // Several boxes may stand ticked at once.
            Which::Named(_) if chosen.len() > 1 => Some(Rule::MayEndSubscription.ask()),
            _ if ends_beside_what_is_chosen(&question, languages, ground) => {
                let chose = |e: &&Element| {
                    e.is(ElementState::Checked) && ground.touched.contains(&e.identity())
                };
                let by_person = ground.by_person || question.members.iter().any(chose);
                Some(match by_person {
                    true => Rule::Chosen.ask(),
                    false => Rule::Chosen.deny(),
                })
            }
            _ if sends(&question) && an_end_is_not_chosen(&question, languages, ground) => {
                Some(Rule::Chosen.deny())
            }
            Which::Unclear if !chosen.is_empty() => Some(Rule::MayEndSubscription.ask()),
            _ => None,
        }
    });
    found.next()
}

/// What stands ticked in a folded part of its form, and isn't this run's answer, buys or deletes something: it has to be seen first.
fn takes_more_unseen(element: &Element, ground: &Ground<'_>) -> bool {
    let by = ground.languages();
    let form = element.form.as_ref().filter(|_| ground.in_flow);
    let own = |choice: &String| ground.touched.iter().any(|t| t.name == *choice);
    let reason = |choice: &String| {
        let languages = heuristics::languages(ground.observation);
        ground.asked(&languages).are_reasons(&[choice])
    };
    let more = |choice: &String| {
        let bought = quotes::is_a_running_price(choice) || quotes::names_a_sum(choice);
        let deed = deeds::of(choice, &by);
        let other = [super::Rule::Buys, super::Rule::DeletesAccount].map(deeds::Deed::Other);
        let phrase = lexicon().read(choice, &by);
        let understood = phrase.has(C::Acknowledge) || deeds::ends(&phrase);
        !understood && !own(choice) && !reason(choice) && (other.contains(&deed) || bought)
    };
    form.is_some_and(|form| form.hidden_choices.iter().any(more))
}

/// Behind the dialog that asks, without a name, another one than the named stands chosen.
fn another_stands_chosen_behind(
    element: &Element,
    languages: &[&'static Wordings],
    ground: &Ground<'_>,
) -> bool {
    let asked = ground.asked(languages);
    let elements = &ground.observation.snapshot.elements;
    let mut behind = which::questions(elements).into_iter();
    let plan = ground.plan.filter(|_| element.in_dialog());
    let front = ground.model.front_lines();
    let unnamed = plan.is_some_and(|plan| !front.iter().any(|line| named::names(plan, line)));
    unnamed
        && behind.any(|question| {
            let open = question.members.iter().all(|m| !m.in_dialog());
            let chosen = question.chosen();
            match asked.which(&question.answers()) {
                Which::Named(name) if open => !chosen.is_empty() && !chosen.contains(&name),
                _ => false,
            }
        })
}

/// Of these answers one is another deed and stands chosen, and another ends: to send them now would do the first.
fn ends_beside_what_is_chosen(
    question: &which::Question<'_>,
    languages: &[&Wordings],
    ground: &Ground<'_>,
) -> bool {
    let spoken = ground.languages();
    let deed = |name: &str| deeds::of(name, &spoken);
    let other = |e: &Element| {
        let does = is_other(&e.name, languages) || matches!(deed(&e.name), deeds::Deed::Other(_));
        does || which::costs(e, quotes::is_a_price)
    };
    let chosen = |e: &&&Element| e.is(ElementState::Checked);
    let members = || question.members.iter();
    members().all(|e| e.role == Role::Radio)
        && members().filter(chosen).any(|e| other(e))
        && members().any(|e| deed(&e.name) == deeds::Deed::Ends)
}

/// An offer's answers, one of which ends, and another one stands chosen that the page chose: to send that now can only be something else.
fn an_end_is_not_chosen(
    question: &which::Question<'_>,
    languages: &[&'static Wordings],
    ground: &Ground<'_>,
) -> bool {
    let spoken = ground.languages();
    let ends = |e: &&&Element| deeds::ends(&lexicon().read(&e.name, &spoken));
    let chosen = |e: &&&Element| e.is(ElementState::Checked);
    let members = || question.members.iter();
    let reasons = ground.asked(languages).are_reasons(&question.answers());
    let by_page = |e: &&Element| !ground.touched.contains(&e.identity());
    ground.in_flow
        && !reasons
        && !ground.by_person
        && members().all(|e| e.role == Role::Radio)
        && members().filter(ends).count() == 1
        && members().filter(chosen).count() == 1
        && members().filter(chosen).all(by_page)
        && !members().filter(chosen).any(|e| ends(&e))
}

/// The same in a list that drops down.
fn shows_another_than_the_end(
    list: &Element,
    languages: &[&'static Wordings],
    ground: &Ground<'_>,
) -> bool {
    let spoken = ground.languages();
    let options = which::options(list);
    let phrase = |o: &str| lexicon().read(o, &spoken);
    let ends = |o: &&&str| deeds::ends(&phrase(o));
    let ending: Vec<&&str> = options.iter().filter(ends).collect();
    // "At once" beside "At the end of the month": either is an end.
    let when = options.iter().any(|o| phrase(o).says(C::Now));
    let open = ground.in_flow
        && !when
        && !ground.by_person
        && !ground.touched.contains(&list.identity())
        && !ground.asked(languages).are_reasons(&options);
    match (ending.as_slice(), list.value.as_deref()) {
        ([end], Some(shown)) => open && shown != **end,
        _ => false,
    }
}

/// To have this is something else than the end.
fn is_other(name: &str, languages: &[&Wordings]) -> bool {
    let intent = heuristics::wordings::intent(name, languages);
    intent.keeps() || matches!(intent, Intent::Buy | Intent::Undo | Intent::Delete)
}

/// What stands chosen beside it goes along with the press, and would have something else than the end, whoever chose it.
pub(super) fn chosen_instead(element: &Element, ground: &Ground<'_>) -> bool {
    let languages = heuristics::languages(ground.observation);
    let other = |name: &str| is_other(name, &languages);
    let beside = |e: &&Element| e.dialog() == element.dialog() && !e.is_furniture();
    let mut beside = ground.observation.snapshot.elements.iter().filter(beside);
    beside.any(|e| {
        let choice = e.is_choice() || e.role == Role::Option;
        let listed = e.value.as_deref().filter(|_| which::is_list(e));
        let costs = || which::costs(e, quotes::is_a_price);
        choice && e.is(ElementState::Checked) && (other(&e.name) || costs())
            || listed.is_some_and(|value| other(value) || quotes::is_a_price(value))
    })
}

/// "Continue", "No thanks", "Skip": the last word, unless the page tells that another step follows, or it only answers an offer.
fn go_on(
    element: &Element,
    intent: Intent,
    languages: &[&Wordings],
    ground: &Ground<'_>,
) -> Ruling {
    use Intent as I;
    use PageState as S;
    let link = is_link(element, ground) || evidence::fetches_on(element, ground);
    // "You are about to cancel", over the first of three steps: nothing gets out while it is pressed, if it sends something after all.
    let marks = &ground.reading.marks;
    let counted = steps::more_are_counted(&ground.observation.text) && !marks.cancelled;
    let last = is_last(ground) && !(counted && ground.can_hold);
    let leads_on = match (ground.reading.state, intent) {
        _ if evidence::leads_to_a_counted_step(element, ground) => true,
        _ if evidence::leads_to_a_named_step(element, ground) => true,
        (_, I::Submit | I::Yes) | (S::FinalConfirmation, _) => false,
        _ if last => false,
        (_, I::GoOn) if link => true,
        // In a dialog over the account it may be what the dialog ends with.
        (S::AccountActive, I::GoOn) => !element.in_dialog(),
        (S::RetentionOffer | S::ExitSurvey, _) if link => true,
        // When it should end, on the first of two steps; why, in whatever words.
        (S::Unknown, I::Next) if ground.in_flow => {
            counted && (link || goes_to_a_place(element, ground))
                || link && answers_why(element, ground)
        }
        (S::RetentionOffer, I::Next) => !late_offer(ground) && offers_apart(ground, languages),
        (S::RetentionOffer, _) => !late_offer(ground),
        (S::ExitSurvey, _) => step_follows(element, ground),
        _ => false,
    };
    match leads_on {
        true if !is_link(element, ground) && chosen_instead(element, ground) => Rule::Chosen.ask(),
        true => Rule::LeadsOn.allow(),
        false if ground.in_flow || is_last(ground) => Rule::MayEndSubscription.ask(),
        false => Rule::Unknown.ask(),
    }
}

/// A link to a place on the page at hand, pressed while nothing gets out.
fn goes_to_a_place(element: &Element, ground: &Ground<'_>) -> bool {
    let href = element.href.as_deref().unwrap_or_default();
    let named = href
        .split_once('#')
        .is_some_and(|(_, place)| !place.is_empty());
    named && site::is_anchor(href) && ground.can_hold
}

/// What it sends answers the question why one leaves.
fn answers_why(element: &Element, ground: &Ground<'_>) -> bool {
    let form = |e: &Element| e.form.as_ref().map(|form| form.id);
    let own = form(element);
    let elements = &ground.observation.snapshot.elements;
    let mut answers = elements.iter().filter(|e| own.is_some() && form(e) == own);
    answers.any(|e| answers::asks_for_a_reason(e, ground))
}

/// "No" may answer "Do you want to keep it?", or the last offer; "Close my subscription" closes no window.
fn back(element: &Element, languages: &[&Wordings], ground: &Ground<'_>) -> Ruling {
    let link = is_link(element, ground);
    let leaves = steps_back(element, languages);
    let names_it = !link && heuristics::wordings::names_subscription(&element.name, languages);
    let answers = match ground.reading.state {
        _ if is_last(ground) => true,
        PageState::RetentionOffer => late_offer(ground),
        PageState::ExitSurvey => !link && !step_follows(element, ground),
        _ => false,
    };
    if names_it && !ground.in_flow && !is_last(ground) {
        Rule::Unknown.ask()
    } else if names_it || answers && !leaves {
        Rule::MayEndSubscription.ask()
    } else {
        Rule::StepsBack.allow()
    }
}

/// Without a banner to refuse, "Deny" answers something else.
fn refuse_consent(element: &Element, languages: &[&Wordings], ground: &Ground<'_>) -> Ruling {
    let state = ground.reading.state;
    let banner = has_banner(element, ground, languages);
    // "Only necessary ones" answers no question but a banner's.
    let told = || names_cookies_beside(element, ground.observation);
    if names(element, Word::Necessary, languages) && (banner || told()) {
        return Rule::RefusesCookies.allow();
    }
    // "Accept all" and "Reject all" may be a banner's, or all offers that there are.
    let unread = ground.in_flow && state == PageState::Unknown;
    match is_last(ground) || in_the_flow(state) || unread {
        true => Rule::MayEndSubscription.ask(),
        false if banner || told() => Rule::RefusesCookies.allow(),
        false => Rule::Unknown.ask(),
    }
}

/// "Cancel membership": the way in, or the last word. Only what can't end anything by itself is taken for the way in, whatever is known
/// of the service: what was read of it may be years old.
fn enter(element: &Element, languages: &[&Wordings], ground: &Ground<'_>) -> Ruling {
    let last = is_last(ground);
    let opens = element.is(ElementState::Collapsed);
    let changes = changes_to_free(element, languages);
    let asks = element.in_dialog() && !stands_in_a_menu(element, ground);
    if changes && !ground.in_flow && !last {
        Rule::MayBeWayIn.ask()
    } else if changes {
        Rule::MayEndSubscription.ask()
    } else if !last && !element.in_dialog() && (is_link(element, ground) || opens) {
        Rule::WayIn.allow()
    } else if !last && !asks {
        Rule::MayBeWayIn.ask()
    } else if ground.in_flow && ground.reading.state == PageState::FinalConfirmation {
        Rule::EndsSubscription.ask()
    } else {
        Rule::MayEndSubscription.ask()
    }
}

/// A layer over the account that asks nothing: what else can be chosen there neither keeps it, offers anything nor only closes the layer, and
/// no sentence stands in it that is a question or tells of an end.
fn stands_in_a_menu(element: &Element, ground: &Ground<'_>) -> bool {
    let page = ground.observation;
    let beside = |e: &&Element| {
        let same = e.dialog() == element.dialog() && e.reference != element.reference;
        same && heuristics::is_control(e) && !e.is_furniture()
    };
    let others = page.snapshot.elements.iter().filter(beside);
    let intents: Vec<Intent> = others.map(|e| heuristics::intent(&e.name, page)).collect();
    let closes = |i: &Intent| matches!(i, Intent::Back | Intent::BareCancel | Intent::Decline);
    let against = |i: &Intent| matches!(i, Intent::Keep | Intent::Accept);
    let tells = |line: &&str| {
        let named = page.snapshot.elements.iter().any(|e| e.name == **line);
        let said = Said::of(line);
        let ends = said.any(&[C::Until, C::EndsOn, C::NoRenewal, C::Cancelled]);
        !named && (line.ends_with(['?', '？']) || ends)
    };
    let lines = ground.model.front_lines();
    searches(ground)
        && !intents.iter().any(against)
        && intents.iter().any(|i| !closes(i))
        && !lines.iter().any(tells)
}

/// To change to what costs nothing may be all that there is to it. "Cancel free trial" is called by what it ends.
fn changes_to_free(element: &Element, languages: &[&Wordings]) -> bool {
    let name = Sentence::new(&element.name);
    let ends = languages.iter().any(|w| w.speaks_of_ending(&name));
    names(element, Word::Free, languages) && !ends
}

/// "Cancel anyway": as a link it fetches the next page; as a button it may be the last word.
fn insist(element: &Element, languages: &[&Wordings], ground: &Ground<'_>) -> Ruling {
    let changes = changes_to_free(element, languages);
    if is_link(element, ground) && !is_last(ground) && !changes {
        Rule::LeadsOn.allow()
    } else {
        Rule::MayEndSubscription.ask()
    }
}

/// On the last page what nobody knows may end it, however it is drawn; a list only shows its choices.
fn opens_a_part(element: &Element, intent: Intent, ground: &Ground<'_>) -> bool {
    let closed = element.is(ElementState::Collapsed);
    let part = closed || element.role == Role::Tab;
    let known = matches!(intent, Intent::Manage | Intent::Change | Intent::Plans);
    part && (!is_last(ground) || known || element.role == Role::Combobox)
}

/// "☰ Menu", "More options": a button that is called what only a menu is called. That it opens something (`aria-haspopup`) is the page's
/// word, and the person doesn't see it.
pub(crate) fn opens_a_menu(element: &Element, languages: &[&Wordings]) -> bool {
    let name = heuristics::tokens::tokens(&element.name);
    let menu = |w: &&Wordings| w.words.is(Word::Menu, &name);
    let button = element.role == Role::Button && !element.is(ElementState::Expanded);
    button && languages.iter().any(menu)
}

/// Before the way out there is nothing yet that a menu's button could end.
fn searches(ground: &Ground<'_>) -> bool {
    before_the_way_out(ground) && !ground.in_flow && !is_last(ground)
}

fn is_last(ground: &Ground<'_>) -> bool {
    let marks = &ground.reading.marks;
    marks.last_page || marks.cancelled || ground.reading.state == PageState::FinalConfirmation
}

/// After the survey an offer may be the last thing before the end.
fn late_offer(ground: &Ground<'_>) -> bool {
    ground.survey_done
        && ground.reading.state == PageState::RetentionOffer
        && !steps::more_are_counted(&ground.observation.text)
}

/// The page counts its steps, and there are more; or the button's own name turns the page.
fn step_follows(element: &Element, ground: &Ground<'_>) -> bool {
    steps::more_are_counted(&ground.observation.text) || steps::is_ahead(&element.name)
}

/// What takes the offer or keeps the subscription has a button of its own, and nothing stands chosen or is to be chosen: "Continue" is
/// something else.
fn offers_apart(ground: &Ground<'_>, languages: &[&Wordings]) -> bool {
    let elements = &ground.observation.snapshot.elements;
    let takes = |e: &Element| {
        e.role == Role::Button && heuristics::wordings::intent(&e.name, languages).keeps()
    };
    elements.iter().any(takes) && !has_choices(ground)
}

fn in_the_flow(state: PageState) -> bool {
    matches!(
        state,
        PageState::RetentionOffer | PageState::ExitSurvey | PageState::FinalConfirmation
    )
}

/// "Back", "Close" answer no question that the page may ask; "No", "Not now" may.
fn steps_back(element: &Element, languages: &[&Wordings]) -> bool {
    heuristics::wordings::is_cross(&element.name) || names(element, Word::Leaves, languages)
}

fn names(element: &Element, kind: Word, languages: &[&Wordings]) -> bool {
    let words = heuristics::tokens::tokens(&element.name);
    languages.iter().any(|w| w.words.names(kind, &words))
}

/// "Decline" beside the only thing that agrees to cookies, on a page that speaks of them.
pub(crate) fn refuses_cookies(element: &Element, page: &Observation) -> bool {
    let languages = heuristics::languages(page);
    let accepts =
        |e: &&Element| heuristics::wordings::intent(&e.name, &languages) == Intent::ConsentAccept;
    let elements = &page.snapshot.elements;
    let at = |wanted: &Element| {
        elements
            .iter()
            .position(|e| e.reference == wanted.reference)
    };
    let agrees: Vec<&Element> = elements.iter().filter(accepts).collect();
    let [agrees] = agrees.as_slice() else {
        return false;
    };
    let close = at(agrees)
        .zip(at(element))
        .is_some_and(|(a, e)| a.abs_diff(e) <= 3);
    close && agrees.within == element.within && speaks_of_cookies(&page.text)
}

fn speaks_of_cookies(text: &str) -> bool {
    let text = text.to_lowercase();
    let mut names = everywhere(Word::Cookies).iter();
    names.any(|name| text.contains(name))
}

/// In its own line, or in the last one above it that is more than what controls are called: a link to the cookie policy stands on every page.
fn cookies_are_told_above(element: &Element, page: &Observation) -> bool {
    let labels = page.snapshot.elements.iter().map(|e| squeezed(&e.name));
    let labels: Vec<String> = labels.collect();
    let lines: Vec<&str> = page.text.lines().collect();
    let own = lines.iter().position(|line| line.contains(&element.name));
    let mut told = lines.iter().take(own.map_or(0, |own| own + 1)).rev();
    let told = told.find(|line| !is_made_of(line, &labels));
    told.is_some_and(|line| speaks_of_cookies(line))
}

/// What agrees to cookies stands beside it, in the same dialog if it stands in one.
fn has_banner(element: &Element, ground: &Ground<'_>, languages: &[&Wordings]) -> bool {
    let elements = &ground.observation.snapshot.elements;
    let mut beside = elements.iter().filter(|e| e.dialog() == element.dialog());
    beside.any(|e| heuristics::wordings::intent(&e.name, languages) == Intent::ConsentAccept)
}

/// The text that it stands in speaks of cookies, and a "Yes" or "OK" beside it says yes to them.
pub(crate) fn names_cookies_beside(element: &Element, page: &Observation) -> bool {
    let languages = heuristics::languages(page);
    let elements = &page.snapshot.elements;
    let at = elements
        .iter()
        .position(|e| e.reference == element.reference);
    let near = |(n, e): (usize, &Element)| {
        let close = at.is_some_and(|at| at.abs_diff(n) == 1) && e.within == element.within;
        close && heuristics::wordings::intent(&e.name, &languages) == Intent::Yes
    };
    elements.iter().enumerate().any(near) && cookies_are_told_above(element, page)
}
