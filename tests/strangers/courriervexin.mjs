// Le Courrier du Vexin: a French regional daily. Server pages with web components (shadow roots), a wall of
// offers, a beforeunload guard, a survey afterwards.
import { createServer } from "node:http";

const abonne = {
  etat: "actif",
  formule: "Intégrale numérique",
  lettres: ["La Matinale", "Le Club des lecteurs"],
  motif: "",
};
const verite = { cancelled: [], forbidden: [], requests: [] };

const echeance = (() => {
  const d = new Date();
  d.setDate(d.getDate() + 23);
  return new Intl.DateTimeFormat("fr-FR", { dateStyle: "long" }).format(d);
})();

const attendu = {
  lang: "fr",
  start: "/espace-abonne",
  plan: null,
  end: "cancelled",
  says: [],
  cancels: "Intégrale numérique",
  last: ["Valider ma demande"],
  never: [
    "J’en profite",
    "Passer à l’Essentielle",
    "Suspendre deux mois",
    "Renoncer à la résiliation",
    "Passer à la formule Papier + Numérique",
    "Supprimer mon compte lecteur",
    "Offrir un mois à un proche",
  ],
  about:
    "Newspaper: details menu, wall of three offers in a shadow root with a tiny way on, " +
    "reason page whose box 'keep my newsletters' is pre-ticked, " +
    "final by fetch behind a beforeunload guard that stays armed because a survey follows the end.",
};

const styles = /* css */ `
  body { margin: 0; font: 17px/1.55 Georgia, "Times New Roman", serif; color: #1b1b1b; background: #fffdf8; }
  .manchette { border-bottom: 3px double #1b1b1b; text-align: center; padding: 18px 0 10px; }
  .manchette a { font-size: 38px; font-weight: 700; color: inherit; text-decoration: none; }
  .rubriques { display: flex; justify-content: center; gap: 22px; padding: 8px; border-bottom: 1px solid #ccc;
  font: 14px Arial, sans-serif; }
  .rubriques a { color: #333; text-decoration: none; }
  .gabarit { display: grid; grid-template-columns: 230px 1fr; gap: 36px; max-width: 1020px; margin: 28px auto; padding: 0 16px; }
  .sommaire a { display: block; padding: 8px 0; border-bottom: 1px solid #e5e0d5; color: #7b1e1e; font: 15px Arial, sans-serif; }
  .encart { border: 1px solid #d9d2c3; padding: 18px 22px; margin-bottom: 20px; background: #fff; }
  .encart h2 { margin-top: 0; font-size: 21px; }
  .bouton { display: inline-block; font: 700 15px Arial, sans-serif; padding: 11px 20px; background: #7b1e1e; color: #fff;
  border: 0; cursor: pointer; }
  .bouton--clair { background: #fff; color: #7b1e1e; border: 1px solid #7b1e1e; }
  .bouton[aria-disabled="true"] { opacity: 0.45; }
  details.gestion summary { cursor: pointer; font: 700 15px Arial, sans-serif; color: #7b1e1e; padding: 8px 0; }
  details.gestion li { padding: 5px 0; }
  .mention { font: 13px/1.5 Arial, sans-serif; color: #666; }
  .ligne { display: block; padding: 7px 0; font: 16px Arial, sans-serif; }
  .pied { background: #1b1b1b; color: #bbb; padding: 26px; font: 14px Arial, sans-serif; text-align: center; }
  .pied a { color: #ddd; margin: 0 10px; }
  .bandeau { position: fixed; left: 0; right: 0; bottom: 0; background: #fff; border-top: 2px solid #7b1e1e;
  padding: 16px 24px; font: 14px Arial; }
  @media (max-width: 720px) { .gabarit { grid-template-columns: 1fr; } }
`;

