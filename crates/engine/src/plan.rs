//! The planner without a model: answers what a page asks, then takes the most promising control of all pages seen, going back for one that
//! stands elsewhere. It only proposes; what must not be done is the policy's business, but it doesn't waste turns on it either.
mod answers;
mod cards;
mod cover;
mod frontier;
mod give_up;
mod several;
mod spent;
mod waiting;

pub use frontier::{Passed, Promise};

use frontier::open;
use waiting::WAITS;

use crate::classify::{self, Candidate, Feature, Setting};
use crate::heuristics::vocabulary::Word;
use crate::heuristics::{self, Intent};
use crate::planner::{PastAction, PlanContext, Proposal, Tried};
use crate::{policy, site, words};
use lexicon::Concept;
use protocol::action::{Action, Direction};
use protocol::ids::Ref;
use protocol::page_state::PageState;
use protocol::role::Role;
use protocol::snapshot::{Element, Identity};

/// On the way out less than this leads nowhere.
const LEADS_ON: f64 = 2.0;
/// The same where nothing better is left: the person is asked about it anyway.
const MAY_LEAD_ON: f64 = 0.5;
/// So much does what is known to lead on: a button that waits is waited for before anything else is pressed.
const KNOWN_TO_LEAD_ON: f64 = 4.5;
/// Before the way out less than this shows nothing of the subscription.
const LOOKS: f64 = 1.0;
/// Less than this says little of what a page is.
pub(crate) const FAINT: f64 = 0.5;

/// One turn's proposal.
pub fn plan(context: &PlanContext) -> Proposal {
    Turn::of(context).next()
}

/// What leads on from here on the way out, the most promising first.
pub(crate) fn ways_on(context: &PlanContext) -> Vec<Ref> {
    let turn = Turn::of(context);
    let leads = |c: &&Candidate<'_>| c.score >= LEADS_ON && !c.has(Feature::GoesBack);
    let found = turn.open().filter(leads);
    found.map(|c| c.element.reference).collect()
}

/// What is worth a look or a press on this page, the most promising first: for a model that reads it.
pub(crate) fn likely(context: &PlanContext, most: usize) -> Vec<Ref> {
    let turn = Turn::of(context);
    let open = turn.open().filter(|c| c.score >= LOOKS);
    open.map(|c| c.element.reference).take(most).collect()
}

/// Where nobody knows the way on: what the page's own part holds that may be it all the same, the most promising first. Those in a language
/// that isn't read here stand as the page has them.
pub(crate) fn may_lead_on(context: &PlanContext) -> Vec<Ref> {
    const SHOWN: usize = 3;
    let turn = Turn::of(context);
    let turns_back = [
        Feature::GoesBack,
        Feature::Closes,
        Feature::Nameless,
        Feature::Help,
        Feature::Long,
    ];
    let own = |c: &&Candidate<'_>| c.has(Feature::InMain) || c.has(Feature::InLayer);
    let reads = turn.setting.languages.known();
    // What is known of other ways is told instead, and where nothing of a subscription stands nothing leads to one.
    let told = !context.hints.contacts.is_empty() || !context.hints.known.is_empty();
    if told || reads && context.is_lost() {
        return Vec::new();
    }
    let may = |c: &&Candidate<'_>| {
        let open = || c.score >= MAY_LEAD_ON && !turn.is_spent(c);
        let unread = || !reads && c.has(Feature::Unread) && !turn.was_pressed(c.element);
        own(c) && (unread() || open()) && !turns_back.iter().any(|f| c.has(*f))
    };
    let mut found: Vec<&Element> = Vec::new();
    for candidate in turn.ranked.iter().filter(may) {
        let element = candidate.element;
        let alike = (found.iter()).any(|e| Setting::label(e) == Setting::label(element));
        if !alike && found.len() < SHOWN {
            found.push(element);
        }
    }
    found.iter().map(|e| e.reference).collect()
}

