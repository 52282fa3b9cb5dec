//! Words that take back what they seem to say: something was cancelled, and the subscription goes on all the same.
use lexicon::{Concept as C, Hit, Said, Token, dates, lexicon, prices, sentences};
use serde::Serialize;

/// Why a sentence that calls something cancelled is no end of the subscription.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Doubt {
    /// "… and your annual plan is now in place", "until March, when it starts again", "but billing continues"; also of a sentence of its own
    /// that says that it starts again by itself.
    GoesOn,
    /// A box, an order, an invoice was cancelled; unless the subscription itself is called so.
    OfAnother,
    /// The next one of many: a delivery, a box.
    OnlyNext,
    /// Only asked for, or it went wrong.
    NotDone,
}

/// The sentences of a text that call something cancelled and mean something else, or say that it starts again.
pub fn doubts(text: &str) -> Vec<(Doubt, &str)> {
    doubts_after(text, false).0
}

/// The same of lines below each other: what one calls over starts again in the next ("Payment cancelled.", "Resumes on 14 January").
pub fn doubts_below<'a>(lines: impl IntoIterator<Item = &'a str>) -> Vec<(Doubt, &'a str)> {
    let (mut all, mut over) = (Vec::new(), false);
    for line in lines {
        let (found, is_over) = doubts_after(line, over);
        all.extend(found);
        over = is_over;
    }
    all
}

/// What is `before` it calls something over. And whether this does.
fn doubts_after(text: &str, before: bool) -> (Vec<(Doubt, &str)>, bool) {
    let mut over = false;
    let doubted = sentences(text).into_iter().filter_map(|s| {
        let said = Said::of(s);
        let about = [C::Subscription, C::Renewal, C::Billing, C::Pay];
        let known = before || over || said.any(&about);
        over |= said.any(&[C::Cancelled, C::Expired, C::Paused]);
        let again = resumes(s, &said).filter(|_| known);
        let shown_only = tells(&said, C::Provisional).then_some(Doubt::NotDone);
        let doubted = again.or(shown_only).or_else(|| doubt(s, &said));
        Some((doubted.or_else(|| unconfirmed(s, &said))?, s))
    });
    (doubted.collect(), over)
}

/// "After that it starts again by itself": whose it is, it says itself or the sentence before.
fn resumes(sentence: &str, said: &Said) -> Option<Doubt> {
    let open = said.is_conditional() || sentence.ends_with(['?', '？']);
    (tells(said, C::Resumes) && !open).then_some(Doubt::GoesOn)
}

/// "Confirmation pending": of the end, or of nothing else that is named.
fn unconfirmed(sentence: &str, said: &Said) -> Option<Doubt> {
    const OTHERS: [C; 9] = [
        C::Account,
        C::Billing,
        C::Delivery,
        C::Invoice,
        C::Mail,
        C::Newsletter,
        C::Order,
        C::Pay,
        C::Refund,
    ];
    let waits = |clause: &str| {
        let said = Said::of(clause);
        let confirms = lexicon().warn(clause).has(C::Confirm);
        said.has(C::Pending) && confirms && !said.any(&OTHERS)
    };
    let mut clauses = sentence.split([',', ';', '、', '·', '(', ')', '–', '—']);
    (said.has(C::Pending) && clauses.any(waits)).then_some(Doubt::NotDone)
}

/// It is said, and not denied.
fn tells(said: &Said, concept: C) -> bool {
    let mut hits = said.hits.iter();
    hits.any(|h| h.concept == concept && !h.negated)
}

