import { ORPCError } from '@orpc/client';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { dropAllDrafts } from '../../../../platform/web/draft-storage.ts';
import type { Station } from '../../contract/fields.ts';
import { openBoard, type OpenedBoard } from '../testing/open-board.tsx';
import { stationOf } from '../testing/sample-tickets.ts';

const opened: OpenedBoard[] = [];
afterEach(async () => {
  cleanup();
  for (const board of opened.splice(0)) board.close();
  await dropAllDrafts();
});

const houseOf = (stations: readonly Station[]) => ({ readHouse: async () => ({ stations, tables: [] }) });
const answers = houseOf([stationOf()]);
const menu = { categories: [], dishes: [], groups: [], isCostVisible: false };

test('says that the menu could not be read, and asks again when told to', async () => {
  const readMenu = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new ORPCError('INTERNAL_SERVER_ERROR', { status: 500 }))
    .mockResolvedValue(menu);
  opened.push(await openBoard({ address: '/kitchen/orders/new', answers, readMenu }));
  expect(await screen.findByText(m.kitchen_menu_unread())).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: m.kitchen_try_again() }));
  expect(await screen.findByText(m.kitchen_no_dishes())).toBeTruthy();
});

const kitfo = {
  id: 'kitfo',
  name: 'Kitfo',
  nameLocal: null,
  categoryId: null,
  state: 'LIVE',
  course: 1,
  vatRate: 2000,
  currency: 'GBP',
  targetSeconds: 600,
  prices: { DINE_IN: '1500' },
  groupIds: ['doneness'],
};
const choice = (id: string, name: string) => ({ id, name, nameLocal: null, priceDeltaMinor: '50' });
const doneness = {
  id: 'doneness',
  name: 'Doneness',
  nameLocal: null,
  chooseMin: 1,
  chooseMax: 1,
  modifiers: [choice('raw', 'Raw'), choice('rare', 'Rare')],
};

test('says beside the way to the kitchen what is still to be chosen, and what a choice costs', async () => {
  const readMenu = async () => ({ ...menu, dishes: [kitfo], groups: [doneness] });
  opened.push(await openBoard({ address: '/kitchen/orders/new', answers, readMenu }));
  fireEvent.click(await screen.findByRole('button', { name: /^Kitfo/ }));
  const waits = m.kitchen_choose_first({ dish: 'Kitfo', choice: 'Doneness' });
  expect(await screen.findByText(waits)).toBeTruthy();
  expect(screen.getByText(`Doneness · ${m.kitchen_choose_exactly({ count: 1 })}`)).toBeTruthy();
  const raw = screen.getByRole('checkbox', { name: /^Raw \+£0.50/ });
  const intoView = vi.fn<() => void>();
  raw.scrollIntoView = intoView;
  fireEvent.click(screen.getByRole('button', { name: waits }));
  expect([document.activeElement, intoView.mock.calls.length]).toEqual([raw, 1]);
  fireEvent.click(raw);
  fireEvent.click(screen.getByRole('checkbox', { name: /^Rare/ }));
  expect(screen.queryByText(waits)).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Raw/ }).checked).toBe(false);
  expect(screen.getByRole('button', { name: m.kitchen_send({ total: '£15.50' }) }).hasAttribute('disabled')).toBe(false);
});

test('sends no order for guests that are no number: it says so beside them, leads there, and keeps what was typed', async () => {
  const shiro = { ...kitfo, id: 'shiro', name: 'Shiro', groupIds: [] };
  const board = await openBoard({ address: '/kitchen/orders/new', answers, dishes: [shiro] });
  opened.push(board);
  fireEvent.click(await screen.findByRole('button', { name: /^Shiro/ }));
  const guests = screen.getByLabelText<HTMLInputElement>(m.kitchen_covers_field());
  const send = screen.getByRole('button', { name: m.kitchen_send({ total: '£15.00' }) });
  for (const typed of ['abc', '-3', '0', '201']) {
    fireEvent.change(guests, { target: { value: typed } });
    fireEvent.click(send);
    expect(await screen.findByText(m.kitchen_covers_wrong())).toBeTruthy();
    await vi.waitFor(() => expect(document.activeElement).toBe(guests));
    expect(guests.value).toBe(typed);
    send.focus();
  }
  expect(board.waiting()).toEqual([]);
  fireEvent.change(guests, { target: { value: '3' } });
  expect(screen.queryByText(m.kitchen_covers_wrong())).toBeNull();
  fireEvent.click(send);
  await vi.waitFor(() => expect(board.waiting()).toEqual(['kitchen.open-order@1']));
});

test.each([
  ['no station', []],
  ['stations that were put away', [stationOf({ isArchived: true })]],
  ['nothing but a place to pick up', [stationOf({ kind: 'PICKUP' })]],
])(
  'in a house with %s nobody is told that the kitchen hears of an order, and whoever may is led to where that is mended',
  async (_what, stations) => {
    const shiro = { ...kitfo, id: 'shiro', name: 'Shiro', groupIds: [] };
    const open = async (role: string) =>
      opened.push(await openBoard({ address: '/kitchen/orders/new', answers: houseOf(stations), dishes: [shiro], role }));
    await open('chef');
    expect(await screen.findByText(m.kitchen_not_shown())).toBeTruthy();
    expect(screen.getByRole('link', { name: m.kitchen_set_up() }).getAttribute('href')).toBe('/kitchen/set-up');
    fireEvent.click(screen.getByRole('button', { name: /^Shiro/ }));
    expect(screen.getByRole('button', { name: m.kitchen_write_down({ total: '£15.00' }) })).toBeTruthy();
    expect(screen.queryByRole('button', { name: m.kitchen_send({ total: '£15.00' }) })).toBeNull();
    cleanup();
    await open('staff');
    expect(await screen.findByText(m.kitchen_not_shown())).toBeTruthy();
    expect(screen.queryByRole('link', { name: m.kitchen_set_up() })).toBeNull();
  },
);

test('a house with a station sends its orders to the kitchen', async () => {
  opened.push(await openBoard({ address: '/kitchen/orders/new', answers, dishes: [{ ...kitfo, groupIds: [] }] }));
  fireEvent.click(await screen.findByRole('button', { name: /^Kitfo/ }));
  expect(screen.getByRole('button', { name: m.kitchen_send({ total: '£15.00' }) })).toBeTruthy();
  expect(screen.queryByText(m.kitchen_not_shown())).toBeNull();
});