/// What can be pressed on a page, the most promising first, as a turn weighs it: for whoever judges the weights.
#[derive(Clone, Debug, PartialEq)]
pub struct Ranking {
    pub in_flow: bool,
    pub controls: Vec<Ranked>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Ranked {
    pub reference: Ref,
    pub features: Vec<Feature>,
}

pub fn ranking(context: &PlanContext) -> Ranking {
    let turn = Turn::of(context);
    let ranked = |c: &Candidate<'_>| Ranked {
        reference: c.element.reference,
        features: c.features.clone(),
    };
    Ranking {
        in_flow: turn.setting.in_flow,
        controls: turn.open().map(ranked).collect(),
    }
}

/// What counts most for this control as the way on from here, or against it.
pub(crate) fn reasons(context: &PlanContext, target: Ref) -> Vec<String> {
    let turn = Turn::of(context);
    let own = turn.ranked.iter().find(|c| c.element.reference == target);
    own.map_or_else(Vec::new, |c| c.reasons(turn.setting.in_flow))
}

struct Turn<'a> {
    context: &'a PlanContext,
    setting: Setting<'a>,
    /// What may lead on from here, the most promising first.
    ranked: Vec<Candidate<'a>>,
    /// It asks why.
    survey: bool,
    /// It says that cancelling goes by phone, chat or letter; on the way out also why it doesn't go at all.
    by_hand: bool,
}

impl<'a> Turn<'a> {
    fn of(context: &'a PlanContext) -> Self {
        let marks = heuristics::read(&context.observation, None).marks;
        let mut setting = Setting::new(
            &context.observation,
            &context.model,
            context.state,
            context.in_flow,
            context.plan.as_deref(),
        );
        setting.pressed = last_press(&context.history);
        setting.led = context.led;
        setting.history = &context.history;
        setting.waited = &context.waited;
        setting.passed = &context.passed;
        setting.hints = Some(&context.hints);
        let ranked = classify::candidates(&setting);
        let mut turn = Self {
            context,
            survey: marks.survey,
            by_hand: false,
            setting,
            ranked,
        };
        if turn.was_opened_by_a_press() || turn.offers_an_end() {
            turn.weigh_anew(true);
        }
        if turn.is_back_at_the_account() && turn.waited() > 0 {
            turn.weigh_anew(false);
        }
        let by_hand = marks.by_hand && turn.ends_by_hand() && !turn.ends_here_too();
        turn.by_hand = by_hand || marks.hindered && context.in_flow;
        turn
    }

    fn weigh_anew(&mut self, in_flow: bool) {
        self.setting.in_flow = in_flow;
        self.ranked = classify::candidates(&self.setting);
    }

    /// A step of a way out lies over the page, whatever the control was called that opened it.
    fn was_opened_by_a_press(&self) -> bool {
        let pressed = self.setting.pressed.is_some() && self.setting.has_layer();
        let read = self.is_a_step() && self.context.confidence >= FAINT;
        !self.setting.in_flow && pressed && (read || self.asks_why_or_stay())
    }

    /// It has a button that stays, and asks to choose between things that cost nothing, or goes on.
    fn asks_why_or_stay(&self) -> bool {
        let open = self
            .elements()
            .iter()
            .filter(|e| self.setting.is_in_layer(e));
        let stays = |e: &&Element| {
            let phrase = self.setting.phrase(Setting::label(e));
            e.role == Role::Button && (phrase.says(Concept::Stay) || phrase.says(Concept::Keep))
        };
        let free = |e: &&Element| lexicon::prices::find(&e.name).is_empty();
        let choices = || open.clone().filter(|e| e.role == Role::Radio);
        let asks_why = choices().count() > 1 && choices().all(|e| free(&e));
        let goes_on = |e: &&Element| {
            let phrase = self.setting.phrase(Setting::label(e));
            classify::is_pressed(e) && !stays(e) && classify::goes_on(&phrase)
        };
        open.clone().any(|e| stays(&e)) && (asks_why || open.clone().any(|e| goes_on(&e)))
    }

    /// The page is read as one of the way out.
    fn is_a_step(&self) -> bool {
        matches!(
            self.context.state,
            PageState::RetentionOffer | PageState::ExitSurvey | PageState::FinalConfirmation
        )
    }

