//! Text to sentences to tokens, the same for a page's text, a control's name and a wording from a data file.
use super::vocabulary::{Word, everywhere};

/// What every language's wordings take for a subscription: it stands where a page calls one by its own name.
pub(crate) const ANY_SUBSCRIPTION: &str = "premium";

/// One sentence (or label, or line) of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// As it stands on the page, trimmed.
    pub text: String,
    pub tokens: Vec<String>,
    /// Before which of them a comma or its kin stands.
    pub pauses: Vec<usize>,
    /// It ended in a question mark.
    pub question: bool,
    /// The question right before it in its line, which it answers; empty where there is none.
    pub asked: String,
}

impl Sentence {
    pub fn new(text: &str) -> Self {
        let text = text.trim();
        let question = text.ends_with(['?', '？']);
        Self {
            text: text.to_owned(),
            tokens: tokens(text),
            pauses: pauses(text),
            question,
            asked: String::new(),
        }
    }

    /// This name means a subscription, whatever it is made of. One of a single word is written with a capital.
    pub(crate) fn rename(&mut self, name: &[String]) {
        // What is called so already would be renamed for ever.
        if name.is_empty()
            || matches!(name, [only] if self.has_small(only) || only == ANY_SUBSCRIPTION)
        {
            return;
        }
        while let Some(at) = place_of(name, &self.tokens) {
            self.tokens
                .splice(at..at + name.len(), [ANY_SUBSCRIPTION.to_owned()]);
            for pause in self.pauses.iter_mut().filter(|pause| **pause > at) {
                *pause = pause.saturating_sub(name.len() - 1).max(at + 1);
            }
        }
    }

    /// "The option Sports Plus", where that is what the person wants to end: the name alone says what it is. False where the name goes
    /// on: "the option Sports Plus 200" is another one.
    pub(crate) fn own(&mut self, name: &[String]) -> bool {
        let Some(at) = place_of(name, &self.tokens).filter(|_| name.len() > 1) else {
            return true;
        };
        let quoted = self.tokens[..at].ends_with(&["「".to_owned()]);
        let (ends, at) = (at + name.len(), at - usize::from(quoted));
        let kinds = everywhere(Word::Addon).iter().map(|kind| tokens(kind));
        let kind = kinds.filter(|kind| self.tokens[..at].ends_with(kind));
        let Some(length) = kind.map(|kind| kind.len()).max() else {
            return true;
        };
        let next = self.tokens.get(ends);
        if next.is_some_and(|next| !self.has_small(next) || starts_with_digit(next)) {
            return false;
        }
        self.tokens.drain(at - length..at);
        for pause in self.pauses.iter_mut().filter(|pause| **pause >= at) {
            *pause -= length;
        }
        true
    }

    /// It is written without a capital here.
    fn has_small(&self, word: &str) -> bool {
        self.text.contains(word)
    }

    /// In words; about three East Asian characters make one.
    pub fn length(&self) -> usize {
        let single = |t: &&String| t.chars().all(is_east_asian);
        let characters = self.tokens.iter().filter(single).count();
        self.tokens.len() - characters + characters.div_ceil(3)
    }
}

/// Lines, and inside a line whatever `.`, `!`, `?` and their East Asian kin end.
pub fn sentences(text: &str) -> Vec<Sentence> {
    text.lines().flat_map(of_a_line).collect()
}

fn of_a_line(line: &str) -> Vec<Sentence> {
    let said = split_line(line).into_iter();
    let said = said.map(|s| Sentence::new(&own_words(&s)));
    let mut said: Vec<Sentence> = said.filter(|s| !s.tokens.is_empty()).collect();
    for at in 1..said.len() {
        if said[at - 1].question {
            said[at].asked = said[at - 1].text.clone();
        }
    }
    said
}

