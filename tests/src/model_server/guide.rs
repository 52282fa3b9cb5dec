//! A "model" that knows the way: it looks for the next control of a given walk on the page and asks for that one, every time. What
//! fails with it is not the planner's fault. It knows nothing of cancelling, and says in words where it was lost.
use super::moves::{Move, on_page, press};
use super::outline::Outline;
use super::way::{Op, Step, Way};
use super::{Say, Turn};
use serde_json::json;
use std::sync::{Arc, Mutex, PoisonError};

/// One step is asked for so often.
const TRIES: u32 = 4;
/// So often it looks again at a control that can't be used yet.
const WAITS: u32 = 15;
/// So far down it scrolls on a page where nothing of the walk stands.
const SCROLLS: usize = 3;
/// So often it scrolls a list.
const ROWS: u32 = 80;
/// So often it says that it is done.
const CLAIMS: u32 = 2;

/// What it did and why, line by line.
#[derive(Clone, Debug, Default)]
pub struct Notes(Arc<Mutex<Vec<String>>>);

impl Notes {
    fn add(&self, note: String) {
        self.lines().push(note);
    }

    pub fn all(&self) -> Vec<String> {
        self.lines().clone()
    }

    fn lines(&self) -> std::sync::MutexGuard<'_, Vec<String>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The script for a model server, and what it will note.
pub fn guide(way: Way) -> (impl FnMut(&Turn) -> Say + Send + 'static, Notes) {
    let notes = Notes::default();
    let mut guide = Guide::new(way, notes.clone());
    let script = move |turn: &Turn| {
        let say = guide.say(turn);
        let about = match guide.asked {
            Some(Asked::Step(step)) => guide.steps[step].name.as_str(),
            _ => "",
        };
        guide.notes.add(format!("{} {about}", told(&say)));
        say
    };
    (script, notes)
}

fn told(say: &Say) -> String {
    match say {
        Say::Call(name, input) => format!("guide: {name} {input}"),
        other => format!("guide: {other:?}"),
    }
}

struct Guide {
    steps: Vec<Step>,
    /// Names that lead back to the account after the end.
    back: Vec<String>,
    closes: Vec<String>,
    by_hand: bool,
    /// The step to be made.
    at: usize,
    /// The first step that was never made.
    furthest: usize,
    /// What was asked for last, until it is known what came of it.
    asked: Option<Asked>,
    /// How often the step before failed, or came to nothing.
    tries: u32,
    waits: u32,
    /// The whole page has been looked at since the last step.
    looked: bool,
    scrolls: usize,
    rows: u32,
    claims: u32,
    notes: Notes,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    Step(usize),
    Claim,
    Other,
}

impl Guide {
    fn new(way: Way, notes: Notes) -> Self {
        let (back, steps): (Vec<Step>, Vec<Step>) = way.steps.into_iter().partition(|s| s.verify);
        Self {
            steps,
            back: back.into_iter().map(|s| s.name).collect(),
            closes: way.closes,
            by_hand: way.by_hand,
            at: 0,
            furthest: 0,
            asked: None,
            tries: 0,
            waits: 0,
            looked: false,
            scrolls: 0,
            rows: 0,
            claims: 0,
            notes,
        }
    }

    fn say(&mut self, turn: &Turn) -> Say {
        let page = Outline::read(&turn.told);
        if let Some(say) = self.heard(turn, &page) {
            return say;
        }
        match self.at < self.steps.len() {
            true => self.go_on(turn, &page),
            false => self.claim(&page),
        }
    }

    /// Takes in what came of the last call.
    fn heard(&mut self, turn: &Turn, page: &Outline) -> Option<Say> {
        let asked = self.asked.take()?;
        let what = turn.result.trim();
        if !turn.error {
            // Only a step that is new is progress.
            if let Asked::Step(step) = asked
                && step >= self.furthest
            {
                self.furthest = step + 1;
                (self.tries, self.waits) = (0, 0);
            }
            return None;
        }
        self.notes.add(format!("  came of it: {what}"));
        let Asked::Step(step) = asked else {
            return None;
        };
        self.at = step;
        self.tries += 1;
        if self.tries >= TRIES {
            return Some(failed(&format!("“{}”: {what}", self.steps[step].name)));
        }
        let closer = self.closes.iter().find_map(|name| press(page, name));
        if closer.is_some() && what.contains("obscured") {
            return closer;
        }
        // A refusal may be one that the person can lift.
        let refused = what.starts_with("Not done") && self.tries == 1;
        refused.then(|| {
            self.asked = Some(Asked::Other);
            ask_first(&self.steps[step].name)
        })
    }

