//! A held press: while it happens, the browser lets nothing out of the tab that could change anything at a server, and the page can't
//! leave. What was kept back is named in the answer.
use crate::ids::RequestId;
use serde::{Deserialize, Serialize};

/// One thing that a held press would have sent. None of it reached a server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Held {
    pub kind: HeldKind,
    /// In capitals; empty where the browser doesn't tell.
    pub method: String,
    /// A navigation's address stands in full, so that it can be judged and opened. Of forms and requests only origin, path and
    /// the query's keys are told. Empty where it is only known that something was blocked.
    pub url: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HeldKind {
    /// The page would have gone to another document by address.
    Navigation,
    /// A form would have been sent.
    Form,
    /// A script would have sent a request, in whatever way.
    Request,
}

impl Held {
    pub fn of(kind: HeldKind, method: &str, url: &str) -> Self {
        Self {
            kind,
            method: method.to_ascii_uppercase(),
            url: match kind {
                HeldKind::Navigation => url.to_owned(),
                HeldKind::Form | HeldKind::Request => without_values(url),
            },
        }
    }

    /// A request of which nothing more is known.
    pub fn some_request() -> Self {
        Self {
            kind: HeldKind::Request,
            method: String::new(),
            url: String::new(),
        }
    }
}

/// Whether a press is kept from sending anything, and for how long.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hold {
    #[default]
    No,
    /// Nothing is kept back: the person approved it. It waits until what an earlier press still holds is known to have come to nothing.
    Approved,
    /// The same of what the page doesn't call the last step: as soon as it has drawn something else in its place, what it sends by itself is kept
    /// back, until the host opens the line or some moments have passed.
    ApprovedStep,
    /// Until some moments after its answer, or until its page is gone. What only reads (<https://www.rfc-editor.org/rfc/rfc9110#section-9.2.1>) passes.
    Press,
    /// Not even what only reads: a choice, or what unfolds, needs nothing from a server.
    Silent,
    /// For some time after it, too: a page may do in a few seconds what it offers to undo until then.
    Afterwards,
    /// The page may leave, and send the form that takes it on to the one address that was judged. Nothing beside that gets out, until
    /// the next page is there.
    Step,
}

impl Hold {
    /// The press itself sends nothing.
    pub fn is_held(self) -> bool {
        matches!(self, Self::Press | Self::Silent | Self::Afterwards)
    }
}

/// On the envelope of an order that acts, for the service worker: `hold` asks it to keep the tab's requests back until some moments after
/// the answer to `request`, or longer; of a step, until the next page is there. An order without it ends what an earlier one still holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LineOrder {
    pub request: RequestId,
    pub hold: Hold,
    /// The address, without its query, to which a step may send the form that takes it on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leaves_to: Option<String>,
}

/// What was kept back, by what the agent noticed and how many requests the browser says it `blocked` (None: it doesn't say). The
/// agent sees the addresses of requests that failed, for whatever reason; the browser knows whether any was blocked.
pub fn reconciled(mut noticed: Vec<Held>, blocked: Option<u32>) -> Vec<Held> {
    let is_request = |held: &Held| held.kind == HeldKind::Request;
    match blocked {
        Some(0) => noticed.retain(|held| !is_request(held)),
        Some(_) if !noticed.iter().any(is_request) => noticed.push(Held::some_request()),
        _ => {}
    }
    noticed
}

/// Origin, path, and the names in the query.
fn without_values(url: &str) -> String {
    let url = url.split('#').next().unwrap_or_default();
    let Some((path, query)) = url.split_once('?') else {
        return url.to_owned();
    };
    let names = query
        .split('&')
        .map(|pair| pair.split('=').next().unwrap_or_default());
    format!("{path}?{}", names.collect::<Vec<_>>().join("&"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_is_told_by_the_names_in_its_query_and_a_navigation_in_full() {
        let url = "https://shop.example/api/end?plan=12&token=abc#x";
        let request = Held::of(HeldKind::Request, "post", url);
        assert_eq!(request.url, "https://shop.example/api/end?plan&token");
        assert_eq!(request.method, "POST");
        assert_eq!(Held::of(HeldKind::Navigation, "get", url).url, url);
    }

    fn failed() -> Held {
        Held {
            url: "https://example.com/api".into(),
            ..Held::some_request()
        }
    }

    #[test]
    fn a_failed_request_was_not_held_back_when_nothing_was_blocked() {
        assert_eq!(reconciled(vec![failed()], Some(0)), []);
        assert_eq!(reconciled(vec![failed()], None), [failed()]);
    }

    #[test]
    fn a_blocked_request_that_nobody_saw_is_named_without_an_address() {
        assert_eq!(reconciled(vec![], Some(2)), [Held::some_request()]);
        assert_eq!(reconciled(vec![failed()], Some(2)), [failed()]);
        assert_eq!(reconciled(vec![], None), []);
    }
}
