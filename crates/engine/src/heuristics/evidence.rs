//! Evidence to state: every wording found in a page counts for a state, some count against others, the strongest wins.
use super::address::Address;
use super::heard::Heard;
use super::occasion::is_for_something_else;
use super::reading::Reading;
use super::shades::{begins_with_if, denied, taken_back_at_once};
use super::tokens::{Sentence, sentences, tokens};
use super::weighing::Scores;
use super::wordings::{self, Intent, Signal, Wordings};
use protocol::page_state::PageState;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// Signals found, each with the texts that it was found in.
#[derive(Debug, Default)]
pub(super) struct Evidence {
    signals: BTreeMap<Signal, Vec<String>>,
    intents: BTreeMap<Intent, Vec<String>>,
    hints: BTreeMap<PageState, f64>,
    account_address: bool,
    /// Its address is one of the way out.
    flow_address: bool,
    pub(super) dialog: bool,
    /// The way out was entered, and what happens then is to be acknowledged.
    pub(super) acknowledges: bool,
    /// The way out was entered, and what ends it stands in a dialog.
    pub(super) ends_in_dialog: bool,
    /// The way out was entered, and what offers something lies behind the dialog that leads on.
    pub(super) offer_behind: bool,
    /// "Step 3 of 3".
    pub(super) last_of_steps: bool,
    /// A password is given anew, which is no signing in.
    pub(super) sets_a_password: bool,
    /// The way out was entered before.
    pub(super) in_flow: bool,
    /// Somebody else bills it, and not only where something is so.
    pub(super) billed_elsewhere: bool,
    /// It wants a code that was sent, and no password.
    pub(super) code: bool,
    /// The sentence at hand is what controls are called, and nothing else.
    pub(super) only_labels: bool,
    /// It is called cancelled, or not renewed: more than that it ends some day, as a fixed term does.
    pub(super) called_off: bool,
    /// A control takes a cancellation back, by its name: there is one.
    takes_back: bool,
    /// How many sentences were read.
    read: usize,
    /// "Active until 16 December", and which sentence says so.
    lasting: Vec<(usize, String)>,
    /// Which sentences say that it isn't renewed.
    ends_at: Vec<usize>,
    /// What says, in more than a control's name, that one has to call, write or come by.
    pub(super) errands: Vec<String>,
}

impl Evidence {
    pub(super) fn sentence(&mut self, sentence: &Sentence, languages: &[&Wordings]) {
        self.read += 1;
        let heard: Vec<Heard> = languages.iter().map(|w| Heard::new(sentence, w)).collect();
        // Kin languages share their verbs, not every noun: what one of them knows to be taken back is none in the others.
        let taken_back = heard.iter().any(Heard::takes_back);
        let mut counted = false;
        for heard in &heard {
            for (signal, covered) in &heard.found {
                // Heard all the same where something is called cancelled: in doubt it waits for the call.
                if *signal == Signal::ByHand && is_for_something_else(sentence, languages) {
                    self.errand(&sentence.text);
                    continue;
                }
                let counts = self.heard(heard, *signal, covered, taken_back);
                counted |= counts && !signal.is_weak();
            }
        }
        if !counted {
            self.by_grammar(sentence, languages);
        }
        self.by_number(sentence, languages);
    }

