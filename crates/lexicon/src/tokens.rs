//! Text to tokens: lower case, one for each word, number or East Asian character, with its place in the text.

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// In lower case, accents composed.
    pub text: String,
    /// Its bytes in the text.
    pub from: usize,
    pub to: usize,
    /// Counts up at each comma, full stop or line.
    pub(crate) clause: usize,
    pub(crate) kind: Kind,
    /// An apostrophe stands right behind it, and more of the word.
    pub(crate) apostrophe: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Word,
    /// Digits, maybe with full stops or commas inside.
    Number,
    /// One character of a script without spaces.
    Character,
    /// A picture or a sign that may mean something: a card, a gift, “%”.
    Sign,
}

impl Token {
    /// No pause stands between them.
    pub fn is_in_the_clause_of(&self, other: &Self) -> bool {
        self.clause == other.clause
    }

    pub fn is_number(&self) -> bool {
        self.kind == Kind::Number
    }
}

/// Apostrophes, hyphens and punctuation part words; only some of them part clauses.
pub fn tokens(text: &str) -> Vec<Token> {
    let chars = normalized(text);
    let mut found: Vec<Token> = Vec::new();
    let mut clause = 0;
    // The token that the next character may belong to.
    let mut open = false;
    for (at, &(c, from, to)) in chars.iter().enumerate() {
        let next = chars.get(at + 1).map(|n| n.0);
        let kind = kind_of(c);
        let last = found.last_mut().filter(|_| open);
        match (kind, last) {
            (Some(Kind::Word | Kind::Number), Some(last)) => {
                last.text.push(c);
                last.to = to;
                if !(c.is_ascii_digit()) {
                    last.kind = Kind::Word;
                }
            }
            (Some(kind), _) => {
                found.push(Token {
                    text: c.to_string(),
                    from,
                    to,
                    clause,
                    kind,
                    apostrophe: false,
                });
                open = matches!(kind, Kind::Word | Kind::Number);
            }
            (None, last) => {
                let in_number = matches!(c, '.' | ',')
                    && next.is_some_and(|n| n.is_ascii_digit())
                    && last.as_ref().is_some_and(|l| l.kind == Kind::Number);
                match last {
                    Some(last) if in_number => {
                        last.text.push(c);
                        last.to = to;
                    }
                    Some(last) => {
                        last.apostrophe =
                            is_apostrophe(c) && next.is_some_and(char::is_alphanumeric);
                        open = false;
                    }
                    None => {}
                }
                if !open && parts(c, next) {
                    clause += 1;
                }
            }
        }
    }
    found
}

fn kind_of(c: char) -> Option<Kind> {
    match c {
        _ if is_east_asian(c) => Some(Kind::Character),
        _ if c.is_ascii_digit() => Some(Kind::Number),
        _ if c.is_alphanumeric() => Some(Kind::Word),
        '%' | '$' | '€' | '£' | '¥' | '+' | '\u{20A0}'..='\u{20CF}' => Some(Kind::Sign),
        // Smileys say nothing; cards, gifts and bags may.
        '\u{1F600}'..='\u{1F64F}' => None,
        '\u{1F000}'..='\u{1FAFF}' => Some(Kind::Sign),
        _ => None,
    }
}

fn is_apostrophe(c: char) -> bool {
    matches!(c, '\'' | '’' | '‘' | '`' | '´')
}

fn parts(c: char, next: Option<char>) -> bool {
    match c {
        '\n' | '。' | '、' | '，' | '；' | '：' | '！' | '？' | '—' | '(' | ')' | '（' | '）'
        | '·' | '•' | '|' | '…' => true,
        ',' | ';' | ':' | '.' | '!' | '?' | '–' | '-' => next.is_none_or(char::is_whitespace),
        _ => false,
    }
}

pub(crate) fn is_east_asian(c: char) -> bool {
    matches!(c, '\u{3005}'..='\u{30FF}' | '\u{3400}'..='\u{9FFF}' | '\u{AC00}'..='\u{D7AF}' | '\u{F900}'..='\u{FAFF}' | '\u{FF66}'..='\u{FF9F}')
        && !matches!(c, '\u{3008}'..='\u{3020}' | '\u{30FB}')
}

/// Lower case, full-width forms as plain ones, accents joined to their letters, what is invisible left out; each with its bytes.
fn normalized(text: &str) -> Vec<(char, usize, usize)> {
    let mut found: Vec<(char, usize, usize)> = Vec::new();
    for (from, c) in text.char_indices() {
        let to = from + c.len_utf8();
        match c {
            '\u{00AD}'
            | '\u{200B}'..='\u{200F}'
            | '\u{2060}'
            | '\u{FEFF}'
            | '\u{FE0E}'
            | '\u{FE0F}' => {}
            '\u{0300}'..='\u{036F}' | '\u{3099}' | '\u{309A}' => {
                if let Some(last) = found.last_mut() {
                    last.0 = composed(last.0, c).unwrap_or(last.0);
                    last.2 = to;
                }
            }
            _ => {
                let plain = match c {
                    // East Asian pauses keep their own.
                    '！' | '，' | '：' | '；' | '？' | '（' | '）' => c,
                    c => narrow(c),
                };
                found.push((small(plain), from, to));
            }
        }
    }
    found
}

