//! The positive evidence that a press may go unasked: that the page shows it can't end, buy, change or send anything. "It is on no list of
//! harmful words" is none. Where there is none, the person is asked, however harmless its name.
//!
//! | evidence | how it is done |
//! |---|---|
//! | a link to a judged address | opened as an address, so that no script of the page's has a say ([`Fetches`](Evidence::Fetches)) |
//! | what opens a part of the page, a choice that another control sends, a script's own step | pressed while the browser keeps back all that the page would send ([`Held`](Evidence::Held)) |
//! | a form whose own address names a further step, sent by a button that says no more than "on" | pressed ([`FurtherStep`](Evidence::FurtherStep)) |
//! | a form that fetches a page whose address says that it asks or shows ("/cancel/survey") | pressed while held, then let go where it leads there |
use super::deeds::{self, Deed};
use super::{Ground, Rule, Ruling, addresses, frame_of, is_link, told};
use crate::heuristics::{self, Intent, steps};
use crate::quotes;
use crate::site;
use crate::which;
use lexicon::{Concept as C, lexicon};
use page::{Region, goes_on};
use protocol::action::Action;
use protocol::held::{Held, HeldKind, Hold};
use protocol::page_state::PageState;
use protocol::report::Verdict;
use protocol::role::Role;
use protocol::snapshot::{Element, ElementState, FormOwner, Method, Observation};
use url::Url;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Evidence {
    Fetches,
    /// `plain`: the page itself says that it changes nothing, so that it may be pressed where nothing can be kept back, too.
    Held {
        plain: bool,
    },
    FurtherStep,
    None,
}

/// What the rules would allow, as far as the page bears it out.
pub(super) fn bears_out(
    ruling: Ruling,
    action: &Action,
    element: &Element,
    ground: &Ground<'_>,
) -> Ruling {
    let pressed = matches!(action, Action::Click { .. });
    if ruling.verdict == Verdict::Allow && pressed && told::does_more(element, ground) {
        return doubt(element, ground).ask();
    }
    if let Some(hold) = may_be_tried(&ruling, action, element, ground) {
        return Ruling {
            hold,
            ..Rule::Tries.allow()
        };
    }
    if ruling.verdict != Verdict::Allow {
        return ruling;
    }
    match of(action, element, ground) {
        Evidence::Fetches => ruling,
        Evidence::FurtherStep => Ruling {
            hold: while_pressed(action, element, ground),
            ..ruling
        },
        Evidence::Held { plain } if ground.can_hold || plain => Ruling {
            hold: while_pressed(action, element, ground),
            ..ruling
        },
        Evidence::Held { .. } | Evidence::None => Ruling {
            verdict: Verdict::Ask,
            rule: doubt(element, ground),
            ..ruling
        },
    }
}

/// What speaks of any of this is asked about, whatever is kept back; but for a bare "Edit".
const TELLING: &[C] = &[
    C::End,
    C::Leave,
    C::Cancelled,
    C::TurnOff,
    C::Renewal,
    C::Reservation,
    C::Delete,
    C::Undo,
    C::Pause,
    C::Change,
    C::Upgrade,
    C::Downgrade,
    C::Buy,
    C::Pay,
    C::Renew,
    C::Accept,
    C::Price,
];

/// What an address that is a script does, it may do later than the page takes to come to rest.
fn while_pressed(action: &Action, element: &Element, ground: &Ground<'_>) -> Hold {
    let script = element.href.as_deref().is_some_and(super::runs);
    match ground.can_hold {
        true if script => Hold::Afterwards,
        true if needs_no_answer(action, element) => Hold::Silent,
        true => Hold::Press,
        false => Hold::No,
    }
}

/// What is chosen or unfolded stands on the page already, as a rule. What has to fetch it is asked about.
fn needs_no_answer(action: &Action, element: &Element) -> bool {
    let open = element.is(ElementState::Collapsed) || element.is(ElementState::Expanded);
    let unfolds = open || element.popup && !element.submits;
    match action {
        Action::Fill { .. } | Action::Select { .. } => true,
        _ => is_choice(element) || unfolds && element.role != Role::Tab,
    }
}

