//! What opens the account stays in the browser: nothing that we keep or hand out has it.
use e2e::stage::{Set, Stage};
use std::path::{Path, PathBuf};

/// The value of the cookie that the person is signed in by.
async fn session_key(s: &Stage) -> String {
    let all = s.page.call("Network.getCookies", serde_json::json!({}));
    let all = all.await.unwrap();
    let cookies = all["cookies"].as_array().unwrap();
    let session = cookies.iter().find(|c| c["name"] == "streamora_session");
    session.unwrap()["value"].as_str().unwrap().to_owned()
}

fn files_below(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap().flatten();
    let each = entries.flat_map(|entry| match entry.path() {
        path if path.is_dir() => files_below(&path),
        path => vec![path],
    });
    each.collect()
}

#[tokio::test]
async fn the_session_s_key_is_in_no_file_of_a_whole_run_and_in_nothing_that_is_exported() {
    let s = Set::stage().open().await;
    s.start().await;
    s.overlay().approve().await;
    s.ends_with("Cancelled, proven on a second look").await;
    let key = session_key(&s).await;
    let has_it = |bytes: &[u8]| bytes.windows(key.len()).any(|w| w == key.as_bytes());
    let files = files_below(&s.home());
    for part in ["journal.sqlite", "receipt.html", ".log", ".png"] {
        let named = |file: &PathBuf| file.to_string_lossy().contains(part);
        assert!(files.iter().any(named), "{part} is looked into");
    }
    for file in files {
        let bytes = std::fs::read(&file).unwrap();
        assert!(!has_it(&bytes), "{}", file.display());
    }
    let listed = s.cli().run(&["history", "list", "--json"]).await.out;
    let row: serde_json::Value = serde_json::from_str(listed.lines().next().unwrap()).unwrap();
    let run = row["run"].as_str().unwrap();
    let shown = s
        .cli()
        .run(&["history", "show", run, "--journal"])
        .await
        .out;
    assert!(shown.contains("streamora") && !has_it(shown.as_bytes()));
    for form in ["html", "print", "json"] {
        let asked = ["history", "export", run, "--format", form];
        let exported = s.cli().run(&asked).await.out;
        assert!(exported.contains(&s.site.effective_date()));
        assert!(!has_it(exported.as_bytes()), "{form}");
    }
}