/// A full-width form of ASCII as the plain one: they stand in the same order.
pub fn narrow(c: char) -> char {
    match c {
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(u32::from(c) - 0xFEE0).unwrap_or(c),
        c => c,
    }
}

/// In lower case. Turkish has an i with a dot and one without, in capitals, too (“İPTAL”, “HAYIR”), and others tell them apart in small
/// letters only: here they are one.
pub fn small(c: char) -> char {
    match c {
        'İ' | 'ı' => 'i',
        c => c.to_lowercase().next().unwrap_or(c),
    }
}

/// The letters with marks that the known languages write, by their parts.
const MARKED: [(char, &str, &str); 12] = [
    ('\u{0300}', "aeiou", "àèìòù"),
    ('\u{0301}', "aeiouycnsz", "áéíóúýćńśź"),
    ('\u{0302}', "aeiou", "âêîôû"),
    ('\u{0303}', "aon", "ãõñ"),
    ('\u{0308}', "aeiou", "äëïöü"),
    ('\u{030A}', "a", "å"),
    ('\u{0327}', "cs", "çş"),
    ('\u{0304}', "aeiou", "āēīōū"),
    ('\u{0306}', "g", "ğ"),
    ('\u{0307}', "z", "ż"),
    ('\u{0328}', "ae", "ąę"),
    // Written as one sign only.
    ('\u{0335}', "l", "ł"),
];

fn composed(base: char, mark: char) -> Option<char> {
    // Kana with a voicing mark follow their plain ones.
    if matches!(mark, '\u{3099}' | '\u{309A}') {
        return char::from_u32(u32::from(base) + u32::from(mark) - 0x3098);
    }
    let (_, plain, marked) = MARKED.iter().find(|m| m.0 == mark)?;
    let at = plain.chars().position(|c| c == base)?;
    marked.chars().nth(at)
}

/// Without the marks on its letters: how people write in capitals, or without a keyboard for it.
pub(crate) fn folded(word: &str) -> String {
    let plain = |c: char| {
        let found = MARKED.iter().find_map(|(_, plain, marked)| {
            let at = marked.chars().position(|m| m == c)?;
            plain.chars().nth(at)
        });
        found.unwrap_or(c)
    };
    word.chars().map(plain).collect()
}

/// In letters that every keyboard has, as addresses are written: "kuendigen".
pub(crate) fn spelled_out(word: &str) -> String {
    const LETTERS: [(char, &str); 7] = [
        ('ä', "ae"),
        ('ö', "oe"),
        ('ü', "ue"),
        ('ß', "ss"),
        ('å', "aa"),
        ('æ', "ae"),
        ('ø', "oe"),
    ];
    // "Nö" is no "noe".
    const SHORT: usize = 3;
    if word.chars().count() < SHORT {
        return word.to_owned();
    }
    let mut text = String::with_capacity(word.len());
    for c in word.chars() {
        match LETTERS.iter().find(|(letter, _)| *letter == c) {
            Some((_, spelled)) => text.push_str(spelled),
            None => text.push(c),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str) -> Vec<String> {
        tokens(text).into_iter().map(|t| t.text).collect()
    }

    #[test]
    fn words_are_parted_and_numbers_stay_whole() {
        assert_eq!(texts("Don’t go"), ["don", "t", "go"]);
        assert_eq!(texts("$1,299.50 a month."), ["$", "1,299.50", "a", "month"]);
        assert_eq!(texts("50％オフ"), ["50", "%", "オ", "フ"]);
        assert_eq!(texts("auto-renew"), ["auto", "renew"]);
    }

    #[test]
    fn what_looks_the_same_is_the_same() {
        assert_eq!(texts("ku\u{0308}ndigen"), ["kündigen"]);
        assert_eq!(texts("Mit\u{AD}glied\u{200B}schaft"), ["mitgliedschaft"]);
        assert_eq!(texts("か\u{3099}"), ["が"]);
        assert_eq!(folded("résilier"), "resilier");
        let turkish = "aboneliği iptal et hayir";
        assert_eq!(texts("ABONELİĞİ İPTAL ET, HAYIR").join(" "), turkish);
        assert_eq!(
            texts("Aboneliği I\u{0307}ptal et, hayır").join(" "),
            turkish
        );
        assert_eq!(folded("üyeliği başlat"), "uyeligi baslat");
        assert_eq!(spelled_out("kündigen größe på"), "kuendigen groesse paa");
        assert_eq!(spelled_out("nö"), "nö");
    }

    #[test]
    fn clauses_end_at_pauses_but_not_inside_numbers() {
        let clauses: Vec<usize> = tokens("No, pay 1,50 – now")
            .iter()
            .map(|t| t.clause)
            .collect();
        assert_eq!(clauses, [0, 1, 1, 2]);
    }
}
