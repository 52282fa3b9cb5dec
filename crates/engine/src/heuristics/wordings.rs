//! The wording files as tables: what texts and labels mean, language by language. Data: `wordings/*.toml`.
use super::claim;
use super::grammar::Grammar;
use super::language::{Address, Language, Path};
use super::phrase::{Phrase, PhraseError};
use super::steps::Steps;
use super::table::Table;
use super::tokens::{Sentence, place_of, tokens};
use super::vocabulary::{Vocabulary, Word};
use super::{clauses, composed};
pub use super::{
    intent::Intent,
    language::{Letter, Script},
    signal::Signal,
};
use include_dir::{Dir, File, include_dir};
use lexicon::{Concept, LanguageError};
use std::collections::{BTreeSet, HashSet};
use std::ops::Range;
use std::sync::OnceLock;

/// One language's tables.
#[derive(Clone, Debug)]
pub struct Wordings {
    pub lang: String,
    /// Its frequent words and all that its phrases are made of; for telling the language of a page that doesn't say it.
    spoken: HashSet<String>,
    signals: Table<Signal>,
    intents: Table<Intent>,
    pub words: Vocabulary,
    pub script: Script,
    pub letter: Letter,
    pub(crate) address: Address,
    pub(super) steps: Steps,
    pub(crate) path: Path,
    /// For what no phrase fits.
    pub(super) grammar: Grammar,
}

static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../wordings");

static KNOWN: OnceLock<Vec<Wordings>> = OnceLock::new();

/// All languages, English first.
pub fn all() -> &'static [Wordings] {
    // A file that can't be read fails the tests; a released build never has one.
    KNOWN.get_or_init(|| in_order(ours().flatten()))
}

/// Understands one more language, as if its file were among the project's: for trying it out. Only before the first page is read.
pub fn learn(file: &str) -> Result<(), WordingError> {
    let another = Wordings::parse(file)?;
    lexicon::learn(file).map_err(|error| match error {
        LanguageError::TooLate => WordingError::TooLate,
        other => WordingError::Lexicon(other),
    })?;
    let all = in_order(ours().flatten().chain([another]));
    KNOWN.set(all).map_err(|_| WordingError::TooLate)
}

fn ours() -> impl Iterator<Item = Result<Wordings, WordingError>> {
    let texts = FILES.files().filter_map(File::contents_utf8);
    texts.map(Wordings::parse)
}

fn in_order(languages: impl Iterator<Item = Wordings>) -> Vec<Wordings> {
    let mut all: Vec<Wordings> = languages.collect();
    all.sort_by_key(|w| (w.lang != "en", w.lang.clone()));
    all
}

/// The language of people who read such a page; English where there is none.
pub(crate) fn spoken(lang: &str) -> &'static Wordings {
    let primary = lang.split(['-', '_']).next().unwrap_or_default();
    let known = all();
    let spoken = known.iter().find(|w| w.lang.eq_ignore_ascii_case(primary));
    spoken.unwrap_or(&known[0])
}

/// The languages to read a page by: English always, and those that the page's own mark or its words point to.
pub fn for_page<'a>(
    known: &'a [Wordings],
    lang: &str,
    sentences: &[Sentence],
) -> Vec<&'a Wordings> {
    let marked = lang
        .split(['-', '_'])
        .next()
        .unwrap_or_default()
        .to_lowercase();
    let mut scored: Vec<(usize, &Wordings)> =
        known.iter().map(|w| (w.presence(sentences), w)).collect();
    scored.sort_by_key(|(n, w)| (std::cmp::Reverse(*n), w.lang != marked));
    // Close kin share their small words: whoever comes near the best is asked, too.
    let best = scored.first().map_or(0, |(n, _)| *n);
    let near = |w: &Wordings| {
        scored
            .iter()
            .any(|(n, s)| s.lang == w.lang && *n > 0 && n * 3 >= best * 2)
    };
    known
        .iter()
        .filter(|w| w.lang == "en" || w.lang == marked || near(w))
        .collect()
}

