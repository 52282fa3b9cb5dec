//! The browser may stop the service worker whenever it likes: the run goes on or ends in words, and nothing is pressed twice.
use e2e::stage::Set;
use protocol::report::Report;

#[tokio::test]
async fn stopped_between_two_pages_the_run_goes_on() {
    let s = Set::stage().ordered(super::brisk()).open().await;
    let mut arrivals = s.site.hooks().listen();
    let held = s.site.hooks().hold("/cancel/survey");
    s.press_toolbar().await;
    arrivals.hear("GET /cancel/survey").await;
    s.browser.stop_worker(&s.page).await.unwrap();
    held.release();

    let (question, _) = s.command().asked(0).await;
    s.command().answer(&question, true).await;
    let result = s.command().outcome().await;
    assert!(result.success && result.verified, "{result:?}");
    s.was_cancelled_once();
}

#[tokio::test]
async fn stopped_while_it_asks_the_person_is_asked_again() {
    let s = Set::stage().open().await;
    s.start().await;
    s.overlay().asks().await;
    s.browser.stop_worker(&s.page).await.unwrap();
    e2e::wait::until("the run to be taken up by a new host", || async {
        let record = s.record().await;
        let resumed = record
            .iter()
            .any(|r| matches!(r, Report::Opened { resumed: true, .. }));
        if resumed {
            Ok(())
        } else {
            Err(format!("{:?}", record.last()))
        }
    })
    .await;
    s.nothing_changed();
    s.overlay().approve().await;
    s.ends_with("Cancelled, proven on a second look").await;
    s.was_cancelled_once();
}

#[tokio::test]
async fn stopped_at_any_request_of_the_way_it_is_cancelled_once() {
    for (request, after_the_yes) in super::requests() {
        let s = Set::stage().ordered(super::brisk()).open().await;
        let mut arrivals = s.site.hooks().listen();
        let held = s.site.hooks().hold(request);
        s.press_toolbar().await;
        if after_the_yes {
            let (question, _) = s.command().asked(0).await;
            s.command().answer(&question, true).await;
        }
        arrivals.hear(request).await;
        s.browser.stop_worker(&s.page).await.unwrap();
        held.release();
        if !after_the_yes {
            let (question, _) = s.command().asked(0).await;
            s.command().answer(&question, true).await;
        }
        let result = s.command().outcome().await;
        assert!(result.success && result.verified, "{request}: {result:?}");
        s.was_cancelled_once();
    }
}
