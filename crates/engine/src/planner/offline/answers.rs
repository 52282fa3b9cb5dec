//! What a page wants to have answered before it goes on: a word, a choice, a tick, a few words.
use super::{Page, usable};
use crate::heuristics::vocabulary::Word;
use crate::heuristics::{self, Intent};
use crate::planner::Proposal;
use crate::{quotes, words};
use protocol::action::Action;
use protocol::page_state::PageState;
use protocol::role::Role;
use protocol::snapshot::{Element, ElementState, InputKind};

impl Page<'_> {
    /// Whatever the page wants to have answered before it goes on.
    pub(super) fn answer(&self) -> Option<Proposal> {
        if !self.asks() {
            return None;
        }
        self.typed_word()
            .or_else(|| self.radio())
            .or_else(|| self.dropdown())
            .or_else(|| self.claimed())
            .or_else(|| self.acknowledge())
            .or_else(|| self.free_text())
    }

    fn asks(&self) -> bool {
        matches!(
            self.context.state,
            PageState::ExitSurvey | PageState::FinalConfirmation | PageState::RetentionOffer
        )
    }

    fn typed_word(&self) -> Option<Proposal> {
        let word = quotes::asked_word(&self.context.observation)?;
        let field = self.elements().iter().find(|e| {
            usable(e) && e.role == Role::TextBox && e.input.is_none_or(|k| k == InputKind::Text)
        })?;
        let done = field.value.as_deref() == Some(word.as_str());
        (!done).then(|| Proposal::Act {
            why: words::say("plan.typed_word", &[("name", &word)]),
            action: Action::Fill {
                target: field.reference,
                value: word,
                clear_first: true,
            },
        })
    }

    /// One choice of each group, the most neutral that is no action and claims nothing.
    fn radio(&self) -> Option<Proposal> {
        self.groups().iter().find_map(|members| {
            let answered = members
                .iter()
                .any(|e| e.is(ElementState::Checked) && !self.claims(&e.name));
            let mut choices: Vec<&&Element> =
                members.iter().filter(|e| self.is_answer(&e.name)).collect();
            choices.sort_by_key(|e| self.rank(&e.name));
            let mut choices = choices.into_iter().filter(|_| !answered);
            choices.find_map(|e| self.click(e, "plan.answer"))
        })
    }

    /// The radio buttons of each question.
    fn groups(&self) -> Vec<Vec<&Element>> {
        let radios: Vec<&Element> = self
            .elements()
            .iter()
            .filter(|e| e.role == Role::Radio && usable(e))
            .collect();
        let mut names: Vec<String> = radios.iter().map(|e| group(e)).collect();
        names.dedup();
        let of = |name: &String| {
            radios
                .iter()
                .copied()
                .filter(|e| group(e) == *name)
                .collect()
        };
        names.iter().map(of).collect()
    }

    /// It does nothing but answer, and claims nothing that only the person can know.
    fn is_answer(&self, answer: &str) -> bool {
        use Intent as I;
        let acts = matches!(
            heuristics::wordings::intent(answer, &self.languages),
            I::Change
                | I::Pause
                | I::Accept
                | I::Buy
                | I::Delete
                | I::Undo
                | I::EndNow
                | I::Contact
                | I::Keep
                | I::Remind
        );
        !acts && !self.claims(answer)
    }

    pub(super) fn claims(&self, answer: &str) -> bool {
        heuristics::wordings::claims(answer, &self.languages)
    }

    /// What claims no reason first, then "other", which may open another field, then opinions.
    fn rank(&self, answer: &str) -> u8 {
        let open_ended = self.says(Word::OpenAnswer, answer);
        let ordinary = heuristics::wordings::is_ordinary(answer, &self.languages);
        let neutral = ordinary || heuristics::wordings::is_neutral(answer, &self.languages);
        match (neutral, open_ended) {
            (true, false) => 0,
            (true, true) => 1,
            (false, false) => 2,
            (false, true) => 3,
        }
    }

    fn dropdown(&self) -> Option<Proposal> {
        let select = self
            .elements()
            .iter()
            .find(|e| is_list(e) && self.unanswered_select(e))?;
        let value = self.choices(select).into_iter().next()?;
        let action = Action::Select {
            target: select.reference,
            value: value.clone(),
        };
        (!self.tried(&action, select)).then(|| Proposal::Act {
            why: words::say("plan.answer", &[("name", value)]),
            action,
        })
    }

    /// A list's answers, the most neutral first. Its first entry asks to choose.
    fn choices<'b>(&self, select: &'b Element) -> Vec<&'b String> {
        let answers = select.options.iter().skip(1);
        let mut answers: Vec<_> = answers.filter(|o| self.is_answer(o)).collect();
        answers.sort_by_key(|o| self.rank(o));
        answers
    }

    /// What the page asks can only be answered with a claim (an illness, a move, a breach of contract): whether it is true is the person's
    /// to say. Nothing is sent while such an answer stands chosen, by the page itself.
    fn claimed(&self) -> Option<Proposal> {
        let chosen = |e: &Element| {
            let ticked = e.is(ElementState::Checked) && self.claims(&e.name);
            let shown = is_list(e) && e.value.as_ref().is_some_and(|v| self.claims(v));
            usable(e) && (ticked || shown)
        };
        let stands = self.elements().iter().any(chosen);
        stands.then(|| self.only_claims())
    }

    /// The same where nothing is chosen yet, and nothing leads on without it.
    pub(super) fn unanswerable(&self) -> Option<Proposal> {
        let claims = |name: &String| self.claims(name);
        let radios = self.groups().into_iter().any(|members| {
            let none = !members.iter().any(|e| e.is(ElementState::Checked));
            none && members.iter().any(|e| claims(&e.name))
                && !members.iter().any(|e| self.is_answer(&e.name))
        });
        let mut others = self.elements().iter().filter(|e| usable(e));
        let stuck = others.any(|e| {
            let list = is_list(e) && self.unanswered_select(e) && self.choices(e).is_empty();
            let ticks = e.role == Role::Checkbox && e.required && !e.is(ElementState::Checked);
            list && e.options.iter().any(claims) || ticks && claims(&e.name)
        });
        (self.asks() && (radios || stuck)).then(|| self.only_claims())
    }

    fn only_claims(&self) -> Proposal {
        let service = [("service", self.context.service.as_str())];
        Proposal::HandOver {
            reason: words::say("hand_over.claims", &service),
            advice: words::say("advice.claims", &[]),
        }
    }

    /// A list that still shows its first entry, which asks to choose, or a claim that the page chose.
    fn unanswered_select(&self, select: &Element) -> bool {
        let value = select.value.as_deref().unwrap_or_default();
        let first = select.options.first().is_some_and(|first| first == value);
        value.is_empty() || first || self.claims(value)
    }

    /// A box that has to be ticked: required, or its words acknowledge something.
    fn acknowledge(&self) -> Option<Proposal> {
        let waits = self.waiting_button();
        let boxes = self
            .elements()
            .iter()
            .filter(|e| e.role == Role::Checkbox && usable(e) && !e.is(ElementState::Checked));
        let survey = self.context.state == PageState::ExitSurvey;
        let wanted = |e: &&Element| {
            let asked = self.intent(e) == Intent::Acknowledge || e.required;
            !self.claims(&e.name) && (asked || waits && survey && self.is_answer(&e.name))
        };
        let mut boxes: Vec<&Element> = boxes.filter(wanted).collect();
        boxes.sort_by_key(|e| self.rank(&e.name));
        let mut boxes = boxes.into_iter();
        boxes.find_map(|e| self.click(e, "plan.acknowledge"))
    }

    fn free_text(&self) -> Option<Proposal> {
        let text = words::say("survey.text", &[]);
        let survey = self.context.state == PageState::ExitSurvey;
        let field = self.elements().iter().find(|e| {
            let empty = e.value.as_deref().unwrap_or_default().is_empty();
            let takes_text = matches!(e.input, None | Some(InputKind::Multiline | InputKind::Text));
            e.role == Role::TextBox
                && usable(e)
                && empty
                && takes_text
                && (e.required || self.waiting_button() || self.asks_for_more())
        })?;
        let action = Action::Fill {
            target: field.reference,
            value: text,
            clear_first: true,
        };
        (survey && !self.tried(&action, field)).then(|| Proposal::Act {
            why: words::say("plan.free_text", &[]),
            action,
        })
    }

    /// "Other" stands chosen: what the other is has to be said beside it.
    fn asks_for_more(&self) -> bool {
        let chosen = |e: &&Element| e.is(ElementState::Checked) || is_list(e);
        self.elements().iter().filter(chosen).any(|e| {
            let answer = e.value.as_ref().filter(|_| is_list(e)).unwrap_or(&e.name);
            self.says(Word::OpenAnswer, answer)
        })
    }

    /// The button that would go on is there, but can't be pressed yet.
    pub(super) fn waiting_button(&self) -> bool {
        self.elements()
            .iter()
            .any(|e| e.is(ElementState::Disabled) && self.score(e) > 0)
    }
}

fn is_list(element: &Element) -> bool {
    element.role == Role::Combobox && usable(element) && element.options.len() > 1
}

/// Radios of one question share their innermost group.
fn group(element: &Element) -> String {
    let grouping = element
        .within
        .iter()
        .rev()
        .find(|c| matches!(c.role, Role::RadioGroup | Role::Group));
    grouping
        .or_else(|| element.within.last())
        .map(|c| c.name.clone())
        .unwrap_or_default()
}
