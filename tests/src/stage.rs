//! One scenario's stage: a service, a browser with the extension, a host of its own home, and somebody who presses the toolbar button.
use crate::browser::{Chromium, Page, Setup};
use crate::built;
use crate::cli::{Cli, RUNTIME_ENV, runtime};
use crate::command::CommandLine;
use crate::faces::{ExtensionPage, Overlay, Panel};
use crate::processes;
use crate::sites::streamora::{Script, Variant};
use crate::sites::{Account, Streamora, Truth};
use crate::wait::until;
use protocol::control::{CONTROL_ENV, HOME_ENV, RunOptions};
use protocol::report::{Report, ReportLine};
use protocol::task::TaskResult;
use protocol::view::QuestionView;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// How a stage is set. Start with [`Set::stage`].
#[derive(Clone, Debug, Default)]
pub struct Set {
    variant: Variant,
    options: Option<RunOptions>,
    host: Host,
    login: Option<PathBuf>,
    another: Option<PathBuf>,
    permitted: Vec<String>,
}

/// What the browser finds under the host's name.
#[derive(Clone, Debug, Default)]
enum Host {
    #[default]
    Installed,
    Missing,
    /// Another program in its place.
    Instead(PathBuf),
}

#[derive(Debug)]
pub struct Stage {
    pub site: Streamora,
    pub browser: Chromium,
    pub page: Page,
    command: Option<CommandLine>,
    environment: Vec<(&'static str, std::ffi::OsString)>,
    folder: TempDir,
}

impl Set {
    /// The ordinary stage: an active account, the host installed, a person at the panel.
    pub fn stage() -> Self {
        Self::default()
    }

    pub fn account(mut self, account: Account) -> Self {
        self.variant.account = account;
        self
    }

    pub fn strict_csp(mut self) -> Self {
        self.variant.strict_csp = true;
        self
    }

    pub fn single_document(mut self) -> Self {
        self.variant.single = true;
        self
    }

    pub fn with_script(mut self, script: Script) -> Self {
        self.variant.extra_scripts.push(script);
        self
    }

    /// A command line has started this browser and wants it done so.
    pub fn ordered(mut self, options: RunOptions) -> Self {
        self.options = Some(options);
        self
    }

    /// In the same login as that stage: commands of either meet the browsers of both.
    pub fn beside(mut self, other: &Stage) -> Self {
        self.login = Some(other.folder.path().to_owned());
        self
    }

    /// The person has this extension, too.
    pub fn another_extension(mut self, folder: &Path) -> Self {
        self.another = Some(folder.to_owned());
        self
    }

    /// The person has permitted these sites to the extension (`http://localhost/*`).
    pub fn permitting(mut self, sites: &str) -> Self {
        self.permitted.push(sites.to_owned());
        self
    }

    pub fn no_host(mut self) -> Self {
        self.host = Host::Missing;
        self
    }

    pub fn host_instead(mut self, program: &Path) -> Self {
        self.host = Host::Instead(program.to_owned());
        self
    }