    /// Whether it counts.
    fn heard(
        &mut self,
        heard: &Heard<'_>,
        signal: Signal,
        covered: &Range<usize>,
        taken_back: bool,
    ) -> bool {
        use Signal as G;
        let sentence = heard.sentence;
        let hypothetical = heard.is_hypothetical(covered);
        let survey = || heard.says(G::Survey);
        // What would be: said of the step that is still to come.
        if matches!(signal, G::Scheduled | G::Until) && (hypothetical || heard.proviso) {
            self.add(G::Final, &sentence.text);
            return true;
        }
        // "The payment for your subscription was cancelled."
        let of_another = || heard.says(G::Elsewhere) || taken_back;
        let ignored = match signal {
            G::Conditional | G::Proviso | G::Courtesy => true,
            G::Cancelled => {
                hypothetical
                    || heard.proviso
                    || of_another()
                    || heard.is_of_another(covered)
                    || self.only_labels && heard.wordings.shows_renewal(sentence).is_some()
                    || taken_back_at_once(sentence, covered, heard.wordings)
            }
            G::Complete => hypothetical || of_another() || !heard.claims_an_end(covered),
            G::OfferTaken | G::Continues | G::Received | G::Done => hypothetical,
            // "What didn't work out?" asks.
            G::Failed | G::FailedWeak => sentence.question,
            // "How do refunds work?" folds an answer up; "Refund policy" is a link.
            G::Fee | G::Refund => sentence.question || self.only_labels,
            G::Offer | G::OfferWeak => heard.brings_along() || heard.sells(),
            G::Terms => heard.renews(),
            // A question that people ask, and what opens its answer.
            G::ThirdParty => {
                heard.names_means(covered)
                    || heard.names_itself(covered)
                    || self.only_labels && (hypothetical || heard.asks_for_oneself())
            }
            G::Withdrawn => !taken_back,
            G::Elsewhere => lists_pages(sentence),
            // A word to be typed is set apart from the words around it.
            G::TypeWord => crate::quotes::typed_in(&sentence.text, &[heard.wordings]).is_none(),
            G::Active => denied(sentence, covered, heard.wordings),
            // "Why do you want to cancel?" asks for a reason, not for the last word.
            // "How do I end my plan?" is what people ask, not what a page asks them.
            G::Asked => !sentence.question || survey() || heard.asks_for_oneself(),
            _ => false,
        };
        let signal = match signal {
            G::Complete if heard.proviso => G::Conditioned,
            other => other,
        };
        if ignored {
            return false;
        }
        if signal == G::Active && heard.says_until_when(covered) {
            self.lasting.push((self.read, sentence.text.clone()));
            return true;
        }
        self.add(signal, &sentence.text);
        let supposed = heard.says(G::Conditional) || heard.says(G::Proviso);
        self.billed_elsewhere |= signal == G::ThirdParty && !supposed;
        if signal == G::Cancelled && heard.wordings.calls_off(sentence) {
            self.called_off = true;
            if heard.wordings.names_renewal(sentence) {
                self.ends_at.push(self.read);
            }
        }
        true
    }

    /// Cancelling, and a telephone number, in one sentence.
    fn by_number(&mut self, sentence: &Sentence, languages: &[&Wordings]) {
        if crate::quotes::ends_by_phone(sentence, languages) {
            self.add(Signal::ByHand, &sentence.text);
        }
    }

    /// What a sentence is made of counts where no wording in any language says what it means. What one of them would have called
    /// ended, renewed or cancelled if it weren't denied or another thing's may still be a failure, but no such state.
    fn by_grammar(&mut self, sentence: &Sentence, languages: &[&Wordings]) {
        let spoken = languages.iter().flat_map(|w| w.signals(sentence));
        let (mut conditional, mut voided) = (false, false);
        for (signal, _) in spoken {
            match signal {
                Signal::Conditional | Signal::Proviso => conditional = true,
                Signal::Courtesy => {}
                other => voided |= !other.is_weak(),
            }
        }
        conditional |= languages.iter().any(|w| begins_with_if(sentence, w));
        if languages
            .iter()
            .any(|w| w.shows_renewal(sentence) == Some(true))
        {
            self.add(Signal::Active, &sentence.text);
        }
        let here = self.flow_address;
        // "1 € a month for 6 months": on the way out that is an offer, in whatever words.
        let brings_along = languages.iter().any(|w| w.brings_along(sentence));
        if here
            && !conditional
            && !brings_along
            && crate::quotes::is_a_price_for_some_time(&sentence.text)
        {
            self.add(Signal::Offer, &sentence.text);
        }
        for signal in languages
            .iter()
            .flat_map(|w| w.grammar.signals(sentence, here))
        {
            let states = matches!(
                signal,
                Signal::Complete | Signal::Cancelled | Signal::Scheduled | Signal::Active
            );
            let fails = matches!(signal, Signal::Failed | Signal::FailedWeak);
            let unasked = signal == Signal::Asked && !sentence.question
                || fails && sentence.question
                || signal == Signal::Offer && brings_along;
            if !(unasked || states && (conditional || voided || sentence.question)) {
                self.add(signal, &sentence.text);
                let mut languages = languages.iter();
                self.called_off |=
                    signal == Signal::Cancelled && languages.any(|w| w.calls_off(sentence));
            }
        }
    }

