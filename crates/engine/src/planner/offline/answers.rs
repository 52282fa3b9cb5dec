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
        let asking = matches!(
            self.context.state,
            PageState::ExitSurvey | PageState::FinalConfirmation | PageState::RetentionOffer
        );
        if !asking {
            return None;
        }
        self.typed_word()
            .or_else(|| self.radio())
            .or_else(|| self.dropdown())
            .or_else(|| self.acknowledge())
            .or_else(|| self.free_text())
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

    /// One choice of each group, the most neutral that is no action.
    fn radio(&self) -> Option<Proposal> {
        let radios: Vec<&Element> = self
            .elements()
            .iter()
            .filter(|e| e.role == Role::Radio && usable(e))
            .collect();
        let mut groups: Vec<String> = radios.iter().map(|e| group(e)).collect();
        groups.dedup();
        for name in groups {
            let members: Vec<&&Element> = radios.iter().filter(|e| group(e) == name).collect();
            let answered = members.iter().any(|e| e.is(ElementState::Checked));
            let harmless = |e: &&&&Element| {
                !matches!(
                    self.intent(e),
                    Intent::Change
                        | Intent::Pause
                        | Intent::Accept
                        | Intent::Buy
                        | Intent::Delete
                        | Intent::Undo
                        | Intent::EndNow
                        | Intent::Contact
                        | Intent::Keep
                )
            };
            if answered {
                continue;
            }
            let mut choices: Vec<_> = members.iter().filter(harmless).collect();
            choices.sort_by_key(|e| self.answer_rank(e));
            if let Some(proposal) = choices
                .into_iter()
                .find_map(|e| self.click(e, "plan.answer"))
            {
                return Some(proposal);
            }
        }
        None
    }

    /// Neutral answers first; those that open another field ("please specify") last among them.
    fn answer_rank(&self, element: &Element) -> u8 {
        let open_ended = self.says(Word::OpenAnswer, &element.name);
        match (self.intent(element), open_ended) {
            (Intent::NeutralAnswer, false) => 0,
            (_, false) => 1,
            (_, true) => 2,
        }
    }

    fn dropdown(&self) -> Option<Proposal> {
        let select = self.elements().iter().find(|e| {
            e.role == Role::Combobox
                && usable(e)
                && e.options.len() > 1
                && self.unanswered_select(e)
        })?;
        let harmless = |o: &&String| {
            !matches!(
                heuristics::wordings::intent(o, &self.languages),
                Intent::Change | Intent::Pause | Intent::Accept | Intent::Buy | Intent::Delete
            )
        };
        let neutral =
            |o: &&String| heuristics::wordings::intent(o, &self.languages) == Intent::NeutralAnswer;
        let real: Vec<&String> = select.options.iter().skip(1).filter(harmless).collect();
        let value = real.iter().find(|o| neutral(o)).or_else(|| real.first())?;
        let action = Action::Select {
            target: select.reference,
            value: (*value).clone(),
        };
        (!self.tried(&action, select)).then(|| Proposal::Act {
            why: words::say("plan.answer", &[("name", value)]),
            action,
        })
    }

    /// A select that still shows its first entry, which asks to choose.
    fn unanswered_select(&self, select: &Element) -> bool {
        let value = select.value.as_deref().unwrap_or_default();
        value.is_empty() || select.options.first().is_some_and(|first| first == value)
    }

    /// A box that has to be ticked: required, or its words acknowledge something.
    fn acknowledge(&self) -> Option<Proposal> {
        let waits = self.waiting_button();
        let boxes = self
            .elements()
            .iter()
            .filter(|e| e.role == Role::Checkbox && usable(e) && !e.is(ElementState::Checked));
        let wanted = |e: &&Element| {
            self.intent(e) == Intent::Acknowledge
                || e.required
                || (waits && self.context.state == PageState::ExitSurvey)
        };
        boxes
            .filter(wanted)
            .find_map(|e| self.click(e, "plan.acknowledge"))
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
                && (e.required || self.waiting_button())
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

    /// The button that would go on is there, but can't be pressed yet.
    pub(super) fn waiting_button(&self) -> bool {
        self.elements()
            .iter()
            .any(|e| e.is(ElementState::Disabled) && self.score(e) > 0)
    }
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
