//! The order of the walk: breadth-first over the pages seen so far. Of pages equally deep the one at hand comes first.
use super::{Page, usable};
use crate::planner::{Passed, PastAction, Proposal};
use crate::{policy, site};
use protocol::action::Action;
use protocol::snapshot::Element;

/// So many pages further down what speaks of the subscription is followed before all else of the pages above.
const AHEAD: usize = 3;

impl Page<'_> {
    /// How deep in the site the first page stands that leads where this link does; the one at hand for everything else. What plainly
    /// speaks of the subscription is followed some pages further down.
    pub(super) fn level(&self, element: &Element, plainly: bool) -> usize {
        let here = self.here();
        let href = element.href.as_deref().unwrap_or_default();
        let leads = |e: &Element| e.href.as_deref().is_some_and(|h| site::is_same(h, href));
        let passed = self.context.passed.iter();
        let there = passed.filter(|page| page.url == here || page.links.iter().any(leads));
        let depth = there.map(|page| page.depth).min().unwrap_or_default();
        depth.saturating_sub(if plainly { AHEAD } else { 0 })
    }

    /// Back to a page above this level that has more.
    pub(super) fn sooner(&self, level: usize) -> Option<Proposal> {
        self.first_of(|page| page.depth < level)
    }

    /// Nothing more on the page at hand: the first that has.
    pub(super) fn next_page(&self) -> Option<Proposal> {
        self.first_of(|_| true)
    }

    fn first_of(&self, among: impl Fn(&Passed) -> bool) -> Option<Proposal> {
        if !self.may_walk() {
            return None;
        }
        let here = self.here();
        let passed = self.context.passed.iter();
        let mut open: Vec<_> = passed
            .filter(|page| page.url != here && among(page))
            .collect();
        open.sort_by_key(|page| page.depth);
        let mut open = open.into_iter();
        open.find_map(|page| self.goes_back(&page.url).filter(|_| self.has_more(page)))
    }

    /// A link of it leads where nobody was yet, as far as one sees from elsewhere; and it can be come back to.
    fn has_more(&self, page: &Passed) -> bool {
        let history = &self.context.history;
        let new = |e: &Element| {
            let to = e.href.as_deref().map(site::plain).unwrap_or_default();
            let identity = e.identity();
            let opened = |p: &PastAction| {
                let pressed = p.url == page.url || e.is_furniture();
                p.url == to || pressed && p.target.as_ref() == Some(&identity)
            };
            to != self.here() && to != page.url && !history.iter().any(opened)
        };
        let worth = |e: &&Element| {
            usable(e) && !self.is_anothers(e) && self.goes(e) && self.promise(e) > 0 && new(e)
        };
        let comes_back = !policy::fetching_does_something(&page.url) && !self.in_vain(&page.url);
        comes_back && page.links.iter().any(|e| worth(&e))
    }

    /// It was come back to, and nothing was pressed there.
    fn in_vain(&self, url: &str) -> bool {
        let mut steps = self.steps().collect::<Vec<_>>().into_iter().peekable();
        while let Some(step) = steps.next() {
            let went = matches!(&step.action, Action::Navigate { url: to } if to == url);
            let on =
                |next: &&PastAction| next.url == url && matches!(next.action, Action::Click { .. });
            if went && !steps.peek().is_some_and(on) {
                return true;
            }
        }
        false
    }
}
