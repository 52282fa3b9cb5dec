//! Which rules of a document's style sheets wait for the pointer, and what they would show. Sheets that can't be read are passed over.
use crate::dom::{self, Doc, El, Media, Pattern, Rule, Rules as List, Sheet, Style, View};
use crate::selectors::{anywhere, unnested, within};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsValue;

/// More rules than this are not looked through, and more than so many not kept.
const MAX_RULES: u32 = 6_000;
const MAX_KEPT: usize = 500;
const MAX_DEPTH: u32 = 20;
/// A longer selector is given up: what stands in other rules is copied into it.
const MAX_SELECTOR: usize = 4_000;
/// Documents whose rules are remembered.
const REMEMBERED: usize = 8;

/// What the text of a rule must hold to be one of these or to forbid them, or to have one in it.
const WAITS: &str = "^@import|:hover|(?:display: none|visibility: hidden) !important";
pub(super) const IMPORTANT: &str = "important";

/// A document's sheets, how many rules each has, and how wide the window is: as long as they stay the same, so do the rules.
type Known = (Vec<(Sheet, u32)>, i32);

thread_local! {
    static KNOWN: RefCell<Vec<(Known, Rc<Rules>)>> = const { RefCell::new(Vec::new()) };
}

/// A rule that waits for the pointer.
#[derive(Debug)]
pub(super) struct Waiting {
    /// What it may be about, wherever the pointer is.
    anywhere: JsValue,
    /// What it is about in an element that the pointer is over.
    within: String,
    pub(super) style: Style,
}

impl Waiting {
    pub(super) fn may_be_about(&self, element: &El) -> bool {
        element.matches(&self.anywhere).unwrap_or_default()
    }

    /// While the pointer is over this place.
    pub(super) fn is_about(&self, element: &El, place: &El) -> bool {
        dom::all_in(place, &self.within).contains(element)
    }
}

/// Those of one document, in its order.
#[derive(Debug, Default)]
pub(super) struct Rules {
    pub(super) waiting: Vec<Waiting>,
    /// In one selector: all that they may show; and what others hide, whatever these say.
    pub(super) shown: String,
    locked: String,
    /// There may be more of them later, though the sheets stay the same.
    unfinished: bool,
}

impl Rules {
    pub(super) fn of(document: &Doc) -> Rc<Self> {
        let length = |sheet: &Sheet| sheet.rules().map_or(0, |rules| rules.length());
        let sheets = dom::all_sheets(document);
        let sheets = sheets.map(|sheet| (sheet.clone(), length(&sheet)));
        let view = document.root().and_then(|root| root.view());
        let now: Known = (sheets.collect(), view.map_or(0, |view| view.width() as i32));
        let known = KNOWN.with_borrow(|all| {
            let known = all.iter().find(|(known, _)| *known == now);
            known.map(|(_, rules)| rules.clone())
        });
        known.unwrap_or_else(|| {
            let rules = Rc::new(Self::read(document, &now));
            if !rules.unfinished {
                KNOWN.with_borrow_mut(|all| {
                    all.truncate(REMEMBERED - 1);
                    all.insert(0, (now, rules.clone()));
                });
            }
            rules
        })
    }

    /// Only an important word shows it.
    pub(super) fn lock(&self, element: &El) -> bool {
        !self.locked.is_empty()
            && element
                .matches(&self.locked.as_str().into())
                .unwrap_or_default()
    }

    fn read(document: &Doc, sheets: &Known) -> Self {
        let Some(root) = document.root() else {
            return Self::default();
        };
        let mut reading = Reading {
            view: root.view(),
            root,
            waits: Pattern::new(WAITS),
            left: MAX_RULES,
            found: Self::default(),
        };
        for (sheet, _) in &sheets.0 {
            if let Ok(rules) = sheet.rules()
                && !sheet.disabled()
                && reading.applies(sheet.media())
            {
                reading.take(&rules, None, 0);
            }
        }
        reading.found
    }
}

struct Reading {
    view: Option<View>,
    root: El,
    waits: Pattern,
    left: u32,
    found: Rules,
}

impl Reading {
    /// `outer`: what the rule around these is about, if that may be a matter of the pointer.
    fn take(&mut self, rules: &List, outer: Option<&str>, depth: u32) {
        for at in 0..rules.length() {
            if self.left == 0 || self.found.waiting.len() >= MAX_KEPT || depth > MAX_DEPTH {
                return;
            }
            self.left -= 1;
            let Some(rule) = rules.item(at) else { continue };
            let waits = outer.is_some_and(|outer| outer.contains(":hover"));
            if (waits || self.waits.finds(&rule.text())) && self.applies(rule.media()) {
                self.take_one(&rule, outer, depth);
            }
        }
    }

    fn take_one(&mut self, rule: &Rule, outer: Option<&str>, depth: u32) {
        let short = |selector: &String| selector.len() <= MAX_SELECTOR;
        let own = rule.selector();
        if own.as_ref().is_some_and(|own| !short(own)) {
            return;
        }
        let about = own.map(|own| unnested(&own, outer));
        if about.as_ref().is_some_and(|about| !short(about)) {
            return;
        }
        let about = about.as_deref().or(outer);
        if let Some((about, style)) = about.zip(rule.style()) {
            self.keep(about, style);
        }
        let imported = rule.imported().map(|sheet| sheet.rules().ok());
        self.found.unfinished |= imported.is_some();
        if let Some(inner) = imported.unwrap_or_else(|| rule.rules()) {
            self.take(&inner, about, depth + 1);
        }
    }

    fn keep(&mut self, about: &str, style: Style) {
        let Some((anywhere, within)) = anywhere(about).zip(within(about)) else {
            if locks(&style) && self.root.matches(&about.into()).is_ok() {
                add(&mut self.found.locked, about);
            }
            return;
        };
        let selector = JsValue::from_str(&anywhere);
        // What is no selector, because a part of an element waits there and no element, would spoil all others.
        if self.root.matches(&selector).is_err() {
            return;
        }
        if shows(&style) {
            add(&mut self.found.shown, &anywhere);
        }
        self.found.waiting.push(Waiting {
            anywhere: selector,
            within,
            style,
        });
    }

    fn applies(&self, media: Option<Media>) -> bool {
        let query = media.map(|media| media.text()).unwrap_or_default();
        let holds = |view: &View| view.media(&query).matches();
        query.is_empty() || self.view.as_ref().is_none_or(holds)
    }
}

fn add(list: &mut String, selector: &str) {
    if !list.is_empty() {
        list.push(',');
    }
    list.push_str(selector);
}

fn locks(style: &Style) -> bool {
    let locks =
        |property, value| style.get(property) == value && style.priority(property) == IMPORTANT;
    locks("display", "none") || locks("visibility", "hidden")
}

/// What is hidden without the rule may be seen with it.
fn shows(style: &Style) -> bool {
    let display = style.display();
    !display.is_empty() && display != "none" || style.get("visibility") == "visible"
}
