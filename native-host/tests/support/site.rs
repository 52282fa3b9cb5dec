//! A small subscription service as an agent would report it: three pages, and what was pressed on them.
use super::Browser;
use base64::Engine as _;
use protocol::action::{Action, Touched};
use protocol::geometry::Viewport;
use protocol::ids::{FrameId, QuestionId, Ref, TabId, Timestamp};
use protocol::message::{
    AgentBuild, Badge, FromAgent, FromExtension, PageKind, PersonInput, SecondLook, ToAgent,
    ToExtension, ToPage, Via, WorkerCommand, WorkerReport,
};
use protocol::role::Role;
use protocol::snapshot::{Element, ElementState, Observation, Page, Snapshot};
use protocol::view::{PanelView, QuestionView};

pub const TAB: TabId = TabId(7);
pub const ORIGIN: &str = "https://www.streamora.com";
pub const PICTURE: &[u8] = b"\x89PNG\r\n\x1a\n a picture of the page";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    Account,
    Confirm,
    Done,
    Login,
}

#[derive(Clone)]
pub struct Site {
    pub tab: TabId,
    pub origin: &'static str,
    pub at: At,
    pub pressed: Vec<String>,
    /// When the last button was pressed.
    pub cancelled_at: Option<Timestamp>,
    pub panel: PanelView,
    pub asked: Vec<QuestionView>,
    pub withdrawn: Vec<QuestionId>,
    pub opened: Vec<(PageKind, String)>,
    pub page: Vec<ToPage>,
    pub left: bool,
    /// What the toolbar button shows, and whether the tab is no run's any more.
    pub badge: Option<Badge>,
    pub released: bool,
    /// What stands in every address of this site and opens the account to whoever has it.
    pub key: Option<&'static str>,
}

impl Site {
    pub fn new() -> Self {
        Self {
            tab: TAB,
            origin: ORIGIN,
            at: At::Account,
            pressed: Vec::new(),
            cancelled_at: None,
            panel: PanelView::default(),
            asked: Vec::new(),
            withdrawn: Vec::new(),
            opened: Vec::new(),
            page: Vec::new(),
            left: false,
            badge: None,
            released: false,
            key: None,
        }
    }

    /// The page's address, with the key in it where there is one.
    fn url(&self) -> String {
        let page = format!("{}{}", self.origin, self.path());
        match self.key {
            None => page,
            Some(key) => format!("{page}?session={key}#access_token={key}"),
        }
    }

    /// What the page says, with links that it spells out.
    fn linked(&self, text: &str) -> String {
        self.each_line(text, |line, key| {
            format!(
                "{line} (https://www.streamora.com/c/{key}/x?k={key}) mailto:a@b.com?body={key}"
            )
        })
    }

    /// The page's title, which ends in the key as in a name.
    fn titled(&self, title: &str) -> String {
        self.each_line(&self.linked(title), |line, key| {
            format!("{line} – session_id: {key}")
        })
    }

    /// The same, and with what names its secrets.
    fn words(&self, text: &str) -> String {
        self.each_line(&self.linked(text), |line, key| {
            format!(
                "{line} Set-Cookie: sid={key}; Path=/ Authorization: Bearer {key} {{\"session_id\":\"{key}\"}} Your API key: {key}."
            )
        })
    }

    fn each_line(&self, text: &str, tells: impl Fn(&str, &str) -> String) -> String {
        let Some(key) = self.key else {
            return text.to_owned();
        };
        let all: Vec<_> = text.lines().map(|line| tells(line, key)).collect();
        all.join("\n")
    }

    pub fn cancelled(&self) -> bool {
        self.pressed.iter().any(|p| p == "Finish cancellation")
    }

