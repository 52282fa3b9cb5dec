//! The page model: what an observation shows, as regions, forms, records, subscriptions, facts and what changed. Built once for each
//! observation; whoever decides something reads it here. Pure: it knows no session, no browser and no clock.
#![forbid(unsafe_code)]

mod blocks;
mod column;
mod delta;
mod doubt;
mod dump;
mod fact;
mod form;
mod furniture;
mod items;
mod name;
mod order;
mod piece;
mod plans;
mod record;
mod region;
mod subscription;
mod successor;
mod terms;
mod title;
mod tree;

pub use delta::{Change, Delta};
pub use doubt::{
    Doubt, doubts, doubts_below, next_sum, says_ended, says_it_stops, says_it_will_end,
    says_paused, says_the_account_goes,
};
pub use fact::{Fact, FactKind};
pub use form::{Field, Form, FormKind, goes_on};
pub use lexicon::dates::same_date;
pub use name::{Match, has_own_words};
pub use order::is_one_order;
pub use record::{List, ListKind, Record, names_a_time};
pub use region::Region;
pub use subscription::Subscription;
pub use terms::{Control, Does, Quoted, Status, StatusSaid, says_how_it_stands};

use piece::pieces;
use protocol::ids::Ref;
use protocol::role::Role;
use protocol::snapshot::{Block, Observation};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use tree::Tree;

/// What a page shows.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PageModel {
    pub url: String,
    pub title: String,
    /// As the page names its language.
    pub lang: String,
    /// The page's blocks, in reading order; everything below refers to their places.
    pub blocks: Vec<Block>,
    /// Each block's region.
    pub regions: Vec<Region>,
    pub forms: Vec<Form>,
    pub lists: Vec<List>,
    pub records: Vec<Record>,
    pub subscriptions: Vec<Subscription>,
    pub facts: Vec<Fact>,
    /// Against the page before, where there was one.
    pub delta: Option<Delta>,
    /// The lines of each choice whose label has several.
    #[serde(skip)]
    choices: BTreeMap<Ref, Vec<String>>,
}

/// Beside what it costs no other sum stands with it: that would be what is bought there.
fn bears_one_price(own: &Subscription) -> bool {
    let all = own.lines.iter().flat_map(|line| sums(line));
    all.collect::<std::collections::BTreeSet<i64>>().len() < 2
}

fn sums(line: &str) -> impl Iterator<Item = i64> {
    let prices = lexicon::prices::find(line).into_iter();
    prices.map(|price| price.amount_minor)
}

/// It says no word that sells: only what finishing one may come to is a purchase.
fn finishes_a_subscription(label: &str) -> bool {
    use lexicon::Concept as C;
    let sells = [
        C::Buy,
        C::Pay,
        C::Upgrade,
        C::Renew,
        C::Order,
        C::Premium,
        C::Period,
    ];
    let said = lexicon::lexicon().warn(label);
    let words: Vec<C> = said.words.iter().filter_map(|w| w.concept).collect();
    let ends = terms::does(&lexicon::Said::of(label)) == Does::End;
    ends && words.contains(&C::Subscription) && !words.iter().any(|c| sells.contains(c))
}

/// It speaks of no single delivery or order, of no time and of no letters.
fn is_of_all(label: &str) -> bool {
    use lexicon::Concept as C;
    const ONE: [C; 9] = [
        C::Next,
        C::Skip,
        C::Order,
        C::Newsletter,
        C::Pause,
        C::Date,
        C::Period,
        C::Until,
        C::Now,
    ];
    let said = lexicon::lexicon().warn(label);
    // "Cancel delivery" may be the next one.
    let bare = said.only(&[C::End, C::TurnOff, C::Delivery]);
    !bare && !said.any(&ONE) && !label.chars().any(|c| c.is_ascii_digit())
}