    /// Everything stands, and the tab shows the account page.
    ///
    /// # Panics
    /// When something can't be started; tests want no other way.
    pub async fn open(self) -> Stage {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let site = Streamora::open(self.variant, 0)
            .await
            .expect("the service opens");
        let command = self
            .options
            .map(|o| CommandLine::listen(folder.path(), o).expect("the command's socket"));
        let profile = folder.path().join("profile");
        match &self.host {
            Host::Installed => Cli::at(folder.path()).install(&profile).await,
            Host::Missing => {}
            Host::Instead(program) => {
                Cli::at(folder.path()).install(&profile).await;
                put_instead(&profile, program);
            }
        }
        let login = self.login.as_deref().unwrap_or(folder.path());
        let mut environment = vec![
            (HOME_ENV, folder.path().join("home").into_os_string()),
            (RUNTIME_ENV, runtime(login).into_os_string()),
        ];
        environment.extend(
            command
                .as_ref()
                .map(|c| (CONTROL_ENV, c.path().as_os_str().to_owned())),
        );
        let setup = Setup {
            profile,
            environment: environment.clone(),
            beside: self.another,
            permitted: self.permitted,
            ..Setup::default()
        };
        let browser = Chromium::start(&setup).await.expect("Chromium starts");
        let page = browser.first_tab().await.expect("a tab");
        page.goto(&site.url())
            .await
            .expect("the account page opens");
        page.has_the_keyboard(true)
            .await
            .expect("a window in front");
        browser
            .worker_is_up(&page)
            .await
            .expect("the extension's service worker");
        Stage {
            site,
            browser,
            page,
            command,
            environment,
            folder,
        }
    }
}

impl Stage {
    /// The real button, for real.
    pub async fn press_toolbar(&self) {
        self.browser
            .press_toolbar(&self.page)
            .await
            .expect("the toolbar button is pressed");
    }

    /// The same once a command waits for somebody who does.
    pub async fn hands_over(&self) {
        self.is_waited_for().await;
        self.press_toolbar().await;
    }

    /// Waits until a command is there to be met.
    pub async fn is_waited_for(&self) {
        let meeting = self.home().with_file_name("run").join("subterminator");
        until("the command to wait for a browser", || async {
            let waiting = std::fs::read_dir(&meeting).map_err(|e| e.to_string())?;
            match waiting.count() {
                0 => Err("nobody waits".to_owned()),
                _ => Ok(()),
            }
        })
        .await;
    }

    /// Every document from now on runs this before any script of its own; the account page is opened anew with it.
    pub async fn on_every_page(&self, script: &str) {
        let source = serde_json::json!({ "source": script });
        self.page
            .call("Page.addScriptToEvaluateOnNewDocument", source)
            .await
            .expect("Chromium takes the script");
        self.page
            .goto(&self.site.at("/account"))
            .await
            .expect("the account page opens");
    }

    /// A run under way whose every step is announced for so long that there is all the time to look at it, or to stop it.
    pub async fn unhurried() -> Stage {
        let options = RunOptions {
            announce_ms: 20_000,
            ..RunOptions::default()
        };
        let stage = Set::stage().ordered(options).open().await;
        stage.press_toolbar().await;
        stage.panel().says("Stop").await;
        stage
    }

    /// A run that asks about its last press, each step announced for so long; from which line of the report on something new
    /// is said.
    pub async fn asked(announce_ms: u32) -> (Stage, QuestionView, usize) {
        let options = RunOptions {
            announce_ms,
            ..RunOptions::default()
        };
        let stage = Set::stage().ordered(options).open().await;
        stage.press_toolbar().await;
        let (question, from) = stage.command().asked(0).await;
        (stage, question, from)
    }

    /// A run whose last press was approved and is announced, for long enough to do something about it; what was
    /// approved, and from which line of the report on something new is said.
    pub async fn announced() -> (Stage, QuestionView, usize) {
        let (stage, question, from) = Self::asked(1_500).await;
        stage.command().answer(&question, true).await;
        stage.command().announced().await;
        (stage, question, from)
    }

    /// A run whose last press was approved, and written down, and waits (for two seconds at most) for the button to be
    /// enabled: see [`Stage::enables`].
    pub async fn about_to_press() -> (Stage, QuestionView) {
        let (stage, question, _) = Self::asked(0).await;
        stage.enables(false).await;
        stage.command().answer(&question, true).await;
        stage.command().about_to_press().await;
        (stage, question)
    }

    /// The page's last button can be pressed from now on, or can't.
    pub async fn enables(&self, yes: bool) {
        let code = format!(
            "[...document.querySelectorAll('main button')].at(-1).disabled = {}",
            !yes
        );
        self.page.run(&code).await.expect("the page runs it");
    }

