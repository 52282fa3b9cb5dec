//! The demo's subscription service as a program of its own. Prints `{"url": …}` once it serves, and ends with its stdin or on SIGTERM.
use clap::Parser;
use e2e::sites::streamora::Variant;
use e2e::sites::{Account, Streamora};
use std::io::Write;
use tokio::io::AsyncReadExt;
use tokio::signal::unix::{SignalKind, signal};

/// A local subscription service to try SubTerminator on.
#[derive(Parser)]
struct Flags {
    /// Serve under a content security policy that bans WebAssembly and foreign scripts.
    #[arg(long)]
    strict_csp: bool,
    /// Serve one document that makes every view by script.
    #[arg(long)]
    spa: bool,
    /// What the account is like.
    #[arg(long, value_enum, default_value = "active")]
    account: Account,
    /// Port on 127.0.0.1; 0 takes a free one.
    #[arg(long, default_value_t = 0)]
    port: u16,
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> anyhow::Result<()> {
    let flags = Flags::parse();
    let variant = Variant {
        account: flags.account,
        strict_csp: flags.strict_csp,
        single: flags.spa,
        ..Variant::default()
    };
    let site = Streamora::open(variant, flags.port).await?;
    let mut out = std::io::stdout().lock();
    writeln!(out, "{}", serde_json::json!({ "url": site.url() }))?;
    out.flush()?;
    let mut terminate = signal(SignalKind::terminate())?;
    tokio::select! {
        () = stdin_closed() => {}
        _ = terminate.recv() => {}
        _ = tokio::signal::ctrl_c() => {}
    }
    // Reading stdin holds a thread that only a line or the end of input would free.
    std::process::exit(0)
}

/// Whoever started us holds our stdin open for as long as the site is wanted.
async fn stdin_closed() {
    let mut rest = [0; 256];
    let mut stdin = tokio::io::stdin();
    while matches!(stdin.read(&mut rest).await, Ok(n) if n > 0) {}
}
