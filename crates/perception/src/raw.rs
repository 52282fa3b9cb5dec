//! The facts of a page, as harvested: no judgement, serialisable, so that a page that misbehaves can be dumped and replayed
//! as a native test.
use protocol::geometry::{Rect, Viewport};
use protocol::snapshot::UnreadFrame;
use serde::{Deserialize, Serialize};

/// One page at one moment. `nodes` is the flat tree (shadow trees in, slotted nodes at their slot) in document order:
/// a parent stands before its children, and a subtree is one unbroken run of nodes.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RawPage {
    pub url: String,
    pub title: String,
    pub lang: String,
    /// A UUID, made by whoever harvested.
    pub snapshot_id: String,
    /// ISO 8601, UTC.
    pub timestamp: String,
    pub viewport: Option<Viewport>,
    pub nodes: Vec<RawNode>,
    /// The element that has the focus, through shadow roots.
    pub focused: Option<NodeId>,
    /// What all corners of the window lie in, placed there by itself (fixed or absolute): the dark behind a box, a sheet, or the page
    /// itself where it is laid out so.
    #[serde(default)]
    pub cover: Option<NodeId>,
    pub unread_frames: Vec<UnreadFrame>,
    /// What the harvest itself had to leave out, in words.
    pub left_out: Vec<String>,
    pub settled: bool,
}

/// A node's place in [`RawPage::nodes`]. Good for this one harvest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct NodeId(pub u32);

