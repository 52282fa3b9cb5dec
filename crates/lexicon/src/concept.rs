//! What a word can mean. Everything after the lexicon speaks of these, and of no words. Data: `[concepts]` in `wordings/LANG.toml`.
use serde::Deserialize;

/// A meaning, the same in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Concept {
    // What ends something.
    /// Cancel, end, terminate; also the noun. In some languages the same word closes a dialog.
    End,
    /// Turn off, deactivate, stop.
    TurnOff,
    /// Delete, erase.
    Delete,
    /// Leave, quit.
    Leave,

    // What it is done to.
    Subscription,
    Account,
    /// Automatic renewal, recurring billing.
    Renewal,
    Trial,
    /// Something bought once: an order, a booking, a ticket.
    Order,
    /// A delivery or a box.
    Delivery,
    Newsletter,
    /// Personal data, history.
    Data,
    /// Family, other members: somebody else's subscription.
    Household,
    /// An end that is booked for later.
    Reservation,

    // Other deeds.
    Keep,
    Stay,
    /// Undo, resume, reactivate: takes an end back.
    Undo,
    Pause,
    /// Change, switch, update.
    Change,
    Upgrade,
    Downgrade,
    Buy,
    Pay,
    /// Accept, claim, redeem, take.
    Accept,
    /// Renew now.
    Renew,
    /// Start, turn on.
    Start,
    Gift,

    // Commerce.
    /// A discount, a deal, a percentage.
    Offer,
    /// An amount of money, or what is said of one: “price”, “free month”.
    Price,
    /// A month, a year, yearly.
    Period,
    /// What tiers are called: “Plus”, “basic”, “family plan”.
    Premium,
    Free,
    /// What a plan gives: “without ads”, “extra”.
    Benefit,
    /// What one goes back to without it: “with ads”.
    Ads,

    // Answers and steps.
    No,
    Yes,
    Thanks,
    /// “I'd rather”.
    Prefer,
    Want,
    Continue,
    Next,
    Back,
    Close,
    Skip,
    /// Send, submit.
    Submit,
    Confirm,
    /// Finish, complete.
    Finish,
    /// Anyway, still.
    Anyway,
    Without,
    Now,
    Later,
    Proceed,
    Review,
    Done,
    /// “Step 2 of 3”.
    Step,
    /// “Not”, “never”: what it denies is marked as negated.
    Not,

    // Finding the way.
    Manage,
    Settings,
    /// Billing, payments, invoices.
    Billing,
    Profile,
    Overview,
    /// View, show, open.
    View,
    /// Choose, select.
    Choose,
    /// “Another reason”, “something else”.
    Other,
    Menu,
    More,
    Details,
    Help,
    Contact,
    /// Terms, privacy, imprint.
    Legal,
    SignIn,
    SignOut,
    Home,
    Search,
    Language,
    Cookies,
    /// Reject cookies or an offer.
    Reject,
    /// Only what is necessary.
    Necessary,
    All,
    Download,
    /// Watch, listen, read, play.
    Watch,
    /// Browse, discover, catalogue.
    Browse,

    // How things are.
    Active,
    Cancelled,
    Expired,
    Paused,
    Pending,
    /// What the page shows isn't what the service knows: a sample, a preview, a saved copy, a change that wasn't sent.
    Provisional,
    Failed,
    /// Renews, next payment.
    RenewsOn,
    /// Ends, expires, access until.
    EndsOn,
    /// Why somebody leaves.
    Reason,
    /// “I understand that …”.
    Acknowledge,
    /// A day in the calendar.
    Date,

    // What a page says beside, in its text (`[page]` in `wordings/LANG.toml`).
    /// “You”: what marks the reader's own among other people's.
    Yourself,
    /// “Until”, of whatever.
    Until,
    /// “Won't renew”, “no further charges”.
    NoRenewal,
    /// It is about to end.
    Ending,
    /// There is no subscription.
    None,
    /// What a switch says of itself.
    On,
    Off,
    /// The word “status”.
    Status,
    Invoice,
    /// “Hello”, “Welcome back”, before somebody's name.
    Greeting,
    Recommended,
    /// Save, update, apply.
    Save,
    /// It may be left empty.
    Optional,
    /// “Type … to confirm”.
    TypeWord,
    /// “If”, “when you”, “at any time”: no more than possible.
    Condition,
    /// Small words that mean a condition where a clause begins, and nothing elsewhere.
    ConditionFirst,
    /// “Will be”, “is being”: not yet so.
    ToCome,
    /// It goes on all the same.
    Continues,
    /// It starts again by itself.
    Resumes,
    Fee,
    Refund,
    /// The day that an end takes effect.
    Effective,
    /// A confirmation number.
    Confirmation,
    /// “We sent you an e-mail”.
    Mailed,
    /// An address for mail.
    Mail,
    Deadline,
    /// “Earliest possible”: of an end, when it may be.
    Earliest,
    /// Whom it is paid through.
    Biller,
    Chat,
    /// What adds nothing.
    Filler,
}

impl Concept {
    /// What a label may be made of that is pressed unasked: to go on, to turn a page, to decline, to close. Where a word can mean one of
    /// these and something else, the other counts.
    pub const HARMLESS: [Self; 11] = [
        Self::No,
        Self::Thanks,
        Self::Continue,
        Self::Next,
        Self::Skip,
        Self::Back,
        Self::Close,
        Self::Proceed,
        Self::Anyway,
        Self::Later,
        Self::Step,
    ];

    /// What a page's text says with the same words as a label. For everything else the text has its own list (`[page]`), since labels are
    /// read freely: “Abbrechen” ends something there, “until” tells the end, “add” buys.
    const SHARED: [Self; 14] = [
        Self::Account,
        Self::Acknowledge,
        Self::Contact,
        Self::Cookies,
        Self::Failed,
        Self::Free,
        Self::Legal,
        Self::Manage,
        Self::Next,
        Self::Paused,
        Self::Pending,
        Self::Reason,
        Self::RenewsOn,
        Self::Search,
    ];

    pub(crate) fn is_shared(self) -> bool {
        Self::SHARED.contains(&self)
    }

    pub fn is_harmless(self) -> bool {
        Self::HARMLESS.contains(&self)
    }
}
