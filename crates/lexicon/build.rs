//! `include_dir!` embeds the languages but doesn't tell Cargo about them: a changed file has to rebuild this crate.
#![allow(
    clippy::print_stdout,
    reason = "this is how a build script talks to Cargo"
)]

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=../../wordings");
}
