//! Which elements a style rule can be about, told from its selector alone, and rather too many than too few: by the last part
//! of each selector, an id, a class, an attribute or a tag that the element must have.
//! (<https://drafts.csswg.org/selectors-4/#structure>; Browsers file their rules in the same way.)
#![cfg_attr(
    not(target_arch = "wasm32"),
    allow(dead_code, unused_imports, reason = "used in pages; tested here")
)]

mod hovering;

pub(crate) use hovering::{anywhere, unnested, within};

/// More attributes than these are not looked for in each element.
const MAX_ATTRIBUTES: usize = 4;

/// What an element must have, one of it, to be one that some rule is about.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Keys {
    /// It may be any.
    pub(crate) any: bool,
    pub(crate) ids: Vec<String>,
    pub(crate) classes: Vec<String>,
    pub(crate) tags: Vec<String>,
    pub(crate) attributes: Vec<String>,
}

impl Keys {
    /// Takes in those selectors of a list that are about what stands before or after an element.
    pub(crate) fn add(&mut self, list: &str) {
        for selector in split(list, |c| c == ',') {
            if let Some(at) = pseudo(selector) {
                let ends_here = !selector[..at].ends_with(char::is_whitespace);
                let compounds = compounds(&selector[..at]);
                self.file(compounds.last().filter(|_| ends_here).unwrap_or(&""));
            }
        }
    }

    /// Takes in those selectors of a list that are about elements themselves.
    pub(crate) fn add_own(&mut self, list: &str) {
        for selector in split(list, |c| c == ',') {
            if pseudo(selector).is_none() {
                self.file(compounds(selector.trim()).last().unwrap_or(&""));
            }
        }
    }

    fn file(&mut self, compound: &str) {
        let (mut class, mut attribute, mut tag) = (None, None, None);
        let mut rest = compound;
        while let Some(mark) = rest.chars().next() {
            let inner = &rest[mark.len_utf8()..];
            match mark {
                '#' => {
                    let (id, _) = name(inner);
                    return push(&mut self.ids, id);
                }
                '.' => {
                    let (found, after) = name(inner);
                    class = Some(found);
                    rest = after;
                }
                '[' => {
                    let (found, after) = name(inner.trim_start());
                    // `[*|name]` and the like.
                    attribute = Some(found).filter(|_| !after.trim_start().starts_with(['|', '*']));
                    rest = after.find(']').map_or("", |end| &after[end + 1..]);
                    if inner.contains(['"', '\'']) {
                        // A bracket may stand in the quotes: what follows is not needed.
                        rest = "";
                    }
                }
                ':' => {
                    // A condition more: it only narrows.
                    rest = after_condition(inner);
                }
                '*' | '&' | '|' => rest = inner,
                _ => {
                    let (found, after) = name(rest);
                    if after.len() == rest.len() {
                        rest = "";
                        continue;
                    }
                    tag = Some(found).filter(|_| !after.starts_with('|'));
                    rest = after;
                }
            }
        }
        match (class, attribute, tag) {
            (Some(class), ..) => push(&mut self.classes, class),
            (_, Some(attribute), _) if self.attributes.len() < MAX_ATTRIBUTES => {
                push(&mut self.attributes, attribute);
            }
            (.., Some(tag)) => push(&mut self.tags, tag),
            _ => self.any = true,
        }
    }

    pub(crate) fn has_id(&self, id: &str) -> bool {
        has(&self.ids, id)
    }

    pub(crate) fn has_class_of(&self, list: &str) -> bool {
        list.split_ascii_whitespace()
            .any(|class| has(&self.classes, class))
    }

    pub(crate) fn has_tag(&self, tag: &str) -> bool {
        has(&self.tags, tag)
    }
}

fn compounds(selector: &str) -> Vec<&str> {
    split(selector, |c| {
        c.is_whitespace() || matches!(c, '>' | '+' | '~')
    })
}

/// In documents without a doctype, case does not count; elsewhere this finds some too many.
fn has(sorted: &[String], name: &str) -> bool {
    let name = name.to_lowercase();
    sorted.binary_search(&name).is_ok()
}

fn push(sorted: &mut Vec<String>, name: String) {
    let name = name.to_lowercase();
    if let Err(at) = sorted.binary_search(&name) {
        sorted.insert(at, name);
    }
}

/// Where `::before` or `::after` begins, in either spelling.
fn pseudo(selector: &str) -> Option<usize> {
    let lower = selector.to_ascii_lowercase();
    let at = [":before", ":after"]
        .iter()
        .filter_map(|name| lower.find(name))
        .min()?;
    Some(if lower[..at].ends_with(':') {
        at - 1
    } else {
        at
    })
}

/// Where a character stands to a backslash before it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Escape {
    No,
    Begins,
    Hex,
    Ends,
}

