//! The offline planner: reads the page by its wording and chooses the next step. Knows nothing of any one service.
//! It only proposes; what must not be done is the policy's business, but it doesn't waste turns on it either.
use super::{PlanContext, Proposal, Tried};
use crate::heuristics::tokens::tokens;
use crate::heuristics::vocabulary::Word;
use crate::heuristics::wordings::Wordings;
use crate::heuristics::{self, Intent};
use crate::{quotes, site, words};
use protocol::action::{Action, Direction};
use protocol::page_state::PageState;
use protocol::role::Role;
use protocol::snapshot::{Element, ElementState, InputKind};

/// One turn's proposal by rules alone. Never fails for want of a network; `Err` says why nothing could be chosen.
pub fn plan(context: &PlanContext) -> Result<Proposal, String> {
    let page = Page {
        context,
        languages: heuristics::languages(&context.observation),
        by_hand: heuristics::read(&context.observation, None).marks.by_hand,
    };
    let steps = [
        Page::cookies,
        Page::answer,
        Page::onward,
        Page::wait,
        Page::search,
    ];
    let found = steps.iter().find_map(|step| step(&page));
    Ok(found.unwrap_or_else(|| page.give_up()))
}

struct Page<'a> {
    context: &'a PlanContext,
    languages: Vec<&'static Wordings>,
    /// It says that cancelling goes by phone, chat or letter.
    by_hand: bool,
}

