import { instantAt, isoDayAt } from '../../../kit/time/wall.ts';
import type { DemoArea } from './catalogue.ts';
import type { Chance } from './chance.ts';
import { salesDays } from './sales/sales-history.ts';

const dayMs = 86_400_000;
const weeks = 5;

/** How long ago each area was counted last, those of one plan on one evening; the freezer is the one that is always put off. */
const lastCountDaysAgo: Readonly<Record<DemoArea, number>> = { bakery: 2, walkin: 2, bar: 4, dry: 4, freezer: 16 };

/** Whose shelf it is, and until when its month is told. */
export type CountFacts = { readonly area: DemoArea; readonly timeZone: string; readonly end: Date };

/** When an item of an area was counted in its month, oldest first: week by week, late in the evening, after service. */
export const countTimesOf = ({ area, timeZone, end }: CountFacts, chance: Chance): readonly Date[] =>
  Array.from({ length: weeks }, (_, week) => lastCountDaysAgo[area] + 7 * week)
    .filter((daysAgo) => daysAgo < salesDays - 1)
    .map((daysAgo) => {
      const isoDay = isoDayAt(new Date(end.getTime() - daysAgo * dayMs), timeZone);
      const minute = String(Math.floor(chance.between(5, 55))).padStart(2, '0');
      return instantAt(isoDay, `22:${minute}`, timeZone);
    })
    .filter((at) => at < end)
    .toReversed();
