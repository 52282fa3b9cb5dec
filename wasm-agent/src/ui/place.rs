//! Where panel and label stand so that they don't cover what they speak of, and what a picture of a spot shows. Pure geometry in
//! CSS pixels.
use protocol::geometry::Rect;

/// Room to the window's edge and to what is made way for.
pub(super) const GAP: i32 = 8;

/// How much of the page a picture of a spot shows.
const AROUND: (i32, i32) = (640, 280);

/// The top left corner for a box of this size: the wanted one if it keeps off all of `avoid`, else the first of the
/// four corners that does, else the one that covers least of it.
pub(super) fn make_way(
    size: (i32, i32),
    window: (i32, i32),
    wanted: (i32, i32),
    avoid: &[Rect],
) -> (i32, i32) {
    let (right, bottom) = (window.0 - size.0 - 2 * GAP, window.1 - size.1 - 2 * GAP);
    let edge = 2 * GAP;
    let corners = [
        wanted,
        (right, edge),
        (edge, edge),
        (right, bottom),
        (edge, bottom),
    ];
    let covers = |at: &(i32, i32)| {
        let own = Rect {
            x: at.0 - GAP,
            y: at.1 - GAP,
            width: size.0 + 2 * GAP,
            height: size.1 + 2 * GAP,
        };
        avoid.iter().map(|at| overlap(*at, own)).sum::<i64>()
    };
    // The first of equals wins, so the order of the corners is the order of preference.
    let inside = corners.iter().map(|at| clamp(size, window, *at));
    inside.min_by_key(covers).unwrap_or((GAP, GAP))
}

/// Keeps a box of this size inside the window, its start edge before its end edge.
pub(super) fn clamp(size: (i32, i32), window: (i32, i32), at: (i32, i32)) -> (i32, i32) {
    (
        at.0.min(window.0 - size.0 - GAP).max(GAP),
        at.1.min(window.1 - size.1 - GAP).max(GAP),
    )
}

/// The part of a picture of the whole window that shows the spot and what stands around it. The whole picture where the
/// spot isn't known or the picture isn't one of this window.
pub(super) fn cut(picture: (u32, u32), window: (i32, i32), spot: Option<Rect>) -> Rect {
    let (width, height) = (f64::from(picture.0), f64::from(picture.1));
    let whole = Rect {
        x: 0,
        y: 0,
        width: width as i32,
        height: height as i32,
    };
    let scale = width / f64::from(window.0.max(1));
    let same_shape = (scale * f64::from(window.1) - height).abs() <= height * 0.02;
    let frame = Rect {
        x: 0,
        y: 0,
        width: window.0,
        height: window.1,
    };
    let Some(spot) = spot.filter(|s| same_shape && overlap(*s, frame) > 0) else {
        return whole;
    };
    let side = |spot: i32, spot_size: i32, around: i32, most: f64| {
        let size = (f64::from(around.max(spot_size + 4 * GAP)) * scale).min(most);
        let middle = (f64::from(spot) + f64::from(spot_size) / 2.0) * scale;
        // Not `f64::clamp`: its panic prints floats, which are 20 KB of code in every page.
        let start = (middle - size / 2.0).min(most - size).max(0.0);
        (start as i32, size as i32)
    };
    let (x, width) = side(spot.x, spot.width, AROUND.0, width);
    let (y, height) = side(spot.y, spot.height, AROUND.1, height);
    Rect {
        x,
        y,
        width,
        height,
    }
}

/// Places for something of this size beside another: above, below and at its sides, the best first; only those that lie
/// wholly in the window.
pub(super) fn beside(size: (i32, i32), window: (i32, i32), what: Rect) -> Vec<(i32, i32)> {
    let (left, right) = (what.x, what.x + what.width - size.0);
    let (above, below) = (what.y - size.1 - GAP / 2, what.y + what.height + GAP / 2);
    let middle = what.y + (what.height - size.1) / 2;
    let places = [
        (left, above),
        (right, above),
        (left, below),
        (right, below),
        (what.x + what.width + GAP / 2, middle),
        (what.x - size.0 - GAP / 2, middle),
    ];
    let inside = |at: &(i32, i32)| clamp(size, window, *at) == *at;
    places.into_iter().filter(inside).collect()
}

pub(super) fn overlap(a: Rect, b: Rect) -> i64 {
    let width = (a.x + a.width).min(b.x + b.width) - a.x.max(b.x);
    let height = (a.y + a.height).min(b.y + b.height) - a.y.max(b.y);
    i64::from(width.max(0)) * i64::from(height.max(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOW: (i32, i32) = (1280, 800);
    const PANEL: (i32, i32) = (360, 200);
    const HOME: (i32, i32) = (904, 16);

    fn rect(x: i32, y: i32, width: i32, height: i32) -> Rect {
        Rect {
            x,
            y,
            width,
            height,
        }
    }

    #[test]
    fn a_label_goes_below_what_stands_at_the_upper_edge() {
        let button = Rect {
            x: 100,
            y: 10,
            width: 80,
            height: 30,
        };
        let places = beside((60, 24), (400, 300), button);
        assert_eq!(places.first(), Some(&(100, 44)));
        assert!(places.contains(&(184, 13)), "{places:?}");
    }

    #[test]
    fn it_stays_where_it_is_when_it_covers_nothing() {
        assert_eq!(
            make_way(PANEL, WINDOW, HOME, &[rect(100, 500, 80, 30)]),
            HOME
        );
        assert_eq!(
            make_way(PANEL, WINDOW, (300, 300), &[rect(1000, 50, 80, 30)]),
            (300, 300)
        );
    }

    #[test]
    fn it_goes_to_the_other_corner_when_it_covers_the_place() {
        assert_eq!(
            make_way(PANEL, WINDOW, HOME, &[rect(1000, 50, 80, 30)]),
            (16, 16)
        );
    }

    #[test]
    fn it_keeps_off_the_question_and_what_that_asks_about() {
        let both = [rect(16, 100, 340, 600), rect(900, 40, 300, 40)];
        assert_eq!(make_way(PANEL, WINDOW, HOME, &both), (904, 584));
    }

    #[test]
    fn it_covers_as_little_as_it_can_when_it_must_cover_something() {
        let (x, y) = make_way(PANEL, WINDOW, HOME, &[rect(0, 0, 1280, 700)]);
        assert!(y > 500, "at {x},{y}");
    }

    #[test]
    fn it_stays_inside_a_window_that_is_smaller_than_itself() {
        assert_eq!(clamp((360, 900), (320, 400), (500, 500)), (GAP, GAP));
    }

    #[test]
    fn a_picture_is_cut_to_the_spot_and_what_stands_around_it() {
        let cut = cut((1024, 640), WINDOW, Some(rect(600, 400, 80, 40)));
        assert_eq!(cut, rect(256, 224, 512, 224));
    }

    #[test]
    fn a_spot_at_the_edge_is_cut_inside_the_picture() {
        assert_eq!(
            cut((1280, 800), WINDOW, Some(rect(1200, 780, 60, 20))),
            rect(640, 520, 640, 280)
        );
    }

    #[test]
    fn a_picture_of_another_window_or_of_no_spot_stays_whole() {
        assert_eq!(
            cut((1024, 768), WINDOW, Some(rect(600, 400, 80, 40))),
            rect(0, 0, 1024, 768)
        );
        assert_eq!(cut((1280, 800), WINDOW, None), rect(0, 0, 1280, 800));
        assert_eq!(
            cut((1280, 800), WINDOW, Some(rect(600, 4000, 80, 40))),
            rect(0, 0, 1280, 800)
        );
    }
}
