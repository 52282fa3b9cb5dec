//! When Approve may be pressed: only after the sheet was truly visible for long enough, without a break. Pure; the time
//! and what the browser says of visibility are told to it.

/// So long the person must have been able to see the question before Approve works.
const SEEN_MS: f64 = 500.0;
/// So long the question may be out of sight before it is asked elsewhere.
const LOST_MS: f64 = 3_000.0;
/// One try to come back to the top in each stretch of this length out of sight.
const RAISE_MS: f64 = 500.0;
/// So many tries, and re-mounts, for one question; a page that takes it away more often is left alone with its wish.
const MAX_SETBACKS: u32 = 5;

/// What is to be done now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// Approve stays shut.
    Wait,
    /// Approve is open.
    Armed,
    /// Something is in front: come back to the top.
    Raise,
    /// It can't stand here.
    Lost,
}

/// Where the person is with the tab.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Attention {
    /// Another tab is in front: being invisible means nothing.
    Away,
    /// The tab is in sight, but another window has the keyboard, and may stand in front of it.
    Elsewhere,
    Here,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Guard {
    seen_since: Option<f64>,
    unseen_since: Option<f64>,
    raised: u32,
    setbacks: u32,
}

impl Guard {
    /// `visible`: the browser vouches for every pixel of the sheet.
    pub(super) fn look(&mut self, now: f64, visible: bool, attention: Attention) -> Verdict {
        if attention == Attention::Away {
            (self.seen_since, self.unseen_since) = (None, None);
            return Verdict::Wait;
        }
        if visible {
            self.unseen_since = None;
            self.raised = 0;
            if attention == Attention::Elsewhere {
                self.seen_since = None;
                return Verdict::Wait;
            }
            let since = *self.seen_since.get_or_insert(now);
            return if now - since >= SEEN_MS {
                Verdict::Armed
            } else {
                Verdict::Wait
            };
        }
        self.seen_since = None;
        let unseen = now - *self.unseen_since.get_or_insert(now);
        if unseen >= LOST_MS || self.setbacks > MAX_SETBACKS {
            Verdict::Lost
        } else if unseen >= RAISE_MS * f64::from(self.raised + 1) {
            self.raised += 1;
            self.setbacks += 1;
            Verdict::Raise
        } else {
            Verdict::Wait
        }
    }

    /// The page took the question out of the document: the time starts over. False when it did so too often.
    pub(super) fn removed(&mut self) -> bool {
        self.seen_since = None;
        self.setbacks += 1;
        self.setbacks <= MAX_SETBACKS
    }

    /// The time in sight starts over (a refused click, a raised layer).
    pub(super) fn restart(&mut self) {
        self.seen_since = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(guard: &mut Guard, times: &[(f64, bool)]) -> Vec<Verdict> {
        times
            .iter()
            .map(|&(now, visible)| guard.look(now, visible, Attention::Here))
            .collect()
    }

    #[test]
    fn approve_opens_after_half_a_second_in_sight() {
        use Verdict::*;
        assert_eq!(
            at(
                &mut Guard::default(),
                &[(0.0, true), (499.0, true), (500.0, true)]
            ),
            [Wait, Wait, Armed]
        );
    }

    #[test]
    fn a_moment_out_of_sight_starts_the_time_over() {
        use Verdict::*;
        let seen = [
            (0.0, true),
            (600.0, true),
            (700.0, false),
            (800.0, true),
            (1299.0, true),
            (1300.0, true),
        ];
        assert_eq!(
            at(&mut Guard::default(), &seen),
            [Wait, Armed, Wait, Wait, Wait, Armed]
        );
    }

    #[test]
    fn what_stays_covered_is_raised_and_then_given_up() {
        use Verdict::*;
        let seen = [
            (0.0, false),
            (500.0, false),
            (600.0, false),
            (1000.0, false),
            (2999.0, false),
            (3000.0, false),
        ];
        assert_eq!(
            at(&mut Guard::default(), &seen),
            [Wait, Raise, Wait, Raise, Raise, Lost]
        );
    }

    #[test]
    fn a_tab_in_the_background_neither_arms_nor_gives_up() {
        let mut guard = Guard::default();
        guard.look(0.0, true, Attention::Here);
        assert_eq!(guard.look(10_000.0, true, Attention::Away), Verdict::Wait);
        assert_eq!(guard.look(10_001.0, true, Attention::Here), Verdict::Wait);
        assert_eq!(guard.look(60_000.0, false, Attention::Away), Verdict::Wait);
        assert_eq!(guard.look(60_001.0, false, Attention::Here), Verdict::Wait);
    }

    #[test]
    fn under_another_window_approve_stays_shut_and_opens_half_a_second_after_it() {
        use Verdict::*;
        let mut guard = Guard::default();
        let looks = [
            (0.0, Attention::Here),
            (500.0, Attention::Here),
            (600.0, Attention::Elsewhere),
            (9_000.0, Attention::Elsewhere),
            (9_001.0, Attention::Here),
            (9_500.0, Attention::Here),
            (9_501.0, Attention::Here),
        ];
        assert_eq!(
            looks.map(|(now, attention)| guard.look(now, true, attention)),
            [Wait, Armed, Wait, Wait, Wait, Wait, Armed]
        );
        // What the page lays over it is noticed all the same.
        assert_eq!(guard.look(10_000.0, false, Attention::Elsewhere), Wait);
        assert_eq!(guard.look(13_000.0, false, Attention::Elsewhere), Lost);
    }

    #[test]
    fn a_page_that_removes_it_again_and_again_gets_its_wish() {
        let mut guard = Guard::default();
        let stands: Vec<bool> = (0..6).map(|_| guard.removed()).collect();
        assert_eq!(stands, [true, true, true, true, true, false]);
    }

    #[test]
    fn a_page_that_fights_for_the_top_without_end_gets_its_wish() {
        let mut guard = Guard::default();
        let mut now = 0.0;
        let mut verdicts = Vec::new();
        for _ in 0..40 {
            verdicts.push(guard.look(now, false, Attention::Here));
            verdicts.push(guard.look(now + 500.0, false, Attention::Here));
            verdicts.push(guard.look(now + 600.0, true, Attention::Here));
            now += 700.0;
        }
        assert!(verdicts.contains(&Verdict::Lost));
        assert!(!verdicts.contains(&Verdict::Armed));
    }
}
