//! The portal of whoever bills for the service, one press away from the account, on the service's site or on another: what it shows is
//! still the service's to end there. Where the biller is one that people subscribe with elsewhere (an app store), no portal of the
//! service's leads to it.
use crate::classify::is_usable as usable;
use crate::heuristics::tokens::{sentences, tokens};
use crate::heuristics::vocabulary::Word;
use crate::heuristics::wordings::{Signal, Wordings};
use crate::heuristics::{self, Intent, wordings};
use crate::{billers, policy, site};
use lexicon::{Concept, lexicon};
use protocol::role::Role;
use protocol::snapshot::{Element, Observation};

/// The page's own link to its billing, wherever that is. Whether the address is another site's is the caller's to look at.
pub(crate) fn is_of_its_billing(element: &Element, page: &Observation) -> bool {
    let href = element.href.as_deref();
    // On its own ground an address is only turned down where nobody can be sure who sends what stands there.
    let secure = |href: &&str| site::check(href, href, &[]).is_ok();
    let here = &page.snapshot.page.url;
    let shows = |href: &str| !policy::opening_may_act(href, here);
    let footer = || element.within.iter().any(|c| c.role == Role::ContentInfo);
    // Who pays by it has other things there, too: "apple.com", "paypal.com".
    let store = |href: &str| !billers::ways(&site::host(href).replace(['.', '-'], " ")).is_empty();
    let mut href = href.filter(secure).into_iter();
    href.any(|href| shows(href) && !store(href))
        && !footer()
        && speaks_of_billing(element.label(), page)
}

/// A control's name speaks of the billing or of the subscription, and of nothing that somebody would sell there.
pub(crate) fn speaks_of_billing(name: &str, page: &Observation) -> bool {
    use Concept as C;
    const BILLS: [C; 3] = [C::Billing, C::Subscription, C::Renewal];
    const SELLS: [C; 17] = [
        C::Change,
        C::Period,
        C::Buy,
        C::Upgrade,
        C::Offer,
        C::Gift,
        C::Price,
        C::Start,
        C::Renew,
        C::Accept,
        C::Newsletter,
        C::Help,
        C::Contact,
        C::Legal,
        C::Download,
        C::SignOut,
        C::Browse,
    ];
    let languages = lexicon().languages(&page.snapshot.page.lang, &page.text);
    let phrase = lexicon().read(name, &languages);
    let store = || !billers::ways(name).is_empty();
    BILLS.iter().any(|c| phrase.has(*c)) && !phrase.any(&SELLS) && !store()
}

/// The control that opens it, if the page says who bills and names its portal on a control of its own.
pub(crate) fn of(page: &Observation) -> Option<&Element> {
    let languages = heuristics::languages(page);
    let here = &page.snapshot.page.url;
    let own = |e: &Element| {
        let to = e.href.as_deref();
        let here = |to| site::check(to, here, &[]).is_ok() && !site::is_same(to, here);
        to.is_none_or(|to| here(to) || is_of_its_billing(e, page))
    };
    let opens = |e: &&Element| {
        let name = tokens(&e.name);
        let opens = |w: &&Wordings| w.words.names(Word::Portal, &name);
        // "Visit our help portal" leads to no bill.
        let bills = |w: &&Wordings| w.is_about_paying(&name);
        let intent = wordings::intent(&e.name, &languages);
        heuristics::is_control(e)
            && !e.is_furniture()
            && usable(e)
            && matches!(intent, Intent::Manage | Intent::Other)
            && languages.iter().any(opens)
            && languages.iter().any(bills)
            && own(e)
    };
    let bills = |s: &&_| {
        let mut signals = languages.iter().flat_map(|w| w.signals(s));
        signals.any(|(signal, _)| signal == Signal::ThirdParty)
    };
    let said = sentences(&page.text);
    let mut billers = said.iter().filter(bills);
    let elsewhere = billers.any(|s| !billers::ways(&s.text).is_empty());
    let mut controls = page.snapshot.elements.iter();
    controls.find(opens).filter(|_| !elsewhere)
}
