//! `explain`: shows what the heuristics say of a page's address and text, for whoever writes a recipe. JSON lines in, JSON
//! lines out; with `--page` what is read of a whole observation. It must not know any browser.
use page::PageModel;
use protocol::message::Interpretation;
use protocol::snapshot::Observation;
use serde_json::Value;
use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};

/// Answers every line; a line that can't be read is named on `complaints` and does not stop the rest.
/// True when every line was good.
pub fn explain(
    pages: impl BufRead,
    mut answers: impl Write,
    mut complaints: impl Write,
) -> std::io::Result<bool> {
    let mut good = true;
    for (number, line) in pages.split(b'\n').enumerate() {
        let line = line?;
        if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        match page(&line) {
            Ok((url, text)) => {
                let seen: Interpretation = engine::heuristics::interpret_text(&url, &text);
                serde_json::to_writer(&mut answers, &seen)?;
                answers.write_all(b"\n")?;
                answers.flush()?;
            }
            Err(why) => {
                good = false;
                writeln!(complaints, "line {}: {why} {EXPECTED}", number + 1)?;
            }
        }
    }
    Ok(good)
}

/// What is read of the observation in this file, as text.
pub fn page_of(file: &Path) -> Result<String, PageError> {
    let text = std::fs::read_to_string(file).map_err(|source| PageError::Unread {
        file: file.to_owned(),
        source,
    })?;
    let page: Observation =
        serde_json::from_str(&text).map_err(|source| PageError::NoObservation {
            file: file.to_owned(),
            source,
        })?;
    let model = PageModel::of(&page, None);
    let mut text = model.to_string();
    for line in engine::classify::explained(&page, &model, MOST) {
        text.push_str("may lead on: ");
        text.push_str(&line);
        text.push('\n');
    }
    for line in engine::classify::left_alone(&page, &model) {
        text.push_str("left alone: ");
        text.push_str(&line);
        text.push('\n');
    }
    Ok(text)
}

#[derive(Debug, thiserror::Error)]
pub enum PageError {
    #[error("{} can't be read: {source}.", file.display())]
    Unread {
        file: PathBuf,
        source: std::io::Error,
    },
    #[error("{} is no observation of a page: {source}. Take one from a run's journal, as JSON.", file.display())]
    NoObservation {
        file: PathBuf,
        source: serde_json::Error,
    },
}

/// So many of its controls are told, with why they may lead on.
const MOST: usize = 8;

const EXPECTED: &str =
    "Expected is one object a line, like {\"url\": \"https://…\", \"text\": \"…\"}.";

/// Address and text, or what the line is instead.
fn page(line: &[u8]) -> Result<(String, String), String> {
    let value: Value = serde_json::from_slice(line).map_err(|_| "This is no JSON.".to_owned())?;
    let Value::Object(fields) = value else {
        return Err("This is JSON, but no object.".to_owned());
    };
    if let Some(other) = fields
        .keys()
        .find(|k| !["url", "text"].contains(&k.as_str()))
    {
        return Err(format!("“{other}” is not known here."));
    }
    let field = |name: &str| match fields.get(name) {
        Some(Value::String(text)) => Ok(text.clone()),
        Some(_) => Err(format!("“{name}” is no text.")),
        None => Err(format!("“{name}” is missing.")),
    };
    Ok((field("url")?, field("text")?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_with_a_line_is_said_in_words() {
        for (line, words) in [
            ("oops", "no JSON"),
            ("[1]", "no object"),
            ("{\"text\":\"\"}", "“url” is missing"),
            ("{\"url\":\"\",\"text\":3}", "“text” is no text"),
            (
                "{\"url\":\"\",\"text\":\"\",\"html\":\"\"}",
                "“html” is not known",
            ),
        ] {
            let why = page(line.as_bytes()).unwrap_err();
            assert!(why.contains(words), "{line}: {why}");
        }
    }

    #[test]
    fn what_may_lead_on_is_told_with_what_counts_most_for_it() {
        let pages = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/page/tests/pages");
        let all = std::fs::read_dir(pages).unwrap().flatten();
        let harvested = all
            .map(|entry| entry.path())
            .filter(|path| path.extension().is_some_and(|e| e == "json"));
        let told: Vec<String> = harvested.map(|page| page_of(&page).unwrap()).collect();
        let ends = |line: &str| line.starts_with("may lead on: @e") && line.contains(" ends +");
        let with_an_end = told.iter().filter(|text| text.lines().any(ends)).count();
        assert!(with_an_end > 10, "{with_an_end} of {}", told.len());
    }

    #[test]
    fn a_file_that_holds_no_observation_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("page.json");
        assert!(
            page_of(&file)
                .unwrap_err()
                .to_string()
                .contains("can't be read")
        );
        std::fs::write(&file, "{}").unwrap();
        assert!(
            page_of(&file)
                .unwrap_err()
                .to_string()
                .contains("no observation")
        );
    }

    #[test]
    fn a_bad_line_is_named_by_its_number_and_the_rest_is_answered() {
        let input = "{\"url\":\"https://a.com\",\"text\":\"hello\"}\n\nnonsense\n{\"url\":\"https://a.com\",\"text\":\"\"}\n";
        let (mut out, mut err) = (Vec::new(), Vec::new());
        assert!(!explain(input.as_bytes(), &mut out, &mut err).unwrap());
        let out = String::from_utf8(out).unwrap();
        assert_eq!(out.lines().count(), 2, "{out}");
        for line in out.lines() {
            let answer: serde_json::Value = serde_json::from_str(line).unwrap();
            let mut keys: Vec<_> = answer
                .as_object()
                .unwrap()
                .keys()
                .map(String::as_str)
                .collect();
            keys.sort_unstable();
            assert_eq!(keys, ["confidence", "reason", "state"]);
        }
        assert!(String::from_utf8(err).unwrap().starts_with("line 3: "));
    }
}
