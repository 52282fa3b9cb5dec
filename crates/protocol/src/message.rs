//! The messages between host and extension: one tagged enum per direction and layer, in this one file.
//!
//! host ⇄ service worker: [`ToExtension`] / [`FromExtension`]. The worker reads `kind`, `tab`, `frame`, `page` and
//! [`WorkerCommand`]; what stands in `payload` it forwards unread.
//! host ⇄ agent in the page: [`ToAgent`] / [`FromAgent`]. host ⇄ an extension page: [`ToPage`] / [`FromPage`].
use crate::action::{Action, ActionError, Touched};
use crate::held::{Held, LineOrder};
use crate::ids::{FrameId, QuestionId, Ref, RequestId, RunId, TabId};
use crate::page_state::PageState;
use crate::snapshot::{Identity, Judged, Observation, View};
use crate::view::{PanelView, QuestionView};
use serde::{Deserialize, Serialize};

/// The browser refuses larger messages from the host: 1 MB
/// (<https://developer.chrome.com/docs/extensions/develop/concepts/native-messaging#native-messaging-host-protocol>).
pub const MAX_TO_EXTENSION: usize = 1024 * 1024;
/// And it sends none larger than this: 64 MiB.
pub const MAX_FROM_EXTENSION: usize = 64 * 1024 * 1024;
/// A message to the extension that is longer than this goes in chunks of this many bytes of JSON text.
pub const CHUNK: usize = 512 * 1024;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(
    clippy::large_enum_variant,
    reason = "one message at a time; none is kept (and on wasm32 they are not that large)"
)]
pub enum ToExtension {
    /// The answer to `hello` when both ends can talk.
    Welcome {
        protocol: u32,
        host_version: String,
    },
    /// The answer to `hello` when they can't: `message` is for the person. The host ends after it.
    Refused {
        message: String,
    },
    Agent {
        tab: TabId,
        frame: FrameId,
        payload: ToAgent,
        /// On every order that acts.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        line: Option<LineOrder>,
    },
    Page {
        page: String,
        payload: ToPage,
    },
    Worker {
        command: WorkerCommand,
    },
    /// A piece of a longer message: the pieces' `data`, joined in order of `index`, are the JSON text of one ToExtension.
    Chunk {
        id: u64,
        index: u32,
        total: u32,
        data: String,
    },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum FromExtension {
    /// First message on a port.
    Hello {
        protocol: u32,
        extension_version: String,
    },
    /// The person pressed the toolbar button in this tab. The agent is being injected.
    Clicked {
        tab: TabId,
        url: String,
    },
    /// `origin` and `url` are what the browser says of the sender, not what the page says.
    Agent {
        tab: TabId,
        frame: FrameId,
        origin: String,
        url: String,
        payload: FromAgent,
        /// With the answer to a held action: how many requests the browser blocked meanwhile, if it says so.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        blocked: Option<u32>,
    },
    Page {
        page: String,
        payload: FromPage,
    },
    Worker {
        report: WorkerReport,
    },
}

/// What the service worker itself can do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "command", rename_all = "snake_case")]
pub enum WorkerCommand {
    /// A picture of the tab's visible part, PNG, scaled to 1024×768 at most.
    Capture {
        request: RequestId,
        tab: TabId,
    },
    /// Takes the tab to this address; the agent is injected again when the page is there.
    Navigate {
        tab: TabId,
        url: String,
    },
    /// Opens one of the extension's own pages. `window`: as a small window in front; else as a tab.
    OpenPage {
        page: PageKind,
        key: String,
        window: bool,
    },
    ClosePage {
        page: PageKind,
        key: String,
    },
    Badge {
        tab: TabId,
        badge: Badge,
    },
    /// What is held back in this tab stays so until the next order that acts, or until its page is left. Whoever can't wait for that
    /// order any more leaves the page for this address, which is its own.
    KeepHeld {
        tab: TabId,
        url: String,
    },
    /// What this tab's page sends by itself is held back for some moments from now on, or longer where something was.
    HoldOn {
        tab: TabId,
    },
    /// What waits in this tab to be pressed must not be any more.
    CallOff {
        tab: TabId,
    },
    /// What was held back in this tab counts as not pressed, and its page makes way: what that wrote into its storage meanwhile goes, too.
    PutBack {
        tab: TabId,
    },
    /// The person goes on in this tab: nothing is held back any more.
    OpenLine {
        tab: TabId,
    },
    /// The run in this tab is over: no re-injection after navigation any more.
    Release {
        tab: TabId,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PageKind {
    Ask,
    Receipt,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Badge {
    Idle,
    Active,
    YourTurn,
    Done,
    Problem,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "report", rename_all = "snake_case")]
pub enum WorkerReport {
    /// `png` is base64; `error` says why there is none.
    Captured {
        request: RequestId,
        #[serde(default)]
        png: Option<String>,
        #[serde(default)]
        error: Option<String>,
    },
    TabClosed {
        tab: TabId,
    },
    /// The agent could not be put into this page (the tab left the origin, a browser page, …).
    NotInjected {
        tab: TabId,
        /// A page of another site stands there, which needs the toolbar button anew.
        #[serde(default)]
        away: bool,
        message: String,
    },
    /// The tab's requests can't be held back, so the action was not sent on.
    NotHeld {
        tab: TabId,
        request: RequestId,
        message: String,
    },
    /// The extension page of this kind and key was closed by the person.
    PageClosed {
        page: PageKind,
        key: String,
    },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToAgent {
    /// Look at the page once it has settled (`settle`) or at once.
    Observe {
        request: RequestId,
        settle: bool,
        #[serde(default)]
        view: View,
    },
    /// Do it, if the target still has this role and name at the very moment of acting. The target is outlined with `label`
    /// for `announce_ms` first. A lost connection before the press cancels it.
    Act {
        request: RequestId,
        action: Action,
        #[serde(default)]
        expect: Option<Identity>,
        announce_ms: u32,
        label: String,
        /// Keep the page from leaving meanwhile, and tell what it would have sent. The worker blocks its requests.
        #[serde(default)]
        held: bool,
    },
    /// Find what a CSS selector or a point means, for up to three seconds.
    Locate {
        request: RequestId,
        spot: Spot,
    },
    /// Fetch this address anew with the person's cookies and read it, leaving the page in the tab alone.
    LookAgain {
        request: RequestId,
        url: String,
    },
    Show {
        panel: PanelView,
    },
    Ask {
        question: QuestionView,
    },
    Withdraw {
        question: QuestionId,
    },
    Outline {
        target: Ref,
        label: String,
    },
    /// One more outline beside those that stand there.
    OutlineToo {
        target: Ref,
        label: String,
    },
    ClearOutline,
    /// The action under way must not happen any more. What was pressed already is told as such.
    CallOff,
    /// Say what every element with this attribute is taken for, whether or not it stands in snapshots.
    Judge {
        request: RequestId,
        mark: String,
    },
    /// Take everything of ours out of the page.
    Leave,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromAgent {
    /// The agent runs in this document.
    Ready {
        build: AgentBuild,
    },
    Observed {
        request: RequestId,
        observation: Box<Observation>,
    },
    /// The action is about to touch the page: said in the same task as the touch, so that a page that comes next without an
    /// `acted` is known to have been pressed, or known not to be.
    Pressing {
        request: RequestId,
    },
    /// `navigating`: the action made the tab leave the document; a `ready` from the next one follows.
    /// Otherwise `observation` is the page after it settled.
    Acted {
        request: RequestId,
        #[serde(default)]
        error: Option<ActionError>,
        touched: Touched,
        navigating: bool,
        #[serde(default)]
        observation: Option<Box<Observation>>,
        /// What a held action would have sent, and didn't.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        held_back: Vec<Held>,
    },
    /// `found` is an element of this fresh `observation`; or `error` says why there is none.
    Located {
        request: RequestId,
        #[serde(default)]
        found: Option<Ref>,
        #[serde(default)]
        error: Option<ActionError>,
        observation: Box<Observation>,
    },
    LookedAgain {
        request: RequestId,
        #[serde(default)]
        look: Option<SecondLook>,
        #[serde(default)]
        error: Option<String>,
    },
    Judged {
        request: RequestId,
        judged: Vec<Judged>,
    },
    Person {
        input: PersonInput,
    },
    /// The overlay can't stand in this page (removed again and again, or covered): ask elsewhere.
    AskLost {
        question: QuestionId,
        why: String,
    },
    /// For the log only.
    Note {
        text: String,
    },
}

/// Which form of the agent runs: the page's CSP decides. Or whose hands are used instead of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AgentBuild {
    Wasm,
    Js,
    /// No agent of ours: a Playwright MCP server's tools.
    PlaywrightMcp,
}

/// A place that only the page itself can tell an element of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "by", rename_all = "snake_case")]
pub enum Spot {
    Css {
        selector: String,
    },
    /// In CSS pixels of the viewport.
    Point {
        x: u32,
        y: u32,
    },
}

/// A page fetched anew, read without rendering.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SecondLook {
    /// After redirects.
    pub url: String,
    pub status: u16,
    pub title: String,
    /// Text outside script, style, template and hidden elements; what only a style sheet hides is still in it.
    pub text: String,
    /// True when the page seems to build itself by script, so that this text means little.
    pub scripted: bool,
}

/// What a person says, wherever they say it (panel, overlay, small window, terminal).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "input", rename_all = "snake_case")]
pub enum PersonInput {
    Start {
        dry_run: bool,
    },
    Stop,
    Pause,
    Resume,
    /// "I'm done" after a hand-over.
    HandedBack,
    /// After a hand-over that asks which control leads on: this one, counted from 1.
    Choose {
        choice: u8,
    },
    /// ✕: stop and close.
    Close,
    OpenReceipt,
    /// What they showed in this run is to be known to the next one.
    KeepWay,
    Answer {
        question: QuestionId,
        approved: bool,
        via: Via,
    },
    /// A question that the terminal asked came back without one. It counts as no.
    NoAnswer {
        question: QuestionId,
        why: NoAnswer,
    },
}

/// Why what came back on a question is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NoAnswer {
    EndOfInput,
    /// Something was typed that is neither yes nor no.
    Unclear,
}

/// Where an answer was given. The first one counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Via {
    Overlay,
    Window,
    Terminal,
    /// On the command's standard input, which was no terminal.
    Input,
    /// By the command's option `--answer`: no person read the question.
    Script,
    /// In an assistant's program, which says that the person answered there.
    Assistant,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToPage {
    Ask {
        question: Box<QuestionView>,
    },
    /// A whole HTML document without scripts, shown in a sandboxed frame; or why there is none.
    Receipt {
        title: String,
        html: String,
    },
    /// Nothing more to show; the page says this and can be closed.
    Ended {
        message: String,
    },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromPage {
    /// The page is open; `key` is what it was opened with (an ask window: "RUN:QUESTION"; a receipt: the run).
    Opened { page: PageKind, key: String },
    Answer {
        run: RunId,
        question: QuestionId,
        approved: bool,
    },
}

/// What the heuristics say of a page, and why.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Interpretation {
    pub state: PageState,
    /// 0..1
    pub confidence: f64,
    pub reason: String,
}
