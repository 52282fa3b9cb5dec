//! The title of a choice: its label is drawn in several lines, which its name runs together ("Cancel my plan You keep it until 4 May").
use protocol::ids::Ref;
use protocol::role::Role;
use protocol::snapshot::{Element, Observation};
use std::collections::BTreeMap;

const CHOICES: [Role; 4] = [Role::Radio, Role::Checkbox, Role::Option, Role::Switch];
/// Where more lines begin as the name does, none of them is known to be the label's.
const BEGINNINGS: usize = 20;
/// What a long name ends with where it was cut.
const CUT: &str = "...";

/// The lines of each choice that has several, as they stand in the page's text one after the other.
pub(crate) fn lines_of_choices(page: &Observation) -> BTreeMap<Ref, Vec<String>> {
    let text = page.text.lines().map(str::trim);
    let text = text.map(|line| Line {
        line,
        words: words(line),
    });
    let text: Vec<Line<'_>> = text.filter(|l| !l.words.is_empty()).collect();
    let choices = page.snapshot.elements.iter();
    let choices = choices.filter(|e| CHOICES.contains(&e.role));
    choices
        .filter_map(|e| Some((e.reference, lines(e, &text)?)))
        .collect()
}

struct Line<'a> {
    line: &'a str,
    words: Vec<String>,
}

/// None where one line says it all, or where it is split in different ways: either may be the label then.
fn lines(choice: &Element, text: &[Line<'_>]) -> Option<Vec<String>> {
    let mut name = words(&choice.name);
    let cut = choice.name.ends_with(CUT);
    if cut {
        // The last word may be half of one.
        name.pop();
    }
    let begins = |at: &usize| !name.is_empty() && name.starts_with(&text[*at].words);
    let beginnings = || (0..text.len()).filter(begins);
    if beginnings().nth(BEGINNINGS).is_some() {
        return None;
    }
    let split = |at: usize| Some((at, count(&name, &text[at..], cut)?));
    let found: Vec<(usize, usize)> = beginnings().filter_map(split).collect();
    let written = |(at, lines): &(usize, usize)| -> Vec<String> {
        let lines = text[*at..at + lines].iter();
        lines.map(|l| l.line.to_owned()).collect()
    };
    let first = written(found.first()?);
    let alike = found.iter().all(|other| written(other) == first);
    (alike && first.len() > 1).then_some(first)
}

/// Of how many of these lines, from the first on, the name is made.
fn count(name: &[String], text: &[Line<'_>], cut: bool) -> Option<usize> {
    let mut rest = name;
    for (at, line) in text.iter().enumerate() {
        let ends = cut && line.words.starts_with(rest);
        if !ends {
            rest = rest.strip_prefix(line.words.as_slice())?;
        }
        if ends || rest.is_empty() {
            return Some(at + 1);
        }
    }
    None
}

fn words(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_alphanumeric());
    let words = words.filter(|w| !w.is_empty());
    words.map(str::to_lowercase).collect()
}
