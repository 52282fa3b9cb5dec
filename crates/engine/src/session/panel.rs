//! The panel as it follows from the run's state. Sent when it changed, and anew to each new page.
use super::state::Choice;
use super::{Phase, Session};
use crate::effect::Effect;
use crate::{heuristics, words};
use protocol::message::PersonInput;
use protocol::page_state::PageState;
use protocol::view::{ButtonStyle, ButtonView, Mood, PanelView, StepMark, StepView};

impl Session {
    pub(super) fn refresh_panel(&mut self, out: &mut Vec<Effect>) {
        let gone = self.phase == Phase::Waiting
            || out.iter().any(|e| matches!(e, Effect::Leave))
            || (self.phase == Phase::Done && self.outcome.is_none());
        let panel = self.panel();
        if gone || self.shown.as_ref() == Some(&panel) {
            return;
        }
        self.shown = Some(panel.clone());
        out.push(Effect::Show {
            panel: Box::new(panel),
        });
    }

    fn panel(&self) -> PanelView {
        let mut panel = PanelView {
            lang: words::LANG.to_owned(),
            service: self.service_name(),
            steps: self.step_views(),
            earlier: words::say("panel.earlier", &[]),
            close_label: words::say("panel.close_label", &[]),
            footnote: self.planner_line(),
            ..PanelView::default()
        };
        match (&self.phase, &self.outcome) {
            (Phase::Done, Some(outcome)) => {
                panel.mood = outcome.mood;
                panel.headline.clone_from(&outcome.headline);
                panel.lines.clone_from(&outcome.lines);
                panel.buttons = vec![
                    button(
                        PersonInput::OpenReceipt,
                        "panel.receipt",
                        ButtonStyle::Primary,
                    ),
                    button(PersonInput::Close, "panel.close", ButtonStyle::Secondary),
                ];
                if self.way_shown().is_some() {
                    let keep = button(PersonInput::KeepWay, "panel.keep_way", ButtonStyle::Quiet);
                    panel.buttons.push(keep);
                }
            }
            (
                Phase::HandedOver {
                    reason,
                    advice,
                    choices,
                },
                _,
            ) => {
                panel.mood = Mood::YourTurn;
                panel.headline = words::say("panel.your_turn", &[("reason", reason)]);
                panel.lines = vec![advice.clone()];
                panel.buttons = choices.iter().zip(1..).map(choice_button).collect();
                let done = match choices.is_empty() {
                    true => ButtonStyle::Primary,
                    false => ButtonStyle::Secondary,
                };
                panel.buttons.extend([
                    button(PersonInput::HandedBack, "panel.done", done),
                    button(PersonInput::Stop, "panel.stop", ButtonStyle::Secondary),
                ]);
            }
            _ if self.ordered => self.running_panel(&mut panel),
            _ => self.idle_panel(&mut panel),
        }
        panel
    }

    fn running_panel(&self, panel: &mut PanelView) {
        panel.mood = if matches!(self.phase, Phase::Asking { .. }) {
            Mood::YourTurn
        } else {
            Mood::Running
        };
        if self.paused {
            panel.headline = words::say("panel.paused", &[]);
        }
        let pause = if self.paused {
            button(PersonInput::Resume, "panel.resume", ButtonStyle::Primary)
        } else {
            button(PersonInput::Pause, "panel.pause", ButtonStyle::Secondary)
        };
        panel.buttons = vec![
            pause,
            button(PersonInput::Stop, "panel.stop", ButtonStyle::Secondary),
        ];
    }

