//! What a run leaves behind is its owner's alone, whoever made the folder before, and another user of the computer reads none of it.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
mod support;

use protocol::ids::RunId;
use protocol::message::PersonInput;
use protocol::message::{FromAgent, Via};
use protocol::view::Mood;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use subterminator::places::{Places, PlacesError};
use support::Browser;
use support::site::Site;

/// A whole run in there, from the button to the receipt.
fn cancelled_in(home: tempfile::TempDir, mut site: Site) -> Browser {
    let mut browser = Browser::start_in(home, protocol::EXTENSION_IDS[0]);
    assert!(browser.welcomed());
    site.clicked(&mut browser);
    site.play(&mut browser, |s| !s.panel.buttons.is_empty());
    let input = PersonInput::Start { dry_run: false };
    site.tell(&mut browser, FromAgent::Person { input });
    site.play(&mut browser, |s| !s.asked.is_empty());
    let input = PersonInput::Answer {
        question: site.asked[0].id,
        approved: true,
        via: Via::Overlay,
    };
    site.tell(&mut browser, FromAgent::Person { input });
    site.play(&mut browser, |s| s.panel.mood == Mood::Proven);
    browser
}

fn below(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder)
        .unwrap()
        .map(|e| e.unwrap().path());
    let with_theirs = |path: PathBuf| {
        let theirs = if path.is_dir() { below(&path) } else { vec![] };
        std::iter::once(path).chain(theirs)
    };
    entries.flat_map(with_theirs).collect()
}

fn set(path: &Path, mode: u32) {
    std::fs::set_permissions(path, PermissionsExt::from_mode(mode)).unwrap();
}

/// What somebody else gets to read; none where a test can't be somebody else.
fn read_by_a_stranger(paths: Vec<PathBuf>) -> Option<Vec<PathBuf>> {
    let stranger = move || {
        let nobody = rustix::process::Uid::from_raw(65534);
        rustix::thread::set_thread_res_uid(nobody, nobody, nobody).ok()?;
        let reads = |path: &PathBuf| std::fs::read(path).is_ok() || std::fs::read_dir(path).is_ok();
        Some(paths.into_iter().filter(reads).collect())
    };
    std::thread::spawn(stranger).join().unwrap()
}

#[test]
fn what_an_older_umask_left_open_is_shut_and_nobody_else_reads_a_line() {
    let home = tempfile::tempdir().unwrap();
    set(home.path(), 0o777);
    let at = |name: &str| home.path().join(name);
    for folder in ["receipts", "runs", "logs"] {
        std::fs::create_dir(at(folder)).unwrap();
        set(&at(folder), 0o777);
    }
    for file in ["journal.sqlite", "journal.sqlite-wal", "journal.sqlite-shm"] {
        std::fs::write(at(file), "").unwrap();
        set(&at(file), 0o666);
    }
    let everything = [vec![at("")], below(home.path())].concat();
    let open = read_by_a_stranger(everything.clone());
    assert!(open.is_none_or(|o| o.len() == everything.len()), "before");

    let browser = cancelled_in(home, Site::new());
    let home = browser.home.path();
    let everything = [vec![home.to_owned()], below(home)].concat();
    let named = |part: &str| {
        everything
            .iter()
            .any(|p| p.to_string_lossy().contains(part))
    };
    assert!(
        ["receipt.html", "journal.sqlite", ".log"]
            .into_iter()
            .all(named)
    );
    for path in &everything {
        let mode = std::fs::metadata(path).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{} is {mode:o}", path.display());
    }
    match rustix::process::geteuid().is_root() {
        true => assert_eq!(read_by_a_stranger(everything), Some(vec![])),
        false => assert_eq!(read_by_a_stranger(everything), None),
    }
}

