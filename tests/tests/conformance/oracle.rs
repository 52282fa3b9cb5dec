//! Chromium's accessibility tree is the oracle on every page of the demo's site and on one with all kinds of
//! things (`widgets.html`): what we take for something else stands in
//! `chromium.json`, with the reason.
use e2e::browser::{Node, Page};
use e2e::by_hand::{press, sees};
use e2e::reading::Reading;
use e2e::sites::streamora::Variant;
use e2e::sites::{Account, Streamora};
use protocol::role::Role;
use protocol::snapshot::{ElementState, Judged};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

const MARK: &str = "data-oracle";

/// A difference that is known: every element of this `tag` may differ so.
#[derive(Debug, Deserialize)]
struct Known {
    tag: String,
    property: String,
    chromium: String,
    ours: String,
    reason: String,
}

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Difference {
    tag: String,
    property: &'static str,
    chromium: String,
    ours: String,
}

#[tokio::test]
async fn what_chromium_takes_for_something_else_is_listed_with_its_reason() {
    let mut oracle = Oracle {
        reading: Reading::open_with(&["http://127.0.0.1/*"]).await,
        compared: 0,
        found: BTreeMap::new(),
    };
    oracle.pages(Account::LoggedOut, &["/", "/login"]).await;
    oracle
        .pages(Account::Apple, &["/account?signin=demo"])
        .await;
    oracle.the_way_out().await;
    oracle.what_becomes_of_the_account().await;
    oracle.the_single_document().await;
    oracle.reading.show(include_str!("widgets.html")).await;
    oracle.compare("widgets.html").await;
    let known: Vec<Known> = serde_json::from_str(include_str!("chromium.json")).unwrap();
    let wrong = against(&oracle.found, &known);
    assert!(
        oracle.compared > 700,
        "only {} elements were compared",
        oracle.compared
    );
    assert!(
        wrong.is_empty(),
        "of {} elements:\n{wrong}",
        oracle.compared
    );
}

struct Oracle {
    reading: Reading,
    compared: usize,
    /// And where each was seen first.
    found: BTreeMap<Difference, String>,
}

impl Oracle {
    async fn pages(&mut self, account: Account, paths: &[&str]) {
        let variant = Variant {
            account,
            ..Variant::default()
        };
        let site = Streamora::open(variant, 0).await.unwrap();
        for path in paths {
            self.reading.visit(&site.at(path)).await;
            self.compare(path).await;
        }
    }

    async fn the_way_out(&mut self) {
        let site = Streamora::open(Variant::default(), 0).await.unwrap();
        self.reading.visit(&site.url()).await;
        for path in ["/account", "/account/plan", "/account/delete", "/cancel"] {
            self.reading.visit(&site.at(path)).await;
            self.compare(path).await;
        }
        let steps: [(&[&str], &str); 3] = [
            (&["No thanks, continue to cancel"], "/cancel/survey"),
            (&["Another reason", "Continue"], "/cancel/confirm"),
            (&["Finish cancellation"], "/cancel/done"),
        ];
        for (presses, path) in steps {
            for name in presses {
                press(&self.reading.page, name).await;
            }
            self.reading.arrive(&site.at(path)).await;
            self.compare(path).await;
        }
        self.reading.visit(&site.at("/account")).await;
        self.compare("/account, cancelled").await;
    }

    async fn what_becomes_of_the_account(&mut self) {
        for (path, name, words) in [
            ("/account/plan", "Pause membership", "Paused"),
            ("/account/delete", "Delete my account", "being deleted"),
        ] {
            let site = Streamora::open(Variant::default(), 0).await.unwrap();
            self.reading.visit(&site.url()).await;
            self.reading.visit(&site.at(path)).await;
            press(&self.reading.page, name).await;
            self.reading.arrive(&site.at("/account")).await;
            sees(&self.reading.page, words).await;
            self.compare(words).await;
        }
    }

    async fn the_single_document(&mut self) {
        let variant = Variant {
            single: true,
            ..Variant::default()
        };
        let site = Streamora::open(variant, 0).await.unwrap();
        self.reading.visit(&site.url()).await;
        let views: [(&[&str], &str); 6] = [
            (&[], "Membership"),
            (&["Cancel membership"], "Step 1 of 3"),
            (&["No thanks, continue to cancel"], "Another reason"),
            (&["Another reason", "Continue"], "Confirm your cancellation"),
            (&["Finish cancellation"], "has been cancelled"),
            (&["Back to account"], "Restart membership"),
        ];
        for (presses, words) in views {
            for name in presses {
                press(&self.reading.page, name).await;
            }
            sees(&self.reading.page, words).await;
            self.compare(words).await;
        }
    }

    /// Every element of the page as it stands.
    async fn compare(&mut self, at: &str) {
        let page = self.reading.page.clone();
        page.run(MARKING).await.unwrap();
        let judged = self.reading.judge(MARK).await;
        let chromium = chromium(&page).await;
        for ours in &judged {
            let Some((tag, theirs)) = chromium.get(&ours.mark) else {
                continue;
            };
            self.compared += 1;
            for difference in differences(tag, theirs, ours) {
                self.found
                    .entry(difference)
                    .or_insert_with(|| format!("{at}: {ours:?}"));
            }
        }
    }
}

/// Gives every element a number of its own, in open shadow trees, too.
const MARKING: &str = "{
    let next = 0;
    const mark = (root) => {
        for (const element of root.querySelectorAll('*')) {
            element.setAttribute('data-oracle', next++);
            if (element.shadowRoot) mark(element.shadowRoot);
        }
    };
    mark(document);
}";

