//! The page's parts, for whoever asks what stands in what: boxes, words of their own, headings, controls, in the order of the page.
//! Made on the way that the visible text is read on, from what that has looked at: it asks the page for next to nothing more.
//!
//! This file gathers a part for every box, line and control; `settle` leaves out what only wraps one other thing, `shape` says which are
//! drawn alike, `modal` which one keeps the rest from being used, `told` writes them down within the limit.
mod modal;
mod settle;
mod shape;
mod told;

use crate::raw::{NodeId, RawElement, Rendering};
use crate::reader::Reader;
use crate::text::{self, Flow};
use crate::walk::{Sink, walk};
use crate::{roles, seen};
use protocol::geometry::Rect;
use protocol::ids::Ref;
use protocol::role::Role;
use protocol::snapshot::{Block, Element, MAX_TEXT};
use std::collections::BTreeMap;

/// The parts of the page, `elements` among them; the second value says that some were left out.
pub(crate) fn blocks(
    reader: &Reader<'_>,
    nodes: &[NodeId],
    elements: &[Element],
) -> (Vec<Block>, bool) {
    let mut page = Page {
        reader,
        nodes,
        elements,
        parts: vec![Part::new(NodeId(0), Kind::Root, Role::None)],
        open: vec![0],
        labels: labels(reader, nodes),
        label: None,
        length: 0,
        cut: false,
        told: vec![false; nodes.len()],
    };
    let dialogs = reader.dialogs();
    for dialog in dialogs {
        walk(reader, *dialog, &[], &mut page);
        page.close(0);
    }
    if reader.tree.len() > 0 {
        walk(reader, NodeId(0), dialogs, &mut page);
    }
    page.close(0);
    page.remember_the_rest();
    let cut = page.cut;
    page.leave_out_labels();
    let mut parts = page.parts;
    modal::mark(reader, &mut parts);
    settle::settle(reader, &mut parts);
    let (blocks, left) = told::told(reader, &parts);
    (blocks, cut || left)
}

/// What may become a block.
#[derive(Debug)]
struct Part {
    node: NodeId,
    kind: Kind,
    role: Role,
    text: String,
    inside: Vec<usize>,
    reference: Option<Ref>,
    /// It can be pressed, or something in it can, or has a ref.
    holds: bool,
    rect: Option<Rect>,
    above: bool,
    modal: bool,
    /// Of words: some stand in no control.
    own: bool,
    /// Of words: all stand in the label of this one of the elements.
    label: Option<usize>,
    /// Of what it wraps, if it only wraps that, the outermost one's: two cards are alike though one has nothing but a line in it.
    outer: NodeId,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// What holds the outermost; no block.
    Root,
    Box,
    /// Words that run on, and the controls among them.
    Words,
    /// It speaks for all that is in it.
    Control,
    /// The same, and it runs on with words around it.
    Inline,
}

impl Part {
    fn new(node: NodeId, kind: Kind, role: Role) -> Self {
        Self {
            node,
            kind,
            role,
            text: String::new(),
            inside: Vec::new(),
            reference: None,
            holds: matches!(kind, Kind::Control | Kind::Inline) && role != Role::Image,
            rect: None,
            above: false,
            modal: false,
            own: false,
            label: None,
            outer: node,
        }
    }
}

/// The labels of what is told, and which of `nodes` they speak for.
fn labels(reader: &Reader<'_>, nodes: &[NodeId]) -> BTreeMap<NodeId, usize> {
    let mut labels = BTreeMap::new();
    for (index, node) in nodes.iter().enumerate() {
        if roles::interactive(reader.role(*node)) {
            let referenced = reader.tree.referenced(*node, "aria-labelledby");
            let own = reader.tree.labels(*node).iter().copied();
            labels.extend(own.chain(referenced).map(|label| (label, index)));
        }
    }
    labels
}

struct Page<'r, 'a> {
    reader: &'r Reader<'a>,
    nodes: &'r [NodeId],
    elements: &'r [Element],
    parts: Vec<Part>,
    /// Outermost first.
    open: Vec<usize>,
    labels: BTreeMap<NodeId, usize>,
    /// The label that is walked over, where it ends, and what it speaks for.
    label: Option<(NodeId, usize)>,
    /// So much has been said.
    length: usize,
    cut: bool,
    /// Of each of the nodes: there is a part for it.
    told: Vec<bool>,
}

