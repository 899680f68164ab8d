import { ArrowLeft } from 'lucide-react';
import { type CSSProperties, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { quantity } from '../../../../kit/quantity.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import type { Dish } from '../../../menu/contract/fields.ts';
import type { VersionOut } from '../../../menu/contract/recipe-fields.ts';
import { batchesFor, oneBatch } from '../../../menu/rules/scale-recipe.ts';
import { AllergenTable, RecipeCard, useRecipe } from '../../../menu/web/parts.ts';
import { KitchenButton } from './kitchen-button.tsx';

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

/** What is in a dish and how it is made, for as many as are on the ticket; a recipe within it opens in its place. */
export const LineRecipe = ({ recipeId, portions, allergens, verification }: LineRecipeProps) => {
  const [within, setWithin] = useState<readonly string[]>([]);
  const inner = within.at(-1);
  return (
    <div style={large} className="flex flex-col gap-6">
      {inner === undefined ? (
        <>
          <AllergenTable allergens={allergens} verification={verification} />
          <Card recipeId={recipeId} portions={portions} onRecipe={(id) => setWithin([id])} />
        </>
      ) : (
        <>
          <KitchenButton onClick={() => setWithin(within.slice(0, -1))}>
            <ArrowLeft aria-hidden className="size-6" />
            {m.kitchen_recipe_back()}
          </KitchenButton>
          <Card key={inner} recipeId={inner} portions={null} onRecipe={(id) => setWithin([...within, id])} />
        </>
      )}
    </div>
  );
};

type CardProps = {
  readonly recipeId: string | null;
  /** @unit portions; null for one batch */
  readonly portions: number | null;
  readonly onRecipe: (recipeId: string) => void;
};

const Card = ({ recipeId, portions, onRecipe }: CardProps) => {
  const { data, isError } = useRecipe(recipeId);
  const locale = useLocale();
  const version = data?.current ?? null;
  if (recipeId !== null && !data) return <p className="text-ink-2">{isError ? m.kitchen_recipe_unread() : m.kitchen_recipe_loading()}</p>;
  if (!data || !version) return <p className="text-ink-2">{m.kitchen_no_recipe()}</p>;
  const batches = portions === null ? oneBatch : batchesOf(version.body, portions);
  return (
    <>
      {portions === null && (
        <h3 className="text-kitchen-dish">{locale === 'am' ? (data.recipe.nameLocal ?? data.recipe.name) : data.recipe.name}</h3>
      )}
      <RecipeCard version={version} batches={batches} language={locale} onRecipe={onRecipe} />
    </>
  );
};