    /// A way in was taken, and this is the account again: nothing of a way out is open, or new on it.
    fn is_back_at_the_account(&self) -> bool {
        let understood = |e: &Element| self.setting.sends_what_is_understood(&e.reference);
        let asks = self.setting.has_layer()
            || self.survey
            || self.is_one_of_the_steps()
            || self.offers_an_end()
            || self.elements().iter().any(understood);
        // On a page that was passed before, and is opened again, nothing is news.
        let opened = |p: &PastAction| matches!(p.action, Action::Navigate { .. });
        let came_back = self.context.history.last().is_some_and(opened)
            && (self.context.passed.iter()).any(|p| site::is_same(&p.url, self.url()));
        let leads_on = |c: &Candidate<'_>| c.has(Feature::New) && c.score >= LEADS_ON && !came_back;
        let open = asks || self.waiting_button() || self.ranked.iter().any(leads_on);
        let page = self.context.state == PageState::AccountActive || self.began_here();
        self.setting.in_flow && page && !open
    }

    /// Nobody can tell what this page is, and a press here led on.
    fn began_here(&self) -> bool {
        let here = crate::site::plain(self.url());
        let mut pressed = self.context.history.iter();
        self.context.confidence < FAINT
            && pressed.any(|p| p.url == here && p.target.is_some() && p.error.is_none())
    }

    fn next(&self) -> Proposal {
        let steps = [
            Self::uncover,
            Self::refuse_cookies,
            Self::answer,
            Self::further_down,
            Self::onward,
            Self::unanswerable,
            Self::wait,
            Self::undecided,
            Self::opening,
            Self::out_of_the_way,
            Self::patience,
            Self::only_left,
            Self::scroll,
            Self::last_resort,
        ];
        let found = steps.iter().find_map(|step| step(self));
        found.unwrap_or_else(|| self.give_up())
    }

