//! What the person said yes to is not what stands there any more: the yes is void, and a new one is asked for.
use e2e::sites::streamora::Script;
use e2e::stage::{Set, Stage};
use protocol::report::Report;
use protocol::task::Reason;

const RENAME: &str = "for (const b of document.querySelectorAll('main button')) if (b.textContent.trim() === 'Finish cancellation') b.textContent = 'Cancel membership now'";

#[tokio::test]
async fn a_button_renamed_with_the_very_click_is_not_pressed() {
    let s = Set::stage().with_script(Script::Renamer).open().await;
    s.page.goto(&s.site.at("/account")).await.unwrap();
    s.start().await;
    let first = s.overlay().asks().await;
    assert!(first.contains("Finish cancellation"), "{first}");
    s.overlay().approve().await;
    e2e::wait::until("a second question with the new name", || async {
        let words = s.overlay().asks().await;
        if words.contains("Cancel membership now") {
            Ok(())
        } else {
            Err(words)
        }
    })
    .await;
    s.nothing_changed();
    s.overlay().approve().await;
    s.ends_with("Cancelled, proven on a second look").await;
    s.was_cancelled_once();
}

#[tokio::test]
async fn a_button_renamed_in_the_last_moment_is_not_pressed() {
    let (s, question, from) = Stage::announced().await;
    assert_eq!(question.target_name, "Finish cancellation");
    s.page.run(RENAME).await.unwrap();
    let (again, _) = s.command().asked(from).await;
    assert_eq!(again.target_name, "Cancel membership now");
    s.nothing_changed();
    s.command().answer(&again, false).await;
    assert_eq!(s.command().outcome().await.reason, Reason::HumanRejected);
    s.nothing_changed();
}

#[tokio::test]
async fn a_date_that_changes_in_the_last_moment_voids_the_yes() {
    let (s, _, from) = Stage::announced().await;
    s.page
        .run("document.querySelector('main strong').textContent = '1 January 2031'")
        .await
        .unwrap();
    let (again, _) = s.command().asked(from).await;
    assert!(again.text().contains("1 January 2031"), "{}", again.text());
    s.nothing_changed();
    s.command().answer(&again, false).await;
    s.command().outcome().await;
    s.nothing_changed();
}

#[tokio::test]
async fn a_date_that_changes_while_the_question_stands_voids_the_yes() {
    let s = Set::stage().ordered(super::brisk()).open().await;
    s.press_toolbar().await;
    let (question, from) = s.command().asked(0).await;
    s.page
        .run("document.querySelector('main strong').textContent = '1 January 2031'")
        .await
        .unwrap();
    s.command().answer(&question, true).await;
    let (again, _) = s.command().asked(from).await;
    assert!(again.text().contains("1 January 2031"), "{}", again.text());
    s.nothing_changed();
    s.command().answer(&again, false).await;
    s.command().outcome().await;
    s.nothing_changed();
}

#[tokio::test]
async fn a_page_that_leaves_by_itself_right_before_the_press_is_not_taken_for_the_press() {
    let (s, question) = Stage::about_to_press().await;
    s.page.goto(&s.site.at("/account")).await.unwrap();
    let unknown = s
        .command()
        .hears("word that the press is not known", 0, |r| {
            matches!(r, Report::Notice { text } if text.contains("isn't known")).then_some(())
        });
    let (_, from) = unknown.await;
    let (again, _) = s.command().asked(from).await;
    assert_ne!(again.id, question.id, "the old yes is void");
    s.command().answer(&again, false).await;
    let result = s.command().outcome().await;
    assert_eq!(result.reason, Reason::HumanRejected, "{result:?}");
    let called_pressed = |r: &Report| {
        matches!(
            r,
            Report::Irreversible {
                pressed: Some(true),
                ..
            }
        )
    };
    let heard = s.command().heard();
    assert!(!heard.lines.iter().any(|line| called_pressed(&line.report)));
    s.nothing_changed();
}
