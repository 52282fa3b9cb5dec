//! Evidence to state: every wording found in a page counts for a state, some count against others, the strongest wins.
use super::address::Address;
use super::shades::{denied, is_hypothetical, last_of_steps};
use super::tokens::{Sentence, is_made_of, sentences, squeezed, tokens};
use super::vocabulary::Word;
use super::weighing::Scores;
use super::wordings::{self, Intent, Signal, Wordings};
use crate::recipe::{Mark, Meaning, Recipe, address, speaks, text};
use protocol::message::Interpretation;
use protocol::page_state::PageState;
use std::collections::BTreeMap;

/// What a page is, and what the decision rests on.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    pub state: PageState,
    /// 0..1
    pub confidence: f64,
    pub reason: String,
    /// The page's sentence that spoke most clearly for the state; empty where none did.
    pub wording: String,
    pub marks: Marks,
}

/// Single findings that matter beside the state.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Marks {
    /// It says in past or present tense that the subscription was cancelled.
    pub complete: bool,
    /// It says that the subscription ends, ended or won't renew.
    pub cancelled: bool,
    /// It says that the subscription goes on.
    pub active: bool,
    /// It offers to take a cancellation back.
    pub undo: bool,
    /// Effective date, fee, refund, "are you sure": signs of the last page.
    pub last_page: bool,
    /// Asked for, but not done.
    pub pending: bool,
    pub failed: bool,
    pub survey: bool,
    pub captcha: bool,
    pub by_hand: bool,
    /// Why it can't be cancelled now, or not by this person.
    pub hindered: bool,
    pub login: bool,
}

/// What there is to judge by.
#[derive(Debug)]
pub(crate) struct Page<'a> {
    pub(crate) url: &'a str,
    pub(crate) lang: &'a str,
    pub(crate) text: &'a str,
    pub(crate) labels: Vec<&'a str>,
    /// The labels are the page's controls; else short sentences stand in for them.
    pub(crate) labels_known: bool,
    pub(crate) password: bool,
    pub(crate) code: bool,
    pub(crate) choices: usize,
    /// On the way out: they are what one is asked about why.
    pub(crate) asks_why: bool,
    /// What the subscription that is meant is called.
    pub(crate) names: &'a [&'a str],
    /// A dialog is open over the page.
    pub(crate) dialog: bool,
    /// On the way out: what happens then has to be acknowledged.
    pub(crate) acknowledges: bool,
    /// On the way out: something in it ends the subscription.
    pub(crate) ends_in_dialog: bool,
    pub(crate) recipe: Option<&'a Recipe>,
    pub(crate) known: &'a [Wordings],
}

impl Reading {
    pub fn interpretation(&self) -> Interpretation {
        Interpretation {
            state: self.state,
            confidence: self.confidence,
            reason: self.reason.clone(),
        }
    }

    /// True of a page that calls the subscription cancelled and says nothing against it.
    pub fn says_cancelled(&self) -> bool {
        let says_so = matches!(
            self.state,
            PageState::AccountCancelled | PageState::Complete
        ) || (self.state == PageState::ExitSurvey && self.marks.complete);
        says_so && !self.marks.active && !self.marks.pending && !self.marks.failed
    }

    /// The same of an account that was not touched: less plainly said, the way back in speaks for it.
    pub fn shows_cancelled(&self) -> bool {
        self.says_cancelled() && (self.confidence >= 0.6 || self.marks.undo)
    }

    /// The same, plainly enough to prove it.
    pub fn proves_cancelled(&self) -> bool {
        self.says_cancelled() && self.confidence >= 0.6
    }
}

