//! The extension's end of the line: greeting, reading and writing whole messages. It must not know what a run is.
use crate::framing::{self, FrameError};
use protocol::message::{FromExtension, ToExtension};
use protocol::{EXTENSION_IDS, PROTOCOL_VERSION};
use std::io::{Read, Write};

pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// What the browser puts before the id in our first argument.
pub const ORIGIN_PREFIX: &str = "chrome-extension://";

/// One thing that came from the extension.
#[derive(Debug)]
pub enum Incoming {
    Message(Box<FromExtension>),
    /// A message that can't be used; the next one can. In words for the log.
    Unusable(String),
    /// The browser went, or what it sends can't be read any more (then `why` says so).
    End {
        why: Option<String>,
    },
}

/// The next message on the stream.
pub fn receive(from: &mut impl Read) -> Incoming {
    let body = match framing::read_frame(from) {
        Ok(Some(body)) => body,
        Ok(None) => return Incoming::End { why: None },
        Err(error) if error.in_step() => return Incoming::Unusable(error.to_string()),
        Err(
            error @ (FrameError::Truncated { .. } | FrameError::Io(_) | FrameError::Oversize(_)),
        ) => {
            return Incoming::End {
                why: Some(error.to_string()),
            };
        }
    };
    let Ok(text) = std::str::from_utf8(&body) else {
        return Incoming::Unusable(format!("a message of {} bytes is not UTF-8", body.len()));
    };
    match serde_json::from_str(text) {
        Ok(message) => Incoming::Message(Box::new(message)),
        // Line and column only: serde's words would quote what the page says.
        Err(error) => Incoming::Unusable(format!(
            "a message of {} bytes is not one this version knows ({:?} at column {})",
            body.len(),
            error.classify(),
            error.column()
        )),
    }
}

/// Where messages to the extension go.
pub trait Outbox {
    fn send(&mut self, message: &ToExtension) -> std::io::Result<()>;
}

/// The real one: native messaging frames on a stream.
#[derive(Debug)]
pub struct FrameOutbox<W> {
    to: W,
    chunk_id: u64,
}

impl<W: Write> FrameOutbox<W> {
    pub fn new(to: W) -> Self {
        Self { to, chunk_id: 0 }
    }
}

impl<W: Write> Outbox for FrameOutbox<W> {
    fn send(&mut self, message: &ToExtension) -> std::io::Result<()> {
        self.chunk_id += 1;
        framing::write_message(&mut self.to, message, self.chunk_id)
    }
}

/// The answer to the first message (`None`: it could not be understood): `Welcome`, or `Refused` with what the person has to update.
pub fn greet(first: Option<&FromExtension>) -> ToExtension {
    let Some(FromExtension::Hello {
        protocol,
        extension_version,
    }) = first
    else {
        let message = "The extension did not say which version it is. Reload the extension on chrome://extensions, then try again. Nothing was changed.";
        return ToExtension::Refused {
            message: message.to_owned(),
        };
    };
    let versions = format!("extension {extension_version}, subterminator program {VERSION}");
    let update = match protocol.cmp(&PROTOCOL_VERSION) {
        std::cmp::Ordering::Equal => {
            return ToExtension::Welcome {
                protocol: PROTOCOL_VERSION,
                host_version: VERSION.to_owned(),
            };
        }
        std::cmp::Ordering::Less => "the extension (load the newer one on chrome://extensions)",
        std::cmp::Ordering::Greater => {
            "the subterminator program (install the newer one, then run “subterminator install”)"
        }
    };
    ToExtension::Refused {
        message: format!(
            "The two halves of SubTerminator are of different versions ({versions}). Update {update}, then try again. Nothing was changed."
        ),
    }
}

/// The extension's id out of the argument that the browser starts us with, if it is one of ours.
pub fn known_origin(argument: &str) -> Option<&str> {
    let id = argument.strip_prefix(ORIGIN_PREFIX)?.trim_end_matches('/');
    EXTENSION_IDS.contains(&id).then_some(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hello(protocol: u32) -> FromExtension {
        FromExtension::Hello {
            protocol,
            extension_version: "9.9".into(),
        }
    }

    #[test]
    fn ends_of_the_same_number_talk() {
        assert!(matches!(
            greet(Some(&hello(PROTOCOL_VERSION))),
            ToExtension::Welcome { .. }
        ));
    }

    #[test]
    fn the_older_side_is_the_one_to_update() {
        let words = |m| match m {
            ToExtension::Refused { message } => message,
            other => panic!("{other:?}"),
        };
        assert!(words(greet(Some(&hello(PROTOCOL_VERSION - 1)))).contains("Update the extension"));
        assert!(
            words(greet(Some(&hello(PROTOCOL_VERSION + 1))))
                .contains("Update the subterminator program")
        );
        let early = FromExtension::Clicked {
            tab: protocol::ids::TabId(1),
            url: String::new(),
        };
        assert!(words(greet(Some(&early))).contains("Reload the extension"));
        assert!(words(greet(None)).contains("Reload the extension"));
    }

    #[test]
    fn only_our_extensions_are_served() {
        let ours = format!("chrome-extension://{}/", EXTENSION_IDS[0]);
        assert_eq!(known_origin(&ours), Some(EXTENSION_IDS[0]));
        assert_eq!(
            known_origin("chrome-extension://aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/"),
            None
        );
        assert_eq!(known_origin("https://example.com/"), None);
    }

    #[test]
    fn a_bad_message_costs_only_itself() {
        let frame = |body: &[u8]| [&(body.len() as u32).to_ne_bytes()[..], body].concat();
        let wire = [
            frame(b"{"),
            frame(b"{\"kind\":\"surprise\"}"),
            frame(b"\xff\xfe"),
            frame(b""),
        ]
        .concat();
        let mut wire = &wire[..];
        for _ in 0..4 {
            assert!(matches!(receive(&mut wire), Incoming::Unusable(_)));
        }
        assert!(matches!(receive(&mut wire), Incoming::End { why: None }));
        let mut cut = &[9, 0][..];
        assert!(matches!(receive(&mut cut), Incoming::End { why: Some(_) }));
    }
}
