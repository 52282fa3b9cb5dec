// Ondalia: Italian mobile carrier. Lightning-like customer area with two lines and paid options; the request
// to switch an option off is thanked and nothing happens.
import { createServer } from "node:http";

const scadenza = new Date();
scadenza.setDate(scadenza.getDate() + 11);
const rinnovo = scadenza.toLocaleDateString("it-IT", { day: "2-digit", month: "2-digit", year: "numeric" });

const linee = [
  {
    id: "347-5550142",
    numero: "347 555 0142",
    titolare: "Chiara",
    opzioni: [
      { cod: "SMART150", nome: "Ondalia Smart 150 GB", prezzo: "9,99 € / mese", base: true, stato: "Attiva" },
      { cod: "ESTPLUS", nome: "Chiamate Estero Plus", prezzo: "4,99 € / mese", stato: "Attiva" },
      { cod: "SEGR", nome: "Segreteria Top", prezzo: "1,50 € / mese", stato: "Attiva" },
    ],
  },
  {
    id: "347-5550198",
    numero: "347 555 0198",
    titolare: "Nonno Piero",
    opzioni: [{ cod: "SENIOR", nome: "Ondalia Senior", prezzo: "5,99 € / mese", base: true, stato: "Attiva" }],
  },
];
const truth = { cancelled: [], forbidden: [], requests: [] };
const right = {
  lang: "it",
  start: "/areaclienti/s/",
  plan: "Chiamate Estero Plus",
  end: "unproven",
  says: [],
  cancels: "",
  last: ["Invia la richiesta"],
  never: ["Accetta lo sconto", "Attiva ora", "Disattiva subito la linea", "Ricarica 10 €", "Passa a Smart 250 GB"],
  about:
    "Salesforce-Lightning-like carrier area with two numbers and several options; per-row " +
    "icon-only menus, modal with path, a radio and a box; " +
    "the service says the request is taken in charge, but the option stays active and nothing in the account tells otherwise.",
};

class Risposta {
  constructor(res) {
    this.res = res;
  }
  html(corpo) {
    this.res.writeHead(200, { "Content-Type": "text/html; charset=UTF-8", "X-Frame-Options": "SAMEORIGIN" });
    this.res.end(corpo);
  }
  json(cosa, codice = 200) {
    this.res.writeHead(codice, { "Content-Type": "application/json;charset=UTF-8" });
    this.res.end(JSON.stringify(cosa));
  }
}

