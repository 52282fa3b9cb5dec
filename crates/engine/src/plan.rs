//! The planner without a model: answers what a page asks, then takes the most promising control of all pages seen, going back for one that
//! stands elsewhere. It only proposes; what must not be done is the policy's business, but it doesn't waste turns on it either.
mod answers;
mod cover;
mod frontier;
mod give_up;
mod several;

pub use frontier::{Passed, Promise};

use crate::classify::{self, Candidate, Feature, Setting};
use crate::heuristics::vocabulary::Word;
use crate::heuristics::wordings::Wordings;
use crate::heuristics::{self, Intent};
use crate::planner::{self, PastAction, PlanContext, Proposal, Tried};
use crate::{policy, site, words};
use protocol::action::{Action, Direction};
use protocol::page_state::PageState;
use protocol::role::Role;
use protocol::snapshot::{Element, ElementState, Identity};

/// On the way out less than this leads nowhere.
const LEADS_ON: f64 = 2.0;
/// So much does what is known to lead on: a button that waits is waited for before anything else is pressed.
const KNOWN_TO_LEAD_ON: f64 = 4.0;
/// Before the way out less than this shows nothing of the subscription.
const LOOKS: f64 = 1.0;
/// The same where nothing better is left: the person is asked about it anyway.
const MAY_LEAD_ON: f64 = 0.5;
/// Less than this says little of what a page is.
const FAINT: f64 = 0.5;
/// So often in a row a page is waited for.
const WAITS: usize = 4;

/// One turn's proposal. `Err` says why nothing could be chosen.
pub fn plan(context: &PlanContext) -> Result<Proposal, String> {
    Ok(Turn::of(context).next())
}

