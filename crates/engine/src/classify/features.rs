//! What speaks for or against a control: its words as concepts, the part of the page that it stands in, what is new since the last press.
use super::Setting;
use crate::heuristics::{Intent, address, wordings};
use crate::named;
use lexicon::{Concept as C, Phrase, Said, Token, dates, lexicon, tokens};
use page::Region;
use protocol::page_state::PageState;
use protocol::role::Role;
use protocol::snapshot::{Element, ElementState, Method};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Feature {
    // Its words.
    Ends,
    EndsSubscription,
    EndsAccount,
    /// "Cancel" alone: in many languages it closes a dialog as well.
    BareCancel,
    Renewal,
    /// Another control ends the whole.
    RenewalBesideAnEnd,
    /// "End the pairing": ends something that nobody knows.
    EndsSomething,
    AsksHow,
    /// Terms and policies: "Cancellation policy" tells of it, and an insurance calls its contracts so.
    Rules,
    OtherThing,
    Manages,
    Subscription,
    Billing,
    Account,
    Settings,
    Profile,
    Overview,
    Changes,
    Views,
    More,
    Help,
    Free,
    NamesThePlan,
    /// A plan was named, and neither it nor what it stands in names that one.
    Unnamed,
    /// The recipe of the service says to press it.
    Hinted,
    /// Another plan, at a press.
    ChangesThePlan,
    /// "Leave the town": leaves something that nobody knows.
    LeavesSomething,
    Other,
    GoesOn,
    Declines,
    Skips,
    Confirms,
    Finishes,
    Submits,
    SaysYes,
    Proceeds,
    GoesBack,
    Closes,
    /// A sentence: the title of a story, a question of a help page.
    Long,
    /// No word of it is known.
    Unread,
    /// It has none.
    Nameless,
    /// It is called as what was pressed before, or as the dialog that it answers.
    Echoes,
    // What it is.
    Opens,
    /// It is open already.
    IsOpen,
    Tab,
    /// A menu of the page's head that is called by nothing but initials or a person.
    PersonsMenu,
    // Where it stands.
    InMain,
    InLayer,
    InHeader,
    InNavigation,
    InFooter,
    InAside,
    /// In the record of the subscription that is meant.
    InTheMeant,
    /// A menu there: it is opened before another page is.
    MenuOfTheMeant,
    /// In a record of one, where none is told apart.
    InASubscription,
    /// It sends the form that the page asks to be filled in.
    SendsTheForm,
    /// It sends what was just answered.
    SendsTheAnswer,
    /// Nothing else of its kind stands there.
    OnlyButton,
    // What changed.
    New,
    /// It brought up what stands here now, or stood on a page before and was pressed there.
    LedHere,
    /// It could be pressed only after the page's question was answered.
    Waited,
    /// The sentence that it stands in speaks of ending: "To cancel, go here".
    SentenceEnds,
    // Where it leads.
    AddressEnds,
    AddressOfSubscription,
    AddressOfAccount,
    /// Its form is sent to where something else is done: a pause, an offer, another plan.
    SentToAnotherDeed,
    // On an offer.
    DeclinesTheOffer,
    /// It says yes, where it is asked whether to end it.
    YesEnds,
    /// It says no to the same.
    NoKeeps,
    /// On the page that says it is the last.
    OnTheLastPage,
}

impl Feature {
    /// As `weights.toml` calls it.
    pub fn name(self) -> String {
        let name = serde_json::to_value(self).ok();
        name.and_then(|n| n.as_str().map(str::to_owned))
            .unwrap_or_default()
    }

    /// The one that `weights.toml` calls so.
    pub fn named(name: &str) -> Option<Self> {
        serde_json::from_value(name.into()).ok()
    }
}

/// No control's name has more words.
const SENTENCE_OF_A_LABEL: usize = 7;

/// What may stand beside "leave" in an answer.
const BESIDE: [C; 12] = [
    C::Leave,
    C::Want,
    C::End,
    C::Continue,
    C::Proceed,
    C::Anyway,
    C::Yes,
    C::No,
    C::Thanks,
    C::Confirm,
    C::Account,
    C::Now,
];

/// What ends with it when it is turned off or stopped.
const TURNED_OFF: [C; 6] = [
    C::Renewal,
    C::Renew,
    C::Pay,
    C::Subscription,
    C::Premium,
    C::Trial,
];

