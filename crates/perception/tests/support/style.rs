//! As much of CSS as the cases need: rules with simple selectors, `::before` and `::after` with their counters. Of two
//! rules that match, the later one counts.
use markup5ever_rcdom::{Handle, NodeData};
use std::collections::BTreeMap;

/// Declarations of one element or pseudo-element.
pub(super) type Style = BTreeMap<String, String>;
/// CSS counters by name.
pub(super) type Counters = BTreeMap<String, i64>;

#[derive(Debug, Default)]
pub(super) struct Sheet(Vec<Rule>);

#[derive(Debug)]
struct Rule {
    /// Rightmost first, each with how it hangs on the one before.
    steps: Vec<(char, Vec<Simple>)>,
    pseudo: String,
    style: Style,
}

#[derive(Debug)]
enum Simple {
    Tag(String),
    Attribute(String, Option<String>),
    Class(String),
    Dir(String),
    Nth(usize, usize),
    Hover,
    Never,
}

impl Sheet {
    pub(super) fn parse(text: &str) -> Sheet {
        let mut rules = Vec::new();
        for block in text.split('}') {
            let Some((selectors, body)) = block.split_once('{') else {
                continue;
            };
            for selector in split(selectors, ',') {
                // The oldest pseudo-elements may have one colon.
                let selector = selector
                    .replace(":before", "::before")
                    .replace(":after", "::after")
                    .replace(":::", "::");
                let (selector, pseudo) = selector.split_once("::").unwrap_or((&selector, ""));
                rules.push(Rule {
                    steps: steps(selector.trim()),
                    pseudo: pseudo.trim().to_owned(),
                    style: declarations(body),
                });
            }
        }
        Sheet(rules)
    }

    /// What the sheet says of this element, or of its `before` or `after`.
    pub(super) fn of(&self, node: &Handle, pseudo: &str) -> Style {
        self.says(node, pseudo, false)
    }

    /// The same while the pointer is over what the element stands in.
    pub(super) fn hovered(&self, node: &Handle) -> Style {
        self.says(node, "", true)
    }

    fn says(&self, node: &Handle, pseudo: &str, hovered: bool) -> Style {
        let mut style = Style::new();
        for rule in &self.0 {
            if rule.pseudo == pseudo && matches(node, &rule.steps, false, hovered) {
                style.extend(rule.style.clone());
            }
        }
        style
    }
}

pub(super) fn declarations(body: &str) -> Style {
    let declaration = |text: String| {
        let (name, value) = text.split_once(':')?;
        Some((name.trim().to_ascii_lowercase(), value.trim().to_owned()))
    };
    split(body, ';')
        .into_iter()
        .filter_map(declaration)
        .collect()
}

/// `counter-reset`, `counter-increment` and `counter-set`, in this order.
pub(super) fn count(style: &Style, counters: &mut Counters) {
    for (property, otherwise) in [
        ("counter-reset", 0),
        ("counter-increment", 1),
        ("counter-set", 0),
    ] {
        let words: Vec<&str> = style
            .get(property)
            .map_or("", String::as_str)
            .split_whitespace()
            .collect();
        for (at, name) in words.iter().enumerate() {
            if name.parse::<i64>().is_ok() {
                continue;
            }
            let number = words
                .get(at + 1)
                .and_then(|n| n.parse().ok())
                .unwrap_or(otherwise);
            let counter = counters.entry((*name).to_owned()).or_default();
            *counter = number
                + if property == "counter-increment" {
                    *counter
                } else {
                    0
                };
        }
    }
}

/// What assistive technology gets of generated content: the alternative after `/` where there is one.
pub(super) fn generated(style: &Style, node: &Handle, counters: &Counters) -> Option<String> {
    let content = style.get("content")?;
    let parts = split(content, '/');
    let mut text = String::new();
    for piece in split(parts.last()?, ' ') {
        let inside = |name: &str| {
            piece
                .strip_prefix(name)?
                .strip_suffix(')')
                .map(str::to_owned)
        };
        if let Some(words) = piece.strip_prefix('"').and_then(|p| p.strip_suffix('"')) {
            text.push_str(words);
        } else if let Some(name) = inside("attr(") {
            text.push_str(&attribute(node, &name).unwrap_or_default());
        } else if let Some(name) = inside("counter(") {
            text.push_str(&counters.get(&name).copied().unwrap_or(0).to_string());
        }
    }
    // An alternative stands for itself, as a block does.
    let apart = parts.len() > 1 || style.get("display").is_some_and(|d| d != "inline");
    Some(if apart { format!(" {text} ") } else { text })
}

/// Splits where the separator stands outside quotes and brackets.
fn split(text: &str, separator: char) -> Vec<String> {
    let (mut parts, mut part) = (Vec::new(), String::new());
    let (mut quoted, mut depth) = (false, 0);
    for c in text.chars() {
        match c {
            '"' => quoted = !quoted,
            '(' | '[' if !quoted => depth += 1,
            ')' | ']' if !quoted => depth -= 1,
            _ => {}
        }
        if c == separator && !quoted && depth == 0 {
            parts.push(std::mem::take(&mut part));
        } else {
            part.push(c);
        }
    }
    parts.push(part);
    let trimmed = parts.into_iter().map(|p| p.trim().to_owned());
    trimmed.filter(|p| !p.is_empty()).collect()
}

