//! Records: siblings of like structure, and what kind of list they make.
use crate::column;
use crate::name;
use crate::piece::{Is, Piece, pieces};
use crate::region::Region;
use crate::terms::{Control, Does, Status, Terms, does, says_how_it_stands};
use crate::tree::{Tree, number};
use lexicon::{Concept as C, Said, dates, lexicon, prices};
use protocol::role::Role;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// One of several alike.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Record {
    /// Its list's place among the page's lists.
    pub list: usize,
    pub block: u32,
    /// It and all in it.
    pub blocks: Vec<u32>,
    pub title: String,
    pub price: Option<String>,
    pub status: Status,
    pub dates: Vec<String>,
    pub controls: Vec<Control>,
    #[serde(skip)]
    pub(crate) terms: Terms,
    /// A title over links, as they stand in a page's foot.
    #[serde(skip)]
    pub(crate) column: bool,
    /// It begins with what folds it up.
    #[serde(skip)]
    pub(crate) folds: bool,
    /// What it says, piece by piece.
    pub lines: Vec<String>,
}

impl Record {
    /// Its blocks' places among the page's.
    pub(crate) fn places(&self) -> impl Iterator<Item = usize> + '_ {
        let blocks = self.blocks.iter();
        blocks.filter_map(|b| usize::try_from(*b).ok())
    }

    /// "Maya Hart (you)", or "You" beside a name: alone it may be what a page about oneself is called, and "Ja" is a yes as often as a me.
    pub(crate) fn is_marked_as_the_readers(&self) -> bool {
        let you = |text: &str| Said::of(text).has(C::Yourself) && Said::of(text).length() == 1;
        let in_brackets = |line: &String| {
            let mut parts = line
                .split(['(', ')', '（', '）', '[', ']'])
                .skip(1)
                .step_by(2);
            parts.any(you)
        };
        let long = |line: &String| line.chars().count() > 2;
        let badge = |line: &String| *line != self.title && long(line) && you(line);
        self.lines
            .iter()
            .chain([&self.title])
            .any(|line| in_brackets(line) || badge(line))
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct List {
    pub kind: ListKind,
    /// The heading over it.
    pub title: String,
    pub region: Region,
    /// The block that its records stand in.
    pub block: u32,
    /// Places among the page's records.
    pub records: Vec<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ListKind {
    Subscriptions,
    Catalogue,
    Invoices,
    Orders,
    /// Plans or other things to choose from.
    Options,
    Other,
}

impl ListKind {
    pub fn name(self) -> &'static str {
        match self {
            Self::Subscriptions => "subscriptions",
            Self::Catalogue => "catalogue",
            Self::Invoices => "invoices",
            Self::Orders => "orders",
            Self::Options => "options",
            Self::Other => "list",
        }
    }
}

pub(crate) fn lists(tree: &Tree<'_>, regions: &[Region]) -> (Vec<List>, Vec<Record>) {
    let (mut lists, mut records) = (Vec::new(), Vec::new());
    for parent in 0..tree.blocks.len() {
        let furniture = matches!(
            regions[parent],
            Region::Navigation | Region::Header | Region::Footer | Region::Consent
        );
        if furniture || tree.role(parent) == Role::Row {
            continue;
        }
        if column::is_row_of_columns(tree, parent) {
            continue;
        }
        let aside = column::records(tree, parent);
        let all = match aside.is_empty() {
            true => groups(tree, parent),
            false => vec![aside],
        };
        for group in all {
            list(tree, regions, parent, &group, &mut lists, &mut records);
        }
    }
    let of_one = |list: &List| {
        let mut held = records
            .iter()
            .filter(|r| lists[r.list].kind == ListKind::Subscriptions);
        held.any(|r| r.blocks.contains(&list.block))
    };
    let told: Vec<bool> = lists.iter().map(of_one).collect();
    for (list, told) in lists.iter_mut().zip(told) {
        // What one subscription costs and how it is paid, line by line, is no goods.
        if told && list.kind == ListKind::Catalogue {
            list.kind = ListKind::Other;
        }
    }
    (lists, records)
}

fn list(
    tree: &Tree<'_>,
    regions: &[Region],
    parent: usize,
    group: &[Vec<usize>],
    lists: &mut Vec<List>,
    records: &mut Vec<Record>,
) {
    let all: Vec<(&Vec<usize>, Vec<Piece>)> =
        group.iter().map(|own| (own, pieces(tree, own))).collect();
    // "Status: Active" over "Next payment: 14 March" is one thing in two rows.
    let bare = all
        .iter()
        .filter(|(_, p)| {
            p.iter().filter(|p| p.is_text()).count() < 2 && p.iter().all(|p| !names(p))
        })
        .count();
    let title = title(tree, parent, group[0][0]);
    let all_pieces = || all.iter().map(|(_, pieces)| pieces.as_slice());
    let one_thing = are_particulars(all_pieces()) || are_terms(tree, group);
    if bare * 2 > all.len() || one_thing || are_folds(tree, &all) {
        return;
    }
    let mut found: Vec<Record> = all
        .into_iter()
        .map(|(own, pieces)| record(tree, own, &pieces, lists.len()))
        .collect();
    for at in 0..found.len() {
        found[at].column = is_column_of_links(tree, &found[at], &found);
    }
    let kind = kind(tree, &title, &found);
    let first = records.len();
    lists.push(List {
        kind,
        title,
        region: regions[group[0][0]],
        block: number(parent),
        records: (first..first + found.len()).collect(),
    });
    records.append(&mut found);
}

/// "Options", "Contract and term", "Change plan": what is folded out under each is a part of what they all stand in. Where several are called
/// like things, or say how they stand, when they renew or what they cost, each is a thing of its own.
fn are_folds(tree: &Tree<'_>, all: &[(&Vec<usize>, Vec<Piece>)]) -> bool {
    // Its own words, or a heading's around it, come first.
    let folds = |own: &Vec<usize>| {
        let first = own.iter().copied().find(|b| !tree.text(*b).is_empty())?;
        let inner = tree
            .below(first)
            .into_iter()
            .find(|b| tree.is_control(*b))?;
        tree.folds(inner).then_some(inner)
    };
    let told = |(own, pieces): &&(&Vec<usize>, Vec<Piece>)| {
        let terms = Terms::of(pieces);
        let dated = terms.renews_on.is_some() || terms.ends_on.is_some();
        let priced = folds(own).is_some_and(|at| !prices::find(tree.text(at)).is_empty());
        dated || priced || terms.said.iter().any(|s| s.badge)
    };
    let heads = || all.iter().filter_map(|(own, _)| folds(own));
    let called = |at: usize| {
        let said = Said::of(tree.text(at));
        name::is_name(tree.text(at), &said) && does(&said) == Does::Other
    };
    heads().count() == all.len()
        && all.iter().filter(told).count() < 2
        && heads().filter(|at| called(*at)).count() < 2
}

/// "Contract number" and a number, "Begins" and a day, "Price" and a sum, line by line: what is said of one thing. Of several like things the
/// same would be said of each.
fn are_particulars<'a>(records: impl Iterator<Item = &'a [Piece]>) -> bool {
    /// Fewer lines than this say little.
    const LEAST: usize = 3;
    // How it stands is said of each of several.
    let bare = |value: &Piece| value.is == Is::Words && !says_how_it_stands(&value.text);
    let value = |pieces: &'a [Piece]| match pieces {
        [label, value] if label.is == Is::Words && bare(value) => Some(kind_of(value)),
        [one] if one.is == Is::Words => one.label.is_some().then(|| kind_of(one)),
        _ => None,
    };
    let kinds: Option<Vec<u8>> = records.map(value).collect();
    kinds.is_some_and(|mut kinds| {
        let many = kinds.len() > LEAST;
        kinds.sort_unstable();
        kinds.dedup();
        many && kinds.len() > 2
    })
}

