import http from 'node:http';
const port = process.argv[2];
/* Coffrets Brindille : boutique façon Shopify, le portail d'abonnements est une application tierce dans une iframe (même origine) */
const MOIS = ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'];
function le(jours) { const d = new Date(Date.now() + jours * 864e5); return (d.getUTCDate() === 1 ? '1er' : d.getUTCDate()) + ' ' + MOIS[d.getUTCMonth()] + ' ' + d.getUTCFullYear(); }
const abos = [
  { id: 8812, nom: 'Box Thés du monde', prix: '24,90 €', prochain: le(9), fin: le(9), etat: 'actif' },
  { id: 8840, nom: 'Box Petit atelier', prix: '29,00 €', prochain: le(16), fin: le(16), etat: 'actif' },
];
let annules = [], interdits = [], demandes = [];

const boutique = (titre, contenu) => `<!doctype html>
<html class="no-js" lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${titre} &ndash; Brindille</title>
<style>body{margin:0;font-family:Georgia,"Times New Roman",serif;color:#3a2e28;background:#fdfaf5}.announcement-bar{background:#3a2e28;color:#fdfaf5;text-align:center;padding:9px;font-size:13px}.header{display:grid;grid-template-columns:1fr auto 1fr;align-items:center;padding:22px 40px;border-bottom:1px solid #e9dfd0}.header__heading{font-size:30px;text-align:center;letter-spacing:2px}.list-menu{display:flex;gap:20px;list-style:none;padding:0;margin:0}.list-menu a,.header__icons a{color:#3a2e28;text-decoration:none}.header__icons{text-align:right;display:flex;gap:18px;justify-content:flex-end}
.customer{max-width:1060px;margin:36px auto;padding:0 24px}.customer h1{font-weight:400}.customer table{width:100%;border-collapse:collapse;font-size:14px}.customer td,.customer th{padding:12px 8px;border-bottom:1px solid #e9dfd0;text-align:left}.customer__grid{display:grid;grid-template-columns:2fr 1fr;gap:44px}.link{color:#8a5a3b}.button{background:#8a5a3b;color:#fff;border:0;padding:13px 26px;font:inherit;cursor:pointer}
.footer{background:#f3eadc;padding:36px 40px;font-size:13px;display:grid;grid-template-columns:1fr 1fr 1fr;gap:30px}.footer a{display:block;color:#3a2e28;padding:3px 0}.footer input{padding:10px;border:1px solid #bba98f;background:#fff}iframe{width:100%;height:760px;border:1px solid #e9dfd0;background:#fff}
#pop{position:fixed;right:22px;bottom:22px;width:300px;background:#fff;border:1px solid #d9c9b0;padding:20px;box-shadow:0 8px 28px #0002;z-index:20}#pop .x{position:absolute;top:6px;right:10px;cursor:pointer;border:0;background:none;font-size:18px}</style></head>
<body class="template-customers"><div class="announcement-bar">Livraison offerte en point relais dès 45 € — la box de Noël est arrivée !</div>
<header class="header"><ul class="list-menu"><li><a href="/collections/box">Nos box</a></li><li><a href="/collections/thes">Thés</a></li><li><a href="/pages/cadeau">Offrir</a></li></ul><div class="header__heading">Brindille</div><div class="header__icons"><a href="/account">Mon compte</a><a href="/cart">Panier (0)</a></div></header>
<main>${contenu}</main>
<footer class="footer"><div><b>La maison</b><a href="/pages/histoire">Notre histoire</a><a href="/pages/artisans">Nos artisans</a><a href="/blogs/journal">Le journal</a></div><div><b>Aide</b><a href="/pages/faq">Questions fréquentes</a><a href="/pages/livraison">Livraison et retours</a><a href="/policies/cgv">Conditions générales de vente</a><a href="/policies/mentions">Mentions légales</a></div><div><b>La lettre de Brindille</b><p>Une recette et un peu de vapeur, deux fois par mois.</p><form onsubmit="return false"><input type="email" placeholder="Votre e-mail" aria-label="Votre e-mail"> <button class="button" type="submit">OK</button></form></div></footer>
<script>if(!sessionStorage.pop){setTimeout(function(){var d=document.createElement('div');d.id='pop';d.setAttribute('role','dialog');d.setAttribute('aria-label','Offre de bienvenue');d.innerHTML='<button class="x" aria-label="Fermer">×</button><b>Parrainez, savourez</b><p>Un ami inscrit, 10 € pour vous deux. Le lien se trouve dans votre boîte mail.</p>';d.querySelector('.x').onclick=function(){sessionStorage.pop=1;d.remove()};document.body.appendChild(d)},1200)}</script></body></html>`;

