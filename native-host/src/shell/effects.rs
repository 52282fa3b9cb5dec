//! The engine's effects, carried out one by one.
use super::{Capturing, Shell, TimerFired};
use crate::extension::Outbox;
use crate::run::RunError;
use crate::store::Head;
use crate::{clock, receipt};
use engine::effect::Effect;
use engine::receipt::ReceiptFacts;
use protocol::action::Action;
use protocol::control::FromHost;
use protocol::held::{Hold, LineOrder};
use protocol::ids::{RequestId, TabId, TimerId};
use protocol::message::{ToAgent, WorkerCommand};
use protocol::report::Report;
use protocol::task::TaskResult;
use std::time::Duration;

impl<O: Outbox> Shell<O> {
    pub(super) fn carry_out(&mut self, tab: TabId, effect: Effect) -> Result<(), RunError> {
        match effect {
            Effect::Observe {
                request,
                settle,
                view,
            } => self.tell_agent(
                tab,
                ToAgent::Observe {
                    request,
                    settle,
                    view,
                },
            ),
            Effect::Act {
                request,
                action,
                expect,
                announce_ms,
                label,
                hold,
                leaves_to,
            } => {
                // Decision and irreversible-click notes stand on the disk before anything is pressed.
                self.write_down(tab)?;
                let line = LineOrder {
                    request,
                    hold,
                    leaves_to,
                };
                let looks = matches!(
                    action,
                    Action::ScrollTo { .. }
                        | Action::ScrollFor { .. }
                        | Action::ScrollPage { .. }
                        | Action::Wait { .. }
                );
                let act = |action| ToAgent::Act {
                    request,
                    action,
                    expect,
                    announce_ms,
                    label,
                    held: hold.is_held(),
                };
                match action {
                    Action::Navigate { url } => self.worker(WorkerCommand::Navigate { tab, url }),
                    // What only looks around opens no line that an earlier press left shut.
                    action if looks => self.tell_agent(tab, act(action)),
                    action => self.have_done(tab, line, act(action)),
                }
            }
            Effect::Hop { request, url } => {
                self.write_down(tab)?;
                let hop = ToAgent::Act {
                    request,
                    action: Action::Navigate { url },
                    expect: None,
                    announce_ms: 0,
                    label: String::new(),
                    held: false,
                };
                let line = LineOrder {
                    request,
                    hold: Hold::No,
                    leaves_to: None,
                };
                self.have_done(tab, line, hop);
            }
            Effect::Capture { request } => self.capture(tab, Capturing::Engine(request)),
            Effect::Locate { request, spot } => {
                self.tell_agent(tab, ToAgent::Locate { request, spot });
            }
            Effect::LookAgain { request, url } => {
                self.tell_agent(tab, ToAgent::LookAgain { request, url })
            }
            Effect::Plan { request, context } => {
                self.plan(tab, request, context);
            }
            Effect::Show { panel } => self.tell_agent(tab, ToAgent::Show { panel: *panel }),
            Effect::Outline { target, label } => {
                self.tell_agent(tab, ToAgent::Outline { target, label })
            }
            Effect::OutlineToo { target, label } => {
                self.tell_agent(tab, ToAgent::OutlineToo { target, label })
            }
            Effect::ClearOutline => self.tell_agent(tab, ToAgent::ClearOutline),
            Effect::KeepHeld { url } => self.worker(WorkerCommand::KeepHeld { tab, url }),
            Effect::HoldOn => self.worker(WorkerCommand::HoldOn { tab }),
            Effect::PutBack => self.worker(WorkerCommand::PutBack { tab }),
            Effect::OpenLine => self.worker(WorkerCommand::OpenLine { tab }),
            Effect::CallOff => {
                self.worker(WorkerCommand::CallOff { tab });
                self.tell_agent(tab, ToAgent::CallOff);
            }
            Effect::Ask {
                question,
                picture,
                places,
            } => self.ask(tab, *question, picture, places),
            Effect::Withdraw { question } => self.withdraw(tab, question),
            Effect::AnswerDialog { accept } => {
                // A yes may be the press. One that can't be written down is none.
                let written = if accept { self.write_down(tab) } else { Ok(()) };
                if let Some(attached) = &self.attached {
                    let accept = accept && written.is_ok();
                    attached.lines.send(FromHost::AnswerDialog { accept });
                }
                written?;
            }
            Effect::PressButton => {
                if let Some(attached) = &self.attached {
                    attached.lines.send(FromHost::PressButton);
                }
            }
            Effect::Badge(badge) => self.worker(WorkerCommand::Badge { tab, badge }),
            Effect::SetTimer { timer, after_ms } => self.set_timer(tab, timer, after_ms),
            Effect::CancelTimer { timer } => {
                if let Some(timer) = self
                    .runs
                    .get_mut(&tab)
                    .and_then(|r| r.timers.remove(&timer))
                {
                    timer.abort();
                }
            }
            Effect::Report(report) => self.report(tab, *report)?,
            Effect::KeepWay(way) => self.keep_way(tab, &way),
            Effect::OpenReceipt { run } => self.open_receipt(&run),
            Effect::Finish { result, facts } => self.finish(tab, *result, &facts)?,
            Effect::Leave => {
                self.tell_agent(tab, ToAgent::Leave);
                self.worker(WorkerCommand::Release { tab });
                self.forget(tab);
            }
        }
        Ok(())
    }

