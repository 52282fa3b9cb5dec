//! Which selectors wait for the pointer to be over something else than the element that they are about, and how they read while it is.
use super::{compounds, split};
use std::fmt::Write;

/// Any element, in a selector.
const ANY: &str = "*";

/// The list as it is while the pointer is over these places, too. Nothing, if that changes nothing for elements in them; `nested`: other
/// rules in this one may be about those.
pub(crate) fn while_hovering(list: &str, places: &str, nested: bool) -> Option<String> {
    let parts = split(list, |c| c == ',');
    parts.iter().any(|part| changes(part, nested)).then(|| {
        let parts = parts.iter().map(|part| match changes(part, nested) {
            true => over(part, places),
            false => (*part).to_owned(),
        });
        parts.collect::<Vec<_>>().join(",")
    })
}

/// All elements that a rule with this selector is about while the pointer is over something, or stops being about.
pub(crate) fn waiting(list: &str, nested: bool) -> Option<String> {
    let parts = split(list, |c| c == ',').into_iter();
    let found = parts.filter(|part| changes(part, nested));
    let found: Vec<String> = found
        .map(|part| format!("{part},{}", over(part, ANY)))
        .collect();
    (!found.is_empty()).then(|| found.join(","))
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
            false => replaced(part, &marks, "&", &format!(":is({outer})")),
        }
    });
    parts.collect::<Vec<_>>().join(",")
}

fn changes(selector: &str, nested: bool) -> bool {
    nested && !hovers(selector).is_empty() || waits(selector)
}

/// It depends on the pointer, and not only by the element itself, which has to be seen for that.
fn waits(selector: &str) -> bool {
    let compounds = compounds(selector.trim());
    let own = compounds.last().map_or(0, |last| {
        hovers(last)
            .iter()
            .filter(|at| is_outside(last, **at))
            .count()
    });
    hovers(selector).len() > own
}

const HOVER: &str = ":hover";

fn over(selector: &str, places: &str) -> String {
    let places = format!(":is(:hover,:where({places}))");
    replaced(selector, &hovers(selector), HOVER, &places)
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

fn replaced(selector: &str, marks: &[usize], was: &str, by: &str) -> String {
    let (mut out, mut from) = (String::new(), 0);
    for at in marks {
        // Writing to a String can't fail.
        let _ = write!(out, "{}{by}", &selector[from..*at]);
        from = at + was.len();
    }
    out + &selector[from..]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_selector_that_waits_for_the_pointer_around_its_element_is_met_by_places() {
        for (list, while_there) in [
            ("tr:hover .actions", "tr:is(:hover,:where(P)) .actions"),
            (
                ".a .b, li:hover > ul",
                ".a .b, li:is(:hover,:where(P)) > ul",
            ),
            (
                ".row:not(:hover) .menu",
                ".row:not(:is(:hover,:where(P))) .menu",
            ),
            (
                ".x:is(:where(.group):hover *)",
                ".x:is(:where(.group):is(:hover,:where(P)) *)",
            ),
            (
                ".a:hover .b:hover",
                ".a:is(:hover,:where(P)) .b:is(:hover,:where(P))",
            ),
        ] {
            assert_eq!(
                while_hovering(list, "P", false).as_deref(),
                Some(while_there)
            );
        }
    }

    #[test]
    fn what_must_be_seen_to_be_hovered_itself_waits_for_nothing() {
        for list in [
            ".menu:hover",
            ".row .menu:hover, p",
            r".hover\:block",
            r#"[title=":hover"] .menu"#,
            ".row:hover-card .menu",
            ".menu",
        ] {
            assert_eq!(while_hovering(list, "P", false), None, "{list}");
            assert_eq!(waiting(list, false), None, "{list}");
        }
        let nested = while_hovering("&:hover", "P", true);
        assert_eq!(nested.as_deref(), Some("&:is(:hover,:where(P))"));
    }

    #[test]
    fn elements_are_found_that_hovering_shows_or_that_are_hidden_without_it() {
        let found = waiting(".b:hover, li:hover > ul", false);
        assert_eq!(
            found.as_deref(),
            Some(" li:hover > ul, li:is(:hover,:where(*)) > ul")
        );
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
