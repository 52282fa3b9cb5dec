//! The face: panel, approval overlay and outline inside one closed shadow root in the top layer. Draws views, decides nothing.
//! It must not know what a page means, nor who listens to the person's word.
mod dom;
mod felt;
mod guard;
mod icons;
mod inner;
mod input;
mod layer;
mod outline;
mod page;
mod panel;
mod picture;
mod place;
mod roots;
mod sheet;
mod sight;
mod stand;
mod tops;
mod words;

use inner::Inner;
use layer::Layer;
use protocol::ids::QuestionId;
use protocol::message::PersonInput;
use protocol::view::{PanelView, QuestionView};
use std::rc::Rc;

/// What the face tells the agent.
#[derive(Clone, Debug, PartialEq)]
pub enum FaceEvent {
    Person(PersonInput),
    /// The overlay can't stand in this page.
    AskLost {
        question: QuestionId,
        why: String,
    },
    /// We were taken out of the document and are back. It may have been written anew, and has forgotten who listens.
    BackAgain,
}

/// Everything of ours that is in the page. One per document.
#[derive(Clone)]
pub struct Face {
    inner: Option<Rc<Inner>>,
    tell: Tell,
}

type Tell = Rc<dyn Fn(FaceEvent)>;

impl std::fmt::Debug for Face {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Face")
            .field("inner", &self.inner)
            .finish_non_exhaustive()
    }
}

impl Face {
    /// Ready to draw; nothing can be seen before the first `show`, `ask` or `outline`.
    pub fn mount(tell: impl Fn(FaceEvent) + 'static) -> Face {
        let layer = web_sys::window().and_then(Layer::new);
        let tell: Tell = Rc::new(tell);
        let inner = layer.map(|layer| Inner::new(layer, tell.clone()));
        Face { inner, tell }
    }

    /// For where nothing of ours is shown: inside frames.
    pub fn nowhere() -> Face {
        Face {
            inner: None,
            tell: Rc::new(|_| {}),
        }
    }

    pub fn show(&self, panel: &PanelView) {
        if let Some(inner) = self.here() {
            inner.layer.stand(inner.is_asking());
            inner.panel.show(panel);
            inner.keep_clear();
        }
    }

    /// Takes the place of a question that is still up.
    pub fn ask(&self, question: &QuestionView) {
        match self.here() {
            Some(inner) => inner.ask(question),
            None => (self.tell)(FaceEvent::AskLost {
                question: question.id,
                why: "The question has no place in this page.".to_owned(),
            }),
        }
    }

    pub fn withdraw(&self, question: QuestionId) {
        if let Some(inner) = self.here() {
            inner.withdraw(question);
        }
    }

    /// Outlines this element and follows it until cleared; the panel moves out of the way of it.
    pub fn outline(&self, element: &web_sys::Element, label: &str) {
        if let Some(inner) = self.here() {
            inner.layer.stand(inner.is_asking());
            inner.outline.draw(element, label);
            inner.keep_clear();
        }
    }

    /// One more beside those that are outlined. True: it is the first.
    pub fn outline_too(&self, element: &web_sys::Element, label: &str) -> bool {
        let Some(inner) = self.here() else {
            return false;
        };
        let first = inner.outline.is_empty();
        inner.layer.stand(inner.is_asking());
        inner.outline.add(element, label);
        inner.keep_clear();
        first
    }

    pub fn clear_outline(&self) {
        if let Some(inner) = self.here() {
            inner.outline.clear();
        }
    }

    /// True for our own host element: the harvest skips it, hit-testing looks through it.
    pub fn owns(&self, element: &web_sys::Element) -> bool {
        self.inner
            .as_ref()
            .is_some_and(|inner| *inner.layer.host == *element)
    }

    /// Out of sight while a picture of the page is taken; the outline stays. False while a question is up.
    pub fn step_aside(&self) -> bool {
        self.here().is_none_or(Inner::step_aside)
    }

    pub fn come_back(&self) {
        if let Some(inner) = self.here() {
            inner.come_back();
        }
    }

    /// Takes everything of ours out of the page.
    pub fn leave(&self) {
        if let Some(inner) = self.here() {
            inner.leave();
        }
    }

    fn here(&self) -> Option<&Rc<Inner>> {
        self.inner.as_ref().filter(|inner| !inner.gone.get())
    }
}
