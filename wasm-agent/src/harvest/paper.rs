//! What lies behind everything: white, unless the page wants it dark (<https://drafts.csswg.org/css-color-adjust/#color-scheme-effect>).
use crate::css::Colour;
use crate::dom::{self, El};

/// As Chromium has it.
const DARK: Colour = Colour {
    channels: [18.0; 3],
    cover: 1.0,
};

/// Of the document with this root.
pub(super) fn paper(root: &El) -> Colour {
    let mut scheme = dom::computed_style(root).get("color-scheme");
    if scheme == "normal"
        && let Some(meta) = root.first_of("meta[name=color-scheme i]")
    {
        let content = meta.attribute("content").unwrap_or_default();
        scheme = content.to_ascii_lowercase();
    }
    let preferred = || {
        let view = root.view();
        view.is_none_or(|view| view.media("(prefers-color-scheme: dark)").matches())
    };
    let dark = scheme.contains("dark") && (!scheme.contains("light") || preferred());
    if dark { DARK } else { Colour::WHITE }
}
