//! What is lent to an assistant, and what is not: it leads, under the same policy and the same approval in the page.
use crate::scene::{
    assistant, assistant_for, begins, looks, on_to_the_last_step, up_to_the_last_step,
};
use e2e::stage::Set;
use protocol::task::Reason;
use serde_json::{Value, json};

fn items(listed: &Value, of: &str, key: &str) -> Vec<String> {
    let all = listed[of].as_array().expect("a list");
    let named = all.iter().map(|i| i[key].as_str().unwrap().to_owned());
    named.collect()
}

#[tokio::test]
async fn an_assistant_leads_and_the_person_approves_in_the_page() {
    let s = Set::stage().open().await;
    let mut assistant = assistant(&s).await;
    assert_eq!(assistant.greeting["server"]["name"], "subterminator");
    let tools = assistant.does(json!({ "do": "tools" })).await;
    assert_eq!(
        items(&tools, "tools", "name"),
        [
            "list_services",
            "start",
            "get_snapshot",
            "browser_click",
            "browser_fill",
            "browser_select",
            "browser_scroll",
            "request_human_approval",
            "complete_task"
        ]
    );
    let (look, click) = (&tools["tools"][2], &tools["tools"][3]);
    assert_eq!(look["title"], "Look at the page");
    assert_eq!(look["annotations"]["readOnlyHint"], true);
    assert_eq!(click["annotations"]["destructiveHint"], true);
    assert_eq!(click["outputSchema"]["required"][0], "over");
    let page = up_to_the_last_step(&s, &mut assistant).await;
    s.panel().says("test-assistant").await;
    s.nothing_changed();
    let (end, ()) = tokio::join!(assistant.presses(&page, "Finish cancellation"), async {
        s.overlay().approve().await;
    });
    s.was_cancelled_once();
    assert!(
        end.text.contains("The person is asked, in the page"),
        "{end:?}"
    );
    assert!(
        end.text.contains("cancelled, proven on a second look"),
        "{end:?}"
    );
    assert_eq!(
        end.data,
        json!({ "over": true, "cancelled": true, "reason": "completed" })
    );

    let listed = assistant.does(json!({ "do": "resources" })).await;
    let listed = items(&listed, "resources", "uri");
    assert_eq!(listed.len(), 3, "{listed:?}");
    for (uri, holds) in [
        ("subterminator://history", "Streamora"),
        ("subterminator://snapshot", "Finish cancellation"),
        (listed[2].as_str(), "Your membership has been cancelled"),
    ] {
        let read = assistant.does(json!({ "do": "read", "uri": uri })).await;
        let text = read["contents"][0]["text"].as_str().unwrap_or_default();
        assert!(text.contains(holds), "{uri}: {read}");
    }
    assistant.leaves().await;
}

#[tokio::test]
async fn the_persons_no_ends_it_and_the_assistant_is_told() {
    let s = Set::stage().open().await;
    let mut assistant = assistant(&s).await;
    let page = up_to_the_last_step(&s, &mut assistant).await;
    let (end, ()) = tokio::join!(assistant.presses(&page, "Finish cancellation"), async {
        s.overlay().reject().await;
    });
    assert!(end.text.contains("human_rejected"), "{end:?}");
    let after = assistant
        .calls("browser_click", json!({ "ref": "@e1" }))
        .await;
    assert!(after.error, "{after:?}");
    s.nothing_changed();
    assistant.leaves().await;
}

