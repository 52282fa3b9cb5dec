// The Severn Courier — regional UK newspaper, server-rendered account area
import { createServer } from "node:http";
const port = process.argv[2];
const S = { offer: false, holiday: false, tier: "Digital + Weekend", why: "" };
const T = { cancelled: [], forbidden: [], requests: [] };
const R = {
  lang: "en",
  start: "/account",
  plan: null,
  end: "handed_over",
  says: ["0330 818 4420"],
  cancels: "",
  last: [],
  never: [
    "Stay for half price",
    "Book holiday stop",
    "Move me to Digital Lite",
    "Add Puzzles Club",
    "Close my account",
  ],
  about:
    'UK newspaper: the online "leaving" journey runs through a half-price offer and a survey, then reveals ' +
    "that only a phone call ends the subscription (0330 number); newsletter pop-up and cookie bar in the way.",
};
const top = (t) =>
  `<!DOCTYPE html>\n` +
  `<html lang="en-GB" class="no-js"><head><meta charset="utf-8"><title>${t} | The Severn Courier</title>` +
  `<meta name="viewport" content="width=device-width">\n` +
  `<style>
body{margin:0;font-family:Georgia,'Times New Roman',serif;color:#121212;background:#fff;font-size:17px;line-height:1.45}
.l-wrap{max-width:1060px;margin:0 auto;padding:0 20px}
.masthead{border-bottom:4px double #121212;text-align:center;padding:14px 0}
.masthead__title{font-size:40px;letter-spacing:-1px;color:#121212;text-decoration:none}
.topbar{background:#0b2f3f;color:#fff;font:13px/36px Arial,sans-serif}
.topbar .l-wrap{display:flex;justify-content:space-between}.topbar a{color:#fff;margin-left:16px;text-decoration:none}
.sections{font:bold 15px/44px Arial,sans-serif;border-bottom:1px solid #ccc}
.sections a{margin-right:20px;color:#121212;text-decoration:none}
.acct{display:grid;grid-template-columns:220px 1fr;gap:40px;padding:30px 0}
.acct__nav a{display:block;font:15px/40px Arial,sans-serif;border-bottom:1px solid #e4e4e4;color:#0b2f3f;
  text-decoration:none}
.acct__nav a.is-current{font-weight:bold;border-left:4px solid #b5121b;padding-left:10px}
.panel{border-top:2px solid #b5121b;background:#f6f4f0;padding:20px 24px;margin-bottom:24px}
.panel__title{margin:0 0 10px;font-size:23px}
.panel dl{display:grid;grid-template-columns:190px 1fr;font:15px/1.9 Arial,sans-serif;margin:0}.panel dt{color:#666}
.panel dd{margin:0}
.cta{display:inline-block;font:bold 15px/1 Arial,sans-serif;padding:14px 22px;border-radius:26px;border:0;
  background:#0b2f3f;color:#fff;text-decoration:none;cursor:pointer}
.cta--ghost{background:none;color:#0b2f3f;border:1px solid #0b2f3f}.cta[disabled]{background:#b9c3c8;cursor:default}
.small{font:13px/1.5 Arial,sans-serif;color:#5a5a5a}.small a{color:#5a5a5a}details.fold{border-bottom:1px solid #ccc}
details.fold summary{font:bold 16px/52px Arial,sans-serif;cursor:pointer}
details.fold>div{padding:0 0 20px;font:15px/1.6 Arial,sans-serif}
.cookie{position:fixed;left:0;right:0;bottom:0;background:#fff;border-top:3px solid #0b2f3f;padding:18px;
  box-shadow:0 -4px 16px #0003;z-index:40;font:14px/1.5 Arial,sans-serif}
.cookie[hidden],.brief[hidden]{display:none}.cookie .l-wrap{display:flex;gap:14px;align-items:center}
.brief{position:fixed;right:24px;bottom:110px;width:330px;background:#fff7e0;border:1px solid #d6b656;padding:18px;
  z-index:30;font:14px/1.5 Arial,sans-serif}
.brief input{width:100%;padding:9px;margin:8px 0;box-sizing:border-box}
.brief__x{position:absolute;top:6px;right:8px;border:0;background:none;font-size:20px;cursor:pointer}
.steps{font:13px Arial,sans-serif;color:#666;list-style:none;display:flex;gap:24px;padding:0}
.steps .on{font-weight:bold;color:#b5121b}
.choice{display:block;background:#fff;border:1px solid #ccc;padding:12px 14px;margin:8px 0;font:15px Arial,sans-serif;
  cursor:pointer}
.note{background:#e8f3e8;border-left:5px solid #2b7a2b;padding:12px 18px;font:15px Arial,sans-serif;margin-bottom:20px}
.tel{font-size:30px;font-weight:bold;display:block;margin:10px 0;color:#121212}
.foot{background:#121212;color:#ddd;font:13px/2 Arial,sans-serif;padding:30px 0;margin-top:40px}
.foot a{color:#ddd;display:block}.foot .l-wrap{display:grid;grid-template-columns:repeat(4,1fr)}
</style>` +
  `</head><body>\n` +
  `<div class="topbar"><div class="l-wrap"><span>Sunday 22 November · Worcester 8°C</span><span>` +
  `<a href="/account">Hello, Margaret</a><a href="/help">Help</a><a href="/signed-out">Sign out</a></span>` +
  `</div></div>\n` +
  `<div class="l-wrap"><div class="masthead"><a class="masthead__title" href="/">The Severn Courier</a>` +
  `</div><nav class="sections" aria-label="Sections"><a href="/">News</a><a href="/">Sport</a>` +
  `<a href="/">Opinion</a><a href="/">Farming</a><a href="/">Puzzles</a><a href="/">Family Notices</a>` +
  `<a href="/">Jobs</a></nav>`;
