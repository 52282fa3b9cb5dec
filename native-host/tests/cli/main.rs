//! The command line as a script meets it: what stands on stdout and stderr, and the exit codes.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
mod doctor;
mod install;
mod machine;
mod past;
mod reference;
mod usage;
mod wrapping;
