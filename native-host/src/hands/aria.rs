//! The text of an accessibility snapshot, as Playwright writes it, read into its nodes. It must not know what becomes of them.
//! <https://playwright.dev/docs/aria-snapshots>, and how it is escaped:
//! <https://github.com/microsoft/playwright/blob/main/packages/isomorphic/yaml.ts>

/// One line of it. A parent stands before its children.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Node {
    pub(super) parent: Option<usize>,
    /// "button"; "text" for words that stand by themselves; "/url" and the like for what is told of the parent.
    pub(super) role: String,
    pub(super) name: Option<String>,
    /// `[checked]`, `[level=2]`, `[ref=e7]`.
    marks: Vec<(String, String)>,
    /// What stands behind the colon.
    pub(super) text: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line} of the server's snapshot can't be read")]
pub(super) struct Unreadable {
    line: usize,
}

impl Node {
    /// The mark's value; empty where it has none.
    pub(super) fn mark(&self, name: &str) -> Option<&str> {
        let mark = self.marks.iter().find(|(n, _)| n == name);
        mark.map(|(_, value)| value.as_str())
    }

    /// How the server calls it.
    pub(super) fn reference(&self) -> Option<&str> {
        self.mark("ref")
    }
}

pub(super) fn parse(snapshot: &str) -> Result<Vec<Node>, Unreadable> {
    let mut nodes: Vec<Node> = Vec::new();
    // The nodes that are open, each with its depth.
    let mut open: Vec<(usize, usize)> = Vec::new();
    for (at, line) in snapshot.lines().enumerate() {
        if line.trim().is_empty() {
            continue;
        }
        let unreadable = Unreadable { line: at + 1 };
        let item = line.trim_start_matches(' ');
        let depth = line.len() - item.len();
        let item = item.strip_prefix("- ").ok_or(unreadable.clone())?;
        let mut node = node(item).ok_or(unreadable)?;
        while open.last().is_some_and(|(_, above)| *above >= depth) {
            open.pop();
        }
        node.parent = open.last().map(|(index, _)| *index);
        open.push((nodes.len(), depth));
        nodes.push(node);
    }
    Ok(nodes)
}

fn node(item: &str) -> Option<Node> {
    if let Some(quoted) = item.strip_prefix('\'') {
        let (key, rest) = single_quoted(quoted)?;
        let (node, behind) = key_of(&key)?;
        return if behind.is_empty() {
            with_text(node, rest)
        } else {
            None
        };
    }
    let (node, rest) = key_of(item)?;
    with_text(node, rest)
}

/// What stands behind the key: nothing, a colon, or a colon and a value.
fn with_text(mut node: Node, rest: &str) -> Option<Node> {
    node.text = match rest {
        "" | ":" => None,
        _ => Some(value(rest.strip_prefix(": ")?)?),
    };
    Some(node)
}

/// `role "name" [mark] [mark=value]`, and what is left of the line.
fn key_of(text: &str) -> Option<(Node, &str)> {
    let end = text
        .find(|c: char| c.is_whitespace() || c == ':')
        .unwrap_or(text.len());
    let (role, mut rest) = text.split_at(end);
    if role.is_empty() {
        return None;
    }
    let mut node = Node {
        role: role.to_owned(),
        ..Node::default()
    };
    if rest.starts_with(" \"") {
        let mut values = serde_json::Deserializer::from_str(&rest[1..]).into_iter::<String>();
        node.name = Some(values.next()?.ok()?);
        rest = &rest[1 + values.byte_offset()..];
    }
    while let Some(mark) = rest.strip_prefix(" [") {
        let (mark, behind) = mark.split_once(']')?;
        let (name, value) = mark.split_once('=').unwrap_or((mark, ""));
        node.marks.push((name.to_owned(), value.to_owned()));
        rest = behind;
    }
    Some((node, rest))
}

/// Up to the quote that is not doubled.
fn single_quoted(text: &str) -> Option<(String, &str)> {
    let mut key = String::new();
    let mut rest = text;
    loop {
        let (piece, behind) = rest.split_once('\'')?;
        key.push_str(piece);
        match behind.strip_prefix('\'') {
            Some(more) => {
                key.push('\'');
                rest = more;
            }
            None => return Some((key, behind)),
        }
    }
}

fn value(text: &str) -> Option<String> {
    let Some(quoted) = text.strip_prefix('"') else {
        return Some(text.to_owned());
    };
    let quoted = quoted.strip_suffix('"')?;
    let (mut out, mut chars) = (String::new(), quoted.chars());
    while let Some(c) = chars.next() {
        if c != '\\' {
            out.push(c);
            continue;
        }
        out.push(match chars.next()? {
            'b' => '\u{8}',
            'f' => '\u{c}',
            'n' => '\n',
            'r' => '\r',
            't' => '\t',
            'x' => {
                let digits: String = chars.by_ref().take(2).collect();
                char::from(u8::from_str_radix(&digits, 16).ok()?)
            }
            other => other,
        });
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn only(line: &str) -> Node {
        let mut nodes = parse(line).unwrap();
        assert_eq!(nodes.len(), 1);
        nodes.remove(0)
    }

    #[test]
    fn a_line_tells_role_name_marks_and_words() {
        let box_ = only("- checkbox \"I agree\" [checked=mixed] [ref=f1e11] [box=930,97,13,13]");
        assert_eq!(
            (box_.role.as_str(), box_.name.as_deref()),
            ("checkbox", Some("I agree"))
        );
        assert_eq!(box_.mark("checked"), Some("mixed"));
        assert_eq!(box_.reference(), Some("f1e11"));
        assert_eq!(
            only("- generic [active] [ref=e1]:").mark("active"),
            Some("")
        );
        let paragraph = only("- paragraph [ref=e15]: Your membership renews on 5 December 2026.");
        assert_eq!(
            paragraph.text.as_deref(),
            Some("Your membership renews on 5 December 2026.")
        );
    }

    #[test]
    fn what_yaml_would_take_for_its_own_is_read_as_it_was_written() {
        let heading = only(r#"- 'heading "It''s \"quoted\": yes - [no]" [level=2] [ref=e2]'"#);
        assert_eq!(heading.name.as_deref(), Some("It's \"quoted\": yes - [no]"));
        assert_eq!(heading.mark("level"), Some("2"));
        let dialog = only(r#"- 'dialog "Sure: really?" [ref=e25]': ends now"#);
        assert_eq!(dialog.text.as_deref(), Some("ends now"));
        let text = only(r#"- text: "line\none: \"two\" \x7f\\""#);
        assert_eq!(text.text.as_deref(), Some("line\none: \"two\" \u{7f}\\"));
    }

    #[test]
    fn who_stands_in_whom_is_kept() {
        let nodes = parse("- main [ref=e1]:\n  - link \"Plan\" [ref=e2]:\n    - /url: \"#x\"\n  - text: Active\n- contentinfo").unwrap();
        let parents: Vec<_> = nodes.iter().map(|n| n.parent).collect();
        assert_eq!(parents, [None, Some(0), Some(1), Some(0), None]);
        assert_eq!(
            (nodes[2].role.as_str(), nodes[2].text.as_deref()),
            ("/url", Some("#x"))
        );
    }

    #[test]
    fn what_is_no_snapshot_is_not_guessed_at() {
        for wrong in [
            "button",
            "- 'heading",
            "- button \"x",
            "- text: \"open",
            "- ",
        ] {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
    }
}
