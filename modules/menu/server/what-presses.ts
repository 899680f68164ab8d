import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { type Pressing, pressingMax, pressingOf, type PressingRow } from '../../../platform/server/pressing.ts';
import type { MenuKind } from '../rules/pressing-kinds.ts';

/** Dishes that went off by themselves because something ran out. */
export const menuPresses = async (tx: RestaurantTx): Promise<Pressing<MenuKind>[]> => {
  const { rows } = await tx.client.query<PressingRow<MenuKind>>({
    name: 'menu-presses',
    text: `select 'dish-off' as kind, id::text as subject, jsonb_build_object('name', name, 'nameLocal', name_local) as words,
                  '/menu/dishes/' || id as place, null::text as "impactMinor"
             from dish where restaurant_id = $1 and state = 'PAUSED' and pause_source = 'STOCK' order by lower(name) limit $2`,
    values: [tx.restaurantId, pressingMax],
  });
  return pressingOf(rows);
};
