//! `mcp`: what an assistant is lent, and how far it may go.
use super::run_args::Wanted;
use super::subject::{About, Subject, one_of};
use crate::command::{Browser, Job, Launched};
use crate::launch::{find_extension, is_headless};
use crate::mcp::{self, Jobs, Order};
use crate::output::say;
use crate::places::Places;
use crate::terminal::Terminal;
use clap::Args;
use engine::{policy, words};
use protocol::control::{PlannerChoice, PlannerKind, RunOptions};
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Debug, Args)]
#[command(after_help = HOW, group = one_of())]
pub(super) struct Mcp {
    #[command(flatten)]
    subject: Subject,
    /// Change nothing; say what would have been done.
    #[arg(long)]
    dry_run: bool,
    /// Give up after this many steps.
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u32).range(1..=200))]
    max_turns: u32,
    /// No answer within this many seconds counts as no.
    #[arg(long, value_name = "SECONDS", default_value_t = 300, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    approval_timeout: u64,
    /// Ask you in the page only, even where the assistant's program could ask you itself.
    #[arg(long)]
    in_page_only: bool,
    /// The built extension's folder, when it is not beside this program.
    #[arg(long, value_name = "DIR", env = "SUBTERMINATOR_EXTENSION")]
    extension_dir: Option<PathBuf>,
}

const HOW: &str = "\
With a service or --url it is lent that cancellation only, which begins when it looks for the first time. Without, it names one itself: a known service, or the plain address of an account page. One run after the other. Words for you go to stderr.";

impl Mcp {
    pub(super) async fn run(self, verbose: u8) -> ExitCode {
        let places = match self.fits(verbose) {
            Ok(places) => places,
            Err(message) => {
                say(&format!("{message}\n"));
                return ExitCode::from(2);
            }
        };
        let in_page_only = self.in_page_only;
        let jobs: Jobs = Box::new(move |order| self.job(order, verbose));
        let mut terminal = Terminal::new(verbose > 0);
        match mcp::serve(jobs, places, in_page_only, &mut terminal).await {
            Ok(Some(result)) => ExitCode::from(result.exit_code()),
            Ok(None) => ExitCode::SUCCESS,
            Err(error) => {
                say(&format!("{error}\n"));
                ExitCode::from(1)
            }
        }
    }

    /// What is wrong with the settings is said when it is started, not to the assistant.
    fn fits(&self, verbose: u8) -> Result<Places, String> {
        if self.subject.about.is_set() {
            self.job(&Order::default(), verbose)?;
        }
        Places::find().map_err(|e| e.to_string())
    }

    fn job(&self, order: &Order, verbose: u8) -> Result<Job, String> {
        let about = self.subject.about.ordered(order)?;
        let start = self.subject.start_about(&about, verbose)?;
        let browser = match start.browser {
            // There is no terminal to ask at.
            Wanted::Launched { .. } if is_headless(false) => {
                return Err("There is no display here to show a window on, and in the page is where you approve. Use --browser attach, or start this where there is one.".to_owned());
            }
            Wanted::Launched { profile } => Browser::Launched(Launched {
                extension: find_extension(self.extension_dir.as_deref())
                    .map_err(|e| e.to_string())?,
                profile,
                home: start.places.data.clone(),
                headless: false,
                keep_open: false,
            }),
            Wanted::Running(handing) => Browser::Running(handing),
            Wanted::Served { .. } => {
                return Err("You approve in the page here, and --browser playwright-mcp has nothing of ours in its pages. Use --browser launch or attach.".to_owned());
            }
        };
        let opens = browser.opens(&start.url);
        Ok(Job {
            url: start.url,
            options: RunOptions {
                service: start.service,
                plan: start.plan,
                dry_run: self.dry_run,
                max_turns: self.max_turns,
                approval_timeout_ms: self.approval_timeout * 1000,
                start: opens,
                planner: PlannerChoice {
                    kind: PlannerKind::Outside,
                    ..PlannerChoice::default()
                },
                ..RunOptions::default()
            },
            browser,
            notice: None,
            events: None,
            answer: None,
        })
    }
}

