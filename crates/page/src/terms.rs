//! What a part of the page says of a subscription: status, renewal, end, price, what can be pressed.
use crate::doubt::is_bound_by;
use crate::piece::{Is, Piece};
use lexicon::{Concept as C, Hit, Said, Token, dates, lexicon, prices, sentences};
use protocol::ids::Ref;
use serde::Serialize;
use std::ops::Range;

/// How a subscription stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    Active,
    Trial,
    Paused,
    /// Cancelled, and paid for until a day; or it won't be renewed.
    Ending,
    Ended,
    Free,
    #[default]
    Unknown,
}

impl Status {
    /// It goes on, and is paid for.
    pub fn goes_on(self) -> bool {
        matches!(self, Self::Active | Self::Trial | Self::Paused)
    }

    /// It is over, or will be.
    pub fn is_over(self) -> bool {
        matches!(self, Self::Ending | Self::Ended | Self::Free)
    }

    pub fn name(self) -> &'static str {
        match self {
            Self::Active => "active",
            Self::Trial => "trial",
            Self::Paused => "paused",
            Self::Ending => "ending",
            Self::Ended => "ended",
            Self::Free => "free",
            Self::Unknown => "unknown",
        }
    }
}

/// Something read, with the words that say it and the block that they stand in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Quoted {
    pub value: String,
    pub text: String,
    pub block: u32,
}

/// A control, and what its name says that it does.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Control {
    #[serde(rename = "ref")]
    pub reference: Ref,
    pub name: String,
    pub does: Does,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Does {
    /// Ends it, or leads to its end.
    End,
    /// Takes an end back, or begins anew.
    Undo,
    Manage,
    Buy,
    View,
    Other,
}

/// A status as it was found.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct StatusSaid {
    pub status: Status,
    pub said: Quoted,
    /// A badge or a labelled value; else a sentence.
    pub badge: bool,
}

/// All of it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Terms {
    pub(crate) status: Status,
    pub(crate) said: Vec<StatusSaid>,
    pub(crate) renews_on: Option<Quoted>,
    pub(crate) ends_on: Option<Quoted>,
    pub(crate) auto_renew: Option<bool>,
    pub(crate) auto_renew_said: Option<Quoted>,
    pub(crate) price: Option<Quoted>,
    pub(crate) biller: Option<Quoted>,
    pub(crate) controls: Vec<Control>,
    /// "Renews every month": without a date.
    pub(crate) renews: bool,
    /// A label says that it renews, and its value how often.
    pub(crate) renews_every: bool,
    /// "Won't renew".
    pub(crate) no_renewal: bool,
}

/// No badge has more words.
const BADGE: usize = 5;

impl Terms {
    pub(crate) fn of(pieces: &[Piece]) -> Self {
        let mut terms = Self::default();
        let mut supposed = false;
        for (at, piece) in pieces.iter().enumerate() {
            supposed = is_supposed(piece, supposed);
            let beside = [at.checked_sub(1), Some(at + 1)];
            let mut beside = beside.into_iter().flatten().filter_map(|b| pieces.get(b));
            match &piece.is {
                Is::Words if supposed => {}
                // A card's own last day, beside its number.
                Is::Words if is_a_last_day(piece) && beside.any(is_a_card_number) => {}
                Is::Words | Is::Heading | Is::Image => terms.words(piece),
                Is::Control(reference) => terms.control(reference, piece),
                Is::Switch(reference, on) => {
                    let before = at.checked_sub(1).map(|b| &pieces[b]);
                    terms.switch(reference, *on, piece, before);
                }
                Is::Field => {}
            }
        }
        terms.settle();
        if terms.does(Does::End) && pieces.iter().any(asks_to_end) {
            // "Cancel? Your plan ends on 14 March": what would be.
            terms.ends_on = None;
            terms.status = terms
                .said
                .iter()
                .find(|s| s.badge)
                .map(|s| s.status)
                .unwrap_or_default();
        }
        terms
    }

    /// It is of a subscription: how it stands or goes on, or what ends it.
    pub(crate) fn tells(&self) -> bool {
        self.renews_on.is_some()
            || self.ends_on.is_some()
            || self.auto_renew.is_some()
            || self.no_renewal
            || self
                .said
                .iter()
                .any(|s| s.badge && s.status != Status::Free)
            || self.does(Does::End)
            || self.does(Does::Undo)
    }