    /// Presses the toolbar button and starts cancelling from the panel, as a person does.
    pub async fn start(&self) {
        self.press_toolbar().await;
        self.panel().click("Cancel this subscription").await;
    }

    pub fn panel(&self) -> Panel<'_> {
        Panel(&self.page)
    }

    pub fn overlay(&self) -> Overlay<'_> {
        Overlay(&self.page)
    }

    /// The small window that asks when the page won't let the overlay stand.
    pub async fn ask_window(&self) -> ExtensionPage {
        self.extension_page("ask.html").await
    }

    /// The window for this question, opened by nobody's order.
    pub async fn question_window(&self, key: &str) -> ExtensionPage {
        let id = protocol::EXTENSION_IDS[0];
        let url = format!("chrome-extension://{id}/ask.html?key={key}");
        ExtensionPage(self.browser.new_tab(&url).await.expect("the window opens"))
    }

    pub async fn receipt_page(&self) -> ExtensionPage {
        self.extension_page("receipt.html").await
    }

    /// Waits until the panel says how it ended.
    pub async fn ends_with(&self, words: &str) -> String {
        self.panel().says(words).await
    }

    /// # Panics
    /// On a stage without an order.
    pub fn command(&self) -> &CommandLine {
        self.command.as_ref().expect("a stage with an order")
    }

    pub fn truth(&self) -> Truth {
        self.site.truth()
    }

    /// `subterminator install`, after all.
    pub async fn install_host(&self) {
        self.cli()
            .install(&self.folder.path().join("profile"))
            .await;
    }

    /// How the run ended, as the history has it once it is over.
    pub async fn result(&self) -> TaskResult {
        until("the run to be in the history with its result", || async {
            let listed = self.cli().run(&["history", "list", "--json"]).await;
            let newest = listed.out.lines().next().unwrap_or_default();
            let row: serde_json::Value =
                serde_json::from_str(newest).map_err(|e| format!("{e}: {listed:?}"))?;
            serde_json::from_value(row["result"].clone()).map_err(|_| row.to_string())
        })
        .await
    }

    /// Everything that the newest run's record says.
    pub async fn record(&self) -> Vec<Report> {
        let listed = self.cli().run(&["history", "list", "--json"]).await;
        let row: serde_json::Value =
            serde_json::from_str(listed.out.lines().next().unwrap_or_default())
                .expect("a run in the history");
        let shown = self
            .cli()
            .run(&[
                "history",
                "show",
                row["run"].as_str().unwrap_or_default(),
                "--json",
            ])
            .await;
        let run: serde_json::Value = serde_json::from_str(&shown.out).expect("the run as JSON");
        let lines: Vec<ReportLine> =
            serde_json::from_value(run["reports"].clone()).expect("its report lines");
        lines.into_iter().map(|l| l.report).collect()
    }

    /// The hosts that this stage's browser has started and that still run.
    pub fn hosts(&self) -> Vec<u32> {
        let program = std::fs::canonicalize(built::host()).unwrap_or_default();
        let home = format!("{HOME_ENV}={}", self.home().display());
        let is_host = |pid: &u32| {
            let runs = std::fs::read_link(format!("/proc/{pid}/exe"));
            let words = processes::command_line(*pid);
            runs.is_ok_and(|exe| exe == program)
                && words.iter().any(|w| w.starts_with("chrome-extension://"))
        };
        let mut hosts = processes::with_environment(home.as_ref());
        hosts.retain(is_host);
        hosts
    }

    /// SIGKILL to the host, and it is gone when this returns.
    pub async fn kill_host(&self) {
        let hosts = self.hosts();
        assert!(!hosts.is_empty(), "no host runs");
        for pid in &hosts {
            processes::signal(*pid, processes::Signal::KILL);
        }
        until("the host to be gone", || async {
            let now = self.hosts();
            if hosts.iter().any(|h| now.contains(h)) {
                Err(format!("{now:?}"))
            } else {
                Ok(())
            }
        })
        .await;
    }

    /// The browser ends as by a power cut, and another one opens the same profile on the account page.
    pub async fn restart_browser(mut self) -> Stage {
        self.browser.kill().await;
        let setup = Setup {
            profile: self.folder.path().join("profile"),
            environment: self.environment.clone(),
            ..Setup::default()
        };
        self.browser = self
            .browser
            .again(&setup)
            .await
            .expect("Chromium starts again");
        self.page = self.browser.first_tab().await.expect("a tab");
        self.page
            .goto(&self.site.url())
            .await
            .expect("the account page opens");
        let front = self.page.has_the_keyboard(true).await;
        front.expect("a window in front");
        self.browser
            .worker_is_up(&self.page)
            .await
            .expect("the extension's service worker");
        self
    }

    pub fn cli(&self) -> Cli {
        Cli::at(self.folder.path())
    }

    /// The folder that the host keeps everything in.
    pub fn home(&self) -> PathBuf {
        self.folder.path().join("home")
    }

    /// The service saw exactly one cancellation and nothing else that changes anything.
    pub fn was_cancelled_once(&self) {
        let truth = self.truth();
        assert_eq!(
            (truth.cancellations, truth.anything_worse()),
            (1, 0),
            "{truth:#?}"
        );
    }

    /// The service saw nothing that changes anything.
    pub fn nothing_changed(&self) {
        let truth = self.truth();
        assert!(!truth.anything_changed(), "{truth:#?}");
    }

    /// Waits until the tab stands on this path.
    pub async fn is_at(&self, path: &str) {
        until(&format!("the tab to be at {path}"), || async {
            let url = self.page.url().await.map_err(|e| e.to_string())?;
            if url == self.site.at(path) {
                Ok(())
            } else {
                Err(url)
            }
        })
        .await;
    }

    /// A new tab with one of the extension's own pages, for asking the browser what only the extension may ask.
    pub async fn extension_tab(&self) -> Result<Page, crate::browser::WireError> {
        let url = format!(
            "chrome-extension://{}/receipt.html",
            protocol::EXTENSION_IDS[0]
        );
        let page = self.browser.new_tab(&url).await?;
        until("the extension's page to load", || async {
            let kind = page
                .run("document.readyState + typeof chrome.runtime?.connectNative")
                .await;
            let kind = kind.map_err(|e| e.to_string())?;
            if kind == "completefunction" {
                Ok(())
            } else {
                Err(kind.to_string())
            }
        })
        .await;
        Ok(page)
    }

    /// The small window, if it asks already.
    pub async fn ask_window_now(&self) -> Option<ExtensionPage> {
        self.extension_page_now("ask.html").await.ok()
    }

    async fn extension_page(&self, name: &str) -> ExtensionPage {
        until(&format!("{name} to be open"), || {
            self.extension_page_now(name)
        })
        .await
    }

    async fn extension_page_now(&self, name: &str) -> Result<ExtensionPage, String> {
        let start = format!("chrome-extension://{}/{name}", protocol::EXTENSION_IDS[0]);
        let page = self.browser.page_at(&start).await;
        let page = page.map_err(|e| e.to_string())?;
        page.map(ExtensionPage)
            .ok_or_else(|| "no such page".to_owned())
    }
}

/// Changes the installed manifest so that another program stands under the host's name.
fn put_instead(profile: &Path, program: &Path) {
    let path = profile
        .join("NativeMessagingHosts")
        .join(format!("{}.json", protocol::HOST_NAME));
    let text = std::fs::read_to_string(&path).expect("the installed manifest");
    let mut manifest: serde_json::Value =
        serde_json::from_str(&text).expect("the manifest is JSON");
    manifest["path"] = program.to_string_lossy().into();
    std::fs::write(&path, manifest.to_string()).expect("the manifest can be written");
}

/// The workspace's own file, for tests that read what is shipped.
pub fn shipped(path: &str) -> PathBuf {
    built::workspace().join(path)
}
