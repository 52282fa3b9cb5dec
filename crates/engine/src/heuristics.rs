//! From a page's address, text and controls to its state, with confidence and reason. `explain` shows it to whoever writes a
//! recipe. Knows wordings, not services: what one service says differently stands in its recipe.
pub(crate) mod address;
mod claim;
mod clauses;
mod composed;
mod elsewhere;
mod evidence;
mod grammar;
mod heard;
mod intent;
mod language;
mod marks;
mod names;
mod occasion;
pub mod phrase;
pub mod reading;
mod shades;
mod sign_in;
mod signal;
pub(crate) mod steps;
mod table;
pub mod tokens;
pub mod vocabulary;
mod weighing;
pub mod wordings;

pub(crate) use clauses::joined_parts;
pub use elsewhere::is_elsewhere;
pub(crate) use names::{
    LABEL, intent_before, intent_of, is_about_mailing, is_at_work, stands_among_mailing,
    the_end_is_chosen, without_a_wheel,
};
pub(crate) use occasion::is_for_something_else;
pub use reading::{Marks, Reading};
pub use wordings::Intent;
pub(crate) use wordings::{is_an_errand, may_lead_out};

use crate::recipe::Recipe;
use crate::which;
use protocol::message::{Interpretation, SecondLook};
use protocol::page_state::PageState;
use protocol::role::Role;
use protocol::snapshot::{Element, ElementState, InputKind, Method, Observation};
use reading::Page;

/// What `explain` calls: address and visible text only.
pub fn interpret_text(url: &str, text: &str) -> Interpretation {
    read_text(url, text, None).interpretation()
}

/// What a rendered page is.
pub fn interpret(observation: &Observation) -> Interpretation {
    read(observation, None).interpretation()
}

/// The same with everything it rests on.
pub fn read(observation: &Observation, recipe: Option<&Recipe>) -> Reading {
    let known = Known {
        recipe,
        ..Known::default()
    };
    read_knowing(observation, &known)
}

/// What is known before a page is read.
#[derive(Clone, Copy, Debug, Default)]
pub struct Known<'a> {
    pub recipe: Option<&'a Recipe>,
    /// What the subscription that is meant is called: as the person calls it, then the longest first.
    pub names: &'a [&'a str],
    /// The way out was entered before.
    pub in_flow: bool,
}

/// It says that it opens a part of the page: a menu, a fold.
pub(crate) fn says_it_opens(element: &Element) -> bool {
    element.popup || element.is(ElementState::Collapsed)
}

/// It sends its form, and not as a link fetches a page.
pub(crate) fn posts(element: &Element) -> bool {
    let form = element.form.as_ref().filter(|_| element.submits);
    form.is_some_and(|form| form.method == Method::Post)
}

/// The same by somebody who knows what came before.
pub fn read_knowing(observation: &Observation, known: &Known<'_>) -> Reading {
    let page = &observation.snapshot.page;
    let elements = &observation.snapshot.elements;
    let controls = || {
        let named = |e: &&Element| is_control(e) && !e.name.is_empty();
        elements.iter().filter(named)
    };
    let in_menus = controls().filter(|e| e.role == Role::MenuItem);
    Page {
        url: &page.url,
        lang: &page.lang,
        title: &page.title,
        text: &observation.text,
        labels: controls().map(|e| e.name.as_str()).collect(),
        in_menus: in_menus.map(|e| e.name.as_str()).collect(),
        labels_known: true,
        password: sign_in::asks_to_sign_in(observation),
        sets_a_password: sign_in::sets_a_password(observation),
        code: elements
            .iter()
            .any(|e| asks_for(e, &[InputKind::OneTimeCode])),
        choices: elements.iter().filter(|e| is_an_answer(e)).count(),
        acknowledges: known.in_flow && acknowledges(observation),
        ends_in_dialog: known.in_flow && ends_in_dialog(observation),
        offer_behind: known.in_flow && offer_behind(observation),
        asks_why: known.in_flow && asks_why(observation),
        names: known.names,
        in_flow: known.in_flow,
        dialog: elements.iter().any(|e| is_control(e) && e.in_dialog()),
        recipe: known.recipe,
        known: wordings::all(),
    }
    .read()
}

/// "I have read what happens then": a box to be ticked.
fn acknowledges(page: &Observation) -> bool {
    let mut boxes = page.snapshot.elements.iter();
    boxes.any(|e| e.role == Role::Checkbox && intent_of(e, page, None) == Intent::Acknowledge)
}

fn ends_in_dialog(page: &Observation) -> bool {
    let languages = languages(page);
    let mut controls = page.snapshot.elements.iter().filter(|e| is_control(e));
    controls.any(|e| {
        let intent = || wordings::intent(&e.name, &languages);
        e.in_dialog() && matches!(intent(), Intent::Enter | Intent::Confirm | Intent::EndNow)
    })
}