impl Page<'_> {
    pub(crate) fn read(&self) -> Reading {
        let mut sentences = sentences(self.text);
        for name in self.names.iter().map(|name| tokens(name)) {
            sentences.iter_mut().for_each(|s| s.rename(&name));
        }
        let languages = wordings::for_page(self.known, self.lang, &sentences);
        let mut evidence = Evidence::default();
        evidence.address(self.url);
        let labels: Vec<String> = self.labels.iter().map(|l| squeezed(l)).collect();
        for sentence in &sentences {
            evidence.only_labels = self.labels_known && is_made_of(&sentence.text, &labels);
            // "Delete account for good" as a button says nothing of the subscription, and is no last page of its end.
            if evidence.only_labels && wordings::meant(sentence, &languages) == Some(Intent::Delete)
            {
                continue;
            }
            evidence.sentence(sentence, &languages);
            evidence.last_of_steps |= last_of_steps(sentence);
        }
        if self.labels_known {
            for label in &self.labels {
                evidence.label(&Sentence::new(label), &languages);
            }
        } else {
            for sentence in sentences.iter().filter(|s| s.length() <= 9) {
                evidence.label(sentence, &languages);
            }
        }
        evidence.only_labels = false;
        self.add_recipe(&sentences, &languages, &mut evidence);
        self.add_fields(&mut evidence);
        evidence.dialog = self.dialog;
        evidence.ends_in_dialog = self.ends_in_dialog;
        evidence.acknowledges = self.acknowledges;
        evidence.settle_the_scheduled();
        evidence.decide()
    }

    fn add_recipe(&self, sentences: &[Sentence], languages: &[&Wordings], evidence: &mut Evidence) {
        let Some(recipe) = self.recipe else { return };
        let facts = recipe.pages.iter().filter(|f| {
            speaks(&f.lang, self.lang) && (f.url.is_empty() || address(&f.url, self.url))
        });
        for fact in facts {
            let signal = match fact.means {
                Meaning::Active => Signal::Active,
                Meaning::Success => Signal::Complete,
                Meaning::Cancelled => Signal::Cancelled,
                Meaning::Failure => Signal::Failed,
                Meaning::OtherBiller => Signal::ThirdParty,
                Meaning::Login => Signal::Login,
                Meaning::ByHand => Signal::ByHand,
            };
            let proves = matches!(fact.means, Meaning::Success | Meaning::Cancelled);
            // What was only heard of a service proves nothing.
            if proves && fact.mark == Mark::Hint {
                continue;
            }
            if fact.text.is_empty() {
                evidence.add(signal, self.url);
            }
            let Ok(phrase) = text(&fact.text) else {
                continue;
            };
            let said = |s: &&Sentence| {
                !s.question && phrase.is_in(&s.tokens) && !(proves && is_hypothetical(s, languages))
            };
            for sentence in sentences.iter().filter(said) {
                evidence.add(signal, &sentence.text);
            }
        }
    }

    fn add_fields(&self, evidence: &mut Evidence) {
        if self.password {
            evidence.add(Signal::Login, "password field");
        }
        if self.code {
            evidence.add(Signal::Login, "code field");
        }
        if self.choices >= 3 {
            evidence.add(Signal::SurveyWeak, "list of choices");
        }
        if self.asks_why {
            evidence.add(Signal::Survey, "list of reasons");
        }
    }
}

/// Signals found, each with the texts that it was found in.
#[derive(Debug, Default)]
pub(super) struct Evidence {
    signals: BTreeMap<Signal, Vec<String>>,
    intents: BTreeMap<Intent, Vec<String>>,
    address: BTreeMap<PageState, f64>,
    account_address: bool,
    /// Its address is one of the way out.
    flow_address: bool,
    pub(super) dialog: bool,
    /// The way out was entered, and what happens then is to be acknowledged.
    pub(super) acknowledges: bool,
    /// The way out was entered, and what ends it stands in a dialog.
    pub(super) ends_in_dialog: bool,
    /// "Step 3 of 3".
    pub(super) last_of_steps: bool,
    /// The sentence at hand is what controls are called, and nothing else.
    only_labels: bool,
}

impl Evidence {
    fn sentence(&mut self, sentence: &Sentence, languages: &[&Wordings]) {
        for wordings in languages {
            let found = wordings.signals(sentence);
            let conditional = found
                .iter()
                .filter(|(s, _)| *s == Signal::Conditional)
                .map(|(_, covered)| covered.start)
                .min();
            let has = |signal| found.iter().any(|(s, _)| *s == signal);
            let (survey, proviso) = (has(Signal::Survey), has(Signal::Proviso));
            // "The payment for your subscription was cancelled."
            let other_thing = has(Signal::Elsewhere);
            for (signal, covered) in found {
                let hypothetical =
                    sentence.question || conditional.is_some_and(|c| c < covered.start);
                let unreal = || {
                    wordings
                        .words
                        .has(Word::Unreal, &sentence.tokens[covered.clone()])
                };
                // What would be: said of the step that is still to come.
                if signal == Signal::Scheduled && (hypothetical || proviso) {
                    self.add(Signal::Final, &sentence.text);
                    continue;
                }
                let ignored = match signal {
                    Signal::Conditional | Signal::Proviso => true,
                    Signal::Cancelled => hypothetical || proviso || other_thing,
                    Signal::Complete => hypothetical || other_thing || unreal(),
                    Signal::OfferTaken => hypothetical,
                    // A word to be typed is set apart from the words around it.
                    Signal::TypeWord => !crate::quotes::names_a_word(&sentence.text),
                    Signal::Active => denied(sentence, &covered, wordings),
                    // "Why do you want to cancel?" asks for a reason, not for the last word.
                    Signal::Asked => !sentence.question || survey,
                    _ => false,
                };
                if !ignored {
                    self.add(signal, &sentence.text);
                }
            }
        }
        self.by_grammar(sentence, languages);
        self.by_number(sentence, languages);
    }

