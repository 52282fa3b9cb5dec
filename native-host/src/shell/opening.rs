//! An agent is ready in a tab: which run is it?
use super::{Attached, Shell};
use crate::clock;
use crate::extension::Outbox;
use crate::recipes::Recipes;
use crate::run::{AgentPlace, HANDOVER_PATIENCE, Run, RunError, Wish, site_of};
use crate::store::{Kind, RunRow};
use engine::event::Event;
use engine::words;
use protocol::control::{FromHost, Order, RunOptions};
use protocol::ids::{RunId, TabId};
use protocol::message::{Badge, PersonInput, ToAgent, WorkerCommand};
use protocol::report::{Report, ReportLine};
use protocol::task::{Reason, TaskResult};
use std::time::Instant;

/// What becomes of a run that was found unfinished.
enum Fate {
    GoesOn(Box<Run>),
    LacksItsEnd(Box<Run>),
    /// Why.
    Abandoned(&'static str),
    /// Another host has it.
    Elsewhere,
}

impl<O: Outbox> Shell<O> {
    /// A command waits for the person to hand over a tab, and this one's run, if it has one, is not under way.
    pub fn may_be_handed_over(&self, tab: TabId) -> bool {
        let free = |run: &Run| run.finished || !run.started;
        let ordered = self.attached.as_ref().is_some_and(|a| a.order.is_some());
        !ordered && self.commanded().is_empty() && self.runs.get(&tab).is_none_or(free)
    }

    /// The person has handed this tab over to a command.
    pub fn hand_over(&mut self, tab: TabId, attached: Attached) {
        let order = attached.order.clone();
        self.attached = Some(attached);
        // A panel that stands there already is told; any other tab's agent takes the order when it is ready.
        let waiting = self
            .runs
            .get_mut(&tab)
            .filter(|r| !r.started && !r.finished);
        if let (Some(run), Some(order)) = (waiting, order) {
            run.commanded = true;
            self.take_order(true);
            let options = order.options;
            self.feed(tab, Event::Ordered { options });
        }
    }

    /// The button was pressed on this page. A run of another service that only stands in the tab (a look, one that is over, one that
    /// waits for the person) makes way for a new one; a run under way stays, and says itself where it was led.
    pub fn make_way(&mut self, tab: TabId, url: &str) {
        let elsewhere = |run: &&Run| run.is_elsewhere(url);
        let Some(run) = self.runs.get(&tab).filter(elsewhere) else {
            return;
        };
        if run.is_handed_over() && !run.commanded {
            let input = PersonInput::Stop;
            self.feed(tab, Event::Person { input });
        }
        let Some(run) = self.runs.get(&tab).filter(|r| is_idle(r)) else {
            return;
        };
        let agent = run.agent.clone();
        if agent.as_ref().is_some_and(|a| is_same_site(&a.url, url)) {
            // The agent of this page is there: whoever takes the press opens the next run for it.
            return;
        }
        self.left.extend(agent.map(|agent| (tab, agent.origin)));
        self.forget(tab);
    }

    /// A run that nothing is done for any more stood in the tab, and the tab has gone on to another service.
    pub(super) fn has_left_its_service(&self, tab: TabId, agent: &AgentPlace) -> bool {
        let stood = |a: &AgentPlace| is_same_site(&a.url, &agent.url);
        let left = |run: &Run| {
            is_idle(run) && run.is_elsewhere(&agent.url) && !run.agent.as_ref().is_some_and(stood)
        };
        self.runs.get(&tab).is_some_and(left)
    }

    /// Its panel isn't shown there, and the toolbar button begins anew.
    pub(super) fn leave_tab(&mut self, tab: TabId, agent: AgentPlace) {
        self.forget(tab);
        if self
            .attached
            .as_ref()
            .is_some_and(|a| a.order_for(tab).is_some())
        {
            return self.open(tab, agent, false);
        }
        self.tell_agent(tab, ToAgent::Leave);
        let badge = Badge::Idle;
        self.worker(WorkerCommand::Badge { tab, badge });
        self.worker(WorkerCommand::Release { tab });
    }

    /// An agent is ready in a tab that has no live run: takes up the unfinished one, or begins.
    pub(super) fn open(&mut self, tab: TabId, agent: AgentPlace, clicked: bool) {
        match self.open_run(tab, &agent, clicked) {
            // An agent from before this host whose run has long been over: its panel stays as it is.
            Ok(None) => {}
            Ok(Some(opened)) => self.begin(tab, agent, opened),
            Err(error) => {
                tracing::error!("{error}");
                self.tell_failure(tab, &error);
            }
        }
    }

