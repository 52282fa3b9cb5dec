//! How a line is written: a ref, a role, a name, and what else is not as usual. Words of the page can't pass for a line of ours:
//! ours begin with `@e`, `#` or `<`, and a page's own line that begins so gets a `\` before it.
use crate::raw::NodeId;
use crate::reader::Reader;
use crate::text;
use protocol::role::Role;
use protocol::snapshot::{Element, ElementState, InputKind};
use std::fmt::Write;

/// One line, before it is known how much room there is for it.
pub(super) struct Line {
    pub(super) kind: Kind,
    /// Of words, headings and structures.
    pub(super) words: String,
    /// Words of cancelling stand in it.
    pub(super) near: bool,
    /// What it begins with, and where it was told.
    pub(super) node: NodeId,
    pub(super) until: NodeId,
    pub(super) in_dialog: bool,
    pub(super) depth: usize,
    /// The line of the structure that it stands in.
    pub(super) parent: Option<usize>,
}

pub(super) enum Kind {
    Structure(Role),
    /// Something to press with other controls in it.
    Wrapper {
        index: usize,
    },
    Heading(u8),
    Control {
        index: usize,
        /// The control is a heading, too.
        level: Option<u8>,
    },
    Words,
}

/// A chosen element, and what its line says beyond it.
pub(super) struct Control<'r, 'a> {
    pub(super) reader: &'r Reader<'a>,
    pub(super) element: &'r Element,
    pub(super) node: NodeId,
    pub(super) boxes: bool,
}

/// What a line's parts may measure, in characters.
#[derive(Clone, Copy)]
pub(super) struct Room {
    pub(super) name: usize,
    pub(super) more: usize,
    pub(super) options: usize,
}

impl Line {
    /// Looks closely at everything that it tells; the controls have been looked at.
    pub(super) fn look(&self, reader: &Reader<'_>) {
        match self.kind {
            Kind::Words => {
                for node in (self.node.0..=self.until.0).map(NodeId) {
                    reader.tree.rendering(node);
                    reader.tree.words(node);
                }
            }
            Kind::Heading(_) => drop(reader.seen(self.node)),
            Kind::Structure(_) => drop(reader.name(self.node)),
            Kind::Wrapper { .. } | Kind::Control { .. } => {}
        }
    }

    pub(super) fn write<'r, 'a: 'r>(
        &self,
        control: impl Fn(usize) -> Control<'r, 'a>,
        room: Room,
    ) -> String {
        let cut = |words: &str| text::cut(words.to_owned(), room.name);
        match &self.kind {
            Kind::Words if self.words.starts_with(['@', '#', '<', '\\']) => {
                format!("\\{}", self.words)
            }
            Kind::Words => self.words.clone(),
            Kind::Heading(level) => format!("{} {}", hashes(*level), cut(&self.words)),
            Kind::Structure(role) if self.words.is_empty() => format!("<{}>", shown(*role)),
            Kind::Structure(role) => format!("<{} {}>", shown(*role), cut(&self.words)),
            Kind::Wrapper { index } => {
                let wrapper = control(*index);
                format!("{}:", wrapper.head())
            }
            Kind::Control { index, level } => {
                let line = control(*index).write(room);
                level.map_or(line.clone(), |level| format!("{} {line}", hashes(level)))
            }
        }
    }
}

fn hashes(level: u8) -> String {
    "#".repeat(level.into())
}

impl Control<'_, '_> {
    fn head(&self) -> String {
        let mut head = self.element.reference.to_string();
        if let Some(r) = self.element.bbox.filter(|_| self.boxes) {
            // Writing to a String can't fail.
            let _ = write!(head, " {},{},{},{}", r.x, r.y, r.width, r.height);
        }
        let _ = write!(head, " {}", shown(self.element.role));
        head
    }

    fn write(&self, room: Room) -> String {
        let element = self.element;
        let mut line = self.head();
        let name = plain(&element.name);
        if !name.is_empty() {
            line.push(' ');
            line.push_str(&unmistakable(&text::cut(name, room.name)));
        }
        let states = self.states();
        if !states.is_empty() {
            let _ = write!(line, " [{}]", states.join(", "));
        }
        let choices = self.choices(room);
        let value = plain(element.value.as_deref().unwrap_or_default());
        if !value.is_empty() && !choices.contains('*') {
            let _ = write!(line, " = {}", quoted(&text::cut(value, room.more)));
        }
        line.push_str(&choices);
        if let Some(place) = self.leads_to(room) {
            let _ = write!(line, " → {place}");
        }
        if let Some(other) = self.shows() {
            let _ = write!(line, " shows {}", quoted(&text::cut(other, room.more)));
        }
        let more = self.description();
        if !more.is_empty() {
            let _ = write!(line, " — {}", text::cut(more, room.more));
        }
        line
    }

    /// What is read on it, where that isn't told yet: by its value, or by a label that says it among more.
    fn shows(&self) -> Option<String> {
        let shows = plain(self.element.shows.as_deref()?);
        let labelled = self.reader.has_author_label(self.node);
        let name = self.element.name.to_lowercase();
        let told = labelled && name.contains(&shows.to_lowercase())
            || self.element.value.as_deref() == Some(&shows);
        (!told).then_some(shows)
    }

