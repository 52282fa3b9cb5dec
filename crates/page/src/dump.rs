//! The model as text that a person can read: parts in reading order, subscriptions, lists, forms, facts, what changed.
use crate::record::ListKind;
use crate::{Form, PageModel, Subscription};
use protocol::role::Role;
use std::fmt::{Display, Formatter, Result};

impl Display for PageModel {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        writeln!(f, "page {} “{}”", self.url, self.title)?;
        self.write_gist(f)?;
        self.write_regions(f)
    }
}

impl PageModel {
    /// Its subscriptions, lists, forms, facts and changes, line by line, without the address and what stands in which region.
    pub fn gist(&self) -> Vec<String> {
        let gist = Gist(self).to_string();
        gist.lines().map(str::to_owned).collect()
    }
}

struct Gist<'a>(&'a PageModel);

impl Display for Gist<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        self.0.write_gist(f)
    }
}

/// On one line: its name, state, price and dates.
impl Display for Subscription {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let name = self.name.as_deref().unwrap_or("(no name)");
        write!(f, "subscription {name}: {}", self.status.name())?;
        if let Some(price) = &self.price {
            write!(f, ", {price}")?;
        }
        if let Some(renews) = &self.renews_on {
            write!(f, ", renews {}", renews.value)?;
        }
        if let Some(ends) = &self.ends_on {
            write!(f, ", ends {}", ends.value)?;
        }
        if let Some(on) = self.auto_renew {
            write!(f, ", auto-renew {}", if on { "on" } else { "off" })?;
        }
        Ok(())
    }
}

fn write_subscription(f: &mut Formatter<'_>, one: &Subscription) -> Result {
    writeln!(f, "{one}")?;
    for said in &one.said {
        let kind = if said.badge { "badge" } else { "sentence" };
        writeln!(
            f,
            "  {} by {kind}: “{}”",
            said.status.name(),
            said.said.text
        )?;
    }
    for control in &one.controls {
        writeln!(
            f,
            "  {:?} {} “{}”",
            control.does, control.reference, control.name
        )?;
    }
    Ok(())
}

fn write_form(f: &mut Formatter<'_>, form: &Form) -> Result {
    let submit = form
        .submit
        .as_ref()
        .map(ToString::to_string)
        .unwrap_or_default();
    writeln!(
        f,
        "form {:?} “{}” in {}, sent by {submit}",
        form.kind,
        form.title,
        form.region.name()
    )?;
    for field in &form.fields {
        let wants = match (field.unmet, field.required) {
            (true, _) => ", required and unmet",
            (false, true) => ", required",
            _ => "",
        };
        writeln!(
            f,
            "  {} {} “{}”{wants}",
            field.reference, field.role, field.name
        )?;
    }
    Ok(())
}

impl PageModel {
    fn write_gist(&self, f: &mut Formatter<'_>) -> Result {
        for subscription in &self.subscriptions {
            write_subscription(f, subscription)?;
        }
        self.write_lists(f)?;
        for form in &self.forms {
            write_form(f, form)?;
        }
        for fact in &self.facts {
            writeln!(
                f,
                "fact {}: {} — “{}”",
                fact.kind.name(),
                fact.said.value,
                fact.said.text
            )?;
        }
        self.write_delta(f)
    }

    fn write_lists(&self, f: &mut Formatter<'_>) -> Result {
        for list in self.lists.iter().filter(|l| l.kind != ListKind::Other) {
            writeln!(
                f,
                "{} “{}” in {}, {} records",
                list.kind.name(),
                list.title,
                list.region.name(),
                list.records.len()
            )?;
            for record in list.records.iter().map(|n| &self.records[*n]) {
                let price = record
                    .price
                    .as_deref()
                    .map(|p| format!(", {p}"))
                    .unwrap_or_default();
                let controls: Vec<&str> = record.controls.iter().map(|c| c.name.as_str()).collect();
                writeln!(f, "  {}{price} [{}]", record.title, controls.join("] ["))?;
            }
        }
        Ok(())
    }

    fn write_delta(&self, f: &mut Formatter<'_>) -> Result {
        let Some(delta) = &self.delta else {
            return Ok(());
        };
        writeln!(f, "since the page before: {}", delta.change.name())?;
        for at in &delta.new {
            if let Some(block) = usize::try_from(*at).ok().and_then(|at| self.blocks.get(at)) {
                writeln!(f, "  + {}", block.text)?;
            }
        }
        for gone in &delta.gone {
            writeln!(f, "  - {gone}")?;
        }
        Ok(())
    }

    fn write_regions(&self, f: &mut Formatter<'_>) -> Result {
        let mut last = None;
        for (at, block) in self.blocks.iter().enumerate() {
            if block.text.is_empty() {
                continue;
            }
            let region = self.regions[at];
            if last != Some(region) {
                writeln!(f, "— {}", region.name())?;
                last = Some(region);
            }
            match (&block.reference, block.role) {
                (Some(reference), role) => writeln!(f, "  {reference} {role} “{}”", block.text)?,
                (None, Role::Heading) => writeln!(f, "  # {}", block.text)?,
                (None, _) => writeln!(f, "  {}", block.text)?,
            }
        }
        Ok(())
    }
}
