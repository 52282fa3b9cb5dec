//! A fact that is one text, and where it is known from. Written plainly it is its writer's own word.
use super::span::Part::{self, Field, Item};
use super::{Mark, Recipe};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One text, with how sure it is
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(from = "Written", into = "Written")]
#[schemars(with = "Written")]
pub struct Fact {
    pub value: String,
    pub mark: Mark,
    /// Ids of the sources that this was read in.
    pub from: Vec<String>,
}

/// The text itself, or a table that says where it is known from, too
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
enum Written {
    Plain(String),
    Sourced(Sourced),
}

/// The text, and where it is known from
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Sourced {
    /// What would stand here without the table
    value: String,
    #[serde(default)]
    mark: Mark,
    /// Ids of the sources that this was read in
    #[serde(default)]
    from: Vec<String>,
}

impl From<Written> for Fact {
    fn from(written: Written) -> Self {
        match written {
            Written::Plain(value) => Self {
                value,
                ..Self::default()
            },
            Written::Sourced(Sourced { value, mark, from }) => Self { value, mark, from },
        }
    }
}

impl From<Fact> for Written {
    fn from(Fact { value, mark, from }: Fact) -> Self {
        match mark == Mark::Hint && from.is_empty() {
            true => Written::Plain(value),
            false => Written::Sourced(Sourced { value, mark, from }),
        }
    }
}

impl Fact {
    pub fn as_str(&self) -> &str {
        &self.value
    }
}

/// What one fact of a recipe rests on.
#[derive(Debug)]
pub(super) struct Origin<'a> {
    /// Where it stands in the file.
    pub(super) at: Vec<Part>,
    pub(super) mark: Mark,
    pub(super) from: &'a [String],
}

/// Of every fact. What a service is called isn't one: people call it as they like.
pub(super) fn origins(recipe: &Recipe) -> Vec<Origin<'_>> {
    let lists = [
        ("domains", &recipe.domains),
        ("paths", &recipe.paths),
        ("hints", &recipe.hints),
    ];
    let listed = lists
        .into_iter()
        .flat_map(|(field, all)| each(field, all, |f| (f.mark, &f.from)));
    let single = [("goal", &recipe.goal), ("account", &recipe.account)];
    let single = single.into_iter().filter(|(_, f)| **f != Fact::default());
    single
        .map(|(field, f)| Origin {
            at: vec![Field(field)],
            mark: f.mark,
            from: &f.from,
        })
        .chain(listed)
        .chain(each("entry", &recipe.entry, |e| (e.mark, &e.from)))
        .chain(each("step", &recipe.steps, |s| (s.mark, &s.from)))
        .chain(each("checkpoint", &recipe.checkpoints, |c| {
            (c.mark, &c.from)
        }))
        .chain(each("page", &recipe.pages, |p| (p.mark, &p.from)))
        .chain(each("contact", &recipe.contacts, |c| (c.mark, &c.from)))
        .collect()
}

fn each<'a, T>(
    field: &'static str,
    all: &'a [T],
    rests_on: impl Fn(&'a T) -> (Mark, &'a Vec<String>),
) -> impl Iterator<Item = Origin<'a>> {
    all.iter().enumerate().map(move |(n, fact)| {
        let (mark, from) = rests_on(fact);
        Origin {
            at: vec![Field(field), Item(n)],
            mark,
            from,
        }
    })
}
