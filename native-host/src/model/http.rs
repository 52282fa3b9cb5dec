//! One request to a model's provider: what is tried again, how long is waited, and what a status means.
use super::ModelError;
use super::keys::Key;
use reqwest::header::{HeaderMap, HeaderValue};
use reqwest::{Client, StatusCode, Url};
use serde_json::Value;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

/// How long, and how often.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// For one whole answer.
    pub answer: Duration,
    pub tries: u32,
    /// Before the second try; doubles from try to try up to eight seconds.
    pub first_wait: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self {
            answer: Duration::from_secs(60),
            tries: 3,
            first_wait: Duration::from_millis(500),
        }
    }
}

impl Patience {
    /// For seeing whether somebody who failed is back: nobody is kept waiting for it.
    pub fn probing(self) -> Self {
        Self {
            answer: self.answer.min(Duration::from_secs(10)),
            tries: 1,
            ..self
        }
    }
}

/// A provider may ask for a longer wait; then it counts as failing.
const LONGEST_WAIT: Duration = Duration::from_secs(60);
const LONGEST_OWN_WAIT: Duration = Duration::from_secs(8);
/// More than any answer has.
const MOST_BYTES: usize = 8 * 1024 * 1024;

#[derive(Clone, Debug)]
pub struct Line {
    client: Client,
    url: Url,
    headers: HeaderMap,
}

/// Which header carries the key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Login {
    XApiKey,
    Bearer,
}

impl Line {
    pub fn new(
        url: Url,
        key: Option<&Key>,
        login: Login,
        fixed: &[(&'static str, &'static str)],
    ) -> Result<Self, ModelError> {
        let mut headers = HeaderMap::new();
        headers.insert("content-type", HeaderValue::from_static("application/json"));
        for (name, value) in fixed {
            headers.insert(*name, HeaderValue::from_static(value));
        }
        if let Some(key) = key {
            let (name, value) = match login {
                Login::XApiKey => ("x-api-key", key.secret().to_owned()),
                Login::Bearer => ("authorization", format!("Bearer {}", key.secret())),
            };
            let mut value = HeaderValue::from_str(&value)
                .map_err(|_| ModelError::BadKey("it has characters that no key has".to_owned()))?;
            value.set_sensitive(true);
            headers.insert(name, value);
        }
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        // The second host of a process finds it set.
        let _ = rustls::crypto::CryptoProvider::install_default((*provider).clone());
        let mut client = Client::builder().redirect(reqwest::redirect::Policy::none());
        if super::settings::is_loopback(&url) {
            client = client.no_proxy();
        }
        let client = client
            .build()
            .map_err(|e| ModelError::Unreachable(e.to_string()))?;
        Ok(Self {
            client,
            url,
            headers,
        })
    }

    #[cfg(test)]
    pub(super) fn url(&self) -> &str {
        self.url.as_str()
    }

    /// Sends it, reads the whole answer, and tries again what may pass.
    pub async fn ask<T>(
        &self,
        body: &Value,
        patience: Patience,
        read: impl Fn(&str) -> Result<T, ModelError>,
    ) -> Result<T, ModelError> {
        let body = body.to_string();
        let mut tries = 0;
        loop {
            tries += 1;
            let done = tokio::time::timeout(patience.answer, self.once(&body));
            let (error, wait) = match done.await {
                Err(_) => (ModelError::Late, None),
                Ok(Err((error, wait))) => (error, wait),
                Ok(Ok(text)) => match read(&text) {
                    Ok(answer) => return Ok(answer),
                    Err(error) => (error, None),
                },
            };
            let wait = wait.unwrap_or_else(|| backoff(patience.first_wait, tries));
            if !error.is_passing() || tries >= patience.tries || wait > LONGEST_WAIT {
                return Err(error);
            }
            tracing::info!(tries, ?wait, "the model is asked again: {error}");
            tokio::time::sleep(wait).await;
        }
    }