impl PageModel {
    pub fn of(now: &Observation, before: Option<&Observation>) -> Self {
        let blocks = blocks::of(now);
        let old = before.map(|b| (b, blocks::of(b)));
        let tree = Tree::of(now, &blocks);
        let furniture = match &old {
            Some((before, old)) if furniture::is_other_page(now, before) => {
                furniture::stands_alike(&tree, old)
            }
            _ => vec![false; blocks.len()],
        };
        let mut regions = region::regions(&tree, &furniture);
        let forms = form::forms(&tree, &regions);
        let (mut lists, records) = record::lists(&tree, &regions);
        catalogue(&tree, &mut regions, &mut lists);
        let subscriptions = subscription::subscriptions(&tree, &regions, &forms, &lists, &records);
        let content: Vec<usize> = (0..blocks.len())
            .filter(|at| regions[*at].is_content() && !is_listed(*at, &lists, &records))
            .collect();
        let facts = fact::facts(&pieces(&tree, &content));
        let delta = old
            .as_ref()
            .map(|(before, old)| delta::delta(now, &blocks, before, old));
        Self {
            url: now.snapshot.page.url.clone(),
            title: now.snapshot.page.title.clone(),
            lang: now.snapshot.page.lang.clone(),
            forms,
            lists,
            records,
            subscriptions,
            facts,
            delta,
            regions,
            blocks,
            choices: title::lines_of_choices(now),
        }
    }

    /// The block of a control.
    pub fn block_of(&self, reference: &Ref) -> Option<usize> {
        self.blocks
            .iter()
            .position(|b| b.reference.as_ref() == Some(reference))
    }

    /// The lines in which a control is drawn, where it has several: its title first, then what explains it.
    pub fn lines_of(&self, reference: &Ref) -> Vec<&str> {
        if let Some(lines) = self.choices.get(reference) {
            return lines.iter().map(String::as_str).collect();
        }
        let Some(own) = self.block_of(reference) else {
            return Vec::new();
        };
        let inner = self.blocks_in(own).into_iter().skip(1);
        let words = inner
            .map(|at| &self.blocks[at])
            .filter(|b| b.role == Role::Paragraph);
        let lines: Vec<&str> = words.map(|b| b.text.as_str()).collect();
        let titled = |first: &&str| self.blocks[own].text.starts_with(*first);
        let several = lines.len() > 1 && lines.first().is_some_and(titled);
        if several { lines } else { Vec::new() }
    }

    pub fn region_of(&self, reference: &Ref) -> Option<Region> {
        self.regions.get(self.block_of(reference)?).copied()
    }

    pub fn form_of(&self, reference: &Ref) -> Option<&Form> {
        self.forms.iter().find(|f| f.holds(reference))
    }

    /// The innermost record around a control.
    pub fn record_of(&self, reference: &Ref) -> Option<&Record> {
        let block = u32::try_from(self.block_of(reference)?).ok()?;
        let around = self.records.iter().filter(|r| r.blocks.contains(&block));
        around.min_by_key(|r| r.blocks.len())
    }

    /// Of a link that is the whole record of a subscription: what it is about, and what else it says but how that one stands, what it costs
    /// and when.
    pub fn said_of_card(&self, reference: &Ref) -> Option<String> {
        let own = u32::try_from(self.block_of(reference)?).ok()?;
        let record = self.record_of(reference).filter(|r| r.block == own)?;
        let held = self.lists.get(record.list)?.kind == ListKind::Subscriptions;
        let told = |line: &&String| terms::is_told(line);
        let own = |line: &&String| **line != record.title;
        let rest = record.lines.iter().filter(own).filter(|l| !told(l));
        let said = std::iter::once(&record.title).chain(rest);
        let said: Vec<&str> = said.map(String::as_str).collect();
        (held && !record.title.is_empty()).then(|| said.join(" "))
    }

    /// The list around a control.
    pub fn list_of(&self, reference: &Ref) -> Option<&List> {
        self.lists.get(self.record_of(reference)?.list)
    }

    /// "Maya (you)", and below it "Leo": in a list that marks the reader's own entries, this stands in somebody else's.
    pub fn is_of_another_person(&self, reference: &Ref) -> bool {
        let (Some(own), Some(list)) = (self.record_of(reference), self.list_of(reference)) else {
            return false;
        };
        let beside = list.records.iter().map(|at| &self.records[*at]);
        let marked = beside.filter(|r| r.is_marked_as_the_readers()).count();
        !own.is_marked_as_the_readers() && marked == 1
    }

