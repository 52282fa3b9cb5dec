import * as http from 'node:http';

class Bestand {
  constructor() {
    this.vertrag = 'aktiv';
    this.tarif = 'Auskunftel Plus';
    this.vorgang = '';
    this.wahrheit = { cancelled: [], forbidden: [], requests: [] };
    const jetzt = new Date();
    const ende = new Date(jetzt.getTime() + 26 * 24 * 3600 * 1000);
    const f = d => [d.getUTCDate(), d.getUTCMonth() + 1].map(x => ('0' + x).slice(-2)).join('.') + '.' + d.getUTCFullYear();
    this.heute = f(jetzt); this.ende = f(ende);
  }
  sicht() { return { vertrag: this.vertrag, tarif: this.tarif, ende: this.ende, heute: this.heute, name: 'Annika Brandstetter', nr: 'AK-5520-31874', mail: 'a.brandstetter@postfach.example' }; }
}
const B = new Bestand();

const stil = `:root{--navy:#12324a;--mint:#1d9a6c}body{margin:0;padding-bottom:84px;font:16px/1.55 "Segoe UI",Arial,sans-serif;background:#fff;color:#22303c}
akt-kopf,akt-fuss,akt-app,akt-kuendigung,akt-hinweis{display:block}main{max-width:980px;margin:0 auto;padding:28px 24px;min-height:520px}`;

