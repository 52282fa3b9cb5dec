// The right walk of a site, in the form of tests/corpus/trail.mjs.
const HOP = { account: 'nav_account', settings: 'nav_settings', billing: 'nav_billing', plan: 'manage' };
export const hopLabel = (site, to) => site.w(HOP[to]);
// where the control to the next page stands: in the frame of the first page; later in the side bar, where that is drawn anew, or in the page
export function hopPlace(site, i) {
  const by = site.axes.hopBy, keeps = site.axes.app === 'spa' && !site.axes.whole;
  return i === 0 || (by === 'side' && !keeps) ? by : 'body';
}

export function walkOf(site) {
  const a = site.axes, out = [], click = (name, more) => out.push({ op: 'click', name, ...more });
  if (site.trick('obstruct')) click(site.w('close'));
  a.hops.slice(1).forEach((to, i) => {
    if (hopPlace(site, i) === 'usermenu') click(site.other('greeting'));
    click(hopLabel(site, to));
  });
  if (a.shape === 'tabs') click(site.w('subs_title'));
  if (a.truth === 'already' || (['store', 'phone'].includes(a.truth) && a.wayPlace === 'told')) return out;
  wayIn(site, out, click);
  for (const s of site.steps) stepWalk(site, s, out);
  if (site.steps.length) seeIt(site, click);
  return out;
}
function wayIn(site, out, click) {
  const a = site.axes, press = (name) => (a.rows > 1 ? out.push({ op: 'row', row: site.plan.name, name }) : click(name));
  if (a.wayPlace === 'menu') { press(site.w('more')); click(site.wayLabel); return; }
  if (a.wayPlace === 'acc' && a.rows === 1) click(site.other('manage'));
  if (a.wayPlace === 'small' && a.rows === 1) click(site.wayLabel); else press(site.wayLabel);
  if (a.truth === 'free') click(site.w('switch_free'));
}
function stepWalk(site, s, out) {
  const more = s.place === 'frame' ? { frame: true } : {};
  if (s.human) out.push({ op: 'human', name: s.title, ...more });
  for (const f of s.fields) {
    if (f.options) out.push({ op: 'pick', name: f.options.find((o) => o.v === f.right).t, ...more });
    else if (f.type === 'check') out.push({ op: 'check', name: f.label, ...more });
    else out.push({ op: 'fill', name: f.label, value: f.eq || 'No longer needed', ...more });
  }
  out.push({ op: 'click', name: s.actions.find((x) => x.key === 'go').label, ...more });
}
function seeIt(site, click) {
  const a = site.axes, frame = site.steps.at(-1).place === 'frame';
  if (a.outcome === 'page') click(site.w('back'), { ...(frame ? { frame: true } : {}), verify: true });
  if (a.outcome === 'dialog') click(site.w('ok'), { verify: true });
  if (a.shape === 'tabs') click(site.w('subs_title'), { verify: true });
}
export function humanPart(site) {
  const s = site.steps.find((x) => x.human); if (!s) return null;
  const f = s.fields[0], go = { op: 'click', name: s.actions.find((x) => x.key === 'go').label };
  return { at: s.human === 'robot' ? 'captcha' : 'login', steps: [f.type === 'check' ? { op: 'check', name: f.label } : { op: 'fill', name: f.label,
    value: f.eq }, go] };
}
