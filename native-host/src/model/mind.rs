//! One run's mind: the talk with its model, and the offline rules for when the model can't be asked.
use super::http::Patience;
use super::settings::{Model, Wire};
use super::{ModelError, chat, messages, prices};
use engine::planner::answer::Answer;
use engine::planner::conversation::{Conversation, Heard};
use engine::planner::tools::Toolset;
use engine::planner::{self, PlanContext, PlanError, Proposal};
use protocol::task::Usage;

#[derive(Debug)]
pub struct Mind {
    model: Model,
    talk: Conversation,
    /// The last request came to nothing: the next one only looks whether the provider is back.
    down: bool,
}

/// One turn's plan, and what it took.
#[derive(Debug)]
pub struct Thought {
    pub plan: Result<Proposal, PlanError>,
    pub mind: planner::Mind,
}

impl Mind {
    pub fn new(model: Model) -> Self {
        Self::with(model, Toolset::Own)
    }

    /// Led with these tools.
    pub fn with(model: Model, tools: Toolset) -> Self {
        // Nobody outside this process learns it, so no page can write it.
        let nonce = uuid::Uuid::new_v4().simple().to_string();
        let tools = match tools {
            Toolset::Own if model.all_tools => Toolset::All,
            tools => tools,
        };
        Self {
            model,
            talk: Conversation::with(nonce, tools),
            down: false,
        }
    }

    pub fn wants_picture(&self, context: &PlanContext) -> bool {
        self.model.pictures && self.talk.wants_picture(context)
    }

    /// The next step: the model's, or the offline rules' where it has none.
    pub async fn think(&mut self, context: &PlanContext, picture: Option<String>) -> Thought {
        self.talk.begin_turn(context, picture);
        if self.talk.is_stuck() {
            self.talk.person_helped();
            return Thought {
                plan: Ok(planner::stuck(context)),
                mind: planner::Mind {
                    model: Some(self.model.name.clone()),
                    ..Default::default()
                },
            };
        }
        let mut usage = None;
        let heard = self.talk_until_heard(context, &mut usage).await;
        for note in self.talk.take_notes() {
            tracing::info!("{note}");
        }
        let mind = |instead: Option<String>| planner::Mind {
            model: Some(self.model.name.clone()),
            instead,
            usage,
        };
        match heard {
            Ok(Ok(proposal)) => Thought {
                plan: Ok(proposal),
                mind: mind(None),
            },
            Ok(Err(error)) => Thought {
                plan: Err(error),
                mind: mind(None),
            },
            Err(error) if error.is_configuration() && self.model.insisted => Thought {
                plan: Err(PlanError::Misconfigured(format!(
                    "{} can't plan: {error}.",
                    self.model.name
                ))),
                mind: mind(None),
            },
            Err(error) => {
                tracing::warn!(model = self.model.name, "the offline rules plan: {error}");
                Thought {
                    plan: planner::plan(context),
                    mind: mind(Some(format!("{}: {error}", self.model.name))),
                }
            }
        }
    }

    async fn talk_until_heard(
        &mut self,
        context: &PlanContext,
        usage: &mut Option<Usage>,
    ) -> Result<Result<Proposal, PlanError>, ModelError> {
        loop {
            self.affordable(context, usage.as_ref())?;
            let asked = self.ask().await;
            self.down = asked.is_err();
            let answer = asked?;
            add(usage, &answer.usage, &self.model.name);
            match self.talk.hear(answer) {
                Heard::Proposal(proposal) => return Ok(Ok(proposal)),
                Heard::AskAgain => {}
                Heard::Failed(error) => return Ok(Err(error)),
                Heard::GivesUp(why) => return Err(ModelError::Rejected(why)),
            }
        }
    }

    async fn ask(&self) -> Result<Answer, ModelError> {
        let patience: Patience = match self.down {
            true => self.model.patience.probing(),
            false => self.model.patience,
        };
        let (line, name) = (&self.model.line, &self.model.name);
        match self.model.wire {
            Wire::Messages => {
                let body = messages::request(name, &self.talk);
                line.ask(&body, patience, messages::answer).await
            }
            Wire::Chat => {
                let body = chat::request(name, &self.talk);
                line.ask(&body, patience, chat::answer).await
            }
        }
    }

    fn affordable(&self, context: &PlanContext, now: Option<&Usage>) -> Result<(), ModelError> {
        let Some(most) = self.model.max_cost else {
            return Ok(());
        };
        let cost = |usage: Option<&Usage>| usage.and_then(|u| u.cost_usd).unwrap_or_default();
        let spent = (cost(context.usage.as_ref()) + cost(now)) * 1e6;
        if spent >= most as f64 {
            return Err(ModelError::Spent);
        }
        Ok(())
    }
}

fn add(sum: &mut Option<Usage>, more: &Usage, model: &str) {
    let mut more = more.clone();
    more.model = model.to_owned();
    more.cost_usd = prices::of(model).map(|p| p.cost(&more));
    *sum = Some(match sum.take() {
        Some(so_far) => so_far.plus(&more),
        None => more,
    });
}
