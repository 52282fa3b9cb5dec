//! Which selectors wait for the pointer to be over something around the element that they are about, and how they read while it is.
use super::{compounds, split};
use std::fmt::Write;

const HOVER: &str = ":hover";
/// Any element, in a compound.
const ANY: &str = ":is(*)";
/// The element that is searched in (<https://drafts.csswg.org/selectors-4/#the-scope-pseudo>).
const SCOPE: &str = ":scope";

/// All elements that a rule with this selector may be about while the pointer is over something else, around them or not.
pub(crate) fn anywhere(list: &str) -> Option<String> {
    over(list, ANY)
}

/// Those of them, in an element, that it is about while the pointer is over that element.
pub(crate) fn within(list: &str) -> Option<String> {
    over(list, SCOPE)
}

/// A selector with what `&` stands for (<https://drafts.csswg.org/css-nesting-1/#nest-selector>).
pub(crate) fn unnested(list: &str, outer: Option<&str>) -> String {
    let Some(outer) = outer else {
        return list.to_owned();
    };
    let parts = split(list, |c| c == ',');
    let parts = parts.into_iter().map(|part| {
        let marks = marks(part, |rest| rest.starts_with('&'));
        match marks.is_empty() {
            true => format!(":is({outer}) {}", part.trim()),
            false => replaced(part, &marks, "&", |_| format!(":is({outer})")),
        }
    });
    parts.collect::<Vec<_>>().join(",")
}

/// The selectors of a list that wait, with this place hovered. What the pointer has to be over besides that is taken to be around it.
fn over(list: &str, place: &str) -> Option<String> {
    let parts = split(list, |c| c == ',').into_iter();
    let waiting = parts.filter(|part| waits(part)).map(|part| {
        let hovers = hovers(part);
        let last = hovers.last().copied();
        replaced(part.trim_end(), &hovers, HOVER, |at| {
            let inner = Some(at) == last;
            if inner { place } else { ANY }.to_owned()
        })
    });
    let waiting: Vec<String> = waiting.collect();
    (!waiting.is_empty()).then(|| waiting.join(","))
}

/// It depends on the pointer, and not on that being over the element itself, which has to be seen for that.
fn waits(selector: &str) -> bool {
    let compounds = compounds(selector.trim());
    let on_itself = compounds
        .last()
        .is_some_and(|last| hovers(last).iter().any(|at| is_outside(last, *at)));
    !on_itself && !hovers(selector).is_empty()
}

/// Where `:hover` stands.
fn hovers(selector: &str) -> Vec<usize> {
    let ends = |c: char| !(c.is_alphanumeric() || matches!(c, '-' | '_' | '\\' | '('));
    marks(selector, |rest| {
        let after = rest.strip_prefix(HOVER);
        after.is_some_and(|after| after.chars().next().is_none_or(ends))
    })
}

/// In no brackets.
fn is_outside(selector: &str, at: usize) -> bool {
    let until = |c: &str| selector[..at].matches(c).count();
    until("(") == until(")")
}

/// Where something begins that is neither quoted nor escaped nor in an attribute's brackets.
fn marks(selector: &str, begins: impl Fn(&str) -> bool) -> Vec<usize> {
    let (mut found, mut quote, mut escaped, mut brackets) = (Vec::new(), None, false, 0_u32);
    for (at, c) in selector.char_indices() {
        if std::mem::take(&mut escaped) {
            continue;
        }
        match (c, quote) {
            ('\\', _) => escaped = true,
            (_, Some(open)) => quote = Some(open).filter(|open| *open != c),
            ('"' | '\'', None) => quote = Some(c),
            ('[', None) => brackets += 1,
            (']', None) => brackets = brackets.saturating_sub(1),
            _ if brackets == 0 && begins(&selector[at..]) => found.push(at),
            _ => {}
        }
    }
    found
}

fn replaced(selector: &str, marks: &[usize], was: &str, by: impl Fn(usize) -> String) -> String {
    let (mut out, mut from) = (String::new(), 0);
    for at in marks {
        // Writing to a String can't fail.
        let _ = write!(out, "{}{}", &selector[from..*at], by(*at));
        from = at + was.len();
    }
    out + &selector[from..]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_selector_that_waits_for_the_pointer_around_its_element_is_met_by_a_place() {
        for (list, hovered) in [
            ("tr:hover .actions", "tr:scope .actions"),
            (".a .b, li:hover > ul", " li:scope > ul"),
            (
                ".x:is(:where(.group):hover *)",
                ".x:is(:where(.group):scope *)",
            ),
            (".a:hover .b:hover .c", ".a:is(*) .b:scope .c"),
        ] {
            assert_eq!(within(list).as_deref(), Some(hovered));
        }
        let any = anywhere("li:hover > ul");
        assert_eq!(any.as_deref(), Some("li:is(*) > ul"));
    }

    #[test]
    fn what_must_be_seen_to_be_hovered_itself_waits_for_nothing() {
        for list in [
            ".menu:hover",
            ".row .menu:hover, p",
            ".row:hover .menu:hover",
            r".hover\:block",
            r#"[title=":hover"] .menu"#,
            ".row:hover-card .menu",
            ".menu",
        ] {
            assert_eq!(anywhere(list), None, "{list}");
        }
    }

    #[test]
    fn what_stands_in_another_rule_is_about_what_that_is_about() {
        assert_eq!(unnested(".a", None), ".a");
        assert_eq!(
            unnested("& .a, .b", Some("tr:hover")),
            ":is(tr:hover) .a,:is(tr:hover) .b"
        );
        assert_eq!(
            unnested(r"&:hover > .a\&b", Some("tr")),
            r":is(tr):hover > .a\&b"
        );
    }
}
