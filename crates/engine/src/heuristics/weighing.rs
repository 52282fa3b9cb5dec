//! How far each state is believed: a table of what speaks for it, and the rules by which one finding weakens another.
use super::evidence::Evidence;
use super::wordings::{Intent as I, Signal as G};
use protocol::page_state::PageState as S;
use std::collections::BTreeMap;

type For = (S, &'static [(G, f64)], &'static [(I, f64)]);

/// What speaks for each state, and how much a single finding of it is worth.
const BELIEFS: [For; 10] = [
    (
        S::LoginRequired,
        &[(G::Login, 0.6), (G::LoginWeak, 0.25)],
        &[(I::SignIn, 0.2)],
    ),
    (S::ThirdPartyBilling, &[(G::ThirdParty, 0.75)], &[]),
    (
        S::Complete,
        &[(G::Complete, 0.85), (G::CompleteWeak, 0.2)],
        &[(I::Undo, 0.2)],
    ),
    (
        S::AccountCancelled,
        &[(G::Cancelled, 0.6), (G::CompleteWeak, 0.15)],
        &[(I::Undo, 0.5)],
    ),
    (
        S::AccountActive,
        &[
            (G::Active, 0.6),
            (G::ActiveWeak, 0.2),
            (G::OfferTaken, 0.85),
            (G::Withdrawn, 0.7),
            (G::Continues, 0.5),
            (G::Paused, 0.7),
        ],
        &[
            (I::Enter, 0.45),
            (I::Manage, 0.1),
            (I::Plans, 0.1),
            (I::Change, 0.1),
        ],
    ),
    (
        S::RetentionOffer,
        &[(G::Offer, 0.5), (G::OfferWeak, 0.2)],
        &[
            (I::GoOn, 0.4),
            (I::Insist, 0.4),
            (I::Keep, 0.25),
            (I::Pause, 0.3),
            (I::Accept, 0.4),
            (I::Decline, 0.25),
            (I::Remind, 0.15),
            (I::Contact, 0.05),
        ],
    ),
    (
        S::ExitSurvey,
        &[(G::Survey, 0.65), (G::SurveyWeak, 0.25)],
        &[(I::Skip, 0.15), (I::NeutralAnswer, 0.1)],
    ),
    (
        S::FinalConfirmation,
        &[
            (G::Final, 0.65),
            (G::Asked, 0.6),
            (G::FinalWeak, 0.15),
            (G::EndsNow, 0.2),
            (G::Fee, 0.2),
            (G::TypeWord, 0.5),
        ],
        &[
            (I::Confirm, 0.55),
            (I::Keep, 0.15),
            (I::EndNow, 0.3),
            (I::Back, 0.05),
        ],
    ),
    (S::Failed, &[(G::Failed, 0.7), (G::FailedWeak, 0.25)], &[]),
    (
        S::Unknown,
        &[
            (G::Elsewhere, 0.55),
            (G::Loading, 0.5),
            (G::Captcha, 0.95),
            (G::ByHand, 0.6),
            (G::Pending, 0.75),
        ],
        &[(I::ConsentReject, 0.1)],
    ),
];

pub(super) struct Scores<'a> {
    evidence: &'a Evidence,
    of: BTreeMap<S, f64>,
}

impl<'a> Scores<'a> {
    pub(super) fn weigh(evidence: &'a Evidence) -> BTreeMap<S, f64> {
        let of = BELIEFS
            .iter()
            .map(|(state, signals, intents)| (*state, evidence.belief(*state, signals, intents)))
            .collect();
        let mut scores = Self { evidence, of };
        scores.needs_its_own_word();
        scores.dialog_over_the_account();
        scores.before_the_last_click();
        scores.foretold();
        scores.setbacks();
        scores.after_the_last_click();
        scores.standing_end();
        scores.others_in_the_way();
        scores.acknowledged();
        scores.of
    }

    fn has(&self, signal: G) -> bool {
        self.evidence.has(signal)
    }

    fn offers(&self, intent: I) -> bool {
        self.evidence.offers(intent)
    }

    fn at(&self, state: S) -> f64 {
        self.of.get(&state).copied().unwrap_or(0.0)
    }

    fn scale(&mut self, factors: &[(S, f64)]) {
        for (state, factor) in factors {
            if let Some(score) = self.of.get_mut(state) {
                *score *= factor;
            }
        }
    }

