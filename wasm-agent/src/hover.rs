//! Shows what style sheets show only while the pointer is over something, as they would, for as long as somebody looks at it or presses
//! it. No event makes `:hover` true; so those rules are made to be about the places that are hovered, too, and are put back afterwards.
mod rules;

use crate::dom::{self, Doc, El, Rule, Sheet};
use crate::selectors::while_hovering;
use rules::Rules;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::{Rc, Weak};
use wasm_bindgen::JsValue;

/// Menus in menus are gone into so far.
const LEVELS: usize = 3;
/// More elements than these are not asked about in one document, and more hidden ones not shown.
const MAX_ASKED: usize = 4_000;
const MAX_FOUND: usize = 400;
/// What stands deeper has no place that could be told in a selector.
const MAX_DEPTH: usize = 100;

thread_local! {
    /// What is shown for longer than a look.
    static HELD: RefCell<Weak<Hovering>> = const { RefCell::new(Weak::new()) };
}

/// Rules of one document that are about more than they were. Put back when it is dropped; of two, the later one first.
#[derive(Debug)]
pub(crate) struct Hovering {
    rules: Rc<Rules>,
    /// What their selectors were.
    before: Vec<String>,
    /// They let nothing move or fade: what is shown is there at once, and gone at once.
    still: Vec<(Sheet, Rule)>,
    roots: Vec<El>,
}

impl Hovering {
    /// Shows everything in a document that hovering shows, if there is anything.
    pub(crate) fn all(document: &Doc) -> Option<Self> {
        let hovering = Self::over(document, None)?;
        (!hovering.roots.is_empty()).then_some(hovering)
    }

    /// With the pointer over what is around this element, or around everything that is hidden.
    fn over(document: &Doc, only: Option<&El>) -> Option<Self> {
        let rules = Rules::of(document);
        let mut left = dom::all_in(document, rules.shown()?);
        left.truncate(MAX_ASKED);
        left.retain(|element| !is_visible(element) && only != Some(element));
        left.truncate(MAX_FOUND);
        left.extend(only.cloned());
        let before = rules.kept().iter().map(|(rule, _)| rule.selector());
        let mut hovering = Self {
            before: before.map(Option::unwrap_or_default).collect(),
            rules,
            still: Vec::new(),
            roots: Vec::new(),
        };
        let (places, mut hovered) = (Places::default(), BTreeSet::new());
        // By its place: what is shown together, and whether it is.
        let mut roots: BTreeMap<String, (El, bool)> = BTreeMap::new();
        for _ in 0..LEVELS {
            let known = hovered.len();
            let mut rooted = Vec::with_capacity(left.len());
            for element in left {
                let root = outermost_hidden(&element);
                let mut around = places.around(&root);
                if around.is_empty() {
                    continue;
                }
                if only.is_none_or(|only| *only == element) {
                    hovered.append(&mut around);
                }
                let place = places.of(&root);
                roots.entry(place.clone()).or_insert((root, false));
                rooted.push((element, place));
            }
            if hovered.len() == known {
                break;
            }
            hovering.show(&hovered, &roots);
            left = Vec::new();
            for (element, place) in rooted {
                match roots.get_mut(&place).filter(|_| is_visible(&element)) {
                    Some((_, shown)) => *shown = true,
                    None => left.push(element),
                }
            }
        }
        let roots = roots.into_values().filter(|(_, shown)| *shown);
        hovering.roots = roots.map(|(root, _)| root).collect();
        Some(hovering)
    }

    /// What is shown now, and was not.
    pub(crate) fn roots(&self) -> &[El] {
        &self.roots
    }

