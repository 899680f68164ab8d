import { uuidv7 } from 'uuidv7';

import { allergenCodes } from '../../../modules/inventory/rules/allergen.ts';
import type { Credential } from '../../../platform/server/database/tenancy.ts';
import { envelope, itemBody } from './furnish.ts';
import type { TestApp } from './test-app.ts';

const free = Object.fromEntries(allergenCodes.map((code) => [code, 'FREE' as const]));

/**
 * A dish on the menu at 12.00, of which a portion takes a hundred grams of an item; ten kilograms of it are there.
 *
 * @param alsoId another item, of which a portion takes as much
 */
export const sellDish = async (
  app: TestApp,
  owner: Credential,
  { restaurantId, alsoId }: { readonly restaurantId: string; readonly alsoId?: string },
) => {
  const { inventory, menu } = app.as(owner);
  const [categoryId, storageAreaId, itemId, recipeId, dishId] = [uuidv7(), uuidv7(), uuidv7(), uuidv7(), uuidv7()];
  // A tablet whose clock is an hour behind sells it too.
  const twoHoursAgo = new Date(Date.now() - 7_200_000).toISOString();
  const tell = <Body>(body: Body) => envelope(restaurantId, body);
  await inventory.createCategory(tell({ categoryId, name: categoryId, nameLocal: null }));
  await inventory.createStorageArea(tell({ storageAreaId, name: storageAreaId, nameLocal: null, kind: 'DRY' as const }));
  await inventory.createItem(tell({ itemId, item: { ...itemBody({ barcode: uuidv7(), categoryId, storageAreaId }), allergens: free } }));
  const entry = { text: '10 kg', parts: [{ quantity: '10', unit: 'kg' as const }] };
  await inventory.recordMovement(
    tell({ movementId: uuidv7(), itemId, kind: 'RECEIPT' as const, entry, price: null, reason: null, note: null }),
  );
  const size = { quantity: '400', unit: 'g' as const, usableShare: 10_000, isOptional: false, channels: null, note: null };
  const subjects = [itemId, ...(alsoId === undefined ? [] : [alsoId])].map((id) => ({ kind: 'ITEM' as const, itemId: id }));
  const lines = subjects.map((subject) => ({ ...size, lineId: uuidv7(), subject }));
  const yielded = { yieldQuantity: '1000', yieldUnit: 'g' as const, portions: '4', activeMinutes: 0, passiveMinutes: 0 };
  const body = { ...yielded, steps: [], changeNote: null, lines };
  const named = { name: recipeId, nameLocal: null, stockItemId: null, par: null };
  await menu.saveRecipe(tell({ recipeId, baseVersion: null, kind: 'DISH' as const, ...named, body }));
  await menu.stepVersion(tell({ recipeId, baseVersion: 1, step: 'APPROVE' as const, effectiveAt: twoHoursAgo }));
  const words = { name: 'Shiro', nameLocal: 'ሽሮ', description: null, descriptionLocal: null, categoryId: null };
  const terms = { vatRate: 2000, targetFoodCostShare: null, targetSeconds: 600, course: 1, prices: { DINE_IN: '1200' }, groupIds: [] };
  const availability = { days: [], hours: null, fasting: 'ALWAYS' as const };
  await menu.saveDish(tell({ dishId, baseVersion: null, recipeId, availability, ...words, ...terms }));
  await menu.moveDish(tell({ dishId, baseVersion: 1, step: 'PUBLISH' as const }));
  return { dishId, itemId, recipeId };
};
