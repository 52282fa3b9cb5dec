//! A link that is allowed because it only fetches is opened, not pressed: its address was judged, and what a script would make of a
//! click was not.
use super::aftermath::is_a_step;
use super::attempt::{Attempt, Outcome};
use super::naming::fingerprint;
use super::state::Progress;
use super::{Phase, Seen, Session};
use crate::effect::Effect;
use crate::{policy, site, words};
use protocol::action::Action;
use protocol::role::Role;
use protocol::snapshot::{Element, ElementState};
use url::Url;

/// How a link is followed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// To another document.
    Page(String),
    /// To another view of the document at hand (`#/billing`).
    View(String),
}

impl Session {
    /// The route of a link was opened, and the page reads as before: it heeds a press, and not its address.
    pub(super) fn stayed(&self, now: &Seen) -> bool {
        let last = self.flow.attempts.last().filter(|a| a.is_done());
        let viewed = |a: &Attempt| !a.looked && matches!(a.followed, Some(Way::View(_)));
        let viewed = last.is_some_and(viewed);
        let before = self.seen.as_ref();
        viewed && before.is_some_and(|b| b.observation.text == now.observation.text)
    }

    /// The address of a link was opened on the way out, and a step came that was taken before: what a page keeps only in memory is gone
    /// with every address that is opened, and a press takes it along.
    pub(super) fn was_sent_to_an_earlier_step(&self, now: &Seen) -> bool {
        let attempts = &self.flow.attempts;
        let last = attempts.last().filter(|a| a.is_done());
        let Some(Way::Page(to)) = last.and_then(|a| a.followed.as_ref()) else {
            return false;
        };
        let (to, here) = (
            site::plain(to),
            site::plain(&now.observation.snapshot.page.url),
        );
        let page = fingerprint(&now.observation);
        let mut way = attempts.on_this_way();
        let other = to != here && !attempts.on_this_way().any(|a| a.url == to);
        let same = way.any(|a| a.url == here && a.page == page);
        other && same && attempts.in_flow() && is_a_step(now)
    }

    /// Where an allowed click leads, if following its address is all that it is for.
    pub(super) fn way_of(&self, action: &Action, element: &Element, seen: &Seen) -> Option<Way> {
        let url = element.href.as_deref()?;
        let plain = url.starts_with("https://") || url.starts_with("http://");
        let unfolds = element.popup
            || element.is(ElementState::Expanded)
            || element.is(ElementState::Collapsed);
        let away = || policy::off_site(url, &self.home, self.recipe()).is_some();
        let is_link = matches!(action, Action::Click { .. }) && element.role == Role::Link;
        let here = seen.observation.snapshot.page.url.as_str();
        let pressed = || {
            let links = self.flow.attempts.to_press(&site::plain(here));
            links.contains(&element.identity())
        };
        if !is_link
            || !plain
            || unfolds
            || policy::frame_of(element).is_some()
            || away()
            || pressed()
        {
            return None;
        }
        way(url, here)
    }

    /// The link is outlined first, for as long as what is pressed would be.
    pub(super) fn announce_way(&mut self, way: Way, link: &Element, out: &mut Vec<Effect>) {
        if self.options.announce_ms == 0 {
            return self.follow(way, out);
        }
        out.push(Effect::Outline {
            target: link.reference,
            label: words::say("outline.next", &[("name", &link.name)]),
        });
        let timer = self.timer(u64::from(self.options.announce_ms), out);
        self.phase = Phase::Announcing { timer, way };
    }

    pub(super) fn announced(&mut self, way: Way, out: &mut Vec<Effect>) {
        out.push(Effect::ClearOutline);
        match self.paused {
            true => self.phase = Phase::Held,
            false => self.follow(way, out),
        }
    }

    fn follow(&mut self, way: Way, out: &mut Vec<Effect>) {
        match way {
            Way::View(url) => {
                let request = self.request();
                out.push(Effect::Hop { request, url });
                self.phase = Phase::Acting {
                    request,
                    progress: Progress::default(),
                };
            }
            Way::Page(url) => {
                self.open_anew(url, out);
                self.remember(Outcome::Done, out);
                self.flow.follows = true;
                self.arrive(super::Purpose::Turn, out);
            }
        }
    }
}

fn way(url: &str, here: &str) -> Option<Way> {
    let (to, at) = (Url::parse(url).ok()?, Url::parse(here).ok()?);
    let bare = |url: &Url| {
        let mut bare = url.clone();
        bare.set_fragment(None);
        bare
    };
    // A place on the page may be a tab that a script opens on a click.
    site::is_another_view(url, here).then(|| {
        match bare(&to) == bare(&at) && to.fragment().is_some() {
            true => Way::View(url.to_owned()),
            false => Way::Page(url.to_owned()),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: &str = "https://shop.example/account?tab=1#/plans";

    #[test]
    fn a_link_to_another_document_is_opened() {
        let to = "https://shop.example/account/cancel#top";
        assert_eq!(way(to, HERE), Some(Way::Page(to.into())));
        let same = "https://shop.example/account?tab=1";
        assert_eq!(way(same, HERE), Some(Way::Page(same.into())));
    }

    #[test]
    fn a_route_of_the_same_document_is_a_view_and_a_place_on_it_is_pressed() {
        let route = "https://shop.example/account?tab=1#/billing";
        assert_eq!(way(route, HERE), Some(Way::View(route.into())));
        assert_eq!(
            way("https://shop.example/account?tab=1#billing", HERE),
            None
        );
    }
}
