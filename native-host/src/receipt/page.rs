//! The receipt as people see it: one HTML page without scripts, one A4 page when printed; or laid out for paper from the start.
use super::Receipt;
use super::pictures::Picture;
use crate::clock;
use crate::mark;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use engine::letter::Written;
use engine::quotes::Quote;
use engine::receipt::{Approval, Look, LookKind, ReceiptFacts, Step};
use engine::words::say;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use protocol::task::Reason;

const STYLE: &str = include_str!("page.css");
const PAPER: &str = include_str!("paper.css");
/// Nothing in the file may load or run anything, wherever it is opened.
const POLICY: &str = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";

pub(super) fn page(receipt: &Receipt<'_>, pictures: &[Picture]) -> Markup {
    drawn(receipt, pictures, None)
}

/// For paper; `proof` is what the journal amounts to now.
pub(super) fn sheets(receipt: &Receipt<'_>, pictures: &[Picture], proof: &str) -> Markup {
    drawn(receipt, pictures, Some(proof))
}

/// At the foot of each sheet: what the journal's chain comes to, and which sheet it is.
fn feet(sha256: &str) -> String {
    // Whatever stands in the file: only a hash gets into a style sheet.
    let hash: String = sha256.chars().filter(char::is_ascii_hexdigit).collect();
    format!(
        "@page {{ @bottom-left {{ content: \"{hash}\"; }} @bottom-right {{ content: counter(page) \" / \" counter(pages); }} }}"
    )
}

fn drawn(receipt: &Receipt<'_>, pictures: &[Picture], paper: Option<&str>) -> Markup {
    let facts = receipt.facts;
    let service = super::service(facts);
    let written = super::letter(facts);
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
                meta name="color-scheme" content=(if paper.is_some() { "light" } else { "light dark" });
                title { (say("on_receipt.title", &[("service", service), ("date", &clock::local_date(facts.ended))])) }
                style {
                    (PreEscaped(STYLE))
                    @if paper.is_some() { (PreEscaped(PAPER)) (PreEscaped(feet(&receipt.journal.sha256))) }
                }
            }
            body {
                main {
                    header {
                        p class="who" { (say("on_receipt.who", &[])) }
                        h1 { (service) }
                        p class={ "outcome " (proof) } { (facts.outcome) }
                        @for line in &facts.lines { p { (line) } }
                    }
                    section aria-labelledby="facts" {
                        h2 id="facts" { (say("on_receipt.known", &[])) }
                        dl { (known(facts)) }
                    }
                    @if let Some(wording) = &facts.confirmation {
                        section aria-labelledby="confirmation" {
                            h2 id="confirmation" { (say("on_receipt.confirmation", &[])) }
                            blockquote dir="auto" { (wording.text) }
                            p class="source" { (wording.url) " · " (clock::local(wording.at)) }
                        }
                    }
                    @if facts.first_look.is_some() || facts.second_look.is_some() {
                        section aria-labelledby="looks" {
                            h2 id="looks" { (say("on_receipt.looks", &[])) }
                            dl {
                                @if let Some(look) = &facts.first_look { (seen("on_receipt.look_first", look)) }
                                @if let Some(look) = &facts.second_look { (seen("on_receipt.look_second", look)) }
                            }
                        }
                    }
                    @if !pictures.is_empty() {
                        section class="pictures" aria-label=(say("on_receipt.pictures", &[])) {
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
                    @if let (None, Some(written)) = (paper, &written) {
                        details class="letter" {
                            summary { (say("on_receipt.letter", &[])) }
                            (letter(written))
                        }
                    }
                    footer {
                        p { (say("on_receipt.run", &[("run", &facts.run.0)])) " · SubTerminator " (facts.version) " · " (clock::iso(facts.started)) " – " (clock::iso(facts.ended)) }
                        p {
                            (with_code("on_receipt.journal", "sha256", &receipt.journal.sha256, &[("rows", &receipt.journal.rows.to_string())]))
                            " " (say("on_receipt.works_out", &[("run", &short(facts))]))
                        }
                        @if let Some(proof) = paper.filter(|proof| !proof.is_empty()) { pre { (proof) } }
                        @for picture in pictures {
                            p { (with_code("on_receipt.picture_hash", "sha256", &picture.sha256(), &[("file", picture.file)])) }
                        }
                    }
                    // Last, so that the record can be sent without it, and it on its own.
                    @if let (Some(_), Some(written)) = (paper, &written) {
                        section class="letter" {
                            h2 { (say("on_receipt.letter", &[])) }
                            (letter(written))
                        }
                    }
                }
            }
        }
    }
}

/// The text of this key with one of its values set as code.
fn with_code(key: &str, name: &str, code: &str, values: &[(&str, &str)]) -> Markup {
    let hole = format!("{{{name}}}");
    let text = say(key, values);
    let (before, after) = text.split_once(&hole).unwrap_or((&text, ""));
    html! { (before) code { (code) } (after) }
}

/// As much of the run's id as tells it from the others.
fn short(facts: &ReceiptFacts) -> String {
    facts.run.0.chars().take(8).collect()
}

fn known(facts: &ReceiptFacts) -> Markup {
    let quotes: [(&str, &Option<Quote>); 6] = [
        ("on_receipt.plan", &facts.plan),
        ("on_receipt.price", &facts.price),
        ("on_receipt.effective", &facts.effective),
        ("on_receipt.fee", &facts.fee),
        ("on_receipt.refund", &facts.refund),
        ("on_receipt.number", &facts.confirmation_number),
    ];
    html! {
        div { dt { (say("on_receipt.site", &[])) } dd { (facts.site) } }
        @for (label, quote) in quotes {
            @if let Some(quote) = quote {
                div { dt { (say(label, &[])) } dd { (quote.text) @if quote.source != quote.text { " " q dir="auto" { (quote.source) } } } }
            }
        }
        @if facts.effective.is_none() && has_ended(facts) {
            div { dt { (say("on_receipt.effective", &[])) } dd { (say("fact.effective_unknown", &[])) } }
        }
        div { dt { (say("on_receipt.when", &[])) } dd { (clock::local(facts.ended)) } }
        @if facts.dry_run { div { dt { (say("on_receipt.kind", &[])) } dd { (say("on_receipt.dry_run", &[])) } } }
    }
}

fn has_ended(facts: &ReceiptFacts) -> bool {
    match facts.reason {
        Reason::Completed => facts.success,
        reason => reason == Reason::AlreadyCancelled,
    }
}

fn seen(which: &str, look: &Look) -> Markup {
    let how = match look.how {
        LookKind::Shown => "on_receipt.look_shown",
        LookKind::Fetched => "on_receipt.look_fetched",
        LookKind::Reopened => "on_receipt.look_reopened",
    };
    html! {
        div {
            dt { (say(which, &[])) }
            dd {
                (say(how, &[])) ", " (clock::local(look.at))
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
                h2 id="steps" { (say("on_receipt.steps", &[])) }
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
                h2 id="approvals" { (say("on_receipt.approvals", &[])) }
                @for approval in approvals {
                    p {
                        strong { (approval.answer) }
                        " " (say("on_receipt.asked", &[("asked", &clock::local(approval.asked)), ("answered", &clock::local(approval.answered))]))
                    }
                    pre dir="auto" { (approval.question) }
                }
            }
        }
    }
}

fn letter(letter: &Written) -> Markup {
    html! {
        div lang=(letter.lang) {
            @for paragraph in &letter.paragraphs { p dir="auto" { (paragraph) } }
        }
    }
}
