import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import type { CategorySales, HourSales } from '../../rules/sold-sums.ts';
import type { PackedTimes } from '../../rules/packed-times.ts';
import type { PlatesOfDay } from './plate-facts.ts';
import type { ThingOfDay } from './thing-facts.ts';
import type { TipsOfDay } from './tip-facts.ts';

/** What is kept of a day, under the names of its columns. */
export type KeptSums = {
  readonly sales: readonly HourSales[];
  readonly headings: readonly CategorySales[];
  readonly things: readonly ThingOfDay[];
  readonly plates: readonly PlatesOfDay[];
  readonly times: readonly PackedTimes[];
  readonly tips: readonly TipsOfDay[];
};

const amounts: ReadonlySet<string> = new Set([
  'grossMinor',
  'netMinor',
  'vatMinor',
  'discountMinor',
  'serviceMinor',
  'coveredMinor',
  'cashMinor',
  'cardMinor',
]);

/** Amounts are text in JSON: more of them than a number holds. */
export const asKept = (sums: unknown): string =>
  JSON.stringify(sums, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

const withAmounts = (key: string, value: unknown): unknown => (amounts.has(key) ? BigInt(value as string) : value);

/** What else is kept has no amounts to reckon with, and of a quarter's times there are millions of numbers. */
const hasAmounts: ReadonlySet<keyof KeptSums> = new Set(['sales', 'headings', 'tips']);

const dayMs = 86_400_000;

const daysBetween = (from: string, to: string): readonly string[] => {
  const first = Date.parse(from);
  const count = Math.max(0, Math.round((Date.parse(to) - first) / dayMs) + 1);
  return Array.from({ length: count }, (_, index) => new Date(first + index * dayMs).toISOString().slice(0, 10));
};

const statements: Readonly<Record<keyof KeptSums, { readonly name: string; readonly text: string }>> = {
  sales: { name: 'kitchen-kept-sales', text: 'sales' },
  headings: { name: 'kitchen-kept-headings', text: 'headings' },
  things: { name: 'kitchen-kept-things', text: 'things' },
  plates: { name: 'kitchen-kept-plates', text: 'plates' },
  times: { name: 'kitchen-kept-times', text: 'times' },
  tips: { name: 'kitchen-kept-tips', text: 'tips' },
};

/** What is kept of some trading days, and the days of which nothing is: those the orders are asked for. */
export const keptOf = async <Which extends keyof KeptSums>(
  tx: RestaurantTx,
  which: Which,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<{ readonly kept: readonly KeptSums[Which][number][]; readonly missing: readonly string[] }> => {
  const { name, text: column } = statements[which];
  const text = `select business_date::text as day, ${column}::text as sums from derived.sold_day
    where restaurant_id = $1 and business_date between $2 and $3 and currency = $4 and time_zone = $5 order by business_date`;
  const values = [tx.restaurantId, from, to, tx.currency, tx.timeZone];
  const { rows } = await tx.client.query<{ day: string; sums: string }>({ name, text, values });
  const known = new Set(rows.map(({ day }) => day));
  return {
    kept: rows.flatMap(({ sums }) => JSON.parse(sums, hasAmounts.has(which) ? withAmounts : undefined) as KeptSums[Which][number][]),
    missing: daysBetween(from, to).filter((day) => !known.has(day)),
  };
};
