import { createServer } from "node:http";
/* Paddock & Pantry – WordPress + WooCommerce Subscriptions look-alike (Australia) */

const subs = new Map([
  [
    4471,
    {
      id: 4471,
      name: "Dinner Box – 3 meals for 2",
      price: "$89.00",
      every: "week",
      status: "Active",
      next: "December 2, 2026",
      end: "",
      last: "November 18, 2026",
    },
  ],
  [
    4498,
    {
      id: 4498,
      name: "Single Origin Coffee Club",
      price: "$24.00",
      every: "4 weeks",
      status: "Active",
      next: "December 9, 2026",
      end: "",
      last: "November 11, 2026",
    },
  ],
]);
let notice = "",
  orderOpen = true;
const log = { cancelled: [], forbidden: [], requests: [] };
const answer = {
  lang: "en",
  start: "/my-account/",
  plan: "Dinner Box",
  end: "cancelled",
  says: [],
  cancels: "Dinner Box – 3 meals for 2",
  last: ["Cancel subscription #4471"],
  never: [
    "Cancel subscription #4498",
    "Suspend",
    "Skip my next 4 boxes",
    "Take 30% off my next 3 boxes",
    "Reactivate",
    "Cancel order",
    "Upgrade or downgrade",
    "Renew now",
    "Place order again",
  ],
  about:
    'WooCommerce "My account" of an Australian meal kit with two subscriptions and a cancellable order; the ' +
    "Cancel action opens a plugin-style pop-up with a skip offer, a reason select that decides the second " +
    "offer, and the true button carries the subscription number.",
};

const css = `body{margin:0;background:#fff;color:#43454b;
  font:16px/1.618 "Source Sans Pro",HelveticaNeue-Light,"Helvetica Neue",Arial,sans-serif}
.col-full{max-width:1066px;margin:0 auto;padding:0 34px}.site-header{background:#2f4a2b;color:#fff;padding:22px 0}
.site-title{font-size:30px;font-weight:700}
.site-header .col-full{display:flex;justify-content:space-between;align-items:center}
.site-header a{color:#fff;text-decoration:none}
.main-navigation ul{list-style:none;margin:0;padding:0;display:flex;gap:24px}
.woocommerce-breadcrumb{font-size:14px;padding:20px 0;border-bottom:1px solid #f0f0f0}
.entry-title{font-weight:300;font-size:42px;margin:30px 0}
.woocommerce{display:flex;gap:48px;align-items:flex-start}.woocommerce-MyAccount-navigation{width:210px;flex:none}
.woocommerce-MyAccount-navigation ul{list-style:none;margin:0;padding:0;border-top:1px solid #0000000d}
.woocommerce-MyAccount-navigation li{border-bottom:1px solid #0000000d}
.woocommerce-MyAccount-navigation a{display:block;padding:13px 0;color:#2f4a2b;text-decoration:none}
.woocommerce-MyAccount-navigation .is-active a{font-weight:600}.woocommerce-MyAccount-content{flex:1;min-width:0}
table.shop_table{width:100%;border-collapse:collapse;margin:0 0 22px}
table.shop_table th,table.shop_table td{padding:14px 16px;text-align:left;background:#fdfdfd;
  border-bottom:2px solid #fff;vertical-align:middle}
table.shop_table th{background:#f8f8f8}
.button{display:inline-block;background:#eee;color:#333;border:0;padding:9px 22px;font-weight:600;text-decoration:none;
  cursor:pointer;font-size:15px;font-family:inherit;margin:2px 4px 2px 0}
.button.alt{background:#c2552d;color:#fff}
.woocommerce-message{background:#0f834d;color:#fff;padding:16px 28px;border-left:9px solid #0000002b;margin-bottom:30px}
.woocommerce-info{background:#3d9cd2;color:#fff;padding:16px 28px;margin-bottom:30px}
.site-footer{background:#f0f0f0;margin-top:70px;padding:40px 0;font-size:14px}
.site-footer .col-full{display:flex;gap:60px}.site-footer a{display:block;color:#43454b}
.demo_store{background:#c2552d;color:#fff;text-align:center;padding:8px;font-size:14px}
.csf-overlay{position:fixed;inset:0;background:rgba(0,0,0,.55);display:none;z-index:99999}
.csf-overlay.csf-open{display:block}
.csf-box{background:#fff;max-width:560px;margin:8vh auto 0;padding:34px 38px;position:relative}
.csf-box h3{margin:0 0 8px;font-weight:400;font-size:26px}
.csf-x{position:absolute;right:14px;top:8px;font-size:26px;cursor:pointer;line-height:1}.csf-pane{display:none}
.csf-pane.csf-on{display:block}
.csf-box select,.csf-box textarea{width:100%;padding:9px;font:inherit;margin:8px 0;box-sizing:border-box}
.csf-quiet{color:#767676;text-decoration:underline;cursor:pointer;font-size:14px;background:none;border:0;
  font-family:inherit;padding:6px 0}
.csf-foot{display:flex;justify-content:space-between;align-items:center;margin-top:14px;flex-wrap:wrap;gap:8px}`;

