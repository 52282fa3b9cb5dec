// The steps of a site's way out with their words: what is told, what is asked, and what every press does (`does`).
// does: next, end, or the name of a trap (accept_offer, pause, downgrade, keep_plan, remind_later).
const HUMAN = { password: 'tulip-harbour-58', code: '482913', robot: '1' };
const ACCEPT = { discount: ['accept_discount', 'accept_offer'], pause: ['accept_pause', 'pause'], cheaper: ['accept_cheaper', 'downgrade'] };

export function buildSteps(site) {
  return site.axes.steps.map((axis, i, all) => {
    const s = { ...axis, i, last: i === all.length - 1, paragraphs: [], fields: [], actions: [], ...HEADS[axis.kind](site, axis, i) };
    s.gate = s.fields.length > 0 && site.trick('disabled_until') && site.rng.sub(`gate${i}`).chance(0.7);
    s.wait = s.last && !s.gate && site.trick('disabled_until') && s.place !== 'pop' ? site.rng.sub('wait').int(1, 4) : 0;
    addActions(site, s);
    return s;
  });
}

const keys = (site, prefix, key, n, extra) => site.words.many(key, n, extra).map((t, i) => ({ v: `${prefix}${i + 1}`, t }));
const choice = (site, s, name, label, options, right, does = {}) => ({ type: s.style, name, label, options, right, does, placeholder: site.w('choose') });
const HEADS = {
  loss: (site) => ({ title: site.w('loss_title'), list: site.words.many('benefit', 4), paragraphs: site.trick('guilt') ? [site.w('guilt')] : [],
    links: site.trick('roach_motel') }),
  survey: (site, s, i) => ({ title: site.w('survey_title'), fields: [choice(site, s, `r${i}`, site.w('survey_title'), keys(site, 'r', 'reason', 5), 'r2')] }),
  comment: (site, s, i) => ({ title: site.words.lists.survey_title[1], fields: [{ type: 'area', name: `t${i}`, label: site.w('free_text'), min: 10 }] }),
  offer: (site, s) => ({ title: s.offer === 'discount' ? site.w('offer_title') : site.words.lists.offer_title[s.offer === 'pause' ? 1 : 2],
    paragraphs: [site.w(`${s.offer}_text`), ...(site.trick('guilt') ? [site.w('guilt')] : [])], clock: site.trick('countdown') ? 598 : 0 }),
  choice: (site, s, i) => ({
    title: site.w('choice_title'),
    fields: [choice(site, s, `c${i}`, site.w('choice_title'), [{ v: 'a', t: site.w('choice_paid'), on: true }, { v: 'b', t: site.w('choice_pause') },
      { v: 'c', t: site.w('choice_end') }], 'c', { a: 'purchase', b: 'pause' })],
  }),
  fee: (site, s, i) => ({
    title: site.words.lists.choice_title[1],
    fields: [choice(site, s, `f${i}`, site.words.lists.choice_title[1], [{ v: 'now', t: site.w('fee_now'), on: site.rng.sub('fee').chance(0.4) },
      { v: 'later', t: site.w('fee_later') }], 'later', { now: 'fee_option' })],
  }),
  ack: (site, s, i) => ({ title: site.words.lists.review_title[1], fields: site.words.many('ack', site.rng.sub('acks').int(1, 2)).map((label, n) =>
    ({ type: 'check', name: `k${i}${n}`, label })) }),
  typed: (site, s, i) => {
    const word = site.w('type_word');
    return { title: site.words.lists.confirm_title[1].replaceAll('{plan}', site.plan.name), fields: [{ type: 'text', name: `w${i}`,
      label: site.w('type_label', { word }), eq: word }] };
  },
  human: (site, s, i) => {
    const title = s.human === 'code' ? site.w('code_title') : s.human === 'robot' ? site.w('robot') : site.w('human_title');
    return { title, fields: [{ type: s.human === 'robot' ? 'check' : 'text', input: s.human === 'password' ? 'password' : 'text', name: `h${i}`,
      label: title, eq: HUMAN[s.human] }] };
  },
  review: (site) => ({ title: site.w('review_title'), facts: [[site.w('l_plan'), site.plan.name], [site.w('l_price'), site.price], [site.w('l_ends'),
    site.until]] }),
  confirm: (site) => ({ title: site.w('confirm_title'), paragraphs: [site.w('confirm_text')] }),
};

function addActions(site, s) {
  const add = (key, label, does, tone) => s.actions.push({ key, label, does, tone });
  const forward = s.last ? 'end' : 'next';
  add('go', forwardLabel(site, s), forward, 'main_');
  if (s.kind === 'offer') add('take', site.w(ACCEPT[s.offer][0]), ACCEPT[s.offer][1], 'plain');
  else if (['loss', 'confirm', 'review'].includes(s.kind) || site.rng.sub(`keep${s.i}`).chance(0.3)) add('keep', keepLabel(site, s), 'keep_plan', 'plain');
  if (site.trick('remind_me_later') && ['loss', 'offer'].includes(s.kind)) add('remind', site.w('remind'), 'remind_later', 'ghost');
  if (site.trick('prechecked') && ['survey', 'review', 'comment'].includes(s.kind)) s.box = site.w('newsletter_box');
  const inverted = site.trick('inverted_primary') !== (s.kind === 'offer');
  if (inverted) for (const a of s.actions) a.tone = a.does === forward ? (site.rng.sub(`tone${s.i}`).chance(0.3) ? 'ghost' : 'plain')
    : a.key === 'remind' ? 'ghost' : 'main_';
  s.actions = site.rng.sub(`order${s.i}`).shuffle(s.actions);
}
function forwardLabel(site, s) {
  if (s.last) {
    if (site.axes.truth === 'free') return site.w('confirm_plain');
    if (site.trick('entry_not_action')) return site.wayLabel;
    return site.trick('no_cancel_word') ? site.w('confirm_plain') : site.w('confirm_end');
  }
  if (s.kind === 'offer') return site.trick('confirmshaming') ? site.w('decline_shame') : site.w('decline');
  return s.kind === 'loss' ? site.w('go_on') : site.w('next');
}
function keepLabel(site, s) {
  if (s.last && site.trick('cancel_means_close')) return site.w('dismiss');
  return site.trick('trick_wording') ? site.w('trick_keep') : site.w('keep');
}
export function problems(step, body) {
  return step.fields.some((f) => {
    const v = String(body[f.name] || '').trim();
    if (f.eq) return v !== f.eq;
    return f.options ? !f.options.some((o) => o.v === v) : v.length < (f.min || 1);
  });
}
