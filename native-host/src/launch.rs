//! Starts Chromium with the extension and a profile of its own, opens the page and presses the real toolbar button.
//! It must not know what happens in the page after that.
mod dialogs;
mod profile;
mod unopened;

use crate::browser::{self, BrowserError};
use crate::cdp::calls::{
    AttachToTarget, CloseBrowser, CloseTarget, CreateTarget, DialogOpened, DisablePage, EnablePage,
    EnableServiceWorkers, GetFrameTree, GetTargets, GetVersion, Loaded, Navigate, TriggerAction,
    WorkerVersion, WorkersChanged,
};
use crate::cdp::{Cdp, CdpError, Events};
use crate::extension::ORIGIN_PREFIX;
use crate::install::{self, InstallError};
use crate::places::{self, PlacesError};
use command_fds::{CommandFdExt, FdMapping};
use dialogs::Dialogs;
use protocol::EXTENSION_IDS;
use protocol::control::{CONTROL_ENV, Dialog, HOME_ENV};
use std::os::fd::OwnedFd;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncRead, BufReader};
use tokio::net::unix::pipe;
use tokio::process::Child;
use tokio::sync::watch;
use tokio::time::timeout;

pub use profile::user_of;

const START_PATIENCE: Duration = Duration::from_secs(30);
const LOAD_PATIENCE: Duration = Duration::from_secs(30);
const PRESS_PATIENCE: Duration = Duration::from_secs(15);
const CLOSE_PATIENCE: Duration = Duration::from_millis(800);

#[derive(Debug, thiserror::Error)]
pub enum LaunchError {
    #[error(transparent)]
    Browser(#[from] BrowserError),
    #[error(
        "The extension was not found beside this program. Run ./scripts/demo once to build it, or name its folder with --extension-dir."
    )]
    NoExtension,
    #[error(
        "{0} is no built extension: it has no manifest.json. Run ./scripts/demo once to build it, or name its folder with --extension-dir."
    )]
    NotAnExtension(PathBuf),
    #[error(transparent)]
    Install(#[from] InstallError),
    #[error("{program} could not be started: {source}.")]
    Spawn {
        program: PathBuf,
        source: std::io::Error,
    },
    #[error(
        "Another run, or its browser (process {pid}), is using the profile {profile}. Wait until it has ended, or give this one its own with --profile-dir."
    )]
    InUse { profile: PathBuf, pid: i32 },
    #[error(
        "{program} ended before it was ready{last}. Is another Chromium open with the same profile? Close it and try again."
    )]
    Ended { program: PathBuf, last: String },
    #[error(
        "{0} did not get ready in time. Try again, or start it by hand once and see what it says."
    )]
    Late(PathBuf),
    #[error(
        "{url} can't be opened ({why}). Check the address and your connection. Nothing was changed."
    )]
    Page { url: String, why: String },
    #[error("The toolbar button can't be pressed ({0}). Nothing was changed.")]
    Press(String),
    #[error(transparent)]
    Cdp(#[from] CdpError),
}

/// Between two looks at the list of tabs.
const ASK_AGAIN: Duration = Duration::from_millis(20);

/// What to start.
#[derive(Clone, Debug)]
pub struct Launch {
    pub extension: PathBuf,
    pub profile: PathBuf,
    pub headless: bool,
    /// The command's socket.
    pub control: PathBuf,
    /// The data folder of the host that the browser will start.
    pub home: PathBuf,
}

/// A running Chromium of ours. It is spoken to over pipes that nobody else holds, and ends when they close.
#[derive(Debug)]
pub struct Chromium {
    child: Child,
    cdp: Cdp,
    headless: bool,
    /// The one that [`Chromium::open`] opened.
    page: Option<Page>,
    dialogs: Dialogs,
}

/// Something that a browser does by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happened {
    /// The page opened a dialog that nobody could see; a question stands until [`Chromium::answer_dialog`], every other one was
    /// closed without a yes.
    Dialog(Dialog),
    Ended,
}

#[derive(Clone, Debug)]
struct Page {
    target: String,
    cdp: Cdp,
    /// The toolbar button was pressed.
    pressed: bool,
}

/// `--headless`, or no display to show a window on.
pub fn is_headless(asked: bool) -> bool {
    let display = |name: &str| std::env::var_os(name).is_some_and(|v| !v.is_empty());
    asked || !(display("DISPLAY") || display("WAYLAND_DISPLAY"))
}

