import http from "http";
// blaufunk – Mobilfunk & DSL: Servicewelt wie Angular Material, dazu das öffentliche Formular nach § 312k BGB im Fuß der Seite
let vertraege = [
  {
    id: "M1",
    name: "Allnet M",
    art: "Mobilfunk",
    nummer: "0151 23456789",
    preis: "19,99 €",
    frist: "28.02.2027",
    gekuendigt: false,
  },
  {
    id: "D1",
    name: "DSL 100 Zuhause",
    art: "Festnetz",
    nummer: "0261 9988776",
    preis: "39,95 €",
    frist: "14.06.2027",
    gekuendigt: false,
  },
];
const truth = { cancelled: [], forbidden: [], requests: [] };
const right = {
  lang: "de",
  start: "/servicewelt",
  plan: "Allnet M",
  end: "cancelled",
  says: [],
  cancels: "Allnet M",
  last: ["Jetzt kündigen"],
  never: [
    "Kündigung vormerken",
    "100 € Treuebonus annehmen",
    "Jetzt verlängern",
    "Tarif wechseln",
    "Kündigung widerrufen",
    "Datenturbo buchen",
    "SIM-Karte sperren",
  ],
  about:
    "Mobilfunk/DSL mit zwei Verträgen: in der Servicewelt gibt es nur eine „Kündigungsvormerkung“ mit " +
    "Rückruf, der wahre Weg ist das Formular „Verträge hier kündigen“ im Fuß, mit Auswahlfeld aus divs, " +
    "Prüfseite und Treuebonus.",
};

