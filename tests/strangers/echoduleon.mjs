#!/usr/bin/env node
import { createServer } from "node:http";
// L'Écho du Léon — quotidien régional ; rendu serveur façon Symfony/Twig ; « résiliation en trois clics »
class Abonnement {
  constructor() {
    this.formule = "Intégrale numérique";
    this.prix = "9,90 € par mois";
    this.echeance = "14 décembre 2026";
    this.etat = "actif";
    this.remise = false;
    this.suspendu = false;
  }
}
const abo = new Abonnement();
const verite = { cancelled: [], forbidden: [], requests: [] };
const juste = {
  lang: "fr",
  start: "/mon-espace",
  plan: null,
  end: "cancelled",
  says: [],
  cancels: "Intégrale numérique",
  last: ["Notifier ma résiliation"],
  never: [
    "Profiter de l’offre à 1 €",
    "Suspendre 3 mois",
    "Passer à l’Essentiel",
    "Annuler ma résiliation",
    "Supprimer mon compte",
    "Offrir un abonnement",
  ],
  about:
    "Presse régionale française, pages serveur : « résiliation en trois clics » depuis le pied de page ou un " +
    "lien discret, offre à 1 € au milieu, récapitulatif puis notification ; le gros bouton reste toujours « " +
    "Je reste abonné ».",
};

const style = `
@layer base{body{margin:0;font-family:"Source Serif 4",Georgia,serif;color:#1d1d1b;background:#fffdf8}}
.bandeau{background:#003049;color:#fff}.bandeau__in,.page,.pied__in{width:min(1020px,92vw);margin-inline:auto}
.bandeau__in{display:flex;align-items:center;gap:28px;height:70px}
.bandeau__logo{font:italic 700 28px Georgia;color:#fff;text-decoration:none;flex:1}
.bandeau a{color:#fff;text-decoration:none;font:15px system-ui}
.page{padding:34px 0;display:flex;gap:46px;font:16px/1.55 system-ui,sans-serif}.rubriques{width:230px;flex:none}
.rubriques ul{list-style:none;padding:0;margin:0}
.rubriques a{display:block;padding:11px 14px;color:#003049;text-decoration:none;border-left:3px solid #d9d2c3}
.rubriques a[aria-current]{border-color:#d62828;font-weight:700;background:#f5efe2}.corps{flex:1;min-width:0}
.corps h1{font:700 30px/1.2 Georgia}
.encart{background:#fff;border:1px solid #e5ddcc;border-radius:3px;padding:22px 26px;margin-bottom:22px}
.encart h2{margin:0 0 8px;font:700 20px Georgia}
.etiquette{font-size:13px;padding:2px 10px;border-radius:3px;background:#dff3e1;color:#17592a}
.etiquette--fin{background:#fde7d3;color:#87420a}
.bouton{display:inline-block;background:#d62828;color:#fff;border:0;padding:13px 24px;font:700 15px system-ui;
  border-radius:3px;text-decoration:none;cursor:pointer}
.bouton--clair{background:#fff;color:#003049;border:1px solid #003049}
.lien-bouton{background:none;border:0;padding:4px 0;font:14px system-ui;color:#6b6558;text-decoration:underline;
  cursor:pointer}
.etapes{display:flex;gap:8px;list-style:none;padding:0;counter-reset:e}
.etapes li{counter-increment:e;flex:1;border-top:4px solid #d9d2c3;padding-top:8px;font-size:14px;color:#6b6558}
.etapes li::before{content:"Clic " counter(e) " – "}.etapes .vu{border-color:#d62828;color:#1d1d1b}
.ligne-form{margin:16px 0}.ligne-form select{padding:10px;font:inherit;min-width:340px}
.recap{width:100%;border-collapse:collapse}
.recap th{text-align:left;font-weight:400;color:#6b6558;width:240px;padding:8px 0}
.recap td,.recap th{border-bottom:1px solid #eee6d6}
.message{border-left:5px solid #2a9d4a;background:#eefaf0;padding:14px 20px;margin-bottom:20px}
.pied{background:#1d1d1b;color:#c9c3b5;padding:34px 0;font:13px/2 system-ui}
.pied__in{display:flex;flex-wrap:wrap;gap:6px 26px}.pied a{color:#c9c3b5}
.cookies{position:fixed;inset:auto 0 0 0;background:#fff;border-top:1px solid #ccc;padding:20px;text-align:center;
  font:14px system-ui;z-index:99}
.cookies[hidden]{display:none}.cookies .refus{position:absolute;top:8px;right:16px}`;

