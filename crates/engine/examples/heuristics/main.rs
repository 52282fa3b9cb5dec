//! How well the state heuristics read the labelled pages, as tuned and with each page's own part in the wordings left out.
//!
//!     cargo run -p subterminator-engine --example heuristics -- [--json] [--wrong]
#![allow(clippy::print_stdout, reason = "a report")]
mod corpus;
mod leave_out;

use leave_out::Outcome;
use serde_json::{Value, json};

fn main() {
    let has = |option: &str| std::env::args().any(|a| a == option);
    let vouchers = corpus::vouchers();
    let (pages, apart) = (corpus::pages(), corpus::apart());
    let all: Vec<corpus::Page> = corpus::pages().into_iter().chain(corpus::apart()).collect();
    let figures = [
        ("tuned", "as tuned", leave_out::tuned(&pages)),
        (
            "apart",
            "pages written apart from the wordings, which learnt from them since",
            leave_out::tuned(&apart),
        ),
        (
            "read_once",
            "pages that no wording was learnt from (87.5 % at the first reading)",
            leave_out::tuned(&corpus::read_once()),
        ),
        (
            "grammar",
            "pages that the grammar has learnt from",
            leave_out::tuned(&corpus::grammar()),
        ),
        (
            "read_later",
            "pages that no wording was learnt from (82.8 % at the first reading)",
            leave_out::tuned(&corpus::read_later()),
        ),
        (
            "wordings_left_out",
            "each page without the wordings that only it vouches for",
            leave_out::left_out(&all, &vouchers, |p| &p.id),
        ),
        (
            "services_left_out",
            "each service's pages without the wordings that only they vouch for",
            leave_out::left_out(&all, &vouchers, |p| &p.service),
        ),
        (
            "languages_left_out",
            "each language's pages without the wordings that only they vouch for",
            leave_out::left_out(&all, &vouchers, |p| &p.lang),
        ),
    ];
    if has("--json") {
        let all = figures
            .iter()
            .map(|(key, _, o)| ((*key).to_owned(), as_json(o)));
        let report: serde_json::Map<String, Value> = all.collect();
        println!("{}", Value::Object(report));
        return;
    }
    for (_, name, outcome) in &figures {
        println!(
            "{:5.1} %  {} of {}, falsely cancelled {}: {name}",
            outcome.percent(),
            outcome.right,
            outcome.right + outcome.wrong.len(),
            outcome.falsely_cancelled()
        );
        for (from, to) in [(0.0, 0.5), (0.5, 0.8), (0.8, 1.01)] {
            let (read, right) = outcome.right_at(from..to);
            println!("         {right:5.1} % of the {read} read with confidence from {from}");
        }
        for w in outcome.wrong.iter().filter(|_| has("--wrong")) {
            println!(
                "         {} {}: {} read as {}. {}",
                w.id, w.lang, w.state, w.read_as, w.reason
            );
        }
    }
}

fn as_json(outcome: &Outcome) -> Value {
    let wrong = outcome
        .wrong
        .iter()
        .map(|w| json!({ "id": w.id, "lang": w.lang, "state": w.state, "read_as": w.read_as, "reason": w.reason }));
    json!({
        "percent": (outcome.percent() * 10.0).round() / 10.0,
        "right": outcome.right,
        "falsely_cancelled": outcome.falsely_cancelled(),
        "wrong": wrong.collect::<Vec<_>>(),
    })
}