    fn path(&self) -> &'static str {
        match self.at {
            At::Account => "/account",
            At::Confirm => "/cancel",
            At::Done => "/cancelled",
            At::Login => "/login",
        }
    }

    fn account(&self) -> &'static str {
        match self.cancelled() {
            false => {
                "Your subscription\nPremium\n€12.99 a month\nYour subscription is active\nRenews on 4 December 2026"
            }
            true => {
                "Your subscription\nPremium\nYour subscription has been cancelled\nYou have access until 4 December 2026"
            }
        }
    }

    pub fn observation(&self) -> Box<Observation> {
        let (title, text, names): (_, _, &[&str]) = match self.at {
            At::Account if self.cancelled() => {
                ("Account", self.account(), &["Restart subscription"])
            }
            At::Account => (
                "Account",
                self.account(),
                &["Change plan", "Cancel subscription"],
            ),
            At::Confirm => (
                "Confirm your cancellation",
                "Confirm your cancellation\nYour subscription will end on 4 December 2026. This can't be undone.",
                &["Keep my subscription", "Finish cancellation"],
            ),
            At::Done => (
                "Cancelled",
                "Your subscription has been cancelled\nYou have access until 4 December 2026",
                &["Back to account"],
            ),
            At::Login => (
                "Sign in",
                "Sign in\nPlease sign in to see your account. Enter your email and password.",
                &["Sign in", "Forgot password?"],
            ),
        };
        let element = |(n, name): (usize, &&str)| Element {
            reference: Ref(self.at as u32 * 10 + n as u32 + 1),
            role: if self.at == At::Account {
                Role::Link
            } else {
                Role::Button
            },
            shows: None,
            name: (*name).to_owned(),
            state: vec![ElementState::Visible, ElementState::Enabled],
            bbox: None,
            value: None,
            level: None,
            children: None,
            description: String::new(),
            href: (self.at == At::Account).then(|| match self.key {
                None => format!("{}/cancel", self.origin),
                Some(key) => format!("{}/cancel#access_token={key}", self.origin),
            }),
            input: None,
            required: false,
            popup: false,
            form: None,
            submits: false,
            acts_on_change: false,
            on_hover: false,
            whole_name: None,
            options: Vec::new(),
            within: Vec::new(),
        };
        let elements: Vec<Element> = names.iter().enumerate().map(element).collect();
        let lines = elements
            .iter()
            .map(|e| format!("{} {} {}", e.reference, e.role, e.name));
        let outline = lines
            .chain([text.to_owned()])
            .collect::<Vec<_>>()
            .join("\n");
        Box::new(Observation {
            snapshot: Snapshot {
                snapshot_id: "00000000-0000-4000-8000-000000000000".into(),
                timestamp: "2026-11-20T16:00:00.000Z".into(),
                elements,
                focused: None,
                page: Page {
                    url: self.url(),
                    title: self.titled(title),
                    lang: "en".into(),
                },
                screenshot: String::new(),
                viewport: Viewport {
                    width: 1280,
                    height: 800,
                    scroll_x: 0,
                    scroll_y: 0,
                },
            },
            text: self.words(text),
            outline,
            blocks: Vec::new(),
            unread_frames: Vec::new(),
            left_out: Vec::new(),
            settled: true,
        })
    }

    fn press(&mut self, target: Ref) {
        let here = self.observation();
        let name = here
            .snapshot
            .elements
            .iter()
            .find(|e| e.reference == target)
            .unwrap()
            .name
            .clone();
        match name.as_str() {
            "Cancel subscription" => self.at = At::Confirm,
            "Finish cancellation" => {
                self.at = At::Done;
                self.cancelled_at = Some(subterminator::clock::now());
            }
            _ => {}
        }
        self.pressed.push(name);
    }

    pub fn tell(&self, browser: &mut Browser, payload: FromAgent) {
        let url = self.url();
        browser.send(&FromExtension::Agent {
            tab: self.tab,
            frame: FrameId(0),
            origin: self.origin.into(),
            url,
            payload,
            blocked: None,
        });
    }

    /// The person presses the toolbar button and the agent arrives.
    pub fn clicked(&self, browser: &mut Browser) {
        browser.send(&FromExtension::Clicked {
            tab: self.tab,
            url: self.url(),
        });
        self.ready(browser);
    }

    /// Somebody who wants it cancelled: starts what can be started and says yes once to each question.
    pub fn is_willing(&mut self, browser: &mut Browser) {
        let start = PersonInput::Start { dry_run: false };
        if self.panel.buttons.iter().any(|b| b.input == start) {
            self.panel.buttons.clear();
            self.tell(browser, FromAgent::Person { input: start });
        }
        if let Some(question) = self.asked.pop() {
            let input = PersonInput::Answer {
                question: question.id,
                approved: true,
                via: Via::Overlay,
            };
            self.tell(browser, FromAgent::Person { input });
        }
    }

    pub fn ready(&self, browser: &mut Browser) {
        self.tell(
            browser,
            FromAgent::Ready {
                build: AgentBuild::Wasm,
            },
        );
    }

    /// Plays agent and worker until `enough` holds. `before_press` sees each press before the page does; when it says
    /// false, the press is not carried out and playing stops.
    pub fn play_until(
        &mut self,
        browser: &mut Browser,
        before_press: impl Fn(&Self, &str) -> bool,
        enough: impl Fn(&Self) -> bool,
    ) {
        while !enough(self) {
            let message = browser.next();
            if let ToExtension::Agent {
                payload:
                    ToAgent::Act {
                        action: Action::Click { target },
                        ..
                    },
                ..
            } = &message
            {
                let here = self.observation();
                let name = here
                    .snapshot
                    .elements
                    .iter()
                    .find(|e| e.reference == *target)
                    .unwrap()
                    .name
                    .clone();
                if !before_press(self, &name) {
                    return;
                }
            }
            self.answer(browser, message);
        }
    }

    /// Plays until the host has ended, or until this is about to be pressed.
    pub fn play_while_open(&mut self, browser: &mut Browser, stop_at: Option<&str>) {
        while let Some(message) = browser.next_or_end() {
            if let ToExtension::Agent {
                payload:
                    ToAgent::Act {
                        action: Action::Click { target },
                        ..
                    },
                ..
            } = &message
                && stop_at.is_some_and(|stop| self.name_of(*target) == stop)
            {
                return;
            }
            self.answer(browser, message);
        }
    }

    fn name_of(&self, target: Ref) -> String {
        let here = self.observation();
        here.snapshot
            .elements
            .iter()
            .find(|e| e.reference == target)
            .unwrap()
            .name
            .clone()
    }

    /// The page takes a press that nobody is told of.
    pub fn press_named(&mut self, name: &str) {
        let here = self.observation();
        let target = here
            .snapshot
            .elements
            .iter()
            .find(|e| e.name == name)
            .unwrap()
            .reference;
        self.press(target);
    }

    pub fn play(&mut self, browser: &mut Browser, enough: impl Fn(&Self) -> bool) {
        self.play_until(browser, |_, _| true, enough);
    }

    /// Plays what the extension would do on this message.
    pub fn answer(&mut self, browser: &mut Browser, message: ToExtension) {
        match message {
            ToExtension::Agent { payload, .. } => self.on_agent(browser, payload),
            ToExtension::Worker { command } => self.on_worker(browser, command),
            ToExtension::Page { payload, .. } => self.page.push(payload),
            other => panic!("not expected here: {other:?}"),
        }
    }

    fn on_agent(&mut self, browser: &mut Browser, payload: ToAgent) {
        match payload {
            ToAgent::Observe { request, .. } => {
                let observation = self.observation();
                self.tell(
                    browser,
                    FromAgent::Observed {
                        request,
                        observation,
                    },
                );
            }
            ToAgent::Act {
                request, action, ..
            } => {
                match action {
                    Action::Click { target } => self.press(target),
                    Action::Wait { .. } | Action::ScrollTo { .. } | Action::ScrollPage { .. } => {}
                    other => panic!("nothing here takes {other:?}"),
                }
                let observation = Some(self.observation());
                let acted = FromAgent::Acted {
                    request,
                    error: None,
                    touched: Touched::Yes,
                    navigating: false,
                    observation,
                    held_back: Vec::new(),
                };
                self.tell(browser, acted);
            }
            // This page has nothing that only a selector or a point could name.
            ToAgent::Locate { request, .. } => {
                let observation = self.observation();
                self.tell(
                    browser,
                    FromAgent::Located {
                        request,
                        found: None,
                        error: None,
                        observation,
                    },
                );
            }
            ToAgent::LookAgain { request, url } => {
                let look = SecondLook {
                    url,
                    status: 200,
                    title: "Account".into(),
                    text: self.words(self.account()),
                    scripted: false,
                };
                self.tell(
                    browser,
                    FromAgent::LookedAgain {
                        request,
                        look: Some(look),
                        error: None,
                    },
                );
            }
            ToAgent::Show { panel } => self.panel = panel,
            ToAgent::Ask { question } => self.asked.push(question),
            ToAgent::Withdraw { question } => self.withdrawn.push(question),
            ToAgent::Outline { .. }
            | ToAgent::OutlineToo { .. }
            | ToAgent::ClearOutline
            | ToAgent::CallOff
            | ToAgent::Judge { .. } => {}
            ToAgent::Leave => self.left = true,
        }
    }

    fn on_worker(&mut self, browser: &mut Browser, command: WorkerCommand) {
        match command {
            WorkerCommand::Capture { request, .. } => {
                let png = Some(base64::engine::general_purpose::STANDARD.encode(PICTURE));
                let report = WorkerReport::Captured {
                    request,
                    png,
                    error: None,
                };
                browser.send(&FromExtension::Worker { report });
            }
            WorkerCommand::Navigate { url, .. } => {
                // A link is opened by its address.
                let way_in = url.starts_with(&format!("{}/cancel", self.origin));
                self.at = match way_in && !self.cancelled() {
                    true => At::Confirm,
                    false => At::Account,
                };
                if self.at == At::Confirm {
                    self.pressed.push("Cancel subscription".to_owned());
                }
                self.ready(browser);
            }
            WorkerCommand::OpenPage { page, key, .. } => self.opened.push((page, key)),
            WorkerCommand::Badge { badge, .. } => self.badge = Some(badge),
            WorkerCommand::Release { .. } => self.released = true,
            WorkerCommand::ClosePage { .. }
            | WorkerCommand::KeepHeld { .. }
            | WorkerCommand::HoldOn { .. }
            | WorkerCommand::CallOff { .. }
            | WorkerCommand::PutBack { .. }
            | WorkerCommand::OpenLine { .. } => {}
        }
    }
}
