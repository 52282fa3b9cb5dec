//! A page's own question of which subscription is meant, asked with radio buttons, boxes or a list. The named one is the answer to it;
//! where none was named, or the name doesn't settle it, nobody but the person knows.
use crate::heuristics::vocabulary::Word;
use crate::heuristics::wordings::{self, Intent, Signal, Wordings};
use crate::heuristics::{self, is_control, tokens::tokens};
use crate::named::{is_subscription, names};
use crate::{quotes, site};
use lexicon::{Concept as C, Phrase, lexicon};
use protocol::page_state::PageState;
use protocol::role::Role;
use protocol::snapshot::{Container, Element, ElementState, Identity};

/// What says when.
pub(crate) const DAYS: [C; 6] = [
    C::Period,
    C::Until,
    C::Date,
    C::Deadline,
    C::EndsOn,
    C::RenewsOn,
];

/// What a question's answers come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Which<'a> {
    /// They say something else: a reason, what happens then.
    NotAsked,
    /// This one is the named subscription.
    Named(&'a str),
    /// They are subscriptions, or may be, and which of them is meant can't be told.
    Unclear,
}

/// Where the question stands, and what is known.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asked<'a> {
    pub(crate) plan: Option<&'a str>,
    pub(crate) state: PageState,
    /// The page asks for a reason.
    pub(crate) survey: bool,
    pub(crate) languages: &'a [&'static Wordings],
}

/// What a box or a yes may agree to beside the way out.
pub(crate) const CONSENTS: [C; 3] = [C::Newsletter, C::Offer, C::Contact];

/// What a question about the way out is asked with.
const LEADS_OUT: [C; 16] = [
    C::End,
    C::TurnOff,
    C::Leave,
    C::Delete,
    C::Subscription,
    C::Renewal,
    C::Continue,
    C::Proceed,
    C::Anyway,
    C::Confirm,
    C::Keep,
    C::Stay,
    C::Acknowledge,
    C::EndsOn,
    C::Effective,
    C::Cancelled,
];

/// No subscription's name has more words.
const NAME: usize = 5;

impl Asked<'_> {
    pub(crate) fn which<'a>(&self, answers: &[&'a str]) -> Which<'a> {
        if answers.len() < 2 || self.are_reasons(answers) {
            return Which::NotAsked;
        }
        let plan = self.plan.unwrap_or_default();
        let fitting = || answers.iter().copied().filter(|a| names(plan, a));
        let same = |a: &&str| tokens(a) == tokens(plan);
        match (fitting().count(), fitting().find(same).or(fitting().next())) {
            (1, Some(only)) => return Which::Named(only),
            (_, Some(first)) if same(&first) => return Which::Named(first),
            (0, _) => {}
            _ => return Which::Unclear,
        }
        match answers.iter().any(|a| is_subscription(a)) || self.may_be_subscriptions(answers) {
            true => Which::Unclear,
            false => Which::NotAsked,
        }
    }

    /// Why somebody leaves: one of them says so, or that it is none of anybody's business. Where one keeps it and another one leads out, it is
    /// asked what is to be done.
    pub(crate) fn are_reasons(&self, answers: &[&str]) -> bool {
        let any =
            |says: fn(&str, &[&Wordings]) -> bool| answers.iter().any(|a| says(a, self.languages));
        if any(keeps) && any(ends) {
            return false;
        }
        let says_why = |a: &str| {
            let words = tokens(a);
            wordings::is_neutral(a, self.languages)
                || wordings::is_ordinary(a, self.languages)
                || wordings::claims(a, self.languages)
                || wordings::says(a, Signal::SurveyWeak, self.languages)
                || (self.languages.iter()).any(|w| w.words.names(Word::OpenAnswer, &words))
        };
        answers.iter().any(|a| says_why(a))
    }

    /// On the last page, names that say nothing of what they do.
    fn may_be_subscriptions(&self, answers: &[&str]) -> bool {
        let bare = |a: &&&str| {
            let intent = wordings::intent(a, self.languages);
            matches!(intent, Intent::Other | Intent::Manage)
        };
        let last = self.state == PageState::FinalConfirmation && !self.survey;
        // "I have too many books to read" is no name.
        let sentence = |a: &&str| a.split_whitespace().count() > NAME;
        last && answers.iter().filter(bare).count() > 1 && !answers.iter().any(sentence)
    }
}

