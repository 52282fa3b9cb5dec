//! Texts without what could open a door: of an address the page is left, and nothing else of how one got there; of what is named as a
//! key, a token or a cookie, the name. It must not know what a receipt is.
mod named;

use named::Named;
use serde_json::Value;

/// In the place of what is left out.
const LEFT_OUT: &str = "…";
/// So long are ids and keys; words are shorter.
const LONG: usize = 16;

/// Every text in there without secrets.
pub fn value(value: Value) -> Value {
    match value {
        Value::String(text) => Value::String(self::text(&text)),
        Value::Array(all) => all.into_iter().map(self::value).collect(),
        Value::Object(all) => {
            let each = all.into_iter().map(|(name, v)| {
                let v = match v {
                    Value::String(_) if named::is_password(&name) => LEFT_OUT.into(),
                    Value::String(text) if named::is_secret(&name) => Value::String(keyless(&text)),
                    Value::Number(_) if named::is_secret(&name) => LEFT_OUT.into(),
                    other => self::value(other),
                };
                (name, v)
            });
            Value::Object(each.collect())
        }
        other => other,
    }
}

fn keyless(text: &str) -> String {
    match is_key(text) {
        true => LEFT_OUT.to_owned(),
        false => self::text(text),
    }
}

/// The text, its addresses without user, query, fragment and whatever in their path looks like a key, and what is named a secret
/// without it.
pub fn text(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut rest = text;
    let mut named = Named::default();
    while !rest.is_empty() {
        let end = rest.find(|c| !in_address(c)).unwrap_or(rest.len());
        let (run, after) = rest.split_at(end);
        kept.push_str(&match address(run) {
            _ if named.drops(run) => LEFT_OUT.to_owned(),
            Some(address) => {
                named = Named::default();
                address
            }
            None => named.run(run),
        });
        let next = after.find(in_address).unwrap_or(after.len());
        named.between(&after[..next]);
        kept.push_str(&after[..next]);
        rest = &after[next..];
    }
    kept
}

/// May stand in an address, as a browser writes one (<https://url.spec.whatwg.org/#query-percent-encode-set>). Letters beyond
/// ASCII go on: browsers show them.
fn in_address(c: char) -> bool {
    c.is_ascii_graphic() && !['"', '<', '>'].contains(&c) || c.is_alphanumeric()
}

/// One run of such characters, if it is an address.
fn address(run: &str) -> Option<String> {
    if !is_address(run) {
        return None;
    }
    let (head, host) = match run.split_once("://") {
        Some((scheme, rest)) => (format!("{scheme}://"), rest),
        None => (String::new(), run),
    };
    let host = match head.is_empty() {
        true => host,
        false => without_user(host),
    };
    let end = host.find(['?', '#', ';']).unwrap_or(host.len());
    let (path, more) = host.split_at(end);
    let segments = path.split('/').enumerate();
    let kept: Vec<&str> = segments
        .map(|(n, s)| if n > 0 && is_key(s) { LEFT_OUT } else { s })
        .collect();
    let more = match more.contains(char::is_alphanumeric) {
        true => LEFT_OUT,
        // A question mark at the end of a sentence.
        false => more,
    };
    Some(format!("{head}{}{more}", kept.join("/")))
}

fn is_address(run: &str) -> bool {
    let asks = |mark: char| {
        let parts = run.split_once(mark);
        parts.is_some_and(|(before, after)| {
            after.contains('=') && (before.is_empty() || before.contains(['/', '.']))
        })
    };
    run.contains("://")
        || run.starts_with('/')
        || run.contains("www.")
        || run.contains("mailto:")
        || asks('?')
        || asks('#')
        || asks(';')
}

/// The host and what follows, without a user name and password before it.
fn without_user(rest: &str) -> &str {
    let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
    rest[..end].rfind('@').map_or(rest, |at| &rest[at + 1..])
}