fn doubt(sentence: &str, said: &Said) -> Option<Doubt> {
    let over = said.at(C::Cancelled).or_else(|| said.at(C::Expired))?;
    // "It goes on until 14 March" is how an end is told.
    let dated = !dates::clear(sentence).is_empty() && said.any(&[C::Until, C::EndsOn]);
    let goes_on = tells(said, C::Continues);
    // "Cancelled until 14 March" is no end; "Cancelled · until 14 March" tells its day.
    let joined = |h: &Hit| {
        let between = said.tokens[over.to - 1].to..said.tokens[h.from].from;
        h.from == over.to && sentence[between].trim().is_empty()
    };
    let put_off = (said.hits.iter()).any(|h| h.concept == C::Until && joined(h));
    // What ended stands before it, in the same clause.
    let clause = &sentence[..said.tokens[over.from].from];
    let clause = clause.rsplit([',', ';', '、']).next().unwrap_or(clause);
    let about = Said::of(clause);
    let hit = |c: C| about.hits.iter().find(|h| h.concept == c);
    let says = |c: C| hit(c).is_some();
    let thing = says(C::Order) || says(C::Newsletter);
    // "Your discount on the subscription": a word between them joins the one to the other; "your discounted subscription" is one.
    let discount = hit(C::Subscription).is_some_and(|of| {
        let before = clause[..about.tokens[of.from].from].trim_end();
        let is_offer = |words: &str| lexicon().warn(words).has(C::Offer);
        is_offer(before) && !before.split_whitespace().next_back().is_some_and(is_offer)
    });
    match () {
        () if goes_on && !dated || put_off => Some(Doubt::GoesOn),
        () if thing && says(C::Next) => Some(Doubt::OnlyNext),
        () if thing && !says(C::Subscription) || discount => Some(Doubt::OfAnother),
        () if said.has(C::Failed) => Some(Doubt::NotDone),
        () => None,
    }
}

/// The sentence says that the subscription was ended, by its concepts alone: not asked, not denied, not to come, under no condition, and of
/// nothing else that can be.
pub fn says_ended(sentence: &str, names: &[&str]) -> bool {
    says_an_end(sentence, names, false)
}

/// The same of an end that may be still to come: "will be cancelled on 14 December".
pub fn says_it_will_end(sentence: &str, names: &[&str]) -> bool {
    says_an_end(sentence, names, true)
}

/// By its name: "Mon don mensuel" is "votre don mensuel", too. A single word may be anything: "My plan".
fn calls(sentence: &str, name: &str) -> bool {
    if !name.is_empty() && sentence.to_lowercase().contains(&name.to_lowercase()) {
        return true;
    }
    let whose = |said: &Said, at: usize| {
        let mut hits = said.hits.iter();
        hits.any(|h| h.concept == C::Account && (h.from, h.to) == (at, at + 1))
    };
    let (called, said) = (Said::of(name), Said::of(sentence));
    let rest = called.tokens.get(1..).filter(|rest| rest.len() > 1);
    rest.is_some_and(|rest| {
        let mut places = said.tokens.windows(rest.len()).enumerate();
        let alike = |row: &[Token]| row.iter().zip(rest).all(|(a, b)| a.text == b.text);
        whose(&called, 0) && places.any(|(at, row)| at > 0 && alike(row) && whose(&said, at - 1))
    })
}

