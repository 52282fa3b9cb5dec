import { createServer } from "node:http";
/* La Cabane à Malices — box mensuelle d'activités pour enfants ; boutique façon Shopify, gestion d'abonnement façon Recharge (widget chargé après coup) */
const contrat = {
  id: 90217,
  box: "Box Bricoleurs (6-9 ans)",
  prix: "21,90 €",
  statut: "ACTIVE",
  prochaine: "5 décembre 2026",
  saut: 0,
  cadeau: false,
};
const journal = { cancelled: [], forbidden: [], requests: [] };
const attendu = {
  lang: "fr",
  start: "/account",
  plan: null,
  end: "cancelled",
  says: [],
  cancels: "Box Bricoleurs (6-9 ans)",
  last: ["Envoyer et terminer"],
  never: [
    "Faire une pause de 2 mois",
    "Sauter la prochaine box",
    "Passer à un mois sur deux",
    "Recevoir ma box cadeau",
    "Réactiver ma box",
    "Ajouter à ma prochaine box",
    "Commander maintenant",
  ],
  about:
    "Box mensuelle française façon Shopify/Recharge : tiroir latéral, lien gris, un « Oui, résilier » qui " +
    "n’est pas le dernier, motifs en tuiles, contre-offre selon le motif, et un mot doux dont le bouton « " +
    "Envoyer et terminer » résilie vraiment.",
};

const theme = `:root{--fond:#fff8ee;--encre:#3a2a1e;--rouge:#e4572e}*{box-sizing:border-box}html{font-size:62.5%}
body{margin:0;font:1.6rem/1.6 Nunito,"Trebuchet MS",sans-serif;background:var(--fond);color:var(--encre)}
.announcement-bar{background:#2a9d8f;color:#fff;text-align:center;padding:8px;font-size:1.4rem}
.header{display:flex;align-items:center;gap:30px;padding:20px 5rem;background:#fff}
.header__heading{font-weight:800;font-size:2.6rem;color:var(--rouge);text-decoration:none;flex:1}
.header a{color:inherit}.page-width{max-width:110rem;margin:0 auto;padding:4rem 5rem}
.customer__title{font-size:3.4rem;margin:0 0 2rem}.account-grid{display:grid;grid-template-columns:2fr 1fr;gap:3rem}
.footer{background:#3a2a1e;color:#f2e6d6;padding:4rem 5rem;display:flex;gap:5rem;flex-wrap:wrap;font-size:1.4rem}
.footer a{color:#f2e6d6;display:block}
.rc-card{background:#fff;border-radius:16px;padding:2.4rem;box-shadow:0 2px 10px #3a2a1e14;margin-bottom:2rem}
.rc-pill{display:inline-block;border-radius:20px;padding:2px 12px;font-size:1.3rem;background:#d8f3dc}
.rc-pill--off{background:#ffe0d6}
.rc-btn{display:inline-flex;align-items:center;justify-content:center;min-height:4.4rem;padding:0 2.2rem;
  border-radius:22px;background:var(--rouge);color:#fff;cursor:pointer;font-weight:700;user-select:none}
.rc-btn--line{background:#fff;color:var(--encre);border:1.5px solid #cbb9a5}
.rc-btn[aria-disabled=true]{opacity:.4;cursor:default}
.rc-actions{display:flex;gap:1.2rem;flex-wrap:wrap;margin-top:2rem}
.rc-scrim{position:fixed;inset:0;background:#3a2a1e80;z-index:60}
.rc-drawer{position:fixed;top:0;right:0;bottom:0;width:42rem;max-width:100%;background:#fff;z-index:61;padding:3rem;
  overflow:auto}
.rc-row{display:flex;justify-content:space-between;align-items:center;padding:1.4rem 0;border-bottom:1px solid #f0e4d4;
  cursor:pointer}
.rc-close{position:absolute;top:1.4rem;right:1.8rem;font-size:2.4rem;cursor:pointer}
.rc-mini{font-size:1.2rem;color:#a3927f;display:block;margin-top:4rem}
.rc-tuile{display:block;border:2px solid #eadccb;border-radius:12px;padding:1.2rem 1.6rem;margin-bottom:1rem;
  cursor:pointer}
.rc-tuile input{position:absolute;left:-9999px}.rc-tuile--on{border-color:var(--rouge);background:#fff1ec}
.rc-flow{max-width:62rem;margin:0 auto;background:#fff;border-radius:16px;padding:3.4rem}
.rc-flow textarea{width:100%;min-height:11rem;border:1.5px solid #cbb9a5;border-radius:10px;padding:1.2rem;font:inherit}
.rc-load{padding:6rem;text-align:center;color:#a3927f}
.pop{position:fixed;left:2.4rem;bottom:2.4rem;width:34rem;background:#fff;border:2px solid #2a9d8f;border-radius:16px;
  padding:2rem;z-index:40}
.pop[hidden]{display:none}.pop span{position:absolute;right:1.2rem;top:.4rem;font-size:2.2rem;cursor:pointer}`;