/// What a control's name says it does; the first language that knows it decides, harm before help.
pub fn intent(name: &str, languages: &[&Wordings]) -> Intent {
    match meant(&Sentence::new(name), languages) {
        // "Keep going" keeps nothing, nor does "I'd rather continue with the cancellation"; "passer à la suite" moves to no other plan.
        Some(Intent::Keep | Intent::Change) if only_goes_on(name, languages) => Intent::GoOn,
        // "No, I'm keeping it" turns the end down.
        Some(Intent::Decline) if only_keeps(name, languages) => Intent::Keep,
        meant => meant.unwrap_or(Intent::Other),
    }
}

fn only_keeps(name: &str, languages: &[&Wordings]) -> bool {
    use lexicon::Concept as C;
    const BESIDE: [C; 7] = [
        C::No,
        C::Thanks,
        C::Keep,
        C::Stay,
        C::Subscription,
        C::Want,
        C::Account,
    ];
    in_any(name, languages, |phrase| {
        let keeps = phrase.says(C::Keep) || phrase.says(C::Stay);
        keeps && phrase.only(&BESIDE)
    })
}

/// Read in one of these languages, it is so.
fn in_any(name: &str, languages: &[&Wordings], is: impl Fn(&lexicon::Phrase) -> bool) -> bool {
    let lexicon = lexicon::lexicon();
    let mut read = languages
        .iter()
        .map(|w| lexicon.read(name, &lexicon.languages(&w.lang, "")));
    read.any(|phrase| is(&phrase))
}

fn only_goes_on(name: &str, languages: &[&Wordings]) -> bool {
    use lexicon::Concept as C;
    const WITH_THE_END: [C; 9] = [
        C::No,
        C::Thanks,
        C::Prefer,
        C::Want,
        C::Continue,
        C::Proceed,
        C::Anyway,
        C::End,
        C::Subscription,
    ];
    in_any(name, languages, |phrase| {
        let bare = phrase.only(&[C::No, C::Thanks, C::Continue]);
        let with_it = phrase.says(C::End) && phrase.only(&WITH_THE_END);
        phrase.says(C::Continue) && (bare || with_it)
    })
}

/// This answer claims what only the person can know to be true, and what may have consequences of its own.
pub fn claims(answer: &str, languages: &[&Wordings]) -> bool {
    says(answer, Signal::Claim, languages) && !is_ordinary(answer, languages)
}

/// This answer says that it claims no special reason.
pub fn is_ordinary(answer: &str, languages: &[&Wordings]) -> bool {
    says(answer, Signal::Ordinary, languages)
}

/// This answer says nothing that matters: "Other", whatever a control of that name would do.
pub fn is_neutral(answer: &str, languages: &[&Wordings]) -> bool {
    let sentence = Sentence::new(answer);
    languages.iter().any(|w| w.is_neutral(&sentence))
}

pub(crate) fn says(text: &str, wanted: Signal, languages: &[&Wordings]) -> bool {
    let sentence = Sentence::new(text);
    let mut found = languages.iter().flat_map(|w| w.signals(&sentence));
    found.any(|(signal, _)| signal == wanted)
}

/// A subscription is named in it, in general words.
pub(crate) fn names_subscription(name: &str, languages: &[&Wordings]) -> bool {
    let name = Sentence::new(name);
    let mut languages = languages.iter();
    languages
        .any(|w| w.grammar.names_subscription(&name) || w.words.names(Word::Subject, &name.tokens))
}

/// Of ending, or of the renewal: what nobody knows by its name may be the way out.
pub(crate) fn may_lead_out(name: &str, languages: &[&Wordings]) -> bool {
    let name = Sentence::new(name);
    let mut languages = languages.iter();
    languages.any(|w| w.speaks_of_ending(&name) || w.names_renewal(&name))
}

/// What ends there is done once, and is no subscription.
pub(crate) fn is_an_errand(name: &str, languages: &[&Wordings]) -> bool {
    let sentence = Sentence::new(name);
    let mut any = languages.iter();
    let subject = |w: &&Wordings| w.words.names(Word::Subject, &sentence.tokens);
    any.any(|w| claim::ends_an_errand(&sentence, w)) && !languages.iter().any(subject)
}

/// The cross that closes things, in any language.
pub fn is_cross(name: &str) -> bool {
    matches!(
        name.trim(),
        "×" | "✕" | "✖" | "✗" | "✘" | "⨯" | "╳" | "❌" | "x" | "X"
    )
}

