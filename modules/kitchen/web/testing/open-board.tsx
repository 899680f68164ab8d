import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { uuidv7 } from 'uuidv7';

import { createOutbox, type Outbox } from '../../../../platform/web/outbox/outbox.ts';
import { openTestDisk } from '../../../../platform/web/outbox/testing/open-test-disk.ts';
import { OutboxProvider } from '../../../../platform/web/outbox/use-outbox.tsx';
import { RpcProvider } from '../../../../platform/web/rpc-context.tsx';
import { keepSession } from '../../../../platform/web/session.ts';
import { CurrentRestaurantProvider, useMaybeRestaurant } from '../../../restaurants/web/public.ts';
import { readKitchenSearch } from '../kitchen-search.ts';
import { KitchenScreen } from '../kitchen-screen.tsx';
import { PadScreen } from '../orders/pad-screen.tsx';
import { readPadSearch } from '../orders/pad-search.ts';
import { SetUpScreen } from '../set-up/set-up-screen.tsx';

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

/** What the kitchen's server answers in a test; whatever it is not asked about stays away. */
export type KitchenAnswers = {
  readonly readHouse: () => Promise<unknown>;
  readonly readKitchen?: () => Promise<unknown>;
  readonly readKitchenHistory?: () => Promise<unknown>;
  readonly saveStation?: (input: { readonly body: object }) => Promise<unknown>;
  readonly saveTable?: (input: { readonly body: object }) => Promise<unknown>;
  readonly readTills?: () => Promise<unknown>;
  readonly readTillKey?: () => Promise<unknown>;
  readonly pairTill?: (input: { readonly body: object }) => Promise<unknown>;
  readonly revokeTill?: (input: { readonly body: object }) => Promise<unknown>;
};

export type BoardOpening = {
  readonly address: string;
  readonly answers: KitchenAnswers;
  readonly role?: string;
  /** Dishes of the menu, as its server answers them. */
  readonly dishes?: readonly object[];
  /** How the menu is asked for, where it is not simply answered. */
  readonly readMenu?: () => Promise<unknown>;
};

export type OpenedBoard = {
  /** What waits on this device, by name. */
  readonly waiting: () => readonly string[];
  /** Asks for everything anew, as an event of the server would. */
  readonly refresh: () => Promise<void>;
  readonly close: () => void;
};

const AtWork = ({ children }: { readonly children: ReactNode }) => (useMaybeRestaurant() ? children : null);

const locks = { request: (_name: string, work: () => Promise<unknown>) => work() } as unknown as Pick<LockManager, 'request'>;

const rpcOf = ({ answers, role = 'kitchenstaff', dishes = [], readMenu }: BoardOpening) => ({
  kitchen: answers,
  menu: { readMenu: readMenu ?? (async () => ({ categories: [], dishes, groups: [], isCostVisible: false })) },
  restaurants: { listMine: async () => ({ restaurants: [{ ...restaurant, role }] }) },
});

const routerAt = (address: string) => {
  const root = createRootRoute();
  const inside = createRoute({ getParentRoute: () => root, id: 'protected' });
  const within = createRoute({ getParentRoute: () => inside, id: 'in-restaurant' });
  const kitchen = createRoute({
    getParentRoute: () => within,
    path: '/kitchen',
    validateSearch: readKitchenSearch,
    component: KitchenScreen,
  });
  const pad = createRoute({
    getParentRoute: () => within,
    path: '/kitchen/orders/new',
    validateSearch: readPadSearch,
    component: PadScreen,
  });
  const setUp = createRoute({ getParentRoute: () => within, path: '/kitchen/set-up', component: SetUpScreen });
  return createRouter({
    routeTree: root.addChildren([inside.addChildren([within.addChildren([kitchen, pad, setUp])])]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
};

const namesOf = (outbox: Outbox) => outbox.entries().map(({ name }) => name);

/** Opens the kitchen's board, its pad or its set-up, on a device from which nothing is sent. */
export const openBoard = async (opening: BoardOpening): Promise<OpenedBoard> => {
  keepSession({ user, expiresAt: '2999-01-01T00:00:00Z' });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const outbox = createOutbox({
    store: await openTestDisk(uuidv7()),
    userId: user.id,
    send: () => new Promise(() => undefined),
    locks,
  });
  render(
    <RpcProvider value={rpcOf(opening)}>
      <QueryClientProvider client={queries}>
        <OutboxProvider value={outbox}>
          <CurrentRestaurantProvider>
            <AtWork>
              <RouterProvider router={routerAt(opening.address) as never} />
            </AtWork>
          </CurrentRestaurantProvider>
        </OutboxProvider>
      </QueryClientProvider>
    </RpcProvider>,
  );
  return {
    waiting: () => namesOf(outbox),
    refresh: () => queries.invalidateQueries(),
    close: () => {
      outbox.stop();
      queries.clear();
    },
  };
};
