//! An assistant at the desk, and a run that says what the test says.
use super::*;
use crate::command::Launched;
use protocol::control::RunOptions;
use serde_json::json;
use std::path::PathBuf;

struct Run {
    calls: mpsc::UnboundedReceiver<Call>,
    tell: mpsc::UnboundedSender<Told>,
    end: oneshot::Sender<TaskResult>,
}

/// Set up for one account page, in a browser that is started for it.
fn desk() -> (Desk, mpsc::UnboundedReceiver<Begun>) {
    let job = |order: &Order| {
        let launched = Launched {
            extension: PathBuf::new(),
            profile: PathBuf::new(),
            home: PathBuf::new(),
            headless: false,
            keep_open: false,
        };
        let set = "https://a.example/account".to_owned();
        Ok(Job {
            url: order.url.clone().unwrap_or(set),
            options: RunOptions::default(),
            browser: Browser::Launched(launched),
            notice: None,
            events: None,
            answer: None,
        })
    };
    let (begin, begun) = mpsc::unbounded_channel();
    (Desk::new(Box::new(job), begin), begun)
}

/// A first look, and the run that it begins, which shows this page.
async fn looked(desk: &Desk, begun: &mut mpsc::UnboundedReceiver<Begun>, page: &str) -> Run {
    on_the_page(call(desk, LOOK), begun, page).await
}

async fn on_the_page(
    call: impl Future<Output = Reply>,
    begun: &mut mpsc::UnboundedReceiver<Begun>,
    page: &str,
) -> Run {
    let (reply, run) = tokio::join!(call, async {
        let Begun { job, line, end } = begun.recv().await.unwrap();
        assert_eq!(job.options.planner.model.as_deref(), Some("an assistant"));
        let Line { tell, calls } = line;
        let run = Run { calls, tell, end };
        run.shows(1, page);
        run
    });
    assert_eq!((reply.texts, reply.error), (vec![page.to_owned()], false));
    run
}

fn over(reason: Reason) -> TaskResult {
    let done = reason == Reason::Completed;
    TaskResult {
        success: done,
        verified: done,
        ..TaskResult::failed(reason, String::new(), String::new())
    }
}

impl Run {
    fn shows(&self, number: u64, page: &str) {
        let turn = Turn {
            number,
            texts: vec![page.to_owned()],
            page: Some(0),
            error: false,
            picture: None,
        };
        self.tell.send(Told::Turn(Box::new(turn))).unwrap();
    }
}

async fn call(desk: &Desk, name: &str) -> Reply {
    desk.call("an assistant", name, json!({})).await
}

async fn starts(desk: &Desk, order: Value) -> Reply {
    desk.call("an assistant", START, order).await
}

#[tokio::test]
async fn the_first_look_begins_the_run_and_each_step_is_answered_with_the_next_page() {
    let (desk, mut begun) = desk();
    assert!(begun.try_recv().is_err(), "nothing begins by itself");
    let mut run = looked(&desk, &mut begun, "page one").await;
    assert!(
        run.calls.try_recv().is_err(),
        "a first look asks for nothing"
    );

    let (second, heard) = tokio::join!(call(&desk, "browser_click"), async {
        let heard = run.calls.recv().await.unwrap();
        run.tell
            .send(Told::Note("The person is asked.".into()))
            .unwrap();
        run.shows(2, "page two");
        heard
    });
    assert_eq!((heard.turn, heard.name.as_str()), (1, "browser_click"));
    assert_eq!(second.texts, ["The person is asked.", "page two"]);
    assert_eq!(desk.page(), "page two");
}

#[tokio::test]
async fn nothing_is_done_to_a_page_that_was_not_shown() {
    let (desk, mut begun) = desk();
    let (early, mut run) = tokio::join!(call(&desk, "browser_click"), async {
        let Begun { line, end, .. } = begun.recv().await.unwrap();
        let Line { tell, calls } = line;
        let run = Run { calls, tell, end };
        run.shows(1, "page one");
        run
    });
    assert!(
        early.error && early.texts.last().unwrap() == "page one",
        "{early:?}"
    );
    // The page has changed by itself since.
    run.shows(2, "page two");
    let late = call(&desk, "browser_click").await;
    assert!(
        late.error && late.texts.last().unwrap() == "page two",
        "{late:?}"
    );
    assert!(run.calls.try_recv().is_err());
}

#[tokio::test]
async fn the_end_is_told_to_whoever_waits_and_to_every_call_after_it() {
    let (desk, mut begun) = desk();
    let run = looked(&desk, &mut begun, "page one").await;
    let (last, ()) = tokio::join!(call(&desk, "browser_click"), async {
        run.end.send(over(Reason::Completed)).unwrap();
    });
    assert!(last.texts[0].contains("proven"), "{last:?}");
    assert!(!call(&desk, LOOK).await.error);
    assert!(call(&desk, "browser_click").await.error);
}

#[tokio::test]
async fn one_run_follows_the_other_and_never_stands_beside_it() {
    let (desk, mut begun) = desk();
    let run = looked(&desk, &mut begun, "page one").await;
    let beside = starts(&desk, json!({})).await;
    assert!(beside.error && begun.try_recv().is_err(), "{beside:?}");
    run.end.send(over(Reason::MaxTurnsExceeded)).unwrap();
    let unfit = starts(&desk, json!({ "url": 7 })).await;
    assert!(unfit.error && begun.try_recv().is_err(), "{unfit:?}");
    let run = on_the_page(starts(&desk, json!({})), &mut begun, "page two").await;
    let other = json!({ "url": "https://b.example/" });
    assert!(starts(&desk, other.clone()).await.error);
    run.end.send(over(Reason::Completed)).unwrap();
    on_the_page(starts(&desk, other), &mut begun, "page three").await;
    assert_eq!(desk.page(), "page three");
}

#[tokio::test]
async fn where_the_person_said_no_the_assistant_begins_nothing_again() {
    let (desk, mut begun) = desk();
    let run = looked(&desk, &mut begun, "page one").await;
    run.end.send(over(Reason::HumanRejected)).unwrap();
    let told = call(&desk, LOOK).await.texts.join(" ");
    assert!(!told.contains(START), "{told}");
    for order in [json!({}), json!({ "url": "https://www.a.example/my" })] {
        let again = starts(&desk, order).await;
        assert!(again.error && begun.try_recv().is_err(), "{again:?}");
    }
    let other = starts(&desk, json!({ "url": "https://b.example/" }));
    on_the_page(other, &mut begun, "another page").await;
}