/// It speaks of an end, and doesn't deny it.
pub fn ends(phrase: &Phrase) -> bool {
    let turned_off = phrase.says(C::TurnOff) && phrase.any(&TURNED_OFF);
    let closed = phrase.says(C::Close) && phrase.has(C::Subscription);
    // "I'm leaving for a holiday": whoever leaves what nobody knows may leave the town.
    let left = phrase.says(C::Leave) && (phrase.has(C::Subscription) || phrase.only(&BESIDE));
    let said = phrase.says(C::End) || left;
    let all = phrase.stops_all_deliveries();
    said || turned_off || closed || all || renews_no_more(phrase)
}

/// "Don't renew", "No renewal": and not "Don't turn off the renewal".
pub fn renews_no_more(phrase: &Phrase) -> bool {
    let renews = [C::Renew, C::Renewal];
    let denied = renews.iter().any(|c| phrase.says_negated(*c));
    let said = renews.iter().any(|c| phrase.says(*c));
    denied && !said && !phrase.any(&[C::TurnOff, C::End, C::Leave, C::Undo])
}

/// "Go to the 50 GB plan": a plan is named by how much it is.
fn goes_to_another(phrase: &Phrase) -> bool {
    let counts = |word: &&str| word.chars().any(|c| c.is_ascii_digit());
    phrase.says(C::View) && phrase.unread().iter().any(counts)
}

/// "Leave on 1 July", "Stop on the last paid day": on the way out whatever stops at a time is what one came to end.
pub(super) fn stops_at_a_time(phrase: &Phrase) -> bool {
    let stops = phrase.says(C::TurnOff) || phrase.says(C::Leave);
    stops && phrase.any(&[C::Date, C::Period])
}

/// "Something else", "another reason": an answer that claims nothing.
pub fn says_something_else(phrase: &Phrase) -> bool {
    phrase.says(C::Other) && phrase.only(&[C::Other, C::Reason])
}

/// It closes what is open, or leads back.
pub fn leads_back(phrase: &Phrase) -> bool {
    phrase.any(&[C::Close, C::Back, C::Home])
}

/// It speaks of going on, or of the end.
pub fn goes_on(phrase: &Phrase) -> bool {
    const ON: [C; 9] = [
        C::Continue,
        C::Next,
        C::Confirm,
        C::Finish,
        C::Submit,
        C::Proceed,
        C::Yes,
        C::No,
        C::Skip,
    ];
    ends(phrase) || phrase.any(&ON)
}

pub(super) fn of(element: &Element, setting: &Setting<'_>) -> Vec<Feature> {
    let label = setting.title_of(element);
    let phrase = setting.phrase(label);
    let mut found = words(label, &phrase, element, setting);
    found.extend(make(element, label, &phrase, setting));
    let leads_out = found.contains(&Feature::Ends);
    found.extend(place(element, &phrase, setting, leads_out));
    found.extend(leads(element, &phrase, &setting.page.snapshot.page.url));
    let told = || sentence_ends(element, setting) || setting.is_titled_an_end(element, &phrase);
    if !ends(&phrase) && told() {
        found.push(Feature::SentenceEnds);
    }
    if setting.is_new(element) {
        found.push(Feature::New);
    }
    if setting.waited.contains(&element.identity()) {
        found.push(Feature::Waited);
    }
    let hints = setting.hints.map_or(&[][..], |h| &h.press);
    if hints.iter().any(|m| m.fits(element, setting.page)) {
        found.push(Feature::Hinted);
    }
    found
}

fn those<const N: usize>(told: [(Feature, bool); N]) -> Vec<Feature> {
    let holds = told.into_iter().filter(|(_, is)| *is);
    holds.map(|(feature, _)| feature).collect()
}

