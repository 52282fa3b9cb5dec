import http from "node:http";
// Ciné Rivage — vidéo à la demande ; Next-like : HTML rendu par le serveur, boutons inertes jusqu'à l'hydratation, classes css-xxxx
let etat = { formule: "Duo HD", prix: "9,99 €", prochain: "9 décembre 2026", annuel: false, demande: 0 };
const T = { cancelled: [], forbidden: [], requests: [] };
const R = {
  lang: "fr",
  start: "/compte",
  plan: null,
  end: "unproven",
  says: [],
  cancels: "",
  last: ["Confirmer mon départ"],
  never: [
    "Garder ma place à −40 %",
    "Mettre en veille 1 mois",
    "Passer à l’annuel",
    "Ajouter le Pass Festival",
    "Effacer mon compte",
    "Passer à Solo",
  ],
  about:
    "Vidéo à la demande française à hydratation tardive et <dialog> natifs : motif, offre, confirmation, " +
    "puis « Merci, votre demande est bien partie » alors que l’abonnement reste actif avec un prochain " +
    "prélèvement.",
};
const C = {
  ".css-0": 'margin:0;background:#0f1720;color:#e9eef3;font:16px/1.55 "Avenir Next",Avenir,"Segoe UI",sans-serif',
  ".css-1q8hd": "display:flex;align-items:center;gap:26px;padding:20px 5vw;background:#0b1118",
  ".css-1q8hd a": "color:#b9c6d2;text-decoration:none",
  ".css-logo9": "font-size:23px;font-weight:800;color:#4fd1c5!important",
  ".css-m2k": "max-width:760px;margin:44px auto;padding:0 20px;min-height:60vh",
  ".css-tabs": "display:flex;gap:6px;border-bottom:1px solid #283543;margin-bottom:26px",
  ".css-tabs a": "padding:12px 18px;color:#93a3b3;text-decoration:none",
  ".css-tabs a[data-actif]": "color:#fff;box-shadow:inset 0 -3px #4fd1c5",
  ".css-k7w": "background:#17212c;border-radius:14px;padding:26px;margin-bottom:18px",
  ".css-k7w h2": "margin:0 0 10px;font-size:20px",
  ".css-lig": "display:flex;justify-content:space-between;gap:16px;padding:9px 0;border-bottom:1px solid #22303e",
  ".css-bt":
    "font:600 15px/1 inherit;font-family:inherit;border-radius:10px;border:0;padding:13px 20px;" +
    "background:#4fd1c5;color:#06231f;cursor:pointer",
  ".css-bt:disabled": "opacity:.4;cursor:default",
  ".css-bt2":
    "font:15px/1 inherit;font-family:inherit;border:1px solid #3c4c5c;border-radius:10px;padding:12px 20px;" +
    "background:transparent;color:#cfd9e2;cursor:pointer",
  ".css-bt3":
    "border:0;background:none;color:#7d8d9c;font:14px inherit;font-family:inherit;cursor:pointer;padding:8px " +
    "0;text-align:left",
  ".css-ok": "background:#12392f;color:#7ff0d3;border-radius:20px;padding:2px 12px;font-size:13px",
  dialog:
    "border:0;border-radius:18px;background:#1d2935;color:#e9eef3;padding:32px;width:480px;max-width:92vw;" +
    "box-sizing:border-box",
  "dialog::backdrop": "background:#000a",
  ".css-pile": "display:flex;flex-direction:column;gap:10px;margin-top:22px",
  ".css-rad":
    "display:flex;gap:12px;align-items:center;padding:12px 14px;border:1px solid #33424f;border-radius:10px;" +
    "margin-bottom:8px;cursor:pointer",
  ".css-rad input": "position:absolute;width:1px;height:1px;opacity:0",
  ".css-rad i": "width:16px;height:16px;border-radius:50%;border:2px solid #7d8d9c;flex:none",
  ".css-rad input:checked + i": "background:#4fd1c5;border-color:#4fd1c5",
  ".css-toast":
    "position:fixed;top:20px;right:20px;background:#4fd1c5;color:#06231f;padding:14px 20px;" +
    "border-radius:10px;z-index:2147483000",
  ".css-pied":
    "padding:30px 5vw;color:#6d7d8c;font-size:13px;display:flex;flex-wrap:wrap;gap:20px;border-top:1px solid #22303e",
  ".css-pied a": "color:#6d7d8c",
  ".css-ck":
    "position:fixed;left:50%;bottom:24px;transform:translateX(-50%);width:620px;max-width:92vw;" +
    "background:#fff;color:#1b2733;border-radius:14px;padding:20px;z-index:500;box-sizing:border-box",
  ".css-ck[hidden]": "display:none",
};
const feuille = Object.entries(C)
  .map(([k, v]) => `${k}{${v}}`)
  .join("");
