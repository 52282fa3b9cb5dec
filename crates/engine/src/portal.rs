//! The portal of whoever bills for the service, one press away from the account: what it shows is still the service's to end there. Where
//! the biller is one that people subscribe with elsewhere (an app store), no portal of the service's leads to it.
use crate::classify::is_usable as usable;
use crate::heuristics::tokens::{sentences, tokens};
use crate::heuristics::vocabulary::Word;
use crate::heuristics::wordings::{Signal, Wordings};
use crate::heuristics::{self, Intent, wordings};
use crate::{billers, site};
use protocol::snapshot::{Element, Observation};

/// The control that opens it, if the page says who bills and names its portal on a control of its own.
pub(crate) fn of(page: &Observation) -> Option<&Element> {
    let languages = heuristics::languages(page);
    let here = &page.snapshot.page.url;
    let own = |e: &Element| {
        let to = e.href.as_deref();
        to.is_none_or(|to| site::check(to, here, &[]).is_ok() && !site::is_same(to, here))
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
