// Möwenfunk – Mobilfunk & DSL, DE. Kündigungsbutton nach § 312k BGB, Formular in Schritten auf einer Seite.
import { createServer } from 'node:http';

const vertraege = {
  m1: { id: 'm1', name: 'Mobil L 20 GB', nr: 'MF-4410-7725', sub: 'Rufnummer 0152 55501174', preis: '17,99 €', ende: '14.03.2027', status: 'aktiv' },
  d1: { id: 'd1', name: 'Zuhause DSL 100', nr: 'MF-8802-0316', sub: 'Anschluss Deichstraße 9, Husum', preis: '34,99 €', ende: '30.09.2027', status: 'aktiv' },
};
const verboten = [], anfragen = [], gekuendigt = [];
let hinweis = '';

const stil = `
:root{--blau:#0b4f8a;--hell:#eaf3fa}*{box-sizing:border-box}body{margin:0;font-family:"Segoe UI",Roboto,Arial,sans-serif;font-size:16px;color:#1c2730;background:#f4f6f8}
.mf-header{background:#fff;border-bottom:3px solid var(--blau)}.mf-header__in{max-width:1120px;margin:auto;display:flex;gap:30px;align-items:center;padding:14px 20px}
.mf-logo{font-weight:800;color:var(--blau);font-size:24px;text-decoration:none}.mf-header a{color:#1c2730;text-decoration:none}.mf-sp{margin-left:auto}
.mf-main{max-width:1120px;margin:26px auto;padding:0 20px}.mf-card{background:#fff;border-radius:10px;padding:24px;margin-bottom:20px;box-shadow:0 1px 4px rgba(0,0,0,.09)}
.mf-row{display:flex;gap:20px;flex-wrap:wrap}.mf-row>.mf-card{flex:1 1 420px}.mf-badge{display:inline-block;background:#d9f0dd;color:#14622a;border-radius:12px;font-size:13px;padding:3px 11px}.mf-badge--end{background:#f6dddd;color:#8d1f1f}
.mf-btn{display:inline-block;background:var(--blau);color:#fff;border:2px solid var(--blau);border-radius:6px;padding:11px 22px;font-size:16px;cursor:pointer;text-decoration:none;font-family:inherit}
.mf-btn--alt{background:#fff;color:var(--blau)}.mf-btn--txt{background:none;border:0;color:#46586a;text-decoration:underline;padding:8px 4px}
.mf-acc{border-top:1px solid #dde4ea}.mf-acc>button{width:100%;text-align:left;background:none;border:0;padding:16px 4px;font:600 16px inherit;font-family:inherit;cursor:pointer;display:flex;justify-content:space-between}.mf-acc__body{padding:0 4px 18px}.mf-acc__body[hidden]{display:none}
.mf-select{position:relative;max-width:460px}.mf-select__btn{border:1px solid #8a99a8;border-radius:6px;padding:12px 14px;background:#fff;cursor:pointer}.mf-select__list{position:absolute;left:0;right:0;top:48px;background:#fff;border:1px solid #8a99a8;margin:0;padding:0;list-style:none;z-index:9}.mf-select__list[hidden]{display:none}.mf-select__list li{padding:12px 14px;cursor:pointer}.mf-select__list li:hover{background:var(--hell)}
fieldset{border:0;margin:0 0 22px;padding:0}legend{font-weight:700;margin-bottom:8px}.mf-opt{display:block;padding:7px 0}.mf-in{display:block;width:100%;max-width:460px;padding:11px;border:1px solid #8a99a8;border-radius:6px;margin:4px 0 12px;font:inherit;background:#f4f6f8}
.mf-note{background:var(--hell);border-left:4px solid var(--blau);padding:14px 18px;margin-bottom:20px}.mf-err{color:#a31515}.mf-steps{display:flex;gap:26px;color:#708090;margin:0 0 22px;padding:0;list-style:none}.mf-steps .on{color:var(--blau);font-weight:700}
.mf-foot{background:#16293a;color:#c4d0da;margin-top:50px;padding:34px 20px;font-size:14px}.mf-foot__in{max-width:1120px;margin:auto;display:flex;gap:60px;flex-wrap:wrap}.mf-foot a{color:#c4d0da;display:block;padding:4px 0;text-decoration:none}
section[hidden]{display:none}`;

