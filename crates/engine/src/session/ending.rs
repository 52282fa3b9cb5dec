//! Every way a run ends, each said truthfully: what happened, what it means for the subscription.
use super::{Phase, Press, Purpose, STOP_GRACE_MS, Seen, Session, Stop};
use crate::effect::Effect;
use crate::quotes::cut;
use crate::{billers, site, verify, words};
use protocol::action::Action;
use protocol::message::Badge;
use protocol::report::{Report, Verdict};
use protocol::task::{Reason, TaskResult};
use protocol::view::{Mood, StepMark};
use std::collections::BTreeSet;

/// So many names are told of what was held back.
const FEW: usize = 3;
/// No more of what a page says is told in a line.
const LONGEST: usize = 160;

/// How it ended, before it is told.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct End {
    pub(super) reason: Reason,
    pub(super) success: bool,
    pub(super) verified: bool,
    pub(super) headline: String,
    pub(super) lines: Vec<String>,
    pub(super) error: Option<String>,
    /// What a dry run would have done next.
    pub(super) would: Option<String>,
}

impl End {
    /// Not a success: what happened, and what it means.
    pub(super) fn short(
        reason: Reason,
        headline: String,
        lines: Vec<String>,
        error: String,
    ) -> Self {
        Self {
            reason,
            success: false,
            verified: false,
            headline,
            lines,
            error: Some(error),
            would: None,
        }
    }
}

/// How it ended, for the panel.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Outcome {
    pub(super) mood: Mood,
    pub(super) headline: String,
    pub(super) lines: Vec<String>,
}

impl Session {
    pub(super) fn end(&mut self, mut end: End, out: &mut Vec<Effect>) {
        // The account may not have been read since: what it said before is told all the same.
        let held = self.flow.subscription.as_deref();
        if let Some(held) = held.filter(|_| self.pressed()) {
            let before = verify::before(held);
            self.flow.evidence.get_or_insert(before);
        }
        // Also where it isn't proven, or only led on.
        if self.may_have_ended(&end) || self.press() != Press::None {
            end.lines.extend(self.evidence_lines());
        }
        // What ended it is told by the outcome; whatever else may have changed something is named.
        let last = self.pressed_name().filter(|_| end.verified);
        let pressed = self.what_was_pressed(last.as_deref());
        if !pressed.is_empty() && !end.lines.iter().any(|line| line.contains(&pressed)) {
            end.lines.push(pressed);
        }
        let effective = self.record.facts.effective.as_ref();
        let effective = effective.filter(|_| self.may_have_ended(&end));
        let result = TaskResult {
            success: end.success,
            verified: end.verified,
            reason: end.reason,
            turns: self.flow.turns,
            final_url: site::plain(&self.here()),
            error: end.error.clone(),
            would: end.would.clone(),
            run: Some(self.run.0.clone()),
            effective: effective.map(|q| q.text.clone()),
            receipt: None,
            evidence: self.flow.evidence.clone(),
            usage: self.usage.clone(),
        };
        self.doing = None;
        self.let_go(out);
        if self.stopping != Some(Stop::TabGone) {
            self.leave_held(out);
        }
        let mood = mood(&end);
        self.outcome = Some(Outcome {
            mood,
            headline: end.headline.clone(),
            lines: end.lines.clone(),
        });
        self.phase = Phase::Done;
        let facts = self.receipt_facts(&end);
        out.push(Effect::Badge(
            if end.verified || end.reason == Reason::AlreadyCancelled {
                Badge::Done
            } else if mood == Mood::Problem {
                Badge::Problem
            } else {
                Badge::Idle
            },
        ));
        self.report(
            Report::Outcome {
                result: Box::new(result.clone()),
                headline: end.headline,
                lines: end.lines,
            },
            out,
        );
        let finish = Effect::Finish {
            result: Box::new(result),
            facts: Box::new(facts),
        };
        self.finish = Some(Box::new(finish.clone()));
        out.push(finish);
    }

    /// The host ended before it could write the end down: it is told once more.
    pub(super) fn finish_again(&self, out: &mut Vec<Effect>) {
        out.extend(self.finish.as_deref().cloned());
    }

