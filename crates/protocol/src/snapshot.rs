//! What the agent saw: the Snapshot (the JSON Schema beside its test is the golden file) and the Observation around it.
use crate::geometry::{Rect, Viewport};
use crate::ids::Ref;
use crate::role::Role;
use serde::{Deserialize, Serialize};

/// More elements than this never stand in one snapshot.
pub const MAX_ELEMENTS: usize = 100;
/// A name longer than this many characters is cut and ends in "...".
pub const MAX_NAME: usize = 200;
/// As much of a label as a person can be expected to read in a question. A control with a longer one is pressed by the person only.
pub const MAX_WHOLE_NAME: usize = 2_000;

/// One page as a planner sees it. Optional fields beyond the schema are left out when empty.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Snapshot {
    /// UUID.
    pub snapshot_id: String,
    /// ISO 8601, UTC.
    pub timestamp: String,
    pub elements: Vec<Element>,
    pub focused: Option<Ref>,
    pub page: Page,
    /// Base64 PNG of at most 1024×768; empty where no picture was asked for.
    pub screenshot: String,
    pub viewport: Viewport,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Page {
    pub url: String,
    pub title: String,
    /// BCP 47, as `<html lang>` says; empty where it says nothing.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub lang: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Element {
    #[serde(rename = "ref")]
    pub reference: Ref,
    pub role: Role,
    /// Accessible name, at most [`MAX_NAME`] characters and then "...".
    pub name: String,
    /// The name as a whole, where [`Element::name`] was cut: at most [`MAX_WHOLE_NAME`] characters and then "...".
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub whole_name: Option<String>,
    /// What a person reads on it, where that is not in its name: at most [`MAX_WHOLE_NAME`] characters and then "...". Empty where its name
    /// is not to be seen and what is can't be known (a counter of a style sheet's own making).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shows: Option<String>,
    pub state: Vec<ElementState>,
    pub bbox: Option<Rect>,
    pub value: Option<String>,
    /// Heading level.
    pub level: Option<u8>,
    pub children: Option<Vec<Ref>>,
    /// Accessible description (`aria-describedby`, `title`); where there is none, what a library's tooltip says (`data-bs-title`,
    /// `data-tooltip` and the like). A control without a name may be known by that alone.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub description: String,
    /// Where a link leads: absolute URL. Links that do something else by script, as far as their markup tells, have none: they are
    /// buttons to whoever judges by it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub href: Option<String>,
    /// What kind of input a field takes; decides what may be typed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub input: Option<InputKind>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub required: bool,
    /// It says that it opens a menu, a list or a dialog, open or not (<https://w3c.github.io/aria/#aria-haspopup>).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub popup: bool,
    /// The form that it belongs to (<https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-owner>).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub form: Option<FormOwner>,
    /// A press of it sends its form (a submit button, an image button).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub submits: bool,
    /// Its markup, or its form's, says that a script acts as soon as it is chosen, ticked or typed into.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub acts_on_change: bool,
    /// A style sheet shows it only while the pointer is over something around it. Its states are as they are then; as long as it is
    /// hidden, its box is that of what has to be hovered.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub on_hover: bool,
    /// The choices of a select or listbox, as shown.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<String>,
    /// What the element stands in, outermost first: names of enclosing dialogs, landmarks, forms, groups and rows, and
    /// the heading that it falls under, at most 100 characters each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub within: Vec<Container>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Container {
    pub role: Role,
    pub name: String,
}

impl Container {
    /// One of several alike: a row, a list entry, a card.
    pub fn is_row(&self) -> bool {
        matches!(self.role, Role::Row | Role::ListItem | Role::Article)
    }
}

/// Which form a control belongs to, and where that sends its fields.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FormOwner {
    /// Good for one observation: the form's place among the page's forms.
    pub id: u32,
    /// Absolute; the button's own `formaction` where it has one. Empty: a script's matter, or none told.
    pub action: String,
    /// The button's own `formmethod` where it has one.
    pub method: Method,
    /// Of a button that sends the form: what stands ticked or chosen in it where nobody sees it, by its labels.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hidden_choices: Vec<String>,
}

/// How a form is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Method {
    Get,
    Post,
    /// Closes the dialog that it stands in and sends nothing.
    Dialog,
}

/// A part of the page as people see it. The page's blocks stand in reading order, each before what is in it; what only wraps one other
/// thing has none of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Block {
    /// Place, among the page's blocks, of the one that it stands in; none for the outermost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub within: Option<u32>,
    /// [`Role::Generic`] where it is only a box, [`Role::Paragraph`] for words of their own.
    pub role: Role,
    /// The words that stand directly in it, those of links among them; or its name where it is a control, a heading or a picture, or else
    /// what it shows or its tooltip.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub text: String,
    /// The control that it is.
    #[serde(default, rename = "ref", skip_serializing_if = "Option::is_none")]
    pub reference: Option<Ref>,
    /// Of a box that wasn't measured, what the things in it take up together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bbox: Option<Rect>,
    /// Siblings of one shape are drawn alike: tag, role, and the kinds of what is in them, without buttons and links, boxes that only
    /// group seen through, of several alike in a row one counted. A row keeps it where a button is missing. No text, no class.
    #[serde(default)]
    pub shape: u32,
    /// It stays where it is when the page scrolls, or lies in a layer above the page: fixed, sticky, a popover or modal dialog, or absolute
    /// with a `z-index` of ten or more.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub above: bool,
    /// Nothing else of the page can be used while it is there: an open modal dialog, or the box that lies over the window without saying
    /// so, or before the dark that does.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub modal: bool,
}

