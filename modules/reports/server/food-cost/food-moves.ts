import { quantity } from '../../../../kit/quantity.ts';
import { tradingDay } from '../../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { itemFlows, type ItemFlow } from '../../../inventory/server/public.ts';
import { goodsLineOf, type Headings } from '../../rules/account-lines.ts';
import { isRecipeUse } from '../../rules/goods.ts';
import { movesOf, type ItemMove, type ItemUse } from '../../rules/item-moves.ts';
import { dayLater, lengthOf, stretchToCompare, type Days } from '../../rules/report-period.ts';
import { begunBy } from '../../rules/trend-stretches.ts';
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

/** The first so many days of a stretch: one that runs is held against as much of the one before. */
const asFarAs = ({ from, to }: Days, days: number): Days => {
  const last = dayLater(from, Math.max(days, 1) - 1);
  return { from, to: last < to ? last : to };
};

/** What each item of food cost by recipes, against the stretch before; what cost most more comes first. */
export const foodMoves = async (tx: RestaurantTx, { days, calendar }: ReportAsk, headings: Headings): Promise<readonly FoodMove[]> => {
  const ofFood = async (stretch: Days) =>
    (await itemFlows(tx, stretch)).filter(({ categoryId }) => goodsLineOf(headings, categoryId) === 'FOOD');
  const begun = begunBy(days, tradingDay(tx, new Date()));
  const [now, before] = [await ofFood(days), await ofFood(asFarAs(stretchToCompare(days, calendar), begun === null ? 0 : lengthOf(begun)))];
  const named = new Map([...before, ...now].map(({ itemId, name, nameLocal }) => [itemId, { name, nameLocal }]));
  return movesOf(usedOf(now), usedOf(before)).flatMap((move) => {
    const name = named.get(move.itemId);
    return name ? [{ ...move, ...name }] : [];
  });
};
