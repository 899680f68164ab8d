import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { m } from '../../../generated/messages/web/messages.js';
import { CurrentRestaurantProvider } from '../../../modules/restaurants/web/public.ts';
import { RpcProvider } from '../../../platform/web/rpc-context.tsx';
import { SettingsScreen } from './settings-screen.tsx';

afterEach(cleanup);

/** Opens a page of the settings; the server is asked where the person works, and answers when it is told to. */
const open = (tab: string) => {
  const asked = Promise.withResolvers<{ readonly restaurants: readonly object[] }>();
  const router = createRouter({
    routeTree: createRootRoute({ component: SettingsScreen }),
    history: createMemoryHistory({ initialEntries: [`/settings?tab=${tab}`] }),
  });
  render(
    <RpcProvider value={{ restaurants: { listMine: () => asked.promise } }}>
      <QueryClientProvider client={new QueryClient()}>
        <CurrentRestaurantProvider>
          <RouterProvider router={router as never} />
        </CurrentRestaurantProvider>
      </QueryClientProvider>
    </RpcProvider>,
  );
  return asked;
};

const current = () => document.querySelector('nav [aria-current=page]')?.textContent;

test('no page is shown before the role is known, because the one asked for could not be among them', async () => {
  const asked = open('data');
  expect(await screen.findByRole('status', { name: m.restaurants_gate_loading() })).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
  asked.resolve({ restaurants: [{ id: 'selam', name: 'Selam Kitchen', role: 'owner' }] });
  await screen.findByRole('navigation');
  expect(current()).toBe(m.restaurants_data_tab());
});

test('somebody who works nowhere has the pages about themselves', async () => {
  const asked = open('restaurant');
  asked.resolve({ restaurants: [] });
  expect((await screen.findByRole('navigation')).textContent).not.toContain(m.restaurants_tab());
  expect(current()).toBe(m.accounts_profile_tab());
});
