import { trialEnd } from './trial.ts';

/** The time for which usage is counted together: from its start, before its end. */
export type BillingCycle = { readonly start: Date; readonly end: Date };

/** What is known of an account's periods. */
export type CycleFacts = {
  /** The period that a provider bills, where one does. */
  readonly period: BillingCycle | null;
  readonly accountCreatedAt: Date | null;
};

const stepMs = 30 * 24 * 60 * 60 * 1000;
const stepsSince = (start: number, now: number): BillingCycle => {
  const begun = start + Math.floor((now - start) / stepMs) * stepMs;
  return { start: new Date(begun), end: new Date(begun + stepMs) };
};

const calendarMonth = (now: Date): BillingCycle => ({
  start: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)),
  end: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)),
});

/**
 * The cycle that an instant lies in: the provider's period while it lasts, in steps of thirty days where it is longer
 * (months paid ahead) or over; without one the fourteen days of the trial and then steps of thirty days from the
 * account's beginning; where even that is unknown, the calendar month (UTC).
 *
 * @invariant start <= now < end, and two instants of one cycle get the same cycle
 */
export const billingCycle = ({ period, accountCreatedAt }: CycleFacts, now: Date): BillingCycle => {
  if (period !== null && now >= period.start) {
    const monthMaxMs = 31 * 24 * 60 * 60 * 1000;
    const isMonth = period.end.getTime() - period.start.getTime() <= monthMaxMs;
    if (isMonth && now < period.end) return period;
    return stepsSince(isMonth ? period.end.getTime() : period.start.getTime(), now.getTime());
  }
  if (accountCreatedAt === null || now < accountCreatedAt) return calendarMonth(now);
  const end = trialEnd(accountCreatedAt);
  return now < end ? { start: accountCreatedAt, end } : stepsSince(end.getTime(), now.getTime());
};
