//! Which frames of other sites an agent of ours is in or on its way to, and which of them are worth waiting for. Lists, since a
//! tab has few frames.
#![cfg_attr(
    not(target_arch = "wasm32"),
    allow(dead_code, reason = "used in pages; tested here")
)]

#[derive(Debug, Default)]
pub(crate) struct Awaited {
    /// The frames that an agent answers from, and which of all arrivals it was.
    pub(crate) here: Vec<(i32, u32)>,
    arrivals: u32,
    /// The frames that the last reaching has put an agent into; it may be on its way yet.
    expected: Vec<i32>,
    /// How often agents were to be put into frames, and that is still going on.
    pub(crate) reaching: u32,
    /// Frames that were waited for in vain, and have given no sign of life since.
    silent: Vec<i32>,
    /// So was the reaching that goes on.
    stuck: bool,
}

impl Awaited {
    /// Agents have been put into these frames.
    pub(crate) fn reached(&mut self, frames: Vec<i32>) {
        self.expected = frames;
        self.reaching = self.reaching.saturating_sub(1);
        self.stuck = false;
    }

    pub(crate) fn arrived(&mut self, frame: i32) {
        self.gone(frame);
        self.arrivals += 1;
        self.here.push((frame, self.arrivals));
    }

    /// It has said something.
    pub(crate) fn spoke(&mut self, frame: i32) {
        self.silent.retain(|silent| *silent != frame);
    }

    /// Its document, and the agent in it.
    pub(crate) fn gone(&mut self, frame: i32) {
        self.here.retain(|(here, _)| *here != frame);
        self.expected.retain(|expected| *expected != frame);
        self.spoke(frame);
    }

    /// Nobody waits so long again for those of these frames that have not been read (`unread`), nor for what reaches them, until
    /// they give a sign of life.
    pub(crate) fn give_up(&mut self, unread: impl Fn(i32) -> bool) {
        self.silent = self.all().filter(|frame| unread(*frame)).collect();
        self.stuck = self.reaching > 0;
    }

    /// Somebody may answer yet who has not been waited for in vain.
    pub(crate) fn is_promising(&self, unread: impl Fn(i32) -> bool) -> bool {
        let mut all = self.all();
        self.reaching > 0 && !self.stuck
            || all.any(|frame| unread(frame) && !self.silent.contains(&frame))
    }

    /// Every frame that may answer.
    pub(crate) fn all(&self) -> impl Iterator<Item = i32> {
        let here = self.here.iter().map(|(frame, _)| *frame);
        here.chain(self.expected.iter().copied())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: fn(i32) -> bool = |_| true;

    #[test]
    fn a_frame_whose_agent_never_arrives_is_waited_for_once() {
        let mut awaited = Awaited {
            reaching: 1,
            ..Awaited::default()
        };
        awaited.reached(vec![3]);
        assert!(awaited.is_promising(ALL));
        awaited.give_up(ALL);
        assert!(!awaited.is_promising(ALL));
        // Reached again, it is expected again, and has still not been awaited of.
        awaited.reaching += 1;
        awaited.reached(vec![3]);
        assert!(!awaited.is_promising(ALL));
        awaited.arrived(3);
        assert!(awaited.is_promising(ALL));
    }

    #[test]
    fn a_silent_frame_keeps_nobody_from_waiting_for_others() {
        let mut awaited = Awaited::default();
        awaited.arrived(3);
        awaited.arrived(4);
        awaited.give_up(|frame| frame == 3);
        assert!(awaited.is_promising(ALL));
        assert!(!awaited.is_promising(|frame| frame == 3));
    }

    #[test]
    fn a_reaching_that_hangs_is_waited_for_once() {
        let mut awaited = Awaited {
            reaching: 1,
            ..Awaited::default()
        };
        assert!(awaited.is_promising(ALL));
        awaited.give_up(ALL);
        awaited.reaching += 1;
        assert!(!awaited.is_promising(ALL));
        awaited.reached(Vec::new());
        assert!(awaited.is_promising(ALL));
    }

    #[test]
    fn another_document_in_a_frame_is_waited_for_anew() {
        let mut awaited = Awaited::default();
        awaited.arrived(3);
        awaited.give_up(ALL);
        awaited.gone(3);
        awaited.reached(vec![3]);
        assert!(awaited.is_promising(ALL));
    }
}
