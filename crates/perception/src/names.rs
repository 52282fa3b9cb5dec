//! Accessible names and descriptions: <https://w3c.github.io/accname/#mapping_additional_nd_te>. The letters are the
//! specification's steps; what the host language says is in [`crate::labels`].
use crate::labels::{self, Source};
use crate::raw::{NodeId, RawElement, Rendering};
use crate::reader::Reader;
use crate::text::Flow;
use crate::{options, roles, text};
use protocol::role::Role;

/// Names are not looked for deeper than this, so that no page can exhaust the stack.
const MAX_DEPTH: u16 = 120;
/// And not further than this many nodes for one name, so that no page can exhaust the clock.
const MAX_NODES: u32 = 4_000;

/// The accessible name, with its white space folded.
pub(crate) fn name(reader: &Reader<'_>, node: NodeId) -> String {
    let role = reader.role(node);
    let named = |e: &RawElement| {
        // Authors must not, but browsers expose it where they do.
        labels::nameable(e) || (role == Role::Generic && reader.has_author_label(node))
    };
    if roles::name_prohibited(role) && !reader.tree.element(node).is_some_and(named) {
        return String::new();
    }
    let name = text::fold(&Walk::new(reader, node).of(node, Step::root()));
    let choice = matches!(role, Role::Radio | Role::Checkbox | Role::Switch);
    match name.is_empty() && choice {
        true => shown_by_its_label(reader, node).unwrap_or_default(),
        false => name,
    }
}

/// Libraries draw a choice's card in its label and keep all of it from who hears the page: it is called by what it shows. One word may be
/// an icon's.
fn shown_by_its_label(reader: &Reader<'_>, node: NodeId) -> Option<String> {
    let field = reader.tree.element(node).filter(|e| e.html("input"))?;
    let mut walk = Walk::new(reader, node);
    walk.aria_hidden = true;
    let shown = walk.native(node, field, Step::root())?;
    Some(text::fold(&shown)).filter(|shown| shown.contains(' '))
}

/// The text of an element and what is in it, as name-from-content would have it, whatever its role.
pub(crate) fn content(reader: &Reader<'_>, node: NodeId) -> String {
    let step = Step {
        within: Within::Content,
        ..Step::root()
    };
    text::fold(&Walk::new(reader, node).content(node, step))
}

/// What an element adds to a name around it, whatever its role: its label if it has one, else its content.
pub(crate) fn spoken(reader: &Reader<'_>, node: NodeId) -> String {
    let step = Step {
        within: Within::Content,
        ..Step::root()
    };
    text::fold(&Walk::new(reader, node).of(node, step))
}

/// <https://w3c.github.io/accname/#mapping_additional_nd_description>; what the name says is not said again.
pub(crate) fn description(reader: &Reader<'_>, node: NodeId, name: &str) -> String {
    let Some(element) = reader.tree.element(node) else {
        return String::new();
    };
    let attribute = |name: &str| text::fold(element.attr(name).unwrap_or_default());
    let mut found = referenced(reader, node, "aria-describedby");
    for other in ["aria-description", "title"] {
        if found.is_empty() {
            found = attribute(other);
        }
    }
    if found == name { String::new() } else { found }
}

fn referenced(reader: &Reader<'_>, node: NodeId, attribute: &str) -> String {
    let mut walk = Walk::new(reader, node);
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
    /// Already part of the name by reference: they don't come again as content.
    spent: Vec<NodeId>,
    /// What is named is out of the tree by `aria-hidden` with everything in it: that alone hides nothing then.
    aria_hidden: bool,
}

impl<'r, 'a> Walk<'r, 'a> {
    fn new(reader: &'r Reader<'a>, node: NodeId) -> Self {
        Self {
            reader,
            visited: 0,
            spent: Vec::new(),
            aria_hidden: reader.tree.aria_hidden(node),
        }
    }

    fn of(&mut self, node: NodeId, step: Step) -> String {
        self.visited += 1;
        if step.depth > MAX_DEPTH || self.visited > MAX_NODES || step.labelled == Some(node) {
            return String::new();
        }
        let Some(element) = self.reader.tree.element(node) else {
            return self.reader.tree.words(node).into_owned(); // 2G
        };
        if step.within == Within::Content {
            if self.spent.contains(&node) || self.out_of_sight(node, step) {
                return String::new(); // 2A
            }
            if element.html("slot") || (self.unseen(node) && !step.hidden_counts) {
                return self.content(node, step);
            }
        }
        let steps: [Look<'r, 'a>; 4] = [
            Self::labelledby,
            Self::embedded,
            Self::aria_label,
            Self::native,
        ];
        for look in steps {
            if let Some(found) = look(self, node, element, step).filter(|text| !text::blank(text)) {
                return found;
            }
        }
        let contained = self.contained(node, element, step);
        match contained {
            Some(text) if !text::blank(&text) => text,
            // A blank between two words stays one.
            blank if self.reader.role(node) == Role::None => blank.unwrap_or_default(),
            blank => self.tooltip(element, step).or(blank).unwrap_or_default(),
        }
    }

    fn out_of_sight(&self, node: NodeId, step: Step) -> bool {
        !step.hidden_counts
            && (self.reader.tree.rendering(node) == Some(Rendering::None)
                || (!self.aria_hidden && self.reader.tree.aria_hidden(node)))
    }

