//! What sentences say, in any language: the keys of `[text]` in the wording files.
use serde::Deserialize;

/// What a sentence of a page speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Signal {
    Login,
    LoginWeak,
    Captcha,
    ThirdParty,
    /// Past or present tense about this subscription: it was cancelled.
    Complete,
    /// "We have received your cancellation": done, where the page also says that it ends.
    Received,
    /// "Your request is complete", whatever it was: done, where the page also calls it cancelled.
    Done,
    /// A confirmation's furniture: number, mail, "no further charges".
    CompleteWeak,
    /// A standing state: ends on a date, won't renew.
    Cancelled,
    /// "Will be cancelled": a standing state beside a way back, else what the last step would do.
    Scheduled,
    /// "Access until 4 May": a standing state beside a way back, more of it beside what calls it cancelled, else what the last step would do.
    Until,
    /// "Is cancelled once you …": what is asked for, or what the last step would do.
    Conditioned,
    Active,
    /// "On the first of each month": what it costs and when, of no one payment to come.
    Terms,
    /// "Ending soon" as a badge: a standing state beside what takes a cancellation back, else nothing.
    Lapsing,
    ActiveWeak,
    Offer,
    OfferWeak,
    Survey,
    SurveyWeak,
    Final,
    /// Means the last step only as a question ("Cancel your plan?").
    Asked,
    FinalWeak,
    /// Saying no here may be what ends it: "last chance", "if you decline, …", "otherwise your plan ends".
    LastChance,
    Failed,
    FailedWeak,
    /// Asked for, but not done: e-mail link, somebody will call.
    Pending,
    /// The offer was taken: the opposite of cancelled.
    OfferTaken,
    /// The cancellation itself was withdrawn: the opposite of cancelled.
    Withdrawn,
    /// "Your plan continues": said of one subscription while another thing ends.
    Continues,
    /// Other things that get cancelled, help articles, newsletters.
    Elsewhere,
    Loading,
    /// Cancelling by phone, chat, letter or in person only.
    ByHand,
    /// Something is owed, and has to be paid before it can be cancelled.
    Unpaid,
    /// It is somebody else's to cancel: the owner of a family plan, an administrator.
    NotYours,
    Paused,
    /// What is cancelled besides: a bundle, other plans.
    Wider,
    Fee,
    Refund,
    EndsNow,
    Effective,
    Confirmation,
    /// Words in a sentence that make what follows no statement ("if", "once", "how to").
    Conditional,
    /// The same wherever they stand in the sentence ("… if you continue").
    Proviso,
    /// What sounds like a proviso and is only polite: "if you change your mind".
    Courtesy,
    /// Text beside a field that asks for a word.
    TypeWord,
    /// An answer that claims a special reason: just cause, illness, a move, a death, a complaint.
    Claim,
    /// An answer that says it claims none: "ordinary termination", "without giving a reason".
    Ordinary,
}

impl Signal {
    /// Says little by itself.
    pub(super) fn is_weak(self) -> bool {
        use Signal as S;
        matches!(
            self,
            S::LoginWeak
                | S::CompleteWeak
                | S::ActiveWeak
                | S::OfferWeak
                | S::SurveyWeak
                | S::FinalWeak
                | S::FailedWeak
                | S::Effective
                | S::Terms
                | S::Lapsing
        )
    }
}
