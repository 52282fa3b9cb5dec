//! Messages through the pipes: JSON, each ended by a NUL; numbered calls find their answers. It must not know any call.
//! <https://chromium.googlesource.com/chromium/src/+/HEAD/content/browser/devtools/devtools_pipe_handler.cc>
use serde::Deserialize;
use serde_json::Value;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::io::{AsyncBufReadExt, AsyncRead, AsyncWrite, AsyncWriteExt, BufReader};
use tokio::sync::{broadcast, mpsc, oneshot};

/// Events that a listener may be behind by.
const BACKLOG: usize = 1024;

/// What came of a call: its result, or the browser's words against it.
type Answer = Result<Value, String>;

#[derive(Clone, Debug)]
pub(super) struct Wire {
    out: mpsc::UnboundedSender<Vec<u8>>,
    waiting: Arc<Mutex<Waiting>>,
}

/// Who waits for what. When the browser is gone nobody does any more, and nobody will again.
#[derive(Debug)]
struct Waiting {
    last: u64,
    answers: HashMap<u64, oneshot::Sender<Answer>>,
    events: Option<broadcast::Sender<Said>>,
}

/// Something that the browser says unasked.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Said {
    pub(super) method: String,
    #[serde(default)]
    pub(super) params: Value,
    #[serde(default, rename = "sessionId")]
    pub(super) session: Option<String>,
}

/// Anything that the browser sends.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum Incoming {
    Failed { id: u64, error: Failure },
    Answered { id: u64, result: Value },
    Said(Said),
}

#[derive(Debug, Deserialize)]
struct Failure {
    message: String,
}

impl Wire {
    pub(super) fn over(
        to: impl AsyncWrite + Unpin + Send + 'static,
        from: impl AsyncRead + Unpin + Send + 'static,
    ) -> Self {
        let (out, messages) = mpsc::unbounded_channel();
        let waiting = Arc::new(Mutex::new(Waiting {
            last: 0,
            answers: HashMap::new(),
            events: Some(broadcast::channel(BACKLOG).0),
        }));
        // Apart, so that neither pipe has to wait for the other.
        tokio::spawn(write(to, messages));
        tokio::spawn(read(from, Arc::clone(&waiting)));
        Self { out, waiting }
    }

    /// Sends it with a number of its own. No answer comes from a browser that is gone.
    pub(super) fn send(&self, method: &str, mut message: Value) -> oneshot::Receiver<Answer> {
        let (answer, answered) = oneshot::channel();
        let mut waiting = locked(&self.waiting);
        if waiting.events.is_some() {
            waiting.last += 1;
            message["id"] = waiting.last.into();
            let id = waiting.last;
            waiting.answers.insert(id, answer);
            tracing::trace!(id, method, "to the browser");
            let mut bytes = message.to_string().into_bytes();
            bytes.push(0);
            // A writer that is gone leaves a reader that ends.
            let _ = self.out.send(bytes);
        }
        answered
    }

    pub(super) fn listen(&self) -> broadcast::Receiver<Said> {
        match &locked(&self.waiting).events {
            Some(events) => events.subscribe(),
            // One that has ended already.
            None => broadcast::channel(1).1,
        }
    }
}

/// Nothing that is done under the lock can leave it half done.
fn locked(waiting: &Mutex<Waiting>) -> MutexGuard<'_, Waiting> {
    waiting.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Ends, and closes the pipe, when nobody can send any more.
async fn write(mut to: impl AsyncWrite + Unpin, mut messages: mpsc::UnboundedReceiver<Vec<u8>>) {
    while let Some(message) = messages.recv().await {
        let written = async {
            to.write_all(&message).await?;
            to.flush().await
        };
        if let Err(error) = written.await {
            return tracing::debug!("the browser takes nothing any more: {error}");
        }
    }
}

async fn read(from: impl AsyncRead + Unpin, waiting: Arc<Mutex<Waiting>>) {
    let mut messages = BufReader::new(from).split(0);
    loop {
        match messages.next_segment().await {
            Ok(Some(message)) => take(&message, &waiting),
            Ok(None) => break,
            Err(error) => {
                tracing::debug!("the browser can't be heard any more: {error}");
                break;
            }
        }
    }
    let mut waiting = locked(&waiting);
    waiting.answers.clear();
    waiting.events = None;
}

fn take(message: &[u8], waiting: &Mutex<Waiting>) {
    let incoming = match serde_json::from_slice(message) {
        Ok(incoming) => incoming,
        // Line and column only: serde's words would quote what a page says.
        Err(error) => {
            return tracing::warn!(
                "a message of {} bytes from the browser is not understood ({:?})",
                message.len(),
                error.classify()
            );
        }
    };
    let (id, answer) = match incoming {
        Incoming::Answered { id, result } => (id, Ok(result)),
        Incoming::Failed { id, error } => (id, Err(error.message)),
        Incoming::Said(said) => {
            // Nobody may be listening.
            let _ = locked(waiting).events.as_ref().map(|e| e.send(said));
            return;
        }
    };
    let asked = locked(waiting).answers.remove(&id);
    // Whoever asked may have given up.
    let _ = asked.map(|asked| asked.send(answer));
}
