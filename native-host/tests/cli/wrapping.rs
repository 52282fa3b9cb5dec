//! How lines fit a narrow terminal.
use crate::machine::{Machine, err, out};

/// Runs it in a terminal of 40 columns, as far as it can tell.
fn narrow(machine: &Machine, arguments: &[&str]) -> String {
    let output = machine
        .command(arguments)
        .env("COLUMNS", "40")
        .output()
        .unwrap();
    out(&output) + &err(&output)
}

fn words(text: &str) -> Vec<&str> {
    text.split_whitespace().collect()
}

#[test]
fn in_40_columns_everything_wraps_between_words() {
    let machine = Machine::new();
    std::fs::create_dir_all(machine.path(".config/chromium/Default")).unwrap();
    machine.run(&["install"]);
    for line in [
        "",
        "--help",
        "cancel --help",
        "cancel",
        "cancel netflx",
        "cancel netflix --extension-dir /nowhere",
        "cancel netflix --browser teleport",
        "demo --help",
        "install --help",
        "doctor",
        "doctor --help",
        "history list",
        "history show --help",
        "history show abc",
        "services list",
        "services show netflix",
        "uninstall",
    ] {
        let arguments: Vec<&str> = line.split(' ').filter(|a| !a.is_empty()).collect();
        let text = narrow(&machine, &arguments);
        assert!(!text.is_empty(), "{line}");
        for row in text.lines().filter(|r| r.chars().count() > 40) {
            let lone = words(row).len() == 1;
            assert!(
                lone,
                "“{line}” says a line of {}: {row}",
                row.chars().count()
            );
        }
        machine.run(&["install"]);
        let output = machine.run(&arguments);
        let wide = out(&output) + &err(&output);
        let (narrow, wide) = (words(&text), words(&wide));
        assert_eq!(narrow, wide, "“{line}” loses or breaks a word");
    }
}

#[test]
fn what_is_to_be_parsed_is_never_wrapped() {
    let machine = Machine::new();
    assert_eq!(narrow(&machine, &["doctor", "--json"]).lines().count(), 1);
}

#[test]
fn a_hint_names_the_program_so_that_it_can_be_typed() {
    let machine = Machine::new();
    let program = std::fs::canonicalize(env!("CARGO_BIN_EXE_subterminator")).unwrap();
    let hints = |machine: &Machine| {
        let unknown = err(&machine.run(&["cancel", "no-such-service"]));
        unknown + &err(&machine.run(&["history", "show", "abc"]))
    };
    let told = hints(&machine);
    let typed = told.matches(&format!("“{} ", program.display())).count();
    assert_eq!(typed, 2, "{told}");
    std::fs::create_dir(machine.path("bin")).unwrap();
    std::os::unix::fs::symlink(&program, machine.path("bin/subterminator")).unwrap();
    assert_eq!(hints(&machine).matches("“subterminator ").count(), 2);
}
