import { uuidv7 } from 'uuidv7';

import { allergenCodes } from '../../../modules/inventory/rules/allergen.ts';
import type { DishAllergens } from '../../../modules/menu/rules/roll-up-allergens.ts';
import { restaurantCode } from '../../../modules/restaurants/rules/restaurant-code.ts';
import type { Credential } from '../../../platform/server/database/tenancy.ts';
import { plannedPrep, prepFixtures } from './prep-fixtures.ts';
import { fixturePicture } from './tasks-fixtures.ts';
import { envelope, itemBody } from './furnish.ts';
import { newSecret, type Things } from './things.ts';
import type { TestApp } from './test-app.ts';

const importedRow = (rowNumber: number) => ({
  rowNumber,
  dishId: uuidv7(),
  name: uuidv7(),
  nameLocal: null,
  heading: 'Fasting',
  availability: { days: [], hours: null, fasting: 'ALWAYS' as const },
  vatRate: 1500,
  prices: { DINE_IN: '1200' },
});

/** As the builders of `procedure-fixtures.ts`, which spreads these. */
type InputBuilder = (things: Things) => Record<string, unknown>;

const free = Object.fromEntries(allergenCodes.map((code) => [code, 'FREE' as const])) as DishAllergens;

const versionBody = () => ({
  yieldQuantity: '1000',
  yieldUnit: 'g' as const,
  portions: '4',
  activeMinutes: 10,
  passiveMinutes: 0,
  steps: [{ text: 'Stir', textLocal: null, pictureId: null }],
  changeNote: null,
  lines: [
    {
      lineId: uuidv7(),
      subject: { kind: 'UNCOSTED' as const, name: 'Water', nameLocal: 'ውሃ', isNeutral: true },
      quantity: '1',
      unit: 'l' as const,
      usableShare: 10_000,
      isOptional: false,
      channels: null,
      note: null,
    },
  ],
});

const recipeBody = (recipeId: string, baseVersion: number | null) => ({
  recipeId,
  baseVersion,
  kind: 'DISH' as const,
  name: recipeId,
  nameLocal: null,
  stockItemId: null,
  par: null,
  body: versionBody(),
});

const dishBody = (dishId: string, recipeId: string | null) => ({
  dishId,
  baseVersion: null,
  name: 'Shiro',
  nameLocal: null,
  description: null,
  descriptionLocal: null,
  categoryId: null,
  recipeId,
  availability: { days: [], hours: null, fasting: 'ALWAYS' as const },
  vatRate: 2000,
  targetFoodCostShare: null,
  targetSeconds: null,
  course: 1,
  prices: { DINE_IN: '1200' },
  groupIds: [],
});

/** Puts a recipe in effect, one that is being written, and a dish on the menu into a restaurant. */
export const furnishMenu = async (app: TestApp, owner: Credential, restaurantId: string) => {
  const { menu } = app.as(owner);
  const [recipeId, draftRecipeId, dishId, draftDishId] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
  await menu.saveRecipe(envelope(restaurantId, recipeBody(recipeId, null)));
  await menu.stepVersion(envelope(restaurantId, { recipeId, baseVersion: 1, step: 'APPROVE' as const, effectiveAt: null }));
  await menu.saveRecipe(envelope(restaurantId, recipeBody(draftRecipeId, null)));
  await menu.saveDish(envelope(restaurantId, dishBody(dishId, recipeId)));
  await menu.moveDish(envelope(restaurantId, { dishId, baseVersion: 1, step: 'PUBLISH' as const }));
  await menu.saveDish(envelope(restaurantId, dishBody(draftDishId, recipeId)));
  await menu.verifyAllergens(envelope(restaurantId, { verificationId: uuidv7(), recipeId, allergens: free, evidence: null }));
  const importId = uuidv7();
  await menu.importDishes(envelope(restaurantId, { importId, fileName: 'menu.csv', rows: [importedRow(2)] }));
  const guestSecret = newSecret();
  await menu.openGuestMenu(envelope(restaurantId, { secret: guestSecret }));
  return { recipeId, draftRecipeId, dishId, draftDishId, importId, guestSecret, ...(await furnishPrep(app, owner, restaurantId)) };
};

let furnished = 0;

/** One day holds only so many preps, and a run furnishes one restaurant again and again. */
const nextDayWithRoom = (): Date => {
  furnished += 1;
  return new Date(Date.now() + 60_000 + (furnished % 50) * 86_400_000);
};

