//! What the page ticked by itself and nobody asked for: a pause, an offer, another plan, instead of the end or beside it. It is the one
//! thing that is unticked. Planner and policy ask here, so that they can't disagree; in any doubt it stays, and the question about the
//! last step names it.
use super::{Ground, Rule};
use crate::heuristics::tokens::{Sentence, place_of, tokens};
use crate::heuristics::vocabulary::Word;
use crate::heuristics::wordings::{Signal, Wordings};
use crate::heuristics::{self, Intent};
use crate::named;
use crate::quotes;
use crate::which;
use lexicon::{Concept as C, Languages, Phrase, lexicon};
use protocol::page_state::PageState;
use protocol::role::Role;
use protocol::snapshot::{Container, Element, ElementState, Identity, InputKind, Observation};
use std::ops::Range;

/// The page, and what the run knows of it.
#[derive(Clone, Copy)]
pub(crate) struct Beforehand<'a> {
    pub(crate) page: &'a Observation,
    pub(crate) state: PageState,
    pub(crate) in_flow: bool,
    /// What the person calls the subscription that is meant.
    pub(crate) plan: Option<&'a str>,
    /// The person went on in the page themselves: what stands ticked may be theirs.
    pub(crate) by_person: bool,
    /// What was pressed in this run: that stands as it is wanted.
    pub(crate) touched: &'a [Identity],
}

