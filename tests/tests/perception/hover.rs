//! Controls that a style sheet shows only while the pointer is over their row or menu: told, pressed, and hidden again.
use e2e::reading::Reading;
use protocol::message::ToAgent;
use protocol::snapshot::{Element, Observation};

/// Writes what was pressed into the title, and whatever else happens to the page into `window.noticed`.
const HEARS: &str = "<script>
    addEventListener('click', (e) => {
        const heard = e.target.closest('[data-heard]');
        if (heard) document.title = `Heard ${heard.dataset.heard}`;
        e.preventDefault();
    }, true);
    window.noticed = [];
    window.changed = 0;
    for (const name of ['transitionrun', 'animationstart']) addEventListener(name, (e) => noticed.push(name), true);
    new MutationObserver((all) => changed += all.length).observe(document.body, { subtree: true, childList: true, attributes: true });
    const sheets = () => [...document.styleSheets].map((s) => [...s.cssRules].map((r) => r.cssText).join('\\n')).join('\\n');
    const all = () => sheets() + document.body.outerHTML;
    const before = all();
</script>";

/// What is left of what was done to the page.
const LEFT: &str = "[all() == before, ...noticed].join()";

fn page(body: &str) -> String {
    format!("<!doctype html><title>Account</title><body>{body}{HEARS}")
}

fn named<'o>(seen: &'o Observation, name: &str) -> Vec<&'o Element> {
    let elements = seen.snapshot.elements.iter();
    elements.filter(|e| e.label() == name).collect()
}

/// Looks at a page, presses the last control of this name, and sees to it that it was heard and that the page is as it was.
async fn is_pressed(body: &str, name: &str) -> Observation {
    let mut r = Reading::open().await;
    let seen = r.read(&page(body)).await;
    let found = named(&seen, name);
    let last = found.last().unwrap_or_else(|| panic!("{}", seen.outline));
    assert!(last.on_hover, "{last:?}");
    assert_eq!(r.page.run(LEFT).await.unwrap(), "true", "after a look");
    assert_eq!(r.page.run("changed").await.unwrap(), 0, "by a look");
    let acted = r.click(last).await;
    assert_eq!(acted.error, None, "{body}");
    assert_eq!(r.page.run("document.title").await.unwrap(), "Heard it");
    assert_eq!(r.page.run(LEFT).await.unwrap(), "true", "after a press");
    let again = r.observe().await;
    assert_eq!(named(&again, name).len(), found.len(), "{}", again.outline);
    seen
}

