//! The one tab that the server moves: looked at, acted in, pictured. Each press is made only on the element that was judged, and
//! what isn't known of a press is said to be unknown. It must not know what a page means.
use super::aria::{self, Node};
use super::call_off::CallOff;
use super::page::{self, Around, Facts, Look, Names};
use super::refusal::{refused, touched_by};
use super::said::{self, Shown};
use super::scripts::{AROUND, FACTS, PREPARE, RELOAD, scroll, scroll_for};
use super::server::{Answer, Gone, Server};
use engine::planner::tools::Tool;
use perception::Reading;
use protocol::action::{Action, ActionError, ErrorCode, Touched};
use protocol::control::Dialog;
use protocol::ids::Ref;
use protocol::snapshot::{Element, Identity, Observation, View};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// Nothing has changed for this long: the page is at rest.
const QUIET: Duration = Duration::from_millis(150);
/// Nobody waits longer than this for a page to come to rest.
const LIMIT: Duration = Duration::from_millis(3_000);
/// A press that has changed nothing yet may be waiting for the site's answer.
const EFFECT: Duration = Duration::from_millis(600);
/// The document changes under a look so often at most.
const TRIES: u32 = 5;
/// So many dialogs during one order; a page that opens more has no end of them.
const MOST_DIALOGS: usize = 20;
/// So many elements are asked about at once, and in one look.
const AT_ONCE: usize = 8;
const MOST_ASKED: usize = 64;

/// Why there is no page to be told.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum Blind {
    #[error(transparent)]
    Gone(#[from] Gone),
    /// In words.
    #[error("{0}")]
    Unreadable(String),
    #[error("the window was closed")]
    Closed,
}

/// What an action came to.
#[derive(Debug)]
pub(super) struct Done {
    pub(super) error: Option<ActionError>,
    pub(super) touched: Touched,
    /// None: another document stands there now.
    pub(super) observation: Option<Box<Observation>>,
}

#[derive(Debug)]
pub(super) struct Tab {
    server: Server,
    names: Names,
    /// What elements were found to be, by the server's names, which are never given twice.
    facts: HashMap<String, Facts>,
    /// The document that was told of last.
    document: Option<String>,
    url: String,
    dialogs: Vec<Dialog>,
}

/// One snapshot, not judged yet.
#[derive(Debug)]
struct Glance {
    shown: Shown,
    nodes: Vec<Node>,
}

impl Glance {
    fn document(&self) -> &str {
        page::document(&self.nodes)
    }
}

impl Tab {
    pub(super) fn of(server: Server) -> Self {
        Self {
            server,
            names: Names::default(),
            facts: HashMap::new(),
            document: None,
            url: String::new(),
            dialogs: Vec::new(),
        }
    }

    pub(super) async fn close(self) {
        self.server.close().await;
    }

    pub(super) async fn tools(&self) -> Result<Vec<Tool>, Gone> {
        self.server.tools().await
    }

    /// The address of the document that was told of last.
    pub(super) fn url(&self) -> &str {
        &self.url
    }

    /// What the page has said in dialogs since this was asked last. Each was closed without a yes.
    pub(super) fn take_dialogs(&mut self) -> Vec<Dialog> {
        std::mem::take(&mut self.dialogs)
    }

    /// Takes the tab there; in words where it doesn't get there.
    pub(super) async fn open(&mut self, url: &str) -> Result<(), Blind> {
        let came = self.call("browser_navigate", json!({ "url": url })).await?;
        if came.error {
            return Err(Blind::Unreadable(said::first_line(&came.text)));
        }
        let mut glance = self.settled(LIMIT).await?.0;
        // An address within the same document brings nothing anew, and what stands there may be what the page only hopes.
        if self.document.as_deref() == Some(glance.document()) {
            self.call("browser_evaluate", json!({ "function": RELOAD }))
                .await?;
            glance = self.settled(LIMIT).await?.0;
            if self.document.as_deref() == Some(glance.document()) {
                let why = "the page could not be loaded anew".to_owned();
                return Err(Blind::Unreadable(why));
            }
        }
        self.take_note(&glance);
        Ok(())
    }