fn says_an_end(sentence: &str, names: &[&str], to_come: bool) -> bool {
    /// More words after it say more than that.
    const AFTER: usize = 4;
    const AGAINST: [C; 15] = [
        C::Order,
        C::Delivery,
        C::Newsletter,
        C::Household,
        C::Reservation,
        C::Gift,
        C::Offer,
        C::Trial,
        C::Data,
        C::Paused,
        C::Pending,
        C::Failed,
        C::Undo,
        C::Continues,
        C::Not,
    ];
    let said = Said::of(sentence);
    let Some(over) = said.at(C::Cancelled) else {
        return false;
    };
    let from = said.tokens[over.to - 1].to;
    let rest = sentence[from..]
        .find([',', ';', '、'])
        .map_or(sentence.len(), |at| from + at);
    let in_clause = |at: usize| said.tokens[at].from < rest;
    // "Since 30 November 2026" says no more than that. "From 2 December to 31 January" does, and so does "for 4 weeks".
    let days = dates::clear(&sentence[from..rest]);
    let lasts = said
        .hits
        .iter()
        .any(|h| h.concept == C::Period && h.from >= over.to);
    let day = match days.as_slice() {
        [day] if !lasts => Said::of(&day.text).tokens.len(),
        _ => 0,
    };
    let after = (over.to..said.tokens.len())
        .filter(|at| in_clause(*at))
        .count()
        .saturating_sub(day);
    let named = |name: &&str| calls(sentence, name);
    // What is paid for again and again is one, whatever it is called.
    let paid = said.has(C::Period) && !prices::find(sentence).is_empty();
    let of_it = said.any(&[C::Subscription, C::Renewal]) || paid || names.iter().any(named);
    let denied = |c: C| AGAINST.contains(&c) || c == C::ToCome && !to_come;
    let against = |h: &Hit| in_clause(h.from) && denied(h.concept);
    let open = sentence.ends_with(['?', '？']) || said.is_conditional();
    of_it
        && !open
        && after <= AFTER
        && !said.hits.iter().any(against)
        && doubt(sentence, &said).is_none()
}

/// The sentence that says that nothing more will be paid: not asked, under no condition, and not for a while.
pub fn says_it_stops(text: &str) -> Option<&str> {
    const AGAINST: [C; 11] = [
        C::Period,
        C::Next,
        C::Continues,
        C::Trial,
        C::Offer,
        C::Gift,
        C::Paused,
        C::Failed,
        C::Order,
        C::Delivery,
        C::Newsletter,
    ];
    let mut before = "";
    for sentence in sentences(text) {
        let said = Said::of(sentence);
        let bound = is_bound_by(before, &said);
        let open = sentence.ends_with(['?', '？']) || said.is_conditional() || bound;
        let stops = said.at(C::NoRenewal).filter(|_| !open);
        if stops.is_some_and(|h| !said.any(&AGAINST) && !is_for_a_time(&said, h)) {
            return Some(sentence);
        }
        before = if bound { before } else { sentence };
    }
    None
}

/// "Until March no payments are taken." Not what is had until then: "You keep Plus until 18 December, then your payments stop."
fn is_for_a_time(said: &Said, stops: &Hit) -> bool {
    let together = |a: usize, b: usize| said.tokens[a].is_in_the_clause_of(&said.tokens[b]);
    let mut until = said.hits.iter().filter(|h| h.concept == C::Until);
    until.any(|h| {
        let own = |at: &usize| together(*at, h.from);
        let before: Vec<&str> = (0..h.from)
            .filter(own)
            .map(|at| said.tokens[at].text.as_str())
            .collect();
        let kept = lexicon().warn(&before.join(" ")).has(C::Keep);
        !kept || together(h.from, stops.from) || h.from > stops.from
    })
}

/// "If you stop, you can read on until 4 January. Nothing more will be taken.": an end that is told behind what would bring it about hangs
/// on the same condition.
pub(crate) fn is_bound_by(before: &str, said: &Said) -> bool {
    /// "Cancel anytime" is no sentence.
    const SENTENCE: usize = 5;
    const TELLS: [C; 4] = [C::NoRenewal, C::EndsOn, C::Ending, C::Until];
    const STANDS: [C; 4] = [C::Cancelled, C::Expired, C::RenewsOn, C::Active];
    const OTHER: [C; 4] = [C::Contact, C::Help, C::Undo, C::Not];
    let would_end = || {
        let phrase = lexicon().warn(before);
        let says = |c: &C| phrase.says(*c);
        [C::End, C::Leave, C::TurnOff].iter().any(says) && !phrase.any(&OTHER)
    };
    let condition = || {
        let said = Said::of(before);
        said.is_conditional() && said.length() >= SENTENCE
    };
    said.any(&TELLS) && !said.any(&STANDS) && condition() && would_end()
}

