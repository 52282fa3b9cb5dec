//! Whether the page has seen anything of an action. It is told right before the page does: a page that leaves because it was
//! pressed may leave no time to tell it afterwards, and one that leaves by itself must not pass for pressed.
use protocol::action::Touched;
use std::cell::Cell;

pub(crate) struct Touch<'a> {
    seen: Cell<Touched>,
    tell: &'a dyn Fn(),
}

impl<'a> Touch<'a> {
    /// `tell` is called once, before the first thing that the page can notice.
    pub(crate) fn new(tell: &'a dyn Fn()) -> Self {
        Self {
            seen: Cell::new(Touched::No),
            tell,
        }
    }

    /// From here on the page may know.
    pub(crate) fn begins(&self) {
        if self.seen.replace(Touched::Yes) != Touched::Yes {
            (self.tell)();
        }
    }

    /// It was sent to where nobody answers from.
    pub(crate) fn may_have_begun(&self) {
        if self.seen.get() == Touched::No {
            self.seen.set(Touched::Unknown);
        }
    }

    pub(crate) fn touched(&self) -> Touched {
        self.seen.get()
    }
}

impl std::fmt::Debug for Touch<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Touch").field(&self.seen.get()).finish()
    }
}
