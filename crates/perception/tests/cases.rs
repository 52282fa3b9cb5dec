//! The claims in `tests/cases/*.md`: a heading says what holds, an `html` block is the page, an `elements` block is what a
//! planner sees of its elements, a `text` block is the visible text, an `outline` block is what a model reads (`boxes`: with
//! boxes asked for). `SUBTERMINATOR_BLESS=1` writes what is seen into the files.
// All of this is tests; Clippy sees that only of functions marked as such.
#![allow(clippy::unwrap_used)]
mod support;

use protocol::snapshot::{Element, ElementState, Observation, View};
use std::fmt::Write;
use std::path::Path;
use subterminator_perception::{ElementKey, Refs, observe};

#[test]
fn every_claim_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let mut failures = String::new();
    let mut claims = 0;
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let before = std::fs::read_to_string(&path).unwrap();
        let after = replay(&before, &mut claims);
        if std::env::var_os("SUBTERMINATOR_BLESS").is_some() {
            std::fs::write(&path, after).unwrap();
        } else if before != after {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            writeln!(failures, "{name}\n{}", difference(&before, &after)).unwrap();
        }
    }
    assert!(claims > 40, "only {claims} claims were found");
    assert!(failures.is_empty(), "{failures}");
}

/// The file as it would be if every expectation were what is seen.
fn replay(file: &str, claims: &mut usize) -> String {
    let mut out = String::new();
    let mut block: Option<(String, String)> = None;
    let mut seen: Option<Observation> = None;
    let mut html = String::new();
    for line in file.lines() {
        match (&mut block, line.strip_prefix("```")) {
            (None, Some(kind)) => block = Some((kind.to_owned(), String::new())),
            (Some((kind, body)), Some(_)) => {
                let text = match (kind.as_str(), &seen) {
                    ("html", _) => {
                        seen = Some(look(body, View::default()));
                        html = body.clone();
                        body.clone()
                    }
                    ("elements", Some(seen)) => seen
                        .snapshot
                        .elements
                        .iter()
                        .map(|e| line_of(e) + "\n")
                        .collect(),
                    ("text", Some(seen)) => seen.text.lines().map(|l| format!("{l}\n")).collect(),
                    ("outline", Some(seen)) => seen.outline.clone(),
                    ("boxes", Some(_)) => {
                        let boxes = true;
                        look(
                            &html,
                            View {
                                boxes,
                                ..View::default()
                            },
                        )
                        .outline
                    }
                    _ => body.clone(),
                };
                *claims += usize::from(kind != "html");
                write!(out, "```{kind}\n{text}```\n").unwrap();
                block = None;
            }
            (Some((_, body)), None) => {
                body.push_str(line);
                body.push('\n');
            }
            (None, None) => {
                out.push_str(line);
                out.push('\n');
            }
        }
    }
    out
}

fn look(html: &str, view: View) -> Observation {
    let page = support::page(html);
    observe(
        &page,
        &mut Refs::default(),
        |node| ElementKey(u64::from(node.0)),
        view,
    )
    .observation
}

/// One element in one line; what is usual (visible, enabled) goes without saying.
fn line_of(element: &Element) -> String {
    let mut line = format!("{} {:?}", element.role, element.name);
    for state in element
        .state
        .iter()
        .filter(|s| !matches!(s, ElementState::Visible | ElementState::Enabled))
    {
        write!(line, " {}", format!("{state:?}").to_lowercase()).unwrap();
    }
    if let Some(level) = element.level {
        write!(line, " level={level}").unwrap();
    }
    if let Some(value) = &element.value {
        write!(line, " value={value:?}").unwrap();
    }
    if let Some(input) = element.input {
        write!(line, " input={}", format!("{input:?}").to_lowercase()).unwrap();
    }
    if element.required {
        line.push_str(" required");
    }
    if let Some(href) = &element.href {
        write!(line, " href={href}").unwrap();
    }
    if !element.description.is_empty() {
        write!(line, " description={:?}", element.description).unwrap();
    }
    if !element.options.is_empty() {
        write!(line, " options={:?}", element.options).unwrap();
    }
    for container in &element.within {
        write!(line, " in {} {:?}", container.role, container.name).unwrap();
    }
    line
}

fn difference(before: &str, after: &str) -> String {
    let (before, after): (Vec<&str>, Vec<&str>) =
        (before.lines().collect(), after.lines().collect());
    let mut out = String::new();
    let mut claim = "";
    for line in &before {
        if let Some(heading) = line.strip_prefix("## ") {
            claim = heading;
        }
        if !after.contains(line) {
            writeln!(out, "  {claim}\n    expected: {line}").unwrap();
        }
    }
    for line in after.iter().filter(|line| !before.contains(line)) {
        writeln!(out, "    seen:     {line}").unwrap();
    }
    out
}
