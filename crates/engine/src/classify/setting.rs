//! What a page's controls are judged against: the page, its model, and what the run knows.
use super::features;
use crate::heuristics::{self, wordings::Wordings};
use crate::plan::Passed;
use crate::planner::{Hints, Led, PastAction};
use crate::policy;
use lexicon::{Concept, Languages, Phrase, lexicon};
use page::{Match, PageModel, Region};
use protocol::ids::Ref;
use protocol::page_state::PageState;
use protocol::role::Role;
use protocol::snapshot::{Element, ElementState, Identity, Observation};

#[derive(Debug)]
pub struct Setting<'a> {
    pub page: &'a Observation,
    pub model: &'a PageModel,
    pub languages: Languages,
    /// Those that the page's text is in besides.
    others: Vec<Languages>,
    pub state: PageState,
    /// A way into cancelling was taken.
    pub in_flow: bool,
    /// What the person calls the subscription that is meant.
    pub plan: Option<&'a str>,
    /// Where the controls of the named subscription led.
    pub led: Led,
    /// What was done so far.
    pub history: &'a [PastAction],
    /// The pages seen on the way here.
    pub passed: &'a [Passed],
    /// What could be pressed only after the page's question was answered.
    pub waited: &'a [Identity],
    /// What the service's recipe says.
    pub hints: Option<&'a Hints>,
    /// The languages' older word lists, as long as there are two.
    pub wordings: Vec<&'static Wordings>,
    /// What was pressed last.
    pub pressed: Option<&'a Identity>,
    /// The place of the meant subscription among the page's.
    meant: Option<usize>,
    /// The open layer that has to be answered first, by its block.
    layer: Option<usize>,
}

impl<'a> Setting<'a> {
    pub fn new(
        page: &'a Observation,
        model: &'a PageModel,
        state: PageState,
        in_flow: bool,
        plan: Option<&'a str>,
    ) -> Self {
        let meant = match plan.map(|plan| model.subscription_named(plan)) {
            Some(Match::Of(at)) => Some(at),
            Some(Match::Only(at)) => is_told(page, model, plan.unwrap_or_default()).then_some(at),
            Some(_) => None,
            None => (model.subscriptions.len() == 1).then_some(0),
        };
        let wordings = heuristics::languages(page);
        let others = wordings.iter();
        let others = others.map(|w| lexicon().languages(&w.lang, ""));
        Self {
            others: others.collect(),
            languages: lexicon().languages(&page.snapshot.page.lang, &page.text),
            layer: model.open_layer(),
            page,
            model,
            state,
            in_flow,
            plan,
            wordings,
            led: Led::default(),
            history: &[],
            passed: &[],
            waited: &[],
            hints: None,
            pressed: None,
            meant,
        }
    }

    /// What it is called; where it has no name, what it shows or its tooltip.
    pub fn label(element: &Element) -> &str {
        element.label()
    }

    /// Of a control drawn in several lines, its title; else all that it is called.
    pub fn title_of<'e>(&'e self, element: &'e Element) -> &'e str {
        let first = self.model.lines_of(&element.reference).first().copied();
        first.unwrap_or_else(|| Self::label(element))
    }

    /// Why it is no candidate, where it is none.
    pub fn veto_of(&self, element: &Element) -> Option<super::Veto> {
        super::veto::of(element, self)
    }

    /// The last step brought it. On a page that was come back to nothing is new, however much the page between was another.
    pub fn is_new(&self, element: &Element) -> bool {
        let here = &self.page.snapshot.page.url;
        let again = |p: &Passed| p.again && p.url == *here;
        let came_back = !self.in_flow && self.passed.iter().any(again);
        self.model.is_new(&element.reference) && !came_back
    }

    pub fn phrase(&self, text: &str) -> Phrase {
        let own = lexicon().read(text, &self.languages);
        if own.unread().is_empty() {
            return own;
        }
        // A label may be of another language than its page says to be.
        let others = self.others.iter().map(|by| lexicon().read(text, by));
        others.fold(own, |best, other| {
            let better = other.unread().len() < best.unread().len();
            if better { other } else { best }
        })
    }

    /// It speaks of the end of what is meant.
    pub(crate) fn ends(&self, phrase: &Phrase) -> bool {
        features::ends(phrase) || self.in_flow && features::stops_at_a_time(phrase)
    }

    /// One of the page's views, drawn as a choice: "Details | Subscription | Newsletters".
    pub(super) fn is_a_view(&self, element: &Element) -> bool {
        let open = element.role == Role::Radio
            && element.is(ElementState::Unchecked)
            && super::is_usable(element);
        open && !self.in_flow && policy::names_a_view(&self.phrase(Self::label(element)))
    }

