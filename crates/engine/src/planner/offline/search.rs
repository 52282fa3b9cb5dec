//! Where to look when nothing on a page leads on: what is closed, what is further down, the account's other pages, and back from
//! where there is nothing. Nothing that is pressed here changes anything, and the walk has an end.
use super::{Page, usable};
use crate::by_hand::{self, Errand};
use crate::heuristics::tokens::{Sentence, sentences, tokens};
use crate::heuristics::vocabulary::Word;
use crate::heuristics::wordings::Signal;
use crate::heuristics::{self, Intent, address};
use crate::named;
use crate::planner::{self, PastAction, Proposal, Tried};
use crate::{policy, portal, quotes, site, which, words};
use protocol::action::{Action, Direction};
use protocol::page_state::PageState;
use protocol::role::Role;
use protocol::snapshot::{Element, ElementState, Identity};
use std::cmp::Reverse;

/// Pages opened in search of the way in, at most.
const WALK: usize = 16;

/// How far down in the walk it stands what needs the person's word.
const ASKED_LAST: usize = 2;

/// So much is promised by what plainly speaks of the subscription.
const PLAIN: i32 = 8;

/// So often at most it goes back to a page that didn't show the account.
const BACK: usize = 3;

impl Page<'_> {
    /// The way on is there but disabled, or the page says that it loads.
    pub(super) fn wait(&self) -> Option<Proposal> {
        (self.waiting_button() && self.waited() < 4).then(|| Proposal::Act {
            action: Action::Wait { ms: 1500 },
            why: words::say("plan.wait", &[]),
        })
    }

    /// On the way out a page takes its time to show what comes next: before anything is given up it is waited for, once.
    pub(super) fn patience(&self) -> Option<Proposal> {
        let told = self.by_hand || quotes::hindrance(&self.context.observation).is_some();
        let comes = self.in_flow || self.asks_without_answers();
        (comes && !told && self.waited() == 0).then(|| Proposal::Act {
            action: Action::Wait { ms: 2000 },
            why: words::say("plan.wait", &[]),
        })
    }

    /// It asks to choose, and nothing of its own stands there to be chosen.
    fn asks_without_answers(&self) -> bool {
        // A bare "OK" may be a banner's.
        let banner = [Intent::ConsentAccept, Intent::ConsentReject, Intent::Yes];
        let answer = |e: &Element| {
            let text = matches!(e.role, Role::TextBox | Role::Combobox | Role::Option);
            let choice = e.is_choice() || text || e.role == Role::Button;
            choice && usable(e) && !e.is_furniture() && !banner.contains(&self.intent(e))
        };
        self.context.state == PageState::ExitSurvey && !self.elements().iter().any(answer)
    }

    /// The way in was taken, led elsewhere, and this is where it was taken from, or a page from before it: what was entered was left.
    pub(super) fn has_left_the_way(&self) -> bool {
        let here = self.here();
        let history = &self.context.history;
        let enters = |name: &str| {
            let page = &self.context.observation;
            let intent = heuristics::intent(name, page);
            let row = heuristics::shows_renewal(name, page);
            matches!(intent, Intent::Enter | Intent::BareCancel) || row == Some(true)
        };
        let entry = history
            .iter()
            .position(|p| p.error.is_none() && p.target.as_ref().is_some_and(|t| enters(&t.name)));
        let Some((before, after)) = entry.map(|at| history.split_at(at + 1)) else {
            return false;
        };
        let dialog = self.elements().iter().any(Element::in_dialog);
        let home = |url: &str| before.iter().any(|p| p.url == url);
        let led_elsewhere = after.first().is_some_and(|p| !home(&p.url));
        let came_home = home(&here) || after.iter().any(|p| home(&p.url));
        !dialog && led_elsewhere && came_home
    }

    /// How often in a row it was only waited.
    fn waited(&self) -> usize {
        let latest = self.context.history.iter().rev();
        latest
            .take_while(|p| matches!(p.action, Action::Wait { .. }))
            .count()
    }

    /// A button that nobody knows, and that speaks of the subscription: the person is asked about it.
    pub(super) fn unknown_way(&self) -> Option<Proposal> {
        let plan = self.context.plan.as_deref();
        let named = |e: &Element| plan.is_some_and(|plan| named::names(plan, &e.name));
        // One that states a price of its own is another one than the named.
        let anothers = |e: &Element| plan.is_some() && named::is_subscription(&e.name) && !named(e);
        let all = || self.unknown_controls().filter(|e| !anothers(e));
        let found = all().find(|e| named(e));
        let found = found.or_else(|| all().find(|e| self.is_about(e)));
        let found = found.or_else(|| all().find(|e| self.says(Word::Money, &e.name)));
        let found = found.or_else(|| all().find(|e| self.is_the_plans_name(&e.name)));
        self.click(found.filter(|_| self.may_walk())?, "plan.walk")
    }

    /// Where a page asks what one has come for, and none of the answers speaks of the subscription: "Something else".
    pub(super) fn something_else(&self) -> Option<Proposal> {
        let answers = |e: &&Element| {
            e.role == Role::Button && usable(e) && !e.is_furniture() && !which::is_tile(e)
        };
        let beside = |e: &Element| {
            let near = |o: &&Element| o.within == e.within && o.reference != e.reference;
            self.elements().iter().filter(answers).filter(near).count()
        };
        let mut found = self.elements().iter().filter(answers).filter(|e| {
            self.intent(e) == Intent::NeutralAnswer && !self.is_known(e) && beside(e) > 1
        });
        self.click(found.next().filter(|_| self.may_walk())?, "plan.walk")
    }

    /// The service's own name, and what tells one of its plans: "Streamora Plus".
    fn is_the_plans_name(&self, name: &str) -> bool {
        let (name, service) = (tokens(name), tokens(&self.context.service));
        let own = name.first().is_some_and(|first| service.contains(first));
        own && name.len() == 2
            && self
                .languages
                .iter()
                .any(|w| w.words.has(Word::Tier, &name[1..]))
    }

    /// The same where it speaks of ending or of the renewal: that comes before any other page.
    pub(super) fn ending_way(&self) -> Option<Proposal> {
        let speaks = |e: &&Element| self.speaks_of_ending(&e.name);
        // Where one of several is named, only what stands with its name.
        let meant = |e: &&Element| {
            let around = e.within.iter().map(|c| c.name.as_str());
            let about: Vec<&str> = around.chain([e.name.as_str()]).collect();
            let plan = self.context.plan.as_deref();
            plan.is_none_or(|plan| named::names(plan, &about.join(" "))) || e.in_dialog()
        };
        let found = self.unknown_controls().filter(meant).find(speaks);
        self.click(found.filter(|_| self.may_walk())?, "plan.enter")
    }

    /// Of ending, or of the renewal.
    pub(super) fn speaks_of_ending(&self, text: &str) -> bool {
        heuristics::may_lead_out(text, &self.languages)
    }

    /// None where the page says what stands in the way: what is offered there is something else.
    fn unknown_controls(&self) -> impl Iterator<Item = &Element> {
        let hindered = quotes::hindrance(&self.context.observation).is_some();
        self.elements().iter().filter(move |e| {
            !hindered
                && matches!(
                    e.role,
                    Role::Button | Role::MenuItem | Role::Generic | Role::ListItem
                )
                && usable(e)
                && !e.is_furniture()
                && !e.is(ElementState::Collapsed)
                && !e.is(ElementState::Expanded)
                && !self.is_anothers(e)
                && !self.is_known(e)
                && self.intent(e) == Intent::Other
                && !heuristics::is_an_errand(&e.name, &self.languages)
                && !heuristics::is_about_mailing(e, &self.context.observation)
        })
    }

    /// What may lead to the subscription: what is closed on this page, and the account's other pages. Breadth-first:
    /// what a page nearer to the beginning leads to comes before what only this one leads to, and of one page the most promising.
    pub(super) fn explore(&self) -> Option<Proposal> {
        if !self.may_search() {
            return None;
        }
        let mut ways: Vec<Way> = self.ways().collect();
        ways.sort_by_key(|way| way.rank());
        let (level, step) = ways.iter().find_map(|way| {
            let why = if way.walks { "plan.walk" } else { "plan.menu" };
            Some((way.level, self.click(way.element, why)?))
        })?;
        Some(self.sooner(level).unwrap_or(step))
    }

    fn ways(&self) -> impl Iterator<Item = Way<'_>> {
        let candidates = self.elements().iter();
        let candidates = candidates
            .filter(|e| usable(e) && !self.is_anothers(e))
            .filter(|e| !self.is_known(e) || self.opens_again(e));
        let ways = candidates.filter_map(|element| {
            let opens = self.opens(element);
            // What is closed in the middle of the page is seen before the page is left.
            let here = 2 * i32::from(opens && !element.is_furniture());
            let promise = self.promise(element).max(i32::from(opens)) + here;
            let level = match opens {
                // The person is asked about it: what can be looked at without comes first.
                true if self.unfolds(element) => ASKED_LAST,
                true => 0,
                false => self.level(element, promise >= PLAIN),
            };
            let way = Way {
                promise,
                level,
                walks: !opens,
                element,
            };
            (opens || self.goes(element)).then_some(way)
        });
        ways.filter(|way| way.promise > 0)
    }

    /// Nothing leads on, and nothing more speaks of the subscription: what is left of the site's own navigation, as long as steps are left.
    pub(super) fn anywhere(&self) -> Option<Proposal> {
        let navigates = |e: &Element| {
            let foot = e.within.iter().any(|c| c.role == Role::ContentInfo);
            let shows = [Intent::Other, Intent::NeutralAnswer, Intent::Manage];
            e.role == Role::Link && e.is_furniture() && !foot && shows.contains(&self.intent(e))
        };
        let candidates = self.elements().iter().filter(|e| usable(e) && navigates(e));
        let mut new =
            candidates.filter(|e| self.goes(e) && !self.is_known(e) && !self.is_anothers(e));
        new.find_map(|e| self.click(e, "plan.walk"))
    }

    /// It opens something, or another page, and was not tried yet.
    pub(super) fn leads_further(&self, element: &Element) -> bool {
        usable(element) && !self.is_known(element) && (self.opens(element) || self.goes(element))
    }

    /// Something here opens what is about the subscription, and was not tried yet.
    pub(super) fn shows_more(&self) -> bool {
        let mut elements = self.elements().iter();
        self.may_walk()
            && elements.any(|e| usable(e) && !self.is_known(e) && self.is_about(e) && self.opens(e))
    }

    /// A menu, an accordion, a tab.
    pub(super) fn opens(&self, element: &Element) -> bool {
        let closed = matches!(
            element.role,
            Role::Button | Role::MenuItem | Role::Link | Role::Generic
        ) && element.is(ElementState::Collapsed);
        // The person is asked about what only says that it opens something.
        let about = self.is_about(element) || self.calls_the_named(&element.name);
        let named = policy::opens_a_menu(element, &self.languages)
            || element.popup && element.role == Role::Button && about;
        let menu = closed || named && !self.in_flow;
        let opens = menu || element.role == Role::Tab && !element.is(ElementState::Checked);
        let plans = self.intent(element) == Intent::Plans;
        opens && (self.is_harmless(element) || plans || self.unfolds(element))
    }

    /// "Edit subscription settings" is no button that changes the plan while it only unfolds what lies under it.
    fn unfolds(&self, element: &Element) -> bool {
        let change = self.intent(element) == Intent::Change && self.is_about(element);
        change && policy::unfolds_settings(element, &self.languages)
    }

    /// A menu that closed when what it held was pressed, and was come back to.
    fn opens_again(&self, element: &Element) -> bool {
        let (history, here) = (&self.context.history, self.here());
        let closes = element.is(ElementState::Collapsed);
        let menu = policy::opens_a_menu(element, &self.languages);
        (closes || menu || element.popup && self.opens(element))
            && !self.cant_be_pressed(element)
            && planner::may_open_again(history, &here, &element.identity())
    }

    /// By its name it changes nothing.
    fn is_harmless(&self, element: &Element) -> bool {
        use Intent as I;
        matches!(
            self.intent(element),
            I::Other | I::Manage | I::Back | I::Next | I::Skip | I::NeutralAnswer | I::BareCancel
        )
    }

    /// Somebody bills for the service, and what they show is one press away.
    pub(super) fn is_the_billers_portal(&self, element: &Element) -> bool {
        let portal = || portal::of(&self.context.observation);
        let there = self.context.state == PageState::ThirdPartyBilling && !self.is_known(element);
        there && portal().is_some_and(|p| p.reference == element.reference)
    }

    /// To another page of the service; pressing it changes nothing.
    pub(super) fn goes(&self, element: &Element) -> bool {
        let mailing = heuristics::is_about_mailing(element, &self.context.observation);
        let acts = mailing || policy::does_something(element);
        if !self.may_walk() || !heuristics::is_control(element) || acts {
            return false;
        }
        let intent = self.intent(element);
        match element.href.as_deref() {
            Some(href) if element.role == Role::Link => {
                let looks = [
                    Intent::Other,
                    Intent::NeutralAnswer,
                    Intent::Manage,
                    Intent::Change,
                    Intent::Plans,
                ];
                looks.contains(&intent)
                    && site::check(href, self.url(), &[]).is_ok()
                    && site::plain(href) != self.here()
            }
            _ => intent == Intent::Manage,
        }
    }

    /// To the end of the page: what is loaded on the way may be the way in.
    pub(super) fn scroll(&self) -> Option<Proposal> {
        let history = self.context.history.iter().rev();
        let scrolled = history
            .take_while(|p| matches!(p.action, Action::ScrollPage { .. }))
            .count();
        let action = Action::ScrollPage {
            direction: Direction::Bottom,
            amount: 0,
        };
        if !self.may_search() || scrolled > 1 {
            return None;
        }
        self.untried(action, words::say("plan.scroll", &[]))
    }

    /// Something that is done to the page as a whole.
    fn untried(&self, action: Action, why: String) -> Option<Proposal> {
        let tried = Tried {
            action: action.clone(),
            target: None,
        };
        (!self.context.tried.contains(&tried)).then_some(Proposal::Act { action, why })
    }

    /// The way out often stands at the end of the list of plans. What brings it up without an address may do more: the person is asked,
    /// and only where nothing else is left to try.
    pub(super) fn plans(&self) -> Option<Proposal> {
        let choices = self.elements().iter().any(Element::is_choice);
        if !self.may_walk() || choices {
            return None;
        }
        let opens = |e: &&Element| {
            usable(e)
                && matches!(e.role, Role::Link | Role::Button)
                && self.intent(e) == Intent::Plans
                && !self.is_anothers(e)
                && !self.was_pressed(e)
        };
        let mut plans = self.elements().iter().filter(opens);
        plans.find_map(|e| self.click(e, "plan.manage"))
    }

    pub(super) fn goes_back(&self, url: &str) -> Option<Proposal> {
        let why = words::say("plan.back_out", &[("url", url)]);
        let url = url.to_owned();
        self.untried(Action::Navigate { url }, why)
    }

    /// Nothing here: back to the page that led here, for what else it has. A page once left like this is not returned to.
    pub(super) fn back_out(&self) -> Option<Proposal> {
        if let Some(next) = self.next_page() {
            return Some(next);
        }
        // Also after enough was seen: a way out may have been passed by in search of the named one's own.
        let passed_by = self.context.plan.is_some();
        if !self.may_search() || self.in_flow || self.walked_enough() && !passed_by {
            return None;
        }
        let here = self.here();
        let history = &self.context.history;
        let left = |url: &str| {
            let back = |p: &PastAction| matches!(p.action, Action::Navigate { .. }) && p.url == url;
            history.iter().any(back)
        };
        // What stands on every page was tried from here: the account's own pages are the ones that may have more.
        let came_from = |of_account: bool| {
            let fits = |p: &&PastAction| {
                let account = p.before == PageState::AccountActive;
                let click = matches!(p.action, Action::Click { .. }) && p.error.is_none();
                click && account == of_account && p.url != here && !left(&p.url)
            };
            history.iter().rev().find(fits)
        };
        let gone_back = history
            .iter()
            .filter(|p| matches!(p.action, Action::Navigate { .. }));
        let other = || came_from(false).filter(|_| gone_back.count() < BACK);
        let led_here = came_from(true).or_else(other)?;
        self.goes_back(&led_here.url)
    }

    /// Its name or its address speaks of the subscription, or its name says how it stands ("2-year plan, next charge 3 March").
    pub(super) fn is_about(&self, element: &Element) -> bool {
        let href = element.href.as_deref().unwrap_or_default();
        self.says(Word::Subject, &element.name)
            || address::is_about_subscription(href)
            || self.says_active(&element.name)
    }

    /// It is called by what tells the named one from others.
    pub(super) fn calls_the_named(&self, text: &str) -> bool {
        let plan = self.context.plan.as_deref();
        plan.is_some_and(|plan| named::calls_it(plan, text))
    }

    fn says_active(&self, name: &str) -> bool {
        let name = Sentence::new(name);
        let mut signals = self.languages.iter().flat_map(|w| w.signals(&name));
        signals.any(|(signal, _)| signal == Signal::Active)
    }

    /// It was pressed, or the page that it leads to was opened: it brings nothing new.
    pub(super) fn is_known(&self, element: &Element) -> bool {
        let history = &self.context.history;
        let href = element.href.as_deref().filter(|h| !site::is_anchor(h));
        let to = href.map(site::plain).unwrap_or_default();
        let identity = element.identity();
        let everywhere = element.is_furniture()
            && history
                .iter()
                .any(|p| p.error.is_none() && p.target.as_ref() == Some(&identity));
        let opened = !to.is_empty() && history.iter().any(|p| p.url == to);
        let turned = element.role == Role::Tab && self.turned_to(&identity);
        everywhere || opened || turned || self.was_pressed(element) || self.cant_be_pressed(element)
    }

    /// A tab that led to another address is one of the site's own pages, wherever it stands.
    fn turned_to(&self, tab: &Identity) -> bool {
        let history = &self.context.history;
        let next = history.iter().skip(1).map(|p| p.url.clone());
        let mut steps = history.iter().zip(next.chain([self.here()]));
        steps.any(|(p, then)| p.error.is_none() && p.target.as_ref() == Some(tab) && p.url != then)
    }

    /// It was tried here twice, and couldn't be pressed.
    fn cant_be_pressed(&self, element: &Element) -> bool {
        let (here, identity) = (self.here(), element.identity());
        let failed = |p: &&PastAction| {
            p.error.is_some() && p.url == here && p.target.as_ref() == Some(&identity)
        };
        self.context.history.iter().filter(failed).count() > 1
    }

    /// Here and on no other occasion: the same control brings nothing new.
    pub(super) fn was_pressed(&self, element: &Element) -> bool {
        let (here, identity) = (self.here(), element.identity());
        let history = &self.context.history;
        history
            .iter()
            .any(|p| p.error.is_none() && p.url == here && p.target.as_ref() == Some(&identity))
    }

    /// It speaks of cancelling in more than a control's name; a telephone number alone is what every account page has.
    pub(super) fn ends_by_hand(&self) -> bool {
        let called = |text: &str| self.elements().iter().any(|e| e.name == text);
        let spoken = sentences(&self.context.observation.text);
        let spoken: Vec<_> = spoken.iter().filter(|s| !called(&s.text)).collect();
        let ends = |s: &&Sentence| self.languages.iter().any(|w| w.speaks_of_ending(s));
        let by_hand = |s: &Sentence| {
            let mut signals = self.languages.iter().flat_map(|w| w.signals(s));
            signals.any(|(signal, _)| signal == Signal::ByHand)
        };
        let near = |at: usize| spoken.iter().skip(at.saturating_sub(1)).take(3).any(ends);
        let mut told = spoken.iter().enumerate();
        let dialog = self.elements().iter().any(Element::in_dialog);
        self.in_flow && !dialog || told.any(|(at, s)| by_hand(s) && near(at))
    }

    fn may_search(&self) -> bool {
        let at_home = matches!(self.state(), PageState::AccountActive | PageState::Unknown);
        (at_home || !self.in_flow) && !self.by_hand
    }

    /// Not from inside the way out: what is there is the site's business, not the walk's.
    pub(super) fn may_walk(&self) -> bool {
        self.may_search() && !self.in_flow && !self.walked_enough()
    }

    /// So many steps without finding the way in are all that there are.
    pub(super) fn walked_enough(&self) -> bool {
        self.steps().count() >= WALK
    }

    pub(super) fn steps(&self) -> impl Iterator<Item = &PastAction> {
        let led =
            |p: &&PastAction| matches!(p.action, Action::Click { .. } | Action::Navigate { .. });
        self.context.history.iter().filter(led)
    }

    pub(super) fn url(&self) -> &str {
        &self.context.observation.snapshot.page.url
    }

    pub(super) fn here(&self) -> String {
        site::plain(self.url())
    }

    pub(super) fn give_up(&self) -> Proposal {
        let service = [("service", self.context.service.as_str())];
        let hindrance = quotes::hindrance(&self.context.observation);
        if self.by_hand && hindrance.is_none() {
            return Proposal::HandOver {
                reason: words::say("hand_over.by_hand", &service),
                advice: Errand::of(self.context).advice(),
            };
        }
        if let Some(others) = self.only_others() {
            return others;
        }
        if let Some(why) = hindrance {
            return Proposal::HandOver {
                reason: words::say("hand_over.hindered", &[("text", &why.text)]),
                advice: by_hand::against(&why),
            };
        }
        planner::stuck(self.context)
    }
}

/// One step of the walk that could be taken from here.
pub(super) struct Way<'a> {
    promise: i32,
    /// How deep in the site it stands; 0 where it is followed at once.
    level: usize,
    walks: bool,
    element: &'a Element,
}

impl Way<'_> {
    /// The least first.
    fn rank(&self) -> (usize, Reverse<i32>) {
        (self.level, Reverse(self.promise))
    }
}
