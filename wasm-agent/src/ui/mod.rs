//! The face: panel, approval overlay and outline inside one closed shadow root in the top layer. Draws views, decides nothing.
use protocol::geometry::Rect;
use protocol::ids::QuestionId;
use protocol::message::PersonInput;
use protocol::view::{PanelView, QuestionView};

/// What the face tells the agent.
#[derive(Clone, Debug, PartialEq)]
pub enum FaceEvent {
    Person(PersonInput),
    /// The overlay can't stand in this page.
    AskLost { question: QuestionId, why: String },
}

/// Everything of ours that is in the page. One per document.
#[derive(Clone)]
pub struct Face {}

impl Face {
    pub fn mount(_tell: impl Fn(FaceEvent) + 'static) -> Face {
        Face {}
    }
    pub fn show(&self, _panel: &PanelView) {}
    pub fn ask(&self, _question: &QuestionView) {}
    pub fn withdraw(&self, _question: QuestionId) {}
    /// Outlines this element and follows it until cleared; the panel moves out of the way of it.
    pub fn outline(&self, _element: &web_sys::Element, _label: &str) {}
    pub fn clear_outline(&self) {}
    /// True for our own host element: the harvest skips it, hit-testing looks through it.
    pub fn owns(&self, _element: &web_sys::Element) -> bool {
        false
    }
    /// Moves the panel so that it doesn't cover this place.
    pub fn make_way(&self, _rect: Rect) {}
    /// Takes everything of ours out of the page.
    pub fn leave(&self) {}
}
