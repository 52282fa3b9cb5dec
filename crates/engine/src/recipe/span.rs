//! Where in a TOML file something stands, in lines and columns as an editor counts them.
use std::ops::Range;
use toml::Spanned;
use toml::de::DeValue;

pub(super) type Node<'a> = Spanned<DeValue<'a>>;

/// From a table to a field, from a list to an item.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Part {
    Field(&'static str),
    Item(usize),
}

/// The span of what the path leads to, or of the last thing on the way that is there.
pub(super) fn find(root: &Node<'_>, path: &[Part]) -> Range<usize> {
    let mut here = root;
    for part in path {
        let next = match part {
            Part::Field(name) => here
                .get_ref()
                .as_table()
                .and_then(|t| t.iter().find(|(k, _)| k.get_ref() == name))
                .map(|(_, value)| value),
            Part::Item(at) => here.get_ref().as_array().and_then(|a| a.get(*at)),
        };
        match next {
            Some(next) => here = next,
            None => break,
        }
    }
    here.span()
}

/// Both from 1.
pub(super) fn position(text: &str, at: usize) -> (usize, usize) {
    let before = text.get(..at.min(text.len())).unwrap_or_default();
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().map_or(0, |l| l.chars().count()) + 1;
    (line, column)
}
