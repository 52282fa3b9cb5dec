//! Hosts, origins and addresses: what counts as the service's own ground. The list of public suffixes is `psl`'s
//! (<https://publicsuffix.org/>).
use url::{Host, Url};

/// The registrable domain of a host ("www.streamora.co.uk" → "streamora.co.uk"). Addresses and single names stand for themselves.
pub fn registrable(host: &str) -> String {
    let host = host.trim_end_matches('.').to_ascii_lowercase();
    let name = host.as_bytes();
    if host.parse::<std::net::IpAddr>().is_ok() || host.starts_with('[') {
        return host;
    }
    psl::domain_str(&host).map_or_else(|| String::from_utf8_lossy(name).into_owned(), str::to_owned)
}

/// Address without query, user name and password, and without a fragment that is no route: what receipts and histories keep.
pub fn plain(url: &str) -> String {
    match Url::parse(url) {
        Ok(mut url) => {
            url.set_query(None);
            let route = route(&url);
            url.set_fragment(route.as_deref());
            let _ = url.set_username("");
            let _ = url.set_password(None);
            url.into()
        }
        Err(_) => String::new(),
    }
}

/// The page that an application shows inside its document ("#/billing", "#!/billing"), without the route's own query. Any other
/// fragment is a place on a page, or was never meant to be kept.
pub fn route(url: &Url) -> Option<String> {
    let route = url.fragment()?.split(['?', '&', '=']).next()?;
    let named = route.trim_start_matches('!').starts_with('/');
    named.then(|| route.to_owned())
}

/// One and the same page, wherever on it.
pub fn is_same(a: &str, b: &str) -> bool {
    let parts = [a, b].map(|url| {
        let mut url = Url::parse(url).ok()?;
        let route = route(&url);
        url.set_fragment(route.as_deref());
        Some(url)
    });
    parts[0].is_some() && parts[0] == parts[1]
}

/// It leads to a place on a page, and to no page.
pub fn is_anchor(url: &str) -> bool {
    Url::parse(url).map_or(url.contains('#'), |url| {
        url.fragment().is_some() && route(&url).is_none()
    })
}

/// The host of an address, empty where it has none.
pub fn host(url: &str) -> String {
    Url::parse(url)
        .ok()
        .and_then(|u| u.host_str().map(str::to_owned))
        .unwrap_or_default()
}

/// Host, with the port where it is not the scheme's own: what a person is shown as the site.
pub fn shown_host(url: &str) -> String {
    let Ok(url) = Url::parse(url) else {
        return String::new();
    };
    let host = url.host_str().unwrap_or_default();
    url.port()
        .map_or_else(|| host.to_owned(), |port| format!("{host}:{port}"))
}

pub fn path(url: &str) -> String {
    Url::parse(url)
        .map(|u| u.path().to_owned())
        .unwrap_or_default()
}

pub fn origin(url: &str) -> String {
    Url::parse(url)
        .map(|u| u.origin().ascii_serialization())
        .unwrap_or_default()
}

/// Why an address is out of bounds for a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OffSite {
    NotAnAddress,
    /// Another scheme than https (http is allowed on this machine only).
    Scheme,
    Domain,
}

/// Whether `url` is on the ground of a run that started at `home`, widened by the recipe's `domains`.
pub fn check(url: &str, home: &str, domains: &[String]) -> Result<(), OffSite> {
    let (Ok(url), Ok(home)) = (Url::parse(url), Url::parse(home)) else {
        return Err(OffSite::NotAnAddress);
    };
    if !matches!(url.scheme(), "https" | "http") {
        return Err(OffSite::Scheme);
    }
    if is_loopback(&home) || is_loopback(&url) {
        // On this machine every port is another site.
        return if url.host() == home.host()
            && url.port_or_known_default() == home.port_or_known_default()
        {
            Ok(())
        } else {
            Err(OffSite::Domain)
        };
    }
    if url.scheme() != "https" {
        return Err(OffSite::Scheme);
    }
    let host = url.host_str().unwrap_or_default();
    let to = registrable(host);
    let own = registrable(home.host_str().unwrap_or_default());
    if !to.is_empty() && (to == own || domains.iter().any(|d| is_below(host, d))) {
        Ok(())
    } else {
        Err(OffSite::Domain)
    }
}

