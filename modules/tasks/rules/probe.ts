import { accepted, type Decision, refused } from '../../../kit/decision.ts';
import { hundredthsOf, type EntryRefusal } from './check-entry.ts';

/** How far a probe can be believed: checked lately, to be checked again, out of use until it passes, never checked. */
export const probeStandings = ['GOOD', 'DUE', 'FAILED', 'NEVER'] as const;

/** How far a probe can be believed. */
export type ProbeStanding = (typeof probeStandings)[number];

/**
 * What a probe that is right shows.
 *
 * @unit hundredths of a degree Celsius
 * @source UK Food Standards Agency, Safer food, better business: -1 to 1 in ice, 99 to 101 in boiling water.
 */
export const calibrationBounds = { ice: [-100, 100], boil: [9900, 10_100] } as const;

/** @unit hundredths of a degree Celsius that a probe can show at all */
const plausible = { lowest: -4000, highest: 30_000 } as const;

/**
 * How often a probe is checked where a house says nothing else.
 *
 * @unit days
 */
export const calibrateDaysDefault = 7;

/** What a probe showed in ice and in boiling water, as it was typed. */
export type Calibration = { readonly ice: string; readonly boil: string | null };

/**
 * What a probe shows, exact.
 *
 * @unit hundredths of a degree Celsius
 * @refuses VALUE_NOT_UNDERSTOOD; READING_IMPLAUSIBLE with what a probe can show
 */
export const readProbe = (text: string): Decision<number, EntryRefusal> => {
  const hundredths = hundredthsOf(text);
  if (hundredths === null) return refused({ code: 'VALUE_NOT_UNDERSTOOD' });
  const isPlausible = hundredths >= plausible.lowest && hundredths <= plausible.highest;
  return isPlausible ? accepted(hundredths) : refused({ code: 'READING_IMPLAUSIBLE', lowest: '-40', highest: '300' });
};

const isWithin = (hundredths: number, [lowest, highest]: readonly [number, number]): boolean =>
  hundredths >= lowest && hundredths <= highest;

/**
 * Decides whether a probe passed. Ice is always measured; boiling water is left out high up, where it boils below a hundred.
 *
 * @refuses VALUE_NOT_UNDERSTOOD; READING_IMPLAUSIBLE with what a probe can show
 */
export const judgeCalibration = ({ ice, boil }: Calibration): Decision<boolean, EntryRefusal> => {
  const inIce = readProbe(ice);
  if (!inIce.ok) return inIce;
  const passesIce = isWithin(inIce.value, calibrationBounds.ice);
  if (boil === null) return accepted(passesIce);
  const boiling = readProbe(boil);
  return boiling.ok ? accepted(passesIce && isWithin(boiling.value, calibrationBounds.boil)) : boiling;
};

/** The last check of a probe. */
export type LastCalibration = { readonly isPassed: boolean; readonly happenedAt: Date };

/** When a probe is to be checked again after one check; days are days of 24 hours here, nobody counts them to the minute. */
export const calibrationDueAt = ({ happenedAt }: LastCalibration, /** @unit days */ everyDays: number): Date =>
  new Date(happenedAt.getTime() + everyDays * 86_400_000);

/**
 * How far a probe can be believed at a moment.
 *
 * @invariant one that failed is out of use until it passes, however long ago that was.
 */
export const probeStanding = (last: LastCalibration | null, /** @unit days */ everyDays: number, at: Date): ProbeStanding => {
  if (last === null) return 'NEVER';
  if (!last.isPassed) return 'FAILED';
  return at > calibrationDueAt(last, everyDays) ? 'DUE' : 'GOOD';
};
