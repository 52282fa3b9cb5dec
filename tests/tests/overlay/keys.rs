//! The question without a mouse and without eyes; and keys and buttons that went down before it could be answered.
use crate::{asked, attacked};
use e2e::stage::{Set, Stage};
use e2e::wait::until;
use protocol::task::Reason;
use serde_json::{Value, json};

/// What assistive technology is told of the page.
struct Told(Vec<Value>);

impl Told {
    async fn by(s: &Stage) -> Told {
        let tree = s.page.call("Accessibility.getFullAXTree", json!({})).await;
        Told(tree.unwrap()["nodes"].as_array().unwrap().clone())
    }

    fn first(&self, role: &str) -> &Value {
        let found = self.0.iter().find(|n| n["role"]["value"] == role);
        found.unwrap_or_else(|| panic!("no {role}"))
    }

    fn told(&self) -> impl Iterator<Item = &Value> {
        self.0.iter().filter(|n| n["ignored"] != true)
    }

    fn buttons(&self) -> Vec<&Value> {
        let buttons = self.told().filter(|n| n["role"]["value"] == "button");
        buttons.map(|n| &n["name"]["value"]).collect()
    }

    fn says(&self, words: &str) -> bool {
        let says = |n: &Value| {
            n["name"]["value"]
                .as_str()
                .is_some_and(|name| name.contains(words))
        };
        self.told().any(says)
    }

    /// The name of what has the keyboard; the innermost, for a document has it, too.
    fn focused(&self) -> &str {
        let has = |n: &&Value| property(n, "focused") == Some(&json!(true));
        let node = self.0.iter().rfind(has);
        node.and_then(|n| n["name"]["value"].as_str())
            .unwrap_or_default()
    }
}

/// Tab leads on to Approve, and leaves it out while it is shut: on a busy machine that may be for a moment.
pub(crate) async fn goes_to_approve(s: &Stage) {
    until("the keyboard to be on Approve", || async {
        let told = Told::by(s).await;
        if told.focused() == "Approve" {
            return Ok(());
        }
        s.page.press_key("Tab").await.map_err(|e| e.to_string())?;
        Err(told.focused().to_owned())
    })
    .await;
}

fn property<'n>(node: &'n Value, name: &str) -> Option<&'n Value> {
    let all = node["properties"].as_array()?;
    let found = all.iter().find(|p| p["name"] == name)?;
    Some(&found["value"]["value"])
}

#[tokio::test]
async fn who_can_t_see_is_told_what_is_asked_and_says_yes_with_the_keyboard() {
    for key in ["Enter", " "] {
        let (s, question) = asked().await;
        let told = Told::by(&s).await;
        let sheet = told.first("alertdialog");
        assert_eq!(sheet["name"]["value"], question.title.as_str());
        assert_eq!(property(sheet, "modal"), Some(&json!(true)));
        let described = sheet["description"]["value"].as_str().unwrap();
        let facts = question.facts.iter().map(|fact| fact.text.as_str());
        for said in facts.chain([
            question.site.as_str(),
            "Finish cancellation",
            &question.deadline,
        ]) {
            assert!(
                described.contains(said),
                "“{said}” is missing in: {described}"
            );
        }
        // What does nothing comes first.
        assert_eq!(told.focused(), question.reject_label);
        goes_to_approve(&s).await;
        // On a busy machine the browser may have looked away for a moment: a person presses again then.
        until(&format!("{key:?} on Approve to be a yes"), || async {
            if s.command().heard().approvals() > 0 {
                return Ok(());
            }
            s.page.press_key(key).await.map_err(|e| e.to_string())?;
            Err("it was pressed".to_owned())
        })
        .await;
        let result = s.command().outcome().await;
        assert!(result.success && result.verified, "{result:?}");
        s.was_cancelled_once();
    }
}

/// What a page can say of the one element of ours that it finds, and of all that stands around it.
const SAYS_OF_IT: [&str; 7] = [
    "host.setAttribute('role', 'img')",
    "host.setAttribute('aria-label', 'Keep your plan?')",
    "host.setAttribute('aria-hidden', 'true')",
    "host.setAttribute('role', 'presentation')",
    "for (const [name, value] of [['role', 'img'], ['aria-label', 'Keep your plan?']]) document.documentElement.setAttribute(name, value)",
    "document.documentElement.setAttribute('aria-hidden', 'true')",
    "const own = document.body.appendChild(document.createElement('div')); own.role = 'img'; own.ariaLabel = 'Keep your plan?'; own.ariaHidden = 'true'; own.ariaOwnsElements = [host]",
];

