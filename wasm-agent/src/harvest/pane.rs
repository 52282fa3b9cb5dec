//! Where a frame's document lies in the window. What is measured in a document counts from its own corner; what the
//! agent tells counts from the top one's.
use crate::css::{Matrix, pixels};
use crate::dom::{self, Bounds, El, Place, Style};
use protocol::geometry::Rect;
use serde::{Deserialize, Serialize};

/// How far measured and reckoned sizes may differ, in pixels.
const SLACK: f64 = 1.5;

/// One document's viewport, as the top one sees it: moved, and scaled, turned or mirrored.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Pane {
    x: f64,
    y: f64,
    linear: Matrix,
    /// It stands in space so that no place in it can be told.
    bent: bool,
}

impl Pane {
    pub(crate) const TOP: Pane = Pane {
        x: 0.0,
        y: 0.0,
        linear: Matrix::PLAIN,
        bent: false,
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
        let (width, height) = (frame.offset_width(), frame.offset_height());
        let (linear, bent) = shown(frame, &bounds, (width, height));
        let style = dom::computed_style(frame);
        let padding = |side: &str| pixels(&style.get(&format!("padding-{side}"))).unwrap_or(0.0);
        // However it is turned, its middle stays the middle of what it takes up.
        let left = frame.client_left() + padding("left") - width / 2.0;
        let top = frame.client_top() + padding("top") - height / 2.0;
        let (x, y) = linear.map(left, top);
        self.around(Pane {
            x: bounds.x() + bounds.width() / 2.0 + x,
            y: bounds.y() + bounds.height() / 2.0 + y,
            linear,
            bent,
        })
    }

    /// Nobody can tell where in the window something of it is.
    pub(crate) fn is_bent(self) -> bool {
        self.bent
    }

    /// A rectangle of the pane's document, as the top one sees it.
    pub(crate) fn rect(self, bounds: &Bounds) -> Rect {
        self.shown(bounds.read())
    }

    pub(crate) fn shown(self, at: Place) -> Rect {
        self.boxed(at.x, at.y, at.width, at.height)
    }

    /// A pane in this one's document, as the top one sees it.
    pub(crate) fn around(self, inner: Pane) -> Pane {
        let (x, y) = self.out(inner.x, inner.y);
        Pane {
            x,
            y,
            linear: self.linear.after(inner.linear),
            bent: self.bent || inner.bent,
        }
    }

    /// A rectangle that was measured in whole pixels in the pane's document.
    pub(crate) fn moved(self, rect: Rect) -> Rect {
        let Rect {
            x,
            y,
            width,
            height,
        } = rect;
        self.boxed(x.into(), y.into(), width.into(), height.into())
    }

    fn boxed(self, x: f64, y: f64, width: f64, height: f64) -> Rect {
        let (x, y) = self.out(x, y);
        let (left, top, right, bottom) = self.linear.taken(width, height);
        Rect {
            x: whole(x + left),
            y: whole(y + top),
            width: whole(right - left),
            height: whole(bottom - top),
        }
    }

    /// A point of the pane's document, as the top one counts.
    pub(crate) fn out(self, x: f64, y: f64) -> (f64, f64) {
        let (x, y) = self.linear.map(x, y);
        (self.x + x, self.y + y)
    }

    /// A point of the window, as the pane's document counts.
    pub(crate) fn point(self, x: f64, y: f64) -> (f64, f64) {
        self.linear.unmap(x - self.x, y - self.y)
    }
}

/// How what is laid out in this size comes to be shown in that one, and whether that can't be told.
fn shown(frame: &El, bounds: &Bounds, (width, height): (f64, f64)) -> (Matrix, bool) {
    if width <= 0.0 || height <= 0.0 || bounds.width() <= 0.0 || bounds.height() <= 0.0 {
        return (Matrix::PLAIN, false);
    }
    let turned = dom::around(frame)
        .map(|outer| own(&dom::computed_style(&outer)))
        .fold(Matrix::PLAIN, |inner, outer| outer.after(inner));
    let (left, top, right, bottom) = turned.taken(width, height);
    let (wide, high) = (right - left, bottom - top);
    let (across, down) = (bounds.width() / wide, bounds.height() / high);
    // What zooms a page scales it evenly, and is none of its transforms; perspective doesn't.
    let off = match wide > high {
        true => (across * high - bounds.height()).abs(),
        false => (down * wide - bounds.width()).abs(),
    };
    let bent = off.is_nan() || off > SLACK;
    match turned.is_straight() {
        true => (turned.scaled(across, down), bent),
        false => (turned.scaled(across.max(down), across.max(down)), bent),
    }
}

/// <https://drafts.csswg.org/css-transforms-2/#ctm>, without what moves.
fn own(style: &Style) -> Matrix {
    let transform = Matrix::of(&style.get("transform"));
    let rotate = style.get("rotate");
    let scale = style.get("scale");
    if rotate == "none" && scale == "none" {
        return transform;
    }
    Matrix::turned(&rotate)
        .after(Matrix::stretched(&scale))
        .after(transform)
}

fn whole(pixels: f64) -> i32 {
    // Saturates, and NaN becomes 0.
    pixels.round() as i32
}
