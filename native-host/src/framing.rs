//! Native messaging frames: a u32 length in native byte order, then that many bytes of JSON
//! (<https://developer.chrome.com/docs/extensions/develop/concepts/native-messaging#native-messaging-host-protocol>).
//! It must not know what the JSON says.
use protocol::message::{CHUNK, MAX_FROM_EXTENSION, MAX_TO_EXTENSION, ToExtension};
use std::io::{ErrorKind, Read, Write};

/// Why a frame could not be read.
#[derive(Debug, thiserror::Error)]
pub enum FrameError {
    /// The stream is still in step: the frame was skipped.
    #[error(
        "the browser sent a message of {0} bytes; more than {MAX_FROM_EXTENSION} is not accepted"
    )]
    Oversize(u64),
    /// The stream ended inside a frame.
    #[error("the browser's message ended after {got} of {expected} bytes")]
    Truncated { got: u64, expected: u64 },
    #[error("the browser's messages can't be read any more: {0}")]
    Io(#[from] std::io::Error),
}

impl FrameError {
    /// True when the next frame can still be read.
    pub fn in_step(&self) -> bool {
        matches!(self, Self::Oversize(_))
    }
}

/// The next frame's bytes; `None` when the stream ended between two frames.
pub fn read_frame(from: &mut impl Read) -> Result<Option<Vec<u8>>, FrameError> {
    let mut length = [0; 4];
    match fill(from, &mut length)? {
        0 => return Ok(None),
        4 => {}
        got => {
            return Err(FrameError::Truncated {
                got: got as u64,
                expected: 4,
            });
        }
    }
    let expected = u64::from(u32::from_ne_bytes(length));
    if expected > MAX_FROM_EXTENSION as u64 {
        let skipped = std::io::copy(&mut from.take(expected), &mut std::io::sink())?;
        return Err(match skipped == expected {
            true => FrameError::Oversize(expected),
            false => FrameError::Truncated {
                got: skipped,
                expected,
            },
        });
    }
    // The length is the sender's claim: memory grows with what really comes.
    let mut body = Vec::new();
    let got = from.take(expected).read_to_end(&mut body)? as u64;
    match got == expected {
        true => Ok(Some(body)),
        false => Err(FrameError::Truncated { got, expected }),
    }
}

