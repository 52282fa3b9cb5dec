//! What `text-transform` makes of words: people read the result, and so do names.
use crate::raw::Transform;
use std::borrow::Cow;

/// <https://drafts.csswg.org/css-text/#text-transform-property>
pub(crate) fn transformed(text: &str, transform: Transform) -> Cow<'_, str> {
    match transform {
        Transform::None => Cow::Borrowed(text),
        Transform::Uppercase => Cow::Owned(text.to_uppercase()),
        Transform::Lowercase => Cow::Owned(text.to_lowercase()),
        Transform::Capitalize => Cow::Owned(capitalized(text)),
    }
}

fn capitalized(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut inside = false;
    for c in text.chars() {
        if inside {
            out.push(c);
        } else {
            out.extend(c.to_uppercase());
        }
        inside = c.is_alphanumeric() || (inside && matches!(c, '\'' | '’'));
    }
    out
}
