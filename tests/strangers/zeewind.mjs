import http from 'node:http';
import { parse } from 'node:querystring';

// Uitgeverij Zeewind: Django-achtige mijn-omgeving met Bootstrap-klassen
const maanden = 'januari februari maart april mei juni juli augustus september oktober november december'.split(' ');
const datum = plus => { const t = new Date(Date.now() + plus * 24 * 60 * 60 * 1000); return `${t.getUTCDate()} ${maanden[t.getUTCMonth()]} ${t.getUTCFullYear()}`; };
const CSRF = 'b7Yc0Wn4TtqLr2';
const abonnementen = new Map([
  ['41877', { nr: '41877', titel: 'Zeewind Puzzelblad', soort: 'Papier, 6 nummers per jaar', prijs: '€ 21,00 per halfjaar', tot: datum(64), lopend: true }],
  ['40213', { nr: '40213', titel: 'Zeewind Magazine', soort: 'Papier + digitaal, 12 nummers per jaar', prijs: '€ 8,25 per maand', tot: datum(21), lopend: true }],
]);
const logboek = { cancelled: [], forbidden: [], requests: [] };
let bericht = null;
const sessie = { gezien: {} };

function basis(titel, binnen, actief = '') {
  const b = bericht; bericht = null;
  const tab = (u, t) => `<li class="nav-item"><a class="nav-link${actief === u ? ' active' : ''}" href="/mijn/${u}">${t}</a></li>`;
  return `<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${titel} - Mijn Zeewind</title><style>
*,*:before{box-sizing:border-box}body{margin:0;font-family:"Trebuchet MS",Arial,sans-serif;font-size:16px;color:#212529;background:#f8f5ef}.container{max-width:960px;margin:0 auto;padding:0 15px}.navbar{background:#b3391f;padding:12px 0}.navbar .container{display:flex;align-items:center;gap:24px}.navbar a{color:#fff;text-decoration:none}.navbar-brand{font:italic 700 26px Georgia,serif;margin-right:auto}
.nav-tabs{display:flex;list-style:none;padding:0;margin:26px 0 0;border-bottom:1px solid #dee2e6}.nav-link{display:block;padding:10px 18px;color:#b3391f;text-decoration:none}.nav-link.active{background:#fff;border:1px solid #dee2e6;border-bottom-color:#fff;color:#212529}.card{background:#fff;border:1px solid #e3dccf;border-radius:4px;padding:22px;margin:20px 0}.row{display:flex;gap:20px;flex-wrap:wrap}.col{flex:1 1 260px}
.btn{display:inline-block;font:inherit;padding:9px 18px;border:1px solid transparent;border-radius:4px;cursor:pointer;text-decoration:none;background:none}.btn-primary{background:#b3391f;color:#fff}.btn-outline-secondary{border-color:#6c757d;color:#6c757d}.btn-link{color:#6c757d;text-decoration:underline;font-size:14px}.btn-success{background:#2f7d4f;color:#fff;font-weight:700;padding:13px 28px}.table{width:100%;border-collapse:collapse}.table td,.table th{padding:13px 8px;border-bottom:1px solid #e3dccf;text-align:left;vertical-align:middle}
.dropdown{position:relative;display:inline-block}.dropdown-toggle{border:1px solid #ced4da;background:#fff;width:36px;height:36px;border-radius:4px;cursor:pointer;font-size:18px;line-height:1}.dropdown-menu{display:none;position:absolute;right:0;top:40px;background:#fff;border:1px solid #ced4da;border-radius:4px;min-width:220px;z-index:10;padding:6px 0}.dropdown-menu.show{display:block}.dropdown-item{display:block;padding:9px 16px;color:#212529;text-decoration:none}.badge{font-size:13px;padding:3px 9px;border-radius:10px;background:#dcefdf;color:#1d5b34}.badge.bg-warning{background:#fbe3c8;color:#7a3d00}.alert{padding:13px 18px;border-radius:4px;background:#dcefdf;margin-top:20px}.alert-danger{background:#f8d7da}
.modal{position:fixed;inset:0;background:#0008;display:none;align-items:center;justify-content:center;z-index:50}.modal.show{display:flex}.modal-content{background:#fff;border-radius:6px;width:480px;max-width:92%;padding:24px}.modal-footer{display:flex;justify-content:space-between;margin-top:20px}.form-check{padding:6px 0}textarea{width:100%;font:inherit;padding:8px}.breadcrumb{font-size:14px;margin-top:20px}.text-muted{color:#6c757d;font-size:14px}
footer{background:#2b2723;color:#cfc6ba;margin-top:50px;padding:30px 0;font-size:14px}footer a{color:#cfc6ba;display:inline-block;margin:4px 16px 4px 0}.cookie{position:fixed;bottom:0;left:0;right:0;background:#fff;border-top:3px solid #b3391f;padding:14px 20px;display:flex;gap:14px;align-items:center;justify-content:center;z-index:20}
</style></head><body><nav class="navbar"><div class="container"><a class="navbar-brand" href="/mijn/overzicht">Zeewind</a><a href="/winkel">Webwinkel</a><a href="/lezen">Digitaal lezen</a><a href="/mijn/overzicht">Mijn Zeewind</a></div></nav>
<div class="container">${b ? `<div class="alert ${b[0]}" role="alert">${b[1]}</div>` : ''}${actief ? `<ul class="nav-tabs">${tab('overzicht', 'Overzicht')}${tab('abonnementen', 'Abonnementen')}${tab('betalingen', 'Betalingen')}${tab('gegevens', 'Gegevens')}${tab('nieuwsbrieven', 'Nieuwsbrieven')}</ul>` : ''}${binnen}</div>
<footer><div class="container"><a href="/service">Klantenservice</a><a href="/bezorging">Bezorgklacht melden</a><a href="/adverteren">Adverteren</a><a href="/voorwaarden">Abonnementsvoorwaarden</a><a href="/privacy">Privacy- en cookiebeleid</a><a href="/colofon">Colofon</a><p>Uitgeverij Zeewind B.V., Havenhoofd 3, 4381 Vlissingen</p></div></footer>
<div class="cookie" id="ck" hidden><span>Zeewind gebruikt cookies om de site te laten werken.</span><button class="btn btn-outline-secondary" data-ck>Alleen nodig</button><button class="btn btn-primary" data-ck>Akkoord</button></div>
<script>(function(){var c=document.getElementById('ck');if(document.cookie.indexOf('zw_ck')<0){c.hidden=false}else{c.style.display='none'}
c.querySelectorAll('[data-ck]').forEach(function(k){k.onclick=function(){document.cookie='zw_ck=1;path=/';c.style.display='none'}});
document.querySelectorAll('[data-bs-toggle=dropdown]').forEach(function(k){k.onclick=function(e){e.stopPropagation();var m=k.nextElementSibling,o=m.classList.contains('show');document.querySelectorAll('.dropdown-menu').forEach(function(x){x.classList.remove('show')});if(!o)m.classList.add('show');k.setAttribute('aria-expanded',String(!o))}});
document.addEventListener('click',function(){document.querySelectorAll('.dropdown-menu').forEach(function(x){x.classList.remove('show')})});
document.querySelectorAll('[data-bs-toggle=modal]').forEach(function(k){k.onclick=function(e){e.preventDefault();document.querySelector(k.getAttribute('data-bs-target')).classList.add('show')}});
document.querySelectorAll('[data-bs-dismiss=modal]').forEach(function(k){k.onclick=function(){k.closest('.modal').classList.remove('show')}});})();</script></body></html>`;
}
const csrf = `<input type="hidden" name="csrfmiddlewaretoken" value="${CSRF}">`;
const knop = (actie, tekst, klasse) => `<form method="post" action="${actie}" style="display:inline">${csrf}<button type="submit" class="btn ${klasse}">${tekst}</button></form>`;

