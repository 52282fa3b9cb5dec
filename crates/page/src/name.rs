//! What a subscription is called, and which one a person means by a name.
use crate::piece::{Is, Piece};
use crate::terms::{Does, does, names_a_card};
use crate::{PageModel, Subscription};
use lexicon::{Concept as C, Languages, Said, Token, dates, lexicon, prices, tokens};
use protocol::ids::Ref;
use serde::Serialize;

/// No name has more words.
const NAME: usize = 8;

/// Words that are found on any account page, and name nothing.
const GENERAL: [C; 22] = [
    C::Subscription,
    C::Account,
    C::Billing,
    C::Status,
    C::Active,
    C::Cancelled,
    C::Expired,
    C::Ending,
    C::Paused,
    C::Manage,
    C::Price,
    C::Renewal,
    C::Next,
    C::Invoice,
    C::RenewsOn,
    C::EndsOn,
    C::Until,
    C::Recommended,
    C::Save,
    C::View,
    C::On,
    C::Off,
];

/// Which of the page's subscriptions a name means.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Match {
    /// The page shows no other one.
    Only(usize),
    /// This one of several.
    Of(usize),
    /// None that it shows is called so.
    NotHeld,
    /// Nor is this one, which has the name and another tier's beside it: "Plus Family" is no "Plus".
    Near(usize),
    /// It may be any of these.
    Ambiguous(Vec<usize>),
    /// The page shows no subscription.
    Nothing,
}

/// What it is called; by a heading that greets somebody only where nothing else names it.
pub(crate) fn name(pieces: &[Piece]) -> Option<String> {
    let greets = |p: &Piece| p.is == Is::Heading && p.said.has(C::Greeting);
    if !pieces.iter().any(greets) {
        return called(pieces);
    }
    let plain: Vec<Piece> = pieces.iter().filter(|p| !greets(p)).cloned().collect();
    called(&plain).or_else(|| called(pieces))
}

/// The first heading that names something, else what its own control calls by name, else the words before a price, else the first words that are nothing else, else a picture.
fn called(pieces: &[Piece]) -> Option<String> {
    let headings = pieces.iter().filter(|p| p.is == Is::Heading);
    let texts = pieces.iter().filter(|p| p.is == Is::Words);
    let images = pieces.iter().filter(|p| p.is == Is::Image);
    let labelled = pieces.iter().find_map(|p| labelled(&p.text));
    let bare = |p: &&Piece| {
        let own = is_name(&p.text, &p.said) && !is_initials(p, pieces);
        own && !p.text.contains([':', '：'])
    };
    // "Options for Kids Pack": so its own control calls what stands beside it.
    let controls = || pieces.iter().filter(|p| matches!(p.is, Is::Control(_)));
    let of_it = |p: &&Piece| {
        let own = words(&p.text);
        let names = |c: &Piece| {
            let all = words(&c.text);
            all.len() > own.len() && all.windows(own.len().max(1)).any(|part| part == own)
        };
        bare(p) && controls().any(names)
    };
    // Another price in a later line is another one's: what is sold beside it.
    let own_price = |text: &str| Some(prices::find(text).into_iter().next()?.amount_minor);
    let told = || pieces.iter().filter(|p| p.is_text());
    let runs = |text: &str| {
        prices::find(text)
            .iter()
            .any(|price| price.period.is_some())
    };
    let running = told().find(|p| runs(&p.text));
    let first = || told().find_map(|p| own_price(&p.text));
    let own = running.and_then(|p| own_price(&p.text)).or_else(first);
    let by_price = pieces
        .iter()
        .filter(|p| p.is_text() && p.label.is_none() && own_price(&p.text) == own)
        .find_map(|p| before_price(&p.text));
    // "Item: Aurora Standard": whatever its label is, the value is what nothing else is called.
    let value = || {
        let labelled = texts.clone().filter(|p| p.label.is_some());
        let mut values = labelled.filter_map(|p| p.text.split_once([':', '：']));
        let name = values.find(|(label, value)| {
            let (label, said) = (Said::of(label), Said::of(value));
            let term = label.any(&[C::Period, C::Billing, C::Price, C::Next, C::Invoice]);
            !term && !said.has(C::Period) && is_name(value.trim(), &said)
        });
        name.map(|(_, value)| value.trim().to_owned())
    };
    labelled
        .or_else(|| headings.clone().find(bare).map(|p| p.text.clone()))
        .or_else(|| texts.clone().find(of_it).map(|p| p.text.clone()))
        .or(by_price)
        .or_else(|| {
            texts
                .clone()
                .chain(images)
                .find(bare)
                .map(|p| p.text.clone())
        })
        .or_else(value)
        .map(|name| trimmed(&name))
        .filter(|name| !name.is_empty())
}

