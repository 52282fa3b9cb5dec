//! The person's word: the question, its answer, the look right before the click, and what voids an approval.
use super::acting::Manner;
use super::attempts::Entry;
use super::binding::{Binding, Pressed};
use super::ending::End;
use super::foretold::{Foretold, Said};
use super::naming::fingerprint;
use super::reply::Reply;
use super::standing::LISTENS_MS;
use super::state::Pending;
use super::turn::target;
use super::{Phase, Purpose, Seen, Session, VOIDS};
use crate::effect::{AskPlaces, Effect};
use crate::policy::{self, Rule, Ruling};
use crate::quotes;
use crate::{named, site, words};
use protocol::action::Action;
use protocol::ids::{QuestionId, Ref, TimerId, Timestamp};
use protocol::message::Badge;
use protocol::report::Report;
use protocol::task::Reason;
use protocol::view::{FactView, QuestionView};

impl Session {
    /// Outline it and take the picture; the question follows when the picture is there.
    pub(super) fn prepare_question(
        &mut self,
        action: &Action,
        ruling: Ruling,
        seen: &Seen,
        out: &mut Vec<Effect>,
    ) {
        let Some(element) = target(&seen.observation, action) else {
            return;
        };
        let unspent = self.flow.unspent.take();
        if let Some(mut same) = unspent.filter(|p| self.asks_the_same(p, action, &ruling, seen)) {
            self.notice(words::say("notice.still_approved", &[]), out);
            same.again = true;
            return self.announce(same, out);
        }
        let pending = Pending {
            action: action.clone(),
            binding: Binding::of(element, seen),
            whole: seen.whole,
            facts: crate::quotes::of(&seen.observation),
            page: fingerprint(&seen.observation),
            again: false,
            rule: ruling.rule,
            known: ruling.known,
            picture: None,
            asked: self.now,
            approved: None,
            question: String::new(),
        };
        self.step_doing(words::say("step.asking", &[("name", &element.name)]), out);
        self.keep_shut(out);
        out.push(Effect::Outline {
            target: element.reference,
            label: words::say("outline.asked", &[]),
        });
        let request = self.request();
        out.push(Effect::Capture { request });
        self.phase = Phase::Picturing {
            request,
            pending: Box::new(pending),
        };
    }

    pub(super) fn ask(&mut self, picture: Option<&str>, out: &mut Vec<Effect>) {
        let Phase::Picturing { pending, .. } = self.phase.clone() else {
            return;
        };
        let mut pending = *pending;
        self.ids.question += 1;
        let question = QuestionId(self.ids.question);
        pending.asked = self.now;
        let view = self.question_view(question, &pending);
        pending.picture = picture.map(str::to_owned);
        pending.question = view.text();
        if let Some(file) = picture {
            self.record.picture_before = Some(file.to_owned());
        }
        self.report(
            Report::Question {
                question,
                text: view.text(),
                view: Box::new(view.clone()),
            },
            out,
        );
        let places = AskPlaces {
            overlay: self.options.ask_in_page,
            window: false,
        };
        out.push(Effect::Ask {
            question: Box::new(view),
            picture: pending.picture.clone(),
            places,
        });
        out.push(Effect::Badge(Badge::YourTurn));
        let deadline = self.timer(self.options.approval_timeout_ms, out);
        self.phase = Phase::Asking {
            question,
            deadline,
            pending: Box::new(pending),
            in_window: false,
            held: None,
        };
    }

    /// The overlay can't stand: the small window. That one closed: a no.
    pub(super) fn ask_lost(&mut self, lost: QuestionId, why: &str, out: &mut Vec<Effect>) {
        let Phase::Asking {
            question,
            deadline,
            pending,
            in_window,
            held,
        } = self.phase.clone()
        else {
            return;
        };
        if question != lost {
            return;
        }
        if in_window {
            return self.answer(lost, Reply::WindowClosed, out);
        }
        self.notice(words::say("notice.ask_elsewhere", &[("why", why)]), out);
        let view = self.question_view(question, &pending);
        let places = AskPlaces {
            overlay: false,
            window: true,
        };
        out.push(Effect::Ask {
            question: Box::new(view),
            picture: pending.picture.clone(),
            places,
        });
        self.phase = Phase::Asking {
            question,
            deadline,
            pending,
            in_window: true,
            held,
        };
    }