fn words(label: &str, phrase: &Phrase, element: &Element, setting: &Setting<'_>) -> Vec<Feature> {
    use Feature as F;
    let named = setting
        .plan
        .is_some_and(|plan| named::names(plan, Setting::label(element)));
    let says = |c: C| phrase.has(c);
    let own = is_of_the_site(phrase, setting);
    let off = setting.turns_the_renewal_off(element, phrase);
    // "Leave or transfer out", at an address of the way out: the one says what the other leaves open.
    let led = || (element.href.as_deref()).is_some_and(address::leads_out);
    let ends = off
        || setting.ends(phrase)
        || phrase.says(C::Leave) && led()
        || own && phrase.says(C::Leave)
        || insists(phrase, label, setting);
    let something = ends && ends_something(phrase, setting);
    let account = says(C::Account) && !says(C::Subscription);
    let told = [
        (F::Ends, ends),
        (F::EndsSomething, something),
        (F::EndsSubscription, ends && says(C::Subscription)),
        (F::EndsAccount, ends && account),
        (F::BareCancel, ends && is_bare(phrase)),
        (
            F::OtherThing,
            (phrase.names_another_thing() || says(C::Data)) && !says(C::Subscription),
        ),
        (F::Renewal, says(C::Renewal) || says(C::Reservation)),
        (
            F::AsksHow,
            ends && (says(C::Help) || label.ends_with(['?', '？'])),
        ),
        (F::Manages, says(C::Manage) && !says(C::Profile)),
        (
            F::Rules,
            says(C::Legal) && !element.is(ElementState::Collapsed),
        ),
        (
            F::Subscription,
            says(C::Subscription)
                || says(C::Trial)
                || own && says(C::Premium)
                || tells_a_term(label),
        ),
        (F::Billing, says(C::Billing)),
        (F::Account, says(C::Account)),
        (F::Settings, says(C::Settings)),
        (F::Profile, says(C::Profile)),
        (F::Overview, says(C::Overview)),
        (F::Changes, says(C::Change)),
        (
            F::ChangesThePlan,
            (says(C::Change) || goes_to_another(phrase))
                && says(C::Subscription)
                && element.href.is_none()
                && !element.is(ElementState::Collapsed),
        ),
        (F::Views, says(C::View) || says(C::Details)),
        (F::More, says(C::More) || says(C::Menu)),
        (F::Help, says(C::Help) || says(C::Contact)),
        (
            F::Free,
            says(C::Free) && says(C::Downgrade) || setting.takes_the_free_plan(element, phrase),
        ),
        (F::Other, says(C::Other)),
        (F::GoesOn, says(C::Continue) || says(C::Next)),
        (
            F::Declines,
            says(C::No) || says(C::Reject) || says(C::Thanks),
        ),
        (F::Skips, says(C::Skip) || says(C::Later)),
        (F::Proceeds, says(C::Proceed) || says(C::Anyway)),
        (F::Confirms, says(C::Confirm)),
        (F::Finishes, says(C::Finish) || says(C::Done)),
        (F::Submits, says(C::Submit)),
        (F::SaysYes, says(C::Yes)),
        // "No thanks, I'll go back to ordinary food" says no, and leads to no page.
        (
            F::GoesBack,
            says(C::Home) || says(C::Back) && (!says(C::No) || phrase.unread().is_empty()),
        ),
        // What sends a form that wants the end to be understood closes no dialog.
        (
            F::Closes,
            says(C::Close) && !setting.sends_what_is_understood(&element.reference),
        ),
        (F::Long, !ends && phrase.words.len() > SENTENCE_OF_A_LABEL),
        (F::Nameless, label.trim().is_empty()),
        (F::NamesThePlan, named),
        (F::LeavesSomething, phrase.says(C::Leave) && !ends),
        (F::Echoes, setting.in_flow && echoes(label, setting)),
        (
            F::DeclinesTheOffer,
            setting.state == PageState::RetentionOffer
                && (says(C::No) || says(C::Reject) || ends && !something),
        ),
        (F::YesEnds, says(C::Yes) && setting.asks_to_end() && !ends),
        (
            F::NoKeeps,
            says(C::No) && !ends && !says(C::Continue) && setting.asks_to_end(),
        ),
        (
            F::OnTheLastPage,
            setting.state == PageState::FinalConfirmation
                && (ends || says(C::Confirm) || says(C::Yes) || says(C::Finish)),
        ),
    ];
    let mut found = those(told);
    if found.iter().all(|f| *f == F::LeavesSomething) {
        found.push(F::Unread);
    }
    found
}

/// "Club, renews on 8 December": an entry that tells when it goes on or ends leads to what does.
fn tells_a_term(label: &str) -> bool {
    Said::of(label).any(&[C::RenewsOn, C::EndsOn]) && !dates::clear(label).is_empty()
}

