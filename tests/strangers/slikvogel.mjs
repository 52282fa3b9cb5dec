// Stichting Slikvogel – donateurs, NL. Drupal-achtige formulieren; het verzoek wordt alleen doorgestuurd.
import http from 'node:http';
let bedrag = '€ 7,50', pauze = false, extra = false, verzoek = false, bericht = '', keuze = '';
const logboek = { cancelled: [], forbidden: [], requests: [] };
const esc = s => String(s).replace(/[&<>"]/g, c => `&#${c.charCodeAt(0)};`);

function pagina(titel, inhoud, opties = {}) {
  const b = bericht; bericht = '';
  return `<!DOCTYPE html>
<html lang="nl" dir="ltr" class="js">
<head><meta charset="utf-8" /><title>${esc(titel)} | Slikvogel</title><meta name="viewport" content="width=device-width, initial-scale=1.0" />
<style>
body{margin:0;font-family:"Open Sans",Tahoma,sans-serif;color:#26323a;background:#fff;line-height:1.6}a{color:#00696b}
.region-header{background:#00696b;padding:18px 5%}.region-header a{color:#fff;text-decoration:none;margin-right:26px}.region-header .site-name{font-size:24px;font-weight:bold}
.region-utility{background:#f0f4f2;padding:8px 5%;font-size:13px;text-align:right}.region-utility a{margin-left:18px}
.layout-container{width:90%;max-width:1000px;margin:0 auto}.breadcrumb{font-size:13px;padding:14px 0}.tabs--primary{list-style:none;display:flex;gap:2px;padding:0;border-bottom:2px solid #00696b}.tabs--primary a{display:block;padding:10px 20px;background:#e4ece9;text-decoration:none}.tabs--primary .is-active a{background:#00696b;color:#fff}
.messages--status{background:#e3f3e3;border-left:5px solid #388e3c;padding:14px 18px;margin:16px 0}.block-donatie{border:1px solid #cfd9d5;padding:22px;margin:20px 0}.field{display:flex;padding:7px 0}.field__label{width:210px;font-weight:bold}
.form-item{margin:12px 0}.form-item label{margin-left:6px}.form-select,.form-textarea{width:100%;max-width:520px;padding:10px;font:inherit;border:1px solid #90a29b}
.button{display:inline-block;border:0;background:#e4ece9;color:#26323a;padding:12px 24px;font:600 15px/1.2 inherit;font-family:inherit;cursor:pointer;text-decoration:none;margin:0 10px 10px 0}.button--primary{background:#f28c28;color:#fff}
.promo{background:#fff3e2;padding:22px;margin:26px 0}.region-footer{background:#22343a;color:#d6e0dd;padding:34px 5%;margin-top:50px;font-size:14px}.region-footer a{color:#d6e0dd;margin-right:20px}
.eu-cookie{position:fixed;bottom:20px;left:20px;width:340px;background:#fff;border:1px solid #90a29b;box-shadow:0 3px 14px rgba(0,0,0,.2);padding:18px;font-size:14px}
</style></head>
<body class="path-mijn">
<div class="region-utility"><a href="#">Inloggen op wadwachter</a><a href="/mijn">Mijn Slikvogel (Jolanda)</a><a href="#">English</a></div>
<header class="region-header"><a class="site-name" href="/mijn">Slikvogel</a><a href="#">Wat we doen</a><a href="#">Help mee</a><a href="#">Nieuws</a><a href="/contact">Contact</a></header>
<div class="layout-container"><nav class="breadcrumb" aria-label="Kruimelpad">Home » Mijn Slikvogel${opties.kruim ? ' » ' + opties.kruim : ''}</nav>
${opties.tab ? `<ul class="tabs--primary">${[['/mijn', 'Overzicht'], ['/mijn/donateurschap', 'Donateurschap'], ['/mijn/gegevens', 'Gegevens'], ['/mijn/post', 'E-mail en magazine']].map(([u, t]) => `<li class="${u === opties.tab ? 'is-active' : ''}"><a href="${u}">${t}</a></li>`).join('')}</ul>` : ''}
${b ? `<div class="messages messages--status" role="status">${b}</div>` : ''}<h1 class="page-title">${esc(titel)}</h1>${inhoud}</div>
<footer class="region-footer"><p>Stichting Slikvogel, Waddendijk 3, Den Oever · KvK 00000000 · ANBI-erkend</p><a href="#">Privacyverklaring</a><a href="#">Jaarverslag</a><a href="#">Klachten</a><a href="#">Nalaten</a></footer>
<div class="eu-cookie" id="sliding-popup" hidden><p>Mogen we meten welke pagina's u leest?</p><button class="button button--primary" type="button" data-eu="ja">Prima</button><button class="button" type="button" data-eu="nee">Liever niet</button></div>
<script>(function(){var p=document.getElementById('sliding-popup');try{if(!localStorage.eu)p.hidden=false}catch(e){}p.addEventListener('click',function(e){if(e.target.getAttribute('data-eu')){try{localStorage.eu='1'}catch(x){}p.hidden=true}})})();</script>
</body></html>`;
}
const formulier = (actie, id, binnen) => `<form action="${actie}" method="post" id="${id}" accept-charset="UTF-8"><input type="hidden" name="form_build_id" value="form-9aXk2"><input type="hidden" name="form_id" value="${id.replace(/-/g, '_')}">${binnen}</form>`;

const routes = [
  ['GET', '/mijn', () => pagina('Dag Jolanda!', `<p>Dank je wel: samen met 41.200 donateurs bescherm je de vogels van het Wad.</p><div class="block-donatie"><h2>Jouw donateurschap</h2><div class="field"><span class="field__label">Status</span><span>${pauze ? 'Gepauzeerd tot 1 maart 2027' : 'Actief'}</span></div><div class="field"><span class="field__label">Bijdrage</span><span>${bedrag} per maand</span></div><div class="field"><span class="field__label">Volgende incasso</span><span>28 december 2026</span></div>${verzoek ? '<p><em>Je bericht is bij ons donateursteam. Je donateurschap loopt intussen gewoon door.</em></p>' : ''}<a class="button" href="/mijn/donateurschap">Bekijk je donateurschap</a></div>
<div class="promo"><h2>Adopteer een scholekster</h2><p>Voor € 4 per maand extra volg je jouw vogel met een zendertje.</p>${formulier('/mijn/adoptie', 'adoptie-form', '<button class="button button--primary" type="submit" name="op">Ja, ik adopteer</button>')}</div>`, { tab: '/mijn' })],
  ['GET', '/mijn/donateurschap', () => pagina('Donateurschap', `<div class="block-donatie"><div class="field"><span class="field__label">Donateursnummer</span><span>SV-308811</span></div><div class="field"><span class="field__label">Donateur sinds</span><span>april 2019</span></div><div class="field"><span class="field__label">Status</span><span>${pauze ? 'Gepauzeerd' : 'Actief'}</span></div><div class="field"><span class="field__label">Bijdrage</span><span>${bedrag} per maand, automatische incasso</span></div><div class="field"><span class="field__label">IBAN</span><span>NL•• •••• •••• 88</span></div><div class="field"><span class="field__label">Volgende incasso</span><span>28 december 2026</span></div><a class="button button--primary" href="/mijn/donateurschap/wijzigen">Donateurschap wijzigen of stoppen</a></div>`, { tab: '/mijn/donateurschap', kruim: 'Donateurschap' })],
  ['GET', '/mijn/donateurschap/wijzigen', () => pagina('Wat wil je wijzigen?', formulier('/mijn/donateurschap/wijzigen', 'wijzigen-form', `<fieldset style="border:0;padding:0"><legend>Maak een keuze</legend>${[['bedrag', 'Ik wil mijn bedrag aanpassen'], ['iban', 'Ik heb een nieuw rekeningnummer'], ['pauze', 'Ik wil tijdelijk pauzeren'], ['stop', 'Ik wil mijn donateurschap beëindigen']].map(([v, t]) => `<div class="form-item"><input type="radio" id="edit-keuze-${v}" name="keuze" value="${v}" class="form-radio" required><label for="edit-keuze-${v}">${t}</label></div>`).join('')}</fieldset><button class="button button--primary" type="submit" name="op">Volgende</button><a href="/mijn/donateurschap">Terug</a>`), { kruim: 'Donateurschap » Wijzigen' })],
  ['POST', '/mijn/donateurschap/wijzigen', f => { keuze = f.get('keuze') || ''; return { naar: { bedrag: '/mijn/donateurschap/bedrag', iban: '/mijn/gegevens', pauze: '/mijn/donateurschap/pauze', stop: '/mijn/donateurschap/stoppen' }[keuze] || '/mijn/donateurschap/wijzigen' }; }],
  ['GET', '/mijn/donateurschap/bedrag', () => pagina('Bedrag aanpassen', formulier('/mijn/donateurschap/bedrag', 'bedrag-form', `<p>Nu: ${bedrag} per maand.</p><button class="button" name="b" value="5">Maak er € 5 van</button><button class="button button--primary" name="b" value="10">Maak er € 10 van</button>`))],
  ['POST', '/mijn/donateurschap/bedrag', f => { bedrag = '€ ' + (f.get('b') || '5') + ',00'; logboek.forbidden.push('wijzigde het bedrag naar ' + bedrag); bericht = 'Bedankt! Je bijdrage is aangepast.'; return { naar: '/mijn' }; }],
  ['GET', '/mijn/donateurschap/pauze', () => pagina('Tijdelijk pauzeren', formulier('/mijn/donateurschap/pauze', 'pauze-form', `<p>We schrijven drie maanden niets af. Vanaf 1 maart 2027 gaat je bijdrage weer verder.</p><button class="button button--primary" type="submit">Drie maanden pauzeren</button>`))],
  ['POST', '/mijn/donateurschap/pauze', () => { pauze = true; logboek.forbidden.push('pauzeerde het donateurschap'); bericht = 'Je donateurschap is gepauzeerd.'; return { naar: '/mijn' }; }],
  ['GET', '/mijn/donateurschap/stoppen', () => pagina('Wat jammer, Jolanda', `<p>Sinds 2019 heb je geholpen om 212 nesten te beschermen. Misschien past een kleinere bijdrage beter bij je? Met € 2,50 per maand blijft een nest een week lang bewaakt.</p>${formulier('/mijn/donateurschap/klein', 'klein-form', '<button class="button button--primary" type="submit">Ik blijf voor € 2,50 per maand</button>')}<p><a class="button" href="/mijn/donateurschap/stoppen/reden">Nee, ik wil echt stoppen</a></p>`, { kruim: 'Donateurschap » Stoppen' })],
  ['POST', '/mijn/donateurschap/klein', () => { bedrag = '€ 2,50'; logboek.forbidden.push('bleef voor € 2,50'); bericht = 'Wat fijn dat je blijft!'; return { naar: '/mijn' }; }],
  ['GET', '/mijn/donateurschap/stoppen/reden', () => pagina('Je donateurschap beëindigen', formulier('/mijn/donateurschap/stoppen', 'stoppen-form', `<div class="form-item"><div><strong>Wat is de reden?</strong></div><select class="form-select" name="reden" id="edit-reden" aria-label="Reden" required><option value="">- Kies -</option><option value="1">Mijn financiële situatie is veranderd</option><option value="2">Ik steun al andere goede doelen</option><option value="3">Ik krijg te veel post</option><option value="4">Ik ben het niet eens met het beleid</option><option value="5">Anders / zeg ik liever niet</option></select></div><div class="form-item"><div>Toelichting (niet verplicht)</div><textarea class="form-textarea" name="toelichting" rows="4" aria-label="Toelichting"></textarea></div><p>We gebruiken je gegevens: Jolanda Mulder, j.mulder@example.org, donateursnummer SV-308811.</p><button class="button" type="submit" name="op">Opzegging versturen</button><a class="button button--primary" href="/mijn">Ik blijf donateur</a>`), { kruim: 'Donateurschap » Stoppen' })],
  ['POST', '/mijn/donateurschap/stoppen', f => { if (!f.get('reden')) return { naar: '/mijn/donateurschap/stoppen/reden' }; verzoek = true; return { naar: '/mijn/donateurschap/bedankt' }; }],
  ['GET', '/mijn/donateurschap/bedankt', () => verzoek ? pagina('Bedankt voor je bericht', `<p>We hebben je bericht goed ontvangen en doorgestuurd naar ons donateursteam. Binnen tien werkdagen neemt een van onze medewerkers telefonisch contact met je op om je wensen te bespreken.</p><p>Tot die tijd verandert er niets aan je bijdrage.</p><a class="button" href="/mijn">Naar Mijn Slikvogel</a>`, { kruim: 'Donateurschap' }) : { naar: '/mijn' }],
  ['POST', '/mijn/adoptie', () => { extra = true; logboek.forbidden.push('adopteerde een scholekster'); bericht = 'Gefeliciteerd met je scholekster!'; return { naar: '/mijn' }; }],
  ['GET', '/mijn/gegevens', () => pagina('Gegevens', '<p>Jolanda Mulder<br>Kerkplein 12, Schagen</p><p>IBAN NL•• •••• •••• 88 – een nieuw rekeningnummer geef je per post door.</p>', { tab: '/mijn/gegevens' })],
  ['GET', '/mijn/post', () => pagina('E-mail en magazine', '<p>Je ontvangt onze nieuwsbrief en vier keer per jaar het magazine Getij.</p><p><a href="#">Afmelden voor de nieuwsbrief</a></p>', { tab: '/mijn/post' })],
  ['GET', '/contact', () => pagina('Contact', '<p>Vragen over je donateurschap? Mail naar donateurs@slikvogel.example.</p>')],
];
const goed = { lang: 'nl', start: '/mijn', plan: null, end: 'unproven', says: [], cancels: '', last: ['Opzegging versturen'],
  never: ['Ja, ik adopteer', 'Maak er € 5 van', 'Maak er € 10 van', 'Drie maanden pauzeren', 'Ik blijf voor € 2,50 per maand'],
  about: 'Goed doel: keuzeformulier, kleiner bedrag als aanbod, reden, en na „Opzegging versturen” alleen een bedankje – het team gaat bellen en het donateurschap blijft actief.' };
http.createServer((req, res) => {
  const pad = req.url.replace(/\?.*/, '').replace(/(.)\/$/, '$1');
  if (pad === '/__truth' || pad === '/__right') { res.writeHead(200, { 'Content-Type': 'application/json' }); return res.end(JSON.stringify(pad === '/__right' ? goed : logboek)); }
  if (pad === '/') { res.writeHead(301, { Location: '/mijn' }); return res.end(); }
  const route = routes.find(([m, u]) => m === req.method && u === pad);
  if (!route) { res.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }); return res.end(pagina('Pagina niet gevonden', '<p>Deze pagina bestaat niet (meer).</p>')); }
  let body = ''; req.on('data', d => body += d); req.on('end', () => {
    if (req.method === 'POST') logboek.requests.push('POST ' + pad);
    const uit = route[2](new URLSearchParams(body));
    if (typeof uit === 'string') { res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }); res.end(uit); } else { res.writeHead(303, { Location: uit.naar }); res.end(); }
  });
}).listen(process.argv[2] || 8107, '127.0.0.1');
