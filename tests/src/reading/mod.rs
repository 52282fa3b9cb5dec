//! A test in the host's place: pages of its own in a real browser, read and acted on by the real agent through the real
//! extension. It knows the messages; it must not know how the agent reads.
mod line;
mod pages;

use crate::browser::{Chromium, Page, Setup};
use crate::faces::Panel;
use crate::wait;
use line::Line;
pub use line::SOCKET;
pub use pages::{Held, Pages};
use protocol::action::{Action, ActionError, Touched};
use protocol::held::{self, Hold, LineOrder};
use protocol::ids::{RequestId, TabId};
use protocol::message::{
    AgentBuild, FromAgent, FromExtension, ToAgent, ToExtension, WorkerCommand, WorkerReport,
};
use protocol::snapshot::{Element, Identity, Judged, Observation, View};
use std::time::Instant;
use tempfile::TempDir;

/// A browser whose extension talks to this test.
#[derive(Debug)]
pub struct Reading {
    pub browser: Chromium,
    pub page: Page,
    pub pages: Pages,
    line: Line,
    tab: TabId,
    requests: u64,
    shown: u64,
    build: AgentBuild,
    _folder: TempDir,
}

/// What came of an action.
#[derive(Debug)]
pub struct Acted {
    pub error: Option<ActionError>,
    pub touched: Touched,
    pub observation: Option<Box<Observation>>,
    pub held_back: Vec<held::Held>,
}

impl Reading {
    /// Opens a browser on an empty page and presses the toolbar button there.
    pub async fn open() -> Self {
        Self::open_with(&[]).await
    }

    /// As [`Reading::open`], with these sites permitted to the extension from the start, as a person can permit them
    /// (`http://localhost/*`).
    ///
    /// # Panics
    /// When something can't be started; tests want no other way.
    pub async fn open_with(permitted: &[&str]) -> Self {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let pages = Pages::open().await.expect("the pages' servers");
        let profile = folder.path().join("profile");
        let mut line = Line::listen(folder.path(), &profile).expect("a line to the extension");
        let setup = Setup {
            profile,
            environment: vec![line.environment()],
            permitted: permitted.iter().map(|p| (*p).to_owned()).collect(),
            busy: true,
            ..Setup::default()
        };
        let browser = Chromium::start(&setup).await.expect("Chromium starts");
        let page = browser.first_tab().await.expect("a tab");
        pages.put("/", "<!doctype html><title>Empty</title>");
        page.goto(&pages.at("/")).await.expect("the first page");
        browser.worker_is_up(&page).await.expect("the worker");
        browser.press_toolbar(&page).await.expect("the button");
        line.greet().await;
        let (tab, build) = ready(&mut line, &pages.at("/")).await;
        Self {
            browser,
            page,
            pages,
            line,
            tab,
            requests: 0,
            shown: 0,
            build,
            _folder: folder,
        }
    }

    /// Shows this HTML in the tab, and returns when an agent lives there. `OTHER` in it becomes the other origin.
    pub async fn show(&mut self, html: &str) {
        self.shown += 1;
        let path = format!("/page/{}", self.shown);
        self.pages.put(&path, html);
        self.go(&path).await;
    }

    /// Goes to one of the pages that were put.
    ///
    /// # Panics
    /// When the page does not open.
    pub async fn go(&mut self, path: &str) {
        let url = self.pages.at(path);
        self.page.goto(&url).await.expect("the page opens");
        (self.tab, self.build) = ready(&mut self.line, &url).await;
    }

    /// Shows this HTML in the tab, which no agent comes to live in, and tells what the extension says of that.
    ///
    /// # Panics
    /// When the page does not open.
    pub async fn shut_out(&mut self, html: &str) -> String {
        self.pages.put("/shut", html);
        let url = self.pages.at("/shut");
        self.page.goto(&url).await.expect("the page opens");
        loop {
            if let FromExtension::Worker {
                report: WorkerReport::NotInjected { message, .. },
            } = self.line.hear().await
            {
                return message;
            }
        }
    }

    /// Goes to any address that the extension is permitted on.
    ///
    /// # Panics
    /// When the page does not open.
    pub async fn visit(&mut self, url: &str) {
        self.page.goto(url).await.expect("the page opens");
        let url = self.page.url().await.expect("the tab's address");
        self.arrive(&url).await;
    }

    /// Waits until an agent lives in the page at this address, which the tab is on its way to.
    pub async fn arrive(&mut self, url: &str) {
        (self.tab, self.build) = ready(&mut self.line, url).await;
    }

    /// The form in which the agent runs in the page that is shown.
    pub fn build(&self) -> AgentBuild {
        self.build
    }

    /// What the agent sees once the page is at rest.
    pub async fn observe(&mut self) -> Observation {
        self.observe_as(View::default()).await
    }

    pub async fn observe_as(&mut self, view: View) -> Observation {
        self.look(true, view).await
    }