    /// 2B
    fn labelledby(&mut self, node: NodeId, _: &RawElement, step: Step) -> Option<String> {
        if step.referenced {
            return None;
        }
        let mut parts = Vec::new();
        for referent in self.reader.tree.referenced(node, "aria-labelledby") {
            parts.push(self.reference(referent));
            self.spent.push(referent);
        }
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
        // What nobody can see in a field, or only its owner may, is in no name.
        let untold =
            || self.is_secret(node, element) || self.reader.tree.mute(node) && !step.hidden_counts;
        if step.within == Within::Itself {
            return None;
        }
        match self.reader.role(node) {
            Role::TextBox | Role::SearchBox | Role::Combobox | Role::ListBox | Role::SpinButton
                if untold() =>
            {
                None
            }
            Role::TextBox | Role::SearchBox => match &element.value {
                Some(value) => Some(value.clone()),
                None => Some(self.content(node, step)),
            },
            Role::Combobox | Role::ListBox => options::value(self.reader, node)
                .or_else(|| element.value.clone())
                .or_else(|| {
                    let own = self.reader.role(node) == Role::Combobox && !element.html("select");
                    own.then(|| self.content(node, step))
                }),
            Role::Slider | Role::SpinButton | Role::Scrollbar | Role::Meter | Role::ProgressBar => {
                let said = element
                    .attr("aria-valuetext")
                    .or_else(|| element.attr("aria-valuenow"));
                said.map(str::to_owned).or_else(|| element.value.clone())
            }
            _ => None,
        }
    }

    fn is_secret(&self, node: NodeId, element: &RawElement) -> bool {
        if !crate::inputs::takes_input(element) {
            return false;
        }
        let called = [self.called(node), crate::inputs::beside(self.reader, node)].join(" ");
        crate::inputs::input_kind(element, &called).is_some_and(|kind| kind.is_secret())
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
        labels::sources(element).iter().find_map(|source| {
            let found = match source {
                Source::Labels if step.within == Within::Label => None,
                Source::Labels => self.labels(node, step),
                Source::Attribute(name) => element.attr(name).map(str::to_owned),
                Source::Child(tag) => self.child(node, tag, step),
            };
            found.filter(|text| !text::blank(text))
        })
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
            .find(|n| self.reader.tree.element(*n).is_some_and(|e| e.tag == tag))
            // A drawing's title is never seen.
            .filter(|n| tag == "title" || step.hidden_counts || !self.reader.tree.excluded(*n))?;
        Some(self.part(found, node, step))
    }

    /// A label speaks with its whole content, hidden or not; a legend or caption as it is seen.
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
        let frames = element.html("iframe") || element.document.is_some();
        if element.html("select") || element.html("textarea") || frames {
            return None;
        }
        if step.within != Within::Itself && self.is_secret(node, element) {
            return None;
        }
        let role = self.reader.role(node);
        let allowed = match step.within {
            Within::Itself => roles::named_by_content(role) && !self.reader.tree.hidden(node),
            Within::Content => {
                let grouped = role == Role::Group && element.has("role");
                !roles::composite(role) && !grouped
            }
            Within::Label | Within::Labelledby => true,
        };
        allowed.then(|| self.content(node, step))
    }

    fn content(&mut self, node: NodeId, step: Step) -> String {
        let tree = &self.reader.tree;
        let silent = !step.hidden_counts && self.unseen(node);
        let [before, after] = match silent {
            true => [None, None],
            false => tree.generated(node),
        };
        let mute = !step.hidden_counts && tree.mute(node);
        let mut out = before.unwrap_or_default().to_owned();
        for child in tree.contents(node) {
            if tree.owned(node).contains(&child) {
                out.push(' ');
            }
            let Some(inner) = tree.element(child) else {
                if !silent && !mute {
                    out.push_str(&self.of(child, step.into(Within::Content)));
                }
                continue;
            };
            let part = self.of(child, step.into(Within::Content));
            let blank = match text::flow(&inner.tag, tree.display(child)) {
                Flow::RunsOn => "",
                Flow::OwnLine | Flow::Cell => " ",
            };
            out.extend([blank, &part, blank]);
        }
        out + after.unwrap_or_default()
    }

    /// By `visibility`, which what is inside can take back.
    fn unseen(&self, node: NodeId) -> bool {
        self.reader.tree.rendering(node) == Some(Rendering::Hidden)
    }

    /// 2I, and after it what the browser itself would say.
    fn tooltip(&mut self, element: &RawElement, step: Step) -> Option<String> {
        let own = step.within == Within::Itself;
        if own && element.html("img") && element.attr("alt") == Some("") {
            // Said to be nameless; the title describes it.
            return None;
        }
        let says = |name: &str| element.attr(name).filter(|text| !text::blank(text));
        let placeholder =
            || says("placeholder").filter(|_| own && labels::takes_placeholder(element));
        let default = || labels::default_text(element).filter(|_| step.within != Within::Label);
        says("title")
            .or_else(placeholder)
            .or_else(|| says("aria-placeholder"))
            .or_else(default)
            .map(str::to_owned)
    }
}
