//! What style sheets show only while the pointer is over something around it. No event makes `:hover` true: so what such a rule says is
//! read from the sheets, and said by the element itself for as long as it is asked about or pressed.
mod rules;

use crate::dom::{self, Doc, El, Style};
use rules::{IMPORTANT, Rules, Waiting};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::{Rc, Weak};
use wasm_bindgen::JsValue;

/// More of one document than these are not looked at, and more hidden ones not asked about.
const MAX_FOUND: usize = 2_000;
const MAX_ASKED: usize = 100;
/// So many times a look may ask what a rule is about.
const MAX_QUESTIONS: u32 = 4_000;
/// What is hovered is looked for so far outward.
const MAX_OUTWARD: usize = 20;

/// Whatever it says: it is there at once, and gone at once.
const STILL: [&str; 2] = ["transition-property", "animation-name"];

thread_local! {
    /// What is shown for now.
    static HELD: RefCell<Vec<Weak<Hovering>>> = const { RefCell::new(Vec::new()) };
    static VISIBLE: JsValue = dom::object(&[("visibilityProperty", JsValue::TRUE)]);
}

/// A hidden element that hovering shows.
#[derive(Debug)]
pub(crate) struct Hidden {
    pub(crate) element: El,
    /// What the pointer can be over, so that it is shown.
    pub(crate) place: El,
}

/// All of a document.
pub(crate) fn hidden_in(document: &Doc) -> Vec<Hidden> {
    let rules = Rules::of(document);
    if rules.shown.is_empty() {
        return Vec::new();
    }
    let found = dom::all_in(document, &rules.shown).into_iter();
    let hidden = found.take(MAX_FOUND);
    let hidden = hidden.filter(|element| !is_visible(element) && hides_itself(element));
    let left = Cell::new(MAX_QUESTIONS);
    let shown = hidden.take(MAX_ASKED).filter_map(|element| {
        let place = way_to(&element, &rules, &left)?.place;
        Some(Hidden { element, place })
    });
    shown.collect()
}

/// How an element comes to be seen: what is hovered, and what each hidden one that it stands in, outermost first, is told by that.
struct Way<'r> {
    place: El,
    steps: Vec<(El, Vec<&'r Style>)>,
}

/// `left`: so many questions may be asked for it.
fn way_to<'r>(element: &El, rules: &'r Rules, left: &Cell<u32>) -> Option<Way<'r>> {
    let mut hidden: Vec<El> = dom::around(element)
        .take_while(|outer| !is_visible(outer))
        .collect();
    // Something else hides all of it: a closed `details`, a part that isn't drawn.
    let outermost = hidden.last().filter(|outer| hides_itself(outer))?;
    let around = dom::around(outermost).skip(1);
    let mut places: Vec<El> = around.take(MAX_OUTWARD).collect();
    let place = places.first().filter(|place| is_in_reach(place))?.clone();
    let mut steps = Vec::new();
    while let Some(next) = hidden.pop() {
        let told = told(&next, &places, rules, left);
        let shown = || next.is_html() && is_shown_by(&next, &told, rules.lock(&next));
        if hides_itself(&next) && !shown() {
            return None;
        }
        places.insert(0, next.clone());
        steps.push((next, told));
    }
    Some(Way { place, steps })
}

/// What the rules say of an element while the pointer is over all of these places.
fn told<'r>(element: &El, places: &[El], rules: &'r Rules, left: &Cell<u32>) -> Vec<&'r Style> {
    let asks = || {
        left.set(left.get().saturating_sub(1));
        left.get() > 0
    };
    let about = |rule: &&Waiting| {
        let mut places = places.iter();
        let is_about = |place: &El| asks() && rule.is_about(element, place);
        asks() && rule.may_be_about(element) && places.any(is_about)
    };
    let rules = rules.waiting.iter().filter(about);
    rules.map(|rule| &rule.style).collect()
}

/// It is not only hidden by what it stands in.
fn hides_itself(element: &El) -> bool {
    let style = dom::computed_style(element);
    let hides = |style: &Style| style.get("visibility") != "visible";
    let around = || element.outer().map(|outer| dom::computed_style(&outer));
    style.display() == "none" || hides(&style) && !around().is_some_and(|outer| hides(&outer))
}

/// The later word counts, unless one is important, or the element's own. `locked`: without an important one it stays hidden.
fn is_shown_by(element: &El, told: &[&Style], locked: bool) -> bool {
    let now = dom::computed_style(element);
    let own = element.is_html().then(|| element.own_style());
    let word = |property: &str| {
        let own = own.as_ref().filter(|own| !own.get(property).is_empty());
        let stays = own.is_some_and(|own| own.priority(property) == IMPORTANT);
        let free = own.is_none() && !locked;
        let last = last_word(told, property);
        let last = last.filter(|(_, priority)| !stays && (free || priority == IMPORTANT));
        last.map_or_else(|| now.get(property), |(value, _)| value)
    };
    word("display") != "none" && word("visibility") == "visible"
}