/// To choose this is to keep the subscription in some form. "Keep access until 4 December" is an end.
pub(crate) fn keeps(answer: &str, languages: &[&Wordings]) -> bool {
    let ends = [
        Signal::Effective,
        Signal::Until,
        Signal::Cancelled,
        Signal::Scheduled,
    ];
    let until = ends.iter().any(|s| wordings::says(answer, *s, languages));
    let intent = wordings::intent(answer, languages);
    intent.keeps() && !until && quotes::date(answer).is_none()
}

/// To choose this is to go on with the end.
fn ends(answer: &str, languages: &[&Wordings]) -> bool {
    use Intent as I;
    let intent = wordings::intent(answer, languages);
    matches!(
        intent,
        I::GoOn | I::Insist | I::Enter | I::Confirm | I::EndNow
    )
}

/// To choose this is to say no to what else is offered.
pub(crate) fn leads_out(answer: &str, languages: &[&Wordings]) -> bool {
    use Intent as I;
    matches!(
        wordings::intent(answer, languages),
        I::GoOn
            | I::Insist
            | I::Decline
            | I::Skip
            | I::Enter
            | I::BareCancel
            | I::Confirm
            | I::NeutralAnswer
    )
}

/// "Yes, please call me" beside "No": the question is of something beside the way out, and says so. Its own group asks it, in words that are
/// none of ending or going on ("Are you sure?", "Do you want to leave?"), on a page that asks for a reason (`survey`); or what is agreed to
/// is named. The answer to it is no.
pub(crate) fn agrees(
    asked: &str,
    answer: &str,
    answers: &[&str],
    survey: bool,
    read: impl Fn(&str) -> Phrase,
) -> bool {
    let begins = |text: &str, with: &[C]| {
        let phrase = read(text);
        let mut first = phrase.words.iter().filter(|w| !w.filler);
        let first = first.next().and_then(|w| w.concept);
        first.is_some_and(|c| with.contains(&c))
    };
    let denies = |text: &str| begins(text, &[C::No, C::Not, C::None, C::Reject]);
    let (question, own) = (read(asked), read(answer));
    let named = question.any(&CONSENTS) || own.any(&CONSENTS);
    let other = !question.unread().is_empty() || !own.unread().is_empty();
    let told = named || survey && other;
    let on_the_way = question.any(&LEADS_OUT) || own.any(&LEADS_OUT);
    begins(answer, &[C::Yes]) && answers.iter().any(|a| denies(a)) && told && !on_the_way
}

/// One question: its radio buttons or boxes, or the list by itself.
pub(crate) struct Question<'a> {
    pub(crate) members: Vec<&'a Element>,
}

impl<'a> Question<'a> {
    pub(crate) fn answers(&self) -> Vec<&'a str> {
        match self.members.as_slice() {
            [list] if is_list(list) => options(list),
            members => members.iter().map(|e| e.name.as_str()).collect(),
        }
    }

    /// What stands chosen.
    pub(crate) fn chosen(&self) -> Vec<&'a str> {
        match self.members.as_slice() {
            [list] if is_list(list) => list.value.as_deref().into_iter().collect(),
            members => {
                let ticked = members.iter().filter(|e| e.is(ElementState::Checked));
                ticked.map(|e| e.name.as_str()).collect()
            }
        }
    }
}

