//! Pages that are known to delete an account: `data/account-deletion.txt`.
use std::collections::HashSet;
use std::sync::OnceLock;
use url::Url;

/// The page deletes an account, as far as the list knows.
pub fn is_account_deletion(url: &str) -> bool {
    spellings(url).iter().any(|s| known().contains(s.as_str()))
}

fn known() -> &'static HashSet<&'static str> {
    static KNOWN: OnceLock<HashSet<&'static str>> = OnceLock::new();
    KNOWN.get_or_init(|| {
        let lines = include_str!("../../data/account-deletion.txt").lines();
        lines
            .filter(|l| !l.is_empty() && !l.starts_with('#'))
            .collect()
    })
}

/// As the list writes it: with and without query and fragment.
fn spellings(url: &str) -> Vec<String> {
    let Ok(url) = Url::parse(url) else {
        return Vec::new();
    };
    let host = url.host_str().unwrap_or_default();
    let host = host.strip_prefix("www.").unwrap_or(host);
    let page = format!("{host}{}", url.path().trim_end_matches('/')).to_lowercase();
    let query = url.query().map(|q| format!("?{q}").to_lowercase());
    let fragment = url.fragment().map(|f| format!("#{f}").to_lowercase());
    let (query, fragment) = (query.unwrap_or_default(), fragment.unwrap_or_default());
    let mut all = vec![
        format!("{page}{query}{fragment}"),
        format!("{page}{query}"),
        format!("{page}{fragment}"),
        page,
    ];
    all.dedup();
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_of_the_list_is_known_however_it_is_written() {
        for url in [
            "https://www.500px.com/settings/deletion",
            "https://500px.com/settings/deletion/?from=menu",
            "https://X.com/settings/deactivate#now",
            "https://account.edx.org/#delete-account",
        ] {
            assert!(is_account_deletion(url), "{url}");
        }
    }

    /// Closing, leaving, quitting, in whichever language: the list isn't only of addresses that say “delete”.
    #[test]
    fn a_page_that_deletes_under_another_word_is_known_too() {
        for url in [
            "https://app.velohero.com/settings/terminate",
            "https://vimeo.com/settings/goodbye/forever?from=menu",
            "https://bufferapp.com/app/account/leave",
            "https://atcoder.jp/quit",
            "https://www.douban.com/accounts/suicide",
            "https://passculture.app/profil/suppression",
            "https://nid.naver.com/user2/help/leaveId?menu=nid",
            "https://www.wanikani.com/settings/danger_zone",
            "https://support.avocadostore.de/hc/de/articles/11339106472466-Wie-kann-ich-mein-Benutzerkonto-l%C3%B6schen",
            "https://goodbye.innogames.com/",
        ] {
            assert!(is_account_deletion(url), "{url}");
        }
        assert!(!is_account_deletion("https://app.velohero.com/settings"));
    }

    #[test]
    fn pages_of_settings_and_pages_that_cancel_are_not_on_it() {
        for url in [
            "https://www.netflix.com/cancelplan",
            "https://account.edx.org/",
            "https://substack.com/settings",
            "https://www.blueapron.com/cancel_subscription",
            "about:blank",
        ] {
            assert!(!is_account_deletion(url), "{url}");
        }
    }

    #[test]
    fn the_list_is_written_as_it_is_looked_up() {
        assert!(known().len() > 500);
        for line in known() {
            assert_eq!(*line, line.to_lowercase());
            assert!(!line.starts_with("www.") && !line.contains("://"), "{line}");
            assert!(
                is_account_deletion(&format!("https://www.{line}")),
                "{line}"
            );
        }
    }
}
