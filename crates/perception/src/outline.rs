//! The text that a model reads: the page's words and controls in the order of the page, open dialogs first; one line each,
//! nothing twice. This file decides what becomes a line; `line` how it is written, `fit` what there is room for.
mod fit;
mod line;

use crate::near::Near;
use crate::raw::{NodeId, RawElement, Rendering};
use crate::reader::Reader;
use crate::relevance::Choice;
use crate::walk::{Sink, walk};
use crate::{roles, states, text};
use line::{Control, Kind, Line};
use protocol::role::Role;
use protocol::snapshot::{Element, View};
use std::collections::BTreeSet;

/// So often it is made from what is known so far, and what it tells is looked at; after that, everything is.
const GLANCES: usize = 4;

/// The page in lines. `elements` are the chosen nodes' own; `notes` is what else was left out or not read.
pub(crate) fn outline(
    reader: &Reader<'_>,
    choice: &Choice,
    elements: &[Element],
    notes: &[String],
    view: View,
) -> String {
    let controls = |index: usize| Control {
        reader,
        element: &elements[index],
        node: choice.nodes[index],
        boxes: view.boxes,
    };
    let seen = |node| in_view(reader, node);
    let close = &reader.tree.close;
    for _ in 0..GLANCES {
        if view.all {
            break;
        }
        let lines = close.glancing(|| lines(reader, choice, elements));
        let (text, told) = fit::fit(&lines, controls, seen, choice, notes, view);
        if !close.has_news(|| told.iter().for_each(|at| lines[*at].look(reader))) {
            return text;
        }
    }
    let lines = lines(reader, choice, elements);
    fit::fit(&lines, controls, seen, choice, notes, view).0
}

/// The page's lines, by what is known of it.
fn lines(reader: &Reader<'_>, choice: &Choice, elements: &[Element]) -> Vec<Line> {
    let mut page = Page {
        reader,
        near: Near::new(),
        nodes: &choice.nodes,
        elements,
        lines: Vec::new(),
        words: String::new(),
        words_of: None,
        muted: (NodeId(0), NodeId(0)),
        row: NodeId(0),
        at: NodeId(0),
        open: Vec::new(),
        labels: labels(reader, &choice.nodes),
        level: None,
    };
    let dialogs = reader.dialogs();
    for dialog in dialogs {
        walk(reader, *dialog, &[], &mut page);
    }
    if reader.tree.len() > 0 {
        walk(reader, NodeId(0), dialogs, &mut page);
    }
    page.lines
}

/// In view; what has no box of its own is where the box around it is.
fn in_view(reader: &Reader<'_>, node: NodeId) -> bool {
    let around = std::iter::once(node).chain(reader.tree.ancestors(node).map(|(n, _)| n));
    let boxed = around.into_iter().find(|n| {
        reader
            .tree
            .close
            .rect(*n)
            .or_else(|| reader.rect(*n))
            .is_some()
    });
    boxed.is_none_or(|n| reader.in_sight(n))
}

/// Labels of what is told: their words stand on the control's own line.
fn labels(reader: &Reader<'_>, nodes: &[NodeId]) -> BTreeSet<NodeId> {
    let of = |node: &NodeId| {
        let referenced = reader.tree.referenced(*node, "aria-labelledby");
        let mut labels = reader.tree.labels(*node).to_vec();
        labels.extend(referenced.into_iter().filter(|n| {
            let role = reader.role(*n);
            !roles::interactive(role) && role != Role::Heading
        }));
        labels
    };
    nodes
        .iter()
        .filter(|n| roles::interactive(reader.role(**n)))
        .flat_map(of)
        .collect()
}

struct Page<'r, 'a> {
    reader: &'r Reader<'a>,
    near: Near,
    nodes: &'r [NodeId],
    elements: &'r [Element],
    lines: Vec<Line>,
    words: String,
    words_of: Option<NodeId>,
    /// Words in this run of nodes have been told.
    muted: (NodeId, NodeId),
    /// The row that is walked over ends here: its words are one line.
    row: NodeId,
    at: NodeId,
    /// Structures that are open: where each ends, its line, its name.
    open: Vec<(NodeId, usize, String)>,
    labels: BTreeSet<NodeId>,
    /// The next control is a heading of this level, too.
    level: Option<u8>,
}

impl Sink for Page<'_, '_> {
    fn open(&mut self, node: NodeId, _: &RawElement) -> bool {
        let kept = self.nodes.binary_search(&node).ok();
        if self.reader.tree.rendering(node) == Some(Rendering::None) {
            // A field behind its label is there all the same, and so is what hovering shows.
            for index in self.kept_from(node, NodeId(node.0)) {
                if self.elements[index].on_hover {
                    self.finish_line();
                }
                self.control(index);
            }
            return false;
        }
        if self.labels.contains(&node) {
            self.mute(node);
        }
        let role = self.reader.role(node);
        if role == Role::Row {
            self.finish_line();
            self.row = self.reader.end(node);
        }
        if role == Role::Heading {
            return self.heading(node);
        }
        if structure(role) {
            self.structure(node, role);
            return true;
        }
        if let Some(index) = kept {
            return self.operable(node, index);
        }
        if roles::interactive(role) && !self.reader.tree.excluded(node) {
            // A control that there was no room for, and its words.
            self.mute(node);
            return !self.kept_from(node, NodeId(node.0 + 1)).is_empty();
        }
        if role == Role::Image && self.reader.tree.shown(node) && !self.is_muted(node) {
            self.image(node);
        }
        true
    }

    fn reach(&mut self, node: NodeId) {
        if self.row != NodeId(0) && node >= self.row {
            self.row = NodeId(0);
            self.finish_line();
        }
        self.at = node;
        while self.open.last().is_some_and(|(end, ..)| *end <= node) {
            self.finish_line();
            self.open.pop();
        }
    }

