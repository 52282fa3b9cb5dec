//! Reads a page's outline as a scripted model gets it: one control a line, with its role, name, states, value and options.

/// What a model reads of one page.
#[derive(Clone, Debug, Default)]
pub(super) struct Outline {
    pub(super) lines: Vec<Line>,
}

/// A line of the outline: a control, or the page's own words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Line {
    /// `@e7`; none for words.
    pub(super) reference: Option<String>,
    pub(super) role: String,
    /// The control's name, or the words.
    pub(super) name: String,
    /// What is read on it, where that isn't its name.
    pub(super) shows: String,
    pub(super) states: Vec<String>,
    pub(super) value: String,
    pub(super) options: Vec<String>,
}

impl Outline {
    /// `told` is the newest message; what stands outside the page has no lines that begin with a reference.
    pub(super) fn read(told: &str) -> Self {
        let start = told.rfind("\n<page-").map_or(0, |at| at + 1);
        let lines = told[start..].lines().map(Line::read);
        Self {
            lines: lines.collect(),
        }
    }

    /// Whether the page's words hold these.
    pub(super) fn says(&self, words: &str) -> bool {
        let words = plain(words).to_lowercase();
        let told = |l: &Line| plain(&l.name).to_lowercase().contains(&words);
        self.lines.iter().any(told)
    }

    /// The control of this name: as it is written first, then in other cases, then one whose long name is cut.
    pub(super) fn control(&self, name: &str, role: impl Fn(&str) -> bool) -> Option<&Line> {
        let wanted = plain(name);
        let lower = wanted.to_lowercase();
        let ways: [&dyn Fn(&str) -> bool; 3] = [
            &|told| told == wanted,
            &|told| told.to_lowercase() == lower,
            &|told| {
                told.strip_suffix("...")
                    .is_some_and(|start| start.len() > 20 && wanted.starts_with(start))
            },
        ];
        ways.iter().find_map(|fits| {
            let is_it = |l: &&Line| {
                l.is_control() && role(&l.role) && (fits(&plain(&l.name)) || fits(&plain(&l.shows)))
            };
            // One that can't be used stands back behind another of the same name.
            let usable = |l: &&Line| is_it(l) && !l.is("disabled");
            let mut lines = self.lines.iter();
            lines
                .clone()
                .find(usable)
                .or_else(|| lines.find(|l| is_it(l)))
        })
    }

    /// The list that this can be chosen in.
    pub(super) fn list_with(&self, option: &str) -> Option<&Line> {
        let wanted = plain(option);
        let has = |l: &&Line| l.options.iter().any(|o| plain(o) == wanted);
        self.lines.iter().filter(|l| l.is_control()).find(has)
    }

    /// The control of this name that stands in the row of that name.
    pub(super) fn in_row(&self, row: &str, name: &str) -> Option<&Line> {
        let (row, name) = (plain(row), plain(name));
        let at = self.lines.iter().position(|l| begins(&l.name, &row))?;
        let near = self.lines[at..].iter().take(4);
        let mut named = near.filter(|l| l.is_control() && begins(&l.name, &name));
        named.next()
    }

    /// Of all controls of this name, the one after so many.
    pub(super) fn nth(&self, name: &str, nth: usize) -> Option<&Line> {
        let name = plain(name);
        let named = |l: &&Line| l.is_control() && plain(&l.name) == name;
        self.lines.iter().filter(named).nth(nth)
    }

    /// The last control of this name: what more there is of a list begins behind it.
    pub(super) fn last(&self, name: &str) -> Option<&Line> {
        let name = plain(name);
        let named = |l: &&Line| l.is_control() && begins(&l.name, &name);
        self.lines.iter().rev().find(named)
    }
}

