//! The rules that no planner and no page can bend. Every proposed action is judged here before it happens: allowed, asked about,
//! or denied. What can't be told apart from an irreversible click is one.
mod addresses;
mod answers;
mod beforehand;
pub(crate) mod cover;
mod deeds;
mod deletion;
mod evidence;
mod ground;
mod object;
mod press;
mod ruling;
#[cfg(test)]
mod tests;
mod told;
mod whose;

pub use addresses::only_shows;
pub(crate) use addresses::{does_something, fetching_does_something, opening_may_act, sends_for};
pub(crate) use beforehand::Beforehand;
pub(crate) use deeds::{
    chooses_the_free_plan, goes_on_to_the_free_plan, is_another_deed, leads_to_an_end,
    names_everything, names_what_is_offered, says_no_more_than_an_end, takes_a_gift,
};
pub use deletion::is_account_deletion;
pub(crate) use evidence::{further_step, is_sent_by_another};
pub(crate) use ground::{frame_of, off_site};
pub(crate) use press::{names_cookies_beside, opens_a_menu, refuses_cookies};
pub use ruling::{Rule, Ruling};
pub(crate) use told::forbids_a_yes;
pub(crate) use whose::{held_instead, instead_of};

use crate::heuristics::tokens::{Sentence, tokens};
use crate::heuristics::vocabulary::Word;
use crate::heuristics::wordings::{Signal, Wordings};
use crate::heuristics::{self, Intent, Reading};
use crate::portal;
use crate::quotes;
use crate::recipe::{Checkpoint, Matcher, Recipe};
use crate::site;
use crate::which::{self, Asked};
pub(crate) use answers::{is_asked, names_a_view};
use deeds::Deed;
use lexicon::{Concept as C, Languages, Phrase, lexicon};
use page::{PageModel, Region};
use protocol::action::Action;
use protocol::page_state::PageState;
use protocol::report::Verdict;
use protocol::role::Role;
use protocol::snapshot::{Element, ElementState, Identity, Observation};

/// What an action is judged against.
#[derive(Clone, Copy, Debug)]
pub struct Ground<'a> {
    pub observation: &'a Observation,
    /// The page's parts, as regions, forms and subscriptions.
    pub model: &'a PageModel,
    pub reading: &'a Reading,
    /// Where the run began: its site is the run's own ground.
    pub home: &'a str,
    pub recipe: Option<&'a Recipe>,
    /// Addresses that the run knows by itself: its account page, pages that plain steps began on.
    pub walked: &'a [String],
    /// A way into cancelling was taken in this run.
    pub in_flow: bool,
    /// What the person calls the subscription that is meant.
    pub plan: Option<&'a str>,
    /// Its survey was answered already: an offer that comes after it may be the last thing before the end.
    pub survey_done: bool,
    /// The person went on in the page themselves: what stands ticked there may be theirs.
    pub by_person: bool,
    /// What was pressed in this run.
    pub touched: &'a [Identity],
    /// What the page would send can be kept back while something is pressed.
    pub can_hold: bool,
    /// A control of the subscription that is meant led to this page: what it shows, under whatever name, is that one.
    pub led_here: bool,
    /// The account was seen to hold the one that the person named.
    pub holds_the_named: bool,
    /// What the others are called that the account showed beside the one that is meant.
    pub others: &'a [String],
    /// Links whose address was opened and led nowhere: they are pressed, and judged as what is pressed.
    pub to_press: &'a [Identity],
    /// The words of what lay over the control that was to be pressed last.
    pub cover: Option<&'a str>,
}

impl<'a> Ground<'a> {
    /// The languages that the page's labels are read in.
    pub(crate) fn languages(&self) -> Languages {
        let page = &self.observation.snapshot.page;
        lexicon().languages(&page.lang, &self.observation.text)
    }

    fn asks_why(&self) -> bool {
        self.reading.state == PageState::ExitSurvey || self.reading.marks.survey
    }

    fn off_site(&self, url: &str) -> Option<Rule> {
        off_site(url, self.home, self.recipe)
    }

    fn beforehand(&self) -> Beforehand<'_> {
        Beforehand {
            page: self.observation,
            state: self.reading.state,
            in_flow: self.in_flow,
            plan: self.plan,
            by_person: self.by_person,
            touched: self.touched,
        }
    }

    fn asked<'b>(&self, languages: &'b [&'static Wordings]) -> Asked<'b>
    where
        'a: 'b,
    {
        Asked {
            plan: self.plan,
            state: self.reading.state,
            survey: self.reading.marks.survey,
            languages,
        }
    }
}

