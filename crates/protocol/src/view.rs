//! What a person is shown, as plain data in finished words. Panel, overlay, ask window and terminal draw the same views;
//! none of them decides anything.
use crate::ids::{QuestionId, RunId};
use crate::message::PersonInput;
use serde::{Deserialize, Serialize};

/// The panel at the top right of the page.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PanelView {
    /// BCP 47 of the words below.
    pub lang: String,
    pub mood: Mood,
    /// The service's name, as the title row shows it.
    pub service: String,
    /// Headline of the body (the outcome, the hand-over's reason, the plan and price). May be empty.
    pub headline: String,
    /// Lines under it.
    pub lines: Vec<String>,
    /// Steps so far, oldest first. The panel folds the older ones.
    pub steps: Vec<StepView>,
    /// The text of the fold, with `{n}` for the number: "{n} earlier steps".
    pub earlier: String,
    pub buttons: Vec<ButtonView>,
    /// Quiet last line ("Planner: offline rules").
    pub footnote: String,
    /// What ✕ is called for a screen reader.
    pub close_label: String,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mood {
    #[default]
    Idle,
    Running,
    /// The person has to do something.
    YourTurn,
    /// Proven by the second look.
    Proven,
    /// Ended without proof and without a problem (dry run, the site says so, already cancelled by itself, stopped).
    Ended,
    Problem,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StepView {
    pub mark: StepMark,
    pub text: String,
    /// Why it was chosen, in a sentence; only with the newest step, and empty where nobody said.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub why: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StepMark {
    Done,
    Doing,
    YourTurn,
    Failed,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ButtonView {
    pub input: PersonInput,
    pub label: String,
    pub style: ButtonStyle,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ButtonStyle {
    Primary,
    Secondary,
    /// A text button.
    Quiet,
    /// One of several in the page's words, each in a row of its own.
    Choice,
}

/// The approval question. Every word that the person sees, in the overlay and in the terminal alike.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct QuestionView {
    pub run: RunId,
    pub id: QuestionId,
    pub lang: String,
    /// "Approve the last step?"
    pub title: String,
    /// "On {site} I would press", cut at the site: the words before it …
    pub before_site: String,
    /// … the origin's host in full, …
    pub site: String,
    /// … the part of `site` to set in bold (registrable domain), …
    pub site_bold: String,
    /// … and the words after it.
    pub after_site: String,
    /// The page's own words for the control: quoted, bidi-isolated, in full.
    pub target_name: String,
    /// "(button)"
    pub target_role: String,
    pub facts: Vec<FactView>,
    /// Base64 PNG of the spot, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<String>,
    pub picture_alt: String,
    pub reject_label: String,
    pub approve_label: String,
    /// "No answer by 14:32 counts as no."
    pub deadline: String,
}

/// One line: "Takes effect   4 December 2026".
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FactView {
    pub label: String,
    pub text: String,
    /// The page's sentence that says so, shown on hover.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
}

impl QuestionView {
    /// The question as plain lines, as the terminal prints it and `--events` records it (without the prompt).
    pub fn text(&self) -> String {
        let mut lines = vec![
            self.title.clone(),
            format!("{} {} {}", self.before_site, self.site, self.after_site)
                .trim()
                .to_owned(),
            format!("    “{}” {}", self.target_name, self.target_role),
        ];
        let width = self
            .facts
            .iter()
            .map(|f| f.label.chars().count())
            .max()
            .unwrap_or(0);
        lines.extend(
            self.facts
                .iter()
                .map(|f| format!("{:width$}  {}", f.label, f.text)),
        );
        lines.push(self.deadline.clone());
        lines.join("\n")
    }
}
