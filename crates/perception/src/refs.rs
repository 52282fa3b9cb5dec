//! Which ref names which element. A ref stands for an element together with its role, its name and the row that it is in. It is
//! never bound to anything else: with another role, name or row it gets a new ref, and the old one is invalid.
use crate::bond::Bond;
use protocol::ids::Ref;
use protocol::snapshot::Identity;
use std::collections::BTreeMap;

/// The agent's own name for a live element; the same for as long as the element lives, never used for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ElementKey(pub u64);

/// What makes an element the one that a ref was given for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meaning {
    pub identity: Identity,
    pub bond: Bond,
}

/// So many names of one element are remembered, the last ones.
const NAMES: usize = 4;
/// Elements that are gone are remembered until there are so many more than are there.
const GONE: usize = 1_000;

/// Grows with the page, not with the number of looks at it. (Trees: hashing takes 64-bit numbers, which the agent's JavaScript
/// form has to do by hand.)
#[derive(Clone, Debug, Default)]
pub struct Refs {
    next: u32,
    given: BTreeMap<ElementKey, Vec<(Meaning, Ref)>>,
    owner: BTreeMap<Ref, ElementKey>,
    /// So many elements were there when the gone ones were last forgotten.
    there: usize,
}

impl Refs {
    /// The ref of this element with this meaning: the one it already has, if that `holds`, or a new one.
    pub fn name(
        &mut self,
        key: ElementKey,
        meaning: Meaning,
        holds: impl Fn(&Meaning) -> bool,
    ) -> Ref {
        let names = self.given.entry(key).or_default();
        if let Some((name, known)) = names.iter_mut().find(|(name, _)| holds(name)) {
            if name.bond.row.is_none() {
                // What stood alone is known as it is now.
                *name = meaning;
            }
            return *known;
        }
        if meaning.bond.row.is_some() {
            // It was known as the only one of its name. Now it is one of several, another than before: alone again, it may be either.
            let alone = |(was, _): &(Meaning, Ref)| {
                was.bond.row.is_none() && was.identity == meaning.identity
            };
            for (_, gone) in names.extract_if(.., |name| alone(name)) {
                self.owner.remove(&gone);
            }
        }
        let new = Ref(self.next);
        self.next += 1;
        if names.len() == NAMES {
            let (_, oldest) = names.remove(0);
            self.owner.remove(&oldest);
        }
        names.push((meaning, new));
        self.owner.insert(new, key);
        new
    }

    /// What a ref was given for. Whether that still holds, a fresh look at the element must tell.
    pub fn meaning(&self, reference: Ref) -> Option<(ElementKey, &Meaning)> {
        let key = self.owner.get(&reference)?;
        let names = self.given.get(key)?;
        let (meaning, _) = names.iter().find(|(_, known)| *known == reference)?;
        Some((*key, meaning))
    }

    /// Forgets elements that are not there any more, once they are many. Their refs mean nothing then, and are never
    /// given again.
    pub fn forget_gone(&mut self, there: impl Fn(ElementKey) -> bool) {
        if self.given.len() <= self.there + GONE {
            return;
        }
        self.given.retain(|key, _| there(*key));
        let given = &self.given;
        self.owner.retain(|_, key| given.contains_key(key));
        self.there = self.given.len();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::role::Role;

    fn name(refs: &mut Refs, key: u64, meaning: Meaning) -> Ref {
        refs.name(ElementKey(key), meaning.clone(), |was| *was == meaning)
    }

    fn button(name: &str) -> Meaning {
        let identity = Identity {
            role: Role::Button,
            name: name.to_owned(),
        };
        Meaning {
            identity,
            bond: Bond::default(),
        }
    }

    #[test]
    fn an_unchanged_element_keeps_its_ref() {
        let mut refs = Refs::default();
        let first = name(&mut refs, 7, button("Cancel"));
        assert_eq!(name(&mut refs, 7, button("Cancel")), first);
    }

    #[test]
    fn a_new_name_gets_a_new_ref_and_the_old_one_keeps_its_old_meaning() {
        let mut refs = Refs::default();
        let cancel = name(&mut refs, 7, button("Cancel"));
        let keep = name(&mut refs, 7, button("Keep"));
        assert_ne!(cancel, keep);
        assert_eq!(
            refs.meaning(cancel),
            Some((ElementKey(7), &button("Cancel")))
        );
    }

    #[test]
    fn two_elements_of_one_name_have_two_refs() {
        let mut refs = Refs::default();
        assert_ne!(
            name(&mut refs, 1, button("Cancel")),
            name(&mut refs, 2, button("Cancel"))
        );
    }

    #[test]
    fn a_ref_that_was_never_given_means_nothing() {
        assert_eq!(Refs::default().meaning(Ref(3)), None);
    }

    #[test]
    fn a_thousand_looks_at_a_changing_page_are_not_all_remembered() {
        let mut refs = Refs::default();
        let mut last = Ref(0);
        for look in 0..1_000_u64 {
            for new in 0..100 {
                last = name(&mut refs, look * 100 + new, button("Cancel"));
            }
            name(
                &mut refs,
                1_000_000,
                button(&format!("{look} seconds left")),
            );
            refs.forget_gone(|key| key.0 >= look * 100);
        }
        assert!(refs.given.len() < 1_300, "{}", refs.given.len());
        assert_eq!(refs.owner.len(), refs.given.values().map(Vec::len).sum());
        assert_eq!(refs.meaning(Ref(0)), None, "what is gone means nothing");
        assert!(refs.meaning(last).is_some());
        assert_eq!(refs.next, 101_000, "no number is used twice");
    }
}
