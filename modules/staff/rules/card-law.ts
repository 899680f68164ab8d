import { rulesFor } from './country-pack.ts';
import { fullAge } from './age.ts';
import type { BreakOwed } from './time-card.ts';

/** What the law of a country asks of a day. */
export type CardLaw = {
  readonly breakOwed: BreakOwed | null;
  /** @unit minutes */
  readonly dailyRestMinutes: number | null;
};

/**
 * What a day of somebody of an age is judged by; whose age nobody wrote down is taken for grown up.
 *
 * @param ageYears null where nobody wrote it down
 * @source the rules of breaks and of daily rest in the country's pack
 */
export const cardLawOf = (country: string, day: string, ageYears: number | null): CardLaw => {
  const isMinor = ageYears !== null && ageYears < fullAge;
  const [pause] = rulesFor(country, { kind: 'BREAK', day, isMinor });
  const [rest] = rulesFor(country, { kind: 'DAILY_REST', day, isMinor });
  return {
    breakOwed: pause ? { afterMinutes: pause.limit.overMinutes, minutes: pause.limit.minutes } : null,
    dailyRestMinutes: rest?.limit.minutes ?? null,
  };
};