    /// True if another document stands there than the one that was told of.
    pub(super) async fn has_moved(&mut self) -> Result<bool, Blind> {
        let glance = self.glance().await?;
        let moved = self.document.as_deref() != Some(glance.document());
        if moved {
            let glance = self.settled(LIMIT).await?.0;
            self.take_note(&glance);
        }
        Ok(moved)
    }

    pub(super) async fn look(&mut self, settle: bool, view: View) -> Result<Observation, Blind> {
        let (glance, settled) = match settle {
            true => self.settled(LIMIT).await?,
            false => (self.glance().await?, true),
        };
        let around = self.around().await?;
        let reading = self.judge(&glance, &around, settled, view).await?;
        Ok(reading.observation)
    }

    /// Base64 PNG.
    pub(super) async fn picture(&mut self) -> Result<String, Blind> {
        let came = self
            .call(
                "browser_take_screenshot",
                json!({ "type": "png", "scale": "css" }),
            )
            .await?;
        match came.picture {
            Some(png) if !came.error => Ok(png),
            _ => Err(Blind::Unreadable(said::first_line(&came.text))),
        }
    }

    /// Does it, if the target still has this role and name, unless it is called off.
    pub(super) async fn act(
        &mut self,
        action: &Action,
        expect: Option<&Identity>,
        mut call_off: CallOff,
    ) -> Result<Done, Blind> {
        let mut before = self.glance().await?;
        let around = self.around().await?;
        let mut reading = self.judge(&before, &around, true, ALL).await?;
        let mut target = None;
        if let Some(reference) = action.target() {
            let found = self.target(&reading, reference, expect);
            let (name, element) = match found {
                Ok(found) => found,
                Err(error) => return Ok(not_done(error, reading)),
            };
            // A link that acts by script is a button, and was not judged as one.
            let judged = element.href.clone();
            self.prepare(&name).await?;
            // From here to the press nothing else is asked.
            before = self.glance().await?;
            reading = self.read(&before, &around, true, ALL);
            match self.target(&reading, reference, expect) {
                Ok((name, element)) if element.href == judged => {
                    target = Some((name, format!("{} {}", element.role, element.name)));
                }
                Ok(_) => return Ok(not_done(invalid("it is not what it seemed"), reading)),
                Err(error) => return Ok(not_done(error, reading)),
            }
        }
        if call_off.has_come() {
            return Ok(not_done(
                failed(ErrorCode::ActionFailed, "called off"),
                reading,
            ));
        }
        let pressing = self.press(action, target);
        let came = tokio::select! {
            came = pressing => came,
            // The server may still be waiting to be able to press. Only its end surely keeps it from that.
            () = call_off.comes() => {
                self.server.kill();
                return Err(Gone("called off in the middle of an action".to_owned()).into());
            }
        };
        self.after(&before, came).await
    }

    async fn press(
        &self,
        action: &Action,
        target: Option<(String, String)>,
    ) -> Result<Answer, Gone> {
        let (name, mut arguments) = match action {
            Action::Click { .. } => ("browser_click", json!({})),
            Action::Fill {
                value, clear_first, ..
            } => (
                "browser_type",
                // Typed slowly, it is added to what stands there.
                json!({ "text": value, "slowly": !clear_first }),
            ),
            Action::Select { value, .. } => ("browser_select_option", json!({ "values": [value] })),
            Action::ScrollTo { .. } => (
                "browser_evaluate",
                json!({ "function": "e => e.scrollIntoView({ block: 'center' })" }),
            ),
            Action::ScrollFor { words, .. } => {
                ("browser_evaluate", json!({ "function": scroll_for(words) }))
            }
            Action::ScrollPage { direction, amount } => (
                "browser_evaluate",
                json!({ "function": scroll(*direction, *amount) }),
            ),
            Action::Wait { ms } => {
                sleep(Duration::from_millis(u64::from(*ms))).await;
                return Ok(Answer::default());
            }
            Action::Navigate { url } => ("browser_navigate", json!({ "url": url })),
        };
        if let (Some((target, element)), Some(arguments)) = (target, arguments.as_object_mut()) {
            arguments.insert("target".to_owned(), Value::String(target));
            arguments.insert("element".to_owned(), Value::String(element));
        }
        // Once: what a dialog holds up is not tried again behind it.
        self.server.call(name, arguments).await
    }

