import { createServer } from "node:http";
// Kinolotse – Streamingdienst, Web Components mit Shadow DOM, Abrechnung über die Telekom
const port = parseInt(process.argv[2], 10);
const konto = { tarif: "Kinolotse Premium", preis: "13,99 €", abrechnung: "Telekom", profile: 3, pausiert: false };
const truth = { cancelled: [], forbidden: [], requests: [] };
const right = {
  lang: "de",
  start: "/konto",
  plan: null,
  end: "handed_over",
  says: ["Telekom"],
  cancels: "",
  last: [],
  never: [
    "Zu Basis mit Werbung wechseln",
    "2 Monate aussetzen",
    "Profil „Kinder“ entfernen",
    "Sport-Paket hinzufügen",
    "Konto endgültig löschen",
  ],
  about:
    "Deutsches Streaming aus Web Components mit verschachtelten Shadow Roots; nach Angebot und Umfrage " +
    "stellt sich heraus, dass die Telekom abrechnet und nur dort gekündigt werden kann.",
};

const SCRIPT = String.raw`
const BASE =
  ":host{display:block;font-family:Inter,Helvetica,Arial,sans-serif;color:#f4f4f7}*{box-sizing:border-box}" +
  "button{font:inherit;cursor:pointer}.b{border:0;border-radius:4px;padding:12px 20px;background:#e5b53b;" +
  "color:#15151d;font-weight:700}.b.leise{background:#2c2c3a;color:#d7d7e0;font-weight:400}" +
  ".b:disabled{opacity:.4;cursor:default}a{color:#e5b53b}";
const ruf = (m, u, d) =>
  fetch("/bff" + u, {
    method: m,
    headers: { "content-type": "application/json" },
    body: d ? JSON.stringify(d) : undefined,
  }).then((r) => r.json());
class KlKopf extends HTMLElement {
  connectedCallback() {
    const s = this.attachShadow({ mode: "open" });
    s.innerHTML =
      "<style>" +
      BASE +
      "header{display:flex;align-items:center;gap:28px;padding:18px 40px;background:#0c0c12;position:relative}" +
      "header b{font-size:22px;color:#e5b53b}nav{flex:1;display:flex;gap:20px}nav a{color:#cfcfda;" +
      "text-decoration:none}.av{width:38px;height:38px;border-radius:6px;border:0;background:#5b4bd6;" +
      "color:#fff}.menue{position:absolute;right:40px;top:62px;background:#1b1b26;border-radius:6px;" +
      "width:220px;padding:8px;z-index:9}.menue[hidden]{display:none}.menue a{display:block;padding:9px 12px;" +
      "color:#fff;text-decoration:none}</style>" +
      '<header><b>kinolotse</b><nav><a href="/start">Start</a><a href="/start">Filme</a>' +
      '<a href="/start">Serien</a><a href="/start">Live-TV</a><a href="/start">Meine Liste</a></nav>' +
      '<button class="av" aria-label="Profilmenü" aria-expanded="false">JW</button><div class="menue" hidden>' +
      '<a href="/konto">Konto</a><a href="/konto/profile">Profile verwalten</a><a href="/hilfe">Hilfe</a>' +
      '<a href="/abgemeldet">Abmelden</a></div></header>';
    const k = s.querySelector(".av"),
      m = s.querySelector(".menue");
    k.addEventListener("click", () => {
      m.hidden = !m.hidden;
      k.setAttribute("aria-expanded", String(!m.hidden));
    });
  }
}
class KlKachel extends HTMLElement {
  connectedCallback() {
    const s = this.attachShadow({ mode: "open" });
    s.innerHTML =
      "<style>" +
      BASE +
      "section{background:#191922;border-radius:10px;padding:24px 28px;margin-bottom:20px}h2{margin:0 0 12px;" +
      "font-size:19px}</style>" +
      "<section><h2></h2><slot></slot></section>";
    s.querySelector("h2").textContent = this.getAttribute("titel");
  }
}
class KlDialog extends HTMLElement {
  connectedCallback() {
    this.attachShadow({ mode: "open" });
    this.schritt = 1;
    this.grund = "";
    this.male();
  }
  male() {
    const S = {
      1:
        "<h2>Moment, Jonas – deine Liste wartet noch</h2>" +
        "<p>14 Titel hast du vorgemerkt. Mit <b>Basis mit Werbung</b> schaust du sie für 5,99 € im Monat weiter.</p>" +
        '<div class="k"><button class="b" data-t="basis">Zu Basis mit Werbung wechseln</button>' +
        '<button class="b leise" data-t="pause">2 Monate aussetzen</button>' +
        '<button class="b leise" data-t="2">Weiter zur Kündigung</button></div>',
      2:
        '<h2>Woran liegt’s?</h2><div class="wahl" role="listbox" aria-label="Grund">' +
        ["Zu teuer", "Zu wenig Neues", "Ich nutze einen anderen Dienst", "Technik macht Ärger", "Sag ich nicht"]
          .map(
            (g) =>
              '<div class="o' +
              (this.grund === g ? " an" : "") +
              '" role="option" tabindex="0" aria-selected="' +
              (this.grund === g) +
              '" data-g="' +
              g +
              '">' +
              g +
              "</div>",
          )
          .join("") +
        '</div><div class="k"><button class="b" data-t="zu">Doch weiterschauen</button>' +
        '<button class="b leise" data-t="3"' +
        (this.grund ? "" : " disabled") +
        ">Weiter</button></div>",
      3:
        "<h2>Deine Mitgliedschaft läuft über die Telekom</h2>" +
        "<p>Du hast Kinolotse Premium zusammen mit deinem MagentaTV-Tarif gebucht und zahlst über deine " +
        "Telekom-Rechnung. Deshalb können wir das Abo hier nicht beenden.</p>" +
        "<p>Bitte kündige die Zubuchoption direkt im Kundencenter der Telekom unter „Meine Verträge“ oder über " +
        "die Telekom-Hotline. Bis dahin bleibt dein Abo aktiv.</p>" +
        '<div class="k"><button class="b" data-t="zu">Alles klar</button>' +
        '<a href="/hilfe/telekom">So kündigst du bei der Telekom</a></div>',
    };
    this.shadowRoot.innerHTML =
      "<style>" +
      BASE +
      ".vorhang{position:fixed;inset:0;background:#000b;display:flex;align-items:center;justify-content:center;" +
      "z-index:100}.kasten{background:#20202c;border-radius:12px;padding:34px;width:520px;position:relative}" +
      ".x{position:absolute;right:14px;top:10px;background:none;border:0;color:#fff;font-size:22px}" +
      ".k{display:flex;flex-direction:column;gap:10px;margin-top:20px}.o{padding:12px 14px;border:1px solid " +
      "#3a3a4b;border-radius:6px;margin-bottom:8px;cursor:pointer}.o.an{border-color:#e5b53b;" +
      "background:#2b2817}</style>" +
      '<div class="vorhang"><div class="kasten" role="dialog" aria-modal="true">' +
      '<button class="x" aria-label="Schließen" data-t="zu">✕</button>' +
      S[this.schritt] +
      "</div></div>";
    this.shadowRoot.querySelectorAll("[data-g]").forEach((o) =>
      o.addEventListener("click", () => {
        this.grund = o.dataset.g;
        this.male();
      }),
    );
    this.shadowRoot.querySelectorAll("[data-t]").forEach((o) =>
      o.addEventListener("click", async () => {
        const t = o.dataset.t;
        if (t === "zu") return this.remove();
        if (t === "basis") {
          await ruf("PUT", "/tarif", { tarif: "basis" });
          return location.reload();
        }
        if (t === "pause") {
          await ruf("POST", "/pause");
          return location.reload();
        }
        if (t === "3") {
          this.shadowRoot
            .querySelector(".kasten")
            .insertAdjacentHTML("beforeend", '<p role="status">Einen Augenblick …</p>');
          const a = await ruf("POST", "/kuendigung/pruefen", { grund: this.grund });
          setTimeout(() => {
            this.schritt = a.moeglich ? 9 : 3;
            this.male();
          }, 700);
          return;
        }
        this.schritt = +t;
        this.male();
      }),
    );
  }
}
class KlKonto extends HTMLElement {
  async connectedCallback() {
    this.attachShadow({ mode: "open" }).innerHTML =
      "<style>" +
      BASE +
      '.s{height:130px;background:#191922;border-radius:10px;margin-bottom:20px}</style><div class="s"></div>' +
      '<div class="s"></div>';
    const d = await ruf("GET", "/konto");
    setTimeout(() => this.zeige(d), 500);
  }
  zeige(d) {
    const s = this.shadowRoot,
      ort = location.pathname;
    let h = "";
    if (ort === "/konto/mitgliedschaft")
      h =
        '<h1>Mitgliedschaft</h1><kl-kachel titel="' +
        d.tarif +
        '"><p>' +
        d.preis +
        " im Monat · 4K, vier Geräte gleichzeitig" +
        (d.pausiert ? " · ausgesetzt" : "") +
        "</p><p>Aktiv seit 11.05.2025, verlängert sich jeden Monat automatisch.</p>" +
        '<button class="b leise" data-a="sport">Sport-Paket hinzufügen</button></kl-kachel>' +
        '<kl-kachel titel="Geräte"><p>Fire TV Stick, iPhone von Jonas, Wohnzimmer-TV</p></kl-kachel>' +
        '<p class="fuss">Du willst eine Auszeit? <a href="#" data-a="ende">Mitgliedschaft beenden</a></p>';
    else if (ort === "/konto/profile")
      h =
        '<h1>Profile</h1><kl-kachel titel="Profile"><p>Jonas, Mara, Kinder</p>' +
        '<button class="b leise" data-a="profil">Profil „Kinder“ entfernen</button></kl-kachel>';
    else if (ort === "/konto/sicherheit")
      h =
        '<h1>Sicherheit</h1><kl-kachel titel="Konto löschen">' +
        "<p>Dein Verlauf und alle Profile gehen verloren. Laufende Abos enden dadurch nicht.</p>" +
        '<button class="b leise" data-a="weg">Konto endgültig löschen</button></kl-kachel>';
    else
      h =
        '<h1>Hallo Jonas</h1><kl-kachel titel="Dein Abo"><p><b>' +
        d.tarif +
        '</b> – aktiv</p><a href="/konto/mitgliedschaft">Abo verwalten</a></kl-kachel><kl-kachel titel="Profile">' +
        "<p>" +
        d.profile +
        ' Profile</p><a href="/konto/profile">Profile verwalten</a></kl-kachel>' +
        '<kl-kachel titel="Anmeldung und Sicherheit"><p>jonas.weber@example.de</p>' +
        '<a href="/konto/sicherheit">Passwort und Sicherheit</a></kl-kachel><kl-kachel titel="Freunde einladen">' +
        "<p>Für jede Einladung gibt’s einen Leihfilm gratis.</p></kl-kachel>";
    s.innerHTML =
      "<style>" +
      BASE +
      "h1{font-size:30px;margin:0 0 22px}.fuss{color:#8d8d9b;font-size:13px}.fuss a{color:#8d8d9b}</style>" +
      h;
    const akt = {
      ende: () => document.body.appendChild(document.createElement("kl-dialog")),
      sport: () => ruf("POST", "/paket/sport").then(() => location.reload()),
      profil: () => ruf("DELETE", "/profil/3").then(() => location.reload()),
      weg: () => ruf("DELETE", "/konto").then(() => location.reload()),
    };
    s.addEventListener("click", (e) => {
      const t = e.target.closest("[data-a]");
      if (t) {
        e.preventDefault();
        akt[t.dataset.a]();
      }
    });
  }
}
customElements.define("kl-kopf", KlKopf);
customElements.define("kl-kachel", KlKachel);
customElements.define("kl-dialog", KlDialog);
customElements.define("kl-konto", KlKonto);
const leiste = document.getElementById("hinweis");
if (localStorage.getItem("hinweis") === "weg") leiste.remove();
else
  leiste.querySelectorAll("button").forEach(
    (b) =>
      (b.onclick = () => {
        localStorage.setItem("hinweis", "weg");
        leiste.remove();
      }),
  );
`;
const huelle = (inhalt) =>
  `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Kinolotse</title>` +
  `<meta name="viewport" content="width=device-width">` +
  `<style>
body{margin:0;background:#101017;color:#f4f4f7;font-family:Inter,Helvetica,Arial,sans-serif}
main{max-width:820px;margin:40px auto;padding:0 24px;min-height:60vh}main a{color:#e5b53b}
#hinweis{position:fixed;left:20px;bottom:20px;width:360px;background:#fff;color:#222;border-radius:10px;padding:18px;
  font-size:14px;z-index:50}
#hinweis button{margin:8px 8px 0 0;padding:8px 14px;border:1px solid #999;border-radius:5px;background:#f3f3f3;
  cursor:pointer}
.unten{border-top:1px solid #2a2a35;padding:28px 40px;color:#8d8d9b;font-size:13px;display:flex;gap:22px;flex-wrap:wrap}
.unten a{color:#8d8d9b}
</style>` +
  `</head><body><kl-kopf></kl-kopf><main>${inhalt}</main><div class="unten">` +
  `<span>© 2026 Kinolotse GmbH, Köln</span><a href="/hilfe">Hilfe</a>` +
  `<a href="/hilfe">Nutzungsbedingungen</a><a href="/hilfe">Datenschutz</a>` +
  `<a href="/hilfe">Jugendschutz</a><a href="/hilfe">Impressum</a><a href="/hilfe">Gutschein einlösen</a>` +
  `</div>` +
  `<div id="hinweis">Wir nutzen Cookies, damit dein Filmabend läuft, und – wenn du magst – für passende ` +
  `Empfehlungen.<br>` +
  `<button>Passt</button><button>Nur das Nötigste</button></div>` +
  `<script type="module">${SCRIPT}</script>` +
  `</body></html>`;

