import { m } from '../../../../generated/messages/web/messages.js';
import type { WasteRefusalCode } from '../../contract/refusals.ts';

const factNames = ['hoursMax', 'voidMinutes', 'name', 'containersMax', 'weeksMin', 'weeksMax', 'weeksKnown', 'reviewsMax'] as const;

type Facts = Readonly<Record<(typeof factNames)[number], string>>;

const sentences: Readonly<Record<WasteRefusalCode, (facts: Facts) => string>> = {
  WASTE_KIND_NEEDS_RECIPE: m.waste_refusal_waste_kind_needs_recipe,
  WASTE_ITEM_REQUIRED: m.waste_refusal_waste_item_required,
  WASTE_ITEM_NOT_WANTED: m.waste_refusal_waste_item_not_wanted,
  WASTE_WEIGHT_REQUIRED: m.waste_refusal_waste_weight_required,
  WASTE_IN_FUTURE: m.waste_refusal_waste_in_future,
  DONATION_PAST_DATE: m.waste_refusal_donation_past_date,
  NET_NOT_POSITIVE: m.waste_refusal_net_not_positive,
  BACK_DATE_TOO_FAR: m.waste_refusal_back_date_too_far,
  ENTRY_VOIDED_ALREADY: m.waste_refusal_entry_voided_already,
  VOID_TOO_LATE: m.waste_refusal_void_too_late,
  VOID_REASON_REQUIRED: m.waste_refusal_void_reason_required,
  CONTAINER_CHANGED: m.waste_refusal_container_changed,
  CONTAINER_NAME_TAKEN: m.waste_refusal_container_name_taken,
  CONTAINER_LIMIT_REACHED: m.waste_refusal_container_limit_reached,
  DAY_IN_FUTURE: m.waste_refusal_day_in_future,
  DAY_CHANGED: m.waste_refusal_day_changed,
  GOAL_WEEKS_NOT_WHOLE: m.waste_refusal_goal_weeks_not_whole,
  GOAL_SPAN_WRONG: m.waste_refusal_goal_span_wrong,
  GOAL_STARTS_TOO_EARLY: m.waste_refusal_goal_starts_too_early,
  GOAL_ENDS_TOO_EARLY: m.waste_refusal_goal_ends_too_early,
  GOAL_BASELINE_UNKNOWN: m.waste_refusal_goal_baseline_unknown,
  GOAL_TARGET_NOT_LOWER: m.waste_refusal_goal_target_not_lower,
  GOAL_CHANGED: m.waste_refusal_goal_changed,
  REVIEW_CAUSE_REQUIRED: m.waste_refusal_review_cause_required,
  REVIEW_PAR_REQUIRED: m.waste_refusal_review_par_required,
  REVIEW_LIMIT_REACHED: m.waste_refusal_review_limit_reached,
  REVIEW_CHANGED: m.waste_refusal_review_changed,
  REVIEW_STEP_NOT_OPEN: m.waste_refusal_review_step_not_open,
  REVIEW_STEP_FOR_LEADS: m.waste_refusal_review_step_for_leads,
  REVIEW_STEP_FOR_ASSIGNEE: m.waste_refusal_review_step_for_assignee,
  REVIEW_REASON_REQUIRED: m.waste_refusal_review_reason_required,
  REVIEW_PAR_MOVED_ON: m.waste_refusal_review_par_moved_on,
  PHOTO_UNUSABLE: m.waste_refusal_photo_unusable,
  PHOTO_NOT_YOURS: m.waste_refusal_photo_not_yours,
};

const isCode = (code: string): code is WasteRefusalCode => Object.hasOwn(sentences, code);

/** The sentence for a refusal of waste; undefined for a code that isn't its own. */
export const wasteRefusalWords = (code: string, data: unknown): string | undefined =>
  isCode(code) ? sentences[code](factsOf(data)) : undefined;

const factsOf = (data: unknown): Facts => {
  const given = typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>) : {};
  const word = (name: string): string => (['string', 'number'].includes(typeof given[name]) ? String(given[name]) : '');
  return Object.fromEntries(factNames.map((name) => [name, word(name)])) as Facts;
};
