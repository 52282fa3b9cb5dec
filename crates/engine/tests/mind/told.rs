//! What a model is told of a page: its parts in order, what is new, and not what it was told before.
use crate::script::drawn::drawn;
use crate::script::talk::{NONCE, account, answer, call, last};
use ::page::PageModel;
use protocol::snapshot::Observation;
use serde_json::json;
use std::path::Path;
use subterminator_engine::planner::PlanContext;
use subterminator_engine::planner::conversation::Conversation;

const ACCOUNT: &str = "
navigation
 link @e1 Films
main
 heading Your plan
 paragraph Streamora Premium, €12.99 a month. Renews on 4 December 2026.
 link @e2 Cancel subscription
contentinfo
 link @e3 Imprint
";

/// As the reader writes it: one line a block.
fn outline(drawn: &str) -> String {
    let lines = drawn.lines().filter(|l| !l.trim().is_empty());
    let told = lines.map(|line| {
        let indent = " ".repeat(line.len() - line.trim_start().len());
        let (role, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        let (rest, reference) = match rest.split_once(' ') {
            Some((r, name)) if r.starts_with("@e") => (name, format!("{r} ")),
            _ => (rest, String::new()),
        };
        match (role, reference.is_empty()) {
            ("paragraph", _) => format!("{indent}{rest}\n"),
            ("heading", true) => format!("{indent}# {rest}\n"),
            (_, true) => format!("{indent}<{role}>\n"),
            (_, false) => format!("{indent}{reference}{role} {rest}\n"),
        }
    });
    told.collect()
}

fn page(lines: &str) -> Observation {
    let mut page = drawn("/account", lines, &[]);
    page.outline = outline(lines);
    page.text.push_str(&"Words. ".repeat(40));
    page
}

fn context(page: &Observation, before: Option<&Observation>) -> PlanContext {
    let mut context = account();
    context.model = PageModel::of(page, before);
    context.observation = page.clone();
    context
}

/// The page's part of the newest message, without what stands above its outline.
fn told(talk: &Conversation) -> String {
    let texts = last(talk).texts.join("\n");
    let (_, page) = texts.split_once(&format!("<page-{NONCE}>\nurl")).unwrap();
    page.to_owned()
}

fn turns(pages: &[&str]) -> (Conversation, PlanContext) {
    let mut talk = Conversation::new(NONCE.into());
    let mut before: Option<Observation> = None;
    let mut newest = account();
    for lines in pages {
        if before.is_some() {
            let _ = talk.hear(answer(vec![call("c1", "get_snapshot", json!({}))]));
        }
        let now = page(lines);
        newest = context(&now, before.as_ref());
        talk.begin_turn(&newest, None);
        before = Some(now);
    }
    (talk, newest)
}

#[test]
fn menus_and_footers_are_told_once_and_whole_on_request() {
    let (mut talk, context) = turns(&[ACCOUNT]);
    assert!(told(&talk).contains("@e1 link Films") && told(&talk).contains("@e3 link Imprint"));
    let (again, _) = turns(&[ACCOUNT, ACCOUNT]);
    let second = told(&again);
    assert!(
        !second.contains("Films") && !second.contains("Imprint"),
        "{second}"
    );
    assert!(second.contains("@e2 link Cancel subscription"), "{second}");
    assert!(second.contains("1 in footer, 1 in navigation"), "{second}");
    let whole = answer(vec![call(
        "c2",
        "get_snapshot",
        json!({ "viewport_only": false }),
    )]);
    let _ = talk.hear(whole);
    talk.begin_turn(&context, None);
    assert!(told(&talk).contains("@e3 link Imprint"));
}

/// What stands above the page.
fn above(talk: &Conversation) -> String {
    let texts = last(talk).texts.join("\n");
    let (above, _) = texts.split_once(&format!("<page-{NONCE}>\nurl")).unwrap();
    above.to_owned()
}

#[test]
fn the_subscription_is_told_as_it_was_and_as_it_is_and_only_its_words_are_the_pages() {
    let quoted = |what: &str| format!("<page-{NONCE}>subscription Streamora Premium: {what}");
    let active = quoted("active, €12.99 a month, renews 4 December 2026");
    let (talk, _) = turns(&[ACCOUNT]);
    let first = above(&talk);
    assert!(
        first.contains(&format!("The program reads: {active}")),
        "{first}"
    );
    assert!(!first.contains("Before"), "{first}");
    assert!(first.contains("as the program ranks it: @e2\n"), "{first}");
    let ended = ACCOUNT.replace("Renews on", "Cancelled. Access until");
    let (talk, _) = turns(&[ACCOUNT, &ended]);
    let then = above(&talk);
    assert!(
        then.contains(&format!("Before, it read: {active}")),
        "{then}"
    );
    assert!(
        then.contains(&format!("The program reads: {}", quoted("ending"))),
        "{then}"
    );
}

#[test]
fn what_the_model_was_not_told_itself_is_told_wherever_it_stands() {
    // The same words were a link of the main part before; here they are one of the menu, by another reference.
    let aside = "navigation\n link @e5 Cancel subscription\nmain\n heading Your plan\n paragraph Premium.\n";
    let (talk, _) = turns(&[ACCOUNT, aside]);
    let told = told(&talk);
    assert!(told.contains("@e5 link Cancel subscription"), "{told}");
}

#[test]
fn a_modal_dialog_comes_first_and_hides_what_can_t_be_used_behind_it() {
    let open =
        format!("{ACCOUNT}dialog modal Really?\n heading Really leave?\n button @e7 Leave\n");
    let (talk, _) = turns(&[ACCOUNT, &open]);
    let told = told(&talk);
    let (_, over) = told.split_once("<over the page>\n").unwrap();
    assert!(over.contains("@e7 button Leave [new]\n"), "{told}");
    assert!(!told.contains("@e2 link Cancel subscription\n"), "{told}");
    assert!(told.contains("1 in main"), "{told}");
}

#[test]
fn what_a_menu_brought_is_told_as_new_wherever_it_stands() {
    let open = ACCOUNT.replace(" link @e1 Films", " link @e1 Films\n link @e9 Membership");
    let (talk, _) = turns(&[ACCOUNT, &open]);
    let told = told(&talk);
    assert!(
        told.contains("<navigation>\n @e9 link Membership [new]\n"),
        "{told}"
    );
    assert!(!told.contains("Films"), "{told}");
}

#[test]
fn what_went_and_comes_again_is_told_again() {
    let failed = format!("banner\n paragraph Please try that again.\n{ACCOUNT}");
    let (talk, _) = turns(&[ACCOUNT, &failed, ACCOUNT, &failed]);
    let told = told(&talk);
    assert!(told.contains("Please try that again. [new]"), "{told}");
}

#[test]
fn of_harvested_pages_no_line_of_the_main_part_is_lost() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../page/tests/pages");
    let files = std::fs::read_dir(folder)
        .unwrap()
        .map(|f| f.unwrap().path());
    let mut read = 0;
    for file in files.filter(|f| f.extension().is_some_and(|e| e == "json")) {
        let page: Observation = serde_json::from_slice(&std::fs::read(&file).unwrap()).unwrap();
        let context = context(&page, None);
        let mut talk = Conversation::new(NONCE.into());
        talk.begin_turn(&context, None);
        let told = told(&talk);
        let model = &context.model;
        let modal = model.regions.iter().any(|r| r.name() == "dialog (modal)");
        let parts = model.blocks.iter().zip(&model.regions);
        let own = parts.filter(|(_, region)| match modal {
            true => region.name() == "dialog (modal)",
            false => region.is_content(),
        });
        for reference in own.filter_map(|(block, _)| block.reference) {
            let line = format!("{reference} ");
            let stands = |text: &str| {
                text.lines()
                    .any(|l| l.trim_start_matches([' ', '#']).starts_with(&line))
            };
            if stands(&page.outline) {
                assert!(stands(&told), "{}: {reference}\n{told}", file.display());
                read += 1;
            }
        }
    }
    assert!(read > 100, "{read}");
}