const applicazione = String.raw`
var Ondalia = {
  dati: null,
  pratica: {},
  crea: function (tag, attributi, contenuto) {
    var nodo = document.createElement(tag);
    Object.keys(attributi || {}).forEach(function (k) {
      nodo.setAttribute(k, attributi[k]);
    });
    if (contenuto !== undefined) nodo.innerHTML = contenuto;
    return nodo;
  },
  parametro: function (nome) {
    return new URLSearchParams(location.search).get(nome);
  },
  avvia: function () {
    fetch("/areaclienti/apex/linee")
      .then(function (r) {
        return r.json();
      })
      .then(function (dati) {
        Ondalia.dati = dati;
        setTimeout(Ondalia.disegna, 650);
      });
  },
  disegna: function () {
    var corpo = document.querySelector("c-oda-corpo");
    var linea = Ondalia.dati.filter(function (l) {
      return l.id === Ondalia.parametro("linea");
    })[0];
    corpo.innerHTML = linea ? Ondalia.vistaLinea(linea) : Ondalia.vistaElenco();
    var prima = corpo.querySelector('[role="tab"]');
    if (prima) Ondalia.scheda(Ondalia.parametro("tab") || "riepilogo");
  },
  vistaElenco: function () {
    return (
      '<h1 class="slds-page-header__title">Ciao Chiara, ecco le tue linee</h1>' +
      Ondalia.dati
        .map(function (l) {
          return (
            '<article class="slds-card"><div class="slds-card__header"><h2>' +
            l.numero +
            " <small>" +
            l.titolare +
            "</small></h2></div>" +
            '<div class="slds-card__body"><p>' +
            l.opzioni[0].nome +
            '</p><div class="oda-barra"><span></span></div><p class="slds-text-body_small">' +
            '62 GB ancora disponibili</p></div><footer class="slds-card__footer"><a ' +
            'class="slds-button slds-button_neutral" href="?linea=' +
            l.id +
            '">Gestisci</a><button class="slds-button slds-button_brand" data-az="ricarica">Ricarica 10 €</button></footer></article>'
          );
        })
        .join("") +
      '<article class="slds-card oda-promo"><h2>Fibra Ondalia a 22,90 €</h2><p>Verifica la ' +
      "copertura a casa tua.</p></article>"
    );
  },
  vistaLinea: function (l) {
    return (
      '<nav aria-label="Percorso"><a href="/areaclienti/s/">Le mie linee</a> / ' +
      l.numero +
      '</nav><h1 class="slds-page-header__title">' +
      l.numero +
      '</h1><div class="slds-tabs_default"><ul class="slds-tabs_default__nav" role="tablist">' +
      [
        ["riepilogo", "Riepilogo"],
        ["opzioni", "Offerta e opzioni"],
        ["traffico", "Traffico"],
        ["sim", "SIM e linea"],
      ]
        .map(function (t) {
          return (
            '<li class="slds-tabs_default__item"><a role="tab" href="javascript:void(0)" ' +
            'data-az="scheda" data-tab="' +
            t[0] +
            '">' +
            t[1] +
            "</a></li>"
          );
        })
        .join("") +
      '</ul><div class="slds-tabs_default__content" role="tabpanel"></div></div>'
    );
  },
  scheda: function (nome) {
    var l = Ondalia.dati.filter(function (x) {
      return x.id === Ondalia.parametro("linea");
    })[0];
    var pannello = document.querySelector('[role="tabpanel"]');
    document.querySelectorAll('[role="tab"]').forEach(function (t) {
      t.setAttribute("aria-selected", String(t.dataset.tab === nome));
    });
    if (nome === "opzioni") {
      pannello.innerHTML =
        '<table class="slds-table"><thead><tr><th>Nome</th><th>Costo</th><th>Stato</th><th></th></tr></thead><tbody>' +
        l.opzioni
          .map(function (o) {
            return (
              '<tr data-cod="' +
              o.cod +
              '"><th scope="row">' +
              o.nome +
              "</th><td>" +
              o.prezzo +
              '</td><td><span class="slds-badge">' +
              o.stato +
              "</span><br><small>Rinnovo il ${rinnovo}</small></td><td " +
              'class="slds-dropdown-trigger"><button type="button" aria-haspopup="true" ' +
              'class="slds-button slds-button_icon-border" title="Mostra azioni" ' +
              'data-az="menu"><svg width="14" height="14" viewBox="0 0 52 52">' +
              '<path d="M8 16h36L26 38z"/></svg></button></td></tr>'
            );
          })
          .join("") +
        '</tbody></table><article class="slds-card oda-promo"><h2>Più giga per te</h2><p>100 GB in più a 2 € al mese.</p>' +
        '<button class="slds-button slds-button_brand" data-az="upgrade">Passa a Smart 250 GB</button></article>' +
        '<article class="slds-card"><h2>Musica senza limiti</h2><button class="slds-button ' +
        'slds-button_neutral" data-az="attiva">Attiva ora</button></article>';
    } else if (nome === "sim") {
      pannello.innerHTML =
        "<p>PUK e seriale della SIM sono disponibili nell’app MyOndalia.</p><h3>Furto o smarrimento</h3>" +
        '<button class="slds-button slds-button_destructive" data-az="linea">Disattiva subito la linea</button>';
    } else if (nome === "traffico") {
      pannello.innerHTML = "<p>Nessun addebito extra negli ultimi 30 giorni.</p>";
    } else {
      pannello.innerHTML =
        "<p>Credito residuo: <b>7,40 €</b></p><p>Offerta: " +
        l.opzioni[0].nome +
        "</p><p>Opzioni attive: " +
        (l.opzioni.length - 1) +
        "</p>";
    }
  },
  chiudiMenu: function () {
    document.querySelectorAll(".slds-dropdown").forEach(function (m) {
      m.remove();
    });
  },
  menu: function (bottone) {
    var gia = bottone.parentNode.querySelector(".slds-dropdown");
    Ondalia.chiudiMenu();
    if (gia) return;
    var base = bottone.closest("tr").dataset.cod !== "ESTPLUS" && bottone.closest("tr").dataset.cod !== "SEGR";
    bottone.parentNode.append(
      Ondalia.crea(
        "div",
        { class: "slds-dropdown slds-dropdown_right" },
        '<ul class="slds-dropdown__list" role="menu"><li role="presentation"><a ' +
          'role="menuitem" href="javascript:void(0)" data-az="dettagli">Dettagli</a></li>' +
          '<li role="presentation"><a role="menuitem" href="javascript:void(0)" data-az="condizioni">Condizioni</a></li>' +
          (base
            ? ""
            : '<li role="presentation"><a role="menuitem" href="javascript:void(0)" ' +
              'data-az="disattiva">Disattiva opzione</a></li>') +
          "</ul>",
      ),
    );
  },
  modale: function (titolo, corpo, piede) {
    Ondalia.chiudi();
    document.body.append(
      Ondalia.crea(
        "div",
        { class: "oda-modali" },
        '<section role="dialog" aria-modal="true" aria-label="' +
          titolo +
          '" class="slds-modal slds-fade-in-open"><div class="slds-modal__container">' +
          '<header class="slds-modal__header"><h2>' +
          titolo +
          '</h2><button class="slds-button slds-modal__close" title="Chiudi" ' +
          'data-az="chiudi">×</button>' +
          '</header><div class="slds-modal__content">' +
          corpo +
          '</div><footer class="slds-modal__footer">' +
          piede +
          "</footer></div></section>" +
          '<div class="slds-backdrop slds-backdrop_open"></div>',
      ),
    );
  },
  chiudi: function () {
    document.querySelectorAll(".oda-modali").forEach(function (m) {
      m.remove();
    });
  },
  invia: function (percorso, dati) {
    return fetch("/areaclienti/apex/" + percorso, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(dati || {}),
    }).then(function (r) {
      return r.json();
    });
  },
  avviso: function (testo) {
    var t = Ondalia.crea("div", { class: "slds-notify_toast", role: "status" }, testo);
    document.body.append(t);
    setTimeout(function () {
      t.remove();
    }, 2500);
  },
};
document.addEventListener("click", function (e) {
  var n = e.target.closest("[data-az]");
  if (!n) return Ondalia.chiudiMenu();
  var riga = n.closest("tr");
  var azioni = {
    scheda: function () {
      history.replaceState(null, "", "?linea=" + Ondalia.parametro("linea") + "&tab=" + n.dataset.tab);
      Ondalia.scheda(n.dataset.tab);
    },
    menu: function () {
      Ondalia.menu(n);
    },
    dettagli: function () {
      Ondalia.chiudiMenu();
      Ondalia.modale("Dettagli", "<p>Rinnovo automatico ogni mese dal credito residuo.</p>", "");
    },
    condizioni: function () {
      Ondalia.chiudiMenu();
      Ondalia.modale("Condizioni", "<p>L’opzione è senza vincoli.</p>", "");
    },
    disattiva: function () {
      Ondalia.pratica = { cod: riga.dataset.cod, nome: riga.querySelector("th").textContent };
      Ondalia.chiudiMenu();
      Ondalia.modale(
        "Aspetta, Chiara!",
        "<p>Per te che stai con noi da 6 anni: <b>" + Ondalia.pratica.nome + "</b> a metà prezzo per 12 mesi.</p>",
        '<button class="slds-button slds-button_neutral" data-az="motivo">No, procedi con la disattivazione</button>' +
          '<button class="slds-button slds-button_brand" data-az="sconto">Accetta lo sconto</button>',
      );
    },
    motivo: function () {
      Ondalia.modale(
        "Disattivazione di " + Ondalia.pratica.nome,
        "<fieldset><legend>Per quale motivo vuoi disattivarla?</legend>" +
          ["Non chiamo più all’estero", "Costa troppo", "Uso le app di messaggistica", "Altro"]
            .map(function (m, i) {
              return (
                '<span class="slds-radio"><input type="radio" id="m' +
                i +
                '" name="motivo" value="' +
                m +
                '"><label class="slds-radio__label" for="m' +
                i +
                '"><span class="slds-radio_faux"></span>' +
                m +
                "</label></span>"
              );
            })
            .join("") +
          '</fieldset><label class="oda-ok"><input type="checkbox" checked name="sms"> Avvisami ' +
          "via SMS sulle nuove promozioni</label>",
        '<button class="slds-button slds-button_neutral" data-az="chiudi">Annulla</button>' +
          '<button class="slds-button slds-button_brand" data-az="riepilogo" disabled>Prosegui</button>',
      );
    },
    riepilogo: function () {
      var scelto = document.querySelector('[name="motivo"]:checked');
      Ondalia.pratica.motivo = scelto.value;
      Ondalia.modale(
        "Conferma la tua richiesta",
        "<p>Stai chiedendo di disattivare <b>" +
          Ondalia.pratica.nome +
          "</b> sul numero <b>347 555 0142</b>. " +
          "Dopo la disattivazione le chiamate verso l’estero costano 0,90 € al minuto.</p>",
        '<button class="slds-button slds-button_brand" data-az="chiudi">Mantieni l’opzione</button>' +
          '<button class="slds-button slds-button_neutral" data-az="richiesta">Invia la richiesta</button>',
      );
    },
    richiesta: function () {
      n.disabled = true;
      Ondalia.invia("pratiche/disattivazione", Ondalia.pratica).then(function (r) {
        Ondalia.modale(
          "Grazie, Chiara!",
          "<p>La tua richiesta n. <b>" + r.numero + "</b> è stata presa in carico. Riceverai un SMS con l’esito.</p>",
          '<button class="slds-button slds-button_neutral" data-az="chiudi">Ho capito</button>',
        );
      });
    },
    sconto: function () {
      Ondalia.invia("sconto").then(function () {
        Ondalia.chiudi();
        Ondalia.avviso("Sconto attivato");
      });
    },
    attiva: function () {
      Ondalia.invia("musica").then(function () {
        Ondalia.avviso("Opzione attivata");
      });
    },
    upgrade: function () {
      Ondalia.invia("upgrade").then(function () {
        Ondalia.avviso("Ora hai 250 GB");
      });
    },
    linea: function () {
      Ondalia.invia("linea").then(function () {
        Ondalia.avviso("Linea disattivata");
      });
    },
    ricarica: function () {
      Ondalia.invia("ricarica").then(function () {
        Ondalia.avviso("Ricarica effettuata");
      });
    },
    chiudi: function () {
      Ondalia.chiudi();
    },
  };
  azioni[n.dataset.az]();
});
document.addEventListener("change", function (e) {
  if (e.target.name === "motivo") document.querySelector('[data-az="riepilogo"]').disabled = false;
});
Ondalia.avvia();
`;

