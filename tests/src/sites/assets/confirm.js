// A page whose last button asks once more, in a dialog of the browser's own.
addEventListener("submit", (event) => {
  if (!event.target.action.endsWith("/cancel/confirm")) return;
  if (!confirm("Do you really want to end your membership?")) event.preventDefault();
}, true);
