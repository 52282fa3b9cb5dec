//! What ending costs (a fee, access at once, more than the one plan) is read in every language, so that it stands in the question.
use subterminator_engine::quotes::{self, PageFacts, Quote};

/// What a sentence is read as; which field of [`PageFacts`].
type Read = fn(PageFacts) -> Option<Quote>;

fn all_are_read(read: Read, sentences: &[(&str, &str)]) {
    let missed = sentences
        .iter()
        .filter(|(lang, sentence)| {
            read(quotes::facts(lang, sentence)).is_none_or(|q| q.source != *sentence)
        })
        .collect::<Vec<_>>();
    assert!(missed.is_empty(), "{missed:#?}");
}

fn none_is_read(read: Read, sentences: &[(&str, &str)]) {
    let wrong = sentences
        .iter()
        .filter(|(lang, sentence)| read(quotes::facts(lang, sentence)).is_some())
        .collect::<Vec<_>>();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn what_ends_besides_is_told() {
    all_are_read(
        |facts| facts.wider,
        &[
            ("en", "This will also cancel your Kids plan."),
            ("de", "Auch dein Kinderpaket wird zum selben Tag gekündigt."),
            ("de", "Damit endet ebenfalls der Zugang deiner Familie."),
            ("de", "Du kündigst alle deine Abos bei uns."),
            ("fr", "Votre option Sport sera également résiliée."),
            ("fr", "Vous résiliez l'ensemble de vos abonnements."),
            ("es", "También se cancelarán los canales añadidos."),
            ("es", "Vas a cancelar todas tus suscripciones."),
            ("es", "Pierdes también el paquete de deportes."),
            ("es", "El paquete infantil se da de baja al mismo tiempo."),
            ("pt", "O plano da sua família também será cancelado."),
            ("pt", "Isso cancela todas as suas assinaturas."),
            ("it", "Anche i canali aggiuntivi saranno disattivati."),
            ("it", "Così disdici anche il piano Famiglia."),
            ("nl", "Je sportpakket wordt ook meteen stopgezet."),
            ("nl", "Hiermee zeg je ook het gezinspakket op."),
            ("ja", "オプションのチャンネルも同時に解約されます。"),
            ("ja", "すべてのプランが解約されます。"),
        ],
    );
    none_is_read(
        |facts| facts.wider,
        &[
            ("de", "Alle Tarife ansehen"),
            ("fr", "Voir tous les abonnements"),
            ("es", "Ver todos los planes"),
            ("es", "También puedes pausar tu suscripción."),
            ("pt", "Também pode pausar a sua assinatura."),
            ("it", "Tutti i servizi"),
            ("it", "Puoi anche mettere in pausa l'abbonamento."),
            ("nl", "Je kunt je abonnement ook pauzeren."),
            ("ja", "いつでも解約できます。"),
        ],
    );
}

#[test]
fn what_is_lost_at_once_is_told() {
    all_are_read(
        |facts| facts.ends_now,
        &[
            ("en", "Your access ends immediately."),
            ("de", "Du verlierst den Zugang sofort."),
            ("de", "Dein Abo endet mit sofortiger Wirkung."),
            ("de", "Ab sofort hast du keinen Zugriff mehr."),
            ("fr", "Vous perdrez l'accès dès maintenant."),
            ("fr", "La résiliation prend effet immédiatement."),
            ("es", "Perderás el acceso hoy mismo."),
            ("es", "La baja tiene efecto inmediato."),
            ("pt", "Você perde o acesso na hora."),
            ("pt", "O cancelamento tem efeito imediato."),
            ("it", "Perderai subito l'accesso."),
            ("it", "La disdetta ha effetto immediato."),
            ("nl", "Je verliest direct je toegang."),
            ("nl", "Je abonnement stopt meteen."),
            ("ja", "解約すると、その場で視聴できなくなります。"),
            ("ja", "ただちにご利用が停止されます。"),
        ],
    );
    none_is_read(
        |facts| facts.ends_now,
        &[
            ("de", "Jetzt sofort losstreamen!"),
            ("it", "Iscriviti subito"),
            ("nl", "Ga direct naar je account"),
            ("nl", "Direct naar de inhoud"),
            ("fr", "Regardez dès maintenant"),
        ],
    );
}

#[test]
fn fees_and_refunds_are_told() {
    all_are_read(
        |facts| facts.fee,
        &[
            ("de", "Die verbleibenden Beiträge werden sofort fällig."),
            ("de", "Es fallen Stornokosten von 15 € an."),
            ("de", "Wer vor Ablauf der Laufzeit geht, zahlt 15 €."),
            ("fr", "Les mensualités restantes seront prélevées."),
            ("fr", "Une pénalité de 15 € s'applique."),
            ("es", "Hay un coste por cancelación de 15 €."),
            ("es", "Deberás pagar las cuotas pendientes."),
            ("pt", "As mensalidades restantes serão cobradas."),
            ("pt", "Existe um custo de rescisão de 15 €."),
            ("it", "Sono dovuti i canoni residui."),
            ("it", "Il costo di disattivazione è di 15 €."),
            ("nl", "De resterende maanden moet je nog betalen."),
            ("nl", "We brengen kosten voor het opzeggen in rekening."),
            ("ja", "中途解約の場合は残りの料金をお支払いいただきます。"),
        ],
    );
    all_are_read(
        |facts| facts.refund,
        &[
            (
                "de",
                "Den Rest schreiben wir dir anteilig gut: 4 € Gutschrift.",
            ),
            ("fr", "Vous serez recrédité de 4 €."),
            ("es", "Recibirás la parte proporcional."),
            ("pt", "O valor será devolvido em cinco dias."),
            ("it", "Ti verranno restituiti 4 €."),
            (
                "nl",
                "We storten het bedrag terug; de terugstorting duurt vijf dagen.",
            ),
            ("ja", "日割りで返還します。"),
        ],
    );
}

#[test]
fn each_sentence_about_a_fee_is_quoted_and_the_sum_after_it_too() {
    for (lang, page, said) in [
        (
            "en",
            "Cancel within 14 days and no cancellation fee applies. After that you pay €50. An early termination fee of €20.00 is charged for the set-top box. Your plan: €9.99 a month.",
            [
                "no cancellation fee applies. After that you pay €50.",
                "€20.00 is charged",
            ],
        ),
        (
            "de",
            "Es fallen Stornokosten an. Nach dem 4. Mai sind es 50 €. Außerdem werden die verbleibenden Beiträge sofort fällig.",
            ["sind es 50 €.", "sofort fällig"],
        ),
        (
            "ja",
            "中途解約の場合は解約手数料がかかります。1年以内は5,000円です。残りの料金をお支払いいただきます。",
            ["5,000円です。", "残りの料金"],
        ),
    ] {
        let fee = quotes::facts(lang, page).fee.unwrap().text;
        for part in said {
            assert!(fee.contains(part), "{part:?} is not in {fee:?}");
        }
        assert!(!fee.contains("€9.99 a month"), "{fee}");
    }
}

#[test]
fn where_many_sentences_speak_of_a_fee_the_one_with_a_sum_is_quoted() {
    let page = "No cancellation fee applies in month one. No cancellation fee for students. No cancellation fee if you move. An early termination fee of €240 is charged.";
    let fee = quotes::facts("en", page).fee.unwrap().text;
    assert!(fee.contains("€240"), "{fee}");
    let page = "Cancellation fee: $0 in month one. Cancellation fee: $0 for students. Cancellation fee: $0 if you move. An early termination fee of $240 applies.";
    let fee = quotes::facts("en", page).fee.unwrap().text;
    assert!(fee.contains("$240"), "{fee}");
}

/// (what is read, language, sentence, how it is quoted; none where it isn't)
fn told() -> Vec<[&'static str; 4]> {
    let lines = include_str!("../data/facts.txt").lines();
    let lines = lines.filter(|l| !l.is_empty() && !l.starts_with('#'));
    lines
        .map(|l| l.splitn(4, '|').collect::<Vec<_>>().try_into().unwrap())
        .collect()
}

#[test]
fn fee_end_at_once_number_and_date_are_quoted_in_the_words_of_other_pages() {
    let told = told();
    assert!(told.len() >= 96);
    let quoted = |[kind, lang, sentence, _]: &[&str; 4]| {
        let facts = quotes::facts(lang, sentence);
        let quote = match *kind {
            "fee" => facts.fee,
            "at_once" => facts.ends_now,
            "number" => facts.confirmation_number,
            "effective" => facts.effective,
            other => panic!("nothing is called {other}"),
        };
        quote.map(|q| q.text).unwrap_or_default()
    };
    let wrong = told.iter().filter(|line| quoted(line) != line[3]);
    let wrong: Vec<String> = wrong
        .map(|line| format!("{line:?} was quoted as {:?}", quoted(line)))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_a_subscription_costs_is_no_fee_and_a_card_s_last_month_no_end() {
    none_is_read(
        |facts| facts.fee,
        &[
            ("en", "Premium costs $9.99 a month."),
            ("fr", "Votre carte sera débitée de 9,99 € le 4 mai."),
            ("de", "Jederzeit kündbar: Du zahlst nur 5 € im Monat."),
            ("de", "Wer vor Ablauf der Testzeit kündigt, zahlt nichts."),
            ("de", "Vor Ablauf der Testphase zahlst du 0 €."),
            (
                "de",
                "Wer vor Ablauf des Monats verlängert, zahlt nur 4,99 €.",
            ),
            ("es", "Meses restantes: 3"),
            ("nl", "De resterende maanden kun je blijven kijken."),
        ],
    );
    none_is_read(
        |facts| facts.effective,
        &[
            ("en", "Visa, expiration date 05/27"),
            ("es", "La oferta terminará el 5 de diciembre."),
            ("es", "Esta oferta expirará el 30 de noviembre."),
            ("es", "Este cupón caducará el 30 de noviembre."),
            ("en", "This offer ends on 30 November."),
            (
                "en",
                "The 50% discount on your subscription ends on 30 November.",
            ),
            ("es", "Visa, fecha de vencimiento: 05/27"),
            ("ja", "カードの有効期限：05/27"),
            ("en", "Your plan costs $9.99 until you cancel"),
        ],
    );
    none_is_read(
        |facts| facts.confirmation_number,
        &[
            (
                "de",
                "Für die Bestätigung rufen Sie die Nummer 0800 123 4567 an.",
            ),
            (
                "en",
                "Your confirmation number was sent on 4 December 2026.",
            ),
        ],
    );
}
