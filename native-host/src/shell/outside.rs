//! A planner that is no part of this program and speaks through the command: each turn goes out to it as a model would be told
//! it, and its next call is heard as a model's would be. Policy and approval don't know the difference.
use crate::model::mind::Thought;
use engine::planner::answer::{Answer, Stop, ToolCall};
use engine::planner::conversation::{Conversation, Heard, Message};
use engine::planner::{self, PlanContext, PlanError};
use protocol::control::{Call, Turn};
use protocol::task::Usage;
use tokio::sync::mpsc;

#[derive(Debug)]
pub(super) struct Outside {
    name: String,
    talk: Conversation,
    calls: mpsc::UnboundedReceiver<Call>,
    turn: u64,
}

impl Outside {
    pub(super) fn new(name: String, calls: mpsc::UnboundedReceiver<Call>) -> Self {
        // Nobody outside this talk learns it, so no page can write it.
        let nonce = uuid::Uuid::new_v4().simple().to_string();
        Self {
            name,
            talk: Conversation::new(nonce),
            calls,
            turn: 0,
        }
    }

    pub(super) fn wants_picture(&self, context: &PlanContext) -> bool {
        self.talk.wants_picture(context)
    }

    /// Waits as long as it takes: whoever plans may be a person's assistant that waits for the person.
    pub(super) async fn think(
        &mut self,
        context: &PlanContext,
        picture: Option<String>,
        tell: impl Fn(Turn),
    ) -> Thought {
        self.talk.begin_turn(context, picture);
        if self.talk.is_stuck() {
            self.talk.person_helped();
            return self.thought(Ok(planner::stuck(context)));
        }
        loop {
            self.turn += 1;
            tell(self.told());
            let call = self.next_call().await;
            match self.talk.hear(answer(call)) {
                Heard::Proposal(proposal) => return self.thought(Ok(proposal)),
                Heard::Failed(error) => return self.thought(Err(error)),
                Heard::GivesUp(why) => return self.thought(Err(PlanError::Unfit(why))),
                Heard::AskAgain => {}
            }
        }
    }

    fn told(&self) -> Turn {
        let mut texts = Vec::new();
        if let [Message::User(_)] = self.talk.messages() {
            texts.push(self.talk.system().to_owned());
        }
        let (mut error, mut page, mut picture) = (false, None, None);
        if let Some(Message::User(told)) = self.talk.messages().last() {
            error = told.results.iter().any(|r| r.error);
            texts.extend(told.results.iter().map(|r| r.text.clone()));
            texts.extend(told.texts.iter().cloned());
            picture.clone_from(&told.picture);
            page = texts
                .len()
                .checked_sub(1)
                .filter(|_| !told.texts.is_empty());
        }
        Turn {
            number: self.turn,
            texts,
            page,
            error,
            picture,
        }
    }

    /// The next call that is about this turn: one about an earlier page is not.
    async fn next_call(&mut self) -> Call {
        loop {
            match self.calls.recv().await {
                Some(call) if call.turn == self.turn => return call,
                Some(_) => {}
                None => std::future::pending().await,
            }
        }
    }

    fn thought(&self, plan: Result<planner::Proposal, PlanError>) -> Thought {
        let mind = planner::Mind {
            model: Some(self.name.clone()),
            ..planner::Mind::default()
        };
        Thought { plan, mind }
    }
}

fn answer(call: Call) -> Answer {
    let arguments = serde_json::from_str(&call.arguments).map_err(|e| e.to_string());
    Answer {
        raw: serde_json::Value::Null,
        calls: vec![ToolCall {
            id: call.turn.to_string(),
            name: call.name,
            arguments,
        }],
        text: String::new(),
        stop: Stop::Done,
        usage: Usage::default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::planner::Proposal;
    use protocol::message::Interpretation;
    use protocol::page_state::PageState;
    use protocol::snapshot::Observation;
    use std::cell::RefCell;

    fn context() -> PlanContext {
        let read = Interpretation {
            state: PageState::AccountActive,
            confidence: 0.9,
            reason: "It says “Active”.".into(),
        };
        let page = serde_json::json!({
            "snapshot": {
                "snapshot_id": "s", "timestamp": "", "elements": [], "focused": null,
                "page": { "url": "https://streamora.com/account", "title": "" }, "screenshot": "",
                "viewport": { "width": 800, "height": 600, "scroll_x": 0, "scroll_y": 0 }
            },
            "text": "Active", "outline": "Active", "settled": true
        });
        let page: Observation = serde_json::from_value(page).unwrap();
        PlanContext::first(page, "Streamora", read)
    }

    fn call(turn: u64, name: &str, arguments: &str) -> Call {
        Call {
            turn,
            name: name.into(),
            arguments: arguments.into(),
        }
    }

    #[tokio::test]
    async fn a_call_about_an_earlier_page_is_not_heard_and_a_bad_one_is_told_so() {
        let (calls, heard) = mpsc::unbounded_channel();
        let mut outside = Outside::new("assistant".into(), heard);
        let turns = RefCell::new(Vec::new());
        calls
            .send(call(7, "browser_click", r#"{"ref":"@e1"}"#))
            .unwrap();
        calls.send(call(1, "no_such_tool", "{}")).unwrap();
        calls
            .send(call(1, "browser_click", r#"{"ref":"@e2"}"#))
            .unwrap();
        calls
            .send(call(2, "browser_click", r#"{"ref":"@e3"}"#))
            .unwrap();
        let thought = outside
            .think(&context(), None, |turn| turns.borrow_mut().push(turn))
            .await;
        let Ok(Proposal::Act { action, .. }) = thought.plan else {
            panic!("{:?}", thought.plan);
        };
        assert_eq!(action.target().unwrap().to_string(), "@e3");
        assert_eq!(thought.mind.model.as_deref(), Some("assistant"));
        let turns = turns.into_inner();
        assert_eq!(turns.len(), 2);
        assert!(!turns[0].error && turns[0].texts.join(" ").contains("Streamora"));
        let page = &turns[0].texts[turns[0].page.unwrap()];
        assert!(
            page.contains("url: https://streamora.com/account"),
            "{page}"
        );
        assert_eq!(turns[1].page, None);
        assert!(
            turns[1].error && turns[1].texts[0].contains("no_such_tool"),
            "{:?}",
            turns[1]
        );
    }
}
