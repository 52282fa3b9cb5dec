//! The labelled pages, and the other texts that can vouch for a wording.
use protocol::page_state::PageState;
use serde::Deserialize;
use std::collections::BTreeMap;
use subterminator_engine::heuristics::tokens::{Sentence, sentences};

/// One labelled page.
pub(crate) struct Page {
    pub(crate) id: String,
    pub(crate) lang: String,
    pub(crate) state: PageState,
    pub(crate) url: String,
    pub(crate) text: String,
    /// Where its labels were read, or its own id where it was composed.
    pub(crate) service: String,
}

/// A text that is none of the labelled pages.
pub(crate) struct Voucher {
    pub(crate) sentences: Vec<Sentence>,
}

#[derive(Deserialize)]
struct Labelled {
    id: String,
    text: String,
    url_path: String,
    lang: String,
    state: PageState,
    source: String,
}

#[derive(Deserialize)]
struct Lexicon {
    languages: BTreeMap<String, BTreeMap<String, Vec<String>>>,
}

pub(crate) fn pages() -> Vec<Page> {
    let labelled: Vec<Labelled> =
        serde_json::from_str(include_str!("../../tests/data/pages.json")).unwrap_or_default();
    let page = |p: Labelled| Page {
        service: service(&p.source).unwrap_or_else(|| p.id.clone()),
        url: format!("https://www.example.com{}", p.url_path),
        id: p.id,
        lang: p.lang,
        state: p.state,
        text: p.text,
    };
    labelled.into_iter().map(page).collect()
}

/// Pages written in one go, in eight languages, before their reading was looked at; the wordings learnt from them since.
pub(crate) fn apart() -> Vec<Page> {
    written(include_str!("../../tests/data/apart.txt"))
}

/// The same, and nothing was learnt from them.
pub(crate) fn read_once() -> Vec<Page> {
    written(include_str!("../../tests/data/read_once.txt"))
}

/// What the grammar has learnt from.
pub(crate) fn grammar() -> Vec<Page> {
    written(include_str!("../../tests/data/grammar.txt"))
}

/// Written after all of it; nothing was learnt from them.
pub(crate) fn read_later() -> Vec<Page> {
    written(include_str!("../../tests/data/read_later.txt"))
}

fn written(file: &str) -> Vec<Page> {
    let lines = file.lines();
    let page = |(n, line): (usize, &str)| {
        let [state, lang, path, text] = line.splitn(4, '|').collect::<Vec<_>>().try_into().ok()?;
        Some(Page {
            id: format!("line {}", n + 1),
            lang: lang.to_owned(),
            state: serde_json::from_value(state.into()).ok()?,
            url: format!("https://www.example.com{path}"),
            text: text.replace("\\n", "\n"),
            service: format!("line {}", n + 1),
        })
    };
    lines
        .enumerate()
        .filter(|(_, l)| !l.starts_with('#'))
        .filter_map(page)
        .collect()
}

/// Lexicon and composed pages.
pub(crate) fn vouchers() -> Vec<Voucher> {
    let lexicon: Lexicon = serde_json::from_str(include_str!("../../tests/data/lexicon.json"))
        .unwrap_or(Lexicon {
            languages: BTreeMap::new(),
        });
    let labels = lexicon.languages.into_values().flatten();
    let labels = labels
        .filter(|(kind, _)| kind != "sources" && kind != "confusable")
        .flat_map(|(_, labels)| labels)
        .map(|l| l.trim_end_matches('*').to_owned());
    let composed = include_str!("../../tests/data/composed.txt").lines();
    let composed = composed
        .filter(|l| !l.starts_with('#'))
        .filter_map(|l| Some(l.splitn(3, '|').nth(2)?.replace("\\n", "\n")));
    labels
        .chain(composed)
        .map(|text| Voucher {
            sentences: sentences(&text),
        })
        .collect()
}

/// The host or repository that a page's labels were read from.
fn service(source: &str) -> Option<String> {
    let at = ["https://", "github:", "github.com/"]
        .iter()
        .find_map(|mark| Some(source.find(mark)? + mark.len()))?;
    let host = source[at..].split(['/', ' ', ',', ')', ';']).next()?;
    Some(host.trim_start_matches("www.").to_owned())
}