/// A dialog is open that speaks of the end, and nothing in it offers anything: what does lies behind it. "Accept" may take what only the
/// dialog's text offers.
fn offer_behind(page: &Observation) -> bool {
    let languages = languages(page);
    let intent = |e: &Element| wordings::intent(&e.name, &languages);
    let (over, behind): (Vec<_>, Vec<_>) =
        page.snapshot.elements.iter().partition(|e| e.in_dialog());
    let offers = |e: &&Element| {
        let takes = intent(e).keeps() || matches!(intent(e), Intent::Decline | Intent::Buy);
        takes && is_control(e)
    };
    let confirms = |e: &&Element| {
        let name = tokens::tokens(&e.name);
        let plainly = || languages.iter().any(|w| w.confirms(&name));
        is_control(e) && (intent(e) == Intent::Confirm || intent(e) == Intent::Yes && plainly())
    };
    let says = |e: &&Element| wordings::says(&e.name, wordings::Signal::Offer, &languages);
    let ends = |text: &str| {
        let text = tokens::Sentence::new(text);
        languages.iter().any(|w| w.speaks_of_ending(&text))
    };
    let names = over
        .iter()
        .filter_map(|e| e.dialog())
        .map(|d| d.name.as_str());
    let headings = over.iter().filter(|e| e.role == Role::Heading);
    let mut said = names.chain(headings.map(|e| e.name.as_str()));
    said.any(ends)
        && over.iter().any(confirms)
        && !over.iter().any(|e| offers(e) || says(e))
        && behind.iter().any(offers)
}

/// A list of choices of which one is "other", "I'd rather not say", or what people leave for.
fn asks_why(page: &Observation) -> bool {
    let languages = languages(page);
    let elements = &page.snapshot.elements;
    let choices = elements
        .iter()
        .filter(|e| is_an_answer(e) || e.role == Role::Option);
    let one_by_one: Vec<&str> = choices.map(|e| e.name.as_str()).collect();
    let lists = elements
        .iter()
        .map(|e| e.options.iter().map(String::as_str).collect());
    let asked = which::Asked {
        plan: None,
        state: PageState::Unknown,
        survey: false,
        languages: &languages,
    };
    let open = |choices: &Vec<&str>| choices.len() >= 3 && asked.are_reasons(choices);
    let rows = which::rows_of_buttons(elements);
    let cards = rows.map(|row| row.iter().map(|e| e.name.as_str()).collect());
    lists
        .chain([one_by_one])
        .chain(cards)
        .any(|choices| open(&choices))
}

/// One of what can be chosen: a button that stays pressed, too.
fn is_an_answer(element: &Element) -> bool {
    matches!(element.role, Role::Radio | Role::Checkbox) || which::is_tile(element)
}

pub fn read_text(url: &str, text: &str, recipe: Option<&Recipe>) -> Reading {
    read_by(wordings::all(), url, text, recipe)
}

/// The same by other wordings than the project's.
pub fn read_by(
    known: &[wordings::Wordings],
    url: &str,
    text: &str,
    recipe: Option<&Recipe>,
) -> Reading {
    Page {
        url,
        lang: "",
        title: "",
        text,
        labels: Vec::new(),
        in_menus: Vec::new(),
        labels_known: false,
        password: false,
        sets_a_password: false,
        code: false,
        choices: 0,
        asks_why: false,
        ends_in_dialog: false,
        offer_behind: false,
        acknowledges: false,
        names: &[],
        in_flow: false,
        dialog: false,
        recipe,
        known,
    }
    .read()
}

/// The second look: a page read without rendering.
pub fn read_look(look: &SecondLook, recipe: Option<&Recipe>) -> Reading {
    read_text(&look.url, &look.text, recipe)
}

/// What a control of this name does, in the page's languages.
pub fn intent(name: &str, observation: &Observation) -> Intent {
    wordings::intent(name, &languages(observation))
}

/// The wordings to read this page by.
pub fn languages(observation: &Observation) -> Vec<&'static wordings::Wordings> {
    wordings::for_page(
        wordings::all(),
        &observation.snapshot.page.lang,
        &tokens::sentences(&observation.text),
    )
}

/// Our answer to a question why, in the page's own language.
pub(crate) fn why_it_ends(observation: &Observation) -> String {
    let lang = observation.snapshot.page.lang.as_str();
    let own = lang.split(['-', '_']).next().unwrap_or_default();
    let all = languages(observation);
    let mut marked = all.iter().filter(|w| w.lang.eq_ignore_ascii_case(own));
    // English is among those of every page.
    let mut others = all.iter().skip(1);
    let only = others.next().filter(|_| others.next().is_none());
    let of = marked.next().or(only).or(all.first());
    of.map_or(String::new(), |w| w.script.survey.clone())
}

/// Something a person presses.
pub fn is_control(element: &Element) -> bool {
    element.role.is_pressed()
}

fn asks_for(element: &Element, kinds: &[InputKind]) -> bool {
    element.input.is_some_and(|kind| kinds.contains(&kind)) && !element.is(ElementState::Hidden)
}
