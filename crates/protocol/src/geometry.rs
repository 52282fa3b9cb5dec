//! Places on the page, in CSS pixels.
use serde::{Deserialize, Serialize};

/// A rectangle in viewport coordinates of the top frame, whole CSS pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rect {
    pub x: i32,
    pub y: i32,
    pub width: i32,
    pub height: i32,
}

impl Rect {
    /// They share more than an edge.
    pub fn overlaps(self, other: Self) -> bool {
        let apart = |from: i32, size: i32, other: i32, length: i32| {
            other + length <= from + EDGE || from + size <= other + EDGE
        };
        !apart(self.x, self.width, other.x, other.width)
            && !apart(self.y, self.height, other.y, other.height)
    }
}

/// Borders and shadows reach so far over what stands beside.
const EDGE: i32 = 2;

/// What part of the page is in sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Viewport {
    pub width: u32,
    pub height: u32,
    pub scroll_x: u32,
    pub scroll_y: u32,
}
