//! A Chromium of a test's own: fresh profile, the unpacked extension, nothing else. It ends with this value.
use super::page::Page;
use super::wire::{Wire, WireError};
use crate::built;
use crate::model_server::WithoutModels;
use serde_json::{Value, json};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::LazyLock;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::sync::{Semaphore, SemaphorePermit};

/// A run mostly waits for its page, so each core bears two browsers; more at once starve each other.
static BROWSERS: LazyLock<Semaphore> = LazyLock::new(|| {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    Semaphore::new(2 * cores)
});

/// A turn for a browser that somebody else starts (the command line); it is over when this is dropped.
pub async fn turn() -> SemaphorePermit<'static> {
    BROWSERS.acquire().await.expect("turns are never closed")
}

#[derive(Debug, Default)]
pub struct Setup {
    pub profile: PathBuf,
    pub without_extension: bool,
    pub environment: Vec<(&'static str, OsString)>,
    /// Another extension, by its folder.
    pub beside: Option<PathBuf>,
    /// What it shows keeps a core busy, and is to be there within a moment: it counts as two.
    pub busy: bool,
    /// Sites that the person has permitted to the extension beforehand (`http://localhost/*`).
    pub permitted: Vec<String>,
}

#[derive(Debug)]
pub struct Chromium {
    wire: Wire,
    child: Child,
    turn: SemaphorePermit<'static>,
}

impl Chromium {
    pub async fn start(setup: &Setup) -> anyhow::Result<Self> {
        let turn = BROWSERS
            .acquire_many(if setup.busy { 2 } else { 1 })
            .await?;
        Self::start_with(turn, setup).await
    }

    /// Another one in the place of this one, which has ended.
    pub async fn again(self, setup: &Setup) -> anyhow::Result<Self> {
        Self::start_with(self.turn, setup).await
    }

    async fn start_with(turn: SemaphorePermit<'static>, setup: &Setup) -> anyhow::Result<Self> {
        let mut child = Command::new(built::chromium())
            .args(flags(setup))
            .without_models()
            .envs(setup.environment.iter().map(|(k, v)| (k, v)))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()?;
        let stderr = child
            .stderr
            .take()
            .ok_or_else(|| anyhow::anyhow!("no stderr"))?;
        let address = address(BufReader::new(stderr)).await?;
        let wire = Wire::connect(&address).await?;
        Ok(Self { wire, child, turn })
    }

    /// The tab that the browser opened by itself.
    pub async fn first_tab(&self) -> Result<Page, WireError> {
        crate::wait::until("the first tab", || async {
            let targets = self.targets("page").await.map_err(|e| e.to_string())?;
            let first = targets
                .iter()
                .find(|t| !url_of(t).starts_with("chrome-extension:"));
            first
                .map(|t| id_of(t).to_owned())
                .ok_or_else(|| format!("{targets:?}"))
        })
        .await
        .attach(&self.wire)
        .await
    }

    /// Presses SubTerminator's toolbar button for this page, as a person's click on it does.
    pub async fn press_toolbar(&self, page: &Page) -> Result<(), WireError> {
        crate::wait::until("the toolbar button can be pressed", || async {
            // A new tab has no address until its document has come.
            let url = page.url().await.map_err(|e| e.to_string())?;
            let tabs = self.targets("tab").await.map_err(|e| e.to_string())?;
            let tab = tabs
                .iter()
                .find(|t| url_of(t) == url)
                .ok_or_else(|| format!("no tab at {url}: {tabs:?}"))?;
            let order = json!({ "id": protocol::EXTENSION_IDS[0], "targetId": id_of(tab) });
            self.wire
                .call(None, "Extensions.triggerAction", order)
                .await
                .map_err(|e| e.to_string())
        })
        .await;
        Ok(())
    }

    pub async fn new_tab(&self, url: &str) -> Result<Page, WireError> {
        let made = self
            .wire
            .call(None, "Target.createTarget", json!({ "url": url }))
            .await?;
        Page::attach(&self.wire, made["targetId"].as_str().unwrap_or_default()).await
    }

    /// An open page whose address starts so (an extension window, a receipt), if there is one.
    pub async fn page_at(&self, start: &str) -> Result<Option<Page>, WireError> {
        self.first_at("page", start).await
    }

    /// A frame of another site than the page around it.
    pub async fn frame_at(&self, start: &str) -> Result<Option<Page>, WireError> {
        self.first_at("iframe", start).await
    }

    async fn first_at(&self, kind: &str, start: &str) -> Result<Option<Page>, WireError> {
        let targets = self.targets(kind).await?;
        match targets.iter().find(|t| url_of(t).starts_with(start)) {
            Some(target) => Page::attach(&self.wire, id_of(target)).await.map(Some),
            None => Ok(None),
        }
    }