/// The host is `domain` or below it.
pub fn is_below(host: &str, domain: &str) -> bool {
    let above = host.strip_suffix(domain);
    above.is_some_and(|rest| rest.is_empty() || rest.ends_with('.'))
}

/// A host in lower case that somebody can have registered: no address, no scheme, no public suffix.
pub fn is_a_site(domain: &str) -> bool {
    let known = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, '-' | '.');
    let plain = domain.chars().all(known) && domain.parse::<std::net::IpAddr>().is_err();
    let labels = domain.split('.').all(|l| !l.is_empty());
    plain && labels && psl::domain(domain.as_bytes()).is_some_and(|d| d.suffix().is_known())
}

fn is_loopback(url: &Url) -> bool {
    match url.host() {
        Some(Host::Ipv4(ip)) => ip.is_loopback(),
        Some(Host::Ipv6(ip)) => ip.is_loopback(),
        Some(Host::Domain(name)) => name == "localhost" || name.ends_with(".localhost"),
        None => false,
    }
}

/// It leads to another document, or to another view of the one at hand by a route ("#/billing"), and not only to a place on it.
pub fn is_another_view(url: &str, here: &str) -> bool {
    let (Ok(to), Ok(at)) = (Url::parse(url), Url::parse(here)) else {
        return false;
    };
    let bare = |url: &Url| {
        let mut bare = url.clone();
        bare.set_fragment(None);
        bare
    };
    to.fragment().is_none() || bare(&to) != bare(&at) || route(&to).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_registrable_domain_is_one_label_below_the_public_suffix() {
        for (host, domain) in [
            ("www.streamora.com", "streamora.com"),
            ("a.b.streamora.co.uk", "streamora.co.uk"),
            ("localhost", "localhost"),
            ("127.0.0.1", "127.0.0.1"),
        ] {
            assert_eq!(registrable(host), domain);
        }
    }

    #[test]
    fn a_run_stays_on_its_own_ground() {
        let none: &[String] = &[];
        for (url, home, allowed) in [
            (
                "https://pay.streamora.com/x",
                "https://www.streamora.com/account",
                true,
            ),
            (
                "http://www.streamora.com/x",
                "https://www.streamora.com/account",
                false,
            ),
            (
                "https://streamora.com.evil.example/",
                "https://www.streamora.com/account",
                false,
            ),
            (
                "https://evil.example/?u=streamora.com",
                "https://www.streamora.com/account",
                false,
            ),
            (
                "javascript:alert(1)",
                "https://www.streamora.com/account",
                false,
            ),
            (
                "data:text/html,x",
                "https://www.streamora.com/account",
                false,
            ),
            (
                "http://127.0.0.1:9000/done",
                "http://127.0.0.1:9000/account",
                true,
            ),
            (
                "http://127.0.0.1:9001/done",
                "http://127.0.0.1:9000/account",
                false,
            ),
            (
                "http://127.0.0.1:9000/",
                "https://www.streamora.com/account",
                false,
            ),
            ("https://other.github.io/", "https://mine.github.io/", false),
        ] {
            assert_eq!(check(url, home, none).is_ok(), allowed, "{url} from {home}");
        }
        assert!(
            check(
                "https://pay.example/x",
                "https://a.example/",
                &["pay.example".into()]
            )
            .is_ok()
        );
    }

    #[test]
    fn query_fragment_and_credentials_are_not_kept() {
        assert_eq!(
            plain("https://me:pw@www.streamora.com/account?token=1#x"),
            "https://www.streamora.com/account"
        );
    }

    #[test]
    fn a_route_behind_the_hash_is_a_page_of_its_own() {
        let billing = "https://a.com/app#/billing";
        assert_eq!(plain("https://a.com/app?t=1#/billing?t=2"), billing);
        assert!(!is_same(billing, "https://a.com/app#/devices"));
        assert!(is_same("https://a.com/app#faq", "https://a.com/app"));
        assert!(is_anchor("https://a.com/app#faq") && is_anchor("https://a.com/app#"));
        assert!(!is_anchor("https://a.com/app#!/billing") && !is_anchor("https://a.com/app"));
    }
}