    /// The most promising control of this page, or back to the page that has a better one.
    fn onward(&self) -> Option<Proposal> {
        if self.by_hand {
            return None;
        }
        if self.setting.in_flow {
            let least = match self.waiting_button() && self.waited() < WAITS {
                true => KNOWN_TO_LEAD_ON,
                false => LEADS_ON,
            };
            // While what ends it opens by itself, what is open already is something else.
            let held_up = self.waited() < WAITS && self.waiting_end();
            let ends =
                |c: &Candidate<'_>| c.has(Feature::Ends) && !self.an_end_waits_beside(c.element);
            let leads = |c: &&Candidate<'_>| c.score >= least && (!held_up || ends(c));
            let best = self.open().find(leads)?;
            return self.which_row(best).or_else(|| self.press(best));
        }
        if let Some(unclear) = self.which_of_several() {
            return Some(unclear);
        }
        // Where nothing else stands with the subscription, what changes it is the way to it.
        let own = self.open().filter(|c| c.has(Feature::InTheMeant)).count();
        let changes = |c: &Candidate<'_>| {
            let only = own == 1 && c.has(Feature::InTheMeant) && c.has(Feature::Subscription);
            c.has(Feature::ChangesThePlan) && !c.has(Feature::New) && !only
        };
        // Where the page says how a subscription stands, what ends an account ends that one, unless that has a way of its own.
        let own_way = |c: &Candidate<'_>| {
            let own = c.has(Feature::InTheMeant) && !classify::ends_the_account(c);
            own && self.setting.has_address(c.element) && c.score >= LOOKS
        };
        let told = self.context.model.tells_of_a_subscription()
            && !self.open().any(own_way)
            && !self.was_refused();
        let whole = |c: &Candidate<'_>| classify::ends_the_account(c) && !told;
        let shows = |c: &&Candidate<'_>| {
            let ends = c.has(Feature::Ends) && !c.has(Feature::Unnamed);
            (c.score >= LOOKS && !changes(c) || ends) && !whole(c)
        };
        let here = self.open().find(shows);
        match self.better_elsewhere(here.map(|c| c.score)) {
            Some(page) => Some(open(&page.url)),
            None => self.press(here?),
        }
    }

    /// On the way out, the best of what is left: the person is asked about it.
    fn only_left(&self) -> Option<Proposal> {
        if self.by_hand || !self.setting.in_flow {
            return None;
        }
        self.press(self.open().find(|c| c.score >= MAY_LEAD_ON)?)
    }

    /// Nothing better is left: what may change the plan, a menu, a page of the site's own navigation; last what ends the whole account.
    fn last_resort(&self) -> Option<Proposal> {
        if self.by_hand || self.setting.in_flow {
            return None;
        }
        let navigates = |c: &&Candidate<'_>| {
            if c.has(Feature::ChangesThePlan) {
                return true;
            }
            // A part that can be pressed and has no role opens something, as a switch of workspaces does.
            let plain = c.element.role.is_plain_part() && c.element.href.is_none();
            let opens = c.has(Feature::Opens) || c.has(Feature::Tab) || plain;
            let leads = c.element.href.is_some() || opens;
            leads
                && !c.has(Feature::Unnamed)
                && (c.has(Feature::InNavigation)
                    || c.has(Feature::InHeader)
                    || c.has(Feature::Opens))
        };
        let any = self
            .open()
            .find(navigates)
            .filter(|_| !self.searched_enough());
        // What ends another one than the named, where that one was found nowhere: the person is told so, and asked.
        let another = || {
            self.open()
                .find(|c| c.has(Feature::Ends) && c.has(Feature::Unnamed))
        };
        let refused = self.was_refused();
        let whole = || {
            self.open()
                .find(|c| classify::ends_the_account(c) && !refused)
        };
        self.press(any.or_else(another).or_else(whole)?)
    }

    /// A page on the way here said that it isn't ended there: what ends the whole account would leave it running.
    fn was_refused(&self) -> bool {
        let mut history = self.context.history.iter();
        !self.setting.in_flow && history.any(|past| past.before == PageState::Failed)
    }

    /// What wasn't tried yet, the most promising first; a menu that was open on another page after all that is this page's own.
    fn open(&self) -> impl Iterator<Item = &Candidate<'a>> {
        let left = self.ranked.iter().filter(|c| !self.is_spent(c));
        let (again, own): (Vec<_>, Vec<_>) = left.partition(|c| self.was_open_elsewhere(c));
        own.into_iter().chain(again)
    }

    fn press(&self, candidate: &Candidate<'_>) -> Option<Proposal> {
        self.click(candidate.element, self.why(candidate))
    }

    fn why(&self, candidate: &Candidate<'_>) -> &'static str {
        let has = |f| candidate.has(f);
        match self.setting.in_flow {
            true if has(Feature::DeclinesTheOffer) && !has(Feature::Ends) => "plan.decline",
            true if has(Feature::Confirms) || has(Feature::OnTheLastPage) => "plan.confirm",
            true => "plan.go_on",
            false if has(Feature::Ends) => "plan.enter",
            false if has(Feature::Opens) || has(Feature::Tab) => "plan.menu",
            false if has(Feature::Manages) || has(Feature::Subscription) => "plan.manage",
            false => "plan.walk",
        }
    }

    fn click(&self, element: &Element, why: &str) -> Option<Proposal> {
        let action = Action::Click {
            target: element.reference,
        };
        let why = words::say(why, &[("name", Setting::label(element))]);
        (!self.was_tried(&action, element)).then_some(Proposal::Act { action, why })
    }

    /// A consent banner in the way: refuse it, or close it.
    fn refuse_cookies(&self) -> Option<Proposal> {
        let usable = || {
            let all = self.elements().iter();
            all.filter(|e| classify::is_usable(e) && heuristics::is_control(e))
        };
        // On the way out it is asked about, so it is left where it is as long as something else leads on.
        if self.is_a_step() && (self.onward().is_some() || self.only_left().is_some()) {
            return None;
        }
        let banner = usable().any(|e| self.intent(e) == Intent::ConsentAccept);
        let refuses = |e: &&Element| match self.intent(e) {
            Intent::ConsentReject => {
                banner || policy::names_cookies_beside(e, &self.context.observation)
            }
            // A bare "No, thanks" beside what agrees to cookies refuses them.
            Intent::Decline => policy::refuses_cookies(e, &self.context.observation),
            _ => false,
        };
        // What sends something is asked about, and a banner that lies over nothing is left where it is.
        let in_the_way = |e: &&Element| {
            let sends = heuristics::posts(e) || self.failed_here(e) > 0;
            !sends || self.setting.is_in_layer(e)
        };
        usable()
            .filter(in_the_way)
            .find(refuses)
            .and_then(|e| self.click(e, "plan.cookies"))
    }

    /// In search of the account something lies over the page that leads nowhere: it is closed, or the page opened anew.
    fn out_of_the_way(&self) -> Option<Proposal> {
        let behind = |e: &Element| self.setting.veto_of(e) == Some(classify::Veto::Behind);
        let hides = self.setting.has_layer() && self.elements().iter().any(behind);
        if self.setting.in_flow || self.by_hand || !hides {
            return None;
        }
        let closes = |c: &&Candidate<'_>| c.has(Feature::Closes) && c.has(Feature::InLayer);
        if let Some(close) = self.open().find(closes) {
            return self.press(close);
        }
        let anew =
            |p: &&PastAction| matches!(&p.action, Action::Navigate { url } if url == self.url());
        let often = self.context.history.iter().filter(anew).count();
        let safe = !policy::fetching_does_something(self.url());
        (often < 2 && safe).then(|| open(self.url()))
    }

    /// To the end of the page: what is loaded on the way may lead on.
    fn scroll(&self) -> Option<Proposal> {
        let scrolls = |p: &&PastAction| matches!(p.action, Action::ScrollPage { .. });
        let scrolled = self
            .context
            .history
            .iter()
            .rev()
            .take_while(scrolls)
            .count();
        let action = Action::ScrollPage {
            direction: Direction::Bottom,
            amount: 0,
        };
        let tried = Tried {
            action: action.clone(),
            target: None,
        };
        let open = scrolled < 2 && !self.by_hand && !self.context.tried.contains(&tried);
        open.then(|| Proposal::Act {
            action,
            why: words::say("plan.scroll", &[]),
        })
    }

    fn elements(&self) -> &'a [Element] {
        &self.context.observation.snapshot.elements
    }

    fn url(&self) -> &'a str {
        &self.context.observation.snapshot.page.url
    }

    /// Before the way out was entered, a faint resemblance to a page of it is none.
    fn state(&self) -> PageState {
        let on_the_way = self.setting.in_flow || heuristics::address::is_on_the_way(self.url());
        let leads_out = self.ranked.iter().any(|c| c.has(Feature::Ends))
            || self
                .elements()
                .iter()
                .any(|e| e.role == Role::Radio && self.is_for_the_end(e));
        let faint = !on_the_way && (self.context.confidence < FAINT || !leads_out);
        match self.context.state {
            PageState::RetentionOffer | PageState::ExitSurvey | PageState::FinalConfirmation
                if faint =>
            {
                PageState::Unknown
            }
            state => state,
        }
    }

    fn intent(&self, element: &Element) -> Intent {
        let (page, plan) = (&self.context.observation, self.context.plan.as_deref());
        let before = match self.context.state {
            PageState::AccountActive => true,
            state => state == PageState::Unknown && !self.setting.in_flow,
        };
        match before {
            true => heuristics::intent_before(element, page, plan),
            false => heuristics::intent_of(element, page, plan),
        }
    }

    fn says(&self, kind: Word, text: &str) -> bool {
        let tokens = heuristics::tokens::tokens(text);
        self.setting
            .wordings
            .iter()
            .any(|w| w.words.names(kind, &tokens))
    }
}

fn last_press(history: &[PastAction]) -> Option<&Identity> {
    let clicks = history.iter().rev().filter(|p| p.is_click());
    let mut pressed = clicks
        .filter(|p| p.error.is_none())
        .filter_map(|p| p.target.as_ref());
    pressed.find(|t| !matches!(t.role, Role::Radio | Role::Checkbox | Role::Option))
}

#[cfg(test)]
mod tests;
