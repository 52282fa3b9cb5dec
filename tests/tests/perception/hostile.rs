//! Pages that are hostile to reading: it ends, within its budget, and says what it left out.
use e2e::reading::Reading;
use protocol::snapshot::{MAX_ELEMENTS, Observation};

fn names(seen: &Observation) -> Vec<&str> {
    let elements = seen.snapshot.elements.iter();
    elements.map(|e| e.name.as_str()).collect()
}

fn truncated(seen: &Observation) -> bool {
    seen.left_out
        .iter()
        .any(|words| words.contains("truncated"))
}

#[tokio::test]
async fn a_hundred_thousand_elements_are_read() {
    let mut r = Reading::open().await;
    let seen = r
        .read("<!doctype html><body><button>First</button><script>
            const rows = [];
            for (let i = 0; i < 33333; i += 1) rows.push(`<div><span>Row ${i}</span><a href=/${i}>Open ${i}</a></div>`);
            document.body.insertAdjacentHTML('beforeend', rows.join(''));
        </script><dialog open aria-modal=true aria-label=Sure><button>Cancel it</button></dialog>")
        .await;
    assert_eq!(seen.snapshot.elements.len(), MAX_ELEMENTS);
    assert!(names(&seen).contains(&"First"));
    let end_read = names(&seen).contains(&"Cancel it");
    assert!(end_read || truncated(&seen), "{:?}", seen.left_out);
    assert!(!seen.left_out.is_empty());
}

/// Inline elements: of blocks nested so deep Chromium itself does not finish the layout.
#[tokio::test]
async fn five_thousand_elements_in_one_another_are_read() {
    let mut r = Reading::open().await;
    let seen = r
        .read(
            "<!doctype html><body><script>
            let at = document.body;
            for (let i = 0; i < 5000; i += 1) at = at.appendChild(document.createElement('span'));
            at.innerHTML = '<button>At the bottom</button>';
        </script><button>Outside</button>",
        )
        .await;
    assert_eq!(names(&seen), ["At the bottom", "Outside"]);
    assert!(truncated(&seen), "{:?}", seen.left_out);
}

#[tokio::test]
async fn attributes_and_texts_of_a_megabyte_are_cut() {
    let mut r = Reading::open().await;
    let seen = r
        .read(
            "<!doctype html><body><script>
            const long = 'very long '.repeat(100000);
            for (let i = 0; i < 40; i += 1) {
                const b = document.body.appendChild(document.createElement('button'));
                b.setAttribute('aria-label', long);
                b.title = long;
                b.append(long);
            }
        </script><button>After</button>",
        )
        .await;
    assert!(truncated(&seen), "{:?}", seen.left_out);
    assert!(names(&seen).iter().all(|name| name.chars().count() <= 203));
    let size = serde_json::to_string(&seen).unwrap().len();
    assert!(size < 200_000, "{size} bytes");
}

#[tokio::test]
async fn labels_and_owners_that_go_in_circles_end() {
    let mut r = Reading::open().await;
    let seen = r
        .read("<!doctype html>
            <button id=a aria-labelledby='b a'>A</button><button id=b aria-labelledby='a b'>B</button>
            <div id=c role=list aria-owns=d><p>C</p></div><div id=d role=listitem aria-owns=c><p>D</p></div>
            <div id=e aria-owns=e role=button tabindex=0>E</div><label for=f id=l aria-labelledby=f>L</label><input id=f aria-labelledby=l>")
        .await;
    assert_eq!(names(&seen), ["B A", "A B", "E", "L"]);
}

#[tokio::test]
async fn a_page_that_bends_the_language_is_read_all_the_same() {
    let mut r = Reading::open().await;
    let seen = r
        .read("<!doctype html><script>
            const lie = () => { throw new Error('no'); };
            for (const name of ['getAttribute', 'getAttributeNames', 'hasAttributes', 'getBoundingClientRect', 'checkVisibility', 'matches', 'attachShadow'])
                Element.prototype[name] = lie;
            for (const [of, name] of [[Node.prototype, 'firstChild'], [Node.prototype, 'nextSibling'], [Node.prototype, 'nodeType'],
                    [Node.prototype, 'childNodes'], [Element.prototype, 'localName'], [Document.prototype, 'documentElement']])
                Object.defineProperty(of, name, { get: lie, configurable: true });
            Object.prototype.get = lie;
            Object.prototype.opacityProperty = true;
            Array.prototype.join = lie;
            Array.prototype[Symbol.iterator] = lie;
            window.getComputedStyle = lie;
            JSON.stringify = Date.now = Map.prototype.get = WeakMap.prototype.get = lie;
            window.chrome = { runtime: { connect: lie } };
        </script>
        <form><input name=parentNode><input name=getAttribute><input name=firstChild><img name=children><button name=nodeType>Send</button></form>
        <img name=getComputedStyle><a id=documentElement name=querySelectorAll href=/x>Clobbers</a>")
        .await;
    assert!(names(&seen).contains(&"Send"), "{:?}", names(&seen));
    assert!(names(&seen).contains(&"Clobbers"), "{:?}", names(&seen));
}

#[tokio::test]
async fn a_page_that_never_stops_changing_is_read_and_said_to_be_unsettled() {
    let mut r = Reading::open().await;
    let seen = r
        .read("<!doctype html><p id=p>0</p><button>Stop</button><script>
            const churn = () => { p.replaceChildren(String(Math.random())); p.after(document.createElement('i')); if (p.parentNode.children.length > 500) document.querySelectorAll('i').forEach(i => i.remove()); };
            setInterval(churn, 5);
            new MutationObserver(churn).observe(p, { attributes: true });
        </script>")
        .await;
    assert!(!seen.settled);
    assert_eq!(names(&seen), ["Stop"]);
}

#[tokio::test]
async fn where_a_wheel_turns_what_is_to_come_is_waited_for_and_decoration_is_not() {
    const WHEEL: &str = "<!doctype html><style>@keyframes turn { to { transform: rotate(1turn) } }
        i { display: block; width: 30px; height: 30px; animation: turn .8s linear infinite }</style>
        <p>Duetto Oro</p><i id=wheel></i>";
    let mut r = Reading::open().await;
    let seen = r
        .read(&format!(
            "{WHEEL}<script>setTimeout(() => wheel.outerHTML = '<button>Manage</button>', 900)</script>"
        ))
        .await;
    assert_eq!(names(&seen), ["Manage"]);
    let seen = r.read(&format!("{WHEEL}<button>Listen</button>")).await;
    assert!(seen.settled);
    assert_eq!(names(&seen), ["Listen"]);
}

#[tokio::test]
async fn a_part_that_says_it_is_busy_is_waited_for() {
    const BUSY: &str = "<!doctype html><p>Duetto Oro</p><div id=list aria-busy=true><div style='height: 80px'></div></div>";
    let mut r = Reading::open().await;
    let comes = "list.removeAttribute('aria-busy'); list.innerHTML = '<button>Manage</button>'";
    let seen = r
        .read(&format!(
            "{BUSY}<script>setTimeout(() => {{ {comes} }}, 1200)</script>"
        ))
        .await;
    assert_eq!(names(&seen), ["Manage"]);
    // One that stays so is waited for in vain, and what shows something isn't.
    let seen = r.read(&format!("{BUSY}<button>Listen</button>")).await;
    assert!(seen.settled);
    assert_eq!(names(&seen), ["Listen"]);
}

#[tokio::test]
async fn what_is_just_going_is_waited_for_and_a_colour_that_changes_is_not() {
    const LIST: &str = "<!doctype html><style>ul { transition: opacity .5s } a { transition: color 60s }</style>
        <ul id=list><li>Reasons</li></ul><a id=link href=/x>Terms</a><script>requestAnimationFrame(() => requestAnimationFrame(() => {";
    let mut r = Reading::open().await;
    let goes = "list.ontransitionend = () => list.remove(); list.style.opacity = 0 })) </script>";
    let seen = r.read(&format!("{LIST}{goes}")).await;
    assert!(!seen.text.contains("Reasons"), "{}", seen.text);
    let turns = "link.style.color = 'red' })) </script>";
    let seen = r.read(&format!("{LIST}{turns}")).await;
    assert!(seen.settled && seen.text.contains("Reasons"), "{seen:?}");
}

#[tokio::test]
async fn frames_that_come_and_go_while_they_are_read_break_nothing() {
    let mut r = Reading::open_with(&["http://localhost/*"]).await;
    r.pages
        .put("/inner", "<!doctype html><button>Fleeting</button>");
    r.show("<!doctype html><button>Lasting</button><script>
            const make = (src) => { const f = document.createElement('iframe'); f.src = src; return f; };
            let frames = [];
            setInterval(() => {
                for (const f of frames) f.remove();
                frames = [make('/inner'), make('OTHER/inner'), make('OTHER/inner')];
                document.body.append(...frames);
            }, 20);
        </script>")
        .await;
    for _ in 0..10 {
        let seen = r.look(false, protocol::snapshot::View::default()).await;
        assert!(names(&seen).contains(&"Lasting"));
    }
}

#[tokio::test]
async fn a_name_from_another_namespace_is_no_trap() {
    let mut r = Reading::open().await;
    let seen = r
        .read("<!doctype html><body><script>
            for (const tag of ['input', 'textarea', 'select', 'option', 'slot', 'iframe', 'dialog', 'a', 'button', 'details'])
                for (const ns of ['http://www.w3.org/2000/svg', 'urn:x', null])
                    document.body.append(document.createElementNS(ns, tag));
        </script><button>Real</button>")
        .await;
    assert!(names(&seen).contains(&"Real"), "{:?}", names(&seen));
}

#[tokio::test]
async fn a_page_that_shuts_the_agent_out_with_a_frame_named_like_the_extension_is_told_of() {
    let mut r = Reading::open().await;
    let said = r
        .shut_out("<!doctype html><iframe name=chrome></iframe><button>Cancel plan</button>")
        .await;
    assert!(!said.is_empty());
    // The next page is read again.
    let seen = r.read("<!doctype html><button>Cancel plan</button>").await;
    assert_eq!(seen.text, "Cancel plan");
}

#[tokio::test]
async fn what_is_cut_of_long_attributes_and_choices_costs_the_rest_of_the_page_nothing() {
    let mut r = Reading::open().await;
    let page = "<!doctype html><body><h1>Account</h1><script>
        const long = 'x'.repeat(1e6);
        for (let n = 0; n < 25; n++) document.body.append(Object.assign(document.createElement('input'), { type: 'hidden', value: long }));
        const list = document.createElement('select');
        list.setAttribute('aria-label', 'Why');
        list.innerHTML = '<option>Choice'.repeat(200000);
        document.body.append(list);
        document.body.insertAdjacentHTML('beforeend', '<p>Plan Premium</p><button>Cancel plan</button>');
    </script>";
    let seen = r.read(page).await;
    assert!(
        seen.text.ends_with("Plan Premium\nCancel plan"),
        "{}",
        seen.text
    );
    assert!(
        seen.outline.contains("thousands of choices"),
        "{}",
        seen.outline
    );
}

#[tokio::test]
async fn pictures_smaller_than_their_own_edges_and_thousands_of_references_stop_nobody() {
    let mut r = Reading::open().await;
    let page = "<!doctype html><body><img usemap=#m style='width: 0; height: 20px; padding: 0 .7px'
            src='data:image/gif;base64,R0lGODlhAQABAAAAACw='>
        <map name=m><area coords=0,0,1,1 href=#x alt=Nowhere></map><button id=b>Cancel plan</button><script>
        document.body.insertAdjacentHTML('beforeend', '<div>Row</div>'.repeat(20000));
        const rows = [...document.querySelectorAll('div')];
        b.ariaDescribedByElements = rows;
        rows.slice(0, 3000).forEach((row) => { row.ariaDescribedByElements = [rows.at(-1)]; });
    </script>";
    let start = std::time::Instant::now();
    let seen = r.read(page).await;
    assert!(seen.outline.contains("button Cancel plan"));
    // Minutes, if each were searched for.
    assert!(start.elapsed().as_secs() < 60);
}
