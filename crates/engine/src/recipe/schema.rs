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
    use super::super::{all, compare::compare, span::Node};
    use serde_json::Value;
    use std::collections::BTreeSet;
    use toml::Spanned;
    use toml::de::{DeTable, DeValue};

    /// As editors read it.
    fn golden() -> Value {
        let path = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../services/recipe.schema.json"
        );
        serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
    }

    fn mistakes(schema: &Value, text: &str) -> Vec<String> {
        let table = DeTable::parse(text).unwrap();
        let at = table.span();
        let root: Node<'_> = Spanned::new(at, DeValue::Table(table.into_inner()));
        let found = compare(schema, &root, "recipe");
        found.into_iter().map(|(_, told)| told).collect()
    }

    #[test]
    fn every_recipe_of_the_repository_fits_the_schema_that_editors_use() {
        let schema = golden();
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../services");
        let files = std::fs::read_dir(folder)
            .unwrap()
            .flatten()
            .map(|f| f.path());
        let recipes: Vec<_> = files
            .filter(|f| f.extension().is_some_and(|e| e == "toml"))
            .collect();
        assert_eq!(recipes.len(), all().len());
        for file in recipes {
            let text = std::fs::read_to_string(&file).unwrap();
            assert_eq!(mistakes(&schema, &text), [""; 0], "{}", file.display());
        }
        assert_eq!(mistakes(&schema, "id = 7\n").len(), 3);
    }

    /// What a validator makes of it is what we make of it: it has no word in it that [`compare`] doesn't know.
    #[test]
    fn the_schema_says_nothing_that_is_not_checked() {
        fn words<'a>(schema: &'a Value, found: &mut BTreeSet<&'a str>) {
            let Some(fields) = schema.as_object() else {
                return;
            };
            for (key, value) in fields {
                found.insert(key);
                match (key.as_str(), value) {
                    ("properties", Value::Object(all)) => {
                        all.values().for_each(|s| words(s, found));
                    }
                    ("anyOf" | "oneOf", Value::Array(all)) => {
                        all.iter().for_each(|s| words(s, found));
                    }
                    ("items", one) => words(one, found),
                    _ => {}
                }
            }
        }
        let schema = golden();
        let mut found = BTreeSet::new();
        words(&schema, &mut found);
        let told_to_people = ["$schema", "default", "description", "title"];
        found.retain(|word| !told_to_people.contains(word));
        let checked = [
            "additionalProperties",
            "anyOf",
            "const",
            "enum",
            "items",
            "oneOf",
            "properties",
            "required",
            "type",
        ];
        assert_eq!(found, BTreeSet::from(checked));
    }

    /// What a service is called and where facts come from needs no source itself.
    #[test]
    fn every_fact_that_a_recipe_may_hold_may_say_where_it_is_known_from() {
        let schema = golden();
        for (name, field) in schema["properties"].as_object().unwrap() {
            let one = if field["type"] == "array" {
                &field["items"]
            } else {
                field
            };
            let table = one["anyOf"].get(1).unwrap_or(one);
            let says = ["mark", "from"].map(|f| !table["properties"][f].is_null());
            let named = ["id", "name", "aliases", "source"].contains(&name.as_str());
            assert_eq!(says, [!named; 2], "{name}");
        }
    }

    #[test]
    fn the_schema_that_editors_use_is_made_from_the_types() {
        let now = format!("{:#}\n", super::schema());
        expect_test::expect_file!["../../../../services/recipe.schema.json"].assert_eq(&now);
    }
}
