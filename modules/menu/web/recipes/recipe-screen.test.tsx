import { cleanup, fireEvent, screen } from '@testing-library/react';
import { uuidv7 } from 'uuidv7';
import { afterEach, expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { allergenCodes } from '../../../inventory/rules/allergen.ts';
import type { VersionOut } from '../../contract/recipe-fields.ts';
import type { RecipeOut } from '../../contract/recipes.contract.ts';
import { openMenu } from '../testing/menu-device.tsx';
import { EditRecipeScreen } from './edit-recipe-screen.tsx';
import { RecipeScreen } from './recipe-screen.tsx';

const allergens = Object.fromEntries(allergenCodes.map((code) => [code, 'FREE'])) as VersionOut['allergens'];

/** Shiro as it is cooked, by version 1. */
const cooked: VersionOut = {
  versionNo: 1,
  state: 'APPROVED',
  effectiveAt: '2026-11-01T08:00:00.000Z',
  version: 2,
  body: {
    yieldQuantity: '4',
    yieldUnit: 'l',
    portions: '16',
    activeMinutes: 20,
    passiveMinutes: 40,
    steps: [],
    changeNote: null,
    lines: [
      {
        lineId: uuidv7(),
        subject: { kind: 'UNCOSTED', name: 'Water', nameLocal: null, isNeutral: true },
        quantity: '3',
        unit: 'l',
        usableShare: 10_000,
        isOptional: false,
        channels: null,
        note: null,
      },
    ],
  },
  writtenBy: 'Hanna',
  writtenAt: '2026-11-01T08:00:00.000Z',
  approvedBy: 'Hanna',
  cost: null,
  problems: [],
  allergens,
  isFasting: true,
};

const shiro: RecipeOut = {
  recipe: {
    id: uuidv7(),
    kind: 'DISH',
    name: 'Shiro',
    nameLocal: null,
    stockItemId: null,
    par: null,
    yieldUnit: 'l',
    portions: '16',
    version: 3,
    isArchived: false,
    isInEffect: true,
    openState: 'DRAFT',
    cost: null,
    problemCount: 0,
    allergens,
    verification: null,
    isFasting: true,
  },
  current: cooked,
  open: null,
  history: [],
  usedIn: [],
  isCostVisible: false,
};

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
