//! The subscriptions that a page shows: from its records, else from the one card of its main part.
use crate::form::{Form, FormKind};
use crate::items;
use crate::name;
use crate::order::is_one_order;
use crate::piece::{Is, Piece, pieces};
use crate::record::{List, ListKind, Record, is_subscription, names_a_time};
use crate::region::Region;
use crate::terms::{Control, Does, Quoted, Status, StatusSaid, Terms, does};
use crate::tree::{Tree, number};
use lexicon::{Concept as C, Said, dates, lexicon, prices};
use protocol::ids::Ref;
use protocol::role::Role;
use serde::Serialize;

#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Subscription {
    pub name: Option<String>,
    pub price: Option<String>,
    pub biller: Option<String>,
    pub status: Status,
    /// What it was read from: badges, labelled values, sentences.
    pub said: Vec<StatusSaid>,
    pub renews_on: Option<Quoted>,
    /// It renews, at whatever date.
    pub renews: bool,
    pub ends_on: Option<Quoted>,
    /// It says that it won't renew.
    pub no_renewal: bool,
    pub auto_renew: Option<bool>,
    pub auto_renew_said: Option<Quoted>,
    pub controls: Vec<Control>,
    /// The blocks that it was read from.
    pub blocks: Vec<u32>,
    /// What these say, piece by piece, without the controls.
    pub lines: Vec<String>,
    /// Its place among the page's records, where it is one.
    pub record: Option<usize>,
}

impl Subscription {
    pub fn holds(&self, reference: &Ref) -> bool {
        self.controls.iter().any(|c| c.reference == *reference)
    }

    /// It is paid for again, or said to run.
    pub fn goes_on(&self) -> bool {
        self.renews || self.status.goes_on()
    }

    /// It is called over in words: a day alone may be the end of a period.
    pub fn is_called_over(&self) -> bool {
        self.no_renewal || self.said.iter().any(|s| s.status.is_over())
    }

    /// It says what it costs, how it stands or until when it goes.
    pub fn is_told(&self) -> bool {
        let dated = self.renews || self.ends_on.is_some() || self.no_renewal;
        dated || self.price.is_some() || !self.said.is_empty() || self.auto_renew.is_some()
    }

    /// "Indoor cycling, today 19:30 [Cancel]": what has a time of day, and neither price nor day of its own, is come to, and not paid again.
    fn is_appointment(&self) -> bool {
        let mut said = self
            .controls
            .iter()
            .map(|c| &c.name)
            .chain(&self.name)
            .chain(&self.lines);
        let called = said.any(|text| Said::of(text).has(C::Subscription));
        let held = self.price.is_some() || self.renews || self.no_renewal;
        let told = held || !self.said.is_empty() || self.auto_renew.is_some();
        let mut told_of = self.lines.iter().chain(&self.name);
        !told && !called && told_of.any(|line| names_a_time(line))
    }

    pub fn control(&self, what: Does) -> Option<&Control> {
        self.controls.iter().find(|c| c.does == what)
    }

    fn of(terms: Terms, pieces: &[Piece], name: Option<String>, blocks: Vec<u32>) -> Self {
        let lines = pieces
            .iter()
            .filter(|p| p.is_text())
            .map(|p| p.text.clone());
        Self {
            name,
            price: terms.price.map(|p| p.value),
            biller: terms.biller.map(|b| b.value),
            status: terms.status,
            said: terms.said,
            renews: terms.renews || terms.renews_on.is_some(),
            renews_on: terms.renews_on,
            ends_on: terms.ends_on,
            no_renewal: terms.no_renewal,
            auto_renew: terms.auto_renew,
            auto_renew_said: terms.auto_renew_said,
            controls: terms.controls,
            blocks,
            lines: lines.collect(),
            record: None,
        }
    }
}

