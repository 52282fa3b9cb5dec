//! What a link's address gives away: some do something when they are fetched, however their link is called. Its words: `[address]` in
//! `wordings/LANG.toml`.
use super::{Ground, Rule, deeds, evidence};
use crate::heuristics::address::names_only_places;
use crate::heuristics::wordings::{self, Wordings};
use crate::site;
use lexicon::{Concept as C, lexicon};
use protocol::snapshot::{Element, Method};

/// Fetching it may end, take, buy or change something.
pub(crate) fn does_something(element: &Element) -> bool {
    element.href.as_deref().is_some_and(fetching_does_something)
}

/// The same of a page's own address.
pub(crate) fn fetching_does_something(url: &str) -> bool {
    url_acts(url) || speaks_of(url, |w| &w.address.alters)
}

/// To open it only shows something: it is a site's first page, or every word of it is one for a place of the account's.
pub fn only_shows(url: &str) -> bool {
    let root = |u: url::Url| u.path() == "/" && u.query().is_none() && u.fragment().is_none();
    let first = url::Url::parse(url).is_ok_and(root);
    first || names_only_places(url) && !may_be_the_deed(url, "")
}

/// To open it may be the deed itself, whatever the link is called.
pub(crate) fn opening_may_act(url: &str, page: &str) -> bool {
    fetching_does_something(url) || may_be_the_deed(url, page)
}

/// It carries a verb that does something, or a proof that whoever opens it was meant to (a nonce, a signature): an address that only shows
/// something needs none.
pub(super) fn carries_a_deed(url: &str) -> bool {
    fetching_does_something(url) || has_a_proof(url)
}

/// The same of a link on the way out that names no end: a verb that comes newly into the address, applied to a thing.
pub(super) fn newly_ends_a_thing(url: &str, page: &str) -> bool {
    let flow = |part: &String| is_listed(part, |w| &w.path.flow);
    let (own, to) = (segments(page), segments(url));
    let known = own.iter().zip(&to).take_while(|(a, b)| a == b).count();
    let newly = to.iter().rposition(flow).is_some_and(|at| at >= known);
    newly && ends_a_thing(url, page) || applies_a_verb(url, page)
}

/// The same of a link whose name ends something, where a verb counts as soon as it is applied to a thing: "/membership/cancel",
/// "/subscriptions/4711/cancel", "?cancel=4711". "/cancel", or the same below the page at hand, is a place.
pub(super) fn may_be_the_deed(url: &str, page: &str) -> bool {
    let place = |part: &str| is_listed(part, |w| &w.path.flow);
    let alters = says(url, |part| {
        is_listed(part, |w| &w.address.alters) && !place(part)
    });
    let applied = queries_an_id(url) || applies_a_verb(url, page) || names_a_new_id(url, page);
    url_acts(url) || alters || has_a_proof(url) || applied || ends_a_thing(url, page)
}

/// What it sends goes to where something is bought, and that address says nothing of an end: whatever it is called, and whatever it stands
/// in, its form is another's.
pub(super) fn sells_in_the_name_of_an_end(element: &Element, ground: &Ground<'_>) -> bool {
    let form = element.form.as_ref().filter(|_| element.submits);
    let Some(form) = form.filter(|form| form.method == Method::Post) else {
        return false;
    };
    let own = lexicon().read(&element.name, &ground.languages());
    let page = ground.observation;
    let alone = evidence::only_sender(element, page).is_some();
    let elsewhere = !site::is_same(&form.action, &page.snapshot.page.url);
    let takes = || alone && elsewhere && offers(&form.action);
    deeds::ends(&own) && (sells(&form.action) || takes())
}

/// The same of what is offered instead of the end: the last part of the path says so, and turns nothing down.
fn offers(url: &str) -> bool {
    const OTHERWISE: [C; 11] = [
        C::End,
        C::TurnOff,
        C::Leave,
        C::Cancelled,
        C::Manage,
        C::Reject,
        C::No,
        C::Skip,
        C::Without,
        C::Next,
        C::Continue,
    ];
    let to = lexicon().warn(&last_words(url, 1));
    to.any(&[C::Offer, C::Gift, C::Keep, C::Pause]) && !to.any(&OTHERWISE)
}