    /// Nothing outlives the run: an action under way, a question that is open, an outline.
    fn let_go(&mut self, out: &mut Vec<Effect>) {
        match self.phase {
            Phase::Acting { .. } => out.push(Effect::CallOff),
            Phase::Asking {
                question, deadline, ..
            } => {
                self.drop_dialog(out);
                self.withdraw(question, deadline, out);
            }
            Phase::HandedOver { .. }
            | Phase::Announcing { .. }
            | Phase::Picturing { .. }
            | Phase::Resting {
                purpose: Purpose::Recheck(_),
                ..
            }
            | Phase::Looking {
                purpose: Purpose::Recheck(_),
                ..
            } => out.push(Effect::ClearOutline),
            _ => {}
        }
    }

    /// `advice`: how the person goes on where nothing was pressed. After a press they look at their account before all else.
    pub(super) fn end_failed(
        &mut self,
        reason: Reason,
        headline: String,
        advice: &str,
        out: &mut Vec<Effect>,
    ) {
        let mut lines = vec![self.what_changed()];
        if self.press() == Press::None {
            lines.push(words::say(advice, &[]));
        }
        self.end_saying(reason, headline, lines, out);
    }

    fn end_saying(
        &mut self,
        reason: Reason,
        headline: String,
        lines: Vec<String>,
        out: &mut Vec<Effect>,
    ) {
        let error = format!("{headline} {}", lines.join(" "));
        self.end(End::short(reason, headline, lines, error), out);
    }

    pub(super) fn end_third_party(&mut self, seen: &Seen, out: &mut Vec<Effect>) {
        let says = self
            .record
            .facts
            .biller
            .as_ref()
            .map_or_else(|| seen.reading.wording.clone(), |q| q.source.clone());
        let reason = words::say("hand_over.third_party", &[("text", &says)]);
        let mut advice = words::say("advice.third_party", &[]);
        for way in billers::ways(&says) {
            advice = format!("{advice} {way}");
        }
        self.report(
            Report::HandOver {
                reason: reason.clone(),
                advice: advice.clone(),
                waits: false,
                choices: Vec::new(),
            },
            out,
        );
        let lines = vec![advice.clone(), self.what_changed()];
        let error = format!("{reason} {advice}");
        self.end(End::short(Reason::NeedsHuman, reason, lines, error), out);
    }

    /// The first action that would do something, said instead of done.
    pub(super) fn end_dry_run(&mut self, action: &Action, verdict: Verdict, out: &mut Vec<Effect>) {
        let Some(seen) = self.seen.clone() else {
            return;
        };
        let described = super::naming::describe(action, &seen.observation);
        let key = if verdict == Verdict::Ask {
            "ended.dry_run_ask"
        } else {
            "ended.dry_run"
        };
        let would = words::say(key, &[("action", &described)]);
        let lines = vec![would.clone(), self.what_changed()];
        self.step_done(StepMark::Done, would.clone(), out);
        let headline = words::say("ended.dry_run_headline", &[]);
        self.end(
            End {
                reason: Reason::DryRun,
                success: true,
                verified: false,
                headline,
                lines,
                error: None,
                would: Some(would),
            },
            out,
        );
    }

    /// Stop, ✕, Ctrl-C, tab gone: before the next action.
    pub(super) fn stop(&mut self, stop: Stop, out: &mut Vec<Effect>) {
        if !self.is_running() {
            if stop != Stop::Stopped || !self.ordered {
                out.push(Effect::Leave);
                self.phase = Phase::Done;
            }
            return;
        }
        self.stopping = Some(stop);
        // An action under way is heard out, so that the end can say what happened.
        if matches!(self.phase, Phase::Acting { .. }) && stop != Stop::TabGone {
            out.push(Effect::CallOff);
            self.timer(STOP_GRACE_MS, out);
            return;
        }
        self.leave_acting(out);
        self.end_stopped(out);
    }

    pub(super) fn end_stopped(&mut self, out: &mut Vec<Effect>) {
        let stop = self.stopping.unwrap_or(Stop::Stopped);
        let headline = words::say(
            if stop == Stop::TabGone {
                "ended.tab_closed"
            } else {
                "ended.stopped"
            },
            &[],
        );
        self.step_done(StepMark::Failed, headline.clone(), out);
        let owed = self.flow.owed.take().map(|(reason, _)| reason);
        self.end_saying(
            Reason::Interrupted,
            headline,
            owed.into_iter().chain([self.what_changed()]).collect(),
            out,
        );
        if stop != Stop::Stopped {
            out.push(Effect::Leave);
        }
    }

