//! The service worker's and the agent's part, played over the server's tools: one order after the other, each answered. What
//! only a page of ours could show is left out. It must not know what an order is for.
use super::call_off::Heard;
use super::from_tab;
use super::tab::{Blind, Tab};
use protocol::action::{Action, ActionError, ErrorCode, Touched};
use protocol::control::Dialog;
use protocol::ids::{RequestId, TabId};
use protocol::message::{
    AgentBuild, FromAgent, FromExtension, ToAgent, ToExtension, WorkerCommand, WorkerReport,
};
use protocol::snapshot::{Identity, View};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::timeout;

/// No browser's tab has this number.
pub(super) const TAB: TabId = TabId(-1);

/// While nothing is asked for, the page is looked at this often: it may move by itself, or by the person's hand.
const IDLE: Duration = Duration::from_secs(1);

/// What the shell is told.
#[derive(Debug)]
pub(super) enum Told {
    Message(Box<FromExtension>),
    Dialog(Dialog),
    /// Nothing more will come.
    Lost(Blind),
}

#[derive(Debug)]
pub(super) struct Worker {
    tab: Tab,
    to: mpsc::UnboundedSender<Told>,
    halts: Heard,
    /// The run is over: the page is nobody's any more.
    released: bool,
}

/// What must not happen any more after this.
pub(super) fn calls_off(message: &ToExtension) -> bool {
    let agent = matches!(
        message,
        ToExtension::Agent {
            payload: ToAgent::CallOff | ToAgent::Leave,
            ..
        }
    );
    let worker = matches!(
        message,
        ToExtension::Worker {
            command: WorkerCommand::Release { .. }
        }
    );
    agent || worker
}

/// Nobody here can keep the page's requests back.
fn not_held(request: RequestId) -> FromAgent {
    FromAgent::Acted {
        request,
        error: Some(ActionError {
            code: ErrorCode::NotHeld,
            message: "this browser server can't hold the page's requests back".to_owned(),
        }),
        touched: Touched::No,
        navigating: false,
        observation: None,
        held_back: Vec::new(),
    }
}

impl Worker {
    pub(super) fn new(tab: Tab, to: mpsc::UnboundedSender<Told>, halts: Heard) -> Self {
        Self {
            tab,
            to,
            halts,
            released: false,
        }
    }

    /// Until no more orders come, or the server is lost; the tab is given back to be closed.
    pub(super) async fn work(
        mut self,
        mut orders: mpsc::UnboundedReceiver<(u64, ToExtension)>,
    ) -> Option<Tab> {
        self.ready();
        loop {
            let done = match timeout(IDLE, orders.recv()).await {
                Ok(None) => return Some(self.tab),
                Ok(Some((number, order))) => self.carry_out(number, order).await,
                Err(_) => self.idle().await,
            };
            for dialog in self.tab.take_dialogs() {
                self.tell(Told::Dialog(dialog));
            }
            match done {
                Ok(()) => {}
                Err(Blind::Closed) => {
                    self.report(WorkerReport::TabClosed { tab: TAB });
                    self.released = true;
                }
                Err(Blind::Unreadable(message)) => {
                    let away = false;
                    self.report(WorkerReport::NotInjected {
                        tab: TAB,
                        away,
                        message,
                    });
                }
                Err(gone @ Blind::Gone(_)) => {
                    self.tell(Told::Lost(gone));
                    return Some(self.tab);
                }
            }
        }
    }

    async fn carry_out(&mut self, number: u64, order: ToExtension) -> Result<(), Blind> {
        match order {
            ToExtension::Agent { payload, .. } => self.agent(number, payload).await,
            ToExtension::Worker { command } => self.worker(number, command).await,
            // There is no page of ours, and nobody greeted.
            ToExtension::Page { .. }
            | ToExtension::Welcome { .. }
            | ToExtension::Refused { .. }
            | ToExtension::Chunk { .. } => Ok(()),
        }
    }

