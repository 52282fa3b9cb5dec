//! What is no candidate, whatever else speaks for it: what would do something else than lead to the end, and what leads nowhere.
use super::Setting;
use crate::heuristics::{self, Intent};
use crate::named;
use crate::planner::Hints;
use crate::{policy, portal, site};
use lexicon::{Concept as C, Phrase, lexicon};
use page::{FormKind, ListKind, Region};
use protocol::page_state::PageState;
use protocol::role::Role;
use protocol::snapshot::{Element, ElementState, InputKind};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Veto {
    /// Behind what lies over the page.
    Behind,
    /// Drawn beside the page's edge.
    OutOfSight,
    /// A list of goods, a banner, a chat.
    Elsewhere,
    /// Another subscription's.
    Another,
    /// It buys, changes, pauses, keeps, takes an offer or the end back.
    OtherDeed,
    /// It deletes more than the subscription.
    Deletes,
    SignsInOrOut,
    /// Terms, cookies, languages, downloads.
    Legal,
    /// A newsletter, an order, a delivery: it has an end of its own.
    OtherThing,
    /// Mail, phone, another site.
    LeavesSite,
    /// The page that it stands on.
    Here,
    /// The recipe of the service says to leave it alone.
    Never,
    /// It saves or sets something else of the account.
    Sets,
    /// "Cancelled": it tells how things stand.
    Tells,
}

pub(super) fn of(element: &Element, setting: &Setting<'_>) -> Option<Veto> {
    let label = setting.title_of(element);
    let phrase = setting.phrase(label);
    let never = |h: &Hints| {
        h.never.iter().any(|m| m.fits(element, setting.page))
            && !h.press.iter().any(|m| m.fits(element, setting.page))
    };
    if setting.hints.is_some_and(never) {
        return Some(Veto::Never);
    }
    if setting.takes_the_free_plan(element, &phrase) {
        let card = setting.model.is_of_the_free_plan(&element.reference);
        let stands = || place(element, setting).filter(|v| !card || *v == Veto::Behind);
        return stands().or_else(|| address(element, setting));
    }
    place(element, setting)
        .or_else(|| address(element, setting))
        .or_else(|| words(label, &phrase, element, setting))
        .or_else(|| sells(element, setting).then_some(Veto::OtherDeed))
}

/// "Cancel", and under it "and take the yearly plan for €99": a line of what is pressed that names another deed and its price.
fn sells(element: &Element, setting: &Setting<'_>) -> bool {
    const DEEDS: [C; 6] = [C::Buy, C::Pay, C::Upgrade, C::Renew, C::Change, C::Period];
    let lines = setting.model.lines_of(&element.reference).into_iter();
    let priced = |line: &&str| !lexicon::prices::find(line).is_empty();
    let mut further = lines.skip(1).filter(priced);
    !setting.has_address(element) && further.any(|line| lexicon().warn(line).any(&DEEDS))
}

