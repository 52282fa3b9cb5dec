//! Tokens to words: the longest entry wins, then what numbers and words mean together, and what is denied.
use crate::concept::Concept;
use crate::entry::{Exact, Fit, Place, Sense};
use crate::language::Language;
use crate::phrase::{Phrase, Word};
use crate::tokens::{Kind, Token, tokens};
use crate::{dates, prices};
use std::ops::Range;

/// How a text is read: by which languages, the page's own first, and whether every meaning that a word can have is noted.
pub(crate) struct Reader<'a> {
    pub(crate) languages: Vec<&'a Language>,
    pub(crate) all_meanings: bool,
}

/// A word on its way to the phrase.
struct Draft {
    word: Word,
    sense: Option<Sense>,
    clause: usize,
    kind: Kind,
    bytes: Range<usize>,
    /// An apostrophe stands behind it.
    owns: bool,
}

/// What an entry, or several of the same length, make of a place.
struct Best {
    sense: Sense,
    place: Place,
    others: Vec<Concept>,
}

impl Reader<'_> {
    pub(crate) fn read(&self, text: &str) -> Phrase {
        let tokens = tokens(text);
        let figures = figures(text);
        let mut drafts: Vec<Draft> = Vec::new();
        let mut implied = Vec::new();
        let mut taken = vec![false; tokens.len()];
        let mut at = 0;
        while at < tokens.len() {
            let token = &tokens[at];
            let best = self.best(&tokens, at);
            let figure = figures.iter().find(|f| f.0.contains(&token.from));
            let figure = figure.map(|(span, concept)| {
                let length = tokens[at..].iter().take_while(|t| t.from < span.end);
                (length.count(), *concept)
            });
            // “50 % off” is more than its “50 %”.
            let longer = |length| best.as_ref().is_some_and(|b| b.place.length > length);
            if let Some((length, concept)) = figure.filter(|f| !longer(f.0)) {
                drafts.push(draft(
                    text,
                    &tokens[at..at + length],
                    Sense::Concept(concept),
                ));
                at += length;
            } else if taken[at] {
                at += 1;
            } else if let Some(parts) = self.parts_of(token, best.as_ref()) {
                drafts.extend(parts);
                at += 1;
            } else if let Some(best) = best {
                let covered = &tokens[at..at + best.place.length];
                drafts.push(draft(text, covered, best.sense));
                if let Some((second, length)) = best.place.second {
                    taken[second..second + length].fill(true);
                }
                implied.extend(best.others);
                at += best.place.length;
            } else {
                push_unread(text, token, &mut drafts);
                at += 1;
            }
        }
        join_numbers(text, &mut drafts);
        deny(&mut drafts);
        implied.extend(together(&drafts));
        implied.sort_unstable();
        implied.dedup();
        Phrase {
            words: drafts.into_iter().map(|d| d.word).collect(),
            implied,
        }
    }

    /// The longest; of equals a meaning before none, one that is not harmless before one that is, the page's language before others.
    fn best(&self, tokens: &[Token], at: usize) -> Option<Best> {
        type Rank = (Fit, bool, bool, usize);
        let mut found: Vec<(Rank, Sense, Place)> = Vec::new();
        for (nth, language) in self.languages.iter().enumerate() {
            for (sense, place) in language.words.entries_at(tokens, at) {
                let concept = sense.concept();
                let harmful = concept.is_some_and(|c| !c.is_harmless());
                // “No” is a small word of other languages.
                let says = concept.is_some() && sense != Sense::NoOrNot;
                let rank = (place.fit, says, harmful, self.languages.len() - nth);
                found.push((rank, sense, place));
            }
        }
        let (rank, sense, place) = found.iter().max_by_key(|f| f.0).cloned()?;
        // A long word and its stem say the same of as many words. What a language lists twice means both.
        let both = |f: &Rank| f.0 == rank.0 && f.3 == rank.3;
        let rivals = found.iter().filter(|f| f.0.0.words == rank.0.words);
        let rivals = rivals.filter(|f| self.all_meanings || both(&f.0));
        let others = rivals.filter_map(|f| f.1.concept());
        let others = others.filter(|c| sense.concept() != Some(*c)).collect();
        Some(Best {
            sense,
            place,
            others,
        })
    }

    /// A compound says more than the stem that it begins with; what is listed as a whole word is taken as it is.
    fn parts_of(&self, token: &Token, best: Option<&Best>) -> Option<Vec<Draft>> {
        // As long as no inflection is: another word follows the stem.
        const ANOTHER: usize = 4;
        let listed = |b: &Best| {
            let fit = b.place.fit;
            let inflected = fit.letters + ANOTHER > token.text.len();
            fit.words > 1 || fit.exact != Exact::Stem || inflected
        };
        if token.kind != Kind::Word || best.is_some_and(listed) {
            return None;
        }
        let mut parts = self
            .languages
            .iter()
            .filter_map(|l| l.parts_of(&token.text));
        let parts = parts.next()?.into_iter();
        let drafts = parts.map(|(text, concept)| Draft {
            word: Word {
                text,
                concept: Some(concept),
                filler: false,
                negated: false,
                of_contract: false,
            },
            sense: Some(Sense::Concept(concept)),
            clause: token.clause,
            kind: token.kind,
            bytes: token.from..token.to,
            owns: false,
        });
        Some(drafts.collect())
    }
}

