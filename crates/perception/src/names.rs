//! Accessible names and descriptions: <https://w3c.github.io/accname/#mapping_additional_nd_te> with the host language's own
//! labels from <https://w3c.github.io/html-aam/#accname-computation>. The letters are the specification's steps.
use crate::raw::{NodeId, RawElement, Rendering};
use crate::reader::Reader;
use crate::{options, roles, text};
use protocol::role::Role;

/// Names are not looked for deeper than this, so that no page can exhaust the stack.
const MAX_DEPTH: u16 = 120;
/// And not further than this many nodes for one name, so that no page can exhaust the clock.
const MAX_NODES: u32 = 4_000;

/// The accessible name, with its white space folded.
pub(crate) fn name(reader: &Reader<'_>, node: NodeId) -> String {
    let prohibited = roles::name_prohibited(reader.role(node));
    if prohibited
        && !reader
            .tree
            .element(node)
            .is_some_and(|e| e.html("label") || e.html("legend") || e.html("caption"))
    {
        return String::new();
    }
    text::fold(&Walk::new(reader).of(node, Step::root()))
}

/// The text of an element and what is in it, as name-from-content would have it, whatever its role.
pub(crate) fn content(reader: &Reader<'_>, node: NodeId) -> String {
    text::fold(&Walk::new(reader).content(
        node,
        Step {
            within: Within::Content,
            ..Step::root()
        },
    ))
}

/// <https://w3c.github.io/accname/#mapping_additional_nd_description>
pub(crate) fn description(reader: &Reader<'_>, node: NodeId, name: &str) -> String {
    let Some(element) = reader.tree.element(node) else {
        return String::new();
    };
    let mut found = referenced(reader, node, "aria-describedby");
    if found.is_empty() {
        found = text::fold(element.attr("aria-description").unwrap_or_default());
    }
    if found.is_empty() {
        found = text::fold(element.attr("title").unwrap_or_default());
    }
    if found == name { String::new() } else { found }
}

fn referenced(reader: &Reader<'_>, node: NodeId, attribute: &str) -> String {
    let mut walk = Walk::new(reader);
    let parts: Vec<String> = reader
        .tree
        .referenced(node, attribute)
        .into_iter()
        .map(|n| walk.reference(n))
        .collect();
    text::fold(&parts.join(" "))
}

/// Why a node is looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Within {
    /// It is the one to be named.
    Itself,
    Labelledby,
    /// A native label, legend or caption.
    Label,
    Content,
}

#[derive(Clone, Copy)]
struct Step {
    within: Within,
    /// Inside an `aria-labelledby` traversal: no second one begins.
    referenced: bool,
    /// The label or referent itself is hidden, so what is hidden in it counts.
    hidden_counts: bool,
    depth: u16,
    /// The control that is being labelled: it does not become part of its own label.
    labelled: Option<NodeId>,
}

impl Step {
    fn root() -> Self {
        Self {
            within: Within::Itself,
            referenced: false,
            hidden_counts: false,
            depth: 0,
            labelled: None,
        }
    }

    fn into(self, within: Within) -> Self {
        Self {
            within,
            depth: self.depth + 1,
            ..self
        }
    }
}

/// One of the specification's steps: a name, or nothing to say.
type Look<'r, 'a> = fn(&mut Walk<'r, 'a>, NodeId, &RawElement, Step) -> Option<String>;

struct Walk<'r, 'a> {
    reader: &'r Reader<'a>,
    visited: u32,
}

impl<'r, 'a> Walk<'r, 'a> {
    fn new(reader: &'r Reader<'a>) -> Self {
        Self { reader, visited: 0 }
    }