pub(crate) fn subscriptions(
    tree: &Tree<'_>,
    regions: &[Region],
    forms: &[Form],
    lists: &[List],
    records: &[Record],
) -> Vec<Subscription> {
    let mut found = one_of_each_card(shown(tree, regions, forms, lists, records));
    found.retain(|s| !s.is_appointment());
    if let [only] = found.as_mut_slice() {
        let main = |r: Region| r == Region::Main;
        let open = open_blocks(tree, regions, forms, lists, records, &main);
        let item = items::name(tree, &open, only.name.as_deref());
        only.name = item.or_else(|| only.name.take());
    }
    found
}

/// What stands around a list and what the list tells of itself, called the same and in part the same blocks: one card, read twice.
fn one_of_each_card(found: Vec<Subscription>) -> Vec<Subscription> {
    let mut kept: Vec<Subscription> = Vec::new();
    for mut one in found {
        let shares = |s: &Subscription| s.blocks.iter().any(|at| one.blocks.contains(at));
        let same = |s: &&mut Subscription| s.name.is_some() && s.name == one.name && shares(s);
        match kept.iter_mut().find(same) {
            Some(known) => {
                if one.blocks.len() > known.blocks.len() {
                    std::mem::swap(known, &mut one);
                }
                let new = |c: &Control| !known.controls.iter().any(|k| k.reference == c.reference);
                let controls: Vec<Control> = one.controls.into_iter().filter(new).collect();
                known.controls.extend(controls);
            }
            None => kept.push(one),
        }
    }
    kept
}

fn shown(
    tree: &Tree<'_>,
    regions: &[Region],
    forms: &[Form],
    lists: &[List],
    records: &[Record],
) -> Vec<Subscription> {
    let mut listed = gather(from_records(tree, lists, records));
    if !listed.is_empty() {
        let beside = beside(tree, regions, forms, lists, records);
        if beside.is_empty() {
            take_the_way_out(tree, regions, lists, records, &mut listed);
            take_the_way_back(tree, regions, lists, records, &mut listed);
        }
        return beside.into_iter().chain(listed).collect();
    }
    // An account that is shown in a dialog, or beside the page's main part, only where that has none.
    let parts: [&dyn Fn(Region) -> bool; 3] = [
        &|r| r == Region::Main,
        &|r| matches!(r, Region::Dialog { .. }),
        &|r| r == Region::Aside,
    ];
    let mut found = parts.into_iter().map(|part| {
        let open = open_blocks(tree, regions, forms, lists, records, part);
        from_cards(tree, &open)
    });
    found
        .find(|f| !f.is_empty())
        .map(gather)
        .unwrap_or_default()
}

/// A part that says nothing of a subscription and only holds what ends it ("Stop receiving boxes") is no second one: it belongs to the
/// only one beside it, where there is only one. So do sections without price, day and status ("Frequent questions", with "How to cancel"
/// in it), where that one has no way out of its own, and they speak of an end, of a subscription or of help.
fn gather(found: Vec<Subscription>) -> Vec<Subscription> {
    const ENDS: [C; 3] = [C::End, C::Leave, C::Cancelled];
    const ABOUT: [C; 8] = [
        C::End,
        C::Leave,
        C::Cancelled,
        C::TurnOff,
        C::Subscription,
        C::Renewal,
        C::Help,
        C::Manage,
    ];
    let bare = |s: &Subscription| {
        let titled = s.name.as_deref().is_some_and(|n| Said::of(n).any(&ENDS));
        !s.is_told() && (s.record.is_none() || s.name.is_none() || titled)
    };
    let valued = |s: &Subscription| {
        let dated = s.renews_on.is_some() || s.ends_on.is_some();
        let said = s.auto_renew.is_some() || s.said.iter().any(|s| s.badge);
        let other = |text: &String| Said::of(text).any(&[C::Newsletter, C::Order]);
        dated || said || s.price.is_some() || s.lines.iter().any(other)
    };
    let mut others = found.iter().filter(|s| valued(s));
    let open = match (others.next(), others.next()) {
        (Some(only), None) => only.control(Does::End).is_none(),
        _ => false,
    };
    let about = |s: &Subscription| {
        let mut texts = s.lines.iter().chain(&s.name);
        let mut called = s.controls.iter().map(|c| &c.name);
        texts.any(|text| lexicon().warn(text).any(&ABOUT))
            || called.any(|name| Said::of(name).has(C::Subscription))
    };
    let (mut parts, mut whole): (Vec<_>, Vec<_>) = found
        .into_iter()
        .partition(|s| bare(s) || open && !valued(s));
    parts.retain(|s| bare(s) || about(s));
    match whole.as_mut_slice() {
        [] => return parts,
        [only] => {
            for part in parts {
                only.controls.extend(part.controls);
                only.blocks.extend(part.blocks);
                only.lines.extend(part.lines);
            }
        }
        _ => {}
    }
    whole
}

