//! Which elements style sheets may put words before or after. Asking an element costs two computed styles; looking through the
//! sheets, once, costs less wherever there are many to ask.
use super::generated;
use crate::dom::{self, El, Rule, Rules, Sheet};
use crate::selectors::Keys;
use perception::raw::RawElement;
use std::cell::{Cell, OnceCell};
use wasm_bindgen::JsCast;

/// More rules than this are not looked through.
const MAX_RULES: u32 = 6_000;
/// For the price of asking one element, so many rules can be looked at.
const RULES_FOR_ONE: u32 = 3;

/// The document's own sheets. What stands in shadow trees, or is slotted into them, is none of theirs alone.
#[derive(Debug, Default)]
pub(super) struct Sheets {
    asked: Cell<u32>,
    rules: OnceCell<u32>,
    keys: OnceCell<Keys>,
}

impl Sheets {
    /// False: there is nothing before or after the element. True: it has to be asked.
    pub(super) fn may_speak(&self, element: &El, raw: &RawElement) -> bool {
        let asked = self.asked.get() + 1;
        self.asked.set(asked);
        let rules = *self.rules.get_or_init(count);
        if rules > MAX_RULES || asked.saturating_mul(RULES_FOR_ONE) < rules {
            return true;
        }
        let keys = self.keys.get_or_init(read);
        let attribute = |name: &str| element.attribute(name).unwrap_or_default();
        keys.any
            || keys.has_tag(&raw.tag)
            || !keys.classes.is_empty() && keys.has_class_of(&attribute("class"))
            || !keys.ids.is_empty() && keys.has_id(raw.attr("id").unwrap_or_default())
            || keys
                .attributes
                .iter()
                .any(|name| element.attribute(name).is_some())
    }
}

fn sheets() -> impl Iterator<Item = Sheet> {
    let document = dom::document();
    let adopted = document.adopted_sheets();
    let own = document.sheets();
    let listed = (0..own.length()).filter_map(move |at| own.item(at));
    listed.chain((0..adopted.length()).map(move |at| adopted.get(at).unchecked_into()))
}

fn count() -> u32 {
    sheets()
        .map(|sheet| sheet.rules().map_or(0, |rules| rules.length()))
        .fold(0, u32::saturating_add)
}

fn read() -> Keys {
    let mut keys = Keys::default();
    // By the browser's own sheet (<https://html.spec.whatwg.org/multipage/rendering.html#phrasing-content-3>).
    keys.add("q::before");
    let mut left = MAX_RULES;
    for sheet in sheets() {
        match sheet.rules() {
            Ok(rules) => take(&rules, &mut keys, &mut left, 0),
            // Of another site, and not to be read.
            Err(_) => keys.any = true,
        }
    }
    keys
}

fn take(rules: &Rules, keys: &mut Keys, left: &mut u32, depth: u32) {
    for at in 0..rules.length() {
        if keys.any || *left == 0 || depth > 20 {
            keys.any = true;
            return;
        }
        *left -= 1;
        let Some(rule) = rules.item(at) else { continue };
        if let Some(selector) = rule.selector()
            && selector.contains(":before") | selector.contains(":after")
            && speaks(&rule)
        {
            keys.add(&selector);
        }
        match rule
            .imported()
            .map(|sheet| sheet.rules())
            .or_else(|| rule.rules().map(Ok))
        {
            Some(Ok(inner)) => take(&inner, keys, left, depth + 1),
            Some(Err(_)) => keys.any = true,
            None => {}
        }
    }
}

/// Says something, or something that can't be told from the rule alone.
fn speaks(rule: &Rule) -> bool {
    let Some(style) = rule.style() else {
        return false;
    };
    let content = style.content();
    !content.is_empty() && (generated::says(&content) || !style.get("animation-name").is_empty())
}
