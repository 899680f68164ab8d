import { cleanup, fireEvent, screen } from '@testing-library/react';
import { uuidv7 } from 'uuidv7';
import { afterEach, expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import type { VersionOut } from '../../contract/recipe-fields.ts';
import { openMenu } from '../testing/menu-device.tsx';
import { cooked, shiro } from '../testing/shiro.ts';
import { EditRecipeScreen } from './edit-recipe-screen.tsx';
import { RecipeScreen } from './recipe-screen.tsx';

const draft: VersionOut = { ...cooked, versionNo: 2, state: 'DRAFT', effectiveAt: null, approvedBy: null };

afterEach(cleanup);

test('whoever saved a draft stands before the draft, with its own steps, and a cook before what is cooked', async () => {
  const kept = { recipe: shiro };
  const { close } = await openMenu({
    screen: EditRecipeScreen,
    path: '/menu/recipes/$recipeId/edit',
    address: `/menu/recipes/${shiro.recipe.id}/edit`,
    beside: { path: '/menu/recipes/$recipeId', component: RecipeScreen },
    answers: {
      readRecipe: async () => kept.recipe,
      readPantry: async () => ({ recipes: [] }),
      listRecipes: async () => ({ recipes: [], isCostVisible: false }),
      saveRecipe: async () => (kept.recipe = { ...shiro, open: draft }),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: m.menu_keep_draft() }));
  expect(await screen.findByRole('button', { name: m.menu_approve() })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: m.menu_being_written() }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: m.menu_in_effect() }));
  await expect.poll(() => screen.queryByRole('button', { name: m.menu_approve() })).toBeNull();
  close();
});

test('before anybody approves a draft it says of what the allergens are missing, each leading to where they are said', async () => {
  const berbere = uuidv7();
  const parts: VersionOut['unknownParts'] = [
    { kind: 'RECIPE', recipeId: berbere },
    { kind: 'UNCOSTED', name: 'Spice', nameLocal: null, isNeutral: false },
  ];
  const row = { ...shiro.recipe, id: berbere, name: 'Berbere' };
  const { close } = await openMenu({
    screen: RecipeScreen,
    path: '/menu/recipes/$recipeId',
    address: `/menu/recipes/${shiro.recipe.id}?version=open`,
    answers: {
      readRecipe: async () => ({ ...shiro, open: { ...draft, unknownParts: parts } }),
      listRecipes: async () => ({ recipes: [row], isCostVisible: false }),
    },
  });
  expect(await screen.findByText(m.menu_approve_unknown())).toBeDefined();
  const leadsTo = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await leadsTo('Berbere')).toBe(`/menu/recipes/${berbere}`);
  expect(await leadsTo('Spice')).toBe(`/menu/recipes/${shiro.recipe.id}/edit`);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: m.menu_approve() }).disabled).toBe(true);
  close();
});

test.each([
  ['nothing', []],
  ['nothing but its packaging', cooked.body.lines.map((line) => ({ ...line, channels: ['TAKEAWAY' as const] }))],
])('a draft of %s says before anybody approves it that something must be cooked with', async (_what, lines) => {
  const { close } = await openMenu({
    screen: RecipeScreen,
    path: '/menu/recipes/$recipeId',
    address: `/menu/recipes/${shiro.recipe.id}?version=open`,
    answers: {
      readRecipe: async () => ({ ...shiro, open: { ...draft, body: { ...draft.body, lines }, unknownParts: [] } }),
      listRecipes: async () => ({ recipes: [], isCostVisible: false }),
    },
  });
  expect(await screen.findByText(m.menu_approve_empty())).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: m.menu_approve() }).disabled).toBe(true);
  close();
});