impl NodeId {
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RawNode {
    /// In the flat tree; `None` for the root.
    pub parent: Option<NodeId>,
    pub kind: RawKind,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RawKind {
    Element(Box<RawElement>),
    Text(String),
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RawElement {
    /// Local name, lower case.
    pub tag: String,
    pub namespace: Namespace,
    /// The attributes that judgement needs (see [`wanted`]), names in lower case.
    pub attrs: Vec<(String, String)>,
    /// Number of the tree that the element's ids count in: 0 is the document, every shadow root has its own.
    pub scope: u32,
    pub rendering: Rendering,
    /// A style sheet hides it until the pointer is over what it stands in. The other facts are as they are then; as long as it is
    /// hidden, its place is that which has to be hovered.
    #[serde(default)]
    pub on_hover: bool,
    /// The harvest took only a glance: rendering, rectangle, display, transform and generated text are what it seems, and
    /// [`crate::Closely`] knows better.
    #[serde(default)]
    pub glanced: bool,
    /// What scripts have made it refer to by handing over the elements; the attribute of that name is there, and empty.
    #[serde(default)]
    pub references: Vec<(String, NodeId)>,
    /// In viewport coordinates; `None` where there is no box.
    pub rect: Option<Rect>,
    /// Something around it that scrolls by itself shows another part of what is in it.
    #[serde(default)]
    pub scrolled_away: bool,
    /// It stays where it is when the page scrolls, or lies in a layer above the page (fixed, sticky, or absolute and high up).
    #[serde(default)]
    pub floats: bool,
    /// Computed `display` where it was asked for.
    pub display: Display,
    /// Computed `text-transform`, for elements with words of their own: their text is harvested as written.
    pub transform: Transform,
    /// The mouse pointer is a hand over it.
    pub pointer: bool,
    /// Its markup says that a script hears clicks on it (see [`listens`]).
    pub listens: bool,
    /// Of a frame that was gone into: the address of the document inside, origin and path. Its children are that document.
    pub document: Option<String>,
    /// An open modal dialog (`:modal`).
    pub modal: bool,
    /// Disabled by itself, its fieldset or its optgroup (`:disabled`), or inert.
    pub disabled: bool,
    pub checked: Option<bool>,
    pub indeterminate: bool,
    /// What is written in it is shown as dots, by `-webkit-text-security`.
    #[serde(default)]
    pub masked: bool,
    /// The live value of a field; never harvested for secret ones.
    pub value: Option<String>,
    /// For `option`: it is chosen.
    pub selected: bool,
    /// The words that stand directly in it, or that it shows as a field, are drawn nowhere or can't be read: a picture takes their
    /// place, the browser skips them, they have no colour.
    #[serde(default)]
    pub mute: bool,
    /// Text of `::before` and `::after`, where it was asked for; empty where something stands there that nobody can know.
    pub before: Option<String>,
    pub after: Option<String>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Namespace {
    #[default]
    Html,
    Svg,
    Other,
}

/// How much of an element reaches a person's eyes. Descendants carry their own value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rendering {
    /// `display: none`, a closed `details`, …: no box at all.
    None,
    /// `visibility: hidden`: a box that nobody sees and nothing can press.
    Hidden,
    /// There and pressable, but not to be seen: fully transparent, clipped to nothing, moved off the page, painted in no colour.
    Unseen,
    #[default]
    Shown,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Display {
    /// Not asked: what the tag does by itself.
    #[default]
    Usual,
    Inline,
    InlineBlock,
    Block,
    Cell,
}

/// <https://drafts.csswg.org/css-text/#text-transform-property>, the values that change which letters are read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Transform {
    #[default]
    None,
    Uppercase,
    Lowercase,
    Capitalize,
}

/// Attributes by which markup says that clicks on the element are heard: HTML's own, then what libraries read to attach
/// handlers (Angular, Alpine, Vue, Livewire, htmx, Bootstrap, unobtrusive Rails).
pub fn listens(attribute: &str) -> bool {
    const LISTEN: &[&str] = &[
        "@click",
        "data-bs-dismiss",
        "data-bs-toggle",
        "data-confirm",
        "data-dismiss",
        "data-method",
        "data-remote",
        "hx-delete",
        "hx-get",
        "hx-patch",
        "hx-post",
        "hx-put",
        "ng-click",
        "onclick",
        "onmousedown",
        "onmouseup",
        "onpointerdown",
        "onpointerup",
        "v-on:click",
        "wire:click",
        "x-on:click",
    ];
    LISTEN.binary_search(&attribute).is_ok()
        || attribute
            .split_once('.')
            .is_some_and(|(event, _)| LISTEN.binary_search(&event).is_ok())
}

/// The attributes that judgement needs, beside `aria-*`.
pub fn wanted(attribute: &str) -> bool {
    const WANTED: &[&str] = &[
        "abbr",
        "action",
        "alt",
        "autocomplete",
        "colspan",
        "contenteditable",
        "controls",
        "for",
        "form",
        "formaction",
        "formmethod",
        "headers",
        "hidden",
        "href",
        "id",
        "inert",
        "label",
        "lang",
        "list",
        "max",
        "maxlength",
        "method",
        "min",
        "multiple",
        "name",
        "onclick",
        "open",
        "placeholder",
        "popover",
        "popovertarget",
        "readonly",
        "required",
        "role",
        "rowspan",
        "scope",
        "selected",
        "size",
        "src",
        "step",
        "summary",
        "tabindex",
        "title",
        "type",
        "usemap",
        "value",
        "xlink:href",
        "xlink:title",
    ];
    attribute.starts_with("aria-")
        || WANTED.binary_search(&attribute).is_ok()
        || TOOLTIPS.contains(&attribute)
        || crate::scripted::named(attribute)
        || crate::scripted::tells_of_changes(attribute)
}

/// Attributes that libraries keep the words of a tooltip in: Bootstrap, Tippy, Primer and others, Angular Material.
pub(crate) const TOOLTIPS: [&str; 9] = [
    "data-tooltip",
    "data-tooltip-content",
    "data-bs-title",
    "data-bs-original-title",
    "data-original-title",
    "data-tippy-content",
    "data-tip",
    "mattooltip",
    "ng-reflect-message",
];

impl RawPage {
    /// In document order.
    pub fn elements(&self) -> impl Iterator<Item = (NodeId, &RawElement)> {
        self.nodes
            .iter()
            .enumerate()
            .filter_map(|(at, node)| match &node.kind {
                RawKind::Element(element) => Some((NodeId(at as u32), &**element)),
                RawKind::Text(_) => None,
            })
    }
}

impl RawElement {
    pub fn attr(&self, name: &str) -> Option<&str> {
        self.attrs
            .iter()
            .find(|(n, _)| n == name)
            .map(|(_, v)| v.as_str())
    }

    pub fn has(&self, name: &str) -> bool {
        self.attr(name).is_some()
    }

    pub fn html(&self, tag: &str) -> bool {
        self.namespace == Namespace::Html && self.tag == tag
    }

    /// The `type` of an input or button, lower case; empty where there is none.
    pub fn kind(&self) -> String {
        self.attr("type")
            .unwrap_or_default()
            .trim()
            .to_ascii_lowercase()
    }

    /// `<input>` of one of these types.
    pub fn input_of(&self, types: &[&str]) -> bool {
        self.html("input") && types.contains(&self.kind().as_str())
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn wanted_attributes_are_found() {
        for name in [
            "abbr",
            "for",
            "href",
            "value",
            "aria-label",
            "type",
            "open",
            "inert",
            "xlink:title",
        ] {
            assert!(super::wanted(name), "{name}");
        }
        assert!(!super::wanted("class"));
    }
}
