//! The second look: fetches a page anew with the person's own cookies, and reads it without rendering it. Only addresses
//! of the origin that the agent runs in.
//!
//! What reqwest costs here (0.13.5): the module grows from 309 to 520 KB, the script that goes into a page from 449 to
//! 733 KB. Most of it is the url crate's table of international host names; the one feature against it (idna_adapter 1.0)
//! counts for the whole workspace and would take them from the host, too.
use protocol::message::SecondLook;
use std::time::Duration;
use wasm_bindgen::JsCast;

const TIMEOUT: Duration = Duration::from_secs(15);
/// Longer pages are not read.
const MAX_BYTES: usize = 5 * 1024 * 1024;
const MAX_TEXT: usize = protocol::snapshot::MAX_TEXT;
/// A page with less text than this and scripts in it builds itself by script.
const LITTLE_TEXT: usize = 200;

/// Why there is no second look, in words for the person.
#[derive(Debug, thiserror::Error)]
pub(crate) enum LookError {
    #[error("This address belongs to another site, so it was not fetched.")]
    OtherOrigin,
    #[error("The page could not be fetched anew: {0}")]
    Fetch(#[from] reqwest::Error),
    #[error("The page that was fetched anew is too large to read.")]
    TooLarge,
    #[error("What was fetched anew is not a page that can be read.")]
    Unreadable,
}

pub(crate) async fn look_again(url: &str) -> Result<SecondLook, LookError> {
    let url = own(url).ok_or(LookError::OtherOrigin)?;
    let request = reqwest::Client::new()
        .get(url)
        .fetch_credentials_same_origin()
        .fetch_cache_no_store()
        .timeout(TIMEOUT);
    let answer = request
        .header("accept", "text/html,application/xhtml+xml")
        .send()
        .await?;
    let (url, status) = (answer.url().to_string(), answer.status().as_u16());
    if own(&url).is_none() {
        return Err(LookError::OtherOrigin);
    }
    let html = answer.text().await?;
    if html.len() > MAX_BYTES {
        return Err(LookError::TooLarge);
    }
    let parser = web_sys::DomParser::new().map_err(|_| LookError::Unreadable)?;
    let document = parser
        .parse_from_string(&html, web_sys::SupportedType::TextHtml)
        .map_err(|_| LookError::Unreadable)?;
    let page = Page::of(document.unchecked_ref());
    let scripted = page.scripts && page.text.chars().count() < LITTLE_TEXT;
    Ok(SecondLook {
        url,
        status,
        title: page.title,
        text: page.text,
        scripted,
    })
}

/// The absolute address, if it lies in our origin.
fn own(url: &str) -> Option<String> {
    let location = web_sys::window()?.location();
    let absolute = web_sys::Url::new_with_base(url, &location.href().ok()?).ok()?;
    (absolute.origin() == location.origin().ok()?).then(|| absolute.href())
}

use page::Page;

/// Reading a parsed page without styles. The document was made by us, but its elements by the page.
mod page {
    use super::MAX_TEXT;
    use crate::dom::{El, Nd};
    use wasm_bindgen::JsCast;

    #[derive(Debug, Default)]
    pub(super) struct Page {
        pub(super) title: String,
        pub(super) text: String,
        pub(super) scripts: bool,
        line: String,
    }

    impl Page {
        pub(super) fn of(document: &Nd) -> Page {
            let mut page = Page::default();
            let mut todo = vec![Step::Visit(document.clone())];
            while let Some(step) = todo.pop() {
                match step {
                    Step::Break => page.line_break(),
                    Step::Visit(node) => page.visit(&node, &mut todo),
                }
            }
            page.line_break();
            page
        }

        fn visit(&mut self, node: &Nd, todo: &mut Vec<Step>) {
            match node.node_type() {
                3 => self.line.push_str(&node.node_value().unwrap_or_default()),
                1 => self.element(node.unchecked_ref(), todo),
                9 => todo.extend(children(node).into_iter().rev().map(Step::Visit)),
                _ => {}
            }
        }

        fn element(&mut self, element: &El, todo: &mut Vec<Step>) {
            let tag = element.local_name();
            match tag.as_str() {
                "script" => self.scripts = true,
                "title" if self.title.is_empty() => {
                    self.title = fold(&element.text_content().unwrap_or_default());
                }
                "style" | "template" | "noscript" | "title" | "textarea" | "select" | "iframe"
                | "svg" | "object" => {}
                _ if hidden(element, &tag) => {}
                _ => {
                    let block = !RUNS_ON.contains(&tag.as_str());
                    if block {
                        self.line_break();
                        todo.push(Step::Break);
                    } else if matches!(tag.as_str(), "td" | "th" | "button") {
                        self.line.push(' ');
                    }
                    todo.extend(children(element).into_iter().rev().map(Step::Visit));
                }
            }
        }

        fn line_break(&mut self) {
            let line = fold(&self.line);
            self.line.clear();
            if !line.is_empty() && self.text.len() + line.len() < MAX_TEXT {
                if !self.text.is_empty() {
                    self.text.push('\n');
                }
                self.text.push_str(&line);
            }
        }
    }

    enum Step {
        Visit(Nd),
        Break,
    }

    const RUNS_ON: &[&str] = &[
        "a", "abbr", "b", "bdi", "bdo", "cite", "code", "data", "del", "dfn", "em", "font", "i",
        "ins", "kbd", "label", "mark", "q", "s", "samp", "small", "span", "strong", "sub", "sup",
        "td", "th", "time", "u", "var", "wbr",
    ];

    fn children(node: &Nd) -> Vec<Nd> {
        std::iter::successors(node.first_child(), Nd::next_sibling).collect()
    }

    fn hidden(element: &El, tag: &str) -> bool {
        let style = element
            .attribute("style")
            .unwrap_or_default()
            .to_ascii_lowercase()
            .replace([' ', '\t', '\n'], "");
        element.attribute("hidden").is_some()
            || element
                .attribute("aria-hidden")
                .is_some_and(|v| v.eq_ignore_ascii_case("true"))
            || (tag == "dialog" && element.attribute("open").is_none())
            || element.attribute("popover").is_some()
            || style.contains("display:none")
            || style.contains("visibility:hidden")
    }

    fn fold(text: &str) -> String {
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }
}
