//! Everything that a model is told, by key, from `data/prompts/*.toml`. Prompts are data: what stands here only fills in names.
use crate::words;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// The text of this key with `{name}` filled in. An unknown key is told as itself; a test finds it first.
pub(super) fn tell(key: &str, values: &[(&str, &str)]) -> String {
    words::fill(texts().get(key).map_or(key, String::as_str), values)
}

pub(super) fn texts() -> &'static BTreeMap<String, String> {
    static TEXTS: OnceLock<BTreeMap<String, String>> = OnceLock::new();
    TEXTS.get_or_init(|| words::table(include_str!("../../data/prompts/en.toml")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_is_told_and_every_tool_has_one() {
        let sources = [
            include_str!("conversation.rs"),
            include_str!("conversation/correction.rs"),
            include_str!("conversation/pruning.rs"),
            include_str!("decode.rs"),
            include_str!("page.rs"),
            include_str!("page/parts.rs"),
            include_str!("playwright.rs"),
        ]
        .concat();
        let tools: Vec<String> = super::super::tools::tools()
            .into_iter()
            .map(|t| t.name)
            .collect();
        for key in texts().keys() {
            let told = match key.strip_prefix("tool.") {
                Some(tool) => tools.iter().any(|t| t == tool),
                None => sources.contains(&format!("\"{key}\"")),
            };
            assert!(told, "nobody tells {key}");
        }
        let named = |piece: &&str| piece.trim_start().starts_with('"');
        for piece in sources.split("tell(").filter(named) {
            let key = piece.split('"').nth(1).unwrap();
            assert!(texts().contains_key(key), "no text for {key}");
        }
        for tool in tools {
            assert!(texts().contains_key(&format!("tool.{tool}")), "{tool}");
        }
    }
}
