//! The one small set of drawings, on a 20 × 20 grid. Decoration only: the words beside them say the same.
use super::dom;
use super::page::Page;
use protocol::view::{Mood, StepMark};
use web_sys::Element;

#[derive(Clone, Copy, Debug)]
pub(super) enum Icon {
    Brand,
    Close,
    Tick,
    Working,
    Hand,
    Cross,
    Note,
    Chevron,
}

impl Icon {
    pub(super) fn draw(self, page: &Page, class: &str) -> Element {
        let (filled, drawn) = self.shapes();
        dom::drawing(page, class, filled, drawn)
    }

    /// What is filled and what is drawn as a line.
    fn shapes(self) -> (&'static str, &'static str) {
        match self {
            Self::Brand => (
                "M10 2.5a7.5 7.5 0 0 0 0 15z",
                "M10 2.5a7.5 7.5 0 1 0 0 15a7.5 7.5 0 1 0 0-15z",
            ),
            Self::Close => ("", "M5 5l10 10M15 5L5 15"),
            Self::Tick => ("", "M4 10.5l4 4 8-9"),
            Self::Working => ("", "M10 3.5a6.5 6.5 0 1 1-6.5 6.5"),
            Self::Hand => (
                "",
                "M6 11.5V5a1.2 1.2 0 0 1 2.4 0v4.5V3.2a1.2 1.2 0 0 1 2.4 0v6.3V4a1.2 1.2 0 0 1 2.4 0v6V6.4a1.2 1.2 0 0 1 2.4 0V12\
                 a5.6 5.6 0 0 1-5.6 5.6c-2.4 0-3.7-1-4.8-2.9L2.9 11.2a1.2 1.2 0 0 1 2-1.2z",
            ),
            Self::Cross => (
                "",
                "M10 2.8a7.2 7.2 0 1 0 0 14.4a7.2 7.2 0 1 0 0-14.4zM7.3 7.3l5.4 5.4M12.7 7.3l-5.4 5.4",
            ),
            Self::Note => (
                "",
                "M10 2.8a7.2 7.2 0 1 0 0 14.4a7.2 7.2 0 1 0 0-14.4zM10 9.2v4.6M10 6.2v.6",
            ),
            Self::Chevron => ("", "M7.5 5l5 5-5 5"),
        }
    }
}

/// The drawing beside a step, with its class.
pub(super) fn of_step(mark: StepMark) -> (Icon, &'static str) {
    match mark {
        StepMark::Done => (Icon::Tick, "mark done"),
        StepMark::Doing => (Icon::Working, "mark doing"),
        StepMark::YourTurn => (Icon::Hand, "mark turn"),
        StepMark::Failed => (Icon::Cross, "mark failed"),
    }
}

/// The drawing beside the headline, with its class. Green is for what is proven, and for nothing else.
pub(super) fn of_mood(mood: Mood) -> Option<(Icon, &'static str)> {
    match mood {
        Mood::Idle | Mood::Running => None,
        Mood::YourTurn => Some((Icon::Hand, "mark turn")),
        Mood::Proven => Some((Icon::Tick, "mark proven")),
        Mood::Ended => Some((Icon::Note, "mark done")),
        Mood::Problem => Some((Icon::Cross, "mark failed")),
    }
}
