//! What can't be pressed on a page until it was answered.
use crate::site;
use protocol::role::Role;
use protocol::snapshot::{ElementState, Identity, Observation};

/// The buttons that stood disabled at one address, at this turn or an earlier one of the same stay.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Waiting {
    url: String,
    buttons: Vec<Identity>,
}

impl Waiting {
    pub(super) fn note(&mut self, page: &Observation) {
        let url = site::plain(&page.snapshot.page.url);
        if self.url != url {
            *self = Self {
                url,
                buttons: Vec::new(),
            };
        }
        let waits = page
            .snapshot
            .elements
            .iter()
            .filter(|e| e.role == Role::Button && e.is(ElementState::Disabled));
        for button in waits.map(|e| e.identity()) {
            if !self.buttons.contains(&button) {
                self.buttons.push(button);
            }
        }
    }

    pub(super) fn known_at(&self, page: &Observation) -> Vec<Identity> {
        match self.url == site::plain(&page.snapshot.page.url) {
            true => self.buttons.clone(),
            false => Vec::new(),
        }
    }
}
