//! What a page wants to have answered before it goes on: a word, a choice, a tick, a few words.
use super::Turn;
use crate::classify::{self, Setting, is_usable as usable};
use crate::heuristics::vocabulary::Word;
use crate::heuristics::{self, Intent};
use crate::planner::{PastAction, Proposal};
use crate::policy::{self, Beforehand};
use crate::which::{self, Asked, CONSENTS, Question, Which, is_list};
use crate::{named, quotes, words};
use lexicon::Concept;
use page::{Form, FormKind};
use protocol::action::Action;
use protocol::ids::Ref;
use protocol::page_state::PageState;
use protocol::role::Role;
use protocol::snapshot::{Block, Element, ElementState, Identity, InputKind};

impl Turn<'_> {
    /// Whatever the page wants to have answered before it goes on.
    pub(super) fn answer(&self) -> Option<Proposal> {
        if !self.asks() {
            // What goes along with a press is never left, whatever page this reads like.
            let on_the_way = self.setting.in_flow && !self.by_hand;
            return self.ticked_beforehand().filter(|_| on_the_way);
        }
        self.typed_word()
            .or_else(|| self.ticked_beforehand())
            .or_else(|| self.radio(Role::Radio))
            .or_else(|| self.radio(Role::Option))
            .or_else(|| self.radio(Role::Button))
            .or_else(|| self.reason_box())
            .or_else(|| self.card())
            .or_else(|| self.drawn_list())
            .or_else(|| self.dropdown())
            .or_else(|| self.claimed())
            .or_else(|| self.acknowledge())
            .or_else(|| self.free_text())
    }

    /// Behind a dialog nothing can be answered.
    pub(super) fn in_reach(&self, element: &Element) -> bool {
        // A list that drops down is drawn beside the dialog that it belongs to.
        let dropped = element.role == Role::Option && element.dialog().is_none();
        let form = self.setting.model.form_of(&element.reference);
        let others = [FormKind::Search, FormKind::Newsletter];
        let asked = form.is_none_or(|f| !others.contains(&f.kind));
        usable(element) && asked && (dropped || !self.setting.is_behind(element))
    }

    fn asks(&self) -> bool {
        // What the account says may still be read beside it, but a button waits for an answer.
        let unread = self.setting.in_flow
            && (self.state() == PageState::Unknown
                || self.state() == PageState::AccountActive && self.waiting_button());
        let asks = matches!(
            self.state(),
            PageState::ExitSurvey | PageState::FinalConfirmation | PageState::RetentionOffer
        );
        let open = unread
            || self.layer_wants_an_answer()
            || self.layer_has_a_list()
            || self.layer_asks_when()
            || self.form_asks()
            || self.offers_an_end();
        asks || open && !self.by_hand
    }

    /// On the way out a form of the page's own part wants it to be understood what happens, or is sent by what ends the subscription,
    /// though the page tells how the account stands, or where one logs in.
    fn form_asks(&self) -> bool {
        let ends = |form: &Form| {
            let mut elements = self.elements().iter();
            let button = elements.find(|e| Some(e.reference) == form.submit);
            button.is_some_and(|b| self.setting.ends(&self.setting.phrase(&b.name)))
        };
        let asked = |e: &Element| {
            let form = self.setting.model.form_of(&e.reference);
            let asks = form.is_some_and(|form| form.kind.confirms() || ends(form));
            asks && self.in_reach(e) && !e.is_furniture()
        };
        let beside = [PageState::AccountActive, PageState::LoginRequired];
        let stands = self.setting.in_flow && beside.contains(&self.state());
        stands && self.elements().iter().any(asked)
    }

    /// What lies over the page on the way out has a question that has to be answered before its button does anything.
    fn layer_wants_an_answer(&self) -> bool {
        let unchosen = |e: &Element| e.required && is_list(e) && self.unanswered_select(e);
        let open = |e: &Element| (e.must_be_answered() || unchosen(e)) && !self.was_pressed(e);
        let mut elements = self.elements().iter();
        self.setting.in_flow
            && self.setting.has_layer()
            && elements.any(|e| open(e) && self.setting.is_in_layer(e) && self.in_reach(e))
    }

    fn typed_word(&self) -> Option<Proposal> {
        let word = quotes::asked_word(&self.context.observation)?;
        let open = |e: &&Element| {
            self.in_reach(e)
                && e.role == Role::TextBox
                && e.input.is_none_or(|k| k == InputKind::Text)
        };
        // A reason may be asked for beside it.
        let beside = |e: &&Element| {
            let said = self.setting.phrase(Setting::label(e));
            said.any(&[Concept::Optional, Concept::Reason])
        };
        let field = self.elements().iter().filter(open).min_by_key(beside)?;
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

    /// "Pause instead (recommended)" stands ticked by the page itself: it goes.
    fn ticked_beforehand(&self) -> Option<Proposal> {
        let beforehand = Beforehand {
            page: &self.context.observation,
            state: self.context.state,
            in_flow: self.context.in_flow,
            plan: self.context.plan.as_deref(),
            by_person: self.context.by_person,
            touched: &self.context.touched,
        };
        let mut boxes = self.elements().iter().filter(|e| self.in_reach(e));
        let unwanted = boxes.find(|e| beforehand.is_unwanted(e))?;
        self.click(unwanted, "plan.untick")
    }

    /// One choice of each question: the named subscription where it asks for that, else the most neutral that is no action and claims
    /// nothing.
    fn radio(&self, role: Role) -> Option<Proposal> {
        let mut groups = self.questions(role);
        groups.find_map(|question| {
            let (answers, chosen) = (question.answers(), question.chosen());
            if question.members.iter().any(|e| self.is_chosen_unseen(e)) {
                return None;
            }
            let the_end = self.the_end_among(&question);
            let meant = match self.asked().which(&answers) {
                Which::Named(name) if chosen.contains(&name) => return None,
                Which::Named(name) => Some(name),
                _ if the_end.is_some() => None,
                Which::Unclear if chosen.is_empty() => return Some(self.which_one(&answers)),
                Which::Unclear => return None,
                Which::NotAsked => None,
            };
            let phrase = |text: &str| self.setting.phrase(text);
            let later = question
                .later(&phrase)
                .filter(|_| self.setting.in_flow && meant.is_none())
                .filter(|e| the_end.is_none_or(|end| end == e.reference));
            if let Some(later) = later {
                let left = chosen.is_empty()
                    || !self.context.by_person && !chosen.contains(&later.name.as_str());
                return left.then(|| self.click(later, "plan.answer")).flatten();
            }
            if let Some(name) = meant {
                let mut members = question.members.iter();
                return self.click(members.find(|e| e.name == name)?, "plan.answer");
            }
            let is_chosen = |e: &&Element| chosen.contains(&e.name.as_str());
            let fits = |e: &&Element| {
                let asks = which::is_placeholder(&e.name) || self.says(Word::Choose, &e.name);
                let end = the_end == Some(e.reference);
                let may =
                    end || self.must_be_chosen(&question) || self.may_choose(&e.name, &answers);
                // What stands under the end's title explains it.
                let said = if end {
                    self.setting.title_of(e)
                } else {
                    &e.name
                };
                let fits = self.is_answer(said) && may;
                let agrees = self.agrees(e, said, &answers);
                fits && !agrees && !(e.role == Role::Option && asks)
            };
            let members = || question.members.iter().copied();
            let mut choices: Vec<&Element> =
                members().filter(|e| fits(e) && !is_chosen(e)).collect();
            let needless =
                the_end.is_none() && question.costs_needlessly(&self.context.touched, &phrase);
            let free = |e: &&Element| !which::costs(e, quotes::names_a_sum);
            if needless && choices.is_empty() {
                let open =
                    |e: &&Element| !self.agrees(e, &e.name, &answers) && !self.claims(&e.name);
                choices.extend(members().filter(|e| !is_chosen(e)).filter(open));
            }
            if needless || the_end.is_none() && choices.iter().any(free) {
                choices.retain(free);
            }
            // "Leave everything as it is" may stand chosen beside what one came for; what the person chose stays.
            let for_the_end = |e: &Element| self.is_for_the_end(e) || the_end == Some(e.reference);
            let ends = choices.iter().any(|e| for_the_end(e));
            let may_give_way = |e: &Element| {
                let keeps = which::keeps(&e.name, &self.setting.wordings);
                let costs = needless && which::costs(e, quotes::names_a_sum);
                let other = keeps || costs || ends && !for_the_end(e);
                other && !self.context.by_person
            };
            let mut chose = members().filter(|e| is_chosen(e) && !self.claims(&e.name));
            if chose.any(|e| !may_give_way(e)) {
                return None;
            }
            choices.sort_by_key(|e| {
                let at_once = self.is_at_once(&e.name);
                (at_once, !for_the_end(e), self.rank(&e.name))
            });
            // Beside the only one that ends nothing else is an answer.
            choices.retain(|e| the_end.is_none() || the_end == Some(e.reference));
            choices
                .into_iter()
                .find_map(|e| self.click(e, "plan.answer"))
        })
    }

    /// "Tick all that apply": one reason is enough, the most neutral.
    fn reason_box(&self) -> Option<Proposal> {
        const SEVERAL: usize = 3;
        if !self.asks_why() {
            return None;
        }
        let open = |q: &Question<'_>| q.members.len() >= SEVERAL && q.chosen().is_empty();
        let reasons = |q: &Question<'_>| self.asked().are_reasons(&q.answers());
        let mut asked = self.questions(Role::Checkbox).filter(open).filter(reasons);
        let wants_mail = |e: &Element| self.setting.phrase(&e.name).any(&CONSENTS);
        asked.find_map(|question| {
            let answers = question.answers();
            let may = |e: &Element| self.is_answer(&e.name) && self.may_choose(&e.name, &answers);
            let fits = |e: &&&Element| may(e) && names_no_price(&e.name) && !wants_mail(e);
            let first = question.members.iter().filter(fits);
            self.click(first.min_by_key(|e| self.rank(&e.name))?, "plan.answer")
        })
    }

    /// It was pressed, and can't be seen to be chosen or not.
    fn is_chosen_unseen(&self, choice: &Element) -> bool {
        let told = choice.is(ElementState::Checked) || choice.is(ElementState::Unchecked);
        choice.role == Role::Radio && !told && self.was_pressed(choice)
    }

    /// A list that the page draws itself shows its choices when it is pressed. One that shows nothing chosen is asked for.
    fn drawn_list(&self) -> Option<Proposal> {
        let waits = self.waiting_button();
        let choice = |e: &Element| e.role == Role::Option && self.in_reach(e);
        let shows_choices = self.elements().iter().any(choice);
        let closed = |e: &&Element| {
            let asks = || matches!(self.intent(e), Intent::Other | Intent::NeutralAnswer);
            // A button is called by what it shows.
            let button = || {
                let shows = || self.shows_nothing_chosen(e) || self.asks_to_choose(&e.name);
                e.role == Role::Button && e.popup && asks() && (waits || shows())
            };
            let drawn = which::is_drawn_list(e, &|text| self.setting.phrase(text));
            let closed = e.is(ElementState::Collapsed) || drawn && !shows_choices;
            (e.role == Role::Combobox || drawn || button())
                && self.in_reach(e)
                && !e.is_furniture()
                && e.options.is_empty()
                && closed
                && (e.input.is_none() || e.popup)
        };
        let asks = self.asks_why() || self.is_one_of_the_steps();
        // The last button of a dialog may wait for it, too.
        let asks = asks || waits && self.setting.has_layer();
        let wanted = |e: &&Element| {
            let asked = e.required || e.name.contains('*') || self.came_back(e);
            let open = waits || asked || e.role == Role::Generic || self.shows_nothing_chosen(e);
            (open || self.goes_along(e) && !self.shows_its_answer(e)) && !self.was_answered(e)
        };
        let mut lists = self.elements().iter().filter(closed).filter(wanted);
        lists.find_map(|e| {
            self.click(e, "plan.menu")
                .filter(|_| asks || self.goes_along(e))
        })
    }

    /// Over the page lies a step that asks when it is to end.
    fn layer_asks_when(&self) -> bool {
        let phrase = |text: &str| self.setting.phrase(text);
        let over = |q: &Question<'_>| q.members.iter().all(|e| self.setting.is_in_layer(e));
        let mut questions = self.questions(Role::Radio).filter(over);
        self.setting.in_flow && questions.any(|q| q.later(&phrase).is_some())
    }

    /// Over the page lies a part of the way out with a list that wasn't opened: it may show what is chosen beforehand.
    fn layer_has_a_list(&self) -> bool {
        let own = |e: &&Element| self.setting.is_in_layer(e) && self.in_reach(e);
        let mut lists = self.elements().iter().filter(own);
        lists.any(|e| self.goes_along(e) && !self.was_answered(e) && !self.shows_its_answer(e))
    }

    /// What was chosen in this run stands in it, whatever was pressed in between: many lists are called by that.
    fn shows_its_answer(&self, list: &Element) -> bool {
        let pressed = self.context.history.iter().filter(|p| p.error.is_none());
        let mut pressed = pressed.filter_map(|p| p.target.as_ref());
        pressed.any(|choice| is_shown_in(list, choice))
    }

    /// On the way out a list in the form that the page's button sends, in what is drawn as one, or without a form beside it in one dialog:
    /// whatever it shows and asks, its answer goes along.
    fn goes_along(&self, list: &Element) -> bool {
        let same = |e: &Element| match (&list.form, &e.form) {
            (Some(list), Some(own)) => own.id == list.id,
            (None, _) => list.in_dialog() && e.dialog() == list.dialog(),
            _ => false,
        };
        let form = self.setting.model.form_of(&list.reference);
        let form = form.filter(|_| list.form.is_none());
        let sends = |e: &&Element| {
            e.submits && same(e) || form.is_some_and(|form| form.submit == Some(e.reference))
        };
        let mut buttons = self.elements().iter().filter(sends);
        let drawn = list.role == Role::Combobox && list.options.is_empty();
        let goes = self.setting.in_flow && drawn && list.is(ElementState::Collapsed);
        goes && buttons.any(|e| !e.is_furniture())
    }

    /// "–", "Please select", or nothing in a field that only a list fills.
    fn shows_nothing_chosen(&self, list: &Element) -> bool {
        let empty = |shown: &Option<String>| shown.as_deref().is_none_or(str::is_empty);
        if list.role == Role::TextBox && empty(&list.value) && empty(&list.shows) {
            return true;
        }
        let shown = [list.value.as_deref(), list.shows.as_deref()];
        let mut shown = shown.into_iter().flatten().filter(|s| !s.is_empty());
        shown.any(|s| self.asks_to_choose(s))
    }

    fn asks_to_choose(&self, shown: &str) -> bool {
        which::is_placeholder(shown) || self.says(Word::Choose, shown)
    }

    /// It shows the choice that was taken right after it was opened.
    fn was_answered(&self, list: &Element) -> bool {
        let steps = || self.context.history.iter();
        let took = |p: &PastAction| {
            let option = p.target.as_ref().filter(|t| t.role == Role::Option);
            let over = |t: &Identity| !t.name.is_empty() && self.shows_over(list, &t.name);
            option.is_some_and(|t| p.error.is_none() && (is_shown_in(list, t) || over(t)))
        };
        let opened = Some(list.identity());
        let mut pairs = steps().zip(steps().skip(1));
        pairs.any(|(p, next)| p.target == opened && next.url == p.url && took(next))
    }

    /// A part of the page that says so lies over the field: libraries draw what was chosen apart from it.
    fn shows_over(&self, list: &Element, choice: &str) -> bool {
        let over = |e: &Element| {
            let boxes = e.bbox.zip(list.bbox);
            boxes.is_some_and(|(shown, field)| {
                let across = shown.x < field.x + field.width && field.x < shown.x + shown.width;
                let down = shown.y < field.y + field.height && field.y < shown.y + shown.height;
                across && down
            })
        };
        let mut parts = self.elements().iter().filter(|e| e.role.is_plain_part());
        parts.any(|e| e.name == choice && over(e))
    }

    fn questions(&self, role: Role) -> impl Iterator<Item = Question<'_>> {
        let all = which::questions(self.elements()).into_iter();
        all.filter(move |q| {
            let mut first = q.members.first().into_iter();
            first.any(|e| e.role == role && self.in_reach(e))
        })
    }

    pub(super) fn asked(&self) -> Asked<'_> {
        Asked {
            plan: self.context.plan.as_deref(),
            state: self.context.state,
            survey: self.survey,
            languages: &self.setting.wordings,
        }
    }

    /// On an offer a choice may be what is offered: only what says no to it, or why, is chosen there.
    fn may_choose(&self, answer: &str, answers: &[&str]) -> bool {
        let free = matches!(
            self.state(),
            PageState::ExitSurvey | PageState::FinalConfirmation
        );
        free || which::leads_out(answer, &self.setting.wordings)
            || self.asked().are_reasons(answers)
            || self.is_one_of_the_steps() && answers.iter().all(|a| names_no_price(a))
    }

    /// On the way out the form can't be sent without one of these, as it says or its button that waits, and none of them costs anything: the day on which it ends.
    fn must_be_chosen(&self, question: &Question<'_>) -> bool {
        let mut members = question.members.iter();
        self.setting.in_flow
            && self.state() == PageState::Unknown
            && question.chosen().is_empty()
            && (self.waiting_button() || question.members.iter().any(|e| e.required))
            && members.all(|e| names_no_price(&e.name))
    }

    /// Nothing says what this page is, or it lies over the account, but it is one of the steps of the way out: by its address, or because
    /// it counts them.
    pub(super) fn is_one_of_the_steps(&self) -> bool {
        let counted = heuristics::steps::more_are_counted(&self.context.observation.text);
        let over = self.state() == PageState::AccountActive && self.setting.has_layer();
        let unread = self.state() == PageState::Unknown || over;
        let waits =
            self.setting.has_layer() && (self.waiting_button() || self.layer_wants_an_answer());
        self.setting.in_flow
            && unread
            && (heuristics::address::is_on_the_way(self.url()) || counted || waits)
    }

    /// The page asks to choose, and nothing says which of them is meant.
    fn which_one(&self, answers: &[&str]) -> Proposal {
        let names = answers.iter().map(|a| format!("“{a}”"));
        let names = names.collect::<Vec<_>>().join(", ");
        let values = [
            ("names", names.as_str()),
            ("service", self.context.service.as_str()),
        ];
        Proposal::HandOver {
            reason: words::say("hand_over.which", &values),
            advice: match &self.context.plan {
                Some(plan) => words::say("advice.which_of_named", &[("plan", plan)]),
                None => words::say("advice.which", &[]),
            },
        }
    }

    /// One of the reasons of a survey that is drawn as buttons: "I'm leaving for a holiday" leads nowhere.
    pub(super) fn is_reason(&self, element: &Element) -> bool {
        let reasons = |q: which::Question<'_>| self.asked().are_reasons(&q.answers());
        which::is_tile(element) && which::question_of(element, self.elements()).is_some_and(reasons)
    }

    /// It does nothing but answer, and claims nothing that only the person can know.
    pub(super) fn is_answer(&self, answer: &str) -> bool {
        use Intent as I;
        let acts = matches!(
            heuristics::wordings::intent(answer, &self.setting.wordings),
            I::Plans
                | I::Change
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

    fn agrees(&self, asks: &Element, answer: &str, answers: &[&str]) -> bool {
        let survey = self.asks_why();
        which::agrees(which::asked_of(asks), answer, answers, survey, |text| {
            self.setting.phrase(text)
        })
    }

    fn asks_why(&self) -> bool {
        self.survey || self.state() == PageState::ExitSurvey
    }

    pub(super) fn claims(&self, answer: &str) -> bool {
        heuristics::wordings::claims(answer, &self.setting.wordings)
    }

    /// Asked what they want to do, the person wants it to end: "I don't need the plan any more".
    pub(super) fn is_for_the_end(&self, answer: &Element) -> bool {
        use Intent as I;
        let phrase = self.setting.phrase(self.setting.title_of(answer));
        // "… to cancel my plan", "… to change it" is not wanted by who stays.
        let stays = [
            Concept::End,
            Concept::Leave,
            Concept::Keep,
            Concept::Stay,
            Concept::Change,
            Concept::Pause,
            Concept::Renewal,
        ];
        let more = phrase.has(Concept::More) && phrase.has(Concept::Subscription);
        let unwanted = more && phrase.says_negated(Concept::Want) && !phrase.any(&stays);
        unwanted || matches!(self.intent(answer), I::Enter | I::Confirm | I::BareCancel)
    }

    /// Where the answers are deeds, the only one of them that ends: "Stop this gift" beside "Give a little less". What stands under an answer
    /// tells more of it, and is read where no title says that it ends.
    fn the_end_among(&self, question: &Question<'_>) -> Option<Ref> {
        let title = |e: &Element| self.setting.title_of(e).to_owned();
        let deeds = |e: &&Element| self.may_do_another_deed(&title(e));
        let reasons = self.asked().are_reasons(&question.answers());
        // "For health reasons", "Moving house": these are asked why, whatever else is among them. "Termination for cause" is an end that
        // claims something.
        let claims = |e: &Element| self.claims(&title(e));
        let why = |e: &Element| claims(e) && !self.says_the_end(&title(e));
        let members = || question.members.iter().copied();
        if reasons && (!members().any(|e| deeds(&e)) || members().any(why)) {
            return None;
        }
        let only = |text: &dyn Fn(&Element) -> String| {
            let ending = |e: &&&Element| self.says_the_end(&text(e)) && !claims(e);
            let mut ending = question.members.iter().filter(ending);
            (ending.next(), ending.next())
        };
        let (first, second) = match only(&title) {
            (None, _) => only(&|e| Setting::label(e).to_owned()),
            found => found,
        };
        first.filter(|_| second.is_none()).map(|e| e.reference)
    }

    /// It speaks of the end of what is meant, whatever that is called: "Turn off Family Box" of the Family Box.
    fn says_the_end(&self, text: &str) -> bool {
        let plan = self.context.plan.as_deref().unwrap_or_default();
        let beside = named::beside_the_name(plan, text);
        let said = self.setting.phrase(beside.as_deref().unwrap_or(text));
        let stops = [Concept::TurnOff, Concept::Close, Concept::Leave];
        // "Turn off Family Box reminders" turns off something of it.
        let named = beside.is_some() && said.only(&stops);
        let thing = said.names_another_thing() && !said.has(Concept::Subscription);
        // "Pay no more and leave".
        let parts = heuristics::joined_parts(text, &self.setting.languages);
        let ends = |part: &String| self.setting.ends(&self.setting.phrase(part));
        let joined = || parts.len() > 1 && parts.iter().any(ends);
        let ends = named || self.setting.ends(&said) || joined();
        ends && !thing && !said.takes_back_an_end()
    }

    /// It names a price, or does something else than end what is meant.
    fn may_do_another_deed(&self, title: &str) -> bool {
        let priced = !lexicon::prices::find(title).is_empty();
        let offered = !lexicon::prices::percentages(title).is_empty();
        let other = priced || offered || policy::is_another_deed(title, &self.setting.languages);
        other && !self.says_the_end(title)
    }

    /// It sends a question's answer that would do something else than end, and that the page chose.
    pub(super) fn sends_another_deed(&self, button: &Element) -> bool {
        let model = self.setting.model;
        let form = model.form_of(&button.reference);
        let sends = form.is_some_and(|f| f.submit == Some(button.reference)) || button.submits;
        let ends = || self.says_the_end(Setting::label(button));
        if !self.setting.in_flow || self.context.by_person || !sends || ends() {
            return false;
        }
        let own = |q: &Question<'_>| {
            let block = |e: &Element| model.form_of(&e.reference).map(|f| f.block);
            let beside = |e: &&Element| e.dialog() == button.dialog() && block(e) == block(button);
            q.members.iter().all(beside)
        };
        let by_page = |e: &&&Element| {
            let touched = self.context.touched.contains(&e.identity());
            e.is(ElementState::Checked) && !touched
        };
        let other = |e: &Element| self.may_do_another_deed(self.setting.title_of(e));
        let mut asked = self.questions(Role::Radio).filter(own);
        asked.any(|q| {
            let answers = q.answers();
            let names = self.asked().which(&answers) != Which::NotAsked;
            let open = !names && !self.asked().are_reasons(&answers);
            // When it is to end is asked, and the day that costs nothing stands chosen.
            let later = q.later(&|text| self.setting.phrase(text));
            let when = |e: &Element| later.is_some_and(|later| later.reference == e.reference);
            open && q
                .members
                .iter()
                .filter(by_page)
                .any(|e| other(e) && !when(e))
        })
    }

    /// It asks to choose between deeds, of which one ends, and nobody can tell what page this is, or it is the account.
    pub(super) fn offers_an_end(&self) -> bool {
        let mut questions = self.questions(Role::Radio);
        let open = matches!(self.state(), PageState::Unknown | PageState::AccountActive);
        open && questions.any(|q| self.the_end_among(&q).is_some())
    }

    /// What claims no reason first, then "other", which may open another field, then opinions.
    pub(super) fn rank(&self, answer: &str) -> u8 {
        let open_ended = self.says(Word::OpenAnswer, answer);
        let ordinary = heuristics::wordings::is_ordinary(answer, &self.setting.wordings);
        let neutral = ordinary || heuristics::wordings::is_neutral(answer, &self.setting.wordings);
        match (neutral, open_ended) {
            (true, false) => 0,
            (true, true) => 1,
            (false, false) => 2,
            (false, true) => 3,
        }
    }

    fn dropdown(&self) -> Option<Proposal> {
        let mut lists = self
            .elements()
            .iter()
            .filter(|e| is_list(e) && self.in_reach(e));
        let (list, value) = lists.find_map(|list| Some((list, self.to_select(list)?)))?;
        let Some(value) = value else {
            let options = which::options(list);
            return Some(self.which_one(&options));
        };
        let action = Action::Select {
            target: list.reference,
            value: value.to_owned(),
        };
        (!self.was_tried(&action, list)).then(|| Proposal::Act {
            why: words::say("plan.answer", &[("name", value)]),
            action,
        })
    }

    /// What is to be chosen in this list, if anything; `Some(None)`: only the person knows.
    fn to_select<'b>(&self, list: &'b Element) -> Option<Option<&'b str>> {
        let open = self.unanswered_select(list);
        let options = which::options(list);
        match self.asked().which(&options) {
            Which::Named(name) => (list.value.as_deref() != Some(name)).then_some(Some(name)),
            // What a list shows may be an answer already: it stands in the question about the last step.
            Which::Unclear if open && list.required => Some(None),
            Which::Unclear => None,
            Which::NotAsked => match self.the_end_in(list) {
                Some(end) => (list.value.as_deref() != Some(end)).then_some(Some(end)),
                None => {
                    let first = self.choices(list).into_iter().next().filter(|_| open)?;
                    Some(Some(first))
                }
            },
        }
    }

    /// On the way out, of what a list may be set to the only one that ends; what the person chose stays.
    fn the_end_in<'b>(&self, list: &'b Element) -> Option<&'b str> {
        let open = self.setting.in_flow && !self.context.by_person;
        let ends = |o: &&String| self.says_the_end(o) && !self.claims(o);
        let mut ending = list.options.iter().filter(ends);
        let end = ending.next().filter(|_| open && ending.next().is_none())?;
        let reasons = self.asked().are_reasons(&which::options(list));
        let when = list.options.iter().any(|o| self.is_at_once(o));
        (!reasons && !when).then_some(end.as_str())
    }

    /// A list's answers, the most neutral first. Its first entry asks to choose, unless it says that it is an answer.
    fn choices<'b>(&self, select: &'b Element) -> Vec<&'b String> {
        let all = which::options(select);
        let answers = select.options.iter().enumerate();
        let answers = answers.filter(|(at, o)| *at > 0 || self.rank(o) == 0);
        let fits = |o: &&String| {
            let answers = self.is_answer(o) && self.may_choose(o, &all);
            !which::is_placeholder(o) && answers && !self.agrees(select, o, &all)
        };
        let mut answers: Vec<_> = answers.map(|(_, o)| o).filter(fits).collect();
        answers.sort_by_key(|o| (self.is_at_once(o), self.rank(o)));
        answers
    }

    /// "Immediate" beside "At the end of the period": what is paid for isn't given away.
    fn is_at_once(&self, answer: &str) -> bool {
        self.setting.phrase(answer).says(Concept::Now)
    }

    /// It asks when: one of its answers, which are no reasons, ends at once.
    fn asks_when(&self, list: &Element) -> bool {
        let reasons = self.asked().are_reasons(&which::options(list));
        !reasons && list.options.iter().any(|o| self.is_at_once(o))
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
        let radios = self.questions(Role::Radio).any(|question| {
            let members = &question.members;
            question.chosen().is_empty()
                && members.iter().any(|e| claims(&e.name))
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

    /// The button still waits, and a list is left of which nobody knows what to choose.
    pub(super) fn undecided(&self) -> Option<Proposal> {
        let unclear = |list: &&Element| {
            let options = which::options(list);
            is_list(list)
                && self.unanswered_select(list)
                && self.asked().which(&options) == Which::Unclear
        };
        let list = self.elements().iter().find(unclear)?;
        let options = which::options(list);
        (self.asks() && self.waiting_button()).then(|| self.which_one(&options))
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
        if which::is_placeholder(value) {
            return true;
        }
        // "31 December", the first of several days: a later one would cost the person something.
        if !lexicon::dates::clear(value).is_empty() {
            return false;
        }
        let asks = value.ends_with(['?', '？']) || !self.is_answer(value);
        let later = !asks && self.setting.phrase(value).any(&which::DAYS);
        if later && self.asks_when(select) && !self.is_at_once(value) {
            return false;
        }
        let first = select.options.first();
        let first = first.is_some_and(|first| first == value && self.rank(first) > 0);
        first || self.claims(value)
    }

    /// A box that has to be ticked: required, or its words acknowledge something.
    fn acknowledge(&self) -> Option<Proposal> {
        let waits = self.waiting_button();
        let drawn = |e: &Element| e.role == Role::Switch && waits && self.setting.is_in_layer(e);
        let boxes = self.elements().iter().filter(|e| {
            let ticked = e.role == Role::Checkbox || drawn(e);
            ticked && self.in_reach(e) && !e.is(ElementState::Checked)
        });
        let survey = self.context.state == PageState::ExitSurvey;
        let named = self.named_boxes();
        let wanted = |e: &&Element| {
            if let Some(named) = named.iter().find(|(q, _)| q.contains(&e.reference)) {
                return named.1 == e.reference;
            }
            let asked = self.intent(e) == Intent::Acknowledge || e.required || self.is_missed(e);
            let asks = survey
                || self.state() == PageState::FinalConfirmation
                || self.setting.is_in_layer(e)
                || self.waiting_end();
            let ends = classify::goes_on(&self.setting.phrase(&e.name));
            let form = self.setting.model.form_of(&e.reference);
            let understood = form.is_some_and(|form| form.kind.confirms());
            let answers = self.is_answer(&e.name) || self.is_for_the_end(e) || ends || understood;
            // What costs something and need not be ticked is not what is to be understood.
            let costs = !e.required && !self.is_missed(e) && quotes::names_a_sum(&e.name);
            !costs && !self.claims(&e.name) && (asked || waits && asks && answers)
        };
        let mut boxes: Vec<&Element> = boxes.filter(wanted).collect();
        boxes.sort_by_key(|e| self.rank(&e.name));
        let mut boxes = boxes.into_iter();
        boxes.find_map(|e| self.click(e, "plan.acknowledge"))
    }

    /// Boxes of which one is the named subscription, and which one.
    fn named_boxes(&self) -> Vec<(Vec<Ref>, Ref)> {
        let of = |question: Question<'_>| {
            let Which::Named(name) = self.asked().which(&question.answers()) else {
                return None;
            };
            let meant = question.members.iter().find(|e| e.name == name)?.reference;
            let all = question.members.iter().map(|e| e.reference).collect();
            Some((all, meant))
        };
        self.questions(Role::Checkbox).filter_map(of).collect()
    }

    fn free_text(&self) -> Option<Proposal> {
        let text = heuristics::why_it_ends(&self.context.observation);
        let survey = self.state() == PageState::ExitSurvey;
        let field = self.elements().iter().find(|e| {
            let empty = e.value.as_deref().unwrap_or_default().is_empty();
            let takes_text = matches!(e.input, None | Some(InputKind::Multiline | InputKind::Text));
            e.role == Role::TextBox
                && self.in_reach(e)
                && empty
                && takes_text
                && (e.required
                    || self.waiting_button()
                    || (self.asks_for_more() || self.came_back(e)) && !self.may_stay_empty(e))
        })?;
        let action = Action::Fill {
            target: field.reference,
            value: text,
            clear_first: true,
        };
        // On the way out a large field that a button waits for asks why, whatever else is asked.
        let wanted = survey || self.setting.in_flow && field.input == Some(InputKind::Multiline);
        (wanted && !self.was_tried(&action, field)).then(|| Proposal::Act {
            why: words::say("plan.free_text", &[]),
            action,
        })
    }

    /// "Leave a note (optional)", in it or right over it.
    fn may_stay_empty(&self, field: &Element) -> bool {
        let blocks = &self.setting.model.blocks;
        let own = self.setting.model.block_of(&field.reference);
        let over = own.and_then(|at| blocks.get(at.checked_sub(1)?));
        let titles = |b: &&Block| b.reference.is_none() || b.role == Role::Heading;
        let over = over.filter(titles).map_or("", |b| &b.text);
        let words = [field.name.as_str(), field.description.as_str(), over];
        words
            .iter()
            .any(|w| lexicon::Said::of(w).has(Concept::Optional))
    }

    /// The only box of a form that was sent without it, and stands here again with nothing else that was left empty.
    fn is_missed(&self, ticked: &Element) -> bool {
        let form = self.setting.model.form_of(&ticked.reference);
        let empty = |e: &Element| {
            let text = e.role == Role::TextBox && e.value.as_deref().is_none_or(str::is_empty);
            text && self.in_reach(e) && !self.may_stay_empty(e)
        };
        let left = |form: &page::Form| {
            let own = |e: &&Element| form.fields.iter().any(|f| f.reference == e.reference);
            self.elements().iter().filter(own).any(empty)
        };
        let latest = self.context.history.iter().rev();
        let mut since = latest.take_while(|p| !p.is_click());
        let filled = since.any(|p| matches!(p.action, Action::Fill { .. }));
        let boxes = |form: &page::Form| {
            let all = form.fields.iter();
            all.filter(|f| f.role == Role::Checkbox).count() == 1
        };
        let phrase = self.setting.phrase(&ticked.name);
        form.is_some_and(|form| boxes(form) && !left(form) && !filled)
            && !phrase.any(&CONSENTS)
            && self.is_answer(&ticked.name)
            && self.came_back(ticked)
    }

    /// Its form was sent without it, and stands here again.
    fn came_back(&self, field: &Element) -> bool {
        let form = self.setting.model.form_of(&field.reference);
        let submit = form.and_then(|form| form.submit);
        let mut elements = self.elements().iter();
        let sender = elements.find(|e| Some(e.reference) == submit);
        self.setting.in_flow && sender.is_some_and(|e| self.was_pressed(e))
    }

    /// "Other" stands chosen: what the other is has to be said beside it.
    fn asks_for_more(&self) -> bool {
        let chosen = |e: &&Element| e.is(ElementState::Checked) || is_list(e);
        self.elements().iter().filter(chosen).any(|e| {
            let answer = e.value.as_ref().filter(|_| is_list(e)).unwrap_or(&e.name);
            self.says(Word::OpenAnswer, answer)
        })
    }
}

/// It is one of the list's choices, and what that shows or is called by.
fn is_shown_in(list: &Element, choice: &Identity) -> bool {
    let shown = [Some(&list.name), list.value.as_ref(), list.shows.as_ref()];
    let mut shown = shown.into_iter().flatten();
    let named = choice.role == Role::Option && !choice.name.is_empty();
    named && shown.any(|text| text.contains(&choice.name))
}

/// No number stands in it; or a day, and no price.
fn names_no_price(answer: &str) -> bool {
    let counts = answer.chars().any(char::is_numeric);
    let dated = !lexicon::dates::clear(answer).is_empty();
    !counts || dated && lexicon::prices::find(answer).is_empty()
}
