//! Dialogs of the browser's own (`confirm()`, `alert()`, "leave this page?") where there is no window for them. Left alone
//! they hold up the page for good, and nobody could see them. So each is closed in the one way that agrees to nothing, and told.
use crate::cdp::calls::{DialogOpened, DialogType, HandleDialog};
use crate::cdp::{Cdp, Events};
use protocol::control::{Dialog, DialogKind};
use tokio::sync::mpsc;

/// The dialogs of one page. Without a watched page there are none.
#[derive(Debug, Default)]
pub(super) struct Dialogs(Option<mpsc::UnboundedReceiver<Dialog>>);

impl Dialogs {
    /// Closes the ones of this page from now on; its `Page` domain must be enabled.
    pub(super) fn closed_on(page: &Cdp) -> Self {
        let (tell, told) = mpsc::unbounded_channel();
        tokio::spawn(close(page.clone(), page.events(), tell));
        Self(Some(told))
    }

    pub(super) async fn next(&mut self) -> Dialog {
        let next = match &mut self.0 {
            Some(told) => told.recv().await,
            None => None,
        };
        match next {
            Some(dialog) => dialog,
            None => std::future::pending().await,
        }
    }
}

async fn close(page: Cdp, mut opened: Events<DialogOpened>, tell: mpsc::UnboundedSender<Dialog>) {
    while let Some(dialog) = opened.next().await {
        let kind = match dialog.kind {
            DialogType::Alert => DialogKind::Alert,
            DialogType::Confirm => DialogKind::Confirm,
            DialogType::Prompt => DialogKind::Prompt,
            DialogType::BeforeUnload => DialogKind::LeavePage,
        };
        // Told before the page goes on. Nobody may be listening any more; it is closed all the same.
        let _ = tell.send(Dialog {
            kind,
            text: dialog.message,
        });
        if let Err(error) = page.call(&HandleDialog { accept: false }).await {
            tracing::warn!("a dialog of the page can't be closed: {error}");
        }
    }
}