/// The sentence says that the end deletes the account: not asked, not denied, and nothing that one may want besides.
pub fn says_the_account_goes(text: &str) -> Option<&str> {
    /// So many words stand between what is done and what it is done to.
    const NEAR: usize = 3;
    const AGAINST: [C; 5] = [C::Without, C::Want, C::Choose, C::Contact, C::Prefer];
    let goes = |sentence: &&str| {
        let said = lexicon().warn(sentence);
        let is = |at: usize, c: C| said.words[at].concept == Some(c) && !said.words[at].negated;
        let all = |c: C| (0..said.words.len()).filter(move |at| is(*at, c));
        let ends = all(C::End).chain(all(C::Leave)).min();
        let of_it = |deletes: usize| {
            ends.is_some_and(|end| end < deletes)
                && all(C::Account).any(|account| account.abs_diff(deletes) <= NEAR)
        };
        let open = sentence.ends_with(['?', '？']);
        !open && all(C::Delete).any(of_it) && !said.any(&AGAINST)
    };
    sentences(text).into_iter().find(goes)
}

/// The sentence says that the subscription of one of these names is paused, and not that it ended, or that it could be.
pub fn says_paused<'a>(text: &'a str, names: &[&str]) -> Option<&'a str> {
    const AGAINST: [C; 7] = [
        C::Cancelled,
        C::Expired,
        C::Order,
        C::Delivery,
        C::Renewal,
        C::NoRenewal,
        C::Off,
    ];
    let paused = |sentence: &&str| {
        let said = Said::of(sentence);
        let lower = sentence.to_lowercase();
        let named = |name: &&str| !name.is_empty() && lower.contains(&name.to_lowercase());
        let of_it = said.has(C::Subscription) || names.iter().any(named);
        let open = sentence.ends_with(['?', '？']) || said.is_conditional();
        let offered = || lexicon().warn(sentence).any(&[C::Skip, C::Choose, C::Want]);
        of_it && said.has(C::Paused) && !open && !said.any(&AGAINST) && !offered()
    };
    sentences(text).into_iter().find(paused)
}

