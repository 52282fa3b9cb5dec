//! The right walk through a service that is data: the shortest one from its start to what ends it, with everything on the way that has
//! to be opened, chosen and filled in.
use crate::model_server::{Op, Step, Way};
use crate::sites::service::{
    Control, Deed, End, Field, FieldKind, Look, Page, Part, Service, Text,
};
use std::collections::BTreeMap;

/// A footer's link is the way only where nothing else is.
const IN_THE_FOOTER: usize = 4;

pub fn way(service: &Service, look: Look) -> Way {
    let map = Map { service, look };
    Way {
        steps: map.walk().unwrap_or_default(),
        by_hand: service.right.end == End::HandedOver,
        closes: map.closes(),
    }
}

struct Map<'a> {
    service: &'a Service,
    look: Look,
}

/// A control of a page, and what comes before it can be pressed.
#[derive(Clone)]
struct Exit<'a> {
    before: Vec<Step>,
    control: &'a Control,
    row: Option<&'a str>,
    cost: usize,
}

impl<'a> Map<'a> {
    fn walk(&self) -> Option<Vec<Step>> {
        let mut open = vec![(0, self.service.start.as_str(), Vec::new())];
        let mut known: BTreeMap<&str, usize> = BTreeMap::new();
        // Where the service shows no end: the page that lies farthest from what stands on every page.
        let mut farthest = None;
        while let Some(nearest) = (0..open.len()).min_by_key(|n| open[*n].0) {
            let (cost, id, steps): (usize, &str, Vec<Step>) = open.remove(nearest);
            if known.get(id).is_some_and(|c| *c <= cost) {
                continue;
            }
            known.insert(id, cost);
            if self.service.right.end == End::HandedOver && !self.stands_on_every_page(id) {
                farthest = Some(steps.clone());
            }
            let page = self.service.page(id)?;
            if self.tells_how(page) {
                return Some(steps);
            }
            for exit in self.exits(page) {
                let mut steps = steps.clone();
                steps.extend(self.steps(page, &exit));
                if exit.control.does.is_some_and(|deed| self.is_goal(deed)) {
                    return Some(steps);
                }
                if let (None, Some(to)) = (exit.control.does, &exit.control.to) {
                    open.push((cost + exit.cost, to, steps));
                }
            }
        }
        farthest
    }

    /// A person who has to take over somewhere is met on the way to the end, too.
    fn is_goal(&self, deed: Deed) -> bool {
        match self.service.right.end {
            End::Cancelled => deed == Deed::Cancel,
            End::Unproven => deed == Deed::Request,
            End::HandedOver => matches!(deed, Deed::Cancel | Deed::Request),
            End::AlreadyCancelled => false,
        }
    }

    fn stands_on_every_page(&self, id: &str) -> bool {
        let mut all = self.service.nav.iter().chain(&self.service.footer);
        id == self.service.start || all.any(|c| c.to.as_deref() == Some(id))
    }

    /// The page on which a person reads how only they can go on.
    fn tells_how(&self, page: &Page) -> bool {
        let says = &self.service.right.says;
        let told = format!("{:?}", page.parts);
        self.service.right.end == End::HandedOver && says.iter().any(|s| told.contains(s.as_str()))
    }

    fn exits(&self, page: &'a Page) -> Vec<Exit<'a>> {
        let mut found = Vec::new();
        let all = page.parts.iter().chain(&self.service.everywhere);
        for part in all.clone() {
            self.collect(part, &[], None, &mut found);
        }
        for _ in 0..3 {
            for part in all.clone() {
                self.dialogs(part, &mut found);
            }
        }
        let around = |control: &'a Control, cost| Exit {
            before: Vec::new(),
            control,
            row: None,
            cost,
        };
        if !page.bare {
            found.extend(self.service.nav.iter().map(|c| around(c, 1)));
            let footer = self.service.footer.iter();
            found.extend(footer.map(|c| around(c, IN_THE_FOOTER)));
        }
        found
    }

