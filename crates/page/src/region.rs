//! Which part of the page each block stands in: by landmarks where there are, else by place, links, layers and words.
use crate::tree::Tree;
use lexicon::{Concept as C, Said, lexicon, prices};
use protocol::role::Role;
use serde::Serialize;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Region {
    Main,
    Header,
    Footer,
    Navigation,
    Aside,
    /// Over the page; `modal` where the rest can't be used meanwhile.
    Dialog {
        modal: bool,
    },
    Consent,
    Promotion,
    Chat,
    /// Goods to look at or to buy.
    Catalogue,
}

impl Region {
    /// What the page is about: its main part, and dialogs that are open over it.
    pub fn is_content(self) -> bool {
        matches!(self, Self::Main | Self::Dialog { .. })
    }

    pub fn name(self) -> &'static str {
        match self {
            Self::Main => "main",
            Self::Header => "header",
            Self::Footer => "footer",
            Self::Navigation => "navigation",
            Self::Aside => "aside",
            Self::Dialog { modal: true } => "dialog (modal)",
            Self::Dialog { modal: false } => "dialog",
            Self::Consent => "consent",
            Self::Promotion => "promotion",
            Self::Chat => "chat",
            Self::Catalogue => "catalogue",
        }
    }
}

/// A strip at an edge is at most so high.
const STRIP: i32 = 160;
/// So much of the text on links makes a row of links of a part.
const LINKS: f64 = 0.6;

/// The region of every block; `furniture` says which stood alike on another page of the run.
pub(crate) fn regions(tree: &Tree<'_>, furniture: &[bool]) -> Vec<Region> {
    let mut found: Vec<Option<Region>> = vec![None; tree.blocks.len()];
    let has_main = (0..tree.blocks.len()).any(|at| tree.role(at) == Role::Main);
    for at in 0..tree.blocks.len() {
        let around = tree.parent(at).and_then(|p| found[p]);
        let own = layer(tree, at, around).or_else(|| landmark(tree, at, around));
        let guessed = || match around {
            None if !has_main => by_place(tree, at, furniture),
            _ => None,
        };
        found[at] = own.or(around).or_else(guessed);
    }
    let mut regions: Vec<Region> = found
        .into_iter()
        .map(|r| r.unwrap_or(Region::Main))
        .collect();
    if has_main {
        outside_of_main(tree, &mut regions);
    }
    regions
}

/// A dialog, or a box that lies over the page.
fn layer(tree: &Tree<'_>, at: usize, around: Option<Region>) -> Option<Region> {
    let block = &tree.blocks[at];
    let dialog = matches!(block.role, Role::Dialog | Role::AlertDialog);
    // The head of a page often lies over what is scrolled under it.
    let own = matches!(block.role, Role::Banner | Role::Main | Role::ContentInfo);
    let over =
        (block.modal || block.above && !own) && !matches!(around, Some(r) if r != Region::Main);
    if !dialog && !over {
        return None;
    }
    let words = tree.words(at);
    let said = Said::of(&words);
    let controls = tree
        .below(at)
        .into_iter()
        .filter(|b| tree.is_control(*b) || tree.is_field(*b))
        .count();
    let modal = block.modal || block.role == Role::AlertDialog;
    if said.has(C::Cookies) && !said.has(C::Subscription) && controls > 0 {
        return Some(Region::Consent);
    }
    if dialog {
        let on_the_page = matches!(around, None | Some(Region::Main));
        let part = on_the_page && !block.modal && !block.above && lies_over_nothing(tree, at);
        return (!part).then_some(Region::Dialog { modal });
    }
    Some(strip(tree, at, &said).unwrap_or(match controls {
        0 => around.unwrap_or(Region::Main),
        _ => Region::Dialog { modal },
    }))
}

/// What calls itself a dialog and stands among the rest is a part of the page: a notice with a button, a step.
fn lies_over_nothing(tree: &Tree<'_>, at: usize) -> bool {
    let Some(own) = tree.bbox(at) else {
        return false;
    };
    let apart = |b: &usize| !tree.is_within(*b, at) && !tree.is_within(at, *b);
    let others = (0..tree.blocks.len()).filter(apart);
    // What floats itself, such as a bar at an edge, may come to lie over anything.
    let said = |b: &usize| {
        let floats = tree.upwards(*b).any(|at| tree.blocks[at].above);
        !tree.blocks[*b].text.is_empty() && !floats
    };
    let mut places = others.filter(said).filter_map(|b| tree.bbox(b));
    !places.any(|other| own.overlaps(other))
}

