//! What a press of an element would bring about, as its markup says: which control the browser would really activate, where that
//! leads or what it sends. Told facts are kept with their ref; right before the click they must still hold.
use super::script_link::is_script;
use crate::dom::{self, El};
use crate::eyes::{Eyes, Look};
use crate::harvest::Harvest;
use perception::{ElementKey, NodeId};
use protocol::action::{ActionError, ErrorCode};
use protocol::snapshot::Identity;

/// One press, before it is made. Elements are known by their keys, so that nothing is kept alive by it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Deed {
    /// What a person reads on it, where its name doesn't say so.
    shows: Option<String>,
    /// The control with an activation behavior that the press meets or is passed on to
    /// (<https://dom.spec.whatwg.org/#eventtarget-activation-behavior>).
    activates: Option<ElementKey>,
    href: Option<String>,
    /// What its address, or its form's, is completed with.
    base: Option<String>,
    kind: Option<String>,
    form: Option<ElementKey>,
    action: Option<String>,
    method: Option<String>,
}

/// Whatever a press can activate by itself. The innermost one counts.
const ACTIVE: &str = "a[href],area[href],button,input,label,summary";

/// Inputs that only take the focus when their label is pressed.
const SENT: [&str; 8] = [
    "submit", "image", "button", "reset", "checkbox", "radio", "file", "color",
];

impl Deed {
    /// `met`: what the mouse meets; `shows`: what is read on the control that was judged.
    pub(crate) fn of(met: &El, shows: Option<String>, eyes: &mut Eyes) -> Deed {
        let activated = activated(met);
        let control = activated.as_ref();
        let attribute = |name: &str| control.and_then(|el| el.attribute(name));
        let form = control.and_then(El::form_owner);
        let of_form = |name: &str| form.as_ref().and_then(|form| form.attribute(name));
        let href = attribute("href");
        let action = attribute("formaction").or_else(|| of_form("action"));
        let kind = attribute("type").map(|kind| kind.to_ascii_lowercase());
        // A form without an address is sent to the document's own.
        let submits = form.is_some() && !matches!(kind.as_deref(), Some("button" | "reset"));
        let sent_to = (action.as_deref()).or_else(|| submits.then_some(""));
        let completed = href.as_deref().or(sent_to);
        Deed {
            shows,
            base: completed.and_then(|address| base_of(address, &met.base())),
            href,
            kind,
            action,
            method: (attribute("formmethod").or_else(|| of_form("method")))
                .map(|method| method.to_ascii_lowercase()),
            form: form.as_ref().map(|form| eyes.key_of(form)),
            activates: control.map(|el| eyes.key_of(el)),
        }
    }

    /// The script that it leads to, where its address is one.
    pub(super) fn script(&self) -> Option<&str> {
        self.href.as_deref().filter(|href| is_script(href))
    }

    /// What of it is another than it was, in words; None where all is the same.
    pub(super) fn changed(&self, now: &Deed) -> Option<String> {
        let quoted = |text: &Option<String>| text.clone().unwrap_or_default();
        let told = |what: &str, was: &Option<String>, is: &Option<String>| {
            format!("its {what} was “{}” and is “{}”", quoted(was), quoted(is))
        };
        if self.shows != now.shows {
            return Some(told("shown text", &self.shows, &now.shows));
        }
        if self.activates != now.activates {
            return Some("the press would activate another control".to_owned());
        }
        if self.href != now.href {
            return Some(told("address", &self.href, &now.href));
        }
        if self.base != now.base {
            return Some(told("address’s base", &self.base, &now.base));
        }
        if self.kind != now.kind {
            return Some(told("type", &self.kind, &now.kind));
        }
        if self.form != now.form {
            return Some("it belongs to another form".to_owned());
        }
        if self.action != now.action {
            return Some(told("form’s address", &self.action, &now.action));
        }
        (self.method != now.method).then(|| told("form’s method", &self.method, &now.method))
    }

    /// The same activation as another press, wherever that met it.
    pub(super) fn activates_the_same(&self, other: &Deed) -> bool {
        self.activates == other.activates
    }
}