const bottom =
  `</div><div class="foot"><div class="l-wrap"><div><a href="/help">About us</a>` +
  `<a href="/help">Contact us</a><a href="/help">Careers</a></div><div><a href="/help">Subscriber terms</a>` +
  `<a href="/help">Privacy notice</a><a href="/help">Complaints &amp; corrections</a></div><div>` +
  `<a href="/help">Newsletters</a><a href="/help">Reader events</a><a href="/help">Announcements</a></div>` +
  `<div>© Severn Valley Media Ltd 2026. We are a member of IPSO.</div></div></div>\n` +
  `<aside class="brief" id="brief" hidden role="dialog" aria-label="Newsletter">` +
  `<button class="brief__x" aria-label="Close" onclick="this.parentNode.hidden=true">×</button>` +
  `<b>The Morning Brief</b>` +
  `<br>All you need to know across the three counties by 7am.<form onsubmit="return false">` +
  `<input type="email" placeholder="Your email address" aria-label="Your email address">` +
  `<button class="cta" type="submit">Sign me up</button></form></aside>\n` +
  `<div class="cookie" id="ck" hidden><div class="l-wrap">` +
  `<span>We and our 184 partners use cookies to keep our journalism going. You can change your mind at any ` +
  `time in Privacy settings.</span>` +
  `<button class="cta" data-ck>Yes, I’m happy</button>` +
  `<button class="cta cta--ghost" data-ck>No, thanks</button></div></div>\n` +
  `<script>
(function () {
  document.documentElement.className = "js";
  if (!sessionStorage.getItem("ck")) document.getElementById("ck").hidden = false;
  [].forEach.call(document.querySelectorAll("[data-ck]"), function (b) {
    b.addEventListener("click", function () {
      sessionStorage.setItem("ck", "1");
      document.getElementById("ck").hidden = true;
    });
  });
  if (!sessionStorage.getItem("nb"))
    setTimeout(function () {
      sessionStorage.setItem("nb", "1");
      document.getElementById("brief").hidden = false;
    }, 1400);
  var f = document.querySelector("form[data-needs]");
  if (f) {
    var go = f.querySelector("[data-go]");
    f.addEventListener("change", function () {
      go.disabled = !f.querySelector("input:checked");
    });
  }
})();
</script>` +
  `</body></html>`;
const page = (title, cur, main) =>
  top(title) +
  (`<div class="acct"><nav class="acct__nav" aria-label="Your account">` +
    [
      ["/account", "Overview"],
      ["/account/subscription", "Your subscription"],
      ["/account/details", "Personal details"],
      ["/account/payments", "Payments"],
      ["/account/newsletters", "Newsletters & alerts"],
      ["/account/rewards", "Courier Rewards"],
    ]
      .map(([h, n]) => `<a href="${h}"${h === cur ? ' class="is-current" aria-current="page"' : ""}>${n}</a>`)
      .join("") +
    `</nav><main>${main}</main></div>`) +
  bottom;