/// One letter or two, drawn where a picture would stand, that another text begins with: "NS" beside "Night Signal".
pub(crate) fn is_initials(piece: &Piece, pieces: &[Piece]) -> bool {
    let letters = piece.text.chars().count();
    let begins = |text: &str| {
        let initials = text.split_whitespace().filter_map(|w| w.chars().next());
        let initials: String = initials.collect();
        initials
            .to_lowercase()
            .starts_with(&piece.text.to_lowercase())
    };
    let named = |p: &&Piece| {
        let link = matches!(p.is, Is::Control(_)) && does(&p.said) == Does::Other;
        let words = matches!(p.is, Is::Words | Is::Heading) || link;
        words && p.text.chars().count() > letters && is_name(&p.text, &p.said)
    };
    let mut after = pieces.iter().skip_while(|p| p.block != piece.block).skip(1);
    // One letter may be a size: only what stands right after it is drawn with it.
    let drawn_with = match letters {
        1 => after.next().filter(named).is_some_and(|p| begins(&p.text)),
        2 => after.filter(named).any(|p| begins(&p.text)),
        _ => false,
    };
    drawn_with && piece.is != Is::Heading && piece.text.chars().all(char::is_alphabetic)
}

/// "Plan: Premium".
fn labelled(text: &str) -> Option<String> {
    let (label, name) = text.split_once([':', '：'])?;
    let label = Said::of(label);
    let plain = label.has(C::Subscription)
        && label.beside(&[C::Subscription, C::Account, C::Active, C::Billing]) == 0;
    let name = before_price(name).unwrap_or_else(|| name.trim().to_owned());
    let said = Said::of(&name);
    (plain && is_name(&name, &said)).then_some(name)
}

fn before_price(text: &str) -> Option<String> {
    let price = prices::find(text).into_iter().next()?;
    let before = text[..price.span.start]
        .trim()
        .trim_end_matches([',', '(', '·', '–', '—', '-', ':', '|'])
        .trim();
    let before = before
        .rsplit(['·', '|'])
        .next_back()
        .unwrap_or(before)
        .trim();
    // "Premium 月額" names its period last.
    let said = Said::of(before);
    let last = said.hits.iter().find(|h| {
        matches!(h.concept, C::Period | C::Price) && h.to == said.tokens.len() && h.from > 0
    });
    let cut = last.map_or(before, |h| before[..said.tokens[h.from].from].trim());
    is_name(cut, &Said::of(cut)).then(|| cut.to_owned())
}

/// Few words, and one of them at least is of no list of ours.
pub(crate) fn is_name(text: &str, said: &Said) -> bool {
    let statement = text
        .trim_end()
        .ends_with(['.', '!', '?', '。', '？', '！', '…']);
    let dated = !dates::clear(text).is_empty() || !prices::find(text).is_empty();
    let general = [
        &GENERAL[..],
        &[
            C::Period,
            C::Trial,
            C::Free,
            C::Order,
            C::Contact,
            C::SignIn,
            C::Reason,
        ],
    ]
    .concat();
    // "Subscription #4127" is found by its number, "Mobile 20" is called so.
    let number = |t: &Token| t.text.len() > 3 && t.text.bytes().all(|b| b.is_ascii_digit());
    let numbers = said.tokens.iter().filter(|t| number(t)).count();
    let own = said.beside(&general) > numbers;
    let letters = text.chars().any(char::is_alphabetic);
    let said_of_it = said.any(&[
        C::RenewsOn,
        C::NoRenewal,
        C::None,
        C::Confirmation,
        C::Mailed,
        C::Condition,
        C::ConditionFirst,
    ]);
    own && letters
        && !heads_a_step(text)
        && !statement
        && !dated
        && !said_of_it
        && said.length() <= NAME
        && !text.contains('@')
        && !is_a_number(text)
        && !names_a_card(text, said)
}

/// "Confirm the cancellation", "A reminder before the renewal", "Change to the yearly plan".
fn heads_a_step(text: &str) -> bool {
    const ENDS: [C; 3] = [C::End, C::Leave, C::TurnOff];
    const STEP: [C; 4] = [C::Confirm, C::Finish, C::Review, C::Subscription];
    // "Digital Edition" has a word for changing in some language, and another beside it.
    const TERMS: [C; 7] = [
        C::Renewal,
        C::Change,
        C::Subscription,
        C::Period,
        C::Newsletter,
        C::Next,
        C::Date,
    ];
    let phrase = lexicon().warn(text);
    let ends = phrase.any(&ENDS) && phrase.only(&[&ENDS[..], &STEP].concat());
    ends || phrase.has(C::Renewal) || phrase.has(C::Change) && phrase.only(&TERMS)
}

