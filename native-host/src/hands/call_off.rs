//! Whether an order was taken back by the person or the command. It must not know what was ordered.
use tokio::sync::watch;

/// Takes back every order that was given before.
#[derive(Debug)]
pub(super) struct Halt(watch::Sender<u64>);

impl Halt {
    pub(super) fn new() -> Self {
        Self(watch::Sender::new(0))
    }

    /// Orders are numbered upwards; what has a lower number than this must not happen any more.
    pub(super) fn before(&self, number: u64) {
        self.0.send_replace(number);
    }

    pub(super) fn heard(&self) -> Heard {
        Heard(self.0.subscribe())
    }
}

/// Where a halt is heard.
#[derive(Clone, Debug)]
pub(super) struct Heard(watch::Receiver<u64>);

impl Heard {
    pub(super) fn of(&self, number: u64) -> CallOff {
        CallOff {
            below: self.0.clone(),
            number,
        }
    }
}

/// Of one order.
#[derive(Debug)]
pub(super) struct CallOff {
    below: watch::Receiver<u64>,
    number: u64,
}

impl CallOff {
    pub(super) fn has_come(&self) -> bool {
        *self.below.borrow() > self.number
    }

    /// Never, once nobody is left who could call it off.
    pub(super) async fn comes(&mut self) {
        let number = self.number;
        if self.below.wait_for(|below| *below > number).await.is_err() {
            std::future::pending().await
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures::FutureExt;

    #[tokio::test]
    async fn a_halt_takes_back_what_was_ordered_before_it_and_nothing_else() {
        let halt = Halt::new();
        let (mut before, mut after) = (halt.heard().of(3), halt.heard().of(4));
        assert!(!before.has_come() && before.comes().now_or_never().is_none());
        halt.before(4);
        assert!(before.has_come() && before.comes().now_or_never().is_some());
        assert!(!after.has_come() && after.comes().now_or_never().is_none());
    }

    #[tokio::test]
    async fn an_end_without_a_halt_takes_nothing_back() {
        let halt = Halt::new();
        let mut order = halt.heard().of(1);
        drop(halt);
        assert!(!order.has_come() && order.comes().now_or_never().is_none());
    }
}