/// Before the way out, what a button does may be tried while nothing can be sent: one of which nobody knows what it does, where its words
/// speak of no deed; and what may only open the way out, in a dialog of its own say.
fn may_be_tried(
    ruling: &Ruling,
    action: &Action,
    element: &Element,
    ground: &Ground<'_>,
) -> Option<Hold> {
    // What is known of it is a reason to ask: a recipe's checkpoint.
    let asked = ruling.verdict == Verdict::Ask && ruling.known.is_none();
    let asked = asked && matches!(action, Action::Click { .. });
    let posts = heuristics::posts(element);
    let marks = &ground.reading.marks;
    let before = super::before_the_way_out(ground) && !marks.last_page;
    let link = ground.to_press.contains(&element.identity());
    // What another site shows in a frame is never tried without a word.
    let frame = frame_of(element).is_some_and(|origin| ground.off_site(origin).is_some());
    if !(ground.can_hold && asked) || posts || link || frame {
        return None;
    }
    // What speaks of the end may be it, and be written down to be sent later.
    if is_a_script_s_step(ruling, element, ground) && !speaks_of_the_end(element, ground) {
        return Some(Hold::Afterwards);
    }
    if !before || ground.in_flow {
        return None;
    }
    match ruling.rule {
        Rule::Unknown if runs_a_script(element, ground) && says_nothing(element, ground) => {
            match labels(element).any(|label| only_edits(label, ground)) {
                true => Some(Hold::Afterwards),
                false => Some(while_pressed(action, element, ground)),
            }
        }
        Rule::Unknown if runs_a_script(element, ground) && changes_or_ends(element, ground) => {
            Some(Hold::Afterwards)
        }
        // What unfolds a part shows it without a word to anybody, whatever it is called.
        Rule::Unknown if only_unfolds(element, ground) => Some(Hold::Silent),
        Rule::Unknown if only_tells(element, ground) => Some(Hold::Afterwards),
        Rule::MayBeWayIn => Some(Hold::Afterwards),
        _ => None,
    }
}

/// On the way out, amid a survey or an offer in a dialog that covers the page, what a script makes of a press: where that is the next
/// question, nothing has to be sent for it. What reads as the last page is asked about first, and so is what sends more than answers.
fn is_a_script_s_step(ruling: &Ruling, element: &Element, ground: &Ground<'_>) -> bool {
    let survey = ground.reading.state == PageState::ExitSurvey;
    let amid = survey || ground.reading.state == PageState::RetentionOffer;
    let told = ground.reading.marks.last_page || ground.reading.marks.cancelled;
    let covers =
        || ground.model.region_of(&element.reference) == Some(Region::Dialog { modal: true });
    let step = match ruling.rule {
        Rule::MayEndSubscription => {
            let intent = heuristics::intent(&element.name, ground.observation);
            let leads = !matches!(intent, Intent::Enter | Intent::BareCancel | Intent::Yes);
            leads && !super::press::chosen_instead(element, ground)
        }
        // A reason that is a button.
        Rule::Unknown => survey && says_nothing(element, ground),
        _ => false,
    };
    ground.in_flow && amid && !told && step && element.role == Role::Button && covers()
}

/// Its words do nothing, and speak of nothing that could be done; a bare "Edit" doesn't, either.
fn says_nothing(element: &Element, ground: &Ground<'_>) -> bool {
    let by = ground.languages();
    labels(element).all(|label| {
        // A word that the page's own language knows says that, and not what it would in another ("anderer").
        let phrase = lexicon().read(label, &by);
        let rest = phrase.unread().join(" ");
        let told = phrase.any(TELLING) || lexicon().warn(&rest).any(TELLING);
        let told = told || quotes::is_a_price(label);
        deeds::of(label, &by) == Deed::Nothing && (!told || only_edits(label, ground))
    })
}