/// A card around or beside a list of subscriptions that tells of one itself: its name, how it stands, what it costs and when it renews.
/// What can be added to it is listed apart, and each of that may be ended alone.
fn beside(
    tree: &Tree<'_>,
    regions: &[Region],
    forms: &[Form],
    lists: &[List],
    records: &[Record],
) -> Vec<Subscription> {
    let of_several = |r: &&Record| lists[r.list].kind == ListKind::Subscriptions;
    let listed = |at: &usize| {
        let mut all = records.iter().filter(of_several);
        all.any(|r| r.blocks.contains(&number(*at)))
    };
    let main = |r: Region| r == Region::Main;
    let mut open = open_blocks(tree, regions, forms, lists, records, &main);
    open.retain(|at| !listed(at));
    let told = |s: &Subscription| {
        let acts = |does| s.control(does).is_some();
        let ended = acts(Does::Undo);
        let held = s.said.iter().any(|s| s.badge) || acts(Does::Manage) || acts(Does::End);
        let dated = s.renews_on.is_some() || s.ends_on.is_some();
        let costs = s.price.is_some() || s.status.is_over();
        let headed = || s.blocks.iter().filter_map(|b| usize::try_from(*b).ok());
        let mut headings = headed().filter(|b| tree.role(*b) == Role::Heading);
        (held && dated || ended)
            && costs
            && headings.any(|b| s.name.as_deref() == Some(tree.text(b)))
    };
    from_cards(tree, &open).into_iter().filter(told).collect()
}

/// What ends a subscription and stands in no list is the way out of the first, where that is the only one without one of its own.
fn take_the_way_out(
    tree: &Tree<'_>,
    regions: &[Region],
    lists: &[List],
    records: &[Record],
    listed: &mut [Subscription],
) {
    let ends = |s: &Subscription| s.control(Does::End).is_some();
    let Some((first, others)) = listed.split_first_mut() else {
        return;
    };
    // What is listed first is what the account is about; what is added to it has a way out of its own.
    if others.is_empty() || ends(first) || !others.iter().all(ends) {
        return;
    }
    take_what(
        Does::End,
        Region::Main,
        tree,
        regions,
        lists,
        records,
        first,
    );
}

/// What takes an end back and stands in no list belongs to the only subscription there is.
fn take_the_way_back(
    tree: &Tree<'_>,
    regions: &[Region],
    lists: &[List],
    records: &[Record],
    listed: &mut [Subscription],
) {
    let [only] = listed else {
        return;
    };
    // Beside what runs it would take back something else.
    let ends = (only.status.is_over() || only.ends_on.is_some()) && !only.goes_on();
    let list = only.record.map(|at| lists[records[at].list].region);
    if let (None, Some(region)) = (only.control(Does::Undo), list.filter(|_| ends)) {
        take_what(Does::Undo, region, tree, regions, lists, records, only);
    }
}

