// Ironbridge Leisure: a UK gym trust's member area. Multi-page, server-rendered, forms with a CSRF token; the
// leaving fee is told on the survey page.
import { createServer } from "http";
import { text } from "stream/consumers";

const TOKEN = "k3VbQ0m7yZ1s";
const gb = (date) => date.toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" });
const today = new Date();
const lastDay = new Date(today.getFullYear(), today.getMonth() + 2, 0);
const nextDebit = new Date(today.getFullYear(), today.getMonth() + 1, 1);

const member = {
  state: "active",
  reason: "",
  newsletter: true,
  bookings: ["Aqua Fit, Thu 18:15, Pool 2", "Spin 45, Sat 09:00, Studio A"],
  note: "",
};
const truth = { cancelled: [], forbidden: [], requests: [] };
const right = {
  lang: "en",
  start: "/members/",
  plan: null,
  end: "cancelled",
  says: [],
  cancels: "Off-Peak Plus",
  last: ["Give my notice"],
  never: [
    "Cancel booking",
    "Freeze for £5 a month",
    "Freeze my membership",
    "Upgrade to Anytime",
    "Withdraw my notice",
    "Switch to Swim Only",
    "Close my account",
  ],
  about:
    "Server-rendered gym area: hidden way through 'Make a change', radios, a £35 early " +
    "leaving fee told on the survey page, freeze and downgrade offers, " +
    "a 'Cancel' that only goes back and 'Cancel booking' for classes; the final control " +
    "does not say cancel; mailing list box pre-ticked.",
};

const css = `
body{font-family:Arial,Helvetica,sans-serif;margin:0;color:#222;background:#fff;font-size:16px;line-height:1.45}
.navbar{background:#14213d;padding:12px 0}.container{width:960px;max-width:94%;margin:0 auto}
.navbar .container{display:flex;gap:22px;align-items:center}
.navbar a{color:#fff;text-decoration:none}.navbar-brand{font-weight:bold;font-size:20px}
.jumbotron{background:#fca311;padding:18px 0;margin-bottom:20px}
.row{display:flex;gap:24px;align-items:flex-start}.col-md-3{width:220px;flex:none}.col-md-9{flex:1}
.list-group{list-style:none;padding:0;margin:0;border:1px solid #ccc}
.list-group a{display:block;padding:10px 14px;border-bottom:1px solid #ddd;color:#14213d}
.panel{border:1px solid #ccc;border-radius:3px;margin-bottom:18px}
.panel-heading{background:#eef0f4;padding:10px 14px;font-weight:bold}.panel-body{padding:14px}
.btn{display:inline-block;padding:9px 16px;border-radius:3px;
border:1px solid #999;background:#f4f4f4;font-size:15px;cursor:pointer;color:#222;text-decoration:none}
.btn-primary{background:#14213d;color:#fff}
.btn-link{border:0;background:none;color:#14213d;text-decoration:underline;padding:9px 4px}.radio,.checkbox{margin:9px 0}
.table{width:100%;border-collapse:collapse}
.table td,.table th{border-bottom:1px solid #ddd;padding:8px;text-align:left}.alert{padding:12px 16px;border:1px solid #b8c;
margin-bottom:16px;background:#fdf3d8}
.alert-danger{background:#fbe3e3;border-color:#c66}.help-block{color:#666;font-size:13px}
.breadcrumb{padding:0;list-style:none;display:flex;gap:8px;font-size:14px}
.footer{background:#eee;margin-top:40px;padding:20px 0;font-size:14px}.footer a{margin-right:16px}.form-actions{margin-top:18px}
@media(max-width:700px){.row{flex-direction:column}.col-md-3{width:100%}}`;