impl Page<'_> {
    fn elements(&self) -> &[Element] {
        &self.context.observation.snapshot.elements
    }

    fn intent(&self, element: &Element) -> Intent {
        heuristics::wordings::intent(&element.name, &self.languages)
    }

    fn says(&self, kind: Word, text: &str) -> bool {
        let tokens = tokens(text);
        self.languages.iter().any(|w| w.words.has(kind, &tokens))
    }

    fn tried(&self, action: &Action, element: &Element) -> bool {
        self.context.tried.contains(&Tried {
            action: action.clone(),
            target: Some(element.identity()),
        })
    }

    fn click(&self, element: &Element, why: &str) -> Option<Proposal> {
        let action = Action::Click {
            target: element.reference,
        };
        let why = words::say(why, &[("name", &element.name)]);
        (!self.tried(&action, element)).then_some(Proposal::Act { action, why })
    }

    /// A consent banner in the way: refuse it, or close it.
    fn cookies(&self) -> Option<Proposal> {
        let usable = || {
            self.elements()
                .iter()
                .filter(|e| usable(e) && heuristics::is_control(e))
        };
        let banner = usable().any(|e| self.intent(e) == Intent::ConsentAccept);
        let refuse = usable().find(|e| self.intent(e) == Intent::ConsentReject)?;
        if banner {
            self.click(refuse, "plan.cookies")
        } else {
            None
        }
    }

    /// Whatever the page wants to have answered before it goes on.
    fn answer(&self) -> Option<Proposal> {
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
    fn waiting_button(&self) -> bool {
        self.elements()
            .iter()
            .any(|e| e.is(ElementState::Disabled) && self.score(e) > 0)
    }

    /// The control that leads on, if there is one.
    fn onward(&self) -> Option<Proposal> {
        let mut scored: Vec<(i32, &Element)> = self
            .elements()
            .iter()
            .filter(|e| usable(e) && heuristics::is_control(e))
            .map(|e| (self.score(e), e))
            .collect();
        scored.retain(|(score, _)| *score > 0);
        scored.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
        scored
            .into_iter()
            .find_map(|(_, e)| self.click(e, self.why(e)))
    }

    fn why(&self, element: &Element) -> &'static str {
        match self.intent(element) {
            Intent::Enter | Intent::BareCancel => "plan.enter",
            Intent::Confirm | Intent::EndNow => "plan.confirm",
            Intent::Manage | Intent::Change => "plan.manage",
            Intent::Decline | Intent::Skip => "plan.decline",
            _ => "plan.go_on",
        }
    }

    /// How well a control leads on from this page; 0 and less: not at all. Colour, size and order say nothing.
    fn score(&self, element: &Element) -> i32 {
        let name = tokens(&element.name);
        if self.context.hints.traps.iter().any(|t| tokens(t) == name)
            && !self.context.hints.click.iter().any(|c| tokens(c) == name)
        {
            return 0;
        }
        let intent = self.intent(element);
        if self.led_here(element, intent) {
            return 9;
        }
        let base = self.base(intent);
        let hinted = self
            .context
            .hints
            .click
            .iter()
            .position(|c| tokens(c) == name);
        let hint = hinted.map_or(0, |n| 60 - i32::try_from(n).unwrap_or(60).min(50));
        let score = match (base, hint) {
            (b, 0) if b <= 0 => return 0,
            (b, h) => b.max(10) + h,
        };
        score + self.place_bonus(element)
    }

    /// This very way in was taken already, and it brought up what stands here now: it is the last thing to try.
    fn led_here(&self, element: &Element, intent: Intent) -> bool {
        let way_in = matches!(intent, Intent::Enter | Intent::BareCancel | Intent::Insist);
        let here = site::plain(&self.context.observation.snapshot.page.url);
        let click = Action::Click {
            target: element.reference,
        };
        way_in
            && self.context.history.iter().any(|past| {
                past.error.is_none()
                    && past.action == click
                    && past.target.as_ref() == Some(&element.identity())
                    && past.url == here
            })
    }

    fn base(&self, intent: Intent) -> i32 {
        use Intent as I;
        use PageState as S;
        match (self.context.state, intent) {
            (S::AccountActive | S::Unknown | S::Failed, I::Enter) => 100,
            (S::AccountActive | S::Unknown | S::Failed, I::GoOn | I::Insist) => 90,
            (S::AccountActive | S::Unknown | S::Failed, I::Confirm) => 80,
            (S::AccountActive | S::Unknown, I::BareCancel) => 40,
            (S::AccountActive | S::Unknown, I::Manage) => 30,
            (S::AccountActive, I::Change) => 8,
            (S::RetentionOffer, I::GoOn) => 100,
            (S::RetentionOffer, I::Confirm | I::Insist) => 95,
            (S::RetentionOffer, I::Enter) => 90,
            (S::RetentionOffer, I::Decline) => 80,
            (S::RetentionOffer | S::ExitSurvey, I::Next) => 50,
            (S::RetentionOffer, I::Skip) => 45,
            (S::ExitSurvey, I::GoOn) => 100,
            (S::ExitSurvey, I::Confirm | I::Enter | I::Insist) => 90,
            (S::ExitSurvey, I::Submit) => 60,
            (S::ExitSurvey, I::Skip | I::Decline) => 40,
            (S::FinalConfirmation, I::Confirm) => 100,
            (S::FinalConfirmation, I::Enter | I::Insist) => 90,
            (S::FinalConfirmation, I::GoOn) => 80,
            // Only where nothing else ends it: the paid time may be lost with it.
            (S::FinalConfirmation, I::EndNow) => 70,
            (S::AccountActive | S::RetentionOffer | S::ExitSurvey, I::EndNow) => 60,
            (S::FinalConfirmation, I::Yes | I::Submit) => 40,
            (S::FinalConfirmation, I::Next) => 35,
            _ => 0,
        }
    }

    /// An open dialog is what the page is about now; the named plan's row is the right row; navigation bars rarely lead in.
    fn place_bonus(&self, element: &Element) -> i32 {
        let dialog = self.elements().iter().any(Element::in_dialog);
        let mut bonus = match (dialog, element.in_dialog()) {
            (true, true) => 20,
            (true, false) => -200,
            _ => 0,
        };
        if element
            .within
            .iter()
            .any(|c| matches!(c.role, Role::Navigation | Role::Banner | Role::ContentInfo))
        {
            bonus -= 15;
        }
        let about = element
            .within
            .iter()
            .map(|c| c.name.as_str())
            .chain([element.name.as_str(), element.description.as_str()])
            .collect::<Vec<_>>()
            .join(" ")
            .to_lowercase();
        if let Some(plan) = &self.context.plan {
            bonus += if about.contains(&plan.to_lowercase()) {
                40
            } else {
                -5
            };
        }
        if self.says(Word::Subject, &about) {
            bonus += 8;
        }
        bonus
    }

    /// The way on is there but disabled, or the page says that it loads.
    fn wait(&self) -> Option<Proposal> {
        let waited = self
            .context
            .history
            .iter()
            .rev()
            .take_while(|p| matches!(p.action, Action::Wait { .. }))
            .count();
        (self.waiting_button() && waited < 4).then(|| Proposal::Act {
            action: Action::Wait { ms: 1500 },
            why: words::say("plan.wait", &[]),
        })
    }

    /// Nothing in sight: open menus, then scroll to the end.
    fn search(&self) -> Option<Proposal> {
        if self.by_hand {
            return None;
        }
        if !matches!(
            self.context.state,
            PageState::AccountActive | PageState::Unknown
        ) {
            return None;
        }
        let menus = self.elements().iter().filter(|e| {
            usable(e)
                && e.is(ElementState::Collapsed)
                && matches!(
                    e.role,
                    Role::Button | Role::MenuItem | Role::Link | Role::Tab
                )
        });
        if let Some(menu) = menus
            .filter(|e| matches!(self.intent(e), Intent::Other | Intent::Manage))
            .find_map(|e| self.click(e, "plan.menu"))
        {
            return Some(menu);
        }
        let scrolled = self
            .context
            .history
            .iter()
            .rev()
            .take_while(|p| matches!(p.action, Action::ScrollPage { .. }))
            .count();
        (scrolled < 2).then(|| Proposal::Act {
            action: Action::ScrollPage {
                direction: Direction::Bottom,
                amount: 0,
            },
            why: words::say("plan.scroll", &[]),
        })
    }

    fn give_up(&self) -> Proposal {
        let service = [("service", self.context.service.as_str())];
        let (reason, advice) = if self.by_hand {
            ("hand_over.by_hand", "advice.by_hand")
        } else if self.context.is_lost() {
            ("hand_over.elsewhere", "advice.elsewhere")
        } else {
            ("hand_over.stuck", "advice.stuck")
        };
        Proposal::HandOver {
            reason: words::say(reason, &service),
            advice: words::say(advice, &service),
        }
    }
}

fn usable(element: &Element) -> bool {
    !element.is(ElementState::Disabled)
        && !element.is(ElementState::Hidden)
        && !element.is(ElementState::Busy)
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
