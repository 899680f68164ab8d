import { instantAt, isoDayAt } from '../../../kit/time/wall.ts';
import type { DemoArea } from './catalogue.ts';
import type { Chance } from './chance.ts';
import { salesDays } from './sales/sales-history.ts';

const dayMs = 86_400_000;

const weekly = (lastDaysAgo: number): readonly number[] => Array.from({ length: 5 }, (_, week) => lastDaysAgo + 7 * week);

/** What spoils first is counted more often of late, so that a week holds two counts of it from its Wednesday on. */
const walked: readonly number[] = [1, 2, 5, ...weekly(9)];

/** How many days ago each area was counted, those of one plan on one evening; the freezer is the one that is always put off. */
const countedDaysAgo: Readonly<Record<DemoArea, readonly number[]>> = {
  bakery: walked,
  walkin: walked,
  bar: weekly(4),
  dry: weekly(4),
  freezer: weekly(16),
};

/** Whose shelf it is, and until when its month is told. */
export type CountFacts = { readonly area: DemoArea; readonly timeZone: string; readonly end: Date };

/** When an item of an area was counted in its month, oldest first: late in the evening, after service. */
export const countTimesOf = ({ area, timeZone, end }: CountFacts, chance: Chance): readonly Date[] =>
  countedDaysAgo[area]
    .filter((daysAgo) => daysAgo < salesDays - 1)
    .map((daysAgo) => {
      const isoDay = isoDayAt(new Date(end.getTime() - daysAgo * dayMs), timeZone);
      const minute = String(Math.floor(chance.between(5, 55))).padStart(2, '0');
      return instantAt(isoDay, `22:${minute}`, timeZone);
    })
    .filter((at) => at < end)
    .toReversed();
