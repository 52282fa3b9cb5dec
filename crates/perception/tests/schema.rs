//! A snapshot is what the golden schema (`snapshot.schema.json`) says, checked by hand over the parts of JSON Schema that it uses.
// All of this is tests; Clippy sees that only of functions marked as such.
#![allow(clippy::unwrap_used)]
mod support;

use protocol::snapshot::{MAX_ELEMENTS, Snapshot, View};
use serde_json::Value;
use subterminator_perception::{ElementKey, Reader, Refs, observe};

fn schema() -> Value {
    serde_json::from_str(include_str!("snapshot.schema.json")).unwrap()
}

fn snapshot_of(html: &str) -> Snapshot {
    observe(
        &Reader::new(&support::page(html)),
        &mut Refs::default(),
        |node| ElementKey(u64::from(node.0)),
        View::default(),
    )
    .observation
    .snapshot
}

const PAGE: &str = r#"<h1>Your plan</h1><dialog open data-modal aria-label="Sure?"><p>Really?</p><button disabled>Yes</button></dialog>
    <label><input type=checkbox checked> I agree</label><select aria-label=Why><option selected>Price</select>
    <input type=password value=secret><a href="https://example.test/x" aria-expanded=false>More</a>"#;

#[test]
fn a_snapshot_satisfies_the_schema() {
    let value = serde_json::to_value(snapshot_of(PAGE)).unwrap();
    assert_eq!(problems(&schema(), &value, "$"), Vec::<String>::new());
    assert!(value["elements"].as_array().unwrap().len() >= 6);
}

#[test]
fn the_check_finds_what_breaks_the_schema() {
    let mut value = serde_json::to_value(snapshot_of(PAGE)).unwrap();
    value["elements"][0]["ref"] = "e0".into();
    value["elements"][1]["state"][0] = "shiny".into();
    value["viewport"]["width"] = 0.into();
    value.as_object_mut().unwrap().remove("snapshot_id");
    assert_eq!(problems(&schema(), &value, "$").len(), 4);
}

#[test]
fn a_snapshot_survives_the_wire() {
    let snapshot = snapshot_of(PAGE);
    let text = serde_json::to_string(&snapshot).unwrap();
    assert_eq!(serde_json::from_str::<Snapshot>(&text).unwrap(), snapshot);
}

#[test]
fn a_long_name_is_cut_at_200_characters_and_says_so() {
    let snapshot = snapshot_of(&format!("<button>{}</button>", "wörd".repeat(100)));
    let name = &snapshot.elements[0].name;
    assert_eq!(name.chars().count(), 203);
    assert!(name.ends_with("..."));
}

#[test]
fn a_long_name_stands_whole_beside_the_cut_one_and_binds_as_a_whole() {
    let named = |times: usize, end: &str| {
        let name = format!("{}{end}", "wörd".repeat(times));
        let snapshot = snapshot_of(&format!("<button>{name}</button>"));
        (snapshot.elements[0].clone(), name)
    };
    let (short, _) = named(50, "");
    assert!(short.whole_name.is_none() && !short.is_beyond_reading());
    let ((one, name), (other, _)) = (named(100, " yes"), named(100, " no"));
    assert_eq!(one.whole_name(), name);
    assert!(one.name == other.name && one.identity() != other.identity());
    assert!(!one.is_beyond_reading() && named(600, "").0.is_beyond_reading());
}

#[test]
fn of_a_crowded_page_the_dialog_is_kept_and_the_rest_is_owned_up_to() {
    let crowd: String = (0..300).map(|i| format!("<button>B{i}</button>")).collect();
    let page = support::page(&format!(
        "{crowd}<div role=dialog aria-modal=true aria-label=Ask><button>Inside</button></div>"
    ));
    let observation = observe(
        &Reader::new(&page),
        &mut Refs::default(),
        |node| ElementKey(u64::from(node.0)),
        View::default(),
    )
    .observation;
    assert_eq!(observation.snapshot.elements.len(), MAX_ELEMENTS);
    assert!(
        observation
            .snapshot
            .elements
            .iter()
            .any(|e| e.name == "Inside" && e.in_dialog())
    );
    assert_eq!(
        observation.left_out,
        ["202 more elements were left out, those out of sight first."]
    );
}

#[test]
fn a_page_nested_ten_thousand_deep_is_read() {
    use subterminator_perception::raw::{NodeId, RawElement, RawKind, RawNode};
    let mut page = support::page("<p>Top</p>");
    for _ in 0..10_000 {
        let parent = Some(NodeId(page.nodes.len() as u32 - 1))
            .filter(|_| page.nodes.len() > 5)
            .or(Some(NodeId(1)));
        let element = RawElement {
            tag: "div".into(),
            ..RawElement::default()
        };
        page.nodes.push(RawNode {
            parent,
            kind: RawKind::Element(Box::new(element)),
        });
    }
    let parent = Some(NodeId(page.nodes.len() as u32 - 1));
    page.nodes.push(RawNode {
        parent,
        kind: RawKind::Text("Bottom".into()),
    });
    let observation = observe(
        &Reader::new(&page),
        &mut Refs::default(),
        |node| ElementKey(u64::from(node.0)),
        View::default(),
    )
    .observation;
    assert_eq!(observation.text, "Top\nBottom");
}

/// Breaches of the keywords that the golden schema uses.
fn problems(schema: &Value, value: &Value, at: &str) -> Vec<String> {
    let mut found = Vec::new();
    let types: Vec<&str> = match &schema["type"] {
        Value::String(one) => vec![one.as_str()],
        Value::Array(several) => several.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    };
    if !types.is_empty() && !types.iter().any(|t| is(value, t)) {
        found.push(format!("{at} is not {types:?}"));
    }
    if let Some(allowed) = schema["enum"].as_array()
        && !allowed.contains(value)
    {
        found.push(format!("{at} is not in the list"));
    }
    for (keyword, low) in [("minimum", true), ("maximum", false)] {
        if let (Some(limit), Some(number)) = (schema[keyword].as_i64(), value.as_i64())
            && if low { number < limit } else { number > limit }
        {
            found.push(format!("{at} breaks {keyword}"));
        }
    }
    if let Some(text) = value.as_str() {
        if schema["pattern"] == r"^@e\d+$" && text.parse::<protocol::ids::Ref>().is_err() {
            found.push(format!("{at} is not a reference"));
        }
        if schema["maxLength"]
            .as_u64()
            .is_some_and(|limit| text.chars().count() as u64 > limit)
        {
            found.push(format!("{at} is too long"));
        }
    }
    if let Some(items) = value.as_array() {
        if schema["maxItems"]
            .as_u64()
            .is_some_and(|limit| items.len() as u64 > limit)
        {
            found.push(format!("{at} has too many items"));
        }
        for (index, item) in items.iter().enumerate() {
            found.extend(problems(&schema["items"], item, &format!("{at}[{index}]")));
        }
    }
    if let Some(object) = value.as_object() {
        for name in schema["required"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(Value::as_str)
        {
            if !object.contains_key(name) {
                found.push(format!("{at}.{name} is missing"));
            }
        }
        for (name, inner) in schema["properties"].as_object().into_iter().flatten() {
            if let Some(member) = object.get(name) {
                found.extend(problems(inner, member, &format!("{at}.{name}")));
            }
        }
    }
    found
}

fn is(value: &Value, kind: &str) -> bool {
    match kind {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "null" => value.is_null(),
        _ => false,
    }
}
