//! A control that becomes another one while it is pressed, or that passes its press on, is not clicked.
use e2e::reading::Reading;
use protocol::action::ErrorCode;
use protocol::snapshot::Element;

const FORMS: &str =
    "<form id=f method=post action=/cancel><button id=b>Finish cancellation</button></form>
    <form id=g method=post action=/delete></form>";

/// Presses what is called so, and tells what came of it, and what reached the server meanwhile.
async fn pressed(html: &str, name: &str) -> (Option<ErrorCode>, Vec<String>) {
    let mut r = Reading::open().await;
    let seen = r.read(&format!("<!doctype html>{html}")).await;
    let called = |e: &&Element| e.name == name;
    let element = seen.snapshot.elements.iter().find(called);
    let element = element.unwrap_or_else(|| panic!("no “{name}” in {:#?}", seen.snapshot.elements));
    let before = r.pages.asked().len();
    let acted = r.click(element).await;
    (
        acted.error.map(|e| e.code),
        r.pages.asked().split_off(before),
    )
}

async fn is_not_clicked(html: &str, name: &str) {
    let (error, asked) = pressed(html, name).await;
    assert_eq!(error, Some(ErrorCode::PageChanged), "{html}");
    assert_eq!(asked, Vec::<String>::new(), "{html}");
}

#[tokio::test]
async fn a_button_that_gets_another_name_form_address_or_type_under_the_pointer_is_not_clicked() {
    for (event, change) in [
        ("pointerover", "b.textContent = 'Delete my account'"),
        ("pointerdown", "b.setAttribute('form', 'g')"),
        ("mousedown", "b.form.action = '/delete'"),
        ("mousemove", "b.setAttribute('formaction', '/delete')"),
        ("mouseup", "b.form.method = 'get'"),
        ("mouseenter", "b.type = 'button'"),
        (
            "pointerup",
            "b.outerHTML = '<button>Finish cancellation</button>'",
        ),
    ] {
        let script =
            format!("<script>b.addEventListener('{event}', () => {{ {change} }})</script>");
        let html = format!("{FORMS}{script}");
        let (error, asked) = pressed(&html, "Finish cancellation").await;
        assert!(
            matches!(
                error,
                Some(ErrorCode::PageChanged | ErrorCode::ActionFailed)
            ),
            "{event}: {error:?}"
        );
        assert_eq!(asked, Vec::<String>::new(), "{event}");
    }
}

#[tokio::test]
async fn a_link_that_gets_another_address_under_the_pointer_is_not_followed() {
    is_not_clicked(
        "<a id=b href=/cancel/confirm>Finish cancellation</a><script>b.addEventListener('mouseover', () => { b.href = '/annual' })</script>",
        "Finish cancellation",
    )
    .await;
}

/// The attributes stay as they are, and what they are completed with changes.
#[tokio::test]
async fn what_leads_elsewhere_by_another_base_under_the_pointer_is_not_clicked() {
    is_not_clicked(
        "<a id=b href=confirm>Finish cancellation</a><script>b.addEventListener('pointerdown', () => { document.head.innerHTML = '<base href=/annual/>' })</script>",
        "Finish cancellation",
    )
    .await;
    is_not_clicked(
        "<form method=post><button id=b>Finish cancellation</button></form><script>b.addEventListener('pointerdown', () => { history.replaceState(null, '', '/annual/buy') })</script>",
        "Finish cancellation",
    )
    .await;
}

#[tokio::test]
async fn a_control_in_a_label_that_passes_its_press_on_is_not_clicked() {
    is_not_clicked(
        "<label for=del><span role=button tabindex=0>Finish cancellation</span></label>
        <form method=post action=/delete><button id=del style='position:absolute;left:-999px'>Delete my account</button></form>",
        "Finish cancellation",
    )
    .await;
}

#[tokio::test]
async fn a_box_behind_its_label_and_a_button_that_only_looks_different_under_the_pointer_are_pressed()
 {
    for (html, name) in [
        (
            "<label><input type=checkbox style='opacity:0;position:absolute'><span>Too expensive</span></label>",
            "Too expensive",
        ),
        (
            "<button onpointerdown=\"className='pressed';setAttribute('aria-expanded','true')\">More</button>",
            "More",
        ),
        ("<a href='#x'><span>Show</span></a>", "Show"),
        // A view that writes itself into the query leads nowhere else by that.
        (
            "<a href=plan onclick='event.preventDefault()' onpointerdown=\"history.replaceState(null, '', '?view=plan')\">Plan</a>",
            "Plan",
        ),
    ] {
        assert_eq!(pressed(html, name).await.0, None, "{html}");
    }
}
