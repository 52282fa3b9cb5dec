//! The DevTools protocol as plain calls: one connection, any session, JSON in and out.
//! chromiumoxide's `Page`s attach to everything that appears and keep it; tests want to touch only what they name.
use chromiumoxide::types::{EventMessage, Message, Method, MethodId};
use chromiumoxide::{Connection, error::CdpError};
use futures::StreamExt;
use serde::Deserialize;
use serde_json::Value;
use std::borrow::Cow;
use std::collections::HashMap;
use std::time::Duration;
use tokio::sync::{broadcast, mpsc, oneshot};

/// A browser that answers at all answers within this.
const LIMIT: Duration = Duration::from_secs(60);

#[derive(Debug, thiserror::Error)]
pub enum WireError {
    #[error("the browser can't be reached: {0}")]
    Connect(#[from] CdpError),
    #[error("{method}: {message}")]
    Refused { method: String, message: String },
    #[error("{0}: no answer within {LIMIT:?}")]
    Late(String),
    #[error("the browser is gone")]
    Gone,
}

#[derive(Clone, Debug)]
pub struct Wire {
    calls: mpsc::UnboundedSender<Call>,
    events: broadcast::Sender<Event>,
}

/// Something that the browser says unasked.
#[derive(Clone, Debug, Deserialize)]
pub struct Event {
    pub method: String,
    #[serde(default)]
    pub params: Value,
    #[serde(default, rename = "sessionId")]
    pub session: Option<String>,
}

struct Call {
    session: Option<String>,
    method: String,
    params: Value,
    answer: oneshot::Sender<Result<Value, WireError>>,
}

impl Wire {
    pub async fn connect(address: &str) -> Result<Self, WireError> {
        let connection = Connection::<Event>::connect(address).await?;
        let (calls, incoming) = mpsc::unbounded_channel();
        let events = broadcast::channel(4096).0;
        tokio::spawn(drive(connection, incoming, events.clone()));
        Ok(Self { calls, events })
    }

    /// One call to the browser itself, or to a session.
    pub async fn call(
        &self,
        session: Option<&str>,
        method: &str,
        params: Value,
    ) -> Result<Value, WireError> {
        let (answer, answered) = oneshot::channel();
        let call = Call {
            session: session.map(str::to_owned),
            method: method.to_owned(),
            params,
            answer,
        };
        self.calls.send(call).map_err(|_| WireError::Gone)?;
        match tokio::time::timeout(LIMIT, answered).await {
            Ok(answer) => answer.map_err(|_| WireError::Gone)?,
            Err(_) => Err(WireError::Late(method.to_owned())),
        }
    }

    pub fn events(&self) -> broadcast::Receiver<Event> {
        self.events.subscribe()
    }
}

async fn drive(
    mut connection: Connection<Event>,
    mut incoming: mpsc::UnboundedReceiver<Call>,
    events: broadcast::Sender<Event>,
) {
    let mut waiting = HashMap::new();
    loop {
        tokio::select! {
            call = incoming.recv() => {
                let Some(call) = call else { return };
                match connection.submit_command(Cow::Owned(call.method.clone()), call.session.map(Into::into), call.params) {
                    Ok(id) => { waiting.insert(id, (call.method, call.answer)); }
                    Err(error) => { let _ = call.answer.send(Err(CdpError::from(error).into())); }
                }
            }
            message = connection.next() => match message {
                Some(Ok(Message::Response(response))) => {
                    let Some((method, answer)) = waiting.remove(&response.id) else { continue };
                    let result = match response.error {
                        Some(error) => Err(WireError::Refused { method, message: error.message }),
                        None => Ok(response.result.unwrap_or_default()),
                    };
                    // Whoever asked may have given up.
                    let _ = answer.send(result);
                }
                Some(Ok(Message::Event(event))) => { let _ = events.send(event); }
                Some(Err(CdpError::InvalidMessage(..))) => {}
                Some(Err(_)) | None => return,
            }
        }
    }
}

impl Method for Event {
    fn identifier(&self) -> MethodId {
        Cow::Owned(self.method.clone())
    }
}

impl EventMessage for Event {
    fn session_id(&self) -> Option<&str> {
        self.session.as_deref()
    }
}
