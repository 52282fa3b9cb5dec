//! The words near a way out (`[near]` in `wordings/LANG.toml`): they say what is read first, and decide nothing.

/// Of all languages, one a line: `build/lists.rs`.
const WORDS: &str = include_str!(concat!(env!("OUT_DIR"), "/near.txt"));

/// The words, sorted for looking at a text once, letter by letter.
#[derive(Debug)]
pub(crate) struct Near {
    /// Letters, and whether only the whole word counts.
    words: Vec<(Vec<char>, bool)>,
    /// Which ASCII letters a word begins with; the rest is looked up.
    first: [bool; 128],
}

impl Near {
    pub(crate) fn new() -> Self {
        Self::of(WORDS)
    }

    /// One word a line.
    pub(crate) fn of(words: &str) -> Self {
        let mut near = Self {
            words: Vec::new(),
            first: [false; 128],
        };
        for line in words.lines() {
            let whole = line.strip_prefix('=');
            let letters: Vec<char> = whole.unwrap_or(line).chars().collect();
            if let Some(slot) = letters
                .first()
                .and_then(|c| near.first.get_mut(*c as usize))
            {
                *slot = true;
            }
            near.words.push((letters, whole.is_some()));
        }
        near
    }

    /// One of the words stands in the text.
    pub(crate) fn hits(&self, text: &str) -> bool {
        let mut before = ' ';
        for (at, c) in text.char_indices() {
            // Words of scripts without blanks can begin anywhere.
            let begins = !before.is_alphanumeric() || !before.is_ascii() && c >= '\u{2E80}';
            before = c;
            if begins && self.may_begin(c) && self.begins(&text[at..]) {
                return true;
            }
        }
        false
    }

    fn may_begin(&self, c: char) -> bool {
        let index = c.to_ascii_lowercase() as usize;
        self.first.get(index).copied().unwrap_or(true)
    }

    fn begins(&self, text: &str) -> bool {
        self.words.iter().any(|(word, whole)| {
            let mut letters = text.chars();
            let same = word
                .iter()
                .all(|w| letters.next().is_some_and(|c| lower(c) == *w));
            same && !(*whole && letters.next().is_some_and(char::is_alphanumeric))
        })
    }
}

fn lower(c: char) -> char {
    if c.is_ascii() {
        return c.to_ascii_lowercase();
    }
    c.to_lowercase().next().unwrap_or(c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_where_they_begin_in_any_case_and_script() {
        let near = Near::new();
        for text in [
            "Cancel",
            "the CANCELLATION page",
            "Vertrag KÜNDIGEN",
            "résilier",
            "ここから解約する",
            "End it",
        ] {
            assert!(near.hits(text), "{text}");
        }
    }

    #[test]
    fn a_word_inside_another_is_not_found() {
        let near = Near::new();
        for text in ["", "endless fun", "weekend", "Precancelled", "Edit invoice"] {
            assert!(!near.hits(text), "{text}");
        }
    }
}
