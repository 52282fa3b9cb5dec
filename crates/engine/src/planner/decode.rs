//! A tool call made into a proposal. What doesn't fit goes back to the model in words; nothing is guessed.
use super::aim::{Aim, Deed, Target};
use super::prompt::tell;
use super::tools::{
    ActionType, BrowserAction, Call, Fitted, Method, Misfit, Status, TargetStrategy, Toolset,
};
use super::{Proposal, playwright};
use protocol::action::{Action, Direction};
use protocol::message::Spot;
use protocol::page_state::PageState;
use serde_json::Value;

/// A call that can be carried out.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Decoded {
    pub(super) proposal: Proposal,
    /// Said by `browser_action` only.
    pub(super) expected: Option<PageState>,
    pub(super) confidence: Option<f64>,
    /// The next page is wanted with a picture of it.
    pub(super) picture: bool,
    /// Arguments that the tool doesn't have.
    pub(super) ignored: Vec<String>,
}

/// The proposal that this call means, or what to tell the model instead.
pub(super) fn decode(set: &Toolset, name: &str, arguments: &Value) -> Result<Decoded, String> {
    if let Toolset::Playwright(_) = set
        && let Some(decoded) = playwright::decode(name, arguments)
    {
        return decoded.map(plain);
    }
    let Fitted { of: call, ignored } =
        Call::parse(name, arguments).map_err(|wrong| match wrong {
            Misfit::NoSuchTool { name, tools } => tell(
                "feedback.no_such_tool",
                &[("name", &name), ("tools", &tools)],
            ),
            Misfit::Arguments(why) => misfit(&why),
        })?;
    let act = |action| Proposal::Act {
        action,
        why: String::new(),
    };
    let picture = matches!(&call, Call::GetSnapshot(wanted) if wanted.screenshot);
    let proposal = match call {
        Call::BrowserAction(action) => return described(action, ignored),
        Call::GetSnapshot(wanted) => Proposal::Look {
            everything: !wanted.viewport_only,
        },
        Call::BrowserClick(click) => act(Action::Click {
            target: click.target,
        }),
        Call::BrowserFill(fill) => act(Action::Fill {
            target: fill.target,
            value: fill.value,
            clear_first: fill.clear_first,
        }),
        Call::BrowserSelect(select) => act(Action::Select {
            target: select.target,
            value: select.value,
        }),
        Call::BrowserScroll(scroll) => {
            // Models fill what may be left out, too.
            let find = scroll.find.filter(|words| !words.trim().is_empty());
            match (scroll.target, find, scroll.direction) {
                (Some(target), Some(words), _) => act(Action::ScrollFor { target, words }),
                (Some(target), None, _) => act(Action::ScrollTo { target }),
                (None, Some(_), _) => {
                    return Err(misfit("find needs the ref of a row of the list"));
                }
                (None, None, Some(direction)) => act(Action::ScrollPage {
                    direction,
                    amount: scroll.amount,
                }),
                (None, None, None) => {
                    return Err(misfit("invalid_params: neither ref nor direction is there"));
                }
            }
        }
        Call::RequestHumanApproval(wanted) => Proposal::AskNext {
            action: wanted.action,
            reason: wanted.reason,
        },
        Call::CompleteTask(end) => Proposal::Complete {
            success: end.status == Status::Success,
            reason: end.reason,
        },
    };
    Ok(Decoded {
        picture,
        ..plain(Fitted {
            of: proposal,
            ignored,
        })
    })
}

fn plain(Fitted { of, ignored }: Fitted<Proposal>) -> Decoded {
    Decoded {
        proposal: of,
        expected: None,
        confidence: None,
        picture: false,
        ignored,
    }
}

/// What the model is told of arguments that don't fit the tool.
fn misfit(why: &str) -> String {
    tell("feedback.misfit", &[("why", why)])
}

fn described(action: BrowserAction, ignored: Vec<String>) -> Result<Decoded, String> {
    let value = action.value.filter(|v| !v.is_empty());
    let needed = |what: &str| misfit(&format!("{what} needs a value"));
    let on = |deed| Step::On(deed);
    let step = match action.action_type {
        ActionType::Click => on(Deed::Click),
        ActionType::Fill => on(Deed::Fill {
            value: value.ok_or_else(|| needed("fill"))?,
        }),
        ActionType::Select => on(Deed::Select {
            value: value.ok_or_else(|| needed("select"))?,
        }),
        ActionType::Scroll if !action.targets.is_empty() => on(Deed::Scroll),
        ActionType::Scroll => Step::Plain(Action::ScrollPage {
            direction: Direction::Down,
            amount: SCROLL,
        }),
        ActionType::Wait => {
            let ms = value.and_then(|v| v.trim().parse().ok()).unwrap_or(WAIT_MS);
            Step::Plain(Action::Wait {
                ms: ms.min(LONGEST_WAIT_MS),
            })
        }
        ActionType::Navigate => Step::Plain(Action::Navigate {
            url: value.ok_or_else(|| needed("navigate"))?,
        }),
    };
    let proposal = match step {
        Step::Plain(step) => Proposal::Act {
            action: step,
            why: action.reasoning,
        },
        Step::On(deed) => {
            if !(1..=4).contains(&action.targets.len()) {
                return Err(misfit("there must be one to four targets"));
            }
            let targets = action.targets.into_iter().map(target);
            let targets: Result<Vec<Target>, &str> = targets.collect();
            Proposal::Aim(Aim {
                why: action.reasoning,
                deed,
                targets: targets.map_err(misfit)?,
            })
        }
    };
    Ok(Decoded {
        proposal,
        expected: action.expected_next_state,
        confidence: Some(action.confidence),
        picture: false,
        ignored,
    })
}

enum Step {
    On(Deed),
    Plain(Action),
}

/// Pixels that a page is scrolled by where nobody says how far.
const SCROLL: u32 = 300;
const WAIT_MS: u32 = 1_500;
const LONGEST_WAIT_MS: u32 = 5_000;

fn target(said: TargetStrategy) -> Result<Target, &'static str> {
    Ok(match said.method {
        Method::Css => Target::Spot(Spot::Css {
            selector: said.css.ok_or("css is missing")?,
        }),
        Method::Aria => Target::Aria {
            role: said.aria_role.ok_or("aria_role is missing")?,
            name: said.aria_name,
        },
        Method::Text => Target::Text(said.text.ok_or("text is missing")?),
        Method::Coordinates => {
            let [x, y] = said.coordinates.ok_or("coordinates are missing")?;
            Target::Spot(Spot::Point { x, y })
        }
    })
}