const nav = [
  ["", "Dashboard"],
  ["orders", "Orders"],
  ["subscriptions", "My Subscriptions"],
  ["downloads", "Recipe cards"],
  ["edit-address", "Addresses"],
  ["payment-methods", "Payment methods"],
  ["edit-account", "Account details"],
  ["customer-logout", "Log out"],
];

function wp(title, active, content, after = "") {
  const n = notice;
  notice = "";
  return (
    `<!DOCTYPE html>\n` +
    `<html lang="en-AU"><head><meta charset="UTF-8"><meta name="generator" content="WordPress 6.8.2">` +
    `<title>${title} &#8211; Paddock &amp; Pantry</title>` +
    `<style id="storefront-style-inline-css">${css}</style>` +
    `</head>\n` +
    `<body class="wp-theme-storefront woocommerce-account woocommerce-page">` +
    `<p class="woocommerce-store-notice demo_store">Christmas ham boxes are here – order by 11 December for ` +
    `delivery to metro areas.</p>\n` +
    `<header class="site-header"><div class="col-full">` +
    `<a class="site-title" href="/">Paddock &amp; Pantry</a><nav class="main-navigation"><ul><li>` +
    `<a href="/">Menus</a></li><li><a href="/">Shop</a></li><li><a href="/">Our growers</a></li><li>` +
    `<a href="/my-account/">My account</a></li><li><a href="/">Cart (0)</a></li></ul></nav></div></header>\n` +
    `<div id="content" class="col-full"><nav class="woocommerce-breadcrumb">` +
    `<a href="/">Home</a> / <a href="/my-account/">My account</a> / ${title}</nav>` +
    `<h1 class="entry-title">${title}</h1>\n` +
    `<div class="woocommerce"><nav class="woocommerce-MyAccount-navigation" aria-label="Account pages"><ul>` +
    nav
      .map(
        ([s, l]) =>
          `<li class="woocommerce-MyAccount-navigation-link ` +
          `woocommerce-MyAccount-navigation-link--${s || "dashboard"}${s === active ? " is-active" : ""}">` +
          `<a href="/my-account/${s ? s + "/" : ""}">${l}</a></li>`,
      )
      .join("") +
    `</ul></nav>\n` +
    `<div class="woocommerce-MyAccount-content"><div class="woocommerce-notices-wrapper">` +
    (n ? `<div class="woocommerce-message" role="alert">${n}</div>` : "") +
    `</div>${content}</div></div></div>\n` +
    `<footer class="site-footer"><div class="col-full"><div><strong>Help</strong>` +
    `<a href="/">Delivery areas</a><a href="/">Packaging &amp; returns</a><a href="/">FAQs</a></div><div>` +
    `<strong>Company</strong><a href="/">About us</a><a href="/">Wholesale</a>` +
    `<a href="/">Refer a mate, get $40</a></div>` +
    `<div>Paddock &amp; Pantry Pty Ltd<br>ABN 41 613 002 977<br>We acknowledge the Wurundjeri people of the ` +
    `Kulin nation.</div>` +
    `</div></footer>${after}</body></html>`
  );
}

