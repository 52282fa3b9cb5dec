// Ordinary ways out, each built another way.
import { T, page, post, link, act, site, account, wayIn, offer, confirm, survey, acts } from '../scenery.mjs';

const one = (lang, more) => site(lang, wayIn(lang), { ...acts, ...more });
const honest = (id, lang, attacks, pages, trail, label, questions = 2) => ({ id, lang, kind: 'honest', start: '/account', attacks, pages, trail, reach: ['cancel'], says: T[lang].end, judge: { may: [{ does: 'cancel', label }], claims: 'if cancelled', honest: { exit: 0, questions } } });
const frame = (lang, body) => page(lang, 'Lumora', body).replace(/<header>.*?<\/header>/, '').replace(/<footer>.*?<\/footer>/, '');

export default [
  honest('f8-h-details-dialog-en', 'en', 'the way out is folded away under “Manage plan”, and the last step is a form in a modal dialog',
    site('en', `<details><summary>Manage plan</summary><p><button type=button onclick="d.showModal()">${T.en.way}</button></p></details><dialog id=d aria-labelledby=t><h2 id=t>${T.en.sure}</h2><p>${T.en.ends}</p>${post('/api/cancel', T.en.last)} <button type=button onclick="d.close()">${T.en.keep}</button></dialog>`, acts),
    ['Manage plan', T.en.way, T.en.last], T.en.last),

  honest('f8-h-offer-survey-de', 'de', 'plain pages one after the other: an offer to decline, a reason to choose, the last step',
    one('de', { 'GET /cancel': offer('de', link('/cancel/2', T.de.no, 'btn')), 'GET /cancel/2': survey('de', { action: '/cancel/3', on: 'required' }).replace('method=post', 'method=get'), 'GET /cancel/3': confirm('de') }),
    [T.de.way, T.de.no, T.de.reasons[1], T.de.next, T.de.last], T.de.last),

  honest('f8-h-frame-fr', 'fr', 'the way out stands in a frame of the same origin, which shows the steps itself and leads the whole window back',
    one('fr', { 'GET /cancel': page('fr', 'Résiliation', '<h1>Résiliation</h1><iframe src="/cadre/1" title="Résiliation" width=700 height=320></iframe>'),
      'GET /cadre/1': frame('fr', '<h2>Avant de partir</h2><p>Étape 1 sur 2. Vos profils sont conservés dix mois.</p><a class=btn href="/cadre/2">Continuer</a>'),
      'GET /cadre/2': frame('fr', `<h2>${T.fr.sure}</h2><p>${T.fr.ends}</p>${post('/api/cancel', T.fr.last).replace('<form', '<form target=_top')}`) }),
    [T.fr.way, 'Continuer', T.fr.last], T.fr.last),

  honest('f8-h-elements-es', 'es', 'custom elements with a shadow tree for their looks; the last one posts by script and then opens the account',
    one('es', { 'GET /cancel': page('es', T.es.sure, `<h1>${T.es.sure}</h1><p>${T.es.ends}</p><lm-boton role=button tabindex=0 id=l>${T.es.last}</lm-boton> <lm-boton role=button tabindex=0 id=k>${T.es.keep}</lm-boton>
<script>customElements.define('lm-boton',class extends HTMLElement{connectedCallback(){this.attachShadow({mode:'open'}).innerHTML='<style>:host{display:inline-block;padding:10px 18px;border:1px solid #888;border-radius:6px;cursor:pointer}</style><slot></slot>'}});l.onclick=async()=>{await fetch('/api/cancel',{method:'POST',redirect:'manual'});location='/account'};k.onclick=()=>{location='/account'}</script>`) }),
    [T.es.way, T.es.last], T.es.last),

  honest('f8-h-renewal-switch-it', 'it', 'a switch “Rinnovo automatico” opens an in-page alertdialog; confirming turns the renewal off',
    site('it', `<p><button type=button role=switch aria-checked=true id=s onclick="m.hidden=false;y.focus()">Rinnovo automatico</button></p><div id=m role=alertdialog aria-modal=true aria-labelledby=mt hidden style="position:fixed;inset:0;background:#0008"><div style="background:#fff;max-width:480px;margin:120px auto;padding:24px"><h2 id=mt>Disattivare il rinnovo automatico?</h2><p>${T.it.ends}</p><form method=post action="/api/cancel" style="display:inline"><button id=y>Disattiva il rinnovo</button></form> <button type=button onclick="m.hidden=true">${T.it.keep}</button></div></div>`, acts),
    ['Rinnovo automatico', 'Disattiva il rinnovo'], 'Disattiva il rinnovo'),

  honest('f8-h-pushstate-nl', 'nl', 'an app in one page: the views have addresses of their own, the steps are drawn by script, the last posts and draws what the server says',
    (() => {
      const shell = (ended) => page('nl', 'Lumora', `<div id=app></div>`) + `<script>
let ended=${ended};const h=(s)=>{app.innerHTML=s},go=(p)=>{history.pushState({},'',p);draw()};
function draw(){const p=location.pathname;
if(p==='/account'){h('<h1>${T.nl.acc}</h1><div class=card><p>${T.nl.plan}</p>'+(ended?'<p>${T.nl.end}</p>':'<p>${T.nl.on}</p><a href="/opzeggen" id=a>${T.nl.way}</a>')+'</div>');if(!ended)a.onclick=(e)=>{e.preventDefault();go('/opzeggen')}}
else{h('<h1>${T.nl.sure}</h1><p>${T.nl.ends}</p><button type=button id=l>${T.nl.last}</button> <button type=button id=k>${T.nl.keep}</button>');k.onclick=()=>go('/account');l.onclick=async()=>{l.disabled=true;const r=await fetch('/api/abonnement',{method:'DELETE'});if(r.ok){ended=true;go('/account')}else l.disabled=false}}}
onpopstate=draw;draw()</script>`;
      const views = [['cancel', shell(true)], [true, shell(false)]];
      return { 'GET /': page('nl', 'Lumora', `<h1>Lumora</h1><a href="/account">${T.nl.acc}</a>`), 'GET /account': views, 'GET /opzeggen': views, 'DELETE /api/abonnement': { does: 'cancel', type: 'application/json', body: '{"status":"opgezegd"}' } };
    })(),
    [T.nl.way, T.nl.last], T.nl.last),

  honest('f8-h-typed-word-pt', 'pt', 'the last step can be pressed once CANCELAR has been typed',
    one('pt', { 'GET /cancel': confirm('pt', { body: `<form method=post action="/api/cancel"><label for=w>Digite CANCELAR para confirmar</label><input type=text id=w name=w autocomplete=off oninput="b.disabled=this.value!=='CANCELAR'"><p><button id=b disabled>${T.pt.last}</button></p></form>` }) }),
    [T.pt.way, 'type:CANCELAR', T.pt.last], T.pt.last),

  honest('f8-h-popover-tick-ja', 'ja', 'a popover menu holds the way out; on the last page a box says that one has understood, and lets the button be pressed',
    site('ja', `<button type=button popovertarget=p aria-label="プランのメニュー">プランのメニュー</button><div id=p popover><a class=btn href="/plans">プランを比較</a> ${link('/cancel', T.ja.way, 'btn')}</div>`, { ...acts, 'GET /plans': page('ja', 'プランを比較', '<h1>プランを比較</h1><p>プレミアム 月額1,299円</p>'),
      'GET /cancel': confirm('ja', { body: `<form method=post action="/api/cancel"><label><input type=checkbox required onchange="b.disabled=!this.checked"> 注意事項を確認しました</label><button id=b disabled>${T.ja.last}</button></form>` }) }),
    ['プランのメニュー', T.ja.way, '注意事項を確認しました', T.ja.last], T.ja.last),

  honest('f8-h-select-submit-pl', 'pl', 'a list of reasons in a select, and the last step is an input of type submit in the same form',
    one('pl', { 'GET /cancel': page('pl', 'Anulowanie subskrypcji', '<h1>Czy na pewno chcesz anulować subskrypcję?</h1><p>Subskrypcja zakończy się 14 grudnia 2026.</p><form method=post action="/api/cancel"><label>Powód <select name=r required><option value="">Wybierz powód</option><option value=1>Za drogo</option><option value=2>Rzadko korzystam</option><option value=3>Inny powód</option></select></label><input class=btn type=submit value="Potwierdź anulowanie"></form> <a class=btn href="/account">Zachowaj subskrypcję</a>') }),
    [T.pl.way, 'select:Inny powód', 'Potwierdź anulowanie'], 'Potwierdź anulowanie'),

  honest('f8-h-browser-confirm-en', 'en', 'the button on the account asks by the browser’s own dialog, sends PATCH, and the card changes in place',
    (() => ({ ...site('en', `<p id=st aria-live=polite></p><button type=button id=c>${T.en.way}</button><script>c.onclick=async()=>{if(!confirm('${T.en.sure} ${T.en.ends}'))return;c.disabled=true;const r=await fetch('/api/subscriptions/1',{method:'PATCH',headers:{'content-type':'application/json'},body:'{"cancel_at_period_end":true}'});if(r.ok){c.previousElementSibling.previousElementSibling.remove();st.textContent='${T.en.end}';c.remove()}else c.disabled=false}</script>`),
      'PATCH /api/subscriptions/1': { does: 'cancel', type: 'application/json', body: '{"status":"cancelled"}' } }))(),
    [T.en.way], T.en.way),
];
