//! An assistant at a stage, led up to where the person is asked.
use e2e::assistant::{Assistant, Reply};
use e2e::cli::Cli;
use e2e::stage::Stage;
use e2e::wait::until;
use serde_json::json;

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
    Assistant::start(shell, &all).await
}

/// The first look, and the person's press that hands the tab over.
pub(crate) async fn looks(s: &Stage, assistant: &mut Assistant) -> Reply {
    let meeting = s.home().with_file_name("run").join("subterminator");
    let pressed = async {
        until("the run to wait for a browser", || async {
            let waiting = std::fs::read_dir(&meeting).map_err(|e| e.to_string())?;
            match waiting.count() {
                0 => Err("nobody waits".to_owned()),
                _ => Ok(()),
            }
        })
        .await;
        s.press_toolbar().await;
    };
    let (page, ()) = tokio::join!(assistant.calls(LOOK, json!({})), pressed);
    assert!(!page.error, "{page:?}");
    assert!(
        page.text.contains("press SubTerminator's toolbar button"),
        "{page:?}"
    );
    page
}

pub(crate) async fn up_to_the_last_step(s: &Stage, assistant: &mut Assistant) -> Reply {
    let mut page = looks(s, assistant).await;
    for name in WAY_OUT {
        page = assistant.presses(&page, name).await;
        assert!(!page.error, "{name}: {page:?}");
    }
    page
}