    /// Waits until the extension's service worker is up: a press before that is lost. Names its version.
    pub async fn worker_is_up(&self, page: &Page) -> Result<String, WireError> {
        let mut events = self.wire.events();
        page.call("ServiceWorker.enable", json!({})).await?;
        let ours = format!("chrome-extension://{}/", protocol::EXTENSION_IDS[0]);
        let up = async {
            while let Ok(event) = events.recv().await {
                let versions = event.params["versions"]
                    .as_array()
                    .cloned()
                    .unwrap_or_default();
                let is_up = |v: &&Value| {
                    v["status"] == "activated"
                        && v["scriptURL"]
                            .as_str()
                            .is_some_and(|u| u.starts_with(&ours))
                };
                if let Some(version) = versions.iter().find(is_up) {
                    return version["versionId"].as_str().unwrap_or_default().to_owned();
                }
            }
            String::new()
        };
        Ok(tokio::time::timeout(crate::wait::LIMIT, up)
            .await
            .expect("the extension's service worker comes up"))
    }

    /// Stops the extension's service worker, as the browser does when it likes to.
    pub async fn stop_worker(&self, page: &Page) -> Result<(), WireError> {
        page.call("ServiceWorker.disable", json!({})).await?;
        let version = self.worker_is_up(page).await?;
        page.call("ServiceWorker.stopWorker", json!({ "versionId": version }))
            .await?;
        Ok(())
    }

    pub async fn targets(&self, kind: &str) -> Result<Vec<Value>, WireError> {
        let answer = self
            .wire
            .call(
                None,
                "Target.getTargets",
                json!({ "filter": [{ "type": kind }] }),
            )
            .await?;
        Ok(answer["targetInfos"]
            .as_array()
            .cloned()
            .unwrap_or_default())
    }

    pub fn wire(&self) -> &Wire {
        &self.wire
    }

    pub fn pid(&self) -> Option<u32> {
        self.child.id()
    }

    /// Ends it without a word, as a power cut would.
    pub async fn kill(&mut self) {
        // Already gone is gone.
        let _ = self.child.kill().await;
    }

    /// Ends it and waits until it is gone, so that its profile can be opened again.
    pub async fn close(mut self) -> anyhow::Result<()> {
        let _ = self.wire.call(None, "Browser.close", json!({})).await;
        self.child.wait().await?;
        Ok(())
    }
}

trait Attach {
    async fn attach(self, wire: &Wire) -> Result<Page, WireError>;
}

impl Attach for String {
    async fn attach(self, wire: &Wire) -> Result<Page, WireError> {
        Page::attach(wire, &self).await
    }
}

fn flags(setup: &Setup) -> Vec<OsString> {
    let mut flags: Vec<OsString> = [
        "--headless=new",
        "--remote-debugging-port=0",
        // As the program starts it.
        "--enable-unsafe-extension-debugging",
        "--window-size=1280,900",
        "--no-first-run",
        "--no-default-browser-check",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-default-apps",
        "--disable-sync",
        "--disable-quic",
        "--disable-dev-shm-usage",
        "--disable-features=Translate,HttpsUpgrades",
        "--disable-backgrounding-occluded-windows",
        "--disable-renderer-backgrounding",
        "--force-color-profile=srgb",
        "--password-store=basic",
    ]
    .iter()
    .map(OsString::from)
    .collect();
    flags.push(joined("--user-data-dir=", &setup.profile));
    if !setup.without_extension {
        let mut extensions = extension(setup).into_os_string();
        if let Some(beside) = &setup.beside {
            extensions.push(",");
            extensions.push(beside);
        }
        flags.push(joined("--load-extension=", Path::new(&extensions)));
    }
    if rustix::process::geteuid().is_root() {
        flags.push("--no-sandbox".into());
    }
    flags.push("about:blank".into());
    flags
}

/// The built extension; where sites are permitted, a copy with what the browser's own question would have granted.
fn extension(setup: &Setup) -> PathBuf {
    let built = built::extension();
    if setup.permitted.is_empty() {
        return built;
    }
    let copy = setup.profile.with_extension("extension");
    copy_folder(&built, &copy).expect("the extension can be copied");
    let path = copy.join("manifest.json");
    let text = std::fs::read_to_string(&path).expect("the manifest");
    let mut manifest: Value = serde_json::from_str(&text).expect("the manifest is JSON");
    manifest["host_permissions"] = json!(setup.permitted);
    std::fs::write(&path, manifest.to_string()).expect("the manifest can be written");
    copy
}

fn copy_folder(from: &Path, to: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(to)?;
    for entry in std::fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy_folder(&entry.path(), &target)?;
        } else {
            std::fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}

fn joined(flag: &str, path: &Path) -> OsString {
    let mut whole = OsString::from(flag);
    whole.push(path);
    whole
}

/// Reads on after the address, so that the browser never waits for its stderr to be taken.
async fn address(stderr: BufReader<tokio::process::ChildStderr>) -> anyhow::Result<String> {
    let mut lines = stderr.lines();
    while let Some(line) = lines.next_line().await? {
        if let Some((_, address)) = line.split_once("DevTools listening on ") {
            let address = address.trim().to_owned();
            tokio::spawn(async move { while matches!(lines.next_line().await, Ok(Some(_))) {} });
            return Ok(address);
        }
    }
    anyhow::bail!("Chromium ended before it was ready")
}

fn url_of(target: &Value) -> &str {
    target["url"].as_str().unwrap_or_default()
}

fn id_of(target: &Value) -> &str {
    target["targetId"].as_str().unwrap_or_default()
}
