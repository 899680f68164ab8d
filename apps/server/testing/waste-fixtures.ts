import { uuidv7 } from 'uuidv7';

import { envelope, wasteBody, type Things } from './furnish.ts';

/** As the builders of `procedure-fixtures.ts`, which spreads these. */
type InputBuilder = (things: Things) => Record<string, unknown>;

/** Inputs about waste. */
export const wasteFixtures: Readonly<Record<string, InputBuilder>> = {
  listEntries: ({ restaurantId, itemId }) => ({ restaurantId, itemId, from: '2026-01-01', to: '2036-01-01', limit: 5 }),
  analyse: ({ restaurantId }) => ({ restaurantId, from: '2026-11-01', to: '2026-11-30' }),
  exportEntries: ({ restaurantId, itemId }) => ({ restaurantId, itemId }),
  logHelp: ({ restaurantId }) => ({ restaurantId }),
  logEntry: (things) => envelope(things.restaurantId, { ...wasteBody(things, uuidv7()), storageAreaId: things.storageAreaId }),
  voidEntry: ({ restaurantId, wasteEntryId }) => envelope(restaurantId, { entryId: wasteEntryId, reason: 'Counted twice' }),
  reviewEntries: ({ restaurantId, wasteEntryId }) => envelope(restaurantId, { entryIds: [wasteEntryId] }),
  saveContainer: ({ restaurantId }) =>
    envelope(restaurantId, { containerId: uuidv7(), baseVersion: null, name: uuidv7(), tareG: '300', isActive: true }),
};
