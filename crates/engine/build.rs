//! `include_dir!` embeds the recipes and the wordings but doesn't tell Cargo about them: a changed one has to rebuild this crate.
#![allow(
    clippy::print_stdout,
    reason = "this is how a build script talks to Cargo"
)]

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=../../services");
    println!("cargo:rerun-if-changed=../../wordings");
}