/// "Edit", and not what.
fn only_edits(label: &str, ground: &Ground<'_>) -> bool {
    let intent = heuristics::intent(label, ground.observation);
    let bare = lexicon()
        .read(label, &ground.languages())
        .only(&[C::Change]);
    bare && !matches!(intent, Intent::Change | Intent::Plans)
}

/// "Edit or cancel", and not "Cancel the change": both can't be done by one press.
fn changes_or_ends(element: &Element, ground: &Ground<'_>) -> bool {
    const SAID: [C; 5] = [C::Change, C::Manage, C::End, C::Leave, C::Subscription];
    let by = ground.languages();
    labels(element).all(|label| {
        let phrase = lexicon().read(label, &by);
        let mut words = phrase
            .words
            .iter()
            .filter(|w| w.concept != Some(C::Subscription));
        let changes = words.next().and_then(|w| w.concept);
        let joined = words.next().is_some_and(|w| w.filler);
        let ends = words.next().and_then(|w| w.concept);
        let both = changes == Some(C::Change) && matches!(ends, Some(C::End | C::Leave));
        joined && both && phrase.only(&SAID)
    })
}

/// In search of the way out, what says that it opens a part of the page, a menu or a fold: it is tried in silence, whatever it is called.
pub(super) fn only_unfolds(element: &Element, ground: &Ground<'_>) -> bool {
    let opens = heuristics::says_it_opens(element);
    let searches = super::before_the_way_out(ground) && !ground.in_flow;
    let script = element.href.as_deref().is_some_and(super::runs);
    let acts = element.submits || element.role == Role::Tab || is_link(element, ground) || script;
    // Signing out, and agreeing to cookies, need no request.
    let said = lexicon().warn(&element.name);
    let alone = said.any(&[C::SignOut, C::Cookies]);
    opens && !acts && !alone && searches && ground.can_hold
}

/// All that it says is what a subscription is called, and how that stands: it opens what it tells of.
fn only_tells(element: &Element, ground: &Ground<'_>) -> bool {
    let does_nothing = deeds::of(&element.name, &ground.languages()) == Deed::Nothing;
    let itself = ground.model.is_the_subscription_itself(&element.reference);
    does_nothing && itself && !element.submits && runs_a_script(element, ground)
}

/// A control without an address, or with one that only names a script.
fn runs_a_script(element: &Element, ground: &Ground<'_>) -> bool {
    let presses = matches!(
        element.role,
        Role::Button | Role::MenuItem | Role::Tab | Role::Radio
    );
    presses
        || element.role.is_plain_part()
        || element.role == Role::Link && !is_link(element, ground)
}

/// In the sentence of the question: whether it may end the subscription, or do something else.
fn doubt(element: &Element, ground: &Ground<'_>) -> Rule {
    match ground.in_flow || speaks_of_the_end(element, ground) {
        true => Rule::MayEndSubscription,
        false => Rule::Unknown,
    }
}

fn of(action: &Action, element: &Element, ground: &Ground<'_>) -> Evidence {
    match action {
        Action::Fill { .. } | Action::Select { .. } => chosen(element, ground),
        Action::Click { .. } if is_choice(element) => chosen(element, ground),
        Action::Click { .. } if is_followed(element, ground) => fetched(element, ground),
        Action::Click { .. } => pressed(element, ground),
        _ => Evidence::Fetches,
    }
}

fn is_choice(element: &Element) -> bool {
    element.is_choice() || element.role == Role::Option
}

/// A link that is opened by its address. One that unfolds something, leads to a place on the page or stands in another's frame is pressed.
fn is_followed(element: &Element, ground: &Ground<'_>) -> bool {
    let unfolds = heuristics::says_it_opens(element) || element.is(ElementState::Expanded);
    let page = &ground.observation.snapshot.page.url;
    let elsewhere = (element.href.as_deref()).is_some_and(|url| site::is_another_view(url, page));
    is_link(element, ground) && !unfolds && frame_of(element).is_none() && elsewhere
}

