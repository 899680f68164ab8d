import { useMemo } from 'react';

import { fuzzyIndex } from '../../../../kit/text/read-names.ts';
import { fuzzyMatch } from '../../../../kit/text/fuzzy-match.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { nameIn } from '../../../inventory/web/parts.ts';
import { useMenu, useRecipes } from '../../../menu/web/parts.ts';
import type { MadeSaid } from './log-form.ts';

const foundMax = 4;

type Known = { readonly said: MadeSaid; readonly names: readonly string[] };

/**
 * Dishes and preps by what is looked for. A prep that is kept in stock is found as the item that it is kept as, which is
 * weighed and counted like any other.
 */
export const useMade = (search: string): readonly MadeSaid[] => {
  const locale = useLocale();
  const { menu } = useMenu();
  const recipes = useRecipes().data?.recipes;
  const index = useMemo(() => {
    const named = (one: { readonly name: string; readonly nameLocal: string | null }) =>
      one.nameLocal === null ? [one.name] : [one.name, one.nameLocal];
    const dishes = (menu?.dishes ?? []).filter(({ state }) => state === 'LIVE' || state === 'PAUSED');
    const preps = (recipes ?? []).filter(({ kind, stockItemId, isInEffect }) => kind === 'PREP' && stockItemId === null && isInEffect);
    const known: Known[] = [
      ...dishes.map((dish) => ({
        said: { thing: { kind: 'DISH' as const, dishId: dish.id }, name: nameIn(dish, locale) },
        names: named(dish),
      })),
      ...preps.map((prep) => ({
        said: { thing: { kind: 'PREP' as const, recipeId: prep.id }, name: nameIn(prep, locale) },
        names: named(prep),
      })),
    ];
    return fuzzyIndex(known, ({ names }) => names);
  }, [menu, recipes, locale]);
  return search.trim() === '' ? [] : fuzzyMatch(search.trim(), index, { limit: foundMax }).map(({ item }) => item.said);
};

/** Which of all dishes and preps it is. */
export const idOfMade = ({ thing }: MadeSaid): string => (thing.kind === 'DISH' ? thing.dishId : thing.recipeId);
