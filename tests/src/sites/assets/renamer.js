// A page that changes its last button in the very moment in which the person clicks anything.
addEventListener("click", (event) => {
  if (!event.isTrusted) return;
  for (const button of document.querySelectorAll("main button")) {
    if (button.textContent.trim() === "Finish cancellation") button.textContent = "Cancel membership now";
  }
}, { capture: true, once: true });