/// What is sent there is another deed than the end, by the last part of the address: "/api/pause", "/plan/upgrade", "/api/year". What is bought
/// there, or offered, is asked about: a no may go to "/api/offers".
pub(crate) fn sends_for(url: &str) -> Option<Rule> {
    /// "tag" names no day in most addresses.
    const LONG: usize = 4;
    let last = last_words(url, 1);
    let to = lexicon().warn(&last);
    match () {
        () if last.chars().count() < LONG => None,
        () if to.only(&[C::Pause]) => Some(Rule::Pauses),
        () if to.only(&[C::Period]) || to.only(&[C::Downgrade]) => Some(Rule::ChangesPlan),
        () if to.only(&[C::Upgrade]) => Some(Rule::Buys),
        () => None,
    }
}

/// The last parts of its path, in words.
fn last_words(url: &str, parts: usize) -> String {
    let all = segments(url);
    let last = &all[all.len().saturating_sub(parts)..];
    last.join(" ").replace(['-', '_', '.'], " ")
}

/// Something is bought there, and the address says nothing of an end.
pub(super) fn sells(url: &str) -> bool {
    const OTHERWISE: [C; 5] = [C::End, C::Leave, C::Cancelled, C::Manage, C::View];
    let to = lexicon().warn(&last_words(url, 2));
    to.any(&[C::Buy, C::Upgrade]) && !to.any(&OTHERWISE)
}

fn has_a_proof(url: &str) -> bool {
    let Ok(url) = url::Url::parse(url) else {
        return false;
    };
    let named = |key: &str| {
        let mut parts = key.split(|c: char| !c.is_alphanumeric());
        parts.any(|part| is_listed(&part.to_lowercase(), |w| &w.address.proofs))
    };
    url.query_pairs().any(|(key, _)| named(&key))
}

fn queries_an_id(url: &str) -> bool {
    let url = url::Url::parse(url).ok();
    let mut pairs = url.iter().flat_map(url::Url::query_pairs);
    pairs.any(|(key, value)| {
        let number = is_a_number(&value) || is_a_typed_id(&value);
        is_an_id(&value) || number && names_an_id(&key)
    })
}

/// "?cancel=7", "?action=cancel&sub=7", where the page's own address doesn't say so yet.
fn applies_a_verb(url: &str, page: &str) -> bool {
    let (own, pairs) = (pairs(page), pairs(url));
    let ends = |part: &str| is_listed(part, |w| &w.path.flow);
    let flag = |value: &str| matches!(value, "0" | "1");
    let id =
        |value: &str| is_an_id(value) || is_a_typed_id(value) || is_a_number(value) && !flag(value);
    let one =
        |(key, value): &(String, String)| names_an_id(key) && is_a_number(value) || is_an_id(value);
    pairs.iter().filter(|pair| !own.contains(pair)).any(|new| {
        let (key, value) = new;
        let mut others = pairs.iter().filter(|other| *other != new);
        ends(key) && id(value) || ends(value) && others.any(one)
    })
}

/// Keys and values of the query, in small letters.
fn pairs(url: &str) -> Vec<(String, String)> {
    let url = url::Url::parse(url).ok();
    let pairs = url.iter().flat_map(url::Url::query_pairs);
    let small = pairs.map(|(key, value)| (key.to_lowercase(), value.to_lowercase()));
    small.collect()
}

/// "/requests/4471/withdraw": it is about one thing, which the page's own address doesn't name.
fn names_a_new_id(url: &str, page: &str) -> bool {
    let (own, to) = (segments(page), segments(url));
    let of_one = |(at, part): (usize, &String)| {
        let before = at.checked_sub(1).map(|before| to[before].as_str());
        let id = is_an_id(part) || is_a_number(part) && before.is_some_and(names_things);
        id && !own.contains(part)
    };
    to.iter().enumerate().any(of_one)
}

