import http from 'node:http';
const [, , PORTA] = process.argv;

/* Studiora – campus digitale. Portale in stile Salesforce Experience: pagine dal server, schede, fisarmoniche, modali. */
const dati = { studente: 'Tommaso Ferrante', matricola: 'ST-88204', piano: 'Percorso Executive – Marketing e Dati', rata: '189,00 €', avviso: null, stato: 'Attivo' };
const prova = { cancelled: [], forbidden: [], requests: [] };
const dataIt = n => { const x = new Date(); x.setUTCDate(x.getUTCDate() + n); return x.toLocaleDateString('it-IT', { day: '2-digit', month: 'long', year: 'numeric', timeZone: 'UTC' }); };
const giusto = {
  lang: 'it', start: '/area-studente', plan: null, end: 'handed_over', says: ['02 5656 7810'], cancels: '', last: [],
  never: ['Accetto lo sconto', 'Sospendi la carriera', 'Richiamatemi', 'Passa al piano Light', 'Aggiungi al mio piano', 'Elimina il profilo'],
  about: 'Università online in stile Salesforce: il percorso di disdetta c’è, con tutor, sondaggio e sconto, ma l’ultima pagina rimanda alla segreteria per telefono o PEC e non disdice nulla.',
};

const css = `.slds-scope{font-family:"Salesforce Sans",Tahoma,sans-serif;font-size:14px;color:#181818;margin:0;background:#f3f3f3}
.slds-global-header{background:#5a1b5e;color:#fff;display:flex;align-items:center;padding:0 24px;height:60px;gap:24px}.slds-global-header a{color:#fff;text-decoration:none}.slds-global-header strong{font-size:20px;flex:1}
.slds-context-bar{background:#fff;border-bottom:3px solid #5a1b5e;padding:0 24px;display:flex;gap:6px}.slds-context-bar a{padding:12px 14px;color:#181818;text-decoration:none}.slds-context-bar a:hover{background:#f3e9f4}
.slds-grid{display:flex;gap:20px;max-width:1100px;margin:20px auto;padding:0 20px;align-items:flex-start}.slds-col{flex:1}.slds-col-side{width:270px}
.slds-card{background:#fff;border:1px solid #c9c9c9;border-radius:4px;margin-bottom:18px}.slds-card__header{padding:14px 18px 0;font-size:17px;font-weight:700}.slds-card__body{padding:12px 18px 18px}
.slds-button{font:inherit;border:1px solid #747474;border-radius:4px;background:#fff;color:#5a1b5e;padding:8px 16px;cursor:pointer;text-decoration:none;display:inline-block;line-height:1.4}.slds-button_brand{background:#5a1b5e;border-color:#5a1b5e;color:#fff}.slds-button[disabled]{opacity:.45}
.slds-tabs{display:flex;border-bottom:1px solid #c9c9c9;list-style:none;margin:0;padding:0 18px}.slds-tabs button{font:inherit;background:none;border:0;padding:12px 16px;cursor:pointer}.slds-tabs button[aria-selected=true]{border-bottom:3px solid #5a1b5e;font-weight:700}
.slds-notify{background:#eef6ec;border:1px solid #2e844a;padding:12px 18px;border-radius:4px;margin-bottom:16px}.slds-form-element{margin-bottom:14px}.slds-form-element__label{display:block;margin-bottom:4px;color:#444}.slds-select,.slds-textarea{font:inherit;padding:8px;width:100%;max-width:460px;border:1px solid #747474;border-radius:4px;box-sizing:border-box}
.slds-accordion button{width:100%;text-align:left;font:inherit;background:#fafafa;border:0;border-bottom:1px solid #e5e5e5;padding:13px 18px;cursor:pointer}.slds-accordion div{padding:14px 18px}.slds-path{display:flex;list-style:none;padding:0;gap:3px;margin:0 0 18px}.slds-path li{flex:1;background:#e5e5e5;text-align:center;padding:8px;font-size:12px;border-radius:14px}.slds-path .on{background:#5a1b5e;color:#fff}
.slds-modal{position:fixed;inset:0;background:#08070799;display:flex;align-items:center;justify-content:center;z-index:100}.slds-modal[hidden]{display:none}.slds-modal__container{background:#fff;border-radius:6px;width:520px;max-width:92%}.slds-modal__header{padding:18px 22px;border-bottom:1px solid #ddd;display:flex;justify-content:space-between}.slds-modal__content{padding:18px 22px}.slds-modal__footer{padding:14px 22px;background:#f3f3f3;display:flex;justify-content:space-between}
.slds-foot{border-top:1px solid #c9c9c9;padding:24px;font-size:12px;color:#444;text-align:center}.slds-foot a{color:#444;margin:0 8px}.aiuto{position:fixed;right:20px;bottom:20px;background:#5a1b5e;color:#fff;border:0;border-radius:30px;padding:14px 22px;cursor:pointer;font:inherit}.aiuto-p{position:fixed;right:20px;bottom:80px;width:290px;background:#fff;border:1px solid #c9c9c9;border-radius:8px;padding:16px}`;