    /// Some states are nothing without a sentence of their own.
    fn needs_its_own_word(&mut self) {
        if !self.has(G::Complete) {
            self.scale(&[(S::Complete, 0.0)]);
        }
        if !self.has(G::Cancelled) && !self.has(G::Complete) {
            self.scale(&[(S::AccountCancelled, 0.0)]);
        }
        if !self.has(G::Failed) {
            self.scale(&[(S::Failed, 0.5)]);
        }
        if !self.has(G::Survey) {
            self.scale(&[(S::ExitSurvey, 0.6)]);
        }
        // Where nobody is leaving yet, an offer that can't be turned down is an advertisement.
        let answered = [
            I::GoOn,
            I::Insist,
            I::Decline,
            I::Keep,
            I::Confirm,
            I::Remind,
        ];
        if !self.evidence.on_the_way() && !answered.into_iter().any(|i| self.offers(i)) {
            self.scale(&[(S::RetentionOffer, 0.5)]);
        }
        // "Ends on 6 January" on the account is no last step where nobody is leaving and nothing confirms it.
        let confirms = [I::Confirm, I::EndNow, I::Insist, I::GoOn, I::Yes, I::Submit];
        let asks = self.has(G::Asked) || self.has(G::TypeWord) || self.evidence.dialog;
        let confirmed = confirms.into_iter().any(|i| self.offers(i));
        if !self.evidence.on_the_way() && !asks && !confirmed && self.at(S::AccountActive) > 0.0 {
            self.scale(&[(S::FinalConfirmation, 0.5)]);
        }
        // What keeps it beside what says no is an offer, whatever it says.
        let choice = self.offers(I::Keep) && self.offers(I::Decline);
        let own = self.has(G::Offer) || self.offers(I::Accept) || self.offers(I::Pause);
        if !own && !choice {
            self.scale(&[(S::RetentionOffer, 0.75)]);
        }
    }

    /// What an open dialog asks is what the page is about; the account behind it goes on being shown.
    fn dialog_over_the_account(&mut self) {
        let asks = [G::Asked, G::Final, G::Offer, G::Survey]
            .into_iter()
            .any(|g| self.has(g));
        let on_the_way = self.evidence.dialog && self.evidence.in_flow;
        if self.evidence.dialog && asks || self.evidence.ends_in_dialog || on_the_way {
            self.scale(&[(S::AccountActive, 0.5)]);
        }
        if self.evidence.offer_behind {
            self.scale(&[(S::RetentionOffer, 0.4)]);
        }
        if self.evidence.ends_in_dialog && self.at(S::FinalConfirmation) < 0.5 {
            self.of.insert(S::FinalConfirmation, 0.5);
        }
    }

    /// What has to be acknowledged on the way out stands before its end.
    fn acknowledged(&mut self) {
        let known = |(state, score): (&S, &f64)| *state != S::Unknown && *score >= 0.4;
        if self.evidence.acknowledges && !self.of.iter().any(known) {
            self.of.insert(S::FinalConfirmation, 0.5);
        }
    }

    /// "Ends on 4 May" on the way out, beside what keeps it, says what the last step does.
    fn foretold(&mut self) {
        let asks = self.evidence.in_flow && self.offers(I::Keep) && !self.offers(I::Undo);
        let said = self.has(G::Cancelled) && !self.evidence.called_off && !self.has(G::Complete);
        if asks && said {
            self.scale(&[(S::AccountCancelled, 0.35)]);
            let last = self.at(S::FinalConfirmation).max(0.45);
            self.of.insert(S::FinalConfirmation, last);
        }
    }

    /// "Ends on 4 May" on a page that still asks is no end.
    fn before_the_last_click(&mut self) {
        let complete = self.has(G::Complete);
        if self.has(G::Final) || (self.has(G::Asked) && self.offers(I::Confirm)) {
            self.scale(&[
                (S::AccountCancelled, if complete { 0.8 } else { 0.35 }),
                (S::AccountActive, 0.5),
            ]);
        }
        // Where the cancelling can be gone on with, the account is left already.
        let declines = self.offers(I::Decline) && !self.has(G::Active);
        if self.evidence.in_flow && (self.offers(I::GoOn) || declines) && !complete {
            self.scale(&[(S::AccountActive, 0.5)]);
        }
        if self.offers(I::Confirm) && !complete {
            self.scale(&[(S::AccountCancelled, 0.6), (S::AccountActive, 0.6)]);
        }
    }

