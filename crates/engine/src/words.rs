//! The message catalogue: every word that people read comes from `data/messages/*.toml`, by key. English first.
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// BCP 47 of the catalogue.
pub const LANG: &str = "en";

const ENDS_A_SENTENCE: [char; 6] = ['.', '!', '?', '。', '！', '？'];

/// The text of this key with `{name}` filled in. An unknown key is shown as itself; a test finds it first.
pub fn say(key: &str, values: &[(&str, &str)]) -> String {
    fill(catalogue().get(key).map_or(key, String::as_str), values)
}

pub(crate) fn fill(text: &str, values: &[(&str, &str)]) -> String {
    let mut said = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(open) = rest.find('{') {
        let Some(close) = rest[open..].find('}').map(|n| open + n) else {
            break;
        };
        said.push_str(&rest[..open]);
        let name = &rest[open + 1..close];
        match values.iter().find(|(n, _)| *n == name) {
            Some((_, value)) => said.push_str(value),
            None => said.push_str(&rest[open..=close]),
        }
        rest = &rest[close + 1..];
        // A quoted sentence brings its own end along.
        if said.ends_with(ENDS_A_SENTENCE)
            && let Some(after) = rest.strip_prefix("”.")
        {
            said.push('”');
            rest = after;
        }
    }
    said.push_str(rest);
    said
}

/// Words that others chose, as part of a line of ours: on one line, and nothing in them moves, hides or turns around what stands
/// beside them.
pub fn one_line(text: &str) -> String {
    let visible = |word: &str| word.chars().filter(|c| is_harmless(*c)).collect();
    let words: Vec<String> = text.split_whitespace().map(visible).collect();
    words.join(" ").trim().to_owned()
}

/// No control character, no mark of direction, nothing without a width
/// (<https://www.unicode.org/reports/tr9/#Directional_Formatting_Characters>).
pub fn is_harmless(c: char) -> bool {
    let marks = matches!(
        c,
        '\u{61C}' | '\u{180E}' | '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}'
            | '\u{FFF9}'..='\u{FFFB}' | '\u{E0000}'..='\u{E007F}'
    );
    !marks && !c.is_control()
}

fn catalogue() -> &'static BTreeMap<String, String> {
    static TEXTS: OnceLock<BTreeMap<String, String>> = OnceLock::new();
    TEXTS.get_or_init(|| table(include_str!("../data/messages/en.toml")))
}

/// Tables of texts as one, by `table.key`.
pub(crate) fn table(toml: &str) -> BTreeMap<String, String> {
    let tables: BTreeMap<String, BTreeMap<String, String>> =
        toml::from_str(toml).unwrap_or_default();
    let texts = |(table, texts): (String, BTreeMap<String, String>)| {
        texts
            .into_iter()
            .map(move |(key, text)| (format!("{table}.{key}"), text))
    };
    tables.into_iter().flat_map(texts).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every `"table.key"` in the sources that looks like a message's key.
    fn keys_in_sources() -> Vec<String> {
        let tables: Vec<String> = catalogue()
            .keys()
            .filter_map(|k| k.split_once('.').map(|(t, _)| t.to_owned()))
            .collect();
        let mut keys = Vec::new();
        let here = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
        let mut folders = vec![here.join("src"), here.join("../../native-host/src")];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).unwrap().flatten() {
                let path = entry.path();
                if path.is_dir() {
                    folders.push(path);
                    continue;
                }
                let text = std::fs::read_to_string(&path).unwrap();
                for piece in text.split('"') {
                    if let Some((table, key)) = piece.split_once('.') {
                        let plain = |s: &str| {
                            !s.is_empty()
                                && s.bytes().all(|b| {
                                    b.is_ascii_lowercase() || b == b'_' || b.is_ascii_digit()
                                })
                        };
                        if plain(table) && plain(key) && tables.iter().any(|t| t == table) {
                            keys.push(piece.to_owned());
                        }
                    }
                }
            }
        }
        keys
    }

    #[test]
    fn every_key_in_the_sources_has_a_text_and_every_text_is_used() {
        let used = keys_in_sources();
        assert!(used.len() > 30);
        for key in &used {
            assert!(catalogue().contains_key(key), "no text for {key}");
        }
        for key in catalogue().keys() {
            assert!(used.contains(key), "nobody says {key}");
        }
    }

    #[test]
    fn what_others_chose_stands_on_one_line_and_moves_nothing_beside_it() {
        for (said, line) in [
            (" Leave\n\n now\t? ", "Leave now ?"),
            ("a\u{1b}[2K\u{7}\u{9b}b", "a[2Kb"),
            ("\u{2068}a\u{2069}\u{202e}b\u{200f}", "ab"),
            ("a\u{2028}b\u{2029}c\u{85}d\u{a0}e", "a b c d e"),
            ("\u{200b}\n\u{1b}", ""),
            ("日本語 עברית", "日本語 עברית"),
        ] {
            assert_eq!(one_line(said), line, "{said:?}");
        }
    }

    #[test]
    fn a_quoted_sentence_that_has_an_end_gets_no_second_one() {
        for (text, told) in [
            ("It is over.", "The page says “It is over.”"),
            ("Leaving?", "The page says “Leaving?”"),
            ("解約しました。", "The page says “解約しました。”"),
            ("Cancelled", "The page says “Cancelled”."),
        ] {
            assert_eq!(say("reading.says", &[("text", text)]), told);
        }
        let followed = say("hand_over.real_click", &[("name", "Leave?")]);
        assert!(!followed.contains(".."), "{followed}");
    }

    #[test]
    fn no_text_shouts_or_leaves_a_name_unfilled_silently() {
        for (key, text) in catalogue() {
            assert!(!text.contains('!'), "{key} shouts");
        }
        assert_eq!(
            say("reading.says", &[("text", "a {text} b")]),
            "The page says “a {text} b”."
        );
    }
}
