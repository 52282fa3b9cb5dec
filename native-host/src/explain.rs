//! `explain`: shows what the heuristics say of a page's address and text, for whoever writes a recipe. JSON lines in, JSON
//! lines out. It must not know any browser.
use protocol::message::Interpretation;
use serde::Deserialize;
use std::io::{BufRead, Write};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Page {
    url: String,
    text: String,
}

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
        match serde_json::from_slice::<Page>(&line) {
            Ok(page) => {
                let seen: Interpretation =
                    engine::heuristics::interpret_text(&page.url, &page.text);
                serde_json::to_writer(&mut answers, &seen)?;
                answers.write_all(b"\n")?;
                answers.flush()?;
            }
            Err(error) => {
                good = false;
                writeln!(
                    complaints,
                    "line {}: {error}\nhint: each line is an object like {{\"url\": \"https://…\", \"text\": \"…\"}}",
                    number + 1
                )?;
            }
        }
    }
    Ok(good)
}

#[cfg(test)]
mod tests {
    use super::*;

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
