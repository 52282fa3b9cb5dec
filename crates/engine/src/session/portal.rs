//! The service's billing is done on another site: the person is asked once, and the run goes on there.
use super::acting::Manner;
use super::attempt::Outcome;
use super::state::{LedAway, Pending};
use super::turn::target;
use super::{Press, Purpose, Seen, Session};
use crate::effect::Effect;
use crate::policy::Rule;
use crate::portal;
use protocol::action::Action;
use protocol::held::Hold;
use protocol::page_state::PageState;
use protocol::role::Role;

/// A page of another site may lead on by itself so often.
const PRESSES: u32 = 3;

impl Session {
    /// What opens the billing was pressed, and a page of another site came, which nothing of ours is let into (`away`). Whoever has the
    /// browser presses the toolbar button there, again where that page leads on. False: nothing of the kind.
    pub(super) fn was_led_away(&mut self, away: bool, out: &mut Vec<Effect>) -> bool {
        let led = away && self.opened_its_billing();
        let again = self.flow.led_away.as_ref().map_or(0, |led| led.presses);
        if !led || again >= PRESSES {
            return false;
        }
        let service = self.billed_service();
        let presses = again + 1;
        self.flow.led_away = Some(LedAway { service, presses });
        if self.options.presses_the_button {
            out.push(Effect::PressButton);
            self.arrive(Purpose::Turn, out);
        } else {
            self.hand_over("hand_over.led_away", "advice.led_away", out);
        }
        true
    }

    /// The person is to press it, on whatever page the other site shows by then.
    pub(super) fn waits_for_the_button(&self) -> bool {
        self.flow.led_away.is_some() && self.is_handed_over()
    }

    /// The last that was done; where it was approved, nobody could tell what it does.
    fn opened_its_billing(&self) -> bool {
        let last = self.flow.attempts.last().filter(|a| a.error().is_none());
        let seen = self.seen.as_deref();
        let opens = last.zip(seen).is_some_and(|(last, seen)| {
            let name = last.control.as_ref().map(|control| &control.name);
            let named = name.filter(|_| last.is_click());
            let there = matches!(&last.action, Action::Navigate { url } if *url == self.home);
            // Its address was opened after the person's yes.
            let agreed = there && self.flow.billed_for.is_some();
            agreed || named.is_some_and(|n| portal::speaks_of_billing(n, &seen.observation))
        });
        let pressed = self.pressed.as_deref();
        opens && (!self.pressed() || pressed.is_some_and(super::binding::Pressed::was_unknown))
    }

    /// The page of another site that was led to tells of a subscription, or is a step of a way out.
    pub(super) fn is_at_its_portal(&self, seen: &Seen) -> bool {
        use PageState as P;
        let led = self.flow.led_away.is_some() && !self.signs_in() && !self.options.dry_run;
        let steps = [
            P::AccountActive,
            P::AccountCancelled,
            P::RetentionOffer,
            P::ExitSurvey,
            P::FinalConfirmation,
        ];
        let told = || steps.contains(&seen.reading.state);
        led && (seen.model.tells_of_a_subscription() || told())
    }

    /// Nothing stands there that could be pressed for it: what is asked about is shown by its first heading.
    pub(super) fn ask_to_go_on_here(&mut self, seen: &Seen, out: &mut Vec<Effect>) {
        let elements = &seen.observation.snapshot.elements;
        let heading = elements.iter().find(|e| e.role == Role::Heading);
        let Some(first) = heading.or(elements.first()) else {
            return self.leave_alone(Rule::LeavesSite, out);
        };
        let action = Action::ScrollTo {
            target: first.reference,
        };
        self.prepare_question(&action, Rule::Portal.ask(), seen, out);
    }

    /// Where the run would go on, if this is the question whether it may: the link's address, or the page that stands there already.
    pub(super) fn portal_of(&self, pending: &Pending) -> Option<String> {
        let page = &self.seen.as_deref()?.observation;
        let link = target(page, &pending.action).and_then(|e| e.href.clone());
        let link = link.filter(|_| matches!(pending.action, Action::Click { .. }));
        let there = || link.unwrap_or_else(|| page.snapshot.page.url.clone());
        (pending.rule == Rule::Portal).then(there)
    }

    /// The person said yes: from here on that site is the run's own, and what the first one showed proves nothing on it.
    pub(super) fn go_on_there(
        &mut self,
        pending: &Pending,
        there: String,
        seen: &Seen,
        out: &mut Vec<Effect>,
    ) {
        out.push(Effect::ClearOutline);
        let service = self.billed_service();
        self.home = there;
        self.account = None;
        if self.press() == Press::Pressed {
            self.flow.attempts.refine(Outcome::LedOn);
        }
        self.flow.goes_on_at_the_biller(service);
        match pending.action {
            // Its address is what was asked about; what a script makes of a press was not.
            Action::Click { .. } => {
                let open = Action::Navigate {
                    url: self.home.clone(),
                };
                self.act(&open, seen, Manner::Unasked(Hold::No), out);
            }
            _ => self.look(Purpose::Turn, 0, out),
        }
    }

    /// What the service is called on its own site.
    pub(super) fn billed_service(&self) -> String {
        let led = self.flow.led_away.as_ref().map(|led| led.service.clone());
        led.unwrap_or_else(|| self.service_name())
    }
}
