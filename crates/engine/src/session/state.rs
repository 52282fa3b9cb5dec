//! What a run is made of between two events: where it stands, what it waits for, what it has learned. Data only.
use super::attempts::Attempts;
use super::binding::Binding;
use super::following::Way;
use super::foretold::Foretold;
use super::furniture::Before;
use super::waiting::Waiting;
use crate::heuristics::Reading;
use crate::plan::Passed;
use crate::planner::aim::Aim;
use crate::policy::Rule;
use crate::quotes::PageFacts;
use crate::recipe::Shown;
use page::{Change, PageModel, Subscription};
use protocol::action::Action;
use protocol::control::Dialog;
use protocol::ids::{QuestionId, Ref, RequestId, TimerId, Timestamp};
use protocol::message::{AgentBuild, SecondLook};
use protocol::snapshot::{Identity, Observation};
use protocol::task::Evidence;
use std::collections::{BTreeMap, BTreeSet};

/// Where the run stands: what it waits for.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Phase {
    /// For an agent in the page.
    Waiting,
    Looking {
        request: RequestId,
        purpose: Purpose,
        tries: u32,
    },
    /// For a page that isn't ready to be judged.
    Resting {
        timer: TimerId,
        purpose: Purpose,
        tries: u32,
    },
    /// For the person to start it.
    Idle,
    Planning {
        request: RequestId,
    },
    /// For the agent to say which element a planner's description means.
    Locating {
        request: RequestId,
        aiming: Box<Aiming>,
    },
    Picturing {
        request: RequestId,
        pending: Box<Pending>,
    },
    Asking {
        question: QuestionId,
        deadline: TimerId,
        pending: Box<Pending>,
        in_window: bool,
        /// The page itself asks, in the middle of a press.
        held: Option<Box<Held>>,
    },
    Acting {
        request: RequestId,
        progress: Progress,
    },
    /// For the outline of a link to have been seen, before its address is opened.
    Announcing {
        timer: TimerId,
        way: Way,
    },
    /// For the next page's agent.
    Arriving {
        timer: TimerId,
        purpose: Purpose,
    },
    /// Paused before the next action.
    Held,
    HandedOver {
        reason: String,
        advice: String,
        /// The person may say which of these leads on.
        choices: Vec<Choice>,
    },
    /// For the picture after the last click and the account page's fetch, both under way at once.
    Proving(Proving),
    Done,
}

/// What may lead on, where nobody but the person knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Choice {
    pub(super) target: Ref,
    pub(super) name: String,
}

/// Neither waits for the other; what they bring is judged when both are there.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Proving {
    /// None: it is there, or can't be had.
    pub(super) picture: Option<RequestId>,
    pub(super) look: RequestId,
    /// The account page that is fetched.
    pub(super) url: String,
    pub(super) found: Option<Result<SecondLook, String>>,
}

/// Whose silence ends the run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Awaited {
    Answer(RequestId),
    Agent,
}

/// What a look at the page is for.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Purpose {
    Panel,
    Turn,
    /// Is everything still as it was approved?
    Recheck(Box<Pending>),
    /// The account page, opened anew.
    Proof,
    /// Something may go on beside what the account calls over.
    Beside,
    /// What a described target means may come yet.
    Aim(Box<Aiming>),
}

/// An action that needs the person's word, and what the word is bound to.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Pending {
    pub(super) action: Action,
    pub(super) binding: Binding,
    /// What the binding was made of: it is compared with as much.
    pub(super) whole: bool,
    pub(super) facts: PageFacts,
    /// All that the page said and showed.
    pub(super) page: String,
    /// Its press was tried and couldn't be made: from then on nothing at all of that may change.
    pub(super) again: bool,
    pub(super) rule: Rule,
    /// What the service's recipe says of it.
    pub(super) known: Option<String>,
    pub(super) picture: Option<String>,
    pub(super) asked: Timestamp,
    /// When the person said yes.
    pub(super) approved: Option<Timestamp>,
    pub(super) question: String,
}

/// A press that a dialog of the browser's own holds up.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Held {
    pub(super) dialog: Dialog,
    pub(super) request: RequestId,
    pub(super) progress: Progress,
}

/// A step whose target is described: what is left to try, and what came of the rest.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Aiming {
    pub(super) aim: Aim,
    pub(super) next: usize,
    pub(super) missed: Vec<String>,
    /// So often the page was looked at again for the target before `next`.
    pub(super) waited: u32,
}

