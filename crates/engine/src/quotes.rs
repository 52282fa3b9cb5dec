//! What a page says about date, price, fee, refund and scope, each with the page's own sentence as its source.
mod patterns;
mod rows;

use crate::heuristics::is_for_something_else;
use crate::heuristics::tokens::{Sentence, place_of, sentences, tokens};
use crate::heuristics::vocabulary::{Word, everywhere};
use crate::heuristics::wordings::{self, Signal, Wordings};
use lexicon::Concept as C;
pub use patterns::date;
use protocol::role::Role;
use protocol::snapshot::{Element, InputKind, Observation};
use serde::{Deserialize, Serialize};

/// A fact and the sentence that states it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Quote {
    /// Short form ("4 December 2026").
    pub text: String,
    /// The page's own sentence.
    pub source: String,
}

/// Everything quotable on one page. What it doesn't say is None.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PageFacts {
    pub plan: Option<Quote>,
    pub price: Option<Quote>,
    pub renews: Option<Quote>,
    pub effective: Option<Quote>,
    pub fee: Option<Quote>,
    pub refund: Option<Quote>,
    pub ends_now: Option<Quote>,
    /// What is cancelled besides.
    pub wider: Option<Quote>,
    pub confirmation_number: Option<Quote>,
    pub biller: Option<Quote>,
    /// Whom to call to cancel, and when somebody is there.
    #[serde(default)]
    pub phone: Option<Quote>,
    #[serde(default)]
    pub hours: Option<Quote>,
    /// The sentence that sends to a chat.
    #[serde(default)]
    pub chat: Option<Quote>,
}

/// Reads the facts off a page's text.
pub fn facts(lang: &str, text: &str) -> PageFacts {
    facts_under(lang, text, &[])
}

/// The same, where it is known which of the lines are headings: one says what a part is about, not when something happens.
fn facts_under(lang: &str, text: &str, headings: &[&str]) -> PageFacts {
    let sentences = sentences(text);
    let rows = rows::joined(&sentences);
    let languages = wordings::for_page(wordings::all(), lang, &sentences);
    let find = |signal: Signal| sentences.iter().find(|s| speaks_of(s, signal, &languages));
    // A number without a date (a card's last digits) is no date of effect, and no heading without one is.
    let is_of_the_end = |s: &Sentence| {
        let plain = |s: &Sentence| !s.text.contains(|c: char| c.is_ascii_digit());
        let bare = plain(s) && !headings.contains(&s.text.as_str());
        let told = date(&s.text).is_some() || bare;
        told && rows::is_timed(s) && !is_of_something_else(s, &languages)
    };
    let dated = |signal: Signal| {
        let mut all = rows
            .iter()
            .filter(|s| speaks_of(s, signal, &languages))
            .filter(|s| signal != Signal::Effective || is_of_the_end(s));
        let first = all.clone().next();
        all.find(|s| date(&s.text).is_some()).or(first)
    };
    let whole = |s: &Sentence| Quote {
        text: cut(&s.text, LONGEST),
        source: s.text.clone(),
    };
    let every = |signal| all_of(&sentences, |s| speaks_of(s, signal, &languages));
    let with_date = |s: &Sentence| Quote {
        text: date(&s.text).unwrap_or_else(|| cut(&s.text, LONGEST)),
        source: s.text.clone(),
    };
    let price = price(&sentences);
    PageFacts {
        plan: plan(&sentences, &languages).or_else(|| named_by_price(price.as_ref()?, &sentences)),
        price,
        renews: dated(Signal::Active)
            .filter(|s| date(&s.text).is_some())
            .map(with_date),
        effective: dated(Signal::Effective).map(with_date),
        fee: all_of(&rows, |s| {
            speaks_of(s, Signal::Fee, &languages) || rows::is_due(s)
        }),
        refund: every(Signal::Refund),
        ends_now: every(Signal::EndsNow),
        wider: every(Signal::Wider),
        confirmation_number: number(&sentences, &languages),
        biller: find(Signal::ThirdParty).map(whole),
        phone: phone(&sentences, &languages),
        hours: hours(&sentences, &languages),
        chat: near_by_hand(&sentences, &languages)
            .find(|s| {
                languages
                    .iter()
                    .any(|w| w.words.names(Word::Chat, &s.tokens))
            })
            .map(whole),
    }
}

