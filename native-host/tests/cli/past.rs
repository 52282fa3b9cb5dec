//! The history and the recipes that a person has.
use crate::machine::{Machine, err, out};
use protocol::ids::{RunId, Timestamp};
use protocol::report::{Report, ReportLine};
use subterminator::places::Places;
use subterminator::receipt;
use subterminator::store::{Entry, Head, Kind, RunRow, Store};

#[test]
fn an_empty_history_and_an_unknown_run_are_said_plainly() {
    let machine = Machine::new();
    assert!(out(&machine.run(&["history", "list"])).starts_with("No runs yet."));
    assert_eq!(out(&machine.run(&["history", "list", "--json"])), "");
    let output = machine.run(&["history", "show", "abc"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).starts_with("No run begins with “abc”."));
}

/// A run that was begun, in the history of this folder.
fn begun(machine: &Machine, folder: &str, id: &str) -> (Store, RunId) {
    let places = Places::at(machine.path(folder)).unwrap();
    let store = Store::open(&places.journal()).unwrap();
    let run = RunId(id.into());
    let at = Timestamp(1_763_654_400_000);
    let row = RunRow {
        id: run.clone(),
        tab: 1,
        site: "streamora.com".into(),
        url: "https://streamora.com/account".into(),
        service: id.into(),
        version: "1".into(),
        opened: at,
        started: None,
        ended: None,
        result: None,
        receipt: None,
    };
    store.open_run(&row).unwrap();
    store.start_run(&run, at).unwrap();
    (store, run)
}

#[test]
fn what_a_page_said_moves_nothing_in_the_terminal_that_shows_a_run() {
    let machine = Machine::new();
    let (mut store, run) = begun(&machine, "data", "aaaa-own");
    let text = "Wait\u{1b}[2K\u{202e}now".to_owned();
    let line = ReportLine {
        at: String::new(),
        run: run.clone(),
        report: Report::Notice { text },
    };
    let entry = Entry {
        at: Timestamp(1_763_654_400_000),
        kind: Kind::Report,
        json: serde_json::to_string(&line).unwrap(),
    };
    store.append(&run, Head::START, &[entry]).unwrap();
    let shown = out(&machine.run(&["history", "show", "aaaa"]));
    assert!(shown.contains("Wait[2Know"), "{shown:?}");
}

#[test]
fn the_demo_has_a_history_of_its_own() {
    let machine = Machine::new();
    begun(&machine, "data", "aaaa-own");
    begun(&machine, "data/demo", "bbbb-demo");
    let list = out(&machine.run(&["history", "list"]));
    assert!(
        list.contains("aaaa-own") && !list.contains("bbbb-demo"),
        "{list}"
    );
    let list = out(&machine.run(&["history", "list", "--demo"]));
    assert!(
        list.contains("bbbb-demo") && !list.contains("aaaa-own"),
        "{list}"
    );
    for run in ["aaaa", "bbbb"] {
        let shown = machine.run(&["history", "show", run]);
        assert!(shown.status.success() && out(&shown).contains("https://streamora.com/account"));
    }
}

#[test]
fn a_recipe_of_ones_own_is_listed_first_and_a_broken_one_is_explained() {
    let machine = Machine::new();
    let folder = machine.path("data/services");
    std::fs::create_dir_all(&folder).unwrap();
    let gym = "id = \"gym\"\nname = \"Muscle Barn\"\ndomains = [\"musclebarn.com\"]\nhints = [{ value = \"Ask for Joe.\", mark = \"verified\", from = [\"me\"] }]\n[[source]]\nid = \"me\"\nwhat = \"A visit\"\ndate = \"2026-10\"\nread = \"2026-11-21\"\n";
    std::fs::write(folder.join("gym.toml"), gym).unwrap();
    let broken = folder.join("pool.toml");
    std::fs::write(&broken, "id = \"pool\"\nnmae = \"Pool\"\n").unwrap();
    let listed = out(&machine.run(&["services", "list"]));
    assert!(listed.starts_with("gym"), "{listed}");
    assert!(
        listed.contains("pool.toml:2:1: there is no field “nmae” here"),
        "{listed}"
    );
    let shown = out(&machine.run(&["services", "show", "gym"]));
    assert!(
        shown.contains("Muscle Barn (gym), your own recipe"),
        "{shown}"
    );
    for origin in [
        "musclebarn.com [your own word]",
        "Ask for Joe. [verified: me 2026-10]",
        "me: A visit (2026-10, read 2026-11-21)",
    ] {
        assert!(shown.contains(origin), "{origin} in {shown}");
    }
    for passed in [&["services", "show", "pool"][..], &["cancel", "pool"]] {
        let told = err(&machine.run(passed));
        assert!(
            told.contains("pool.toml has mistakes"),
            "{passed:?}: {told}"
        );
    }
    let checked = machine.run(&["services", "check", broken.to_str().unwrap()]);
    assert_eq!(checked.status.code(), Some(2));
    assert!(err(&checked).contains("3 mistakes"), "{}", err(&checked));
    let fine = machine.run(&[
        "services",
        "check",
        folder.join("gym.toml").to_str().unwrap(),
    ]);
    assert!(fine.status.success() && out(&fine).contains("No mistakes"));
}

