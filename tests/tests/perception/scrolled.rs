//! What has to be scrolled to inside the page, or has no box of its own, is pressed as a person would press it.
use e2e::reading::Reading;

const TELLS: &str =
    "<script>addEventListener('click', e => document.title = e.target.textContent)</script>";

async fn presses(html: &str, name: &str) {
    let mut r = Reading::open().await;
    let seen = r
        .read(&format!("<!doctype html><title>None</title>{html}{TELLS}"))
        .await;
    let element = seen.snapshot.elements.iter().find(|e| e.name == name);
    let acted = r.click(element.unwrap()).await;
    assert_eq!(acted.error, None, "{name}");
    let pressed = r.page.run("document.title").await.unwrap();
    assert_eq!(pressed.as_str(), Some(name));
}

#[tokio::test]
async fn a_button_that_a_list_has_scrolled_away_is_scrolled_to_and_pressed() {
    let items: String = (0..30)
        .map(|i| format!("<li><button>Item {i}</button></li>"))
        .collect();
    let html = format!(
        "<div style='height:200px;overflow-y:auto'><ul>{items}</ul></div><footer style='height:400px'>Footer</footer>"
    );
    presses(&html, "Item 15").await;
    presses(&html, "Item 29").await;
}

#[tokio::test]
async fn a_button_that_its_row_shows_the_edge_of_is_scrolled_to_and_pressed() {
    let html = "<div style='width:300px;overflow-x:auto'><div style='width:900px'>
        <button style='margin-left:290px;width:200px'>Half</button></div></div>";
    presses(html, "Half").await;
}

#[tokio::test]
async fn what_has_no_box_of_its_own_is_pressed_by_its_words() {
    for (html, name) in [
        ("<button style='display:contents'>Stop</button>", "Stop"),
        ("<a href='#x' style='display:contents'>Leave</a>", "Leave"),
        ("<div id=host></div><script>host.attachShadow({ mode: 'closed' }).innerHTML =
            '<button style=\"display:contents\" onclick=\"document.title = `Inner`\">Inner</button>'; host.onclick = e => e.stopPropagation()</script>", "Inner"),
    ] {
        presses(html, name).await;
    }
}
