//! What stands in a part of the page, word by word: pieces of text with their labels, and controls.
use crate::terms::{Does, does, says_how_it_stands};
use crate::tree::{Tree, upwards};
use lexicon::{Concept as C, Said, dates, lexicon, prices};
use protocol::ids::Ref;
use protocol::role::Role;
use protocol::snapshot::{Block, Element, ElementState};

/// One run of words, or one control.
#[derive(Clone, Debug)]
pub(crate) struct Piece {
    pub(crate) block: usize,
    pub(crate) text: String,
    pub(crate) said: Said,
    pub(crate) is: Is,
    /// What it is the value of: a label before it, the header of its column.
    pub(crate) label: Option<Label>,
    /// It only folds the part below it in and out.
    pub(crate) folds: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct Label {
    pub(crate) said: Said,
    /// The value, without the label.
    pub(crate) value: Said,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Is {
    Words,
    Heading,
    /// What a picture is called: an icon's name as often as a thing's.
    Image,
    Control(Ref),
    /// Something that is on or off.
    Switch(Ref, bool),
    Field,
}

/// A label has at most so many words.
const LABEL: usize = 5;

/// The pieces of these blocks; a label and the words that it labels are one.
pub(crate) fn pieces(tree: &Tree<'_>, blocks: &[usize]) -> Vec<Piece> {
    let mut found: Vec<Piece> = Vec::new();
    for &at in blocks {
        if let Some(piece) = piece(tree, at).filter(|_| !is_quoted(at, tree.blocks)) {
            let text = squeezed(&piece.text);
            // A control's or heading's words may stand in blocks of their own as well. A link in a sentence is one all the same.
            let linked = matches!(piece.is, Is::Control(_));
            let twice = found.last().is_some_and(|last| {
                tree.is_within(at, last.block)
                    && !(linked && last.is == Is::Words)
                    && at != last.block
                    && !tree.is_card(last.block)
                    && squeezed(&last.text).contains(&text)
            });
            match badge_set_against(&piece) {
                _ if twice => {}
                Some((text, badge)) => {
                    // What says so of itself is called by it.
                    found.push(Piece::new(at, text, Is::Heading));
                    found.push(Piece::new(at, badge, Is::Words));
                }
                None => found.push(piece),
            }
        }
    }
    let columns = columns(tree, blocks);
    let mut labels = Vec::new();
    for piece in &mut found {
        // "Actions", before what can be done: it names nothing.
        if matches!(piece.is, Is::Control(_)) {
            labels.extend(label_beside(tree, piece.block));
            continue;
        }
        if let Some(label) = label_beside(tree, piece.block).filter(|_| piece.is == Is::Words) {
            *piece = piece.labelled(&tree.words(label));
            labels.push(label);
            continue;
        }
        if let Some(column) = column_of(tree, piece.block, &columns)
            && matches!(piece.is, Is::Words | Is::Image)
        {
            *piece = piece.labelled(&column);
        }
    }
    found.retain(|piece| {
        !labels
            .iter()
            .any(|label| tree.is_within(piece.block, *label))
    });
    join_labels(found)
}

/// What a page quotes it doesn't say of itself.
pub(crate) fn is_quoted(at: usize, blocks: &[Block]) -> bool {
    upwards(blocks, at).any(|b| blocks[b].role == Role::Blockquote)
}

/// "Keyharbor PlusActive", "Keyharbor PlusCancels Dec 19": a name, and how it stands, which is set against it as badges are drawn.
fn badge_set_against(piece: &Piece) -> Option<(&str, &str)> {
    const STANDS: [C; 9] = [
        C::Active,
        C::Cancelled,
        C::Expired,
        C::Paused,
        C::Pending,
        C::Trial,
        C::Ending,
        C::EndsOn,
        C::RenewsOn,
    ];
    let text = piece.text.as_str();
    let words = matches!(piece.is, Is::Words | Is::Heading);
    let day = dates::clear(text).into_iter().next_back();
    let day = day.filter(|day| text[day.span.end..].trim().is_empty());
    let told = &text[..day.as_ref().map_or(text.len(), |day| day.span.start)];
    let last = told.trim_end().rfind(char::is_whitespace);
    let joint = |(at, c): &(usize, char)| {
        let before = text[..*at].chars().next_back();
        let ends = before.is_some_and(|b| b.is_lowercase() || b.is_ascii_digit());
        last.is_none_or(|last| *at > last) && c.is_uppercase() && ends
    };
    let (at, _) = told.char_indices().filter(|_| words).rfind(joint)?;
    let said = Said::of(&told[at..]);
    (said.any(&STANDS) && said.tokens.len() == 1).then_some((&text[..at], &text[at..]))
}

/// The term before a description, or the first of the two cells of a row, in a table of such rows.
fn label_beside(tree: &Tree<'_>, at: usize) -> Option<usize> {
    let value = |b: &usize| matches!(tree.role(*b), Role::Cell | Role::Definition);
    let cell = tree.upwards(at).find(value)?;
    let row = tree.parent(cell)?;
    let own = tree.children[row].iter().position(|b| *b == cell)?;
    let label = tree.children[row][own.checked_sub(1)?];
    let pair = |row: &usize| tree.children[*row].len() == 2;
    // A row of one cell holds a title, or what can be done.
    let rows = tree.children[tree.parent(row)?].iter().copied();
    let rows: Vec<usize> = rows.filter(|r| tree.children[*r].len() != 1).collect();
    let terms: Vec<usize> = match tree.role(cell) {
        Role::Definition if tree.role(label) == Role::Term => {
            let all = tree.children[row].iter().copied();
            all.filter(|b| tree.role(*b) == Role::Term).collect()
        }
        Role::Cell if rows.len() > 1 && rows.iter().all(pair) => {
            rows.iter().map(|r| tree.children[*r][0]).collect()
        }
        _ => return None,
    };
    let words = |b: &usize| tree.below(*b).iter().all(|b| !tree.is_control(*b));
    let head = terms.iter().any(|b| tree.role(*b) == Role::ColumnHeader);
    // Names of things stand before their values, too: one at least has to be known for a label.
    let known = |b: &usize| Piece::new(*b, &tree.words(*b), Is::Words).is_label();
    (!head && terms.iter().all(words) && terms.iter().any(known)).then_some(label)
}

fn squeezed(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).collect()
}

fn piece(tree: &Tree<'_>, at: usize) -> Option<Piece> {
    let block = &tree.blocks[at];
    let element = tree.element(at);
    let is = match (&block.reference, element) {
        _ if is_of_a_fold(tree, at) || is_a_menu_unfolded(tree, at) => return None,
        _ if block.role == Role::Heading => Is::Heading,
        (Some(reference), Some(e)) if matches!(block.role, Role::Switch | Role::Checkbox) => {
            Is::Switch(*reference, e.is(ElementState::Checked))
        }
        _ if tree.is_field(at) => Is::Field,
        // A chip that may be pressed and only says how things stand.
        _ if is_a_status(tree, at) => Is::Words,
        (Some(reference), _) if tree.is_control(at) => Is::Control(*reference),
        _ if block.role == Role::ColumnHeader => return None,
        _ if block.role == Role::Image => Is::Image,
        // The name of a part is said by its heading.
        _ if !tree.children[at].is_empty() && is_named_part(block.role) => return None,
        _ => Is::Words,
    };
    let text = title_of_card(tree, at).unwrap_or(&block.text).trim();
    let folds = tree.folds(at);
    (!text.is_empty()).then(|| Piece {
        folds,
        ..Piece::new(at, text, is)
    })
}

/// A heading that only holds what folds the part below it out: "Manage subscription" is said of what is done there, not of a thing.
fn is_of_a_fold(tree: &Tree<'_>, at: usize) -> bool {
    tree.role(at) == Role::Heading
        && tree.children[at].iter().any(|b| tree.folds(*b))
        && does(&Said::of(tree.text(at))) != Does::Other
}

/// What opened under the pointer stands in the part that was pointed at: each of these is a control, and the part around them is none.
fn is_a_menu_unfolded(tree: &Tree<'_>, at: usize) -> bool {
    let mut inner = tree.below(at).into_iter().skip(1);
    tree.role(at).is_plain_part() && tree.is_control(at) && inner.any(|b| tree.is_control(b))
}

/// The heading in it, else the first words that are a name.
fn title_of_card<'a>(tree: &Tree<'a>, at: usize) -> Option<&'a str> {
    let inner: Vec<usize> = tree.below(at).into_iter().skip(1).collect();
    let heading = |b: &&usize| tree.role(**b) == Role::Heading;
    let named = |b: &&usize| tree.names(**b);
    let title = inner
        .iter()
        .find(heading)
        .or_else(|| inner.iter().find(named));
    title.filter(|_| tree.is_card(at)).map(|b| tree.text(*b))
}

