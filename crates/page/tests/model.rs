//! What the page model makes of account pages, drawn as few lines as tell the case.
#![allow(clippy::unwrap_used)]
mod common;
use common::{model, observation};
use page::{
    Change, Does, FactKind, FormKind, ListKind, Match, PageModel, Region, Status, Subscription,
};
use protocol::ids::Ref;
use subterminator_page as page;

fn only(page: &PageModel) -> &Subscription {
    assert_eq!(page.subscriptions.len(), 1, "{page}");
    &page.subscriptions[0]
}

/// What the page's subscriptions are called, in order.
fn names(page: &PageModel) -> Vec<Option<&str>> {
    let all = page.subscriptions.iter();
    all.map(|s| s.name.as_deref()).collect()
}

fn date(quoted: &Option<page::Quoted>) -> &str {
    quoted.as_ref().map_or("", |q| &q.value)
}

/// One subscription drawn in five ways, and the same after its end.
const WAYS: [(&str, &str, &str); 6] = [
    (
        "badge beside a heading",
        "main\n h Your plan\n box\n  box\n   h Standard with ads\n   p Active\n  p €7.99 / month\n  p Next payment: 14 March 2027\n  button @e1 Cancel membership",
        "main\n h Your plan\n box\n  box\n   h Standard with ads\n   p Cancelled\n  p Access until: 14 March 2027\n  button @e1 Restart membership",
    ),
    (
        "definition list",
        "main\n h Membership\n box\n  dt Plan\n  dd Standard with ads\n  dt Status\n  dd Active\n  dt Price\n  dd €7.99 / month\n  dt Renews on\n  dd 14 March 2027\n a @e1 Cancel membership",
        "main\n h Membership\n box\n  dt Plan\n  dd Standard with ads\n  dt Status\n  dd Cancelled\n  dt Price\n  dd €7.99 / month\n  dt Ends on\n  dd 14 March 2027\n a @e1 Resume membership",
    ),
    (
        "table row",
        "main\n table\n  row\n   columnheader Plan\n   columnheader Status\n   columnheader Next payment\n   columnheader Total\n  row\n   cell Standard with ads\n   cell Active\n   cell 14 March 2027\n   cell €7.99 / month\n button @e1 Cancel",
        "main\n table\n  row\n   columnheader Plan\n   columnheader Status\n   columnheader End date\n   columnheader Total\n  row\n   cell Standard with ads\n   cell Cancelled\n   cell 14 March 2027\n   cell €7.99 / month\n button @e1 Resubscribe",
    ),
    (
        "sentence",
        "main\n h Your account\n box\n  p Standard with ads, €7.99 a month\n  p Status: Active. Your plan renews on 14 March 2027.\n  a @e1 Cancel membership",
        "main\n h Your account\n box\n  p Standard with ads, €7.99 a month\n  p Your subscription has been cancelled. You can watch until 14 March 2027.\n  a @e1 Reactivate",
    ),
    (
        "German card",
        "main\n h Mein Konto\n box\n  h Standard mit Werbung\n  p Aktiv\n  p 7,99 € pro Monat\n  p Nächste Zahlung\n  p 14. März 2027\n  button @e1 Abo kündigen",
        "main\n h Mein Konto\n box\n  h Standard mit Werbung\n  p Gekündigt\n  p 7,99 € pro Monat\n  p Zugang bis\n  p 14. März 2027\n  button @e1 Kündigung zurückziehen",
    ),
    (
        "Japanese card",
        "main\n h アカウント\n box\n  p 広告つきスタンダード 月額1,299円\n  p ご利用状況：利用中\n  p 次回更新日：2027年3月14日\n  a @e1 メンバーシップを解約する",
        "main\n h アカウント\n box\n  p 広告つきスタンダード 月額1,299円\n  p ご利用状況：解約済み\n  p 2027年3月14日までご利用いただけます。\n  a @e1 メンバーシップを再開する",
    ),
];

#[test]
fn one_subscription_reads_the_same_however_it_is_drawn() {
    for (way, before, after) in WAYS {
        let page = model(before);
        let one = only(&page);
        assert_eq!(one.status, Status::Active, "{way}\n{page}");
        assert!(date(&one.renews_on).contains("14"), "{way}\n{page}");
        assert!(
            one.ends_on.is_none() && one.price.is_some(),
            "{way}\n{page}"
        );
        assert!(one.control(Does::End).is_some(), "{way}\n{page}");
        let name = one.name.clone().unwrap_or_default();
        assert!(
            name.starts_with("Standard") || name == "広告つきスタンダード",
            "{way}: {name}\n{page}"
        );
        let page = model(after);
        let one = only(&page);
        assert_eq!(one.status, Status::Ending, "{way}\n{page}");
        assert!(
            date(&one.ends_on).contains("14") && one.renews_on.is_none(),
            "{way}\n{page}"
        );
        assert!(
            one.control(Does::Undo).is_some() && one.control(Does::End).is_none(),
            "{way}\n{page}"
        );
    }
}

#[test]
fn an_auto_renew_switch_says_how_the_renewal_stands() {
    let drawn = |state: &str| {
        format!("main\n h Cloud 200 GB\n p €2.99 / month\n switch @e1 {state} Auto-renew")
    };
    assert_eq!(only(&model(&drawn("checked"))).auto_renew, Some(true));
    assert_eq!(only(&model(&drawn("unchecked"))).auto_renew, Some(false));
    let button = model("main\n h Cloud 200 GB\n p €2.99 / month\n button @e1 Turn off auto-renew");
    assert_eq!(only(&button).auto_renew, Some(true));
}

#[test]
fn what_is_said_of_an_order_is_not_said_of_the_subscription_beside_it() {
    let drawn = |over: &str| {
        format!(
            "main\n box\n  h {over}\n  p Cancelled. €54.80 is refunded.\n box\n  h Your lens subscription\n  p Monthly lenses.\n  a @e1 Change rhythm"
        )
    };
    let ended = |over: &str| {
        let page = model(&drawn(over));
        page.subscriptions.iter().any(|s| s.status == Status::Ended)
    };
    assert!(!ended("Subscription order 88213"));
    assert!(ended("Lens service"));
}

#[test]
fn an_order_is_known_by_its_number() {
    for one in [
        "Order 88213",
        "Subscription order no. 88213 of 3 November 2026",
        "Bestellung 88213",
        "Pedido n.º 88213",
    ] {
        assert!(page::is_one_order(one), "{one}");
    }
    for other in [
        "Next box: 14 January 2027",
        "Next order: 14 January 2027",
        "Season ticket 20458",
        "Orders in 2026",
        "Monthly order 88213",
        "Subscription 88213",
    ] {
        assert!(!page::is_one_order(other), "{other}");
    }
}

const SEVERAL: &str = "main\n h Your subscriptions\n ul\n  li\n   h Museum Pass\n   p Active\n   p Renews on 3 May 2027\n   button @e1 Cancel\n  li\n   h Museum\n   p Active\n   p Renews on 14 March 2027\n   button @e2 Cancel\n  li\n   h Music Family\n   p Cancelled\n   p Ends on 1 April 2027\n   button @e3 Resume";

#[test]
fn a_name_means_the_one_of_exactly_that_name() {
    let page = model(SEVERAL);
    assert_eq!(page.subscriptions.len(), 3, "{page}");
    assert_eq!(page.subscription_named("Museum"), Match::Of(1));
    assert_eq!(page.subscription_named("museum pass"), Match::Of(0));
    assert_eq!(page.subscription_named("Family"), Match::Of(2));
    assert_eq!(
        page.subscription_named("the Music subscription"),
        Match::Of(2)
    );
    assert_eq!(page.subscription_named("Theatre"), Match::NotHeld);
    assert_eq!(page.subscription_of(&Ref(2)), Some(1));
    assert_eq!(page.record_of(&Ref(1)).unwrap().title, "Museum Pass");
    let two = model(
        "main\n ul\n  li\n   h Museum Pass North\n   p Active\n   p Renews on 3 May 2027\n   button @e1 Cancel\n  li\n   h Museum Pass South\n   p Active\n   p Renews on 3 May 2027\n   button @e2 Cancel",
    );
    assert_eq!(
        two.subscription_named("Museum Pass"),
        Match::Ambiguous(vec![0, 1])
    );
    let one =
        model("main\n box\n  h Museum\n  p Active\n  p Renews on 3 May 2027\n  button @e1 Cancel");
    assert_eq!(one.subscription_named("Museum Pass"), Match::NotHeld);
    assert_eq!(one.subscription_named("Museum"), Match::Only(0));
    let family = model(
        "main\n box\n  h Streamly Plus Family\n  p Active\n  p Renews on 3 May 2027\n  button @e1 Cancel",
    );
    assert_eq!(family.subscription_named("Plus"), Match::Near(0));
    assert_eq!(family.subscription_named("Plus Family"), Match::Only(0));
    assert_eq!(family.subscription_named("Streamly"), Match::Only(0));
    assert_eq!(
        model("main\n h Welcome").subscription_named("Museum"),
        Match::Nothing
    );
}

#[test]
fn one_letter_may_be_all_that_tells_two_names_apart() {
    let one = |name: &str| {
        model(&format!(
            "main\n box\n  h {name}\n  p Active\n  p Renews on 3 May 2027\n  button @e1 Cancel"
        ))
    };
    assert_eq!(one("Cloud L").subscription_named("Cloud S"), Match::NotHeld);
    assert_eq!(one("Cloud S").subscription_named("Cloud s"), Match::Only(0));
    assert_eq!(
        one("Anna's Cloud").subscription_named("Anna Cloud"),
        Match::Only(0)
    );
    assert_eq!(
        one("Cine y Series").subscription_named("Cine Series"),
        Match::Only(0)
    );
}

#[test]
fn what_only_names_it_in_one_of_its_lines_is_another() {
    let page = model(
        "main\n box\n  h Lumora Family\n  p Includes Lumora Kids\n  p Active\n  p Renews on 3 May 2027\n  button @e1 Cancel",
    );
    assert_eq!(page.subscription_named("Lumora Kids"), Match::Near(0));
}

#[test]
fn what_stands_in_columns_is_told_apart_by_them() {
    let table = model(
        "main\n table\n  row\n   columnheader Package\n   columnheader Sport\n   columnheader Cinema\n  row\n   cell Price\n   cell €25 a month\n   cell €12 a month\n  row\n   cell From\n   cell\n    button @e1 Cancel\n   cell\n    button @e2 Cancel",
    );
    // The second box is written from the bottom up.
    let boxes = model(
        "main\n box\n  box\n   p y=10 Sport, €25 a month, renews on 3 May 2027\n   p y=60 Cinema, €12 a month, renews on 3 May 2027\n  box\n   a y=62 @e2 Cancel\n   a y=12 @e1 Cancel",
    );
    for page in [table, boxes] {
        assert_eq!(page.subscriptions.len(), 2, "{page}");
        assert_eq!(page.subscription_named("Sport"), Match::Of(0), "{page}");
        assert_eq!(page.subscription_of(&Ref(1)), Some(0), "{page}");
        assert_eq!(page.subscription_of(&Ref(2)), Some(1), "{page}");
    }
    // A row for each of them, as most tables are.
    let rows = model(
        "main\n table\n  row\n   cell Sport\n   cell €25 a month\n   cell\n    button @e1 Cancel\n  row\n   cell Cinema\n   cell €12 a month\n   cell\n    button @e2 Cancel",
    );
    assert_eq!(rows.subscription_named("Cinema"), Match::Of(1), "{rows}");
}

