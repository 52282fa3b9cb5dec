// A page that lays a see-through sheet over whatever comes to the top, so that clicks meant for it look right and go wrong.
const sheet = document.createElement("div");
sheet.popover = "manual";
sheet.style.cssText = "position:fixed;inset:0;width:100%;height:100%;border:0;padding:0;margin:0;background:#ffffff01;pointer-events:none";
document.body.append(sheet);
const rise = () => { if (sheet.matches(":popover-open")) sheet.hidePopover(); sheet.showPopover(); };
if (location.pathname === "/cancel/confirm") setInterval(rise, 30);
