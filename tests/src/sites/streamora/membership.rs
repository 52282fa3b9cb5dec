//! What the service's own database would say of its one account.
use super::Account;

/// What the service's own database would say.
#[derive(Clone, Debug)]
pub(crate) struct Membership {
    pub(crate) status: Status,
    /// "4 December 2026"
    pub(crate) until: String,
    pub(crate) plan: &'static str,
    pub(crate) price: &'static str,
    /// How far the person got in the cancel flow; later steps can't be opened first.
    pub(super) step: Step,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Status {
    Active,
    Cancelled,
    Apple,
    Paused,
    Deleted,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::sites) enum Step {
    Start,
    OfferDeclined,
    SurveyDone,
}

impl Membership {
    pub(super) fn of(account: Account) -> Self {
        let status = match account {
            Account::Active | Account::LoggedOut => Status::Active,
            Account::Cancelled => Status::Cancelled,
            Account::Apple => Status::Apple,
        };
        let until = jiff::Zoned::now()
            .date()
            .saturating_add(jiff::Span::new().days(14))
            .strftime("%-d %B %Y")
            .to_string();
        Membership {
            status,
            until,
            plan: "Premium",
            price: "€12.99 a month",
            step: Step::Start,
        }
    }
}
