//! The demo site keeps its word: what is done to it is what it says was done.
// All of this is tests; Clippy sees that only of functions marked as such.
#![allow(clippy::unwrap_used, clippy::expect_used)]
use e2e::browser::{Chromium, Page, Setup};
use e2e::by_hand::{cancel, press, sees};
use e2e::sites::streamora::Variant;
use e2e::sites::{Account, Streamora};

async fn visit(variant: Variant) -> (Streamora, Chromium, Page, tempfile::TempDir) {
    let site = Streamora::open(variant, 0).await.unwrap();
    let profile = tempfile::tempdir().unwrap();
    let setup = Setup {
        profile: profile.path().to_owned(),
        without_extension: true,
        ..Setup::default()
    };
    let browser = Chromium::start(&setup).await.unwrap();
    let page = browser.first_tab().await.unwrap();
    page.goto(&site.url()).await.unwrap();
    (site, browser, page, profile)
}

#[tokio::test]
async fn walked_by_hand_it_cancels_once_and_says_so_on_the_account_page() {
    let (site, _browser, page, _profile) = visit(Variant::default()).await;
    cancel(&page).await;
    let truth = site.truth();
    assert_eq!((truth.cancellations, truth.anything_worse()), (1, 0));
    assert_eq!(truth.survey, ["other"]);
    assert!(
        truth
            .clicks
            .iter()
            .any(|c| c.name == "Finish cancellation" && c.trusted),
        "{:?}",
        truth.clicks
    );
    page.goto(&site.at("/account")).await.unwrap();
    sees(
        &page,
        &format!("You can watch until {}", site.effective_date()),
    )
    .await;
}

#[tokio::test]
async fn its_traps_are_real_ones() {
    let (site, _browser, page, _profile) = visit(Variant::default()).await;
    press(&page, "Manage plan").await;
    press(&page, "Cancel membership").await;
    press(&page, "Continue with 50 % off").await;
    sees(&page, "Your membership renews on").await;
    press(&page, "Manage plan").await;
    press(&page, "Pause membership").await;
    sees(&page, "Your membership is paused").await;
    let truth = site.truth();
    assert_eq!(
        (truth.cancellations, truth.offers_accepted, truth.pauses),
        (0, 1, 1)
    );
}

#[tokio::test]
async fn nobody_gets_in_without_signing_in() {
    let (site, _browser, page, _profile) = visit(Variant {
        account: Account::LoggedOut,
        ..Variant::default()
    })
    .await;
    assert_eq!(page.url().await.unwrap(), site.at("/login"));
    page.goto(&site.at("/cancel/confirm")).await.unwrap();
    assert_eq!(page.url().await.unwrap(), site.at("/login"));
}

#[tokio::test]
async fn its_strict_policy_bans_webassembly_and_its_own_script_still_runs() {
    let (site, _browser, page, _profile) = visit(Variant {
        strict_csp: true,
        ..Variant::default()
    })
    .await;
    let refused = "WebAssembly.compile(new Uint8Array([0,97,115,109,1,0,0,0])).then(() => 'allowed', (e) => e.name)";
    assert_eq!(page.run(refused).await.unwrap(), "CompileError");
    press(&page, "Manage plan").await;
    sees(&page, "Need a break?").await;
    assert!(site.truth().clicks.iter().any(|c| c.name == "Manage plan"));
}
