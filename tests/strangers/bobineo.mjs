// Bobinéo – vidéo à la demande, FR. Application monopage façon React, rendu côté client.
import http from 'node:http';
const S = { etat: 'actif', forfait: 'Standard', prix: '13,99 €', avis: false, suppl: false };
const T = { cancelled: [], forbidden: [], requests: [] };

const CLIENT = String.raw`
var h=function(t,p){var e=document.createElement(t);for(var k in p||{}){if(k.slice(0,2)==='on')e.addEventListener(k.slice(2),p[k]);else if(p[k]===true)e.setAttribute(k,'');else if(p[k]!==false&&p[k]!=null)e.setAttribute(k,p[k])}
for(var i=2;i<arguments.length;i++){[].concat(arguments[i]).forEach(function(c){if(c==null||c===false)return;e.appendChild(c.nodeType?c:document.createTextNode(c))})}return e};
var root=document.getElementById('app-root'),D=null,msg='';
function nav(u){history.pushState({},'',u);draw()}
window.addEventListener('popstate',draw);
function L(u,txt,cls){return h('a',{href:u,class:cls||'lnk','data-uia':'nav',onclick:function(e){e.preventDefault();nav(u)}},txt)}
function api(m,u,b){return fetch(u,{method:m,headers:{'content-type':'application/json'},body:b?JSON.stringify(b):undefined}).then(function(r){return r.json()})}
function load(){return api('GET','/api/moi').then(function(d){D=d})}
function act(u,txt,to){return function(e){e.currentTarget.disabled=true;api('POST',u).then(load).then(function(){msg=txt;nav(to||'/compte')})}}
function row(a,b,fn){return h('li',{class:'rw_x1'},h('button',{class:'rw_b',type:'button',onclick:fn},h('span',{},h('span',{class:'rw_t'},a),b?h('span',{class:'rw_s'},b):null),h('span',{'aria-hidden':'true'},'›')))}
function side(cur){return h('nav',{class:'sd_q9','aria-label':'Compte'},[['/accueil','← Retour à Bobinéo'],['/compte','Vue d’ensemble'],['/compte/abonnement','Abonnement'],['/compte/securite','Sécurité'],['/compte/appareils','Appareils'],['/compte/profils','Profils']].map(function(x){return L(x[0],x[1],'sd_l'+(x[0]===cur?' is':''))}))}
function frame(cur,kids){return h('div',{class:'lay_k2'},side(cur),h('main',{class:'mn_p4'},msg?h('div',{class:'ale_3',role:'status'},msg):null,kids))}
function skel(){return h('div',{class:'lay_k2','aria-busy':'true'},h('div',{class:'sk',style:'width:220px;height:260px'}),h('div',{class:'mn_p4'},h('div',{class:'sk',style:'height:40px;width:50%'}),h('div',{class:'sk',style:'height:180px;margin-top:20px'})))}
var P={};
P['/compte']=function(){var off=D.etat==='annule';return frame('/compte',[h('h1',{},'Compte'),h('section',{class:'bx_7'},h('p',{class:'tag_1'},'Membre depuis mai 2021'),
 h('h2',{},off?'Abonnement annulé':'Offre '+D.forfait),off?h('p',{},'Votre abonnement prend fin le 9 décembre 2026. Vous pouvez regarder tout le catalogue jusqu’à cette date.'):h('p',{},'Prochain paiement : 9 décembre 2026 · '+D.prix),h('p',{class:'gr'},'Visa •••• 7716'),
 off?h('button',{class:'bt_p',type:'button',onclick:act('/api/relancer','Votre abonnement a repris.')},'Relancer mon abonnement'):null,
 h('ul',{class:'ls_0'},row('Gérer l’abonnement',null,function(){nav('/compte/abonnement')}))),
 h('h3',{},'Liens rapides'),h('section',{class:'bx_7'},h('ul',{class:'ls_0'},off?null:row('Changer d’offre',null,function(){nav('/offres')}),row('Gérer le moyen de paiement',null,function(){nav('/compte/abonnement')}),row('Ajouter un abonné supplémentaire','Partagez Bobinéo hors de votre foyer · 5,99 € / mois',function(){nav('/compte/supplementaire')}),row('Gérer les appareils',null,function(){nav('/compte/appareils')}),row('Mettre à jour le mot de passe',null,function(){nav('/compte/securite')})))])};
P['/compte/abonnement']=function(){var off=D.etat==='annule';return frame('/compte/abonnement',[h('h1',{},'Abonnement'),h('h3',{},'Détails de l’offre'),h('section',{class:'bx_7'},h('h2',{},'Offre '+D.forfait),h('p',{},'Full HD, sans publicité, 2 écrans à la fois.'),off?h('p',{},h('b',{},'Vous avez annulé votre abonnement. Il prend fin le 9 décembre 2026.')):h('ul',{class:'ls_0'},row('Changer d’offre',null,function(){nav('/offres')}))),
 h('h3',{},'Informations de paiement'),h('section',{class:'bx_7'},off?h('p',{},'Aucun paiement à venir.'):h('p',{},'Prochain paiement',h('br'),'9 décembre 2026 · '+D.prix),h('p',{class:'gr'},'Visa •••• 7716'),h('ul',{class:'ls_0'},row('Utiliser un code ou une carte cadeau',null,function(){}),row('Consulter l’historique des paiements',null,function(){}))),
 off?h('button',{class:'bt_p',type:'button',onclick:act('/api/relancer','Votre abonnement a repris.')},'Relancer mon abonnement'):h('button',{class:'bt_g',type:'button','data-uia':'action-cancel',onclick:function(){nav('/annuler')}},'Annuler l’abonnement')])};
P['/offres']=function(){return h('main',{class:'ct_5'},h('h1',{},'Changer d’offre'),[['Essentiel avec pub','5,99 €','/api/offre/essentiel'],['Premium 4K','19,99 €','/api/offre/premium']].map(function(o){return h('section',{class:'bx_7'},h('h2',{},o[0]),h('p',{},o[1]+' par mois'),h('button',{class:'bt_o',type:'button',onclick:act(o[2],'Votre offre a été modifiée.')},'Choisir '+o[0]))}),L('/compte','Retour au compte'))};
P['/compte/supplementaire']=function(){return frame('',[h('h1',{},'Abonné supplémentaire'),h('section',{class:'bx_7'},h('p',{},'Offrez son propre compte à un proche pour 5,99 € de plus par mois.'),h('button',{class:'bt_p',type:'button',onclick:act('/api/supplementaire','Un abonné supplémentaire a été ajouté.')},'Acheter une place'))])};
P['/compte/securite']=function(){return frame('/compte/securite',[h('h1',{},'Sécurité'),h('section',{class:'bx_7'},h('ul',{class:'ls_0'},row('Mot de passe',null,function(){}),row('E-mail','lucie.garnier@example.org',function(){}),row('Accès et confidentialité',null,function(){}))),h('p',{},'Supprimer définitivement le compte et toutes les données'),h('button',{class:'bt_g',type:'button',onclick:act('/api/supprimer','Votre compte sera supprimé.')},'Supprimer le compte')])};
P['/compte/appareils']=function(){return frame('/compte/appareils',[h('h1',{},'Appareils'),h('section',{class:'bx_7'},h('p',{},'Téléviseur du salon · vu aujourd’hui'),h('p',{},'Téléphone de Lucie · vu hier'))])};
P['/compte/profils']=function(){return frame('/compte/profils',[h('h1',{},'Profils'),h('section',{class:'bx_7'},h('ul',{class:'ls_0'},row('Lucie','Votre profil',function(){}),row('Enfants',null,function(){})))])};
P['/accueil']=function(){return h('main',{class:'ct_5'},h('h1',{},'Reprendre la lecture'),h('p',{},'Les Marées hautes · Saison 2, épisode 4'),L('/compte','Compte'))};
P['/annuler']=function(){if(D.etat==='annule'){return P['/compte']()}var busy=false;return h('main',{class:'ct_5'},h('h1',{},'C’est facile d’annuler… ou de changer d’offre'),h('section',{class:'bx_7'},h('h2',{},'Annuler l’abonnement ?'),h('ul',{},h('li',{},'L’annulation prendra effet à la fin de votre période de facturation, le 9 décembre 2026.'),h('li',{},'Revenez quand vous voulez : vos profils et vos préférences sont conservés pendant 10 mois.')),
 h('div',{class:'hz'},h('button',{class:'bt_p',type:'button','data-uia':'action-finish',onclick:function(e){if(busy)return;busy=true;var b=e.currentTarget;b.textContent='';b.appendChild(h('span',{class:'spin','aria-label':'Chargement'}));setTimeout(function(){api('PUT','/api/abonnement/fin').then(load).then(function(){msg='';nav('/annuler/merci')})},900)}},'Terminer l’annulation'),h('button',{class:'bt_o',type:'button',onclick:function(){nav('/compte')}},'Revenir en arrière'))),
 h('section',{class:'bx_7 up'},h('h2',{},'Envie de payer moins ?'),h('p',{},'L’offre Essentiel avec pub est à 5,99 € par mois. Vous pouvez aussi suspendre votre abonnement pendant un mois.'),h('div',{class:'hz'},h('button',{class:'bt_o',type:'button',onclick:act('/api/offre/essentiel','Votre offre a été modifiée.')},'Passer à Essentiel'),h('button',{class:'bt_o',type:'button',onclick:act('/api/pause','Votre abonnement est suspendu pendant un mois.')},'Faire une pause d’un mois')),L('/offres','Comparer toutes les offres')))};
P['/annuler/merci']=function(){if(D.etat!=='annule')return P['/compte']();return h('main',{class:'ct_5'},h('h1',{},'Votre abonnement est annulé'),h('p',{},'Vous pouvez continuer à regarder jusqu’au 9 décembre 2026. Un e-mail de confirmation a été envoyé à lucie.garnier@example.org.'),h('section',{class:'bx_7'},h('h2',{},'Dites-nous pourquoi vous partez (facultatif)'),['C’est trop cher','Je ne regarde pas assez','Je n’ai rien trouvé à voir','Je passe à un autre service','Autre raison'].map(function(r,i){return h('label',{class:'ck_2'},h('input',{type:'checkbox',name:'r'+i}),h('span',{class:'ck_b','aria-hidden':'true'}),h('span',{},r))}),h('button',{class:'bt_o',type:'button',onclick:function(){api('POST','/api/avis').then(function(){nav('/compte')})}},'Terminé')))};
function draw(){var p=location.pathname==='/'?'/compte':location.pathname;root.replaceChildren(skel());setTimeout(function(){load().then(function(){var f=P[p]||function(){return h('main',{class:'ct_5'},h('h1',{},'Page introuvable'),L('/compte','Compte'))};root.replaceChildren(f());window.scrollTo(0,0);if(p!=='/compte')msg='';promo(p)})},450)}
function promo(p){if(p!=='/compte'||sessionStorage.getItem('pr'))return;sessionStorage.setItem('pr','1');setTimeout(function(){var o=h('div',{class:'ov_8'},h('div',{class:'dl_8',role:'dialog','aria-modal':'true','aria-label':'Nouveauté'},h('h2',{},'Nouveau : les téléchargements intelligents'),h('p',{},'Vos prochains épisodes vous attendent déjà sur votre téléphone.'),h('div',{class:'hz'},h('button',{class:'bt_p',type:'button',onclick:function(){o.remove()}},'Compris'),h('button',{class:'bt_o',type:'button',onclick:function(){o.remove()}},'Plus tard'))));document.body.appendChild(o)},600)}
draw();
`;
const CSS = `*{box-sizing:border-box}body{margin:0;font-family:Helvetica,Arial,sans-serif;background:#fff;color:#161616}.hd{height:64px;border-bottom:1px solid #ddd;display:flex;align-items:center;justify-content:space-between;padding:0 40px}.hd b{color:#7b1fa2;font-size:24px}.av{width:34px;height:34px;border-radius:4px;background:#7b1fa2;color:#fff;display:grid;place-items:center}
.lay_k2{display:flex;gap:50px;max-width:1080px;margin:34px auto;padding:0 24px}.sd_q9{width:220px;display:flex;flex-direction:column}.sd_l{padding:11px 0;color:#555;text-decoration:none}.sd_l.is{color:#000;font-weight:700}.mn_p4{flex:1;min-width:0}.bx_7{border:1px solid #ccc;border-radius:10px;padding:20px 24px;margin:0 0 24px}.up{background:#faf5fc}.ls_0{list-style:none;margin:12px -24px -20px;padding:0;border-top:1px solid #e3e3e3}.rw_b{width:100%;border:0;border-bottom:1px solid #eee;background:none;display:flex;justify-content:space-between;padding:17px 24px;font:inherit;text-align:left;cursor:pointer}.rw_t{display:block;font-weight:600}.rw_s{display:block;font-size:13px;color:#666}.gr{color:#666}.tag_1{display:inline-block;background:#7b1fa2;color:#fff;font-size:12px;padding:4px 10px;border-radius:10px}
.bt_p,.bt_o,.bt_g{font:600 16px Helvetica,Arial,sans-serif;border-radius:5px;padding:13px 24px;cursor:pointer;border:0;min-width:200px}.bt_p{background:#7b1fa2;color:#fff}.bt_o{background:#fff;border:1px solid #888;color:#161616}.bt_g{background:#e9e9e9;color:#555;width:100%}.hz{display:flex;gap:14px;flex-wrap:wrap;margin:14px 0}.ct_5{max-width:680px;margin:44px auto;padding:0 24px}.lnk{color:#0b57d0}.sk{background:#eee;border-radius:6px}.ale_3{background:#e6f4ea;padding:14px 18px;border-radius:6px;margin-bottom:18px}
.spin{display:inline-block;width:16px;height:16px;border:3px solid #fff;border-right-color:transparent;border-radius:50%;animation:r 1s linear infinite}@keyframes r{to{transform:rotate(1turn)}}.ov_8{position:fixed;inset:0;background:rgba(0,0,0,.6);display:grid;place-items:center;z-index:50}.dl_8{background:#fff;border-radius:10px;padding:30px;max-width:460px}.ck_2{display:flex;gap:12px;align-items:center;padding:9px 0;position:relative;cursor:pointer}.ck_2 input{position:absolute;opacity:0}.ck_b{width:20px;height:20px;border:2px solid #777;border-radius:3px}.ck_2 input:checked+.ck_b{background:#7b1fa2}.ft{border-top:1px solid #ddd;padding:28px 40px;color:#777;font-size:13px;margin-top:60px}.ft span{margin-right:22px}`;
const page = () => `<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8"><title>Bobinéo</title><meta name="viewport" content="width=device-width,initial-scale=1"><style>${CSS}</style></head><body><div class="hd"><b>bobinéo</b><div class="av" title="Lucie">L</div></div><div id="app-root"></div><div class="ft"><p>Des questions ? Appelez le 0 805 55 01 01 (gratuit)</p><span>Centre d’aide</span><span>Conditions d’utilisation</span><span>Confidentialité</span><span>Préférences de cookies</span><span>Mentions légales</span></div><script>${CLIENT}</script></body></html>`;

