//! Which part of a page speaks of the named subscription, where the page shows several: what it says of the others is not said of it.
use crate::heuristics::tokens::{place_of, tokens};
use crate::heuristics::vocabulary::{Word, everywhere};
use crate::quotes;
use protocol::role::Role;
use protocol::snapshot::{Container, Element, ElementState, Observation};

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Part {
    /// The page shows no other one.
    Whole,
    /// Only what stands in the named one's row, card or section.
    Of(Box<Observation>),
    /// It shows others, and which lines are about the named one can't be told.
    Unsure,
}

/// No row says more than this; what stands further down belongs to the page.
const LONGEST: usize = 12;
/// Shorter words ("de", "for") are no name of anything.
const SHORTEST_NAME: usize = 4;
/// A name of more words is a sentence.
const SHORT: usize = 7;

/// What this page says of the subscription of this name.
pub(crate) fn part(observation: &Observation, plan: &str) -> Part {
    let plan = plain(plan);
    let sections = sections(observation, &plan);
    let of = |s: &&Section| s.names(&plan);
    let others = |n: usize, s: &Section| {
        // What stands above a line that names it without a heading of its own may be its own heading.
        let next = sections.get(n + 1).filter(|next| next.names(&plan));
        let own = s.starts != Starts::Row && next.is_some_and(|next| next.starts == Starts::Line);
        !s.names(&plan) && !own && s.is_one()
    };
    if plan.is_empty() || !sections.iter().enumerate().any(|(n, s)| others(n, s)) {
        return Part::Whole;
    }
    let mut named: Vec<&Section> = sections.iter().filter(of).collect();
    if named.iter().any(|s| s.is_titled(&plan)) {
        named.retain(|s| s.is_titled(&plan));
    }
    match named.as_slice() {
        [one] if one.prices() <= 1 => Part::Of(Box::new(one.cut_out(observation, &plan))),
        _ => Part::Unsure,
    }
}

/// These words hold the name, each word of it whole: "Pro" is not in "Professional".
pub(crate) fn names(plan: &str, text: &str) -> bool {
    place_of(&tokens(plan), &tokens(text)).is_some() || is_set_against(plan, text)
}

/// "Slow Flow, Sunday 9:00": a class that was booked.
pub(crate) fn is_come_to(row: &str) -> bool {
    page::names_a_time(row) && !quotes::names_a_sum(row)
}

/// That is all it says.
pub(crate) fn is_called(plan: &str, text: &str) -> bool {
    tokens(plan) == tokens(text)
}

/// What a label says beside the name of the subscription, as the person calls it: "Options for Starter Plus" starts nothing. None where it
/// says no more than that, or doesn't name it.
pub(crate) fn beside_the_name(plan: &str, label: &str) -> Option<String> {
    let plan = plan.trim().to_lowercase();
    let lower = label.to_lowercase();
    if plan.is_empty() || lower.len() != label.len() || !names(&plan, label) {
        return None;
    }
    // Languages that set no blanks between words have none around a name.
    let spaced = |c: char| c.is_alphanumeric() && c < '\u{2E80}';
    let whole = |at: &usize| {
        let before = lower[..*at].chars().next_back();
        let after = lower[at + plan.len()..].chars().next();
        !before.is_some_and(spaced) && !after.is_some_and(spaced)
    };
    let mut found = lower.match_indices(&plan).map(|(at, _)| at);
    let at = found.find(whole)?;
    let rest = [label.get(..at)?, label.get(at + plan.len()..)?].map(str::trim);
    let rest = rest.join(" ").trim().to_owned();
    rest.chars().any(char::is_alphabetic).then_some(rest)
}

/// What tells this name from others ("Plan for Lucy": "Lucy", "Mobile L": both) is in these words.
pub(crate) fn calls_it(plan: &str, text: &str) -> bool {
    let general = [Word::Plan, Word::PlanBeside, Word::Subject, Word::Status];
    let (plan, text) = (tokens(plan), tokens(text));
    let own = |(at, word): &(usize, &String)| {
        let known = |kind: &Word| everywhere(*kind).contains(&word.as_str());
        let letters = word.chars().count();
        let small = letters > 1 && letters < SHORTEST_NAME && word.chars().all(char::is_alphabetic);
        let last = at + 1 == plan.len();
        (last || !small) && !general.iter().any(known)
    };
    let mut own = plan.iter().enumerate().filter(own).peekable();
    own.peek().is_some() && own.all(|(_, word)| text.contains(word))
}