#[test]
fn a_row_says_by_its_columns_how_it_stands_and_is_one_whatever_it_says() {
    let rows = |renews: &str, state: &str| {
        let row = |name: &str, n: u8, renews: &str, state: &str| {
            format!(
                "  row\n   cell {name}\n   cell €9 / month\n   cell {renews}\n   cell {state}\n   cell\n    button @e{n} Options\n"
            )
        };
        let head = "  row\n   columnheader Plan\n   columnheader Price\n   columnheader Renews\n   columnheader Status\n   columnheader\n";
        let others =
            row("Disk", 2, "3 May 2027", "Active") + &row("Mail", 3, "4 May 2027", "Active");
        model(&format!(
            "main\n h Your plans\n table\n{head}{}{others}",
            row("Cloud", 1, renews, state)
        ))
    };
    for (renews, state) in [
        ("no", "Lapses on 2 July 2027"),
        ("None", "Terminates on 2 July 2027"),
    ] {
        let page = rows(renews, state);
        let one = &page.subscriptions[0];
        assert_eq!(one.status, Status::Ending, "{page}");
        assert!(one.no_renewal && one.renews_on.is_none(), "{page}");
        assert_eq!(date(&one.ends_on), "2 July 2027", "{page}");
    }
    // Nobody knows the word: it is one of them all the same, and says nothing.
    let unknown = rows("–", "Dormant");
    assert_eq!(unknown.subscriptions.len(), 3, "{unknown}");
    assert_eq!(
        unknown.subscriptions[0].status,
        Status::Unknown,
        "{unknown}"
    );
}

#[test]
fn the_head_and_the_body_of_one_card_are_no_list_of_two() {
    let page = model(
        "main\n h Your membership\n box\n  box\n   p Adult Anytime\n   p Leaving on 1 July 2027\n  box\n   p £29.50 a month. Your direct debit has been stopped.\n   button @e1 Rejoin",
    );
    let one = only(&page);
    assert_eq!(one.status, Status::Ending, "{page}");
    assert_eq!(date(&one.ends_on), "1 July 2027", "{page}");
    assert!(one.control(Does::Undo).is_some(), "{page}");
}

#[test]
fn goods_bills_and_newsletters_are_no_subscription() {
    let page = model(
        "header\n nav\n  a @e20 Account\nmain\n h Your account\n box\n  h Premium\n  p Active\n  p Next payment: 14 March 2027\n  button @e1 Cancel plan\n box\n  h Recommended for you\n  ul\n   li\n    h Thrillers\n    p €25.50\n    a @e2 Details\n   li\n    h Novels\n    p €19.00\n    a @e3 Details\n box\n  h Invoices\n  ul\n   li\n    p 14 February 2027\n    p €7.99\n    a @e4 Download\n   li\n    p 14 January 2027\n    p €7.99\n    a @e5 Download\nfooter\n p Newsletter: get updates\n email @e6 E-mail\n button @e7 Send\n a @e8 Privacy",
    );
    let one = only(&page);
    assert_eq!(one.name.as_deref(), Some("Premium"));
    assert_eq!(one.price, None, "{page}");
    assert_eq!(page.region_of(&Ref(2)), Some(Region::Catalogue), "{page}");
    assert_eq!(page.region_of(&Ref(7)), Some(Region::Footer));
    assert_eq!(page.region_of(&Ref(20)), Some(Region::Navigation));
    assert_eq!(page.region_of(&Ref(1)), Some(Region::Main));
    assert_eq!(page.form_of(&Ref(7)).unwrap().kind, FormKind::Newsletter);
    assert!(
        page.lists.iter().any(|l| l.kind == ListKind::Invoices),
        "{page}"
    );
}

#[test]
fn what_holds_a_list_of_goods_is_no_record_beside_the_subscription() {
    let goods = "li\n    h Calendar\n    p £14.00\n    button @e2 Add\n   li\n    h Issues\n    p £2.50\n    button @e3 Add";
    let page = model(&format!(
        "main\n h Subscriber services\n box\n  p Print and Digital, £5.20 / month\n  p Next issue and payment: 1 August 2027\n  button @e1 Options\n box\n  p You might also like\n  ul\n   {goods}"
    ));
    let one = only(&page);
    assert_eq!(one.name.as_deref(), Some("Print and Digital"), "{page}");
    assert_eq!(date(&one.renews_on), "1 August 2027", "{page}");
    assert_ne!(page.region_of(&Ref(1)), Some(Region::Catalogue), "{page}");
    assert_eq!(page.region_of(&Ref(2)), Some(Region::Catalogue), "{page}");
}

#[test]
fn an_icon_names_no_subscription_that_has_words() {
    let row = |icon: &str, name: &str, button: &str| {
        format!(
            "  li\n   image {icon}\n   p {name}\n   p Active\n   p €6.00 / month\n   p Renews on 2 June 2027\n   button {button} More\n"
        )
    };
    let rows = row("cloud-server", "Backup 200 GB", "@e1") + &row("mail", "Mail Pro", "@e2");
    let page = model(&format!("main\n h Services\n ul\n{rows}"));
    assert_eq!(
        names(&page),
        [Some("Backup 200 GB"), Some("Mail Pro")],
        "{page}"
    );
}

#[test]
fn what_lies_over_the_page_is_found_with_and_without_a_role() {
    let page = model(
        "main\n h Account\n p Active\nbox above\n h Cancel subscription?\n p You lose access on 14 March 2027.\n button @e1 Yes, cancel\n button @e2 Keep it",
    );
    assert_eq!(
        page.region_of(&Ref(1)),
        Some(Region::Dialog { modal: false }),
        "{page}"
    );
    assert!(
        page.blocks_in(page.open_layer().unwrap())
            .iter()
            .any(|b| page.blocks[*b].text == "Keep it")
    );
    let cookies = model("main\n h Account\nbox above\n p We use cookies.\n button @e1 Accept all");
    assert_eq!(cookies.region_of(&Ref(1)), Some(Region::Consent));
    assert_eq!(cookies.open_layer(), None);
    let dialog = model("main\n h Account\ndialog modal Cancel\n button @e1 Yes, cancel");
    assert_eq!(
        dialog.region_of(&Ref(1)),
        Some(Region::Dialog { modal: true })
    );
}

/// Of modal dialogs the topmost is told first; one that stands in another lies above it.
#[test]
fn of_two_dialogs_that_lie_over_the_page_the_upper_one_is_open() {
    let drawer = "dialog modal Manage\n h Manage\n button @e1 Cancel plan\n";
    let offer = "dialog modal Before you go\n h Before you go\n button @e2 Continue to cancel\n";
    let page = model(&format!("{offer}{drawer}main\n h Account\n p Active"));
    let open = |page: &page::PageModel| {
        let layer = page.open_layer().unwrap();
        page.first_heading_in(layer).unwrap_or_default().to_owned()
    };
    assert_eq!(open(&page), "Before you go", "{page}");
    let nested = model(
        "dialog modal Manage\n h Manage\n button @e1 Cancel plan\n dialog modal Sure\n  h Sure\n  button @e2 Yes",
    );
    assert_eq!(open(&nested), "Sure", "{nested}");
}

#[test]
fn forms_say_what_they_are_for_and_what_they_want() {
    let cases = [
        (
            "main\n h Why are you leaving?\n form\n  radio @e1 required unchecked Too expensive\n  radio @e2 unchecked Other\n  button @e3 Continue",
            FormKind::Survey,
        ),
        (
            "main\n form\n  checkbox @e1 required unchecked I understand that I lose access\n  button @e3 Continue",
            FormKind::Acknowledgement,
        ),
        (
            "main\n form\n  p Type CANCEL to confirm\n  text @e1 required Word\n  button @e3 Cancel subscription",
            FormKind::TypedConfirmation,
        ),
        (
            "main\n h Sign in\n form\n  email @e1 E-mail\n  password @e2 Password\n  button @e3 Sign in",
            FormKind::Login,
        ),
        (
            "main\n h Profile\n form\n  text @e1 Name\n  email @e2 E-mail\n  password @e4 New password\n  button @e3 Save",
            FormKind::Settings,
        ),
        (
            "main\n form\n  text @e1 Search\n  button @e3 Search",
            FormKind::Search,
        ),
    ];
    for (drawn, kind) in cases {
        let page = model(drawn);
        let form = page.form_of(&Ref(3)).unwrap();
        assert_eq!(form.kind, kind, "{page}");
        assert_eq!(form.submit, Some(Ref(3)), "{page}");
    }
    let page = model(cases[0].0);
    assert!(!page.forms[0].is_complete());
}

/// Its own price stands before it.
#[test]
fn what_is_sold_in_the_card_of_a_plan_names_no_plan() {
    let page = model(
        "main\n h Account\n box\n  h Membership\n  p Premium\n  p €12.99 a month\n  p Active\n  p Your membership renews on 13 December 2026.\n  a @e1 Manage plan\n  p Family, six profiles for the whole house, €19.99 a month.\n  button @e2 Upgrade now",
    );
    assert_eq!(
        page.subscriptions[0].name.as_deref(),
        Some("Premium"),
        "{page}"
    );
}

#[test]
fn what_it_is_paid_with_is_not_what_it_is_called() {
    for card in ["Visa ending in 4242", "Mastercard •••• 4242"] {
        let page = model(&format!(
            "main\n h Billing\n box\n  p {card}\n  p Next payment: €12.99 on 4 December 2026\n  a @e2 Update payment method"
        ));
        assert!(
            page.subscriptions.iter().all(|s| s.name.is_none()),
            "{page}"
        );
    }
}

#[test]
fn a_form_is_sent_by_what_goes_on_in_it_though_it_is_drawn_as_no_button() {
    let page = model(
        "main\n form\n  checkbox @e1 unchecked I am sure\n  generic @e2 Add a gift\n  generic @e3 Confirm\n generic @e4 Continue",
    );
    assert_eq!(
        page.form_of(&Ref(1)).unwrap().submit,
        Some(Ref(3)),
        "{page}"
    );
    let none = model("main\n form\n  checkbox @e1 unchecked I am sure\n generic @e4 Continue");
    assert_eq!(none.form_of(&Ref(1)).unwrap().submit, None, "{none}");
}

#[test]
fn a_field_for_mail_in_the_foot_is_a_newsletter() {
    let page = model(
        "main\n h Alerts\n checkbox @e1 unchecked Series\n checkbox @e2 unchecked Films\nfooter\n h Legal\n a @e5 Terms\n box\n  text @e3 News by email\n  button @e4 Send",
    );
    assert_eq!(
        page.form_of(&Ref(4)).unwrap().kind,
        FormKind::Newsletter,
        "{page}"
    );
    assert_eq!(page.form_of(&Ref(1)).unwrap().title, "Alerts", "{page}");
}

