//! What the page itself says that a press does: "By pressing “Next” you order the box", "“Continue”: you stay at this price", "your
//! subscription goes on". That counts more than what the control is called.
use super::{Ground, Rule, evidence, is_link};
use crate::heuristics::wordings::Signal;
use crate::heuristics::{self, Intent};
use crate::quotes;
use lexicon::{Concept as C, Phrase, Said, lexicon};
use protocol::role::Role;
use protocol::snapshot::Element;

/// What leads on, or ends: a sentence that says so, too, forbids nothing.
const ON: [C; 7] = [
    C::Continue,
    C::Proceed,
    C::End,
    C::Leave,
    C::TurnOff,
    C::EndsOn,
    C::Cancelled,
];

/// A deed that the page says is done by it, and that isn't the end. A choice does nothing yet.
pub(super) fn forbids(element: &Element, ground: &Ground<'_>) -> Option<Rule> {
    if element.is_choice() || element.role == Role::Option {
        return None;
    }
    if charges_now(element, ground) {
        return Some(Rule::Buys);
    }
    let quoted = of_it(element, ground).into_iter();
    let mut quoted = quoted.filter(|said| !said.phrase.any(&ON));
    let ends = is_pressed_to_end(element, ground);
    quoted.find_map(|said| deed(&said)).or_else(|| match () {
        () if ends && says_that_it_goes_on(ground) => Some(Rule::Keeps),
        () if ends && says_that_all_is_deleted(ground) => Some(Rule::DeletesAccount),
        () if ends && costs_beside_a_free_way(element, ground) => Some(Rule::Buys),
        () if goes_on_without(element, ground) => Some(Rule::Keeps),
        () => None,
    })
}

/// "Continue with the yearly pass: €99 today", over "Continue": a sentence that begins with its name says what is charged then.
fn charges_now(element: &Element, ground: &Ground<'_>) -> bool {
    const UNLESS: [C; 5] = [C::Not, C::NoRenewal, C::RenewsOn, C::Refund, C::Fee];
    let own = lexicon().read(&element.name, &ground.languages());
    // "Cancel now and you lose your $5 a month."
    if own.any(&[C::End, C::Leave, C::TurnOff]) && !own.has(C::Trial) {
        return false;
    }
    let label = element.name.trim().to_lowercase();
    let apart = |rest: &str| !rest.starts_with(|c: char| c.is_alphanumeric() && c < '\u{2E80}');
    let tells = |sentence: &str| {
        let text = sentence.trim().to_lowercase();
        let rest = text.strip_prefix(label.as_str()).filter(|rest| apart(rest));
        let rest = rest.map(str::trim).filter(|rest| !rest.is_empty());
        rest.is_some_and(|rest| {
            let said = lexicon().warn(rest);
            let costs = said.has(C::Price) || quotes::names_a_sum(rest);
            let unless = said.any(&UNLESS) || Said::of(sentence).any(&UNLESS);
            costs && said.has(C::Now) && !unless
        })
    };
    let lines = lines(ground).into_iter();
    !label.is_empty() && lines.flat_map(lexicon::sentences).any(tells)
}

/// A press of it does more than its name says, whatever that is.
pub(super) fn does_more(element: &Element, ground: &Ground<'_>) -> bool {
    const DEEDS: [C; 10] = [
        C::Buy,
        C::Pay,
        C::Order,
        C::Upgrade,
        C::Renew,
        C::Delete,
        C::End,
        C::Leave,
        C::Accept,
        C::Undo,
    ];
    let mut told = of_it(element, ground).into_iter().map(|said| said.phrase);
    told.any(|said| DEEDS.iter().any(|c| said.says(*c)) && !said.any(&ON[..2]))
}

/// What a yes to a box of the browser's own takes beside the end, or instead of it, as its words say: "Keep it for only €6.49?", "with OK you
/// order the year book for €89".
pub(crate) fn forbids_a_yes(text: &str) -> Option<Rule> {
    const NONE: [C; 5] = [C::Not, C::Without, C::No, C::Fee, C::Refund];
    const UNTIL: [C; 2] = [C::Until, C::EndsOn];
    lexicon::sentences(text).into_iter().find_map(|sentence| {
        let said = lexicon().warn(sentence);
        let bound = Said::of(sentence);
        let says = |all: &[C]| all.iter().any(|c| said.says(*c));
        let costs = quotes::names_a_sum(sentence) && !said.any(&NONE) && !bound.is_conditional();
        let lasts = bound.any(&UNTIL);
        let pays = says(&[C::Pay]) && (said.has(C::Now) || said.has(C::Period)) && !lasts;
        match () {
            () if !costs => None,
            () if says(&[C::Keep, C::Stay]) && !lasts => Some(Rule::Keeps),
            () if says(&[C::Change, C::Upgrade, C::Downgrade]) && !lasts => Some(Rule::ChangesPlan),
            () if says(&[C::Buy, C::Order, C::Renew]) || pays => Some(Rule::Buys),
            () => None,
        }
    })
}

