//! What speaks against the end: it goes on, it will be charged, it was only asked for, it was another thing.
use super::rows::Rows;
use super::{EvidenceSource, claims};
use lexicon::{Concept as C, Said, dates, lexicon, prices};
use page::{Does, Doubt, PageModel, Status, Subscription, doubts_below};

/// What the account says of the subscription itself.
pub(super) fn account(rows: &mut Rows, now: &Subscription, lang: &str, names: &[&str]) {
    let source = EvidenceSource::Account;
    let active = now.said.iter().find(|s| s.status.goes_on());
    let text = |quoted: Option<&page::Quoted>| quoted.map(|q| q.text.clone());
    if now.status == Status::Paused {
        rows.add("paused", None, text(active.map(|s| &s.said)), source);
    }
    // It may be called active until its last day.
    let lasts = now.ends_on.is_none() && now.auto_renew != Some(false);
    if now.status.goes_on() && lasts && active.is_some() {
        rows.add("still_active", None, text(active.map(|s| &s.said)), source);
    }
    // A column for the day of the renewal stays, whatever the row is called; what would take the end back says that there was one.
    let called_over = now.said.iter().any(|s| s.badge && s.status.is_over());
    let ended =
        called_over && now.control(Does::Undo).is_some() && now.control(Does::End).is_none();
    // A day on which something ends, and beside it in the same part what runs and is paid for instead.
    let off = now.no_renewal || now.auto_renew == Some(false);
    if now.renews && !off && !ended && active.is_some() {
        rows.add("goes_on", None, text(active.map(|s| &s.said)), source);
    }
    // What is still due for the term that ends: "Cancelled, ends 14 February, next payment 14 December".
    let remains = called_over && is_due_by_the_end(now);
    if now.renews_on.is_some() && !ended && !remains {
        rows.add("next_payment", None, text(now.renews_on.as_ref()), source);
    }
    if !ended {
        let due = now.renews_on.as_ref().filter(|_| remains);
        let others = |line: &&String| due.is_none_or(|due| !line.contains(&due.text));
        let lines: Vec<String> = now.lines.iter().filter(others).cloned().collect();
        next_sum(rows, &lines);
    }
    // Many sites leave what cancels or turns off beside what calls it over, and the day.
    let over = now.is_called_over() && now.ends_on.is_some();
    let by_its_control = |said: &page::Quoted| now.controls.iter().any(|c| c.name == said.text);
    let left_over = over && now.auto_renew_said.as_ref().is_some_and(by_its_control);
    if now.auto_renew == Some(true) && !left_over {
        rows.add(
            "auto_renew_on",
            None,
            text(now.auto_renew_said.as_ref()),
            source,
        );
    }
    if let Some(out) = now.control(Does::End).filter(|_| !over) {
        rows.add("way_out", None, Some(out.name.clone()), source);
    }
    // What is still to be confirmed isn't done.
    let confirms =
        |c: &&page::Control| c.does == Does::End && lexicon().warn(&c.name).has(C::Confirm);
    if let Some(open) = now.controls.iter().find(confirms) {
        rows.add("not_done", None, Some(open.name.clone()), source);
    }
    words(rows, lang, &now.lines, names, source);
}

/// The payment that it names comes before its end.
fn is_due_by_the_end(now: &Subscription) -> bool {
    let day = |quoted: &Option<page::Quoted>| {
        let found = quoted.as_ref().map(|q| dates::clear(&q.value));
        found?.first()?.date()
    };
    let (due, end) = (day(&now.renews_on), day(&now.ends_on));
    due.zip(end).is_some_and(|(due, end)| due < end)
}

/// One part calls something over and something active, and not "until" a day: what stands in columns may be two. Only where it was never
/// seen before, so that nothing tells which of them it is.
pub(super) fn two_in_one(rows: &mut Rows, now: &Subscription) {
    let mut badges = now.said.iter().filter(|s| s.badge);
    let over = badges.clone().any(|s| s.status == Status::Ended);
    let lasts =
        |text: &str| !dates::clear(text).is_empty() || Said::of(text).any(&[C::Until, C::EndsOn]);
    let active = |s: &&page::StatusSaid| s.status == Status::Active && !lasts(&s.said.text);
    if let Some(active) = badges.find(|s| over && active(s)) {
        let text = active.said.text.clone();
        rows.add("still_active", None, Some(text), EvidenceSource::Account);
    }
}

/// What will be paid next is named, be it without its day.
pub(super) fn next_sum(rows: &mut Rows, lines: &[String]) {
    let due = lines.iter().find_map(|line| page::next_sum(line));
    if let Some(due) = due.map(str::to_owned) {
        rows.add("next_payment", None, Some(due), EvidenceSource::Account);
    }
}

/// What it cost stands there with a day after the one on which it would have been paid next, and after its end: it rests until then.
pub(super) fn paid_later(
    rows: &mut Rows,
    before: Option<&Subscription>,
    now: Option<&Subscription>,
    lines: &[String],
) {
    const OVER: [C; 5] = [C::EndsOn, C::Until, C::NoRenewal, C::Fee, C::Refund];
    const OFFERS: [C; 6] = [C::Undo, C::Offer, C::Buy, C::Renew, C::Choose, C::Start];
    let sums = |text: &str| prices::find(text).into_iter().map(|p| p.amount_minor);
    let days = |text: &str| dates::clear(text).into_iter().filter_map(|day| day.date());
    let cost = before.and_then(|b| sums(b.price.as_deref()?).find(|sum| *sum > 0));
    let next = before.and_then(|b| days(&b.renews_on.as_ref()?.value).next());
    let (Some(cost), Some(next)) = (cost, next) else {
        return;
    };
    let end = now.and_then(|now| days(&now.ends_on.as_ref()?.value).next());
    let rests = |line: &&String| {
        let (said, warns) = (Said::of(line), lexicon().warn(line));
        let later = |day| day > next && end.is_none_or(|end| day > end);
        let paid = sums(line).any(|sum| sum == cost) && days(line).any(later);
        // Of the page as a whole only what is paid each time, or begins again.
        let again = warns.has(C::Period) || said.has(C::Resumes);
        let of_it = now.is_some() || again && !warns.any(&OFFERS);
        paid && of_it && !said.any(&OVER) && !said.is_conditional()
    };
    if let Some(line) = lines.iter().find(rests) {
        rows.add("goes_on", None, Some(line.clone()), EvidenceSource::Account);
    }
}