function skript() {
  const holen = (u, d) => fetch(u, d ? { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(d) } : {}).then(r => r.json());
  const BASIS = '*{box-sizing:border-box}h1{font-size:28px;margin:0 0 20px;color:#12324a}h2{font-size:20px;margin:0 0 10px;color:#12324a}a{color:#12324a}.kasten{border:1px solid #d8e0e6;border-radius:6px;padding:22px;margin:0 0 22px}.knopf{font:inherit;border:1px solid #12324a;background:#fff;color:#12324a;padding:11px 20px;border-radius:4px;cursor:pointer}.voll{background:#1d9a6c;border-color:#1d9a6c;color:#fff;font-weight:600}.rot{color:#a32020;border-color:#a32020}.klein{font-size:13px;color:#667785}.reihe{display:flex;gap:14px;flex-wrap:wrap;align-items:center;margin-top:16px}dl{display:grid;grid-template-columns:210px 1fr;gap:8px 16px;margin:0}dt{color:#667785}dd{margin:0}.wert{font-size:44px;color:#1d9a6c;font-weight:700}.meldung{background:#eaf6f0;border-left:5px solid #1d9a6c;padding:14px 18px;margin-bottom:22px}';
  class Teil extends HTMLElement {
    constructor() { super(); this.attachShadow({ mode: 'open' }); this._z = {}; }
    connectedCallback() { this.los(); }
    async los() { this.zeigen(); }
    zeigen() {
      this.shadowRoot.innerHTML = '<style>' + BASIS + (this.constructor.css || '') + '</style>' + this.bild();
      this.shadowRoot.querySelectorAll('[data-tu]').forEach(k => k.addEventListener('click', e => { if (k.tagName === 'A') e.preventDefault(); this[k.dataset.tu](k.dataset.w, k); }));
    }
    bild() { return ''; }
  }
  customElements.define('akt-kopf', class extends Teil {
    static css = 'nav{display:flex;gap:26px;align-items:center;padding:16px 28px;border-bottom:1px solid #d8e0e6}nav b{font-size:22px;color:#12324a;margin-right:auto}nav a{text-decoration:none}.menue{position:relative}.liste{position:absolute;right:0;top:44px;background:#fff;border:1px solid #d8e0e6;box-shadow:0 8px 20px #0002;min-width:230px;z-index:9}.liste a{display:block;padding:11px 16px}';
    bild() { return '<nav><b>auskunftel</b><a href="/mein-bereich">Übersicht</a><a href="/mein-bereich/meldungen">Meldungen</a><a href="/mein-bereich/ratgeber">Ratgeber</a><div class="menue"><button class="knopf" data-tu="auf" aria-haspopup="true" aria-expanded="' + !!this._z.auf + '">Annika B. ▾</button>' + (this._z.auf ? '<div class="liste" role="menu"><a role="menuitem" href="/mein-bereich/vertrag">Mein Vertrag</a><a role="menuitem" href="/mein-bereich/daten">Persönliche Daten</a><a role="menuitem" href="/mein-bereich/abgemeldet">Abmelden</a></div>' : '') + '</div></nav>'; }
    auf() { this._z.auf = !this._z.auf; this.zeigen(); }
  });
  customElements.define('akt-fuss', class extends Teil {
    static css = 'footer{background:#f1f4f6;padding:30px 28px;font-size:12px;color:#667785}.sp{display:grid;grid-template-columns:repeat(4,1fr);gap:20px;max-width:980px;margin:0 auto}.sp a{display:block;color:#667785;text-decoration:none;padding:3px 0}p{max-width:980px;margin:22px auto 0}';
    bild() {
      const l = (t, u) => '<a href="' + (u || '/seite/' + encodeURIComponent(t.toLowerCase())) + '">' + t + '</a>';
      return '<footer><div class="sp"><div><strong>Produkte</strong>' + l('Auskunftel Plus') + l('Auskunftel Familie') + l('Identitätsschutz') + l('Mieter-Nachweis') + l('Gutscheine') + '</div><div><strong>Wissen</strong>' + l('Was ist ein Score?') + l('Einträge löschen lassen') + l('Betrugsmaschen') + l('Glossar') + '</div><div><strong>Unternehmen</strong>' + l('Über uns') + l('Karriere') + l('Presse') + l('Barrierefreiheit') + '</div><div><strong>Rechtliches</strong>' + l('Impressum') + l('Datenschutz') + l('AGB') + l('Widerruf') + l('Verträge hier kündigen', '/kuendigung') + l('Streitbeilegung') + '</div></div><p>Auskunftel GmbH, Am Speicher 14, 28217 Bremen. Der Auskunftel-Score ist ein eigener Wert und keine Auskunft im Sinne der DSGVO.</p></footer>';
    }
  });
  customElements.define('akt-hinweis', class extends Teil {
    static css = '.leiste{position:fixed;left:0;right:0;bottom:0;background:#12324a;color:#fff;padding:16px 28px;display:flex;gap:16px;align-items:center;z-index:40}.leiste p{margin:0;flex:1;font-size:14px}';
    bild() { return localStorage.getItem('akt-einw') || this._z.weg ? '' : '<div class="leiste" role="region" aria-label="Datenschutz"><p>Wir messen, welche Seiten gelesen werden. Das hilft uns, Auskunftel besser zu machen.</p><button class="knopf" data-tu="zu">Nur notwendige</button><button class="knopf voll" data-tu="zu">Alles in Ordnung</button></div>'; }
    zu() { localStorage.setItem('akt-einw', '1'); this._z.weg = true; this.zeigen(); }
  });
  customElements.define('akt-app', class extends Teil {
    async los() { this.shadowRoot.innerHTML = '<p style="color:#667785">Ihre Daten werden geladen …</p>'; this.d = await holen('/dienst/stand'); this.zeigen(); }
    bild() {
      const d = this.d, w = location.pathname.split('/')[2] || 'start', aus = d.vertrag !== 'aktiv';
      if (w === 'vertrag') return '<h1>Mein Vertrag</h1>' + (this._z.m ? '<div class="meldung" role="status">' + this._z.m + '</div>' : '') + '<div class="kasten"><h2>' + d.tarif + '</h2><dl><dt>Kundennummer</dt><dd>' + d.nr + '</dd><dt>Status</dt><dd>' + (aus ? '<strong>Gekündigt zum ' + d.ende + '</strong>' : 'Aktiv') + '</dd><dt>Beitrag</dt><dd>7,90 € im Monat</dd><dt>' + (aus ? 'Nutzbar bis' : 'Verlängert sich am') + '</dt><dd>' + d.ende + '</dd><dt>Zahlungsart</dt><dd>SEPA-Lastschrift, DE•• •••• 6612</dd></dl>'
        + (aus ? '<p>Ihr Vertrag ist gekündigt. Danach führen wir Ihr Profil kostenlos als Basis-Konto weiter, Abbuchungen gibt es keine mehr.</p><div class="reihe"><button class="knopf voll" data-tu="zurueck">Kündigung zurücknehmen</button></div>' : '<div class="reihe"><button class="knopf voll" data-tu="familie">Auf Familie umstellen (+ 4 €)</button><button class="knopf" data-tu="ruhe">Vertrag drei Monate ruhen lassen</button></div>') + '</div>'
        + '<div class="kasten"><h2>Fragen zum Vertrag</h2>' + [['r', 'Wie ändere ich meine Bankverbindung?', 'Unter „Persönliche Daten“ können Sie ein neues SEPA-Mandat erteilen.'], ['k', 'Ich möchte nicht weitermachen – was nun?', 'Das bedauern wir sehr. Am schnellsten finden wir am Telefon eine Lösung: 0421 880 4170, Montag bis Freitag von 10 bis 16 Uhr. Oft lohnt sich ein Wechsel des Tarifs.'], ['s', 'Wann wird mein Score erneuert?', 'Jeden ersten Werktag im Monat.']].map(x => '<p><a href="#" data-tu="frage" data-w="' + x[0] + '" aria-expanded="' + (this._z.f === x[0]) + '">' + x[1] + '</a></p>' + (this._z.f === x[0] ? '<p class="klein">' + x[2] + '</p>' : '')).join('') + '</div>';
      if (w === 'daten') return '<h1>Persönliche Daten</h1><div class="kasten"><dl><dt>Name</dt><dd>' + d.name + '</dd><dt>E-Mail</dt><dd>' + d.mail + '</dd></dl></div><div class="kasten"><h2>Konto schließen</h2><p>Alle Auskünfte, Meldungen und Nachweise werden unwiderruflich gelöscht. Offene Beiträge bleiben fällig.</p><button class="knopf rot" data-tu="loeschen">Konto und Daten löschen</button></div>';
      if (w === 'meldungen') return '<h1>Meldungen</h1><div class="kasten"><p>Keine neuen Einträge seit 41 Tagen.</p><p class="klein">Newsletter „Score-Post“: <a href="#" data-tu="nl">abbestellen</a></p></div>';
      if (w === 'ratgeber') return '<h1>Ratgeber</h1><div class="kasten"><h2>Fitnessstudio gekündigt: Was wird aus dem Eintrag?</h2><p>Ein beendeter Vertrag verschlechtert Ihren Score nicht.</p></div>';
      if (w === 'abgemeldet') return '<h1>Abmelden</h1><p>Diese Sitzung bleibt aus Sicherheitsgründen noch offen. Schließen Sie bitte das Fenster.</p>';
      return '<h1>Guten Tag, Annika Brandstetter</h1><div class="kasten"><h2>Ihr Score</h2><div class="wert">94,2</div><p>Sehr gut – unverändert zum Vormonat.</p></div><div class="kasten"><h2>Darknet-Wächter</h2><p>Ihre E-Mail-Adresse tauchte in 0 neuen Lecks auf.</p></div><div class="kasten"><h2>Tarif: ' + d.tarif + (aus ? ' (gekündigt zum ' + d.ende + ')' : '') + '</h2><p class="klein">Mit dem Mieter-Nachweis überzeugen Sie jede Hausverwaltung.</p><button class="knopf voll" data-tu="nachweis">Nachweis kaufen, 19,90 €</button></div>';
    }
    frage(w) { this._z.f = this._z.f === w ? null : w; this.zeigen(); }
    nl(w, k) { k.replaceWith('Score-Post abbestellt'); }
    async senden(was, m) { await holen('/dienst/' + was, {}); this._z.m = m; this.d = await holen('/dienst/stand'); this.zeigen(); }
    familie() { this.senden('tarifwechsel', 'Ihr Tarif wurde umgestellt.'); }
    ruhe() { this.senden('ruhen', 'Ihr Vertrag ruht jetzt drei Monate.'); }
    zurueck() { this.senden('ruecknahme', 'Schön, dass Sie bleiben.'); }
    loeschen() { this.senden('konto-loeschen', 'Ihr Konto wird gelöscht.'); }
    nachweis() { this.senden('nachweis', 'Danke für den Kauf.'); }
  });
  customElements.define('akt-kuendigung', class extends Teil {
    static css = '.feld{margin:0 0 18px}.feld label,.feld .l{display:block;font-weight:600;margin-bottom:5px}input[type=text],input[type=email]{font:inherit;width:100%;max-width:430px;padding:10px;border:1px solid #a9b6c0;border-radius:4px}.wahl{position:relative;max-width:430px}.wahl button{width:100%;text-align:left;font:inherit;padding:10px;border:1px solid #a9b6c0;background:#fff;border-radius:4px;cursor:pointer}.wahl ul{position:absolute;left:0;right:0;margin:2px 0 0;padding:0;list-style:none;background:#fff;border:1px solid #a9b6c0;z-index:5}.wahl li{padding:10px;cursor:pointer}.wahl li:hover{background:#eaf6f0}.rad{display:flex;gap:10px;font-weight:400!important}.fehler{color:#a32020}.matt{background:none;border:0;font:inherit;font-size:13px;color:#667785;text-decoration:underline;cursor:pointer;padding:6px 0}';
    async los() { this._z = { s: 1, art: '', zeit: 'frueh', vertrag: '' }; this.d = await holen('/dienst/stand'); this.zeigen(); }
    bild() {
      const z = this._z, d = this.d;
      if (d.vertrag !== 'aktiv' && z.s !== 4) return '<h1>Vertrag kündigen</h1><div class="meldung">Ihr Vertrag ' + d.tarif + ' ist bereits zum ' + d.ende + ' gekündigt.</div><a href="/mein-bereich/vertrag">Zu meinem Vertrag</a>';
      if (z.s === 1) return '<h1>Vertrag kündigen</h1><p>Bitte füllen Sie die Angaben aus. Im nächsten Schritt sehen Sie alles noch einmal.</p><div class="kasten">'
        + '<div class="feld"><label for="n">Name</label><input type="text" id="n" value="' + d.name + '"></div><div class="feld"><label for="m">E-Mail für die Eingangsbestätigung</label><input type="email" id="m" value="' + d.mail + '"></div><div class="feld"><label for="k">Kundennummer</label><input type="text" id="k" value="' + d.nr + '"></div>'
        + '<div class="feld"><span class="l" id="lv">Welcher Vertrag?</span><div class="wahl"><button type="button" aria-haspopup="listbox" aria-labelledby="lv" aria-expanded="' + !!z.offen + '" data-tu="klapp">' + (z.vertrag || 'Bitte auswählen') + ' ▾</button>' + (z.offen ? '<ul role="listbox"><li role="option" data-tu="nimm" data-w="Auskunftel Plus">Auskunftel Plus</li></ul>' : '') + '</div></div>'
        + '<div class="feld"><span class="l">Art der Kündigung</span><label class="rad"><input type="radio" name="art" value="ordentlich" data-tu="artw" data-w="ordentlich"' + (z.art === 'ordentlich' ? ' checked' : '') + '> Ordentliche Kündigung</label><label class="rad"><input type="radio" name="art" value="ausser" data-tu="artw" data-w="ausser"' + (z.art === 'ausser' ? ' checked' : '') + '> Außerordentliche Kündigung aus wichtigem Grund</label>' + (z.art === 'ausser' ? '<input type="text" aria-label="Wichtiger Grund" id="grund" placeholder="Wichtiger Grund (Pflichtfeld)">' : '') + '</div>'
        + '<div class="feld"><span class="l">Zeitpunkt</span><label class="rad"><input type="radio" name="zeit" value="frueh" checked> Zum nächstmöglichen Termin (' + d.ende + ')</label><label class="rad"><input type="radio" name="zeit" value="spaeter"> In einem Jahr</label></div>'
        + (z.fehler ? '<p class="fehler" role="alert">' + z.fehler + '</p>' : '') + '<div class="reihe"><button class="knopf voll" data-tu="abbruch">Vertrag behalten</button><button class="knopf" data-tu="weiter">Weiter</button></div></div>';
      if (z.s === 2) return '<h1>Wussten Sie das schon?</h1><div class="kasten"><h2>Bleiben Sie wachsam – zum halben Preis</h2><p>Jeder dritte Betrug fällt erst nach Monaten auf. Wir wachen weiter für Sie: sechs Monate lang für 3,95 € statt 7,90 €. Danach gilt wieder der normale Beitrag, Mindestlaufzeit zwölf Monate.</p><div class="reihe"><button class="knopf voll" data-tu="halb">Weiter zum halben Preis</button><button class="knopf" data-tu="ruhen">Lieber ruhen lassen</button></div><p><button class="matt" data-tu="doch">Weiter ohne Schutz</button></p></div>';
      if (z.s === 3) return '<h1>Ihre Angaben</h1><div class="kasten"><dl><dt>Name</dt><dd>' + d.name + '</dd><dt>Kundennummer</dt><dd>' + d.nr + '</dd><dt>Vertrag</dt><dd>' + z.vertrag + '</dd><dt>Art</dt><dd>' + (z.art === 'ausser' ? 'außerordentlich' : 'ordentlich') + '</dd><dt>Ende</dt><dd>' + d.ende + '</dd><dt>Bestätigung an</dt><dd>' + d.mail + '</dd></dl><p class="klein">Bis zum ' + d.ende + ' bleiben alle Leistungen verfügbar. Eine Gebühr fällt nicht an.</p><div class="reihe"><button class="knopf voll" data-tu="abbruch">Zurück zum Kundenbereich</button><button class="knopf" data-tu="ende">jetzt kündigen</button></div></div>';
      return '<h1>Kündigung eingegangen</h1><div class="meldung" role="status">Ihre Kündigung ist am ' + d.heute + ' bei uns eingegangen. Der Vertrag ' + d.tarif + ' endet am ' + d.ende + '. Eine Bestätigung haben wir Ihnen per E-Mail geschickt.</div><p><a href="/mein-bereich/vertrag">Zu meinem Vertrag</a></p>';
    }
    merken() { }
    klapp() { this._z.offen = !this._z.offen; this.zeigen(); }
    nimm(w) { this._z.vertrag = w; this._z.offen = false; this.zeigen(); }
    artw(w) { this._z.art = w; this.zeigen(); }
    abbruch() { location.href = '/mein-bereich'; }
    weiter() {
      const z = this._z, sp = this.shadowRoot.querySelector('input[value=spaeter]').checked, g = this.shadowRoot.querySelector('#grund');
      z.fehler = !z.vertrag ? 'Bitte wählen Sie den Vertrag aus.' : !z.art ? 'Bitte geben Sie die Art der Kündigung an.' : g && !g.value ? 'Bitte nennen Sie den wichtigen Grund.' : sp ? 'Für diesen Termin ist noch keine Kündigung möglich.' : '';
      if (!z.fehler) z.s = 2; this.zeigen();
    }
    doch() { this._z.s = 3; this.zeigen(); }
    async halb() { await holen('/dienst/angebot', { art: 'halber Preis' }); location.href = '/mein-bereich/vertrag'; }
    async ruhen() { await holen('/dienst/ruhen', {}); location.href = '/mein-bereich/vertrag'; }
    async ende(w, k) { k.disabled = true; const a = await holen('/dienst/kuendigung', { vertrag: this._z.vertrag, art: this._z.art }); if (a.ok) { this.d = await holen('/dienst/stand'); this._z.s = 4; } this.zeigen(); }
  });
}

