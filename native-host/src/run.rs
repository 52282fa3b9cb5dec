//! One live run: its session, its journal's head, its open questions and timers. It must not know the wire.
use crate::clock;
use crate::places::{self, Places, PlacesError};
use crate::shell::planning::Planner;
use crate::store::{Entry, Head, Kind, RunRow, Store, StoreError};
use engine::effect::Effect;
use engine::event::{Event, Stamped};
use engine::session::Session;
use protocol::control::RunOptions;
use protocol::ids::{QuestionId, RunId, TabId, TimerId};
use protocol::message::{AgentBuild, PersonInput};
use protocol::report::{Report, ReportLine};
use protocol::view::QuestionView;
use std::collections::HashMap;
use std::fs::{File, TryLockError};
use std::path::PathBuf;
use std::time::{Duration, Instant};
use tokio::task::AbortHandle;

/// How long a taken-up run may still be held by the host that is just ending: one whose browser was killed ends a moment after it.
pub const HANDOVER_PATIENCE: Duration = Duration::from_secs(2);

/// The file in a run's folder that its host holds.
pub const LOCK: &str = "lock";

const STALE_MS: u64 = 60 * 60 * 1000;

#[derive(Debug, thiserror::Error)]
pub enum RunError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Places(#[from] PlacesError),
    #[error("The run can't be written down: {0}.")]
    Json(#[from] serde_json::Error),
    #[error("Row {row} of the run's journal was changed by something else.")]
    Changed { row: i64 },
}

/// Where an agent said that it runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AgentPlace {
    pub origin: String,
    pub url: String,
    pub build: AgentBuild,
}

impl AgentPlace {
    pub fn ready(self) -> Event {
        Event::AgentReady {
            origin: self.origin,
            url: self.url,
            build: self.build,
        }
    }
}

/// What makes two orders the same job: a run that was begun for one is not taken up for another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    pub dry_run: bool,
    pub plan: Option<String>,
}

impl From<&RunOptions> for Wish {
    fn from(options: &RunOptions) -> Self {
        Self {
            dry_run: options.dry_run,
            plan: options.plan.clone(),
        }
    }
}

/// A question that nobody has answered yet.
#[derive(Debug)]
pub struct OpenQuestion {
    pub view: QuestionView,
    pub overlay: bool,
    pub window: bool,
    /// Extension pages that show it.
    pub pages: Vec<String>,
}

#[derive(Debug)]
pub struct Run {
    pub id: RunId,
    pub tab: TabId,
    /// Pictures.
    pub folder: PathBuf,
    pub agent: Option<AgentPlace>,
    /// The person has started the job.
    pub started: bool,
    pub finished: bool,
    /// The command on the control socket asked for it.
    pub commanded: bool,
    pub ask_in_page: bool,
    /// What was asked for, once it is started.
    pub wish: Option<Wish>,
    /// The last order that a command gave for it.
    pub ordered: Option<RunOptions>,
    pub questions: HashMap<QuestionId, OpenQuestion>,
    pub timers: HashMap<TimerId, AbortHandle>,
    pub planner: Planner,
    /// The turn under way.
    pub planning: Option<AbortHandle>,
    /// Held back until the receipt is written.
    pub outcome: Option<Report>,
    session: Option<Session>,
    head: Head,
    unwritten: Vec<Entry>,
    /// Held while this process has the run; goes with the process.
    _lock: File,
}

/// The registrable domain, with the port where there is one: what makes an unfinished run "of this service".
pub fn site_of(url: &str) -> String {
    let domain = engine::site::registrable(&engine::site::host(url));
    match url::Url::parse(url).ok().and_then(|u| u.port()) {
        Some(port) => format!("{domain}:{port}"),
        None => domain,
    }
}

impl Run {
    pub fn begin(
        store: &Store,
        places: &Places,
        tab: TabId,
        agent: &AgentPlace,
    ) -> Result<Self, RunError> {
        let id = RunId(uuid::Uuid::new_v4().to_string());
        store.open_run(&RunRow {
            id: id.clone(),
            tab: tab.0,
            site: site_of(&agent.origin),
            url: engine::site::plain(&agent.url),
            service: String::new(),
            version: crate::extension::VERSION.to_owned(),
            opened: clock::now(),
            started: None,
            ended: None,
            result: None,
            receipt: None,
        })?;
        let folder = places.run(&id)?;
        // Nobody else knows this id.
        let lock = lock(&folder, Instant::now())?.ok_or_else(|| in_use(&folder))?;
        Ok(Self::new(id, tab, folder, lock))
    }