    /// What a run that ends here means for the subscription, and every press that may have sent something.
    pub(super) fn what_changed(&self) -> String {
        let sent = !self.flow.attempts.sent_but(None).is_empty();
        let key = match self.press() {
            Press::None if self.is_over_unasked() => "changed.meanwhile",
            Press::None if sent => "changed.steps",
            Press::None if self.flow.by_person => "changed.nothing_by_us",
            Press::None if !self.flow.kept_names.is_empty() => "changed.kept_back",
            Press::None => "changed.nothing",
            Press::Unanswered => "changed.unknown",
            Press::Unknown => "changed.unknown_earlier",
            Press::Pressed => "changed.unproven",
            // Nothing later was heard of: it may still take effect.
            Press::LedOn if self.flow.attempts.lost().next().is_some() => "changed.lost",
            Press::LedOn => "changed.led_on",
        };
        let kept = self.flow.kept_names.iter().map(String::as_str).take(FEW);
        let told = words::say(key, &[("names", &quoted(kept))]);
        let pressed = self.what_was_pressed(None);
        format!("{told} {pressed}").trim_end().to_owned()
    }

    /// Nothing was approved, and what ran at first is called cancelled now: to open a page may have been the deed.
    fn is_over_unasked(&self) -> bool {
        let seen = self.seen.as_deref().filter(|_| !self.flow.by_person);
        let named = seen.and_then(|seen| self.of_the_named(seen));
        self.flow.meant_runs && named.is_some_and(|named| named.reading.says_cancelled())
    }

    /// Every press that may have sent something, but the `last` one, and what is known to have been sent.
    fn what_was_pressed(&self, last: Option<&str>) -> String {
        let sent = self.flow.attempts.sent_but(last);
        if sent.is_empty() {
            return String::new();
        }
        let names = quoted(sent.iter().filter_map(|a| a.name()));
        let pressed = words::say("changed.pressed", &[("names", &names)]);
        let requests = sent.iter().flat_map(|a| &a.requests);
        let requests: BTreeSet<&str> = requests.map(String::as_str).collect();
        let requests = Vec::from_iter(requests).join(", ");
        match requests.is_empty() {
            true => pressed,
            false => {
                let requests = words::say("changed.requests", &[("requests", &requests)]);
                format!("{pressed} {requests}")
            }
        }
    }

    /// What the account said of it before, and what it says now.
    fn evidence_lines(&self) -> Vec<String> {
        let Some(evidence) = &self.flow.evidence else {
            return Vec::new();
        };
        let told = [
            ("ended.before", &evidence.before),
            ("ended.after", &evidence.after),
        ];
        let told = told.into_iter().filter(|(_, text)| !text.is_empty());
        told.map(|(key, text)| words::say(key, &[("text", &cut(text, LONGEST))]))
            .collect()
    }

    /// False where nothing was cancelled, so that no date says otherwise.
    pub(super) fn may_have_ended(&self, end: &End) -> bool {
        self.pressed() || matches!(end.reason, Reason::Completed | Reason::AlreadyCancelled)
    }

    pub(super) fn number_line(&self) -> Option<String> {
        let number = self.record.facts.confirmation_number.as_ref()?;
        Some(words::say("ended.number", &[("number", &number.text)]))
    }

    pub(super) fn effective_lines(&self) -> Vec<String> {
        let effective = self.record.facts.effective.as_ref();
        effective
            .map(|q| words::say("ended.effective", &[("text", &q.source)]))
            .into_iter()
            .collect()
    }
}

pub(super) fn quoted<'a>(names: impl Iterator<Item = &'a str>) -> String {
    let name = |name: &str| words::say("changed.name", &[("name", &cut(name, LONGEST))]);
    names.map(name).collect::<Vec<_>>().join(", ")
}

fn mood(end: &End) -> Mood {
    match end.reason {
        Reason::Completed if end.verified => Mood::Proven,
        Reason::Completed
        | Reason::AlreadyCancelled
        | Reason::DryRun
        | Reason::HumanRejected
        | Reason::Interrupted => Mood::Ended,
        Reason::NeedsHuman => Mood::YourTurn,
        _ => Mood::Problem,
    }
}
