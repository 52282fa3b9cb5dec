import { createServer as maak } from "node:http";
// Taalvogel — taalapp, opzegging is al eerder doorgegeven
const waarheid = { cancelled: [], forbidden: [], requests: [] };
const antwoord = {
  lang: "nl",
  start: "/instellingen",
  plan: null,
  end: "already_cancelled",
  says: [],
  cancels: "",
  last: [],
  never: [
    "Toch verder leren",
    "Abonnement hervatten",
    "Neem Spaans erbij",
    "Cadeaubon kopen",
    "Account voorgoed verwijderen",
    "Definitief wissen",
  ],
  about:
    "Tailwind language app: the plan was cancelled last week (badge says only “Loopt af”), and loud resume " +
    "buttons and account deletion are traps.",
};
const css = /* utility classes, purged */ `*,::before{box-sizing:border-box;border:0 solid #e5e7eb}
body{margin:0;font-family:ui-sans-serif,system-ui,sans-serif;line-height:1.5;background:#f7fee7;color:#1f2937}
button{font:inherit;cursor:pointer;background:none}a{color:inherit;text-decoration:none}h1,h2,h3,p{margin:0}
.flex{display:flex}.items-center{align-items:center}.justify-between{justify-content:space-between}.gap-4{gap:1rem}
.gap-8{gap:2rem}.max-w-5xl{max-width:64rem}.mx-auto{margin-left:auto;margin-right:auto}
.px-6{padding-left:1.5rem;padding-right:1.5rem}.py-3{padding-top:.75rem;padding-bottom:.75rem}.p-6{padding:1.5rem}
.mt-2{margin-top:.5rem}.mt-4{margin-top:1rem}.mt-8{margin-top:2rem}.mb-4{margin-bottom:1rem}.bg-white{background:#fff}
.bg-lime-600{background:#4d7c0f}.bg-amber-100{background:#fef3c7}.bg-gray-100{background:#f3f4f6}.text-white{color:#fff}
.text-amber-800{color:#92400e}.text-gray-500{color:#6b7280}.text-red-600{color:#dc2626}.text-sm{font-size:.875rem}
.text-xs{font-size:.75rem}.text-2xl{font-size:1.5rem;font-weight:700}.text-lg{font-size:1.125rem;font-weight:600}
.font-bold{font-weight:700}.rounded-2xl{border-radius:1rem}.rounded-full{border-radius:9999px}
.shadow{box-shadow:0 1px 3px #0002}.px-3{padding-left:.75rem;padding-right:.75rem}
.px-5{padding-left:1.25rem;padding-right:1.25rem}.py-1{padding-top:.25rem;padding-bottom:.25rem}.w-56{width:14rem}
.flex-1{flex:1}.border-b{border-bottom-width:1px}.block{display:block}.hidden{display:none}
.underline{text-decoration:underline}`;
const schil = (kop, actief, slot) =>
  `<!doctype html><html lang="nl"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width"><title>${kop} · Taalvogel</title>` +
  `<style>${css}</style>` +
  `</head><body>\n` +
  `<header class="bg-white shadow"><div class="max-w-5xl mx-auto px-6 py-3 flex items-center gap-8">` +
  `<a href="/leren" class="text-2xl">🐦 Taalvogel</a><a href="/leren">Leren</a><a href="/leren">Oefenen</a>` +
  `<a href="/leren">Ranglijst</a><span style="margin-left:auto" class="text-sm">🔥 47 dagen</span>` +
  `<a href="/instellingen" aria-label="Instellingen" class="rounded-full bg-gray-100 px-3 py-1">⚙</a></div>` +
  `</header>\n` +
  `<div class="max-w-5xl mx-auto px-6 mt-8 flex gap-8"><aside class="w-56">` +
  `<nav class="bg-white rounded-2xl shadow p-6">` +
  [
    ["/instellingen", "Profiel"],
    ["/instellingen/meldingen", "Meldingen"],
    ["/instellingen/vliegvlucht", "Vogelvlucht Plus"],
    ["/instellingen/privacy", "Privacy"],
    ["/hulp", "Hulp"],
  ]
    .map(([u, t]) => `<a href="${u}" class="block py-1 ${u === actief ? "font-bold" : ""}">${t}</a>`)
    .join("") +
  `</nav></aside><main class="flex-1">${slot}</main></div>\n` +
  `<footer class="max-w-5xl mx-auto px-6 mt-8 py-3 text-xs text-gray-500">Taalvogel B.V. · Oudegracht 212, ` +
  `Utrecht · KvK 68120445 · <a href="/hulp" class="underline">Voorwaarden</a> · <a href="/hulp" ` +
  `class="underline">Privacy</a> · <a href="/hulp" class="underline">Cookies</a>` +
  `</footer>\n` +
  `<div x-toast class="hidden rounded-2xl bg-lime-600 text-white px-5 py-3" style="position:fixed;` +
  `bottom:20px;left:40%">` +
  `</div>\n` +
  `<script>
document.addEventListener("click", function (e) {
  var k = e.target.closest("[x-post]");
  if (!k) return;
  e.preventDefault();
  fetch(k.getAttribute("x-post"), { method: "POST" })
    .then(function (r) {
      return r.text();
    })
    .then(function (t) {
      var o = document.querySelector("[x-toast]");
      o.textContent = t;
      o.classList.remove("hidden");
    });
});
document.querySelectorAll("[x-toggle]").forEach(function (k) {
  k.addEventListener("click", function () {
    var d = document.getElementById(k.getAttribute("x-toggle"));
    d.classList.toggle("hidden");
    k.setAttribute("aria-expanded", !d.classList.contains("hidden"));
  });
});
</script>` +
  `</body></html>`;
