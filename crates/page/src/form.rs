//! Forms: which fields belong together, what sends them, what they still want, and what they are for.
use crate::region::Region;
use crate::tree::Tree;
use lexicon::{Concept as C, Said, lexicon};
use protocol::ids::Ref;
use protocol::role::Role;
use protocol::snapshot::{Element, ElementState, InputKind};
use serde::Serialize;
use std::collections::BTreeMap;

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Form {
    pub kind: FormKind,
    pub fields: Vec<Field>,
    /// What sends it: its submit button, else the button that stands nearest behind its fields.
    pub submit: Option<Ref>,
    /// The other buttons and links in it.
    pub others: Vec<Ref>,
    /// The block around it.
    pub block: Option<u32>,
    pub region: Region,
    /// The heading or legend over it.
    pub title: String,
    /// Where it is sent, as far as it is told.
    pub action: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FormKind {
    Survey,
    Acknowledgement,
    TypedConfirmation,
    Newsletter,
    Search,
    Login,
    Payment,
    Settings,
    /// Buttons without fields.
    Buttons,
    Other,
}

impl FormKind {
    /// It wants what happens then to be understood.
    pub fn confirms(self) -> bool {
        matches!(self, Self::Acknowledgement | Self::TypedConfirmation)
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Field {
    #[serde(rename = "ref")]
    pub reference: Ref,
    pub role: Role,
    pub name: String,
    pub required: bool,
    /// It is required, and nothing is chosen, ticked or typed yet.
    pub unmet: bool,
}

impl Form {
    /// Every required field has what it wants.
    pub fn is_complete(&self) -> bool {
        !self.fields.iter().any(|f| f.unmet)
    }

    pub fn holds(&self, reference: &Ref) -> bool {
        let fields = self.fields.iter().map(|f| &f.reference);
        fields
            .chain(&self.submit)
            .chain(&self.others)
            .any(|r| r == reference)
    }
}

/// All forms of the page: by their owner, else by the nearest block that holds fields and a button.
pub(crate) fn forms(tree: &Tree<'_>, regions: &[Region]) -> Vec<Form> {
    let mut owned: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
    let mut loose: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for at in 0..tree.blocks.len() {
        let Some(element) = tree.element(at) else {
            continue;
        };
        match &element.form {
            Some(owner) => owned.entry(owner.id).or_default().push(at),
            None if tree.is_field(at) => loose.entry(around(tree, at)).or_default().push(at),
            None => {}
        }
    }
    let mut found: Vec<Form> = owned
        .values()
        .filter_map(|all| form(tree, regions, all))
        .collect();
    for (block, fields) in loose {
        let mut all = fields;
        let free =
            |b: &usize| tree.is_control(*b) && tree.element(*b).is_some_and(|e| e.form.is_none());
        all.extend(tree.below(block).into_iter().filter(free));
        found.extend(form(tree, regions, &all));
    }
    found.sort_by_key(|f| f.block);
    found
}

/// The nearest block above a field that also holds a button, below the page's own parts.
fn around(tree: &Tree<'_>, field: usize) -> usize {
    let stops = |b: &usize| {
        matches!(
            tree.role(*b),
            Role::Main
                | Role::Dialog
                | Role::AlertDialog
                | Role::Form
                | Role::Banner
                | Role::ContentInfo
        )
    };
    let mut last = field;
    for at in tree.upwards(field).skip(1) {
        last = at;
        let below = tree.below(at);
        if stops(&at)
            || below
                .iter()
                .any(|b| tree.is_control(*b) && tree.role(*b) == Role::Button)
        {
            break;
        }
    }
    last
}

/// It says that it sends what was filled in, or goes on.
pub fn goes_on(label: &str) -> bool {
    const ON: [C; 6] = [
        C::Continue,
        C::Next,
        C::Submit,
        C::Confirm,
        C::Finish,
        C::Proceed,
    ];
    const STAYS: [C; 4] = [C::Keep, C::Stay, C::Back, C::Close];
    let said = lexicon().warn(label);
    // "Continue membership" stays.
    let stays = said.any(&STAYS) || said.has(C::Subscription) && !said.has(C::End);
    said.any(&ON) && !stays
}

fn form(tree: &Tree<'_>, regions: &[Region], all: &[usize]) -> Option<Form> {
    let fields: Vec<usize> = all.iter().copied().filter(|b| tree.is_field(*b)).collect();
    let buttons: Vec<usize> = all
        .iter()
        .copied()
        .filter(|b| tree.is_control(*b))
        .collect();
    let block = tree.common(all)?;
    let element = |at: usize| tree.element(at);
    let submit = buttons
        .iter()
        .find(|b| element(**b).is_some_and(|e| e.submits))
        .or_else(|| {
            let behind = |b: &&usize| fields.last().is_none_or(|f| *f < **b);
            // What stands in a row of a table acts on that row.
            let row = |b: usize| tree.upwards(b).find(|up| tree.role(*up) == Role::Row);
            let apart = |b: usize| row(b).is_some() && !fields.iter().any(|f| row(*f) == row(b));
            let own = |b: &&usize| tree.role(**b) == Role::Button && !apart(**b);
            let mut behind = buttons.iter().filter(own).filter(behind);
            // One that stays may stand before the one that goes on.
            let first = behind.clone().next();
            behind.find(|b| goes_on(tree.text(**b))).or(first)
        })
        .copied()
        .or_else(|| drawn_sender(tree, block, &fields));
    let refers = |at: usize| tree.blocks[at].reference;
    let others = buttons
        .iter()
        .filter(|b| Some(**b) != submit)
        .filter_map(|b| refers(*b));
    let title = title(tree, block, all);
    let kind = match kind(tree, block, &fields, submit, &title) {
        // "News by email" in the foot of a page.
        FormKind::Other if regions[block] == Region::Footer && asks_for_mail(tree, &fields) => {
            FormKind::Newsletter
        }
        kind => kind,
    };
    let owner = all.iter().find_map(|b| element(*b)?.form.as_ref());
    Some(Form {
        kind,
        fields: fields
            .iter()
            .filter_map(|f| Some(field(element(*f)?, &fields, tree)))
            .collect(),
        submit: submit.and_then(refers),
        others: others.collect(),
        block: u32::try_from(block).ok(),
        region: regions[block],
        title,
        action: owner.map(|o| o.action.clone()).unwrap_or_default(),
    })
}

/// A part of the form that is drawn as no button, stands behind its fields and says that it goes on.
fn drawn_sender(tree: &Tree<'_>, block: usize, fields: &[usize]) -> Option<usize> {
    let form = tree
        .upwards(block)
        .find(|at| tree.role(*at) == Role::Form)?;
    let sends = |at: &usize| {
        let pressed = tree.element(*at).is_some() && tree.role(*at).is_plain_part();
        let behind = fields.last().is_some_and(|last| last < at);
        pressed && behind && goes_on(tree.text(*at))
    };
    tree.below(form).into_iter().find(sends)
}

fn field(element: &Element, fields: &[usize], tree: &Tree<'_>) -> Field {
    let radios = || {
        let others = fields
            .iter()
            .filter_map(|f| tree.element(*f))
            .filter(|e| e.role == Role::Radio);
        others.into_iter().any(|e| e.is(ElementState::Checked))
    };
    let empty = match element.role {
        Role::Radio => !radios(),
        Role::Checkbox | Role::Switch => element.is(ElementState::Unchecked),
        _ => element.value.as_deref().is_none_or(|v| v.trim().is_empty()),
    };
    Field {
        reference: element.reference,
        role: element.role,
        name: element.name.clone(),
        required: element.required,
        unmet: element.required && empty,
    }
}

/// The heading in it, else its name, else the heading over it.
fn title(tree: &Tree<'_>, block: usize, all: &[usize]) -> String {
    let fields = all.iter().filter(|b| tree.is_field(**b));
    let first = fields.chain(all).next().copied().unwrap_or(block);
    let heading = |at: &usize| tree.role(*at) == Role::Heading && *at <= first;
    let inside = tree
        .below(block)
        .into_iter()
        .rfind(heading)
        .map(|at| tree.text(at));
    let named = || Some(tree.text(block)).filter(|t| !t.is_empty());
    inside
        .or_else(named)
        .or_else(|| tree.heading_over(first))
        .unwrap_or_default()
        .to_owned()
}

fn asks_for_mail(tree: &Tree<'_>, fields: &[usize]) -> bool {
    let elements: Vec<&Element> = fields.iter().filter_map(|f| tree.element(*f)).collect();
    let mail = |e: &&&Element| e.input == Some(InputKind::Email) || Said::of(&e.name).has(C::Mail);
    let texts = elements.iter().filter(|e| e.role == Role::TextBox);
    texts.clone().count() == 1 && texts.filter(mail).count() == 1
}

fn kind(
    tree: &Tree<'_>,
    block: usize,
    fields: &[usize],
    submit: Option<usize>,
    title: &str,
) -> FormKind {
    let elements: Vec<&Element> = fields.iter().filter_map(|f| tree.element(*f)).collect();
    let input = |kind: InputKind| elements.iter().filter(move |e| e.input == Some(kind));
    let count = |roles: &[Role]| elements.iter().filter(|e| roles.contains(&e.role)).count();
    let words = Said::of(&tree.words(block));
    let button = Said::of(submit.map_or("", |s| tree.text(s)));
    let title = Said::of(title);
    let names = Said::of(
        &elements
            .iter()
            .map(|e| e.name.as_str())
            .collect::<Vec<_>>()
            .join(" · "),
    );
    let texts = count(&[Role::TextBox, Role::SearchBox]);
    let ticks = count(&[Role::Checkbox]);
    let radios = count(&[Role::Radio]);
    if elements.is_empty() {
        return FormKind::Buttons;
    }
    // A list that is searched by typing is a choice.
    if input(InputKind::Search).any(|e| e.role != Role::Combobox)
        || count(&[Role::SearchBox]) > 0
        || texts == 1 && elements.len() == 1 && (button.has(C::Search) || names.has(C::Search))
    {
        return FormKind::Search;
    }
    if input(InputKind::Card).count() > 0 || button.has(C::Pay) {
        return FormKind::Payment;
    }
    let passwords = input(InputKind::Password).count();
    // A password among a settings page's other fields logs nobody in; nor do two of them.
    if passwords == 1
        && elements.len() - ticks <= 2
        && !button.any(&[C::Save, C::End])
        && !title.any(&[C::Save])
    {
        return FormKind::Login;
    }
    if passwords == 0
        && texts == elements.len() - ticks
        && texts <= 2
        && (button.has(C::SignIn) || title.has(C::SignIn))
    {
        return FormKind::Login;
    }
    let mails = input(InputKind::Email).count();
    // A form around the whole page, or around an account's settings, is more than its one tick.
    let of_a_subscription = words.any(&[C::RenewsOn, C::EndsOn, C::Renewal]);
    if mails == 1
        && passwords == 0
        && elements.len() - ticks <= 2
        && words.has(C::Newsletter)
        && !of_a_subscription
    {
        return FormKind::Newsletter;
    }
    let asked = title.has(C::Reason) || names.has(C::Reason) || words.has(C::Reason);
    let lists = elements.iter().filter(|e| e.options.len() >= 3).count();
    if asked && (radios >= 2 || ticks >= 2 || lists > 0 || input(InputKind::Multiline).count() > 0)
    {
        return FormKind::Survey;
    }
    if texts == 1 && words.has(C::TypeWord) && elements.len() - ticks == 1 {
        return FormKind::TypedConfirmation;
    }
    if ticks == elements.len()
        && ticks <= 3
        && (names.has(C::Acknowledge) || words.has(C::Acknowledge))
    {
        return FormKind::Acknowledgement;
    }
    if radios >= 3 && !button.any(&[C::Save, C::Buy]) {
        return FormKind::Survey;
    }
    if submit.is_none() && ticks == elements.len() {
        return FormKind::Settings;
    }
    if button.has(C::Save) || count(&[Role::Switch]) > 0 || passwords > 0 {
        return FormKind::Settings;
    }
    FormKind::Other
}