/// What stays in place at an edge of the window: a header, a bar, a chat's button.
fn strip(tree: &Tree<'_>, at: usize, said: &Said) -> Option<Region> {
    let bbox = tree.bbox(at)?;
    let (width, height) = tree.window;
    let wide = bbox.width * 10 >= width * 8;
    let small = bbox.width * 3 < width && bbox.height * 3 < height * 2;
    // A bar below it may push it up.
    let left = bbox.x * 4 <= width;
    let aside = left || (bbox.x + bbox.width) * 4 >= width * 3;
    let corner = small && aside && (bbox.y + bbox.height) * 4 >= height * 3;
    let inner = tree.below(at).into_iter();
    let controls = inner.filter(|b| *b != at && tree.is_control(*b)).count();
    let controls = controls + usize::from(tree.is_control(at));
    // A person's menu may open from the foot of a side bar.
    let floats = controls == 1 || controls > 0 && !left;
    let chats = said.has(C::Chat) && (!left || controls <= 1);
    // One that is pressed as a whole says whatever it likes: "We're online".
    let whole = tree.is_control(at) && !said.any(&[C::End, C::Undo]);
    if corner && (chats || floats && (said.tokens.len() <= 3 || whole)) {
        return Some(Region::Chat);
    }
    if wide && bbox.height <= STRIP && bbox.y <= STRIP {
        return Some(match tree.link_density(at) > 0.3 || said.has(C::Search) {
            true => Region::Header,
            false => Region::Promotion,
        });
    }
    let low = bbox.height <= STRIP && bbox.y + bbox.height + STRIP >= height;
    // An app draws its page as a narrow column, with its bar of links under it.
    let bar = tree.role(at) == Role::Navigation && bbox.width * 4 > width;
    if low && (wide || bar) {
        let links = tree
            .below(at)
            .into_iter()
            .filter(|b| tree.is_control(*b))
            .count();
        return (links > 2 && tree.link_density(at) > LINKS).then_some(Region::Navigation);
    }
    let tall = bbox.height * 2 > height && bbox.width * 3 < width;
    (tall && tree.link_density(at) > LINKS).then_some(Region::Navigation)
}

/// A card has a head, too: the page's is the first, and above everything.
fn is_the_page_s_head(tree: &Tree<'_>, at: usize) -> bool {
    let first = !(0..at).any(|b| tree.role(b) == Role::Banner);
    let above = |b: protocol::geometry::Rect| b.y + tree.scrolled <= STRIP / 2;
    first && tree.bbox(at).is_none_or(above)
}

fn landmark(tree: &Tree<'_>, at: usize, around: Option<Region>) -> Option<Region> {
    let found = match tree.role(at) {
        Role::Main => Region::Main,
        Role::Banner if !is_the_page_s_head(tree, at) => return None,
        Role::Banner => Region::Header,
        // An app's own tabs, in its foot.
        Role::ContentInfo if is_made_of_tabs(tree, at) => Region::Navigation,
        Role::ContentInfo => Region::Footer,
        Role::Navigation => Region::Navigation,
        Role::Complementary => Region::Aside,
        Role::Search => Region::Header,
        _ => return None,
    };
    // The innermost that says so; what a layer holds stays in the layer.
    let stays = matches!(
        around,
        Some(Region::Dialog { .. } | Region::Consent | Region::Chat)
    );
    let inner = found == Region::Main || !stays;
    // Steps and tabs of the main part, where they lead on in it, stay there: only links make a navigation.
    (inner && !stays).then_some(found)
}

fn is_made_of_tabs(tree: &Tree<'_>, at: usize) -> bool {
    let below = tree.below(at);
    let tabs = below.iter().filter(|b| tree.role(**b) == Role::Tab).count();
    tabs > 1 && !Said::of(&tree.words(at)).has(C::Legal)
}

