//! A small language for runs: pages are written as lines, a scripted site says what each press leads to, and a scripted host
//! carries out the effects at once. What the site saw is what the tests assert on.
pub(crate) mod drawn;
mod page;
mod site;
pub(crate) mod talk;
mod world;

pub(crate) use page::page;
pub(crate) use site::Site;
pub(crate) use world::World;

use protocol::control::RunOptions;
use protocol::ids::QuestionId;
use protocol::message::{PersonInput, Via};

pub(crate) const HOME: &str = "https://www.streamora.com/account";

pub(crate) fn options() -> RunOptions {
    RunOptions {
        announce_ms: 0,
        ..RunOptions::default()
    }
}

/// The usual way out: account, offer, survey, last page, done.
pub(crate) fn streamora() -> Site {
    Site::default()
        .page("account", "/account", "# Your account\nPlan: Premium\n€12.99 a month\nStatus: Active. Renews on 4 December 2026.\nPayment method: Visa ending in 4242\n(Manage plan -> /account/plan)\n[Upgrade]\n(Sign out -> /logout)")
        .page("plan", "/account/plan", "# Premium\n€12.99 a month. Next billing date: 4 December 2026.\n[Change plan]\n[Pause subscription]\n(Cancel subscription -> /cancel/offer)\n(Delete account -> /account/delete)")
        .page("offer", "/cancel/offer", "Step 1 of 3\n# Stay for 50% off\nBefore you go: get 50% off for the next 3 months.\n[Accept offer]\n[Keep my plan]\n[No thanks, continue to cancel]")
        .page("survey", "/cancel/survey", "Step 2 of 3\n# Why are you leaving?\nTell us the reason for cancelling. You must choose an answer.\no It's too expensive\no I'm taking a break\no Change to a cheaper plan\no Other (please specify)\n[Back]\n[Continue (disabled)]")
        .page("last", "/cancel/confirm", "# Are you sure you want to cancel?\nYour subscription ends on 4 December 2026. You keep access until then.\nAn early termination fee of €20.00 applies.\nThis will also cancel Streamora Kids.\n[Keep subscription]\n[Finish cancellation]")
        .page("done", "/cancel/done", "# Your subscription has been cancelled\nYou keep access until 4 December 2026. You won't be charged again. Confirmation number SX-2026-17.\n[Restart subscription]")
        .page("cancelled", "/account", "# Your account\nYour subscription has been cancelled and ends on 4 December 2026.\n[Restart subscription]\nPayment method: Visa ending in 4242\n(Sign out -> /logout)")
        .goes("account", "Manage plan", "plan")
        .goes("plan", "Cancel subscription", "offer")
        .goes("offer", "No thanks, continue to cancel", "survey")
        .goes("survey", "Continue", "last")
        .goes("last", "Finish cancellation", "done")
        .cancels_on("Finish cancellation")
}

/// What the person says to a question in the page.
pub(crate) fn answer(question: QuestionId, approved: bool) -> PersonInput {
    let via = Via::Overlay;
    PersonInput::Answer {
        question,
        approved,
        via,
    }
}
