import type { PlannedShift } from '../planned-shift.ts';
import type { FillAim, FillFacts, FillPerson, ShiftShape } from './fill-facts.ts';
import { shiftOfShape } from './fill-shapes.ts';

/** What things are worth beside each other. */
type Weights = {
  /** @unit penalty for an hour at the usual wage */
  readonly wage: number;
  /** @unit penalty that a shift is spared which somebody likes */
  readonly wish: number;
  /** @unit penalty for each late shift or weekend day, for each that somebody had more than the others */
  readonly share: number;
  /** What a minute less or more than was agreed is worth. */
  readonly hours: {
    /** @unit penalty for each minute */
    readonly underWeight: number;
    /** @unit penalty for each minute */
    readonly overWeight: number;
  };
};

/** By what matters more; somebody missing for an hour weighs more than all of it. */
export const fillWeights: Readonly<Record<FillAim, Weights>> = {
  COST: { wage: 120, wish: 30, share: 4, hours: { underWeight: 0.4, overWeight: 0.4 } },
  PEOPLE: { wage: 20, wish: 60, share: 16, hours: { underWeight: 1, overWeight: 1 } },
};

/**
 * What it is worth for a quarter of an hour that somebody is missing, and that somebody is too many.
 *
 * @unit penalty for each person and quarter of an hour
 */
export const coverWeights = { under: 200, over: 10 } as const;

/**
 * From this minute of the day on, an end is late.
 *
 * @unit minutes
 */
const lateMinute = 1320;

/** Whether a shift ends late. */
export const isLate = ({ toMinute }: Pick<ShiftShape, 'toMinute'>): boolean => toMinute >= lateMinute;

/** Whether a day after a Monday lies in a weekend. */
export const isWeekend = (day: number): boolean => day % 7 >= 5;

/** A shift that is weighed. */
export type Weighed = {
  readonly person: FillPerson;
  readonly shape: ShiftShape;
  /** @unit days after the first */
  readonly day: number;
  readonly minutes: number;
};

/**
 * What giving somebody a shift weighs: wages beside the usual ones, whether they had their share of what nobody likes, and
 * whether they like it.
 *
 * @unit penalty, a whole number that is never below nothing
 */
export const wageOf = (facts: FillFacts, { person, shape, day, minutes }: Weighed): number => {
  const { people, aim } = facts;
  const weights = fillWeights[aim];
  const usual = average(people.flatMap(({ rateMinor }) => rateMinor ?? []));
  const rate = usual === 0 ? 1 : (person.rateMinor ?? usual) / usual;
  const wage = (weights.wage * rate * minutes) / 60;
  const weekendShare = isWeekend(day) ? person.recentWeekendDays - average(people.map(({ recentWeekendDays }) => recentWeekendDays)) : 0;
  const lateShare = isLate(shape) ? person.recentLateShifts - average(people.map(({ recentLateShifts }) => recentLateShifts)) : 0;
  const wish = isLiked(person, shiftOfShape(facts, shape, day)) ? weights.wish : 0;
  return Math.max(0, Math.round(wage + weights.share * (weekendShare + lateShare) - wish));
};

/** Whether all of a shift lies in a time that somebody likes to work. */
export const isLiked = ({ rota }: FillPerson, shift: Pick<PlannedShift, 'startsMs' | 'endsMs'>): boolean =>
  rota.preferred.some(({ startsMs, endsMs }) => startsMs <= shift.startsMs && shift.endsMs <= endsMs);

/** @unit whatever is averaged; none where there is nothing */
const average = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