/// Its state is set beside it without a blank, as badges are drawn: "Extra 100Active".
fn is_set_against(plan: &str, text: &str) -> bool {
    let (plan, text) = (plan.trim().to_lowercase(), text.to_lowercase());
    let found = text.match_indices(plan.as_str());
    !plan.is_empty()
        && found.into_iter().any(|(at, found)| {
            let before = text[..at].chars().next_back();
            let begins = before.is_none_or(|c| !c.is_alphanumeric());
            let after = &text[at + found.len()..];
            let mut states = everywhere(Word::Status).iter();
            begins && states.any(|state| after.starts_with(state))
        })
}

/// It stands in the row of a subscription, and another one was named: whatever it is called, it is about that one. On the way out only
/// where the page shows a row of the named one as well: there a row may call the same subscription otherwise.
pub(crate) fn is_of_another(
    element: &Element,
    elements: &[Element],
    plan: &str,
    in_flow: bool,
) -> bool {
    let own = |e: &Element| row(e).is_some_and(|r| names(plan, &r.name));
    let anothers = |row: &Container| {
        let named = page::has_own_words(&row.name) || elements.iter().any(own);
        is_subscription(&row.name) && !names(plan, &row.name) && named
    };
    !tokens(plan).is_empty()
        && (row(element).is_some_and(anothers) && (!in_flow || elements.iter().any(own))
            || is_of_anothers_menu(element, elements, plan, in_flow))
}

/// "More for Kids", where "More for Premium" opens the named one's menu; and what stands in the menu that it opened.
fn is_of_anothers_menu(element: &Element, elements: &[Element], plan: &str, in_flow: bool) -> bool {
    let in_menu = |e: &Element| e.within.iter().any(|c| c.role == Role::Menu);
    let opens = |e: &&Element| {
        let open = e.is(ElementState::Collapsed) || e.is(ElementState::Expanded);
        open && !in_menu(e)
    };
    let openers: Vec<&Element> = elements.iter().filter(opens).collect();
    let anothers = |opener: &Element| {
        let twin = |own: &&Element| is_called_alike(&opener.name, &own.name, plan);
        !names(plan, &opener.name) && openers.iter().any(twin)
    };
    if opens(&element) {
        return anothers(element);
    }
    let mut open = openers.iter().filter(|e| e.is(ElementState::Expanded));
    let own_is_open = openers
        .iter()
        .any(|e| e.is(ElementState::Expanded) && names(plan, &e.name));
    !in_flow && in_menu(element) && !own_is_open && open.any(|e| anothers(e))
}

/// The same words around the name of the named one and around another name.
fn is_called_alike(other: &str, own: &str, plan: &str) -> bool {
    let (plan, own, other) = (tokens(plan), tokens(own), tokens(other));
    let Some(at) = place_of(&plan, &own).filter(|_| !plan.is_empty()) else {
        return false;
    };
    let (before, after) = (&own[..at], &own[at + plan.len()..]);
    before.len() + after.len() > 0
        && other.len() > before.len() + after.len()
        && other.starts_with(before)
        && other.ends_with(after)
}

/// The named one has a row of its own here, and this stands in another row, of whatever kind.
pub(crate) fn is_beside(element: &Element, elements: &[Element], plan: &str) -> bool {
    let own = |e: &Element| row(e).is_some_and(|r| names(plan, &r.name));
    let has_row = !tokens(plan).is_empty() && elements.iter().any(own);
    has_row && row(element).is_some() && !own(element)
}

/// Its words state a price for a time, or when it renews; a bill's state neither.
pub(crate) fn is_subscription(text: &str) -> bool {
    let facts = quotes::facts("", text);
    facts.renews.is_some() || facts.price.is_some_and(|price| is_lasting(&price.text))
}