#[test]
fn somebody_elses_subscription_under_its_own_heading_is_another() {
    let page = model(
        "main\n h Your account\n p Lumora Premium, €12.99 a month\n p Status: Active. Renews on 14 December 2026.\n h Household\n p Tom Lindqvist, Lumora Kids, €3.99 a month. Status: Active.\n button @e1 Cancel Tom's membership",
    );
    assert_eq!(page.subscriptions.len(), 2, "{page}");
    assert_eq!(page.subscription_named("Lumora Premium"), Match::Of(0));
    assert_eq!(page.subscription_of(&Ref(1)), Some(1));
    assert!(page.subscriptions[0].control(Does::End).is_none());
}

#[test]
fn a_question_whether_to_end_says_what_would_be() {
    let page = model(
        "main\n h Are you sure you want to cancel?\n p Your membership ends on 14 December 2026.\n button @e1 Finish cancellation\n button @e2 Keep my membership",
    );
    assert_eq!(only(&page).status, Status::Unknown, "{page}");
    assert_eq!(
        page.fact(FactKind::Effective)
            .map(|f| f.said.value.as_str()),
        Some("14 December 2026")
    );
}

#[test]
fn what_is_new_since_the_press_is_told() {
    let before = observation(
        "https://site.example/account",
        "main\n h Account\n button @e1 Cancel plan",
    );
    let now = observation(
        "https://site.example/account",
        "main\n h Account\n button @e1 Cancel plan\nbox above\n p Sure?\n button @e2 Yes",
    );
    let page = PageModel::of(&now, Some(&before));
    let delta = page.delta.as_ref().unwrap();
    assert_eq!(delta.change, Change::Content);
    assert_eq!(delta.new_controls, [Ref(2)]);
    assert!(page.is_new(&Ref(2)) && !page.is_new(&Ref(1)));
    let same = PageModel::of(&before, Some(&before));
    assert_eq!(same.delta.unwrap().change, Change::Nothing);
}

#[test]
fn news_that_something_is_on_its_way_is_told_from_other_news() {
    let account = "main\n h Account\n button @e1 Cancel plan";
    let of = |drawn: &str| observation("https://site.example/account", drawn);
    let under_way = |more: &str| {
        let now = of(&format!("{account}\nbox above\n{more}"));
        PageModel::of(&now, Some(&of(account))).news_is_under_way()
    };
    assert!(under_way(" p Abriendo el portal de pagos…"));
    assert!(!under_way(" p Sure?"));
    assert!(!under_way(" p One moment…\n button @e2 Yes"));
    assert!(!PageModel::of(&of(account), None).news_is_under_way());
}

/// Though the page puts the new one before it.
#[test]
fn of_two_that_are_called_alike_the_one_that_was_there_is_not_new() {
    let of = |drawn: &str| observation("https://site.example/leave", drawn);
    let before = of("main\n h Before you go\n button @e1 No thanks");
    let now = of(
        "box above\n p A gift\n button @e2 No thanks\nmain\n h Before you go\n button @e1 No thanks",
    );
    let page = PageModel::of(&now, Some(&before));
    assert_eq!(page.delta.unwrap().new_controls, [Ref(2)]);
}

#[test]
fn facts_are_read_with_the_words_that_state_them() {
    let page = model(
        "main\n h Cancel?\n p Your plan ends on 14 March 2027.\n p A cancellation fee of €20.00 applies.\n p You will get a refund of €8.50.\n p Confirmation number: AB-48213\n p We sent you an email.",
    );
    let value = |kind| page.fact(kind).map(|f| f.said.value.as_str());
    assert_eq!(value(FactKind::Fee), Some("€20.00"));
    assert_eq!(value(FactKind::Refund), Some("€8.50"));
    assert_eq!(value(FactKind::Effective), Some("14 March 2027"));
    assert_eq!(value(FactKind::ConfirmationNumber), Some("AB-48213"));
    assert!(page.fact(FactKind::Mailed).is_some());
}

#[test]
fn conditions_and_questions_are_no_status() {
    for text in [
        "If you cancel now, your plan ends on 14 March 2027.",
        "Do you want your subscription cancelled?",
        "0 subscriptions cancelled",
        "You can cancel until 14 March 2027.",
    ] {
        let page = model(&format!(
            "main\n h Account\n box\n  h Premium\n  p Renews on 3 May 2027\n  p {text}\n  button @e1 Cancel plan"
        ));
        assert_eq!(only(&page).status, Status::Active, "{text}\n{page}");
        assert_eq!(only(&page).ends_on, None, "{text}\n{page}");
    }
}

#[test]
fn each_of_several_sections_is_a_subscription_of_its_own() {
    let page = model(
        "main\n box\n  h Music Plus\n  p Renews on 3 May 2027\n  p €9.99 / month\n  button @e1 Cancel\n region\n  h News Daily\n  p Paused\n  p €4.99 / month\n  ul\n   li\n    button @e2 Resume\n   li\n    button @e3 Cancel plan",
    );
    assert_eq!(page.subscriptions.len(), 2, "{page}");
    assert_eq!(page.subscription_of(&Ref(3)), Some(1));
}

#[test]
fn a_move_to_the_free_plan_on_a_day_is_an_end_on_that_day() {
    let drawn = |said: &str| format!("main\n h Business\n p {said}\n p $12.00 per month");
    for said in [
        "You'll move to Free on December 19, 2026",
        "Switching to Free on December 19, 2026",
    ] {
        let page = model(&drawn(said));
        assert_eq!(only(&page).status, Status::Ending, "{page}");
        assert!(date(&only(&page).ends_on).contains("19"), "{page}");
    }
    for said in [
        "You changed from Free to Business on December 19, 2026",
        "We couldn't move you to Free on December 19, 2026: not moved",
        "Free for 3 months, then you switch to Business on December 19, 2026",
    ] {
        let page = model(&drawn(said));
        let ends = page.subscriptions.iter().any(|s| s.ends_on.is_some());
        assert!(!ends, "{page}");
    }
}

#[test]
fn the_first_of_two_cells_is_a_label_where_one_of_them_is_known_for_one() {
    let table = "main\n h Subscription 10428\n table\n  row\n   cell Status\n   cell Active\n  row\n   cell Begun\n   cell 18 May 2026\n  row\n   cell Next payment\n   cell 18 December 2026\n a @e1 Cancel";
    let page = model(table);
    assert_ne!(only(&page).name.as_deref(), Some("Begun"), "{page}");
    assert!(date(&only(&page).renews_on).contains("December"), "{page}");
    let things = "main\n table\n  row\n   cell Sports\n   cell Active\n  row\n   cell Family\n   cell Active\n button @e1 Cancel";
    let page = model(things);
    let labelled = page
        .subscriptions
        .iter()
        .any(|s| s.lines.iter().any(|l| l.contains(':')));
    assert!(!labelled, "{page}");
}

#[test]
fn a_column_of_links_is_no_subscription_because_one_of_them_ends_contracts() {
    let foot = "main\n box\n  box\n   h Service\n   a @e1 Help\n   a @e2 Moving\n   a @e3 Shops\n  box\n   h Legal\n   a @e4 Terms\n   a @e5 Imprint\n   a @e6 Cancel subscription";
    let page = model(foot);
    assert!(
        page.lists.iter().all(|l| l.kind != ListKind::Subscriptions),
        "{page}"
    );
}

#[test]
fn the_plan_that_costs_nothing_is_told_from_what_is_free_for_a_while() {
    let plans = |first: &str| {
        model(&format!(
            "main\n ul\n  li\n   h Starter\n   p {first}\n   button @e1 Choose\n  li\n   h Team\n   p $7 / month\n   button @e2 Choose"
        ))
    };
    let free = |page: &PageModel, at| page.is_of_the_free_plan(&Ref(at));
    let page = plans("$0 / month");
    assert!(free(&page, 1) && !free(&page, 2), "{page}");
    let page = plans("$0 for 3 months");
    assert!(!free(&page, 1), "{page}");
}

#[test]
fn a_list_of_numbers_has_no_names_and_what_a_link_first_names_is_called_so() {
    let numbers = model(
        "main\n h Subscriptions\n table\n  row\n   columnheader Subscription\n   columnheader Status\n   columnheader Next payment\n   columnheader Total\n   columnheader Actions\n  row\n   a @e1 View subscription number 4390\n   cell Active\n   cell 26 December 2026\n   cell $19.50 / month\n   a @e2 View\n  row\n   a @e3 View subscription number 4127\n   cell Active\n   cell 4 December 2026\n   cell $24.00 / month\n   a @e4 View",
    );
    assert_eq!(numbers.subscriptions.len(), 2, "{numbers}");
    assert!(
        numbers.subscriptions.iter().all(|s| s.name.is_none()),
        "{numbers}"
    );
    // How it stands is said in a word that nobody knows, beside one that is known; what it is paid with is no goods.
    let gifts = model(
        "main\n h Contribuciones\n ul\n  li\n   a @e1 Huertos de Barrio\n   p COLABORACIÓN ACTIVA\n   box\n    p Método de pago\n    p VISA 4242\n   box\n    p Monto\n    p 10,00 € / mes\n   button @e2 Editar\n  li\n   a @e3 Radio Abierta\n   p COLABORACIÓN ACTIVA\n   box\n    p Método de pago\n    p VISA 4242\n   box\n    p Monto\n    p 5,00 € / mes\n   button @e4 Editar",
    );
    let named = gifts.subscription_named("Huertos de Barrio");
    assert_eq!(named, Match::Of(0), "{gifts}");
    let edit = gifts.region_of(&Ref(2)).unwrap();
    assert_eq!(edit, Region::Main, "{gifts}");
}

#[test]
fn a_box_that_ends_something_beside_boxes_of_other_things_is_no_list_of_subscriptions() {
    let page = model(
        "main\n h Starter Hosting\n p Active\n box\n  box\n   h Actions\n   a @e1 Upgrade\n   a @e2 Request cancellation\n  box\n   h Shortcuts\n   a @e3 New services\n   a @e4 Register a domain",
    );
    assert!(
        page.lists.iter().all(|l| l.kind != ListKind::Subscriptions),
        "{page}"
    );
    assert_eq!(
        page.subscription_named("Starter Hosting"),
        Match::Only(0),
        "{page}"
    );
}

#[test]
fn a_table_that_ends_with_a_row_of_buttons_is_still_read_label_by_label() {
    let page = model(
        "main\n h Order\n table\n  row\n   cell Product name\n   cell Community Cloud\n  row\n   cell Status\n   cell Active\n  row\n   cell Renewal date\n   cell 8 December 2026\n  row\n   cell\n    a @e1 Request cancellation",
    );
    let held = only(&page);
    assert!(date(&held.renews_on).contains("8"), "{page}");
    assert!(held.control(Does::End).is_some(), "{page}");
}

