// The dark patterns of shared/facts/dark_patterns.json (and a few like them) as switches. `fits` says where a trick can be drawn, `p` how often it is.
// A trick that is a step or a truth by itself is read off the drawn axes instead (`seen`).
const has = (a, kind) => a.steps.some((s) => s.kind === kind), last = (a) => a.steps.at(-1);
const offers = (a) => a.steps.filter((s) => s.kind === 'offer'), ends = (a) => a.truth === 'cancelled';

export const DRAWN = {
  confirmshaming: { p: 0.4, fits: (a) => has(a, 'offer') },
  inverted_primary: { p: 0.3, fits: (a) => a.steps.length > 0 },
  no_cancel_word: { p: 0.2, fits: (a) => last(a)?.kind === 'confirm' },
  cancel_means_close: { p: 0.5, fits: (a) => last(a)?.kind === 'confirm' && ['dialog', 'pop'].includes(last(a).place) },
  entry_not_action: { p: 0.3, fits: (a) => ends(a) && a.shape !== 'switch' && last(a)?.place === 'page' && last(a).kind !== 'survey' },
  remind_me_later: { p: 0.35, fits: (a) => has(a, 'offer') || has(a, 'loss') },
  countdown: { p: 0.35, fits: (a) => has(a, 'offer') },
  prechecked: { p: 0.3, fits: (a) => has(a, 'survey') || has(a, 'review') || has(a, 'comment') },
  hidden_entry: { p: 0.4, fits: (a) => ends(a) && a.shape !== 'switch' && last(a)?.place !== 'pop' },
  survey_after_complete: { p: 0.3, fits: (a) => ends(a) && a.outcome === 'page' },
  disabled_until: { p: 0.45, fits: (a) => a.steps.length > 0 },
  wider_effect: { p: 0.2, fits: (a) => ends(a) },
  account_deletion_confusion: { p: 0.3, fits: () => true },
  uncancel_button: { p: 0.6, fits: (a) => ['cancelled', 'already'].includes(a.truth) && a.after !== 'gone' },
  roach_motel: { p: 0.4, fits: (a) => has(a, 'loss') },
  guilt: { p: 0.4, fits: (a) => has(a, 'loss') || has(a, 'offer') },
  trick_wording: { p: 0.3, fits: (a) => has(a, 'loss') || last(a)?.kind === 'review' },
  obstruct: { p: 0.12, fits: () => true },
  prechecked_newsletter: { p: 0.3, fits: () => true },
  upsell: { p: 0.35, fits: (a) => a.truth !== 'free' },
};

export const SEEN = {
  nagging_multi_step: (a) => a.steps.length >= 5 || offers(a).length > 1,
  pause_substitution: (a) => offers(a).some((s) => s.offer === 'pause'),
  discount_offer: (a) => offers(a).some((s) => s.offer === 'discount'),
  downgrade_offer: (a) => offers(a).some((s) => s.offer === 'cheaper'),
  preselected_paid_choice: (a) => has(a, 'choice'),
  chat_phone_only: (a) => a.truth === 'phone',
  half_cancel: (a) => a.truth === 'store',
  forced_survey: (a) => has(a, 'survey') || has(a, 'comment'),
  survey_hides_confirm: (a) => last(a)?.kind === 'survey',
  typed_confirmation: (a) => has(a, 'typed'),
  checkbox_required: (a) => has(a, 'ack'),
  iframe_modal: (a) => a.steps.some((s) => s.place === 'frame'),
  password_reentry: (a) => a.steps.some((s) => s.human === 'password'),
  twofactor: (a) => a.steps.some((s) => s.human === 'code'),
  captcha: (a) => a.steps.some((s) => s.human === 'robot'),
  fees_and_immediate_end: (a) => has(a, 'fee'),
  other_plan_beside: (a) => a.rows > 1,
};

export const ALL = [...Object.keys(DRAWN), ...Object.keys(SEEN)];
export function drawTricks(rng, axes) {
  const drawn = Object.entries(DRAWN).filter(([id, t]) => rng.sub(id).chance(t.p) && t.fits(axes)).map(([id]) => id);
  return [...drawn, ...Object.keys(SEEN).filter((id) => SEEN[id](axes))];
}