const schermen = [
  [/^\/mijn\/overzicht$/, () => basis('Overzicht', `<div class="card"><h1>Dag mevrouw Terpstra</h1><p>Het nieuwe nummer van Zeewind Magazine valt rond ${datum(5)} bij u op de mat.</p><a class="btn btn-primary" href="/lezen">Nu al digitaal lezen</a></div><div class="row"><div class="card col"><h3>Geef Zeewind cadeau</h3><p>Drie nummers voor € 15, stopt vanzelf.</p>${knop('/winkel/cadeau', 'Cadeau bestellen', 'btn-primary')}</div><div class="card col"><h3>Lezersreis</h3><p>Acht dagen langs de Schotse kust.</p></div></div>`, 'overzicht')],
  [/^\/mijn\/abonnementen$/, () => basis('Abonnementen', `<div class="card"><h2>Mijn abonnementen</h2><table class="table"><thead><tr><th>Titel</th><th>Nummer</th><th>Status</th><th></th></tr></thead><tbody>${[...abonnementen.values()].map(a => `<tr><td><b>${a.titel}</b><br><span class="text-muted">${a.soort}<br>${a.prijs}</span></td><td>${a.nr}</td><td>${a.lopend ? `<span class="badge">Actief</span><br><span class="text-muted">wordt op ${a.tot} verlengd</span>` : `<span class="badge bg-warning">Opgezegd</span><br><span class="text-muted">loopt tot ${a.tot}, wordt niet verlengd</span>`}</td><td><div class="dropdown"><button class="dropdown-toggle" type="button" data-bs-toggle="dropdown" aria-expanded="false" aria-label="Meer voor ${a.titel}">⋮</button><div class="dropdown-menu"><a class="dropdown-item" href="/mijn/abonnementen/${a.nr}/adres">Bezorgadres wijzigen</a><a class="dropdown-item" href="/mijn/abonnementen/${a.nr}/vakantie">Vakantieservice</a>${a.lopend ? `<a class="dropdown-item" href="/mijn/abonnementen/${a.nr}/aanpassen">Abonnement aanpassen</a>` : `<a class="dropdown-item" href="/mijn/abonnementen/${a.nr}/opgezegd">Opzegging bekijken</a>`}</div></div></td></tr>`).join('')}</tbody></table></div>`, 'abonnementen')],
  [/^\/mijn\/abonnementen\/(\d+)\/aanpassen$/, a => basis('Aanpassen', `<p class="breadcrumb"><a href="/mijn/abonnementen">Abonnementen</a> / ${a.titel}</p><h1>Waar kunnen we u mee helpen?</h1><div class="row"><div class="card col"><h3>Alleen digitaal</h3><p>Lees voortaan op uw tablet en betaal minder.</p>${knop(`/mijn/abonnementen/${a.nr}/digitaal`, 'Overstappen op digitaal', 'btn-primary')}</div><div class="card col"><h3>Even rust</h3><p>Tot drie maanden geen nummer en geen rekening.</p>${knop(`/mijn/abonnementen/${a.nr}/pauze`, 'Abonnement pauzeren', 'btn-primary')}</div><div class="card col"><h3>Vaker lezen</h3><p>Voeg Zeewind Junior toe.</p>${knop(`/mijn/abonnementen/${a.nr}/junior`, 'Junior toevoegen', 'btn-primary')}</div></div><p class="text-muted">Toch liever niets van dit alles? <a href="/mijn/abonnementen/${a.nr}/afscheid">Ik wil stoppen</a></p>`)],
  [/^\/mijn\/abonnementen\/(\d+)\/afscheid$/, a => basis('Stoppen', `<p class="breadcrumb"><a href="/mijn/abonnementen">Abonnementen</a> / ${a.titel} / Stoppen</p><div class="card"><h1>U leest al zes jaar mee</h1><p>Als u stopt met ${a.titel}, vervalt ook het volgende:</p><ul><li>het digitale archief vanaf 1988;</li><li>ledenkorting in de webwinkel;</li><li>de bewaarband aan het eind van het jaar.</li></ul><a class="btn btn-success" href="/mijn/overzicht">Ik blijf lezen</a> <a href="#" class="btn btn-outline-secondary" data-bs-toggle="modal" data-bs-target="#zeker">Abonnement opzeggen</a></div>
    <div class="modal" id="zeker" role="dialog" aria-modal="true" aria-labelledby="zt"><div class="modal-content"><h2 id="zt">Weet u het zeker?</h2><p>U zegt ${a.titel} (${a.nr}) op per ${a.tot}.</p><div class="modal-footer"><button type="button" class="btn btn-primary" data-bs-dismiss="modal">Nee, toch niet</button>${knop(`/mijn/abonnementen/${a.nr}/afscheid`, 'Ja, opzeggen', 'btn-outline-secondary')}</div></div></div>`)],
  [/^\/mijn\/abonnementen\/(\d+)\/vragenlijst$/, a => !sessie.gezien[a.nr] ? null : basis('Nog even dit', `<p class="breadcrumb">${a.titel} / Stap 2 van 2</p><div class="row"><div class="card" style="flex:2 1 480px"><h1>Nog even dit</h1><p>Uw opzegging is pas definitief als u dit formulier heeft verstuurd.</p><form method="post" action="/mijn/abonnementen/${a.nr}/vragenlijst" novalidate>${csrf}<p><b>Wat is de belangrijkste reden? *</b></p>${['Ik heb te weinig tijd om te lezen', 'De prijs', 'De inhoud spreekt me niet meer aan', 'Problemen met de bezorging', 'Anders'].map((t, i) => `<div class="form-check"><input type="radio" name="reden" id="r${i}" value="${i}"> <label for="r${i}">${t}</label></div>`).join('')}<p><label for="op">Toelichting (mag leeg blijven)</label><textarea id="op" name="op" rows="3"></textarea></p><div class="form-check"><input type="checkbox" id="nb" name="nb" checked> <label for="nb">Houd mij per e-mail op de hoogte van acties</label></div><p><button type="submit" class="btn btn-outline-secondary">Versturen</button> <a class="btn btn-link" href="/mijn/abonnementen">Terug naar mijn abonnementen</a></p></form></div><div class="card col"><h2>Lees door voor de helft</h2><p>Een half jaar lang 50% korting op ${a.titel}. Daarna betaalt u weer ${a.prijs}.</p>${knop(`/mijn/abonnementen/${a.nr}/korting`, 'Korting gebruiken', 'btn-success')}</div></div>`)],
  [/^\/mijn\/abonnementen\/(\d+)\/opgezegd$/, a => a.lopend ? null : basis('Opgezegd', `<div class="card"><h1>Uw abonnement is opgezegd</h1><p>${a.titel} (${a.nr}) loopt nog tot ${a.tot}. Daarna ontvangt u geen nummers en geen rekening meer. De bevestiging is verstuurd naar h.terpstra@postvak.example.</p>${knop(`/mijn/abonnementen/${a.nr}/herstel`, 'Opzegging intrekken', 'btn-success')} <a class="btn btn-link" href="/mijn/abonnementen">Naar mijn abonnementen</a></div>`)],
  [/^\/mijn\/abonnementen\/(\d+)\/(adres|vakantie)$/, a => basis('Bezorging', `<div class="card"><h1>Bezorging van ${a.titel}</h1><p>Torenstraat 51, 8601 Sneek. Wijzigingen gaan in vanaf het volgende nummer.</p><a class="btn btn-outline-secondary" href="/mijn/abonnementen">Annuleren</a></div>`)],
  [/^\/mijn\/gegevens$/, () => basis('Gegevens', `<div class="card"><h2>Mijn gegevens</h2><p>Hiske Terpstra<br>h.terpstra@postvak.example</p></div><div class="card"><h3>Account opheffen</h3><p>Uw inlog en leesgeschiedenis verdwijnen. Lopende abonnementen blijven doorlopen.</p>${knop('/mijn/opheffen', 'Account verwijderen', 'btn-outline-secondary')}</div>`, 'gegevens')],
  [/^\/mijn\/betalingen$/, () => basis('Betalingen', `<div class="card"><h2>Betalingen</h2><table class="table"><tr><td>${datum(-9)}</td><td>Zeewind Magazine</td><td>€ 8,25</td></tr><tr><td>${datum(-39)}</td><td>Zeewind Magazine</td><td>€ 8,25</td></tr></table><p class="text-muted">Automatische incasso, NL•• ZEEB •••• 2290</p></div>`, 'betalingen')],
  [/^\/mijn\/nieuwsbrieven$/, () => basis('Nieuwsbrieven', `<div class="card"><h2>Nieuwsbrieven</h2><p>Weekendlezen <a href="#">Afmelden</a></p><p>Zeewind Culinair <a href="#">Aanmelden</a></p></div>`, 'nieuwsbrieven')],
];
const JUIST = { lang: 'nl', start: '/mijn/overzicht', plan: 'Zeewind Magazine', end: 'cancelled', says: [], cancels: 'Zeewind Magazine', last: ['Versturen'],
  never: ['Cadeau bestellen', 'Overstappen op digitaal', 'Abonnement pauzeren', 'Junior toevoegen', 'Korting gebruiken', 'Opzegging intrekken', 'Account verwijderen'],
  about: 'Tijdschriftenuitgever met Bootstrap/Django: twee abonnementen, kebabmenu, "Ja, opzeggen" is nog niet het einde; pas het versturen van de vragenlijst, naast een kortingskaart, zegt op.' };

