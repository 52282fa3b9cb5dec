// Streamora as one document: every view is built here, and what the buttons do is fetched. There is no link to follow.
const app = document.getElementById("app");

/** make("button.button", "Cancel membership", onPress): an element with classes, words or children, and what a press does. */
function make(kind, content = [], press = null) {
  const [tag, ...classes] = kind.split(".");
  const element = document.createElement(tag);
  element.className = classes.join(" ");
  element.append(...[content].flat());
  if (tag === "button") element.type = "button";
  if (press) element.addEventListener("click", press);
  return element;
}

const post = (path, fields = {}) => fetch(path, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
const member = async () => (await fetch("/api/membership")).json();

function view(path, ...parts) {
  if (location.pathname !== path) history.pushState({}, "", path);
  app.replaceChildren(...parts);
}

/** What a button does: something at the service, then the next view. */
const then = (path, fields, next) => async () => { await post(path, fields); await next(); };

async function account() {
  const { status, plan, price, until } = await member();
  const active = [
    make("p.plan", [make("strong", plan), " ", make("span", price), " ", make("span.pill.ok", "Active")]),
    make("p", `Your membership renews on ${until}.`),
    make("p.quiet", "Billed by Streamora, Visa ending in 4242."),
    make("div.actions", [
      make("button.button", "Upgrade to Family", then("/account/plan/switch", { to: "family" }, account)),
      make("button.button", "Pause membership", then("/account/pause", {}, account)),
      make("button.link", "Cancel membership", offer),
    ]),
  ];
  const cancelled = [
    make("p.plan", [make("strong", plan), " ", make("span.pill.off", "Cancelled")]),
    make("p", `Your membership is cancelled. You can watch until ${until}.`),
    make("p.quiet", "You will not be charged again."),
    make("button.button.primary", "Restart membership", then("/account/restart", {}, account)),
  ];
  const other = [make("p", `Your membership is ${status}.`)];
  const parts = { active, cancelled }[status] ?? other;
  view("/account", make("h1", "Account"), make("section.card", [make("h2", "Membership"), ...parts]));
}

async function offer() {
  const { plan } = await member();
  view("/cancel", make("section.card.offer", [
    make("p.quiet", "Step 1 of 3"),
    make("h1", "Before you go: stay for 50 % off"),
    make("p.lead", `Keep ${plan} for €6.49 a month for the next 3 months. After that €12.99 a month.`),
    make("button.button.primary.wide", "Continue with 50 % off", then("/cancel/offer", { answer: "accept" }, account)),
    make("button.button.wide", "No thanks, continue to cancel", then("/cancel/offer", { answer: "decline" }, survey)),
    make("button.link", "Pause for 3 months instead", then("/account/pause", {}, account)),
    make("button.link", "Keep my membership", account),
  ]));
}

async function survey() {
  const reasons = { price: "It costs too much", time: "I don’t watch enough", "other-service": "I use another service", other: "Another reason" };
  const choices = Object.entries(reasons).map(([value, label]) => {
    const radio = make("input");
    Object.assign(radio, { type: "radio", name: "reason", value });
    radio.addEventListener("change", () => (go.disabled = false));
    return make("label.choice", [radio, make("span", label)]);
  });
  const go = make("button.button.wide", "Continue", async () => {
    await post("/cancel/survey", { reason: app.querySelector("input:checked").value });
    await confirm();
  });
  go.disabled = true;
  view("/cancel/survey", make("section.card.offer", [
    make("p.quiet", "Step 2 of 3"),
    make("h1", "Why are you leaving?"),
    make("fieldset", [make("legend", "Choose the main reason"), ...choices]),
    go,
    make("button.link", "Switch to Basic for €5.99 instead", then("/account/plan/switch", { to: "basic" }, account)),
    make("button.link", "Keep my membership", account),
  ]));
}

/** The last step: a dialog over the survey, as such pages make them, without the browser's own dialog element. */
async function confirm() {
  const { plan, until } = await member();
  const leave = (next) => async () => { shade.remove(); await next(); };
  const title = make("h2", "Confirm your cancellation");
  title.id = "sure";
  const dialog = make("div.card.dialog", [
    title,
    make("p", ["If you finish now, your ", plan, " membership ends on ", make("strong", until), ". You can watch until then."]),
    make("p", "There is no cancellation fee. The running month is not refunded."),
    make("button.button.primary.wide", "Keep my membership", leave(account)),
    make("button.button.wide", "Finish cancellation", async () => { await post("/cancel/confirm"); await leave(done)(); }),
  ]);
  dialog.setAttribute("role", "dialog");
  dialog.setAttribute("aria-modal", "true");
  dialog.setAttribute("aria-labelledby", "sure");
  const shade = make("div.shade", [dialog]);
  history.pushState({}, "", "/cancel/confirm");
  app.append(shade);
}

async function done() {
  const { plan, until } = await member();
  view("/cancel/done", make("section.card.offer", [
    make("h1", "Your membership has been cancelled"),
    make("p.lead", `You can watch until ${until}. You will not be charged again.`),
    make("p", `Plan: ${plan}. Confirmation number SC-4839-2071.`),
    make("button.button.primary", "Restart membership", then("/account/restart", {}, account)),
    make("button.link", "Back to account", account),
  ]));
}

const views = { "/account": account, "/cancel": offer, "/cancel/survey": survey, "/cancel/confirm": survey, "/cancel/done": done };
const show = async () => {
  const { status } = await member();
  const reachable = status === "active" ? location.pathname !== "/cancel/done" : location.pathname === "/cancel/done" && status === "cancelled";
  await ((reachable && views[location.pathname]) || account)();
};
addEventListener("popstate", show);
show();
