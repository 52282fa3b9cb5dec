//! What a model may propose beyond a step, and how the run takes it.
use crate::script::{Site, World, streamora};
use protocol::action::Action;
use protocol::ids::{Ref, RunId};
use protocol::message::Spot;
use protocol::report::{Report, Verdict};
use protocol::task::Reason;
use subterminator_engine::effect::Effect;
use subterminator_engine::event::Event;
use subterminator_engine::planner;
use subterminator_engine::planner::aim::{Aim, Deed, Target};
use subterminator_engine::session::Session;

#[test]
fn a_step_that_the_planner_wants_seen_is_asked_about_although_the_rules_would_let_it_pass() {
    let mut world = World::new(streamora());
    let click = |n| planner::Proposal::Act {
        action: Action::Click { target: Ref(n) },
        why: String::new(),
    };
    let ask = planner::Proposal::AskNext {
        action: "open the plan".into(),
        reason: "to be sure".into(),
    };
    world.planner = Some(vec![
        planner::Proposal::Look { everything: true },
        ask,
        click(2),
    ]);
    world.answer = None;
    world.run();
    assert_eq!(world.questions.len(), 1, "{:#?}", world.reports);
    assert!(world.site.pressed.is_empty());
}

#[test]
fn a_claim_of_success_that_nothing_confirms_goes_back_and_the_run_goes_on() {
    let mut world = World::new(streamora());
    let claim = planner::Proposal::Complete {
        success: true,
        reason: "All done".into(),
    };
    world.planner = Some(vec![claim]);
    world.answer = None;
    world.run();
    let refused = world.effects.iter().any(|e| match e {
        Effect::Plan { context, .. } => context
            .refused
            .iter()
            .any(|why| why.contains("doesn't say that it is cancelled")),
        _ => false,
    });
    assert!(refused, "{:#?}", world.reports);
    assert!(world.result.is_none());
}

#[test]
fn a_model_that_proposes_nothing_ends_the_run_in_words_and_nothing_was_changed() {
    let mut world = World::new(streamora());
    world.run();
    let mut session = Session::new(RunId("other".into()));
    let mut last = Vec::new();
    for stamped in &world.journal {
        let mut stamped = stamped.clone();
        if let Event::Planned { plan, mind, .. } = &mut stamped.event {
            *plan = Err(planner::PlanError::NoAction("Three answers.".into()));
            mind.model = Some("claude-x".into());
            mind.usage = Some(protocol::task::Usage {
                model: "claude-x".into(),
                requests: 3,
                input_tokens: 900,
                ..Default::default()
            });
        }
        (session, last) = session.step(&stamped);
        if session.is_over() {
            break;
        }
    }
    let result = last.iter().find_map(|e| match e {
        Effect::Finish { result, .. } => Some(result),
        _ => None,
    });
    let result = result.expect("the run ends");
    assert_eq!(result.reason, Reason::LlmNoAction);
    assert_eq!(result.usage.as_ref().map(|u| u.input_tokens), Some(900));
    let panel = last.iter().rev().find_map(|e| match e {
        Effect::Show { panel } => Some(panel.footnote.clone()),
        _ => None,
    });
    assert_eq!(panel.as_deref(), Some("Planner: claude-x · 900 tokens"));
}

fn aim(targets: Vec<Target>) -> planner::Proposal {
    planner::Proposal::Aim(Aim {
        why: String::new(),
        deed: Deed::Click,
        targets,
    })
}

fn text(words: &str) -> Target {
    Target::Text(words.into())
}

#[test]
fn described_targets_are_tried_in_order_and_judged_as_the_elements_that_they_are() {
    let mut world = World::new(streamora());
    let nowhere = Target::Aria {
        role: "button".into(),
        name: Some("Cancel everything".into()),
    };
    world.planner = Some(vec![
        aim(vec![nowhere, text("manage PLAN")]),
        // What policy forbids is forbidden however it is described.
        aim(vec![text("Pause subscription")]),
    ]);
    world.answer = None;
    world.run();
    assert_eq!(world.site.pressed, ["Manage plan"], "{:#?}", world.reports);
    let denied = decisions(&world);
    assert!(
        denied
            .iter()
            .any(|(what, verdict)| what.contains("Pause subscription") && *verdict == Verdict::Deny),
        "{denied:?}"
    );
}