#[test]
fn what_another_table_says_is_said_of_something_else() {
    let page = model(
        "main\n box\n  h Subscriptions\n  table\n   row\n    columnheader Subscription\n    columnheader Amount\n    columnheader Status\n    columnheader Renewal date\n   row\n    cell Loom Pro\n    cell $79.00 / year\n    cell Cancelled\n    cell 27 June 2027\n box\n  h License keys\n  table\n   row\n    columnheader Key\n    columnheader Status\n   row\n    cell Loom key 77\n    cell Active",
    );
    let held = only(&page);
    assert_eq!(held.status, Status::Ended, "{page}");
    assert_eq!(held.name.as_deref(), Some("Loom Pro"), "{page}");
}

#[test]
fn the_button_that_goes_on_sends_what_was_filled_in_wherever_it_stands() {
    let page = model(
        "dialog Leave\n radio @e1 Too expensive\n radio @e2 Another reason\n button @e3 Let me think about it\n button @e4 Next",
    );
    let form = page.form_of(&Ref(1)).unwrap();
    assert_eq!(form.submit, Some(Ref(4)), "{page}");
}

#[test]
fn rows_of_one_card_are_one_subscription_and_the_way_out_below_is_its_own() {
    let page = model(
        "main
 h Membership
 h Plan details
 box
  box
   p Lumora Premium
   p 4K + HDR
   p $22.99/mo
  box
   p Renews December 14, 2026
   p Visa 4471
  link @e8 Change plan
 h Add-ons
 box
  box
   p Sports Pass
   p $9.99/mo · renews December 1, 2026
   button @e10 Cancel
  box
   p Extra member slot
   p Share it
   button @e11 Buy slot
 link @e12 Cancel membership",
    );
    let named = |s: &page::Subscription| s.name.clone().unwrap_or_default();
    let names: Vec<String> = page.subscriptions.iter().map(named).collect();
    assert_eq!(names, ["Lumora Premium", "Sports Pass"]);
    let own = &page.subscriptions[0];
    assert_eq!(own.price.as_deref(), Some("$22.99/mo"));
    assert!(own.renews_on.is_some());
    assert!(own.holds(&Ref(12)));
}

#[test]
fn an_app_s_bar_of_links_under_its_page_is_no_layer() {
    let page = model(
        "main
 h Settings
 link @e1 Subscription
nav above y=760 w=500
 link @e2 Discover
 link @e3 Chats
 link @e4 Profile",
    );
    assert_eq!(page.open_layer(), None);
}

#[test]
fn a_plan_that_one_may_go_down_to_is_not_held_and_one_with_a_downgrade_beside_its_end_is() {
    let plans = "main\n h Plans\n ul\n  li\n   h Free\n   p $0\n   button @e1 Downgrade to Free\n  li\n   h Team\n   p $12 / seat\n   p Current plan\n  li\n   h Business\n   p $21 / seat\n   button @e2 Upgrade";
    assert!(
        model(plans)
            .lists
            .iter()
            .all(|l| l.kind != ListKind::Subscriptions),
        "{}",
        model(plans)
    );
    let held = "main\n h Plans\n ul\n  li\n   h Pro\n   p $12 / month\n   p Renews on 8 December 2026\n   button @e1 Downgrade\n   button @e2 Cancel\n  li\n   h Photos\n   p $3 / month\n   p Renews on 9 December 2026\n   button @e3 Downgrade\n   button @e4 Cancel";
    assert_eq!(model(held).subscriptions.len(), 2, "{}", model(held));
}

#[test]
fn parts_of_an_account_are_no_goods_and_what_is_managed_by_its_name_is_held() {
    let account = "main\n h Account\n box\n  h Subscriptions\n  p Skip, swap or change\n  button @e1 Manage subscriptions\n box\n  h Last order\n  p #4418\n  p €22.95\n box\n  h Glass teapot\n  p €24.95\n  button @e2 Add to basket";
    let page = model(account);
    assert_ne!(page.region_of(&Ref(1)), Some(Region::Catalogue), "{page}");
    let packs = "main\n h TV packs\n ul\n  li\n   h Touchline Sports\n   p £26.00\n   button @e1 Manage Touchline Sports\n  li\n   h Tiddlers Kids\n   p £6.00\n   button @e2 Manage Tiddlers Kids";
    let page = model(packs);
    assert_eq!(
        names(&page),
        [Some("Touchline Sports"), Some("Tiddlers Kids")],
        "{page}"
    );
}

/// A plan, an add-on, an offer and a card stand in boxes that are drawn alike: parts of an account, whatever one of them costs.
#[test]
fn the_parts_of_a_billing_page_are_no_goods() {
    let plan = "box\n  h Current plan\n  p Team\n  p Active\n  p $48.00 / month\n  p Renews on 13 December 2026\n  button @e1 More plan actions\n";
    let parts = " box\n  h Add-ons\n  p Insights\n  p $15.00 / month\n  button @e2 Remove\n box\n  h Get more\n  p Business adds more.\n  a @e3 See Business\n box\n  h Payment method\n  p Visa ending in 4417\n  button @e4 Update\n";
    let page = model(&format!("main\n h Billing\n {plan}{parts}"));
    assert_ne!(page.region_of(&Ref(1)), Some(Region::Catalogue), "{page}");
    assert_ne!(page.region_of(&Ref(4)), Some(Region::Catalogue), "{page}");
    assert!(page.tells_of_a_subscription(), "{page}");
}

#[test]
fn a_control_in_several_lines_has_a_title() {
    let page = model(
        "main\n h Plan\n button @e1 Cancel End your plan\n  p Cancel\n  p End your plan\n button @e2 Details\n  p Details",
    );
    assert_eq!(page.lines_of(&Ref(1)), ["Cancel", "End your plan"]);
    assert!(page.lines_of(&Ref(2)).is_empty());
}

#[test]
fn a_chip_that_can_be_pressed_says_how_things_stand_unless_others_stand_beside_it() {
    let card = |chips: &str| {
        model(&format!(
            "main\n h Your plan\n box\n  h Premium\n  p €7.99 / month\n  box\n{chips}"
        ))
    };
    let alone = card("   box @e2 Cancelled");
    assert!(only(&alone).status.is_over(), "{alone}");
    let filter = card("   box @e2 Cancelled\n   box @e3 Active\n  p Renews on 14 March 2027");
    assert!(!only(&filter).status.is_over(), "{filter}");
}

#[test]
fn a_foot_without_a_landmark_may_hold_the_way_out_that_the_law_wants() {
    let account = "box\n h Hello\n box\n  h Premium\n  p Active\n  p Next payment: 14 March 2027\n";
    let foot = |links: &str| {
        let page = model(&format!("{account}box y=700 w=900\n{links}"));
        page.region_of(&Ref(9))
    };
    let legal = " a @e7 Terms of Service\n a @e8 Privacy Policy\n a @e9 Cancel contracts here";
    assert_eq!(foot(legal), Some(Region::Footer));
    let account = " a @e7 Payment methods\n a @e8 Terms of Service\n a @e9 Cancel membership";
    assert_eq!(foot(account), Some(Region::Main));
}

#[test]
fn an_end_and_its_day_is_when_it_ends() {
    let page = model(
        "main\n h Billing\n box\n  h Insights\n  p $145.00 / mo\n  p Cancels Dec 19, 2026\n  button @e1 Manage",
    );
    let held = only(&page);
    assert_eq!(date(&held.ends_on), "Dec 19, 2026", "{page}");
    assert_eq!(held.status, Status::Ending);
}

/// A card of a shop's regular deliveries: no renewal is spoken of, and no period beside the price.
#[test]
fn what_costs_something_and_has_a_next_time_is_held_and_no_goods() {
    let card = |name: &str, at: u32| {
        format!(
            "  box\n   h {name}\n   dt Amount\n   dd €18.00\n   dt Next parcel\n   dd 10 December 2026\n   a @e{at} See and change it\n"
        )
    };
    let two = ["Decaf, 30 bags", "Forest roast, 2 bags"];
    let page = model(&format!(
        "main\n h On their way\n box\n{}{}",
        card(two[0], 1),
        card(two[1], 2)
    ));
    assert_eq!(names(&page), two.map(Some), "{page}");
    // Goods that come some day are goods.
    let goods = "main\n h Coffee\n box\n  box\n   h Decaf\n   p €18.00\n   p In stock 10 December 2026\n   button @e1 Add to cart\n  box\n   h Forest roast\n   p €16.00\n   p In stock\n   button @e2 Add to cart\n";
    assert_eq!(model(goods).subscriptions.len(), 0);
}

#[test]
fn two_boxes_headed_by_a_bold_word_are_two_subscriptions() {
    let page = model(
        "main\n h Mi cuota\n box\n  box\n   box\n    p Cuota Total\n    p Activa\n   dt Precio\n   dd 39,90 €/mes\n   dt Próximo cobro\n   dd 9 de diciembre de 2026\n   button @e1 Darme de baja\n  box\n   box\n    p Servicio de toalla\n    p Activo\n   p 6,00 €/mes, se cobra junto con la cuota\n   button @e2 Dar de baja el servicio",
    );
    assert_eq!(
        names(&page),
        [Some("Cuota Total"), Some("Servicio de toalla")],
        "{page}"
    );
    assert!(page.subscriptions[0].holds(&Ref(1)) && !page.subscriptions[0].holds(&Ref(2)));
}

#[test]
fn links_drawn_as_cards_are_the_records_of_what_they_lead_to() {
    let page = model(
        "main\n h Abonnements\n a @e1 Actif Café de saison Toutes les 4 semaines · 17,90 € Prochaine commande : 8 décembre 2026\n  p Actif\n  h Café de saison\n  p Toutes les 4 semaines · 17,90 €\n  p Prochaine commande : 8 décembre 2026\n a @e2 Actif Filtres papier Tous les 2 mois · 6,50 € Prochaine commande : 30 décembre 2026\n  p Actif\n  h Filtres papier\n  p Tous les 2 mois · 6,50 €\n  p Prochaine commande : 30 décembre 2026",
    );
    assert_eq!(
        names(&page),
        [Some("Café de saison"), Some("Filtres papier")],
        "{page}"
    );
    assert_eq!(
        page.said_of_card(&Ref(2)).as_deref(),
        Some("Filtres papier")
    );
    assert!(page.subscriptions[1].holds(&Ref(2)), "{page}");
}