    /// The place among the page's subscriptions of the one that a control belongs to.
    pub fn subscription_of(&self, reference: &Ref) -> Option<usize> {
        let block = u32::try_from(self.block_of(reference)?).ok()?;
        self.subscriptions
            .iter()
            .position(|s| s.blocks.contains(&block))
    }

    /// All that this control says is what a subscription is called, how it stands and what it costs, and nothing of that stands elsewhere.
    pub fn is_the_subscription_itself(&self, reference: &Ref) -> bool {
        let Some(own) = self.block_of(reference) else {
            return false;
        };
        let inside = |at: &u32| usize::try_from(*at).is_ok_and(|at| self.is_within(at, own));
        let whose = self.whose(reference).filter(|s| s.is_told());
        let Some((whose, name)) = whose.and_then(|s| Some((s, s.name.as_deref()?))) else {
            return false;
        };
        let mut lines = self.blocks_in(own).into_iter().skip(1);
        let told = |line: &str| line.is_empty() || line == name || terms::is_told(line);
        whose.blocks.iter().all(inside) && lines.all(|at| told(&self.blocks[at].text))
    }

    /// The same of one that it calls over, in words.
    pub fn tells_of_an_end(&self, reference: &Ref) -> bool {
        let over = |s: &Subscription| s.status.is_over() && s.is_called_over();
        self.is_the_subscription_itself(reference) && self.whose(reference).is_some_and(over)
    }

    fn whose(&self, reference: &Ref) -> Option<&Subscription> {
        let own = self.subscription_of(reference)?;
        self.subscriptions.get(own)
    }

    /// "Finalizar suscripción": what finishes a subscription buys one or ends it. In the part of one that runs it ends that. Elsewhere it
    /// does where one runs on the page, and what is open says that nothing more will be paid, and no price but the one of that part.
    pub fn ends_what_is_held(&self, reference: &Ref) -> bool {
        let Some(block) = self.block_of(reference) else {
            return false;
        };
        if !finishes_a_subscription(&self.blocks[block].text) {
            return false;
        }
        let own = self.whose(reference);
        let lines = self.front_lines();
        let stops = || lines.iter().any(|l| says_it_stops(l).is_some());
        let part = own.filter(|own| own.holds(reference) && bears_one_price(own));
        // What runs is paid for again and again, and has a day.
        let dated = part.filter(|own| own.renews_on.is_some() || own.ends_on.is_some());
        let again = |line: &&String| lexicon::Said::of(line).has(lexicon::Concept::Period);
        let known = dated.and_then(|own| own.lines.iter().find(again));
        let known = known.and_then(|line| sums(line).next());
        let costs = || {
            lines
                .iter()
                .flat_map(|l| sums(l))
                .any(|sum| known != Some(sum))
        };
        let held = || {
            self.subscriptions
                .iter()
                .any(|s| s.goes_on() || s.is_told())
        };
        part.is_some_and(Subscription::goes_on) || held() && stops() && !costs()
    }

    /// In the part of a subscription that goes on, this ends, and nothing else on the page ends or manages one. Not what speaks of one
    /// delivery, of a time or of letters: "Cancel delivery on 5 December".
    pub fn is_its_only_way_out(&self, reference: &Ref) -> bool {
        self.whose(reference).is_some_and(|own| {
            let ends = |c: &&Control| lexicon::Said::of(&c.name).has(lexicon::Concept::End);
            let other = |c: &Control| matches!(c.does, Does::Manage | Does::Undo | Does::End);
            let mut own_ways = own.controls.iter().filter(ends);
            let mut all = self.subscriptions.iter().flat_map(|s| &s.controls);
            let only = own_ways.next().filter(|c| c.reference == *reference);
            let whole = only.is_some_and(|c| is_of_all(&c.name)) && own_ways.next().is_none();
            whole && own.goes_on() && !all.any(|c| c.reference != *reference && other(c))
        })
    }

