//! Models against the test equipment that speaks their wires: what is sent keeps every rule, and what goes wrong goes wrong in words.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
mod support;

use e2e::model_server::{Fault, KEY, ModelServer, Say, Turn, walk};
use engine::planner::{PastAction, PlanContext, PlanError, Proposal};
use protocol::action::Action;
use protocol::control::{PlannerChoice, PlannerKind};
use protocol::message::Interpretation;
use protocol::page_state::PageState;
use protocol::snapshot::Observation;
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use subterminator::model::http::Patience;
use subterminator::model::mind::{Mind, Thought};
use subterminator::model::settings::{Model, resolve};
use subterminator::places::{Places, write_private};

const WIRES: [PlannerKind; 2] = [PlannerKind::Claude, PlannerKind::Openai];

/// A model of this wire at the server, as the settings make it.
fn model(server: &ModelServer, wire: PlannerKind) -> Model {
    let temp = tempfile::tempdir().unwrap();
    let places = Places::at(temp.path().to_owned()).unwrap();
    let keys = format!("anthropic_api_key = \"{KEY}\"\nopenai_api_key = \"{KEY}\"\n");
    write_private(&places.config(), keys.as_bytes()).unwrap();
    let choice = PlannerChoice {
        kind: wire,
        model: Some(name(wire).to_owned()),
        base_url: Some(server.url()),
        ..PlannerChoice::default()
    };
    let mut model = resolve(&choice, &places).unwrap().unwrap();
    model.patience = Patience {
        answer: Duration::from_secs(5),
        tries: 3,
        first_wait: Duration::from_millis(10),
    };
    model
}

fn name(wire: PlannerKind) -> &'static str {
    match wire {
        PlannerKind::Openai => "gpt-4o",
        _ => "claude-opus-4-6",
    }
}

fn context(observation: Observation) -> PlanContext {
    let read = Interpretation {
        state: PageState::AccountActive,
        confidence: 0.8,
        reason: "The page says “Active”.".into(),
    };
    PlanContext::first(observation, "Streamora", read)
}

fn account() -> PlanContext {
    context(*support::site::Site::new().observation())
}

fn picture() -> String {
    use base64::Engine as _;
    base64::engine::general_purpose::STANDARD.encode(support::site::PICTURE)
}

fn clicks(thought: &Thought) -> bool {
    matches!(
        &thought.plan,
        Ok(Proposal::Act {
            action: Action::Click { .. },
            ..
        })
    )
}

fn done(context: &mut PlanContext, thought: &Thought) {
    let Ok(Proposal::Act { action, .. }) = &thought.plan else {
        panic!("{thought:?}")
    };
    context.history.push(PastAction {
        action: action.clone(),
        target: None,
        url: "https://www.streamora.com/account".into(),
        before: context.state,
        error: None,
    });
}

fn always(turn: &Turn) -> Say {
    turn.press("Cancel subscription").unwrap()
}

#[tokio::test]
async fn a_turn_keeps_every_rule_of_its_wire_and_becomes_the_step_that_was_said() {
    for wire in WIRES {
        let server = ModelServer::open(always).await;
        let mut mind = Mind::new(model(&server, wire));
        let mut context = account();
        for turn in 0..12 {
            let picture = (turn % 3 == 0).then(picture);
            let thought = mind.think(&context, picture).await;
            assert!(
                clicks(&thought),
                "{wire:?}: {thought:?} {:?}",
                server.refused()
            );
            assert_eq!(thought.mind.instead, None);
            done(&mut context, &thought);
        }
        assert_eq!(server.refused(), Vec::<String>::new());
        let sent = server.accepted();
        assert_eq!(sent.len(), 12);
        assert!(sent[0].to_string().contains(&picture()));
        assert!(!sent[1].to_string().contains(KEY));
    }
}

