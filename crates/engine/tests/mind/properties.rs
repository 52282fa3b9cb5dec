//! The policy as properties: whatever a planner proposes and however a page words it, nothing irreversible happens without the
//! person's word and nothing forbidden happens at all.
use super::policy::{ruling, verdict};
use crate::script::{HOME, World, options, page, streamora};
use proptest::prelude::*;
use protocol::action::{Action, Touched};
use protocol::ids::Ref;
use protocol::report::Verdict;
use protocol::role::Role;
use protocol::snapshot::Observation;
use serde::Deserialize;
use std::collections::BTreeMap;
use subterminator_engine::effect::Effect;
use subterminator_engine::event::Event;
use subterminator_engine::planner::Proposal;

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

/// (language, offer, what says that a no ends it, the button that says no)
fn last_offers() -> Vec<[&'static str; 4]> {
    include_str!("../data/last_offers.txt")
        .lines()
        .filter(|l| !l.starts_with('#'))
        .map(|l| l.split('|').collect::<Vec<_>>().try_into().unwrap())
        .collect()
}

fn offer_page(lang: &str, lines: &[&str]) -> Observation {
    let mut page = page("/cancel/offer", &lines.join("\n"));
    page.snapshot.page.lang = lang.into();
    page
}

#[derive(Deserialize)]
struct Lexicon {
    languages: BTreeMap<String, Labels>,
}

#[derive(Deserialize)]
struct Labels {
    keep: Vec<String>,
    restart: Vec<String>,
}

/// (language, label, it takes a cancellation back) of what keeps a subscription.
fn keeping_labels() -> Vec<(String, String, bool)> {
    let lexicon: Lexicon = serde_json::from_str(include_str!("../data/lexicon.json")).unwrap();
    let label = |l: &String| l.trim_end_matches('*').to_owned();
    lexicon
        .languages
        .iter()
        .flat_map(|(lang, labels)| {
            let keep = labels.keep.iter().map(|l| (lang.clone(), label(l), false));
            let restart = labels
                .restart
                .iter()
                .map(|l| (lang.clone(), label(l), true));
            keep.chain(restart).collect::<Vec<_>>()
        })
        .collect()
}

/// Pages of every kind, each with room for one more control.
pub(crate) const KINDS: [(&str, &str); 4] = [
    (
        "/account",
        "# Your account\nPlan: Premium. Renews on 4 December 2026.",
    ),
    (
        "/cancel/offer",
        "# Before you go\nStay and get 50% off for 3 months.",
    ),
    (
        "/cancel/survey",
        "# Why are you leaving?\nTell us the main reason for cancelling.",
    ),
    (
        "/cancel/confirm",
        "# Are you sure you want to cancel?\nYour plan ends on 4 December 2026.",
    ),
];

