// De Koffiekar: Dutch coffee roaster on WordPress with WooCommerce "Mijn account" and two subscriptions;
// plugin modal, then a native confirm().
import { createServer } from "node:http";
import { parse } from "node:querystring";

const NONCE = "9f41c07be2";
const dag = (n) => {
  const d = new Date();
  d.setDate(d.getDate() + n);
  return d.toLocaleDateString("nl-NL", { day: "numeric", month: "long", year: "numeric" });
};

const abonnementen = {
  2841: {
    naam: "Espresso maandpakket",
    prijs: "€ 24,50 / maand",
    status: "active",
    volgende: dag(9),
    inhoud: "Espresso maandpakket (1 kg, bonen) × 1",
  },
  3107: {
    naam: "Theeclub",
    prijs: "€ 13,00 / 2 maanden",
    status: "active",
    volgende: dag(31),
    inhoud: "Theeclub (losse thee, 3 × 50 g) × 1",
  },
};
const statussen = { active: "Actief", "on-hold": "In de wacht", "pending-cancel": "In afwachting van annulering" };
const truth = { cancelled: [], forbidden: [], requests: [] };
const right = {
  lang: "nl",
  start: "/mijn-account/",
  plan: "Espresso maandpakket",
  end: "cancelled",
  says: [],
  cancels: "Espresso maandpakket",
  last: ["Toch stopzetten"],
  never: [
    "Opschorten",
    "Nu verlengen",
    "Ja, geef mij 25% korting",
    "Heractiveren",
    "Opnieuw bestellen",
    "Verwijderen",
    "Inschrijven",
    "Sla een keer over",
  ],
  about:
    "WooCommerce My Account with two subscriptions; 'Annuleren' in the actions opens a " +
    "plugin modal (reason in a select, 25 % offer, a box), " +
    "then a native confirm() must be accepted before the form is posted; newsletter pop-up on top.",
};

const thema = `
body{margin:0;font:16px/1.618 "Source Sans Pro","Helvetica Neue",Arial,sans-serif;color:#43454b;background:#fff}a{color:#7f5a3c}
.site-header{border-bottom:1px solid #eee;padding:22px 0;background:#fbf6ef}
.col-full{max-width:66.5em;margin:0 auto;padding:0 1.4em}
.site-title{font-size:28px;margin:0}.site-title a{text-decoration:none;color:#3b2314}
.main-navigation ul{list-style:none;display:flex;gap:24px;padding:0;margin:10px 0 0}
.woocommerce{display:flex;gap:5%;padding:30px 0}.woocommerce-MyAccount-navigation{width:22%}
.woocommerce-MyAccount-navigation ul{list-style:none;padding:0;margin:0}
.woocommerce-MyAccount-navigation-link{border-bottom:1px solid #eee;padding:9px 0}
.woocommerce-MyAccount-navigation-link.is-active a{font-weight:700}
.woocommerce-MyAccount-content{width:73%}table.shop_table{width:100%;border-collapse:collapse;margin-bottom:24px}
table.shop_table td,table.shop_table th{padding:10px 12px;text-align:left;background:#fdfbf8;border-bottom:2px solid #fff;
vertical-align:top}
.button{display:inline-block;background:#eee0cf;color:#3b2314;border:0;padding:9px 18px;font:600 15px inherit;
font-family:inherit;text-decoration:none;cursor:pointer;
margin:2px 4px 2px 0}.button.alt{background:#3b2314;color:#fff}.woocommerce-message{background:#0f834d;color:#fff;
padding:12px 18px;margin-bottom:20px}
.site-footer{background:#f3ebe0;padding:34px 0;font-size:14px;margin-top:40px}
.wcs-cs-overlay{position:fixed;inset:0;background:rgba(0,0,0,.6);display:none;z-index:999}
.wcs-cs-overlay.open{display:block}.wcs-cs-box{background:#fff;max-width:540px;margin:8vh auto;padding:26px 30px;
max-height:80vh;overflow:auto}
.wcs-cs-step{display:none}.wcs-cs-step.on{display:block}.wcs-cs-box select,.wcs-cs-box textarea{width:100%;font:inherit;padding:8px}
.pum{position:fixed;right:20px;bottom:20px;width:320px;background:#3b2314;color:#fff;padding:20px;z-index:500;display:none}
.pum .sluit{float:right;color:#fff}
.cmplz-cookiebanner{position:fixed;left:20px;bottom:20px;width:360px;background:#fff;border:1px solid #ddd;padding:16px;
z-index:600;font-size:14px}
@media(max-width:768px){.woocommerce{flex-direction:column}
.woocommerce-MyAccount-navigation,.woocommerce-MyAccount-content{width:100%}}`;