/// A link is judged by its name and its address together.
fn fetched(element: &Element, ground: &Ground<'_>) -> Evidence {
    let address = element.href.as_deref().unwrap_or_default();
    let judged = !is_on_the_way_out(ground) || !trails_off(element, ground);
    let fetches = leads_to_a_counted_step(element, ground)
        || !sends_an_answer(element, ground) && only_fetches(labels(element), address, ground);
    match judged && fetches {
        true => Evidence::Fetches,
        false => Evidence::None,
    }
}

/// Reasons that are links to one page, each with another query: to open one sends the answer, and what comes of that nobody knows.
fn sends_an_answer(element: &Element, ground: &Ground<'_>) -> bool {
    let elements = &ground.observation.snapshot.elements;
    let answers = || !which::cards(element, elements).is_empty();
    ground.in_flow && ground.asks_why() && is_link(element, ground) && answers()
}

/// "No thanks, deals": it begins with what turns down or goes on, and what is said behind that is neither this nor the end.
fn trails_off(element: &Element, ground: &Ground<'_>) -> bool {
    const TURNS: [C; 5] = [C::End, C::Leave, C::Subscription, C::Not, C::Want];
    let by = ground.languages();
    let harmless = [&C::HARMLESS[..], &TURNS].concat();
    let judged = |part: &String| {
        let phrase = lexicon().read(part, &by);
        phrase.only(&harmless) || deeds::of(part, &by) == deeds::Deed::Ends
    };
    labels(element).any(|label| {
        let parts = heuristics::joined_parts(label, &by);
        let turns = |part: &String| lexicon().read(part, &by).only(&harmless);
        parts.first().is_some_and(turns) && !parts.iter().all(judged)
    })
}

/// A link that says no more than "on", on a page that counts further steps, to an address below the page's own: whatever that page tells of
/// the end, at least one more comes.
pub(super) fn leads_to_a_counted_step(element: &Element, ground: &Ground<'_>) -> bool {
    let address = element.href.as_deref().unwrap_or_default();
    let page = &ground.observation.snapshot.page.url;
    let ends = speaks_of_the_end(element, ground) && addresses::may_be_the_deed(address, page);
    let plain = !addresses::carries_a_deed(address) && !ends;
    let on = is_followed(element, ground) && says_only_on(element, ground);
    on && plain && is_counted_on(address, ground)
}

/// A form that fetches a page whose address says that it asks, or shows what was answered ("/cancel/survey", "/cancel/check"): nothing is done
/// before that. Behind what reads as the last page it may be what comes after the end.
pub(super) fn leads_to_a_named_step(element: &Element, ground: &Ground<'_>) -> bool {
    let form = element.form.as_ref().filter(|_| element.submits);
    let Some(form) = form.filter(|form| form.method == Method::Get && ground.can_hold) else {
        return false;
    };
    let marks = &ground.reading.marks;
    let amid = ground.in_flow && !marks.cancelled && !marks.last_page;
    let own = matches!(
        deeds::of_control(element, ground),
        Deed::Nothing | Deed::Ends
    );
    let yes = heuristics::intent(&element.name, ground.observation) == Intent::Yes;
    amid && own && !yes && names_a_step(&form.action, ground)
}

fn names_a_step(address: &str, ground: &Ground<'_>) -> bool {
    let page = &ground.observation.snapshot.page.url;
    let asks = heuristics::address::newly_asks(address, page);
    let acts = addresses::carries_a_deed(address) || addresses::newly_ends_a_thing(address, page);
    asks && !acts && !names_another_deed(address, ground)
}

/// What is called so and leads there shows a page, and does nothing else that its name or its address would tell.
pub(super) fn only_fetches<'l>(
    mut labels: impl Iterator<Item = &'l String>,
    address: &str,
    ground: &Ground<'_>,
) -> bool {
    let by = ground.languages();
    let page = &ground.observation.snapshot.page.url;
    match labels.any(|label| deeds::ends(&lexicon().read(label, &by))) {
        true => {
            let done =
                is_on_the_way_out(ground) && heuristics::address::newly_says_done(address, page);
            // "/cancel/pause" is a page of the way out.
            let other =
                names_another_deed(address, ground) && !heuristics::address::is_on_the_way(address);
            !done && !other && !addresses::may_be_the_deed(address, page)
        }
        false => {
            let newly = is_on_the_way_out(ground) && addresses::newly_ends_a_thing(address, page);
            !newly && !addresses::carries_a_deed(address) && !names_another_deed(address, ground)
        }
    }
}