    /// The first answer to the question that is open counts; none in time is a no.
    pub(super) fn answer(&mut self, question: QuestionId, reply: Reply, out: &mut Vec<Effect>) {
        let Phase::Asking {
            question: open,
            deadline,
            pending,
            held,
            ..
        } = self.phase.clone()
        else {
            return;
        };
        if open != question {
            return;
        }
        self.withdraw(question, deadline, out);
        let reply = self.in_time(&pending, reply);
        let (approved, via, why) = (reply.approves(), reply.via(), reply.words());
        self.record.approval(&pending, self.now, reply);
        self.record.learn(&pending.facts, true);
        self.report(
            Report::Answer {
                question,
                approved,
                via,
                why: why.clone(),
            },
            out,
        );
        if let Some(held) = held {
            return self.answer_dialog(*held, &pending, reply, out);
        }
        if approved {
            // An approval given while paused is a word to go on.
            self.paused = false;
            self.takes_what_is_held(&pending);
            return self.announce(pending, out);
        }
        let headline = reply.headline(pending.rule);
        let lines = vec![self.what_changed()];
        let error = format!("{why} {}", lines[0]);
        self.end(
            End::short(Reason::HumanRejected, headline, lines, error),
            out,
        );
    }

    /// The one that was named isn't here, and the person said yes to the one that is.
    fn takes_what_is_held(&mut self, pending: &Pending) {
        let Some(seen) = self.seen.as_ref().filter(|_| pending.rule == Rule::NotHeld) else {
            return;
        };
        let element = target(&seen.observation, &pending.action);
        let held = element.and_then(|e| policy::held_instead(e, &seen.model));
        self.options.plan = held.map(str::to_owned).or(self.options.plan.take());
        self.flow.held_instead = None;
    }

    /// A yes counts until the time that the question named. The timer may come later than that: it stands still while the computer
    /// sleeps.
    fn in_time(&self, pending: &Pending, reply: Reply) -> Reply {
        let waited = self.now.0.saturating_sub(pending.asked.0);
        let late = u64::try_from(waited).is_ok_and(|ms| ms > self.options.approval_timeout_ms);
        if late && reply.approves() {
            return Reply::Late;
        }
        reply
    }

    /// The yes was given so long ago that the person may not be there any more: the computer slept, or its clock was set.
    pub(super) fn has_slept(&self, pending: &Pending) -> bool {
        let limit = USED_WITHIN_MS + u64::from(self.options.announce_ms) + LISTENS_MS;
        let approved = pending.approved.unwrap_or(self.now);
        self.now.0.abs_diff(approved.0) > limit
    }

    /// What was approved is shown once more; then, right before the press, it is looked at.
    fn announce(&mut self, mut pending: Box<Pending>, out: &mut Vec<Effect>) {
        pending.approved.get_or_insert(self.now);
        let name = quotes::cut(pending.binding.known_as(), LONGEST_STEP);
        let step = match self.portal_of(&pending) {
            Some(there) => words::say("step.going_on", &[("site", &site::shown_host(&there))]),
            None => words::say("step.pressing", &[("name", &name)]),
        };
        self.step_doing(step, out);
        let purpose = Purpose::Recheck(pending.clone());
        let announced = u64::from(self.options.announce_ms);
        let rest = announced.max(self.until_it_listens());
        if rest == 0 {
            return self.look(purpose, 0, out);
        }
        if announced > 0 {
            out.push(Effect::Outline {
                target: pending.binding.target(),
                label: words::say("outline.next", &[("name", &name)]),
            });
        }
        let timer = self.timer(rest, out);
        self.phase = Phase::Resting {
            timer,
            purpose,
            tries: 0,
        };
    }

    pub(super) fn withdraw(
        &mut self,
        question: QuestionId,
        deadline: TimerId,
        out: &mut Vec<Effect>,
    ) {
        out.push(Effect::Withdraw { question });
        out.push(Effect::ClearOutline);
        out.push(Effect::CancelTimer { timer: deadline });
        out.push(Effect::Badge(Badge::Active));
        self.phase = Phase::Waiting;
    }

