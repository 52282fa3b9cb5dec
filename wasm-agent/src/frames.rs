//! Frames of other sites. The browser lets no document touch them; an agent of ours in each, where the person permits that,
//! reads and acts there. This is the tab's own agent's side: who is in there, and what they see.
mod graft;
mod heard;
mod inside;
mod knocks;
mod wire;

use crate::dom::{self, El};
use crate::harvest::{Door, Harvest, Pane};
use crate::port::Line;
use crate::time;
use heard::{Heard, news};
pub(crate) use inside::{Inside, left};
use knocks::Ear;
use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;
use wasm_bindgen::JsValue;
pub(crate) use wire::{Answer, Errand, What};
use wire::{Call, Order, packed};

/// A look waits so long for frames. Most answer at once; on a slow machine an agent's way into a frame takes seconds.
const PATIENCE_MS: f64 = 5_000.0;
/// What was waited for in vain is waited for so long, until it gives a sign of life.
const BRIEF_MS: f64 = 300.0;
/// An action waits for its element at most twice as long as that; and the way there and back.
const ACT_MS: f64 = 2.0 * protocol::action::ACTION_TIMEOUT_MS as f64 + 500.0;
/// Frames that could not be reached are tried again after this long: the person may have permitted them.
const AGAIN_MS: f64 = 5_000.0;
/// Whoever waits looks up this often, should it have missed what was heard.
const POLL_MS: u32 = 20;

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

const SILENT: &str = "Nothing has answered from it yet. It is read when it does; if it belongs to another site, once the person permits that in SubTerminator's options.";

/// Which frame it is: its number, else its path; nobody knows it yet of one with neither. And its address.
type Place = (Option<Vec<u32>>, String);

/// What the last look found nobody in.
#[derive(Debug, Default)]
struct Known {
    walls: Vec<Place>,
    reached_at: f64,
}

/// One look into the frames.
#[derive(Debug, Default)]
struct Reading {
    doors: Vec<Place>,
    asked: Vec<Asked>,
    answers: Vec<(i32, Answer)>,
    reaches: bool,
    in_vain: bool,
}

#[derive(Clone, Copy, Debug)]
struct Asked {
    /// The frame, and which arrival there it was.
    whom: (i32, u32),
    ask: u32,
}

impl Reading {
    fn of(doors: &[Door]) -> Self {
        Self {
            doors: places(doors),
            ..Self::default()
        }
    }

    fn has(&self, frame: i32) -> bool {
        self.answers.iter().any(|(from, _)| *from == frame)
    }

    /// Takes in what was answered, and drops what is of documents that are gone.
    fn take(&mut self, heard: &mut Heard) {
        self.asked
            .retain(|asked| heard.frames.here.contains(&asked.whom));
        let answered = self.asked.iter().filter_map(|asked| heard.take(asked.ask));
        self.answers.extend(answered);
        let asked = &self.asked;
        let stands = |frame: i32| asked.iter().any(|asked| asked.whom.0 == frame);
        self.answers.retain(|(frame, _)| stands(*frame));
    }

    fn asks(&self, whom: (i32, u32)) -> bool {
        self.asked.iter().any(|asked| asked.whom == whom)
    }

    /// The frames that nobody has answered from, those in frames too.
    fn walls(&self) -> Vec<Place> {
        let place = |door: &wire::FarDoor| (Some(door.path.clone()), door.unread.url.clone());
        let inner = self.answers.iter().flat_map(|(_, answer)| &answer.doors);
        let all = self.doors.iter().cloned().chain(inner.map(place));
        let read = |path: &Option<Vec<u32>>| {
            path.is_some() && self.answers.iter().any(|(_, a)| a.path == *path)
        };
        all.filter(|(path, _)| !read(path)).collect()
    }
}

fn places(doors: &[Door]) -> Vec<Place> {
    // Some show a document that nobody can be in.
    let entered = doors.iter().filter(|door| door.is_entrance());
    let place = |door: &Door| (door.path.clone(), door.unread.url.clone());
    entered.map(place).collect()
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
    /// Hears the frames' numbers.
    ear: OnceCell<Ear>,
}