    pub(super) fn label(&mut self, label: &Sentence, answers: bool, languages: &[&Wordings]) {
        // A question in a short line is a heading, not a button.
        if label.question {
            return;
        }
        // "Auto-renewal off" says how it stands, and offers nothing.
        let on = languages.iter().find_map(|w| w.shows_renewal(label));
        if on == Some(true) {
            self.add(Signal::Active, &label.text);
        }
        if on.is_some() {
            return;
        }
        let meant = wordings::meant(label, languages);
        if let Some(intent) = meant.filter(|intent| answers || !intent.answers()) {
            let takes_back = |w: &&Wordings| w.takes_back(label);
            self.takes_back |= intent == Intent::Undo && languages.iter().any(takes_back);
            let texts = self.intents.entry(intent).or_default();
            if !texts.contains(&label.text) {
                texts.push(label.text.clone());
            }
        }
    }

    pub(super) fn add(&mut self, signal: Signal, text: &str) {
        // "Confirm password", where a new one is given.
        if self.sets_a_password && matches!(signal, Signal::Login | Signal::LoginWeak) {
            return;
        }
        // "Unsubscribe from the newsletter", "My account" as links say nothing of the subscription; nor does a filter "Cancelled" or
        // "Active".
        let active = signal == Signal::Active && tokens(text).len() < 2;
        let beside = matches!(signal, Signal::Elsewhere | Signal::ActiveWeak);
        let ended = matches!(signal, Signal::Cancelled | Signal::Complete);
        if self.only_labels && (beside || active || ended && tokens(text).len() < 3) {
            return;
        }
        // "Offers for you" is a page of the site; what a button would take is known by what it is called.
        let offer = matches!(signal, Signal::Offer | Signal::OfferWeak);
        if self.only_labels && offer && !text.contains(|c: char| c.is_ascii_digit()) {
            return;
        }
        if signal == Signal::ByHand {
            self.errand(text);
        }
        let texts = self.signals.entry(signal).or_default();
        if !texts.iter().any(|t| t == text) {
            texts.push(text.to_owned());
        }
    }

    fn errand(&mut self, text: &str) {
        if !self.only_labels {
            self.errands.push(text.to_owned());
        }
    }

    /// What is to be made of a sentence that says what will be, or under which condition, shows in the rest of the page.
    pub(super) fn settle(&mut self) {
        self.settle_the_lasting();
        self.settle_the_scheduled();
        self.settle_the_lapsing();
        self.settle_the_conditioned();
        self.settle_the_received();
    }

    /// "Active until 16 December", and close by that it isn't renewed: then it is no plan that goes on.
    fn settle_the_lasting(&mut self) {
        const CLOSE: usize = 1;
        for (at, text) in std::mem::take(&mut self.lasting) {
            let mut ends = self.ends_at.iter();
            if !ends.any(|end| end.abs_diff(at) <= CLOSE) {
                self.add(Signal::Active, &text);
            }
        }
    }

    /// On an account, beside what takes the cancellation back, it says that there was one. What is offered there comes after it.
    fn settle_the_lapsing(&mut self) {
        use Signal as G;
        let against = [
            G::Final,
            G::Asked,
            G::LastChance,
            G::Pending,
            G::Failed,
            G::Survey,
            G::Active,
        ];
        let stands = self.takes_back && !self.on_the_way() && !self.dialog && !self.leads_on();
        let stands = stands && !against.into_iter().any(|g| self.has(g));
        for text in self.signals.remove(&G::Lapsing).unwrap_or_default() {
            if stands {
                self.add(G::Cancelled, &text);
            }
        }
    }

    /// Received is not done: only beside what says that it ends, and where nothing is still to be done.
    fn settle_the_received(&mut self) {
        let waits = self.has(Signal::Pending) || self.has(Signal::Failed);
        let ends = self.called_off || self.has(Signal::Cancelled);
        // What was done may be that: a pause isn't renewed either, until it ends.
        let goes_on = [
            Signal::Paused,
            Signal::OfferTaken,
            Signal::Continues,
            Signal::Withdrawn,
        ];
        let done = self.called_off && !goes_on.into_iter().any(|g| self.has(g));
        for (signal, ends) in [(Signal::Received, ends), (Signal::Done, done)] {
            for text in self.signals.remove(&signal).unwrap_or_default() {
                match ends && !waits {
                    true => self.add(Signal::Complete, &text),
                    false => self.add(Signal::CompleteWeak, &text),
                }
            }
        }
    }

