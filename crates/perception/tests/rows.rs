//! What a ref is bound to: the same control stays the same while things change around it, and one that was given another row's words
//! is another one.
// All of this is tests; Clippy sees that only of functions marked as such.
#![allow(clippy::unwrap_used)]
mod support;

use protocol::snapshot::{Container, View};
use subterminator_perception::{ElementKey, NodeId, RawPage, Reader, Refs, observe};

/// The control that is marked as the one that a ref was given for.
fn marked(page: &RawPage) -> NodeId {
    let mut elements = page.elements();
    let marked = elements.find(|(_, e)| e.attr("id") == Some("this"));
    marked.unwrap().0
}

/// The ref that the marked control had before means the marked control afterwards.
fn stays(before: &str, after: &str) -> bool {
    let (before, after) = (support::page(before), support::page(after));
    let meaning = Reader::new(&before).meaning(marked(&before));
    Reader::new(&after).is_still(marked(&after), &meaning)
}

/// Rows made of this: `{}` is what is in the data, `{this}` marks the first row's control.
fn rows(row: &str, data: &[&str]) -> String {
    let row = |(at, name): (usize, &&str)| {
        let mark = if at == 0 { "id=this" } else { "" };
        row.replace("{this}", mark).replace("{}", name)
    };
    data.iter().enumerate().map(row).collect()
}

const IN: [(&str, &str); 4] = [
    ("<main><h1>Account</h1>", "</main>"),
    ("<div><h2>Subscriptions</h2><div>", "</div></div>"),
    ("<ul>", "</ul>"),
    ("<table><tr><th>Name</th><th>What</th></tr>", "</table>"),
];

/// Kinds of rows, and which of [`IN`] they can stand in.
const ROWS: &[(&str, &[usize])] = &[
    (
        "<section><h3>{}</h3><button {this}>Cancel</button></section>",
        &[0, 1],
    ),
    (
        "<div class=row><p>{}</p><div><button {this}>Cancel</button></div></div>",
        &[0, 1],
    ),
    (
        "<li><h3>Subscription</h3><span>Service:</span> <b>{}</b><button {this}>Cancel</button></li>",
        &[2],
    ),
    (
        "<li><h3>Premium plan</h3><p>{}</p><button {this}>Cancel</button></li>",
        &[2],
    ),
    (
        "<tr><td>Delivery</td><td>{} <button {this}>Cancel</button></td></tr>",
        &[3],
    ),
    (
        "<div><p>A sentence that stands in every one of these rows and is longer than anybody would compare by its beginning alone.</p><b>{}</b><button {this}>Cancel</button></div>",
        &[0, 1],
    ),
    (
        "<div>{}<div><div><div><div><div><div><div><div><button {this}>Cancel</button></div></div></div></div></div></div></div></div></div>",
        &[0, 1],
    ),
    (
        "<div><a href=/x aria-label='{}'><img alt=''></a><button {this}>Cancel</button></div>",
        &[0, 1],
    ),
    (
        "<div><img alt='{}'><button {this}>Cancel</button></div>",
        &[0, 1],
    ),
    (
        "<div><input value='{}' aria-label=Service><button {this}>Cancel</button></div>",
        &[0, 1],
    ),
    (
        "<section aria-label='{}'><button {this}>Cancel</button></section>",
        &[0, 1],
    ),
    (
        "<div><b>{}</b><i><a href=#>Manage</a></i><i><a {this} href=#>Manage</a></i></div>",
        &[0, 1],
    ),
    (
        "<h3>{}</h3><p>A plan</p><button {this}>Cancel</button>",
        &[0, 1],
    ),
    (
        "<h3>{}</h3><p>A plan <button {this}>Cancel</button></p>",
        &[0, 1],
    ),
    (
        "<div>{}</div><div>A plan</div><div><button {this}>Cancel</button></div>",
        &[0, 1],
    ),
    ("<button {this}>Cancel</button> <b>{}</b><br>", &[1]),
];

fn each(check: impl Fn(&str, &dyn Fn(&[&str]) -> String)) {
    for (row, places) in ROWS {
        for place in *places {
            let (open, close) = IN[*place];
            check(row, &|data| format!("{open}{}{close}", rows(row, data)));
        }
    }
}

