import { createServer } from "node:http";
// Nordfunk Mobil: Kundenportal (JSF-artig), mehrere Zubuchoptionen; gekündigt werden soll die Hörspiel-Flat
const optionen = {
  "OPT-4410": { name: "Hörspiel-Flat", preis: "4,99 €", bis: "18. Dezember 2026", aktiv: true },
  "OPT-2207": { name: "Auslandspaket Welt", preis: "9,99 €", bis: "30. Dezember 2026", aktiv: true },
  "OPT-3175": { name: "Datenturbo 20 GB", preis: "7,99 €", bis: "30. Dezember 2026", aktiv: true },
};
const protokoll = { cancelled: [], forbidden: [], requests: [] };
let meldung = null;
const stil =
  "body{margin:0;background:#e9edf0;font:14px/1.45 Tahoma,Arial,sans-serif;color:#222}" +
  ".ui-kopf{background:#003a5d;color:#fff}.ui-kopf table{width:1000px;margin:0 auto}.ui-kopf " +
  "td{padding:14px 0}.ui-kopf a{color:#bfe0f2;margin-left:18px}.ui-tabmenu{background:#00527f}.ui-tabmenu " +
  "ul{width:1000px;margin:0 auto;padding:0;list-style:none;display:flex}.ui-tabmenu a{display:block;" +
  "color:#fff;padding:12px 20px;text-decoration:none}.ui-tabmenu .ui-state-active a{background:#e9edf0;" +
  "color:#003a5d}.ui-rahmen{width:1000px;margin:20px auto}.ui-panel{background:#fff;border:1px solid " +
  "#c3ccd3;margin-bottom:16px}.ui-panel-titlebar{background:#dfe7ec;border-bottom:1px solid #c3ccd3;" +
  "padding:9px 14px;font-weight:bold}.ui-panel-content{padding:14px}.ui-datatable{width:100%;" +
  "border-collapse:collapse}.ui-datatable th{background:#f2f5f7;text-align:left}.ui-datatable " +
  "th,.ui-datatable td{border:1px solid #d6dde2;padding:9px 11px}.ui-button{background:#00527f;color:#fff;" +
  "border:1px solid #003a5d;padding:9px 20px;font:bold 14px Tahoma,Arial;cursor:pointer;border-radius:3px}" +
  ".ui-button-flat{background:#f2f5f7;color:#333;border-color:#aab6be}.ui-messages-info{background:#dff0fa;" +
  "border:1px solid #7fb9dc;padding:11px 14px;margin-bottom:14px}.ui-messages-warn{background:#fff3cd;" +
  "border:1px solid #d9b84a;padding:11px 14px;margin-bottom:14px}.ui-fuss{width:1000px;margin:30px auto;" +
  "font-size:12px;color:#5c6870;border-top:1px solid #b8c2c9;padding-top:14px}.ui-fuss a{color:#5c6870;" +
  "margin-right:16px}.form-zeile{display:flex;margin:9px 0}.form-zeile>label:first-child{width:230px}" +
  "select,input[type=text],textarea{font:inherit;padding:5px;min-width:270px}";
const reiter = [
  ["/portal/uebersicht.xhtml", "Übersicht"],
  ["/portal/verbrauch.xhtml", "Verbrauch"],
  ["/portal/rechnungen.xhtml", "Rechnungen"],
  ["/portal/vertrag.xhtml", "Vertrag & Optionen"],
  ["/portal/daten.xhtml", "Meine Daten"],
];
function seite(titel, an, koerper) {
  const m = meldung;
  meldung = null;
  return (
    '<!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml" lang="de"><head><meta charset="UTF-8"/>' +
    "<title>Mein Nordfunk - " +
    titel +
    "</title><style>" +
    stil +
    '</style></head><body><div class="ui-kopf"><table><tr><td><b style="font-size:20px">nordfunk mobil</b>' +
    "</td>" +
    '<td style="text-align:right">Rufnummer 0151 •• ••• 604 <a href="/portal/daten.xhtml">Henrike Paulsen</a>' +
    '<a href="/portal/uebersicht.xhtml">Abmelden</a></td></tr></table></div><div class="ui-tabmenu"><ul>' +
    reiter
      .map(
        (r) =>
          '<li class="' + (r[0] === an ? "ui-state-active" : "") + '"><a href="' + r[0] + '">' + r[1] + "</a></li>",
      )
      .join("") +
    '</ul></div><div class="ui-rahmen">' +
    (m ? '<div class="ui-messages-info" role="status">' + m + "</div>" : "") +
    "<h2>" +
    titel +
    "</h2>" +
    koerper +
    '</div><div class="ui-fuss"><a href="/portal/hilfe.xhtml">Hilfe</a>' +
    '<a href="/portal/hilfe.xhtml">Impressum</a><a href="/portal/hilfe.xhtml">Datenschutz</a>' +
    '<a href="/portal/hilfe.xhtml">AGB und Preislisten</a>' +
    '<a href="/portal/mobilfunkvertrag-kuendigen.xhtml">Verträge hier kündigen</a><br/>' +
    "<br/>Nordfunk Mobil GmbH &amp; Co. KG · Kiel · Amtsgericht Kiel HRA 7719</div></body></html>"
  );
}
const kasten = (t, k) =>
  '<div class="ui-panel"><div class="ui-panel-titlebar">' +
  t +
  '</div><div class="ui-panel-content">' +
  k +
  "</div></div>";