/// What it costs or brings about may be told in more than one sentence, and the second may be the one that hurts: "No fee in the first
/// 14 days. After that € 50."
fn all_of(sentences: &[Sentence], speaks: impl Fn(&Sentence) -> bool) -> Option<Quote> {
    let mut said: Vec<&str> = Vec::new();
    let mut before = false;
    for sentence in sentences {
        let speaks = speaks(sentence);
        let adds = before && patterns::is_an_amount(&sentence.text);
        if (speaks || adds) && !said.contains(&sentence.text.as_str()) {
            said.push(&sentence.text);
        }
        before = speaks;
    }
    // Where there are many, each that names a sum stays.
    let mut left = said.len().saturating_sub(SENTENCES);
    said.retain(|s| {
        let goes = left > 0 && !names_a_sum(s);
        left -= usize::from(goes);
        !goes
    });
    let each: Vec<String> = said.iter().map(|s| cut(s, LONGEST)).collect();
    (!said.is_empty()).then(|| Quote {
        text: each.join(" "),
        source: said.join(" "),
    })
}

pub fn of(observation: &Observation) -> PageFacts {
    let elements = observation.snapshot.elements.iter();
    let headings = elements.filter(|e| e.role == Role::Heading);
    let headings: Vec<&str> = headings.map(|h| h.whole_name()).collect();
    facts_under(
        &observation.snapshot.page.lang,
        &observation.text,
        &headings,
    )
}

/// The word that the page asks to be typed ("CANCEL"), if it is a word about the plan; a word that deletes is none.
pub fn asked_word(observation: &Observation) -> Option<String> {
    let sentences = sentences(&observation.text);
    let languages =
        wordings::for_page(wordings::all(), &observation.snapshot.page.lang, &sentences);
    let asking = sentences
        .iter()
        .filter(|s| speaks_of(s, Signal::TypeWord, &languages));
    asking
        .filter_map(|s| {
            let named =
                || patterns::phrases_in(&s.text).find_map(|p| name_at_the_end(&p, observation));
            typed_in(&s.text, &languages).or_else(named)
        })
        .chain(observation.snapshot.elements.iter().filter_map(quoted_by))
        .find(|word| !destroys(word))
}

/// The same to whoever types it: quotes, dashes, spaces and widths are written in many ways.
pub(crate) fn is_typed_alike(one: &str, other: &str) -> bool {
    plain(one) == plain(other)
}

fn plain(typed: &str) -> String {
    let sign = |c: char| match c {
        '’' | '‘' | '‚' | 'ʼ' | '′' | '`' | '´' => '\'',
        '“' | '”' | '„' | '«' | '»' | '″' => '"',
        '‐' | '‑' | '‒' | '–' | '—' | '−' => '-',
        c => lexicon::narrow(c),
    };
    let words: Vec<&str> = typed.split_whitespace().collect();
    words.join(" ").chars().map(sign).collect()
}

/// "The workspace name northbeam": what it is stands before it. "Cancel northbeam" is wanted as a whole.
fn name_at_the_end(phrase: &str, observation: &Observation) -> Option<String> {
    let starts = phrase.char_indices().filter(|(at, _)| {
        let before = phrase[..*at].chars().next_back();
        before.is_none_or(char::is_whitespace)
    });
    let mut starts = starts.map(|(at, _)| at);
    let at = starts.find(|at| is_named(&phrase[*at..], observation))?;
    let before = lexicon::lexicon().warn(&phrase[..at]);
    let verb = before.any(&[C::End, C::Leave]) && before.only(&[C::End, C::Leave]);
    Some(phrase[if verb { 0 } else { at }..].to_owned())
}

/// A word that no language knows, or several that are written like a name, and that stand elsewhere on the page, too: what is to end, or
/// whose it is, is called so.
fn is_named(phrase: &str, observation: &Observation) -> bool {
    let read = lexicon::lexicon().warn(phrase);
    let known = read.words.iter().any(|w| w.concept.is_some() || w.filler);
    let parts = |text: &str| -> Vec<String> {
        let all = text.split(|c: char| c.is_whitespace() || ",;:()“”\"'".contains(c));
        all.filter(|w| !w.is_empty())
            .map(str::to_lowercase)
            .collect()
    };
    let (own, all) = (parts(phrase), parts(&observation.text));
    let times = || all.windows(own.len()).filter(|w| *w == own).count();
    let mut first = phrase.split_whitespace().filter_map(|w| w.chars().next());
    let name = own.len() == 1 || first.all(char::is_uppercase);
    name && !known && !read.words.is_empty() && !own.is_empty() && times() > 1
}

