//! A server for assistants that speak the Model Context Protocol, on stdin and stdout: an assistant is one more planner, under
//! the same policy and the same approval. It must not know pages; what it hands on was written for a model by the host.
//! <https://modelcontextprotocol.io/specification/2025-06-18>
mod desk;
mod elicit;
mod server;
mod shelf;

use crate::command::{self, Job, Outside};
use crate::places::Places;
use crate::terminal::Terminal;
use desk::Desk;
use protocol::task::TaskResult;
use rmcp::ServiceExt;
use server::Server;
use shelf::Shelf;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot, watch};

#[derive(Debug, thiserror::Error)]
pub enum McpError {
    #[error(
        "The assistant could not be talked to: {0}. This is started by an assistant's program, which names it in its settings."
    )]
    Start(String),
}

/// Until the assistant has gone. The run, if it began one, ends with it. `in_page_only`: its program asks the person nothing.
pub async fn serve(
    mut job: Job,
    places: Places,
    in_page_only: bool,
    terminal: &mut Terminal,
) -> Result<Option<TaskResult>, McpError> {
    let (calls, heard) = mpsc::unbounded_channel();
    let (tell, told) = mpsc::unbounded_channel();
    let (begin, begun) = oneshot::channel();
    let (end, ended) = oneshot::channel();
    let desk = Arc::new(Desk::new(begin, calls, told, ended));
    let server = Server::new(Arc::clone(&desk), Shelf::new(places, Arc::clone(&desk)));
    drop(desk);
    let running = server
        .serve(rmcp::transport::stdio())
        .await
        .map_err(|error| McpError::Start(error.to_string()))?;
    let (asks, open) = watch::channel(None);
    let (answer, answers) = mpsc::unbounded_channel();
    if !in_page_only {
        tokio::spawn(elicit::ask_along(running.peer().clone(), open, answer));
    }
    let gone = running.waiting();
    tokio::pin!(gone);
    let assistant = tokio::select! {
        _ = &mut gone => return Ok(None),
        name = begun => name.unwrap_or_default(),
    };
    job.options.planner.model = Some(assistant);
    let outside = Outside {
        tell,
        calls: heard,
        asks,
        answers,
    };
    let result = {
        let run = command::run_led(&job, terminal, Some(outside));
        tokio::pin!(run);
        tokio::select! {
            result = &mut run => result,
            // The server goes, and the calls' line with it: the run hears that and ends in order.
            _ = &mut gone => return Ok(Some(run.await)),
        }
    };
    // An assistant that has gone meanwhile wants no result.
    let _ = end.send(result.clone());
    tokio::select! {
        _ = &mut gone => {}
        _ = tokio::signal::ctrl_c() => {}
    }
    Ok(Some(result))
}
