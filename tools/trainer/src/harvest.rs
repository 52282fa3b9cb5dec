//! Labels from truth: a guide that knows the right walk led whole runs, whose journals say what stood on each page and what was pressed. The
//! runs are played again, and at each of its presses it is noted what else the planner could have pressed.
use crate::step::{Control, Step};
use anyhow::{Context, Result};
use engine::classify;
use engine::effect::Effect;
use engine::event::{Event, Stamped};
use engine::plan::{self, Ranking};
use engine::planner::{PlanContext, Proposal};
use engine::session::Session;
use protocol::action::Action;
use protocol::ids::Ref;
use std::path::Path;
use subterminator::store::{Kind, RunRow, Store};

/// The steps of all runs whose journals lie in this folder, in the order of their services.
///
/// # Errors
/// When a journal can't be read.
pub(crate) fn steps(folder: &Path) -> Result<Vec<Step>> {
    let listed = std::fs::read_dir(folder)
        .with_context(|| format!("there are no journals in {}", folder.display()))?;
    let mut found = Vec::new();
    for entry in listed {
        let path = entry?.path();
        if path.extension().is_some_and(|e| e == "sqlite") {
            let store = Store::open(&path)?;
            for run in store.history(u32::MAX)? {
                found.extend(of_run(&store, &run)?);
            }
        }
    }
    // Which journal comes first is chance.
    found.sort_by_key(|step| serde_json::to_string(step).unwrap_or_default());
    found.sort_by(|a, b| a.service.cmp(&b.service));
    Ok(found)
}

fn of_run(store: &Store, run: &RunRow) -> Result<Vec<Step>> {
    let mut session = Session::new(run.id.clone());
    let mut asked: Option<Box<PlanContext>> = None;
    let mut steps: Vec<Step> = Vec::new();
    let mut service: Option<String> = None;
    let mut last = None;
    for row in store.rows(&run.id, Kind::Event)? {
        let stamped: Stamped = serde_json::from_str(&row)?;
        if let (Event::Planned { plan: Ok(plan), .. }, Some(context)) = (&stamped.event, &asked)
            && let Proposal::Act {
                action: Action::Click { target },
                ..
            } = plan
        {
            let page = &context.observation.snapshot;
            // A local site has no name of its own but in the title of its first page.
            let service = service.get_or_insert_with(|| page.page.title.clone());
            let pressed = page.elements.iter().find(|e| e.reference == *target);
            let pressed = pressed.map(|e| (page.page.url.clone(), e.identity()));
            // Where it was refused or wasn't heard it is asked for once more.
            if pressed != last {
                steps.extend(step(context, *target, service));
            }
            last = pressed;
        }
        let (next, effects) = session.step(&stamped);
        session = next;
        for effect in effects {
            if let Effect::Plan { context, .. } = effect {
                asked = Some(context);
            }
        }
    }
    Ok(steps)
}

/// What was pressed, among what could be; answers and what closes a banner are no part of the ranking.
fn step(context: &PlanContext, target: Ref, service: &str) -> Option<Step> {
    let snapshot = &context.observation.snapshot;
    let pressed = snapshot.elements.iter().find(|e| e.reference == target)?;
    let banner = [page::Region::Consent, page::Region::Promotion];
    let region = context.model.region_of(&target);
    if !classify::is_pressed(pressed) || region.is_some_and(|r| banner.contains(&r)) {
        return None;
    }
    let Ranking { in_flow, controls } = plan::ranking(context);
    let lang = snapshot.page.lang.split('-').next().unwrap_or_default();
    Some(Step {
        corpus: String::new(),
        service: service.to_owned(),
        lang: lang.to_lowercase(),
        state: context.state.as_str().to_lowercase(),
        in_flow,
        right: controls.iter().position(|c| c.reference == target),
        controls: controls.into_iter().map(|c| Control(c.features)).collect(),
    })
}
