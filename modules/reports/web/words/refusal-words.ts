import { m } from '../../../../generated/messages/web/messages.js';
import type { CallFailure } from '../../../../platform/web/refusal.ts';
import type { ReportsRefusalCode } from '../../contract/refusals.ts';

const sentences: Readonly<Record<ReportsRefusalCode, () => string>> = {
  ID_TAKEN: m.reports_refusal_id_taken,
  DAY_NOT_BEGUN: m.reports_refusal_day_not_begun,
  DAY_CLOSED_ALREADY: m.reports_refusal_day_closed_already,
  DAY_NOT_CLOSED: m.reports_refusal_day_not_closed,
  DAY_NOT_READY: m.reports_refusal_day_not_ready,
  DAY_CHANGED: m.reports_refusal_day_changed,
  TILL_UNKNOWN: m.reports_refusal_till_unknown,
  RATE_OF_ONE_CURRENCY: m.reports_refusal_rate_of_one_currency,
  PERIOD_LOCKED: m.reports_refusal_period_locked,
  PERIOD_CHANGED: m.reports_refusal_period_changed,
  PERIOD_UNKNOWN: m.reports_refusal_period_unknown,
  PERIOD_STEP_NOT_OPEN: m.reports_refusal_period_step_not_open,
  PERIOD_NOT_OVER: m.reports_refusal_period_not_over,
  PERIOD_OVERLAPS: m.reports_refusal_period_overlaps,
  PERIOD_FOR_OWNER: m.reports_refusal_period_for_owner,
  PERIOD_NOT_LAST: m.reports_refusal_period_not_last,
  PERIOD_REASON_REQUIRED: m.reports_refusal_period_reason_required,
};

const isOwn = (code: string): code is ReportsRefusalCode => Object.hasOwn(sentences, code);

/** Why something was not done, in the reader's language. */
export const failureWords = (failure: CallFailure): string => {
  if (failure.kind === 'no-connection') return m.reports_no_connection();
  return failure.kind === 'refusal' && isOwn(failure.code) ? sentences[failure.code]() : m.reports_not_saved();
};
