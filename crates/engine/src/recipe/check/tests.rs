//! Every mistake that a recipe may have, told with its line and column.
use super::*;

const HEAD: &str = "id = \"gym\"\nname = \"My gym\"\ndomains = [\"gym.com\"]\n";

fn told(text: &str) -> Vec<(usize, usize, String)> {
    let mistakes = parse("gym.toml", text).unwrap_err();
    let told = mistakes.all.into_iter();
    told.map(|m| (m.line, m.column, m.message)).collect()
}

fn assert_told(text: &str, expected: &[(usize, usize, &str)]) {
    let found = told(text);
    let places: Vec<_> = found.iter().map(|(l, c, _)| (*l, *c)).collect();
    let wanted: Vec<_> = expected.iter().map(|(l, c, _)| (*l, *c)).collect();
    assert_eq!(places, wanted, "{found:#?}");
    for ((.., message), (.., words)) in found.iter().zip(expected) {
        assert!(message.contains(words), "{message}");
    }
}

#[test]
fn three_lines_are_a_recipe() {
    assert_eq!(parse("gym.toml", HEAD).unwrap().name, "My gym");
}

#[test]
fn every_mistake_of_form_is_told_at_once_each_with_its_place() {
    let text = "id = \"gym\"\nnmae = \"My gym\"\ndomains = \"gym.example\"\n\n[[step]]\nstate = \"ACTIVE\"\npress = [{ nam = \"Quit\" }, 7]\n\n[[page]]\ntext = \"x\"\n";
    assert_told(
        text,
        &[
            (1, 1, "lacks the field “name”"),
            (2, 1, "no field “nmae” here. Known: account, aliases"),
            (3, 11, "has to be a list in [ ], and is text"),
            (6, 9, "“ACTIVE” is none of LOGIN_REQUIRED, ACCOUNT_ACTIVE"),
            (7, 10, "lacks the field “name”"),
            (7, 12, "no field “nam” here"),
            (7, 28, "has to be"),
            (9, 1, "lacks the field “means”"),
        ],
    );
}

#[test]
fn every_mistake_of_meaning_is_told_at_once_each_with_its_place() {
    let text = "id = \"My Gym\"\nname = \"My gym\"\ndomains = [\"https://gym.example\", \"gym.example.com\", \"co.uk\"]\naccount = \"http://gym.example.com/me\"\n\n[[step]]\nstate = \"ACCOUNT_ACTIVE\"\npress = [\"Quit\", \"(Leave\"]\nnever = [\"Quit\"]\nmark = \"verified\"\n\n[[page]]\nmeans = \"success\"\ntext = \"cancelled\"\nmark = \"verified\"\nfrom = [\"me\", \"you\"]\n\n[[source]]\nid = \"me\"\nwhat = \"My own page\"\ndate = \"yesterday\"\n";
    assert_told(
        text,
        &[
            (1, 6, "lower case"),
            (3, 12, "no host that one service has to itself"),
            (3, 54, "“co.uk”"),
            (4, 11, "no https address"),
            (8, 10, "to be pressed and never"),
            (8, 18, "can't be read"),
            (10, 8, "names its sources"),
            (14, 8, "too short to prove anything"),
            (16, 15, "no source “you”"),
            (21, 8, "no date"),
        ],
    );
}

