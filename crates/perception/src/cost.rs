//! What a text costs a model to read, estimated so that it is hardly too low: tokenizers differ, and none fits in a page.

/// Tokens, about; for ordinary text some more than common tokenizers count.
pub(crate) fn tokens(text: &str) -> usize {
    let mut tenths = 0;
    let (mut before, mut run, mut length) = (Run::Blank, Run::Blank, 0);
    for c in text.chars() {
        let next = Run::of(c);
        if next == run {
            length += 1;
        } else {
            tenths += run.cost(length, before);
            (before, run, length) = (run, next, 1);
        }
    }
    (tenths + run.cost(length, before)).div_ceil(10)
}

/// Characters that a tokenizer takes together.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Run {
    /// One blank goes with the word after it.
    Blank,
    NewLine,
    Small,
    Capital,
    Digit,
    Mark,
    /// Letters beyond ASCII: of western Europe, Greek and Cyrillic, the scripts that have many letters or bytes a word.
    Accented,
    Eastern,
    Foreign,
    /// Scripts that tokenizers hardly know: of Ethiopia and Burma, archaic Cyrillic, accented Greek.
    Rare,
    /// Emoji and what else takes four bytes.
    Far,
}

impl Run {
    fn of(c: char) -> Self {
        match c {
            '\n' => Self::NewLine,
            ' ' | '\t' => Self::Blank,
            'a'..='z' => Self::Small,
            'A'..='Z' => Self::Capital,
            '0'..='9' => Self::Digit,
            '\0'..='\u{7f}' => Self::Mark,
            '\u{80}'..='\u{24f}' => Self::Accented,
            '\u{460}'..='\u{489}' | '\u{1000}'..='\u{1fff}' => match c {
                // Korean and accented Latin.
                '\u{1100}'..='\u{11ff}' | '\u{1e00}'..='\u{1eff}' => Self::Foreign,
                _ => Self::Rare,
            },
            '\u{370}'..='\u{45f}' => Self::Eastern,
            '\u{250}'..='\u{ffff}' => Self::Foreign,
            _ => Self::Far,
        }
    }

    /// In tenths of a token.
    fn cost(self, length: usize, before: Self) -> usize {
        match self {
            Self::Blank => length / 2,
            Self::NewLine => 10,
            Self::Small => 10 * length.div_ceil(5),
            // The first letter of a word goes with its rest.
            Self::Capital if length == 1 && before == Self::Blank => 3,
            Self::Capital => 10 * length.div_ceil(3),
            // A blank does not go with a number.
            Self::Digit => 10 * length.div_ceil(3) + if before == Self::Blank { 10 } else { 0 },
            Self::Mark => 8 * length,
            Self::Accented => 15 * length,
            Self::Eastern => 6 * length + 5,
            Self::Foreign => 15 * length,
            Self::Rare => 27 * length,
            Self::Far => 30 * length,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As different as pages are: languages, codes, marks, and lines of an outline.
    const TEXTS: [&str; 23] = [
        "@e12 button Download invoice 1007\n @e13 textbox Email = \"joe@example.com\"\n## Your plan\n",
        "Your subscription renews on 3 June. You will be charged $29.00 unless you cancel before that day.",
        "SUBSCRIBE NOW AND SAVE MORE THAN EVER BEFORE",
        "Kündigungsbestätigungsschreiben, Verlängerungsgebühr und Mindestvertragslaufzeit werden angezeigt",
        "Vous pouvez résilier votre abonnement à tout moment, sans frais supplémentaires.",
        "Puede cancelar su suscripción en cualquier momento y conservará el acceso hasta el final.",
        "U kunt uw lidmaatschap op elk moment opzeggen; uw abonnement loopt door tot het einde.",
        "Możesz anulować subskrypcję w każdej chwili, zachowując dostęp",
        "ご解約の手続きをすすめる。サブスクリプションをキャンセルする",
        "您可以随时取消订阅，并在计费周期结束前继续使用",
        "구독을 취소하시겠습니까 언제든지 해지할 수 있습니다",
        "Вы можете отменить подписку в любое время",
        "يمكنك إلغاء الاشتراك في أي وقت",
        "आप किसी भी समय सदस्यता रद्द कर सकते हैं",
        "คุณสามารถยกเลิกการสมัครสมาชิกได้ทุกเมื่อ",
        "የደንበኝነት ምዝገባዎን በማንኛውም ጊዜ መሰረዝ ይችላሉ",
        "သင့်အသင်းဝင်မှုကို အချိန်မရွေး ပယ်ဖျက်နိုင်သည်",
        "Жазылымды кез келген уақытта тоқтатуға болады",
        "τὴν συνδρομὴν ἀκυρῶσαι ἔξεστιν ᾧ τινι ἂν ᾖ",
        "t 123\nt 123\nt 123\nt 123\nt 123\nt 123\n",
        "🏴‍☠️👩‍👩‍👧🦄🎉🔥",
        "aGVsbG8gd29ybGQsIHRoaXMgaXMgYSBsb25nIGJhc2U2NCBzdHJpbmc5Qz",
        "!@#$%^&*()_+-=[]{}|;':,./<>?~` 1.234.567,89",
    ];

    #[test]
    fn the_estimate_is_hardly_below_a_real_tokenizers_count_and_never_far_above_it() {
        let tokenizer = tiktoken_rs::cl100k_base_singleton();
        for text in TEXTS {
            let counted = tokenizer.encode_ordinary(text).len();
            let guessed = tokens(text);
            let fits = guessed * 100 >= counted * 80 && guessed * 10 <= counted * 23;
            assert!(fits, "{guessed} guessed, {counted} counted: {text}");
        }
    }
}
