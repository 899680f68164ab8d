import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { Channel } from '../../menu/rules/menu-limits.ts';
import {
  dishesForSale,
  type DishForSale,
  groupsForSale,
  type GroupForSale,
  modifiersForSale,
  type ModifierForSale,
} from '../../menu/server/public.ts';
import type { NewLine } from '../contract/fields.ts';
import { kitchenLimits } from '../rules/kitchen-limits.ts';
import { type LineRow, orderLine, type OrderRow } from './tables.ts';

/** A line that is ordered here, or that a till has sold already: what was sold is a fact, and has the till's own price. */
export type OrderedLine = NewLine & { readonly sold?: { readonly tillLineId: string; readonly unitPriceMinor: bigint | null } };

/** How a refusal names a dish. */
const namesOf = ({ name, nameLocal }: DishForSale) => ({ name, nameLocal });

/** What is sold at a moment: a dish that was taken off until then is back. */
const isOff = ({ state, pausedUntil }: DishForSale, at: Date): boolean => state === 'PAUSED' && (pausedUntil === null || pausedUntil > at);

const dishFor = (line: OrderedLine, dishes: ReadonlyMap<string, DishForSale>, at: Date): DishForSale => {
  const found = dishes.get(line.dishId);
  if (!found) throw refusal('NOT_FOUND');
  if (line.sold) return found;
  if (found.state === 'DRAFT' || found.state === 'RETIRED') throw refusal('DISH_NOT_ON_MENU', { field: 'lines', ...namesOf(found) });
  if (isOff(found, at)) throw refusal('DISH_OFF', { field: 'lines', ...namesOf(found) });
  return found;
};

const priceOf = (dish: DishForSale, channel: Channel, choices: readonly ModifierForSale[]): bigint => {
  const base = dish.prices[channel];
  if (base === undefined) throw refusal('DISH_NOT_SOLD_HERE', { field: 'lines', ...namesOf(dish) });
  const price = choices.reduce((sum, { priceDeltaMinor }) => sum + priceDeltaMinor, base);
  return price < 0n ? 0n : price;
};

type Offered = { readonly choices: ReadonlyMap<string, ModifierForSale>; readonly groups: ReadonlyMap<string, GroupForSale> };

/** The choices of a line: offered by its dish, and as many of each group as must and may be; a group left out counts none. */
const choicesFor = (line: OrderedLine, dish: DishForSale, { choices, groups }: Offered): readonly ModifierForSale[] => {
  const chosen = line.modifierIds.map((id) => {
    const choice = choices.get(id);
    if (!choice || !dish.groupIds.includes(choice.groupId)) throw refusal('MODIFIER_NOT_OFFERED', { field: 'lines', ...namesOf(dish) });
    return choice;
  });
  if (line.sold) return chosen;
  for (const groupId of dish.groupIds) {
    const group = groups.get(groupId);
    if (!group) continue;
    const ofGroup = chosen.filter((one) => one.groupId === groupId).length;
    if (ofGroup < group.chooseMin || (group.chooseMax !== null && ofGroup > group.chooseMax))
      throw refusal('MODIFIERS_OUT_OF_BOUNDS', { field: 'lines', ...namesOf(dish), group: group.name, groupLocal: group.nameLocal });
  }
  return chosen;
};

/**
 * Puts new lines on an order, with names and prices as they are now. Nothing is told to the kitchen yet.
 *
 * @param existing how many lines the order has
 * @refuses NOT_FOUND, DISH_NOT_ON_MENU, DISH_OFF, DISH_NOT_SOLD_HERE, MODIFIER_NOT_OFFERED, MODIFIERS_OUT_OF_BOUNDS
 * @refuses ORDER_LINES_MAX; ID_TAKEN
 */
export const addLines = async (
  tx: RestaurantTx,
  order: OrderRow,
  { lines, existing, at }: { readonly lines: readonly OrderedLine[]; readonly existing: number; readonly at: Date },
): Promise<readonly LineRow[]> => {
  if (lines.length === 0) return [];
  const { linesMax } = kitchenLimits;
  if (existing + lines.length > linesMax) throw refusal('ORDER_LINES_MAX', { field: 'lines', linesMax });
  const dishes = await dishesForSale(
    tx,
    lines.map(({ dishId }) => dishId),
  );
  const choices = await modifiersForSale(
    tx,
    lines.flatMap(({ modifierIds }) => modifierIds),
  );
  const groups = await groupsForSale(tx, [...new Set([...dishes.values()].flatMap(({ groupIds }) => groupIds))]);
  const rows = lines.map((line, index) => {
    const dish = dishFor(line, dishes, at);
    const chosen = choicesFor(line, dish, { choices, groups });
    return {
      restaurantId: tx.restaurantId,
      id: line.lineId,
      orderId: order.id,
      dishId: dish.id,
      dishName: dish.name,
      dishNameLocal: dish.nameLocal,
      categoryId: dish.categoryId,
      quantity: line.quantity,
      course: line.course ?? dish.course,
      modifiers: chosen.map(({ id, name, nameLocal, priceDeltaMinor }) => ({
        id,
        name,
        nameLocal,
        priceDeltaMinor: String(priceDeltaMinor),
      })),
      note: line.note,
      hasAllergy: line.hasAllergy || order.allergyNote !== null,
      unitPriceMinor: line.sold?.unitPriceMinor ?? priceOf(dish, order.channel, chosen),
      tillLineId: line.sold?.tillLineId ?? null,
      vatRate: dish.vatRate,
      state: line.isHeld ? ('HELD' as const) : ('QUEUED' as const),
      stationIds: [],
      targetSeconds: dish.targetSeconds,
      seat: line.seat,
      sortOrder: existing + index,
    };
  });
  const made = await tx.db.insert(orderLine).values(rows).onConflictDoNothing().returning();
  if (made.length !== rows.length) throw refusal('ID_TAKEN', { field: 'lines' });
  return made;
};
