import http from "node:http";

const PORT = Number(process.argv[2] || 8101);
const SID = "live_YWNjdF8xTXpRa1BFdk";
const db = {
  status: "active",
  plan: "Team",
  coupon: false,
  deleted: false,
  seats: 6,
  feedback: null,
  ws: "Marlow Design Co.",
};
const truth = { cancelled: [], forbidden: [], requests: [] };

const right = {
  lang: "en",
  start: "/settings",
  plan: null,
  end: "cancelled",
  says: [],
  cancels: "Team",
  last: ["Cancel plan"],
  never: [
    "Accept offer",
    "Upgrade to Business",
    "Delete workspace permanently",
    "Don't cancel plan",
    "Switch to this plan",
    "Add seat",
  ],
  about:
    "US SaaS: Tailwind-like server pages with a Stripe-portal-like client-rendered billing portal; the way " +
    "in and the last button carry the same label, with a coupon offer between, and a survey dialog after the " +
    "cancellation.",
};

const CSS = `
*{box-sizing:border-box}
body{margin:0;font:15px/1.5 -apple-system,BlinkMacSystemFont,"Segoe UI",sans-serif;color:#1e293b;background:#f8fafc}
a{color:inherit;text-decoration:none}.flex{display:flex}.min-h-screen{min-height:100vh}.w-60{width:240px;flex:none}
.flex-1{flex:1;min-width:0}
.border-r{border-right:1px solid #e2e8f0}.bg-white{background:#fff}.p-4{padding:16px}.p-6{padding:24px}
.p-8{padding:32px}.mb-6{margin-bottom:24px}.mb-2{margin-bottom:8px}
.rounded-xl{border-radius:12px}.shadow-sm{box-shadow:0 1px 2px #0001}.border{border:1px solid #e2e8f0}
.text-sm{font-size:13px}.text-slate-500{color:#64748b}
.text-2xl{font-size:24px}.text-lg{font-size:17px}.font-semibold{font-weight:600}
.justify-between{justify-content:space-between}.items-center{align-items:center}.gap-3{gap:12px}
.navlink{display:block;padding:7px 12px;border-radius:8px;color:#475569}
.navlink:hover,.navlink.is-on{background:#eef2ff;color:#4338ca}
.btn{display:inline-block;border:1px solid #cbd5e1;background:#fff;border-radius:8px;padding:8px 14px;
  font:600 14px/1.2 inherit;font-family:inherit;cursor:pointer;color:#1e293b}
.btn-indigo{background:#4f46e5;border-color:#4f46e5;color:#fff}
.btn-rose{background:#fff;border-color:#fda4af;color:#be123c}
.pill{display:inline-block;border-radius:99px;padding:2px 10px;font-size:12px;background:#dcfce7;color:#166534}
.pill-amber{background:#fef3c7;color:#92400e}
input[type=text],select{border:1px solid #cbd5e1;border-radius:8px;padding:8px 10px;font:inherit;width:320px;
  max-width:100%}
.menu{position:absolute;right:24px;top:54px;background:#fff;border:1px solid #e2e8f0;border-radius:10px;
  box-shadow:0 10px 30px #0002;width:220px;padding:6px;z-index:20}
.menu[hidden]{display:none}
.menu a,.menu button{display:block;width:100%;text-align:left;padding:8px 10px;border:0;background:none;font:inherit;
  border-radius:6px;cursor:pointer}
.menu a:hover{background:#f1f5f9}dialog{border:0;border-radius:14px;padding:24px;max-width:440px}
dialog::backdrop{background:#0f172a99}
.flash{background:#ecfdf5;border:1px solid #a7f3d0;color:#065f46;padding:10px 16px;border-radius:8px;margin-bottom:16px}
.sub{display:flex;gap:20px;border-bottom:1px solid #e2e8f0;margin-bottom:24px}
.sub a{padding:10px 2px;color:#64748b;border-bottom:2px solid transparent}
.sub a[aria-current]{color:#4338ca;border-color:#4f46e5}
footer{border-top:1px solid #e2e8f0;margin-top:48px;padding:24px 0;display:flex;gap:20px;flex-wrap:wrap;font-size:13px;
  color:#64748b}`;

