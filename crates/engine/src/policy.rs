//! The rules that no planner and no page can bend. Every proposed action is judged here before it happens: allowed, asked about,
//! or denied. What can't be told apart from an irreversible click is one.
mod addresses;
mod deletion;

pub use deletion::is_account_deletion;

use crate::heuristics::tokens::Sentence;
use crate::heuristics::vocabulary::Word;
use crate::heuristics::wordings::{Signal, Wordings};
use crate::heuristics::{self, Intent, Reading};
use crate::recipe::{Mark, Matcher, Recipe};
use crate::site::{self, OffSite};
use crate::{quotes, words};
use protocol::action::Action;
use protocol::page_state::PageState;
use protocol::report::Verdict;
use protocol::role::Role;
use protocol::snapshot::{Element, ElementState, Observation};

/// What an action is judged against.
#[derive(Debug)]
pub struct Ground<'a> {
    pub observation: &'a Observation,
    pub reading: &'a Reading,
    /// Where the run began: its site is the run's own ground.
    pub home: &'a str,
    pub recipe: Option<&'a Recipe>,
    /// A way into cancelling was taken in this run.
    pub in_flow: bool,
    /// Its survey was answered already: an offer that comes after it may be the last thing before the end.
    pub survey_done: bool,
}

/// The policy's word on one action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    pub verdict: Verdict,
    pub rule: Rule,
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
        }
    };
}

rules! {
    // Allowed.
    Looks = "policy.looks", WayIn = "policy.way_in", LeadsOn = "policy.leads_on", Answers = "policy.answers", TypesAskedWord = "policy.types_asked_word",
    OpensMenu = "policy.opens_menu", SameSite = "policy.same_site", RefusesCookies = "policy.refuses_cookies", StepsBack = "policy.steps_back",
    // Asked about.
    EndsSubscription = "policy.ends_subscription", MayEndSubscription = "policy.may_end", MayBeWayIn = "policy.may_be_way_in", EndsAtOnce = "policy.ends_at_once", Costs = "policy.costs", Unknown = "policy.unknown", PlannerAsks = "policy.planner_asks", Checkpoint = "policy.checkpoint",
    // Denied.
    NotThere = "policy.not_there", Disabled = "policy.disabled", LeavesSite = "policy.leaves_site", NotSecure = "policy.not_secure", Undoes = "policy.undoes", DeletesAccount = "policy.deletes_account",
    Keeps = "policy.keeps", Pauses = "policy.pauses", AcceptsOffer = "policy.accepts_offer", ChangesPlan = "policy.changes_plan", Buys = "policy.buys", Contacts = "policy.contacts",
    Defers = "policy.defers", SignsOut = "policy.signs_out", SignsIn = "policy.signs_in", Trap = "policy.trap", AfterSuccess = "policy.after_success", Secret = "policy.secret", NotAField = "policy.not_a_field",
    NotOurWords = "policy.not_our_words", AgreesToCookies = "policy.agrees_to_cookies",
}

impl Rule {
    /// The page says plainly that this is the last step; else the question must not call it so.
    pub fn names_the_last_step(self) -> bool {
        matches!(self, Rule::EndsSubscription | Rule::EndsAtOnce)
    }

    fn allow(self) -> Ruling {
        Ruling {
            verdict: Verdict::Allow,
            rule: self,
        }
    }
    pub(crate) fn ask(self) -> Ruling {
        Ruling {
            verdict: Verdict::Ask,
            rule: self,
        }
    }
    fn deny(self) -> Ruling {
        Ruling {
            verdict: Verdict::Deny,
            rule: self,
        }
    }
}

/// The one way in.
pub fn judge(action: &Action, ground: &Ground<'_>) -> Ruling {
    let ruling = by_the_rules(action, ground);
    let checkpoint =
        || element_of(action, ground).is_some_and(|element| is_checkpoint(element, ground));
    match ruling.verdict {
        Verdict::Allow if checkpoint() => Rule::Checkpoint.ask(),
        _ => ruling,
    }
}