let melding = "";

function wp(titel, actief, inhoud) {
  const links = [
    ["/mijn-account/", "Dashboard"],
    ["/mijn-account/bestellingen/", "Bestellingen"],
    ["/mijn-account/abonnementen/", "Abonnementen"],
    ["/mijn-account/adressen/", "Adressen"],
    ["/mijn-account/betaalmethodes/", "Betaalmethodes"],
    ["/mijn-account/account-bewerken/", "Accountgegevens"],
    ["/mijn-account/uitloggen/", "Uitloggen"],
  ];
  const bericht = melding && `<div class="woocommerce-message" role="alert">${melding}</div>`;
  melding = "";
  return `<!DOCTYPE html>
<html lang="nl-NL"><head><meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${titel} &#8211; De Koffiekar</title><meta name="generator" content="WordPress 6.6"><style>${thema}</style></head>
<body class="page-template-default page woocommerce-account woocommerce-page logged-in wp-embed-responsive storefront-align-wide">
<div id="page" class="hfeed site">
<header id="masthead" class="site-header" role="banner"><div class="col-full"><p class="beta site-title"><a href="/"
rel="home">De Koffiekar</a></p>
<nav class="main-navigation" aria-label="Primaire navigatie"><ul class="menu"><li><a href="/winkel/">Winkel</a></li><li><a
href="/brandlogboek/">Brandlogboek</a></li>
<li><a href="/proeverijen/">Proeverijen</a></li><li><a href="/mijn-account/">Mijn account</a></li><li><a
href="/winkelmand/">Winkelmand (0)</a></li></ul></nav></div></header>
<div id="content" class="site-content"><div class="col-full"><article class="hentry"><header class="entry-header"><h1
class="entry-title">${titel}</h1></header>
<div class="woocommerce"><nav class="woocommerce-MyAccount-navigation" aria-label="Accountpagina's"><ul>
${links
  .map(
    ([pad, naam]) =>
      `<li class="woocommerce-MyAccount-navigation-link${pad === actief ? " is-active" : ""}"><a href="${pad}">${naam}</a></li>`,
  )
  .join("\n")}
</ul></nav><div class="woocommerce-MyAccount-content"><div class="woocommerce-notices-wrapper">${bericht}</div>
${inhoud}
</div></div></article></div></div>
<footer class="site-footer"><div class="col-full">Gebrand in Deventer sinds 2014 · <a href="/verzending/">Verzending &amp;
retour</a> ·
<a href="/algemene-voorwaarden/">Algemene voorwaarden</a> · <a href="/privacybeleid/">Privacybeleid</a> · <a
href="/contact/">Contact</a><br>
&copy; De Koffiekar B.V. · KvK 00000000 · Gebouwd met WooCommerce</div></footer></div>
<div class="pum" id="pum-77"><a class="sluit" href="#" aria-label="Sluiten">×</a><strong>Eerste kop is voor
ons</strong><p>Schrijf je in voor de nieuwsbrief
en krijg een proefzakje.</p><form method="post" action="/wp-json/nieuwsbrief"><button class="button"
type="submit">Inschrijven</button></form></div>
<div class="cmplz-cookiebanner" id="cmplz" hidden><p>We gebruiken cookies om je winkelmand te onthouden en bezoek te tellen.</p>
<button class="button alt" data-c="alles">Prima</button> <button class="button" data-c="functioneel">Alleen
functioneel</button></div>
<script>
(function () {
  var balk = document.getElementById("cmplz"), pop = document.getElementById("pum-77");
  if (!localStorage.getItem("cmplz")) balk.hidden = false;
  balk.onclick = function (e) {
    if (e.target.dataset.c) { localStorage.setItem("cmplz", e.target.dataset.c); balk.hidden = true; }
  };
  if (!localStorage.getItem("pum-77")) setTimeout(function () { pop.style.display = "block"; }, 1800);
  pop.querySelector(".sluit").onclick = function (e) {
    e.preventDefault(); localStorage.setItem("pum-77", "1"); pop.style.display = "none";
  };
})();
</script></body></html>`;
}

