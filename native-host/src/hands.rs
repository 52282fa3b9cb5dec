//! Other hands than the extension's: an existing browser server, moved over the Model Context Protocol. To the shell this is an
//! extension like any other: it greets, looks, acts and answers in the same messages; so policy, approval, journal and proof are
//! the very same. It must not know what a page means, and it decides nothing.
mod aria;
mod call_off;
pub mod node;
mod page;
mod refusal;
mod said;
mod scripts;
mod server;
mod tab;
mod worker;

use crate::browser::{self, BrowserError};
use crate::control::{self, ControlError, Listener};
use crate::extension::Outbox;
use crate::launch::{self, LaunchError};
use crate::places::{Places, PlacesError};
use crate::shell::{Attached, Shell};
use crate::store::{Store, StoreError};
use call_off::Halt;
use engine::planner::tools::Toolset;
use protocol::control::ToHost;
use protocol::message::{FromExtension, ToExtension};
use server::{Server, Start};
use std::path::PathBuf;
use std::time::Duration;
use tab::{Blind, Tab};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::timeout;
use worker::{Told, Worker};

pub use server::VERSION;

/// How long the call under way may still take at the end.
const LAST_CALL: Duration = Duration::from_millis(500);

#[derive(Debug, thiserror::Error)]
pub enum HandsError {
    #[error(
        "--browser playwright-mcp needs Node.js 18 or newer, and there is none on the PATH. Install it (https://nodejs.org), or leave the option out. Nothing was changed."
    )]
    NoNode,
    #[error(
        "--browser playwright-mcp needs Node.js 18 or newer; the one on the PATH says “{said}”. Install a newer one (https://nodejs.org), or leave the option out. Nothing was changed."
    )]
    OldNode { said: String },
    #[error(
        "The Playwright MCP server can't be started: {0}. npx comes with Node.js (https://nodejs.org). Nothing was changed."
    )]
    Spawn(std::io::Error),
    #[error(
        "A folder for what the Playwright MCP server writes can't be made: {0}. Check the free space."
    )]
    Folder(std::io::Error),
    #[error(
        "{0} is no folder. Name the one where @playwright/mcp is installed, or leave --playwright-mcp-dir out. Nothing was changed."
    )]
    NoFolder(PathBuf),
    #[error(
        "The Playwright MCP server ended before it was ready{last}. npx fetches @playwright/mcp@{VERSION} when it is first used: check your connection, and that npm works. Nothing was changed."
    )]
    Ended { last: String },
    #[error("The Playwright MCP server did not get ready in time. Try again. Nothing was changed.")]
    Late,
    #[error(transparent)]
    Launch(#[from] LaunchError),
    #[error(transparent)]
    Places(#[from] PlacesError),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Control(#[from] ControlError),
}

/// What to start.
#[derive(Clone, Debug)]
pub struct Setup {
    pub places: Places,
    pub profile: PathBuf,
    /// A folder where the server is installed, instead of fetching it.
    pub folder: Option<PathBuf>,
    pub headless: bool,
}

/// The browser's end of the run, in this process.
#[derive(Debug)]
pub struct Hands {
    end: Option<oneshot::Sender<()>>,
    serving: JoinHandle<Option<String>>,
}

impl Hands {
    /// Starts server and browser, opens the page, and dials in at the listener as a host does.
    pub async fn start(setup: &Setup, url: &str, listener: &Listener) -> Result<Self, HandsError> {
        if let Some(pid) = launch::user_of(&setup.profile) {
            let profile = setup.profile.clone();
            return Err(LaunchError::InUse { profile, pid }.into());
        }
        let start = start_of(setup)?;
        let tab = opened(&start, url).await?;
        let control = listener.path().to_owned();
        let (places, url) = (setup.places.clone(), url.to_owned());
        let (end, ended) = oneshot::channel();
        let serving = tokio::spawn(async move {
            let again = Again {
                start,
                url,
                control,
                places,
            };
            again.serve(tab, ended).await
        });
        Ok(Self {
            end: Some(end),
            serving,
        })
    }

    /// Never, unless the server was lost for good: then in words.
    pub async fn lost(&mut self) -> String {
        match (&mut self.serving).await {
            Ok(Some(why)) => why,
            Ok(None) => std::future::pending().await,
            Err(error) => error.to_string(),
        }
    }

    /// Ends server and browser.
    pub async fn close(mut self) {
        drop(self.end.take());
        if !self.serving.is_finished() {
            let _ = (&mut self.serving).await;
        }
    }
}

fn start_of(setup: &Setup) -> Result<Start, HandsError> {
    let own = setup.places.playwright()?;
    let folder = match &setup.folder {
        Some(folder) if !folder.is_dir() => return Err(HandsError::NoFolder(folder.clone())),
        Some(folder) => folder.clone(),
        // Nothing that lies in the folder where somebody happens to stand is run.
        None => own.clone(),
    };
    let chromium = match browser::find_chromium() {
        Ok(found) => Some(found),
        // Any browser that it knows will do: it needs no extension.
        Err(BrowserError::None | BrowserError::OnlyChrome(_)) => None,
        Err(error) => return Err(LaunchError::from(error).into()),
    };
    Ok(Start {
        folder,
        own,
        profile: setup.profile.clone(),
        headless: setup.headless,
        chromium,
    })
}

async fn opened(start: &Start, url: &str) -> Result<Tab, HandsError> {
    let mut tab = Tab::of(Server::start(start).await?);
    match tab.open(url).await {
        Ok(()) => Ok(tab),
        Err(why) => {
            tab.close().await;
            let (url, why) = (url.to_owned(), why.to_string());
            Err(LaunchError::Page { url, why }.into())
        }
    }
}

/// What is needed to serve anew after the server was lost.
struct Again {
    start: Start,
    url: String,
    control: PathBuf,
    places: Places,
}

impl Again {
    /// Until the command ends it. A server that is lost is started anew once; the run is then taken up from its journal, as after
    /// any crash. The result says why it can't be, in words.
    async fn serve(self, tab: Tab, mut ended: oneshot::Receiver<()>) -> Option<String> {
        let mut tab = tab;
        let mut lost_before = false;
        loop {
            let lost = match self.serve_once(tab, &mut ended).await {
                Ok(None) => return None,
                Ok(Some(lost)) => lost,
                Err(error) => return Some(error.to_string()),
            };
            tracing::warn!("{lost}");
            if lost_before {
                return Some(lost_for_good(&lost.to_string()));
            }
            lost_before = true;
            let anew = tokio::select! {
                // Not the page that it stood on: who opens a page on the way out again may take a step by that.
                anew = opened(&self.start, &self.url) => anew,
                _ = &mut ended => return None,
            };
            tab = match anew {
                Ok(tab) => tab,
                Err(error) => return Some(lost_for_good(&error.to_string())),
            };
        }
    }

    /// One shell over one server. Ends with what was lost, or with nothing when the command ends it.
    async fn serve_once(
        &self,
        tab: Tab,
        ended: &mut oneshot::Receiver<()>,
    ) -> Result<Option<Blind>, HandsError> {
        let store = Store::open(&self.places.journal())?;
        let tools = match tab.tools().await {
            Ok(tools) => Toolset::Playwright(tools.into()),
            Err(gone) => return Ok(Some(gone.into())),
        };
        let (order, lines, mut commands) = control::dial_at(&self.control, None).await?;
        let attached = Attached {
            lines,
            order: Some(order),
            tab: None,
        };
        let (timers, mut fired) = mpsc::unbounded_channel();
        let (planning, mut planned) = mpsc::unbounded_channel();
        let (out, orders) = outbox();
        let heard_halts = out.halt.heard();
        let mut shell = Shell::new(
            out,
            store,
            self.places.clone(),
            Some(attached),
            timers,
            planning,
        );
        shell.lend(tools);
        let (tell, mut told) = mpsc::unbounded_channel();
        let mut worker = tokio::spawn(Worker::new(tab, tell, heard_halts).work(orders));
        let mut heard = true;
        let lost = loop {
            tokio::select! {
                // Answers and timers before what the page says: a person's no is never overtaken.
                biased;
                _ = &mut *ended => break None,
                line = commands.next(), if heard => match line {
                    Some(line) => shell.on_command(line),
                    None => {
                        heard = false;
                        shell.on_command_gone();
                    }
                },
                Some(timer) = fired.recv() => shell.on_timer(timer),
                Some(from) = planned.recv() => shell.on_planning(from),
                Some(told) = told.recv() => match told {
                    Told::Message(message) => shell.on_message(*message),
                    Told::Dialog(dialog) => shell.on_command(ToHost::Dialog { dialog }),
                    Told::Lost(why) => break Some(why),
                },
            }
        };
        // The last words go out; the worker's orders end with the shell, and the server with the worker.
        shell.close().await;
        match timeout(LAST_CALL, &mut worker).await {
            Ok(Ok(Some(tab))) => tab.close().await,
            // What it still waits for goes with it.
            _ => worker.abort(),
        }
        Ok(lost)
    }
}

fn lost_for_good(why: &str) -> String {
    format!(
        "{why} Run the same command again: it first looks at where things stand, and presses nothing twice."
    )
}

/// What the shell sends, in order, each with its number.
struct Orders {
    to: mpsc::UnboundedSender<(u64, ToExtension)>,
    sent: u64,
    halt: Halt,
}

fn outbox() -> (Orders, mpsc::UnboundedReceiver<(u64, ToExtension)>) {
    let (to, orders) = mpsc::unbounded_channel();
    let out = Orders {
        to,
        sent: 0,
        halt: Halt::new(),
    };
    (out, orders)
}

impl Outbox for Orders {
    fn send(&mut self, message: &ToExtension) -> std::io::Result<()> {
        self.sent += 1;
        if worker::calls_off(message) {
            self.halt.before(self.sent);
        }
        let gone = |_| std::io::ErrorKind::BrokenPipe.into();
        self.to.send((self.sent, message.clone())).map_err(gone)
    }
}

/// A message from the one tab there is.
fn from_tab(url: &str, payload: protocol::message::FromAgent) -> FromExtension {
    FromExtension::Agent {
        tab: worker::TAB,
        frame: protocol::ids::FrameId(0),
        origin: engine::site::origin(url),
        url: url.to_owned(),
        payload,
        blocked: None,
    }
}
