import { quantity } from '../../../../kit/quantity.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { itemFlows, type ItemFlow } from '../../../inventory/server/public.ts';
import { goodsLineOf, type Headings } from '../../rules/account-lines.ts';
import { isRecipeUse } from '../../rules/goods.ts';
import { movesOf, type ItemMove, type ItemUse } from '../../rules/item-moves.ts';
import type { Days } from '../../rules/report-period.ts';
import type { ReportAsk } from '../report-maker.ts';

/** An item with what it cost more than in the stretch before. */
export type FoodMove = ItemMove & { readonly name: string; readonly nameLocal: string | null };

const usedOf = (flows: readonly ItemFlow[]): readonly ItemUse[] => {
  const found = new Map<string, ItemUse>();
  for (const { itemId, kind, quantity: amount, valueMinor } of flows) {
    if (!isRecipeUse(kind)) continue;
    const before = found.get(itemId);
    found.set(itemId, {
      itemId,
      quantity: (before?.quantity ?? 0n) - quantity(amount),
      valueMinor: (before?.valueMinor ?? 0n) - valueMinor,
    });
  }
  return [...found.values()];
};

/** What each item of food cost by recipes, against the stretch before; what cost most more comes first. */
export const foodMoves = async (tx: RestaurantTx, { compared }: ReportAsk, headings: Headings): Promise<readonly FoodMove[]> => {
  const ofFood = async (stretch: Days) =>
    (await itemFlows(tx, stretch)).filter(({ categoryId }) => goodsLineOf(headings, categoryId) === 'FOOD');
  const [now, before] = [await ofFood(compared.now), await ofFood(compared.before)];
  const named = new Map([...before, ...now].map(({ itemId, name, nameLocal }) => [itemId, { name, nameLocal }]));
  return movesOf(usedOf(now), usedOf(before)).flatMap((move) => {
    const name = named.get(move.itemId);
    return name ? [{ ...move, ...name }] : [];
  });
};