/// A pointer can be over it.
fn is_in_reach(element: &El) -> bool {
    let bounds = element.bounds().read();
    bounds.width >= 1.0
        && bounds.height >= 1.0
        && dom::computed_style(element).get("pointer-events") != "none"
}

pub(crate) fn is_visible(element: &El) -> bool {
    VISIBLE.with(|how| element.check_visibility(how))
}

/// Elements that say of themselves what hovering would say of them. They are as they were when this is dropped.
#[derive(Debug)]
pub(crate) struct Hovering {
    told: Vec<Told>,
}

#[derive(Debug)]
struct Told {
    element: El,
    /// Its own style before and since, as written.
    before: Option<String>,
    since: Option<String>,
    words: Vec<Word>,
}

/// What is said of one property.
#[derive(Debug)]
struct Word {
    property: String,
    now: String,
    before: String,
    priority: String,
}

impl Hovering {
    fn of(way: &Way<'_>) -> Self {
        let told = way.steps.iter().filter(|(el, _)| el.is_html());
        let told = told.map(|(element, styles)| Told::by(element, styles));
        Self {
            told: told.collect(),
        }
    }

    /// What is shown now, and was not.
    fn shows(&self, element: &El) -> bool {
        self.told.iter().any(|told| told.element.contains(element))
    }
}

impl Drop for Hovering {
    fn drop(&mut self) {
        while let Some(told) = self.told.pop() {
            told.take_back();
        }
    }
}

impl Told {
    fn by(element: &El, styles: &[&Style]) -> Self {
        let own = element.own_style();
        let before = element.attribute("style");
        let still = STILL
            .iter()
            .map(|property| say(&own, property, "none", IMPORTANT));
        let mut words: Vec<Word> = still.collect();
        let last = last_words(styles);
        words.extend(
            last.iter()
                .map(|(property, (value, priority))| say(&own, property, value, priority)),
        );
        Self {
            element: element.clone(),
            before,
            since: element.attribute("style"),
            words,
        }
    }

    fn take_back(self) {
        let own = self.element.own_style();
        let untouched = self.element.attribute("style") == self.since;
        for (at, word) in self.words.iter().enumerate().rev() {
            if at < STILL.len() {
                // The browser takes notice of all else before anything may move again.
                is_visible(&self.element);
            }
            // Another one may have come from the page meanwhile.
            if own.get(&word.property) == word.now {
                own.set(&word.property, &word.before, &word.priority);
            }
        }
        match self.before {
            Some(before) if untouched => {
                // An attribute of this name can always be set.
                let _ = self.element.set_attribute("style", &before);
            }
            None if own.length() == 0 => self.element.remove_attribute("style"),
            _ => {}
        }
    }
}

/// What all of them come to for one property, and its priority: the later word counts, unless an earlier one is important.
fn last_word(styles: &[&Style], property: &str) -> Option<(String, String)> {
    let said = styles
        .iter()
        .filter(|style| !style.get(property).is_empty());
    let words = said.map(|style| (style.get(property), style.priority(property)));
    words.reduce(|last, word| {
        let stays = last.1 == IMPORTANT && word.1 != IMPORTANT;
        if stays { last } else { word }
    })
}

/// Of all properties.
fn last_words(styles: &[&Style]) -> BTreeMap<String, (String, String)> {
    let names = |style: &&Style| {
        (0..style.length())
            .map(|at| style.item(at))
            .collect::<Vec<_>>()
    };
    let all = styles.iter().flat_map(names);
    all.filter_map(|property| {
        let word = last_word(styles, &property)?;
        Some((property, word))
    })
    .collect()
}

fn say(own: &Style, property: &str, value: &str, priority: &str) -> Word {
    let (before, old) = (own.get(property), own.priority(property));
    // An own word stays, unless it is overruled.
    if before.is_empty() || priority == IMPORTANT {
        own.set(property, value, priority);
    }
    Word {
        property: property.to_owned(),
        now: own.get(property),
        before,
        priority: old,
    }
}

/// Shows an element that only hovering shows, until this is dropped. Nothing, if it is there already, or in no way.
pub(crate) fn show(element: &El) -> Option<Rc<Hovering>> {
    let known = now().into_iter().find(|held| held.shows(element));
    if is_visible(element) {
        return known;
    }
    let rules = Rules::of(&element.owner()?);
    let way = way_to(element, &rules, &Cell::new(MAX_QUESTIONS))?;
    let hovering = Rc::new(Hovering::of(&way));
    HELD.with_borrow_mut(|held| held.push(Rc::downgrade(&hovering)));
    Some(hovering)
}

fn now() -> Vec<Rc<Hovering>> {
    HELD.with_borrow_mut(|held| {
        held.retain(|one| one.strong_count() > 0);
        held.iter().filter_map(Weak::upgrade).collect()
    })
}

/// What is shown for now and would be hidden.
pub(crate) fn held() -> Vec<El> {
    let held = now();
    let told = held.iter().flat_map(|held| &held.told);
    told.map(|told| told.element.clone()).collect()
}