    /// A heading has this name in it, beside other words: "Good evening, Sam".
    pub(super) fn is_greeted(&self, name: &str) -> bool {
        let elements = self.page.snapshot.elements.iter();
        let mut headings = elements.filter(|e| e.role == Role::Heading);
        headings.any(|h| h.name.len() > name.len() && crate::named::names(name, &h.name))
    }

    /// A switch that stands on: pressed, it takes away what its name promises ("Recurring billing is on").
    pub(super) fn turns_the_renewal_off(&self, element: &Element, phrase: &Phrase) -> bool {
        let on = element.role == Role::Switch && element.is(ElementState::Checked);
        let other = [
            Concept::End,
            Concept::TurnOff,
            Concept::Newsletter,
            Concept::Not,
        ];
        on && phrase.any(&[Concept::Undo, Concept::Renewal]) && !phrase.any(&other)
    }

    /// It stands in the card of the plan that costs nothing, and takes it; or it goes on with that.
    pub(super) fn takes_the_free_plan(&self, element: &Element, phrase: &Phrase) -> bool {
        let done = self.history.iter().filter(|p| p.error.is_none());
        let pressed = done
            .filter_map(|p| p.target.as_ref())
            .map(|t| t.name.as_str());
        let further =
            policy::goes_on_to_the_free_plan(phrase, pressed, &self.languages, self.model);
        further || policy::chooses_the_free_plan(element, phrase, self.model)
    }

    /// It sends a form that wants the end to be understood.
    pub fn sends_what_is_understood(&self, button: &Ref) -> bool {
        let form = self.model.form_of(button);
        form.is_some_and(|form| form.kind.confirms() && form.submit == Some(*button))
    }

    /// The last that was done here answered a question of the form that this sends.
    pub(super) fn was_answered_just_now(&self, submit: &Ref) -> bool {
        let answer = self.history.last().filter(|p| p.error.is_none());
        let answer = answer.filter(|p| !p.is_click() || p.target.as_ref().is_some_and(is_a_choice));
        let asked = answer.and_then(|p| p.target.as_ref());
        let form = self.model.form_of(submit);
        let elements = &self.page.snapshot.elements;
        form.zip(asked).is_some_and(|(form, asked)| {
            let mut fields = elements.iter().filter(|e| form.holds(&e.reference));
            fields.any(|e| e.identity() == *asked)
        })
    }

    /// It leads to a page or a view of its own; "#" alone stands where a link has no address.
    pub fn has_address(&self, element: &Element) -> bool {
        let own = |to: &str| to.starts_with("http") && !crate::site::is_anchor(to);
        element.href.as_deref().is_some_and(own)
    }

    /// The same link stood on another page.
    pub fn stands_elsewhere(&self, element: &Element) -> bool {
        let here = &self.page.snapshot.page.url;
        let mut others = self.passed.iter().filter(|p| p.url != *here);
        others.any(|p| p.held(element))
    }

    /// It stands in what the person means.
    pub fn is_of_the_meant(&self, reference: &Ref) -> bool {
        self.meant.is_some() && self.model.subscription_of(reference) == self.meant
    }

    /// What a control of the meant subscription brought up belongs to it: a menu or a dialog; or a page that tells of no more than one.
    pub fn is_led_to(&self, element: &Element) -> bool {
        match self.led {
            Led::Elsewhere => false,
            Led::Here | Led::ToItsPage => {
                let content = self.region_of(element).is_none_or(Region::is_content);
                content && !self.tells_of_another() && !self.stands_elsewhere(element)
            }
            Led::ToAPart => self.is_in_layer(element) || self.is_new(element),
        }
    }

    /// It tells of several, or how one goes on that isn't called by the plan.
    pub fn tells_of_another(&self) -> bool {
        let told = |s: &page::Subscription| s.name.is_some() && s.goes_on();
        match self.model.subscriptions.as_slice() {
            [] => false,
            [_] if self.led == Led::ToItsPage => false,
            [one] => self.meant.is_none() && told(one),
            _ => true,
        }
    }

    /// The page shows none but the one that is meant.
    pub fn is_all_of_the_meant(&self) -> bool {
        let plan = self.plan.unwrap_or_default();
        let only = matches!(self.model.subscription_named(plan), Match::Only(_));
        only && is_told(self.page, self.model, plan)
    }

