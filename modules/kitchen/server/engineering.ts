import { add, divide, multiply, type Rational, rational, roundHalfEven } from '../../../kit/rational.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { coverageOf, engineeringFinding } from '../../menu/rules/engineering-finding.ts';
import { quadrantsUnderHeadings } from '../../menu/rules/quadrant.ts';
import { dishCosts, type DishCost } from '../../menu/server/public.ts';
import type { SoldDishOut } from '../contract/engineering.contract.ts';
import { keptOf } from './sold-days/kept-days.ts';
import { plateFacts, type PlatesOfDay } from './sold-days/plate-facts.ts';

type Days = { readonly from: string; readonly to: string };

type Sold = Pick<SoldDishOut, 'dishId' | 'name' | 'nameLocal' | 'sold'> & { readonly net: Rational };

/** A dish that was sold at two rates of VAT is one dish; it is called as it was last. */
const byDish = (plates: readonly PlatesOfDay[]): readonly Sold[] => {
  const found = new Map<string, Sold>();
  for (const { dishId, vatRate, name, nameLocal, sold, plainMinor } of plates.toSorted(byDay)) {
    const before = found.get(dishId);
    const net = rational(BigInt(plainMinor) * 10_000n, BigInt(10_000 + vatRate));
    const both = { sold: sold + (before?.sold ?? 0), net: before ? add(before.net, net) : net };
    found.set(dishId, { dishId, name, nameLocal, ...both });
  }
  return [...found.values()];
};

const byDay = (one: PlatesOfDay, other: PlatesOfDay): number => (one.businessDate < other.businessDate ? -1 : 1);

/** What each dish sold, without what was voided, remade or called off, and without what choices added to a price. */
const soldBetween = async (tx: RestaurantTx, days: Days): Promise<readonly Sold[]> => {
  const { kept, missing } = await keptOf(tx, 'plates', days);
  return byDish([...kept, ...(await plateFacts(tx, missing))]);
};

const perPortion = ({ net, sold }: Sold): Rational => divide(net, rational(BigInt(sold)));

const marginOf = (one: Sold, cost: DishCost | undefined): number | null => {
  if (!cost?.perPortion) return null;
  return Number(roundHalfEven(add(perPortion(one), multiply(cost.perPortion, rational(-100n)))));
};

/** How each dish sold and what it earned over days. */
export const readEngineering = async (tx: RestaurantTx, days: Days) => {
  const rows = (await soldBetween(tx, days)).toSorted((left, right) => right.sold - left.sold);
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