#[test]
fn mistakes_of_form_and_of_meaning_are_told_in_one_pass() {
    let text = "id = \"My Gym\"\nnmae = \"My gym\"\ndomains = [\"gym.com\", 7]\naccount = \"http://gym.com/me\"\n\n[[entry]]\nurl = \"https://elsewhere.org/me\"\n\n[[step]]\nstate = \"ACTIVE\"\npress = [\"Quit\", \"(Leave\"]\nnever = [\"Quit\"]\nmark = \"verified\"\nfrom = \"me\"\n\n[[page]]\nmeans = \"success\"\ntext = 5\n\n[[contact]]\nway = \"phone\"\nfrom = [\"you\"]\n\n[[source]]\nid = \"me\"\ndate = \"yesterday\"\n";
    assert_told(
        text,
        &[
            (1, 1, "lacks the field “name”"),
            (1, 6, "lower case"),
            (2, 1, "no field “nmae” here"),
            (3, 23, "has to be text in quotation marks"),
            (10, 9, "“ACTIVE” is none of"),
            (11, 10, "to be pressed and never"),
            (11, 18, "can't be read"),
            (14, 8, "has to be a list"),
            (18, 8, "has to be text"),
            (22, 9, "no source “you”"),
            (24, 1, "lacks the field “what”"),
            (26, 8, "no date"),
        ],
    );
}

#[test]
fn a_page_that_deletes_the_account_is_no_place_to_start() {
    let text = "id = \"x\"\nname = \"X\"\ndomains = [\"x.com\"]\n[[entry]]\nurl = \"https://x.com/settings/deactivate\"\n";
    assert_told(text, &[(5, 7, "deletes the account")]);
}

#[test]
fn what_is_no_toml_is_told_where_it_stops_being_it() {
    let found = told("id = \"gym\nname = \"x\"\n");
    assert_eq!(found.first().map(|(l, ..)| *l), Some(1), "{found:?}");
}

#[test]
fn quotes_that_a_word_processor_made_curly_are_named_as_the_mistake() {
    for curly in ["name = “Gym”\n", "domains = [\"gym.com\", „pool.com‟]\n"] {
        let found = told(&format!("id = \"gym\"\n{curly}"));
        assert!(
            found
                .iter()
                .any(|(l, _, m)| *l == 2 && m.contains("use straight quotes (\")")),
            "{found:?}"
        );
    }
    let found = told("id = \"the “gym”\" 1\nname = Gym # “Gym”\n");
    assert!(!found.is_empty(), "no mistake");
    assert!(
        !found.iter().any(|(.., m)| m.contains("straight")),
        "{found:?}"
    );
}

#[test]
fn the_gym_that_the_guide_writes_is_a_recipe_after_each_of_its_blocks() {
    let guide = include_str!("../../../../../docs/recipes.md");
    let blocks = guide.split("```toml\n").skip(1);
    let mut file = String::new();
    let mut steps = 0;
    for block in blocks.filter_map(|b| b.split_once("```")).map(|(b, _)| b) {
        file.extend(block.lines().map(|l| format!("{}\n", l.trim())));
        assert!(parse("gym.toml", &file).is_ok(), "{file}");
        steps += 1;
    }
    assert_eq!(steps, 3);
}

#[test]
fn the_mistakes_of_a_file_read_like_a_compiler_s() {
    let told = parse("gym.toml", "id = 1\n").unwrap_err().to_string();
    assert!(told.starts_with("gym.toml:1:"), "{told}");
    assert!(
        told.ends_with("mistakes. Correct the recipe and try again."),
        "{told}"
    );
}