#[test]
fn drawn_anew_over_the_same_elements_it_is_another_control() {
    let data = [
        ["Netflix", "Hulu", "Spotify"],
        ["Profile 1", "Profile 2", "Profile 3"],
        ["$9.99 / month", "$15.99 / month", "$22.99 / month"],
        ["1 May", "12 May", "27 May"],
    ];
    each(|row, page| {
        for data in &data {
            assert!(!stays(&page(data), &page(&data[1..])), "one is gone: {row}");
            let alone = page(&data[1..2]);
            assert!(
                !stays(&page(&data[..2]), &alone),
                "only the other is left: {row}"
            );
            let shifted = page(&["Another", data[0], data[1]]);
            assert!(!stays(&page(&data[..2]), &shifted), "one has come: {row}");
        }
    });
}

#[test]
fn a_list_that_shows_other_entries_shows_other_controls() {
    each(|row, page| {
        let (top, below) = (
            ["Line 0", "Line 1", "Line 2"],
            ["Line 40", "Line 41", "Line 42"],
        );
        assert!(!stays(&page(&top), &page(&below)), "{row}");
    });
}

#[test]
fn neighbours_come_and_go_and_it_is_the_same_control() {
    each(|row, page| {
        // Nothing says where such a row ends.
        if row.starts_with("<button") {
            return;
        }
        let all = page(&["Netflix", "Hulu", "Spotify"]);
        assert!(
            stays(&all, &page(&["Netflix", "Hulu"])),
            "one is gone: {row}"
        );
        assert!(
            stays(&all, &page(&["Netflix", "Hulu", "Spotify", "Gym"])),
            "one has come: {row}"
        );
        let (two, one) = (page(&["Netflix", "Hulu"]), page(&["Netflix"]));
        assert!(stays(&two, &one), "the other one is gone: {row}");
    });
}

#[test]
fn the_first_neighbour_of_a_row_in_a_box_comes_and_it_is_the_same_control() {
    each(|row, page| {
        let boxed =
            !row.starts_with("<h3") && !row.starts_with("<button") && !row.contains("</div><div>A");
        if boxed && !row.contains("Manage") {
            assert!(
                stays(&page(&["Netflix"]), &page(&["Netflix", "Hulu"])),
                "{row}"
            );
        }
    });
}

#[test]
fn a_neighbour_before_it_goes_and_it_is_the_same_control() {
    let row =
        |name: &str, mark: &str| format!("<div><b>{name}</b><button {mark}>Cancel</button></div>");
    let both = [row("Hulu", ""), row("Netflix", "id=this")].concat();
    assert!(stays(&both, &row("Netflix", "id=this")));
    assert!(!stays(&both, &row("Hulu", "id=this")));
}

#[test]
fn one_that_stands_alone_keeps_its_ref_whatever_comes_late_around_it() {
    let page = |said: &str| {
        format!("<h1>Your plan</h1><div><p>{said}</p><button id=this>Cancel</button></div>")
    };
    assert!(stays(&page("Loading…"), &page("Renews 1 May")));
    assert!(stays(&page("Ends in 04:59"), &page("Ends in 04:58")));
}

#[test]
fn under_another_heading_or_in_another_dialog_it_is_another_control() {
    let pane = |name: &str| {
        format!("<div><h2>{name}</h2><p>A plan</p><button id=this>Cancel</button></div>")
    };
    assert!(!stays(&pane("Netflix"), &pane("Hulu")));
    let dialog = |name: &str| {
        format!("<div role=dialog aria-label='{name}'><button id=this>Continue</button></div>")
    };
    assert!(!stays(&dialog("Pause"), &dialog("Cancel for good")));
    assert!(stays(&dialog("Pause"), &dialog("Pause")));
}

#[test]
fn columns_are_told_apart_by_what_stands_in_them() {
    let table = |names: [&str; 2]| {
        let [one, other] = names;
        format!(
            "<table><tr><th>{one}<th>{other}<tr><td>9 €<td>9 €<tr><td><button id=this>Cancel</button><td><button>Cancel</button></table>"
        )
    };
    assert!(!stays(
        &table(["Netflix", "Hulu"]),
        &table(["Hulu", "Netflix"])
    ));
    assert!(stays(
        &table(["Netflix", "Hulu"]),
        &table(["Netflix", "Gym"])
    ));
}