/// The same where the page itself draws a list of terms, each with what it is: "Status", "Cover ends", "Last charge". Where several of them say
/// how something stands, or what it costs, they are what things are called.
fn are_terms(tree: &Tree<'_>, group: &[Vec<usize>]) -> bool {
    let texts = |own: &Vec<usize>, role: Role| {
        let own = own.iter().filter(|b| tree.role(**b) == role);
        own.map(|b| tree.text(*b)).collect::<Vec<_>>()
    };
    let terms: Vec<Vec<&str>> = group.iter().map(|own| texts(own, Role::Term)).collect();
    let values: Vec<&str> = (group.iter())
        .flat_map(|own| texts(own, Role::Definition))
        .collect();
    let once = |is: &dyn Fn(&str) -> bool| values.iter().filter(|v| is(v)).count() < 2;
    let costs = |value: &str| !prices::find(value).is_empty();
    let typed = |value: &&&str| costs(value) || !dates::clear(value).is_empty();
    let distinct: BTreeSet<&&str> = terms.iter().flatten().collect();
    terms.iter().all(|own| own.len() == 1)
        && distinct.len() == group.len()
        && once(&says_how_it_stands)
        && once(&costs)
        && values.iter().any(|v| typed(&v))
}

/// A sum, a day, a number, or words.
fn kind_of(value: &Piece) -> u8 {
    let number = value.text.chars().filter(char::is_ascii_digit).count() > 3;
    match () {
        () if !prices::find(&value.text).is_empty() => 0,
        () if !dates::clear(&value.text).is_empty() => 1,
        () if number => 2,
        () => 3,
    }
}