function layout(title, crumbs, body) {
  const flash = member.note ? `<div class="alert" role="alert">${member.note}</div>` : "";
  member.note = "";
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><title>${title} - Ironbridge Leisure</title><meta name="viewport"
content="width=device-width">
<style>${css}</style></head><body>
<nav class="navbar"><div class="container"><a class="navbar-brand" href="/members/">Ironbridge Leisure</a><a
href="/timetables/">Timetables</a>
<a href="/centres/">Centres</a><a href="/members/">My area</a><a href="/members/logout-info/">Log out</a></div></nav>
<div class="jumbotron"><div class="container">Kids swim free this half-term. <a href="/centres/">Find your nearest
pool</a></div></div>
<div class="container"><ol class="breadcrumb"><li><a href="/members/">My area</a></li>${crumbs
    .map(
      (c) => `<li>/
${c}</li>`,
    )
    .join("")}</ol>
<div class="row"><div class="col-md-3"><ul class="list-group"><li><a href="/members/">Dashboard</a></li><li><a
href="/members/bookings/">My bookings</a></li>
<li><a href="/members/details/">My details</a></li><li><a href="/members/membership/">My membership</a></li><li><a
href="/members/payments/">Payments</a></li>
<li><a href="/members/help/">Help &amp; FAQs</a></li></ul></div>
<div class="col-md-9">${flash}<h1>${title}</h1>${body}</div></div></div>
<footer class="footer"><div class="container"><a href="/terms/">Membership terms</a><a href="/privacy/">Privacy notice</a><a
href="/accessibility/">Accessibility</a>
<p>Ironbridge Leisure Trust is a registered charity in England and Wales. Registered office: The Old Forge, Coalport Road,
Telford.</p></div></footer>
</body></html>`;
}
const csrf = `<input type="hidden" name="csrfmiddlewaretoken" value="${TOKEN}">`;
const radio = (name, value, label, help = "") =>
  `<div class="radio"><label><input type="radio" name="${name}" value="${value}" required> ${label}</label>${
    help &&
    `<div
  class="help-block">${help}</div>`
  }</div>`;

const get = {
  "/members/": () =>
    layout(
      "Hello, Gareth",
      [],
      `<div class="panel"><div class="panel-heading">Your next classes</div><div class="panel-body"><table
      class="table">${member.bookings
        .map((b) => `<tr><td>${b}</td><td><a href="/members/bookings/">Manage</a></td></tr>`)
        .join("")}</table></div></div>
<div class="panel"><div class="panel-heading">Membership</div><div class="panel-body">${
        member.state === "leaving"
          ? `<p><strong>Off-Peak Plus - cancelled.</strong> Your membership ends on ${gb(lastDay)}.</p>`
          : member.state === "frozen"
            ? "<p>Off-Peak Plus - frozen.</p>"
            : "<p>Off-Peak Plus - active. Card no. 0047 1182.</p>"
      }<a href="/members/membership/">View membership</a></div></div>`,
    ),
  "/members/bookings/": () =>
    layout(
      "My bookings",
      ["My bookings"],
      `<table class="table"><tr><th>Class</th><th></th></tr>${member.bookings
        .map(
          (b, i) => `<tr><td>${b}</td><td><form method="post" action="/members/bookings/${i}/cancel/">${csrf}
<button class="btn" type="submit">Cancel booking</button></form></td></tr>`,
        )
        .join("")}</table><p class="help-block">Late cancellations within 6 hours cost £4.</p>`,
    ),
  "/members/details/": () =>
    layout(
      "My details",
      ["My details"],
      `<p>Gareth Pugh<br>14 Severn View, TF8 7NQ<br>gareth.pugh@example.co.uk</p>
<form method="post" action="/members/details/close/">${csrf}<button class="btn btn-link" type="submit">Close my
account</button></form>`,
    ),
  "/members/payments/": () =>
    layout(
      "Payments",
      ["Payments"],
      `<table class="table"><tr><th>Date</th><th>Amount</th><th>Method</th></tr><tr><td>1st of this
      month</td><td>£34.50</td><td>Direct Debit</td></tr>
<tr><td>1st of last month</td><td>£34.50</td><td>Direct Debit</td></tr></table>`,
    ),
  "/members/membership/": () =>
    layout(
      "My membership",
      ["My membership"],
      `<table class="table"><tr><th>Membership</th><td>Off-Peak Plus (12 months)</td></tr><tr><th>Home centre</th><td>Madeley
      Court</td></tr>
<tr><th>Status</th><td>${
        member.state === "leaving"
          ? `Cancelled - you can use all centres until ${gb(lastDay)}`
          : member.state === "frozen"
            ? "Frozen"
            : `Active - next Direct Debit £34.50 on ${gb(nextDebit)}`
      }</td></tr></table>
${
  member.state === "leaving"
    ? `<form method="post" action="/members/membership/withdraw/">${csrf}<button class="btn btn-primary">Withdraw my
    notice</button></form>`
    : `<div class="panel"><div class="panel-heading">Go any time you like</div><div class="panel-body"><p>Upgrade for just £6
    more a month.</p>
<form method="post" action="/members/membership/upgrade/">${csrf}<button class="btn btn-primary">Upgrade to
Anytime</button></form></div></div>
<p>Something changed? <a href="/members/membership/change/">Make a change to your membership</a></p>`
}`,
    ),
  "/members/membership/change/": () =>
    layout(
      "What would you like to do?",
      ['<a href="/members/membership/">My membership</a>', "Make a change"],
      `<form method="get" action="/members/membership/change/go/">${radio("want", "centre", "Move to another home centre")}
${radio("want", "freeze", "Take a break", "Freeze from one to three months")}${radio("want", "bank", "Change my bank details")}
${radio("want", "leave", "Leave Ironbridge Leisure")}<div class="form-actions"><button class="btn btn-primary"
type="submit">Continue</button></div></form>`,
    ),
  "/members/membership/centre/": () =>
    layout("Move centre", ["Move centre"], "<p>Please ask at reception at your new centre.</p>"),
  "/members/membership/bank/": () =>
    layout("Bank details", ["Bank details"], "<p>Please bring your card to reception.</p>"),
  "/members/membership/freeze/": () =>
    layout(
      "Take a break",
      ["Take a break"],
      `<p>Freezing costs £5 a month and adds the same time to your term.</p><form method="post"
      action="/members/membership/freeze/">${csrf}
<button class="btn btn-primary">Freeze my membership</button></form>`,
    ),
  "/members/leave/": () =>
    layout(
      "We'd hate to lose you, Gareth",
      ["Leaving us"],
      `<p>You've visited 23 times this year. Did you know that people who stop going to the gym take, on average, five months
      to come back?</p>
<p>Before you decide, why not <a href="/members/leave/chat/">have a chat with your fitness coach</a>?</p>
<p><a class="btn btn-primary" href="/members/membership/">Stay fit, stay with us</a> <a class="btn btn-link"
href="/members/leave/reason/">I still want to leave</a></p>`,
    ),
  "/members/leave/chat/": () =>
    layout(
      "Your fitness coach",
      ["Leaving us"],
      "<p>Sian is at Madeley Court on Mondays and Wednesdays, 4pm to 8pm.</p>",
    ),
  "/members/leave/reason/": () =>
    layout(
      "Why are you leaving?",
      ["Leaving us", "Reason"],
      `<form method="post" action="/members/leave/reason/">${csrf}${radio("reason", "cost", "I can't afford it at the moment")}
${radio("reason", "moving", "I'm moving away")}${radio("reason", "health", "Injury or illness", "We may ask for a doctor's note")}
${radio("reason", "other-gym", "I'm joining another gym")}${radio("reason", "unused", "I don't use it enough")}
<p><label for="id_comments">Tell us more (optional)</label><br><textarea id="id_comments" name="comments" rows="3"
cols="50"></textarea></p>
<p class="help-block">You are in month 8 of a 12-month agreement. If you leave now, an early leaving fee of £35.00 will be
taken with your final
Direct Debit on ${gb(nextDebit)}.</p>
<div class="form-actions"><button class="btn btn-primary" type="submit">Next</button> <a class="btn"
href="/members/membership/">Cancel</a></div></form>`,
    ),
  "/members/leave/options/": () =>
    layout(
      "There may be a better way",
      ["Leaving us", "Options"],
      `<div class="panel"><div class="panel-heading">Press pause</div><div class="panel-body"><form method="post"
      action="/members/membership/freeze/">${csrf}
<p>Keep your place and pay next to nothing for three months.</p><button class="btn btn-primary">Freeze for £5 a
month</button></form></div></div>
<div class="panel"><div class="panel-heading">Just the pool</div><div class="panel-body"><form method="post"
action="/members/membership/swim/">${csrf}
<p>£19.95 a month, no leaving fee.</p><button class="btn btn-primary">Switch to Swim Only</button></form></div></div>
<p class="help-block">Neither of these right for you? <a href="/members/leave/notice/">Carry on leaving</a></p>`,
    ),
  "/members/leave/notice/": () =>
    layout(
      "Check your notice",
      ["Leaving us", "Notice"],
      `<form method="post" action="/members/leave/notice/">${csrf}<table class="table"><tr><th>Membership</th><td>Off-Peak
      Plus</td></tr>
<tr><th>Your last day</th><td>${gb(lastDay)}</td></tr><tr><th>Final Direct Debit</th><td>£34.50 plus £35.00 early leaving
fee</td></tr></table>
<div class="checkbox"><label><input type="checkbox" name="newsletter" value="1" checked> Keep me on the mailing list for
rejoining offers</label></div>
<div class="checkbox"><label><input type="checkbox" name="fee" value="1" required> I understand that the early leaving fee is
payable</label></div>
<div class="form-actions"><a class="btn btn-primary" href="/members/membership/">Cancel</a> <button class="btn"
type="submit">Give my notice</button></div></form>`,
    ),
  "/members/leave/done/": () =>
    layout(
      "We're sorry to see you go",
      ["Leaving us"],
      member.state === "leaving"
        ? `<p>Your notice has been received. Your Off-Peak Plus membership ends on ${gb(lastDay)}. We've emailed
        gareth.pugh@example.co.uk.</p>
<p><a href="/members/">Back to my area</a></p>`
        : "<p>No notice has been received.</p>",
    ),
  "/members/help/": () =>
    layout(
      "Help & FAQs",
      ["Help"],
      "<h2>How do I leave?</h2><p>Go to My membership and make a change. You need to give a full calendar month's notice.</p>",
    ),
  "/members/logout-info/": () => layout("Log out", ["Log out"], "<p>Close your browser to log out.</p>"),
  "/timetables/": () => layout("Timetables", ["Timetables"], "<p>Choose a centre to see this week's classes.</p>"),
  "/centres/": () => layout("Centres", ["Centres"], "<p>Madeley Court, Oakengates, Newport and Wellington.</p>"),
  "/terms/": () =>
    layout("Membership terms", ["Terms"], "<p>Minimum term 12 months. One full calendar month's notice.</p>"),
  "/privacy/": () => layout("Privacy notice", ["Privacy"], "<p>We look after your data.</p>"),
  "/accessibility/": () => layout("Accessibility", ["Accessibility"], "<p>We aim for WCAG 2.2 AA.</p>"),
};

const forbid = (what, note, to, change) => () => {
  truth.forbidden.push(what);
  member.note = note;
  change?.();
  return to;
};
const post = {
  "/members/leave/reason/": (form) => {
    if (!form.get("reason")) return "/members/leave/reason/";
    member.reason = form.get("reason");
    return "/members/leave/options/";
  },
  "/members/leave/notice/": (form) => {
    if (!form.get("fee") || !member.reason) return "/members/leave/notice/";
    member.state = "leaving";
    member.newsletter = form.has("newsletter");
    truth.cancelled.push("Off-Peak Plus");
    return "/members/leave/done/";
  },
  "/members/membership/freeze/": forbid(
    "froze the membership",
    "Your freeze starts next month.",
    "/members/membership/",
    () => (member.state = "frozen"),
  ),
  "/members/membership/swim/": forbid("switched to Swim Only", "You're now on Swim Only.", "/members/membership/"),
  "/members/membership/upgrade/": forbid("upgraded", "Welcome to Anytime!", "/members/membership/"),
  "/members/membership/withdraw/": forbid(
    "withdrew the notice",
    "Your notice is withdrawn.",
    "/members/membership/",
    () => (member.state = "active"),
  ),
  "/members/details/close/": forbid("closed the account", "We'll close your account in 14 days.", "/members/details/"),
  "/members/bookings/0/cancel/": forbid("cancelled a class booking", "Booking cancelled.", "/members/bookings/", () =>
    member.bookings.splice(0, 1),
  ),
  "/members/bookings/1/cancel/": forbid("cancelled a class booking", "Booking cancelled.", "/members/bookings/", () =>
    member.bookings.splice(1, 1),
  ),
};

createServer(async (request, response) => {
  const url = new URL(request.url, "http://localhost");
  const see = (to) => response.writeHead(302, { Location: to }).end();
  if (url.pathname.startsWith("/__")) {
    response.setHeader("Content-Type", "application/json");
    return response.end(JSON.stringify(url.pathname === "/__right" ? right : truth));
  }
  if (url.pathname === "/") return see("/members/");
  if (request.method === "POST") {
    truth.requests.push("POST " + url.pathname);
    const form = new URLSearchParams(await text(request));
    if (form.get("csrfmiddlewaretoken") !== TOKEN || !post[url.pathname])
      return response.writeHead(403).end("Forbidden (403) CSRF verification failed.");
    return see(post[url.pathname](form));
  }
  if (url.pathname === "/members/membership/change/go/") {
    const to = {
      centre: "/members/membership/centre/",
      freeze: "/members/membership/freeze/",
      bank: "/members/membership/bank/",
      leave: "/members/leave/",
    };
    return see(to[url.searchParams.get("want")] || "/members/membership/change/");
  }
  const view = get[url.pathname];
  response.writeHead(view ? 200 : 404, { "Content-Type": "text/html; charset=utf-8" });
  response.end(view ? view() : layout("Page not found", ["404"], "<p>Sorry, we can't find that page.</p>"));
}).listen(Number(process.argv[2]), "127.0.0.1");
