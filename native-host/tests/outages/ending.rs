//! The run is proven and its receipt written, and the host is gone before that stands in the history.
use super::support::Browser;
use super::support::site::Site;
use super::{Last, finals, play, tells_the_truth};
use rusqlite::Connection;
use subterminator::store::Store;

const NO_END: &str = "CREATE TRIGGER no_end BEFORE UPDATE OF ended ON runs BEGIN SELECT RAISE(ABORT, 'not now'); END";

#[test]
fn a_receipt_whose_run_was_not_written_down_as_ended_is_written_again_with_its_pictures() {
    let moment = "its end not written down";
    let (mut browser, mut site) = (Browser::greeted(), Site::new());
    let history = Connection::open(browser.home.path().join("journal.sqlite")).unwrap();
    history.execute_batch(NO_END).unwrap();
    site.clicked(&mut browser);
    play(&mut site, &mut browser, usize::MAX, Last::Done);
    assert_eq!(finals(&site), 1, "it was cancelled already");
    browser.kill();
    let receipts = || std::fs::read_dir(browser.home.path().join("receipts")).unwrap();
    assert_eq!(receipts().count(), 1, "the first receipt is written");

    history.execute_batch("DROP TRIGGER no_end").unwrap();
    let mut next = browser.again(None);
    (site.panel, site.asked) = Default::default();
    site.clicked(&mut next);
    play(&mut site, &mut next, usize::MAX, Last::Done);
    next.close_line();
    tells_the_truth(&next, &site, moment);
    let store = Store::open(&next.home.path().join("journal.sqlite")).unwrap();
    let runs = store.history(10).unwrap();
    let first = runs.last().unwrap();
    let written = first.receipt.as_ref().unwrap();
    let receipt = std::fs::read_to_string(written.replace(".html", ".json")).unwrap();
    for picture in ["before.png", "after.png"] {
        assert!(receipt.contains(picture), "{picture} is lost: {receipt}");
    }
}