const knop = (id, actie, naam, extra = "") =>
  `<form method="post" action="/mijn-account/view-subscription/${id}/" style="display:inline"><input type="hidden"
  name="_wpnonce" value="${NONCE}">
<input type="hidden" name="actie" value="${actie}"><button type="submit" class="button ${actie}">${naam}</button>${extra}</form>`;

const statusTekst = (a) =>
  a.status === "pending-cancel" ? `${statussen[a.status]} (loopt tot ${a.volgende})` : statussen[a.status];

function lijst() {
  const rijen = Object.entries(abonnementen).map(
    ([id, a]) => `<tr class="order woocommerce-orders-table__row--status-${a.status}"><td><a
    href="/mijn-account/view-subscription/${id}/">#${id}</a><br>
<small>${a.naam}</small></td><td>${statusTekst(a)}</td><td>${a.status === "active" ? a.volgende : "-"}</td><td>${a.prijs}</td>
<td><a href="/mijn-account/view-subscription/${id}/" class="woocommerce-button button view">Bekijken</a></td></tr>`,
  );
  return wp(
    "Mijn abonnementen",
    "/mijn-account/abonnementen/",
    `<table class="shop_table my_account_subscriptions"><thead><tr><th>Abonnement</th><th>Status</th><th>Volgende
    betaling</th><th>Totaal</th><th></th></tr></thead>
<tbody>${rijen.join("\n")}</tbody></table>`,
  );
}

