//! Which elements style sheets may put words before or after, and which they may hide from the eye. Asking an element costs computed
//! styles; looking through the sheets, once, costs less wherever there are many to ask.
use super::moving::Moving;
use super::{generated, hiding};
use crate::dom::{self, Doc, El, Pattern, Rule, Rules, Style};
use crate::selectors::Keys;
use perception::raw::RawElement;
use std::cell::{Cell, OnceCell};

/// More rules than this are not looked through.
const MAX_RULES: u32 = 6_000;
/// For the price of asking one element, so many rules can be looked at.
const RULES_FOR_ONE: u32 = 3;

/// What the text of a rule must hold to be one that paints a ground, or wraps some.
const PAINT: &str = r"^@|[\s;{](?:background|-webkit-backdrop-filter|backdrop-filter|border[a-z-]*: [^;]*[0-9]{2}|animation)";

/// The sheets of one document. What stands in shadow trees, or is slotted into them, is none of theirs alone; and trees are many and
/// small, so that asking their elements costs less than reading sheets for each.
#[derive(Debug)]
pub(super) struct Sheets {
    document: Doc,
    asked: Cell<u32>,
    rules: OnceCell<u32>,
    keys: OnceCell<Found>,
    /// Nearly every sheet has many of these rules, and few pages need them.
    painting: OnceCell<Painting>,
    moving: OnceCell<Moving>,
}

/// The elements that rules of these kinds may be about.
#[derive(Debug, Default)]
struct Found {
    speaking: Keys,
    concealing: Keys,
    floating: Keys,
}

impl Sheets {
    pub(super) fn of(document: Doc) -> Self {
        Self {
            document,
            asked: Cell::default(),
            rules: OnceCell::default(),
            keys: OnceCell::default(),
            painting: OnceCell::default(),
            moving: OnceCell::default(),
        }
    }

    pub(super) fn document(&self) -> &Doc {
        &self.document
    }

    /// False: there is nothing before or after the element. True: it has to be asked.
    pub(super) fn may_speak(&self, element: &El, raw: &RawElement) -> bool {
        self.found()
            .is_none_or(|found| is_among(&found.speaking, element, raw))
    }

    /// False: neither a rule nor a script's motion hides the element while it has a box. True: it has to be asked.
    pub(super) fn may_conceal(&self, element: &El, raw: &RawElement) -> bool {
        self.found()
            .is_none_or(|found| is_among(&found.concealing, element, raw))
            || self
                .moving
                .get_or_init(|| Moving::of(&self.document))
                .has(element)
    }

    /// False: no rule lifts the element out of the page's own layer. True: it has to be asked.
    pub(super) fn may_float(&self, element: &El, raw: &RawElement) -> bool {
        self.found()
            .is_none_or(|found| is_among(&found.floating, element, raw))
    }

    /// False: no rule gives the element a ground. True: it has to be asked.
    pub(super) fn may_paint(&self, element: &El, raw: &RawElement) -> bool {
        is_among(&self.painting().own, element, raw)
    }

    /// The same of what stands before and after it.
    pub(super) fn may_paint_beside(&self, element: &El, raw: &RawElement) -> bool {
        is_among(&self.painting().beside, element, raw)
    }

    fn painting(&self) -> &Painting {
        let read = || {
            let mut painting = Painting::default();
            read_into(&self.document, PAINT, &mut painting);
            painting
        };
        self.painting.get_or_init(read)
    }

    /// What stands in the sheets, where it is worth while to look.
    fn found(&self) -> Option<&Found> {
        let asked = self.asked.get() + 1;
        self.asked.set(asked);
        let rules = *self.rules.get_or_init(|| count(&self.document));
        let worth = rules <= MAX_RULES && asked.saturating_mul(RULES_FOR_ONE) >= rules;
        worth.then(|| self.keys.get_or_init(|| read(&self.document)))
    }
}

fn is_among(keys: &Keys, element: &El, raw: &RawElement) -> bool {
    let attribute = |name: &str| element.attribute(name);
    keys.any
        || keys.has_tag(&raw.tag)
        || !keys.classes.is_empty() && keys.has_class_of(&element.class().unwrap_or_default())
        || !keys.ids.is_empty() && keys.has_id(raw.attr("id").unwrap_or_default())
        || keys.attributes.iter().any(|name| attribute(name).is_some())
}