/// No word that somebody chose for a page: long, and of letters and digits or of both cases mixed.
fn is_key(segment: &str) -> bool {
    let key = |part: &str| {
        let count = |is: fn(&char) -> bool| part.chars().filter(is).count();
        let letters = count(char::is_ascii_alphabetic);
        let (digits, upper) = (count(char::is_ascii_digit), count(char::is_ascii_uppercase));
        let mixed = upper > 2 && letters - upper > 2;
        part.len() >= LONG && (letters > 0 && digits > 2 || mixed || digits >= LONG)
    };
    let whole: String = segment.chars().filter(|c| *c != '-').collect();
    let is_uuid = whole.len() == 32 && whole.chars().all(|c| c.is_ascii_hexdigit());
    let mut parts = segment.split(['.', '-', '_', '~', ':', ',', '=', '%']);
    is_uuid || parts.any(key) || segment.len() > 2 * LONG && key(&segment.replace(['_', '-'], ""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_keeps_its_page_and_nothing_that_opens_it() {
        let key = "Zk3mQ9xT1vB7nL5cW2sD";
        let cases = [
            (
                "https://a.com/account?token=S3CRET&x=1",
                "https://a.com/account…",
            ),
            (
                "https://a.com/account#access_token=S3CRET",
                "https://a.com/account…",
            ),
            (
                "https://a.com/account;jsessionid=S3CRET",
                "https://a.com/account…",
            ),
            ("https://me:S3CRET@a.com/account", "https://a.com/account"),
            ("https://a.com/magic/KEY/done", "https://a.com/magic/…/done"),
            (
                "https://a.com/u/3f2b8c1e-9a77-4d10-b1a2-0c9d8e7f6a5b",
                "https://a.com/u/…",
            ),
            ("www.a.com/x?c=S3CRET", "www.a.com/x…"),
            ("a.com/x?c=S3CRET", "a.com/x…"),
            ("/confirm?c=S3CRET", "/confirm…"),
            ("?c=S3CRET", "…"),
            ("/magic/KEY", "/magic/…"),
            ("mailto:me@a.com?body=S3CRET", "mailto:me@a.com…"),
            ("(see https://a.com/a?c=S3CRET)", "(see https://a.com/a…"),
            (
                "{\"href\":\"https://a.com/a?c=S3CRET\",\"n\":1}",
                "{\"href\":\"https://a.com/a…\",\"n\":1}",
            ),
            (
                "詳細はhttps://a.com/a?c=S3CRET をどうぞ",
                "詳細はhttps://a.com/a… をどうぞ",
            ),
            ("Bearer eyJhbGciOiJIUzI1NiJ9.S3CRET.S3CRET", "Bearer …"),
            ("Authorization: Bearer KEY", "Authorization: Bearer …"),
            (
                "Authorization: Basic bWU6Zk3mQ9xT1vB7nL5cW2sD==",
                "Authorization: Basic …",
            ),
            (
                "Set-Cookie: sid=KEY; Path=/; lang=S3CRET\nBye",
                "Set-Cookie: sid=…; Path=…; lang=…\nBye",
            ),
            ("cookie: a=S3CRET; b=KEY", "cookie: a=…; b=…"),
            ("PHPSESSID=S3CRET", "PHPSESSID=…"),
            ("(session_id=S3CRET)", "(session_id=…)"),
            ("csrf-token=S3CRET&x=1", "csrf-token=…&x=1"),
            ("Your API key: KEY.", "Your API key: …"),
            ("Your session KEY has begun", "Your session … has begun"),
            ("{\"access_token\":\"KEY\"}", "{\"access_token\":\"…\"}"),
            ("{'sessionid': 'KEY'}", "{'sessionid': '…'}"),
            ("Password: hunter2! Hi", "Password: … Hi"),
            ("Passwort: hunter2! Hi", "Passwort: … Hi"),
            ("Contraseña: hunter2! Hi", "Contraseña: … Hi"),
            ("Wachtwoord=hunter2! Hi", "Wachtwoord=… Hi"),
            ("パスワード: hunter2! Hi", "パスワード: … Hi"),
            (
                "Your password : /h?u=n;2 is new",
                "Your password : … is new",
            ),
            ("(passcode:hunter2)", "(passcode:…)"),
            ("PIN: 4829.", "PIN: …"),
            (
                "{\"password\": \"a,b\", \"n\": 1}",
                "{\"password\": \"…\", \"n\": 1}",
            ),
            ("Use sk-ant-KEY or ghp_KEY", "Use … or …"),
        ];
        for (with, without) in cases {
            let got = text(&with.replace("KEY", key));
            assert_eq!(got, without, "{with}");
            assert!(!got.contains("S3CRET") && !got.contains(key));
            assert_eq!(text(&got), got, "once is enough");
        }
    }

    #[test]
    fn what_is_no_secret_stays_as_it_is() {
        for same in [
            "Your subscription ends on 4 December 2026. Really cancel?",
            "https://www.streamora.com/account/cancel-subscription",
            "https://a.com/2026/12/how-to-cancel-your-premium-membership?",
            "Confirmation number: 3f2b8c1e-9a77-4d10-b1a2-0c9d8e7f6a5b",
            "Forgot your password? This session ends soon. Cookies: necessary only.",
            "Your token of thanks: 2 months (until 4 December 2026), code WELCOME-BACK",
            "Password:\nShow the password (8 letters or more)",
            "Code: 482913",
            "Secret: everybody-who-stays-pays-less",
            "Write to support@a.com; we're here 24/7 and/or on weekends",
            "€12.99/month = €155.88/year",
            "1f4a3c5b6d7e8f901f4a3c5b6d7e8f901f4a3c5b6d7e8f901f4a3c5b6d7e8f90",
            "",
        ] {
            assert_eq!(text(same), same);
        }
    }

    #[test]
    fn what_json_names_a_secret_is_left_out_of_it() {
        let (key, rest) = ("Zk3mQ9xT1vB7nL5cW2sD", "Zk3mQ9xT1vB7nL5cW2sE");
        let json = serde_json::json!({ "session": key, "run": rest, "all": [{ "csrfToken": key, "token": "none", "pin": 1, "pass": { "password": "hunter" }, "auth_token": 482_913 }] });
        let without = serde_json::json!({ "session": "…", "run": rest, "all": [{ "csrfToken": "…", "token": "none", "pin": 1, "pass": { "password": "…" }, "auth_token": "…" }] });
        assert_eq!(value(json), without);
    }

    proptest::proptest! {
        #[test]
        fn whatever_a_name_calls_a_secret_is_gone(secret in "[a-z]{6}[0-9]{6}[A-Z]{6}[a-zA-Z0-9]{0,20}", name in "(sid|session_id|auth-token|API_KEY|Password)", joint in "(=|: |:| = )", after in "([ \"<\n].{0,20})?") {
            let got = text(&format!("{name}{joint}{secret}{after}"));
            proptest::prop_assert!(!got.contains(&secret), "{got}");
        }

        #[test]
        fn whatever_follows_the_question_mark_is_gone(secret in "[!#-;=?-~]{8,40}", before in ".{0,20}", after in "[ \"<\n].{0,20}") {
            let marked = format!("S3{secret}3S");
            let got = text(&format!("{before} https://a.com/account?t={marked}{after}"));
            proptest::prop_assert!(!got.contains(&marked), "{got}");
        }

        #[test]
        fn no_text_makes_it_stop(any in ".{0,200}") {
            let once = text(&any);
            proptest::prop_assert_eq!(text(&once), once);
        }
    }
}
