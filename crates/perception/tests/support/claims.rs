//! Claims in Markdown: a heading says what holds, an `html` block is the page, an `elements` block is what a planner sees of
//! its elements, a `text` block is the visible text, a `blocks` block its parts, a `forms` block what its controls send, an `outline` block is what a model reads (`boxes`: with boxes asked for).
//! Whoever looks at the pages (natively here, a real browser in the end-to-end tests), the claims are the same.
use protocol::snapshot::{Block, Element, ElementState, Observation, View};
use std::fmt::Write;
use std::path::Path;

/// Every claim of a folder, but for these files, as `look` sees the pages. `SUBTERMINATOR_BLESS=1` writes what is seen
/// into the files.
pub(crate) fn hold(
    folder: &Path,
    but: &[&str],
    least: usize,
    mut look: impl FnMut(&str, View) -> Observation,
) {
    let mut failures = String::new();
    let mut claims = 0;
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        if but.iter().any(|name| path.ends_with(name)) {
            continue;
        }
        let before = std::fs::read_to_string(&path).unwrap();
        let after = replay(&before, &mut claims, &mut look);
        if std::env::var_os("SUBTERMINATOR_BLESS").is_some() {
            std::fs::write(&path, after).unwrap();
        } else if before != after {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            writeln!(failures, "{name}\n{}", difference(&before, &after)).unwrap();
        }
    }
    assert!(claims >= least, "only {claims} claims were found");
    assert!(failures.is_empty(), "{failures}");
}

/// The file as it would be if every expectation were what is seen.
fn replay(
    file: &str,
    claims: &mut usize,
    look: &mut impl FnMut(&str, View) -> Observation,
) -> String {
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
                        let observation = look(body, View::default());
                        in_order(&observation);
                        seen = Some(observation);
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
                    ("forms", Some(seen)) => {
                        seen.snapshot.elements.iter().filter_map(form_of).collect()
                    }
                    ("blocks", Some(seen)) => blocks_text(&seen.blocks),
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

/// Every element has one block, and every block stands after the one that it is in.
pub(crate) fn in_order(seen: &Observation) {
    let mut told: Vec<_> = seen.blocks.iter().filter_map(|b| b.reference).collect();
    let mut refs: Vec<_> = seen.snapshot.elements.iter().map(|e| e.reference).collect();
    told.sort();
    refs.sort();
    assert_eq!(told, refs, "{}", seen.outline);
    for (at, block) in seen.blocks.iter().enumerate() {
        assert!(block.within.is_none_or(|outer| (outer as usize) < at));
    }
}

/// What a control sends, and whether it acts by itself; nothing of one that does neither.
fn form_of(element: &Element) -> Option<String> {
    let mut line = format!("{} {:?}", element.role, element.name);
    let usual = line.len();
    if let Some(form) = &element.form {
        let action = form.action.split_once("://").map_or("", |(_, rest)| rest);
        let path = action.find('/').map_or("", |at| &action[at..]);
        write!(line, " form {} {:?} {path}", form.id, form.method).unwrap();
    }
    for along in element.form.iter().flat_map(|form| &form.hidden_choices) {
        write!(line, ", sends {along:?}").unwrap();
    }
    for (says, word) in [
        (element.submits, "submits"),
        (element.acts_on_change, "acts on change"),
    ] {
        if says {
            write!(line, ", {word}").unwrap();
        }
    }
    (line.len() > usual).then(|| line + "\n")
}

/// Each block in one line, what stands in it further in. What is drawn alike has one letter, where there are several.
fn blocks_text(blocks: &[Block]) -> String {
    let mut text = String::new();
    let mut depths: Vec<usize> = Vec::new();
    let mut shapes: Vec<u32> = Vec::new();
    for block in blocks {
        let depth = block.within.map_or(0, |outer| depths[outer as usize] + 1);
        depths.push(depth);
        write!(text, "{}{}", "  ".repeat(depth), block.role).unwrap();
        if !block.text.is_empty() {
            write!(text, " {:?}", block.text).unwrap();
        }
        for (says, word) in [
            (block.reference.is_some(), "ref"),
            (block.above, "above"),
            (block.modal, "modal"),
        ] {
            if says {
                write!(text, " {word}").unwrap();
            }
        }
        let alike = |other: &&Block| other.shape == block.shape && other.within == block.within;
        if blocks.iter().filter(alike).count() > 1 {
            let at = shapes.iter().position(|shape| *shape == block.shape);
            let at = at.unwrap_or_else(|| {
                shapes.push(block.shape);
                shapes.len() - 1
            });
            write!(text, " ~{}", (b'a' + (at % 26) as u8) as char).unwrap();
        }
        text.push('\n');
    }
    text
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
    if element.on_hover {
        line.push_str(" on hover");
    }
    if element.popup {
        line.push_str(" popup");
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
    if out.is_empty() {
        let other = before.iter().zip(&after).find(|(b, a)| a != b);
        writeln!(out, "  in another order: {other:?}").unwrap();
    }
    out
}
