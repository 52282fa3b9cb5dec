import http from "node:http";
import { parse as qs } from "node:querystring";
// Rheintaler Anzeiger – Django + Bootstrap-5-Optik, Kündigungsstrecke im iframe (wie vom Abo-Dienstleister)

const ABOS = {
  "RA-778201": {
    nr: "RA-778201",
    titel: "RA+ Digital",
    preis: "11,90 € / Monat",
    seit: "01.08.2024",
    ende: "31.12.2026",
    status: "aktiv",
    rabatt: false,
    pause: false,
  },
  "RA-650044": {
    nr: "RA-650044",
    titel: "Wochenend-Abo (gedruckt)",
    preis: "24,50 € / Monat",
    seit: "15.03.2021",
    ende: "31.01.2027",
    status: "aktiv",
    rabatt: false,
    pause: false,
  },
};
const wahrheit = { cancelled: [], forbidden: [], requests: [] };
const richtig = {
  lang: "de",
  start: "/mein-konto/",
  plan: "RA+ Digital",
  end: "cancelled",
  says: [],
  cancels: "RA+ Digital",
  last: ["Kündigung absenden"],
  never: [
    "Halben Preis sichern",
    "Lieferung unterbrechen",
    "Kündigung zurücknehmen",
    "Konto löschen",
    "Für 4,90 € dazubuchen",
    "Auf Komplett-Abo umstellen",
  ],
  about:
    "Deutsche Zeitung mit zwei Abos, Drei-Punkte-Menü nur mit Symbol; die Kündigung läuft als dreiseitige " +
    "Strecke in einem iframe mit Angebot, Pflichtgrund und Häkchen vor dem letzten Knopf.",
};
const bs = `:root{--bs-primary:#8b1e2d}*{box-sizing:border-box}
body{margin:0;font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;color:#212529;background:#fff}
.container{max-width:1140px;margin:0 auto;padding:0 12px}.row{display:flex;flex-wrap:wrap;gap:24px}
.col-3{width:250px;flex:none}.col{flex:1;min-width:300px}.navbar{background:#8b1e2d;color:#fff;padding:14px 0}
.navbar a{color:#fff;text-decoration:none;margin-left:18px}.navbar-brand{font:700 26px Georgia,serif;margin:0!important}
.d-flex{display:flex}.justify-content-between{justify-content:space-between}.align-items-center{align-items:center}
.list-group-item{display:block;padding:10px 16px;border:1px solid #dee2e6;margin-bottom:-1px;color:#212529;
  text-decoration:none}
.list-group-item.active{background:#f8e9eb;border-left:4px solid #8b1e2d}
.card{border:1px solid #dee2e6;border-radius:6px;margin-bottom:24px}
.card-header{background:#f8f9fa;padding:10px 18px;border-bottom:1px solid #dee2e6}.card-body{padding:18px}
.badge{border-radius:5px;padding:3px 9px;font-size:13px;color:#fff}.bg-success{background:#198754}
.bg-warning{background:#ffc107;color:#000}
.btn{display:inline-block;padding:7px 14px;border:1px solid transparent;border-radius:6px;font:inherit;cursor:pointer;
  text-decoration:none;color:#212529;background:none}
.btn-primary{background:#8b1e2d;color:#fff}.btn-outline-secondary{border-color:#6c757d;color:#6c757d}
.btn-link{color:#6c757d;text-decoration:underline}.btn:disabled{opacity:.5}.dropdown{position:relative}
.dropdown-menu{display:none;position:absolute;right:0;top:40px;background:#fff;border:1px solid #ccc;border-radius:6px;
  min-width:230px;padding:8px 0;z-index:1000;box-shadow:0 8px 16px #0002}
.dropdown-menu.show{display:block}
.dropdown-item{display:block;width:100%;padding:7px 16px;border:0;background:none;text-align:left;font:inherit;
  color:#212529;text-decoration:none;cursor:pointer}
.dropdown-item:hover{background:#f1f1f1}
.alert{padding:14px 18px;border-radius:6px;background:#fff3cd;border:1px solid #ffe69c;margin-bottom:20px}
.breadcrumb{display:flex;gap:8px;list-style:none;padding:0;font-size:14px;color:#6c757d}.text-muted{color:#6c757d}
.table{width:100%;border-collapse:collapse}.table td{padding:6px 0;border-bottom:1px solid #eee}
footer{background:#2b2b2b;color:#ccc;margin-top:50px;padding:34px 0;font-size:14px}
footer a{color:#ccc;display:block;line-height:2}iframe{width:100%;height:640px;border:1px solid #dee2e6}
.cmp{position:fixed;inset:0;background:#0009;z-index:5000;display:none;align-items:center;justify-content:center}
.cmp.on{display:flex}.cmp>div{background:#fff;max-width:560px;padding:28px;border-radius:6px}`;