/// It names something, or says what something costs.
fn names(piece: &Piece) -> bool {
    name::is_name(&piece.text, &piece.said) && !piece.text.contains([':', '：'])
        || !prices::find(&piece.text).is_empty()
}

fn record(tree: &Tree<'_>, own: &[usize], pieces: &[Piece], list: usize) -> Record {
    let terms = Terms::of(pieces);
    let texts = || pieces.iter().filter(|p| p.is_text());
    let dates = texts().flat_map(|p| dates::clear(&p.text).into_iter().map(|d| d.text));
    // A control that does something names what it does, not what it is done to.
    let linked = pieces.iter().find(|p| {
        matches!(p.is, Is::Control(_))
            && does(&p.said) == Does::Other
            && name::is_name(&p.text, &p.said)
    });
    // What comes first in a row is what the row is about, be it a number.
    let first = pieces.iter().find(|p| match p.is {
        _ if name::is_initials(p, pieces) => false,
        Is::Control(_) => matches!(does(&p.said), Does::Other | Does::View),
        _ => p.is_text(),
    });
    // What stands over a column names it.
    let over = Some(own[0]).filter(|at| tree.role(*at) == Role::ColumnHeader);
    // A link that stands first is what the rest is said of.
    let heads = linked.filter(|l| {
        let first = pieces.first().is_some_and(|p| p.block == l.block);
        first && pieces.iter().all(|p| p.is != Is::Heading)
    });
    let named = || heads.map(|p| p.text.clone()).or_else(|| name::name(pieces));
    let title = over.map(|at| tree.words(at)).or_else(named);
    let title = title.or_else(|| linked.map(|p| p.text.clone()));
    Record {
        list,
        block: number(own[0]),
        blocks: own.iter().copied().map(number).collect(),
        title: title
            .or_else(|| first.map(|p| p.text.clone()))
            .unwrap_or_default(),
        price: terms.price.as_ref().map(|p| p.value.clone()),
        status: terms.status,
        dates: dates.collect(),
        controls: terms.controls.clone(),
        lines: pieces.iter().map(|p| p.text.clone()).collect(),
        terms,
        column: false,
        folds: pieces.first().is_some_and(|p| p.folds),
    }
}