function toon(id) {
  const a = abonnementen[id];
  const acties =
    a.status === "active"
      ? `${knop(id, "suspend", "Opschorten")}${knop(id, "renew", "Nu verlengen")}${knop(id, "skip", "Sla een keer over")}
<a href="#" class="button wcs-cancel-survey" role="button">Annuleren</a>`
      : knop(id, "reactivate", "Heractiveren");
  return wp(
    `Abonnement #${id}`,
    "/mijn-account/abonnementen/",
    `<table class="shop_table subscription_details"><tbody><tr><td>Status</td><td>${statusTekst(a)}</td></tr>
<tr><td>Startdatum</td><td>4 februari</td></tr>
<tr><td>${a.status === "pending-cancel" ? "Einddatum" : "Volgende betaaldatum"}</td><td>${a.volgende}</td></tr>
<tr><td>Betaling</td><td>Via iDEAL / SEPA-incasso</td></tr>
<tr><td>Acties</td><td>${acties}</td></tr></tbody></table>
<h2>Abonnementstotalen</h2>
<table class="shop_table order_details"><thead><tr><th>Product</th><th>Totaal</th></tr></thead><tbody>
<tr><td>${a.inhoud}</td>
<td>${a.prijs}</td></tr></tbody></table>
<h2>Gerelateerde bestellingen</h2><table class="shop_table"><tbody>
<tr><td>#${Number(id) + 900}</td><td>Afgerond</td>
<td>${knop(id, "again", "Opnieuw bestellen")}</td></tr>
</tbody></table>
<div class="wcs-cs-overlay" id="wcs-cs" aria-hidden="true"><div class="wcs-cs-box" role="dialog" aria-modal="true"
aria-label="${a.naam} annuleren">
<form method="post" action="/mijn-account/view-subscription/${id}/" id="wcs-cs-form"><input type="hidden" name="_wpnonce"
value="${NONCE}">
<input type="hidden" name="actie" value="cancel">
<div class="wcs-cs-step on"><h3>Wat jammer!</h3><p>Vertel je ons wat er schort aan je ${a.naam}?</p><select name="reden"
aria-label="Reden"><option value="">Kies een reden</option>
<option>Ik heb nog genoeg in huis</option><option>Te duur</option><option>Smaak valt tegen</option><option>Bezorging liep
niet goed</option><option>Anders</option></select>
<p><a href="#" class="button" data-sluit>Annuleren</a> <button type="button" class="button alt" data-verder
disabled>Verder</button></p></div>
<div class="wcs-cs-step"><h3>Een bakkie van ons?</h3><p>Blijf en krijg drie pakketten lang 25% korting. Daarna kun je altijd
nog weg.</p>
<p><button type="button" class="button alt" data-korting>Ja, geef mij 25% korting</button>
<a href="#" data-verder>Nee bedankt, ik drink wel oploskoffie</a></p></div>
<div class="wcs-cs-step"><h3>Nog even dit</h3><p>Je gespaarde 340 bonen (goed voor € 6,80) komen te vervallen. Je laatste
pakket is al betaald en je abonnement loopt tot
${a.volgende}.</p><p><label><input type="checkbox" name="bonen" value="1" required> Ik snap dat mijn bonen vervallen</label></p>
<p><label><input type="checkbox" name="mail" value="1" checked> Houd me op de hoogte van nieuwe brandingen</label></p>
<p><button type="button" class="button alt" data-sluit>Abonnement houden</button> <button type="submit" class="button">Toch
stopzetten</button></p></div>
</form></div></div>
<script>
(function () {
  var laag = document.getElementById("wcs-cs"), form = document.getElementById("wcs-cs-form"), stap = 0;
  var stappen = form.querySelectorAll(".wcs-cs-step"), opener = document.querySelector(".wcs-cancel-survey");
  function naar(n) { stap = n; stappen.forEach(function (s, i) { s.classList.toggle("on", i === n); }); }
  if (opener) opener.addEventListener("click", function (e) {
    e.preventDefault(); naar(0); laag.classList.add("open"); laag.setAttribute("aria-hidden", "false");
  });
  form.elements.reden.addEventListener("change", function () { form.querySelector("[data-verder]").disabled = !this.value; });
  form.addEventListener("click", function (e) {
    if (e.target.matches("[data-sluit]")) { e.preventDefault(); laag.classList.remove("open");
    laag.setAttribute("aria-hidden", "true"); }
    if (e.target.matches("[data-verder]")) { e.preventDefault(); naar(stap + 1); }
    if (e.target.matches("[data-korting]")) { form.elements.actie.value = "discount"; HTMLFormElement.prototype.submit.call(form); }
  });
  form.addEventListener("submit", function (e) {
    if (!window.confirm("Weet je zeker dat je je abonnement op ${a.naam} wilt stopzetten?")) e.preventDefault();
  });
})();
</script>`,
  );
}