/// What it ends is neither the subscription nor anything that the page's title or the plan is called by.
fn ends_something(phrase: &Phrase, setting: &Setting<'_>) -> bool {
    let known = [
        C::Subscription,
        C::Account,
        C::Renewal,
        C::Trial,
        C::Premium,
    ];
    !phrase.any(&known) && !phrase.unread().is_empty() && !is_of_the_site(phrase, setting)
}

/// "I don't want to subscribe any more": it says so without a word for ending.
fn insists(phrase: &Phrase, label: &str, setting: &Setting<'_>) -> bool {
    let intent = wordings::intent(label, &setting.wordings);
    let denies = phrase.has(C::Not) || phrase.has(C::No) || phrase.has(C::Subscription);
    intent == Intent::Enter || intent == Intent::GoOn || intent == Intent::Insist && denies
}

/// What it names stands in the page's title or in the plan's name: "Leave Streamora".
fn is_of_the_site(phrase: &Phrase, setting: &Setting<'_>) -> bool {
    let title = tokens(&setting.page.snapshot.page.title);
    let plan = tokens(setting.plan.unwrap_or_default());
    let known = |word: &&lexicon::Word| {
        let word = word.text.to_lowercase();
        title.iter().chain(&plan).any(|t| t.text == word)
    };
    let says = |w: &&lexicon::Word| {
        w.filler
            || w.concept
                .is_some_and(|c| BESIDE.contains(&c) || c == C::Premium)
    };
    let mut names = phrase.words.iter().filter(|w| !says(w)).peekable();
    names.peek().is_some() && names.all(|w| known(&w))
}

pub(super) fn is_bare(phrase: &Phrase) -> bool {
    let words = phrase.words.iter().filter(|w| !w.filler);
    words.count() == 1
}

/// "Turn off renewal", and in the dialog that it opened "Turn off".
pub(super) fn echoes(label: &str, setting: &Setting<'_>) -> bool {
    let words: Vec<String> = tokens(label).into_iter().map(|t| t.text).collect();
    let within = |text: &str| {
        let said: Vec<String> = tokens(text).into_iter().map(|t| t.text).collect();
        !words.is_empty() && words.iter().all(|w| said.contains(w))
    };
    setting.pressed.is_some_and(|p| within(&p.name)) || setting.layer_title().is_some_and(within)
}

/// The head of a page is so high, in pixels.
const HEAD: i32 = 120;
/// Menus of something else than the person.
const OTHER_MENUS: [C; 6] = [
    C::Language,
    C::Help,
    C::Newsletter,
    C::Download,
    C::View,
    C::Buy,
];
/// No menu of a person is called by more.
const SHORT: usize = 24;

fn make(element: &Element, label: &str, phrase: &Phrase, setting: &Setting<'_>) -> Vec<Feature> {
    // A button that is called "Menu" and nothing else needs no state to say that it opens one.
    let called = element.role == Role::Button && phrase.only(&[C::Menu]);
    let opens = crate::heuristics::says_it_opens(element) || called;
    let tab = element.role == Role::Tab && !element.is(ElementState::Checked)
        || setting.is_a_view(element);
    let high = element.bbox.is_some_and(|b| b.y >= 0 && b.y < HEAD);
    let head = high
        || matches!(
            setting.region_of(element),
            Some(Region::Header | Region::Navigation)
        );
    let letters = label.chars().filter(|c| c.is_alphabetic()).count();
    let initials = are_initials(label) || shows_initials(element);
    let entry = matches!(element.role, Role::MenuItem | Role::Tab | Role::Option);
    let presses = element.role == Role::Button || element.href.is_none() && !entry;
    let named = phrase.any(&[C::Account, C::Profile]);
    let menu = label.chars().count() <= SHORT && !phrase.any(&OTHER_MENUS);
    // "Sam", at the end of the head: what opens a menu doesn't always say so.
    let unread = phrase.concepts().next().is_none() && label.chars().all(|c| !c.is_ascii_digit());
    let named_so = unread && letters > 0 && setting.is_greeted(label);
    let button = element.role == Role::Button && (named_so || phrase.only(&[C::More]));
    let person = head && presses && (initials && letters > 0 || named || (opens || button) && menu);
    let told = [
        (Feature::Opens, opens),
        (Feature::IsOpen, element.is(ElementState::Expanded)),
        (Feature::Tab, tab),
        (Feature::PersonsMenu, person),
    ];
    those(told)
}

