import type { DayTakings, SaidTakings } from '../../rules/takings-of-days.ts';

const isKnown = ({ channels }: DayTakings<SaidTakings>): boolean => channels.some(({ counted }) => counted !== null);

/**
 * What some days took together, as far as it is known; undefined where nobody said anything about any of them.
 *
 * @unit minor units
 */
export const takenMinor = (days: readonly DayTakings<SaidTakings>[]): bigint | undefined =>
  days.some(isKnown) ? days.reduce((sum, { grossMinor }) => sum + grossMinor, 0n) : undefined;
