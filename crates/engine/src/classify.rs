//! What each control of a page promises: how far it leads towards the end of the subscription. Named features of its words, its place and
//! its news are summed by the weights in `classify/weights.toml`; what must not be pressed on the way out is no candidate. No feature is a
//! site's name or a whole sentence.
mod beside;
mod features;
mod setting;
mod veto;
mod weights;

pub use features::{Feature, ends, goes_on, leads_back, renews_no_more, says_something_else};
pub use setting::Setting;
pub use veto::Veto;
pub use weights::of as weight;

use lexicon::{Concept, lexicon};
use page::{FormKind, PageModel};
use protocol::role::Role;
use protocol::snapshot::{Element, ElementState, Identity, Observation};

/// A control that may lead on, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate<'a> {
    pub element: &'a Element,
    pub score: f64,
    pub features: Vec<Feature>,
}

/// So many reasons are told.
const REASONS: usize = 3;

impl Candidate<'_> {
    /// What counts most, for it or against it: "ends +4", "new +1".
    pub fn reasons(&self, in_flow: bool) -> Vec<String> {
        let weigh = |f: &Feature| (*f, weights::of(*f, in_flow));
        let mut weighed: Vec<(Feature, f64)> = self.features.iter().map(weigh).collect();
        weighed.retain(|(_, weight)| *weight != 0.0);
        weighed.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
        weighed.truncate(REASONS);
        let told = weighed.into_iter();
        told.map(|(feature, weight)| format!("{} {weight:+}", feature.name()))
            .collect()
    }

    pub fn has(&self, feature: Feature) -> bool {
        self.features.contains(&feature)
    }
}

/// What may lead on from this page, the most promising first.
pub fn candidates<'a>(setting: &Setting<'a>) -> Vec<Candidate<'a>> {
    let elements = &setting.page.snapshot.elements;
    let mut found: Vec<Candidate<'a>> = elements
        .iter()
        .filter(|e| {
            let pressed = is_pressed(e) && !is_decoration(e, setting);
            pressed || setting.is_a_view(e) || !setting.in_flow && is_of_a_menu(e)
        })
        .filter(|e| veto::of(e, setting).is_none())
        .map(|element| Candidate {
            element,
            score: 0.0,
            features: features::of(element, setting),
        })
        .collect();
    beside::compare(&mut found, setting);
    for candidate in &mut found {
        let weights = candidate.features.iter();
        candidate.score = weights.map(|f| weights::of(*f, setting.in_flow)).sum();
    }
    found.sort_by(|a, b| b.score.total_cmp(&a.score));
    found
}

/// The most promising of a page where nothing is known of the run, a line each, with what counts most for them or against them.
pub fn explained(page: &Observation, model: &PageModel, most: usize) -> Vec<String> {
    let setting = at_first_sight(page, model);
    let best = candidates(&setting).into_iter().take(most);
    let told = best.map(|c| {
        let (at, role, name) = (
            c.element.reference,
            c.element.role,
            Setting::label(c.element),
        );
        let reasons = c.reasons(setting.in_flow).join(", ");
        format!("{at} {role} “{name}” {:.1}: {reasons}", c.score)
    });
    told.collect()
}

fn at_first_sight<'a>(page: &'a Observation, model: &'a PageModel) -> Setting<'a> {
    let state = crate::heuristics::read(page, None).state;
    Setting::new(page, model, state, false, None)
}

/// What of the page's own was left alone, a line each, with why.
pub fn left_alone(page: &Observation, model: &PageModel) -> Vec<String> {
    let setting = at_first_sight(page, model);
    let pressed = page.snapshot.elements.iter().filter(|e| is_pressed(e));
    let told = pressed.filter_map(|e| {
        let why = veto::of(e, &setting)?;
        Some(format!("{} “{}”: {why:?}", e.reference, Setting::label(e)))
    });
    told.collect()
}

/// Some libraries draw a menu as a list to choose from: closed and showing nothing chosen, or open with what can be done.
fn is_of_a_menu(element: &Element) -> bool {
    let closed = element.role == Role::ListBox
        && element.is(ElementState::Collapsed)
        && element.value.is_none()
        && element.options.is_empty();
    let listed = |c: &protocol::snapshot::Container| c.role == Role::ListBox;
    let item = element.role == Role::Option && element.within.iter().any(listed);
    is_usable(element) && (closed || item)
}

/// A part of what is open that has neither a role nor a name.
fn is_decoration(element: &Element, setting: &Setting<'_>) -> bool {
    let bare = element.role == Role::Generic && Setting::label(element).trim().is_empty();
    bare && setting.is_in_layer(element)
}

/// It ends the account, and doesn't say that it ends a subscription.
pub fn ends_the_account(candidate: &Candidate<'_>) -> bool {
    candidate.has(Feature::EndsAccount) && !candidate.has(Feature::EndsSubscription)
}

/// A control's name speaks of an end.
pub fn speaks_of_ending(name: &str, page: &Observation) -> bool {
    let languages = lexicon().languages(&page.snapshot.page.lang, &page.text);
    features::ends(&lexicon().read(name, &languages))
}

/// "How do I cancel?" stands over it, and nothing but links can be pressed there, of which none ends anything but the one that led here: it
/// tells of the way, and is no step of it.
pub fn only_explains(page: &Observation, model: &PageModel, led: Option<&Identity>) -> bool {
    let languages = lexicon().languages(&page.snapshot.page.lang, &page.text);
    let how = |e: &Element| {
        let phrase = lexicon().read(&e.name, &languages);
        phrase.has(Concept::Help) && features::ends(&phrase)
    };
    let elements = || page.snapshot.elements.iter().filter(|e| !e.is_furniture());
    let beside = |e: &Element| {
        let form = model.form_of(&e.reference).map(|form| form.kind);
        matches!(
            form,
            Some(FormKind::Search | FormKind::Newsletter | FormKind::Login)
        )
    };
    let ends = |e: &Element| {
        let phrase = lexicon().read(&e.name, &languages);
        e.role != Role::Link || features::ends(&phrase) && led != Some(&e.identity())
    };
    let acts = |e: &Element| (e.role.is_pressed() && ends(e) || e.is_choice()) && !beside(e);
    elements().any(|e| e.role == Role::Heading && how(e)) && !elements().any(acts)
}

/// A control's name takes an end back.
pub fn takes_back(name: &str, page: &Observation) -> bool {
    let languages = lexicon().languages(&page.snapshot.page.lang, &page.text);
    let phrase = lexicon().read(name, &languages);
    phrase.has(Concept::Undo) || phrase.takes_back_an_end()
}

/// A control's name says only that it closes what is open, or leads back; a bare sign says nothing either.
pub fn only_closes(name: &str, page: &Observation) -> bool {
    let languages = lexicon().languages(&page.snapshot.page.lang, &page.text);
    let phrase = lexicon().read(name, &languages);
    phrase.words.is_empty() || leads_back(&phrase) && !features::ends(&phrase)
}

/// A control to be pressed that can be, and no answer to a question.
pub fn is_pressed(element: &Element) -> bool {
    element.role.is_pressed() && is_usable(element)
}

pub fn is_usable(element: &Element) -> bool {
    let not = [
        ElementState::Disabled,
        ElementState::Hidden,
        ElementState::Busy,
    ];
    !not.iter().any(|state| element.is(*state))
}