/// "Contract: see / cancel", 「契約内容の確認・解約」: set side by side they are the ways that a place has.
fn shows_and_ends(label: &str, languages: &[&Wordings]) -> bool {
    use lexicon::Concept as C;
    const SHOWS: [C; 4] = [C::View, C::Details, C::Manage, C::Confirm];
    const ELSE: [C; 8] = [
        C::End,
        C::Leave,
        C::Trial,
        C::Buy,
        C::Pay,
        C::Upgrade,
        C::Start,
        C::Accept,
    ];
    let parts: Vec<&str> = label.split(['・', '/', '／']).map(str::trim).collect();
    let [shown @ .., last] = parts.as_slice() else {
        return false;
    };
    let says = |part: &str, all: &[C]| in_any(part, languages, |phrase| phrase.any(all));
    let shows = |part: &&str| says(part, &SHOWS) && !says(part, &ELSE);
    let ends = in_any(last, languages, |phrase| {
        phrase.only(&[C::End, C::Leave, C::Subscription])
    });
    !shown.is_empty() && ends && says(last, &[C::End, C::Leave]) && shown.iter().any(shows)
}

/// By the wordings; where none of them knows it, by what it is made of.
pub(super) fn meant(label: &Sentence, languages: &[&Wordings]) -> Option<Intent> {
    if is_cross(&label.text) {
        return Some(Intent::Back);
    }
    if composed::goes_without_an_end(&label.text, languages) {
        return Some(Intent::Undo);
    }
    if shows_and_ends(&label.text, languages) {
        return Some(Intent::Manage);
    }
    if let Some(answer) = clauses::answering(label, languages) {
        return Some(answer);
    }
    let known = languages.iter().filter_map(|w| w.intent(label)).min();
    // "Unsubscribe from the newsletter" ends no subscription that is paid for.
    let ends = matches!(known, Some(Intent::Enter | Intent::BareCancel));
    let mails = || {
        languages
            .iter()
            .any(|w| w.words.names(Word::Mailing, &label.tokens))
    };
    if ends && mails() {
        return None;
    }
    // "Switch to Free", and nothing else, ends what is paid for.
    let to_free = |w: &&Wordings| {
        let whole = 0..label.tokens.len();
        let mut found = w.intents.find(&label.tokens).into_iter();
        w.words.names(Word::Free, &label.tokens)
            && found.any(|(intent, at)| intent == Intent::Enter && at == whole)
    };
    if known == Some(Intent::Change) && languages.iter().any(to_free) {
        return Some(Intent::Enter);
    }
    // "Go on with the procedure" keeps nothing.
    let proceeds = || {
        let procedure = |w: &&&Wordings| w.words.names(Word::Procedure, &label.tokens);
        let of = languages.iter().find(procedure);
        of.is_some_and(|w| {
            let goes_on = w.grammar.has("go_on", &label.tokens);
            goes_on && !w.grammar.names_subscription(label)
        })
    };
    // With the procedure of a pause it does.
    let pauses = |w: &&Wordings| {
        let mut found = w.intents.find(&label.tokens).into_iter();
        found.any(|(intent, _)| intent == Intent::Pause)
    };
    if known == Some(Intent::Keep) && proceeds() && !languages.iter().any(pauses) {
        // "Go on with the cancellation's procedure".
        let ends = languages.iter().any(|w| w.speaks_of_ending(label));
        return Some(if ends { Intent::GoOn } else { Intent::Next });
    }
    if known == Some(Intent::Keep) && clauses::refuses_to_keep(label, languages) {
        return Some(Intent::Submit);
    }
    // "I'd like to give up my discount" takes none, "before I lose it" does: the person is asked.
    let gives_up = |w: &&Wordings| w.gives_up(label);
    if known == Some(Intent::Accept) && languages.iter().any(gives_up) {
        return Some(Intent::Submit);
    }
    let made_of = || {
        languages
            .iter()
            .filter_map(|w| w.grammar.intent(label))
            .min()
    };
    let composed = || composed::intent(&label.text, languages);
    // What is denied beside the end ("Cancel without discount") takes none back.
    let made_of = || match made_of() {
        Some(Intent::Undo) => composed().or(Some(Intent::Undo)),
        made => made,
    };
    let meant = known
        .or_else(made_of)
        .or_else(|| clauses::at_last(label, languages))
        .or_else(composed);
    // "View or change" shows first what may be changed.
    let overview = |w: &&Wordings| w.is_overview(label);
    // "Don't pause, I want to cancel": what is denied is the other deed.
    let other = |i: Intent| {
        let deeds = [Intent::Pause, Intent::Accept, Intent::Change, Intent::Undo];
        deeds.contains(&i) || i.keeps()
    };
    match meant {
        Some(i) if other(i) && denies_another_deed(&label.text) => Some(Intent::Insist),
        Some(Intent::Change) if languages.iter().any(overview) => Some(Intent::Manage),
        meant => meant,
    }
}

