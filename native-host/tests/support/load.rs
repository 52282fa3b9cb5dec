//! Many runs through one host, and what the system says of it meanwhile.
use super::site::Site;
use super::{Browser, hello};
use protocol::ids::TabId;
use protocol::message::{FromAgent, PersonInput, ToExtension};
use protocol::view::Mood;
use std::fs;
use std::time::{Duration, Instant};

/// Cancels on all of these, each in its tab, the person saying yes to every question; how long that took.
pub fn cancel(browser: &mut Browser, sites: &mut [Site]) -> Duration {
    let start = Instant::now();
    for site in sites.iter() {
        site.clicked(browser);
    }
    while !sites.iter().all(|s| s.panel.mood == Mood::Proven) {
        for site in sites.iter_mut() {
            site.is_willing(browser);
        }
        hear(browser, sites);
    }
    for site in sites.iter() {
        let input = PersonInput::Close;
        site.tell(browser, FromAgent::Person { input });
    }
    while !sites.iter().all(|s| s.left) {
        hear(browser, sites);
    }
    start.elapsed()
}

/// The next message, by the site in whose tab it is; what is still said to a tab that was left is nobody's.
fn hear(browser: &mut Browser, sites: &mut [Site]) {
    let message = browser.next();
    let tab = tab_of(&message);
    let mut sites = sites.iter_mut();
    if let Some(site) = sites.find(|s| tab.is_none_or(|tab| s.tab == tab)) {
        site.answer(browser, message);
    }
}

fn tab_of(message: &ToExtension) -> Option<TabId> {
    let message = serde_json::to_value(message).unwrap();
    let tab = [&message["tab"], &message["command"]["tab"]];
    tab.into_iter()
        .find_map(|tab| serde_json::from_value(tab.clone()).ok())
}

/// What the system says of a process (<https://man7.org/linux/man-pages/man5/proc_pid_status.5.html>).
#[derive(Clone, Copy)]
pub struct Process {
    pub memory_mb: f64,
    pub threads: usize,
    pub files: usize,
}

impl Process {
    /// Of a host that has done with everything that it was told: it answers in turn, so it is greeted once more.
    pub fn at_rest(browser: &mut Browser) -> Self {
        browser.send(&hello(protocol::PROTOCOL_VERSION));
        while !matches!(browser.next(), ToExtension::Welcome { .. }) {}
        Self::of(browser.pid())
    }

    fn of(pid: u32) -> Self {
        let status = fs::read_to_string(format!("/proc/{pid}/status")).unwrap();
        let number = |name: &str| {
            let line = status.lines().find_map(|l| l.strip_prefix(name)).unwrap();
            let number = line.split_whitespace().next().unwrap();
            number.parse::<u64>().unwrap()
        };
        Self {
            memory_mb: number("VmRSS:") as f64 / 1024.0,
            threads: number("Threads:") as usize,
            files: fs::read_dir(format!("/proc/{pid}/fd")).unwrap().count(),
        }
    }
}