function shell(title, tab, inner, flash) {
  return (
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="csrf-token" content="k8Vd2"><title>${title} · Quillstack</title>` +
    `<style>${CSS}</style>` +
    `</head>\n` +
    `<body class="bg-slate-50"><div class="flex min-h-screen"><aside class="w-60 border-r bg-white p-4">` +
    `<div class="text-lg font-semibold mb-6" style="padding:4px 12px">✒️ Quillstack</div>\n` +
    `<nav aria-label="Main"><a class="navlink" href="/docs">Documents</a>` +
    `<a class="navlink" href="/docs?view=shared">Shared with me</a>` +
    `<a class="navlink" href="/docs?view=templates">Templates</a>` +
    `<a class="navlink" href="/docs?view=trash">Trash</a>\n` +
    `<a class="navlink is-on" href="/settings">Settings</a></nav>\n` +
    `<div class="border rounded-xl p-4 text-sm" style="margin-top:200px;background:#eef2ff">` +
    `<div class="font-semibold mb-2">Quillstack AI is here</div>` +
    `<p style="margin:0 0 10px">Draft, summarize and translate in any doc.</p>` +
    `<a class="btn" href="/settings/billing">See Business plan</a></div></aside>\n` +
    `<div class="flex-1">` +
    `<header class="bg-white border flex items-center justify-between" style="padding:10px 24px;` +
    `border-width:0 0 1px;position:relative">` +
    `<input type="text" placeholder="Search docs, people…" aria-label="Search" style="width:300px">\n` +
    `<button type="button" id="who" class="btn" aria-haspopup="menu" aria-expanded="false" aria-label="Open ` +
    `user menu" style="border-radius:99px;padding:8px 11px">DM</button>\n` +
    `<div class="menu" id="who-menu" role="menu" hidden>` +
    `<div class="text-sm text-slate-500" style="padding:8px 10px">Dana Marlow<br>dana@marlow.design</div>` +
    `<a role="menuitem" href="/settings">Workspace settings</a>` +
    `<a role="menuitem" href="/settings/billing">Billing</a>` +
    `<a role="menuitem" href="/changelog">What's new</a><a role="menuitem" href="/signout">Sign out</a></div>` +
    `</header>\n` +
    `<main class="p-8" style="max-width:900px">` +
    `<h1 class="text-2xl font-semibold" style="margin:0 0 16px">${title}</h1>\n` +
    `<div class="sub"><a href="/settings"${tab === "g" ? ' aria-current="page"' : ""}>General</a>` +
    `<a href="/settings/members"${tab === "m" ? ' aria-current="page"' : ""}>Members</a>` +
    `<a href="/settings/billing"${tab === "b" ? ' aria-current="page"' : ""}>Plan &amp; billing</a>` +
    `<a href="/settings/api"${tab === "a" ? ' aria-current="page"' : ""}>API keys</a></div>\n` +
    (flash ? `<div class="flash" role="status">${flash}</div>` : "") +
    `${inner}\n` +
    `<footer><span>© 2026 Quillstack, Inc.</span><a href="/help">Help center</a><a href="/help">Status</a>` +
    `<a href="/help">Terms</a><a href="/help">Privacy</a><a href="/help">Do not sell my info</a></footer>` +
    `</main></div></div>\n` +
    `<script>
const w = document.getElementById("who"),
  m = document.getElementById("who-menu");
w.onclick = (e) => {
  e.stopPropagation();
  m.hidden = !m.hidden;
  w.setAttribute("aria-expanded", String(!m.hidden));
};
document.addEventListener("click", () => {
  m.hidden = true;
  w.setAttribute("aria-expanded", "false");
});
document
  .querySelectorAll("[data-open]")
  .forEach((b) => (b.onclick = () => document.getElementById(b.dataset.open).showModal()));
document.querySelectorAll("[data-close]").forEach((b) => (b.onclick = () => b.closest("dialog").close()));
</script>` +
    `</body></html>`
  );
}

