import { uuidv7 } from 'uuidv7';

import { allergenCodes } from '../../../modules/inventory/rules/allergen.ts';
import { envelope, itemBody } from './furnish.ts';
import type { Household } from './household.ts';
import type { TestApp } from './test-app.ts';

/** Nothing of the fourteen: what a recipe must know before it is approved. */
export const freeOfAll = Object.fromEntries(allergenCodes.map((code) => [code, 'FREE' as const]));

/** So many kilograms of a spice at ten a kilogram, in a place and a category of its own; gives the item's id. */
export const stockedItem = async (
  app: TestApp,
  { people, restaurantId }: Household,
  { kilograms, at = new Date() }: { readonly kilograms: string; readonly at?: Date },
): Promise<string> => {
  const [itemId, barcode, categoryId, storageAreaId] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
  const { inventory } = app.as(people.owner);
  await inventory.createCategory(envelope(restaurantId, { categoryId, name: categoryId, nameLocal: null }));
  const area = { storageAreaId, name: storageAreaId, nameLocal: null, kind: 'DRY' as const };
  await inventory.createStorageArea(envelope(restaurantId, area));
  await inventory.createItem(
    envelope(restaurantId, { itemId, item: { ...itemBody({ barcode, categoryId, storageAreaId }), allergens: freeOfAll } }),
  );
  const entry = { text: `${kilograms} kg`, parts: [{ quantity: kilograms, unit: 'kg' as const }] };
  const body = { movementId: uuidv7(), itemId, kind: 'RECEIPT' as const, entry, reason: null, note: null };
  const price = { amount: '10', unit: 'kg' as const };
  await inventory.recordMovement({ ...envelope(restaurantId, { ...body, price }), occurredAt: at.toISOString() });
  return itemId;
};
