//! The handful of calls and events that starting a browser needs, as the protocol has them; fields that nobody reads are left out.
use super::{Call, Event};
use serde::{Deserialize, Serialize};

/// Ties a call to its name and its answer.
macro_rules! calls {
    ($($call:ty => $method:literal -> $answer:ty;)*) => {
        $(impl Call for $call {
            const METHOD: &'static str = $method;
            type Answer = $answer;
        })*
    };
}

calls! {
    GetVersion => "Browser.getVersion" -> Version;
    CloseBrowser => "Browser.close" -> Nothing;
    GetTargets => "Target.getTargets" -> Targets;
    CreateTarget => "Target.createTarget" -> Created;
    AttachToTarget => "Target.attachToTarget" -> Attached;
    CloseTarget => "Target.closeTarget" -> Nothing;
    EnablePage => "Page.enable" -> Nothing;
    DisablePage => "Page.disable" -> Nothing;
    Navigate => "Page.navigate" -> Navigated;
    GetFrameTree => "Page.getFrameTree" -> Frames;
    HandleDialog => "Page.handleJavaScriptDialog" -> Nothing;
    EnableServiceWorkers => "ServiceWorker.enable" -> Nothing;
    TriggerAction => "Extensions.triggerAction" -> Nothing;
}

#[derive(Clone, Debug, Deserialize)]
pub struct Nothing {}

#[derive(Clone, Debug, Serialize)]
pub struct GetVersion {}

#[derive(Clone, Debug, Deserialize)]
pub struct Version {
    pub product: String,
}

#[derive(Clone, Debug, Serialize)]
pub struct CloseBrowser {}

#[derive(Clone, Debug, Serialize)]
pub struct GetTargets {
    pub filter: Vec<FilterEntry>,
}

#[derive(Clone, Debug, Serialize)]
pub struct FilterEntry {
    #[serde(rename = "type")]
    pub kind: &'static str,
}

impl GetTargets {
    /// Only targets of these kinds; a `tab` is what holds a `page`, and is not listed unless it is named.
    pub fn of(kinds: &[&'static str]) -> Self {
        Self {
            filter: kinds.iter().map(|kind| FilterEntry { kind }).collect(),
        }
    }
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Targets {
    pub target_infos: Vec<TargetInfo>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TargetInfo {
    pub target_id: String,
    #[serde(rename = "type")]
    pub kind: String,
    pub url: String,
}

#[derive(Clone, Debug, Serialize)]
pub struct CreateTarget {
    pub url: &'static str,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Created {
    pub target_id: String,
}

#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AttachToTarget {
    pub target_id: String,
    /// The session's messages come over the browser's own line.
    pub flatten: bool,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Attached {
    pub session_id: String,
}

#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CloseTarget {
    pub target_id: String,
}

#[derive(Clone, Debug, Serialize)]
pub struct EnablePage {}

#[derive(Clone, Debug, Serialize)]
pub struct DisablePage {}

#[derive(Clone, Debug, Serialize)]
pub struct Navigate {
    pub url: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Navigated {
    /// What kept the page from coming, like `net::ERR_CONNECTION_REFUSED`.
    pub error_text: Option<String>,
}

#[derive(Clone, Debug, Serialize)]
pub struct GetFrameTree {}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Frames {
    pub frame_tree: FrameTree,
}

#[derive(Clone, Debug, Deserialize)]
pub struct FrameTree {
    pub frame: Frame,
}

#[derive(Clone, Debug, Deserialize)]
pub struct Frame {
    pub url: String,
}

#[derive(Clone, Debug, Serialize)]
pub struct HandleDialog {
    pub accept: bool,
}

#[derive(Clone, Debug, Serialize)]
pub struct EnableServiceWorkers {}

/// Presses an extension's toolbar button, as a person's click would. Not in the published protocol.
/// <https://chromium.googlesource.com/chromium/src/+/HEAD/chrome/browser/devtools/protocol/extensions_handler.cc>
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TriggerAction {
    pub id: &'static str,
    pub target_id: String,
}

#[derive(Clone, Debug, Deserialize)]
pub struct Loaded {}

impl Event for Loaded {
    const METHOD: &'static str = "Page.loadEventFired";
}

/// The page has opened a dialog of the browser's own.
#[derive(Clone, Debug, Deserialize)]
pub struct DialogOpened {
    #[serde(rename = "type")]
    pub kind: DialogType,
    pub message: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DialogType {
    Alert,
    Confirm,
    Prompt,
    BeforeUnload,
}

impl Event for DialogOpened {
    const METHOD: &'static str = "Page.javascriptDialogOpening";
}

#[derive(Clone, Debug, Deserialize)]
pub struct WorkersChanged {
    pub versions: Vec<WorkerVersion>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct WorkerVersion {
    #[serde(rename = "scriptURL")]
    pub script_url: String,
    pub status: String,
}

impl Event for WorkersChanged {
    const METHOD: &'static str = "ServiceWorker.workerVersionUpdated";
}