    fn collect(
        &self,
        part: &'a Part,
        before: &[Step],
        row: Option<&'a str>,
        found: &mut Vec<Exit<'a>>,
    ) {
        let mut add = |control: &'a Control, before: &[Step]| {
            found.push(Exit {
                before: before.to_vec(),
                control,
                row,
                cost: 1 + before.len(),
            });
        };
        match part {
            Part::Button(c) | Part::Link(c) => add(c, before),
            Part::Actions(all) => all.iter().for_each(|c| add(c, before)),
            Part::Menu { is, of } => {
                let opened = self.after(before, is, row);
                of.iter().for_each(|c| add(c, &opened));
            }
            Part::Fold { is, parts } => {
                let opened = self.after(before, is, row);
                self.collect_all(parts, &opened, row, found);
            }
            Part::Tabs(tabs) => {
                for (n, tab) in tabs.iter().enumerate() {
                    let opened = self.after(before, &tab.is, None);
                    let before = if n == 0 { before } else { &opened };
                    self.collect_all(&tab.parts, before, row, found);
                }
            }
            Part::Rows(rows) => {
                let mine = &self.service.right.cancels;
                for row in rows.iter().filter(|r| mine.is_empty() || r.name == *mine) {
                    self.collect_all(&row.parts, before, Some(&row.name), found);
                }
            }
            Part::Active(parts) => self.collect_all(parts, before, row, found),
            Part::Frame { page, .. } => {
                if let Some(framed) = self.service.page(page) {
                    self.collect_all(&framed.parts, before, row, found);
                }
            }
            _ => {}
        }
    }

    fn collect_all(
        &self,
        parts: &'a [Part],
        before: &[Step],
        row: Option<&'a str>,
        found: &mut Vec<Exit<'a>>,
    ) {
        for part in parts {
            self.collect(part, before, row, found);
        }
    }

    /// What stands in a dialog, behind what opens it.
    fn dialogs(&self, part: &'a Part, found: &mut Vec<Exit<'a>>) {
        match part {
            Part::Dialog { id, parts } => {
                let opener = |e: &&Exit<'a>| e.control.opens.as_ref() == Some(id);
                let known = |of: &Control| found.iter().any(|e| e.control.id == of.id);
                let Some(opener) = found.iter().find(opener).cloned() else {
                    return;
                };
                let mut inside = Vec::new();
                let mut before = opener.before.clone();
                before.push(self.press(opener.control, opener.row));
                self.collect_all(parts, &before, None, &mut inside);
                inside.retain(|e| !known(e.control));
                found.extend(inside);
            }
            Part::Active(parts) | Part::Fold { parts, .. } => {
                parts.iter().for_each(|p| self.dialogs(p, found));
            }
            Part::Rows(rows) => {
                let parts = rows.iter().flat_map(|r| &r.parts);
                parts.for_each(|p| self.dialogs(p, found));
            }
            _ => {}
        }
    }

    fn after(&self, before: &[Step], opener: &Text, row: Option<&str>) -> Vec<Step> {
        let mut opened = before.to_vec();
        opened.push(step(&self.text(opener), row));
        opened
    }

    fn press(&self, control: &Control, row: Option<&str>) -> Step {
        step(&self.text(&control.is), row)
    }

    /// Everything that has to be done for this control, and its press.
    fn steps(&self, page: &Page, exit: &Exit<'_>) -> Vec<Step> {
        let control = exit.control;
        let mut steps = exit.before.clone();
        for _ in 0..=control.again {
            let asked = control.sends || control.waits;
            let deed = asked || control.does.is_some();
            let framed = page.parts.iter().filter_map(|part| match part {
                Part::Frame { page, .. } => self.service.page(page),
                _ => None,
            });
            let fields = std::iter::once(page).chain(framed).flat_map(Page::fields);
            // Whatever is done, a box that has something else done doesn't go along.
            let minds = |f: &&Field| asked || deed && f.ticked && f.instead.is_some();
            steps.extend(fields.filter(minds).filter_map(|f| self.answer(f)));
            steps.push(self.press(control, exit.row));
        }
        steps
    }

    /// What is chosen or filled in, if anything has to be.
    fn answer(&self, field: &Field) -> Option<Step> {
        let ask = self.text(&field.ask);
        match field.kind {
            // A box that has something else done is taken out.
            FieldKind::Check if field.ticked => {
                let harmful = field.instead.is_some();
                harmful.then(|| Step::new(Op::Uncheck, &ask))
            }
            FieldKind::Check => field.instead.is_none().then(|| Step::new(Op::Check, &ask)),
            _ if field.optional => None,
            FieldKind::Radios | FieldKind::Select => {
                // The first ones are often special reasons, and the last one may ask for words.
                let asks_more = usize::from(field.other.is_some());
                let neutral = field.of.len().checked_sub(1 + asks_more)?;
                Some(Step::new(Op::Pick, &self.text(field.of.get(neutral)?)))
            }
            FieldKind::Area | FieldKind::Line => Some(Step {
                value: field.word.as_ref().map_or(String::new(), |w| self.text(w)),
                ..Step::new(Op::Fill, &ask)
            }),
            _ => Some(Step::new(Op::Human, &ask)),
        }
    }

    /// What lies over pages, by what closes it.
    fn closes(&self) -> Vec<String> {
        let letter = self.service.letter.iter().map(|l| &l.close);
        let parts = self.service.pages.iter().flat_map(|p| &p.parts);
        let refuse = |part: &'a Part| match part {
            Part::Cookies { refuse, .. } => Some(refuse),
            _ => None,
        };
        let banners = parts.chain(&self.service.everywhere).filter_map(refuse);
        letter.chain(banners).map(|t| self.text(t)).collect()
    }

    fn text(&self, text: &Text) -> String {
        let words = text.of(self.look);
        let words = words.replace("{until}", &self.service.lasts_until());
        words.replace("{about}", &self.service.right.cancels)
    }
}

fn step(name: &str, row: Option<&str>) -> Step {
    match row {
        Some(row) => Step {
            row: row.to_owned(),
            ..Step::new(Op::Row, name)
        },
        None => Step::new(Op::Click, name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_service_that_can_be_cancelled_has_a_walk_in_each_look() {
        for (name, service) in crate::flows::services().unwrap() {
            for look in Look::ALL {
                let way = way(&service, look);
                let wanted = service.right.end == End::Cancelled;
                assert!(!wanted || !way.steps.is_empty(), "{name} {}", look.name());
            }
        }
    }
}