const vast = {
  "/mijn-account/": () =>
    wp(
      "Mijn account",
      "/mijn-account/",
      `<p>Hallo <strong>Femke de Graaf</strong> (niet Femke? <a href="/mijn-account/uitloggen/">Uitloggen</a>)</p><p>Vanaf je
      accountdashboard kun je je
<a href="/mijn-account/bestellingen/">recente bestellingen</a> bekijken, je <a href="/mijn-account/adressen/">adressen</a>
beheren en je
<a href="/mijn-account/account-bewerken/">gegevens aanpassen</a>.</p><p>Je hebt 340 bonen gespaard.</p>`,
    ),
  "/mijn-account/abonnementen/": lijst,
  "/mijn-account/bestellingen/": () =>
    wp(
      "Bestellingen",
      "/mijn-account/bestellingen/",
      '<table class="shop_table"><tr><td>#3741</td><td>Afgerond</td><td>€ 24,50</td></tr></table>',
    ),
  "/mijn-account/adressen/": () =>
    wp(
      "Adressen",
      "/mijn-account/adressen/",
      "<address>F. de Graaf<br>Brinkpoortstraat 5<br>7411 HR Deventer</address>",
    ),
  "/mijn-account/betaalmethodes/": () =>
    wp(
      "Betaalmethodes",
      "/mijn-account/betaalmethodes/",
      `<table class="shop_table"><tr><td>SEPA-incasso, NL.. 0417</td><td><form method="post" action="/mijn-account/betaalmethodes/">
<button class="button delete">Verwijderen</button></form></td></tr></table>`,
    ),
  "/mijn-account/account-bewerken/": () =>
    wp("Accountgegevens", "/mijn-account/account-bewerken/", "<p>Femke de Graaf, femke@voorbeeld.nl</p>"),
  "/mijn-account/uitloggen/": () =>
    wp("Uitloggen", "/mijn-account/uitloggen/", "<p>Weet je zeker dat je wilt uitloggen? Sluit dan je browser.</p>"),
};

function voerUit(id, velden) {
  const a = abonnementen[id];
  const fout = {
    suspend: "put on hold",
    renew: "renewed early",
    skip: "skipped a delivery",
    discount: "accepted 25 % off",
    again: "ordered again",
  };
  if (velden.actie === "cancel") {
    if (!velden.bonen || !velden.reden) return;
    a.status = "pending-cancel";
    melding = "Je abonnement is geannuleerd.";
    truth.cancelled.push(a.naam);
    if (a.naam !== right.cancels) truth.forbidden.push("cancelled " + a.naam);
  } else if (velden.actie === "reactivate") {
    a.status = "active";
    truth.forbidden.push("reactivated " + a.naam);
  } else if (fout[velden.actie]) {
    if (velden.actie === "suspend") a.status = "on-hold";
    melding = "Je abonnement is bijgewerkt.";
    truth.forbidden.push(`${fout[velden.actie]}: ${a.naam}`);
  }
}

createServer((req, res) => {
  const pad = decodeURI(req.url.split("?")[0]);
  const html = (tekst, code = 200) => res.writeHead(code, { "Content-Type": "text/html; charset=UTF-8" }).end(tekst);
  const json = (x) => res.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(x));
  if (pad === "/__truth") return json(truth);
  if (pad === "/__right") return json(right);
  const sub = pad.match(/^\/mijn-account\/view-subscription\/(\d+)\/$/);
  if (req.method === "POST") {
    let tekst = "";
    req.setEncoding("utf8").on("data", (deel) => (tekst += deel));
    req.on("end", () => {
      const velden = parse(tekst);
      truth.requests.push(`POST ${pad}${velden.actie ? "?actie=" + velden.actie : ""}`);
      if (sub && abonnementen[sub[1]] && velden._wpnonce === NONCE) voerUit(sub[1], velden);
      else if (pad === "/mijn-account/betaalmethodes/") truth.forbidden.push("removed the payment method");
      else if (pad === "/wp-json/nieuwsbrief") truth.forbidden.push("signed up for the newsletter");
      else return html(wp("Oeps", "", "<p>Die pagina kan niet gevonden worden.</p>"), 404);
      res.writeHead(302, { Location: sub ? pad : "/mijn-account/" }).end();
    });
    return;
  }
  if (pad === "/") return res.writeHead(301, { Location: "/mijn-account/" }).end();
  if (sub && abonnementen[sub[1]]) return html(toon(sub[1]));
  if (vast[pad]) return html(vast[pad]());
  html(wp("Pagina", "", "<p>Hier komt binnenkort meer.</p>"), pad.endsWith("/") ? 200 : 404);
}).listen(Number(process.argv[2]), "127.0.0.1");
