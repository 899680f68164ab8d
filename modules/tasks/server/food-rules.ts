import { eq } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { getDetails } from '../../restaurants/server/public.ts';
import type { FoodRules } from '../rules/food-process.ts';
import { calibrateDaysDefault } from '../rules/probe.ts';
import { announceTasks } from './announce-tasks.ts';
import { foodSafety } from './equipment-tables.ts';
import { actorOf, momentOf } from './moment.ts';

/** By which rules a house keeps food, and after how many days a probe is checked again. */
export type HouseRules = { readonly rules: FoodRules; /** @unit days */ readonly calibrateDays: number };

/** By which rules a house keeps food; those of its country where nobody said anything. */
export const houseRules = async (tx: RestaurantTx): Promise<HouseRules> => {
  const [said] = await tx.db.select().from(foodSafety).where(eq(foodSafety.restaurantId, tx.restaurantId));
  if (said) return { rules: said.rules, calibrateDays: said.calibrateDays };
  const { country } = await getDetails(tx);
  return { rules: country === 'ET' ? 'ET' : 'GB', calibrateDays: calibrateDaysDefault };
};

/** Says by which rules the house keeps food. */
export const setFoodRules = async (tx: RestaurantTx, command: CommandEnvelope<HouseRules>): Promise<{ rules: FoodRules }> => {
  const { rules, calibrateDays } = command.body;
  const said = { rules, calibrateDays, changedBy: actorOf(tx), changedAt: momentOf(command).at };
  await tx.db
    .insert(foodSafety)
    .values({ restaurantId: tx.restaurantId, ...said })
    .onConflictDoUpdate({ target: foodSafety.restaurantId, set: said });
  announceTasks(tx, 'tasks.v1.equipment-changed', {});
  return { rules };
};