    /// An error, a cancellation that waits, an offer that was taken: whatever else it says, it isn't cancelled.
    fn setbacks(&mut self) {
        if self.has(G::Failed) {
            self.scale(&[
                (S::Complete, 0.2),
                (S::AccountCancelled, 0.3),
                (S::AccountActive, 0.55),
                (S::FinalConfirmation, 0.6),
                (S::RetentionOffer, 0.7),
            ]);
            // On the way out "we can't, another one bills you" is no mishap.
            if self.evidence.count(G::ThirdParty) <= 1 && !self.evidence.in_flow {
                self.scale(&[(S::ThirdPartyBilling, 0.7)]);
            }
        }
        if self.has(G::Pending) {
            self.scale(&[
                (S::Complete, 0.3),
                (S::AccountCancelled, 0.4),
                (S::AccountActive, 0.6),
                (S::Failed, 0.6),
            ]);
        }
        // "Your plan continues": another thing ended.
        if self.has(G::OfferTaken) || self.has(G::Withdrawn) || self.has(G::Continues) {
            self.scale(&[
                (S::Complete, 0.3),
                (S::AccountCancelled, 0.3),
                (S::RetentionOffer, 0.4),
            ]);
        }
    }

    fn after_the_last_click(&mut self) {
        if self.at(S::Complete) <= 0.5 {
            return;
        }
        self.scale(&[
            (S::FinalConfirmation, 0.4),
            (S::RetentionOffer, 0.4),
            (S::AccountActive, 0.6),
        ]);
        // A survey after the fact: with a confirmation's furniture around it, it is a side matter.
        if self.has(G::CompleteWeak) {
            self.scale(&[(S::ExitSurvey, 0.7)]);
        } else if self.has(G::Survey) {
            self.scale(&[(S::Complete, 0.8)]);
        }
    }

    /// "Ends on 4 May" alone is also said of trials, and of what happens if one cancels.
    fn standing_end(&mut self) {
        let complete = self.has(G::Complete);
        let doubtful = !complete && !self.offers(I::Undo) && self.has(G::Active);
        if doubtful || (!complete && self.evidence.leads_on()) {
            self.scale(&[(S::AccountCancelled, 0.45)]);
        } else if self.has(G::Cancelled) && self.at(S::AccountCancelled) > 0.5 {
            self.scale(&[
                (
                    S::AccountActive,
                    if self.has(G::Active) { 0.8 } else { 0.5 },
                ),
                (S::RetentionOffer, 0.6),
            ]);
        }
    }

    fn others_in_the_way(&mut self) {
        let confirm = self.offers(I::Confirm);
        // "If you bought it in a store, cancel it there", beside what leads on: another one's.
        let leads_on = self.evidence.in_flow && self.evidence.leads_on();
        if leads_on && self.has(G::ThirdParty) && !self.evidence.billed_elsewhere {
            self.scale(&[(S::ThirdPartyBilling, 0.3)]);
        } else if self.has(G::ThirdParty) {
            self.scale(&[
                (S::AccountActive, 0.5),
                (S::AccountCancelled, 0.6),
                (S::RetentionOffer, 0.6),
                (S::FinalConfirmation, 0.6),
            ]);
        }
        if self.has(G::Survey) && self.at(S::ExitSurvey) > 0.7 {
            self.scale(&[
                (S::RetentionOffer, 0.75),
                (S::FinalConfirmation, if confirm { 0.8 } else { 0.6 }),
                (S::AccountActive, 0.6),
            ]);
        }
        if self.at(S::RetentionOffer) > 0.7 && !confirm {
            self.scale(&[(S::FinalConfirmation, 0.75), (S::AccountActive, 0.7)]);
        }
        // What a footer says of other things doesn't count against a page that offers to take a cancellation back.
        if self.has(G::Elsewhere) && self.has(G::Complete) && self.offers(I::Undo) {
            self.scale(&[(S::Unknown, 0.5)]);
        } else if self.has(G::Elsewhere) {
            self.scale(&[(S::Complete, 0.7), (S::AccountCancelled, 0.7)]);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::heuristics::read_text;
    use protocol::page_state::PageState;

    #[test]
    fn what_is_billed_elsewhere_if_something_is_so_is_not_this_one_where_the_page_leads_on() {
        let state = |text: &str| read_text("https://site.example/cancel", text, None).state;
        let other = PageState::ThirdPartyBilling;
        let bought = "If you subscribed through the App Store, cancel in your Apple account.";
        assert_eq!(state(bought), other);
        assert_ne!(state(&format!("{bought}\nContinue to cancel")), other);
        let billed = "You are billed through the App Store. Cancel it in your Apple account.";
        assert_eq!(state(&format!("{billed}\nContinue to cancel")), other);
    }
}