/// Another plan takes its place in the same card, and is paid for.
pub(super) fn successor(
    rows: &mut Rows,
    before: Option<&Subscription>,
    now: &Subscription,
    names: &[&str],
) {
    let Some(before) = before else {
        return;
    };
    let names: Vec<&str> = names
        .iter()
        .copied()
        .chain(before.name.as_deref())
        .collect();
    if let Some(follows) = now.is_followed_by(&names, before).map(str::to_owned) {
        rows.add("goes_on", None, Some(follows), EvidenceSource::Account);
    }
}

/// The day on which it was to end is told no more, and it is called active, by a badge or behind its label: the end was taken back. Not
/// where it won't renew.
pub(super) fn taken_back(rows: &mut Rows, before: Option<&Subscription>, now: &Subscription) {
    let ended = before.and_then(|b| b.ends_on.as_ref());
    let off = now.no_renewal || now.auto_renew == Some(false);
    let mut badges = now.said.iter().filter(|s| s.badge && !off);
    let active = badges.find(|s| s.status == Status::Active);
    if let (Some(was), Some(active), None) = (ended, active, &now.ends_on) {
        let (was, now) = (was.text.clone(), active.said.text.clone());
        rows.add("goes_on", Some(was), Some(now), EvidenceSource::Account);
    }
}

/// The page after the press says that it is paused.
pub(super) fn paused(rows: &mut Rows, lines: &[String], names: &[&str]) {
    let said = lines.iter().find_map(|line| page::says_paused(line, names));
    if let Some(said) = said.map(str::to_owned) {
        rows.add("paused", None, Some(said), EvidenceSource::LastPage);
    }
}

/// Something else on the page renews, and nobody said which one is meant: what ended may be another thing than what is paid for.
pub(super) fn another(rows: &mut Rows, page: &PageModel, own: &[u32]) {
    let apart = |s: &&Subscription| s.blocks.iter().all(|block| !own.contains(block));
    let mut others = page
        .subscriptions
        .iter()
        .filter(apart)
        .filter(|s| s.goes_on());
    let paid = others.find_map(|s| {
        s.price
            .as_ref()
            .map(|price| s.name.as_ref().unwrap_or(price))
    });
    let paid = paid.map(String::as_str);
    if let Some(goes_on) = page.renewal_beside(own).or(paid) {
        let source = EvidenceSource::Account;
        rows.add("goes_on", None, Some(goes_on.to_owned()), source);
    }
}

/// A record of its name with a price, which isn't said to be over: beside one that is, that is all that the account says of it.
pub(super) fn by_its_name(rows: &mut Rows, page: &PageModel, name: Option<&str>) {
    let called = |r: &&page::Record| name == Some(r.title.as_str());
    let mut runs = page.records.iter().filter(called);
    if let Some(record) = runs.find(|r| r.price.is_some() && !r.status.is_over()) {
        let source = EvidenceSource::Account;
        rows.add("goes_on", None, Some(record.lines.join(" ")), source);
    }
}

/// What sentences say against it.
pub(super) fn words(
    rows: &mut Rows,
    lang: &str,
    lines: &[String],
    names: &[&str],
    source: EvidenceSource,
) {
    for (doubt, sentence) in doubts_below(lines.iter().map(String::as_str)) {
        let called = |name: &&str| {
            !name.is_empty() && sentence.to_lowercase().contains(&name.to_lowercase())
        };
        if doubt == Doubt::OfAnother && names.iter().any(called) {
            continue;
        }
        let kind = match doubt {
            Doubt::GoesOn => "goes_on",
            Doubt::OfAnother | Doubt::OnlyNext => "of_another",
            Doubt::NotDone if source == EvidenceSource::LastPage && waits(sentence) => "asked_for",
            Doubt::NotDone => "not_done",
        };
        rows.add(kind, None, Some(sentence.to_owned()), source);
    }
    for line in lines {
        let marks = claims::read(lang, line, names).marks;
        let called = marks.cancelled && marks.awaits_a_call;
        let withdrawn = || marks.withdrawn && was_withdrawn(lang, line, names);
        let asked_for = marks.pending && source == EvidenceSource::LastPage;
        if marks.failed || called || withdrawn() || marks.pending && !asked_for {
            rows.add("not_done", None, Some(line.clone()), source);
        } else if asked_for {
            rows.add("asked_for", None, Some(line.clone()), source);
        }
    }
}

/// It isn't done yet, and nothing went wrong with it.
fn waits(sentence: &str) -> bool {
    let said = Said::of(sentence);
    said.has(C::Pending) && !said.any(&[C::Failed, C::Provisional])
}

/// The end was taken back; not: it can be, at any time.
fn was_withdrawn(lang: &str, line: &str, names: &[&str]) -> bool {
    let mut said = lexicon::sentences(line).into_iter();
    said.any(|s| claims::read(lang, s, names).marks.withdrawn && !Said::of(s).is_conditional())
}
