// What stands around the pages of g-*.mjs: a head with links, a help page, a profile, terms. No cases here.
import { shell } from './kit.mjs';

const W = {
  en: { hi: 'Welcome back', help: 'Help centre', me: 'Personal details', terms: 'Terms', q: 'Questions and answers', qa: [['When am I charged?', 'On the same day of every period, to the card on file.'], ['Can I leave at any time?', 'Yes. Go to your account page; there is no notice period.']], who: 'Name: Sam Taylor<br>Email: sam@example.org', law: 'These terms apply to every plan. Prices include VAT.' },
  de: { hi: 'Willkommen zurück', help: 'Hilfe', me: 'Persönliche Daten', terms: 'AGB', q: 'Fragen und Antworten', qa: [['Wann wird abgebucht?', 'Immer am selben Tag des Zeitraums.'], ['Kann ich jederzeit gehen?', 'Ja, in deinem Kundenkonto, ohne Frist.']], who: 'Name: Kim Sommer<br>E-Mail: kim@example.org', law: 'Diese Bedingungen gelten für alle Tarife. Preise inkl. MwSt.' },
  fr: { hi: 'Bon retour', help: 'Aide', me: 'Mes coordonnées', terms: 'Conditions', q: 'Questions fréquentes', qa: [['Quand suis-je prélevé ?', 'Le même jour à chaque période.'], ['Puis-je partir à tout moment ?', 'Oui, depuis votre espace, sans préavis.']], who: 'Nom : Camille Roux<br>E-mail : camille@example.org', law: 'Ces conditions s’appliquent à toutes les formules.' },
  es: { hi: 'Hola de nuevo', help: 'Ayuda', me: 'Datos personales', terms: 'Condiciones', q: 'Preguntas frecuentes', qa: [['¿Cuándo se cobra?', 'El mismo día de cada periodo.'], ['¿Puedo irme cuando quiera?', 'Sí, desde tu cuenta y sin preaviso.']], who: 'Nombre: Alex Ruiz<br>Correo: alex@example.org', law: 'Estas condiciones se aplican a todos los planes.' },
  it: { hi: 'Bentornato', help: 'Assistenza', me: 'Dati personali', terms: 'Condizioni', q: 'Domande frequenti', qa: [['Quando viene addebitato?', 'Lo stesso giorno di ogni periodo.'], ['Posso andarmene quando voglio?', 'Sì, dalla tua area personale, senza preavviso.']], who: 'Nome: Andrea Riva<br>Email: andrea@example.org', law: 'Queste condizioni valgono per tutti i piani.' },
  nl: { hi: 'Welkom terug', help: 'Hulp', me: 'Mijn gegevens', terms: 'Voorwaarden', q: 'Veelgestelde vragen', qa: [['Wanneer wordt er afgeschreven?', 'Elke periode op dezelfde dag.'], ['Kan ik altijd weg?', 'Ja, via je account, zonder opzegtermijn.']], who: 'Naam: Sam de Wit<br>E-mail: sam@example.org', law: 'Deze voorwaarden gelden voor alle abonnementen.' },
  pt: { hi: 'Bem-vindo de volta', help: 'Ajuda', me: 'Dados pessoais', terms: 'Termos', q: 'Perguntas frequentes', qa: [['Quando sou cobrado?', 'No mesmo dia de cada período.'], ['Posso sair quando quiser?', 'Sim, pela sua conta e sem aviso prévio.']], who: 'Nome: Ari Lima<br>E-mail: ari@example.org', law: 'Estes termos valem para todos os planos.' },
  ja: { hi: 'おかえりなさい', help: 'ヘルプ', me: '登録情報', terms: '利用規約', q: 'よくあるご質問', qa: [['請求日はいつですか', '毎月同じ日に請求されます。'], ['いつでもやめられますか', 'はい、アカウントページからお手続きいただけます。']], who: 'お名前：山田 葵<br>メール：aoi@example.org', law: '本規約はすべてのプランに適用されます。' },
  sv: { hi: 'Välkommen tillbaka', help: 'Hjälp', me: 'Mina uppgifter', terms: 'Villkor', q: 'Frågor och svar', qa: [['När dras pengarna?', 'Samma dag varje period.'], ['Kan jag sluta när som helst?', 'Ja, på ditt konto, utan uppsägningstid.']], who: 'Namn: Kim Berg<br>E-post: kim@example.org', law: 'Villkoren gäller alla abonnemang.' },
  pl: { hi: 'Witaj ponownie', help: 'Pomoc', me: 'Dane osobowe', terms: 'Regulamin', q: 'Pytania i odpowiedzi', qa: [['Kiedy pobieracie opłatę?', 'Tego samego dnia każdego okresu.'], ['Czy mogę odejść w każdej chwili?', 'Tak, na stronie konta, bez okresu wypowiedzenia.']], who: 'Imię: Alex Nowak<br>E-mail: alex@example.org', law: 'Regulamin obowiązuje dla wszystkich planów.' },
};

/** A service: `p(title, body)` is a page of it, `p.pages` are the pages that every service has. */
export function service(brand, lang, start, label, more = '') {
  const w = W[lang], s = shell(brand), l = (href, t) => `<a href="${href}">${t}</a>`;
  const nav = [l('/', brand), l(start, label), l('/profile', w.me), l('/help', w.help)].join(' ') + more, foot = [l('/terms', w.terms), l('/help', w.help)].join(' ');
  const p = (title, body, o = {}) => s(lang, title, body, { nav, foot, ...o });
  p.pages = {
    'GET /': p(brand, `<h1>${w.hi}</h1><section>${l(start, label)}</section>`),
    'GET /profile': p(w.me, `<h1>${w.me}</h1><section><p>${w.who}</p></section>`),
    'GET /help': p(w.help, `<h1>${w.q}</h1>${w.qa.map(([q, t]) => `<details><summary>${q}</summary><p>${t}</p></details>`).join('')}`),
    'GET /terms': p(w.terms, `<h1>${w.terms}</h1><p>${w.law}</p>`),
  };
  return p;
}
/** Rows of label and text; a table of what was paid. */
export const facts = (...rows) => `<table>${rows.map(([k, v]) => `<tr><th>${k}</th><td>${v}</td></tr>`).join('')}</table>`;
export const paid = (title, sum, ...days) => `<section><h2>${title}</h2><table>${days.map((d) => `<tr><td>${d}</td><td>${sum}</td></tr>`).join('')}</table></section>`;
export const sr = '<style>.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0);white-space:nowrap;padding:0;border:0}</style>';
export default [];