/// The only control of this part that does this to a subscription and stands in no list.
fn take_what(
    does_this: Does,
    region: Region,
    tree: &Tree<'_>,
    regions: &[Region],
    lists: &[List],
    records: &[Record],
    to: &mut Subscription,
) {
    let in_a_list = |at: usize| {
        let mut all = records
            .iter()
            .filter(|r| lists[r.list].kind != ListKind::Other);
        all.any(|r| r.blocks.contains(&number(at)))
    };
    let open: Vec<usize> = (0..tree.blocks.len())
        .filter(|at| regions[*at] == region && !in_a_list(*at))
        .collect();
    // "Continue subscription", beside one that ends.
    let continues = |label: &str| {
        let said = lexicon().warn(label);
        let own = [C::Continue, C::Subscription];
        does_this == Does::Undo && said.has(C::Continue) && said.only(&own)
    };
    let ways: Vec<Piece> = pieces(tree, &open)
        .into_iter()
        .filter(|p| matches!(p.is, Is::Control(_)))
        .filter(|p| {
            let does_it = does(&p.said) == does_this && p.said.has(C::Subscription);
            does_it || continues(&p.text)
        })
        .collect();
    if let [way] = ways.as_slice() {
        let controls = Terms::of(std::slice::from_ref(way)).controls.into_iter();
        to.controls.extend(controls.map(|c| Control {
            does: does_this,
            ..c
        }));
        to.blocks.push(number(way.block));
    }
}

fn from_records(tree: &Tree<'_>, lists: &[List], records: &[Record]) -> Vec<Subscription> {
    let held = |n: &usize| {
        let record = &records[*n];
        let list = &lists[record.list];
        list.kind == ListKind::Subscriptions
            && matches!(
                list.region,
                Region::Main | Region::Dialog { .. } | Region::Aside
            )
            && (is_subscription(record)
                || is_like_its_list(record, records)
                || is_folded_up(record, list, records))
            && !is_part_of_one(tree, record, list, records)
    };
    let all: Vec<usize> = (0..records.len()).filter(held).collect();
    let holds = |outer: &usize, inner: &usize| {
        outer != inner && records[*outer].blocks.contains(&records[*inner].block)
    };
    let innermost = all
        .iter()
        .filter(|outer| !all.iter().any(|inner| holds(outer, inner)));
    let read = |n: &usize| {
        let record = &records[*n];
        let blocks: Vec<usize> = record.places().collect();
        let pieces = pieces(tree, &blocks);
        let name = Some(record.title.clone()).filter(|_| has_a_name(tree, record, records));
        let mut one = Subscription::of(record.terms.clone(), &pieces, name, record.blocks.clone());
        one.record = Some(*n);
        one
    };
    let in_rows = |n: &&usize| is_told_in_rows(records[**n].list, records);
    let (rows, whole): (Vec<&usize>, Vec<&usize>) = innermost.partition(in_rows);
    let mut of_rows: Vec<usize> = rows.iter().map(|n| records[**n].list).collect();
    of_rows.dedup();
    let told = of_rows.into_iter().map(|list| {
        let at = usize::try_from(lists[list].block).unwrap_or(usize::MAX);
        let blocks = tree.below(at);
        let pieces = pieces(tree, &blocks);
        let all = blocks.into_iter().map(number).collect();
        Subscription::of(Terms::of(&pieces), &pieces, name::name(&pieces), all)
    });
    told.chain(whole.into_iter().map(read)).collect()
}

/// "Premium, $22.99 a month" over "Renews 14 December, Visa 4471": rows of one card. Only the first is titled, the others begin with a term,
/// and none tells what another has told.
fn is_told_in_rows(list: usize, records: &[Record]) -> bool {
    let own: Vec<&Record> = records.iter().filter(|r| r.list == list).collect();
    let once = |tells: &dyn Fn(&Terms) -> bool| own.iter().filter(|r| tells(&r.terms)).count() < 2;
    let term = |line: &String| {
        let said = Said::of(line);
        said.any(&[C::RenewsOn, C::EndsOn, C::Renewal, C::Status])
            || said.has(C::Period) && !name::has_own_words(line)
            || !prices::find(line).is_empty()
    };
    let begins = |r: &&&Record| r.lines.first().is_some_and(term);
    own.len() > 1
        && own.iter().filter(begins).count() == own.len() - 1
        && once(&|t| t.price.is_some())
        && once(&|t| t.renews_on.is_some() || t.ends_on.is_some())
        && once(&|t| t.said.iter().any(|s| s.badge))
        && once(&|t| t.does(Does::End))
}

