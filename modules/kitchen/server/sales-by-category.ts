import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { billOf } from '../rules/bill.ts';
import { splitNet } from '../rules/split-net.ts';
import { salesWritten } from './sales-of-days.ts';

/** What dishes under one heading of the menu brought on one trading day. */
export type CategorySales = {
  readonly businessDate: string;
  /** Null of dishes under no heading, and of what was written down for a day without orders. */
  readonly categoryId: string | null;
  /**
   * After discounts, without VAT and service.
   *
   * @unit minor units
   */
  readonly netMinor: bigint;
  /**
   * Of it, what dishes brought whose every part was taken from stock by a recipe.
   *
   * @unit minor units
   */
  readonly coveredMinor: bigint;
};

type OrderRow = {
  readonly business_date: string;
  readonly rates: readonly number[] | null;
  readonly categories: readonly (string | null)[] | null;
  readonly covered: readonly boolean[] | null;
  readonly grosses: readonly string[] | null;
  readonly shares: readonly (number | null)[] | null;
  readonly amounts: readonly (string | null)[] | null;
};

/** An order's lines by rate of VAT, heading and whether stock knows of them. */
const orders = `
  with asked as (
    select id, business_date from kitchen_order
     where restaurant_id = $1 and business_date between $2 and $3 and state <> 'CANCELLED' and currency = $4
  ), untaken as (
    select distinct s.line_id from stock_not_taken s join asked a on a.id = s.order_id where s.restaurant_id = $1
  ), grouped as (
    select l.order_id, l.vat_rate, l.category_id, l.depleted_at is not null and u.line_id is null as covered,
           sum(l.quantity * l.unit_price_minor) as gross
      from asked a join order_line l on l.restaurant_id = $1 and l.order_id = a.id
      left join untaken u on u.line_id = l.id
     where l.state <> 'VOIDED' group by l.order_id, l.vat_rate, l.category_id, covered
  ), lines as (
    select order_id, array_agg(vat_rate order by vat_rate, category_id, covered) as rates,
           array_agg(category_id order by vat_rate, category_id, covered) as categories,
           array_agg(covered order by vat_rate, category_id, covered) as covered,
           array_agg(gross::text order by vat_rate, category_id, covered) as grosses
      from grouped group by order_id
  ), taken as (
    select d.order_id, array_agg(d.share order by d.id) as shares, array_agg(d.amount_minor::text order by d.id) as amounts
      from asked a join order_discount d on d.restaurant_id = $1 and d.order_id = a.id group by d.order_id
  )
  select a.business_date::text, l.rates, l.categories, l.covered, l.grosses, t.shares, t.amounts
    from asked a join lines l on l.order_id = a.id left join taken t on t.order_id = a.id
   order by a.business_date, a.id`;

type Part = { readonly rate: number; readonly categoryId: string | null; readonly isCovered: boolean; readonly grossMinor: bigint };

const partsOf = ({ rates, categories, covered, grosses }: OrderRow): readonly Part[] =>
  (rates ?? []).map((rate, at) => ({
    rate,
    categoryId: categories?.[at] ?? null,
    isCovered: covered?.[at] ?? false,
    grossMinor: BigInt(grosses?.[at] ?? '0'),
  }));

const billOfParts = (parts: readonly Part[], { shares, amounts }: OrderRow) =>
  billOf({
    lines: parts.map(({ rate, grossMinor }) => ({ quantity: 1, unitPriceMinor: grossMinor, vatRate: rate })),
    discounts: (shares ?? []).map((share, at) => {
      const amount = amounts?.[at] ?? null;
      return { share, amountMinor: amount === null ? null : BigInt(amount) };
    }),
    serviceShare: 0,
    paymentsMinor: [],
  });

/** Adds up under a day and a heading. */
class Sums {
  readonly #found = new Map<string, CategorySales>();

  add(sale: CategorySales): void {
    const key = `${sale.businessDate} ${sale.categoryId ?? ''}`;
    const before = this.#found.get(key);
    this.#found.set(key, {
      ...sale,
      netMinor: sale.netMinor + (before?.netMinor ?? 0n),
      coveredMinor: sale.coveredMinor + (before?.coveredMinor ?? 0n),
    });
  }

  all(): readonly CategorySales[] {
    return [...this.#found.values()];
  }
}

/** What was sold under each heading of the menu, day by day: the same sales as `salesOfDays` tells, and not a minor unit else. */
export const salesByCategory = async (
  tx: RestaurantTx,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly CategorySales[]> => {
  const values = [tx.restaurantId, from, to, tx.currency];
  const { rows } = await tx.client.query<OrderRow>({ name: 'kitchen-sales-by-category', text: orders, values });
  const sums = new Sums();
  for (const row of rows) {
    const parts = partsOf(row);
    for (const { rate, netMinor } of billOfParts(parts, row).vat) {
      const own = parts.filter((part) => part.rate === rate);
      for (const split of splitNet(
        netMinor,
        own.map((part) => ({ key: part, grossMinor: part.grossMinor })),
      )) {
        const { categoryId, isCovered } = split.key;
        const coveredMinor = isCovered ? split.netMinor : 0n;
        sums.add({ businessDate: row.business_date, categoryId, netMinor: split.netMinor, coveredMinor });
      }
    }
  }
  for (const { businessDate, grossMinor, vatMinor } of await salesWritten(tx, { from, to })) {
    sums.add({ businessDate, categoryId: null, netMinor: grossMinor - (vatMinor ?? 0n), coveredMinor: 0n });
  }
  return sums.all();
};
