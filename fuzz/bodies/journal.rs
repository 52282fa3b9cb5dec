//! Any lines that can be read as a run's journal: the same run is there again, and a tab that is closed ends it.
use engine::event::{Event, Stamped};
use engine::session::Session;
use protocol::ids::RunId;

pub(crate) fn feed(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let events: Vec<Stamped> = text
        .lines()
        .filter_map(|l| serde_json::from_str(l).ok())
        .collect();
    let Some(last) = events.last().cloned() else {
        return;
    };
    let session = Session::replay(RunId("r".into()), events.clone());
    assert_eq!(session, Session::replay(RunId("r".into()), events));
    let (after, _) = session.step(&Stamped {
        event: Event::TabClosed,
        ..last
    });
    assert!(after.is_over() || !after.is_running());
}
