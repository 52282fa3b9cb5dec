//! Which subscription a control ends, by the record that it stands in. Where the person named one, no other ends unasked; where the account
//! doesn't hold the named one, they are told what it holds, and nothing happens without a yes that names it.
use super::{Ground, Rule, Ruling, deeds};
use crate::words;
use lexicon::lexicon;
use page::{Match, Subscription};
use protocol::snapshot::Element;

pub(super) fn judge(element: &Element, ground: &Ground<'_>) -> Option<Ruling> {
    let plan = ground.plan?;
    let ends = deeds::ends(&lexicon().read(&element.name, &ground.languages()));
    let lowers = !ends && deeds::is_to_the_free_plan(element, ground);
    let own = ground
        .model
        .subscription_of(&element.reference)
        .filter(|_| ends || lowers)?;
    let subscription = &ground.model.subscriptions[own];
    // The plan that costs nothing is none that is held beside the one that ends.
    let free = ground.model.is_of_the_free_plan(&element.reference);
    if lowers && free && !subscription.status.goes_on() {
        return None;
    }
    let held = subscription.name.as_deref();
    match ground.model.subscription_named(plan) {
        Match::Of(named) | Match::Near(named) if named != own => Some(Rule::Another.deny()),
        Match::Ambiguous(all) if !all.contains(&own) => Some(Rule::Another.deny()),
        Match::NotHeld if ground.led_here && ground.model.subscriptions.len() == 1 => None,
        // What an offer on the way out says is about the one that is ended; what stands in a list, or tells how it goes on, is another one.
        Match::NotHeld if ground.holds_the_named => {
            let runs =
                subscription.renews_on.is_some() || subscription.said.iter().any(|s| s.badge);
            let another = subscription.record.is_some() && (runs || !ground.in_flow);
            another.then(|| Rule::Another.deny())
        }
        Match::NotHeld | Match::Near(_) if is_told(subscription) => Some(Ruling {
            known: Some(words::say(
                "policy.held_instead",
                &[("plan", plan), ("held", held?)],
            )),
            ..Rule::NotHeld.ask()
        }),
        _ => None,
    }
}

/// How it goes on, or what it costs: a page of the way out may have any heading over what ends it.
fn is_told(held: &Subscription) -> bool {
    held.price.is_some() || held.renews_on.is_some() || held.status.goes_on()
}

/// What the person says yes to by that question.
pub(crate) fn held_instead<'a>(element: &Element, model: &'a page::PageModel) -> Option<&'a str> {
    let own = model.subscription_of(&element.reference)?;
    model.subscriptions[own].name.as_deref()
}
