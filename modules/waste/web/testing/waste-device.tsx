import { uuidv7 } from 'uuidv7';

import { readPeriodSearch } from '../../../../ui/when/period.ts';
import type { CatalogueItem } from '../../../inventory/contract/item-schemas.ts';
import { noKeeping } from '../../../inventory/rules/lot.ts';
import { openAtWork } from '../../../restaurants/web/testing/open-at-work.tsx';
import { AnalyticsScreen } from '../analytics/analytics-screen.tsx';
import { DaysScreen } from '../days/days-screen.tsx';
import { EntriesScreen } from '../entries/entries-screen.tsx';
import { readEntriesSearch } from '../entries/entries-search.ts';
import { LogScreen } from '../log/log-screen.tsx';
import { readLogSearch } from '../log/log-search.ts';
import type { WasteInputs } from '../waste-client.ts';

/** Tins of tomatoes on the shelf, at 0.95 a kilogram. */
export const tomatoes: CatalogueItem = {
  id: uuidv7(),
  name: 'Chopped tomatoes',
  nameLocal: 'ቲማቲም',
  sku: 'CHO-104220',
  barcodes: [],
  categoryId: null,
  storageAreaIds: [],
  units: { baseUnit: 'g', packChain: [{ unit: 'tin', per: '2500' }], countUnits: ['tin'], densityGPerMl: null, eachMeasure: null },
  level: { onHand: '27500', averageCost: '0.00095', valueMinor: '2613' },
  currency: 'GBP',
  par: null,
  reorderPoint: null,
  keeping: noKeeping,
  lastCountedAt: null,
  isActive: true,
  version: 1,
};

/** What the server of a test answers about waste; whatever it is not asked about stays away. */
export type WasteAnswers = { readonly [Name in keyof WasteInputs]?: (input: never) => Promise<unknown> };

const screens = [
  { path: '/waste', validateSearch: readPeriodSearch, component: AnalyticsScreen },
  { path: '/waste/log', validateSearch: readLogSearch, component: LogScreen },
  { path: '/waste/entries', validateSearch: readEntriesSearch, component: EntriesScreen },
  { path: '/waste/days', component: DaysScreen },
];

export type WasteOpening = {
  readonly address: string;
  readonly answers: WasteAnswers;
  readonly role?: string;
  /** What lies on the shelves. */
  readonly items?: readonly object[];
};

/** Opens an address of waste on a device of somebody of Selam Kitchen. */
export const openWaste = ({ address, answers, role = 'owner', items = [] }: WasteOpening) => {
  const page = { items, cursor: 'now', hasMore: false, currency: 'GBP', isCostVisible: role === 'owner' };
  const never = () => new Promise(() => undefined);
  const inventory = {
    syncItems: async () => page,
    listCategories: async () => ({ categories: [] }),
    listStorageAreas: async () => ({ storageAreas: [] }),
    listLots: async () => ({ lots: [], today: '2026-11-22', hasMore: false }),
  };
  const menu = { getMenu: never, listMenu: never, listRecipes: never };
  return openAtWork({ address, screens, role, answers: { inventory, menu, waste: answers } });
};
