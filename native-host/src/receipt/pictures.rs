//! The pictures that belong to a receipt: those that the run took, under the names that they have beside it.
use crate::store::hex;
use engine::receipt::ReceiptFacts;
use engine::words::say;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::path::Path;

pub(super) struct Picture {
    pub(super) caption: String,
    pub(super) file: &'static str,
    pub(super) png: Vec<u8>,
}

impl Picture {
    pub(super) fn sha256(&self) -> String {
        hex(&Sha256::digest(&self.png))
    }
}

/// In the receipt a picture has the name that it has beside it.
pub(super) fn name(found: &[Picture], json: &mut Value) {
    for (key, file) in [
        ("picture_before", "before.png"),
        ("picture_after", "after.png"),
    ] {
        let there = found.iter().any(|p| p.file == file);
        json[key] = there.then_some(file).into();
    }
    json["pictures"] = found
        .iter()
        .map(|p| json!({ "file": p.file, "sha256": p.sha256() }))
        .collect();
}

pub(super) fn load(facts: &ReceiptFacts, folder: &Path) -> Vec<Picture> {
    let wanted = [
        (
            &facts.picture_before,
            say("on_receipt.picture_before", &[]),
            "before.png",
        ),
        (
            &facts.picture_after,
            say("on_receipt.picture_after", &[]),
            "after.png",
        ),
    ];
    let mut found = Vec::new();
    for (name, caption, file) in wanted {
        let Some(name) = name.as_deref().filter(|n| !n.contains(['/', '\\'])) else {
            continue;
        };
        match crate::places::read_private(&folder.join(name)) {
            Ok(png) => found.push(Picture { caption, file, png }),
            Err(error) => tracing::warn!("a picture of the receipt can't be read: {error}"),
        }
    }
    found
}