    /// "Is cancelled once …": beside a way on it says what that does, else what is still missing.
    fn settle_the_conditioned(&mut self) {
        let goes_on = [Intent::Submit, Intent::Yes];
        let on = self.leads_on() || goes_on.into_iter().any(|i| self.offers(i));
        let signal = if on { Signal::Final } else { Signal::Pending };
        for text in self
            .signals
            .remove(&Signal::Conditioned)
            .unwrap_or_default()
        {
            self.add(signal, &text);
        }
    }

    /// "Will be cancelled on 4 May" with a way back and no way on is how an account looks after the cancelling. In doubt it is what
    /// the last step would do.
    fn settle_the_scheduled(&mut self) {
        use Signal as G;
        let any = |of: &[G]| of.iter().any(|g| self.has(*g));
        let goes_on = self.leads_on()
            || self.dialog
            || self.offers(Intent::Yes)
            || self.offers(Intent::Submit);
        let asks = any(&[G::Final, G::Asked, G::LastChance, G::Pending, G::Failed]);
        let against = asks || any(&[G::Offer, G::Survey, G::Active]);
        let standing = self.offers(Intent::Undo) && !goes_on && !against;
        let called_so = any(&[G::Cancelled, G::Complete]) && !goes_on && !asks;
        let signal = if standing { G::Cancelled } else { G::Final };
        let scheduled = self.signals.remove(&G::Scheduled).unwrap_or_default();
        let until = self.signals.remove(&G::Until).unwrap_or_default();
        // What is called cancelled already says by it only for how long.
        let until = until.into_iter().filter(|_| standing || !called_so);
        for text in scheduled.into_iter().chain(until) {
            self.add(signal, &text);
        }
    }

    /// Here, or on the way here.
    pub(super) fn on_the_way(&self) -> bool {
        self.in_flow || self.flow_address
    }

    /// Something here cancels, or goes on towards it.
    pub(super) fn leads_on(&self) -> bool {
        use Intent as I;
        [
            I::Enter,
            I::BareCancel,
            I::GoOn,
            I::Insist,
            I::Next,
            I::Confirm,
            I::EndNow,
        ]
        .into_iter()
        .any(|i| self.offers(i))
    }

    pub(super) fn address(&mut self, url: &str) {
        let address = Address::of(url);
        self.hints = address.hints;
        self.account_address = address.account;
        self.flow_address = address.flow;
    }

    /// What stands in the browser's tab says a little of the step, and nothing of how the subscription stands: an application may have
    /// forgotten to change it.
    pub(super) fn title(&mut self, title: &str, languages: &[&Wordings]) {
        const WEIGHT: f64 = 0.2;
        let said = sentences(title);
        let said = said
            .iter()
            .flat_map(|s| languages.iter().flat_map(|w| w.signals(s)));
        let states: BTreeSet<PageState> = said.filter_map(|(signal, _)| step_of(signal)).collect();
        for state in states {
            let hint = self.hints.entry(state).or_default();
            *hint = 1.0 - (1.0 - *hint) * (1.0 - WEIGHT);
        }
    }

    pub(super) fn count(&self, signal: Signal) -> usize {
        self.signals.get(&signal).map_or(0, Vec::len)
    }

    pub(super) fn has(&self, signal: Signal) -> bool {
        self.count(signal) > 0
    }

    pub(super) fn offers(&self, intent: Intent) -> bool {
        self.intents.contains_key(&intent)
    }

    pub(super) fn texts(&self, signal: Signal) -> &[String] {
        self.signals.get(&signal).map_or(&[], Vec::as_slice)
    }

    /// What the controls of this intent are called.
    pub(super) fn labels(&self, intent: Intent) -> &[String] {
        self.intents.get(&intent).map_or(&[], Vec::as_slice)
    }

    /// Independent hints add up without ever reaching certainty.
    pub(super) fn belief(
        &self,
        state: PageState,
        signals: &[(Signal, f64)],
        intents: &[(Intent, f64)],
    ) -> f64 {
        let mut doubt = 1.0 - self.hints.get(&state).copied().unwrap_or(0.0);
        for (signal, weight) in signals {
            // The same kind of hint again says less each time.
            for n in 0..self.count(*signal).min(4) {
                doubt *= 1.0 - weight * 0.75_f64.powi(i32::try_from(n).unwrap_or(0));
            }
        }
        for (intent, weight) in intents {
            if self.offers(*intent) {
                doubt *= 1.0 - weight;
            }
        }
        1.0 - doubt
    }

