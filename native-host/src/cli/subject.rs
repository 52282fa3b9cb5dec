//! What a run is about: which service, where it starts, in which browser. The same for every command that starts one.
use super::run_args::{Start, Wanted};
use crate::command::{self, Handing};
use crate::places::Places;
use crate::recipes::Recipes;
use crate::run::site_of;
use crate::running;
use crate::{logs, services};
use clap::{ArgGroup, Args, ValueEnum};
use engine::recipe::Recipe;
use std::path::PathBuf;

#[derive(Debug, Args)]
#[group(skip)]
pub(super) struct Subject {
    #[command(flatten)]
    pub(super) about: About,
    /// Keep the browser's profile here instead of in SubTerminator's own folder.
    #[arg(long, value_name = "DIR")]
    profile_dir: Option<PathBuf>,
    /// Which browser to use: one that is started for this, or the one that you use anyway.
    #[arg(long, value_enum, default_value_t = Use::Launch)]
    browser: Use,
    /// With --browser playwright-mcp: the folder where @playwright/mcp is installed, when npx is not to fetch it.
    #[arg(long, value_name = "DIR", env = "SUBTERMINATOR_PLAYWRIGHT_MCP")]
    playwright_mcp_dir: Option<PathBuf>,
    /// With --browser attach and several browsers: the one that counts, by its process number.
    #[arg(long, value_name = "NUMBER")]
    browser_id: Option<u32>,
}

/// Which subscription. Each command says by a group of its own whether one has to be named.
#[derive(Clone, Debug, Args)]
#[group(skip)]
pub(super) struct About {
    /// A service known beforehand (see “services list”), or an address as for --url.
    pub(super) service: Option<String>,
    /// The page where the subscription is managed. Works for any service.
    #[arg(long)]
    pub(super) url: Option<String>,
    /// The subscription's name, when the account has several.
    #[arg(long)]
    pub(super) plan: Option<String>,
}

/// A service or an address, and not both.
pub(super) fn one_of() -> ArgGroup {
    ArgGroup::new("about").args(["service", "url"])
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Use {
    /// A Chromium with a profile of its own.
    Launch,
    /// Your own browser: you press the toolbar button there, which hands over the tab.
    Attach,
    /// One that a Playwright MCP server starts and moves, without the extension; you approve in the terminal.
    PlaywrightMcp,
}

impl Subject {
    pub(super) fn start(&self, verbose: u8) -> Result<Start, String> {
        self.start_about(&self.about, verbose)
    }

    pub(super) fn start_about(&self, about: &About, verbose: u8) -> Result<Start, String> {
        let places = Places::find().map_err(|e| e.to_string())?;
        // A command that can't log can still work.
        let _ = logs::start(&places, verbose);
        let recipes = Recipes::load(&places);
        let (url, service) = about.page(&recipes)?;
        let recipe = service.as_deref().and_then(|id| recipes.find(id));
        let browser = match self.browser {
            Use::Launch => self.launched(&places)?,
            Use::Attach => self.running(&url, recipe)?,
            Use::PlaywrightMcp => Wanted::Served {
                profile: self.own_profile(&places)?,
                folder: self.playwright_mcp_dir.clone(),
            },
        };
        Ok(Start {
            url,
            service,
            plan: about.plan.clone(),
            browser,
            places,
        })
    }

    fn launched(&self, places: &Places) -> Result<Wanted, String> {
        let profile = self.own_profile(places)?;
        Ok(Wanted::Launched { profile })
    }

    /// Of a browser that is started for this.
    fn own_profile(&self, places: &Places) -> Result<PathBuf, String> {
        if self.browser_id.is_some() {
            return Err(
                "--browser-id names a browser that runs; it goes with --browser attach.".to_owned(),
            );
        }
        let profile = match &self.profile_dir {
            Some(named) => command::named_profile(named),
            None => places.profile(),
        };
        profile.map_err(|e| e.to_string())
    }

    fn running(&self, url: &str, recipe: Option<&Recipe>) -> Result<Wanted, String> {
        if self.profile_dir.is_some() {
            return Err(
                "--profile-dir is about a browser that is started; leave it out with --browser attach."
                    .to_owned(),
            );
        }
        if let Some(id) = self.browser_id
            && !running::browsers().iter().any(|b| b.pid == id)
        {
            return Err(format!(
                "No browser of yours has the number {id}. Leave --browser-id out to see those that run."
            ));
        }
        let domains = recipe.map_or(&[][..], |r| &r.domains);
        let mut sites: Vec<String> = domains
            .iter()
            .map(|d| engine::site::registrable(d.as_str()))
            .collect();
        sites.dedup();
        let own = site_of(url);
        if !sites.contains(&own) {
            sites.insert(0, own);
        }
        Ok(Wanted::Running(Handing {
            sites,
            browser: self.browser_id,
        }))
    }
}

impl About {
    /// Where to start, and the recipe's id when a service was named.
    fn page(&self, recipes: &Recipes) -> Result<(String, Option<String>), String> {
        if let Some(url) = &self.url {
            return Ok((checked(url)?, None));
        }
        let name = self.service.as_deref().unwrap_or_default();
        // No service's name has these: what was typed is an address.
        if name.contains("://") {
            return Ok((checked(name)?, None));
        }
        let recipe = services::known(name, recipes)?;
        match recipe.start() {
            "" => Err(format!(
                "{} has no page to start from. Name your account page with --url.",
                recipe.name
            )),
            entry => Ok((checked(entry)?, Some(recipe.id.clone()))),
        }
    }
}

fn checked(text: &str) -> Result<String, String> {
    let url = url::Url::parse(text)
        .map_err(|_| format!("“{text}” is no whole address. Write it with https:// in front, as the browser's address bar has it."))?;
    let loopback = match url.host() {
        Some(url::Host::Domain(name)) => name == "localhost" || name.ends_with(".localhost"),
        Some(url::Host::Ipv4(ip)) => ip.is_loopback(),
        Some(url::Host::Ipv6(ip)) => ip.is_loopback(),
        None => false,
    };
    match url.scheme() {
        "https" => Ok(url.into()),
        "http" if loopback => Ok(url.into()),
        "http" => Err(format!(
            "“{text}” is not protected. Use an address that begins with https://"
        )),
        _ => Err(format!(
            "“{text}” is no page of a site. Use an address that begins with https://"
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_protected_addresses_and_this_machine_are_opened() {
        assert!(checked("https://example.com/account").is_ok());
        assert!(checked("http://127.0.0.1:8080/").is_ok());
        assert!(checked("http://localhost/").is_ok());
        for bad in [
            "http://example.com/",
            "file:///etc/passwd",
            "javascript:alert(1)",
            "example.com",
        ] {
            assert!(checked(bad).is_err(), "{bad}");
        }
    }
}
