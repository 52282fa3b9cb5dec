//! What a page can do to a question of ours, and that none of it makes a yes of what the person did not say yes to. The judge
//! of what the person saw is the picture of the question before and after: where it changed, no press may count as a yes.
// All of this is tests; Clippy sees that only of functions marked as such.
#![allow(clippy::unwrap_used, clippy::expect_used)]
mod deaf;
mod forgeries;
mod frames;
mod keys;
mod others;
mod tabs;
mod window;
mod zoom;

use e2e::stage::Stage;
use e2e::wait::until;
use protocol::geometry::Rect;
use protocol::message::PersonInput;
use protocol::report::{Report, ReportLine};
use protocol::task::{Reason, TaskResult};
use protocol::view::QuestionView;
use serde::Deserialize;

/// What stands at each script's disposal.
const PAGES_TOOLS: &str = "
    const host = [...document.documentElement.children].findLast((e) => !['HEAD', 'BODY'].includes(e.tagName));
    const sheet = (css) => document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
    const over = (kind, css) => { const p = document.body.appendChild(document.createElement('div')); p.popover = kind; p.style.cssText = 'position:fixed;margin:0;' + css; p.showPopover(); return p };
";
/// Until what was changed is painted.
const PAINTED: &str = "await Promise.race([new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))), new Promise((done) => setTimeout(done, 300))])";

#[derive(Debug, Deserialize)]
struct Attacks {
    look: Vec<Attack>,
    cover: Vec<Attack>,
    swap: Vec<Attack>,
}

#[derive(Debug, Deserialize)]
struct Attack {
    does: String,
    script: String,
    #[serde(default)]
    presses: Pressed,
    #[serde(default)]
    never: bool,
    #[serde(default)]
    shuts: bool,
    #[serde(default)]
    pressed: bool,
    #[serde(default)]
    frame: Option<String>,
    #[serde(default)]
    took: Option<String>,
    #[serde(default)]
    loses: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Pressed {
    #[default]
    Approve,
    Reject,
}

impl Pressed {
    fn label(self) -> &'static str {
        match self {
            Self::Approve => "Approve",
            Self::Reject => "Reject",
        }
    }
}

fn attacks() -> Attacks {
    toml::from_str(include_str!("attacks.toml")).expect("the attacks")
}

/// A question that stands in the page and could be approved now.
pub(crate) async fn asked() -> (Stage, QuestionView) {
    let (stage, question, _) = Stage::asked(0).await;
    stage.overlay().can_be_approved().await;
    (stage, question)
}

/// Runs this with a page's tools.
pub(crate) async fn attacked(s: &Stage, script: &str) {
    let code = format!("(async () => {{ {PAGES_TOOLS} {script}; {PAINTED} }})()");
    s.page.run(&code).await.expect("the page's script");
}

/// An attack that came to nothing shows nothing.
async fn took(s: &Stage, attack: &Attack) {
    if let Some(took) = &attack.took {
        holds(s, attack, took).await;
    }
}

/// What it came to is taken from it again.
async fn loses(s: &Stage, attack: &Attack) {
    let took = attack.took.as_deref().unwrap();
    holds(s, attack, &format!("!({took})")).await;
}

async fn holds(s: &Stage, attack: &Attack, what: &str) {
    until(
        &format!("that the page {}: {what}", attack.does),
        || async {
            let code = format!("Boolean({what})");
            match s.page.run(&code).await.map_err(|e| e.to_string())? {
                serde_json::Value::Bool(true) => Ok(()),
                other => Err(other.to_string()),
            }
        },
    )
    .await;
}

/// Says no to whatever is asked, in the terminal, and stops what is handed over, until the run is over.
async fn says_no_to_the_end(s: &Stage, first: &QuestionView) -> TaskResult {
    answers_to_the_end(s, first, false).await
}

