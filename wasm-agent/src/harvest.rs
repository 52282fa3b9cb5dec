//! One pass over the page that gathers facts, without judgement and without recursion: the flat tree with shadow trees
//! (closed ones too), slots and frames, and of each element what reading it needs.
//!
//! What costs is what is asked (measured on 20,000 elements: the way to a closed shadow root 4 µs, a rectangle 2.5, visibility
//! 1.3, each computed style 1), not who asks. So most elements, which only hold others, are asked for next to nothing.
mod area;
mod aside;
mod budget;
mod cover;
mod drawn;
mod facts;
mod generated;
mod ground;
mod hiding;
mod hosts;
mod hovered;
mod layers;
mod look;
mod moving;
mod palette;
mod pane;
mod paper;
mod pass;
mod ports;
mod reach;
mod referring;
mod sheets;
mod words;

use crate::dom::{self, El};
use crate::frames::Far;
use crate::ui::Face;
pub(crate) use area::on_picture;
use aside::Aside;
pub(crate) use facts::{rectangle, viewport};
use ground::Grounds;
use hiding::Veils;
use look::Questions;
pub(crate) use pane::Pane;
use pass::Pass;
pub(crate) use pass::origin_and_path;
use perception::Reader;
use perception::raw::{NodeId, RawKind, RawNode, RawPage};
use ports::Ports;
use protocol::snapshot::UnreadFrame;
use sheets::Sheets;
use std::cell::RefCell;

/// The facts, and the live elements behind them.
#[derive(Debug)]
pub(crate) struct Harvest {
    pub(crate) page: RawPage,
    pub(crate) live: Vec<Live>,
    /// Frames that can't be read from here.
    pub(crate) doors: Vec<Door>,
    /// What a closer look goes by, for each node.
    asides: Vec<Aside>,
    panes: Vec<Pane>,
    questions: Questions,
    sheets: Vec<Option<Sheets>>,
    grounds: RefCell<Grounds>,
    veils: RefCell<Veils>,
    ports: RefCell<Ports>,
}

/// What stands behind a node.
#[derive(Clone, Debug)]
pub(crate) enum Live {
    /// A text.
    Nowhere,
    Here(El),
    Far(Box<Far>),
}

impl Live {
    pub(crate) fn here(&self) -> Option<&El> {
        match self {
            Live::Here(element) => Some(element),
            Live::Nowhere | Live::Far(_) => None,
        }
    }

    /// The element, or the frame that it stands in.
    pub(crate) fn in_our_document(&self) -> Option<&El> {
        match self {
            Live::Here(element) => Some(element),
            Live::Far(far) => Some(&far.door),
            Live::Nowhere => None,
        }
    }
}

/// A frame that this document may not touch.
#[derive(Debug)]
pub(crate) struct Door {
    pub(crate) node: NodeId,
    /// The frame in our own document that it is or stands in.
    pub(crate) element: El,
    /// Which of all frames it is; one in a shadow tree is known when its agent has told its number.
    pub(crate) path: Option<Vec<u32>>,
    /// Where its document lies, and where it lies in the document of `element`.
    pub(crate) pane: Pane,
    pub(crate) inner: Pane,
    /// What is said of it if nobody reads it.
    pub(crate) unread: UnreadFrame,
}

impl Door {
    /// An agent of ours may be in there.
    pub(crate) fn is_entrance(&self) -> bool {
        self.element.inner_window().is_some()
    }
}

impl Harvest {
    /// Reads the page as it stands at this moment.
    pub(crate) fn take(face: &Face) -> Harvest {
        let mut harvest = Self::of(Pass::over(face));
        harvest.page.cover = cover::cover(&harvest, face);
        harvest
    }

    /// Reads its beginning.
    pub(crate) fn glimpse(face: &Face) -> Harvest {
        Self::of(Pass::glimpse(face))
    }