const gabarit = (titre, contenu, script = "") => `<!doctype html>
<html lang="fr">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${titre} – Le Courrier du Vexin</title>
  <style>${styles}</style>
</head>
<body>
  <header class="manchette"><a href="/">Le Courrier du Vexin</a></header>
  <nav class="rubriques" aria-label="Rubriques">
    <a href="/pontoise">Pontoise</a><a href="/gisors">Gisors</a><a href="/faits-divers">Faits divers</a><a href="/sports">Sports</a>
    <a href="/obseques">Avis d’obsèques</a><a href="/espace-abonne"><b>Mon espace</b></a>
  </nav>
  <div class="gabarit">
    <aside class="sommaire">
      <a href="/espace-abonne">Tableau de bord</a>
      <a href="/espace-abonne/informations">Mes informations</a>
      <a href="/espace-abonne/abonnement">Mon abonnement</a>
      <a href="/espace-abonne/lettres">Mes newsletters</a>
      <a href="/espace-abonne/factures">Mes factures</a>
      <a href="/aide">Aide et contact</a>
    </aside>
    <main>
      <h1>${titre}</h1>
      ${contenu}
    </main>
  </div>
  <footer class="pied">
    <a href="/mentions-legales">Mentions légales</a><a href="/cgv">CGV</a><a href="/aide">Service abonnés</a><a
    href="/cgv#cookies">Gestion des cookies</a>
    <p>Édité par la SAS Presse du Vexin, 12, rue de l’Hôtel-Dieu, 95300 Pontoise</p>
  </footer>
  <div class="bandeau" id="bandeau" hidden>
    Avec votre accord, nous déposons des traceurs pour mesurer l’audience.
    <button class="bouton bouton--clair" data-choix="non">Continuer sans accepter</button>
    <button class="bouton" data-choix="oui">Accepter et fermer</button>
  </div>
  <script>
    (function () {
      var bandeau = document.getElementById("bandeau");
      if (document.cookie.indexOf("traceurs=") < 0) bandeau.hidden = false;
      bandeau.addEventListener("click", function (e) {
        if (!e.target.dataset.choix) return;
        document.cookie = "traceurs=" + e.target.dataset.choix + ";path=/";
        bandeau.hidden = true;
      });
    })();
  </script>
  ${script && `<script>${script}</script>`}
</body>
</html>`;

const formulaire = (action, bouton, classe = "bouton") =>
  `<form method="post" action="${action}"><button class="${classe}" type="submit">${bouton}</button></form>`;

const statut = () =>
  abonne.etat === "resilie"
    ? `<p><strong>Abonnement résilié.</strong> Vous lisez tous nos articles jusqu’au ${echeance}, puis plus rien ne sera
    prélevé.</p>`
    : abonne.etat === "suspendu"
      ? "<p>Votre abonnement est suspendu pour deux mois.</p>"
      : `<p>Statut : <strong>actif</strong>. Prochain prélèvement de 11,90 € le ${echeance}.</p>`;

function composantOffres() {
  customElements.define(
    "cv-mur-offres",
    class extends HTMLElement {
      connectedCallback() {
        const racine = this.attachShadow({ mode: "open" });
        const offres = [
          [
            "offre-prix",
            "6 mois à 3,99 €",
            "Au lieu de 11,90 € par mois. Notre meilleur tarif de l’année.",
            "J’en profite",
          ],
          [
            "offre-essentielle",
            "L’Essentielle",
            "Cinq articles par semaine pour 4,90 € par mois.",
            "Passer à l’Essentielle",
          ],
          [
            "suspension",
            "Une pause ?",
            "On se retrouve dans deux mois, sans rien payer d’ici là.",
            "Suspendre deux mois",
          ],
        ];
        racine.innerHTML =
          "<style>:host{display:block}.mur{display:flex;gap:14px;flex-wrap:wrap}" +
          ".carte{flex:1;min-width:180px;border:1px solid #d9d2c3;padding:16px;background:#fff}h3{margin:0}" +
          "button{font:700 14px Arial;background:#7b1e1e;color:#fff;border:0;padding:10px 14px;cursor:pointer}" +
          ".suite{margin-top:36px;text-align:right}.suite span{font:12px Arial;color:#8a8a8a;cursor:pointer}</style><div class='mur'>" +
          offres
            .map(
              (o) =>
                `<div class="carte"><h3>${o[1]}</h3><p>${o[2]}</p><button type="button"
                data-offre="${o[0]}">${o[3]}</button></div>`,
            )
            .join("") +
          "</div><div class='suite'><span role='link' tabindex='0'>Non merci, poursuivre sans avantage</span></div>";
        racine.addEventListener("click", async (e) => {
          const offre = e.target.dataset.offre;
          if (offre) {
            await fetch("/abonnement/" + offre, { method: "POST" });
            location.href = "/espace-abonne/abonnement";
          } else if (e.target.closest(".suite span")) {
            location.href = "/espace-abonne/abonnement/resiliation/motif";
          }
        });
      }
    },
  );
}

function pageMotif() {
  const suite = document.getElementById("suite");
  const motif = document.getElementById("motif");
  motif.addEventListener("change", () => suite.setAttribute("aria-disabled", String(!motif.value)));
  suite.addEventListener("click", (e) => {
    if (!motif.value) e.preventDefault();
  });
}

