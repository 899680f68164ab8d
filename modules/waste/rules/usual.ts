import type { WasteStage } from './waste-words.ts';

/** How often an item was thrown away at an hour of the day for a reason, by the asker and by everybody. */
export type WasteHabit = {
  readonly itemId: string;
  readonly reason: string;
  readonly stage: WasteStage;
  /** @unit hour of the day on the restaurant's wall, 0 to 23 */
  readonly hour: number;
  /** @unit entries of the last weeks */
  readonly mine: number;
  /** @unit entries of the last weeks */
  readonly all: number;
  /**
   * How long ago the last one was.
   *
   * @unit days
   */
  readonly lastDaysAgo: number;
};

/** What is offered first when an item is chosen. */
export type UsualEntry = { readonly itemId: string; readonly reason: string; readonly stage: WasteStage };

/** How much speaks for an item, in all and by its strongest habit; a number of its own, without a unit. */
type Standing = {
  /** @unit points */
  score: number;
  best: WasteHabit;
  /** @unit points */
  bestScore: number;
};

const ownWeight = 3;
const recentDays = 2;
const recentBonus = 4;

/** Hours lie on a circle: eleven at night is two hours from one. */
const hoursApart = (left: number, right: number): number => {
  const apart = Math.abs(left - right) % 24;
  return Math.min(apart, 24 - apart);
};

/** How much a habit speaks for an item now: at this hour most, two hours off a little, by oneself more than by others. */
const speaksFor = (habit: WasteHabit, hour: number): number => {
  const nearness = Math.max(1, 4 - hoursApart(habit.hour, hour));
  return (habit.all + habit.mine * (ownWeight - 1)) * nearness + (habit.lastDaysAgo <= recentDays ? recentBonus : 0);
};

/**
 * The items that are most likely meant now, most likely first, each with the reason and stage that are usual for it.
 * Equal ones stand in the order of their ids, so that tiles do not jump about.
 */
export const usualEntries = (habits: readonly WasteHabit[], hour: number): readonly UsualEntry[] => {
  const byItem = new Map<string, Standing>();
  for (const habit of habits) {
    const score = speaksFor(habit, hour);
    const known = byItem.get(habit.itemId);
    if (!known) byItem.set(habit.itemId, { score, best: habit, bestScore: score });
    else {
      known.score += score;
      if (score > known.bestScore) Object.assign(known, { best: habit, bestScore: score });
    }
  }
  return [...byItem.entries()]
    .toSorted(([left, { score: one }], [right, { score: other }]) => other - one || (left < right ? -1 : 1))
    .map(([itemId, { best }]) => ({ itemId, reason: best.reason, stage: best.stage }));
};