fn draft(text: &str, covered: &[Token], sense: Sense) -> Draft {
    let (first, last) = (&covered[0], &covered[covered.len() - 1]);
    let bytes = first.from..last.to;
    Draft {
        word: Word {
            text: text[bytes.clone()].to_owned(),
            concept: sense.concept(),
            filler: sense == Sense::Filler,
            negated: false,
            of_contract: sense == Sense::EndOfContract,
        },
        sense: Some(sense),
        clause: first.clause,
        kind: first.kind,
        bytes,
        owns: last.apostrophe,
    }
}

/// Money, percentages and dates, whatever the language.
fn figures(text: &str) -> Vec<(Range<usize>, Concept)> {
    if !text.contains(|c: char| c.is_numeric()) {
        return Vec::new();
    }
    let prices = prices::find(text).into_iter();
    let mut found: Vec<_> = prices.map(|p| (p.span, Concept::Price)).collect();
    let percentages = prices::percentages(text).into_iter();
    found.extend(percentages.map(|span| (span, Concept::Offer)));
    for date in dates::find(text) {
        let apart =
            |f: &(Range<usize>, Concept)| f.0.end <= date.span.start || date.span.end <= f.0.start;
        if found.iter().all(apart) {
            found.push((date.span, Concept::Date));
        }
    }
    found
}

/// A word that nothing knows; characters without spaces between them make one, and so does a possessive: “Tom's”.
fn push_unread(text: &str, token: &Token, drafts: &mut Vec<Draft>) {
    if let Some(last) = drafts.last_mut().filter(|d| d.sense.is_none()) {
        let row = last.kind == Kind::Character && token.kind == Kind::Character;
        if row && last.bytes.end == token.from {
            last.bytes.end = token.to;
            last.word.text = text[last.bytes.clone()].to_owned();
            return;
        }
    }
    drafts.push(Draft {
        word: Word {
            text: text[token.from..token.to].to_owned(),
            concept: None,
            filler: false,
            negated: false,
            of_contract: false,
        },
        sense: None,
        clause: token.clause,
        kind: token.kind,
        bytes: token.from..token.to,
        owns: token.apostrophe,
    });
}

/// A number right before what it counts belongs to it: “3 months”. A possessive takes its ending.
fn join_numbers(text: &str, drafts: &mut Vec<Draft>) {
    let mut at = 0;
    while at + 1 < drafts.len() {
        let (number, next) = (&drafts[at], &drafts[at + 1]);
        let counted = next.word.concept.is_some_and(|c| !c.is_harmless());
        let counts = number.sense.is_none() && number.kind == Kind::Number && counted;
        let owner = number.sense.is_none() && number.owns && next.bytes.len() <= 2;
        if !(counts && number.clause == next.clause || owner) {
            at += 1;
            continue;
        }
        let from = drafts.remove(at + usize::from(owner));
        let joined = &mut drafts[at];
        joined.bytes =
            joined.bytes.start.min(from.bytes.start)..joined.bytes.end.max(from.bytes.end);
        joined.word.text = text[joined.bytes.clone()].to_owned();
        at += 1;
    }
}