impl Sink for Page<'_, '_> {
    fn open(&mut self, node: NodeId, element: &RawElement) -> bool {
        self.leave(node);
        let kept = self.nodes.binary_search(&node).ok();
        let reader = self.reader;
        if reader.tree.rendering(node) == Some(Rendering::None) {
            // A field behind its label is there all the same.
            let from = self.nodes.partition_point(|n| *n < node);
            let until = self.nodes.partition_point(|n| *n < reader.end(node));
            for index in from..until {
                self.control(self.nodes[index], Some(index));
                self.leave(reader.end(node));
            }
            return false;
        }
        if let Some(index) = self.labels.get(&node) {
            self.label = Some((reader.end(node), *index));
        }
        let role = reader.role(node);
        let runs_on = text::flow(&element.tag, reader.tree.display(node)) == Flow::RunsOn;
        let there = reader.tree.shown(node) && !reader.tree.aria_hidden(node);
        let speaks = roles::interactive(role) && there;
        if kept.is_some() || speaks {
            self.control(node, kept);
        } else if role == Role::Image && there {
            self.image(node);
        } else if is_part(role) || !runs_on {
            self.finish_words();
            self.push(Part::new(node, Kind::Box, role));
        }
        true
    }

    fn reach(&mut self, node: NodeId) {
        self.leave(node);
    }

    fn words(&mut self, of: NodeId, words: &str) {
        self.leave_for(of);
        let blank = text::blank(words);
        let Some(run) = self.run() else {
            if !blank {
                self.push(Part::new(of, Kind::Words, Role::Paragraph));
                self.say(self.parts.len() - 1, of, words);
            }
            return;
        };
        self.say(run, of, words);
    }

    fn line_break(&mut self) {
        match self.open.last() {
            Some(at) if self.parts[*at].kind == Kind::Words => self.finish_words(),
            // A line of a control that runs on with others.
            Some(_) => {
                if let Some(run) = self.run() {
                    self.parts[run].text.push(' ');
                }
            }
            None => {}
        }
    }

    fn is_full(&self) -> bool {
        self.cut
    }
}

impl Page<'_, '_> {
    fn push(&mut self, mut part: Part) -> usize {
        let at = self.parts.len();
        if matches!(part.kind, Kind::Box | Kind::Control) {
            part.above = self.reader.tree.floats(part.node);
            // What it stands in has lines of its own.
            for outer in self.open.iter().rev() {
                match &mut self.parts[*outer].kind {
                    kind @ Kind::Inline => *kind = Kind::Control,
                    Kind::Words => {}
                    Kind::Root | Kind::Box | Kind::Control => break,
                }
            }
        }
        let around = self.open.last().copied().unwrap_or(0);
        self.parts[around].inside.push(at);
        self.parts.push(part);
        self.open.push(at);
        at
    }

    /// Leaves so many open, from the outermost on.
    fn close(&mut self, left: usize) {
        self.open.truncate(left.max(1));
    }

    /// Closes what ended before this node.
    fn leave(&mut self, node: NodeId) {
        let over = |page: &Self, part: usize| {
            let part = &page.parts[part];
            !matches!(part.kind, Kind::Root | Kind::Words) && page.reader.end(part.node) <= node
        };
        if let Some(at) = self.open.iter().position(|part| over(self, *part)) {
            // Words that a control ran on with go on after it.
            self.close(at);
        }
    }

    /// What style sheets put at the end of an element stands in that, and not in what ended there.
    fn leave_for(&mut self, node: NodeId) {
        let outside = |page: &Self, part: usize| {
            let part = &page.parts[part];
            !matches!(part.kind, Kind::Root | Kind::Words)
                && !page.reader.tree.contains(part.node, node)
        };
        if let Some(at) = self.open.iter().position(|part| outside(self, *part)) {
            self.close(at);
        }
    }

