/** How long a new account may try everything. */
export const trialDays: number = 14;

const dayMs = 24 * 60 * 60 * 1000;

/** When a trial that starts now ends: fourteen times twenty-four hours later, whatever the clocks do in between. */
export const trialEnd = (start: Date): Date => new Date(start.getTime() + trialDays * dayMs);

/**
 * How many days of a trial are left: the last day counts as one, its end as none.
 *
 * @unit days
 */
export const trialDaysLeft = (trialEndAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((trialEndAt.getTime() - now.getTime()) / dayMs));

/** With how many days left somebody is told; with none left it is over. */
export const trialNoticeDays: readonly number[] = [7, 3, 1, 0];

/**
 * The notice that is due: the one for the days left, or the nearest one that was passed, which is told once even where
 * the server stood still on its day. Null before the first.
 */
export const trialNoticeDue = (trialEndAt: Date, now: Date): number | null => {
  const left = trialDaysLeft(trialEndAt, now);
  return trialNoticeDays.toReversed().find((days) => left <= days) ?? null;
};