/** Puts a prep in effect that is kept in stock into a restaurant, and a batch of it that was made just now. */
const furnishPrep = async (app: TestApp, owner: Credential, restaurantId: string) => {
  const { inventory, menu } = app.as(owner);
  const [prepId, itemId, batchId, barcode] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
  const item = { ...itemBody({ barcode, categoryId: '', storageAreaId: '' }), categoryId: null, storageAreaIds: [] };
  await inventory.createItem(envelope(restaurantId, { itemId, item }));
  await menu.saveRecipe(envelope(restaurantId, { ...recipeBody(prepId, null), kind: 'PREP' as const, stockItemId: itemId }));
  await menu.stepVersion(envelope(restaurantId, { recipeId: prepId, baseVersion: 1, step: 'APPROVE' as const, effectiveAt: null }));
  await menu.makeBatch(envelope(restaurantId, batchBody(batchId, prepId)));
  const readyAt = nextDayWithRoom();
  const [planned, posted, inHand] = [plannedPrep(prepId, readyAt), plannedPrep(prepId, readyAt), plannedPrep(prepId, readyAt)];
  await menu.planPrep(envelope(restaurantId, { tasks: [planned, posted, inHand] }));
  await menu.leadPrep(envelope(restaurantId, { taskIds: [posted.taskId, inHand.taskId], step: 'POST' as const }));
  await menu.stepPrep(envelope(restaurantId, { step: 'CLAIM' as const, taskId: inHand.taskId }));
  const tasks = { plannedTaskId: planned.taskId, postedTaskId: posted.taskId, taskInHandId: inHand.taskId };
  return { prepId, batchId, ...tasks };
};

const batchBody = (batchId: string, recipeId: string) => ({
  batchId,
  recipeId,
  lotId: uuidv7(),
  planned: { quantity: '1', unit: 'kg' as const },
  actual: { text: '950 g', parts: [{ quantity: '950', unit: 'g' as const }] },
  useBy: null,
  note: null,
});

/** Inputs about the menu. */
export const menuFixtures: Readonly<Record<string, InputBuilder>> = {
  ...prepFixtures,
  readMenu: ({ restaurantId }) => ({ restaurantId }),
  listRecipes: ({ restaurantId }) => ({ restaurantId }),
  readPantry: ({ restaurantId }) => ({ restaurantId }),
  readRecipe: ({ restaurantId, recipeId }) => ({ restaurantId, recipeId }),
  readRecipeBook: ({ restaurantId, recipeId }) => ({ restaurantId, after: recipeId }),
  saveDish: ({ restaurantId, recipeId }) => envelope(restaurantId, dishBody(uuidv7(), recipeId)),
  moveDish: ({ restaurantId, draftDishId }) => envelope(restaurantId, { dishId: draftDishId, baseVersion: 1, step: 'PUBLISH' }),
  pauseDish: ({ restaurantId, dishId }) => envelope(restaurantId, { dishId, isPaused: true, reason: 'Out', until: null }),
  followStock: ({ restaurantId, dishId }) => envelope(restaurantId, { dishId, followsStock: true }),
  saveCategory: ({ restaurantId }) =>
    envelope(restaurantId, { categoryId: uuidv7(), baseVersion: null, name: 'Fasting', nameLocal: null, sortOrder: 0, isArchived: false }),
  saveModifierGroup: ({ restaurantId, recipeId }) =>
    envelope(restaurantId, {
      groupId: uuidv7(),
      baseVersion: null,
      name: 'Extras',
      nameLocal: null,
      chooseMin: 0,
      chooseMax: null,
      isArchived: false,
      modifiers: [
        { id: uuidv7(), name: 'Injera', nameLocal: null, priceDeltaMinor: '100', stockEffect: 'RECIPE', recipeId, leavesOut: false },
      ],
    }),
  saveRecipe: ({ restaurantId, draftRecipeId }) => envelope(restaurantId, recipeBody(draftRecipeId, 1)),
  keepStepPicture: ({ restaurantId }) => envelope(restaurantId, { pictureId: uuidv7(), picture: fixturePicture }),
  stepVersion: ({ restaurantId, draftRecipeId }) =>
    envelope(restaurantId, { recipeId: draftRecipeId, baseVersion: 1, step: 'APPROVE', effectiveAt: null }),
  verifyAllergens: ({ restaurantId, recipeId }) =>
    envelope(restaurantId, { verificationId: uuidv7(), recipeId, allergens: free, evidence: null }),
  listBatches: ({ restaurantId, prepId }) => ({ restaurantId, recipeId: prepId }),
  makeBatch: ({ restaurantId, prepId }) => envelope(restaurantId, batchBody(uuidv7(), prepId)),
  undoBatch: ({ restaurantId, batchId }) => envelope(restaurantId, { batchId }),
  importDishes: ({ restaurantId }) => envelope(restaurantId, { importId: uuidv7(), fileName: 'menu.csv', rows: [importedRow(2)] }),
  undoDishImport: ({ restaurantId, importId }) => envelope(restaurantId, { importId }),
  listDishImports: ({ restaurantId }) => ({ restaurantId }),
  readGuestLink: ({ restaurantId }) => ({ restaurantId }),
  openGuestMenu: ({ restaurantId }) => envelope(restaurantId, { secret: newSecret() }),
  closeGuestMenu: ({ restaurantId }) => envelope(restaurantId, {}),
  readGuestMenu: ({ restaurantId, guestSecret }) => ({ code: restaurantCode(restaurantId, guestSecret) }),
  printAllergens: ({ restaurantId }) => ({ restaurantId, language: 'en' }),
  printLabels: ({ restaurantId, dishId }) => ({ restaurantId, dishId, language: 'am', useBy: '2999-12-31', copies: 2 }),
  archiveRecipe: ({ restaurantId, draftRecipeId }) => envelope(restaurantId, { recipeId: draftRecipeId, baseVersion: 1, isArchived: true }),
};
