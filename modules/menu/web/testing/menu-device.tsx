import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { uuidv7 } from 'uuidv7';

import { createOutbox } from '../../../../platform/web/outbox/outbox.ts';
import { openTestDisk } from '../../../../platform/web/outbox/testing/open-test-disk.ts';
import { OutboxProvider } from '../../../../platform/web/outbox/use-outbox.tsx';
import { RpcProvider } from '../../../../platform/web/rpc-context.tsx';
import { keepSession } from '../../../../platform/web/session.ts';
import { CurrentRestaurantProvider, useMaybeRestaurant } from '../../../restaurants/web/public.ts';
import type { MenuInputs } from '../menu-client.ts';

const restaurantId = uuidv7();

const restaurant = {
  id: restaurantId,
  name: 'Selam Kitchen',
  isPrimary: true,
  brandChangedAt: null,
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
  restaurantId,
};

/** What the menu's server answers in a test; whatever it is not asked about stays away. */
export type MenuAnswers = { readonly [Name in keyof MenuInputs]?: (input: never) => Promise<unknown> };

export type Opening = {
  readonly screen: () => ReactNode;
  /** Where it lies, and the address that is opened. */
  readonly path: string;
  readonly address: string;
  readonly answers: MenuAnswers;
  readonly role?: string;
};

const AtWork = ({ children }: { readonly children: ReactNode }) => (useMaybeRestaurant() ? children : null);

const locks = { request: (_name: string, work: () => Promise<unknown>) => work() } as unknown as Pick<LockManager, 'request'>;

/** Opens one screen of the menu on a device of somebody of Selam Kitchen; the stock beside it holds these items. */
export const openMenu = async (opening: Opening, items: readonly object[] = []): Promise<{ readonly close: () => void }> => {
  const { screen: Screen, path, address, answers, role = 'owner' } = opening;
  keepSession({ user, expiresAt: '2999-01-01T00:00:00Z' });
  const page = { items, cursor: 'now', hasMore: false, currency: 'GBP', isCostVisible: role === 'owner' };
  const inventory = {
    syncItems: async () => page,
    listCategories: async () => ({ categories: [] }),
    listStorageAreas: async () => ({ storageAreas: [] }),
  };
  const rpc = { inventory, menu: answers, restaurants: { listMine: async () => ({ restaurants: [{ ...restaurant, role }] }) } };
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const store = await openTestDisk(uuidv7());
  const outbox = createOutbox({ store, userId: user.id, send: () => new Promise(() => undefined), locks });
  const root = createRootRoute();
  const inside = createRoute({ getParentRoute: () => root, path, component: Screen });
  // Where people go from here; what stands there is another test's.
  const elsewhere = createRoute({ getParentRoute: () => root, path: '/menu/dishes/$dishId', component: () => null });
  const router = createRouter({
    routeTree: root.addChildren([inside, elsewhere]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  render(
    <RpcProvider value={rpc}>
      <QueryClientProvider client={queries}>
        <OutboxProvider value={outbox}>
          <CurrentRestaurantProvider>
            <AtWork>
              <RouterProvider router={router as never} />
            </AtWork>
          </CurrentRestaurantProvider>
        </OutboxProvider>
      </QueryClientProvider>
    </RpcProvider>,
  );
  return {
    close: () => {
      outbox.stop();
      queries.clear();
    },
  };
};
