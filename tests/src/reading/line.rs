//! The line from the extension to a test: the browser starts a program under the host's name that passes everything on to the
//! test's socket, unread.
use protocol::message::{FromExtension, ToExtension};
use protocol::{EXTENSION_IDS, HOST_NAME, PROTOCOL_VERSION};
use serde_json::json;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{UnixListener, UnixStream};

/// Where `fake_host` finds the test that it passes everything on to.
pub const SOCKET: &str = "SUBTERMINATOR_TEST_SOCKET";

#[derive(Debug)]
pub(super) struct Line {
    path: PathBuf,
    listener: UnixListener,
    stream: Option<UnixStream>,
}

impl Line {
    /// Puts `fake_host` under the host's name into the profile, and listens for it.
    pub(super) fn listen(folder: &Path, profile: &Path) -> anyhow::Result<Self> {
        let program = folder.join("line");
        std::os::unix::fs::symlink(fake_host()?, &program)?;
        let manifests = profile.join("NativeMessagingHosts");
        std::fs::create_dir_all(&manifests)?;
        let origins: Vec<String> = EXTENSION_IDS
            .iter()
            .map(|id| format!("chrome-extension://{id}/"))
            .collect();
        let manifest = json!({
            "name": HOST_NAME, "description": "A test in the host's place.", "type": "stdio",
            "path": program, "allowed_origins": origins,
        });
        let file = manifests.join(format!("{HOST_NAME}.json"));
        std::fs::write(file, manifest.to_string())?;
        let path = folder.join("socket");
        Ok(Self {
            listener: UnixListener::bind(&path)?,
            path,
            stream: None,
        })
    }

    pub(super) fn environment(&self) -> (&'static str, OsString) {
        (SOCKET, self.path.clone().into_os_string())
    }

    /// Takes the extension's hello and welcomes it.
    pub(super) async fn greet(&mut self) {
        while !matches!(self.hear().await, FromExtension::Hello { .. }) {}
        let welcome = ToExtension::Welcome {
            protocol: PROTOCOL_VERSION,
            host_version: "test".into(),
        };
        self.say(&welcome).await;
    }

    pub(super) async fn say(&mut self, message: &ToExtension) {
        let body = serde_json::to_vec(message).expect("messages are JSON");
        let length = u32::try_from(body.len()).expect("a short message");
        let stream = self.stream().await;
        stream
            .write_all(&[&length.to_ne_bytes()[..], &body].concat())
            .await
            .expect("the extension hears");
    }

    pub(super) async fn hear(&mut self) -> FromExtension {
        let heard = async {
            let stream = self.stream().await;
            let mut length = [0; 4];
            stream.read_exact(&mut length).await?;
            let mut body = vec![0; u32::from_ne_bytes(length) as usize];
            stream.read_exact(&mut body).await?;
            std::io::Result::Ok(body)
        };
        let body = tokio::time::timeout(crate::wait::LIMIT, heard)
            .await
            .expect("the extension says something")
            .expect("the line holds");
        serde_json::from_slice(&body).expect("a message of the protocol")
    }

    async fn stream(&mut self) -> &mut UnixStream {
        if self.stream.is_none() {
            let (stream, _) = self.listener.accept().await.expect("the browser's program");
            self.stream = Some(stream);
        }
        self.stream.as_mut().expect("just set")
    }
}

/// Cargo builds it beside the tests' own programs.
fn fake_host() -> anyhow::Result<PathBuf> {
    let own = std::env::current_exe()?;
    own.ancestors()
        .skip(1)
        .take(2)
        .map(|folder| folder.join("fake_host"))
        .find(|path| path.is_file())
        .ok_or_else(|| {
            anyhow::anyhow!(
                "no fake_host beside {}: build the package e2e",
                own.display()
            )
        })
}
