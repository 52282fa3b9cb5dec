//! What has to be scrolled to inside the page, or has no box of its own, is pressed as a person would press it.
use e2e::reading::Reading;
use protocol::action::{Action, ErrorCode};

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

/// A list of which only what is in sight is drawn; one row's name begins another's.
const DRAWN_IN_PART: &str = "<!doctype html><title>None</title><div id=list style='height:200px;overflow-y:auto'><div id=all style='position:relative'></div></div><script>
    const names = Array.from({ length: 300 }, (_, i) => i === 240 ? 'Lumen Mail (trial)' : i === 241 ? 'Lumen Mail' : 'Service ' + i);
    all.style.height = names.length * 40 + 'px';
    const draw = () => {
        const first = Math.floor(list.scrollTop / 40);
        all.replaceChildren(...names.slice(first, first + 6).map((name, i) => {
            const row = document.createElement('div');
            row.style.cssText = `position:absolute;top:${(first + i) * 40}px;height:40px`;
            row.innerHTML = `<span>${name}</span><span>$5</span><button>Cancel</button>`;
            return row;
        }));
    };
    list.onscroll = () => requestAnimationFrame(draw); draw();</script>";
const ROWS: &str = "[...document.querySelectorAll('span')].map(s => s.textContent).join()";

#[tokio::test]
async fn a_list_that_is_drawn_in_part_is_scrolled_until_a_name_stands_in_it() {
    let mut r = Reading::open().await;
    let looked_for = async |r: &mut Reading, words: &str| {
        let seen = r.read(DRAWN_IN_PART).await;
        let mut all = seen.snapshot.elements.iter();
        let last = all.rfind(|e| e.name == "Cancel").unwrap();
        let action = Action::ScrollFor {
            target: last.reference,
            words: words.to_owned(),
        };
        let acted = r.act(action, Some(last.identity())).await;
        let rows = r.page.run(ROWS).await.unwrap();
        (acted.error, rows.as_str().unwrap().to_owned())
    };
    let (error, rows) = looked_for(&mut r, "lumen  mail").await;
    assert_eq!(error, None);
    assert!(rows.split(',').any(|row| row == "Lumen Mail"), "{rows}");
    // A part of a word is no name: "Art" in "Start".
    let (error, _) = looked_for(&mut r, "umen Mail").await;
    assert_eq!(error.unwrap().code, ErrorCode::ActionFailed);
    let (error, rows) = looked_for(&mut r, "Lumen Drive").await;
    assert_eq!(error.unwrap().code, ErrorCode::ActionFailed);
    assert!(rows.starts_with("Service 0,"), "{rows}");
}

/// What another browser's server is given to run comes to the same.
#[tokio::test]
async fn the_script_for_another_browser_scrolls_as_far() {
    const SCRIPT: &str = include_str!("../../../native-host/src/hands/seek.js");
    let mut r = Reading::open().await;
    for (words, row) in [("Lumen Mail", "Lumen Mail"), ("Lumen Drive", "Service 0")] {
        r.read(DRAWN_IN_PART).await;
        let script = SCRIPT.replacen("WORDS", &format!("'{words}'"), 1);
        let script = script.trim().trim_end_matches(';');
        let runs = format!("({script})(document.querySelector('button'))");
        r.page.run(&runs).await.unwrap();
        let rows = r.page.run(ROWS).await.unwrap();
        let rows = rows.as_str().unwrap();
        assert!(rows.split(',').any(|r| r == row), "{words}: {rows}");
    }
}