    /// All that was noted of the tab's run stands on the disk when this returns.
    pub(super) fn write_down(&mut self, tab: TabId) -> Result<(), RunError> {
        match self.runs.get_mut(&tab) {
            Some(run) => run.flush(&mut self.store).map(drop),
            None => Ok(()),
        }
    }

    pub(super) fn capture(&mut self, tab: TabId, wanted: Capturing) {
        let Some(run) = self.runs.get(&tab) else {
            return;
        };
        self.next_capture += 1;
        let wire = RequestId(self.next_capture);
        self.captures.insert(wire, (tab, run.id.clone(), wanted));
        self.worker(WorkerCommand::Capture { request: wire, tab });
    }

    pub(super) fn set_timer(&mut self, tab: TabId, timer: TimerId, after_ms: u64) {
        let Some(run) = self.runs.get_mut(&tab) else {
            return;
        };
        let (fired, to) = (
            TimerFired {
                tab,
                run: run.id.clone(),
                timer,
            },
            self.timers.clone(),
        );
        let task = tokio::spawn(async move {
            tokio::time::sleep(Duration::from_millis(after_ms)).await;
            // The host is ending when nobody listens.
            let _ = to.send(fired);
        });
        if let Some(old) = run.timers.insert(timer, task.abort_handle()) {
            old.abort();
        }
    }

    pub(super) fn report(&mut self, tab: TabId, report: Report) -> Result<(), RunError> {
        let Some(run) = self.runs.get_mut(&tab) else {
            return Ok(());
        };
        if let Report::Outcome { .. } = report
            && !run.finished
        {
            run.outcome = Some(report);
            return Ok(());
        }
        if let Report::Opened { service, .. } = &report {
            self.store.name_service(&run.id, service)?;
        }
        let line = run.note(report)?;
        if run.commanded
            && let Some(attached) = &self.attached
        {
            attached.lines.send(FromHost::Line {
                line: Box::new(line),
            });
        }
        Ok(())
    }

    /// The run is over: history, receipt, and the last two lines.
    fn finish(
        &mut self,
        tab: TabId,
        mut result: TaskResult,
        facts: &ReceiptFacts,
    ) -> Result<(), RunError> {
        let Some(run) = self.runs.get_mut(&tab).filter(|r| !r.finished) else {
            return Ok(());
        };
        run.stop_timers();
        run.finished = true;
        result.run = Some(run.id.0.clone());
        if !run.started {
            return Ok(self.store.forget_run(&run.id)?);
        }
        let (headline, lines) = match run.outcome.take() {
            Some(Report::Outcome {
                headline, lines, ..
            }) => (headline, lines),
            _ => (facts.outcome.clone(), facts.lines.clone()),
        };
        let head = run.flush(&mut self.store)?;
        let told = self.write_receipt(tab, &mut result, facts, head);
        if let Some(run) = self.runs.get(&tab) {
            // The page has told the service's name since the run was opened.
            if !facts.service.is_empty() {
                self.store.name_service(&run.id, &facts.service)?;
            }
            self.store.end_run(&run.id, clock::now(), &result)?;
            if result.receipt.is_some() {
                // The pictures are in the receipt now. Until the run's end is written down, whoever comes after us needs them here.
                let _ = std::fs::remove_dir_all(&run.folder);
            }
        }
        self.report(tab, told)?;
        self.report(
            tab,
            Report::Outcome {
                result: Box::new(result),
                headline,
                lines,
            },
        )
    }

    /// Without a receipt the outcome is the same; the person is told why there is none.
    fn write_receipt(
        &self,
        tab: TabId,
        result: &mut TaskResult,
        facts: &ReceiptFacts,
        head: Head,
    ) -> Report {
        let pictures = self
            .runs
            .get(&tab)
            .map(|r| r.folder.clone())
            .unwrap_or_default();
        let receipt = receipt::Receipt::new(facts, result, head);
        match receipt::write(&self.places, &receipt, &pictures) {
            Ok(paths) => {
                result.receipt = Some(paths.html.clone());
                Report::Receipt {
                    html: paths.html,
                    json: paths.json,
                    files: paths.files,
                }
            }
            Err(error) => {
                tracing::error!("{error}");
                Report::Notice {
                    text: format!("The receipt could not be written. {error}"),
                }
            }
        }
    }
}
