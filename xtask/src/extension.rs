//! `target/extension/`: manifest, wiring, pages, words and icons as they are in the project, and the agent's two forms.
use crate::{Places, agent, say};
use anyhow::{Context, Result};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

pub(crate) fn build(places: &Places) -> Result<()> {
    let agent = agent::build(places)?;
    let mut files = BTreeMap::new();
    collect(&places.root.join("extension"), Path::new(""), &mut files)?;
    files.insert("manifest.json".into(), places.root.join("manifest.json"));
    for form in ["wasm.js", "js.js"] {
        files.insert(Path::new("agent").join(form), agent.join(form));
    }
    let out = places.target.join("extension");
    mirror(&files, &out)?;
    say(format_args!("Extension: {}", out.display()));
    for (form, file) in [("WebAssembly", "wasm.js"), ("plain JavaScript", "js.js")] {
        let script = fs::read(agent.join(file))?;
        say(format_args!(
            "  agent as {form}: {} ({} gzipped)",
            size(script.len()),
            size(gzipped(&script)?)
        ));
    }
    Ok(())
}

/// All files under `folder`, by their path in the extension. Tests stay at home.
fn collect(folder: &Path, under: &Path, files: &mut BTreeMap<PathBuf, PathBuf>) -> Result<()> {
    for entry in
        fs::read_dir(folder).with_context(|| format!("{} can't be read", folder.display()))?
    {
        let entry = entry?;
        let name = under.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), &name, files)?;
        } else if !name.to_string_lossy().ends_with(".test.js") {
            files.insert(name, entry.path());
        }
    }
    Ok(())
}

/// Makes `out` hold exactly these files. What is the same is not touched.
fn mirror(files: &BTreeMap<PathBuf, PathBuf>, out: &Path) -> Result<()> {
    fs::create_dir_all(out)?;
    let mut there = BTreeMap::new();
    collect(out, Path::new(""), &mut there)?;
    for stale in there.iter().filter(|(name, _)| !files.contains_key(*name)) {
        fs::remove_file(stale.1)?;
    }
    for (name, from) in files {
        let (to, content) = (out.join(name), fs::read(from)?);
        if fs::read(&to).is_ok_and(|then| then == content) {
            continue;
        }
        if let Some(folder) = to.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(&to, content)?;
    }
    Ok(())
}

fn gzipped(bytes: &[u8]) -> Result<usize> {
    let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
    gzip.write_all(bytes)?;
    Ok(gzip.finish()?.len())
}

fn size(bytes: usize) -> String {
    format!("{} KB", bytes.div_ceil(1000))
}