/// A field whose own label sets some words apart wants those: “Type ‘Object Storage M’ to confirm”, "Your entry: READY".
fn quoted_by(field: &Element) -> Option<String> {
    let text = field.input.is_none_or(|kind| kind == InputKind::Text);
    let written = field.role == Role::TextBox && text && !field.is_furniture();
    let quoted = || patterns::quoted_in(&field.name).filter(|_| field.in_dialog());
    let found = || quoted().or_else(|| patterns::capitals_at_the_end(&field.name));
    written.then(found).flatten()
}

/// What this sentence wants typed: what is set apart in it; or words that end the subscription, standing where it asks for some.
pub(crate) fn typed_in(sentence: &str, languages: &[&Wordings]) -> Option<String> {
    use wordings::Intent as I;
    const ENDS: [C; 5] = [C::End, C::Leave, C::Confirm, C::Yes, C::Acknowledge];
    // A wording knows it as a whole: a few words of ending among others are no phrase that anybody is to type.
    let ends = |phrase: &String| {
        let said = lexicon::lexicon().warn(phrase);
        let bare =
            said.any(&ENDS) && said.only(&[&ENDS[..], &[C::Subscription, C::Account]].concat());
        let phrase = Sentence::new(phrase);
        let mut known = languages.iter().filter_map(|w| w.intent(&phrase));
        bare || known.any(|intent| matches!(intent, I::Enter | I::Confirm | I::BareCancel))
    };
    patterns::word_in(sentence).or_else(|| patterns::phrases_in(sentence).find(ends))
}

/// "delete", and "delete my account" as well.
fn destroys(word: &str) -> bool {
    names(Word::Destroys, &Sentence::new(word))
}

/// Why it can't be cancelled here and now, in the page's sentences, and what kinds of reasons these are.
#[derive(Debug)]
pub struct Hindrance {
    pub text: String,
    /// A bill is open.
    pub unpaid: bool,
    /// It is somebody else's.
    pub not_yours: bool,
}

pub fn hindrance(observation: &Observation) -> Option<Hindrance> {
    let sentences = sentences(&observation.text);
    let languages =
        wordings::for_page(wordings::all(), &observation.snapshot.page.lang, &sentences);
    let says = |s: &Sentence, signal| speaks_of(s, signal, &languages);
    let (mut unpaid, mut not_yours, mut all) = (false, false, Vec::new());
    // "0 open invoices": a count of none, before the words or on a line above them.
    let none = |text: &str| text.split_whitespace().next() == Some("0");
    let number = |s: &Sentence| s.text.trim().parse::<u32>().ok();
    for (at, sentence) in sentences.iter().enumerate() {
        let above = at.checked_sub(1).and_then(|at| number(&sentences[at]));
        let below = sentences.get(at + 1).and_then(number);
        let counted = none(&sentence.text) || above == Some(0) && below.is_none();
        let of_it = (
            says(sentence, Signal::Unpaid) && !counted,
            says(sentence, Signal::NotYours),
        );
        (unpaid, not_yours) = (unpaid || of_it.0, not_yours || of_it.1);
        if of_it.0 || of_it.1 {
            all.push(sentence.text.as_str());
        }
    }
    (!all.is_empty()).then(|| Hindrance {
        text: cut(&all.join(" "), LONGEST),
        unpaid,
        not_yours,
    })
}

/// Cancelling, and a telephone number, in one sentence that says of nothing that it was done.
pub(crate) fn ends_by_phone(sentence: &Sentence, languages: &[&Wordings]) -> bool {
    let done = [
        Signal::Complete,
        Signal::Cancelled,
        Signal::CompleteWeak,
        Signal::Confirmation,
    ];
    has_phone(&sentence.text)
        && languages.iter().any(|w| w.speaks_of_ending(sentence))
        && !done.into_iter().any(|s| speaks_of(sentence, s, languages))
}

/// "$3.00".
pub(crate) fn is_a_price(text: &str) -> bool {
    patterns::price(text).is_some()
}

/// A price of more than nothing.
pub(crate) fn names_a_sum(text: &str) -> bool {
    patterns::prices(text).any(|price| price.contains(|c: char| ('1'..='9').contains(&c)))
}

/// "$3.00/mo", "3 € monatlich", "月額300円".
pub(crate) fn is_a_running_price(text: &str) -> bool {
    let runs = || names(Word::Recurring, &Sentence::new(text));
    patterns::is_a_running_price(text) || is_a_price(text) && runs()
}

