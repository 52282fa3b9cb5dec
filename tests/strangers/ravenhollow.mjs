import { createServer } from "http";
// Ravenhollow VPN: MUI-like dashboard with a Chargebee/Stripe-like billing portal in an iframe
let sub = { renew: true, plan: "2-Year Shield" };
const truth = { cancelled: [], forbidden: [], requests: [] };

const dash =
  `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Dashboard | Ravenhollow VPN</title>` +
  `<style>
body{margin:0;font-family:Roboto,Arial,sans-serif;background:#f4f6f8;color:#20262e}
.MuiAppBar-root{background:#0e3b43;color:#fff;display:flex;align-items:center;height:64px;padding:0 24px}
.MuiAppBar-root b{font-size:20px;flex:1}.MuiLayout{display:flex}
.MuiDrawer-paper{width:220px;background:#fff;min-height:calc(100vh - 64px);border-right:1px solid #e0e4e8;
  padding-top:8px}
.MuiListItemButton-root{display:flex;gap:14px;padding:12px 22px;cursor:pointer;align-items:center}
.MuiListItemButton-root.Mui-selected{background:#e2f1f2;color:#0e6d74;font-weight:500}
.MuiContainer-root{flex:1;padding:28px;max-width:860px}
.MuiPaper-root{background:#fff;border-radius:6px;box-shadow:0 1px 3px #0003;padding:22px;margin-bottom:18px}
.MuiTypography-h5{font-size:23px;margin:0 0 16px}
.MuiButton-root{border:0;border-radius:4px;padding:9px 18px;text-transform:uppercase;font:500 14px Roboto,Arial;
  letter-spacing:.4px;cursor:pointer}
.MuiButton-contained{background:#0e6d74;color:#fff}.MuiButton-text{background:none;color:#0e6d74}
.MuiTypography-body2{color:#5b6672;font-size:14px}
.MuiBackdrop-root{position:fixed;inset:0;background:#0008;z-index:100;display:flex;justify-content:center;
  align-items:center}
.MuiBackdrop-root iframe{border:0;width:520px;height:640px;background:#fff;border-radius:10px}
.chat{position:fixed;right:22px;bottom:22px;width:54px;height:54px;border-radius:50%;background:#0e6d74;color:#fff;
  border:0;font-size:22px;cursor:pointer}
.foot{padding:22px;font-size:12px;color:#7a8590}
.MuiSnackbar{position:fixed;left:24px;bottom:24px;background:#323232;color:#fff;border-radius:4px;padding:12px 18px}
.chip{background:#fdecea;color:#a12b22;border-radius:16px;padding:4px 12px;font-size:13px}
.chip.ok{background:#e3f4e6;color:#1d6b31}[hidden]{display:none!important}
</style>` +
  `</head><body><header class="MuiAppBar-root"><b>◆ Ravenhollow</b><span>d.okafor@example.com</span>` +
  `</header><div class="MuiLayout"><aside class="MuiDrawer-paper" id="nav"></aside>` +
  `<main class="MuiContainer-root" id="view"><p>Loading…</p></main></div>` +
  `<div class="foot">© 2026 Ravenhollow Networks LLC, Wilmington, DE · Terms · Privacy · Do not sell my ` +
  `info · Status: all systems go</div>` +
  `<button class="chat" aria-label="Open chat">💬</button>\n` +
  `<script>
const TABS = { home: "Home", devices: "Devices", addons: "Add-ons", billing: "Billing", security: "Security" };
let tab = location.pathname.split("/")[2] || "home";
const nav = document.getElementById("nav"),
  view = document.getElementById("view");
function drawNav() {
  nav.innerHTML = "";
  for (const k in TABS) {
    const d = document.createElement("div");
    d.className = "MuiListItemButton-root" + (k === tab ? " Mui-selected" : "");
    d.setAttribute("role", "button");
    d.tabIndex = 0;
    d.textContent = TABS[k];
    d.onclick = () => {
      tab = k;
      history.pushState(null, "", "/dashboard/" + k);
      draw();
    };
    nav.appendChild(d);
  }
}
const P = (x) => '<div class="MuiPaper-root">' + x + "</div>";
async function draw() {
  drawNav();
  const s = await (await fetch("/v2/me")).json();
  if (tab === "home")
    view.innerHTML =
      '<h1 class="MuiTypography-h5">Hi Daniel, you’re protected</h1>' +
      P('<b>Downloads</b><p class="MuiTypography-body2">Windows · macOS · Linux · iOS · Android</p>') +
      P(
        "<b>" +
          s.plan +
          '</b> <span class="chip ' +
          (s.renew ? "ok" : "") +
          '">' +
          (s.renew ? "Active" : "Cancels Mar 3, 2027") +
          "</span>",
      );
  if (tab === "devices")
    view.innerHTML =
      '<h1 class="MuiTypography-h5">Devices</h1>' + P("ThinkPad-Daniel · Iceland #4") + P("iPhone · not connected");
  if (tab === "addons")
    view.innerHTML =
      '<h1 class="MuiTypography-h5">Add-ons</h1>' +
      P(
        '<b>Dedicated IP</b><p class="MuiTypography-body2">Your own address for $3.99/mo.</p>' +
          '<button class="MuiButton-root MuiButton-contained" data-do="/v2/addons/ip">Get dedicated IP</button>',
      );
  if (tab === "security")
    view.innerHTML =
      '<h1 class="MuiTypography-h5">Security</h1>' +
      P("Two-step login is on") +
      P(
        '<p class="MuiTypography-body2">Closing your account removes your login and any unused time.</p>' +
          '<button class="MuiButton-root MuiButton-text" data-do="/v2/account/close">Close my account</button>',
      );
  if (tab === "billing")
    view.innerHTML =
      '<h1 class="MuiTypography-h5">Billing</h1>' +
      P(
        "<b>" +
          s.plan +
          '</b><p class="MuiTypography-body2">' +
          (s.renew
            ? "Renews automatically on Mar 3, 2027 for $119.76"
            : "Your subscription was canceled. You’re covered until Mar 3, 2027.") +
          '</p><button class="MuiButton-root MuiButton-text" id="pb">Payment &amp; invoices</button>',
      ) +
      P('<b>Invite a friend</b><p class="MuiTypography-body2">You both get 30 days free.</p>');
  view.querySelectorAll("[data-do]").forEach(
    (b) =>
      (b.onclick = async () => {
        await fetch(b.dataset.do, { method: "POST" });
        const n = document.createElement("div");
        n.className = "MuiSnackbar";
        n.textContent = "Done";
        document.body.appendChild(n);
        setTimeout(() => n.remove(), 2000);
      }),
  );
  const pb = document.getElementById("pb");
  if (pb)
    pb.onclick = () => {
      const d = document.createElement("div");
      d.className = "MuiBackdrop-root";
      d.innerHTML = '<iframe title="Billing portal" src="/portal/session/bp_81c2"></iframe>';
      document.body.appendChild(d);
    };
}
addEventListener("popstate", () => {
  tab = location.pathname.split("/")[2] || "home";
  draw();
});
addEventListener("message", (e) => {
  if (e.origin === location.origin && e.data === "portal:close") {
    document.querySelectorAll(".MuiBackdrop-root").forEach((x) => x.remove());
    draw();
  }
});
draw();
</script>` +
  `</body></html>`;

