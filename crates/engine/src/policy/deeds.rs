//! What a control's own words say it does, whatever phrase they are put into: concepts, not phrases. What buys, changes, accepts, pauses
//! or takes the end back is never pressed on the way out; what ends something else than the subscription isn't, either. A label that says
//! both goes to the person.
use super::{Ground, Rule};
use crate::classify;
use crate::heuristics;
use crate::named;
use crate::quotes;
use lexicon::{Concept as C, Languages, Phrase, lexicon, prices};
use page::PageModel;
use protocol::role::Role;
use protocol::snapshot::{Element, ElementState, Observation};
use std::borrow::Cow;

/// What a label comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    /// Nothing in it is known to do anything.
    Nothing,
    /// It speaks of the end, and of no other deed.
    Ends,
    /// It speaks of the end and of the account as a whole.
    EndsAccount,
    /// It speaks of the end and of something else as well: nobody but the person can say which.
    Mixed,
    /// It says no, and then something that reads as taking what it may only mock: "No thanks, I like paying more".
    Unclear,
    /// It does this, and nothing that was asked for.
    Other(Rule),
}

/// Deeds that cost or bind.
const COMMERCE: &[C] = &[C::Buy, C::Pay, C::Upgrade, C::Renew];
/// What is offered instead of the end.
const INSTEAD: &[C] = &[
    C::Price,
    C::Period,
    C::Premium,
    C::Benefit,
    C::Ads,
    C::Gift,
    C::Offer,
];
/// Words with which something is taken or chosen.
const TAKES: &[C] = &[
    C::Accept,
    C::Prefer,
    C::Want,
    C::Change,
    C::Start,
    C::Yes,
    C::Keep,
    C::Stay,
    C::Downgrade,
];
/// Words with which an offer is turned down or gone past.
const PASSES: &[C] = &[C::No, C::Without, C::Continue, C::Next, C::Skip, C::Anyway];

pub(super) fn of(label: &str, languages: &Languages) -> Deed {
    let phrase = lexicon().read(label, languages);
    let ends = ends(&phrase);
    let parts = heuristics::joined_parts(label, languages);
    let parts = || parts.iter().filter(|_| parts.len() > 1);
    let ends_apart = || parts().any(|part| of(part, languages) == Deed::Ends);
    let names_the_account = || {
        parts().any(|part| {
            let of_it = lexicon().read(part, languages).only(&[C::Account]);
            let deed = of(part, languages);
            of_it || deed == Deed::EndsAccount || deed == Deed::Other(Rule::DeletesAccount)
        })
    };
    match other(&phrase, ends) {
        // "Cancel now, come back anytime": what is taken back isn't the end.
        Some(Rule::Undoes) if ends && ends_apart() => Deed::Mixed,
        Some(Rule::Undoes) => Deed::Other(Rule::Undoes),
        _ if ends && is_somebody_elses(&phrase) => Deed::Other(Rule::Another),
        // "Where people cancel in order of mood" is called by no order.
        Some(Rule::AnotherThing) if phrase.unread().is_empty() => Deed::Other(Rule::AnotherThing),
        Some(_) if ends => Deed::Mixed,
        Some(Rule::Buys | Rule::AcceptsOffer)
            if may_mock(&phrase) && prices::find(label).is_empty() =>
        {
            Deed::Unclear
        }
        Some(Rule::AcceptsOffer) if may_go_without(&phrase) => Deed::Unclear,
        Some(rule) => Deed::Other(rule),
        // "Cancel account and membership", and not "Cancel account subscription".
        None if ends
            && phrase.has(C::Account)
            && (!phrase.has(C::Subscription) || names_the_account()) =>
        {
            Deed::EndsAccount
        }
        None if names_everything(&phrase) => Deed::EndsAccount,
        None if ends => Deed::Ends,
        None => Deed::Nothing,
    }
}

/// "End everything", "Close all contracts": more than one subscription, as far as it says.
pub(crate) fn names_everything(phrase: &Phrase) -> bool {
    const ENDS: [C; 4] = [C::End, C::Leave, C::TurnOff, C::Close];
    const BESIDE: [C; 5] = [C::All, C::Subscription, C::Account, C::Now, C::Yes];
    let said = [&ENDS[..], &BESIDE[..]].concat();
    phrase.has(C::All) && phrase.any(&ENDS) && phrase.only(&said)
}

