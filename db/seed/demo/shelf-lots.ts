import { dayAfter } from '../../../modules/waste/rules/whole-weeks.ts';
import { demoKeeping, type DemoItem } from './catalogue.ts';

/** What is left of one delivery, and the last day that it may be used on. */
type ShelfLot = { /** @unit base units */ left: number; readonly lastDay: string };

/** The deliveries of one item, as far as a story must know them to throw away what nobody used in time. */
export type ShelfLots = {
  readonly bring: (isoDay: string, base: number) => void;
  readonly take: (isoDay: string, base: number) => void;
  /** How much must be used on a day, its last. */
  readonly due: (isoDay: string) => number;
  /** How much is past its date on a day, in whole base units. */
  readonly past: (isoDay: string) => number;
};

const byLastDay = (left: ShelfLot, right: ShelfLot): number => (left.lastDay < right.lastDay ? -1 : 1);

/** The lots of an item, first expired, first out; of one whose deliveries nobody tells apart nothing is ever past its date. */
export const shelfLots = (item: DemoItem): ShelfLots => {
  const keeping = demoKeeping[item.category]?.keeping;
  if (!keeping) return { bring: () => {}, take: () => {}, due: () => 0, past: () => 0 };
  const lots: ShelfLot[] = [];
  const isPast = ({ lastDay }: ShelfLot, isoDay: string): boolean => lastDay < isoDay;
  const empty = (from: readonly ShelfLot[], base: number): void => {
    let missing = base;
    for (const lot of from.toSorted(byLastDay)) {
      const taken = Math.min(lot.left, missing);
      lot.left -= taken;
      missing -= taken;
    }
  };
  return {
    bring: (isoDay, base) => void lots.push({ left: base, lastDay: dayAfter(isoDay, keeping.shelfLife.sealed) }),
    take: (isoDay, base) => empty(keeping.dateType === 'USE_BY' ? lots.filter((lot) => !isPast(lot, isoDay)) : lots, base),
    due: (isoDay) => lots.reduce((sum, { left, lastDay }) => sum + (lastDay === isoDay ? left : 0), 0),
    past: (isoDay) => {
      const gone = lots.filter((lot) => isPast(lot, isoDay) && lot.left > 0);
      const base = Math.ceil(gone.reduce((sum, { left }) => sum + left, 0));
      empty(gone, base);
      return base;
    },
  };
};