fn count(document: &Doc) -> u32 {
    dom::all_sheets(document)
        .map(|sheet| sheet.rules().map_or(0, |rules| rules.length()))
        .fold(0, u32::saturating_add)
}

fn read(document: &Doc) -> Found {
    let mut found = Found::default();
    // By the browser's own sheet (<https://html.spec.whatwg.org/multipage/rendering.html#phrasing-content-3>).
    found.speaking.add("q::before");
    read_into(document, hiding::RULES, &mut found);
    found
}

fn read_into(document: &Doc, rules: &str, kept: &mut impl Kept) {
    let mut reading = Reading {
        telling: Pattern::new(rules),
        left: MAX_RULES,
    };
    for sheet in dom::all_sheets(document) {
        match sheet.rules() {
            Ok(rules) => reading.take(&rules, None, kept, 0),
            // Of another site, and not to be read.
            Err(_) => kept.anything(),
        }
    }
}

/// Whoever keeps what stands in sheets.
trait Kept {
    fn take(&mut self, selector: &str, rule: &Rule);

    /// Something can't be read.
    fn anything(&mut self);

    /// There is nothing more to learn.
    fn is_done(&self) -> bool;
}

/// What rules may give a ground to: elements, and what stands before or after them.
#[derive(Debug, Default)]
struct Painting {
    own: Keys,
    beside: Keys,
}

impl Kept for Painting {
    fn take(&mut self, selector: &str, _: &Rule) {
        self.own.add_own(selector);
        self.beside.add(selector);
    }

    fn anything(&mut self) {
        self.own.any = true;
        self.beside.any = true;
    }

    fn is_done(&self) -> bool {
        self.own.any && self.beside.any
    }
}

impl Kept for Found {
    fn take(&mut self, selector: &str, rule: &Rule) {
        let Some(style) = rule.style() else { return };
        if selector.contains(":before") | selector.contains(":after") && speaks(&style) {
            self.speaking.add(selector);
        }
        if hiding::may_conceal(&style) {
            self.concealing.add_own(selector);
        }
        if hiding::may_float(&style) {
            self.floating.add_own(selector);
        }
    }

    fn anything(&mut self) {
        self.speaking.any = true;
        self.concealing.any = true;
        self.floating.any = true;
    }

    fn is_done(&self) -> bool {
        self.speaking.any && self.concealing.any && self.floating.any
    }
}

/// One way through all sheets of a document.
struct Reading {
    /// Finds the rules that are worth a look.
    telling: Pattern,
    left: u32,
}

impl Reading {
    /// `outer`: what the style rule around these is about.
    fn take(&mut self, rules: &Rules, outer: Option<&str>, kept: &mut impl Kept, depth: u32) {
        for at in 0..rules.length() {
            if kept.is_done() || self.left == 0 || depth > 20 {
                return kept.anything();
            }
            self.left -= 1;
            let Some(rule) = rules.item(at) else { continue };
            if !self.telling.finds(&rule.text()) {
                continue;
            }
            let own = rule.selector();
            match (own.as_deref(), outer) {
                (Some(selector), _) => kept.take(selector, &rule),
                (None, _) if !is_nested(&rule) => {}
                (None, Some(selector)) => kept.take(selector, &rule),
                (None, None) => kept.anything(),
            }
            let outer = own.as_deref().or(outer);
            match rule
                .imported()
                .map(|sheet| sheet.rules())
                .or_else(|| rule.rules().map(Ok))
            {
                Some(Ok(inner)) => self.take(&inner, outer, kept, depth + 1),
                Some(Err(_)) => kept.anything(),
                None => {}
            }
        }
    }
}

/// Declarations that stand among the rules in a rule (<https://drafts.csswg.org/css-nesting-1/#the-cssnestrule>). What else has a
/// style and no selector, keyframes and fonts, is written with braces of its own.
fn is_nested(rule: &Rule) -> bool {
    rule.style().is_some()
        && rule
            .text()
            .as_string()
            .is_some_and(|text| !text.contains('{'))
}

/// Says something, or something that can't be told from the rule alone.
fn speaks(style: &Style) -> bool {
    let content = style.content();
    !content.is_empty() && (generated::says(&content) || !style.get("animation-name").is_empty())
}
