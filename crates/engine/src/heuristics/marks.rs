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
            undo: self.offers(Intent::Undo),
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
            failed: self.has(G::Failed),
            survey: self.has(G::Survey),
            captcha: self.has(G::Captcha),
            by_hand: self.has(G::ByHand),
            hindered: self.has(G::Hindered),
            login: self.has(G::Login),
        }
    }
}
