//! A fault of our own, and what `doctor` says of it afterwards. Alone in its program: logging is the whole process's.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
use std::process::Command;
use subterminator::{logs, places::Places};

#[test]
fn a_fault_of_our_own_is_told_by_doctor_with_the_log_that_has_it() {
    let temp = tempfile::tempdir().unwrap();
    let places = Places::at(temp.path().join("data")).unwrap();
    let doctor = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_subterminator"));
        command.arg("doctor").env("HOME", temp.path());
        let output = command.env("SUBTERMINATOR_HOME", &places.data).output();
        String::from_utf8(output.unwrap().stdout).unwrap()
    };
    assert!(!doctor().contains("fault"));
    logs::start(&places, 0).unwrap();
    let faulty = std::thread::spawn(|| "no number".parse::<u8>().unwrap());
    assert!(faulty.join().is_err());
    let said = doctor();
    assert!(said.contains("stopped by a fault of its own"), "{said}");
    assert!(said.contains("data/logs/subterminator."), "{said}");
}
