//! The server's snapshot made into the facts that our own reader judges: what a page is told as, to rules and models, is the
//! same whoever looked. It must not know how to ask the server.
use super::aria::Node;
use super::said::Shown;
use perception::raw::{RawElement, RawKind, RawNode, RawPage};
use perception::{ElementKey, NodeId, Reader, Reading, Refs, observe};
use protocol::geometry::{Rect, Viewport};
use protocol::ids::Ref;
use protocol::snapshot::View;
use serde::Deserialize;
use std::collections::HashMap;

/// What a snapshot leaves unsaid of an element: asked for where it decides something.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub(super) struct Facts {
    pub(super) tag: String,
    pub(super) attrs: Vec<(String, String)>,
    /// An open modal dialog.
    pub(super) modal: bool,
    /// The address of the document that it stands in.
    pub(super) document: String,
}

/// What a snapshot leaves unsaid of a page.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub(super) struct Around {
    pub(super) lang: String,
    pub(super) width: u32,
    pub(super) height: u32,
    pub(super) scroll_x: u32,
    pub(super) scroll_y: u32,
    /// `document.readyState` is "complete".
    pub(super) complete: bool,
}

/// One look.
#[derive(Debug)]
pub(super) struct Look<'a> {
    pub(super) shown: &'a Shown,
    pub(super) nodes: &'a [Node],
    pub(super) around: &'a Around,
    pub(super) facts: &'a HashMap<String, Facts>,
    pub(super) settled: bool,
}

/// Which of our refs means which of the server's. Neither is ever given to another element.
#[derive(Debug, Default)]
pub(super) struct Names {
    refs: Refs,
    keys: HashMap<String, u64>,
    meant: HashMap<Ref, String>,
}

impl Names {
    pub(super) fn meaning(&self, reference: Ref) -> Option<&str> {
        self.meant.get(&reference).map(String::as_str)
    }

    fn key(&mut self, name: &str) -> ElementKey {
        let next = self.keys.len() as u64;
        ElementKey(*self.keys.entry(name.to_owned()).or_insert(next))
    }
}

/// Fields, frames and dialogs: of these the snapshot alone doesn't say enough.
pub(super) fn worth_asking(nodes: &[Node]) -> Vec<&str> {
    let mut wanted: Vec<&str> = Vec::new();
    for (at, node) in nodes.iter().enumerate() {
        let reference = match node.role.as_str() {
            "textbox" | "searchbox" | "spinbutton" | "combobox" | "dialog" | "alertdialog" => {
                node.reference()
            }
            // Only what stands in a frame's document can tell its address.
            "iframe" => inside(nodes, at).find_map(|n| n.reference()),
            _ => None,
        };
        wanted.extend(reference);
    }
    wanted
}

fn inside(nodes: &[Node], frame: usize) -> impl Iterator<Item = &Node> {
    let under = move |at: usize| {
        let mut up = nodes[at].parent;
        while let Some(above) = up.filter(|above| *above > frame) {
            up = nodes[above].parent;
        }
        up == Some(frame)
    };
    (frame + 1..nodes.len())
        .take_while(move |at| under(*at))
        .map(|at| &nodes[at])
}

/// Judges it as any harvest is judged.
pub(super) fn read(look: &Look<'_>, names: &mut Names, view: View) -> Reading {
    let (page, sources) = raw(look);
    let reader = Reader::new(&page);
    let mut keys = Vec::with_capacity(sources.len());
    for source in &sources {
        keys.push(names.key(source));
    }
    let reading = observe(
        &reader,
        &mut names.refs,
        |node| {
            keys.get(node.index())
                .copied()
                .unwrap_or(ElementKey(u64::MAX))
        },
        view,
    );
    for (reference, node) in &reading.kept {
        if let Some(source) = sources.get(node.index()).filter(|s| !s.contains('/')) {
            names.meant.insert(*reference, source.clone());
        }
    }
    reading
}

