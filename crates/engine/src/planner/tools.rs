//! The tools that a model leads with: their arguments as types, and the JSON Schemas made from them (golden file:
//! `tests/data/tools.json`). It must not know what becomes of a call.
use super::playwright;
use super::prompt::tell;
use protocol::action::Direction;
use protocol::ids::Ref;
use protocol::page_state::PageState;
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::sync::Arc;

/// A tool as it is offered, the same on every wire.
#[derive(Clone, Debug, PartialEq)]
pub struct Tool {
    pub name: String,
    pub description: String,
    pub schema: Value,
}

/// What acts on a target that is described. It takes a third of all the tools' words.
pub const DESCRIBES: &str = "browser_action";

/// Which tools a model leads with.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Toolset {
    /// What describes a target only after steps in a row have come to nothing.
    #[default]
    Own,
    All,
    /// A Playwright MCP server's, as it listed them.
    Playwright(Arc<[Tool]>),
}

impl Toolset {
    /// Always in the same order: what comes first in each request changes at most once. `failed`: steps have come to nothing.
    pub fn offered(&self, failed: bool) -> Vec<Tool> {
        match self {
            Self::Own if !failed => {
                let refs = tools().into_iter().filter(|t| t.name != DESCRIBES);
                refs.collect()
            }
            Self::Own | Self::All => tools(),
            Self::Playwright(all) => playwright::offered(all),
        }
    }
}

macro_rules! tools {
    ($($name:literal = $arguments:ident),* $(,)?) => {
        /// What a model asked for, its arguments checked.
        #[derive(Clone, Debug, PartialEq)]
        pub(super) enum Call { $($arguments($arguments)),* }

        /// Every tool there is, always in this order: what comes first in each request must not change.
        pub fn tools() -> Vec<Tool> {
            vec![$(tool::<$arguments>($name)),*]
        }

        impl Call {
            pub(super) fn parse(name: &str, arguments: &Value) -> Result<Fitted<Self>, Misfit> {
                match name {
                    $($name => fit::<$arguments>(arguments)
                        .map(|read| read.map(Call::$arguments))
                        .map_err(Misfit::Arguments),)*
                    _ => Err(Misfit::NoSuchTool {
                        name: name.chars().take(NAME).collect(),
                        tools: [$($name),*].join(", "),
                    }),
                }
            }
        }
    };
}

tools! {
    "get_snapshot" = GetSnapshot,
    "browser_click" = BrowserClick,
    "browser_fill" = BrowserFill,
    "browser_select" = BrowserSelect,
    "browser_scroll" = BrowserScroll,
    "browser_action" = BrowserAction,
    "request_human_approval" = RequestHumanApproval,
    "complete_task" = CompleteTask,
}

/// Arguments as a tool takes them, and what stood there beside them.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Fitted<T> {
    pub(super) of: T,
    pub(super) ignored: Vec<String>,
}

impl<T> Fitted<T> {
    pub(super) fn map<U>(self, to: impl FnOnce(T) -> U) -> Fitted<U> {
        let Self { of, ignored } = self;
        Fitted {
            of: to(of),
            ignored,
        }
    }
}

/// Of a name that nobody here gave, so much is told.
const NAME: usize = 60;
/// So many of them are told.
const FEW: usize = 5;

/// An argument that a tool doesn't have changes nothing about the others: models bring along those of the tools they were trained on.
pub(super) fn fit<T: DeserializeOwned>(arguments: &Value) -> Result<Fitted<T>, String> {
    let mut ignored = Vec::new();
    let mut leave = |path: serde_ignored::Path<'_>| {
        if ignored.len() < FEW {
            ignored.push(path.to_string().chars().take(NAME).collect());
        }
    };
    let of = serde_ignored::deserialize(arguments, &mut leave).map_err(|e| e.to_string())?;
    Ok(Fitted { of, ignored })
}

/// A call that can't be carried out as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Misfit {
    NoSuchTool { name: String, tools: String },
    Arguments(String),
}

#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(super) struct GetSnapshot {
    /// If true, only what is visible in the viewport
    #[serde(default = "yes")]
    pub(super) viewport_only: bool,
    /// If true, with a picture of the visible part
    #[serde(default)]
    pub(super) screenshot: bool,
}

#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(super) struct BrowserClick {
    /// Element reference, like @e7
    #[serde(rename = "ref")]
    #[schemars(schema_with = "reference")]
    pub(super) target: Ref,
}

#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(super) struct BrowserFill {
    /// Element reference of the field, like @e7
    #[serde(rename = "ref")]
    #[schemars(schema_with = "reference")]
    pub(super) target: Ref,
    /// Text to write
    pub(super) value: String,
    /// If true, what stands in the field goes first
    #[serde(default = "yes")]
    pub(super) clear_first: bool,
}

#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(super) struct BrowserSelect {
    /// Element reference of the dropdown, like @e7
    #[serde(rename = "ref")]
    #[schemars(schema_with = "reference")]
    pub(super) target: Ref,
    /// An option's value or visible text
    pub(super) value: String,
}

