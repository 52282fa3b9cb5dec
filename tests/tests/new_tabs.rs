//! A site that opens every step in a new tab: the way is walked in the tab that the person handed over.
use e2e::stage::Set;

/// Every link and every form on every page asks for a new tab, each in another of the ways there are.
const OPENS_TABS: &str = "addEventListener('DOMContentLoaded', () => {
    document.head.append(Object.assign(document.createElement('base'), { target: '_blank' }));
    document.querySelectorAll('a').forEach((a, n) => n % 2 && (a.target = 'elsewhere'));
    document.querySelectorAll('form').forEach((form, n) => n % 2 || (form.target = '_blank'));
});";

#[tokio::test]
async fn links_and_forms_that_ask_for_a_new_tab_are_followed_in_this_one() {
    let s = Set::stage().open().await;
    s.on_every_page(OPENS_TABS).await;
    s.start().await;
    s.overlay().approve().await;
    s.ends_with("Cancelled, proven on a second look").await;
    s.was_cancelled_once();
}