#[test]
fn what_labels_only_buttons_names_nothing_and_neither_does_a_label_of_every_row() {
    let rows = |of: &str, id: u32, date: &str| {
        format!(
            "  row\n   cell\n    a @e{id} Abonnement Nummer {of} ansehen\n   cell Aktiv\n   cell {date}\n   cell 27,80 € / Monat\n   cell\n    a @e{} Anzeigen\n",
            id + 1
        )
    };
    let listed = format!(
        "main\n h Abonnements\n table\n  row\n   columnheader Abonnement\n   columnheader Status\n   columnheader Nächste Zahlung\n   columnheader Gesamtsumme\n   columnheader\n{}{}",
        rows("4127", 1, "18. Dezember 2026"),
        rows("4391", 3, "21. Dezember 2026"),
    );
    let page = model(&listed);
    assert!(page.names_none_of_several(), "{page}");
    let page = model(
        "main\n h Abonnement #4127\n table\n  row\n   cell Status\n   cell Aktiv\n  row\n   cell Nächste Zahlung\n   cell 18. Dezember 2026\n  row\n   cell Aktionen\n   cell\n    a @e1 Pausieren\n    a @e2 Kündigen\n h Summen\n table\n  row\n   columnheader Produkt\n   columnheader Gesamtsumme\n  row\n   cell\n    a @e3 Vorratsregal\n   cell 27,80 € / Monat",
    );
    assert_ne!(only(&page).name.as_deref(), Some("Aktionen"), "{page}");
}

#[test]
fn a_number_is_no_name() {
    let page = model(
        "main\n h Détails de l’abonnement\n p Actif\n p N° 20918763714\n p Prochaine commande : 8 décembre 2026\n button @e1 Annuler l’abonnement",
    );
    assert_eq!(only(&page).name, None, "{page}");
    assert_eq!(page.subscription_named("Café de saison"), Match::Only(0));
    let page = model(
        "main\n h Holt Keeper monthly gift\n dt Reference\n dd RG-204417\n dt Status\n dd Active\n dt Next payment\n dd 9 December 2026",
    );
    assert_eq!(
        only(&page).name.as_deref(),
        Some("Holt Keeper monthly gift"),
        "{page}"
    );
}

#[test]
fn what_is_said_of_one_contract_line_by_line_is_no_list_of_several() {
    let page = model(
        "main\n h Ökostrom 24\n box\n  p Wir haben Ihre Kündigung erhalten\n  p Ihr Vertrag wurde gekündigt. Die Belieferung endet am 26.12.2026.\n box\n  box\n   p Vertragsnummer\n   p V-7730418-S\n  box\n   p Arbeitspreis\n   p 31,84 € pro Monat\n  box\n   p Lieferbeginn\n   p 24.02.2025\n  box\n   p Vertragslaufzeit\n   p endet am 26.12.2026",
    );
    assert!(page.lists.is_empty(), "{page}");
    assert_eq!(only(&page).name.as_deref(), Some("Ökostrom 24"), "{page}");
    assert!(only(&page).status.is_over(), "{page}");
}

#[test]
fn the_last_day_of_a_card_ends_no_subscription() {
    let drawn = |card: &str| {
        format!(
            "main\n h Filmhaus Plus\n p €9.99 / month\n p Expiration: 30 November 2027\n p {card}\n button @e1 Cancel membership"
        )
    };
    assert!(only(&model(&drawn("Visa 4242"))).ends_on.is_none());
    assert!(only(&model(&drawn("Paid yearly"))).ends_on.is_some());
}

#[test]
fn how_each_of_several_stands_is_said_of_each() {
    let page = model(
        "main\n h Your plans\n ul\n  li\n   p Nordlicht Film\n   p €9.99 / month\n  li\n   p Gymhaus Flex\n   p Ends on 12 May 2027\n  li\n   p Morgenblatt\n   p Active\n  li\n   p Kochbox\n   p €19.00 / month",
    );
    assert!(!page.lists.is_empty(), "{page}");
}

#[test]
fn two_cards_of_one_name_keep_it_and_what_else_a_card_does_is_told() {
    let card = |id: u32, date: &str, more: &str| {
        format!(
            " a @e{id} Filmhaus Plus\n  h Filmhaus Plus\n  p Active\n  p €9.99 / month\n  p Renews on {date}\n{more}"
        )
    };
    let more = "  p Renew now\n";
    let page = model(&format!(
        "main\n h Subscriptions\n{}{}",
        card(1, "8 December 2026", ""),
        card(2, "30 December 2026", more)
    ));
    assert!(!page.names_none_of_several(), "{page}");
    assert_eq!(page.said_of_card(&Ref(1)).as_deref(), Some("Filmhaus Plus"));
    let said = page.said_of_card(&Ref(2)).unwrap();
    assert_eq!(said, "Filmhaus Plus Renew now");
}

#[test]
fn what_is_folded_out_in_a_card_is_a_part_of_it() {
    let drawn = |open: &str| {
        format!(
            "main\n h Mein Abo\n box\n  h Klangwerk Duo\n  p Aktiv\n  p 14,99 € / Monat\n  p Nächste Abbuchung am 17.12.2026\n  box\n   box\n    button @e1 collapsed Optionen verwalten\n    box\n{open}   box\n    button @e3 collapsed Vertrag und Laufzeit\n    box\n     p Jederzeit kündbar.\n     a @e4 Abo kündigen\n   box\n    button @e5 collapsed Mitglied verwalten\n    box\n     button @e6 Entfernen"
        )
    };
    let closed = model(&drawn("     button @e2 Option kündigen\n"));
    assert_eq!(names(&closed), [Some("Klangwerk Duo")], "{closed}");
    let option = |name: &str, button: &str| {
        format!("     box\n      p {name}\n      p 3,00 € / Monat\n      button {button}\n")
    };
    let options =
        option("HiFi-Option", "@e2 Option kündigen") + &option("Hörbuch-Option", "@e7 Dazubuchen");
    let open = model(&drawn(&options));
    assert_eq!(
        names(&open),
        [Some("Klangwerk Duo"), Some("HiFi-Option")],
        "{open}"
    );
    assert_eq!(open.subscription_of(&Ref(2)), Some(1), "{open}");
    assert_eq!(open.subscription_of(&Ref(4)), Some(0), "{open}");
}

/// Of what is folded out under its name each is a thing of its own.
#[test]
fn an_accordion_of_things_is_a_list() {
    let page = model(
        "main\n h Your plans\n box\n  box\n   button @e1 expanded Lumora Film\n   box\n    p Active, €9.99 a month\n    p Renews on 14 December 2026\n    button @e2 Cancel\n  box\n   button @e3 collapsed Lumora Sports\n   box\n    button @e4 Cancel\n    p Shown when it is open",
    );
    assert_eq!(page.lists.len(), 1, "{page}");
}

/// Of a closed one the head is all there is; it may say how it stands.
#[test]
fn what_is_folded_up_under_its_name_is_called_by_it() {
    let open = "main\n h Subscriptions\n box s=3\n  button @e1 collapsed Alpine Monthly\n box s=3\n  button @e2 expanded Motor Today\n  p €3.90 a month, renews on 14 December 2026\n  button @e3 Cancel\n box s=3\n  button @e4 collapsed Cook & Wine\nbox\n h Your data\n p Ada Moss";
    let page = model(open);
    let all = ["Alpine Monthly", "Motor Today", "Cook & Wine"].map(Some);
    assert_eq!(names(&page), all, "{page}");
    assert_eq!(page.subscriptions[1].lines.len(), 1, "{page}");
    let head = |n: u8, state: &str, name: &str, says: &str| {
        format!("  button @e{n} s=5 {state} {name} {says}\n   p {name}\n   p {says}\n")
    };
    let closed = head(1, "collapsed", "Photo Storage", "€2.99 / month")
        + &head(
            2,
            "collapsed",
            "Design Suite",
            "Cancels on 14 December 2026",
        );
    let page = model(&format!("main\n h Subscriptions\n box\n{closed}"));
    assert_eq!(
        names(&page),
        [Some("Photo Storage"), Some("Design Suite")],
        "{page}"
    );
    assert!(page.subscriptions[1].ends_on.is_some(), "{page}");
}

/// It says when the contract may end, not that it does.
#[test]
fn the_earliest_possible_end_is_no_end() {
    for line in [
        "Nächstes mögliches Vertragsende: 14.12.2026.",
        "Earliest end date: 14 December 2026",
        "Prima data utile per la disdetta dell'abbonamento: 14 dicembre 2026",
    ] {
        let page = model(&format!(
            "main\n h Funk L\n p 19,99 € im Monat\n p {line}\n button @e1 Kündigen"
        ));
        assert_eq!(page.subscriptions.len(), 1, "{page}");
        assert!(page.subscriptions[0].ends_on.is_none(), "{page}");
        assert!(!page.subscriptions[0].status.is_over(), "{page}");
    }
    for line in [
        "Gekündigt, nächstmögliches Vertragsende: 14.12.2026",
        "Cancelled – next possible end date: 14 December 2026",
        "Nächstmögliches Vertragsende: 14.12.2026 (gekündigt)",
    ] {
        let page = model(&format!(
            "main\n h Funk L\n p 19,99 € im Monat\n p {line}\n button @e1 Reactivate"
        ));
        assert!(page.subscriptions[0].ends_on.is_some(), "{page}");
        assert!(page.subscriptions[0].status.is_over(), "{page}");
    }
}

/// The heading names the thing: what stands under it, each under its own title, are parts of that.
#[test]
fn parts_under_the_name_of_a_thing_are_no_list_of_things() {
    let page = model(
        "main\n h Harbour Complete\n article s=4\n  h Plan\n  p VPN, 12 months\n  p Active\n  p $79.95, renews on 21 December 2026\n article s=4\n  h Billing cycle\n  p Every year\n  button @e1 Switch to 24 months\n  a @e2 Turn off automatic renewal",
    );
    assert_eq!(names(&page), [Some("Harbour Complete")], "{page}");
    assert_eq!(page.subscription_of(&Ref(2)), Some(0), "{page}");
    // Under the name of a service stand things of their own.
    for (one, other) in [
        (
            "p Cancelled\n  p Access until 14 December 2026\n  button @e1 Renew",
            "p €4.99 / month\n  button @e2 Cancel",
        ),
        (
            "p €9.99 a month, renews on 14 December 2026\n  button @e1 Cancel",
            "p Active\n  a @e2 Details",
        ),
        (
            "p €9.99 a month, renews on 14 December 2026\n  button @e1 Cancel",
            "p Ends on 3 December 2026",
        ),
    ] {
        let page = model(&format!(
            "main\n h Klangwerk\n article s=4\n  h Morning Post\n  {one}\n article s=4\n  h Puzzle Club\n  {other}"
        ));
        let both = [Some("Morning Post"), Some("Puzzle Club")];
        assert_eq!(names(&page), both, "{page}");
    }
}

/// The heads of the parts of an account are called like nothing that is held, and so are those of what can be chosen.
#[test]
fn what_is_folded_up_beside_a_plan_is_no_subscription() {
    let part = |n: u8, head: &str| format!(" box s=3\n  button @e{n} collapsed {head}\n");
    let open = |n: u8, head: &str| {
        format!(
            " box s=3\n  button @e{n} expanded {head}\n  p €9.99 a month, renews on 14 December 2026\n  button @e9 Cancel subscription"
        )
    };
    let parts = part(1, "Devices") + &part(2, "Parental controls");
    for page in [
        format!(
            "main\n h Manage your subscription\n{parts}{}",
            open(3, "Your plan")
        ),
        format!(
            "main\n h Your subscription\n{parts}{}",
            open(3, "Your plan")
        ),
        format!(
            "main\n h Change your plan\n{parts}{}",
            open(3, "Klangwerk Duo")
        ),
    ] {
        let page = model(&page);
        assert_eq!(page.subscriptions.len(), 1, "{page}");
    }
}

