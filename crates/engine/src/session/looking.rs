//! Looking at a page until it is ready to be judged, and what the look was for.
use super::state::{Phase, Purpose, Seen};
use super::{Press, Session, kept, telling};
use crate::effect::Effect;
use crate::heuristics::{self, Known, Reading};
use crate::{classify, policy, site, verify};
use page::PageModel;
use protocol::ids::RequestId;
use protocol::page_state::PageState;
use protocol::report::Report;
use protocol::role::Role;
use protocol::snapshot::{Element, ElementState, Observation, View};

impl Session {
    pub(super) fn observed(
        &mut self,
        request: RequestId,
        observation: &Observation,
        out: &mut Vec<Effect>,
    ) {
        let Phase::Looking {
            request: asked,
            purpose,
            tries,
        } = self.phase.clone()
        else {
            return;
        };
        if asked == request {
            let whole = self.view(&purpose).all;
            self.take_in(observation, whole, purpose, tries, out);
        }
    }

    /// Reads a page and goes on with what it was wanted for.
    pub(super) fn take_in(
        &mut self,
        observation: &Observation,
        whole: bool,
        purpose: Purpose,
        tries: u32,
        out: &mut Vec<Effect>,
    ) {
        let seen = self.see(at_work(observation.clone()), whole);
        self.note_standing(&seen);
        let own = self.off_site(&seen).is_none();
        let limit = match (&purpose, seen.observation.settled, seen.reading.state) {
            (Purpose::Recheck(_) | Purpose::Aim(_), ..) => 0,
            (Purpose::Turn, ..) if self.unmoved(&seen) => PATIENCE * 2,
            (Purpose::Turn, ..) if self.nothing_came(&seen) => PATIENCE,
            (Purpose::Proof, ..) if seen.reading.marks.loading => PATIENCE * 4,
            _ if self.may_be_kept(&seen, &purpose) => kept::STANDS,
            // What it showed before may still stand there while what is true now is fetched.
            (Purpose::Proof, ..) if !self.proves(&seen) => PATIENCE,
            // Signing in and paying often lead over other sites and back by themselves.
            (Purpose::Turn, ..) if !own => PATIENCE * 2,
            _ if seen.reading.marks.loading || is_bare(&seen) || works(&seen) => PATIENCE * 2,
            (Purpose::Turn, ..) if seen.model.news_is_under_way() => PATIENCE * 2,
            (_, false, _) => PATIENCE,
            _ if seen.model.open_layer_is_bare() => PATIENCE,
            (_, true, PageState::Unknown) => 1,
            _ => 0,
        };
        if tries < limit {
            let timer = self.timer(LOOK_AGAIN_MS, out);
            self.phase = Phase::Resting {
                timer,
                purpose,
                tries: tries + 1,
            };
            return;
        }
        // What another site says is said of nothing here.
        if own {
            self.note_account(&seen);
            self.note_subscription(&seen);
            self.note_said(&seen);
        }
        if !matches!(purpose, Purpose::Recheck(_) | Purpose::Aim(_)) {
            let url = site::plain(&seen.observation.snapshot.page.url);
            self.report((&seen.reading.interpretation(), url.as_str()).into(), out);
            let lines = seen.model.gist();
            self.report(Report::Page { lines }, out);
        }
        if own {
            let facts = crate::quotes::of(&seen.observation);
            self.record.learn(&facts, about_the_end(&seen));
            if self.is_on_the_way_out(&seen) {
                self.flow.foretold.hear(&facts);
            }
        }
        let unheard = purpose == Purpose::Turn && self.is_unheard(&seen);
        let stayed = purpose == Purpose::Turn && self.stayed(&seen);
        let sent_back = purpose == Purpose::Turn && self.was_sent_to_an_earlier_step(&seen);
        self.flow.attempts.looked_at(unheard || stayed);
        if stayed || sent_back {
            self.flow.attempts.led_nowhere();
        }
        if purpose == Purpose::Turn && self.press() == Press::None && self.is_told_the_way(&seen) {
            self.flow.attempts.was_told_the_way();
        }
        if sent_back {
            // What was answered on the way is gone, and may be answered again.
            self.flow.attempts.start_over(true);
        }
        self.seen = Some(Box::new(seen));
        match purpose {
            Purpose::Panel => self.phase = Phase::Idle,
            Purpose::Turn => self.turn(out),
            Purpose::Recheck(pending) => self.rechecked(*pending, out),
            Purpose::Proof => self.proof(out),
            Purpose::Beside => self.looked_beside(out),
            // Planned anew once the person lets it go on.
            Purpose::Aim(_) if self.paused => self.phase = Phase::Held,
            Purpose::Aim(aiming) => self.aim_on(*aiming, out),
        }
    }

    fn note_account(&mut self, seen: &Seen) {
        let active = seen.reading.state == PageState::AccountActive;
        if active && !self.pressed() {
            self.flow.seen_active = true;
            self.note_active(seen);
        }
        if active && self.account.is_none() {
            self.account = Some(seen.observation.snapshot.page.url.clone());
            self.flow.undo_before = seen.reading.marks.undo;
        }
    }

    /// The page against the one on which the last approved press was made. What the account said before is no news, either.
    pub(super) fn since_the_press(&self, seen: &Seen) -> PageModel {
        let mut page = PageModel::of(&seen.observation, self.flow.pressed_on.as_deref());
        let blocks = &page.blocks;
        let stood = |at: &u32| {
            let text = usize::try_from(*at).ok().and_then(|at| blocks.get(at));
            let mut before = self.flow.before.values();
            text.is_some_and(|b| !b.text.is_empty() && before.any(|p| p.text.contains(&b.text)))
        };
        if let Some(delta) = &mut page.delta {
            delta.new.retain(|at| !stood(at));
        }
        page
    }