    /// A subscription tells in words how it is ended, and has no control for that. This stands beside it, under a title of its own, and
    /// nothing there speaks of a subscription: one delivery, letters, a sign-in. It ends those.
    pub fn stands_beside_what_ends_elsewhere(&self, reference: &Ref) -> bool {
        use lexicon::Concept as C;
        const ABOUT: [C; 4] = [C::Subscription, C::Premium, C::Renewal, C::Billing];
        const THINGS: [C; 3] = [C::Delivery, C::Order, C::Newsletter];
        let Some(own) = self.record_of(reference) else {
            return false;
        };
        let about = |text: &String| lexicon::Said::of(text).any(&ABOUT);
        let tells_how = |line: &&String| lexicon::lexicon().warn(line).any(&[C::End, C::Leave]);
        let ends_elsewhere = |s: &Subscription| {
            let record = s.record.map(|at| &self.records[at]);
            let beside = |r: &&Record| r.list == own.list && r.block != own.block;
            s.is_told()
                && record.filter(beside).is_some_and(|r| {
                    let control = |line: &&String| r.controls.iter().any(|c| c.name == **line);
                    let ends = r.controls.iter().any(|c| c.does == Does::End);
                    !ends
                        && r.lines
                            .iter()
                            .filter(|l| !control(l))
                            .any(|l| tells_how(&l))
                })
        };
        let thing = lexicon::lexicon().warn(&own.title);
        let thing = has_own_words(&own.title) || thing.any(&THINGS);
        let runs =
            own.price.is_some() || own.terms.renews_on.is_some() || !own.terms.said.is_empty();
        let titled = thing && !runs && !own.lines.iter().chain([&own.title]).any(about);
        titled && self.subscriptions.iter().any(ends_elsewhere)
    }

    /// "You get our e-mails at renato@example.org", and nothing of it costs anything: what can be ended there are letters.
    pub fn is_about_letters(&self) -> bool {
        const PAID: [lexicon::Concept; 3] = [
            lexicon::Concept::Price,
            lexicon::Concept::RenewsOn,
            lexicon::Concept::EndsOn,
        ];
        let lines = self.content_lines();
        let address = |word: &str| word.contains('@') && word.contains('.');
        let told = |line: &&str| {
            let letters = lexicon::lexicon()
                .warn(line)
                .has(lexicon::Concept::Newsletter);
            letters && line.split_whitespace().any(address)
        };
        let paid = |line: &&str| {
            !lexicon::prices::find(line).is_empty() || lexicon::Said::of(line).any(&PAID)
        };
        let held = |s: &Subscription| s.goes_on() || s.status.is_over();
        let held = self.subscriptions.iter().any(held);
        !held && lines.iter().any(told) && !lines.iter().any(paid)
    }

    /// It shows several, and by numbers and days only: each of them may be the one that a name means.
    pub fn names_none_of_several(&self) -> bool {
        self.subscriptions.len() > 1 && self.subscriptions.iter().all(|s| s.name.is_none())
    }

    /// It is new, or called otherwise, since the page before.
    pub fn is_new(&self, reference: &Ref) -> bool {
        let delta = self.delta.as_ref();
        delta.is_some_and(|d| d.new_controls.contains(reference) || d.changed.contains(reference))
    }

    /// The topmost dialog that is open, modal ones first: its outermost block.
    pub fn open_layer(&self) -> Option<usize> {
        let outermost = |at: &usize| {
            let parent = self.blocks[*at]
                .within
                .and_then(|p| usize::try_from(p).ok());
            let inside = parent
                .and_then(|p| self.regions.get(p))
                .is_some_and(|r| matches!(r, Region::Dialog { .. }));
            let nested = matches!(self.blocks[*at].role, Role::Dialog | Role::AlertDialog);
            matches!(self.regions[*at], Region::Dialog { .. }) && (!inside || nested)
        };
        let layers: Vec<usize> = (0..self.blocks.len()).filter(outermost).collect();
        // What is new, or else comes later, lies above what was there or comes before it. The modal dialogs that stand before all the rest
        // were put there, the topmost first.
        let modal = |at: usize| self.regions[at] == Region::Dialog { modal: true };
        let roots = (0..self.blocks.len()).filter(|at| self.blocks[*at].within.is_none());
        let first: Vec<usize> = roots.take_while(|at| modal(*at)).collect();
        let order = |at: usize| match first.iter().position(|f| *f == at) {
            Some(place) => first.len() - place,
            None => first.len() + at,
        };
        let new = |at: usize| {
            let delta = self.delta.as_ref();
            delta.is_some_and(|d| d.new.contains(&tree::number(at)))
        };
        // What calls itself a dialog lies above a menu that covers the page.
        let dialog = |at: usize| matches!(self.blocks[at].role, Role::Dialog | Role::AlertDialog);
        let above = |at: &&usize| {
            let at = **at;
            (
                self.asks_anew(at),
                modal(at),
                new(at),
                dialog(at),
                order(at),
            )
        };
        layers.iter().max_by_key(above).copied()
    }