const foglio = `
body{margin:0;font:14px/1.5 "Salesforce Sans",Arial,sans-serif;color:#181818;background:#f3f3f3}
.oda-testata{background:#5b1a8b;color:#fff;padding:14px 28px;display:flex;gap:26px;align-items:center}
.oda-testata a{color:#fff;text-decoration:none}
.oda-logo{font-size:22px;font-weight:700}.oda-contenuto{max-width:900px;margin:24px auto;padding:0 16px;min-height:500px;
display:block}
c-oda-corpo{display:block}.slds-page-header__title{font-size:22px}.slds-card{background:#fff;border:1px solid #c9c9c9;
border-radius:4px;padding:16px;margin:14px 0}
.slds-card__footer{display:flex;gap:10px}.oda-promo{background:#f4eafc}
.slds-button{font:inherit;padding:6px 16px;border-radius:4px;border:1px solid transparent;
background:none;cursor:pointer;text-decoration:none;color:#5b1a8b}.slds-button_brand{background:#5b1a8b;color:#fff}
.slds-button_neutral{border-color:#c9c9c9;background:#fff}
.slds-button_destructive{background:#ba0517;color:#fff}.slds-button:disabled{background:#ddd;color:#888}
.slds-button_icon-border{border:1px solid #c9c9c9;padding:6px}
.slds-tabs_default__nav{display:flex;list-style:none;padding:0;border-bottom:1px solid #c9c9c9}
.slds-tabs_default__item a{display:block;padding:10px 16px;color:#444;
text-decoration:none}.slds-tabs_default__item a[aria-selected=true]{border-bottom:3px solid #5b1a8b;font-weight:700}
.slds-table{width:100%;background:#fff;
border-collapse:collapse}.slds-table th,.slds-table td{padding:10px 12px;text-align:left;border-bottom:1px solid #e5e5e5}
.slds-badge{background:#cdefc4;padding:2px 8px;
border-radius:12px;font-size:12px}.slds-dropdown-trigger{position:relative}
.slds-dropdown{position:absolute;right:8px;top:42px;background:#fff;border:1px solid #c9c9c9;
z-index:70;min-width:180px;box-shadow:0 2px 6px #0003}.slds-dropdown__list{list-style:none;margin:0;padding:4px 0}
.slds-dropdown__list a{display:block;padding:8px 14px;
color:#222;text-decoration:none}.slds-modal{position:fixed;inset:0;z-index:9001;display:flex;align-items:center;
justify-content:center}.slds-modal__container{width:560px;
max-width:92vw;background:#fff;border-radius:6px}.slds-modal__header,.slds-modal__footer{padding:14px 18px;background:#f8f8f8;
display:flex;justify-content:space-between}
.slds-modal__content{padding:18px}.slds-backdrop{position:fixed;inset:0;background:#0008;z-index:9000}
.slds-radio{display:block;padding:5px 0}
.slds-radio input{position:absolute;opacity:0;width:1px;height:1px}.slds-radio_faux{display:inline-block;width:16px;
height:16px;border:1px solid #777;border-radius:50%;
margin-right:8px;vertical-align:middle}.slds-radio input:checked+label .slds-radio_faux{border:5px solid #5b1a8b;width:8px;
height:8px}fieldset{border:0;padding:0}
.slds-notify_toast{position:fixed;top:16px;left:50%;transform:translateX(-50%);background:#2e844a;color:#fff;
padding:12px 26px;border-radius:4px;z-index:9500}
.oda-barra{height:8px;background:#e5e5e5;border-radius:4px}.oda-barra span{display:block;width:58%;height:8px;
background:#5b1a8b;border-radius:4px}
.slds-spinner{width:38px;height:38px;border:4px solid #ddd;border-top-color:#5b1a8b;border-radius:50%;margin:120px auto;
animation:oda 1s linear infinite}
@keyframes oda{to{transform:rotate(360deg)}}.oda-pie{background:#fff;padding:22px 28px;color:#666;font-size:12px}
.oda-pie a{color:#666;margin-right:14px}
.oda-ok{display:block;margin-top:14px}`;

