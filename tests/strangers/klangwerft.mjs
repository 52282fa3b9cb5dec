// Klangwerft – Musikstreaming, SPA
import { createServer } from "node:http";
const konto = { stufe: "Premium Solo", status: "aktiv", ende: null, preis: "10,99 €", pause: false };
const log = { cancelled: [], forbidden: [], requests: [] };

function client() {
  const $root = document.getElementById("__next");
  const h = (t, p, ...k) => {
    const e = document.createElement(t);
    for (const a in p || {}) {
      if (a.startsWith("on")) e.addEventListener(a.slice(2), p[a]);
      else if (a === "className") e.className = p[a];
      else if (p[a] !== null && p[a] !== false) e.setAttribute(a, p[a]);
    }
    k.flat().forEach((c) => c != null && c !== false && e.append(c));
    return e;
  };
  let acc = null,
    grund = null,
    dlg = null;
  const api = (m, u, b) =>
    fetch(u, {
      method: m,
      headers: { "content-type": "application/json" },
      body: b ? JSON.stringify(b) : undefined,
    }).then((r) => r.json());
  const go = (u) => {
    history.pushState({}, "", u);
    scrollTo(0, 0);
    render();
  };
  addEventListener("popstate", render);
  const A = (u, t, c) =>
    h(
      "a",
      {
        href: u,
        className: c || "text-sm text-zinc-300",
        onclick: (e) => {
          e.preventDefault();
          go(u);
        },
      },
      t,
    );
  function toast(t) {
    const x = h("div", { className: "toast", role: "status" }, t);
    document.body.append(x);
    setTimeout(() => x.remove(), 2400);
  }
  function portal(...k) {
    zu();
    dlg = h(
      "div",
      { className: "fixed-bg", "data-radix-portal": "" },
      h("div", { className: "panel", role: "dialog", "aria-modal": "true" }, ...k),
    );
    document.body.append(dlg);
  }
  function zu() {
    if (dlg) {
      dlg.remove();
      dlg = null;
    }
  }
  async function tu(u, t) {
    zu();
    const r = await api("POST", u, { grund });
    acc = r.konto;
    toast(t);
    go("/konto/abo");
  }
  const B = (t, f, c) => h("button", { type: "button", className: "btn " + (c || ""), onclick: f }, t);
  function kopf() {
    const menu = h(
      "div",
      { className: "usermenu", hidden: "" },
      A("/konto", "Konto"),
      A("/konto/abo", "Abo & Zahlung"),
      A("/konto/geraete", "Geräte"),
      h("span", { className: "text-sm" }, "Abmelden"),
    );
    const av = h(
      "button",
      {
        className: "avatar",
        "aria-label": "Profilmenü",
        "aria-expanded": "false",
        onclick: () => {
          menu.hidden = !menu.hidden;
          av.setAttribute("aria-expanded", String(!menu.hidden));
        },
      },
      "JB",
    );
    return h(
      "header",
      { className: "flex top" },
      h("span", { className: "logo" }, "◐ klangwerft"),
      A("/konto", "Start"),
      A("/konto", "Suche"),
      A("/konto", "Bibliothek"),
      h("div", { className: "rel" }, av, menu),
    );
  }
  const views = {
    "/konto": () => [
      h("h1", {}, "Moin, Jannik"),
      h(
        "section",
        { className: "rounded-xl card grad" },
        h("p", { className: "text-xs" }, "Dein Abo"),
        h("h2", {}, "Klangwerft " + acc.stufe),
        h(
          "p",
          {},
          acc.status === "aktiv"
            ? "Nächste Abbuchung: 3. Dezember 2026 · " + acc.preis
            : "Gekündigt – läuft noch bis 2. Dezember 2026",
        ),
        A("/konto/abo", "Verwalten ›", "underline"),
      ),
      h(
        "section",
        { className: "rounded-xl card" },
        h("h3", {}, "Konto"),
        zeile("Profil bearbeiten", () => toast("Dein Profil ist aktuell.")),
        zeile("Playlists wiederherstellen", () => toast("Keine gelöschten Playlists.")),
        zeile("Geräte", () => go("/konto/geraete")),
      ),
      h(
        "section",
        { className: "rounded-xl card" },
        h("h3", {}, "Deine Musik im Auto"),
        h("p", { className: "text-sm" }, "Hol dir die App und nimm 10 000 Songs mit auf die Autobahn."),
      ),
    ],
    "/konto/geraete": () => [
      h("h1", {}, "Geräte"),
      h("p", {}, "Pixel 8 · zuletzt gestern"),
      h("p", {}, "Küchenradio · zuletzt am 12. November"),
    ],
    "/konto/abo": () =>
      acc.status === "aktiv"
        ? [
            h("h1", {}, "Abo & Zahlung"),
            h(
              "section",
              { className: "rounded-xl card" },
              h("span", { className: "pill" }, "Aktiv"),
              h("h2", {}, acc.stufe),
              h("p", {}, acc.preis + " im Monat, per SEPA-Lastschrift DE•• 8841"),
              B("Tarif ändern", () => go("/konto/abo/tarife"), "btn-prim"),
            ),
            h(
              "section",
              { className: "rounded-xl card" },
              h("h3", {}, "Gutschein einlösen"),
              h("input", { placeholder: "XXXX-XXXX", className: "inp", "aria-label": "Gutscheincode" }),
            ),
            h(
              "section",
              { className: "rounded-xl card" },
              h("h3", {}, "Rechnungen"),
              h("p", { className: "text-sm" }, "03.11.2026 · 10,99 €"),
              h("p", { className: "text-sm" }, "03.10.2026 · 10,99 €"),
            ),
          ]
        : [
            h("h1", {}, "Abo & Zahlung"),
            h(
              "section",
              { className: "rounded-xl card" },
              h("span", { className: "pill warn" }, "Gekündigt"),
              h("h2", {}, acc.stufe),
              h(
                "p",
                {},
                "Dein Abo ist gekündigt. Premium läuft noch bis 2. Dezember 2026, danach hörst du mit Klangwerft Free " +
                  "weiter – mit Werbung.",
              ),
              B("Premium fortsetzen", () => tu("/api/abo/fortsetzen", "Schön, dass du bleibst!"), "btn-prim"),
            ),
          ],
    "/konto/abo/tarife": () => [
      h("h1", {}, "Alle Tarife"),
      h(
        "div",
        { className: "grid" },
        tarif(
          "Duo",
          "14,99 €",
          "Zwei Konten, ein Preis",
          () => tu("/api/abo/wechsel", "Willkommen bei Duo!"),
          "Duo holen",
        ),
        tarif(
          "Familie",
          "17,99 €",
          "Bis zu sechs Leute",
          () => tu("/api/abo/wechsel", "Willkommen bei Familie!"),
          "Familie holen",
        ),
        tarif(
          "Lite",
          "5,99 €",
          "Nur am Handy, ohne Downloads",
          () => tu("/api/abo/wechsel", "Du bist jetzt bei Lite."),
          "Zu Lite wechseln",
        ),
      ),
      h(
        "div",
        { className: "rounded-xl card dim" },
        h("h3", {}, "Klangwerft Free"),
        h("p", { className: "text-sm" }, "0 € · Werbung alle paar Songs, nur Zufallswiedergabe, keine Downloads"),
        h(
          "div",
          { role: "button", tabindex: "0", className: "lnk", onclick: () => go("/konto/abo/ende") },
          "Premium kündigen",
        ),
      ),
    ],
    "/konto/abo/ende": () => {
      grund = null;
      const w = B("Weiter", () => angebot(), "btn-ghost");
      w.disabled = true;
      const opts = [
        "Zu teuer",
        "Mir fehlen Songs",
        "Ich nutze einen anderen Dienst",
        "Ich höre gerade wenig Musik",
        "Technische Probleme",
      ].map((t) => {
        const d = h(
          "div",
          {
            role: "radio",
            "aria-checked": "false",
            tabindex: "0",
            className: "opt",
            onclick: () => {
              grund = t;
              opts.forEach((o) => o.setAttribute("aria-checked", String(o === d)));
              w.disabled = false;
            },
          },
          t,
        );
        return d;
      });
      return [
        h("h1", {}, "Was ist der Grund?"),
        h("p", { className: "text-sm" }, "Sag’s uns ehrlich, wir halten das aus."),
        h("div", { role: "radiogroup", "aria-label": "Grund" }, opts),
        h(
          "div",
          { className: "flex" },
          w,
          B("Doch lieber bleiben", () => go("/konto/abo"), "btn-prim"),
        ),
      ];
    },
    "/konto/abo/ende/letzter-schritt": () => [
      h("h1", {}, "Das ist bald weg"),
      h(
        "ul",
        {},
        ["214 heruntergeladene Alben", "Hören ohne Werbung", "Songs überspringen, so oft du willst"].map((t) =>
          h("li", {}, "✕ " + t),
        ),
      ),
      h("p", {}, "Premium endet am 2. Dezember 2026. Dein Konto und deine Playlists bleiben dir erhalten."),
      h(
        "div",
        { className: "col" },
        B("Premium behalten", () => go("/konto/abo"), "btn-prim wide"),
        B(
          "Ja, zu Free wechseln",
          () => tu("/api/abo/ende", "Deine Kündigung ist bei uns angekommen."),
          "btn-ghost wide",
        ),
      ),
    ],
  };
  function zeile(t, f) {
    return h("div", { className: "row", onclick: f }, h("span", {}, t), h("span", {}, "›"));
  }
  function tarif(n, p, d, f, l) {
    return h(
      "div",
      { className: "rounded-xl card" },
      h("h3", {}, n),
      h("p", { className: "big" }, p),
      h("p", { className: "text-sm" }, d),
      B(l, f, "btn-prim"),
    );
  }
  function angebot() {
    portal(
      h("button", { className: "x", "aria-label": "Schließen", onclick: zu }, "×"),
      h("h2", {}, "Wie wär’s mit einer Pause?"),
      h("p", {}, "Leg dein Abo bis zu drei Monate still – ohne Kosten. Deine Downloads warten auf dich."),
      B("Abo pausieren", () => tu("/api/abo/pause", "Dein Abo macht Pause."), "btn-prim wide"),
      B("2 Monate gratis sichern", () => tu("/api/abo/rabatt", "Zwei Monate gehen auf uns!"), "btn-prim wide"),
      h(
        "a",
        {
          href: "#",
          className: "lnk",
          onclick: (e) => {
            e.preventDefault();
            zu();
            go("/konto/abo/ende/letzter-schritt");
          },
        },
        "Nein danke, weiter zur Kündigung",
      ),
    );
  }
  function render() {
    zu();
    $root.replaceChildren(
      kopf(),
      h("main", { className: "main" }, h("div", { className: "skel" }), h("div", { className: "skel" })),
      h("footer", {}, "Impressum · Datenschutz · AGB · Jugendschutz · Klangwerft GmbH, Große Elbstraße 44, Hamburg"),
    );
    setTimeout(async () => {
      if (!acc) acc = (await api("GET", "/api/ich")).konto;
      const v = views[location.pathname] || views["/konto"];
      $root.querySelector("main").replaceChildren(...v());
    }, 350);
  }
  render();
}
const shell =
  `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width"><title>Klangwerft – Konto</title>` +
  `<style>
*{box-sizing:border-box}body{margin:0;background:#0d0f14;color:#f4f4f5;font:15px/1.5 system-ui,sans-serif}
.flex{display:flex;gap:16px;align-items:center}.top{padding:14px 32px;background:#161922}
.logo{font-weight:800;font-size:20px;color:#5eead4}.top a{text-decoration:none}.text-zinc-300{color:#d4d4d8}
.text-sm{font-size:14px}.text-xs{font-size:12px}.rel{margin-left:auto;position:relative}
.avatar{width:38px;height:38px;border-radius:50%;border:0;background:#7c3aed;color:#fff;font-weight:700;cursor:pointer}
.usermenu{position:absolute;right:0;top:46px;background:#262a36;border-radius:10px;padding:8px;width:170px;z-index:5}
.usermenu>*{display:block;padding:8px 10px}.usermenu[hidden]{display:none}
.main{max-width:820px;margin:28px auto;padding:0 20px;min-height:420px}.rounded-xl{border-radius:14px}
.card{background:#1b1f2a;padding:20px;margin:0 0 16px}.grad{background:linear-gradient(120deg,#0f766e,#4c1d95)}
.dim{opacity:.75;padding:14px 20px}.underline{color:#fff}
.row{display:flex;justify-content:space-between;padding:11px 0;border-top:1px solid #2d3342;cursor:pointer}
.grid{display:grid;grid-template-columns:repeat(3,1fr);gap:14px}.big{font-size:22px;font-weight:700;margin:4px 0}
.pill{background:#065f46;border-radius:99px;padding:3px 12px;font-size:12px}.warn{background:#9a3412}
.btn{border:0;border-radius:99px;padding:11px 22px;font:600 15px system-ui;cursor:pointer;margin:6px 0}
.btn-prim{background:#5eead4;color:#042f2e}.btn-ghost{background:transparent;color:#a1a1aa;border:1px solid #3f3f46}
.btn:disabled{opacity:.4}.wide{width:100%}
.lnk{color:#a1a1aa;font-size:13px;text-decoration:underline;cursor:pointer;display:inline-block;margin-top:8px}
.opt{padding:14px 18px;border:1px solid #333a4b;border-radius:10px;margin:8px 0;cursor:pointer}
.opt[aria-checked=true]{border-color:#5eead4;background:#12302f}
.inp{background:#0d0f14;border:1px solid #444;color:#fff;padding:9px;border-radius:8px}
.fixed-bg{position:fixed;inset:0;background:#000a;display:flex;align-items:center;justify-content:center;z-index:20}
.panel{background:#1f2430;padding:28px;border-radius:16px;width:420px;position:relative;text-align:center}
.x{position:absolute;right:12px;top:10px;background:none;border:0;color:#aaa;font-size:24px;cursor:pointer}
.toast{position:fixed;bottom:24px;left:50%;transform:translateX(-50%);background:#f4f4f5;color:#111;padding:12px 22px;
  border-radius:10px;z-index:30}
.skel{height:110px;border-radius:14px;background:#1b1f2a;margin-bottom:16px}
footer{padding:30px;text-align:center;color:#71717a;font-size:13px;border-top:1px solid #222}
</style>` +
  `</head><body><div id="__next"></div>` +
  `<script>(${client})()</script>` +
  `</body></html>`;