/// It ends, and doesn't do what might be done instead.
fn denies_another_deed(label: &str) -> bool {
    const DEEDS: [Concept; 5] = [
        Concept::Pause,
        Concept::Keep,
        Concept::Stay,
        Concept::Accept,
        Concept::Offer,
    ];
    let phrase = lexicon::lexicon().warn(label);
    let ends = phrase.says(Concept::End) || phrase.says(Concept::Leave);
    // "Don't pause, stay instead of cancelling" doesn't end it.
    let keeps = [Concept::Keep, Concept::Stay, Concept::Continue];
    let stays = phrase.has(Concept::Prefer) || keeps.iter().any(|c| phrase.says(*c));
    let denied = DEEDS.iter().any(|c| phrase.says_negated(*c));
    ends && denied && !stays && !phrase.takes_back_an_end()
}

impl Wordings {
    /// Of a cancellation, or of cancelling, be it done or not.
    pub(crate) fn speaks_of_ending(&self, sentence: &Sentence) -> bool {
        self.grammar.speaks_of_ending(sentence)
    }

    /// "Change or cancel my plan", and nothing besides: "Upgrade now, change or cancel anytime" sells.
    fn is_overview(&self, label: &Sentence) -> bool {
        let beside = [
            Word::Subject,
            Word::Plan,
            Word::PlanBeside,
            Word::Asker,
            Word::Money,
        ];
        let named = |word: &String| {
            let word = std::slice::from_ref(word);
            beside.iter().any(|kind| self.words.has(*kind, word)) || self.grammar.has("sub", word)
        };
        let mut words = self.words.list(Word::Overview).iter();
        words.any(|word| {
            let word = Sentence::new(word);
            let at = place_of(&word.tokens, &label.tokens).filter(|_| !word.tokens.is_empty());
            at.is_some_and(|at| {
                let (before, behind) =
                    (&label.tokens[..at], &label.tokens[at + word.tokens.len()..]);
                let changes =
                    !self.intents.find(before).is_empty() || self.grammar.has("changing", before);
                // "Try Premium – change or cancel anytime" says how little it binds.
                let sells = self.speaks_of_ending(&word) || changes;
                (before.iter().all(named) || !sells) && behind.iter().all(named)
            })
        })
    }

    /// It is about bringing a friend: what one does to them stands close by.
    pub(super) fn brings_along(&self, sentence: &Sentence) -> bool {
        const CLOSE: usize = 4;
        let places = |kind| {
            let words = self.words.list(kind).iter();
            words.filter_map(|word| place_of(&tokens(word), &sentence.tokens))
        };
        places(Word::Friend).any(|friend| {
            let mut brings = places(Word::Bring);
            brings.any(|bring| bring.abs_diff(friend) <= CLOSE)
        })
    }

    pub(super) fn gives_up(&self, label: &Sentence) -> bool {
        let of = |class| self.grammar.has(class, &label.tokens);
        of("giving_up") && !of("not")
    }

    /// It ends, and nothing is said of renewing it.
    pub(super) fn only_runs_out(&self, tokens: &[String]) -> bool {
        let of = |class| self.grammar.has(class, tokens);
        of("runs_out") && !of("renews") && !of("renewal")
    }

    /// Of money, of the subscription, or of whoever bills for it.
    pub(crate) fn is_about_paying(&self, name: &[String]) -> bool {
        let named = |kind| self.words.names(kind, name);
        named(Word::Money) || named(Word::Subject) || self.grammar.has("biller", name)
    }

    pub(crate) fn names_renewal(&self, name: &Sentence) -> bool {
        self.grammar.has("renewal", &name.tokens)
    }