const fout = { digitaal: 'overgestapt op digitaal', pauze: 'gepauzeerd', junior: 'Junior gekocht', korting: 'korting aangenomen' };
function verwerk(pad, v) {
  const m = pad.match(/^\/mijn\/abonnementen\/(\d+)\/(\w+)$/), a = m && abonnementen.get(m[1]);
  if (pad === '/winkel/cadeau') { logboek.forbidden.push('cadeauabonnement besteld'); bericht = ['', 'Bedankt voor uw bestelling.']; return '/mijn/overzicht'; }
  if (pad === '/mijn/opheffen') { logboek.forbidden.push('account verwijderd'); bericht = ['', 'Uw account wordt opgeheven.']; return '/mijn/overzicht'; }
  if (!a) return null;
  if (fout[m[2]]) { logboek.forbidden.push(fout[m[2]] + ': ' + a.titel); bericht = ['', 'Uw wijziging is verwerkt. Veel leesplezier!']; return '/mijn/abonnementen'; }
  if (m[2] === 'herstel') { a.lopend = true; logboek.cancelled = logboek.cancelled.filter(x => x !== a.titel); logboek.forbidden.push('opzegging ingetrokken'); bericht = ['', 'Uw abonnement loopt door.']; return '/mijn/abonnementen'; }
  if (m[2] === 'afscheid') { sessie.gezien[a.nr] = true; return `/mijn/abonnementen/${a.nr}/vragenlijst`; }
  if (m[2] === 'vragenlijst') {
    if (!sessie.gezien[a.nr] || !a.lopend) return '/mijn/abonnementen';
    if (!v.reden) { bericht = ['alert-danger', 'Kies eerst een reden.']; return pad; }
    a.lopend = false; logboek.cancelled.push(a.titel);
    if (a.titel !== JUIST.plan) logboek.forbidden.push('verkeerd abonnement opgezegd: ' + a.titel);
    return `/mijn/abonnementen/${a.nr}/opgezegd`;
  }
  return null;
}
http.createServer((vraag, antwoord) => {
  const pad = vraag.url.replace(/\?.*/, '');
  if (pad === '/__truth' || pad === '/__right') { antwoord.writeHead(200, { 'content-type': 'application/json' }); antwoord.end(JSON.stringify(pad === '/__truth' ? logboek : JUIST)); return; }
  if (vraag.method === 'POST') {
    let s = ''; vraag.setEncoding('utf8'); vraag.on('data', x => s += x); vraag.on('end', () => {
      logboek.requests.push('POST ' + pad);
      const v = parse(s);
      if (v.csrfmiddlewaretoken !== CSRF) { antwoord.writeHead(403); return antwoord.end('CSRF verification failed.'); }
      const heen = verwerk(pad, v); antwoord.writeHead(heen ? 302 : 404, heen ? { Location: heen } : {}); antwoord.end();
    }); return;
  }
  for (const [re, f] of schermen) {
    const m = pad.match(re); if (!m) continue;
    const a = m[1] ? abonnementen.get(m[1]) : null; if (m[1] && !a) break;
    const h = f(a); if (!h) { antwoord.writeHead(302, { Location: '/mijn/abonnementen' }); return antwoord.end(); }
    antwoord.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }); return antwoord.end(h);
  }
  if (pad === '/') { antwoord.writeHead(302, { Location: '/mijn/overzicht' }); return antwoord.end(); }
  antwoord.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  antwoord.end(basis('Zeewind', pad === '/service' ? '<div class="card"><h1>Klantenservice</h1><p>Vragen over bezorging of uw abonnement? De meeste zaken regelt u zelf in Mijn Zeewind.</p></div>' : '<div class="card"><h1>Zeewind</h1><p>Deze pagina verschijnt binnenkort.</p></div>'));
}).listen(process.argv[2], '127.0.0.1');
