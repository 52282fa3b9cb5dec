//! The receipt: what happened, as one HTML file without scripts (one A4 page when printed), as JSON, with the pictures and
//! the end of the journal's chain. It must not judge anything: every word of the outcome is the engine's.
mod page;
mod pictures;

use crate::places::{self, Places, PlacesError};
use crate::store::{Head, hex};
use crate::{clean, clock, redact};
use engine::letter::Written;
use engine::receipt::ReceiptFacts;
use protocol::report::FileHash;
use protocol::task::TaskResult;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::path::Path;

/// Everything that stands in `receipt.json`.
#[derive(Debug, Serialize)]
pub struct Receipt<'a> {
    #[serde(flatten)]
    pub facts: &'a ReceiptFacts,
    pub result: &'a TaskResult,
    pub journal: Chain,
}

/// What the journal amounts to: each row's hash is SHA-256 of the previous hash and the row's JSON; the first is all zeros.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chain {
    /// Up to this row; what is written after the receipt itself isn't in it.
    pub rows: i64,
    pub sha256: String,
}

/// Where a receipt was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paths {
    pub html: String,
    pub json: String,
    pub files: Vec<FileHash>,
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
    // What stands on a receipt is made to be shown to others.
    let unwritable = |source| PlacesError::Folder {
        path: places.data.clone(),
        source,
    };
    let facts = &without_secrets(receipt.facts).map_err(unwritable)?;
    let result = &without_secrets(receipt.result).map_err(unwritable)?;
    let receipt = &Receipt {
        facts,
        result,
        journal: receipt.journal.clone(),
    };
    let run: String = places::file_name(&facts.run.0).chars().take(8).collect();
    let name = format!(
        "{}-{}-{run}",
        clock::local_date(facts.ended),
        places::file_name(service(facts))
    );
    let receipts = places.receipts()?;
    let (folder, draft) = (receipts.join(&name), receipts.join(format!(".{name}.part")));
    let failed = |source| PlacesError::Folder {
        path: folder.clone(),
        source,
    };
    // A draft left by a crash.
    remove(&draft).map_err(failed)?;
    places::private_dir_in(&receipts, &format!(".{name}.part"))?;
    let mut files = Vec::new();
    let mut put = |file: &str, bytes: &[u8]| {
        files.push(hashed(file, bytes));
        places::write_private(&draft.join(file), bytes)
    };
    let found = pictures::load(facts, pictures);
    for picture in &found {
        put(picture.file, &picture.png)?;
    }
    let mut json = serde_json::to_value(receipt).map_err(|e| failed(std::io::Error::other(e)))?;
    pictures::name(&found, &mut json);
    json["letter"] = letter(facts).map(|l| l.paragraphs.join("\n\n")).into();
    put("receipt.json", clean::json(&format!("{json:#}")).as_bytes())?;
    let html = clean::text(&page::page(receipt, &found).into_string());
    put("receipt.html", html.as_bytes())?;
    // A receipt of this very run gives way only to a whole one.
    remove(&folder).map_err(failed)?;
    std::fs::rename(&draft, &folder).map_err(failed)?;
    places::saved_name(&folder).map_err(failed)?;
    let path = |file: &str| folder.join(file).display().to_string();
    Ok(Paths {
        html: path("receipt.html"),
        json: path("receipt.json"),
        files,
    })
}

pub fn hashed(file: &str, bytes: &[u8]) -> FileHash {
    FileHash {
        file: file.to_owned(),
        sha256: hex(&Sha256::digest(bytes)),
    }
}

fn without_secrets<T: Serialize + DeserializeOwned>(of: &T) -> std::io::Result<T> {
    let value = redact::value(serde_json::to_value(of)?);
    Ok(serde_json::from_value(value)?)
}

/// Everything of a receipt that [`write`] made, as it is read back.
#[derive(Debug, Deserialize)]
struct Kept {
    #[serde(flatten)]
    facts: ReceiptFacts,
    result: TaskResult,
    journal: Chain,
}

/// The receipt whose page this is, laid out for paper. `proof` is what its journal amounts to today.
pub fn on_paper(html: &Path, proof: &str) -> std::io::Result<String> {
    let json = places::read_private(&html.with_extension("json"))?;
    let Kept {
        facts,
        result,
        journal,
    } = serde_json::from_slice(&json).map_err(std::io::Error::other)?;
    let found = pictures::load(&facts, html.parent().unwrap_or(Path::new("")));
    let receipt = Receipt {
        facts: &facts,
        result: &result,
        journal,
    };
    Ok(clean::text(
        &page::sheets(&receipt, &found, proof).into_string(),
    ))
}

