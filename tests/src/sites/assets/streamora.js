// What services measure anyway: which control was clicked where, and whether by a real click.
addEventListener("click", (event) => {
  const control = event.target instanceof Element ? event.target.closest("a, button, input, label") : null;
  const name = (control?.textContent || control?.value || "").trim();
  navigator.sendBeacon("/__click", JSON.stringify({ path: location.pathname, name, trusted: event.isTrusted }));
}, true);
