//! Dialogs of the browser's own where there is no window for them: a question in the middle of a press of ours is put to the
//! person as an approval and answered as they answer; every other one is closed without a yes, and told.
use super::acting::Manner;
use super::binding::{Binding, Pressed};
use super::ending::End;
use super::reply::Reply;
use super::state::{Held, Pending};
use super::turn::target;
use super::{Phase, Session};
use crate::effect::{AskPlaces, Effect};
use crate::policy::Rule;
use crate::{policy, quotes, site, words};
use protocol::control::{Dialog, DialogKind};
use protocol::ids::QuestionId;
use protocol::message::{AgentBuild, Badge};
use protocol::report::Report;
use protocol::snapshot::Identity;
use protocol::task::Reason;
use protocol::view::FactView;

/// More of the page's words than this nobody reads: what says more is never answered with a yes.
const TEXT: usize = 1_500;

impl Session {
    /// The page stands still until this is answered.
    pub(super) fn dialog_stands(&mut self, dialog: &Dialog, out: &mut Vec<Effect>) {
        if let Some(accept) = self.is_known_box(dialog) {
            return out.push(Effect::AnswerDialog { accept });
        }
        let asked = match (&self.phase, dialog.kind) {
            (Phase::Acting { request, progress }, DialogKind::Confirm)
                if self.stopping.is_none() && may_be_answered(dialog) =>
            {
                Some(Held {
                    dialog: dialog.clone(),
                    request: *request,
                    progress: *progress,
                })
            }
            _ => None,
        };
        match asked.and_then(|held| Some((self.pending_of_press()?, held))) {
            Some((pending, held)) => self.ask_for_the_page(pending, held, out),
            None => {
                out.push(Effect::AnswerDialog { accept: false });
                self.dialog_closed(dialog, out);
            }
        }
    }

    /// What a held press brings up is read and closed: nothing that a yes would send could get out. The person is asked about the press with
    /// these words, and their yes to it is one to the same words then, once.
    fn is_known_box(&mut self, dialog: &Dialog) -> Option<bool> {
        let acts = matches!(self.phase, Phase::Acting { .. }) && self.stopping.is_none();
        let attempt = self.flow.attempts.under_way();
        let attempt = attempt.filter(|_| acts && dialog.kind == DialogKind::Confirm)?;
        let text = words::one_line(&dialog.text);
        let key = key_of(attempt.control.as_ref()?, &attempt.url);
        if attempt.manner == Manner::Approved {
            let told = can_be_told(dialog) && self.flow.boxes.get(&key) == Some(&text);
            return told.then(|| self.flow.boxes.remove(&key).is_some());
        }
        if !attempt.is_held() {
            return None;
        }
        self.flow.boxes.insert(key, text);
        self.flow.attempts.closed_a_box();
        Some(false)
    }

    /// What a press of it here asks in a dialog of the browser's own.
    pub(super) fn asks_in_a_box(&self, control: &Identity) -> Option<&str> {
        let key = key_of(control, &site::plain(&self.here()));
        self.flow.boxes.get(&key).map(String::as_str)
    }

    /// The words of a box, as much of them as is told.
    fn in_the_box(text: &str) -> FactView {
        FactView {
            label: words::say("fact.page_asks", &[]),
            text: format!(
                "“\u{2068}{}\u{2069}”",
                text.chars().take(TEXT).collect::<String>()
            ),
            source: None,
        }
    }

    /// The question about a press names what the page asks then.
    pub(super) fn box_to_come(&self, pending: &Pending) -> Option<FactView> {
        let to_come = self.asks_in_a_box(pending.binding.identity());
        to_come.map(Self::in_the_box)
    }

    /// What was pressed, with the page as it was seen right before.
    fn pending_of_press(&self) -> Option<Pending> {
        let seen = self.seen.as_ref()?;
        let attempt = self.flow.attempts.under_way();
        let action = &attempt.filter(|a| a.is_click())?.action;
        let element = target(&seen.observation, action)?;
        Some(Pending {
            action: action.clone(),
            binding: Binding::of(element, seen),
            whole: seen.whole,
            facts: quotes::of(&seen.observation),
            page: String::new(),
            again: false,
            rule: Rule::PageAsks,
            known: None,
            picture: None,
            asked: self.now,
            approved: None,
            question: String::new(),
        })
    }

