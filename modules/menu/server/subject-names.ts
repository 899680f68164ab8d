import { and, eq, inArray } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { ingredientsOf } from '../../inventory/server/public.ts';
import type { LineSubject } from '../rules/recipe.ts';
import type { PartNames } from '../rules/recipe-state.ts';
import { recipe } from './tables.ts';

/** The languages that something has a name in. */
export type Language = 'en' | 'am';

/** What something is called, and what a bought thing says that it is made of. */
export type Named = {
  readonly name: string;
  readonly nameLocal: string | null;
  readonly madeOf?: string | null;
  readonly madeOfLocal?: string | null;
};

/** Items and recipes, each by its id. */
export type Names = ReadonlyMap<string, Named>;

/** Its name in this language, or the one that it has. */
export const inLanguage = ({ name, nameLocal }: Named, locale: Language): string => (locale === 'am' ? (nameLocal ?? name) : name);

type Asked = { readonly recipeIds: readonly string[]; readonly itemIds: readonly string[] };

/** What these recipes and items are called. */
export const namesOfSubjects = async (tx: RestaurantTx, { recipeIds, itemIds }: Asked): Promise<Names> => {
  const rows = await tx.db
    .select({ id: recipe.id, name: recipe.name, nameLocal: recipe.nameLocal })
    .from(recipe)
    .where(and(eq(recipe.restaurantId, tx.restaurantId), inArray(recipe.id, [...recipeIds])));
  const named = await ingredientsOf(tx, itemIds);
  return new Map<string, Named>([...named, ...rows.map((row) => [row.id, row] as const)]);
};

/** What a line is of. */
export const nameOfSubject = (subject: LineSubject, names: Names, locale: Language): string => {
  if (subject.kind === 'UNCOSTED') return inLanguage(subject, locale);
  const named = names.get(subject.kind === 'ITEM' ? subject.itemId : subject.recipeId);
  return named ? inLanguage(named, locale) : '';
};

/** What these parts are called, in both languages, for a refusal to name. */
export const partNames = async (tx: RestaurantTx, parts: readonly LineSubject[]): Promise<PartNames> => {
  const names = await namesOfSubjects(tx, {
    recipeIds: parts.flatMap((subject) => (subject.kind === 'RECIPE' ? [subject.recipeId] : [])),
    itemIds: parts.flatMap((subject) => (subject.kind === 'ITEM' ? [subject.itemId] : [])),
  });
  const namesIn = (language: Language) => [...new Set(parts.map((subject) => nameOfSubject(subject, names, language)))];
  return { names: namesIn('en'), namesLocal: namesIn('am') };
};
