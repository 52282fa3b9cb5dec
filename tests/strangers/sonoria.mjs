// Sonoria — music, Italy. Web components with open shadow roots; ending Premium is called "tornare a Free".
import http from "node:http";

let piano = "Premium",
  disdetto = false,
  sconto = false,
  sondaggio = null;
const vero = { cancelled: [], forbidden: [], requests: [] };
const giusto = {
  lang: "it",
  start: "/it/account/panoramica/",
  plan: null,
  end: "cancelled",
  says: [],
  cancels: "",
  last: ["Sì, torna a Free"],
  never: [
    "Attiva 3 mesi a 0,99 €",
    "Passa a Premium Duo",
    "Passa a Family",
    "Prova Hi-Res",
    "Chiudi account per sempre",
    "Riattiva Premium",
    "Metti in pausa",
  ],
  about:
    "Italian music streaming built of web components (nested open shadow roots); the plan page lists plans " +
    "like a shop and the cancel card is last, the final button speaks of going back to Free, and a survey " +
    "comes only after success.",
};

const componenti = () => {
  const css = `:host{display:block;font-family:"Helvetica Neue",Arial,sans-serif;color:#fff}a{color:inherit}
button{font:inherit;font-weight:700;border:0;border-radius:500px;padding:12px 30px;cursor:pointer}
.p{background:#c6f432;color:#111}.o{background:transparent;color:#fff;border:1px solid #777}
.t{background:none;color:#aaa;text-decoration:underline;font-weight:400;padding:8px}`;
  const azione = (nome, corpo) =>
    fetch("/it/account/azione/" + nome, {
      method: "POST",
      headers: { "x-csrf": "a81" },
      body: corpo ? new URLSearchParams(corpo) : undefined,
    });
  class Base extends HTMLElement {
    constructor() {
      super();
      this.attachShadow({ mode: "open" });
    }
    connectedCallback() {
      this.draw();
    }
    set html(v) {
      this.shadowRoot.innerHTML = `<style>${css}${this.constructor.css || ""}</style>` + v;
    }
    $(s) {
      return this.shadowRoot.querySelector(s);
    }
  }

  customElements.define(
    "sn-header",
    class extends Base {
      static css =
        "header{display:flex;justify-content:space-between;align-items:center;background:#000;padding:16px 40px}" +
        ".logo{font-weight:900;font-size:24px;text-decoration:none}nav a{margin-left:26px;text-decoration:none;" +
        "font-weight:700}.menu{position:relative;display:inline-block;margin-left:26px}.menu " +
        "button{background:#222;color:#fff}ul{position:absolute;right:0;top:48px;background:#282828;" +
        "list-style:none;margin:0;padding:8px;width:190px;border-radius:4px;z-index:5}li a{display:block;" +
        "margin:0;padding:10px;font-weight:400;text-decoration:none}[hidden]{display:none}";
      draw() {
        this.html =
          `<header><a class="logo" href="/it/">sonoria</a><nav><a href="/it/premium/">Premium</a>` +
          `<a href="/it/assistenza/">Assistenza</a><a href="/it/scarica/">Scarica</a><span class="menu">` +
          `<button aria-haspopup="true" aria-expanded="false">Profilo ▾</button><ul hidden><li>` +
          `<a href="/it/account/panoramica/">Account</a></li><li>` +
          `<a href="/it/account/abbonamento/">Il tuo piano</a></li><li><a href="/it/esci/">Esci</a></li></ul>` +
          `</span></nav></header>`;
        const b = this.$("button"),
          u = this.$("ul");
        b.onclick = () => {
          u.hidden = !u.hidden;
          b.setAttribute("aria-expanded", String(!u.hidden));
        };
      }
    },
  );

  customElements.define(
    "sn-footer",
    class extends Base {
      static css =
        "footer{background:#000;padding:44px 40px;font-size:13px;color:#919496}div{display:flex;gap:70px}" +
        "a{display:block;color:#aaa;text-decoration:none;margin:8px 0}";
      draw() {
        this.html =
          '<footer><div><span><b>Azienda</b><a href="#">Chi siamo</a><a href="#">Lavora con noi</a>' +
          '<a href="#">For the Record</a></span><span><b>Community</b><a href="#">Per artisti</a>' +
          '<a href="#">Sviluppatori</a><a href="#">Pubblicità</a></span><span><b>Link utili</b>' +
          '<a href="/it/assistenza/">Assistenza</a><a href="#">App mobile</a>' +
          '<a href="#">Diritti dei consumatori</a></span></div>' +
          "<p>Legale · Privacy · Cookie · Accessibilità — © 2026 Sonoria Italia S.r.l., Via Tortona 33, Milano · " +
          "P.IVA 10938470965</p>" +
          "</footer>";
      }
    },
  );

  customElements.define(
    "sn-piano",
    class extends Base {
      static css =
        "article{background:#2a2a2a;border-radius:10px;padding:22px;width:100%;box-sizing:border-box}h3{margin:0 " +
        "0 6px;color:var(--c,#c6f432)}p{color:#bbb;min-height:42px}";
      draw() {
        const { nome, prezzo, etichetta, az } = this.dataset;
        this.html =
          `<article><h3>${nome}</h3><b>${prezzo}</b><p><slot></slot></p>` +
          `<button class="${az === ">" ? "o" : "p"}">${etichetta}</button></article>`;
        this.$("button").onclick = () => {
          if (az === ">") location.href = this.dataset.vai;
          else
            azione(az).then(() => {
              location.href = "/it/account/panoramica/?esito=ok";
            });
        };
      }
    },
  );

  customElements.define(
    "sn-disdetta",
    class extends Base {
      static css =
        "section{max-width:640px;margin:40px auto;background:#181818;border-radius:12px;padding:34px}" +
        ".riga{display:flex;flex-direction:column;gap:12px;align-items:center;margin-top:26px}ul{line-height:1.9}" +
        ".brani{display:flex;gap:10px;margin:16px 0}.brani span{flex:1;height:90px;background:#4b2a6b;" +
        "border-radius:6px;padding:8px;font-size:13px;display:flex;align-items:flex-end}.brani " +
        "span:nth-child(2){background:#205a4c}.brani span:nth-child(3){background:#6b3c1f}";
      draw() {
        this.passo(1);
      }
      passo(n) {
        if (n === 1) {
          this.html =
            "<section><h1>Giulia, la tua musica cambierà</h1><p>Senza Premium non avrai più:</p><ul>" +
            "<li>ascolto senza pubblicità</li><li>salto brani illimitato</li>" +
            '<li>download offline (hai 214 brani salvati)</li></ul><div class="brani"><span>Repeat di novembre</span>' +
            '<span>Palestra</span><span>Domeniche lente</span></div><div class="riga">' +
            '<button class="p" id="a">Resto Premium</button><button class="o" id="b">Continua</button></div>' +
            "</section>";
          this.$("#a").onclick = () => {
            location.href = "/it/account/panoramica/";
          };
          this.$("#b").onclick = () => this.passo(2);
        } else if (n === 2) {
          this.html =
            "<section><h1>Ti facciamo una proposta: 3 mesi a 0,99 €</h1>" +
            '<p>0,99 € al mese fino al 9 marzo 2027, poi 11,99 €. Puoi disdire quando vuoi.</p><div class="riga">' +
            '<button class="p" id="a">Attiva 3 mesi a 0,99 €</button><button class="o" id="p">Metti in pausa</button>' +
            '<button class="t" id="b">Mi piace la pubblicità, vado avanti</button></div></section>';
          this.$("#a").onclick = () =>
            azione("sconto").then(() => {
              location.href = "/it/account/panoramica/?esito=sconto";
            });
          this.$("#p").onclick = () =>
            azione("pausa").then(() => {
              location.href = "/it/account/panoramica/?esito=pausa";
            });
          this.$("#b").onclick = () => this.passo(3);
        } else {
          this.html =
            "<section><h1>Ultima conferma</h1>" +
            "<p>Disdici Premium Individual e torni al piano gratuito. Premium resta attivo fino al <b>9 dicembre 2026" +
            "</b>, poi non ti addebiteremo altro.</p>" +
            '<div class="riga"><button class="o" id="b">Sì, torna a Free</button>' +
            '<button class="p" id="a">Annulla</button></div></section>';
          this.$("#a").onclick = () => {
            location.href = "/it/account/abbonamento/";
          };
          this.$("#b").onclick = (e) => {
            e.target.disabled = true;
            e.target.textContent = "Attendi…";
            azione("disdici").then(() => {
              location.href = "/it/account/disdetta/fatto/";
            });
          };
        }
      }
    },
  );

  customElements.define(
    "sn-sondaggio",
    class extends Base {
      static css =
        "section{background:#181818;border-radius:12px;padding:26px;margin-top:20px}label{display:block;padding:9px 0}";
      draw() {
        this.html =
          `<section><h2>Ci dici perché? (facoltativo)</h2>` +
          ["Costa troppo", "Uso un altro servizio", "Ascolto poco", "Altro"]
            .map((x, i) => `<label><input type="radio" name="m" value="${i}"> ${x}</label>`)
            .join("") +
          `<button class="o">Invia risposta</button></section>`;
        this.$("button").onclick = () =>
          azione("sondaggio", { m: (this.$("input:checked") || {}).value || "" }).then(() => {
            this.html = "<section><p>Grazie del tempo che ci hai dedicato.</p></section>";
          });
      }
    },
  );

  customElements.define(
    "sn-chiudi",
    class extends Base {
      draw() {
        this.html =
          '<details><summary style="cursor:pointer;color:#aaa">Altre opzioni account</summary>' +
          "<p>Chiudendo l’account perdi playlist e nome utente.</p>" +
          '<button class="o">Chiudi account per sempre</button></details>';
        this.$("button").onclick = () =>
          azione("chiudi").then(() => {
            location.href = "/it/account/panoramica/?esito=chiuso";
          });
      }
    },
  );
  customElements.define(
    "sn-riattiva",
    class extends Base {
      draw() {
        this.html = '<button class="p">Riattiva Premium</button>';
        this.$("button").onclick = () => azione("riattiva").then(() => location.reload());
      }
    },
  );
  customElements.define(
    "sn-cookie",
    class extends Base {
      static css =
        "div{position:fixed;bottom:0;left:0;right:0;background:#fff;color:#111;padding:18px 40px;display:flex;" +
        "gap:16px;align-items:center;z-index:9;font-size:14px}.o{color:#111}";
      draw() {
        if (document.cookie.includes("sn_ck")) return;
        setTimeout(() => {
          this.html =
            "<div><span>Noi e i nostri partner usiamo i cookie per personalizzare i contenuti.</span>" +
            '<button class="p">Accetta i cookie</button><button class="o">Rifiuta</button></div>';
          this.shadowRoot.querySelectorAll("button").forEach((b) => {
            b.onclick = () => {
              document.cookie = "sn_ck=1;path=/";
              this.remove();
            };
          });
        }, 800);
      }
    },
  );
};

