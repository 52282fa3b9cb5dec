//! Accounts on which there is nothing to cancel, or nothing that a program may do: the right words, and nothing clicked that changes anything.
use e2e::sites::Account;
use e2e::stage::Set;
use protocol::task::Reason;

#[tokio::test]
async fn an_account_that_is_already_cancelled_is_said_to_be_so() {
    let s = Set::stage()
        .account(Account::Cancelled)
        .ordered(super::brisk())
        .open()
        .await;
    s.press_toolbar().await;
    let result = s.command().outcome().await;
    assert_eq!(
        (result.reason, result.exit_code()),
        (Reason::AlreadyCancelled, 0),
        "{result:?}"
    );
    s.panel().says(&s.site.effective_date()).await;
    s.nothing_changed();
    assert_eq!(s.truth().posts, Vec::<String>::new());
}

#[tokio::test]
async fn a_subscription_billed_by_apple_names_apple_and_stops() {
    let s = Set::stage()
        .account(Account::Apple)
        .ordered(super::brisk())
        .open()
        .await;
    s.press_toolbar().await;
    let result = s.command().outcome().await;
    assert_eq!(
        (result.reason, result.exit_code()),
        (Reason::NeedsHuman, 4),
        "{result:?}"
    );
    s.panel().says("Apple").await;
    s.nothing_changed();
    assert_eq!(s.truth().posts, Vec::<String>::new());
}

#[tokio::test]
async fn logging_in_is_left_to_the_person_and_the_run_goes_on_after_it() {
    let s = Set::stage().account(Account::LoggedOut).open().await;
    s.start().await;
    s.panel().says("Your turn").await;
    assert_eq!(s.truth().posts, Vec::<String>::new());

    let dom = s.page.dom().await.unwrap();
    for (kind, text) in [
        ("email", "mara.kessler@example.com"),
        ("password", "not a real one"),
    ] {
        let field = dom
            .root
            .first(|n| n.tag == "input" && n.has("type", kind))
            .expect("the field");
        assert_eq!(
            s.page.value_of(field).await.unwrap(),
            "",
            "nobody but the person types here"
        );
        s.page.type_into(field, text).await.unwrap();
    }
    let submit = dom
        .root
        .first(|n| n.tag == "button" && n.has("type", "submit"))
        .expect("the button");
    s.page.press(submit).await.unwrap();
    s.overlay().approve().await;
    s.ends_with("Cancelled, proven on a second look").await;
    s.was_cancelled_once();
    assert_eq!(s.truth().logins, 1);
}
