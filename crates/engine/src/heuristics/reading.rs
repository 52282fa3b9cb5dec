//! A page's text, controls and address to what it is.
use super::evidence::Evidence;
use super::shades::{is_hypothetical, last_of_steps};
use super::tokens::{Sentence, is_made_of, sentences, squeezed, tokens};
use super::wordings::{self, Intent, Signal, Wordings};
use crate::recipe::{Mark, Meaning, Recipe, address, speaks, text};
use protocol::message::Interpretation;
use protocol::page_state::PageState;

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
    /// Only by naming the day of the month on which it is paid, and beside what calls it cancelled.
    pub by_terms: bool,
    /// It offers to take a cancellation back.
    pub undo: bool,
    /// It calls it cancelled or not renewed; that something ends on a day is said of every fixed term.
    pub called_off: bool,
    /// What cancels stands on it.
    pub way_out: bool,
    /// It sends people to the phone, a letter, a counter, and names no day on which it ends all the same.
    pub awaits_a_call: bool,
    /// Effective date, fee, refund, "are you sure": signs of the last page.
    pub last_page: bool,
    /// Asked for, but not done.
    pub pending: bool,
    /// The end that there was to be was taken back.
    pub withdrawn: bool,
    pub failed: bool,
    pub survey: bool,
    /// It says that what it shows is still to come.
    pub loading: bool,
    pub captcha: bool,
    pub by_hand: bool,
    /// Why it can't be cancelled now, or not by this person.
    pub hindered: bool,
    pub login: bool,
    /// It wants a code that was sent, and no password.
    pub code: bool,
}

/// What there is to judge by.
#[derive(Debug)]
pub(crate) struct Page<'a> {
    pub(crate) url: &'a str,
    pub(crate) lang: &'a str,
    pub(crate) title: &'a str,
    pub(crate) text: &'a str,
    pub(crate) labels: Vec<&'a str>,
    /// Those of them that are a menu's items.
    pub(crate) in_menus: Vec<&'a str>,
    /// The labels are the page's controls; else short sentences stand in for them.
    pub(crate) labels_known: bool,
    pub(crate) password: bool,
    pub(crate) code: bool,
    pub(crate) choices: usize,
    /// On the way out: they are what one is asked about why.
    pub(crate) asks_why: bool,
    /// What the subscription that is meant is called; first by the person.
    pub(crate) names: &'a [&'a str],
    /// The way out was entered before.
    pub(crate) in_flow: bool,
    /// A dialog is open over the page.
    pub(crate) dialog: bool,
    /// On the way out: what happens then has to be acknowledged.
    pub(crate) acknowledges: bool,
    /// A password is given anew: who does that has signed in.
    pub(crate) sets_a_password: bool,
    /// On the way out: something in it ends the subscription.
    pub(crate) ends_in_dialog: bool,
    /// On the way out: a dialog leads on, and what offers something lies behind it.
    pub(crate) offer_behind: bool,
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

    /// True of a page that calls the subscription cancelled and says nothing against it. What still can be cancelled is not; beside a way
    /// back in it is another one, or the site's own footer.
    pub fn says_cancelled(&self) -> bool {
        let says_so = matches!(
            self.state,
            PageState::AccountCancelled | PageState::Complete
        ) || (self.state == PageState::ExitSurvey && self.marks.complete);
        let marks = &self.marks;
        let against = marks.active || marks.pending || marks.failed;
        let doubtful = (marks.way_out || marks.awaits_a_call) && !marks.undo;
        says_so && !against && !doubtful
    }

    /// The same of an account that was not touched: less plainly said, the way back in speaks for it.
    pub fn shows_cancelled(&self) -> bool {
        let plain = self.confidence >= 0.6 && self.marks.called_off;
        self.says_cancelled() && (plain || self.marks.undo)
    }

    /// The same, plainly enough to prove it.
    pub fn proves_cancelled(&self) -> bool {
        self.says_cancelled() && self.confidence >= 0.6
    }
}

impl Page<'_> {
    pub(crate) fn read(&self) -> Reading {
        let mut sentences = sentences(self.text);
        let names: Vec<_> = self.names.iter().map(|name| tokens(name)).collect();
        for sentence in &mut sentences {
            let own = names.first().is_none_or(|name| sentence.own(name));
            let others = names.iter().skip(usize::from(!own));
            others.for_each(|name| sentence.rename(name));
        }
        let languages = wordings::for_page(self.known, self.lang, &sentences);
        let mut evidence = Evidence::default();
        // Without its controls nobody knows what a page's offer can be answered with.
        evidence.in_flow = self.in_flow || !self.labels_known;
        evidence.sets_a_password = self.sets_a_password;
        evidence.address(self.url);
        evidence.title(self.title, &languages);
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
                let answers = !self.in_menus.contains(label);
                evidence.label(&Sentence::new(label), answers, &languages);
            }
        } else {
            for sentence in sentences.iter().filter(|s| s.length() <= 9) {
                evidence.label(sentence, true, &languages);
            }
        }
        evidence.only_labels = false;
        self.add_recipe(&sentences, &languages, &mut evidence);
        self.add_fields(&mut evidence);
        evidence.dialog = self.dialog;
        evidence.ends_in_dialog = self.ends_in_dialog;
        evidence.offer_behind = self.offer_behind;
        evidence.acknowledges = self.acknowledges;
        evidence.settle();
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
                evidence.called_off |= proves;
                evidence.add(signal, self.url);
            }
            let Ok(phrase) = text(&fact.text) else {
                continue;
            };
            let said = |s: &&Sentence| {
                !s.question && phrase.is_in(&s.tokens) && !(proves && is_hypothetical(s, languages))
            };
            for sentence in sentences.iter().filter(said) {
                evidence.called_off |= proves;
                evidence.add(signal, &sentence.text);
            }
        }
    }

    fn add_fields(&self, evidence: &mut Evidence) {
        if self.password {
            evidence.add(Signal::Login, "password field");
        }
        evidence.code = self.code && !self.password;
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