/// After the head: what stands there, the line and the column of the mistake, and its words. Each place of the check that tells
/// something has its lines here.
const MEANINGS: &[(&str, usize, usize, &str)] = &[
    (
        "paths = [\"/membership/*\"]",
        4,
        9,
        "tell a platform that has no “domains”",
    ),
    (
        "[[page]]\nmeans = \"login\"\nurl = \"login\"",
        6,
        7,
        "“login” is no path",
    ),
    (
        "[[page]]\nmeans = \"login\"\nurl = \"/a b\"",
        6,
        7,
        "“/a b” is no path",
    ),
    (
        "account = \"https://pool.com/\"",
        4,
        11,
        "no https address on one of the recipe's domains",
    ),
    ("account = \"http://gym.com/\"", 4, 11, "no https address"),
    (
        "[[step]]\nstate = \"COMPLETE\"\npress = [\"Quit\"]",
        6,
        9,
        "nothing is pressed any more on a page that is COMPLETE",
    ),
    (
        "[[step]]\nstate = \"ACCOUNT_CANCELLED\"\npress = [\"Quit\"]",
        6,
        9,
        "nothing is pressed any more",
    ),
    (
        "[[step]]\nstate = \"UNKNOWN\"",
        4,
        1,
        "a step says what to press",
    ),
    (
        "[[step]]\nstate = \"UNKNOWN\"\nlang = \"deutsch\"\nnote = \"x\"",
        6,
        8,
        "“deutsch” is no language",
    ),
    (
        "[[step]]\nstate = \"UNKNOWN\"\nlang = \"de_AT\"\nnote = \"x\"",
        6,
        8,
        "“de_AT” is no language",
    ),
    (
        "[[step]]\nstate = \"UNKNOWN\"\nnever = [\"Stay\", \"**\"]",
        6,
        18,
        "fits whatever stands there",
    ),
    (
        "[[step]]\nstate = \"UNKNOWN\"\npress = [\"Go\"]\nnever = [\"Go\"]",
        6,
        10,
        "to be pressed and never to be pressed",
    ),
    (
        "[[step]]\nstate = \"UNKNOWN\"\npress = [\"(Go\"]",
        6,
        10,
        "can't be read",
    ),
    (
        "[[step]]\nstate = \"UNKNOWN\"\npress = [{ name = \"Go\", near = \"(on\" }]",
        6,
        32,
        "can't be read",
    ),
    (
        "[[step]]\nstate = \"UNKNOWN\"\npress = [{ name = \"Go\", url = \"on\" }]",
        6,
        31,
        "“on” is no path",
    ),
    (
        "[[checkpoint]]\npress = \"(Go\"\nwhy = \"It costs.\"",
        5,
        9,
        "can't be read",
    ),
    (
        "[[checkpoint]]\npress = \"Go\"\nwhy = \" \"",
        6,
        7,
        "there is nothing to tell",
    ),
    (
        "[[page]]\nmeans = \"active\"",
        4,
        1,
        "a page is told by its “text”, its “url” or both",
    ),
    (
        "[[page]]\nmeans = \"active\"\ntext = \"(on\"",
        6,
        8,
        "can't be read",
    ),
    (
        "[[page]]\nmeans = \"success\"\nurl = \"/done\"\nmark = \"verified\"\nfrom = [\"me\"]\n[[source]]\nid = \"me\"\nwhat = \"Seen\"\ndate = \"2026\"",
        4,
        1,
        "an address alone proves nothing",
    ),
    (
        "[[page]]\nmeans = \"success\"\ntext = \"it ended\"\nmark = \"verified\"\nfrom = [\"me\"]\n[[source]]\nid = \"me\"\nwhat = \"Seen\"\ndate = \"2026\"",
        6,
        8,
        "too short to prove anything",
    ),
    (
        "[[contact]]\nway = \"phone\"\nmark = \"verified\"",
        6,
        8,
        "names its sources",
    ),
    (
        "[[contact]]\nway = \"phone\"\nfrom = [\"me\"]",
        6,
        9,
        "no source “me”",
    ),
    (
        "[[source]]\nid = \"me\"\nwhat = \"a\"\ndate = \"2026\"\n[[source]]\nid = \"me\"\nwhat = \"b\"\ndate = \"2026\"",
        9,
        6,
        "there are two sources “me”",
    ),
    (
        "[[source]]\nid = \"me\"\nwhat = \"a\"\ndate = \"2026-13-45\"",
        7,
        8,
        "“2026-13-45” is no date",
    ),
    (
        "[[source]]\nid = \"me\"\nwhat = \"a\"\ndate = \"2026\"\nread = \"lately\"",
        8,
        8,
        "“lately” is no date",
    ),
    (
        "account = { value = \"https://pool.com/\" }",
        4,
        21,
        "no https address on one of the recipe's domains",
    ),
    (
        "hints = [\"a\", { value = \"b\", mark = \"verified\" }]",
        4,
        37,
        "names its sources",
    ),
    (
        "goal = { value = \"x\", from = [\"me\"] }",
        4,
        31,
        "no source “me”",
    ),
    (
        "hints = [{ value = \"x\", mark = \"sure\" }]",
        4,
        32,
        "“sure” is none of verified, hint",
    ),
    ("account = 7", 4, 11, "has to be text in quotation marks"),
    (
        "[[source]]\nid = \"me\"\nwhat = \"a\"\ndate = \"2026/2015\"",
        7,
        8,
        "“2026/2015” is no date",
    ),
];