    fn go_on(&mut self, turn: &Turn, page: &Outline) -> Say {
        // A later step only counts once the whole page was looked at: its name may be a common one.
        let until = match self.looked {
            true => self.steps.len(),
            false => self.at + 1,
        };
        let mut step = self.at;
        while step < until.max(self.at + 1).min(self.steps.len()) {
            match on_page(&self.steps[step], turn, page) {
                Some(Move::Done) => {
                    step += 1;
                    self.at = step;
                }
                Some(Move::Wait) if self.waits < WAITS => {
                    self.waits += 1;
                    return self.wait();
                }
                Some(Move::Call(say)) => return self.make(step, say),
                Some(Move::Wait) | None => step += 1,
            }
        }
        if self.at >= self.steps.len() {
            return self.claim(page);
        }
        self.search(turn, page)
    }

    fn make(&mut self, step: usize, say: Say) -> Say {
        self.asked = Some(Asked::Step(step));
        self.at = step + 1;
        (self.looked, self.scrolls) = (false, 0);
        say
    }

    /// What can't be used yet may open after a while.
    fn wait(&mut self) -> Say {
        self.asked = Some(Asked::Other);
        let wait = json!({
            "state": "UNKNOWN", "action_type": "wait", "value": "700",
            "reasoning": "It can't be used yet.", "confidence": 1.0,
        });
        Say::Call("browser_action", wait)
    }

    fn look(&mut self) -> Say {
        self.asked = Some(Asked::Other);
        Say::Call("get_snapshot", json!({ "viewport_only": false }))
    }

    /// Nothing of the walk from here on stands on the page.
    fn search(&mut self, turn: &Turn, page: &Outline) -> Say {
        if !self.looked {
            self.looked = true;
            return self.look();
        }
        let step = self.steps[self.at].clone();
        if let Some(say) = self.scroll_list(&step, page) {
            return say;
        }
        if let Some(say) = self.once_more(turn, page) {
            return say;
        }
        let closer = self.closes.iter().find_map(|name| press(page, name));
        if let Some(say) = closer {
            (self.asked, self.looked) = (Some(Asked::Other), false);
            return say;
        }
        if step.op != Op::Human && self.scrolls < SCROLLS {
            // The same one twice is refused.
            let to = [
                json!({ "direction": "down", "amount": 700 }),
                json!({ "direction": "bottom" }),
                json!({ "direction": "top" }),
            ];
            let next = to[self.scrolls].clone();
            self.scrolls += 1;
            self.asked = Some(Asked::Other);
            return Say::Call("browser_scroll", next);
        }
        match step.op {
            Op::Human => failed(&format!("a person's step: {}", step.name)),
            _ => failed(&format!("lost, wanted {:?} “{}”", step.op, step.name)),
        }
    }

    /// A press came to nothing, or the program went back: the walk goes on from the last step that stands on the page.
    fn once_more(&mut self, turn: &Turn, page: &Outline) -> Option<Say> {
        self.tries += 1;
        if self.tries >= TRIES {
            return None;
        }
        let before = (0..self.at).rev();
        let mut stands = before.filter_map(|n| match on_page(&self.steps[n], turn, page)? {
            Move::Call(say) => Some((n, say)),
            Move::Done | Move::Wait => None,
        });
        let (step, say) = stands.next()?;
        Some(self.make(step, say))
    }

    fn scroll_list(&mut self, step: &Step, page: &Outline) -> Option<Say> {
        if step.op != Op::Row || self.rows >= ROWS {
            return None;
        }
        let last = page.last(&step.name)?;
        self.rows += 1;
        self.asked = Some(Asked::Other);
        Some(Say::Call(
            "browser_scroll",
            json!({ "ref": last.reference }),
        ))
    }

    /// The walk is at its end.
    fn claim(&mut self, page: &Outline) -> Say {
        if self.by_hand {
            return failed("only a person can go on from here");
        }
        if self.claims > 0 && self.asked.is_none() {
            let back = std::mem::take(&mut self.back);
            if let Some(say) = back.iter().find_map(|name| press(page, name)) {
                self.asked = Some(Asked::Other);
                return say;
            }
        }
        if self.claims >= CLAIMS {
            return failed("the walk is at its end, and that is not believed");
        }
        self.claims += 1;
        self.asked = Some(Asked::Claim);
        let reason = "The walk is at its end.";
        Say::Call(
            "complete_task",
            json!({ "status": "success", "reason": reason }),
        )
    }
}

fn failed(why: &str) -> Say {
    let reason = format!("guide: {why}");
    Say::Call(
        "complete_task",
        json!({ "status": "failed", "reason": reason }),
    )
}

fn ask_first(name: &str) -> Say {
    let (action, reason) = (format!("press “{name}”"), "It was refused; you decide.");
    Say::Call(
        "request_human_approval",
        json!({ "action": action, "reason": reason }),
    )
}