/// "No, I'd rather lose my discount", "No thanks, I like paying more": it begins with a no, and names nothing that could be had instead: no
/// plan, no time, no sum.
fn may_mock(phrase: &Phrase) -> bool {
    const HAD: [C; 7] = [
        C::Period,
        C::Premium,
        C::Buy,
        C::Upgrade,
        C::Renew,
        C::Now,
        C::Yes,
    ];
    const LESS: [C; 5] = [C::Offer, C::Gift, C::Benefit, C::Free, C::Accept];
    const HANDED: [C; 4] = [C::Pay, C::Accept, C::Want, C::Start];
    let words = phrase.words.iter();
    let says_no = words
        .clone()
        .next()
        .is_some_and(|w| w.concept == Some(C::No));
    let prefers = words.clone().find_map(|w| w.concept) == Some(C::Prefer);
    // "I like paying full price": what one pays without the offer, and no sum.
    let more = words.last().is_some_and(|w| w.concept == Some(C::More)) || phrase.has(C::Price);
    let mocks = phrase.says(C::Pay) && more && !phrase.any(&LESS) && (says_no || prefers);
    let loses = phrase.has(C::Offer) && !phrase.has(C::Price) && !phrase.unread().is_empty();
    (mocks || says_no && loses && !phrase.any(&HANDED)) && !phrase.any(&HAD)
}

/// "I'd rather learn with ads": what is preferred is what one goes back to, or a plan that has them.
fn may_go_without(phrase: &Phrase) -> bool {
    let taken = |c: &C| *c != C::Prefer && phrase.has(*c);
    let other = |c: &C| *c != C::Ads && phrase.has(*c);
    phrase.has(C::Ads) && !TAKES.iter().any(taken) && !INSTEAD.iter().any(other)
}

/// It does something (buys, pauses, deletes, takes the end back), and ends nothing that is meant.
pub(crate) fn is_another_deed(label: &str, languages: &Languages) -> bool {
    matches!(of(label, languages), Deed::Other(_))
}

/// What a control comes to: one drawn in several lines says the same thing in each of them ("Cancel", and under it "End your plan").
pub(super) fn of_control(element: &Element, ground: &Ground<'_>) -> Deed {
    let by = ground.languages();
    let whole = of(&without_the_name(element, ground), &by);
    let lines = ground.model.lines_of(&element.reference);
    let ends = |line: &&str| of(line, &by) == Deed::Ends;
    match whole {
        Deed::Other(Rule::Undoes) if !lines.is_empty() && lines.iter().all(ends) => Deed::Ends,
        whole => whole,
    }
}

/// "Options for Starter Plus": the words of the name that the person gave do nothing, where what is said of it is told, and is no deed that
/// needs the name ("Get Premium"). A choice may be the name itself.
pub(super) fn without_the_name<'a>(element: &'a Element, ground: &Ground<'_>) -> Cow<'a, str> {
    const TOLD: [C; 9] = [
        C::Settings,
        C::Manage,
        C::View,
        C::Details,
        C::More,
        C::Menu,
        C::Proceed,
        C::End,
        C::TurnOff,
    ];
    // A card that leads to what it tells of.
    let card = ground.model.said_of_card(&element.reference);
    if let Some(said) = card.filter(|_| element.href.is_some()) {
        return Cow::Owned(said);
    }
    let named = ground
        .plan
        .filter(|_| !element.is_choice() && element.role != Role::Option);
    let rest = named.and_then(|plan| named::beside_the_name(plan, &element.name));
    // The head of its own card, which folds: what it costs stands there, and is no offer.
    let folds = element.is(ElementState::Collapsed) || element.is(ElementState::Expanded);
    let is_a_price = |rest: &String| {
        let Some(price) = prices::find(rest).into_iter().next() else {
            return false;
        };
        let beside = format!("{} {}", &rest[..price.span.start], &rest[price.span.end..]);
        let phrase = lexicon().read(&beside, &ground.languages());
        phrase.words.is_empty() || phrase.only(&[C::Period, C::Price])
    };
    if folds && rest.as_ref().is_some_and(is_a_price) {
        return Cow::Borrowed("");
    }
    let told = |rest: &String| {
        let phrase = lexicon().read(rest, &ground.languages());
        // "Subscription Premium Annual", and an address: that is where it stands.
        let what = [C::Subscription, C::Account, C::Billing];
        let place = element.href.is_some() && phrase.only(&what);
        (place || phrase.any(&TOLD))
            && ![COMMERCE, TAKES, PASSES]
                .iter()
                .any(|deeds| phrase.any(deeds))
    };
    rest.filter(told)
        .map_or(Cow::Borrowed(&element.name), Cow::Owned)
}