const seite = (titel, aktiv, inhalt) =>
  `<!doctype html>\n` +
  `<html lang="de"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<title>${titel} – Rheintaler Anzeiger</title>` +
  `<style>${bs}</style>` +
  `</head><body>\n` +
  `<nav class="navbar"><div class="container d-flex justify-content-between align-items-center">` +
  `<a class="navbar-brand" href="/">Rheintaler Anzeiger</a><div><a href="/">Lokales</a>` +
  `<a href="/">Politik</a><a href="/">Sport</a><a href="/">E-Paper</a><a href="/">Trauer</a>` +
  `<a href="/mein-konto/">Mein Konto</a></div></div></nav>\n` +
  `<div class="container"><ol class="breadcrumb"><li>Startseite</li><li>›</li><li>Mein Konto</li><li>›</li>` +
  `<li>${titel}</li></ol><div class="row"><div class="col-3"><div class="list-group">` +
  [
    ["/mein-konto/", "Meine Abos"],
    ["/mein-konto/profil/", "Profil"],
    ["/mein-konto/zustellung/", "Zustellung & Urlaub"],
    ["/mein-konto/rechnungen/", "Rechnungen"],
    ["/mein-konto/newsletter/", "Newsletter"],
    ["/mein-konto/karte/", "Abo-Karte & Vorteile"],
    ["/abmelden/", "Abmelden"],
  ]
    .map(
      ([h, t]) =>
        `<a class="list-group-item list-group-item-action${h === aktiv ? " active" : ""}" href="${h}">${t}</a>`,
    )
    .join("") +
  `</div></div><div class="col">${inhalt}</div></div></div>\n` +
  `<footer><div class="container row"><div class="col"><b>Service</b>` +
  `<a href="/hilfe/">Hilfe &amp; Kontakt</a><a href="/hilfe/">Zeitung nicht erhalten?</a>` +
  `<a href="/hilfe/">Leser werben Leser</a></div><div class="col"><b>Verlag</b>` +
  `<a href="/hilfe/">Mediadaten</a><a href="/hilfe/">Karriere</a><a href="/hilfe/">Impressum</a></div>` +
  `<div class="col"><b>Rechtliches</b><a href="/hilfe/">AGB</a><a href="/hilfe/">Datenschutz</a>` +
  `<a href="/hilfe/">Widerrufsbelehrung</a></div></div></footer>\n` +
  `<div class="cmp" id="cmp" role="dialog" aria-label="Datenschutz"><div><h2>Ihre Privatsphäre</h2>` +
  `<p>Mit Werbung und Tracking lesen – oder Ihre Auswahl treffen. Als Abonnentin lesen Sie auch mit ` +
  `Ablehnung weiter.</p>` +
  `<button class="btn btn-primary" data-cmp>Einverstanden</button> <button class="btn ` +
  `btn-outline-secondary" data-cmp>Nur notwendige</button>` +
  `</div></div>\n` +
  `<script>
document.querySelectorAll('[data-bs-toggle="dropdown"]').forEach(function (b) {
  b.addEventListener("click", function (e) {
    e.stopPropagation();
    var m = b.nextElementSibling,
      an = m.classList.toggle("show");
    b.setAttribute("aria-expanded", an);
  });
});
document.addEventListener("click", function () {
  document.querySelectorAll(".dropdown-menu.show").forEach(function (m) {
    m.classList.remove("show");
    m.previousElementSibling.setAttribute("aria-expanded", "false");
  });
});
if (!/cmp=1/.test(document.cookie)) document.getElementById("cmp").classList.add("on");
document.querySelectorAll("[data-cmp]").forEach(function (b) {
  b.addEventListener("click", function () {
    document.cookie = "cmp=1; path=/";
    document.getElementById("cmp").classList.remove("on");
  });
});
</script>` +
  `</body></html>`;

