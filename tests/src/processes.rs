//! The machine's processes, told apart by the environment that they were started in, so that no test ever touches another's.
use std::ffi::OsStr;
use std::os::unix::ffi::OsStrExt;

pub use rustix::process::Signal;

/// All that were started with this `NAME=FOLDER` in their environment, or with a folder below it.
pub fn with_environment(entry: &OsStr) -> Vec<u32> {
    let belongs = |variable: &[u8]| {
        let rest = variable.strip_prefix(entry.as_bytes());
        rest.is_some_and(|below| below.is_empty() || below.starts_with(b"/"))
    };
    let has = |pid: &u32| {
        let environment = std::fs::read(format!("/proc/{pid}/environ")).unwrap_or_default();
        environment.split(|b| *b == 0).any(belongs)
    };
    all().filter(has).collect()
}

/// The words of its command line.
pub fn command_line(pid: u32) -> Vec<String> {
    let text = std::fs::read(format!("/proc/{pid}/cmdline")).unwrap_or_default();
    text.split(|b| *b == 0)
        .map(|word| String::from_utf8_lossy(word).into_owned())
        .collect()
}

/// The local addresses of TCP ports that this process listens on, as `/proc/net/tcp` and `tcp6` write them.
pub fn listens_on(pid: u32) -> Vec<String> {
    const LISTENING: &str = "0A";
    let held: Vec<String> = std::fs::read_dir(format!("/proc/{pid}/fd"))
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|fd| Some(std::fs::read_link(fd.path()).ok()?.to_str()?.to_owned()))
        .collect();
    let table = |name| std::fs::read_to_string(format!("/proc/{pid}/net/{name}"));
    let lines = [table("tcp"), table("tcp6")].map(Result::unwrap_or_default);
    let lines = lines.iter().flat_map(|table| table.lines().skip(1));
    lines
        .map(|line| line.split_whitespace().collect::<Vec<_>>())
        .filter(|columns| columns.get(3) == Some(&LISTENING))
        .filter(|columns| {
            let inode = columns.get(9).unwrap_or(&"");
            held.contains(&format!("socket:[{inode}]"))
        })
        .map(|columns| columns[1].to_owned())
        .collect()
}

/// # Panics
/// When there is no such process.
pub fn signal(pid: u32, signal: Signal) {
    let pid = i32::try_from(pid)
        .ok()
        .and_then(rustix::process::Pid::from_raw)
        .expect("a process id");
    rustix::process::kill_process(pid, signal).expect("the process is there");
}

fn all() -> impl Iterator<Item = u32> {
    let entries = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    entries.filter_map(|entry| entry.file_name().to_str()?.parse().ok())
}
