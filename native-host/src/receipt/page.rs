//! The receipt as people see it: one HTML page without scripts, one A4 page when printed.
use super::Receipt;
use super::pictures::Picture;
use crate::clock;
use crate::mark;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use engine::quotes::Quote;
use engine::receipt::{Approval, Look, LookKind, ReceiptFacts, Step};
use maud::{DOCTYPE, Markup, PreEscaped, html};

const STYLE: &str = include_str!("page.css");
/// Nothing in the file may load or run anything, wherever it is opened.
const POLICY: &str = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";

pub(super) fn page(receipt: &Receipt<'_>, pictures: &[Picture]) -> Markup {
    let facts = receipt.facts;
    let service = super::service(facts);
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
                        p { "Journal: rows 1 to " (receipt.journal.rows) ", SHA-256 chain " code { (receipt.journal.sha256) } ". “subterminator history show " (short(facts)) "” works it out anew." }
                        @for picture in pictures {
                            p { (picture.file) ": SHA-256 " code { (picture.sha256()) } }
                        }
                    }
                }
            }
        }
    }
}

/// As much of the run's id as tells it from the others.
fn short(facts: &ReceiptFacts) -> String {
    facts.run.0.chars().take(8).collect()
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
                        li { span aria-hidden="true" { (mark::step(step.mark)) } " " bdi { (step.text) } " " time { (clock::local_time(step.at)) } }
                    }
                }
            }
        }
    }
}

fn approved(approvals: &[Approval]) -> Markup {
    html! {
        @if !approvals.is_empty() {
            section aria-labelledby="approvals" {
                h2 id="approvals" { "What was asked, and the answer" }
                @for approval in approvals {
                    p {
                        strong { (approval.answer) }
                        " Asked " (clock::local(approval.asked)) ", settled " (clock::local(approval.answered)) "."
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
