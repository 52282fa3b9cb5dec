//! What the reader looks for in a page's words, out of the files of all languages (`[near]` and `[secret]` in `wordings/LANG.toml`):
//! plain lines, so that the agent in the page needs no parser. The other sections are the engine's.
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeSet;

#[derive(Deserialize)]
struct Language {
    near: First,
    secret: Secret,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct First {
    words: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Secret {
    password: Vec<String>,
    card: Vec<String>,
    code: Vec<String>,
}

/// One word a line, sorted: the same files give the same text.
pub(crate) struct Lists {
    pub(crate) near: String,
    /// By kind, under a line that names it. The first kind that fits counts.
    pub(crate) secret: String,
}

/// Out of these languages' files, each with its name, and of the secret fields of languages that have none.
pub(crate) fn gather(languages: &[(&str, &str)], elsewhere: &str) -> Result<Lists, String> {
    let mut near = Vec::new();
    let mut secrets = vec![read::<Secret>(
        "secret fields of other languages",
        elsewhere,
    )?];
    for (name, text) in languages {
        let language = read::<Language>(name, text)?;
        near.extend(language.near.words);
        secrets.push(language.secret);
    }
    let kind = |title: &str, list: fn(&Secret) -> &[String]| {
        let words = lines(secrets.iter().flat_map(list), is_plain)?;
        Ok::<String, String>(format!("[{title}]\n{words}"))
    };
    Ok(Lists {
        near: lines(near.iter(), |_| true)?,
        secret: [
            kind("password", |s| &s.password)?,
            kind("card", |s| &s.card)?,
            kind("code", |s| &s.code)?,
        ]
        .concat(),
    })
}

fn read<T: DeserializeOwned>(name: &str, text: &str) -> Result<T, String> {
    toml::from_str(text).map_err(|e| format!("{name}: {e}"))
}

fn lines<'a>(
    words: impl Iterator<Item = &'a String>,
    can_be_found: fn(&str) -> bool,
) -> Result<String, String> {
    let sorted: BTreeSet<&str> = words.map(String::as_str).collect();
    let found = |word: &str| {
        let word = word.strip_prefix('=').unwrap_or(word);
        !word.is_empty() && word == word.to_lowercase().trim() && can_be_found(word)
    };
    match sorted.iter().find(|word| !found(word)) {
        Some(word) => Err(format!("“{word}” is never found: write it small and plain")),
        None => Ok(sorted.iter().map(|word| format!("{word}\n")).collect()),
    }
}

/// As names of fields are written before they are looked up: words of letters and digits, single blanks between them.
fn is_plain(word: &str) -> bool {
    let plain = |part: &str| !part.is_empty() && part.chars().all(char::is_alphanumeric);
    word.split(' ').all(plain)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::inputs::secret_word;
    use crate::near::Near;
    use protocol::snapshot::InputKind;

    const NONE: &str = "password = []\ncard = []\ncode = []";

    fn file(near: &str, password: &str) -> String {
        let secret = format!("[secret]\npassword = [{password}]\ncard = ['b']\ncode = ['c d']");
        format!("lang = 'xx'\n[near]\nwords = [{near}]\n{secret}")
    }

    #[test]
    fn the_same_words_in_any_order_give_the_same_text() {
        let (one, other) = (file("'y', 'x'", "'=pw'"), file("'z', 'x'", "'a'"));
        for files in [[&one, &other], [&other, &one]] {
            let lists = gather(&files.map(|text| ("xx.toml", text.as_str())), NONE).unwrap();
            assert_eq!(lists.near, "x\ny\nz\n");
            assert_eq!(lists.secret, "[password]\n=pw\na\n[card]\nb\n[code]\nc d\n");
        }
    }

    #[test]
    fn a_section_that_is_missing_and_a_word_that_would_never_be_found_are_mistakes() {
        let no_near = format!("[secret]\n{NONE}");
        for (text, told) in [
            (no_near.as_str(), "near"),
            ("[near]\nwords = []", "secret"),
            (&file("'Cancel'", "'a'"), "Cancel"),
            (&file("'a'", "'parola d’accesso'"), "parola"),
            (&file("'a'", "'a  b'"), "a  b"),
        ] {
            let error = gather(&[("xx.toml", text)], NONE).err().unwrap();
            assert!(error.contains(told), "{error}");
        }
    }

    /// One that the project does not have, in the one file that it takes.
    const ESPERANTO: &str = include_str!("../../engine/tests/data/esperanto.toml");

    #[test]
    fn a_language_of_one_file_is_read_first_and_kept_from_its_secrets() {
        let with = gather(&[("eo.toml", ESPERANTO)], NONE).unwrap();
        let near = Near::of(&with.near);
        let kind = |called: &str| secret_word(&with.secret, " ", &format!(" {called} "));
        assert!(near.hits("Malaboni") && near.hits("Ĉu NULIGI?"));
        assert!(!near.hits("Cancel"));
        assert_eq!(kind("via pasvorto"), Some(InputKind::Password));
        assert_eq!(kind("kartnumero"), Some(InputKind::Card));
        assert_eq!(kind("konfirma kodo"), Some(InputKind::OneTimeCode));
        assert_eq!(kind("password"), None);
    }
}