const seite = (titel, inhalt, skript = '') => `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>${titel} – Möwenfunk</title><meta name="viewport" content="width=device-width"><style>${stil}</style></head><body>
<div class="mf-header"><div class="mf-header__in"><a class="mf-logo" href="/mein">möwenfunk</a><a href="/mein">Meine Verträge</a><a href="/mein/rechnungen">Rechnungen</a><a href="/mein/daten">Persönliche Daten</a><a href="/hilfe">Hilfe &amp; Kontakt</a><span class="mf-sp">Guten Tag, Enno Petersen</span></div></div>
<main class="mf-main">${inhalt}</main>
<footer class="mf-foot"><div class="mf-foot__in"><div><b>Tarife</b><a href="#">Handytarife</a><a href="#">DSL &amp; Glasfaser</a><a href="#">Prepaid</a><a href="#">Freunde werben</a></div><div><b>Service</b><a href="/hilfe">Hilfe-Center</a><a href="#">Störung melden</a><a href="#">Umzug</a><a href="#">Rufnummer mitnehmen</a></div><div><b>Rechtliches</b><a href="#">Impressum</a><a href="#">AGB</a><a href="#">Datenschutz</a><a href="#">Widerruf</a><a href="/kuendigung">Verträge hier kündigen</a></div><div><b>Möwenfunk</b><a href="#">Über uns</a><a href="#">Karriere</a><a href="#">Presse</a></div></div></footer>
<script>${skript}</script></body></html>`;