/// Answers the first question so, and says no to all the others.
async fn answers_to_the_end(s: &Stage, first: &QuestionView, approved: bool) -> TaskResult {
    enum Said {
        Asked(Box<QuestionView>),
        HandedOver,
        Over(Box<TaskResult>),
    }
    s.command().answer(first, approved).await;
    let mut from = 0;
    loop {
        let heard = s
            .command()
            .hears("the end, or a new question", from, |r| match r {
                Report::Question { view, .. } if view.id != first.id => {
                    Some(Said::Asked(view.clone()))
                }
                Report::HandOver { .. } => Some(Said::HandedOver),
                Report::Outcome { result, .. } => Some(Said::Over(result.clone())),
                _ => None,
            });
        match heard.await {
            (Said::Over(result), _) => return *result,
            (Said::HandedOver, next) => {
                s.command().input(PersonInput::Stop).await;
                from = next;
            }
            (Said::Asked(anew), next) => {
                s.command().answer(&anew, false).await;
                from = next;
            }
        }
    }
}

/// What becomes of a question whose attackers got no yes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Then {
    /// The person says yes to it, wherever it stands by now.
    Yes,
    No,
}

/// What came of a press: the answer that was counted, or none where the question stands yet.
async fn came_of_it(s: &Stage, what: &str) -> Option<bool> {
    let answered = |line: &ReportLine| match line.report {
        Report::Answer { approved, .. } => Some(approved),
        _ => None,
    };
    until(
        &format!("a question, or the answer to it, on a page that {what}"),
        || async {
            let answer = s.command().heard().lines.iter().find_map(answered);
            let stands = s.overlay().is_there().await || s.ask_window_now().await.is_some();
            if answer.is_some() || stands {
                Ok(answer)
            } else {
                Err("neither".to_owned())
            }
        },
    )
    .await
}

/// Presses Approve where it is open, in the page or in the small window, until a yes is counted.
async fn the_person_says_yes(s: &Stage, what: &str) {
    until(&format!("an honest yes on a page that {what}"), || async {
        if s.command().heard().approvals() > 0 {
            return Ok(());
        }
        match s.ask_window_now().await {
            Some(window) => window.click_now("Approve").await?,
            None => s.overlay().approve_now().await?,
        }
        Err("Approve was pressed".to_owned())
    })
    .await;
}

async fn none_is_approved(attacks: Vec<Attack>, then: Then) {
    for attack in attacks {
        let (s, question) = asked().await;
        let (looked_the_same, answer) = is_pressed_under(&attack, &s, then).await;
        let what = &attack.does;
        if then == Then::Yes {
            match answer {
                Some(true) => assert!(looked_the_same, "a page that {what} got a yes"),
                // What moved may have put Reject under the pointer.
                Some(false) => s.nothing_changed(),
                None => {
                    if attack.loses {
                        loses(&s, &attack).await;
                    }
                    the_person_says_yes(&s, what).await;
                }
            }
            continue;
        }
        let result = says_no_to_the_end(&s, &question).await;
        if result.reason == Reason::Completed {
            let honest = looked_the_same && attack.presses == Pressed::Approve && !attack.never;
            assert!(honest, "a page that {what} got a yes: {result:?}");
            s.was_cancelled_once();
        } else {
            s.nothing_changed();
        }
    }
}

/// The person presses where a button was before the attack: whether the words of the question were still there before the press that
/// was counted, and what was counted.
async fn is_pressed_under(attack: &Attack, s: &Stage, then: Then) -> (bool, Option<bool>) {
    let sheet = s.overlay().place().await.unwrap();
    let button = s.overlay().middle_of(attack.presses.label()).await.unwrap();
    let place = words_of(sheet, button);
    if let Some(frame) = &attack.frame {
        let words = serde_json::json!(frame);
        let framed = format!(
            "await new Promise((onload) => document.body.append(Object.assign(document.createElement('iframe'), {{ srcdoc: {words}, style: 'position:fixed;left:0;top:0', onload }})))"
        );
        attacked(s, &framed).await;
    }
    let before = s.page.picture_of(place).await.unwrap();
    if attack.pressed {
        // What a page may do only after a press: here is one, on words.
        let words = (f64::from(place.x + 4), f64::from(place.y + 4));
        s.page.press_at(words).await.unwrap();
    }
    let script = aimed(s, &attack.script).await;
    attacked(s, &script).await;
    took(s, attack).await;
    if attack.shuts {
        s.overlay().is_shut().await;
    }
    // After the first one it may be the page's own that stands there.
    for _ in 0..if attack.shuts || attack.never { 1 } else { 3 } {
        let looked_the_same = !attack.shuts && same(s, place, &before).await;
        s.page.press_at(button).await.unwrap();
        if then == Then::No && attack.never {
            return (looked_the_same, None);
        }
        let answer = came_of_it(s, &attack.does).await;
        if answer.is_some() {
            return (looked_the_same, answer);
        }
    }
    (false, None)
}