    /// Right before the click: is it still what was approved?
    pub(super) fn rechecked(&mut self, pending: Pending, out: &mut Vec<Effect>) {
        let Some(seen) = self.seen.clone() else {
            return;
        };
        if self.stopping.is_some() {
            return self.end_stopped(out);
        }
        if self.paused {
            out.push(Effect::ClearOutline);
            self.notice(words::say("notice.paused_void", &[]), out);
            self.phase = Phase::Held;
            return;
        }
        let same = !pending.again || pending.page == fingerprint(&seen.observation);
        let void = match same && pending.binding.holds(&seen) {
            false => Some("notice.approval_void"),
            true => self.has_slept(&pending).then_some("notice.approval_old"),
        };
        if let Some(key) = void {
            out.push(Effect::ClearOutline);
            if !self.count_void(key, out) {
                match self.asked_in_place(pending.binding.identity()) {
                    true => self.load_anew(out),
                    false => self.turn(out),
                }
            }
            return;
        }
        if let Some(there) = self.portal_of(&pending) {
            return self.go_on_there(&pending, there, &seen, out);
        }
        self.pressed = Some(Box::new(Pressed::of(&pending.binding, &seen, pending.rule)));
        let name = pending.binding.known_as().to_owned();
        self.report(
            Report::Irreversible {
                target: name.clone(),
                pressed: None,
            },
            out,
        );
        self.flow.unspent = Some(Box::new(pending.clone()));
        debug_assert_eq!(
            pending.action.target(),
            Some::<Ref>(pending.binding.target())
        );
        self.act(&pending.action, &seen, Manner::Approved, out);
    }

    /// An approval came to nothing. True if that was once too often, and the run is over.
    pub(super) fn count_void(&mut self, key: &str, out: &mut Vec<Effect>) -> bool {
        self.flow.attempts.push(Entry::Voided);
        self.notice(words::say(key, &[]), out);
        let voids = self.flow.attempts.count(|e| *e == Entry::Voided);
        let over = voids >= VOIDS;
        if over {
            self.end_failed(
                Reason::NoWayFound,
                words::say("ended.keeps_changing", &[]),
                "advice.load_anew",
                out,
            );
        }
        over
    }

    pub(super) fn question_view(&self, id: QuestionId, pending: &Pending) -> QuestionView {
        let (here, frame) = (self.here(), self.frame_of(pending));
        let url = frame.as_deref().unwrap_or(&here);
        if let Some(there) = self.portal_of(pending) {
            return self.portal_view(id, pending, &there);
        }
        let title = if pending.rule.names_the_last_step() {
            "question.title"
        } else {
            "question.title_step"
        };
        QuestionView {
            title: words::say(title, &[]),
            site: site::shown_host(url),
            site_bold: site::registrable(&site::host(url)),
            facts: ends_the_account(pending)
                .into_iter()
                .chain(self.account_at_stake(pending))
                .chain(frame.is_some().then(|| framed(&here)))
                .chain(self.box_to_come(pending))
                .chain(self.unnamed_plan(pending))
                .chain(self.subscription_at_stake(pending))
                .chain(self.said_of_it(pending))
                .chain(fact_views(
                    pending,
                    &self.flow.foretold,
                    self.whose(pending),
                    self.chosen(pending),
                ))
                .chain(self.goes_along())
                .collect(),
            ..self.plain_view(id, pending)
        }
    }

    /// What every question has: the control, its picture and the two answers.
    fn plain_view(&self, id: QuestionId, pending: &Pending) -> QuestionView {
        QuestionView {
            run: self.run.clone(),
            id,
            lang: words::LANG.to_owned(),
            title: String::new(),
            before_site: words::say("question.before_site", &[]),
            site: String::new(),
            site_bold: String::new(),
            after_site: would(&pending.action),
            target_name: pending.binding.known_as().to_owned(),
            target_role: format!("({})", pending.binding.identity().role),
            facts: Vec::new(),
            picture: None,
            picture_alt: words::say(
                "question.picture",
                &[(
                    "name",
                    &quotes::cut(pending.binding.known_as(), LONGEST_STEP),
                )],
            ),
            reject_label: words::say("question.reject", &[]),
            approve_label: words::say("question.approve", &[]),
            deadline: self.deadline_words(pending.asked),
        }
    }
}

