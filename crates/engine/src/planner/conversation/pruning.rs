//! History over its budget goes in one batch, with a line for each turn left out: what stays is not touched between batches.
use super::{Conversation, Message};
use crate::planner::prompt::tell;

/// History over so many tokens is pruned …
const BUDGET: usize = 10_000;
/// … to half of that, and to so many turns at most.
const KEPT_TURNS: usize = 10;
/// A picture of 1024×768, in tokens.
const PICTURE_TOKENS: usize = 1_100;
impl Conversation {
    pub(super) fn prune(&mut self) {
        if self.tokens() <= BUDGET {
            return;
        }
        let turns: Vec<usize> = (1..self.messages.len())
            .filter(|n| matches!(self.messages[*n], Message::Model { .. }))
            .collect();
        // The turn under way stays, whatever it takes.
        let Some((&newest, older)) = turns.split_last() else {
            return;
        };
        let mut from = newest;
        for (kept, start) in older.iter().rev().enumerate() {
            let size: usize = self.messages[*start..].iter().map(tokens).sum();
            if kept + 2 > KEPT_TURNS || size > BUDGET / 2 {
                break;
            }
            from = *start;
        }
        self.known.forget_lines();
        let dropped: Vec<Message> = self.messages.drain(1..from).collect();
        let mut pairs = dropped.into_iter().peekable();
        while let Some(message) = pairs.next() {
            if let Message::Model { asked, .. } = message {
                let came = pairs.peek().and_then(|m| match m {
                    Message::User(told) => told.results.first().map(|r| r.text.clone()),
                    Message::Model { .. } => None,
                });
                self.left_out.push(match came {
                    Some(came) => format!("- {asked}: {came}"),
                    None => format!("- {asked}"),
                });
            }
        }
        if let Some(Message::User(first)) = self.messages.first_mut() {
            first.texts.truncate(1);
            first.picture = None;
            let summary = tell("turn.summary", &[]);
            first
                .texts
                .push(format!("{summary}\n{}", self.left_out.join("\n")));
        }
    }

    /// The page as it looks now is the only one that a picture helps with.
    pub(super) fn leave_out_pictures(&mut self) {
        let said = tell("turn.picture", &[]);
        for message in &mut self.messages {
            if let Message::User(told) = message
                && told.picture.take().is_some()
            {
                told.texts.retain(|text| *text != said);
            }
        }
    }

    fn tokens(&self) -> usize {
        self.messages.iter().map(tokens).sum()
    }
}

/// About four characters make a token.
fn tokens(message: &Message) -> usize {
    match message {
        Message::Model { raw, .. } => raw.to_string().len() / 4,
        Message::User(told) => {
            let texts = told.texts.iter().map(String::len);
            let results = told.results.iter().map(|r| r.text.len());
            let picture = told.picture.as_ref().map_or(0, |_| PICTURE_TOKENS);
            texts.chain(results).sum::<usize>() / 4 + picture
        }
    }
}