    async fn once(&self, body: &str) -> Result<String, (ModelError, Option<Duration>)> {
        let unreachable = |e: reqwest::Error| (ModelError::Unreachable(plain(&e)), None);
        let request = self.client.post(self.url.clone());
        let mut response = request
            .headers(self.headers.clone())
            .body(body.to_owned())
            .send()
            .await
            .map_err(unreachable)?;
        let status = response.status();
        let wait = asked_wait(response.headers(), SystemTime::now());
        let mut bytes = Vec::new();
        while let Some(chunk) = response
            .chunk()
            .await
            .map_err(|_| (ModelError::Garbled("it was cut off".to_owned()), None))?
        {
            bytes.extend_from_slice(&chunk);
            if bytes.len() > MOST_BYTES {
                return Err((ModelError::Garbled("it has no end".to_owned()), None));
            }
        }
        let text = String::from_utf8_lossy(&bytes).into_owned();
        match status {
            StatusCode::OK => Ok(text),
            status => Err((meaning(status, &text, body), wait)),
        }
    }
}

/// What went wrong, without the address: it may carry what is nobody's business.
fn plain(error: &reqwest::Error) -> String {
    let kind = if error.is_connect() {
        "no connection"
    } else if error.is_timeout() {
        "too slow"
    } else {
        "the connection broke"
    };
    kind.to_owned()
}

/// Both providers say `{"error": {"message", …}}`.
fn meaning(status: StatusCode, text: &str, body: &str) -> ModelError {
    let said: Option<Value> = serde_json::from_str(text).ok();
    let said = said.and_then(|v| v["error"]["message"].as_str().map(str::to_owned));
    let said = engine::words::one_line(&said.unwrap_or_default());
    let said: String = said.chars().take(200).collect();
    let why = match said.as_str() {
        "" => status.as_u16().to_string(),
        said => format!("{}: {said}", status.as_u16()),
    };
    match status.as_u16() {
        401 | 403 => ModelError::BadKey(why),
        404 => {
            let body: Value = serde_json::from_str(body).unwrap_or_default();
            let model = body["model"].as_str().unwrap_or_default().to_owned();
            ModelError::NoSuchModel { model, why }
        }
        429 | 529 => ModelError::Busy(why),
        408 | 409 | 500..=599 => ModelError::Failing(why),
        _ => ModelError::Rejected(why),
    }
}

/// `retry-after-ms`, then `retry-after` as seconds or as a date.
fn asked_wait(headers: &HeaderMap, now: SystemTime) -> Option<Duration> {
    let text = |name: &str| headers.get(name).and_then(|v| v.to_str().ok());
    if let Some(ms) = text("retry-after-ms").and_then(|t| t.trim().parse::<u64>().ok()) {
        return Some(Duration::from_millis(ms));
    }
    let after = text("retry-after")?.trim();
    if let Ok(seconds) = after.parse::<f64>() {
        return Duration::try_from_secs_f64(seconds).ok();
    }
    let date = httpdate::parse_http_date(after).ok()?;
    Some(date.duration_since(now).unwrap_or_default())
}

/// Doubling, and a little off so that not all come back at once.
fn backoff(first: Duration, tries: u32) -> Duration {
    let doubled = first.saturating_mul(2_u32.saturating_pow(tries.saturating_sub(1)));
    let chance = f64::from(uuid::Uuid::new_v4().as_bytes()[0]) / 255.0;
    doubled.min(LONGEST_OWN_WAIT).mul_f64(0.75 + 0.25 * chance)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        let pairs = pairs.iter().map(|(n, v)| {
            let name = reqwest::header::HeaderName::from_static(n);
            (name, HeaderValue::from_str(v).unwrap())
        });
        pairs.collect()
    }

    #[test]
    fn a_provider_s_wish_to_wait_is_read_in_each_of_its_forms() {
        let now = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000_000);
        let date = httpdate::fmt_http_date(now + Duration::from_secs(7));
        let wait = |pairs: &[(&'static str, &str)]| asked_wait(&headers(pairs), now);
        assert_eq!(
            wait(&[("retry-after-ms", "250"), ("retry-after", "9")]),
            Some(Duration::from_millis(250))
        );
        assert_eq!(wait(&[("retry-after", "3")]), Some(Duration::from_secs(3)));
        assert_eq!(
            wait(&[("retry-after", &date)]),
            Some(Duration::from_secs(7))
        );
        assert_eq!(wait(&[("retry-after", "soon")]), None);
        assert_eq!(wait(&[("retry-after", "-1")]), None);
    }

    #[test]
    fn waits_double_up_to_eight_seconds() {
        let first = Duration::from_millis(500);
        for (tries, most) in [(1, 500), (2, 1_000), (5, 8_000), (40, 8_000)] {
            let wait = backoff(first, tries).as_millis();
            assert!(wait <= most && wait * 4 >= most * 3, "{tries}: {wait}");
        }
    }
}