const ngApp = String.raw`
"use strict";
(function () {
  const outlet = document.querySelector("app-root");
  let daten = null,
    reiter = 0,
    meldung = "";
  const esc = (s) => String(s).replace(/</g, "&lt;");
  const post = (pfad, d) =>
    fetch("/rest/servicewelt" + pfad, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(d || {}),
    }).then((r) => r.json());
  function status(v) {
    return v.gekuendigt
      ? '<mat-chip class="mat-chip orange">gekündigt zum ' + v.frist + "</mat-chip>"
      : '<mat-chip class="mat-chip">aktiv</mat-chip>';
  }
  function uebersicht() {
    return (
      '<h1 class="mat-headline">Willkommen in deiner Servicewelt, Lena</h1><div class="kachelgitter">' +
      daten
        .map(
          (v) =>
            '<mat-card class="mat-card" _ngcontent-kvs-c12><mat-card-title>' +
            esc(v.name) +
            "</mat-card-title><mat-card-subtitle>" +
            v.art +
            " · " +
            v.nummer +
            "</mat-card-subtitle><p>" +
            status(v) +
            "</p><p>" +
            v.preis +
            " / Monat</p>" +
            (v.gekuendigt
              ? "<p>Dein Vertrag endet am " + v.frist + ". Wir haben dir die Bestätigung per E-Mail geschickt.</p>"
              : "") +
            '<div class="aktionen"><div class="mat-raised" tabindex="0" role="button" data-geh="/servicewelt/vertrag/' +
            v.id +
            '">Vertrag ansehen</div></div></mat-card>',
        )
        .join("") +
      '<mat-card class="mat-card hell"><mat-card-title>Datenturbo</mat-card-title>' +
      "<p>10 GB extra bis Monatsende für 6,99 €.</p>" +
      '<div class="mat-raised" tabindex="0" role="button" data-tu="turbo">Datenturbo buchen</div></mat-card>' +
      "</div>"
    );
  }
  function vertrag(id) {
    const v = daten.find((x) => x.id === id);
    if (!v) return "<p>Vertrag nicht gefunden.</p>";
    const T = ["Übersicht", "Tarif & Laufzeit", "SIM & Geräte"];
    let k = "";
    if (reiter === 0)
      k =
        '<mat-card class="mat-card"><p>' +
        status(v) +
        "</p><p>Rufnummer " +
        v.nummer +
        "</p><p>Verbrauch: 11,4 von 25 GB</p><p>Nächste Rechnung: 05.12.2026, " +
        v.preis +
        "</p></mat-card>";
    if (reiter === 1)
      k =
        '<mat-card class="mat-card"><p>Vertragsbeginn 01.03.2025. ' +
        (v.gekuendigt
          ? "Gekündigt – Vertragsende " + v.frist + "."
          : "Mindestlaufzeit bis " + v.frist + ", danach monatlich kündbar.") +
        '</p><div class="aktionen">' +
        (v.gekuendigt
          ? '<div class="mat-raised" role="button" tabindex="0" data-tu="ruecknahme" data-id="' +
            v.id +
            '">Kündigung widerrufen</div>'
          : '<div class="mat-raised" role="button" tabindex="0" data-tu="verlaengern" data-id="' +
            v.id +
            '">Jetzt verlängern</div>' +
            '<div class="mat-raised grau" role="button" tabindex="0" data-tu="wechsel" data-id="' +
            v.id +
            '">Tarif wechseln</div>') +
        "</div></mat-card>" +
        (v.gekuendigt
          ? ""
          : '<div class="mat-expansion-panel">' +
            '<div class="mat-expansion-panel-header" role="button" tabindex="0" aria-expanded="false" data-klapp>Ich ' +
            "möchte kündigen <span>⌄</span>" +
            '</div><div class="mat-expansion-panel-body" hidden>' +
            "<p>Schade! Merke deine Kündigung vor und wir rufen dich mit einem Angebot zurück. Die Vormerkung allein " +
            "beendet deinen Vertrag nicht – dafür brauchen wir dein Okay am Telefon.</p>" +
            '<div class="mat-raised" role="button" tabindex="0" data-tu="vormerken" data-id="' +
            v.id +
            '">Kündigung vormerken</div>' +
            '<p class="klein">Ohne Rückruf kündigst du über den Link ganz unten auf jeder Seite.</p></div></div>');
    if (reiter === 2)
      k =
        '<mat-card class="mat-card"><p>SIM 8949 •••• 2231, Samsung Galaxy A56</p>' +
        '<div class="mat-raised grau" role="button" tabindex="0" data-tu="sperre" data-id="' +
        v.id +
        '">SIM-Karte sperren</div></mat-card>';
    return (
      '<a class="zurueck" href="/servicewelt" data-geh="/servicewelt">‹ Alle Verträge</a>' +
      '<h1 class="mat-headline">' +
      esc(v.name) +
      '</h1><div class="mat-tab-header" role="tablist">' +
      T.map(
        (t, i) =>
          '<div class="mat-tab-label" role="tab" tabindex="0" aria-selected="' +
          (i === reiter) +
          '" data-reiter="' +
          i +
          '">' +
          t +
          "</div>",
      ).join("") +
      "</div>" +
      k
    );
  }
  function male() {
    if (!daten) {
      outlet.innerHTML = '<div class="spinner" role="progressbar"></div>';
      return;
    }
    const m = location.pathname.match(/vertrag\/(\w+)/);
    outlet.innerHTML =
      (meldung ? '<div class="snack" role="status">' + meldung + "</div>" : "") + (m ? vertrag(m[1]) : uebersicht());
  }
  document.addEventListener("click", (e) => {
    const t = e.target.closest("[data-geh],[data-tu],[data-reiter],[data-klapp]");
    if (!t) return;
    e.preventDefault();
    meldung = "";
    if (t.dataset.geh) {
      history.pushState({}, "", t.dataset.geh);
      reiter = 0;
      male();
      scrollTo(0, 0);
    } else if (t.dataset.reiter) {
      reiter = +t.dataset.reiter;
      male();
    } else if (t.dataset.tu)
      post("/" + t.dataset.tu, { id: t.dataset.id }).then((j) => {
        daten = j.vertraege;
        meldung = j.meldung;
        male();
      });
    else {
      const b = t.nextElementSibling;
      b.hidden = !b.hidden;
      t.setAttribute("aria-expanded", String(!b.hidden));
    }
  });
  addEventListener("popstate", male);
  male();
  setTimeout(
    () =>
      fetch("/rest/servicewelt/vertraege")
        .then((r) => r.json())
        .then((j) => {
          daten = j;
          male();
        }),
    1100,
  );
})();
`;

const formSkript = String.raw`
var feld = document.getElementById("vertragsfeld"),
  liste = document.getElementById("vertragsliste"),
  wert = document.getElementById("vertrag");
function pruefe() {
  document.getElementById("weiter").disabled = !(wert.value && document.querySelector("input[name=art]:checked"));
}
if (feld) {
  feld.onclick = function () {
    liste.style.display = liste.style.display === "block" ? "none" : "block";
    feld.setAttribute("aria-expanded", liste.style.display === "block");
  };
  liste.onclick = function (e) {
    var o = e.target.closest("[role=option]");
    if (!o) return;
    wert.value = o.dataset.wert;
    feld.firstElementChild.textContent = o.textContent;
    liste.style.display = "none";
    feld.setAttribute("aria-expanded", "false");
    pruefe();
  };
  document.querySelectorAll("input[name=art]").forEach(function (r) {
    r.onchange = pruefe;
  });
}
`;