    /// What became of a press, and the page after it.
    async fn after(&mut self, before: &Glance, came: Result<Answer, Gone>) -> Result<Done, Blind> {
        let came = came?;
        self.close_dialogs(&came).await?;
        let error = came.error.then(|| refused(&came.text));
        let touched = match &error {
            None => Touched::Yes,
            Some(_) => touched_by(&came.text),
        };
        let error = error.filter(|_| touched != Touched::Yes);
        let since = Instant::now();
        let (mut glance, mut settled) = self.settled(LIMIT).await?;
        while touched != Touched::No && since.elapsed() < EFFECT && glance.shown == before.shown {
            sleep(QUIET).await;
            (glance, settled) = self.settled(LIMIT).await?;
        }
        if glance.document() != before.document() {
            self.take_note(&glance);
            return Ok(Done {
                error,
                touched,
                observation: None,
            });
        }
        let around = self.around().await?;
        let reading = self
            .judge(&glance, &around, settled, View::default())
            .await?;
        Ok(Done {
            error,
            touched,
            observation: Some(Box::new(reading.observation)),
        })
    }

    /// The server's name for an element, if it is there with the role and name that were judged.
    fn target(
        &self,
        reading: &Reading,
        reference: Ref,
        expect: Option<&Identity>,
    ) -> Result<(String, Element), ActionError> {
        let elements = &reading.observation.snapshot.elements;
        let element = elements.iter().find(|e| e.reference == reference);
        let named = self.names.meaning(reference);
        let (Some(element), Some(name)) = (element, named) else {
            return Err(invalid("it is not there any more"));
        };
        if expect.is_some_and(|e| *e != element.identity()) {
            return Err(invalid("its role or name is another one now"));
        }
        if element.input.is_some_and(|kind| kind.is_secret()) {
            return Err(failed(
                ErrorCode::ActionFailed,
                "that field is only the person's",
            ));
        }
        Ok((name.to_owned(), element.clone()))
    }

    /// Learns what the snapshot leaves unsaid of the target, and keeps in this tab what it would open in a new one.
    async fn prepare(&mut self, name: &str) -> Result<(), Gone> {
        let asked = self.ask(name, PREPARE).await?;
        if let Some(facts) = asked {
            self.facts.insert(name.to_owned(), facts);
        }
        Ok(())
    }

    /// Notes which document is being told of.
    fn take_note(&mut self, glance: &Glance) {
        self.document = Some(glance.document().to_owned());
        self.url.clone_from(&glance.shown.url);
    }

    async fn around(&self) -> Result<Around, Gone> {
        let around = self.evaluate(AROUND, None).await?;
        let known = around.and_then(|v| serde_json::from_value(v).ok());
        Ok(known.unwrap_or_default())
    }

    async fn judge(
        &mut self,
        glance: &Glance,
        around: &Around,
        settled: bool,
        view: View,
    ) -> Result<Reading, Blind> {
        self.learn(glance).await?;
        Ok(self.read(glance, around, settled, view))
    }

    /// By what is known already.
    fn read(&mut self, glance: &Glance, around: &Around, settled: bool, view: View) -> Reading {
        let look = Look {
            shown: &glance.shown,
            nodes: &glance.nodes,
            around,
            facts: &self.facts,
            settled: settled && around.complete,
        };
        let reading = page::read(&look, &mut self.names, view);
        self.take_note(glance);
        reading
    }

    /// Asks about what is new and decides something.
    async fn learn(&mut self, glance: &Glance) -> Result<(), Gone> {
        let new: Vec<&str> = page::worth_asking(&glance.nodes)
            .into_iter()
            .filter(|name| !self.facts.contains_key(*name))
            .take(MOST_ASKED)
            .collect();
        for some in new.chunks(AT_ONCE) {
            let asked = some.iter().map(|name| self.ask(name, FACTS));
            for (name, facts) in some.iter().zip(futures::future::join_all(asked).await) {
                if let Some(facts) = facts? {
                    self.facts.insert((*name).to_owned(), facts);
                }
            }
        }
        Ok(())
    }

