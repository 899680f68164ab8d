import type { PatternSearch } from './price-pattern.ts';
import { cellsOf, presentBy, type RosterPrices } from './roster-prices.ts';
import type { RosterPattern, RosterPlan, RosterProblem } from './roster-problem.ts';

/** What an improvement works with. */
export type Improvement = {
  readonly problem: RosterProblem;
  readonly prices: RosterPrices;
  readonly searches: readonly PatternSearch[];
  /** In which order people are taken up; places in the list of people. */
  readonly order: readonly number[];
};

/**
 * Gives each person in turn the best pattern beside everybody else's, until a whole round changes nothing. What somebody
 * adds to cover is the sum over their days, so each step is exact; the end is a plan that no single person can better.
 */
export const improveRoster = (plan: RosterPlan, given: Improvement): RosterPlan => {
  const { problem, prices, searches, order } = given;
  const best: RosterPattern[] = [...plan];
  const present = presentBy(problem, prices, best);
  const kinds = problem.kinds.length;
  const count = (pattern: RosterPattern | undefined, step: number): void => {
    for (const cell of cellsOf(pattern ?? [], kinds))
      for (const row of prices.rowsOfCell[cell] ?? []) present[row] = (present[row] ?? 0) + step;
  };
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (const person of order) {
      const had = best[person];
      count(had, -1);
      const asked = beside(given, person, present);
      const [found] = searches[person]?.(asked, 1) ?? [];
      const kept = found && (!had || found.price < priceOf(given, { person, asked, pattern: had }) - tolerance) ? found.pattern : had;
      if (kept && kept !== had) [best[person], isBetter] = [kept, true];
      count(kept, 1);
    }
  }
  return best;
};

/**
 * Differences below it are those of adding in another order.
 *
 * @unit penalty
 */
const tolerance = 1e-6;

/** What each cell is worth beside the people who are there already. */
const beside = ({ problem, prices }: Improvement, person: number, present: Int32Array): Float64Array => {
  const asked = Float64Array.from(prices.own[person] ?? []);
  problem.cover.forEach(({ day, kinds, need, underWeight, overWeight }, row) => {
    const step = (present[row] ?? 0) < need ? -underWeight : overWeight;
    for (const kind of kinds) {
      const cell = day * problem.kinds.length + kind;
      asked[cell] = (asked[cell] ?? 0) + step;
    }
  });
  return asked;
};

type Priced = { readonly person: number; readonly asked: Float64Array; readonly pattern: RosterPattern };

/** @unit penalty */
const priceOf = ({ problem }: Improvement, { person, asked, pattern }: Priced): number =>
  cellsOf(pattern, problem.kinds.length).reduce((sum, cell) => sum + (asked[cell] ?? 0), 0) + hoursOf(problem, person, pattern);

/**
 * What hours that were agreed otherwise cost in one person's pattern.
 *
 * @unit penalty
 */
export const hoursOf = ({ kinds, people }: RosterProblem, person: number, pattern: RosterPattern): number => {
  let firstDay = 0;
  let total = 0;
  for (const { dayCount, wanted } of people[person]?.spans ?? []) {
    const minutes = pattern.slice(firstDay, firstDay + dayCount).reduce((sum, kind) => sum + (kinds[kind]?.minutes ?? 0), 0);
    firstDay += dayCount;
    if (wanted === null) continue;
    total += minutes < wanted.minutes ? (wanted.minutes - minutes) * wanted.underWeight : (minutes - wanted.minutes) * wanted.overWeight;
  }
  return total;
};
