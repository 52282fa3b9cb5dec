//! What the outline of a page that is too much for one look keeps, what it leaves out, and that it says so.
// All of this is tests; Clippy sees that only of functions marked as such.
#![allow(clippy::unwrap_used, clippy::expect_used)]
mod support;

use protocol::snapshot::{MAX_BLOCKS, Observation, View};
use std::fmt::Write;
use subterminator_perception::{ElementKey, Reader, Refs, observe};

fn look(html: &str, all: bool) -> Observation {
    let page = support::page(html);
    let key = |node: subterminator_perception::NodeId| ElementKey(u64::from(node.0));
    let view = View { all, boxes: false };
    observe(&Reader::new(&page), &mut Refs::default(), key, view).observation
}

#[test]
fn of_a_page_of_thousands_of_parts_two_thousand_are_told_and_every_control_among_them() {
    let html = many("<div>Line N</div>", 1_200) + &many("<p>N<button>B N</button></p>", 1_200);
    let seen = look(&html, false);
    assert_eq!(seen.blocks.len(), MAX_BLOCKS);
    let named = seen.blocks.iter().filter(|b| b.reference.is_some());
    assert_eq!(named.count(), seen.snapshot.elements.len());
    let said = |note: &String| note.starts_with("Not every part");
    assert!(seen.left_out.iter().any(said), "{:?}", seen.left_out);
}

#[test]
fn parts_end_where_the_text_does_and_controls_behind_that_are_told_all_the_same() {
    let html = many("<p>A rather long line of words, number N of them</p>", 900);
    let seen = look(&(html + "<button>Cancel plan</button>"), false);
    assert!(seen.blocks.len() < 600, "{}", seen.blocks.len());
    let last = seen.blocks.last().unwrap();
    assert_eq!(
        (last.text.as_str(), last.reference.is_some()),
        ("Cancel plan", true)
    );
}

/// The same again and again, with a number in it.
fn many(html: &str, count: usize) -> String {
    (0..count).fold(String::new(), |mut all, n| {
        writeln!(all, "{}", html.replace('N', &n.to_string())).unwrap();
        all
    })
}

#[track_caller]
fn says(observation: &Observation, line: &str) {
    let outline = &observation.outline;
    let found = outline.lines().any(|l| l.trim_start().ends_with(line));
    assert!(found, "“{line}” is missing in\n{outline}");
}

#[test]
fn of_many_controls_a_hundred_are_told_and_the_rest_is_counted() {
    let seen = look(&many("<button>Item N</button>", 900), false);
    assert_eq!(seen.outline.matches(" button ").count(), 100);
    says(&seen, "<left out: 800 elements>");
}

#[test]
fn everything_is_told_when_it_is_asked_for() {
    let seen = look(&many("<p>Word N</p><button>Item N</button>", 900), true);
    assert_eq!(seen.outline.matches(" button ").count(), 900);
    assert_eq!(seen.snapshot.elements.len(), 900);
    says(&seen, "button Item 899");
    says(&seen, "Word 899");
    assert!(!seen.outline.contains("left out"));
}

#[test]
fn what_is_in_view_goes_before_what_is_not() {
    // The window is 800 pixels high; these take 2 each, so the first half is in view.
    let seen = look(&many("<button>Item N</button>", 900), false);
    says(&seen, "button Item 0");
    assert!(!seen.outline.contains("button Item 500"));
}

#[test]
fn an_open_dialog_goes_before_what_is_in_view() {
    let page = many("<button>Item N</button>", 600)
        + "<div role=dialog aria-label=Ask><button>Yes</button></div>";
    let seen = look(&page, false);
    says(&seen, "<dialog Ask>");
    says(&seen, "button Yes");
}

#[test]
fn of_a_long_form_in_a_dialog_its_buttons_go_before_its_boxes() {
    let banner = "<div role=dialog aria-label=Cookies>".to_owned()
        + &many("<label><input type=checkbox>Vendor N</label>", 150)
        + "<button>Reject all</button></div>";
    let seen = look(&(banner + "<button>Cancel subscription</button>"), false);
    says(&seen, "button Reject all");
    says(&seen, "button Cancel subscription");
}

#[test]
fn what_only_holds_others_takes_no_controls_place() {
    let around = many("<section aria-label='Part N'><nav aria-label='List N'>", 70);
    let seen = look(&(around + "<button>Cancel plan</button>"), false);
    assert!(
        seen.outline.contains("button Cancel plan"),
        "{}",
        seen.outline
    );
}

#[test]
fn of_many_ways_out_the_last_is_told_too() {
    let page = many("<a href=/N>Item N</a>", 900)
        + &many("<a href=/N>Cancel article N</a>", 200)
        + "<h2>Your subscription</h2><button>Cancel subscription</button>";
    says(&look(&page, false), "button Cancel subscription");
}