/// The parts between such characters, where those stand in no brackets and no quotes.
fn split(text: &str, at: impl Fn(char) -> bool) -> Vec<&str> {
    let (mut parts, mut start) = (Vec::new(), 0);
    let (mut depth, mut quote, mut escape) = (0_u32, None, Escape::No);
    for (index, c) in text.char_indices() {
        escape = match (escape, c) {
            (Escape::Begins | Escape::Hex, _) if c.is_ascii_hexdigit() => Escape::Hex,
            (Escape::Begins, _) => Escape::Ends,
            // The blank that ends a number is part of it.
            (Escape::Hex, _) if c.is_whitespace() => Escape::Ends,
            (_, '\\') => Escape::Begins,
            _ => Escape::No,
        };
        if escape != Escape::No {
            continue;
        }
        match (c, quote) {
            (_, Some(open)) if c == open => quote = None,
            (_, Some(_)) => {}
            ('"' | '\'', None) => quote = Some(c),
            ('(' | '[', None) => depth += 1,
            (')' | ']', None) => depth = depth.saturating_sub(1),
            _ if depth == 0 && at(c) => {
                parts.push(&text[start..index]);
                start = index + c.len_utf8();
            }
            _ => {}
        }
    }
    parts.push(&text[start..]);
    parts
}

/// A name with its escapes undone, and what follows it (<https://drafts.csswg.org/css-syntax-3/#consume-name>).
fn name(text: &str) -> (String, &str) {
    let mut out = String::new();
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        if c == '\\' {
            let inner = &rest[1..];
            let digits = inner
                .chars()
                .take(6)
                .take_while(char::is_ascii_hexdigit)
                .count();
            let code = u32::from_str_radix(&inner[..digits], 16)
                .ok()
                .and_then(char::from_u32);
            let (found, after) = match inner.chars().next() {
                Some(_) if digits > 0 => {
                    let after = &inner[digits..];
                    (
                        code.unwrap_or('\u{FFFD}'),
                        after.strip_prefix(' ').unwrap_or(after),
                    )
                }
                Some(other) => (other, &inner[other.len_utf8()..]),
                None => ('\u{FFFD}', ""),
            };
            out.push(found);
            rest = after;
        } else if c.is_alphanumeric() || matches!(c, '-' | '_') || !c.is_ascii() {
            out.push(c);
            rest = &rest[c.len_utf8()..];
        } else {
            break;
        }
    }
    (out, rest)
}

/// What follows a pseudo-class, brackets and all.
fn after_condition(text: &str) -> &str {
    let (_, rest) = name(text);
    if !rest.starts_with('(') {
        return rest;
    }
    let (mut depth, mut quote) = (0, None);
    for (at, c) in rest.char_indices() {
        match (c, quote) {
            (_, Some(open)) => quote = Some(open).filter(|open| *open != c),
            ('"' | '\'', None) => quote = Some(c),
            ('(', None) => depth += 1,
            (')', None) => {
                depth -= 1;
                if depth == 0 {
                    return &rest[at + 1..];
                }
            }
            _ => {}
        }
    }
    ""
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(list: &str) -> Keys {
        let mut keys = Keys::default();
        keys.add(list);
        keys
    }

    #[test]
    fn a_rule_is_filed_by_what_its_last_part_must_have() {
        assert!(keys(".price::before").has_class_of("big price"));
        assert!(keys("main > .a.b:hover::after").has_class_of("b"));
        assert!(keys("ul LI:not(.x, .y)::after").has_tag("li"));
        assert!(keys("#top::before").has_id("top"));
        assert!(keys(".x, .Icon:before").has_class_of("icon"));
        assert_eq!(
            keys("[data-icon=\"a]b\"]::before").attributes,
            ["data-icon"]
        );
    }

    #[test]
    fn what_has_no_mark_of_its_own_may_be_any_element() {
        for list in [
            "::before",
            "*::after",
            ".a :first-child::before",
            ":is(.a, .b)::before",
            "&::before",
            ".card ::before",
            "a >::after",
            ".x *|*::before",
        ] {
            assert!(keys(list).any, "{list}");
        }
    }

    #[test]
    fn rules_about_elements_themselves_are_none_of_these() {
        assert_eq!(keys(".a, b > .c::marker, .d::first-line"), Keys::default());
    }

    #[test]
    fn of_the_others_those_are_taken_that_are_about_elements_themselves() {
        let mut keys = Keys::default();
        keys.add_own("main > .a:hover , p, .b::before");
        assert!(keys.has_class_of("a") && keys.has_tag("p"));
        assert!(!keys.has_class_of("b") && !keys.any);
        keys.add_own("&:hover");
        assert!(keys.any);
    }

    #[test]
    fn names_are_read_with_their_escapes() {
        assert!(keys(r".before\:content-\[\'x\'\]::before").has_class_of("before:content-['x']"));
        assert!(keys(r".\31 23::after").has_class_of("123"));
        assert!(keys(r".a\,b::after, .c").has_class_of("a,b"));
    }

    #[test]
    fn a_rule_that_can_be_filed_in_two_ways_is_filed_by_the_rarer() {
        let found = keys("div.menu[open]#nav::before");
        assert_eq!(
            (found.ids.as_slice(), found.any),
            (["nav".to_owned()].as_slice(), false)
        );
        assert!(found.classes.is_empty() && found.tags.is_empty());
    }
}
