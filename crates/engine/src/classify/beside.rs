//! What shows of a control only beside the others: the only one of its kind, what is new among what is old, what led here.
use super::features::FURNITURE;
use super::{Candidate, Feature, Setting};
use crate::heuristics::wordings::{self, Intent};
use crate::{named, site};
use protocol::page_state::PageState;
use protocol::role::Role;
use protocol::snapshot::Element;

/// Where one alone is so, it is the only button.
fn mark_the_only(all: &mut [Candidate<'_>], fits: &dyn Fn(&Candidate<'_>) -> bool) {
    let mut those = all.iter_mut().filter(|c| fits(c));
    if let (Some(only), None) = (those.next(), those.next())
        && !only.has(Feature::OnlyButton)
    {
        only.features.push(Feature::OnlyButton);
    }
}

/// Beside what takes an offer or keeps, the only other thing that can be pressed turns it down, in whatever words ("Not for me").
fn mark_what_is_left(all: &mut [Candidate<'_>], setting: &Setting<'_>) {
    let place = match setting.has_layer() {
        true => Feature::InLayer,
        false => Feature::InMain,
    };
    let own = |features: &[Feature]| features.contains(&place);
    let leaves = [
        Feature::Closes,
        Feature::GoesBack,
        Feature::Opens,
        Feature::Views,
        Feature::Manages,
        Feature::Rules,
        Feature::Help,
    ];
    let pressed = |role| matches!(role, Role::Button | Role::Link);
    let elements = setting.page.snapshot.elements.iter();
    let takes = |e: &&protocol::snapshot::Element| {
        pressed(e.role) && super::veto::of(e, setting) == Some(super::Veto::OtherDeed)
    };
    let beside = elements.filter(takes);
    let taken = beside
        .filter(|e| own(&super::features::of(e, setting)))
        .count();
    let mut left = all.iter_mut().filter(|c| {
        own(&c.features) && pressed(c.element.role) && !leaves.iter().any(|f| c.has(*f))
    });
    if let (Some(only), None) = (left.next(), left.next())
        && taken > 0
    {
        let known = only.features.clone();
        let shown = [Feature::DeclinesTheOffer, Feature::OnlyButton];
        let new = shown.into_iter().filter(|f| !known.contains(f));
        only.features.extend(new);
    }
}

/// What shows only beside the others.
pub(super) fn compare(all: &mut [Candidate<'_>], setting: &Setting<'_>) {
    let buttons = |c: &Candidate<'_>| {
        let own = c.has(Feature::InLayer) || c.has(Feature::InMain);
        own && c.element.role == Role::Button
            && !c.has(Feature::Opens)
            && !c.has(Feature::GoesBack)
            && !c.has(Feature::Closes)
    };
    let layer = all.iter().any(|c| c.has(Feature::InLayer));
    let here = |c: &Candidate<'_>| buttons(c) && (!layer || c.has(Feature::InLayer));
    let steps = setting.in_flow && !setting.has_waiting();
    if steps {
        mark_the_only(all, &here);
    }
    if setting.in_flow && setting.state == PageState::RetentionOffer {
        mark_what_is_left(all, setting);
    }
    // Where a page asks what one has come for: one answer beside one other is none of several.
    let answers = all.iter().filter(|c| buttons(c)).count();
    if answers < 3 {
        for candidate in all.iter_mut() {
            candidate.features.retain(|f| *f != Feature::Other);
        }
    }
    // Beside what ends the meant one, turning its renewal off is another thing, which leaves it to be renewed by hand.
    let ends = |c: &Candidate<'_>| c.has(Feature::InTheMeant) && c.has(Feature::Ends);
    let renews = |c: &Candidate<'_>| ends(c) && c.has(Feature::Renewal);
    if all.iter().any(|c| ends(c) && !renews(c)) {
        for candidate in all.iter_mut().filter(|c| renews(c)) {
            candidate.features.push(Feature::RenewalBesideAnEnd);
        }
    }
    // In a record that is the whole page, what nobody can read is no nearer to it than all else.
    let unread = |c: &&mut Candidate<'_>| c.has(Feature::Unread) && c.has(Feature::InTheMeant);
    if all.iter_mut().filter(unread).count() > 2 {
        for candidate in all.iter_mut().filter(unread) {
            candidate.features.retain(|f| *f != Feature::InTheMeant);
        }
    }
    // The only sign without a name or an address, in the row of what is meant, opens what can be done with it.
    let sign = |c: &Candidate<'_>| {
        let nameless = c.has(Feature::Nameless) && c.has(Feature::InTheMeant);
        nameless && !c.element.is_choice() && !setting.has_address(c.element)
    };
    let alone = all.iter().filter(|c| sign(c)).count() == 1;
    let opens = |c: &Candidate<'_>| c.has(Feature::Opens) || alone && sign(c);
    let menu = |c: &&mut Candidate<'_>| c.has(Feature::InTheMeant) && opens(c);
    for candidate in all.iter_mut().filter(menu) {
        candidate.features.push(Feature::MenuOfTheMeant);
    }
    // "To the cancellation form" closes nothing, where its address is another page's; "Cancel" may, whatever its address.
    let here = &setting.page.snapshot.page.url;
    let elsewhere = |c: &Candidate<'_>| {
        let to = c.element.href.as_deref();
        let intent = wordings::intent(&c.element.name, &setting.wordings);
        intent != Intent::BareCancel && to.is_some_and(|to| site::plain(to) != site::plain(here))
    };
    for candidate in all.iter_mut() {
        if candidate.has(Feature::AddressEnds) && elsewhere(candidate) {
            candidate.features.retain(|f| *f != Feature::BareCancel);
        }
    }
    // "Note the cancellation" beside "To the cancellation form": what can't all be read is no only way on.
    let own = |c: &Candidate<'_>| c.has(Feature::InMain) || c.has(Feature::InLayer);
    let in_part = |c: &Candidate<'_>| c.has(Feature::EndsSomething);
    let plainly = |c: &Candidate<'_>| own(c) && c.has(Feature::Ends) && !in_part(c);
    if all.iter().any(plainly) {
        for candidate in all.iter_mut().filter(|c| in_part(c)) {
            candidate.features.retain(|f| *f != Feature::OnlyButton);
        }
    }
    // Where all is new, it is another page: that says nothing of any of it.
    if all.iter().filter(|c| own(c)).all(|c| c.has(Feature::New)) {
        for candidate in all.iter_mut() {
            candidate.features.retain(|f| *f != Feature::New);
        }
    }
    // What a step of the way out brought up, and nothing else, is the next one, in whatever words.
    let brought = |c: &Candidate<'_>| buttons(c) && c.has(Feature::New) && !c.has(Feature::IsOpen);
    if steps {
        mark_the_only(all, &brought);
    }
    // The only way out of a page that names the plan is the plan's.
    let only = all.iter().filter(|c| c.has(Feature::Ends)).count() == 1;
    let told = setting
        .plan
        .is_some_and(|plan| named::names(plan, &setting.page.text));
    for candidate in all.iter_mut().filter(|_| only && told) {
        let everywhere = FURNITURE.iter().any(|f| candidate.has(*f));
        let phrase = setting.phrase(Setting::label(candidate.element));
        if !everywhere && phrase.unread().is_empty() && !setting.stands_elsewhere(candidate.element)
        {
            candidate.features.retain(|f| *f != Feature::Unnamed);
        }
    }
    // Of two that waited, neither is known to be the one that goes on.
    let waited = |c: &&mut Candidate<'_>| c.has(Feature::Waited);
    if all.iter_mut().filter(waited).count() > 1 {
        for candidate in all.iter_mut() {
            candidate.features.retain(|f| *f != Feature::Waited);
        }
    }
    let latest = setting.history.iter().rfind(|p| p.is_click());
    // What a later press failed on was loaded anew: nothing of it is open any more.
    let still = latest.is_none_or(|p| p.error.is_none());
    let led = |c: &Candidate<'_>| {
        let identity = c.element.identity();
        let pressed = Some(&identity) == setting.pressed;
        let stays = !c.has(Feature::New) || setting.state == PageState::ExitSurvey;
        let furniture = !c.has(Feature::InLayer) && stays;
        let again = || {
            let mut before = setting.history.iter().filter(|p| p.error.is_none());
            setting.in_flow && before.any(|p| p.target.as_ref() == Some(&identity))
        };

        let before = setting.in_flow && setting.stands_elsewhere(c.element);
        let way_in = setting.in_flow || c.element.href.is_none();
        // What was pressed stands below what it brought up, where another is called so, too.
        let is_below = |e: &Element| {
            let other = e.reference != c.element.reference && e.identity() == identity;
            other && !setting.is_in_layer(e)
        };
        let elements = &setting.page.snapshot.elements;
        let another = setting.is_new(c.element) && c.has(Feature::InLayer);
        let itself = pressed && !(another && elements.iter().any(is_below));
        still && itself && way_in || furniture && (before || again())
    };
    for candidate in all.iter_mut().filter(|c| led(c)) {
        candidate.features.retain(|f| *f != Feature::Echoes);
        candidate.features.push(Feature::LedHere);
    }
}
