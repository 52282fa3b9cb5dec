//! What a command (`cancel`, `demo`) and the host that the browser started say to each other over the local socket.
//! One JSON object a line, both ways. The command listens; the host dials in when it finds [`CONTROL_ENV`] set, or, in a
//! browser that no command started, when the toolbar button is pressed while a command waits for that.
use crate::ids::RunId;
use crate::message::PersonInput;
use crate::report::ReportLine;
use serde::{Deserialize, Serialize};

/// Environment variable with the path of the command's socket; the browser hands it on to the host.
pub const CONTROL_ENV: &str = "SUBTERMINATOR_CONTROL";
/// Environment variable with one folder for all data, configuration, logs and receipts instead of the XDG ones.
pub const HOME_ENV: &str = "SUBTERMINATOR_HOME";

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToHost {
    /// First line: what to do in the tab that the toolbar button is pressed in.
    Order {
        order: Order,
    },
    Input {
        input: PersonInput,
    },
    /// What the planner at this end wants done; see [`PlannerKind::Outside`].
    Call {
        call: Call,
    },
    /// The page opened a dialog where there is no window to show it, and it was closed without a yes.
    Dialog {
        dialog: Dialog,
    },
    /// The page opened a dialog where there is no window to show it, and stands still until [`FromHost::AnswerDialog`].
    DialogStands {
        dialog: Dialog,
    },
}

/// One turn of a planner that is not part of this program: what came of its last step, and the page as it is now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// A call that names another turn is not heard.
    pub number: u64,
    pub texts: Vec<String>,
    /// Which of the texts is the page; none where only the last call is spoken of.
    pub page: Option<usize>,
    /// The last step came to nothing.
    pub error: bool,
    /// Base64 PNG.
    pub picture: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Call {
    pub turn: u64,
    /// A tool's name.
    pub name: String,
    /// A JSON object.
    pub arguments: String,
}

/// A dialog of the browser's own, as the page opened it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dialog {
    pub kind: DialogKind,
    /// The page's words; empty for `LeavePage`, which has the browser's.
    pub text: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DialogKind {
    Alert,
    Confirm,
    Prompt,
    /// Whether the page may be left.
    LeavePage,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromHost {
    /// First line.
    Hello {
        version: String,
        protocol: u32,
        pid: u32,
        /// The browser that has started this host, as far as it can be told.
        #[serde(default)]
        browser: Option<BrowserAt>,
        /// The page whose toolbar button was pressed just now; none from a host that only looks for a run that it had.
        #[serde(default)]
        page: Option<String>,
    },
    Line {
        line: Box<ReportLine>,
    },
    /// The dialog that stands is closed, with a yes or without.
    AnswerDialog {
        accept: bool,
    },
    /// The toolbar button is to be pressed on the page that stands there; see [`RunOptions::presses_the_button`].
    PressButton,
    /// The planner at the other end is to propose the next step; see [`PlannerKind::Outside`].
    Turn {
        turn: Box<Turn>,
    },
    /// The host and the extension can't talk; in words for the person.
    Failed {
        message: String,
    },
}

/// A browser that runs on this machine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BrowserAt {
    pub pid: u32,
    /// "Chromium", "Chrome".
    pub name: String,
    /// Where its profiles are; tells two of one kind apart.
    pub folder: String,
}

/// What a person asked for on the command line.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Order {
    /// Go on with this run if its journal is unfinished (set after the host was restarted under the command).
    #[serde(default)]
    pub run: Option<RunId>,
    #[serde(default)]
    pub options: RunOptions,
}

/// How a run is to be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RunOptions {
    /// A recipe's id, when the person named one.
    pub service: Option<String>,
    /// The subscription's name, when the account has several.
    pub plan: Option<String>,
    pub dry_run: bool,
    pub max_turns: u32,
    /// No answer within this long counts as no.
    pub approval_timeout_ms: u64,
    /// How long an element is outlined before it is pressed; 0 when nobody watches the page.
    pub announce_ms: u32,
    /// The question is asked in the page, too (in a window; not when headless).
    pub ask_in_page: bool,
    /// The address that the command opens: the site that it is about, wherever that address leads. Else the page that the button was
    /// pressed on tells.
    #[serde(default)]
    pub start: Option<String>,
    /// The command has started the browser, and can press its toolbar button.
    #[serde(default)]
    pub presses_the_button: bool,
    #[serde(default)]
    pub planner: PlannerChoice,
}

/// Who is to propose the steps. What isn't said here, the environment and the configuration say.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlannerChoice {
    #[serde(default)]
    pub kind: PlannerKind,
    #[serde(default)]
    pub model: Option<String>,
    #[serde(default)]
    pub base_url: Option<String>,
    /// In millionths of a dollar; when it is spent, the offline rules go on.
    #[serde(default)]
    pub max_cost: Option<u64>,
    /// The tool that describes a target instead of naming it is there from the beginning.
    #[serde(default)]
    pub all_tools: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlannerKind {
    /// The model that is set up; the offline rules where none is.
    #[default]
    Auto,
    Claude,
    Openai,
    Offline,
    /// Whoever speaks through the command, by [`Turn`] and [`Call`]. `model` is its name.
    Outside,
}

impl Default for RunOptions {
    fn default() -> Self {
        Self {
            service: None,
            plan: None,
            dry_run: false,
            max_turns: 40,
            approval_timeout_ms: 5 * 60 * 1000,
            announce_ms: 400,
            ask_in_page: true,
            start: None,
            presses_the_button: false,
            planner: PlannerChoice::default(),
        }
    }
}
