//! Gathers the reader's words from the languages' files into the text that it is built with.
#![allow(
    clippy::print_stdout,
    reason = "this is how a build script talks to Cargo"
)]
#[path = "build/lists.rs"]
mod lists;

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

const LANGUAGES: &str = "../../wordings";
const ELSEWHERE: &str = "data/secret-fields.toml";

fn main() -> Result<(), Box<dyn Error>> {
    for read in ["build.rs", "build/lists.rs", LANGUAGES, ELSEWHERE] {
        println!("cargo:rerun-if-changed={read}");
    }
    let files = files(Path::new(LANGUAGES))?;
    let languages: Vec<(&str, &str)> = files.iter().map(|(n, t)| (&**n, &**t)).collect();
    let lists = lists::gather(&languages, &fs::read_to_string(ELSEWHERE)?)?;
    let out = PathBuf::from(env::var("OUT_DIR")?);
    fs::write(out.join("near.txt"), lists.near)?;
    fs::write(out.join("secret.txt"), lists.secret)?;
    Ok(())
}

/// Each with its name.
fn files(folder: &Path) -> Result<Vec<(String, String)>, Box<dyn Error>> {
    let entries = fs::read_dir(folder)?.collect::<Result<Vec<_>, _>>()?;
    let paths = entries.into_iter().map(|e| e.path());
    let toml = paths.filter(|p| p.extension().is_some_and(|e| e == "toml"));
    toml.map(|p| Ok((p.display().to_string(), fs::read_to_string(p)?)))
        .collect()
}