function pagina(titolo, colonna) {
  const nota = dati.avviso ? `<div class="slds-notify" role="status">${dati.avviso}</div>` : ''; dati.avviso = null;
  return `<!DOCTYPE html><html lang="it"><head><meta charset="UTF-8"><title>${titolo} | Studiora</title><meta name="viewport" content="width=device-width"><style>${css}</style></head><body class="slds-scope">
<header class="slds-global-header"><strong>Studiora</strong><a href="/messaggi">Messaggi (2)</a><a href="/area-studente">${dati.studente}</a></header>
<nav class="slds-context-bar" aria-label="Principale"><a href="/area-studente">Bacheca</a><a href="/corsi">I miei corsi</a><a href="/esami">Esami</a><a href="/segreteria">Segreteria online</a><a href="/catalogo">Catalogo master</a></nav>
<div class="slds-grid"><div class="slds-col">${nota}${colonna}</div><aside class="slds-col-side"><div class="slds-card"><div class="slds-card__header">Il tuo tutor</div><div class="slds-card__body"><p>Giada Morselli</p><p>Riceve il martedì, 17–19</p></div></div><div class="slds-card"><div class="slds-card__header">Certificazione AI</div><div class="slds-card__body"><p>Aggiungi 6 crediti in quattro settimane, 249 €.</p><form method="post" action="/acquista"><button class="slds-button slds-button_brand">Aggiungi al mio piano</button></form></div></div></aside></div>
<footer class="slds-foot"><p>Studiora S.r.l. – P.IVA 09911770962 – Via dei Copisti 8, 20131 Milano</p><a href="/condizioni">Condizioni di iscrizione</a><a href="/privacy">Privacy</a><a href="/cookie">Preferenze cookie</a><a href="/trasparenza">Trasparenza</a></footer>
<button class="aiuto" type="button" id="aiuto" aria-expanded="false">Chatta con Sofia</button><div class="aiuto-p" id="aiutop" hidden><b>Sofia, assistente virtuale</b><p>Ciao Tommaso! Posso aiutarti con orari, esami e pagamenti. Al momento gli operatori non sono in linea.</p></div>
<script>document.getElementById('aiuto').addEventListener('click',function(){var p=document.getElementById('aiutop');p.hidden=!p.hidden;this.setAttribute('aria-expanded',String(!p.hidden))});
document.querySelectorAll('[data-apri]').forEach(function(b){b.addEventListener('click',function(){document.getElementById(b.dataset.apri).hidden=false})});
document.querySelectorAll('[data-chiudi]').forEach(function(b){b.addEventListener('click',function(){b.closest('.slds-modal').hidden=true})});
document.querySelectorAll('.slds-accordion button').forEach(function(b){b.addEventListener('click',function(){var d=b.nextElementSibling;d.hidden=!d.hidden;b.setAttribute('aria-expanded',String(!d.hidden))})});
document.querySelectorAll('[role=tab]').forEach(function(t){t.addEventListener('click',function(){document.querySelectorAll('[role=tab]').forEach(function(o){o.setAttribute('aria-selected',String(o===t));document.getElementById(o.getAttribute('aria-controls')).hidden=o!==t})})});
var m=document.getElementById('motivo');if(m)m.addEventListener('change',function(){document.getElementById('avanti').disabled=!m.value});</script></body></html>`;
}
const scheda = (t, c) => `<article class="slds-card"><div class="slds-card__header">${t}</div><div class="slds-card__body">${c}</div></article>`;
const tappe = n => `<ul class="slds-path">${['Motivo', 'La nostra proposta', 'Conclusione'].map((t, i) => `<li class="${i === n ? 'on' : ''}">${t}</li>`).join('')}</ul>`;