impl Question<'_> {
    /// What the page chose costs something once, and another answer doesn't: "Courier, £12.50", "Drop it at any shop". Not the end with its
    /// fee beside staying, no plans, unless one may leave the answer open or go past it, and no money that comes back.
    pub(crate) fn costs_needlessly(
        &self,
        touched: &[Identity],
        phrase: &dyn Fn(&str) -> Phrase,
    ) -> bool {
        let by: Vec<&Wordings> = wordings::all().iter().collect();
        // "Something else" is an answer.
        let open =
            |e: &&Element| wordings::is_neutral(&e.name, &by) && !phrase(&e.name).has(C::Other);
        let plans = !self.members.iter().any(open);
        const ELSE: [C; 8] = [
            C::End,
            C::Leave,
            C::Keep,
            C::Stay,
            C::Pause,
            C::Subscription,
            C::Premium,
            C::Refund,
        ];
        let free = |e: &&Element| !self::costs(e, quotes::names_a_sum);
        let running = |e: &&Element| plans && quotes::is_a_running_price(&e.name);
        let costs = |e: &&Element| !free(e) && !running(e);
        let plain = |e: &Element| e.role == Role::Radio && !phrase(&e.name).any(&ELSE);
        let by_page = |e: &&Element| !touched.contains(&e.identity());
        let mut chosen = self
            .members
            .iter()
            .copied()
            .filter(|e| e.is(ElementState::Checked));
        // "Move to yearly, €99 today" beside "Change nothing, and go on cancelling".
        const PAST: [C; 5] = [C::Continue, C::Proceed, C::Next, C::End, C::Leave];
        const STAYS: [C; 6] = [
            C::Keep,
            C::Stay,
            C::Pause,
            C::Accept,
            C::Subscription,
            C::Period,
        ];
        let ends = |e: &&Element| phrase(&e.name).any(&[C::End, C::Leave, C::TurnOff]);
        let past = |e: &&&Element| {
            let said = phrase(&e.name);
            e.role == Role::Radio && free(e) && said.any(&PAST) && !said.any(&STAYS)
        };
        let dear = || self.members.iter().any(|e| costs(e) && ends(e));
        let one = || self.members.iter().filter(past).count() == 1;
        let passed_by = self.members.len() == 2 && !dear() && one();
        (passed_by || self.members.iter().all(|e| plain(e)))
            && chosen.any(|e| costs(&e) && by_page(&e))
            && self.members.iter().any(free)
    }

    /// Asked when it is to end, "today, for a fee of €40" or "on 22 May": the only answer that gives nothing away that is paid for, and
    /// costs nothing.
    pub(crate) fn later(&self, phrase: &dyn Fn(&str) -> Phrase) -> Option<&Element> {
        const DEEDS: [C; 17] = [
            C::Keep,
            C::Stay,
            C::Pause,
            C::Change,
            C::Upgrade,
            C::Downgrade,
            C::Renew,
            C::Accept,
            C::Offer,
            C::Gift,
            C::Benefit,
            C::Buy,
            C::Trial,
            C::Start,
            C::Undo,
            C::Premium,
            C::Newsletter,
        ];
        let day = |e: &Element| {
            let said = phrase(&e.name);
            let dated = !lexicon::dates::clear(&e.name).is_empty();
            dated || said.any(&DAYS) && !said.has(C::Free)
        };
        // "Cancel now" beside "Pay a year ahead" asks what, and not when.
        let ends = |e: &Element| phrase(&e.name).any(&[C::End, C::Leave]);
        let drawn = |e: &Element| matches!(e.role, Role::Radio | Role::Option);
        let dear = |e: &Element| phrase(&e.name).says(C::Now) || costs(e, quotes::names_a_sum);
        let (dear, free): (Vec<&Element>, Vec<&Element>) =
            (self.members.iter()).partition(|e| dear(e));
        let mut members = self.members.iter();
        let plain = members.all(|e| drawn(e) && !phrase(&e.name).any(&DEEDS));
        match free.as_slice() {
            [free] if plain && !dear.is_empty() && day(free) => {
                let alike = ends(free) || !dear.iter().any(|e| ends(e));
                Some(*free).filter(|_| alike)
            }
            _ => None,
        }
    }
}