/// A title that is no button's, and says more than how it stands and what it costs.
fn has_a_name(tree: &Tree<'_>, record: &Record, records: &[Record]) -> bool {
    name::has_own_words(&record.title)
        && !is_a_button(tree, record)
        && !is_in_every_record(tree, record, records)
}

/// A control's label that stands in each of several: it names none of them.
fn is_in_every_record(tree: &Tree<'_>, record: &Record, records: &[Record]) -> bool {
    let card = usize::try_from(record.block).is_ok_and(|at| tree.is_card(at));
    let label = |r: &Record| !card && r.controls.iter().any(|c| c.name == record.title);
    let mut list = records.iter().filter(|r| r.list == record.list);
    let several = list.clone().count() > 1;
    several && list.all(label)
}

/// A button names what it does, and so does a link: "View subscription 4390". What folds a thing up is called like the thing.
fn is_a_button(tree: &Tree<'_>, record: &Record) -> bool {
    let mut controls = record.controls.iter();
    if controls.any(|c| c.name == record.title && c.does != Does::Other) {
        return true;
    }
    let mut blocks = record.places();
    blocks.any(|b| tree.role(b) == Role::Button && tree.text(b) == record.title && !tree.folds(b))
}

/// A heading in it is a name.
fn is_headed(tree: &Tree<'_>, record: &Record) -> bool {
    let mut places = record.places();
    places.any(|b| tree.role(b) == Role::Heading && tree.names(b))
}

/// What it costs, how it stands or when it goes on or ends.
fn tells(record: &Record) -> bool {
    let terms = &record.terms;
    let dated = terms.renews_on.is_some() || terms.ends_on.is_some() || terms.no_renewal;
    dated || terms.price.is_some() || terms.said.iter().any(|s| s.badge)
}

/// The head, the text and the buttons of one card look like a list of three: only one of them can be pressed, and it goes by no name. Or the
/// heading names the thing, and no more than one of what stands under it has a price or a day.
fn is_part_of_one(tree: &Tree<'_>, record: &Record, list: &List, records: &[Record]) -> bool {
    let all = || records.iter().filter(|r| r.list == record.list);
    let whole = |r: &&Record| r.terms.price.is_some() || r.terms.renews_on.is_some();
    if all().filter(whole).count() > 1 {
        return false;
    }
    let heading = Said::of(&list.title);
    let of_one = name::is_name(&list.title, &heading) && !heading.has(C::Subscription);
    if of_one && !all().any(|r| is_headed(tree, r)) && all().filter(|r| tells(r)).count() < 2 {
        return true;
    }
    let mut acting = all().filter(|r| !r.terms.controls.is_empty());
    match (acting.next(), acting.next()) {
        (Some(only), None) => only.title.is_empty() || is_a_button(tree, only),
        _ => false,
    }
}

/// It has a name and a running price, as others of its list that are subscriptions: how it stands is said in words that nobody knows.
fn is_like_its_list(record: &Record, records: &[Record]) -> bool {
    let runs = |r: &Record| r.terms.has_a_running_price() && !r.title.is_empty();
    let others = records.iter().filter(|r| r.list == record.list);
    runs(record)
        && !record.terms.does(Does::Buy)
        && others.filter(|r| runs(r) && is_subscription(r)).count() > 1
}

/// One of "Your subscriptions", of which no more is seen until it is opened than what it is called, as others of its list are that tell more.
fn is_folded_up(record: &Record, list: &List, records: &[Record]) -> bool {
    // "Subscription & payments", "Change your plan" stand over other things as well.
    const ELSE: [C; 4] = [C::Change, C::Choose, C::Manage, C::Upgrade];
    let heading = Said::of(&list.title);
    let of_these = heading.has(C::Subscription) && !heading.has(C::Billing);
    let of_these = of_these && !lexicon().warn(&list.title).any(&ELSE);
    let headed = |r: &Record| {
        let head = r.controls.first().filter(|c| c.does == Does::Other);
        let named = name::has_own_words(&r.title) && head.is_some_and(|c| c.name == r.title);
        r.folds && named && !r.terms.does(Does::Buy)
    };
    let mut all = records.iter().filter(|r| r.list == record.list);
    of_these && headed(record) && all.any(|r| headed(r) && is_subscription(r))
}

