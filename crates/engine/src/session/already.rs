//! An account that is cancelled already: a tab may show what was true when it was opened, so it is loaded anew before that is told. And what
//! is over may be one thing of several (a membership's perks): what the account calls its subscriptions or its billing is looked at, too.
use super::acting::shows_active;
use super::ending::End;
use super::proof::takes_back_at;
use super::{Phase, Press, Purpose, Seen, Session};
use crate::effect::Effect;
use crate::heuristics::address;
use crate::{policy, site, words};
use protocol::action::Action;
use protocol::role::Role;
use protocol::snapshot::Element;
use protocol::task::Reason;

/// So many are opened.
const MOST_VIEWS: usize = 4;

impl Session {
    /// What the page says at first is looked at once more on a page that was loaded in this run; what that says is told, or gone on with.
    pub(super) fn already_cancelled(&mut self, seen: &Seen, out: &mut Vec<Effect>) {
        let here = &seen.observation.snapshot.page.url;
        let anew = self.loads_safely(here).filter(|_| !self.flow.loaded_anew);
        let Some(url) = anew else {
            return self.look_beside(seen, out);
        };
        self.flow.loaded_anew = true;
        self.step_doing(words::say("step.proving", &[]), out);
        self.flow.start_over(false);
        self.load(&url, Purpose::Turn, out);
    }

    /// This page, or else the account's; none whose address may do something when it is fetched.
    fn loads_safely(&self, here: &str) -> Option<String> {
        let only_shows =
            |url: &String| !policy::fetching_does_something(url) && !address::is_on_the_way(url);
        let pages = [here.to_owned(), self.account_url()];
        pages.into_iter().find(only_shows)
    }

    /// A view that the page has beside this one, then the next of the account's own links; where none is left, nothing there goes on.
    fn look_beside(&mut self, said: &Seen, out: &mut Vec<Effect>) {
        let named = self.options.plan.is_some();
        let view = self.next_view(said).filter(|_| !named);
        if let Some((view, seen)) = view {
            self.flow.said_ended = Some(Box::new(said.clone()));
            return self.retrace(&view, &seen, out);
        }
        let mut next = self.next_account_link(said).filter(|_| !named);
        // What takes the end back stands at that address.
        while next.as_ref().is_some_and(|url| takes_back_at(url, said)) {
            next = self.next_account_link(said);
        }
        match next {
            Some(url) => {
                self.flow.said_ended = Some(Box::new(said.clone()));
                self.load(&url, Purpose::Beside, out);
            }
            None => self.end_already(said, out),
        }
    }

    /// What stands on the same page and opens another part of it, called by subscriptions or billing, and wasn't opened yet.
    fn next_view(&mut self, said: &Seen) -> Option<(Action, Box<Seen>)> {
        let seen = self.seen.clone()?;
        let url = |seen: &Seen| site::plain(&seen.observation.snapshot.page.url);
        let opened = &self.flow.views_opened;
        let enough = opened.len() >= MOST_VIEWS || self.options.dry_run;
        if enough || url(&seen) != url(said) {
            return None;
        }
        let is_view = |e: &&Element| {
            let view = matches!(e.role, Role::Tab | Role::Button | Role::MenuItem);
            view && !e.submits && !opened.contains(&e.identity())
        };
        let views = seen.observation.snapshot.elements.iter().filter(is_view);
        let views = views.filter(|e| self.is_called_by_the_account(e, &seen));
        let press = |e: &Element| Action::Click {
            target: e.reference,
        };
        let allowed = |e: &&Element| self.may_be_retraced(&press(e), &seen);
        let view = views.into_iter().find(allowed)?;
        let (action, own) = (press(view), view.identity());
        self.flow.views_opened.push(own);
        Some((action, seen))
    }

    /// Something goes on there, or only the person gets to see it: that is gone on with. Else what was said before holds.
    pub(super) fn looked_beside(&mut self, out: &mut Vec<Effect>) {
        if self.paused {
            self.phase = Phase::Held;
            return;
        }
        let Some(seen) = self.seen.as_deref() else {
            return;
        };
        let runs = |s: &page::Subscription| s.goes_on() && !s.status.is_over();
        let listed = seen.model.subscriptions.iter().any(runs);
        let own = self.off_site(seen).is_none();
        let goes_on = own && (listed || shows_active(seen)) || self.signs_in();
        match self.flow.said_ended.take().filter(|_| !goes_on) {
            Some(said) => self.look_beside(&said, out),
            None => self.turn(out),
        }
    }

    /// The page beside never came. False: none was awaited.
    pub(super) fn tells_what_was_said(&mut self, out: &mut Vec<Effect>) -> bool {
        let said = self.flow.said_ended.take();
        let said = said.filter(|_| self.press() == Press::None);
        if let Some(said) = &said {
            self.end_already(said, out);
        }
        said.is_some()
    }

    fn end_already(&mut self, seen: &Seen, out: &mut Vec<Effect>) {
        let url = site::plain(&seen.observation.snapshot.page.url);
        self.record.confirm(&seen.reading.wording, &url, self.now);
        let headline = words::say("ended.already", &[]);
        let mut lines = self.effective_lines();
        lines.push(self.what_changed());
        self.end(
            End {
                reason: Reason::AlreadyCancelled,
                success: true,
                verified: self.flow.loaded_anew,
                headline,
                lines,
                error: None,
                would: None,
            },
            out,
        );
    }
}