/// What a page on the way out asks for so many months.
pub(crate) fn is_a_price_for_some_time(sentence: &str) -> bool {
    patterns::is_a_price_for_some_time(sentence)
}

/// A telephone number as people write it: in groups, or with a plus.
fn has_phone(sentence: &str) -> bool {
    let number = patterns::phone(sentence);
    number.is_some_and(|n| {
        let groups = n
            .split(|c: char| !c.is_alphanumeric())
            .filter(|g| !g.is_empty());
        n.starts_with('+') || groups.count() > 2
    })
}

fn speaks_of(sentence: &Sentence, signal: Signal, languages: &[&Wordings]) -> bool {
    languages
        .iter()
        .any(|w| w.signals(sentence).iter().any(|(s, _)| *s == signal))
}

fn price(sentences: &[Sentence]) -> Option<Quote> {
    let found = |s: &Sentence| {
        Some(Quote {
            text: patterns::price(&s.text)?,
            source: s.text.clone(),
        })
    };
    let mut all: Vec<Quote> = sentences.iter().filter_map(found).collect();
    // A price with its period says more than an amount.
    let best = all
        .iter()
        .position(|q| q.text.contains(|c: char| c.is_alphabetic() || c == '/'))
        .unwrap_or(0);
    (!all.is_empty()).then(|| all.swap_remove(best))
}

/// "Your plan: Premium", "Dein Tarif ist Premium".
fn plan(sentences: &[Sentence], languages: &[&Wordings]) -> Option<Quote> {
    sentences.iter().find_map(|s| {
        let text = languages.iter().find_map(|w| plan_in(&s.text, w))?;
        let source = s.text.clone();
        Some(Quote { text, source })
    })
}

fn plan_in(sentence: &str, language: &Wordings) -> Option<String> {
    let words = &language.words;
    let is = words.list(Word::Is).iter().map(|is| format!(" {is} "));
    let mut marks = [":", "：", " – ", " — ", " - "]
        .map(str::to_owned)
        .into_iter()
        .chain(is);
    let (before, name) = marks.find_map(|mark| sentence.split_once(mark.as_str()))?;
    let about = tokens(before);
    // Japanese has no blanks: there the whole beginning is the word.
    let is_plan = |t: &String| words.list(Word::Plan).contains(t);
    let beside = |t: &String| words.list(Word::PlanBeside).contains(t);
    let whole = is_plan(&before.trim().to_lowercase());
    let labelled =
        whole || (about.iter().any(is_plan) && about.iter().all(|t| is_plan(t) || beside(t)));
    let name = name.split(['.', ':', '。']).next()?.trim();
    let low = name.to_lowercase();
    let state = words.list(Word::Status).iter().any(|w| low.starts_with(w));
    // "Your plan is billed through Apple and renews on 7 December" goes on as a sentence.
    let short = name.split_whitespace().count() <= NAME && date(name).is_none();
    let named = labelled && !state && short;
    (named && (2..=60).contains(&name.chars().count())).then(|| name.to_owned())
}

/// "Premium €12.99 a month": the words before the price, or the line above where the price has its own, are the plan's name,
/// where they are few.
fn named_by_price(price: &Quote, sentences: &[Sentence]) -> Option<Quote> {
    let same = price.source.split(price.text.as_str()).next()?.trim();
    let at = sentences.iter().position(|s| s.text == price.source)?;
    let above = || Some(sentences.get(at.checked_sub(1)?)?.text.as_str());
    let before = if same.is_empty() { above()? } else { same };
    let before = before
        .trim_end_matches([':', '·', '–', '—', '-', ',', '('])
        .trim();
    let words = before.split_whitespace().count();
    let starts_high = before.chars().next().is_some_and(char::is_uppercase);
    let no_name = everywhere(Word::NoName);
    let sentence = tokens(before).iter().any(|t| no_name.contains(&t.as_str()));
    let ends = before.ends_with(['.', '!', '?', '…']);
    ((1..=4).contains(&words) && starts_high && !sentence && !ends).then(|| Quote {
        text: before.to_owned(),
        source: price.source.clone(),
    })
}

/// A card's last month, or the last day of an offer where nothing is said of cancelling.
fn is_of_something_else(sentence: &Sentence, languages: &[&Wordings]) -> bool {
    let of_it = languages.iter().any(|w| w.speaks_of_ending(sentence));
    is_a_cards(sentence) || !of_it && names(Word::Promotion, sentence)
}

