//! An assistant at a stage, led up to where the person is asked.
use e2e::assistant::{Assistant, Reply};
use e2e::cli::Cli;
use e2e::stage::Stage;
use serde_json::{Value, json};

const LOOK: &str = "get_snapshot";
/// Up to the last step, which the person is asked about.
const WAY_OUT: [&str; 5] = [
    "Manage plan",
    "Cancel membership",
    "No thanks, continue to cancel",
    "It costs too much",
    "Continue",
];

pub(crate) async fn assistant(s: &Stage) -> Assistant {
    assistant_in(s, &s.cli(), &[]).await
}

pub(crate) async fn assistant_in(s: &Stage, shell: &Cli, more: &[&str]) -> Assistant {
    let url = s.site.url();
    let all = [&["--url", &url, "--browser", "attach"], more].concat();
    assistant_for(shell, &all).await
}

pub(crate) async fn assistant_for(shell: &Cli, arguments: &[&str]) -> Assistant {
    Assistant::start(shell, arguments).await
}

/// The first look, and the person's press that hands the tab over.
pub(crate) async fn looks(s: &Stage, assistant: &mut Assistant) -> Reply {
    begins(s, assistant, LOOK, json!({})).await
}

/// A call that begins a run, and the person's press.
pub(crate) async fn begins(
    s: &Stage,
    assistant: &mut Assistant,
    name: &str,
    given: Value,
) -> Reply {
    let (page, ()) = tokio::join!(assistant.calls(name, given), s.hands_over());
    assert!(!page.error, "{page:?}");
    assert!(
        page.text.contains("press SubTerminator's toolbar button"),
        "{page:?}"
    );
    page
}

pub(crate) async fn up_to_the_last_step(s: &Stage, assistant: &mut Assistant) -> Reply {
    let page = looks(s, assistant).await;
    on_to_the_last_step(assistant, page).await
}

pub(crate) async fn on_to_the_last_step(assistant: &mut Assistant, mut page: Reply) -> Reply {
    for name in WAY_OUT {
        page = assistant.presses(&page, name).await;
        assert!(!page.error, "{name}: {page:?}");
    }
    page
}
