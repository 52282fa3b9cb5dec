//! How long what stands there has stood: a view that came a moment ago may not hear of presses yet, its scripts being on their way.
use super::Session;
use super::state::Seen;
use crate::site;
use protocol::role::Role;

/// A view doesn't show when it begins to listen; most do by then.
pub(super) const LISTENS_MS: u64 = 2_000;

impl Session {
    pub(super) fn note_standing(&mut self, seen: &Seen) {
        let snapshot = &seen.observation.snapshot;
        let headings = snapshot.elements.iter().filter(|e| e.role == Role::Heading);
        let names: Vec<&str> = headings.map(|e| e.name.as_str()).collect();
        let view = format!("{}\n{}", site::plain(&snapshot.page.url), names.join("\n"));
        if self
            .flow
            .stands
            .as_ref()
            .is_none_or(|(was, _)| *was != view)
        {
            self.flow.stands = Some((view, self.now));
        }
    }

    /// A person reads longer than this before they say yes; what answers at once has the press wait so long.
    pub(super) fn until_it_listens(&self) -> u64 {
        let since = self
            .flow
            .stands
            .as_ref()
            .map(|(_, since)| self.now.0 - since.0);
        let stood = since.and_then(|ms| u64::try_from(ms).ok());
        LISTENS_MS.saturating_sub(stood.unwrap_or(LISTENS_MS))
    }
}
