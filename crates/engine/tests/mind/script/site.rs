//! A scripted site: what each press leads to, and what its server saw.
use super::page::page;
use protocol::action::Action;
use protocol::ids::Ref;
use protocol::message::SecondLook;
use protocol::role::Role;
use protocol::snapshot::{Element, ElementState, Observation};
use subterminator_engine::receipt::{Look, LookKind};

/// A site: pages by name, and what a press on which name leads to.
#[derive(Clone, Default)]
pub(crate) struct Site {
    pub(crate) pages: Vec<(&'static str, Observation)>,
    pub(crate) at: &'static str,
    /// (page, name pressed, page that follows, document changes)
    pub(crate) moves: Vec<(&'static str, &'static str, &'static str, bool)>,
    /// What the account page is after this press.
    pub(crate) cancels: &'static str,
    /// The same for a name that stands on several pages: (page, name).
    pub(crate) cancels_at: (&'static str, &'static str),
    pub(crate) cancelled: u32,
    pub(crate) pressed: Vec<String>,
    pub(crate) second_look: Option<SecondLook>,
    /// A page that changes without leaving the document shows its old self for so many more looks.
    pub(crate) slow: u32,
    /// What it shows meanwhile, where that isn't its old self.
    pub(crate) meanwhile: Option<&'static str>,
    /// What is disabled on this page can be pressed after so many looks.
    pub(crate) opens_late: Option<(&'static str, u32)>,
    /// This page becomes that one when it is scrolled to its end.
    pub(crate) loads_below: Option<(&'static str, &'static str)>,
    pub(crate) scrolled: u32,
    /// The old page that is still shown, and for how many looks.
    loading: Option<(&'static str, u32)>,
}

impl Site {
    pub(crate) fn page(mut self, name: &'static str, path: &str, lines: &str) -> Self {
        if self.pages.is_empty() {
            self.at = name;
        }
        // One of the same name takes its place.
        self.pages.retain(|(n, _)| *n != name);
        self.pages.push((name, page(path, lines)));
        self
    }
    pub(crate) fn goes(
        mut self,
        from: &'static str,
        press: &'static str,
        to: &'static str,
    ) -> Self {
        self.moves.push((from, press, to, true));
        self
    }
    pub(crate) fn stays(
        mut self,
        from: &'static str,
        press: &'static str,
        to: &'static str,
    ) -> Self {
        self.moves.push((from, press, to, false));
        self
    }
    pub(crate) fn cancels_on(mut self, press: &'static str) -> Self {
        self.cancels = press;
        self
    }
    /// What the receipt quotes of the account page stands there, whatever the run.
    pub(crate) fn has_said(&self, look: Option<&Look>) {
        let Some(look) = look.filter(|look| look.how == LookKind::Reopened) else {
            return;
        };
        let squeezed = |text: &str| text.split_whitespace().collect::<String>();
        let here = self.pages.iter().map(|(_, page)| page);
        let here =
            here.filter(|page| page.snapshot.page.url.split(['?', '#']).next() == Some(&*look.url));
        let said: Vec<String> = here.map(|page| squeezed(&page.text)).collect();
        let mut quotes = look
            .wording
            .split(" · ")
            .map(|part| squeezed(part.trim_end_matches('…')));
        let stands =
            |quote: &String| said.is_empty() || said.iter().any(|text| text.contains(quote));
        assert!(quotes.all(|quote| stands(&quote)), "{look:?} on {said:#?}");
    }

    pub(crate) fn current(&mut self) -> Observation {
        let shown = match self.loading {
            Some((old, looks)) if looks > 0 => {
                self.loading = Some((old, looks - 1));
                old
            }
            _ => self.at,
        };
        let page = &mut self.pages.iter_mut().find(|(n, _)| *n == shown).unwrap().1;
        if let Some((_, looks)) = self.opens_late.as_mut().filter(|(n, _)| *n == shown) {
            match looks {
                0 => open(&mut page.snapshot.elements),
                _ => *looks -= 1,
            }
        }
        page.clone()
    }
    pub(crate) fn account(&self) -> &'static str {
        if self.cancelled > 0 {
            "cancelled"
        } else {
            "account"
        }
    }

    /// Where a link of the page at hand leads that has this address, if one has; else the page at this address; the account page
    /// for one that is nowhere.
    pub(crate) fn open(&mut self, url: &str) {
        if self.follow(url) {
            return;
        }
        let account = self.account();
        let at = |name: &str| {
            let page = self.pages.iter().find(|(n, _)| *n == name);
            page.is_some_and(|(_, p)| p.snapshot.page.url == url)
        };
        let elsewhere = self.pages.iter().find(|(_, p)| p.snapshot.page.url == url);
        self.at = match elsewhere {
            Some((name, _)) if !at(account) => name,
            _ => account,
        };
    }

    fn follow(&mut self, url: &str) -> bool {
        let elements = self.current().snapshot.elements;
        let here = |e: &&Element| e.role == Role::Link && e.href.as_deref() == Some(url);
        let Some(link) = elements.iter().find(here) else {
            return false;
        };
        let target = link.reference;
        let led = self.press(target, &Action::Click { target });
        let somewhere = self.pages.iter().any(|(_, p)| p.snapshot.page.url == url);
        if !led && somewhere {
            self.pressed.pop();
        }
        // One that leads to no page of this site leaves the tab where it is.
        led || !somewhere
    }

    /// What a fetch of the account page brings while the server fails.
    pub(crate) fn out_of_order() -> SecondLook {
        SecondLook {
            url: super::HOME.into(),
            status: 500,
            title: String::new(),
            text: String::new(),
            scripted: false,
        }
    }

    /// What a fetch of the account page brings.
    pub(crate) fn fetched(&self) -> SecondLook {
        let account = || {
            let name = self.account();
            let (_, page) = self.pages.iter().find(|(n, _)| *n == name).unwrap();
            SecondLook {
                url: page.snapshot.page.url.clone(),
                status: 200,
                title: String::new(),
                text: page.text.clone(),
                scripted: false,
            }
        };
        self.second_look.clone().unwrap_or_else(account)
    }

    pub(crate) fn scroll_to_the_end(&mut self) {
        self.scrolled += 1;
        if let Some((_, whole)) = self.loads_below.filter(|(page, _)| *page == self.at) {
            self.at = whole;
        }
    }

    pub(crate) fn name_of(&mut self, target: Ref) -> String {
        let elements = self.current().snapshot.elements;
        let found = elements.into_iter().find(|e| e.reference == target);
        found.map_or_else(String::new, |e| e.name)
    }

    /// True if another document follows.
    pub(crate) fn press(&mut self, target: Ref, action: &Action) -> bool {
        let at = self.at;
        let page = &mut self.pages.iter_mut().find(|(n, _)| *n == at).unwrap().1;
        let elements = &mut page.snapshot.elements;
        let element = elements.iter_mut().find(|e| e.reference == target).unwrap();
        let name = element.name.clone();
        if let Action::Fill { value, .. } = action {
            element.value = Some(value.clone());
            open_if_answered(elements);
            return false;
        }
        if let Action::Select { value, .. } = action {
            element.value = Some(value.clone());
            open_if_answered(elements);
            self.pressed.push(name);
            return false;
        }
        if matches!(element.role, Role::Radio | Role::Checkbox) {
            let meant = element.clone();
            choose(elements, &meant);
            open_if_answered(elements);
            self.pressed.push(name);
            return false;
        }
        self.pressed.push(name.clone());
        let here = self.cancels_at == (at, name.as_str());
        if here || (!self.cancels.is_empty() && name == self.cancels) {
            self.cancelled += 1;
        }
        let found = self
            .moves
            .iter()
            .find(|(from, press, ..)| *from == at && *press == name)
            .copied();
        if let Some((_, _, to, document)) = found {
            self.at = to;
            let shows = self.meanwhile.unwrap_or(at);
            self.loading = (!document).then_some((shows, self.slow));
            return document;
        }
        false
    }
}

/// Ticked; of a question's radio buttons the others are not any more.
fn choose(elements: &mut [Element], meant: &Element) {
    let others = |e: &Element| {
        meant.role == Role::Radio && e.role == Role::Radio && group(e) == group(meant)
    };
    // A box that is pressed while it is ticked isn't any more.
    let ticked = meant.role == Role::Checkbox && meant.is(ElementState::Checked);
    for e in elements {
        let now = match e.reference == meant.reference {
            true if ticked => ElementState::Unchecked,
            true => ElementState::Checked,
            false if others(e) => ElementState::Unchecked,
            false => continue,
        };
        e.state
            .retain(|s| !matches!(s, ElementState::Checked | ElementState::Unchecked));
        e.state.push(now);
    }
}

fn group(element: &Element) -> Option<String> {
    let mut groups = element.within.iter().rev();
    let own = groups.find(|c| c.role == Role::RadioGroup);
    own.map(|c| c.name.clone())
}

/// Every question answered, every field filled, every box ticked in which the person says something.
fn open_if_answered(elements: &mut [Element]) {
    let of = |role| elements.iter().filter(move |e| e.role == role);
    let chosen: Vec<_> = of(Role::Radio)
        .filter(|e| e.is(ElementState::Checked))
        .map(group)
        .collect();
    let answered = of(Role::Radio).all(|e| chosen.contains(&group(e)))
        && of(Role::Checkbox).all(|e| e.is(ElementState::Checked) || !e.name.starts_with("I "))
        && of(Role::TextBox).all(|e| e.value.is_some())
        && of(Role::Combobox).all(|e| e.value.as_ref() != e.options.first());
    if answered {
        open(elements);
    }
}

fn open(elements: &mut [Element]) {
    for e in elements.iter_mut().filter(|e| e.is(ElementState::Disabled)) {
        e.state = vec![ElementState::Visible, ElementState::Enabled];
    }
}