    /// It stands in one of several subscriptions of which none has a name.
    pub fn stands_in_a_nameless(&self, reference: &Ref) -> bool {
        self.model.names_none_of_several() && self.model.subscription_of(reference).is_some()
    }

    /// It came of a list that names none of several, and doesn't name the one that is meant either.
    pub(super) fn is_of_another_in_a_nameless_list(&self) -> bool {
        let listed = self.passed.iter().any(|passed| passed.nameless);
        let nameless = self.model.subscriptions.iter().all(|s| s.name.is_none());
        let other = |plan| match nameless {
            true => !self.is_about(plan),
            false => {
                let named = self.model.subscription_named(plan);
                matches!(named, Match::NotHeld | Match::Near(_))
            }
        };
        listed && !self.in_flow && self.plan.is_some_and(other)
    }

    /// A line of the page begins with this name. "You may also like" it is said of another, and what is recommended is one for certain.
    fn is_about(&self, plan: &str) -> bool {
        let plan = plan.trim().to_lowercase();
        let begins = |at: usize| {
            let line = &self.model.blocks[at].text;
            let line = line.trim_start_matches(|c: char| !c.is_alphanumeric());
            line.to_lowercase().starts_with(&plan)
        };
        let mut content = self.model.content_blocks().into_iter();
        content.any(|at| self.model.regions[at] != Region::Catalogue && begins(at))
    }

    /// What the entry is called in which it is all that can be pressed: "Leave us", over "Start".
    pub(super) fn title_of_its_entry(&self, element: &Element) -> Option<&str> {
        const OUTWARDS: usize = 4;
        let own = self.model.block_of(&element.reference)?;
        let parent = |at: usize| usize::try_from(self.model.blocks[at].within?).ok();
        let around = std::iter::successors(parent(own), |at| parent(*at)).take(OUTWARDS);
        for outer in around {
            let inner = self.model.blocks_in(outer);
            let blocks = || inner.iter().map(|at| (*at, &self.model.blocks[*at]));
            if blocks().any(|(at, b)| at != own && b.reference.is_some() && b.role.is_pressed()) {
                return None;
            }
            let told = |(at, b): &(usize, &protocol::snapshot::Block)| {
                !b.text.is_empty() && !self.model.is_within(*at, own)
            };
            if let Some((_, title)) = blocks().find(told) {
                return Some(&title.text);
            }
        }
        None
    }

    /// It says no more than "Start" or "Go", and what it stands in is called an end.
    pub(super) fn is_titled_an_end(&self, element: &Element, phrase: &Phrase) -> bool {
        use Concept as C;
        const TITLE: usize = 60;
        const PLAIN: [C; 9] = [
            C::Start,
            C::Continue,
            C::Next,
            C::Proceed,
            C::View,
            C::More,
            C::Details,
            C::Manage,
            C::Choose,
        ];
        let ends = |title: &str| title.len() <= TITLE && self.ends(&self.phrase(title));
        let plain = phrase.only(&PLAIN) || phrase.words.iter().all(|w| w.concept.is_none());
        plain && self.title_of_its_entry(element).is_some_and(ends)
    }

    /// What the person and the page call what is meant, where this may be of it.
    pub(super) fn names_of(&self, element: &Element) -> Vec<&str> {
        let own = self.model.subscription_of(&element.reference);
        let record = own.and_then(|at| self.model.subscriptions[at].name.as_deref());
        self.plan.into_iter().chain(record).collect()
    }

    /// It stands in another subscription than the one that is meant.
    pub fn is_of_another(&self, reference: &Ref) -> bool {
        let own = self.model.subscription_of(reference);
        self.meant.is_some() && own.is_some() && own != self.meant
    }

    /// Behind what lies over the page nothing can be pressed.
    pub fn is_behind(&self, element: &Element) -> bool {
        let Some(layer) = self.layer else {
            return self.in_flow && !self.is_in_dialog(element) && self.dialog_asks();
        };
        let modal = self.model.regions[layer] == Region::Dialog { modal: true };
        let asks = modal || self.in_flow && (self.dialog_asks() || self.layer_asks());
        asks && !self.is_in_layer(element)
    }

    pub fn is_in_layer(&self, element: &Element) -> bool {
        let block = self.model.block_of(&element.reference);
        match (self.layer, block) {
            (Some(layer), Some(block)) => self.model.is_within(block, layer),
            (Some(_), None) => false,
            (None, _) => self.is_in_dialog(element),
        }
    }