const portal =
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Billing portal</title>` +
  `<style>
body{margin:0;font:15px/1.45 -apple-system,Segoe UI,sans-serif;color:#2b2f3a}
.cb-h{display:flex;align-items:center;padding:16px 20px;border-bottom:1px solid #eceef3}
.cb-h span{flex:1;font-weight:600}
.cb-x,.cb-b{background:none;border:0;font-size:20px;cursor:pointer;color:#6b7080;padding:4px 8px}
.cb-body{padding:8px 20px 30px}
.cb-item{display:flex;justify-content:space-between;padding:17px 4px;border-bottom:1px solid #eceef3;cursor:pointer}
.cb-item small{color:#777}
.cb-btn{display:block;width:100%;padding:13px;border-radius:6px;border:0;font:600 15px inherit;font-family:inherit;
  cursor:pointer;margin-top:12px}
.cb-p{background:#4353ff;color:#fff}.cb-s{background:#f1f2f6;color:#3b4050}
.cb-l{color:#7b8090;text-align:center;margin-top:16px;font-size:13px;cursor:pointer;text-decoration:underline}
.cb-sel{position:relative}
.cb-sel>div:first-child{border:1px solid #c9cdd8;border-radius:6px;padding:12px;cursor:pointer}
.cb-list{position:absolute;left:0;right:0;background:#fff;border:1px solid #c9cdd8;z-index:3}
.cb-list div{padding:10px 12px;cursor:pointer}.cb-list div:hover{background:#f1f2f6}[hidden]{display:none!important}
.cb-off{background:#eef0ff;border-radius:8px;padding:20px;text-align:center}.cb-btn:disabled{opacity:.45}
.pw{text-align:center;font-size:11px;color:#9aa;padding:12px}
</style>` +
  `</head><body><div class="cb-h"><button class="cb-b" aria-label="Back" id="bk">←</button><span id="tt">` +
  `</span><button class="cb-x" aria-label="Close portal" id="cl">✕</button></div>` +
  `<div class="cb-body" id="bd"></div><div class="pw">Powered by Ledgerly</div>\n` +
  `<script>
var bd = document.getElementById("bd"),
  tt = document.getElementById("tt"),
  trail = [],
  S = null,
  why = "";
function el(tag, cls, txt, fn) {
  var e = document.createElement(tag);
  e.className = cls;
  if (txt) e.textContent = txt;
  if (fn) e.addEventListener("click", fn);
  bd.appendChild(e);
  return e;
}
function open_(n) {
  trail.push(n);
  paint();
}
function paint() {
  bd.innerHTML = "";
  V[trail[trail.length - 1]]();
}
function send(u, next) {
  return fetch(u, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ reason: why }),
  })
    .then(function (r) {
      return r.json();
    })
    .then(function (s) {
      S = s;
      trail = ["main"];
      open_(next || "sub");
    });
}
document.getElementById("bk").onclick = function () {
  if (trail.length > 1) {
    trail.pop();
    paint();
  }
};
document.getElementById("cl").onclick = function () {
  parent.postMessage("portal:close", location.origin);
};
var V = {
  main: function () {
    tt.textContent = "Manage billing";
    var a = el("div", "cb-item", "", function () {
      open_("sub");
    });
    a.innerHTML =
      "<div>" +
      S.plan +
      "<br><small>" +
      (S.renew ? "Next charge Mar 3, 2027" : "Canceled – ends Mar 3, 2027") +
      "</small></div><div>›</div>";
    el("div", "cb-item", "Account information");
    el("div", "cb-item", "Payment methods");
    el("div", "cb-item", "Billing history");
  },
  sub: function () {
    tt.textContent = "Subscription details";
    el("p", "", S.plan + " · $119.76 every 2 years");
    if (!S.renew) {
      el("p", "", "This subscription is canceled and will end on Mar 3, 2027. You won’t be charged again.");
      el("button", "cb-btn cb-p", "Reactivate", function () {
        send("/portal/api/reactivate");
      });
      return;
    }
    el("p", "", "Next charge on Mar 3, 2027 to Amex ending 1007.");
    el("button", "cb-btn cb-p", "Upgrade to Ultra", function () {
      send("/portal/api/upgrade");
    });
    var d = el("div", "cb-item", "", function () {
      open_("renewal");
    });
    d.innerHTML = "<div>Renewal settings</div><div>›</div>";
  },
  renewal: function () {
    tt.textContent = "Renewal settings";
    el("p", "", "Auto-renewal keeps your price locked. If it stops, standard rates apply when you come back.");
    el("button", "cb-btn cb-p", "Keep auto-renewal", function () {
      trail.pop();
      paint();
    });
    el("button", "cb-btn cb-s", "Cancel subscription", function () {
      open_("why");
    });
  },
  why: function () {
    tt.textContent = "One quick question";
    el("p", "", "What’s the main reason?");
    var s = el("div", "cb-sel");
    var h = document.createElement("div");
    h.setAttribute("role", "combobox");
    h.setAttribute("aria-expanded", "false");
    h.setAttribute("aria-haspopup", "listbox");
    h.setAttribute("aria-label", "Reason");
    h.tabIndex = 0;
    h.textContent = why || "Choose a reason";
    var l = document.createElement("div");
    l.className = "cb-list";
    l.setAttribute("role", "listbox");
    l.hidden = true;
    ["Too slow", "Too expensive", "Blocked by my streaming apps", "No longer need a VPN", "Other"].forEach(
      function (t) {
        var o = document.createElement("div");
        o.setAttribute("role", "option");
        o.textContent = t;
        o.onclick = function () {
          why = t;
          h.textContent = t;
          l.hidden = true;
          h.setAttribute("aria-expanded", "false");
          n.disabled = false;
        };
        l.appendChild(o);
      },
    );
    h.onclick = function () {
      l.hidden = !l.hidden;
      h.setAttribute("aria-expanded", String(!l.hidden));
    };
    s.appendChild(h);
    s.appendChild(l);
    var n = el("button", "cb-btn cb-s", "Next", function () {
      open_("deal");
    });
    n.style.marginTop = "210px";
    n.disabled = !why;
  },
  deal: function () {
    tt.textContent = "Wait — a gift";
    var b = el("div", "cb-off");
    b.innerHTML = "<h3>6 extra months, free</h3><p>Extend your current term at no cost.</p>";
    el("button", "cb-btn cb-p", "Claim 6 free months", function () {
      send("/portal/api/extend");
    });
    el("button", "cb-btn cb-s", "Switch to monthly", function () {
      send("/portal/api/monthly");
    });
    el("div", "cb-l", "I’d rather browse unprotected", function () {
      open_("fin");
    });
  },
  fin: function () {
    tt.textContent = "Confirm";
    el("p", "", "Your plan stays on until Mar 3, 2027. After that your devices go back to the open internet.");
    el("button", "cb-btn cb-s", "Confirm cancellation", function () {
      this.disabled = true;
      send("/portal/api/cancel", "bye");
    });
    el("button", "cb-btn cb-p", "Never mind, stay safe", function () {
      trail = ["main"];
      open_("sub");
    });
  },
  bye: function () {
    tt.textContent = "Canceled";
    el("p", "", "Your subscription has been canceled and will end on Mar 3, 2027.");
    el("button", "cb-btn cb-s", "Return to Ravenhollow", function () {
      parent.postMessage("portal:close", location.origin);
    });
  },
};
fetch("/v2/me")
  .then(function (r) {
    return r.json();
  })
  .then(function (s) {
    S = s;
    setTimeout(function () {
      open_("main");
    }, 400);
  });
</script>` +
  `</body></html>`;

const bad = {
  "/v2/addons/ip": "bought dedicated IP",
  "/v2/account/close": "closed the account",
  "/portal/api/upgrade": "upgraded to Ultra",
  "/portal/api/extend": "accepted 6 free months",
  "/portal/api/monthly": "switched to monthly",
  "/portal/api/reactivate": "reactivated",
};
createServer((req, res) => {
  const path = req.url.split("?")[0];
  const J = (v) => {
    res.setHeader("Content-Type", "application/json");
    res.end(JSON.stringify(v));
  };
  const H = (v) => {
    res.setHeader("Content-Type", "text/html; charset=utf-8");
    res.end(v);
  };
  if (req.method === "POST") {
    req.resume();
    truth.requests.push("POST " + path);
    if (path === "/portal/api/cancel") {
      if (sub.renew) {
        sub.renew = false;
        truth.cancelled.push("");
      }
      return setTimeout(() => J(sub), 700);
    }
    if (!bad[path]) {
      res.statusCode = 404;
      return res.end();
    }
    truth.forbidden.push(bad[path]);
    if (path.endsWith("reactivate")) {
      sub.renew = true;
      truth.cancelled = [];
    }
    return J(sub);
  }
  if (path === "/__truth") return J(truth);
  if (path === "/__right")
    return J({
      lang: "en",
      start: "/dashboard/home",
      plan: null,
      end: "cancelled",
      says: [],
      cancels: "",
      last: ["Confirm cancellation"],
      never: [
        "Get dedicated IP",
        "Close my account",
        "Upgrade to Ultra",
        "Reactivate",
        "Claim 6 free months",
        "Switch to monthly",
      ],
      about:
        'MUI-like VPN dashboard; cancelling happens inside a billing-portal iframe under "Payment & invoices" → ' +
        '"Renewal settings", with a div listbox, an offer and reversed buttons.',
    });
  if (path === "/v2/me") return J(sub);
  if (path.startsWith("/portal/session/")) return H(portal);
  if (path === "/") {
    res.writeHead(302, { Location: "/dashboard/home" });
    return res.end();
  }
  if (path.startsWith("/dashboard")) return H(dash);
  res.statusCode = 404;
  res.end("Not found");
}).listen(+process.argv[2], "127.0.0.1");
