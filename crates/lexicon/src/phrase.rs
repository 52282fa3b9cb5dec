//! What a text was read as: its words in order, each with what it means.
use crate::concept::Concept;

/// A label, a line or a sentence.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Phrase {
    pub words: Vec<Word>,
    /// What the words mean together (“free” and “month”: a price), or could mean besides.
    pub(crate) implied: Vec<Concept>,
}

/// One word, or several that mean one thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// As it is written there.
    pub text: String,
    pub concept: Option<Concept>,
    /// An article, pronoun or particle: it adds nothing.
    pub filler: bool,
    /// “Not” is said of it.
    pub negated: bool,
    /// An end that is said of a contract, and never of a single delivery: “résilier”.
    pub of_contract: bool,
}

impl Word {
    /// A word that no language in question knows.
    pub fn is_unread(&self) -> bool {
        self.concept.is_none() && !self.filler
    }
}

impl Phrase {
    /// It is there, negated or not.
    pub fn has(&self, concept: Concept) -> bool {
        self.concepts().any(|c| c == concept)
    }

    pub fn any(&self, concepts: &[Concept]) -> bool {
        self.concepts().any(|c| concepts.contains(&c))
    }

    /// It says nothing but these: at least one of them, nothing unread, and nothing negated unless `Not` is among them.
    pub fn only(&self, concepts: &[Concept]) -> bool {
        let listed = |c: Concept| concepts.contains(&c);
        let fits = |w: &Word| w.filler || w.concept.is_some_and(listed);
        let denied = self.words.iter().any(|w| w.negated);
        self.words.iter().any(|w| w.concept.is_some())
            && self.words.iter().all(fits)
            && self.implied.iter().copied().all(listed)
            && (!denied || listed(Concept::Not))
    }

    /// The words that mean nothing known.
    pub fn unread(&self) -> Vec<&str> {
        let unread = self.words.iter().filter(|w| w.is_unread());
        unread.map(|w| w.text.as_str()).collect()
    }

    pub fn says_negated(&self, concept: Concept) -> bool {
        let negated = |w: &Word| w.negated && w.concept == Some(concept);
        self.words.iter().any(negated)
    }

    /// It is there, and not denied.
    pub fn says(&self, concept: Concept) -> bool {
        let stated = |w: &Word| !w.negated && w.concept == Some(concept);
        self.words.iter().any(stated) || self.implied.contains(&concept)
    }

    /// An end is taken back, or gone without: “undo the cancellation”, “cancel the cancellation”, “don't cancel”, “cancel the booked end”.
    pub fn takes_back_an_end(&self) -> bool {
        const ENDS: [Concept; 2] = [Concept::End, Concept::Cancelled];
        let ends = |w: &&Word| w.concept.is_some_and(|c| ENDS.contains(&c));
        let count = self.words.iter().filter(ends).count();
        let undone = self.has(Concept::Undo) || self.has(Concept::Reservation);
        let denied = self.words.iter().any(|w| w.negated && ends(&w));
        count > 1 || count > 0 && undone || denied || self.goes_without_an_end()
    }

    /// "Continue without cancelling": what it goes without is the end. "Ohne Bonus kündigen" goes without something else.
    pub fn goes_without_an_end(&self) -> bool {
        let mut said = self.words.iter().filter_map(|w| w.concept);
        said.any(|c| c == Concept::Without) && said.next() == Some(Concept::End)
    }

    /// "Stop all deliveries": with the last of them ends what they are paid for.
    pub fn stops_all_deliveries(&self) -> bool {
        const FOR_A_WHILE: [Concept; 8] = [
            Concept::Next,
            Concept::Until,
            Concept::Period,
            Concept::Date,
            Concept::Pause,
            Concept::Skip,
            Concept::Newsletter,
            Concept::Order,
        ];
        let stops = self.says(Concept::TurnOff) || self.says(Concept::End);
        stops && self.says(Concept::All) && self.says(Concept::Delivery) && !self.any(&FOR_A_WHILE)
    }

    /// An order, a delivery or a newsletter: its end isn't the subscription's. That of all deliveries is, and so is what is ended as a
    /// contract is (“Résilier ma box”), where it isn't the next one or that of a day.
    pub fn names_another_thing(&self) -> bool {
        const ONE_OF_THEM: [Concept; 5] = [
            Concept::Next,
            Concept::Period,
            Concept::Date,
            Concept::Pause,
            Concept::Skip,
        ];
        let of_contract = self.words.iter().any(|w| w.of_contract && !w.negated);
        let whole = of_contract && !self.any(&ONE_OF_THEM) || self.stops_all_deliveries();
        self.has(Concept::Delivery) && !whole || self.any(&[Concept::Order, Concept::Newsletter])
    }

    /// Each concept in its order, then what the words mean together.
    pub fn concepts(&self) -> impl Iterator<Item = Concept> {
        let said = self.words.iter().filter_map(|w| w.concept);
        said.chain(self.implied.iter().copied())
    }
}
