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
import { CurrentRestaurantProvider, useMaybeRestaurant } from '../current-restaurant.tsx';

/** The restaurant of a test. */
export const workplace = {
  id: uuidv7(),
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

/** Who holds the device of a test. */
export const holder = {
  id: 'hanna',
  email: 'h@example.com',
  firstName: 'Hanna',
  lastName: 'Bekele',
  isEmailVerified: true,
  language: 'en' as const,
  useEthiopianTime: false,
  useEthiopianCalendar: false,
  preferredTimeZone: null,
  restaurantId: workplace.id,
};

const locks = { request: (_name: string, work: () => Promise<unknown>) => work() } as unknown as Pick<LockManager, 'request'>;

const AtWork = ({ children }: { readonly children: ReactNode }) => (useMaybeRestaurant() ? children : null);

/** A screen where the app has it. */
export type Screen = {
  readonly path: string;
  readonly component: () => ReactNode;
  readonly validateSearch?: (search: Record<string, unknown>) => object;
  /** What the screen waits for before it opens. */
  readonly loader?: () => Promise<void>;
};

/** Where the app has its screens of a restaurant, inside whatever holds them. */
export const routesInside = (Device: () => ReactNode, screens: readonly Screen[]) => {
  const root = createRootRoute({ component: Device });
  const inside = createRoute({ getParentRoute: () => root, id: 'protected' });
  const parent = createRoute({ getParentRoute: () => inside, id: 'in-restaurant' });
  return root.addChildren([
    inside.addChildren([parent.addChildren(screens.map((screen) => createRoute({ getParentRoute: () => parent, ...screen })))]),
  ]);
};

export type WorkOpening = {
  readonly address: string;
  readonly screens: readonly Screen[];
  /** What the server answers, module by module; whatever it is not asked about stays away. */
  readonly answers: Readonly<Record<string, object>>;
  readonly role?: string;
};

type Outbox = ReturnType<typeof createOutbox>;

export type Hands = {
  /** What the server answers, module by module; whatever it is not asked about stays away. */
  readonly answers: Readonly<Record<string, object>>;
  readonly role: string;
  readonly queries: QueryClient;
  readonly outbox: Outbox;
};

/** A device with its cache and its outbox, in the hands of somebody of Selam Kitchen; around whatever is shown on it. */
export const deviceAtWork = ({ answers, role, queries, outbox }: Hands) => {
  keepSession({ user: holder, expiresAt: '2999-01-01T00:00:00Z' });
  const rpc = { restaurants: { listMine: async () => ({ restaurants: [{ ...workplace, role }] }) }, ...answers };
  return ({ children }: { readonly children: ReactNode }) => (
    <RpcProvider value={rpc}>
      <QueryClientProvider client={queries}>
        <OutboxProvider value={outbox}>
          <CurrentRestaurantProvider>
            <AtWork>{children}</AtWork>
          </CurrentRestaurantProvider>
        </OutboxProvider>
      </QueryClientProvider>
    </RpcProvider>
  );
};

/** Opens an address of the app on a device of somebody of Selam Kitchen. */
export const openAtWork = async ({ address, screens, answers, role = 'owner' }: WorkOpening) => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const outbox = createOutbox({
    store: await openTestDisk(uuidv7()),
    userId: holder.id,
    send: () => new Promise(() => undefined),
    locks,
  });
  const Around = deviceAtWork({ answers, role, queries, outbox });
  const Device = () => (
    <Around>
      <Outlet />
    </Around>
  );
  const history = createMemoryHistory({ initialEntries: [address] });
  render(<RouterProvider router={createRouter({ routeTree: routesInside(Device, screens), history }) as never} />);
  return {
    history,
    outbox,
    queries,
    close: () => {
      outbox.stop();
      queries.clear();
    },
  };
};