    /// Cancelling, and a telephone number, in one sentence.
    fn by_number(&mut self, sentence: &Sentence, languages: &[&Wordings]) {
        if crate::quotes::ends_by_phone(sentence, languages) {
            self.add(Signal::ByHand, &sentence.text);
        }
    }

    /// What a sentence is made of counts where no wording in any language says what it means.
    fn by_grammar(&mut self, sentence: &Sentence, languages: &[&Wordings]) {
        let spoken = languages.iter().flat_map(|w| w.signals(sentence));
        let mut conditional = false;
        for (signal, _) in spoken {
            match signal {
                Signal::Conditional | Signal::Proviso => conditional = true,
                weak if weak.is_weak() => {}
                _ => return,
            }
        }
        let here = self.flow_address;
        // "1 € a month for 6 months": on the way out that is an offer, in whatever words.
        if here && !conditional && crate::quotes::is_a_price_for_some_time(&sentence.text) {
            self.add(Signal::Offer, &sentence.text);
        }
        for signal in languages
            .iter()
            .flat_map(|w| w.grammar.signals(sentence, here))
        {
            let states = matches!(
                signal,
                Signal::Complete | Signal::Cancelled | Signal::Scheduled | Signal::Active
            );
            let unasked = signal == Signal::Asked && !sentence.question;
            if !(unasked || states && (conditional || sentence.question)) {
                self.add(signal, &sentence.text);
            }
        }
    }

    fn label(&mut self, label: &Sentence, languages: &[&Wordings]) {
        // A question in a short line is a heading, not a button.
        if label.question {
            return;
        }
        if let Some(intent) = wordings::meant(label, languages) {
            let texts = self.intents.entry(intent).or_default();
            if !texts.contains(&label.text) {
                texts.push(label.text.clone());
            }
        }
    }

    fn add(&mut self, signal: Signal, text: &str) {
        // "Unsubscribe from the newsletter", "My account" as links say nothing of the subscription; nor does a filter "Cancelled".
        let beside = matches!(signal, Signal::Elsewhere | Signal::ActiveWeak);
        let ended = matches!(signal, Signal::Cancelled | Signal::Complete);
        if self.only_labels && (beside || ended && tokens(text).len() < 3) {
            return;
        }
        let texts = self.signals.entry(signal).or_default();
        if !texts.iter().any(|t| t == text) {
            texts.push(text.to_owned());
        }
    }

    /// "Will be cancelled on 4 May" with a way back and no way on is how an account looks after the cancelling. In doubt it is what
    /// the last step would do.
    fn settle_the_scheduled(&mut self) {
        let Some(texts) = self.signals.remove(&Signal::Scheduled) else {
            return;
        };
        use Signal as G;
        let against = [
            G::Final,
            G::Asked,
            G::Offer,
            G::Survey,
            G::Pending,
            G::Failed,
            G::Active,
            G::LastChance,
        ];
        let standing = self.offers(Intent::Undo)
            && !self.leads_on()
            && !self.dialog
            && !self.offers(Intent::Yes)
            && !self.offers(Intent::Submit)
            && !against.into_iter().any(|g| self.has(g));
        let signal = if standing { G::Cancelled } else { G::Final };
        for text in texts {
            self.add(signal, &text);
        }
    }

    /// Something here cancels, or goes on towards it.
    pub(super) fn leads_on(&self) -> bool {
        use Intent as I;
        [
            I::Enter,
            I::BareCancel,
            I::GoOn,
            I::Insist,
            I::Next,
            I::Confirm,
            I::EndNow,
        ]
        .into_iter()
        .any(|i| self.offers(i))
    }

    fn address(&mut self, url: &str) {
        let address = Address::of(url);
        self.address = address.hints;
        self.account_address = address.account;
        self.flow_address = address.flow;
    }

    pub(super) fn count(&self, signal: Signal) -> usize {
        self.signals.get(&signal).map_or(0, Vec::len)
    }