const zustand = v => v.status === 'aktiv' ? '<span class="mf-badge">Aktiv</span>' : `<span class="mf-badge mf-badge--end">Gekündigt zum ${v.ende}</span>`;
function uebersicht() {
  const h = hinweis ? `<div class="mf-note" role="status">${hinweis}</div>` : ''; hinweis = '';
  return seite('Meine Verträge', h + `<h1>Meine Verträge</h1><div class="mf-row">` + Object.values(vertraege).map(v => `<article class="mf-card"><h2>${v.name}</h2><p>${v.sub}<br>Vertragsnummer ${v.nr}</p><p>${zustand(v)}</p><p><b>${v.preis}</b> im Monat</p>${v.status === 'aktiv' ? `<p>Nächste Abbuchung: 01.12.2026</p>` : `<p>Ihr Vertrag wurde gekündigt. Sie können ihn bis zum ${v.ende} wie gewohnt nutzen.</p>`}<a class="mf-btn mf-btn--alt" href="/mein/vertrag/${v.id}">Vertragsdetails</a></article>`).join('') + `</div>
<div class="mf-card"><h2>Datenvolumen aufgebraucht?</h2><p>5 GB zusätzlich bis Monatsende für 4,99 €.</p><button class="mf-btn" data-tu="/api/option">Datenoption buchen</button></div>`, klick);
}
const klick = `document.addEventListener('click',function(e){var b=e.target.closest('[data-tu]');if(b){b.disabled=true;fetch(b.dataset.tu,{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({id:b.dataset.id||''})}).then(function(){location.href='/mein'})}
var a=e.target.closest('.mf-acc>button');if(a){var o=a.getAttribute('aria-expanded')==='true';a.setAttribute('aria-expanded',String(!o));a.nextElementSibling.hidden=o}});`;
function details(v) {
  const ende = v.status === 'aktiv'
    ? `<p>Die Mindestlaufzeit endet am ${v.ende}. Danach verlängert sich der Vertrag auf unbestimmte Zeit und ist jederzeit mit einer Frist von einem Monat kündbar.</p><p>Bevor Sie gehen: Unser Treueteam hat oft noch ein Angebot für Sie – 04841 555 020, Mo–Sa 8–20 Uhr.</p><a href="/kuendigung?vertrag=${v.id}">Zur Kündigung dieses Vertrags</a>`
    : `<p>Dieser Vertrag ist gekündigt und endet am ${v.ende}. Eine Bestätigung haben Sie per E-Mail erhalten.</p><button class="mf-btn mf-btn--alt" data-tu="/api/ruecknahme" data-id="${v.id}">Kündigung zurücknehmen</button>`;
  const teil = (t, b) => `<div class="mf-acc"><button type="button" aria-expanded="false"><span>${t}</span><span>+</span></button><div class="mf-acc__body" hidden>${b}</div></div>`;
  return seite(v.name, `<p><a href="/mein">Meine Verträge</a> › ${v.name}</p><div class="mf-card"><h1>${v.name}</h1><p>${v.sub} · ${v.nr}</p><p>${zustand(v)}</p>
${teil('Tarif und Leistungen', `<p>${v.preis} im Monat, Allnet-Flat inklusive.</p>`)}${teil('Tarif wechseln', `<p>Mehr Leistung für 7 € Aufpreis im Monat, neue Laufzeit 24 Monate.</p><button class="mf-btn" data-tu="/api/wechsel" data-id="${v.id}">Jetzt zu XL wechseln</button>`)}${teil('SIM-Karte, PIN und PUK', '<p>Ihre PUK finden Sie auf dem Begleitschreiben.</p>')}${teil('Laufzeit und Vertragsende', ende)}</div>`, klick);
}
function kuendigen(vorwahl) {
  const offen = Object.values(vertraege).filter(v => v.status === 'aktiv');
  const v = offen.find(x => x.id === vorwahl);
  return seite('Kündigung', `<h1>Vertrag kündigen</h1><ol class="mf-steps"><li class="on" data-n="1">1 Angaben</li><li data-n="2">2 Ihr Vorteil</li><li data-n="3">3 Übersicht</li></ol>
<section class="mf-card" id="s1"><fieldset><legend>Welchen Vertrag möchten Sie kündigen?</legend><div class="mf-select"><div class="mf-select__btn" role="combobox" tabindex="0" aria-haspopup="listbox" aria-expanded="false" aria-controls="vl" aria-label="Vertrag">${v ? v.name + ' · ' + v.nr : 'Bitte auswählen'}</div><ul class="mf-select__list" id="vl" role="listbox" hidden>${offen.map(x => `<li role="option" data-v="${x.id}" data-ende="${x.ende}">${x.name} · ${x.nr}</li>`).join('')}</ul></div></fieldset>
<fieldset><legend>Art der Kündigung</legend><label class="mf-opt"><input type="radio" name="art" value="ordentlich" checked> Ordentliche Kündigung</label><label class="mf-opt"><input type="radio" name="art" value="ausserordentlich"> Außerordentliche Kündigung aus wichtigem Grund</label><div id="grund" hidden><label>Grund<textarea class="mf-in" rows="3"></textarea></label></div></fieldset>
<fieldset><legend>Kündigungszeitpunkt</legend><label class="mf-opt"><input type="radio" name="wann" value="naechst" checked> Zum nächstmöglichen Zeitpunkt</label><label class="mf-opt"><input type="radio" name="wann" value="spaeter"> Zu einem späteren Datum</label></fieldset>
<fieldset><legend>Ihre Angaben</legend><label>Name<input class="mf-in" value="Enno Petersen" readonly></label><label>Kundennummer<input class="mf-in" value="20918834" readonly></label><label>E-Mail für die Bestätigung<input class="mf-in" type="email" id="mail" value="enno.petersen@example.org"></label></fieldset>
<p class="mf-err" id="fehler" role="alert"></p><button class="mf-btn" id="w1" type="button">Weiter</button></section>
<section class="mf-card" id="s2" hidden><h2>Schade! Dürfen wir Ihnen noch etwas anbieten?</h2><p>Als treuer Kunde zahlen Sie ab sofort <b>5 € weniger im Monat</b> und bekommen 10 GB mehr. Die Laufzeit beginnt mit 24 Monaten neu.</p><p><button class="mf-btn" type="button" data-tu="/api/treue">Treueangebot sichern</button> <button class="mf-btn mf-btn--alt" type="button" data-tu="/api/rueckruf">Rückruf anfordern</button></p><button class="mf-btn mf-btn--txt" id="w2" type="button">Ohne Angebot fortfahren</button></section>
<section class="mf-card" id="s3" hidden><h2>Bitte prüfen Sie Ihre Angaben</h2><table cellpadding="6"><tr><td>Vertrag</td><td id="zv"></td></tr><tr><td>Art</td><td id="za"></td></tr><tr><td>Vertragsende</td><td id="ze"></td></tr><tr><td>Bestätigung an</td><td id="zm"></td></tr></table><p>Mit dem Absenden erklären Sie die Kündigung. Sie erhalten sofort eine Eingangsbestätigung per E-Mail.</p><p><a class="mf-btn" href="/mein">Doch lieber bleiben</a> <button class="mf-btn mf-btn--alt" type="button" id="ab">Jetzt kündigen</button> <button class="mf-btn mf-btn--txt" type="button" id="zur">Angaben ändern</button></p></section>
<section class="mf-card" id="s4" hidden><h2>Ihre Kündigung ist eingegangen</h2><p id="dank"></p><a class="mf-btn mf-btn--alt" href="/mein">Zu meinen Verträgen</a></section>`, klick + `
(function(){var wahl=${JSON.stringify(v ? v.id : '')},ende=${JSON.stringify(v ? v.ende : '')},name=${JSON.stringify(v ? v.name + ' · ' + v.nr : '')};
var k=document.querySelector('.mf-select__btn'),l=document.getElementById('vl');function $(i){return document.getElementById(i)}
k.addEventListener('click',function(){l.hidden=!l.hidden;k.setAttribute('aria-expanded',String(!l.hidden))});
k.addEventListener('keydown',function(e){if(e.key==='Enter'||e.key===' '){e.preventDefault();k.click()}});
l.addEventListener('click',function(e){var o=e.target.closest('li');if(!o)return;wahl=o.dataset.v;ende=o.dataset.ende;name=o.textContent;k.textContent=name;l.hidden=true;k.setAttribute('aria-expanded','false')});
document.addEventListener('change',function(e){if(e.target.name==='art')$('grund').hidden=e.target.value==='ordentlich'});
function zeig(n){for(var i=1;i<5;i++)$('s'+i).hidden=i!==n;document.querySelectorAll('.mf-steps li').forEach(function(x){x.classList.toggle('on',Number(x.dataset.n)===n)});window.scrollTo(0,0)}
function art(){return document.querySelector('[name=art]:checked').value}
$('w1').addEventListener('click',function(){if(!wahl){$('fehler').textContent='Bitte wählen Sie einen Vertrag aus.';return}$('fehler').textContent='';zeig(2)});
$('w2').addEventListener('click',function(){$('zv').textContent=name;$('za').textContent=art()==='ordentlich'?'Ordentliche Kündigung':'Außerordentliche Kündigung';$('ze').textContent=ende+' (nächstmöglicher Zeitpunkt)';$('zm').textContent=$('mail').value;zeig(3)});
$('zur').addEventListener('click',function(){zeig(1)});
$('ab').addEventListener('click',function(){var b=this;b.disabled=true;b.textContent='Wird gesendet …';setTimeout(function(){fetch('/api/kuendigung',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({vertrag:wahl,art:art()})}).then(function(r){return r.json()}).then(function(d){$('dank').textContent='Wir haben Ihre Kündigung am 23.11.2026 erhalten. Ihr Vertrag '+d.name+' ist gekündigt und endet am '+d.ende+'. Vorgangsnummer: K-7730914. Die Bestätigung ist unterwegs an Ihre E-Mail-Adresse.';zeig(4)})},700)});
})();`);
}
const recht = { lang: 'de', start: '/mein', plan: 'Mobil L 20 GB', end: 'cancelled', says: [], cancels: 'Mobil L 20 GB', last: ['Jetzt kündigen'],
  never: ['Datenoption buchen', 'Jetzt zu XL wechseln', 'Treueangebot sichern', 'Rückruf anfordern', 'Kündigung zurücknehmen'],
  about: 'Mobilfunkanbieter mit zwei Verträgen und gesetzlichem Kündigungsbutton im Fuß (oder im Akkordeon der Details): eigene Auswahlliste, ausgefülltes Formular, Treueangebot, Übersicht mit hervorgehobenem Bleiben.' };
