//! The policy's word on an action: its verdict, and which rule it comes from.
use crate::words;
use protocol::action::{ActionError, ErrorCode};
use protocol::held::Hold;
use protocol::report::Verdict;

/// The policy's word on one action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    pub verdict: Verdict,
    pub rule: Rule,
    /// It is pressed while the browser keeps back whatever the page would send: what it does shows only then.
    pub hold: Hold,
    /// Why the service's recipe wants the person asked, in its own sentence.
    pub known: Option<String>,
}

macro_rules! rules {
    ($($variant:ident = $key:literal),* $(,)?) => {
        /// Every reason there is. Its sentence stands in the catalogue.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Rule { $($variant),* }

        impl Rule {
            pub const ALL: &'static [Rule] = &[$(Rule::$variant),*];

            pub fn why(self) -> String {
                words::say(match self { $(Rule::$variant => $key),* }, &[])
            }

            /// To a planner, with the code that the same has as an action's error.
            pub(crate) fn told(self) -> String {
                let code = match self {
                    Rule::NotThere => ErrorCode::RefInvalid,
                    Rule::Disabled => ErrorCode::ElementDisabled,
                    _ => return self.why(),
                };
                ActionError { code, message: self.why() }.to_string()
            }
        }
    };
}

rules! {
    // Allowed.
    Looks = "policy.looks", WayIn = "policy.way_in", LeadsOn = "policy.leads_on", Answers = "policy.answers", TypesAskedWord = "policy.types_asked_word",
    OpensMenu = "policy.opens_menu", SameSite = "policy.same_site", RefusesCookies = "policy.refuses_cookies", StepsBack = "policy.steps_back", Tries = "policy.tries",
    // Asked about.
    EndsSubscription = "policy.ends_subscription", MayEndSubscription = "policy.may_end", MayEndAccount = "policy.may_end_account", Sends = "policy.sends", MayBeWayIn = "policy.may_be_way_in", EndsAtOnce = "policy.ends_at_once", Costs = "policy.costs", Claims = "policy.claims", Unknown = "policy.unknown", PlannerAsks = "policy.planner_asks", Checkpoint = "policy.checkpoint", PageAsks = "policy.page_asks", FreePlan = "policy.free_plan", AnothersRow = "policy.anothers_row", NotHeld = "policy.not_held", AnothersFrame = "policy.anothers_frame", Chosen = "policy.chosen", Again = "policy.again", Portal = "policy.portal",
    // Denied.
    NotThere = "policy.not_there", Disabled = "policy.disabled", LeavesSite = "policy.leaves_site", NotSecure = "policy.not_secure", Undoes = "policy.undoes", DeletesAccount = "policy.deletes_account",
    Keeps = "policy.keeps", Pauses = "policy.pauses", AcceptsOffer = "policy.accepts_offer", ChangesPlan = "policy.changes_plan", Buys = "policy.buys", Contacts = "policy.contacts",
    Defers = "policy.defers", SignsOut = "policy.signs_out", SignsIn = "policy.signs_in", Trap = "policy.trap", TurnsIntoAnother = "policy.turns_into_another", AfterSuccess = "policy.after_success", Secret = "policy.secret", NotAField = "policy.not_a_field",
    AnotherThing = "policy.another_thing", NotRead = "policy.not_read", NotShown = "policy.not_shown",
    NotOurWords = "policy.not_our_words", UnknownAddress = "policy.unknown_address", AgreesToCookies = "policy.agrees_to_cookies", Another = "policy.another", AnotherPersons = "policy.another_persons", BeyondReading = "policy.beyond_reading",
}

impl Rule {
    /// The page says plainly that this is the last step; else the question must not call it so.
    pub fn names_the_last_step(self) -> bool {
        matches!(self, Rule::EndsSubscription | Rule::EndsAtOnce)
    }

    /// What a label that says that it ends may name beside that.
    pub(super) fn is_of_an_offer(self) -> bool {
        matches!(
            self,
            Rule::AcceptsOffer | Rule::Pauses | Rule::ChangesPlan | Rule::Defers
        )
    }

    /// The person may want it all the same, if somebody asks them to. Not secrets, purchases and payments, another subscription than the
    /// named one, another site, or the whole account where the subscription has its own way out.
    pub(crate) fn may_be_lifted(self) -> bool {
        !matches!(
            self,
            Rule::NotThere
                | Rule::Disabled
                | Rule::LeavesSite
                | Rule::NotSecure
                | Rule::DeletesAccount
                | Rule::Buys
                | Rule::SignsIn
                | Rule::Secret
                | Rule::NotAField
                | Rule::NotOurWords
                | Rule::UnknownAddress
                | Rule::Another
                | Rule::AnotherPersons
                | Rule::NotShown
                | Rule::AfterSuccess
        )
    }

    pub(super) fn allow(self) -> Ruling {
        self.rules(Verdict::Allow)
    }
    pub(crate) fn ask(self) -> Ruling {
        self.rules(Verdict::Ask)
    }
    pub(crate) fn deny(self) -> Ruling {
        self.rules(Verdict::Deny)
    }
    fn rules(self, verdict: Verdict) -> Ruling {
        Ruling {
            verdict,
            rule: self,
            hold: Hold::No,
            known: None,
        }
    }
}