/// What is numbered below it is neither a step nor one of the person's own sign-ins ("/cancel/2", "/u/0").
fn names_things(part: &str) -> bool {
    let counts = crate::heuristics::steps::is_counted(part);
    !counts && part != "u" && !is_listed(part, |w| &w.path.flow)
}

/// "id", "sub_id", "planId", "subscription".
fn names_an_id(key: &str) -> bool {
    let mut parts = key.split(|c: char| !c.is_alphanumeric());
    let of_one = |part: &str| {
        let id = part.eq_ignore_ascii_case("id") || part.ends_with("Id") || part.ends_with("ID");
        id || is_listed(&part.to_lowercase(), |w| &w.path.subject)
    };
    let step = key.trim_end_matches(['i', 'I', 'd', 'D', '_', '-']);
    parts.any(of_one) && !crate::heuristics::steps::is_counted(step)
}

fn ends_a_thing(url: &str, page: &str) -> bool {
    let (own, to) = (segments(page), segments(url));
    let shared = own.iter().zip(&to).take_while(|(a, b)| a == b).count();
    let ends = |part: &String| is_listed(part, |w| &w.path.flow);
    let thing = |at: usize| at > shared && is_listed(&to[at - 1], |w| &w.path.subject);
    let at = to.iter().rposition(ends);
    // One digit behind it may count steps; before it, it is a thing's.
    at.is_some_and(|at| {
        let before = at.checked_sub(1).map(|before| &to[before]);
        // "/plans/7/cancel", and not "/u/0/cancel".
        let subject = at.checked_sub(2).map(|subject| &to[subject]);
        let of_a_subject = subject.is_some_and(|part| is_listed(part, |w| &w.path.subject));
        let id = |part: &str| is_an_id(part) || is_a_typed_id(part);
        let of_one = before.is_some_and(|part| id(part) || has_a_digit(part) && of_a_subject);
        let behind = to.get(at + 1).is_some_and(|part| id(part));
        behind || of_one || before.is_some() && thing(at)
    })
}

fn is_a_number(part: &str) -> bool {
    !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit())
}

fn has_a_digit(part: &str) -> bool {
    part.bytes().any(|b| b.is_ascii_digit())
}

/// A number of two digits or more, or letters and digits that spell nothing.
fn is_an_id(part: &str) -> bool {
    let digits = part.bytes().filter(u8::is_ascii_digit).count();
    let number = digits == part.len() && digits > 1;
    let code = part.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
    number || code && part.len() >= 8 && digits > 1
}

/// "sub_1MowQVLk": the same with the sort of thing before it.
fn is_a_typed_id(part: &str) -> bool {
    let id = part.rsplit_once('_').map(|(_, id)| id);
    id.is_some_and(|id| is_an_id(id) || id.len() >= 8 && has_a_digit(id))
}

/// The parts of path and route, in small letters.
fn segments(url: &str) -> Vec<String> {
    let Ok(url) = url::Url::parse(url) else {
        return Vec::new();
    };
    let route = site::route(&url).unwrap_or_default();
    let parts = url.path().split('/').chain(route.split(['/', '#', '!']));
    parts
        .filter(|part| !part.is_empty())
        .map(str::to_lowercase)
        .collect()
}

fn url_acts(url: &str) -> bool {
    let alone = |part: &str| is_listed(part, |w| &w.address.acts_alone);
    let names_it = |address: String| {
        let mut parts = address.split(['/', '?', '&', '=', '.']);
        parts.any(alone)
    };
    speaks_of(url, |w| &w.address.acts) || address(url).is_some_and(names_it)
}

fn speaks_of(url: &str, list: fn(&Wordings) -> &[String]) -> bool {
    says(url, |part| is_listed(part, list))
}