    async fn ask(&self, name: &str, function: &str) -> Result<Option<Facts>, Gone> {
        let told = self.evaluate(function, Some(name)).await?;
        Ok(told.and_then(|v| serde_json::from_value(v).ok()))
    }

    async fn evaluate(&self, function: &str, on: Option<&str>) -> Result<Option<Value>, Gone> {
        let mut arguments = json!({ "function": function });
        if let Some(name) = on {
            arguments["target"] = json!(name);
            arguments["element"] = json!("what is looked at");
        }
        let came = self.server.call("browser_evaluate", arguments).await?;
        Ok(if came.error {
            None
        } else {
            said::result(&came.text)
        })
    }

    /// Looks until two looks in a row are the same, or for so long; the second value says which.
    async fn settled(&mut self, limit: Duration) -> Result<(Glance, bool), Blind> {
        let until = Instant::now() + limit;
        let mut last = self.glance().await?;
        loop {
            sleep(QUIET).await;
            let next = self.glance().await?;
            if next.shown == last.shown {
                return Ok((next, true));
            }
            if Instant::now() >= until {
                return Ok((next, false));
            }
            last = next;
        }
    }

    async fn glance(&mut self) -> Result<Glance, Blind> {
        let mut why = String::new();
        for _ in 0..TRIES {
            let came = self
                .call("browser_snapshot", json!({ "boxes": true }))
                .await?;
            let Some(shown) = said::shown(&came.text).filter(|_| !came.error) else {
                // A document that is just being replaced can't be looked at.
                why = said::first_line(&came.text);
                sleep(QUIET).await;
                continue;
            };
            if shown.url == "about:blank" && !self.url.is_empty() {
                return Err(Blind::Closed);
            }
            let nodes =
                aria::parse(&shown.snapshot).map_err(|e| Blind::Unreadable(e.to_string()))?;
            return Ok(Glance { shown, nodes });
        }
        Err(Blind::Unreadable(why))
    }

    /// A call that does nothing in the page; what a dialog held up is asked again behind it.
    async fn call(&mut self, name: &str, arguments: Value) -> Result<Answer, Gone> {
        loop {
            let came = self.server.call(name, arguments.clone()).await?;
            let closed = self.close_dialogs(&came).await?;
            if !(closed && said::is_held_up(&came.text)) {
                return Ok(came);
            }
        }
    }

    /// Dialogs that stand after this answer are closed without a yes, and remembered; a file chooser without a file. Of a page
    /// that has no end of dialogs, the server has to go. True if anything stood there.
    async fn close_dialogs(&mut self, came: &Answer) -> Result<bool, Gone> {
        let mut standing = said::dialog(&came.text);
        let chooser = said::has_file_chooser(&came.text);
        let any = chooser || standing.is_some();
        while let Some(dialog) = standing {
            if self.dialogs.len() == MOST_DIALOGS {
                let why = "the page opens one dialog after the other";
                return Err(Gone(why.to_owned()));
            }
            self.dialogs.push(dialog);
            let closed = self
                .server
                .call("browser_handle_dialog", json!({ "accept": false }))
                .await?;
            standing = said::dialog(&closed.text);
        }
        if chooser {
            self.server.call("browser_file_upload", json!({})).await?;
        }
        Ok(any)
    }
}

/// Whatever stands in the page may be meant.
const ALL: View = View {
    all: true,
    boxes: false,
};

fn failed(code: ErrorCode, message: &str) -> ActionError {
    ActionError {
        code,
        message: message.to_owned(),
    }
}

fn invalid(message: &str) -> ActionError {
    failed(ErrorCode::RefInvalid, message)
}

fn not_done(error: ActionError, reading: Reading) -> Done {
    Done {
        error: Some(error),
        touched: Touched::No,
        observation: Some(Box::new(reading.observation)),
    }
}
