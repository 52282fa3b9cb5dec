//! The hands: does one action to the page, or says why not. Every action waits at most two seconds for its element to be
//! ready, and looks once more, in the same task, right before it touches anything.
mod click;
mod deed;
mod events;
mod far;
mod fill;
mod locate;
mod place;
mod plain_link;
mod script_link;
mod scroll;
mod seek;
mod select;
mod touch;

pub(crate) use deed::Deed;
pub(crate) use locate::locate;
pub(crate) use scroll::bring_whole_into_view;
pub(crate) use touch::Touch;

use crate::dom::El;
use crate::eyes::{Eyes, Look};
use crate::frames::Frames;
use crate::harvest::Live;
use crate::hover::{self, Hovering};
use crate::time;
use crate::ui::Face;
use perception::Meaning;
use perception::NodeId;
use protocol::action::{ACTION_TIMEOUT_MS, Action, ActionError, ErrorCode};
use protocol::geometry::Rect;
use protocol::ids::Ref;
use protocol::snapshot::Identity;
use std::cell::RefCell;
use std::rc::Rc;

/// What one action needs around it.
pub(crate) struct Hands<'a> {
    pub(crate) face: &'a Face,
    pub(crate) eyes: &'a RefCell<Eyes>,
    /// The way into frames of other sites, for the tab's own agent.
    pub(crate) frames: Option<&'a Frames>,
    pub(crate) touch: &'a Touch<'a>,
    /// True once the action must not happen any more.
    pub(crate) cancelled: &'a dyn Fn() -> bool,
}

impl std::fmt::Debug for Hands<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Hands")
            .field("touch", self.touch)
            .finish_non_exhaustive()
    }
}

/// What is announced before it is done.
#[derive(Clone, Debug)]
pub(crate) struct Announcement {
    pub(crate) label: String,
    pub(crate) ms: u32,
}

impl Hands<'_> {
    pub(crate) async fn perform(
        &self,
        action: &Action,
        expect: Option<&Identity>,
        announce: &Announcement,
    ) -> Result<(), ActionError> {
        if let Some((far, meaning)) = self.far(action, expect)? {
            return self.perform_far(action, &far, meaning, announce).await;
        }
        match action {
            Action::Click { target } => {
                let target = self.target(*target, expect)?;
                let followed = RefCell::new(None);
                self.when_ready(&target, announce, click::ready, |hands, ready| {
                    *followed.borrow_mut() = click::press(hands, ready)?;
                    Ok(())
                })
                .await?;
                let lost = match followed.take() {
                    Some(following) => !following.done().await,
                    None => false,
                };
                match lost {
                    true => Err(error(
                        ErrorCode::ActionFailed,
                        "The link is a script, and the browser didn't let it be followed.",
                    )),
                    false => Ok(()),
                }
            }
            Action::Fill {
                target,
                value,
                clear_first,
            } => {
                let target = self.target(*target, expect)?;
                self.when_ready(&target, announce, fill::ready, |hands, ready| {
                    fill::fill(hands, ready, value, *clear_first)
                })
                .await
            }
            Action::Select { target, value } => {
                let target = self.target(*target, expect)?;
                self.when_ready(&target, announce, select::ready, |hands, ready| {
                    select::select(hands, ready, value)
                })
                .await
            }
            Action::ScrollTo { target } => {
                let target = self.target(*target, expect)?;
                scroll::to(&target.element);
                time::frame().await;
                Ok(())
            }
            Action::ScrollFor { target, words } => {
                let target = self.target(*target, expect)?;
                match seek::until_drawn(&target.element, words, self.cancelled).await {
                    true => Ok(()),
                    false => Err(error(
                        ErrorCode::ActionFailed,
                        "The list was scrolled to its end, and these words are not in it.",
                    )),
                }
            }
            Action::ScrollPage { direction, amount } => {
                scroll::page(self.face, *direction, *amount);
                time::frame().await;
                Ok(())
            }
            Action::Wait { ms } => {
                time::sleep((*ms).min(MAX_WAIT_MS)).await;
                Ok(())
            }
            Action::Navigate { url } => self.hop(url),
        }
    }

    /// To another place of this very document. To others the service worker goes.
    fn hop(&self, url: &str) -> Result<(), ActionError> {
        let bare = |url: &str| url.split('#').next().map(str::to_owned);
        let window = web_sys::window()
            .filter(|_| url.contains('#') && bare(url) == bare(&crate::dom::document().url()));
        let Some(window) = window else {
            return Err(error(
                ErrorCode::InvalidParams,
                "The page's agent does not navigate; the service worker does.",
            ));
        };
        if (self.cancelled)() {
            return Err(error(
                ErrorCode::HumanRejected,
                "The action was called off before it happened.",
            ));
        }
        self.touch.begins();
        let gone = window.location().assign(url);
        gone.map_err(|_| error(ErrorCode::ActionFailed, "The page did not go there."))
    }

    /// Where it can be pressed, once it is ready to be: brought into view, standing still, uncovered, not touched.
    pub(crate) async fn aim(
        &self,
        reference: Ref,
        expect: &Identity,
    ) -> Result<(f64, f64), ActionError> {
        let target = self.target(reference, Some(expect))?;
        let spot = self
            .until(&target, true, |look| click::ready(self, look))
            .await?
            .spot();
        Ok((spot.x, spot.y))
    }

    fn target(&self, reference: Ref, expect: Option<&Identity>) -> Result<Target, ActionError> {
        let (live, meaning) = self.known(reference, expect)?;
        match live {
            Live::Here(element) => Ok(Target {
                reference,
                _shown: hover::show(&element),
                element,
                meaning,
            }),
            Live::Nowhere | Live::Far(_) => Err(crate::eyes::gone(format!(
                "{reference} is not an element of this document."
            ))),
        }
    }

    /// What the ref was given for, if that is what is expected.
    fn known(
        &self,
        reference: Ref,
        expect: Option<&Identity>,
    ) -> Result<(Live, Meaning), ActionError> {
        let (live, meaning) = self.eyes.borrow().resolve(reference)?;
        let identity = &meaning.identity;
        if let Some(expect) = expect.filter(|expect| *expect != identity) {
            let message = format!(
                "{reference} is the {} “{}”, not the {} “{}”.",
                identity.role, identity.name, expect.role, expect.name
            );
            return Err(crate::eyes::gone(message));
        }
        Ok((live, meaning))
    }

    /// Waits until the element is ready and stands still, announces, looks once more and acts, the last two without a pause
    /// in between in which the page could change anything.
    async fn when_ready<R>(
        &self,
        target: &Target,
        announce: &Announcement,
        ready: impl Fn(&Self, &Look) -> Result<R, ActionError>,
        act: impl Fn(&Self, Ready<R>) -> Result<(), ActionError>,
    ) -> Result<(), ActionError> {
        self.until(target, true, |look| ready(self, look).map(|_| ()))
            .await?;
        if announce.ms > 0 {
            self.face.outline(target.element.as_web(), &announce.label);
            time::sleep(announce.ms).await;
        }
        let done = self
            .until(target, false, |look| {
                let spot = ready(self, look)?;
                Ok(act(self, Ready { target, look, spot }))
            })
            .await;
        self.face.clear_outline();
        done?
    }

    /// Tries `attempt` on fresh looks until it works, something is final, or time is up; `still` wants the place unmoved
    /// between two looks.
    async fn until<T>(
        &self,
        target: &Target,
        still: bool,
        attempt: impl Fn(&Look) -> Result<T, ActionError>,
    ) -> Result<T, ActionError> {
        let start = time::now();
        let mut before: Option<Option<Rect>> = None;
        let mut tries = 0;
        // Why the last try came to nothing. Looking for a better place moves the element itself.
        let mut refused = None;
        loop {
            if (self.cancelled)() {
                return Err(error(
                    ErrorCode::HumanRejected,
                    "The action was called off before it happened.",
                ));
            }
            let mut look = Look::at(&target.element, &target.meaning, self.face)?;
            look.tries = tries;
            let at = place_of(&look)
                .and_then(|(_, el)| el.is_connected().then(|| crate::harvest::rectangle(&el)));
            let moving = still && before != Some(at);
            before = Some(at);
            let late = time::now() - start >= f64::from(ACTION_TIMEOUT_MS);
            let reason = if moving {
                bring_into_view(&look);
                error(
                    ErrorCode::Timeout,
                    "The element did not stand still for two seconds.",
                )
            } else {
                tries += 1;
                match attempt(&look) {
                    Ok(done) => return Ok(done),
                    Err(problem)
                        if matches!(
                            problem.code,
                            ErrorCode::InvalidParams
                                | ErrorCode::RefInvalid
                                | ErrorCode::ActionFailed
                                | ErrorCode::PageChanged
                        ) =>
                    {
                        return Err(problem);
                    }
                    Err(problem) => refused.insert(problem).clone(),
                }
            };
            if late {
                return Err(refused.unwrap_or(reason));
            }
            time::frame().await;
        }
    }
}

