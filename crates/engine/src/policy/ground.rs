//! Whose ground it is: the page's, and that of a frame in it. What another site shows is that site's, wherever it stands.
use super::{Ground, Rule, Ruling};
use crate::site::{self, OffSite};
use protocol::report::Verdict;
use protocol::role::Role;
use protocol::snapshot::Element;

/// The address is not one of the run's own site, or nobody can be sure who sent what stands on it.
pub(super) fn off_site(url: &str, ground: &Ground<'_>) -> Option<Rule> {
    let domains = ground.recipe.map_or(&[][..], |r| &r.domains);
    site::check(url, ground.home, domains)
        .err()
        .map(|off| match off {
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
    match frame_of(element) {
        Some(origin) if leads && off_site(origin, ground).is_some() => Ruling {
            verdict: Verdict::Ask,
            rule: Rule::AnothersFrame,
            ..ruling
        },
        _ => ruling,
    }
}

/// The origin of the innermost frame of another origin that it stands in.
pub(crate) fn frame_of(element: &Element) -> Option<&str> {
    let mut frames = element.within.iter().rev();
    let framed = frames.find(|c| c.role == Role::Iframe && site::is_origin(&c.name))?;
    Some(&framed.name)
}
