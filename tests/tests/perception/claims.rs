//! The reader's claims (`crates/perception/tests/cases/*.md`), and those that need a real layout (`cases/*.md` here), in a
//! real page.
#[path = "../../../crates/perception/tests/support/claims.rs"]
mod shared;

use e2e::reading::Reading;
use protocol::snapshot::Observation;
use std::path::Path;
use tokio::runtime::Handle;

const HEAD: &str = "<!doctype html><title>Account</title>";
/// What the claims mark as modal is opened as only a script can.
const MODAL: &str = "<script>for (const d of document.querySelectorAll('[data-modal]')) { d.open = false; d.showModal() }</script>";

#[tokio::test(flavor = "multi_thread")]
async fn every_claim_of_the_reader_holds_in_a_real_page() {
    // The outline's claims are about one address and one window; the text is made the same way everywhere.
    hold("../crates/perception/tests/cases", &["outline.md"], 40).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_claim_about_layout_holds() {
    hold("tests/perception/cases", &[], 20).await;
}

async fn hold(folder: &str, but: &[&str], least: usize) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let mut reading = Reading::open().await;
    tokio::task::block_in_place(|| {
        shared::hold(&folder, but, least, |html, view| {
            let mut seen = Handle::current().block_on(async {
                reading.show(&format!("{HEAD}{html}{MODAL}")).await;
                reading.observe_as(view).await
            });
            local(&mut seen, &reading.pages.at(""));
            seen
        });
    });
}

/// Addresses as they were written, not as the browser completes them.
fn local(seen: &mut Observation, origin: &str) {
    for element in &mut seen.snapshot.elements {
        element.href = element.href.take().map(|href| href.replace(origin, ""));
    }
    seen.outline = seen.outline.replace(origin, "");
}
