//! Where the question stands: in one of the rooms that the window has around what it asks about, as wide and as whole as it can be
//! there. Pure geometry in CSS pixels.
use super::place::{GAP, clamp, overlap};
use protocol::geometry::Rect;

/// As wide as it gets.
pub(super) const WIDTH: i32 = 480;
/// Narrower or lower than this it can't be read: then it covers what it asks about, as little as possible.
const LEAST: (i32, i32) = (280, 240);
/// Room for the outline around what is kept in sight, and a gap.
pub(super) const MARGIN: i32 = 5 + GAP;

/// What the question takes of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stand {
    pub(super) at: (i32, i32),
    pub(super) width: i32,
    /// What doesn't fit into it is scrolled to.
    pub(super) most: i32,
    /// The picture is the first to go: what it shows is in sight.
    pub(super) picture: bool,
    /// Nothing of it has to be scrolled to, and nothing was left out.
    pub(super) whole: bool,
}

/// The upper or the lower edge of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Edge {
    Upper,
    Lower,
}

/// `height` tells how high the question is at a width, with its picture or without.
pub(super) fn stand(
    window: (i32, i32),
    target: Option<Rect>,
    height: &dyn Fn(i32, bool) -> i32,
) -> Stand {
    let all = Rect {
        x: GAP,
        y: GAP,
        width: window.0 - 2 * GAP,
        height: window.1 - 2 * GAP,
    };
    let in_the_middle = [true, false].map(|picture| fit(all, window, picture, height));
    let Some(target) = target.map(with_margin) else {
        return best(&in_the_middle).unwrap_or(in_the_middle[1]);
    };
    let clear = |stand: &&Stand| overlap(stand.place(height), target) == 0;
    if let Some(middle) = in_the_middle.iter().find(|s| s.whole && clear(s)) {
        return *middle;
    }
    let mut stands = Vec::with_capacity(8);
    for room in rooms(all, target) {
        for picture in [true, false] {
            stands.push(fit(room, window, picture, height));
        }
    }
    stands.retain(|s| s.width >= LEAST.0 && s.most >= LEAST.1);
    best(&stands).unwrap_or_else(|| covering(in_the_middle[1], window, target, height))
}

/// Where the target had better be scrolled to, if that leaves more of the question to be seen.
pub(super) fn better_edge(
    window: (i32, i32),
    target: Rect,
    height: &dyn Fn(i32, bool) -> i32,
) -> Option<Edge> {
    let now = worth(&stand(window, Some(target), height));
    let at = |y| Some(Rect { y, ..target });
    let lower = window.1 - MARGIN - target.height;
    let edges = [
        (Edge::Lower, at(lower), (lower - target.y).abs()),
        (Edge::Upper, at(MARGIN), (MARGIN - target.y).abs()),
    ];
    let worth_it = edges
        .into_iter()
        .map(|(edge, at, way)| (worth(&stand(window, at, height)), -way, edge))
        .filter(|(then, _, _)| *then > now);
    worth_it
        .max_by_key(|(then, way, _)| (*then, *way))
        .map(|(_, _, edge)| edge)
}

impl Stand {
    fn place(&self, height: &dyn Fn(i32, bool) -> i32) -> Rect {
        Rect {
            x: self.at.0,
            y: self.at.1,
            width: self.width,
            height: height(self.width, self.picture).min(self.most),
        }
    }
}

fn with_margin(target: Rect) -> Rect {
    Rect {
        x: target.x - MARGIN,
        y: target.y - MARGIN,
        width: target.width + 2 * MARGIN,
        height: target.height + 2 * MARGIN,
    }
}

/// What is left of the window above, below and at the sides of this.
fn rooms(all: Rect, target: Rect) -> [Rect; 4] {
    let (right, bottom) = (all.x + all.width, all.y + all.height);
    let (beside, below) = (target.x + target.width, target.y + target.height);
    [
        Rect {
            height: target.y.min(bottom) - all.y,
            ..all
        },
        Rect {
            y: below.max(all.y),
            height: bottom - below.max(all.y),
            ..all
        },
        Rect {
            width: target.x.min(right) - all.x,
            ..all
        },
        Rect {
            x: beside.max(all.x),
            width: right - beside.max(all.x),
            ..all
        },
    ]
}

/// As near to the window's middle as the room lets it.
fn fit(room: Rect, window: (i32, i32), picture: bool, height: &dyn Fn(i32, bool) -> i32) -> Stand {
    let width = room.width.min(WIDTH);
    let wanted = if width < LEAST.0 {
        i32::MAX
    } else {
        height(width, picture)
    };
    let tall = wanted.min(room.height);
    let between = |middle: i32, from: i32, to: i32| middle.min(to).max(from);
    Stand {
        at: (
            between((window.0 - width) / 2, room.x, room.x + room.width - width),
            between((window.1 - tall) / 2, room.y, room.y + room.height - tall),
        ),
        width,
        most: room.height,
        picture,
        whole: wanted <= room.height,
    }
}

