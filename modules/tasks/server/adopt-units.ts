import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { FoodRules } from '../rules/food-process.ts';
import { starterUnits } from '../rules/starter-units.ts';
import { announceTasks } from './announce-tasks.ts';
import { tempUnit } from './equipment-tables.ts';

/** The units that the lists of the house read, by their keys there; in a restaurant that has its own already, those of the same name. */
export const adoptUnits = async (tx: RestaurantTx, rules: FoodRules): Promise<ReadonlyMap<string, string>> => {
  const starters = starterUnits(rules);
  const known = await tx.db.select().from(tempUnit).where(eq(tempUnit.restaurantId, tx.restaurantId));
  if (known.length > 0) {
    const inUse = known.filter(({ awayAt }) => awayAt === null);
    return new Map(starters.flatMap(({ key, name }) => inUse.filter((unit) => unit.name === name).map(({ id }) => [key, id] as const)));
  }
  const units = starters.map(({ key, ...fields }, place) => ({
    key,
    row: { restaurantId: tx.restaurantId, id: uuidv7(), ...fields, place },
  }));
  await tx.db.insert(tempUnit).values(units.map(({ row }) => row));
  announceTasks(tx, 'tasks.v1.equipment-changed', {});
  return new Map(units.map(({ key, row }) => [key, row.id]));
};