/// How far the action under way is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Progress {
    /// The page has begun to see it.
    pub(super) begun: bool,
    /// So often no answer came in time.
    pub(super) silent: u32,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Seen {
    pub(super) observation: Observation,
    pub(super) model: PageModel,
    pub(super) reading: Reading,
    pub(super) at: Timestamp,
    /// All of the page was asked for, not the usual part of it.
    pub(super) whole: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Place {
    pub(super) origin: String,
    pub(super) url: String,
    pub(super) build: AgentBuild,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stop {
    /// Stop button, Ctrl-C.
    Stopped,
    /// ✕: nothing of ours stays in the page.
    Closed,
    TabGone,
}

/// What the flow has learned so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Flow {
    /// Turns that a planner was asked for, whether or not its answer came.
    pub(super) turns: u32,
    /// Looks that counted as none of them.
    pub(super) free_looks: u32,
    /// So many documents came by themselves since a planner last answered.
    pub(super) documents: u32,
    pub(super) attempts: Attempts,
    /// The pages seen before the way out was entered.
    pub(super) passed: Vec<Passed>,
    /// One of them ends the subscription apart from the account.
    pub(super) ends_apart: bool,
    pub(super) waiting: Waiting,
    /// The person was asked to do something themselves, or paused the run: they may have gone on in the page.
    pub(super) by_person: bool,
    /// What they said is done, and after how many actions.
    pub(super) handed_back: Option<(String, usize)>,
    /// Why the run ends in the middle of a way, and what to do: said once the account was looked at, unless that shows it cancelled.
    pub(super) owed: Option<(String, String)>,
    /// The page on which the way out began, before anything was approved or plainly still active.
    pub(super) entry: Option<String>,
    /// The account page was opened for proof, and so much of the way to what it showed was gone again.
    pub(super) retraced: Option<usize>,
    /// The account's own links that may tell of the subscription, in their order, and how many were followed for proof.
    pub(super) account_links: Vec<String>,
    pub(super) links_followed: usize,
    /// The account asked for a sign-in when it was opened for proof: once the person has done that, it is opened again.
    pub(super) signs_in_for_proof: bool,
    /// The account was seen active before the last step was pressed.
    pub(super) seen_active: bool,
    /// Before anything was pressed the account showed that what is meant goes on.
    pub(super) meant_runs: bool,
    /// What called it cancelled before anything was pressed was loaded anew.
    pub(super) loaded_anew: bool,
    /// The account offered a way back already while it was active.
    pub(super) undo_before: bool,
    /// What could be pressed on the page that called it cancelled, and so stands on any page of the site.
    pub(super) furniture: Vec<Identity>,
    /// The pages that showed it active before anything was pressed, by address, each as it stood last.
    pub(super) before: BTreeMap<String, Before>,
    /// Approved, and not pressed: something lay over it.
    pub(super) unspent: Option<Box<Pending>>,
    /// What the document at hand may send by itself as soon as the line opens.
    pub(super) kept_back: Option<KeptBack>,
    /// The controls whose presses would have sent something, and didn't.
    pub(super) kept_names: Vec<String>,
    /// The view at hand, and when it was first seen.
    pub(super) stands: Option<(String, Timestamp)>,
    /// The subscription that is meant, as the account showed it before anything was pressed.
    pub(super) subscription: Option<Box<Subscription>>,
    /// What the others are called that stood there with it.
    pub(super) beside: Vec<String>,
    /// The only one that the account holds, where that isn't the one that the person named.
    pub(super) held_instead: Option<String>,
    /// Where the form goes that the step under way may send.
    pub(super) leaves_to: Option<String>,
    /// The page on which the last approved press was made, as it stood before.
    pub(super) pressed_on: Option<Box<Observation>>,
    /// Where a choice would have led by itself, and wasn't let: nothing else leads there unasked, either.
    pub(super) led_by_choice: BTreeSet<String>,
    /// The last page that was passed.
    pub(super) passing: Option<String>,
    /// The page as it was when the last step was made: what a later look shows beside it, the step brought.
    pub(super) stepped_on: Option<Box<Observation>>,
    /// The first page since then that said that it is done: a notice may stand for some seconds only.
    pub(super) said_page: Option<Box<PageModel>>,
    /// The page after the last approved press.
    pub(super) last_page: Option<Box<PageModel>>,
    /// The text of the account as its server sent it after the last press.
    pub(super) served: Option<String>,
    /// What the last look at the account came to.
    pub(super) evidence: Option<Evidence>,
    /// The pages of the way out that were opened anew for the proof.
    pub(super) reopened: Vec<String>,
    /// A page that was opened for proof shows it active, by a price and what cancels alone.
    pub(super) weakly_active: Option<Box<Reading>>,
    /// The described step under way: what is tried if this target fails.
    pub(super) aiming: Option<Aiming>,
    /// The planner wants to see all of the page, once.
    pub(super) everything: bool,
    /// The planner wants the person to see its next action.
    pub(super) ask_next: bool,
    /// To be judged on the page as it is now, before the person is asked about it. Its ref means nothing on the next document.
    pub(super) to_ask: Option<Action>,
    /// For the hand-over that comes: what may lead on.
    pub(super) choices: Vec<Choice>,
    /// Why only the person can go on from a page of the way out, and how, should the account show no end.
    pub(super) left_over: Option<(String, String)>,
    /// What the person said leads on.
    pub(super) shown: Vec<(Identity, Shown)>,
    /// The words by which a page that ends the subscription itself named who takes the payments.
    pub(super) partner: Option<String>,
    /// What the browser's own dialogs said last that held presses brought up, by what was pressed, and on which page.
    pub(super) boxes: BTreeMap<(String, String), String>,
    /// What the page asked in a dialog that only a window can show.
    pub(super) unanswered: Option<Dialog>,
    /// The person said no to it; in the words of the end.
    pub(super) declined: Option<String>,
    /// The person was asked to click what they had approved.
    pub(super) clicked_by_hand: bool,
    /// The page that is waited for was opened by its address, and may never come (a download, an empty answer).
    pub(super) follows: bool,
    /// The page that called it over before anything was pressed, while what stands beside it is looked at.
    pub(super) said_ended: Option<Box<Seen>>,
    /// The views that were opened beside it.
    pub(super) views_opened: Vec<Identity>,
    /// What the account's cards said before anything was pressed: such a one, unchanged, is no answer to a press.
    pub(super) cards_before: BTreeSet<Vec<String>>,
    /// Another site came after the service's billing was opened.
    pub(super) led_away: Option<LedAway>,
    /// The run goes on where the payments are taken for the service of this name.
    pub(super) billed_for: Option<String>,
    /// What the pages of the way out said so far of what it brings about.
    pub(super) foretold: Foretold,
}

/// To where the service's billing may be done.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct LedAway {
    /// What the service was called before.
    pub(super) service: String,
    /// So often the toolbar button was asked for there.
    pub(super) presses: u32,
}