impl Beforehand<'_> {
    /// A box that stands ticked, and that to press is only to say no.
    pub(crate) fn is_unwanted(&self, element: &Element) -> bool {
        let sent = || super::evidence::is_sent_by_another(element, self.page);
        let ticks = element.role == Role::Checkbox || element.role == Role::Switch && sent();
        let ticked = ticks && element.is(ElementState::Checked);
        let known = super::answers::is_asked(self.state) || self.is_sent_by_one_button(element);
        let asked = self.in_flow && !self.by_person && known;
        ticked
            && asked
            && !element.required
            && !self.touched.contains(&element.identity())
            && !element.is_furniture()
            && (self.is_charged_now(element)
                || self.would_have(element) && self.says_nothing_else(element))
            && self.stands_with_the_way_on(element)
    }

    fn languages(&self) -> Languages {
        lexicon().languages(&self.page.snapshot.page.lang, &self.page.text)
    }

    /// Its name, in the page's languages.
    fn phrase(&self, element: &Element) -> Phrase {
        lexicon().read(&element.name, &self.languages())
    }

    fn intent(&self, element: &Element) -> Intent {
        heuristics::intent_of(element, self.page, None)
    }

    /// What it would have besides, or instead of, the end. What is only taken may be the person's own, a refund or their data: an offer is
    /// what says that it is one. So may be what is kept. What costs so much a month is bought, whatever it is called.
    fn would_have(&self, element: &Element) -> bool {
        let languages = heuristics::languages(self.page);
        let said = |says: fn(&str, &Wordings) -> bool| {
            words(element).any(|text| languages.iter().any(|of| says(text, of)))
        };
        match self.intent(element) {
            _ if said(returns) => false,
            _ if self.is_instead(element) || self.takes_up(element) => true,
            Intent::Acknowledge => false,
            _ if self.is_priced_by_its_name(element) => true,
            Intent::Keep => false,
            _ if self.deletes(element) => true,
            Intent::Accept if said(is_an_offer) => true,
            Intent::Pause | Intent::Plans | Intent::Change | Intent::Buy => true,
            _ => (self.is_one_price(element) || self.orders(element)) && !self.says_no(element),
        }
    }

    /// "Deliver one last box, €39.90": one thing more, and what it costs once; whatever it is called, where it is the only one.
    fn orders(&self, element: &Element) -> bool {
        const ORDERS: [C; 3] = [C::Order, C::Delivery, C::Buy];
        let costs = |e: &Element| which::costs(e, quotes::names_a_sum);
        let ticks = |e: &&Element| e.role == Role::Checkbox && costs(e);
        let only = || self.page.snapshot.elements.iter().filter(ticks).count() == 1;
        let once = || !which::costs(element, quotes::is_a_running_price);
        costs(element) && (self.phrase(element).any(&ORDERS) || only() && once())
    }

    /// "Hold my seat (£45.00, charged today, non-refundable)", whatever else it speaks of. Not what comes back today.
    fn is_charged_now(&self, element: &Element) -> bool {
        const NO: [C; 4] = [C::No, C::Without, C::Skip, C::Reject];
        const ENDS: [C; 3] = [C::End, C::Leave, C::TurnOff];
        let said = self.phrase(element);
        let denied = said.any(&NO) || said.has(C::Not) && !said.has(C::Refund);
        // A card's number is told by what it ends in.
        let first = said.words.iter().find(|w| !w.filler);
        let ends = first.is_some_and(|w| w.concept.is_some_and(|c| ENDS.contains(&c)))
            || said.any(&ENDS) && said.any(&[C::Subscription, C::Renewal, C::Account]);
        let understood = self.intent(element) == Intent::Acknowledge;
        let plain = !denied && !ends && !understood;
        plain && self.orders(element) && said.has(C::Now) && !said.says(C::Refund)
    }

    /// Of several, one may be what is to end.
    fn is_one_price(&self, element: &Element) -> bool {
        let ticks = |e: &Element| matches!(e.role, Role::Checkbox | Role::Switch);
        let costs = |e: &&Element| ticks(e) && which::costs(e, quotes::is_a_running_price);
        let all = self.page.snapshot.elements.iter().filter(costs);
        all.count() == 1 && costs(&element)
    }

    /// "Keep my number in Celinda Reserve", and beside it "Celinda Reserve costs €2.50 a month": what the page names by a name of its own,
    /// and what that costs. Not what the page itself is called by, nor what is only taken: "Take it off my bill".
    fn is_priced_by_its_name(&self, element: &Element) -> bool {
        const BREAKS: [char; 8] = [':', ';', '.', '!', '?', '–', '—', '：'];
        const HAS: [C; 7] = [
            C::Keep,
            C::Stay,
            C::Start,
            C::Buy,
            C::Order,
            C::Change,
            C::Upgrade,
        ];
        let by = self.languages();
        if !self.phrase(element).any(&HAS) {
            return false;
        }
        let around = element.within.iter().map(|c| c.name.as_str());
        let title = self.page.snapshot.page.title.as_str();
        let titles: Vec<_> = around.chain([title]).map(tokens).collect();
        let titled = |name: &[String]| titles.iter().any(|t| place_of(name, t).is_some());
        let mut names = self.names_with_a_price(&by);
        names.retain(|name| !titled(name));
        element.name.split(BREAKS).any(|part| {
            let said = tokens(part);
            let named = names.iter().any(|name| place_of(name, &said).is_some());
            named && !denies(&lexicon().read(part, &by))
        })
    }

    /// "The Celinda Reserve costs €2.50 a month": its first words with a capital. What a box says of itself is its own price.
    fn names_with_a_price(&self, by: &Languages) -> Vec<Vec<String>> {
        let elements = self.page.snapshot.elements.iter();
        let of_a_label = |s: &str| elements.clone().any(|e| e.name.contains(s.trim()));
        let fills = |word: &&str| lexicon().read(word, by).words.iter().all(|w| w.filler);
        let capital = |word: &&str| word.starts_with(char::is_uppercase);
        let name = |sentence: &str| {
            let words = sentence.split_whitespace().skip_while(fills);
            words.take_while(capital).collect::<Vec<_>>().join(" ")
        };
        let priced = |s: &&str| quotes::is_a_running_price(s) && !of_a_label(s);
        let sentences = lexicon::sentences(&self.page.text);
        let names = sentences.into_iter().filter(priced).map(name);
        let own = names.filter(|name| !lexicon().read(name, by).unread().is_empty());
        own.map(|name| tokens(&name)).collect()
    }

    /// "No thanks, I don't want Weekend at $4.99 a month": what the tick says no to isn't bought by it.
    fn says_no(&self, element: &Element) -> bool {
        denies(&self.phrase(element))
    }

    /// "… then start Online at €9.90 a month, renews automatically": what renews there is what would be begun.
    fn takes_up(&self, element: &Element) -> bool {
        const BEGINS: [C; 4] = [C::Start, C::Buy, C::Upgrade, C::Downgrade];
        const ENDS: [C; 4] = [C::End, C::Leave, C::TurnOff, C::Not];
        let said = self.phrase(element);
        self.is_one_price(element) && said.any(&BEGINS) && !said.any(&ENDS)
    }

    /// "Delete my recordings now": nothing of that is needed for the end. With the account ends what is meant.
    fn deletes(&self, element: &Element) -> bool {
        let said = self.phrase(element);
        said.says(C::Delete) && !said.any(&[C::End, C::Leave, C::Not, C::Account])
    }

    /// "… instead of cancelling": it says itself that it is not the end.
    fn is_instead(&self, element: &Element) -> bool {
        let languages = heuristics::languages(self.page);
        let name = tokens(&element.name);
        let mut languages = languages.iter();
        languages.any(|of| without_the_end(name.clone(), of).len() < name.len())
    }

    /// Its words name no renewal, no ending, no money, no mailing and not the subscription: of those only the person knows what a
    /// tick means.
    fn says_nothing_else(&self, element: &Element) -> bool {
        let languages = heuristics::languages(self.page);
        let meant = |text: &str| self.plan.is_some_and(|plan| named::names(plan, text));
        let more = |text: &str| languages.iter().any(|of| names_more(text, of));
        !words(element).any(|text| meant(text) || !self.takes_up(element) && more(text))
    }

    /// The only button that sends its form ends the subscription, or stands with it in a dialog over the page, whatever it is called.
    fn is_sent_by_one_button(&self, element: &Element) -> bool {
        super::evidence::only_sender(element, self.page)
            .is_some_and(|button| element.in_dialog() || leads_on(self.intent(button)))
    }

    /// What leads on stands in the same form or dialog, and nothing is bought there.
    fn stands_with_the_way_on(&self, element: &Element) -> bool {
        let beside = |e: &&Element| heuristics::is_control(e) && !e.is_furniture();
        let controls = self.page.snapshot.elements.iter().filter(beside);
        let all: Vec<(Intent, Vec<&Container>)> =
            controls.map(|e| (self.intent(e), place(e))).collect();
        let plain = all.iter().any(|(intent, _)| leads_on(*intent));
        let place = place(element);
        let here = || all.iter().filter(|(_, p)| *p == place).map(|(i, _)| *i);
        // A form of its own with a button of its own saves something else than the end.
        let on = here().any(|i| leads_on(i) || !plain && may_lead_on(i));
        let on = on || self.is_sent_by_one_button(element);
        // As long as it stands ticked, there may be nothing but to stay.
        let on = on || self.is_instead(element) && here().any(Intent::keeps);
        let other = |i| {
            matches!(
                i,
                Intent::Buy | Intent::ConsentAccept | Intent::ConsentReject
            )
        };
        on && !here().any(other) && !super::names_cookies_beside(element, self.page)
    }
}

