//! A program in the host's place, good for one thing each: echoing (the measure for the bench), passing
//! everything on to a test, or being broken in one way.
//! Which one is told by the name that it is started under. Like the real one it says nothing but frames.
use std::io::{Read, Write};
use std::os::unix::net::UnixStream;

/// Larger than the browser takes from a host (1 MB).
const TOO_LONG: usize = 3 * 1024 * 1024;

fn main() -> std::io::Result<()> {
    let name = std::env::args().next().unwrap_or_default();
    let mode = name.rsplit('/').next().unwrap_or_default();
    match mode {
        "ends" => return Ok(()),
        "line" => return pass_on(),
        _ => {}
    }
    let mut frames = std::iter::from_fn(read);
    let Some(hello) = frames.next() else {
        return Ok(());
    };
    match mode {
        "echo" => {
            write(&hello)?;
            for frame in frames {
                write(&frame)?;
            }
            return Ok(());
        }
        "newer" => write(br#"{"kind":"welcome","protocol":4711,"host_version":"99.0.0"}"#)?,
        "refusing" => write(r#"{"kind":"refused","message":"The two halves of SubTerminator are of different versions."}"#.as_bytes())?,
        "garbled" => write(b"{\"kind\":")?,
        "nonsense" => write(br#"{"kind":"surprise","tab":"seven"}"#)?,
        "oversized" => write(format!(r#"{{"kind":"welcome","fill":"{}"}}"#, "x".repeat(TOO_LONG)).as_bytes())?,
        "truncated" => {
            let mut out = std::io::stdout().lock();
            out.write_all(&100_u32.to_ne_bytes())?;
            out.write_all(b"{\"kind\":\"wel")?;
            return out.flush();
        }
        _ => {}
    }
    // Stays until the browser lets go, as a host that has more to say would.
    frames.for_each(drop);
    Ok(())
}

/// Everything to the test's socket and back, unread.
fn pass_on() -> std::io::Result<()> {
    let path = std::env::var_os(e2e::reading::SOCKET).unwrap_or_default();
    let mut to_test = UnixStream::connect(path)?;
    let mut from_test = to_test.try_clone()?;
    std::thread::spawn(move || pump(&mut from_test, &mut std::io::stdout()));
    pump(&mut std::io::stdin(), &mut to_test)
}

fn pump(from: &mut impl Read, to: &mut impl Write) -> std::io::Result<()> {
    let mut buffer = vec![0; 64 * 1024];
    loop {
        let length = from.read(&mut buffer)?;
        if length == 0 {
            return Ok(());
        }
        to.write_all(&buffer[..length])?;
        to.flush()?;
    }
}

fn read() -> Option<Vec<u8>> {
    let mut stdin = std::io::stdin().lock();
    let mut length = [0; 4];
    stdin.read_exact(&mut length).ok()?;
    let mut body = vec![0; usize::try_from(u32::from_ne_bytes(length)).ok()?];
    stdin.read_exact(&mut body).ok()?;
    Some(body)
}

fn write(body: &[u8]) -> std::io::Result<()> {
    let mut out = std::io::stdout().lock();
    out.write_all(&u32::try_from(body.len()).unwrap_or(u32::MAX).to_ne_bytes())?;
    out.write_all(body)?;
    out.flush()
}