/// On the way out an address that newly names something to take instead ("/plans/annual?go=1") may be the taking.
fn names_another_deed(address: &str, ground: &Ground<'_>) -> bool {
    const INSTEAD: [C; 9] = [
        C::Buy,
        C::Pay,
        C::Upgrade,
        C::Period,
        C::Pause,
        C::Undo,
        C::Renew,
        C::Gift,
        C::Accept,
    ];
    let Some(url) = Url::parse(address)
        .ok()
        .filter(|_| is_on_the_way_out(ground))
    else {
        return false;
    };
    let page = site::path(&ground.observation.snapshot.page.url);
    let here: Vec<&str> = page.split('/').collect();
    let parts = url.path().split('/').filter(|part| !here.contains(part));
    let words = parts.collect::<Vec<_>>().join(" ");
    let words = words.replace(['-', '_', '.'], " ");
    lexicon().read(&words, &ground.languages()).any(&INSTEAD)
}

fn is_on_the_way_out(ground: &Ground<'_>) -> bool {
    ground.in_flow || ground.reading.state == PageState::RetentionOffer
}

/// What is called one thing and shows another speaks as both; a name that was cut, as a whole, too.
pub(super) fn labels(element: &Element) -> impl Iterator<Item = &String> {
    let more = element.shows.iter().chain(&element.whole_name);
    std::iter::once(&element.name).chain(more)
}

fn speaks_of_the_end(element: &Element, ground: &Ground<'_>) -> bool {
    let by = ground.languages();
    labels(element).any(|label| deeds::ends(&lexicon().read(label, &by)))
}

/// A choice changes nothing by itself, unless its markup says so. Where another control sends it, what it does beside is kept back.
fn chosen(element: &Element, ground: &Ground<'_>) -> Evidence {
    let sent = has_a_sender(element, ground.observation);
    match element.acts_on_change && !sent {
        true => Evidence::None,
        false => Evidence::Held {
            plain: sent && !element.acts_on_change,
        },
    }
}

/// A choice that by itself does nothing: what sends it is another control.
pub(crate) fn is_sent_by_another(element: &Element, page: &Observation) -> bool {
    !element.acts_on_change && has_a_sender(element, page)
}

pub(super) fn has_a_sender(element: &Element, page: &Observation) -> bool {
    let sends = |other: &Element| {
        let same = match (&element.form, &other.form) {
            (Some(own), Some(its)) => own.id == its.id,
            // Drawn without a form: whatever is pressed in the same dialog or outside of all.
            (None, None) => other.dialog() == element.dialog(),
            _ => false,
        };
        let script = other.role == Role::Link && other.href.is_none();
        let button = other.role == Role::Button || script;
        same && button && !other.is_furniture() && other.reference != element.reference
    };
    page.snapshot.elements.iter().any(sends) || has_a_drawn_sender(element, page)
}

/// Behind it, in the same dialog or the same frame, stands what is drawn as no button and goes on from there.
fn has_a_drawn_sender(element: &Element, page: &Observation) -> bool {
    let layers = [Role::Dialog, Role::AlertDialog, Role::Iframe];
    let layer = |e: &Element| {
        let mut around = e.within.iter().rev();
        around.find(|c| layers.contains(&c.role)).cloned()
    };
    let own = layer(element).is_some();
    let elements = page.snapshot.elements.iter();
    let mut behind = elements.skip_while(|e| e.reference != element.reference);
    own && behind.any(|other| {
        let part = other.role.is_plain_part() && layer(other) == layer(element);
        part && goes_on(&other.name)
    })
}

