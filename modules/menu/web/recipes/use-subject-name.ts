import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale, type Locale } from '../../../../platform/web/locale.ts';
import { nameIn, useStock } from '../../../inventory/web/parts.ts';
import type { LineSubject } from '../../rules/recipe.ts';
import { useRecipes } from '../menu-queries.ts';

/** What a line is of, in the reader's language or in the one that a card is written in. */
export const useSubjectName = () => {
  const { stock } = useStock();
  const recipes = useRecipes().data?.recipes;
  const own = useLocale();
  return (subject: LineSubject, locale: Locale = own): string => {
    if (subject.kind === 'UNCOSTED') return nameIn(subject, locale);
    const named = subject.kind === 'ITEM' ? stock?.find(subject.itemId) : recipes?.find(({ id }) => id === subject.recipeId);
    return named ? nameIn(named, locale) : m.menu_unknown_part({}, { locale });
  };
};