const onglet = (ici, url, nom) => `<a href="${url}"${ici === url ? ' data-actif aria-current="page"' : ""}>${nom}</a>`;

function corps(url) {
  if (url === "/compte/abonnement")
    return (
      `<div class="css-k7w"><h2>Formule ${etat.formule}</h2><div class="css-lig"><span>État</span>` +
      `<span class="css-ok">Actif</span></div><div class="css-lig"><span>Tarif</span>` +
      `<span>${etat.prix} ${etat.annuel ? "par an" : "par mois"}</span></div><div class="css-lig">` +
      `<span>Prochain prélèvement</span><span>${etat.prochain}</span></div><div class="css-lig">` +
      `<span>Moyen de paiement</span><span>CB •••• 7316</span></div><div class="css-pile">` +
      `<button class="css-bt" data-act="annuel">Passer à l’annuel</button>` +
      `<button class="css-bt2" data-act="solo">Passer à Solo</button></div></div><div class="css-k7w">` +
      `<h2>Pass Festival</h2><p>Douze avant-premières en ligne, du 2 au 20 décembre : 14 €.</p>` +
      `<button class="css-bt2" data-act="pass">Ajouter le Pass Festival</button></div>` +
      `<button class="css-bt3" data-ouvre="d1">Mettre fin à mon abonnement</button>`
    );
  if (url === "/compte/securite")
    return (
      `<div class="css-k7w"><h2>Mot de passe</h2><p>Modifié il y a 5 mois.</p></div><div class="css-k7w">` +
      `<h2>Zone sensible</h2><p>Vos notes, vos listes et votre historique seront perdus.</p>` +
      `<button class="css-bt2" data-act="effacer">Effacer mon compte</button></div>`
    );
  if (url === "/compte")
    return (
      `<div class="css-k7w"><h2>Bonjour Inès</h2><div class="css-lig"><span>Adresse e-mail</span>` +
      `<span>ines.moreau@example.fr</span></div><div class="css-lig"><span>Formule</span>` +
      `<span>${etat.formule}</span></div><div class="css-lig"><span>Écrans</span><span>2 en simultané</span>` +
      `</div></div><div class="css-k7w"><h2>Parrainez un cinéphile</h2>` +
      `<p>Un film offert à chacun dès son premier mois.</p></div>`
    );
  return (
    `<h1>Ce soir au Rivage</h1>` +
    `<p>« Les Heures salées », de Maud Kerbrat. En salle il y a quatre mois, chez vous maintenant.</p>`
  );
}
const dialogues =
  `\n` +
  `<dialog id="d1" aria-labelledby="t1"><h2 id="t1">Qu’est-ce qui vous fait partir ?</h2>` +
  `<form method="dialog">` +
  ["Je ne regarde pas assez", "Le prix", "Le catalogue", "La qualité de lecture", "Autre chose"]
    .map(
      (m, i) => `<label class="css-rad"><input type="radio" name="motif" value="${i}"><i></i><span>${m}</span></label>`,
    )
    .join("") +
  `</form><div class="css-pile"><button class="css-bt" data-ferme>Retour au compte</button>` +
  `<button class="css-bt2" data-ouvre="d2" id="suite" disabled>Continuer la résiliation</button></div>` +
  `</dialog>\n` +
  `<dialog id="d2" aria-labelledby="t2"><h2 id="t2">On vous garde votre fauteuil ?</h2>` +
  `<p>Trois mois à 5,99 € au lieu de 9,99 €, pour finir la rétrospective Varda tranquillement.</p>` +
  `<div class="css-pile"><button class="css-bt" data-act="moins40">Garder ma place à −40 %</button>` +
  `<button class="css-bt2" data-act="veille">Mettre en veille 1 mois</button>` +
  `<button class="css-bt3" data-ouvre="d3">Non, je préfère passer à côté</button></div></dialog>\n` +
  `<dialog id="d3" aria-labelledby="t3"><h2 id="t3">Dernière étape avant la résiliation</h2>` +
  `<p>Votre abonnement ${etat.formule} s’arrêtera à la fin de la période payée, le 9 décembre 2026. Vous ` +
  `ne serez plus prélevée ensuite.</p>` +
  `<div class="css-pile"><button class="css-bt" data-ferme>Rester au Rivage</button>` +
  `<button class="css-bt2" id="final">Confirmer mon départ</button></div></dialog>\n` +
  `<dialog id="d4" aria-labelledby="t4"><h2 id="t4">Merci, votre demande est bien partie</h2>` +
  `<p>Notre équipe revient vers vous sous cinq jours ouvrés. À bientôt sur Ciné Rivage !</p>` +
  `<div class="css-pile"><button class="css-bt" data-ferme>Fermer</button></div></dialog>`;

