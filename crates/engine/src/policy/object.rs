//! What a name that names no object is done to: "Cancel" in the row of a booked end takes that back, "Confirm" under a new plan buys it. A
//! bare verb is judged with the words of its row, and what only says yes with those of the dialog or the page's own part around it.
use super::{Ground, Rule, Ruling};
use crate::{named, quotes, words};
use lexicon::{Concept as C, Said, lexicon};
use page::ListKind;
use protocol::report::Verdict;
use protocol::role::Role;
use protocol::snapshot::{Container, Element};

/// What only says yes to something that stands elsewhere.
const YES: &[C] = &[
    C::Confirm,
    C::Yes,
    C::Submit,
    C::Finish,
    C::Change,
    C::Save,
    C::Now,
    C::Proceed,
];
/// What speaks of the end, or of what is held already.
const ENDS: &[C] = &[
    C::End,
    C::Leave,
    C::TurnOff,
    C::Cancelled,
    C::NoRenewal,
    C::EndsOn,
    C::Until,
    C::Reason,
    C::Renewal,
    C::RenewsOn,
];
/// What is taken on, and costs.
const TAKEN_ON: &[C] = &[
    C::Change,
    C::Upgrade,
    C::Downgrade,
    C::Buy,
    C::Pay,
    C::Renew,
    C::Order,
    C::Period,
    C::Premium,
    C::Subscription,
];

/// What its object forbids.
pub(super) fn forbids(element: &Element, ground: &Ground<'_>) -> Option<Rule> {
    let said = lexicon().read(&element.name, &ground.languages());
    if said.only(&[C::End, C::Leave, C::Yes, C::Now]) && said.any(&[C::End, C::Leave]) {
        return of_its_row(element, ground);
    }
    let goes_on = [YES, &[C::Continue, C::Next, C::Trial]].concat();
    if (said.has(C::Trial) || said.only(&goes_on)) && says_that_paying_begins(ground) {
        return Some(Rule::Buys);
    }
    if said.only(&[C::Change]) && is_one_of_several_edits(element, ground) {
        return None;
    }
    let Around { title, lines } = around_a_yes(element, ground)?;
    let takes_on = |text: &str| lexicon().read(text, &ground.languages()).any(TAKEN_ON);
    let priced = lines.iter().any(|line| quotes::is_a_running_price(line));
    let buys = priced && (said.any(TAKEN_ON) || title.is_some_and(takes_on));
    buys.then_some(Rule::Buys)
}

/// "Your plan starts today: we'll charge €19", in a layer over the page: with the trial ends what cost nothing.
fn says_that_paying_begins(ground: &Ground<'_>) -> bool {
    const PAYS: [C; 3] = [C::Pay, C::Buy, C::Billing];
    const UNLESS: [C; 4] = [C::Condition, C::ConditionFirst, C::Not, C::NoRenewal];
    let over = ground.model.open_layer().is_some();
    let lines = ground.model.front_lines().into_iter().filter(|_| over);
    let mut sentences = lines.flat_map(lexicon::sentences);
    sentences.any(|sentence| {
        let said = lexicon().warn(sentence);
        let begins = said.says(C::Start) && said.has(C::Now) && said.any(&PAYS);
        begins && !said.any(&UNLESS) && quotes::names_a_sum(sentence)
    })
}

/// "Edit" here and "Update" there, outside of every dialog and of what is offered: each opens what it stands beside.
fn is_one_of_several_edits(element: &Element, ground: &Ground<'_>) -> bool {
    let by = ground.languages();
    let changes = |e: &&Element| {
        let plain = !e.in_dialog() && crate::classify::is_usable(e);
        plain && lexicon().read(&e.name, &by).only(&[C::Change])
    };
    let list = ground.model.list_of(&element.reference);
    let offered = |l: &page::List| matches!(l.kind, ListKind::Options | ListKind::Catalogue);
    let elements = ground.observation.snapshot.elements.iter();
    !element.in_dialog() && !list.is_some_and(offered) && elements.filter(changes).count() > 1
}

/// A question about what only says yes tells to what, and calls nothing the end that isn't called so around it.
pub(super) fn told(ruling: Ruling, element: &Element, ground: &Ground<'_>) -> Ruling {
    let asked = ruling.verdict == Verdict::Ask && ruling.known.is_none() && ground.in_flow;
    let around = asked.then(|| around_a_yes(element, ground)).flatten();
    let Some(title) = around.and_then(|around| around.title) else {
        return ruling;
    };
    Ruling {
        rule: match ruling.rule.names_the_last_step() {
            true => Rule::Unknown,
            false => ruling.rule,
        },
        known: Some(words::say("policy.says_yes", &[("what", title)])),
        ..ruling
    }
}

/// "Cancel subscription order" under "Subscription order 88213": one order, whatever it was made by, where nothing goes on.
pub(super) fn ends_one_order(element: &Element, ground: &Ground<'_>) -> bool {
    let said = lexicon().read(&element.name, &ground.languages());
    let heads = |c: &&Container| c.role == Role::Heading;
    let heading = element.within.iter().rev().find(heads);
    let model = ground.model;
    let own = model.subscription_of(&element.reference);
    let goes_on = || own.is_some_and(|own| model.subscriptions[own].goes_on());
    let order = heading.is_some_and(|c| page::is_one_order(&c.name));
    said.has(C::Order) && said.any(&[C::End, C::Leave]) && order && !goes_on()
}