impl Frames {
    /// Has agents go where this harvest found doors, while nobody waits for them yet.
    pub(crate) fn send_ahead(&self, harvest: &Harvest) {
        if !harvest.doors.is_empty() {
            self.open();
            self.reach();
            self.known.borrow_mut().walls = Reading::of(&harvest.doors).walls();
        }
    }

    /// Puts what stands in frames of other sites where it belongs, as far as anybody is in there.
    pub(crate) async fn fill(&self, harvest: &mut Harvest) {
        if !harvest.doors.is_empty() {
            let look = self.read(&mut harvest.doors).await;
            graft::enter(harvest, look.answers);
            if look.in_vain {
                for door in harvest.doors.iter_mut().filter(|door| door.is_entrance()) {
                    door.unread.why = SILENT.to_owned();
                }
            }
        }
        harvest.tell_unread();
    }

    /// Has an errand done in a frame.
    pub(crate) async fn run(&self, frame: i32, errand: Errand) -> Result<Answer, Silence> {
        let sent = self.call(frame, Order::Run(errand));
        let ask = sent.ok_or(Silence::Unsent)?;
        self.busy.set(Some((frame, ask)));
        self.wait(ACT_MS, || self.heard.borrow().has(ask)).await;
        let answer = self.heard.borrow_mut().take(ask);
        self.heard.borrow_mut().forget(ask);
        if answer.is_none() {
            // A frame that wakes up later must not do it then.
            self.call(frame, Order::CallOff);
        }
        if self.busy.get() == Some((frame, ask)) {
            self.busy.set(None);
        }
        answer.map(|(_, answer)| answer).ok_or(Silence::Unanswered)
    }

    /// Nobody of ours is in there any more: what was read there is gone.
    pub(crate) fn has_left(&self, frame: i32) -> bool {
        let heard = self.heard.borrow();
        self.is_open() && heard.frames.here.iter().all(|(here, _)| *here != frame)
    }

    /// The errand that is being run, if one is, must not happen any more.
    pub(crate) fn call_off(&self) {
        if let Some((frame, _)) = self.busy.get() {
            self.call(frame, Order::CallOff);
        }
    }

    /// Asks everybody in there, and goes where nobody is yet.
    async fn read(&self, doors: &mut [Door]) -> Reading {
        self.open();
        let mut look = Reading::of(doors);
        let start = time::now();
        loop {
            self.ask(&mut look);
            self.place(doors, &mut look);
            let walls = look.walls();
            if walls.is_empty() || !self.is_open() {
                break;
            }
            let (owing, reaching) = self.awaited(&look);
            let waited = time::now() - start;
            if !look.reaches && (!owing || waited >= BRIEF_MS) && self.is_new(&walls) {
                look.reaches = true;
                self.reach();
            } else if !(owing || reaching) {
                break;
            } else if waited >= self.patience(&look) {
                look.in_vain = true;
                let mut heard = self.heard.borrow_mut();
                heard.frames.give_up(|frame| !look.has(frame));
                break;
            } else {
                news(&self.heard, POLL_MS).await;
            }
        }
        let mut heard = self.heard.borrow_mut();
        look.asked.iter().for_each(|asked| heard.forget(asked.ask));
        self.known.borrow_mut().walls = look.walls();
        look
    }

    /// Who did not come or answer in time keeps nobody waiting again before it has.
    fn patience(&self, look: &Reading) -> f64 {
        match self
            .heard
            .borrow()
            .frames
            .is_promising(|frame| !look.has(frame))
        {
            true => PATIENCE_MS,
            false => BRIEF_MS,
        }
    }

