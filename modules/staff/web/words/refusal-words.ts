import { m } from '../../../../generated/messages/web/messages.js';
import type { CallFailure } from '../../../../platform/web/refusal.ts';
import type { StaffRefusalCode } from '../../contract/refusals.ts';
import type { RotaFinding } from '../../contract/rota-fields.ts';

const factNames = ['name', 'rolesMax', 'distanceM', 'radiusM', 'daysMax', 'cards', 'certificatesMax', 'templatesMax'] as const;

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
  PHOTO_UNUSABLE: m.staff_refusal_photo_unusable,
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
  TIP_SETTING_CHANGED: m.staff_refusal_tip_setting_changed,
  TIP_POOL_CHANGED: m.staff_refusal_tip_pool_changed,
  TIP_STEP_WRONG: m.staff_refusal_tip_step_wrong,
  TIPS_FOR_NOBODY: m.staff_refusal_tips_for_nobody,
  TIP_CORRECTION_WRONG: m.staff_refusal_tip_correction_wrong,
  CERTIFICATE_CHANGED: m.staff_refusal_certificate_changed,
  CERTIFICATE_LIMIT_REACHED: m.staff_refusal_certificate_limit_reached,
  EXPIRES_BEFORE_GAINED: m.staff_refusal_expires_before_gained,
  TEMPLATE_NAME_TAKEN: m.staff_refusal_template_name_taken,
  TEMPLATE_LIMIT_REACHED: m.staff_refusal_template_limit_reached,
  SHOWN_TOO_LONG: m.staff_refusal_shown_too_long,
  NOT_YOURS: m.staff_refusal_not_yours,
  CLOCK_SETTING_CHANGED: m.staff_refusal_clock_setting_changed,
  AVAILABILITY_WRONG: m.staff_refusal_availability_wrong,
  AVAILABILITY_CHANGED: m.staff_refusal_availability_changed,
  NOT_YOUR_WEEK: m.staff_refusal_not_your_week,
  TIME_OFF_DAYS_WRONG: m.staff_refusal_time_off_days_wrong,
  TIME_OFF_TWICE: m.staff_refusal_time_off_twice,
  TIME_OFF_CHANGED: m.staff_refusal_time_off_changed,
  TIME_OFF_OWN: m.staff_refusal_time_off_own,
  TIME_OFF_SETTLED: m.staff_refusal_time_off_settled,
  TIME_OFF_NOT_YOURS: m.staff_refusal_time_off_not_yours,
  REASON_NEEDED: m.staff_refusal_reason_needed,
  SHIFT_NOT_YOURS: m.staff_refusal_shift_not_yours,
  SHIFT_NOT_OPEN: m.staff_refusal_shift_not_open,
  EXCHANGE_RUNNING: m.staff_refusal_exchange_running,
  EXCHANGE_EXPIRED: m.staff_refusal_exchange_expired,
  EXCHANGE_SETTLED: m.staff_refusal_exchange_settled,
  EXCHANGE_NOT_YOURS: m.staff_refusal_exchange_not_yours,
  EXCHANGE_OWN: m.staff_refusal_exchange_own,
  EXCHANGE_STALE: m.staff_refusal_exchange_stale,
  EXCHANGE_PERSON_LEFT: m.staff_refusal_exchange_person_left,
  EXCHANGE_BLOCKED: m.staff_refusal_exchange_blocked,
  EXCHANGE_NOT_ABLE: m.staff_refusal_exchange_not_able,
  EXCHANGE_WORKS_THEN: m.staff_refusal_exchange_works_then,
  EXCHANGE_CHANGED: m.staff_refusal_exchange_changed,
  TAKER_UNKNOWN: m.staff_refusal_taker_unknown,
  EXCHANGE_SETTING_CHANGED: m.staff_refusal_exchange_setting_changed,
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

/** Which rules a refusal names. */
export const findingsOfFailure = (failure: CallFailure): readonly RotaFinding[] => {
  const data: unknown = failure.kind === 'refusal' ? failure.data : null;
  const isNamed = typeof data === 'object' && data !== null && 'findings' in data && Array.isArray(data.findings);
  return isNamed ? (data.findings as readonly RotaFinding[]) : [];
};
