//! Starts Chromium with the extension and a profile of its own, opens the page and presses the real toolbar button.
//! It must not know what happens in the page after that.
use crate::browser::{self, BrowserError};
use crate::extension::ORIGIN_PREFIX;
use crate::install::{self, InstallError};
use chromiumoxide::Page;
use chromiumoxide::browser::Browser;
use chromiumoxide::cdp::browser_protocol::service_worker::{
    self, EventWorkerVersionUpdated, ServiceWorkerVersion, ServiceWorkerVersionStatus,
};
use chromiumoxide::cdp::browser_protocol::target::{
    CloseTargetParams, FilterEntry, GetTargetsParams, TargetFilter,
};
use chromiumoxide::error::CdpError;
use chromiumoxide::handler::HandlerConfig;
use chromiumoxide::types::{Command, Method, MethodId};
use futures::StreamExt;
use protocol::EXTENSION_IDS;
use protocol::control::{CONTROL_ENV, HOME_ENV};
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::Child;
use tokio::task::JoinHandle;
use tokio::time::timeout;

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
    #[error("The browser does not answer any more ({0}).")]
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

/// A running Chromium of ours.
#[derive(Debug)]
pub struct Chromium {
    child: Child,
    browser: Browser,
    handler: JoinHandle<()>,
    /// The one that [`Chromium::open`] opened.
    page: Option<Page>,
}

/// `--headless`, or no display to show a window on.
pub fn is_headless(asked: bool) -> bool {
    let display = |name: &str| std::env::var_os(name).is_some_and(|v| !v.is_empty());
    asked || !(display("DISPLAY") || display("WAYLAND_DISPLAY"))
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
        let spawned = tokio::process::Command::new(&program)
            .args(arguments(launch))
            .env(CONTROL_ENV, &launch.control)
            .env(HOME_ENV, &launch.home)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            // A Ctrl-C is the command's to handle: the run ends in words, then the browser closes.
            .process_group(0)
            .kill_on_drop(true)
            .spawn();
        let mut child = spawned.map_err(|source| LaunchError::Spawn {
            program: program.clone(),
            source,
        })?;
        let address = timeout(START_PATIENCE, address(&mut child, &program))
            .await
            .map_err(|_| LaunchError::Late(program.clone()))??;
        // As the person would see the page: certificates are checked, no viewport is simulated.
        let config = HandlerConfig {
            ignore_https_errors: false,
            viewport: None,
            ..Default::default()
        };
        let (browser, mut events) = Browser::connect_with_config(address, config).await?;
        let handler = tokio::spawn(async move {
            while let Some(event) = events.next().await {
                if let Err(error) = event {
                    tracing::debug!("browser line: {error}");
                }
            }
        });
        Ok(Self {
            child,
            browser,
            handler,
            page: None,
        })
    }

    /// Opens the page and waits until it has loaded.
    pub async fn open(&mut self, url: &str) -> Result<(), LaunchError> {
        let failed = |why: String| LaunchError::Page {
            url: url.to_owned(),
            why,
        };
        let before = self
            .browser
            .execute(GetTargetsParams::default())
            .await?
            .result
            .target_infos;
        let page = self.browser.new_page("about:blank").await?;
        match timeout(LOAD_PATIENCE, page.goto(url)).await {
            Ok(Ok(_)) => {}
            Ok(Err(CdpError::Timeout)) | Err(_) => {
                // Still loading: what is there can be looked at; the engine waits for the rest.
                tracing::info!("the page has not finished loading");
            }
            Ok(Err(error)) => return Err(failed(error.to_string())),
        }
        let shown = page.url().await?.unwrap_or_default();
        if shown.starts_with("chrome-error:") {
            return Err(failed("the browser shows an error page".to_owned()));
        }
        for blank in before.iter().filter(|t| t.r#type == "page") {
            self.browser
                .execute(CloseTargetParams::new(blank.target_id.clone()))
                .await?;
        }
        self.page = Some(page);
        Ok(())
    }

    /// Presses the extension's toolbar button in the one tab, as a person's click would.
    pub async fn press(&mut self) -> Result<(), LaunchError> {
        let late = || LaunchError::Press("the extension did not start".to_owned());
        timeout(PRESS_PATIENCE, self.extension_active())
            .await
            .map_err(|_| late())??;
        let target_id = timeout(PRESS_PATIENCE, self.tab())
            .await
            .map_err(|_| LaunchError::Press("the page's tab is not there".to_owned()))??;
        let press = TriggerAction {
            id: EXTENSION_IDS[0].to_owned(),
            target_id,
        };
        let pressed = self.browser.execute(press).await;
        pressed
            .map(drop)
            .map_err(|error| LaunchError::Press(error.to_string()))
    }

    /// A press before the extension's worker is active is lost, so this waits until the browser says that it is.
    async fn extension_active(&self) -> Result<(), LaunchError> {
        let ours = format!("{ORIGIN_PREFIX}{}/", EXTENSION_IDS[0]);
        let Some(page) = &self.page else {
            return Err(LaunchError::Press("there is no page".to_owned()));
        };
        let mut updates = page.event_listener::<EventWorkerVersionUpdated>().await?;
        page.execute(service_worker::EnableParams::default())
            .await?;
        while let Some(update) = updates.next().await {
            let active = |v: &ServiceWorkerVersion| {
                v.script_url.starts_with(&ours) && v.status == ServiceWorkerVersionStatus::Activated
            };
            if update.versions.iter().any(active) {
                return Ok(());
            }
        }
        Err(LaunchError::Press(
            "the browser does not say whether the extension runs".to_owned(),
        ))
    }

    /// The target of the tab that shows our page. The browser lists tabs a little behind their pages, and announces no
    /// change of them; so it is asked until it lists this one.
    async fn tab(&self) -> Result<String, LaunchError> {
        loop {
            let shown = match &self.page {
                Some(page) => page.url().await?,
                None => None,
            };
            let only_tabs = FilterEntry {
                r#type: Some("tab".to_owned()),
                exclude: Some(false),
            };
            let params = GetTargetsParams {
                filter: Some(TargetFilter::new(vec![only_tabs])),
            };
            let tabs = self.browser.execute(params).await?.result.target_infos;
            if let Some(tab) = tabs.iter().find(|t| Some(&t.url) == shown.as_ref()) {
                return Ok(tab.target_id.inner().clone());
            }
            tokio::time::sleep(ASK_AGAIN).await;
        }
    }

    /// Returns when the browser has ended by itself.
    pub async fn ended(&mut self) {
        // An error here means that there is nothing to wait for.
        let _ = self.child.wait().await;
    }

    /// Closes the browser; kills it when it does not close soon.
    pub async fn close(mut self) {
        let asked = async {
            let _ = self.browser.close().await;
            let _ = self.child.wait().await;
        };
        if timeout(CLOSE_PATIENCE, asked).await.is_err() {
            let _ = self.child.kill().await;
        }
        self.handler.abort();
    }
}

