//! The pages seen in search of the way out, and what each of them promised: the best that is left may stand on another page.
use super::Turn;
use crate::classify::{self, Feature, Setting};
use crate::planner::{PastAction, Proposal, Tried};
use crate::{policy, site, words};
use page::PageModel;
use protocol::action::Action;
use protocol::page_state::PageState;
use protocol::snapshot::{Element, Identity, Observation};
use std::collections::BTreeSet;

/// So much more another page's control must promise: going back costs a step.
const AWAY: f64 = 2.0;
/// Less than this is no reason to go back.
const WORTH: f64 = 1.0;
/// Each step from the beginning counts so much against a page.
const DEEPER: f64 = 0.5;
/// Of each page so many controls are kept in mind.
const KEPT: usize = 12;
/// So many presses and pages without the way in are all that there are.
const SEARCH: usize = 24;

/// A page that was seen, and what it promised.
#[derive(Clone, Debug, PartialEq)]
pub struct Passed {
    pub url: String,
    /// So many steps from where the run began.
    pub depth: usize,
    /// It shows several subscriptions, and names none of them.
    pub nameless: bool,
    /// It was come back to from another page.
    pub again: bool,
    pub promises: Vec<Promise>,
}

/// A control of another page.
#[derive(Clone, Debug, PartialEq)]
pub struct Promise {
    pub control: Identity,
    pub href: Option<String>,
    pub score: f64,
    /// It stands on every page of the site.
    pub furniture: bool,
}

impl Passed {
    /// What leads deep into a site leads away from the account more often than not.
    fn cost(&self) -> f64 {
        let depth = u32::try_from(self.depth).unwrap_or(u32::MAX);
        f64::from(depth) * DEEPER
    }

    /// The same link stood there.
    pub(crate) fn held(&self, element: &Element) -> bool {
        let same = |p: &Promise| p.control == element.identity() && p.href == element.href;
        element.href.is_some() && self.promises.iter().any(same)
    }

    pub fn of(
        page: &Observation,
        model: &PageModel,
        state: PageState,
        plan: Option<&str>,
        before: (&[Self], usize),
    ) -> Self {
        let (passed, depth) = before;
        let mut setting = Setting::new(page, model, state, false, plan);
        setting.passed = passed;
        let promise = |c: &classify::Candidate<'_>| Promise {
            control: c.element.identity(),
            href: c.element.href.clone(),
            score: c.score,
            furniture: c.has(Feature::InNavigation) || c.has(Feature::InHeader),
        };
        let all = classify::candidates(&setting);
        let told = model.tells_of_a_subscription();
        let worth = |c: &&classify::Candidate<'_>| {
            (c.score >= WORTH || c.has(Feature::Ends)) && (told || !classify::ends_the_account(c))
        };
        let worth = all.iter().filter(worth).take(KEPT);
        Self {
            url: page.snapshot.page.url.clone(),
            depth,
            nameless: model.names_none_of_several(),
            again: false,
            promises: worth.map(promise).collect(),
        }
    }
}

impl Turn<'_> {
    /// The page whose best control, not tried yet, promises more than what this page has.
    pub(super) fn better_elsewhere(&self, here: Option<f64>) -> Option<&Passed> {
        if self.searched_enough() {
            return None;
        }
        let depth = self
            .context
            .passed
            .iter()
            .find(|p| site::is_same(&p.url, self.url()));
        let deep = depth.map_or(0.0, Passed::cost);
        let least = here.map_or(f64::MIN, |score| score + AWAY - deep);
        let elsewhere = self.context.passed.iter();
        let elsewhere =
            elsewhere.filter(|p| !site::is_same(&p.url, self.url()) && self.can_go_back(p));
        let scored = elsewhere.filter_map(|page| {
            let best = self.best_of(page).filter(|best| *best >= WORTH)?;
            Some((best - page.cost(), page))
        });
        let best = scored.max_by(|a, b| a.0.total_cmp(&b.0))?;
        (best.0 >= least).then_some(best.1)
    }

    fn best_of(&self, page: &Passed) -> Option<f64> {
        let open = page.promises.iter().filter(|p| !self.is_known(page, p));
        open.map(|p| p.score).max_by(f64::total_cmp)
    }

    /// It was pressed there, or leads to a page that was seen.
    fn is_known(&self, page: &Passed, promise: &Promise) -> bool {
        if promise.href.as_deref().is_some_and(|to| self.was_seen(to)) {
            return true;
        }
        let there = site::plain(&page.url);
        let pressed = |p: &&PastAction| {
            let here = promise.furniture && p.error.is_none() || p.url == there;
            p.target.as_ref() == Some(&promise.control) && here
        };
        let denied = |t: &Tried| t.target.as_ref() == Some(&promise.control);
        let refused = self.context.tried.iter().any(denied);
        // Where several are called alike and lead to different pages, or have no name, only their number tells which were pressed.
        let alike = || {
            page.promises
                .iter()
                .filter(|p| p.control == promise.control)
        };
        let pages: BTreeSet<&str> = alike().filter_map(|p| p.href.as_deref()).collect();
        let nameless = promise.control.name.is_empty() && promise.href.is_none();
        let several = match nameless {
            true => alike().count(),
            false => pages.len(),
        };
        let mut history = self.context.history.iter();
        match nameless || several > 1 {
            true => history.filter(pressed).count() >= several || refused && !nameless,
            false => history.any(|p| pressed(&p)) || refused,
        }
    }

    fn can_go_back(&self, page: &Passed) -> bool {
        let went =
            |p: &PastAction| matches!(&p.action, Action::Navigate { url } if *url == page.url);
        let times = self.context.history.iter().filter(|p| went(p)).count();
        times < 2 && !policy::fetching_does_something(&page.url)
    }

    pub(super) fn was_seen(&self, to: &str) -> bool {
        let at = |url: &str| site::is_same(url, to);
        let view = site::is_another_view(to, self.url()) || !to.contains('#');
        let mut passed = self.context.passed.iter().map(|p| &p.url);
        let mut before = self.context.history.iter().map(|p| &p.url);
        view && (at(self.url()) || passed.any(|url| at(url)) || before.any(|url| at(url)))
    }

    pub(super) fn searched_enough(&self) -> bool {
        let steps = |p: &&PastAction| p.is_click() || matches!(p.action, Action::Navigate { .. });
        self.context.history.iter().filter(steps).count() >= SEARCH
    }
}

/// To a page that was seen, for what else it has.
pub(super) fn open(url: &str) -> Proposal {
    Proposal::Act {
        why: words::say("plan.back_out", &[("url", &site::plain(url))]),
        action: Action::Navigate {
            url: url.to_owned(),
        },
    }
}
