//! The receipt: what happened, as one HTML file without scripts (one A4 page when printed), as JSON, with the pictures and
//! the end of the journal's chain. It must not judge anything: every word of the outcome is the engine's.
use crate::clock;
use crate::places::{self, Places, PlacesError};
use crate::store::{Head, hex};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use engine::quotes::Quote;
use engine::receipt::{Approval, Look, LookKind, ReceiptFacts, Step};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use protocol::message::Via;
use protocol::task::TaskResult;
use protocol::view::StepMark;
use serde::Serialize;
use sha2::{Digest, Sha256};
use std::path::Path;

const STYLE: &str = include_str!("receipt.css");
/// Nothing in the file may load or run anything, wherever it is opened.
const POLICY: &str = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";

/// Everything that stands in `receipt.json`.
#[derive(Debug, Serialize)]
pub struct Receipt<'a> {
    #[serde(flatten)]
    pub facts: &'a ReceiptFacts,
    pub result: &'a TaskResult,
    pub journal: Chain,
}

/// What the journal amounts to: each row's hash is SHA-256 of the previous hash and the row's JSON; the first is all zeros.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Chain {
    pub rows: i64,
    pub sha256: String,
}

/// Where a receipt was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paths {
    pub html: String,
    pub json: String,
}

struct Picture {
    caption: &'static str,
    file: &'static str,
    png: Vec<u8>,
}

impl<'a> Receipt<'a> {
    pub fn new(facts: &'a ReceiptFacts, result: &'a TaskResult, head: Head) -> Self {
        Self {
            facts,
            result,
            journal: Chain {
                rows: head.seq,
                sha256: head.hex(),
            },
        }
    }
}

/// Writes the receipt's folder as a whole or not at all. `pictures` is the run's folder.
pub fn write(
    places: &Places,
    receipt: &Receipt<'_>,
    pictures: &Path,
) -> Result<Paths, PlacesError> {
    let facts = receipt.facts;
    let service = if facts.service.is_empty() {
        &facts.site
    } else {
        &facts.service
    };
    let run: String = places::file_name(&facts.run.0).chars().take(8).collect();
    let name = format!(
        "{}-{}-{run}",
        clock::local_date(facts.ended),
        places::file_name(service)
    );
    let receipts = places.receipts()?;
    let (folder, draft) = (receipts.join(&name), receipts.join(format!(".{name}.part")));
    let failed = |source| PlacesError::Folder {
        path: folder.clone(),
        source,
    };
    // A draft left by a crash, or a receipt of this very run, gives way to the new one.
    for old in [&draft, &folder] {
        match std::fs::remove_dir_all(old) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                return Err(failed(error));
            }
            _ => {}
        }
    }
    places::private_dir(&draft)?;
    let found = load(facts, pictures);
    for picture in &found {
        places::write_private(&draft.join(picture.file), &picture.png)?;
    }
    let mut json = serde_json::to_value(receipt).map_err(|e| failed(std::io::Error::other(e)))?;
    rename(&mut json, &found);
    json["pictures"] = found
        .iter()
        .map(|p| serde_json::json!({ "file": p.file, "sha256": hex(&Sha256::digest(&p.png)) }))
        .collect();
    let json = serde_json::to_vec_pretty(&json).map_err(|e| failed(std::io::Error::other(e)))?;
    places::write_private(&draft.join("receipt.json"), &json)?;
    places::write_private(
        &draft.join("receipt.html"),
        page(receipt, &found).into_string().as_bytes(),
    )?;
    std::fs::rename(&draft, &folder).map_err(failed)?;
    let path = |file: &str| folder.join(file).display().to_string();
    Ok(Paths {
        html: path("receipt.html"),
        json: path("receipt.json"),
    })
}

/// The title of a receipt that [`write`] made.
pub fn title_of(html: &str) -> &str {
    let inner = html
        .split_once("<title>")
        .and_then(|(_, rest)| rest.split_once("</title>"));
    inner.map_or("Receipt", |(title, _)| title)
}

/// In the receipt a picture has the name that it has beside it.
fn rename(json: &mut serde_json::Value, found: &[Picture]) {
    for (key, file) in [
        ("picture_before", "before.png"),
        ("picture_after", "after.png"),
    ] {
        let there = found.iter().any(|p| p.file == file);
        json[key] = there.then_some(file).into();
    }
}

