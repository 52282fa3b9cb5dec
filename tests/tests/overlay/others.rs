//! Another extension of the same person, and pages that look for ours: neither finds a way in, and pages find nothing at all.
use e2e::browser::Page;
use e2e::stage::{Set, Stage};
use e2e::wait::until;
use protocol::control::RunOptions;
use protocol::task::Reason;
use serde_json::{Value, json};

const MANIFEST: &str = r#"{ "manifest_version": 3, "name": "Another one", "version": "1", "permissions": ["nativeMessaging", "tabs"],
    "background": { "service_worker": "worker.js" } }"#;

/// Every way of one extension to another, and to a program: what each comes to.
const TRIES: &str = "(async () => {
    const said = {};
    const yes = { type: 'person', input: { input: 'answer', question: 1, approved: true, via: 'overlay' } };
    const wordless = (done) => setTimeout(done, 30_000, 'no word');
    for (const message of [yes, { kind: 'agent', tab: 1, frame: 0, payload: yes }])
        said['message ' + Object.keys(said).length] = await new Promise((done) => {
            wordless(done); chrome.runtime.sendMessage(OURS, message, () => done(chrome.runtime.lastError?.message ?? 'heard')) });
    for (const name of ['agent', 'page:ask', 'page:receipt', 'frames', 'frame'])
        said[name] = await new Promise((done) => {
            const port = chrome.runtime.connect(OURS, { name });
            wordless(done); port.onMessage.addListener(() => done('heard'));
            port.onDisconnect.addListener(() => done(chrome.runtime.lastError?.message ?? 'hung up'));
            try { port.postMessage(yes) } catch {} });
    said.host = await new Promise((done) => {
        const port = chrome.runtime.connectNative(HOST);
        wordless(done); port.onMessage.addListener(() => done('heard'));
        port.onDisconnect.addListener(() => done(chrome.runtime.lastError?.message ?? 'hung up')); });
    return said;
})()";

async fn its_page(s: &Stage) -> Page {
    let ours = format!("chrome-extension://{}/", protocol::EXTENSION_IDS[0]);
    let address = until("the other extension", || async {
        let workers = s
            .browser
            .targets("service_worker")
            .await
            .map_err(|e| e.to_string())?;
        let mut urls = workers.iter().filter_map(|w| w["url"].as_str());
        let other = urls.find(|u| u.starts_with("chrome-extension://") && !u.starts_with(&ours));
        other
            .map(str::to_owned)
            .ok_or_else(|| format!("{workers:?}"))
    })
    .await;
    let page = s.browser.new_tab("about:blank").await.unwrap();
    page.goto(&address.replace("worker.js", "page.html"))
        .await
        .unwrap();
    page
}

#[tokio::test]
async fn another_extension_reaches_neither_the_worker_nor_the_host() {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in [
        ("manifest.json", MANIFEST),
        // Awake until it is found.
        (
            "worker.js",
            "setInterval(() => chrome.runtime.getPlatformInfo(() => {}), 5_000)",
        ),
        ("page.html", "<!doctype html>"),
    ] {
        std::fs::write(folder.path().join(name), text).unwrap();
    }
    let s = Set::stage()
        .ordered(RunOptions {
            announce_ms: 0,
            ..RunOptions::default()
        })
        .another_extension(folder.path())
        .open()
        .await;
    s.press_toolbar().await;
    let (question, _) = s.command().asked(0).await;
    let tries = TRIES
        .replace("OURS", &format!("'{}'", protocol::EXTENSION_IDS[0]))
        .replace("HOST", &format!("'{}'", protocol::HOST_NAME));
    let said = its_page(&s).await.run(&tries).await.unwrap();
    let said = said.as_object().unwrap();
    assert_eq!(said.len(), 8, "{said:#?}");
    for (way, word) in said {
        let refused = word.as_str().is_some_and(|w| {
            w.contains("Receiving end does not exist") || w.contains("is forbidden")
        });
        assert!(refused, "{way}: {word}");
    }
    assert_eq!(s.command().heard().approvals(), 0);
    s.page.to_the_front().await.unwrap();
    s.command().answer(&question, false).await;
    assert_eq!(s.command().outcome().await.reason, Reason::HumanRejected);
    s.nothing_changed();
}