fn is_lasting(price: &str) -> bool {
    price.contains(|c: char| c.is_alphabetic() || c == '/')
}

fn states_price(line: &str) -> bool {
    let price = quotes::facts("", line).price;
    price.is_some_and(|p| is_lasting(&p.text))
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Starts {
    Row,
    Heading,
    /// The page's beginning, or a line that names it.
    Line,
}

#[derive(Debug)]
struct Section<'a> {
    starts: Starts,
    lines: Vec<&'a str>,
}

impl Section<'_> {
    fn text(&self) -> String {
        let lines = self.lines.iter().map(|line| match parted(line) {
            Some((name, state)) => format!("{name} {state}"),
            None => (*line).to_owned(),
        });
        lines.collect::<Vec<_>>().join("\n")
    }

    fn names(&self, plan: &str) -> bool {
        self.lines.iter().any(|l| names(plan, l))
    }

    fn is_titled(&self, plan: &str) -> bool {
        let bare = |l: &str| without_status(l).is_some_and(|l| tokens(&l) == tokens(plan));
        let mut first = self.lines.first().into_iter();
        first.any(|l| plain(l) == plan || bare(l))
    }

    /// A section of its own may as well be about the bills of the only one there is, unless it states a price for a time.
    fn is_one(&self) -> bool {
        match self.starts {
            Starts::Row => is_subscription(&self.text()),
            Starts::Heading => self.prices() > 0,
            Starts::Line => false,
        }
    }

    /// More than one is more than one subscription.
    fn prices(&self) -> usize {
        self.lines.iter().filter(|l| states_price(l)).count()
    }

    fn cut_out(&self, observation: &Observation, plan: &str) -> Observation {
        let mut part = observation.clone();
        part.text = self.text();
        let lines: Vec<String> = self.lines.iter().map(|l| plain(l)).collect();
        part.snapshot.elements.retain(|e| {
            let own = row(e).is_none_or(|r| names(plan, &r.name));
            own && lines.iter().any(|l| l.contains(&plain(&e.name)))
        });
        part
    }
}

/// The page's lines, parted where a row or a heading begins, and where the name first stands.
fn sections<'a>(observation: &'a Observation, plan: &str) -> Vec<Section<'a>> {
    let elements = &observation.snapshot.elements;
    let rows: Vec<String> = elements
        .iter()
        .filter_map(row)
        .map(|r| letters(&r.name))
        .collect();
    let headings = elements.iter().filter(|e| e.role == Role::Heading);
    let headings: Vec<String> = headings.map(|h| plain(&h.name)).collect();
    let mut sections = vec![Section {
        starts: Starts::Line,
        lines: Vec::new(),
    }];
    let lines = observation.text.lines().map(str::trim);
    let lines: Vec<&str> = lines.filter(|l| !plain(l).is_empty()).collect();
    let alike = match rows.is_empty() && !headings.contains(&plan.to_owned()) {
        true => alike(&lines, plan),
        false => Vec::new(),
    };
    let badged = badged(&lines, plan);
    for (at, line) in lines.iter().copied().enumerate() {
        let (said, bare) = (plain(line), letters(line));
        let begins = |r: &String| r.starts_with(&bare) || (!r.is_empty() && bare.starts_with(r));
        let begins_row = alike.contains(&at)
            || badged.contains(&at)
            || bare.chars().count() > 2 && rows.iter().any(begins);
        let last = sections.last();
        let named_now = names(plan, line) && last.is_some_and(|s| !s.names(plan));
        let starts = match (begins_row, headings.contains(&said)) {
            (true, _) => Some(Starts::Row),
            (_, true) => Some(Starts::Heading),
            _ if named_now || last.is_some_and(|s| s.lines.len() >= LONGEST) => Some(Starts::Line),
            _ => None,
        };
        if let Some(starts) = starts {
            sections.push(Section {
                starts,
                lines: Vec::new(),
            });
        }
        if let Some(section) = sections.last_mut() {
            section.lines.push(line);
        }
    }
    sections
}

