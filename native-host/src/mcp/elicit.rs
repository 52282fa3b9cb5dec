//! The question that is open, put to the person by the assistant's program, too, where that can ask them itself. The page stays
//! where it is asked first; the first answer counts, and the other question is closed. It must not know what is asked.
//! <https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation>
use crate::command::{Answered, Ask, Said};
use engine::words;
use rmcp::model::{
    ClientResult, ElicitRequest, ElicitRequestParams, ElicitResult, ElicitationAction,
    ElicitationSchema, EnumSchema, PingRequest, ServerRequest,
};
use rmcp::service::{Peer, PeerRequestOptions, RequestHandle};
use rmcp::{RoleServer, ServiceError};
use std::time::Duration;
use tokio::sync::{mpsc, watch};
use tokio::time::Instant;

/// Nobody reads a question and answers it sooner; a program that agrees to everything does.
const READING: Duration = Duration::from_secs(1);
const FIELD: &str = "answer";

/// Until there is no run any more.
pub(super) async fn ask_along(
    peer: Peer<RoleServer>,
    mut open: watch::Receiver<Option<Ask>>,
    answers: mpsc::UnboundedSender<Answered>,
) {
    // Our first request has the number 0, which the official client doesn't know again when it is taken back (seen with 1.32):
    // that one asks nothing.
    let ping = ServerRequest::PingRequest(PingRequest::default());
    let _ = peer
        .send_cancellable_request(ping, PeerRequestOptions::no_options())
        .await;
    loop {
        let ask = match open.wait_for(Option::is_some).await {
            Ok(ask) => ask.clone(),
            Err(_) => return,
        };
        let Some(ask) = ask else { continue };
        if let Some(said) = put(&peer, &ask, &mut open).await {
            let about = ask.about.clone();
            // A run that has ended needs no answer.
            let _ = answers.send(Answered { about, said });
        }
        if settled(&mut open, &ask).await {
            return;
        }
    }
}

/// What the person said there; none where nothing was asked or answered, or the question was settled elsewhere.
async fn put(
    peer: &Peer<RoleServer>,
    ask: &Ask,
    open: &mut watch::Receiver<Option<Ask>>,
) -> Option<Said> {
    if !can_ask(peer) {
        return None;
    }
    let asked = Instant::now();
    let sent = peer
        .send_cancellable_request(request(ask)?, PeerRequestOptions::no_options())
        .await;
    let mut handle: RequestHandle<RoleServer> = match sent {
        Ok(handle) => handle,
        Err(error) => {
            tracing::warn!("the assistant's program can't ask: {error}");
            return None;
        }
    };
    tokio::select! {
        came = &mut handle.rx => match came {
            Ok(Ok(ClientResult::ElicitResult(result))) => heard(ask, &result, asked.elapsed()),
            Ok(Err(error)) => unanswered(&error),
            _ => None,
        },
        _ = settled(open, ask) => {
            let _ = handle.cancel(Some(words::say("mcp.settled", &[]))).await;
            None
        }
    }
}

/// True if there is no run any more.
async fn settled(open: &mut watch::Receiver<Option<Ask>>, ask: &Ask) -> bool {
    open.wait_for(|now| now.as_ref() != Some(ask))
        .await
        .is_err()
}

fn unanswered(error: &ServiceError) -> Option<Said> {
    tracing::warn!("the assistant's program did not ask: {error}");
    None
}

/// Only a program that says it shows such questions to the person.
fn can_ask(peer: &Peer<RoleServer>) -> bool {
    let declared = peer
        .peer_info()
        .and_then(|info| info.capabilities.elicitation.clone());
    declared.is_some_and(|can| can.form.is_some() || can.url.is_none())
}

/// What can be answered. No comes first: who takes what is offered presses nothing.
fn offered(ask: &Ask) -> Vec<String> {
    let say = |key| words::say(key, &[]);
    if ask.choices.is_empty() {
        return vec![say("mcp.no"), say("mcp.yes")];
    }
    let numbered = (1..)
        .zip(&ask.choices)
        .map(|(n, name)| format!("{n}: {name}"));
    std::iter::once(say("mcp.none")).chain(numbered).collect()
}