/// What somebody is quoted as saying inside a longer sentence (a review, a tip) is not what the page itself says; a name in
/// quotation marks is.
fn own_words(sentence: &str) -> String {
    const PAIRS: [(char, char); 8] = [
        ('"', '"'),
        ('“', '”'),
        ('„', '“'),
        ('„', '”'),
        ('«', '»'),
        ('»', '«'),
        ('「', '」'),
        ('”', '”'),
    ];
    // Where another sign opens, this one only closes.
    let only_closes = sentence.contains(['“', '„']);
    let quoted = PAIRS.iter().find_map(|&(opens, closes)| {
        if opens == '”' && only_closes {
            return None;
        }
        let from = sentence.find(opens)?;
        let inside = &sentence[from + opens.len_utf8()..];
        let length = inside.find(closes)?;
        let to = from + opens.len_utf8() + length + closes.len_utf8();
        (Sentence::new(&inside[..length]).length() >= A_STATEMENT).then_some((from, to))
    });
    let Some((from, to)) = quoted else {
        return sentence.to_owned();
    };
    let rest = format!("{} {}", &sentence[..from], &sentence[to..]);
    match Sentence::new(&rest).length() >= A_STATEMENT {
        true => rest,
        // All of it stands in quotation marks: that is how the page sets it.
        false => sentence.to_owned(),
    }
}

/// Nothing but these, one after the other: a row of links, not a statement. Links that stand close may have no space between them.
pub(crate) fn is_made_of(line: &str, labels: &[String]) -> bool {
    let line = squeezed(line);
    let mut reached = vec![false; line.len() + 1];
    reached[0] = true;
    for at in 0..line.len() {
        if reached[at] {
            let next = labels
                .iter()
                .filter(|l| !l.is_empty() && line[at..].starts_with(*l));
            let ends: Vec<usize> = next.map(|l| at + l.len()).collect();
            ends.into_iter().for_each(|end| reached[end] = true);
        }
    }
    !line.is_empty() && reached[line.len()]
}

/// Its letters and digits only.
pub(crate) fn squeezed(text: &str) -> String {
    let kept = text.chars().filter(|c| c.is_alphanumeric());
    kept.map(lexicon::small).collect()
}

fn starts_with_digit(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_digit())
}

/// So many words say something; fewer are a name.
pub(crate) const A_STATEMENT: usize = 4;

/// Lower case words; one token for each East Asian character, currency sign or percent sign; an apostrophe or hyphen parts words.
pub fn tokens(text: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    let mut word = String::new();
    let mut chars = text.chars().map(lexicon::small).peekable();
    while let Some(c) = chars.next() {
        let digit_goes_on = matches!(c, '.' | ',')
            && word.chars().last().is_some_and(|l| l.is_ascii_digit())
            && chars.peek().is_some_and(char::is_ascii_digit);
        if digit_goes_on || (c.is_alphanumeric() && !is_east_asian(c)) {
            word.push(c);
            continue;
        }
        if !word.is_empty() {
            found.push(std::mem::take(&mut word));
        }
        if is_east_asian(c) || matches!(c, '%' | '$' | '€' | '£' | '¥' | '+') {
            found.push(c.to_string());
        }
    }
    if !word.is_empty() {
        found.push(word);
    }
    found
}

/// Where these words stand in a row among others.
pub(crate) fn place_of(run: &[String], words: &[String]) -> Option<usize> {
    let mut rows = words.windows(run.len().max(1));
    rows.position(|row| row == run)
}

/// Before which token a comma or its kin stands. One inside a number is none.
fn pauses(text: &str) -> Vec<usize> {
    let mut found = Vec::new();
    let mut chars = text.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        let spaced = chars.peek().is_none_or(|(_, next)| next.is_whitespace());
        let parts = match c {
            '、' | '，' | '；' | '：' | '—' | '(' | ')' | '（' | '）' => true,
            ',' | ';' | ':' | '–' | '-' => spaced,
            _ => false,
        };
        if parts {
            found.push(tokens(&text[..at]).len());
        }
    }
    found
}

