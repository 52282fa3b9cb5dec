//! An agent is ready in a tab: which run is it?
use super::Shell;
use crate::clock;
use crate::extension::Outbox;
use crate::run::{AgentPlace, Run, RunError, site_of};
use crate::store::RunRow;
use engine::event::Event;
use protocol::control::Order;
use protocol::ids::TabId;
use protocol::task::{Reason, TaskResult};

impl<O: Outbox> Shell<O> {
    /// An agent is ready in a tab that has no live run: takes up the unfinished one, or begins.
    pub(super) fn open(&mut self, tab: TabId, agent: AgentPlace, clicked: bool) {
        let order = self.attached.as_mut().and_then(|a| a.order.take());
        match self.open_run(tab, &agent, clicked, order.as_ref()) {
            Ok(None) => {
                // An agent from before this host whose run is over: its panel stays as it is.
                if let Some(attached) = &mut self.attached {
                    attached.order = order;
                }
            }
            Ok(Some((mut run, resumed))) => {
                run.commanded = order.is_some();
                let goes_on = resumed
                    && order
                        .as_ref()
                        .is_none_or(|o| o.run.as_ref() == Some(&run.id));
                self.runs.insert(tab, run);
                if resumed {
                    self.feed(tab, Event::Resumed);
                }
                self.feed(tab, agent.ready());
                if let Some(order) = order.filter(|_| !goes_on) {
                    self.feed(
                        tab,
                        Event::Ordered {
                            options: order.options,
                        },
                    );
                }
            }
            Err(error) => {
                tracing::error!("{error}");
                self.tell_failure(tab, &error);
            }
        }
    }

    pub(super) fn open_run(
        &mut self,
        tab: TabId,
        agent: &AgentPlace,
        clicked: bool,
        order: Option<&Order>,
    ) -> Result<Option<(Run, bool)>, RunError> {
        let named = order.and_then(|o| o.run.clone());
        for row in self.store.unfinished(&site_of(&agent.origin))? {
            if self.runs.values().any(|r| r.id == row.id) {
                continue;
            }
            let same_tab = row.tab == tab.0;
            let wanted = match &named {
                Some(named) => row.id == *named,
                None => same_tab || clicked || order.is_some(),
            };
            if !wanted {
                continue;
            }
            if row.version != crate::extension::VERSION {
                self.abandon(&row)?;
                continue;
            }
            // The host before us may just be ending; another browser's is not waited for.
            let patient = named.is_some() || same_tab;
            if let Some(run) = Run::take_up(&self.store, &self.places, tab, &row.id, patient)? {
                return Ok(Some((run, true)));
            }
        }
        if !clicked && order.is_none() && self.store.last_ended_in(tab.0)?.is_some() {
            return Ok(None);
        }
        Ok(Some((
            Run::begin(&self.store, &self.places, tab, agent)?,
            false,
        )))
    }

    /// A run that another version began can't be replayed; it ends here, and a new look finds where things stand.
    pub(super) fn abandon(&mut self, row: &RunRow) -> Result<(), RunError> {
        let result = TaskResult {
            success: false,
            verified: false,
            reason: Reason::Interrupted,
            turns: 0,
            final_url: row.url.clone(),
            error: Some("It was interrupted, and SubTerminator was updated since.".to_owned()),
            run: Some(row.id.0.clone()),
            effective: None,
            receipt: None,
        };
        Ok(self.store.end_run(&row.id, clock::now(), &result)?)
    }
}
