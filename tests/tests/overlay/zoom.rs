//! Who has made the page larger, with two fingers or by the browser's menu, says yes as anybody does.
use crate::{asked, the_person_says_yes};
use e2e::stage::Stage;
use serde_json::json;

async fn an_honest_click_is_a_yes(s: &Stage) {
    the_person_says_yes(s, "is shown larger").await;
    let result = s.command().outcome().await;
    assert!(result.success && result.verified, "{result:?}");
    s.was_cancelled_once();
    assert_eq!(s.command().heard().approvals(), 1);
}

/// With two fingers: the page is a larger one behind a smaller window, and is dragged until the button is in sight.
#[tokio::test]
async fn on_a_page_that_was_pinched_larger_an_honest_click_is_a_yes() {
    let (s, _) = asked().await;
    let twice = json!({ "pageScaleFactor": 2 });
    s.page
        .call("Emulation.setPageScaleFactor", twice)
        .await
        .unwrap();
    assert_eq!(s.page.run("visualViewport.scale").await.unwrap(), 2);
    an_honest_click_is_a_yes(&s).await;
}

/// By the keys or the menu of the browser: fewer and larger pixels.
#[tokio::test]
async fn in_a_browser_that_shows_everything_larger_an_honest_click_is_a_yes() {
    let (s, _) = asked().await;
    let larger = json!({ "width": 640, "height": 450, "deviceScaleFactor": 2, "mobile": false });
    s.page
        .call("Emulation.setDeviceMetricsOverride", larger)
        .await
        .unwrap();
    assert_eq!(s.page.run("innerWidth").await.unwrap(), 640);
    an_honest_click_is_a_yes(&s).await;
}