fn load(facts: &ReceiptFacts, folder: &Path) -> Vec<Picture> {
    let wanted = [
        (&facts.picture_before, "Before the last step", "before.png"),
        (&facts.picture_after, "After it", "after.png"),
    ];
    let mut found = Vec::new();
    for (name, caption, file) in wanted {
        let Some(name) = name.as_deref().filter(|n| !n.contains(['/', '\\'])) else {
            continue;
        };
        match std::fs::read(folder.join(name)) {
            Ok(png) => found.push(Picture { caption, file, png }),
            Err(error) => tracing::warn!("a picture of the receipt can't be read: {error}"),
        }
    }
    found
}

fn page(receipt: &Receipt<'_>, pictures: &[Picture]) -> Markup {
    let facts = receipt.facts;
    let service = if facts.service.is_empty() {
        &facts.site
    } else {
        &facts.service
    };
    let proof = match (facts.success, facts.verified) {
        (true, true) => "proven",
        (true, false) => "open",
        _ => "other",
    };
    html! {
        (DOCTYPE)
        html lang=(facts.lang) {
            head {
                meta charset="utf-8";
                meta http-equiv="Content-Security-Policy" content=(POLICY);
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (service) " – receipt of " (clock::local_date(facts.ended)) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                main {
                    header {
                        p class="who" { "SubTerminator · receipt" }
                        h1 { (service) }
                        p class={ "outcome " (proof) } { (facts.outcome) }
                        @for line in &facts.lines { p { (line) } }
                    }
                    section aria-labelledby="facts" {
                        h2 id="facts" { "What is known" }
                        dl { (known(facts)) }
                    }
                    @if let Some(wording) = &facts.confirmation {
                        section aria-labelledby="confirmation" {
                            h2 id="confirmation" { "The site's own words" }
                            blockquote dir="auto" { (wording.text) }
                            p class="source" { (wording.url) " · " (clock::local(wording.at)) }
                        }
                    }
                    @if facts.first_look.is_some() || facts.second_look.is_some() {
                        section aria-labelledby="looks" {
                            h2 id="looks" { "Both looks" }
                            dl {
                                @if let Some(look) = &facts.first_look { (seen("First", look)) }
                                @if let Some(look) = &facts.second_look { (seen("Second", look)) }
                            }
                        }
                    }
                    @if !pictures.is_empty() {
                        section class="pictures" aria-label="Pictures" {
                            @for picture in pictures {
                                figure {
                                    img alt=(picture.caption) src={ "data:image/png;base64," (BASE64.encode(&picture.png)) };
                                    figcaption { (picture.caption) }
                                }
                            }
                        }
                    }
                    (walked(&facts.steps))
                    (approved(&facts.approvals))
                    @if facts.success { (letter(facts, service)) }
                    footer {
                        p { "Run " (facts.run) " · SubTerminator " (facts.version) " · " (clock::iso(facts.started)) " – " (clock::iso(facts.ended)) }
                        p { "Journal: " (receipt.journal.rows) " rows, SHA-256 chain " code { (receipt.journal.sha256) } }
                        @for picture in pictures {
                            p { (picture.file) ": SHA-256 " code { (hex(&Sha256::digest(&picture.png))) } }
                        }
                    }
                }
            }
        }
    }
}

fn known(facts: &ReceiptFacts) -> Markup {
    let quotes: [(&str, &Option<Quote>); 6] = [
        ("Plan", &facts.plan),
        ("Price", &facts.price),
        ("Effective", &facts.effective),
        ("Fee", &facts.fee),
        ("Refund", &facts.refund),
        ("Confirmation number", &facts.confirmation_number),
    ];
    html! {
        div { dt { "Site" } dd { (facts.site) } }
        @for (label, quote) in quotes {
            @if let Some(quote) = quote {
                div { dt { (label) } dd { (quote.text) @if quote.source != quote.text { " " q dir="auto" { (quote.source) } } } }
            }
        }
        @if facts.success && facts.effective.is_none() {
            div { dt { "Effective" } dd { "The page doesn't say when it takes effect." } }
        }
        div { dt { "When" } dd { (clock::local(facts.ended)) } }
        @if facts.dry_run { div { dt { "Kind" } dd { "Dry run: nothing was changed." } } }
    }
}