/// The children that are drawn alike, two or more, in each way of being drawn: each with all in it.
fn groups(tree: &Tree<'_>, parent: usize) -> Vec<Vec<Vec<usize>>> {
    let mut groups: Vec<(BTreeMap<Role, usize>, Vec<usize>)> = Vec::new();
    for &child in &tree.children[parent] {
        if !may_be_record(tree, child) {
            continue;
        }
        let shape = shape(tree, child);
        let like = |(other, all): &&mut (BTreeMap<Role, usize>, Vec<usize>)| {
            let first = all[0];
            tree.role(first) == tree.role(child)
                && (drawn_alike(tree, first, child)
                    || as_wide(tree, first, child) && likeness(other, &shape) >= 0.5)
                || as_wide(tree, first, child) && headed_alike(tree, first, child)
        };
        match groups.iter_mut().find(like) {
            Some((_, all)) => all.push(child),
            None => groups.push((shape, vec![child])),
        }
    }
    groups
        .into_iter()
        .map(|(_, all)| without_lists(tree, all))
        .filter(|all| all.len() >= 2)
        .map(|all| all.into_iter().map(|at| tree.below(at)).collect())
        .collect()
}

fn drawn_alike(tree: &Tree<'_>, one: usize, other: usize) -> bool {
    let shape = |at: usize| tree.blocks[at].shape;
    shape(one) != 0 && shape(one) == shape(other)
}

/// What folds it up: itself, where no more of it is seen than that, or the first thing in it.
fn folded_head(tree: &Tree<'_>, at: usize) -> Option<usize> {
    let first = || tree.children[at].first().copied();
    let own = Some(at).filter(|at| tree.folds(*at));
    own.or_else(|| first().filter(|at| tree.folds(*at)))
}

/// One may be folded out, the other not: by their heads they are of one kind. Of a closed one the head may be all there is.
fn headed_alike(tree: &Tree<'_>, one: usize, other: usize) -> bool {
    let titled = |head: &usize| {
        let mut inner = tree.below(*head).into_iter();
        inner.any(|b| tree.role(b) == Role::Heading)
    };
    let first = |at: usize| tree.children[at].first().copied().filter(titled);
    let head = |at: usize| folded_head(tree, at).or_else(|| first(at));
    match (head(one), head(other)) {
        (Some(a), Some(b)) => tree.role(a) == tree.role(b) && drawn_alike(tree, a, b),
        _ => false,
    }
}

/// What holds a list of priced things itself is no record beside others that hold none.
fn without_lists(tree: &Tree<'_>, all: Vec<usize>) -> Vec<usize> {
    let (lists, single): (Vec<usize>, Vec<usize>) =
        all.iter().partition(|at| holds_priced_list(tree, **at));
    let mixed = !lists.is_empty() && !single.is_empty();
    if mixed { single } else { all }
}

fn holds_priced_list(tree: &Tree<'_>, at: usize) -> bool {
    let priced = |child: &&usize| {
        let mut texts = tree.below(**child).into_iter().map(|b| tree.text(b));
        may_be_record(tree, **child) && texts.any(|text| !prices::find(text).is_empty())
    };
    let several = |b: usize| tree.children[b].iter().filter(priced).count() > 1;
    tree.below(at).into_iter().any(several)
}

fn may_be_record(tree: &Tree<'_>, at: usize) -> bool {
    let role = matches!(
        tree.role(at),
        Role::Generic
            | Role::ListItem
            | Role::Row
            | Role::Article
            | Role::Region
            | Role::Group
            | Role::TreeItem
            | Role::Figure
    ) || tree.is_card(at)
        || tree.folds(at);
    let below = tree.below(at);
    let header = below.iter().any(|b| tree.role(*b) == Role::ColumnHeader);
    let words = below.iter().filter(|b| !tree.text(**b).is_empty()).count();
    role && !header && (words >= 2 || folded_head(tree, at).is_some())
}

