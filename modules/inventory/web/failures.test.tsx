import { ORPCError } from '@orpc/client';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { m } from '../../../generated/messages/web/messages.js';
import { inventoryKeys } from './inventory-queries.ts';
import { kitchenDevice, tomatoes, type ServerAnswers } from './testing/kitchen-device.tsx';
import { openScreen } from './testing/open-screen.tsx';

const fails = () => Promise.reject(new ORPCError('INTERNAL_SERVER_ERROR', { status: 500 }));
const cut = () => Promise.reject(new TypeError('fetch failed'));
const gone = () => Promise.reject(new ORPCError('NOT_FOUND', { status: 404, defined: true }));

const everything = (answer: () => Promise<unknown>): ServerAnswers => ({
  syncItems: answer,
  getItem: answer,
  listMovements: answer,
  levelHistory: answer,
  levelSparklines: answer,
  explainLevel: answer,
});

const opened: { close: () => void }[] = [];
beforeEach(() => {
  // The document of these tests has no layout: a frame gets the height of a screen.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  for (const device of opened.splice(0)) device.close();
});

const open = async (address: string, answers: ServerAnswers, hasCatalogue: boolean) => {
  const device = await kitchenDevice(answers);
  opened.push(device);
  const kept = { items: [tomatoes], cursor: 'then', currency: 'GBP', isCostVisible: true, settled: [] };
  const updatedAt = Date.now() - 3_600_000;
  if (hasCatalogue) device.queries.setQueryData(inventoryKeys.catalogue(device.restaurantId), kept, { updatedAt });
  openScreen(device, address);
};

const itemAddress = `/inventory/${tomatoes.id}`;

describe('when the server fails or nobody answers', () => {
  describe.each([
    ['the list', '/inventory'],
    ['an item', itemAddress],
    ['the editor', `${itemAddress}/edit`],
  ])('%s, with nothing kept on the device', (_screen, address) => {
    test('says that the server failed, in an alert with a way to ask again', async () => {
      let isMended = false;
      await open(
        address,
        everything(() => (isMended ? new Promise(() => undefined) : fails())),
        false,
      );
      expect((await screen.findByRole('alert')).textContent).toContain(m.ui_unread_failed());
      expect(screen.queryByText(m.inventory_item_not_found_title())).toBeNull();
      isMended = true;
      fireEvent.click(screen.getByRole('button', { name: m.ui_unread_try_again() }));
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    });

    test('says that the stock is not here yet, without blaming anything, when the line is cut', async () => {
      await open(address, everything(cut), false);
      expect(await screen.findByText(m.ui_unread_no_connection())).toBeDefined();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.queryByText(m.inventory_item_not_found_title())).toBeNull();
    });
  });

  describe.each([
    ['fails', fails],
    ['is not reached', cut],
  ])('the server %s, and the device has the catalogue of an hour ago', (_how, answer) => {
    test('the list stays, says how old it is, and asks again when told to', async () => {
      const ask = vi.fn(answer);
      await open('/inventory', { ...everything(answer), syncItems: ask }, true);
      expect(await screen.findByText(tomatoes.name)).toBeDefined();
      await waitFor(() => expect(screen.getByRole('status').textContent).toContain(m.inventory_stale_text()));
      const asked = ask.mock.calls.length;
      fireEvent.click(screen.getByRole('button', { name: m.inventory_try_again() }));
      await waitFor(() => expect(ask.mock.calls.length).toBeGreaterThan(asked));
    });

    test('the item stays with its level; what is missing is named, and an empty ledger is never claimed', async () => {
      await open(itemAddress, everything(answer), true);
      expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain(tomatoes.name);
      expect(await screen.findByText(m.inventory_ledger_offline())).toBeDefined();
      expect(screen.queryByText(m.inventory_ledger_empty_title())).toBeNull();
      expect(screen.getByText(m.inventory_stale_text())).toBeDefined();
    });
  });

  test('only an item that the server says is not there is said not to be there', async () => {
    await open(`${itemAddress}/edit`, everything(gone), false);
    expect(await screen.findByText(m.inventory_item_not_found_title())).toBeDefined();
  });
});