/// The blocks that may tell of a subscription: of these parts, in no other list, and in no form that asks for something else.
fn open_blocks(
    tree: &Tree<'_>,
    regions: &[Region],
    forms: &[Form],
    lists: &[List],
    records: &[Record],
    part: &dyn Fn(Region) -> bool,
) -> Vec<usize> {
    let closed = |at: usize| {
        let mut listed = records.iter().filter(|r| {
            let kind = lists[r.list].kind;
            matches!(
                kind,
                ListKind::Catalogue | ListKind::Invoices | ListKind::Orders | ListKind::Options
            )
        });
        let of_form = |f: &Form| {
            let asks = matches!(
                f.kind,
                FormKind::Newsletter
                    | FormKind::Search
                    | FormKind::Login
                    | FormKind::Payment
                    | FormKind::Survey
            );
            let block = f.block.and_then(|b| usize::try_from(b).ok());
            asks && block.is_some_and(|b| {
                tree.is_within(at, b) && !matches!(tree.role(b), Role::Main | Role::Dialog)
            })
        };
        listed.any(|r| r.blocks.contains(&number(at))) || forms.iter().any(of_form)
    };
    (0..tree.blocks.len())
        .filter(|at| part(regions[*at]) && !closed(*at))
        .collect()
}

fn from_cards(tree: &Tree<'_>, open: &[usize]) -> Vec<Subscription> {
    let pieces = pieces(tree, open);
    let anchored = |is: &dyn Fn(&Piece) -> bool| {
        let found = pieces.iter().filter(|p| is(p)).map(|p| p.block);
        let found = found.filter(|at| !is_of_a_newsletter(tree, *at));
        found.collect::<Vec<_>>()
    };
    let mut anchors = anchored(&is_anchor);
    if anchors.is_empty() {
        // "Hub Pass, €11.99 a month", and "End Hub Pass": the one price and what ends it, whatever it is called.
        let priced = anchored(&is_a_running_price);
        let ends = anchored(&is_a_plain_end);
        if let ([_], [_]) = (priced.as_slice(), ends.as_slice()) {
            anchors = [priced, ends].concat();
        }
    }
    // A page may have no part around all of its own: what tells of the plan, and the site's foot with a way out of it. Bare lines
    // and rows are no parts.
    let mut parts: Vec<Vec<usize>> = Vec::new();
    let bare = |at: &usize| {
        let outermost = tree.upwards(*at).last().unwrap_or(*at);
        outermost == *at || tree.role(outermost) == Role::Row
    };
    if tree.common(&anchors).is_none() && anchors.iter().any(bare) {
        return Vec::new();
    }
    for anchor in anchors {
        let together = |part: &&mut Vec<usize>| tree.common(&[part[0], anchor]).is_some();
        match parts.iter_mut().find(together) {
            Some(part) => part.push(anchor),
            None => parts.push(vec![anchor]),
        }
    }
    let cards: Vec<usize> = (parts.iter())
        .filter_map(|part| Some(split(tree, open, tree.common(part)?, part)))
        .flatten()
        .collect();
    let alone = cards.len() == 1;
    cards
        .into_iter()
        .flat_map(|card| read_card(tree, open, card, alone))
        .collect()
}

/// "End Hub Pass". What answers an offer ("No thanks, on to cancelling") is said on the way out.
fn is_a_plain_end(piece: &Piece) -> bool {
    const ANSWERS: [C; 6] = [C::No, C::Yes, C::Thanks, C::Continue, C::Proceed, C::Anyway];
    let ends = matches!(piece.is, Is::Control(_)) && does(&piece.said) == Does::End;
    ends && !lexicon().warn(&piece.text).any(&ANSWERS)
}

fn is_a_running_price(piece: &Piece) -> bool {
    let terms = Terms::of(std::slice::from_ref(piece));
    !matches!(piece.is, Is::Control(_)) && terms.price.is_some()
}

