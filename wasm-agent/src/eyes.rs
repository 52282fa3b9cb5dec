//! What the agent remembers of the page between looks: which ref stands for which live element.
use crate::act::Deed;
use crate::dom::{self, Anchor, El};
use crate::harvest::{Harvest, Live};
use crate::hover;
use crate::ui::Face;
use perception::{ElementKey, Meaning, NodeId, Reader, Refs};
use protocol::action::{ActionError, ErrorCode};
use protocol::ids::Ref;
use protocol::role::Role;
use protocol::snapshot::{Identity, Judged, Observation, View};
use std::collections::{BTreeMap, BTreeSet};
use wasm_bindgen::JsValue;

/// So much of a row is said when it is another one.
const MAX_ROW: usize = 100;

/// One per document.
#[derive(Debug)]
pub(crate) struct Eyes {
    refs: Refs,
    keys: js_sys::WeakMap,
    /// By document and key there.
    far_keys: BTreeMap<(String, u64), ElementKey>,
    live: BTreeMap<ElementKey, Live>,
    /// What a press of each would do, as it was when it was told last.
    told: BTreeMap<Ref, Deed>,
    /// The same in the frame of another site, where the tab's own agent gives the refs.
    told_there: BTreeMap<ElementKey, Deed>,
    next: u64,
}

impl Eyes {
    pub(crate) fn new() -> Self {
        Self {
            refs: Refs::default(),
            keys: js_sys::WeakMap::new(),
            far_keys: BTreeMap::new(),
            live: BTreeMap::new(),
            told: BTreeMap::new(),
            told_there: BTreeMap::new(),
            next: 1,
        }
    }

    /// Names what is on a page that was read.
    pub(crate) fn observe(&mut self, harvest: &Harvest, view: View) -> Observation {
        self.forget_the_gone();
        self.forget_the_far(harvest);
        let mut refs = std::mem::take(&mut self.refs);
        let reading = perception::observe(
            &harvest.reader(),
            &mut refs,
            |node| self.key(harvest, node),
            view,
        );
        self.refs = refs;
        let mut observation = reading.observation;
        for (element, (_, node)) in observation.snapshot.elements.iter_mut().zip(&reading.kept) {
            let anchor = harvest
                .element(*node)
                .and_then(|live| live.html::<Anchor>("a"));
            if let (Some(href), Some(anchor)) = (&mut element.href, anchor) {
                *href = anchor.href();
            }
        }
        self.keep_the_told(harvest, &observation, &reading.kept);
        observation
    }

    fn keep_the_told(
        &mut self,
        harvest: &Harvest,
        observation: &Observation,
        kept: &[(Ref, NodeId)],
    ) {
        for (element, (reference, node)) in observation.snapshot.elements.iter().zip(kept) {
            let said = element.role == Role::Heading;
            if let Some(pressed) = harvest.element(*node).filter(|_| !said) {
                let deed = Deed::of(pressed, element.shows.clone(), self);
                self.told.insert(*reference, deed);
            }
        }
        let refs = &self.refs;
        self.told.retain(|known, _| refs.meaning(*known).is_some());
    }

    /// Everything that can be pressed is told, to one who knows it by its key.
    pub(crate) fn tell(&mut self, harvest: &Harvest) -> Vec<(u32, u64)> {
        let reader = harvest.reader();
        let mut told = BTreeMap::new();
        let keys = harvest.page.elements().map(|(node, _)| {
            let key = self.key(harvest, node);
            if let Some(pressed) = harvest.element(node).filter(|_| reader.interactive(node)) {
                let deed = Deed::of(pressed, reader.shows(node), self);
                told.insert(key, deed);
            }
            (node.0, key.0)
        });
        let keys = keys.collect();
        self.told_there = told;
        keys
    }

    /// What a press of it would do, as it was told.
    pub(crate) fn told(&self, reference: Ref) -> Option<&Deed> {
        self.told.get(&reference)
    }

    /// The lasting key of an element of this document, on the page or not.
    pub(crate) fn key_of(&mut self, element: &El) -> ElementKey {
        if let Some(known) = self.keys.get(element).as_f64() {
            return ElementKey(known as u64);
        }
        let key = ElementKey(self.next);
        self.next += 1;
        drop(self.keys.set(element, &JsValue::from_f64(key.0 as f64)));
        key
    }

    /// The live element that a ref was given for, with what it was given for.
    pub(crate) fn resolve(&self, reference: Ref) -> Result<(Live, Meaning), ActionError> {
        let (key, meaning) = self
            .refs
            .meaning(reference)
            .ok_or_else(|| gone(format!("There is no element {reference}.")))?;
        let live = self.live.get(&key).filter(|live| is_there(live));
        let live = live.ok_or_else(|| {
            let called = &meaning.identity;
            gone(format!(
                "The {} “{}” is no longer on the page.",
                called.role, called.name
            ))
        })?;
        Ok((live.clone(), meaning.clone()))
    }

    /// What was pressed is gone from the page, and controls are seen there that nobody has read yet: one alone may close what tells that the
    /// deed is under way.
    pub(crate) fn see_another_in_place_of(&self, pressed: Ref) -> bool {
        const CONTROLS: &str = "a[href],button,input,select,textarea,[role=button],[role=link],[role=radio],[role=checkbox]";
        let stands = match self.resolve(pressed) {
            Ok((Live::Here(element), _)) => hover::is_visible(&element),
            Ok(_) => true,
            Err(_) => false,
        };
        let new =
            |control: &El| self.keys.get(control).is_undefined() && hover::is_visible(control);
        !stands
            && dom::all_in(&dom::document(), CONTROLS)
                .iter()
                .filter(|control| new(control))
                .nth(1)
                .is_some()
    }

