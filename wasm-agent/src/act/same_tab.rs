//! Keeps in this tab what a press would open in a new one.
//!
//! The browser blocks a window that no person's own click asked for, and where it doesn't, the way would go on in a tab that
//! nobody follows. So for the moment of the click the link (or the form's button) says `_self`; right after it, it says again
//! what the page wrote. Where it leads is unchanged, and was judged before, like any other link's address.
use crate::dom::{self, El};
use wasm_bindgen::{JsCast, JsValue};

/// While it lives, the press goes to this tab.
#[derive(Debug)]
pub(super) struct SameTab(Option<Changed>);

#[derive(Debug)]
struct Changed {
    element: El,
    attribute: &'static str,
    was: Option<String>,
}

impl SameTab {
    /// The innermost thing around the press that opens something decides.
    pub(super) fn while_pressing(target: &El) -> SameTab {
        let opener = dom::around(target).find_map(|element| {
            let attribute = match element.local_name().as_str() {
                "a" | "area" => "target",
                "button" | "input" => "formtarget",
                _ => return None,
            };
            Some((element, attribute))
        });
        SameTab(opener.and_then(|(element, attribute)| Changed::make(element, attribute)))
    }
}

impl Drop for SameTab {
    fn drop(&mut self) {
        let Some(Changed {
            element,
            attribute,
            was,
        }) = self.0.take()
        else {
            return;
        };
        match was {
            // Fails on malformed names only.
            Some(was) => drop(element.set_attribute(attribute, &was)),
            None => element.remove_attribute(attribute),
        }
    }
}

impl Changed {
    fn make(element: El, attribute: &'static str) -> Option<Changed> {
        let was = element.attribute(attribute);
        let inherited = || inherited(&element, attribute);
        let wanted = was.clone().or_else(inherited)?;
        if stays(&wanted) || element.set_attribute(attribute, "_self").is_err() {
            return None;
        }
        Some(Changed {
            element,
            attribute,
            was,
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