/// "N° 20918763714", "No. 4127", "#4127": by it a thing is found, not called.
fn is_a_number(text: &str) -> bool {
    const SIGNS: [char; 4] = ['#', '°', 'º', '.'];
    // "RG-204417": one word of capitals and digits.
    let coded = |c: char| c.is_ascii_digit() || c.is_ascii_uppercase() || c == '-';
    let count = text.chars().filter(char::is_ascii_digit).count();
    if count > 3 && text.trim().chars().all(coded) {
        return true;
    }
    let digits = |c: char| c.is_ascii_digit() || c == '-' || c == ' ';
    text.split_once(SIGNS).is_some_and(|(marker, number)| {
        let marks = marker.chars().count() <= 3 && marker.chars().all(char::is_alphabetic);
        let long = number.chars().filter(char::is_ascii_digit).count() > 2;
        marks && long && number.chars().all(digits)
    })
}

/// Without a status that stands behind it.
fn trimmed(name: &str) -> String {
    let said = Said::of(name);
    let states = [C::Active, C::Cancelled, C::Expired, C::Paused, C::Ending];
    let last = said
        .hits
        .iter()
        .find(|h| states.contains(&h.concept) && h.to == said.tokens.len() && h.from > 0);
    let cut = last.map_or(name, |h| &name[..said.tokens[h.from].from]);
    cut.trim()
        .trim_end_matches(['·', '|', '–', '—', '-', '(', ':', ','])
        .trim()
        .to_owned()
}

/// The words that tell a name from others: without "your" and "plan", where others remain.
fn core(name: &str) -> Vec<String> {
    let said = Said::of(name);
    // "Cloud S", "Plan A": one letter may be what tells it from the others.
    let last = said.tokens.len().saturating_sub(1);
    let is_a_size = |at: usize| {
        let token = &said.tokens[at];
        let written = &name[token.from..token.to];
        let single = written.chars().count() == 1 && written.is_ascii();
        let cut =
            name[..token.from].ends_with(['\'', '’']) || name[token.to..].starts_with(['\'', '’']);
        single && !cut && (at == last || written.chars().all(char::is_uppercase))
    };
    let general = |at: usize| {
        if is_a_size(at) {
            return false;
        }
        let mut hits = said.hits.iter().filter(|h| h.from <= at && at < h.to);
        hits.any(|h| matches!(h.concept, C::Subscription | C::Filler | C::Account))
    };
    let kept = |of: &dyn Fn(usize) -> bool| {
        let mut words: Vec<Token> = Vec::new();
        for token in (0..said.tokens.len())
            .filter(|at| of(*at))
            .map(|at| said.tokens[at].clone())
        {
            // East Asian characters that follow one another are one word of a name.
            match words.last_mut().filter(|last| last.to == token.from) {
                Some(last) => {
                    last.text.push_str(&token.text);
                    last.to = token.to;
                }
                None => words.push(token),
            }
        }
        words.into_iter().map(|t| t.text).collect::<Vec<_>>()
    };
    let own = kept(&|at| !general(at));
    if own.is_empty() { kept(&|_| true) } else { own }
}

/// One of the words by which a service tells its plans apart.
fn is_tier(word: &str, by: &Languages) -> bool {
    const TIERS: [C; 3] = [C::Premium, C::Household, C::Benefit];
    lexicon().read(word, by).any(&TIERS)
}

/// Beside states, dates, prices and what any account says there is a word of its own in it: "#10428, active, €9 a month" is no name.
pub fn has_own_words(text: &str) -> bool {
    let said = Said::of(text);
    let dates = dates::clear(text).into_iter().map(|d| d.span);
    let told: Vec<_> = dates
        .chain(prices::find(text).into_iter().map(|p| p.span))
        .collect();
    let own = |(at, token): (usize, &Token)| {
        let known = said.hits.iter().any(|h| h.covers(at));
        let dated = told.iter().any(|span| span.contains(&token.from));
        token.text.chars().any(char::is_alphabetic) && !known && !dated
    };
    said.tokens.iter().enumerate().any(own)
}

/// Its words, as names are compared.
pub(crate) fn words(text: &str) -> Vec<String> {
    tokens(text).into_iter().map(|t| t.text).collect()
}

