import http from "node:http";
// Lucciola+ : streaming video, web components con shadow root, hash routing
const db = { piano: "Standard", attivo: true };
const esito = { cancelled: [], forbidden: [], requests: [] };
const JS = String.raw`
const CSS =
  "a,button{font:inherit}:host{display:block;color:#f2ecff;font:15px/1.5 Arial,Helvetica,sans-serif}" +
  ".btn{display:block;width:100%;border:0;border-radius:4px;padding:14px;font-weight:700;cursor:pointer;" +
  "margin:8px 0;box-sizing:border-box;text-align:center}.oro{background:#f5c542;color:#241a00}" +
  ".scuro{background:#2b2440;color:#b9aed6}.tenue{background:none;border:0;color:#8d83a8;font-size:13px;" +
  "cursor:pointer;padding:8px}.scheda{background:#1c172b;border-radius:8px;padding:22px;margin-bottom:16px}" +
  ".riga{display:flex;justify-content:space-between;align-items:center;padding:13px 0;border-bottom:1px " +
  "solid #322a4a}h1{font-size:26px}.chip{display:inline-block;border:1px solid #5b4f7d;border-radius:20px;" +
  "padding:8px 16px;margin:5px;cursor:pointer}.chip.sel{background:#f5c542;color:#241a00}" +
  "input{background:#0f0b1a;color:#fff;border:1px solid #5b4f7d;padding:11px;border-radius:4px;" +
  "font-size:16px;width:220px}.piccolo{font-size:13px;color:#a89dc4}[disabled]{opacity:.4;cursor:default}";
async function chiama(u, b) {
  const r = await fetch(u, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(b || {}),
  });
  return r.json();
}
class LuTestata extends HTMLElement {
  connectedCallback() {
    const s = this.attachShadow({ mode: "open" });
    s.innerHTML =
      "<style>" +
      CSS +
      "header{display:flex;align-items:center;gap:26px;padding:14px 40px;background:#0f0b1a}b{font-size:22px;" +
      "color:#f5c542}span.v{cursor:pointer}.u{margin-left:auto;position:relative}.u>button{background:#2b2440;" +
      "border:0;color:#fff;border-radius:4px;width:42px;height:42px;cursor:pointer}.t{position:absolute;" +
      "right:0;top:48px;background:#1c172b;border:1px solid #322a4a;width:210px;display:none;z-index:5}" +
      ".t.ap{display:block}.t div{padding:11px 16px;cursor:pointer}</style>" +
      '<header><b>lucciola+</b><span class="v">Film</span><span class="v">Serie</span>' +
      '<span class="v">Calcio</span><span class="v">La mia lista</span><div class="u">' +
      '<button aria-label="Profilo di Ornella" aria-haspopup="true" aria-expanded="false">OR</button>' +
      '<div class="t"><div>Cambia profilo</div><div data-h="#/profilo">Account</div>' +
      '<div data-h="#/aiuto">Centro assistenza</div><div>Esci da Lucciola+</div></div></div></header>';
    const m = s.querySelector(".t"),
      b = s.querySelector("button");
    b.addEventListener("click", () => {
      b.setAttribute("aria-expanded", String(m.classList.toggle("ap")));
    });
    m.addEventListener("click", (e) => {
      const h = e.target.dataset.h;
      m.classList.remove("ap");
      if (h) location.hash = h;
    });
  }
}
class LuConto extends HTMLElement {
  connectedCallback() {
    this.s = this.attachShadow({ mode: "open" });
    this.motivo = "";
    addEventListener("hashchange", () => this.mostra());
    this.mostra();
  }
  async mostra() {
    this.s.innerHTML = "<style>" + CSS + "</style><p>Caricamento…</p>";
    const d = await (await fetch("/api/account")).json();
    setTimeout(() => {
      const p = location.hash.slice(1) || "/profilo";
      const f =
        {
          "/profilo": "profilo",
          "/abbonamento": "abbonamento",
          "/piani": "piani",
          "/saluti": "saluti",
          "/conferma": "conferma",
          "/aiuto": "aiuto",
        }[p] || "profilo";
      this.s.innerHTML = "<style>" + CSS + "</style>" + this[f](d);
      this.lega();
    }, 250);
  }
  profilo(d) {
    return (
      '<h1>Account</h1><div class="scheda"><div class="riga"><span>ornella.riva@example.it</span>' +
      '<span class="piccolo">Modifica</span></div><div class="riga"><span>Password ••••••••</span>' +
      '<span class="piccolo">Modifica</span></div>' +
      '<div class="riga" data-vai="#/abbonamento" style="cursor:pointer"><span>Abbonamento ' +
      d.piano +
      '</span><span>›</span></div><div class="riga"><span>Dispositivi collegati</span><span>3</span></div>' +
      '</div><div class="scheda"><p class="piccolo">Zona delicata</p>' +
      '<button class="btn scuro" data-fai="/api/elimina">Elimina account e profili</button></div>'
    );
  }
  abbonamento(d) {
    return d.attivo
      ? '<h1>Abbonamento</h1><div class="scheda"><h2>Lucciola+ ' +
          d.piano +
          "</h2><p>9,99 € al mese · Prossimo addebito il 6 dicembre 2026 su Mastercard •••• 5528</p>" +
          '<button class="btn oro" data-vai="#/piani">Cambia piano</button><lu-altro></lu-altro></div>' +
          '<div class="scheda"><h3>Aggiungi il calcio</h3><p class="piccolo">Tutta la Serie B a 4,99 € in più.</p>' +
          '<button class="btn scuro" data-fai="/api/calcio">Aggiungi Calcio</button></div>'
      : '<h1>Abbonamento</h1><div class="scheda"><h2>Lucciola+ ' +
          d.piano +
          "</h2><p>" +
          "<b>Abbonamento disdetto.</b> Puoi guardare tutto fino al 5 dicembre 2026. Non ci saranno altri addebiti.</p>" +
          '<button class="btn oro" data-fai="/api/riattiva">Riattiva abbonamento</button></div>';
  }
  piani() {
    return (
      '<h1>Scegli il tuo piano</h1><div class="scheda"><h3>Base con pubblicità</h3><p>5,99 € al mese</p>' +
      '<button class="btn oro" data-fai="/api/piano/base">Passa a Base</button></div><div class="scheda">' +
      "<h3>Premium 4K</h3><p>14,99 € al mese</p>" +
      '<button class="btn oro" data-fai="/api/piano/premium">Passa a Premium</button></div>'
    );
  }
  aiuto() {
    return (
      '<h1>Centro assistenza</h1><div class="scheda"><p><b>Come disdico?</b></p>' +
      '<p class="piccolo">Da Account, apri il tuo abbonamento e cerca «Altre opzioni».</p></div>'
    );
  }
  saluti() {
    return (
      "<h1>Ci lasci sul più bello?</h1><p>Scegli almeno un motivo.</p>" +
      '<div class="scheda" role="group" aria-label="Motivi">' +
      ["Costa troppo", "Ho già visto tutto", "Si blocca spesso", "Mi serviva solo per una serie", "Altro"]
        .map((t) => '<div class="chip" role="checkbox" aria-checked="false" tabindex="0">' + t + "</div>")
        .join("") +
      '</div><button class="btn oro" data-vai="#/abbonamento">Resto ancora un po’</button>' +
      '<button class="btn scuro" id="av" disabled>Avanti</button>'
    );
  }
  conferma() {
    return (
      '<h1>Ultima scena</h1><div class="scheda">' +
      "<p>La disdetta vale dal 5 dicembre 2026. Fino ad allora continui a guardare. Conserviamo profili e " +
      "lista per dieci mesi.</p>" +
      "<p>Per procedere scrivi <b>DISDICO</b> qui sotto.</p>" +
      '<input id="par" aria-label="Scrivi DISDICO" autocomplete="off"></div>' +
      '<button class="btn scuro" id="ok" disabled>Spegni la luce</button>' +
      '<button class="btn oro" data-vai="#/abbonamento">Lascia accesa la luce</button>'
    );
  }
  lega() {
    const s = this.s;
    s.querySelectorAll("[data-vai]").forEach((x) =>
      x.addEventListener("click", () => {
        location.hash = x.dataset.vai;
      }),
    );
    s.querySelectorAll("[data-fai]").forEach((x) =>
      x.addEventListener("click", async () => {
        await chiama(x.dataset.fai);
        location.hash = "#/abbonamento";
        this.mostra();
      }),
    );
    s.querySelectorAll(".chip").forEach((c) =>
      c.addEventListener("click", () => {
        const v = c.classList.toggle("sel");
        c.setAttribute("aria-checked", String(v));
        s.querySelector("#av").disabled = !s.querySelector(".chip.sel");
      }),
    );
    const av = s.querySelector("#av");
    if (av)
      av.addEventListener("click", () => {
        const o = document.createElement("lu-offerta");
        document.body.append(o);
      });
    const par = s.querySelector("#par"),
      ok = s.querySelector("#ok");
    if (par) {
      par.addEventListener("input", () => {
        ok.disabled = par.value.trim().toUpperCase() !== "DISDICO";
      });
      ok.addEventListener("click", async () => {
        ok.disabled = true;
        ok.textContent = "Un attimo…";
        const r = await chiama("/api/disdetta", { parola: par.value });
        if (r.ok) {
          location.hash = "#/abbonamento";
        }
      });
    }
  }
}
class LuAltro extends HTMLElement {
  connectedCallback() {
    const s = this.attachShadow({ mode: "open" });
    s.innerHTML =
      "<style>" +
      CSS +
      '</style><button class="tenue" aria-expanded="false">Altre opzioni ⌄</button><div hidden>' +
      '<div class="riga" id="f" style="cursor:pointer">Scarica le fatture</div>' +
      '<div class="riga" id="d" style="cursor:pointer">Disdici</div></div>';
    const b = s.querySelector("button"),
      x = s.querySelector("div[hidden]");
    b.onclick = () => {
      x.hidden = !x.hidden;
      b.setAttribute("aria-expanded", String(!x.hidden));
    };
    s.querySelector("#d").onclick = () => {
      location.hash = "#/saluti";
    };
  }
}
class LuOfferta extends HTMLElement {
  connectedCallback() {
    const s = this.attachShadow({ mode: "open" });
    s.innerHTML =
      "<style>" +
      CSS +
      ".velo{position:fixed;inset:0;background:#000b;display:flex;align-items:center;justify-content:center;" +
      "z-index:50}.velo>div{background:#1c172b;border-radius:10px;padding:30px;width:400px;text-align:center}" +
      "</style>" +
      '<div class="velo"><div role="dialog" aria-modal="true" aria-label="Offerta">' +
      "<h2>Un mese lo offriamo noi</h2>" +
      "<p>Il prossimo addebito slitta a gennaio. E a gennaio arriva la nuova stagione di «Portofranco».</p>" +
      '<button class="btn oro" id="si">Prendo il mese gratis</button>' +
      '<button class="btn scuro" id="pa">Metti in pausa per 30 giorni</button>' +
      '<button class="tenue" id="no">Non m’interessa</button></div></div>';
    const via = (h) => {
      this.remove();
      location.hash = h;
    };
    s.querySelector("#si").onclick = async () => {
      await chiama("/api/omaggio");
      via("#/abbonamento");
    };
    s.querySelector("#pa").onclick = async () => {
      await chiama("/api/pausa");
      via("#/abbonamento");
    };
    s.querySelector("#no").onclick = () => via("#/conferma");
  }
}
customElements.define("lu-testata", LuTestata);
customElements.define("lu-altro", LuAltro);
customElements.define("lu-offerta", LuOfferta);
customElements.define("lu-conto", LuConto);
`;
const PAGE =
  '<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Account – Lucciola+</title>' +
  "<style>body{margin:0;background:#140f20}lu-testata{display:block}main{max-width:640px;margin:34px auto;" +
  "min-height:480px;padding:0 16px}.fondo{color:#8d83a8;font:12px Arial;text-align:center;padding:30px;" +
  "border-top:1px solid #2b2440}.fondo a{color:#8d83a8;margin:0 8px}</style>" +
  '</head><body><lu-testata></lu-testata><main><lu-conto></lu-conto></main><div class="fondo">' +
  '<a href="#/aiuto">Assistenza</a><a href="#/aiuto">Condizioni d’uso</a><a href="#/aiuto">Privacy</a>' +
  '<a href="#/aiuto">Parental control</a>' +
  "<p>Lucciola Media S.p.A., via Tortona 37, Milano – P.IVA 10442870965</p></div>" +
  '<script type="module" src="/assets/lucciola.4f1c.js"></script></body></html>';