/// It tells how a subscription stands or goes on, or is what ends it.
fn is_anchor(piece: &Piece) -> bool {
    let said = &piece.said;
    match &piece.is {
        Is::Words | Is::Heading | Is::Image => {
            let terms = Terms::of(std::slice::from_ref(piece));
            let sentence = terms.said.iter().any(|s| s.badge || s.said.text.len() > 12);
            let dated = !dates::clear(&piece.text).is_empty()
                && (terms.renews_on.is_some() || terms.ends_on.is_some());
            dated
                || terms.auto_renew.is_some()
                || terms.no_renewal
                || sentence
                    && terms
                        .said
                        .iter()
                        .any(|s| s.badge || Said::of(&s.said.text).has(C::Subscription))
        }
        Is::Control(_) => {
            let ends = matches!(does(said), Does::End | Does::Undo);
            let general = [
                C::End,
                C::Undo,
                C::Renewal,
                C::Subscription,
                C::Period,
                C::Account,
            ];
            ends && (said.has(C::Subscription)
                || said.has(C::Renewal)
                || said.beside(&general) == 0)
        }
        Is::Switch(..) => said.has(C::Renewal),
        Is::Field => false,
    }
}

/// The row or entry that it stands in is a newsletter's, and costs nothing.
fn is_of_a_newsletter(tree: &Tree<'_>, at: usize) -> bool {
    let entry = |b: &usize| matches!(tree.role(*b), Role::Row | Role::ListItem);
    let Some(entry) = tree.upwards(at).find(entry) else {
        return false;
    };
    let texts: Vec<&str> = tree
        .below(entry)
        .into_iter()
        .map(|b| tree.text(b))
        .collect();
    let named = texts.iter().any(|t| Said::of(t).has(C::Newsletter));
    named && !texts.iter().any(|t| !prices::find(t).is_empty())
}

/// Where each of several boxes has its own name and its own terms, each is a subscription.
fn split(tree: &Tree<'_>, open: &[usize], at: usize, anchors: &[usize]) -> Vec<usize> {
    let within = |child: usize| anchors.iter().any(|a| tree.is_within(*a, child));
    let holding: Vec<usize> = tree.children[at]
        .iter()
        .copied()
        .filter(|c| within(*c))
        .collect();
    let complete = |child: &usize| {
        let blocks: Vec<usize> = tree
            .below(*child)
            .into_iter()
            .filter(|b| open.contains(b))
            .collect();
        let pieces = pieces(tree, &blocks);
        // A bold word that no heading is heads its box all the same, where it comes first.
        let first = pieces.iter().find(|p| p.is_text()).map(|p| p.block);
        let heads = |p: &Piece| {
            let heading = p.is == Is::Heading || tree.role(p.block) == Role::Cell;
            heading || p.is_text() && first == Some(p.block)
        };
        let named = pieces
            .iter()
            .any(|p| heads(p) && name::is_name(&p.text, &p.said));
        let terms = Terms::of(&pieces);
        named
            && terms.tells()
            && (terms.price.is_some() || terms.does(Does::End) || terms.does(Does::Manage))
    };
    let whole: Vec<usize> = holding.iter().copied().filter(complete).collect();
    let in_table = |child: &usize| {
        tree.below(*child)
            .iter()
            .any(|b| tree.role(*b) == Role::Row)
    };
    match whole.as_slice() {
        // What another table says is said of something else.
        [only] if holding.len() > 1 && holding.iter().all(in_table) => {
            split(tree, open, *only, anchors)
        }
        [] | [_] => vec![at],
        _ => whole
            .iter()
            .flat_map(|c| split(tree, open, *c, anchors))
            .collect(),
    }
}