#[tokio::test]
async fn an_action_that_a_hovered_table_row_shows_is_pressed_in_that_row() {
    let seen = is_pressed(
        "<style>td:last-child { width: 200px } .actions { display: none; animation: in 1s } @keyframes in { from { opacity: 0 } }
            @media screen { tr:hover .actions { display: block } }
            tr, b { transition: all 1s } tr:hover { background: #eee } tr:hover b { color: blue } td:hover + td { display: block }</style>
        <table><tr><td>Gym Basic<td>9 €<td><div class=actions><a href=/1>Cancel</a></div>
        <tr><td><b>Yoga</b><td>5 €<td><div class=actions><a href=/2 data-heard=it>Cancel</a></div></table>",
        "Cancel",
    )
    .await;
    let rows: Vec<&str> = named(&seen, "Cancel")
        .iter()
        .map(|e| e.within.last().unwrap().name.as_str())
        .collect();
    assert_eq!(rows, ["Gym Basic 9 €", "Yoga 5 €"]);
    assert!(!seen.text.contains("Cancel"), "{}", seen.text);
}

#[tokio::test]
async fn a_button_with_only_a_tooltip_that_fades_in_with_its_entry_is_pressed() {
    let seen = is_pressed(
        "<style>.menu { visibility: hidden; opacity: 0; pointer-events: none; transition: all .4s }
            .row { &:hover { .menu { visibility: visible; opacity: 1; pointer-events: auto } } }
            button { width: 30px; height: 30px }</style>
        <ul><li class=row>Music Plus <span class=menu><button data-tooltip='Edit'></button></span>
        <li class=row>News Daily <span class=menu>Really gone <button data-tooltip='End subscription' data-heard=it></button></span></ul>",
        "End subscription",
    )
    .await;
    assert!(!seen.text.contains("gone"), "{}", seen.text);
    assert!(
        seen.outline.contains("[on hover] — End subscription"),
        "{}",
        seen.outline
    );
}

#[tokio::test]
async fn an_item_of_a_menu_that_drops_down_in_a_menu_is_pressed() {
    let seen = is_pressed(
        "<style>nav ul ul { display: none; position: absolute; background: #fff } li:hover > ul { display: block }</style>
        <nav><ul><li><a href=/account>Account</a><ul><li><a href=/billing>Billing</a>
        <ul style='left: 120px'><li><a href=/leave data-heard=it>Leave us</a></ul></ul></ul></nav>",
        "Leave us",
    )
    .await;
    let hovered = named(&seen, "Billing")[0].bbox.unwrap();
    let account = named(&seen, "Account")[0].bbox.unwrap();
    assert!(
        hovered.overlaps(account),
        "{hovered:?} is not at {account:?}"
    );
}

#[tokio::test]
async fn what_no_hovering_shows_is_not_told() {
    let mut r = Reading::open().await;
    let seen = r
        .read(&page(
            "<style>.row span { display: none }
            .row:hover .coloured { color: red }
            .row .itself:hover { display: block !important }
            .row:hover .locked { display: block } .row .locked { display: none }
            .row:hover .unseen { display: block; visibility: hidden }
            .important { display: none !important } .row:hover .important { display: block }
            .nowhere { width: 0; height: 0 } .nowhere:hover b { display: block } .nowhere b { display: none }
            .beside { display: none } .row i:hover + .beside { display: block }
            .closed:hover .inside { display: block !important } .closed { display: none }
            @media print { .row:hover .printed { display: block !important } }</style>
        <div class=row>Plan <span class=coloured><button>A</button></span><span class=itself><button>B</button></span>
        <span class=locked><button>C</button></span><span class=unseen><button>D</button></span><span style='display: none' class=locked><button>E</button></span><div class=nowhere><b><button>I</button></b></div><i>i</i><span class=beside><button>J</button></span>
        <span class=important><button>K</button></span><span class=closed><span class=inside><button>F</button></span></span><span class=printed><button>G</button></span>
        <button hidden>H</button></div>",
        ))
        .await;
    // `C` is hidden by a weaker rule only.
    assert_eq!(named(&seen, "C").len(), 1, "{}", seen.outline);
    assert_eq!(seen.snapshot.elements.len(), 1, "{}", seen.outline);
}

#[tokio::test]
async fn what_hovering_shows_is_outlined_and_stays_while_it_is_asked_about() {
    let mut r = Reading::open().await;
    let seen = r
        .read(&page(
            "<style>.menu { display: none } .row:hover .menu { display: inline }</style>
            <div class=row>Plan <span class=menu><button data-heard=it id=b>Cancel plan</button></span></div>",
        ))
        .await;
    let width = "b.getBoundingClientRect().width > 0";
    let button = named(&seen, "Cancel plan")[0];
    r.say(ToAgent::Outline {
        target: button.reference,
        label: "This one".to_owned(),
    })
    .await;
    let now = r.observe().await;
    assert_eq!(r.page.run(width).await.unwrap(), true);
    assert_eq!(named(&now, "Cancel plan")[0].reference, button.reference);
    assert!(named(&now, "Cancel plan")[0].on_hover);
    assert_eq!(r.click(button).await.error, None);
    r.say(ToAgent::ClearOutline).await;
    r.observe().await;
    assert_eq!(r.page.run(width).await.unwrap(), false);
    assert_eq!(r.page.run(LEFT).await.unwrap(), "true");
}
