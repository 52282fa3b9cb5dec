//! A server for assistants that speak the Model Context Protocol, on stdin and stdout: an assistant is one more planner, under
//! the same policy and the same approval. It must not know pages; what it hands on was written for a model by the host.
//! <https://modelcontextprotocol.io/specification/2025-06-18>
mod desk;
mod elicit;
mod order;
mod server;
mod shelf;

pub use order::{Jobs, Order};

use crate::command::{self, Job, Outside};
use crate::places::Places;
use crate::stop::Stop;
use crate::terminal::Terminal;
use desk::{Desk, Line};
use protocol::task::TaskResult;
use rmcp::service::Peer;
use rmcp::{RoleServer, ServiceExt};
use server::Server;
use shelf::Shelf;
use std::sync::Arc;
use tokio::sync::{mpsc, watch};

#[derive(Debug, thiserror::Error)]
pub enum McpError {
    #[error(
        "The assistant could not be talked to: {0}. This is started by an assistant's program, which names it in its settings."
    )]
    Start(String),
}

/// Until the assistant has gone; how the last run that it led ended. `in_page_only`: its program asks the person nothing.
pub async fn serve(
    jobs: Jobs,
    places: Places,
    in_page_only: bool,
    terminal: &mut Terminal,
) -> Result<Option<TaskResult>, McpError> {
    let (begin, mut begun) = mpsc::unbounded_channel();
    let desk = Arc::new(Desk::new(jobs, begin));
    let server = Server::new(Arc::clone(&desk), Shelf::new(places, Arc::clone(&desk)));
    drop(desk);
    let running = server
        .serve(rmcp::transport::stdio())
        .await
        .map_err(|error| McpError::Start(error.to_string()))?;
    let asks = (!in_page_only).then(|| running.peer().clone());
    let gone = running.waiting();
    tokio::pin!(gone);
    let mut stop = Stop::listen().map_err(|error| McpError::Start(error.to_string()))?;
    let mut last = None;
    loop {
        let begun = tokio::select! {
            _ = &mut gone => return Ok(last),
            () = stop.asked() => return Ok(last),
            Some(begun) = begun.recv() => begun,
        };
        let end = begun.end;
        let run = led(begun.job, begun.line, asks.clone(), terminal);
        tokio::pin!(run);
        let result = tokio::select! {
            result = &mut run => result,
            // The server goes, and the calls' line with it: the run hears that and ends in order.
            _ = &mut gone => return Ok(Some(run.await)),
        };
        // An assistant that has gone meanwhile wants no result.
        let _ = end.send(result.clone());
        last = Some(result);
    }
}

/// One run. `asks`: whose program may ask the person, too.
async fn led(
    job: Job,
    Line { tell, calls }: Line,
    asks: Option<Peer<RoleServer>>,
    terminal: &mut Terminal,
) -> TaskResult {
    let (open, asked) = watch::channel(None);
    let (answer, answers) = mpsc::unbounded_channel();
    if let Some(peer) = asks {
        tokio::spawn(elicit::ask_along(peer, asked, answer));
    }
    let outside = Outside {
        tell,
        calls,
        asks: open,
        answers,
    };
    command::run_led(&job, terminal, Some(outside)).await
}