/// The card with what stands around it, as far as that is about nothing else.
fn read_card(tree: &Tree<'_>, open: &[usize], card: usize, alone: bool) -> Vec<Subscription> {
    // What one cell says is said of the whole row.
    let row = tree.upwards(card).find(|at| tree.role(*at) == Role::Row);
    let mut at = row.filter(|at| open.contains(at)).unwrap_or(card);
    let read = |at: usize| {
        let below = tree.below(at);
        let blocks: Vec<usize> = open.iter().copied().filter(|b| below.contains(b)).collect();
        let pieces = without_what_is_of_others(&pieces(tree, &blocks));
        let name = name::name(&pieces);
        (blocks, pieces, name)
    };
    let (mut blocks, mut found, mut name) = read(at);
    // One control alone says little: what it stands beside tells of what it is.
    while alone && (name.is_none() || found.iter().filter(|p| p.is_text()).count() < 2) {
        let Some(outer) = tree.parent(at).filter(|p| open.contains(p)) else {
            break;
        };
        at = outer;
        (blocks, found, name) = read(at);
    }
    let sections = sections(&found);
    if sections.len() > 1 {
        let read = |pieces: Vec<Piece>| {
            let (first, last) = (
                pieces.first().map_or(0, |p| p.block),
                pieces.last().map_or(0, |p| p.block),
            );
            let own = blocks.iter().filter(|b| (first..=last).contains(*b));
            Subscription::of(
                Terms::of(&pieces),
                &pieces,
                name::name(&pieces),
                own.map(|b| number(*b)).collect(),
            )
        };
        return sections.into_iter().map(read).collect();
    }
    let terms = Terms::of(&found);
    let blocks = blocks.into_iter().map(number).collect();
    let tells = terms.tells() || terms.renews;
    tells
        .then(|| Subscription::of(terms, &found, name, blocks))
        .into_iter()
        .collect()
}

/// What stands under "You may also like", up to the next heading, is nothing that the card says of itself, unless it tells how something
/// stands or goes on. Nor is what stands under "Order 88213", where another heading names the subscription.
fn without_what_is_of_others(pieces: &[Piece]) -> Vec<Piece> {
    let headings = || pieces.iter().filter(|p| p.is == Is::Heading);
    let order = |p: &Piece| p.is == Is::Heading && is_one_order(&p.text);
    let goes_on = |terms: Terms| terms.renews || terms.renews_on.is_some();
    let titled = headings().any(|p| p.said.has(C::Subscription) && !p.said.has(C::Order));
    let mut sections = pieces.chunk_by(|_, next| next.is != Is::Heading);
    let first = sections.next().unwrap_or_default();
    let recommended = |section: &&[Piece]| {
        let heads = section[0].is == Is::Heading && section[0].said.has(C::Recommended);
        heads && !Terms::of(section).tells()
    };
    let own = sections.filter(|section| !recommended(section));
    let all = [first].into_iter().chain(own);
    let of_an_order =
        |section: &[Piece]| section.first().is_some_and(order) && !goes_on(Terms::of(section));
    let all = all.filter(|section| !(titled && of_an_order(section)));
    all.flatten().cloned().collect()
}

/// What begins with a heading each, where more than one of these has a price and terms of its own.
fn sections(pieces: &[Piece]) -> Vec<Vec<Piece>> {
    let mut found: Vec<Vec<Piece>> = Vec::new();
    for piece in pieces {
        match found.last_mut().filter(|_| piece.is != Is::Heading) {
            Some(last) => last.push(piece.clone()),
            None => found.push(vec![piece.clone()]),
        }
    }
    found.retain(|section| {
        let terms = Terms::of(section);
        terms.tells() && terms.has_a_running_price()
    });
    // "Family, €18.99 a month [Switch to Family]": what is offered beside what is held, in one card with its way out.
    let (offers, held): (Vec<_>, Vec<_>) = found.into_iter().partition(|s| is_offered(s));
    let ends = held.iter().any(|s| Terms::of(s).does(Does::End));
    match ends || held.is_empty() {
        true => [held, offers].concat(),
        false => held,
    }
}

fn is_offered(section: &[Piece]) -> bool {
    let terms = Terms::of(section);
    let dated = terms.renews || terms.renews_on.is_some() || terms.ends_on.is_some();
    let stands = !terms.said.is_empty() || terms.no_renewal || terms.auto_renew.is_some();
    terms.does(Does::Buy) && !dated && !stands
}