#[test]
fn a_target_that_is_not_there_yet_is_looked_for_again() {
    let lines = "# Your account\nPlan: Premium. Renews on 4 December 2026.";
    let site = Site::default()
        .page("account", "/account", &format!("{lines}\n[Manage plan]"))
        .page("plan", "/account", &format!("{lines}\n[Manage billing]"))
        .stays("account", "Manage plan", "plan")
        .stays("plan", "Manage billing", "plan");
    for (late, found) in [(6, true), (30, false)] {
        let mut world = World::new(site.clone());
        world.site.slow = late;
        world.planner = Some(vec![
            aim(vec![text("Manage plan")]),
            aim(vec![text("Manage billing"), text("Manage bills")]),
        ]);
        world.answer = None;
        world.run();
        let pressed = world.site.pressed.contains(&"Manage billing".to_owned());
        assert_eq!(
            pressed, found,
            "{late} looks late: {:?}",
            world.site.pressed
        );
    }
}

#[test]
fn a_target_that_fails_is_followed_by_the_next_and_no_target_left_is_told() {
    let mut world = World::new(streamora());
    world.planner = Some(vec![
        aim(vec![text("Manage plan"), text("Manage plan")]),
        aim(vec![text("Nowhere"), text("Nor here")]),
    ]);
    world.fail_next = true;
    world.answer = None;
    world.run();
    assert_eq!(world.site.pressed, ["Manage plan"]);
    let told = world.effects.iter().any(|e| match e {
        Effect::Plan { context, .. } => context.refused.iter().any(|why| {
            why.contains("text “Nowhere”: nothing fits") && why.contains("text “Nor here”")
        }),
        _ => false,
    });
    assert!(told);
}

#[test]
fn what_only_the_page_knows_is_asked_of_it_and_judged_like_the_rest() {
    let mut world = World::new(streamora());
    let css = || {
        Target::Spot(Spot::Css {
            selector: "#way-out".into(),
        })
    };
    world.planner = Some(vec![aim(vec![css()])]);
    world.answer = None;
    world.run();
    let request = world.effects.iter().find_map(|e| match e {
        Effect::Locate { request, .. } => Some(*request),
        _ => None,
    });
    let observation = Box::new(world.site.pages[0].1.clone());
    let upgrade = observation
        .snapshot
        .elements
        .iter()
        .find(|e| e.name == "Upgrade")
        .map(|e| e.reference)
        .unwrap();
    world.send(Event::Located {
        request: request.unwrap(),
        found: Ok(upgrade),
        observation,
    });
    assert!(world.site.pressed.is_empty());
    let denied = decisions(&world);
    assert!(
        denied
            .iter()
            .any(|(what, verdict)| what.contains("Upgrade") && *verdict == Verdict::Deny),
        "{denied:?}"
    );
}

fn decisions(world: &World) -> Vec<(String, Verdict)> {
    let decision = |r: &Report| match r {
        Report::Decision {
            action, verdict, ..
        } => Some((action.clone(), *verdict)),
        _ => None,
    };
    world.reports.iter().filter_map(decision).collect()
}

#[test]
fn what_counts_most_for_a_press_is_told_with_its_decision() {
    let mut world = World::new(streamora());
    world.run();
    let of = |name: &str| {
        let told = world.reports.iter().find_map(|r| match r {
            Report::Decision {
                action, reasons, ..
            } if action.contains(name) => Some(reasons.clone()),
            _ => None,
        });
        told.expect("it was decided about")
    };
    let way_in = of("Cancel subscription");
    assert!((1..=3).contains(&way_in.len()), "{way_in:?}");
    assert!(way_in.iter().any(|r| r.starts_with("ends +")), "{way_in:?}");
}