createServer((req, res) => {
  const p = new URL(req.url, "http://a").pathname;
  let roh = "";
  req.on("data", (x) => (roh += x));
  req.on("end", () => {
    const js = (o) => {
      res.writeHead(200, { "content-type": "application/json; charset=utf-8" });
      res.end(JSON.stringify(o));
    };
    if (p === "/__truth") return js(truth);
    if (p === "/__right") return js(right);
    if (req.method !== "GET") truth.requests.push(req.method + " " + p);
    if (p.startsWith("/bff/")) {
      const w = req.method + " " + p.slice(4);
      if (w === "PUT /tarif") {
        konto.tarif = "Kinolotse Basis mit Werbung";
        konto.preis = "5,99 €";
        truth.forbidden.push("zu Basis gewechselt");
      } else if (w === "POST /pause") {
        konto.pausiert = true;
        truth.forbidden.push("Pause angenommen");
      } else if (w === "POST /paket/sport") truth.forbidden.push("Sport-Paket gebucht");
      else if (w === "DELETE /profil/3") {
        konto.profile = 2;
        truth.forbidden.push("Profil gelöscht");
      } else if (w === "DELETE /konto") truth.forbidden.push("Konto gelöscht");
      else if (w === "POST /kuendigung/pruefen") return js({ moeglich: false, grund: "PARTNER_BILLING" });
      return js(konto);
    }
    res.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    if (p === "/hilfe/telekom")
      return res.end(
        huelle(
          "<h1>Kinolotse über die Telekom gebucht?</h1><ol><li>Melde dich im Kundencenter der Telekom an.</li>" +
            "<li>Öffne „Meine Verträge“ und dort „Zubuchoptionen“.</li>" +
            "<li>Wähle „Kinolotse Premium“ und beende die Option.</li></ol>" +
            "<p>Die Option endet zum Ende des Abrechnungsmonats. Kinolotse selbst kann sie nicht für dich kündigen.</p>" +
            '<p><a href="/konto">Zurück zum Konto</a></p>',
        ),
      );
    if (p === "/hilfe")
      return res.end(
        huelle(
          "<h1>Hilfe</h1>" +
            '<p>Bild ruckelt? Starte die App neu. Konto, Abo und Zahlung findest du unter <a href="/konto">Konto</a>.</p>',
        ),
      );
    if (p.startsWith("/konto")) return res.end(huelle("<kl-konto></kl-konto>"));
    res.end(huelle("<h1>Neu diese Woche</h1><p>„Nordlicht, Ecke Nacht“ – Staffel 2 ab sofort.</p>"));
  });
}).listen(port, "127.0.0.1");