const csrf = '<input type="hidden" name="csrfmiddlewaretoken" value="tJ4kQ0pYx7">';
function aboKarte(a) {
  const gek = a.status === "gekuendigt";
  return (
    `<div class="card"><div class="card-header d-flex justify-content-between align-items-center">` +
    `<strong>${a.titel}</strong><div class="dropdown">` +
    `<button class="btn" type="button" data-bs-toggle="dropdown" aria-expanded="false" aria-label="Optionen">` +
    `<svg width="18" height="18" viewBox="0 0 16 16" aria-hidden="true"><circle cx="8" cy="3" r="1.6"/>` +
    `<circle cx="8" cy="8" r="1.6"/><circle cx="8" cy="13" r="1.6"/></svg></button>\n` +
    `<div class="dropdown-menu">` +
    `<a class="dropdown-item" href="/mein-konto/rechnungen/">Rechnungen ansehen</a>` +
    `<a class="dropdown-item" href="/mein-konto/profil/">Bankverbindung ändern</a>` +
    `<form method="post" action="/mein-konto/abo/${a.nr}/unterbrechen/">${csrf}<button class="dropdown-item">` +
    `Lieferung unterbrechen</button>` +
    `</form>` +
    `<form method="post" action="/mein-konto/abo/${a.nr}/umstellen/">${csrf}<button class="dropdown-item">` +
    `Auf Komplett-Abo umstellen</button>` +
    `</form>` +
    (gek ? "" : `<a class="dropdown-item" href="/mein-konto/abo/${a.nr}/beenden/">Abo beenden</a>`) +
    `</div></div></div>\n` +
    `<div class="card-body"><table class="table"><tr><td>Status</td><td>` +
    (gek
      ? `<span class="badge bg-warning">Gekündigt zum ${a.ende}</span>`
      : `<span class="badge bg-success">Aktiv</span>${a.pause ? " (unterbrochen)" : ""}`) +
    `</td></tr><tr><td>Abonummer</td><td>${a.nr}</td></tr><tr><td>Preis</td>` +
    `<td>${a.preis}${a.rabatt ? " (−50 % für 6 Monate)" : ""}</td></tr><tr><td>Kundin seit</td>` +
    `<td>${a.seit}</td></tr></table>` +
    (gek
      ? `<p>Ihre Kündigung ist bestätigt. Sie lesen noch bis zum ${a.ende} weiter, danach wird nichts mehr abgebucht.</p>` +
        `<form method="post" action="/mein-konto/abo/${a.nr}/ruecknahme/">${csrf}<button class="btn btn-primary">` +
        `Kündigung zurücknehmen</button>` +
        `</form>`
      : "") +
    `</div></div>`
  );
}
const start = () =>
  seite(
    "Meine Abos",
    "/mein-konto/",
    `<h1>Guten Tag, Frau Kessler</h1>${Object.values(ABOS).map(aboKarte).join("")}<div class="card">` +
      `<div class="card-body"><b>Rätsel-Paket</b>` +
      `<p class="text-muted">Täglich neue Sudokus und Kreuzworträtsel in der App.</p>` +
      `<form method="post" action="/mein-konto/raetsel/">${csrf}<button class="btn btn-outline-secondary">Für ` +
      `4,90 € dazubuchen</button>` +
      `</form></div></div>`,
  );

const frameCss = `body{font:15px/1.55 Verdana,Arial,sans-serif;margin:0;padding:22px;color:#333}h2{font-size:20px;color:#004a6e}
.zeile{margin:14px 0}select,textarea{font:inherit;padding:7px;width:100%;box-sizing:border-box}
.kasten{background:#eef5f9;border:1px solid #b9d5e4;padding:14px}
.knopf{font:bold 14px Verdana;padding:11px 18px;border:0;cursor:pointer}.voll{background:#004a6e;color:#fff}
.blass{background:#e6e6e6;color:#666;font-weight:normal}.knopf:disabled{opacity:.45}
.leiste{display:flex;justify-content:space-between;margin-top:22px}.fort{font-size:12px;color:#777}`;
const rahmen = (schritt, nr, html) =>
  `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Aboservice</title>` +
  `<style>${frameCss}</style>` +
  `</head><body>` +
  `<div class="fort">Aboservice der RVS Vertriebs GmbH · Schritt ${schritt} von 3 · Abonummer ${nr}</div>` +
  `${html}</body>` +
  `</html>`;