    fn states(&self) -> Vec<&'static str> {
        use ElementState as S;
        let state = |state: &S| match state {
            S::Disabled => Some("disabled"),
            S::Readonly => Some("readonly"),
            S::Checked => Some("checked"),
            S::Mixed => Some("mixed"),
            S::Expanded => Some("expanded"),
            S::Collapsed => Some("collapsed"),
            S::Focused => Some("focused"),
            S::Busy => Some("busy"),
            S::Visible | S::Hidden | S::Offscreen | S::Enabled | S::Unchecked => None,
        };
        let kind = self.element.input.and_then(|kind| match kind {
            InputKind::Password => Some("password"),
            InputKind::Card => Some("card"),
            InputKind::OneTimeCode => Some("one-time code"),
            InputKind::File => Some("file"),
            InputKind::Date => Some("date"),
            _ => None,
        });
        let unseen = self.reader.unseen(self.node);
        let required = self.element.required.then_some("required");
        let states = self.element.state.iter().filter_map(state);
        states
            .chain(kind)
            .chain(required)
            .chain(unseen.then_some("unseen"))
            .chain(self.element.on_hover.then_some("on hover"))
            .collect()
    }

    /// The choices of a list, the chosen one with a star. Those that have lines of their own stand there.
    fn choices(&self, room: Room) -> String {
        let options = &self.element.options;
        if options.is_empty() || self.element.children.is_some() {
            return String::new();
        }
        let chosen = self.element.value.as_deref();
        let mut shown: Vec<String> = options
            .iter()
            .take(room.options)
            .map(|option| {
                let star = if chosen == Some(option) { "*" } else { "" };
                format!("{star}{}", text::cut(plain(option), room.more.min(40)))
            })
            .collect();
        let all = crate::options::count(self.reader, self.node, options.len());
        if all > shown.len() {
            shown.push(format!("{} more", all - shown.len()));
        }
        format!(" {{{}}}", shown.join(" | "))
    }

    /// Where a link leads, if that is another site or the only thing there is to say of it.
    fn leads_to(&self, room: Room) -> Option<String> {
        let href = self.element.href.as_deref()?.trim();
        let scheme = href.split_once(':').map(|(s, _)| s.to_ascii_lowercase());
        match scheme.as_deref() {
            Some("mailto" | "tel" | "sms") => return Some(plain_cut(href, room.more)),
            Some("data" | "javascript" | "blob") => return None,
            _ => {}
        }
        let elsewhere = host(href).filter(|there| {
            let here = host(&self.reader.tree.page.url).unwrap_or_default();
            !related(&here, there) && !related(there, &here)
        });
        if elsewhere.is_some() {
            return elsewhere.map(|host| plain_cut(&host, 60));
        }
        let says = !href.is_empty() && self.element.name.is_empty();
        says.then(|| plain_cut(href, room.more))
    }

    /// Words of the page that describe it stand in the page already.
    fn description(&self) -> String {
        let raw = self.reader.tree.element(self.node);
        if raw.is_none_or(|e| e.has("aria-describedby")) {
            return String::new();
        }
        plain(&self.element.description)
    }
}

fn related(outer: &str, inner: &str) -> bool {
    let outer = outer.trim_start_matches("www.");
    inner == outer
        || inner
            .strip_suffix(outer)
            .is_some_and(|rest| rest.ends_with('.'))
}

fn host(url: &str) -> Option<String> {
    let (scheme, rest) = url.split_once("//")?;
    if !matches!(
        scheme.to_ascii_lowercase().as_str(),
        "" | "http:" | "https:"
    ) {
        return None;
    }
    let host = rest.split(['/', '?', '#', '\\']).next()?;
    let host = host.rsplit('@').next()?;
    Some(host.split(':').next()?.to_ascii_lowercase())
}

fn shown(role: Role) -> &'static str {
    match role {
        Role::Generic | Role::None => "clickable",
        role => role.as_str(),
    }
}

/// A page's words on one line: blanks made plain, invisible characters and `data:` addresses out.
pub(super) fn plain(words: &str) -> String {
    let words = text::plain_spaces(&text::fold(words));
    if !words.contains("data:") {
        return words;
    }
    let kept = |word: &&str| {
        let lower = word.to_ascii_lowercase();
        !lower
            .find("data:")
            .is_some_and(|at| lower[at..].contains(',') && lower[at..].len() > 12)
    };
    words.split(' ').filter(kept).collect::<Vec<_>>().join(" ")
}

fn plain_cut(words: &str, limit: usize) -> String {
    text::cut(plain(words), limit)
}

/// A name as it is, or in quotes where it holds what else is a mark of ours.
fn unmistakable(name: &str) -> String {
    let marks = ["[", "{", " = ", " → ", " — ", " shows "];
    if name.starts_with('"') || marks.iter().any(|mark| name.contains(mark)) {
        quoted(name)
    } else {
        name.to_owned()
    }
}

fn quoted(words: &str) -> String {
    format!("\"{}\"", words.replace('"', "'"))
}
