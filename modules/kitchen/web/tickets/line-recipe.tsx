import type { CSSProperties } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { quantity } from '../../../../kit/quantity.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import type { Dish, VersionOut } from '../../../menu/contract/fields.ts';
import { batchesFor, oneBatch } from '../../../menu/rules/scale-recipe.ts';
import { AllergenTable, RecipeCard, useRecipe } from '../../../menu/web/parts.ts';

/** The menu's own card at the size of a kitchen: every text of it is read from arm's length at least. */
const large = {
  '--text-body': '1.5rem',
  '--text-body--line-height': '2rem',
  '--text-small': '1.25rem',
  '--text-small--line-height': '1.75rem',
  '--text-micro': '1.25rem',
  '--text-micro--line-height': '1.75rem',
  '--text-heading': '1.625rem',
  '--text-heading--line-height': '2.125rem',
} as CSSProperties;

const batchesOf = ({ portions, lines }: VersionOut['body'], wanted: number) => {
  if (portions === null) return oneBatch;
  const recipe = {
    portions: quantity(portions),
    lines: lines.map(({ quantity: size, note: _note, ...line }) => ({ ...line, quantity: quantity(size) })),
  };
  return batchesFor(recipe, { by: 'PORTIONS', portions: quantity(String(wanted)) }) ?? oneBatch;
};

export type LineRecipeProps = Pick<Dish, 'recipeId' | 'allergens' | 'verification'> & {
  /** @unit portions on the ticket */
  readonly portions: number;
};

/** What is in a dish and how it is made, for as many as are on the ticket. */
export const LineRecipe = ({ recipeId, portions, allergens, verification }: LineRecipeProps) => {
  const { data, isError } = useRecipe(recipeId);
  const locale = useLocale();
  const version = data?.current ?? null;
  return (
    <div style={large} className="flex flex-col gap-6">
      <AllergenTable allergens={allergens} verification={verification} />
      {version && <RecipeCard version={version} batches={batchesOf(version.body, portions)} language={locale} />}
      {recipeId !== null && !data && <p className="text-ink-2">{isError ? m.kitchen_recipe_unread() : m.kitchen_recipe_loading()}</p>}
      {(recipeId === null || (data && !version)) && <p className="text-ink-2">{m.kitchen_no_recipe()}</p>}
    </div>
  );
};
