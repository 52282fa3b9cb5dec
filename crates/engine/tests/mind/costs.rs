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