impl Session {
    /// Whether to go on where the billing is: nothing ends by that, and what would is asked about there.
    fn portal_view(&self, id: QuestionId, pending: &Pending, there: &str) -> QuestionView {
        let service = self.billed_service();
        let after = match pending.action {
            Action::Click { .. } => "question.after_portal_link",
            _ => "question.after_portal_page",
        };
        QuestionView {
            title: words::say("question.title_portal", &[]),
            before_site: words::say("question.before_portal", &[("service", &service)]),
            site: site::shown_host(there),
            site_bold: site::registrable(&site::host(there)),
            after_site: words::say(after, &[]),
            facts: vec![why(pending)],
            ..self.plain_view(id, pending)
        }
    }

    /// The site whose frame it stands in, where that isn't the page's own.
    fn frame_of(&self, pending: &Pending) -> Option<String> {
        let page = &self.seen.as_ref()?.observation;
        let element = target(page, &pending.action)?;
        policy::frame_of(element).map(str::to_owned)
    }

    /// The words of the row that it stands in; of several controls alike, what else stands around this one.
    fn whose<'a>(&self, pending: &'a Pending) -> Option<&'a str> {
        let elements = &self.seen.as_ref()?.observation.snapshot.elements;
        let identity = pending.binding.identity();
        let alike = elements.iter().filter(|e| e.identity() == *identity);
        let row = pending.binding.row();
        row.or_else(|| (alike.count() > 1).then(|| pending.binding.stands_in())?)
    }

    /// What the page says of the subscription that the control stands in; on the way out, what the account said of the one that is meant.
    fn subscription_at_stake(&self, pending: &Pending) -> Option<FactView> {
        let seen = self.seen.as_ref()?;
        let here = seen.model.subscription_of(&pending.binding.target());
        let here = here.map(|at| &seen.model.subscriptions[at]);
        let before = self.flow.subscription.as_deref();
        let one = here.or(before.filter(|_| self.flow.attempts.in_flow()))?;
        let text = quotes::cut(&one.lines.join(" · "), LONGEST_SUBSCRIPTION);
        (!text.is_empty()).then(|| said("fact.subscription", format!("“{text}”")))
    }

    /// The page says that the account goes with the end.
    fn account_at_stake(&self, pending: &Pending) -> Option<FactView> {
        let lines = self.seen.as_ref()?.model.front_lines();
        let presses = matches!(pending.action, Action::Click { .. });
        let mut told = lines.into_iter().filter_map(page::says_the_account_goes);
        let sentence = told.next().filter(|_| presses)?;
        let text = quotes::cut(sentence, LONG_CHOSEN);
        Some(said("fact.account", format!("“{text}”")))
    }

    /// What the page says of this very control.
    fn said_of_it(&self, pending: &Pending) -> Option<FactView> {
        let model = &self.seen.as_ref()?.model;
        let told = model.says_of(&pending.binding.identity().name).join(" ");
        let text = quotes::cut(&told, LONG_CHOSEN);
        (!text.is_empty()).then(|| said("fact.says_of_it", format!("“{text}”")))
    }

    /// What an earlier press would have sent, and the page may send with this one.
    fn goes_along(&self) -> Option<FactView> {
        let kept = self.flow.kept_back.as_ref()?;
        Some(said(
            "fact.kept_back",
            quotes::cut(&kept.sends.join(", "), LONGEST_SUBSCRIPTION),
        ))
    }

    /// The person named a subscription, and the row or the page that asks for the last step doesn't: which one ends is theirs to look at.
    fn unnamed_plan(&self, pending: &Pending) -> Option<FactView> {
        let plan = self.options.plan.as_ref()?;
        let page = &self.seen.as_ref()?.observation;
        let row = pending.binding.row().filter(|r| named::is_subscription(r));
        let says = named::names(plan, row.unwrap_or(&page.text));
        (!says).then(|| {
            let text = match &self.flow.held_instead {
                Some(held) => policy::instead_of(plan, held, &[]),
                None => self.which_it_may_be(plan),
            };
            said("fact.which", text)
        })
    }

    /// What else the account showed beside the named one may be what ends.
    fn which_it_may_be(&self, plan: &str) -> String {
        let others = self.flow.beside.join("”, “");
        match others.is_empty() {
            true => words::say("fact.which_unknown", &[("plan", plan)]),
            false => words::say("fact.which_other", &[("plan", plan), ("others", &others)]),
        }
    }

    /// "No answer by 14:32 counts as no"; under a minute, in seconds.
    fn deadline_words(&self, asked: Timestamp) -> String {
        let within = self.options.approval_timeout_ms;
        if within < 60_000 {
            let seconds = within.div_ceil(1000).to_string();
            return words::say("question.deadline_seconds", &[("n", &seconds)]);
        }
        let local = asked.0 / 1000 + (within / 1000) as i64 + i64::from(self.ahead_of_utc);
        let minute = local.rem_euclid(86_400) / 60;
        let time = format!("{:02}:{:02}", minute / 60, minute % 60);
        words::say("question.deadline", &[("time", &time)])
    }
}