fn remove(folder: &Path) -> std::io::Result<()> {
    match std::fs::remove_dir_all(folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// To the service, where the run gives it something to be told.
fn letter(facts: &ReceiptFacts) -> Option<Written> {
    engine::letter::of(facts, service(facts), &clock::local_date(facts.ended))
}

/// What the receipt calls the service.
fn service(facts: &ReceiptFacts) -> &str {
    if facts.service.is_empty() {
        &facts.site
    } else {
        &facts.service
    }
}

/// The title of a receipt that [`write`] made, as plain text.
pub fn title_of(html: &str) -> String {
    let inner = html
        .split_once("<title>")
        .and_then(|(_, rest)| rest.split_once("</title>"));
    let title = inner.map_or("Receipt", |(title, _)| title);
    // Just what was escaped when it was written; the ampersand last, so that nothing is taken back twice.
    [
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&amp;", "&"),
    ]
    .iter()
    .fold(title.to_owned(), |text, (from, to)| text.replace(from, to))
}

#[cfg(test)]
mod tests {
    use super::*;
    use base64::Engine as _;
    use base64::engine::general_purpose::STANDARD as BASE64;
    use engine::quotes::Quote;
    use engine::receipt::{Approval, Look, LookKind, Step, Wording};
    use protocol::ids::{RunId, Timestamp};
    use protocol::message::Via;
    use protocol::page_state::PageState;
    use protocol::task::Reason;
    use protocol::view::StepMark;

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
            page_lang: "en-GB".into(),
            pressed: Some("Finish cancellation".into()),
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
                answer: "You approved it in the terminal.".into(),
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
            would: None,
            run: Some("0123456789ab".into()),
            effective: Some("4 December 2026".into()),
            receipt: None,
            evidence: None,
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
            "You approved it in the terminal.",
            &Head::START.next("{}").hex(),
        ] {
            assert!(html.contains(words), "{words}");
        }
        assert!(!html.contains("<script"), "nothing in it may run");
        let policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";
        assert!(html.contains(&format!("Content-Security-Policy\" content=\"{policy}\"")));
        assert!(!html.contains("http-equiv=\"refresh\"") && !html.contains("src=\"http"));
    }

    #[test]
    fn on_paper_it_says_the_same_with_the_letter_open_the_pictures_inside_and_the_hash_on_each_sheet()
     {
        let (_temp, paths) = written();
        let html = on_paper(Path::new(&paths.html), "Journal whole, as the receipt says").unwrap();
        let hash = Head::START.next("{}").hex();
        for part in [
            "Your subscription is cancelled.",
            "We're sorry to see you go &lt;script&gt;",
            "Journal whole, as the receipt says",
            "<section class=\"letter\"",
            "I cancelled my Premium subscription on",
            &BASE64.encode(b"\x89PNG picture"),
            &format!("@bottom-left {{ content: \"{hash}\"; }}"),
            "size: A4",
        ] {
            assert!(html.contains(part), "{part}");
        }
        assert!(!html.contains("<script") && !html.contains("<details"));
        assert!(
            !html.contains("src=\"http"),
            "nothing is loaded from anywhere"
        );
    }

    #[test]
    fn a_hash_that_somebody_changed_reaches_no_style_sheet() {
        let (_temp, paths) = written();
        let json = std::fs::read_to_string(&paths.json).unwrap();
        let hash = Head::START.next("{}").hex();
        let bent = json.replace(&hash, "x\\\"; } } body { display: none } </style><p>");
        assert_ne!(bent, json);
        std::fs::write(&paths.json, bent).unwrap();
        let html = on_paper(Path::new(&paths.html), "").unwrap();
        assert_eq!(html.matches("</style>").count(), 1);
        assert!(!html.contains("body { display: none } </style>"));
    }

    fn letter_of(change: impl Fn(&mut ReceiptFacts)) -> String {
        let mut facts = facts();
        change(&mut facts);
        let result = result();
        page::page(&Receipt::new(&facts, &result, Head::START), &[]).into_string()
    }

    #[test]
    fn the_letter_claims_only_what_is_so() {
        let cancelled = letter_of(|_| {});
        assert!(cancelled.contains("I cancelled my Premium subscription on"));
        let already = letter_of(|f| f.reason = Reason::AlreadyCancelled);
        assert!(
            already.contains("showed my Premium subscription as cancelled")
                && !already.contains("I cancelled")
        );
        for nothing_ended in [Reason::DryRun, Reason::HumanRejected, Reason::Interrupted] {
            let page = letter_of(|f| f.reason = nothing_ended);
            assert!(!page.contains("a letter to copy"), "{nothing_ended:?}");
        }
        let nothing_pressed = letter_of(|f| {
            (f.reason, f.success, f.pressed) = (Reason::VerificationFailed, false, None);
        });
        assert!(!nothing_pressed.contains("a letter to copy"));
    }

    #[test]
    fn where_the_site_says_done_and_the_account_goes_on_the_letter_says_both_and_cancels_again() {
        let open = |reason: Reason, state: PageState| {
            letter_of(|f| {
                (f.reason, f.success, f.verified) = (reason, false, false);
                f.effective = None;
                f.second_look.as_mut().unwrap().state = state;
            })
        };
        let active = open(Reason::VerificationFailed, PageState::AccountActive);
        for part in [
            "I pressed “Finish cancellation” on your site to cancel my Premium subscription",
            "Your site confirmed it at https://www.streamora.com/done",
            "We're sorry to see you go",
            "My account still shows it as active.",
            "I hereby cancel it at the earliest possible date.",
            "[Name, customer number, e-mail address]",
        ] {
            assert!(active.contains(part), "{part}: {active}");
        }
        assert!(!active.contains("I cancelled my"), "{active}");
        let unclear = open(Reason::Completed, PageState::Unknown);
        assert!(
            unclear.contains("has confirmed nothing clearly"),
            "{unclear}"
        );
        assert!(!unclear.contains("still shows it as active"), "{unclear}");
    }

    #[test]
    fn the_letter_is_in_the_language_of_the_service_s_page() {
        for (lang, words) in [
            ("de-AT", "Ich habe mein Abo Premium am"),
            ("en", "I cancelled my Premium subscription on"),
            ("es", "Cancelé mi suscripción Premium el"),
            ("fr", "résilié mon abonnement Premium le"),
            ("it", "Ho disdetto il mio abbonamento Premium il"),
            ("ja", "サブスクリプション Premiumを解約いたしました"),
            ("nl", "Ik heb mijn abonnement Premium op"),
            ("pt-BR", "Cancelei minha assinatura Premium em"),
            ("sv", "Jag sade upp mitt abonnemang Premium den"),
            ("da", "Jeg opsagde mit abonnement Premium den"),
            ("tr", "tarihinde Premium aboneliğimi iptal ettim"),
            ("ko", "구독 Premium을 해지하였습니다"),
            ("fi", "I cancelled my Premium subscription on"),
        ] {
            let page = letter_of(|f| f.page_lang = lang.into());
            assert!(page.contains(words), "{lang}: {page}");
            assert!(
                !page.contains("{date}") && !page.contains("{plan}"),
                "{lang}"
            );
        }
    }

    #[test]
    fn a_title_is_plain_text_again() {
        let html = "<title>Tom &amp; Jerry &lt;b&gt; &amp;lt; – receipt</title>";
        assert_eq!(title_of(html), "Tom & Jerry <b> &lt; – receipt");
    }

    #[test]
    fn a_receipt_is_not_given_up_for_one_that_can_t_be_written() {
        let (temp, paths) = written();
        let places = Places::at(temp.path().join("data")).unwrap();
        let before = std::fs::read(&paths.json).unwrap();
        let folder = Path::new(&paths.html).parent().unwrap();
        let draft = format!(".{}.part", folder.file_name().unwrap().to_str().unwrap());
        // Something stands where the draft would be made.
        std::fs::write(places.receipts().unwrap().join(draft), "in the way").unwrap();
        let (facts, result) = (facts(), result());
        let receipt = Receipt::new(&facts, &result, Head::START);
        assert!(write(&places, &receipt, temp.path()).is_err());
        assert_eq!(std::fs::read(&paths.json).unwrap(), before);
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
        let letter = json["letter"].as_str().unwrap();
        assert!(
            letter.starts_with("To Streamora,\n\nI cancelled my Premium"),
            "{letter}"
        );
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