const MAX_WAIT_MS: u32 = 10_000;

/// An element, and what it must still be when it is touched.
#[derive(Debug)]
struct Target {
    reference: Ref,
    element: El,
    meaning: Meaning,
    /// What only hovering shows, is shown as long as it is the target.
    _shown: Option<Rc<Hovering>>,
}

/// An element that is ready right now.
struct Ready<'l, R> {
    target: &'l Target,
    look: &'l Look,
    spot: R,
}

fn error(code: ErrorCode, message: impl Into<String>) -> ActionError {
    ActionError {
        code,
        message: message.into(),
    }
}

fn enabled(look: &Look) -> Result<(), ActionError> {
    let reader = look.reader();
    if reader.disabled(look.node) {
        let identity = reader.identity(look.node);
        return Err(error(
            ErrorCode::ElementDisabled,
            format!("The {} “{}” is disabled.", identity.role, identity.name),
        ));
    }
    Ok(())
}

/// The node and element that a person would press for this one.
fn place_of(look: &Look) -> Option<(NodeId, El)> {
    let node = look.reader().place(look.node)?;
    Some((node, look.harvest.element(node)?.clone()))
}

fn visible(look: &Look) -> Result<(NodeId, El), ActionError> {
    place_of(look).ok_or_else(|| {
        let identity = look.reader().identity(look.node);
        error(
            ErrorCode::ElementNotVisible,
            format!("The {} “{}” can't be seen.", identity.role, identity.name),
        )
    })
}

/// Scrolls to what is out of sight. What is in sight stays where it is.
fn bring_into_view(look: &Look) {
    let Some((node, element)) = place_of(look) else {
        return;
    };
    let reader = look.reader();
    let Some((rect, view)) = reader.rect(node).zip(look.harvest.page.viewport) else {
        return;
    };
    if place::middle_in(rect, view).is_none() || !reader.in_sight(node) {
        scroll::to(&element);
    }
}
