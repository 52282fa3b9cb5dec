//! `include_dir!` embeds the recipes but doesn't tell Cargo about them: a changed recipe has to rebuild this crate.
#![allow(
    clippy::print_stdout,
    reason = "this is how a build script talks to Cargo"
)]

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=../../services");
}