#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(super) struct BrowserScroll {
    /// Element to bring into view, like @e7; direction and amount don't count then
    #[serde(rename = "ref", default)]
    #[schemars(schema_with = "reference")]
    pub(super) target: Option<Ref>,
    /// With ref: scroll the list that it stands in until these words are drawn there
    #[serde(default)]
    #[schemars(schema_with = "text")]
    pub(super) find: Option<String>,
    /// Where to scroll the page; needed without ref
    #[serde(default)]
    #[schemars(schema_with = "direction")]
    pub(super) direction: Option<Direction>,
    /// Pixels, for up and down
    #[serde(default = "usual_amount")]
    pub(super) amount: u32,
}

#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(super) struct BrowserAction {
    /// The page's state, as you see it
    #[schemars(schema_with = "state")]
    pub(super) state: PageState,
    /// The state that the page should be in afterwards
    #[serde(default)]
    #[schemars(schema_with = "state")]
    pub(super) expected_next_state: Option<PageState>,
    pub(super) action_type: ActionType,
    /// What to act on, in order of preference; needed for click, fill and select
    #[serde(default)]
    #[schemars(length(min = 1, max = 4))]
    pub(super) targets: Vec<TargetStrategy>,
    /// Text for fill, option for select, address for navigate, milliseconds for wait
    #[serde(default)]
    #[schemars(schema_with = "text")]
    pub(super) value: Option<String>,
    /// Why this action and these targets
    pub(super) reasoning: String,
    /// How sure you are, 0 to 1
    #[schemars(range(min = 0, max = 1))]
    pub(super) confidence: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum ActionType {
    Click,
    Fill,
    Select,
    Scroll,
    Wait,
    Navigate,
}

#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(super) struct TargetStrategy {
    pub(super) method: Method,
    /// For css: a selector that fits one element
    #[serde(default)]
    #[schemars(schema_with = "text")]
    pub(super) css: Option<String>,
    /// For aria: the role
    #[serde(default)]
    #[schemars(schema_with = "text")]
    pub(super) aria_role: Option<String>,
    /// For aria: the accessible name
    #[serde(default)]
    #[schemars(schema_with = "text")]
    pub(super) aria_name: Option<String>,
    /// For text: the visible words
    #[serde(default)]
    #[schemars(schema_with = "text")]
    pub(super) text: Option<String>,
    /// For coordinates: x and y in pixels of the viewport
    #[serde(default)]
    #[schemars(schema_with = "point")]
    pub(super) coordinates: Option<[u32; 2]>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum Method {
    Css,
    Aria,
    Text,
    Coordinates,
}

#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(super) struct RequestHumanApproval {
    /// What you are about to do
    pub(super) action: String,
    /// Why the person should see it first
    pub(super) reason: String,
}

#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(super) struct CompleteTask {
    pub(super) status: Status,
    /// What happened, in a sentence
    pub(super) reason: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum Status {
    Success,
    Failed,
}

fn yes() -> bool {
    true
}

fn usual_amount() -> u32 {
    300
}

fn tool<T: JsonSchema>(name: &'static str) -> Tool {
    let settings = SchemaSettings::draft07().with(|s| {
        s.inline_subschemas = true;
        s.meta_schema = None;
    });
    let mut schema: Value = settings.into_generator().into_root_schema_for::<T>().into();
    if let Some(schema) = schema.as_object_mut() {
        schema.remove("title");
    }
    plain(&mut schema);
    Tool {
        name: name.to_owned(),
        description: tell(&format!("tool.{name}"), &[]).trim().to_owned(),
        schema,
    }
}

/// Without what only Rust means by it: a missing value's `null`, the width of an integer.
fn plain(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            fields.retain(|key, value| key != "format" && !(key == "default" && value.is_null()));
            fields.values_mut().for_each(plain);
        }
        Value::Array(items) => items.iter_mut().for_each(plain),
        _ => {}
    }
}

fn reference(_: &mut SchemaGenerator) -> Schema {
    json_schema!({ "type": "string", "pattern": r"^@e\d+$" })
}

fn direction(_: &mut SchemaGenerator) -> Schema {
    json_schema!({ "type": "string", "enum": ["up", "down", "top", "bottom"] })
}

fn text(_: &mut SchemaGenerator) -> Schema {
    json_schema!({ "type": "string" })
}

fn point(_: &mut SchemaGenerator) -> Schema {
    let number = json_schema!({ "type": "integer", "minimum": 0 });
    json_schema!({ "type": "array", "items": number, "minItems": 2, "maxItems": 2 })
}

/// START is where the program itself stands before any page; no page is in it.
fn state(_: &mut SchemaGenerator) -> Schema {
    let names = PageState::ALL.iter().filter(|s| **s != PageState::Start);
    json_schema!({ "type": "string", "enum": names.map(|s| s.as_str()).collect::<Vec<_>>() })
}
