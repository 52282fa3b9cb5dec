//! Keeps in this tab what a press would open in a new one.
//!
//! The browser blocks a window that no person's own click asked for, and where it doesn't, the way would go on in a tab that
//! nobody follows. So for the moment of the click the link (or the form's button) says `_self`; right after it, it says again
//! what the page wrote. Where it leads is unchanged, and was judged before, like any other link's address.
//! A link's pings are sent to nobody: what was judged is the address that it opens, not what it posts besides
//! (<https://html.spec.whatwg.org/multipage/links.html#hyperlink-auditing>).
use crate::dom::{self, El};
use wasm_bindgen::{JsCast, JsValue};

/// While it lives, the press opens what it opens in this tab, and nothing else.
#[derive(Debug)]
pub(super) struct PlainLink(Vec<Changed>);

#[derive(Debug)]
struct Changed {
    element: El,
    attribute: &'static str,
    was: Option<String>,
}

impl PlainLink {
    /// The innermost thing around the press that opens something decides.
    pub(super) fn while_pressing(target: &El) -> PlainLink {
        let opener = dom::around(target).find_map(|element| {
            let attribute = match element.local_name().as_str() {
                "a" | "area" => "target",
                "button" | "input" => "formtarget",
                _ => return None,
            };
            Some((element, attribute))
        });
        let changed = opener.map(|(element, attribute)| {
            [
                Changed::stays(&element, attribute),
                Changed::silent(element),
            ]
        });
        PlainLink(changed.into_iter().flatten().flatten().collect())
    }
}

impl Drop for PlainLink {
    fn drop(&mut self) {
        for changed in &self.0 {
            match &changed.was {
                // Fails on malformed names only.
                Some(was) => drop(changed.element.set_attribute(changed.attribute, was)),
                None => changed.element.remove_attribute(changed.attribute),
            }
        }
    }
}

impl Changed {
    fn stays(element: &El, attribute: &'static str) -> Option<Changed> {
        let was = element.attribute(attribute);
        let inherited = || inherited(element, attribute);
        let wanted = was.clone().or_else(inherited)?;
        if stays(&wanted) || element.set_attribute(attribute, "_self").is_err() {
            return None;
        }
        Some(Changed {
            element: element.clone(),
            attribute,
            was,
        })
    }

    fn silent(element: El) -> Option<Changed> {
        let was = element.attribute("ping")?;
        element.remove_attribute("ping");
        Some(Changed {
            element,
            attribute: "ping",
            was: Some(was),
        })
    }
}

/// What counts where the element itself says nothing: its form's word, then the document's.
fn inherited(element: &El, attribute: &str) -> Option<String> {
    let form = (attribute == "formtarget")
        .then(|| dom::around(element).find(|outer| outer.local_name() == "form"));
    let form = form.flatten().and_then(|form| form.attribute("target"));
    form.or_else(|| first("base[target]")?.attribute("target"))
}

/// This tab already, or a frame of the page.
fn stays(target: &str) -> bool {
    let known = ["", "_self", "_parent", "_top"];
    known
        .iter()
        .any(|here| target.trim().eq_ignore_ascii_case(here))
        || found("iframe[name]").any(|frame| frame.attribute("name").as_deref() == Some(target))
}

fn first(selector: &str) -> Option<El> {
    found(selector).next()
}

fn found(selector: &str) -> impl Iterator<Item = El> {
    let list = dom::document().all(selector).unwrap_or(JsValue::NULL);
    let list = list.dyn_into::<web_sys::NodeList>().ok();
    let length = list.as_ref().map_or(0, web_sys::NodeList::length);
    (0..length).filter_map(move |at| list.as_ref()?.item(at)?.dyn_into().ok())
}
