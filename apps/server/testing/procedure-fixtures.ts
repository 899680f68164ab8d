import { uuidv7 } from 'uuidv7';

import { accountFixtures } from './account-fixtures.ts';
import { countFixtures } from './count-fixtures.ts';
import { envelope, itemBody, movementBody } from './furnish.ts';
import { unknownThings, type Things } from './things.ts';
import { goodPassword, newRestaurant, registration } from './household.ts';
import { kitchenFixtures } from './kitchen-fixtures.ts';
import { lotFixtures } from './lot-fixtures.ts';
import { menuFixtures } from './menu-fixtures.ts';
import { peopleFixtures } from './people-fixtures.ts';
import { purchasingFixtures } from './purchasing-fixtures.ts';
import { staffFixtures } from './staff-fixtures.ts';
import { tasksFixtures } from './tasks-fixtures.ts';
import { alertsFixtures } from './alerts-fixtures.ts';
import { integrationsFixtures } from './integrations-fixtures.ts';
import { assistantFixtures } from './assistant-fixtures.ts';
import { reportsFixtures } from './reports-fixtures.ts';
import { wasteFixtures } from './waste-fixtures.ts';

/** Makes an input that the procedure accepts about these things; what it creates gets new ids at every call. */
export type InputBuilder = (things: Things) => Record<string, unknown>;

const newBarcode = (things: Things): Things => ({ ...things, barcode: uuidv7() });

const inventory: Readonly<Record<string, InputBuilder>> = {
  listItems: ({ restaurantId, categoryId, storageAreaId }) => ({ restaurantId, categoryId, storageAreaId, search: 'berbre' }),
  getItem: ({ restaurantId, itemId }) => ({ restaurantId, itemId }),
  syncItems: ({ restaurantId }) => ({ restaurantId }),
  findByBarcode: ({ restaurantId, barcode }) => ({ restaurantId, barcode }),
  listMovements: ({ restaurantId, itemId }) => ({ restaurantId, itemId, kind: 'RECEIPT', limit: 5 }),
  explainLevel: ({ restaurantId, itemId }) => ({ restaurantId, itemId }),
  levelHistory: ({ restaurantId, itemId }) => ({ restaurantId, itemId, days: 3 }),
  levelSparklines: ({ restaurantId, itemId }) => ({ restaurantId, itemIds: [itemId] }),
  listCategories: ({ restaurantId }) => ({ restaurantId }),
  listStorageAreas: ({ restaurantId }) => ({ restaurantId }),
  exportItems: ({ restaurantId, categoryId }) => ({ restaurantId, categoryId }),
  createItem: (things) => envelope(things.restaurantId, { itemId: uuidv7(), item: itemBody(newBarcode(things)) }),
  updateItem: (things) => envelope(things.restaurantId, { itemId: things.itemId, baseVersion: 1, item: itemBody(things) }),
  archiveItems: ({ restaurantId, itemId }) => envelope(restaurantId, { itemIds: [itemId], isActive: false }),
  setPars: ({ restaurantId, itemId }) => envelope(restaurantId, { pars: [{ itemId, par: '10', reorderPoint: null }] }),
  recordMovement: ({ restaurantId, itemId }) =>
    envelope(restaurantId, { ...movementBody(itemId, uuidv7()), kind: 'WASTE', reason: 'SPOILED', note: 'Damp' }),
  correctMovement: ({ restaurantId, movementId }) => envelope(restaurantId, { movementId: uuidv7(), correctsId: movementId, note: null }),
  createCategory: ({ restaurantId }) => envelope(restaurantId, { categoryId: uuidv7(), name: uuidv7(), nameLocal: null }),
  createStorageArea: ({ restaurantId }) =>
    envelope(restaurantId, { storageAreaId: uuidv7(), name: uuidv7(), nameLocal: null, kind: 'CHILL' }),
  importItems: (things) =>
    envelope(things.restaurantId, {
      badRows: 'SKIP',
      rows: [{ rowNumber: 1, itemId: uuidv7(), item: itemBody(newBarcode(things)), opening: null }],
    }),
  getBooks: ({ restaurantId }) => ({ restaurantId }),
  stockWorth: ({ restaurantId }) => ({ restaurantId }),
  readVariance: ({ restaurantId }) => ({ restaurantId, from: '2026-11-01', to: '2026-11-30' }),
  closePeriod: ({ restaurantId }) => envelope(restaurantId, { closingId: uuidv7(), through: '2020-01-31' }),
  reopenPeriod: ({ restaurantId }) => envelope(restaurantId, { reopeningId: uuidv7(), through: null, reason: 'A late invoice' }),
  setCosting: ({ restaurantId }) => envelope(restaurantId, { costing: 'FIFO' }),
  listSelfChecks: ({ restaurantId }) => ({ restaurantId }),
  startSelfCheck: ({ restaurantId }) => envelope(restaurantId, { runId: uuidv7() }),
  cancelSelfCheck: ({ restaurantId }) => envelope(restaurantId, {}),
  getTour: ({ restaurantId }) => ({ restaurantId }),
  beginTour: ({ restaurantId }) => envelope(restaurantId, {}),
  takeTourStep: ({ restaurantId }) => envelope(restaurantId, { step: 'LOOK', entry: null }),
  leaveTour: ({ restaurantId }) => envelope(restaurantId, {}),
};