/// More blocks than this are never told.
pub const MAX_BLOCKS: usize = 2_000;

/// What is typed into a field. `Secret` and its kin are never filled by anyone but the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum InputKind {
    Text,
    Multiline,
    Email,
    Number,
    Date,
    Telephone,
    Search,
    Url,
    Password,
    /// `autocomplete="cc-*"` or named like it.
    Card,
    /// `autocomplete="one-time-code"` or named like it.
    OneTimeCode,
    File,
    Other,
}

impl InputKind {
    pub fn is_secret(self) -> bool {
        matches!(self, Self::Password | Self::Card | Self::OneTimeCode)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ElementState {
    Visible,
    Hidden,
    Offscreen,
    Enabled,
    Disabled,
    Readonly,
    Checked,
    Unchecked,
    Mixed,
    Expanded,
    Collapsed,
    Focused,
    Busy,
}

impl Element {
    pub fn is(&self, state: ElementState) -> bool {
        self.state.contains(&state)
    }

    pub fn identity(&self) -> Identity {
        Identity {
            role: self.role,
            name: self.whole_name().to_owned(),
        }
    }

    /// What it is called, in full as far as anybody reads it.
    pub fn whole_name(&self) -> &str {
        self.whole_name.as_deref().unwrap_or(&self.name)
    }

    /// What it is called; where it has no name, what it shows or its tooltip.
    pub fn label(&self) -> &str {
        self.called_or_shown(&self.name)
    }

    /// The same, its name in full: what a person knows it by.
    pub fn known_as(&self) -> &str {
        self.called_or_shown(self.whole_name())
    }

    fn called_or_shown<'a>(&'a self, name: &'a str) -> &'a str {
        let named = [Some(name), self.shows.as_deref()];
        let named = named.into_iter().flatten().find(|l| !l.trim().is_empty());
        named.unwrap_or(&self.description)
    }

    /// More is written on it than a question could show.
    pub fn is_beyond_reading(&self) -> bool {
        let long = |text: &str| text.chars().count() > MAX_WHOLE_NAME;
        long(self.whole_name()) || self.shows.as_deref().is_some_and(long)
    }

    /// It is required, and nothing was chosen or written yet.
    pub fn must_be_answered(&self) -> bool {
        let empty = || self.value.as_deref().unwrap_or_default().is_empty();
        let open = match self.role {
            Role::Checkbox => !self.is(ElementState::Checked),
            Role::Combobox | Role::TextBox => empty(),
            _ => false,
        };
        self.required && open
    }

    /// Something that is chosen or ticked: on a page that has it, a button may send what stands chosen.
    pub fn is_choice(&self) -> bool {
        matches!(
            self.role,
            Role::Radio | Role::Checkbox | Role::Switch | Role::Combobox | Role::ListBox
        )
    }

    /// It stands in what every page of a site has: its head, its foot, its navigation, what is beside its content.
    /// <https://www.w3.org/TR/wai-aria-1.2/#landmark_roles>
    pub fn is_furniture(&self) -> bool {
        let landmarks = [
            Role::Navigation,
            Role::Banner,
            Role::ContentInfo,
            Role::Complementary,
        ];
        self.within.iter().any(|c| landmarks.contains(&c.role))
    }

    /// True inside a dialog or alertdialog.
    pub fn in_dialog(&self) -> bool {
        self.dialog().is_some()
    }

    /// The innermost dialog or alertdialog around it.
    pub fn dialog(&self) -> Option<&Container> {
        let mut around = self.within.iter().rev();
        around.find(|c| matches!(c.role, Role::Dialog | Role::AlertDialog))
    }
}

/// What one element of a page is taken for, asked about by a mark on it: the measure against specifications and browsers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Judged {
    /// The value of the attribute that was asked for.
    pub mark: String,
    pub role: Role,
    /// In full.
    pub name: String,
    pub description: String,
    pub state: Vec<ElementState>,
    pub value: Option<String>,
    pub level: Option<u8>,
}

/// What makes a control the same control for an approval and for a ref.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Identity {
    pub role: Role,
    pub name: String,
}

/// A Snapshot and what goes with it beyond the schema.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Observation {
    pub snapshot: Snapshot,
    /// The text that a person can see, block by block, one line each, at most [`MAX_TEXT`] characters.
    /// An open modal dialog's text comes first. Never the text of our own panel.
    pub text: String,
    /// What a model reads of the page: its structure, its words, and a line `@eN role name` for each element, most relevant first
    /// chosen, in the order of the page. Says itself what it leaves out.
    #[serde(default)]
    pub outline: String,
    /// The page's parts, at most [`MAX_BLOCKS`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub blocks: Vec<Block>,
    /// Frames whose inside was not read, and why.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unread_frames: Vec<UnreadFrame>,
    /// What was left out, in words, when a limit cut something; empty otherwise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left_out: Vec<String>,
    /// False while the page still loads or changes and the wait's limit was reached.
    pub settled: bool,
}

/// How much of a page is asked for: by default at most [`MAX_ELEMENTS`] elements and no boxes in the outline.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct View {
    /// Every element and all of the text.
    pub all: bool,
    /// Each element's box in the outline: x, y, width, height in the viewport.
    pub boxes: bool,
}

pub const MAX_TEXT: usize = 20_000;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnreadFrame {
    /// Origin and path; no query.
    pub url: String,
    pub bbox: Option<Rect>,
    pub why: String,
}
