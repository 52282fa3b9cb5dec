//! A dialog of the browser's own that nobody could see: what it said is told, and a question in it is the person's to answer.
use super::Session;
use super::ending::End;
use crate::effect::Effect;
use crate::words;
use protocol::control::{Dialog, DialogKind};
use protocol::message::AgentBuild;
use protocol::report::Report;
use protocol::task::Reason;

/// As much of the page's words as is told.
const TEXT: usize = 300;

impl Session {
    pub(super) fn dialog_closed(&mut self, dialog: &Dialog, out: &mut Vec<Effect>) {
        if !self.is_running() {
            return;
        }
        self.notice(said(dialog), out);
        if dialog.kind != DialogKind::Alert {
            self.flow.unanswered = Some(dialog.clone());
        }
    }

    /// The page's question stands unanswered, and the way on is behind it. `found` is what a second look brought.
    pub(super) fn needs_a_window(&mut self, found: Option<String>, out: &mut Vec<Effect>) {
        let asked = self.flow.unanswered.as_ref().map(said);
        let service = self.service_name();
        let reason = words::say("hand_over.dialog", &[("service", &service)]);
        // There it is taken away from the person in a window, too.
        let advice = match self.record.agent {
            Some(AgentBuild::PlaywrightMcp) => "advice.dialog_taken",
            _ => "advice.dialog",
        };
        let advice = words::say(advice, &[]);
        self.report(
            Report::HandOver {
                reason: reason.clone(),
                advice: advice.clone(),
                waits: false,
            },
            out,
        );
        let found = found.map_or_else(|| self.what_changed(), |f| format!("{f}."));
        let lines: Vec<String> = asked.into_iter().chain([found, advice]).collect();
        let error = format!("{reason} {}", lines.join(" "));
        self.end(End::short(Reason::NeedsHuman, reason, lines, error), out);
    }
}

/// What it said, and what became of it.
pub fn said(dialog: &Dialog) -> String {
    let key = match dialog.kind {
        DialogKind::Alert => "dialog.alert",
        DialogKind::Confirm => "dialog.confirm",
        DialogKind::Prompt => "dialog.prompt",
        DialogKind::LeavePage => "dialog.leave_page",
    };
    let text: String = dialog.text.chars().take(TEXT).collect();
    words::say(key, &[("text", text.trim())])
}
