import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { ORPCError } from '@orpc/client';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { RpcProvider } from '../../../../platform/web/rpc-context.tsx';
import { noteWaiting } from '../../../../platform/web/waiting-mark.ts';
import { TabletScreen } from './tablet-screen.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

const front = {
  name: 'Pass',
  restaurantName: 'Selam Kitchen',
  people: [
    { userId: 'sara', role: 'chef', name: 'Sara Haile' },
    { userId: 'yonas', role: 'kitchenstaff', name: 'Yonas Kebede' },
  ],
};

/** The tablet at rest, before a server that answers so. */
const rest = (tabletFront: () => Promise<unknown>, enterTablet?: () => Promise<unknown>) => {
  const root = createRootRoute();
  const route = createRoute({ getParentRoute: () => root, path: '/tablet', component: TabletScreen });
  const history = createMemoryHistory({ initialEntries: ['/tablet'] });
  render(
    <RpcProvider value={{ restaurants: { tabletFront, enterTablet } }}>
      <RouterProvider router={createRouter({ routeTree: root.addChildren([route]), history }) as never} />
    </RpcProvider>,
  );
};

test('it says whose work waits on it to be sent, since nobody else’s turn sends it', async () => {
  noteWaiting('yonas', 2);
  rest(async () => front);
  const yonas = await screen.findByRole('button', { name: /Yonas Kebede/ });
  expect(yonas.textContent).toContain(m.restaurants_tablet_waits({ count: 2 }));
  expect(screen.getByRole('button', { name: /Sara Haile/ }).textContent).not.toContain(m.restaurants_tablet_waits({ count: 2 }));
});

test('without a line it asks again by itself, until it knows who works here', async () => {
  vi.useFakeTimers();
  let isCutOff = true;
  rest(async () => (isCutOff ? Promise.reject(new TypeError('Failed to fetch')) : front));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByText(m.restaurants_connection_error_text())).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(12_000));
  isCutOff = false;
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(screen.getByRole('button', { name: /Sara Haile/ })).toBeDefined();
  expect(screen.queryByText(m.restaurants_connection_error_text())).toBeNull();
});

test('who is not listed and who forgot a PIN find on the tablet itself where one is set', async () => {
  rest(async () => front);
  expect(await screen.findByText(m.restaurants_tablet_not_listed())).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /Yonas Kebede/ }));
  expect(screen.getByText(m.restaurants_pin_forgotten())).toBeDefined();
});

test('after too many wrong PINs it says whose, and for how long', async () => {
  const data = { retryAfterSeconds: 683 };
  rest(
    async () => front,
    () => Promise.reject(new ORPCError('RATE_LIMITED', { defined: true, status: 429, data })),
  );
  fireEvent.click(await screen.findByRole('button', { name: /Yonas Kebede/ }));
  for (const digit of '9999') fireEvent.click(screen.getByRole('button', { name: digit }));
  fireEvent.click(screen.getByRole('button', { name: m.restaurants_tablet_enter() }));
  const said = await screen.findByRole('alert');
  expect(said.textContent).toBe(m.restaurants_pin_locked({ name: 'Yonas Kebede', count: 12 }));
});
