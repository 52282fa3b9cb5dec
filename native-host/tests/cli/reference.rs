//! Completions and manual pages.
use crate::machine::{Machine, err, out, text};
use std::process::Command;

/// What bash offers for a line that is being typed.
fn bash_offers(script: &str, words: &[&str]) -> Vec<String> {
    let line = format!(
        "{script}\nCOMP_WORDS=({}); COMP_CWORD={}; _subterminator subterminator {:?} {:?}; printf '%s\\n' \"${{COMPREPLY[@]}}\"",
        words.join(" "),
        words.len() - 1,
        words[words.len() - 1],
        words[words.len() - 2],
    );
    let output = Command::new("bash")
        .args(["--norc", "-c", &line])
        .output()
        .unwrap();
    assert_eq!(err(&output), "");
    out(&output).lines().map(str::to_owned).collect()
}

#[test]
fn bash_completes_commands_options_and_their_values() {
    let script = out(&Machine::new().run(&["completions", "bash"]));
    assert_eq!(bash_offers(&script, &["subterminator", "can"]), ["cancel"]);
    assert_eq!(
        bash_offers(&script, &["subterminator", "cancel", "--browser", "att"]),
        ["attach"]
    );
    assert!(
        bash_offers(&script, &["subterminator", "cancel", "--dry"])
            .contains(&"--dry-run".to_owned())
    );
}

#[test]
fn each_shell_gets_a_script_of_its_own() {
    let machine = Machine::new();
    for (shell, start) in [("zsh", "#compdef subterminator"), ("fish", "#")] {
        let output = machine.run(&["completions", shell]);
        assert!(output.status.success());
        let script = out(&output);
        assert!(script.starts_with(start), "{shell}: {script}");
        for word in ["cancel", "doctor", "dry-run"] {
            assert!(script.contains(word), "{shell} does not know {word}");
        }
    }
    assert_eq!(machine.run(&["completions", "tcsh"]).status.code(), Some(2));
}

#[test]
fn every_command_has_its_manual_page() {
    let machine = Machine::new();
    let page = out(&machine.run(&["man"]));
    assert!(page.contains(".TH subterminator 1"), "{page}");
    assert!(page.contains("Exit codes"), "{page}");
    let folder = machine.path("man1");
    let written = out(&machine.run(&["man", "--dir", folder.to_str().unwrap()]));
    for name in [
        "subterminator",
        "subterminator-cancel",
        "subterminator-history-show",
        "subterminator-services-list",
    ] {
        let path = folder.join(format!("{name}.1"));
        assert!(written.contains(path.to_str().unwrap()), "{written}");
        assert!(
            text(&path).contains(&format!(".TH {name} 1")),
            "{}",
            text(&path)
        );
    }
    assert!(text(&folder.join("subterminator-cancel.1")).contains("dry\\-run"));
}