    pub(super) fn has(&self, signal: Signal) -> bool {
        self.count(signal) > 0
    }

    pub(super) fn offers(&self, intent: Intent) -> bool {
        self.intents.contains_key(&intent)
    }

    /// Independent hints add up without ever reaching certainty.
    pub(super) fn belief(
        &self,
        state: PageState,
        signals: &[(Signal, f64)],
        intents: &[(Intent, f64)],
    ) -> f64 {
        let mut doubt = 1.0 - self.address.get(&state).copied().unwrap_or(0.0);
        for (signal, weight) in signals {
            // The same kind of hint again says less each time.
            for n in 0..self.count(*signal).min(4) {
                doubt *= 1.0 - weight * 0.75_f64.powi(i32::try_from(n).unwrap_or(0));
            }
        }
        for (intent, weight) in intents {
            if self.offers(*intent) {
                doubt *= 1.0 - weight;
            }
        }
        1.0 - doubt
    }

    fn decide(&self) -> Reading {
        let scores = Scores::weigh(self);
        let mut order: Vec<(PageState, f64)> = scores.into_iter().collect();
        order.sort_by(|a, b| b.1.total_cmp(&a.1));
        let (mut state, best) = order.first().copied().unwrap_or((PageState::Unknown, 0.0));
        // "It was cancelled" and "it is cancelled" don't speak against each other.
        let kin = |s: PageState| matches!(s, PageState::Complete | PageState::AccountCancelled);
        let second = order
            .iter()
            .skip(1)
            .find(|(s, _)| !(kin(*s) && kin(state)))
            .map_or(0.0, |s| s.1);
        if best < 0.4 {
            state = PageState::Unknown;
        }
        if kin(state) && self.has(Signal::Complete) {
            state = if self.is_standing_account() {
                PageState::AccountCancelled
            } else {
                PageState::Complete
            };
        }
        let confidence = (best * (1.0 - 0.35 * (second / best.max(0.01)).powi(2))).clamp(0.0, 0.99);
        let wording = self.wording(state);
        Reading {
            state,
            confidence: (confidence * 100.0).round() / 100.0,
            reason: self.reason(state, &wording),
            wording,
            marks: self.marks(state),
        }
    }

    /// "Has been cancelled" on a page that is otherwise an account page: a standing state, not the end of a flow.
    fn is_standing_account(&self) -> bool {
        let furniture = self.count(Signal::ActiveWeak);
        let just_done = self.count(Signal::CompleteWeak) + usize::from(self.offers(Intent::Submit));
        let way_back = self.offers(Intent::Undo) && just_done == 0;
        self.account_address && (way_back || (furniture > 0 && furniture >= just_done))
    }

    /// The sentence that speaks for this state.
    fn wording(&self, state: PageState) -> String {
        use Signal as G;
        let order: &[G] = match state {
            PageState::LoginRequired => &[G::Login, G::LoginWeak],
            PageState::ThirdPartyBilling => &[G::ThirdParty],
            PageState::Complete | PageState::AccountCancelled => {
                &[G::Complete, G::Cancelled, G::CompleteWeak]
            }
            PageState::AccountActive => &[G::OfferTaken, G::Paused, G::Active, G::ActiveWeak],
            PageState::RetentionOffer => &[G::Offer, G::OfferWeak],
            PageState::ExitSurvey => &[G::Survey, G::SurveyWeak],
            PageState::FinalConfirmation => &[G::Final, G::Asked, G::FinalWeak],
            PageState::Failed => &[G::Failed, G::FailedWeak],
            PageState::Unknown | PageState::Start => {
                &[G::Captcha, G::Pending, G::ByHand, G::Loading, G::Elsewhere]
            }
        };
        order
            .iter()
            .find_map(|s| self.signals.get(s)?.first().cloned())
            .unwrap_or_default()
    }

    fn reason(&self, state: PageState, wording: &str) -> String {
        if !wording.is_empty() {
            return crate::words::say("reading.says", &[("text", wording)]);
        }
        let intent = match state {
            PageState::AccountActive => Some(Intent::Enter),
            PageState::AccountCancelled => Some(Intent::Undo),
            PageState::FinalConfirmation => Some(Intent::Confirm),
            PageState::RetentionOffer => Some(Intent::GoOn),
            _ => None,
        };
        match intent.and_then(|i| self.intents.get(&i)?.first()) {
            Some(label) => crate::words::say("reading.offers", &[("text", label)]),
            None => crate::words::say("reading.nothing", &[]),
        }
    }
}