/// "Cancelled", and no other one beside it: "Active", "Cancelled" and "Paused" side by side choose what is shown.
fn is_a_status(tree: &Tree<'_>, at: usize) -> bool {
    let says = |at: &usize| {
        let block = &tree.blocks[*at];
        // A button that can't be pressed says how things stand, too.
        let off = |e: &Element| e.is(ElementState::Disabled);
        let plain = block.role.is_plain_part() || tree.element(*at).is_some_and(off);
        plain && says_how_it_stands(&block.text)
    };
    let beside = || {
        let siblings = tree.parent(at).map_or(&tree.roots, |p| &tree.children[p]);
        siblings.iter().filter(|s| says(s)).count()
    };
    tree.is_control(at) && says(&at) && beside() == 1
}

fn is_named_part(role: Role) -> bool {
    matches!(
        role,
        Role::Region
            | Role::Form
            | Role::Main
            | Role::Navigation
            | Role::Dialog
            | Role::AlertDialog
            | Role::Row
            | Role::Group
            | Role::Table
            | Role::Article
            | Role::TabPanel
            | Role::List
    )
}

impl Piece {
    pub(crate) fn new(block: usize, text: &str, is: Is) -> Self {
        Self {
            block,
            text: text.to_owned(),
            said: Said::of(text),
            is,
            label: None,
            folds: false,
        }
    }

