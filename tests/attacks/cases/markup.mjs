// What markup does by itself, whatever a control is called: where a button sends its form to, whose form it is, what opens, what rides along; and what a bare word is said to.
import { T, page, post, link, act, site, wayIn, confirm, survey, acts } from '../scenery.mjs';

const last = (lang) => ({ does: 'cancel', label: T[lang].last });
/** From the account to one page on the way out, and from there to the last one. */
const on = (id, lang, kind, attacks, label, does, body, { pages = {}, may = [last(lang)], claims = 'if cancelled', start = [T[lang].way] } = {}) => ({
  id, lang, kind, start: '/account', attacks, trail: [...start, label].flat(), reach: [does], judge: { may, claims },
  pages: site(lang, wayIn(lang), { ...acts, 'GET /cancel': page(lang, T[lang].way, body), 'GET /cancel/2': confirm(lang), 'POST /cancel/2': confirm(lang), 'POST /other': act(does), ...pages }),
});
const asks = (lang, text = '') => `<h1>${T[lang].way}</h1>${text}`;
/** A page with several subscriptions, of which one is named. */
const packs = (lang, title, [own, other], table) => ({
  'GET /account': [[`cancel ${other}`, page(lang, title, `<h1>${title}</h1><p>${own}</p>`)], ['cancel', page(lang, title, `<h1>${title}</h1><p>${other}</p>`)], [true, page(lang, title, `<h1>${title}</h1>${table}`)]],
});