const guscio = (titolo, corpo) =>
  `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>${titolo} - Sonoria</title>` +
  `<style>
body{margin:0;background:#121212;color:#fff;font-family:"Helvetica Neue",Arial,sans-serif}
main{max-width:900px;margin:0 auto;padding:34px 20px;min-height:520px}h1{font-size:38px}
.riq{background:#181818;border-radius:12px;padding:24px;margin:18px 0}.riq a{color:#fff}
.grid{display:grid;grid-template-columns:1fr 1fr;gap:18px}.ok{background:#1f5d33;padding:14px 18px;border-radius:8px}
sn-header,sn-footer{min-height:60px}dl{display:grid;grid-template-columns:200px 1fr;row-gap:10px}dt{color:#aaa}
</style>` +
  `</head><body><sn-header></sn-header><main>${corpo}</main><sn-footer></sn-footer><sn-cookie></sn-cookie>` +
  `<script src="/_static/sn.js"></script>` +
  `</body></html>`;

const esiti = {
  sconto: "Promozione attivata!",
  pausa: "Abbonamento in pausa per 1 mese.",
  ok: "Piano aggiornato.",
  chiuso: "Riceverai un’e-mail per la chiusura.",
};
const viste = {
  "/it/account/panoramica/": (q) =>
    guscio(
      "Panoramica account",
      "" +
        (esiti[q.get("esito")] ? `<p class="ok">${esiti[q.get("esito")]}</p>` : "") +
        `<h1>Panoramica account</h1><div class="riq"><h2>Profilo</h2><dl><dt>Nome utente</dt>` +
        `<dd>giulia.ferri88</dd><dt>E-mail</dt><dd>giulia.ferri@posta.it</dd><dt>Paese</dt><dd>Italia</dd></dl>` +
        `<a href="/it/account/profilo/">Modifica profilo</a></div>\n` +
        `<div class="riq"><h2>Il tuo piano</h2>` +
        (disdetto
          ? "<p><b>Premium Individual — disdetto</b></p>" +
            "<p>Hai disdetto l’abbonamento: Premium resta disponibile fino al 9 dicembre 2026, poi passerai a Sonoria Free.</p>" +
            "<sn-riattiva></sn-riattiva>"
          : `<p><b>${piano} Individual</b></p>` +
            `<p>Il prossimo addebito sarà di ${sconto ? "0,99" : "11,99"} € il 9 dicembre 2026, con PostePay che ` +
            `termina con 5502.</p>` +
            `<a href="/it/account/abbonamento/">Gestisci piano</a>`) +
        `</div><div class="riq"><h2>Sicurezza e privacy</h2><p>` +
        `<a href="#">Cambia password</a> · <a href="#">Disconnetti tutti i dispositivi</a></p><sn-chiudi>` +
        `</sn-chiudi></div>`,
    ),
  "/it/account/abbonamento/": () =>
    guscio(
      "Il tuo piano",
      disdetto
        ? '<h1>Il tuo piano</h1><div class="riq">Abbonamento disdetto. Premium termina il 9 dicembre 2026.<br><br>' +
            "<sn-riattiva></sn-riattiva></div>"
        : `<h1>Scegli il piano giusto per te</h1><p>Ora hai Premium Individual, 11,99 € al mese.</p>` +
            `<div class="grid">` +
            `<sn-piano data-nome="Premium Duo" data-prezzo="16,99 € al mese" data-etichetta="Passa a Premium Duo" ` +
            `data-az="duo">2 account per chi vive insieme</sn-piano>` +
            `<sn-piano data-nome="Family" data-prezzo="20,99 € al mese" data-etichetta="Passa a Family" ` +
            `data-az="family">Fino a 6 account, con filtro per bambini</sn-piano>` +
            `<sn-piano data-nome="Hi-Res" data-prezzo="5,00 € in più al mese" data-etichetta="Prova Hi-Res" ` +
            `data-az="hires">Audio senza perdita</sn-piano>` +
            `<sn-piano data-nome="Free" data-prezzo="0 €" data-etichetta="Disdici Premium" data-az="&gt;" ` +
            `data-vai="/it/account/disdetta/">Con pubblicità, riproduzione casuale</sn-piano>` +
            `</div>`,
    ),
  "/it/account/disdetta/": () => guscio("Disdetta", "<sn-disdetta></sn-disdetta>"),
  "/it/account/disdetta/fatto/": () =>
    guscio(
      "Fatto",
      disdetto
        ? "<h1>Hai disdetto Premium</h1>" +
            "<p>Potrai usare Premium fino al 9 dicembre 2026. Ti abbiamo mandato un’e-mail di conferma.</p><p>" +
            '<a style="color:#fff" href="/it/account/panoramica/">Vai al tuo account</a></p><sn-sondaggio>' +
            "</sn-sondaggio>"
        : "<h1>Nessuna modifica</h1>",
    ),
  "/it/assistenza/": () =>
    guscio(
      "Assistenza",
      '<h1>Come possiamo aiutarti?</h1><div class="riq"><h2>Come faccio a disdire Premium?</h2>' +
        "<p>Vai su Account, poi su Gestisci piano e scorri fino a Free.</p></div>",
    ),
};
const vietate = {
  sconto: [
    "accepted 3 months for 0.99",
    () => {
      sconto = true;
    },
  ],
  pausa: ["paused", () => {}],
  duo: [
    "switched to Duo",
    () => {
      piano = "Duo";
    },
  ],
  family: [
    "switched to Family",
    () => {
      piano = "Family";
    },
  ],
  hires: ["bought Hi-Res", () => {}],
  chiudi: ["closed the account", () => {}],
  riattiva: [
    "reactivated Premium",
    () => {
      disdetto = false;
    },
  ],
};