    fn of(mut pass: Pass<'_>) -> Harvest {
        hovered::tell(&mut pass);
        let referring = std::mem::take(&mut pass.referring);
        let page = RawPage {
            left_out: pass.left_out(),
            nodes: pass.nodes,
            viewport: Some(viewport()),
            ..about()
        };
        let mut harvest = Harvest {
            page,
            live: pass.live,
            doors: pass.doors,
            asides: pass.asides,
            panes: pass.panes,
            questions: pass.questions,
            sheets: pass.sheets,
            grounds: RefCell::default(),
            veils: RefCell::default(),
            ports: RefCell::default(),
        };
        referring::resolve(&mut harvest, referring);
        harvest.page.focused = focused().and_then(|el| harvest.find(&el));
        harvest
    }

    /// Takes in the nodes of a frame that others have read, from this place on. They know all of themselves.
    pub(crate) fn take_in(&mut self, first: usize, frame: impl Iterator<Item = (RawNode, Live)>) {
        let tail = self.page.nodes.split_off(first);
        let live_tail = self.live.split_off(first);
        let asides_tail = self.asides.split_off(first);
        for (node, live) in frame {
            self.page.nodes.push(node);
            self.live.push(live);
            self.asides.push(Aside::default());
        }
        self.page.nodes.extend(tail);
        self.live.extend(live_tail);
        self.asides.extend(asides_tail);
    }

    /// Judges by these facts, and looks closely where they are not enough.
    pub(crate) fn reader(&self) -> Reader<'_> {
        Reader::closely(&self.page, self)
    }

    pub(crate) fn element(&self, node: NodeId) -> Option<&El> {
        self.live.get(node.index())?.here()
    }

    /// Names the frames that nobody has read.
    pub(crate) fn tell_unread(&mut self) {
        let unread = self.doors.drain(..).map(|door| door.unread);
        self.page.unread_frames.extend(unread);
    }

    pub(crate) fn find(&self, element: &El) -> Option<NodeId> {
        self.find_between(element, 0, self.live.len())
    }

    /// The element's node, if it lies in this run of nodes.
    pub(crate) fn find_between(&self, element: &El, from: usize, to: usize) -> Option<NodeId> {
        // Comparing two live elements costs a way into the page and back: only those of the same tag are compared.
        let tag = element.local_name().to_ascii_lowercase();
        let nodes = self.page.nodes.get(from..to)?.iter();
        let found = nodes
            .zip(self.live.get(from..to)?)
            .position(|(node, live)| match &node.kind {
                RawKind::Element(raw) => raw.tag == tag && live.here() == Some(element),
                RawKind::Text(_) => false,
            })?;
        Some(NodeId((from + found) as u32))
    }
}

/// What is true of the page as a whole.
fn about() -> RawPage {
    let document = dom::document();
    let lang = document
        .root()
        .and_then(|root| root.attribute("lang"))
        .unwrap_or_default();
    RawPage {
        url: address(),
        title: document.title(),
        lang: lang.trim().to_owned(),
        snapshot_id: uuid(),
        timestamp: String::from(js_sys::Date::new_0().to_iso_string()),
        settled: true,
        ..RawPage::default()
    }
}

pub(crate) fn address() -> String {
    web_sys::window()
        .and_then(|w| w.location().href().ok())
        .unwrap_or_default()
}

/// A random UUID; `crypto.randomUUID` is there in secure contexts only, so it is made from random bytes.
pub(crate) fn uuid() -> String {
    let mut bytes = [0u8; 16];
    if let Some(crypto) = web_sys::window().and_then(|w| w.crypto().ok()) {
        let _ = crypto.get_random_values_with_u8_array(&mut bytes);
    }
    bytes[6] = (bytes[6] & 0x0f) | 0x40;
    bytes[8] = (bytes[8] & 0x3f) | 0x80;
    let mut out = String::with_capacity(36);
    for (index, byte) in bytes.iter().enumerate() {
        if matches!(index, 4 | 6 | 8 | 10) {
            out.push('-');
        }
        for digit in [byte >> 4, byte & 15] {
            out.push(char::from_digit(u32::from(digit), 16).unwrap_or('0'));
        }
    }
    out
}

fn focused() -> Option<El> {
    let inner = |outer: &El| match dom::shadow_of(outer) {
        Some(root) => root.active(),
        None => outer.content()?.active(),
    };
    std::iter::successors(dom::document().active(), inner).last()
}