fn arguments(launch: &Launch) -> Vec<String> {
    let mut arguments: Vec<String> = [
        "--remote-debugging-port=0",
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
    // Chromium refuses to sandbox as root.
    if rustix::process::geteuid().is_root() {
        arguments.push("--no-sandbox".to_owned());
    }
    arguments.push("about:blank".to_owned());
    arguments
}

/// The live browser that holds this profile: Chromium's `SingletonLock` is a link to "HOST-PID". A lock that a crash or a
/// restart of the machine has left may name a process that is something else by now.
pub fn user_of(profile: &Path) -> Option<i32> {
    let lock = std::fs::read_link(profile.join("SingletonLock")).ok()?;
    let pid = lock.to_str()?.rsplit_once('-')?.1.parse().ok()?;
    let process = rustix::process::Pid::from_raw(pid)?;
    let lives = rustix::process::test_kill_process(process).is_ok();
    (lives && is_browser_of(pid, profile)).then_some(pid)
}

/// True as well where it can't be told.
fn is_browser_of(pid: i32, profile: &Path) -> bool {
    let Ok(line) = std::fs::read(format!("/proc/{pid}/cmdline")) else {
        return true;
    };
    let line = String::from_utf8_lossy(&line).to_lowercase();
    let profile = profile.to_string_lossy().to_lowercase();
    line.contains("chrom") || line.contains(&*profile)
}

/// Reads what Chromium says until it names its debugging line, and goes on reading so that it never waits for us.
async fn address(child: &mut Child, program: &Path) -> Result<String, LaunchError> {
    let ended = |last: String| LaunchError::Ended {
        program: program.to_owned(),
        last,
    };
    let Some(stderr) = child.stderr.take() else {
        return Err(ended(String::new()));
    };
    let mut lines = BufReader::new(stderr).split(b'\n');
    let mut last = String::new();
    while let Ok(Some(line)) = lines.next_segment().await {
        let line = String::from_utf8_lossy(&line).into_owned();
        if let Some(address) = line.trim().strip_prefix("DevTools listening on ") {
            let address = address.to_owned();
            tokio::spawn(async move {
                while let Ok(Some(line)) = lines.next_segment().await {
                    tracing::trace!("browser: {}", String::from_utf8_lossy(&line));
                }
            });
            return Ok(address);
        }
        if !line.trim().is_empty() {
            last = format!(" (it said: {})", line.trim());
        }
    }
    Err(ended(last))
}

/// `Extensions.triggerAction`, which the generated protocol does not have.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct TriggerAction {
    id: String,
    target_id: String,
}

#[derive(Clone, Debug, Deserialize)]
struct Triggered {}

impl Method for TriggerAction {
    fn identifier(&self) -> MethodId {
        "Extensions.triggerAction".into()
    }
}

impl Command for TriggerAction {
    type Response = Triggered;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_profile_is_in_use_while_the_browser_that_locked_it_lives() {
        let temp = tempfile::tempdir().unwrap();
        let lock = temp.path().join("SingletonLock");
        assert_eq!(user_of(temp.path()), None);
        let locked_by = |pid: u32| {
            let _ = std::fs::remove_file(&lock);
            std::os::unix::fs::symlink(format!("some-host-{pid}"), &lock).unwrap();
            user_of(temp.path())
        };
        let profile = format!("--user-data-dir={}", temp.path().display());
        let mut browser = std::process::Command::new("sh")
            .args(["-c", "echo; read x", &profile])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        // It has become what it is started as when it speaks.
        let mut spoken = [0];
        std::io::Read::read_exact(browser.stdout.as_mut().unwrap(), &mut spoken).unwrap();
        assert_eq!(locked_by(browser.id()), i32::try_from(browser.id()).ok());
        drop(browser.stdin.take());
        browser.wait().unwrap();
        assert_eq!(locked_by(browser.id()), None);
        let me = std::process::id();
        assert_eq!(
            locked_by(me),
            None,
            "the number belongs to something else now"
        );
    }
}