    /// The run as its journal left it. `None` if another host still holds it then.
    pub fn take_up(
        store: &Store,
        places: &Places,
        tab: TabId,
        id: &RunId,
        until: Instant,
    ) -> Result<Option<Self>, RunError> {
        let folder = places.run(id)?;
        let Some(lock) = lock(&folder, until)? else {
            return Ok(None);
        };
        let mut run = Self::new(id.clone(), tab, folder, lock);
        run.head = match store.verify(id)? {
            Ok(head) => head,
            Err(row) => return Err(RunError::Changed { row }),
        };
        let events: Vec<Stamped> = store
            .rows(id, Kind::Event)?
            .iter()
            .map(|json| serde_json::from_str(json))
            .collect::<Result<_, _>>()?;
        for stamped in &events {
            run.learn(&stamped.event);
        }
        run.session = Some(Session::replay(id.clone(), events));
        store.move_run(id, tab.0)?;
        Ok(Some(run))
    }

    fn new(id: RunId, tab: TabId, folder: PathBuf, lock: File) -> Self {
        Self {
            session: Some(Session::new(id.clone())),
            id,
            tab,
            folder,
            agent: None,
            started: false,
            finished: false,
            commanded: false,
            ask_in_page: true,
            wish: None,
            ordered: None,
            questions: HashMap::new(),
            timers: HashMap::new(),
            planner: Planner::default(),
            planning: None,
            outcome: None,
            head: Head::START,
            unwritten: Vec::new(),
            _lock: lock,
        }
    }

    /// Writes the event down, then steps. The row is on the disk before the engine sees it.
    pub fn step(&mut self, store: &mut Store, event: Event) -> Result<Vec<Effect>, RunError> {
        let stamped = Stamped {
            at: clock::now(),
            ahead_of_utc: clock::ahead_of_utc(),
            event,
        };
        let json = serde_json::to_string(&stamped)?;
        self.unwritten.push(Entry {
            at: stamped.at,
            kind: Kind::Event,
            json,
        });
        self.flush(store)?;
        if self.learn(&stamped.event) {
            store.start_run(&self.id, stamped.at)?;
        }
        // There is always one between two steps.
        let session = self
            .session
            .take()
            .unwrap_or_else(|| Session::new(self.id.clone()));
        let (session, effects) = session.step(&stamped);
        self.session = Some(session);
        Ok(effects)
    }

    pub fn needs_only_its_end(&self) -> bool {
        self.session
            .as_ref()
            .is_some_and(Session::needs_only_its_end)
    }

    pub fn is_over(&self) -> bool {
        self.session.as_ref().is_some_and(Session::is_over)
    }

    pub fn is_handed_over(&self) -> bool {
        !self.finished && self.session.as_ref().is_some_and(Session::is_handed_over)
    }

    /// A page of another service than this run's.
    pub fn is_elsewhere(&self, url: &str) -> bool {
        self.session.as_ref().is_some_and(|s| s.is_elsewhere(url))
    }

    /// Nothing was heard of it for so long that nobody expects it to go on by itself.
    pub fn is_stale(&self) -> bool {
        let last = self.session.as_ref().map(Session::last_heard);
        // A clock that was set back since tells nothing of how long it was.
        last.is_some_and(|last| clock::now().0.abs_diff(last.0) > STALE_MS)
    }

    /// Remembers what the shell itself needs of an event; true when this one starts the job.
    fn learn(&mut self, event: &Event) -> bool {
        match event {
            Event::Ordered { options } => {
                self.ask_in_page = options.ask_in_page;
                self.planner = Planner::new(options.planner.clone());
                self.wish.get_or_insert_with(|| options.into());
                self.ordered = Some(options.clone());
            }
            Event::Person {
                input: PersonInput::Start { dry_run },
            } => {
                self.wish.get_or_insert(Wish {
                    dry_run: *dry_run,
                    plan: None,
                });
            }
            Event::AgentReady { origin, url, build } => {
                self.agent = Some(AgentPlace {
                    origin: origin.clone(),
                    url: url.clone(),
                    build: *build,
                });
                return false;
            }
            _ => return false,
        }
        !std::mem::replace(&mut self.started, true)
    }

    /// Puts a report into the journal (written with the next [`Run::flush`]) and returns its line.
    pub fn note(&mut self, report: Report) -> Result<ReportLine, RunError> {
        let at = clock::now();
        let line = ReportLine {
            at: clock::iso(at),
            run: self.id.clone(),
            report,
        };
        let json = serde_json::to_string(&line)?;
        self.unwritten.push(Entry {
            at,
            kind: Kind::Report,
            json,
        });
        Ok(line)
    }

    /// Everything noted so far is on the disk when this returns.
    pub fn flush(&mut self, store: &mut Store) -> Result<Head, RunError> {
        if !self.unwritten.is_empty() {
            self.head = store.append(&self.id, self.head, &std::mem::take(&mut self.unwritten))?;
        }
        Ok(self.head)
    }

    pub fn store_picture(&self, name: &str, png: &[u8]) -> Result<(), PlacesError> {
        places::write_private(&self.folder.join(name), png)
    }

