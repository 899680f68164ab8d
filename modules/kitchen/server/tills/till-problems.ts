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
 * Whether enough was chosen is asked of new lines alone: a group that is bound since says nothing of earlier ones.
 *
 * @param known lines that the till has said before
 * @returns what a house would not sell like that: it was sold, the kitchen has it, and the till should say so
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
  const groupOf = (modifierId: string): string | undefined => choices.get(modifierId)?.groupId;
  const unusable: TillProblem[] = [];
  const warnings: TillProblem[] = [];
  for (const [index, line] of lines.entries()) {
    const path = `lines.${index}`;
    const dish = dishes.get(line.dishId);
    if (!dish) {
      unusable.push({ path: `${path}.dishId`, code: 'DISH_UNKNOWN', text: 'No dish of this id is on the menu.' });
      continue;
    }
    unusable.push(...notThere({ path, line, dish, channel }, groupOf));
    if (known.every(({ lineId }) => lineId !== line.lineId)) warnings.push(...outOfBounds({ path, line, dish }, groups, groupOf));
    if (isOff(dish, at)) warnings.push({ path: `${path}.dishId`, code: 'DISH_OFF', text: `${dish.name} is off the menu at present.` });
  }
  if (unusable.length > 0) throw new TillMessageUnusable(unusable);
  return warnings;
};

type LookedAt = { readonly path: string; readonly line: TillLine; readonly dish: DishForSale };
type GroupOf = (modifierId: string) => string | undefined;

const notThere = ({ path, line, dish, channel }: LookedAt & Pick<TillOrder, 'channel'>, groupOf: GroupOf): TillProblem[] => {
  const isWithoutPrice = line.unitPriceMinor === null && dish.prices[channel] === undefined;
  const price = { path: `${path}.unitPriceMinor`, code: 'PRICE_UNKNOWN', text: `${dish.name} has no price for ${channel}.` };
  const choices = line.modifierIds.flatMap((id, place) =>
    dish.groupIds.includes(groupOf(id) ?? '')
      ? []
      : [{ path: `${path}.modifierIds.${place}`, code: 'MODIFIER_UNKNOWN', text: `${dish.name} does not offer this choice.` }],
  );
  return [...(isWithoutPrice ? [price] : []), ...choices];
};

/** What the pad would have asked the guest again. */
const outOfBounds = ({ path, line, dish }: LookedAt, groups: ReadonlyMap<string, GroupForSale>, groupOf: GroupOf): TillProblem[] =>
  dish.groupIds.flatMap((groupId) => {
    const group = groups.get(groupId);
    const chosen = line.modifierIds.filter((id) => groupOf(id) === groupId).length;
    const why = group && boundBroken(group, chosen);
    return why ? [{ path: `${path}.modifierIds`, code: why.code, text: `${dish.name} ${why.text}` }] : [];
  });

const boundBroken = ({ name, chooseMin, chooseMax }: GroupForSale, chosen: number): Pick<TillProblem, 'code' | 'text'> | null => {
  if (chosen < chooseMin) return { code: 'CHOICE_MISSING', text: `needs at least ${chooseMin} of ${name}, and ${chosen} came.` };
  if (chooseMax === null || chosen <= chooseMax) return null;
  return { code: 'CHOICE_TOO_MANY', text: `takes at most ${chooseMax} of ${name}, and ${chosen} came.` };
};
