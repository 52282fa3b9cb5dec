//! Arguments right and wrong, what stands on stdout, and the exit codes.
use crate::machine::{Machine, err, out, text};
use std::path::Path;
use std::process::Command;

#[test]
fn cancel_alone_names_both_ways_to_say_what() {
    let told = err(&Machine::new().run(&["cancel"]));
    assert!(told.contains("SERVICE") && told.contains("--url"), "{told}");
}

#[test]
fn explain_answers_each_line_and_names_the_bad_one() {
    let machine = Machine::new();
    let good = "{\"url\":\"https://a.com/account\",\"text\":\"Your subscription is active\"}\n";
    let output = machine.fed(&["explain"], good);
    assert_eq!(output.status.code(), Some(0));
    let answer: serde_json::Value = serde_json::from_str(&out(&output)).unwrap();
    assert!(
        answer["state"].is_string()
            && answer["confidence"].is_number()
            && answer["reason"].is_string()
    );
    let output = machine.fed(&["explain"], &format!("oops\n{good}{{}}\n{good}"));
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(
        out(&output).lines().count(),
        2,
        "the good lines are answered"
    );
    let told = err(&output);
    let told: Vec<&str> = told.lines().collect();
    assert!(
        told[0].starts_with("line 1: This is no JSON. Expected"),
        "{told:?}"
    );
    assert!(
        told[1].starts_with("line 3: “url” is missing. Expected"),
        "{told:?}"
    );
}

/// What a page wrote can't steer the terminal that its reading is printed on.
#[test]
fn explain_shows_what_is_read_of_a_page_without_raw_control_characters() {
    let machine = Machine::new();
    let pages = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/page/tests/pages");
    let page = text(&pages.join("component-ant-1_subscriptions.json"));
    let file = machine.path("page.json");
    std::fs::create_dir_all(file.parent().unwrap()).unwrap();
    std::fs::write(
        &file,
        page.replace("Kontorwerk Pro", "Kontorwerk\\u001b[2J Pro\\u202e"),
    )
    .unwrap();
    let output = machine.run(&["explain", "--page", file.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    let told = out(&output);
    assert!(told.contains("subscription Kontorwerk[2J Pro"), "{told}");
    assert!(!told.contains(['\u{1b}', '\u{202e}']), "{told}");
}

#[test]
fn wrong_usage_is_exit_2_and_json_still_prints_one_result() {
    let machine = Machine::new();
    assert_eq!(machine.run(&["cancel"]).status.code(), Some(2));
    for (arguments, words) in [
        (
            vec!["cancel", "no-such-service", "--json"],
            "No service is called",
        ),
        (
            vec!["cancel", "--url", "http://example.com", "--json"],
            "is not protected",
        ),
        (
            vec!["cancel", "netflix", "--json", "--extension-dir", "/nowhere"],
            "no built extension",
        ),
    ] {
        let output = machine.run(&arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert_eq!(out(&output).lines().count(), 1);
        let result: protocol::task::TaskResult = serde_json::from_str(&out(&output)).unwrap();
        assert_eq!(result.reason, protocol::task::Reason::Configuration);
        assert!(err(&output).contains(words), "{}", err(&output));
    }
}

#[test]
fn what_is_nearly_right_is_answered_with_what_is_right() {
    let machine = Machine::new();
    for (wrong, right) in [
        (&["cancle", "netflix"][..], "'cancel'"),
        (&["cancel", "netflix", "--planer", "offline"], "'--planner'"),
        (
            &["cancel", "netflix", "--browser", "firefox"],
            "launch, attach, playwright-mcp",
        ),
        (
            &["cancel", "netflix", "--planner", "none"],
            "auto, claude, openai, offline",
        ),
        (&["cancel", "netflix", "--max-turns", "0"], "1..=200"),
        (
            &["cancel", "netflix", "--model", "nope-1"],
            "--planner claude or --planner openai",
        ),
        (
            &["cancel", "netflix", "--url", "https://a.com"],
            "cannot be used with",
        ),
        (&["history"], "export"),
    ] {
        let output = machine.run(wrong);
        assert_eq!(output.status.code(), Some(2), "{wrong:?}");
        assert!(err(&output).contains(right), "{wrong:?}: {}", err(&output));
        assert_eq!(out(&output), "");
    }
}

#[test]
fn an_address_in_the_place_of_a_service_is_taken_for_one() {
    let machine = Machine::new();
    let told = err(&machine.run(&["cancel", "http://my.gym.com/membership"]));
    assert!(told.contains("is not protected"), "{told}");
    let told = err(&machine.run(&["cancel", "https://my.gym.com/membership"]));
    assert!(!told.contains("No service is called"), "{told}");
}

#[test]
fn whoever_wants_no_colour_gets_none() {
    let machine = Machine::new();
    let coloured = |no_color: Option<&str>| {
        let mut command = machine.command(&["cancel", "--planer"]);
        command.env("CLICOLOR_FORCE", "1");
        command.envs(no_color.map(|value| ("NO_COLOR", value)));
        err(&command.output().unwrap()).contains('\u{1b}')
    };
    assert!(coloured(None));
    assert!(!coloured(Some("1")));
}

#[test]
fn without_a_chromium_cancel_says_what_to_install() {
    let machine = Machine::new();
    let extension = machine.path("extension");
    std::fs::create_dir(&extension).unwrap();
    std::fs::write(extension.join("manifest.json"), "{}").unwrap();
    let output = machine.run(&[
        "cancel",
        "netflix",
        "--extension-dir",
        extension.to_str().unwrap(),
    ]);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(out(&output), "", "people's words go to stderr");
    assert!(
        err(&output).contains("No Chromium was found"),
        "{}",
        err(&output)
    );
}

#[test]
fn the_demo_script_explains_itself_without_building_anything() {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../scripts/demo");
    let machine = Machine::new();
    // Nothing but a shell's tools: no Rust, no Node, no browser.
    std::fs::create_dir(machine.path("bin")).unwrap();
    for tool in ["bash", "cat"] {
        let found = ["/usr/bin", "/bin"].map(|folder| Path::new(folder).join(tool));
        let found = found.iter().find(|p| p.exists()).unwrap();
        std::os::unix::fs::symlink(found, machine.path("bin").join(tool)).unwrap();
    }
    let explained = |arguments: &[&str]| {
        Command::new(machine.path("bin/bash"))
            .arg(script)
            .args(arguments)
            .env_clear()
            .env("PATH", machine.path("bin"))
            .output()
            .unwrap()
    };
    let output = explained(&["--headless", "--help"]);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    let shown = out(&output);
    let help = out(&machine.run(&["demo", "--help"]));
    let options = help
        .split_whitespace()
        .filter(|w| w.starts_with("--") && w.len() > 2)
        .map(|w| w.trim_matches(|c: char| !c.is_ascii_alphabetic() && c != '-'));
    for option in options {
        assert!(
            shown.contains(option),
            "{option} is not explained:\n{shown}"
        );
    }
    assert_eq!(explained(&["-h"]).stdout, output.stdout);
}
