//! What computed styles say of how much of an element can be seen, as browsers write them. Text in, judgement out: it must not
//! know the page.
#![cfg_attr(
    not(target_arch = "wasm32"),
    allow(dead_code, unused_imports, reason = "used in pages; tested here")
)]
mod colour;
mod matrix;
mod paint;
mod path;
mod shape;
mod size;
mod tint;
mod turn;

pub(crate) use colour::Colour;
pub(crate) use matrix::Matrix;
pub(crate) use paint::{
    all_clear, clear, colours, faint, filtered_out, is_near, is_picture, is_smeared, masked_out,
    smear,
};
pub(crate) use shape::{Part, is_empty_rect, left_by};
pub(crate) use size::{scaled, shrunk};
pub(crate) use tint::{blended, tinted, tints};
pub(crate) use turn::Turn;

/// Fainter than this is not seen.
pub(crate) const FAINT: f64 = 0.05;

pub(crate) fn pixels(length: &str) -> Option<f64> {
    length.strip_suffix("px")?.parse().ok()
}
