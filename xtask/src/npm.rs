//! The tools from npm, pinned in package-lock.json: binaryen (plain JavaScript, run by node) and esbuild.
use crate::Places;
use anyhow::{Context, Result, bail};
use std::ffi::OsStr;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The WebAssembly features that Rust's standard library is compiled with.
const FEATURES: [&str; 4] = [
    "--enable-mutable-globals",
    "--enable-sign-ext",
    "--enable-nontrapping-float-to-int",
    "--enable-bulk-memory",
];
/// And those of them that only the form which runs as WebAssembly can keep.
const NEWER: [&str; 2] = ["--enable-reference-types", "--enable-multivalue"];
/// wasm2js can't express the saturating conversions from floats; this pass writes them out. It has to come first.
const OLDER: &str = "--llvm-nontrapping-fptoint-lowering";

pub(crate) struct Npm<'a> {
    pub(crate) places: &'a Places,
}

impl Npm<'_> {
    /// Makes the module small and fast. `for_js`: and fit for [`Npm::wasm2js`].
    pub(crate) fn wasm_opt(&self, wasm: &OsStr, out: &OsStr, for_js: bool) -> Result<()> {
        let mut opt = self.tool("binaryen/bin/wasm-opt")?;
        let fit: &[&str] = if for_js { &[OLDER] } else { &NEWER };
        opt.args(FEATURES)
            .args(fit)
            .args(["-O3", "--strip-debug", "--strip-producers"]);
        run(opt.arg(wasm).arg("-o").arg(out), "wasm-opt")
    }

    /// Turns the module into JavaScript.
    pub(crate) fn wasm2js(&self, wasm: &OsStr, out: &OsStr) -> Result<()> {
        run(
            self.tool("binaryen/bin/wasm2js")?
                .args(FEATURES)
                .arg("-O3")
                .arg(wasm)
                .arg("-o")
                .arg(out),
            "wasm2js",
        )
    }

    /// Makes JavaScript short.
    pub(crate) fn minify(&self, script: &OsStr, out: &OsStr) -> Result<()> {
        // Run as it is: npm puts either a script or the program itself there.
        let mut esbuild = Command::new(self.installed(".bin/esbuild")?);
        esbuild
            .arg(script)
            .args(["--minify", "--charset=utf8", "--log-level=warning"]);
        let mut outfile = std::ffi::OsString::from("--outfile=");
        outfile.push(out);
        run(
            esbuild
                .arg(outfile)
                .arg("--allow-overwrite")
                .stdin(Stdio::null()),
            "esbuild",
        )
    }

    fn tool(&self, name: &str) -> Result<Command> {
        let mut node = Command::new("node");
        node.arg(self.installed(name)?)
            .stdin(Stdio::null())
            .stdout(Stdio::null());
        Ok(node)
    }

    fn installed(&self, name: &str) -> Result<PathBuf> {
        let tool = self.places.root.join("node_modules").join(name);
        if !tool.exists() {
            bail!(
                "{name} is not installed. Run ./scripts/setup first (or: npm ci --ignore-scripts)"
            );
        }
        Ok(tool)
    }
}

fn run(command: &mut Command, name: &str) -> Result<()> {
    let status = command
        .status()
        .context("node could not be started. Install Node.js 18 or newer")?;
    if !status.success() {
        bail!("{name} failed: see its messages above");
    }
    Ok(())
}
