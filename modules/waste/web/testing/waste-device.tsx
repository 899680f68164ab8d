import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { uuidv7 } from 'uuidv7';

import { createOutbox } from '../../../../platform/web/outbox/outbox.ts';
import { openTestDisk } from '../../../../platform/web/outbox/testing/open-test-disk.ts';
import { OutboxProvider } from '../../../../platform/web/outbox/use-outbox.tsx';
import { RpcProvider } from '../../../../platform/web/rpc-context.tsx';
import { keepSession } from '../../../../platform/web/session.ts';
import { readPeriodSearch } from '../../../../ui/when/period.ts';
import type { CatalogueItem } from '../../../inventory/contract/item-schemas.ts';
import { noKeeping } from '../../../inventory/rules/lot.ts';
import { CurrentRestaurantProvider, useMaybeRestaurant } from '../../../restaurants/web/public.ts';
import { AnalyticsScreen } from '../analytics/analytics-screen.tsx';
import { DaysScreen } from '../days/days-screen.tsx';
import { EntriesScreen } from '../entries/entries-screen.tsx';
import { readEntriesSearch } from '../entries/entries-search.ts';
import { LogScreen } from '../log/log-screen.tsx';
import { readLogSearch } from '../log/log-search.ts';
import type { WasteInputs } from '../waste-client.ts';

const restaurant = {
  id: uuidv7(),
  name: 'Selam Kitchen',
  isPrimary: true,
  address: '1 High Street',
  city: 'London',
  state: 'Greater London',
  currency: 'GBP',
  timeZone: 'Europe/London',
  dayCutoffMinutes: 240,
  useEthiopianTime: false,
  useEthiopianCalendar: false,
};

const user = {
  id: 'hanna',
  email: 'h@example.com',
  firstName: 'Hanna',
  lastName: 'Bekele',
  isEmailVerified: true,
  language: 'en' as const,
  useEthiopianTime: false,
  useEthiopianCalendar: false,
  preferredTimeZone: null,
  restaurantId: restaurant.id,
};

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

const locks = { request: (_name: string, work: () => Promise<unknown>) => work() } as unknown as Pick<LockManager, 'request'>;

const AtWork = ({ children }: { readonly children: ReactNode }) => (useMaybeRestaurant() ? children : null);

/** The screens of waste where the app has them. */
const routesInside = (Device: () => ReactNode) => {
  const root = createRootRoute({ component: Device });
  const inside = createRoute({ getParentRoute: () => root, id: 'protected' });
  const parent = createRoute({ getParentRoute: () => inside, id: 'in-restaurant' });
  const getParentRoute = () => parent;
  const screens = [
    createRoute({ getParentRoute, path: '/waste', validateSearch: readPeriodSearch, component: AnalyticsScreen }),
    createRoute({ getParentRoute, path: '/waste/log', validateSearch: readLogSearch, component: LogScreen }),
    createRoute({ getParentRoute, path: '/waste/entries', validateSearch: readEntriesSearch, component: EntriesScreen }),
    createRoute({ getParentRoute, path: '/waste/days', component: DaysScreen }),
  ];
  return root.addChildren([inside.addChildren([parent.addChildren(screens)])]);
};

export type WasteOpening = {
  readonly address: string;
  readonly answers: WasteAnswers;
  readonly role?: string;
  /** What lies on the shelves. */
  readonly items?: readonly object[];
};

/** Opens an address of waste on a device of somebody of Selam Kitchen. */
export const openWaste = async ({ address, answers, role = 'owner', items = [] }: WasteOpening) => {
  keepSession({ user, expiresAt: '2999-01-01T00:00:00Z' });
  const page = { items, cursor: 'now', hasMore: false, currency: 'GBP', isCostVisible: role === 'owner' };
  const never = () => new Promise(() => undefined);
  const inventory = {
    syncItems: async () => page,
    listCategories: async () => ({ categories: [] }),
    listStorageAreas: async () => ({ storageAreas: [] }),
    listLots: async () => ({ lots: [], today: '2026-11-22', hasMore: false }),
  };
  const rpc = {
    inventory,
    waste: answers,
    menu: { getMenu: never, listMenu: never, listRecipes: never },
    restaurants: { listMine: async () => ({ restaurants: [{ ...restaurant, role }] }) },
  };
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const store = await openTestDisk(uuidv7());
  const outbox = createOutbox({ store, userId: user.id, send: never, locks });
  const Device = () => (
    <RpcProvider value={rpc}>
      <QueryClientProvider client={queries}>
        <OutboxProvider value={outbox}>
          <CurrentRestaurantProvider>
            <AtWork>
              <Outlet />
            </AtWork>
          </CurrentRestaurantProvider>
        </OutboxProvider>
      </QueryClientProvider>
    </RpcProvider>
  );
  const history = createMemoryHistory({ initialEntries: [address] });
  render(<RouterProvider router={createRouter({ routeTree: routesInside(Device), history }) as never} />);
  return {
    outbox,
    close: () => {
      outbox.stop();
      queries.clear();
    },
  };
};
