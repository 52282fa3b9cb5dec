//! Many runs in one host leave nothing open in it. A thousand of them, with memory and times: `./scripts/bench soak`.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
mod support;

use protocol::ids::TabId;
use support::Browser;
use support::load::{Process, cancel};
use support::site::Site;

const TABS: i64 = 10;

/// One run in each of so many tabs.
fn in_tabs() -> Vec<Site> {
    let in_tab = |tab| Site {
        tab: TabId(tab),
        ..Site::new()
    };
    (1..=TABS).map(in_tab).collect()
}

#[test]
fn after_sixty_runs_a_host_has_no_more_files_open_than_after_ten_and_a_thread_for_none_of_them() {
    let mut browser = Browser::greeted();
    let mut run = |times: usize| {
        for _ in 0..times {
            cancel(&mut browser, &mut in_tabs());
        }
        Process::at_rest(&mut browser)
    };
    let (first, last) = (run(1), run(5));
    assert_eq!(first.files, last.files, "open files");
    // What was at work at once may wait a while for more work.
    let some = 2 * in_tabs().len();
    assert!(last.threads < some, "{} threads", last.threads);
}
