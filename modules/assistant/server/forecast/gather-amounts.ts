import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { namesOfItems, usedByDay } from '../../../inventory/server/public.ts';
import { soldByDay } from '../../../kitchen/server/public.ts';
import { namesOfDishes } from '../../../menu/server/public.ts';
import { dayPartOf, dayParts } from '../../../reports/rules/day-part.ts';
import type { Sale } from '../../../reports/rules/trade.ts';
import { loadSales } from '../../../reports/server/public.ts';
import { forecastLimits, type ForecastSubject, type ForecastUnit } from '../../rules/forecast/forecast-limits.ts';
import type { AmountByDay, Missing } from '../../rules/forecast/known-amounts.ts';

/** What came of one thing, day by day. */
export type Gathered = {
  readonly key: string;
  /** Null of totals and parts of the day, which have a word in every language. */
  readonly name: string | null;
  readonly nameLocal: string | null;
  readonly unit: ForecastUnit;
  readonly byDay: AmountByDay;
  /** What a day of trade means on which it is missing. */
  readonly missing: Missing;
};

/** What came of everything that belongs together. */
export type GatheredGroup = {
  /** Those that add up, or stand beside each other. */
  readonly series: readonly Gathered[];
  /** Everything together; null where that has no unit. */
  readonly total: Gathered | null;
  /** Days on which the house sold anything. */
  readonly traded: ReadonlySet<string>;
};

type Days = { readonly from: string; readonly to: string };

const addTo = (sums: Map<string, number>, day: string, amount: number): void => {
  sums.set(day, (sums.get(day) ?? 0) + amount);
};

/** Without VAT and service, after discounts; where nobody said the VAT, the whole counts. */
const netOf = ({ grossMinor, vatMinor }: Sale): number => Number(grossMinor - (vatMinor ?? 0n));

/** Days on which a table did not say how many sat there tell nothing of guests. */
const uncounted = (sales: readonly Sale[]): ReadonlySet<string> =>
  new Set(sales.filter(({ channel, covers }) => channel === 'DINE_IN' && covers === null).map(({ businessDate }) => businessDate));

const tradeGroup = (what: 'COVERS' | 'SALES', sales: readonly Sale[]): GatheredGroup => {
  const unit = what === 'COVERS' ? 'guests' : 'minor';
  const unknown = what === 'COVERS' ? uncounted(sales) : new Set<string>();
  const told = sales.filter(({ businessDate }) => !unknown.has(businessDate));
  const amountOf = (sale: Sale): number => (what === 'COVERS' ? (sale.covers ?? 0) : netOf(sale));
  const total = new Map<string, number>();
  const parts = new Map<string, Map<string, number>>();
  for (const sale of told) {
    addTo(total, sale.businessDate, amountOf(sale));
    if (sale.minute === null) continue;
    const part = dayPartOf(sale.minute);
    const sums = parts.get(part) ?? new Map<string, number>();
    addTo(sums, sale.businessDate, amountOf(sale));
    parts.set(part, sums);
  }
  // A day that somebody wrote down as a whole has no parts: then none are told, since they would not add up.
  const isByPart = told.every(({ minute }) => minute !== null);
  const named = { name: null, nameLocal: null, unit } as const;
  return {
    series: (isByPart ? dayParts : []).flatMap((part) => {
      const byDay = parts.get(part);
      return byDay ? [{ ...named, key: part, byDay: withNothing(byDay, total), missing: 'NONE' as const }] : [];
    }),
    total: { ...named, key: forecastLimits.totalKey, byDay: total, missing: 'UNKNOWN' },
    traded: new Set(sales.map(({ businessDate }) => businessDate)),
  };
};

/** A part of which a known day says nothing was nothing on it. */
const withNothing = (part: AmountByDay, total: AmountByDay): AmountByDay =>
  new Map([...total.keys()].map((day) => [day, part.get(day) ?? 0]));

type Named = { readonly id: string; readonly name: string; readonly nameLocal: string | null; readonly unit: ForecastUnit };

const sumsOf = (rows: readonly { readonly id: string; readonly day: string; readonly amount: number }[]) => {
  const byId = new Map<string, Map<string, number>>();
  for (const { id, day, amount } of rows) {
    const sums = byId.get(id) ?? new Map<string, number>();
    addTo(sums, day, amount);
    byId.set(id, sums);
  }
  return byId;
};

/** Those that were asked for on the most days first, and no more than one screen can say. */
const seriesOf = (byId: ReadonlyMap<string, AmountByDay>, named: readonly Named[]): readonly Gathered[] =>
  named
    .flatMap(({ id, name, nameLocal, unit }) => {
      const byDay = byId.get(id);
      return byDay ? [{ key: id, name, nameLocal, unit, byDay, missing: 'NONE' as const }] : [];
    })
    .toSorted((one, other) => other.byDay.size - one.byDay.size || (one.name < other.name ? -1 : 1))
    .slice(0, forecastLimits.seriesMax);

const dishGroup = async (tx: RestaurantTx, days: Days): Promise<GatheredGroup> => {
  const sold = await soldByDay(tx, days);
  const dishes = await namesOfDishes(tx);
  const byId = sumsOf(sold.map(({ dishId, day, portions }) => ({ id: dishId, day, amount: portions })));
  return {
    series: seriesOf(
      byId,
      dishes.map((dish) => ({ ...dish, unit: 'portions' })),
    ),
    total: null,
    traded: new Set(sold.map(({ day }) => day)),
  };
};

const itemGroup = async (tx: RestaurantTx, days: Days): Promise<GatheredGroup> => {
  const used = await usedByDay(tx, days);
  const items = await namesOfItems(tx);
  const byId = sumsOf(used.map(({ itemId, day, quantity }) => ({ id: itemId, day, amount: quantity })));
  return {
    series: seriesOf(
      byId,
      items.map(({ baseUnit, ...item }) => ({ ...item, unit: baseUnit })),
    ),
    total: null,
    traded: new Set(used.map(({ day }) => day)),
  };
};

/** What came of guests, sales, dishes or items on days, both ends within. */
export const gatherAmounts = async (tx: RestaurantTx, what: ForecastSubject, days: Days): Promise<GatheredGroup> => {
  if (what === 'DISHES') return dishGroup(tx, days);
  if (what === 'ITEMS') return itemGroup(tx, days);
  return tradeGroup(what, await loadSales(tx, days));
};