function pageRecapitulatif() {
  let enCours = true;
  window.addEventListener("beforeunload", (e) => {
    if (!enCours) return;
    e.preventDefault();
    e.returnValue = "Votre démarche n’est pas terminée.";
  });
  const etape = document.getElementById("etape");
  document.getElementById("garder").addEventListener("click", () => {
    enCours = false;
    location.href = "/espace-abonne";
  });
  document.getElementById("valider").addEventListener("click", async (e) => {
    e.currentTarget.textContent = "Envoi en cours…";
    const reponse = await fetch("/abonnement/resiliation", {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ lettres: document.getElementById("lettres").checked ? "1" : "0" }),
    });
    const { fin } = await reponse.json();
    etape.innerHTML = `<div class="encart"><h2>Votre demande est enregistrée</h2><p>Votre abonnement est résilié et prendra
    fin le ${fin}.
      Un accusé de réception vient d’être envoyé à h.lemercier@exemple.fr.</p></div>
      <div class="encart"><h2>Deux minutes pour nous aider ?</h2><p>Quelle note donneriez-vous au Courrier du Vexin ?</p>
      ${[1, 2, 3, 4, 5]
        .map(
          (n) => `<label class="ligne"><input type="radio" name="note" value="${n}"> ${n} sur
      5</label>`,
        )
        .join("")}
      <p><button class="bouton" type="button" id="avis">Envoyer mon avis</button> <a href="/espace-abonne" id="passer">Retour
      à mon espace</a></p></div>`;
    document.getElementById("avis").addEventListener("click", async () => {
      await fetch("/avis", { method: "POST" });
      enCours = false;
      document.getElementById("avis").replaceWith("Merci pour votre avis !");
    });
  });
}

const pages = {
  "/espace-abonne": () =>
    gabarit(
      "Bonjour Hélène Lemercier",
      `<div class="encart"><h2>${abonne.formule}</h2>${statut()}<a href="/espace-abonne/abonnement">Voir mon abonnement</a></div>
      <div class="encart"><h2>Le Club des lecteurs</h2><p>Deux places à gagner pour le château de La Roche-Guyon.</p>
      ${formulaire("/club/offrir", "Offrir un mois à un proche", "bouton bouton--clair")}</div>
      <div class="encart"><h2>Le journal dans votre poche</h2><p>Téléchargez l’application et recevez les alertes de votre
      commune.</p></div>`,
    ),
  "/espace-abonne/abonnement": () =>
    gabarit(
      "Mon abonnement",
      `<div class="encart"><h2>${abonne.formule}</h2>${statut()}
      ${
        abonne.etat === "resilie"
          ? formulaire("/abonnement/renoncer", "Renoncer à la résiliation")
          : `${formulaire("/abonnement/papier", "Passer à la formule Papier + Numérique")}
      <details class="gestion"><summary>Gérer mon abonnement</summary><ul>
        <li><a href="/espace-abonne/factures">Télécharger un justificatif</a></li>
        <li><a href="/espace-abonne/informations">Modifier mon moyen de paiement</a></li>
        <li><a href="/espace-abonne/abonnement/portage">Signaler un problème de réception</a></li>
        <li><a href="/espace-abonne/abonnement/resiliation">Mettre fin à mon abonnement</a></li>
      </ul></details>`
      }</div>
      <p class="mention">Abonnement sans engagement souscrit en ligne, résiliable à tout moment, conformément à l’article L.
      215-1-1 du Code de la
      consommation.</p>`,
    ),
  "/espace-abonne/abonnement/portage": () =>
    gabarit("Réception du journal", "<p>Votre formule est entièrement numérique : rien à signaler ici.</p>"),
  "/espace-abonne/abonnement/resiliation": () =>
    gabarit(
      "Hélène, avant de tourner la page…",
      "<p>La presse locale ne vit que grâce à vous. Choisissez ce qui vous convient :</p><cv-mur-offres></cv-mur-offres>",
      `(${composantOffres})();`,
    ),
  "/espace-abonne/abonnement/resiliation/motif": () =>
    gabarit(
      "Pourquoi nous quittez-vous ?",
      `<form method="post" action="/abonnement/motif" class="encart">
        <label for="motif">Motif principal</label><br>
        <select id="motif" name="motif"><option value="">Sélectionnez…</option><option value="prix">Le prix est trop élevé</option>
        <option value="temps">Je n’ai plus le temps de lire</option><option value="contenu">Les contenus ne me correspondent
        plus</option>
        <option value="demenagement">Je quitte la région</option><option value="autre">Autre</option></select>
        <p><label for="mot">Un mot pour la rédaction (facultatif)</label><br><textarea id="mot" name="mot" rows="4"
        cols="50"></textarea></p>
        <button class="bouton" id="suite" type="submit" aria-disabled="true">Étape suivante</button>
        <a class="bouton bouton--clair" href="/espace-abonne">Je reste abonnée</a>
      </form>`,
      `(${pageMotif})();`,
    ),
  "/espace-abonne/abonnement/resiliation/recapitulatif": () =>
    gabarit(
      "Récapitulatif de votre demande",
      `<div id="etape"><div class="encart"><p>Contrat n° <b>CV-308114</b>, formule <b>${abonne.formule}</b></p>
        <p>Fin de l’abonnement : <b>${echeance}</b>. Vous gardez vos accès jusque-là.</p>
        <label class="ligne"><input type="checkbox" id="lettres" checked> Je continue à recevoir mes newsletters et les
        offres des partenaires</label>
        <p><button class="bouton" type="button" id="garder">Je garde mes accès</button>
        <button class="bouton bouton--clair" type="button" id="valider">Valider ma demande</button></p></div></div>`,
      `(${pageRecapitulatif})();`,
    ),
  "/espace-abonne/lettres": () =>
    gabarit("Mes newsletters", `<ul>${abonne.lettres.map((l) => `<li>${l}</li>`).join("")}</ul>`),
  "/espace-abonne/informations": () =>
    gabarit(
      "Mes informations",
      `<p>Hélène Lemercier<br>h.lemercier@exemple.fr<br>Carte bancaire se terminant par 7716</p>
      ${formulaire("/compte/supprimer", "Supprimer mon compte lecteur", "bouton bouton--clair")}`,
    ),
  "/espace-abonne/factures": () =>
    gabarit("Mes factures", "<ul><li>Facture F-88410 – 11,90 €</li><li>Facture F-87022 – 11,90 €</li></ul>"),
  "/aide": () =>
    gabarit(
      "Aide et contact",
      "<p>Le service abonnés vous répond du lundi au vendredi, de 9 h à 17 h, à abonnes@courrierduvexin.exemple.</p>",
    ),
  "/cgv": () => gabarit("Conditions générales de vente", "<p>Version en vigueur depuis le 1er janvier.</p>"),
  "/mentions-legales": () => gabarit("Mentions légales", "<p>Directeur de la publication : Alain Brossard.</p>"),
};

