//! Reading pages as they are in a real Chromium, through the real extension: what is complete, what stays itself, what can't
//! be broken.
// All of this is tests; Clippy sees that only of functions marked as such.
#![allow(clippy::unwrap_used)]
mod claims;
mod clickable;
mod covered;
mod frames;
mod halted;
mod held;
mod hostile;
mod hover;
mod memory;
mod other_sites;
mod pressed;
mod reentrant;
mod refs;
mod scrolled;
mod shadow;
mod sheets;
mod swapped;
mod work;
