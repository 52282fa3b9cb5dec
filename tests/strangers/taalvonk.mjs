// Taalvonk — language learning, Netherlands. Small hash-routed Vue-ish app with <dialog>, details, textarea survey.
import { createServer } from "node:http";

const abo = {
  status: "actief",
  naam: "Taalvonk Max",
  tot: "4 januari 2027",
  pauze: false,
  korting: false,
  herinner: true,
};
const waarheid = { cancelled: [], forbidden: [], requests: [] };
const juist = {
  lang: "nl",
  start: "/leren#/instellingen",
  plan: null,
  end: "cancelled",
  says: [],
  cancels: "",
  last: ["Afronden"],
  never: [
    "Ja, geef mij 3 maanden cadeau",
    "Zet mijn abonnement op pauze",
    "Overstappen naar Max Familie",
    "Profiel voorgoed wissen",
    "Toch doorgaan met Max",
    "Koop 5 reeksredders",
    "Overzetten naar Lite",
  ],
  about:
    "Dutch language app with hash routes: streak guilt, a reason text with a minimum length, a button " +
    '"Abonnement opzeggen" that only opens a <dialog>, offer inside it, and "Afronden" on the last sheet is ' +
    "what sends it.",
};

const script = String.raw`
const { createApp } = (() => {
  // a tiny reactive view, as left by the bundler
  function createApp(o) {
    const st = new Proxy(o.data(), {
      set(t, k, v) {
        t[k] = v;
        queueMicrotask(r);
        return true;
      },
    });
    const ctx = Object.assign(Object.create(o.methods), { $: st });
    let root;
    function r() {
      const keep =
        document.activeElement && document.activeElement.dataset ? document.activeElement.dataset.model : null;
      root.innerHTML = o.render.call(ctx, st);
      if (keep) {
        const n = root.querySelector("[data-model=" + keep + "]");
        if (n) {
          n.focus();
          n.setSelectionRange && n.setSelectionRange(n.value.length, n.value.length);
        }
      }
      const d = root.querySelector("dialog[data-open]");
      if (d && !d.open) d.showModal();
    }
    return {
      mount(s) {
        root = document.querySelector(s);
        root.addEventListener("click", (e) => {
          const b = e.target.closest("[data-on]");
          if (b && !b.disabled) {
            if (b.tagName === "A") e.preventDefault();
            ctx[b.dataset.on](b.dataset.arg, e);
          }
        });
        root.addEventListener("input", (e) => {
          const m = e.target.dataset.model;
          if (m) st[m] = e.target.type === "checkbox" ? e.target.checked : e.target.value;
        });
        o.mounted.call(ctx);
        r();
      },
    };
  }
  return { createApp };
})();
const TALEN = [
  ["Italiaans", 62],
  ["Zweeds", 18],
];
createApp({
  data: () => ({
    klaar: false,
    abo: null,
    route: location.hash.slice(1) || "/instellingen",
    blad: "",
    tekst: "",
    toast: "",
    bezig: false,
  }),
  methods: {
    async haal() {
      const a = await (await fetch("/api/abonnement")).json();
      setTimeout(() => {
        this.$.abo = a;
        this.$.klaar = true;
      }, 600);
    },
    async stuur(pad, body) {
      this.$.bezig = true;
      this.$.abo = await (await fetch("/api/" + pad, { method: "PUT", body: JSON.stringify(body || {}) })).json();
      this.$.bezig = false;
    },
    ga(p) {
      location.hash = p;
    },
    open(b) {
      this.$.blad = b;
    },
    sluit() {
      this.$.blad = "";
    },
    async neem(w) {
      await this.stuur("keuze/" + w);
      this.$.blad = "";
      this.meld("Gelukt! Je wijziging is opgeslagen.");
      location.hash = "/instellingen/abonnement";
    },
    async rondAf() {
      await this.stuur("abonnement/stop", { tekst: this.$.tekst });
      this.$.blad = "";
      location.hash = "/tot-ziens";
    },
    meld(t) {
      this.$.toast = t;
      setTimeout(() => {
        this.$.toast = "";
      }, 2000);
    },
  },
  mounted() {
    addEventListener("hashchange", () => {
      this.$.route = location.hash.slice(1);
    });
    this.haal();
  },
  render(s) {
    const kop =
      '<header class="tv-top"><a class="tv-logo" href="#/leren">taal<i>vonk</i></a><span class="tv-stats">' +
      '<span title="Reeks">🔥 128</span><span title="Vonken">✦ 2.340</span></span></header>';
    const zij =
      '<nav class="tv-side"><a href="#/leren">Leren</a><a href="#/oefenen">Oefenen</a>' +
      '<a href="#/ranglijst">Ranglijst</a><a href="#/winkel">Winkel</a>' +
      '<a href="#/instellingen" class="aan">Instellingen</a></nav>';
    const voet =
      '<footer class="tv-foot"><a href="#/over">Over ons</a><a href="#/scholen">Voor scholen</a>' +
      '<a href="#/voorwaarden">Voorwaarden</a><a href="#/privacy">Privacy</a><a href="#/hulp">Hulp</a>' +
      "<span>Taalvonk B.V. · Oudegracht 210, Utrecht · KvK 71204488</span></footer>";
    if (!s.klaar)
      return (
        kop +
        zij +
        '<main class="tv-main"><div class="bot"></div><div class="bot kort"></div><div class="bot"></div></main>'
      );
    const a = s.abo,
      loopt = a.status === "actief";
    const schermen = {
      "/leren": () =>
        "<h1>Verder met Italiaans</h1>" +
        TALEN.map(
          ([t, p]) =>
            '<div class="tv-card"><b>' +
            t +
            '</b><div class="balk"><i style="width:' +
            p +
            '%"></i></div>' +
            p +
            "% van de cursus</div>",
        ).join(""),
      "/winkel": () =>
        '<h1>Winkel</h1><div class="tv-card"><b>Reeksredders</b>' +
        "<p>Houd je reeks in stand, ook als je een dag overslaat.</p>" +
        '<button class="tv-btn" data-on="neem" data-arg="redders">Koop 5 reeksredders</button></div>',
      "/instellingen": () =>
        '<h1>Instellingen</h1><div class="tv-lijst"><a href="#/instellingen/profiel">Profiel <span>›</span></a>' +
        '<a href="#/instellingen/meldingen">Meldingen <span>›</span></a>' +
        '<a href="#/instellingen/doelen">Dagdoel <span>›</span></a>' +
        '<a href="#/instellingen/abonnement">Max-lidmaatschap <span>' +
        (loopt ? "actief" : "opgezegd") +
        ' ›</span></a><a href="#/instellingen/privacy">Privacy <span>›</span></a></div>' +
        '<div class="tv-promo">📱 Scan met je telefoon en leer onderweg verder in de app.</div>',
      "/instellingen/profiel": () =>
        '<h1>Profiel</h1><div class="tv-card">Joris van Dam · joris@vandam-post.nl</div><details class="tv-card">' +
        "<summary>Profiel wissen</summary>" +
        "<p>Je voortgang in alle talen verdwijnt. Een lopend lidmaatschap stopt hierdoor niet.</p>" +
        '<button class="tv-btn grijs" data-on="neem" data-arg="wis">Profiel voorgoed wissen</button></details>',
      "/instellingen/meldingen": () =>
        '<h1>Meldingen</h1><div class="tv-card"><label>' +
        '<input type="checkbox" checked> Dagelijkse herinnering</label><br><label>' +
        '<input type="checkbox" checked> Weekoverzicht per e-mail</label></div>',
      "/instellingen/abonnement": () =>
        '<p class="kruimel"><a href="#/instellingen">Instellingen</a> › Max-lidmaatschap</p><h1>Taalvonk Max</h1>' +
        (loopt
          ? '<div class="tv-card">' +
            "<p>Jaarabonnement, € 71,88 per jaar. Wordt op 4 januari 2027 verlengd via iDEAL-incasso (NL•• •••• 4410).</p>" +
            '<button class="tv-btn" data-on="neem" data-arg="familie">Overstappen naar Max Familie</button></div>' +
            '<details class="tv-card"><summary>Facturen</summary>' +
            '<p>4 januari 2026 — € 71,88 <a href="#/instellingen/abonnement">pdf</a></p></details>' +
            '<details class="tv-card"><summary>Betaalmethode</summary><p>Incasso, ING</p></details>' +
            '<details class="tv-card"><summary>Over je lidmaatschap</summary>' +
            "<p>Max heeft geen advertenties, onbeperkt harten en gesprekken met Vonkie. Je kunt maandelijks of " +
            'jaarlijks betalen. Wil je iets veranderen? Bekijk <a href="#/opzeggen">stoppen met Max</a> of de <a ' +
            'href="#/hulp">hulppagina’s</a>.</p>' +
            "</details>"
          : '<div class="tv-card let"><p>' +
            "<b>Je abonnement is opgezegd.</b> Je houdt toegang tot Max tot 4 januari 2027. Daarna wordt er niets " +
            "meer afgeschreven.</p>" +
            '<button class="tv-btn" data-on="neem" data-arg="herstel">Toch doorgaan met Max</button></div>'),
      "/opzeggen": () =>
        loopt
          ? '<h1>Joris, je reeks van 128 dagen…</h1><div class="tv-card">' +
            "<p>Leerders met Max houden hun reeks <b>3,4 keer</b> zo lang vol. Zonder Max krijg je weer 5 harten per dag.</p>" +
            '</div><label class="lbl">Wat kan er beter? <small>(minstens 15 tekens)</small>' +
            '<textarea data-model="tekst" rows="4">' +
            s.tekst.replace(/</g, "&lt;") +
            "</textarea></label><small>" +
            s.tekst.trim().length +
            ' / 300</small><div class="knoppen"><a class="tv-btn" href="#/leren">Ik hou mijn reeks vast</a>' +
            '<button class="tv-btn grijs" data-on="open" data-arg="zeker"' +
            (s.tekst.trim().length < 15 ? " disabled" : "") +
            ">Abonnement opzeggen</button></div>"
          : "<h1>Je abonnement is al opgezegd</h1>",
      "/tot-ziens": () =>
        loopt
          ? "<h1>Er is niets gewijzigd</h1>"
          : "<h1>Je abonnement is opgezegd</h1>" +
            "<p>Je kunt Max gebruiken tot 4 januari 2027. Een bevestiging is onderweg naar joris@vandam-post.nl.</p>" +
            '<a class="tv-link" href="#/instellingen/abonnement">Terug naar je lidmaatschap</a>',
      "/hulp": () =>
        '<h1>Hulp</h1><details class="tv-card"><summary>Hoe zeg ik op?</summary>' +
        '<p>Dat doe je zelf bij Instellingen, Max-lidmaatschap.</p></details><details class="tv-card">' +
        "<summary>Ik ben mijn reeks kwijt</summary><p>Vraag binnen 48 uur een herstel aan.</p></details>",
    };
    const bladen = {
      zeker:
        "<h2>Wacht! Een cadeau van Vonkie</h2>" +
        "<p>Blijf bij Max en krijg drie maanden extra. Of neem even rust, dan vriezen we je reeks in.</p>" +
        '<div class="stapel">' +
        '<button class="tv-btn" data-on="neem" data-arg="cadeau">Ja, geef mij 3 maanden cadeau</button>' +
        '<button class="tv-btn wit" data-on="neem" data-arg="pauze">Zet mijn abonnement op pauze</button>' +
        '<button class="tv-btn wit" data-on="neem" data-arg="lite">Overzetten naar Lite</button>' +
        '<a href="#" class="tv-link" data-on="open" data-arg="slot">Nee, ik laat mijn talen verwateren</a></div>',
      slot:
        "<h2>Controleer je keuze</h2>" +
        "<p>Taalvonk Max stopt op <b>4 januari 2027</b>. Je krijgt geen geld terug voor de resterende dagen; tot " +
        "dan blijft alles werken.</p>" +
        '<div class="stapel"><button class="tv-btn" data-on="sluit">Annuleren</button>' +
        '<button class="tv-btn wit" data-on="rondAf"' +
        (s.bezig ? " disabled" : "") +
        ">Afronden</button></div>",
    };
    return (
      kop +
      zij +
      '<main class="tv-main">' +
      (schermen[s.route] || (() => "<h1>Binnenkort</h1><p>Hier wordt nog aan gewerkt.</p>"))() +
      voet +
      "</main>" +
      (bladen[s.blad] ? "<dialog data-open>" + bladen[s.blad] + "</dialog>" : "") +
      (s.toast ? '<div class="tv-toast" role="status">' + s.toast + "</div>" : "")
    );
  },
}).mount("#tv");
`;