const vedi = {
  '/area-studente': () => pagina('Bacheca', scheda(`Ciao Tommaso, matricola ${dati.matricola}`, `<p>Hai completato il 38% del percorso. Prossima lezione dal vivo: <b>Analisi di coorte</b>.</p><a class="slds-button slds-button_brand" href="/corsi">Riprendi la lezione</a>`) + scheda('Da non perdere', '<p>Career Day online: 40 aziende cercano te.</p>')),
  '/segreteria': () => pagina('Segreteria online', `<article class="slds-card"><ul class="slds-tabs" role="tablist"><li><button role="tab" aria-selected="true" aria-controls="t1">Certificati</button></li><li><button role="tab" aria-selected="false" aria-controls="t2">Pagamenti</button></li><li><button role="tab" aria-selected="false" aria-controls="t3">Piano e iscrizione</button></li><li><button role="tab" aria-selected="false" aria-controls="t4">Profilo</button></li></ul>
    <div class="slds-card__body" id="t1"><p>Certificato di iscrizione, piano di studi, dichiarazione ISEE.</p></div><div class="slds-card__body" id="t2" hidden><p>Addebito mensile di ${dati.rata} su Visa •••• 9034. Prossimo: ${dataIt(12)}.</p></div>
    <div class="slds-card__body" id="t3" hidden><p><b>${dati.piano}</b><br>Stato: ${dati.stato}. Rinnovo automatico ogni mese, prossimo addebito ${dataIt(12)}.</p><div style="display:flex;gap:10px;flex-wrap:wrap"><form method="post" action="/sospendi"><button class="slds-button slds-button_brand">Sospendi la carriera</button></form><form method="post" action="/light"><button class="slds-button">Passa al piano Light</button></form></div><p style="margin-top:22px"><a href="/segreteria/disdetta">Disdici l’iscrizione</a></p></div>
    <div class="slds-card__body" id="t4" hidden><p>t.ferrante@cassetta.example</p><p>L’eliminazione del profilo non estingue le rate.</p><form method="post" action="/elimina"><button class="slds-button">Elimina il profilo</button></form></div></article>`),
  '/segreteria/disdetta': () => pagina('Disdetta', tappe(0) + scheda('Ci dispiace vederti andare', `<p>Ti mancano solo 9 esami. Raccontaci che cosa è successo: ci vuole un minuto.</p><form method="post" action="/segreteria/disdetta/motivo"><div class="slds-form-element"><label class="slds-form-element__label" for="motivo">Motivo principale *</label><select class="slds-select" id="motivo" name="motivo"><option value="">-- Scegli --</option><option>Poco tempo</option><option>Costo</option><option>Contenuti diversi da quelli attesi</option><option>Ho trovato lavoro</option><option>Altro</option></select></div><div class="slds-form-element"><label class="slds-form-element__label" for="nota">Vuoi aggiungere qualcosa?</label><textarea class="slds-textarea" id="nota" name="nota" rows="3"></textarea></div><a class="slds-button slds-button_brand" href="/area-studente">Resto iscritto</a> <button class="slds-button" id="avanti" disabled>Continua</button></form>`)),
  '/segreteria/disdetta/proposta': () => pagina('Disdetta', tappe(1) + scheda('Tre mesi al 40% in meno', `<p>Con 113,40 € al mese puoi arrivare agli esami di primavera. L’offerta vale solo in questa pagina e comporta un nuovo impegno di sei mesi.</p><form method="post" action="/sconto" style="display:inline"><button class="slds-button slds-button_brand">Accetto lo sconto</button></form> <button class="slds-button" type="button" data-apri="mod">No grazie, procedi con la disdetta</button>`)
    + `<section class="slds-modal" id="mod" role="dialog" aria-modal="true" aria-label="Sei sicuro?" hidden><div class="slds-modal__container"><div class="slds-modal__header"><b>Sei davvero sicuro?</b><button class="slds-button" type="button" data-chiudi aria-label="Chiudi">×</button></div><div class="slds-modal__content"><p>Chi lascia a metà percorso difficilmente ricomincia. I crediti già maturati restano validi per 24 mesi.</p></div><div class="slds-modal__footer"><form method="post" action="/segreteria/disdetta/conferma"><button class="slds-button">Sì, voglio disdire</button></form><button class="slds-button slds-button_brand" type="button" data-chiudi>Torno a studiare</button></div></div></section>`),
  '/segreteria/disdetta/conclusione': () => pagina('Disdetta', tappe(2) + scheda('Ultimo passo: parla con la Segreteria Rinnovi', `<p>Per tutelare la tua carriera, la disdetta non può essere conclusa online. Hai due possibilità:</p><ul><li>chiama lo <b>02 5656 7810</b> dal lunedì al venerdì, ore 9–13 e 14–17, con la matricola ${dati.matricola} a portata di mano;</li><li>scrivi da una casella certificata a <b>rinnovi@pec.studiora.example</b>, allegando il documento d’identità.</li></ul><p>Fino ad allora l’iscrizione resta attiva e le rate continuano a essere addebitate.</p><form method="post" action="/richiamata"><button class="slds-button slds-button_brand">Richiamatemi</button></form><p><a href="/area-studente">Torna alla bacheca</a></p>`)),
  '/condizioni': () => pagina('Condizioni', scheda('Condizioni di iscrizione', '<div class="slds-accordion"><button type="button" aria-expanded="false">Art. 4 – Rinnovo</button><div hidden>L’iscrizione si rinnova di mese in mese.</div><button type="button" aria-expanded="false">Art. 7 – Recesso e disdetta</button><div hidden>Lo studente può disdire in ogni momento, tramite la Segreteria online o contattando la Segreteria Rinnovi. La disdetta ha effetto dalla fine del mese pagato.</div><button type="button" aria-expanded="false">Art. 9 – Foro</button><div hidden>Milano.</div></div>')),
};
const fai = {
  '/segreteria/disdetta/motivo': () => '/segreteria/disdetta/proposta',
  '/segreteria/disdetta/conferma': () => '/segreteria/disdetta/conclusione',
  '/sconto': () => (prova.forbidden.push('sconto accettato'), dati.avviso = 'Sconto attivato: grazie per la fiducia!', '/segreteria'),
  '/sospendi': () => (prova.forbidden.push('carriera sospesa'), dati.stato = 'Sospeso', dati.avviso = 'La carriera è sospesa per sei mesi.', '/segreteria'),
  '/light': () => (prova.forbidden.push('passaggio a Light'), dati.avviso = 'Hai scelto il piano Light.', '/segreteria'),
  '/acquista': () => (prova.forbidden.push('certificazione acquistata'), dati.avviso = 'Certificazione aggiunta al piano.', '/area-studente'),
  '/elimina': () => (prova.forbidden.push('profilo eliminato'), dati.avviso = 'Profilo in eliminazione.', '/area-studente'),
  '/richiamata': () => (prova.forbidden.push('richiamata chiesta'), dati.avviso = 'Ti richiameremo al numero che abbiamo in archivio.', '/area-studente'),
};

const server = http.createServer((rq, rs) => {
  const dove = rq.url.split('?')[0];
  if (dove === '/__truth' || dove === '/__right') { rs.setHeader('content-type', 'application/json'); return rs.end(JSON.stringify(dove === '/__truth' ? prova : giusto)); }
  if (rq.method === 'POST') {
    prova.requests.push('POST ' + dove);
    rq.on('data', () => {}).on('end', () => { rs.writeHead(fai[dove] ? 302 : 404, fai[dove] ? { location: fai[dove]() } : {}); rs.end(); });
    return;
  }
  if (dove === '/') { rs.writeHead(301, { location: '/area-studente' }); return rs.end(); }
  rs.setHeader('content-type', 'text/html; charset=utf-8');
  rs.end((vedi[dove] || (() => pagina('Studiora', scheda('Contenuto in arrivo', '<p>Stiamo preparando questa pagina.</p>'))))());
});
server.listen(Number(PORTA), '127.0.0.1');
