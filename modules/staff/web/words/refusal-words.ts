import { m } from '../../../../generated/messages/web/messages.js';
import type { CallFailure } from '../../../../platform/web/refusal.ts';
import type { StaffRefusalCode } from '../../contract/refusals.ts';

const factNames = ['name', 'rolesMax', 'distanceM', 'radiusM', 'daysMax', 'cards'] as const;

type Facts = Readonly<Record<(typeof factNames)[number], string>>;

const sentences: Readonly<Record<StaffRefusalCode, (facts: Facts) => string>> = {
  ID_TAKEN: m.staff_refusal_id_taken,
  WORK_ROLE_CHANGED: m.staff_refusal_work_role_changed,
  WORK_ROLE_NAME_TAKEN: m.staff_refusal_work_role_name_taken,
  WORK_ROLE_LIMIT_REACHED: m.staff_refusal_work_role_limit_reached,
  WORK_ROLE_UNKNOWN: m.staff_refusal_work_role_unknown,
  EMPLOYMENT_CHANGED: m.staff_refusal_employment_changed,
  ENDS_BEFORE_START: m.staff_refusal_ends_before_start,
  OPT_OUT_UNSIGNED: m.staff_refusal_opt_out_unsigned,
  OPT_OUT_ENDS_TOO_SOON: m.staff_refusal_opt_out_ends_too_soon,
  PERSON_UNKNOWN: m.staff_refusal_person_unknown,
  SHIFT_TIMES_WRONG: m.staff_refusal_shift_times_wrong,
  SHIFT_CHANGED: m.staff_refusal_shift_changed,
  SHIFT_OVERLAPS: m.staff_refusal_shift_overlaps,
  ROTA_BLOCKED: m.staff_refusal_rota_blocked,
  ROTA_DAY_CHANGED: m.staff_refusal_rota_day_changed,
  DEMAND_WRONG: m.staff_refusal_demand_wrong,
  OUT_OF_FENCE: m.staff_refusal_out_of_fence,
  PLACE_NEEDED: m.staff_refusal_place_needed,
  OWN_HOURS: m.staff_refusal_own_hours,
  CLOCK_IN_FUTURE: m.staff_refusal_clock_in_future,
  CLOCK_TOO_OLD: m.staff_refusal_clock_too_old,
  MARK_UNKNOWN: m.staff_refusal_mark_unknown,
  MARK_REPLACED: m.staff_refusal_mark_replaced,
  CARD_CHANGED: m.staff_refusal_card_changed,
  CARD_INCOMPLETE: m.staff_refusal_card_incomplete,
  CARDS_UNAPPROVED: m.staff_refusal_cards_unapproved,
  PERIOD_TAKEN: m.staff_refusal_period_taken,
  PERIOD_NOT_OVER: m.staff_refusal_period_not_over,
  CLOCK_SETTING_CHANGED: m.staff_refusal_clock_setting_changed,
  FILL_RUNS: m.staff_refusal_fill_runs,
  FILL_NOTHING_NEEDED: m.staff_refusal_fill_nothing_needed,
  PROPOSAL_SETTLED: m.staff_refusal_proposal_settled,
};

const factOf = (data: unknown, name: string): string => {
  const value: unknown = typeof data === 'object' && data !== null && name in data ? (data as Record<string, unknown>)[name] : '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** Why the module refused something; undefined for a code that isn't its own. */
export const staffRefusalWords = (code: string, data: unknown): string | undefined => {
  if (!Object.hasOwn(sentences, code)) return undefined;
  const facts = Object.fromEntries(factNames.map((name) => [name, factOf(data, name)])) as Facts;
  return sentences[code as StaffRefusalCode](facts);
};

/** Why something was not done, in the reader's language. */
export const failureWords = (failure: CallFailure): string => {
  if (failure.kind === 'no-connection') return m.staff_no_connection_text();
  return (failure.kind === 'refusal' ? staffRefusalWords(failure.code, failure.data) : undefined) ?? m.staff_not_saved();
};

/** Beside which field a refusal stands. */
export const fieldOfFailure = (failure: CallFailure): string => {
  const data: unknown = failure.kind === 'refusal' ? failure.data : null;
  return typeof data === 'object' && data !== null && 'field' in data && typeof data.field === 'string' ? data.field : '';
};
