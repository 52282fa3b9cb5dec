//! What a mouse can press, is pressed: whatever part of it is drawn, free, or in sight.
use e2e::reading::Reading;
use protocol::snapshot::Element;

/// Presses what is called so, on a page that writes "Heard" and its name into its title when it hears of it.
async fn is_heard(html: &str, name: &str) {
    let mut r = Reading::open().await;
    let page = format!(
        "<!doctype html><body style='margin: 0'>{html}<script>
            addEventListener('click', (e) => {{
                const heard = e.composedPath().find((el) => el.dataset?.heard);
                if (heard) document.title = `Heard ${{heard.dataset.heard}}`;
                e.preventDefault();
            }}, true);
        </script>"
    );
    let seen = r.read(&page).await;
    let called = |e: &&Element| e.name == name;
    let element = seen.snapshot.elements.iter().find(called);
    let element = element.unwrap_or_else(|| panic!("no “{name}” in {:#?}", seen.snapshot.elements));
    let acted = r.click(element).await;
    assert_eq!(acted.error, None, "{html}");
    let title = r.page.run("document.title").await.unwrap();
    assert_eq!(title, "Heard it", "{html}");
}

#[tokio::test]
async fn a_control_is_no_cover_of_itself_by_the_picture_that_is_drawn_in_it() {
    for html in [
        "<button data-heard=it aria-label=More style='padding: 0'><svg width=18 height=18><circle cx=9 cy=9 r=9 /></svg></button>",
        "<a href=# data-heard=it aria-label=More><svg width=111 height=30><path d='M0 0h111v30H0z'/></svg></a>",
        "<svg width=60 height=60><g role=button tabindex=0 data-heard=it aria-label=More><rect width=60 height=60 /></g></svg>",
    ] {
        is_heard(html, "More").await;
    }
}

#[tokio::test]
async fn a_box_over_its_own_label_is_pressed_itself() {
    is_heard(
        "<div style='position: relative; width: 200px; height: 40px'>
            <input type=checkbox id=a data-heard=it style='opacity: 0; position: absolute; inset: 0; width: 100%; height: 100%; margin: 0'>
            <label for=a>Auto-renew</label></div>",
        "Auto-renew",
    )
    .await;
}

#[tokio::test]
async fn a_link_whose_content_has_left_its_lines_is_pressed_where_that_is() {
    for html in [
        "<a href=#1 data-heard=it aria-label=Card><span style='float: left; width: 60px; height: 60px'>x</span></a>",
        "<div style='position: relative; height: 80px'><a href=#2 data-heard=it aria-label=Card><span style='position: absolute; inset: 0'></span></a></div>",
    ] {
        is_heard(html, "Card").await;
    }
}

#[tokio::test]
async fn what_bars_cover_in_the_middle_is_scrolled_to_where_they_end() {
    for bar in ["bottom: 0; height: 60vh", "top: 0; height: 60vh"] {
        is_heard(
            &format!("<div style='height: 1500px'></div><button data-heard=it>Stop</button><div style='height: 1500px'></div>
                <footer style='position: fixed; left: 0; right: 0; background: #fff; {bar}'>We use cookies</footer>"),
            "Stop",
        )
        .await;
    }
}

#[tokio::test]
async fn what_is_seen_in_part_is_pressed_there() {
    for html in [
        "<div style='width: 100px; overflow: hidden'><button data-heard=it style='width: 400px'>Stop</button></div>",
        "<div style='height: 12px; overflow: clip'><button data-heard=it style='height: 60px'>Stop</button></div>",
        "<button data-heard=it style='width: 300px; height: 40px'>Stop</button>
            <p style='position: absolute; left: 0; top: 0; margin: 0; width: 270px; height: 40px; background: #fff'>Stay</p>",
        "<button data-heard=it style='width: 300px; height: 40px; clip-path: inset(0 80% 0 0)'>Stop</button>",
    ] {
        is_heard(html, "Stop").await;
    }
}

#[tokio::test]
async fn a_press_goes_through_no_other_control_even_to_one_of_the_same_name() {
    is_heard(
        "<div role=button tabindex=0 aria-label=Cancel data-heard=it style='width: 300px'>
            <a href=#upgrade onclick='document.title = \"Upgraded\"'><span role=button aria-label=Cancel>Cancel now</span></a></div>",
        "Cancel",
    )
    .await;
}

#[tokio::test]
async fn the_face_of_a_control_is_pressed_where_only_that_one_hears() {
    let html = "<x-b tabindex=0 role=button>Cancel</x-b><script>
        customElements.define('x-b', class extends HTMLElement {
            connectedCallback() {
                this.attachShadow({ mode: 'open' }).innerHTML = '<button data-heard=it><slot></slot></button>';
            }
        });
    </script>";
    is_heard(html, "Cancel").await;
}

#[tokio::test]
async fn a_link_opens_its_address_and_pings_nobody() {
    let mut r = Reading::open().await;
    // The browser looks for the attribute once the page has heard of the click.
    let html = "<!doctype html><a id=l href='#there' ping='/told' onclick='document.title = `pings=${l.ping}`'>Go on</a>";
    let seen = r.read(html).await;
    let link = seen.snapshot.elements.iter().find(|e| e.name == "Go on");
    assert_eq!(r.click(link.unwrap()).await.error, None);
    let said = "document.title + location.hash";
    assert_eq!(r.page.run(said).await.unwrap(), "pings=#there");
    // The page has it back, and its own click pings.
    r.page.run("l.click()").await.unwrap();
    assert_eq!(r.page.run(said).await.unwrap(), "pings=/told#there");
}
