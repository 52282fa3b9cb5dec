//! The cases of web-platform-tests (`crates/perception/tests/wpt/`): what they expect, what counts as that, and which
//! differences are known and why (`known.json`). Shared by the native run and the run in Chromium.
use protocol::snapshot::Judged;
use serde::{Deserialize, Serialize};
use std::path::Path;

/// One page of the suite.
#[derive(Debug, Deserialize)]
pub(crate) struct Document {
    pub(crate) file: String,
    #[serde(default)]
    pub(crate) head_styles: String,
    pub(crate) body: String,
    pub(crate) cases: Vec<Case>,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Case {
    /// What the element's `data-testname` says.
    pub(crate) testname: String,
    expected_label: Option<String>,
    expected_role: Option<String>,
    #[serde(default)]
    accept_roles: Vec<String>,
    expected_description: Option<String>,
    pub(crate) tentative: bool,
}

/// Cases of one file that are known to come out differently, and why.
#[derive(Debug, Deserialize)]
struct Known {
    file: String,
    /// `native`, `chromium`, or both.
    runs: Vec<String>,
    reason: String,
    cases: Vec<String>,
}

impl Document {
    /// All pages of the suite in this folder; with `SUBTERMINATOR_CASE`, the cases that have it in their names.
    pub(crate) fn all(folder: &Path) -> Vec<Document> {
        let mut all = Self::read(folder);
        if let Some(wanted) = wanted() {
            for document in &mut all {
                let whole = document.file.contains(&wanted);
                document
                    .cases
                    .retain(|case| whole || case.testname.contains(&wanted));
            }
            all.retain(|document| !document.cases.is_empty());
        }
        all
    }

    fn read(folder: &Path) -> Vec<Document> {
        let mut files: Vec<_> = std::fs::read_dir(folder)
            .expect("the folder of cases")
            .map(|file| file.expect("a file of cases").path())
            .filter(|path| {
                let name = path.file_name().unwrap_or_default().to_string_lossy();
                name.starts_with("wpt-") && name.ends_with(".json")
            })
            .collect();
        files.sort();
        files
            .iter()
            .flat_map(|path| read::<Vec<Document>>(path))
            .collect()
    }
}

impl Case {
    /// What is wrong with what was seen; `None` where the case passes.
    fn problem(&self, seen: Option<&Judged>) -> Option<String> {
        let Some(seen) = seen else {
            // What is not read at all has no role, and where the suite accepts that it is as good as generic.
            let no_role = self.accept_roles.iter().any(String::is_empty);
            return (!no_role).then(|| "the element was not found".to_owned());
        };
        let said = |what: &str, expected: &str, found: &str| {
            format!("{what} should be {expected:?} and is {found:?}")
        };
        if let Some(expected) = &self.expected_label
            && *expected != collapsed(&seen.name)
        {
            return Some(said("name", expected, &collapsed(&seen.name)));
        }
        if let Some(expected) = &self.expected_description
            && *expected != collapsed(&seen.description)
        {
            return Some(said("description", expected, &collapsed(&seen.description)));
        }
        let role = self.expected_role.as_ref()?;
        let accepted = same(role) == seen.role.as_str()
            || self
                .accept_roles
                .iter()
                .any(|other| same(other) == seen.role.as_str());
        (!accepted).then(|| said("role", role, seen.role.as_str()))
    }
}

/// Two spellings of one role.
fn same(role: &str) -> &str {
    match role {
        "img" => "image",
        "presentation" => "none",
        _ => role,
    }
}

/// Runs of ASCII white space as one blank, none at the ends; a no-break space is another character.
fn collapsed(text: &str) -> String {
    let words: Vec<&str> = text
        .split(|c: char| c.is_ascii_whitespace())
        .filter(|word| !word.is_empty())
        .collect();
    words.join(" ")
}

/// How one run over the whole suite came out.
#[derive(Debug, Default, Serialize)]
pub(crate) struct Outcome {
    run: String,
    passed: usize,
    /// Different as `known.json` says.
    listed: usize,
    failed: usize,
    tentative_passed: usize,
    tentative_failed: usize,
    /// One line each: cases that fail and are not listed, and listed ones that pass.
    problems: Vec<String>,
    /// Tentative cases that come out differently, one line each.
    tentative: Vec<String>,
}

impl Outcome {
    /// Judges what was `seen` of every document, in the order of the documents.
    pub(crate) fn of(
        run: &str,
        folder: &Path,
        documents: &[Document],
        seen: &[Vec<Judged>],
    ) -> Outcome {
        let known: Vec<Known> = read(&folder.join("known.json"));
        let mut outcome = Outcome {
            run: run.to_owned(),
            ..Outcome::default()
        };
        for (document, seen) in documents.iter().zip(seen) {
            for case in &document.cases {
                let listed = known.iter().find(|known| {
                    known.file == document.file
                        && known.runs.iter().any(|r| r == run)
                        && known.cases.contains(&case.testname)
                });
                outcome.count(
                    document,
                    case,
                    seen.iter().find(|seen| seen.mark == case.testname),
                    listed,
                );
            }
        }
        outcome
    }

    fn count(
        &mut self,
        document: &Document,
        case: &Case,
        seen: Option<&Judged>,
        listed: Option<&Known>,
    ) {
        let at = format!("{} “{}”", document.file, case.testname);
        match (case.problem(seen), listed) {
            (None, None) if case.tentative => self.tentative_passed += 1,
            (Some(problem), _) if case.tentative => {
                self.tentative_failed += 1;
                self.tentative.push(format!("{at}: {problem}"));
            }
            (None, None) => self.passed += 1,
            (Some(_), Some(_)) => self.listed += 1,
            (Some(problem), None) => {
                self.failed += 1;
                self.problems.push(format!("{at}: {problem}"));
            }
            (None, Some(known)) => {
                self.failed += 1;
                self.problems
                    .push(format!("{at}: passes, but is listed: {}", known.reason));
            }
        }
    }

    /// Leaves the outcome where `cargo xtask conformance` finds it, and fails where something unlisted differs.
    pub(crate) fn report(&self) {
        if let Some(folder) = std::env::var_os("SUBTERMINATOR_CONFORMANCE") {
            let path = Path::new(&folder).join(format!("{}.json", self.run));
            let text = serde_json::to_string_pretty(self).expect("the outcome is JSON");
            std::fs::write(path, text).expect("the outcome can be written");
        }
        let all = self.passed + self.listed + self.failed;
        let drafts = self.tentative_passed + self.tentative_failed;
        assert!(all + drafts > 0, "there is no such case");
        assert!(
            wanted().is_some() || self.listed * 100 <= all,
            "more than one in a hundred is listed: {} of {all}",
            self.listed
        );
        assert!(
            self.problems.is_empty(),
            "{} of {all} cases of the run “{}” are not as expected:\n{}",
            self.failed,
            self.run,
            self.problems.join("\n")
        );
    }
}

fn wanted() -> Option<String> {
    std::env::var("SUBTERMINATOR_CASE").ok()
}

fn read<T: for<'de> Deserialize<'de>>(path: &Path) -> T {
    let text = std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    serde_json::from_str(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}
