//! What the agent remembers of the page between looks: which ref stands for which live element.
use crate::dom::{Anchor, El};
use crate::harvest::Harvest;
use crate::ui::Face;
use perception::{ElementKey, NodeId, Reader, Refs};
use protocol::action::{ActionError, ErrorCode};
use protocol::ids::Ref;
use protocol::snapshot::{Identity, Judged, Observation, View};
use std::collections::HashMap;
use wasm_bindgen::JsValue;

/// One per document.
#[derive(Debug)]
pub(crate) struct Eyes {
    refs: Refs,
    keys: js_sys::WeakMap,
    live: HashMap<ElementKey, El>,
    next: u64,
}

impl Eyes {
    pub(crate) fn new() -> Self {
        Self {
            refs: Refs::default(),
            keys: js_sys::WeakMap::new(),
            live: HashMap::new(),
            next: 1,
        }
    }

    /// Looks at the page and names what is on it.
    pub(crate) fn observe(&mut self, face: &Face, settled: bool, view: View) -> Observation {
        let mut harvest = Harvest::take(face);
        harvest.page.settled = settled;
        self.live.retain(|_, element| element.is_connected());
        self.refs.forget_gone(|key| self.live.contains_key(&key));
        let mut refs = std::mem::take(&mut self.refs);
        let reading = perception::observe(
            &harvest.page,
            &mut refs,
            |node| self.key(&harvest, node),
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
        observation
    }

    /// The live element that a ref was given for, with the role and name that it was given under.
    pub(crate) fn resolve(&self, reference: Ref) -> Result<(El, Identity), ActionError> {
        let (key, identity) = self
            .refs
            .meaning(reference)
            .ok_or_else(|| gone(format!("There is no element {reference}.")))?;
        let element = self.live.get(&key).filter(|element| element.is_connected());
        let element = element.ok_or_else(|| {
            gone(format!(
                "The {} “{}” is no longer on the page.",
                identity.role, identity.name
            ))
        })?;
        Ok((element.clone(), identity.clone()))
    }

    fn key(&mut self, harvest: &Harvest, node: NodeId) -> ElementKey {
        let Some(element) = harvest.element(node) else {
            return ElementKey(0);
        };
        let known = self.keys.get(element).as_f64();
        let key = ElementKey(known.map_or(self.next, |number| number as u64));
        if known.is_none() {
            self.next += 1;
            self.keys.set(element, &JsValue::from_f64(key.0 as f64));
        }
        self.live.entry(key).or_insert_with(|| element.clone());
        key
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
}

impl Look {
    /// Reads the page anew and makes sure that the element still is what it was.
    pub(crate) fn at(element: &El, expected: &Identity, face: &Face) -> Result<Look, ActionError> {
        let harvest = Harvest::take(face);
        let found = harvest.find(element);
        let node = found.ok_or_else(|| {
            gone(format!(
                "The {} “{}” is no longer on the page.",
                expected.role, expected.name
            ))
        })?;
        let look = Look { harvest, node };
        let now = look.reader().identity(node);
        if now != *expected {
            return Err(gone(format!(
                "The {} “{}” has become the {} “{}”.",
                expected.role, expected.name, now.role, now.name
            )));
        }
        Ok(look)
    }

    pub(crate) fn reader(&self) -> Reader<'_> {
        Reader::new(&self.harvest.page)
    }
}

/// What every element with this attribute is taken for.
pub(crate) fn judge(face: &Face, mark: &str) -> Vec<Judged> {
    let harvest = Harvest::take(face);
    let reader = Reader::new(&harvest.page);
    let marked = harvest.page.elements().filter_map(|(node, _)| {
        let mark = harvest.element(node)?.attribute(mark)?;
        Some(reader.judge(node, mark))
    });
    marked.collect()
}