/// The facts, and for each node what it is known by: the server's name, or its place (with a slash) where it has none.
fn raw(look: &Look<'_>) -> (RawPage, Vec<String>) {
    let mut build = Build {
        look,
        nodes: Vec::new(),
        sources: Vec::new(),
        made: vec![None; look.nodes.len()],
        frames: Vec::new(),
        focused: None,
    };
    for at in 0..look.nodes.len() {
        build.add(at);
    }
    let around = look.around;
    let page = RawPage {
        url: look.shown.url.clone(),
        title: look.shown.title.clone(),
        lang: around.lang.clone(),
        snapshot_id: uuid::Uuid::new_v4().to_string(),
        timestamp: crate::clock::iso(crate::clock::now()),
        viewport: Some(Viewport {
            width: around.width.max(1),
            height: around.height.max(1),
            scroll_x: around.scroll_x,
            scroll_y: around.scroll_y,
        }),
        nodes: build.nodes,
        focused: build.focused,
        settled: look.settled,
        ..RawPage::default()
    };
    (page, build.sources)
}

struct Build<'a> {
    look: &'a Look<'a>,
    nodes: Vec<RawNode>,
    sources: Vec<String>,
    /// What each node of the snapshot became.
    made: Vec<Option<NodeId>>,
    /// Where each frame begins, by the snapshot's node.
    frames: Vec<(usize, Rect)>,
    focused: Option<NodeId>,
}

impl Build<'_> {
    fn add(&mut self, at: usize) {
        let node = &self.look.nodes[at];
        let parent = node.parent.and_then(|p| self.made[p]);
        if node.role == "text" {
            // What stands in a field is its value, and told as such.
            if !node
                .parent
                .is_some_and(|p| is_field(&self.look.nodes[p].role))
                && let Some(text) = &node.text
            {
                self.push(parent, RawKind::Text(spaced(text)), format!("{at}/"));
            }
            return;
        }
        if node.role.starts_with('/') {
            return;
        }
        let facts = node.reference().and_then(|r| self.look.facts.get(r));
        let mut element = element(self.look, at, facts);
        element.rect = self.rect(at);
        if node.role == "iframe" {
            let inner = inside(self.look.nodes, at).find_map(Node::reference);
            let facts = inner.and_then(|r| self.look.facts.get(r));
            // Nobody knows whose it is: nobody's whom we trust.
            let unknown = || "about:unknown".to_owned();
            element.document = Some(facts.map_or_else(unknown, |f| f.document.clone()));
            self.frames.extend(element.rect.map(|rect| (at, rect)));
        }
        let source = match node.reference() {
            Some(reference) => reference.to_owned(),
            None => format!("{}/{at}", self.document()),
        };
        let made = self.push(parent, RawKind::Element(Box::new(element)), source);
        self.made[at] = Some(made);
        if node.mark("active").is_some() && node.parent.is_some() {
            self.focused = Some(made);
        }
        if !is_field(&node.role) && node.role != "combobox" {
            self.words(at, made);
        }
    }

    /// What is written in it, where no node of its own says so.
    fn words(&mut self, at: usize, made: NodeId) {
        let node = &self.look.nodes[at];
        let told = |n: &Node| n.parent == Some(at) && !n.role.starts_with('/');
        let text = match (&node.text, &node.name) {
            (Some(text), _) => Some(text),
            (None, Some(name))
                if named_by_content(&node.role) && !self.look.nodes[at + 1..].iter().any(told) =>
            {
                Some(name)
            }
            _ => None,
        };
        if let Some(text) = text {
            self.push(Some(made), RawKind::Text(text.clone()), format!("{at}/"));
        }
    }

    fn push(&mut self, parent: Option<NodeId>, kind: RawKind, source: String) -> NodeId {
        self.nodes.push(RawNode { parent, kind });
        self.sources.push(source);
        NodeId(self.nodes.len() as u32 - 1)
    }

    /// Which document the page is, as the server counts them.
    fn document(&self) -> &str {
        document(self.look.nodes)
    }

    /// In the page's viewport: boxes inside frames count from the frame's own corner.
    fn rect(&self, at: usize) -> Option<Rect> {
        let mut rect = rect(self.look.nodes[at].mark("box")?)?;
        let mut up = self.look.nodes[at].parent;
        while let Some(above) = up {
            if let Some((_, frame)) = self.frames.iter().find(|(frame, _)| *frame == above) {
                rect.x = rect.x.saturating_add(frame.x);
                rect.y = rect.y.saturating_add(frame.y);
                break;
            }
            up = self.look.nodes[above].parent;
        }
        (rect.width > 0 || rect.height > 0).then_some(rect)
    }
}