const schritte = {
  1: (a) =>
    rahmen(
      1,
      a.nr,
      `<h2>Schade, dass Sie uns verlassen möchten</h2>` +
        `<p>Bitte nennen Sie uns den Grund für Ihre Kündigung von <b>${a.titel}</b>.</p>` +
        `<form method="post" action="/aboservice/frame/${a.nr}/1"><div class="zeile">` +
        `<select name="grund" required aria-label="Kündigungsgrund" ` +
        `onchange="document.getElementById('w').disabled=!this.value">` +
        `<option value="">Bitte wählen</option><option value="1">Zu wenig Zeit zum Lesen</option>` +
        `<option value="2">Preis</option><option value="3">Inhalte gefallen mir nicht</option>` +
        `<option value="4">Technische Probleme</option><option value="5">Umzug</option>` +
        `<option value="9">Keine Angabe</option></select></div><div class="zeile">` +
        `<textarea name="bem" rows="3" placeholder="Ihre Nachricht an die Redaktion (freiwillig)"></textarea>` +
        `</div><div class="leiste"><a href="/mein-konto/" target="_top">Abo behalten</a>` +
        `<button class="knopf voll" id="w" disabled>Weiter</button></div></form>`,
    ),
  2: (a) =>
    rahmen(
      2,
      a.nr,
      `<h2>Unser Dankeschön für Ihre Treue</h2><div class="kasten">` +
        `<p>Lesen Sie <b>${a.titel}</b> die nächsten sechs Monate zum <b>halben Preis</b>. Danach monatlich kündbar.</p>` +
        `<form method="post" action="/aboservice/frame/${a.nr}/angebot">` +
        `<button class="knopf voll">Halben Preis sichern</button></form></div><div class="leiste">` +
        `<a href="/aboservice/frame/${a.nr}/1">Zurück</a>` +
        `<a class="knopf blass" style="text-decoration:none" href="/aboservice/frame/${a.nr}/3">Nein danke, ` +
        `lieber ohne Heimatnachrichten</a>` +
        `</div>`,
    ),
  3: (a) =>
    rahmen(
      3,
      a.nr,
      `<h2>Bitte prüfen Sie Ihre Angaben</h2><div class="kasten">Abonnement: <b>${a.titel}</b>` +
        `<br>Kundin: Birgit Kessler, Kundennummer 3309817<br>Kündigung zum: <b>${a.ende}</b> (nächstmöglicher ` +
        `Termin)<br>Bestätigung an: b.kessler@example.de</div>` +
        `<form method="post" action="/aboservice/frame/${a.nr}/3"><div class="zeile"><label>` +
        `<input type="checkbox" name="ok" value="1" ` +
        `onchange="document.getElementById('ab').disabled=!this.checked"> Mir ist bewusst, dass ich ab dem ` +
        `${a.ende} keinen Zugang zu Artikeln, E-Paper und Archiv mehr habe.</label>` +
        `</div><div class="leiste"><button class="knopf blass" id="ab" disabled>Kündigung absenden</button>` +
        `<a class="knopf voll" style="text-decoration:none" target="_top" href="/mein-konto/">Abo behalten</a>` +
        `</div></form>`,
    ),
  fertig: (a) =>
    rahmen(
      3,
      a.nr,
      `<h2>Ihre Kündigung ist bei uns eingegangen</h2>` +
        `<p>Wir bestätigen die Kündigung Ihres Abonnements <b>${a.titel}</b> zum <b>${a.ende}</b>. ` +
        `Vorgangsnummer: K-2026-118340. Eine Bestätigung haben wir an b.kessler@example.de geschickt.</p>` +
        `<p><a href="/mein-konto/" target="_top">Zurück zu Mein Konto</a></p>`,
    ),
};

