//! Refs: the same control keeps its ref, and no ref ever means another control.
use e2e::reading::{Acted, Reading};
use protocol::action::ErrorCode;
use protocol::ids::Ref;
use protocol::snapshot::{Element, Observation};

fn named<'o>(seen: &'o Observation, name: &str) -> &'o Element {
    let mut elements = seen.snapshot.elements.iter();
    elements
        .find(|e| e.name == name)
        .unwrap_or_else(|| panic!("no “{name}” in {:#?}", seen.snapshot.elements))
}

fn code(acted: Acted) -> Option<ErrorCode> {
    acted.error.map(|error| error.code)
}

/// Two buttons, and what a script of the page's does to them.
async fn after(script: &str) -> (Reading, Observation, Observation) {
    let mut r = Reading::open().await;
    let before = r
        .read("<!doctype html><main><button id=k>Keep plan</button><button id=s>Cancel plan</button></main>")
        .await;
    r.page.run(script).await.unwrap();
    let now = r.observe().await;
    (r, before, now)
}

#[tokio::test]
async fn a_control_keeps_its_ref_through_moves_classes_and_new_neighbours() {
    let (_, before, now) = after(
        "document.querySelector('main').prepend(s); s.className = 'x'; s.style.color = 'red';
         s.insertAdjacentHTML('beforebegin', '<button>New</button>');",
    )
    .await;
    let kept = |seen: &Observation| -> Ref { named(seen, "Cancel plan").reference };
    assert_eq!(kept(&now), kept(&before));
    let new = named(&now, "New").reference;
    assert!(before.snapshot.elements.iter().all(|e| e.reference != new));
}

#[tokio::test]
async fn a_control_drawn_anew_is_another_one_and_the_old_ref_is_invalid() {
    let (mut r, before, now) = after("s.outerHTML = s.outerHTML").await;
    let (old, new) = (named(&before, "Cancel plan"), named(&now, "Cancel plan"));
    assert_ne!(old.reference, new.reference);
    assert_eq!(code(r.click(old).await), Some(ErrorCode::RefInvalid));
    assert_eq!(code(r.click(new).await), None);
}

#[tokio::test]
async fn elements_that_swap_their_words_swap_no_refs() {
    let (mut r, before, now) =
        after("k.textContent = 'Cancel plan'; s.textContent = 'Keep plan'").await;
    for name in ["Keep plan", "Cancel plan"] {
        assert_ne!(named(&before, name).reference, named(&now, name).reference);
        assert_eq!(
            code(r.click(named(&before, name)).await),
            Some(ErrorCode::RefInvalid)
        );
    }
}

#[tokio::test]
async fn a_control_whose_role_changed_is_not_what_the_ref_was_given_for() {
    let (mut r, before, _) = after("s.setAttribute('role', 'link')").await;
    let acted = r.click(named(&before, "Cancel plan")).await;
    assert_eq!(code(acted), Some(ErrorCode::RefInvalid));
}

#[tokio::test]
async fn words_that_come_back_to_the_same_element_bring_its_ref_back() {
    let (mut r, before, _) = after("s.textContent = 'Working…'").await;
    r.page.run("s.textContent = 'Cancel plan'").await.unwrap();
    let again = r.observe().await;
    assert_eq!(
        named(&again, "Cancel plan").reference,
        named(&before, "Cancel plan").reference
    );
}