fn says(url: &str, of: impl Fn(&str) -> bool) -> bool {
    let address = address(url).unwrap_or_default();
    let mut parts = address.split(|c: char| !c.is_alphanumeric());
    parts.any(of)
}

/// In any language, whatever the page is written in.
fn is_listed(part: &str, list: fn(&Wordings) -> &[String]) -> bool {
    let mut words = wordings::all().iter().flat_map(list);
    words.any(|word| word == part)
}

/// Path, route and query in small letters, spelled out.
fn address(url: &str) -> Option<String> {
    let url = url::Url::parse(url).ok()?;
    let route = site::route(&url).and(url.fragment()).unwrap_or_default();
    let query = url.query().unwrap_or_default();
    let text = format!("{}{route}?{query}", url.path());
    let spelled = url::form_urlencoded::parse(text.as_bytes());
    let parts: Vec<String> = spelled.map(|(k, v)| format!("{k}={v}")).collect();
    Some(parts.join("&").to_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_verb_is_a_place_by_itself_and_a_deed_where_it_is_applied_to_a_thing() {
        let page = "https://a.com/account";
        for place in [
            "/cancel",
            "/account/cancel",
            "/cancel/reason",
            "/cancel/2",
            "/cancel?step=2",
            "/cancel?stepId=2",
            "/u/0/cancel",
            "/kuendigen",
            "/legal/cancel",
            "/se-desabonner",
            "/se-desabonner/fin",
        ] {
            assert!(
                !may_be_the_deed(&format!("https://a.com{place}"), page),
                "{place}"
            );
        }
        for deed in [
            "/membership/cancel",
            "/account/subscription/cancel",
            "/subscriptions/4711/cancel",
            "/cancel?subscription=4711",
            "/cancel/4711",
            "/cancel?id=7",
            "/subscriptions/7/cancel",
            "/cancel?subscription=7",
            "/cancel?subID=7",
            "/account?_wpnonce=9f1c",
            "/cancel/confirm",
            "/abonnement/desabonner",
            "/account?action=cancel&subscription=7",
            "/account?cancel=7",
            "/account?cancel=4711",
            "/requests/4471/withdraw",
            "/m/1",
        ] {
            assert!(
                may_be_the_deed(&format!("https://a.com{deed}"), page),
                "{deed}"
            );
        }
        assert!(may_be_the_deed(
            "https://a.com/s/4711/cancel",
            "https://a.com/s/4711"
        ));
        let offer = "https://a.com/subscriptions/4711/cancel/offer";
        assert!(newly_ends_a_thing(
            "https://a.com/abos/4711/kuendigen",
            page
        ));
        assert!(!newly_ends_a_thing(
            "https://a.com/subscriptions/4711/cancel/reason",
            offer
        ));
        assert!(!newly_ends_a_thing("https://a.com/cancel/reason", page));
        let query = "https://a.com/account?action=cancel&sub=4711";
        assert!(newly_ends_a_thing(query, page));
        assert!(!newly_ends_a_thing(&format!("{query}&step=2"), query));
        for place in ["?cancel=1", "?view=cancel&lang=2"] {
            let url = format!("https://a.com/account{place}");
            assert!(!newly_ends_a_thing(&url, page), "{place}");
        }
        assert!(!carries_a_deed("https://a.com/account?tab=billing"));
        // Under a name that ends nothing it isn't what the name says.
        assert!(carries_a_deed("https://a.com/se-desabonner"));
        assert!(carries_a_deed("https://a.com/account?id=7&_wpnonce=9f1c"));
    }

    #[test]
    fn every_language_has_words_that_act_and_words_that_alter() {
        for language in wordings::all() {
            let words = &language.address;
            let lists = [&words.acts, &words.alters];
            assert!(lists.iter().all(|l| !l.is_empty()), "{}", language.lang);
            let mut all = lists.into_iter().chain([&words.acts_alone]).flatten();
            assert!(all.all(|w| *w == w.to_lowercase()), "{}", language.lang);
        }
    }
}