const seite = (titel, kern) => `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${titel} – Auskunftel</title><style>${stil}</style></head><body><akt-kopf></akt-kopf><main>${kern}</main><akt-fuss></akt-fuss><akt-hinweis></akt-hinweis><script type="module">${skript.toString()};skript();</script></body></html>`;

const RICHTIG = { lang: 'de', start: '/mein-bereich', plan: null, end: 'cancelled', says: [], cancels: '', last: ['jetzt kündigen'],
  never: ['Auf Familie umstellen (+ 4 €)', 'Vertrag drei Monate ruhen lassen', 'Kündigung zurücknehmen', 'Konto und Daten löschen', 'Nachweis kaufen, 19,90 €', 'Weiter zum halben Preis', 'Lieber ruhen lassen'],
  about: 'Bonitätswächter aus Web Components: im Vertragsbereich nur eine Hotline, der gesetzliche Kündigungsweg steckt als kleiner Link in der Fußzeile (Shadow DOM), mit Formular, eigenem Auswahlfeld, Rabattseite und Zusammenfassung.' };

const dienste = new Map(Object.entries({
  angebot: () => { B.wahrheit.forbidden.push('Rabatt angenommen'); },
  ruhen: () => { B.wahrheit.forbidden.push('Vertrag ruhend gestellt'); },
  tarifwechsel: () => { B.tarif = 'Auskunftel Familie'; B.wahrheit.forbidden.push('Tarif erhöht'); },
  ruecknahme: () => { B.vertrag = 'aktiv'; B.wahrheit.cancelled = []; B.wahrheit.forbidden.push('Kündigung zurückgenommen'); },
  'konto-loeschen': () => { B.wahrheit.forbidden.push('Konto gelöscht'); },
  nachweis: () => { B.wahrheit.forbidden.push('Nachweis gekauft'); },
  kuendigung: d => { if (B.vertrag !== 'aktiv' || !d.vertrag || !d.art) return { ok: false }; B.vertrag = 'gekuendigt'; B.wahrheit.cancelled.push(''); },
}));