/// What a list of choices shows is no state of anything.
#[test]
fn what_stands_chosen_in_a_menu_is_said_of_nothing() {
    for menu in ["collapsed popup", "collapsed"] {
        let page = model(&format!(
            "main\n h Your subscriptions\n button @e1 {menu} Status Cancelled\n  p Status\n  p Cancelled\n article\n  h Klangwerk Duo\n  p €9.99 a month, renews on 14 December 2026\n  button @e2 Cancel"
        ));
        assert_eq!(names(&page), [Some("Klangwerk Duo")], "{page}");
        assert!(!page.subscriptions[0].status.is_over(), "{page}");
    }
}

#[test]
fn what_stands_beside_the_earliest_possible_end_is_read() {
    let page = model(
        "main\n h Funk L\n p Renews on 14 December 2026, earliest possible end 14 December 2027\n button @e1 Cancel",
    );
    let own = &page.subscriptions[0];
    assert!(own.renews_on.is_some() && own.ends_on.is_none(), "{page}");
}

/// "Add-on" is a kind; its own control says what it is called.
#[test]
fn what_its_own_control_calls_by_name_is_called_so() {
    let row = |n: u8, name: &str, line: &str| {
        format!(" box s=3\n  p {name}\n  p {line}\n  button @e{n} popup Options for {name}\n")
    };
    let page = model(&format!(
        "main\n h Your subscriptions\n{}{}",
        row(
            1,
            "Lumora Standard",
            "£10.99 a month · next bill 14 December 2026"
        ),
        row(
            2,
            "Kids Pack",
            "Add-on, £14.99 a month · next bill 22 December 2026"
        )
    ));
    let both = [Some("Lumora Standard"), Some("Kids Pack")];
    assert_eq!(names(&page), both, "{page}");
}

/// What is said of a trial under a condition is no end.
#[test]
fn a_trial_that_costs_nothing_if_it_is_ended_in_time_goes_on() {
    let page = model(
        "main\n h Klangwerk Premium\n p Essai gratuit jusqu'au 14 décembre 2026\n p Plus aucun prélèvement ne sera effectué si vous résiliez avant cette date.\n p Puis 9,99 € par mois\n button @e1 Annuler l'essai",
    );
    assert!(!page.subscriptions[0].no_renewal, "{page}");
}

/// "Basic price" labels a value; the heading over the rows names the contract.
#[test]
fn the_label_of_a_price_is_no_name_under_a_heading() {
    let page = model(
        "main\n h Mein Vertrag\n article\n  h Funk L, 20 GB\n  table\n   row\n    cell Rufnummer\n    cell 0150 318\n   row\n    cell Grundpreis\n    cell 19,99 € im Monat\n   row\n    cell Status\n    cell aktiv",
    );
    assert_eq!(names(&page), [Some("Funk L, 20 GB")], "{page}");
    let page = model(
        "main\n h Nordfunk Mobil\n article\n  h Basic\n  table\n   row\n    cell Basic price\n    cell €9.99 a month\n   row\n    cell Status\n    cell active\n  button @e1 Cancel",
    );
    assert_eq!(names(&page), [Some("Basic")], "{page}");
}

/// The way out of the card is not that of what can be added to it.
#[test]
fn the_way_out_of_a_card_is_none_of_what_is_listed_beside_it() {
    let page = model(
        "main\n h Your account\n article\n  p Active\n  h Lumora Premium\n  p €12.99 a month, renews on 14 December 2026\n  a @e1 Cancel membership\n box w=80\n  h Sports Pack\n  p €5.00 a month, active\n box w=80\n  h Kids Pack\n  p €3.00 a month, active\n  button @e2 Cancel pack",
    );
    let own = page.subscription_of(&Ref(1)).unwrap();
    assert_eq!(
        page.subscriptions[own].name.as_deref(),
        Some("Lumora Premium"),
        "{page}"
    );
    assert!(!page.is_of_the_named(&Ref(1), "Sports Pack"), "{page}");
}

#[test]
fn cards_with_heads_drawn_alike_are_of_one_kind_whatever_is_folded_out_in_one() {
    let head = |name: &str| format!("  box s=7\n   h {name}\n   p Active\n");
    let fold = "  box\n   h Manage subscription\n    button @e1 expanded Manage subscription\n   box\n    p Need more? Family for $12.99/month.\n    button @e2 Upgrade\n    p Mastercard 2209\n    button @e3 Change\n    p Recurring billing\n    button @e4 Cancel subscription\n   h Your benefits\n    button @e5 collapsed Your benefits\n";
    let page = model(&format!(
        "main\n h Services\n group\n{}  p $7.99/month\n  p Your next charge is $7.99 on 8 December 2026.\n{fold} group\n{}  p $14.00/year, renews on 15 April 2027\n  button @e6 Turn off auto-renew",
        head("Cobalt Drive Plus"),
        head("Cobalt Domains")
    ));
    assert_eq!(
        names(&page),
        [Some("Cobalt Drive Plus"), Some("Cobalt Domains")],
        "{page}"
    );
    assert_eq!(page.subscription_of(&Ref(4)), Some(0), "{page}");
}

#[test]
fn the_card_beside_a_list_of_what_can_be_added_is_held_as_well() {
    let option = " box w=80\n  h Sports channel (option)\n  p €6.90 a month\n  button @e2 Cancel option\n box w=80\n  h Kids channel (option)\n  p €3.90 a month\n  button @e3 Cancel option";
    let page = model(&format!(
        "main\n h Your contract\n article\n  p Active\n  h Namioto Standard\n  dt Price\n  dd €14.80 a month\n  dt Next renewal\n  dd 13 December 2026\n  a @e1 Change or cancel plan\n{option}"
    ));
    assert_eq!(
        names(&page).first(),
        Some(&Some("Namioto Standard")),
        "{page}"
    );
    assert_eq!(page.subscriptions.len(), 3, "{page}");
}

#[test]
fn what_heads_a_step_of_the_way_out_is_no_subscription() {
    let page = model(
        "main\n box\n  p Active\n  h Livre-Trânsito\n  p €29.90 a month\n box\n  h Confirm the cancellation\n  dt Last day\n  dd 31 December 2026\n  p After confirming, the direct debit ends and the plan won't renew.\n  a @e1 Keep my plan\n  button @e2 Confirm cancellation",
    );
    assert_eq!(names(&page), [Some("Livre-Trânsito")], "{page}");
}

#[test]
fn a_link_in_a_sentence_is_a_way_out_all_the_same() {
    let page = model(
        "main\n h Plan settings\n box\n  p Active\n  h Classic Box\n  p $82.93 per week\n  p Next charge: December 10, 2026.\n box\n  p Active\n  h Cellar Club\n  p $79.00, next shipment in January.\n  button @e1 Cancel membership\n p Not the right fit anymore? You can cancel your plan at any time.\n  a @e2 cancel your plan",
    );
    assert_eq!(page.subscription_of(&Ref(2)), Some(0), "{page}");
}

#[test]
fn of_two_of_one_kind_the_one_is_meant_that_has_all_the_words_in_its_row() {
    let row = |who: &str, number: &str, id: u32| {
        format!(
            "  row\n   cell {who}\n   cell {number}\n   cell Mobile 80\n   cell €14.99 a month\n   cell Active\n   cell\n    a @e{id} Manage line\n"
        )
    };
    let page = model(&format!(
        "main\n h Your lines\n table\n{}{}",
        row("Camille", "06 58 21 40 97", 1),
        row("Lucas", "07 69 13 55 82", 2)
    ));
    let named = "Mobile 80 – 07 69 13 55 82";
    assert_eq!(page.subscription_named(named), Match::Of(1), "{page}");
    assert!(page.is_of_the_named(&Ref(2), named) && !page.is_of_the_named(&Ref(1), named));
    // The name of what it is for may be a link.
    let hosted = |site: &str, id: u32| {
        format!(
            "  row\n   cell\n    p Hosting L\n    a @e{id} {site}\n   cell €14.90\n   cell Monthly\n   cell 4 December 2026\n   cell Active\n   cell\n    a @e{} Manage\n",
            id + 1
        )
    };
    let page = model(&format!(
        "main\n h Your services\n table\n{}{}",
        hosted("farm.example", 1),
        hosted("garden.example", 3)
    ));
    assert_eq!(
        page.subscription_named("Hosting L – garden.example"),
        Match::Of(1),
        "{page}"
    );
    // What only a link says may be on offer there; what is said of another stands in a line of more words.
    let page = model(
        "main\n ul\n  li\n   h Basic\n   p €5.00 a month\n   p Active\n   a @e1 Premium\n   button @e2 Cancel plan\n  li\n   h Family\n   p €9.00 a month, all of Extra and more\n   p Active\n   button @e3 Cancel plan",
    );
    assert_eq!(page.subscription_named("Premium"), Match::NotHeld, "{page}");
    assert!(!page.is_of_the_named(&Ref(3), "Extra"), "{page}");
}

#[test]
fn what_a_page_quotes_is_none_of_its_own_words() {
    let page = model(
        "main\n h Questions\n p This is what you will read:\n blockquote\n  p Your subscription has been cancelled.",
    );
    assert_eq!(
        page.content_lines(),
        ["Questions", "This is what you will read:"],
        "{page}"
    );
}

#[test]
fn what_finishes_a_subscription_ends_the_one_that_runs_and_buys_where_it_is_sold() {
    let page = |lines: &str| model(&format!("main\n h Your account\n box\n{lines}"));
    let held = page(
        "  h Lumora\n  p Status: active\n  p Renews on 14 December 2026\n  button @e1 Finalizar suscripción",
    );
    assert!(held.ends_what_is_held(&Ref(1)), "{held}");
    let told = model(
        "dialog modal\n h Last step\n p Your plan won't renew.\n button @e1 Finalizar suscripción",
    );
    assert!(told.ends_what_is_held(&Ref(1)), "{told}");
    let sold =
        model("main\n h Last step\n p Lumora\n p €9.99 a month\n button @e1 Finalizar suscripción");
    assert!(!sold.ends_what_is_held(&Ref(1)), "{sold}");
    let last = |sum: &str| {
        model(&format!(
            "main\n p Paso 3 de 3\n h Último paso\n p Plan Estándar, 9,99 € al mes\n p Podrás verlo hasta el 18 de diciembre de 2026. No te cobraremos nada más.{sum}\n button @e1 Finalizar suscripción\n a @e2 Conservar mi plan"
        ))
    };
    let own = last("");
    assert!(own.ends_what_is_held(&Ref(1)), "{own}");
    let another = last(" Plan anual: 99 €.");
    assert!(!another.ends_what_is_held(&Ref(1)), "{another}");
    let once = model(
        "main\n h Suscripción de por vida\n p Pago único de 99 €: no habrá más cobros.\n button @e1 Finalizar suscripción",
    );
    assert!(!once.ends_what_is_held(&Ref(1)), "{once}");
}