/// What an approval lets happen, up to the control's name.
fn would(action: &Action) -> String {
    let (key, value) = match action {
        Action::Fill { value, .. } => ("question.after_site_fill", value.as_str()),
        Action::Select { value, .. } => ("question.after_site_select", value.as_str()),
        _ => ("question.after_site", ""),
    };
    // A planner's words, or the page's: on one line, and isolated from the sentence's direction.
    let value = words::one_line(value);
    words::say(key, &[("value", &format!("\u{2068}{value}\u{2069}"))])
}

/// A yes is used within this, beside what the press is announced for, or it is asked for again.
const USED_WITHIN_MS: u64 = 60_000;
/// So many characters of a label, where the question has told all of it.
const LONGEST_STEP: usize = protocol::snapshot::MAX_NAME;
/// So many characters of what a page says of a subscription.
const LONGEST_SUBSCRIPTION: usize = 160;
/// So many characters of what stands chosen come before the rest.
const LONG_CHOSEN: usize = 300;
/// So many characters of a row.
const LONGEST_ROW: usize = 120;

/// A fact in our own words.
fn said(label: &str, text: String) -> FactView {
    FactView {
        label: words::say(label, &[]),
        text,
        source: None,
    }
}

fn why(pending: &Pending) -> FactView {
    said("fact.why", pending.rule.why())
}

/// That everything goes with it is said before all else.
fn ends_the_account(pending: &Pending) -> Option<FactView> {
    (pending.rule == Rule::MayEndAccount).then(|| why(pending))
}

fn framed(page: &str) -> FactView {
    said("fact.framed", site::shown_host(page))
}

fn fact_views(
    pending: &Pending,
    foretold: &Foretold,
    whose: Option<&str>,
    chosen: Option<String>,
) -> Vec<FactView> {
    let mut views = Vec::new();
    let shows = pending.binding.shows();
    views.extend(shows.map(|seen| said("fact.shows", format!("“{seen}”"))));
    views.extend(whose.map(|row| {
        said(
            "fact.within",
            format!("“{}”", quotes::cut(row, LONGEST_ROW)),
        )
    }));
    let chosen = chosen.map(|text| said("fact.chosen", text));
    // All of it is told, and buries nothing.
    let (short, long) = match chosen {
        Some(view) if view.text.chars().count() > LONG_CHOSEN => (None, Some(view)),
        chosen => (chosen, None),
    };
    views.extend(short);
    let told = foretold.with(&pending.facts);
    if !told.iter().any(|s| s.label == "fact.effective") {
        let unknown = words::say("fact.effective_unknown", &[]);
        views.push(said("fact.effective", unknown));
    }
    views.extend(told.into_iter().map(|s| FactView {
        source: Some(s.quote.source.clone()),
        ..said(s.label, quoted(&s))
    }));
    let known = pending.known.iter();
    views.extend(known.map(|why| said("fact.known", why.clone())));
    if pending.rule != Rule::MayEndAccount {
        views.push(why(pending));
    }
    views.extend(long);
    views
}

fn quoted(said: &Said<'_>) -> String {
    let text = said.quote.text.clone();
    match said.earlier {
        true => words::say("fact.earlier", &[("text", &text)]),
        false => text,
    }
}