/// The script of who has found out where our buttons are, which a page can't see.
async fn aimed(s: &Stage, script: &str) -> String {
    let mut aimed = script.to_owned();
    for (word, label) in [("AT_APPROVE", "Approve"), ("AT_REJECT", "Reject")] {
        if script.contains(word) {
            let (x, y) = s.overlay().middle_of(label).await.unwrap();
            aimed = aimed.replace(word, &format!("[{x}, {y}]"));
        }
    }
    aimed
}

/// The part that says what is asked: without the round corners, in which the page can be seen, and without the ring around
/// the button that has the focus.
fn words_of(sheet: Rect, button: (f64, f64)) -> Rect {
    const CORNER: i32 = 12;
    const BUTTON: i32 = 40;
    #[expect(clippy::cast_possible_truncation, reason = "pixels of a window")]
    let buttons = button.1 as i32 - BUTTON;
    Rect {
        x: sheet.x + CORNER,
        y: sheet.y + CORNER,
        width: sheet.width - 2 * CORNER,
        height: buttons - sheet.y - CORNER,
    }
}

async fn same(s: &Stage, place: Rect, before: &[u8]) -> bool {
    // A busy browser may not paint in time for a picture.
    let after = until("a picture of the question", || async {
        s.page.picture_of(place).await.map_err(|e| e.to_string())
    });
    after.await == before
}

/// Each attack has a browser of its own: in four parts, so that the parts run beside each other.
macro_rules! in_parts {
    ($name:ident, $list:ident, $then:expr) => {
        mod $name {
            use super::{Attack, Then, attacks, none_is_approved};

            const PARTS: usize = 4;

            fn part(n: usize) -> Vec<Attack> {
                attacks().$list.into_iter().skip(n).step_by(PARTS).collect()
            }

            #[tokio::test]
            async fn first_part() {
                none_is_approved(part(0), $then).await;
            }

            #[tokio::test]
            async fn second_part() {
                none_is_approved(part(1), $then).await;
            }

            #[tokio::test]
            async fn third_part() {
                none_is_approved(part(2), $then).await;
            }

            #[tokio::test]
            async fn fourth_part() {
                none_is_approved(part(3), $then).await;
            }
        }
    };
}

in_parts!(
    a_question_that_a_page_makes_look_other_than_it_is_can_t_be_approved,
    look,
    Then::Yes
);
in_parts!(
    a_question_that_a_page_covers_can_t_be_approved,
    cover,
    Then::Yes
);
in_parts!(
    what_a_page_swaps_at_the_moment_of_the_press_is_no_approval,
    swap,
    Then::No
);

/// A page can open a window over the question and close it under a double click.
#[tokio::test]
async fn while_another_window_has_the_keyboard_approve_is_shut() {
    let (s, question) = asked().await;
    let approve = s.overlay().middle_of("Approve").await.unwrap();
    s.page.has_the_keyboard(false).await.unwrap();
    until("the page to have lost the keyboard", || async {
        match s.page.run("document.hasFocus()").await {
            Ok(has) if has == false => Ok(()),
            other => Err(format!("{other:?}")),
        }
    })
    .await;
    s.page.press_at(approve).await.unwrap();
    s.overlay().is_shut().await;
    assert_eq!(s.command().heard().approvals(), 0);
    s.nothing_changed();
    s.page.has_the_keyboard(true).await.unwrap();
    s.overlay().can_be_approved().await;
    s.command().answer(&question, false).await;
    assert_eq!(s.command().outcome().await.reason, Reason::HumanRejected);
}
