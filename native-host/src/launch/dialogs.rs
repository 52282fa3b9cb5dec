//! Dialogs of the browser's own (`confirm()`, `alert()`, "leave this page?") where there is no window for them. Left alone
//! they hold up the page for good, and nobody could see them. So each is told; a yes-or-no question stands until it is answered,
//! every other one is closed at once in the one way that agrees to nothing.
use crate::cdp::calls::{DialogOpened, DialogType, HandleDialog};
use crate::cdp::{Cdp, Events};
use protocol::control::{Dialog, DialogKind};
use tokio::sync::mpsc;

/// The dialogs of one page. Without a watched page there are none.
#[derive(Debug, Default)]
pub(super) struct Dialogs(Option<Watched>);

#[derive(Debug)]
struct Watched {
    told: mpsc::UnboundedReceiver<Dialog>,
    answers: mpsc::UnboundedSender<bool>,
}

impl Dialogs {
    /// Heeds the ones of this page from now on; its `Page` domain must be enabled.
    pub(super) fn of(page: &Cdp) -> Self {
        let (tell, told) = mpsc::unbounded_channel();
        let (answers, answered) = mpsc::unbounded_channel();
        tokio::spawn(heed(page.clone(), page.events(), tell, answered));
        Self(Some(Watched { told, answers }))
    }

    pub(super) async fn next(&mut self) -> Dialog {
        let next = match &mut self.0 {
            Some(watched) => watched.told.recv().await,
            None => None,
        };
        match next {
            Some(dialog) => dialog,
            None => std::future::pending().await,
        }
    }

    /// The yes-or-no question that stands; nothing happens where none does.
    pub(super) fn answer(&self, accept: bool) {
        if let Some(watched) = &self.0 {
            // Nobody listens once the page is gone.
            let _ = watched.answers.send(accept);
        }
    }
}

async fn heed(
    page: Cdp,
    mut opened: Events<DialogOpened>,
    tell: mpsc::UnboundedSender<Dialog>,
    mut answers: mpsc::UnboundedReceiver<bool>,
) {
    while let Some(dialog) = opened.next().await {
        let kind = match dialog.kind {
            DialogType::Alert => DialogKind::Alert,
            DialogType::Confirm => DialogKind::Confirm,
            DialogType::Prompt => DialogKind::Prompt,
            DialogType::BeforeUnload => DialogKind::LeavePage,
        };
        // What was said before this one opened was not said to it.
        while answers.try_recv().is_ok() {}
        // Told before the page goes on. Nobody may be listening any more; then it is closed all the same.
        let told = tell.send(Dialog {
            kind,
            text: dialog.message,
        });
        let accept = match (kind, told) {
            (DialogKind::Confirm, Ok(())) => answers.recv().await.unwrap_or(false),
            _ => false,
        };
        if let Err(error) = page.call(&HandleDialog { accept }).await {
            tracing::warn!("a dialog of the page can't be closed: {error}");
        }
    }
}
