//! Where a subscription is ended that somebody else bills. Data: `data/billers.toml`.
use crate::named;
use serde::Deserialize;
use std::sync::OnceLock;

#[derive(Deserialize)]
struct File {
    biller: Vec<Biller>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Biller {
    /// What pages call it, small.
    names: Vec<String>,
    /// The way to where it is ended there.
    go: String,
    /// The public pages where that was read.
    #[serde(rename = "from")]
    _from: Vec<String>,
}

/// The way to each biller that this sentence names.
pub(crate) fn ways(sentence: &str) -> Vec<&'static str> {
    let named = |name: &String| named::names(name, sentence);
    let known = all().iter().filter(|b| b.names.iter().any(named));
    known.map(|b| b.go.as_str()).collect()
}

fn all() -> &'static [Biller] {
    static ALL: OnceLock<Vec<Biller>> = OnceLock::new();
    // A file that can't be read fails the tests; a released build never has one.
    ALL.get_or_init(|| {
        toml::from_str(include_str!("../data/billers.toml"))
            .map_or_else(|_| Vec::new(), |f: File| f.biller)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_to_whoever_bills_is_known_in_any_language() {
        let way = |sentence: &str| ways(sentence).join(" ");
        assert!(way("Your subscription is billed through Apple.").contains("iPhone"));
        assert!(way("Dein Abo wird über Google Play abgerechnet.").contains("play.google.com"));
        assert!(way("サブスクリプションはRoku経由で請求されます。").contains("my.roku.com"));
        let both = way("Billed by Apple or PayPal");
        assert!(both.contains("iPhone") && both.contains("PayPal"));
        assert_eq!(way("Billed by your mobile carrier"), "");
        assert_eq!(way("Grapple with it"), "");
    }
}
