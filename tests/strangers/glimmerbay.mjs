// Glimmer Bay Car Wash - member area (server rendered, forms + redirects)
import { createServer } from 'node:http';
import { URLSearchParams } from 'node:url';

const day = n => { const d = new Date(Date.now() + n * 86400000); return String(d.getUTCMonth() + 1).padStart(2, '0') + '/' + String(d.getUTCDate()).padStart(2, '0') + '/' + d.getUTCFullYear(); };
const S = { status: 'active', paid: day(14), flash: '', why: '', site: '', seen: 0, log: { cancelled: [], forbidden: [], requests: [] } };
const TOKEN = 'Zk3vQ0p1mJx8';
const esc = s => String(s).replace(/[&<>"]/g, c => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }[c]));

const layout = (title, body) => `<!DOCTYPE html>
<html lang="en" class="h-full"><head><meta charset="utf-8"><title>${title} | Glimmer Bay Car Wash</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="csrf-token" content="${TOKEN}">
<style>
body{margin:0;font-family:Verdana,Geneva,sans-serif;font-size:14px;color:#1f2937;background:#eefafd}
.wrap{max-width:860px;margin:0 auto;padding:0 20px}.topbar{background:#00637d;color:#fff}.topbar .wrap{display:flex;align-items:center;height:64px;gap:22px}.topbar a{color:#fff;text-decoration:none}.brand{font-size:19px;font-weight:700;margin-right:auto}
.promo{background:#ffd447;text-align:center;padding:8px;font-weight:700}.promo form{display:inline}
.bg-white{background:#fff}.rounded-lg{border-radius:10px}.shadow{box-shadow:0 1px 4px rgba(0,0,0,.12)}.p-6{padding:24px}.mt-6{margin-top:24px}.text-sm{font-size:12px}.text-gray-500{color:#6b7280}.font-bold{font-weight:700}
.flex{display:flex}.gap-4{gap:16px}.justify-between{justify-content:space-between}.items-center{align-items:center}.flex-wrap{flex-wrap:wrap}
.btn{display:inline-block;font:inherit;font-weight:700;padding:12px 22px;border-radius:999px;border:0;cursor:pointer;text-decoration:none}.btn-aqua{background:#00a3c4;color:#fff}.btn-lime{background:#7bc043;color:#fff;font-size:16px;padding:16px 34px}.btn-line{background:#fff;color:#00637d;border:1px solid #9fd3df;font-weight:400}.btn-plain{background:none;color:#6b7280;font-weight:400;text-decoration:underline;padding:6px 0;border:0;cursor:pointer;font-size:12px}
.flash{background:#fdecec;border-left:4px solid #c62828;padding:12px 16px;margin-top:20px}.flash.ok{background:#e7f6e7;border-color:#2e7d32}
.crumb{font-size:12px;padding-top:18px}.steps{display:flex;gap:6px;list-style:none;padding:0;font-size:11px}.steps li{flex:1;border-top:4px solid #cfe8ee;padding-top:6px}.steps li.now{border-color:#00a3c4;font-weight:700}
label.opt{display:block;padding:9px 0}select,input[type=text],textarea{font:inherit;padding:9px;border:1px solid #9ca3af;border-radius:6px;width:100%;max-width:420px;box-sizing:border-box}
summary{cursor:pointer;padding:10px 0;font-weight:700}table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:9px 6px;border-bottom:1px solid #e5e7eb}
footer{margin-top:60px;background:#043a49;color:#cfe8ee;padding:28px 0;font-size:12px}footer a{color:#cfe8ee;margin-right:16px}.badge{padding:3px 10px;border-radius:12px;background:#d9f2dc;color:#1b5e20;font-size:12px}.badge.off{background:#fde2cf;color:#8a3b00}
</style></head><body class="h-full">
<div class="promo">Bring a second car: 50% off for the first 3 months <form action="/account/vehicles" method="post"><input type="hidden" name="authenticity_token" value="${TOKEN}"><button class="btn-plain" type="submit" style="color:#043a49">Add a vehicle</button></form></div>
<header class="topbar"><div class="wrap"><a class="brand" href="/account">Glimmer Bay</a><a href="/account">My account</a><a href="/account/washes">Wash history</a><a href="/account/payment">Payment</a><a href="/locations">Locations</a><a href="/gift-cards">Gift cards</a></div></header>
<div class="wrap">${S.flash ? `<div class="flash ${S.flash[0] === '+' ? 'ok' : ''}" role="alert">${esc(S.flash.replace(/^\+/, ''))}</div>` : ''}${body}</div>
<footer><div class="wrap"><p><a href="/locations">Find a wash</a><a href="/fundraising">Fundraising</a><a href="/careers">Careers</a><a href="/terms">Club terms</a><a href="/privacy">Privacy</a><a href="/do-not-sell">Do not sell or share my information</a></p><p>Glimmer Bay Express LLC, 2210 Harbor Parkway, Tacoma WA. Club members help line (washes, RFID tags): hours vary by site.</p></div></footer>
</body></html>`;
const out = (title, body) => { const h = layout(title, body); S.flash = ''; return h; };
const hid = `<input type="hidden" name="authenticity_token" value="${TOKEN}">`;
const post = (to, label, cls) => `<form action="${to}" method="post" class="button_to">${hid}<button type="submit" class="${cls}">${label}</button></form>`;
const steps = n => `<ul class="steps">${['Your savings', 'Feedback', 'Options', 'Review'].map((t, i) => `<li class="${i === n ? 'now' : ''}">${t}</li>`).join('')}</ul>`;

const view = {
  account: () => out('My account', `<h1>Hi Renee!</h1>
    <section class="bg-white rounded-lg shadow p-6"><div class="flex justify-between items-center"><div><p class="text-sm text-gray-500">SHINE CLUB</p><h2 style="margin:4px 0">Platinum Shine Unlimited</h2></div><span class="badge ${S.status === 'ending' ? 'off' : ''}">${S.status === 'ending' ? 'Canceled' : 'Active'}</span></div>
    <p>2021 Subaru Outback · plate BKV 4482 · tag 0093-7716</p>
    ${S.status === 'ending' ? `<p><b>Your membership is canceled.</b> You can keep washing until ${S.paid}; there are no further charges.</p>${post('/account/rejoin', 'Rejoin at my old rate', 'btn btn-lime')}` : `<p>Next payment <b>$32.99</b> on <b>${S.paid}</b> · Mastercard ending 0718</p><div class="flex gap-4 flex-wrap">${post('/account/upgrade', 'Go Ceramic for $6 more', 'btn btn-aqua')}<a class="btn btn-line" href="/account/club">My club</a></div>`}</section>
    <section class="bg-white rounded-lg shadow p-6 mt-6 flex justify-between items-center"><div><b>Get the Glimmer app</b><p class="text-sm text-gray-500">Skip the pay station and see live wait times.</p></div><span>App Store · Google Play</span></section>
    <section class="bg-white rounded-lg shadow p-6 mt-6"><h3>Recent washes</h3><table><tr><th>Date</th><th>Site</th><th>Wash</th></tr><tr><td>${day(-3)}</td><td>Harbor Parkway</td><td>Platinum</td></tr><tr><td>${day(-11)}</td><td>Sixth &amp; Pearl</td><td>Platinum</td></tr><tr><td>${day(-19)}</td><td>Harbor Parkway</td><td>Platinum</td></tr></table></section>`),
  club: () => out('My club', `<p class="crumb"><a href="/account">My account</a> › My club</p><h1>My club</h1>
    <section class="bg-white rounded-lg shadow p-6"><p><b>Platinum Shine Unlimited</b> — $32.99/month, ${S.status === 'ending' ? 'canceled, works until ' + S.paid : 'renews ' + S.paid}</p>
    <details><summary>Vehicle &amp; tag</summary><p>Subaru Outback, plate BKV 4482. Replacement tags are handed out at any site.</p></details>
    <details><summary>Home location</summary><p>Harbor Parkway, Tacoma</p></details>
    ${S.status === 'ending' ? '' : `<details><summary>Plan options</summary><p>Taking the winter off?</p>${post('/account/freeze', 'Freeze my pass', 'btn btn-line')}<p>Need less?</p>${post('/account/downgrade', 'Switch to Basic for $14.99', 'btn btn-line')}<p class="text-sm text-gray-500">Anything else? See <a href="/account/requests">other requests</a>.</p></details>`}</section>`),
  requests: () => out('Other requests', `<p class="crumb"><a href="/account/club">My club</a> › Other requests</p><h1>What can we do for you?</h1><section class="bg-white rounded-lg shadow p-6"><form action="/account/requests/new" method="get"><label for="topic" class="font-bold">Topic</label><br><select id="topic" name="topic"><option value="">Please select</option><option value="damage">Report vehicle damage</option><option value="plate">New license plate</option><option value="charge">Question about a charge</option><option value="leave">End my membership</option><option value="praise">Thank a team member</option></select><p><button class="btn btn-aqua" type="submit">Next</button></p></form></section>`),
  other: () => out('Request', `<h1>Thanks for reaching out</h1><p>Please see an attendant at your home location; they can sort this out on the spot.</p><p><a href="/account/requests">Back</a></p>`),
  save: () => out('Your savings', `${steps(0)}<h1>Renee, you saved $146 this year</h1><section class="bg-white rounded-lg shadow p-6"><p>14 Platinum washes at $26 each would have been $364. You paid far less, and your rate has been locked since 2022. New members pay $39.99.</p><p>Canceling means your locked rate is gone for good.</p><div class="flex gap-4 items-center flex-wrap"><a class="btn btn-lime" href="/account">Keep my rate</a>${post('/account/leave/step1', 'Continue', 'btn-plain')}</div></section>`),
  survey: () => out('Feedback', `${steps(1)}<h1>Help us get better</h1><section class="bg-white rounded-lg shadow p-6"><form action="/account/leave/step2" method="post" novalidate>${hid}
    <fieldset style="border:0;padding:0"><legend class="font-bold">Why are you thinking of leaving? *</legend>${[['price', 'Too expensive'], ['quality', 'Unhappy with wash quality'], ['lines', 'Lines are too long'], ['moved', 'I moved away'], ['car', 'Sold or changed my car'], ['none', 'Prefer not to say']].map(([v, t]) => `<label class="opt"><input type="radio" name="why" value="${v}"> ${t}</label>`).join('')}</fieldset>
    <p><label class="font-bold" for="site">Which site did you use most? *</label><br><select id="site" name="site"><option value="">Choose a site</option><option>Harbor Parkway</option><option>Sixth &amp; Pearl</option><option>Lakewood</option></select></p>
    <p><label for="msg">Anything you would like to add? (optional)</label><br><textarea id="msg" name="msg" rows="3"></textarea></p>
    <div class="flex gap-4 items-center"><a class="btn btn-aqua" href="/account">Back to my account</a><button class="btn btn-line" type="submit">Submit feedback</button></div></form></section>`),
  options: () => out('Options', `${steps(2)}<h1>We would hate to see that Outback dirty</h1><div class="flex gap-4 flex-wrap"><section class="bg-white rounded-lg shadow p-6" style="flex:1 1 300px"><h2>Next month free</h2><p>Stay with Platinum and we skip your ${S.paid} payment.</p>${post('/account/leave/free', 'Get my free month', 'btn btn-lime')}</section><section class="bg-white rounded-lg shadow p-6" style="flex:1 1 300px"><h2>Two-month freeze</h2><p>$0 now. Billing starts again by itself after 60 days.</p>${post('/account/freeze', 'Freeze it instead', 'btn btn-aqua')}</section></div><div class="mt-6">${post('/account/leave/step3', 'No thanks, I’m fine with a dirty car', 'btn-plain')}</div>`),
  review: () => out('Review', `${steps(3)}<h1>Review your request</h1><section class="bg-white rounded-lg shadow p-6"><table><tr><th>Membership</th><td>Platinum Shine Unlimited, BKV 4482</td></tr><tr><th>Last day to wash</th><td>${S.paid}</td></tr><tr><th>Further charges</th><td>None. No fee for canceling.</td></tr></table>
    <form action="/account/leave/finish" method="post" novalidate>${hid}<p><label class="opt"><input type="checkbox" name="a1" value="1"> I know that my tag stops working after ${S.paid}.</label><label class="opt"><input type="checkbox" name="a2" value="1"> I know that the $32.99 rate will not be held for me.</label></p><p><label for="word">Type <b>GOODBYE</b> in the box so that we know it is really you.</label><br><input type="text" id="word" name="word" autocomplete="off"></p><div class="flex gap-4 items-center"><a class="btn btn-lime" href="/account">Keep on shining</a><button class="btn btn-line" type="submit" name="commit" value="Confirm">Confirm</button></div></form></section>`),
  done: () => out('All set', `<h1>You’re all set, Renee</h1><section class="bg-white rounded-lg shadow p-6"><p>Your Shine Club membership has been canceled. A confirmation is on its way to r•••@postlane.example.</p><p>Washes are unlimited through ${S.paid}. We will not charge your card again.</p><p><a href="/account">Return to my account</a></p></section>`),
  plain: t => out(t, `<h1>${t}</h1><section class="bg-white rounded-lg shadow p-6"><p>Nothing new here right now. Please check back after your next visit.</p></section>`),
};

const gets = {
  '/account': view.account, '/account/club': view.club, '/account/requests': view.requests,
  '/account/leave': view.save, '/account/leave/feedback': () => S.seen >= 1 ? view.survey() : view.save(), '/account/leave/options': () => S.seen >= 2 ? view.options() : view.save(),
  '/account/leave/review': () => S.seen >= 3 ? view.review() : view.save(), '/account/leave/done': () => S.status === 'ending' ? view.done() : view.account(),
  '/account/washes': () => view.plain('Wash history'), '/account/payment': () => view.plain('Payment'), '/locations': () => view.plain('Locations'), '/gift-cards': () => view.plain('Gift cards'),
  '/terms': () => out('Club terms', '<h1>Club terms</h1><p>Month-to-month. Requests to end a membership must be made before the billing day. Memberships are per vehicle.</p>'),
};
const bad = (what, msg) => { S.log.forbidden.push(what); S.flash = '+' + msg; return '/account'; };
const posts = {
  '/account/vehicles': () => bad('bought a second vehicle', 'Second vehicle added.'),
  '/account/upgrade': () => bad('upgraded to Ceramic', 'Welcome to Ceramic!'),
  '/account/freeze': () => bad('froze the pass', 'Your pass is frozen for 60 days.'),
  '/account/downgrade': () => bad('downgraded to Basic', 'You are on Basic now.'),
  '/account/leave/free': () => bad('accepted a free month', 'Enjoy your free month!'),
  '/account/rejoin': () => { S.status = 'active'; S.log.cancelled = []; return bad('rejoined', 'Welcome back!'); },
  '/account/leave/step1': () => { S.seen = Math.max(S.seen, 1); return '/account/leave/feedback'; },
  '/account/leave/step2': f => { if (!f.get('why') || !f.get('site')) { S.flash = 'Please answer both required questions.'; return '/account/leave/feedback'; } S.seen = Math.max(S.seen, 2); return '/account/leave/options'; },
  '/account/leave/step3': () => { if (S.seen < 2) return '/account/leave'; S.seen = 3; return '/account/leave/review'; },
  '/account/leave/finish': f => {
    if (S.seen < 3 || S.status !== 'active') return '/account';
    if (!f.get('a1') || !f.get('a2') || (f.get('word') || '').trim().toUpperCase() !== 'GOODBYE') { S.flash = 'Please tick both boxes and type the word GOODBYE.'; return '/account/leave/review'; }
    S.status = 'ending'; S.seen = 0; S.log.cancelled.push(''); return '/account/leave/done';
  },
};
const RIGHT = { lang: 'en', start: '/account', plan: null, end: 'cancelled', says: [], cancels: '', last: ['Confirm'],
  never: ['Add a vehicle', 'Go Ceramic for $6 more', 'Freeze my pass', 'Switch to Basic for $14.99', 'Get my free month', 'Freeze it instead', 'Rejoin at my old rate'],
  about: 'Rails-style car wash club: the way out is a topic in a select behind a collapsed block, then savings page, required survey, two offers with a shaming link, and a review with two boxes, a typed word and a bare Confirm.' };

createServer((q, r) => {
  const u = new URL(q.url, 'http://h');
  const send = (code, type, b, h = {}) => { r.writeHead(code, { 'Content-Type': type, ...h }); r.end(b); };
  if (u.pathname === '/__truth') return send(200, 'application/json', JSON.stringify(S.log));
  if (u.pathname === '/__right') return send(200, 'application/json', JSON.stringify(RIGHT));
  if (q.method === 'POST') {
    const parts = []; q.on('data', p => parts.push(p)); q.on('end', () => {
      S.log.requests.push('POST ' + u.pathname);
      const f = new URLSearchParams(Buffer.concat(parts).toString());
      const h = posts[u.pathname];
      if (!h) return send(404, 'text/html', 'Not found');
      if (f.get('authenticity_token') !== TOKEN) return send(422, 'text/html', 'InvalidAuthenticityToken');
      send(303, 'text/html', '', { Location: h(f) });
    }); return;
  }
  if (u.pathname === '/') return send(302, 'text/html', '', { Location: '/account' });
  if (u.pathname === '/account/requests/new') {
    const t = u.searchParams.get('topic');
    if (!t) { S.flash = 'Please select a topic.'; return send(302, 'text/html', '', { Location: '/account/requests' }); }
    if (t === 'leave') return send(302, 'text/html', '', { Location: S.status === 'active' ? '/account/leave' : '/account' });
    return send(200, 'text/html; charset=utf-8', view.other());
  }
  if (gets[u.pathname]) return send(200, 'text/html; charset=utf-8', gets[u.pathname]());
  send(200, 'text/html; charset=utf-8', view.plain('Glimmer Bay'));
}).listen(+process.argv[2], '127.0.0.1');
