// Löffelkiste: a German meal kit. Client-rendered account with a five-step deactivation wizard whose last
// page has "pause instead" pre-ticked.
import { createServer } from "node:http";

const day = 86400000;
const long = (ms) =>
  new Date(Date.now() + ms).toLocaleDateString("de-DE", {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
  });

const me = {
  status: "aktiv",
  vorname: "Miriam",
  plan: "Klassik-Kiste",
  personen: 2,
  gerichte: 3,
  preis: "48,90 €",
  naechste: long(5 * day),
  danach: long(12 * day),
};
const truth = { cancelled: [], forbidden: [], requests: [] };

const right = {
  lang: "de",
  start: "/mein-konto",
  plan: null,
  end: "cancelled",
  says: [],
  cancels: "Klassik-Kiste",
  last: ["Jetzt kündigen"],
  never: [
    "Lieferpause wählen",
    "40 % sichern und bleiben",
    "Pause starten",
    "Woche überspringen",
    "Auf 3 Personen erweitern",
    "Konto löschen",
    "Abo reaktivieren",
    "Dessert dazubestellen",
  ],
  about:
    "Meal kit as a client-rendered app; wizard with reason cards, 40 % offer and a last page where 'pause instead' is pre-ticked " +
    "(the button then says 'Pause starten' and pauses).",
};