    fn of(&mut self, node: NodeId, step: Step) -> String {
        self.visited += 1;
        if step.depth > MAX_DEPTH || self.visited > MAX_NODES || step.labelled == Some(node) {
            return String::new();
        }
        if let Some(text) = self.reader.tree.text(node) {
            return text.to_owned(); // 2G
        }
        let Some(element) = self.reader.tree.element(node) else {
            return String::new();
        };
        if step.within == Within::Content && !step.hidden_counts && self.reader.tree.excluded(node)
        {
            return String::new(); // 2A
        }
        let steps: [Look<'r, 'a>; 5] = [
            Self::labelledby,
            Self::embedded,
            Self::aria_label,
            Self::native,
            Self::contained,
        ];
        for look in steps {
            if let Some(found) = look(self, node, element, step).filter(|text| !text::blank(text)) {
                return found;
            }
        }
        self.tooltip(element, step).unwrap_or_default()
    }

    /// 2B
    fn labelledby(&mut self, node: NodeId, _: &RawElement, step: Step) -> Option<String> {
        if step.referenced {
            return None;
        }
        let parts: Vec<String> = self
            .reader
            .tree
            .referenced(node, "aria-labelledby")
            .into_iter()
            .map(|n| self.reference(n))
            .collect();
        Some(parts.join(" "))
    }

    fn reference(&mut self, node: NodeId) -> String {
        let hidden_counts = self.reader.tree.excluded(node);
        self.of(
            node,
            Step {
                within: Within::Labelledby,
                referenced: true,
                hidden_counts,
                ..Step::root()
            },
        )
    }

    /// 2C: a control inside a name gives its value.
    fn embedded(&mut self, node: NodeId, element: &RawElement, step: Step) -> Option<String> {
        if step.within == Within::Itself {
            return None;
        }
        match self.reader.role(node) {
            Role::TextBox | Role::SearchBox
                if crate::inputs::input_kind(element, &self.called(node))
                    .is_some_and(|k| k.is_secret()) =>
            {
                None
            }
            Role::TextBox | Role::SearchBox => match &element.value {
                Some(value) => Some(value.clone()),
                None => Some(self.content(node, step)),
            },
            Role::Combobox | Role::ListBox => {
                options::value(self.reader, node).or_else(|| element.value.clone())
            }
            Role::Slider | Role::SpinButton | Role::Scrollbar | Role::Meter | Role::ProgressBar => {
                let said = element
                    .attr("aria-valuetext")
                    .or_else(|| element.attr("aria-valuenow"));
                said.map(str::to_owned).or_else(|| element.value.clone())
            }
            _ => None,
        }
    }

    /// Everything that labels a field, as it stands there: enough to know a secret by, and no search that could go in a circle.
    fn called(&self, node: NodeId) -> String {
        let tree = &self.reader.tree;
        let sources = tree
            .labels(node)
            .iter()
            .copied()
            .chain(tree.referenced(node, "aria-labelledby"));
        let texts = sources
            .flat_map(|source| tree.descendants(source))
            .filter_map(|n| tree.text(n));
        texts.take(50).collect::<Vec<_>>().join(" ")
    }

    /// 2D
    fn aria_label(&mut self, _: NodeId, element: &RawElement, _: Step) -> Option<String> {
        element.attr("aria-label").map(str::to_owned)
    }

    /// 2E
    fn native(&mut self, node: NodeId, element: &RawElement, step: Step) -> Option<String> {
        if step.within != Within::Label
            && let Some(found) = self.labels(node, step).filter(|t| !text::blank(t))
        {
            return Some(found);
        }
        match element.tag.as_str() {
            "input" => button_text(element),
            "img" | "area" => element.attr("alt").map(str::to_owned),
            "optgroup" | "option" => element.attr("label").map(str::to_owned),
            "fieldset" => self.child(node, "legend", step),
            "figure" => self.child(node, "figcaption", step),
            "table" => self.child(node, "caption", step),
            "svg" | "g" | "path" | "a" if element.namespace == crate::raw::Namespace::Svg => {
                self.child(node, "title", step)
            }
            _ => None,
        }
    }