/// Chromium refuses to sandbox its pages as root.
pub fn is_sandboxed() -> bool {
    !rustix::process::geteuid().is_root()
}

/// The built extension: named, or beside this program.
pub fn find_extension(named: Option<&Path>) -> Result<PathBuf, LaunchError> {
    if let Some(named) = named {
        let path = std::fs::canonicalize(named).unwrap_or_else(|_| named.to_owned());
        return match path.join("manifest.json").is_file() {
            true => Ok(path),
            false => Err(LaunchError::NotAnExtension(path)),
        };
    }
    let exe = std::env::current_exe().and_then(std::fs::canonicalize).ok();
    let beside = exe.as_deref().and_then(Path::parent).map(Path::to_owned);
    beside
        .iter()
        .flat_map(|folder| [folder.join("../extension"), folder.join("extension")])
        .filter(|folder| folder.join("manifest.json").is_file())
        .find_map(|folder| std::fs::canonicalize(folder).ok())
        .ok_or(LaunchError::NoExtension)
}

impl Chromium {
    pub async fn start(launch: &Launch) -> Result<Self, LaunchError> {
        let program = browser::find_chromium()?;
        if let Some(pid) = user_of(&launch.profile) {
            return Err(LaunchError::InUse {
                profile: launch.profile.clone(),
                pid,
            });
        }
        install::install(&launch.profile)?;
        let own = places::private_dir_in(&launch.profile, "Default");
        own.map_err(InstallError::from)?;
        if let Err(error) = keep_no_passwords(&launch.profile) {
            tracing::warn!("the browser may ask to save passwords: {error}");
        }
        let (mut child, cdp) = spawn(&program, launch).map_err(|source| LaunchError::Spawn {
            program: program.clone(),
            source,
        })?;
        let mut last = heard(child.stderr.take());
        match timeout(START_PATIENCE, cdp.call(&GetVersion {})).await {
            Ok(Ok(version)) => tracing::info!("started {}", version.product),
            Ok(Err(CdpError::Gone)) => {
                // Its last words come with the end of its stderr, unless a helper of its own holds that open.
                let _ = timeout(CLOSE_PATIENCE, last.wait_for(|(_, over)| *over)).await;
                let last = match &last.borrow().0 {
                    Some(line) => format!(" (it said: {line})"),
                    None => String::new(),
                };
                return Err(LaunchError::Ended { program, last });
            }
            Ok(Err(error)) => return Err(error.into()),
            Err(_) => return Err(LaunchError::Late(program)),
        }
        Ok(Self {
            child,
            cdp,
            headless: launch.headless,
            page: None,
            dialogs: Dialogs::default(),
        })
    }

    /// Opens the page and waits until it has loaded.
    pub async fn open(&mut self, url: &str) -> Result<(), LaunchError> {
        let failed = |why: String| LaunchError::Page {
            url: url.to_owned(),
            why,
        };
        let before = self
            .cdp
            .call(&GetTargets::of(&["page"]))
            .await?
            .target_infos;
        let target = self.cdp.call(&CreateTarget { url: "about:blank" }).await?;
        let attach = AttachToTarget {
            target_id: target.target_id.clone(),
            flatten: true,
        };
        let page = Page {
            target: target.target_id,
            cdp: self
                .cdp
                .to_session(self.cdp.call(&attach).await?.session_id),
            pressed: false,
        };
        let shown = match self.headless {
            true => {
                self.dialogs = Dialogs::of(&page.cdp);
                None
            }
            false => Some(page.cdp.events::<DialogOpened>()),
        };
        page.cdp.call(&EnablePage {}).await?;
        let loading = load(&page.cdp, url, shown);
        match timeout(LOAD_PATIENCE, loading).await {
            Ok(Ok(Load::Shown)) => {}
            Ok(Ok(Load::Failed(why))) => return Err(failed(why)),
            Ok(Err(CdpError::Late(_))) | Ok(Ok(Load::HeldUp)) | Err(_) => {
                // What is there can be looked at; the engine waits for the rest.
                tracing::info!("the page has not finished loading");
            }
            Ok(Err(error)) => return Err(error.into()),
        }
        if !self.headless {
            // From here on a dialog in the window is the person's alone.
            page.cdp.tell(&DisablePage {})?;
        }
        for blank in before {
            let close = CloseTarget {
                target_id: blank.target_id,
            };
            self.cdp.call(&close).await?;
        }
        self.page = Some(page);
        Ok(())
    }

