//! The second look: fetches a page anew with the person's own cookies, and reads it without rendering it. Only addresses
//! of the origin that the agent runs in.
//!
//! By `fetch` itself, and not through reqwest, which calls the same `fetch`. Measured here with 0.13.5: the module grows
//! from 309 to 520 KB, the script injected into every page from 449 to 733 KB, its plain form from 591 to 946 KB. Most of it
//! is url's table of international host names (`Url::parse` is reached whatever is asked), which a browser needs no second
//! time; the one crate feature against it (idna_adapter 1.0) would take them from the host, too.
use protocol::message::SecondLook;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{AbortSignal, RequestCache, RequestCredentials, RequestInit, Response};

const TIMEOUT_MS: u32 = 15_000;
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
    Fetch(String),
    #[error("The page that was fetched anew is too large to read.")]
    TooLarge,
    #[error("What was fetched anew is not a page that can be read.")]
    Unreadable,
}

pub(crate) async fn look_again(url: &str) -> Result<SecondLook, LookError> {
    let url = own(url).ok_or(LookError::OtherOrigin)?;
    let (answer, html) = fetch(&url).await.map_err(why)?;
    let url = own(&answer.url()).ok_or(LookError::OtherOrigin)?;
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
        status: answer.status(),
        title: page.title,
        text: page.text,
        scripted,
    })
}

/// The answer, and its whole text.
async fn fetch(url: &str) -> Result<(Response, String), JsValue> {
    let how = RequestInit::new();
    how.set_credentials(RequestCredentials::SameOrigin);
    how.set_cache(RequestCache::NoStore);
    how.set_signal(Some(&AbortSignal::timeout_with_u32(TIMEOUT_MS)));
    how.set_headers(&crate::dom::object(&[(
        "accept",
        "text/html,application/xhtml+xml".into(),
    )]));
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let answer = JsFuture::from(window.fetch_with_str_and_init(url, &how)).await?;
    let answer: Response = answer.dyn_into()?;
    let text = JsFuture::from(answer.text()?).await?;
    Ok((answer, text.as_string().unwrap_or_default()))
}

/// The browser's own words.
fn why(problem: JsValue) -> LookError {
    let message = js_sys::Reflect::get(&problem, &"message".into());
    let message = message.ok().and_then(|message| message.as_string());
    LookError::Fetch(message.unwrap_or_else(|| "no reason given".to_owned()))
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