/// Marks what “not” is said of: what follows in its clause, or what stands before it.
fn deny(drafts: &mut [Draft]) {
    for at in 0..drafts.len() {
        let clause = drafts[at].clause;
        let same = |d: &&mut Draft| d.clause == clause;
        let (before, rest) = drafts.split_at_mut(at);
        let Some((this, after)) = rest.split_first_mut() else {
            continue;
        };
        let negatable = |d: &&mut Draft| {
            let concept = d.word.concept;
            concept.is_some_and(|c| !matches!(c, Concept::Not | Concept::No | Concept::Thanks))
        };
        let ends = |d: &&mut Draft| {
            matches!(
                d.word.concept,
                Some(Concept::Not | Concept::No | Concept::Thanks)
            )
        };
        // "I don't take the offer and want to cancel": a wish that comes after what is denied is one.
        let mut denies = false;
        let before_a_wish = |d: &&mut Draft| {
            let wish = denies && d.word.concept == Some(Concept::Want);
            denies |= negatable(d) && d.word.concept != Some(Concept::Want);
            !wish
        };
        match this.sense {
            Some(Sense::Concept(Concept::Not)) => {
                let following = after.iter_mut().take_while(same).take_while(before_a_wish);
                let following: Vec<_> = following.filter(negatable).collect();
                let denied = match following.is_empty() {
                    true => before
                        .iter_mut()
                        .rev()
                        .take_while(same)
                        .filter(negatable)
                        .collect(),
                    false => following,
                };
                denied.into_iter().for_each(|d| d.word.negated = true);
            }
            Some(Sense::NotBehind) => {
                let preceding = before.iter_mut().rev().take_while(same);
                let denied = preceding.filter(negatable).take(1);
                denied.for_each(|d| d.word.negated = true);
            }
            Some(Sense::NoOrNot) => {
                let following = after.iter_mut().take_while(same).take_while(before_a_wish);
                let denied = following.take_while(|d| !ends(d)).filter(negatable);
                denied.for_each(|d| d.word.negated = true);
            }
            _ => {}
        }
    }
}

/// What words mean together that none of them means alone.
fn together(drafts: &[Draft]) -> Vec<Concept> {
    let has = |concept| drafts.iter().any(|d| d.word.concept == Some(concept));
    let any = |concepts: &[Concept]| concepts.iter().any(|c| has(*c));
    let mut found = Vec::new();
    if has(Concept::Free) && has(Concept::Period) {
        found.extend([Concept::Price, Concept::Offer]);
    }
    if has(Concept::Close) && any(&[Concept::Account, Concept::Data]) {
        found.push(Concept::Delete);
    }
    // "Close the subscription" ends it; what shows it is closed as a dialog is.
    let closes = |d: &Draft| match d.word.concept {
        Some(c) => matches!(c, Concept::Close | Concept::Subscription | Concept::Yes),
        None => d.word.filler,
    };
    if has(Concept::Close) && has(Concept::Subscription) && drafts.iter().all(closes) {
        found.push(Concept::End);
    }
    // A plan is completed by buying it; where something ends, that is what is completed.
    let ends = any(&[
        Concept::End,
        Concept::TurnOff,
        Concept::Cancelled,
        Concept::Leave,
    ]);
    if has(Concept::Finish) && has(Concept::Subscription) && !ends {
        let mut finish = drafts
            .iter()
            .filter(|d| d.word.concept == Some(Concept::Finish));
        found.push(match finish.all(|d| d.sense == Some(Sense::FinishOrEnd)) {
            true => Concept::End,
            false => Concept::Buy,
        });
    }
    let owner = drafts.iter().any(|d| d.sense.is_none() && d.owns);
    if owner && any(&[Concept::Subscription, Concept::Account, Concept::Profile]) {
        found.push(Concept::Household);
    }
    found
}