#[test]
fn each_thing_that_may_be_wrong_is_told_with_its_line_and_column() {
    for (text, line, column, words) in MEANINGS {
        assert_told(&format!("{HEAD}{text}\n"), &[(*line, *column, words)]);
    }
    let nameless = HEAD.replace("My gym", " ");
    assert_told(&nameless, &[(2, 8, "the name is empty")]);
    let nowhere = HEAD.replace("gym.com", "co.uk");
    assert_told(
        &nowhere,
        &[(3, 12, "no host that one service has to itself")],
    );
    let shouted = HEAD.replace("\"gym\"", "\"GYM\"");
    assert_told(
        &shouted,
        &[(1, 6, "lower case letters, digits and “-” only")],
    );
}

#[test]
fn what_is_plain_may_be_a_table_that_says_where_it_is_from_and_mistakes_in_it_have_places() {
    let sourced = "id = \"gym\"\nname = \"My gym\"\ndomains = [\"gym.com\", { value = \"pay.com\", mark = \"verified\", from = [\"me\"] }]\nhints = [\"Ask for Joe.\"]\n[account]\nvalue = \"https://pay.com/me\"\nfrom = [\"me\"]\n[[source]]\nid = \"me\"\nwhat = \"Seen\"\ndate = \"2026\"\n";
    let recipe = parse("gym.toml", sourced).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(recipe.hosts(), ["gym.com", "pay.com"]);
    let rests_on: Vec<(Mark, usize)> = fact::origins(&recipe)
        .iter()
        .map(|o| (o.mark, o.from.len()))
        .collect();
    let (hint, read) = ((Mark::Hint, 0), (Mark::Verified, 1));
    assert_eq!(rests_on, [(Mark::Hint, 1), hint, read, hint]);
    let written = serde_json::to_value(&recipe.domains).unwrap();
    assert_eq!(written[0], "gym.com", "an older program reads it, too");
    assert_told(
        &format!("{HEAD}hints = [{{ text = \"x\" }}]\n"),
        &[
            (4, 10, "lacks the field “value”"),
            (4, 12, "no field “text” here. Known: from, mark, value"),
        ],
    );
    let nowhere = HEAD.replace("\"gym.com\"", "{ value = \"co.uk\" }");
    assert_told(
        &nowhere,
        &[(3, 22, "no host that one service has to itself")],
    );
}

#[test]
fn no_message_of_the_check_is_without_a_test() {
    let source = include_str!("../check.rs");
    // The words between the values of a message, as it is written there.
    let quoted = source.split('"').skip(1).step_by(2);
    let messages: Vec<&str> = quoted
        .filter(|text| text.matches(' ').count() > 3)
        .collect();
    assert!(messages.len() > 15, "{messages:?}");
    let tested = include_str!("tests.rs").replace(':', "");
    let told = |message: &&str| {
        let message = message.replace(':', "");
        let mut parts = message.split(['{', '}', '“', '”']).map(str::trim);
        parts.any(|part| {
            let words: Vec<&str> = part.split(' ').collect();
            words
                .windows(3.min(words.len()))
                .any(|w| w.len() == 3 && tested.contains(&w.join(" ")))
        })
    };
    let untested: Vec<&str> = messages.into_iter().filter(|m| !told(m)).collect();
    assert!(untested.is_empty(), "{untested:#?}");
}