/// "Visa, expires 08/29": month and year of a card. "On 12/04" may be a day.
fn is_a_cards(sentence: &Sentence) -> bool {
    let year = |date: &String| {
        let last = date.split_once('/').and_then(|(_, last)| last.parse().ok());
        last.is_some_and(|last: u32| last > 12)
    };
    let short = |date: &String| date.len() < "1/1/29".len() && year(date);
    date(&sentence.text).is_some_and(|date| short(&date)) && names(Word::Card, sentence)
}

fn names(kind: Word, sentence: &Sentence) -> bool {
    let named = |word: &&str| place_of(&tokens(word), &sentence.tokens).is_some();
    everywhere(kind).iter().any(named)
}

/// In the sentence that speaks of it, or alone in the next one.
fn number(sentences: &[Sentence], languages: &[&Wordings]) -> Option<Quote> {
    let spoken = sentences
        .iter()
        .enumerate()
        .filter(|(_, s)| speaks_of(s, Signal::Confirmation, languages));
    spoken.into_iter().find_map(|(at, sentence)| {
        let next = sentences.get(at + 1).filter(|n| n.tokens.len() <= 5);
        let found = patterns::number(&sentence.text).or_else(|| patterns::number(&next?.text))?;
        Some(Quote {
            text: found,
            source: sentence.text.clone(),
        })
    })
}

/// Beside the words that send one to the phone: in their sentence or the two after it.
fn phone(sentences: &[Sentence], languages: &[&Wordings]) -> Option<Quote> {
    near_by_hand(sentences, languages).find_map(|s| {
        Some(Quote {
            text: patterns::phone(&s.text)?,
            source: s.text.clone(),
        })
    })
}

fn hours(sentences: &[Sentence], languages: &[&Wordings]) -> Option<Quote> {
    near_by_hand(sentences, languages).find_map(|s| {
        Some(Quote {
            text: patterns::hours(&s.text)?,
            source: cut(&s.text, LONGEST),
        })
    })
}

fn near_by_hand<'a>(
    sentences: &'a [Sentence],
    languages: &'a [&Wordings],
) -> impl Iterator<Item = &'a Sentence> {
    let spoken = move |at: usize| {
        let before = sentences.get(at.saturating_sub(2)..=at).unwrap_or_default();
        let sends = |s: &Sentence| {
            let called = speaks_of(s, Signal::ByHand, languages) || ends_by_phone(s, languages);
            called && !is_for_something_else(s, languages)
        };
        before.iter().any(sends)
    };
    sentences
        .iter()
        .enumerate()
        .filter(move |(at, _)| spoken(*at))
        .map(|(_, s)| s)
}

/// A quoted sentence has at most so many characters.
const LONGEST: usize = 160;

/// A plan's name has at most so many words.
const NAME: usize = 5;

/// So many of them are quoted where several speak of one thing.
const SENTENCES: usize = 3;

