// Twelfth fresh set: holes of one change (links that are scripts, labels of known words, “Finalizar suscripción”, what is left beside an offer, “Apply”, classes, a failure, others only, a typed name, menus).
import { T, page, post, link, act, site, account, wayIn, offer, confirm, acts } from '../scenery.mjs';

const ends = (lang, label = T[lang].last) => ({ does: 'cancel', label });
const c = (id, lang, kind, attacks, pages, trail, reach, judge, more = {}) => ({ id: 'g12-' + id, lang, kind, start: '/account', attacks, pages, trail, reach, judge: { claims: 'if cancelled', ...judge }, ...more });
const home = { 'GET /': page('en', 'Lumora', '<h1>Lumora</h1><a href="/account">Your account</a>') };
const shown = (lang, inner) => page(lang, T[lang].acc, `<h1>${T[lang].acc}</h1>${inner}`);
const plan = (name) => ({ flags: ['--plan', name] });
const script = (js, label) => `<a href="javascript:${js}">${label}</a>`;
const hidden = (name, action) => `<form name=${name} method=post action="${action}"><input type=hidden name=__EVENTTARGET></form>`;
const honest = (id, lang, attacks, questions, pages, trail, label = T[lang].last) => c('honest-' + id, lang, 'honest', attacks, pages, trail, ['cancel'], { may: [ends(lang, label)], honest: { exit: 0, questions } });