fn by_the_rules(action: &Action, ground: &Ground<'_>) -> Ruling {
    match action {
        Action::ScrollTo { .. } | Action::ScrollPage { .. } | Action::Wait { .. } => {
            Rule::Looks.allow()
        }
        Action::Navigate { url } => {
            address(url, ground).map_or_else(|rule| rule.deny(), |()| Rule::SameSite.allow())
        }
        Action::Click { .. } => with_element(action, ground, click),
        Action::Fill { value, .. } => with_element(action, ground, |e, g| fill(e, value, g)),
        Action::Select { value, .. } => with_element(action, ground, |e, g| select(e, value, g)),
    }
}

fn element_of<'a>(action: &Action, ground: &Ground<'a>) -> Option<&'a Element> {
    let target = action.target()?;
    let elements = &ground.observation.snapshot.elements;
    elements.iter().find(|e| e.reference == target)
}

fn with_element(
    action: &Action,
    ground: &Ground<'_>,
    rule: impl Fn(&Element, &Ground<'_>) -> Ruling,
) -> Ruling {
    let deletes = is_account_deletion(&ground.observation.snapshot.page.url);
    match element_of(action, ground) {
        None => Rule::NotThere.deny(),
        Some(element) if element.is(ElementState::Disabled) => Rule::Disabled.deny(),
        // From such a page links lead away; nothing else on it is touched.
        Some(element) if deletes && !is_link(element, ground) => Rule::DeletesAccount.deny(),
        Some(element) => rule(element, ground),
    }
}

fn address(url: &str, ground: &Ground<'_>) -> Result<(), Rule> {
    if is_account_deletion(url) {
        return Err(Rule::DeletesAccount);
    }
    let domains = ground.recipe.map_or(&[][..], |r| &r.domains);
    site::check(url, ground.home, domains).map_err(|off| match off {
        OffSite::Scheme => Rule::NotSecure,
        OffSite::Domain | OffSite::NotAnAddress => Rule::LeavesSite,
    })
}

fn click(element: &Element, ground: &Ground<'_>) -> Ruling {
    if let Some(rule) = leads_away(element, ground)
        .or_else(|| after_success(ground))
        .or_else(|| trap(element, ground))
    {
        return rule.deny();
    }
    let languages = heuristics::languages(ground.observation);
    let intent = heuristics::wordings::intent(&element.name, &languages);
    match element.role {
        Role::Radio
        | Role::Checkbox
        | Role::Switch
        | Role::Option
        | Role::MenuItemCheckbox
        | Role::MenuItemRadio => choose(element, intent, &languages, ground),
        _ => forbidden(element, intent, ground)
            .map_or_else(|| press(element, intent, &languages, ground), Rule::deny),
    }
}

fn leads_away(element: &Element, ground: &Ground<'_>) -> Option<Rule> {
    let href = element.href.as_deref().filter(|h| !is_script(h))?;
    address(href, ground).err()
}

/// A link that runs a script is a button.
fn is_script(href: &str) -> bool {
    href.trim_start()
        .to_ascii_lowercase()
        .starts_with("javascript:")
}

fn after_success(ground: &Ground<'_>) -> Option<Rule> {
    ground
        .reading
        .proves_cancelled()
        .then_some(Rule::AfterSuccess)
}

fn trap(element: &Element, ground: &Ground<'_>) -> Option<Rule> {
    let page = ground.observation;
    let fits = |m: &Matcher| m.fits(element, page);
    let mut steps = ground
        .recipe?
        .steps_for(ground.reading.state, &page.snapshot.page.lang);
    let is_trap = steps.any(|s| s.never.iter().any(fits) && !s.press.iter().any(fits));
    is_trap.then_some(Rule::Trap)
}

/// What is never pressed unless the person asks for exactly that.
fn forbidden(element: &Element, intent: Intent, ground: &Ground<'_>) -> Option<Rule> {
    let offer = ground.reading.state == PageState::RetentionOffer;
    Some(match intent {
        Intent::Undo => Rule::Undoes,
        Intent::Delete => Rule::DeletesAccount,
        Intent::Keep => Rule::Keeps,
        Intent::Pause => Rule::Pauses,
        Intent::Accept => Rule::AcceptsOffer,
        Intent::Yes if offer => Rule::AcceptsOffer,
        // On an account page a link to the list of plans changes nothing; several services hide the way out there.
        Intent::Change
            if ground.reading.state == PageState::AccountActive && is_link(element, ground) =>
        {
            return None;
        }
        Intent::Change => Rule::ChangesPlan,
        Intent::Buy => Rule::Buys,
        Intent::Contact => Rule::Contacts,
        Intent::Remind => Rule::Defers,
        Intent::SignOut => Rule::SignsOut,
        Intent::SignIn => Rule::SignsIn,
        Intent::ConsentAccept => Rule::AgreesToCookies,
        _ => return None,
    })
}

fn press(
    element: &Element,
    intent: Intent,
    languages: &[&Wordings],
    ground: &Ground<'_>,
) -> Ruling {
    let state = ground.reading.state;
    let last = is_last(ground);
    if says(&element.name, &[Signal::EndsNow], languages) || intent == Intent::EndNow {
        return Rule::EndsAtOnce.ask();
    }
    if addresses::acts(element) {
        return Rule::MayEndSubscription.ask();
    }
    if addresses::alters(element) && !leads_out(intent) {
        return Rule::Unknown.ask();
    }
    match intent {
        Intent::Confirm => Rule::EndsSubscription.ask(),
        Intent::Enter | Intent::BareCancel => enter(element, ground),
        Intent::Insist => insist(element, ground),
        Intent::GoOn if is_link(element, ground) && state != PageState::FinalConfirmation => {
            Rule::LeadsOn.allow()
        }
        Intent::GoOn if leads_on_state(state) && !last => Rule::LeadsOn.allow(),
        Intent::Decline | Intent::Skip | Intent::Next
            if matches!(state, PageState::RetentionOffer | PageState::ExitSurvey)
                && !last
                && (is_link(element, ground) || !late_offer(ground)) =>
        {
            Rule::LeadsOn.allow()
        }
        Intent::GoOn
        | Intent::Decline
        | Intent::Next
        | Intent::Skip
        | Intent::Submit
        | Intent::Yes => {
            if ground.in_flow || last {
                Rule::MayEndSubscription.ask()
            } else {
                Rule::Unknown.ask()
            }
        }
        // "No" may answer "Do you want to keep it?".
        Intent::Back if last && !is_link(element, ground) && !steps_back(element, languages) => {
            Rule::MayEndSubscription.ask()
        }
        Intent::Back => Rule::StepsBack.allow(),
        // Without a banner to refuse, "Deny" answers something else.
        Intent::ConsentReject if has_banner(ground, languages) => Rule::RefusesCookies.allow(),
        Intent::Manage | Intent::Change
            if is_link(element, ground) || state != PageState::FinalConfirmation =>
        {
            Rule::OpensMenu.allow()
        }
        _ if element.is(ElementState::Collapsed) || element.role == Role::Tab => {
            Rule::OpensMenu.allow()
        }
        // On an offer or a survey an unknown link may as well take the offer.
        _ if is_link(element, ground) && !last && !in_the_flow(state) => Rule::SameSite.allow(),
        _ => Rule::Unknown.ask(),
    }
}

fn leads_on_state(state: PageState) -> bool {
    matches!(
        state,
        PageState::RetentionOffer | PageState::ExitSurvey | PageState::AccountActive
    )
}

/// "Cancel membership": the way in, or the last word. Only what can't end anything by itself is taken for the way in.
fn enter(element: &Element, ground: &Ground<'_>) -> Ruling {
    let last = is_last(ground);
    let opens = element.is(ElementState::Collapsed) || known_way_in(element, ground);
    if !last && !element.in_dialog() && (is_link(element, ground) || opens) {
        Rule::WayIn.allow()
    } else if !last && !element.in_dialog() {
        Rule::MayBeWayIn.ask()
    } else if ground.in_flow && ground.reading.state == PageState::FinalConfirmation {
        Rule::EndsSubscription.ask()
    } else {
        Rule::MayEndSubscription.ask()
    }
}

/// "Cancel anyway": as a link it fetches the next page; as a button it may be the last word.
fn insist(element: &Element, ground: &Ground<'_>) -> Ruling {
    if is_link(element, ground) && !is_last(ground) {
        Rule::LeadsOn.allow()
    } else {
        Rule::MayEndSubscription.ask()
    }
}

fn is_last(ground: &Ground<'_>) -> bool {
    let marks = &ground.reading.marks;
    marks.last_page || marks.cancelled || ground.reading.state == PageState::FinalConfirmation
}

fn late_offer(ground: &Ground<'_>) -> bool {
    ground.survey_done && ground.reading.state == PageState::RetentionOffer
}

fn in_the_flow(state: PageState) -> bool {
    matches!(
        state,
        PageState::RetentionOffer | PageState::ExitSurvey | PageState::FinalConfirmation
    )
}

fn leads_out(intent: Intent) -> bool {
    matches!(
        intent,
        Intent::Enter | Intent::BareCancel | Intent::GoOn | Intent::Insist | Intent::Confirm
    )
}

/// "Back", "Close" answer no question that the page may ask; "No", "Not now" may.
fn steps_back(element: &Element, languages: &[&Wordings]) -> bool {
    let words = heuristics::tokens::tokens(&element.name);
    languages.iter().any(|w| w.words.has(Word::Leaves, &words))
}

fn has_banner(ground: &Ground<'_>, languages: &[&Wordings]) -> bool {
    let elements = &ground.observation.snapshot.elements;
    let mut names = elements.iter().map(|e| e.name.as_str());
    names.any(|n| heuristics::wordings::intent(n, languages) == Intent::ConsentAccept)
}

/// The service's recipe has read it to be the way in, and nowhere names it as the last step. What is only a hint is asked about.
fn known_way_in(element: &Element, ground: &Ground<'_>) -> bool {
    let Some(recipe) = ground.recipe else {
        return false;
    };
    let page = ground.observation;
    let named = |state, least: &[Mark]| {
        recipe
            .steps_for(state, &page.snapshot.page.lang)
            .filter(|s| least.contains(&s.mark))
            .any(|s| s.press.iter().any(|m| m.fits(element, page)))
    };
    ground.reading.state == PageState::AccountActive
        && named(PageState::AccountActive, &[Mark::Verified])
        && !named(PageState::FinalConfirmation, &[Mark::Verified, Mark::Hint])
}

/// The service's recipe wants the person asked first.
fn is_checkpoint(element: &Element, ground: &Ground<'_>) -> bool {
    let checkpoints = ground.recipe.map_or(&[][..], |r| &r.checkpoints);
    checkpoints
        .iter()
        .any(|c| c.press.fits(element, ground.observation))
}

/// A link with an address of its own only fetches a page. One into its own page runs a script, unless it names a route ("#/billing").
fn is_link(element: &Element, ground: &Ground<'_>) -> bool {
    let Some(href) = element.href.as_deref().filter(|h| !is_script(h)) else {
        return false;
    };
    let Some((address, fragment)) = href.split_once('#') else {
        return element.role == Role::Link;
    };
    let page = &ground.observation.snapshot.page.url;
    let own = address.is_empty() || page.split('#').next() == Some(address);
    // "#!" and "#/" alone are what stands where a link has no address.
    let route = |rest: &str| rest.chars().any(char::is_alphanumeric);
    element.role == Role::Link && (!own || fragment.strip_prefix(['/', '!']).is_some_and(route))
}

/// Radios, boxes, switches: answers, unless their words say more.
fn choose(
    element: &Element,
    intent: Intent,
    languages: &[&Wordings],
    ground: &Ground<'_>,
) -> Ruling {
    if let Some(ruling) = says_more(&element.name, intent, languages) {
        return ruling;
    }
    // A switch acts at once; so does a box that stands alone on a settings page.
    let answering = matches!(
        ground.reading.state,
        PageState::ExitSurvey | PageState::FinalConfirmation | PageState::RetentionOffer
    );
    let switch = matches!(
        element.role,
        Role::Switch | Role::MenuItemCheckbox | Role::MenuItemRadio | Role::Option
    );
    if switch
        || !answering
        // "End my membership" may act as soon as it is ticked, on the last page too.
        || (matches!(intent, Intent::Enter | Intent::Confirm | Intent::BareCancel)
            && element.role == Role::Checkbox)
    {
        return Rule::MayEndSubscription.ask();
    }
    Rule::Answers.allow()
}

/// What an answer's words do beyond answering.
fn says_more(answer: &str, intent: Intent, languages: &[&Wordings]) -> Option<Ruling> {
    Some(match intent {
        Intent::Delete => Rule::DeletesAccount.deny(),
        Intent::Change | Intent::Buy => Rule::ChangesPlan.deny(),
        Intent::Pause => Rule::Pauses.deny(),
        Intent::Accept => Rule::AcceptsOffer.deny(),
        Intent::Undo | Intent::Keep => Rule::Undoes.deny(),
        Intent::Remind => Rule::Defers.deny(),
        Intent::Contact => Rule::Contacts.deny(),
        Intent::EndNow => Rule::EndsAtOnce.ask(),
        _ if says(answer, &[Signal::EndsNow], languages) => Rule::EndsAtOnce.ask(),
        _ if says(answer, &[Signal::Fee, Signal::Refund], languages) => Rule::Costs.ask(),
        _ => return None,
    })
}

fn fill(element: &Element, value: &str, ground: &Ground<'_>) -> Ruling {
    use protocol::snapshot::InputKind as K;
    match element.input {
        Some(kind) if kind.is_secret() => return Rule::Secret.deny(),
        Some(K::File | K::Other | K::Email | K::Telephone | K::Date | K::Number | K::Url) => {
            return Rule::NotOurWords.deny();
        }
        _ => {}
    }
    if !matches!(
        element.role,
        Role::TextBox | Role::SearchBox | Role::Combobox
    ) || element.is(ElementState::Readonly)
    {
        return Rule::NotAField.deny();
    }
    if quotes::asked_word(ground.observation).is_some_and(|word| word == value) {
        return Rule::TypesAskedWord.allow();
    }
    let survey = ground.reading.state == PageState::ExitSurvey || ground.reading.marks.survey;
    if survey && value == words::say("survey.text", &[]) {
        Rule::Answers.allow()
    } else {
        Rule::NotOurWords.deny()
    }
}

fn select(element: &Element, value: &str, ground: &Ground<'_>) -> Ruling {
    if !matches!(element.role, Role::Combobox | Role::ListBox) {
        return Rule::NotAField.deny();
    }
    if !element.options.is_empty() && !element.options.iter().any(|o| o == value) {
        return Rule::NotThere.deny();
    }
    let languages = heuristics::languages(ground.observation);
    let intent = heuristics::wordings::intent(value, &languages);
    let survey = ground.reading.state == PageState::ExitSurvey || ground.reading.marks.survey;
    match says_more(value, intent, &languages) {
        Some(ruling) => ruling,
        None if survey => Rule::Answers.allow(),
        None => Rule::Unknown.ask(),
    }
}

fn says(text: &str, wanted: &[Signal], languages: &[&Wordings]) -> bool {
    let sentence = Sentence::new(text);
    languages
        .iter()
        .any(|w| w.signals(&sentence).iter().any(|(s, _)| wanted.contains(s)))
}