/// Its name, or what stands with it, is or names such a price.
pub(crate) fn costs(element: &Element, price: fn(&str) -> bool) -> bool {
    let said = [&element.name, &element.description].into_iter();
    said.chain(&element.shows).any(|text| price(text))
}

/// "–", "…": it stands where an answer is to come.
pub(crate) fn is_placeholder(option: &str) -> bool {
    !option.chars().any(char::is_alphanumeric)
}

/// A list that a page draws itself, closed: a field that nobody can type into and that brings up its choices, or a box without a role that
/// says "Please select" and nothing else.
pub(crate) fn is_drawn_list(element: &Element, phrase: &dyn Fn(&str) -> Phrase) -> bool {
    let types = matches!(element.role, Role::TextBox | Role::Combobox);
    let field = types && element.popup && element.is(ElementState::Readonly);
    let shown = heuristics::without_a_wheel(element.shows.as_deref().unwrap_or(&element.name));
    let asks = || phrase(shown).only(&[C::Choose, C::Reason]) && phrase(shown).says(C::Choose);
    let part = element.role == Role::Generic && element.href.is_none();
    (field || part && asks()) && element.options.is_empty()
}

/// Every question of the page, in its order.
pub(crate) fn questions(elements: &[Element]) -> Vec<Question<'_>> {
    let mut questions: Vec<Question<'_>> = Vec::new();
    for element in elements.iter().filter(|e| usable(e)) {
        if is_list(element) {
            let members = vec![element];
            questions.push(Question { members });
        } else if is_one_of_several(element) {
            let (role, group) = (element.role, group(element));
            let same = |q: &&mut Question<'_>| {
                let first = q.members.first();
                first.is_some_and(|f| f.role == role && self::group(f) == group)
            };
            match questions.iter_mut().find(same) {
                Some(question) => question.members.push(element),
                None => questions.push(Question {
                    members: vec![element],
                }),
            }
        }
    }
    // One button that stays pressed, or two, are no list of answers.
    let tiles = |q: &Question<'_>| q.members.iter().all(|m| is_tile(m));
    questions.retain(|q| q.members.len() > 2 || !tiles(q));
    questions
}

fn is_one_of_several(element: &Element) -> bool {
    matches!(element.role, Role::Radio | Role::Checkbox | Role::Option) || is_tile(element)
}

/// A button that stays pressed: an answer, where several stand together.
pub(crate) fn is_tile(element: &Element) -> bool {
    let stays = element.is(ElementState::Checked) || element.is(ElementState::Unchecked);
    element.role == Role::Button && stays
}

/// Boxes without a role on which a script listens, buttons that each send a form, or links to one page each with another query, several in
/// a row: as surveys draw their reasons. Buttons of a script's, where they ask why. None where it is no such box.
pub(crate) fn cards<'a>(element: &Element, elements: &'a [Element]) -> Vec<&'a Element> {
    let own = |row: &&[Element]| row.iter().any(|e| e.reference == element.reference);
    let row = rows_alike(elements).find(own).filter(|row| are_cards(row));
    row.unwrap_or_default().iter().collect()
}

/// Every such row of buttons.
pub(crate) fn rows_of_buttons(elements: &[Element]) -> impl Iterator<Item = &[Element]> {
    rows_alike(elements).filter(|row| row[0].role == Role::Button && are_cards(row))
}

fn rows_alike(elements: &[Element]) -> impl Iterator<Item = &[Element]> {
    let pressed = |e: &Element| e.role.is_plain_part() || e.role == Role::Button;
    let place = |e: &Element| e.href.as_deref().map(site::plain);
    let leads = |e: &Element| e.role == Role::Link && e.href.as_deref().is_some_and(asks_by_query);
    let card = move |e: &Element| (pressed(e) && e.href.is_none() || leads(e)) && stands_open(e);
    let same = |a: &Element, b: &Element| {
        a.role == b.role && a.within == b.within && a.submits == b.submits
    };
    let kin = move |a: &Element, b: &Element| same(a, b) && place(a) == place(b);
    elements.chunk_by(move |a, b| card(a) && card(b) && kin(a, b))
}