/// What a sentence that quotes it says beside its name.
struct Quoted {
    text: String,
    phrase: Phrase,
}

fn of_it(element: &Element, ground: &Ground<'_>) -> Vec<Quoted> {
    let told = evidence::labels(element).flat_map(|label| {
        let around = |sentence: &str| {
            let text = sentence.replace(label.as_str(), "");
            let phrase = lexicon().warn(&text);
            Quoted { text, phrase }
        };
        let told = ground.model.says_of(label).into_iter();
        told.map(around).collect::<Vec<_>>()
    });
    told.collect()
}

/// "You stay at this price", "we move you to the 12-month plan at $9.95", "you order the box for £9".
fn deed(said: &Quoted) -> Option<Rule> {
    const PLAN: [C; 4] = [C::Subscription, C::Premium, C::Price, C::Period];
    let Quoted { text, phrase } = said;
    let says = |all: &[C]| all.iter().any(|c| phrase.says(*c));
    let plan = phrase.any(&PLAN) && !phrase.has(C::Free);
    let keeps = says(&[C::Keep]) && phrase.any(&PLAN[..3]);
    let sum = quotes::names_a_sum(text);
    Some(match () {
        () if says(&[C::Stay]) || keeps => Rule::Keeps,
        () if says(&[C::Pause]) => Rule::Pauses,
        () if says(&[C::Change, C::Upgrade, C::Downgrade, C::Start]) && plan => Rule::ChangesPlan,
        () if says(&[C::Buy, C::Order, C::Renew]) && sum => Rule::Buys,
        () => return None,
    })
}

/// On the way out it says that it ends, confirms or goes on.
fn is_pressed_to_end(element: &Element, ground: &Ground<'_>) -> bool {
    use Intent as I;
    let intent = heuristics::intent(&element.name, ground.observation);
    let plain = matches!(
        intent,
        I::Enter
            | I::Confirm
            | I::EndNow
            | I::Insist
            | I::GoOn
            | I::Next
            | I::Yes
            | I::Submit
            | I::Other
    );
    ground.in_flow && plain && !is_link(element, ground)
}

/// "No thanks, on without the discount", and under it "Without the discount your contract goes on at its price": it passes by what is offered,
/// and the page says what comes then.
fn goes_on_without(element: &Element, ground: &Ground<'_>) -> bool {
    const GOES_ON: [C; 3] = [C::Active, C::Continue, C::Continues];
    const ENDS: [C; 8] = [
        C::End,
        C::Leave,
        C::TurnOff,
        C::Cancelled,
        C::Ending,
        C::EndsOn,
        C::Until,
        C::NoRenewal,
    ];
    let ends = |text: &str| Said::of(text).any(&ENDS) || lexicon().warn(text).any(&ENDS[..3]);
    let Some(passed) = what_is_passed_by(&element.name) else {
        return false;
    };
    let told = |sentence: &&str| {
        let said = lexicon().warn(sentence);
        let same = what_is_passed_by(sentence).is_some_and(|other| other == passed);
        let open = sentence.ends_with(['?', '？']) || Said::of(sentence).is_conditional();
        let goes_on = said.has(C::Subscription) && said.any(&GOES_ON);
        same && goes_on && !open && !ends(sentence)
    };
    let asked = ground.in_flow && !ends(&element.name);
    let lines = lines(ground).into_iter();
    asked && lines.flat_map(lexicon::sentences).any(|s| told(&s))
}

/// The word behind "without the".
fn what_is_passed_by(text: &str) -> Option<String> {
    let phrase = lexicon().warn(text);
    let mut words = phrase.words.iter();
    words.find(|w| w.concept == Some(C::Without))?;
    words.find(|w| !w.filler).map(|w| w.text.to_lowercase())
}

/// What is in front and no control's own name.
fn lines<'a>(ground: &Ground<'a>) -> Vec<&'a str> {
    let elements = &ground.observation.snapshot.elements;
    let named = |line: &&str| {
        let mut controls = elements.iter().filter(|e| e.role != Role::Heading);
        controls.any(|e| e.name == **line)
    };
    let lines = ground.model.front_lines().into_iter();
    lines.filter(|line| !named(line)).collect()
}

/// Something else can be taken there: that may be what is spoken of.
fn offers_another_deed(ground: &Ground<'_>) -> bool {
    use Intent as I;
    const TAKES: [Intent; 6] = [I::Pause, I::Accept, I::Change, I::Plans, I::Buy, I::Undo];
    let page = ground.observation;
    page.snapshot.elements.iter().any(|e| {
        let control = heuristics::is_control(e) || e.is_choice();
        let takes = || TAKES.contains(&heuristics::intent(&e.name, page));
        control && !e.is_furniture() && (takes() || quotes::names_a_sum(&e.name))
    })
}

