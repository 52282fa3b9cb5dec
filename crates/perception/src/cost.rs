//! What a text costs a model to read, estimated so that it is rarely too low: tokenizers differ, and none fits in a page.

/// Tokens, about; for ordinary text a quarter above what common tokenizers count.
pub(crate) fn tokens(text: &str) -> usize {
    let mut tenths = 0;
    let mut run = Run::Blank;
    let mut length = 0;
    for c in text.chars() {
        let next = Run::of(c);
        if next == run {
            length += 1;
        } else {
            tenths += run.cost(length);
            (run, length) = (next, 1);
        }
    }
    (tenths + run.cost(length)).div_ceil(10)
}

/// Characters that a tokenizer takes together.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Run {
    /// One blank goes with the word after it.
    Blank,
    NewLine,
    Small,
    Capital,
    Digit,
    Mark,
    /// Letters beyond ASCII: of Europe, then of the scripts that have many letters or bytes a word.
    Accented,
    Foreign,
    /// Emoji and what else takes four bytes.
    Far,
}

impl Run {
    fn of(c: char) -> Self {
        match c {
            '\n' => Self::NewLine,
            ' ' | '\t' => Self::Blank,
            'a'..='z' => Self::Small,
            'A'..='Z' => Self::Capital,
            '0'..='9' => Self::Digit,
            '\0'..='\u{7f}' => Self::Mark,
            '\u{80}'..='\u{24f}' => Self::Accented,
            '\u{250}'..='\u{ffff}' => Self::Foreign,
            _ => Self::Far,
        }
    }

    /// In tenths of a token.
    fn cost(self, length: usize) -> usize {
        match self {
            Self::Blank => length / 2,
            Self::NewLine => 10,
            Self::Small => 10 * length.div_ceil(6),
            Self::Capital => 10 * length.div_ceil(2) - if length == 1 { 7 } else { 0 },
            Self::Digit => 10 * length.div_ceil(3),
            Self::Mark => 8 * length,
            Self::Accented => 12 * length,
            Self::Foreign => 16 * length,
            Self::Far => 30 * length,
        }
    }
}