/// Where rows begin that are rows only to the eye: each has its price as far below its first line as the named one has.
fn alike(lines: &[&str], plan: &str) -> Vec<usize> {
    let titles = lines.iter().enumerate().filter(|(_, l)| plain(l) == plan);
    let titles: Vec<usize> = titles.map(|(at, _)| at).collect();
    let prices = lines.iter().enumerate().filter(|(_, l)| states_price(l));
    let prices: Vec<usize> = prices.map(|(at, _)| at).collect();
    let [title] = titles.as_slice() else {
        return Vec::new();
    };
    let below = prices.iter().find(|p| *p > title).map(|p| p - title);
    match below {
        Some(below @ 1..=2) if prices.len() > 1 => {
            let starts = prices.iter().filter_map(|p| p.checked_sub(below));
            starts.collect()
        }
        _ => Vec::new(),
    }
}

/// Cards that are none to the eye of a reader: the named one's line ends with how it stands ("Black: active"), and so do others.
fn badged(lines: &[&str], plan: &str) -> Vec<usize> {
    let all = lines.iter().enumerate();
    let all: Vec<usize> = all
        .filter(|(_, l)| without_status(l).is_some())
        .map(|(at, _)| at)
        .collect();
    let own = |at: &usize| lines.get(*at).is_some_and(|l| names(plan, l));
    match all.iter().any(own) && all.len() > 1 {
        true => all,
        false => Vec::new(),
    }
}

/// A short line without the state that it ends with.
fn without_status(line: &str) -> Option<String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let (last, rest) = words.split_last()?;
    let is_status = everywhere(Word::Status).contains(&last.to_lowercase().as_str());
    let short = (1..=SHORT).contains(&rest.len());
    let apart = (is_status && short).then(|| rest.join(" "));
    apart.or_else(|| without_status_set_against(line))
}

/// The same where words are written without blanks between them, and where a badge is drawn beside a name.
fn without_status_set_against(line: &str) -> Option<String> {
    let (name, _) = parted(line)?;
    let name = name.trim_end();
    let short = !name.is_empty() && tokens(name).len() <= LONGEST;
    let statement = name.ends_with(['は', 'が', 'を', 'に', '、', '。', ':', '：']);
    (short && !statement).then(|| name.to_owned())
}

/// A name and the state that is set against it: "Extra 100Active", where the capital shows that another word begins.
fn parted(line: &str) -> Option<(&str, &str)> {
    let mut states = everywhere(Word::Status).iter();
    states.find_map(|state| {
        let at = line.len().checked_sub(state.len())?;
        let (name, end) = (line.get(..at)?, line.get(at..)?);
        let last = name.chars().next_back();
        let joint = end.starts_with(char::is_uppercase)
            && last.is_some_and(|c| c.is_lowercase() || c.is_ascii_digit());
        let unspaced = end.chars().all(|c| !c.is_ascii());
        let apart = !name.is_empty() && (joint || unspaced);
        (end.to_lowercase() == *state && apart).then_some((name, end))
    })
}

/// The row, card or list entry that it stands in.
pub(crate) fn row(element: &Element) -> Option<&Container> {
    let own = element.within.iter().rev().find(|c| c.is_row());
    own.filter(|c| !c.name.is_empty())
}

/// Rows are named without their short numbers.
fn letters(text: &str) -> String {
    let kept = text.chars().filter(|c| !c.is_ascii_digit());
    plain(kept.collect::<String>().trim_end_matches("..."))
}

fn plain(text: &str) -> String {
    let words = text.split_whitespace().collect::<Vec<_>>();
    words.join(" ").to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn beside_the_name_stands_what_is_said_of_it_and_no_part_of_a_word() {
        for (plan, label, rest) in [
            (
                "Starter Plus",
                "Options for Starter Plus",
                Some("Options for"),
            ),
            ("Scribe", "Subscribe to Scribe", Some("Subscribe to")),
            ("月額コース", "月額コースの各種手続き", Some("の各種手続き")),
            ("Starter Plus", "Starter Plus", None),
            ("Pro", "Professional", None),
            ("Pro", "Billing", None),
        ] {
            assert_eq!(beside_the_name(plan, label).as_deref(), rest, "{label}");
        }
    }
}