/// At most so many characters of it.
pub(crate) fn cut(text: &str, most: usize) -> String {
    let text = text.trim();
    if text.chars().count() <= most {
        text.to_owned()
    } else {
        format!("{}…", text.chars().take(most - 1).collect::<String>())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facts_come_with_the_sentence_that_states_them() {
        let facts = facts(
            "en",
            "Plan: Premium\n€12.99 a month\nIf you cancel now, you keep access until 4 December 2026.\nAn early termination fee of €20.00 applies.\nThis will also cancel Streamora Kids.\nConfirmation number CX-2026-88",
        );
        let text = |q: &Option<Quote>| q.as_ref().map(|q| q.text.clone()).unwrap_or_default();
        assert_eq!(text(&facts.plan), "Premium");
        assert_eq!(text(&facts.price), "€12.99 a month");
        assert_eq!(text(&facts.effective), "4 December 2026");
        assert_eq!(
            facts.effective.unwrap().source,
            "If you cancel now, you keep access until 4 December 2026."
        );
        assert!(facts.fee.unwrap().text.contains("€20.00"));
        assert!(facts.wider.unwrap().text.contains("Kids"));
        assert_eq!(facts.confirmation_number.unwrap().text, "CX-2026-88");
        assert_eq!(facts.refund, None);
        let billed = "Your plan is billed through Apple and renews on 7 December 2026.";
        assert_eq!(super::facts("en", billed).plan, None);
        for card in [
            "Visa ending in 4242",
            "Visa ending in 4242, expires 08/29",
            "your plan is paid by card, expires 08/29",
        ] {
            let page = format!("Payment method: {card}");
            assert_eq!(super::facts("en", &page).effective, None, "{card}");
        }
        let ends = "Your card on file expires 08/29.\nYour plan ends on 12/04.";
        assert_eq!(text(&super::facts("en", ends).effective), "12/04");
        for (lang, ends) in [
            ("en", "Your Oyster card membership ends on 12/04"),
            ("fr", "Votre carte Illimitée prend fin le 12/04"),
        ] {
            let end = super::facts(lang, ends).effective;
            assert!(text(&end).starts_with("12/"), "{ends}: {end:?}");
        }
    }

    /// (language, page, effective, part of the fee, part of the refund, confirmation number)
    const LAST_PAGES: [(&str, &str, [&str; 4]); 8] = [
        (
            "en",
            "Your plan ends on 4 December 2026.\nA cancellation fee of €20.00 applies.\nYou will get a refund of €8.50.\nConfirmation number: AB-48213",
            ["4 December 2026", "€20.00", "€8.50", "AB-48213"],
        ),
        (
            "de",
            "Dein Abo endet am 4. Dezember 2026.\nEs fällt eine Kündigungsgebühr von 20,00 € an.\nDu bekommst 8,50 € zurückerstattet.\nBestätigungsnummer: AB-48213",
            ["4. Dezember 2026", "20,00 €", "8,50 €", "AB-48213"],
        ),
        (
            "fr",
            "Votre abonnement prend fin le 4 décembre 2026.\nDes frais de résiliation de 20,00 € s'appliquent.\nVous serez remboursé de 8,50 €.\nNuméro de confirmation : AB-48213",
            ["4 décembre 2026", "20,00 €", "8,50 €", "AB-48213"],
        ),
        (
            "es",
            "Tu suscripción termina el 4 de diciembre de 2026.\nSe aplica una penalización de 20,00 €.\nRecibirás un reembolso de 8,50 €.\nNúmero de confirmación: AB-48213",
            ["4 de diciembre de 2026", "20,00 €", "8,50 €", "AB-48213"],
        ),
        (
            "pt",
            "Sua assinatura termina em 4 de dezembro de 2026.\nHá uma multa de R$ 20,00 pelo cancelamento.\nVocê receberá um reembolso de R$ 8,50.\nNúmero de confirmação: AB-48213",
            ["4 de dezembro de 2026", "20,00", "8,50", "AB-48213"],
        ),
        (
            "it",
            "Il tuo abbonamento termina il 4 dicembre 2026.\nÈ prevista una penale di 20,00 €.\nRiceverai un rimborso di 8,50 €.\nNumero di conferma: AB-48213",
            ["4 dicembre 2026", "20,00 €", "8,50 €", "AB-48213"],
        ),
        (
            "nl",
            "Je abonnement eindigt op 4 december 2026.\nEr gelden opzegkosten van € 20,00.\nJe krijgt € 8,50 terugbetaald.\nBevestigingsnummer: AB-48213",
            ["4 december 2026", "€ 20,00", "€ 8,50", "AB-48213"],
        ),
        (
            "ja",
            "ご契約は2026年12月4日に終了します。\n解約手数料として2,000円がかかります。\n850円が返金されます。\n確認番号：AB-48213",
            ["2026年12月4日", "2,000円", "850円", "AB-48213"],
        ),
    ];

    #[test]
    fn date_fee_refund_and_number_are_read_in_every_language() {
        let text = |q: Option<Quote>| q.map(|q| q.text).unwrap_or_default();
        let mut wrong = Vec::new();
        for (lang, page, [effective, fee, refund, number]) in LAST_PAGES {
            let found = facts(lang, page);
            let read = [
                (text(found.effective), effective),
                (text(found.fee), fee),
                (text(found.refund), refund),
                (text(found.confirmation_number), number),
            ];
            let missing = read.into_iter().filter(|(read, part)| !read.contains(part));
            wrong
                .extend(missing.map(|(read, part)| format!("{lang}: {part} was read as “{read}”")));
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }

    #[test]
    fn a_word_that_deletes_is_never_typed_whatever_stands_around_it() {
        for word in [
            "DELETE",
            "delete my account",
            "Konto löschen",
            "SUPPRIMER MON COMPTE",
            "eliminar cuenta",
            "excluir conta",
            "elimina account",
            "account verwijderen",
            "アカウントを削除",
        ] {
            assert!(destroys(word), "{word}");
        }
        for word in ["CANCEL", "KÜNDIGEN", "résilier", "disdici", "解約"] {
            assert!(!destroys(word), "{word}");
        }
    }
}