fn split_line(line: &str) -> Vec<String> {
    let mut parts = Vec::new();
    let mut part = String::new();
    let chars: Vec<char> = line.chars().collect();
    for (at, &c) in chars.iter().enumerate() {
        part.push(c);
        let next = chars.get(at + 1).copied();
        let ends = match c {
            '。' | '！' | '？' | '•' | '|' => true,
            '.' => {
                next.is_none_or(char::is_whitespace)
                    && !is_day_number(&part, &chars[at + 1..])
                    && !goes_on(&part, &chars[at + 1..])
            }
            '!' | '?' | '…' => next.is_none_or(char::is_whitespace),
            _ => false,
        };
        if ends {
            parts.push(std::mem::take(&mut part));
        }
    }
    parts.push(part);
    parts.retain(|p| !p.trim().is_empty());
    parts
}

/// "am 4. Juni", "zum 1. des Monats": the full stop belongs to the day when a month, or a small word, follows.
fn is_day_number(part: &str, rest: &[char]) -> bool {
    let digits = part
        .trim_end_matches('.')
        .rsplit(|c: char| !c.is_ascii_digit())
        .next()
        .unwrap_or_default();
    let next: String = rest
        .iter()
        .skip_while(|c| c.is_whitespace())
        .take_while(|c| c.is_alphabetic())
        .collect();
    let goes_on = next.starts_with(char::is_lowercase);
    let month = || everywhere(Word::Month).contains(&next.to_lowercase().as_str());
    (1..=2).contains(&digits.len()) && (goes_on || month())
}

/// "149 kr. pr. måned", "2026. 12. 3.": the full stop belongs to the word, or to the day.
fn goes_on(part: &str, rest: &[char]) -> bool {
    const ENOUGH: usize = 8;
    let next: String = rest.iter().take(ENOUGH).collect();
    lexicon::goes_on(part.trim_end_matches('.'), &next)
}

fn is_east_asian(c: char) -> bool {
    matches!(c, '\u{3005}'..='\u{30FF}' | '\u{3400}'..='\u{9FFF}' | '\u{AC00}'..='\u{D7AF}' | '\u{F900}'..='\u{FAFF}' | '\u{FF66}'..='\u{FF9F}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_falls_into_sentences_but_dates_and_amounts_stay_whole() {
        let texts = |t: &str| sentences(t).into_iter().map(|s| s.text).collect::<Vec<_>>();
        assert_eq!(
            texts("Ends on 4 May. You pay $5.99 a month.\nKeep it"),
            ["Ends on 4 May.", "You pay $5.99 a month.", "Keep it"]
        );
        assert_eq!(
            texts("Es wird am 4. Juni 2027 ablaufen. Gut."),
            ["Es wird am 4. Juni 2027 ablaufen.", "Gut."]
        );
        assert_eq!(
            texts("Abbuchung zum 1. des Monats. Ab Seite 3. Gut."),
            ["Abbuchung zum 1. des Monats.", "Ab Seite 3.", "Gut."]
        );
        assert_eq!(
            texts("Opsagt pr. 31. maj. Kun 149 kr. pr. måned. Tak."),
            ["Opsagt pr. 31. maj.", "Kun 149 kr. pr. måned.", "Tak."]
        );
        assert_eq!(texts("完了しました。確認。"), ["完了しました。", "確認。"]);
        assert_eq!(texts("2026. 12. 3. 종료"), ["2026. 12. 3.", "종료"]);
    }

    #[test]
    fn a_comma_in_a_number_parts_nothing_and_a_name_moves_the_others() {
        assert_eq!(pauses("You pay 1,299.50, then nothing"), [3]);
        let mut sentence = Sentence::new("Your Streamora Gold Plus, since May, is cancelled");
        sentence.rename(&tokens("Streamora Gold Plus"));
        assert_eq!(sentence.tokens[1..3], [ANY_SUBSCRIPTION, "since"]);
        assert_eq!(sentence.pauses, [2, 4]);
    }

    #[test]
    fn apostrophes_of_every_kind_part_words() {
        assert_eq!(tokens("Don’t cancel"), tokens("don't CANCEL"));
        assert_eq!(tokens("HAYIR, İPTAL ET"), tokens("hayır, iptal et"));
        assert_eq!(tokens("$1,299.50 a month"), ["$", "1,299.50", "a", "month"]);
    }
}