const accounts: Readonly<Record<string, InputBuilder>> = {
  signIn: ({ email }) => ({ email, password: goodPassword }),
  ...accountFixtures,
  signOut: () => ({}),
  getSession: () => ({}),
  updatePreferences: () => ({ commandId: uuidv7(), body: { language: 'am', theme: 'dark' } }),
};

const restaurants: Readonly<Record<string, InputBuilder>> = {
  register: () => registration(),
  checkConnection: () => ({}),
  listMine: () => ({}),
  addRestaurant: () => ({ commandId: uuidv7(), body: newRestaurant() }),
  switchRestaurant: ({ restaurantId }) => ({ commandId: uuidv7(), body: { restaurantId } }),
  backupStatus: ({ restaurantId }) => ({ restaurantId }),
  listExportTables: ({ restaurantId }) => ({ restaurantId }),
  exportRows: ({ restaurantId }) => ({ restaurantId, table: 'item', after: null }),
  deletionStatus: ({ restaurantId }) => ({ restaurantId }),
  askDeletion: ({ restaurantId }) => envelope(restaurantId, { name: 'Selam Kitchen' }),
  cancelDeletion: ({ restaurantId }) => envelope(restaurantId, {}),
  getDetails: ({ restaurantId }) => ({ restaurantId }),
  readBrand: ({ restaurantId }) => ({ restaurantId }),
  setBrand: ({ restaurantId }) => envelope(restaurantId, { name: 'Selam', colour: '#0b5d3b' }),
  updateDetails: ({ restaurantId }) =>
    envelope(restaurantId, { city: 'Another city', openingHours: [{ day: 1, opens: '09:00', closes: '22:00' }] }),
};

const subscription: Readonly<Record<string, InputBuilder>> = {
  getOverview: ({ restaurantId }) => ({ restaurantId }),
  getEntitlements: ({ restaurantId }) => ({ restaurantId }),
  listHistory: ({ restaurantId }) => ({ restaurantId }),
  getUsage: ({ restaurantId }) => ({ restaurantId }),
  listAskers: ({ restaurantId }) => ({ restaurantId }),
  listOperations: ({ restaurantId }) => ({ restaurantId, limit: 2, category: 'vision_scanning', from: '2020-01-01T00:00:00Z' }),
  trackUsage: ({ restaurantId }) => envelope(restaurantId, { id: uuidv7(), category: 'vision_scanning', cost: 2 }),
};

const prefixed = (module: string, builders: Readonly<Record<string, InputBuilder>>) =>
  Object.entries(builders).map(([name, build]) => [`${module}.${name}`, build] as const);

/** An input for every procedure of the contract. One that is missing here fails the generated tests. */
export const procedureFixtures: ReadonlyMap<string, InputBuilder> = new Map([
  ...prefixed('accounts', accounts),
  ...prefixed('restaurants', restaurants),
  ...prefixed('subscription', subscription),
  ...prefixed('restaurants', peopleFixtures),
  ...prefixed('inventory', inventory),
  ...prefixed('purchasing', purchasingFixtures),
  ...prefixed('menu', menuFixtures),
  ...prefixed('kitchen', kitchenFixtures),
  ...prefixed('staff', staffFixtures),
  ...prefixed('tasks', tasksFixtures),
  ...prefixed('waste', wasteFixtures),
  ...prefixed('reports', reportsFixtures),
  ...prefixed('alerts', alertsFixtures),
  ...prefixed('assistant', assistantFixtures),
  ...prefixed('integrations', integrationsFixtures),
  ...prefixed('home', {
    readHome: ({ restaurantId }) => ({ restaurantId, language: 'en' }),
    findByName: ({ restaurantId }) => ({ restaurantId, language: 'am', words: 'berbere' }),
  }),
  ...prefixed('inventory', countFixtures),
  ...prefixed('inventory', lotFixtures),
]);

/** An input for a procedure; without things to name, it names what nobody has. */
export const inputFor = (path: string, things: Things = unknownThings()): Record<string, unknown> => {
  const build = procedureFixtures.get(path);
  if (!build) throw new Error(`${path} has no fixture in procedure-fixtures.ts.`);
  return build(things);
};
