//! A TOML file beside a JSON Schema: every field that is missing, unknown or of another kind, at once and with its place. Knows as
//! much of the schema language as a schema made from plain types needs.
use super::span::Node;
use serde_json::Value;
use std::ops::Range;
use toml::de::DeValue;

/// What is wrong, and where.
pub(super) type Found = (Range<usize>, String);

pub(super) fn compare(schema: &Value, node: &Node<'_>, what: &str) -> Vec<Found> {
    if let Some(ways) = ["anyOf", "oneOf"].iter().find_map(|k| list(schema, k)) {
        return one_of(ways, node, what);
    }
    if let Some(kind) = schema["type"].as_str()
        && kind != kind_of(node)
    {
        let told = format!(
            "“{what}” has to be {}, and is {}",
            word(kind),
            word(kind_of(node))
        );
        return vec![(node.span(), told)];
    }
    match node.get_ref() {
        DeValue::Table(_) => table(schema, node, what),
        DeValue::Array(items) => items
            .iter()
            .flat_map(|item| compare(&schema["items"], item, what))
            .collect(),
        value => allowed(schema, value)
            .map(|told| (node.span(), format!("“{what}”: {told}")))
            .into_iter()
            .collect(),
    }
}

/// The way that fits; else what is wrong with the one of the same kind.
fn one_of(ways: &[Value], node: &Node<'_>, what: &str) -> Vec<Found> {
    let values: Vec<&str> = ways.iter().filter_map(|w| w["const"].as_str()).collect();
    if values.len() == ways.len() {
        let known = |v: &DeValue<'_>| v.as_str().is_some_and(|s| values.contains(&s));
        return match known(node.get_ref()) {
            true => Vec::new(),
            false => vec![(
                node.span(),
                format!("“{what}”: {}", choices(node.get_ref(), &values)),
            )],
        };
    }
    let mut tried: Vec<(bool, Vec<Found>)> = ways
        .iter()
        .map(|w| {
            (
                w["type"].as_str() == Some(kind_of(node)),
                compare(w, node, what),
            )
        })
        .collect();
    tried.sort_by_key(|(same_kind, found)| (!found.is_empty(), !same_kind));
    tried.into_iter().next().map_or_else(Vec::new, |(_, f)| f)
}

fn table(schema: &Value, node: &Node<'_>, what: &str) -> Vec<Found> {
    let (Some(fields), Some(table)) = (schema["properties"].as_object(), node.get_ref().as_table())
    else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for (key, value) in table {
        let name: &str = key.get_ref();
        match fields.get(name) {
            Some(schema) => found.extend(compare(schema, value, name)),
            None => {
                let known: Vec<&str> = fields.keys().map(String::as_str).collect();
                let told = format!(
                    "there is no field “{name}” here. Known: {}",
                    known.join(", ")
                );
                found.push((key.span(), told));
            }
        }
    }
    let required = list(schema, "required").into_iter().flatten();
    for name in required.filter_map(Value::as_str) {
        if !table.keys().any(|k| k.get_ref() == name) {
            found.push((node.span(), format!("“{what}” lacks the field “{name}”")));
        }
    }
    found
}

fn allowed(schema: &Value, value: &DeValue<'_>) -> Option<String> {
    let values: Vec<&str> = list(schema, "enum")?
        .iter()
        .filter_map(Value::as_str)
        .collect();
    let known = value.as_str().is_some_and(|v| values.contains(&v));
    (!known).then(|| choices(value, &values))
}

fn choices(value: &DeValue<'_>, values: &[&str]) -> String {
    let is = value.as_str().unwrap_or_default();
    format!("“{is}” is none of {}", values.join(", "))
}

fn list<'a>(schema: &'a Value, key: &str) -> Option<&'a Vec<Value>> {
    schema.get(key)?.as_array()
}

fn kind_of(node: &Node<'_>) -> &'static str {
    match node.get_ref() {
        DeValue::String(_) => "string",
        DeValue::Integer(_) => "integer",
        DeValue::Float(_) => "number",
        DeValue::Boolean(_) => "boolean",
        DeValue::Datetime(_) => "date",
        DeValue::Array(_) => "array",
        DeValue::Table(_) => "object",
    }
}

fn word(kind: &str) -> &'static str {
    match kind {
        "string" => "text in quotation marks",
        "integer" | "number" => "a number",
        "boolean" => "true or false",
        "date" => "a date (put it in quotation marks)",
        "array" => "a list in [ ]",
        _ => "a table of fields",
    }
}