    /// "Automatic renewal on – never miss a day": the renewal's name, how it stands, what is set apart from it, and its switch, which may
    /// have the same name.
    pub(super) fn shows_renewal(&self, name: &Sentence) -> Option<bool> {
        let said = name.text.split(['–', '—', '·', '|', '(', ',']).next()?;
        let tokens = tokens(said);
        let tokens = tokens.as_slice();
        let own = self
            .grammar
            .all("renewal", tokens)
            .filter(|at| at.start == 0);
        let own: Vec<&[String]> = own.map(|at| &tokens[at]).collect();
        own.iter().find_map(|own| {
            let state = &tokens[own.len()..];
            let state = state.strip_suffix(*own).unwrap_or(state);
            let on = self.words.is(Word::StandsOn, state);
            (on || self.words.is(Word::StandsOff, state)).then_some(on)
        })
    }

    /// "Confirm", "Finish"; a bare "Yes" says yes to whatever was asked.
    pub(super) fn confirms(&self, name: &[String]) -> bool {
        self.grammar.has("confirm", name) && !self.words.has(Word::Affirms, name)
    }

    /// Of a cancellation or of what is not renewed, not only of an end.
    pub(super) fn calls_off(&self, sentence: &Sentence) -> bool {
        let of = |class| self.grammar.has(class, &sentence.tokens);
        of("ended") || of("cancellation") || of("off") || of("not")
    }

    /// "Withdraw the cancellation": there is one.
    pub(super) fn takes_back(&self, label: &Sentence) -> bool {
        let of = |class| self.grammar.has(class, &label.tokens);
        of("withdraw") && of("cancellation")
    }

    fn parse(text: &str) -> Result<Self, WordingError> {
        let file: Language =
            toml::from_str(text).map_err(|e| WordingError::Syntax(e.to_string()))?;
        let mut signals = Vec::new();
        for (signal, phrases) in &file.text {
            for phrase in phrases {
                signals.push((*signal, Phrase::parse(phrase, &file.sets)?));
            }
        }
        let mut intents = Vec::new();
        for (intent, phrases) in &file.label {
            for phrase in phrases {
                intents.push((*intent, Phrase::parse(phrase, &file.sets)?.whole()));
            }
        }
        let texts = signals.iter().flat_map(|(_, p)| p.all_words());
        let labels = intents.iter().flat_map(|(_, p)| p.all_words());
        let words = texts
            .chain(labels)
            .filter(|w| w.chars().count() > 2 || !w.is_ascii());
        let spoken = words.map(str::to_owned).chain(file.common).collect();
        Ok(Self {
            lang: file.lang,
            spoken,
            signals: Table::new(signals),
            intents: Table::new(intents),
            words: file.words,
            script: file.script,
            letter: file.letter,
            address: file.address,
            steps: Steps::new(&file.steps, &file.sets)?,
            path: file.path,
            grammar: Grammar::new(file.grammar, &file.sets)?,
        })
    }

    /// Every signal in this sentence, with the tokens that it rests on.
    pub fn signals(&self, sentence: &Sentence) -> Vec<(Signal, Range<usize>)> {
        self.signals.find(&sentence.tokens)
    }

    /// A label longer than 16 words is a text, not a label.
    pub fn intent(&self, label: &Sentence) -> Option<Intent> {
        if label.length() > 16 {
            return None;
        }
        let found = || self.intents.find(&label.tokens).into_iter().map(|(i, _)| i);
        let first = found().min()?;
        // "Accept all", "Reject all": a banner's words, and no answer to an offer. Bare, they are one.
        let banner = found().find(|i| matches!(i, Intent::ConsentAccept | Intent::ConsentReject));
        let of_offers = matches!(first, Intent::Accept | Intent::Decline | Intent::Yes);
        banner
            .filter(|_| of_offers && label.length() > 1)
            .or(Some(first))
    }

    /// Whether "Other" or "I'd rather not say" is among what this answer may mean.
    fn is_neutral(&self, answer: &Sentence) -> bool {
        let mut found = self.intents.find(&answer.tokens).into_iter();
        found.any(|(intent, _)| intent == Intent::NeutralAnswer)
    }

    /// The numbers of all phrases that say something of these sentences. A phrase is also a label's where a line may be a label.
    pub fn speaking(&self, sentences: &[Sentence]) -> BTreeSet<usize> {
        let texts = self.signals.len();
        let said = |s: &Sentence| {
            let signals = self.signals.numbered(&s.tokens);
            let labels = self.intents.numbered(&s.tokens);
            let numbers = labels.into_iter().map(|(n, _)| texts + n);
            signals
                .into_iter()
                .map(|(n, _)| n)
                .chain(numbers)
                .collect::<Vec<_>>()
        };
        sentences.iter().flat_map(said).collect()
    }

