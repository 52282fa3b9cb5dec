//! Where to look when nothing on a page leads on: what is closed, what is further down, the account's other pages, and back from
//! where there is nothing. Nothing that is pressed here changes anything, and the walk has an end.
use super::{Page, usable};
use crate::by_hand::{self, Errand};
use crate::heuristics::Intent;
use crate::heuristics::address;
use crate::heuristics::vocabulary::Word;
use crate::planner::{self, PastAction, Proposal, Tried};
use crate::{policy, quotes, site, words};
use protocol::action::{Action, Direction};
use protocol::page_state::PageState;
use protocol::role::Role;
use protocol::snapshot::{Element, ElementState};

/// Pages opened in search of the way in, at most.
const WALK: usize = 12;

impl Page<'_> {
    /// The way on is there but disabled, or the page says that it loads.
    pub(super) fn wait(&self) -> Option<Proposal> {
        let waited = self
            .context
            .history
            .iter()
            .rev()
            .take_while(|p| matches!(p.action, Action::Wait { .. }))
            .count();
        (self.waiting_button() && waited < 4).then(|| Proposal::Act {
            action: Action::Wait { ms: 1500 },
            why: words::say("plan.wait", &[]),
        })
    }

    /// Menus, accordions and tabs: those about the subscription first.
    pub(super) fn open(&self) -> Option<Proposal> {
        if !self.may_search() {
            return None;
        }
        let closed = |e: &&Element| {
            let opens = matches!(e.role, Role::Button | Role::MenuItem | Role::Link)
                && e.is(ElementState::Collapsed);
            usable(e) && (opens || e.role == Role::Tab)
        };
        let harmless = |e: &&Element| matches!(self.intent(e), Intent::Other | Intent::Manage);
        let mut menus: Vec<&Element> = self.elements().iter().filter(closed).collect();
        menus.retain(|e| harmless(e) && !self.is_anothers(e) && !self.was_pressed(e));
        menus.sort_by_key(|e| std::cmp::Reverse(self.promise(e)));
        menus.into_iter().find_map(|e| self.click(e, "plan.menu"))
    }

    /// To the end of the page: what is loaded on the way may be the way in.
    pub(super) fn scroll(&self) -> Option<Proposal> {
        let history = self.context.history.iter().rev();
        let scrolled = history
            .take_while(|p| matches!(p.action, Action::ScrollPage { .. }))
            .count();
        let action = Action::ScrollPage {
            direction: Direction::Bottom,
            amount: 0,
        };
        if !self.may_search() || scrolled > 1 {
            return None;
        }
        self.untried(action, words::say("plan.scroll", &[]))
    }

    /// Something that is done to the page as a whole.
    fn untried(&self, action: Action, why: String) -> Option<Proposal> {
        let tried = Tried {
            action: action.clone(),
            target: None,
        };
        (!self.context.tried.contains(&tried)).then_some(Proposal::Act { action, why })
    }

    /// The service's other account pages, the most promising first, each once.
    pub(super) fn walk(&self) -> Option<Proposal> {
        if !self.may_walk() {
            return None;
        }
        let fresh = |e: &&Element| {
            let href = e.href.as_deref().unwrap_or_default();
            let to = site::plain(href);
            e.role == Role::Link
                && usable(e)
                && matches!(self.intent(e), Intent::Other | Intent::Manage)
                && !self.is_anothers(e)
                && !policy::does_something(e)
                && site::check(href, self.url(), &[]).is_ok()
                && to != self.here()
                && !self.context.history.iter().any(|p| p.url == to)
                && !self.was_pressed(e)
        };
        let mut links: Vec<(u8, &Element)> = self
            .elements()
            .iter()
            .filter(fresh)
            .map(|e| (self.promise(e), e))
            .filter(|(promise, _)| *promise > 0)
            .collect();
        links.sort_by_key(|(promise, _)| std::cmp::Reverse(*promise));
        links
            .into_iter()
            .find_map(|(_, e)| self.click(e, "plan.walk"))
    }

    /// The way out often stands at the end of the list of plans. A link to it that runs a script may do more: the person is asked, and
    /// only where nothing else is left to try.
    pub(super) fn plans(&self) -> Option<Proposal> {
        let choices = self.elements().iter().any(Element::is_choice);
        if !self.may_walk() || choices {
            return None;
        }
        let opens = |e: &&Element| {
            usable(e)
                && e.role == Role::Link
                && self.intent(e) == Intent::Plans
                && !self.is_anothers(e)
                && !self.was_pressed(e)
        };
        let mut plans = self.elements().iter().filter(opens);
        plans.find_map(|e| self.click(e, "plan.manage"))
    }

    /// Nothing here: back to the page that led here, for what else it has. A page once left like this is not returned to.
    pub(super) fn back_out(&self) -> Option<Proposal> {
        if !self.may_walk() {
            return None;
        }
        let here = self.here();
        let history = &self.context.history;
        let left = |url: &str| {
            let back = |p: &PastAction| matches!(p.action, Action::Navigate { .. }) && p.url == url;
            history.iter().any(back)
        };
        let led_here = history.iter().rev().find(|p| {
            matches!(p.action, Action::Click { .. })
                && p.error.is_none()
                && p.url != here
                && !left(&p.url)
        })?;
        let url = led_here.url.clone();
        let why = words::say("plan.back_out", &[("url", &url)]);
        self.untried(Action::Navigate { url }, why)
    }

    /// How much a control promises to lead to the subscription.
    fn promise(&self, element: &Element) -> u8 {
        let about = self.says(Word::Subject, &element.name);
        let manages = self.intent(element) == Intent::Manage;
        let address = element.href.as_deref().is_some_and(address::is_account);
        4 * u8::from(about) + 2 * u8::from(manages) + u8::from(address)
    }

    /// Here and on no other occasion: the same control brings nothing new.
    pub(super) fn was_pressed(&self, element: &Element) -> bool {
        let (here, identity) = (self.here(), element.identity());
        let history = &self.context.history;
        history
            .iter()
            .any(|p| p.error.is_none() && p.url == here && p.target.as_ref() == Some(&identity))
    }

    fn may_search(&self) -> bool {
        let at_home = matches!(self.state(), PageState::AccountActive | PageState::Unknown);
        at_home && !self.by_hand
    }

    /// Not from inside the way out: what is there is the site's business, not the walk's.
    fn may_walk(&self) -> bool {
        let steps = self.context.history.iter();
        let walked =
            steps.filter(|p| matches!(p.action, Action::Click { .. } | Action::Navigate { .. }));
        self.may_search() && !self.context.in_flow && walked.count() < WALK
    }

    fn url(&self) -> &str {
        &self.context.observation.snapshot.page.url
    }

    fn here(&self) -> String {
        site::plain(self.url())
    }

    pub(super) fn give_up(&self) -> Proposal {
        let service = [("service", self.context.service.as_str())];
        let hindrance = quotes::hindrance(&self.context.observation);
        if self.by_hand && hindrance.is_none() {
            return Proposal::HandOver {
                reason: words::say("hand_over.by_hand", &service),
                advice: Errand::of(self.context).advice(),
            };
        }
        if let Some(others) = self.only_others() {
            return others;
        }
        if let Some(why) = hindrance {
            return Proposal::HandOver {
                reason: words::say("hand_over.hindered", &[("text", &why.text)]),
                advice: by_hand::against(&why),
            };
        }
        planner::stuck(self.context)
    }
}
