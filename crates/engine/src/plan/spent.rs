//! What was done before: which controls bring nothing new, and which may be taken once more.
use super::Turn;
use crate::classify::{self, Candidate, Feature, Setting};
use crate::planner::{self, PastAction, Tried};
use crate::site;
use protocol::action::Action;
use protocol::role::Role;
use protocol::snapshot::{Element, Identity};

impl Turn<'_> {
    /// It was tried, or leads to a page that was seen.
    pub(super) fn is_spent(&self, candidate: &Candidate<'_>) -> bool {
        let element = candidate.element;
        let action = Action::Click {
            target: element.reference,
        };
        if self.context.left_behind.contains(&element.identity()) {
            return true;
        }
        if self.was_tried(&action, element)
            || !self.setting.in_flow && self.failed_here(element) > 1
        {
            return true;
        }
        if self.claims(Setting::label(element)) || self.is_reason(element) {
            return true;
        }
        if classify::is_pressed(element) && self.sends_another_deed(element) {
            return true;
        }
        if self.setting.in_flow || self.is_to_press(element) {
            return false;
        }
        let menu = candidate.has(Feature::Opens) && self.may_open(element)
            || self.brought_what_is_gone(element);
        let seen = element.href.as_deref().is_some_and(|to| self.was_seen(to));
        let pressed = !menu && self.was_pressed(element) && !self.may_begin_again(candidate);
        let furniture = stands_on_every_page(candidate);
        // Without an address only its name tells it from what stood elsewhere.
        let own = [Feature::Ends, Feature::Manages, Feature::InTheMeant];
        let told = own.iter().any(|f| candidate.has(*f));
        let furniture = furniture || !self.setting.has_address(element) && !told;
        let everywhere = !menu && furniture && self.was_pressed_anywhere(element);
        // What failed here (it would have sent something) and isn't about the account is no errand of this search.
        let leads = [Feature::Ends, Feature::Manages];
        let names = [Feature::Subscription, Feature::Account, Feature::Settings];
        let has = |of: &[Feature]| of.iter().any(|f| candidate.has(*f));
        // "Boost my plan": what it does with the plan nobody knows.
        let read = || {
            let phrase = self.setting.phrase(Setting::label(element));
            phrase.unread().is_empty()
        };
        let about = has(&leads) || has(&names) && read();
        let sends = !about && self.failed_here(element) > 0;
        !menu && seen || pressed || everywhere || sends || self.turned_to(element)
    }

    /// It was followed by its address in vain, and not pressed yet.
    fn is_to_press(&self, element: &Element) -> bool {
        let identity = element.identity();
        let times = self.presses_of(&identity).filter(|p| p.error.is_none());
        self.context.to_press.contains(&identity) && times.count() < 2
    }

    pub(super) fn was_tried(&self, action: &Action, element: &Element) -> bool {
        self.context.tried.contains(&Tried {
            action: action.clone(),
            target: Some(element.identity()),
        })
    }

    pub(super) fn was_pressed(&self, element: &Element) -> bool {
        let here = site::plain(self.url());
        // Without a name only its ref tells it from others of its kind.
        let same = |p: &PastAction| {
            !element.name.is_empty() || p.action.target() == Some(element.reference)
        };
        self.presses_of(&element.identity())
            .any(|p| p.url == here && p.error.is_none() && same(p))
    }

    fn was_pressed_anywhere(&self, element: &Element) -> bool {
        self.presses_of(&element.identity())
            .any(|p| p.error.is_none())
    }

    /// The site's own menu, which stands on each of its pages.
    pub(super) fn was_open_elsewhere(&self, candidate: &Candidate<'_>) -> bool {
        let menu = stands_on_every_page(candidate) && candidate.has(Feature::Opens);
        menu && self.was_pressed_anywhere(candidate.element)
    }

    pub(super) fn failed_here(&self, element: &Element) -> usize {
        let here = site::plain(self.url());
        let identity = element.identity();
        let failed = self.presses_of(&identity);
        failed
            .filter(|p| p.url == here && p.error.is_some())
            .count()
    }

    /// The last step was kept back or not heard, and what was open over the account is gone: the way in is taken once more.
    fn may_begin_again(&self, candidate: &Candidate<'_>) -> bool {
        let last = self.context.history.iter().rfind(|p| p.is_click());
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

    /// What was pressed right after it here isn't there any more: it opens what is closed again, whatever its markup says.
    fn brought_what_is_gone(&self, element: &Element) -> bool {
        let here = site::plain(self.url());
        let own = element.identity();
        let steps = || self.context.history.iter();
        let opened = steps().zip(steps().skip(1)).filter(|(p, next)| {
            let press = p.target.as_ref() == Some(&own) && p.error.is_none() && p.url == here;
            let is_there = |t: &Identity| self.elements().iter().any(|e| e.identity() == *t);
            press && next.url == here && next.target.as_ref().is_some_and(|t| !is_there(t))
        });
        (1..OPENINGS).contains(&opened.count())
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

    fn presses_of<'b>(&'b self, identity: &'b Identity) -> impl Iterator<Item = &'b PastAction> {
        self.context
            .history
            .iter()
            .filter(move |p| p.target.as_ref() == Some(identity))
    }
}

/// What isn't marked as something that opens is taken for it so often.
const OPENINGS: usize = 3;

/// In the site's head or its navigation.
fn stands_on_every_page(candidate: &Candidate<'_>) -> bool {
    candidate.has(Feature::InNavigation) || candidate.has(Feature::InHeader)
}
