//! What is left of a recipe when everything of a wrong form is left out, so that what the rest means can be checked beside it. What a
//! table has to have and lacks is stood in for.
use super::compare::compare;
use super::span::Node;
use serde_json::Value;
use std::collections::HashMap;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue};

/// A recipe that can be read, and what of the file isn't in it.
#[derive(Debug)]
pub(super) struct Rest<'i> {
    pub(super) root: Node<'i>,
    /// By the place of their table: the fields that were left out or stood in for.
    lost: HashMap<(usize, usize), Vec<String>>,
}

/// No part of any file stands here.
pub(super) const NOWHERE: Range<usize> = usize::MAX..usize::MAX;

impl<'i> Rest<'i> {
    pub(super) fn of(schema: &Value, root: &Node<'i>) -> Option<Self> {
        let mut lost = HashMap::new();
        let root = kept(schema, root, &mut lost)?;
        Some(Self { root, lost })
    }

    /// This field of this table was given and can't be read, or wasn't given and has to be.
    pub(super) fn has_lost(&self, table: &Range<usize>, field: &str) -> bool {
        let lost = self.lost.get(&(table.start, table.end));
        lost.is_some_and(|fields| fields.iter().any(|f| f == field))
    }
}

type Lost = HashMap<(usize, usize), Vec<String>>;

fn kept<'i>(schema: &Value, node: &Node<'i>, lost: &mut Lost) -> Option<Node<'i>> {
    let value = match node.get_ref() {
        DeValue::Table(table) if schema["type"] == "object" => {
            DeValue::Table(fields(schema, node.span(), table, lost))
        }
        DeValue::Array(items) if schema["type"] == "array" => {
            let mut all = DeArray::new();
            for item in items.iter().filter_map(|i| kept(&schema["items"], i, lost)) {
                all.push(item);
            }
            DeValue::Array(all)
        }
        value if compare(schema, node, "").is_empty() => value.clone(),
        _ => return None,
    };
    Some(Spanned::new(node.span(), value))
}

fn fields<'i>(
    schema: &Value,
    at: Range<usize>,
    table: &DeTable<'i>,
    lost: &mut Lost,
) -> DeTable<'i> {
    let known = &schema["properties"];
    let mut all = DeTable::new();
    let mut missed = Vec::new();
    for (key, value) in table {
        let name: &str = key.get_ref();
        let Some(schema) = known.get(name) else {
            continue;
        };
        let whole = compare(schema, value, "").is_empty();
        if let Some(value) = kept(schema, value, lost) {
            all.insert(key.clone(), value);
        }
        if !whole {
            missed.push(name.to_owned());
        }
    }
    let required = schema["required"].as_array().into_iter().flatten();
    for name in required.filter_map(Value::as_str) {
        if !all.keys().any(|key| key.get_ref() == name) {
            let key = Spanned::new(NOWHERE, name.to_owned().into());
            all.insert(key, Spanned::new(NOWHERE, stand_in(&known[name])));
            missed.push(name.to_owned());
        }
    }
    lost.insert((at.start, at.end), missed);
    all
}

fn stand_in(schema: &Value) -> DeValue<'static> {
    let ways = schema["oneOf"].as_array().or(schema["anyOf"].as_array());
    let first = ways.and_then(|ways| ways[0]["const"].as_str());
    let first = first.or_else(|| schema["enum"][0].as_str());
    match schema["type"].as_str() {
        Some("array") => DeValue::Array(DeArray::new()),
        _ => DeValue::String(first.unwrap_or_default().to_owned().into()),
    }
}