fn are_cards(row: &[Element]) -> bool {
    const SEVERAL: usize = 3;
    let drawn = |e: &Element| e.role != Role::Button || e.submits;
    row.len() >= SEVERAL && (row.iter().all(drawn) || ask_why(row))
}

/// "Another reason" stands among them, or more than one that says why people leave, and none says what it does. "Something else" alone may
/// be what one has come for.
fn ask_why(buttons: &[Element]) -> bool {
    let by: Vec<&Wordings> = wordings::all().iter().collect();
    let says = |e: &Element| wordings::intent(&e.name, &by);
    let is_answer = |intent| {
        matches!(
            intent,
            Intent::Other | Intent::NeutralAnswer | Intent::Decline
        )
    };
    let neutral = |e: &&Element| wordings::is_neutral(&e.name, &by);
    let said = |e: &Element, concept: C| lexicon().warn(&e.name).has(concept);
    let named = |e: &&Element| neutral(e) && said(e, C::Reason);
    // "Other box" is one of several boxes.
    let reason = |e: &&Element| neutral(e) && !said(e, C::Other) || wordings::claims(&e.name, &by);
    let asks = buttons.iter().any(|e| named(&e)) || buttons.iter().filter(reason).count() > 1;
    asks && buttons.iter().all(|e| is_answer(says(e)))
}

/// "/cancel/offer?reason=too-expensive"
fn asks_by_query(href: &str) -> bool {
    href.contains('?') && href.starts_with("http")
}

/// The question that this is an answer to.
pub(crate) fn question_of<'a>(element: &Element, elements: &'a [Element]) -> Option<Question<'a>> {
    let has = |q: &Question<'_>| {
        let mut members = q.members.iter();
        members.any(|m| m.reference == element.reference)
    };
    questions(elements).into_iter().find(has)
}

/// The choices of a list, as they are shown, without what only asks to choose.
pub(crate) fn options(list: &Element) -> Vec<&str> {
    let shown = list.options.iter().map(String::as_str);
    shown.filter(|o| !is_placeholder(o)).collect()
}

pub(crate) fn is_list(element: &Element) -> bool {
    let list = matches!(element.role, Role::Combobox | Role::ListBox);
    list && usable(element) && element.options.len() > 1
}

fn usable(element: &Element) -> bool {
    let pressed = is_control(element) && element.role != Role::Option && !is_tile(element);
    !pressed && stands_open(element)
}

/// It can be used, and is of the page's own part.
fn stands_open(element: &Element) -> bool {
    let beside = |c: &Container| {
        matches!(
            c.role,
            Role::Navigation | Role::Banner | Role::ContentInfo | Role::Search
        )
    };
    let not = [
        ElementState::Disabled,
        ElementState::Hidden,
        ElementState::Busy,
    ];
    // The page's head and foot ask for a language or a search.
    let aside = element.within.iter().any(beside);
    !aside && !not.iter().any(|state| element.is(*state))
}

/// What the group of an answer, or a list, says that it asks; not what only stands over it.
pub(crate) fn asked_of(element: &Element) -> &str {
    if is_list(element) {
        return &element.name;
    }
    let grouping = |c: &&Container| matches!(c.role, Role::RadioGroup | Role::Group);
    let group = element.within.iter().rev().find(grouping);
    group.map_or("", |c| &c.name)
}

