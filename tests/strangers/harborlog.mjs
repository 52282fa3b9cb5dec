// Harborlog: US log-monitoring SaaS for small teams. Material UI look, tabs, seats, portalled menus and
// dialogs, typed words at the end.
import http from "node:http";
import { json as readJson } from "node:stream/consumers";

const end = new Date();
end.setDate(end.getDate() + 19);
const periodEnd = end.toLocaleDateString("en-US", { month: "long", day: "numeric", year: "numeric" });

const workspace = {
  name: "Tidepool Robotics",
  slug: "tidepool-robotics",
  plan: "Team",
  cycle: "monthly",
  cancelAtPeriodEnd: false,
  periodEnd,
  seats: [
    { id: 1, name: "Dana Whitlock", email: "dana@tidepool.example", role: "Owner" },
    { id: 2, name: "Marcus Oyelaran", email: "marcus@tidepool.example", role: "Admin" },
    { id: 3, name: "Priya Raman", email: "priya@tidepool.example", role: "Member" },
    { id: 4, name: "Jo Lindqvist", email: "jo@tidepool.example", role: "Member" },
    { id: 5, name: "Ben Castellano", email: "ben@tidepool.example", role: "Viewer" },
  ],
};
const truth = { cancelled: [], forbidden: [], requests: [] };

const routes = {
  "POST /v1/billing/subscription/cancel": (body) => {
    if (body.phrase !== "cancel team plan" || !body.reason) return 422;
    workspace.cancelAtPeriodEnd = true;
    truth.cancelled.push("Team");
  },
  "POST /v1/billing/subscription/resume": () => {
    workspace.cancelAtPeriodEnd = false;
    truth.forbidden.push("resumed the plan");
  },
  "POST /v1/billing/subscription/annual": () => {
    workspace.cycle = "annual";
    truth.forbidden.push("switched to annual billing");
  },
  "POST /v1/billing/subscription/free": () => {
    workspace.plan = "Free";
    truth.forbidden.push("downgraded to Free immediately");
  },
  "POST /v1/billing/subscription/business": () => {
    workspace.plan = "Business";
    truth.forbidden.push("upgraded to Business");
  },
  "POST /v1/seats/add": () => truth.forbidden.push("bought a seat"),
  "POST /v1/seats/remove": (body) => {
    workspace.seats = workspace.seats.filter((seat) => seat.id !== body.id);
    truth.forbidden.push("removed a team member");
  },
  "POST /v1/workspace/delete": () => truth.forbidden.push("deleted the workspace"),
  "POST /v1/integrations/disconnect": () => truth.forbidden.push("disconnected an integration"),
};

const right = {
  lang: "en",
  start: "/settings/general",
  plan: null,
  end: "cancelled",
  says: [],
  cancels: "Team",
  last: ["Schedule cancellation"],
  never: [
    "Resume plan",
    "Switch to annual",
    "Downgrade to Free now",
    "Upgrade to Business",
    "Add a seat",
    "Remove",
    "Delete workspace",
    "Disconnect",
  ],
  about:
    "MUI-like team SaaS: billing tab, icon-only kebab, stepper dialog in a portal, div combobox, confirm-shaming, typed phrase, " +
    "'Downgrade to Free now' sits right beside the final control.",
};