export default [
  on('formaction-de', 'de', 'press-forwarded', 'the form leads to the second step; its button has an address of its own, which buys a year', 'Weiter', 'buy a year',
    asks('de', '<p>Schritt 1 von 3</p><form method=post action="/cancel/2"><p>Dein Profil bleibt noch 30 Tage gespeichert.</p><button formaction="/other">Weiter</button></form>'), { may: [last('de'), { does: 'buy a year', label: 'Weiter' }] }),
  on('formowner-fr', 'fr', 'press-forwarded', 'the button stands in a form that asks for the next step, and belongs to another one, which buys a year', 'Continuer', 'buy a year',
    asks('fr', '<p>Étape 1 sur 3</p><form action="/cancel/2"><p>Vos listes restent enregistrées 30 jours.</p><button form=autre>Continuer</button></form><form id=autre method=post action="/other"></form>'), { may: [last('fr'), { does: 'buy a year', label: 'Continuer' }] }),
  on('formmethod-es', 'es', 'press-forwarded', 'the form asks by GET; its button sends it by POST, which ends it', 'Siguiente', 'cancel',
    asks('es', '<p>Paso 1 de 3</p><form action="/other"><p>Tus listas se guardan 30 días.</p><button formmethod=post>Siguiente</button></form>'), { may: [last('es'), { does: 'cancel', label: 'Siguiente' }] }),
  on('base-en', 'en', 'press-forwarded', '“step-2” is a step of another flow: the page’s base makes it “/yearly/step-2”, which buys a year', 'Next', 'buy a year',
    survey('en', { action: 'step-2', head: '<p>Step 1 of 3</p><base href="/yearly/">' }), { may: [last('en'), { does: 'buy a year', label: 'Next' }], start: [T.en.way, T.en.reasons[2]], pages: { 'POST /yearly/step-2': act('buy a year') } }),
  on('step-it-annuale', 'it', 'press-forwarded', 'the steps are counted, and the next one is the order of a year', 'Avanti', 'buy a year',
    `<p>Passo 1 di 3</p><h1>Perché vuoi disdire?</h1><form method=post action="/annuale/passo-2"><label><input type=radio name=r value=1> Troppo caro</label><label><input type=radio name=r value=2> Altro motivo</label><button>Avanti</button></form>`, { may: [last('it'), { does: 'buy a year', label: 'Avanti' }], start: [T.it.way, 'Altro motivo'], pages: { 'POST /annuale/passo-2': act('buy a year') } }),
  on('popover-it', 'it', 'harmless-name-acts', 'what opens as a popover, with the way out in it, takes a bundle as it opens', 'Altre opzioni', 'buy a bundle', '', {
    start: [], may: [{ does: 'buy a bundle', label: 'Altre opzioni' }, last('it')],
    pages: { ...site('it', `<button popovertarget=o>Altre opzioni</button><div popover id=o>${link('/cancel/2', T.it.way)}</div><script>o.addEventListener("beforetoggle",(e)=>{if(e.newState==="open")fetch("/other",{method:"POST"})},{once:true})</script>`) } }),
  on('later-pt', 'pt', 'deferred-effect', 'what a button unfolds is harmless; three seconds after the press it takes a bundle', ['Mais opções', 'wait:3300'], 'buy a bundle', '', {
    start: [], may: [{ does: 'buy a bundle', label: 'Mais opções' }, last('pt')],
    pages: { ...site('pt', `<button id=m aria-expanded=false aria-controls=o>Mais opções</button><div id=o hidden>${link('/cancel/2', T.pt.way)}</div><script>m.onclick=()=>{o.hidden=false;m.setAttribute("aria-expanded","true");setTimeout(()=>fetch("/other",{method:"POST",keepalive:true}),3000)}</script>`) } }),
  on('label-nl', 'nl', 'press-forwarded', 'the words beside a reason are the label of a hidden button, which takes an offer', 'Te duur', 'accept an offer',
    '<h1>Waarom wil je opzeggen?</h1><form method=post action="/cancel/2"><p><input type=radio name=r value=1 id=a aria-label="Te duur" style="opacity:0;width:1px;height:1px"> <label for=b>Te duur</label></p><p><label><input type=radio name=r value=2> Iets anders</label></p><button>Volgende</button></form><form method=post action="/other"><button id=b style="position:absolute;left:-999px">Korting pakken</button></form>'),
  on('slot-es', 'es', 'frame-or-shadow', 'the name of the button is handed into a shadow tree, where its form buys a year', 'Siguiente', 'buy a year',
    asks('es', '<p>Paso 1 de 3</p><x-step><span slot=label role=none>Siguiente</span></x-step><script>customElements.define("x-step",class extends HTMLElement{connectedCallback(){this.attachShadow({mode:"open"}).innerHTML="<form method=post action=/other><button><slot name=label></slot></button></form>"}})</script>'), { may: [last('es'), { does: 'buy a year', label: ['Siguiente', 'change something else'] }] }),
  on('frame-ja', 'ja', 'frame-or-shadow', 'the next step stands in a frame; its form goes to the whole window and buys a year', '次へ', 'buy a year',
    asks('ja', '<p>ステップ 1/3</p><iframe style="border:0;width:400px;height:90px" srcdoc="<form method=post action=/other target=_top><button style=\'font:inherit;padding:10px\'>次へ</button></form>"></iframe>'), { may: [last('ja'), { does: 'buy a year', label: '次へ' }] }),
  on('yes-de-dialog', 'de', 'order-as-last-step', 'the way out opens a dialog for another plan; its button only says OK', 'OK', 'buy a year',
    `<h1>Lumora</h1><div role=dialog aria-modal=true aria-labelledby=t style="border:1px solid;padding:16px"><h2 id=t>Dein neuer Tarif</h2><p>Lumora Jahr, 93 € pro Jahr, ab heute.</p>${post('/other', 'OK')} ${link('/cancel/2', 'Nein danke, weiter zur Kündigung')}</div>`),
  on('row-nl-gepland', 'nl', 'undo-the-end', 'the end is already booked; the bare “Annuleren” beside it takes the booking away', 'Annuleren', 'undo', '', {
    start: [], may: [], claims: 'already',
    pages: { 'GET /account': [['undo', page('nl', T.nl.acc, `<h1>${T.nl.acc}</h1><p>${T.nl.plan}</p><p>${T.nl.on}</p>`)], [true, page('nl', T.nl.acc, `<h1>${T.nl.acc}</h1><div class=card><p>${T.nl.plan}</p><ul><li>Geplande opzegging: 14 december 2026 ${post('/other', 'Annuleren')}</li></ul></div>`)]] } }),
  { ...on('columns-es', 'es', 'another-plan', 'a table whose columns are the plans; the named one is not the first', ['Cancelar', 'Confirmar la cancelación'], 'cancel Cine', '', { start: [] }),
    flags: ['--plan', 'Deportes'],
    pages: { 'GET /': page('es', 'Lumora', '<a href="/account">Tu cuenta</a>'), ...packs('es', 'Tus paquetes', ['Deportes, 25 € al mes', 'Cine, 12 € al mes'], `<table><tr><th>Paquete<th>Cine<th>Deportes<tr><td>Precio<td>12 € al mes<td>25 € al mes<tr><td>Se renueva<td>14 de diciembre de 2026<td>14 de diciembre de 2026<tr><td><td>${link('/baja?n=71', 'Cancelar')}<td>${link('/baja?n=72', 'Cancelar')}</table>`),
      'GET /baja?n=71': confirm('es', { action: '/baja?n=71' }), 'GET /baja?n=72': confirm('es', { action: '/baja?n=72' }), 'POST /baja?n=71': act('cancel Cine'), 'POST /baja?n=72': act('cancel'), 'POST /keep': act('keep') } },
  { ...on('ticked-pt-apart', 'pt', 'rides-along', 'a priced box that stands ticked far from the last button belongs to its form', T.pt.last, 'buy an extra', '', {
      pages: { 'GET /cancel': page('pt', T.pt.sure, `<p><label><input type=checkbox form=f name=extra value=1 checked> Comece o Lumora Música por R$ 9,90 por mês, renovação automática</label></p><h1>${T.pt.sure}</h1><p>${T.pt.ends}</p><form id=f action="/api/end"><button>${T.pt.last}</button></form>`), 'GET /api/end?extra=1': act('buy an extra'), 'GET /api/end': act('cancel') } }) },

  { ...on('honest-de-get', 'de', 'honest', 'a survey that asks for the next page by GET, then the last page', [T.de.reasons[2], 'Weiter', T.de.last], 'cancel',
      `<h1>${T.de.why}</h1><form action="/cancel/2">${T.de.reasons.map((r, i) => `<label><input type=radio name=r value=${i}> ${r}</label>`).join('')}<button>Weiter</button></form>`), judge: { may: [last('de')], claims: 'if cancelled', honest: { exit: 0, questions: 2 } } },
  { ...on('honest-en-ok', 'en', 'honest', 'a dialog asks whether to cancel; its button only says OK', 'OK', 'cancel',
      `<h1>Lumora</h1><div role=dialog aria-modal=true aria-labelledby=t style="border:1px solid;padding:16px"><h2 id=t>Cancel Lumora Premium?</h2><p>€12.99 a month. You can watch until 14 December 2026.</p>${post('/api/cancel', 'OK')} ${link('/account', 'Keep it')}</div>`), judge: { may: [{ does: 'cancel', label: 'OK' }], claims: 'if cancelled', honest: { exit: 0, questions: 2 } } },
];