/// What a script of ours in a page can say by the names of our own pages: what each way comes to.
const AS_A_PAGE: &str = "(async () => {
    const [tab] = await chrome.tabs.query({ url: SITE + '/*' });
    const says = async (run, question) => {
        const said = {};
        for (const name of ['page:ask', 'page:receipt', 'page:anything'])
            said[name] = await new Promise((done) => {
                const port = chrome.runtime.connect({ name });
                setTimeout(done, 30_000, 'taken');
                port.onMessage.addListener(() => done('heard'));
                port.onDisconnect.addListener(() => done('hung up'));
                port.postMessage({ type: 'opened', page: 'ask', key: `${run}:${question}` });
                port.postMessage({ type: 'answer', run, question, approved: true });
            });
        return said;
    };
    const [{ result }] = await chrome.scripting.executeScript({ target: { tabId: tab.id }, func: says, args: [RUN, QUESTION] });
    return result;
})()";

/// Even our own script, were it led astray by the page that it is in, is not taken for a page of ours.
#[tokio::test]
async fn what_comes_from_a_page_s_tab_never_counts_as_the_small_window() {
    let (s, question) = crate::asked().await;
    let ours = s.extension_tab().await.unwrap();
    let says = AS_A_PAGE
        .replace("SITE", &json!(s.site.at("")).to_string())
        .replace("RUN", &json!(question.run).to_string())
        .replace("QUESTION", &json!(question.id).to_string());
    let said = ours.run(&says).await.unwrap();
    let refused =
        json!({ "page:ask": "hung up", "page:receipt": "hung up", "page:anything": "hung up" });
    assert_eq!(said, refused);
    assert_eq!(s.command().heard().approvals(), 0);
    s.page.to_the_front().await.unwrap();
    s.command().answer(&question, false).await;
    assert_eq!(s.command().outcome().await.reason, Reason::HumanRejected);
    s.nothing_changed();
}

/// What a page sees of its own world: every global and what hangs on it, what was loaded, what moves, what is styled.
const WORLD: &str = "(() => {
    const of = (object) => Reflect.ownKeys(object).map(String).sort().join();
    const built = Object.getOwnPropertyNames(window).filter((name) => /^[A-Z]/.test(name) && window[name]?.prototype);
    return {
        globals: of(window), document: of(document), navigator: of(navigator), chrome: window.chrome ? of(chrome) : '',
        built: Object.fromEntries(built.map((name) => [name, of(window[name]) + of(window[name].prototype)])),
        native: [Element.prototype.attachShadow, EventTarget.prototype.addEventListener, fetch].map(String).join(),
        sheets: document.styleSheets.length + document.adoptedStyleSheets.length, moving: document.getAnimations().length,
        loaded: performance.getEntries().map((entry) => entry.name).filter((name) => /extension|subterminator/i.test(name)).join(),
        attributes: document.documentElement.getAttributeNames().join() + document.body.getAttributeNames().join(),
    };
})()";

fn is_the_same_world(one: &Value, other: &Value) {
    for (what, was) in one.as_object().unwrap() {
        assert_eq!(was, &other[what], "{what}");
    }
}

/// Beside the same page in a tab in which nothing of ours ever was.
#[tokio::test]
async fn a_page_sees_nothing_in_its_own_world_of_what_was_done_in_it_and_of_a_question() {
    let (s, _) = crate::asked().await;
    let address = s.page.url().await.unwrap();
    let untouched = s.browser.new_tab("about:blank").await.unwrap();
    untouched.goto(&address).await.unwrap();
    let world = untouched.run(WORLD).await.unwrap();
    is_the_same_world(&world, &s.page.run(WORLD).await.unwrap());
}

#[tokio::test]
async fn a_page_sees_of_a_run_one_bare_element_and_nothing_in_its_own_world() {
    let s = Set::stage().open().await;
    let (before, children) = (s.page.run(WORLD).await.unwrap(), children(&s).await);
    s.press_toolbar().await;
    s.panel().says("Cancel this subscription").await;
    is_the_same_world(&before, &s.page.run(WORLD).await.unwrap());
    let [with, without] = [self::children(&s).await, children];
    let more: Vec<&Value> = with.iter().filter(|c| !without.contains(c)).collect();
    assert_eq!(more, [&json!("<div></div> null")]);
    s.panel().close().await;
    until("nothing of ours to be there", || async {
        let now = self::children(&s).await;
        if now == without {
            Ok(())
        } else {
            Err(format!("{now:?}"))
        }
    })
    .await;
}

