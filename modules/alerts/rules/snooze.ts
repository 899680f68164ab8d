/**
 * How long an alert may be put off.
 *
 * @unit days
 */
export const snoozeDaysMax: number = 7;

const dayMs = 86_400_000;

/** Whether something may be put off until then: a moment to come, within the week. */
export const maySnoozeUntil = (until: Date, now: Date): boolean =>
  until.getTime() > now.getTime() && until.getTime() - now.getTime() <= snoozeDaysMax * dayMs;