const client = String.raw`
(() => {
  const $ = (selector, from = document) => from.querySelector(selector);
  const tabs = ["general", "members", "billing", "integrations", "advanced"];
  const labels = {
    general: "General",
    members: "Members",
    billing: "Billing",
    integrations: "Integrations",
    advanced: "Advanced",
  };
  let ws;
  let flow = null;

  const esc = (text) => String(text).replace(/[&<>"]/g, (c) => "&#" + c.charCodeAt(0) + ";");
  const btn = (text, action, variant = "text", extra = "") =>
    '<button class="MuiButtonBase-root MuiButton-root MuiButton-' +
    variant +
    '" tabindex="0" type="button" data-act="' +
    action +
    '" ' +
    extra +
    ">" +
    text +
    '<span class="MuiTouchRipple-root"></span></button>';
  const paper = (inner) => '<div class="MuiPaper-root MuiPaper-outlined MuiCard-root">' + inner + "</div>";
  const current = () => location.pathname.split("/")[2] || "general";

  const panes = {
    general: () =>
      paper(
        '<h6 class="MuiTypography-h6">Workspace</h6><p>' +
          esc(ws.name) +
          "</p><p class='dim'>app.harborlog.example/" +
          ws.slug +
          "</p>",
      ) +
      paper('<h6 class="MuiTypography-h6">Time zone</h6><p>(UTC-08:00) Pacific Time</p>') +
      paper(
        "<h6 class='MuiTypography-h6'>Harborlog on your phone</h6><p>Get paged before your " +
          "customers tweet. Now on iOS and Android.</p>",
      ),
    members: () =>
      '<div class="row"><h6 class="MuiTypography-h6">' +
      ws.seats.length +
      " of 5 seats used</h6>" +
      btn("Add a seat", "seat", "contained") +
      "</div>" +
      '<table class="MuiTable-root"><thead><tr><th>Name</th><th>Email</th><th>Role</th><th></th></tr></thead><tbody>' +
      ws.seats
        .map(
          (s) =>
            "<tr><td>" +
            s.name +
            "</td><td>" +
            s.email +
            "</td><td>" +
            s.role +
            "</td><td>" +
            (s.role === "Owner" ? "" : btn("Remove", "remove", "text", 'data-id="' + s.id + '"')) +
            "</td></tr>",
        )
        .join("") +
      "</tbody></table>",
    billing: () =>
      paper(
        '<div class="row"><div><span class="MuiTypography-overline">Current plan</span><h5 class="MuiTypography-h5">' +
          ws.plan +
          '</h5></div><button class="MuiIconButton-root" type="button" aria-label="more" aria-haspopup="true" data-act="menu">' +
          '<svg width="24" height="24" viewBox="0 0 24 24"><circle cx="12" cy="5" r="2"/><circle cx="12" cy="12" r="2"/>' +
          '<circle cx="12" cy="19" r="2"/></svg></button></div>' +
          (ws.cancelAtPeriodEnd
            ? '<div class="MuiAlert-root" role="alert"><strong>Your Team plan has been canceled.</strong> Everyone keeps access until ' +
              ws.periodEnd +
              ". You won’t be charged again.</div>" +
              btn("Resume plan", "resume", "contained")
            : "<p>5 seats × $19.00, billed " +
              ws.cycle +
              ". Next invoice of $95.00 on " +
              ws.periodEnd +
              ".</p>" +
              btn("Upgrade to Business", "business", "contained")),
      ) +
      paper('<h6 class="MuiTypography-h6">Payment method</h6><p>Visa ending in 0093, expires 08/29</p>') +
      paper(
        '<h6 class="MuiTypography-h6">Invoices</h6><ul><li>HL-20417 · $95.00 · Paid</li><li>HL-19882 · $95.00 · Paid</li></ul>',
      ),
    integrations: () =>
      paper(
        '<div class="row"><span>Slack · #on-call</span>' + btn("Disconnect", "disconnect", "outlined") + "</div>",
      ) + paper('<div class="row"><span>PagerDuty</span><span class="dim">Available on Business</span></div>'),
    advanced: () =>
      '<div class="danger">' +
      '<h6 class="MuiTypography-h6">Danger zone</h6><p>Deleting the workspace erases 418 GB ' +
      "of logs right away and cannot be undone.</p>" +
      btn("Delete workspace", "delete", "outlined") +
      "</div>",
  };

  function draw() {
    const tab = current();
    $("#root").innerHTML =
      '<header class="MuiAppBar-root"><a href="/settings/general" class="brand">⚓ Harborlog</a><nav><a href="/logs">Live tail</a>' +
      '<a href="/alerts">Alerts</a><a href="/settings/general" aria-current="page">Settings</a></nav>' +
      '<button class="MuiIconButton-root avatar" aria-label="account of Dana Whitlock" data-act="user">DW</button></header>' +
      '<main class="MuiContainer-root"><h4 class="MuiTypography-h4">Settings</h4><div class="MuiTabs-root"><div role="tablist">' +
      tabs
        .map(
          (t) =>
            '<button role="tab" type="button" class="MuiTab-root" aria-selected="' +
            (t === tab) +
            '" data-act="tab" data-tab="' +
            t +
            '">' +
            labels[t] +
            "</button>",
        )
        .join("") +
      '</div></div><div role="tabpanel">' +
      (panes[tab] || panes.general)() +
      "</div></main>" +
      '<footer class="foot">Status: all systems normal · <a href="/docs">Docs</a> · <a ' +
      'href="/terms">Terms</a> · <a href="/privacy">Privacy</a></footer>';
  }

  const portal = (html, cls) => {
    closePortal(cls);
    const node = document.createElement("div");
    node.className = cls;
    node.setAttribute("role", "presentation");
    node.innerHTML = html;
    document.body.append(node);
    return node;
  };
  const closePortal = (cls) => document.querySelectorAll("body > ." + cls).forEach((node) => node.remove());
  const snack = (text) => {
    const node = portal('<div class="MuiSnackbarContent-root" role="alert">' + text + "</div>", "MuiSnackbar-root");
    setTimeout(() => node.remove(), 2500);
  };
  const post = async (path, body, text) => {
    const answer = await fetch("/v1/" + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body || {}),
    });
    if (!answer.ok) return snack("Something went wrong. Check the form and try again.");
    ws = await answer.json();
    closePortal("MuiDialog-root");
    draw();
    snack(text);
  };

  const reasons = [
    "Too expensive for our team size",
    "Missing a feature we need",
    "Moving to another tool",
    "Project ended",
    "Bugs or reliability",
    "Other",
  ];
  function dialog() {
    const step = (n, title, inner, actions) =>
      '<div class="MuiBackdrop-root"></div><div class="MuiDialog-container"><div ' +
      'class="MuiPaper-root MuiDialog-paper" role="dialog" aria-modal="true" ' +
      'aria-labelledby="dlg"><div class="MuiStepper-root">Step ' +
      n +
      ' of 4</div><h2 id="dlg" class="MuiDialogTitle-root">' +
      title +
      '</h2><div class="MuiDialogContent-root">' +
      inner +
      '</div><div class="MuiDialogActions-root">' +
      actions +
      "</div></div></div>";
    const views = [
      () =>
        step(
          1,
          "Are you sure you want to leave your team in the dark?",
          "<p>When Team ends, your workspace loses:</p><ul><li>30-day log retention (back to 24 " +
            "hours)</li><li>14 alert rules</li><li>4 seats</li></ul>",
          btn("Not now", "next") + btn("Keep Team", "close", "contained"),
        ),
      () =>
        step(
          2,
          "What’s behind your decision?",
          '<label class="MuiFormLabel-root" id="why">Main reason *</label><div class="MuiSelect-select" role="combobox" tabindex="0" ' +
            'aria-haspopup="listbox" aria-expanded="false" aria-labelledby="why" data-act="open">' +
            (flow.reason || "Choose one") +
            "</div>" +
            '<label class="MuiFormLabel-root">Anything else?<textarea rows="3" data-note>' +
            esc(flow.note) +
            "</textarea></label>",
          btn("Back", "back") + btn("Continue", "next", "contained", flow.reason ? "" : "disabled"),
        ),
      () =>
        step(
          3,
          "What if it cost 20% less?",
          "<p>Pay yearly and the same five seats come to $912 instead of $1,140. We’ll credit what’s left of this month.</p>",
          btn("No thanks, we like paying more", "next") + btn("Switch to annual", "annual", "contained"),
        ),
      () =>
        step(
          4,
          "One last check",
          "<p>Team stays on for everyone until <b>" +
            ws.periodEnd +
            "</b>. After that, logs older than 24 hours are removed.</p>" +
            '<label class="MuiFormLabel-root">Type <b>cancel team plan</b> below<input ' +
            'class="MuiInputBase-input" type="text" autocomplete="off" data-phrase></label>',
          btn("Downgrade to Free now", "free", "contained") +
            btn("Schedule cancellation", "cancel", "outlined", "disabled") +
            btn("Go back", "close"),
        ),
    ];
    portal(views[flow.step](), "MuiDialog-root");
  }

  const acts = {
    tab: (el) => (history.pushState(null, "", "/settings/" + el.dataset.tab), draw()),
    menu: () =>
      portal(
        '<div class="MuiBackdrop-invisible" data-act="shut"></div><ul role="menu" class="MuiMenu-list">' +
          '<li role="menuitem" tabindex="0" class="MuiMenuItem-root" data-act="nothing">Update billing email</li>' +
          '<li role="menuitem" tabindex="-1" class="MuiMenuItem-root" data-act="nothing">Download all invoices</li>' +
          (ws.cancelAtPeriodEnd
            ? ""
            : '<li role="menuitem" tabindex="-1" class="MuiMenuItem-root" data-act="start">Cancel ' + "plan…</li>") +
          "</ul>",
        "MuiMenu-root",
      ),
    user: () =>
      portal(
        '<div class="MuiBackdrop-invisible" data-act="shut"></div><ul role="menu" ' +
          'class="MuiMenu-list"><li role="menuitem" class="MuiMenuItem-root" ' +
          'data-act="tab" data-tab="billing">Billing</li><li role="menuitem" ' +
          'class="MuiMenuItem-root" data-act="nothing">Sign out</li></ul>',
        "MuiMenu-root",
      ),
    shut: () => closePortal("MuiMenu-root"),
    nothing: () => snack("We’ve emailed you a link."),
    start: () => ((flow = { step: 0, reason: "", note: "" }), dialog()),
    next: () => ((flow.step += 1), dialog()),
    back: () => ((flow.step -= 1), dialog()),
    close: () => closePortal("MuiDialog-root"),
    open: () =>
      portal(
        '<ul role="listbox" class="MuiMenu-list select">' +
          reasons
            .map((r) => '<li role="option" tabindex="0" class="MuiMenuItem-root" ' + 'data-act="pick">' + r + "</li>")
            .join("") +
          "</ul>",
        "MuiPopover-root",
      ),
    pick: (el) => ((flow.reason = el.textContent), closePortal("MuiPopover-root"), dialog()),
    annual: () => post("billing/subscription/annual", {}, "You’re on annual billing. Nice!"),
    free: () => post("billing/subscription/free", {}, "You’re on Free."),
    business: () => post("billing/subscription/business", {}, "Welcome to Business!"),
    resume: () => post("billing/subscription/resume", {}, "Welcome back!"),
    cancel: () =>
      post(
        "billing/subscription/cancel",
        { reason: flow.reason, phrase: $("[data-phrase]").value.trim().toLowerCase() },
        "Cancellation scheduled",
      ),
    seat: () => post("seats/add", {}, "Seat added"),
    remove: (el) => post("seats/remove", { id: Number(el.dataset.id) }, "Member removed"),
    delete: () => post("workspace/delete", {}, "Workspace queued for deletion"),
    disconnect: () => post("integrations/disconnect", {}, "Slack disconnected"),
  };
  document.addEventListener("click", (event) => {
    const el = event.target.closest("[data-act]");
    if (!el || el.disabled) return;
    if (el.closest(".MuiMenu-root")) closePortal("MuiMenu-root");
    acts[el.dataset.act](el);
  });
  document.addEventListener("input", (event) => {
    if (event.target.matches("[data-note]")) flow.note = event.target.value;
    if (event.target.matches("[data-phrase]"))
      $('[data-act="cancel"]').disabled = event.target.value.trim().toLowerCase() !== "cancel team plan";
  });
  addEventListener("popstate", draw);
  fetch("/v1/workspace")
    .then((r) => r.json())
    .then((data) => ((ws = data), setTimeout(draw, 300)));
})();
`;