    /// What the agent sees at once, or once the page is at rest (`settle`).
    pub async fn look(&mut self, settle: bool, view: View) -> Observation {
        let request = self.next();
        self.say(ToAgent::Observe {
            request,
            settle,
            view,
        })
        .await;
        loop {
            if let FromAgent::Observed {
                request: r,
                observation,
            } = self.hear().await
                && r == request
            {
                return *observation;
            }
        }
    }

    /// Shows a page and tells what the agent sees.
    pub async fn read(&mut self, html: &str) -> Observation {
        self.show(html).await;
        self.observe().await
    }

    /// What the agent sees once every frame in the page is read: one that answers late, on a busy machine, is asked again by the
    /// next look.
    ///
    /// # Panics
    /// When a frame stays unread.
    pub async fn observe_whole(&mut self) -> Observation {
        let start = Instant::now();
        loop {
            let seen = self.observe().await;
            if seen.unread_frames.is_empty() {
                return seen;
            }
            let late = start.elapsed() > wait::LIMIT;
            assert!(!late, "{:?}", seen.unread_frames);
        }
    }

    /// Shows a page and tells what the agent sees once every frame in it is read.
    pub async fn read_whole(&mut self, html: &str) -> Observation {
        self.show(html).await;
        self.observe_whole().await
    }

    /// What every element with this attribute is taken for.
    pub async fn judge(&mut self, mark: &str) -> Vec<Judged> {
        let request = self.next();
        let mark = mark.to_owned();
        self.say(ToAgent::Judge { request, mark }).await;
        loop {
            if let FromAgent::Judged { request: r, judged } = self.hear().await
                && r == request
            {
                return judged;
            }
        }
    }

    /// Has it done, unannounced.
    pub async fn act(&mut self, action: Action, expect: Option<Identity>) -> Acted {
        let request = self.begin(action, expect).await;
        self.came_of(request).await
    }

    /// Has it begun, and waits for nothing.
    pub async fn begin(&mut self, action: Action, expect: Option<Identity>) -> RequestId {
        self.begin_held(action, expect, Hold::No).await
    }

    /// Clicks it while everything that it would send is held back.
    pub async fn click_held(&mut self, element: &Element) -> Acted {
        let target = element.reference;
        let click = Action::Click { target };
        self.act_held(click, element, Hold::Press).await
    }

    /// Does it under this hold.
    pub async fn act_held(&mut self, action: Action, element: &Element, hold: Hold) -> Acted {
        let request = self
            .begin_held(action, Some(element.identity()), hold)
            .await;
        self.came_of(request).await
    }

    async fn begin_held(
        &mut self,
        action: Action,
        expect: Option<Identity>,
        hold: Hold,
    ) -> RequestId {
        let request = self.next();
        let act = ToAgent::Act {
            request,
            action,
            expect,
            announce_ms: 0,
            label: String::new(),
            held: hold.is_held(),
        };
        let line = LineOrder {
            request,
            hold,
            leaves_to: None,
        };
        self.send(act, Some(line)).await;
        request
    }

    pub async fn came_of(&mut self, request: RequestId) -> Acted {
        loop {
            if let FromExtension::Agent {
                payload:
                    FromAgent::Acted {
                        request: r,
                        error,
                        touched,
                        observation,
                        held_back,
                        ..
                    },
                blocked,
                ..
            } = self.line.hear().await
                && r == request
            {
                return Acted {
                    error,
                    touched,
                    observation,
                    held_back: held::reconciled(held_back, blocked),
                };
            }
        }
    }

    pub fn panel(&self) -> Panel<'_> {
        Panel(&self.page)
    }

    /// Clicks what was seen.
    pub async fn click(&mut self, element: &Element) -> Acted {
        let target = element.reference;
        self.act(Action::Click { target }, Some(element.identity()))
            .await
    }

    /// Says anything else to the agent.
    pub async fn say(&mut self, payload: ToAgent) {
        self.send(payload, None).await;
    }

    /// Has the service worker do something in the tab.
    pub async fn command(&mut self, command: impl FnOnce(TabId) -> WorkerCommand) {
        let command = command(self.tab);
        self.line.say(&ToExtension::Worker { command }).await;
    }

    async fn send(&mut self, payload: ToAgent, line: Option<LineOrder>) {
        let message = ToExtension::Agent {
            tab: self.tab,
            frame: protocol::ids::FrameId(0),
            payload,
            line,
        };
        self.line.say(&message).await;
    }

    /// The next thing that the agent of this tab's page says.
    pub async fn hear(&mut self) -> FromAgent {
        loop {
            if let FromExtension::Agent { payload, .. } = self.line.hear().await {
                return payload;
            }
        }
    }

    fn next(&mut self) -> RequestId {
        self.requests += 1;
        RequestId(self.requests)
    }
}

/// Waits until the agent of the page at this address says that it is ready.
async fn ready(line: &mut Line, at: &str) -> (TabId, AgentBuild) {
    loop {
        if let FromExtension::Agent {
            tab, url, payload, ..
        } = line.hear().await
            && let FromAgent::Ready { build } = payload
            && url == at
        {
            return (tab, build);
        }
    }
}