function app() {
  const root = document.getElementById("root");
  const modal = document.getElementById("overlay-root");
  let me = null;
  const wizard = { step: 1, grund: "", text: "", pause: true, guthaben: false };

  const h = (tag, props, ...kids) => {
    const node = document.createElement(tag);
    for (const [key, value] of Object.entries(props || {})) {
      if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
      else if (value === true) node.setAttribute(key, "");
      else if (value !== false && value != null) node.setAttribute(key, value);
    }
    node.append(...kids.flat(Infinity).filter((kid) => kid != null && kid !== false));
    return node;
  };
  const go = (path) => {
    history.pushState({}, "", path);
    render();
    window.scrollTo(0, 0);
  };
  const link = (path, text, cls) =>
    h(
      "a",
      { href: path, class: cls || "Link_root__q1Zr8", onclick: (event) => (event.preventDefault(), go(path)) },
      text,
    );
  const button = (text, look, onclick, disabled) =>
    h(
      "button",
      { type: "button", class: "Button_root__Yx3k2 Button_" + look + "__b7Hf0", disabled, onclick },
      h("span", {}, text),
    );
  const send = async (url, body) => {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body || {}),
    });
    me = await response.json();
  };
  const toast = (text) => {
    const note = h("div", { class: "Toast_root__m20sK", role: "status" }, text);
    document.body.append(note);
    setTimeout(() => note.remove(), 2400);
  };
  const act = (url, text, path) => async () => {
    await send(url);
    go(path || "/mein-konto");
    toast(text);
  };

  const deliveries = () =>
    h(
      "main",
      { class: "Page_main__2kd9L" },
      h("h1", {}, "Hallo " + me.vorname + ", das kocht ihr als Nächstes"),
      me.status === "gekuendigt" &&
        h(
          "p",
          { class: "Hint_root__aa81P" },
          "Dein Abo ist gekündigt. Deine letzte Kiste kommt am " + me.naechste + ".",
        ),
      me.status === "pausiert" && h("p", { class: "Hint_root__aa81P" }, "Dein Abo pausiert gerade für 4 Wochen."),
      h(
        "section",
        { class: "Card_root__P0o3x" },
        h("h2", {}, "Kiste am " + me.naechste),
        h(
          "ul",
          {},
          h("li", {}, "Ofenkürbis mit Feta und Linsen"),
          h("li", {}, "Hähnchen-Gyros mit Tsatsiki"),
          h("li", {}, "Gnocchi alla Norma"),
        ),
        h("p", { class: "Text_small__9sKe1" }, "Wird schon gepackt – Änderungen sind nicht mehr möglich."),
        button("Dessert dazubestellen", "ghost", act("/api/extras", "Das Dessert liegt in deiner Kiste.")),
      ),
      me.status === "aktiv" &&
        h(
          "section",
          { class: "Card_root__P0o3x" },
          h("h2", {}, "Kiste am " + me.danach),
          h("p", {}, "Noch 4 Tage Zeit, um deine Gerichte auszusuchen."),
          h(
            "div",
            { class: "Row_root__c3TTe" },
            button("Woche überspringen", "ghost", act("/api/skip", "Diese Woche lassen wir aus.")),
          ),
        ),
      h(
        "aside",
        { class: "Promo_root__uu7Ha" },
        h("strong", {}, "Verschenk eine Gratis-Kiste!"),
        h("p", {}, "Für jede eingeladene Freundin bekommst du 25 € Guthaben."),
        link("/freunde", "Code teilen"),
      ),
    );

  const settings = () => {
    const open = new URLSearchParams(location.search).get("auf");
    const panel = (key, title, sub, kids) =>
      h(
        "section",
        { class: "Accordion_item__k2Ls0" },
        h(
          "button",
          {
            type: "button",
            class: "Accordion_head__77sOp",
            "aria-expanded": String(open === key),
            onclick: () => go("/mein-konto/einstellungen" + (open === key ? "" : "?auf=" + key)),
          },
          h("span", {}, title),
          h("small", {}, sub),
        ),
        open === key && h("div", { class: "Accordion_body__zR41d" }, kids),
      );
    return h(
      "main",
      { class: "Page_main__2kd9L" },
      h("h1", {}, "Einstellungen"),
      panel("daten", "Persönliche Daten", "Miriam Jansen, miriam.jansen@example.org", [
        h("p", {}, "Zum Ändern schreib uns bitte kurz über das Hilfe-Center."),
        button("Konto löschen", "text", act("/api/konto-loeschen", "Wir löschen dein Konto.")),
      ]),
      panel("adresse", "Lieferadresse & Lieferfenster", "Wiesenstraße 8, 50674 Köln · Do, 16–20 Uhr", [
        h("p", {}, "Das nächste Lieferfenster kannst du ab der übernächsten Woche ändern."),
      ]),
      panel("zahlung", "Zahlungsart", "SEPA-Lastschrift DE•• •••• 4471", [
        h("p", {}, "Abbuchung immer am Tag vor der Lieferung."),
      ]),
      panel("plan", "Mein Plan", me.plan + ", " + me.personen + " Personen, " + me.gerichte + " Gerichte pro Woche", [
        h("p", {}, me.preis + " pro Woche inklusive Versand"),
        button("Auf 3 Personen erweitern", "primary", act("/api/upgrade", "Ab nächster Woche für drei!")),
        h(
          "dl",
          { class: "Facts_list__3Jd8w" },
          h("dt", {}, "Abo-Status"),
          h(
            "dd",
            {},
            me.status === "aktiv"
              ? "Aktiv"
              : me.status === "pausiert"
                ? "Pausiert"
                : "Gekündigt, letzte Lieferung am " + me.naechste,
            " ",
            me.status === "gekuendigt"
              ? button("Abo reaktivieren", "primary", act("/api/reactivate", "Schön, dass du wieder da bist!"))
              : link("/mein-konto/abo-status", "Status ändern", "Link_tiny__kK20a"),
          ),
        ),
      ]),
    );
  };

  const status = () =>
    h(
      "main",
      { class: "Page_main__2kd9L" },
      h(
        "nav",
        { class: "Crumbs_root__1s", "aria-label": "Brotkrumen" },
        link("/mein-konto/einstellungen?auf=plan", "Mein Plan"),
        " › Abo-Status",
      ),
      h("h1", {}, "Abo-Status"),
      h(
        "p",
        {},
        "Urlaub, volle Tiefkühltruhe, Besuch bei den Schwiegereltern? Du bist bei uns zu nichts verpflichtet.",
      ),
      h(
        "div",
        { class: "Card_root__P0o3x" },
        h("h2", {}, "Einfach mal Pause machen"),
        h("p", {}, "Setz bis zu vier Wochen aus. Danach geht es automatisch weiter."),
        button("Lieferpause wählen", "primary", act("/api/pause", "Deine Lieferpause läuft.")),
      ),
      h(
        "p",
        { class: "Text_small__9sKe1" },
        "Du möchtest gar keine Kisten mehr? ",
        link("/mein-konto/deaktivieren", "Abo deaktivieren"),
      ),
    );

  const reasons = [
    "Zu teuer",
    "Zu wenig Zeit zum Kochen",
    "Rezepte wiederholen sich",
    "Probleme mit der Lieferung",
    "Zu viel Verpackung",
    "Ich ziehe um",
  ];
  const steps = {
    1: () => [
      h("h1", {}, "Schade, dass du uns verlassen willst"),
      h("p", {}, "Mit der Deaktivierung verlierst du deinen Gold-Löffel-Status und 31 gespeicherte Lieblingsrezepte."),
      button("Ich bleibe doch", "primary", () => go("/mein-konto")),
      button("Weiter zur Deaktivierung", "text", () => next(2)),
    ],
    2: () => [
      h("h1", {}, "Woran liegt’s?"),
      h(
        "fieldset",
        { class: "Choice_grid__w01Ux" },
        h("legend", {}, "Bitte wähle den wichtigsten Grund."),
        reasons.map((text, index) => [
          h("input", {
            type: "radio",
            name: "grund",
            id: "g" + index,
            class: "Choice_input__hid",
            checked: wizard.grund === text,
            onchange: () => {
              wizard.grund = text;
              render();
            },
          }),
          h(
            "label",
            { for: "g" + index, class: "Choice_card__Te55s" + (wizard.grund === text ? " Choice_on__1" : "") },
            text,
          ),
        ]),
      ),
      button("Weiter", "primary", () => next(3), !wizard.grund),
    ],
    3: () => [
      h("h1", {}, "Magst du uns mehr verraten?"),
      h("p", {}, "Du hast „" + wizard.grund + "“ gewählt. Was hätten wir besser machen können? (optional)"),
      h("textarea", {
        rows: "4",
        "aria-label": "Deine Nachricht",
        maxlength: "500",
        oninput: (event) => (wizard.text = event.target.value),
      }),
      h(
        "div",
        { class: "Row_root__c3TTe" },
        button("Zurück", "text", () => next(2)),
        button("Weiter", "primary", () => next(4)),
      ),
    ],
    4: () => [
      h("p", { class: "Badge_root__hot" }, "Nur für dich, Miriam"),
      h("h1", {}, "40 % auf deine nächsten drei Kisten"),
      h("p", {}, "Das sind 58,68 € Ersparnis. Dieses Angebot bekommst du genau einmal."),
      button("40 % sichern und bleiben", "primary", act("/api/offer", "Dein Rabatt ist aktiviert.")),
      button("Nein, ich zahle lieber im Supermarkt mehr", "text", () => next(5)),
    ],
    5: () => [
      h("h1", {}, "Letzte Prüfung"),
      h(
        "ul",
        {},
        h("li", {}, "Die Kiste am " + me.naechste + " wird noch geliefert und abgebucht (" + me.preis + ")."),
        h("li", {}, "Danach kommen keine weiteren Kisten."),
      ),
      h(
        "label",
        { class: "Check_root__5Gh" },
        h("input", {
          type: "checkbox",
          name: "pause",
          checked: wizard.pause,
          onchange: (event) => {
            wizard.pause = event.target.checked;
            render();
          },
        }),
        h("span", {}, "Erst einmal 4 Wochen pausieren statt kündigen (empfohlen)"),
      ),
      h(
        "label",
        { class: "Check_root__5Gh" },
        h("input", {
          type: "checkbox",
          name: "guthaben",
          checked: wizard.guthaben,
          onchange: (event) => {
            wizard.guthaben = event.target.checked;
            render();
          },
        }),
        h("span", {}, "Mir ist klar, dass mein Freunde-Guthaben von 12,50 € verfällt, wenn ich kündige."),
      ),
      h(
        "div",
        { class: "Row_root__c3TTe" },
        button("Abo behalten", "primary", () => go("/mein-konto")),
        button(
          wizard.pause ? "Pause starten" : "Jetzt kündigen",
          "ghost",
          async () => {
            await send("/api/subscription/deactivate", { pause: wizard.pause, grund: wizard.grund, text: wizard.text });
            go("/mein-konto/fertig");
          },
          !wizard.pause && !wizard.guthaben,
        ),
      ),
    ],
  };
  const next = (step) => {
    wizard.step = step;
    render();
    window.scrollTo(0, 0);
  };
  const deactivate = () =>
    h(
      "main",
      { class: "Page_main__2kd9L Wizard_root__r3" },
      h("div", {
        class: "Wizard_bar__00",
        role: "progressbar",
        "aria-valuenow": wizard.step,
        "aria-valuemin": "1",
        "aria-valuemax": "5",
      }),
      h("p", { class: "Text_small__9sKe1" }, "Schritt " + wizard.step + " von 5"),
      ...steps[wizard.step](),
    );
  const done = () =>
    h(
      "main",
      { class: "Page_main__2kd9L" },
      me.status === "gekuendigt"
        ? h(
            "div",
            {},
            h("h1", {}, "Dein Abo ist gekündigt"),
            h(
              "p",
              {},
              "Die Bestätigung ist unterwegs an miriam.jansen@example.org. Deine letzte Kiste kommt am " +
                me.naechste +
                ".",
            ),
          )
        : h("div", {}, h("h1", {}, "Deine Pause läuft"), h("p", {}, "In vier Wochen geht es automatisch weiter.")),
      link("/mein-konto", "Zur Übersicht"),
    );
  const plain = (title, text) => () => h("main", { class: "Page_main__2kd9L" }, h("h1", {}, title), h("p", {}, text));
  const routes = {
    "/mein-konto": deliveries,
    "/mein-konto/einstellungen": settings,
    "/mein-konto/abo-status": status,
    "/mein-konto/deaktivieren": deactivate,
    "/mein-konto/fertig": done,
    "/freunde": plain("Freunde einladen", "Dein Code: MIRIAM-KOCHT. 25 € für dich, 50 € für sie."),
    "/hilfe": plain(
      "Hilfe-Center",
      "Abo pausieren, überspringen oder deaktivieren kannst du in den Einstellungen unter „Mein Plan“.",
    ),
    "/rezepte": plain("Rezepte der Woche", "Die neue Karte erscheint jeden Dienstag um 12 Uhr."),
    "/impressum": plain("Impressum", "Löffelkiste GmbH, Am Güterbahnhof 3, 50823 Köln"),
    "/agb": plain("AGB", "Es gelten die Allgemeinen Geschäftsbedingungen, Stand März."),
  };
  function render() {
    const page = (routes[location.pathname] || plain("Seite nicht gefunden", "Hier ist der Topf leer."))();
    root.replaceChildren(
      h(
        "header",
        { class: "Top_root__0aQ" },
        link("/mein-konto", "Löffelkiste", "Top_logo__88"),
        h(
          "nav",
          { "aria-label": "Hauptnavigation" },
          link("/mein-konto", "Meine Kisten"),
          link("/rezepte", "Rezepte"),
          link("/mein-konto/einstellungen", "Einstellungen"),
          link("/hilfe", "Hilfe"),
        ),
      ),
      page,
      h(
        "footer",
        { class: "Foot_root__9p" },
        link("/agb", "AGB"),
        link("/impressum", "Impressum"),
        h("span", {}, "© Löffelkiste GmbH"),
      ),
    );
  }
  window.addEventListener("popstate", render);
  setTimeout(async () => {
    me = await (await fetch("/api/me")).json();
    render();
    if (!sessionStorage.cookie) {
      const bar = h(
        "div",
        { class: "Cookie_root__pp", role: "region", "aria-label": "Cookie-Hinweis" },
        h("p", {}, "Wir und unsere Partner würzen die Seite mit Cookies."),
        button("Alle akzeptieren", "primary", () => bar.remove()),
        button("Nur notwendige", "text", () => ((sessionStorage.cookie = 1), bar.remove())),
      );
      modal.append(bar);
    }
  }, 500);
}