const style = `
*{box-sizing:border-box}body{margin:0;font:400 16px/1.5 Roboto,Helvetica,Arial,sans-serif;color:rgba(0,0,0,.87);background:#f5f7f9}
.MuiAppBar-root{display:flex;align-items:center;gap:28px;height:64px;padding:0 24px;background:#0b3954;color:#fff}
.MuiAppBar-root a{color:#fff;text-decoration:none;margin-right:18px}.brand{font-weight:700;font-size:20px}
.avatar{margin-left:auto;background:#e07a5f!important;color:#fff;border-radius:50%;width:40px;height:40px}
.MuiContainer-root{max-width:960px;margin:0 auto;padding:24px;min-height:520px}.MuiTypography-h4{font-size:34px;margin:8px 0 16px}
.MuiTypography-h5{font-size:24px;margin:0}.MuiTypography-h6{font-size:20px;margin:0 0 8px}
.MuiTypography-overline{font-size:12px;text-transform:uppercase}
.MuiTabs-root{border-bottom:1px solid #ccd;margin-bottom:20px}
.MuiTab-root{border:0;background:none;padding:12px 18px;font:500 14px Roboto,Arial;text-transform:uppercase;cursor:pointer}
.MuiTab-root[aria-selected=true]{color:#0b6e99;border-bottom:2px solid #0b6e99}
.MuiCard-root{background:#fff;border:1px solid #dde;border-radius:4px;padding:20px;margin-bottom:16px}
.row{display:flex;justify-content:space-between;align-items:center}
.MuiButton-root{border:0;background:none;color:#0b6e99;font:500 14px Roboto,Arial;padding:8px 16px;border-radius:4px;cursor:pointer}
.MuiButton-contained{background:#0b6e99;color:#fff;box-shadow:0 2px 4px #0003}.MuiButton-outlined{border:1px solid #9bb}
.MuiButton-root:disabled{opacity:.38}
.MuiIconButton-root{border:0;background:none;padding:8px;cursor:pointer}.dim{color:#667}
.danger{border:1px solid #c62828;padding:20px;border-radius:4px}
.MuiTable-root{width:100%;background:#fff;border-collapse:collapse}.MuiTable-root td,.MuiTable-root th{padding:12px;
text-align:left;border-bottom:1px solid #e4e4ee}
.MuiBackdrop-root,.MuiBackdrop-invisible{position:fixed;inset:0;z-index:1300}.MuiBackdrop-root{background:rgba(0,0,0,.5)}
.MuiDialog-container{position:fixed;inset:0;display:flex;align-items:center;justify-content:center;z-index:1301;pointer-events:none}
.MuiDialog-paper{pointer-events:auto;background:#fff;width:600px;max-width:94vw;border-radius:6px;padding:20px 24px}
.MuiDialogActions-root{display:flex;justify-content:flex-end;gap:8px;margin-top:20px;flex-wrap:wrap}
.MuiStepper-root{color:#667;font-size:13px}
.MuiMenu-list{position:fixed;right:120px;top:260px;z-index:1302;background:#fff;list-style:none;margin:0;padding:8px 0;
box-shadow:0 5px 15px #0004;min-width:220px}
.MuiMenu-list.select{right:auto;left:50%;top:45%;transform:translateX(-50%);z-index:1400}
.MuiMenuItem-root{padding:10px 16px;cursor:pointer}
.MuiMenuItem-root:hover{background:#eef}.MuiSelect-select{border:1px solid #aab;border-radius:4px;padding:14px;
margin:6px 0 16px;cursor:pointer}
.MuiFormLabel-root{display:block;font-size:14px}.MuiInputBase-input,textarea{display:block;width:100%;padding:12px;
margin-top:6px;font:inherit}
.MuiAlert-root{background:#fff4e5;padding:12px 16px;margin:12px 0}.MuiSnackbar-root{position:fixed;left:24px;bottom:24px;
z-index:1500;pointer-events:none}
.MuiSnackbarContent-root{background:#323232;color:#fff;padding:14px 20px;border-radius:4px}
.foot{padding:24px;color:#667;text-align:center;font-size:14px}
@keyframes pulse{50%{opacity:.4}}.MuiSkeleton-root{height:40px;margin:18px;background:#dfe5ea;animation:pulse 1.5s infinite}`;