    /// It costs so much a month.
    pub(crate) fn has_a_running_price(&self) -> bool {
        let price = self.price.as_ref();
        price.is_some_and(|p| Said::of(&p.text).has(C::Period))
    }

    /// How it stands or goes on, in words.
    pub(crate) fn is_told(&self) -> bool {
        let dated = self.renews_on.is_some() || self.ends_on.is_some();
        dated
            || self.renews
            || self.auto_renew.is_some()
            || self.no_renewal
            || !self.said.is_empty()
    }

    pub(crate) fn does(&self, what: Does) -> bool {
        self.controls.iter().any(|c| c.does == what)
    }

    fn words(&mut self, piece: &Piece) {
        if piece.is_blank() {
            return;
        }
        if piece.denies_renewal() {
            self.no_renewal = true;
            return;
        }
        self.renews_every |= piece.renews_every();
        self.renews |= self.renews_every;
        let mut before = "";
        for sentence in sentences(&piece.text) {
            let said = Said::of(sentence);
            self.price(sentence, &said, piece);
            let bound = is_bound_by(before, &said);
            before = if bound { before } else { sentence };
            if sentence.ends_with(['?', '？']) || said.is_conditional() || bound {
                continue;
            }
            let possible = possible_ends(sentence, &said);
            self.dates(sentence, &said, piece, &possible);
            self.renewal(sentence, &said, piece);
            // "Active subscriptions" over a list says nothing of one of them.
            let states = [C::Active, C::Ending];
            let title = piece.is == Is::Heading
                && said.has(C::Subscription)
                && said.any(&states)
                && dates::clear(sentence).is_empty();
            if let Some(day) = free_from(sentence, &said) {
                self.ends_on = Some(quoted(&day, sentence, piece));
                self.said.push(StatusSaid {
                    status: Status::Ending,
                    said: quoted(Status::Ending.name(), sentence, piece),
                    badge: false,
                });
                continue;
            }
            let told =
                |(status, _): &(Status, bool)| !title && (possible.is_empty() || status.goes_on());
            if let Some((status, badge)) = status_of(sentence, &said).filter(told) {
                let said = quoted(status.name(), sentence, piece);
                self.said.push(StatusSaid {
                    status,
                    said,
                    badge,
                });
            }
            if said.has(C::Biller) && self.biller.is_none() {
                self.biller = Some(quoted(sentence, sentence, piece));
            }
        }
    }

    fn price(&mut self, sentence: &str, said: &Said, piece: &Piece) {
        let found = prices::find(sentence);
        // "Every 2 weeks · £11.50" says it beside.
        let beside = !found.is_empty() && is_one_price_of_a_period(piece);
        let sentence = if beside { &piece.text } else { sentence };
        let found = if beside {
            prices::find(sentence)
        } else {
            found
        };
        let slashed = |p: &prices::Price| sentence[p.span.clone()].contains('/');
        let running = said.has(C::Period) || beside || found.iter().any(slashed);
        let other = said.any(&[C::Fee, C::Refund]);
        let known = self
            .price
            .as_ref()
            .is_some_and(|p| Said::of(&p.text).has(C::Period));
        if let Some(price) = found.first()
            && !other
            && (self.price.is_none() || running && !known)
        {
            self.price = Some(quoted(&sentence[price.span.clone()], sentence, piece));
        }
    }

