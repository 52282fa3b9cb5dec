//! How much a control promises to lead to the subscription, where nothing on a page leads on.
use super::Page;
use crate::heuristics::vocabulary::Word;
use crate::heuristics::{Intent, address};
use crate::{named, policy, site};
use protocol::snapshot::{Container, Element};

/// By so much more does what stands in an open dialog promise.
const OVER: i32 = 32;

impl Page<'_> {
    /// How much a control promises to lead to the subscription; what stands on every page of the site promises less.
    pub(super) fn promise(&self, element: &Element) -> i32 {
        let manages = self.intent(element) == Intent::Manage;
        let href = element.href.as_deref().unwrap_or_default();
        let beside = self.around(element).chain([element.description.as_str()]);
        let beside = beside.collect::<Vec<_>>().join(" ");
        let named = |text: &str| {
            let plan = self.context.plan.as_deref();
            plan.is_some_and(|plan| named::names(plan, text))
        };
        let ends = self.speaks_of_ending(&element.name);
        let called = named(&element.name) || self.calls_the_named(&element.name);
        let about = ends || self.is_about(element) || called;
        let promise = 8 * i32::from(about)
            + 4 * i32::from(ends)
            + 4 * i32::from(manages)
            + 3 * i32::from(self.says(Word::Money, &element.name))
            + 2 * i32::from(address::is_account(href) || self.is_of_the_account(href))
            + 3 * i32::from(self.says(Word::Subject, &beside) || named(&beside));
        // What was opened over the page is seen before what lies behind it: there a press would only find it covered.
        // Another site's frame (a chat) is no part of it.
        let own =
            policy::frame_of(element).is_none_or(|of| site::check(of, self.url(), &[]).is_ok());
        let over = own && element.dialog().is_some_and(|d| !self.is_about_cookies(d));
        match promise {
            some if over && (some > 0 || self.opens(element)) => some + OVER,
            0 => 0,
            some if element.is_furniture() => (some - 2).max(1),
            some => some,
        }
    }

    /// A dialog that is open over the page holds more to see.
    pub(super) fn dialog_shows_more(&self) -> bool {
        let more = |e: &Element| self.leads_further(e) && self.promise(e) > OVER;
        let mut elements = self.elements().iter();
        self.may_walk() && elements.any(|e| e.in_dialog() && more(e))
    }

    fn is_about_cookies(&self, dialog: &Container) -> bool {
        let mut inside = self.elements().iter();
        let cookies = [Intent::ConsentAccept, Intent::ConsentReject];
        inside.any(|e| e.dialog() == Some(dialog) && cookies.contains(&self.intent(e)))
    }

    /// Beneath the part of the site that this page belongs to ("/settings/…").
    fn is_of_the_account(&self, href: &str) -> bool {
        let part = |url: &str| {
            let url = url::Url::parse(url).ok()?;
            let path = site::route(&url).unwrap_or_else(|| url.path().to_owned());
            let mut parts = path.split(['/', '!']).filter(|p| !p.is_empty());
            parts.next().map(str::to_owned)
        };
        let same = site::check(href, self.url(), &[]).is_ok() && part(href).is_some();
        same && part(href) == part(self.url())
    }
}
