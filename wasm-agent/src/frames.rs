//! Frames of other sites. The browser lets no document touch them; an agent of ours in each, where the person permits that,
//! reads and acts there. This is the tab's own agent's side: who is in there, and what they see.
mod inside;
mod wire;

use crate::dom::{self, El};
use crate::harvest::{Door, Harvest, Live, Pane};
use crate::port::Line;
use crate::time;
pub(crate) use inside::Inside;
use js_sys::{Array, Reflect};
use perception::NodeId;
use perception::raw::{RawElement, RawKind, RawNode};
use protocol::snapshot::UnreadFrame;
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
pub(crate) use wire::{Answer, Errand, What};
use wire::{Call, Order, packed, unpacked};

/// So long frames are waited for when an agent has to get there first, and when they only have to answer.
const REACH_MS: f64 = 2_000.0;
const ANSWER_MS: f64 = 800.0;
/// An action waits for its element at most twice as long as that; and the way there and back.
const ACT_MS: f64 = 2.0 * protocol::action::ACTION_TIMEOUT_MS as f64 + 500.0;
/// Frames that could not be reached are tried again after this long: the person may have permitted them.
const AGAIN_MS: f64 = 5_000.0;
const POLL_MS: u32 = 5;

/// An element in a frame of another site.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Far {
    pub(crate) frame: i32,
    pub(crate) life: String,
    pub(crate) key: u64,
    /// The frame in our own document that it stands in, and where in that one its document lies.
    pub(crate) door: El,
    pub(crate) inner: Pane,
}

#[derive(Debug, Default)]
struct Heard {
    reached: Option<Vec<i32>>,
    answers: BTreeMap<u32, (i32, Answer)>,
    lost: bool,
}

/// Which frames there are that we can't read ourselves (place and address), when they were last reached, and who answers.
#[derive(Debug, Default)]
struct Known {
    frames: Vec<(Option<Vec<u32>>, String)>,
    at: f64,
    answering: Vec<i32>,
}

/// Why there is no answer to an errand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Silence {
    Unsent,
    /// It may have been run.
    Unanswered,
}

#[derive(Debug, Default)]
pub(crate) struct Frames {
    line: RefCell<Option<Line>>,
    heard: Rc<RefCell<Heard>>,
    known: RefCell<Known>,
    asks: Cell<u32>,
    /// The frame that runs an errand right now, and which.
    busy: Cell<Option<(i32, u32)>>,
}

impl Frames {
    /// Puts what stands in frames of other sites where it belongs, as far as anybody is in there.
    pub(crate) async fn fill(&self, harvest: &mut Harvest) {
        if !harvest.doors.is_empty() {
            let answers = self.read(&harvest.doors).await;
            enter(harvest, answers);
        }
        harvest.tell_unread();
    }

    /// Has an errand done in a frame.
    pub(crate) async fn run(&self, frame: i32, errand: Errand) -> Result<Answer, Silence> {
        let sent = self.call(frame, Order::Run(errand));
        let ask = sent.ok_or(Silence::Unsent)?;
        self.busy.set(Some((frame, ask)));
        let done = || self.heard.borrow().answers.contains_key(&ask);
        self.wait(ACT_MS, done).await;
        let answer = self.heard.borrow_mut().answers.remove(&ask);
        if answer.is_none() {
            // A frame that wakes up later must not do it then.
            self.call(frame, Order::CallOff);
        }
        if self.busy.get() == Some((frame, ask)) {
            self.busy.set(None);
        }
        answer.map(|(_, answer)| answer).ok_or(Silence::Unanswered)
    }

    /// The errand that is being run, if one is, must not happen any more.
    pub(crate) fn call_off(&self) {
        if let Some((frame, _)) = self.busy.get() {
            self.call(frame, Order::CallOff);
        }
    }

    async fn read(&self, doors: &[Door]) -> Vec<(i32, Answer)> {
        let now: Vec<_> = doors
            .iter()
            .map(|door| (door.path.clone(), door.unread.url.clone()))
            .collect();
        let (same, at, mut frames) = {
            let known = self.known.borrow();
            (known.frames == now, known.at, known.answering.clone())
        };
        let settled = frames.len() >= doors.len() || time::now() - at < AGAIN_MS;
        let reaches = !(same && settled && self.is_open());
        if reaches {
            frames = self.reach().await;
        }
        let answers = self.ask(&frames).await;
        *self.known.borrow_mut() = Known {
            frames: now,
            at: if reaches { time::now() } else { at },
            answering: answers.iter().map(|(frame, _)| *frame).collect(),
        };
        answers
    }

    fn is_open(&self) -> bool {
        self.line.borrow().is_some() && !self.heard.borrow().lost
    }

    /// Has an agent put into every frame that may be read, and tells which have one.
    async fn reach(&self) -> Vec<i32> {
        if !self.is_open() {
            *self.heard.borrow_mut() = Heard::default();
            let (hears, loses) = (self.heard.clone(), self.heard.clone());
            let line = Line::open(
                "frames",
                move |message| hear(&mut hears.borrow_mut(), message),
                move || loses.borrow_mut().lost = true,
            );
            *self.line.borrow_mut() = line;
        }
        self.heard.borrow_mut().reached = None;
        self.say(&[]);
        self.wait(REACH_MS, || self.heard.borrow().reached.is_some())
            .await;
        self.heard.borrow_mut().reached.take().unwrap_or_default()
    }