    fn begin(&mut self, tab: TabId, agent: AgentPlace, opened: Opened) {
        let Opened {
            mut run,
            resumed,
            order,
            left,
        } = opened;
        let goes_on = |o: &Order| resumed && o.run.as_ref() == Some(&run.id);
        let new_order = match &order {
            Some(order) => (!goes_on(order)).then(|| order.options.clone()),
            None => run.ordered.as_ref().and_then(without_its_command),
        };
        if let Some(order) = &order {
            run.commanded = true;
            run.ask_in_page = order.options.ask_in_page;
        }
        let over = run.finished;
        self.runs.insert(tab, run);
        if over {
            // Nothing is done any more; the agent is told how it ended.
        } else if resumed {
            self.feed(tab, Event::Resumed);
        } else {
            let ordered = new_order.as_ref().and_then(|o| o.start.as_deref());
            self.bring_recipes(tab, ordered.unwrap_or(&agent.url));
        }
        self.feed(tab, agent.ready());
        for text in left {
            self.feed(tab, Event::Told { text });
        }
        let new_order = new_order.filter(|_| self.runs.get(&tab).is_some_and(|r| !r.finished));
        if let Some(options) = new_order {
            self.feed(tab, Event::Ordered { options });
        }
    }

    /// What the person has written down of this site is part of the run from its first event on.
    fn bring_recipes(&mut self, tab: TabId, url: &str) {
        let recipes = Recipes::load(&self.places);
        for mistakes in &recipes.broken {
            tracing::warn!("{mistakes}");
        }
        let own = recipes.own_for(url);
        if !own.is_empty() {
            self.feed(tab, Event::Recipes { own });
        }
    }

    fn open_run(
        &mut self,
        tab: TabId,
        agent: &AgentPlace,
        clicked: bool,
    ) -> Result<Option<Opened>, RunError> {
        let order = self
            .attached
            .as_ref()
            .and_then(|a| a.order_for(tab).cloned());
        let named = order.as_ref().and_then(|o| o.run.clone());
        let until = Instant::now() + HANDOVER_PATIENCE;
        let mut left = Vec::new();
        for row in self.store.unfinished(&site_of(&agent.origin))? {
            let same_tab = row.tab == tab.0;
            let wanted = match &named {
                Some(named) => row.id == *named || same_tab,
                None => same_tab || clicked || order.is_some(),
            };
            if !wanted || self.runs.values().any(|r| r.id == row.id) {
                continue;
            }
            let order = order
                .clone()
                .filter(|o| o.run.as_ref().is_none_or(|r| *r == row.id));
            let run = match self.fate(tab, &row, order.as_ref(), clicked, until)? {
                Fate::GoesOn(run) => *run,
                Fate::LacksItsEnd(run) => {
                    self.settle(tab, *run)?;
                    continue;
                }
                Fate::Abandoned(why) => {
                    left.extend(self.abandon(&row, why)?);
                    continue;
                }
                Fate::Elsewhere => continue,
            };
            self.take_order(order.is_some());
            return Ok(Some(Opened {
                run,
                resumed: true,
                order,
                left,
            }));
        }
        // An order that names a run waits for that run's tab.
        let order = order.filter(|o| o.run.is_none());
        if !clicked && order.is_none() {
            let last = self.store.last_in(tab.0)?;
            if let Some(over) = last.filter(|r| r.ended.is_some()) {
                return self.over_here(tab, agent, &over);
            }
        }
        let run = Run::begin(&self.store, &self.places, tab, agent)?;
        self.take_order(order.is_some());
        Ok(Some(Opened {
            run,
            resumed: false,
            order,
            left,
        }))
    }

    fn fate(
        &self,
        tab: TabId,
        row: &RunRow,
        order: Option<&Order>,
        clicked: bool,
        until: Instant,
    ) -> Result<Fate, RunError> {
        if row.version != crate::extension::VERSION {
            return Ok(Fate::Abandoned("SubTerminator was updated since"));
        }
        let run = match Run::take_up(&self.store, &self.places, tab, &row.id, until) {
            Err(RunError::Json(_)) => {
                return Ok(Fate::Abandoned("what was written down of it can't be read"));
            }
            Err(RunError::Changed { .. }) => {
                return Ok(Fate::Abandoned("its journal was changed by something else"));
            }
            taken => match taken? {
                Some(run) => Box::new(run),
                None => return Ok(Fate::Elsewhere),
            },
        };
        let anew = clicked || order.is_some_and(|o| o.run.is_none());
        let wish = order.map(|o| Wish::from(&o.options));
        Ok(if anew && run.needs_only_its_end() {
            Fate::LacksItsEnd(run)
        } else if order.is_none() && clicked && run.is_stale() {
            Fate::Abandoned("it was left alone for long")
        } else if wish.is_some() && wish != run.wish {
            // What was begun for real must not go on under a dry run's order, nor the other way round.
            Fate::Abandoned("another job was started here since")
        } else {
            Fate::GoesOn(run)
        })
    }