#[test]
fn one_price_and_one_plain_end_are_a_subscription_and_an_offer_is_none() {
    let page = |button: &str| {
        model(&format!(
            "main\n h Pass details\n p Hub Pass Audio\n p €11.99 / month\n button @e1 {button}"
        ))
    };
    let held = page("End Hub Pass");
    assert_eq!(held.subscription_of(&Ref(1)), Some(0), "{held}");
    assert!(
        page("No thanks, continue cancelling")
            .subscriptions
            .is_empty()
    );
}

#[test]
fn a_card_beside_add_ons_is_known_by_what_can_be_done_with_it() {
    let page = |card: &str| {
        model(&format!(
            "main\n h Your account\n box\n  h Premium plan\n{card}\n h Channels\n ul\n  li\n   h Football\n   p $99.00 a month, renews on 5 December 2026\n   button @e8 Cancel channel\n  li\n   h Anime\n   p $59.00 a month\n   button @e9 Add channel"
        ))
    };
    let named = |page: &page::PageModel| {
        let names = page.subscriptions.iter().map(|s| s.name.clone());
        names.flatten().collect::<Vec<_>>()
    };
    let runs = page(
        "  p $299.00 a month. Next charge: 13 December 2026\n  button @e1 Manage subscription",
    );
    assert_eq!(named(&runs), ["Premium plan", "Football"], "{runs}");
    let over = page("  p $299.00 a month\n  button @e1 Resume subscription");
    assert_eq!(named(&over), ["Premium plan", "Football"], "{over}");
    let told = page("  p $299.00 a month");
    assert_eq!(named(&told), ["Football"], "{told}");
}

#[test]
fn what_unfolds_in_the_part_that_was_pointed_at_is_made_of_its_own_controls() {
    let page = model(
        "main\n box\n  h All Access\n  p Active\n  p €29.90 a month. Next charge: 20 April 2027\n  box @e1 Menu End delivery and access Pause\n   p Menu\n   menuitem @e2 End delivery and access\n   menuitem @e3 Pause for 4 weeks",
    );
    let own = &page.subscriptions[0];
    assert!(
        own.holds(&Ref(2)) && own.holds(&Ref(3)) && !own.holds(&Ref(1)),
        "{page}"
    );
    assert!(page.is_its_only_way_out(&Ref(2)), "{page}");
}

#[test]
fn a_time_of_day_without_a_price_or_a_day_is_an_appointment() {
    let class = |when: &str| {
        model(&format!(
            "main\n h Your classes\n ul\n  li\n   h Indoor cycling\n   p {when}\n   button @e1 Cancel\n  li\n   h Gentle yoga\n   p {when}\n   button @e2 Cancel"
        ))
    };
    assert!(class("Today, 19:30").subscriptions.is_empty());
    assert_eq!(class("Renews on 4 May 2027, 19:30").subscriptions.len(), 2);
}

#[test]
fn the_tabs_of_an_app_in_its_foot_are_its_navigation() {
    let page = model("main\n h Your club\ncontentinfo\n tab @e1 Home\n tab @e2 Profile");
    let at = page.block_of(&Ref(2)).unwrap();
    assert_eq!(page.regions[at], page::Region::Navigation, "{page}");
}

#[test]
fn a_day_until_which_something_may_be_changed_ends_nothing() {
    let until = |text: &str| {
        let page = model(&format!(
            "main\n box\n  h Coffee club\n  p Active\n  p €21.50 a month\n  p {text}\n  button @e1 Manage subscription"
        ));
        page.subscriptions[0].ends_on.is_some()
    };
    assert!(!until("Changes possible until 28 November 2026"));
    assert!(until("Active until 28 November 2026"));
}

#[test]
fn what_takes_an_end_back_is_no_way_out() {
    let page = model(
        "main\n box\n  h Fibre 2.5\n  p Ends on 26 December 2026\n  p €29.90 a month\n  button @e1 Cancel the cancellation",
    );
    assert_eq!(
        page.subscriptions[0].controls[0].does,
        page::Does::Undo,
        "{page}"
    );
}

#[test]
fn under_a_heading_of_payments_a_completed_one_is_no_subscription_that_ended() {
    let history = |heading: &str, day: &str| {
        model(&format!(
            "main\n h {heading}\n table\n  row\n   cell Reading Circle\n   cell $6.00\n   cell {day}\n   cell Status: ended\n   cell\n    a @e1 View\n  row\n   cell Reading Circle\n   cell $6.00\n   cell {day}\n   cell Status: ended\n   cell\n    a @e2 View"
        ))
    };
    let paid = history("Payment history", "13 October 2026");
    assert!(paid.subscriptions.is_empty(), "{paid}");
    let held = history("Your subscriptions", "Renews on 13 October 2026");
    assert_eq!(held.subscriptions.len(), 2, "{held}");
}

#[test]
fn initials_beside_a_name_are_not_what_it_is_called() {
    let named = |first: &str| {
        let page = model(&format!(
            "main\n h Memberships\n ul\n  li\n   p {first}\n   a @e1 Night Signal\n   p Canceled\n   button @e2 Rejoin\n  li\n   p {first}\n   a @e3 Ink & Oak\n   p Canceled\n   button @e4 Rejoin"
        ));
        page.subscriptions[0].name.clone()
    };
    assert_eq!(named("NS").as_deref(), Some("Night Signal"));
    assert_eq!(named("TV").as_deref(), Some("TV"));
}

#[test]
fn what_takes_an_end_back_beside_a_list_is_the_only_subscriptions_own() {
    let undone = |others: &str| {
        let page = model(&format!(
            "main\n h Your account\n p Your subscription will expire on 18 December 2026\n button @e1 Continue subscription\n ul\n  li\n   h Supporter\n   p $7.00/month\n   p Expires 18 December 2026\n   button @e2 Change\n  li\n   h Emails\n   p Update your preferences\n   button @e3 Manage{others}"
        ));
        let only = page
            .subscriptions
            .iter()
            .find(|s| s.name.as_deref() == Some("Supporter"));
        only.is_some_and(|s| s.holds(&Ref(1)))
    };
    assert!(undone(""));
    assert!(!undone(
        "\n  li\n   h Grower\n   p $15.00/month\n   p Renews on 2 December 2026\n   button @e4 Change"
    ));
}