    async fn agent(&mut self, number: u64, order: ToAgent) -> Result<(), Blind> {
        match order {
            ToAgent::Observe {
                request,
                settle,
                view,
            } => {
                let observation = Box::new(self.tab.look(settle, view).await?);
                self.say(FromAgent::Observed {
                    request,
                    observation,
                });
            }
            ToAgent::Act {
                request,
                held: true,
                ..
            } => self.say(not_held(request)),
            ToAgent::Act {
                request,
                action,
                expect,
                ..
            } => self.act(number, request, &action, expect.as_ref()).await?,
            ToAgent::Locate { request, .. } => {
                let observation = Box::new(self.tab.look(false, View::default()).await?);
                let error = ActionError {
                    code: ErrorCode::InvalidParams,
                    message: "only references count with this browser".to_owned(),
                };
                self.say(FromAgent::Located {
                    request,
                    found: None,
                    error: Some(error),
                    observation,
                });
            }
            // It has no way to fetch beside the tab: the account page is opened anew in it.
            ToAgent::LookAgain { request, .. } => self.say(FromAgent::LookedAgain {
                request,
                look: None,
                error: Some("nothing is fetched beside the tab".to_owned()),
            }),
            ToAgent::Leave => self.released = true,
            ToAgent::Show { .. }
            | ToAgent::Ask { .. }
            | ToAgent::Withdraw { .. }
            | ToAgent::Outline { .. }
            | ToAgent::OutlineToo { .. }
            | ToAgent::ClearOutline
            | ToAgent::CallOff
            | ToAgent::Judge { .. } => {}
        }
        Ok(())
    }

    /// That a press is about to happen is not said: from here nobody can say it in the same moment. So what a lost server
    /// leaves unanswered is unknown, and never called more.
    async fn act(
        &mut self,
        number: u64,
        request: RequestId,
        action: &Action,
        expect: Option<&Identity>,
    ) -> Result<(), Blind> {
        let call_off = self.halts.of(number);
        let done = self.tab.act(action, expect, call_off).await?;
        let navigating = done.observation.is_none();
        for dialog in self.tab.take_dialogs() {
            self.tell(Told::Dialog(dialog));
        }
        self.say(FromAgent::Acted {
            request,
            error: done.error,
            touched: done.touched,
            navigating,
            observation: done.observation,
            held_back: Vec::new(),
        });
        if navigating {
            self.ready();
        }
        Ok(())
    }

    async fn worker(&mut self, number: u64, command: WorkerCommand) -> Result<(), Blind> {
        match command {
            WorkerCommand::Capture { request, .. } => {
                let taken = self.tab.picture().await;
                let (png, error) = match taken {
                    Ok(png) => (Some(png), None),
                    Err(gone @ Blind::Gone(_)) => return Err(gone),
                    Err(why) => (None, Some(why.to_string())),
                };
                self.report(WorkerReport::Captured {
                    request,
                    png,
                    error,
                });
            }
            WorkerCommand::Navigate { url, .. } => {
                if !self.halts.of(number).has_come() {
                    self.tab.open(&url).await?;
                    self.ready();
                }
            }
            WorkerCommand::Release { .. } => self.released = true,
            WorkerCommand::OpenPage { .. }
            | WorkerCommand::ClosePage { .. }
            | WorkerCommand::Badge { .. }
            | WorkerCommand::KeepHeld { .. }
            | WorkerCommand::HoldOn { .. }
            | WorkerCommand::CallOff { .. }
            | WorkerCommand::PutBack { .. }
            | WorkerCommand::OpenLine { .. } => {}
        }
        Ok(())
    }

    async fn idle(&mut self) -> Result<(), Blind> {
        if !self.released && self.tab.has_moved().await? {
            self.ready();
        }
        Ok(())
    }

    fn ready(&self) {
        self.say(FromAgent::Ready {
            build: AgentBuild::PlaywrightMcp,
        });
    }

    fn say(&self, payload: FromAgent) {
        self.tell(Told::Message(Box::new(from_tab(self.tab.url(), payload))));
    }

    fn report(&self, report: WorkerReport) {
        self.tell(Told::Message(Box::new(FromExtension::Worker { report })));
    }

    /// Nobody listens any more when the run has ended.
    fn tell(&self, told: Told) {
        let _ = self.to.send(told);
    }
}
