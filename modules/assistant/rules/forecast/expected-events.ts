import type { CalendarDay, PlannedEvent } from './calendar/calendar-days.ts';
import type { ForecastDay } from './interval.ts';

/** An event that came this often before is learned of; until then it counts as its writer said. */
const learnedDays = 2;

const whole = 10_000;

/** How often each event lay on a day that is known. */
const seenIn = (days: readonly CalendarDay[], amounts: readonly (number | null)[]): ReadonlyMap<string, number> => {
  const seen = new Map<string, number>();
  for (const [place, { events }] of days.entries())
    if ((amounts[place] ?? null) !== null) for (const name of events) seen.set(name, (seen.get(name) ?? 0) + 1);
  return seen;
};

/**
 * Lets an event change a day as whoever wrote it down expects, as long as nothing was learned of it: then the figures know better.
 *
 * @param days those that are known and then those that are foretold
 */
export const withExpectedEvents = (
  foretold: readonly ForecastDay[],
  known: { readonly days: readonly CalendarDay[]; readonly amounts: readonly (number | null)[]; readonly events: readonly PlannedEvent[] },
): readonly ForecastDay[] => {
  const seen = seenIn(known.days, known.amounts);
  return foretold.map((one, ahead) => {
    const day = known.days[known.amounts.length + ahead]?.day ?? '';
    const factor = known.events
      .filter(({ fromDay, untilDay, name }) => fromDay <= day && day <= untilDay && (seen.get(name) ?? 0) < learnedDays)
      .reduce((product, { effectBps }) => product * Math.max(0, 1 + (effectBps ?? 0) / whole), 1);
    return { low: one.low * factor, mean: one.mean * factor, high: one.high * factor };
  });
};