#[test]
fn what_keeps_a_subscription_is_never_pressed_in_any_language_on_any_page_in_any_role() {
    const LEAVES: [&str; 10] = [
        "Go Back", "Close", "Zurück", "Retour", "Volver", "Atrás", "Voltar", "Indietro", "Terug",
        "戻る",
    ];
    let mut wrong = Vec::new();
    for ((lang, label, back), (path, lines)) in keeping_labels()
        .iter()
        .flat_map(|l| KINDS.iter().map(move |k| (l, k)))
    {
        let mut page = page(path, &format!("{lines}\n[{label}]"));
        page.snapshot.page.lang.clone_from(lang);
        let at = page.snapshot.elements.len() - 1;
        for role in [Role::Button, Role::Link, Role::MenuItem, Role::Radio] {
            page.snapshot.elements[at].role = role;
            let target = page.snapshot.elements[at].reference;
            let ruled = ruling(&page, &Action::Click { target });
            // "Back", "Close" keep it by leaving everything as it is.
            let leaves = !back && LEAVES.contains(&label.as_str());
            if ruled != Verdict::Deny && !leaves {
                wrong.push(format!("{label} ({lang}) as {role} on {path}: {ruled:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn without_the_sentence_that_says_so_the_same_offers_are_left_unasked() {
    let ruled = |[lang, offer, says_so, no]: [&str; 4]| {
        let button = format!("[{no}]");
        let alone = verdict(&offer_page(lang, &[offer, &button]), no);
        let with = verdict(&offer_page(lang, &[offer, says_so, &button]), no);
        (alone, with) == (Verdict::Allow, Verdict::Ask)
    };
    let wrong: Vec<_> = last_offers().into_iter().filter(|o| !ruled(*o)).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_planner_gets_an_irreversible_or_forbidden_press_past_the_person(plans in proposals(), approve in any::<bool>()) {
        let mut world = World::new(streamora());
        world.answer = Some(approve);
        world.planner = Some(plans);
        world.run();
        const FORBIDDEN: [&str; 8] = ["Accept offer", "Keep my plan", "Pause subscription", "Upgrade", "Delete account", "Restart subscription", "Keep subscription", "Sign out"];
        for pressed in &world.site.pressed {
            prop_assert!(!FORBIDDEN.contains(&pressed.as_str()), "{pressed} was pressed");
        }
        let asked = |name: &str| {
            let asked = world.questions.iter().filter(|q| q.contains(name)).count();
            if approve { asked } else { 0 }
        };
        prop_assert!(world.site.cancelled as usize <= asked("Finish cancellation"));
        // A list of plans to look at, or another plan at once: nobody knows.
        let changed = world.site.pressed.iter().filter(|p| *p == "Change plan").count();
        prop_assert!(changed <= asked("Change plan"));
        let undecided = acts_undecided(&world.effects);
        prop_assert!(undecided.is_none(), "acted on {undecided:?}");
    }

    #[test]
    fn a_no_that_the_page_says_may_end_it_is_asked_about_in_every_language(
        which in 0..last_offers().len(),
        before in any::<bool>(),
        beside in prop::collection::vec(0_usize..4, 0..3),
    ) {
        const BESIDE: [&str; 4] = ["(Help -> /help)", "Thank you.", "4.8 / 5", "(Streamora -> /)"];
        let [lang, offer, says_so, no] = last_offers()[which];
        let no = format!("[{no}]");
        let mut lines = vec![offer];
        lines.insert(usize::from(!before), says_so);
        lines.extend(beside.iter().map(|n| BESIDE[*n]));
        lines.push(&no);
        let name = no.trim_matches(['[', ']']);
        prop_assert_ne!(verdict(&offer_page(lang, &lines), name), Verdict::Allow, "{:?}", lines);
    }

    #[test]
    fn no_order_of_events_panics_acts_before_the_start_or_acts_undecided(
        before in prop::collection::vec(0_u8..13, 0..15),
        after in prop::collection::vec(0_u8..13, 1..30),
    ) {
        let mut world = World::new(streamora());
        for kind in before {
            world.one(odd_event(kind));
        }
        let acted = world.effects.iter().any(|e| matches!(e, Effect::Act { .. }));
        prop_assert!(!acted);
        world.one(Event::Ordered { options: options() });
        for kind in after {
            world.one(odd_event(kind));
        }
        let undecided = acts_undecided(&world.effects);
        prop_assert!(undecided.is_none(), "acted on {undecided:?}");
    }
}

/// Every effect that acts follows a decision that is no denial, and one that asks an answer: what it acted on if not.
fn acts_undecided(effects: &[Effect]) -> Option<Option<Verdict>> {
    use protocol::report::Report;
    let (mut decided, mut approved) = (None, false);
    for effect in effects {
        match effect {
            Effect::Report(report) => match &**report {
                Report::Decision { verdict, .. } => (decided, approved) = (Some(*verdict), false),
                Report::Answer { approved: yes, .. } => approved = *yes,
                _ => {}
            },
            Effect::Act { .. } => {
                let asked = decided == Some(Verdict::Ask) && approved;
                if decided != Some(Verdict::Allow) && !asked {
                    return Some(decided);
                }
                (decided, approved) = (None, false);
            }
            _ => {}
        }
    }
    None
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
            touched: Touched::Yes,
            navigating: true,
            observation: None,
            held_back: Vec::new(),
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
            away: false,
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
        11 => Event::Pressing {
            request: RequestId(1),
        },
        _ => Event::Interrupted,
    }
}