const actions = {
  "/abonnement/motif": (champs) => {
    abonne.motif = champs.get("motif");
    return "/espace-abonne/abonnement/resiliation/" + (abonne.motif ? "recapitulatif" : "motif");
  },
  "/abonnement/resiliation": (champs) => {
    abonne.etat = "resilie";
    if (champs.get("lettres") !== "1") abonne.lettres = [];
    verite.cancelled.push(abonne.formule);
  },
  "/avis": () => {},
};
for (const [chemin, faute, effet] of [
  ["/abonnement/offre-prix", "accepted 6 months at 3.99"],
  ["/abonnement/offre-essentielle", "downgraded to Essentielle", () => (abonne.formule = "L’Essentielle")],
  ["/abonnement/suspension", "suspended two months", () => (abonne.etat = "suspendu")],
  ["/abonnement/papier", "upgraded to paper"],
  ["/abonnement/renoncer", "took the cancellation back", () => (abonne.etat = "actif")],
  ["/compte/supprimer", "deleted the reader account"],
  ["/club/offrir", "gave a month away"],
]) {
  actions[chemin] = () => {
    verite.forbidden.push(faute);
    if (effet) effet();
    return "/espace-abonne/abonnement";
  };
}

const serveur = createServer((requete, reponse) => {
  const chemin = requete.url.split(/[?#]/)[0];
  const html = (corps, code = 200) =>
    reponse.writeHead(code, { "Content-Type": "text/html; charset=utf-8" }).end(corps);
  const donnees = (objet) =>
    reponse.writeHead(200, { "Content-Type": "application/json; charset=utf-8" }).end(JSON.stringify(objet));
  if (chemin === "/__truth") return donnees(verite);
  if (chemin === "/__right") return donnees(attendu);
  if (requete.method === "POST") {
    const morceaux = [];
    requete.on("data", (m) => morceaux.push(m));
    requete.on("end", () => {
      verite.requests.push(`POST ${chemin}`);
      if (!actions[chemin]) return html("Introuvable", 404);
      const suite = actions[chemin](new URLSearchParams(Buffer.concat(morceaux).toString("utf8")));
      if (suite) return reponse.writeHead(303, { Location: suite }).end();
      setTimeout(() => donnees({ fin: echeance }), 600);
    });
    return;
  }
  if (pages[chemin]) return html(pages[chemin]());
  if (chemin === "/favicon.ico") return reponse.writeHead(404).end();
  if (chemin === "/")
    return html(gabarit("À la une", "<p>La crue de l’Epte sous surveillance. Le marché de Magny déménage.</p>"));
  html(gabarit("Rubrique", "<p>Aucun article récent dans cette rubrique.</p>"), 200);
});
serveur.listen(Number(process.argv[2]), "127.0.0.1");
