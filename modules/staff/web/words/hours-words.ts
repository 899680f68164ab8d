import { m } from '../../../../generated/messages/web/messages.js';
import type { ClockKind } from '../../rules/clock-pairing.ts';
import type { PayReason } from '../../rules/overtime-tiers.ts';
import type { CardException } from '../../rules/time-card.ts';
import { hoursText } from '../people/hours-text.ts';

const marks: Readonly<Record<Exclude<ClockKind, 'VOID'>, () => string>> = {
  IN: m.staff_mark_in,
  OUT: m.staff_mark_out,
  BREAK_START: m.staff_mark_break_start,
  BREAK_END: m.staff_mark_break_end,
};

const exceptions: Readonly<Record<CardException['kind'], (facts: { minutes: string }) => string>> = {
  EARLY: m.staff_exception_early,
  LATE: m.staff_exception_late,
  NO_SHOW: m.staff_exception_no_show,
  MISSED_IN: m.staff_exception_missed_in,
  MISSED_OUT: m.staff_exception_missed_out,
  MISSED_BREAK: m.staff_exception_missed_break,
  UNSCHEDULED: m.staff_exception_unscheduled,
  OUT_OF_FENCE: m.staff_exception_out_of_fence,
  OVERLONG: m.staff_exception_overlong,
  REST_BREACH: m.staff_exception_rest_breach,
};

const reasons: Readonly<Record<PayReason, () => string>> = {
  BASE: m.staff_reason_base,
  ROUNDING: m.staff_reason_rounding,
  HOUSE_WEEK: m.staff_reason_house_week,
  LONG_DAY: m.staff_reason_long_day,
  LONG_DAY_NIGHT: m.staff_reason_long_day_night,
  LONG_WEEK: m.staff_reason_long_week,
  LONG_WEEK_NIGHT: m.staff_reason_long_week_night,
  REST_DAY: m.staff_reason_rest_day,
  HOLIDAY: m.staff_reason_holiday,
};

/** What was said at the clock. */
export const markWord = (kind: Exclude<ClockKind, 'VOID'>): string => marks[kind]();

/** What stands out of a day, with how far. */
export const exceptionText = ({ kind, minutes }: CardException): string => exceptions[kind]({ minutes: hoursText(minutes ?? 0) });

/** Why minutes are paid as they are. */
export const payReasonWord = (reason: PayReason): string => reasons[reason]();