impl About {
    fn is_set(&self) -> bool {
        self.service.is_some() || self.url.is_some()
    }

    /// What the settings name, or where they name none, what the assistant does. Its word opens no address that may do something.
    fn ordered(&self, order: &Order) -> Result<Self, String> {
        let about = |about: &Self, key| words::say(key, &[("which", about.which())]);
        let same = |set: &Option<String>, named: &Option<String>| named.is_none() || named == set;
        let plan = order.plan.clone().or_else(|| self.plan.clone());
        if self.plan.is_some() && plan != self.plan {
            return Err(about(self, "mcp.only"));
        }
        if self.is_set() {
            let theirs = same(&self.service, &order.service) && same(&self.url, &order.url);
            return match theirs {
                true => Ok(Self {
                    plan,
                    ..self.clone()
                }),
                false => Err(about(self, "mcp.only")),
            };
        }
        let (service, url) = (order.service.clone(), order.url.clone());
        let ordered = Self { service, url, plan };
        let in_its_place = ordered.service.as_ref().filter(|s| s.contains("://"));
        let address = ordered.url.as_ref().or(in_its_place);
        match (&ordered.service, &ordered.url, address) {
            (None, None, _) => Err(words::say("mcp.nothing_ordered", &[])),
            (Some(_), Some(_), _) => Err(words::say("mcp.two_ordered", &[])),
            (.., Some(url)) if !policy::only_shows(url) => Err(about(&ordered, "mcp.no_place")),
            _ => Ok(ordered),
        }
    }

    fn which(&self) -> &str {
        let named = [&self.service, &self.url, &self.plan];
        named
            .into_iter()
            .flatten()
            .next()
            .map_or("", String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn about(service: &str, url: &str, plan: &str) -> About {
        let [service, url, plan] =
            [service, url, plan].map(|text| Some(text.to_owned()).filter(|t| !t.is_empty()));
        About { service, url, plan }
    }

    fn order(service: &str, url: &str, plan: &str) -> Order {
        let About { service, url, plan } = about(service, url, plan);
        Order { service, url, plan }
    }

    #[test]
    fn what_was_set_up_for_one_takes_no_order_for_another() {
        let set = about("netflix", "", "");
        for same in [
            order("", "", ""),
            order("netflix", "", ""),
            order("", "", "Basic"),
        ] {
            assert!(set.ordered(&same).is_ok(), "{same:?}");
        }
        for other in [
            order("spotify", "", ""),
            order("", "https://a.com/account", ""),
        ] {
            assert!(set.ordered(&other).is_err(), "{other:?}");
        }
        let plan = about("", "https://a.com/account", "Basic");
        let only_plan = about("", "", "Basic");
        assert!(plan.ordered(&order("", "", "Family")).is_err());
        assert!(only_plan.ordered(&order("netflix", "", "Family")).is_err());
        assert!(only_plan.ordered(&order("netflix", "", "")).is_ok());
        assert_eq!(plan.ordered(&Order::default()).unwrap().plan, plan.plan);
    }

    #[test]
    fn an_assistant_s_address_is_opened_only_where_it_is_a_place_by_every_word() {
        let set = about("", "", "");
        for fine in [
            "https://a.com/",
            "https://a.com/account",
            "https://a.com/my/membership",
        ] {
            assert!(set.ordered(&order("", fine, "")).is_ok(), "{fine}");
        }
        for bad in [
            "https://a.com/account/cancel",
            "https://a.com/account?cancel=1",
            "https://a.com/unsubscribe/4711",
            "https://a.com/account/x7Rk2",
            "https://a.com/checkout",
        ] {
            assert!(set.ordered(&order("", bad, "")).is_err(), "{bad}");
            assert!(set.ordered(&order(bad, "", "")).is_err(), "{bad}");
        }
        assert!(
            set.ordered(&order("netflix", "https://a.com/", ""))
                .is_err()
        );
        assert!(set.ordered(&Order::default()).is_err());
    }
}
