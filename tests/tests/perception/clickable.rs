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

#[tokio::test]
async fn the_parts_of_a_picture_are_pressed_where_the_picture_is_also_below_the_fold() {
    let mut r = Reading::open().await;
    let seen = r
        .read(
            "<!doctype html><div style='height: 3000px'></div>
             <img usemap=#m width=200 height=100 style='padding: 10px' src='data:image/gif;base64,R0lGODlhAQABAAAAACw='>
             <map name=m><area shape=rect coords='0,0,50,40' href=#ended alt='Cancel plan'></map>
             <p>Running</p><script>onhashchange = () => { document.querySelector('p').textContent = location.hash }</script>",
        )
        .await;
    let [area] = &seen.snapshot.elements[..] else {
        panic!("{:#?}", seen.snapshot.elements)
    };
    let acted = r.click(area).await;
    assert_eq!(acted.error, None);
    assert_eq!(r.observe().await.text, "#ended");
}