/// The name says that it ends the subscription or the account, or no more than that; or it goes down to the free plan.
pub(crate) fn leads_to_an_end(name: &str, page: &Observation) -> bool {
    const SUBJECTS: [C; 4] = [C::Subscription, C::Renewal, C::Trial, C::Account];
    let languages = lexicon().languages(&page.snapshot.page.lang, &page.text);
    let phrase = lexicon().read(name, &languages);
    let told = phrase.any(&SUBJECTS) || phrase.only(&[C::End, C::Proceed, C::Continue]);
    of(name, &languages) == Deed::Ends && told || is_a_downgrade(&phrase)
}

/// It ends something, every word of it is read, and none is of another deed: not "Leave a review".
pub(crate) fn says_no_more_than_an_end(name: &str, page: &Observation) -> bool {
    let languages = lexicon().languages(&page.snapshot.page.lang, &page.text);
    let phrase = lexicon().read(name, &languages);
    of(name, &languages) == Deed::Ends && phrase.unread().is_empty() && !phrase.has(C::Review)
}

/// Its name says that it ends, and names no other deed.
pub(super) fn ends_plainly(element: &Element, ground: &Ground<'_>) -> bool {
    of_control(element, ground) == Deed::Ends
}

/// "Switch off": what it turns off stands around it.
pub(super) fn turns_off(element: &Element, ground: &Ground<'_>) -> bool {
    let phrase = lexicon().read(&element.name, &ground.languages());
    phrase.says(C::TurnOff) && !phrase.any(&[C::Change, C::Upgrade, C::Downgrade, C::Buy])
}

/// "Switch to Free", where no other end exists: the paid plan ends with it. Not what is free for a while.
pub(super) fn is_to_the_free_plan(element: &Element, ground: &Ground<'_>) -> bool {
    let pressed = matches!(element.role, Role::Button | Role::MenuItem | Role::Link);
    let phrase = lexicon().read(&element.name, &ground.languages());
    let changes = phrase.says(C::Downgrade) || phrase.says(C::Change);
    let named = changes && phrase.says(C::Free) && !is_for_a_while(&phrase);
    let beside = || chooses_the_free_plan(element, &phrase, ground.model);
    let further = || {
        let touched = ground.touched.iter().map(|t| t.name.as_str());
        goes_on_to_the_free_plan(&phrase, touched, &ground.languages(), ground.model)
    };
    pressed && (named || beside() || further())
}

/// "Confirm the downgrade", after a press of "Downgrade": to another plan than the free one nothing is pressed. A plan may be named
/// only where the page says that nothing more will be paid, and no sum; a dialog that names one may go to another plan.
pub(crate) fn goes_on_to_the_free_plan<'a>(
    phrase: &Phrase,
    pressed: impl Iterator<Item = &'a str>,
    languages: &Languages,
    page: &PageModel,
) -> bool {
    if !phrase.says(C::Downgrade) {
        return false;
    }
    let pressed: Vec<_> = pressed
        .map(|name| lexicon().read(name, languages))
        .collect();
    // "Downgrade to Basic": what Basic costs is told by the page that follows.
    let named = pressed
        .iter()
        .any(|p| p.says(C::Downgrade) && !is_for_a_while(p));
    let begun = pressed.iter().any(is_a_downgrade);
    let lines = page.front_lines();
    let stops = || lines.iter().any(|l| page::says_it_stops(l).is_some());
    let costs = || lines.iter().any(|l| quotes::names_a_sum(l));
    let asks_for_money = || page.open_layer().is_some() && costs();
    let plain = begun && is_a_downgrade(phrase) && !asks_for_money();
    // "Basic is billed to the same card from then on."
    let goes_on = || {
        let pays = [C::RenewsOn, C::Billing];
        let told = |l: &&str| page::says_it_stops(l).is_none() && lexicon::Said::of(l).any(&pays);
        lines.iter().any(told)
    };
    plain || named && !is_for_a_while(phrase) && stops() && !costs() && !goes_on()
}

/// It names no plan but the free one, and nothing that is free for a while.
fn is_a_downgrade(phrase: &Phrase) -> bool {
    let named = phrase.has(C::Premium) || !phrase.unread().is_empty();
    phrase.says(C::Downgrade) && !is_for_a_while(phrase) && !named
}