    async fn ask(&self, frames: &[i32]) -> Vec<(i32, Answer)> {
        let asked: Vec<u32> = frames
            .iter()
            .filter_map(|f| self.call(*f, Order::Read))
            .collect();
        let all = || {
            let heard = self.heard.borrow();
            asked.iter().all(|ask| heard.answers.contains_key(ask))
        };
        self.wait(ANSWER_MS, all).await;
        let answers = std::mem::take(&mut self.heard.borrow_mut().answers);
        let mine = answers.into_iter().filter(|(ask, _)| asked.contains(ask));
        mine.map(|(_, answer)| answer).collect()
    }

    fn call(&self, frame: i32, order: Order) -> Option<u32> {
        let ask = self.asks.get() + 1;
        self.asks.set(ask);
        // Only a reading may wait for an agent that is yet to come: what is to be done is meant for the document that was seen.
        let waits = matches!(order, Order::Read).into();
        let payload = packed(&Call { ask, order });
        let message = [("to", frame.into()), ("waits", waits), ("payload", payload)];
        self.say(&message).then_some(ask)
    }

    /// To the worker: with nothing to say, reach the tab's frames.
    fn say(&self, message: &[(&str, JsValue)]) -> bool {
        let line = self.line.borrow();
        line.as_ref()
            .is_some_and(|line| line.post(&dom::object(message)))
    }

    async fn wait(&self, limit: f64, until: impl Fn() -> bool) {
        let start = time::now();
        while !until() && self.is_open() && time::now() - start < limit {
            time::sleep(POLL_MS).await;
        }
    }
}

fn hear(heard: &mut Heard, message: JsValue) {
    let member = |name: &str| Reflect::get(&message, &name.into()).unwrap_or(JsValue::UNDEFINED);
    if let Some(reached) = member("reached").dyn_ref::<Array>() {
        let frames = reached.iter().filter_map(|frame| frame.as_f64());
        heard.reached = Some(frames.map(|frame| frame as i32).collect());
    } else if let (Some(from), Some(answer)) = (
        member("from").as_f64(),
        unpacked::<Answer>(&member("payload")),
    ) {
        heard.answers.insert(answer.ask, (from as i32, answer));
    }
}

/// Each answer goes through the door of its path; doors in what comes in are gone through in turn.
fn enter(harvest: &mut Harvest, mut answers: Vec<(i32, Answer)>) {
    let mut at = 0;
    while at < harvest.doors.len() {
        let path = harvest.doors[at].path.clone();
        let found = answers
            .iter()
            .position(|(_, answer)| answer.page.is_some() && Some(&answer.path) == path.as_ref());
        match found {
            Some(index) => {
                let (frame, answer) = answers.swap_remove(index);
                let door = harvest.doors.remove(at);
                through(harvest, door, frame, answer);
            }
            None => at += 1,
        }
    }
}

/// Puts a frame's nodes behind its element, as the subtree that they are.
fn through(harvest: &mut Harvest, door: Door, frame: i32, answer: Answer) {
    let Some(page) = answer.page else {
        return;
    };
    let first = door.node.0 + 1;
    let added = page.nodes.len() as u32;
    let keys: BTreeMap<u32, u64> = answer.keys.into_iter().collect();
    let life = answer.life;
    let scopes = harvest
        .page
        .elements()
        .map(|(_, e)| e.scope)
        .max()
        .unwrap_or(0)
        + 1;
    if let RawKind::Element(element) = &mut harvest.page.nodes[door.node.index()].kind {
        element.document = Some(crate::harvest::origin_and_path(&page.url));
    }
    for node in &mut harvest.page.nodes[first as usize..] {
        node.parent = node.parent.map(|p| shifted(p, first, added));
    }
    let nodes = page.nodes.into_iter().enumerate().map(|(at, node)| {
        let far = keys.get(&(at as u32)).map(|key| Far {
            frame,
            life: life.clone(),
            key: *key,
            door: door.element.clone(),
            inner: door.inner,
        });
        let live = far.map_or(Live::Nowhere, |far| Live::Far(Box::new(far)));
        let node = RawNode {
            parent: Some(node.parent.map_or(door.node, |p| NodeId(p.0 + first))),
            kind: moved(node.kind, door.pane, scopes),
        };
        (node, live)
    });
    harvest.take_in(first as usize, nodes);
    for other in &mut harvest.doors {
        other.node = shifted(other.node, first, added);
    }
    harvest.page.focused = harvest.page.focused.map(|n| shifted(n, first, added));
    harvest.page.left_out.extend(page.left_out);
    harvest
        .page
        .unread_frames
        .extend(page.unread_frames.into_iter().map(|mut unread| {
            unread.bbox = unread.bbox.map(|rect| door.pane.moved(rect));
            unread
        }));
    harvest
        .doors
        .extend(answer.doors.into_iter().map(|inner| Door {
            node: NodeId(inner.node + first),
            element: door.element.clone(),
            path: Some(inner.path),
            pane: door.pane.around(inner.pane),
            inner: door.inner.around(inner.pane),
            unread: UnreadFrame {
                bbox: inner.unread.bbox.map(|rect| door.pane.moved(rect)),
                ..inner.unread
            },
        }));
}

fn shifted(node: NodeId, first: u32, by: u32) -> NodeId {
    if node.0 >= first {
        NodeId(node.0 + by)
    } else {
        node
    }
}

fn moved(kind: RawKind, pane: Pane, scopes: u32) -> RawKind {
    match kind {
        RawKind::Element(element) => RawKind::Element(Box::new(RawElement {
            rect: element.rect.map(|rect| pane.moved(rect)),
            scope: element.scope + scopes,
            ..*element
        })),
        text => text,
    }
}