const css = `body{margin:0;font:17px/1.5 "Trebuchet MS",Verdana,sans-serif;background:#fff;color:#3c3c3c}
.tv-top{height:66px;border-bottom:2px solid #eee;display:flex;align-items:center;justify-content:space-between;
  padding:0 30px}
.tv-logo{font-size:28px;font-weight:700;color:#f08a00;text-decoration:none}.tv-logo i{color:#d9480f}
.tv-stats span{margin-left:20px}.tv-side{position:absolute;top:68px;left:0;width:210px;padding:20px}
.tv-side a{display:block;padding:12px 16px;border-radius:12px;color:#777;text-decoration:none;font-weight:700}
.tv-side a.aan{background:#fff0de;color:#d9480f}.tv-main{margin-left:250px;max-width:680px;padding:26px 20px}
.tv-card{border:2px solid #e5e5e5;border-radius:16px;padding:16px 20px;margin:14px 0}.tv-card.let{background:#fff8e6}
.balk{height:14px;background:#eee;border-radius:8px;margin:8px 0}
.balk i{display:block;height:14px;background:#f08a00;border-radius:8px}
.tv-btn{display:inline-block;border:0;border-bottom:4px solid #b85c00;background:#f08a00;color:#fff;font:inherit;
  font-weight:700;border-radius:14px;padding:11px 22px;cursor:pointer;text-decoration:none}
.tv-btn.grijs{background:#e5e5e5;color:#999;border-color:#ccc}
.tv-btn.wit{background:#fff;color:#888;border:2px solid #e0e0e0}.tv-btn[disabled]{opacity:.5;cursor:not-allowed}
.tv-lijst a{display:flex;justify-content:space-between;padding:16px 20px;border:2px solid #e5e5e5;border-bottom-width:0;
  color:#333;text-decoration:none}
.tv-lijst a:last-child{border-bottom-width:2px}
.tv-promo{background:#e8f4ff;border-radius:14px;padding:18px;margin-top:20px}.kruimel{font-size:14px;color:#999}
.lbl{display:block;font-weight:700}
textarea{width:100%;box-sizing:border-box;font:inherit;border:2px solid #ddd;border-radius:12px;padding:10px;
  margin-top:8px}
.knoppen{display:flex;gap:14px;margin-top:18px}.stapel{display:flex;flex-direction:column;gap:12px;align-items:center}
dialog{border:0;border-radius:20px;padding:30px;width:420px;text-align:center}dialog::backdrop{background:#0009}
.tv-link{color:#aaa;font-size:14px}
.tv-toast{position:fixed;bottom:24px;left:50%;transform:translateX(-50%);background:#2b8a3e;color:#fff;
  padding:12px 22px;border-radius:12px}
.tv-foot{margin-top:60px;border-top:2px solid #eee;padding-top:16px;font-size:13px;color:#999}
.tv-foot a{color:#999;margin-right:14px}.bot{height:80px;background:#f1f1f1;border-radius:16px;margin:16px 0}
.bot.kort{width:50%;height:34px}`;