    /// The run that is over in this tab, if its page may not have heard how it ended: the line went with the last words.
    fn over_here(
        &self,
        tab: TabId,
        agent: &AgentPlace,
        row: &RunRow,
    ) -> Result<Option<Opened>, RunError> {
        if row.version != crate::extension::VERSION || row.site != site_of(&agent.origin) {
            return Ok(None);
        }
        let taken = Run::take_up(&self.store, &self.places, tab, &row.id, Instant::now());
        if matches!(taken, Err(RunError::Changed { .. })) {
            return Ok(None);
        }
        let taken = taken?;
        let shown = taken.filter(|run| run.is_over() && !run.is_stale());
        Ok(shown.map(|mut run| {
            run.finished = true;
            Opened {
                run,
                resumed: true,
                order: None,
                left: Vec::new(),
            }
        }))
    }

    fn take_order(&mut self, taken: bool) {
        if let Some(attached) = self.attached.as_mut().filter(|_| taken) {
            attached.order = None;
        }
    }

    /// The host of this run ended before it had written the end down. It is done now, and the way is free for another.
    fn settle(&mut self, tab: TabId, run: Run) -> Result<(), RunError> {
        let id = run.id.clone();
        self.runs.insert(tab, run);
        let ended = self.step(tab, Event::Resumed);
        self.runs.remove(&tab);
        ended?;
        match self.store.run(&id)? {
            Some(row) if row.ended.is_none() => self.abandon(&row, "it was not begun").map(drop),
            _ => Ok(()),
        }
    }

    /// A run that can't be gone on with ends here; a new look finds where things stand. What the person is to know of it.
    fn abandon(&mut self, row: &RunRow, why: &str) -> Result<Option<String>, RunError> {
        let mut stands = self.last_press_in_words(&row.id)?;
        if stands.is_empty() && self.store.verify(&row.id)?.is_err() {
            // What else it had said nobody knows.
            stands = words::say("changed.abandoned_unknown", &[]);
        }
        let error = format!("It was interrupted, and {why}. {stands}");
        let result = TaskResult {
            run: Some(row.id.0.clone()),
            ..TaskResult::failed(
                Reason::Interrupted,
                error.trim_end().to_owned(),
                row.url.clone(),
            )
        };
        self.store.end_run(&row.id, clock::now(), &result)?;
        let notice = || words::say("notice.abandoned", &[("stands", &stands)]);
        Ok((!stands.is_empty()).then(notice))
    }

    /// What the person is to know of a last step that may have been made. Empty if none was.
    pub(super) fn last_press_in_words(&self, run: &RunId) -> Result<String, RunError> {
        Ok(match self.last_press(run)? {
            None => String::new(),
            Some(Some(true)) => words::say("changed.abandoned", &[]),
            Some(_) => words::say("changed.abandoned_unknown", &[]),
        })
    }

    /// The last irreversible press that the journal knows of, unless it is known not to have happened.
    fn last_press(&self, run: &RunId) -> Result<Option<Option<bool>>, RunError> {
        let mut last = None;
        for json in self.store.rows(run, Kind::Report)? {
            // Written by another version, it may say what this one doesn't understand.
            let Ok(line) = serde_json::from_str::<ReportLine>(&json) else {
                last = Some(None);
                continue;
            };
            if let Report::Irreversible { pressed, .. } = line.report {
                last = (pressed != Some(false)).then_some(pressed);
            }
        }
        Ok(last)
    }

    /// The command was cut off from a run that has ended meanwhile: it hears the end that the journal holds.
    pub(super) fn tell_known_end(&mut self) -> Result<(), RunError> {
        let Some(attached) = &mut self.attached else {
            return Ok(());
        };
        let Some(run) = attached.order.as_ref().and_then(|o| o.run.clone()) else {
            return Ok(());
        };
        if self.store.run(&run)?.is_none_or(|r| r.ended.is_none()) {
            return Ok(());
        }
        for json in self.store.rows(&run, Kind::Report)? {
            let line: ReportLine = serde_json::from_str(&json)?;
            if matches!(line.report, Report::Receipt { .. } | Report::Outcome { .. }) {
                attached.lines.send(FromHost::Line {
                    line: Box::new(line),
                });
            }
        }
        attached.order = None;
        Ok(())
    }
}

/// Nothing is done for it now: nobody has started it, or it is over.
fn is_idle(run: &Run) -> bool {
    run.finished || !run.started
}

fn is_same_site(a: &str, b: &str) -> bool {
    site_of(a) == site_of(b)
}

/// What a command ordered that isn't there any more, if it was to be asked or to plan: the person at the browser is, as if they had
/// begun it there.
fn without_its_command(ordered: &RunOptions) -> Option<RunOptions> {
    let options = RunOptions {
        service: ordered.service.clone(),
        plan: ordered.plan.clone(),
        dry_run: ordered.dry_run,
        ..RunOptions::default()
    };
    (options != *ordered).then_some(options)
}

/// A run that a tab has now.
struct Opened {
    run: Run,
    /// Taken up, not begun.
    resumed: bool,
    /// The command's order, when it is this run's.
    order: Option<Order>,
    /// What is to be said of runs before it that could not be gone on with.
    left: Vec<String>,
}
