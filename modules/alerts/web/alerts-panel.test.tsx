import { ORPCError } from '@orpc/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { m } from '../../../generated/messages/web/messages.js';
import { RpcProvider } from '../../../platform/web/rpc-context.tsx';
import { CurrentRestaurantProvider } from '../../restaurants/web/public.ts';
import { openAtWork, workplace } from '../../restaurants/web/testing/open-at-work.tsx';
import type { Alert } from '../contract/alerts.contract.ts';
// The panel comes with its own code: what it is fetched for is not how long that takes.
import './alerts-panel.tsx';
import { Bell } from './bell.tsx';

let opened: Awaited<ReturnType<typeof openAtWork>> | undefined;
let failing: Error | null;

const low: Alert = {
  id: '0199c1f0-0000-7000-8000-000000000001',
  userId: 'hanna',
  restaurantId: 'selam',
  title: 'Teff: running low',
  message: '1 kg is left',
  type: 'low_stock',
  category: 'inventory',
  status: 'unread',
  priority: 104,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  severity: 'WARN',
  kind: 'stock-low',
  action: 'Order',
  place: '/inventory/teff',
  impact: { minor: '3000', currency: 'GBP', text: '£30.00 to fill it up' },
  isHeld: false,
  isOver: false,
};

const connection = (name: 'online' | 'offline') => act(() => void globalThis.dispatchEvent(new Event(name)));

beforeEach(() => {
  failing = null;
});
afterEach(() => {
  cleanup();
  opened?.close();
  connection('online');
});

const orFail =
  <Answer,>(answer: Answer) =>
  async () => {
    if (failing) throw failing;
    return answer;
  };

const unread = { all: 1, byCategory: {} };
const alerts = {
  countUnread: orFail({ unread, newest: null }),
  listAlerts: orFail({ alerts: [low], unread, digestAt: 1080 }),
  markRead: orFail({ unread }),
};

const open = async (answers: object = {}) => {
  const screens = [{ path: '/home' as const, component: Bell }];
  opened = await openAtWork({ address: '/home', screens, answers: { alerts: { ...alerts, ...answers } } });
  fireEvent.click(await screen.findByRole('button', { name: /^Notifications/ }));
};

test('is open once it is known where one works, when the bell was pressed before', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const queries = new QueryClient();
  const Beginning = () => (
    <QueryClientProvider client={queries}>
      <RpcProvider value={{ alerts, restaurants: { listMine: () => promise } }}>
        <CurrentRestaurantProvider>
          <Bell />
        </CurrentRestaurantProvider>
      </RpcProvider>
    </QueryClientProvider>
  );
  opened = await openAtWork({ address: '/home', screens: [{ path: '/home', component: Beginning }], answers: {} });
  fireEvent.click(await screen.findByRole('button', { name: m.alerts_bell() }));
  resolve({ restaurants: [{ ...workplace, role: 'manager' }] });
  expect(await screen.findByText(low.title)).toBeTruthy();
});

const chooseStock = async () => fireEvent.click(await screen.findByRole('button', { name: m.alerts_category_inventory() }));

test('says what money hangs on an alert, beside it', async () => {
  await open();
  expect(await screen.findByText('1 kg is left · £30.00 to fill it up')).toBeTruthy();
});

test('that could not be read says so, and shows what presses on the next try', async () => {
  await open();
  await screen.findByText(low.title);
  failing = new ORPCError('INTERNAL_SERVER_ERROR', { status: 500 });
  await chooseStock();
  expect(await screen.findByText(m.alerts_failed())).toBeTruthy();
  failing = null;
  fireEvent.click(screen.getByRole('button', { name: m.alerts_try_again() }));
  expect(await screen.findByText(low.title)).toBeTruthy();
});

test('says how many are unread, which are none once its opening has read them, and still shows what was new', async () => {
  let left = 1;
  let isRead = () => {};
  const answered = new Promise<void>((resolve) => (isRead = resolve));
  const counted = () => ({ all: left, byCategory: {} });
  const list = async () => ({ alerts: [{ ...low, status: left === 0 ? 'read' : 'unread' }], unread: counted(), digestAt: 1080 });
  const markRead = async () => {
    await answered;
    left = 0;
    return { unread: counted() };
  };
  const countUnread = async () => ({ unread: counted(), newest: null });
  await open({ countUnread, listAlerts: list, markRead });
  expect(await screen.findByText('1 unread')).toBeTruthy();
  const isMarked = screen.getByText(low.title).closest('li')?.textContent;
  isRead();
  expect(await screen.findByText('0 unread')).toBeTruthy();
  expect(screen.getByText(low.title).closest('li')?.textContent).toBe(isMarked);
});

test('without a line shows what it knows and how old that is, and is up to date again on the next try', async () => {
  await open();
  await screen.findByText(low.title);
  connection('offline');
  expect(screen.getByRole('status').textContent).toMatch(/^No connection\. This is how it was: .*\d/);
  expect(screen.getByText(low.title)).toBeTruthy();
  failing = new ORPCError('INTERNAL_SERVER_ERROR', { status: 500 });
  connection('online');
  fireEvent.click(screen.getByRole('button', { name: m.alerts_mark_all() }));
  expect((await screen.findByRole('status')).textContent).toMatch(/^Maed does not answer/);
  failing = null;
  fireEvent.click(screen.getByRole('button', { name: m.alerts_try_again() }));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

test('opened without a line and without anything known says that it comes', async () => {
  failing = new TypeError('nobody answers');
  await open();
  connection('offline');
  expect(await screen.findByText(m.alerts_offline())).toBeTruthy();
});