    /// Each date belongs to the words nearest to it.
    fn dates(&mut self, sentence: &str, said: &Said, piece: &Piece, possible: &[Range<usize>]) {
        let ends = said.any(&[C::End]) && !said.any(&[C::Cancelled, C::NoRenewal]);
        let goes_on = said.has(C::Next) && said.any(&[C::Billing, C::Pay]);
        let told = |d: &dates::Found| !possible.iter().any(|p| p.contains(&d.span.start));
        for found in dates::clear(sentence).into_iter().filter(told) {
            let (from, to) = (found.span.start, found.span.end);
            let kinds = [
                C::RenewsOn,
                C::Renewal,
                C::EndsOn,
                C::NoRenewal,
                C::Until,
                C::Cancelled,
                C::Deadline,
            ];
            let far = |kind: &C| {
                said.place(*kind).map(|(a, b)| {
                    if b <= from {
                        from - b
                    } else {
                        a.saturating_sub(to) + 8
                    }
                })
            };
            let nearest = kinds
                .into_iter()
                .filter_map(|kind| Some((far(&kind)?, kind)))
                .min_by_key(|(far, _)| *far);
            let date = || Some(quoted(&found.text, sentence, piece));
            let trial = said.has(C::Trial) && !said.any(&[C::Cancelled, C::NoRenewal]);
            match nearest.map(|(_, kind)| kind) {
                Some(C::RenewsOn | C::Renewal) if is_one_of_two(sentence) => {}
                Some(C::RenewsOn) if !said.has(C::NoRenewal) => {
                    self.renews_on = self.renews_on.take().or_else(date)
                }
                // "Renewal: 14 March", unless it is off.
                Some(C::Renewal) if said.any(&[C::NoRenewal, C::Off, C::Cancelled]) => {}
                Some(C::Renewal) => self.renews_on = self.renews_on.take().or_else(date),
                Some(C::EndsOn) if trial => self.renews_on = self.renews_on.take().or_else(date),
                // "You can cancel until 14 March" is a deadline, and so is "Changes until 28 November".
                Some(C::Until | C::Deadline)
                    if ends || said.has(C::Paused) || is_to_be_changed(sentence, said) => {}
                // "Next issue and payment: 1 August."
                None if goes_on => self.renews_on = self.renews_on.take().or_else(date),
                Some(C::Deadline) | None => {}
                Some(C::RenewsOn | C::Cancelled)
                    if !said.has(C::NoRenewal) && !said.has(C::EndsOn) && said.has(C::Paused) => {}
                Some(_) => self.ends_on = self.ends_on.take().or_else(date),
            }
        }
        self.renews |= said.has(C::RenewsOn) && !says_no_day(said) || self.renews_on.is_some();
        // "No charge will be made if you cancel before that" is said of the trial.
        self.no_renewal |= said.has(C::NoRenewal) && !said.has(C::ConditionFirst);
    }

    fn renewal(&mut self, sentence: &str, said: &Said, piece: &Piece) {
        let short = said.length() <= BADGE + 2;
        let off = said.any(&[C::Off, C::Expired, C::Cancelled]) && !said.has(C::Fee);
        let on = said.any(&[C::On, C::Active]);
        let on = match (said.has(C::Renewal) && short, off, on) {
            (true, true, _) => false,
            (true, false, true) => true,
            (false, true, false) if says_no_day(said) => false,
            _ => return,
        };
        self.auto_renew = Some(on);
        self.auto_renew_said = Some(quoted(if on { "on" } else { "off" }, sentence, piece));
    }

    fn control(&mut self, reference: &Ref, piece: &Piece) {
        // "Cancel renewal – you can cancel at any time" says twice that it ends.
        let undoes = || {
            let phrase = lexicon().warn(&piece.text);
            phrase.takes_back_an_end() || phrase.has(C::Undo) && !phrase.has(C::Watch)
        };
        let back = !piece.said.has(C::Renewal) && undoes();
        let does = if back { Does::Undo } else { does(&piece.said) };
        // What can be turned off is on.
        if piece.said.has(C::Renewal)
            && !piece.folds
            && matches!(does, Does::End | Does::Undo)
            && self.auto_renew.is_none()
        {
            self.auto_renew = Some(does == Does::End);
            self.auto_renew_said = Some(quoted(
                if does == Does::End { "on" } else { "off" },
                &piece.text,
                piece,
            ));
        }
        self.controls.push(Control {
            reference: *reference,
            name: piece.text.clone(),
            does,
        });
    }

    fn switch(&mut self, reference: &Ref, on: bool, piece: &Piece, before: Option<&Piece>) {
        let named = piece.said.has(C::Renewal);
        let labelled =
            before.filter(|b| b.is_text() && b.said.has(C::Renewal) && b.said.length() <= BADGE);
        if !named && labelled.is_none() {
            return;
        }
        let label = if named {
            piece.text.as_str()
        } else {
            labelled.map_or("", |l| l.text.as_str())
        };
        self.auto_renew = Some(on);
        let value = if on { "on" } else { "off" };
        self.auto_renew_said = Some(quoted(value, &format!("{label}: {value}"), piece));
        let does = if on { Does::End } else { Does::Undo };
        self.controls.push(Control {
            reference: *reference,
            name: label.to_owned(),
            does,
        });
    }

