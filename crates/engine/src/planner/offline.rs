//! The offline planner: reads the page by its wording and chooses the next step. Knows nothing of any one service.
//! It only proposes; what must not be done is the policy's business, but it doesn't waste turns on it either. Here: what leads on;
//! what a page wants answered and where to look when nothing leads on stand beside it.
mod answers;
mod breadth;
mod promise;
mod search;
mod several;
mod uncover;
mod unknown;
mod wants;

use super::{PlanContext, Proposal, Tried};
use crate::heuristics::tokens::tokens;
use crate::heuristics::vocabulary::Word;
use crate::heuristics::wordings::Wordings;
use crate::heuristics::{self, Intent};
use crate::{named, policy, quotes, site, words};
use protocol::action::Action;
use protocol::page_state::PageState;
use protocol::role::Role;
use protocol::snapshot::{Container, Element, ElementState};

/// One turn's proposal by rules alone. Never fails for want of a network; `Err` says why nothing could be chosen.
pub fn plan(context: &PlanContext) -> Result<Proposal, String> {
    let marks = heuristics::read(&context.observation, None).marks;
    let mut page = Page {
        context,
        languages: heuristics::languages(&context.observation),
        survey: marks.survey,
        in_flow: context.in_flow,
        by_hand: false,
        over: Vec::new(),
    };
    page.in_flow &= !page.has_left_the_way();
    page.by_hand = marks.by_hand && page.ends_by_hand() || marks.hindered && context.in_flow;
    page.over = page.dialogs_that_lead_on();
    let steps = [
        Page::uncover,
        Page::cookies,
        Page::answer,
        Page::what_one_wants,
        Page::onward,
        Page::unanswerable,
        Page::wait,
        Page::undecided,
        Page::only_button,
        Page::once_more,
        Page::patience,
        Page::ending_way,
        Page::explore,
        Page::scroll,
        Page::unknown_way,
        Page::something_else,
        Page::plans,
        Page::back_out,
        Page::anywhere,
    ];
    let found = steps.iter().find_map(|step| step(&page));
    Ok(found.unwrap_or_else(|| page.give_up()))
}

struct Page<'a> {
    context: &'a PlanContext,
    languages: Vec<&'static Wordings>,
    /// It says that cancelling goes by phone, chat or letter; on the way out also why it doesn't go at all.
    by_hand: bool,
    /// It asks why.
    survey: bool,
    /// On the way out, and not back at the account.
    in_flow: bool,
    /// The open dialogs that the page is about now.
    over: Vec<&'a Container>,
}