#[test]
fn a_head_over_several_columns_stands_over_each_of_them_and_a_table_in_a_cell_is_none_of_theirs() {
    let table = |names: [&str; 2]| {
        let [one, other] = names;
        format!(
            "<table><tr><th>Price<th colspan=2>{one}<th colspan=2>{other}<tr><td><table><tr><td>1<td>2<td>3</table><td>9 €<td>9 €<td>9 €<td>9 €<tr><td>9 €<td>a month<td><button id=this>Cancel</button><td>a month<td><button>Cancel</button></table>"
        )
    };
    let now = table(["Netflix", "Hulu"]);
    assert!(!stays(&now, &table(["Gym", "Hulu"])));
    assert!(stays(&now, &table(["Netflix", "Gym"])));
}

#[test]
fn where_a_link_of_a_list_leads_and_what_a_labelled_button_shows_belong_to_it() {
    let link = |to: &str| format!("<ul><li><p>Netflix</p><a id=this href={to}>Go on</a></ul>");
    assert!(!stays(&link("/step2"), &link("/delete")));
    assert!(stays(&link("/step2"), &link("/step2")));
    let button = |shown: &str| format!("<button id=this aria-label=Continue>{shown}</button>");
    assert!(!stays(&button("Next"), &button("Confirm cancellation")));
    assert!(stays(&button("Next"), &button("Next")));
    let field = |text: &str| format!("<div id=this contenteditable aria-label=Why>{text}</div>");
    assert!(stays(&field(""), &field("Too expensive")));
}

#[test]
fn a_term_tells_whose_the_button_below_it_is() {
    let list = |names: &[&str]| {
        let entry = |(at, name): (usize, &&str)| {
            let mark = if at == 0 { "id=this" } else { "" };
            format!("<dt>{name}</dt><dd><button {mark}>Cancel</button></dd>")
        };
        let entries: String = names.iter().enumerate().map(entry).collect();
        format!("<dl>{entries}</dl>")
    };
    assert!(!stays(&list(&["Netflix", "Hulu"]), &list(&["Hulu"])));
    assert!(!stays(&list(&["Netflix"]), &list(&["Hulu", "Netflix"])));
    assert!(stays(
        &list(&["Netflix", "Hulu"]),
        &list(&["Netflix", "Gym"])
    ));
}

#[test]
fn fields_are_told_apart_by_their_labels_and_not_by_what_is_said_about_them() {
    let field = |name: &str, mark: &str, said: &str| {
        format!("<div><label>{name} <input {mark}></label>{said}</div>")
    };
    let page = |said| [field("Why", "id=this", said), field("How", "", "")].concat();
    assert!(stays(&page(""), &page("<p>This is required</p>")));
}

#[test]
fn the_same_link_in_the_header_and_on_the_page_is_bound_to_no_whole_page() {
    let page = |said: &str| {
        format!(
            "<header>Shop <a href=/a>Account</a></header><main><p>{said}</p><a id=this href=/b>Account</a></main>"
        )
    };
    assert!(stays(&page("04:59"), &page("04:58")));
}

#[test]
fn two_alike_in_one_row_of_a_table_are_that_rows() {
    let row = |service: &str, mark: &str| {
        format!(
            "<tr><td>{service}<td>Basic <button {mark}>Manage</button><td>Basic <button>Manage</button>"
        )
    };
    let table = |services: &[&str]| {
        let mark = |at: usize| if at == 0 { "id=this" } else { "" };
        let rows = services.iter().enumerate().map(|(at, s)| row(s, mark(at)));
        format!(
            "<table><tr><th>Service<th>Plan<th>Payment{}</table>",
            rows.collect::<String>()
        )
    };
    assert!(!stays(&table(&["Netflix"]), &table(&["Hulu"])));
    assert!(!stays(
        &table(&["Netflix", "Gym"]),
        &table(&["Hulu", "Gym"])
    ));
    assert!(stays(
        &table(&["Netflix", "Gym"]),
        &table(&["Netflix", "Hulu"])
    ));
    assert!(stays(
        &table(&["Netflix", "Gym"]),
        &table(&["Netflix", "Gym", "Hulu"])
    ));
    assert!(stays(
        &table(&["Netflix", "Gym", "Hulu"]),
        &table(&["Netflix", "Gym"])
    ));
}