    fn labelled(&self, label: &str) -> Self {
        let label = label.trim().trim_end_matches([':', '：']);
        let text = format!("{label}: {}", self.text);
        let label = Label {
            said: Said::of(label),
            value: self.said.clone(),
        };
        Self {
            label: Some(label),
            ..Self::new(self.block, &text, self.is.clone())
        }
    }

    /// "Next payment: –": the value isn't there.
    pub(crate) fn is_blank(&self) -> bool {
        let label = self.label.as_ref();
        label.is_some_and(|label| label.value.length() == 0)
    }

    /// "Next payment: none", "Renews: no".
    pub(crate) fn denies_renewal(&self) -> bool {
        const RENEWAL: [C; 6] = [
            C::RenewsOn,
            C::Renewal,
            C::Next,
            C::Billing,
            C::Pay,
            C::Subscription,
        ];
        const NOTHING: [C; 4] = [C::Off, C::No, C::Not, C::None];
        self.label.as_ref().is_some_and(|label| {
            label.said.has(C::RenewsOn)
                && label.said.beside(&RENEWAL) == 0
                && label.value.any(&NOTHING)
                && label.value.beside(&NOTHING) == 0
        })
    }

    /// "Renewal: every month, €12".
    pub(crate) fn renews_every(&self) -> bool {
        const RENEWAL: [C; 3] = [C::RenewsOn, C::Renewal, C::Subscription];
        const NO: [C; 7] = [
            C::Off,
            C::No,
            C::Not,
            C::None,
            C::Cancelled,
            C::NoRenewal,
            C::EndsOn,
        ];
        self.label.as_ref().is_some_and(|label| {
            let renewal = label.said.any(&RENEWAL[..2]) && label.said.beside(&RENEWAL) == 0;
            renewal && label.value.has(C::Period) && !label.value.any(&NO)
        })
    }

