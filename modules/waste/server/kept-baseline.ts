import type { ChangeWeek } from '../rules/change-weeks.ts';
import type { ItemCost } from '../rules/compare-cost.ts';

/** What a change is held against, as it is kept: weeks before it and what each item had cost in them. */
export type KeptBaseline = {
  readonly from: string;
  readonly weeks: readonly { readonly valueMinor: string; readonly daysLogged: number; readonly covers: number | null }[];
  readonly prices: Readonly<Record<string, { readonly valueMinor: string; readonly quantity: string }>>;
};

/** What a change is held against. */
export type Baseline = {
  readonly from: string;
  readonly weeks: readonly ChangeWeek[];
  readonly prices: ReadonlyMap<string, ItemCost>;
};

/** To be kept, where whole numbers of any size are text. */
export const keepBaseline = ({ from, weeks, prices }: Baseline): KeptBaseline => ({
  from,
  weeks: weeks.map((week) => ({ ...week, valueMinor: week.valueMinor.toString() })),
  prices: Object.fromEntries(
    [...prices].map(([itemId, { valueMinor, quantity }]) => [itemId, { valueMinor: valueMinor.toString(), quantity: quantity.toString() }]),
  ),
});

/** As it was kept. */
export const keptBaseline = ({ from, weeks, prices }: KeptBaseline): Baseline => ({
  from,
  weeks: weeks.map((week) => ({ ...week, valueMinor: BigInt(week.valueMinor) })),
  prices: new Map(
    Object.entries(prices).map(([itemId, { valueMinor, quantity }]) => [
      itemId,
      { valueMinor: BigInt(valueMinor), quantity: BigInt(quantity) },
    ]),
  ),
});
