//! Pages written as lines.
use protocol::geometry::Viewport;
use protocol::ids::Ref;
use protocol::role::Role;
use protocol::snapshot::{
    Container, Element, ElementState, FormOwner, InputKind, Method, Observation, Page, Snapshot,
};

/// A page out of lines; what is none of these is text:
///
/// | line | means |
/// |---|---|
/// | `# Heading` | a heading; what follows stands under it |
/// | `[Button]`, `[Button (disabled)]`, `[Button (hidden)]`, `[Button (busy)]`, `[Button (closed)]`, `[Button (open)]`, `[Button (popup)]` | a button; `closed`: it opens something; `open`: it has; `popup`: it says so, but not whether it is open |
/// | `(Link -> /path)` | a link |
/// | `o Choice`, `x Choice` | a radio button, chosen |
/// | `_ Box`, `* Box` | a check box, ticked |
/// | `field: Name`, `area: Name`, `secret: Name` | a text box, a large one, one for a password |
/// | `select: Name = one, two` | a drop-down that shows its first entry |
/// | `tab: Name` | a tab |
/// | `switch: Name` | a switch that is on |
/// | `list: Name`, `option: Name` | a list that the page draws itself, closed; one of its choices |
/// | `sends: GET /path` | what follows is of a form that its buttons send there |
/// | `dialog: Name`, `row: Name`, `nav: Name`, `form: Name`, `group: Name`, `frame: origin` | what follows stands in one of these; a blank name ends it |
pub(crate) fn page(path: &str, lines: &str) -> Observation {
    let mut writer = Writer::default();
    for line in lines.lines().map(str::trim).filter(|l| !l.is_empty()) {
        writer.line(line);
    }
    let outline = writer.outline();
    Observation {
        snapshot: Snapshot {
            snapshot_id: "s".into(),
            timestamp: "2026-11-20T16:00:00Z".into(),
            elements: writer.elements,
            focused: None,
            page: Page {
                url: match path.contains("://") {
                    true => path.to_owned(),
                    false => format!("https://www.streamora.com{path}"),
                },
                title: "Account | Streamora".into(),
                lang: "en".into(),
            },
            screenshot: String::new(),
            viewport: Viewport {
                width: 1280,
                height: 800,
                scroll_x: 0,
                scroll_y: 0,
            },
        },
        outline,
        blocks: Vec::new(),
        text: writer.text.join("\n"),
        unread_frames: Vec::new(),
        left_out: Vec::new(),
        settled: true,
    }
}

#[derive(Default)]
struct Writer {
    elements: Vec<Element>,
    text: Vec<String>,
    within: Vec<Container>,
    heading: Option<Container>,
    form: Option<FormOwner>,
}

impl Writer {
    fn line(&mut self, line: &str) {
        match line.split_once(": ").or(line.split_once(':')) {
            Some(("dialog", name)) => return self.container(Role::Dialog, name),
            Some(("row", name)) => return self.container(Role::Row, name),
            Some(("frame", name)) => return self.container(Role::Iframe, name),
            Some(("form", name)) => return self.container(Role::Form, name),
            Some(("nav", name)) => return self.container(Role::Navigation, name),
            Some(("group", name)) => return self.container(Role::RadioGroup, name),
            Some(("sends", to)) => return self.form = form(to),
            _ => {}
        }
        let Some(element) = self.element(line) else {
            return self.text.push(line.to_owned());
        };
        self.text.push(element.name.clone());
        if element.role == Role::Heading {
            self.heading = Some(Container {
                role: Role::Heading,
                name: element.name.clone(),
            });
        }
        self.elements.push(element);
    }

    fn container(&mut self, role: Role, name: &str) {
        if role != Role::Dialog {
            self.within.retain(|c| c.role != role);
        }
        if name.is_empty() {
            return self.within.retain(|c| c.role != role);
        }
        self.text.push(name.to_owned());
        self.within.push(Container {
            role,
            name: name.to_owned(),
        });
    }