    /// Has everybody asked whom this look has not asked yet, and takes in what was answered. One that still owes an answer to an
    /// earlier look is asked when it has given it: what it saw then need not be what stands there now.
    fn ask(&self, look: &mut Reading) {
        let free: Vec<(i32, u32)> = {
            let mut heard = self.heard.borrow_mut();
            look.take(&mut heard);
            let owes = |frame: i32| heard.owed.iter().any(|(from, _)| *from == frame);
            let free = |whom: &&(i32, u32)| !look.asks(**whom) && !owes(whom.0);
            heard.frames.here.iter().filter(free).copied().collect()
        };
        for whom in free {
            if let Some(ask) = self.call(whom.0, Order::Read) {
                look.asked.push(Asked { whom, ask });
                self.heard.borrow_mut().owed.push((whom.0, ask));
            }
        }
    }

    /// Which door is which frame's, as things stand now: by the number that its window has told, else by its place. A frame
    /// whose number was told by a window is that window's, wherever it has been counted.
    fn place(&self, doors: &mut [Door], look: &mut Reading) {
        let heard = self.heard.borrow();
        for (_, answer) in &mut look.answers {
            if answer
                .number
                .as_ref()
                .is_some_and(|n| heard.knocks.heard(n))
            {
                answer.path.clone_from(&answer.number);
            }
        }
        for door in doors.iter_mut() {
            let window = door.element.inner_window();
            door.path = window.and_then(|w| heard.knocks.of(&w).or_else(|| dom::path_of(&w)));
        }
        look.doors = places(doors);
    }

    /// Whether anybody owes this look an answer, and whether agents are on their way.
    fn awaited(&self, look: &Reading) -> (bool, bool) {
        let heard = self.heard.borrow();
        let owing = heard.frames.all().any(|frame| !look.has(frame));
        let unheard = |a: &Answer| a.number.as_ref().is_some_and(|n| !heard.knocks.heard(n));
        let nameless = look.doors.iter().any(|(path, _)| path.is_none())
            && look.answers.iter().any(|(_, answer)| unheard(answer));
        (owing || nameless, heard.frames.reaching > 0)
    }

    /// There is a frame among them that nobody has tried to reach lately.
    fn is_new(&self, walls: &[Place]) -> bool {
        let known = self.known.borrow();
        self.heard.borrow().moved
            || time::now() - known.reached_at >= AGAIN_MS
            || walls.iter().any(|wall| !known.walls.contains(wall))
    }

    fn is_open(&self) -> bool {
        self.line.borrow().is_some() && !self.heard.borrow().lost
    }

    fn open(&self) {
        if !self.is_open() {
            *self.heard.borrow_mut() = Heard::default();
            *self.known.borrow_mut() = Known::default();
            let knocked = self.heard.clone();
            let knock = move |event| {
                // A page can send itself one in the middle of anything; those are worth nothing.
                if let Ok(mut heard) = knocked.try_borrow_mut() {
                    heard.knock(&event);
                }
            };
            self.ear.get_or_init(|| Ear::new(knock));
            let (hears, loses) = (self.heard.clone(), self.heard.clone());
            let line = Line::open(
                "frames",
                move |message| hears.borrow_mut().hear(&message),
                move || loses.borrow_mut().lose(),
            );
            *self.line.borrow_mut() = line;
        }
    }

    /// The page may have been written anew, and has forgotten who listens.
    pub(crate) fn listen_again(&self) {
        if let Some(ear) = self.ear.get() {
            ear.listen();
        }
    }

    /// Has an agent put into every frame that may be read.
    fn reach(&self) {
        if self.say(&[]) {
            let mut heard = self.heard.borrow_mut();
            heard.frames.reaching += 1;
            heard.moved = false;
            self.known.borrow_mut().reached_at = time::now();
        }
    }

    fn call(&self, frame: i32, order: Order) -> Option<u32> {
        let ask = self.asks.get() + 1;
        self.asks.set(ask);
        if !matches!(order, Order::CallOff) {
            self.heard.borrow_mut().want(ask);
        }
        let payload = packed(&Call { ask, order });
        self.say(&[("to", frame.into()), ("payload", payload)])
            .then_some(ask)
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
            news(&self.heard, POLL_MS).await;
        }
    }
}