#[test]
fn the_schema_of_a_recipe_is_there_for_whoever_has_only_the_program() {
    let machine = Machine::new();
    let printed = machine.run(&["services", "schema"]);
    assert!(printed.status.success(), "{}", err(&printed));
    let read = |text: &str| serde_json::from_str::<serde_json::Value>(text).unwrap();
    let golden = include_str!("../../../services/recipe.schema.json");
    assert_eq!(read(&out(&printed)), read(golden));
}

#[test]
fn an_export_takes_no_file_s_place_unless_that_was_said() {
    let machine = Machine::new();
    let places = subterminator::places::Places::at(machine.path("data")).unwrap();
    let store = subterminator::store::Store::open(&places.journal()).unwrap();
    let row = subterminator::store::RunRow {
        id: protocol::ids::RunId("aaaa".into()),
        tab: 1,
        site: "streamora.com".into(),
        url: "https://streamora.com/account".into(),
        service: "Streamora".into(),
        version: "1".into(),
        opened: protocol::ids::Timestamp(1_763_654_400_000),
        started: None,
        ended: None,
        result: None,
        receipt: None,
    };
    store.open_run(&row).unwrap();
    let (letter, link) = (machine.path("letter"), machine.path("link"));
    std::fs::write(&letter, "a letter").unwrap();
    std::os::unix::fs::symlink(&letter, &link).unwrap();
    let export = |file: &std::path::Path, more: &[&str]| {
        let all = ["history", "export", "aaaa", "--format", "json", "--output"];
        machine.run(&[&all[..], &[file.to_str().unwrap()], more].concat())
    };
    for there in [&letter, &link] {
        let refused = export(there, &[]);
        assert_eq!(refused.status.code(), Some(2));
        assert!(err(&refused).contains("--replace"), "{}", err(&refused));
    }
    assert_eq!(std::fs::read_to_string(&letter).unwrap(), "a letter");
    assert!(export(&link, &["--replace"]).status.success());
    assert_eq!(std::fs::read_to_string(&letter).unwrap(), "a letter");
    assert!(
        std::fs::read_to_string(&link)
            .unwrap()
            .contains("Streamora")
    );
    let null = export(std::path::Path::new("/dev/null"), &["--replace"]);
    assert!(err(&null).contains("is no file"), "{}", err(&null));
}

#[test]
fn an_export_goes_to_stdout_for_a_dash_and_says_where_else_it_went() {
    let machine = Machine::new();
    begun(&machine, "data", "aaaa");
    let export = |to: &str| {
        let all = [
            "history", "export", "latest", "--format", "json", "--output",
        ];
        let mut command = machine.command(&[&all[..], &[to]].concat());
        command.current_dir(machine.home.path()).output().unwrap()
    };
    let printed = export("-");
    assert!(out(&printed).contains("streamora.com"), "{}", err(&printed));
    assert!(!machine.path("-").exists());
    let written = export("kept.json");
    assert_eq!(out(&written), "");
    assert!(
        err(&written).contains("Written to kept.json"),
        "{}",
        err(&written)
    );
    let lost = export("no/such/folder/x.json");
    assert_eq!(lost.status.code(), Some(2));
    assert!(
        err(&lost).contains("no/such/folder doesn't exist"),
        "{}",
        err(&lost)
    );
    assert!(!err(&lost).contains("permissions"), "{}", err(&lost));
}