/// As much of the document's base as this address is completed with, none where another base leads nowhere else:
/// <https://url.spec.whatwg.org/#relative-state>.
fn base_of(address: &str, base: &str) -> Option<String> {
    let address = address.trim();
    let scheme = address
        .split([':', '/', '?', '#'])
        .next()
        .unwrap_or_default();
    if address[scheme.len()..].starts_with(':') || address.starts_with('#') {
        return None;
    }
    let path = base.split(['?', '#']).next().unwrap_or_default();
    let host = path.find("//").map_or(0, |at| at + 2);
    let end = match address {
        // "//host/path"
        _ if address.starts_with("//") => host,
        _ if address.starts_with('/') => path[host..].find('/').map_or(path.len(), |at| host + at),
        _ if address.is_empty() || address.starts_with('?') => path.len(),
        _ => path.rfind('/').map_or(0, |at| at + 1),
    };
    Some(path[..end].to_owned())
}

/// What the browser would activate by a click there. A label passes it on to its control.
fn activated(met: &El) -> Option<El> {
    let selector = ACTIVE.into();
    let active = |el: &El| el.matches(&selector).unwrap_or(false);
    let passed = |el: El| match el.html::<El>("label") {
        Some(_) => el.labelled_control(),
        None => Some(el),
    };
    dom::path(met).filter(active).find_map(passed)
}

pub(super) fn inside(outer: &El, inner: &El) -> bool {
    dom::around(inner).any(|el| el == *outer)
}

/// A press on the judged control would activate another one, which was not judged with it.
pub(super) fn passed_on(look: &Look, own: &El, met: &El) -> Result<(), ActionError> {
    let Some(control) = activated(met).filter(|control| control != own) else {
        return Ok(());
    };
    let inside = inside(own, &control);
    let around = self::inside(&control, own);
    let kind = control.attribute("type").unwrap_or_default();
    let only_focuses = match control.local_name().as_str() {
        "input" => !SENT.contains(&kind.to_ascii_lowercase().as_str()),
        "select" | "textarea" | "summary" => true,
        _ => false,
    };
    // What stands inside it was compared with it when the place to press was looked for.
    if inside || only_focuses {
        return Ok(());
    }
    let reader = look.reader();
    let judged = reader.identity(look.node);
    let other = look
        .harvest
        .find(&control)
        .map(|node| reader.identity(node));
    let ticks = ["checkbox", "radio", "file"].contains(&kind.to_ascii_lowercase().as_str());
    let same_name = other.as_ref().is_some_and(|o| o.name == judged.name);
    if same_name && (around || ticks) {
        return Ok(());
    }
    let to = match other {
        Some(Identity { role, name }) => format!("the {role} “{name}”"),
        None => "another control".to_owned(),
    };
    let message = format!(
        "A press on the {} “{}” would be passed on to {to}. Nothing was pressed.",
        judged.role, judged.name
    );
    Err(super::error(ErrorCode::PageChanged, message))
}

/// It became something else between the judgement and the click.
pub(super) fn page_changed(judged: &Identity, what: &str) -> ActionError {
    let Identity { role, name } = judged;
    super::error(
        ErrorCode::PageChanged,
        format!("The {role} “{name}” changed right before the click: {what}. Nothing was pressed."),
    )
}

/// Its role and name are what they were. What the page has just hidden from assistive technology (the rest of the page, beside a menu
/// that opened) has no name; its text speaks for it.
pub(super) fn still_called(
    judged: &Identity,
    text: Option<&String>,
    harvest: &Harvest,
    node: NodeId,
) -> Result<(), ActionError> {
    let now = harvest.reader().identity(node);
    let hidden = now.name.is_empty() && !judged.name.is_empty();
    let same_text = || {
        harvest
            .element(node)
            .and_then(|el| el.text_content())
            .as_ref()
            == text
    };
    if now == *judged || hidden && same_text() {
        return Ok(());
    }
    let what = format!("it is the {} “{}” now", now.role, now.name);
    Err(page_changed(judged, &what))
}
