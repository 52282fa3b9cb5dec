//! Who is taken where any browser of the person's may come: the one whose toolbar button they press, on the right site.
use crate::control::Greeted;
use crate::run::site_of;
use protocol::control::BrowserAt;

/// What the person is to hand over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Handing {
    /// The registrable domains of the service, as [`site_of`] has them.
    pub sites: Vec<String>,
    /// The only browser that counts, by its process, when they named one.
    pub browser: Option<u32>,
}

#[derive(Debug)]
pub(super) struct Gate {
    handing: Handing,
    /// The browser that the tab was handed over in.
    chosen: Option<BrowserAt>,
}

/// What to tell the person, if anything.
type Words = Option<String>;

impl Gate {
    pub(super) fn new(handing: Handing) -> Self {
        Self {
            handing,
            chosen: None,
        }
    }

    /// What was let in took no order.
    pub(super) fn opens_again(&mut self) {
        self.chosen = None;
    }

    /// `live`: a host is heard at present; `begun`: a run has begun.
    pub(super) fn lets_in(
        &mut self,
        host: &Greeted,
        live: bool,
        begun: bool,
    ) -> Result<Words, Words> {
        if live {
            return Err(None);
        }
        if begun {
            // The host that was lost is back, or it is another browser's.
            let same = host.browser.as_ref().map(|b| b.pid) == self.chosen.as_ref().map(|b| b.pid);
            return if same { Ok(None) } else { Err(None) };
        }
        let Some(page) = &host.page else {
            return Err(None);
        };
        let site = site_of(page);
        let name = host.browser.as_ref().map_or("A browser", |b| &b.name);
        let wanted = self.handing.browser;
        if wanted.is_some() && wanted != host.browser.as_ref().map(|b| b.pid) {
            let told = format!(
                "{name} handed over {site}, but it is not the one that was named. Still waiting."
            );
            return Err(Some(told));
        }
        if !self.handing.sites.contains(&site) {
            let meant = self.handing.sites.join(" or ");
            let told = format!(
                "{name} handed over {site}, but this is about {meant}. Nothing is done there. Still waiting."
            );
            return Err(Some(told));
        }
        self.chosen = host.browser.clone();
        Ok(Some(format!("{name} hands over {site}.")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::Listener;
    use crate::control::dial_at;
    use std::sync::Arc;

    fn browser(pid: u32) -> Option<BrowserAt> {
        Some(BrowserAt {
            pid,
            name: "Chromium".into(),
            folder: "/home/a/.config/chromium".into(),
        })
    }

    /// A host that has dialled in, said to be of this browser.
    async fn host(browser: Option<BrowserAt>, page: Option<&str>) -> Greeted {
        let listener = Arc::new(Listener::open().unwrap());
        let mut hosts = listener.greeted();
        let path = listener.path().to_owned();
        let page = page.map(str::to_owned);
        let dialled = tokio::spawn(async move { dial_at(&path, page.as_deref()).await });
        let greeted = hosts.recv().await.unwrap().unwrap();
        dialled.abort();
        Greeted { browser, ..greeted }
    }

    fn gate(only: Option<u32>) -> Gate {
        Gate::new(Handing {
            sites: vec!["streamora.com".into()],
            browser: only,
        })
    }

    const PAGE: Option<&str> = Some("https://www.streamora.com/account?x=1");

    #[tokio::test]
    async fn a_press_on_the_right_site_is_taken_and_one_elsewhere_is_told() {
        let mut gate = gate(None);
        let elsewhere = host(browser(1), Some("https://evil.example/streamora.com")).await;
        let told = gate.lets_in(&elsewhere, false, false).unwrap_err().unwrap();
        assert!(told.contains("evil.example") && told.contains("streamora.com"));
        let silent = host(browser(1), None).await;
        assert_eq!(gate.lets_in(&silent, false, false), Err(None), "no press");
        let pressed = host(browser(1), PAGE).await;
        let told = gate.lets_in(&pressed, false, false).unwrap().unwrap();
        assert_eq!(told, "Chromium hands over streamora.com.");
    }

    #[tokio::test]
    async fn only_the_browser_that_was_named_counts() {
        let mut gate = gate(Some(2));
        let other = host(browser(1), PAGE).await;
        assert!(gate.lets_in(&other, false, false).unwrap_err().is_some());
        let unknown = host(None, PAGE).await;
        assert!(gate.lets_in(&unknown, false, false).is_err());
        let named = host(browser(2), PAGE).await;
        assert!(gate.lets_in(&named, false, false).is_ok());
    }

    #[tokio::test]
    async fn once_begun_only_the_same_browser_comes_back_and_none_while_it_is_there() {
        let mut gate = gate(None);
        gate.lets_in(&host(browser(1), PAGE).await, false, false)
            .unwrap();
        assert_eq!(
            gate.lets_in(&host(browser(1), PAGE).await, true, true),
            Err(None)
        );
        assert_eq!(
            gate.lets_in(&host(browser(2), PAGE).await, false, true),
            Err(None)
        );
        assert_eq!(
            gate.lets_in(&host(browser(1), None).await, false, true),
            Ok(None)
        );
    }
}
