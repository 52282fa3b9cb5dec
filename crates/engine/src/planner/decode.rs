//! A tool call made into a proposal. What doesn't fit goes back to the model in words; nothing is guessed.
use super::Proposal;
use super::prompt::tell;
use super::tools::{Call, Misfit, Status};
use protocol::action::Action;
use serde_json::Value;

/// The proposal that this call means, or what to tell the model instead.
pub(super) fn decode(name: &str, arguments: &Value) -> Result<Proposal, String> {
    let call = Call::parse(name, arguments).map_err(|misfit| match misfit {
        Misfit::NoSuchTool { name, tools } => tell(
            "feedback.no_such_tool",
            &[("name", &name), ("tools", &tools)],
        ),
        Misfit::Arguments(why) => tell("feedback.misfit", &[("why", &why)]),
    })?;
    let act = |action| Proposal::Act {
        action,
        why: String::new(),
    };
    Ok(match call {
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
        Call::BrowserScroll(scroll) => match (scroll.target, scroll.direction) {
            (Some(target), _) => act(Action::ScrollTo { target }),
            (None, Some(direction)) => act(Action::ScrollPage {
                direction,
                amount: scroll.amount,
            }),
            (None, None) => {
                let why = "invalid_params: neither ref nor direction is there";
                return Err(tell("feedback.misfit", &[("why", why)]));
            }
        },
        Call::RequestHumanApproval(wanted) => Proposal::AskNext {
            action: wanted.action,
            reason: wanted.reason,
        },
        Call::CompleteTask(end) => Proposal::Complete {
            success: end.status == Status::Success,
            reason: end.reason,
        },
    })
}