/// Answers of one question share their innermost group.
fn group(element: &Element) -> (Option<u32>, String) {
    let mut around = element.within.iter().rev();
    let grouping =
        around.find(|c| matches!(c.role, Role::RadioGroup | Role::Group | Role::ListBox));
    let grouping = grouping.or_else(|| element.within.last());
    let form = element.form.as_ref().map(|form| form.id);
    (form, grouping.map(|c| c.name.clone()).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;
    use lexicon::lexicon;
    use protocol::ids::Ref;
    use protocol::snapshot::{FormOwner, Method};

    fn agrees_to(lang: &str, asked: &str, answers: [&str; 2]) -> Option<&'static str> {
        let by = lexicon().languages(lang, asked);
        let agreed =
            answers.map(|a| agrees(asked, a, &answers, true, |text| lexicon().read(text, &by)));
        match agreed {
            [true, false] => Some("the first"),
            [false, false] => None,
            _ => Some("both, or the second"),
        }
    }

    #[test]
    fn choices_of_two_forms_are_two_questions() {
        let drawn = "main\n h Leave\n form\n  checkbox checked @e1 Newsletter\n  button @e2 Save\n form\n  checkbox checked @e3 Donate what is left\n  button @e4 Finish cancellation";
        let mut page = crate::drawn::observation("https://a.com/leave", drawn);
        for element in &mut page.snapshot.elements {
            element.form = Some(FormOwner {
                id: u32::from(element.reference > Ref(2)),
                action: String::new(),
                method: Method::Post,
                hidden_choices: Vec::new(),
            });
        }
        let all = questions(&page.snapshot.elements);
        let chosen: Vec<Vec<&str>> = all.iter().map(Question::chosen).collect();
        assert_eq!(chosen, [["Newsletter"], ["Donate what is left"]]);
    }

    #[test]
    fn a_yes_beside_a_no_agrees_to_something_unless_it_is_asked_whether_it_is_to_end() {
        for (lang, asked, yes, no) in [
            (
                "en",
                "May your club manager call you about this?",
                "Yes, please call me",
                "No, do not call me",
            ),
            ("de", "Dürfen wir Sie anrufen?", "Ja, gerne", "Nein"),
            ("fr", "Recevoir nos nouveautés ?", "Oui", "Non"),
            ("es", "¿Podemos llamarle?", "Sí", "No"),
            ("it", "Possiamo chiamarla?", "Sì", "No"),
            ("pt", "Podemos ligar para você?", "Sim", "Não"),
            ("nl", "Mogen we u bellen?", "Ja", "Nee"),
            ("ja", "お電話してもよろしいですか", "はい", "いいえ"),
        ] {
            let agreed = agrees_to(lang, asked, [yes, no]);
            assert_eq!(agreed, Some("the first"), "{asked}");
        }
        for (lang, asked, answers) in [
            (
                "en",
                "Do you want to cancel your membership?",
                ["Yes", "No"],
            ),
            ("en", "Are you sure?", ["Yes, cancel it", "No, keep it"]),
            ("en", "Are you sure?", ["Yes", "No"]),
            ("en", "", ["Yes", "No"]),
            ("en", "Are you sure you want to leave?", ["Yes", "No"]),
            ("en", "Turn off renewal?", ["Yes", "No"]),
            ("en", "Do you want to proceed?", ["Yes", "No"]),
            (
                "en",
                "Why are you leaving?",
                ["Other", "Not using it enough"],
            ),
            ("en", "What next?", ["Continue", "No, keep my plan"]),
            ("en", "Which one?", ["Premium", "No Ads"]),
            ("de", "Möchten Sie wirklich kündigen?", ["Ja", "Nein"]),
            ("fr", "Voulez-vous vraiment résilier ?", ["Oui", "Non"]),
            ("es", "¿Seguro que quieres darte de baja?", ["Sí", "No"]),
            ("it", "Vuoi davvero disdire?", ["Sì", "No"]),
            ("pt", "Deseja mesmo cancelar?", ["Sim", "Não"]),
            ("nl", "Weet je zeker dat je wilt opzeggen?", ["Ja", "Nee"]),
            ("ja", "本当に解約しますか", ["はい", "いいえ"]),
        ] {
            assert_eq!(agrees_to(lang, asked, answers), None, "{asked}");
        }
    }
}
