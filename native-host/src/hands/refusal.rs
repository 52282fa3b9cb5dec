//! What a refused call says: why, and whether the page can have seen anything of it. It must not know what was called.
use super::said;
use protocol::action::{ActionError, ErrorCode, Touched};

/// Playwright's own log says how far it came: <https://playwright.dev/docs/actionability>
pub(super) fn refused(text: &str) -> ActionError {
    let told = said::error(text);
    let code = if told.contains("not found in the current page snapshot") {
        ErrorCode::RefInvalid
    } else if told.contains("intercepts pointer events") {
        ErrorCode::ElementObscured
    } else if told.contains("element is not enabled") {
        ErrorCode::ElementDisabled
    } else if told.contains("element is not visible") {
        ErrorCode::ElementNotVisible
    } else if told.contains("Timeout") {
        ErrorCode::Timeout
    } else {
        ErrorCode::ActionFailed
    };
    let first = said::first_line(text);
    let covers = told
        .lines()
        .find(|l| l.contains("intercepts pointer events"));
    let message = covers.map_or(first.clone(), |c| {
        format!("{first} {}", c.trim().trim_start_matches("- "))
    });
    ActionError { code, message }
}

/// Only what surely never reached the page has not touched it: what wasn't found, and what Playwright still waited to be able
/// to press when it gave up.
pub(super) fn touched_by(text: &str) -> Touched {
    let told = said::error(text);
    // The log's own line, not one that a page's words stand in. Playwright waits on for a page that comes late.
    if told.lines().any(|l| l.trim() == "- click action done") {
        return Touched::Yes;
    }
    let first = said::first_line(text);
    let never_found =
        first.starts_with("Ref ") && first.contains("not found in the current page snapshot");
    let gave_up_waiting = told.contains("exceeded")
        && told.contains("Call log:")
        && told.contains("waiting for")
        && !told.contains("performing")
        && !told.contains("click action done")
        && !told.contains("fill(")
        && !told.contains("selecting");
    match never_found || gave_up_waiting || said::is_held_up(text) {
        true => Touched::No,
        false => Touched::Unknown,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_surely_never_reached_the_page_has_not_touched_it() {
        let waiting = "### Error\nTimeoutError: Timeout 2000ms exceeded.\nCall log:\n  - waiting for locator('aria-ref=e45')\n    - <div>cover</div> intercepts pointer events\n  - retrying click action\n";
        assert_eq!(touched_by(waiting), Touched::No);
        assert_eq!(refused(waiting).code, ErrorCode::ElementObscured);
        assert!(refused(waiting).message.contains("<div>cover</div>"));
        let gone = "### Error\nError: Ref e9 not found in the current page snapshot. Try capturing new snapshot.";
        assert_eq!(touched_by(gone), Touched::No);
        assert_eq!(refused(gone).code, ErrorCode::RefInvalid);
        let held_up = "### Error\nError: Tool \"browser_click\" does not handle the modal state.\n### Modal state\n- [\"confirm\"]";
        assert_eq!(touched_by(held_up), Touched::No);
        let late = "### Error\nTimeoutError: Timeout 2000ms exceeded.\nCall log:\n  - waiting for locator\n  - performing click action\n  - click action done\n  - waiting for scheduled navigations to finish\n";
        assert_eq!(touched_by(late), Touched::Yes);
        for unknown in [
            "### Error\nTimeoutError: Timeout 2000ms exceeded.\nCall log:\n  - performing click action on <a title=\"not found in the current page snapshot\">\n",
            "### Error\nTimeoutError: Timeout 2000ms exceeded.\nCall log:\n  - performing click action on <a title=\"Tool does not handle the modal state\">\n",
            "### Error\nTimeoutError: Timeout 2000ms exceeded.\nCall log:\n  - waiting for locator\n  - performing click action\n",
            "### Error\nError: Target page, context or browser has been closed",
            "### Error\nTimeoutError: Timeout exceeded.",
            "",
        ] {
            assert_eq!(touched_by(unknown), Touched::Unknown, "{unknown}");
        }
    }
}
