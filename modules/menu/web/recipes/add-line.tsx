import { useDeferredValue, useMemo, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { fuzzyIndex } from '../../../../kit/text/read-names.ts';
import { fuzzyMatch } from '../../../../kit/text/fuzzy-match.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { PickList } from '../../../../ui/pick-list.tsx';
import { findItems, nameIn, useStock } from '../../../inventory/web/parts.ts';
import type { RecipeRow } from '../../contract/recipe-fields.ts';
import { menuLimits } from '../../rules/menu-limits.ts';
import type { LineSubject } from '../../rules/recipe.ts';
import { useRecipes } from '../menu-queries.ts';
import { kindWord } from './recipe-words.ts';

type Choice = { readonly id: string; readonly subject: LineSubject; readonly name: string; readonly aside: string };

const shownMax = 8;

export type AddLineProps = {
  /** The recipe itself goes into none of its lines. */
  readonly recipeId: string;
  readonly onAdd: (subject: LineSubject) => void;
};

const isOther = (recipe: RecipeRow, recipeId: string): boolean => recipe.id !== recipeId && recipe.kind !== 'MODIFIER';

/** Finds what goes in: an item of stock, another recipe, or what nobody keeps stock of, by the words that were typed. */
export const AddLine = ({ recipeId, onAdd }: AddLineProps) => {
  const locale = useLocale();
  const { stock } = useStock();
  const recipes = useRecipes().data?.recipes;
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim());
  const index = useMemo(
    () => fuzzyIndex(recipes ?? [], ({ name, nameLocal }) => [name, ...(nameLocal === null ? [] : [nameLocal])]),
    [recipes],
  );
  const choices = useMemo((): readonly Choice[] => {
    if (query === '') return [];
    const items = findItems(stock?.items ?? [], query, shownMax).filter(({ isActive }) => isActive);
    const made = fuzzyMatch(query, index, { limit: shownMax }).filter(({ item }) => isOther(item, recipeId));
    return [
      ...items.map((item) => ({
        id: item.id,
        subject: { kind: 'ITEM' as const, itemId: item.id },
        name: nameIn(item, locale),
        aside: m.menu_an_item(),
      })),
      ...made.map(({ item }) => ({
        id: item.id,
        subject: { kind: 'RECIPE' as const, recipeId: item.id },
        name: nameIn(item, locale),
        aside: kindWord(item.kind),
      })),
      {
        id: 'uncosted',
        subject: { kind: 'UNCOSTED' as const, name: query.slice(0, menuLimits.nameLengthMax), nameLocal: null, isNeutral: false },
        name: query,
        aside: m.menu_uncosted(),
      },
    ];
  }, [query, stock, index, recipeId, locale]);
  return (
    <PickList
      label={m.menu_add_ingredient()}
      placeholder={m.menu_add_ingredient()}
      query={typed}
      onQuery={setTyped}
      choices={choices}
      idOf={({ id }) => id}
      draw={({ name, aside }) => (
        <>
          <span className="min-w-0 truncate font-medium">{name}</span>
          <span className="shrink-0 text-small text-ink-2">{aside}</span>
        </>
      )}
      onPick={({ subject }) => {
        onAdd(subject);
        setTyped('');
      }}
      empty={query === '' ? null : m.ui_unread_loading()}
    />
  );
};
