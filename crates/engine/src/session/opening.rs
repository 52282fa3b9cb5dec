//! How a run begins: an agent arrives, the panel shows what is there, the person starts it.
use super::{Phase, Place, Purpose, Session};
use crate::effect::Effect;
use crate::{site, words};
use protocol::control::RunOptions;
use protocol::report::Report;

/// A site may lead from one address to the next; with more than these in a row the page doesn't come to rest.
const RESTLESS: u32 = 10;

impl Session {
    pub(super) fn agent_ready(&mut self, place: Place, out: &mut Vec<Effect>) {
        if self.home.is_empty() {
            self.home.clone_from(&place.url);
        }
        self.record.agent = Some(place.build);
        self.place = Some(place);
        self.shown = None;
        self.flow.to_ask = None;
        self.flow.unspent = None;
        self.flow.kept_back = None;
        self.flow.stands = None;
        if let Some(pressed) = &mut self.pressed {
            pressed.leaves();
        }
        if self.came_by_itself() && self.flow.documents > RESTLESS {
            return self.keeps_loading(out);
        }
        match self.phase.clone() {
            Phase::Done => {}
            Phase::Waiting if self.resumes > 0 => self.take_up(out),
            Phase::Waiting => {
                self.opened(false, out);
                let purpose = if self.ordered {
                    Purpose::Turn
                } else {
                    Purpose::Panel
                };
                self.look(purpose, 0, out);
            }
            Phase::Arriving { timer, purpose } => {
                out.push(Effect::CancelTimer { timer });
                self.look(purpose, 0, out);
            }
            Phase::Acting { .. } => self.answered_by_a_page(out),
            Phase::Asking {
                question, deadline, ..
            } => {
                self.drop_dialog(out);
                self.withdraw(question, deadline, out);
                if !self.count_void("notice.page_changed", out) {
                    // It may have been left for a page on which the way was found already.
                    self.flow.start_over(self.stands_where_it_was());
                    self.look(Purpose::Turn, 0, out);
                }
            }
            Phase::Looking {
                purpose: Purpose::Proof,
                ..
            }
            | Phase::Resting {
                purpose: Purpose::Proof,
                ..
            } => self.look(Purpose::Proof, 0, out),
            Phase::Looking {
                purpose: Purpose::Beside,
                ..
            }
            | Phase::Resting {
                purpose: Purpose::Beside,
                ..
            } => self.look(Purpose::Beside, 0, out),
            Phase::Looking {
                purpose: Purpose::Recheck(_),
                ..
            }
            | Phase::Resting {
                purpose: Purpose::Recheck(_),
                ..
            } => {
                if !self.count_void("notice.approval_void", out) {
                    self.look(Purpose::Turn, 0, out);
                }
            }
            Phase::Proving(proving) => self.fetch_lost(&proving, out),
            _ if !self.ordered => self.look(Purpose::Panel, 0, out),
            _ => self.look(Purpose::Turn, 0, out),
        }
    }

    /// The document at hand has the address of the page that was seen last: a page may load itself anew to be judged as a first one.
    pub(super) fn stands_where_it_was(&self) -> bool {
        let seen = self.seen.as_ref().map(|s| &s.observation.snapshot.page.url);
        let (before, now) = (seen, self.place.as_ref().map(|p| &p.url));
        let pair = before.zip(now);
        pair.is_some_and(|(before, now)| site::plain(before) == site::plain(now))
    }

    /// Nobody led to this document, and something was under way in the one before it.
    fn came_by_itself(&mut self) -> bool {
        let under_way = match &self.phase {
            Phase::Looking { .. }
            | Phase::Resting { .. }
            | Phase::Announcing { .. }
            | Phase::Planning { .. }
            | Phase::Locating { .. }
            | Phase::Picturing { .. }
            | Phase::Proving(_) => self.ordered,
            _ => false,
        };
        self.flow.documents = if under_way {
            self.flow.documents + 1
        } else {
            0
        };
        under_way
    }

    pub(super) fn order(&mut self, options: RunOptions, out: &mut Vec<Effect>) {
        if self.ordered {
            return self.order_anew(options);
        }
        self.ordered = true;
        self.record.started = self.now;
        self.options = options;
        if let Some(start) = &self.options.start {
            self.home.clone_from(start);
        }
        self.step_doing(words::say("step.looking", &[]), out);
        match self.phase.clone() {
            Phase::Waiting => {}
            Phase::Looking { request, tries, .. } => {
                self.phase = Phase::Looking {
                    request,
                    purpose: Purpose::Turn,
                    tries,
                }
            }
            Phase::Resting { timer, tries, .. } => {
                self.phase = Phase::Resting {
                    timer,
                    purpose: Purpose::Turn,
                    tries,
                }
            }
            _ => self.look(Purpose::Turn, 0, out),
        }
    }

    /// Who takes up what was interrupted sits elsewhere than who began it: where they are asked, how long and who plans is theirs to say.
    /// What makes it another job stays.
    fn order_anew(&mut self, options: RunOptions) {
        if self.resumes == 0 || self.is_over() {
            return;
        }
        let before = std::mem::take(&mut self.options);
        self.options = RunOptions {
            service: options.service.or(before.service),
            plan: before.plan,
            dry_run: before.dry_run,
            ..options
        };
    }

    pub(super) fn opened(&mut self, resumed: bool, out: &mut Vec<Effect>) {
        let Some(place) = self.place.clone() else {
            return;
        };
        let url = site::plain(&place.url);
        self.report(
            Report::Opened {
                url,
                service: self.service_name(),
                build: place.build,
                resumed,
            },
            out,
        );
    }
}