/// What the page filled in by itself is sent with it, and is none of the end: a box that names a sum and has to stay ticked ("Keep the last
/// box, €24.90, charged today"), a message that asks for something else ("I'd like to stay. Call me with an offer.").
pub(super) fn goes_along(element: &Element, ground: &Ground<'_>) -> Option<Rule> {
    const ENDS: [C; 4] = [C::End, C::Leave, C::TurnOff, C::Cancelled];
    const ASKS: [C; 7] = [
        C::Keep,
        C::Stay,
        C::Contact,
        C::Offer,
        C::Pause,
        C::Accept,
        C::Undo,
    ];
    if !ground.in_flow || ground.by_person {
        return None;
    }
    let form = element.form.as_ref().filter(|_| element.submits)?;
    let all = ground.observation.snapshot.elements.iter();
    let by_page = |e: &&Element| {
        let own = e.form.as_ref().is_some_and(|own| own.id == form.id);
        own && !ground.touched.contains(&e.identity())
    };
    let bought = |e: &Element| {
        let ticks = matches!(e.role, Role::Checkbox | Role::Switch);
        let stays = ticks && e.required && e.is(ElementState::Checked);
        let understood = || {
            let intent = heuristics::intent_of(e, ground.observation, None);
            intent == Intent::Acknowledge
        };
        stays && which::costs(e, quotes::names_a_sum) && !understood()
    };
    let written = |e: &Element| {
        let text = e.value.as_deref().unwrap_or_default().trim();
        let said = lexicon().warn(text);
        let free = e.input == Some(InputKind::Multiline) && !e.is(ElementState::Readonly);
        free && said.any(&ASKS) && !said.any(&ENDS)
    };
    all.filter(by_page).find_map(|e| match () {
        () if bought(e) => Some(Rule::Buys),
        () if written(e) => Some(Rule::Chosen),
        () => None,
    })
}