    /// A stored picture, if it is there. `name` is a plain file name that we gave ourselves.
    pub fn picture(&self, name: &str) -> Option<Vec<u8>> {
        let plain = !name.contains(['/', '\\']) && name != "..";
        plain
            .then(|| places::read_private(&self.folder.join(name)).ok())
            .flatten()
    }

    pub fn stop_timers(&mut self) {
        for (_, timer) in self.timers.drain() {
            timer.abort();
        }
        if let Some(planning) = self.planning.take() {
            planning.abort();
        }
    }
}

impl Drop for Run {
    fn drop(&mut self) {
        self.stop_timers();
    }
}

fn in_use(path: &std::path::Path) -> PlacesError {
    PlacesError::Folder {
        path: path.to_owned(),
        source: std::io::ErrorKind::ResourceBusy.into(),
    }
}

/// The run's lock, if it is free or becomes free in time. File locks can't be waited for with a limit, so it is tried again.
fn lock(folder: &std::path::Path, until: Instant) -> Result<Option<File>, PlacesError> {
    let path = folder.join(LOCK);
    let failed = |source| PlacesError::File {
        path: path.clone(),
        source,
    };
    let file = places::open_private(&path, false)?;
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(Some(file)),
            Err(TryLockError::WouldBlock) if Instant::now() < until => {
                std::thread::sleep(Duration::from_millis(20));
            }
            Err(TryLockError::WouldBlock) => return Ok(None),
            Err(TryLockError::Error(error)) => return Err(failed(error)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_site_is_the_registrable_domain_and_a_port_of_its_own() {
        assert_eq!(
            site_of("https://www.streamora.co.uk/account?x"),
            "streamora.co.uk"
        );
        assert_eq!(site_of("http://127.0.0.1:4711/"), "127.0.0.1:4711");
        assert_eq!(site_of("https://account.a.com:443/"), "a.com");
    }

    fn soon() -> Instant {
        Instant::now() + HANDOVER_PATIENCE
    }

    #[test]
    fn a_run_belongs_to_one_host_at_a_time_and_is_whole_for_the_next() {
        let temp = tempfile::tempdir().unwrap();
        let places = Places::at(temp.path().to_owned()).unwrap();
        let mut store = Store::open(&places.journal()).unwrap();
        let agent = AgentPlace {
            origin: "https://a.com".into(),
            url: "https://a.com/account?secret=1".into(),
            build: AgentBuild::Wasm,
        };
        let mut run = Run::begin(&store, &places, TabId(1), &agent).unwrap();
        let id = run.id.clone();
        let _ = run.step(&mut store, agent.clone().ready()).unwrap();
        let _ = run
            .step(
                &mut store,
                Event::Ordered {
                    options: Default::default(),
                },
            )
            .unwrap();
        let session = run.session.clone();
        assert!(
            Run::take_up(&store, &places, TabId(2), &id, soon())
                .unwrap()
                .is_none()
        );
        let head = run.flush(&mut store).unwrap();
        // Its host ends while the next one asks already.
        let ending = std::thread::spawn(move || {
            std::thread::sleep(HANDOVER_PATIENCE / 10);
            drop(run);
        });
        let again = Run::take_up(&store, &places, TabId(2), &id, soon())
            .unwrap()
            .unwrap();
        ending.join().unwrap();
        assert_eq!(again.session, session);
        assert_eq!(again.head, head);
        assert!(again.started);
        assert_eq!(again.agent, Some(agent));
        let row = store.run(&id).unwrap().unwrap();
        assert_eq!((row.tab, row.url.as_str()), (2, "https://a.com/account"));
    }

    #[test]
    fn what_was_left_alone_for_long_does_not_go_on_by_itself() {
        let temp = tempfile::tempdir().unwrap();
        let places = Places::at(temp.path().to_owned()).unwrap();
        let mut store = Store::open(&places.journal()).unwrap();
        let agent = AgentPlace {
            origin: "https://a.com".into(),
            url: "https://a.com/account".into(),
            build: AgentBuild::Wasm,
        };
        let taken_up = |store: &mut Store, ago: i64| {
            let run = Run::begin(store, &places, TabId(1), &agent).unwrap();
            let (id, head) = (run.id.clone(), run.head);
            let stamped = Stamped {
                at: protocol::ids::Timestamp(clock::now().0 - ago),
                ahead_of_utc: 0,
                event: agent.clone().ready(),
            };
            let entry = Entry {
                at: stamped.at,
                kind: Kind::Event,
                json: serde_json::to_string(&stamped).unwrap(),
            };
            store.append(&id, head, &[entry]).unwrap();
            drop(run);
            Run::take_up(store, &places, TabId(1), &id, soon())
                .unwrap()
                .unwrap()
        };
        let hour = STALE_MS.cast_signed();
        assert!(!taken_up(&mut store, hour / 2).is_stale());
        assert!(taken_up(&mut store, hour * 2).is_stale());
        assert!(
            taken_up(&mut store, -2 * hour).is_stale(),
            "the clock was set back"
        );
    }
}