/// Reads until `into` is full or the stream ends; says how much came.
fn fill(from: &mut impl Read, into: &mut [u8]) -> std::io::Result<usize> {
    let mut got = 0;
    while got < into.len() {
        match from.read(&mut into[got..]) {
            Ok(0) => break,
            Ok(n) => got += n,
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(got)
}

/// Writes one message, in chunks when it is too long for one frame. `chunk_id` names the message that the chunks belong to.
pub fn write_message(
    to: &mut impl Write,
    message: &ToExtension,
    chunk_id: u64,
) -> std::io::Result<()> {
    let json = serde_json::to_string(message)?;
    if json.len() <= CHUNK {
        return write_frame(to, json.as_bytes());
    }
    let pieces = split(&json, CHUNK);
    let total = pieces.len() as u32;
    for (index, data) in pieces.into_iter().enumerate() {
        let data = data.to_owned();
        let piece = ToExtension::Chunk {
            id: chunk_id,
            index: index as u32,
            total,
            data,
        };
        let json = serde_json::to_string(&piece)?;
        if json.len() <= MAX_TO_EXTENSION {
            write_frame(to, json.as_bytes())?;
        } else {
            return Err(std::io::Error::other(
                "a chunk became longer than the browser takes",
            ));
        }
    }
    Ok(())
}

fn write_frame(to: &mut impl Write, body: &[u8]) -> std::io::Result<()> {
    let length = u32::try_from(body.len()).map_err(std::io::Error::other)?;
    // One write: a reader never sees a length without its message when the pipe has room.
    let mut frame = Vec::with_capacity(4 + body.len());
    frame.extend_from_slice(&length.to_ne_bytes());
    frame.extend_from_slice(body);
    to.write_all(&frame)?;
    to.flush()
}

/// Cuts a JSON text into pieces whose *escaped* form stays within `limit` bytes, on character borders.
fn split(json: &str, limit: usize) -> Vec<&str> {
    let mut pieces = Vec::new();
    let (mut start, mut size) = (0, 0);
    for (at, c) in json.char_indices() {
        let cost = match c {
            '"' | '\\' => 2,
            c if c < ' ' => 6,
            c => c.len_utf8(),
        };
        if size + cost > limit {
            pieces.push(&json[start..at]);
            (start, size) = (at, 0);
        }
        size += cost;
    }
    pieces.push(&json[start..]);
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use protocol::message::WorkerCommand;

    fn frame(body: &[u8]) -> Vec<u8> {
        [&(body.len() as u32).to_ne_bytes()[..], body].concat()
    }

    /// Gives out at most `step` bytes a read, as a pipe may.
    struct Drip<'a>(&'a [u8], usize);
    impl Read for Drip<'_> {
        fn read(&mut self, into: &mut [u8]) -> std::io::Result<usize> {
            let n = self.1.min(into.len()).min(self.0.len());
            into[..n].copy_from_slice(&self.0[..n]);
            self.0 = &self.0[n..];
            Ok(n)
        }
    }

    #[test]
    fn every_way_a_stream_can_look() {
        let huge = (MAX_FROM_EXTENSION as u32 + 1).to_ne_bytes();
        let cases: Vec<(&str, Vec<u8>, &str)> = vec![
            ("nothing at all is a clean end", vec![], "end"),
            ("an empty message is a message", frame(b""), "0 bytes"),
            ("a whole message", frame(b"{}"), "2 bytes"),
            ("the end inside the length", vec![2, 0], "truncated 2/4"),
            (
                "the end right after the length",
                5u32.to_ne_bytes().to_vec(),
                "truncated 0/5",
            ),
            (
                "the end inside the message",
                frame(b"{\"a\":1}")[..8].to_vec(),
                "truncated 4/7",
            ),
            (
                "a huge claim with nothing behind it",
                huge.to_vec(),
                "truncated 0/67108865",
            ),
        ];
        for (claim, bytes, expected) in cases {
            for step in [1, 3, 4096] {
                let got = match read_frame(&mut Drip(&bytes, step)) {
                    Ok(None) => "end".to_owned(),
                    Ok(Some(body)) => format!("{} bytes", body.len()),
                    Err(FrameError::Truncated { got, expected }) => {
                        format!("truncated {got}/{expected}")
                    }
                    Err(other) => other.to_string(),
                };
                assert_eq!(got, expected, "{claim} (in steps of {step})");
            }
        }
    }

    #[test]
    fn an_oversize_message_is_skipped_and_the_next_one_is_read() {
        let size = MAX_FROM_EXTENSION as u32 + 1;
        let after = frame(b"{}");
        let length = size.to_ne_bytes();
        let mut stream = (&length[..])
            .chain(std::io::repeat(b' ').take(u64::from(size)))
            .chain(&after[..]);
        let error = read_frame(&mut stream).unwrap_err();
        assert!(error.in_step(), "{error}");
        assert_eq!(
            read_frame(&mut stream).unwrap().as_deref(),
            Some(&b"{}"[..])
        );
    }

    /// What the extension does with chunks.
    fn rejoin(mut bytes: &[u8]) -> (ToExtension, usize) {
        let (mut text, mut frames) = (String::new(), 0);
        while let Some(body) = read_frame(&mut bytes).unwrap() {
            assert!(
                body.len() <= MAX_TO_EXTENSION,
                "the browser would refuse {} bytes",
                body.len()
            );
            match serde_json::from_slice(&body).unwrap() {
                ToExtension::Chunk { index, data, .. } => {
                    assert_eq!(index, frames);
                    text.push_str(&data);
                }
                whole => return (whole, 1),
            }
            frames += 1;
        }
        (serde_json::from_str(&text).unwrap(), frames as usize)
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]
        #[test]
        fn what_is_written_in_whatever_size_is_read_back_the_same(unit in "[a-z\"\\\\\u{1}é🎬]{1,40}", times in 1usize..60_000) {
            let url = unit.repeat(times);
            let message = ToExtension::Worker {
                command: WorkerCommand::Navigate { tab: protocol::ids::TabId(1), url },
            };
            let mut wire = Vec::new();
            write_message(&mut wire, &message, 7).unwrap();
            prop_assert_eq!(rejoin(&wire).0, message);
        }

        #[test]
        fn no_bytes_make_the_reader_panic_or_invent_a_message(bytes in proptest::collection::vec(any::<u8>(), 0..64)) {
            if let Ok(Some(body)) = read_frame(&mut &bytes[..]) {
                prop_assert_eq!(&frame(&body)[..], &bytes[..4 + body.len()]);
            }
        }
    }
}
