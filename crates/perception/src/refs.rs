//! Which ref names which element. A ref stands for an element together with its role and name. It is never bound to
//! anything else: a changed role or name gets a new ref, and the old one is invalid.
use protocol::ids::Ref;
use protocol::snapshot::Identity;
use std::collections::HashMap;

/// The agent's own name for a live element; the same for as long as the element lives, never used for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ElementKey(pub u64);

#[derive(Clone, Debug, Default)]
pub struct Refs {
    given: HashMap<(ElementKey, Identity), Ref>,
    meaning: Vec<(ElementKey, Identity)>,
}

impl Refs {
    /// The ref of this element with this role and name: the one it already has, or a new one.
    pub fn name(&mut self, key: ElementKey, identity: Identity) -> Ref {
        let next = Ref(self.meaning.len() as u32);
        let meaning = &mut self.meaning;
        *self
            .given
            .entry((key, identity))
            .or_insert_with_key(|(key, identity)| {
                meaning.push((*key, identity.clone()));
                next
            })
    }

    /// What a ref was given for. Whether that still holds, a fresh look at the element must tell.
    pub fn meaning(&self, reference: Ref) -> Option<(ElementKey, &Identity)> {
        self.meaning
            .get(reference.0 as usize)
            .map(|(key, identity)| (*key, identity))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::role::Role;

    fn button(name: &str) -> Identity {
        Identity {
            role: Role::Button,
            name: name.to_owned(),
        }
    }

    #[test]
    fn an_unchanged_element_keeps_its_ref() {
        let mut refs = Refs::default();
        let first = refs.name(ElementKey(7), button("Cancel"));
        assert_eq!(refs.name(ElementKey(7), button("Cancel")), first);
    }

    #[test]
    fn a_new_name_gets_a_new_ref_and_the_old_one_keeps_its_old_meaning() {
        let mut refs = Refs::default();
        let cancel = refs.name(ElementKey(7), button("Cancel"));
        let keep = refs.name(ElementKey(7), button("Keep"));
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
            refs.name(ElementKey(1), button("Cancel")),
            refs.name(ElementKey(2), button("Cancel"))
        );
    }

    #[test]
    fn a_ref_that_was_never_given_means_nothing() {
        assert_eq!(Refs::default().meaning(Ref(3)), None);
    }
}
