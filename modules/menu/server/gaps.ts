import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { type Gap, gapsMax } from '../../../platform/server/gap.ts';
import type { AllergenGapKind } from '../rules/gap-kinds.ts';
import { toldDishes, type ToldDish } from './told-dishes.ts';

const kindOf = ({ allergens, verification }: ToldDish): AllergenGapKind | null => {
  if (allergens === null || Object.values(allergens).includes('UNKNOWN')) return 'allergens-unknown';
  return verification?.stands ? null : 'allergens-unverified';
};

/** Dishes on the menu of which somebody would have to guess what they contain, or for which nobody vouched as they are now. */
export const allergenGaps = async (tx: RestaurantTx): Promise<Gap<AllergenGapKind>[]> =>
  (await toldDishes(tx, null))
    .flatMap((dish) => {
      const kind = kindOf(dish);
      const { id, name, nameLocal } = dish;
      return kind ? [{ kind, subject: id, words: { name, nameLocal }, place: `/menu/dishes/${id}`, day: null, source: null }] : [];
    })
    .slice(0, gapsMax);
