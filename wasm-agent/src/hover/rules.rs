//! Which rules of a document's style sheets wait for the pointer, and what they would show. Sheets that can't be read are passed over.
use crate::dom::{self, Doc, Pattern, Rule, Rules as List, Sheet};
use crate::selectors::{unnested, waiting, while_hovering};
use std::cell::RefCell;
use std::rc::Rc;

/// More rules than this are not looked through, and more than so many not kept.
const MAX_RULES: u32 = 6_000;
const MAX_KEPT: usize = 200;
const MAX_DEPTH: u32 = 20;
/// Documents whose rules are remembered.
const REMEMBERED: usize = 8;

/// What the text of a rule must hold to be one of these, or to have one in it; and to show anything.
const WAITS: &str = "^@import|:hover";
const SHOWS: &str = r"[\s;{](?:display|visibility):";

/// A document's sheets, and how many rules each has: as long as they stay the same, so do the rules.
type Known = Vec<(Sheet, u32)>;

thread_local! {
    static KNOWN: RefCell<Vec<(Known, Rc<Rules>)>> = const { RefCell::new(Vec::new()) };
}

#[derive(Debug, Default)]
pub(super) struct Rules {
    /// Each with whether there are others in it.
    kept: Vec<(Rule, bool)>,
    /// In one selector each: what they may show, and all that may look otherwise by them.
    shown: String,
    changed: String,
}

impl Rules {
    pub(super) fn of(document: &Doc) -> Rc<Self> {
        let sheets = dom::all_sheets(document);
        let length = |sheet: &Sheet| sheet.rules().map_or(0, |rules| rules.length());
        let now: Known = sheets
            .map(|sheet| (sheet.clone(), length(&sheet)))
            .collect();
        let known = KNOWN.with_borrow(|all| {
            let known = all.iter().find(|(known, _)| *known == now);
            known.map(|(_, rules)| rules.clone())
        });
        known.unwrap_or_else(|| {
            let rules = Rc::new(Self::read(document, &now));
            KNOWN.with_borrow_mut(|all| {
                all.truncate(REMEMBERED - 1);
                all.insert(0, (now, rules.clone()));
            });
            rules
        })
    }

    /// A selector for what may be shown, and more; nothing, if no rule shows anything.
    pub(super) fn shown(&self) -> Option<&str> {
        Some(self.shown.as_str()).filter(|shown| !shown.is_empty())
    }

    /// The same of all that may look otherwise.
    pub(super) fn changed(&self) -> &str {
        &self.changed
    }

    pub(super) fn kept(&self) -> &[(Rule, bool)] {
        &self.kept
    }

    fn read(document: &Doc, sheets: &Known) -> Self {
        let mut reading = Reading {
            document,
            waits: Pattern::new(WAITS),
            shows: Pattern::new(SHOWS),
            left: MAX_RULES,
            found: Self::default(),
        };
        for (sheet, _) in sheets {
            if let Ok(rules) = sheet.rules() {
                reading.take(&rules, None, 0);
            }
        }
        reading.found
    }
}

struct Reading<'d> {
    document: &'d Doc,
    waits: Pattern,
    shows: Pattern,
    left: u32,
    found: Rules,
}

impl Reading<'_> {
    /// `outer`: what the rule around these is about, if that may be a matter of the pointer.
    fn take(&mut self, rules: &List, outer: Option<&str>, depth: u32) {
        for at in 0..rules.length() {
            if self.left == 0 || self.found.kept.len() >= MAX_KEPT || depth > MAX_DEPTH {
                return;
            }
            self.left -= 1;
            let Some(rule) = rules.item(at) else { continue };
            let text = rule.text();
            if !outer.is_some_and(|outer| outer.contains(":hover")) && !self.waits.finds(&text) {
                continue;
            }
            let inner = rule
                .imported()
                .map_or_else(|| rule.rules(), |sheet| sheet.rules().ok());
            let own = rule.selector();
            let about = own.as_deref().map(|own| unnested(own, outer));
            if let Some((own, about)) = own.zip(about.as_deref()) {
                let nested = inner.as_ref().is_some_and(|inner| inner.length() > 0);
                if while_hovering(&own, "*", nested).is_some() {
                    self.found.kept.push((rule, nested));
                }
                if let Some(changed) = self.selector(waiting(about, nested)) {
                    push(&mut self.found.changed, &changed);
                }
                let shown = waiting(about, false).filter(|_| self.shows.finds(&text));
                if let Some(shown) = self.selector(shown) {
                    push(&mut self.found.shown, &shown);
                }
            }
            if let Some(inner) = inner {
                self.take(&inner, about.as_deref().or(outer), depth + 1);
            }
        }
    }

    /// What is none, because a part of an element waits there and no element, would spoil all others.
    fn selector(&self, selector: Option<String>) -> Option<String> {
        let root = self.document.root()?;
        selector.filter(|selector| root.matches(&selector.into()).is_ok())
    }
}

fn push(list: &mut String, selector: &str) {
    if !list.is_empty() {
        list.push(',');
    }
    list.push_str(selector);
}