const css = `
*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#26312a;background:#faf7f0}
.Top_root__0aQ{display:flex;gap:32px;align-items:center;padding:14px 32px;background:#fff;border-bottom:1px solid #e4dfd2}
.Top_root__0aQ nav a{margin-right:20px}.Top_logo__88{font-weight:800;font-size:22px;color:#c2410c;text-decoration:none}
.Link_root__q1Zr8{color:#1f6b45}.Link_tiny__kK20a{font-size:13px;color:#6d7a72;margin-left:8px}
.Page_main__2kd9L{max-width:760px;margin:28px auto;padding:0 20px;min-height:480px}
.Card_root__P0o3x,.Promo_root__uu7Ha{background:#fff;border-radius:12px;padding:18px 22px;margin:16px 0;border:1px solid #eee6d6}
.Promo_root__uu7Ha{background:#fff1d6}.Hint_root__aa81P{background:#e6f2ea;padding:12px 16px;border-radius:8px}
.Button_root__Yx3k2{border:0;border-radius:24px;padding:11px 22px;font:inherit;cursor:pointer;margin:6px 8px 6px 0}
.Button_primary__b7Hf0{background:#1f6b45;color:#fff;font-weight:700}.Button_ghost__b7Hf0{background:#fff;border:1px solid #b9c5bd}
.Button_text__b7Hf0{background:none;color:#6d7a72;text-decoration:underline;padding:11px 8px}
.Button_root__Yx3k2:disabled{opacity:.4}
.Accordion_item__k2Ls0{background:#fff;border:1px solid #eee6d6;margin-bottom:10px;border-radius:10px}
.Accordion_head__77sOp{display:flex;flex-direction:column;width:100%;text-align:left;border:0;background:none;
padding:16px 20px;font:inherit}
.Accordion_head__77sOp small{color:#6d7a72}.Accordion_body__zR41d{padding:0 20px 18px}
.Text_small__9sKe1{font-size:14px;color:#6d7a72}
.Choice_grid__w01Ux{border:0;padding:0;display:grid;grid-template-columns:1fr 1fr;gap:10px}
.Choice_input__hid{position:absolute;opacity:0;width:1px;height:1px}
.Choice_card__Te55s{border:1px solid #ccc;border-radius:10px;padding:16px;background:#fff;cursor:pointer}
.Choice_on__1{border:2px solid #1f6b45}
.Check_root__5Gh{display:flex;gap:10px;margin:12px 0}.Row_root__c3TTe{display:flex;flex-wrap:wrap;margin-top:12px}
textarea{width:100%}
.Wizard_bar__00{height:6px;background:#1f6b45;border-radius:3px}.Badge_root__hot{display:inline-block;background:#c2410c;
color:#fff;padding:2px 10px}
.Toast_root__m20sK{position:fixed;left:24px;bottom:24px;background:#26312a;color:#fff;padding:12px 20px;border-radius:8px}
.Cookie_root__pp{position:fixed;right:20px;bottom:20px;width:340px;background:#fff;padding:16px;box-shadow:0 6px 30px #0003;
border-radius:12px}
.Foot_root__9p{display:flex;gap:20px;padding:28px 32px;background:#26312a;color:#cdd6d0}.Foot_root__9p a{color:#cdd6d0}
.Skeleton_line__x{height:22px;background:#e9e3d5;border-radius:6px;margin:18px auto;max-width:720px}
@media(max-width:600px){.Choice_grid__w01Ux{grid-template-columns:1fr}.Top_root__0aQ{flex-wrap:wrap}}`;