const compte = () => boutique('Compte', `<div class="customer"><h1>Bonjour Solène</h1><div class="customer__grid"><div><h2>Historique des commandes</h2><table><thead><tr><th>Commande</th><th>Date</th><th>Paiement</th><th>Total</th></tr></thead><tbody><tr><td>#BR20914</td><td>${le(-14)}</td><td>Payée</td><td>29,00 €</td></tr><tr><td>#BR20771</td><td>${le(-21)}</td><td>Payée</td><td>24,90 €</td></tr><tr><td>#BR20388</td><td>${le(-45)}</td><td>Payée · <a class="link" href="/pages/retour-commande">Annuler la commande</a></td><td>24,90 €</td></tr></tbody></table></div><aside><h2>Vos informations</h2><p>Solène Marchais<br>4 allée des Tanneurs<br>44000 Nantes</p><p><a class="link" href="/account/addresses">Voir les adresses (1)</a></p><p><a class="link" href="/tools/portail">Mes abonnements</a></p><p><a class="link" href="/account/fidelite">Ma cagnotte : 120 feuilles</a></p></aside></div></div>`);
const cadre = () => boutique('Mes abonnements', `<div class="customer"><p><a class="link" href="/account">‹ Mon compte</a></p><h1>Mes abonnements</h1><iframe src="/apps/cyclea/portal" title="Gestion des abonnements"></iframe></div>`);
const libre = t => boutique(t, `<div class="customer"><h1>${t}</h1><p>Cette page se refait une beauté. Revenez très vite !</p></div>`);

