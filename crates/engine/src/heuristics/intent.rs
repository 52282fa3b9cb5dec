//! What controls do, in any language: the keys of `[label]` in the wording files. Harm comes first: of two meanings the first here counts.
use serde::Deserialize;

/// What pressing a control of this name does, as far as its name says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Intent {
    Undo,
    Delete,
    Keep,
    Pause,
    Accept,
    /// The plans that there are, none of them named: "Change plan".
    Plans,
    /// Another plan, up or down.
    Change,
    Buy,
    /// Chat, phone.
    Contact,
    Remind,
    /// Ends it at once instead of at the end of the paid time.
    EndNow,
    /// "Cancel anyway": goes on, or is the last word.
    Insist,
    GoOn,
    /// Unmistakably the last word.
    Confirm,
    Decline,
    /// "Cancel membership": the way in, or the last word.
    Enter,
    /// A bare "Cancel".
    BareCancel,
    Skip,
    Back,
    /// Leads towards the subscription's settings.
    Manage,
    /// "Continue", "Next": means what the page means, as the next two.
    Next,
    /// "Submit", "Done".
    Submit,
    /// "Yes", "OK", "Confirm".
    Yes,
    /// Only needed input: "Other", "Prefer not to say".
    NeutralAnswer,
    Acknowledge,
    ConsentReject,
    ConsentAccept,
    SignOut,
    SignIn,
    Other,
}

impl Intent {
    /// It answers what a page asks or offers. The items of a menu don't, whatever they are called.
    pub(super) fn answers(self) -> bool {
        use Intent as I;
        let neutral = matches!(self, I::Insist | I::GoOn | I::Decline | I::Skip | I::Back);
        neutral || self.keeps() && self != I::Plans && self != I::Change
    }

    /// It keeps the subscription in some form: as it is, paused, cheaper, for later.
    pub(crate) fn keeps(self) -> bool {
        use Intent as I;
        matches!(
            self,
            I::Keep | I::Accept | I::Pause | I::Plans | I::Change | I::Remind
        )
    }
}
