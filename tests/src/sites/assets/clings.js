// A page that doesn't want to be left, in both ways that pages ask.
addEventListener("beforeunload", (event) => event.preventDefault());
onbeforeunload = () => "You have not finished.";