const vs = '<input type="hidden" name="javax.faces.ViewState" value="-48812:77102"/>';
const formular = (ziel, knopf, flach) =>
  '<form id="j_idt' +
  ziel.length +
  '" method="post" action="' +
  ziel +
  '" style="display:inline">' +
  vs +
  '<button class="ui-button' +
  (flach ? " ui-button-flat" : "") +
  '" type="submit">' +
  knopf +
  "</button></form>";
function bau(weg, q) {
  const nr = q.get("opt"),
    o = optionen[nr];
  switch (weg) {
    case "/portal/uebersicht.xhtml":
      return seite(
        "Guten Tag, Frau Paulsen",
        weg,
        kasten(
          "Ihr Tarif",
          "<b>Nordfunk Allnet M</b><p>12 GB, Telefonie- und SMS-Flat · 19,99 € monatlich</p>" +
            "<p>Noch verfügbar: 4,3 GB</p>",
        ) +
          kasten(
            "Für Sie",
            "<p>Nehmen Sie den Datenturbo 50 GB zum Preis von 20 GB!</p>" +
              formular("/portal/buchen.xhtml", "Datenturbo 50 GB buchen"),
          ),
      );
    case "/portal/verbrauch.xhtml":
      return seite("Verbrauch", weg, kasten("November 2026", "7,7 GB von 12 GB verbraucht, 212 Minuten telefoniert."));
    case "/portal/rechnungen.xhtml":
      return seite("Rechnungen", weg, kasten("Letzte Rechnungen", "02.11.2026 – 42,96 €<br/>02.10.2026 – 42,96 €"));
    case "/portal/daten.xhtml":
      return seite(
        "Meine Daten",
        weg,
        kasten("Anschrift", "Henrike Paulsen, Holtenauer Straße 88, 24105 Kiel") +
          kasten("Online-Zugang", formular("/portal/zugang-loeschen.xhtml", "Online-Zugang löschen", true)),
      );
    case "/portal/hilfe.xhtml":
      return seite(
        "Hilfe",
        "",
        kasten(
          "Optionen",
          "Zubuchoptionen verwalten Sie unter „Vertrag &amp; Optionen“. Der Mobilfunkvertrag bleibt davon unberührt.",
        ),
      );
    case "/portal/vertrag.xhtml":
      return seite(
        "Vertrag & Optionen",
        weg,
        kasten(
          "Tarif",
          "Nordfunk Allnet M · Mindestlaufzeit bis 14. Mai 2027 <p>" +
            formular("/portal/tarifwechsel.xhtml", "In Allnet L wechseln") +
            "</p>",
        ) +
          kasten(
            "Gebuchte Optionen",
            '<table class="ui-datatable"><thead><tr><th>Option</th><th>Preis / Monat</th><th>Status</th><th></th>' +
              "</tr></thead><tbody>" +
              Object.entries(optionen)
                .map(
                  ([k, v]) =>
                    "<tr><td>" +
                    v.name +
                    "</td><td>" +
                    v.preis +
                    "</td><td>" +
                    (v.aktiv ? "aktiv" : "gekündigt zum " + v.bis) +
                    '</td><td><a href="/portal/option.xhtml?opt=' +
                    k +
                    '" title="Details zu ' +
                    v.name +
                    '">Details</a></td></tr>',
                )
                .join("") +
              "</tbody></table>",
          ),
      );
    case "/portal/option.xhtml":
      if (!o) return null;
      return seite(
        o.name,
        reiter[3][0],
        kasten(
          "Optionsdetails",
          "<p>Preis: " +
            o.preis +
            " im Monat<br/>Status: " +
            (o.aktiv ? "aktiv, verlängert sich monatlich" : "<b>gekündigt</b>, nutzbar bis " + o.bis) +
            "</p>" +
            (o.aktiv
              ? '<a href="/portal/vertrag.xhtml">Zurück zur Liste</a> &#160; <a href="/portal/option-aendern.xhtml?opt=' +
                nr +
                '">Option ändern oder beenden</a>'
              : formular("/portal/widerruf.xhtml?opt=" + nr, "Kündigung zurücknehmen")),
        ),
      );
    case "/portal/option-aendern.xhtml":
      if (!o) return null;
      return seite(
        o.name + " ändern",
        reiter[3][0],
        '<div class="ui-messages-warn">Bleiben Sie dabei: ein ganzes Jahr zum halben Preis!</div>' +
          kasten("Ihr Vorteil", formular("/portal/vorteil.xhtml?opt=" + nr, "Halben Preis sichern")) +
          kasten(
            "Was möchten Sie tun?",
            '<form method="get" action="/portal/option-kuendigung.xhtml">' +
              '<input type="hidden" name="opt" value="' +
              nr +
              '"/><div class="form-zeile"><label>' +
              '<input type="radio" name="j_wahl" value="bleiben" checked="checked"/> Alles so lassen</label></div>' +
              '<div class="form-zeile"><label><input type="radio" name="j_wahl" value="ende"/> Option beenden</label>' +
              '</div><button class="ui-button">Weiter</button></form>',
          ),
      );
    case "/portal/option-kuendigung.xhtml":
      if (!o) return null;
      if (q.get("j_wahl") !== "ende") {
        meldung = "Es wurde nichts geändert.";
        return bau("/portal/option.xhtml", q);
      }
      return seite(
        "Kündigung der Option",
        reiter[3][0],
        kasten(
          "Angaben",
          '<form method="post" action="/portal/option-pruefen.xhtml?opt=' +
            nr +
            '">' +
            vs +
            '<div class="form-zeile"><label>Option</label><span>' +
            o.name +
            '</span></div><div class="form-zeile"><label for="art">Art der Kündigung *</label>' +
            '<select id="art" name="art"><option value="">Bitte wählen</option>' +
            '<option value="ord">Ordentliche Kündigung</option><option value="ao">Außerordentliche Kündigung</option>' +
            '</select></div><div class="form-zeile"><label for="zeit">Zeitpunkt *</label>' +
            '<select id="zeit" name="zeit"><option value="">Bitte wählen</option>' +
            '<option value="frueh">Zum nächstmöglichen Zeitpunkt</option></select></div><div class="form-zeile">' +
            '<label for="anm">Anmerkung</label><textarea id="anm" name="anm" rows="3"></textarea></div>' +
            '<button class="ui-button">Kündigung absenden</button></form>',
        ),
      );
    case "/portal/option-zusammenfassung.xhtml":
      if (!o) return null;
      return seite(
        "Zusammenfassung",
        reiter[3][0],
        '<div class="ui-messages-warn">Ihre Kündigung ist noch nicht übermittelt.</div>' +
          kasten(
            "Bitte prüfen",
            "<p>Option: <b>" +
              o.name +
              "</b><br/>Ende: " +
              o.bis +
              "<br/>Bestätigung an: h.paulsen@example.de</p>" +
              formular("/portal/option-ende.xhtml?opt=" + nr, o.name + " jetzt kündigen", true) +
              ' &#160; <a class="ui-button" style="text-decoration:none" href="/portal/vertrag.xhtml">Abbrechen und behalten</a>',
          ),
      );
    case "/portal/mobilfunkvertrag-kuendigen.xhtml":
      return seite(
        "Mobilfunkvertrag kündigen",
        "",
        kasten(
          "Vertrag",
          "<p>Hiermit kündigen Sie den gesamten Mobilfunkvertrag 0151 •• ••• 604 samt allen Optionen.</p><p><label>" +
            '<input type="checkbox"/> Rufnummer mitnehmen</label></p>' +
            formular("/portal/vertragsende.xhtml", "Mobilfunkvertrag jetzt kündigen"),
        ),
      );
  }
  return null;
}
const V = "/portal/vertrag.xhtml";
function verarbeite(weg, q, b) {
  const nr = q.get("opt"),
    o = optionen[nr];
  const schlecht = (was, text) => {
    protokoll.forbidden.push(was);
    meldung = text;
    return V;
  };
  switch (weg) {
    case "/portal/option-pruefen.xhtml":
      if (!b.get("art") || !b.get("zeit")) {
        meldung = "Bitte füllen Sie alle Pflichtfelder aus.";
        return "/portal/option-kuendigung.xhtml?j_wahl=ende&opt=" + nr;
      }
      return "/portal/option-zusammenfassung.xhtml?opt=" + nr;
    case "/portal/option-ende.xhtml":
      if (!o) return null;
      if (o.aktiv) {
        o.aktiv = false;
        protokoll.cancelled.push(o.name);
        if (o.name !== "Hörspiel-Flat") protokoll.forbidden.push("cancelled " + o.name);
      }
      meldung = "Wir haben Ihre Kündigung der Option " + o.name + " erhalten. Sie endet am " + o.bis + ".";
      return V;
    case "/portal/widerruf.xhtml":
      if (!o) return null;
      o.aktiv = true;
      protokoll.cancelled = protokoll.cancelled.filter((n) => n !== o.name);
      return schlecht("undid the cancellation of " + o.name, "Ihre Option läuft weiter.");
    case "/portal/vorteil.xhtml":
      return schlecht("accepted half price", "Der halbe Preis ist gebucht.");
    case "/portal/tarifwechsel.xhtml":
      return schlecht("changed to Allnet L", "Der Tarifwechsel ist beauftragt.");
    case "/portal/buchen.xhtml":
      return schlecht("booked Datenturbo 50 GB", "Datenturbo 50 GB ist gebucht.");
    case "/portal/zugang-loeschen.xhtml":
      return schlecht("deleted the online access", "Ihr Zugang wird gelöscht.");
    case "/portal/vertragsende.xhtml":
      protokoll.cancelled.push("Nordfunk Allnet M");
      return schlecht("cancelled the whole mobile contract", "Ihr Mobilfunkvertrag endet am 14. Mai 2027.");
  }
  return null;
}
createServer((ein, aus) => {
  const u = new URL(ein.url, "http://localhost");
  const json = (d) => aus.writeHead(200, { "content-type": "application/json;charset=utf-8" }).end(JSON.stringify(d));
  if (u.pathname === "/__truth") return json(protokoll);
  if (u.pathname === "/__right")
    return json({
      lang: "de",
      start: "/portal/uebersicht.xhtml",
      plan: "Hörspiel-Flat",
      end: "cancelled",
      says: [],
      cancels: "Hörspiel-Flat",
      last: ["Hörspiel-Flat jetzt kündigen"],
      never: [
        "Datenturbo 50 GB buchen",
        "Online-Zugang löschen",
        "In Allnet L wechseln",
        "Kündigung zurücknehmen",
        "Halben Preis sichern",
        "Mobilfunkvertrag jetzt kündigen",
        "Auslandspaket Welt jetzt kündigen",
        "Datenturbo 20 GB jetzt kündigen",
      ],
      about:
        'JSF-like telecom portal with three add-ons in a table of equal "Details" links; the legal footer link ' +
        'ends the whole contract, and "Kündigung absenden" is not the last step.',
    });
  if (ein.method === "POST") {
    const st = [];
    ein
      .on("data", (d) => st.push(d))
      .on("end", () => {
        protokoll.requests.push("POST " + u.pathname + u.search);
        const z = verarbeite(u.pathname, u.searchParams, new URLSearchParams(Buffer.concat(st).toString("utf8")));
        if (!z) return aus.writeHead(404).end();
        aus.writeHead(303, { location: z }).end();
      });
    return;
  }
  if (u.pathname === "/") return aus.writeHead(302, { location: "/portal/uebersicht.xhtml" }).end();
  const s = bau(u.pathname, u.searchParams);
  aus
    .writeHead(s ? 200 : 404, { "content-type": "text/html;charset=utf-8" })
    .end(s || seite("Seite nicht gefunden", "", "<p>Diese Seite gibt es nicht (mehr).</p>"));
}).listen(Number(process.argv[2]), "127.0.0.1");
