import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { inventoryKeys } from '../inventory-queries.ts';
import { kitchenDevice, tomatoes, type ServerAnswers } from '../testing/kitchen-device.tsx';
import { openScreen } from '../testing/open-screen.tsx';

const figures = {
  rows: [],
  nextCursor: null,
  counts: { NEEDS_PERSON: 12, BELOW_PAR: 9, NEGATIVE: 3, NOT_COUNTED: 40, ALL: 260 },
  totalValueMinor: '120400',
  countedValueMinor: '60200',
  otherCurrencyCount: 0,
  uncostedCount: 0,
  currency: 'GBP',
  isCostVisible: true,
};
const whole = { items: [tomatoes], cursor: 'now', hasMore: false, currency: 'GBP', isCostVisible: true };

const opened: { close: () => void }[] = [];
afterEach(() => {
  cleanup();
  for (const device of opened.splice(0)) device.close();
});

const open = async (answers: ServerAnswers) => {
  const device = await kitchenDevice(answers);
  opened.push(device);
  return { device, show: () => openScreen(device, '/inventory') };
};

const chip = (name: string) => screen.findByRole('button', { name: new RegExp(name) });
const title = async () => (await screen.findByRole('heading', { level: 1 })).textContent;

test('a device that has nothing of the stock says its figures before its items are here, and asks for those after', async () => {
  const asked: string[] = [];
  const { promise: said, resolve: say } = Promise.withResolvers<unknown>();
  const { promise: sent, resolve: send } = Promise.withResolvers<unknown>();
  const { show } = await open({
    listItems: () => {
      asked.push('figures');
      return said;
    },
    syncItems: () => {
      asked.push('items');
      return sent;
    },
  });
  show();
  await vi.waitFor(() => expect(asked).toEqual(['figures']));
  say(figures);
  expect((await chip(m.inventory_filter_needs_person())).textContent).toContain('12');
  expect(await title()).toBe(
    m.inventory_list_needs_person({ count: 12, number: m.inventory_number_in_words({ count: 12, digits: '12' }) }),
  );
  expect(screen.getByText(/£1,204\.00/).textContent).toContain(m.inventory_list_counted_share({ percent: 50 }));
  expect(screen.getByRole('status', { name: m.inventory_loading() })).toBeTruthy();
  await vi.waitFor(() => expect(asked).toEqual(['figures', 'items']));
  send(whole);
  await vi.waitFor(async () => expect((await chip(m.inventory_filter_all())).textContent).toContain('1'));
});

test('a server that does not say the figures is asked for the items all the same', async () => {
  const { show } = await open({ listItems: () => Promise.reject(new Error('no figures')) });
  show();
  expect((await chip(m.inventory_filter_all())).textContent).toContain('1');
});

test('a device that has the stock asks for no figures', async () => {
  const listItems = vi.fn<() => Promise<unknown>>(async () => figures);
  const { device, show } = await open({ listItems });
  device.queries.setQueryData(inventoryKeys.catalogue(device.restaurantId), { ...whole, settled: [] });
  show();
  await chip(m.inventory_filter_all());
  expect(listItems).not.toHaveBeenCalled();
});
