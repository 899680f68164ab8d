import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { fuzzyIndex } from '../../../../kit/text/read-names.ts';
import { fuzzyMatch } from '../../../../kit/text/fuzzy-match.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { Chip } from '../../../../ui/chip.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import type { Status } from '../../../../ui/status.tsx';
import { StatusLine, Tag } from '../../../../ui/tag.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { nameIn } from '../../../inventory/web/parts.ts';
import { useCan } from '../../../restaurants/web/public.ts';
import type { RecipeRow } from '../../contract/recipe-fields.ts';
import { type RecipeKind, recipeKinds } from '../../rules/recipe.ts';
import type { MenuClient } from '../menu-client.ts';
import { useRecipes } from '../menu-queries.ts';
import { AllergenMarks } from '../show/allergen-marks.tsx';
import { portionCostWords } from '../show/known-cost.ts';
import { Unread } from '../../../../ui/unread.tsx';
import { useTell } from '../use-tell.ts';
import { kindWord, kindsWord } from './recipe-words.ts';

export type RecipesTabProps = { /** Those that were put away, instead of those that stand. */ readonly isArchived: boolean };

/** How everything is made: what sells, what others are made of, and what choices add. */
export const RecipesTab = ({ isArchived }: RecipesTabProps) => {
  const query = useRecipes(isArchived ? 'only' : undefined);
  const mayEdit = useCan('menu.edit');
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState<RecipeKind>();
  const searched = useDeferredValue(typed.trim());
  const recipes = query.data?.recipes;
  const index = useMemo(
    () => fuzzyIndex(recipes ?? [], ({ name, nameLocal }) => [name, ...(nameLocal === null ? [] : [nameLocal])]),
    [recipes],
  );
  if (!recipes) return <Unread query={query} />;
  const found = searched === '' ? recipes : fuzzyMatch(searched, index, { limit: 100 }).map(({ item }) => item);
  const shown = found.filter((recipe) => kind === undefined || recipe.kind === kind);
  return (
    <>
      {mayEdit && <RecipeActions isArchived={isArchived} />}
      {recipes.length === 0 && <NoRecipes isArchived={isArchived} />}
      {recipes.length > 0 && (
        <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
          <TextField
            label={m.menu_search_recipes()}
            type="search"
            fieldClassName="grow md:max-w-80"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <div className="flex gap-2">
            {recipeKinds.map((one) => (
              <Chip key={one} pressed={kind === one} onPress={() => setKind(kind === one ? undefined : one)}>
                {kindsWord(one)}
              </Chip>
            ))}
          </div>
        </div>
      )}
      {recipes.length > 0 && shown.length === 0 && <p className="text-body text-ink-2">{m.menu_recipes_none_found()}</p>}
      <ul aria-label={m.menu_tab_recipes()} className="border-b border-line">
        {shown.map((recipe) => (
          <RecipeLine key={recipe.id} recipe={recipe}>
            {isArchived && mayEdit && <TakeUp recipe={recipe} />}
          </RecipeLine>
        ))}
      </ul>
    </>
  );
};

const RecipeActions = ({ isArchived }: RecipesTabProps) => {
  const navigate = useNavigate();
  const turn = () => void navigate({ to: '/menu', search: { tab: 'recipes', ...(!isArchived && { archived: true }) }, replace: true });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Link to="/menu/recipes/new" className={buttonClass('primary')}>
        {m.menu_add_recipe()}
      </Link>
      <Chip pressed={isArchived} onPress={turn}>
        {m.menu_show_archived()}
      </Chip>
    </div>
  );
};

const NoRecipes = ({ isArchived }: RecipesTabProps) =>
  isArchived ? (
    <p className="text-body text-ink-2">{m.menu_recipes_none_archived()}</p>
  ) : (
    <EmptyState title={m.menu_recipes_empty_title()}>{m.menu_recipes_empty()}</EmptyState>
  );

const sendArchive = (client: MenuClient) => client.archiveRecipe;

/** Brings a recipe back that was put away. */
const TakeUp = ({ recipe }: { readonly recipe: RecipeRow }) => {
  const locale = useLocale();
  const { tell, isTelling } = useTell();
  const name = nameIn(recipe, locale);
  const send = () => void tell(sendArchive, { recipeId: recipe.id, baseVersion: recipe.version, isArchived: false });
  return (
    <Button kind="row" aria-label={m.menu_revive_named({ name })} busyLabel={isTelling ? m.menu_saving() : undefined} onClick={send}>
      {m.menu_revive()}
    </Button>
  );
};

type RecipeLineProps = { readonly recipe: RecipeRow; readonly children?: ReactNode };

const RecipeLine = ({ recipe, children }: RecipeLineProps) => {
  const locale = useLocale();
  return (
    <li className="flex flex-wrap items-center gap-x-4 border-t border-line *:first:grow">
      <Link
        to="/menu/recipes/$recipeId"
        params={{ recipeId: recipe.id }}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3 focus-ring hover:bg-teff-sunk md:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_12rem]"
      >
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-2 gap-y-1">
          <span className="text-body font-medium">{nameIn(recipe, locale)}</span>
          <span className="text-small text-ink-2">{kindWord(recipe.kind)}</span>
          <RecipeStanding recipe={recipe} />
        </span>
        <span className="order-last col-span-2 min-w-0 md:order-none md:col-span-1">
          <AllergenMarks allergens={recipe.allergens} verification={recipe.verification} />
        </span>
        <RecipeCost recipe={recipe} />
      </Link>
      {children}
    </li>
  );
};

/** Whether it is cooked by, or still being written; nothing for one that simply is in effect. */
export const RecipeStanding = ({ recipe: { isInEffect, openState, isArchived } }: { readonly recipe: RecipeRow }) => {
  if (isArchived) return <Tag status="not-counted">{m.menu_archived()}</Tag>;
  if (openState === 'IN_REVIEW') return <Tag status="soon">{m.menu_in_review()}</Tag>;
  if (openState === 'DRAFT') return <Tag status="information">{isInEffect ? m.menu_being_changed() : m.menu_filter_draft()}</Tag>;
  return null;
};

/** What a portion costs, and whether that is all of it; nothing for those who may not see cost. */
export const RecipeCost = ({ recipe: { cost, portions } }: { readonly recipe: Pick<RecipeRow, 'cost' | 'portions'> }) => {
  if (cost === null) return <span />;
  const text = portionCostWords(cost, (figure) => (portions === null ? m.menu_of_batch({ figure }) : m.menu_of_portion({ figure })));
  const status: Status = 'not-counted';
  return <span className="text-right">{cost.isComplete ? text : <StatusLine status={status}>{text}</StatusLine>}</span>;
};
