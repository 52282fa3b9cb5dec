//! Pages that do something of their own in the middle of what the agent does: it presses once at most, and reads and presses on.
use e2e::reading::Reading;
use serde_json::json;

/// What happens when the agent comes near `on`; `once(f)` is `f` for the first time only.
const MISCHIEF: [(&str, &str); 9] = [
    ("takes the button away", "on.remove()"),
    (
        "puts a copy in its place",
        "on.replaceWith(on.cloneNode(true))",
    ),
    (
        "empties the page",
        "once(() => document.body.querySelector('main').replaceChildren())",
    ),
    ("throws", "throw new Error('no')"),
    (
        "sends the event to it again and again",
        "if (depth++ < 100) on.dispatchEvent(new e.constructor(e.type, e))",
    ),
    ("presses the other one", "once(() => other.click())"),
    (
        "moves the focus on and on",
        "once(() => { on.onfocus = () => other.focus(); other.onfocus = () => depth++ < 100 && on.focus(); on.focus() })",
    ),
    (
        "says that the page was come back to",
        "dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })); dispatchEvent(new Event('blur')); dispatchEvent(new Event('resize'))",
    ),
    (
        "takes everything out of the root that it doesn't know",
        "for (const e of [...document.documentElement.children]) if (!['HEAD', 'BODY'].includes(e.tagName)) e.remove()",
    ),
];

#[tokio::test]
async fn whatever_a_page_does_in_the_middle_of_a_press_nothing_is_pressed_twice_and_the_next_press_works()
 {
    let mut r = Reading::open().await;
    for (does, script) in MISCHIEF {
        let page = format!(
            "<!doctype html><main><button id=on>Go on</button><button id=other>Other</button></main><button id=next>Next</button><script>
            let depth = 0, done = false, presses = {{ on: 0, next: 0 }};
            const once = (f) => done || (done = true, f());
            on.addEventListener('click', (e) => e.detail === 1 && e.clientX && presses.on++);
            next.addEventListener('click', () => presses.next++);
            for (const kind of ['pointerover', 'pointermove', 'pointerdown', 'mousedown', 'focus', 'pointerup', 'mouseup'])
                on.addEventListener(kind, (e) => {{ {script} }});
            </script>"
        );
        let seen = r.read(&page).await;
        let named = |name: &str| {
            seen.snapshot
                .elements
                .iter()
                .find(|e| e.name == name)
                .unwrap()
                .clone()
        };
        r.click(&named("Go on")).await;
        let after = r.observe().await;
        let next = after.snapshot.elements.iter().find(|e| e.name == "Next");
        let next = next
            .unwrap_or_else(|| panic!("a page that {does}: {:?}", after.text))
            .clone();
        let acted = r.click(&next).await;
        assert!(acted.error.is_none(), "a page that {does}: {acted:?}");
        let presses = r.page.run("presses").await.unwrap();
        assert_eq!(presses["next"], json!(1), "a page that {does}");
        assert!(
            presses["on"].as_u64() <= Some(1),
            "a page that {does}: {presses}"
        );
    }
}