    /// The words that are open, with nothing but controls among them since.
    fn run(&self) -> Option<usize> {
        let inward = self.open.iter().rev();
        let mut run = inward.take_while(|at| {
            let kind = self.parts[**at].kind;
            matches!(kind, Kind::Words | Kind::Inline)
        });
        run.find(|at| self.parts[**at].kind == Kind::Words).copied()
    }

    fn finish_words(&mut self) {
        if let Some(at) = self.open.last()
            && self.parts[*at].kind == Kind::Words
        {
            self.open.pop();
        }
    }

    fn say(&mut self, run: usize, of: NodeId, words: &str) {
        self.length += words.chars().count();
        self.cut |= self.length > MAX_TEXT;
        let own = self.open.last() == Some(&run) && words.chars().any(char::is_alphanumeric);
        let label = self.label.filter(|(end, _)| of < *end).map(|(_, of)| of);
        let part = &mut self.parts[run];
        match part.own {
            true => part.label = part.label.filter(|_| part.label == label || !own),
            false => part.label = label,
        }
        part.text.push_str(words);
        part.own |= own;
    }

    /// A control, a heading, or whatever else has a ref.
    fn control(&mut self, node: NodeId, kept: Option<usize>) {
        let reader = self.reader;
        let role = reader.role(node);
        let runs_on = reader
            .tree
            .element(node)
            .is_some_and(|e| text::flow(&e.tag, reader.tree.display(node)) == Flow::RunsOn);
        if !runs_on {
            self.finish_words();
        } else if self.run().is_none() {
            // Words may follow that run on from it.
            self.push(Part::new(node, Kind::Words, Role::Paragraph));
        }
        let speaks = roles::interactive(role) || role == Role::Heading || reader.clickable(node);
        let kind = match (speaks, runs_on) {
            (true, true) => Kind::Inline,
            (true, false) => Kind::Control,
            (false, _) => Kind::Box,
        };
        let mut part = Part::new(node, kind, role);
        if let Some(index) = kept {
            let element = &self.elements[index];
            self.told[index] = true;
            part.reference = Some(element.reference);
            part.holds = true;
            part.rect = element.bbox;
            if speaks {
                part.text = called(element);
            }
        } else {
            part.text = reader.identity(node).name;
        }
        self.push(part);
    }

    fn image(&mut self, node: NodeId) {
        let name = text::plain_spaces(&text::fold(&self.reader.name(node)));
        if !name.is_empty() {
            let mut part = Part::new(node, Kind::Inline, Role::Image);
            part.text = name;
            self.push(part);
        }
    }

    /// What a label says stands in the name of what it labels.
    fn leave_out_labels(&mut self) {
        for part in &mut self.parts {
            if let Some(index) = part.label {
                let name = seen::letters(&self.elements[index].name);
                part.own &= !name.contains(&seen::letters(&part.text));
            }
        }
    }

    /// What has a ref stands among the blocks in any case: in the innermost part around it.
    fn remember_the_rest(&mut self) {
        let left: Vec<usize> = (0..self.nodes.len()).filter(|i| !self.told[*i]).collect();
        for index in left {
            let node = self.nodes[index];
            let holds = |part: &Part| {
                part.kind != Kind::Words && self.reader.tree.contains(part.node, node)
            };
            let around = self.parts.iter().rposition(holds).unwrap_or(0);
            self.open = vec![around];
            self.control(node, Some(index));
        }
    }
}

/// What is to be read of a control: its name, or what else there is where it has none.
fn called(element: &Element) -> String {
    let shows = || element.shows.as_ref().filter(|seen| !seen.is_empty());
    match element.name.is_empty() {
        false => element.name.clone(),
        true => shows().unwrap_or(&element.description).clone(),
    }
}

/// What is a part of the page by its role, however it is laid out.
fn is_part(role: Role) -> bool {
    use Role::*;
    roles::structural(role)
        || matches!(
            role,
            Cell | ColumnHeader
                | Definition
                | Dialog
                | AlertDialog
                | Alert
                | GridCell
                | Iframe
                | ListItem
                | Region
                | Row
                | RowHeader
                | SectionFooter
                | SectionHeader
                | Term
        )
}