    /// The same tables as if nobody had thought of these phrases.
    #[must_use]
    pub fn without(&self, phrases: &BTreeSet<usize>) -> Self {
        let texts = self.signals.len();
        Self {
            signals: self.signals.without(|n| phrases.contains(&n)),
            intents: self.intents.without(|n| phrases.contains(&(texts + n))),
            ..self.clone()
        }
    }

    fn presence(&self, sentences: &[Sentence]) -> usize {
        sentences
            .iter()
            .flat_map(|s| &s.tokens)
            .filter(|t| self.spoken.contains(*t))
            .take(200)
            .count()
    }
}

/// What is wrong with a language's file.
#[derive(Debug, thiserror::Error)]
pub enum WordingError {
    #[error("{0}")]
    Syntax(String),
    #[error("a page was read before this language was learnt: learn it first")]
    TooLate,
    #[error(transparent)]
    Phrase(#[from] PhraseError),
    #[error(transparent)]
    Lexicon(LanguageError),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_wording_file_parses() {
        for file in FILES.files() {
            if let Err(error) = Wordings::parse(file.contents_utf8().unwrap()) {
                panic!("{}: {error}", file.path().display());
            }
        }
        assert_eq!(all().len(), FILES.files().count());
        assert_eq!(all()[0].lang, "en");
    }

    #[test]
    fn what_no_phrase_knows_is_read_by_what_its_words_mean() {
        for (lang, label, expected) in [
            ("en", "Send cancellation request", Intent::Confirm),
            ("it", "Richiedi il recesso", Intent::Enter),
            ("it", "Invia richiesta di recesso", Intent::Confirm),
            ("de", "Kündigung beantragen", Intent::Enter),
            ("fr", "Demander la résiliation", Intent::Enter),
            ("pt", "Enviar pedido de cancelamento", Intent::Enter),
            ("en", "Cancel without discount", Intent::Insist),
            ("en", "Continue without cancelling", Intent::Undo),
            ("fr", "Continuer sans résilier", Intent::Undo),
            ("de", "Weiter ohne Kündigung", Intent::Undo),
            ("nl", "Doorgaan zonder opzeggen", Intent::Undo),
            (
                "en",
                "Request cancellation of the cancellation",
                Intent::Other,
            ),
            (
                "en",
                "Send cancellation request and buy yearly",
                Intent::Other,
            ),
            ("fr", "Demander la résiliation de la carte", Intent::Other),
        ] {
            let own: Vec<_> = all().iter().filter(|w| w.lang == lang).collect();
            assert_eq!(intent(label, &own), expected, "{label}");
        }
    }

    #[test]
    fn a_label_is_read_as_a_whole_and_harm_comes_first() {
        let en = [&all()[0]];
        for (label, expected) in [
            ("Cancel membership", Intent::Enter),
            ("Cancel", Intent::BareCancel),
            ("Continue to cancel", Intent::GoOn),
            ("Continue subscription", Intent::Undo),
            ("Don’t cancel subscription", Intent::Undo),
            ("Restart Membership", Intent::Undo),
            ("Finish cancellation", Intent::Confirm),
            ("Yes, cancel my plan", Intent::Confirm),
            ("No, keep this membership", Intent::Keep),
            ("Keep my plan", Intent::Keep),
            ("Pause instead", Intent::Pause),
            ("Delete account", Intent::Delete),
            ("Cancel my account and delete my data", Intent::Delete),
            ("Accept offer", Intent::Accept),
            ("Get 50% off", Intent::Accept),
            ("No thanks, I don’t like saving money", Intent::Decline),
            ("Downgrade Your Plan", Intent::Change),
            ("End now", Intent::EndNow),
            ("Turn off automatic renewal", Intent::Enter),
            ("Turn on recurring billing", Intent::Undo),
            ("Start chat", Intent::Contact),
            ("Manage plan", Intent::Manage),
            ("Continue", Intent::Next),
            ("Reject all", Intent::ConsentReject),
            ("The weather today", Intent::Other),
        ] {
            assert_eq!(intent(label, &en), expected, "{label}");
        }
    }
}
