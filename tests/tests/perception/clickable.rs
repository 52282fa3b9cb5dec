//! What is pressed without any role that says so.
use e2e::reading::Reading;

#[tokio::test]
async fn a_hand_over_words_is_found_wherever_it_stands() {
    let mut r = Reading::open().await;
    let seen = r
        .read(
            "<!doctype html><style>.hand { cursor: pointer }</style>
             <div role=row><div><span class=hand>In a row</span></div></div>
             <ul role=list><li role=listitem><div class=hand>In a list</div></li></ul>
             <div role=button tabindex=0 class=hand><span>In a button</span></div>",
        )
        .await;
    let lines: Vec<&str> = seen.outline.lines().map(str::trim_start).collect();
    assert_eq!(
        lines,
        [
            "@e0 clickable In a row",
            "@e1 clickable In a list",
            "@e2 button In a button"
        ]
    );
}
