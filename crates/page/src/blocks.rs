//! The page's blocks as the browser told them; where it told none, made from the text's lines and the elements.
use protocol::role::Role;
use protocol::snapshot::{Block, Container, Element, Observation};

pub(crate) fn of(page: &Observation) -> Vec<Block> {
    if !page.blocks.is_empty() {
        return page.blocks.clone();
    }
    let mut made = Made::default();
    let elements = &page.snapshot.elements;
    let mut next = 0;
    for line in page.text.lines().map(str::trim).filter(|l| !l.is_empty()) {
        // Elements stand in the order of the page: those before the one of this line come first.
        if let Some(at) = elements[next..].iter().position(|e| e.name == line) {
            elements[next..=next + at]
                .iter()
                .for_each(|e| made.element(e));
            next += at + 1;
        } else {
            made.line(line, elements.get(next));
        }
    }
    elements[next..].iter().for_each(|e| made.element(e));
    made.blocks
}

#[derive(Default)]
struct Made {
    blocks: Vec<Block>,
    /// The open containers, outermost first, with their blocks.
    open: Vec<(Container, u32)>,
}

impl Made {
    fn enter(&mut self, within: &[Container]) -> Option<u32> {
        let boxes: Vec<&Container> = within.iter().filter(|c| c.role != Role::Heading).collect();
        let same = self
            .open
            .iter()
            .zip(&boxes)
            .take_while(|((open, _), c)| open == **c)
            .count();
        self.open.truncate(same);
        for container in boxes.into_iter().skip(same) {
            let parent = self.open.last().map(|(_, at)| *at);
            let at = self.push(parent, container.role, "", None);
            self.open.push((container.clone(), at));
        }
        self.open.last().map(|(_, at)| *at)
    }

    fn element(&mut self, element: &Element) {
        let parent = self.enter(&element.within);
        self.push(parent, element.role, &element.name, Some(element));
    }

    /// It belongs to the row that names it, else to where the next element stands.
    fn line(&mut self, line: &str, next: Option<&Element>) {
        let row = |e: &&Element| e.within.iter().any(|c| c.is_row() && c.name.contains(line));
        let own = self
            .open
            .iter()
            .any(|(c, _)| c.is_row() && c.name.contains(line));
        let parent = match next.filter(row) {
            _ if own => self.open.last().map(|(_, at)| *at),
            Some(next) => self.enter(&next.within),
            None => {
                let outer: Vec<Container> = self
                    .open
                    .iter()
                    .map(|(c, _)| c.clone())
                    .take_while(|c| !c.is_row())
                    .collect();
                let common = next.map_or(outer.clone(), |n| {
                    n.within
                        .iter()
                        .zip(&outer)
                        .take_while(|(a, b)| a == b)
                        .map(|(a, _)| a.clone())
                        .collect()
                });
                self.enter(&common)
            }
        };
        self.push(parent, Role::Paragraph, line, None);
    }

    fn push(
        &mut self,
        within: Option<u32>,
        role: Role,
        text: &str,
        element: Option<&Element>,
    ) -> u32 {
        let at = u32::try_from(self.blocks.len()).unwrap_or(u32::MAX);
        let reference = element
            .filter(|e| e.role != Role::Heading)
            .map(|e| e.reference);
        let modal = matches!(role, Role::AlertDialog);
        self.blocks.push(Block {
            within,
            role,
            text: text.to_owned(),
            reference,
            bbox: element.and_then(|e| e.bbox),
            shape: 0,
            above: false,
            modal,
        });
        at
    }
}