/// The button that sends the form that it stands in, where that has only one.
pub(super) fn only_sender<'a>(element: &Element, page: &'a Observation) -> Option<&'a Element> {
    let own = element.form.as_ref()?.id;
    let sends = |e: &&Element| e.submits && e.form.as_ref().is_some_and(|form| form.id == own);
    let mut senders = page.snapshot.elements.iter().filter(sends);
    senders.next().filter(|_| senders.next().is_none())
}

fn pressed(element: &Element, ground: &Ground<'_>) -> Evidence {
    // What a script makes of a click on a link may be sent as what only fetches.
    if ground.to_press.contains(&element.identity()) {
        return Evidence::None;
    }
    if let Some(form) = element.form.as_ref().filter(|_| element.submits) {
        return sent(element, form, ground);
    }
    let opens = heuristics::says_it_opens(element) || element.role == Role::Tab;
    Evidence::Held { plain: opens }
}

/// A form says by its own address where it leads.
fn sent(element: &Element, form: &FormOwner, ground: &Ground<'_>) -> Evidence {
    match form.method {
        // It sends nothing; what hears it close may.
        Method::Dialog => Evidence::Held { plain: false },
        // It fetches a page, as a link does: where that is, with all that the form adds to it, shows when it is held.
        Method::Get
            if only_turns_the_page(element, ground)
                || leads_to_a_named_step(element, ground)
                || !ground.in_flow && !speaks_of_the_end(element, ground) =>
        {
            Evidence::Held { plain: false }
        }
        Method::Post
            if only_turns_the_page(element, ground)
                && form.hidden_choices.is_empty()
                && !names_another_deed(&form.action, ground)
                && (is_numbered_on(form, ground) || is_counted_here(form, ground)) =>
        {
            Evidence::FurtherStep
        }
        _ => Evidence::None,
    }
}

/// What was kept back of its press is the form that it sends, and leads to a further step.
pub(crate) fn further_step(element: &Element, held: &Held, ground: &Ground<'_>) -> bool {
    let form = element.form.as_ref().filter(|_| element.submits);
    let judged = form.filter(|form| site::plain(&form.action) == site::plain(&held.url));
    let Some(form) = judged.filter(|_| held.kind == HeldKind::Form) else {
        return false;
    };
    match held.method.as_str() {
        "POST" => sent(element, form, ground) == Evidence::FurtherStep,
        "GET" => {
            let named = || names_a_step(&held.url, ground);
            let fetches = || only_fetches([&element.name].into_iter(), &held.url, ground);
            let on = fetches_on(element, ground) && fetches();
            (on || leads_to_a_named_step(element, ground) && named())
                && sends_only_answers(form, &held.url, ground)
        }
        _ => false,
    }
}

/// Nothing goes along but what can be answered on the page: no hidden field has a say, and no message that the page has written itself.
fn sends_only_answers(form: &FormOwner, url: &str, ground: &Ground<'_>) -> bool {
    let elements = &ground.observation.snapshot.elements;
    let of_it = |e: &&Element| e.form.as_ref().is_some_and(|own| own.id == form.id);
    // A field without a name isn't sent: one that this run left empty makes no room for what nobody sees.
    let goes_along = |e: &&Element| match e.role {
        Role::Radio | Role::Checkbox | Role::Switch => e.is(ElementState::Checked),
        Role::TextBox => ground.touched.contains(&e.identity()),
        Role::Combobox | Role::ListBox => true,
        _ => false,
    };
    let chosen = elements.iter().filter(of_it).filter(goes_along);
    let sent = Url::parse(url).map_or(usize::MAX, |url| url.query_pairs().count());
    sent <= chosen.count()
}

/// A form that only turns the page asks for the next one as a link does: held, its address shows before it is fetched.
pub(super) fn fetches_on(element: &Element, ground: &Ground<'_>) -> bool {
    let form = element.form.as_ref().filter(|_| element.submits);
    let asks = form.is_some_and(|form| form.method == Method::Get);
    asks && ground.can_hold && only_turns_the_page(element, ground)
}