/// How often each role is in it.
fn shape(tree: &Tree<'_>, at: usize) -> BTreeMap<Role, usize> {
    let mut shape = BTreeMap::new();
    for block in tree.below(at).into_iter().skip(1) {
        *shape.entry(tree.role(block)).or_insert(0) += 1;
    }
    shape
}

fn likeness(one: &BTreeMap<Role, usize>, other: &BTreeMap<Role, usize>) -> f64 {
    let roles: std::collections::BTreeSet<&Role> = one.keys().chain(other.keys()).collect();
    let count = |of: &BTreeMap<Role, usize>, role: &Role| of.get(role).copied().unwrap_or(0);
    let (mut both, mut any) = (0, 0);
    for role in roles {
        let (a, b) = (count(one, role), count(other, role));
        both += a.min(b);
        any += a.max(b);
    }
    let float = |n: usize| f64::from(u32::try_from(n).unwrap_or(u32::MAX));
    if any == 0 {
        1.0
    } else {
        float(both) / float(any)
    }
}

fn as_wide(tree: &Tree<'_>, one: usize, other: usize) -> bool {
    match (tree.bbox(one), tree.bbox(other)) {
        (Some(a), Some(b)) => (a.width - b.width).abs() * 5 <= a.width.max(b.width),
        _ => true,
    }
}

/// Its own name, or the heading over it.
fn title(tree: &Tree<'_>, parent: usize, first: usize) -> String {
    let mut captions = tree.children[parent].iter();
    let caption = captions.find(|b| tree.role(**b) == Role::Caption);
    let named = [Some(parent), caption.copied()].into_iter().flatten();
    let mut named = named.map(|at| tree.text(at)).filter(|t| !t.is_empty());
    named
        .next()
        .or_else(|| tree.heading_over(first))
        .unwrap_or_default()
        .to_owned()
}