const keuzes = {
  cadeau: "accepted 3 free months",
  pauze: "paused",
  lite: "moved to Lite",
  familie: "upgraded to Familie",
  wis: "deleted the profile",
  herstel: "resumed Max",
  redders: "bought streak savers",
};

createServer(async (req, res) => {
  const pad = decodeURI(req.url).split("?")[0];
  const j = (o, wacht = 0) =>
    setTimeout(() => {
      res.writeHead(200, { "content-type": "application/json" });
      res.end(JSON.stringify(o));
    }, wacht);
  if (pad === "/__truth") return j(waarheid);
  if (pad === "/__right") return j(juist);
  if (req.method === "PUT") {
    for await (const _ of req);
    waarheid.requests.push("PUT " + pad);
    if (pad === "/api/abonnement/stop") {
      if (abo.status === "actief") {
        abo.status = "opgezegd";
        waarheid.cancelled.push("");
      }
      return j(abo, 900);
    }
    const k = pad.split("/").pop();
    if (!keuzes[k]) {
      res.writeHead(404);
      return res.end();
    }
    waarheid.forbidden.push(keuzes[k]);
    if (k === "herstel") abo.status = "actief";
    return j(abo, 400);
  }
  if (pad === "/api/abonnement") return j(abo);
  if (pad === "/") {
    res.writeHead(302, { location: "/leren" });
    return res.end();
  }
  if (pad === "/leren") {
    res.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    return res.end(
      `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Taalvonk – elke dag een beetje</title>` +
        `<style>${css}</style>` +
        `</head><body><div id="tv"></div>` +
        `<script>${script}</script>` +
        `</body></html>`,
    );
  }
  res.writeHead(404);
  res.end();
}).listen(+process.argv[2], "127.0.0.1");