fn are_initials(text: &str) -> bool {
    let letters = || text.chars().filter(|c| c.is_alphabetic());
    letters().count() <= 3 && letters().all(char::is_uppercase)
}

/// Whatever it is called for who doesn't see it: "SR".
pub(super) fn shows_initials(element: &Element) -> bool {
    let shown = element.shows.as_deref().unwrap_or_default();
    let letters = shown.chars().filter(|c| c.is_alphabetic()).count();
    // "EN" is a language, "USD" a currency.
    let lang = |w: &wordings::Wordings| w.lang.eq_ignore_ascii_case(shown);
    (1..=2).contains(&letters) && are_initials(shown) && !wordings::all().iter().any(lang)
}

/// What stands on every page of a site.
pub(super) const FURNITURE: [Feature; 3] =
    [Feature::InNavigation, Feature::InHeader, Feature::InFooter];

fn place(
    element: &Element,
    phrase: &Phrase,
    setting: &Setting<'_>,
    leads_out: bool,
) -> Vec<Feature> {
    let reference = &element.reference;
    let mut found = Vec::new();
    let in_layer = setting.is_in_layer(element);
    if in_layer {
        found.push(Feature::InLayer);
    }
    found.extend(match setting.region_of(element) {
        Some(Region::Header) => Some(Feature::InHeader),
        Some(Region::Navigation) => Some(Feature::InNavigation),
        Some(Region::Footer) => Some(Feature::InFooter),
        Some(Region::Aside | Region::Promotion) => Some(Feature::InAside),
        _ if in_layer => None,
        _ => Some(Feature::InMain),
    });
    if setting.is_of_the_meant(reference) || setting.is_led_to(element) {
        found.push(Feature::InTheMeant);
    } else if setting.model.subscription_of(reference).is_some() {
        found.push(Feature::InASubscription);
    } else if setting
        .plan
        .is_some_and(|plan| stands_with(plan, element, setting))
    {
        found.push(Feature::InTheMeant);
    }
    let meant = found.contains(&Feature::InTheMeant);
    let other = [C::Settings, C::Manage, C::More, C::Menu];
    let within = found.contains(&Feature::InASubscription);
    let anothers =
        ends(phrase) || within && leads_out || phrase.any(&other) && has_twin(element, setting);
    let furniture =
        setting.stands_elsewhere(element) || found.iter().any(|f| FURNITURE.contains(f));
    let apart = furniture || !setting.is_all_of_the_meant();
    // What only folds a part of the page out, and stands with no other one, ends none.
    let unfolds = element.is(ElementState::Collapsed) && !within;
    if !meant
        && apart
        && anothers
        && !unfolds
        && setting
            .plan
            .is_some_and(|plan| !is_called(plan, element, setting))
    {
        found.push(Feature::Unnamed);
    }
    let sends = |f: &page::Form| f.submit.as_ref() == Some(reference) && !f.fields.is_empty();
    if setting.model.form_of(reference).is_some_and(sends) {
        found.push(Feature::SendsTheForm);
        if setting.was_answered_just_now(reference) {
            found.push(Feature::SendsTheAnswer);
        }
    }
    found
}

/// "Settings for Lucy" beside "Settings for Max": called alike but for a name. "Plan settings" beside "Account settings" are two things.
fn has_twin(element: &Element, setting: &Setting<'_>) -> bool {
    let own = Setting::label(element);
    let words = tokens(own);
    let is_name = |word: &str, label: &str| {
        let phrase = setting.phrase(label);
        let mut unread = phrase.unread().into_iter();
        unread.any(|own| own.to_lowercase() == word)
    };
    let differ = |other: &Element| {
        let label = Setting::label(other);
        let others = tokens(label);
        let pairs = words.iter().zip(&others);
        let same = words.len() == others.len() && words.len() > 1;
        let mut apart = pairs.filter(|(a, b)| a.text != b.text);
        let first = apart.next().filter(|_| same);
        let names = |(a, b): (&Token, &Token)| is_name(&a.text, own) || is_name(&b.text, label);
        first.is_some_and(names) && apart.next().is_none()
    };
    let all = setting.page.snapshot.elements.iter();
    all.filter(|e| e.role == element.role).any(differ)
}