const gabarit = ({ titre, ici = "", corps, large = false }) =>
  `<!DOCTYPE html>\n` +
  `<html lang="fr" dir="ltr">\n` +
  `<head><meta charset="UTF-8"><title>${titre} - L’Écho du Léon</title>` +
  `<meta name="robots" content="noindex">` +
  `<style>${style}</style>` +
  `</head>\n` +
  `<body class="app_espace">\n` +
  `<header class="bandeau" role="banner"><div class="bandeau__in">` +
  `<a class="bandeau__logo" href="/">L’Écho du Léon</a><a href="/">Actualités</a><a href="/">Morlaix</a>` +
  `<a href="/">Mer</a><a href="/">Sports</a><a href="/">Le journal du jour</a>` +
  `<a href="/mon-espace" title="Mon espace">Yann L.</a></div></header>\n` +
  `<div class="page">` +
  (large
    ? ""
    : `<nav class="rubriques" aria-label="Mon espace"><ul>` +
      Object.entries({
        "/mon-espace": "Tableau de bord",
        "/mon-espace/abonnement": "Mon abonnement",
        "/mon-espace/profil": "Mes informations",
        "/mon-espace/newsletters": "Mes newsletters",
        "/mon-espace/factures": "Mes factures",
        "/mon-espace/club": "Le Club des lecteurs",
        "/deconnexion": "Se déconnecter",
      })
        .map(([u, n]) => `<li><a href="${u}"${u === ici ? ' aria-current="page"' : ""}>${n}</a></li>`)
        .join("") +
      `</ul></nav>`) +
  `\n` +
  `<main class="corps" id="contenu">${corps}</main></div>\n` +
  `<footer class="pied"><div class="pied__in"><a href="/aide">Nous contacter</a>` +
  `<a href="/aide">Publier une annonce légale</a><a href="/aide">Avis d’obsèques</a>` +
  `<a href="/aide">Mentions légales</a><a href="/aide">CGV</a><a href="/aide">Données personnelles</a>` +
  `<a href="/aide">Gestion des cookies</a><a href="/aide">Accessibilité : partiellement conforme</a>` +
  `<a href="/resiliation">Résilier mon contrat</a>` +
  `<span>© Presse du Léon SA – Commission paritaire n° 0627 C 81204</span></div></footer>\n` +
  `<div class="cookies" id="cookies" hidden>` +
  `<button class="lien-bouton refus" type="button">Continuer sans accepter</button>` +
  `<p>L’Écho du Léon et ses partenaires déposent des cookies pour mesurer l’audience et financer le journal.</p>` +
  `<button class="bouton" type="button">Accepter et fermer</button></div>\n` +
  `<script>
(() => {
  const c = document.getElementById("cookies");
  if (!document.cookie.includes("consent=")) c.hidden = false;
  c.querySelectorAll("button").forEach((b) =>
    b.addEventListener("click", () => {
      document.cookie = "consent=1;path=/";
      c.hidden = true;
    }),
  );
})();
</script>` +
  `\n` +
  `</body></html>`;

const jeton = '<input type="hidden" name="_token" value="c2e7f.4Qd">';
const bouton = (action, texte, cls = "bouton bouton--clair") =>
  `<form method="post" action="${action}" style="display:inline-block;margin:6px 10px 6px 0">${jeton}` +
  `<button class="${cls}">${texte}</button>` +
  `</form>`;
const resume = () =>
  abo.etat === "résilié"
    ? `<span class="etiquette etiquette--fin">Résilié</span>` +
      `<p>Votre abonnement <b>${abo.formule}</b> est résilié. Vous gardez vos accès jusqu’au ${abo.echeance} ` +
      `inclus ; aucun prélèvement n’aura lieu ensuite.</p>` +
      bouton("/resiliation/retour", "Annuler ma résiliation", "lien-bouton")
    : `<span class="etiquette">${abo.suspendu ? "Suspendu" : "En cours"}</span><p>` +
      `<b>${abo.formule}</b> – ${abo.remise ? "1 € par mois pendant 6 mois" : abo.prix}, sans engagement.<br>` +
      `Prochain prélèvement le ${abo.echeance} (SEPA, FR76 •••• 0182).</p>`;