fn seen(which: &str, look: &Look) -> Markup {
    let how = match look.how {
        LookKind::Shown => "the page in the tab",
        LookKind::Fetched => "the account page, fetched anew",
        LookKind::Reopened => "the account page, opened anew",
    };
    html! {
        div {
            dt { (which) }
            dd {
                (how) ", " (clock::local(look.at))
                @if !look.wording.is_empty() { ": " q dir="auto" { (look.wording) } }
                span class="source" { " " (look.url) }
            }
        }
    }
}

fn walked(steps: &[Step]) -> Markup {
    html! {
        @if !steps.is_empty() {
            section aria-labelledby="steps" {
                h2 id="steps" { "Steps" }
                ol {
                    @for step in steps {
                        li { span aria-hidden="true" { (mark(step.mark)) } " " bdi { (step.text) } " " time { (clock::local_time(step.at)) } }
                    }
                }
            }
        }
    }
}

/// The marks of panel and terminal.
pub fn mark(mark: StepMark) -> &'static str {
    match mark {
        StepMark::Done => "✓",
        StepMark::Doing => "◌",
        StepMark::YourTurn => "✋",
        StepMark::Failed => "✗",
    }
}

fn approved(approvals: &[Approval]) -> Markup {
    let answer = |a: &Approval| match (a.approved, a.via) {
        (true, _) => "Approved",
        (false, Some(_)) => "Rejected",
        (false, None) => "No answer, which counts as no",
    };
    let place = |via: Via| match via {
        Via::Overlay => "in the page",
        Via::Window => "in the small window",
        Via::Terminal => "in the terminal",
    };
    html! {
        @if !approvals.is_empty() {
            section aria-labelledby="approvals" {
                h2 id="approvals" { "Your word" }
                @for approval in approvals {
                    p {
                        strong { (answer(approval)) }
                        @if let Some(via) = approval.via { " " (place(via)) }
                        ", asked " (clock::local(approval.asked)) ", settled " (clock::local(approval.answered))
                    }
                    pre dir="auto" { (approval.question) }
                }
            }
        }
    }
}