impl<'a> Page<'a> {
    fn elements(&self) -> &'a [Element] {
        &self.context.observation.snapshot.elements
    }

    fn intent(&self, element: &Element) -> Intent {
        let plan = self.context.plan.as_deref();
        let before = match self.context.state {
            PageState::AccountActive => true,
            state => state == PageState::Unknown && !self.context.in_flow,
        };
        match before {
            true => heuristics::intent_before(element, &self.context.observation, plan),
            false => heuristics::intent_of(element, &self.context.observation, plan),
        }
    }

    fn says(&self, kind: Word, text: &str) -> bool {
        let tokens = tokens(text);
        self.languages.iter().any(|w| w.words.names(kind, &tokens))
    }

    fn tried(&self, action: &Action, element: &Element) -> bool {
        self.context.tried.contains(&Tried {
            action: action.clone(),
            target: Some(element.identity()),
        })
    }

    fn click(&self, element: &Element, why: &str) -> Option<Proposal> {
        let action = Action::Click {
            target: element.reference,
        };
        let why = words::say(why, &[("name", &element.name)]);
        (!self.tried(&action, element)).then_some(Proposal::Act { action, why })
    }

    /// A consent banner in the way: refuse it, or close it.
    fn cookies(&self) -> Option<Proposal> {
        let usable = || {
            self.elements()
                .iter()
                .filter(|e| usable(e) && heuristics::is_control(e))
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

    /// The control that leads on, if there is one.
    fn onward(&self) -> Option<Proposal> {
        self.best(|e| !self.was_taken(e) && !self.led_nowhere(e))
    }

    /// The way in once more, where nothing else leads on from what it led to.
    fn once_more(&self) -> Option<Proposal> {
        // Where one is named, one that stands on every page may end another.
        let anothers = |e: &Element| self.stands_elsewhere(e) && !self.was_the_way_in(e);
        let may_be = |e: &Element| self.context.plan.is_none() || !anothers(e);
        self.best(|e| self.was_taken(e) && !self.led_nowhere(e) && may_be(e))
    }

    /// A way in that stands on every page, or has a page of its own, was taken, and was left again.
    fn led_nowhere(&self, element: &Element) -> bool {
        let everywhere = element.is_furniture() || element.href.is_some();
        let left = !self.in_flow && everywhere;
        left && self.intent(element) == Intent::Enter && self.is_known(element)
    }

    fn best(&self, among: impl Fn(&Element) -> bool) -> Option<Proposal> {
        let mut scored: Vec<(i32, &Element)> = self
            .elements()
            .iter()
            .filter(|e| usable(e) && heuristics::is_control(e) && among(e))
            .map(|e| (self.score(e), e))
            .collect();
        scored.retain(|(score, _)| *score > 0);
        scored.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
        if let Some(unclear) = self.which_of_several(&scored) {
            return Some(unclear);
        }
        scored
            .into_iter()
            .find_map(|(_, e)| self.click(e, self.why(e)))
    }

    fn why(&self, element: &Element) -> &'static str {
        match self.intent(element) {
            Intent::Enter | Intent::BareCancel => "plan.enter",
            Intent::Confirm | Intent::EndNow => "plan.confirm",
            Intent::Manage | Intent::Plans | Intent::Change => "plan.manage",
            Intent::Decline | Intent::Skip => "plan.decline",
            _ => "plan.go_on",
        }
    }

    /// How well a control leads on from this page; 0 and less: not at all. Colour, size and order say nothing.
    fn score(&self, element: &Element) -> i32 {
        let (hints, page) = (&self.context.hints, &self.context.observation);
        let hinted = hints.press.iter().position(|m| m.fits(element, page));
        if hinted.is_none() && hints.never.iter().any(|m| m.fits(element, page)) {
            return 0;
        }
        // A way out that claims a special reason is the person's to choose.
        if self.claims(&element.name) || self.is_anothers(element) || self.is_reason(element) {
            return 0;
        }
        let intent = self.intent(element);
        let on_the_way = self.in_flow
            && (self.context.state == PageState::Unknown || self.is_over_the_account(element))
            || self.said_to_leave();
        let base = match intent {
            Intent::Manage | Intent::Other if self.is_the_billers_portal(element) => 70,
            // A password, an address: nothing of the subscription.
            Intent::Change if !self.says(Word::Subject, &element.name) => 0,
            Intent::Manage if !self.in_flow && self.walked_enough() => 0,
            // It led nowhere, or it is what is shown already.
            Intent::Manage if self.is_known(element) && !self.context.unheard => 0,
            // It may be about another one than the named, which may have a page of its own.
            Intent::Enter if self.may_be_of_another(element) && self.explore().is_some() => 0,
            // One view of several: weighed beside all else that there is to look at.
            Intent::Manage if self.may_walk() && element.role == Role::Tab => 0,
            // On an account page "I'm going …" in so many words says where to; on a page of the way out it is one of its answers.
            Intent::Insist
                if !self.in_flow
                    && matches!(self.state(), PageState::AccountActive | PageState::Unknown)
                    && tokens(&element.name).len() > LEAVING
                    && !self.says(Word::Not, &element.name)
                    && !self.speaks_of_ending(&element.name) =>
            {
                0
            }
            // "Yes, I'll stay for € 12": what has a price is no way out.
            Intent::Yes | Intent::Submit | Intent::Next if quotes::is_a_price(&element.name) => 0,
            // What is not about the subscription waits for what is.
            Intent::Manage if !self.is_about(element) && self.shows_more() => 0,
            // What lies behind a dialog waits for what stands in it.
            Intent::Manage if !element.in_dialog() && self.dialog_shows_more() => 0,
            // What stands on every page of the site waits for what stands only here.
            Intent::Manage if element.is_furniture() && !self.is_about(element) => 0,
            // A list of plans to look at is a link; a button changes the plan.
            Intent::Plans | Intent::Change if element.href.is_none() => 0,
            // An address that does something is no page to look at.
            Intent::Plans | Intent::Change | Intent::Manage if policy::does_something(element) => 0,
            // A page on the way out that no wording fits: to go on there is better than to leave the way. The person is asked.
            Intent::Decline | Intent::Next | Intent::Skip if on_the_way => 35,
            Intent::Yes | Intent::Submit if on_the_way => 33,
            // On the way out a bare "Cancel" takes one back.
            Intent::BareCancel if self.context.in_flow => 0,
            // The same way in again, while what leads on from here only isn't ready yet.
            Intent::Enter if self.was_the_way_in(element) && self.waits(element) => 0,
            // Away from the way out, while a button stands here that nobody knows.
            Intent::Manage if on_the_way && self.unknown_button().is_some() => 0,
            // To the page that it stands on; or away from the one that says how else it is done.
            Intent::Manage if self.leads_here(element) => 0,
            Intent::Manage if self.by_hand && self.state() == PageState::Unknown => 0,
            Intent::Other if self.repeats_the_way_in(element) => 70,
            Intent::Other if self.answers_its_dialog(element) => 70,
            _ => self.base(intent),
        };
        let hint = hinted.map_or(0, |n| 60 - i32::try_from(n).unwrap_or(60).min(50));
        let score = match (base, hint) {
            (b, 0) if b <= 0 => return 0,
            (b, h) => b.max(10) + h,
        };
        score + self.place_bonus(element)
    }

    /// In a dialog of the way out, behind which the account is still read.
    fn is_over_the_account(&self, element: &Element) -> bool {
        self.context.state == PageState::AccountActive && element.in_dialog()
    }

    /// It brought up what stands here; or it stands on every page, and only leads to the beginning again. The last thing to try.
    fn was_taken(&self, element: &Element) -> bool {
        let intent = self.intent(element);
        // A last button may well be called what the first link was called.
        let furniture = element.role == Role::Link || self.state() == PageState::ExitSurvey;
        let again = self.context.in_flow && intent == Intent::Enter && furniture;
        // So does another way in that stood on pages before: it begins something else.
        let known = self.was_the_way_in(element) || self.stands_elsewhere(element);
        again && known || self.led_here(element, intent)
    }

    /// It can't be pressed itself, or another button that leads on can't yet.
    fn waits(&self, element: &Element) -> bool {
        element.is(ElementState::Disabled) || self.waiting_button()
    }

    fn was_the_way_in(&self, element: &Element) -> bool {
        let identity = element.identity();
        let mut presses = self.context.history.iter();
        presses.any(|p| p.error.is_none() && p.target.as_ref() == Some(&identity))
    }

    fn leads_here(&self, element: &Element) -> bool {
        let here = &self.context.observation.snapshot.page.url;
        let to = element.href.as_deref();
        to.is_some_and(|to| !site::is_anchor(to) && site::is_same(to, here))
    }

    /// This very way in was taken already, and it brought up what stands here now: it is the last thing to try.
    fn led_here(&self, element: &Element, intent: Intent) -> bool {
        let way_in = matches!(intent, Intent::Enter | Intent::BareCancel | Intent::Insist);
        let here = site::plain(&self.context.observation.snapshot.page.url);
        let click = Action::Click {
            target: element.reference,
        };
        way_in
            && self.context.history.iter().any(|past| {
                past.error.is_none()
                    && past.action == click
                    && past.target.as_ref() == Some(&element.identity())
                    && past.url == here
            })
    }

    /// Before the way out was entered, a faint resemblance to a page of it is none.
    fn state(&self) -> PageState {
        let before = !self.in_flow && !self.is_on_the_way();
        let faint = before && (self.context.confidence < FAINT || !self.leads_out());
        match self.context.state {
            PageState::RetentionOffer | PageState::ExitSurvey | PageState::FinalConfirmation
                if faint =>
            {
                PageState::Unknown
            }
            state => state,
        }
    }

    /// Its address is one of the way out.
    fn is_on_the_way(&self) -> bool {
        heuristics::address::is_on_the_way(&self.context.observation.snapshot.page.url)
    }

    /// Something here says no to an offer, goes on with the cancelling or ends it.
    fn leads_out(&self) -> bool {
        use Intent as I;
        let out = [
            I::GoOn,
            I::Insist,
            I::Confirm,
            I::EndNow,
            I::Decline,
            I::Enter,
        ];
        let mut usables = self.elements().iter().filter(|e| usable(e));
        usables.any(|e| match e.role {
            // Where it asks what one wants to do, one of the answers is to leave.
            Role::Radio => matches!(self.intent(e), I::Enter | I::Confirm | I::GoOn | I::Insist),
            _ => heuristics::is_control(e) && out.contains(&self.intent(e)),
        })
    }

    fn base(&self, intent: Intent) -> i32 {
        use Intent as I;
        use PageState as S;
        match (self.state(), intent) {
            (S::AccountActive | S::Unknown | S::Failed, I::Enter) => 100,
            (S::AccountActive | S::Unknown | S::Failed, I::GoOn | I::Insist) => 90,
            (S::AccountActive | S::Unknown | S::Failed, I::Confirm) => 80,
            (S::AccountActive | S::Unknown, I::BareCancel) => 40,
            (S::AccountActive | S::Unknown, I::Manage) => 30,
            (S::AccountActive | S::Unknown, I::Plans | I::Change) => 8,
            (S::RetentionOffer, I::GoOn) => 100,
            (S::RetentionOffer, I::Confirm | I::Insist) => 95,
            (S::RetentionOffer, I::Enter) => 90,
            (S::RetentionOffer, I::Decline) => 80,
            (S::RetentionOffer | S::ExitSurvey, I::Next) => 50,
            (S::RetentionOffer, I::Skip) => 45,
            // Beside an offer that nothing else turns down; the person is asked.
            (S::RetentionOffer, I::Submit) if self.in_flow => 30,
            (S::ExitSurvey, I::GoOn) => 100,
            (S::ExitSurvey, I::Confirm | I::Enter | I::Insist) => 90,
            (S::ExitSurvey, I::Submit) => 60,
            (S::ExitSurvey, I::Yes) => 45,
            (S::ExitSurvey, I::Skip | I::Decline) => 40,
            (S::FinalConfirmation, I::Confirm) => 100,
            (S::FinalConfirmation, I::Enter | I::Insist) => 90,
            (S::FinalConfirmation, I::GoOn) => 80,
            // Only where nothing else ends it: the paid time may be lost with it.
            (S::FinalConfirmation, I::EndNow) => 70,
            (S::AccountActive | S::RetentionOffer | S::ExitSurvey, I::EndNow) => 60,
            (S::FinalConfirmation, I::Yes | I::Submit) => 40,
            (S::FinalConfirmation, I::Next) => 35,
            _ => 0,
        }
    }

    /// A dialog that leads nowhere (cookies, a greeting) hides nothing: if it can't be passed, the press itself finds out.
    fn dialogs_that_lead_on(&self) -> Vec<&'a Container> {
        let inside = self
            .elements()
            .iter()
            .filter_map(|e| Some((e, e.dialog()?)));
        // On the way out an open dialog is the next step, whatever its buttons are called.
        let own = |e: &Element| {
            let intent = self.intent(e);
            let banner = matches!(intent, Intent::ConsentAccept | Intent::ConsentReject);
            self.in_flow && e.role == Role::Button && !banner && intent != Intent::Back
        };
        let leads_on =
            |e: &Element| heuristics::is_control(e) && (self.base(self.intent(e)) > 0 || own(e));
        let mut found: Vec<&Container> = Vec::new();
        for (element, dialog) in inside {
            if !found.contains(&dialog) && leads_on(element) {
                found.push(dialog);
            }
        }
        found
    }

    /// An open dialog is what the page is about now; the named plan's row is the right row; navigation bars rarely lead in.
    fn place_bonus(&self, element: &Element) -> i32 {
        let is_over = element.dialog().is_some_and(|d| self.over.contains(&d));
        let mut bonus = match (!self.over.is_empty(), is_over) {
            (true, true) => 20,
            (true, false) => -200,
            _ => 0,
        };
        if element
            .within
            .iter()
            .any(|c| matches!(c.role, Role::Navigation | Role::Banner | Role::ContentInfo))
        {
            bonus -= 15;
        }
        let about = self
            .around(element)
            .chain([element.name.as_str(), element.description.as_str()])
            .collect::<Vec<_>>()
            .join(" ");
        if let Some(plan) = &self.context.plan {
            bonus += if named::names(plan, &about) { 40 } else { -5 };
        }
        if self.says(Word::Subject, &about) {
            bonus += 8;
        }
        bonus
    }
}

/// Less than this says little of what a page is.
const FAINT: f64 = 0.5;

/// "I want to stop": whoever says more says more than that.
const LEAVING: usize = 3;

pub(crate) fn usable(element: &Element) -> bool {
    !element.is(ElementState::Disabled)
        && !element.is(ElementState::Hidden)
        && !element.is(ElementState::Busy)
}
