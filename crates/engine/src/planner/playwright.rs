//! The tools of a Playwright MCP server as a model's tools: offered as the server has them, and carried out as steps like any
//! other, so that policy and approval judge each. What could act around them is not offered, and refused when it is called.
//! <https://github.com/microsoft/playwright-mcp#tools>
use super::Proposal;
use super::prompt::tell;
use super::tools::{self, Fitted, Tool};
use protocol::action::Action;
use protocol::ids::Ref;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Of the server's tools, those that are steps; and of ours, those that have no like among them.
const CARRIED_OUT: [&str; 6] = [
    "browser_snapshot",
    "browser_click",
    "browser_type",
    "browser_select_option",
    "browser_navigate",
    "browser_wait_for",
];
const OURS: [&str; 2] = ["request_human_approval", "complete_task"];

const WAIT_MS: u32 = 1_500;
const LONGEST_WAIT_MS: f64 = 5_000.0;

/// What a model is offered of what this server has, in the server's order.
pub(super) fn offered(of_the_server: &[Tool]) -> Vec<Tool> {
    let steps = of_the_server.iter().cloned();
    let steps = steps.filter(|t| CARRIED_OUT.contains(&t.name.as_str()));
    let ours = tools::tools().into_iter();
    let ours = ours.filter(|t| OURS.contains(&t.name.as_str()));
    steps.chain(ours).collect()
}

/// The proposal that a call of the server's tools means; `None` where the tool is ours.
pub(super) fn decode(name: &str, arguments: &Value) -> Option<Result<Fitted<Proposal>, String>> {
    if OURS.contains(&name) {
        return None;
    }
    Some(match name {
        "browser_snapshot" => meant(arguments, look),
        "browser_click" => meant(arguments, click),
        "browser_type" => meant(arguments, fill),
        "browser_select_option" => meant(arguments, select),
        "browser_navigate" => meant(arguments, navigate),
        "browser_wait_for" => meant(arguments, wait),
        _ => {
            let name: String = name.chars().take(60).collect();
            let tools = [&CARRIED_OUT[..], &OURS].concat().join(", ");
            Err(tell(
                "feedback.not_carried_out",
                &[("name", &name), ("tools", &tools)],
            ))
        }
    })
}

#[derive(Deserialize)]
struct Snapshot {
    #[serde(default)]
    #[expect(dead_code, reason = "the whole page is shown")]
    target: Option<String>,
    #[serde(default)]
    #[expect(dead_code, reason = "the whole page is shown")]
    depth: Option<f64>,
    #[serde(default)]
    #[expect(dead_code, reason = "places count for nothing here")]
    boxes: Option<bool>,
    #[serde(default)]
    filename: Option<String>,
}

#[derive(Deserialize)]
struct Click {
    target: String,
    #[serde(default)]
    #[expect(
        dead_code,
        reason = "what the model calls it; the page's own name is what counts"
    )]
    element: Option<String>,
    #[serde(default, rename = "doubleClick")]
    double: bool,
    #[serde(default)]
    button: Option<String>,
    #[serde(default)]
    modifiers: Vec<String>,
}

#[derive(Deserialize)]
struct Type {
    target: String,
    #[serde(default)]
    #[expect(
        dead_code,
        reason = "what the model calls it; the page's own name is what counts"
    )]
    element: Option<String>,
    text: String,
    #[serde(default)]
    submit: bool,
    #[serde(default)]
    #[expect(dead_code, reason = "the same text either way")]
    slowly: bool,
}

#[derive(Deserialize)]
struct Select {
    target: String,
    #[serde(default)]
    #[expect(
        dead_code,
        reason = "what the model calls it; the page's own name is what counts"
    )]
    element: Option<String>,
    values: Vec<String>,
}

#[derive(Deserialize)]
struct Navigate {
    url: String,
}

#[derive(Deserialize)]
struct WaitFor {
    #[serde(default)]
    time: Option<f64>,
    #[serde(default)]
    #[expect(dead_code, reason = "the page is shown afresh after the wait")]
    text: Option<String>,
    #[serde(default, rename = "textGone")]
    #[expect(dead_code, reason = "the page is shown afresh after the wait")]
    text_gone: Option<String>,
}

fn meant<T: DeserializeOwned>(
    arguments: &Value,
    means: impl FnOnce(T) -> Result<Proposal, String>,
) -> Result<Fitted<Proposal>, String> {
    let Fitted { of, ignored } = tools::fit(arguments).map_err(|why| misfit(&why))?;
    Ok(Fitted {
        of: means(of)?,
        ignored,
    })
}

fn misfit(why: &str) -> String {
    tell("feedback.misfit", &[("why", why)])
}

fn look(wanted: Snapshot) -> Result<Proposal, String> {
    match wanted.filename {
        Some(_) => Err(misfit("no file is written")),
        None => Ok(Proposal::Look { everything: true }),
    }
}

fn click(wanted: Click) -> Result<Proposal, String> {
    let plain =
        !wanted.double && wanted.button.is_none_or(|b| b == "left") && wanted.modifiers.is_empty();
    if !plain {
        return Err(misfit("only plain clicks are made"));
    }
    let target = reference(&wanted.target)?;
    Ok(act(Action::Click { target }))
}

fn fill(wanted: Type) -> Result<Proposal, String> {
    if wanted.submit {
        // What Enter does is not known beforehand, so nobody could judge it.
        return Err(misfit("submit is not done; click the button instead"));
    }
    Ok(act(Action::Fill {
        target: reference(&wanted.target)?,
        value: wanted.text,
        clear_first: true,
    }))
}

fn select(wanted: Select) -> Result<Proposal, String> {
    let [value] =
        <[String; 1]>::try_from(wanted.values).map_err(|_| misfit("there must be one value"))?;
    let target = reference(&wanted.target)?;
    Ok(act(Action::Select { target, value }))
}

fn navigate(wanted: Navigate) -> Result<Proposal, String> {
    Ok(act(Action::Navigate { url: wanted.url }))
}

fn wait(wanted: WaitFor) -> Result<Proposal, String> {
    let ms = wanted.time.map_or(WAIT_MS, |seconds| {
        (seconds * 1000.0).clamp(0.0, LONGEST_WAIT_MS) as u32
    });
    Ok(act(Action::Wait { ms }))
}

fn act(action: Action) -> Proposal {
    Proposal::Act {
        action,
        why: String::new(),
    }
}

/// As the page is told: `@e7`. A selector could mean what nobody has judged.
fn reference(target: &str) -> Result<Ref, String> {
    let named = target.trim();
    let named = match named.strip_prefix('@') {
        Some(_) => named.to_owned(),
        None => format!("@{named}"),
    };
    named.parse().map_err(|_| {
        misfit("target must be a reference from the page that you were shown, like @e7")
    })
}
