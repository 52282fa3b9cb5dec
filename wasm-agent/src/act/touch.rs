//! Whether the page has seen anything of an action. It is told right before the page does: a page that leaves because it was
//! pressed may leave no time to tell it afterwards, and one that leaves by itself must not pass for pressed.
use std::cell::Cell;

pub(crate) struct Touch<'a> {
    seen: Cell<bool>,
    tell: &'a dyn Fn(),
}

impl<'a> Touch<'a> {
    /// `tell` is called once, before the first thing that the page can notice.
    pub(crate) fn new(tell: &'a dyn Fn()) -> Self {
        Self {
            seen: Cell::new(false),
            tell,
        }
    }

    /// From here on the page may know.
    pub(crate) fn begins(&self) {
        if !self.seen.replace(true) {
            (self.tell)();
        }
    }

    pub(crate) fn has_begun(&self) -> bool {
        self.seen.get()
    }
}

impl std::fmt::Debug for Touch<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Touch").field(&self.seen.get()).finish()
    }
}