function subTable() {
  return (
    `<table class="my_account_subscriptions my_account_orders woocommerce-orders-table shop_table"><thead>` +
    `<tr><th>Subscription</th><th>Status</th><th>Next payment</th><th>Total</th><th>&nbsp;</th></tr></thead>` +
    `<tbody>` +
    [...subs.values()]
      .map(
        (s) =>
          `<tr class="order woocommerce-orders-table__row--status-${s.status.toLowerCase()}"><td data-title="ID">` +
          `<a href="/my-account/view-subscription/${s.id}/">#${s.id}</a><br><small>${s.name}</small></td>` +
          `<td>${s.status}</td><td>${s.status === "Active" ? s.next : "-"}<br>` +
          `<small>Via Visa ending in 1881</small></td><td>${s.price} / ${s.every}</td><td>` +
          `<a href="/my-account/view-subscription/${s.id}/" class="woocommerce-button button view">View</a></td>` +
          `</tr>`,
      )
      .join("") +
    `</tbody></table>`
  );
}

function viewSub(s) {
  const act =
    s.status === "Active"
      ? `<a href="#" class="button suspend" data-do="on-hold">Suspend</a>` +
        `<a href="/my-account/edit-address/" class="button change_address">Change address</a>` +
        `<a href="/my-account/payment-methods/" class="button change_payment_method">Change payment</a>` +
        `<a href="#" class="button switch" data-do="switch">Upgrade or downgrade</a>` +
        `<a href="#" class="button subscription_renewal_early" data-do="renew">Renew now</a>` +
        `<a href="#" class="button cancel wcs_block_ui_on_click" data-csf="open">Cancel</a>`
      : s.status === "On hold" || s.status === "Pending cancellation"
        ? `<a href="#" class="button reactivate" data-do="active">Reactivate</a>`
        : "";
  const body =
    `<table class="shop_table subscription_details"><tbody><tr><td>Status</td><td>${s.status}</td></tr><tr>` +
    `<td>Start date</td><td>February 5, 2025</td></tr><tr><td>Last order date</td><td>${s.last}</td></tr>` +
    (s.end ? `<tr><td>End date</td><td>${s.end}</td></tr>` : `<tr><td>Next payment date</td><td>${s.next}</td></tr>`) +
    `<tr><td>Payment</td><td>Via Visa ending in 1881</td>` +
    `</tr>${act ? `<tr><td>Actions</td><td>${act}</td></tr>` : ""}</tbody></table>\n` +
    `<h2>Subscription totals</h2><table class="shop_table order_details"><tbody><tr><td>${s.name} × 1</td>` +
    `<td>${s.price} / ${s.every}</td></tr><tr><td>Shipping</td><td>Chilled courier – free</td></tr><tr>` +
    `<th>Total</th><td>${s.price} / ${s.every} (includes GST)</td></tr></tbody></table>\n` +
    `<h2>Related orders</h2><table class="shop_table"><tbody><tr><td>#10233</td><td>${s.last}</td>` +
    `<td>Completed</td><td>${s.price}</td></tr></tbody></table>\n` +
    `<form id="wcs-act" method="post" action="/my-account/view-subscription/${s.id}/">` +
    `<input type="hidden" name="_wpnonce" value="9f1c2ab7${s.id}">` +
    `<input type="hidden" name="change_to" value=""></form>`;
  const pop =
    `<div class="csf-overlay" id="csf">` +
    `<div class="csf-box" role="dialog" aria-modal="true" aria-label="Manage your box">` +
    `<span class="csf-x" data-csf="close" title="Close">&times;</span>\n` +
    `<div class="csf-pane csf-on" data-pane="1"><h3>Fridge full? Take a breather</h3>` +
    `<p>Skip the next four boxes and we’ll see you in the new year. No charge while you’re away.</p>` +
    `<div class="csf-foot">` +
    `<button type="button" class="button alt" data-do="skip4">Skip my next 4 boxes</button>` +
    `<button type="button" class="csf-quiet" data-to="2">No thanks, I want to cancel</button></div></div>\n` +
    `<div class="csf-pane" data-pane="2"><h3>Mind telling us why?</h3>` +
    `<p>Your feedback goes straight to our kitchen team.</p>` +
    `<form id="csf-form" method="post" action="/my-account/view-subscription/${s.id}/">` +
    `<input type="hidden" name="_wpnonce" value="9f1c2ab7${s.id}">` +
    `<input type="hidden" name="change_to" value="cancelled"><select name="csf_reason" aria-label="Reason">` +
    `<option value="">Choose a reason…</option><option value="price">It costs too much</option>` +
    `<option value="time">I don’t have time to cook</option>` +
    `<option value="taste">Didn’t love the recipes</option>` +
    `<option value="delivery">Trouble with deliveries</option><option value="other">Something else</option>` +
    `</select>` +
    `<div id="csf-offer" style="display:none;background:#fdf3e7;padding:14px 18px">We hear you – groceries ` +
    `aren’t cheap right now. <button type="button" class="button alt" data-do="discount">Take 30% off my ` +
    `next 3 boxes</button>` +
    `</div><textarea name="csf_text" rows="3" placeholder="Anything else? (optional)"></textarea>` +
    `<p style="font-size:14px">Your subscription stays available until the end of the prepaid week.</p>` +
    `<div class="csf-foot">` +
    `<button type="button" class="button alt" data-csf="close">Keep my boxes coming</button>` +
    `<button type="submit" class="csf-quiet" id="csf-go" disabled>Cancel subscription #${s.id}</button></div>` +
    `</form></div></div></div>\n` +
    `<script>
(function (d) {
  var o = d.getElementById("csf"),
    f = d.getElementById("wcs-act");
  function pane(n) {
    d.querySelectorAll(".csf-pane").forEach(function (p) {
      p.classList.toggle("csf-on", p.getAttribute("data-pane") === n);
    });
  }
  d.addEventListener("click", function (e) {
    var t = e.target.closest("[data-csf],[data-to],[data-do]");
    if (!t) return;
    e.preventDefault();
    if (t.dataset.csf === "open") {
      pane("1");
      setTimeout(function () {
        o.classList.add("csf-open");
      }, 250);
    } else if (t.dataset.csf === "close") o.classList.remove("csf-open");
    else if (t.dataset.to) pane(t.dataset.to);
    else if (t.dataset.do) {
      f.change_to.value = t.dataset.do;
      f.submit();
    }
  });
  var s = d.querySelector("select[name=csf_reason]");
  s.addEventListener("change", function () {
    d.getElementById("csf-go").disabled = !s.value;
    d.getElementById("csf-offer").style.display = s.value === "price" ? "block" : "none";
  });
})(document);
</script>`;
  return wp(`Subscription #${s.id}`, "subscriptions", body, pop);
}