    /// Presses the extension's toolbar button in the one tab, as a person's click would.
    pub async fn press(&mut self) -> Result<(), LaunchError> {
        let Some(page) = &self.page else {
            return Err(LaunchError::Press("there is no page".to_owned()));
        };
        let late = |what: &str| LaunchError::Press(what.to_owned());
        // The browser tells of the extension's worker once; one that has slept since is woken by the press.
        if !page.pressed {
            timeout(PRESS_PATIENCE, extension_active(&page.cdp))
                .await
                .map_err(|_| late("the extension did not start"))??;
        }
        let target_id = timeout(PRESS_PATIENCE, self.tab(&page.target))
            .await
            .map_err(|_| late("the page's tab is not there"))??;
        let press = TriggerAction {
            id: EXTENSION_IDS[0],
            target_id,
        };
        match self.cdp.call(&press).await {
            Ok(_) => {
                self.page.iter_mut().for_each(|page| page.pressed = true);
                Ok(())
            }
            Err(CdpError::Refused { message, .. }) => Err(LaunchError::Press(message)),
            Err(error) => Err(error.into()),
        }
    }

    /// The target of the tab that holds this page. The browser lists tabs a little behind their pages, and announces no
    /// change of them; so it is asked until it lists this one.
    async fn tab(&self, page: &str) -> Result<String, LaunchError> {
        loop {
            let all = self.cdp.call(&GetTargets::of(&["page", "tab"])).await?;
            let infos = all.target_infos;
            let shown = infos.iter().find(|t| t.target_id == page).map(|t| &t.url);
            let mut tabs = infos.iter().filter(|t| t.kind == "tab");
            if let Some(tab) = tabs.find(|t| Some(&t.url) == shown) {
                return Ok(tab.target_id.clone());
            }
            tokio::time::sleep(ASK_AGAIN).await;
        }
    }

    /// What happens next that the command has to know of.
    pub async fn next(&mut self) -> Happened {
        tokio::select! {
            biased;
            dialog = self.dialogs.next() => Happened::Dialog(dialog),
            // An error here means that there is nothing to wait for.
            _ = self.child.wait() => Happened::Ended,
        }
    }

    pub fn answer_dialog(&self, accept: bool) {
        self.dialogs.answer(accept);
    }

    /// Closes the browser; kills it when it does not close soon.
    pub async fn close(mut self) {
        let asked = async {
            let _ = self.cdp.call(&CloseBrowser {}).await;
            let _ = self.child.wait().await;
        };
        if timeout(CLOSE_PATIENCE, asked).await.is_err() {
            let _ = self.child.kill().await;
        }
    }
}

/// Where Chromium reads calls, and where it writes answers.
/// <https://chromium.googlesource.com/chromium/src/+/HEAD/content/browser/devtools/devtools_pipe_handler.cc>
const READS: i32 = 3;
const WRITES: i32 = 4;

/// A browser of ours keeps no passwords: the bubble that asks about them would stand in front of the page, and of a question in it.
fn keep_no_passwords(profile: &Path) -> Result<(), PlacesError> {
    let file = profile.join("Default").join("Preferences");
    if file.exists() {
        return Ok(());
    }
    let off = serde_json::json!({
        "credentials_enable_service": false,
        "profile": { "password_manager_enabled": false },
    });
    places::write_private(&file, off.to_string().as_bytes())
}

fn spawn(program: &Path, launch: &Launch) -> std::io::Result<(Child, Cdp)> {
    let (its_reads, our_writes) = std::io::pipe()?;
    let (our_reads, its_writes) = std::io::pipe()?;
    let mapping = |parent_fd: OwnedFd, child_fd| FdMapping {
        parent_fd,
        child_fd,
    };
    let mut command = std::process::Command::new(program);
    command
        .args(arguments(launch))
        .env(CONTROL_ENV, &launch.control)
        .env(HOME_ENV, &launch.home)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .fd_mappings(vec![
            mapping(its_reads.into(), READS),
            mapping(its_writes.into(), WRITES),
        ])
        .map_err(std::io::Error::other)?;
    let mut command = tokio::process::Command::from(command);
    // A Ctrl-C is the command's to handle: the run ends in words, then the browser closes.
    let child = command.process_group(0).kill_on_drop(true).spawn()?;
    // The browser's own ends go with the command, so that each side notices when the other is gone.
    drop(command);
    let to = pipe::Sender::from_owned_fd(our_writes.into())?;
    let from = pipe::Receiver::from_owned_fd(our_reads.into())?;
    Ok((child, Cdp::over(to, from)))
}

