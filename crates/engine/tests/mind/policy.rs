//! The policy as tables, and as a property: whatever a planner proposes, nothing irreversible happens without the person's word
//! and nothing forbidden happens at all.
use crate::script::{HOME, World, page, streamora};
use proptest::prelude::*;
use protocol::action::Action;
use protocol::ids::Ref;
use protocol::report::Verdict;
use protocol::snapshot::{ElementState, InputKind, Observation};
use subterminator_engine::effect::Effect;
use subterminator_engine::event::Event;
use subterminator_engine::heuristics;
use subterminator_engine::planner::Proposal;
use subterminator_engine::policy::{Ground, Rule, judge};

fn verdict(observation: &Observation, name: &str) -> Verdict {
    let element = observation
        .snapshot
        .elements
        .iter()
        .find(|e| e.name == name)
        .unwrap_or_else(|| panic!("no {name}"));
    ruling(
        observation,
        &Action::Click {
            target: element.reference,
        },
    )
}

fn ruling(observation: &Observation, action: &Action) -> Verdict {
    let reading = heuristics::read(observation, None);
    judge(
        action,
        &Ground {
            observation,
            reading: &reading,
            home: HOME,
            recipe: None,
            in_flow: true,
            survey_done: false,
        },
    )
    .verdict
}