fn place(element: &Element, setting: &Setting<'_>) -> Option<Veto> {
    let reference = &element.reference;
    let model = setting.model;
    if setting.is_behind(element) {
        return Some(Veto::Behind);
    }
    // What is drawn left of the page's edge shows itself only to who tabs through: "Skip to the content".
    if element.bbox.is_some_and(|b| b.x + b.width <= 0) {
        return Some(Veto::OutOfSight);
    }
    // Among things that were bought, and bear no price, stands the one that is meant.
    let names = |plan| setting.has_address(element) && named::names(plan, Setting::label(element));
    let free = || (model.record_of(reference)).is_some_and(|record| record.price.is_none());
    let bought = |r: Region| r == Region::Catalogue && setting.plan.is_some_and(names) && free();
    let elsewhere = [Region::Catalogue, Region::Chat, Region::Consent];
    // On the way out what stands beside the things on offer passes them by.
    let beside =
        |r: Region| r == Region::Catalogue && setting.in_flow && model.list_of(reference).is_none();
    if setting
        .region_of(element)
        .is_some_and(|r| elsewhere.contains(&r) && !beside(r) && !bought(r))
    {
        return Some(Veto::Elsewhere);
    }
    let other = [ListKind::Catalogue, ListKind::Invoices];
    if model
        .list_of(reference)
        .is_some_and(|l| other.contains(&l.kind) && !bought(l.region))
    {
        return Some(Veto::Elsewhere);
    }
    let other = [
        FormKind::Newsletter,
        FormKind::Search,
        FormKind::Login,
        FormKind::Payment,
    ];
    // What is open on the way out belongs to what it was opened for, whatever it looks like.
    let opened = setting.in_flow && setting.is_in_layer(element);
    // A link sends no form, whatever it stands beside.
    let sends = !setting.has_address(element);
    let form = model.form_of(reference).filter(|_| sends && !opened);
    let menu = heuristics::says_it_opens(element);
    // A field that searches may stand in no form at all, in a row with other things.
    let beside = |f: &page::Form| {
        let own = f.fields.iter().any(|field| field.reference == *reference);
        let apart = menu || element.form.is_none() && f.submit != Some(*reference);
        f.kind == FormKind::Search && !own && apart
    };
    if form.is_some_and(|f| other.contains(&f.kind) && !beside(f)) {
        return Some(Veto::OtherThing);
    }
    let elements = &setting.page.snapshot.elements;
    // A list of numbers tells none of them apart: each may be the one.
    let nameless = !setting.in_flow && setting.stands_in_a_nameless(reference);
    let rows = |plan| {
        let own = nameless || model.is_of_the_named(reference, plan);
        !own && named::is_of_another(element, elements, plan, setting.in_flow)
    };
    let record = !opened && setting.is_of_another(reference);
    let ends = || setting.ends(&setting.phrase(Setting::label(element)));
    let unnamed = || setting.is_of_another_in_a_nameless_list() && ends();
    let other = record || setting.plan.is_some_and(rows) || unnamed();
    other.then_some(Veto::Another)
}

fn address(element: &Element, setting: &Setting<'_>) -> Option<Veto> {
    let href = element.href.as_deref()?;
    let here = &setting.page.snapshot.page.url;
    if !href.starts_with("http:") && !href.starts_with("https:") {
        return (!policy::is_script(href)).then_some(Veto::LeavesSite);
    }
    if policy::is_account_deletion(href) {
        return Some(Veto::Deletes);
    }
    if site::check(href, here, &[]).is_err() {
        return (!portal::is_of_its_billing(element, setting.page)).then_some(Veto::LeavesSite);
    }
    let same = site::is_same(href, here) && !site::is_another_view(href, here);
    let unfolds = heuristics::says_it_opens(element);
    (same && !href.contains('#') && !unfolds).then_some(Veto::Here)
}

/// The button that sends what was filled in: no way to anywhere.
fn sets(phrase: &Phrase, element: &Element, setting: &Setting<'_>) -> bool {
    let reference = &element.reference;
    let owned = setting.model.form_of(reference);
    let written = |f: &page::Form| {
        let all = setting.page.snapshot.elements.iter();
        let mut texts = all.filter(|e| e.role == Role::TextBox);
        let own = |e: &Element| f.fields.iter().any(|field| field.reference == e.reference);
        f.submit.as_ref() == Some(reference) && texts.any(own) && f.kind != FormKind::Survey
    };
    let saves = element.role == Role::Button && phrase.says(C::Submit);
    let settings = owned.is_some_and(|f| {
        f.kind == FormKind::Settings && f.submit.as_ref() == Some(reference) && !f.fields.is_empty()
    });
    // It sends a form of the account's, with or without fields, and says nothing of leading on.
    let leads = [
        C::Manage,
        C::Billing,
        C::View,
        C::Continue,
        C::Next,
        C::Settings,
    ];
    let posts = heuristics::posts(element) && !phrase.any(&leads);
    let sends = saves || settings || posts || owned.is_some_and(written);
    sends && !heuristics::says_it_opens(element)
}

/// "Save size", on the way out: neither it nor what is set there speaks of leaving, of going on or of what is paid.
fn sets_something_else(phrase: &Phrase, element: &Element, setting: &Setting<'_>) -> bool {
    const ENDS: [C; 7] = [
        C::End,
        C::EndsOn,
        C::Leave,
        C::Reason,
        C::Renewal,
        C::Subscription,
        C::TurnOff,
    ];
    const LEADS: [C; 7] = [
        C::Acknowledge,
        C::Billing,
        C::Confirm,
        C::Continue,
        C::Date,
        C::Next,
        C::Proceed,
    ];
    let ends = |text: &str| setting.phrase(text).any(&ENDS);
    let leads = |text: &str| ends(text) || setting.phrase(text).any(&LEADS);
    let told = |e: &&Element| leads(&e.name) || e.options.iter().any(|o| leads(o));
    let form = sent_by(element, setting).filter(|f| f.kind == FormKind::Settings);
    let other = |f: &page::Form| {
        let own = |e: &&Element| f.fields.iter().any(|field| field.reference == e.reference);
        let fields = || setting.page.snapshot.elements.iter().filter(own);
        fields().next().is_some() && !fields().any(|e| told(&e)) && !ends(&f.title)
    };
    let saves = phrase.any(&[C::Save, C::Submit]) && !phrase.any(&ENDS) && !phrase.any(&LEADS);
    saves && form.is_some_and(other)
}

