import { instantAt } from '../../../../kit/time/wall.ts';
import { type Quantity, quantity } from '../../../../kit/quantity.ts';
import type { Channel } from '../../../../modules/menu/rules/menu-limits.ts';
import { type SoldLine as SoldDish, stockOfSale } from '../../../../modules/menu/server/public.ts';
import { withRestaurant } from '../../../../platform/server/database/tenancy.ts';
import { clientOf, type House, type SeedWorld } from '../seed-world.ts';
import type { SalesHistory } from './sales-history.ts';
import type { SoldOrder } from './sold-order.ts';

/** When a day's sales leave the demo's shelves, by the wall: before anybody counts. */
export const closingClock = '21:45';

/** The moment at which a day's sales leave the shelves, or now where that is still to come. */
export const closingOf = (day: string, { timeZone, end }: { readonly timeZone: string; readonly end: Date }): Date => {
  const closing = instantAt(day, closingClock, timeZone);
  return closing < end ? closing : end;
};

/** What a day's sales take of each item. @unit millionths of its base unit */
export type StockOfDay = ReadonlyMap<string, Quantity>;

/** What each day's sales take from stock, by the recipes in effect then, as the kitchen asks for it. */
export const stockOfDays = async (world: SeedWorld, house: House, sold: SalesHistory): Promise<ReadonlyMap<string, StockOfDay>> => {
  const { restaurantId, ownerId } = house;
  const { dishes, groups } = await clientOf(world, ownerId).menu.readMenu({ restaurantId });
  const dishIds = new Map(dishes.map(({ name, id }) => [name, id]));
  const choiceIds = new Map(groups.flatMap(({ modifiers }) => modifiers.map(({ name, id }) => [name, id] as const)));
  const named = ({ dish, choices, count, channel }: Counted): SoldDish => ({
    dishId: dishIds.get(dish) ?? '',
    quantity: quantity(String(count)),
    modifierIds: choices.map((name) => choiceIds.get(name) ?? ''),
    channel,
  });
  const entry = { pool: world.pools.app, credential: { kind: 'person', userId: ownerId }, access: 'read' } as const;
  const taken = new Map<string, StockOfDay>();
  await withRestaurant(entry, restaurantId, async (tx) => {
    for (const [day, orders] of sold) {
      const lines = countDishes(orders).map(named);
      const at = closingOf(day, { timeZone: house.demo.timeZone, end: world.end });
      taken.set(day, lines.length === 0 ? new Map() : (await stockOfSale(tx, lines, at)).items);
    }
  });
  return taken;
};

type Counted = { readonly dish: string; readonly choices: readonly string[]; readonly count: number; readonly channel: Channel };

const countDishes = (orders: readonly SoldOrder[]): readonly Counted[] => {
  const counted = new Map<string, Counted>();
  const sold = orders.flatMap(({ lines, channel }) => lines.map((line) => ({ ...line, channel })));
  for (const { dish, choices, quantity: portions, isVoided, channel } of sold) {
    const key = [channel, dish, ...choices].join('|');
    if (!isVoided) counted.set(key, { dish, choices, channel, count: (counted.get(key)?.count ?? 0) + portions });
  }
  return [...counted.values()];
};
