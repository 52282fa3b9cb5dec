//! Sentences that say that it is done, judged one by one as a page's words are: not denied, not under a condition, not to come, not of
//! another thing.
use crate::heuristics::reading::{Page, Reading};
use crate::heuristics::tokens::sentences;
use crate::heuristics::wordings;
use lexicon::{Concept, Said};
use page::{Doubt, says_ended};
use protocol::page_state::PageState;

/// The first sentence among these lines that says that the subscription of one of these names ended.
pub(super) fn done(lang: &str, lines: &[String], names: &[&str]) -> Option<String> {
    let said = lines.iter().flat_map(|l| sentences(l));
    said.map(|s| s.text).find(|s| says_done(lang, s, names))
}

fn says_done(lang: &str, sentence: &str, names: &[&str]) -> bool {
    let words: Vec<&str> = sentence.split_whitespace().collect();
    let number = |w: &str| w.chars().all(|c| c.is_ascii_digit()) && w.len() < 3;
    let period = |at: usize| {
        words
            .get(at + 1)
            .is_some_and(|next| Said::of(next).has(Concept::Period))
    };
    let counts = (0..words.len()).any(|at| number(words[at]) && !period(at));
    let dated = crate::quotes::date(sentence).is_some();
    let reading = read(lang, sentence, names);
    let marks = &reading.marks;
    let against = marks.active || marks.pending || marks.failed || marks.loading;
    // What is still to come is read as a question before the last step.
    let by_concepts = reading.state != PageState::FinalConfirmation && says_ended(sentence, names);
    // "0 subscriptions cancelled" counts them.
    let counted = counts && !dated;
    (marks.complete || marks.cancelled && marks.called_off || by_concepts)
        && !against
        && !counted
        && !doubted(sentence, names)
}

/// It takes back what it says. What is called a box itself may be one.
pub(super) fn doubted(text: &str, names: &[&str]) -> bool {
    let called = |sentence: &str, name: &&str| {
        !name.is_empty() && sentence.to_lowercase().contains(&name.to_lowercase())
    };
    let counts = |(doubt, sentence): &(Doubt, &str)| {
        *doubt != Doubt::OfAnother || !names.iter().any(|n| called(sentence, n))
    };
    page::doubts(text).iter().any(counts)
}

/// What these words are, read as a page of their own.
pub(super) fn read(lang: &str, text: &str, names: &[&str]) -> Reading {
    Page {
        url: "",
        lang,
        title: "",
        text,
        labels: Vec::new(),
        in_menus: Vec::new(),
        labels_known: true,
        password: false,
        sets_a_password: false,
        code: false,
        choices: 0,
        asks_why: false,
        ends_in_dialog: false,
        offer_behind: false,
        acknowledges: false,
        names,
        in_flow: false,
        dialog: false,
        recipe: None,
        known: wordings::all(),
    }
    .read()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_called_mine_is_called_yours_by_the_page() {
        let sentence = "Votre don mensuel est arrêté depuis le 30 novembre 2026.";
        assert!(says_done("fr", sentence, &["Mon don mensuel"]));
        assert!(!says_done("fr", sentence, &["Mon espace donateur"]));
        assert!(
            !says_done("fr", sentence, &["Mon don"]),
            "a word alone may be anything"
        );
    }

    #[test]
    fn a_sentence_says_that_it_is_done_in_words_that_no_list_holds() {
        let done = |(lang, text): &(&str, &str)| says_done(lang, text, &["Werkstatt Plus"]);
        let said = [
            ("de", "Ihr wiederkehrendes Abonnement wurde storniert."),
            ("de", "Werkstatt Plus ist zum 12. Dezember gekündigt."),
            ("de", "Ihr Vertrag über drei Mahlzeiten ist gekündigt."),
            ("en", "Your rolling membership with us has been terminated."),
            (
                "en",
                "The recurring donation of $15.00, every 1 month has been cancelled.",
            ),
            ("es", "Tu contribución recurrente ha sido cancelada."),
            ("es", "Hemos dado de baja tu plan mensual: queda cancelado."),
            ("fr", "Votre formule mensuelle est résiliée."),
            ("pl", "Twoja subskrypcja została anulowana."),
            ("tr", "Aylık aboneliğiniz iptal edildi."),
            ("it", "Il tuo piano mensile è stato disdetto."),
            ("nl", "Je maandelijkse lidmaatschap is stopgezet."),
            ("pt", "Sua assinatura mensal foi cancelada."),
            ("ja", "月額プランは解約されました。"),
        ];
        let unheard: Vec<_> = said.iter().filter(|s| !done(s)).collect();
        assert!(unheard.is_empty(), "{unheard:#?}");
        let unsaid = [
            (
                "it",
                "La cancellazione dell'abbonamento è stata interrotta.",
            ),
            ("it", "Il pagamento del tuo abbonamento è stato interrotto."),
            (
                "de",
                "Ihr wiederkehrendes Abonnement wurde nicht storniert.",
            ),
            (
                "de",
                "Ihr wiederkehrendes Abonnement wird am 12. Dezember storniert.",
            ),
            (
                "de",
                "Sobald Ihr Abonnement storniert wurde, erhalten Sie eine E-Mail.",
            ),
            ("de", "Wurde Ihr wiederkehrendes Abonnement storniert?"),
            ("en", "Your rolling membership with us will be terminated."),
            ("en", "Your next delivery has been cancelled."),
            ("en", "Plans that were cancelled can be restored."),
            ("en", "Your membership is being cancelled."),
            ("de", "Ihr Abo kann monatlich gekündigt werden."),
            ("de", "Gekündigt haben wir Ihr Monatsabo noch nicht."),
            ("fr", "L'abonnement mensuel peut être résilié en ligne."),
            (
                "en",
                "Monthly plans cancelled after the 15th are billed once more.",
            ),
            ("en", "Your annual check-up has been cancelled."),
            ("ja", "月額プランの解約手続きが完了していません。"),
            ("es", "Tu contribución recurrente no ha sido cancelada."),
            ("es", "Tu plan mensual será cancelado."),
            ("fr", "Votre formule mensuelle n'est pas résiliée."),
            ("fr", "Votre formule mensuelle sera résiliée."),
            ("fr", "Votre abonnement ne sera pas résilié."),
            ("pl", "Twoja subskrypcja nie zostanie anulowana."),
            ("tr", "Aylık aboneliğiniz iptal edilmedi."),
            ("tr", "Onaylarsanız aylık aboneliğiniz iptal edilir."),
            ("tr", "Aylık aboneliğiniz iptal edilecek."),
            ("it", "Il tuo piano mensile non è stato disdetto."),
            ("it", "Il tuo piano mensile verrà disdetto."),
            ("nl", "Je maandelijkse lidmaatschap is niet stopgezet."),
            ("nl", "Je maandelijkse lidmaatschap wordt stopgezet."),
            ("pt", "Sua assinatura mensal não foi cancelada."),
            ("pt", "Sua assinatura mensal será cancelada."),
            ("ja", "月額プランは解約されていません。"),
        ];
        let misheard: Vec<_> = unsaid.iter().filter(|s| done(s)).collect();
        assert!(misheard.is_empty(), "{misheard:#?}");
    }
}