/// It is had for a time, or is no plan. "At the end of the billing period" is a day.
fn is_for_a_while(phrase: &Phrase) -> bool {
    const FOR_A_WHILE: [C; 8] = [
        C::Ads,
        C::Trial,
        C::Price,
        C::Benefit,
        C::Offer,
        C::Gift,
        C::Start,
        C::Upgrade,
    ];
    let lasts = phrase.has(C::Period) && !phrase.has(C::EndsOn);
    lasts || phrase.any(&FOR_A_WHILE)
}

/// It stands in the card of the plan that costs nothing, and takes it.
pub(crate) fn chooses_the_free_plan(element: &Element, phrase: &Phrase, page: &PageModel) -> bool {
    page.is_of_the_free_plan(&element.reference) && chooses(phrase)
}

/// What stands in a plan's card and does nothing else takes that plan.
fn chooses(phrase: &Phrase) -> bool {
    const ELSE: [C; 7] = [
        C::Keep,
        C::View,
        C::Details,
        C::Contact,
        C::SignIn,
        C::Download,
        C::Delete,
    ];
    let deed = other(phrase, ends(phrase)).is_none_or(|rule| rule == Rule::ChangesPlan);
    let named = !phrase.words.is_empty() && !ends(phrase);
    named && deed && !phrase.any(&ELSE) && !is_for_a_while(phrase)
}

/// It speaks of ending, and doesn't deny it.
pub(super) fn ends(phrase: &Phrase) -> bool {
    let ending = [C::End, C::Leave];
    let said = |c: &C| phrase.has(*c) && !phrase.says_negated(*c);
    let held = [C::Renewal, C::Renew, C::Pay, C::Subscription, C::Premium];
    let renewal = phrase.says(C::TurnOff) && phrase.any(&held);
    let no_more = classify::renews_no_more(phrase);
    ending.iter().any(said) || renewal || no_more || phrase.stops_all_deliveries()
}

fn other(phrase: &Phrase, ends: bool) -> Option<Rule> {
    let has = |c| phrase.has(c);
    let takes_up = has(C::Undo) || phrase.takes_back_an_end();
    let subject = has(C::Subscription) || has(C::Renewal) || has(C::Trial);
    Some(match () {
        () if takes_up => Rule::Undoes,
        () if ends && phrase.names_another_thing() && !subject => Rule::AnotherThing,
        () if has(C::Delete) && !subject => Rule::DeletesAccount,
        // "Don't pause, I want to cancel" denies one and says the other.
        () if phrase.says(C::Pause) || has(C::Pause) && !ends && !turns_a_pause_down(phrase) => {
            Rule::Pauses
        }
        // "Stop renewing" renews nothing.
        () if COMMERCE
            .iter()
            .any(|c| phrase.says(*c) && !(*c == C::Renew && phrase.says(C::TurnOff))) =>
        {
            Rule::Buys
        }
        () if has(C::Downgrade) || has(C::Change) && phrase.any(INSTEAD) => Rule::ChangesPlan,
        () if takes(phrase) && phrase.any(INSTEAD) => Rule::AcceptsOffer,
        () if has(C::Accept) && has(C::Free) || takes_a_gift(phrase) => Rule::AcceptsOffer,
        () if has(C::Start) && phrase.any(&[C::Trial, C::Free]) => Rule::Buys,
        // "No thanks, yearly", "On without advertising": what is passed by is named, and so is what comes instead.
        () if phrase.any(PASSES) && phrase.any(INSTEAD) && !turns_down(phrase) => {
            Rule::AcceptsOffer
        }
        // "At the end of the billing period" is a day.
        () if !ends
            && has(C::Period)
            && phrase.any(&[C::Subscription, C::Billing, C::Premium])
            && (has(C::Premium) || !phrase.any(&[C::EndsOn, C::Until])) =>
        {
            Rule::ChangesPlan
        }
        () if has(C::Premium) && phrase.any(&[C::Account, C::Start]) => Rule::Buys,
        _ => return None,
    })
}

/// "I don't want to pause", and nothing else.
fn turns_a_pause_down(phrase: &Phrase) -> bool {
    const BESIDE: [C; 6] = [C::No, C::Not, C::Want, C::Thanks, C::Pause, C::Subscription];
    let only = |w: &lexicon::Word| w.filler || w.concept.is_some_and(|c| BESIDE.contains(&c));
    phrase.says_negated(C::Pause) && phrase.words.iter().all(only)
}