    fn idle_panel(&self, panel: &mut PanelView) {
        panel.mood = Mood::Idle;
        let Some(seen) = self.seen.as_ref() else {
            panel.headline = words::say("panel.reading", &[]);
            return;
        };
        let elsewhere = heuristics::is_elsewhere(seen.reading.state, &seen.observation);
        // Nothing to cancel here, as far as the page says: then it isn't what is offered first.
        let start = if elsewhere || seen.reading.shows_cancelled() {
            ButtonStyle::Secondary
        } else {
            ButtonStyle::Primary
        };
        panel.buttons = vec![
            button(PersonInput::Start { dry_run: false }, "panel.start", start),
            button(
                PersonInput::Start { dry_run: true },
                "panel.dry_run",
                ButtonStyle::Quiet,
            ),
        ];
        if elsewhere {
            panel.headline = words::say("hand_over.elsewhere", &[]);
            panel.lines = vec![words::say("advice.elsewhere", &[])];
            return;
        }
        let facts = crate::quotes::of(&seen.observation);
        let (plan, price) = self.held(&facts);
        let known = [&plan, &price]
            .into_iter()
            .flatten()
            .map(|q| q.text.clone())
            .collect::<Vec<_>>();
        panel.headline = if known.is_empty() {
            words::say("panel.plan_unknown", &[])
        } else {
            known.join(" · ")
        };
        panel.lines.push(self.state_line(
            seen.reading.state,
            facts.renews.as_ref().map(|q| q.text.as_str()),
            facts.effective.as_ref().map(|q| q.text.as_str()),
        ));
        panel.lines.push(self.biller_line(seen));
    }

    fn state_line(&self, state: PageState, renews: Option<&str>, ends: Option<&str>) -> String {
        match (state, renews, ends) {
            (PageState::AccountActive, Some(date), _) => {
                words::say("panel.active_renews", &[("date", date)])
            }
            (PageState::AccountActive, None, _) => words::say("panel.active", &[]),
            (PageState::AccountCancelled | PageState::Complete, _, Some(date)) => {
                words::say("panel.cancelled_ends", &[("date", date)])
            }
            (PageState::AccountCancelled | PageState::Complete, ..) => {
                words::say("panel.cancelled", &[])
            }
            (PageState::LoginRequired, ..) => words::say("panel.login", &[]),
            (
                PageState::RetentionOffer | PageState::ExitSurvey | PageState::FinalConfirmation,
                ..,
            ) => words::say("panel.in_flow", &[]),
            _ => words::say("panel.state_unknown", &[]),
        }
    }

    fn biller_line(&self, seen: &super::Seen) -> String {
        let service = self.service_name();
        match seen.reading.state {
            PageState::ThirdPartyBilling => {
                words::say("panel.billed_elsewhere", &[("text", &seen.reading.wording)])
            }
            PageState::AccountActive => words::say("panel.billed_by", &[("service", &service)]),
            _ => words::say("panel.biller_unknown", &[]),
        }
    }

    fn step_views(&self) -> Vec<StepView> {
        let mark = if matches!(self.phase, Phase::Asking { .. }) {
            StepMark::YourTurn
        } else {
            StepMark::Doing
        };
        let doing = self.doing.iter().map(|text| StepView {
            mark,
            text: text.clone(),
            why: self.why.clone(),
        });
        let mut steps: Vec<StepView> = self.steps.iter().cloned().chain(doing).collect();
        // One line of reasons is read, a list of them is noise: it stays until the next step has its own.
        let last = steps.iter().rposition(|step| !step.why.is_empty());
        for (at, step) in steps.iter_mut().enumerate() {
            if Some(at) != last {
                step.why.clear();
            }
        }
        steps
    }
}

/// In the page's own words.
fn choice_button((choice, nth): (&Choice, u8)) -> ButtonView {
    ButtonView {
        input: PersonInput::Choose { choice: nth },
        label: words::say(
            "panel.choice",
            &[("nth", &nth.to_string()), ("name", &choice.name)],
        ),
        style: ButtonStyle::Choice,
    }
}

fn button(input: PersonInput, key: &str, style: ButtonStyle) -> ButtonView {
    ButtonView {
        input,
        label: words::say(key, &[]),
        style,
    }
}
