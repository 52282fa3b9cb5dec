//! A page that draws itself may first show a copy that the browser kept of what was true before; its server's answer comes when it comes.
use super::state::Purpose;
use super::{Press, Seen, Session};
use crate::heuristics::tokens;
use protocol::message::SecondLook;

/// What calls it ended, and wasn't in the text that the server sent, has to stand through so many looks.
pub(super) const STANDS: u32 = 6;

impl Session {
    /// The end is told of by what may be such a copy.
    pub(super) fn may_be_kept(&mut self, seen: &Seen, purpose: &Purpose) -> bool {
        match purpose {
            Purpose::Proof => {
                let verdict = self.weighed(seen);
                let wording = match verdict.proven {
                    true => verdict.wording(),
                    false => seen.reading.wording.as_str(),
                };
                (verdict.proven || self.proves(seen)) && !self.was_served(wording)
            }
            Purpose::Turn if self.flow.loaded_anew && self.press() == Press::None => {
                self.has_ended(seen)
            }
            _ => false,
        }
    }

    /// The account was fetched, and these words stand in what came.
    fn was_served(&self, words: &str) -> bool {
        let words = tokens::squeezed(words);
        let served = self.flow.served.as_deref();
        !words.is_empty() && served.is_some_and(|text| tokens::squeezed(text).contains(&words))
    }

    pub(super) fn note_served(&mut self, page: &SecondLook) {
        self.flow.served = (page.status == 200).then(|| page.text.clone());
    }
}