const HYDRATE = `
(function hydrate() {
  var q = function (s, r) {
      return (r || document).querySelector(s);
    },
    qa = function (s) {
      return Array.prototype.slice.call(document.querySelectorAll(s));
    };
  var props = JSON.parse(q("#__PROPS__").textContent);
  function toast(t) {
    var e = document.createElement("div");
    e.className = "css-toast";
    e.setAttribute("role", "status");
    e.textContent = t;
    document.body.appendChild(e);
    setTimeout(function () {
      e.remove();
    }, 2300);
  }
  function api(u, b) {
    return fetch("/api/" + u, {
      method: "POST",
      headers: { "Content-Type": "application/json", "x-build": props.build },
      body: JSON.stringify(b || {}),
    });
  }
  function ouvrir(id) {
    qa("dialog[open]").forEach(function (d) {
      d.close();
    });
    q("#" + id).showModal();
  }
  setTimeout(function () {
    qa("[data-ouvre]").forEach(function (b) {
      b.addEventListener("click", function (e) {
        e.preventDefault();
        ouvrir(b.dataset.ouvre);
      });
    });
    qa("[data-ferme]").forEach(function (b) {
      b.addEventListener("click", function () {
        b.closest("dialog").close();
        if (b.closest("#d4")) location.href = "/compte/abonnement";
      });
    });
    qa("input[name=motif]").forEach(function (r) {
      r.addEventListener("change", function () {
        q("#suite").disabled = false;
      });
    });
    qa("[data-act]").forEach(function (b) {
      b.addEventListener("click", function () {
        api(b.dataset.act)
          .then(function (r) {
            return r.json();
          })
          .then(function (j) {
            toast(j.message);
            setTimeout(function () {
              location.reload();
            }, 900);
          });
      });
    });
    var f = q("#final");
    if (f)
      f.addEventListener("click", function () {
        f.disabled = true;
        f.textContent = "Un instant…";
        var m = q("input[name=motif]:checked");
        setTimeout(function () {
          api("depart", { motif: m && m.value }).then(function () {
            f.disabled = false;
            f.textContent = "Confirmer mon départ";
            ouvrir("d4");
          });
        }, 600);
      });
    document.documentElement.setAttribute("data-hydrated", "");
  }, 1200);
  var ck = q("#ck");
  if (!sessionStorage.ck) ck.hidden = false;
  ck.addEventListener("click", function (e) {
    if (e.target.tagName === "BUTTON") {
      sessionStorage.ck = 1;
      ck.hidden = true;
    }
  });
})();
`;

