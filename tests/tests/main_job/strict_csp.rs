//! A page that bans WebAssembly is served just as well, by the same Rust as plain JavaScript.
use e2e::stage::Set;
use protocol::message::AgentBuild;
use protocol::report::Report;

#[tokio::test]
async fn under_a_strict_policy_the_javascript_build_does_the_same() {
    let s = Set::stage().strict_csp().open().await;
    s.start().await;
    s.overlay().approve().await;
    s.ends_with("Cancelled, proven on a second look").await;
    s.was_cancelled_once();
    let result = s.result().await;
    assert!(result.success && result.verified, "{result:?}");
    let builds: Vec<AgentBuild> = s
        .record()
        .await
        .iter()
        .filter_map(|r| {
            if let Report::Opened { build, .. } = r {
                Some(*build)
            } else {
                None
            }
        })
        .collect();
    assert_eq!(builds, [AgentBuild::Js]);
}