    /// The ref of an element of this key, for one who knows the element by its key.
    pub(crate) fn refer(&mut self, key: u64, meaning: Meaning) -> Ref {
        let key = ElementKey(key);
        let reference = self
            .refs
            .name(key, meaning.clone(), |known| *known == meaning);
        if let Some(deed) = self.told_there.get(&key) {
            self.told.insert(reference, deed.clone());
        }
        reference
    }

    /// The lasting key of what stands behind a node.
    pub(crate) fn key(&mut self, harvest: &Harvest, node: NodeId) -> ElementKey {
        let live = harvest.live.get(node.index()).unwrap_or(&Live::Nowhere);
        let known = match live {
            Live::Nowhere => return ElementKey(0),
            Live::Here(element) => self
                .keys
                .get(element)
                .as_f64()
                .map(|n| ElementKey(n as u64)),
            Live::Far(far) => self.far_keys.get(&(far.life.clone(), far.key)).copied(),
        };
        let key = known.unwrap_or(ElementKey(self.next));
        if known.is_none() {
            self.next += 1;
            match live {
                Live::Here(element) => {
                    drop(self.keys.set(element, &JsValue::from_f64(key.0 as f64)))
                }
                Live::Far(far) => drop(self.far_keys.insert((far.life.clone(), far.key), key)),
                Live::Nowhere => {}
            }
        }
        // A far one may have moved into another frame of the same document.
        if matches!(live, Live::Far(_)) || !self.live.contains_key(&key) {
            self.live.insert(key, live.clone());
        }
        key
    }

    pub(crate) fn forget_the_gone(&mut self) {
        self.live.retain(|_, live| is_there(live));
        let live = &self.live;
        self.far_keys.retain(|_, key| live.contains_key(key));
        self.refs.forget_gone(|key| live.contains_key(&key));
    }
}

impl Eyes {
    /// What stood in a frame of another site, and does not stand there now. Of frames that are silent, nobody knows.
    fn forget_the_far(&mut self, harvest: &Harvest) {
        let far = |live: &Live| match live {
            Live::Far(far) => Some((far.frame, far.life.clone(), far.key)),
            Live::Nowhere | Live::Here(_) => None,
        };
        if self.far_keys.is_empty() {
            return;
        }
        let there: BTreeSet<_> = harvest.live.iter().filter_map(far).collect();
        let frames: BTreeSet<i32> = there.iter().map(|(frame, ..)| *frame).collect();
        self.live.retain(|_, live| {
            far(live).is_none_or(|one| !frames.contains(&one.0) || there.contains(&one))
        });
    }
}

fn is_there(live: &Live) -> bool {
    match live {
        Live::Nowhere => false,
        Live::Here(element) => element.is_connected(),
        Live::Far(far) => far.door.is_connected(),
    }
}

pub(crate) fn gone(message: String) -> ActionError {
    ActionError {
        code: ErrorCode::RefInvalid,
        message,
    }
}

/// A fresh look at one element.
#[derive(Debug)]
pub(crate) struct Look {
    pub(crate) harvest: Harvest,
    pub(crate) node: NodeId,
    /// How often it has been tried before, in vain.
    pub(crate) tries: u32,
}

impl Look {
    /// Reads the page anew and makes sure that the element still is what it was.
    pub(crate) fn at(element: &El, meaning: &Meaning, face: &Face) -> Result<Look, ActionError> {
        let expected = &meaning.identity;
        let harvest = Harvest::take(face);
        let found = harvest.find(element);
        let node = found.ok_or_else(|| {
            gone(format!(
                "The {} “{}” is no longer on the page.",
                expected.role, expected.name
            ))
        })?;
        let look = Look {
            harvest,
            node,
            tries: 0,
        };
        let reader = look.reader();
        let now = reader.identity(node);
        if now != *expected {
            return Err(gone(format!(
                "The {} “{}” has become the {} “{}”.",
                expected.role, expected.name, now.role, now.name
            )));
        }
        if !reader.is_still(node, meaning) {
            return Err(gone(moved(expected, &reader.row(node, meaning))));
        }
        drop(reader);
        Ok(look)
    }

    pub(crate) fn reader(&self) -> Reader<'_> {
        self.harvest.reader()
    }
}

/// The control is the same, and what it is one of several by, or stands under, is not.
fn moved(control: &Identity, row: &str) -> String {
    let now: String = row.chars().take(MAX_ROW).collect();
    let (role, name) = (control.role, &control.name);
    match now.is_empty() {
        true => format!("What stands around the {role} “{name}” is not what it was."),
        false => format!("The {role} “{name}” stood with other words. It stands with “{now}” now."),
    }
}

/// What every element with this attribute is taken for.
pub(crate) fn judge(face: &Face, mark: &str) -> Vec<Judged> {
    let harvest = Harvest::take(face);
    let reader = harvest.reader();
    let marked = harvest.page.elements().filter_map(|(node, _)| {
        let mark = harvest.element(node)?.attribute(mark)?;
        Some(reader.judge(node, mark))
    });
    marked.collect()
}