    pub(super) fn decide(&self) -> Reading {
        let scores = Scores::weigh(self);
        let mut order: Vec<(PageState, f64)> = scores.into_iter().collect();
        order.sort_by(|a, b| b.1.total_cmp(&a.1));
        let (mut state, best) = order.first().copied().unwrap_or((PageState::Unknown, 0.0));
        // "It was cancelled" and "it is cancelled" don't speak against each other.
        let kin = |s: PageState| matches!(s, PageState::Complete | PageState::AccountCancelled);
        let second = order
            .iter()
            .skip(1)
            .find(|(s, _)| !(kin(*s) && kin(state)))
            .map_or(0.0, |s| s.1);
        if best < 0.4 {
            state = PageState::Unknown;
        }
        if kin(state) && self.has(Signal::Complete) {
            state = if self.is_standing_account() {
                PageState::AccountCancelled
            } else {
                PageState::Complete
            };
        }
        let confidence = (best * (1.0 - 0.35 * (second / best.max(0.01)).powi(2))).clamp(0.0, 0.99);
        let wording = self.wording(state);
        Reading {
            state,
            confidence: (confidence * 100.0).round() / 100.0,
            reason: self.reason(state, &wording),
            wording,
            marks: self.marks(state),
        }
    }

    /// "Has been cancelled" on a page that is otherwise an account page: a standing state, not the end of a flow.
    fn is_standing_account(&self) -> bool {
        let furniture = self.count(Signal::ActiveWeak);
        let just_done = self.count(Signal::CompleteWeak) + usize::from(self.offers(Intent::Submit));
        let way_back = self.offers(Intent::Undo) && just_done == 0;
        self.account_address && (way_back || (furniture > 0 && furniture >= just_done))
    }

    /// The sentence that speaks for this state.
    fn wording(&self, state: PageState) -> String {
        use Signal as G;
        let order: &[G] = match state {
            PageState::LoginRequired => &[G::Login, G::LoginWeak],
            PageState::ThirdPartyBilling => &[G::ThirdParty],
            PageState::Complete | PageState::AccountCancelled => {
                &[G::Complete, G::Cancelled, G::CompleteWeak]
            }
            PageState::AccountActive => &[
                G::Withdrawn,
                G::OfferTaken,
                G::Paused,
                G::Continues,
                G::Active,
                G::ActiveWeak,
            ],
            PageState::RetentionOffer => &[G::Offer, G::OfferWeak],
            PageState::ExitSurvey => &[G::Survey, G::SurveyWeak],
            PageState::FinalConfirmation => &[G::Final, G::Asked, G::FinalWeak],
            PageState::Failed => &[G::Failed, G::FailedWeak],
            PageState::Unknown | PageState::Start => {
                &[G::Captcha, G::Pending, G::ByHand, G::Loading, G::Elsewhere]
            }
        };
        order
            .iter()
            .find_map(|s| self.signals.get(s)?.first().cloned())
            .unwrap_or_default()
    }

    fn reason(&self, state: PageState, wording: &str) -> String {
        if !wording.is_empty() {
            return crate::words::say("reading.says", &[("text", wording)]);
        }
        let intent = match state {
            PageState::AccountActive => Some(Intent::Enter),
            PageState::AccountCancelled => Some(Intent::Undo),
            PageState::FinalConfirmation => Some(Intent::Confirm),
            PageState::RetentionOffer => Some(Intent::GoOn),
            _ => None,
        };
        match intent.and_then(|i| self.intents.get(&i)?.first()) {
            Some(label) => crate::words::say("reading.offers", &[("text", label)]),
            None => crate::words::say("reading.nothing", &[]),
        }
    }
}

/// "FAQ · Terms of use · Privacy": what every page of a site has below, in a line of its own. With a
/// number in it, it says something of this very subscription.
fn lists_pages(sentence: &Sentence) -> bool {
    const SHORT: usize = 4;
    let parts = sentence.text.split(['·', '•']);
    let short = |part: &&str| (1..=SHORT).contains(&part.split_whitespace().count());
    let counted = sentence.text.contains(|c: char| c.is_ascii_digit());
    !counted && parts.filter(short).count() > 2
}

/// Those in which the person is asked, or has something to do: a title makes nothing go on by itself.
fn step_of(signal: Signal) -> Option<PageState> {
    match signal {
        Signal::Survey => Some(PageState::ExitSurvey),
        Signal::Final | Signal::Asked => Some(PageState::FinalConfirmation),
        Signal::Login => Some(PageState::LoginRequired),
        _ => None,
    }
}