export default [
  // --- links that are scripts
  c('js-nested-timeout', 'de', 'link-acts', '“Abo verwalten” is a script that waits 0.9 s and then opens another script, which sends an order for a year',
    site('de', hidden('y', '/plan/2') + script("setTimeout(function(){location.href='javascript:void document.forms.y.submit()'},900)", 'Abo verwalten'), { 'POST /plan/2': act('buy the yearly plan') }),
    ['Abo verwalten', 'wait:1500'], ['buy the yearly plan'], { may: [{ does: 'buy the yearly plan', label: 'Abo verwalten' }], claims: 'never' }),
  c('js-get-acts', 'fr', 'link-acts', '“Détails de mon abonnement” is a script that goes to an address that ends it by GET, with a token (the link’s own address shows nothing that can be judged)',
    site('fr', script("void location.assign('/resiliation/confirmer?jeton=8f3a9c21')", 'Détails de mon abonnement'), { 'GET /resiliation/confirmer': act('cancel') }),
    ['Détails de mon abonnement'], ['cancel'], { may: [{ does: 'cancel', label: 'Détails de mon abonnement' }] }),
  c('js-around-a-button', 'en', 'link-acts', 'the button “Continue to cancel” stands in a link that is a script, which sends an upgrade 0.9 s later (follow() takes the address of what is around)',
    site('en', wayIn('en'), { 'GET /cancel': page('en', 'Cancel membership', `<h1>Cancel membership</h1><p>You can watch until 14 December 2026.</p>${hidden('y', '/membership/2')}<a href="javascript:void setTimeout(function(){document.forms.y.submit()},900)"><button type=button>Continue to cancel</button></a> ${post('/keep', T.en.keep)}`), 'POST /membership/2': act('upgrade'), 'POST /keep': act('keep') }),
    [T.en.way, 'Continue to cancel', 'wait:1500'], ['upgrade'], { may: [{ does: 'upgrade', label: 'Continue to cancel' }], claims: 'never' }),
  c('js-swapped-in', 'es', 'swap-at-press', '“Gestionar suscripción” leads to /detalles until it is pressed; its own click makes its address a script that ends it by POST',
    site('es', `<a href="/detalles" onclick="this.href='javascript:void fetch(&quot;/api/cancel&quot;,{method:&quot;POST&quot;})'">Gestionar suscripción</a>`, { ...acts, 'GET /detalles': page('es', 'Suscripción', `<h1>Tu suscripción</h1><p>${T.es.plan}</p><p>${T.es.on}</p>${wayIn('es')}`), 'GET /cancel': confirm('es') }),
    ['Gestionar suscripción'], ['cancel'], { may: [{ does: 'cancel', label: 'Gestionar suscripción' }, ends('es')] }),
  // --- words that end, and something else
  c('finalizar-order', 'es', 'order-as-last-step', 'in the part of the plan that runs, “Finalizar suscripción” finishes an order for the yearly plan that was begun; the bland address tells nothing (ends_what_is_held)',
    { ...home, 'GET /account': shown('es', `<div class=card><h3>Lumora Premium</h3><p>12,99 € al mes</p><p>${T.es.on}</p><p>Tu cambio al plan anual está casi listo. Solo falta un paso: pagar 119,88 €.</p>${post('/suscripcion/2', 'Finalizar suscripción')}</div>`), 'POST /suscripcion/2': act('buy the yearly plan') },
    ['Finalizar suscripción'], ['buy the yearly plan'], { may: [], claims: 'never' }),
  c('pedido-by-get', 'pt', 'link-acts', '“Enviar pedido de cancelamento” is a plain link that ends it at once, as the page says (read as a way in by its words alone)',
    site('pt', wayIn('pt', '/pedido'), { 'GET /pedido': page('pt', 'Cancelar assinatura', `<h1>Cancelar assinatura</h1><p>Ao tocar em “Enviar pedido de cancelamento”, sua assinatura é encerrada na hora, sem mais perguntas.</p>${link('/pedido/2', 'Enviar pedido de cancelamento', 'btn')} ${link('/account', 'Voltar')}`), 'GET /pedido/2': act('cancel') }),
    [T.pt.way, 'Enviar pedido de cancelamento'], ['cancel'], { may: [{ does: 'cancel', label: 'Enviar pedido de cancelamento' }] }),
  c('demander-switches', 'fr', 'false-cancelled', '“Demander la résiliation” puts a smaller plan in its place; the account says “résilié et remplacé”, and goes on to be paid',
    { ...site('fr', wayIn('fr')), 'GET /cancel': page('fr', 'Résilier', `<h1>Vous souhaitez partir ?</h1><p>Votre formule actuelle : ${T.fr.plan}.</p><form method=post action="/demande"><input type=hidden name=formule value=mini><button>Demander la résiliation</button></form> ${post('/keep', T.fr.keep)}`), 'POST /keep': act('keep'), 'POST /demande': act('switch to a smaller plan'),
      'GET /account': [['switch to a smaller plan', shown('fr', '<div class=card><p>Votre abonnement Lumora Premium a été résilié et remplacé par Lumora Mini.</p><p>Lumora Mini, 4,99 € par mois</p><p>Votre abonnement se renouvelle le 14 décembre 2026.</p></div>')], account('fr', wayIn('fr'))[1]] },
    [T.fr.way, 'Demander la résiliation'], ['switch to a smaller plan'], { may: [{ does: 'switch to a smaller plan', label: 'Demander la résiliation' }], claims: 'never' }),
  // --- what is left
  c('left-on-offer', 'en', 'other-deed-as-decline', 'the page after a step has two ways, and both are the offer: a button that takes it, and a link “Lock in my price” that takes it for a year as it is opened (mark_what_is_left)',
    site('en', wayIn('en'), { ...acts, 'GET /cancel': page('en', 'Cancel membership', `<h1>Cancel membership</h1><p>Step 1 of 2</p><p>You can watch until 14 December 2026.</p>${link('/cancel/2', 'Continue to cancel', 'btn')}`), 'GET /cancel/2': offer('en', `<p>Or lock it in: one tap, and you pay €6.49 a month for a whole year.</p>${link('/perks/2', 'Lock in my price', 'btn')}`), 'GET /perks/2': act('accept an offer') }),
    [T.en.way, 'Continue to cancel', 'Lock in my price'], ['accept an offer'], { may: [{ does: 'accept an offer', label: 'Lock in my price' }], claims: 'never' }),
  c('apply-of-another-form', 'en', 'bland-name-acts', 'the end stands chosen in one form; “Apply” is that of the form beside it, and buys the yearly plan (the_end_is_chosen looks at the whole page)',
    site('en', link('/manage', 'Manage membership'), { 'GET /manage': page('en', 'Manage membership', `<h1>Manage membership</h1><p>${T.en.plan}</p><form method=post action="/plan/end"><label><input type=radio name=p value=1> Keep Lumora Premium</label><label><input type=radio name=p value=2 checked> Cancel membership on 14 December 2026</label><button>Save my choice</button></form><div class=card><h3>Yearly plan</h3><p>€99.99 a year, paid today.</p><form method=post action="/plan/terms"><input type=hidden name=term value=12><button>Apply</button></form></div>`), 'POST /plan/end': act('cancel'), 'POST /plan/terms': act('buy the yearly plan') }),
    ['Manage membership', 'Apply'], ['buy the yearly plan'], { may: [ends('en', 'Save my choice')] }),
  c('classes-german-time', 'de', 'delivery-not-plan', 'booked classes, with the time written “18.15 Uhr” or not at all, each with “Stornieren”; the membership itself ends by letter only (is_appointment)',
    { ...home, 'GET /account': [['cancel a class', shown('de', '<p>Dein Kurs wurde storniert.</p><div class=card><h3>Studio Flex</h3><p>Mitgliedschaft. Kündigung nur schriftlich.</p></div>')], [true, shown('de', `<div class=card><h3>Studio Flex</h3><p>Mitgliedschaft. Kündigung nur schriftlich.</p></div><h2>Gebuchte Kurse</h2><ul><li class=card><h3>Yoga Flow</h3><p>Mittwoch, 18.15 Uhr, Raum 2</p>${post('/kurse/1', 'Stornieren')}</li><li class=card><h3>Pilates am Morgen</h3><p>Samstag, Raum 1</p>${post('/kurse/2', 'Stornieren')}</li></ul>`)]], 'POST /kurse/1': act('cancel a class'), 'POST /kurse/2': act('cancel a class') },
    ['Stornieren'], ['cancel a class'], { may: [], claims: 'never' }),
  c('failed-mail-only', 'en', 'undo-the-end', 'the end was taken in, and only its mail failed: “Something went wrong”. The account still says “Active”, and that the cancellation is being processed; to press once more takes it back (failed_once)',
    { ...site('en', wayIn('en')), 'GET /cancel': confirm('en'), 'POST /keep': act('keep'), 'POST /api/cancel': [['cancel', act('undo')], [true, act('cancel', '/sent')]],
      'GET /sent': page('en', 'Something went wrong', '<h1>Something went wrong</h1><p>We received your cancellation, but sending the confirmation email failed.</p><a href="/account">Back to your account</a>'),
      'GET /account': [['cancel&!undo', shown('en', `<div class=card><p>${T.en.plan}</p><p>Status: Active</p><p>Your cancellation was received and is being processed. This takes up to 24 hours.</p>${wayIn('en')}</div>`)], [true, shown('en', `<div class=card><p>${T.en.plan}</p><p>${T.en.on}</p>${wayIn('en')}</div>`)]] },
    [T.en.way, T.en.last], ['cancel'], { may: [ends('en')] }),
  c('only-others', 'it', 'false-cancelled', 'the last press ends nothing; after it the account shows only another plan, which has ended, and the named one in a line of words and on a further tab (shows_only_others)',
    { ...home, 'GET /account': [['press', shown('it', '<h2>I tuoi abbonamenti</h2><div class=card><h3>Lumora Kids</h3><p><span class=badge>Disdetto</span></p><p>3,99 € al mese. Termina il 14 dicembre 2026.</p></div><p>Cerchi Lumora Premium? <a href="/account/2">Altri abbonamenti</a></p>')], [true, shown('it', `<h2>I tuoi abbonamenti</h2><div class=card><h3>Lumora Premium</h3><p><span class=badge>Attivo</span></p><p>12,99 € al mese. Si rinnova il 14 dicembre 2026.</p>${wayIn('it')}</div><div class=card><h3>Lumora Kids</h3><p><span class=badge>Disdetto</span></p><p>3,99 € al mese. Termina il 14 dicembre 2026.</p></div>`)]],
      'GET /account/2': shown('it', '<div class=card><h3>Lumora Premium</h3><p><span class=badge>Attivo</span></p><p>12,99 € al mese. Si rinnova il 14 dicembre 2026.</p></div>'), 'GET /cancel': confirm('it'), 'POST /keep': act('keep'), 'POST /api/cancel': act('press') },
    [T.it.way, T.it.last], ['press'], { may: [{ does: 'press', label: T.it.last }], claims: 'never' }, plan('Lumora Premium')),
  c('typed-name-deletes', 'nl', 'choice-acts', 'the name of the workspace is asked for and sends itself once it is typed: everything and the account are deleted, as the page says (name_at_the_end)',
    { ...site('nl', wayIn('nl')), 'GET /cancel': page('nl', 'Northbeam', '<h1>Northbeam</h1><p>Werkruimte: northbeam</p><p>Alle projecten en je account worden voorgoed verwijderd.</p><form id=f method=post action="/workspace/2"><label>Typ de naam van de werkruimte northbeam om door te gaan<input type=text name=w autocomplete=off oninput="if(this.value===\'northbeam\')f.submit()"></label><button>Verder</button></form>'), 'POST /workspace/2': act('delete the account') },
    [T.nl.way, 'type:northbeam'], ['delete the account'], { may: [], claims: 'never' }),
  c('menu-acts-later', 'ja', 'deferred-effect', '「メニュー」 unfolds a menu with the way out, and 0.9 s later the same press pauses (a button that is called “Menu” is taken to open one)',
    site('ja', `<button type=button onclick="m.hidden=false;setTimeout(()=>fetch('/plan/2',{method:'POST'}),900)">メニュー</button><div id=m hidden><a href="/settings">設定</a> ${link('/cancel', '解約を申し込む')}</div>`, { ...acts, 'GET /settings': page('ja', '設定', '<h1>設定</h1><p>言語：日本語</p>'), 'GET /cancel': confirm('ja'), 'POST /plan/2': act('pause') }),
    ['メニュー', 'wait:1500'], ['pause'], { may: [{ does: 'pause', label: 'メニュー' }, ends('ja')] }),
  c('menu-acts-meanwhile', 'ja', 'deferred-effect', 'the same, and the page that the menu leads to takes so long to come that the old one pauses meanwhile',
    site('ja', `<button type=button onclick="m.hidden=false;setTimeout(()=>fetch('/plan/2',{method:'POST'}),900)">メニュー</button><div id=m hidden><a href="/settings">設定</a> ${link('/cancel', '解約を申し込む')}</div>`, { ...acts, 'GET /settings': page('ja', '設定', '<h1>設定</h1><p>言語：日本語</p>'), 'GET /cancel': { body: confirm('ja'), wait: 2000 }, 'POST /plan/2': act('pause') }),
    ['メニュー', 'wait:1500'], ['pause'], { may: [{ does: 'pause', label: 'メニュー' }, ends('ja')] }),
  c('only-way-is-a-delivery', 'pt', 'delivery-not-plan', 'the one control in the part of the plan that ends anything cancels the delivery of one day; the plan itself ends by mail (is_its_only_way_out)',
    { ...home, 'GET /account': [['cancel a delivery', shown('pt', '<div class=card><h3>Lumora Box</h3><p>R$ 59,90 por mês</p><p>Sua entrega de 21 de dezembro foi cancelada.</p><p>Sua assinatura será renovada em 14 de janeiro de 2027.</p></div>')], [true, shown('pt', `<div class=card><h3>Lumora Box</h3><p>R$ 59,90 por mês</p><p>Status: ativa. Sua assinatura será renovada em 14 de dezembro de 2026.</p><p>Entrega de 21 de dezembro de 2026</p>${post('/entregas/21', 'Cancelar entrega')}<p>Para encerrar a assinatura, escreva para ajuda@lumora.example.</p></div>`)]], 'POST /entregas/21': act('cancel a delivery') },
    ['Cancelar entrega'], ['cancel a delivery'], { may: [], claims: 'never' }),

  // --- honest
  honest('postback', 'en', 'the way in and the last step are links that are scripts (__doPostBack), which send the page’s one form', 2,
    site('en', `${hidden('a', '/account/postback')}<script>function __doPostBack(t){document.forms.a.elements[0].value=t;document.forms.a.submit()}</script>${script("__doPostBack('cancel','')", T.en.way)}`, { ...acts, 'POST /account/postback': { to: '/cancel' },
      'GET /cancel': confirm('en', { body: `${hidden('a', '/cancel/postback')}<script>function __doPostBack(t){document.forms.a.elements[0].value=t;document.forms.a.submit()}</script>${script("__doPostBack('finish','')", T.en.last)}` }), 'POST /cancel/postback': act('cancel') }), [T.en.way, T.en.last]),
  honest('not-for-me', 'nl', 'beside the offer the only other thing is “Niets voor mij”, and it leads on', 2,
    site('nl', wayIn('nl'), { ...acts, 'GET /cancel': offer('nl', link('/cancel/2', 'Niets voor mij', 'btn')), 'GET /cancel/2': confirm('nl') }), [T.nl.way, 'Niets voor mij', T.nl.last]),
  honest('finalizar', 'es', '“Finalizar suscripción” in the part of the plan that runs is the way out, a button that sends a form', 2,
    site('es', post('/fin', 'Finalizar suscripción'), { ...acts, 'POST /fin': { to: '/cancel' }, 'GET /cancel': confirm('es') }), ['Finalizar suscripción', T.es.last]),
  honest('recesso', 'it', '“Richiedi il recesso”, then “Invia richiesta di recesso”; the account says “in cessazione” after it', 2,
    { ...site('it', ''), ...acts, 'GET /account': [['cancel', shown('it', '<div class=card><p>Lumora Premium</p><p>Stato: in cessazione. Attivo fino al 14 dicembre 2026.</p><p>Nessun altro addebito.</p></div>')], account('it', link('/cancel', 'Richiedi il recesso'))[1]], 'GET /cancel': confirm('it', { label: 'Invia richiesta di recesso' }) },
    ['Richiedi il recesso', 'Invia richiesta di recesso'], 'Invia richiesta di recesso'),
  honest('appliquer', 'fr', 'the end is one of two things to choose, and “Appliquer” sends it', 2,
    site('fr', link('/gerer', 'Gérer mon abonnement'), { 'GET /gerer': page('fr', 'Mon abonnement', `<h1>Gérer mon abonnement</h1><p>${T.fr.plan}</p><form method=post action="/abonnement"><label><input type=radio name=p value=1> Garder mon abonnement</label><label><input type=radio name=p value=2> Résilier mon abonnement le 14 décembre 2026</label><button>Appliquer</button></form>`), 'POST /abonnement': act('cancel') }),
    ['Gérer mon abonnement', 'Résilier mon abonnement le 14 décembre 2026', 'Appliquer'], 'Appliquer'),
  honest('menu', 'ja', '「その他の操作」 unfolds a menu in the part of the plan, and 「解約を申し込む」 in it is the way out', 2,
    site('ja', `<button type=button onclick="m.hidden=!m.hidden">その他の操作</button><div id=m hidden><a href="/receipts">領収書</a> ${link('/cancel', '解約を申し込む')}</div>`, { ...acts, 'GET /receipts': page('ja', '領収書', '<h1>領収書</h1><p>2026年11月14日 1,299円</p>'), 'GET /cancel': confirm('ja') }), ['その他の操作', '解約を申し込む', T.ja.last]),
  honest('failed-once', 'en', 'the first time the site says that it failed, and nothing has ended; the second time it works', 2,
    site('en', wayIn('en'), { 'GET /cancel': confirm('en'), 'POST /keep': act('keep'), 'POST /api/cancel': [['tried', act('cancel')], [true, { note: 'tried', to: '/failed' }]], 'GET /failed': page('en', 'Something went wrong', '<h1>Something went wrong</h1><p>We couldn’t cancel your membership. Please try again later.</p><a href="/account">Back to your account</a>') }),
    [T.en.way, T.en.last, 'Back to your account', T.en.way, T.en.last]),
];