    /// At the command only: behind its dialog the page can show nothing, and no picture can be taken of it.
    fn ask_for_the_page(&mut self, mut pending: Pending, held: Held, out: &mut Vec<Effect>) {
        self.ids.question += 1;
        let question = QuestionId(self.ids.question);
        // What stands is asked about, not what came before.
        self.flow.boxes.clear();
        let mut view = self.question_view(question, &pending);
        view.title = words::say("question.title_dialog", &[]);
        view.after_site = words::say("question.after_site_dialog", &[]);
        view.facts
            .insert(0, Self::in_the_box(&words::one_line(&held.dialog.text)));
        pending.question = view.text();
        self.report(
            Report::Question {
                question,
                text: view.text(),
                view: Box::new(view.clone()),
            },
            out,
        );
        let places = AskPlaces {
            overlay: false,
            window: false,
        };
        out.push(Effect::Ask {
            question: Box::new(view),
            picture: None,
            places,
        });
        out.push(Effect::Badge(Badge::YourTurn));
        let deadline = self.timer(self.options.approval_timeout_ms, out);
        self.phase = Phase::Asking {
            question,
            deadline,
            pending: Box::new(pending),
            in_window: false,
            held: Some(Box::new(held)),
        };
    }

    /// The page is told what the person said, and the press goes on from there.
    pub(super) fn answer_dialog(
        &mut self,
        held: Held,
        pending: &Pending,
        reply: Reply,
        out: &mut Vec<Effect>,
    ) {
        let Held {
            dialog,
            request,
            progress,
        } = held;
        let accept = reply.approves();
        let attempt = self.flow.attempts.under_way();
        let reversible = attempt.is_some_and(|a| !a.irreversible);
        if !accept {
            self.flow.declined = Some(reply.headline(pending.rule));
            self.flow.unanswered = Some(dialog);
        } else if reversible {
            self.becomes_irreversible(pending, out);
        }
        out.push(Effect::AnswerDialog { accept });
        self.phase = Phase::Acting { request, progress };
    }

    /// A step that looked like one on the way: with a yes in the page's own dialog it is one that may end something.
    fn becomes_irreversible(&mut self, pending: &Pending, out: &mut Vec<Effect>) {
        let Some(seen) = self.seen.clone() else {
            return;
        };
        self.flow.attempts.mark_irreversible();
        self.pressed = Some(Box::new(Pressed::of(
            &pending.binding,
            &seen,
            Rule::PageAsks,
        )));
        self.report(
            Report::Irreversible {
                target: pending.binding.known_as().to_owned(),
                pressed: None,
            },
            out,
        );
    }

    /// Whatever becomes of the question, nobody says yes to the page's dialog any more.
    pub(super) fn drop_dialog(&self, out: &mut Vec<Effect>) {
        if let Phase::Asking { held: Some(_), .. } = &self.phase {
            out.push(Effect::AnswerDialog { accept: false });
        }
    }

    pub(super) fn dialog_closed(&mut self, dialog: &Dialog, out: &mut Vec<Effect>) {
        if !self.is_running() {
            return;
        }
        self.notice(said(dialog), out);
        if dialog.kind != DialogKind::Alert {
            self.flow.unanswered = Some(dialog.clone());
        }
    }

    /// The page's question stands unanswered, or was answered with no, and the way on is behind it. `found` is what a second
    /// look brought.
    pub(super) fn needs_a_window(&mut self, found: Option<String>, out: &mut Vec<Effect>) {
        let asked = self.flow.unanswered.as_ref().map(said);
        let found = found.map_or_else(|| self.what_changed(), |f| format!("{f}."));
        if let Some(headline) = self.flow.declined.clone() {
            let error = format!("{headline} {found}");
            return self.end(
                End::short(Reason::HumanRejected, headline, vec![found], error),
                out,
            );
        }
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
                choices: Vec::new(),
            },
            out,
        );
        let lines: Vec<String> = asked.into_iter().chain([found, advice]).collect();
        let error = format!("{reason} {}", lines.join(" "));
        self.end(End::short(Reason::NeedsHuman, reason, lines, error), out);
    }
}

/// Nor is one with a yes that by its own words takes more than the end.
fn may_be_answered(dialog: &Dialog) -> bool {
    can_be_told(dialog) && policy::forbids_a_yes(&dialog.text).is_none()
}

fn can_be_told(dialog: &Dialog) -> bool {
    dialog.text.chars().count() <= TEXT
}

fn key_of(control: &Identity, url: &str) -> (String, String) {
    (format!("{} {}", control.role, control.name), url.to_owned())
}

/// What it said, and what became of it.
pub fn said(dialog: &Dialog) -> String {
    let key = match dialog.kind {
        DialogKind::Alert => "dialog.alert",
        DialogKind::Confirm => "dialog.confirm",
        DialogKind::Prompt => "dialog.prompt",
        DialogKind::LeavePage => "dialog.leave_page",
    };
    words::say(key, &[("text", &cut(dialog))])
}

/// It comes as the page wrote it, read by nobody.
fn cut(dialog: &Dialog) -> String {
    words::one_line(&dialog.text).chars().take(TEXT).collect()
}