    /// The last step brought all of it, and it asks with two buttons: a small question over what was open before ("Sure?").
    fn asks_anew(&self, at: usize) -> bool {
        let Some(delta) = &self.delta else {
            return false;
        };
        let inner = self.blocks_in(at);
        let blocks = || inner.iter().map(|at| (*at, &self.blocks[*at]));
        let mut told = blocks().filter(|(_, b)| !b.text.is_empty());
        let buttons = blocks().filter(|(_, b)| b.role == Role::Button && b.reference.is_some());
        buttons.count() > 1 && told.all(|(at, _)| delta.new.contains(&tree::number(at)))
    }

    /// Over the page lies a dialog that can only be closed yet: what it is to show may still be fetched.
    pub fn open_layer_is_bare(&self) -> bool {
        let modal = |at: &usize| self.regions[*at] == Region::Dialog { modal: true };
        self.open_layer().filter(modal).is_some_and(|layer| {
            let inner = self.blocks_in(layer).into_iter();
            let controls = inner.filter(|at| {
                let block = &self.blocks[*at];
                block.reference.is_some() && block.role != Role::Heading
            });
            controls.count() <= 1
        })
    }

    /// All that the last step brought says that something is on its way: "Opening the billing portal…".
    pub fn news_is_under_way(&self) -> bool {
        let delta = self.delta.as_ref();
        let delta = delta.filter(|d| d.change == Change::Content && d.new_controls.is_empty());
        let new = delta.map_or(&[][..], |d| &d.new).iter();
        let told = new.filter_map(|at| self.blocks.get(usize::try_from(*at).ok()?));
        let told = told.map(|b| b.text.trim_end()).filter(|t| !t.is_empty());
        let mut told = told.peekable();
        told.peek().is_some()
            && told.all(|text| text.ends_with(['…', '⋯']) || text.ends_with("..."))
    }

    /// It is that block, or stands in it.
    pub fn is_within(&self, at: usize, outer: usize) -> bool {
        tree::upwards(&self.blocks, at).any(|block| block == outer)
    }

    pub fn first_heading_in(&self, outer: usize) -> Option<&str> {
        let inner = self.blocks_in(outer).into_iter();
        let mut headings = inner.filter(|at| self.blocks[*at].role == Role::Heading);
        headings.next().map(|at| self.blocks[at].text.as_str())
    }

    /// A block and all in it.
    pub fn blocks_in(&self, outer: usize) -> Vec<usize> {
        let mut held = vec![false; self.blocks.len()];
        held[outer] = true;
        for at in outer + 1..self.blocks.len() {
            let parent = self.blocks[at].within.and_then(|p| usize::try_from(p).ok());
            held[at] = parent.is_some_and(|p| held[p]);
        }
        (outer..held.len()).filter(|at| held[*at]).collect()
    }

    /// The words of the page's own part, or of the dialog over it: no furniture, no catalogue, no list of bills.
    pub fn content_blocks(&self) -> Vec<usize> {
        let covered: BTreeSet<usize> = self.covered_blocks().into_iter().collect();
        let all = (0..self.blocks.len()).filter(|at| !covered.contains(at));
        let own = |at: &usize| {
            let block = &self.blocks[*at];
            let used = tree::is_pressed(block.role) || tree::is_filled(block.role);
            let words = block.reference.is_none() || !used;
            words
                && !block.text.is_empty()
                && self.regions[*at].is_content()
                && !piece::is_quoted(*at, &self.blocks)
                && !is_listed(*at, &self.lists, &self.records)
        };
        all.filter(own).collect()
    }

