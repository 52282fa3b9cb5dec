//! The marks before a step and an answer, the same in panel, terminal, history and receipt.
use protocol::view::StepMark;

pub fn step(mark: StepMark) -> &'static str {
    match mark {
        StepMark::Done => "✓",
        StepMark::Doing => "◌",
        StepMark::YourTurn => "✋",
        StepMark::Failed => "✗",
    }
}

pub fn answer(approved: bool) -> &'static str {
    step(if approved {
        StepMark::Done
    } else {
        StepMark::Failed
    })
}