fn steps(selector: &str) -> Vec<(char, Vec<Simple>)> {
    let spaced = selector.replace('>', " > ");
    let (mut found, mut combinator) = (Vec::new(), ' ');
    for word in split(&spaced, ' ') {
        if word == ">" {
            combinator = '>';
        } else {
            found.push((combinator, compound(&word)));
            combinator = ' ';
        }
    }
    found.reverse();
    found
}

fn compound(text: &str) -> Vec<Simple> {
    let mut pieces: Vec<String> = vec![String::new()];
    let mut depth = 0;
    for c in text.chars() {
        if depth == 0 && matches!(c, '.' | '#' | '[' | ':') {
            pieces.push(String::new());
        }
        depth += i32::from(matches!(c, '(' | '[')) - i32::from(matches!(c, ')' | ']'));
        if let Some(last) = pieces.last_mut() {
            last.push(c);
        }
    }
    pieces
        .iter()
        .filter(|p| !p.is_empty())
        .map(|p| simple(p))
        .collect()
}

fn simple(piece: &str) -> Simple {
    if let Some(class) = piece.strip_prefix('.') {
        Simple::Class(class.to_owned())
    } else if let Some(id) = piece.strip_prefix('#') {
        Simple::Attribute("id".into(), Some(id.to_owned()))
    } else if let Some(inside) = piece.strip_prefix('[') {
        let inside = inside.trim_end_matches(']');
        let (name, value) = inside
            .split_once('=')
            .map_or((inside, None), |(n, v)| (n, Some(v)));
        Simple::Attribute(
            name.to_owned(),
            value.map(|v| v.trim_matches('"').to_owned()),
        )
    } else if let Some(dir) = piece.strip_prefix(":dir(") {
        Simple::Dir(dir.trim_end_matches(')').to_owned())
    } else if let Some(n) = piece.strip_prefix(":nth-child(") {
        let every = n
            .trim_end_matches(')')
            .strip_suffix('n')
            .and_then(|n| n.parse().ok());
        every.map_or(Simple::Never, |every| Simple::Nth(every, 0))
    } else if piece == ":hover" {
        Simple::Hover
    } else if piece == ":first-child" {
        Simple::Nth(0, 1)
    } else if piece.starts_with(':') {
        Simple::Never
    } else {
        Simple::Tag(piece.to_ascii_lowercase())
    }
}

/// `hovered`: the pointer is over this node; `around`: over those around it.
fn matches(node: &Handle, steps: &[(char, Vec<Simple>)], hovered: bool, around: bool) -> bool {
    let Some(((combinator, compound), rest)) = steps.split_first() else {
        return true;
    };
    if !compound.iter().all(|simple| holds(node, simple, hovered)) {
        return false;
    }
    let mut above = std::iter::successors(parent(node), parent);
    match combinator {
        _ if rest.is_empty() => true,
        '>' => above
            .next()
            .is_some_and(|p| matches(&p, rest, around, around)),
        _ => above.any(|p| matches(&p, rest, around, around)),
    }
}

fn holds(node: &Handle, simple: &Simple, hovered: bool) -> bool {
    let NodeData::Element { name, .. } = &node.data else {
        return false;
    };
    match simple {
        Simple::Tag(tag) => tag == "*" || *name.local == **tag,
        Simple::Attribute(name, None) => attribute(node, name).is_some(),
        Simple::Attribute(name, Some(value)) => attribute(node, name).as_ref() == Some(value),
        Simple::Class(class) => {
            let classes = attribute(node, "class").unwrap_or_default();
            classes.split_whitespace().any(|c| c == class)
        }
        Simple::Dir(dir) => {
            let mut line = std::iter::successors(Some(node.clone()), parent);
            line.find_map(|n| attribute(&n, "dir"))
                .as_deref()
                .unwrap_or("ltr")
                == dir
        }
        Simple::Nth(every, at) => {
            let place = place(node);
            place
                .checked_rem(*every)
                .map_or(place == *at, |left| left == *at)
        }
        Simple::Hover => hovered,
        Simple::Never => false,
    }
}

/// Counted from 1 among the element's siblings.
fn place(node: &Handle) -> usize {
    let Some(parent) = parent(node) else {
        return 1;
    };
    let children = parent.children.borrow();
    let elements = children
        .iter()
        .filter(|c| matches!(c.data, NodeData::Element { .. }));
    1 + elements
        .take_while(|c| !std::rc::Rc::ptr_eq(c, node))
        .count()
}

fn parent(node: &Handle) -> Option<Handle> {
    let parent = node.parent.take();
    node.parent.set(parent.clone());
    parent?.upgrade()
}

pub(super) fn attribute(node: &Handle, name: &str) -> Option<String> {
    let NodeData::Element { attrs, .. } = &node.data else {
        return None;
    };
    let attrs = attrs.borrow();
    attrs
        .iter()
        .find(|a| &*a.name.local == name)
        .map(|a| a.value.to_string())
}