fn kind(tree: &Tree<'_>, title: &str, records: &[Record]) -> ListKind {
    let heading = Said::of(title);
    let says = |r: &Record, c: C| r.lines.iter().any(|l| Said::of(l).has(c));
    let most = |fits: &dyn Fn(&Record) -> bool| {
        records.iter().filter(|r| fits(r)).count() * 2 > records.len()
    };
    let running = |r: &Record| r.terms.has_a_running_price();
    // An order is paid once. What is paid again and again has a way out of its own, or says when it comes next.
    let stops = |c: &Control| c.does == Does::Manage || Said::of(&c.name).has(C::End);
    let again = |r: &Record| {
        is_paid_again(r) || running(r) && (r.controls.iter().any(stops) || comes_next(r))
    };
    let once = |r: &Record| says(r, C::Order) && r.terms.renews_on.is_none() && !again(r);
    let held = |r: &Record| is_subscription(r) && !once(r) && !is_lower(r);
    let buys = |r: &Record| r.terms.does(Does::Buy);
    let radio = |r: &Record| r.places().any(|b| tree.role(b) == Role::Radio);
    // "Plan & billing" may stand over plans with their prices: what was paid has its day.
    let paid = |r: &Record| {
        let sum = r.price.is_some() || !r.dates.is_empty();
        let dated = heading.any(&[C::Invoice, C::Billing]) && !r.dates.is_empty();
        sum && (says(r, C::Invoice) || heading.has(C::Invoice) || dated)
    };
    let told = |r: &Record| held(r) && (r.terms.is_told() || r.price.is_some());
    // Under a heading of payments, what has a sum and a day and neither comes again nor ends is one of them: "Completed" is the payment.
    let settled = |r: &Record| {
        let goes_on = r.terms.renews || r.terms.renews_on.is_some() || r.terms.ends_on.is_some();
        let acts = [Does::End, Does::Undo, Does::Manage];
        let acts = acts.iter().any(|does| r.terms.does(*does));
        r.price.is_some() && !r.dates.is_empty() && !goes_on && !acts && !again(r)
    };
    let of_payments = heading.any(&[C::Invoice, C::Billing]) && !heading.has(C::Subscription);
    // All that can be done with each is to have its paper.
    let reads = |c: &Control| matches!(c.does, Does::Other | Does::View);
    let paper = |c: &Control| {
        let said = Said::of(&c.name);
        reads(c) && said.any(&[C::Download, C::Invoice])
    };
    let papers = |r: &Record| {
        let dated = r.price.is_some() && !r.dates.is_empty();
        // "Next due", "Monthly" may stand over its columns: what the row itself says counts.
        let goes_on = [
            C::RenewsOn,
            C::Active,
            C::Renewal,
            C::Subscription,
            C::Period,
        ];
        let stands = r.places().any(|b| Said::of(tree.text(b)).any(&goes_on));
        dated && !stands && !r.controls.is_empty() && r.controls.iter().all(paper)
    };
    let papers = records.len() > 1 && records.iter().all(papers);
    if of_payments && records.iter().all(settled) || papers {
        return ListKind::Invoices;
    }
    // A box with what ends something, beside boxes with other things, is no list of what can be ended.
    if (records.iter().any(told) || most(&held)) && !heading.has(C::Recommended) {
        return ListKind::Subscriptions;
    }
    if most(&|r| says(r, C::Order))
        && (records.iter().any(|r| !r.dates.is_empty()) || heading.has(C::Order))
        && !most(&buys)
    {
        return ListKind::Orders;
    }
    if most(&paid) && !most(&buys) {
        return ListKind::Invoices;
    }
    if !heading.has(C::Recommended)
        && (most(&radio) || most(&|r| running(r) && (buys(r) || r.controls.is_empty())))
    {
        return ListKind::Options;
    }
    let goods = |r: &Record| r.price.is_some() || buys(r) || r.terms.does(Does::View);
    // Beside a part of the account ("Subscriptions [Manage]", "Payment method [Update]") the others are such parts, too.
    let updates = |c: &Control| lexicon().warn(&c.name).any(&[C::Change, C::Manage]);
    let billing = |r: &Record| says(r, C::Billing) && r.controls.iter().any(updates);
    // And what ends something stands in no list of goods.
    let ends = |r: &Record| r.terms.does(Does::End);
    let part =
        |r: &Record| ends(r) || r.price.is_none() && (r.controls.iter().any(manages) || billing(r));
    // What is folded up under "Subscriptions" may be one each; and of what is for sale, nothing is over.
    let over =
        |r: &Record| r.terms.ends_on.is_some() || says(r, C::Cancelled) || says(r, C::Expired);
    let folded = records.iter().all(|r| r.folds);
    let one_each = folded || records.iter().any(over);
    let held = heading.has(C::Subscription) && one_each && !most(&buys);
    let goods = most(&goods) && !records.iter().any(part) && !held;
    // "For you today" may greet over the account's own parts, which have fields to fill in.
    let filled = |r: &Record| r.places().any(|b| tree.role(b) == Role::TextBox);
    if heading.has(C::Recommended) && !most(&filled) || goods {
        return ListKind::Catalogue;
    }
    ListKind::Other
}

/// It tells how a subscription stands, when it renews or ends, or ends it; and it has a name or a price.
pub(crate) fn is_subscription(record: &Record) -> bool {
    let terms = &record.terms;
    // "Contribution active": a word that nobody knows, and how it stands.
    let active = |l: &String| {
        let said = Said::of(l);
        said.has(C::Active) && said.length() <= 2
    };
    let stands = !terms.does(Does::Buy) && record.lines.iter().any(active);
    // What is delivered again and again is called by that: "Stop this box".
    let stops = |c: &Control| Said::of(&c.name).has(C::End);
    let stops = terms.controls.iter().any(stops);
    let renews = terms.renews_every && !terms.does(Does::Buy);
    let goes_on = terms.does(Does::Manage) || stands || stops || renews || comes_next(record);
    let title = name::words(&record.title);
    let by_name = |c: &Control| {
        let own = name::words(&c.name);
        manages(c) && !title.is_empty() && title.iter().all(|word| own.contains(word))
    };
    let managed = record.price.is_some() && terms.controls.iter().any(by_name);
    let manages = managed || terms.has_a_running_price() && goes_on || is_paid_again(record);
    let named = name::is_name(&record.title, &Said::of(&record.title)) || record.price.is_some();
    let only_status = terms.said.iter().any(|s| s.badge)
        && terms.renews_on.is_none()
        && terms.ends_on.is_none()
        && terms.controls.is_empty()
        && terms.price.is_none();
    (terms.tells() || manages) && named && !only_status && !record.column
}