/// It, or what it stands in, is called by the plan.
fn is_called(plan: &str, element: &Element, setting: &Setting<'_>) -> bool {
    let all = &setting.page.snapshot.elements;
    let in_menu = element.within.iter().any(|c| c.role == Role::Menu);
    let own = |e: &Element| e.is(ElementState::Expanded) && named::names(plan, &e.name);
    if in_menu && all.iter().any(own) {
        return true;
    }
    // A page's foot falls under its last heading, whatever that is.
    let chance = setting.stands_elsewhere(element);
    let around = element.within.iter();
    let around = around.filter(|c| !chance || c.role != Role::Heading);
    let around = around.map(|c| c.name.as_str());
    let mut texts = around.chain([Setting::label(element)]);
    texts.any(|text| named::names(plan, text) || named::calls_it(plan, text))
}

/// The row that it stands in names the plan; or it stands under a heading that is the name and nothing else, which isn't the only heading
/// of the page, and doesn't end what all of the page is about.
fn stands_with(plan: &str, element: &Element, setting: &Setting<'_>) -> bool {
    let heading = (element.within.iter().rev()).find(|c| c.role == Role::Heading);
    let under = heading.is_some_and(|c| named::is_called(plan, &c.name));
    let headings = || {
        let all = setting.page.snapshot.elements.iter();
        all.filter(|e| e.role == Role::Heading).count()
    };
    let ends = || ends(&setting.phrase(Setting::label(element)));
    under && headings() > 1 && !ends()
        || named::row(element).is_some_and(|row| named::names(plan, &row.name))
}

/// No sentence is longer.
const SENTENCE: usize = 240;

fn sentence_ends(element: &Element, setting: &Setting<'_>) -> bool {
    let model = setting.model;
    let around = model.block_of(&element.reference).and_then(|at| {
        let parent = model.blocks[at].within?;
        model.blocks.get(usize::try_from(parent).ok()?)
    });
    around.is_some_and(|block| {
        let words = block.role == Role::Paragraph && block.text.chars().count() <= SENTENCE;
        words && block.text.contains(Setting::label(element)) && ends(&setting.phrase(&block.text))
    })
}

fn leads(element: &Element, phrase: &Phrase, here: &str) -> Vec<Feature> {
    let Some(href) = element.href.as_deref() else {
        let told = [(
            Feature::SentToAnotherDeed,
            is_sent_to_another_deed(element, phrase, here),
        )];
        return those(told);
    };
    let told = [
        (
            Feature::AddressEnds,
            address::leads_out(href) && !phrase.has(C::Help),
        ),
        (
            Feature::AddressOfSubscription,
            address::is_about_subscription(href),
        ),
        (Feature::AddressOfAccount, address::is_account(href)),
    ];
    those(told)
}

/// By the end of its form's address, where its own words tell of no end. What fetches a page under this one fetches the next: an offer.
fn is_sent_to_another_deed(element: &Element, phrase: &Phrase, here: &str) -> bool {
    const DEEDS: [C; 4] = [C::Pause, C::Upgrade, C::Undo, C::Renew];
    const LAST: usize = 2;
    let form = element.form.as_ref().filter(|_| element.submits);
    let told = ends(phrase) || phrase.says(C::Skip);
    form.filter(|_| !told).is_some_and(|form| {
        let path = crate::site::path(&form.action);
        let here = crate::site::path(here);
        let under = path.starts_with(&format!("{}/", here.trim_end_matches('/')));
        if under && form.method == Method::Get {
            return false;
        }
        let last: Vec<&str> = path.rsplit('/').take(LAST).collect();
        let words = last.join(" ").replace(|c: char| !c.is_alphanumeric(), " ");
        let said = lexicon().warn(&words);
        let changes = said.has(C::Change) && said.has(C::Subscription);
        // What says no to an offer may be sent to where it is answered.
        let offer = said.any(&[C::Offer, C::Gift]) && !phrase.any(&[C::No, C::Reject]);
        (said.any(&DEEDS) || changes || offer) && !ends(&said)
    })
}
