//! The right walk through one service, as data: what a model that knows the way presses, chooses and fills in, one after the other.
use serde::Deserialize;

#[derive(Clone, Debug, Default, Deserialize)]
pub struct Way {
    pub steps: Vec<Step>,
    /// The way ends where only a person can go on.
    #[serde(default)]
    pub by_hand: bool,
    /// What closes that lies over the page: a banner, a sheet.
    #[serde(default)]
    pub closes: Vec<String>,
}

#[derive(Clone, Debug, Deserialize)]
pub struct Step {
    pub op: Op,
    /// The control's name, or the answer's words.
    #[serde(default)]
    pub name: String,
    /// What is filled in.
    #[serde(default)]
    pub value: String,
    /// The row that the control stands in.
    #[serde(default)]
    pub row: String,
    /// Of several called so, the one after so many.
    #[serde(default)]
    pub nth: usize,
    /// After the end: a person's look at the account, no step of the way out.
    #[serde(default)]
    pub verify: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Op {
    #[serde(alias = "text")]
    Click,
    /// A selector in place of a name.
    Css,
    /// An answer among several, in radio buttons or a list.
    Pick,
    Check,
    /// A box that stands ticked is taken out.
    Uncheck,
    Fill,
    Hover,
    /// Pressed in the row of a list that may have to be scrolled.
    Row,
    Search,
    /// What can't be said in data.
    Fn,
    /// A person's step.
    Human,
}

impl Step {
    pub fn new(op: Op, name: &str) -> Self {
        Self {
            op,
            name: name.to_owned(),
            value: String::new(),
            row: String::new(),
            nth: 0,
            verify: false,
        }
    }

    /// The words that a selector looks for.
    pub fn words(&self) -> &str {
        let quoted = self.name.split_once(":has-text(\"");
        let inner = quoted.and_then(|(_, rest)| rest.split_once('"'));
        match (self.op, inner) {
            (Op::Css, Some((words, _))) => words,
            (Op::Css, None) => "",
            _ => &self.name,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_selector_by_its_words_is_a_name() {
        let step = Step::new(Op::Css, "summary:has-text(\"Advanced\")");
        assert_eq!(step.words(), "Advanced");
        assert_eq!(Step::new(Op::Css, "form [type=submit]").words(), "");
        assert_eq!(Step::new(Op::Click, "Next").words(), "Next");
    }
}
