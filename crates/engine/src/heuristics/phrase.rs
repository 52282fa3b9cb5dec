//! The little language of the wording files. A phrase is matched against whole tokens, never inside a word:
//!
//! | written | means |
//! |---|---|
//! | `has been` | these words, in a row |
//! | `(a|b c|)` | one of these; an empty one makes it optional |
//! | `{sub}` | one of the file's set of this name |
//! | `*`, `**` | up to 4 tokens, up to 12 tokens |
//! | `#` | a token that begins with a digit |
//! | `kündig~`, `~abo` | a word that begins so, that ends so |
//! | `^`, `$` at an end | the sentence begins, ends here |
use super::tokens::tokens;
use std::collections::BTreeMap;
use std::ops::Range;

pub type Sets = BTreeMap<String, Vec<String>>;

#[derive(Clone, Debug, PartialEq)]
pub struct Phrase {
    nodes: Vec<Node>,
    at_start: bool,
    at_end: bool,
    /// The words it can begin with; None where it can begin with anything.
    first: Option<Vec<String>>,
}

#[derive(Clone, Debug, PartialEq)]
enum Node {
    Word(String),
    Prefix(String),
    Suffix(String),
    Number,
    Gap(usize),
    OneOf(Vec<Vec<Node>>),
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the wording “{phrase}” can't be read: {why}")]
pub struct PhraseError {
    pub phrase: String,
    pub why: String,
}

impl Phrase {
    pub fn parse(text: &str, sets: &Sets) -> Result<Self, PhraseError> {
        let body = text.trim();
        let at_start = body.starts_with('^');
        let at_end = body.ends_with('$') && body.len() > 1;
        let body = body.strip_prefix('^').unwrap_or(body);
        let body = if at_end {
            &body[..body.len() - 1]
        } else {
            body
        };
        let mut parser = Parser {
            chars: body.chars().collect(),
            at: 0,
            sets,
            depth: 0,
        };
        let fail = |why: String| PhraseError {
            phrase: text.to_owned(),
            why,
        };
        let nodes = parser.sequence().map_err(fail)?;
        if parser.at < parser.chars.len() {
            return Err(fail(format!("unexpected “{}”", parser.chars[parser.at])));
        }
        if nodes.is_empty() {
            return Err(fail("it is empty".into()));
        }
        let first = firsts(&nodes);
        Ok(Self {
            nodes,
            at_start,
            at_end,
            first,
        })
    }

    /// A whole label has to be this phrase, from its first token to its last.
    #[must_use]
    pub fn whole(mut self) -> Self {
        self.at_start = true;
        self.at_end = true;
        self
    }

    /// The tokens that the phrase covers where it first stands.
    pub fn find(&self, tokens: &[String]) -> Option<Range<usize>> {
        let starts = if self.at_start { 1 } else { tokens.len() };
        (0..starts).find_map(|start| {
            let mut covered = start..start;
            let plausible = match (&self.first, tokens.get(start)) {
                (Some(first), Some(token)) => first.iter().any(|f| f == token),
                (Some(_), None) => false,
                (None, _) => true,
            };
            let found = plausible
                && matches(&self.nodes, tokens, start, &mut |end| {
                    covered.end = end;
                    !self.at_end || end == tokens.len()
                });
            found.then_some(covered)
        })
    }

    /// The words it can begin with; None where it can begin with anything.
    pub fn first_words(&self) -> Option<&[String]> {
        self.first.as_deref()
    }

    /// Every whole word that stands in it.
    pub fn all_words(&self) -> Vec<&str> {
        fn gather<'a>(nodes: &'a [Node], into: &mut Vec<&'a str>) {
            for node in nodes {
                match node {
                    Node::Word(word) => into.push(word),
                    Node::OneOf(ways) => ways.iter().for_each(|way| gather(way, into)),
                    Node::Prefix(_) | Node::Suffix(_) | Node::Number | Node::Gap(_) => {}
                }
            }
        }
        let mut words = Vec::new();
        gather(&self.nodes, &mut words);
        words
    }

    pub fn is_in(&self, tokens: &[String]) -> bool {
        self.find(tokens).is_some()
    }
}

fn matches(
    nodes: &[Node],
    tokens: &[String],
    at: usize,
    then: &mut dyn FnMut(usize) -> bool,
) -> bool {
    let Some((node, rest)) = nodes.split_first() else {
        return then(at);
    };
    match node {
        Node::Word(word) => {
            tokens.get(at).is_some_and(|t| t == word) && matches(rest, tokens, at + 1, then)
        }
        Node::Prefix(prefix) => {
            tokens
                .get(at)
                .is_some_and(|t| t.starts_with(prefix.as_str()))
                && matches(rest, tokens, at + 1, then)
        }
        Node::Suffix(suffix) => {
            tokens.get(at).is_some_and(|t| t.ends_with(suffix.as_str()))
                && matches(rest, tokens, at + 1, then)
        }
        Node::Number => {
            tokens
                .get(at)
                .is_some_and(|t| t.starts_with(|c: char| c.is_ascii_digit()))
                && matches(rest, tokens, at + 1, then)
        }
        Node::Gap(most) => (0..=*most)
            .take_while(|n| at + n <= tokens.len())
            .any(|n| matches(rest, tokens, at + n, then)),
        Node::OneOf(ways) => ways
            .iter()
            .any(|way| matches(way, tokens, at, &mut |end| matches(rest, tokens, end, then))),
    }
}