/// An end that is booked is what "Cancel" in its row takes back; in a list of orders it ends one of them.
fn of_its_row(element: &Element, ground: &Ground<'_>) -> Option<Rule> {
    let list = ground.model.list_of(&element.reference);
    if list.is_some_and(|l| matches!(l.kind, ListKind::Orders | ListKind::Invoices)) {
        return Some(Rule::AnotherThing);
    }
    if is_a_request_to_end(element, ground) {
        return Some(Rule::Undoes);
    }
    let row = named::row(element).map(|row| row.name.clone());
    if row
        .as_deref()
        .is_some_and(|row| is_called_an_end(row, ground))
    {
        return Some(Rule::Undoes);
    }
    let row = row.or_else(|| beside(element, ground))?;
    // "Slow Flow, Sunday 9:00": what is come to at a time of day.
    if named::is_come_to(&row) && !named::is_subscription(&row) {
        return Some(Rule::AnotherThing);
    }
    let booked = lexicon().read(&row, &ground.languages());
    (booked.has(C::Reservation) && !named::is_subscription(&row)).then_some(Rule::Undoes)
}

/// "Cancellation of the subscription, 3 November, accepted": a row that is called so, and says when, is about what was asked for.
fn is_called_an_end(row: &str, ground: &Ground<'_>) -> bool {
    const BOUNDED: [C; 6] = [
        C::Not,
        C::Until,
        C::Deadline,
        C::EndsOn,
        C::RenewsOn,
        C::Condition,
    ];
    let said = lexicon().read(row, &ground.languages());
    let first = said.words.first().and_then(|word| word.concept);
    let dated = quotes::date(row).is_some() && !quotes::names_a_sum(row);
    !ground.in_flow
        && first == Some(C::End)
        && dated
        && !said.any(&BOUNDED)
        && !Said::of(row).any(&BOUNDED)
}

/// "Cancellation, 20 November, in progress": in a list of what was asked for it stands beside an end that waits, and takes that back.
fn is_a_request_to_end(element: &Element, ground: &Ground<'_>) -> bool {
    const LABEL: usize = 3;
    let by = ground.languages();
    let model = ground.model;
    let Some(record) = model.record_of(&element.reference) else {
        return false;
    };
    let lines = || {
        let pressed = |line: &&String| record.controls.iter().any(|c| c.name == **line);
        record.lines.iter().filter(move |line| !pressed(line))
    };
    let waits = |line: &String| Said::of(line).any(&[C::Pending, C::Reservation]);
    let names_an_end = |line: &String| {
        let said = lexicon().read(line, &by);
        let bounded = said.any(&[C::Not, C::Until, C::Deadline, C::Date]);
        said.words.len() <= LABEL && said.has(C::End) && !bounded
    };
    // What is held costs something, there or beside it.
    let mut list = model.records.iter().filter(|r| r.list == record.list);
    let held = list.any(|r| r.price.is_some()) || named::is_subscription(&record.lines.join(" "));
    let asked_for = !record.dates.is_empty() && lines().any(waits) && lines().any(names_an_end);
    !held && !ground.in_flow && asked_for
}

/// The words of the nearest box around it that has any but its own: what stands last before it.
fn beside(element: &Element, ground: &Ground<'_>) -> Option<String> {
    let model = ground.model;
    let own = model.block_of(&element.reference)?;
    let mut outer = own;
    loop {
        outer = usize::try_from(model.blocks[outer].within?).ok()?;
        let inner = model.blocks_in(outer).into_iter().filter(|at| *at < own);
        let mut texts = inner.map(|at| model.blocks[at].text.trim());
        if let Some(text) = texts.rfind(|text| !text.is_empty()) {
            return Some(text.to_owned());
        }
    }
}

struct Around<'a> {
    title: Option<&'a str>,
    lines: Vec<&'a str>,
}

/// The words around what only says yes, where none of them speaks of an end.
fn around_a_yes<'a>(element: &'a Element, ground: &Ground<'a>) -> Option<Around<'a>> {
    let by = ground.languages();
    let label = lexicon().read(&element.name, &by);
    let model = ground.model;
    let block = model.block_of(&element.reference)?;
    let dialogs = model.blocks.iter().enumerate();
    let dialogs = dialogs.filter(|(_, b)| matches!(b.role, Role::Dialog | Role::AlertDialog));
    let mut dialogs = dialogs.map(|(at, _)| at);
    let lines = match dialogs.rfind(|at| model.is_within(block, *at)) {
        Some(dialog) => {
            let inner = model.blocks_in(dialog).into_iter();
            let words = inner.filter(|at| {
                model.blocks[*at].reference.is_none() || model.blocks[*at].role == Role::Heading
            });
            words.map(|at| model.blocks[at].text.as_str()).collect()
        }
        None => model.content_lines(),
    };
    let over = element.within.iter().rev();
    let title = over.map(|c| c.name.as_str()).find(|name| !name.is_empty());
    let ends = |text: &str| lexicon().read(text, &by).any(ENDS) || Said::of(text).any(ENDS);
    let silent = !lines.iter().copied().chain(title).any(ends);
    (label.only(YES) && silent).then_some(Around { title, lines })
}