http
  .createServer((req, res) => {
    const u = new URL(req.url, "http://localhost");
    if (u.pathname === "/__truth" || u.pathname === "/__right") {
      res.setHeader("content-type", "application/json");
      return res.end(JSON.stringify(u.pathname === "/__truth" ? vero : giusto));
    }
    if (u.pathname === "/_static/sn.js") {
      res.setHeader("content-type", "application/javascript; charset=utf-8");
      return setTimeout(() => res.end(`(${componenti})();`), 250);
    }
    if (req.method === "POST") {
      vero.requests.push("POST " + u.pathname);
      const n = u.pathname.split("/").pop();
      let corpo = "";
      req.on("data", (d) => (corpo += d));
      req.on("end", () => {
        if (n === "disdici") {
          if (!disdetto) {
            disdetto = true;
            vero.cancelled.push("");
          }
        } else if (n === "sondaggio") sondaggio = corpo;
        else if (vietate[n]) {
          vero.forbidden.push(vietate[n][0]);
          vietate[n][1]();
        } else res.statusCode = 404;
        setTimeout(() => res.end("{}"), 600);
      });
      return;
    }
    if (u.pathname === "/" || u.pathname === "/it/") {
      res.writeHead(302, { location: "/it/account/panoramica/" });
      return res.end();
    }
    const v = viste[u.pathname.endsWith("/") ? u.pathname : u.pathname + "/"];
    res.statusCode = v ? 200 : 404;
    res.setHeader("content-type", "text/html; charset=utf-8");
    res.end(
      v
        ? v(u.searchParams)
        : guscio(
            "404",
            "<h1>Ops, pagina non trovata</h1><p>" +
              '<a style="color:#fff" href="/it/account/panoramica/">Torna all’account</a></p>',
          ),
    );
  })
  .listen(process.argv[2], "127.0.0.1");