#[test]
fn the_way_out_is_told_however_far_down_it_stands() {
    for (words, lang) in [
        ("Cancel subscription", "en"),
        ("Abo kündigen", "de"),
        ("Résilier", "fr"),
        ("解約する", "ja"),
    ] {
        let page = many("<a href=/N>Item N</a>", 900) + &format!("<a href=/out>{words}</a>");
        let seen = look(&page, false);
        assert!(seen.outline.contains(&format!("link {words}")), "{lang}");
    }
}

#[test]
fn what_stands_near_words_of_cancelling_goes_before_the_rest() {
    let page = many("<a href=/N>Item N</a>", 900)
        + &many("<p>Filler N</p>", 30)
        + "<p>To end your membership</p><a href=/here>Click here</a>";
    says(&look(&page, false), "link Click here");
}

#[test]
fn words_in_view_and_near_a_way_out_go_before_the_rest_and_the_rest_is_counted() {
    let page = many("<p>Some words of the page that fill it, number N</p>", 900)
        + "<p>You can cancel until 4 May.</p>";
    let seen = look(&page, false);
    says(&seen, "number 0");
    says(&seen, "You can cancel until 4 May.");
    assert!(!seen.outline.contains("number 890"), "{}", seen.outline);
    let last = seen.outline.lines().last().unwrap();
    assert!(
        last.starts_with("<left out: ") && last.ends_with(" lines of text>"),
        "{last}"
    );
}

#[test]
fn a_heading_is_told_with_what_stands_under_it() {
    let page = many("<h2>Part N</h2><p>x</p><button>Item N</button>", 300);
    let seen = look(&page, false);
    let lines: Vec<&str> = seen.outline.lines().collect();
    let item = lines
        .iter()
        .position(|l| l.ends_with("button Item 30"))
        .unwrap();
    assert!(
        lines[..item]
            .iter()
            .rev()
            .take(2)
            .any(|l| *l == "## Part 30"),
        "{lines:?}"
    );
}

/// Counted by a real tokenizer, on pages that are as bad as pages get.
#[test]
fn the_default_view_of_any_page_costs_less_than_2000_tokens() {
    let tokenizer = tiktoken_rs::cl100k_base_singleton();
    let long = |words: &str| words.repeat(10);
    let names = [
        "Download the invoice of this month, number N. ".to_owned(),
        long("Kündigungsbestätigungsschreiben N "),
        long("ご解約の手続きをすすめるN"),
        long("구독을 취소하시겠습니까 N "),
        long("отменить подписку N "),
        long("إلغاء الاشتراك N "),
        long("सदस्यता रद्द करें N "),
        long("ยกเลิกการสมัครสมาชิก N "),
        long("የደንበኝነት ምዝገባ N "),
        long("အသင်းဝင်မှုကို N "),
        long("ᾧ τινι ἂν ᾖ N "),
        long("t 123 4 56 7 N "),
        long("🏴‍☠️👩‍👩‍👧N🦄"),
        long("aGVsbG8gd29ybGQsIHRoaXMN0iIGlzx9Qz"),
        long("!@#$%^&*()_+-=[]{}|;':,./<>?N "),
        long("1.234,56 € N "),
        long("ꙮ𝕬𝖇𐎀N"),
    ];
    for name in names {
        let name = name.replace(['<', '&'], "");
        for kind in [
            "<button>X</button>",
            "<p>X</p>",
            "<h3>X</h3><p>X</p><section aria-label='X'><a href='https://elsewhereN.test/X' title='X'>X</a></section>",
            "<label>X<input value='X'></label><select aria-label='X'><option>X<option selected>X N</select>",
            "<div role=dialog aria-label='X'><button>X</button></div>",
            "<iframe title='X'></iframe>",
        ] {
            let page = many(&kind.replace('X', &name.replace('\'', "")), 110);
            let outline = look(&page, false).outline;
            let tokens = tokenizer.encode_ordinary(&outline).len();
            assert!(
                tokens < 2_000,
                "{tokens} tokens of {kind} with {name}:\n{outline}"
            );
            assert!(
                tokens > 200,
                "{tokens} tokens are too little of {kind} with {name}:\n{outline}"
            );
        }
    }
}

#[test]
fn the_choices_of_a_very_long_list_are_all_counted() {
    let options: String = (0..5_000).map(|n| format!("<option>Choice {n}")).collect();
    let told = look(
        &format!("<select aria-label=Reason>{options}</select>"),
        false,
    )
    .outline;
    assert!(told.contains("4992 more}"), "{told}");
}
