//! Chromium's DevTools protocol over a pair of pipes: calls and their answers, and what the browser says unasked. No other
//! process can reach such a line; a port any process of this machine could.
//! <https://chromedevtools.github.io/devtools-protocol/>. It must not know what is done with the browser.
pub mod calls;
mod wire;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::marker::PhantomData;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::timeout;
use wire::{Said, Wire};

/// A browser that answers at all answers within this.
const PATIENCE: Duration = Duration::from_secs(30);

#[derive(Debug, thiserror::Error)]
pub enum CdpError {
    #[error("The browser has ended, or closed the line to it. Run the same command again.")]
    Gone,
    #[error(
        "The browser did not answer {0} within {seconds} seconds. Close it, then run the same command again.",
        seconds = PATIENCE.as_secs()
    )]
    Late(&'static str),
    #[error(
        "The browser does not do {call}: {message}. It may be too old or too new for this version; update both."
    )]
    Refused { call: &'static str, message: String },
    #[error(
        "The browser's answer to {call} is not understood ({source}). It may be too old or too new for this version; update both."
    )]
    Unclear {
        call: &'static str,
        source: serde_json::Error,
    },
}

/// Something that the browser can be asked to do.
pub trait Call: Serialize {
    const METHOD: &'static str;
    type Answer: DeserializeOwned;
}

/// Something that the browser says unasked.
pub trait Event: DeserializeOwned {
    const METHOD: &'static str;
}

/// The line to a browser, or to one of its targets. It closes when the last copy goes, and Chromium ends with it.
#[derive(Clone, Debug)]
pub struct Cdp {
    wire: Wire,
    session: Option<String>,
}

impl Cdp {
    /// Speaks into `to` and listens on `from`.
    pub fn over(
        to: impl AsyncWrite + Unpin + Send + 'static,
        from: impl AsyncRead + Unpin + Send + 'static,
    ) -> Self {
        Self {
            wire: Wire::over(to, from),
            session: None,
        }
    }

    /// The same line, to the target that this session is attached to.
    #[must_use]
    pub fn to_session(&self, session: String) -> Self {
        Self {
            wire: self.wire.clone(),
            session: Some(session),
        }
    }

    pub async fn call<C: Call>(&self, call: &C) -> Result<C::Answer, CdpError> {
        let answered = self.wire.send(C::METHOD, self.message(call)?);
        let answer = match timeout(PATIENCE, answered).await {
            Ok(answer) => answer.map_err(|_| CdpError::Gone)?,
            Err(_) => return Err(CdpError::Late(C::METHOD)),
        };
        let result = answer.map_err(|message| CdpError::Refused {
            call: C::METHOD,
            message,
        })?;
        serde_json::from_value(result).map_err(unclear::<C>)
    }

    /// Asks for it and does not wait: a page that is held up by a dialog answers when that is closed.
    pub fn tell<C: Call>(&self, call: &C) -> Result<(), CdpError> {
        // Whoever waits for no answer needs no place to get it.
        drop(self.wire.send(C::METHOD, self.message(call)?));
        Ok(())
    }

    /// What is said from now on.
    pub fn events<E: Event>(&self) -> Events<E> {
        Events {
            said: self.wire.listen(),
            session: self.session.clone(),
            of: PhantomData,
        }
    }

    fn message<C: Call>(&self, call: &C) -> Result<Value, CdpError> {
        let params = serde_json::to_value(call).map_err(unclear::<C>)?;
        let mut message = json!({ "method": C::METHOD, "params": params });
        if let Some(session) = &self.session {
            message["sessionId"] = json!(session);
        }
        Ok(message)
    }
}

fn unclear<C: Call>(source: serde_json::Error) -> CdpError {
    CdpError::Unclear {
        call: C::METHOD,
        source,
    }
}

/// One kind of event, of one session.
#[derive(Debug)]
pub struct Events<E> {
    said: Receiver<Said>,
    session: Option<String>,
    of: PhantomData<E>,
}

impl<E: Event> Events<E> {
    /// The next one; `None` when the browser is gone.
    pub async fn next(&mut self) -> Option<E> {
        loop {
            let said = match self.said.recv().await {
                Ok(said) => said,
                Err(RecvError::Lagged(missed)) => {
                    tracing::warn!(missed, "the browser says more than is listened to");
                    continue;
                }
                Err(RecvError::Closed) => return None,
            };
            if said.method != E::METHOD || said.session != self.session {
                continue;
            }
            match serde_json::from_value(said.params) {
                Ok(event) => return Some(event),
                Err(error) => tracing::warn!("{} is not understood: {error}", E::METHOD),
            }
        }
    }
}

#[cfg(test)]
mod tests;
