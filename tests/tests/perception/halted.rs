//! What the person halts stays halted until the host has heard of it, however much was on its way to the page.
use e2e::reading::Reading;
use protocol::action::{Action, ErrorCode, Touched};
use protocol::message::{FromAgent, PersonInput, ToAgent};
use protocol::snapshot::Element;
use protocol::view::{ButtonStyle, ButtonView, Mood, PanelView};

#[tokio::test]
async fn after_a_stop_nothing_is_done_that_was_on_its_way_until_the_host_has_called_off() {
    for (input, label) in [(PersonInput::Stop, "Stop"), (PersonInput::Pause, "Pause")] {
        let mut r = Reading::open().await;
        let seen = r
            .read("<!doctype html><button onclick='textContent = \"Pressed\"'>Go on</button>")
            .await;
        let elements = &seen.snapshot.elements;
        let button = elements.iter().find(|e| e.name == "Go on").unwrap();
        r.say(ToAgent::Show {
            panel: panel(input.clone(), label),
        })
        .await;
        r.panel().click(label).await;
        while !matches!(r.hear().await, FromAgent::Person { input: i } if i == input) {}

        let late = click(&mut r, button).await;
        assert_eq!(late, (Touched::No, Some(ErrorCode::HumanRejected)));
        r.say(ToAgent::CallOff).await;
        assert_eq!(click(&mut r, button).await, (Touched::Yes, None));
    }
}

async fn click(r: &mut Reading, button: &Element) -> (Touched, Option<ErrorCode>) {
    let target = button.reference;
    let acted = r
        .act(Action::Click { target }, Some(button.identity()))
        .await;
    (acted.touched, acted.error.map(|e| e.code))
}

fn panel(input: PersonInput, label: &str) -> PanelView {
    PanelView {
        lang: "en".into(),
        mood: Mood::Running,
        service: "Streamora".into(),
        headline: "Looking".into(),
        buttons: vec![ButtonView {
            input,
            label: label.into(),
            style: ButtonStyle::Secondary,
        }],
        ..PanelView::default()
    }
}