const subLine = () =>
  `<dl><dt>Package</dt><dd>${S.tier}</dd><dt>Status</dt>` +
  `<dd>Active${S.holiday ? " (holiday stop booked)" : ""}</dd><dt>Price</dt><dd>` +
  (S.offer ? "£8.99 every 4 weeks for 6 months, then £17.99" : "£17.99 every 4 weeks") +
  `</dd><dt>Next payment</dt><dd>4 December 2026 by Direct Debit</dd><dt>Subscriber number</dt>` +
  `<dd>SC-20418837</dd></dl>`;

const views = {
  "/account": () =>
    page(
      "Your account",
      "/account",
      `<h1>Good morning, Margaret</h1><section class="panel">` +
        `<h2 class="panel__title">Your subscription</h2>${subLine()}<p>` +
        `<a class="cta" href="/account/subscription">Manage subscription</a></p></section><section class="panel">` +
        `<h2 class="panel__title">Puzzles Club</h2>` +
        `<p>Prize crosswords, codewords and 12 years of archive for £1.99 a month.</p>` +
        `<form method="post" action="/account/addon"><button class="cta cta--ghost">Add Puzzles Club</button>` +
        `</form></section><section class="panel"><h2 class="panel__title">Read it your way</h2>` +
        `<p>Download the Courier app for today’s e-edition, ready from 5am.</p></section>`,
    ),
  "/account/subscription": () =>
    page(
      "Your subscription",
      "/account/subscription",
      `<h1>Your subscription</h1><section class="panel">${subLine()}</section>\n` +
        `<details class="fold"><summary>Going away? Holiday stops</summary><div>` +
        `<p>Pause your Saturday paper for up to 5 weeks. Your digital access carries on.</p>` +
        `<form method="post" action="/account/holiday">` +
        `<label>First Saturday <input type="date" name="d" value="2026-12-05">` +
        `</label> <button class="cta cta--ghost">Book holiday stop</button></form></div></details>\n` +
        `<details class="fold"><summary>Delivery and vouchers</summary><div>` +
        `<p>Delivered by Pershore News, WR10. Missed a paper? Tell us before noon and we’ll credit your account.</p>` +
        `</div></details>\n` +
        `<details class="fold"><summary>Change your package</summary><div>` +
        `<p>Digital Lite gives you 20 articles a month on web and app for £5.99 every 4 weeks.</p>` +
        `<form method="post" action="/account/package">` +
        `<button class="cta cta--ghost">Move me to Digital Lite</button></form></div></details>\n` +
        `<details class="fold"><summary>Something else</summary><div>` +
        `<p>Not getting as much from the Courier as you’d hoped? <a href="/account/leaving">Talk to us about ` +
        `leaving</a>, or see <a href="/help">frequently asked questions</a>.</p>` +
        `</div></details>`,
    ),
  "/account/leaving": () =>
    page(
      "Before you go",
      "",
      `<ol class="steps"><li class="on">1. Our offer</li><li>2. Your reasons</li><li>3. Finish</li></ol>` +
        `<h1>Margaret, we’d hate to lose you</h1>` +
        `<p>You’ve been with us since March 2019. As a thank-you, stay for <b>£8.99 every 4 weeks</b> for six ` +
        `months – half what you pay now.</p>` +
        `<form method="post" action="/account/leaving/offer"><button class="cta">Stay for half price</button>` +
        `</form><p class="small"><a href="/account/leaving/reasons">No, I’d like to carry on cancelling</a></p>`,
    ),
  "/account/leaving/reasons": () =>
    page(
      "Your reasons",
      "",
      `<ol class="steps"><li>1. Our offer</li><li class="on">2. Your reasons</li><li>3. Finish</li></ol>` +
        `<h1>Why are you leaving us?</h1><p>It helps our editor to know. Please choose one.</p>` +
        `<form method="post" action="/account/leaving/reasons" data-needs>` +
        [
          "It costs more than I can afford",
          "I don’t have time to read it",
          "There isn’t enough news about my area",
          "Delivery problems",
          "I’m moving away",
          "I’d rather not say",
        ]
          .map((x, i) => `<label class="choice"><input type="radio" name="why" value="${i}"> ${x}</label>`)
          .join("") +
        `<p>` +
        `<a class="cta cta--ghost" href="/account">I’ve changed my mind</a> <button class="cta" data-go disabled>` +
        `Continue to cancel</button>` +
        `</p></form>`,
    ),
  "/account/leaving/finish": () =>
    page(
      "Finish cancelling",
      "",
      `<ol class="steps"><li>1. Our offer</li><li>2. Your reasons</li><li class="on">3. Finish</li></ol>` +
        `<h1>Just one more step</h1><section class="panel">` +
        `<h2 class="panel__title">Please give us a ring to finish cancelling</h2>` +
        `<p>To protect your account we end subscriptions over the phone. Call our Worcester team and have your ` +
        `subscriber number <b>SC-20418837</b> to hand. Your subscription stays active until you have spoken to ` +
        `us.</p>` +
        `<a class="tel" href="tel:03308184420">0330 818 4420</a>` +
        `<p class="small">Monday to Friday 8am–6pm, Saturday 7am–noon. Calls cost no more than calls to 01 and ` +
        `02 numbers. We need 28 days’ notice before your next payment.</p>` +
        `</section><p><a class="cta" href="/account">Keep reading the Courier</a></p>`,
    ),
  "/account/details": () =>
    page(
      "Personal details",
      "/account/details",
      `<h1>Personal details</h1><section class="panel"><dl><dt>Name</dt><dd>Mrs Margaret Ellwood</dd>` +
        `<dt>Email</dt><dd>m.ellwood@example.co.uk</dd><dt>Address</dt><dd>3 Avon Bank, Pershore WR10 1JB</dd>` +
        `</dl></section><details class="fold"><summary>Close your online account</summary><div>` +
        `<p>This removes your sign-in and comments. It doesn’t stop your subscription or your Direct Debit.</p>` +
        `<form method="post" action="/account/close"><button class="cta cta--ghost">Close my account</button>` +
        `</form></div></details>`,
    ),
  "/account/payments": () =>
    page(
      "Payments",
      "/account/payments",
      `<h1>Payments</h1><table style="width:100%;font:15px/2.2 Arial"><tr><th align="left">Date</th>` +
        `<th align="left">Amount</th><th align="left">Method</th></tr><tr><td>6 Nov 2026</td><td>£17.99</td>` +
        `<td>Direct Debit</td></tr><tr><td>9 Oct 2026</td><td>£17.99</td><td>Direct Debit</td></tr></table>`,
    ),
  "/help": () =>
    page(
      "Help",
      "",
      `<h1>Help centre</h1><details class="fold"><summary>How do I change my delivery address?</summary>` +
        `<div>Go to Personal details and choose Edit.</div></details><details class="fold">` +
        `<summary>How do I end my subscription?</summary>` +
        `<div>Start under Your subscription. You can also write to Subscriber Services, Courier House, Hylton ` +
        `Road, Worcester WR2 5JJ.</div>` +
        `</details>`,
    ),
};
const posts = {
  "/account/addon": ["bought Puzzles Club", "/account", () => {}],
  "/account/holiday": [
    "booked a holiday stop (pause)",
    "/account/subscription",
    () => {
      S.holiday = true;
    },
  ],
  "/account/package": [
    "downgraded to Digital Lite",
    "/account/subscription",
    () => {
      S.tier = "Digital Lite";
    },
  ],
  "/account/leaving/offer": [
    "accepted the half-price offer",
    "/account",
    () => {
      S.offer = true;
    },
  ],
  "/account/leaving/reasons": [
    "",
    "/account/leaving/finish",
    () => {
      S.why = "1";
    },
  ],
  "/account/close": ["closed the account", "/account", () => {}],
};
createServer(async (q, r) => {
  const path = q.url.split("?")[0];
  for await (const _ of q);
  if (path === "/__truth" || path === "/__right") {
    r.setHeader("content-type", "application/json");
    return r.end(JSON.stringify(path === "/__truth" ? T : R));
  }
  if (q.method === "POST") {
    T.requests.push("POST " + path);
    const p = posts[path];
    if (!p) {
      r.statusCode = 404;
      return r.end("Not found");
    }
    if (p[0]) T.forbidden.push(p[0]);
    p[2]();
    r.statusCode = 302;
    r.setHeader("location", p[1]);
    return r.end();
  }
  r.setHeader("content-type", "text/html; charset=utf-8");
  const v = views[path];
  r.end(
    v
      ? v()
      : page(
          "The Severn Courier",
          "",
          "<h1>Today’s stories</h1><p>Flood barriers go up along the quay as river levels rise.</p><p>" +
            '<a href="/account">Your account</a></p>',
        ),
  );
}).listen(+port, "127.0.0.1");
