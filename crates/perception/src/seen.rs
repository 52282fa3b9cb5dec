//! What a person reads in a part of a page: the words that are seen there. Where none are, what the part is called speaks for it
//! (a picture, a drawing, a field with a label of its own).
use crate::raw::{NodeId, RawElement};
use crate::reader::Reader;
use crate::walk::{Sink, walk};
use crate::{inputs, options, text};
use protocol::role::Role;
use protocol::snapshot::MAX_WHOLE_NAME;

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

/// What a person reads on a control, where its name is not just that: another label speaks for it, some of its words can't be
/// seen, or some of what is seen is kept from assistive technology. What a field shows is its value.
pub(crate) fn unlike_its_name(reader: &Reader<'_>, node: NodeId, name: &str) -> Option<String> {
    let raw = reader.tree.element(node)?;
    let list = || reader.role(node) == Role::ListBox && !options::options(reader, node).is_empty();
    if !reader.interactive(node) || inputs::is_own_field(raw) || list() {
        return None;
    }
    let seen = text::cut(reader.seen(node), MAX_WHOLE_NAME);
    let (read, called) = (letters(&seen), letters(name));
    // A name that was cut is known by its beginning.
    let same = read == called || name.ends_with("...") && read.starts_with(&called);
    if read.is_empty()
        && !called.is_empty()
        && reader.tree.in_use(node, || is_unknown(reader, node))
    {
        return Some(String::new());
    }
    (!same && read.chars().any(char::is_alphabetic)).then_some(seen)
}

/// Style sheets put something into it that nobody can know.
fn is_unknown(reader: &Reader<'_>, node: NodeId) -> bool {
    let all = std::iter::once(node).chain(reader.tree.descendants(node));
    let mut seen = all.filter(|n| !reader.tree.hidden(*n));
    seen.any(|n| reader.tree.generated(n).contains(&Some("")))
}

/// Without what stands between the words.
pub(crate) fn letters(words: &str) -> String {
    let letters = words.chars().filter(|c| c.is_alphanumeric());
    letters.flat_map(char::to_lowercase).collect()
}
