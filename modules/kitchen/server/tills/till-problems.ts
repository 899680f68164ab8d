import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { dishesForSale, modifiersForSale, type DishForSale } from '../../../menu/server/public.ts';
import type { TillLine, TillOrder, TillProblem } from '../../contract/till-message.ts';

/** A message names what is not there: nothing of it is kept. */
export class TillMessageUnusable extends Error {
  readonly problems: readonly TillProblem[];

  constructor(problems: readonly TillProblem[]) {
    super('A message of a till names what is not there.');
    this.problems = problems;
  }
}

const isOff = ({ state, pausedUntil }: DishForSale, at: Date): boolean =>
  state === 'RETIRED' || state === 'DRAFT' || (state === 'PAUSED' && (pausedUntil === null || pausedUntil > at));

/**
 * Looks whether every dish and choice of a message is on this restaurant's menu and has a price.
 *
 * @returns what is off the menu by now: it was sold, the kitchen sees it, and the till should say so
 * @throws TillMessageUnusable with everything that is not there, all at once
 */
export const warnAboutDishes = async (tx: RestaurantTx, { lines, channel }: TillOrder, at: Date): Promise<TillProblem[]> => {
  const dishes = await dishesForSale(tx, [...new Set(lines.map(({ dishId }) => dishId))]);
  const choices = await modifiersForSale(tx, [...new Set(lines.flatMap(({ modifierIds }) => modifierIds))]);
  const unusable: TillProblem[] = [];
  const off: TillProblem[] = [];
  const look = (line: TillLine, index: number): void => {
    const dish = dishes.get(line.dishId);
    if (!dish)
      return void unusable.push({ path: `lines.${index}.dishId`, code: 'DISH_UNKNOWN', text: 'No dish of this id is on the menu.' });
    if (line.unitPriceMinor === null && dish.prices[channel] === undefined)
      unusable.push({ path: `lines.${index}.unitPriceMinor`, code: 'PRICE_UNKNOWN', text: `${dish.name} has no price for ${channel}.` });
    line.modifierIds.forEach((id, place) => {
      const groupId = choices.get(id)?.groupId;
      if (groupId === undefined || !dish.groupIds.includes(groupId))
        unusable.push({
          path: `lines.${index}.modifierIds.${place}`,
          code: 'MODIFIER_UNKNOWN',
          text: `${dish.name} does not offer this choice.`,
        });
    });
    if (isOff(dish, at)) off.push({ path: `lines.${index}.dishId`, code: 'DISH_OFF', text: `${dish.name} is off the menu at present.` });
  };
  lines.forEach(look);
  if (unusable.length > 0) throw new TillMessageUnusable(unusable);
  return off;
};
