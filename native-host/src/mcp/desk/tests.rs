//! An assistant at the desk, and a run that says what the test says.
use super::*;
use protocol::task::Reason;

struct Run {
    begun: oneshot::Receiver<String>,
    calls: mpsc::UnboundedReceiver<Call>,
    tell: mpsc::UnboundedSender<Told>,
    end: oneshot::Sender<TaskResult>,
}

fn desk() -> (Desk, Run) {
    let (begin, begun) = oneshot::channel();
    let (to, calls) = mpsc::unbounded_channel();
    let (tell, told) = mpsc::unbounded_channel();
    let (end, ended) = oneshot::channel();
    let run = Run {
        begun,
        calls,
        tell,
        end,
    };
    (Desk::new(begin, to, told, ended), run)
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
    desk.call("an assistant", name, "{}".to_owned()).await
}

#[tokio::test]
async fn the_first_look_begins_the_run_and_each_step_is_answered_with_the_next_page() {
    let (desk, mut run) = desk();
    assert!(run.begun.try_recv().is_err(), "nothing begins by itself");
    run.shows(1, "page one");
    let first = call(&desk, LOOK).await;
    assert_eq!(run.begun.try_recv().unwrap(), "an assistant");
    assert_eq!(
        (first.texts, first.error),
        (vec!["page one".to_owned()], false)
    );
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
    let (desk, mut run) = desk();
    run.shows(1, "page one");
    let early = call(&desk, "browser_click").await;
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
    let (desk, run) = desk();
    run.shows(1, "page one");
    call(&desk, LOOK).await;
    let result = TaskResult {
        success: true,
        verified: true,
        reason: Reason::Completed,
        turns: 3,
        final_url: String::new(),
        error: None,
        would: None,
        run: None,
        effective: None,
        receipt: None,
        evidence: None,
        usage: None,
    };
    let Run { end, .. } = run;
    let (last, ()) = tokio::join!(call(&desk, "browser_click"), async {
        end.send(result).unwrap();
    });
    assert!(last.texts[0].contains("proven"), "{last:?}");
    assert!(!call(&desk, LOOK).await.error);
    assert!(call(&desk, "browser_click").await.error);
}
