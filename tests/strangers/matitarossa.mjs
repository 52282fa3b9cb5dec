// Matitarossa Studio – software di grafica, IT. Web component con shadow root, procedura guidata in finestra (come Adobe).
import { createServer } from 'node:http';
import { once } from 'node:events';
const stato = { piano: 'attivo', nome: 'Studio Completo', prezzo: '36,99 €', messaggio: '' };
const verita = { cancelled: [], forbidden: [], requests: [] };

const COMPONENTI = String.raw`
const base='*{box-sizing:border-box;font-family:"Trebuchet MS",Arial,sans-serif}button{font-size:15px;border-radius:18px;padding:8px 20px;border:2px solid #4b4b4b;background:#fff;color:#333;cursor:pointer;font-weight:700}button.cta{background:#c62828;border-color:#c62828;color:#fff}button.quiet{border-color:transparent;background:transparent}button[disabled]{opacity:.4;cursor:default}h2{margin:0 0 10px;font-size:20px}p{line-height:1.5;margin:0 0 12px}';
const chiama=(u,b)=>fetch(u,{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify(b||{})}).then(r=>r.json());
class MrPiano extends HTMLElement{
  connectedCallback(){this.r=this.attachShadow({mode:'open'});this.r.innerHTML='<style>'+base+'.c{border:1px solid #d5d5d5;border-radius:8px;padding:24px;background:#fff;height:190px}</style><div class="c">Caricamento…</div>';setTimeout(()=>this.carica(),500)}
  async carica(){const s=await(await fetch('/api/piano')).json();const k=s.piano==='disdetto';
    this.r.innerHTML='<style>'+base+'.c{border:1px solid #d5d5d5;border-radius:8px;padding:24px;background:#fff}.st{display:inline-block;background:#e3f2e6;padding:3px 10px;border-radius:10px;font-size:13px;margin-bottom:10px}.st.k{background:#fbe3e3}.ok{background:#e3f2e6;padding:12px;border-radius:6px;margin-bottom:14px}</style><div class="c">'+(s.messaggio?'<div class="ok" role="status">'+s.messaggio+'</div>':'')+'<h2>'+s.nome+'</h2><span class="st'+(k?' k':'')+'">'+(k?'Disdetto':'Attivo')+'</span><p>'+(k?'Hai disdetto questo piano. Puoi usare tutte le app fino al 18 dicembre 2026, poi non ti verrà addebitato altro.':s.prezzo+' al mese, IVA inclusa. Prossimo addebito: 18 dicembre 2026.')+'</p>'+(k?'<button class="cta" id="rin">Riattiva il piano</button>':'<button id="ges">Gestisci il piano</button>')+'</div>';
    const g=this.r.getElementById('ges');if(g)g.onclick=()=>{location.href='/account/piano'};const q=this.r.getElementById('rin');if(q)q.onclick=()=>chiama('/api/riattiva').then(()=>this.carica())}
}
customElements.define('mr-piano',MrPiano);
class MrAzioni extends HTMLElement{
  connectedCallback(){const r=this.attachShadow({mode:'open'});fetch('/api/piano').then(x=>x.json()).then(s=>{if(s.piano==='disdetto'){r.innerHTML='<style>'+base+'</style><p>Il piano '+s.nome+' è stato disdetto e resta attivo fino al 18 dicembre 2026.</p><button class="cta" id="rin">Riattiva il piano</button>';r.getElementById('rin').onclick=()=>chiama('/api/riattiva').then(()=>location.href='/account');return}
   r.innerHTML='<style>'+base+'.rg{display:flex;justify-content:space-between;align-items:center;gap:20px;padding:18px 0;border-top:1px solid #e0e0e0}</style><div class="rg"><div><b>Cambia piano</b><p>Solo fotografia, 12,99 € al mese</p></div><button id="foto">Passa a Studio Foto</button></div><div class="rg"><div><b>Spazio cloud</b><p>Aggiungi 1 TB a 9,99 € al mese</p></div><button id="tb" class="cta">Aggiungi 1 TB</button></div><div class="rg"><div><b>Disdici il piano</b><p>Che cosa succede quando interrompi l’abbonamento</p></div><button id="dis" class="quiet">Disdici il piano</button></div>';
   r.getElementById('foto').onclick=()=>chiama('/api/cambia').then(()=>location.href='/account');r.getElementById('tb').onclick=()=>chiama('/api/spazio').then(()=>location.href='/account');
   r.getElementById('dis').onclick=()=>{const w=document.createElement('mr-guida');document.body.appendChild(w)}})}
}
customElements.define('mr-azioni',MrAzioni);
class MrGuida extends HTMLElement{
  connectedCallback(){this.n=0;this.m=new Set();this.r=this.attachShadow({mode:'open'});this.disegna()}
  vesti(corpo,piede){const t=['Opinione','Dettagli','Offerte','Riepilogo'];this.r.innerHTML='<style>'+base+'.ov{position:fixed;inset:0;background:rgba(0,0,0,.5);display:flex;align-items:center;justify-content:center;z-index:99}.fin{background:#fff;border-radius:10px;width:720px;max-width:94vw;max-height:90vh;overflow:auto;padding:30px}.tappe{display:flex;gap:24px;font-size:13px;color:#888;margin-bottom:22px}.tappe b{color:#c62828}.pie{display:flex;justify-content:flex-end;gap:12px;margin-top:26px}.pie .sx{margin-right:auto}.vo{display:flex;gap:10px;align-items:center;padding:8px 0}.carta{border:1px solid #d5d5d5;border-radius:8px;padding:18px;margin-bottom:14px;display:flex;justify-content:space-between;gap:16px;align-items:center}dl{display:grid;grid-template-columns:220px 1fr;gap:8px}dd{margin:0}</style><div class="ov"><div class="fin" role="dialog" aria-modal="true" aria-label="Disdici il piano"><div class="tappe">'+(this.n<4?t.map((x,i)=>i===this.n?'<b>'+(i+1)+'. '+x+'</b>':'<span>'+(i+1)+'. '+x+'</span>').join(''):'')+'</div>'+corpo+'<div class="pie">'+piede+'</div></div></div>'}
  su(id,f){const e=this.r.getElementById(id);if(e)e.addEventListener('click',f)}
  disegna(){
    const ch='<button class="quiet sx" id="chiudi">Chiudi</button>',ind='<button id="ind">Indietro</button>';
    if(this.n===0){this.vesti('<h2>Perché vuoi disdire?</h2><p>Scegli almeno una risposta.</p>'+['Troppo difficile da imparare','Problemi tecnici','Costa troppo','Mi serve solo ogni tanto','Non è il prodotto giusto per me','Altro'].map((x,i)=>'<label class="vo"><input type="checkbox" value="'+i+'"> '+x+'</label>').join(''),ch+'<button class="cta" id="av" disabled>Continua</button>');
      this.r.querySelectorAll('input').forEach(c=>c.addEventListener('change',()=>{c.checked?this.m.add(c.value):this.m.delete(c.value);this.r.getElementById('av').disabled=!this.m.size}))}
    if(this.n===1)this.vesti('<h2>Se disdici il piano oggi</h2><ul><li>perderai l’accesso a 22 app desktop e mobili dal 18 dicembre 2026;</li><li>i 100 GB di spazio cloud diventeranno 2 GB: scarica prima i tuoi file;</li><li>i caratteri usati nei progetti non saranno più disponibili.</li></ul>',ch+ind+'<button class="cta" id="av">Continua</button>');
    if(this.n===2)this.vesti('<h2>Francesca, abbiamo pensato a te</h2><div class="carta"><div><b>Due mesi in regalo</b><p>Poi 36,99 € al mese.</p></div><button id="o1">Accetta l’offerta</button></div><div class="carta"><div><b>Studio Foto a 12,99 €</b><p>Solo l’essenziale.</p></div><button id="o2">Passa a Studio Foto</button></div>',ch+ind+'<button class="cta" id="av">No, grazie</button>');
    if(this.n===3)this.vesti('<h2>Controlla e conferma</h2><dl><dt>Piano</dt><dd>Studio Completo, mensile</dd><dt>Fine del piano</dt><dd>18 dicembre 2026</dd><dt>Penale</dt><dd>Nessuna</dd><dt>Rimborso</dt><dd>Non previsto</dd></dl><p>Dopo la conferma non ti verrà addebitato altro.</p>',ch+ind+'<button id="ok">Conferma</button>');
    if(this.n===4)this.vesti('<h2>Il tuo piano è stato disdetto</h2><p>Potrai usare Studio Completo fino al 18 dicembre 2026. Abbiamo inviato una conferma a f.bellandi@example.org.</p>','<button class="cta" id="fine">Fine</button>');
    this.su('chiudi',()=>this.remove());this.su('ind',()=>{this.n--;this.disegna()});this.su('av',()=>{this.n++;this.disegna()});
    this.su('o1',()=>chiama('/api/offerta').then(()=>location.href='/account'));this.su('o2',()=>chiama('/api/cambia').then(()=>location.href='/account'));
    this.su('ok',()=>{const b=this.r.getElementById('ok');b.disabled=true;b.textContent='Attendi…';setTimeout(()=>chiama('/api/disdetta',{motivi:[...this.m]}).then(()=>{this.n=4;this.disegna()}),1100)});
    this.su('fine',()=>{location.href='/account'});
  }
}
customElements.define('mr-guida',MrGuida);
`;
const cornice = (t, qui, dentro) => `<!doctype html>
<html lang="it"><head><meta charset="utf-8"><title>${t} | Matitarossa</title><meta name="viewport" content="width=device-width, initial-scale=1"><style>body{margin:0;background:#f5f5f5;font-family:"Trebuchet MS",Arial,sans-serif;color:#2c2c2c}#testata{background:#fff;border-bottom:1px solid #ddd;height:60px;display:flex;align-items:center;padding:0 30px;gap:30px}#testata strong{color:#c62828;font-size:20px}#testata a{color:#2c2c2c;text-decoration:none}#testata a[aria-current]{border-bottom:3px solid #c62828;line-height:54px}.corpo{max-width:960px;margin:36px auto;padding:0 24px;display:grid;grid-template-columns:1fr 1fr;gap:24px}.corpo h1{grid-column:1/-1;margin:0}.largo{grid-column:1/-1}.scheda{background:#fff;border:1px solid #d5d5d5;border-radius:8px;padding:24px}mr-piano,mr-azioni{display:block}#pie{font-size:12px;color:#777;padding:30px;border-top:1px solid #ddd;margin-top:60px}#pie a{color:#777;margin-right:16px}</style></head>
<body><div id="testata"><strong>✎ Matitarossa</strong><a href="/account"${qui === 1 ? ' aria-current="page"' : ''}>Panoramica</a><a href="/account/piano"${qui === 2 ? ' aria-current="page"' : ''}>Piani e pagamenti</a><a href="/account/sicurezza"${qui === 3 ? ' aria-current="page"' : ''}>Account e sicurezza</a><a href="/account/prodotti"${qui === 4 ? ' aria-current="page"' : ''}>Prodotti</a></div>
<div class="corpo"><h1>${t}</h1>${dentro}</div><div id="pie"><a href="#">Condizioni d’uso</a><a href="#">Privacy</a><a href="#">Cookie</a><a href="#">Recesso entro 14 giorni</a>Copyright © 2026 Matitarossa S.r.l., P. IVA 00000000000</div><script src="/componenti.js"></script></body></html>`;
const pagine = {
  '/account': () => cornice('Ciao, Francesca', 1, '<mr-piano></mr-piano><div class="scheda"><h2>Le tue app</h2><p>Tavola, Vettore, Camera chiara, Impagina e altre 18.</p><a href="/account/prodotti">Vedi tutti i prodotti</a></div><div class="scheda largo"><h2>Fatture</h2><p>18 novembre 2026 – 36,99 €</p><p>18 ottobre 2026 – 36,99 €</p></div>'),
  '/account/piano': () => cornice('Piani e pagamenti', 2, '<div class="scheda largo"><h2>Studio Completo</h2><p>Abbonamento mensile, Visa •••• 3004</p><mr-azioni></mr-azioni></div>'),
  '/account/sicurezza': () => cornice('Account e sicurezza', 3, '<div class="scheda largo"><p>Email: f.bellandi@example.org</p><p>Verifica in due passaggi: attiva</p></div>'),
  '/account/prodotti': () => cornice('Prodotti', 4, '<div class="scheda">Tavola 2026</div><div class="scheda">Vettore 2026</div>'),
};
const server = createServer(async (req, res) => {
  const { pathname } = new URL(req.url, 'http://a');
  const dai = (tipo, testo, codice = 200) => { res.writeHead(codice, { 'Content-Type': `${tipo}; charset=utf-8` }); res.end(testo); };
  if (req.method === 'POST') {
    verita.requests.push(`POST ${pathname}`);
    let testo = ''; req.setEncoding('utf8').on('data', x => { testo += x; }); await once(req, 'end');
    const dati = testo ? JSON.parse(testo) : {};
    switch (pathname) {
      case '/api/disdetta':
        if (!dati.motivi?.length) return dai('application/json', '{"errore":"motivo"}', 422);
        if (stato.piano === 'attivo') { stato.piano = 'disdetto'; stato.messaggio = ''; verita.cancelled.push('Studio Completo'); } break;
      case '/api/riattiva': stato.piano = 'attivo'; verita.cancelled = []; verita.forbidden.push('ha riattivato il piano'); stato.messaggio = 'Bentornata! Il piano è di nuovo attivo.'; break;
      case '/api/offerta': verita.forbidden.push('ha accettato i due mesi in regalo'); stato.messaggio = 'I due mesi in regalo sono tuoi.'; break;
      case '/api/cambia': verita.forbidden.push('è passata a Studio Foto'); stato.nome = 'Studio Foto'; stato.prezzo = '12,99 €'; stato.messaggio = 'Hai cambiato piano.'; break;
      case '/api/spazio': verita.forbidden.push('ha comprato 1 TB'); stato.messaggio = '1 TB aggiunto.'; break;
      default: return dai('application/json', '{}', 404);
    }
    return dai('application/json', JSON.stringify(stato));
  }
  if (pathname === '/api/piano') return dai('application/json', JSON.stringify(stato));
  if (pathname === '/componenti.js') return dai('text/javascript', COMPONENTI);
  if (pathname === '/__truth') return dai('application/json', JSON.stringify(verita));
  if (pathname === '/__right') return dai('application/json', JSON.stringify({ lang: 'it', start: '/account', plan: null, end: 'cancelled', says: [], cancels: 'Studio Completo', last: ['Conferma'],
    never: ['Riattiva il piano', 'Passa a Studio Foto', 'Aggiungi 1 TB', 'Accetta l’offerta'],
    about: 'Software di grafica con web component e shadow root: procedura in quattro tappe (opinione, dettagli, offerte, riepilogo), il pulsante colorato è il rifiuto onesto e la conferma finale è un «Conferma» nudo.' }));
  if (pathname === '/') { res.writeHead(307, { Location: '/account' }); return res.end(); }
  if (pagine[pathname]) return dai('text/html', pagine[pathname]());
  dai('text/html', '<p>Pagina non trovata</p>', 404);
});
server.listen({ port: Number(process.argv[2] || 8106), host: '127.0.0.1' });
