import { uuidv7 } from 'uuidv7';

import { type Role, roles } from '../../../modules/restaurants/rules/capabilities.ts';
import { envelope } from './furnish.ts';
import type { Things } from './things.ts';

/** As the builders of `procedure-fixtures.ts`, which spreads these. */
type InputBuilder = (things: Things) => Record<string, unknown>;

const plan = {
  name: 'Walk-in',
  storageAreaIds: [],
  categoryIds: [],
  isKeyItemsOnly: false,
  isBlind: true,
  isOpenToKitchen: true,
  threshold: { shareBps: 1000, withMinor: '1500', aloneMinor: '7500' },
};

const entryOf = ({ openCountId, countedItemId }: Things) => ({
  entryId: uuidv7(),
  countId: openCountId,
  itemId: countedItemId,
  storageAreaId: null,
  recountNumber: 0,
  said: { kind: 'COUNTED', method: 'MANUAL', entry: { text: '2 kg', parts: [{ quantity: '2', unit: 'kg' }] } },
});

/** Inputs about places, shelves and counts. */
export const countFixtures: Readonly<Record<string, InputBuilder>> = {
  listShelf: ({ restaurantId, storageAreaId }) => ({ restaurantId, storageAreaId }),
  updateStorageArea: ({ restaurantId, storageAreaId }) =>
    envelope(restaurantId, { storageAreaId, name: uuidv7(), nameLocal: null, kind: 'DRY' }),
  orderStorageAreas: ({ restaurantId, storageAreaId }) => envelope(restaurantId, { storageAreaIds: [storageAreaId] }),
  archiveStorageArea: ({ restaurantId, emptyAreaId }) => envelope(restaurantId, { storageAreaId: emptyAreaId }),
  changeShelf: ({ restaurantId, storageAreaId, itemId }) =>
    envelope(restaurantId, { storageAreaId, add: [itemId], take: [], order: [itemId] }),
  listCountTemplates: ({ restaurantId }) => ({ restaurantId }),
  listCounts: ({ restaurantId }) => ({ restaurantId }),
  getCount: ({ restaurantId, openCountId }) => ({ restaurantId, countId: openCountId }),
  countSheet: ({ restaurantId, openCountId }) => ({ restaurantId, countId: openCountId, after: 0 }),
  countEntries: ({ restaurantId, openCountId }) => ({ restaurantId, countId: openCountId, since: 0 }),
  reviewCount: ({ restaurantId, submittedCountId }) => ({ restaurantId, countId: submittedCountId }),
  saveCountTemplate: ({ restaurantId, countTemplateId }) =>
    envelope(restaurantId, { ...plan, name: uuidv7(), templateId: countTemplateId, baseVersion: 1, rhythm: 'WEEKLY', timing: 'END' }),
  archiveCountTemplate: ({ restaurantId, countTemplateId }) => envelope(restaurantId, { templateId: countTemplateId }),
  markKeyItems: ({ restaurantId, itemId }) => envelope(restaurantId, { itemIds: [itemId], isKey: true }),
  createCount: ({ restaurantId, countTemplateId }) =>
    envelope(restaurantId, { countId: uuidv7(), by: { kind: 'TEMPLATE', templateId: countTemplateId } }),
  startCount: ({ restaurantId, draftCountId }) => envelope(restaurantId, { countId: draftCountId }),
  beginCount: ({ restaurantId, countTemplateId }) =>
    envelope(restaurantId, { countId: uuidv7(), by: { kind: 'TEMPLATE', templateId: countTemplateId } }),
  recordCountEntry: (things) => envelope(things.restaurantId, entryOf(things)),
  closeCountPart: ({ restaurantId, openCountId }) =>
    envelope(restaurantId, { countId: openCountId, storageAreaId: null, counterId: null, isClosed: true }),
  submitCount: ({ restaurantId, openCountId }) => envelope(restaurantId, { countId: openCountId, openLines: 'REFUSE' }),
  askRecount: ({ restaurantId, submittedCountId }) => envelope(restaurantId, { countId: submittedCountId, itemIds: [submittedCountId] }),
  explainCountLines: ({ restaurantId, submittedCountId }) =>
    envelope(restaurantId, { countId: submittedCountId, itemIds: [submittedCountId], reason: 'UNEXPLAINED', note: null }),
  approveCount: ({ restaurantId, submittedCountId }) => envelope(restaurantId, { countId: submittedCountId }),
  reverseCount: ({ restaurantId, approvedCountId }) => envelope(restaurantId, { countId: approvedCountId, reason: 'Wrong shelf' }),
  cancelCount: ({ restaurantId, openCountId }) => envelope(restaurantId, { countId: openCountId, reason: 'Too busy' }),
};

const cooks: readonly Role[] = ['owner', 'manager', 'chef'];
const managers: readonly Role[] = ['owner', 'manager'];

/** Steps that the guard lets more people to than may take them: the state of the count decides, and says who may. */
export const rolesOfStep: ReadonlyMap<string, readonly Role[]> = new Map([
  ['inventory.askRecount', cooks],
  ['inventory.explainCountLines', cooks],
  ['inventory.approveCount', managers],
  ['inventory.reverseCount', managers],
  ['inventory.cancelCount', managers],
  ['purchasing.moveReceipt', managers],
]);

/** Whether a role may take a step that stands in the table above, or whatever else its capability opens. */
export const mayTake = (path: string, role: Role): boolean => (rolesOfStep.get(path) ?? roles).includes(role);