/// The form that it sends.
fn sent_by<'a>(element: &Element, setting: &'a Setting<'_>) -> Option<&'a page::Form> {
    let form = setting.model.form_of(&element.reference);
    form.filter(|f| f.submit == Some(element.reference))
}

/// A password or the like goes along with it.
fn sends_a_secret(element: &Element, setting: &Setting<'_>) -> bool {
    let elements = &setting.page.snapshot.elements;
    sent_by(element, setting).is_some_and(|form| {
        let mut own = elements.iter().filter(|e| form.holds(&e.reference));
        own.any(|e| e.input.is_some_and(InputKind::is_secret))
    })
}

/// It sends a form that asks for nothing but an address, which is empty: an invitation, a letter.
fn asks_for_an_address(element: &Element, setting: &Setting<'_>) -> bool {
    let Some([field]) = sent_by(element, setting).map(|f| f.fields.as_slice()) else {
        return false;
    };
    let empty = |e: &Element| e.value.as_deref().is_none_or(str::is_empty);
    let mut all = setting.page.snapshot.elements.iter();
    let asked = all.find(|e| e.reference == field.reference);
    asked.is_some_and(|e| e.input == Some(InputKind::Email) && empty(e))
}

/// On the way out a bare "Cancel" closes what it stands in, where another button there goes on.
fn closes_beside(phrase: &Phrase, element: &Element, setting: &Setting<'_>) -> bool {
    const ON: [C; 6] = [
        C::Next,
        C::Confirm,
        C::Submit,
        C::Review,
        C::Continue,
        C::Proceed,
    ];
    const STAYS: [C; 5] = [C::Keep, C::Stay, C::Close, C::Back, C::Accept];
    let intent = |e: &Element| heuristics::wordings::intent(Setting::label(e), &setting.wordings);
    let bare = super::features::is_bare(phrase)
        && intent(element) == Intent::BareCancel
        && element.href.is_none();
    let layer = setting.is_in_layer(element);
    let sends = |e: &Element| {
        let form = setting.model.form_of(&e.reference);
        form.is_some_and(|f| f.submit == Some(e.reference) && !f.fields.is_empty())
    };
    let goes_on = |e: &&Element| {
        let said = setting.phrase(Setting::label(e));
        let ends = setting.ends(&said);
        let on = match ends {
            // Beside the word that closes any box stands the one that ends this.
            true => !super::features::is_bare(&said) || intent(e) != Intent::BareCancel,
            false => (said.any(&ON) && !said.has(C::Subscription)) || sends(e),
        };
        let beside = e.reference != element.reference && setting.is_in_layer(e) == layer;
        // "Close the subscription" ends it, and closes no box.
        let closes = ends && said.has(C::Close) && said.has(C::Subscription);
        let stays = said.any(&STAYS) && !closes || intent(e).keeps();
        beside && super::is_pressed(e) && !setting.stands_elsewhere(e) && on && !stays
    };
    let mut all = setting.page.snapshot.elements.iter();
    let on_the_way = setting.in_flow && all.any(|e| goes_on(&e));
    bare && (on_the_way || stands_beside_what_saves(element, setting))
}

/// In a form with fields of its own, beside the button that saves what is in them.
fn stands_beside_what_saves(element: &Element, setting: &Setting<'_>) -> bool {
    let (own, model) = (element.reference, setting.model);
    // A whole page may stand in one form.
    if model.ends_what_is_held(&own) || model.is_its_only_way_out(&own) {
        return false;
    }
    let form = model.form_of(&own).filter(|f| !f.fields.is_empty());
    let submit = form.and_then(|f| f.submit).filter(|s| *s != own);
    let mut all = setting.page.snapshot.elements.iter();
    let submit = all.find(|e| Some(e.reference) == submit);
    submit.is_some_and(|e| setting.phrase(Setting::label(e)).any(&[C::Save, C::Submit]))
}