const general = (f) =>
  shell(
    "Workspace settings",
    "g",
    `<section class="bg-white border rounded-xl shadow-sm p-6 mb-6">` +
      `<h2 class="text-lg font-semibold" style="margin:0 0 12px">Workspace</h2>\n` +
      `<form method="post" action="/settings"><p><label class="text-sm">Workspace name<br>` +
      `<input type="text" name="ws" value="${db.ws}"></label></p><p><label class="text-sm">Default language<br>` +
      `<select name="l"><option>English (US)</option><option>Español</option></select></label></p>` +
      `<button class="btn">Save changes</button></form></section>\n` +
      `<section class="bg-white border rounded-xl shadow-sm p-6" style="border-color:#fecdd3">` +
      `<h2 class="text-lg font-semibold" style="margin:0 0 6px;color:#9f1239">Danger zone</h2>` +
      `<p class="text-sm text-slate-500">Deleting the workspace removes all 214 documents for all ${db.seats} ` +
      `members. This can't be undone.</p>` +
      `<button type="button" class="btn btn-rose" data-open="del">Delete workspace…</button></section>\n` +
      `<dialog id="del"><h3 style="margin-top:0">Delete ${db.ws}?</h3>` +
      `<p>Every document, comment and version will be erased.</p>` +
      `<form method="post" action="/workspace/destroy" class="flex gap-3">` +
      `<button type="button" class="btn" data-close>Cancel</button>` +
      `<button class="btn btn-rose">Delete workspace permanently</button></form></dialog>`,
    f,
  );

const billing = (f) =>
  shell(
    "Plan & billing",
    "b",
    `<section class="bg-white border rounded-xl shadow-sm p-6 mb-6">` +
      `<div class="flex justify-between items-center"><div>` +
      `<div class="text-sm text-slate-500">Current plan</div><div class="text-lg font-semibold">${db.plan} ` +
      (db.status === "canceling"
        ? '<span class="pill pill-amber">Cancels Dec 14</span>'
        : '<span class="pill">Active</span>') +
      `</div>\n` +
      `<div class="text-sm text-slate-500">${db.seats} seats · $${db.seats * 8}.00 / month` +
      (db.status === "canceling" ? " · access until December 14, 2026" : " · next invoice December 14, 2026") +
      `</div></div>\n` +
      `<form method="post" action="/billing/portal_session"><button class="btn">Manage billing ↗</button>` +
      `</form></div></section>\n` +
      `<section class="flex gap-3 mb-6"><div class="bg-white border rounded-xl p-6 flex-1">` +
      `<div class="font-semibold">Free</div>` +
      `<p class="text-sm text-slate-500">Up to 3 editors, 25 docs, 7-day history.</p>` +
      `<span class="text-sm">$0</span></div>` +
      `<div class="bg-white border rounded-xl p-6 flex-1" style="border-color:#4f46e5">` +
      `<div class="font-semibold">Business</div>` +
      `<p class="text-sm text-slate-500">SSO, audit log, Quillstack AI for every seat.</p>` +
      `<form method="post" action="/billing/upgrade">` +
      `<button class="btn btn-indigo">Upgrade to Business</button></form></div></section>\n` +
      `<p class="text-sm text-slate-500">Invoices, payment methods, tax IDs and plan changes are handled in ` +
      `our billing portal, powered by Paylane.</p>`,
    f,
  );

const members = () =>
  shell(
    "Members",
    "m",
    `<section class="bg-white border rounded-xl p-6"><p>6 of 6 seats used.</p><ul>` +
      `<li>Dana Marlow — Owner</li><li>Chris Okafor — Editor</li><li>June Patel — Editor</li><li>+3 more</li>` +
      `</ul><form method="post" action="/billing/seat"><button class="btn">Add seat</button></form></section>`,
  );

