import http from "node:http";
const S = { on: true, reason: "", price: "£18.99", paused: false, letters: true };
const T = { cancelled: [], forbidden: [], requests: [] };
const CSS = `*{box-sizing:border-box}body{margin:0;font:16px/1.5 Georgia,serif;color:#212529;background:#fbf9f6}a{color:#0b4f6c}
.navbar{display:flex;align-items:center;background:#12232e;padding:.6rem 1.5rem}
.navbar-brand{color:#fff;font-size:1.5rem;text-decoration:none;margin-right:2rem;font-weight:700}
.nav-link{color:#d8e3ea;text-decoration:none;padding:.5rem .8rem;font-family:Arial,sans-serif;font-size:.9rem}
.ms-auto{margin-left:auto;position:relative}
.container{max-width:1080px;margin:0 auto;padding:1.5rem}.row{display:flex;gap:24px;flex-wrap:wrap}.col-3{width:230px}
.col-9{flex:1;min-width:320px}
.list-group-item{display:block;padding:.7rem 1rem;border:1px solid #ddd;margin-top:-1px;background:#fff;
  text-decoration:none;font-family:Arial,sans-serif;font-size:.92rem}
.list-group-item.active{background:#12232e;color:#fff}
.card{background:#fff;border:1px solid #ddd;border-radius:4px;margin-bottom:1.2rem}
.card-header{padding:.7rem 1.1rem;background:#f2eee7;border-bottom:1px solid #ddd;font-weight:700}
.card-body{padding:1.1rem}
.btn{display:inline-block;font:600 .95rem Arial,sans-serif;padding:.55rem 1.1rem;border-radius:4px;
  border:1px solid transparent;cursor:pointer;text-decoration:none}
.btn-primary{background:#0b4f6c;color:#fff}.btn-outline-secondary{background:#fff;border-color:#888;color:#444}
.btn-lg{font-size:1.1rem;padding:.8rem 1.6rem}
.btn-link{background:none;color:#666;text-decoration:underline;font-weight:400;font-size:.82rem}
.btn-danger{background:#b02a37;color:#fff}.dropdown{position:relative;display:inline-block}
.dropdown-menu{display:none;position:absolute;z-index:9;top:110%;left:0;background:#fff;border:1px solid #bbb;
  border-radius:4px;min-width:230px;padding:.4rem 0;box-shadow:0 6px 18px #0002}
.dropdown-menu.show{display:block}
.dropdown-item{display:block;padding:.5rem 1rem;text-decoration:none;font-family:Arial,sans-serif;font-size:.9rem;
  color:#222}
.badge{font:600 .75rem Arial;padding:.25rem .55rem;border-radius:3px;color:#fff}.bg-success{background:#198754}
.bg-warning{background:#8a5a00}
.alert{padding:.8rem 1.1rem;border-radius:4px;margin-bottom:1rem;background:#e6f1e9;border:1px solid #a9cfb4}
.form-check{padding:.35rem 0}.form-check label{cursor:pointer;padding-left:.4rem}
.form-control{width:100%;padding:.5rem;border:1px solid #aaa;border-radius:4px;font:inherit}
footer{background:#12232e;color:#b9c6ce;font:.82rem Arial;padding:2rem;margin-top:3rem}
footer a{color:#d8e3ea;margin-right:1.2rem}
.cookie{position:fixed;left:0;right:0;bottom:0;background:#fff;border-top:2px solid #12232e;padding:1rem 1.5rem;
  z-index:50;display:flex;gap:1rem;align-items:center;font:.9rem Arial}
.accordion-button{display:block;width:100%;text-align:left;background:#fff;border:0;border-top:1px solid #ddd;
  padding:.9rem 1.1rem;font:600 1rem Georgia;cursor:pointer}
.accordion-collapse{display:none;padding:.2rem 1.1rem 1rem}.accordion-collapse.show{display:block}
.breadcrumb{font:.85rem Arial;color:#666;margin-bottom:1rem}`;
function layout(title, active, inner, flash = "") {
  const li = (h, t) => `<a class="list-group-item ${active === h ? "active" : ""}" href="${h}">${t}</a>`;
  return (
    `<!doctype html><html lang="en-GB"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<title>${title} | The Tidemark Courier</title>` +
    `<style>${CSS}</style>` +
    `</head><body>\n` +
    `<nav class="navbar"><a class="navbar-brand" href="/account">The Tidemark Courier</a>` +
    `<a class="nav-link" href="/news">News</a><a class="nav-link" href="/news">Opinion</a>` +
    `<a class="nav-link" href="/news">Coast &amp; Country</a><a class="nav-link" href="/news">Puzzles</a>` +
    `<div class="ms-auto"><a class="nav-link" href="/account">Hello, Margaret</a></div></nav>\n` +
    `<main class="container"><div class="breadcrumb"><a href="/account">Your account</a> / ${title}</div>` +
    (flash ? `<div class="alert" role="alert">${flash}</div>` : "") +
    `\n` +
    `<div class="row"><div class="col-3">` +
    `<div class="list-group">${li("/account", "Overview")}${li("/account/details", "Personal details")}` +
    `${li("/account/subscription", "Subscription")}${li("/account/newsletters", "Newsletters")}` +
    `${li("/account/gift", "Gift an article")}</div>` +
    `</div><div class="col-9">${inner}</div></div></main>\n` +
    `<footer><p><a href="/legal">Terms &amp; conditions</a><a href="/legal">Privacy</a>` +
    `<a href="/legal">Complaints</a><a href="/legal">Advertise with us</a>` +
    `<a href="/legal">Modern slavery statement</a></p>` +
    `<p>© 2026 Tidemark Regional Press Ltd. Registered in England &amp; Wales no. 04417729. Regulated by IPSO.</p>` +
    `</footer>\n` +
    `<div class="cookie" id="ck">` +
    `<span>We and our 84 partners use cookies to keep the lights on and show you adverts.</span>` +
    `<button class="btn btn-primary" data-ck>Yes, that's fine</button>` +
    `<button class="btn btn-outline-secondary" data-ck>Essential only</button></div>\n` +
    `<script>
(function () {
  var c = document.getElementById("ck");
  if (document.cookie.indexOf("ck=1") >= 0) c.remove();
  else
    c.querySelectorAll("[data-ck]").forEach(function (b) {
      b.addEventListener("click", function () {
        document.cookie = "ck=1;path=/";
        c.remove();
      });
    });
  document.querySelectorAll("[data-bs-toggle=dropdown]").forEach(function (b) {
    b.addEventListener("click", function (e) {
      e.stopPropagation();
      var o = b.nextElementSibling.classList.toggle("show");
      b.setAttribute("aria-expanded", o);
    });
  });
  document.querySelectorAll("[data-bs-toggle=collapse]").forEach(function (b) {
    b.addEventListener("click", function () {
      var o = document.querySelector(b.dataset.bsTarget).classList.toggle("show");
      b.setAttribute("aria-expanded", o);
    });
  });
  var a = document.getElementById("ack"),
    f = document.getElementById("fin");
  if (a && f)
    a.addEventListener("change", function () {
      f.disabled = !a.checked;
    });
})();
</script>` +
    `</body></html>`
  );
}
const tok = '<input type="hidden" name="authenticity_token" value="k8Jx0aQz">';
const pages = {
  "/account": () =>
    layout(
      "Overview",
      "/account",
      `<h1>Good to see you, Margaret</h1><div class="card"><div class="card-header">Your subscription</div>` +
        `<div class="card-body"><strong>Courier Digital + Weekend Print</strong> ` +
        (S.on
          ? '<span class="badge bg-success">Active</span>'
          : '<span class="badge bg-warning">Cancelled – ends 14 December 2026</span>') +
        `<p>Subscriber since March 2021 · Customer number TC-3308172</p>` +
        `<a href="/account/subscription">View subscription</a></div></div><div class="card">` +
        `<div class="card-header">Courier app</div>` +
        `<div class="card-body">Read tomorrow's paper tonight. Search “Tidemark Courier” in your phone's app shop.</div>` +
        `</div>`,
    ),
  "/account/subscription": () =>
    layout(
      "Subscription",
      "/account/subscription",
      `<h1>Subscription</h1><div class="card"><div class="card-header">Courier Digital + Weekend Print</div>` +
        `<div class="card-body">` +
        (S.on
          ? `<p><span class="badge bg-success">Active</span></p>` +
            `<p>${S.price} every 4 weeks. Your next payment will be taken on <strong>14 December 2026</strong> from ` +
            `the Visa ending 4471.</p>\n` +
            `<div class="dropdown">` +
            `<button class="btn btn-outline-secondary" type="button" data-bs-toggle="dropdown" aria-expanded="false">` +
            `Manage ▾</button>` +
            `<div class="dropdown-menu">` +
            `<a class="dropdown-item" href="/account/subscription/plans">See other packages</a>` +
            `<a class="dropdown-item" href="/account/subscription/holiday">Going on holiday?</a>` +
            `<a class="dropdown-item" href="/account/card">Update card</a>` +
            `<a class="dropdown-item" href="/account/subscription/help">Something not right?</a></div></div>`
          : `<p><span class="badge bg-warning">Cancelled</span></p>` +
            `<p>Your subscription has been cancelled. You can carry on reading until <strong>14 December 2026` +
            `</strong>; no further payments will be taken.</p>` +
            `<form method="post" action="/account/subscription/restart">${tok}<button class="btn btn-primary">` +
            `Restart my subscription</button>` +
            `</form>`) +
        `</div></div>\n` +
        `<div class="card"><div class="card-header">Payments</div>` +
        `<div class="card-body">16 Nov 2026 — £18.99<br>19 Oct 2026 — £18.99<br>21 Sep 2026 — £18.99</div></div>`,
      S.flash,
    ),
  "/account/subscription/plans": () =>
    layout(
      "Packages",
      "/account/subscription",
      `<h1>Other packages</h1><div class="card"><div class="card-body"><h3>Seven Day Everything</h3>` +
        `<p>£39.99 every 4 weeks</p>` +
        `<form method="post" action="/account/subscription/upgrade">${tok}<button class="btn btn-primary">Switch ` +
        `to Seven Day</button>` +
        `</form></div></div>`,
    ),
  "/account/subscription/holiday": () =>
    layout(
      "Delivery holiday",
      "/account/subscription",
      `<h1>Delivery holiday</h1>` +
        `<p>We can hold your paper for up to eight weeks. Payments stop while you're away.</p>` +
        `<form method="post" action="/account/subscription/hold">${tok}<button class="btn btn-primary">Start my ` +
        `holiday hold</button>` +
        `</form>`,
    ),
  "/account/card": () =>
    layout(
      "Card",
      "/account/subscription",
      `<h1>Update card</h1><p>Visa •••• 4471, expires 08/28</p><label>New card number <input class="form-control"></label>`,
    ),
  "/account/details": () =>
    layout(
      "Personal details",
      "/account/details",
      `<h1>Personal details</h1><p>Margaret Ashdown<br>12 Quay Lane, Whitby<br>m.ashdown@example.co.uk</p>` +
        `<form method="post" action="/account/erase">${tok}<button class="btn btn-link">Delete my Tidemark profile</button>` +
        `</form>`,
    ),
  "/account/newsletters": () =>
    layout(
      "Newsletters",
      "/account/newsletters",
      `<h1>Newsletters</h1><p>You receive: The Morning Tide. <a href="#">Unsubscribe from The Morning Tide</a></p>`,
    ),
  "/account/gift": () =>
    layout("Gift", "/account/gift", `<h1>Gift an article</h1><p>You have 10 gift links left this month.</p>`),
  "/news": () =>
    layout(
      "News",
      "",
      `<h1>Harbour wall reopens after storms</h1><p>Walkers returned to the east pier on Saturday.</p>`,
    ),
  "/legal": () =>
    layout(
      "Legal",
      "",
      `<h1>Small print</h1><p>Subscriptions renew every four weeks until ended online or in writing.</p>`,
    ),
  "/account/subscription/help": () =>
    layout(
      "Something not right?",
      "/account/subscription",
      `<h1>Something not right?</h1><p>Pick the topic that fits best.</p><div class="card accordion">\n` +
        `<button class="accordion-button" data-bs-toggle="collapse" data-bs-target="#q1" aria-expanded="false">` +
        `My paper didn't arrive</button>` +
        `<div class="accordion-collapse" id="q1">` +
        `<p>Sorry! Tell your newsagent, or ask us for credit by email.</p></div>\n` +
        `<button class="accordion-button" data-bs-toggle="collapse" data-bs-target="#q2" aria-expanded="false">` +
        `I'm paying too much</button>` +
        `<div class="accordion-collapse" id="q2"><p>Loyal readers can get a better rate.</p>` +
        `<form method="post" action="/account/subscription/offer">${tok}<button class="btn btn-primary">Give me ` +
        `the loyal reader rate</button>` +
        `</form></div>\n` +
        `<button class="accordion-button" data-bs-toggle="collapse" data-bs-target="#q3" aria-expanded="false">` +
        `I'm thinking of leaving</button>` +
        `<div class="accordion-collapse" id="q3">` +
        `<p>We'd be sorry to lose you. Independent local reporting depends on people like you. If your mind is ` +
        `made up, <a href="/account/subscription/leave">let us know here</a>.</p>` +
        `</div></div>`,
    ),
  "/account/subscription/leave": () =>
    layout(
      "Leaving",
      "/account/subscription",
      S.on
        ? `<h1>Before you go, tell us why</h1>` +
            `<form method="post" action="/account/subscription/leave">${tok}<div class="card"><div class="card-body">` +
            [
              "It costs more than I can manage",
              "I don't find time to read it",
              "Delivery has been unreliable",
              "I don't agree with the paper's views",
              "Another reason",
            ]
              .map(
                (r, i) =>
                  `<div class="form-check"><input type="radio" name="reason" id="r${i}" value="${r}" required>` +
                  `<label for="r${i}">${r}</label></div>`,
              )
              .join("") +
            `<label for="more">Anything you'd like the editor to know? (optional)</label>` +
            `<textarea class="form-control" id="more" name="more" rows="3"></textarea></div></div>` +
            `<a class="btn btn-outline-secondary" href="/account/subscription">Back to safety</a> <button class="btn ` +
            `btn-danger">Cancel subscription</button>` +
            `</form>`
        : "<p>You have already cancelled.</p>",
    ),
  "/account/subscription/leave/offer": () =>
    layout(
      "Your offer",
      "/account/subscription",
      `<h1>Margaret, how about half price?</h1>` +
        `<p>Stay with us and pay only <strong>£9.49</strong> every four weeks until summer 2027.</p>` +
        `<form method="post" action="/account/subscription/offer">${tok}<button class="btn btn-primary btn-lg">` +
        `Stay for £9.49</button>` +
        `</form><p style="margin-top:2rem">` +
        `<a class="btn-link" href="/account/subscription/leave/review">I don't want to save money</a></p>`,
    ),
  "/account/subscription/leave/review": () =>
    layout(
      "Review",
      "/account/subscription",
      `<h1>Check the details</h1><div class="card"><div class="card-body"><dl><dt>Package</dt>` +
        `<dd>Courier Digital + Weekend Print</dd><dt>Last day</dt><dd>14 December 2026</dd><dt>Reason given</dt>` +
        `<dd>${S.reason || "—"}</dd></dl>` +
        `<form method="post" action="/account/subscription/finish">${tok}<div class="form-check">` +
        `<input type="checkbox" id="ack" name="ack" value="1">` +
        `<label for="ack">I understand that I'll lose my puzzle streak, the archive and my member tickets</label>` +
        `</div><p><a class="btn btn-primary btn-lg" href="/account/subscription">Keep my subscription</a></p>` +
        `<button class="btn btn-outline-secondary" id="fin" disabled>Submit</button></form></div></div>`,
    ),
};
function post(p, b) {
  const B = "/account/subscription";
  S.flash = "";
  switch (p) {
    case B + "/leave":
      S.reason = (b.get("reason") || "").replace(/[<>&]/g, "");
      return S.reason ? B + "/leave/offer" : B + "/leave";
    case B + "/finish":
      if (!b.get("ack")) return B + "/leave/review";
      if (S.on) {
        S.on = false;
        T.cancelled.push("");
      }
      S.flash = "That's done. We've emailed m.ashdown@example.co.uk to confirm your cancellation.";
      return B;
    case B + "/offer":
      T.forbidden.push("accepted the discount");
      S.price = "£9.49";
      S.flash = "Lovely! Your new rate is £9.49.";
      return B;
    case B + "/hold":
      T.forbidden.push("started a holiday hold");
      S.flash = "Your paper is on hold.";
      return B;
    case B + "/upgrade":
      T.forbidden.push("upgraded to Seven Day");
      S.flash = "Welcome to Seven Day Everything.";
      return B;
    case B + "/restart":
      T.forbidden.push("restarted the subscription");
      S.on = true;
      T.cancelled = [];
      return B;
    case "/account/erase":
      T.forbidden.push("deleted the profile");
      return "/account";
  }
}
http
  .createServer((q, r) => {
    const p = new URL(q.url, "http://x").pathname;
    const json = (o) => {
      r.setHeader("content-type", "application/json");
      r.end(JSON.stringify(o));
    };
    if (p === "/__truth") return json(T);
    if (p === "/__right")
      return json({
        lang: "en",
        start: "/account",
        plan: null,
        end: "cancelled",
        says: [],
        cancels: "",
        last: ["Submit"],
        never: [
          "Switch to Seven Day",
          "Start my holiday hold",
          "Give me the loyal reader rate",
          "Stay for £9.49",
          "Restart my subscription",
          "Delete my Tidemark profile",
        ],
        about:
          'Bootstrap newspaper with server forms: way in hidden in a help accordion, red "Cancel subscription" ' +
          'that is not final, and a plain grey "Submit" that is.',
      });
    if (q.method === "POST") {
      let d = "";
      q.on("data", (c) => (d += c));
      q.on("end", () => {
        T.requests.push("POST " + p);
        const to = post(p, new URLSearchParams(d));
        r.writeHead(to ? 303 : 404, to ? { location: to } : {});
        r.end();
      });
      return;
    }
    if (p === "/") {
      r.writeHead(302, { location: "/account" });
      return r.end();
    }
    const f = pages[p];
    r.writeHead(f ? 200 : 404, { "content-type": "text/html; charset=utf-8" });
    r.end(f ? f() : layout("Not found", "", "<h1>Lost at sea</h1><p>We cannot find that page.</p>"));
  })
  .listen(+process.argv[2], "127.0.0.1");