    /// What all of it comes to. A badge says more than a sentence, what was said more than what follows from a date.
    fn settle(&mut self) {
        // The day on which something was done is history: what stands there without one says how it is.
        let badges = || self.said.iter().filter(|s| s.badge);
        let undated = badges().find(|s| dates::clear(&s.said.text).is_empty());
        let badge = undated.or_else(|| badges().next()).map(|s| s.status);
        let sentence = || {
            self.said
                .iter()
                .map(|s| s.status)
                .find(|s| s.is_over())
                .or_else(|| self.said.first().map(|s| s.status))
        };
        let called_off = self.no_renewal
            || self
                .said
                .iter()
                .any(|s| s.status == Status::Ended && Said::of(&s.said.text).has(C::Cancelled));
        let said = badge.or_else(sentence).unwrap_or_default();
        self.status = match said {
            Status::Active | Status::Trial | Status::Unknown
                if called_off && self.renews_on.is_none() =>
            {
                Status::Ending
            }
            Status::Ended if self.ends_on.is_some() && called_off => Status::Ending,
            Status::Unknown if self.renews_on.is_some() || self.renews => Status::Active,
            Status::Unknown if self.ends_on.is_some() => Status::Ending,
            Status::Unknown if self.auto_renew == Some(true) => Status::Active,
            other => other,
        };
    }
}

/// "If you cancel today:", and what is listed under it: what would be, up to the next heading or control.
fn is_supposed(piece: &Piece, before: bool) -> bool {
    let ends = piece.said.any(&[C::End, C::Cancelled]);
    let opens = ends && piece.text.trim_end().ends_with([':', '：']) && piece.said.is_conditional();
    piece.is == Is::Words && (before || opens)
}

/// The clauses of "Earliest possible end of contract: 14 December", which say when that may be; none where it is called over beside them.
fn possible_ends(sentence: &str, said: &Said) -> Vec<Range<usize>> {
    const BETWEEN: [char; 5] = [',', ';', '(', ')', '–'];
    if !said.has(C::Earliest) {
        return Vec::new();
    }
    let mut from = 0;
    let clauses = sentence.split(BETWEEN).map(|clause| {
        let at = sentence[from..].find(clause).map_or(from, |at| from + at);
        from = at + clause.len();
        at..from
    });
    let clauses = clauses.map(|range| (Said::of(&sentence[range.clone()]), range));
    let (possible, others): (Vec<_>, Vec<_>) = clauses.partition(|(said, _)| said.has(C::Earliest));
    let over = |(said, _): &(Said, _)| said.any(&[C::Cancelled, C::NoRenewal]);
    match others.iter().any(over) {
        true => Vec::new(),
        false => possible.into_iter().map(|(_, range)| range).collect(),
    }
}

/// "Renews: cancelled": nothing else stands where its day would.
fn says_no_day(said: &Said) -> bool {
    let off = [C::Off, C::Expired, C::Cancelled];
    let label = said.at(C::RenewsOn).is_some_and(|h| h.from == 0);
    label && said.any(&off) && said.beside(&[C::RenewsOn, C::Off, C::Expired, C::Cancelled]) == 0
}

/// A short line with one price, and the time that it is paid for.
fn is_one_price_of_a_period(piece: &Piece) -> bool {
    const SHORT: usize = 14;
    let said = &piece.said;
    let one = prices::find(&piece.text).len() == 1;
    one && said.has(C::Period) && said.length() <= SHORT && !said.any(&[C::Fee, C::Refund])
}

/// A heading that asks whether it is to be ended.
fn asks_to_end(piece: &Piece) -> bool {
    piece.is == Is::Heading
        && piece.said.has(C::End)
        && piece.text.trim_end().ends_with(['?', '？'])
}

pub(crate) fn quoted(value: &str, text: &str, piece: &Piece) -> Quoted {
    Quoted {
        value: value.to_owned(),
        text: text.trim().to_owned(),
        block: u32::try_from(piece.block).unwrap_or(u32::MAX),
    }
}

