//! What a person reads in a part of a page: the words that are seen there. Where none are, what the part is called speaks for it
//! (a picture, a drawing, a field with a label of its own).
use crate::raw::{NodeId, RawElement};
use crate::reader::Reader;
use crate::text;
use crate::walk::{Sink, walk};
use protocol::role::Role;

/// On one line, with its white space folded.
pub(crate) fn seen(reader: &Reader<'_>, node: NodeId) -> String {
    let mut words = Words {
        reader,
        said: String::new(),
        called: Vec::new(),
    };
    walk(reader, node, &[], &mut words);
    text::plain_spaces(&text::fold(&words.said))
}

struct Words<'r, 'a> {
    reader: &'r Reader<'a>,
    said: String,
    /// What has a name of its own, and how much had been said where it began.
    called: Vec<(NodeId, usize)>,
}

impl Sink for Words<'_, '_> {
    fn open(&mut self, node: NodeId, _: &RawElement) -> bool {
        let reader = self.reader;
        let called = reader.role(node) == Role::Image || reader.has_author_label(node);
        if called && reader.tree.shown(node) {
            self.called.push((node, self.said.len()));
        }
        true
    }

    fn reach(&mut self, at: NodeId) {
        while let Some((node, before)) = self.called.pop_if(|(n, _)| self.reader.end(*n) <= at) {
            if text::blank(&self.said[before..]) {
                let name = self.reader.name(node);
                self.said.extend([" ", &name, " "]);
            }
        }
    }

    fn words(&mut self, _: NodeId, text: &str) {
        self.said.push_str(text);
    }

    fn line_break(&mut self) {
        self.said.push(' ');
    }
}