fn denies(said: &Phrase) -> bool {
    const NO: [C; 8] = [
        C::No,
        C::Not,
        C::Without,
        C::Skip,
        C::Reject,
        C::End,
        C::Leave,
        C::TurnOff,
    ];
    said.any(&NO) || said.words.iter().any(|w| w.negated)
}

fn leads_on(intent: Intent) -> bool {
    use Intent as I;
    matches!(
        intent,
        I::Enter | I::GoOn | I::Insist | I::Confirm | I::EndNow | I::Decline
    )
}

fn may_lead_on(intent: Intent) -> bool {
    use Intent as I;
    matches!(intent, I::Next | I::Submit | I::Yes | I::Skip)
}

fn words(element: &Element) -> impl Iterator<Item = &String> {
    [&element.name, &element.description]
        .into_iter()
        .chain(&element.shows)
}

fn returns(text: &str, language: &Wordings) -> bool {
    language.words.names(Word::Returns, &tokens(text))
}

fn is_an_offer(text: &str, language: &Wordings) -> bool {
    let offer = |(signal, _)| matches!(signal, Signal::Offer | Signal::OfferWeak);
    let said = language.signals(&Sentence::new(text));
    language.words.names(Word::Promotion, &tokens(text)) || said.into_iter().any(offer)
}

/// What of the end is bound to conditions: its day and its money.
fn is_of_the_end((signal, _): (Signal, Range<usize>)) -> bool {
    use Signal as S;
    matches!(signal, S::Refund | S::Fee | S::Effective | S::EndsNow)
}

fn names_more(text: &str, language: &Wordings) -> bool {
    let text = without_the_end(tokens(text), language);
    let sentence = Sentence::new(&text.join(" "));
    let names = |kind| language.words.names(kind, &text);
    let mut said = language.signals(&sentence).into_iter();
    said.any(is_of_the_end)
        || language.names_renewal(&sentence)
        || language.speaks_of_ending(&sentence)
        || names(Word::Subject)
        || names(Word::Mailing)
}

/// Without "instead of cancelling": what is named so is not what a tick would bring about.
fn without_the_end(mut text: Vec<String>, language: &Wordings) -> Vec<String> {
    for phrase in language.words.list(Word::Instead) {
        let phrase = tokens(phrase);
        if let Some(at) = place_of(&phrase, &text).filter(|_| !phrase.is_empty()) {
            text.drain(at..at + phrase.len());
        }
    }
    text
}

/// The frames, dialogs and forms that it stands in.
fn place(element: &Element) -> Vec<&Container> {
    let around = element.within.iter();
    let closed = [Role::Iframe, Role::Dialog, Role::AlertDialog, Role::Form];
    around.filter(|c| closed.contains(&c.role)).collect()
}