/// The server numbers a document's elements with a prefix of the document's own; the same prefix, the same document.
pub(super) fn document(nodes: &[Node]) -> &str {
    let first = nodes.iter().find_map(Node::reference).unwrap_or_default();
    first.rfind('e').map_or(first, |e| &first[..e])
}

fn element(look: &Look<'_>, at: usize, facts: Option<&Facts>) -> RawElement {
    let node = &look.nodes[at];
    let on = |mark: &str| node.mark(mark).is_some_and(|v| v != "false");
    let mut element = RawElement {
        tag: tag(node, look, at, facts).to_owned(),
        pointer: node.mark("cursor") == Some("pointer"),
        modal: facts.is_some_and(|f| f.modal),
        disabled: on("disabled"),
        attrs: facts.map(|f| f.attrs.clone()).unwrap_or_default(),
        ..RawElement::default()
    };
    let native = match element.tag.as_str() {
        "textarea" | "select" | "option" | "iframe" => true,
        "input" => is_field(&node.role),
        _ => false,
    };
    if !native {
        set(&mut element, "role", &node.role);
    }
    if let Some(name) = &node.name {
        set(&mut element, "aria-label", name);
        // What the name was made of stands elsewhere in the page.
        element.attrs.retain(|(n, _)| n != "aria-labelledby");
    }
    for (mark, attribute) in [
        ("expanded", "aria-expanded"),
        ("pressed", "aria-pressed"),
        ("selected", "aria-selected"),
        ("level", "aria-level"),
        ("aria-hidden", "aria-hidden"),
    ] {
        if let Some(value) = node.mark(mark) {
            set(
                &mut element,
                attribute,
                if value.is_empty() { "true" } else { value },
            );
        }
    }
    match node.role.as_str() {
        "checkbox" | "radio" | "switch" | "menuitemcheckbox" | "menuitemradio" => {
            element.checked = Some(on("checked") && node.mark("checked") != Some("mixed"));
            element.indeterminate = node.mark("checked") == Some("mixed");
        }
        "option" => element.selected = on("selected"),
        "link" => {
            if let Some(url) = property(look.nodes, at, "/url") {
                let base = url::Url::parse(base(look, at));
                let whole = base.and_then(|base| base.join(url));
                // Where it goes, or that it goes nowhere.
                let stays = url.trim().is_empty() || url.trim().starts_with('#');
                match whole {
                    Ok(whole) if !stays => set(&mut element, "href", whole.as_str()),
                    _ => set(&mut element, "href", url),
                }
            }
        }
        role if is_field(role) && element.tag == "input" && facts.is_none() => {
            // What nobody could be asked about is the person's own.
            set(&mut element, "type", "password");
        }
        _ => {}
    }
    if is_field(&node.role) {
        let inside = look
            .nodes
            .iter()
            .find(|n| n.parent == Some(at) && n.role == "text");
        let value = node
            .text
            .clone()
            .or_else(|| inside.and_then(|n| n.text.clone()));
        let secret =
            perception::inputs::input_kind(&element, node.name.as_deref().unwrap_or_default())
                .is_some_and(protocol::snapshot::InputKind::is_secret);
        element.value = value
            .filter(|_| !secret)
            .or_else(|| (!secret).then(String::new));
    }
    element
}

