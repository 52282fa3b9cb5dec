//! Where a frame's document lies in the window. What is measured in a document counts from its own corner; what the
//! agent tells counts from the top one's.
use crate::dom::{self, Bounds, El};
use protocol::geometry::Rect;
use serde::{Deserialize, Serialize};

/// One document's viewport, as the top one sees it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Pane {
    x: f64,
    y: f64,
    /// How much a pixel of it measures there (frames can be scaled).
    across: f64,
    down: f64,
}

impl Pane {
    pub(crate) const TOP: Pane = Pane {
        x: 0.0,
        y: 0.0,
        across: 1.0,
        down: 1.0,
    };

    /// The pane that this element's document lies in.
    pub(crate) fn of(element: &El) -> Pane {
        // Nobody nests frames deeper by hand.
        let outward = |inner: &El| inner.view()?.frame();
        let frames: Vec<El> = std::iter::successors(outward(element), outward)
            .take(20)
            .collect();
        frames
            .iter()
            .rev()
            .fold(Pane::TOP, |pane, frame| pane.inside(frame))
    }

    /// The pane in a frame that stands in this one.
    pub(crate) fn inside(self, frame: &El) -> Pane {
        let bounds = frame.bounds();
        let style = dom::computed_style(frame);
        let padding = |side: &str| {
            let text = style.get(&format!("padding-{side}"));
            text.trim_end_matches("px").parse().unwrap_or(0.0)
        };
        let scale = |shown: f64, laid_out: f64| {
            if laid_out > 0.0 && shown > 0.0 {
                shown / laid_out
            } else {
                1.0
            }
        };
        let across = scale(bounds.width(), frame.offset_width());
        let down = scale(bounds.height(), frame.offset_height());
        let left = bounds.x() + (frame.client_left() + padding("left")) * across;
        let top = bounds.y() + (frame.client_top() + padding("top")) * down;
        Pane {
            x: self.x + left * self.across,
            y: self.y + top * self.down,
            across: self.across * across,
            down: self.down * down,
        }
    }

    /// A rectangle of the pane's document, as the top one sees it.
    pub(crate) fn rect(self, bounds: &Bounds) -> Rect {
        Rect {
            x: whole(self.x + bounds.x() * self.across),
            y: whole(self.y + bounds.y() * self.down),
            width: whole(bounds.width() * self.across),
            height: whole(bounds.height() * self.down),
        }
    }

    /// A pane in this one's document, as the top one sees it.
    pub(crate) fn around(self, inner: Pane) -> Pane {
        Pane {
            x: self.x + inner.x * self.across,
            y: self.y + inner.y * self.down,
            across: self.across * inner.across,
            down: self.down * inner.down,
        }
    }

    /// A rectangle that was measured in whole pixels in the pane's document.
    pub(crate) fn moved(self, rect: Rect) -> Rect {
        let (x, y) = self.out(f64::from(rect.x), f64::from(rect.y));
        Rect {
            x: whole(x),
            y: whole(y),
            width: whole(f64::from(rect.width) * self.across),
            height: whole(f64::from(rect.height) * self.down),
        }
    }

    /// A point of the pane's document, as the top one counts.
    pub(crate) fn out(self, x: f64, y: f64) -> (f64, f64) {
        (self.x + x * self.across, self.y + y * self.down)
    }

    /// A point of the window, as the pane's document counts.
    pub(crate) fn point(self, x: f64, y: f64) -> (f64, f64) {
        ((x - self.x) / self.across, (y - self.y) / self.down)
    }
}

fn whole(pixels: f64) -> i32 {
    // Saturates, and NaN becomes 0.
    pixels.round() as i32
}
