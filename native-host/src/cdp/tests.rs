//! The line, with a browser played at its other end.
use super::calls::*;
use super::*;
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader, DuplexStream, duplex};

/// The other end, which says what the test says.
struct Played {
    from: BufReader<DuplexStream>,
    to: DuplexStream,
}

fn line() -> (Cdp, Played) {
    let (to, heard) = duplex(1 << 16);
    let (says, from) = duplex(1 << 16);
    let played = Played {
        from: BufReader::new(heard),
        to: says,
    };
    (Cdp::over(to, from), played)
}

impl Played {
    async fn hears(&mut self) -> Value {
        let mut message = Vec::new();
        self.from.read_until(0, &mut message).await.unwrap();
        assert_eq!(message.pop(), Some(0), "each message ends with a NUL");
        serde_json::from_slice(&message).unwrap()
    }

    async fn says(&mut self, message: Value) {
        let bytes = [message.to_string().as_bytes(), b"\0"].concat();
        self.to.write_all(&bytes).await.unwrap();
    }
}

#[tokio::test]
async fn answers_find_their_calls_whatever_the_order() {
    let (cdp, mut browser) = line();
    let page = cdp.to_session("S1".into());
    let create = CreateTarget { url: "about:blank" };
    let navigate = Navigate {
        url: "https://example.com/".into(),
    };
    let answers = async {
        let (one, two) = (browser.hears().await, browser.hears().await);
        assert_eq!(
            (&one["method"], one.get("sessionId")),
            (&json!("Target.createTarget"), None)
        );
        assert_eq!(one["params"], json!({ "url": "about:blank" }));
        assert_eq!(two["sessionId"], "S1");
        browser
            .says(json!({ "id": two["id"], "sessionId": "S1", "result": { "frameId": "F", "errorText": "net::ERR_X" } }))
            .await;
        browser
            .says(json!({ "id": one["id"], "result": { "targetId": "T1" } }))
            .await;
    };
    let (created, navigated, ()) = tokio::join!(cdp.call(&create), page.call(&navigate), answers);
    assert_eq!(created.unwrap().target_id, "T1");
    assert_eq!(navigated.unwrap().error_text.as_deref(), Some("net::ERR_X"));
}

#[tokio::test]
async fn what_the_browser_refuses_and_what_it_garbles_is_said_with_the_calls_name() {
    let (cdp, mut browser) = line();
    let (call, answers) = (GetTargets::of(&["tab"]), async {
        let asked = browser.hears().await;
        assert_eq!(asked["params"], json!({ "filter": [{ "type": "tab" }] }));
        browser
            .says(
                json!({ "id": asked["id"], "error": { "code": -32000, "message": "Not allowed" } }),
            )
            .await;
        let asked = browser.hears().await;
        browser
            .says(json!({ "id": asked["id"], "result": { "targets": 3 } }))
            .await;
    });
    let asked = async { (cdp.call(&call).await, cdp.call(&call).await) };
    let ((refused, garbled), ()) = tokio::join!(asked, answers);
    let words = refused.unwrap_err().to_string();
    assert!(
        words.contains("Target.getTargets") && words.contains("Not allowed"),
        "{words}"
    );
    assert!(matches!(garbled, Err(CdpError::Unclear { .. })));
}

#[tokio::test]
async fn messages_may_come_in_pieces_and_nonsense_costs_only_itself() {
    let (cdp, mut browser) = line();
    let mut loads = cdp.to_session("S1".into()).events::<Loaded>();
    browser
        .to
        .write_all(b"{oops\0[1,2]\0\0{\"method\":\"Page.loadEv")
        .await
        .unwrap();
    browser.to.flush().await.unwrap();
    // Of another session: not for this listener.
    browser
        .to
        .write_all(b"entFired\",\"params\":{},\"sessionId\":\"S2\"}\0")
        .await
        .unwrap();
    browser
        .says(json!({ "method": "Page.loadEventFired", "params": { "timestamp": 1.5 }, "sessionId": "S1" }))
        .await;
    drop(browser);
    assert!(loads.next().await.is_some());
    assert!(
        loads.next().await.is_none(),
        "the other session's is not ours"
    );
}

#[tokio::test]
async fn a_browser_that_goes_leaves_nobody_waiting() {
    let (cdp, browser) = line();
    let mut loads = cdp.events::<Loaded>();
    let call = GetVersion {};
    let (answer, ()) = tokio::join!(cdp.call(&call), async { drop(browser) });
    assert!(matches!(answer, Err(CdpError::Gone)), "{answer:?}");
    assert!(loads.next().await.is_none());
    assert!(matches!(cdp.call(&call).await, Err(CdpError::Gone)));
    assert!(cdp.events::<Loaded>().next().await.is_none());
}

#[tokio::test]
async fn the_line_closes_with_the_last_copy_of_it() {
    let (cdp, mut browser) = line();
    let page = cdp.to_session("S1".into());
    page.tell(&DisablePage {}).unwrap();
    assert_eq!(browser.hears().await["method"], "Page.disable");
    drop((cdp, page));
    let mut rest = Vec::new();
    browser.from.read_to_end(&mut rest).await.unwrap();
    assert_eq!(rest, b"");
}

#[test]
fn every_kind_of_dialog_is_known() {
    for (name, kind) in [
        ("alert", DialogType::Alert),
        ("confirm", DialogType::Confirm),
        ("prompt", DialogType::Prompt),
        ("beforeunload", DialogType::BeforeUnload),
    ] {
        let opened = json!({ "url": "u", "frameId": "F", "message": "Sure?", "type": name, "hasBrowserHandler": true });
        let opened: DialogOpened = serde_json::from_value(opened).unwrap();
        assert_eq!(opened.kind, kind);
    }
}