    /// An open dialog has a button.
    fn dialog_asks(&self) -> bool {
        let elements = self.page.snapshot.elements.iter();
        let buttons = elements.filter(|e| e.role == Role::Button && super::is_usable(e));
        let mut own = buttons.filter(|e| self.is_in_dialog(e));
        own.any(|e| self.model.region_of(&e.reference) != Some(Region::Consent))
    }

    /// What only calls itself a dialog lies over nothing.
    fn is_in_dialog(&self, element: &Element) -> bool {
        let part = self.model.region_of(&element.reference) == Some(Region::Main);
        element.in_dialog() && !part
    }

    /// A part without a role leads on in what lies over the page.
    fn layer_asks(&self) -> bool {
        let elements = self.page.snapshot.elements.iter();
        let drawn = |e: &&Element| e.role.is_plain_part() && self.is_in_layer(e);
        let leads = |e: &Element| {
            let phrase = self.phrase(Self::label(e));
            super::goes_on(&phrase) && !super::leads_back(&phrase)
        };
        elements.filter(drawn).any(leads)
    }

    /// The part of the page that it stands in.
    pub fn region_of(&self, element: &Element) -> Option<Region> {
        let around = || {
            element.within.iter().find_map(|c| match c.role {
                Role::Navigation => Some(Region::Navigation),
                Role::Banner => Some(Region::Header),
                Role::ContentInfo => Some(Region::Footer),
                Role::Complementary => Some(Region::Aside),
                _ => None,
            })
        };
        self.model.region_of(&element.reference).or_else(around)
    }

    /// Something is open over the page.
    pub fn has_layer(&self) -> bool {
        let mut elements = self.page.snapshot.elements.iter();
        self.layer.is_some() || elements.any(|e| self.is_in_dialog(e))
    }

    /// A button of what is open can't be pressed yet.
    pub fn has_waiting(&self) -> bool {
        let buttons = self.page.snapshot.elements.iter();
        let mut buttons = buttons.filter(|e| e.role == Role::Button && self.is_in_layer(e));
        buttons
            .any(|e| e.is(ElementState::Disabled) && super::goes_on(&self.phrase(Self::label(e))))
    }

    /// What is asked here is whether to end it: the last question of what is open over the page, else of the page.
    pub fn asks_to_end(&self) -> bool {
        let within = |at: &usize| {
            self.layer
                .is_none_or(|layer| self.model.is_within(*at, layer))
        };
        let blocks = (0..self.model.blocks.len()).filter(within);
        let texts = blocks.map(|at| self.model.blocks[at].text.as_str());
        let texts: Vec<&str> = match self.model.blocks.is_empty() {
            true => self.page.text.lines().collect(),
            false => texts.collect(),
        };
        let sentences = texts.iter().flat_map(|t| lexicon::sentences(t));
        let asked = sentences.filter(|s| s.trim_end().ends_with(['?', '？']));
        let mut asked = asked.rev();
        asked.next().is_some_and(|asked| {
            let phrase = self.phrase(asked);
            let keeps = [Concept::Keep, Concept::Stay, Concept::Pause];
            // "Go ahead?": what was pressed before is meant.
            let on = [
                Concept::Continue,
                Concept::Proceed,
                Concept::Confirm,
                Concept::Yes,
            ];
            let sure = self.in_flow && self.has_layer() && phrase.any(&on);
            (features::ends(&phrase) || sure && !phrase.any(&OFFERS))
                && !keeps.iter().any(|c| phrase.says(*c))
        })
    }

    /// The words over what is open: its title, or its first heading.
    pub fn layer_title(&self) -> Option<&str> {
        let called = || {
            let elements = &self.page.snapshot.elements;
            let name = elements.iter().find_map(Element::dialog)?.name.as_str();
            Some(name).filter(|n| !n.is_empty())
        };
        let Some(layer) = self.layer else {
            return called();
        };
        let named = Some(self.model.blocks[layer].text.as_str()).filter(|t| !t.is_empty());
        named
            .or_else(|| self.model.first_heading_in(layer))
            .or_else(called)
    }
}

/// Whoever asks about these asks for a yes to something else.
const OFFERS: [Concept; 6] = [
    Concept::Offer,
    Concept::Price,
    Concept::Benefit,
    Concept::Accept,
    Concept::Change,
    Concept::Buy,
];

/// The one subscription of a page is called by this name, or the page says the name.
fn is_told(page: &Observation, model: &PageModel, plan: &str) -> bool {
    let called = model.subscriptions.iter().any(|s| s.name.is_some());
    called || crate::named::names(plan, &page.text)
}

fn is_a_choice(asked: &Identity) -> bool {
    matches!(asked.role, Role::Radio | Role::Checkbox | Role::Option)
}
