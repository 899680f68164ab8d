import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import { type ExpectedSales, expectedSales, expectedSalesBounds, type SoldOnDay } from '../rules/expected-sales.ts';
import { withPlanned } from '../rules/planned-sales.ts';
import { plannedPortionsOf } from './planned-portions.ts';

/**
 * What was fired and still stands, by dish, trading day and channel; what was made again for nothing counts once, since what
 * it replaces is voided. The lines are fetched order by order: as a plain join all lines of all years are read through.
 */
const soldByDay = `
  select l.dish_id as "dishId", o.business_date::text as date, o.channel, sum(l.quantity)::int as portions
    from kitchen_order o
   cross join lateral (
     select line.dish_id, line.quantity from order_line line
      where line.restaurant_id = o.restaurant_id and line.order_id = o.id and line.fired_at is not null and line.state <> 'VOIDED'
     offset 0
   ) l
   where o.restaurant_id = $1 and o.business_date between $2::date - $3::int and $4::date and o.state <> 'CANCELLED'
   group by l.dish_id, o.business_date, o.channel`;

const dayMs = 86_400_000;

const daysOf = (from: string, to: string): readonly string[] => {
  const [first, last] = [Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T00:00:00Z`)];
  const count = Math.max(0, Math.round((last - first) / dayMs) + 1);
  return Array.from({ length: count }, (_, index) => new Date(first + index * dayMs).toISOString().slice(0, 10));
};

/** What is expected of a dish on a day, and what of it the kitchen has heard of already. */
export type ExpectedOnDay = ExpectedSales & {
  /**
   * Nothing on a day to come.
   *
   * @unit portions
   */
  readonly soldAlready: number;
  /** Whether somebody said it, in place of what the last weeks say. */
  readonly isPlanned: boolean;
};

/**
 * What every dish that was sold lately is expected to sell on each day of a range, both ends within. It rests on trading
 * days that are over and lie before the range, unless somebody planned what a dish sells on a day. A dish that was not sold at all in that time is missing: nothing is known.
 */
export const readExpectedSales = async (
  tx: RestaurantTx,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly ExpectedOnDay[]> => {
  const today: string = tradingDay(tx, new Date());
  const known = from < today ? from : today;
  const { rows } = await tx.client.query<SoldOnDay>({
    name: 'kitchen-expected-sales',
    text: soldByDay,
    values: [tx.restaurantId, known, expectedSalesBounds.historyDays, today],
  });
  const history = rows.filter(({ date }) => date < known);
  const sold = new Map<string, number>();
  for (const { dishId, date, portions } of rows) sold.set(`${dishId} ${date}`, (sold.get(`${dishId} ${date}`) ?? 0) + portions);
  const expected = withPlanned(expectedSales(history, daysOf(from, to)), await plannedPortionsOf(tx, { from, to }));
  return expected.map((one) => ({ ...one, soldAlready: sold.get(`${one.dishId} ${one.date}`) ?? 0 }));
};
