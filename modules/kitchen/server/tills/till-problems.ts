import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { dishesForSale, groupsForSale, modifiersForSale, type DishForSale, type GroupForSale } from '../../../menu/server/public.ts';
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
 * Whether enough was chosen is asked of new lines alone: a group that is bound since takes no earlier line back.
 *
 * @param known lines that the till has said before
 * @returns what is off the menu by now: it was sold, the kitchen sees it, and the till should say so
 * @throws TillMessageUnusable with everything that is not there, all at once
 */
export const warnAboutDishes = async (
  tx: RestaurantTx,
  { lines, channel }: TillOrder,
  { known, at }: { readonly known: readonly TillLine[]; readonly at: Date },
): Promise<TillProblem[]> => {
  const dishes = await dishesForSale(tx, [...new Set(lines.map(({ dishId }) => dishId))]);
  const choices = await modifiersForSale(tx, [...new Set(lines.flatMap(({ modifierIds }) => modifierIds))]);
  const groups = await groupsForSale(tx, [...new Set([...dishes.values()].flatMap(({ groupIds }) => groupIds))]);
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
    if (known.every(({ lineId }) => lineId !== line.lineId))
      for (const groupId of dish.groupIds) {
        const group = groups.get(groupId);
        const chosen = line.modifierIds.filter((id) => choices.get(id)?.groupId === groupId).length;
        const why = group && outOfBounds(group, chosen);
        if (why) unusable.push({ path: `lines.${index}.modifierIds`, ...why, text: `${dish.name} ${why.text}` });
      }
    if (isOff(dish, at)) off.push({ path: `lines.${index}.dishId`, code: 'DISH_OFF', text: `${dish.name} is off the menu at present.` });
  };
  lines.forEach(look);
  if (unusable.length > 0) throw new TillMessageUnusable(unusable);
  return off;
};

/** What a till has to ask its guest again. */
const outOfBounds = ({ name, chooseMin, chooseMax }: GroupForSale, chosen: number): Pick<TillProblem, 'code' | 'text'> | null => {
  if (chosen < chooseMin) return { code: 'CHOICE_MISSING', text: `needs at least ${chooseMin} of ${name}, and ${chosen} came.` };
  if (chooseMax === null || chosen <= chooseMax) return null;
  return { code: 'CHOICE_TOO_MANY', text: `takes at most ${chooseMax} of ${name}, and ${chosen} came.` };
};
