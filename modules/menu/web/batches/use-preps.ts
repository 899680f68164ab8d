import { useLocale } from '../../../../platform/web/locale.ts';
import { nameIn } from '../../../inventory/web/parts.ts';
import { useRecipes } from '../menu-queries.ts';
import type { Writing } from '../recipes/use-writing.ts';

/** What may be booked: preps in effect that are kept in stock, as this device knows them. */
export const usePreps = ({ pantry }: Writing) => {
  const locale = useLocale();
  return (useRecipes().data?.recipes ?? []).flatMap((recipe) => {
    const version = pantry.recipes.get(recipe.id);
    const item = recipe.stockItemId === null ? undefined : pantry.items.get(recipe.stockItemId);
    if (recipe.kind !== 'PREP' || recipe.stockItemId === null || !version || !item) return [];
    return [{ id: recipe.id, name: nameIn(recipe, locale), itemId: recipe.stockItemId, of: { version, units: item.units } }];
  });
};

/** One of them. */
export type Prep = ReturnType<typeof usePreps>[number];