/// Without landmarks: what stands first or last, and is made of links.
fn by_place(tree: &Tree<'_>, at: usize, furniture: &[bool]) -> Option<Region> {
    let below = tree.below(at);
    let links = below.iter().filter(|b| tree.is_control(**b)).count();
    if links == 0 || tree.is_control(at) {
        return None;
    }
    let words = tree.words(at);
    let said = Said::of(&words);
    let (width, height) = tree.window;
    let links_only = tree.link_density(at) > LINKS;
    let owns = said.any(&[
        C::RenewsOn,
        C::EndsOn,
        C::Cancelled,
        C::Active,
        C::End,
        C::Undo,
        C::NoRenewal,
    ]);
    let bbox = tree.bbox(at);
    let heading = below.iter().any(|b| tree.role(*b) == Role::Heading);
    let first = !(0..at).any(|b| tree.role(b) == Role::Heading) && !heading;
    let top = bbox.map_or(first, |b| b.y + tree.scrolled < STRIP && b.height <= STRIP);
    let last = bbox.map_or(at * 2 > tree.blocks.len(), |b| {
        b.y > height / 2 || at * 3 > tree.blocks.len() * 2
    });
    let foot = || last && !heading && is_legal(tree, &below);
    if owns && !(links_only && (furniture[at] || foot())) {
        return None;
    }
    let narrow = bbox.is_some_and(|b| b.width * 3 < width && b.height > STRIP);
    match links_only || furniture[at] {
        true if top && first => Some(Region::Header),
        false if bbox.is_some() && top && first && signs_out(tree, &below) => Some(Region::Header),
        true if last && said.has(C::Legal) => Some(Region::Footer),
        true if narrow && links > 3 && links_only => Some(Region::Navigation),
        false if last && said.has(C::Legal) && links > 2 && !heading => Some(Region::Footer),
        _ if last && said.has(C::Newsletter) && below.iter().any(|b| tree.is_field(*b)) => {
            Some(Region::Footer)
        }
        _ => None,
    }
}

/// Beside whose account it is one signs out there, and nothing is said of what is paid for.
fn signs_out(tree: &Tree<'_>, below: &[usize]) -> bool {
    let said = |at: &usize| lexicon().warn(tree.text(*at));
    let told = [C::Subscription, C::Manage, C::Price, C::Billing];
    let account = |at: &usize| said(at).any(&told) || !prices::find(tree.text(*at)).is_empty();
    let mut controls = below.iter().filter(|at| tree.is_control(**at));
    controls.any(|at| said(at).has(C::SignOut)) && !below.iter().any(account)
}

/// Links to terms and the like, and at most one to the end among them: German law wants it there.
fn is_legal(tree: &Tree<'_>, below: &[usize]) -> bool {
    let mut legal = 0;
    let mut ends = 0;
    for at in below.iter().filter(|at| tree.is_control(**at)) {
        let phrase = lexicon().warn(tree.text(*at));
        if phrase.any(&[C::Manage, C::Billing, C::Settings]) {
            return false;
        }
        ends += usize::from(phrase.has(C::End));
        legal += usize::from(phrase.has(C::Legal) && !phrase.any(&[C::Help, C::Contact]));
    }
    legal > 1 && ends < 2
}

/// Where a page names its main part, what is neither in it nor in another landmark is beside it: a strip above, a foot below.
fn outside_of_main(tree: &Tree<'_>, regions: &mut [Region]) {
    let mains: Vec<usize> = (0..regions.len())
        .filter(|at| tree.role(*at) == Role::Main)
        .collect();
    let (Some(first), Some(last)) = (mains.first().copied(), mains.last().copied()) else {
        return;
    };
    let end = tree.below(last).last().copied().unwrap_or(last);
    for (at, region) in regions.iter_mut().enumerate() {
        let holds = || mains.iter().any(|m| tree.is_within(*m, at));
        let inside = || tree.upwards(at).any(|b| tree.role(b) == Role::Main);
        if *region != Region::Main || inside() || holds() {
            continue;
        }
        let outer = tree
            .upwards(at)
            .take_while(|b| !mains.iter().any(|m| tree.is_within(*m, *b)))
            .last();
        let outer = outer.unwrap_or(at);
        let said = Said::of(&tree.words(outer));
        let owns = said.any(&[
            C::RenewsOn,
            C::EndsOn,
            C::Cancelled,
            C::Active,
            C::End,
            C::Undo,
            C::NoRenewal,
        ]);
        if owns {
            continue;
        }
        let tabs = || {
            let low = tree.bbox(outer).is_some_and(|b| b.height <= STRIP);
            let below = tree.below(outer);
            let parts = below.iter().filter(|b| tree.is_control(**b)).count();
            low && parts > 2 && tree.link_density(outer) > LINKS
        };
        *region = match (outer < first, outer > end) {
            // An app's own tabs, under its page.
            (_, true) if tabs() => Region::Navigation,
            (true, _) if tree.link_density(outer) > 0.3 => Region::Header,
            (_, true) if said.has(C::Chat) && said.tokens.len() < 8 => Region::Chat,
            (_, true) if said.any(&[C::Legal, C::Newsletter]) => Region::Footer,
            (true, _) => Region::Promotion,
            _ => Region::Aside,
        };
    }
}