    pub(crate) fn is_text(&self) -> bool {
        matches!(self.is, Is::Words | Is::Heading | Is::Image)
    }

    /// "Next payment", "Status:": words for a value that follows.
    fn is_label(&self) -> bool {
        let labels = [
            C::RenewsOn,
            C::EndsOn,
            C::Status,
            C::Renewal,
            C::Price,
            C::Until,
        ];
        let about = [
            &labels[..],
            &[C::Subscription, C::Billing, C::Next, C::Account],
        ]
        .concat();
        let named = self.said.any(&labels);
        let short = self.said.length() <= LABEL
            && dates::clear(&self.text).is_empty()
            && prices::find(&self.text).is_empty();
        let marked = self.text.ends_with([':', '：']);
        let bare = self.said.beside(&about) == 0 && named;
        short
            && (marked && (named || self.said.any(&about))
                || bare && !self.text.ends_with(['.', '!', '?', '。']))
    }
}

fn join_labels(pieces: Vec<Piece>) -> Vec<Piece> {
    let mut found: Vec<Piece> = Vec::new();
    let mut rest = pieces.into_iter().peekable();
    while let Some(piece) = rest.next() {
        let value = |next: &Piece| {
            let words = matches!(next.is, Is::Words | Is::Image) && next.label.is_none();
            words && !next.is_label() && next.said.length() <= 12
        };
        let labels = piece.is == Is::Words && piece.label.is_none() && piece.is_label();
        match rest.next_if(|next| labels && value(next)) {
            Some(next) => found.push(next.labelled(&piece.text)),
            None => found.push(piece),
        }
    }
    found
}

/// The column headers of the table around these blocks, in order.
fn columns(tree: &Tree<'_>, blocks: &[usize]) -> Vec<(usize, Vec<String>)> {
    let mut tables: Vec<usize> = blocks.iter().filter_map(|b| table(tree, *b)).collect();
    tables.dedup();
    let headers = |table: usize| {
        let below = tree.below(table).into_iter();
        let headers = below.filter(|b| tree.role(*b) == Role::ColumnHeader);
        (table, headers.map(|b| tree.words(b)).collect::<Vec<_>>())
    };
    tables
        .into_iter()
        .map(headers)
        .filter(|(_, h)| !h.is_empty())
        .collect()
}

fn table(tree: &Tree<'_>, at: usize) -> Option<usize> {
    tree.upwards(at)
        .find(|b| matches!(tree.role(*b), Role::Table | Role::Grid | Role::TreeGrid))
}

fn is_cell(role: Role) -> bool {
    matches!(role, Role::Cell | Role::GridCell | Role::RowHeader)
}

/// What stands over the cell that this block is, or stands in.
fn column_of(tree: &Tree<'_>, at: usize, columns: &[(usize, Vec<String>)]) -> Option<String> {
    let cell = tree.upwards(at).find(|b| is_cell(tree.role(*b)))?;
    let row = tree.upwards(cell).find(|b| tree.role(*b) == Role::Row)?;
    let table = table(tree, row)?;
    let (_, headers) = columns.iter().find(|(t, _)| *t == table)?;
    let cells: Vec<usize> = tree
        .below(row)
        .into_iter()
        .filter(|b| is_cell(tree.role(*b)))
        .collect();
    let place = cells.iter().position(|c| *c == cell)?;
    let header = headers
        .get(place)
        .filter(|_| cells.len() == headers.len())?;
    let labels = Said::of(header).any(&[C::RenewsOn, C::EndsOn, C::Status, C::Renewal, C::Until]);
    // "Cancelled" under "Pause" is said of the pause.
    let another = lexicon()
        .warn(header)
        .any(&[C::Pause, C::Delivery, C::Order]);
    (labels || another).then(|| header.clone())
}
