//! Many runs at once, each in its own tab of one browser: each ends as it was answered, and none hears of another's answer.
use e2e::browser::Page;
use e2e::faces::{Overlay, Panel};
use e2e::sites::Streamora;
use e2e::sites::streamora::Variant;
use e2e::stage::{Set, Stage};
use protocol::task::{Reason, TaskResult};

const TABS: usize = 20;

/// A tab of the stage's browser with a service of its own, or with one that another tab has open, too.
struct Tab {
    page: Page,
    site: Option<Streamora>,
}

impl Tab {
    async fn of(s: &Stage, site: Option<Streamora>) -> Tab {
        let url = site.as_ref().map_or_else(|| s.site.url(), Streamora::url);
        let page = s.browser.new_tab("about:blank").await.unwrap();
        page.goto(&url).await.unwrap();
        Tab { page, site }
    }

    /// The person turns to this tab.
    async fn to_the_front(&self) {
        self.page.to_the_front().await.unwrap();
        self.page.has_the_keyboard(true).await.unwrap();
    }

    async fn starts(&self, s: &Stage) {
        self.to_the_front().await;
        s.browser.press_toolbar(&self.page).await.unwrap();
        Panel::of(&self.page)
            .click("Cancel this subscription")
            .await;
    }

    async fn answers(&self, yes: bool) {
        self.to_the_front().await;
        let overlay = Overlay::of(&self.page);
        if yes {
            overlay.approve().await;
            let said = "Cancelled, proven on a second look";
            Panel::of(&self.page).says(said).await;
        } else {
            overlay.reject().await;
            Panel::of(&self.page).says("Nothing was ended").await;
        }
    }

    fn cancellations(&self) -> u32 {
        let truth = self.site.as_ref().expect("a site of its own").truth();
        assert_eq!(truth.anything_worse(), 0, "{truth:#?}");
        truth.cancellations
    }
}

#[tokio::test]
async fn twenty_runs_at_once_each_end_as_they_were_answered() {
    let s = Set::stage().open().await;
    let mut tabs = Vec::new();
    for _ in 0..TABS {
        let site = Streamora::open(Variant::default(), 0).await.unwrap();
        let tab = Tab::of(&s, Some(site)).await;
        tab.starts(&s).await;
        tabs.push(tab);
    }
    for tab in &tabs {
        Overlay::of(&tab.page).asks().await;
    }
    assert!(tabs.iter().all(|t| t.cancellations() == 0));
    let said: Vec<bool> = (0..TABS).map(|n| n % 3 != 1).collect();
    for (n, tab) in tabs.iter().enumerate() {
        tab.answers(said[n]).await;
        // Those that were answered, and no others.
        for (m, other) in tabs.iter().enumerate() {
            let expected = u32::from(m <= n && said[m]);
            assert_eq!(other.cancellations(), expected, "tab {m} after {n}");
            let asks = Overlay::of(&other.page).is_there().await;
            assert_eq!(asks, m > n, "tab {m} after {n}");
        }
    }
    let ended = ended(&s).await;
    assert_eq!(ended.len(), TABS);
    for (tab, yes) in tabs.iter().zip(said) {
        let site = tab.site.as_ref().unwrap().origin();
        let result = ended.iter().find(|r| r.final_url.starts_with(&site));
        let result = result.unwrap_or_else(|| panic!("no run of {site}: {ended:#?}"));
        let expected = if yes {
            Reason::Completed
        } else {
            Reason::HumanRejected
        };
        assert_eq!(
            (result.reason, result.success),
            (expected, yes),
            "{result:?}"
        );
    }
}

/// How all runs of the history ended.
async fn ended(s: &Stage) -> Vec<TaskResult> {
    let listed = s.cli().run(&["history", "list", "--json"]).await;
    let rows = listed.out.lines().map(|line| {
        let row: serde_json::Value = serde_json::from_str(line).unwrap();
        serde_json::from_value(row["result"].clone()).unwrap_or_else(|e| panic!("{e}: {row}"))
    });
    rows.collect()
}

#[tokio::test]
async fn a_yes_in_one_tab_is_none_in_another_of_the_same_site() {
    let s = Set::stage().open().await;
    let (first, second) = (Tab::of(&s, None).await, Tab::of(&s, None).await);
    for tab in [&first, &second] {
        // Tabs at one address can't be told apart by it.
        let other = format!("{}#{}", s.site.at("/account"), tab.page.target);
        tab.page
            .run(&format!("location.href = '{other}'"))
            .await
            .unwrap();
        tab.starts(&s).await;
        Overlay::of(&tab.page).asks().await;
    }
    second.to_the_front().await;
    Overlay::of(&second.page).can_be_approved().await;
    first.answers(true).await;
    s.was_cancelled_once();
    assert!(Overlay::of(&second.page).is_there().await);
    second.answers(false).await;
    s.was_cancelled_once();
}
