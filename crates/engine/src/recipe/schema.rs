//! The JSON Schema of a recipe, made from its types: editors complete by it, [`super::compare`] checks by it.
//! Golden file: `services/recipe.schema.json`.
use super::Recipe;
use protocol::page_state::PageState;
use protocol::role::Role;
use schemars::generate::SchemaSettings;
use schemars::{Schema, SchemaGenerator, json_schema};
use serde_json::Value;
use std::sync::OnceLock;

pub fn schema() -> &'static Value {
    static SCHEMA: OnceLock<Value> = OnceLock::new();
    SCHEMA.get_or_init(made)
}

fn made() -> Value {
    let settings = SchemaSettings::draft07().with(|s| s.inline_subschemas = true);
    let mut schema: Value = settings
        .into_generator()
        .into_root_schema_for::<Recipe>()
        .into();
    plain(&mut schema);
    schema
}

/// Without what only Rust means by it, and with one closed list where each value has a text of its own.
fn plain(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            let empty =
                |v: &Value| v.as_str() == Some("") || v.as_array().is_some_and(Vec::is_empty);
            fields.retain(|key, value| !(key == "default" && (value.is_null() || empty(value))));
            fields.values_mut().for_each(plain);
        }
        Value::Array(items) => items.iter_mut().for_each(plain),
        _ => {}
    }
}

/// START is where the program itself stands before any page; no page is in it.
pub(super) fn state(_: &mut SchemaGenerator) -> Schema {
    let names = PageState::ALL.iter().filter(|s| **s != PageState::Start);
    json_schema!({ "type": "string", "enum": names.map(|s| s.as_str()).collect::<Vec<_>>() })
}

pub(super) fn role(_: &mut SchemaGenerator) -> Schema {
    let names = Role::ALL.iter().map(|r| r.as_str());
    json_schema!({ "type": "string", "enum": names.collect::<Vec<_>>() })
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_schema_that_editors_use_is_made_from_the_types() {
        let now = format!("{:#}\n", super::schema());
        expect_test::expect_file!["../../../../services/recipe.schema.json"].assert_eq(&now);
    }
}