impl Line {
    fn read(line: &str) -> Self {
        let line = line.trim_start().trim_start_matches('#').trim_start();
        let Some((reference, rest)) = reference(line) else {
            let words = line.strip_prefix('\\').unwrap_or(line);
            return Self {
                name: words.to_owned(),
                ..Self::default()
            };
        };
        let (role, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        let (name, marks) = name(rest);
        Self {
            reference: Some(reference),
            role: role.trim_end_matches(':').to_owned(),
            name,
            shows: between(marks, "shows \"", "\""),
            states: list(&between(marks, "[", "]"), ", "),
            value: between(marks, "= \"", "\""),
            options: list(&between(marks, "{", "}"), " | "),
        }
    }

    pub(super) fn is_control(&self) -> bool {
        self.reference.is_some()
    }

    pub(super) fn is(&self, state: &str) -> bool {
        self.states.iter().any(|s| s == state)
    }
}

/// On one line, with straight quotes.
pub(super) fn plain(text: &str) -> String {
    let text = text.replace(['’', '‘'], "'").replace(['“', '”', '„'], "\"");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// It begins with this name, and the name ends there.
fn begins(told: &str, name: &str) -> bool {
    let told = plain(told);
    let rest = told.strip_prefix(name).map(str::trim_start);
    rest.is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphabetic() || c == '('))
}

fn reference(line: &str) -> Option<(String, &str)> {
    let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
    let digits = first.strip_prefix("@e")?;
    let good = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    good.then(|| (first.to_owned(), rest))
}

/// A name, in quotes where it has marks of the outline in it, and what follows.
fn name(rest: &str) -> (String, &str) {
    if let Some((name, marks)) = rest.strip_prefix('"').and_then(|r| r.split_once('"')) {
        return (name.to_owned(), marks);
    }
    let marks = [" [", " {", " = ", " → ", " — ", " shows ", "[", "{", "= \""];
    let end = marks.iter().filter_map(|m| rest.find(m)).min();
    let (name, marks) = rest.split_at(end.unwrap_or(rest.len()));
    (name.trim_end().to_owned(), marks)
}

fn between(text: &str, open: &str, close: &str) -> String {
    let after = text.split_once(open).map(|(_, after)| after);
    let inner = after.and_then(|a| a.split_once(close));
    inner.map_or(String::new(), |(inner, _)| inner.to_owned())
}

fn list(text: &str, by: &str) -> Vec<String> {
    let each = text.split(by).map(|o| o.trim_start_matches('*').to_owned());
    each.filter(|o| !o.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOLD: &str = "Done: browser_click.\nTurn 2 of 40.\n<page-1>\nurl: http://a/\n# Account\n <dialog Really?>\n  @e3 button Continue [disabled]\n  \
        @e4 button Continue\n@e5 combobox Reason = \"-\" {*- | Too expensive | Other}\n### @e6 link Stay [expanded] → b.example\n\
        @e7 radio \"Other [old]\" [checked, focused] shows \"Other\"\nNorthwind – Starter (trial)$7\n@e8 button End\nNorthwind – Starter $9\n@e9 button End\n</page-1>";

    #[test]
    fn a_control_has_a_role_a_name_and_marks() {
        let page = Outline::read(TOLD);
        let find = |name| page.control(name, |_| true).unwrap();
        assert_eq!(find("continue").reference.as_deref(), Some("@e4"));
        let stay = find("Stay");
        assert_eq!(
            (stay.role.as_str(), stay.is("expanded")),
            ("link", true),
            "{stay:?}"
        );
        let other = find("Other");
        assert!(
            other.is("checked") && other.name == "Other [old]",
            "{other:?}"
        );
        assert!(page.control("Reason", |role| role == "button").is_none());
    }

    #[test]
    fn an_option_is_found_in_its_list_and_a_button_in_its_row() {
        let page = Outline::read(TOLD);
        let list = page.list_with("Too expensive").unwrap();
        assert_eq!((list.name.as_str(), list.value.as_str()), ("Reason", "-"));
        let button = page.in_row("Northwind – Starter", "End").unwrap();
        assert_eq!(button.reference.as_deref(), Some("@e9"));
    }
}