/// What is in front says that the account is deleted, and nothing of the subscription or its end.
fn says_that_all_is_deleted(ground: &Ground<'_>) -> bool {
    const UNLESS: [C; 3] = [C::Not, C::Without, C::Choose];
    const HELD: [C; 4] = [C::Subscription, C::End, C::Leave, C::Premium];
    let deletes = |sentence: &str| {
        let said = lexicon().warn(sentence);
        let open = sentence.ends_with(['?', '？']);
        said.says(C::Delete) && said.has(C::Account) && !said.any(&UNLESS) && !open
    };
    let lines = lines(ground);
    let mut sentences = lines.iter().copied().flat_map(lexicon::sentences);
    sentences.any(deletes) && !lines.iter().any(|line| lexicon().warn(line).any(&HELD))
}

/// What is in front says that the subscription goes on, and of no end and no day; or that it starts again by itself.
fn says_that_it_goes_on(ground: &Ground<'_>) -> bool {
    const ENDS: [C; 4] = [C::Until, C::EndsOn, C::NoRenewal, C::Cancelled];
    let lines = lines(ground);
    let languages = heuristics::languages(ground.observation);
    let ends = |line: &&str| Said::of(line).any(&ENDS) || quotes::date(line).is_some();
    let says = |line: &&str| {
        let mut sentences = lexicon::sentences(line).into_iter();
        sentences.any(|s| {
            let open = s.ends_with(['?', '？']) || Said::of(s).is_conditional();
            !open && super::says(s, &[Signal::Continues], &languages)
        })
    };
    let again = || {
        let doubts = page::doubts_below(lines.iter().copied());
        let mut doubts = doubts.into_iter().map(|(doubt, _)| doubt);
        let stops = |line: &&str| page::says_it_stops(line).is_some();
        doubts.any(|doubt| doubt == page::Doubt::GoesOn) && !lines.iter().any(stops)
    };
    let goes_on = lines.iter().any(says) && !lines.iter().any(ends);
    (goes_on || again()) && !offers_another_deed(ground)
}

/// "Total $49, charged today", over "Finish" and "Finish without the archive pass"; "You'll move to Lite, $4 a month", over "Cancel Pro" and
/// "End all plans": the other way on is the one that costs nothing.
fn costs_beside_a_free_way(element: &Element, ground: &Ground<'_>) -> bool {
    const APART: [C; 4] = [C::Without, C::Skip, C::No, C::Not];
    let own = lexicon().read(&element.name, &ground.languages());
    let ends = own.any(&[C::End, C::Leave]);
    let lines = lines(ground);
    !own.any(&APART)
        && !offers_another_deed(ground)
        && lines.iter().any(|line| binds(line, ends))
        && has_a_free_way_beside(element, ends, ground)
}

/// It says what is paid with the next press: for what is bought, or, where the button `ends`, for another plan.
fn binds(line: &str, ends: bool) -> bool {
    const BUYS: [C; 4] = [C::Buy, C::Pay, C::Order, C::Renew];
    const CHANGES: [C; 4] = [C::Change, C::Start, C::Upgrade, C::Downgrade];
    const HELD: [C; 4] = [C::RenewsOn, C::NoRenewal, C::Refund, C::EndsOn];
    let said = lexicon().warn(line);
    let changes = said.any(&CHANGES);
    let told = match ends {
        true => changes && quotes::is_a_running_price(line),
        false => {
            (changes || said.any(&BUYS) || tells_of_the_next_step(&said))
                && quotes::names_a_sum(line)
        }
    };
    told && !Said::of(line).any(&HELD)
}

/// "With the next step it is billed", and not "your next box".
fn tells_of_the_next_step(said: &Phrase) -> bool {
    let counts = |text: &str| heuristics::steps::is_counted(&text.to_lowercase());
    let next = |at: usize| said.words[at].concept == Some(C::Next);
    (0..said.words.len()).filter(|at| next(*at)).any(|at| {
        let behind = said.words.get(at + 1).map(|word| word.text.as_str());
        let own = said.words[at].text.split_whitespace().skip(1);
        own.chain(behind).any(counts)
    })
}

fn has_a_free_way_beside(element: &Element, ends: bool, ground: &Ground<'_>) -> bool {
    const ELSE: [C; 4] = [C::Legal, C::Help, C::View, C::Details];
    let page = ground.observation;
    let beside = |e: &&Element| {
        let same = e.dialog() == element.dialog() && e.reference != element.reference;
        same && heuristics::is_control(e) && !e.is_furniture()
    };
    let mut others = page.snapshot.elements.iter().filter(beside);
    others.any(|e| {
        let said = lexicon().read(&e.name, &ground.languages());
        let intent = heuristics::intent(&e.name, page);
        let stays = matches!(intent, Intent::Back | Intent::BareCancel) || intent.keeps();
        let on = said.any(&[C::End, C::Leave]) || !ends && said.any(&[C::Without, C::Skip]);
        let leads = |href: &str| heuristics::address::is_on_the_way(href);
        let somewhere = e.href.as_deref().is_none_or(leads);
        on && somewhere && !stays && !said.any(&ELSE)
    })
}
