import { sql } from 'drizzle-orm';

import { add, divide, multiply, type Rational, rational, roundHalfEven } from '../../../kit/rational.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { coverageOf, engineeringFinding } from '../../menu/rules/engineering-finding.ts';
import { quadrantsUnderHeadings } from '../../menu/rules/quadrant.ts';
import { dishCosts, type DishCost } from '../../menu/server/public.ts';
import type { SoldDishOut } from '../contract/engineering.contract.ts';

type Days = { readonly from: string; readonly to: string };

type SoldRow = {
  readonly dish_id: string;
  readonly vat_rate: number;
  readonly name: string;
  readonly name_local: string | null;
  readonly sold: string;
  readonly gross: string;
};

/**
 * What was sold, without what was voided, remade or called off, and without what choices added to a price: their cost is
 * not the dish's either.
 */
const soldBetween = async (tx: RestaurantTx, { from, to }: Days): Promise<readonly SoldRow[]> => {
  const { rows } = await tx.db.execute<SoldRow>(sql`
    select line.dish_id, line.vat_rate, sum(line.quantity)::text as sold,
      (array_agg(line.dish_name order by asked.opened_at desc))[1] as name,
      (array_agg(line.dish_name_local order by asked.opened_at desc))[1] as name_local,
      sum(line.quantity * (line.unit_price_minor - chosen.minor))::text as gross
    from kitchen_order asked
    join order_line line on line.restaurant_id = asked.restaurant_id and line.order_id = asked.id
    cross join lateral (
      select coalesce(sum((choice ->> 'priceDeltaMinor')::bigint), 0) as minor from jsonb_array_elements(line.modifiers) choice
    ) chosen
    where asked.restaurant_id = ${tx.restaurantId} and asked.business_date between ${from} and ${to}
      and asked.state <> 'CANCELLED' and asked.currency = ${tx.currency}
      and line.state <> 'VOIDED' and line.remake_of_id is null
    group by line.dish_id, line.vat_rate`);
  return rows;
};

type Sold = Pick<SoldDishOut, 'dishId' | 'name' | 'nameLocal' | 'sold'> & { readonly net: Rational };

/** A dish that was sold at two rates of VAT is one dish. */
const byDish = (rows: readonly SoldRow[]): readonly Sold[] => {
  const found = new Map<string, Sold>();
  for (const { dish_id: dishId, vat_rate: vatRate, name, name_local: nameLocal, sold, gross } of rows) {
    const before = found.get(dishId);
    const net = rational(BigInt(gross) * 10_000n, BigInt(10_000 + vatRate));
    const both = { sold: Number(sold) + (before?.sold ?? 0), net: before ? add(before.net, net) : net };
    found.set(dishId, { dishId, name, nameLocal, ...both });
  }
  return [...found.values()];
};

const perPortion = ({ net, sold }: Sold): Rational => divide(net, rational(BigInt(sold)));

const marginOf = (one: Sold, cost: DishCost | undefined): number | null => {
  if (!cost?.perPortion) return null;
  return Number(roundHalfEven(add(perPortion(one), multiply(cost.perPortion, rational(-100n)))));
};

/** How each dish sold and what it earned over days. */
export const readEngineering = async (tx: RestaurantTx, days: Days) => {
  const rows = byDish(await soldBetween(tx, days)).toSorted((left, right) => right.sold - left.sold);
  const costs = await dishCosts(
    tx,
    rows.map(({ dishId }) => dishId),
  );
  const dishes = rows.map((one) => ({ ...one, marginMinor: marginOf(one, costs.get(one.dishId)) }));
  const quadrants = quadrantsUnderHeadings(dishes, (dishId) => costs.get(dishId)?.categoryId ?? null);
  return {
    currency: tx.currency as 'GBP',
    dishes: dishes.map(({ net: _net, ...one }): SoldDishOut => ({
      ...one,
      netMinor: String(roundHalfEven(perPortion({ ...one, net: _net }))),
      quadrant: quadrants.get(one.dishId) ?? null,
    })),
    coverageShare: coverageOf(dishes),
    finding: engineeringFinding(dishes, quadrants),
  };
};