    /// What would send a form that ends the subscription, and still wants that to be understood: it isn't done. It stands in what is told of
    /// the subscription, or nothing is told of any.
    pub fn unconfirmed_end(&self) -> Option<&Block> {
        use lexicon::Concept as C;
        let open = |f: &&Form| f.kind.confirms() && !f.is_complete();
        let submits = self.forms.iter().filter(open).filter_map(|f| f.submit);
        let told = self.tells_of_a_subscription();
        let own = |s: &Ref| !told || self.subscription_of(s).is_some();
        let mut sent_by = submits
            .filter(own)
            .filter_map(|s| self.blocks.get(self.block_of(&s)?));
        sent_by.find(|b| {
            let said = lexicon::Said::of(&b.text);
            let account = said.has(C::Account) && !said.has(C::Subscription);
            terms::does(&said) == Does::End && !account
        })
    }

    /// What lies behind a dialog that covers the page, and can't be used while it is open.
    pub fn covered_blocks(&self) -> Vec<usize> {
        let covers = |layer: &usize| self.regions[*layer] == Region::Dialog { modal: true };
        let Some(layer) = self.open_layer().filter(covers) else {
            return Vec::new();
        };
        let inside = self.blocks_in(layer);
        let all = 0..self.blocks.len();
        all.filter(|at| inside.binary_search(at).is_err()).collect()
    }

    /// What stands in front: in what lies over the page, else in its own part.
    pub fn front_lines(&self) -> Vec<&str> {
        let Some(layer) = self.open_layer() else {
            return self.content_lines();
        };
        let inner = self.blocks_in(layer).into_iter();
        let texts = inner.map(|at| self.blocks[at].text.as_str());
        texts.filter(|text| !text.is_empty()).collect()
    }

    /// The sentences that speak of a control by its name, between quotation marks: "By pressing “Next” you order …".
    pub fn says_of(&self, label: &str) -> Vec<&str> {
        let label = label.trim().to_lowercase();
        let quotes = |sentence: &&str| names_in_quotes(&sentence.to_lowercase(), &label);
        let lines = self.front_lines().into_iter();
        lines.flat_map(lexicon::sentences).filter(quotes).collect()
    }

    /// What the page quotes in its own part.
    pub fn quoted_lines(&self) -> Vec<String> {
        let own =
            |at: &usize| self.regions[*at].is_content() && piece::is_quoted(*at, &self.blocks);
        let all = (0..self.blocks.len()).filter(own);
        let texts = all.map(|at| self.blocks[at].text.clone());
        texts.filter(|text| !text.is_empty()).collect()
    }

    pub fn content_lines(&self) -> Vec<&str> {
        self.content_blocks()
            .into_iter()
            .map(|at| self.blocks[at].text.as_str())
            .collect()
    }

    /// The first words outside these blocks that name the day on which something renews.
    pub fn renewal_beside(&self, own: &[u32]) -> Option<&str> {
        let other = |at: &usize| !own.iter().any(|b| usize::try_from(*b) == Ok(*at));
        let renews = |at: &usize| {
            let piece = piece::Piece::new(*at, &self.blocks[*at].text, piece::Is::Words);
            terms::Terms::of(&[piece]).renews_on.is_some()
        };
        let beside = self.content_blocks().into_iter().filter(other);
        beside
            .filter(renews)
            .map(|at| self.blocks[at].text.as_str())
            .next()
    }

