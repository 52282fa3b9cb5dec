// A page that says something in a dialog of the browser's own, and goes on when it is closed.
addEventListener("submit", (event) => {
  if (event.target.action.endsWith("/cancel/confirm")) alert("We are sorry to see you go.");
}, true);
