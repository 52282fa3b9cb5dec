//! One run as a file to keep or to send: the receipt's page, the same laid out for paper, or everything that is written of it as JSON,
//! each journal row with the hash that chains it to the one before. What is sent has no secrets of addresses in it.
use super::{HistoryError, as_value, one};
use crate::proof::Proof;
use crate::seal::Seal;
use crate::store::{ChainRow, Kind, RunRow, Store, hex};
use crate::{clean, places, receipt, redact};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// In which form a run is exported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum ExportForm {
    /// The receipt: one page without scripts, with the letter to copy.
    Html,
    /// The receipt on A4 sheets, to print or to keep as a PDF: the letter on a sheet of its own, whether the journal still is what it
    /// was, its hash at the foot of each sheet.
    #[value(alias = "pdf-ready-html")]
    Print,
    /// Everything, with the journal; of addresses only the page. “history show --journal” has the rows whole.
    Json,
}

/// A run as a file, and what whoever asked for it has to know besides.
#[derive(Debug)]
pub struct Exported {
    pub text: String,
    pub warning: Option<String>,
}

/// The run whose id begins like this, in whichever of these stores it is.
pub fn export(stores: &[Store], start: &str, form: ExportForm) -> Result<Exported, HistoryError> {
    let (store, run) = one(stores, start)?;
    let seal = Seal::of(&run, &store.rows(&run.id, Kind::Report)?);
    // A receipt of an older version may hold what this one keeps out.
    let text = match form {
        ExportForm::Html => clean::text(&seal.on(page(&run)?)),
        ExportForm::Print => clean::text(&seal.on(sheets(store, &run, &seal)?)),
        ExportForm::Json => clean::json(&format!("{:#}\n", everything(store, &run, &seal)?)),
    };
    Ok(Exported {
        text,
        warning: seal.warning(),
    })
}

fn page(run: &RunRow) -> Result<String, HistoryError> {
    let path = run.receipt.as_ref().ok_or(HistoryError::NoReceipt)?;
    read(Path::new(path))
}

fn sheets(store: &Store, run: &RunRow, seal: &Seal) -> Result<String, HistoryError> {
    let path = run.receipt.as_ref().ok_or(HistoryError::NoReceipt)?;
    let proof = Proof::of(run, &store.chain(&run.id)?);
    let proof = format!("{proof}\n{seal}");
    let failed = |source| HistoryError::Receipt {
        path: path.into(),
        source,
    };
    receipt::on_paper(Path::new(path), &proof).map_err(failed)
}

fn everything(store: &Store, run: &RunRow, seal: &Seal) -> Result<Value, HistoryError> {
    let chain = store.chain(&run.id)?;
    let parsed = |text: &String| redact::value(serde_json::from_str(text).unwrap_or(json!(text)));
    let mut value = redact::value(as_value(run));
    // A place on this computer.
    value["receipt"] = json!(run.receipt);
    value["reports"] = store
        .rows(&run.id, Kind::Report)?
        .iter()
        .map(parsed)
        .collect();
    value["journal"] = json!(Proof::of(run, &chain));
    value["receipt_files"] = json!(seal);
    value["journal_rows"] = chain.iter().map(row).collect();
    if let Some(path) = &run.receipt {
        let facts = PathBuf::from(path).with_extension("json");
        // A receipt that was moved away takes nothing else along.
        value["receipt_facts"] = read(&facts).map_or(Value::Null, |text| parsed(&text));
    }
    Ok(value)
}

/// The row stays text: its hash is of these very characters, unless secrets of addresses are left out of them.
fn row(row: &ChainRow) -> Value {
    let parsed = serde_json::from_str::<Value>(&row.json).ok();
    let shown = parsed.clone().map(redact::value);
    let mut value = json!({ "number": row.seq, "sha256": hex(&row.hash), "row": row.json });
    if parsed.is_none() || shown != parsed {
        let text = shown.map_or_else(|| redact::text(&row.json), |shown| shown.to_string());
        value["row"] = text.into();
        value["left_out"] = true.into();
    }
    value
}

fn read(path: &Path) -> Result<String, HistoryError> {
    places::read_private_text(path).map_err(|source| HistoryError::Receipt {
        path: path.to_owned(),
        source,
    })
}

#[cfg(test)]
mod tests {
    use super::super::tests::store_with;
    use super::*;

    #[test]
    fn everything_is_exported_with_the_rows_that_prove_it() {
        let (_temp, store) = store_with(&["abc1"]);
        let text = export(&[store], "abc", ExportForm::Json).unwrap().text;
        let value: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(value["service"], "Streamora");
        assert!(value["journal_rows"].is_array() && value["reports"].is_array());
    }

    #[test]
    fn a_run_without_a_receipt_has_no_page_and_says_so() {
        let (_temp, store) = store_with(&["abc1"]);
        let stores = [store];
        for form in [ExportForm::Html, ExportForm::Print] {
            let told = export(&stores, "abc", form).unwrap_err().to_string();
            assert!(told.contains("--format json"), "{told}");
        }
    }
}