const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Settings – Harborlog</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style data-emotion="css">${style}</style></head><body>
<noscript>You need to enable JavaScript to run this app.</noscript>
<div id="root"><div class="MuiSkeleton-root"></div><div class="MuiSkeleton-root"></div></div><script defer
src="/static/js/main.8f1c.js"></script></body></html>`;

const page = (title, text) =>
  `<!DOCTYPE html><html lang="en"><head><title>${title}</title><style>${style}</style></head><body><header class="MuiAppBar-root">
<a class="brand" href="/settings/general">⚓ Harborlog</a></header><main class="MuiContainer-root"><h4
class="MuiTypography-h4">${title}</h4>
<p>${text}</p></main></body></html>`;
const others = {
  "/logs": ["Live tail", "Waiting for new lines from api-gateway…"],
  "/alerts": ["Alerts", "14 rules, none firing."],
  "/docs": ["Docs", "Plans can be canceled by an Owner from Settings, Billing, in the menu of the plan card."],
  "/terms": ["Terms", "Effective January 1."],
  "/privacy": ["Privacy", "We never sell log data."],
};

http
  .createServer(async (req, res) => {
    const path = req.url.split("?")[0];
    const reply = (type, body, code = 200) => {
      res.writeHead(code, { "Content-Type": type + "; charset=utf-8" });
      res.end(body);
    };
    if (path === "/__truth") return reply("application/json", JSON.stringify(truth));
    if (path === "/__right") return reply("application/json", JSON.stringify(right));
    if (path === "/v1/workspace") return reply("application/json", JSON.stringify(workspace));
    if (path === "/static/js/main.8f1c.js") return reply("text/javascript", client);
    if (req.method === "POST") {
      truth.requests.push("POST " + path);
      const route = routes["POST " + path];
      const code = route ? route(await readJson(req)) : 404;
      return reply("application/json", JSON.stringify(workspace), code === 404 || code === 422 ? code : 200);
    }
    if (others[path]) return reply("text/html", page(...others[path]));
    if (path === "/favicon.ico") return reply("text/plain", "", 404);
    reply("text/html", html);
  })
  .listen(+process.argv[2], "127.0.0.1");
