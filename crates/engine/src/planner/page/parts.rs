//! An outline by the page's parts: what lies over the page first, what is new marked, and without what helps nobody twice: menus, footers
//! and goods that were told before, and what can't be used behind a dialog.
use page::{Change, PageModel, Region};
use protocol::ids::Ref;
use std::collections::{BTreeMap, BTreeSet};

/// A line's words stand within so many blocks after the line before it.
const NEAR: usize = 40;
/// Less than so many bytes may be the beginning of anything.
const ENOUGH: usize = 8;

/// Stands behind what the last step brought.
const NEW: &str = " [new]";

struct Line<'a> {
    text: &'a str,
    /// Of a control.
    reference: Option<Ref>,
    indent: usize,
    region: Region,
    new: bool,
}

impl Line<'_> {
    fn words(&self) -> &str {
        self.text.trim_start()
    }
}

/// What whoever reads it has, and what they need.
pub(super) struct Reader<'a> {
    /// The lines that were told before.
    pub(super) knows: &'a BTreeSet<String>,
    /// What may lead on is told wherever it stands.
    pub(super) likely: &'a [Ref],
}

/// The outline's lines as they are, in another order and not all of them.
pub(super) fn told(outline: &str, model: &PageModel, reader: &Reader<'_>) -> String {
    let lines = lines(outline, model);
    let mut over = model.blocks.iter().zip(&model.regions);
    let modal = over.any(|(block, region)| block.modal && matches!(region, Region::Dialog { .. }));
    let over = |l: &Line<'_>| matches!(l.region, Region::Dialog { .. });
    let likely = |l: &Line<'_>| l.reference.is_some_and(|r| reader.likely.contains(&r));
    let marks = marks_new(model);
    let stays = |l: &Line<'_>| match l.region {
        _ if opens(l.text) || likely(l) => true,
        Region::Consent => true,
        _ if modal => false,
        Region::Main => true,
        Region::Catalogue => false,
        // What was there before, and has come again, is news.
        _ => l.new && marks || !reader.knows.contains(l.words()),
    };
    let write = |part: &[&Line<'_>]| -> String {
        let kept = with_what_holds_something(part).into_iter();
        let marked = |l: &Line<'_>| l.new && marks && !opens(l.text);
        kept.map(|l| format!("{}{}\n", l.text, if marked(l) { NEW } else { "" }))
            .collect()
    };
    let (over_it, others): (Vec<_>, Vec<_>) = lines.iter().partition(|l| over(l));
    let (told, rest): (Vec<_>, Vec<_>) = others.into_iter().partition(|l| stays(l));
    let over_it = match over_it.is_empty() {
        true => String::new(),
        false => format!("<over the page>\n{}</over the page>\n", write(&over_it)),
    };
    over_it + &write(&told) + &left_out(&rest, modal)
}

/// The lines of what was told, to be known from now on.
pub(super) fn known(told: &str) -> impl Iterator<Item = String> {
    let lines = told
        .lines()
        .map(|l| l.strip_suffix(NEW).unwrap_or(l).trim_start());
    lines.map(str::to_owned)
}

/// On another page most is new, and no mark tells more.
fn marks_new(model: &PageModel) -> bool {
    let change = model.delta.as_ref().map(|d| d.change);
    matches!(change, Some(Change::Content))
}

/// Each line with its part of the page: a control's by its reference, words by the blocks that hold them, in reading order.
fn lines<'a>(outline: &'a str, model: &PageModel) -> Vec<Line<'a>> {
    let places = model.blocks.iter().enumerate();
    let by_ref: BTreeMap<Ref, usize> = places
        .filter_map(|(at, b)| Some((b.reference?, at)))
        .collect();
    let new: Option<BTreeSet<usize>> = model.delta.as_ref().map(|d| {
        d.new
            .iter()
            .filter_map(|at| usize::try_from(*at).ok())
            .collect()
    });
    let mut next = 0;
    let mut found: Vec<Line<'a>> = Vec::new();
    for text in outline.lines() {
        let words = text.trim_start().trim_start_matches('#').trim_start();
        let reference = reference(words);
        let own = reference.and_then(|r| by_ref.get(&r).copied());
        let at = own.or_else(|| holds(model, next, words));
        let region = at.map(|at| model.regions[at]);
        let before = found.last().map(|l| l.region);
        next = at.map_or(next, |at| at + 1);
        found.push(Line {
            text,
            reference,
            indent: text.len() - text.trim_start().len(),
            region: region.or(before).unwrap_or(Region::Main),
            new: at.is_some_and(|at| new.as_ref().is_none_or(|new| new.contains(&at))),
        });
    }
    // A part's own line stands with what follows in it.
    for at in (0..found.len().saturating_sub(1)).rev() {
        if opens(found[at].text) && found[at + 1].indent > found[at].indent {
            found[at].region = found[at + 1].region;
        }
    }
    found
}

fn reference(words: &str) -> Option<Ref> {
    words.split_whitespace().next()?.parse().ok()
}

/// A landmark, a frame, a dialog: `<main>`.
fn opens(text: &str) -> bool {
    text.trim_start().starts_with('<')
}

/// The block, from this one on, whose words this line tells.
fn holds(model: &PageModel, from: usize, words: &str) -> Option<usize> {
    let words = words.trim_start_matches(['\\', '(']).trim_end_matches(')');
    if words.is_empty() || opens(words) {
        return None;
    }
    let begins = |whole: &str, start: &str| {
        let rest = whole.strip_prefix(start);
        rest.is_some_and(|rest| start.len() >= ENOUGH && !rest.starts_with(char::is_alphanumeric))
    };
    let near = model.blocks.iter().enumerate().skip(from).take(NEAR);
    let mut near = near.filter(|(_, b)| !b.text.is_empty());
    let tells = |text: &str| words == text || begins(words, text) || begins(text, words);
    near.find(|(_, b)| tells(&b.text)).map(|(at, _)| at)
}

/// Without the lines of parts of which nothing stays.
fn with_what_holds_something<'a, 'b>(part: &[&'b Line<'a>]) -> Vec<&'b Line<'a>> {
    let mut kept: Vec<&'b Line<'a>> = Vec::new();
    for line in part.iter().rev().copied() {
        let holds = kept.last().is_some_and(|next| next.indent > line.indent);
        if !opens(line.text) || holds || line.text.contains("left out") {
            kept.push(line);
        }
    }
    kept.reverse();
    kept
}

/// What isn't told, by part.
fn left_out(lines: &[&Line<'_>], modal: bool) -> String {
    let mut controls: BTreeMap<&str, usize> = BTreeMap::new();
    for line in lines.iter().filter(|l| l.reference.is_some()) {
        *controls.entry(line.region.name()).or_default() += 1;
    }
    if controls.is_empty() {
        return String::new();
    }
    let parts: Vec<String> = controls
        .iter()
        .map(|(part, n)| format!("{n} in {part}"))
        .collect();
    let why = match modal {
        true => "can't be used while the dialog is open",
        false => "goods, and what you were told before",
    };
    format!("<left out, {why}: {}>\n", parts.join(", "))
}