/// Of the document that it stands in.
fn base<'l>(look: &'l Look<'_>, at: usize) -> &'l str {
    let mut up = look.nodes[at].parent;
    while let Some(above) = up {
        if look.nodes[above].role == "iframe" {
            let mut known = inside(look.nodes, above).filter_map(Node::reference);
            let facts = known.find_map(|r| look.facts.get(r));
            return facts.map_or("about:unknown", |f| &f.document);
        }
        up = look.nodes[above].parent;
    }
    &look.shown.url
}

/// The tag that means the same to our reader.
fn tag<'a>(node: &Node, look: &Look<'_>, at: usize, facts: Option<&'a Facts>) -> &'a str {
    let has_options = || {
        let mut below = look.nodes.iter();
        below.any(|n| n.parent == Some(at) && n.role == "option")
    };
    match node.role.as_str() {
        "link" => "a",
        "button" => "button",
        "textbox" | "searchbox" | "spinbutton" => match facts.map(|f| f.tag.as_str()) {
            Some("textarea") => "textarea",
            Some("input") | None => "input",
            Some(_) => "div",
        },
        "combobox" if has_options() => "select",
        "combobox" if facts.is_some_and(|f| f.tag == "input") => "input",
        "option" => {
            let within = node.parent.map(|p| look.nodes[p].role.as_str());
            if within == Some("combobox") {
                "option"
            } else {
                "div"
            }
        }
        "checkbox" | "radio" => "span",
        "heading" => "h2",
        "paragraph" => "p",
        "list" => "ul",
        "listitem" => "li",
        "table" => "table",
        "rowgroup" => "tbody",
        "row" => "tr",
        "cell" => "td",
        "columnheader" | "rowheader" => "th",
        "region" => "section",
        "article" => "article",
        "navigation" => "nav",
        "main" => "main",
        "form" => "form",
        "term" => "dt",
        "definition" => "dd",
        "strong" | "emphasis" | "code" | "mark" | "time" | "subscript" | "superscript" => "span",
        "iframe" => "iframe",
        _ => "div",
    }
}

fn is_field(role: &str) -> bool {
    matches!(role, "textbox" | "searchbox" | "spinbutton")
}

/// The blanks around a text among elements are not told; this is where they would stand.
fn spaced(text: &str) -> String {
    let closes = |c: char| ".,;:!?)]}»”’…%".contains(c);
    let opens = |c: char| "([{«“‘".contains(c);
    // Written without blanks between words.
    let dense = |c: char| matches!(c, '\u{3000}'..='\u{9fff}' | '\u{ff00}'..='\u{ffef}');
    let before = text.starts_with(|c| closes(c) || dense(c));
    let after = text.ends_with(|c| opens(c) || dense(c));
    let blank = |none: bool| if none { "" } else { " " };
    format!("{}{text}{}", blank(before), blank(after))
}

/// <https://w3c.github.io/aria/#namefromcontent>
fn named_by_content(role: &str) -> bool {
    matches!(
        role,
        "button"
            | "cell"
            | "columnheader"
            | "gridcell"
            | "heading"
            | "link"
            | "menuitem"
            | "menuitemcheckbox"
            | "menuitemradio"
            | "option"
            | "row"
            | "rowheader"
            | "tab"
            | "tooltip"
            | "treeitem"
    )
}

fn property<'n>(nodes: &'n [Node], of: usize, name: &str) -> Option<&'n str> {
    let told = nodes
        .iter()
        .find(|n| n.parent == Some(of) && n.role == name);
    told?.text.as_deref()
}

fn set(element: &mut RawElement, name: &str, value: &str) {
    element.attrs.retain(|(n, _)| n != name);
    element.attrs.push((name.to_owned(), value.to_owned()));
}

fn rect(mark: &str) -> Option<Rect> {
    let mut numbers = mark.split(',').map(|n| n.trim().parse::<f64>().ok());
    let mut next = || numbers.next()?.map(|n| n.round() as i32);
    Some(Rect {
        x: next()?,
        y: next()?,
        width: next()?,
        height: next()?,
    })
}

#[cfg(test)]
mod tests;