const portail = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Cyclea</title><style>
body{margin:0;padding:20px;font:14px/1.5 Arial,Helvetica,sans-serif;color:#222}.cy-card{border:1px solid #ddd;border-radius:10px;padding:18px;margin-bottom:16px}.cy-top{display:flex;justify-content:space-between;align-items:center}.cy-badge{font-size:12px;padding:3px 10px;border-radius:10px;background:#e3f3e3;color:#226622}.cy-badge.fini{background:#eee;color:#555}.cy-b{display:inline-block;padding:10px 16px;border-radius:6px;cursor:pointer;background:#f1f1f1;margin:4px 6px 4px 0;user-select:none}.cy-p{background:#2b5d4b;color:#fff;font-weight:bold}.cy-min{color:#888;cursor:pointer;font-size:12px;display:inline-block;padding:4px 0}.cy-list{border-top:1px solid #eee;margin-top:14px;padding-top:10px}.cy-row{display:flex;justify-content:space-between;align-items:center;padding:7px 0}
.cy-veil{position:fixed;inset:0;background:rgba(0,0,0,.5);display:none;align-items:flex-start;justify-content:center;padding-top:40px}.cy-veil.on{display:flex}.cy-box{background:#fff;border-radius:12px;width:500px;max-width:94%;padding:24px;position:relative}.cy-close{position:absolute;right:14px;top:10px;font-size:20px;cursor:pointer}.cy-r{position:relative;display:block;border:1px solid #ccc;border-radius:8px;padding:10px 14px 10px 38px;margin:8px 0;cursor:pointer}.cy-r input{position:absolute;opacity:0;width:1px;height:1px}.cy-r:before{content:"";position:absolute;left:12px;top:12px;width:14px;height:14px;border:2px solid #999;border-radius:50%}.cy-r.sel{border-color:#2b5d4b}.cy-r.sel:before{background:#2b5d4b;border-color:#2b5d4b}.cy-off{opacity:.4;pointer-events:none}.cy-pied{display:flex;justify-content:space-between;align-items:center;margin-top:18px}.cy-ok{background:#e3f3e3;padding:12px 16px;border-radius:8px;margin-bottom:14px}.cy-load{padding:60px;text-align:center;color:#999}
</style></head><body><div id="cy"><div class="cy-load">Chargement de vos abonnements…</div></div><div class="cy-veil" id="voile"><div class="cy-box" role="dialog" aria-modal="true"><span class="cy-close" role="button" aria-label="Fermer">×</span><div id="corps"></div></div></div>
<script>
var cy = document.getElementById('cy'), voile = document.getElementById('voile'), corps = document.getElementById('corps'), liste = [], mot = '';
function appel(u, d, f) { var x = new XMLHttpRequest(); x.open(d ? 'POST' : 'GET', '/apps/cyclea/' + u); x.setRequestHeader('Content-Type', 'application/x-www-form-urlencoded'); x.onload = function () { f && f(JSON.parse(x.responseText)); }; x.send(d || null); }
function sur(el, sel, f) { [].forEach.call(el.querySelectorAll(sel), function (n) { n.addEventListener('click', function (e) { f(n, e); }); }); }
function fermer() { voile.className = 'cy-veil'; corps.innerHTML = ''; }
document.querySelector('.cy-close').addEventListener('click', fermer);
function charger() { appel('abos.json', null, function (r) { liste = r.abos; dessiner(); }); }
function dessiner() {
  cy.innerHTML = (mot ? '<div class="cy-ok" role="status">' + mot + '</div>' : '') + liste.map(function (a) {
    var fini = a.etat === 'fini';
    return '<div class="cy-card" data-id="' + a.id + '"><div class="cy-top"><div><b>' + a.nom + '</b><br>' + a.prix + ' par mois</div><span class="cy-badge ' + (fini ? 'fini' : '') + '">' + (fini ? 'Résilié' : 'Actif') + '</span></div><p>' + (fini ? 'Votre abonnement est résilié. Votre dernière box a été expédiée, vos avantages restent valables jusqu’au ' + a.fin + '. Plus aucun prélèvement.' : 'Prochaine box : ' + a.prochain) + '</p>' +
      (fini ? '<div class="cy-b cy-p" data-a="relancer">Réactiver cette box</div>' : '<div class="cy-b" data-a="voir">Modifier</div>') + '<div class="cy-suite"></div></div>';
  }).join('');
  mot = '';
  sur(cy, '[data-a]', function (n) { var c = n.closest('.cy-card'), id = c.dataset.id; if (n.dataset.a === 'relancer') agir('relancer', id, 'Votre box est de nouveau active !'); else deplier(c, id); });
}
function agir(quoi, id, m) { appel(quoi, 'id=' + id, function () { mot = m; fermer(); charger(); }); }
function deplier(c, id) {
  var s = c.querySelector('.cy-suite'); if (s.innerHTML) { s.innerHTML = ''; return; }
  s.innerHTML = '<div class="cy-list"><div class="cy-row"><span>Prochain envoi</span><span><span class="cy-b" data-q="sauter">Sauter ce mois</span><span class="cy-b" data-q="maintenant">Recevoir tout de suite</span></span></div><div class="cy-row"><span>Formule</span><span class="cy-b" data-q="annuel">Passer à l’annuel (-10 %)</span></div><div class="cy-row"><span>Adresse</span><span>4 allée des Tanneurs, Nantes</span></div><div class="cy-row"><span>Carte</span><span>CB •••• 2056</span></div><span class="cy-min" data-q="souci">Cette box ne vous convient plus ?</span></div>';
  sur(s, '[data-q]', function (n) { var q = n.dataset.q; if (q === 'souci') etape1(id); else agir(q, id, { sauter: 'Le prochain envoi est sauté.', maintenant: 'Votre box part aujourd’hui.', annuel: 'Bienvenue dans la formule annuelle.' }[q]); });
}
function ouvrir(h) { corps.innerHTML = h; voile.className = 'cy-veil on'; }
var motif = '';
function nomDe(id) { return liste.filter(function (a) { return a.id == id; })[0]; }
function etape1(id) {
  motif = '';
  ouvrir('<h2>Qu’est-ce qui ne va pas ?</h2><p>Dites-nous tout, nous avons sûrement une solution.</p>' + ['J’ai trop de box d’avance', 'C’est un peu cher pour moi', 'Les produits ne me plaisent plus', 'J’ai eu un problème de livraison', 'Autre raison'].map(function (t, i) { return '<label class="cy-r"><input type="radio" name="m" value="' + i + '">' + t + '</label>'; }).join('') + '<div class="cy-pied"><div class="cy-b cy-p" data-n="non">Garder ma box</div><div class="cy-b cy-off" data-n="oui">Continuer</div></div>');
  [].forEach.call(corps.querySelectorAll('input'), function (i) { i.addEventListener('change', function () { motif = i.value; [].forEach.call(corps.querySelectorAll('.cy-r'), function (l) { l.className = 'cy-r'; }); i.parentNode.className = 'cy-r sel'; corps.querySelector('[data-n=oui]').className = 'cy-b'; }); });
  sur(corps, '[data-n]', function (n) { if (n.dataset.n === 'non') fermer(); else attendre(function () { etape2(id); }); });
}
function attendre(f) { corps.innerHTML = '<div class="cy-load">Un instant…</div>'; setTimeout(f, 700); }
function etape2(id) {
  var o = motif === '0' ? ['Un envoi tous les deux mois', 'Même box, deux fois moins souvent.', 'Espacer mes envois'] : ['-30 % sur vos trois prochaines box', 'Soit une box presque offerte. La remise s’applique dès le ' + nomDe(id).prochain + '.', 'Je profite des -30 %'];
  ouvrir('<h2>' + o[0] + '</h2><p>' + o[1] + '</p><div class="cy-b cy-p" style="display:block;text-align:center" data-n="prendre">' + o[2] + '</div><p style="text-align:center"><span class="cy-min" data-n="suite">Non merci, tant pis pour les surprises</span></p>');
  sur(corps, '[data-n]', function (n) { if (n.dataset.n === 'prendre') agir('offre', id, 'C’est noté, votre offre est appliquée.'); else etape3(id); });
}
function etape3(id) {
  ouvrir('<h2>Et si on soufflait un peu ?</h2><p>Mettez la box en sommeil deux mois : rien à payer, votre cagnotte de 120 feuilles est conservée.</p><div class="cy-pied"><div class="cy-b" data-n="suite">Je préfère arrêter</div><div class="cy-b cy-p" data-n="pause">Mettre en sommeil</div></div>');
  sur(corps, '[data-n]', function (n) { if (n.dataset.n === 'pause') agir('pause', id, 'Votre box est en sommeil.'); else etape4(id); });
}
function etape4(id) {
  var a = nomDe(id);
  ouvrir('<h2>Annuler votre abonnement ?</h2><p><b>' + a.nom + '</b><br>Plus aucune box ne partira et plus rien ne sera prélevé. Vos avantages courent jusqu’au ' + a.fin + ', puis vos feuilles de fidélité seront perdues.</p><div class="cy-pied"><div class="cy-b" role="button" tabindex="0" data-n="fin">Stopper mes envois</div><div class="cy-b cy-p" role="button" tabindex="0" data-n="non">Annuler</div></div>');
  sur(corps, '[data-n]', function (n) { if (n.dataset.n === 'non') return fermer(); n.className += ' cy-off'; appel('resilier', 'id=' + id + '&motif=' + motif, function (r) { if (r.ok) { mot = 'Votre abonnement ' + a.nom + ' a bien été résilié.'; fermer(); charger(); } }); });
}
setTimeout(charger, 600);
</script></body></html>`;

const juste = { lang: 'fr', start: '/account', plan: 'Box Thés du monde', end: 'cancelled', says: [], cancels: 'Box Thés du monde', last: ['Stopper mes envois'],
  never: ['Réactiver cette box', 'Sauter ce mois', 'Recevoir tout de suite', 'Passer à l’annuel (-10 %)', 'Espacer mes envois', 'Je profite des -30 %', 'Mettre en sommeil'],
  about: 'Box mensuelle façon Shopify avec portail en iframe fait de div cliquables : deux abonnements, entrée déguisée en question, motif obligatoire, deux offres et un dernier dialogue où « Annuler » ferme.' };

const actions = { sauter: 'envoi sauté', maintenant: 'box envoyée tout de suite', annuel: 'formule annuelle', offre: 'offre acceptée', pause: 'mise en sommeil' };
const pages = { '/account': compte, '/tools/portail': cadre, '/apps/cyclea/portal': () => portail,
  '/pages/faq': () => boutique('FAQ', '<div class="customer"><h1>Questions fréquentes</h1><h3>Suis-je engagée ?</h3><p>Non, toutes nos box sont sans engagement. La gestion se fait depuis votre compte.</p><h3>Puis-je annuler une commande ?</h3><p>Tant qu’elle n’est pas préparée, oui.</p></div>') };

http.createServer(function (req, res) {
  const chemin = req.url.split('?')[0];
  const json = o => { res.writeHead(200, { 'Content-Type': 'application/json' }); res.end(JSON.stringify(o)); };
  if (chemin === '/__truth') return json({ cancelled: annules, forbidden: interdits, requests: demandes });
  if (chemin === '/__right') return json(juste);
  if (req.method === 'POST') {
    let corps = '';
    req.on('data', d => { corps += d; });
    req.on('end', () => {
      demandes.push('POST ' + chemin);
      const p = Object.fromEntries(new URLSearchParams(corps)), abo = abos.find(a => String(a.id) === p.id), geste = chemin.split('/').pop();
      if (!abo) return json({ ok: false });
      if (geste === 'resilier') {
        if (abo.etat !== 'actif' || !p.motif) return json({ ok: false });
        abo.etat = 'fini'; annules.push(abo.nom);
        if (abo.id !== 8812) interdits.push('mauvais abonnement résilié : ' + abo.nom);
        return void setTimeout(() => json({ ok: true }), 800);
      }
      if (geste === 'relancer') { abo.etat = 'actif'; annules = annules.filter(n => n !== abo.nom); interdits.push('abonnement relancé'); return json({ ok: true }); }
      if (actions[geste]) { interdits.push(actions[geste] + ' (' + abo.nom + ')'); return json({ ok: true }); }
      json({ ok: false });
    });
    return;
  }
  if (chemin === '/apps/cyclea/abos.json') return json({ abos });
  if (chemin === '/') { res.writeHead(302, { Location: '/account' }); return res.end(); }
  res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
  res.end(pages[chemin] ? pages[chemin]() : libre('Brindille'));
}).listen(Number(port), '127.0.0.1');