fn letter(facts: &ReceiptFacts, service: &str) -> Markup {
    let effective = facts
        .effective
        .as_ref()
        .map_or(String::new(), |q| format!(", effective {}", q.text));
    let number = facts
        .confirmation_number
        .as_ref()
        .map_or(String::new(), |q| {
            format!(" Your confirmation number is {}.", q.text)
        });
    html! {
        details class="letter" {
            summary { "If they charge you all the same: a letter to copy" }
            p { "To " (service) "," }
            p { "I cancelled my subscription on " (clock::local_date(facts.ended)) (effective) "." (number) }
            @if let Some(wording) = &facts.confirmation {
                p { "Your site confirmed it at " (wording.url) " in these words: " q dir="auto" { (wording.text) } }
            }
            p { "Please return every charge made after that date, and confirm in writing that the subscription has ended. The record of the cancellation is attached." }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::receipt::Wording;
    use protocol::ids::{RunId, Timestamp};
    use protocol::page_state::PageState;
    use protocol::task::Reason;

    const AT: Timestamp = Timestamp(1_763_654_400_000);

    fn quote(text: &str, source: &str) -> Option<Quote> {
        Some(Quote {
            text: text.into(),
            source: source.into(),
        })
    }

    fn facts() -> ReceiptFacts {
        ReceiptFacts {
            run: RunId("0123456789ab".into()),
            lang: "en".into(),
            service: "Streamora".into(),
            site: "www.streamora.com".into(),
            plan: quote("Premium", "Premium"),
            price: quote("€12.99", "€12.99 a month"),
            outcome: "Your subscription is cancelled.".into(),
            lines: vec!["You keep access until 4 December 2026.".into()],
            reason: Reason::Completed,
            success: true,
            verified: true,
            dry_run: false,
            effective: quote("4 December 2026", "Your plan ends on 4 December 2026"),
            fee: None,
            refund: None,
            confirmation_number: None,
            confirmation: Some(Wording {
                text: "We're sorry to see you go <script>alert(1)</script>".into(),
                url: "https://www.streamora.com/done".into(),
                at: AT,
            }),
            first_look: None,
            second_look: Some(Look {
                url: "https://www.streamora.com/account".into(),
                at: AT,
                state: PageState::AccountCancelled,
                wording: "Cancelled".into(),
                how: LookKind::Fetched,
            }),
            steps: vec![Step {
                at: AT,
                mark: StepMark::Done,
                text: "Pressed “Finish”".into(),
            }],
            approvals: vec![Approval {
                asked: AT,
                answered: AT,
                question: "Approve the last step?".into(),
                approved: true,
                via: Some(Via::Terminal),
            }],
            picture_before: Some("7.png".into()),
            picture_after: Some("../../outside.png".into()),
            started: AT,
            ended: AT,
            agent: None,
            version: "0.1.0".into(),
        }
    }

    fn result() -> TaskResult {
        TaskResult {
            success: true,
            verified: true,
            reason: Reason::Completed,
            turns: 5,
            final_url: "https://www.streamora.com/done".into(),
            error: None,
            run: Some("0123456789ab".into()),
            effective: Some("4 December 2026".into()),
            receipt: None,
            usage: None,
        }
    }

    fn written() -> (tempfile::TempDir, Paths) {
        let temp = tempfile::tempdir().unwrap();
        let places = Places::at(temp.path().join("data")).unwrap();
        let pictures = temp.path().join("pictures");
        std::fs::create_dir(&pictures).unwrap();
        std::fs::write(pictures.join("7.png"), b"\x89PNG picture").unwrap();
        std::fs::write(temp.path().join("outside.png"), b"not ours").unwrap();
        let head = Head::START.next("{}");
        let (facts, result) = (facts(), result());
        let receipt = Receipt::new(&facts, &result, head);
        // Twice: the second one takes the place of the first.
        write(&places, &receipt, &pictures).unwrap();
        let paths = write(&places, &receipt, &pictures).unwrap();
        (temp, paths)
    }

    #[test]
    fn it_says_what_happened_and_runs_nothing() {
        let (_temp, paths) = written();
        let html = std::fs::read_to_string(&paths.html).unwrap();
        assert_eq!(
            title_of(&html),
            format!("Streamora – receipt of {}", clock::local_date(AT))
        );
        for words in [
            "Your subscription is cancelled.",
            "4 December 2026",
            "We're sorry to see you go &lt;script&gt;",
            "the account page, fetched anew",
            "Approved",
            "in the terminal",
            &Head::START.next("{}").hex(),
        ] {
            assert!(html.contains(words), "{words}");
        }
        assert!(!html.contains("<script"), "nothing in it may run");
        assert!(!html.contains("http-equiv=\"refresh\"") && !html.contains("src=\"http"));
    }

    #[test]
    fn the_pictures_are_inside_and_beside_it_and_only_the_run_s_own() {
        let (_temp, paths) = written();
        let html = std::fs::read_to_string(&paths.html).unwrap();
        assert!(html.contains(&format!(
            "data:image/png;base64,{}",
            BASE64.encode(b"\x89PNG picture")
        )));
        let folder = Path::new(&paths.html).parent().unwrap();
        assert!(folder.join("before.png").exists());
        assert!(
            !folder.join("after.png").exists(),
            "a name that leaves the run's folder is not followed"
        );
        let json: serde_json::Value =
            serde_json::from_slice(&std::fs::read(&paths.json).unwrap()).unwrap();
        assert_eq!(
            json["pictures"][0]["sha256"],
            hex(&Sha256::digest(b"\x89PNG picture"))
        );
        assert_eq!(json["picture_before"], "before.png");
        assert_eq!(json["picture_after"], serde_json::Value::Null);
        assert_eq!(json["journal"]["rows"], 1);
        assert_eq!(json["result"]["reason"], "completed");
        assert!(
            folder
                .file_name()
                .unwrap()
                .to_str()
                .unwrap()
                .ends_with("-streamora-01234567")
        );
    }
}
