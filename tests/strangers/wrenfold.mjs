// Wrenfold – audio books, UK. Server-rendered forms, one page per step.
import http from 'node:http';
const PORT = Number(process.argv[2] || 8101);
const db = { status: 'active', price: '£8.99', plan: 'Plus', hold: false, reason: '', flash: '', cancelled: [], forbidden: [], requests: [] };
const TOKEN = 'k9Qd0v1uPz3xWmB7';
const END = '14 December 2026';

const nav = [['/account/overview', 'Account details'], ['/account/membership', 'Membership details'], ['/account/credits', 'Credits'], ['/account/purchases', 'Purchase history'], ['/account/payment', 'Payment methods'], ['/account/emails', 'Emails and notifications']];

function shell(title, body, here, bare) {
  const flash = db.flash; db.flash = '';
  return `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="csrf-param" content="authenticity_token"><meta name="csrf-token" content="${TOKEN}"><title>${title} | Wrenfold</title>
<style>
*{box-sizing:border-box}body{margin:0;font:16px/1.5 Georgia,serif;color:#20262b;background:#fbf8f3}
.topbar{background:#1f3a34;color:#fff;display:flex;align-items:center;gap:28px;padding:12px 32px;font-family:Arial,sans-serif}
.topbar a{color:#fff;text-decoration:none}.brand{font-size:22px;font-weight:700}.topbar .grow{flex:1}
.acct-toggle{background:none;border:1px solid #5f8278;color:#fff;border-radius:4px;padding:7px 14px;font:inherit;cursor:pointer}
.acct-menu{position:absolute;right:32px;top:56px;background:#fff;border:1px solid #ccc;width:220px;box-shadow:0 4px 16px rgba(0,0,0,.18);z-index:20}
.acct-menu a{display:block;padding:10px 16px;color:#20262b;font-family:Arial,sans-serif;font-size:14px}.acct-menu[hidden]{display:none}
.wrap{max-width:1040px;margin:32px auto;padding:0 24px;display:flex;gap:36px}.side{width:220px;flex:none}.side a{display:block;padding:9px 12px;color:#1f3a34;font:15px Arial,sans-serif;text-decoration:none}
.side a.on{background:#e6efe9;font-weight:700}.main{flex:1;min-width:0}.panel{background:#fff;border:1px solid #e2dccf;border-radius:6px;padding:24px;margin-bottom:20px}
h1{font-size:28px;margin:0 0 18px}h2{font-size:20px;margin:0 0 10px}dl{display:grid;grid-template-columns:190px 1fr;gap:8px;margin:0 0 16px}dt{color:#68706c}dd{margin:0}
.btn{display:inline-block;border:1px solid #1f3a34;border-radius:24px;padding:10px 26px;font:600 15px Arial,sans-serif;cursor:pointer;text-decoration:none;background:#fff;color:#1f3a34}
.btn-primary{background:#d8742c;border-color:#d8742c;color:#fff}.btn[disabled]{opacity:.45;cursor:not-allowed}
.linkish{background:none;border:0;padding:0;color:#5b6a66;text-decoration:underline;font:14px Arial,sans-serif;cursor:pointer}
.flash{background:#e7f4e4;border:1px solid #9cc794;padding:12px 18px;border-radius:4px;margin-bottom:18px}.small{font-size:14px;color:#68706c}
.field_radio{display:flex;gap:10px;align-items:center;padding:9px 0}.actions{display:flex;gap:14px;flex-wrap:wrap;margin-top:20px;align-items:center}
.narrow{max-width:680px;margin:40px auto;padding:0 24px}footer{border-top:1px solid #ddd5c5;margin-top:50px;padding:26px 32px;font:13px Arial,sans-serif;color:#68706c}footer a{color:#68706c;margin-right:18px}
#ck{position:fixed;left:0;right:0;bottom:0;background:#20262b;color:#fff;padding:16px 32px;display:flex;gap:18px;align-items:center;font:14px Arial,sans-serif;z-index:30}#ck[hidden]{display:none}#ck p{flex:1;margin:0}
</style></head><body>
<header class="topbar"><a class="brand" href="/">Wrenfold</a><a href="/">Home</a><a href="/library">Library</a><a href="/">Browse</a><span class="grow"></span>
<button type="button" class="acct-toggle" id="at" aria-haspopup="true" aria-expanded="false" aria-controls="am">Hi, Philippa ▾</button>
<nav class="acct-menu" id="am" hidden><a href="/account/overview">Account details</a><a href="/library">My library</a><a href="/account/credits">Buy extra credits</a><a href="/help">Help centre</a><a href="#">Sign out</a></nav></header>
${bare ? `<main class="narrow">${flash ? `<div class="flash" role="status">${flash}</div>` : ''}${body}</main>` : `<div class="wrap"><aside class="side">${nav.map(([u, t]) => `<a href="${u}"${u === here ? ' class="on" aria-current="page"' : ''}>${t}</a>`).join('')}</aside><main class="main">${flash ? `<div class="flash" role="status">${flash}</div>` : ''}${body}</main></div>`}
<footer><a href="/help">Help</a><a href="#">Gift a membership</a><a href="#">Conditions of use</a><a href="#">Privacy notice</a><a href="#">Accessibility</a><div style="margin-top:10px">© 2026 Wrenfold Audio Ltd, 4 Tanner's Row, Bath</div></footer>
<div id="ck" hidden><p>We'd like to set optional cookies to see which titles are popular. Strictly necessary ones are always on.</p><button class="btn" type="button" data-ck="1">Only necessary</button><button class="btn btn-primary" type="button" data-ck="2">That's fine</button></div>
<script>
(function(){var t=document.getElementById('at'),m=document.getElementById('am');t.addEventListener('click',function(){m.hidden=!m.hidden;t.setAttribute('aria-expanded',String(!m.hidden))});
var c=document.getElementById('ck');if(!sessionStorage.getItem('ck'))c.hidden=false;c.addEventListener('click',function(e){if(e.target.dataset.ck){sessionStorage.setItem('ck','1');c.hidden=true}});
var f=document.querySelector('form.why');if(f){var b=f.querySelector('button[type=submit]');f.addEventListener('change',function(){b.disabled=!f.querySelector('input[type=radio]:checked')})}
})();
</script></body></html>`;
}
const post = (to, label, cls = 'btn') => `<form class="button_to" method="post" action="${to}" style="margin:0"><input type="hidden" name="authenticity_token" value="${TOKEN}"><button class="${cls}" type="submit">${label}</button></form>`;

