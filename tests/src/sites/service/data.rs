//! What a service's file may hold. Words are one text for all looks, or three, one for each.
use super::look::Look;
use serde::{Deserialize, Serialize};

#[derive(Debug, thiserror::Error)]
pub enum ServiceError {
    #[error("{file}: {source}")]
    Format {
        file: String,
        source: Box<toml::de::Error>,
    },
    #[error("{file}: “{place}” leads to the page “{page}”, which is not there.")]
    NoPage {
        file: String,
        place: String,
        page: String,
    },
}

#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub enum Text {
    One(String),
    Each([String; 3]),
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Service {
    pub name: String,
    pub lang: String,
    /// Whose manner it has and which tricks, for people.
    pub manner: String,
    #[serde(default = "account")]
    pub start: String,
    /// The subscription that the person names, where there are several.
    pub plan: Option<String>,
    /// When the paid time ends, in days from now.
    #[serde(default = "two_weeks")]
    pub until: i64,
    /// Its shadow trees are closed.
    #[serde(default)]
    pub closed: bool,
    /// It has a content security policy that bans WebAssembly, foreign and inline scripts.
    #[serde(default)]
    pub strict: bool,
    /// A sheet that slides over the page a moment after it stands, until it is closed.
    pub letter: Option<Letter>,
    /// Its scripts hear of presses only so many milliseconds after a view stands.
    pub late: Option<u32>,
    pub right: Right,
    /// Each of these stands in the question about the control that ends it: what it costs, what else ends.
    #[serde(default)]
    pub asks: Vec<Text>,
    #[serde(default)]
    pub nav: Vec<Control>,
    #[serde(default)]
    pub footer: Vec<Control>,
    /// On every page, besides its own.
    #[serde(default)]
    pub everywhere: Vec<Part>,
    #[serde(rename = "page")]
    pub pages: Vec<Page>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Letter {
    pub text: Text,
    pub close: Text,
}

/// How a run is to end.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Right {
    pub end: End,
    /// One of these stands in what the person is told at the end.
    #[serde(default)]
    pub says: Vec<String>,
    /// What may be cancelled: the name of a row, or "" for the only subscription.
    #[serde(default)]
    pub cancels: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// Cancelled, and verified.
    Cancelled,
    AlreadyCancelled,
    /// Only a person can go on.
    HandedOver,
    /// The service says thanks, and the account is still active.
    Unproven,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Page {
    pub id: String,
    pub path: String,
    pub title: Text,
    /// Without the service's navigation.
    #[serde(default)]
    pub bare: bool,
    /// Asks in a dialog of the browser's own before it is left.
    #[serde(default)]
    pub guards: bool,
    pub parts: Vec<Part>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Part {
    H(Text),
    P(Text),
    Note(Text),
    Button(Control),
    Link(Control),
    /// Controls side by side, whose order the look decides.
    Actions(Vec<Control>),
    Field(Field),
    Cookies {
        text: Text,
        accept: Text,
        refuse: Text,
    },
    /// A bubble that stands over the page's corner.
    Chat(Text),
    Fold {
        is: Text,
        parts: Vec<Part>,
    },
    Menu {
        is: Text,
        of: Vec<Control>,
    },
    Tabs(Vec<Tab>),
    /// Several subscriptions, each with parts of its own.
    Rows(Vec<Row>),
    /// Shown when a control `opens` it.
    Dialog {
        id: String,
        parts: Vec<Part>,
    },
    /// Another page in a frame.
    Frame {
        page: String,
        title: Text,
    },
    /// Only while the subscription is active.
    Active(Vec<Part>),
    /// Only once it is cancelled.
    Cancelled(Vec<Part>),
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tab {
    pub is: Text,
    pub parts: Vec<Part>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    pub name: String,
    pub text: Text,
    pub parts: Vec<Part>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Control {
    pub is: Text,
    /// The page that it leads to.
    pub to: Option<String>,
    pub does: Option<Deed>,
    /// The dialog that it opens.
    pub opens: Option<String>,
    /// Closes the dialog that it is in.
    #[serde(default)]
    pub closes: bool,
    /// The page's fields are sent, and must be filled.
    #[serde(default)]
    pub sends: bool,
    /// Disabled until the page's fields are filled.
    #[serde(default)]
    pub waits: bool,
    /// Disabled for this many seconds.
    #[serde(default)]
    pub after: u32,
    /// Leads to its own page again this often before it leads on.
    #[serde(default)]
    pub again: u32,
    /// Asked in a dialog of the browser's own.
    pub confirm: Option<Text>,
    /// Heeds only a click of a person's own.
    #[serde(default)]
    pub trusted: bool,
    /// What it says is for screen readers only.
    #[serde(default)]
    pub icon: bool,
    /// Stands out.
    #[serde(default)]
    pub loud: bool,
    #[serde(skip)]
    pub id: usize,
}

/// What pressing a control does to the account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    Cancel,
    /// Asks somebody to cancel, which nobody does.
    Request,
    Accept,
    Pause,
    Downgrade,
    Upgrade,
    Delete,
    Undo,
    SignIn,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Field {
    pub kind: FieldKind,
    pub ask: Text,
    #[serde(default)]
    pub of: Vec<Text>,
    /// May be left as it is.
    #[serde(default)]
    pub optional: bool,
    /// A box that stands ticked from the beginning.
    #[serde(default)]
    pub ticked: bool,
    /// What happens instead of what a control does, where this box is sent ticked.
    pub instead: Option<Deed>,
    /// What the last choice asks for besides, in words.
    pub other: Option<Text>,
    /// At least as many characters.
    #[serde(default)]
    pub least: usize,
    /// The word to be typed.
    pub word: Option<Text>,
    #[serde(skip)]
    pub id: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FieldKind {
    Radios,
    Select,
    Area,
    Line,
    Check,
    Email,
    Password,
    Code,
    Captcha,
}

impl Text {
    pub fn of(&self, look: Look) -> &str {
        match self {
            Self::One(text) => text,
            Self::Each(texts) => &texts[look.number()],
        }
    }
}

impl Service {
    /// The day on which the paid time ends, as its pages write it.
    pub fn lasts_until(&self) -> String {
        super::dates::in_days(&self.lang, self.until)
    }

    /// Reads one file; `file` is its name, for messages.
    pub fn read(file: &str, text: &str) -> Result<Self, ServiceError> {
        let mut service: Self = toml::from_str(text).map_err(|source| ServiceError::Format {
            file: file.to_owned(),
            source: Box::new(source),
        })?;
        let mut number = 0;
        for part in service.all_parts_mut() {
            part.number(&mut number);
        }
        for control in service.nav.iter_mut().chain(&mut service.footer) {
            number += 1;
            control.id = number;
        }
        for control in service.controls() {
            let wanted = control.to.as_ref();
            if let Some(page) = wanted.filter(|to| service.page(to).is_none()) {
                return Err(ServiceError::NoPage {
                    file: file.to_owned(),
                    place: control.is.of(Look::Semantic).to_owned(),
                    page: page.clone(),
                });
            }
        }
        Ok(service)
    }

    pub fn page(&self, id: &str) -> Option<&Page> {
        self.pages.iter().find(|p| p.id == id)
    }

    fn all_parts_mut(&mut self) -> impl Iterator<Item = &mut Part> {
        let own = self.pages.iter_mut().flat_map(|p| &mut p.parts);
        own.chain(&mut self.everywhere)
    }

    pub fn controls(&self) -> Vec<&Control> {
        let parts = self.pages.iter().flat_map(|p| &p.parts);
        let mut found = Vec::new();
        parts
            .chain(&self.everywhere)
            .for_each(|p| p.visit(&mut |c| found.push(c), &mut |_| {}));
        found.extend(self.nav.iter().chain(&self.footer));
        found
    }
}

impl Page {
    pub fn controls(&self) -> Vec<&Control> {
        let mut found = Vec::new();
        self.parts
            .iter()
            .for_each(|p| p.visit(&mut |c| found.push(c), &mut |_| {}));
        found
    }

    pub fn fields(&self) -> Vec<&Field> {
        let mut found = Vec::new();
        self.parts
            .iter()
            .for_each(|p| p.visit(&mut |_| {}, &mut |f| found.push(f)));
        found
    }
}

impl Part {
    fn inner(&self) -> Vec<&Part> {
        match self {
            Self::Fold { parts, .. }
            | Self::Dialog { parts, .. }
            | Self::Active(parts)
            | Self::Cancelled(parts) => parts.iter().collect(),
            Self::Tabs(tabs) => tabs.iter().flat_map(|t| &t.parts).collect(),
            Self::Rows(rows) => rows.iter().flat_map(|r| &r.parts).collect(),
            _ => Vec::new(),
        }
    }

    fn visit<'a>(
        &'a self,
        control: &mut impl FnMut(&'a Control),
        field: &mut impl FnMut(&'a Field),
    ) {
        match self {
            Self::Button(c) | Self::Link(c) => control(c),
            Self::Actions(all) | Self::Menu { of: all, .. } => all.iter().for_each(control),
            Self::Field(f) => field(f),
            _ => {
                for part in self.inner() {
                    part.visit(&mut *control, &mut *field);
                }
            }
        }
    }

    /// Gives every control and field below a number that is its own in this service.
    fn number(&mut self, last: &mut usize) {
        let mut next = || {
            *last += 1;
            *last
        };
        match self {
            Self::Button(c) | Self::Link(c) => c.id = next(),
            Self::Actions(all) | Self::Menu { of: all, .. } => {
                all.iter_mut().for_each(|c| c.id = next());
            }
            Self::Field(f) => f.id = next(),
            Self::Fold { parts, .. }
            | Self::Dialog { parts, .. }
            | Self::Active(parts)
            | Self::Cancelled(parts) => parts.iter_mut().for_each(|p| p.number(last)),
            Self::Tabs(tabs) => tabs
                .iter_mut()
                .flat_map(|t| &mut t.parts)
                .for_each(|p| p.number(last)),
            Self::Rows(rows) => rows
                .iter_mut()
                .flat_map(|r| &mut r.parts)
                .for_each(|p| p.number(last)),
            _ => {}
        }
    }
}

fn account() -> String {
    "account".to_owned()
}

fn two_weeks() -> i64 {
    14
}