#[tokio::test]
async fn whatever_a_page_says_of_our_element_who_can_t_see_is_told_the_question_and_nothing_else() {
    let (s, question) = asked().await;
    let before = Told::by(&s).await;
    let sheet = before.first("alertdialog");
    for says in SAYS_OF_IT {
        attacked(&s, says).await;
        let now = Told::by(&s).await;
        let asks = now.first("alertdialog");
        for word in ["name", "description", "ignored"] {
            assert_eq!(asks[word], sheet[word], "{word} after {says}");
        }
        assert_eq!(now.buttons(), before.buttons(), "after {says}");
        assert_eq!(now.focused(), question.reject_label, "after {says}");
        assert!(!now.says("Keep your plan"), "{says} is told");
    }
    s.command().answer(&question, false).await;
    assert_eq!(s.command().outcome().await.reason, Reason::HumanRejected);
    s.nothing_changed();
}

/// Nothing has come of it, and a press that begins now works.
async fn was_no_yes(s: &Stage) {
    assert_eq!(s.command().heard().approvals(), 0);
    // What was no yes shuts Approve for a moment, from the next frame on: a person presses again then.
    until("a press that begins now to be a yes", || async {
        if s.command().heard().approvals() > 0 {
            return Ok(());
        }
        s.overlay().approve_now().await?;
        Err("it was pressed".to_owned())
    })
    .await;
    let result = s.command().outcome().await;
    assert!(result.success, "{result:?}");
    assert_eq!(s.command().heard().approvals(), 1);
}

#[tokio::test]
async fn a_key_that_was_down_already_approves_nothing() {
    for key in ["Enter", " "] {
        let (s, _) = asked().await;
        goes_to_approve(&s).await;
        for _ in 0..3 {
            s.page.key_goes("keyDown", key, true).await.unwrap();
        }
        s.page.key_goes("keyUp", key, false).await.unwrap();
        was_no_yes(&s).await;
    }
}

#[tokio::test]
async fn a_press_that_began_elsewhere_or_too_early_approves_nothing() {
    let (s, _) = asked().await;
    let approve = s.overlay().middle_of("Approve").await.unwrap();
    s.page.has_the_keyboard(false).await.unwrap();
    s.overlay().is_shut().await;
    s.page.mouse_goes("mousePressed", approve).await.unwrap();
    s.page.has_the_keyboard(true).await.unwrap();
    s.overlay().can_be_approved().await;
    s.page.mouse_goes("mouseReleased", approve).await.unwrap();
    let elsewhere = (approve.0, approve.1 - 60.0);
    for (from, to) in [
        (elsewhere, approve),
        (approve, elsewhere),
        ((5.0, 5.0), approve),
    ] {
        s.overlay().can_be_approved().await;
        s.page.mouse_goes("mousePressed", from).await.unwrap();
        s.page.mouse_goes("mouseReleased", to).await.unwrap();
    }
    was_no_yes(&s).await;
}

/// The page takes whatever is dragged over it, so that the drop arrives.
const TAKES_DROPS: &str = "window.dropped = 0;
addEventListener('dragover', e => e.preventDefault(), true);
addEventListener('drop', e => { e.preventDefault(); window.dropped += 1; }, true)";

#[tokio::test]
async fn what_is_dragged_onto_approve_and_let_go_there_approves_nothing() {
    let (s, _) = asked().await;
    s.page.run(TAKES_DROPS).await.unwrap();
    let approve = s.overlay().middle_of("Approve").await.unwrap();
    s.page.drop_at(approve).await.unwrap();
    assert_eq!(s.page.run("window.dropped").await.unwrap(), 1);
    // The browser calls the tab used by a drop. It is no press that the page kept from us, and stays none at the next looks.
    for _ in 0..5 {
        attacked(&s, "").await;
    }
    assert!(s.overlay().is_there().await, "the question is gone");
    // Nor does the way there with the button held down.
    s.page.mouse_goes("mousePressed", (5.0, 5.0)).await.unwrap();
    s.page.drop_at(approve).await.unwrap();
    s.page.mouse_goes("mouseReleased", approve).await.unwrap();
    assert_eq!(s.page.run("window.dropped").await.unwrap(), 2);
    was_no_yes(&s).await;
}

/// A hand that holds the mouse where Approve will be: it comes up under it, and the hand lets go.
#[tokio::test]
async fn a_mouse_that_was_held_down_while_the_question_came_approves_nothing() {
    // Questions about the same page stand in the same place.
    let approve = {
        let (s, _) = asked().await;
        s.overlay().middle_of("Approve").await.unwrap()
    };
    let options = protocol::control::RunOptions {
        announce_ms: 0,
        ..Default::default()
    };
    let s = Set::stage().ordered(options).open().await;
    let mut arrivals = s.site.hooks().listen();
    let held = s.site.hooks().hold("GET /cancel/confirm");
    s.press_toolbar().await;
    arrivals.hear("GET /cancel/confirm").await;
    s.page.mouse_goes("mousePressed", approve).await.unwrap();
    held.release();
    s.command().asked(0).await;
    s.overlay().can_be_approved().await;
    assert_eq!(
        s.overlay().middle_of("Approve").await.unwrap(),
        approve,
        "the question stands elsewhere"
    );
    s.page.mouse_goes("mouseReleased", approve).await.unwrap();
    was_no_yes(&s).await;
}