fn firsts(nodes: &[Node]) -> Option<Vec<String>> {
    match nodes.first()? {
        Node::Word(word) => Some(vec![word.clone()]),
        Node::OneOf(ways) => {
            let mut all = Vec::new();
            for way in ways {
                if way.is_empty() {
                    all.extend(firsts(&nodes[1..])?);
                } else {
                    all.extend(firsts(way)?);
                }
            }
            Some(all)
        }
        Node::Prefix(_) | Node::Suffix(_) | Node::Number | Node::Gap(_) => None,
    }
}

struct Parser<'a> {
    chars: Vec<char>,
    at: usize,
    sets: &'a Sets,
    depth: u32,
}

impl Parser<'_> {
    fn sequence(&mut self) -> Result<Vec<Node>, String> {
        let mut nodes = Vec::new();
        while let Some(&c) = self.chars.get(self.at) {
            match c {
                '|' | ')' => break,
                '(' => {
                    self.at += 1;
                    nodes.push(self.ways()?);
                }
                '{' => nodes.push(self.set()?),
                '*' => nodes.push(self.gap()),
                '#' => {
                    self.at += 1;
                    nodes.push(Node::Number);
                }
                '~' => {
                    self.at += 1;
                    nodes.extend(self.ending());
                }
                _ => nodes.extend(self.words()),
            }
        }
        Ok(nodes)
    }

    fn ways(&mut self) -> Result<Node, String> {
        let mut ways = vec![self.sequence()?];
        loop {
            match self.chars.get(self.at) {
                Some('|') => {
                    self.at += 1;
                    ways.push(self.sequence()?);
                }
                Some(')') => {
                    self.at += 1;
                    return Ok(Node::OneOf(ways));
                }
                _ => return Err("a bracket is not closed".into()),
            }
        }
    }

    fn set(&mut self) -> Result<Node, String> {
        let rest: String = self.chars[self.at + 1..].iter().collect();
        let (name, _) = rest.split_once('}').ok_or("a brace is not closed")?;
        self.at += name.chars().count() + 2;
        if self.depth > 3 {
            return Err("sets stand in each other in a ring".into());
        }
        let members = self
            .sets
            .get(name)
            .ok_or_else(|| format!("there is no set “{name}”"))?;
        let ways = members.iter().map(|m| {
            let mut inner = Parser {
                chars: m.chars().collect(),
                at: 0,
                sets: self.sets,
                depth: self.depth + 1,
            };
            inner.sequence()
        });
        Ok(Node::OneOf(ways.collect::<Result<_, _>>()?))
    }

    fn gap(&mut self) -> Node {
        let stars = self.chars[self.at..]
            .iter()
            .take_while(|&&c| c == '*')
            .count();
        self.at += stars;
        Node::Gap(if stars > 1 { 12 } else { 4 })
    }

    /// The first of the words that follow is only a word's end.
    fn ending(&mut self) -> Vec<Node> {
        let mut nodes = self.words();
        if let Some(first) = nodes.first_mut()
            && let Node::Word(word) = first
        {
            *first = Node::Suffix(std::mem::take(word));
        }
        nodes
    }

    fn words(&mut self) -> Vec<Node> {
        let end = self.chars[self.at..]
            .iter()
            .position(|c| matches!(c, '(' | ')' | '|' | '{' | '*' | '#' | '~'))
            .map_or(self.chars.len(), |n| self.at + n);
        let text: String = self.chars[self.at..end].iter().collect();
        self.at = end;
        let mut nodes: Vec<Node> = tokens(&text).into_iter().map(Node::Word).collect();
        let close = !text.ends_with(char::is_whitespace) && !nodes.is_empty();
        if close && self.chars.get(self.at) == Some(&'~') {
            self.at += 1;
            if let Some(Node::Word(word)) = nodes.pop() {
                nodes.push(Node::Prefix(word));
            }
        }
        nodes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matches(phrase: &str, text: &str) -> bool {
        let sets = Sets::from([(
            "sub".to_owned(),
            vec!["subscription".to_owned(), "paid plan".to_owned()],
        )]);
        Phrase::parse(phrase, &sets).unwrap().is_in(&tokens(text))
    }

    #[test]
    fn phrases_match_whole_words_with_gaps_choices_sets_and_ends() {
        for (phrase, text, expected) in [
            (
                "your {sub} has been (cancelled|canceled)",
                "Your paid plan has been canceled.",
                true,
            ),
            (
                "your {sub} has been (cancelled|canceled)",
                "Your subscription has not been cancelled",
                false,
            ),
            ("your * {sub} has", "Your shiny Gold subscription has", true),
            ("ends on #", "ends on 4 May", true),
            ("ends on #", "ends on request", false),
            ("cancel (my|) {sub}", "Cancel subscription", true),
            ("^cancel$", "Cancel", true),
            ("^cancel$", "Cancel plan", false),
            ("kündig~", "Jetzt kündigen", true),
            ("kein ~abo$", "Kein Jahresabo", true),
            ("~abo", "Abonnieren", false),
            ("解約されていません", "ご契約は解約されていません", true),
        ] {
            assert_eq!(matches(phrase, text), expected, "{phrase} / {text}");
        }
    }

    #[test]
    fn a_phrase_that_cannot_be_read_says_why() {
        let sets = Sets::new();
        for bad in ["", "(a|b", "{nothing}", "a)b"] {
            assert!(Phrase::parse(bad, &sets).is_err(), "{bad}");
        }
    }
}
