//! Whose ground it is: the page's, and that of a frame in it. What another site shows is that site's, wherever it stands.
use super::{Ground, Rule, Ruling};
use crate::recipe::Recipe;
use crate::site::{self, OffSite};
use protocol::report::Verdict;
use protocol::role::Role;
use protocol::snapshot::Element;

/// The address is not one of the run's own site, or nobody can be sure who sent what stands on it.
pub(crate) fn off_site(url: &str, home: &str, recipe: Option<&Recipe>) -> Option<Rule> {
    let domains = recipe.map_or_else(Vec::new, Recipe::hosts);
    site::check(url, home, &domains).err().map(|off| match off {
        OffSite::Scheme => Rule::NotSecure,
        OffSite::Domain | OffSite::NotAnAddress => Rule::LeavesSite,
    })
}

/// In a frame of another site nothing is pressed for the way without a word of the person's, who is told whose frame it is.
pub(super) fn in_anothers_frame(ruling: Ruling, element: &Element, ground: &Ground<'_>) -> Ruling {
    let leads = matches!(
        ruling.rule,
        Rule::LeadsOn | Rule::WayIn | Rule::OpensMenu | Rule::SameSite
    );
    let framed = frames_around(element).any(|origin| ground.off_site(origin).is_some());
    match leads && framed {
        true => Ruling {
            verdict: Verdict::Ask,
            rule: Rule::AnothersFrame,
            ..ruling
        },
        false => ruling,
    }
}

/// The origin of the innermost frame of another origin that it stands in.
pub(crate) fn frame_of(element: &Element) -> Option<&str> {
    frames_around(element).next()
}

/// The page's reader names frames of another origin by it, and no other so.
fn frames_around(element: &Element) -> impl Iterator<Item = &str> {
    let frames = element.within.iter().rev();
    let frames = frames.filter(|c| c.role == Role::Iframe && c.name.contains("://"));
    frames.map(|c| c.name.as_str())
}