#[test]
fn a_choice_whose_name_runs_the_lines_of_its_label_together_has_a_title() {
    let lines = |name: &str, text: &str| {
        let drawn = format!("main\n radio @e1 {name}");
        let mut page = observation("https://site.example/leave", &drawn);
        page.text = text.to_owned();
        let model = PageModel::of(&page, None);
        let lines = model.lines_of(&Ref(1)).into_iter();
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    let name = "Cancel my box Nothing more is sent.";
    let label = "Cancel my week\nCancel my box\n✓\nNothing more is sent.\nPause\n";
    assert_eq!(
        lines(name, label),
        ["Cancel my box", "Nothing more is sent."]
    );
    assert!(lines("Pause", label).is_empty());
    // A line of its own is the label, whatever was written before it.
    let one = format!("{label}{name}\n");
    assert!(lines(name, &one).is_empty());
    assert!(
        lines(
            name,
            &format!("Cancel my\nbox Nothing more is sent.\n{label}")
        )
        .is_empty()
    );
    assert!(lines("Now here", "No\nwhere\n").is_empty());
    // A long one is cut.
    let long = [
        "Cancel my box",
        "Nothing more is sent, and nothing is owed.",
    ];
    assert_eq!(
        lines("Cancel my box Nothing more is se...", &long.join("\n")),
        long
    );
}

/// Libraries call a notice with a button an alert dialog and draw it among the rest. What lies over something else is one.
#[test]
fn what_calls_itself_a_dialog_and_lies_over_nothing_is_a_part_of_the_page() {
    let drawn = |y: u32| {
        model(&format!(
            "main\n h y=10 Cancel Growth\n alertdialog y={y}\n  p y={y} Switch to Starter for $59/month\n  button @e1 y={y} Switch to Starter\n button @e2 y=120 Continue to cancel"
        ))
    };
    assert_eq!(drawn(60).open_layer(), None);
    assert!(drawn(110).open_layer().is_some());
}

/// The heading of a part that folds turns nothing off, whatever is done in it.
#[test]
fn what_only_folds_a_part_out_says_nothing_of_the_renewal() {
    for (state, on) in [("expanded ", None), ("", Some(true))] {
        let page = model(&format!(
            "main\n h Explorer\n p £34.99 a year\n p Expires on 20 December 2026\n p Cancelled\n button @e1 {state}Renewal & cancellation\n button @e2 Rejoin"
        ));
        assert_eq!(page.subscriptions[0].auto_renew, on, "{state}");
    }
}

/// An app's cards are buttons: what one tells is the subscription's, and so is that it was ended.
#[test]
fn a_button_that_tells_how_a_plan_stands_is_its_card() {
    let card = |line: &str| {
        model(&format!(
            "main\n h Profile\n button @e1 Runner Gold {line}\n  p Runner Gold\n  p {line}\n button @e2 Shoes 80 km left\n  p Shoes\n  p 80 km left"
        ))
    };
    let runs = card("£5.99 a month · renews on 6 January 2027");
    let [held] = runs.subscriptions.as_slice() else {
        panic!("{:?}", runs.subscriptions);
    };
    assert_eq!(held.name.as_deref(), Some("Runner Gold"));
    assert!(held.goes_on() && runs.is_the_subscription_itself(&Ref(1)));
    assert!(!runs.is_the_subscription_itself(&Ref(2)));
    let over = card("Cancelled · ends on 6 January 2027");
    assert!(over.subscriptions[0].status.is_over(), "{over:?}");
    assert!(over.tells_of_an_end(&Ref(1)) && !runs.tells_of_an_end(&Ref(1)));
    let offered = card("£5.99 a month, cancel anytime");
    assert!(!offered.is_the_subscription_itself(&Ref(1)));
    // It says more than how that stands.
    let more = card("£5.99 a month · renews on 6 January 2027\n  p Tap to confirm the next season");
    assert!(!more.is_the_subscription_itself(&Ref(1)));
}

#[test]
fn what_is_said_of_a_control_names_it_between_quotation_marks() {
    let page = model(
        "main\n h Leave\n p Press Skip to go on. By pressing “Next” you order this week's box.\n p ※「次へ」を押した時点で解約となります。\n button @e1 Next\n button @e2 次へ\n button @e3 Skip",
    );
    let order = "By pressing “Next” you order this week's box.";
    assert_eq!(page.says_of("Next"), [order]);
    assert_eq!(page.says_of("次へ").len(), 1);
    assert!(page.says_of("Skip").is_empty());
}

#[test]
fn a_button_that_floats_in_a_corner_is_no_layer_however_far_a_bar_pushes_it_up() {
    let floats = |more: &str| {
        let page =
            format!("main\n h Settings\n link @e1 Subscription\nbox above y=640 w=150\n {more}");
        model(&page).open_layer()
    };
    assert_eq!(floats("link @e2 Message us"), None);
    assert!(floats("p Really end your plan? It stays till May.\n button @e2 End it").is_some());
}

#[test]
fn a_list_whose_entries_have_nothing_but_their_paper_is_one_of_invoices_whatever_its_head_says() {
    let row = |day: u32| {
        format!(
            "\n row\n  cell {day} December 2026\n  cell €11.99\n  cell\n   link @e{day} PDF 77{day}"
        )
    };
    let head = "main\n h History\n table\n row\n  cell Renews on\n  cell Costs\n  cell Number";
    let page = model(&format!("{head}{}{}{}", row(3), row(4), row(5)));
    assert!(page.subscriptions.is_empty(), "{page}");
    assert!(
        page.lists.iter().any(|l| l.kind == ListKind::Invoices),
        "{page}"
    );
}

#[test]
fn one_control_that_floats_in_a_corner_is_a_chats_however_much_it_says() {
    let corner = "main\n h Settings\n link @e1 Subscription\nbox above @e2 y=720 w=150 We are online and glad to help";
    assert_eq!(model(corner).open_layer(), None);
}

#[test]
fn what_a_price_is_labelled_with_names_nothing_and_the_value_of_an_unknown_label_may() {
    let card = "main\n h Current plan\n box\n  dt Item\n  dd Aurora Standard\n  dt Monthly rate\n  dd $30.99 billed monthly\n  dt Subscription state\n  dd Running\n  dt Payment due\n  dd Mar 11, 2027\n button @e1 Leave";
    let page = model(card);
    let names: Vec<_> = page
        .subscriptions
        .iter()
        .map(|s| s.name.as_deref())
        .collect();
    assert_eq!(names, [Some("Aurora Standard")], "{page}");
}

#[test]
fn of_what_is_for_sale_nothing_is_over() {
    let contracts = |state: &str| {
        model(&format!(
            "main\n h Contracts\n box\n  h Talk M\n  link @e1 Talk M\n  p $14.99 a month\n box\n  h Talk S\n  link @e2 Talk S\n  p {state}\n box\n  h Prepaid\n  link @e3 Prepaid\n  p $3.20"
        ))
    };
    let goods = |page: &PageModel| page.lists.iter().any(|l| l.kind == ListKind::Catalogue);
    let page = contracts("Cancelled on June 30, 2026");
    assert!(!goods(&page), "{page}");
    let page = contracts("$4.99");
    assert!(goods(&page), "{page}");
}

#[test]
fn a_greeting_over_the_accounts_own_forms_is_no_heading_of_goods() {
    let page = model(
        "box\n complementary\n  link @e1 Help\n main\n  h Today for you\n  box\n   h Nova Max\n   p Active\n   p $11.99 a month\n   p Next payment: Oct 25, 2027\n   button @e2 Give up the plan\n  box s=7\n   h About you\n   text @e3 Mail address\n   button @e4 Save\n  box s=7\n   h Our letter\n   text @e5 Mailbox\n   button @e6 Join",
    );
    assert!(
        page.lists.iter().all(|l| l.kind != ListKind::Catalogue),
        "{page}"
    );
    assert_eq!(page.region_of(&Ref(2)), Some(Region::Main), "{page}");
}

#[test]
fn a_row_with_nothing_but_its_paper_is_an_invoice_under_a_head_that_speaks_of_renewing_and_monthly()
{
    let row = |day: u32| {
        format!(
            "\n row\n  cell {day} de diciembre de 2026\n  cell 9,99 €\n  cell\n   a @e{day} PDF 7701{day}"
        )
    };
    let head = "main\n h Documentos\n table\n row\n  columnheader Se renueva el\n  columnheader Precio mensual\n  columnheader Referencia";
    let page = model(&format!("{head}{}{}{}", row(3), row(4), row(5)));
    assert!(page.subscriptions.is_empty(), "{page}");
}

#[test]
fn the_head_over_a_column_of_bills_says_nothing_of_what_goes_on() {
    let row = |day: u32| {
        format!(
            "\n  row\n   cell {day} December 2026\n   cell €9.99\n   cell\n    a @e{day} PDF 7701{day}"
        )
    };
    let head = "main\n h Papers\n table\n  row\n   columnheader Renews on\n   columnheader Costs";
    let page = model(&format!("{head}{}{}", row(3), row(4)));
    let idle = page.idle_blocks();
    let said = |text: &str| page.blocks.iter().position(|b| b.text == text).unwrap();
    assert!(idle.contains(&said("Renews on")), "{page}");
    assert!(!idle.contains(&said("Papers")), "{page}");
}

#[test]
fn what_lies_behind_a_dialog_that_covers_the_page_is_covered() {
    let page = model(
        "main\n h Your plan\n p Renews on 4 December 2026.\ndialog modal\n h Why are you leaving?\n button @e1 Continue",
    );
    let covered: Vec<&str> = page
        .covered_blocks()
        .into_iter()
        .map(|at| page.blocks[at].text.as_str())
        .collect();
    assert!(
        covered.contains(&"Your plan") && !covered.contains(&"Continue"),
        "{covered:?}"
    );
    assert!(
        model("main\n h Your plan\n button @e1 Continue")
            .covered_blocks()
            .is_empty()
    );
}

#[test]
fn a_form_that_ends_something_and_wants_it_to_be_understood_is_no_end_yet() {
    let asks = |ticked: &str, label: &str| {
        model(&format!(
            "main\n h Cancel Premium\n p You can read until 4 December 2026. It won't renew.\n form\n  checkbox @e1 required {ticked} I have read this and want to go on\n  button @e2 {label}"
        ))
    };
    let open = asks("unchecked", "Cancel subscription");
    assert_eq!(
        open.unconfirmed_end().map(|b| b.text.as_str()),
        Some("Cancel subscription"),
        "{open}"
    );
    assert!(
        asks("checked", "Cancel subscription")
            .unconfirmed_end()
            .is_none()
    );
    assert!(
        asks("unchecked", "Save my settings")
            .unconfirmed_end()
            .is_none()
    );
}

#[test]
fn a_heading_that_greets_somebody_names_no_plan_where_another_line_does() {
    let page = |lines: &str| {
        model(&format!(
            "main\n h Bonjour Solène\n{lines}\n p En cours, 23,70 € par trimestre. Prochain prélèvement le 5 janvier 2027.\n button @e1 Mettre fin à mon abonnement"
        ))
    };
    let name = |page: &page::PageModel| page.subscriptions[0].name.clone();
    let named = page(" p Abonnement Papier + Numérique");
    assert_eq!(
        name(&named).as_deref(),
        Some("Abonnement Papier + Numérique"),
        "{named}"
    );
}

#[test]
fn what_takes_an_end_back_by_a_phrase_of_its_own_is_a_way_back() {
    let page = model(
        "main\n h Mi cuenta\n box\n  h Plan Estándar\n  p Baja confirmada el 24 de noviembre de 2026. No se te cobrará nada más.\n  a @e1 Anular la baja",
    );
    let does = page.subscriptions[0].controls[0].does;
    assert_eq!(does, page::Does::Undo, "{page}");
}

/// Letters that one gets are a thing of their own, and so is a delivery: what ends them isn't the way out of the plan beside them.
#[test]
fn what_speaks_of_no_subscription_is_no_part_of_the_one_beside_it() {
    let page = model(
        "main\n h My account\n box\n  h Yarn club\n  p €19.90 a month. Next payment on 10 December 2026.\n box\n  h Parcel of 12 December\n  p On its way.\n  a @e1 Cancel",
    );
    assert!(!only(&page).holds(&Ref(1)), "{page}");
    let asked = model(
        "main\n h My account\n box\n  h Yarn club\n  p €19.90 a month. Next payment on 10 December 2026.\n box\n  h Frequent questions\n  p How can I cancel?\n  a @e1 Cancel",
    );
    assert!(only(&asked).holds(&Ref(1)), "{asked}");
}

#[test]
fn a_page_of_letters_names_the_mailbox_and_no_price() {
    let page = |line: &str| {
        model(&format!(
            "main\n h My subscriptions\n box\n  h Good morning\n  p The news, six days a week.\n  button @e1 Cancel subscription\n p {line}"
        ))
    };
    assert!(page("You get our emails at renato@example.org.").is_about_letters());
    assert!(!page("You get our emails at renato@example.org. €9.90 a month.").is_about_letters());
    assert!(!page("You read as renato@example.org.").is_about_letters());
}
/// Without a part around them all: terms in a list of the page's own, and the site's foot with a way out of everybody's contract.
#[test]
fn a_list_of_terms_is_one_thing_also_where_the_foot_has_a_way_out() {
    let page = model(
        "box\n h My contract\n box\n  h Balance cover\n  box\n   box\n    dt Number\n    dd SE 20 77413\n   box\n    dt State\n    dd Cancelled on 30 November 2026\n   box\n    dt Cover ends\n    dd 31 January 2027\n   box\n    dt Last charge\n    dd 5 January 2027\n  button @e1 Restore my contract\nbox\n a @e2 Legal\n a @e3 Cancel your contract",
    );
    let held = only(&page);
    assert_eq!(held.name.as_deref(), Some("Balance cover"), "{page}");
    assert!(held.status.is_over(), "{page}");
    // What each of several is called, with how it stands, are things.
    let several = model(
        "main\n h My plans\n box\n  box\n   dt Sports pack\n   dd Active, €4.00 a month\n   a @e1 Cancel\n  box\n   dt Film pack\n   dd Active, €5.00 a month\n   a @e2 Cancel",
    );
    assert_eq!(several.subscriptions.len(), 2, "{several}");
}

#[test]
fn a_tables_caption_is_its_title_and_a_label_says_that_it_renews() {
    let table = |renewal: &str| {
        model(&format!(
            "main\n h Billing\n table\n  caption Your subscriptions\n  row\n   columnheader Plan\n   columnheader Renewal\n  row\n   cell Web Start\n   cell {renewal}, €48\n  row\n   cell Web Mail\n   cell {renewal}, €3"
        ))
    };
    let page = table("every year");
    let titles: Vec<_> = page.lists.iter().map(|l| l.title.as_str()).collect();
    assert_eq!(titles, ["Your subscriptions"], "{page}");
    assert_eq!(
        names(&page),
        [Some("Web Start"), Some("Web Mail")],
        "{page}"
    );
    assert!(
        page.subscriptions.iter().all(Subscription::goes_on),
        "{page}"
    );
    let page = table("off");
    assert!(page.subscriptions.iter().all(|s| !s.goes_on()), "{page}");
}

#[test]
fn a_text_that_holds_its_links_is_not_counted_twice() {
    let bar = |text: &str| {
        let page = model(&format!(
            "box\n p {text}\n  link @e1 Overview\n  link @e2 Services\n  link @e3 Invoices\n  link @e4 Domains\nbox\n h Hello"
        ));
        page.region_of(&Ref(1))
    };
    assert_eq!(
        bar("Overview Services Invoices Domains"),
        Some(Region::Header)
    );
    let long = "Here you find the overview, what you have booked as services, what was paid as invoices, and what you own as domains";
    assert_ne!(bar(long), Some(Region::Header));
}