/// "Expiration/Renewal date:" labels the day of whichever it is, and doesn't say which.
fn is_one_of_two(sentence: &str) -> bool {
    let label = sentence.split([':', '：']).next().unwrap_or_default();
    let renews = |part: &str| Said::of(part).any(&[C::RenewsOn, C::Renewal]);
    let words = |part: &&str| part.chars().all(|c| c.is_alphabetic() || c.is_whitespace());
    let parts: Vec<&str> = label.split('/').filter(words).collect();
    parts.len() > 1 && parts.len() == label.split('/').count() && !parts.iter().all(|p| renews(p))
}

/// "Subscription cancelled on 25 November 2026": the day on which that was done changes nothing of it.
fn status_of(sentence: &str, said: &Said) -> Option<(Status, bool)> {
    let days = dates::clear(sentence);
    let day = days
        .first()
        .filter(|_| said.has(C::Cancelled) && days.len() == 1);
    let bare = |day: &dates::Found| {
        let (before, after) = (&sentence[..day.span.start], &sentence[day.span.end..]);
        status(&Said::of(&format!("{before} {after}"))).filter(|(_, badge)| *badge)
    };
    let told = day.and_then(bare).or_else(|| status(said));
    told.filter(|(status, badge)| *badge || *status != Status::Paused || !is_an_offer(sentence))
}

/// "Expiration: 30 November 2027": its label has one word.
fn is_a_last_day(piece: &Piece) -> bool {
    let label = piece.text.split_once([':', '：']);
    label.is_some_and(|(label, _)| {
        let said = Said::of(label);
        said.has(C::EndsOn) && said.tokens.len() == 1
    })
}

/// The networks of payment cards are called alike in every language.
const NETWORKS: [&str; 8] = [
    "visa",
    "mastercard",
    "amex",
    "maestro",
    "jcb",
    "diners",
    "discover",
    "unionpay",
];

/// "Visa ending in 4242", "Mastercard •••• 4471": what it is paid with.
pub(crate) fn names_a_card(text: &str, said: &Said) -> bool {
    let network = |t: &lexicon::Token| NETWORKS.contains(&t.text.as_str());
    said.tokens.iter().any(network) && last_four(text).is_some()
}

/// What stands last in it is four digits.
fn last_four(text: &str) -> Option<&str> {
    let last = text.rsplit([' ', '•', '*', '·', '…']).next()?;
    let digits = last.len() == 4 && last.bytes().all(|b| b.is_ascii_digit());
    digits.then_some(last)
}

/// "Visa 4242", "•••• 4471": words or dots, and the last four digits.
fn is_a_card_number(piece: &Piece) -> bool {
    let text = piece.text.trim();
    let Some(last) = last_four(text) else {
        return false;
    };
    let year = last.starts_with("19") || last.starts_with("20");
    let before = &text[..text.len() - last.len()];
    let named = before.split_whitespace().count() <= 4 && before.chars().any(|c| !c.is_numeric());
    piece.label.is_none() && named && !year && dates::clear(text).is_empty()
}

/// It names a status that is no plan's name, and says nothing else.
pub fn says_how_it_stands(text: &str) -> bool {
    use Status::{Active, Ended, Ending, Paused};
    let badge = status_of(text, &Said::of(text)).filter(|(_, badge)| *badge);
    badge.is_some_and(|(status, _)| matches!(status, Active | Paused | Ending | Ended))
}

/// A day, a price, or how it stands.
pub(crate) fn is_told(line: &str) -> bool {
    let dated = !dates::clear(line).is_empty();
    dated || !prices::find(line).is_empty() || says_how_it_stands(line)
}

/// A status, or the day on which it renews or ends.
pub(crate) fn tells_how_it_goes_on(text: &str) -> bool {
    const DATED: [C; 5] = [
        C::RenewsOn,
        C::NoRenewal,
        C::EndsOn,
        C::Ending,
        C::Cancelled,
    ];
    let dated = || Said::of(text).any(&DATED) && !dates::clear(text).is_empty();
    says_how_it_stands(text) || dated()
}

/// "You aren't subscribed to the newsletter" says nothing of the subscription.
pub(crate) fn is_of_another_thing(said: &Said) -> bool {
    said.any(&[C::Newsletter, C::Order, C::Delivery])
}

/// "Skip a box or put the plan on hold": what can be done.
fn is_an_offer(sentence: &str) -> bool {
    lexicon().warn(sentence).any(&[C::Skip, C::Choose, C::Want])
}

