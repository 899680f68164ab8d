import { uuidv7 } from 'uuidv7';

import type { Credential } from '../../../platform/server/database/tenancy.ts';
import type { Household } from './household.ts';
import type { TestApp } from './test-app.ts';
import { unknownThings, type Things } from './things.ts';

/** The facts around a command that has just been meant. */
export const envelope = <Body>(restaurantId: string, body: Body) => ({
  commandId: uuidv7(),
  restaurantId,
  deviceId: uuidv7(),
  occurredAt: new Date().toISOString(),
  body,
});

/** An item as a form would send it; its name is its own, because two of one name in a list confuse a reader. */
export const itemBody = (places: Pick<Things, 'categoryId' | 'storageAreaId' | 'barcode'>) => ({
  name: `Berbere ${places.barcode.slice(-6)}`,
  nameLocal: 'በርበሬ',
  sku: null,
  barcodes: [places.barcode],
  categoryId: places.categoryId,
  storageAreaIds: [places.storageAreaId],
  units: { baseUnit: 'g' as const, packChain: [], countUnits: ['kg' as const], densityGPerMl: null, eachMeasure: null },
  par: '5000',
  reorderPoint: '1000',
  allergens: {},
});

/** A delivery of two kilograms, without a price. */
export const movementBody = (itemId: string, movementId: string) => ({
  movementId,
  itemId,
  kind: 'RECEIPT' as const,
  entry: { text: '2 kg', parts: [{ quantity: '2', unit: 'kg' as const }] },
  price: null,
  reason: null,
  note: null,
});

/** Two hundred grams of an item, thrown away. */
export const wasteBody = ({ itemId }: Pick<Things, 'itemId'>, entryId: string) => ({
  entryId,
  movementId: uuidv7(),
  kind: 'STOCK_ITEM' as const,
  itemId,
  entry: { text: '200 g', parts: [{ quantity: '200', unit: 'g' as const }] },
  weighing: null,
  stage: 'STORAGE' as const,
  reason: 'SPOILED' as const,
  destination: 'FOOD_WASTE_BIN' as const,
  storageAreaId: null,
  note: null,
  happenedAt: null,
});

/** Puts a category and a storage area into a restaurant, by its owner's own commands. */
export const createPlaces = async (app: TestApp, household: Household): Promise<Things> => {
  const { inventory } = app.as(household.people.owner);
  const { restaurantId, email, leaverId } = household;
  const { userId: memberId } = household.people.chef;
  const things: Things = { ...unknownThings(), restaurantId, email, memberId, leaverId };
  const { categoryId, storageAreaId } = things;
  await inventory.createCategory(envelope(restaurantId, { categoryId, name: 'Spices', nameLocal: 'ቅመማ ቅመም' }));
  await inventory.createStorageArea(envelope(restaurantId, { storageAreaId, name: 'Dry store', nameLocal: null, kind: 'DRY' }));
  return things;
};

/** Things to build on, and who works with them. */
export type Places = Things & { readonly worker?: Credential };

/** Puts a new item with one movement into a restaurant that has places; the worker threw a little of it away. */
export const createItem = async (app: TestApp, owner: Credential, places: Places): Promise<Things> => {
  const { inventory, restaurants } = app.as(owner);
  const { itemId, barcode, movementId, wasteEntryId, invitationId, invitationSecret } = unknownThings();
  const things: Things = { ...places, itemId, barcode, movementId, wasteEntryId, invitationId, invitationSecret };
  await inventory.createItem(envelope(places.restaurantId, { itemId, item: itemBody(things) }));
  await inventory.recordMovement(envelope(places.restaurantId, movementBody(itemId, movementId)));
  await app.as(places.worker ?? owner).waste.logEntry(envelope(places.restaurantId, wasteBody(things, wasteEntryId)));
  const invited = { invitationId, secret: invitationSecret, role: 'staff' as const, department: null, email: null };
  await restaurants.createInvitation(envelope(places.restaurantId, invited));
  return things;
};