/// Presses in this document would have sent something, and it was held back.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct KeptBack {
    /// An address of the document's own, for which it is left.
    pub(super) url: String,
    /// Each once, what came last first.
    pub(super) sends: Vec<String>,
    /// What was pressed last.
    pub(super) control: Option<Identity>,
    /// The line stays shut, whatever time passes: somebody is asked. Nobody goes on with this document before it was opened by a yes.
    pub(super) shut: bool,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Ids {
    pub(super) request: u64,
    pub(super) question: u64,
    pub(super) timer: u64,
}

impl Flow {
    /// Known by now: each page once, as it stands now.
    pub(super) fn pass(&mut self, seen: Option<&Seen>, plan: Option<&str>) {
        let Some(seen) = seen.filter(|_| !self.attempts.in_flow()) else {
            return;
        };
        let came_from = self.attempts.on_this_way().next_back().map(|a| &a.url);
        let before = self.passed.iter().find(|p| came_from == Some(&p.url));
        let depth = before.map_or(0, |p| p.depth + 1);
        let page = Passed::of(
            &seen.observation,
            &seen.model,
            seen.reading.state,
            plan,
            (&self.passed, depth),
        );
        let here = page.url.clone();
        let known = self.passed.iter_mut().find(|known| known.url == page.url);
        match known {
            // A second look at it is no coming back.
            Some(known) if self.passing.as_deref() == Some(&page.url) => {
                known.promises = page.promises;
            }
            Some(known) => {
                let change = seen.model.delta.as_ref().map(|delta| delta.change);
                known.again = matches!(change, Some(Change::Address | Change::Document));
                known.promises = page.promises;
            }
            None => self.passed.push(page),
        }
        self.passing = Some(here);
    }

    /// The way is gone again from its beginning, or from the page at hand where the run still `stands` on one of it: what was tried on
    /// its pages may be tried again. What they said, and that its survey was answered, stays known.
    pub(super) fn start_over(&mut self, stands: bool) {
        self.attempts.start_over(stands);
        self.retraced = None;
        self.account_links.clear();
        self.links_followed = 0;
        self.signs_in_for_proof = false;
        self.passed.clear();
        self.unspent = None;
        self.to_ask = None;
        self.choices.clear();
        self.furniture.clear();
        self.said_page = None;
        self.pressed_on = None;
        self.stepped_on = None;
        self.owed = None;
    }

    /// On the biller's site nothing counts that the service's own site showed.
    pub(super) fn goes_on_at_the_biller(&mut self, service: String) {
        self.start_over(false);
        self.led_away = None;
        self.billed_for = Some(service);
        self.entry = None;
        self.seen_active = false;
        self.meant_runs = false;
        self.undo_before = false;
        self.before.clear();
        self.subscription = None;
        self.beside.clear();
        self.cards_before.clear();
        self.held_instead = None;
        self.said_ended = None;
        self.views_opened.clear();
        self.loaded_anew = false;
        self.ends_apart = false;
        self.last_page = None;
        self.served = None;
        self.evidence = None;
        self.reopened.clear();
        self.weakly_active = None;
        self.foretold = Foretold::default();
    }
}
