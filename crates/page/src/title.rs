//! The title of a choice: its label is drawn in several lines, which its name runs together ("Cancel my plan You keep it until 4 May").
use protocol::ids::Ref;
use protocol::role::Role;
use protocol::snapshot::{Element, Observation};
use std::collections::BTreeMap;

const CHOICES: [Role; 4] = [Role::Radio, Role::Checkbox, Role::Option, Role::Switch];

/// The lines of each choice that has several, as they stand in the page's text one after the other.
pub(crate) fn lines_of_choices(page: &Observation) -> BTreeMap<Ref, Vec<String>> {
    let text = page.text.lines().map(str::trim).filter(|l| !l.is_empty());
    let text: Vec<(&str, String)> = text.map(|line| (line, letters(line))).collect();
    let choices = page.snapshot.elements.iter();
    let choices = choices.filter(|e| CHOICES.contains(&e.role));
    choices
        .filter_map(|e| Some((e.reference, lines(e, &text)?)))
        .collect()
}

fn lines(choice: &Element, text: &[(&str, String)]) -> Option<Vec<String>> {
    let name = letters(&choice.name);
    let begins = |at: &usize| !text[*at].1.is_empty() && name.starts_with(&text[*at].1);
    let mut beginnings = (0..text.len()).filter(begins);
    beginnings.find_map(|first| {
        let mut rest = name.as_str();
        let mut found = Vec::new();
        for (line, letters) in &text[first..] {
            rest = rest.strip_prefix(letters.as_str())?;
            found.push((*line).to_owned());
            if rest.is_empty() {
                break;
            }
        }
        (rest.is_empty() && found.len() > 1).then_some(found)
    })
}

fn letters(words: &str) -> String {
    let letters = words.chars().filter(|c| c.is_alphanumeric());
    letters.flat_map(char::to_lowercase).collect()
}