#[tokio::test]
async fn rows_of_a_list_that_reuses_its_elements_are_told_apart() {
    let mut r = Reading::open().await;
    let before = r
        .read("<!doctype html><div id=list style='height: 100px; overflow: auto'><div style='height: 30000px; position: relative'></div></div><script>
            const pool = Array.from({ length: 6 }, () => list.firstChild.appendChild(document.createElement('button')));
            const draw = () => pool.forEach((row, i) => {
                const at = Math.floor(list.scrollTop / 30) + i;
                row.textContent = `Row ${at}`;
                row.style.cssText = `position: absolute; top: ${at * 30}px; height: 30px`;
            });
            list.onscroll = draw;
            draw();
        </script>")
        .await;
    r.page
        .run("new Promise(done => { list.scrollTop = 300; list.addEventListener('scroll', () => done(), { once: true }) })")
        .await
        .unwrap();
    let now = r.observe().await;
    let old: Vec<Ref> = before
        .snapshot
        .elements
        .iter()
        .map(|e| e.reference)
        .collect();
    named(&now, "Row 10");
    assert!(
        now.snapshot
            .elements
            .iter()
            .all(|e| !old.contains(&e.reference))
    );
    let acted = r.click(named(&before, "Row 0")).await;
    assert_eq!(code(acted), Some(ErrorCode::RefInvalid));
}

/// Three subscriptions in rows of this kind, drawn over the same elements each time, as frameworks do without keys.
async fn rows(r: &mut Reading, row: &str) -> Observation {
    let page = format!(
        "<!doctype html><main id=list></main><script>
            const data = ['Netflix', 'Spotify', 'Hulu'];
            const draw = () => data.forEach((name, at) => {{
                list.children[at] ?? list.insertAdjacentHTML('beforeend', `{row}`);
                list.children[at].querySelector('.name').textContent = name;
            }});
            const shift = () => {{ data.shift(); list.lastChild.remove(); draw(); }};
            draw();
        </script>"
    );
    r.read(&page).await
}

#[tokio::test]
async fn the_same_button_in_another_row_is_another_one() {
    let mut r = Reading::open().await;
    for row in [
        "<section><h3 class=name></h3><button>Cancel</button></section>",
        "<div><p class=name></p><div><button>Cancel</button></div></div>",
        "<div role=listitem><b class=name></b> <button>Cancel</button></div>",
        "<li><h3>Subscription</h3><p class=name></p><button>Cancel</button></li>",
        "<li><h3>Subscription</h3><p>Service:</p><b class=name></b><div><div><div><div><div><div><div><button>Cancel</button></div></div></div></div></div></div></div></li>",
    ] {
        let before = rows(&mut r, row).await;
        r.page.run("shift()").await.unwrap();
        let acted = r.click(named(&before, "Cancel")).await;
        let error = acted.error.unwrap();
        assert_eq!(error.code, ErrorCode::RefInvalid, "{row}");
        assert!(
            error.message.contains("Spotify"),
            "{row}: {}",
            error.message
        );
        let now = r.observe().await;
        assert_eq!(code(r.click(named(&now, "Cancel")).await), None, "{row}");
    }
}

#[tokio::test]
async fn what_stands_alone_stays_the_same_while_seconds_are_counted_down_beside_it() {
    let mut r = Reading::open().await;
    let before = r
        .read("<!doctype html><div><p>Offer ends in 04:59</p><b>Netflix</b><button>Cancel</button></div>")
        .await;
    r.page
        .run("document.querySelector('p').textContent = 'Offer ends in 04:58'")
        .await
        .unwrap();
    assert_eq!(code(r.click(named(&before, "Cancel")).await), None);
}

#[tokio::test]
async fn the_last_row_that_is_left_stays_itself_and_becomes_no_other_one() {
    let mut r = Reading::open().await;
    let row = "<div><p class=name></p><div><button>Cancel</button></div></div>";
    let before = rows(&mut r, row).await;
    let first = named(&before, "Cancel");
    r.page
        .run("list.lastChild.remove(); list.lastChild.remove()")
        .await
        .unwrap();
    let now = r.observe().await;
    assert_eq!(named(&now, "Cancel").reference, first.reference);
    assert_eq!(code(r.click(first).await), None);
    r.page
        .run("list.querySelector('.name').textContent = 'Hulu'")
        .await
        .unwrap();
    assert_eq!(code(r.click(first).await), Some(ErrorCode::RefInvalid));
}

#[tokio::test]
async fn what_a_list_item_says_belongs_to_its_ref() {
    let mut r = Reading::open().await;
    let before = r
        .read("<!doctype html><ul><li onclick='' id=l>Change e-mail</li><li onclick=''>Billing</li></ul>")
        .await;
    r.page
        .run("l.textContent = 'Delete my account'")
        .await
        .unwrap();
    let acted = r.click(named(&before, "Change e-mail")).await;
    assert_eq!(code(acted), Some(ErrorCode::RefInvalid));
}

#[tokio::test]
async fn a_field_keeps_its_ref_when_its_row_says_that_it_is_required() {
    let mut r = Reading::open().await;
    let field = |name: &str| format!("<div><label>{name} <input></label></div>");
    let before = r
        .read(&format!("<!doctype html>{}{}", field("Why"), field("How")))
        .await;
    r.page
        .run("document.querySelector('div').insertAdjacentHTML('beforeend', '<p>This is required</p>')")
        .await
        .unwrap();
    let now = r.observe().await;
    assert_eq!(
        named(&now, "Why").reference,
        named(&before, "Why").reference
    );
}