/// Where it is another day than in Greenwich, in the east or in the west, the log has one file, named by the day there.
#[test]
fn where_it_is_another_day_already_the_log_is_its_owner_s_alone_too() {
    for zone in ["<+14>-14", "<-12>12"] {
        let temp = tempfile::tempdir().unwrap();
        let mut host = std::process::Command::new(env!("CARGO_BIN_EXE_subterminator"));
        host.env("TZ", zone);
        let mut browser = Browser::run_at(host, &temp.path().join("home"));
        assert!(browser.welcomed());
        browser.close_line();
        let logs = below(&temp.path().join("home/logs"));
        assert_eq!(logs.len(), 1, "{zone}: {logs:?}");
        for path in below(temp.path()) {
            let mode = std::fs::metadata(&path).unwrap().permissions().mode();
            assert_eq!(mode & 0o077, 0, "{zone}: {} is {mode:o}", path.display());
        }
    }
}

#[test]
fn a_history_that_is_a_link_is_not_written_through() {
    let (home, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let letter = other.path().join("letter");
    std::fs::write(&letter, "").unwrap();
    symlink(&letter, home.path().join("journal.sqlite")).unwrap();
    let mut browser = Browser::start_in(home, protocol::EXTENSION_IDS[0]);
    let told = format!("{:?}", browser.next());
    assert!(told.contains("belongs to another user"), "{told}");
    assert_eq!(std::fs::read(&letter).unwrap(), b"");
}

#[test]
fn a_folder_that_another_user_has_made_or_led_elsewhere_is_not_used() {
    if !rustix::process::geteuid().is_root() {
        // Nobody else's folder can be made here; the system's own answers to it are what is left.
        assert!(subterminator::places::Places::at("/".into()).is_err());
        return;
    }
    let temp = tempfile::tempdir().unwrap();
    set(temp.path(), 0o755);
    let [theirs, ours, link] = ["theirs", "ours", "link"].map(|n| temp.path().join(n));
    for folder in [&theirs, &ours] {
        std::fs::create_dir(folder).unwrap();
    }
    symlink(&ours, &link).unwrap();
    for place in [&theirs, &link] {
        assert!(subterminator::places::Places::at(place.clone()).is_ok());
        let status = std::process::Command::new("chown")
            .args(["-h", "65534"])
            .arg(place)
            .status();
        assert!(status.unwrap().success());
        let told = subterminator::places::Places::at(place.clone()).unwrap_err();
        assert!(
            told.to_string().contains("belongs to another user"),
            "{told}"
        );
    }
}

fn give_to_a_stranger(path: &Path) {
    std::os::unix::fs::lchown(path, Some(65534), Some(65534)).unwrap();
}

/// What another user may have put in the place of one of our folders.
#[derive(Clone, Copy, Debug)]
enum Planted {
    Folder,
    LinkToTheirs,
    LinkToOurs,
    OurOwnLink,
}

impl Planted {
    const ALL: [Self; 4] = [
        Self::Folder,
        Self::LinkToTheirs,
        Self::LinkToOurs,
        Self::OurOwnLink,
    ];

    /// Where what we wrote would end up.
    fn at(self, path: &Path, away: &Path) -> PathBuf {
        let made = match self {
            Self::Folder => path,
            _ => away,
        };
        std::fs::create_dir(made).unwrap();
        set(made, 0o777);
        if matches!(self, Self::Folder | Self::LinkToTheirs) {
            give_to_a_stranger(made);
        }
        if !matches!(self, Self::Folder) {
            symlink(away, path).unwrap();
        }
        if matches!(self, Self::LinkToTheirs | Self::LinkToOurs) {
            give_to_a_stranger(path);
        }
        made.to_owned()
    }
}

#[test]
fn a_folder_or_link_planted_at_any_level_of_ours_is_refused_and_left_alone() {
    if !rustix::process::geteuid().is_root() {
        return;
    }
    type Use = fn(&Places) -> Result<PathBuf, PlacesError>;
    let run = |places: &Places| places.run(&RunId("0123".into()));
    let levels: [(&str, Use); 7] = [
        ("receipts", Places::receipts),
        ("logs", Places::logs),
        ("profile", Places::profile),
        ("runs", run),
        ("runs/0123", run),
        ("playwright-mcp", Places::playwright),
        ("demo", |places| places.demo().map(|d| d.data)),
    ];
    for (level, used) in levels {
        for planted in Planted::ALL {
            let temp = tempfile::tempdir().unwrap();
            let places = Places::at(temp.path().join("data")).unwrap();
            let path = places.data.join(level);
            if let Some(above) = path.parent().filter(|p| **p != places.data) {
                std::fs::create_dir(above).unwrap();
            }
            let there = planted.at(&path, &temp.path().join("away"));
            let told = used(&places).unwrap_err().to_string();
            let which = format!("{planted:?} at {level}: {told}");
            assert!(told.contains("another user of this computer"), "{which}");
            assert!(told.contains(&path.display().to_string()), "{which}");
            let mode = std::fs::metadata(&there).unwrap().permissions().mode() & 0o777;
            assert_eq!((mode, below(&there)), (0o777, vec![]), "{which}");
        }
    }
}

#[test]
fn a_folder_that_somebody_else_put_on_the_way_to_ours_is_refused() {
    if !rustix::process::geteuid().is_root() {
        return;
    }
    for planted in Planted::ALL {
        let temp = tempfile::tempdir().unwrap();
        let on_the_way = temp.path().join("way");
        let there = planted.at(&on_the_way, &temp.path().join("away"));
        let told = Places::at(on_the_way.join("more/data"));
        // A link of one's own is the person's way to keep things elsewhere.
        if matches!(planted, Planted::OurOwnLink) {
            assert!(told.is_ok() && there.join("more/data").is_dir());
            continue;
        }
        assert!(
            matches!(told, Err(PlacesError::NotYours { .. })),
            "{planted:?}"
        );
        assert_eq!(below(&there), Vec::<PathBuf>::new(), "{planted:?}");
    }
}

#[test]
fn the_program_names_the_planted_folder_and_says_what_to_do() {
    if !rustix::process::geteuid().is_root() {
        return;
    }
    let temp = tempfile::tempdir().unwrap();
    let home = temp.path().join("home");
    std::fs::create_dir(&home).unwrap();
    give_to_a_stranger(&home);
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_subterminator"));
    let command = command
        .args(["history", "list"])
        .env("SUBTERMINATOR_HOME", home.join("mine"));
    let told = command.output().unwrap();
    let words = String::from_utf8(told.stderr).unwrap();
    let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(!told.status.success());
    assert!(
        words.contains(&format!("{} belongs to another user", home.display())),
        "{words}"
    );
    assert!(words.contains("set SUBTERMINATOR_HOME"), "{words}");
    assert!(below(&home).is_empty());
}

#[test]
fn nothing_that_is_sent_with_a_receipt_opens_the_account() {
    let key = "Zk3mQ9xT1vB7nL5cW2sD";
    let mut site = Site::new();
    site.key = Some(key);
    let mut browser = cancelled_in(tempfile::tempdir().unwrap(), site);
    browser.close_line();
    let home = browser.home.path();
    let read = |path: &Path| String::from_utf8_lossy(&std::fs::read(path).unwrap()).into_owned();
    let store = subterminator::store::Store::open(&home.join("journal.sqlite")).unwrap();
    let run = store.history(1).unwrap().remove(0).id.0;
    let told = |arguments: &[&str]| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_subterminator"));
        let command = command.args(arguments).env("SUBTERMINATOR_HOME", home);
        String::from_utf8(command.output().unwrap().stdout).unwrap()
    };
    let rows = told(&["history", "show", &run, "--journal"]);
    assert!(rows.contains(key), "it was there to be left out");

    let files = below(&home.join("receipts"));
    assert!(files.iter().any(|f| f.ends_with("receipt.json")));
    // What a folder is called is read by whoever gets the file; names are written small.
    let small = key.to_lowercase();
    for file in &files {
        let named = file.to_string_lossy().to_lowercase();
        assert!(!named.contains(&small), "{named}");
    }
    for file in files.iter().filter(|f| f.is_file()) {
        assert!(!read(file).contains(key), "{}", file.display());
    }
    for form in ["html", "print", "json"] {
        let exported = told(&["history", "export", &run, "--format", form]);
        assert!(exported.contains("https://www.streamora.com/"), "{form}");
        assert!(!exported.contains(key), "{form}");
    }
    let json = told(&["history", "export", &run, "--format", "json"]);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    let rows = json["journal_rows"].as_array().unwrap();
    let left_out = rows.iter().filter(|r| r["left_out"] == true).count();
    assert!(left_out > 0 && left_out < rows.len(), "{left_out}");
}