    fn note_said(&mut self, seen: &Seen) {
        if self.flow.said_page.is_some() || !self.pressed() {
            return;
        }
        let page = self.since_the_press(seen);
        let held = self.flow.subscription.as_ref();
        let named = self.options.plan.as_deref();
        let name = named.or_else(|| held.and_then(|s| s.name.as_deref()));
        if verify::says_done(&page, name) {
            self.flow.said_page = Some(Box::new(page));
        }
    }

    /// What stands here is said of what comes next, not of what was done.
    fn is_on_the_way_out(&self, seen: &Seen) -> bool {
        use PageState as P;
        match seen.reading.state {
            P::RetentionOffer | P::ExitSurvey | P::FinalConfirmation => true,
            P::Unknown => self.flow.attempts.in_flow() && !self.pressed(),
            _ => false,
        }
    }

    /// What a page shows, against the one that was seen before it.
    pub(super) fn see(&self, observation: Observation, whole: bool) -> Seen {
        let seen = || Some(&self.seen.as_deref()?.observation);
        let before = self.flow.stepped_on.as_deref().or_else(seen);
        let model = PageModel::of(&observation, before);
        Seen {
            reading: self.read(&observation, &model),
            model,
            observation,
            at: self.now,
            whole,
        }
    }

    /// What a page is to somebody who has come so far.
    pub(super) fn read(&self, observation: &Observation, model: &PageModel) -> Reading {
        let service = self.service_on(observation);
        let plan = self.options.plan.as_deref().unwrap_or_default();
        let words = service.split_whitespace().filter(|w| w.chars().count() > 2);
        let names: Vec<&str> = [plan, &service].into_iter().chain(words).collect();
        let known = Known {
            recipe: self.recipe(),
            names: &names,
            in_flow: self.flow.attempts.in_flow(),
        };
        let front = telling::in_front(observation, model).filter(|_| known.in_flow);
        let step = front.map(|layer| heuristics::read_knowing(&layer, &known));
        let step = step.filter(|r| policy::is_asked(r.state) && r.confidence >= 0.5);
        step.unwrap_or_else(|| {
            let telling = telling::without_the_rest(observation, model);
            heuristics::read_knowing(telling.as_ref().unwrap_or(observation), &known)
        })
    }

    pub(super) fn look(&mut self, purpose: Purpose, tries: u32, out: &mut Vec<Effect>) {
        if self.paused && purpose == Purpose::Turn {
            self.phase = Phase::Held;
            return;
        }
        let request = self.request();
        let settle = !matches!(purpose, Purpose::Recheck(_));
        let view = self.view(&purpose);
        out.push(Effect::Observe {
            request,
            settle,
            view,
        });
        self.phase = Phase::Looking {
            request,
            purpose,
            tries,
        };
    }

    /// How much of the page a look is for. What was approved is compared with as much as it was bound to.
    fn view(&self, purpose: &Purpose) -> View {
        View {
            all: match purpose {
                Purpose::Turn => self.flow.everything,
                Purpose::Recheck(pending) => pending.whole,
                Purpose::Aim(_) => true,
                Purpose::Panel | Purpose::Proof | Purpose::Beside => false,
            },
            ..View::default()
        }
    }

    /// Waits for the agent of the next page.
    pub(super) fn arrive(&mut self, purpose: Purpose, out: &mut Vec<Effect>) {
        let timer = self.timer(ARRIVAL_MS, out);
        self.phase = Phase::Arriving { timer, purpose };
    }

    /// What was pressed last led to a page that only tells where the way is.
    fn is_told_the_way(&self, seen: &Seen) -> bool {
        let Some(led) = self.flow.attempts.last().filter(|last| last.enters) else {
            return false;
        };
        let asked = policy::is_asked(seen.reading.state);
        !asked && classify::only_explains(&seen.observation, &seen.model, led.control.as_ref())
    }
}

/// A page that isn't ready is looked at again so often, this far apart.
const PATIENCE: u32 = 3;
const LOOK_AGAIN_MS: u64 = 700;
/// A page that has no agent after this long isn't coming.
const ARRIVAL_MS: u64 = 15_000;

/// What is called by what is under way can't be pressed until it is done.
fn at_work(mut observation: Observation) -> Observation {
    let elements = observation.snapshot.elements.iter_mut();
    for element in elements.filter(|e| e.role == Role::Button) {
        if heuristics::is_at_work(element) && !element.is(ElementState::Busy) {
            element.state.push(ElementState::Busy);
        }
    }
    observation
}

/// Something that was pressed is under way.
pub(super) fn works(seen: &Seen) -> bool {
    let mut elements = seen.observation.snapshot.elements.iter();
    elements.any(|e| e.is(ElementState::Busy) && e.role == Role::Button)
}

/// Nothing of its own can be pressed or filled in yet: skeletons, a turning wheel.
fn is_bare(seen: &Seen) -> bool {
    let elements = &seen.observation.snapshot.elements;
    let unread = seen.reading.state == PageState::Unknown || seen.reading.confidence < 0.5;
    let ready = |e: &Element| !e.is(ElementState::Disabled) && !e.is(ElementState::Busy);
    // What stands around the page's own part, or at its side, is drawn before that.
    let around = |e: &Element| {
        let region = seen.model.region_of(&e.reference);
        e.is_furniture() || region.is_some_and(|r| !r.is_content())
    };
    unread && !elements.iter().any(|e| ready(e) && !around(e))
}

/// A page of the way out itself: what it says of fee and refund is said of this.
fn about_the_end(seen: &Seen) -> bool {
    use PageState as P;
    let state = seen.reading.state;
    matches!(
        state,
        P::RetentionOffer | P::ExitSurvey | P::FinalConfirmation | P::Complete
    )
}