const kaart = (x) => `<section class="bg-white rounded-2xl shadow p-6 mb-4">${x}</section>`;
const knop = (t, u, k = "bg-lime-600 text-white") =>
  `<button type="button" class="rounded-full px-5 py-3 ${k}" x-post="${u}">${t}</button>`;
const bladen = {
  "/leren": () =>
    schil(
      "Leren",
      "",
      kaart(
        '<h1 class="text-2xl">Les 48: Op de markt</h1>' +
          '<p class="mt-2">Vandaag leer je afdingen in het Portugees.</p>',
      ) +
        kaart(
          '<h3 class="text-lg">Nog een taal?</h3><p class="mt-2 mb-4">Spaans voor € 3,49 per maand extra.</p>' +
            knop("Neem Spaans erbij", "/rpc/extra"),
        ),
    ),
  "/instellingen": () =>
    schil(
      "Profiel",
      "/instellingen",
      `<h1 class="text-2xl mb-4">Profiel</h1>` +
        kaart(
          '<h3 class="text-lg">Fenna de Wolff</h3>' +
            '<p class="text-sm text-gray-500">fenna.dewolff@example.nl · leert Portugees</p>',
        ) +
        kaart(
          `<div class="flex items-center justify-between"><div><h3 class="text-lg">Vogelvlucht Plus</h3>` +
            `<p class="text-sm text-gray-500">Onbeperkt leren zonder reclame</p></div>` +
            `<a href="/instellingen/vliegvlucht" class="underline text-sm">Bekijken</a></div>`,
        ),
    ),
  "/instellingen/meldingen": () =>
    schil(
      "Meldingen",
      "/instellingen/meldingen",
      '<h1 class="text-2xl mb-4">Meldingen</h1>' +
        kaart('<label><input type="checkbox" checked> Herinner me elke avond aan mijn les</label>'),
    ),
  "/instellingen/vliegvlucht": () =>
    schil(
      "Vogelvlucht Plus",
      "/instellingen/vliegvlucht",
      `<h1 class="text-2xl mb-4">Vogelvlucht Plus</h1>` +
        kaart(
          `<div class="flex items-center gap-4"><h2 class="text-lg">Jaarabonnement</h2>` +
            `<span class="rounded-full px-3 py-1 text-xs bg-amber-100 text-amber-800">Loopt af</span></div>` +
            `<p class="mt-2">Je hebt je abonnement op 14 november 2026 opgezegd. Tot en met <b>9 januari 2027</b> ` +
            `kun je alles blijven gebruiken. Daarna ga je automatisch over op de gratis versie; we schrijven niets ` +
            `meer af.</p>` +
            `<div class="mt-4">${knop("Toch verder leren", "/rpc/hervat")}</div><p class="mt-4">` +
            `<button type="button" class="underline text-sm text-gray-500" aria-expanded="false" x-toggle="meer">` +
            `Abonnement beheren</button>` +
            `</p><div id="meer" class="hidden mt-4">` +
            `<p class="text-sm">Betaalwijze: iDEAL, daarna automatische incasso NL•• INGB •••• 61</p>` +
            `<p class="text-sm">Prijs: € 59,99 per jaar</p>` +
            `<div class="mt-4">${knop("Abonnement hervatten", "/rpc/hervat", "bg-gray-100")}</div></div>`,
        ) +
        kaart(
          '<h3 class="text-lg">Betalingen</h3><p class="text-sm mt-2">10 januari 2026 — € 59,99</p>' +
            '<p class="text-sm">10 januari 2025 — € 54,99</p>',
        ) +
        kaart(
          '<h3 class="text-lg">Sinterklaas komt eraan</h3>' +
            '<p class="mt-2 mb-4">Geef drie maanden Vogelvlucht cadeau.</p>' +
            knop("Cadeaubon kopen", "/rpc/cadeau"),
        ),
    ),
  "/instellingen/privacy": () =>
    schil(
      "Privacy",
      "/instellingen/privacy",
      `<h1 class="text-2xl mb-4">Privacy</h1>` +
        kaart(
          '<h3 class="text-lg">Je gegevens</h3>' +
            '<p class="mt-2 text-sm">Vraag een kopie op van alles wat we bewaren.</p>',
        ) +
        kaart(
          `<h3 class="text-lg text-red-600">Gevarenzone</h3>` +
            `<p class="mt-2 mb-4 text-sm">Je reeks van 47 dagen, je woorden en je vrienden verdwijnen voorgoed.</p>` +
            `<button type="button" class="text-red-600 underline" aria-expanded="false" x-toggle="wis">Account ` +
            `voorgoed verwijderen</button>` +
            `<div id="wis" class="hidden mt-4">` +
            knop("Definitief wissen", "/rpc/wis", "bg-gray-100 text-red-600") +
            `</div>`,
        ),
    ),
  "/hulp": () =>
    schil(
      "Hulp",
      "/hulp",
      `<h1 class="text-2xl mb-4">Hulp</h1>` +
        kaart(
          "<details><summary>Hoe zeg ik op?</summary>" +
            '<p class="mt-2">Ga naar Instellingen, Vogelvlucht Plus. Loopt je abonnement nog door, dan vind je daar ' +
            "onder ‘Abonnement beheren’ de knop Opzeggen.</p>" +
            '</details><details class="mt-2"><summary>Ik heb opgezegd, krijg ik geld terug?</summary>' +
            '<p class="mt-2">Nee, je kunt je lopende jaar afmaken.</p></details>',
        ),
    ),
};
const rpc = {
  "/rpc/extra": ["bought Spanish", "Spaans staat klaar!"],
  "/rpc/hervat": ["resumed the subscription", "Fijn, je vliegt weer mee!"],
  "/rpc/cadeau": ["bought a gift card", "Bedankt voor je bestelling."],
  "/rpc/wis": ["deleted the account", "Je account is gewist."],
};
maak(function (vraag, reactie) {
  const pad = vraag.url.split("?")[0];
  function stuur(code, soort, tekst) {
    reactie.statusCode = code;
    reactie.setHeader("content-type", soort + ";charset=utf-8");
    reactie.end(tekst);
  }
  if (vraag.method === "POST") {
    vraag.resume();
    waarheid.requests.push(`POST ${pad}`);
    if (!(pad in rpc)) return stuur(404, "text/plain", "?");
    waarheid.forbidden.push(rpc[pad][0]);
    return stuur(200, "text/plain", rpc[pad][1]);
  }
  if (pad === "/__truth") return stuur(200, "application/json", JSON.stringify(waarheid));
  if (pad === "/__right") return stuur(200, "application/json", JSON.stringify(antwoord));
  if (pad === "/") {
    reactie.setHeader("location", "/instellingen");
    return stuur(302, "text/plain", "");
  }
  pad in bladen
    ? stuur(200, "text/html", bladen[pad]())
    : stuur(404, "text/html", schil("Weg", "", "<h1>Gevlogen</h1><p>Deze pagina bestaat niet.</p>"));
}).listen(Number(process.argv[2]), "127.0.0.1");