const fuss =
  `<div class="fuss"><div class="innen"><div><h4>Shop</h4><a href="/shop">Handytarife</a>` +
  `<a href="/shop">DSL &amp; Glasfaser</a><a href="/shop">Prepaid</a></div><div><h4>Service</h4>` +
  `<a href="/servicewelt">Servicewelt</a><a href="/shop">Netzausbau</a>` +
  `<a href="/shop">Rufnummer mitnehmen</a></div><div><h4>Über blaufunk</h4><a href="/shop">Presse</a>` +
  `<a href="/shop">Jobs</a><a href="/shop">Nachhaltigkeit</a></div><div><h4>Rechtliches</h4>` +
  `<a href="/shop">Impressum</a><a href="/shop">AGB</a><a href="/shop">Datenschutz</a>` +
  `<a href="/shop">Barrierefreiheit</a><a href="/vertraege-kuendigen">Verträge hier kündigen</a></div>` +
  `</div></div>`;
const blatt = (titel, mitte, skript) =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${titel} | blaufunk</title>` +
  `<style>
body{margin:0;font:16px/1.5 Roboto,"Helvetica Neue",sans-serif;color:#1c2733;background:#eef3f8}
.kopf{background:#0a4bd0;color:#fff;height:64px;display:flex;align-items:center;padding:0 32px;gap:30px}
.kopf b{font-size:24px}.kopf a{color:#fff;text-decoration:none}
app-root,.formblatt{display:block;max-width:960px;margin:32px auto;padding:0 24px;min-height:55vh}
.mat-headline{font-size:28px;font-weight:400}.kachelgitter{display:grid;grid-template-columns:1fr 1fr;gap:20px}
.mat-card{display:block;background:#fff;border-radius:8px;padding:22px;box-shadow:0 2px 4px #0002}
.mat-card.hell{background:#dfeaff}mat-card-title{display:block;font-size:20px;font-weight:500}
mat-card-subtitle{display:block;color:#66727f}
.mat-chip{background:#d9f2df;border-radius:14px;padding:3px 12px;font-size:13px}.mat-chip.orange{background:#ffe2bd}
.mat-raised{display:inline-block;background:#0a4bd0;color:#fff;padding:9px 18px;border-radius:4px;cursor:pointer;
  font-weight:500}
.mat-raised.grau{background:#dde4ec;color:#1c2733}.aktionen{display:flex;gap:12px;margin-top:14px}
.mat-tab-header{display:flex;border-bottom:1px solid #c6d0da;margin-bottom:18px}
.mat-tab-label{padding:12px 22px;cursor:pointer}.mat-tab-label[aria-selected=true]{border-bottom:3px solid #0a4bd0}
.mat-expansion-panel{background:#fff;border-radius:8px;margin-top:16px}
.mat-expansion-panel-header{padding:16px 22px;cursor:pointer;display:flex;justify-content:space-between}
.mat-expansion-panel-body{padding:0 22px 20px}.klein{font-size:13px;color:#66727f}
.spinner{width:48px;height:48px;border:5px solid #c6d6f5;border-top-color:#0a4bd0;border-radius:50%;margin:80px auto}
.snack{background:#323c47;color:#fff;padding:14px 20px;border-radius:4px;margin-bottom:16px}.zurueck{color:#0a4bd0}
.formblatt fieldset{border:0;padding:0;margin:22px 0}.formblatt legend{font-weight:600}
.formblatt input[type=text],.formblatt input[type=email]{display:block;width:100%;max-width:440px;padding:10px;
  border:1px solid #9aa7b5;font:inherit;box-sizing:border-box}
.formblatt label{display:block;margin:8px 0}
.wahlfeld{width:440px;border:1px solid #9aa7b5;background:#fff;padding:10px 14px;cursor:pointer;display:flex;
  justify-content:space-between}
.wahlliste{display:none;width:440px;background:#fff;border:1px solid #9aa7b5;border-top:0}
.wahlliste div{padding:10px 14px;cursor:pointer}.wahlliste div:hover{background:#e6eefc}
.taste{font:inherit;padding:12px 24px;border:1px solid #0a4bd0;background:#fff;color:#0a4bd0;cursor:pointer}
.taste.stark{background:#0a4bd0;color:#fff}.taste:disabled{opacity:.4}
.bonus{background:#fff3c4;border-left:6px solid #f2b600;padding:16px 20px;margin:20px 0}
.liste dt{color:#66727f;float:left;width:200px;clear:left}.liste dd{margin:0 0 6px 200px}
.fuss{background:#102a54;color:#c9d6ee;margin-top:60px;padding:36px 0;font-size:13px}
.fuss .innen{max-width:960px;margin:auto;padding:0 24px;display:grid;grid-template-columns:repeat(4,1fr)}
.fuss a{display:block;color:#c9d6ee;line-height:2.1;text-decoration:none}
.hilfeblase{position:fixed;right:22px;bottom:22px;width:58px;height:58px;border-radius:50%;border:0;background:#ff7a00;
  color:#fff;font-size:24px;cursor:pointer}
</style>` +
  `</head><body><div class="kopf"><b>blaufunk</b><a href="/shop">Mobilfunk</a><a href="/shop">Internet</a>` +
  `<a href="/shop">Hilfe</a><span style="flex:1"></span><a href="/servicewelt">Lena Hartwig</a>` +
  `</div>${mitte}${fuss}<button class="hilfeblase" aria-label="Chat mit Blu öffnen">💬</button>` +
  `<script>${skript}</script>` +
  `</body></html>`;

const formular = () =>
  blatt(
    "Verträge hier kündigen",
    `<div class="formblatt"><h1>Vertrag kündigen</h1>` +
      `<p>Mit diesem Formular kannst du deinen Vertrag mit der blaufunk GmbH online kündigen. Deine Daten ` +
      `haben wir aus der Servicewelt übernommen.</p>` +
      `<form method="post" action="/vertraege-kuendigen/pruefen">\n` +
      `<fieldset><legend>Welchen Vertrag möchtest du kündigen?</legend>` +
      `<div class="wahlfeld" id="vertragsfeld" role="combobox" tabindex="0" aria-haspopup="listbox" ` +
      `aria-expanded="false" aria-label="Vertrag">` +
      `<span>Bitte auswählen</span><i>▾</i></div><div class="wahlliste" id="vertragsliste" role="listbox">` +
      vertraege
        .slice()
        .reverse()
        .map((v) => `<div role="option" data-wert="${v.id}">${v.name} (${v.nummer})</div>`)
        .join("") +
      `</div><input type="hidden" name="vertrag" id="vertrag"></fieldset>\n` +
      `<fieldset><legend>Art der Kündigung</legend><label>` +
      `<input type="radio" name="art" value="ausserordentlich"> Außerordentliche Kündigung aus wichtigem Grund</label>` +
      `<label><input type="radio" name="art" value="ordentlich"> Ordentliche Kündigung</label></fieldset>\n` +
      `<fieldset><legend>Kündigungszeitpunkt</legend><label>` +
      `<input type="radio" name="wann" value="naechst" checked> Zum nächstmöglichen Zeitpunkt</label><label>` +
      `<input type="radio" name="wann" value="datum"> Zu einem späteren Datum</label></fieldset>\n` +
      `<fieldset><legend>Deine Angaben</legend>` +
      `<label>Vor- und Nachname<input type="text" name="name" value="Lena Hartwig"></label>` +
      `<label>Kundennummer<input type="text" name="kdnr" value="7710 442 093"></label>` +
      `<label>E-Mail für die Bestätigung<input type="email" name="mail" value="lena.hartwig@example.de">` +
      `</label></fieldset>\n` +
      `<button class="taste stark" id="weiter" disabled>Angaben prüfen</button></form></div>`,
    formSkript,
  );
const pruefseite = (v, f) =>
  blatt(
    "Kündigung prüfen",
    `<div class="formblatt"><h1>Stimmt alles?</h1><dl class="liste"><dt>Vertrag</dt>` +
      `<dd>${v.name}, ${v.nummer}</dd><dt>Art</dt><dd>` +
      (f.get("art") === "ordentlich" ? "Ordentliche Kündigung" : "Außerordentliche Kündigung") +
      `</dd><dt>Vertragsende</dt><dd>zum nächstmöglichen Zeitpunkt, voraussichtlich ${v.frist}</dd>` +
      `<dt>Name</dt><dd>Lena Hartwig</dd><dt>Kundennummer</dt><dd>7710 442 093</dd><dt>Bestätigung an</dt>` +
      `<dd>lena.hartwig@example.de</dd></dl>\n` +
      `<div class="bonus">` +
      `<b>Bleib blau!</b> Für 24 weitere Monate schreiben wir dir 100 € gut.<form method="post" ` +
      `action="/vertraege-kuendigen/bonus">` +
      `<button class="taste stark">100 € Treuebonus annehmen</button></form></div>\n` +
      `<form method="post" action="/vertraege-kuendigen/absenden">` +
      `<input type="hidden" name="vertrag" value="${v.id}">` +
      `<a class="taste" style="text-decoration:none" href="/vertraege-kuendigen">Zurück</a> <button ` +
      `class="taste">Jetzt kündigen</button>` +
      `</form></div>`,
    "",
  );
const fertig = (v) =>
  blatt(
    "Kündigung eingegangen",
    `<div class="formblatt"><h1>Deine Kündigung ist eingegangen</h1>` +
      `<p>Wir haben deine Kündigung für <b>${v.name}</b> (${v.nummer}) am 22.11.2026 um 10:42 Uhr erhalten. ` +
      `Dein Vertrag endet am <b>${v.frist}</b>.</p>` +
      `<p>Eine Bestätigung ist unterwegs an lena.hartwig@example.de. Du kannst diese Seite auch speichern oder ` +
      `ausdrucken.</p>` +
      `<p><a href="/servicewelt">Zur Servicewelt</a></p></div>`,
    "",
  );

const REST = {
  turbo: ["Datenturbo gebucht", "Viel Spaß mit 10 GB extra!", () => {}],
  verlaengern: ["Vertrag verlängert", "Dein Vertrag wurde um 24 Monate verlängert.", () => {}],
  wechsel: ["Tarif gewechselt", "Dein neuer Tarif gilt ab 01.12.2026.", () => {}],
  vormerken: [
    "Kündigungsvormerkung mit Rückruf",
    "Vormerkung gespeichert. Wir rufen dich innerhalb von 14 Tagen an. Dein Vertrag läuft vorerst weiter.",
    () => {},
  ],
  sperre: ["SIM gesperrt", "Deine SIM-Karte wird gesperrt.", () => {}],
  ruecknahme: [
    "Kündigung widerrufen",
    "Schön, dass du bleibst!",
    (v) => {
      if (v) v.gekuendigt = false;
    },
  ],
};
const s = http.createServer(async (req, res) => {
  const teile = [];
  for await (const c of req) teile.push(c);
  const koerper = Buffer.concat(teile).toString("utf8"),
    [pfad] = req.url.split("?");
  const gib = (code, typ, text) => {
    res.writeHead(code, { "Content-Type": typ });
    res.end(text);
  };
  const J = (o) => gib(200, "application/json", JSON.stringify(o)),
    H = (t) => gib(200, "text/html; charset=utf-8", t);
  if (pfad === "/__truth") return J(truth);
  if (pfad === "/__right") return J(right);
  if (req.method === "POST") {
    truth.requests.push("POST " + pfad);
    const m = pfad.match(/^\/rest\/servicewelt\/(\w+)$/);
    if (m && REST[m[1]]) {
      const d = JSON.parse(koerper || "{}"),
        v = vertraege.find((x) => x.id === d.id);
      truth.forbidden.push(REST[m[1]][0]);
      REST[m[1]][2](v);
      return J({ vertraege, meldung: REST[m[1]][1] });
    }
    const f = new URLSearchParams(koerper),
      v = vertraege.find((x) => x.id === f.get("vertrag"));
    if (pfad === "/vertraege-kuendigen/pruefen")
      return v && f.get("art")
        ? H(pruefseite(v, f))
        : (res.writeHead(302, { Location: "/vertraege-kuendigen" }), res.end());
    if (pfad === "/vertraege-kuendigen/bonus") {
      truth.forbidden.push("Treuebonus angenommen");
      res.writeHead(302, { Location: "/servicewelt" });
      return res.end();
    }
    if (pfad === "/vertraege-kuendigen/absenden" && v) {
      v.gekuendigt = true;
      truth.cancelled.push(v.name);
      if (v.id !== "M1") truth.forbidden.push("DSL gekündigt");
      return H(fertig(v));
    }
    return gib(404, "text/plain", "nicht gefunden");
  }
  if (pfad === "/rest/servicewelt/vertraege") return J(vertraege);
  if (pfad === "/vertraege-kuendigen") return H(formular());
  if (pfad.startsWith("/servicewelt"))
    return H(blatt("Servicewelt", '<app-root ng-version="18.2.4"></app-root>', ngApp));
  return H(
    blatt(
      "blaufunk",
      '<div class="formblatt"><h1>Mehr Netz fürs Geld</h1>' +
        '<p>Allnet-Tarife ab 9,99 €. <a href="/servicewelt">Zur Servicewelt</a></p></div>',
      "",
    ),
  );
});
s.listen(+process.argv[2], "127.0.0.1");