const widget = `
(() => {
  const hote = document.querySelector("#rc-portal");
  if (!hote) return;
  let c = null,
    ecran = "accueil",
    tiroir = false,
    motif = null;
  const MOTIFS = {
    grandi: "Mon enfant a grandi",
    temps: "On n’a pas le temps de tout faire",
    prix: "Le budget est serré",
    stock: "Les boîtes s’entassent",
    autre: "Autre raison",
  };
  const muter = async (operation, variables = {}) => {
    const r = await fetch("/apps/abonnement/graphql", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ operation, variables: { id: c.id, ...variables } }),
    });
    c = (await r.json()).data.contrat;
    tiroir = false;
    ecran = "accueil";
    dessine();
  };
  const vues = {
    accueil: () =>
      c.statut === "CANCELLED"
        ? '<div class="rc-card"><span class="rc-pill rc-pill--off">Résilié</span><h2>' +
          c.box +
          "</h2><p>Votre abonnement est résilié. Votre dernière box part le " +
          c.prochaine +
          ' ; plus aucun paiement ne sera prélevé après cette date.</p><div class="rc-actions">' +
          '<div class="rc-btn rc-btn--line" role="button" tabindex="0" data-x="reactiver">Réactiver ma box</div>' +
          "</div></div>"
        : '<div class="rc-card"><span class="rc-pill">' +
          (c.saut ? "En pause" : "En cours") +
          "</span><h2>" +
          c.box +
          "</h2><p>" +
          c.prix +
          " par mois, livraison comprise" +
          (c.cadeau ? " · une box offerte" : "") +
          "<br>Prochaine box : " +
          c.prochaine +
          '<br>Payé par carte Visa finissant par 6042</p><div class="rc-actions">' +
          '<div class="rc-btn" role="button" tabindex="0" data-x="tiroir">Gérer ma box</div></div></div>',
    doute: () =>
      '<div class="rc-flow"><h2>Vraiment vraiment ?</h2>' +
      "<p>Les petits bricoleurs de la cabane vont être tout tristes. Souhaitez-vous résilier votre " +
      c.box +
      ' ?</p><div class="rc-actions">' +
      '<div class="rc-btn rc-btn--line" role="button" tabindex="0" data-x="accueil">Non, on continue l’aventure</div>' +
      '<div class="rc-btn" role="button" tabindex="0" data-x="motif">Oui, résilier</div></div></div>',
    motif: () =>
      '<div class="rc-flow"><h2>Dites-nous tout</h2><p>Qu’est-ce qui vous amène à arrêter ?</p>' +
      Object.entries(MOTIFS)
        .map(
          ([k, v]) =>
            '<label class="rc-tuile' +
            (motif === k ? " rc-tuile--on" : "") +
            '"><input type="radio" name="rc-motif" value="' +
            k +
            '"' +
            (motif === k ? " checked" : "") +
            ">" +
            v +
            "</label>",
        )
        .join("") +
      '<div class="rc-actions"><div class="rc-btn" role="button" tabindex="0" data-x="retenue" aria-disabled="' +
      !motif +
      '">Suivant</div></div></div>',
    retenue: () =>
      '<div class="rc-flow">' +
      (motif === "prix"
        ? "<h2>La prochaine est pour nous !</h2><p>Restez trois mois de plus et la box de décembre est offerte.</p>" +
          '<div class="rc-actions">' +
          '<div class="rc-btn" role="button" tabindex="0" data-x="cadeau">Recevoir ma box cadeau</div>'
        : "<h2>Et si on soufflait un peu ?</h2>" +
          '<p>Deux mois sans box, sans paiement, puis on reprend en février.</p><div class="rc-actions">' +
          '<div class="rc-btn" role="button" tabindex="0" data-x="pause">Faire une pause de 2 mois</div>') +
      '<div class="rc-btn rc-btn--line" role="button" tabindex="0" data-x="mot">Non merci, poursuivre la ' +
      "résiliation</div>" +
      "</div></div>",
    mot: () =>
      '<div class="rc-flow"><h2>Un dernier mot pour l’équipe ?</h2>' +
      "<p>Julie et Marc lisent tous les messages, promis.</p>" +
      '<textarea aria-label="Votre message (facultatif)" placeholder="Votre message (facultatif)"></textarea>' +
      '<p style="font-size:1.2rem;color:#a3927f">En envoyant, vous mettez fin à votre abonnement ' +
      c.box +
      ". La box du " +
      c.prochaine +
      ', déjà payée, vous sera livrée.</p><div class="rc-actions">' +
      '<div class="rc-btn rc-btn--line" role="button" tabindex="0" data-x="fin">Envoyer et terminer</div>' +
      '<div class="rc-btn" role="button" tabindex="0" data-x="accueil">Revenir à ma box</div></div></div>',
  };
  function dessine() {
    document.querySelectorAll(".rc-scrim,.rc-drawer").forEach((n) => n.remove());
    hote.innerHTML = vues[ecran]();
    if (tiroir)
      document.body.insertAdjacentHTML(
        "beforeend",
        '<div class="rc-scrim" data-x="fermer"></div>' +
          '<aside class="rc-drawer" role="dialog" aria-label="Gérer ma box">' +
          '<span class="rc-close" role="button" aria-label="Fermer" data-x="fermer">×</span><h2>Gérer ma box</h2>' +
          '<div class="rc-row" role="button" tabindex="0" data-x="sauter"><span>Sauter la prochaine box</span>' +
          '<span>›</span></div><div class="rc-row" role="button" tabindex="0" data-x="bimestre">' +
          '<span>Passer à un mois sur deux</span><span>›</span></div><div class="rc-row">' +
          '<span>Adresse de livraison</span><span>Rennes ›</span></div><div class="rc-row">' +
          '<span>Moyen de paiement</span><span>•••• 6042 ›</span></div><div class="rc-row">' +
          '<span>Prénom de l’enfant</span><span>Gaspard ›</span></div><div class="rc-actions">' +
          '<div class="rc-btn" role="button" tabindex="0" data-x="maintenant">Commander maintenant</div></div>' +
          '<a href="#" class="rc-mini" data-x="doute">Résilier ma box</a></aside>',
      );
  }
  const gestes = {
    tiroir() {
      tiroir = true;
      dessine();
    },
    fermer() {
      tiroir = false;
      dessine();
    },
    doute() {
      tiroir = false;
      ecran = "doute";
      dessine();
    },
    accueil() {
      ecran = "accueil";
      dessine();
    },
    motif() {
      ecran = "motif";
      dessine();
    },
    retenue() {
      if (motif) {
        ecran = "retenue";
        dessine();
      }
    },
    mot() {
      ecran = "mot";
      dessine();
    },
    sauter: () => muter("sauter"),
    bimestre: () => muter("bimestre"),
    maintenant: () => muter("commander"),
    pause: () => muter("pause"),
    cadeau: () => muter("cadeau"),
    reactiver: () => muter("reactiver"),
    fin() {
      const message = hote.querySelector("textarea").value;
      hote.innerHTML = '<div class="rc-load" aria-busy="true">Un petit instant…</div>';
      setTimeout(() => muter("resilier", { motif, message }), 1000);
    },
  };
  document.addEventListener("click", (e) => {
    const n = e.target.closest("[data-x]");
    if (n) {
      e.preventDefault();
      gestes[n.dataset.x]();
    }
  });
  document.addEventListener("keyup", (e) => {
    if (e.key === "Enter" && e.target.dataset && e.target.dataset.x && e.target.tagName !== "A")
      gestes[e.target.dataset.x]();
  });
  document.addEventListener("change", (e) => {
    if (e.target.name === "rc-motif") {
      motif = e.target.value;
      dessine();
    }
  });
  setTimeout(async () => {
    c = (await (await fetch("/apps/abonnement/contrat.json")).json()).contrat;
    dessine();
  }, 1300);
})();
(() => {
  const p = document.getElementById("pop");
  if (p && !localStorage.getItem("pop"))
    setTimeout(() => {
      p.hidden = false;
    }, 1800);
  p &&
    p.querySelector("span").addEventListener("click", () => {
      localStorage.setItem("pop", "1");
      p.hidden = true;
    });
})();
`;
const liquid = (titre, contenu) =>
  `<!doctype html><html class="js" lang="fr"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width,initial-scale=1">` +
  `<title>${titre} – La Cabane à Malices</title>` +
  `<style>${theme}</style>` +
  `</head><body class="gradient template-customers-account">` +
  `<div class="announcement-bar" role="region">Noël approche : commandez vos box cadeaux avant le 14 ` +
  `décembre 🎄</div>` +
  `<header class="header"><a class="header__heading" href="/">La Cabane à Malices</a>` +
  `<a href="/">Nos box</a><a href="/">Offrir</a><a href="/">La boutique</a><a href="/account">Compte</a>` +
  `<a href="/">Panier (0)</a></header><main id="MainContent" class="page-width">${contenu}</main>` +
  `<footer class="footer"><div><b>La Cabane</b><a href="/">Notre histoire</a>` +
  `<a href="/">Fabriqué en Bretagne</a><a href="/">Le blog des parents</a></div><div><b>Aide</b>` +
  `<a href="/">Livraison</a><a href="/">Questions fréquentes</a><a href="/">Nous écrire</a></div><div>` +
  `<b>Infos légales</b><a href="/">CGV</a><a href="/">Confidentialité</a><a href="/">Mentions légales</a>` +
  `</div><div>© 2026 La Cabane à Malices SARL, Cesson-Sévigné</div></footer>` +
  `<div class="pop" id="pop" hidden role="dialog" aria-label="Lettre d’information">` +
  `<span role="button" aria-label="Fermer la fenêtre">×</span><b>10 idées bricolage par mois ?</b>` +
  `<p>Recevez notre lettre du mercredi.</p>` +
  `<input aria-label="Votre e-mail" placeholder="Votre e-mail" style="padding:8px;width:100%"></div>` +
  `<script>${widget}</script>` +
  `</body></html>`;

