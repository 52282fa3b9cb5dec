//! A test's fingers in the server: hear of requests as they arrive, hold an answer back, make it slow.
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use tokio::sync::{Semaphore, broadcast};

/// One request that reached the server; its effect is already in the truth when this is heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrival {
    pub method: String,
    pub path: String,
}

/// The requests that arrive from some moment on.
#[derive(Debug)]
pub struct Arrivals(broadcast::Receiver<Arrival>);

#[derive(Debug)]
pub struct Hooks {
    arrivals: broadcast::Sender<Arrival>,
    gates: Mutex<HashMap<String, Arc<Semaphore>>>,
    delays: Mutex<HashMap<String, Duration>>,
}

/// Answers to one path are held back until this is released or dropped.
#[derive(Debug)]
#[must_use = "the path is held only for as long as this lives"]
pub struct Held {
    gate: Arc<Semaphore>,
}

impl Hooks {
    pub(crate) fn new() -> Self {
        Self {
            arrivals: broadcast::channel(1024).0,
            gates: Mutex::default(),
            delays: Mutex::default(),
        }
    }

    /// Everything that arrives from now on.
    pub fn listen(&self) -> Arrivals {
        Arrivals(self.arrivals.subscribe())
    }

    /// From now on requests to this path ("/cancel"), or of this method to it ("POST /cancel"), take effect, but get no answer.
    pub fn hold(&self, path: &str) -> Held {
        let gate = Arc::new(Semaphore::new(0));
        locked(&self.gates).insert(path.to_owned(), gate.clone());
        Held { gate }
    }

    /// Answers to this path come this much later.
    pub fn slow(&self, path: &str, by: Duration) {
        locked(&self.delays).insert(path.to_owned(), by);
    }

    pub(crate) fn arrived(&self, method: &str, path: &str) {
        // Nobody listening is no error.
        let _ = self.arrivals.send(Arrival {
            method: method.to_owned(),
            path: path.to_owned(),
        });
    }

    /// Waits for as long as the tests want this path's answer to wait.
    pub(crate) async fn before_answer(&self, method: &str, path: &str) {
        let delay = locked(&self.delays).get(path).copied();
        if let Some(delay) = delay {
            tokio::time::sleep(delay).await;
        }
        let gates = locked(&self.gates).clone();
        let gate = gates
            .get(path)
            .or_else(|| gates.get(&format!("{method} {path}")));
        if let Some(gate) = gate {
            // A closed gate is an open one.
            let _ = gate.acquire().await.map(|pass| pass.forget());
        }
    }
}

impl Arrivals {
    /// Waits for this request ("POST /cancel/confirm").
    ///
    /// # Panics
    /// When it does not come.
    pub async fn hear(&mut self, request: &str) {
        let heard = async {
            while let Ok(Arrival { method, path }) = self.0.recv().await {
                if request == format!("{method} {path}") {
                    return;
                }
            }
            panic!("the service ended before there was a {request}");
        };
        if tokio::time::timeout(crate::wait::LIMIT, heard)
            .await
            .is_err()
        {
            panic!("waited {:?} for: {request}", crate::wait::LIMIT);
        }
    }
}

impl Held {
    pub fn release(self) {}
}

impl Drop for Held {
    fn drop(&mut self) {
        self.gate.close();
    }
}

fn locked<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
    of.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}