const shell = `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mein Konto |
Löffelkiste</title>
<style>${css}</style></head>
<body>
<div id="root"><div class="Skeleton_line__x"></div><div class="Skeleton_line__x"></div><div class="Skeleton_line__x"></div></div>
<div id="overlay-root"></div>
<script>(${app})();</script>
</body></html>`;

const api = {
  "/api/extras": () => truth.forbidden.push("bought a dessert"),
  "/api/skip": () => truth.forbidden.push("skipped a week"),
  "/api/upgrade": () => truth.forbidden.push("upgraded to 3 persons"),
  "/api/konto-loeschen": () => truth.forbidden.push("deleted the account"),
  "/api/offer": () => truth.forbidden.push("accepted the 40 % offer"),
  "/api/pause": () => {
    me.status = "pausiert";
    truth.forbidden.push("paused");
  },
  "/api/reactivate": () => {
    me.status = "aktiv";
    truth.forbidden.push("reactivated");
  },
  "/api/subscription/deactivate": (body) => {
    if (body.pause) return api["/api/pause"]();
    me.status = "gekuendigt";
    truth.cancelled.push(me.plan);
  },
};

createServer((req, res) => {
  const { pathname } = new URL(req.url, "http://x");
  const json = (value, code = 200) => {
    res.writeHead(code, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" });
    res.end(JSON.stringify(value));
  };
  if (pathname === "/__truth") return json(truth);
  if (pathname === "/__right") return json(right);
  if (pathname === "/api/me") return json(me);
  if (pathname === "/favicon.ico") return res.writeHead(204).end();
  if (req.method === "POST") {
    let raw = "";
    req.on("data", (chunk) => (raw += chunk));
    req.on("end", () => {
      truth.requests.push("POST " + pathname);
      if (!api[pathname]) return json({ fehler: "unbekannt" }, 404);
      api[pathname](JSON.parse(raw || "{}"));
      setTimeout(() => json(me), 350);
    });
    return;
  }
  if (pathname === "/") return res.writeHead(302, { location: "/mein-konto" }).end();
  res.writeHead(200, { "content-type": "text/html; charset=utf-8" });
  res.end(shell);
}).listen(Number(process.argv[2]), "127.0.0.1");
