//! What labels mean: `tests/labels/LANG.txt`, a label and its concepts a line. `!` stands before what is negated, `?` for a word that is
//! not known, `+` before what the words mean together; fillers are left out.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "tests: clippy knows only #[test] functions as such"
)]
use std::path::Path;
use subterminator_lexicon::{Phrase, lexicon};

fn written(phrase: &Phrase) -> String {
    let content = phrase.words.iter().filter(|w| !w.filler);
    let mut parts: Vec<String> = content
        .map(|word| match word.concept {
            Some(concept) if word.negated => format!("!{concept:?}"),
            Some(concept) => format!("{concept:?}"),
            None => format!("?{}", word.text),
        })
        .collect();
    let said = phrase.words.iter().filter(|w| w.concept.is_some()).count();
    let implied = phrase.concepts().skip(said);
    parts.extend(implied.map(|c| format!("+{c:?}")));
    parts.join(" ")
}

#[test]
fn labels_mean_in_every_language_what_people_read_in_them() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/labels");
    let mut wrong = Vec::new();
    for code in lexicon().codes() {
        let text = std::fs::read_to_string(folder.join(format!("{code}.txt"))).unwrap();
        let lines: Vec<&str> = text.lines().filter(|l| !l.trim().is_empty()).collect();
        assert!(lines.len() >= 25, "{code} has {} labels", lines.len());
        let languages = lexicon().languages(code, "");
        for line in lines {
            let (label, expected) = line.split_once(" => ").expect(line);
            let read = written(&lexicon().read(label, &languages));
            if read != expected {
                wrong.push(format!(
                    "{code}: {label} => {read}\n    expected: {expected}"
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