/// What Chromium's tree says of every marked element, by its mark: the tag, and the tree's node.
async fn chromium(page: &Page) -> BTreeMap<String, (String, Value)> {
    let tree = page
        .call("Accessibility.getFullAXTree", json!({}))
        .await
        .unwrap();
    let mut nodes = BTreeMap::new();
    for node in tree["nodes"].as_array().unwrap() {
        nodes.insert(node["backendDOMNodeId"].as_i64(), node.clone());
    }
    let dom = page.dom().await.unwrap();
    let marked = dom.root.all(|node: &Node| mark(node).is_some());
    let known = marked.into_iter().filter_map(|node| {
        let found = nodes.get(&Some(node.backend))?.clone();
        Some((mark(node)?, (node.tag.clone(), found)))
    });
    known.collect()
}

fn mark(node: &Node) -> Option<String> {
    let found = node.attributes.iter().find(|(name, _)| name == MARK);
    found.map(|(_, value)| value.clone())
}

fn differences(tag: &str, theirs: &Value, ours: &Judged) -> Vec<Difference> {
    let properties = properties(theirs);
    let seen = [
        ("role", role(theirs), Some(ours.role.as_str().to_owned())),
        (
            "name",
            text(&theirs["name"]["value"]),
            Some(folded(&ours.name)),
        ),
        (
            "description",
            text(&theirs["description"]["value"]),
            Some(folded(&ours.description)),
        ),
        (
            "level",
            properties.get("level").cloned(),
            ours.level.map(|l| l.to_string()),
        ),
        ("value", value(theirs), ours.value.as_deref().map(folded)),
        ("checked", chosen(&properties), ticked(ours)),
        (
            "expanded",
            properties.get("expanded").cloned(),
            opened(ours),
        ),
        (
            "disabled",
            properties.get("disabled").cloned(),
            says(ours, ElementState::Disabled),
        ),
        (
            "readonly",
            properties.get("readonly").cloned(),
            says(ours, ElementState::Readonly),
        ),
    ];
    // What Chromium leaves out of its tree has nothing but its role, and that may be none.
    let ignored = theirs["ignored"] == true;
    let told = seen
        .into_iter()
        .filter(|(property, ..)| !ignored || *property == "role");
    let differing = told.filter_map(|(property, chromium, ours)| {
        let (chromium, ours) = (chromium.unwrap_or_default(), ours.unwrap_or_default());
        (chromium != ours).then(|| Difference {
            tag: tag.to_owned(),
            property,
            chromium,
            ours,
        })
    });
    differing.collect()
}

/// The role that Chromium exposes; generic and none are one for us, and so is what it ignores.
fn role(theirs: &Value) -> Option<String> {
    Some(match theirs["role"]["value"].as_str()? {
        "RootWebArea" => Role::Document.as_str().to_owned(),
        other => other.to_owned(),
    })
}

fn text(value: &Value) -> Option<String> {
    value.as_str().map(folded)
}

fn folded(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn properties(theirs: &Value) -> BTreeMap<String, String> {
    let all = theirs["properties"].as_array().into_iter().flatten();
    let told = all.filter_map(|p| {
        let value = match &p["value"]["value"] {
            Value::String(text) => text.clone(),
            // Unsaid and false are the same.
            Value::Bool(false) if p["name"] == "disabled" || p["name"] == "readonly" => {
                return None;
            }
            other => other.to_string(),
        };
        Some((p["name"].as_str()?.to_owned(), value))
    });
    told.collect()
}

/// Of a slider Chromium tells a number, and of what holds nothing an empty text.
fn value(theirs: &Value) -> Option<String> {
    match &theirs["value"]["value"] {
        Value::Null => None,
        Value::String(text) => Some(folded(text)),
        other => Some(other.to_string()),
    }
}

/// Ticked, pressed and selected are one state for us; not selected goes without saying.
fn chosen(properties: &BTreeMap<String, String>) -> Option<String> {
    let told = ["checked", "pressed"]
        .into_iter()
        .find_map(|name| properties.get(name));
    let selected = || properties.get("selected").filter(|value| *value == "true");
    told.or_else(selected).cloned()
}

fn ticked(ours: &Judged) -> Option<String> {
    let of = |state: &ElementState| match state {
        ElementState::Checked => Some("true"),
        ElementState::Unchecked => Some("false"),
        ElementState::Mixed => Some("mixed"),
        _ => None,
    };
    ours.state.iter().find_map(of).map(str::to_owned)
}

fn opened(ours: &Judged) -> Option<String> {
    let of = |state: &ElementState| match state {
        ElementState::Expanded => Some("true"),
        ElementState::Collapsed => Some("false"),
        _ => None,
    };
    ours.state.iter().find_map(of).map(str::to_owned)
}

fn says(ours: &Judged, state: ElementState) -> Option<String> {
    ours.state.contains(&state).then(|| "true".to_owned())
}

/// Differences that are not listed, and entries of the list that nothing differs by any more.
fn against(found: &BTreeMap<Difference, String>, known: &[Known]) -> String {
    let mut wrong = String::new();
    let mut used = BTreeSet::new();
    for (difference, at) in found {
        match known.iter().position(|known| known.is(difference)) {
            Some(index) => {
                used.insert(index);
            }
            None => writeln!(wrong, "not listed: {difference:?}\n    at {at}").unwrap(),
        }
    }
    for (index, known) in known.iter().enumerate() {
        if !used.contains(&index) {
            writeln!(wrong, "listed, but no longer so: {known:?}").unwrap();
        }
    }
    wrong
}

impl Known {
    fn is(&self, difference: &Difference) -> bool {
        let same = |listed: &str, seen: &str| listed == "*" || listed == seen;
        assert!(!self.reason.is_empty(), "{self:?} has no reason");
        same(&self.tag, &difference.tag)
            && self.property == difference.property
            && same(&self.chromium, &difference.chromium)
            && same(&self.ours, &difference.ours)
    }
}