#[test]
fn rows_are_told_apart_where_their_controls_only_seem_to_differ_or_to_lead_somewhere() {
    let controls = [
        "<button {this}>Cancel<span hidden>{}</span></button>",
        "<button {this}>Cancel<span aria-hidden=true style='display:none'>{}</span></button>",
        "<a {this} href='javascript:;'>Cancel</a>",
        "<a {this} href=' JavaScript:void(0)'>Cancel</a>",
        "<a {this} href='#'>Cancel</a>",
        "<a {this} href='/cancel?of={}'>Cancel</a>",
    ];
    for control in controls {
        let page = |names: &[&str]| {
            let row = format!("<div><b>{{}}</b>{control}</div>");
            format!("<main><h1>Account</h1>{}</main>", rows(&row, names))
        };
        let both = page(&["Netflix", "Hulu"]);
        assert!(!stays(&both, &page(&["Hulu", "Spotify"])), "{control}");
        assert!(
            stays(&both, &page(&["Netflix", "Hulu", "Gym"])),
            "{control}"
        );
    }
}

#[test]
fn a_link_that_leads_elsewhere_is_another_one_even_where_nothing_else_says_so() {
    let page = |of: u32| format!("<p><a id=this href='/cancel?id={of}'>Cancel</a></p>");
    assert!(!stays(&page(1), &page(2)));
    assert!(stays(&page(1), &page(1)));
}

#[test]
fn the_same_rows_under_another_heading_or_in_another_dialog_are_other_rows() {
    let row = "<div>{} <button {this}>Choose</button></div>";
    let plans = rows(row, &["1 month", "3 months"]);
    let below = |name: &str| format!("<h2>{name}</h2>{plans}");
    assert!(!stays(&below("Anna"), &below("Ben")));
    let dialog = |name: &str| format!("<div role=dialog aria-label='{name}'>{plans}</div>");
    assert!(!stays(&dialog("Pause for"), &dialog("Cancel after")));
    assert!(stays(&dialog("Pause for"), &dialog("Pause for")));
}

#[test]
fn a_picture_that_only_its_link_names_tells_a_row() {
    let row =
        "<div><a title='{}' href=/n><img src=n.png alt=''></a><button {this}>Cancel</button></div>";
    let (one, other) = (["Netflix", "Hulu"], ["Hulu", "Netflix"]);
    assert!(!stays(&rows(row, &one), &rows(row, &other)));
}

/// The refs that the controls of this name have, in order, look by look.
fn told(pages: &[&str], keys: &[&[u64]]) -> Vec<Vec<String>> {
    let mut refs = Refs::default();
    let look = |(page, keys): (&&str, &&[u64])| {
        let page = support::page(page);
        let reader = Reader::new(&page);
        let buttons: Vec<NodeId> = page
            .elements()
            .filter(|(_, e)| e.html("button"))
            .map(|(node, _)| node)
            .collect();
        let key = |node: NodeId| {
            let at = buttons.iter().position(|button| *button == node);
            ElementKey(at.map_or(0, |at| keys[at]))
        };
        let reading = observe(&reader, &mut refs, key, View::default());
        let told = reading.kept.iter().filter(|(_, n)| buttons.contains(n));
        told.map(|(reference, _)| reference.to_string()).collect()
    };
    pages.iter().zip(keys).map(look).collect()
}

#[test]
fn a_ref_never_comes_back_for_another_subscription() {
    let row = "<div><b>{}</b><button>Cancel</button></div>";
    let page = |names: &[&str]| format!("<h1>Account</h1>{}", rows(row, names));
    let (netflix, both, hulu) = (
        page(&["Netflix"]),
        page(&["Hulu", "Netflix"]),
        page(&["Hulu"]),
    );
    // The first element is drawn over, the second one is new, and goes again.
    let told = told(&[&netflix, &both, &hulu], &[&[1], &[1, 2], &[1]]);
    assert_ne!(told[1][0], told[0][0], "Hulu is not Netflix");
    assert_eq!(told[2][0], told[1][0], "and it stays what it is");
}

#[test]
fn links_to_nowhere_that_are_called_alike_are_told_with_their_rows() {
    let row = "<div><b>{}</b> <a href='#'>Manage</a></div>";
    let page = support::page(&rows(row, &["Netflix", "Hulu"]));
    let (mut refs, view) = (Refs::default(), View::default());
    let key = |node: NodeId| ElementKey(u64::from(node.0));
    let reading = observe(&Reader::new(&page), &mut refs, key, view);
    let rows = |within: &[Container]| within.iter().map(|c| c.name.clone()).collect::<Vec<_>>();
    let told = reading.observation.snapshot.elements.iter();
    let told: Vec<Vec<String>> = told.map(|e| rows(&e.within)).collect();
    assert_eq!(told, [["Netflix Manage"], ["Hulu Manage"]]);
}
