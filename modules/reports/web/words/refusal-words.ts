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
};

const isOwn = (code: string): code is ReportsRefusalCode => Object.hasOwn(sentences, code);

/** Why something was not done, in the reader's language. */
export const failureWords = (failure: CallFailure): string => {
  if (failure.kind === 'no-connection') return m.reports_no_connection();
  return failure.kind === 'refusal' && isOwn(failure.code) ? sentences[failure.code]() : m.reports_not_saved();
};
