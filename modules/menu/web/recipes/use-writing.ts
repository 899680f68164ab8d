import { useCallback, useMemo } from 'react';

import type { Currency } from '../../../../kit/money.ts';
import { quantity } from '../../../../kit/quantity.ts';
import { unitCost } from '../../../../kit/unit-cost.ts';
import type { ItemUnits } from '../../../inventory/rules/conversion.ts';
import { itemUnitsFromWire } from '../../../inventory/contract/from-wire.ts';
import { useStock } from '../../../inventory/web/parts.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { PantryOut } from '../../contract/recipes.contract.ts';
import { apartFromPackaging } from '../../rules/packaging.ts';
import type { Ingredient, LineSubject, Pantry, RecipeVersion } from '../../rules/recipe.ts';
import { usePantry } from '../menu-queries.ts';
import { anyMeasure, unitsOfRecipe } from './line-units.ts';

type Stocked = NonNullable<ReturnType<typeof useStock>['stock']>['items'][number];

/** An item as this device knows it: what it costs, where that is shown; what is in it, only the server says. */
const ingredientOf = (item: Stocked, currency: Currency): Ingredient => {
  const { averageCost } = item.level;
  const isKnown = averageCost !== null && (item.currency === null || item.currency === currency);
  return { units: itemUnitsFromWire(item.units), unitCost: isKnown ? unitCost(averageCost) : null, allergens: {}, isFasting: null };
};

const versionOf = (made: PantryOut['recipes'][number]): RecipeVersion => ({
  ...made,
  yieldQuantity: quantity(made.yieldQuantity),
  portions: made.portions === null ? null : quantity(made.portions),
  ...apartFromPackaging(made.lines.map((line) => ({ ...line, quantity: quantity(line.quantity) }))),
});

/** All that is needed to write a recipe on this device: what may go in, in which units, and what it costs. */
export const useWriting = () => {
  const { stock, query } = useStock();
  const pantryQuery = usePantry();
  const { currency } = useRestaurant();
  const made = pantryQuery.data?.recipes;
  const pantry: Pantry = useMemo(
    () => ({
      items: new Map(stock?.items.map((item) => [item.id, ingredientOf(item, currency)])),
      recipes: new Map(made?.map((one) => [one.recipeId, versionOf(one)])),
    }),
    [stock, made, currency],
  );
  const unitsOf = useCallback(
    (subject: LineSubject): readonly ItemUnits[] => {
      if (subject.kind === 'UNCOSTED') return anyMeasure;
      if (subject.kind === 'RECIPE') {
        const recipe = made?.find(({ recipeId }) => recipeId === subject.recipeId);
        return recipe ? [unitsOfRecipe(recipe)] : anyMeasure;
      }
      const item = pantry.items.get(subject.itemId);
      return item ? [item.units] : anyMeasure;
    },
    [made, pantry],
  );
  return { stock, pantry, unitsOf, currency, isReady: stock !== undefined && made !== undefined, query: stock ? pantryQuery : query };
};

/** All that is needed to write a recipe on this device. */
export type Writing = ReturnType<typeof useWriting>;