#[test]
fn a_recipe_is_checked_by_its_name_too_and_what_is_no_file_is_no_mistake_of_it() {
    let machine = Machine::new();
    let folder = machine.path("data/services");
    std::fs::create_dir_all(&folder).unwrap();
    let gym = "id = \"gym\"\nname = \"Muscle Barn\"\ndomains = [\"musclebarn.com\"]\n";
    std::fs::write(folder.join("gym.toml"), gym).unwrap();
    std::fs::write(folder.join("pool.toml"), "id = \"pool\"\nnmae = 1\n").unwrap();
    std::fs::write(folder.join("photo.toml"), [0xff, 0xfe]).unwrap();
    let check = |what: &str| machine.run(&["services", "check", what]);
    assert!(out(&check("gym")).contains("a recipe for Muscle Barn"));
    assert!(out(&check("netflix")).contains("a recipe for Netflix"));
    assert!(err(&check("pool")).contains("pool.toml:2:1"));
    let photo = folder.join("photo.toml");
    for (what, told) in [
        (folder.to_str().unwrap(), "is a folder. Give the file"),
        ("no-such.toml", "There is no file “no-such.toml”"),
        (photo.to_str().unwrap(), "can't be read"),
    ] {
        let refused = check(what);
        assert_eq!(refused.status.code(), Some(2), "{what}");
        assert!(err(&refused).contains(told), "{}", err(&refused));
        assert!(!err(&refused).contains("mistake"), "{}", err(&refused));
    }
}

/// A run in the history that left a receipt.
fn with_a_receipt(machine: &Machine) {
    let (store, run) = begun(machine, "data", "aaaa");
    let at = Timestamp(1_763_654_400_000);
    let facts = serde_json::json!({
        "run": "aaaa", "lang": "en", "service": "Streamora", "site": "streamora.com", "plan": null, "price": null,
        "outcome": "Your subscription is cancelled.", "lines": [], "reason": "completed", "success": true, "verified": true,
        "dry_run": false, "effective": null, "fee": null, "refund": null, "confirmation_number": null, "confirmation": null,
        "first_look": null, "second_look": null, "steps": [], "approvals": [], "picture_before": null, "picture_after": null,
        "started": at, "ended": at, "agent": null, "version": "1",
    });
    let facts = serde_json::from_value(facts).unwrap();
    let result = serde_json::json!({
        "success": true, "verified": true, "reason": "completed", "turns": 5, "final_url": "https://streamora.com/", "error": null,
        "run": "aaaa", "effective": null, "receipt": null,
    });
    let mut result = serde_json::from_value(result).unwrap();
    let places = Places::at(machine.path("data")).unwrap();
    let receipt = receipt::Receipt::new(&facts, &result, Head::START);
    let written = receipt::write(&places, &receipt, &machine.path("none")).unwrap();
    result.receipt = Some(written.html);
    store.end_run(&run, at, &result).unwrap();
}

#[test]
fn a_receipt_is_exported_ready_for_a_pdf_under_either_name_of_that_form() {
    let machine = Machine::new();
    with_a_receipt(&machine);
    let export = |form: &str| {
        let exported = machine.run(&["history", "export", "aaaa", "--format", form]);
        assert!(exported.status.success(), "{form}: {}", err(&exported));
        out(&exported)
    };
    let sheets = export("pdf-ready-html");
    assert!(sheets.contains("@bottom-left") && sheets.contains("Your subscription is cancelled."));
    assert_eq!(sheets, export("print"));
    assert!(!export("html").contains("@bottom-left"));
    let json: serde_json::Value = serde_json::from_str(&export("json")).unwrap();
    assert_eq!(json["receipt_facts"]["service"], "Streamora", "{json:#}");
    let refused = machine.run(&["history", "export", "aaaa", "--format", "pdf"]);
    assert_eq!(refused.status.code(), Some(2));
}