/// A newsletter's, an order's: by its words where they end something, or by the title of the entry in which it is all there is.
fn is_of_another_thing(label: &str, ends: bool, element: &Element, setting: &Setting<'_>) -> bool {
    let mailing = |title: &str| setting.phrase(title).only(&[C::Newsletter]);
    let errand = || {
        heuristics::is_an_errand(label, &setting.wordings)
            || heuristics::is_about_mailing(element, setting.page)
    };
    let beside = || {
        let model = setting.model;
        model.stands_beside_what_ends_elsewhere(&element.reference)
    };
    ends && (errand() || beside()) || setting.title_of_its_entry(element).is_some_and(mailing)
}

/// Concepts that do something else, where nothing in the label ends.
const OTHER: [C; 10] = [
    C::Buy,
    C::Pay,
    C::Upgrade,
    C::Renew,
    C::Gift,
    C::Pause,
    C::Keep,
    C::Stay,
    C::Accept,
    C::Start,
];

fn words(label: &str, phrase: &Phrase, element: &Element, setting: &Setting<'_>) -> Option<Veto> {
    let ends = setting.ends(phrase) || setting.model.ends_what_is_held(&element.reference);
    // A person's menu may be called by any welcome, and the menu of what is meant by anything: to open it does nothing.
    let own = !setting.in_flow && setting.is_of_the_meant(&element.reference);
    if heuristics::says_it_opens(element) && (own || super::features::shows_initials(element)) {
        return None;
    }
    let subjects = [C::Subscription, C::Renewal, C::Trial];
    let titled = |title: &str| {
        super::features::echoes(label, setting) && setting.phrase(title).any(&subjects)
    };
    let subject = phrase.any(&subjects) || setting.layer_title().is_some_and(titled);
    let link = element.href.is_some();
    if phrase.has(C::SignOut) || phrase.has(C::SignIn) {
        return Some(Veto::SignsInOrOut);
    }
    // An insurance calls its contracts policies.
    let named = phrase.any(&[C::Account, C::Manage, C::Change, C::View]) || ends && subject;
    let legal = phrase.has(C::Legal) && !named && (link || !ends);
    if legal || phrase.any(&[C::Cookies, C::Language, C::Download]) {
        return Some(Veto::Legal);
    }
    if element.role.is_plain_part() && page::says_how_it_stands(label) {
        return Some(Veto::Tells);
    }
    if setting.turns_the_renewal_off(element, phrase) {
        return None;
    }
    if phrase.takes_back_an_end() || phrase.has(C::Undo) {
        return Some(Veto::OtherDeed);
    }
    if phrase.has(C::Delete) && !subject || policy::names_everything(phrase) {
        return Some(Veto::Deletes);
    }
    // What sends a password changes it, or confirms what only the person can.
    if !link && sends_a_secret(element, setting) {
        return Some(Veto::Sets);
    }
    // What is on in the card of what is meant may be what keeps it going, whatever it is called.
    let on = element.is(ElementState::Checked) && setting.is_of_the_meant(&element.reference);
    // "Try Plus" begins one.
    let subject = subject && (ends || !phrase.has(C::Trial) || phrase.any(&subjects[..2]));
    let switch = element.role == Role::Switch && !on;
    if !setting.in_flow && !ends && (switch || !subject && sets(phrase, element, setting)) {
        return Some(Veto::Sets);
    }
    if setting.in_flow && !ends && sets_something_else(phrase, element, setting) {
        return Some(Veto::Sets);
    }
    if !ends && asks_for_an_address(element, setting) {
        return Some(Veto::Sets);
    }
    let called = setting.plan.is_some_and(|p| label.contains(p));
    let all = ends && setting.model.is_its_only_way_out(&element.reference);
    if !subject && !called && !all && is_of_another_thing(label, ends, element, setting) {
        return Some(Veto::OtherThing);
    }
    if ends && !called && !setting.in_flow && setting.model.is_about_letters() {
        return Some(Veto::OtherThing);
    }
    let kept = heuristics::wordings::intent(label, &setting.wordings) == Intent::Keep;
    // "Don't pause, I want to cancel", "I don't want the discount, go on cancelling": what is denied is something else.
    let ends_all_the_same = phrase.says(C::End) || phrase.says(C::Leave);
    let offered = [C::Offer, C::Benefit, C::Price];
    let turned_down = offered.iter().any(|c| phrase.says_negated(*c)) && ends_all_the_same;
    let not = phrase.has(C::Not) && !OTHER.iter().any(|c| phrase.says_negated(*c));
    let denied = kept || not && !turned_down && phrase.any(&[C::End, C::Leave]);
    let goes_on = phrase.says(C::Continue) && phrase.has(C::Subscription) && !ends && !link;
    // "Ask for help now" writes to somebody.
    let writes = setting.in_flow && !link && !ends && phrase.any(&[C::Help, C::Contact]);
    if denied || goes_on || writes {
        return Some(Veto::OtherDeed);
    }
    // "Yes, please" to an offer takes it.
    let offered = setting.state == PageState::RetentionOffer;
    let takes = phrase.only(&[C::Yes, C::Thanks, C::Accept, C::Continue])
        || !lexicon::prices::percentages(label).is_empty();
    let step = setting.in_flow && setting.state != PageState::FinalConfirmation;
    let names_it = (offered || step) && !link && crate::policy::names_what_is_offered(phrase);
    if names_it || crate::policy::takes_a_gift(phrase) {
        return Some(Veto::OtherDeed);
    }
    if offered && phrase.says(C::Yes) && takes && !ends && !setting.asks_to_end() {
        return Some(Veto::OtherDeed);
    }
    if phrase.says_negated(C::End) || phrase.says_negated(C::Leave) {
        return Some(Veto::OtherDeed);
    }
    if ends {
        return closes_beside(phrase, element, setting).then_some(Veto::OtherDeed);
    }
    let said = |c: &C| phrase.says(*c);
    // A list of plans to look at is a page; a button changes the plan.
    let offers = [C::Price, C::Premium, C::Offer, C::Benefit, C::Ads];
    let changes = phrase.says(C::Change) && phrase.any(&offers) && !link;
    let named = setting.plan.is_some_and(|plan| named::names(plan, label));
    let offer = !lexicon::prices::percentages(label).is_empty();
    let priced = (offer || !lexicon::prices::find(label).is_empty()) && !link && !named;
    // "Don't keep my plan" says no to what it names.
    let keeps = [C::Keep, C::Stay, C::Renew].iter().any(said);
    let declines = phrase.has(C::No) && setting.in_flow && !keeps;
    // "Automatic renewal: activated" tells how it stands.
    let stands = phrase.says(C::Renewal) && label.contains([':', '：']);
    // "Manage gift", of a "Monthly gift": what it is called is no deed. "Subscription and purchases" names a page.
    let titles = setting.names_of(element);
    let called = |c: &C| titles.iter().any(|title| setting.phrase(title).says(*c));
    let of_the_site = || {
        let url = &setting.page.snapshot.page.url;
        policy::names_a_page_of_the_site(phrase, setting.region_of(element), element, url)
    };
    let page = |c: &C| {
        let lists = setting.has_address(element) && phrase.says(C::Subscription);
        lists && matches!(*c, C::Buy | C::Pay) || *c == C::Pay && of_the_site()
    };
    let begins = || stands || setting.is_titled_an_end(element, phrase);
    // "Apply", where the end stands chosen.
    let applies = |c: &C| {
        *c == C::Accept && phrase.only(&[C::Accept]) && heuristics::the_end_is_chosen(setting.page)
    };
    let excused = |c: &C| *c == C::Start && begins() || called(c) || page(c) || applies(c);
    // "To the family plan": another plan than one's own, where nothing is managed.
    let household = |w: &lexicon::Word| w.concept == Some(C::Household);
    let shows = [C::Manage, C::Settings, C::View, C::Details];
    let own = named || titles.contains(&label);
    let anothers =
        phrase.words.iter().any(household) && subject && !own && !link && !phrase.any(&shows);
    let other = anothers || OTHER.iter().any(|c| said(c) && !excused(c)) && !declines;
    (other || changes || priced || phrase.says(C::Downgrade) && !phrase.has(C::Free))
        .then_some(Veto::OtherDeed)
        .or_else(|| {
            let warns = lexicon().warn(label);
            let buys = !link && warns.any(&[C::Buy, C::Pay]) && phrase.unread().is_empty();
            (buys && !phrase.any(&[C::Manage, C::Billing, C::Settings])).then_some(Veto::OtherDeed)
        })
}