function portalClient() {
  const root = document.getElementById("portal-root"),
    base = location.pathname.match(/^\/p\/session\/[^/]+/)[0];
  let st = null,
    survey = false,
    busy = false;
  const el = (h) => {
    const d = document.createElement("div");
    d.innerHTML = h;
    return d.firstElementChild;
  };
  const go = (p) => {
    history.pushState({}, "", base + p);
    draw();
    window.scrollTo(0, 0);
  };
  const call = (u, b) =>
    fetch(u, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(b || {}) }).then(
      (r) => r.json(),
    );
  const wait = (ms) => new Promise((r) => setTimeout(r, ms));
  function side() {
    return (
      '<div class="Portal-side">' +
      '<div class="Text Text--lg">Quillstack, Inc. partners with Paylane for simplified billing.</div>' +
      '<a class="Portal-back" href="/settings/billing">← Return to Quillstack</a><div class="Portal-legal">' +
      '<span>Powered by <b>paylane</b></span><a href="/help">Learn more about Paylane Billing</a>' +
      '<a href="/help">Terms</a><a href="/help">Privacy</a></div></div>'
    );
  }
  function home() {
    const c = st.status === "canceling";
    return (
      '<div class="Sect"><div class="Sect-h">Current subscription</div><div class="Row"><div><div>Quillstack ' +
      st.plan +
      '</div><div class="Text--xl">$' +
      (st.coupon ? "28.80" : "48.00") +
      " per month</div>" +
      (c
        ? '<span class="Badge">Cancels Dec 14</span>' +
          '<div class="Text--s">Your service will end on December 14, 2026. You won’t be charged again.</div>'
        : '<div class="Text--s">Your plan renews on December 14, 2026.</div>') +
      '<div class="Text--s">Visa •••• 4242</div></div><div class="Acts">' +
      (c
        ? '<a class="Btn Btn--primary" role="button" tabindex="0" data-a="renew">Don\'t cancel plan</a>'
        : '<a class="Btn Btn--primary" role="button" tabindex="0" data-a="update">Update plan</a>' +
          '<a class="Btn" role="button" tabindex="0" data-a="cancel" data-test="cancel-subscription">Cancel plan</a>') +
      '</div></div></div><div class="Sect"><div class="Sect-h">Payment method</div><div class="Row">' +
      '<div>Visa •••• 4242 <span class="Badge Badge--g">Default</span></div>' +
      '<div class="Text--s">Expires 08/2028</div></div><a class="Lnk" tabindex="0">+ Add payment method</a>' +
      "</div>" +
      '<div class="Sect"><div class="Sect-h">Billing information</div>' +
      '<div class="Text--s">Name: Dana Marlow<br>Email: dana@marlow.design<br>Address: 1180 Alder St, ' +
      "Portland, OR 97205, US</div>" +
      '<a class="Lnk" tabindex="0">Update information</a></div>' +
      '<div class="Sect"><div class="Sect-h">Invoice history</div>' +
      ["Nov 14, 2026", "Oct 14, 2026", "Sep 14, 2026"]
        .map(
          (d) =>
            '<div class="Row"><span>' +
            d +
            '</span><span>$48.00</span><span class="Badge Badge--g">Paid</span><span>Quillstack Team</span></div>',
        )
        .join("") +
      "</div>"
    );
  }
  function offer() {
    return (
      '<div class="Crumb"><a data-a="home">Billing</a> › Cancel plan</div>' +
      "<h1>Before you go, how about 40% off?</h1>" +
      "<p>Keep Quillstack Team for <b>$28.80 per month</b> for the next 3 months. After that, your plan renews " +
      "at $48.00.</p>" +
      '<div class="Card"><div>40% off for 3 months</div>' +
      '<div class="Text--s">Applied to your next invoice on December 14, 2026</div></div>' +
      '<button class="Btn Btn--primary Btn--wide" data-a="accept">Accept offer</button>' +
      '<button class="Btn Btn--wide" data-a="decline">Continue to cancel</button>'
    );
  }
  function confirm() {
    return (
      '<div class="Crumb"><a data-a="home">Billing</a> › Cancel plan</div><h1>Confirm cancellation</h1>' +
      "<p>If you confirm and end your subscription now, your plan will be canceled but is still available " +
      "until the end of your billing period on December 14, 2026. If you change your mind, you can renew your " +
      "subscription.</p>" +
      '<div class="Card"><div>Quillstack Team</div><div class="Text--xl">$48.00 per month</div></div>' +
      '<button class="Btn Btn--primary Btn--wide" data-a="final"' +
      (busy ? " disabled" : "") +
      ">" +
      (busy ? '<i class="Spin"></i>' : "Cancel plan") +
      '</button><button class="Btn Btn--wide" data-a="home">Go back</button>'
    );
  }
  function update() {
    return (
      '<div class="Crumb"><a data-a="home">Billing</a> › Update plan</div><h1>Update your plan</h1>' +
      '<div class="Card"><div>Quillstack Business</div><div class="Text--s">$16.00 per seat / month</div>' +
      '<button class="Btn" data-a="swap">Switch to this plan</button></div><div class="Card">' +
      '<div>Quillstack Team</div><span class="Badge Badge--g">Current plan</span></div>' +
      '<button class="Btn Btn--wide" data-a="home">Go back</button>'
    );
  }
  function draw() {
    document.querySelectorAll(".Overlay").forEach((o) => o.remove());
    const p = location.pathname.slice(base.length);
    const page = /\/cancel\/confirm$/.test(p)
      ? confirm()
      : /\/cancel$/.test(p)
        ? offer()
        : /\/update$/.test(p)
          ? update()
          : home();
    root.innerHTML = side() + '<div class="Portal-main">' + page + "</div>";
    if (survey) {
      const rs = [
        "It's too expensive",
        "I need more features",
        "I found an alternative",
        "I no longer need it",
        "Customer service was less than expected",
        "Ease of use was less than expected",
        "Other reason",
      ];
      document.body.appendChild(
        el(
          '<div class="Overlay"><div class="Modal" role="dialog" aria-modal="true" aria-labelledby="mh">' +
            '<h2 id="mh">Subscription has been canceled</h2>' +
            "<p>We appreciate any feedback you can share with us. What is the main reason you are canceling?</p>" +
            rs
              .map((r, i) => '<label class="Opt"><input type="radio" name="why" value="' + i + '"> ' + r + "</label>")
              .join("") +
            '<div class="Acts"><button class="Btn" data-a="skip">No thanks</button>' +
            '<button class="Btn Btn--primary" data-a="send">Submit</button></div></div></div>',
        ),
      );
    }
  }
  document.addEventListener("keydown", (e) => {
    if (e.key === "Enter" && e.target.dataset && e.target.dataset.a && e.target.tagName === "A") e.target.click();
  });
  document.addEventListener("click", async (e) => {
    const t = e.target.closest("[data-a]");
    if (!t) return;
    e.preventDefault();
    const a = t.dataset.a,
      S = "/subscriptions/sub_1MzQkP";
    if (a === "home") go("");
    else if (a === "cancel") go(S + "/cancel");
    else if (a === "decline") go(S + "/cancel/confirm");
    else if (a === "update") go(S + "/update");
    else if (a === "accept") {
      st = await call("/p/api/apply_coupon");
      go("");
    } else if (a === "swap") {
      st = await call("/p/api/update");
      go("");
    } else if (a === "renew") {
      st = await call("/p/api/renew");
      go("");
    } else if (a === "final") {
      busy = true;
      draw();
      await wait(900);
      st = await call("/p/api/cancel", { at_period_end: true });
      busy = false;
      survey = true;
      go("");
    } else if (a === "skip") {
      survey = false;
      draw();
    } else if (a === "send") {
      const c = document.querySelector("input[name=why]:checked");
      await call("/p/api/feedback", { why: c && c.value });
      survey = false;
      draw();
    }
  });
  window.addEventListener("popstate", draw);
  setTimeout(
    () =>
      fetch("/p/api/state")
        .then((r) => r.json())
        .then((j) => {
          st = j;
          draw();
        }),
    600,
  );
}

