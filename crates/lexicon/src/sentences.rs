//! A text's sentences, and where one ends though no full stop tells.

/// What full stops, question and exclamation marks end. "14. März", "29.99" and "e.g. x" go on.
pub fn sentences(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut from = 0;
    let mut chars = text.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        let to = at + c.len_utf8();
        let next = chars.peek().map(|(_, n)| *n);
        let ends = match c {
            '。' | '！' | '？' | '\n' | '·' | '•' | '|' => true,
            '.' => {
                next.is_none_or(char::is_whitespace) && !follows_day(&text[from..at], &text[to..])
            }
            '!' | '?' | '…' | ';' => next.is_none_or(char::is_whitespace),
            _ => false,
        };
        if ends {
            found.push(text[from..to].trim());
            from = to;
        }
    }
    found.push(text[from..].trim());
    found.retain(|s| s.chars().any(char::is_alphanumeric));
    found
}

fn follows_day(before: &str, after: &str) -> bool {
    let digits: String = before
        .chars()
        .rev()
        .take_while(char::is_ascii_digit)
        .collect();
    let next = after.trim_start().chars().next();
    (1..=2).contains(&digits.len()) && next.is_some_and(char::is_alphabetic)
}
