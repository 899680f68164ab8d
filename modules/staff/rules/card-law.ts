import type { BreakOwed } from './time-card.ts';

/** What the law of a country asks of a day. */
export type CardLaw = {
  readonly breakOwed: BreakOwed | null;
  /** @unit minutes */
  readonly dailyRestMinutes: number | null;
};

const nothing: CardLaw = { breakOwed: null, dailyRestMinutes: null };
const adultInBritain: CardLaw = { breakOwed: { afterMinutes: 360, minutes: 20 }, dailyRestMinutes: 660 };
const youngInBritain: CardLaw = { breakOwed: { afterMinutes: 270, minutes: 30 }, dailyRestMinutes: 720 };
const adultAge = 18;

/**
 * What a day of somebody of an age is judged by; whose age nobody wrote down is taken for grown up. Ethiopia's law was
 * found to speak of weekly rest alone.
 *
 * @source Working Time Regulations 1998 (United Kingdom), regulations 10 and 12
 */
export const cardLawOf = (country: string, ageYears: number | null): CardLaw => {
  if (country !== 'GB') return nothing;
  return ageYears !== null && ageYears < adultAge ? youngInBritain : adultInBritain;
};
