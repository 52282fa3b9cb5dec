//! Addresses made absolute, as far as that takes no more than the page's own (<https://url.spec.whatwg.org/#relative-state>). Whoever
//! harvests knows a page's base better, and makes them absolute before.

/// `said`, as it stands on the page `here`; nothing is the page itself.
pub(crate) fn join(here: &str, said: &str) -> String {
    let page = here.split('#').next().unwrap_or_default();
    if said.is_empty() || said.starts_with('#') {
        return page.to_owned();
    }
    if has_scheme(said) {
        return said.to_owned();
    }
    let Some((scheme, rest)) = page.split_once("://") else {
        return said.to_owned();
    };
    if let Some(host) = said.strip_prefix("//") {
        return format!("{scheme}://{host}");
    }
    let path = rest.find(['/', '?']).unwrap_or(rest.len());
    let (host, path) = rest.split_at(path);
    let path = path.split('?').next().unwrap_or_default();
    if said.starts_with('?') {
        let path = if path.is_empty() { "/" } else { path };
        return format!("{scheme}://{host}{path}{said}");
    }
    let (way, query) = said.split_at(said.find(['?', '#']).unwrap_or(said.len()));
    let mut steps: Vec<&str> = match way.starts_with('/') {
        true => Vec::new(),
        false => path.split('/').skip(1).collect(),
    };
    steps.pop();
    let last = way.rsplit('/').next().unwrap_or_default();
    for step in way.trim_start_matches('/').split('/') {
        match step {
            "." => {}
            ".." => drop(steps.pop()),
            step => steps.push(step),
        }
    }
    let end = if matches!(last, "." | "..") { "/" } else { "" };
    format!("{scheme}://{host}/{}{end}{query}", steps.join("/"))
}

fn has_scheme(address: &str) -> bool {
    let begins = address.starts_with(|c: char| c.is_ascii_alphabetic());
    let end = address.find(|c: char| !(c.is_ascii_alphanumeric() || "+-.".contains(c)));
    begins && end.is_some_and(|end| address[end..].starts_with(':'))
}

#[cfg(test)]
mod tests {
    use super::join;

    #[test]
    fn addresses_are_made_absolute_as_browsers_do() {
        let here = "https://a.example/account/plan?x=1#top";
        for (said, whole) in [
            ("", "https://a.example/account/plan?x=1"),
            ("#here", "https://a.example/account/plan?x=1"),
            ("cancel", "https://a.example/account/cancel"),
            ("../end?now=1", "https://a.example/end?now=1"),
            ("/end", "https://a.example/end"),
            ("./", "https://a.example/account/"),
            ("?y=2", "https://a.example/account/plan?y=2"),
            ("//b.example/x", "https://b.example/x"),
            ("https://c.example", "https://c.example"),
            ("javascript:go()", "javascript:go()"),
        ] {
            assert_eq!(join(here, said), whole, "{said}");
        }
        assert_eq!(join("https://a.example", "x"), "https://a.example/x");
    }
}
