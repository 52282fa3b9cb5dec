//! Questions, and the extension's own pages: the small window that asks, and the receipt.
use super::Shell;
use crate::extension::Outbox;
use crate::places::read_private_text;
use crate::receipt;
use crate::recipes;
use crate::run::OpenQuestion;
use crate::seal::Seal;
use crate::store::Kind;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use engine::effect::AskPlaces;
use engine::event::Event;
use engine::recipe::ShownWay;
use protocol::ids::{QuestionId, RunId, TabId};
use protocol::message::{
    FromPage, PageKind, PersonInput, ToAgent, ToExtension, ToPage, Via, WorkerCommand,
};
use protocol::view::QuestionView;
use std::path::Path;

impl<O: Outbox> Shell<O> {
    pub(super) fn ask(
        &mut self,
        tab: TabId,
        mut view: QuestionView,
        picture: Option<String>,
        places: AskPlaces,
    ) {
        let Some(run) = self.runs.get_mut(&tab) else {
            return;
        };
        view.picture = picture
            .and_then(|name| run.picture(&name))
            .map(|png| BASE64.encode(png));
        let (id, key) = (view.id, format!("{}:{}", run.id, view.id));
        let overlay = places.overlay && run.ask_in_page;
        let window = places.window && run.ask_in_page;
        let open = OpenQuestion {
            view: view.clone(),
            overlay,
            window,
            pages: Vec::new(),
        };
        let before = run.questions.insert(id, open);
        if overlay {
            self.tell_agent(tab, ToAgent::Ask { question: view });
        }
        if window && !before.is_some_and(|q| q.window) {
            self.worker(WorkerCommand::OpenPage {
                page: PageKind::Ask,
                key,
                window: true,
            });
        }
    }

    pub(super) fn withdraw(&mut self, tab: TabId, id: QuestionId) {
        let Some(run) = self.runs.get_mut(&tab) else {
            return;
        };
        let Some(question) = run.questions.remove(&id) else {
            return;
        };
        let key = format!("{}:{id}", run.id);
        // The page may have lost it to the window: what it lets float again depends on its end.
        if question.overlay || question.window {
            self.tell_agent(tab, ToAgent::Withdraw { question: id });
        }
        for page in question.pages {
            self.send(ToExtension::Page {
                page,
                payload: ended("This question is settled."),
            });
        }
        if question.window {
            self.worker(WorkerCommand::ClosePage {
                page: PageKind::Ask,
                key,
            });
        }
    }

    pub(super) fn on_page(&mut self, page: String, payload: FromPage) {
        match payload {
            FromPage::Opened {
                page: PageKind::Ask,
                key,
            } => {
                let found = self.question(&key).map(|question| {
                    question.pages.push(page.clone());
                    question.view.clone()
                });
                let payload = match found {
                    Some(question) => ToPage::Ask {
                        question: Box::new(question),
                    },
                    None => ended("This question is no longer open."),
                };
                self.send(ToExtension::Page { page, payload });
            }
            FromPage::Opened {
                page: PageKind::Receipt,
                key,
            } => {
                let payload = self.receipt_page(&RunId(key));
                self.send(ToExtension::Page { page, payload });
            }
            FromPage::Answer {
                run,
                question,
                approved,
            } => {
                let tab = self.runs.values().find(|r| r.id == run).map(|r| r.tab);
                let input = PersonInput::Answer {
                    question,
                    approved,
                    via: Via::Window,
                };
                match tab {
                    Some(tab) => self.feed(tab, Event::Person { input }),
                    None => {
                        let payload =
                            ended("That run is over. Nothing was pressed by this answer.");
                        self.send(ToExtension::Page { page, payload });
                    }
                }
            }
        }
    }

    /// The open question that an ask page was opened for.
    pub(super) fn question(&mut self, key: &str) -> Option<&mut OpenQuestion> {
        let (run, question) = ask_key(key)?;
        self.runs
            .values_mut()
            .find(|r| r.id == run)?
            .questions
            .get_mut(&question)
    }

    pub(super) fn open_receipt(&mut self, run: &RunId) {
        self.worker(WorkerCommand::OpenPage {
            page: PageKind::Receipt,
            key: run.0.clone(),
            window: false,
        });
    }

    /// Into the person's own recipe for this site; the run says what became of it.
    pub(super) fn keep_way(&mut self, tab: TabId, way: &ShownWay) {
        let kept = recipes::keep(&self.places, way);
        let file = kept.map(|path| path.display().to_string());
        let file = file.map_err(|error| error.to_string());
        self.feed(tab, Event::WayKept { file });
    }

    pub(super) fn receipt_page(&self, run: &RunId) -> ToPage {
        let found = self.store.run(run);
        let found = found.and_then(|row| Ok((row, self.store.rows(run, Kind::Report)?)));
        let (row, reports) = match found {
            Ok(found) => found,
            Err(error) => return ended(&error.to_string()),
        };
        let Some((row, path)) = row.and_then(|r| Some((r.clone(), r.receipt?))) else {
            return ended("There is no receipt for this run.");
        };
        match read_private_text(Path::new(&path)) {
            Ok(html) => ToPage::Receipt {
                title: receipt::title_of(&html),
                html: Seal::of(&row, &reports).on(html),
            },
            Err(error) => ended(&format!("The receipt in {path} can't be read: {error}.")),
        }
    }
}

fn ended(message: &str) -> ToPage {
    ToPage::Ended {
        message: message.to_owned(),
    }
}

pub(super) fn ask_key(key: &str) -> Option<(RunId, QuestionId)> {
    let (run, question) = key.rsplit_once(':')?;
    Some((RunId(run.to_owned()), QuestionId(question.parse().ok()?)))
}