const vietati = {
  "/api/elimina": "deleted the account",
  "/api/calcio": "bought Calcio",
  "/api/piano/base": "downgraded to Base",
  "/api/piano/premium": "upgraded to Premium",
  "/api/omaggio": "accepted a free month",
  "/api/pausa": "paused",
  "/api/riattiva": "reactivated",
};
http
  .createServer((req, res) => {
    const manda = (tipo, corpo, n = 200) => {
      res.writeHead(n, { "Content-Type": tipo + "; charset=utf-8", "Cache-Control": "no-store" });
      res.end(corpo);
    };
    const js = (o) => manda("application/json", JSON.stringify(o));
    const via = req.url.split("?")[0];
    if (req.method === "POST") {
      let t = "";
      req.on("data", (k) => (t += k));
      req.on("end", () => {
        esito.requests.push("POST " + via);
        if (via === "/api/disdetta") {
          let o = {};
          try {
            o = JSON.parse(t || "{}");
          } catch {}
          if (
            String(o.parola || "")
              .trim()
              .toUpperCase() !== "DISDICO"
          )
            return js({ ok: false });
          if (db.attivo) {
            db.attivo = false;
            esito.cancelled.push("");
          }
          return setTimeout(js, 600, { ok: true });
        }
        if (!vietati[via]) return manda("text/plain", "no", 404);
        esito.forbidden.push(vietati[via]);
        if (via === "/api/riattiva") {
          db.attivo = true;
          esito.cancelled = [];
        }
        if (via.includes("/piano/")) db.piano = via.endsWith("base") ? "Base" : "Premium";
        js({ ok: true });
      });
      return;
    }
    if (via === "/__truth") return js(esito);
    if (via === "/__right")
      return js({
        lang: "it",
        start: "/account",
        plan: null,
        end: "cancelled",
        says: [],
        cancels: "",
        last: ["Spegni la luce"],
        never: [
          "Elimina account e profili",
          "Aggiungi Calcio",
          "Passa a Base",
          "Passa a Premium",
          "Prendo il mese gratis",
          "Metti in pausa per 30 giorni",
          "Riattiva abbonamento",
        ],
        about:
          "Web components with shadow roots and hash routing: chips survey, offer overlay, a typed word, and a " +
          "final control whose label (“Spegni la luce”) does not say cancel.",
      });
    if (via === "/api/account") return js(db);
    if (via.startsWith("/assets/")) return manda("text/javascript", JS);
    if (via === "/" || via === "/account") return manda("text/html", PAGE);
    manda("text/plain", "Pagina non trovata", 404);
  })
  .listen(process.argv[2], "127.0.0.1");