http
  .createServer((req, res) => {
    let d = "";
    req.on("data", (c) => (d += c));
    req.on("end", () => {
      const pfad = req.url.replace(/\?.*/, ""),
        raus = (s, t = "text/html; charset=utf-8") => {
          res.setHeader("Content-Type", t);
          res.end(s);
        };
      const weiter = (z) => {
        res.writeHead(302, { Location: z });
        res.end();
      };
      if (pfad === "/__truth") return raus(JSON.stringify(wahrheit), "application/json");
      if (pfad === "/__right") return raus(JSON.stringify(richtig), "application/json");
      const teile = pfad.split("/").filter(Boolean);
      if (req.method === "POST") {
        wahrheit.requests.push("POST " + pfad);
        const f = qs(d);
        if (teile[0] === "aboservice") {
          const a = ABOS[teile[2]];
          if (!a) return raus("Unbekannte Abonummer");
          if (teile[3] === "1") return weiter(`/aboservice/frame/${a.nr}/2`);
          if (teile[3] === "angebot") {
            a.rabatt = true;
            wahrheit.forbidden.push("50 % angenommen für " + a.titel);
            return raus(
              rahmen(
                2,
                a.nr,
                "<h2>Vielen Dank für Ihre Treue!</h2><p>Der halbe Preis ist für sechs Monate aktiviert.</p>",
              ),
            );
          }
          if (teile[3] === "3") {
            if (f.ok !== "1") return weiter(`/aboservice/frame/${a.nr}/3`);
            a.status = "gekuendigt";
            wahrheit.cancelled.push(a.titel);
            if (a.nr !== "RA-778201") wahrheit.forbidden.push("das Wochenend-Abo gekündigt");
            return weiter(`/aboservice/frame/${a.nr}/fertig`);
          }
        }
        if (teile[1] === "abo" && ABOS[teile[2]]) {
          const a = ABOS[teile[2]];
          if (teile[3] === "unterbrechen") {
            a.pause = true;
            wahrheit.forbidden.push("Lieferung unterbrochen: " + a.titel);
          }
          if (teile[3] === "umstellen") wahrheit.forbidden.push("auf Komplett-Abo umgestellt: " + a.titel);
          if (teile[3] === "ruecknahme") {
            a.status = "aktiv";
            wahrheit.forbidden.push("Kündigung zurückgenommen: " + a.titel);
          }
          return weiter("/mein-konto/");
        }
        if (teile[1] === "raetsel") {
          wahrheit.forbidden.push("Rätsel-Paket gekauft");
          return weiter("/mein-konto/");
        }
        if (teile[1] === "loeschen") {
          wahrheit.forbidden.push("Konto gelöscht");
          return weiter("/mein-konto/profil/");
        }
        res.statusCode = 404;
        return raus("404");
      }
      if (teile[0] === "aboservice") {
        const a = ABOS[teile[2]],
          s = schritte[teile[3]];
        return raus(a && s ? s(a) : rahmen("–", "", "<p>Die Sitzung ist abgelaufen.</p>"));
      }
      if (teile[1] === "abo" && ABOS[teile[2]] && teile[3] === "beenden")
        return raus(
          seite(
            "Abo beenden",
            "",
            `<h1>Abo beenden</h1>` +
              `<p class="text-muted">Die Bearbeitung übernimmt unser Aboservice. Bitte lassen Sie dieses Fenster geöffnet.</p>` +
              `<iframe title="Aboservice" src="/aboservice/frame/${teile[2]}/1"></iframe>`,
          ),
        );
      if (pfad === "/mein-konto/profil/")
        return raus(
          seite(
            "Profil",
            pfad,
            `<h1>Profil</h1><p>Birgit Kessler<br>Uferstraße 12, 56154 Boppard<br>b.kessler@example.de</p>` +
              `<p>IBAN DE•• •••• •••• 4410</p><hr>` +
              `<form method="post" action="/mein-konto/loeschen/">${csrf}<button class="btn btn-link">Konto löschen</button>` +
              `</form>`,
          ),
        );
      if (pfad === "/mein-konto/zustellung/")
        return raus(
          seite(
            "Zustellung & Urlaub",
            pfad,
            "<h1>Zustellung &amp; Urlaub</h1>" +
              "<p>Während Ihres Urlaubs spenden wir Ihre Zeitung auf Wunsch an die Tafel.</p>",
          ),
        );
      if (pfad === "/mein-konto/rechnungen/")
        return raus(
          seite(
            "Rechnungen",
            pfad,
            '<h1>Rechnungen</h1><table class="table"><tr><td>01.11.2026</td><td>RA+ Digital</td><td>11,90 €</td></tr>' +
              "<tr><td>01.11.2026</td><td>Wochenend-Abo</td><td>24,50 €</td></tr></table>",
          ),
        );
      if (pfad === "/mein-konto/") return raus(start());
      raus(
        seite(
          "Rheintaler Anzeiger",
          "",
          "<h1>Hochwasser: Pegel am Mittelrhein steigt</h1><p>Die Fähre stellt am Abend den Betrieb ein.</p>",
        ),
      );
    });
  })
  .listen(+process.argv[2], "127.0.0.1");