    fn labels(&mut self, node: NodeId, step: Step) -> Option<String> {
        let labels = self.reader.tree.labels(node).to_vec();
        let parts: Vec<String> = labels
            .into_iter()
            .map(|label| self.part(label, node, step))
            .filter(|t| !text::blank(t))
            .collect();
        (!parts.is_empty()).then(|| parts.join(" "))
    }

    fn child(&mut self, node: NodeId, tag: &str, step: Step) -> Option<String> {
        let found = self
            .reader
            .tree
            .children(node)
            .iter()
            .copied()
            .find(|n| self.reader.tree.element(*n).is_some_and(|e| e.tag == tag))?;
        Some(self.part(found, node, step))
    }

    /// A label, legend or caption speaks with its whole content, hidden or not.
    fn part(&mut self, label: NodeId, labelled: NodeId, step: Step) -> String {
        let hidden_counts = self.reader.tree.excluded(label) || step.hidden_counts;
        self.of(
            label,
            Step {
                hidden_counts,
                labelled: Some(labelled),
                ..step.into(Within::Label)
            },
        )
    }

    /// 2F
    fn contained(&mut self, node: NodeId, element: &RawElement, step: Step) -> Option<String> {
        if element.html("select") || element.html("textarea") || element.html("iframe") {
            return None;
        }
        let allowed =
            step.within != Within::Itself || roles::named_by_content(self.reader.role(node));
        allowed.then(|| self.content(node, step))
    }

    fn content(&mut self, node: NodeId, step: Step) -> String {
        let mut out = String::new();
        if let Some(element) = self.reader.tree.element(node) {
            out.push_str(element.before.as_deref().unwrap_or_default());
        }
        let closed = self.closed_details(node);
        for child in self.reader.tree.children(node).to_vec() {
            if closed
                && !self
                    .reader
                    .tree
                    .element(child)
                    .is_some_and(|e| e.html("summary"))
            {
                continue;
            }
            let own_line = self.reader.tree.element(child).is_some_and(text::own_line);
            let part = self.of(child, step.into(Within::Content));
            if own_line {
                out.push(' ');
            }
            out.push_str(&part);
            if own_line {
                out.push(' ');
            }
        }
        if let Some(element) = self.reader.tree.element(node) {
            out.push_str(element.after.as_deref().unwrap_or_default());
        }
        out
    }

    fn closed_details(&self, node: NodeId) -> bool {
        self.reader
            .tree
            .element(node)
            .is_some_and(|e| e.html("details") && !e.has("open") && e.rendering != Rendering::None)
    }

    /// 2I, and the placeholder after it.
    fn tooltip(&mut self, element: &RawElement, step: Step) -> Option<String> {
        let title = element.attr("title").filter(|t| !text::blank(t));
        let placeholder = || {
            let field = element.html("input") || element.html("textarea");
            let own = element
                .attr("placeholder")
                .filter(|_| field && step.within == Within::Itself);
            own.or_else(|| element.attr("aria-placeholder"))
                .filter(|t| !text::blank(t))
        };
        let found = title.or_else(placeholder).map(str::to_owned);
        found.or_else(|| {
            default_text(element)
                .filter(|_| step.within != Within::Label)
                .map(str::to_owned)
        })
    }
}

/// What stands on an input that is a button.
fn button_text(element: &RawElement) -> Option<String> {
    match element.kind().as_str() {
        "submit" | "reset" | "button" => element.attr("value").map(str::to_owned),
        "image" => element
            .attr("alt")
            .or_else(|| element.attr("value"))
            .map(str::to_owned),
        _ => None,
    }
}

/// What a browser writes on a button that has no words of its own.
fn default_text(element: &RawElement) -> Option<&'static str> {
    match element.kind().as_str() {
        _ if !element.html("input") => None,
        "submit" | "image" => Some("Submit"),
        "reset" => Some("Reset"),
        _ => None,
    }
}