/// The one way in. What the rules allow goes unasked only where the page bears it out.
pub fn judge(action: &Action, ground: &Ground<'_>) -> Ruling {
    let ruling = by_its_words(action, ground);
    match element_of(action, ground) {
        Some(element) => {
            let borne_out = evidence::bears_out(ruling, action, element, ground);
            object::told(borne_out, element, ground)
        }
        None => ruling,
    }
}

/// Where a held press of a control of this name would have led: judged as a link.
pub(crate) fn leads_to(url: &str, name: &String, ground: &Ground<'_>) -> Ruling {
    match address(url, ground) {
        Err(rule) => rule.deny(),
        Ok(()) if evidence::only_fetches([name].into_iter(), url, ground) => Rule::SameSite.allow(),
        Ok(()) => Rule::UnknownAddress.deny(),
    }
}

/// What is called one thing and shows another is judged as both, and the stricter word counts.
fn by_its_words(action: &Action, ground: &Ground<'_>) -> Ruling {
    let element = element_of(action, ground);
    if element.is_some_and(Element::is_beyond_reading) {
        return Rule::BeyondReading.deny();
    }
    let called = match element.and_then(|e| e.whole_name.as_deref()) {
        Some(whole) => as_shown(action, whole, ground),
        None => as_called(action, ground),
    };
    let read = element_of(action, ground).and_then(|e| Some((e, shown_to_press(action, e)?)));
    let Some((element, shows)) = read else {
        return called;
    };
    let seen = Ruling {
        known: called.known.clone(),
        ..as_shown(action, shows, ground)
    };
    let nothing_known =
        seen.rule == Rule::Unknown && (is_field(element) || is_sign(&element.name, shows));
    match (called.verdict, seen.verdict) {
        (Verdict::Allow, _) if nothing_known => called,
        (Verdict::Allow, _) | (Verdict::Ask, Verdict::Deny) => seen,
        (Verdict::Ask, Verdict::Ask) if seen.rule.names_the_last_step() => seen,
        _ => called,
    }
}

/// What people read on what is to be pressed, where its name doesn't say it. A field may be a button in disguise.
fn shown_to_press<'a>(action: &Action, element: &'a Element) -> Option<&'a str> {
    let value = element.value.as_deref().filter(|_| is_field(element));
    let pressed = matches!(action, Action::Click { .. });
    element.shows.as_deref().or(value).filter(|_| pressed)
}

fn is_field(element: &Element) -> bool {
    matches!(
        element.role,
        Role::Combobox | Role::ListBox | Role::TextBox | Role::SearchBox | Role::SpinButton
    )
}

/// As if it were called what it shows.
fn as_shown(action: &Action, shows: &str, ground: &Ground<'_>) -> Ruling {
    let mut observation = ground.observation.clone();
    let mut elements = observation.snapshot.elements.iter_mut();
    if let Some(element) = elements.find(|e| Some(e.reference) == action.target()) {
        element.name = shows.to_owned();
    }
    let observation = &observation;
    as_called(
        action,
        &Ground {
            observation,
            ..*ground
        },
    )
}

/// Beyond the name it shows nothing, or the names of drawings ("arrow_forward") whose font doesn't load: that says nothing.
fn is_sign(name: &str, shows: &str) -> bool {
    let name = name.to_lowercase();
    let own: Vec<&str> = name.split_whitespace().collect();
    let of_a_drawing = |word: &str| {
        let letters = word
            .bytes()
            .all(|c| matches!(c, b'a'..=b'z' | b'0'..=b'9' | b'_'));
        letters && word.trim_matches('_').contains('_')
    };
    let mut words = shows.split_whitespace();
    words.all(|word| own.contains(&word.to_lowercase().as_str()) || of_a_drawing(word))
}

fn as_called(action: &Action, ground: &Ground<'_>) -> Ruling {
    let ruling = by_the_rules(action, ground);
    let checkpoint = element_of(action, ground).and_then(|e| checkpoint(e, ground));
    let Some(checkpoint) = checkpoint.filter(|_| ruling.verdict != Verdict::Deny) else {
        return ruling;
    };
    let asked = match ruling.verdict {
        Verdict::Allow => Rule::Checkpoint.ask(),
        _ => ruling,
    };
    Ruling {
        known: Some(checkpoint.why.clone()),
        ..asked
    }
}

