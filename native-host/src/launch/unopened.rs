//! Why a page could not be opened, in words. Chromium names its network errors in
//! <https://chromium.googlesource.com/chromium/src/+/HEAD/net/base/net_error_list.h>.
use engine::words;

/// `error` as the browser gives it ("net::ERR_NAME_NOT_RESOLVED").
pub(super) fn in_words(error: &str) -> String {
    let code = error.trim_start_matches("net::ERR_");
    let key = match code {
        "NAME_NOT_RESOLVED" | "NAME_RESOLUTION_FAILED" | "ADDRESS_INVALID" => "unopened.no_address",
        "INTERNET_DISCONNECTED" | "NETWORK_CHANGED" | "PROXY_CONNECTION_FAILED" => {
            "unopened.offline"
        }
        "CONNECTION_REFUSED"
        | "CONNECTION_RESET"
        | "CONNECTION_CLOSED"
        | "EMPTY_RESPONSE"
        | "ADDRESS_UNREACHABLE" => "unopened.no_answer",
        "TIMED_OUT" | "CONNECTION_TIMED_OUT" => "unopened.late",
        "UNSAFE_PORT" => "unopened.port",
        "BLOCKED_BY_CLIENT" | "BLOCKED_BY_ADMINISTRATOR" => "unopened.blocked",
        "TOO_MANY_REDIRECTS" => "unopened.redirects",
        code if code.starts_with("CERT_") || code.starts_with("SSL_") => "unopened.not_secure",
        _ => return error.to_owned(),
    };
    // With its name, which a search engine knows.
    format!("{}, {error}", words::say(key, &[]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_browser_gives_as_a_code_is_said_in_words() {
        assert_eq!(
            in_words("net::ERR_CONNECTION_REFUSED"),
            "nothing answers there, net::ERR_CONNECTION_REFUSED"
        );
        assert!(in_words("net::ERR_CERT_DATE_INVALID").contains("certificate"));
        assert_eq!(in_words("net::ERR_NEW_ONE"), "net::ERR_NEW_ONE");
    }
}