/// How a page came.
enum Load {
    Shown,
    /// A dialog of its own stands before it.
    HeldUp,
    Failed(String),
}

/// `shown` are the dialogs that the person sees, and has to answer before the page goes on.
async fn load(
    page: &Cdp,
    url: &str,
    mut shown: Option<Events<DialogOpened>>,
) -> Result<Load, CdpError> {
    let mut loaded = page.events::<Loaded>();
    let navigate = Navigate {
        url: url.to_owned(),
    };
    if let Some(why) = page.call(&navigate).await?.error_text {
        return Ok(Load::Failed(unopened::in_words(&why)));
    }
    let held_up = async {
        match &mut shown {
            Some(shown) => drop(shown.next().await),
            None => std::future::pending().await,
        }
    };
    tokio::select! {
        biased;
        loaded = loaded.next() => loaded.ok_or(CdpError::Gone)?,
        () = held_up => return Ok(Load::HeldUp),
    };
    let frame = page.call(&GetFrameTree {}).await?.frame_tree.frame;
    match frame.url.starts_with("chrome-error:") {
        true => Ok(Load::Failed("the browser shows an error page".to_owned())),
        false => Ok(Load::Shown),
    }
}

/// A press before the extension's worker is active is lost, so this waits until the browser says that it is.
async fn extension_active(page: &Cdp) -> Result<(), LaunchError> {
    let ours = format!("{ORIGIN_PREFIX}{}/", EXTENSION_IDS[0]);
    let mut changes = page.events::<WorkersChanged>();
    page.call(&EnableServiceWorkers {}).await?;
    let active = |v: &WorkerVersion| v.script_url.starts_with(&ours) && v.status == "activated";
    loop {
        let change = changes.next().await.ok_or(CdpError::Gone)?;
        if change.versions.iter().any(active) {
            return Ok(());
        }
    }
}

/// The last line that was said, and whether it was the very last.
pub(crate) type LastWords = (Option<String>, bool);

/// Reads what a child says on its stderr, so that it never waits for us.
pub(crate) fn heard(
    stderr: Option<impl AsyncRead + Unpin + Send + 'static>,
) -> watch::Receiver<LastWords> {
    let (said, last) = watch::channel((None, stderr.is_none()));
    let Some(stderr) = stderr else { return last };
    tokio::spawn(async move {
        let mut lines = BufReader::new(stderr).split(b'\n');
        while let Ok(Some(line)) = lines.next_segment().await {
            let line = String::from_utf8_lossy(&line).trim().to_owned();
            tracing::trace!("child: {line}");
            if !line.is_empty() {
                said.send_modify(|(last, _)| *last = Some(line));
            }
        }
        said.send_modify(|(_, over)| *over = true);
    });
    last
}

fn arguments(launch: &Launch) -> Vec<String> {
    let mut arguments: Vec<String> = [
        "--remote-debugging-pipe",
        // Chromium 148 refuses to press the toolbar button without it.
        "--enable-unsafe-extension-debugging",
        "--no-first-run",
        "--no-default-browser-check",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-breakpad",
        // The run goes on while the window is behind another one.
        "--disable-background-timer-throttling",
        "--disable-backgrounding-occluded-windows",
        "--disable-renderer-backgrounding",
        // No keyring question for a profile that only this program uses.
        "--password-store=basic",
    ]
    .map(str::to_owned)
    .to_vec();
    arguments.push(format!("--user-data-dir={}", launch.profile.display()));
    arguments.push(format!("--load-extension={}", launch.extension.display()));
    if launch.headless {
        arguments.extend(
            [
                "--headless=new",
                "--window-size=1280,900",
                "--disable-dev-shm-usage",
            ]
            .map(str::to_owned),
        );
    }
    if !is_sandboxed() {
        arguments.push("--no-sandbox".to_owned());
    }
    arguments.push("about:blank".to_owned());
    arguments
}
