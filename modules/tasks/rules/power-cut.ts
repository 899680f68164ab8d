import { hundredthsOf } from './check-entry.ts';
import type { Disposition } from './disposition.ts';
import type { UnitKind } from './temp-unit.ts';

/** What is to become of the food in a unit after a power cut. */
export const cutVerdicts = ['KEEP', 'CHILL', 'USE_FIRST', 'REHEAT', 'DISCARD', 'EMPTY'] as const;

/** What is to become of the food in a unit after a power cut. */
export type CutVerdict = (typeof cutVerdicts)[number];

/**
 * How long food may be outside its limit: chilled food above 8, hot food below 63.
 *
 * @unit minutes
 * @source UK rules on temperature control: one period of up to four hours above 8 and of up to two hours below 63.
 */
export const outsideMaxMinutes = { cold: 240, hot: 120 } as const;

/**
 * What a freezer shows whose food is frozen hard, and whose food still has ice in it.
 *
 * @unit hundredths of a degree Celsius
 * @source Not confirmed: general practice. Quick-frozen food may rise by three degrees for a short while; what is still icy
 * is used first and not frozen again. No figure was found in the rules of the UK or of Ethiopia.
 */
export const frozen = { hard: -1500, icy: 0 } as const;

/** A unit after a power cut: what it showed, and how long after the power went. */
export type AfterCut = {
  readonly kind: UnitKind;
  /** Degrees Celsius that it keeps to. */
  readonly limit: string;
  readonly reading: string | null;
  /** @unit minutes since the power went */
  readonly outMinutes: number;
};

const judgeCold = (hundredths: number, limit: number, outMinutes: number): CutVerdict => {
  if (hundredths <= limit) return 'KEEP';
  return outMinutes > outsideMaxMinutes.cold ? 'DISCARD' : 'CHILL';
};

const judgeFreezer = (hundredths: number, outMinutes: number): CutVerdict => {
  if (hundredths <= frozen.hard) return 'KEEP';
  // Thawed food is chilled food from then on.
  return hundredths <= frozen.icy ? 'USE_FIRST' : judgeCold(hundredths, 800, outMinutes) === 'DISCARD' ? 'DISCARD' : 'USE_FIRST';
};

/**
 * What is to become of the food in a unit. Nobody knows when it grew warm, so that all the time since the power went counts.
 *
 * @returns null for a reading that is no number
 */
export const judgeAfterCut = ({ kind, limit, reading, outMinutes }: AfterCut): CutVerdict | null => {
  if (reading === null) return 'EMPTY';
  const [hundredths, kept] = [hundredthsOf(reading), hundredthsOf(limit) ?? 0];
  if (hundredths === null) return null;
  if (kind === 'FREEZER') return judgeFreezer(hundredths, outMinutes);
  if (kind !== 'HOT') return judgeCold(hundredths, kept, outMinutes);
  if (hundredths >= kept) return 'KEEP';
  return outMinutes > outsideMaxMinutes.hot ? 'DISCARD' : 'REHEAT';
};

/** What is done where a verdict is followed. */
export const followed: Readonly<Record<CutVerdict, Disposition | null>> = {
  KEEP: 'KEEP',
  CHILL: 'CHILL',
  USE_FIRST: 'KEEP',
  REHEAT: 'REHEAT',
  DISCARD: 'DISCARD',
  EMPTY: null,
};

const places: Readonly<Record<UnitKind, number>> = { HOT: 0, FRIDGE: 1, DISPLAY: 1, FREEZER: 2 };

/** Units in the order in which they are checked: what cools down first, then the cold; freezers stay shut until the last. */
export const cutOrder = <Unit extends { readonly kind: UnitKind }>(units: readonly Unit[]): readonly Unit[] =>
  [...units].sort((one, other) => places[one.kind] - places[other.kind]);