    fn element(&self, line: &str) -> Option<Element> {
        use ElementState as S;
        if let Some(name) = line.strip_prefix("# ") {
            return Some(Element {
                level: Some(1),
                ..self.plain(Role::Heading, name)
            });
        }
        if let Some(name) = inside(line, '[', ']') {
            let (name, state) = match name.rsplit_once(" (") {
                Some((name, "disabled)")) => (name, vec![S::Visible, S::Disabled]),
                Some((name, "hidden)")) => (name, vec![S::Hidden, S::Enabled]),
                Some((name, "busy)")) => (name, vec![S::Visible, S::Enabled, S::Busy]),
                Some((name, "closed)")) => (name, vec![S::Visible, S::Enabled, S::Collapsed]),
                Some((name, "open)")) => (name, vec![S::Visible, S::Enabled, S::Expanded]),
                Some((name, "popup)")) => (name, vec![S::Visible, S::Enabled]),
                _ => (name, vec![S::Visible, S::Enabled]),
            };
            let (name, shows) = name
                .split_once(" | ")
                .map_or((name, None), |(n, s)| (n, Some(s)));
            return Some(Element {
                state,
                popup: line.ends_with("(popup)]"),
                shows: shows.map(str::to_owned),
                ..self.plain(Role::Button, name)
            });
        }
        if let Some((name, to)) = inside(line, '(', ')').and_then(|l| l.split_once(" -> ")) {
            let href = match to.contains(':') {
                true => to.to_owned(),
                false => format!("https://www.streamora.com{to}"),
            };
            return Some(Element {
                // "(Name -> )" acts by script: the page's reader tells no address.
                href: Some(href).filter(|_| !to.is_empty()),
                ..self.plain(Role::Link, name)
            });
        }
        self.choice(line).or_else(|| self.field(line))
    }

    /// As a model reads it, near enough: what can be used, then the words.
    fn outline(&self) -> String {
        let line = |e: &Element| format!("{} {} {}", e.reference, e.role, e.name);
        let lines = self.elements.iter().map(line);
        lines
            .chain(self.text.iter().cloned())
            .collect::<Vec<_>>()
            .join("\n")
    }

    fn choice(&self, line: &str) -> Option<Element> {
        let (mark, name) = line.split_once(' ')?;
        let (role, state) = match mark {
            "o" => (Role::Radio, ElementState::Unchecked),
            "x" => (Role::Radio, ElementState::Checked),
            "_" => (Role::Checkbox, ElementState::Unchecked),
            "*" => (Role::Checkbox, ElementState::Checked),
            _ => return None,
        };
        let mut element = self.plain(role, name);
        element.state.push(state);
        Some(element)
    }

    fn field(&self, line: &str) -> Option<Element> {
        let (kind, name) = line.split_once(": ")?;
        let text = |input| Element {
            input: Some(input),
            ..self.plain(Role::TextBox, name)
        };
        match kind {
            "field" => Some(text(InputKind::Text)),
            "secret" => Some(text(InputKind::Password)),
            "area" => Some(text(InputKind::Multiline)),
            "tab" => Some(self.plain(Role::Tab, name)),
            "switch" | "list" => {
                let (role, state) = match kind {
                    "switch" => (Role::Switch, ElementState::Checked),
                    _ => (Role::Combobox, ElementState::Collapsed),
                };
                let mut element = self.plain(role, name);
                element.state.push(state);
                Some(element)
            }
            "option" => Some(self.plain(Role::Option, name)),
            "select" => {
                let (name, options) = name.split_once(" = ")?;
                let options: Vec<String> = options.split(", ").map(str::to_owned).collect();
                Some(Element {
                    value: options.first().cloned(),
                    options,
                    ..self.plain(Role::Combobox, name)
                })
            }
            _ => None,
        }
    }

    fn plain(&self, role: Role, name: &str) -> Element {
        Element {
            reference: Ref(u32::try_from(self.elements.len()).unwrap() + 1),
            role,
            name: name.to_owned(),
            shows: None,
            state: vec![ElementState::Visible, ElementState::Enabled],
            bbox: None,
            value: None,
            level: None,
            children: None,
            description: String::new(),
            href: None,
            input: None,
            required: false,
            popup: false,
            form: self.form.clone(),
            submits: self.form.is_some() && role == Role::Button,
            acts_on_change: false,
            on_hover: false,
            whole_name: None,
            options: Vec::new(),
            within: self.within.iter().chain(&self.heading).cloned().collect(),
        }
    }
}

fn form(to: &str) -> Option<FormOwner> {
    let (method, path) = to.split_once(' ')?;
    Some(FormOwner {
        id: 1,
        action: format!("https://www.streamora.com{path}"),
        method: match method {
            "GET" => Method::Get,
            _ => Method::Post,
        },
        hidden_choices: Vec::new(),
    })
}

fn inside(line: &str, open: char, close: char) -> Option<&str> {
    line.strip_prefix(open)?.strip_suffix(close)
}