function overview() {
  const m = db.status === 'cancelled'
    ? `<p><strong>Your membership has been cancelled.</strong></p><p>You can keep listening to the Plus Catalogue until ${END}. You won't be charged again. Titles you bought stay in your library.</p>${post('/membership/rejoin', 'Rejoin Wrenfold Plus', 'btn btn-primary')}`
    : `<dl><dt>Membership</dt><dd>Wrenfold ${db.plan}${db.hold ? ' (on hold until 14 March 2027)' : ''}</dd><dt>Price</dt><dd>${db.price} a month</dd><dt>Next payment</dt><dd>${END}</dd><dt>Credits</dt><dd>2 available</dd></dl><a class="btn" href="/account/membership">View membership details</a>`;
  return shell('Account details', `<h1>Account details</h1><section class="panel"><h2>Your membership</h2>${m}</section>
<section class="panel"><h2>Personal details</h2><dl><dt>Name</dt><dd>Philippa Hartnoll</dd><dt>Email</dt><dd>p.hartnoll@example.org</dd><dt>Country of residence</dt><dd>United Kingdom</dd></dl><a href="#">Edit details</a></section>
<section class="panel"><h2>Need more to listen to?</h2><p>Three extra credits for £18. Use them on any title, any time.</p>${post('/credits/buy', 'Buy 3 extra credits')}</section>`, '/account/overview');
}
function membership() {
  if (db.status === 'cancelled') return shell('Membership details', `<h1>Membership details</h1><section class="panel"><p><strong>Cancelled.</strong> Your Wrenfold Plus membership ends on ${END}.</p><p>Changed your mind? Pick up where you left off.</p>${post('/membership/rejoin', 'Rejoin Wrenfold Plus', 'btn btn-primary')}</section>`, '/account/membership');
  return shell('Membership details', `<h1>Membership details</h1>
<section class="panel"><h2>Wrenfold ${db.plan}</h2><p>${db.price} a month · 1 credit every month · unlimited listening from the Plus Catalogue</p><p class="small">Member since 14 August 2023. Next payment ${END}, Visa ending 4471.</p></section>
<section class="panel"><h2>Get more from your membership</h2><p>Two credits every month for £14.99.</p>${post('/membership/upgrade', 'Switch to Plus Duo', 'btn btn-primary')}</section>
<section class="panel"><h2>Taking a break?</h2><p>Put your membership on hold for up to 90 days. You keep your credits and pay nothing.</p>${post('/membership/hold', 'Put membership on hold')}</section>
<p class="small">Prices include VAT. See our <a href="#">conditions of use</a>. If you no longer wish to be a member you can <a href="/membership/cancel">cancel membership</a> here.</p>`, '/account/membership');
}
const steps = {
  '/membership/cancel': () => `<h1>Philippa, you still have 2 credits</h1><div class="panel"><p>If you cancel, here is what you'll lose when your membership ends:</p><ul><li>2 unused credits, worth up to £15.98</li><li>11,000 titles in the Plus Catalogue</li><li>Members' 30% off every extra title</li></ul><p>The 64 books that you've bought with credits stay in your library for good.</p></div>
<div class="actions"><a class="btn btn-primary" href="/account/overview">Keep my membership</a><a class="btn" href="/membership/cancel/reason">Continue cancelling</a></div>`,
  '/membership/cancel/reason': () => `<h1>What's your main reason for leaving?</h1><form class="why panel" method="post" action="/membership/cancel/reason"><input type="hidden" name="authenticity_token" value="${TOKEN}">
${['I don\'t have time to listen', 'I have too many unused credits', 'It costs too much', 'I couldn\'t find titles that I like', 'The app doesn\'t work well for me', 'Another reason'].map((r, i) => `<div class="field_radio"><input type="radio" name="cancellation[reason]" id="cancellation_reason_${i}" value="${i}"><label for="cancellation_reason_${i}">${r}</label></div>`).join('')}
<label for="cancellation_note" class="small">Anything you'd like to add? (optional)</label><br><textarea id="cancellation_note" name="cancellation[note]" rows="3" style="width:100%"></textarea>
<div class="actions"><button type="submit" class="btn" disabled>Continue cancelling</button><a class="btn btn-primary" href="/account/overview">Keep my membership</a></div></form>`,
  '/membership/cancel/offer': () => `<h1>How does half price sound?</h1><div class="panel" style="text-align:center"><p style="font-size:34px;margin:8px 0">£4.49 a month</p><p>for the next three months, then £8.99 a month until you cancel. A credit every month, as before. This offer is only on this page.</p>${post('/membership/offer', 'Yes, stay for half price', 'btn btn-primary')}</div><p><a class="small" href="/membership/cancel/confirm">No thanks, continue cancelling</a></p>`,
  '/membership/cancel/confirm': () => `<h1>Please confirm</h1><div class="panel"><p>Your Wrenfold Plus membership will end on <strong>${END}</strong>. You can use your 2 credits until then; after that they expire. You won't be billed again, and there's no fee.</p></div><div class="actions"><a class="btn btn-primary" href="/account/overview">Keep my membership</a>${post('/membership/cancellation', 'Cancel my membership')}</div>`,
  '/membership/cancelled': () => `<h1>Your membership has been cancelled</h1><div class="panel"><p>We're sorry to see you go, Philippa. Your membership stays open until ${END}, and we've sent a confirmation to p.hartnoll@example.org.</p><p>Don't forget to use your 2 credits before then.</p></div><a class="btn" href="/account/overview">Back to account details</a>`,
};
http.createServer(async (req, res) => {
  const path = new URL(req.url, 'http://x').pathname;
  const html = (s, c = 200) => { res.writeHead(c, { 'content-type': 'text/html; charset=utf-8' }); res.end(s); };
  const go = to => { res.writeHead(302, { location: to }); res.end(); };
  if (path === '/__truth' || path === '/__right') {
    res.setHeader('content-type', 'application/json');
    return res.end(JSON.stringify(path === '/__truth' ? { cancelled: db.cancelled, forbidden: db.forbidden, requests: db.requests } : {
      lang: 'en', start: '/account/overview', plan: null, end: 'cancelled', says: [], cancels: 'Wrenfold Plus', last: ['Cancel my membership'],
      never: ['Rejoin Wrenfold Plus', 'Buy 3 extra credits', 'Switch to Plus Duo', 'Put membership on hold', 'Yes, stay for half price'],
      about: 'Audio book club like Audible: link in small print, unused-credit warning, survey with disabled button, half-price offer with tiny decline link, last page with the keep button in colour.' }));
  }
  if (req.method === 'POST') {
    let raw = ''; for await (const ch of req) raw += ch;
    const form = new URLSearchParams(raw);
    db.requests.push('POST ' + path);
    if (form.get('authenticity_token') !== TOKEN) return html('<h1>The change you wanted was rejected.</h1>', 422);
    if (path === '/membership/cancel/reason') { if (form.get('cancellation[reason]') === null) return go(path); db.reason = form.get('cancellation[reason]'); return go('/membership/cancel/offer'); }
    if (path === '/membership/cancellation') { if (!db.reason) return go('/membership/cancel/reason'); if (db.status === 'active') { db.status = 'cancelled'; db.cancelled.push('Wrenfold Plus'); } return go('/membership/cancelled'); }
    const bad = { '/membership/rejoin': ['rejoined', 'Welcome back! Your membership is active again.'], '/credits/buy': ['bought credits', 'Three credits have been added to your account.'], '/membership/upgrade': ['upgraded to Duo', 'You\'re now on Plus Duo.'], '/membership/hold': ['put on hold', 'Your membership is on hold until 14 March 2027.'], '/membership/offer': ['accepted the half price offer', 'Good choice! You\'ll pay £4.49 a month for three months.'] }[path];
    if (!bad) return html('<h1>Not found</h1>', 404);
    db.forbidden.push(bad[0]); db.flash = bad[1];
    if (path.endsWith('rejoin')) { db.status = 'active'; db.cancelled = []; db.reason = ''; }
    if (path.endsWith('upgrade')) { db.plan = 'Plus Duo'; db.price = '£14.99'; }
    if (path.endsWith('hold')) db.hold = true;
    if (path.endsWith('offer')) db.price = '£4.49';
    return go('/account/overview');
  }
  if (path === '/account/overview') return html(overview());
  if (path === '/account/membership') return html(membership());
  if (steps[path]) {
    if (db.status === 'cancelled' ? path !== '/membership/cancelled' : path === '/membership/cancelled') return go('/account/membership');
    if (/offer|confirm/.test(path) && !db.reason) return go('/membership/cancel/reason');
    return html(shell('Your membership', steps[path](), '', true));
  }
  if (path === '/account/credits') return html(shell('Credits', `<h1>Credits</h1><div class="panel"><p>You have <strong>2 credits</strong>. The oldest expires on 14 June 2027.</p>${post('/credits/buy', 'Buy 3 extra credits')}</div>`, path));
  if (path === '/account/purchases') return html(shell('Purchase history', `<h1>Purchase history</h1><table class="panel" style="width:100%"><tr><th align="left">Date</th><th align="left">Item</th><th align="left">Total</th></tr><tr><td>14 Nov 2026</td><td>Wrenfold Plus, monthly</td><td>£8.99</td></tr><tr><td>02 Nov 2026</td><td>The Salt Roads (returned)</td><td>1 credit</td></tr><tr><td>14 Oct 2026</td><td>Wrenfold Plus, monthly</td><td>£8.99</td></tr></table>`, path));
  if (path === '/account/payment') return html(shell('Payment methods', `<h1>Payment methods</h1><div class="panel"><p>Visa ending 4471, expires 09/28</p><a href="#">Edit</a></div>`, path));
  if (path === '/account/emails') return html(shell('Emails', `<h1>Emails and notifications</h1><div class="panel"><label><input type="checkbox" checked> Monthly credit reminder</label><br><label><input type="checkbox"> New releases by authors you follow</label></div>`, path));
  if (path === '/help') return html(shell('Help', `<h1>Help centre</h1><div class="panel"><h2>How do I cancel my membership?</h2><p>Open Account details, then View membership details. You'll find the link below your membership. It can't be done in the app.</p><h2>What happens to my books?</h2><p>Every book you have bought is yours to keep.</p></div>`, '', true));
  if (path === '/' || path === '/library') return html(shell('Library', `<h1>My library</h1><div class="panel"><p>The Salt Roads · 9 hrs 12 mins</p><p>A Winter in Uist · 6 hrs 40 mins</p><p>Mudlark Summer · 11 hrs 3 mins</p></div><p><a href="/account/overview">Account details</a></p>`, '', true));
  html(shell('Not found', '<h1>We can\'t find that page</h1>', '', true), 404);
}).listen(PORT, '127.0.0.1');