/// The sentence that names what will be paid next, and no day of it.
pub fn next_sum(text: &str) -> Option<&str> {
    const AGAINST: [C; 5] = [C::NoRenewal, C::Off, C::Cancelled, C::Fee, C::Refund];
    let due = |sentence: &&str| {
        let said = Said::of(sentence);
        let open = sentence.ends_with(['?', '？']) || said.is_conditional();
        let paid = || prices::find(sentence).iter().any(|p| p.amount_minor > 0);
        said.has(C::RenewsOn) && !said.any(&AGAINST) && !open && paid()
    };
    sentences(text).into_iter().find(due)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_called_over_may_start_again_in_the_line_below() {
        let below = |lines: [&'static str; 2]| doubts_below(lines).first().map(|d| d.0);
        let paid = "Annulation confirmée : le prélèvement du 14 décembre 2026 a été annulé.";
        let again = below([paid, "Reprise le 14 janvier 2027."]);
        assert_eq!(again, Some(Doubt::GoesOn));
        let another = below(["The next race is on Sunday.", "Resumes on 14 January 2027."]);
        assert_eq!(another, None);
    }

    #[test]
    fn what_goes_on_all_the_same_is_doubted_and_an_end_with_a_date_is_not() {
        for (text, doubt) in [
            (
                "Your monthly plan has been cancelled and your annual plan is now in place.",
                Doubt::GoesOn,
            ),
            (
                "Your subscription has been cancelled until March, when it starts again.",
                Doubt::GoesOn,
            ),
            (
                "Your subscription has been cancelled in our app but billing continues.",
                Doubt::GoesOn,
            ),
            (
                "Dein Probeabo wurde beendet, dein Premium-Abo läuft.",
                Doubt::GoesOn,
            ),
            (
                "Your next subscription box has been cancelled.",
                Doubt::OnlyNext,
            ),
            ("Opgezegd tot 14 maart 2027.", Doubt::GoesOn),
            (
                "Daarna wordt je abonnement automatisch hervat.",
                Doubt::GoesOn,
            ),
            ("Your plan resumes on 14 March 2027.", Doubt::GoesOn),
            ("L'abbonamento riprende il 14 marzo.", Doubt::GoesOn),
            ("Deine nächste Lieferung wurde storniert.", Doubt::OnlyNext),
            ("Your order has been cancelled.", Doubt::OfAnother),
        ] {
            assert_eq!(doubts(text).first().map(|d| d.0), Some(doubt), "{text}");
        }
        for text in [
            "Your subscription has been cancelled. You can watch until 14 December 2026.",
            "Dein Abo wurde gekündigt und läuft noch bis 14. März 2027.",
            "Your plan is cancelled, and your access continues until 14 March 2027.",
            "Cancelled",
            "Cancelled · until 14 March 2027",
            "You can resume your subscription at any time.",
            "Your plan won't resume.",
            "Season 2 resumes on 4 December.",
            "Your Green Box subscription has been cancelled.",
        ] {
            assert_eq!(doubts(text), [], "{text}");
        }
    }

    #[test]
    fn the_account_goes_only_where_a_sentence_says_so_of_the_end() {
        for text in [
            "Cancelling your membership permanently deletes your account and all your photos.",
            "L’abonnement étant lié à votre compte, y mettre fin revient à supprimer définitivement le compte.",
            "Mit der Kündigung wird dein Konto gelöscht.",
            "解約するとアカウントは削除されます。",
            "Cancelling deletes your account and cannot be undone.",
        ] {
            assert!(says_the_account_goes(text).is_some(), "{text}");
        }
        for text in [
            "Your downloads will be removed when your subscription ends.",
            "Your account won't be deleted when your plan ends.",
            "Want to delete your account instead of cancelling?",
            "You can cancel without deleting your account.",
            "Dein Konto bleibt nach der Kündigung bestehen.",
            "Before you delete your account, cancel your subscription.",
            "Deleting your account also ends your subscription.",
            "Your badge will be removed from your account when your plan ends.",
            "Files in your workspace are deleted 30 days after the plan ends.",
            "Cancelling doesn't delete your account.",
        ] {
            assert_eq!(says_the_account_goes(text), None, "{text}");
        }
    }

    #[test]
    fn what_lasts_from_one_day_to_another_is_no_end() {
        let name = ["Mon don mensuel"];
        assert!(says_ended(
            "Votre don mensuel est arrêté depuis le 30 novembre 2026.",
            &name
        ));
        for paused in [
            "Votre abonnement est arrêté du 2 décembre 2026 au 31 janvier 2027.",
            "Je abonnement is gestopt vanaf 30 november 2026 voor 4 weken.",
            "Your plan was cancelled on 30 November 2026 and reinstated on 1 December 2026.",
        ] {
            assert!(!says_ended(paused, &name), "{paused}");
        }
    }

    #[test]
    fn an_end_that_hangs_on_a_condition_is_none() {
        let bound = "If you stop, you stay a Friend until 4 January. Nothing more will be taken from your card.";
        assert_eq!(says_it_stops(bound), None);
        let told = "You have stopped. Nothing more will be taken from your card.";
        assert!(says_it_stops(told).is_some());
        let kept = "You keep Plus until 18 December 2026, then your payments stop.";
        assert!(says_it_stops(kept).is_some());
        for paused in [
            "Until 18 December 2026, no further payments are taken.",
            "No further payments are taken until 18 December 2026.",
            "You keep Plus, and no further payments are taken, until 18 December 2026.",
            "We'll rest your plan until 18 March 2027, and no further payments are taken.",
        ] {
            assert_eq!(says_it_stops(paused), None, "{paused}");
        }
        for before in [
            "If you need help, write to us.",
            "If you didn't cancel, let us know.",
            "Cancel anytime.",
        ] {
            let text = format!("{before} Nothing more will be taken from your card.");
            assert!(says_it_stops(&text).is_some(), "{text}");
        }
    }
}