#[tokio::test]
async fn what_policy_forbids_is_refused_and_what_makes_no_sense_is_told() {
    let s = Set::stage().open().await;
    let mut assistant = assistant(&s).await;
    let page = looks(&s, &mut assistant).await;
    assert_eq!(page.pictures, 0, "nobody asked for one");
    let page = assistant
        .calls("get_snapshot", json!({ "screenshot": true }))
        .await;
    assert_eq!(page.pictures, 1);
    let page = assistant.presses(&page, "Manage plan").await;
    let gone = assistant
        .calls("browser_click", json!({ "ref": "@e9999" }))
        .await;
    assert!(gone.error, "{gone:?}");
    let unfit = assistant
        .calls("browser_click", json!({ "element": "the button" }))
        .await;
    assert!(unfit.error && unfit.text.contains("ref"), "{unfit:?}");
    let unknown = assistant.calls("browser_action", json!({})).await;
    assert!(
        unknown.error && unknown.text.contains("no tool"),
        "{unknown:?}"
    );
    let claim = assistant
        .calls(
            "complete_task",
            json!({ "status": "success", "reason": "Done." }),
        )
        .await;
    assert!(claim.error, "{claim:?}");
    drop(page);
    s.nothing_changed();
    assistant.leaves().await;
}

#[tokio::test]
async fn an_assistant_that_leaves_ends_the_run_in_order() {
    let s = Set::stage().open().await;
    let mut assistant = assistant(&s).await;
    let page = looks(&s, &mut assistant).await;
    assistant.presses(&page, "Manage plan").await;
    assistant.leaves().await;
    s.panel().says("Stopped").await;
    assert_eq!(s.result().await.reason, Reason::Interrupted);
    s.nothing_changed();
}

#[tokio::test]
async fn before_the_press_nothing_is_shown_to_the_assistant() {
    let s = Set::stage().open().await;
    let mut assistant = assistant(&s).await;
    let unknown = assistant
        .does(json!({ "do": "read", "uri": "subterminator://snapshot" }))
        .await;
    assert!(!unknown["failed"].is_null(), "{unknown}");
    let past = assistant
        .does(json!({ "do": "read", "uri": "subterminator://history" }))
        .await;
    assert_eq!(past["contents"][0]["text"], "", "{past}");
    assistant.leaves().await;
    s.nothing_changed();
}

#[tokio::test]
async fn after_a_no_the_person_s_own_press_lets_the_assistant_begin_anew() {
    let s = Set::stage().open().await;
    let mut assistant = assistant(&s).await;
    let page = up_to_the_last_step(&s, &mut assistant).await;
    let (end, ()) = tokio::join!(assistant.presses(&page, "Finish cancellation"), async {
        s.overlay().reject().await;
    });
    assert_eq!(end.data["reason"], "human_rejected", "{end:?}");
    s.page.goto(&s.site.at("/account")).await.unwrap();
    let page = begins(&s, &mut assistant, "start", json!({})).await;
    let page = on_to_the_last_step(&mut assistant, page).await;
    let (end, ()) = tokio::join!(assistant.presses(&page, "Finish cancellation"), async {
        s.overlay().approve().await;
    });
    s.was_cancelled_once();
    assert_eq!(end.data["cancelled"], true, "{end:?}");
    assistant.leaves().await;
}

#[tokio::test]
async fn set_up_for_no_service_it_begins_what_the_assistant_names_at_a_plain_address() {
    let s = Set::stage().open().await;
    let mut assistant = assistant_for(&s.cli(), &["--browser", "attach"]).await;
    let early = assistant.calls("get_snapshot", json!({})).await;
    assert!(
        early.error && early.text.contains("list_services"),
        "{early:?}"
    );
    let known = assistant.calls("list_services", json!({})).await;
    let ids = items(&known.data, "services", "id");
    assert!(ids.contains(&"netflix".to_owned()), "{known:?}");
    for bad in [
        json!({}),
        json!({ "service": "no such service" }),
        json!({ "url": s.site.at("/account?cancel=4711") }),
        json!({ "url": "http://example.com/account" }),
    ] {
        let refused = assistant.calls("start", bad).await;
        assert!(refused.error, "{refused:?}");
    }
    let order = json!({ "url": s.site.at("/account") });
    let page = begins(&s, &mut assistant, "start", order).await;
    let second = assistant
        .calls("start", json!({ "service": "netflix" }))
        .await;
    assert!(
        second.error && second.text.contains("under way"),
        "{second:?}"
    );
    assistant.presses(&page, "Manage plan").await;
    s.nothing_changed();
    assistant.leaves().await;
}