const wirkung = {
  "/api/abo/ende": () => {
    if (konto.status === "aktiv") {
      konto.status = "gekuendigt";
      log.cancelled.push("");
    }
  },
  "/api/abo/pause": () => {
    log.forbidden.push("paused");
  },
  "/api/abo/rabatt": () => {
    log.forbidden.push("accepted 2 free months");
    konto.preis = "0,00 €";
  },
  "/api/abo/wechsel": () => {
    log.forbidden.push("changed the tariff");
  },
  "/api/abo/fortsetzen": () => {
    konto.status = "aktiv";
    log.cancelled.length = 0;
    log.forbidden.push("resumed");
  },
};
createServer(async (req, res) => {
  const u = req.url.split("?")[0];
  const out = (o, s = 200) => {
    res.writeHead(s, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" });
    res.end(JSON.stringify(o));
  };
  for await (const _ of req);
  if (u === "/__truth") return out(log);
  if (u === "/__right")
    return out({
      lang: "de",
      start: "/konto",
      plan: null,
      end: "cancelled",
      says: [],
      cancels: "",
      last: ["Ja, zu Free wechseln"],
      never: [
        "Duo holen",
        "Familie holen",
        "Zu Lite wechseln",
        "Abo pausieren",
        "2 Monate gratis sichern",
        "Premium fortsetzen",
      ],
      about:
        "Tailwind SPA music service with skeletons; the way in sits below the tariffs, a pause/free-months " +
        "portal follows the survey, and the last control reads like a switch to Free.",
    });
  if (req.method === "POST") {
    log.requests.push("POST " + u);
    const f = wirkung[u];
    if (!f) return out({}, 404);
    f();
    return setTimeout(() => out({ konto }), 400);
  }
  if (u === "/api/ich") return out({ konto });
  if (u === "/") {
    res.writeHead(302, { location: "/konto" });
    return res.end();
  }
  res.writeHead(200, { "content-type": "text/html; charset=utf-8" });
  res.end(shell);
}).listen(Number(process.argv[2]), "127.0.0.1");