    fn words(&mut self, of: NodeId, text: &str) {
        if !self.is_muted(of) {
            self.words.push_str(text);
            if self.words_of.is_none() && !text::blank(text) {
                self.words_of = Some(of);
            }
        }
    }

    fn line_break(&mut self) {
        if self.at < self.row {
            self.words.push(' ');
        } else {
            self.finish_line();
        }
    }
}

impl Page<'_, '_> {
    fn finish_line(&mut self) {
        let words = line::plain(&std::mem::take(&mut self.words));
        let Some(node) = self.words_of.take() else {
            return;
        };
        let repeated = self.open.iter().any(|(.., name)| *name == words)
            || self.lines.last().is_some_and(|last| match &last.kind {
                Kind::Control { index, .. } => self.elements[*index].name == words,
                Kind::Words => last.words == words,
                _ => false,
            });
        if !words.is_empty() && !repeated {
            self.push(node, Kind::Words, words);
        }
    }

    fn push(&mut self, node: NodeId, kind: Kind, words: String) {
        let near = matches!(kind, Kind::Words | Kind::Heading(_)) && self.near.hits(&words);
        self.lines.push(Line {
            kind,
            near,
            node,
            until: self.at.max(node),
            parent: self.open.last().map(|(_, line, _)| *line),
            depth: self.open.len(),
            in_dialog: self
                .reader
                .dialogs()
                .iter()
                .any(|d| self.reader.tree.contains(*d, node)),
            words,
        });
    }

    fn heading(&mut self, node: NodeId) -> bool {
        self.finish_line();
        let seen = line::plain(&self.reader.seen(node));
        let level = states::level(self.reader, node).unwrap_or(2);
        let inside = self.kept_from(node, NodeId(node.0 + 1));
        let name = self.reader.name(node);
        let named = |i: &usize| [&seen, &name].contains(&&self.elements[*i].name);
        let whole = inside.iter().any(named);
        let repeated = self.open.iter().any(|(.., n)| *n == seen);
        let own = self.kept_from(node, node).first().copied();
        let own = own.filter(|i| self.nodes[*i] == node && self.reader.clickable(node));
        self.mute(node);
        if whole {
            self.level = Some(level);
        } else if let Some(index) = own {
            self.level = Some(level);
            self.control(index);
        } else if !seen.is_empty() && !repeated {
            self.push(node, Kind::Heading(level), seen);
        }
        !inside.is_empty()
    }

    fn structure(&mut self, node: NodeId, role: Role) {
        let name = line::plain(&self.reader.name(node));
        if name.is_empty() && !speaks_nameless(role) || self.reader.tree.excluded(node) {
            return;
        }
        self.finish_line();
        self.push(node, Kind::Structure(role), name.clone());
        let line = self.lines.len() - 1;
        self.open.push((self.reader.end(node), line, name));
    }

    fn operable(&mut self, node: NodeId, index: usize) -> bool {
        self.finish_line();
        let inside = self.kept_from(node, NodeId(node.0 + 1));
        let named = roles::interactive(self.reader.role(node));
        let operable = |i: &usize| self.elements[*i].role != Role::Heading;
        if !named && inside.iter().any(operable) {
            // What is in it is told line by line.
            self.push(node, Kind::Wrapper { index }, String::new());
            let line = self.lines.len() - 1;
            self.open.push((self.reader.end(node), line, String::new()));
            return true;
        }
        let same = |i: &&usize| self.elements[**i].name == self.elements[index].name;
        let level = inside
            .iter()
            .find(same)
            .and_then(|i| self.elements[*i].level);
        self.level = self.level.or(level);
        self.control(index);
        self.mute(node);
        inside.iter().any(operable)
    }

    fn control(&mut self, index: usize) {
        let name = &self.elements[index].name;
        let last = self.lines.last();
        if last.is_some_and(|l| matches!(l.kind, Kind::Words) && l.words == *name) {
            self.lines.pop();
        }
        let level = self.level.take();
        self.push(
            self.nodes[index],
            Kind::Control { index, level },
            String::new(),
        );
    }

    fn image(&mut self, node: NodeId) {
        let name = self.reader.name(node);
        if !name.is_empty() && self.reader.tree.shown(node) && !self.reader.tree.aria_hidden(node) {
            self.words(node, &format!(" ({name}) "));
        }
    }

    /// The chosen ones in the subtree of a node, from this one on.
    fn kept_from(&self, node: NodeId, from: NodeId) -> Vec<usize> {
        let start = self.nodes.partition_point(|n| *n < from);
        let end = self.nodes.partition_point(|n| *n < self.reader.end(node));
        (start..end.max(start)).collect()
    }

    fn mute(&mut self, node: NodeId) {
        if !self.is_muted(node) {
            self.finish_line();
            self.muted = (node, self.reader.end(node));
        }
    }

    fn is_muted(&self, node: NodeId) -> bool {
        self.muted.0 <= node && node < self.muted.1
    }
}

/// What is told as a part of the page, if it has a name or speaks without one.
fn structure(role: Role) -> bool {
    use Role::*;
    matches!(
        role,
        Dialog
            | AlertDialog
            | Alert
            | Banner
            | Complementary
            | ContentInfo
            | Figure
            | Form
            | Group
            | Iframe
            | List
            | Main
            | Menu
            | MenuBar
            | Navigation
            | RadioGroup
            | Region
            | Search
            | Table
            | TabPanel
            | Toolbar
    )
}

fn speaks_nameless(role: Role) -> bool {
    use Role::*;
    matches!(
        role,
        Dialog | AlertDialog | Alert | ContentInfo | Iframe | Main | Menu | Navigation | Search
    )
}
