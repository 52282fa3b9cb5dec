//! The message catalogue: every word that people read comes from `data/messages/*.toml`, by key. English first.
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// BCP 47 of the catalogue.
pub const LANG: &str = "en";

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
    }
    said.push_str(rest);
    said
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