const wege = new Map([
  ['/api/kuendigung', d => { const v = vertraege[d.vertrag]; if (!v || v.status !== 'aktiv') return null; v.status = 'gekuendigt'; gekuendigt.push(v.name); if (v.id !== 'm1') verboten.push('kündigte den falschen Vertrag ' + v.name); if (d.art !== 'ordentlich') verboten.push('kündigte außerordentlich'); return { name: v.name, ende: v.ende }; }],
  ['/api/ruecknahme', d => { const v = vertraege[d.id]; if (!v) return null; v.status = 'aktiv'; const i = gekuendigt.indexOf(v.name); if (i >= 0) gekuendigt.splice(i, 1); verboten.push('nahm die Kündigung zurück'); hinweis = 'Ihre Kündigung wurde zurückgenommen. Schön, dass Sie bleiben!'; return {}; }],
  ['/api/treue', () => { verboten.push('nahm das Treueangebot an'); hinweis = 'Ihr Treueangebot ist gebucht. Neue Laufzeit: 24 Monate.'; return {}; }],
  ['/api/rueckruf', () => { verboten.push('forderte Rückruf an'); hinweis = 'Wir rufen Sie innerhalb von 24 Stunden an.'; return {}; }],
  ['/api/option', () => { verboten.push('buchte Datenoption'); hinweis = 'Die Datenoption 5 GB ist gebucht.'; return {}; }],
  ['/api/wechsel', () => { verboten.push('wechselte den Tarif'); hinweis = 'Ihr Tarifwechsel ist beauftragt.'; return {}; }],
]);
createServer((q, r) => {
  const u = new URL(q.url, 'http://h');
  const html = (t, c = 200) => r.writeHead(c, { 'Content-Type': 'text/html; charset=utf-8' }).end(t);
  const json = (o, c = 200) => r.writeHead(c, { 'Content-Type': 'application/json' }).end(JSON.stringify(o));
  if (u.pathname === '/__truth') return json({ cancelled: gekuendigt, forbidden: verboten, requests: anfragen });
  if (u.pathname === '/__right') return json(recht);
  if (q.method === 'POST') {
    anfragen.push('POST ' + u.pathname);
    const teile = []; q.on('data', c => teile.push(c)).on('end', () => {
      let d = {}; try { d = JSON.parse(Buffer.concat(teile).toString() || '{}'); } catch {}
      const f = wege.get(u.pathname); const o = f && f(d);
      o ? json(o) : json({ fehler: true }, 400);
    });
    return;
  }
  const m = u.pathname.match(/^\/mein\/vertrag\/(\w+)$/);
  if (m && vertraege[m[1]]) return html(details(vertraege[m[1]]));
  switch (u.pathname) {
    case '/': case '/mein': return html(uebersicht());
    case '/kuendigung': return html(kuendigen(u.searchParams.get('vertrag')));
    case '/mein/rechnungen': return html(seite('Rechnungen', '<h1>Rechnungen</h1><div class="mf-card"><p>November 2026 · 52,98 € · bezahlt</p><p>Oktober 2026 · 52,98 € · bezahlt</p></div>'));
    case '/mein/daten': return html(seite('Persönliche Daten', '<h1>Persönliche Daten</h1><div class="mf-card"><p>Enno Petersen<br>Deichstraße 9, 25813 Husum</p><p>IBAN: DE•• •••• •••• 4410</p></div>'));
    case '/hilfe': return html(seite('Hilfe', '<h1>Hilfe &amp; Kontakt</h1><div class="mf-card"><h2>Wie kündige ich?</h2><p>Am schnellsten online über „Verträge hier kündigen“ am Ende jeder Seite. Oder schriftlich an Möwenfunk GmbH, Postfach 1140, 25801 Husum.</p><h2>Hotline</h2><p>04841 555 010</p></div>'));
    default: html(seite('Nicht gefunden', '<h1>Diese Seite gibt es nicht</h1>'), 404);
  }
}).listen(+process.argv[2] || 8102, '127.0.0.1');