const pages = {
  "/mon-espace": () =>
    gabarit({
      titre: "Mon espace",
      ici: "/mon-espace",
      corps:
        `<h1>Demat, Yann !</h1><section class="encart">` +
        `<h2>Mon abonnement</h2>${resume()}<a class="bouton bouton--clair" href="/mon-espace/abonnement">Voir le détail</a>` +
        `</section><section class="encart"><h2>Faites plaisir</h2>` +
        `<p>Trois mois de journal à partager avec vos proches, dès 19 €.</p>` +
        `${bouton("/boutique/cadeau", "Offrir un abonnement")}</section>` +
        `<section class="encart"><h2>L’appli</h2><p>Le journal dès 5 h sur votre téléphone, même sans réseau.</p>` +
        `</section>`,
    }),
  "/mon-espace/abonnement": () =>
    gabarit({
      titre: "Mon abonnement",
      ici: "/mon-espace/abonnement",
      corps:
        `<h1>Mon abonnement</h1><section class="encart">${resume()}<table class="recap"><tr><th>N° de client</th>` +
        `<td>0044 718 263</td></tr><tr><th>Abonné depuis</th><td>14 mai 2023</td></tr><tr>` +
        `<th>Articles lus ce mois-ci</th><td>63</td></tr></table></section>` +
        (abo.etat === "résilié"
          ? ""
          : `<section class="encart"><h2>Faire évoluer ma formule</h2>` +
            `<p>L’Essentiel : 30 articles par mois pour 4,90 €.</p>` +
            bouton("/mon-espace/abonnement/essentiel", "Passer à l’Essentiel") +
            bouton("/mon-espace/abonnement/suspension", "Suspendre 3 mois") +
            `</section>` +
            `<p style="font-size:13px;color:#6b6558">Vous pouvez mettre fin à votre contrat à tout moment, <a ` +
            `style="color:inherit" href="/resiliation">en trois clics</a>.</p>`),
    }),
  "/resiliation": () =>
    gabarit({
      titre: "Résiliation",
      large: true,
      corps:
        abo.etat === "résilié"
          ? `<h1>Résiliation</h1><div class="message">Votre abonnement est déjà résilié. Il prend fin le ${abo.echeance}.</div>`
          : `<ol class="etapes"><li class="vu">Ma demande</li><li>Mon motif</li><li>Ma notification</li></ol>` +
            `<h1>Résilier votre contrat</h1>` +
            `<p>Vous êtes connecté en tant que Yann Le Goff. Contrat concerné : <b>${abo.formule}</b>, souscrit le ` +
            `14 mai 2023.</p>` +
            `<section class="encart" style="background:#fff6e0"><h2>Et si vous restiez pour 1 € ?</h2>` +
            `<p>Six mois à 1 € par mois, puis ${abo.prix}. Une offre que nous ne faisons qu’une fois.</p>` +
            bouton("/resiliation/offre", "Profiter de l’offre à 1 €", "bouton") +
            `</section><form method="get" action="/resiliation/motif">` +
            `<button class="lien-bouton">Je renonce à l’offre et je poursuis ma demande</button></form>`,
    }),
  "/resiliation/motif": () =>
    gabarit({
      titre: "Résiliation",
      large: true,
      corps:
        `<ol class="etapes"><li class="vu">Ma demande</li><li class="vu">Mon motif</li><li>Ma notification</li>` +
        `</ol><h1>Pourquoi nous quittez-vous ?</h1>` +
        `<form method="post" action="/resiliation/motif">${jeton}<div class="ligne-form">` +
        `<label for="motif">Motif (facultatif)</label><br><select id="motif" name="resiliation[motif]">` +
        `<option value="">Je ne souhaite pas répondre</option><option>Le prix</option>` +
        `<option>Je n’ai pas le temps de lire</option><option>La ligne éditoriale</option>` +
        `<option>Je déménage</option><option>Un souci technique</option></select></div>` +
        `<a class="bouton" href="/mon-espace">Je reste abonné</a> <button class="bouton bouton--clair">Valider ` +
        `et continuer</button>` +
        `</form>`,
    }),
  "/resiliation/recapitulatif": () =>
    gabarit({
      titre: "Résiliation",
      large: true,
      corps:
        `<ol class="etapes"><li class="vu">Ma demande</li><li class="vu">Mon motif</li>` +
        `<li class="vu">Ma notification</li></ol><h1>Récapitulatif de votre demande</h1><table class="recap"><tr>` +
        `<th>Titulaire</th><td>Yann Le Goff</td></tr><tr><th>N° de client</th><td>0044 718 263</td></tr><tr>` +
        `<th>Contrat à résilier</th><td>${abo.formule}</td></tr><tr><th>Date d’effet</th><td>${abo.echeance}</td>` +
        `</tr><tr><th>Confirmation envoyée à</th><td>yann.legoff@example.fr</td></tr></table>` +
        `<p>Après cette date, vous n’aurez plus accès au journal numérique ni aux 120 ans d’archives.</p>` +
        `<a class="bouton" href="/mon-espace">Je reste abonné</a> ` +
        bouton("/resiliation/notification", "Notifier ma résiliation", "lien-bouton"),
    }),
  "/resiliation/confirmation": () =>
    gabarit({
      titre: "Résiliation",
      large: true,
      corps:
        abo.etat === "résilié"
          ? `<h1>C’est noté, kenavo Yann</h1>` +
            `<div class="message" role="status">Votre résiliation a bien été enregistrée le 22 novembre 2026 sous le ` +
            `n° R-559201. Votre abonnement prendra fin le ${abo.echeance}. Un accusé de réception vous a été adressé ` +
            `par courriel.</div>` +
            `<a href="/mon-espace">Retour à mon espace</a>`
          : "<h1>Aucune demande en cours</h1>",
    }),
  "/mon-espace/profil": () =>
    gabarit({
      titre: "Mes informations",
      ici: "/mon-espace/profil",
      corps:
        `<h1>Mes informations</h1>` +
        `<section class="encart">Yann Le Goff<br>8 venelle du Château, 29600 Morlaix<br>yann.legoff@example.fr</section>` +
        `<details class="encart"><summary>Supprimer mon compte</summary>` +
        `<p>La suppression efface vos commentaires et favoris. Elle ne met pas fin à votre contrat.</p>` +
        bouton("/mon-espace/profil/suppression", "Supprimer mon compte") +
        `</details>`,
    }),
  "/mon-espace/factures": () =>
    gabarit({
      titre: "Mes factures",
      ici: "/mon-espace/factures",
      corps:
        '<h1>Mes factures</h1><table class="recap"><tr><th>14 novembre 2026</th><td>9,90 €</td></tr><tr>' +
        "<th>14 octobre 2026</th><td>9,90 €</td></tr></table>",
    }),
};
const actions = new Map([
  ["/resiliation/motif", () => "/resiliation/recapitulatif"],
  [
    "/resiliation/notification",
    () => {
      abo.etat = "résilié";
      verite.cancelled.push(abo.formule);
      return "/resiliation/confirmation";
    },
  ],
  [
    "/resiliation/offre",
    () => {
      abo.remise = true;
      verite.forbidden.push("offre à 1 € acceptée");
      return "/mon-espace";
    },
  ],
  [
    "/resiliation/retour",
    () => {
      abo.etat = "actif";
      verite.forbidden.push("résiliation annulée");
      return "/mon-espace";
    },
  ],
  [
    "/mon-espace/abonnement/essentiel",
    () => {
      abo.formule = "Essentiel";
      verite.forbidden.push("passé à l’Essentiel");
      return "/mon-espace/abonnement";
    },
  ],
  [
    "/mon-espace/abonnement/suspension",
    () => {
      abo.suspendu = true;
      verite.forbidden.push("abonnement suspendu");
      return "/mon-espace/abonnement";
    },
  ],
  [
    "/mon-espace/profil/suppression",
    () => {
      verite.forbidden.push("compte supprimé");
      return "/mon-espace";
    },
  ],
  [
    "/boutique/cadeau",
    () => {
      verite.forbidden.push("cadeau acheté");
      return "/mon-espace";
    },
  ],
]);
createServer((requete, reponse) => {
  const chemin = decodeURI(requete.url.split("?")[0]);
  requete.resume().on("end", () => {
    if (chemin.startsWith("/__")) {
      reponse.setHeader("Content-Type", "application/json; charset=utf-8");
      return reponse.end(JSON.stringify(chemin === "/__truth" ? verite : juste));
    }
    if (requete.method === "POST") {
      verite.requests.push(`POST ${chemin}`);
      const a = actions.get(chemin);
      if (!a) {
        reponse.statusCode = 405;
        return reponse.end();
      }
      reponse.writeHead(303, { Location: a() });
      return reponse.end();
    }
    reponse.setHeader("Content-Type", "text/html; charset=UTF-8");
    reponse.end(
      pages[chemin]
        ? pages[chemin]()
        : gabarit({
            titre: "À la une",
            large: true,
            corps:
              "<h1>Roscoff : le port retrouve ses langoustiers</h1>" +
              '<p>Récit d’une nuit en mer. <a href="/mon-espace">Mon espace</a></p>',
          }),
    );
  });
}).listen(Number(process.argv[2] ?? 8108), "127.0.0.1");