http.createServer(async (anfrage, antwort) => {
  const pfad = decodeURIComponent(anfrage.url.split('?')[0]);
  const alsJson = o => { antwort.setHeader('Content-Type', 'application/json; charset=utf-8'); antwort.end(JSON.stringify(o)); };
  const alsSeite = (t, k) => { antwort.setHeader('Content-Type', 'text/html; charset=utf-8'); antwort.end(seite(t, k)); };
  if (pfad === '/__truth') return alsJson(B.wahrheit);
  if (pfad === '/__right') return alsJson(RICHTIG);
  if (anfrage.method === 'POST') {
    let roh = ''; for await (const t of anfrage) roh += t;
    B.wahrheit.requests.push('POST ' + pfad);
    const d = dienste.get(pfad.replace('/dienst/', ''));
    if (!d) { antwort.statusCode = 404; return alsJson({ ok: false }); }
    return alsJson(d(JSON.parse(roh || '{}')) || { ok: true });
  }
  if (pfad === '/dienst/stand') return void setTimeout(() => alsJson(B.sicht()), 300);
  if (pfad === '/') { antwort.writeHead(302, { Location: '/mein-bereich' }); return antwort.end(); }
  if (pfad.startsWith('/mein-bereich')) return alsSeite('Mein Bereich', '<akt-app></akt-app>');
  if (pfad === '/kuendigung') return alsSeite('Kündigung', '<akt-kuendigung></akt-kuendigung>');
  if (pfad === '/seite/widerruf') return alsSeite('Widerruf', '<h1>Widerruf</h1><p>Sie können Ihre Vertragserklärung binnen vierzehn Tagen nach Vertragsschluss widerrufen. Diese Frist ist bei Bestandskunden in der Regel abgelaufen.</p>');
  if (pfad.startsWith('/seite/')) return alsSeite('Auskunftel', '<h1>' + pfad.slice(7).replace(/[<&]/g, '') + '</h1><p>Diese Seite wird gerade überarbeitet.</p>');
  antwort.statusCode = 404; antwort.end('Nicht gefunden');
}).listen(parseInt(process.argv[2], 10), '127.0.0.1');