/// Nothing is chosen beforehand.
fn request(ask: &Ask) -> Option<ServerRequest> {
    let choice = EnumSchema::builder(offered(ask))
        .title(words::say("mcp.answer", &[]))
        .build();
    let schema = ElicitationSchema::builder()
        .required_enum_schema(FIELD, choice)
        .build();
    let requested_schema = match schema {
        Ok(schema) => schema,
        Err(error) => {
            tracing::error!("{error}");
            return None;
        }
    };
    let params = ElicitRequestParams::FormElicitationParams {
        meta: None,
        message: words::say("mcp.question", &[("text", &ask.text)]),
        requested_schema,
    };
    Some(ServerRequest::ElicitRequest(ElicitRequest::new(params)))
}

/// Only the very choice of yes is one. A no needs no second thought, nor does a choice: its press is asked about.
fn heard(ask: &Ask, result: &ElicitResult, after: Duration) -> Option<Said> {
    if !matches!(result.action, ElicitationAction::Accept) {
        return Some(Said::No);
    }
    let chosen = result.content.as_ref().and_then(|c| c[FIELD].as_str());
    let offered = offered(ask);
    // It may agree to something that was not asked.
    let at = offered.iter().position(|o| chosen == Some(o))?;
    match u8::try_from(at).ok()? {
        0 => Some(Said::No),
        nth if !ask.choices.is_empty() => Some(Said::Choice(nth)),
        _ if after < READING => Some(Said::TooSoon),
        _ => Some(Said::Yes),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terminal::Awaited;
    use ElicitationAction::{Accept, Cancel, Decline};
    use serde_json::{Value, json};

    fn ask(choices: &[&str]) -> Ask {
        let run = protocol::ids::RunId("r".into());
        let (about, text) = match choices {
            [] => (
                Awaited::Answer((run, protocol::ids::QuestionId(1))),
                "Approve?",
            ),
            _ => (Awaited::HandBack(run, choices.len()), "Which?"),
        };
        Ask {
            about,
            text: text.into(),
            choices: choices.iter().map(|c| (*c).to_owned()).collect(),
        }
    }

    fn said(action: ElicitationAction, content: Value, after: Duration) -> Option<Said> {
        heard(
            &ask(&[]),
            &ElicitResult::new(action).with_content(content),
            after,
        )
    }

    #[test]
    fn a_choice_is_its_number_and_none_of_them_is_a_no() {
        let which = ask(&["Manage", "2: Leave"]);
        let offered = offered(&which);
        assert_eq!(offered[1..], ["1: Manage", "2: 2: Leave"]);
        let said = |action, answer: &str| {
            let result = ElicitResult::new(action).with_content(json!({ "answer": answer }));
            heard(&which, &result, Duration::ZERO)
        };
        assert_eq!(said(Accept, &offered[0]), Some(Said::No));
        assert_eq!(said(Accept, &offered[2]), Some(Said::Choice(2)));
        assert_eq!(said(Accept, "2: Leave"), None);
        assert_eq!(said(Accept, &words::say("mcp.yes", &[])), None);
        assert_eq!(said(Decline, &offered[2]), Some(Said::No));
    }

    #[test]
    fn only_the_very_choice_of_yes_after_a_while_is_a_yes() {
        let yes = json!({ "answer": words::say("mcp.yes", &[]) });
        let no = json!({ "answer": words::say("mcp.no", &[]) });
        assert_eq!(said(Accept, yes.clone(), READING), Some(Said::Yes));
        assert_eq!(
            said(Accept, yes.clone(), Duration::ZERO),
            Some(Said::TooSoon)
        );
        assert_eq!(said(Accept, no, Duration::ZERO), Some(Said::No));
        for action in [Decline, Cancel] {
            assert_eq!(said(action, yes.clone(), READING), Some(Said::No));
        }
        for other in [
            json!({}),
            json!({ "answer": true }),
            json!({ "answer": "yes" }),
            json!("yes"),
        ] {
            assert_eq!(said(Accept, other.clone(), READING), None, "{other}");
        }
    }

    #[test]
    fn no_stands_first_and_nothing_is_chosen_beforehand() {
        let sent = serde_json::to_value(request(&ask(&[])).unwrap()).unwrap();
        let schema = &sent["params"]["requestedSchema"];
        let field = &schema["properties"]["answer"];
        assert_eq!(field["enum"][0], words::say("mcp.no", &[]));
        assert!(field.get("default").is_none(), "{field}");
        assert_eq!(schema["required"], json!(["answer"]));
    }
}