/// "Tom's membership": whose it is stands in it, and it isn't yours.
fn is_somebody_elses(phrase: &Phrase) -> bool {
    let said = phrase.words.iter().any(|w| w.concept == Some(C::Household));
    phrase.has(C::Household) && !said
}

/// "Grab the discount", on an offer: it names what is offered, and no word turns that down or goes past it.
pub(crate) fn names_what_is_offered(phrase: &Phrase) -> bool {
    const PAST: [C; 12] = [
        C::No,
        C::Not,
        C::Without,
        C::Reject,
        C::Skip,
        C::Anyway,
        C::Continue,
        C::Proceed,
        C::Next,
        C::End,
        C::Leave,
        C::TurnOff,
    ];
    let negated = phrase.words.iter().any(|w| w.negated);
    phrase.any(&[C::Offer, C::Benefit, C::Gift]) && !phrase.any(&PAST) && !negated
}

/// "Yes! Send the free serum": what is free and is no plan.
pub(crate) fn takes_a_gift(phrase: &Phrase) -> bool {
    const PLANS: [C; 11] = [
        C::Change,
        C::Downgrade,
        C::Subscription,
        C::Premium,
        C::Trial,
        C::Account,
        C::View,
        C::Renewal,
        C::TurnOff,
        C::End,
        C::Leave,
    ];
    phrase.says(C::Yes) && phrase.has(C::Free) && !phrase.any(&PLANS)
}

fn takes(phrase: &Phrase) -> bool {
    let said = |c: &C| phrase.has(*c) && !phrase.says_negated(*c);
    TAKES.iter().any(said)
}

