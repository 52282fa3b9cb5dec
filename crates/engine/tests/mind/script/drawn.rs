//! Pages with their parts, drawn as the page model's own tests draw them.
use ::page;
use common::observation;
use protocol::snapshot::Observation;

#[path = "../../../../page/tests/common/mod.rs"]
#[allow(dead_code, reason = "its page model is for tests of that alone")]
mod common;

const SITE: &str = "https://www.streamora.com";

/// A page of the site, with what its links (name, path) lead to.
pub(crate) fn drawn(path: &str, lines: &str, links: &[(&str, &str)]) -> Observation {
    let url = match path.contains("://") {
        true => path.to_owned(),
        false => format!("{SITE}{path}"),
    };
    let mut page = observation(&url, lines);
    for element in &mut page.snapshot.elements {
        let to = links.iter().find(|(name, _)| *name == element.name);
        element.href = to.map(|(_, to)| format!("{SITE}{to}"));
    }
    let texts = page.blocks.iter().map(|b| b.text.as_str());
    let texts: Vec<&str> = texts.filter(|text| !text.is_empty()).collect();
    page.text = texts.join("\n");
    page
}