/// The status that these words name, and whether they do nothing else.
fn status(said: &Said) -> Option<(Status, bool)> {
    let kinds = [
        (C::None, Status::Ended),
        (C::NoRenewal, Status::Ending),
        (C::Cancelled, Status::Ended),
        (C::Ending, Status::Ending),
        (C::Expired, Status::Ended),
        (C::Paused, Status::Paused),
        (C::Trial, Status::Trial),
        (C::Free, Status::Free),
        (C::Active, Status::Active),
    ];
    let (concept, status) = kinds.into_iter().find(|(concept, _)| said.has(*concept))?;
    if said.any(&[C::Pending, C::Failed]) && !said.has(C::Active) && concept != C::Cancelled {
        return None;
    }
    // "Auto-renew is off" says how the renewal stands.
    let renewal = said.has(C::Renewal) && !matches!(concept, C::NoRenewal);
    let beside = [concept, C::Status, C::Subscription, C::EndsOn, C::Until];
    // "0 subscriptions cancelled" counts them.
    let counted = |h: &Hit| {
        let before = h.from.checked_sub(1).map(|b| &said.tokens[b]);
        h.concept == C::Subscription && before.is_some_and(Token::is_number)
    };
    if said.hits.iter().any(counted) {
        return None;
    }
    if concept == C::None && is_of_another_thing(said) {
        return None;
    }
    let counts = said.tokens.iter().any(|t| t.is_number());
    let badge = !renewal && !counts && said.length() <= BADGE && said.beside(&beside) == 0;
    let dated = said.has(C::Status)
        && said.length() <= BADGE + 5
        && said
            .tokens
            .first()
            .is_some_and(|_| said.at(C::Status).is_some_and(|h| h.from == 0));
    let of_it = said.has(C::Subscription) || matches!(concept, C::NoRenewal | C::None);
    let badge = badge || dated && !renewal;
    (badge
        || of_it && !renewal && concept != C::Free
        || of_it && concept == C::Free && said.length() <= 8)
        .then_some((status, badge))
}

/// "You'll move to Free on 19 December": the day on which what is paid for ends.
fn free_from(sentence: &str, said: &Said) -> Option<String> {
    let free = said.at(C::Free).filter(|free| free.from > 0)?;
    let day = dates::clear(sentence).into_iter().next()?;
    let phrase = lexicon().warn(sentence);
    // Right before its day stands where it leads: "from Free to Premium on 3 May" ends nothing.
    let joins = |at: usize| {
        let mut hits = said.hits.iter().filter(|h| h.covers(at));
        hits.any(|h| matches!(h.concept, C::Filler | C::On))
    };
    let before = |at: &usize| said.tokens[*at].from < day.span.start;
    let mut between = (free.to..said.tokens.len()).take_while(before);
    let denied = phrase.any(&[C::Not, C::No]) || said.any(&[C::Pending, C::Failed]);
    let for_a_while = said.has(C::Trial) || phrase.any(&[C::Offer, C::Gift, C::Price]);
    let changes = phrase.any(&[C::Change, C::Downgrade]);
    (changes && between.all(joins) && !denied && !for_a_while).then_some(day.text)
}

/// Something may be changed or left out, and nothing is said of an end.
fn is_to_be_changed(sentence: &str, said: &Said) -> bool {
    const HELD: [C; 6] = [
        C::Keep,
        C::Free,
        C::Downgrade,
        C::Subscription,
        C::Premium,
        C::Benefit,
    ];
    let over = said.any(&[C::EndsOn, C::Cancelled, C::NoRenewal, C::Active]);
    let phrase = lexicon().warn(sentence);
    !over && phrase.any(&[C::Change, C::Skip]) && !phrase.any(&HELD)
}

/// What a control of this name does.
pub(crate) fn does(said: &Said) -> Does {
    let order = said.has(C::Order) && !said.has(C::Subscription);
    let ends = said.has(C::End) && !order && !said.any(&[C::Legal, C::Newsletter, C::Cookies]);
    match () {
        () if said.has(C::Undo) => Does::Undo,
        () if ends => Does::End,
        () if said.has(C::Manage) => Does::Manage,
        () if said.has(C::Buy) => Does::Buy,
        () if said.has(C::View) => Does::View,
        () => Does::Other,
    }
}
