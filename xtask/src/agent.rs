//! The agent, built twice from the same Rust: as WebAssembly, and as plain JavaScript for pages that ban WebAssembly.
use crate::npm::Npm;
use crate::stamp::Stamp;
use crate::{Places, cargo, javascript, say};
use anyhow::{Context, Result, ensure};
use base64::Engine;
use std::fs;
use std::path::{Path, PathBuf};
use wasm_bindgen_cli_support::Bindgen;

/// Makes `wasm.js` and `js.js` in the folder that it returns.
pub(crate) fn build(places: &Places) -> Result<PathBuf> {
    let wasm = fs::read(cargo::agent_wasm(places)?).context("cargo left no agent")?;
    let out = places.target.join("agent");
    fs::create_dir_all(&out)?;

    let loader = |name: &str| fs::read_to_string(places.root.join("extension/agent").join(name));
    let loaders = [loader("wasm.js")?, loader("js.js")?];
    let lock = fs::read(places.root.join("package-lock.json"))?;
    let recipe = [
        include_bytes!("agent.rs").as_slice(),
        include_bytes!("javascript.rs"),
        include_bytes!("npm.rs"),
    ]
    .concat();
    let stamp = Stamp::of(
        out.join("stamp"),
        &[
            &wasm,
            loaders[0].as_bytes(),
            loaders[1].as_bytes(),
            &lock,
            &recipe,
        ],
    );

    if stamp.is_fresh() && out.join("wasm.js").is_file() && out.join("js.js").is_file() {
        return Ok(out);
    }
    say("Building the agent: WebAssembly and plain JavaScript (a minute or two)");
    let npm = Npm { places };
    std::thread::scope(|both| {
        let as_wasm = both.spawn(|| as_wasm(&npm, &out, wasm.clone(), &loaders[0]));
        let as_script = as_script(&npm, &out, wasm.clone(), &loaders[1]);
        as_wasm
            .join()
            .unwrap_or_else(|_| Err(anyhow::anyhow!("the WebAssembly build panicked")))
            .and(as_script)
    })?;
    stamp.set()?;
    Ok(out)
}

/// wasm-bindgen → wasm-opt → one script with glue and bytes.
fn as_wasm(npm: &Npm, out: &Path, wasm: Vec<u8>, loader: &str) -> Result<()> {
    let work = Work::new(out, "wasm-work")?;
    let (glue, wasm) = bindgen(wasm)?;
    fs::write(work.at("bound.wasm"), wasm)?;
    npm.wasm_opt(&work.at("bound.wasm"), &work.at("small.wasm"), false)?;
    let bytes = base64::engine::general_purpose::STANDARD.encode(fs::read(work.at("small.wasm"))?);
    fs::write(
        work.at("long.js"),
        fill(loader, &[("GLUE;", &glue), ("BYTES", &bytes)])?,
    )?;
    npm.minify(&work.at("long.js"), out.join("wasm.js").as_os_str())
}

/// The same with fewer target features, and wasm2js at the end.
fn as_script(npm: &Npm, out: &Path, wasm: Vec<u8>, loader: &str) -> Result<()> {
    let work = Work::new(out, "js-work")?;
    let (glue, wasm) = bindgen(javascript::without_newer_features(wasm)?)?;
    fs::write(work.at("bound.wasm"), wasm)?;
    npm.wasm_opt(&work.at("bound.wasm"), &work.at("small.wasm"), true)?;
    npm.wasm2js(&work.at("small.wasm"), &work.at("module.js"))?;
    let program = javascript::plain_program(&fs::read_to_string(work.at("module.js"))?)?;
    fs::write(
        work.at("long.js"),
        fill(loader, &[("GLUE;", &glue), ("PROGRAM;", &program)])?,
    )?;
    npm.minify(&work.at("long.js"), out.join("js.js").as_os_str())
}

/// The glue as one script that defines `wasm_bindgen`, and the module that goes with it.
fn bindgen(wasm: Vec<u8>) -> Result<(String, Vec<u8>)> {
    let mut bindgen = Bindgen::new();
    bindgen.input_bytes("agent", wasm).no_modules(true)?;
    bindgen
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true);
    let mut output = bindgen.generate_output()?;
    ensure!(
        output.snippets().values().all(Vec::is_empty),
        "the agent uses a JavaScript snippet, which can't ride in one script"
    );
    Ok((output.js().to_owned(), output.wasm_mut().emit_wasm()))
}

/// Puts the texts in their places. Only whole placeholders, each exactly once.
fn fill(loader: &str, texts: &[(&str, &str)]) -> Result<String> {
    let mut rest = loader;
    let mut filled = String::new();
    let mut places: Vec<(usize, &str, &str)> = Vec::new();
    for &(name, text) in texts {
        ensure!(
            loader.matches(name).count() == 1,
            "the loader must have “{name}” exactly once"
        );
        places.push((loader.find(name).unwrap_or_default(), name, text));
    }
    places.sort_unstable();
    for (_, name, text) in places {
        let (before, after) = rest
            .split_once(name)
            .context("a placeholder inside another")?;
        filled.push_str(before);
        filled.push_str(text);
        rest = after;
    }
    filled.push_str(rest);
    Ok(filled)
}

/// A folder for the files in between. They stay, for whoever wants to look.
struct Work(PathBuf);

impl Work {
    fn new(out: &Path, name: &str) -> Result<Self> {
        let folder = out.join(name);
        fs::create_dir_all(&folder)?;
        Ok(Self(folder))
    }

    fn at(&self, file: &str) -> std::ffi::OsString {
        self.0.join(file).into_os_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_text_lands_in_its_own_place_even_if_it_names_another() {
        assert_eq!(
            fill("a GLUE; b BYTES c", &[("BYTES", "1"), ("GLUE;", "x BYTES")]).unwrap(),
            "a x BYTES b 1 c"
        );
    }

    #[test]
    fn a_loader_without_the_placeholder_is_refused() {
        assert!(fill("a", &[("GLUE;", "x")]).is_err());
    }
}