/// The first of the best.
fn best(stands: &[Stand]) -> Option<Stand> {
    let most = stands.iter().map(worth).max()?;
    stands.iter().find(|s| worth(s) == most).copied()
}

/// Whole before cut, with the picture before without, then the wider, and of the cut ones the larger.
fn worth(stand: &Stand) -> (bool, bool, i32, i32) {
    let area = if stand.whole {
        0
    } else {
        stand.width * stand.most
    };
    (stand.whole, stand.whole == stand.picture, area, stand.width)
}

fn covering(
    stand: Stand,
    window: (i32, i32),
    target: Rect,
    height: &dyn Fn(i32, bool) -> i32,
) -> Stand {
    let size = (stand.width, stand.place(height).height);
    let (right, bottom) = (window.0 - size.0 - GAP, window.1 - size.1 - GAP);
    let places = [
        stand.at,
        (stand.at.0, GAP),
        (stand.at.0, bottom),
        (GAP, stand.at.1),
        (right, stand.at.1),
    ];
    let covers = |at: &(i32, i32)| {
        overlap(
            Rect {
                x: at.0,
                y: at.1,
                width: size.0,
                height: size.1,
            },
            target,
        )
    };
    let inside = places.iter().map(|at| clamp(size, window, *at));
    Stand {
        at: inside.min_by_key(covers).unwrap_or(stand.at),
        ..stand
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The real one's heights, roughly: its words need more lines where it is narrower.
    fn height(width: i32, picture: bool) -> i32 {
        let words = 340 + (WIDTH - width) / 2;
        if picture {
            words + width * 7 / 16
        } else {
            words
        }
    }

    fn rect(x: i32, y: i32, width: i32, height: i32) -> Rect {
        Rect {
            x,
            y,
            width,
            height,
        }
    }

    fn stands(window: (i32, i32), target: Rect) -> (Stand, Rect) {
        let stand = stand(window, Some(target), &height);
        (stand, stand.place(&height))
    }

    #[test]
    fn it_stands_in_the_middle_when_there_is_nothing_to_keep_clear_of() {
        let alone = stand((1280, 800), None, &height);
        assert_eq!(alone.at, (400, (800 - 550) / 2));
        assert!(alone.whole && alone.picture);
    }

    #[test]
    fn beside_a_wide_button_in_the_middle_it_is_narrower_and_still_whole() {
        let button = rect(357, 535, 565, 50);
        let (stand, place) = stands((1280, 800), button);
        assert!(stand.whole && stand.picture, "{stand:?}");
        assert_eq!(overlap(place, with_margin(button)), 0, "{stand:?}");
    }

    #[test]
    fn without_room_for_all_of_it_the_picture_goes_first() {
        let (stand, place) = stands((600, 800), rect(20, 500, 560, 50));
        assert!(stand.whole && !stand.picture, "{stand:?}");
        assert_eq!(overlap(place, rect(20, 500, 560, 50)), 0);
    }

    #[test]
    fn in_a_small_window_it_is_cut_before_it_covers_anything() {
        let (stand, place) = stands((360, 640), rect(30, 300, 300, 44));
        assert!(!stand.whole, "{stand:?}");
        assert_eq!(overlap(place, rect(30, 300, 300, 44)), 0, "{stand:?}");
    }

    #[test]
    fn where_it_can_not_be_read_beside_it_it_covers_as_little_as_it_can() {
        let (stand, place) = stands((360, 400), rect(30, 60, 300, 300));
        assert_eq!(stand.most, 400 - 2 * GAP);
        assert!(place.y + place.height <= 400 - GAP, "{stand:?}");
    }

    #[test]
    fn a_target_in_the_middle_is_scrolled_to_the_nearer_edge_that_makes_room() {
        let high = rect(30, 280, 300, 44);
        assert_eq!(better_edge((360, 640), high, &height), Some(Edge::Upper));
        let low = rect(30, 330, 300, 44);
        assert_eq!(better_edge((360, 640), low, &height), Some(Edge::Lower));
    }

    #[test]
    fn what_leaves_room_enough_is_not_scrolled() {
        assert_eq!(
            better_edge((1280, 800), rect(600, 400, 80, 40), &height),
            None
        );
    }

    #[test]
    fn wherever_the_target_is_it_stays_in_sight_in_every_usual_window() {
        for window in [(1280, 720), (1024, 768), (800, 600), (390, 844)] {
            for (across, down) in (0..=4).flat_map(|x| (0..=4).map(move |y| (x, y))) {
                let size = (200, 40);
                let target = rect(
                    (window.0 - size.0) * across / 4,
                    (window.1 - size.1) * down / 4,
                    size.0,
                    size.1,
                );
                let (stand, place) = stands(window, target);
                assert_eq!(overlap(place, target), 0, "{window:?} {target:?} {stand:?}");
                let frame = rect(0, 0, window.0, window.1);
                assert_eq!(
                    overlap(place, frame),
                    i64::from(place.width) * i64::from(place.height),
                    "{window:?} {target:?} {stand:?}"
                );
            }
        }
    }
}
