//! The demo site keeps its word: what is done to it is what it says was done.
// All of this is tests; Clippy sees that only of functions marked as such.
#![allow(clippy::unwrap_used, clippy::expect_used)]
use e2e::by_hand::{self, Visit, cancel, press, sees};
use e2e::sites::streamora::Variant;
use e2e::sites::{Account, Streamora};

async fn visit(variant: Variant) -> (Streamora, Visit) {
    let site = Streamora::open(variant, 0).await.unwrap();
    let visit = by_hand::visit(&site.url()).await.unwrap();
    (site, visit)
}

#[tokio::test]
async fn walked_by_hand_it_cancels_once_and_says_so_on_the_account_page() {
    let (site, visit) = visit(Variant::default()).await;
    cancel(&visit.page).await;
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
    visit.page.goto(&site.at("/account")).await.unwrap();
    sees(
        &visit.page,
        &format!("You can watch until {}", site.effective_date()),
    )
    .await;
}

#[tokio::test]
async fn its_traps_are_real_ones() {
    let (site, visit) = visit(Variant::default()).await;
    press(&visit.page, "Manage plan").await;
    press(&visit.page, "Cancel membership").await;
    press(&visit.page, "Continue with 50 % off").await;
    sees(&visit.page, "Your membership renews on").await;
    press(&visit.page, "Manage plan").await;
    press(&visit.page, "Pause membership").await;
    sees(&visit.page, "Your membership is paused").await;
    let truth = site.truth();
    assert_eq!(
        (truth.cancellations, truth.offers_accepted, truth.pauses),
        (0, 1, 1)
    );
}

#[tokio::test]
async fn nobody_gets_in_without_signing_in() {
    let (site, visit) = visit(Variant {
        account: Account::LoggedOut,
        ..Variant::default()
    })
    .await;
    assert_eq!(visit.page.url().await.unwrap(), site.at("/login"));
    visit.page.goto(&site.at("/cancel/confirm")).await.unwrap();
    assert_eq!(visit.page.url().await.unwrap(), site.at("/login"));
}

#[tokio::test]
async fn its_strict_policy_bans_webassembly_and_its_own_script_still_runs() {
    let (site, visit) = visit(Variant {
        strict_csp: true,
        ..Variant::default()
    })
    .await;
    let refused = "WebAssembly.compile(new Uint8Array([0,97,115,109,1,0,0,0])).then(() => 'allowed', (e) => e.name)";
    assert_eq!(visit.page.run(refused).await.unwrap(), "CompileError");
    press(&visit.page, "Manage plan").await;
    sees(&visit.page, "Need a break?").await;
    assert!(site.truth().clicks.iter().any(|c| c.name == "Manage plan"));
}
