import { useParams } from '@tanstack/react-router';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { newId } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { useCan } from '../../../restaurants/web/public.ts';
import { useRecipe } from '../menu-queries.ts';
import { ToRecipes } from '../show/to-lists.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { RecipeEditor } from './recipe-editor.tsx';
import { emptyRecipeForm, recipeFormOf } from './recipe-form.ts';
import { useWriting } from './use-writing.ts';

/** A recipe that is not there yet. */
export const NewRecipeScreen = () => {
  const mayEdit = useCan('menu.edit');
  const writing = useWriting();
  const [recipeId] = useState(newId);
  if (!mayEdit) return <Banner status="may-not" title={m.menu_cooks_only()} />;
  if (!writing.isReady) return <Unread query={writing.query} />;
  return <RecipeEditor draftKey="new" recipeId={recipeId} initial={emptyRecipeForm} version={null} writing={writing} />;
};

/** The next version of a recipe, begun on the one that is being written, or on the one in effect. */
export const EditRecipeScreen = () => {
  const { recipeId = null } = useParams({ strict: false });
  const query = useRecipe(recipeId);
  const mayEdit = useCan('menu.edit');
  const locale = useLocale();
  const writing = useWriting();
  const [round, setRound] = useState(0);
  const known = query.data;
  if (!mayEdit) return <Banner status="may-not" title={m.menu_cooks_only()} />;
  if (!known) return <Unread query={query} list={<ToRecipes />} />;
  if (!writing.isReady) return <Unread query={writing.query} />;
  const { recipe } = known;
  const body = (known.open ?? known.current)?.body;
  const named = { ...emptyRecipeForm, name: recipe.name, nameLocal: recipe.nameLocal ?? '', kind: recipe.kind };
  return (
    <RecipeEditor
      key={round}
      draftKey={recipe.id}
      recipeId={recipe.id}
      initial={body ? recipeFormOf(recipe, body, locale) : named}
      version={recipe.version}
      writing={writing}
      onStartAgain={() => setRound(round + 1)}
    />
  );
};
