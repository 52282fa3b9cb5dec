//! What an approval is bound to: the very control on the very page with the very facts that the person was shown.
use super::Seen;
use crate::policy::Rule;
use crate::quotes::{self, PageFacts};
use crate::site;
use protocol::ids::Ref;
use protocol::page_state::PageState;
use protocol::role::Role;
use protocol::snapshot::{Container, Element, Identity, Method};

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Binding {
    target: Ref,
    identity: Identity,
    /// What the person knows it by.
    known_as: String,
    /// What was seen of it, where its name doesn't say so.
    shows: Option<String>,
    href: Option<String>,
    /// Where a press sends its form, and how.
    sends: Option<(String, Method, Vec<String>)>,
    /// Frames, dialogs, forms and rows around it.
    within: Vec<Container>,
    origin: String,
    path: String,
    state: PageState,
    headings: Vec<String>,
    /// Boxes, choices and fields as they stood: any of them can change what the button does.
    choices: Vec<(
        Identity,
        Vec<protocol::snapshot::ElementState>,
        Option<String>,
    )>,
    facts: PageFacts,
}

/// An approved press, and the page as it was right before.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Pressed {
    binding: Binding,
    url: String,
    controls: Vec<(Ref, Identity)>,
    /// The page called it the last step.
    last: bool,
    /// Another document stands there since.
    left: bool,
    /// The page said already that something wasn't done yet.
    pending: bool,
    /// Nobody could tell what it does.
    unknown: bool,
    /// It may have ended the whole account.
    account: bool,
}

impl Pressed {
    pub(super) fn of(binding: &Binding, seen: &Seen, rule: Rule) -> Self {
        let snapshot = &seen.observation.snapshot;
        Self {
            binding: binding.clone(),
            last: rule.names_the_last_step(),
            unknown: matches!(rule, Rule::Unknown | Rule::MayBeWayIn | Rule::Sends),
            account: rule == Rule::MayEndAccount,
            left: false,
            pending: seen.reading.marks.pending,
            url: site::plain(&snapshot.page.url),
            controls: snapshot
                .elements
                .iter()
                .map(|e| (e.reference, e.identity()))
                .collect(),
        }
    }

    /// Its like stands there with everything around it as it was, be it the same element or drawn anew.
    pub(super) fn still_stands(&self, seen: &Seen) -> bool {
        let was = &self.binding;
        let mut elements = seen.observation.snapshot.elements.iter();
        elements.any(|e| {
            let is = Binding {
                target: was.target,
                href: was.href.clone(),
                sends: was.sends.clone(),
                facts: was.facts.clone(),
                ..Binding::of(e, seen)
            };
            e.identity() == was.identity && is == *was
        })
    }

    pub(super) fn leaves(&mut self) {
        self.left = true;
    }

    /// What stands there now was brought by the server, however much it is like the page that was left.
    pub(super) fn was_left(&self) -> bool {
        self.left
    }

    pub(super) fn identity(&self) -> &Identity {
        &self.binding.identity
    }

    pub(super) fn was_of_the_account(&self) -> bool {
        self.account
    }

    pub(super) fn was_unknown(&self) -> bool {
        self.unknown
    }

    /// It said before the press that something isn't done yet.
    pub(super) fn was_pending_at(&self, url: &str) -> bool {
        self.pending && self.url == site::plain(url)
    }

    pub(super) fn known_as(&self) -> &str {
        self.binding.known_as()
    }

    pub(super) fn was_last(&self) -> bool {
        self.last
    }

    pub(super) fn was_here(&self, seen: &Seen) -> bool {
        self.url == site::plain(&seen.observation.snapshot.page.url)
    }

    /// One like it stood there, whatever document it was in, and it isn't what was pressed.
    pub(super) fn had(&self, element: &Element) -> bool {
        let identity = element.identity();
        identity != self.binding.identity && self.controls.iter().any(|(_, i)| *i == identity)
    }

    pub(super) fn knew(&self, element: &Element) -> bool {
        self.controls
            .contains(&(element.reference, element.identity()))
    }
}

impl Binding {
    /// What tells it from others like it: the row that it stands in, else what is named closest around it.
    pub(super) fn stands_in(&self) -> Option<&str> {
        let around = || self.within.iter().rev();
        let mut names = around()
            .filter(|c| c.is_row())
            .chain(around())
            .map(|c| c.name.as_str());
        names.find(|name| !name.is_empty() && *name != self.identity.name)
    }

    /// The words of the row, card or list entry that it stands in.
    pub(super) fn row(&self) -> Option<&str> {
        let own = self.within.iter().rev().find(|c| c.is_row())?;
        Some(own.name.as_str()).filter(|name| !name.is_empty())
    }

    pub(super) fn of(element: &Element, seen: &Seen) -> Self {
        let elements = &seen.observation.snapshot.elements;
        let url = &seen.observation.snapshot.page.url;
        let headings = elements
            .iter()
            .filter(|e| e.role == Role::Heading)
            .map(|e| e.name.clone())
            .collect();
        let chosen = elements
            .iter()
            .filter(|e| is_choice(e.role) || e.input.is_some());
        Self {
            target: element.reference,
            identity: element.identity(),
            known_as: element.known_as().to_owned(),
            shows: element.shows.clone(),
            href: element.href.clone(),
            sends: (element.form.as_ref())
                .filter(|_| element.submits)
                .map(|form| {
                    let to = sent_to(&form.action, url);
                    (to, form.method, form.hidden_choices.clone())
                }),
            within: element.within.clone(),
            origin: site::origin(url),
            path: site::path(url),
            state: seen.reading.state,
            headings,
            choices: chosen
                .map(|e| (e.identity(), chosen_states(e), e.value.clone()))
                .collect(),
            facts: quotes::of(&seen.observation),
        }
    }

    pub(super) fn known_as(&self) -> &str {
        &self.known_as
    }

    pub(super) fn target(&self) -> Ref {
        self.target
    }

    pub(super) fn shows(&self) -> Option<&str> {
        self.shows.as_deref()
    }

    pub(super) fn identity(&self) -> &Identity {
        &self.identity
    }

    /// True if the page still is what was approved: same control, same place, same words.
    pub(super) fn holds(&self, seen: &Seen) -> bool {
        let found = seen
            .observation
            .snapshot
            .elements
            .iter()
            .find(|e| e.reference == self.target);
        found.is_some_and(|element| Self::of(element, seen) == *self)
    }
}

fn is_choice(role: Role) -> bool {
    matches!(
        role,
        Role::Radio | Role::Checkbox | Role::Switch | Role::Combobox | Role::ListBox | Role::Option
    )
}

fn chosen_states(element: &Element) -> Vec<protocol::snapshot::ElementState> {
    use protocol::snapshot::ElementState as S;
    element
        .state
        .iter()
        .copied()
        .filter(|s| matches!(s, S::Checked | S::Unchecked | S::Mixed))
        .collect()
}

/// A form of the page's own address goes along with what that carries by now; of another one every part counts.
fn sent_to(action: &str, page: &str) -> String {
    match site::is_same(action, page) {
        true => site::plain(action),
        false => action.to_owned(),
    }
}
