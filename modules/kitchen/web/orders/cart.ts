import { minorUnits, type MinorUnits, minorUnitsOf } from '../../../../kit/money.ts';
import type { Dish, ModifierGroup } from '../../../menu/contract/fields.ts';
import type { Channel } from '../../../menu/rules/menu-limits.ts';
import { kitchenLimits } from '../../rules/kitchen-limits.ts';

/** Something chosen on the pad and not sent yet. */
export type CartLine = {
  readonly lineId: string;
  readonly dishId: string;
  readonly quantity: number;
  readonly modifierIds: readonly string[];
  readonly note: string;
  readonly hasAllergy: boolean;
  readonly isHeld: boolean;
  /** Null is the course that the dish usually goes out with. */
  readonly course: number | null;
  /** @unit seats of a table, from 1 */
  readonly seat: number | null;
};

const isPlain = ({ modifierIds, note, hasAllergy, isHeld, course, seat }: CartLine): boolean =>
  modifierIds.length === 0 && note === '' && !hasAllergy && !isHeld && course === null && seat === null;

/** A dish once more: a plain one counts up, one with words of its own stands by itself. */
export const addDish = (cart: readonly CartLine[], line: CartLine): readonly CartLine[] => {
  const same = isPlain(line) ? cart.find((one) => one.dishId === line.dishId && isPlain(one)) : undefined;
  return same ? setQuantity(cart, same.lineId, same.quantity + line.quantity) : [...cart, line];
};

/** Another number of a line; at none it is gone. */
export const setQuantity = (cart: readonly CartLine[], lineId: string, quantity: number): readonly CartLine[] =>
  quantity <= 0
    ? cart.filter((one) => one.lineId !== lineId)
    : cart.map((one) => (one.lineId === lineId ? { ...one, quantity: Math.min(quantity, kitchenLimits.quantityMax) } : one));

/** Other words of a line. */
export const changeLine = (cart: readonly CartLine[], lineId: string, change: Partial<CartLine>): readonly CartLine[] =>
  cart.map((one) => (one.lineId === lineId ? { ...one, ...change } : one));

/** What a pad knows of the menu. */
export type PadMenu = { readonly dishes: readonly Dish[]; readonly groups: readonly ModifierGroup[] };

/** What one portion with its choices costs on a channel; null where the dish is not sold there. */
export const priceOf = (
  { dishId, modifierIds }: Pick<CartLine, 'dishId' | 'modifierIds'>,
  menu: PadMenu,
  channel: Channel,
): MinorUnits | null => {
  const gross = menu.dishes.find(({ id }) => id === dishId)?.prices[channel];
  if (gross === undefined) return null;
  const choices = menu.groups.flatMap(({ modifiers }) => modifiers);
  const extra = modifierIds.reduce((sum, id) => sum + BigInt(choices.find((one) => one.id === id)?.priceDeltaMinor ?? '0'), 0n);
  return minorUnitsOf(minorUnits(gross) + extra);
};

/** What the cart comes to, as far as it is sold on the channel. */
export const totalOf = (cart: readonly CartLine[], menu: PadMenu, channel: Channel): MinorUnits =>
  minorUnitsOf(cart.reduce((sum, line) => sum + (priceOf(line, menu, channel) ?? 0n) * BigInt(line.quantity), 0n)) ?? (0n as MinorUnits);

/** The groups of a dish whose bounds the choices do not keep. */
export const openGroups = (dish: Dish, modifierIds: readonly string[], menu: PadMenu): readonly ModifierGroup[] =>
  menu.groups.filter(({ id, chooseMin, chooseMax, modifiers }) => {
    if (!dish.groupIds.includes(id)) return false;
    const chosen = modifiers.filter((one) => modifierIds.includes(one.id)).length;
    return chosen < chooseMin || (chooseMax !== null && chosen > chooseMax);
  });

/** The choices of a line after one was touched: where a single one may be chosen, it takes the place of the other. */
export const toggleChoice = (modifierIds: readonly string[], id: string, group: ModifierGroup): readonly string[] => {
  if (modifierIds.includes(id)) return modifierIds.filter((one) => one !== id);
  const kept = group.chooseMax === 1 ? modifierIds.filter((one) => !group.modifiers.some((other) => other.id === one)) : modifierIds;
  return [...kept, id];
};

/** The first choice that the cart still waits for, and of which dish. */
export const firstOpenChoice = (
  cart: readonly CartLine[],
  menu: PadMenu,
): { readonly lineId: string; readonly dish: Dish; readonly group: ModifierGroup } | undefined => {
  for (const { lineId, dishId, modifierIds } of cart) {
    const dish = menu.dishes.find(({ id }) => id === dishId);
    const group = dish && openGroups(dish, modifierIds, menu)[0];
    if (dish && group) return { lineId, dish, group };
  }
  return undefined;
};