#[tokio::test]
async fn the_beginning_stays_as_it_was_so_the_cache_is_read_and_the_cost_is_counted() {
    let server = ModelServer::open(always).await;
    let mut mind = Mind::new(model(&server, PlannerKind::Claude));
    let mut context = account();
    let first = mind.think(&context, None).await;
    done(&mut context, &first);
    let second = mind.think(&context, None).await;
    let (first, second) = (first.mind.usage.unwrap(), second.mind.usage.unwrap());
    assert_eq!(first.cache_read_tokens, 0);
    assert!(
        second.cache_read_tokens >= first.cache_write_tokens,
        "{first:?} {second:?}"
    );
    assert!(second.cost_usd.unwrap() < first.cost_usd.unwrap());
    let sent = server.accepted();
    let bare = |body: &Value| {
        let text = body.to_string();
        text.replace(",\"cache_control\":{\"type\":\"ephemeral\"}", "")
            .replace("\"cache_control\":{\"type\":\"ephemeral\"},", "")
    };
    for part in ["tools", "system"] {
        assert_eq!(
            sent[0][part].to_string(),
            sent[1][part].to_string(),
            "{part}"
        );
    }
    let messages = |body: &Value| bare(&body["messages"]).trim_end_matches(']').to_owned();
    assert!(messages(&sent[1]).starts_with(&messages(&sent[0])));
    for body in &sent {
        let last = body["messages"].as_array().unwrap().last().unwrap()["content"]
            .as_array()
            .unwrap()
            .last()
            .unwrap()
            .clone();
        assert_eq!(last["cache_control"]["type"], "ephemeral");
        assert_eq!(
            body["tools"].as_array().unwrap().last().unwrap()["cache_control"]["type"],
            "ephemeral"
        );
        assert_eq!(body["system"][0]["cache_control"]["type"], "ephemeral");
    }
}

#[tokio::test]
async fn what_passes_is_tried_again() {
    let faults = [
        Fault::RateLimited(0),
        Fault::Overloaded,
        Fault::Internal,
        Fault::CutOff,
        Fault::Garbage,
        Fault::StreamError,
    ];
    for wire in WIRES {
        for fault in faults.clone() {
            if wire == PlannerKind::Openai && fault == Fault::StreamError {
                continue;
            }
            let server = ModelServer::open(always).await;
            server.fails([Some(fault.clone()), Some(fault.clone())]);
            let thought = Mind::new(model(&server, wire))
                .think(&account(), None)
                .await;
            assert!(
                clicks(&thought) && thought.mind.instead.is_none(),
                "{wire:?} {fault:?}: {thought:?}"
            );
            assert_eq!(server.requests(), 3, "{wire:?} {fault:?}");
        }
    }
}

#[tokio::test]
async fn a_provider_that_sends_us_elsewhere_is_not_followed_with_the_key() {
    for (wire, path) in WIRES.into_iter().zip(["messages", "chat/completions"]) {
        let elsewhere = ModelServer::open(always).await;
        let server = ModelServer::open(always).await;
        let there = format!("{}/{path}", elsewhere.url());
        server.is_down(Some(Fault::Elsewhere(there)));
        let thought = Mind::new(model(&server, wire))
            .think(&account(), None)
            .await;
        assert_eq!(
            (server.requests(), elsewhere.requests()),
            (1, 0),
            "{wire:?}"
        );
        let why = thought.mind.instead.unwrap();
        assert!(why.contains("doesn't take the request (307)"), "{why}");
    }
}

#[tokio::test]
async fn a_wish_to_wait_is_kept() {
    let server = ModelServer::open(always).await;
    server.fails([Some(Fault::RateLimited(1))]);
    let begun = Instant::now();
    let thought = Mind::new(model(&server, PlannerKind::Claude))
        .think(&account(), None)
        .await;
    assert!(clicks(&thought));
    assert!(begun.elapsed() >= Duration::from_secs(1));
}

#[tokio::test]
async fn a_dead_provider_leaves_the_turn_to_the_offline_rules_at_once_and_gets_the_next_one_when_it_is_back()
 {
    for wire in WIRES {
        let server = ModelServer::open(always).await;
        server.is_down(Some(Fault::Overloaded));
        let mut mind = Mind::new(model(&server, wire));
        let mut context = account();
        let thought = mind.think(&context, None).await;
        assert!(
            clicks(&thought),
            "the offline rules know the way, too: {thought:?}"
        );
        let why = thought.mind.instead.clone().unwrap();
        assert!(
            why.contains(name(wire)) && why.contains("overloaded"),
            "{why}"
        );
        assert_eq!(server.requests(), 3);
        done(&mut context, &thought);

        let thought = mind.think(&context, None).await;
        assert_eq!(
            server.requests(),
            4,
            "somebody who is down is asked once a turn"
        );
        done(&mut context, &thought);

        server.is_down(None);
        let thought = mind.think(&context, None).await;
        assert!(
            clicks(&thought) && thought.mind.instead.is_none(),
            "{thought:?}"
        );
        assert_eq!(server.refused(), Vec::<String>::new());
        let told = server.accepted()[0].to_string();
        assert!(told.contains("own rules led: click"), "{told}");
    }
}

#[tokio::test]
async fn too_slow_an_answer_is_as_good_as_none() {
    let server = ModelServer::open(always).await;
    server.is_down(Some(Fault::Slow(Duration::from_secs(30))));
    let mut model = model(&server, PlannerKind::Claude);
    model.patience.answer = Duration::from_millis(150);
    let thought = Mind::new(model).think(&account(), None).await;
    assert!(clicks(&thought));
    assert!(thought.mind.instead.unwrap().contains("in time"));
}

