import { formatDecimal } from '../../kit/decimal.ts';
import { multiply, rational, roundHalfEven } from '../../kit/rational.ts';
import { readExpectedSales } from '../../modules/kitchen/server/public.ts';
import { useOfSales } from '../../modules/menu/server/public.ts';
import type { PlannedUse } from '../../modules/purchasing/server/mount.ts';

/** What expected sales take of stock: the kitchen knows what is sold, the menu what is in it. */
export const plannedUse: PlannedUse = async (tx, { from, until }) => {
  const { items, unknown, withoutRecipe, unconverted } = await useOfSales(tx, await readExpectedSales(tx, { from, to: until }));
  return {
    items: items.map(({ dishes, ...item }) => ({
      ...item,
      dishes: dishes.map(({ portions, ...dish }) => ({
        ...dish,
        portions: formatDecimal(roundHalfEven(multiply(portions, rational(10n))), 1),
      })),
    })),
    unknown: [...unknown],
    withoutRecipe: [...withoutRecipe],
    unconverted: [...unconverted],
  };
};
