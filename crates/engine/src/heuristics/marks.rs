//! Single findings that matter beside a page's state.
use super::evidence::Evidence;
use super::reading::Marks;
use super::wordings::{Intent, Signal};
use protocol::page_state::PageState;

impl Evidence {
    /// What it says that goes beyond the state that it was taken for.
    pub(super) fn marks(&self, state: PageState) -> Marks {
        use Signal as G;
        Marks {
            complete: self.has(G::Complete),
            cancelled: self.has(G::Cancelled),
            active: [
                G::Active,
                G::OfferTaken,
                G::Paused,
                G::Withdrawn,
                G::Continues,
            ]
            .into_iter()
            .any(|g| self.has(g)),
            by_terms: self.goes_on_by_terms(),
            undo: self.offers(Intent::Undo),
            called_off: self.called_off || self.has(G::Complete),
            way_out: self.offers_a_way_out(),
            awaits_a_call: self.awaits_a_call(),
            last_page: [
                G::Final,
                G::Asked,
                G::LastChance,
                G::EndsNow,
                G::TypeWord,
            ]
            .into_iter()
            .any(|g| self.has(g))
                // An account that goes on names what it costs as well.
                || (self.has(G::Fee) || self.has(G::Refund)) && state != PageState::AccountActive
                || self.offers(Intent::Confirm)
                || self.offers(Intent::EndNow)
                || self.last_of_steps,
            pending: self.has(G::Pending),
            withdrawn: self.has(G::Withdrawn),
            failed: self.has(G::Failed),
            survey: self.has(G::Survey),
            loading: self.has(G::Loading),
            captcha: self.has(G::Captcha),
            by_hand: self.has(G::ByHand),
            hindered: self.has(G::Unpaid) || self.has(G::NotYours),
            login: self.has(G::Login),
            code: self.code,
        }
    }

    /// Beside what calls it cancelled, the day of the month on which it is paid. Where two are named, one of them is another one's.
    fn goes_on_by_terms(&self) -> bool {
        use Signal as G;
        let ended = self.called_off || self.has(G::Complete);
        let says_more = [G::OfferTaken, G::Paused, G::Withdrawn, G::Continues];
        let more = says_more.into_iter().any(|g| self.has(g));
        let terms = self.texts(G::Terms);
        ended && !more && terms.len() == 1 && self.texts(G::Active) == terms
    }

    /// What cancels can be pressed: a sentence that says that it is done is no control.
    fn offers_a_way_out(&self) -> bool {
        use Signal as G;
        let mut ways = [Intent::Enter, Intent::Confirm]
            .into_iter()
            .flat_map(|i| self.labels(i));
        ways.any(|label| !self.is_of(&[G::Complete, G::Cancelled], label))
    }

    /// One has to call, or to write, and nothing names the day on which it ends all the same.
    fn awaits_a_call(&self) -> bool {
        use Signal as G;
        // "We've sent you a letter" is none.
        let sent = [G::CompleteWeak];
        let mut errands = self.errands.iter().filter(|e| !self.is_of(&sent, e));
        let ends = [G::Complete, G::Cancelled, G::Effective];
        let mut ends = ends
            .into_iter()
            .flat_map(|g| self.texts(g))
            .filter(|text| !self.errands.contains(text));
        errands.next().is_some() && !ends.any(|text| crate::quotes::date(text).is_some())
    }

    fn is_of(&self, signals: &[Signal], text: &String) -> bool {
        signals.iter().any(|g| self.texts(*g).contains(text))
    }
}
