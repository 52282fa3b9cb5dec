//! The sites that runs are judged by: real HTTP servers that remember what truly happened to the subscription.
//! They must not know SubTerminator: no helpful markup, no hook that a real service would not have had by accident.
pub mod hooks;
mod own;
mod pages;
pub mod service;
mod single;
pub mod snare;
pub mod streamora;
pub mod truth;

pub use own::OwnPage;
pub use snare::Snare;
pub use streamora::{Account, Streamora};
pub use truth::Truth;

use axum::Router;
use std::net::{Ipv4Addr, SocketAddr};

/// Serves on this machine (on any port for 0) until the task is aborted.
async fn serve(
    app: Router,
    port: u16,
) -> std::io::Result<(SocketAddr, tokio::task::JoinHandle<()>)> {
    let listener = tokio::net::TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await?;
    let address = listener.local_addr()?;
    let serving = tokio::spawn(async move {
        // The listener is ours; accept errors are retried by axum.
        let _ = axum::serve(listener, app).await;
    });
    Ok((address, serving))
}