fn only_turns_the_page(element: &Element, ground: &Ground<'_>) -> bool {
    !ground.reading.marks.last_page && says_only_on(element, ground)
}

/// Every word of its name is read, and says no more than "on", "next", "no, thanks".
fn says_only_on(element: &Element, ground: &Ground<'_>) -> bool {
    const TURNS: &[C] = &[
        C::No,
        C::Continue,
        C::Next,
        C::Skip,
        C::Proceed,
        C::Review,
        C::Back,
    ];
    const BESIDE: &[C] = &[C::Thanks, C::Anyway, C::End, C::Subscription];
    let by = ground.languages();
    let all = [TURNS, BESIDE].concat();
    let turns = |label: &String| {
        let phrase = lexicon().read(label, &by);
        phrase.any(TURNS) && phrase.only(&all)
    };
    labels(element).all(turns)
}

/// Its address says by a number that it comes next. What an offer is declined with may be the last step all the same.
fn is_numbered_on(form: &FormOwner, ground: &Ground<'_>) -> bool {
    let offers = ground.reading.state == PageState::RetentionOffer;
    !offers && names_a_further_step(&form.action, &ground.observation.snapshot.page.url)
}

/// Its answer goes to where the page itself is, or on from there.
fn is_counted_here(form: &FormOwner, ground: &Ground<'_>) -> bool {
    let carries = addresses::carries_a_deed(&form.action);
    !carries && is_counted_on(&form.action, ground)
}

/// The page counts its steps, there are more, and this is where the page itself is, or below it: the next one comes from there.
fn is_counted_on(address: &str, ground: &Ground<'_>) -> bool {
    let page = &ground.observation;
    // After an offer, or what reads as the last page, the last step that is counted may be the receipt.
    let left = match ground.reading.state {
        PageState::RetentionOffer | PageState::FinalConfirmation => 2,
        _ if ground.reading.marks.last_page => 2,
        _ => 1,
    };
    let own = is_here_or_below(address, ground);
    own && !names_another_deed(address, ground) && steps::are_left(&page.text, left)
}

fn is_here_or_below(address: &str, ground: &Ground<'_>) -> bool {
    let page = &ground.observation.snapshot.page.url;
    let (here, to) = (site::path(page), site::path(address));
    let below = to.strip_prefix(&here);
    site::is_same(address, page) || below.is_some_and(|rest| rest.starts_with('/'))
}

/// "/cancel/2" on "/cancel/1" or on "/cancel", "?step=3", "/cancel/step-2": the address of a page that asks on, and comes after the one at hand.
fn names_a_further_step(action: &str, page: &str) -> bool {
    let (Ok(to), Ok(from)) = (Url::parse(action), Url::parse(page)) else {
        return false;
    };
    let own = from.path().trim_end_matches('/');
    if counted(&to).is_some_and(|(place, number, _)| place == own && number > 1) {
        return true;
    }
    counted(&to).is_some_and(|(place, number, named)| match counted(&from) {
        Some((own, at, _)) if own == place => at < number,
        _ => named,
    })
}

/// Where an address counts, how far, and whether it says that it counts steps. The first step is where one is.
fn counted(url: &Url) -> Option<(String, u32, bool)> {
    let number = |text: &str| {
        let digits =
            text.trim_start_matches(|c: char| c.is_ascii_alphabetic() || matches!(c, '-' | '_'));
        let number = digits.parse::<u32>().ok().filter(|n| (1..=9).contains(n))?;
        let named = digits.len() < text.len();
        (!named || steps::is_counted(text)).then_some((number, named))
    };
    let of_query = url.query_pairs().find_map(|(key, value)| {
        let (number, _) = number(&value).filter(|_| steps::is_counted(&key))?;
        Some((format!("{}?{key}", url.path()), number, number > 1))
    });
    let (before, last) = url.path().trim_end_matches('/').rsplit_once('/')?;
    let of_path = || number(last).map(|(n, named)| (before.to_owned(), n, named && n > 1));
    of_query.or_else(of_path)
}