fn by_the_rules(action: &Action, ground: &Ground<'_>) -> Ruling {
    match action {
        Action::ScrollTo { .. }
        | Action::ScrollFor { .. }
        | Action::ScrollPage { .. }
        | Action::Wait { .. } => Rule::Looks.allow(),
        Action::Navigate { url } => open(url, ground),
        Action::Click { .. } => with_element(action, ground, click),
        Action::Fill { value, .. } => {
            with_element(action, ground, |e, g| answers::fill(e, value, g))
        }
        Action::Select { value, .. } => {
            with_element(action, ground, |e, g| answers::select(e, value, g))
        }
    }
}

fn element_of<'a>(action: &Action, ground: &Ground<'a>) -> Option<&'a Element> {
    let target = action.target()?;
    let elements = &ground.observation.snapshot.elements;
    elements.iter().find(|e| e.reference == target)
}

fn with_element(
    action: &Action,
    ground: &Ground<'_>,
    rule: impl Fn(&Element, &Ground<'_>) -> Ruling,
) -> Ruling {
    let deletes = is_account_deletion(&ground.observation.snapshot.page.url);
    match element_of(action, ground) {
        None => Rule::NotThere.deny(),
        Some(element) if element.is(ElementState::Disabled) || element.is(ElementState::Busy) => {
            Rule::Disabled.deny()
        }
        Some(element) if element.shows.as_deref() == Some("") => Rule::NotShown.deny(),
        // From such a page links lead away; nothing else on it is touched.
        Some(element) if deletes && !is_link(element, ground) => Rule::DeletesAccount.deny(),
        Some(element) => match ground.off_site(&ground.observation.snapshot.page.url) {
            Some(off) => off.deny(),
            None => ground::in_anothers_frame(rule(element, ground), element, ground),
        },
    }
}

/// Fetching an address may do something, and nobody has seen what stands on it. So it is one that the run or the service's
/// recipe knows, or one that a link leads to which could be pressed here just as well.
fn open(url: &str, ground: &Ground<'_>) -> Ruling {
    if let Err(rule) = address(url, ground) {
        return rule.deny();
    }
    let recipe = ground.recipe.into_iter();
    let entries = recipe.flat_map(|r| r.entry.iter().map(|e| &e.url).chain([&r.account.value]));
    let mut known = entries.chain(ground.walked).map(String::as_str);
    if url == ground.home || known.any(|k| site::is_same(k, url)) {
        return Rule::SameSite.allow();
    }
    let elements = &ground.observation.snapshot.elements;
    let mut links = elements.iter().filter(|e| {
        let href = e.href.as_deref();
        href.is_some_and(|h| site::is_same(h, url)) && is_link(e, ground)
    });
    // What holds for a press of it holds here: checkpoints, disabled links, pages that delete accounts.
    let pressed = links.next().map(|link| Action::Click {
        target: link.reference,
    });
    match pressed.map(|press| judge(&press, ground)) {
        Some(ruling) if ruling.verdict != Verdict::Ask => ruling,
        _ => Rule::UnknownAddress.deny(),
    }
}

fn address(url: &str, ground: &Ground<'_>) -> Result<(), Rule> {
    if is_account_deletion(url) {
        return Err(Rule::DeletesAccount);
    }
    ground.off_site(url).map_or(Ok(()), Err)
}

fn click(element: &Element, ground: &Ground<'_>) -> Ruling {
    let away = leads_away(element, ground);
    let there = away == Some(Rule::LeavesSite) && leads_to_its_billing(element, ground);
    if let Some(rule) = away
        .filter(|_| !there)
        .or_else(|| after_success(ground))
        .or_else(|| trap(element, ground))
        .or_else(|| object::forbids(element, ground))
        .or_else(|| told::forbids(element, ground))
    {
        return rule.deny();
    }
    if there {
        return whose::judge(element, ground).unwrap_or(Rule::Portal.ask());
    }
    let languages = heuristics::languages(ground.observation);
    let uncovers = |words: &str| {
        !ground.in_flow && cover::only_closes(element, words, ground.observation, &languages)
    };
    if ground.cover.is_some_and(uncovers) {
        return Rule::StepsBack.allow();
    }
    if whose::is_another_persons(element, ground) {
        return Rule::AnotherPersons.deny();
    }
    if whose::is_of_what_was_added(element, ground) || whose::ends_elsewhere(element, ground) {
        return Rule::AnotherThing.deny();
    }
    if whose::is_over(element, ground) {
        return Rule::AfterSuccess.deny();
    }
    if let Some(rule) = beforehand::goes_along(element, ground) {
        return rule.deny();
    }
    if deeds::is_to_the_free_plan(element, ground) && !ends_apart(Some(element), ground) {
        return whose::judge(element, ground).unwrap_or(Rule::FreePlan.ask());
    }
    if let Some(ruling) = by_its_deed(element, ground) {
        return ruling;
    }
    if let Some(ruling) = whose::judge(element, ground) {
        return ruling;
    }
    let called = Element {
        name: deeds::without_the_name(element, ground).into_owned(),
        ..element.clone()
    };
    let intent = match before_the_way_out(ground) {
        true => heuristics::intent_before(&called, ground.observation, None),
        false => heuristics::intent_of(&called, ground.observation, None),
    };
    match element.role {
        Role::Radio
        | Role::Checkbox
        | Role::Switch
        | Role::Option
        | Role::MenuItemCheckbox
        | Role::MenuItemRadio => answers::choose(element, intent, &languages, ground),
        _ if opens_a_drawn_list(element, intent, ground) => Rule::OpensMenu.allow(),
        _ if answers::is_tile(element, intent, &languages, ground) => {
            answers::choose(element, intent, &languages, ground)
        }
        _ => match forbidden(element, intent, ground) {
            Some(rule) if rule.is_of_an_offer() && deeds::ends_plainly(element, ground) => {
                Rule::MayEndSubscription.ask()
            }
            Some(Rule::ChangesPlan) if deeds::turns_off(element, ground) => {
                Rule::MayEndSubscription.ask()
            }
            Some(rule) => rule.deny(),
            None => press::press(element, intent, &languages, ground),
        },
    }
}

/// What its words do beside, or instead of, ending the subscription.
fn by_its_deed(element: &Element, ground: &Ground<'_>) -> Option<Ruling> {
    // What is chosen is sent by something else, and a reason may name any deed.
    if element.is_choice() || element.role == Role::Option {
        return None;
    }
    if addresses::sells_in_the_name_of_an_end(element, ground) {
        return Some(Rule::Buys.deny());
    }
    let deed = match object::ends_one_order(element, ground) {
        true => Deed::Other(Rule::AnotherThing),
        false => deeds::of_control(element, ground),
    };
    Some(match deed {
        // "Term and contract", folded up: a heading names what stands under it.
        Deed::Other(Rule::ChangesPlan) if is_a_folded_heading(element, ground) => return None,
        Deed::Other(Rule::ChangesPlan) if shows_and_changes(element, ground) => Rule::WayIn.allow(),
        Deed::Other(_) if evidence::only_unfolds(element, ground) => return None,
        Deed::Other(Rule::Buys)
            if lists_what_is_held(element, ground)
                || ground.model.ends_what_is_held(&element.reference) =>
        {
            return None;
        }
        Deed::Other(Rule::AnotherThing)
            if (names_the_meant(element, ground)
                || asks_of_the_subscription(element, ground)
                || ground.model.is_its_only_way_out(&element.reference))
                && whose::judge(element, ground).is_none() =>
        {
            Rule::MayEndSubscription.ask()
        }
        Deed::Other(rule) => rule.deny(),
        Deed::EndsAccount if ends_apart(Some(element), ground) || may_end_elsewhere(ground) => {
            Rule::DeletesAccount.deny()
        }
        Deed::EndsAccount => Rule::MayEndAccount.ask(),
        // A link only fetches, and its address is judged.
        Deed::Mixed if is_link(element, ground) && !before_nothing_more(ground) => {
            Rule::WayIn.allow()
        }
        Deed::Mixed => Rule::MayEndSubscription.ask(),
        Deed::Unclear => {
            return Some(whose::judge(element, ground).unwrap_or_else(|| Rule::Unknown.ask()));
        }
        Deed::Nothing if is_not_read(element, ground) => {
            match tells_by_its_address(element, ground) {
                true => Rule::SameSite.allow(),
                false => Rule::NotRead.deny(),
            }
        }
        _ => return None,
    })
}

/// It has words in a language that nobody here reads.
fn is_not_read(element: &Element, ground: &Ground<'_>) -> bool {
    let by = ground.languages();
    !by.known() && !lexicon().read(&element.name, &by).unread().is_empty()
}

/// A link to what is a place by every word of its address, whatever the link is called.
fn tells_by_its_address(element: &Element, ground: &Ground<'_>) -> bool {
    let page = &ground.observation.snapshot.page.url;
    let place = |url: &str| {
        heuristics::address::names_only_places(url) && !addresses::may_be_the_deed(url, page)
    };
    is_link(element, ground) && element.href.as_deref().is_some_and(place)
}

/// It unfolds what can be chosen, and is called by nothing that is done.
fn opens_a_drawn_list(element: &Element, intent: Intent, ground: &Ground<'_>) -> bool {
    let by = ground.languages();
    let plain = matches!(intent, Intent::Other | Intent::NeutralAnswer);
    let nothing = || deeds::of_control(element, ground) == Deed::Nothing;
    let drawn = || which::is_drawn_list(element, &|text| lexicon().read(text, &by));
    ground.in_flow && plain && drawn() && nothing()
}

/// "See or change your plan": a link to a place where that is shown first, and not "Confirm the change".
fn shows_and_changes(element: &Element, ground: &Ground<'_>) -> bool {
    const SHOWS: [C; 4] = [C::View, C::Details, C::Manage, C::Confirm];
    let by = ground.languages();
    let joined = heuristics::joined_parts(&element.name, &by);
    let parts = || joined.iter().flat_map(|part| part.split(['・', '/', '／']));
    let says = |part: &str, all: &[C]| lexicon().read(part, &by).any(all);
    let changes = |part: &str| says(part, &[C::Change]);
    let shows = parts().any(|part| says(part, &SHOWS) && !changes(part));
    let both = shows && parts().any(changes);
    both && !ground.in_flow && leads_to_no_deed(element, ground)
}

/// A link to an address that neither does anything nor sells.
fn leads_to_no_deed(element: &Element, ground: &Ground<'_>) -> bool {
    let page = &ground.observation.snapshot.page.url;
    let acts = |href: &str| addresses::may_be_the_deed(href, page) || addresses::sells(href);
    is_link(element, ground) && element.href.as_deref().is_some_and(|href| !acts(href))
}

/// "Subscription and purchases": a link to a page of the account's, at an address that sells nothing.
fn lists_what_is_held(element: &Element, ground: &Ground<'_>) -> bool {
    let phrase = lexicon().read(&element.name, &ground.languages());
    let page = &ground.observation.snapshot.page.url;
    let address = leads_to_no_deed(element, ground);
    // "Buy a subscription" begins with what it does.
    let place = |c: &[C]| {
        phrase
            .words
            .iter()
            .position(|w| w.concept.is_some_and(|w| c.contains(&w)))
    };
    let (thing, deed) = (
        place(&[C::Subscription]),
        place(&[C::Buy, C::Pay, C::Upgrade, C::Renew]),
    );
    // "Purchases and subscriptions": two places in one name.
    let parts = heuristics::joined_parts(&element.name, &ground.languages());
    let is_place = |part: &String| {
        let held = [C::Subscription, C::Billing, C::Account];
        lexicon().read(part, &ground.languages()).only(&held)
    };
    let joined = parts.len() > 1 && parts.iter().any(is_place);
    let begins_with_it = thing.is_some_and(|thing| deed > Some(thing));
    let region = ground.model.region_of(&element.reference);
    let of_the_site = names_a_page_of_the_site(&phrase, region, element, page);
    address && (begins_with_it || joined || of_the_site)
}

/// "Charges", among the site's pages, at the address of a place.
pub(crate) fn names_a_page_of_the_site(
    phrase: &Phrase,
    region: Option<Region>,
    element: &Element,
    page: &str,
) -> bool {
    let leads = |href: &str| heuristics::address::leads_to_a_place_beside(href, page);
    phrase.only(&[C::Pay])
        && region == Some(Region::Navigation)
        && element.href.as_deref().is_some_and(leads)
}

/// It unfolds a part of the page and says nothing of changing.
fn is_a_folded_heading(element: &Element, ground: &Ground<'_>) -> bool {
    let phrase = lexicon().read(&element.name, &ground.languages());
    let changes = [C::Change, C::Upgrade, C::Downgrade, C::Buy];
    element.role == Role::Button
        && element.is(ElementState::Collapsed)
        && !element.popup
        && !phrase.any(&changes)
        && before_the_way_out(ground)
        && !quotes::is_a_price(&element.name)
}

/// "Cancel your subscription?" right over it: what the button calls a box or a delivery is that.
fn asks_of_the_subscription(element: &Element, ground: &Ground<'_>) -> bool {
    let last = ground.in_flow && ground.reading.state == PageState::FinalConfirmation;
    let mut over = element.within.iter().rev();
    let heading = over.find(|c| c.role == Role::Heading);
    let asks = |text: &str| {
        let phrase = lexicon().read(text, &ground.languages());
        let question = text.trim_end().ends_with(['?', '？']);
        question && deeds::ends(&phrase) && phrase.has(C::Subscription)
    };
    last && heading.is_some_and(|c| asks(&c.name))
}

/// "Stop my box", of a "Moss Box": what is delivered has its name from the subscription, or the other way round.
fn names_the_meant(element: &Element, ground: &Ground<'_>) -> bool {
    let by = ground.languages();
    let things = [C::Delivery, C::Order];
    let thing = |text: &str| {
        let phrase = lexicon().read(text, &by);
        let said = phrase.words.into_iter();
        let said = said.filter(|w| w.concept.is_some_and(|c| things.contains(&c)));
        said.map(|w| w.text.to_lowercase()).collect::<Vec<_>>()
    };
    let own = thing(&element.name);
    let named = ground.plan.map(thing).unwrap_or_default();
    !own.is_empty() && own.iter().all(|word| named.contains(word))
}

/// On the last page whatever leads on may be the end.
fn before_nothing_more(ground: &Ground<'_>) -> bool {
    let marks = &ground.reading.marks;
    marks.last_page || ground.reading.state == PageState::FinalConfirmation
}

/// It ends or deletes the account, says and shows nothing else, and nothing here ends the subscription apart from that.
pub(crate) fn is_the_only_end(element: &Element, ground: &Ground<'_>) -> bool {
    let deed = deeds::of_control(element, ground);
    let whole = matches!(deed, Deed::EndsAccount | Deed::Other(Rule::DeletesAccount));
    whole && element.shows.is_none() && !ends_apart(Some(element), ground)
}

/// Another control ends only the subscription. A bare "Cancel" in the same dialog closes that.
pub(crate) fn ends_apart(element: Option<&Element>, ground: &Ground<'_>) -> bool {
    let by = ground.languages();
    let closes = |e: &Element| {
        let bare = || lexicon().read(&e.name, &by).only(&[C::End]);
        let dialog = element.map(Element::dialog);
        e.in_dialog() && dialog.is_none_or(|own| own == e.dialog()) && bare()
    };
    // On the way out, what lies behind the dialog that it stands in led here.
    let behind = |e: &Element| {
        let dialog = element.and_then(Element::dialog).filter(|_| ground.in_flow);
        dialog.is_some_and(|own| e.dialog() != Some(own))
    };
    let mut others = ground.observation.snapshot.elements.iter();
    others.any(|e| {
        let other =
            element.is_none_or(|own| e.reference != own.reference) && heuristics::is_control(e);
        let ends = other && !behind(e) && deeds::of(&e.name, &by) == Deed::Ends;
        ends && !closes(e) && !ends_something_else(e, ground)
    })
}

/// The subscription that runs has a link of its own ("Details") that wasn't looked at yet: its way out may stand there.
fn may_end_elsewhere(ground: &Ground<'_>) -> bool {
    let elements = &ground.observation.snapshot.elements;
    let page = &ground.observation.snapshot.page.url;
    let seen = |href: &str| ground.walked.iter().any(|w| site::is_same(w, href));
    let tells = |e: &Element| {
        let said = lexicon().read(&e.name, &ground.languages());
        said.any(&[C::Manage, C::Details, C::View]) && deeds::of_control(e, ground) == Deed::Nothing
    };
    let leads = |e: &Element| {
        let href = e.href.as_deref().filter(|_| is_link(e, ground));
        tells(e) && href.is_some_and(|href| !site::is_same(href, page) && !seen(href))
    };
    let runs = |s: &page::Subscription| s.goes_on();
    let own = |s: &page::Subscription| {
        let mut controls = elements.iter().filter(|e| s.holds(&e.reference));
        controls.any(leads)
    };
    let model = ground.model;
    !ground.in_flow && model.subscriptions.iter().any(|s| runs(s) && own(s))
}

/// Letters, or what is filled in beside it: a bare "Cancel" in a form, "Unsubscribe" in the foot.
fn ends_something_else(element: &Element, ground: &Ground<'_>) -> bool {
    let model = ground.model;
    let bare = lexicon()
        .read(&element.name, &ground.languages())
        .only(&[C::End]);
    let form = model.form_of(&element.reference);
    let beside = form.is_some_and(|f| {
        let sent_by_another = f.submit.is_some_and(|s| s != element.reference);
        !f.fields.is_empty() && sent_by_another
    });
    let foot = model.region_of(&element.reference) == Some(Region::Footer);
    let own = || model.subscription_of(&element.reference);
    let held = || own().is_some_and(|at| model.subscriptions[at].is_told());
    heuristics::is_about_mailing(element, ground.observation) || bare && (beside || foot) && !held()
}

/// The page's own link to its billing on another site, which says nothing else, or that something ends there.
fn leads_to_its_billing(element: &Element, ground: &Ground<'_>) -> bool {
    let plain = || {
        let deed = deeds::of_control(element, ground);
        matches!(deed, Deed::Nothing | Deed::Ends)
    };
    frame_of(element).is_none() && portal::is_of_its_billing(element, ground.observation) && plain()
}

fn leads_away(element: &Element, ground: &Ground<'_>) -> Option<Rule> {
    let href = element.href.as_deref().filter(|h| !is_script(h))?;
    address(href, ground).err()
}

/// An address that is a script and does something: "javascript:void(0)" stands where there is none.
fn runs(href: &str) -> bool {
    let idle = ["", "void0", "return", "returnfalse", "undefined", "0"];
    let script = href.trim_start().split_once(':').map(|(_, script)| script);
    let said =
        |script: &str| -> String { script.chars().filter(|c| c.is_alphanumeric()).collect() };
    is_script(href) && !script.is_some_and(|script| idle.contains(&said(script).as_str()))
}

/// A link that runs a script is a button.
pub(crate) fn is_script(href: &str) -> bool {
    href.trim_start()
        .to_ascii_lowercase()
        .starts_with("javascript:")
}

fn after_success(ground: &Ground<'_>) -> Option<Rule> {
    ground
        .reading
        .proves_cancelled()
        .then_some(Rule::AfterSuccess)
}

fn trap(element: &Element, ground: &Ground<'_>) -> Option<Rule> {
    let page = ground.observation;
    let fits = |m: &Matcher| m.fits(element, page);
    let mut steps = ground
        .recipe?
        .steps_for(ground.reading.state, &page.snapshot.page.lang);
    let is_trap = steps.any(|s| s.never.iter().any(fits) && !s.press.iter().any(fits));
    is_trap.then_some(Rule::Trap)
}

/// "Yes, next step" beside "No, I'm keeping it", and nothing that turns down or is offered: what is asked is whether to leave.
fn goes_on_beside_what_keeps(element: &Element, ground: &Ground<'_>) -> bool {
    const ON: [C; 4] = [C::Yes, C::Next, C::Continue, C::Proceed];
    let said = lexicon().read(&element.name, &ground.languages());
    let page = ground.observation;
    let beside = |e: &&Element| e.dialog() == element.dialog() && e.reference != element.reference;
    let others = page.snapshot.elements.iter().filter(beside);
    let others = others.filter(|e| heuristics::is_control(e) && !e.is_furniture());
    let intents: Vec<Intent> = others.map(|e| heuristics::intent(&e.name, page)).collect();
    let turns_down = [Intent::Decline, Intent::Accept];
    let lines = ground.model.front_lines();
    let offers = |line: &&str| line.contains('%') || !lexicon::prices::find(line).is_empty();
    !lines.iter().any(offers)
        && said.only(&ON)
        && said.any(&ON[1..])
        && intents.contains(&Intent::Keep)
        && !intents.iter().any(|intent| turns_down.contains(intent))
}

/// What is never pressed unless the person asks for exactly that.
fn forbidden(element: &Element, intent: Intent, ground: &Ground<'_>) -> Option<Rule> {
    let offer = ground.reading.state == PageState::RetentionOffer;
    let said = || lexicon().read(&element.name, &ground.languages());
    // "Confirm, I lose my benefits", as the last word, is asked about.
    let last = before_nothing_more(ground);
    let takes = || element.submits && deeds::names_what_is_offered(&said());
    if ground.in_flow && (offer || !last) && takes() {
        return Some(Rule::AcceptsOffer);
    }
    let alone = matches!(intent, Intent::SignOut | Intent::ConsentAccept);
    Some(match intent {
        _ if !alone && evidence::only_unfolds(element, ground) => return None,
        Intent::Undo => Rule::Undoes,
        Intent::Delete => Rule::DeletesAccount,
        Intent::Keep => Rule::Keeps,
        Intent::Pause => Rule::Pauses,
        Intent::Accept => Rule::AcceptsOffer,
        Intent::Yes if offer && goes_on_beside_what_keeps(element, ground) => return None,
        Intent::Yes if offer => Rule::AcceptsOffer,
        // On an account page a link to the list of plans changes nothing; several services hide the way out there.
        Intent::Change if before_the_way_out(ground) && is_link(element, ground) => return None,
        Intent::Plans
            if before_the_way_out(ground)
                && !ground.in_flow
                && (element.is(ElementState::Collapsed) || element.role == Role::Tab) =>
        {
            return None;
        }
        // What names no plan brings up the list of them, also where it runs a script, unless they stand beside it to be chosen.
        Intent::Plans
            if before_the_way_out(ground)
                && (is_link(element, ground)
                    || matches!(element.role, Role::Link | Role::Button)
                        && !has_choices(ground)) =>
        {
            return None;
        }
        // "Switch workspace": another account is shown, not another plan.
        Intent::Plans | Intent::Change if switches_the_account(element, ground) => return None,
        // "Change", "Change subscription", and not to what: the person is asked.
        Intent::Plans | Intent::Change
            if before_the_way_out(ground)
                && !ground.in_flow
                && !is_sent_with_a_choice(element, ground)
                && lexicon()
                    .read(&element.name, &ground.languages())
                    .only(&[C::Change, C::Subscription]) =>
        {
            return None;
        }
        // "Edit subscription settings" that only unfolds is asked about.
        Intent::Change
            if before_the_way_out(ground)
                && !ground.in_flow
                && unfolds_settings(element, &heuristics::languages(ground.observation)) =>
        {
            return None;
        }
        Intent::Plans | Intent::Change => Rule::ChangesPlan,
        Intent::Buy => Rule::Buys,
        Intent::Contact => Rule::Contacts,
        Intent::Remind => Rule::Defers,
        Intent::SignOut => Rule::SignsOut,
        Intent::SignIn => Rule::SignsIn,
        Intent::ConsentAccept => Rule::AgreesToCookies,
        _ => return None,
    })
}

/// "Edit subscription settings", where it says that it only opens a part of the page.
pub(crate) fn unfolds_settings(element: &Element, languages: &[&Wordings]) -> bool {
    let settings = |w: &&Wordings| w.words.names(Word::Settings, &tokens(&element.name));
    element.is(ElementState::Collapsed)
        && !element.is_furniture()
        && languages.iter().any(settings)
        && !quotes::is_a_price(&element.name)
}

fn switches_the_account(element: &Element, ground: &Ground<'_>) -> bool {
    const PLANS: [C; 8] = [
        C::Subscription,
        C::Premium,
        C::Period,
        C::Price,
        C::Billing,
        C::Upgrade,
        C::Downgrade,
        C::Free,
    ];
    let said = lexicon().read(&element.name, &ground.languages());
    said.says(C::Change) && said.says(C::Account) && !said.any(&PLANS)
}

fn has_choices(ground: &Ground<'_>) -> bool {
    let mut elements = ground.observation.snapshot.elements.iter();
    elements.any(Element::is_choice)
}

/// One of several things can be chosen in its form; where one of both is in no form, on the page.
fn is_sent_with_a_choice(element: &Element, ground: &Ground<'_>) -> bool {
    let form = |e: &Element| ground.model.form_of(&e.reference).map(|form| form.block);
    let own = form(element);
    let mut elements = ground.observation.snapshot.elements.iter();
    let sent = |e: &Element| own.is_none() || form(e).is_none_or(|of| Some(of) == own);
    elements.any(|e| matches!(e.role, Role::Radio | Role::Option) && sent(e))
}

fn before_the_way_out(ground: &Ground<'_>) -> bool {
    match ground.reading.state {
        PageState::AccountActive => true,
        PageState::Unknown | PageState::ThirdPartyBilling => !ground.in_flow,
        _ => false,
    }
}

/// The service's recipe wants the person asked first.
fn checkpoint<'a>(element: &Element, ground: &Ground<'a>) -> Option<&'a Checkpoint> {
    let mut checkpoints = ground.recipe?.checkpoints.iter();
    checkpoints.find(|c| c.press.fits(element, ground.observation))
}

/// A link with an address of its own only fetches a page. One into its own page runs a script, unless it names a route ("#/billing").
fn is_link(element: &Element, ground: &Ground<'_>) -> bool {
    let Some(href) = element.href.as_deref().filter(|h| !is_script(h)) else {
        return false;
    };
    if ground.to_press.contains(&element.identity()) {
        return false;
    }
    let Some((address, fragment)) = href.split_once('#') else {
        return element.role == Role::Link;
    };
    let page = &ground.observation.snapshot.page.url;
    let own = address.is_empty() || page.split('#').next() == Some(address);
    // "#!" and "#/" alone are what stands where a link has no address.
    let route = |rest: &str| rest.chars().any(char::is_alphanumeric);
    element.role == Role::Link && (!own || fragment.strip_prefix(['/', '!']).is_some_and(route))
}

fn says(text: &str, wanted: &[Signal], languages: &[&Wordings]) -> bool {
    let sentence = Sentence::new(text);
    languages
        .iter()
        .any(|w| w.signals(&sentence).iter().any(|(s, _)| wanted.contains(s)))
}