#[test]
fn each_control_of_a_flow_gets_its_verdict() {
    use Verdict::{Allow, Ask, Deny};
    let account = page(
        "/account",
        "# Your account\nPlan: Premium. Renews on 4 December 2026. Payment method: Visa\n(Manage plan -> /plan)\n[Manage subscription]\n(Cancel subscription -> /cancel)\n[Cancel membership]\n[Deactivate]\n[Pause membership]\n[Upgrade]\n[Resubscribe]\n[Don't cancel subscription]\n(Delete account -> /delete)\n(Pay on the web -> https://evil.example/x)\n(Cancel plan -> http://www.streamora.com/x)\n(Cancel trial -> javascript:go())\n(Sign out -> /logout)\n[Start chat]\n[Frobnicate]\n(News -> /news)",
    );
    let offer = page(
        "/cancel/offer",
        "# Before you go\nStay and get 50% off for 3 months.\n[Accept offer]\n[Get 50% off]\n[Keep my plan]\n[Pause instead]\n[Remind me later]\n[No thanks]\n[Continue to cancel]\n[Continue]\n[Yes]\n[Finish cancellation]\n[Talk to an agent]\n[Switch to annual]",
    );
    let survey = page(
        "/cancel/survey",
        "# Why are you leaving?\nTell us the main reason for cancelling.\no Too expensive\no Change to a cheaper plan\no Cancel now and get a refund\n_ I understand that my data is kept\n[Continue]\n[Submit feedback and cancel]\n[Submit]\n[Skip]",
    );
    let last = page(
        "/cancel/confirm",
        "# Are you sure you want to cancel?\nYour plan ends on 4 December 2026.\n[Yes, cancel]\n[Confirm]\n[Continue]\n[Continue to cancel]\n(Cancel subscription -> /cancel/3)\n[End now]\n[End on 4 December 2026]\n[Keep subscription]\n[No, keep this membership]\n[Go back]\n[Continue subscription]\n[Downgrade your plan]",
    );
    let done = page(
        "/cancel/done",
        "# Your subscription has been cancelled\nYou won't be charged again.\n[Restart subscription]\n[Done]\n[Skip]\n(Home -> /)",
    );
    let cases = [
        (&account, "Manage plan", Allow),
        (&account, "Manage subscription", Allow),
        (&account, "Cancel subscription", Allow),
        (&account, "Cancel membership", Ask),
        (&account, "Deactivate", Ask),
        (&account, "Pause membership", Deny),
        (&account, "Upgrade", Deny),
        (&account, "Resubscribe", Deny),
        (&account, "Don't cancel subscription", Deny),
        (&account, "Delete account", Deny),
        (&account, "Pay on the web", Deny),
        (&account, "Cancel plan", Deny),
        (&account, "Cancel trial", Ask),
        (&account, "Sign out", Deny),
        (&account, "Start chat", Deny),
        (&account, "Frobnicate", Ask),
        (&account, "News", Allow),
        (&offer, "Accept offer", Deny),
        (&offer, "Get 50% off", Deny),
        (&offer, "Keep my plan", Deny),
        (&offer, "Pause instead", Deny),
        (&offer, "Remind me later", Deny),
        (&offer, "Yes", Deny),
        (&offer, "Finish cancellation", Ask),
        (&offer, "Talk to an agent", Deny),
        (&offer, "Switch to annual", Deny),
        (&survey, "Too expensive", Allow),
        (&survey, "Change to a cheaper plan", Deny),
        (&survey, "Cancel now and get a refund", Ask),
        (&survey, "Submit feedback and cancel", Ask),
        (&survey, "Submit", Ask),
        (&last, "Yes, cancel", Ask),
        (&last, "Confirm", Ask),
        (&last, "Continue", Ask),
        (&last, "Continue to cancel", Ask),
        (&last, "Cancel subscription", Ask),
        (&last, "End now", Ask),
        (&last, "End on 4 December 2026", Ask),
        (&last, "Keep subscription", Deny),
        (&last, "No, keep this membership", Deny),
        (&last, "Go back", Allow),
        (&last, "Continue subscription", Deny),
        (&last, "Downgrade your plan", Deny),
        (&done, "Restart subscription", Deny),
        (&done, "Done", Deny),
        (&done, "Skip", Deny),
        (&done, "Home", Deny),
    ];
    let wrong: Vec<String> = cases
        .iter()
        .filter(|(p, name, expected)| verdict(p, name) != *expected)
        .map(|(p, name, expected)| {
            format!(
                "{name} on {}: {:?} instead of {expected:?}",
                p.snapshot.page.url,
                verdict(p, name)
            )
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_link_whose_address_acts_is_asked_about_however_harmless_its_name() {
    let account = page(
        "/account",
        "# Your account\nPlan: Premium. Renews on 4 December 2026.\n(Details -> /subscription/confirm?step=2)\n(Cancel plan -> /cancel/do)",
    );
    for name in ["Details", "Cancel plan"] {
        assert_eq!(verdict(&account, name), Verdict::Ask, "{name}");
    }
}

#[test]
fn an_offer_page_without_signs_of_the_last_step_is_left_without_a_question() {
    let offer = page(
        "/cancel/offer",
        "# Before you go\nStay and get 50% off for 3 months.\n[Accept offer]\n[No thanks]\n[Continue to cancel]\n[Next]",
    );
    for name in ["No thanks", "Continue to cancel", "Next"] {
        assert_eq!(verdict(&offer, name), Verdict::Allow, "{name}");
    }
}

#[test]
fn what_may_be_the_last_word_or_an_offer_taken_is_asked_about_however_it_is_called() {
    let account = page(
        "/account",
        "# Your account\nPlan: Premium. Renews on 4 December 2026.\n(Cancel subscription -> /account#cancel)\n(Cancel plan -> /app#/cancel)\n(Details -> /offer/accept)\n(Manage plan -> /plan/switch?to=basic)",
    );
    let offer = page(
        "/cancel/offer",
        "# Before you go\nStay and get 50% off for 3 months.\n[Cancel anyway]\n(Skip and cancel -> /cancel/2)\n[I want to cancel]\n(Sounds lovely -> /cancel/yes)\n[Next]",
    );
    let ending = page(
        "/cancel/offer",
        "# Before you go\nStay and get 50% off for 3 months.\nYour subscription will end on 4 December 2026.\n[No thanks]\n[Next]",
    );
    let last = page(
        "/cancel/confirm",
        "# Are you sure you want to cancel?\nDo you want to keep your plan?\n[No]\n[Go back]\n[Cancel membership now]",
    );
    use Verdict::{Allow, Ask};
    for (page, name, expected) in [
        (&account, "Cancel subscription", Ask),
        (&account, "Cancel plan", Allow),
        (&account, "Details", Ask),
        (&account, "Manage plan", Ask),
        (&offer, "Cancel anyway", Ask),
        (&offer, "I want to cancel", Ask),
        (&offer, "Sounds lovely", Ask),
        (&offer, "Next", Allow),
        (&ending, "No thanks", Ask),
        (&ending, "Next", Ask),
        (&last, "No", Ask),
        (&last, "Go back", Allow),
        (&last, "Cancel membership now", Ask),
    ] {
        assert_eq!(verdict(page, name), expected, "{name}");
    }
}

#[test]
fn an_offer_after_the_survey_may_be_the_last_thing_before_the_end() {
    let offer = page(
        "/cancel/offer",
        "# Before you go\nStay and get 50% off for 3 months.\n[Accept offer]\n[No thanks]\n[Continue to cancel]",
    );
    let reading = heuristics::read(&offer, None);
    let ground = Ground {
        observation: &offer,
        reading: &reading,
        home: HOME,
        recipe: None,
        in_flow: true,
        survey_done: true,
    };
    let of = |name: &str| {
        let element = offer.snapshot.elements.iter().find(|e| e.name == name);
        let target = element.unwrap().reference;
        judge(&Action::Click { target }, &ground).verdict
    };
    assert_eq!(of("No thanks"), Verdict::Ask);
    assert_eq!(of("Continue to cancel"), Verdict::Allow);
    assert_eq!(of("Accept offer"), Verdict::Deny);
}

#[test]
fn the_last_of_the_counted_steps_is_the_last_step() {
    let survey = |count: &str| {
        page(
            "/cancel/survey",
            &format!(
                "{count}\n# Why are you leaving?\nTell us the main reason for cancelling.\n[Continue]"
            ),
        )
    };
    assert_eq!(verdict(&survey("Step 2 of 3"), "Continue"), Verdict::Allow);
    assert_eq!(verdict(&survey("Step 3 of 3"), "Continue"), Verdict::Ask);
    assert_eq!(verdict(&survey("2/2"), "Continue"), Verdict::Ask);
}

#[test]
fn secrets_are_never_typed_and_other_fields_take_only_our_words() {
    let mut last = page(
        "/cancel/confirm",
        "# Are you sure you want to cancel?\nTo confirm, type CANCEL in the box below.\nfield: Word\nsecret: Password\n[Confirm cancellation]",
    );
    let fill = |o: &Observation, name: &str, value: &str| {
        let target = o
            .snapshot
            .elements
            .iter()
            .find(|e| e.name == name)
            .unwrap()
            .reference;
        ruling(
            o,
            &Action::Fill {
                target,
                value: value.into(),
                clear_first: true,
            },
        )
    };
    assert_eq!(fill(&last, "Word", "CANCEL"), Verdict::Allow);
    assert_eq!(fill(&last, "Word", "DELETE"), Verdict::Deny);
    assert_eq!(fill(&last, "Password", "CANCEL"), Verdict::Deny);
    for kind in [
        InputKind::Card,
        InputKind::OneTimeCode,
        InputKind::Email,
        InputKind::File,
    ] {
        last.snapshot
            .elements
            .iter_mut()
            .find(|e| e.name == "Word")
            .unwrap()
            .input = Some(kind);
        assert_eq!(fill(&last, "Word", "CANCEL"), Verdict::Deny, "{kind:?}");
    }
    let deleting = page(
        "/delete",
        "To delete your account type DELETE in the box.\nfield: Word",
    );
    assert_eq!(fill(&deleting, "Word", "DELETE"), Verdict::Deny);
}

#[test]
fn what_is_disabled_or_gone_is_not_pressed() {
    let mut last = page("/cancel/confirm", "[Finish cancellation]");
    last.snapshot.elements[0].state = vec![ElementState::Disabled];
    assert_eq!(verdict(&last, "Finish cancellation"), Verdict::Deny);
    assert_eq!(
        ruling(&last, &Action::Click { target: Ref(77) }),
        Verdict::Deny
    );
}

#[test]
fn every_rule_has_a_sentence_of_its_own() {
    let mut said: Vec<String> = Rule::ALL.iter().map(|r| r.why()).collect();
    said.sort();
    said.dedup();
    assert_eq!(said.len(), Rule::ALL.len());
    assert!(said.iter().all(|s| s.ends_with('.')));
}

fn proposals() -> impl Strategy<Value = Vec<Proposal>> {
    let act = |action| Proposal::Act {
        action,
        why: String::new(),
    };
    let one = prop_oneof![
        8 => (1_u32..14).prop_map(move |n| act(Action::Click { target: Ref(n) })),
        1 => ((1_u32..14), "CANCEL|DELETE|secret").prop_map(move |(n, value)| act(Action::Fill { target: Ref(n), value, clear_first: true })),
        1 => ((1_u32..14), "Yes|No").prop_map(move |(n, value)| act(Action::Select { target: Ref(n), value })),
        1 => "https://(www\\.streamora\\.com|evil\\.example)/(account|delete)".prop_map(move |url| act(Action::Navigate { url })),
        1 => Just(Proposal::Complete { success: true, reason: "done".into() }),
        1 => Just(Proposal::HandOver { reason: "r".into(), advice: "a".into() }),
    ];
    prop::collection::vec(one, 1..40)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_planner_gets_an_irreversible_or_forbidden_press_past_the_person(plans in proposals(), approve in any::<bool>()) {
        let mut world = World::new(streamora());
        world.answer = Some(approve);
        world.planner = Some(plans);
        world.run();
        const FORBIDDEN: [&str; 9] = ["Accept offer", "Keep my plan", "Pause subscription", "Change plan", "Upgrade", "Delete account", "Restart subscription", "Keep subscription", "Sign out"];
        for pressed in &world.site.pressed {
            prop_assert!(!FORBIDDEN.contains(&pressed.as_str()), "{pressed} was pressed");
        }
        let asked = world.questions.iter().filter(|q| q.contains("Finish cancellation")).count();
        let most = if approve { asked } else { 0 };
        prop_assert!(world.site.cancelled as usize <= most);
        // Every effect that acts follows a decision that is no denial, and an approved one an answer.
        let mut decided: Option<Verdict> = None;
        let mut approved = false;
        for effect in &world.effects {
            match effect {
                Effect::Report(report) => match &**report {
                    protocol::report::Report::Decision { verdict, .. } => { decided = Some(*verdict); approved = false; }
                    protocol::report::Report::Answer { approved: yes, .. } => approved = *yes,
                    _ => {}
                },
                Effect::Act { .. } => {
                    prop_assert!(decided == Some(Verdict::Allow) || (decided == Some(Verdict::Ask) && approved), "acted on {decided:?}");
                    decided = None;
                    approved = false;
                }
                _ => {}
            }
        }
    }

    #[test]
    fn no_order_of_events_panics_or_acts_before_the_start(kinds in prop::collection::vec(0_u8..12, 1..30)) {
        let mut world = World::new(streamora());
        for kind in kinds {
            world.one(odd_event(kind));
        }
        let acted = world.effects.iter().any(|e| matches!(e, Effect::Act { .. }));
        prop_assert!(!acted);
    }
}

/// Events that nobody waited for.
fn odd_event(kind: u8) -> Event {
    use protocol::ids::{QuestionId, RequestId, TimerId};
    use protocol::message::{AgentBuild, PersonInput, Via};
    match kind {
        0 => Event::AgentReady {
            origin: "https://www.streamora.com".into(),
            url: HOME.into(),
            build: AgentBuild::Js,
        },
        1 => Event::Acted {
            request: RequestId(1),
            error: None,
            pressed: true,
            navigating: true,
            observation: None,
        },
        2 => Event::Person {
            input: PersonInput::Answer {
                question: QuestionId(1),
                approved: true,
                via: Via::Window,
            },
        },
        3 => Event::TimerFired { timer: TimerId(1) },
        4 => Event::Captured {
            request: RequestId(1),
            picture: None,
        },
        5 => Event::LookedAgain {
            request: RequestId(1),
            look: Err("offline".into()),
        },
        6 => Event::AskLost {
            question: QuestionId(1),
            why: "gone".into(),
        },
        7 => Event::NotInjected {
            message: "left".into(),
        },
        8 => Event::Resumed,
        9 => Event::Person {
            input: PersonInput::HandedBack,
        },
        10 => Event::Planned {
            request: RequestId(1),
            plan: Ok(Proposal::Act {
                action: Action::Click { target: Ref(1) },
                why: String::new(),
            }),
            mind: Default::default(),
        },
        _ => Event::Interrupted,
    }
}
