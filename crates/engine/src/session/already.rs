//! An account that is cancelled already: a tab may show what was true when it was opened, so it is loaded anew before that is told.
use super::ending::End;
use super::{Purpose, Seen, Session};
use crate::effect::Effect;
use crate::heuristics::address;
use crate::{policy, site, words};
use protocol::task::Reason;

impl Session {
    /// What the page says at first is looked at once more on a page that was loaded in this run; what that says is told, or gone on with.
    pub(super) fn already_cancelled(&mut self, seen: &Seen, out: &mut Vec<Effect>) {
        let here = &seen.observation.snapshot.page.url;
        let anew = self.loads_safely(here).filter(|_| !self.flow.loaded_anew);
        let Some(url) = anew else {
            return self.end_already(seen, out);
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