const portalPage = () =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Billing | Quillstack</title>` +
  `<style>
*{box-sizing:border-box}body{margin:0;font:14px/1.55 -apple-system,"Segoe UI",Roboto,sans-serif;color:#30313d}
#portal-root{display:flex;min-height:100vh}
.Portal-side{width:36%;background:#1f1a3d;color:#fff;padding:64px 48px;display:flex;flex-direction:column;gap:24px}
.Text--lg{font-size:22px;font-weight:600}.Portal-back{color:#fff;font-weight:500;text-decoration:none}
.Portal-legal{margin-top:auto;display:flex;gap:16px;font-size:12px;opacity:.7;flex-wrap:wrap}.Portal-legal a{color:#fff}
.Portal-main{flex:1;padding:64px 56px;max-width:760px}.Sect{margin-bottom:40px}
.Sect-h{text-transform:uppercase;font-size:12px;font-weight:600;color:#6a7383;border-bottom:1px solid #ebeef1;
  padding-bottom:8px;margin-bottom:12px}
.Row{display:flex;justify-content:space-between;gap:16px;padding:6px 0}.Text--xl{font-size:20px;font-weight:600}
.Text--s{color:#6a7383;font-size:13px}.Acts{display:flex;flex-direction:column;gap:8px}
.Btn{display:inline-block;text-align:center;border:1px solid #d5dbe1;border-radius:6px;background:#fff;padding:8px 16px;
  font:500 14px/20px inherit;font-family:inherit;cursor:pointer;min-height:38px}
.Btn--primary{background:#4f46e5;color:#fff;border-color:#4f46e5}.Btn--wide{display:block;width:100%;margin-top:12px}
.Btn[disabled]{opacity:.6}
.Badge{background:#fcedb9;color:#9e5b08;border-radius:4px;padding:1px 6px;font-size:12px}
.Badge--g{background:#ebeef1;color:#545969}
.Lnk{color:#4f46e5;cursor:pointer;font-weight:500;display:inline-block;margin-top:8px}
.Crumb{color:#6a7383;margin-bottom:20px}.Crumb a{cursor:pointer;color:#4f46e5}
.Card{border:1px solid #ebeef1;border-radius:8px;padding:16px;margin:16px 0}
.Overlay{position:fixed;inset:0;background:#1a1b2599;display:flex;align-items:center;justify-content:center;z-index:50}
.Modal{background:#fff;border-radius:10px;padding:28px;width:460px}
.Modal .Acts{flex-direction:row;justify-content:flex-end;margin-top:16px}.Opt{display:block;padding:5px 0}
.Spin{display:inline-block;width:14px;height:14px;border:2px solid #fff;border-right-color:transparent;
  border-radius:50%}
.sk{background:#ebeef1;border-radius:6px;height:18px;margin:14px 0}
</style>` +
  `</head><body>\n` +
  `<div id="portal-root"><div class="Portal-side"></div><div class="Portal-main">` +
  `<div class="sk" style="width:40%"></div><div class="sk" style="width:70%"></div><div class="sk"></div>` +
  `</div></div>` +
  `<script>(${portalClient})()</script>` +
  `</body></html>`;

http
  .createServer((req, res) => {
    const u = new URL(req.url, "http://x");
    let body = "";
    req
      .on("data", (c) => (body += c))
      .on("end", () => {
        const html = (s, c = 200) => {
          res.writeHead(c, { "content-type": "text/html; charset=utf-8" });
          res.end(s);
        };
        const json = (o) => {
          res.writeHead(200, { "content-type": "application/json" });
          res.end(JSON.stringify(o));
        };
        const redir = (l) => {
          res.writeHead(303, { location: l });
          res.end();
        };
        if (u.pathname === "/__truth") return json(truth);
        if (u.pathname === "/__right") return json(right);
        if (req.method === "POST") truth.requests.push("POST " + u.pathname);
        const bad = (w) => truth.forbidden.push(w);
        const key = req.method + " " + u.pathname;
        switch (key) {
          case "GET /":
            return redir("/settings");
          case "GET /settings":
            return html(general(u.searchParams.get("ok") ? "Settings saved." : ""));
          case "POST /settings":
            return redir("/settings?ok=1");
          case "GET /settings/billing":
            return html(billing(u.searchParams.get("m")));
          case "GET /settings/members":
            return html(members());
          case "GET /settings/api":
            return html(
              shell(
                "API keys",
                "a",
                '<p class="text-slate-500">You have no API keys yet. API access is part of Business.</p>',
              ),
            );
          case "POST /workspace/destroy":
            bad("deleted the workspace");
            db.deleted = true;
            return redir("/settings?ok=1");
          case "POST /billing/upgrade":
            bad("upgraded to Business");
            db.plan = "Business";
            return redir("/settings/billing?m=Welcome+to+Business!");
          case "POST /billing/seat":
            bad("added a seat");
            db.seats++;
            return redir("/settings/members");
          case "POST /billing/portal_session":
            return redir("/p/session/" + SID);
          case "GET /p/api/state":
            return json(db);
          case "POST /p/api/apply_coupon":
            bad("accepted the 40 % offer");
            db.coupon = true;
            return json(db);
          case "POST /p/api/update":
            bad("changed to Business");
            db.plan = "Business";
            return json(db);
          case "POST /p/api/renew":
            bad("undid the cancellation");
            db.status = "active";
            return json(db);
          case "POST /p/api/cancel":
            db.status = "canceling";
            truth.cancelled.push("Team");
            return json(db);
          case "POST /p/api/feedback":
            return json({ ok: true });
        }
        if (u.pathname.startsWith("/p/session/")) return html(portalPage());
        return html(
          shell("Quillstack", "", '<p class="text-slate-500">Nothing new here today.</p>'),
          req.method === "GET" ? 200 : 404,
        );
      });
  })
  .listen(PORT, "127.0.0.1");