#[tokio::test]
async fn a_bad_key_and_a_retired_model_say_what_to_change_and_are_not_tried_again() {
    for wire in WIRES {
        for (fault, says) in [
            (Fault::BadKey, "refuses the key"),
            (Fault::Gone, "Name another with --model"),
        ] {
            let server = ModelServer::open(always).await;
            server.is_down(Some(fault));
            let thought = Mind::new(model(&server, wire))
                .think(&account(), None)
                .await;
            let Err(PlanError::Misconfigured(why)) = &thought.plan else {
                panic!("{thought:?}")
            };
            assert!(why.contains(says) && !why.contains(KEY), "{why}");
            assert_eq!(server.requests(), 1);

            // Nobody insisted on this model: the offline rules do it, and say why.
            let mut model = model(&server, wire);
            model.insisted = false;
            let thought = Mind::new(model).think(&account(), None).await;
            assert!(clicks(&thought) && thought.mind.instead.unwrap().contains(says));
        }
    }
}

#[tokio::test]
async fn odd_answers_go_back_to_the_model_and_never_become_a_guess() {
    type Odd = (&'static str, Say, &'static str);
    let odd: Vec<Odd> = vec![
        (
            "no call",
            Say::Text("I would press Cancel.".into()),
            "Answer with one tool call",
        ),
        (
            "no such tool",
            Say::Call("buy", json!({})),
            "no tool called “buy”",
        ),
        (
            "arguments that don't fit",
            Say::Call("browser_click", json!({ "target": "@e1" })),
            "don't fit",
        ),
        ("cut off", Say::Unfinished("browser_click"), "cut off"),
    ];
    for wire in WIRES {
        for (what, say, told) in odd.clone() {
            let server = ModelServer::open(move |turn| {
                if turn.number == 0 {
                    say.clone()
                } else {
                    always_anywhere(turn)
                }
            })
            .await;
            let mut mind = Mind::new(model(&server, wire));
            let thought = mind.think(&account(), None).await;
            assert_eq!(server.refused(), Vec::<String>::new(), "{wire:?} {what}");
            assert!(clicks(&thought), "{wire:?} {what}: {thought:?}");
            assert!(
                server.accepted()[1].to_string().contains(told),
                "{wire:?} {what}"
            );
        }
    }
}

/// The page stands in an earlier message when an answer is asked for again.
fn always_anywhere(_: &Turn) -> Say {
    Say::Call("browser_click", json!({ "ref": "@e2" }))
}

#[tokio::test]
async fn of_several_calls_the_first_counts_and_each_gets_its_answer() {
    for wire in WIRES {
        let both = |_: &Turn| {
            Say::Calls(vec![
                ("browser_click", json!({ "ref": "@e2" })),
                ("browser_click", json!({ "ref": "@e1" })),
            ])
        };
        let server = ModelServer::open(both).await;
        let mut mind = Mind::new(model(&server, wire));
        let mut context = account();
        for _ in 0..2 {
            let thought = mind.think(&context, None).await;
            assert!(
                matches!(&thought.plan, Ok(Proposal::Act { action: Action::Click { target }, .. }) if target.0 == 2),
                "{thought:?}"
            );
            done(&mut context, &thought);
        }
        assert_eq!(server.refused(), Vec::<String>::new());
    }
}

#[tokio::test]
async fn a_refusal_is_no_plan_and_three_silent_answers_are_no_action() {
    for wire in WIRES {
        let server = ModelServer::open(|_| Say::Refusal).await;
        let thought = Mind::new(model(&server, wire))
            .think(&account(), None)
            .await;
        assert!(clicks(&thought) && thought.mind.instead.unwrap().contains("refuses"));

        let server = ModelServer::open(|_| Say::Text("Hm.".into())).await;
        let thought = Mind::new(model(&server, wire))
            .think(&account(), None)
            .await;
        assert!(
            matches!(thought.plan, Err(PlanError::NoAction(_))),
            "{thought:?}"
        );
        assert_eq!(server.requests(), 3);
    }
}

#[tokio::test]
async fn when_the_money_is_spent_the_offline_rules_go_on() {
    let server = ModelServer::open(always).await;
    let mut model = model(&server, PlannerKind::Claude);
    model.max_cost = Some(1);
    let mut mind = Mind::new(model);
    let mut context = account();
    let first = mind.think(&context, None).await;
    assert!(first.mind.instead.is_none());
    done(&mut context, &first);
    context.usage = first.mind.usage;
    let second = mind.think(&context, None).await;
    assert!(clicks(&second) && second.mind.instead.unwrap().contains("spent"));
    assert_eq!(server.requests(), 1);
}