/// One time of day, as "19:30": two are from when to when something is open.
pub fn names_a_time(line: &str) -> bool {
    let words = line.split(|c: char| !c.is_ascii_digit() && c != ':');
    let times = words.filter(|word| {
        let number = |text: &str| text.parse::<u32>().ok();
        let at = word
            .split_once(':')
            .filter(|(_, minutes)| minutes.len() == 2);
        let at = at.and_then(|(hours, minutes)| Some((number(hours)?, number(minutes)?)));
        at.is_some_and(|(hours, minutes)| hours < 24 && minutes < 60)
    });
    times.count() == 1
}

/// "Free, $0 [Downgrade]": what one may go down to is not what is held.
fn is_lower(record: &Record) -> bool {
    let terms = &record.terms;
    let lower = |c: &Control| lexicon().warn(&c.name).has(C::Downgrade);
    let ends = |c: &Control| c.does == Does::End && !lower(c);
    let told = terms.renews_on.is_some() || terms.ends_on.is_some() || terms.status.goes_on();
    let controls = &record.controls;
    controls.iter().any(lower) && !controls.iter().any(ends) && !told
}

/// "Manage", as a button says it: "Details" does of goods, too.
fn manages(control: &Control) -> bool {
    lexicon().warn(&control.name).has(C::Manage)
}

/// "Next parcel Sat 28 Nov", or the day under "Next parcel".
fn comes_next(record: &Record) -> bool {
    let next = |l: &String| Said::of(l).has(C::Next);
    let dated = |l: &String| !dates::clear(l).is_empty();
    let lines = &record.lines;
    lines.iter().any(|l| next(l) && dated(l))
        || lines.windows(2).any(|w| next(&w[0]) && dated(&w[1]))
}

/// What costs something, and is sent or paid a next time, is bought again and again. A class or a visit that was booked has a next time, too.
fn is_paid_again(record: &Record) -> bool {
    const AGAIN: [C; 3] = [C::Delivery, C::Pay, C::Billing];
    let next = |l: &String| Said::of(l).has(C::Next) && lexicon().warn(l).any(&AGAIN);
    let again = comes_next(record) && record.lines.iter().any(next);
    record.price.is_some() && again && !record.terms.does(Does::Buy)
}

/// One of its links may lead to an end, and it is no subscription's: others of its list have other links.
fn is_column_of_links(tree: &Tree<'_>, record: &Record, list: &[Record]) -> bool {
    let terms = &record.terms;
    let links = record.controls.len();
    let link = |c: &Control| {
        let mut blocks = tree.blocks.iter();
        blocks.any(|b| b.reference == Some(c.reference) && b.role == Role::Link)
    };
    let shared = |c: &Control| {
        let mut others = list.iter().filter(|r| r.block != record.block);
        others.any(|r| r.controls.iter().any(|o| o.name == c.name))
    };
    let bare = terms.said.is_empty() && terms.renews_on.is_none() && terms.ends_on.is_none();
    let untold = terms.price.is_none() && terms.auto_renew.is_none() && !terms.no_renewal;
    let column = links > 2 && bare && untold && record.lines.len() <= links + 1;
    column && record.controls.iter().all(|c| link(c) && !shared(c))
}