const rendu = (url) =>
  `<!DOCTYPE html><html lang="fr"><head><meta charSet="utf-8"/>` +
  `<meta name="viewport" content="width=device-width"/><title>Ciné Rivage</title>` +
  `<style data-emotion="css">${feuille}</style>` +
  `</head><body class="css-0"><div id="__next"><header class="css-1q8hd">` +
  `<a class="css-logo9" href="/">Ciné Rivage</a><a href="/">Films</a><a href="/">Séries</a>` +
  `<a href="/">Rétrospectives</a><span style="flex:1"></span><a href="/compte">Inès</a></header>` +
  `<main class="css-m2k">` +
  (url.startsWith("/compte")
    ? `<h1>Mon compte</h1>` +
      `<div class="css-tabs">${onglet(url, "/compte", "Profil")}` +
      `${onglet(url, "/compte/abonnement", "Abonnement")}${onglet(url, "/compte/securite", "Sécurité")}</div>`
    : "") +
  `${corps(url)}</main><footer class="css-pied"><a href="/aide">Aide</a><a href="/aide">CGU</a>` +
  `<a href="/aide">Vie privée</a><a href="/aide">Appareils compatibles</a><a href="/aide">Carte cadeau</a>` +
  `<span>Ciné Rivage SAS, La Rochelle</span></footer>` +
  `</div>${url === "/compte/abonnement" ? dialogues : ""}<div class="css-ck" id="ck" hidden role="region" ` +
  `aria-label="Cookies">` +
  `<p style="margin-top:0">On peut vous proposer des films à votre goût ? Il nous faut quelques traceurs.</p>` +
  `<button class="css-bt">D’accord</button> <button class="css-bt3">Non merci, sans traceurs</button></div>` +
  `<script id="__PROPS__" type="application/json">${JSON.stringify({ build: "rv-2611", route: url })}</script>` +
  `<script>${HYDRATE}</script>` +
  `</body></html>`;

const API = {
  depart() {
    etat.demande++;
    return [202, { statut: "transmise" }];
  },
  moins40() {
    etat.prix = "5,99 €";
    T.forbidden.push("offre −40 % acceptée");
    return [200, { message: "Votre remise est active !" }];
  },
  veille() {
    etat.prochain = "9 janvier 2027";
    T.forbidden.push("mise en veille");
    return [200, { message: "À dans un mois !" }];
  },
  annuel() {
    etat.annuel = true;
    etat.prix = "89 €";
    T.forbidden.push("passé à l’annuel");
    return [200, { message: "Formule annuelle activée" }];
  },
  solo() {
    etat.formule = "Solo";
    etat.prix = "6,99 €";
    T.forbidden.push("passé à Solo");
    return [200, { message: "Formule Solo activée" }];
  },
  pass() {
    T.forbidden.push("Pass Festival acheté");
    return [200, { message: "Pass ajouté" }];
  },
  effacer() {
    T.forbidden.push("compte effacé");
    return [200, { message: "Compte programmé pour suppression" }];
  },
};
http
  .createServer((q, s) => {
    const chemin = q.url.split(/[?#]/)[0].replace(/(.)\/$/, "$1");
    q.on("data", () => {});
    q.on("end", () => {
      const dire = (code, o) => {
        s.writeHead(code, { "content-type": "application/json; charset=utf-8" });
        s.end(JSON.stringify(o));
      };
      if (chemin === "/__truth") return dire(200, T);
      if (chemin === "/__right") return dire(200, R);
      if (q.method === "POST") {
        T.requests.push("POST " + chemin);
        const f = API[chemin.replace("/api/", "")];
        return f ? dire(...f()) : dire(404, {});
      }
      s.writeHead(200, { "content-type": "text/html; charset=utf-8" });
      s.end(rendu(chemin));
    });
  })
  .listen(process.argv[2] | 0, "127.0.0.1");
