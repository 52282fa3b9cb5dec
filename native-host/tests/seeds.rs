//! What the fuzzing programs begin with, and whatever they once broke (`fuzz/seeds`), fed to the same functions.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test may stop at the first surprise"
)]
extern crate perception as subterminator_perception;

#[path = "../../fuzz/bodies/answers.rs"]
mod answers;
#[path = "../../fuzz/bodies/facts.rs"]
mod facts;
#[path = "../../fuzz/bodies/frames.rs"]
mod frames;
#[path = "../../fuzz/bodies/html.rs"]
mod html;
#[path = "../../fuzz/bodies/journal.rs"]
mod journal;
#[path = "../../fuzz/bodies/messages.rs"]
mod messages;
#[path = "../../fuzz/read.rs"]
mod read;
#[path = "../../fuzz/bodies/recipes.rs"]
mod recipes;
#[allow(dead_code, unused_imports, reason = "perception's tests need more")]
#[path = "../../crates/perception/tests/support/mod.rs"]
mod support;
#[path = "../../fuzz/talk.rs"]
mod talk;
#[path = "../../fuzz/bodies/wires.rs"]
mod wires;

use std::path::{Path, PathBuf};
use subterminator::{framing, model};

type Feed = fn(&[u8]);

/// Each target, and what it feeds.
const TARGETS: [(&str, Feed); 8] = [
    ("answers", answers::feed),
    ("facts", facts::feed),
    ("frames", frames::feed),
    ("html", html::feed),
    ("journal", journal::feed),
    ("messages", messages::feed),
    ("recipes", recipes::feed),
    ("wires", wires::feed),
];

fn in_folder(name: &str) -> Vec<PathBuf> {
    let folder = e2e::built::workspace().join("fuzz").join(name);
    let entries = std::fs::read_dir(folder).unwrap();
    let mut paths: Vec<PathBuf> = entries.map(|e| e.unwrap().path()).collect();
    paths.sort();
    paths
}

fn stem(path: &Path) -> &str {
    path.file_stem().unwrap().to_str().unwrap()
}

#[test]
fn whatever_broke_something_once_breaks_nothing_any_more() {
    let mut broken = Vec::new();
    for (name, feed) in TARGETS {
        let seeds = in_folder(&format!("seeds/{name}"));
        assert!(seeds.len() > 1, "{name} has something to begin with");
        for seed in seeds {
            let bytes = std::fs::read(&seed).unwrap();
            if std::panic::catch_unwind(|| feed(&bytes)).is_err() {
                broken.push(seed);
            }
        }
    }
    assert!(broken.is_empty(), "{broken:?}");
}

#[test]
fn every_target_is_fed_here_too() {
    let known: Vec<&str> = TARGETS.iter().map(|(name, _)| *name).collect();
    for folder in ["targets", "bodies", "seeds"] {
        let there = in_folder(folder);
        let names: Vec<&str> = there.iter().map(|p| stem(p)).collect();
        assert_eq!(names, known, "fuzz/{folder}");
    }
    for target in in_folder("targets") {
        let code = std::fs::read_to_string(&target).unwrap();
        let body = format!("#[path = \"../bodies/{}.rs\"]\nmod body;", stem(&target));
        let feeds = code.contains(&body) && code.contains("body::feed(bytes)");
        assert!(feeds, "{}", target.display());
    }
}