impl Subscription {
    /// "Hosting L" in one line and "holm.example" in another, which may be a link: each of its parts is said there, with nothing beside it.
    /// What a link alone is called may be something else that is offered there.
    fn is_made_of(&self, name: &str) -> bool {
        let wanted = &words(name);
        let parts = |texts: &mut dyn Iterator<Item = &str>| {
            let whole = texts.map(words).filter(|part| holds(wanted, part));
            whole.flatten().collect::<Vec<String>>()
        };
        let things = self.controls.iter().filter(|c| c.does == Does::Other);
        let links = parts(&mut things.map(|c| c.name.as_str()));
        let said = parts(&mut self.lines.iter().map(String::as_str));
        !holds(&links, wanted) && holds(&[said, links].concat(), wanted)
    }
}

fn holds(all: &[String], part: &[String]) -> bool {
    part.iter().all(|t| all.contains(t))
}

impl PageModel {
    /// This stands with the one of several that is meant by that name: it is called so, or the parts of the name stand alone in its row.
    pub fn is_of_the_named(&self, reference: &Ref, name: &str) -> bool {
        let Match::Of(at) = self.subscription_named(name) else {
            return false;
        };
        let (one, wanted) = (&self.subscriptions[at], core(name));
        let called = holds(&core(one.name.as_deref().unwrap_or_default()), &wanted);
        one.holds(reference) && (called || one.is_made_of(name))
    }

    /// Which subscription is meant: the one of exactly this name, else the only one whose name, or else whose words, hold all of its words.
    pub fn subscription_named(&self, name: &str) -> Match {
        let wanted = core(name);
        let site = words(&format!("{} {}", self.title, self.url));
        // Who says "Lumora Premium" may say the service's name too.
        let bare: Vec<String> = wanted
            .iter()
            .filter(|t| !site.contains(t))
            .cloned()
            .collect();
        let names: Vec<Vec<String>> = self
            .subscriptions
            .iter()
            .map(|s| core(s.name.as_deref().unwrap_or_default()))
            .collect();
        let all: Vec<Vec<String>> = self
            .subscriptions
            .iter()
            .map(|s| words(&s.lines.join(" ")))
            .collect();
        let same = |held: &Vec<String>, wanted: &Vec<String>| {
            holds(held, wanted) && holds(wanted, held) && !wanted.is_empty()
        };
        let find = |fits: &dyn Fn(usize) -> bool| {
            (0..names.len()).filter(|n| fits(*n)).collect::<Vec<_>>()
        };
        let by = lexicon().languages(&self.lang, "");
        let tiers = |words: &[String]| words.iter().filter(|w| is_tier(w, &by)).count();
        // Who names no tier may mean any.
        let near = |n: &usize| tiers(&wanted) > 0 && tiers(&names[*n]) > tiers(&wanted);
        let ways: [Vec<usize>; 6] = [
            find(&|n| same(&names[n], &wanted)),
            find(&|n| same(&names[n], &bare)),
            find(&|n| holds(&names[n], &wanted)),
            find(&|n| !bare.is_empty() && holds(&names[n], &bare)),
            find(&|n| holds(&all[n], &wanted)),
            find(&|n| self.subscriptions[n].is_made_of(name)),
        ];
        // "Family · Includes Kids": it has another name, and this one only stands behind other words of a line.
        let told_beside = |n: &usize| {
            let one = &self.subscriptions[*n];
            let told = |own: &[String]| {
                let begins = |line: &String| core(line).starts_with(own);
                !own.is_empty() && (holds(&names[*n], own) || one.lines.iter().any(begins))
            };
            let own = one.name.as_deref().is_some_and(has_own_words);
            own && !told(&wanted) && !told(&bare) && !one.is_made_of(name)
        };
        let nameless = || self.subscriptions.len() == 1 && names[0].is_empty();
        match ways.into_iter().find(|found| !found.is_empty()).as_deref() {
            Some([one]) if near(one) || told_beside(one) => Match::Near(*one),
            Some([only]) if self.subscriptions.len() == 1 => Match::Only(*only),
            Some([one]) => Match::Of(*one),
            Some(several) => Match::Ambiguous(several.to_vec()),
            None if self.subscriptions.is_empty() => Match::Nothing,
            None if nameless() => Match::Only(0),
            None => Match::NotHeld,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_heads_a_step_or_a_notice_is_no_plans_name() {
        let named = |text: &&str| is_name(text, &Said::of(text));
        let names = [
            "Digital Edition",
            "Nintendo Switch Online",
            "Weekly Update Plus",
            "月刊プレミアム",
        ];
        let unnamed: Vec<&&str> = names.iter().filter(|n| !named(n)).collect();
        assert!(unnamed.is_empty(), "{unnamed:?}");
        let steps = [
            "A reminder before the renewal",
            "更新前のお知らせ",
            "年間プランへの変更",
            "Confirm the cancellation",
        ];
        let taken: Vec<&&str> = steps.iter().filter(|s| named(s)).collect();
        assert!(taken.is_empty(), "{taken:?}");
    }
}