const documento = (
  interno,
) => `<!DOCTYPE html><html lang="it"><head><meta charset="utf-8"><title>Area Clienti Ondalia</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${foglio}</style></head><body class="slds-scope">
<header class="oda-testata"><a class="oda-logo" href="/areaclienti/s/">ondalia</a><a href="/areaclienti/s/">Le mie linee</a>
<a href="/areaclienti/s/fatture">Pagamenti</a><a href="/areaclienti/s/assistenza">Assistenza</a><span
style="margin-left:auto">Chiara B.</span></header>
<div class="oda-contenuto">${interno}</div>
<footer class="oda-pie"><a href="/areaclienti/s/assistenza">Trasparenza tariffaria</a><a
href="/areaclienti/s/assistenza">Carta dei servizi</a>
<a href="/areaclienti/s/assistenza">Reclami e conciliazione</a><p>Ondalia Telecomunicazioni S.p.A. – P. IVA
00000000000</p></footer></body></html>`;

const proibite = {
  sconto: "accepted half price for 12 months",
  musica: "activated a music option",
  upgrade: "upgraded to 250 GB",
  linea: "deactivated the whole line",
  ricarica: "bought a top-up",
};
let progressivo = 42817;

createServer((req, res) => {
  const esito = new Risposta(res);
  const via = req.url.split("?")[0];
  if (via === "/__truth") return esito.json(truth);
  if (via === "/__right") return esito.json(right);
  if (via === "/areaclienti/apex/linee") return esito.json(linee);
  if (req.method === "POST" && via.startsWith("/areaclienti/apex/")) {
    truth.requests.push("POST " + via);
    req.resume();
    const nome = via.slice("/areaclienti/apex/".length);
    if (proibite[nome]) truth.forbidden.push(proibite[nome]);
    else if (nome !== "pratiche/disattivazione") return esito.json({ errore: "NOT_FOUND" }, 404);
    setTimeout(() => esito.json({ numero: "DSA-00" + progressivo++ }), 900);
    return;
  }
  if (via === "/areaclienti/s/fatture")
    return esito.html(documento("<h1>Pagamenti</h1><p>Ultima ricarica: 15,00 € con carta che termina per 3308.</p>"));
  if (via === "/areaclienti/s/assistenza")
    return esito.html(documento("<h1>Assistenza</h1><p>Scrivi a Onda, l’assistente digitale, nell’app MyOndalia.</p>"));
  if (via === "/") return res.writeHead(302, { Location: right.start }).end();
  if (via !== right.start) return res.writeHead(404).end();
  esito.html(
    documento(
      `<c-oda-corpo><div class="slds-spinner" role="status"
      title="Caricamento"></div></c-oda-corpo><script>${applicazione}</script>`,
    ),
  );
}).listen(Number(process.argv[2]), "127.0.0.1");