struct Turn<'a> {
    context: &'a PlanContext,
    setting: Setting<'a>,
    /// What may lead on from here, the most promising first.
    ranked: Vec<Candidate<'a>>,
    languages: Vec<&'static Wordings>,
    /// It asks why.
    survey: bool,
    in_flow: bool,
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
        setting.history = &context.history;
        setting.waited = &context.waited;
        setting.passed = &context.passed;
        setting.hints = Some(&context.hints);
        let ranked = classify::candidates(&setting);
        let mut turn = Self {
            context,
            languages: heuristics::languages(&context.observation),
            survey: marks.survey,
            in_flow: context.in_flow,
            by_hand: false,
            setting,
            ranked,
        };
        if turn.was_opened_by_a_press() {
            turn.setting.in_flow = true;
            turn.in_flow = true;
            turn.ranked = classify::candidates(&turn.setting);
        }
        if turn.is_back_at_the_account() && turn.waited() > 0 {
            turn.setting.in_flow = false;
            turn.in_flow = false;
            turn.ranked = classify::candidates(&turn.setting);
        }
        turn.by_hand = marks.by_hand && turn.ends_by_hand() || marks.hindered && context.in_flow;
        turn
    }

    /// A step of a way out lies over the page, whatever the control was called that opened it.
    fn was_opened_by_a_press(&self) -> bool {
        let step = matches!(
            self.context.state,
            PageState::RetentionOffer | PageState::ExitSurvey | PageState::FinalConfirmation
        );
        let pressed = self.setting.pressed.is_some() && self.setting.has_layer();
        !self.in_flow && step && pressed && self.context.confidence >= FAINT
    }

    /// A way in was taken, and this is the account again: nothing of a way out is open, or new on it.
    fn is_back_at_the_account(&self) -> bool {
        let asks = self.setting.has_layer() || self.survey || self.is_one_of_the_steps();
        let leads_on = |c: &Candidate<'_>| c.has(Feature::New) && c.score >= LEADS_ON;
        let open = asks || self.waiting_button() || self.ranked.iter().any(leads_on);
        self.in_flow && self.context.state == PageState::AccountActive && !open
    }

    fn next(&self) -> Proposal {
        let steps = [
            Self::uncover,
            Self::refuse_cookies,
            Self::answer,
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
        if self.in_flow {
            let least = match self.waiting_button() && self.waited() < WAITS {
                true => KNOWN_TO_LEAD_ON,
                false => LEADS_ON,
            };
            let best = self.open().find(|c| c.score >= least)?;
            return self.which_row(best).or_else(|| self.press(best));
        }
        if let Some(unclear) = self.which_of_several() {
            return Some(unclear);
        }
        let shows = |c: &&Candidate<'_>| {
            c.score >= LOOKS && !c.has(Feature::ChangesThePlan) || c.has(Feature::Ends)
        };
        let here = self.open().find(shows);
        match self.better_elsewhere(here.map(|c| c.score)) {
            Some(page) => self.go_back(&page.url),
            None => self.press(here?),
        }
    }

    /// On the way out, the best of what is left: the person is asked about it.
    fn only_left(&self) -> Option<Proposal> {
        if self.by_hand || !self.in_flow {
            return None;
        }
        self.press(self.open().find(|c| c.score >= MAY_LEAD_ON)?)
    }

    /// Nothing better is left: a page of the site's own navigation is looked at,
    /// where the site shows that there is an account.
    fn last_resort(&self) -> Option<Proposal> {
        if self.by_hand || self.in_flow {
            return None;
        }
        let navigates = |c: &&Candidate<'_>| {
            if c.has(Feature::ChangesThePlan) {
                return true;
            }
            let leads = c.element.href.is_some() || c.has(Feature::Opens) || c.has(Feature::Tab);
            leads
                && !c.has(Feature::Unnamed)
                && (c.has(Feature::InNavigation)
                    || c.has(Feature::InHeader)
                    || c.has(Feature::Opens))
        };
        let any = self
            .open()
            .find(navigates)
            .filter(|_| !self.searched_enough())?;
        self.press(any)
    }

    /// What wasn't tried yet, the most promising first.
    fn open(&self) -> impl Iterator<Item = &Candidate<'a>> {
        self.ranked.iter().filter(|c| !self.is_spent(c))
    }

    /// It was tried, or leads to a page that was seen.
    fn is_spent(&self, candidate: &Candidate<'_>) -> bool {
        let element = candidate.element;
        let action = Action::Click {
            target: element.reference,
        };
        if self.was_tried(&action, element) || !self.in_flow && self.failed_twice(element) {
            return true;
        }
        if self.claims(Setting::label(element)) || self.is_reason(element) {
            return true;
        }
        if self.in_flow {
            return false;
        }
        let menu = candidate.has(Feature::Opens) && self.may_open(element);
        let seen = element.href.as_deref().is_some_and(|to| self.was_seen(to));
        let pressed = !menu && self.was_pressed(element) && !self.may_begin_again(candidate);
        let furniture = candidate.has(Feature::InNavigation) || candidate.has(Feature::InHeader);
        // Without an address only its name tells it from what stood elsewhere.
        let own = [Feature::Ends, Feature::Manages, Feature::InTheMeant];
        let told = own.iter().any(|f| candidate.has(*f));
        let furniture = furniture || !self.setting.has_address(element) && !told;
        let everywhere = !menu && furniture && self.was_pressed_anywhere(element);
        // What nobody can read, and what would have sent something, is no errand of this search.
        let sends = candidate.has(Feature::Unread) && self.failed_here(element) > 0;
        !menu && seen || pressed || everywhere || sends || self.turned_to(element)
    }

    fn press(&self, candidate: &Candidate<'_>) -> Option<Proposal> {
        self.click(candidate.element, self.why(candidate))
    }

    fn why(&self, candidate: &Candidate<'_>) -> &'static str {
        let has = |f| candidate.has(f);
        match self.in_flow {
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
        let way_out = matches!(
            self.context.state,
            PageState::RetentionOffer | PageState::ExitSurvey | PageState::FinalConfirmation
        );
        if way_out && self.onward().is_some() {
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
        usable()
            .find(refuses)
            .and_then(|e| self.click(e, "plan.cookies"))
    }

    /// The way on is there but disabled.
    fn wait(&self) -> Option<Proposal> {
        (self.waiting_button() && self.waited() < WAITS).then(|| wait(1500))
    }

    /// A page may take its time to show what comes next: before anything is given up it is waited for, once.
    fn patience(&self) -> Option<Proposal> {
        let comes = self.in_flow || self.asks_without_answers();
        (comes && !self.by_hand && self.waited() == 0).then(|| wait(2000))
    }

    /// What was pressed opens something, and nothing of it shows yet.
    fn opening(&self) -> Option<Proposal> {
        let opened = |c: &Candidate<'_>| {
            c.has(Feature::LedHere) && (c.has(Feature::Opens) || c.has(Feature::IsOpen))
        };
        let last = self.context.history.last();
        let pressed =
            last.is_some_and(|p| matches!(p.action, Action::Click { .. }) && p.error.is_none());
        let nothing = !self.ranked.iter().any(|c| c.has(Feature::New));
        let waits = !self.in_flow && pressed && nothing && self.ranked.iter().any(opened);
        waits.then(|| wait(1000))
    }

    /// In search of the account something lies over the page that leads nowhere: it is closed, or the page opened anew.
    fn out_of_the_way(&self) -> Option<Proposal> {
        let behind = |e: &Element| self.setting.veto_of(e) == Some(classify::Veto::Behind);
        let hides = self.setting.has_layer() && self.elements().iter().any(behind);
        if self.in_flow || self.by_hand || !hides {
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
        (often < 2 && safe)
            .then(|| self.go_back(self.url()))
            .flatten()
    }

    /// It asks to choose, and nothing of its own stands there to be chosen.
    fn asks_without_answers(&self) -> bool {
        // A bare "OK" may be a banner's.
        let banner = [Intent::ConsentAccept, Intent::ConsentReject, Intent::Yes];
        let answers = |e: &Element| {
            let text = matches!(e.role, Role::TextBox | Role::Combobox | Role::Option);
            let choice = e.is_choice() || text || e.role == Role::Button;
            choice
                && classify::is_usable(e)
                && !e.is_furniture()
                && !banner.contains(&self.intent(e))
        };
        self.context.state == PageState::ExitSurvey && !self.elements().iter().any(answers)
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
        let on_the_way = self.in_flow || heuristics::address::is_on_the_way(self.url());
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
            state => state == PageState::Unknown && !self.in_flow,
        };
        match before {
            true => heuristics::intent_before(element, page, plan),
            false => heuristics::intent_of(element, page, plan),
        }
    }

    fn says(&self, kind: Word, text: &str) -> bool {
        let tokens = heuristics::tokens::tokens(text);
        self.languages.iter().any(|w| w.words.names(kind, &tokens))
    }

    fn was_tried(&self, action: &Action, element: &Element) -> bool {
        self.context.tried.contains(&Tried {
            action: action.clone(),
            target: Some(element.identity()),
        })
    }

    /// How often in a row it was only waited.
    fn waited(&self) -> usize {
        let latest = self.context.history.iter().rev();
        latest
            .take_while(|p| matches!(p.action, Action::Wait { .. }))
            .count()
    }

    /// The button that would go on is there, but can't be pressed yet.
    fn waiting_button(&self) -> bool {
        let promises = |e: &Element| {
            let phrase = self.setting.phrase(Setting::label(e));
            let own = self.setting.is_in_layer(e) && self.setting.veto_of(e).is_none();
            classify::goes_on(&phrase) || own && !classify::leads_back(&phrase)
        };
        let waits = |e: &&Element| {
            let button = matches!(e.role, Role::Button | Role::Link);
            button
                && e.is(ElementState::Disabled)
                && !self.was_pressed(e)
                && !self.setting.is_behind(e)
        };
        self.in_flow && self.elements().iter().filter(waits).any(promises)
    }

    fn was_pressed(&self, element: &Element) -> bool {
        let here = site::plain(self.url());
        self.presses_of(&element.identity())
            .any(|p| p.url == here && p.error.is_none())
    }

    /// The last step was kept back or not heard, and what was open over the account is gone: the way in is taken once more.
    fn may_begin_again(&self, candidate: &Candidate<'_>) -> bool {
        let clicked = |p: &&PastAction| matches!(p.action, Action::Click { .. });
        let last = self.context.history.iter().rev().find(clicked);
        let lost = last.is_some_and(|p| p.error.is_some());
        let identity = candidate.element.identity();
        let times = self.presses_of(&identity).filter(|p| p.error.is_none());
        lost && candidate.has(Feature::Ends) && times.count() < 2
    }

    /// A menu that was not opened yet, or closed over what it led to.
    fn may_open(&self, element: &Element) -> bool {
        let here = site::plain(self.url());
        let again = planner::may_open_again(&self.context.history, &here, &element.identity());
        again || !self.was_pressed(element)
    }

    /// A tab that led to another address is one of the site's own pages, wherever it stands.
    fn turned_to(&self, element: &Element) -> bool {
        let history = &self.context.history;
        let here = site::plain(self.url());
        let next = history.iter().skip(1).map(|p| p.url.clone());
        let mut steps = history.iter().zip(next.chain([here]));
        let tab = element.identity();
        element.role == Role::Tab
            && steps.any(|(p, then)| {
                p.error.is_none() && p.target.as_ref() == Some(&tab) && p.url != then
            })
    }

    fn was_pressed_anywhere(&self, element: &Element) -> bool {
        self.presses_of(&element.identity())
            .any(|p| p.error.is_none())
    }

    fn failed_twice(&self, element: &Element) -> bool {
        self.failed_here(element) > 1
    }

    fn failed_here(&self, element: &Element) -> usize {
        let here = site::plain(self.url());
        let identity = element.identity();
        let failed = self.presses_of(&identity);
        failed
            .filter(|p| p.url == here && p.error.is_some())
            .count()
    }

    fn presses_of<'b>(&'b self, identity: &'b Identity) -> impl Iterator<Item = &'b PastAction> {
        self.context
            .history
            .iter()
            .filter(move |p| p.target.as_ref() == Some(identity))
    }
}

fn wait(ms: u32) -> Proposal {
    Proposal::Act {
        action: Action::Wait { ms },
        why: words::say("plan.wait", &[]),
    }
}

fn last_press(history: &[PastAction]) -> Option<&Identity> {
    let clicks = history
        .iter()
        .rev()
        .filter(|p| matches!(p.action, Action::Click { .. }));
    let mut pressed = clicks
        .filter(|p| p.error.is_none())
        .filter_map(|p| p.target.as_ref());
    pressed.find(|t| !matches!(t.role, Role::Radio | Role::Checkbox | Role::Option))
}