/// What stands directly under the root, as a page sees it.
async fn children(s: &Stage) -> Vec<Value> {
    let code = "[...document.documentElement.children].map((e) => /^(HEAD|BODY)$/.test(e.tagName) ? e.tagName : `${e.outerHTML} ${e.shadowRoot}`)";
    s.page.run(code).await.unwrap().as_array().unwrap().clone()
}

/// Asks for every file in every way; what each came to.
const ASKED_FOR: &str = "(async () => {
    const loaded = (tag, key, url) => new Promise((done) => {
        const e = document.head.appendChild(Object.assign(document.createElement(tag), { onload: () => done('there'), onerror: () => done('none') }));
        if (tag === 'link') e.rel = 'stylesheet';
        e[key] = url;
    });
    const said = [];
    for (const file of FILES) {
        const url = `chrome-extension://${ID}/${file}`;
        said.push(await fetch(url).then(() => 'there', () => 'none'), await fetch(url, { mode: 'no-cors' }).then(() => 'there', () => 'none'),
            await import(url).then(() => 'there', () => 'none'), await loaded('img', 'src', url), await loaded('script', 'src', url), await loaded('link', 'href', url));
    }
    return said;
})()";

#[tokio::test]
async fn no_file_of_the_extension_can_be_had_by_a_page() {
    let s = Set::stage().open().await;
    let files = [
        "manifest.json",
        "service-worker.js",
        "ask.html",
        "receipt.html",
        "options.html",
        "page.js",
        "page.css",
        "icons/16.png",
        "icons/128.png",
        "agent/wasm.js",
        "agent/js.js",
    ];
    for file in files {
        assert!(e2e::built::extension().join(file).is_file(), "{file}");
    }
    let asked = |id: &str| {
        ASKED_FOR
            .replace("FILES", &json!(files).to_string())
            .replace("${ID}", id)
    };
    for pressed in [false, true] {
        if pressed {
            s.press_toolbar().await;
            s.panel().says("Cancel this subscription").await;
        }
        let ours = s
            .page
            .run(&asked(protocol::EXTENSION_IDS[0]))
            .await
            .unwrap();
        let nobodys = s
            .page
            .run(&asked("abcdefghijklmnopabcdefghijklmnop"))
            .await
            .unwrap();
        assert_eq!(ours, nobodys);
        assert_eq!(ours, json!(vec!["none"; files.len() * 6]));
    }
}

/// What a script that got into a page of ours would try: each way that came to something.
const FROM_WITHIN: &str = "(async () => {
    const done = [];
    const inline = document.createElement('script');
    inline.textContent = 'window.ran = true';
    document.head.append(inline);
    if (window.ran) done.push('an inline script');
    const button = document.createElement('button');
    button.setAttribute('onclick', 'window.pressed = true');
    button.click();
    if (window.pressed) done.push('a handler in the markup');
    const loads = (tag, set) => new Promise((told) => {
        const e = Object.assign(document.createElement(tag), { onload: () => told(true), onerror: () => told(false) }, set);
        document.body.append(e);
    });
    if (await loads('script', { src: SITE + '/account' })) done.push('a script of another site');
    if (await loads('img', { src: SITE + '/favicon.ico' })) done.push('a picture of another site');
    if (await fetch(SITE + '/account', { mode: 'no-cors' }).then(() => true, () => false)) done.push('a request to another site');
    return done;
})()";

#[tokio::test]
async fn a_page_of_ours_runs_no_script_but_its_own_and_asks_no_other_site() {
    let s = Set::stage().open().await;
    let ours = s.extension_tab().await.unwrap();
    let tries = FROM_WITHIN.replace("SITE", &json!(s.site.at("")).to_string());
    assert_eq!(ours.run(&tries).await.unwrap(), json!([]));
}