/// "I don't want the discount", "Continue without the offer": what is offered is what it says no to.
fn turns_down(phrase: &Phrase) -> bool {
    let offered = [C::Offer, C::Gift];
    let others = [C::Price, C::Period, C::Premium, C::Benefit];
    // "Benefits: not needed": what comes before such a last word is what it is said of.
    let last = phrase.words.last().and_then(|w| w.concept);
    let not_needed = last == Some(C::No)
        && phrase.only(&[C::Offer, C::Gift, C::Benefit, C::No])
        && phrase.words.len() > 1;
    not_needed
        || phrase.any(&offered)
            && !phrase.any(&others)
            && phrase.any(&[C::No, C::Without, C::Skip, C::Reject])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deed(lang: &str, label: &str) -> Deed {
        of(label, &lexicon().languages(lang, ""))
    }

    #[test]
    fn to_renew_no_more_is_an_end_and_not_to_turn_the_renewal_off_is_none() {
        for (lang, label) in [("en", "Don't renew"), ("ja", "更新しない")] {
            assert_eq!(deed(lang, label), Deed::Ends, "{label}");
        }
        assert_ne!(deed("en", "Don't turn off auto-renewal"), Deed::Ends);
    }

    #[test]
    fn the_end_of_what_is_paid_for_is_a_day_and_changes_nothing() {
        for (lang, label) in [
            (
                "fr",
                "À la fin de ma période de facturation, le 31 décembre 2026",
            ),
            ("en", "At the end of my billing period"),
        ] {
            assert!(!matches!(deed(lang, label), Deed::Other(_)), "{label}");
        }
        assert_eq!(deed("en", "Yearly billing"), Deed::Other(Rule::ChangesPlan));
    }

    /// What one pays without the offer is told; what would be taken instead is none of that.
    #[test]
    fn a_no_that_mocks_the_offer_is_the_persons_to_judge() {
        for (lang, label) in [
            ("en", "No thanks, I like paying full price"),
            ("en", "I'd rather pay full price elsewhere"),
            ("de", "Nein danke, ich zahle lieber den vollen Preis"),
            ("fr", "Non, je préfère payer plus cher ailleurs"),
            ("nl", "Nee, ik betaal liever de volle prijs"),
            ("es", "No, prefiero pagar el precio completo"),
            ("it", "No grazie, preferisco pagare il prezzo pieno"),
            ("pt", "Não, prefiro pagar o preço cheio"),
        ] {
            assert_eq!(deed(lang, label), Deed::Unclear, "{label}");
        }
        for (lang, label) in [
            ("en", "No thanks, I'd pay $3"),
            ("en", "I'd rather pay the price of the yearly plan"),
            ("en", "No, I'll pay the discounted price"),
            ("en", "Pay full price"),
        ] {
            assert!(matches!(deed(lang, label), Deed::Other(_)), "{label}");
        }
    }

    /// One word finishes a purchase and ends a contract.
    #[test]
    fn where_to_finish_a_subscription_is_to_end_it_it_ends() {
        for (lang, label) in [
            ("it", "Termina abbonamento"),
            ("pt", "Terminar adesão"),
            ("es", "Terminar membresía"),
            ("fr", "Terminer mon abonnement"),
        ] {
            assert_eq!(deed(lang, label), Deed::Ends, "{label}");
        }
        for (lang, label) in [
            ("it", "Completa abbonamento"),
            ("pt", "Finalizar assinatura"),
            ("de", "Abo abschließen"),
            ("es", "Finalizar compra de la suscripción"),
        ] {
            assert!(!matches!(deed(lang, label), Deed::Ends), "{label}");
        }
    }

    #[test]
    fn what_is_offered_instead_of_the_end_is_another_deed_however_it_is_worded() {
        for (lang, label) in [
            ("en", "I'd rather pay yearly"),
            ("en", "I'd rather switch to Basic"),
            ("en", "I'd rather take two free months"),
            ("en", "No thanks, bill me yearly"),
            ("en", "No thanks, renew my plan"),
            ("en", "No, renew yearly"),
            ("pt", "Não, renovar agora"),
            ("en", "Update my billing to annual"),
            ("en", "Open premium account"),
            ("en", "Cancel next delivery"),
            ("en", "Cancel order"),
            ("en", "Cancel Tom's membership"),
            ("en", "Suspend"),
            ("en", "Renew now"),
            ("de", "Weiter ohne Werbung für 3 €"),
            ("de", "Kostenpflichtig Jahresabo abschließen"),
            ("de", "Kostenpflichtig abschließen"),
            ("fr", "Je préfère payer à l'année"),
            ("nl", "Nee, ik neem het jaarabonnement"),
            ("it", "No grazie, piano annuale"),
            ("es", "Sí, confirmar compra"),
            ("ja", "いいえ、年額プランにする"),
            ("ja", "次回のお届けをキャンセル"),
            ("ja", "解約予約をキャンセルする"),
        ] {
            let deed = deed(lang, label);
            assert!(matches!(deed, Deed::Other(_)), "{label}: {deed:?}");
        }
    }

    #[test]
    fn what_ends_ends_and_what_says_more_is_the_persons() {
        for (lang, label) in [
            ("en", "Cancel membership"),
            ("en", "No thanks, continue to cancel"),
            ("en", "Yes, cancel my subscription"),
            ("en", "Cancel annual plan"),
            ("de", "Abo kündigen"),
            ("ja", "次へ（解約を続ける）"),
            ("ja", "メンバーシップを解約する"),
        ] {
            assert_eq!(deed(lang, label), Deed::Ends, "{label}");
        }
        for (lang, label) in [
            ("en", "Don't renew"),
            ("en", "I don't want to renew any more"),
            ("pt", "Não quero mais renovar"),
        ] {
            assert_eq!(deed(lang, label), Deed::Ends, "{label}");
        }
        for (lang, label) in [
            ("en", "No thanks, we like paying more"),
            ("de", "Nein, ich zahle lieber im Supermarkt mehr"),
            ("es", "No, gracias, prefiero perder mi descuento"),
        ] {
            assert_eq!(deed(lang, label), Deed::Unclear, "{label}");
        }
        for label in [
            "No thanks, bill me for more seats",
            "No wait, claim the discount",
            "No thanks, continue without ads",
        ] {
            assert!(matches!(deed("en", label), Deed::Other(_)), "{label}");
        }
        assert_eq!(deed("de", "Ohne Bonus kündigen"), Deed::Ends);
        assert_eq!(deed("en", "Yes, stop Pro"), Deed::Mixed);
        assert_eq!(deed("en", "Cancel and give up 50% off"), Deed::Ends);
        assert_eq!(deed("en", "Cancel account"), Deed::EndsAccount);
    }

    #[test]
    fn a_plain_no_or_next_is_no_deed() {
        for (lang, label) in [
            ("en", "No thanks"),
            ("en", "I don't want the discount"),
            ("en", "Continue without the offer"),
            ("en", "Next"),
            ("en", "Manage membership"),
            ("en", "Plans and pricing"),
            ("de", "Nein danke"),
            ("pt", "Não, obrigado"),
            ("ja", "いいえ、結構です"),
        ] {
            let deed = deed(lang, label);
            assert_eq!(deed, Deed::Nothing, "{label}");
        }
    }
}
