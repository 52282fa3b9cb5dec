// What the pages of the services do by script. Three looks, one script; a real service has a bundle instead.
(() => {
  const theme = document.documentElement.dataset.theme;
  const scripted = theme === "b" || theme === "c";
  const late = Number(document.documentElement.dataset.late ?? 0);
  /** Until then nothing hears of presses, as on a page whose bundle is still on its way. */
  let deaf = 0;
  const inner = new Map();

  /** Below this root, and below the shadow trees of what is there. */
  const all = (selector, root = document) => [
    ...root.querySelectorAll(selector),
    ...[...root.querySelectorAll("ui-button, ui-field, ui-fold, ui-modal")].flatMap((host) =>
      inner.has(host) ? all(selector, inner.get(host)) : [],
    ),
  ];

  class Ui extends HTMLElement {
    constructor() {
      super();
      const root = this.attachInternals().shadowRoot;
      if (!root) return;
      inner.set(this, root);
      root.addEventListener("click", (event) => root.contains(event.target) && parts(event));
      for (const kind of ["input", "change"]) root.addEventListener(kind, changed);
    }
  }

  const main = () => document.querySelector("main, [data-main]");
  const asView = { "x-view": "1" };

  async function go(address, push = true) {
    if (theme !== "c") return location.assign(address);
    const view = await (await fetch(address, { headers: asView })).json();
    main().setHTMLUnsafe(view.html);
    document.title = view.title;
    if (push) history.pushState(null, "", address);
    scrollTo(0, 0);
    begin();
  }

  function answers() {
    const sent = new URLSearchParams();
    for (const field of all("input, select, textarea")) {
      const chosen = !["radio", "checkbox"].includes(field.type) || field.checked;
      if (chosen && field.name) sent.set(field.name, field.value);
    }
    for (const field of all("[data-f]")) {
      const chosen = field.matches("[aria-checked=true]") ? field : field.querySelector("[aria-checked=true]");
      if (chosen) sent.set(field.dataset.f, chosen.dataset.v ?? "on");
    }
    return sent;
  }

  async function act(address) {
    const answer = await (await fetch(address, { method: "POST", headers: asView, body: answers() })).json();
    if (answer.to) return go(answer.to);
    const alert = Object.assign(document.createElement("div"), { className: "wrong", textContent: answer.wrong });
    alert.setAttribute("role", "alert");
    main().prepend(alert);
  }

  function show(id, yes) {
    const dialog = document.getElementById(id);
    if (dialog.showModal) return yes ? dialog.showModal() : dialog.close();
    dialog.hidden = !yes;
  }

  /** A press on a control of the page. */
  function pressed(event) {
    const control = event.target.closest?.("[data-c]");
    if (!control) return parts(event);
    if (scripted && performance.now() < deaf) {
      event.preventDefault();
      fetch("/lost", { method: "POST" });
      return;
    }
    const { confirm: question, opens, go: to, act: address } = control.dataset;
    const stop = () => event.preventDefault();
    if (control.getAttribute("aria-disabled") === "true") return stop();
    if ("trusted" in control.dataset && !event.isTrusted) return stop();
    if (question && !confirm(question)) return stop();
    if (opens) return show(opens, true);
    if ("closes" in control.dataset) return show(control.closest("dialog, .veil").id, false);
    if (!scripted) return;
    stop();
    if (to) go(to);
    else act(address);
  }

  /** A press on something that only changes what is seen. */
  function parts(event) {
    const at = (selector) => event.target.closest?.(selector);
    const fold = at("[aria-expanded]");
    if (fold) {
      const open = fold.getAttribute("aria-expanded") !== "true";
      fold.setAttribute("aria-expanded", open);
      fold.nextElementSibling.hidden = !open;
    }
    const tab = at("[role=tab]");
    if (tab) {
      const tabs = [...tab.parentElement.children];
      const panels = all("[role=tabpanel]");
      tabs.forEach((one, n) => {
        one.setAttribute("aria-selected", one === tab);
        panels[n].hidden = one !== tab;
      });
    }
    const radio = at("[role=radio]");
    if (radio) for (const one of radio.parentElement.children) one.setAttribute("aria-checked", one === radio);
    const box = at("[role=checkbox]");
    if (box) box.setAttribute("aria-checked", box.getAttribute("aria-checked") !== "true");
    if (at("[data-consent]")) {
      localStorage.setItem("consent", "1");
      at("[data-cookies]").remove();
    }
    if (at("[data-letter-close]")) {
      localStorage.setItem("letter", "1");
      at("[data-letter]").hidden = true;
    }
    if (at("[data-secret]") && box) fetch("/touched", { method: "POST" });
    changed(event);
  }

  function changed(event) {
    if (event.type === "input" && event.target.matches?.("[data-secret]")) fetch("/touched", { method: "POST" });
    for (const more of all("[data-other]")) {
      const name = more.dataset.other;
      const radios = all(`input[name=${name}], [data-f=${name}] [role=radio]`);
      const last = radios.at(-1);
      more.hidden = !(last.checked || last.getAttribute("aria-checked") === "true");
    }
    const done = complete();
    for (const control of all("[data-waits]")) enable(control, done);
  }

  function complete() {
    const natives = all("input, select, textarea").filter((f) => f.name);
    const roles = all("[data-needed]");
    const others = all("[data-other]").filter((o) => !o.hidden);
    return (
      natives.every((f) => f.checkValidity() && !(f.value.trim().length < (f.dataset.least ?? 0))) &&
      roles.every((f) => f.matches("[aria-checked=true]") || f.querySelector("[aria-checked=true]")) &&
      others.every((o) => o.querySelector("textarea").value.trim())
    );
  }

  function enable(control, yes) {
    if (inner.has(control)) inner.get(control).querySelector("button").disabled = !yes;
    else if (control.matches("button")) control.disabled = !yes;
    else if (yes) control.removeAttribute("aria-disabled");
    else control.setAttribute("aria-disabled", "true");
  }

  /** The sheet that nobody asked for, until it was closed once. */
  function letter() {
    const sheet = document.querySelector("[data-letter]");
    if (sheet && !localStorage.getItem("letter")) sheet.hidden = false;
  }

  /** A view stands: its timers start. */
  function begin() {
    deaf = performance.now() + late;
    setTimeout(letter, 900);
    for (const control of all("[data-after]")) {
      setTimeout(() => enable(control, !("waits" in control.dataset) || complete()), control.dataset.after * 1000);
    }
    if (localStorage.getItem("consent")) document.querySelector("[data-cookies]")?.remove();
  }

  if ("guards" in document.documentElement.dataset) addEventListener("beforeunload", (event) => event.preventDefault());
  document.addEventListener("click", pressed);
  document.addEventListener("input", changed);
  document.addEventListener("change", changed);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && event.target.matches("div[tabindex]")) event.target.click();
  });
  for (const name of ["ui-button", "ui-field", "ui-fold", "ui-modal"]) customElements.define(name, class extends Ui {});
  if (theme === "c") {
    addEventListener("popstate", () => go(location.href, false));
    go(location.href, false);
  } else begin();
})();