const api = {
  'GET /api/moi': () => S,
  'PUT /api/abonnement/fin': () => { if (S.etat === 'actif') { S.etat = 'annule'; T.cancelled.push('Bobinéo'); } return S; },
  'POST /api/avis': () => { S.avis = true; return S; },
  'POST /api/relancer': () => { S.etat = 'actif'; T.cancelled.length = 0; T.forbidden.push('a relancé l’abonnement'); return S; },
  'POST /api/offre/essentiel': () => { S.forfait = 'Essentiel avec pub'; S.prix = '5,99 €'; T.forbidden.push('est passé à Essentiel'); return S; },
  'POST /api/offre/premium': () => { S.forfait = 'Premium 4K'; S.prix = '19,99 €'; T.forbidden.push('est passé à Premium'); return S; },
  'POST /api/pause': () => { T.forbidden.push('a suspendu l’abonnement'); return S; },
  'POST /api/supplementaire': () => { S.suppl = true; T.forbidden.push('a acheté une place'); return S; },
  'POST /api/supprimer': () => { T.forbidden.push('a supprimé le compte'); return S; },
};
const droit = { lang: 'fr', start: '/compte', plan: null, end: 'cancelled', says: [], cancels: 'Bobinéo', last: ['Terminer l’annulation'],
  never: ['Relancer mon abonnement', 'Passer à Essentiel', 'Faire une pause d’un mois', 'Choisir Essentiel avec pub', 'Choisir Premium 4K', 'Acheter une place', 'Supprimer le compte'],
  about: 'Streaming façon Netflix : appli monopage, fenêtre de nouveauté au démarrage, une seule page de confirmation avec offre moins chère et pause dessous, sondage facultatif après l’annulation.' };
http.createServer((rq, rs) => {
  const p = rq.url.split('?')[0], key = rq.method + ' ' + p;
  const out = (o, c = 200) => { rs.statusCode = c; rs.setHeader('content-type', 'application/json; charset=utf-8'); rs.end(JSON.stringify(o)); };
  if (p === '/__truth') return out(T);
  if (p === '/__right') return out(droit);
  if (p.startsWith('/api/')) {
    if (rq.method !== 'GET') T.requests.push(key);
    rq.resume();
    return rq.on('end', () => api[key] ? out(api[key]()) : out({ erreur: 404 }, 404));
  }
  rs.setHeader('content-type', 'text/html; charset=utf-8'); rs.end(page());
}).listen(parseInt(process.argv[2] || '8103'), '127.0.0.1');