#[tokio::test]
async fn the_equipment_turns_away_what_the_real_ones_turn_away() {
    let server = ModelServer::open(walk(["Cancel subscription"])).await;
    let mut mind = Mind::new(model(&server, PlannerKind::Claude));
    let mut context = account();
    let first = mind.think(&context, None).await;
    done(&mut context, &first);
    let _ = mind.think(&context, None).await;
    let good = server.accepted()[1].clone();
    type Broken = (&'static str, fn(&mut Value));
    let break_it: [Broken; 8] = [
        ("Extra inputs", |b| b["temperature"] = json!(0.5)),
        ("Extra inputs", |b| b["messages"][0]["name"] = json!("x")),
        ("first message", |b| {
            b["messages"][0]["role"] = json!("assistant")
        }),
        ("unexpected", |b| {
            b["messages"]
                .as_array_mut()
                .unwrap()
                .push(json!({ "role": "system", "content": [{ "type": "text", "text": "x" }] }))
        }),
        ("unexpected tool_use_id", |b| {
            b["messages"].as_array_mut().unwrap().push(json!({ "role": "user", "content": [{ "type": "tool_result", "tool_use_id": "x", "content": "y" }] }))
        }),
        ("without tool_result blocks", |b| {
            let answered = &mut b["messages"][2]["content"];
            answered
                .as_array_mut()
                .unwrap()
                .retain(|c| c["type"] != "tool_result");
        }),
        ("prefill", |b| {
            b["messages"].as_array_mut().unwrap().truncate(2);
        }),
        ("5 MB", |b| {
            use base64::Engine as _;
            let long =
                base64::engine::general_purpose::STANDARD.encode(vec![0; 5 * 1024 * 1024 + 1]);
            b["messages"][0]["content"] = json!([{ "type": "image", "source": { "type": "base64", "media_type": "image/png", "data": long } }]);
        }),
    ];
    for (why, change) in break_it {
        is_turned_away(&server, PlannerKind::Claude, &good, why, change).await;
    }
}

/// What the equipment says of a request that was good before.
async fn is_turned_away(
    server: &ModelServer,
    wire: PlannerKind,
    good: &Value,
    why: &str,
    change: fn(&mut Value),
) {
    use subterminator::model::http::{Line, Login};
    let mut body = good.clone();
    change(&mut body);
    let (path, login) = match wire {
        PlannerKind::Openai => ("chat/completions", Login::Bearer),
        _ => ("messages", Login::XApiKey),
    };
    let line = Line::new(
        format!("{}/{path}", server.url()).parse().unwrap(),
        subterminator::model::keys::Key::new(KEY).as_ref(),
        login,
        &[("anthropic-version", "2023-06-01")],
    );
    let asked = line
        .unwrap()
        .ask(&body, Patience::default(), |text| Ok(text.to_owned()))
        .await;
    let error = asked.unwrap_err().to_string();
    assert!(error.contains(why), "{why}: {error}");
}

#[tokio::test]
async fn on_the_other_wire_it_does_so_too() {
    let server = ModelServer::open(always).await;
    let mut mind = Mind::new(model(&server, PlannerKind::Openai));
    let mut context = account();
    let first = mind.think(&context, None).await;
    done(&mut context, &first);
    let _ = mind.think(&context, None).await;
    let good = server.accepted()[1].clone();
    type Broken = (&'static str, fn(&mut Value));
    let break_it: [Broken; 5] = [
        ("Unrecognized request argument", |b| b["top_k"] = json!(1)),
        ("is not one of the roles", |b| {
            b["messages"][1]["role"] = json!("person");
        }),
        ("must be followed by tool messages", |b| {
            let all = b["messages"].as_array_mut().unwrap();
            all.retain(|m| m["role"] != "tool");
        }),
        ("must be a response to a preceding message", |b| {
            let call = json!({ "role": "tool", "tool_call_id": "x", "content": "y" });
            b["messages"].as_array_mut().unwrap().push(call);
        }),
        ("a tool says text, no pictures", |b| {
            let all = b["messages"].as_array_mut().unwrap();
            let result = all.iter_mut().find(|m| m["role"] == "tool").unwrap();
            result["content"] = json!([{ "type": "image_url" }]);
        }),
    ];
    for (why, change) in break_it {
        is_turned_away(&server, PlannerKind::Openai, &good, why, change).await;
    }
}
