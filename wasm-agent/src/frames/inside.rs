//! The agent in a frame of another site: it reads and acts there for the tab's own agent, and for nobody else.
use super::knocks;
use super::wire::{Answer, Call, Errand, FarDoor, Order, What, packed, unpacked};
use crate::act::{Announcement, Hands, Touch};
use crate::dom;
use crate::eyes::{Eyes, gone};
use crate::harvest::{self, Harvest};
use crate::port::Line;
use crate::ui::Face;
use perception::Meaning;
use protocol::action::{Action, ActionError, Touched};
use protocol::snapshot::Identity;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

/// The line is lost and not opened again: the tab's agent has this frame reached anew when it looks again.
#[derive(Debug)]
pub(crate) struct Inside {
    /// This document's own.
    life: String,
    face: Face,
    eyes: RefCell<Eyes>,
    line: RefCell<Option<Line>>,
    lost: Cell<bool>,
    /// Rises with every call-off.
    epoch: Cell<u64>,
}

pub(crate) fn left() -> ActionError {
    gone("The frame that the element stood in shows another page now.".to_owned())
}

impl Inside {
    pub(crate) fn start(on_leave: impl Fn() + 'static) {
        let inside = Rc::new(Inside {
            life: harvest::uuid(),
            face: Face::nowhere(),
            eyes: RefCell::new(Eyes::new()),
            line: RefCell::new(None),
            lost: Cell::new(false),
            epoch: Cell::new(0),
        });
        let (hears, loses) = (inside.clone(), inside.clone());
        let line = Line::open(
            "frame",
            move |message| hears.clone().hear(message),
            move || {
                loses.lost.set(true);
                on_leave();
            },
        );
        *inside.line.borrow_mut() = line;
    }

    fn hear(self: Rc<Self>, message: JsValue) {
        let Some(Call { ask, order }) = unpacked(&message) else {
            return;
        };
        let epoch = self.epoch.get();
        let errand = match order {
            Order::CallOff => return self.epoch.set(epoch + 1),
            Order::Read => None,
            Order::Run(errand) => Some(errand),
        };
        spawn_local(async move {
            let answer = match errand {
                None => self.read(ask),
                Some(errand) => self.run(ask, errand, epoch).await,
            };
            if let Some(line) = &*self.line.borrow() {
                line.post(&packed(&answer));
            }
        });
    }

    fn answer(&self, ask: u32) -> Answer {
        Answer {
            ask,
            life: self.life.clone(),
            path: dom::path_of(&js_sys::global()),
            number: None,
            page: None,
            keys: Vec::new(),
            doors: Vec::new(),
            error: None,
            touched: Touched::No,
            spot: None,
        }
    }

    fn read(&self, ask: u32) -> Answer {
        let mut harvest = Harvest::take(&self.face);
        harvest.look_at_all();
        let mut eyes = self.eyes.borrow_mut();
        let keys = eyes.tell(&harvest);
        eyes.forget_the_gone();
        let (mut doors, mut walls) = (Vec::new(), Vec::new());
        for door in harvest.doors.drain(..) {
            match door.path {
                Some(path) => doors.push(FarDoor {
                    node: door.node.0,
                    path,
                    pane: door.pane,
                    unread: door.unread,
                }),
                None => walls.push(door),
            }
        }
        harvest.doors = walls;
        harvest.tell_unread();
        let number = knocks::number(&self.life);
        Answer {
            page: Some(harvest.page),
            keys,
            doors,
            number: knocks::knock(&number).map(|()| number),
            ..self.answer(ask)
        }
    }

    async fn run(&self, ask: u32, errand: Errand, epoch: u64) -> Answer {
        let touch = Touch::new(&|| ());
        let cancelled = || self.lost.get() || self.epoch.get() != epoch;
        let hands = Hands {
            face: &self.face,
            eyes: &self.eyes,
            frames: None,
            touch: &touch,
            cancelled: &cancelled,
        };
        let (error, spot) = match self.done(&hands, errand).await {
            Ok(spot) => (None, spot),
            Err(error) => (Some(error), None),
        };
        Answer {
            error,
            spot,
            touched: touch.touched(),
            ..self.answer(ask)
        }
    }

    async fn done(
        &self,
        hands: &Hands<'_>,
        errand: Errand,
    ) -> Result<Option<(f64, f64)>, ActionError> {
        if errand.life != self.life {
            // Keys count anew in each document: here it would be something else's.
            return Err(left());
        }
        let identity = Identity {
            role: errand.role,
            name: errand.name,
        };
        let meaning = Meaning {
            identity: identity.clone(),
            bond: errand.bond,
        };
        let target = self.eyes.borrow_mut().refer(errand.key, meaning);
        let value = errand.value;
        let action = match errand.what {
            What::Aim => return hands.aim(target, &identity).await.map(Some),
            What::Click => Action::Click { target },
            What::Fill => Action::Fill {
                target,
                value,
                clear_first: errand.clear_first,
            },
            What::Select => Action::Select { target, value },
            What::Scroll => Action::ScrollTo { target },
        };
        let unannounced = Announcement {
            label: String::new(),
            ms: 0,
        };
        hands
            .perform(&action, Some(&identity), &unannounced)
            .await
            .map(|()| None)
    }
}
