//! What an assistant can read beside the tools: the page as it was told last, past runs, their receipts.
use super::desk::Desk;
use crate::clean;
use crate::history;
use crate::places::{Places, read_private_text};
use crate::recipes::Recipes;
use crate::services;
use crate::store::{RunRow, Store};
use rmcp::model::{CallToolResult, ContentBlock};
use serde_json::json;
use std::path::Path;
use std::sync::Arc;

const SNAPSHOT: &str = "subterminator://snapshot";
/// The newest [`history::SHOWN`] runs.
const HISTORY: &str = "subterminator://history";
const RECEIPTS: &str = "subterminator://receipts/";
/// So many receipts are listed, the newest first; every one can be read.
const LISTED: u32 = 50;

const TEXT: &str = "text/plain";
const JSON: &str = "application/json";
const JSON_LINES: &str = "application/jsonl";

pub(super) struct Shelf {
    places: Places,
    desk: Arc<Desk>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Item {
    pub(super) uri: String,
    pub(super) name: String,
    pub(super) kind: &'static str,
}

impl Shelf {
    pub(super) fn new(places: Places, desk: Arc<Desk>) -> Self {
        Self { places, desk }
    }

    /// The services that are known, in words and as data.
    pub(super) fn services(&self) -> CallToolResult {
        let recipes = Recipes::load(&self.places);
        let known = services::all(&recipes);
        let lines = known.iter().map(|k| k.line(0));
        let text = ContentBlock::text(lines.collect::<String>());
        let mut told = CallToolResult::success(vec![text]);
        told.structured_content = Some(json!({ "services": known }));
        told
    }

    pub(super) fn items(&self) -> Result<Vec<Item>, String> {
        let mut items = vec![Item {
            uri: HISTORY.to_owned(),
            name: "Past runs".to_owned(),
            kind: JSON_LINES,
        }];
        if !self.desk.page().is_empty() {
            items.push(Item {
                uri: SNAPSHOT.to_owned(),
                name: "The page".to_owned(),
                kind: TEXT,
            });
        }
        let runs = self.store()?.history(LISTED).map_err(|e| e.to_string())?;
        let receipts = runs.iter().filter(|run| run.receipt.is_some());
        items.extend(receipts.map(|run| Item {
            uri: format!("{RECEIPTS}{}", run.id),
            name: format!("Receipt: {}", run.service),
            kind: JSON,
        }));
        Ok(items)
    }

    /// What it is, and the thing itself; none where there is no such thing.
    pub(super) fn read(&self, uri: &str) -> Result<Option<(&'static str, String)>, String> {
        match uri {
            SNAPSHOT => Ok(Some(self.desk.page())
                .filter(|page| !page.is_empty())
                .map(|page| (TEXT, page))),
            HISTORY => {
                let lines = history::list(&self.store()?, true, history::SHOWN, "")
                    .map_err(|e| e.to_string())?;
                Ok(Some((JSON_LINES, lines)))
            }
            _ => match uri.strip_prefix(RECEIPTS) {
                Some(run) => self.receipt(run),
                None => Ok(None),
            },
        }
    }

    fn receipt(&self, run: &str) -> Result<Option<(&'static str, String)>, String> {
        let run = protocol::ids::RunId(run.to_owned());
        let row = self.store()?.run(&run).map_err(|e| e.to_string())?;
        let Some(RunRow {
            receipt: Some(html),
            ..
        }) = row
        else {
            return Ok(None);
        };
        let path = Path::new(&html).with_extension("json");
        read_private_text(&path)
            .map(|json| Some((JSON, clean::json(&json))))
            .map_err(|error| format!("The receipt in {} can't be read: {error}.", path.display()))
    }

    /// Opened anew each time: the host writes to it meanwhile.
    fn store(&self) -> Result<Store, String> {
        Store::open(&self.places.journal()).map_err(|e| e.to_string())
    }
}
