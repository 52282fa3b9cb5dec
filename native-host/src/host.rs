//! The native messaging host: what the browser starts. Reads frames, wakes the shell, writes frames. Its stdout is the
//! protocol and nothing else; its stderr may be closed, so it is never written to.
use crate::control::{self, Reader, meeting};
use crate::extension::{self, FrameOutbox, Incoming, Outbox};
use crate::logs;
use crate::places::Places;
use crate::shell::{Attached, Shell};
use crate::stop::Stop;
use crate::store::Store;
use protocol::control::{FromHost, ToHost};
use protocol::message::{FromExtension, ToExtension};
use std::process::ExitCode;
use tokio::sync::mpsc;

/// Messages that may wait between the reading thread and the shell; the browser waits when it is full.
const WAITING: usize = 16;

/// Runs until the browser closes the line.
pub fn main(argument: &str) -> ExitCode {
    let mut out = FrameOutbox::new(std::io::stdout());
    let ready = Places::find()
        .map_err(|e| e.to_string())
        .and_then(|places| {
            // A host that can't log can still work.
            let _ = logs::start(&places, 0);
            Ok((
                Store::open(&places.journal()).map_err(|e| e.to_string())?,
                places,
            ))
        });
    if extension::known_origin(argument).is_none() {
        let message = "This extension is not one that the subterminator program knows. Install the one that came with it.";
        return refuse(&mut out, message);
    }
    let (store, places) = match ready {
        Ok(ready) => ready,
        Err(message) => return refuse(&mut out, &message),
    };
    let runtime = match tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
    {
        Ok(runtime) => runtime,
        Err(error) => {
            return refuse(
                &mut out,
                &format!("The subterminator program can't start: {error}."),
            );
        }
    };
    tracing::info!(
        version = extension::VERSION,
        pid = std::process::id(),
        "{}",
        logs::STARTED
    );
    let code = runtime.block_on(serve(out, store, places));
    tracing::info!(pid = std::process::id(), "{}", logs::ENDED);
    // The reading thread may still wait for the browser; nothing is left to do in it.
    runtime.shutdown_background();
    code
}

fn refuse(out: &mut impl Outbox, message: &str) -> ExitCode {
    tracing::error!("refused: {message}");
    let refused = ToExtension::Refused {
        message: message.to_owned(),
    };
    // Nobody else can be told when this fails.
    let _ = out.send(&refused);
    ExitCode::from(2)
}

async fn serve(mut out: impl Outbox, store: Store, places: Places) -> ExitCode {
    // Where nobody can be told of a signal, the line's end is left.
    let mut stop = Stop::listen().ok();
    let mut messages = read_messages();
    let (timers, mut fired) = mpsc::unbounded_channel();
    let (planning, mut planned) = mpsc::unbounded_channel();
    let answer = match messages.recv().await {
        Some(Incoming::Message(first)) => extension::greet(Some(&first)),
        Some(Incoming::Unusable(why)) => {
            tracing::warn!("the greeting is not understood: {why}");
            extension::greet(None)
        }
        Some(Incoming::End { .. }) | None => return ExitCode::SUCCESS,
    };
    if let ToExtension::Refused { message } = &answer {
        if let (Some(attached), _) = dial().await {
            attached.lines.send(FromHost::Failed {
                message: message.clone(),
            });
            attached.lines.finish().await;
        }
        return refuse(&mut out, message);
    }
    if out.send(&answer).is_err() {
        return ExitCode::SUCCESS;
    }
    // The browser doesn't wait for a command that may be stopped.
    let (attached, mut commands) = dial().await;
    let mut shell = Shell::new(out, store, places, attached, timers, planning);
    loop {
        tokio::select! {
            // Answers and timers before what the page says: a person's no is never overtaken.
            biased;
            () = asked_to_end(&mut stop) => {
                tracing::info!("the system asks to end");
                break;
            }
            line = next_line(&mut commands) => match line {
                Some(line) => shell.on_command(line),
                None => {
                    commands = None;
                    shell.on_command_gone();
                }
            },
            Some(timer) = fired.recv() => shell.on_timer(timer),
            Some(from) = planned.recv() => shell.on_planning(from),
            message = messages.recv() => match message {
                Some(Incoming::Message(message)) => {
                    if commands.is_none() {
                        commands = handed_over(&message, &mut shell).await;
                    }
                    shell.on_message(*message);
                }
                Some(Incoming::Unusable(why)) => tracing::warn!("skipped: {why}"),
                Some(Incoming::End { why }) => {
                    tracing::info!(why = why.unwrap_or_default(), "the browser closed the line");
                    break;
                }
                None => break,
            },
        }
    }
    shell.close().await;
    ExitCode::SUCCESS
}

/// Reads in a thread of its own: stdin has no other way to be waited for on every kind of pipe and file.
fn read_messages() -> mpsc::Receiver<Incoming> {
    let (to, messages) = mpsc::channel(WAITING);
    std::thread::spawn(move || {
        let mut stdin = std::io::stdin().lock();
        loop {
            let incoming = extension::receive(&mut stdin);
            let last = matches!(incoming, Incoming::End { .. });
            if to.blocking_send(incoming).is_err() || last {
                return;
            }
        }
    });
    messages
}

/// The command that started this browser; in any other, one that has lost the host before this one.
async fn dial() -> (Option<Attached>, Option<Reader<ToHost>>) {
    let ordered = match control::dial().await {
        Some(Ok(ordered)) => Some(ordered),
        Some(Err(error)) => {
            // The command that started this browser is over; the browser is the person's now.
            tracing::info!("no command is attached: {error}");
            None
        }
        None => meeting::offer(None).await,
    };
    match ordered {
        Some((order, lines, reader)) => {
            let attached = Attached {
                lines,
                order: Some(order),
                tab: None,
            };
            (Some(attached), Some(reader))
        }
        None => (None, None),
    }
}

/// The button was pressed: if a command waits for that, the tab is its.
async fn handed_over(
    message: &FromExtension,
    shell: &mut Shell<impl Outbox>,
) -> Option<Reader<ToHost>> {
    let FromExtension::Clicked { tab, url } = message else {
        return None;
    };
    shell.make_way(*tab, url);
    if !shell.may_be_handed_over(*tab) {
        return None;
    }
    let (order, lines, reader) = meeting::offer(Some(url)).await?;
    let attached = Attached {
        lines,
        order: Some(order),
        tab: Some(*tab),
    };
    shell.hand_over(*tab, attached);
    Some(reader)
}

/// The computer is shut down, or the person signs out.
async fn asked_to_end(stop: &mut Option<Stop>) {
    match stop {
        Some(stop) => stop.asked().await,
        None => std::future::pending().await,
    }
}

/// The next line of the command; never, when none is attached.
async fn next_line(commands: &mut Option<Reader<ToHost>>) -> Option<ToHost> {
    match commands {
        Some(reader) => reader.next().await,
        None => std::future::pending().await,
    }
}