    /// The blocks that say nothing of how things stand: the footer, goods, bills, and forms that ask for something else.
    pub fn idle_blocks(&self) -> Vec<usize> {
        let own = |region| matches!(region, Region::Footer | Region::Catalogue);
        let other = |f: &&Form| matches!(f.kind, FormKind::Newsletter | FormKind::Search);
        let asked = self.forms.iter().filter(other).filter_map(|f| {
            let at = usize::try_from(f.block?).ok()?;
            let whole = matches!(self.blocks.get(at)?.role, Role::Main | Role::Dialog);
            (!whole).then(|| self.blocks_in(at))
        });
        let idle: BTreeSet<usize> = asked.chain(self.bills()).flatten().collect();
        (0..self.blocks.len())
            .filter(|at| own(self.regions[*at]) || idle.contains(at))
            .collect()
    }

    /// The tables of what was paid, with their heads: "Next renewal" may stand over a column of days.
    fn bills(&self) -> impl Iterator<Item = Vec<usize>> + '_ {
        let bills = self.lists.iter().filter(|l| l.kind == ListKind::Invoices);
        bills.filter_map(|list| {
            let at = usize::try_from(list.block).ok()?;
            let mut around = tree::upwards(&self.blocks, at);
            let table = around.find(|b| self.blocks[*b].role == Role::Table)?;
            let blocks = self.blocks_in(table);
            // A table may only lay the page out.
            let mut held = self.subscriptions.iter().flat_map(|s| &s.blocks);
            let whole = held.any(|b| usize::try_from(*b).is_ok_and(|b| blocks.contains(&b)));
            (!whole).then_some(blocks)
        })
    }

    /// It says how some subscription stands.
    pub fn tells_of_a_subscription(&self) -> bool {
        self.subscriptions.iter().any(Subscription::is_told)
    }

    pub fn fact(&self, kind: FactKind) -> Option<&Fact> {
        self.facts.iter().find(|f| f.kind == kind)
    }
}

/// It stands in a list of bills, orders or goods.
fn is_listed(at: usize, lists: &[List], records: &[Record]) -> bool {
    let block = tree::number(at);
    records.iter().any(|r| {
        let other = matches!(
            lists[r.list].kind,
            ListKind::Invoices | ListKind::Orders | ListKind::Catalogue
        );
        other && r.blocks.contains(&block)
    })
}

/// A list of goods is a part of its own, with the heading over it.
fn catalogue(tree: &Tree<'_>, regions: &mut [Region], lists: &mut [List]) {
    for list in lists
        .iter_mut()
        .filter(|l| l.kind == ListKind::Catalogue && l.region == Region::Main)
    {
        let Ok(parent) = usize::try_from(list.block) else {
            continue;
        };
        let outer = [Some(parent), tree.parent(parent)];
        // What holds the page's main part is no list of goods either.
        let inner = outer
            .into_iter()
            .flatten()
            .take_while(|at| !is_page_part(tree, *at));
        let mut part = inner.collect::<Vec<_>>().into_iter();
        let goods = |at: &usize| tree.children[*at].len() > 1 && only_goods(tree, *at, parent);
        let Some(at) = part.rfind(goods) else {
            continue;
        };
        for block in tree.below(at) {
            regions[block] = Region::Catalogue;
        }
        list.region = Region::Catalogue;
    }
}

fn is_page_part(tree: &Tree<'_>, at: usize) -> bool {
    use protocol::role::Role;
    tree.parent(at).is_none() && tree.roots.len() == 1
        || matches!(tree.role(at), Role::Main | Role::Dialog | Role::AlertDialog)
}

/// Beside the list it has at most a heading and a few words.
fn only_goods(tree: &Tree<'_>, at: usize, list: usize) -> bool {
    let beside = tree
        .below(at)
        .into_iter()
        .filter(|b| !tree.is_within(*b, list) && !tree.text(*b).is_empty());
    at == list || beside.count() <= 3
}

/// The label stands in it, and right before and after it a quotation mark.
fn names_in_quotes(sentence: &str, label: &str) -> bool {
    const MARKS: &str = "\"'“”„‟«»‹›‘’‚「」『』";
    let is_mark = |c: Option<char>| c.is_some_and(|c| MARKS.contains(c));
    let found = sentence.match_indices(label).any(|(at, _)| {
        let before = sentence[..at].trim_end().chars().next_back();
        let after = sentence[at + label.len()..].trim_start().chars().next();
        is_mark(before) && is_mark(after)
    });
    !label.is_empty() && found
}