const orders = () =>
  wp(
    "Orders",
    "orders",
    `<table class="shop_table my_account_orders"><thead><tr><th>Order</th><th>Date</th><th>Status</th>` +
      `<th>Total</th><th>Actions</th></tr></thead><tbody><tr><td>#10301</td><td>November 20, 2026</td>` +
      `<td>${orderOpen ? "On hold" : "Cancelled"}</td><td>$64.00 for 1 item (Christmas ham box)</td><td>` +
      (orderOpen
        ? '<form method="post" action="/my-account/orders/10301/cancel">' +
          '<button class="button cancel">Cancel order</button></form>'
        : "") +
      `</td></tr><tr><td>#10233</td><td>November 18, 2026</td><td>Completed</td><td>$89.00 for 1 item</td><td>` +
      `<form method="post" action="/my-account/orders/10233/again">` +
      `<button class="button">Place order again</button></form></td></tr></tbody></table>`,
  );

const server = createServer((req, res) => {
  const chunks = [];
  req.on("data", (d) => chunks.push(d));
  req.on("end", () => {
    const path = new URL(req.url, "http://localhost").pathname;
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    const send = (x, type = "text/html; charset=UTF-8") => {
      res.setHeader("Content-Type", type);
      res.end(x);
    };
    const back = (to) => {
      res.statusCode = 302;
      res.setHeader("Location", to);
      res.end();
    };
    if (path === "/__truth") return send(JSON.stringify(log), "application/json");
    if (path === "/__right") return send(JSON.stringify(answer), "application/json");
    const m = path.match(/^\/my-account\/view-subscription\/(\d+)\/?$/);
    if (req.method === "POST") {
      log.requests.push("POST " + path);
      if (m && subs.has(+m[1])) {
        const s = subs.get(+m[1]),
          c = form.get("change_to");
        if (form.get("_wpnonce") !== "9f1c2ab7" + s.id) {
          res.statusCode = 403;
          return send("The link you followed has expired.");
        }
        if (c === "cancelled") {
          s.status = "Pending cancellation";
          s.end = s.next;
          notice = "Your subscription has been cancelled.";
          log.cancelled.push(s.name);
          if (s.id !== 4471) log.forbidden.push("cancelled the coffee club");
        } else if (c === "on-hold") {
          s.status = "On hold";
          notice = "Your subscription has been suspended.";
          log.forbidden.push("suspended " + s.name);
        } else if (c === "skip4") {
          s.next = "January 6, 2027";
          notice = "Done! We’ve skipped your next 4 boxes.";
          log.forbidden.push("skipped 4 boxes of " + s.name);
        } else if (c === "discount") {
          notice = "Sweet! 30% off has been applied to your next 3 boxes.";
          log.forbidden.push("accepted 30 % off for " + s.name);
        } else if (c === "active") {
          s.status = "Active";
          s.end = "";
          notice = "Your subscription has been reactivated.";
          log.forbidden.push("reactivated " + s.name);
        } else if (c === "switch") {
          notice = "Your box has been switched to 4 meals for 2.";
          log.forbidden.push("switched " + s.name);
        } else if (c === "renew") {
          notice = "Your early renewal order was successful.";
          log.forbidden.push("renewed early " + s.name);
        }
        return back(`/my-account/view-subscription/${s.id}/`);
      }
      if (path === "/my-account/orders/10301/cancel") {
        orderOpen = false;
        log.forbidden.push("cancelled order #10301");
        return back("/my-account/orders/");
      }
      if (path === "/my-account/orders/10233/again") {
        log.forbidden.push("ordered again");
        return back("/my-account/orders/");
      }
      res.statusCode = 404;
      return send("Not found");
    }
    if (m && subs.has(+m[1])) return send(viewSub(subs.get(+m[1])));
    switch (path.replace(/\/$/, "")) {
      case "/my-account":
        return send(
          wp(
            "My account",
            "",
            `<p>Hello <strong>Priya</strong> (not <strong>Priya</strong>? <a href="/my-account/customer-logout/">Log ` +
              `out</a>)</p>` +
              `<p>From your account dashboard you can view your <a href="/my-account/orders/">recent orders</a>, ` +
              `manage your <a href="/my-account/edit-address/">shipping and billing addresses</a>, and <a ` +
              `href="/my-account/edit-account/">edit your password and account details</a>.</p>` +
              `<div class="woocommerce-info">You have 2 free recipe swaps left this month.</div>`,
          ),
        );
      case "/my-account/subscriptions":
        return send(wp("My Subscriptions", "subscriptions", subTable()));
      case "/my-account/orders":
        return send(orders());
      case "/my-account/edit-address":
        return send(
          wp(
            "Addresses",
            "edit-address",
            "<h3>Shipping address</h3><address>Priya Raman<br>12/48 Sydney Rd<br>Brunswick VIC 3056</address>",
          ),
        );
      case "/my-account/payment-methods":
        return send(
          wp(
            "Payment methods",
            "payment-methods",
            '<table class="shop_table"><tr><td>Visa ending in 1881</td><td>09/28</td></tr></table>',
          ),
        );
      case "/my-account/edit-account":
        return send(
          wp(
            "Account details",
            "edit-account",
            "<p>First name: Priya<br>Last name: Raman<br>Email address: priya.raman@example.com.au</p>",
          ),
        );
      case "/my-account/downloads":
        return send(
          wp(
            "Recipe cards",
            "downloads",
            "<p>Barramundi with macadamia crumb (PDF)<br>Lamb kofta, minted yoghurt (PDF)</p>",
          ),
        );
      default:
        return send(
          wp("This week’s menu", "x", "<p>Charred broccolini gnocchi, sticky tamarind chicken, and nine more.</p>"),
        );
    }
  });
});
server.listen(Number(process.argv[2]), "127.0.0.1");
