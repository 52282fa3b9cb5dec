//! No host, another host, a host that talks nonsense: a clear message in the page, nothing lost, nothing hung.
use e2e::stage::{Set, shipped};
use protocol::message::{FromExtension, ToExtension};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// What the extension says under this key.
fn words(key: &str) -> String {
    let text = std::fs::read_to_string(shipped("extension/_locales/en/messages.json")).unwrap();
    let all: serde_json::Value = serde_json::from_str(&text).unwrap();
    all[key]["message"]
        .as_str()
        .unwrap_or_else(|| panic!("no words for {key}"))
        .to_owned()
}

fn fake(folder: &Path, mode: &str) -> PathBuf {
    let path = folder.join(mode);
    std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_fake_host"), &path).unwrap();
    path
}

async fn with_a_host_that(mode: &str, says: &str) {
    let folder = tempfile::tempdir().unwrap();
    let s = Set::stage()
        .host_instead(&fake(folder.path(), mode))
        .open()
        .await;
    s.press_toolbar().await;
    s.panel().says(says).await;
    s.nothing_changed();
    s.panel().close().await;
}

#[tokio::test]
async fn without_a_host_the_panel_says_what_to_install_and_goes_on_once_it_is_there() {
    let s = Set::stage().no_host().open().await;
    s.press_toolbar().await;
    s.panel().says(&words("host_missing")).await;
    s.panel().says("subterminator install").await;
    s.nothing_changed();
    s.install_host().await;
    s.panel().click(&words("try_again")).await;
    s.panel().click("Cancel this subscription").await;
    s.overlay().approve().await;
    s.ends_with("Cancelled, proven on a second look").await;
    s.was_cancelled_once();
}

#[tokio::test]
async fn a_newer_host_is_not_talked_to() {
    with_a_host_that("newer", &words("host_version")).await;
}

#[tokio::test]
async fn what_a_refusing_host_says_reaches_the_person() {
    with_a_host_that(
        "refusing",
        "The two halves of SubTerminator are of different versions.",
    )
    .await;
}

#[tokio::test]
async fn what_is_no_json_the_browser_drops_and_the_host_is_given_up_on() {
    with_a_host_that("garbled", &words("host_silent")).await;
}

#[tokio::test]
async fn a_message_of_no_known_kind_is_not_understood() {
    with_a_host_that("nonsense", &words("host_garbled")).await;
}

#[tokio::test]
async fn a_message_that_is_too_long_for_the_browser_ends_in_words() {
    with_a_host_that("oversized", "SubTerminator's helper program").await;
}

#[tokio::test]
async fn a_message_that_breaks_off_ends_in_words() {
    with_a_host_that("truncated", "SubTerminator's helper program").await;
}

#[tokio::test]
async fn a_host_that_ends_at_once_ends_in_words() {
    with_a_host_that("ends", &words("host_ended")).await;
}

#[tokio::test]
async fn a_host_that_never_answers_is_given_up_on() {
    with_a_host_that("silent", &words("host_silent")).await;
}

/// The real host at the end of a pipe, as the browser starts it.
struct Host(
    Child,
    #[expect(dead_code, reason = "the folder lives as long as the host")] tempfile::TempDir,
);

impl Host {
    fn start() -> Self {
        let home = tempfile::tempdir().unwrap();
        let child = Command::new(e2e::built::host())
            .arg(format!(
                "chrome-extension://{}/",
                protocol::EXTENSION_IDS[0]
            ))
            .env(protocol::control::HOME_ENV, home.path())
            .env_remove(protocol::control::CONTROL_ENV)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        Self(child, home)
    }

    fn send(&mut self, body: &[u8]) {
        let to = self.0.stdin.as_mut().unwrap();
        to.write_all(&u32::try_from(body.len()).unwrap().to_ne_bytes())
            .unwrap();
        to.write_all(body).unwrap();
        to.flush().unwrap();
    }

    fn hello(&mut self, protocol: u32) {
        let hello = FromExtension::Hello {
            protocol,
            extension_version: "0.1.0".into(),
        };
        self.send(&serde_json::to_vec(&hello).unwrap());
    }

    fn answer(&mut self) -> ToExtension {
        let from = self.0.stdout.as_mut().unwrap();
        let mut length = [0; 4];
        from.read_exact(&mut length).expect("an answer");
        let mut body = vec![0; u32::from_ne_bytes(length) as usize];
        from.read_exact(&mut body).unwrap();
        serde_json::from_slice(&body).unwrap()
    }

    /// It ends by itself, having written nothing more than frames.
    fn ends(mut self) {
        let mut rest = Vec::new();
        self.0
            .stdout
            .take()
            .unwrap()
            .read_to_end(&mut rest)
            .unwrap();
        assert_eq!(rest, b"");
        self.0.wait().unwrap();
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn the_host_skips_a_malformed_message_and_answers_the_next() {
    let mut host = Host::start();
    host.hello(protocol::PROTOCOL_VERSION);
    assert!(matches!(host.answer(), ToExtension::Welcome { .. }));
    for bad in [
        &b"{"[..],
        b"",
        b"\xff\xfe",
        br#"{"kind":"surprise"}"#,
        b"[[[[[[[[[[",
    ] {
        host.send(bad);
    }
    host.send(
        br#"{"kind":"page","page":"ask:x","payload":{"type":"opened","page":"ask","key":"x"}}"#,
    );
    assert!(
        matches!(host.answer(), ToExtension::Page { .. }),
        "the next good message is answered"
    );
}

#[test]
fn the_host_refuses_an_extension_of_another_version_in_words_and_ends() {
    let mut host = Host::start();
    host.hello(protocol::PROTOCOL_VERSION + 1);
    match host.answer() {
        ToExtension::Refused { message } => {
            assert!(message.contains("different versions"), "{message}")
        }
        other => panic!("{other:?}"),
    }
    host.ends();
}

#[test]
fn the_host_does_not_hang_on_a_message_that_breaks_off() {
    let mut host = Host::start();
    host.hello(protocol::PROTOCOL_VERSION);
    assert!(matches!(host.answer(), ToExtension::Welcome { .. }));
    let mut to = host.0.stdin.take().unwrap();
    to.write_all(&100_u32.to_ne_bytes()).unwrap();
    to.write_all(b"{\"kind\":").unwrap();
    drop(to);
    host.ends();
}

#[test]
fn the_host_does_not_swallow_a_message_that_is_longer_than_any() {
    let mut host = Host::start();
    host.hello(protocol::PROTOCOL_VERSION);
    assert!(matches!(host.answer(), ToExtension::Welcome { .. }));
    let mut to = host.0.stdin.take().unwrap();
    to.write_all(&u32::MAX.to_ne_bytes()).unwrap();
    // It may close the line before everything is said.
    let _ = to.write_all(b"{\"kind\":");
    drop(to);
    host.ends();
}