    fn show(&mut self, hovered: &BTreeSet<String>, roots: &BTreeMap<String, (El, bool)>) {
        let hovered = joined(hovered.iter());
        for ((rule, nested), before) in self.rules.kept().iter().zip(&self.before) {
            if let Some(now) = while_hovering(before, &hovered, *nested) {
                rule.set_selector(&now);
            }
        }
        self.let_move();
        let roots = joined(roots.keys());
        let none = [
            (self.rules.changed(), "transition:none!important"),
            (
                roots.as_str(),
                "transition:none!important;animation:none!important",
            ),
        ];
        let sheet = self.rules.kept().iter().find_map(|(rule, _)| rule.sheet());
        self.still = sheet.map_or_else(Vec::new, |sheet| {
            let add = |(these, style): &(&str, &str)| {
                let each = ["", " *", "::before", "::after", " *::before", " *::after"];
                let each = each.map(|part| format!(":where({these}){part}")).join(",");
                let (rules, at) = (sheet.rules().ok()?, sheet.rules().ok()?.length());
                sheet.insert(&format!("{each}{{{style}}}"), at).ok()?;
                Some((sheet.clone(), rules.item(at)?))
            };
            none.iter().filter_map(add).collect()
        });
    }

    fn let_move(&mut self) {
        while let Some((sheet, rule)) = self.still.pop() {
            let Ok(rules) = sheet.rules() else { continue };
            let mut from_the_end = (0..rules.length()).rev();
            if let Some(at) = from_the_end.find(|at| rules.item(*at).as_ref() == Some(&rule)) {
                // It was just found there.
                let _ = sheet.delete(at);
            }
        }
    }
}

impl Drop for Hovering {
    fn drop(&mut self) {
        for ((rule, _), before) in self.rules.kept().iter().zip(&self.before) {
            if rule.selector().as_ref() != Some(before) {
                rule.set_selector(before);
            }
        }
        // The browser takes notice before anything may move again.
        for root in &self.roots {
            is_visible(root);
        }
        self.let_move();
    }
}

fn joined<'s>(places: impl Iterator<Item = &'s String>) -> String {
    places.map(String::as_str).collect::<Vec<_>>().join(",")
}

/// Shows an element that only hovering shows, until this is dropped. Nothing, if it is there already, or in no way.
pub(crate) fn show(element: &El) -> Option<Rc<Hovering>> {
    let held = HELD.with_borrow(Weak::upgrade);
    if let Some(held) = held {
        return held
            .roots
            .iter()
            .any(|root| root.contains(element))
            .then_some(held);
    }
    if is_visible(element) {
        return None;
    }
    let hovering = Hovering::over(&element.owner()?, Some(element))?;
    is_visible(element).then(|| {
        let hovering = Rc::new(hovering);
        HELD.with_borrow_mut(|held| *held = Rc::downgrade(&hovering));
        hovering
    })
}

/// What is shown for now and would be hidden.
pub(crate) fn held() -> Vec<El> {
    let held = HELD.with_borrow(Weak::upgrade);
    held.map_or_else(Vec::new, |held| held.roots.clone())
}

thread_local! {
    static VISIBLE: JsValue = dom::object(&[("visibilityProperty", JsValue::TRUE)]);
}

pub(crate) fn is_visible(element: &El) -> bool {
    VISIBLE.with(|how| element.check_visibility(how))
}

fn outermost_hidden(element: &El) -> El {
    let around = dom::around(element).skip(1);
    let hidden = around.take_while(|outer| !is_visible(outer));
    hidden.last().unwrap_or_else(|| element.clone())
}

/// Elements as selectors that fit nothing else, as long as the page stays as it is.
#[derive(Debug, Default)]
struct Places(js_sys::Map);

impl Places {
    /// Everything around an element, if that can be told.
    fn around(&self, element: &El) -> BTreeSet<String> {
        let around = std::iter::successors(element.outer(), |inner| inner.outer());
        let around: Vec<El> = around.take(MAX_DEPTH).collect();
        let root = around.last();
        // In a shadow tree, or too deep.
        if root.is_none_or(|root| root.owner().and_then(|d| d.root()).as_ref() != Some(root)) {
            return BTreeSet::new();
        }
        around.iter().rev().map(|outer| self.of(outer)).collect()
    }

    /// The places around it are known.
    fn of(&self, element: &El) -> String {
        let known = || self.0.get(element).as_string();
        let Some(parent) = element.outer() else {
            return ":root".to_owned();
        };
        known().unwrap_or_else(|| {
            let around = self.of(&parent);
            for (at, child) in parent.children().enumerate() {
                let place = format!("{around}>:nth-child({})", at + 1);
                self.0.set(&child, &place.into());
            }
            known().unwrap_or_default()
        })
    }
}