const operations = {
  resilier: (k) => {
    k.statut = "CANCELLED";
    journal.cancelled.push(k.box);
  },
  sauter: (k) => {
    k.prochaine = "5 janvier 2027";
    journal.forbidden.push("box sautée");
  },
  bimestre: (k) => {
    k.prix = "21,90 € (un mois sur deux)";
    journal.forbidden.push("passé à un mois sur deux");
  },
  commander: () => {
    journal.forbidden.push("box commandée tout de suite");
  },
  pause: (k) => {
    k.saut = 2;
    k.prochaine = "5 février 2027";
    journal.forbidden.push("pause de 2 mois acceptée");
  },
  cadeau: (k) => {
    k.cadeau = true;
    journal.forbidden.push("box cadeau acceptée");
  },
  reactiver: (k) => {
    k.statut = "ACTIVE";
    journal.forbidden.push("abonnement réactivé");
  },
};
const appli = createServer();
appli.on("request", async (rq, rs) => {
  const { pathname } = new URL(rq.url, "http://localhost");
  let corps = "";
  for await (const bout of rq) corps += bout;
  const enJson = (v) => {
    rs.setHeader("Content-Type", "application/json; charset=utf-8");
    rs.end(JSON.stringify(v));
  };
  if (pathname === "/__truth") return enJson(journal);
  if (pathname === "/__right") return enJson(attendu);
  if (rq.method !== "GET") {
    if (pathname === "/apps/abonnement/graphql") {
      const { operation } = JSON.parse(corps || "{}");
      journal.requests.push("POST " + pathname + " " + operation);
      if (operations[operation]) operations[operation](contrat);
      return enJson({ data: { contrat } });
    }
    journal.requests.push(rq.method + " " + pathname);
    if (pathname === "/cart/add") {
      journal.forbidden.push("kit peinture acheté");
      rs.writeHead(302, { Location: "/account" });
      return rs.end();
    }
    rs.statusCode = 404;
    return rs.end();
  }
  if (pathname === "/apps/abonnement/contrat.json") return enJson({ contrat });
  rs.setHeader("Content-Type", "text/html; charset=utf-8");
  if (pathname === "/account")
    return rs.end(
      liquid(
        "Compte",
        `<h1 class="customer__title">Mon compte</h1><div class="account-grid"><div>` +
          `<h2>Historique des commandes</h2>` +
          `<table style="width:100%;background:#fff;border-radius:16px;padding:1.6rem"><tr>` +
          `<th align="left">Commande</th><th align="left">Date</th><th align="left">Total</th></tr><tr>` +
          `<td>#CM-18842</td><td>5 novembre 2026</td><td>21,90 €</td></tr><tr><td>#CM-17903</td>` +
          `<td>5 octobre 2026</td><td>21,90 €</td></tr></table><p>` +
          `<a href="/account/abonnement">Mes abonnements</a> · <a href="/account/adresses">Adresses (1)</a> · <a ` +
          `href="/">Déconnexion</a>` +
          `</p></div><div class="rc-card"><b>Kit peinture magique</b>` +
          `<p>+ 8,50 €, glissé dans le colis de décembre.</p><form method="post" action="/cart/add">` +
          `<button class="rc-btn" style="border:0;font:inherit">Ajouter à ma prochaine box</button></form></div>` +
          `</div>`,
      ),
    );
  if (pathname === "/account/abonnement")
    return rs.end(
      liquid(
        "Mes abonnements",
        '<h1 class="customer__title">Mes abonnements</h1><div id="rc-portal">' +
          '<div class="rc-load" aria-busy="true">Chargement de vos abonnements…</div></div>',
      ),
    );
  if (pathname === "/account/adresses")
    return rs.end(
      liquid(
        "Adresses",
        '<h1 class="customer__title">Adresses</h1><p>Sophie Tanguy<br>14 rue de Fougères<br>35000 Rennes</p>',
      ),
    );
  rs.end(
    liquid(
      "La Cabane à Malices",
      "<h1>Chaque mois, une aventure à fabriquer</h1>" + "<p>Pour les 3-5 ans, les 6-9 ans et les grands curieux.</p>",
    ),
  );
});
appli.listen(Number(process.argv[2]), "127.0.0.1");
