//! Snapshots as the server writes them, and what they are told as.
use super::*;
use crate::hands::aria;
use protocol::role::Role;
use protocol::snapshot::{ElementState, InputKind, Observation};

fn facts(tag: &str, attrs: &[(&str, &str)], document: &str) -> Facts {
    let own = |(n, v): &(&str, &str)| ((*n).to_owned(), (*v).to_owned());
    Facts {
        tag: tag.into(),
        attrs: attrs.iter().map(own).collect(),
        modal: false,
        document: document.into(),
    }
}

fn told(snapshot: &str, known: &[(&str, Facts)], names: &mut Names) -> Observation {
    let shown = Shown {
        url: "https://a.com/account".into(),
        title: "Account".into(),
        snapshot: String::new(),
    };
    let nodes = aria::parse(snapshot).unwrap();
    let facts = known.iter().map(|(n, f)| ((*n).to_owned(), f.clone()));
    let look = Look {
        shown: &shown,
        nodes: &nodes,
        around: &Around {
            width: 800,
            height: 600,
            ..Around::default()
        },
        facts: &facts.collect(),
        settled: true,
    };
    read(&look, names, View::default()).observation
}

fn one<'o>(observation: &'o Observation, name: &str) -> &'o protocol::snapshot::Element {
    let mut named = observation
        .snapshot
        .elements
        .iter()
        .filter(|e| e.name == name);
    let found = named
        .next()
        .unwrap_or_else(|| panic!("no “{name}”: {observation:#?}"));
    assert!(named.next().is_none(), "two of “{name}”");
    found
}

const PAGE: &str = r#"- generic [active] [ref=e1] [box=0,0,800,900]:
  - main [ref=e2] [box=0,0,800,900]:
    - heading "Membership" [level=2] [ref=e3] [box=0,0,800,20]
    - paragraph [ref=e4] [box=0,20,800,20]:
      - strong [ref=e5] [box=0,20,80,20]: Premium
      - text: renews on 5 December 2026.
    - link "Manage plan" [ref=e6] [cursor=pointer] [box=0,40,80,20]:
      - /url: /plan
    - checkbox "I agree" [checked] [ref=e7] [box=0,60,20,20]
    - combobox "Reason" [ref=e8] [box=0,80,80,20]:
      - option "Too dear" [selected] [box=0,0,0,0]
      - option "Other" [box=0,0,0,0]
    - button "Off" [disabled] [ref=e9] [box=0,100,80,20]
    - dialog "Sure?" [ref=e10] [box=0,120,80,80]:
      - button "Confirm" [ref=e11] [box=0,120,80,20]
    - button "Far" [ref=e12] [box=0,850,80,20]"#;

#[test]
fn a_page_is_told_as_our_own_look_would_tell_it() {
    let page = told(PAGE, &[], &mut Names::default());
    assert!(
        page.text.contains("Premium renews on 5 December 2026."),
        "{}",
        page.text
    );
    assert_eq!(one(&page, "Membership").level, Some(2));
    let link = one(&page, "Manage plan");
    assert_eq!(
        (link.role, link.href.as_deref()),
        (Role::Link, Some("https://a.com/plan"))
    );
    assert!(one(&page, "I agree").is(ElementState::Checked));
    let reason = one(&page, "Reason");
    assert_eq!(reason.options, ["Too dear", "Other"]);
    assert_eq!(reason.value.as_deref(), Some("Too dear"));
    assert!(one(&page, "Off").is(ElementState::Disabled));
    assert!(one(&page, "Confirm").in_dialog());
    assert!(one(&page, "Far").is(ElementState::Offscreen));
}

#[test]
fn words_beside_elements_have_their_blanks_and_their_full_stops() {
    let snapshot = r#"- main [ref=e1] [box=0,0,800,600]:
  - paragraph [ref=e2] [box=0,0,800,20]:
    - text: It ends on
    - strong [ref=e3] [box=0,0,80,20]: 5 December 2026
    - text: .
  - paragraph [ref=e4] [box=0,20,800,20]:
    - strong [ref=e5] [box=0,20,80,20]: 解約
    - text: する"#;
    let page = told(snapshot, &[], &mut Names::default());
    assert_eq!(page.text, "It ends on 5 December 2026.\n解約する");
}

#[test]
fn secrets_are_never_told_and_a_field_that_nobody_knows_is_one() {
    let fields = r#"- generic [ref=e1] [box=0,0,800,600]:
  - textbox "Pass" [ref=e2] [box=0,0,80,20]: hunter2
  - textbox "Card" [ref=e3] [box=0,20,80,20]: "4242"
  - textbox "Other" [ref=e4] [box=0,40,80,20]: told nobody
  - textbox "Why" [ref=e5] [box=0,60,80,20]:
    - /placeholder: Tell us
    - text: because"#;
    let known = [
        ("e2", facts("input", &[("type", "password")], "")),
        ("e3", facts("input", &[("autocomplete", "cc-number")], "")),
        ("e5", facts("textarea", &[], "")),
    ];
    let page = told(fields, &known, &mut Names::default());
    for (name, kind) in [
        ("Pass", InputKind::Password),
        ("Card", InputKind::Card),
        ("Other", InputKind::Password),
    ] {
        assert_eq!(
            (one(&page, name).input, one(&page, name).value.as_deref()),
            (Some(kind), None),
            "{name}"
        );
    }
    assert_eq!(one(&page, "Why").value.as_deref(), Some("because"));
    let everything = serde_json::to_string(&page).unwrap();
    for secret in ["hunter2", "4242", "told nobody"] {
        assert!(!everything.contains(secret), "{secret}");
    }
}

#[test]
fn a_link_that_acts_by_script_is_told_without_its_address() {
    let mut names = Names::default();
    let link =
        "- generic [ref=e1]:\n  - link \"End it\" [ref=e2] [box=0,0,80,20]:\n    - /url: /end";
    assert!(one(&told(link, &[], &mut names), "End it").href.is_some());
    let acts = facts("a", &[("href", "/end"), ("data-method", "delete")], "");
    assert_eq!(
        one(&told(link, &[("e2", acts)], &mut names), "End it").href,
        None
    );
}

#[test]
fn what_stands_in_a_frame_of_another_site_is_known_by_that_site() {
    let framed = "- generic [ref=e1]:\n  - iframe [ref=e2] [box=10,10,80,80]:\n    - button \"Buy\" [ref=f1e2] [box=5,5,20,20]";
    let page = told(
        framed,
        &[("f1e2", facts("button", &[], "https://ads.example/x"))],
        &mut Names::default(),
    );
    let button = one(&page, "Buy");
    assert!(
        button
            .within
            .iter()
            .any(|c| c.role == Role::Iframe && c.name == "https://ads.example"),
        "{button:#?}"
    );
    assert_eq!(button.bbox.map(|b| (b.x, b.y)), Some((15, 15)));
}

#[test]
fn a_ref_means_one_element_for_as_long_as_the_server_calls_it_the_same() {
    let mut names = Names::default();
    let button = |at: &str| {
        format!("- generic [ref={at}1]:\n  - button \"Cancel\" [ref={at}2] [box=0,0,80,20]")
    };
    let first = one(&told(&button("e"), &[], &mut names), "Cancel").reference;
    assert_eq!(
        one(&told(&button("e"), &[], &mut names), "Cancel").reference,
        first
    );
    let next = one(&told(&button("f1e"), &[], &mut names), "Cancel").reference;
    assert_ne!(next, first, "another document");
    assert_eq!(
        (names.meaning(first), names.meaning(next)),
        (Some("e2"), Some("f1e2"))
    );
}
