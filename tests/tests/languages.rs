//! Adding a language is adding a file: what each file in `wordings/` has to hold, and that no language stands anywhere else.
// All of this is tests; Clippy sees that only of functions marked as such.
#![allow(clippy::unwrap_used, clippy::expect_used)]
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use toml::{Table, Value};

/// What Japanese says otherwise: its dates by `date_form`, its paths in English.
const MAY_LACK: [&str; 5] = [
    "path.says",
    "words.is",
    "words.month",
    "words.no_name",
    "words.per",
];

/// Sections whose words stood in files of their own once.
const WORD_LISTS: [&str; 7] = [
    "address", "steps", "path", "near", "secret", "page", "filler",
];

/// Addresses that others collected, and the secrets of languages that have no file.
const MAY_SPEAK: [&str; 2] = ["account-deletion.txt", "secret-fields.toml"];

/// Each file by its name.
fn languages() -> BTreeMap<String, Table> {
    files("wordings", "toml")
        .into_iter()
        .map(|path| {
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            (name, read(&path).parse().unwrap())
        })
        .collect()
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap()
}

/// Files below this folder with this ending.
fn files(below: &str, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut open = vec![e2e::built::workspace().join(below)];
    while let Some(folder) = open.pop() {
        for entry in std::fs::read_dir(&folder).unwrap().flatten() {
            let path = entry.path();
            match path.extension() {
                _ if path.is_dir() => open.push(path),
                Some(e) if e == ending => found.push(path),
                _ => {}
            }
        }
    }
    found
}

/// Every text in it, however deep.
fn texts(value: &Value) -> Vec<&str> {
    match value {
        Value::String(text) => vec![text],
        Value::Array(list) => list.iter().flat_map(texts).collect(),
        Value::Table(table) => table.values().flat_map(texts).collect(),
        _ => Vec::new(),
    }
}

fn words(text: &str) -> impl Iterator<Item = String> {
    let parts = text.split(|c: char| !c.is_alphanumeric());
    // Short ones are words of several languages.
    let long = |w: &&str| w.len() > 3;
    parts.filter(long).map(str::to_lowercase)
}

/// The keys of its sections, but for its sets, which it names as it likes.
fn keys(language: &Table) -> BTreeSet<String> {
    let sections = language.iter().filter(|(name, _)| *name != "sets");
    let tables = sections.filter_map(|(name, section)| Some((name, section.as_table()?)));
    tables
        .flat_map(|(name, table)| table.keys().map(move |key| format!("{name}.{key}")))
        .collect()
}

#[test]
fn no_language_lacks_what_all_others_have() {
    let all: BTreeMap<String, BTreeSet<String>> = languages()
        .iter()
        .map(|(n, l)| (n.clone(), keys(l)))
        .collect();
    assert!(all.len() >= 8, "{:?}", all.keys());
    for (name, own) in &all {
        let mut others = all
            .iter()
            .filter(|(n, _)| *n != name)
            .map(|(_, k)| k.clone());
        let first = others.next().unwrap();
        let shared = others.fold(first, |shared, k| &shared & &k);
        let may = |key: &&String| !MAY_LACK.contains(&key.as_str());
        let missing: Vec<&String> = shared.difference(own).filter(may).collect();
        assert!(
            missing.is_empty(),
            "wordings/{name}.toml has no {missing:?}"
        );
    }
}

#[test]
fn a_file_is_called_as_its_language() {
    for (name, language) in languages() {
        assert_eq!(language["lang"].as_str(), Some(name.as_str()));
    }
}

#[test]
fn what_is_read_first_knows_the_words_that_lead_out_in_every_language() {
    for (name, language) in languages() {
        let list = |section: &str, key: &str| {
            let found = texts(&language[section][key]).into_iter();
            found.map(str::to_lowercase).collect::<Vec<_>>()
        };
        let enter = list("label", "enter").concat();
        let near = list("near", "words").into_iter();
        let known = near.filter(|w| enter.contains(w.trim_start_matches('=')));
        let known = known.count();
        assert!(known >= 2, "wordings/{name}.toml: {known} of {enter}");
    }
}

/// The words of these sections that are no English ones.
fn foreign() -> BTreeSet<String> {
    let (english, others): (Vec<_>, Vec<_>) =
        languages().into_iter().partition(|(name, _)| name == "en");
    let english: BTreeSet<String> = english
        .iter()
        .flat_map(|(_, l)| l.values().flat_map(texts).flat_map(words))
        .collect();
    let lists = others.iter().flat_map(|(_, l)| WORD_LISTS.map(|s| &l[s]));
    let foreign = lists.flat_map(texts).flat_map(words);
    foreign.filter(|w| !english.contains(w)).collect()
}

/// Texts between quotation marks, up to the tests of the file.
fn quoted(code: &str) -> String {
    let shipped = code.split("#[cfg(test)]").next().unwrap_or_default();
    let lines = shipped
        .lines()
        .filter(|l| !l.trim_start().starts_with("//"));
    let quoted = lines.flat_map(|l| l.split('"').skip(1).step_by(2));
    // What the build is told by, not a Spanish charge.
    let quoted = quoted.filter(|text| !text.starts_with("$CARGO_") && !text.starts_with("CARGO_"));
    quoted.collect::<Vec<_>>().join(" ")
}

/// What is built in of the rooms that read pages: their data, and the texts in their code.
fn built_in() -> Vec<(PathBuf, String)> {
    let stands_in = |path: &Path, folder| path.components().any(|c| c.as_os_str() == folder);
    let data = ["toml", "txt"]
        .map(|ending| files("crates", ending))
        .concat();
    let data = data.into_iter().filter(|p| {
        let may_speak = MAY_SPEAK.iter().any(|name| p.ends_with(name));
        stands_in(p, "data") && !stands_in(p, "tests") && !may_speak
    });
    let code = files("crates", "rs").into_iter();
    let code = code.filter(|p| stands_in(p, "src") && !p.ends_with("tests.rs"));
    let data = data.map(|p| (p.clone(), read(&p)));
    data.chain(code.map(|p| (p.clone(), quoted(&read(&p)))))
        .collect()
}

#[test]
fn no_word_of_a_language_stands_outside_its_file() {
    let foreign = foreign();
    assert!(foreign.len() > 300, "{}", foreign.len());
    let built_in = built_in();
    assert!(built_in.len() > 100, "{}", built_in.len());
    for (path, text) in built_in {
        let found: Vec<String> = words(&text).filter(|w| foreign.contains(w)).collect();
        assert!(found.is_empty(), "{}: {found:?}", path.display());
    }
}
