//! Every kind of work the engine can ask for, in one closed enum. The host does them in order.
use protocol::action::Action;
use protocol::held::Hold;
use protocol::ids::{QuestionId, Ref, RequestId, RunId, TimerId};
use protocol::message::{Badge, Spot};
use protocol::report::Report;
use protocol::snapshot::{Identity, View};
use protocol::task::TaskResult;
use protocol::view::{PanelView, QuestionView};

use crate::planner::PlanContext;
use crate::receipt::ReceiptFacts;
use crate::recipe::ShownWay;

#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    Observe {
        request: RequestId,
        settle: bool,
        view: View,
    },
    /// `Action::Navigate` goes to the service worker, everything else to the agent.
    Act {
        request: RequestId,
        action: Action,
        expect: Option<Identity>,
        announce_ms: u32,
        label: String,
        /// Only while nothing that could change anything at a server gets out of the tab; what was kept back comes with the answer.
        hold: Hold,
        /// Under `Hold::Step`: where the form goes that may be sent, without its query.
        leaves_to: Option<String>,
    },
    /// Another place of the same document (`#/billing`): the agent goes there, and answers as to an action.
    Hop {
        request: RequestId,
        url: String,
    },
    /// Which element is meant; the answer comes back as `Event::Located`.
    Locate {
        request: RequestId,
        spot: Spot,
    },
    /// A picture of the tab, stored in the run's folder.
    Capture {
        request: RequestId,
    },
    /// Fetch anew and read, without touching the tab.
    LookAgain {
        request: RequestId,
        url: String,
    },
    /// Ask the planner; the answer comes back as `Event::Planned`.
    Plan {
        request: RequestId,
        context: Box<PlanContext>,
    },
    Show {
        panel: Box<PanelView>,
    },
    /// The agent outlines this element, for the picture and while the question is up.
    Outline {
        target: Ref,
        label: String,
    },
    /// One more beside those that stand there: what may lead on, for the person to choose from.
    OutlineToo {
        target: Ref,
        label: String,
    },
    ClearOutline,
    /// What the last press would have sent is held back until the next action, or until the page is left for this address, its own: by the
    /// engine, or by the service worker where the host is gone.
    KeepHeld {
        url: String,
    },
    /// An approved press drew the next step: what the page sends by itself from now on was no part of it.
    HoldOn,
    /// What was held back counts as not pressed, and the page makes way: its storage is put back as it was before that press.
    PutBack,
    /// The person goes on in the page: nothing of theirs is held back.
    OpenLine,
    /// The action under way must not happen any more, if it has not happened yet.
    CallOff,
    /// Ask wherever the person can be asked. The host fills in `picture` from the file named, and the first answer counts.
    Ask {
        question: Box<QuestionView>,
        picture: Option<String>,
        places: AskPlaces,
    },
    Withdraw {
        question: QuestionId,
    },
    /// The dialog of [`crate::event::Event::DialogStands`] is closed, with a yes or without.
    AnswerDialog {
        accept: bool,
    },
    /// The toolbar button, by whoever has the browser: a page of another site came, which nothing of ours is let into without it.
    PressButton,
    Badge(Badge),
    SetTimer {
        timer: TimerId,
        after_ms: u64,
    },
    CancelTimer {
        timer: TimerId,
    },
    /// Tell it: journal, `--events`, terminal.
    Report(Box<Report>),
    /// What the person showed goes into a recipe of their own for this site.
    KeepWay(ShownWay),
    OpenReceipt {
        run: RunId,
    },
    /// The run is over: write history and receipt, tell the command. `facts` is what the receipt says.
    Finish {
        result: Box<TaskResult>,
        facts: Box<ReceiptFacts>,
    },
    /// Take everything of ours out of the page and forget the tab.
    Leave,
}

/// Where a question is put. The terminal is always among them when a command is attached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AskPlaces {
    pub overlay: bool,
    /// The small extension window, for when the page won't let the overlay stand.
    pub window: bool,
}
