//! Waiting for conditions, each with a limit and a name. Nothing in the tests waits for time to pass.
use std::future::Future;
use std::time::{Duration, Instant};

/// Nothing that a person waits for takes longer than this, even on a machine that is busy with something else.
pub const LIMIT: Duration = Duration::from_secs(90);
/// What a person gets within two seconds: tests share the machine with others, and what would wait for its own end takes far longer than this.
pub const SOON: Duration = Duration::from_secs(15);
/// Between two looks.
const LOOK_AGAIN: Duration = Duration::from_millis(40);

/// Looks again and again until there is something to see.
///
/// # Panics
/// When the limit passes; `what` names the condition, and the last look says what was there instead.
pub async fn until<T, F: Future<Output = Result<T, String>>>(
    what: &str,
    mut look: impl FnMut() -> F,
) -> T {
    until_within(LIMIT, what, &mut look).await
}

/// # Panics
/// As [`until`].
pub async fn until_within<T, F: Future<Output = Result<T, String>>>(
    limit: Duration,
    what: &str,
    mut look: impl FnMut() -> F,
) -> T {
    let start = Instant::now();
    loop {
        match look().await {
            Ok(seen) => return seen,
            Err(instead) => assert!(
                start.elapsed() < limit,
                "waited {limit:?} for: {what}\n  last seen: {instead}"
            ),
        }
        tokio::time::sleep(LOOK_AGAIN).await;
    }
}
