//! What was changed in a run's receipt or journal after it was written is told to whoever looks at it or sends it.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
mod support;

use protocol::message::{FromAgent, FromExtension, FromPage, PageKind, PersonInput, ToPage, Via};
use protocol::view::Mood;
use std::path::{Path, PathBuf};
use std::process::Command;
use support::Browser;
use support::site::Site;

fn says(site: &Site, browser: &mut Browser, input: PersonInput) {
    site.tell(browser, FromAgent::Person { input });
}

/// A whole run, approved and proven.
fn cancelled() -> (Browser, Site) {
    let (mut browser, mut site) = (Browser::greeted(), Site::new());
    site.clicked(&mut browser);
    site.play(&mut browser, |s| !s.panel.buttons.is_empty());
    says(&site, &mut browser, PersonInput::Start { dry_run: false });
    site.play(&mut browser, |s| !s.asked.is_empty());
    let input = PersonInput::Answer {
        question: site.asked[0].id,
        approved: true,
        via: Via::Overlay,
    };
    says(&site, &mut browser, input);
    site.play(&mut browser, |s| s.panel.mood == Mood::Proven);
    (browser, site)
}

/// The run as it is kept, after its browser was closed.
struct Kept {
    browser: Browser,
    run: String,
    receipt: PathBuf,
}

impl Kept {
    fn new() -> Self {
        let (mut browser, _) = cancelled();
        browser.close_line();
        let store = subterminator::store::Store::open(&browser.home.path().join("journal.sqlite"));
        let run = store.unwrap().history(1).unwrap().remove(0);
        Self {
            run: run.id.0,
            receipt: PathBuf::from(run.receipt.unwrap()),
            browser,
        }
    }

    /// What the program prints for this, and what it says beside it.
    fn told(&self, arguments: &[&str]) -> (String, String) {
        let mut program = Command::new(env!("CARGO_BIN_EXE_subterminator"));
        let program = program.args(["history"]).args(arguments).arg(&self.run);
        let output = program
            .env("SUBTERMINATOR_HOME", self.browser.home.path())
            .output()
            .unwrap();
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        // As wide as the terminal is: the lines may break anywhere.
        let flat = |text: String| text.split_whitespace().collect::<Vec<_>>().join(" ");
        (flat(text(output.stdout)), flat(text(output.stderr)))
    }

    fn beside(&self, file: &str) -> PathBuf {
        self.receipt.with_file_name(file)
    }

    fn sql(&self, statement: &str) {
        let store = rusqlite::Connection::open(self.browser.home.path().join("journal.sqlite"));
        assert_eq!(store.unwrap().execute(statement, []).unwrap(), 1);
    }
}

const SHOW: &[&str] = &["show"];
const EXPORTS: [&[&str]; 3] = [
    &["export", "--format", "html"],
    &["export", "--format", "print"],
    &["export", "--format", "json"],
];

fn replaced(file: &Path, from: &str, to: &str) {
    let text = std::fs::read_to_string(file).unwrap();
    assert!(text.contains(from), "{} has no {from}", file.display());
    std::fs::write(file, text.replace(from, to)).unwrap();
}

/// Whoever looks at it or sends it hears that this was changed.
fn is_told(kept: &Kept, what: &str) {
    let (shown, _) = kept.told(SHOW);
    let line = format!("Receipt changed since it was written, or gone: {what}");
    assert!(shown.contains(&line), "{shown}");
    let (shown, _) = kept.told(&["show", "--json"]);
    assert!(shown.contains(r#""state":"changed""#), "{shown}");
    let warning = format!("not the receipt as it was written. Changed since, or gone: {what}.");
    for form in EXPORTS {
        let (exported, beside) = kept.told(form);
        assert!(beside.contains(&warning), "{form:?}: {beside}");
        let inside = match form[2] {
            "json" => exported.contains(r#""state": "changed""#),
            _ => exported.contains(&warning),
        };
        assert!(inside, "{form:?}");
    }
}

#[test]
fn a_receipt_that_nobody_touched_is_as_it_was_written() {
    let kept = Kept::new();
    let (shown, _) = kept.told(SHOW);
    let whole = "Receipt before.png, after.png, receipt.json, receipt.html: as they were written";
    assert!(shown.contains(whole), "{shown}");
    for form in EXPORTS {
        let (exported, beside) = kept.told(form);
        assert_eq!(beside, "", "{form:?}");
        assert!(!exported.contains("not the receipt"), "{form:?}");
    }
}

#[test]
fn a_receipt_whose_date_was_changed_is_told() {
    for file in ["receipt.json", "receipt.html"] {
        let kept = Kept::new();
        replaced(&kept.beside(file), "4 December 2026", "4 December 2025");
        is_told(&kept, file);
    }
}

#[test]
fn a_picture_that_was_changed_or_taken_away_is_told() {
    let kept = Kept::new();
    let picture = kept.beside("before.png");
    std::fs::write(&picture, b"\x89PNG of something else").unwrap();
    is_told(&kept, "before.png");
    std::fs::remove_file(&picture).unwrap();
    is_told(&kept, "before.png");
}

#[test]
fn an_outcome_that_was_changed_in_the_list_of_runs_is_told() {
    let kept = Kept::new();
    kept.sql("UPDATE runs SET result = replace(result, '4 December 2026', '4 March 2027')");
    let (list, _) = kept.told(SHOW);
    assert!(
        list.contains("the history's line of this run"),
        "it differs from the outcome in the journal: {list}"
    );
}

#[test]
fn a_journal_row_that_was_changed_is_told_by_its_number() {
    let kept = Kept::new();
    kept.sql(
        "UPDATE journal SET json = replace(json, 'Finish cancellation', 'Keep my plan')
         WHERE seq = (SELECT min(seq) FROM journal WHERE json LIKE '%Finish cancellation%')",
    );
    let (shown, _) = kept.told(SHOW);
    let line = "Journal changed by something else from row ";
    assert!(shown.contains(line), "{shown}");
    let (sheets, _) = kept.told(EXPORTS[1]);
    assert!(sheets.contains(line), "{sheets}");
}

#[test]
fn the_receipt_s_page_in_the_browser_says_it_too() {
    let (mut browser, mut site) = cancelled();
    says(&site, &mut browser, PersonInput::OpenReceipt);
    site.play(&mut browser, |s| !s.opened.is_empty());
    let (page, key) = site.opened[0].clone();
    assert_eq!(page, PageKind::Receipt);
    let store = subterminator::store::Store::open(&browser.home.path().join("journal.sqlite"));
    let receipt = store
        .unwrap()
        .history(1)
        .unwrap()
        .remove(0)
        .receipt
        .unwrap();
    replaced(Path::new(&receipt), "4 December 2026", "4 December 2025");
    let payload = FromPage::Opened { page, key };
    browser.send(&FromExtension::Page {
        page: "receipt:1".into(),
        payload,
    });
    site.play(&mut browser, |s| !s.page.is_empty());
    let ToPage::Receipt { html, .. } = &site.page[0] else {
        panic!("{:?}", site.page)
    };
    assert!(html.contains("not the receipt as it was written"), "{html}");
}
