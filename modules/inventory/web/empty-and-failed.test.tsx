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

const open = async (address: string, answers: ServerAnswers, role = 'owner', items: readonly object[] = [tomatoes]) => {
  const device = await kitchenDevice(answers, { role });
  opened.push(device);
  const kept = { items, cursor: 'then', currency: 'GBP', isCostVisible: true, settled: [] };
  device.queries.setQueryData(inventoryKeys.catalogue(device.restaurantId), kept);
  openScreen(device, address);
};

const id = '01a1fed9-3eb0-7dd0-84fc-c295b4f36ccd';

/** What each screen asks, and with whose absence it can do nothing. */
const screens = [
  ['expiring', '/inventory/expiring', 'listLots', m.inventory_expiring],
  ['a lot', `/inventory/lots/${id}`, 'traceLot', m.inventory_lots],
  ['transfers', '/inventory/transfers', 'listTransfers', m.inventory_transfers],
  ['a transfer', `/inventory/transfers/${id}`, 'getTransfer', m.inventory_transfers],
  ['labels of a lot', `/inventory/labels?lot=${id}`, 'traceLot', m.inventory_labels],
  ['labels of an item', `/inventory/labels?item=${id}`, 'getItem', m.inventory_labels],
  ['duplicates', '/inventory/duplicates', 'listDuplicates', m.inventory_duplicates],
  ['books', '/inventory/books', 'stockWorth', m.inventory_books_title],
  ['variance', '/inventory/variance', 'readVariance', m.inventory_variance],
] as const;

describe.each(screens)('%s', (_name, address, question, heading) => {
  test('says that the server failed, and asks again when told to', async () => {
    const ask = vi.fn<() => Promise<never>>(fails);
    await open(address, { [question]: ask });
    expect((await screen.findByRole('alert')).textContent).toContain(m.ui_unread_failed());
    const asked = ask.mock.calls.length;
    fireEvent.click(screen.getByRole('button', { name: m.ui_unread_try_again() }));
    await waitFor(() => expect(ask.mock.calls.length).toBeGreaterThan(asked));
  });

  test('says under its own name that it is not on this device yet when the line is cut, and blames nothing', async () => {
    await open(address, { [question]: cut });
    expect(await screen.findByText(m.ui_unread_no_connection())).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 }).map((title) => title.textContent)).toEqual([heading()]);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test.each(screens.filter(([, address]) => address.includes(id)))(
  '%s that is not there is said not to be there, never that something failed',
  async (_name, address, question) => {
    await open(address, { [question]: gone });
    expect(await screen.findByText(m.ui_unread_not_here())).toBeTruthy();
    expect(screen.getByRole('link')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

const partner = { id, name: 'Piassa' };

describe('before there is anything', () => {
  test.each([
    ['expiring', '/inventory/expiring', { listLots: { lots: [], today: '2026-11-21', hasMore: false } }, m.inventory_expiring_none()],
    ['duplicates', '/inventory/duplicates', { listDuplicates: { pairs: [], merges: [] } }, m.inventory_duplicates_none()],
    ['transfers', '/inventory/transfers', { listTransfers: { transfers: [], partners: [], isInPlan: true } }, m.inventory_transfers_none()],
  ])('%s says what will stand there', async (_name, address, answers, words) => {
    await open(address, Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, () => Promise.resolve(answer)])));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test.each([
    ['manager', [m.inventory_transfer_send_new(), m.inventory_transfer_new()]],
    ['kitchenstaff', [m.inventory_transfer_new()]],
  ])('a %s may begin exactly what the role allows', async (role, names) => {
    await open(
      '/inventory/transfers',
      { listTransfers: () => Promise.resolve({ transfers: [], partners: [partner], isInPlan: true }) },
      role,
    );
    await screen.findByText(m.inventory_transfers_none());
    const begin = [m.inventory_transfer_send_new(), m.inventory_transfer_new()];
    expect(begin.filter((name) => screen.queryByRole('button', { name }))).toEqual(names);
  });

  test('labels for nothing yet ask what they are for, and go on with what is found', async () => {
    await open('/inventory/labels', { getItem: () => new Promise<never>(() => undefined) });
    fireEvent.click(await screen.findByRole('option', { name: new RegExp(tomatoes.name) }));
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    expect(screen.queryByText(m.inventory_item_not_found_title())).toBeNull();
  });

  test.each([
    ['labels', '/inventory/labels', {}],
    [
      'counts',
      '/inventory/counts',
      {
        listCountTemplates: () => Promise.resolve({ templates: [], keyItemIds: [] }),
        listCounts: () => Promise.resolve({ counts: [] }),
      },
    ],
  ])('a house without any item is led to its first one, where %s were asked for', async (_name, address, answers) => {
    await open(address, answers, 'owner', []);
    expect(await screen.findByText(m.inventory_empty_title())).toBeTruthy();
    expect(screen.getByRole('link', { name: m.inventory_add_item() }).getAttribute('href')).toBe('/inventory/new');
    for (const nothing of [m.inventory_record_none(), m.inventory_counts_none()]) expect(screen.queryByText(nothing)).toBeNull();
  });

  test('empty shelves are given no worth and no share of it that was counted', async () => {
    const stockWorth = () => Promise.resolve({ rows: [], currency: 'GBP', vouchesDays: 7 });
    await open('/inventory/books', { stockWorth, getBooks: cut });
    expect(await screen.findByText(m.inventory_books_empty_title())).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(m.inventory_books_title());
  });

  test('a plan without transfers is named, and nothing can be begun', async () => {
    await open('/inventory/transfers', { listTransfers: () => Promise.resolve({ transfers: [], partners: [partner], isInPlan: false }) });
    expect(await screen.findByText(m.inventory_transfers_not_in_plan(), { exact: false })).toBeTruthy();
    expect(screen.getByRole('link', { name: m.subscription_see_plans() })).toBeTruthy();
    expect(screen.queryByRole('button', { name: m.inventory_transfer_new() })).toBeNull();
  });
});
