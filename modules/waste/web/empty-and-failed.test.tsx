import { ORPCError } from '@orpc/client';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { m } from '../../../generated/messages/web/messages.js';
import { openWaste, tomatoes, type WasteOpening } from './testing/waste-device.tsx';

const fails = () => Promise.reject(new ORPCError('INTERNAL_SERVER_ERROR', { status: 500 }));
const cut = () => Promise.reject(new TypeError('fetch failed'));

const opened: Awaited<ReturnType<typeof openWaste>>[] = [];
const open = async (opening: WasteOpening) => {
  const device = await openWaste(opening);
  opened.push(device);
  return device;
};
beforeEach(() => {
  // The document of these tests has no layout, so nothing can be brought into sight.
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});
afterEach(() => {
  cleanup();
  for (const device of opened.splice(0)) device.close();
});

describe.each([
  ['the figures', '/waste', 'analyse'],
  ['the log of what was thrown away', '/waste/entries', 'listEntries'],
  ['covers and sales', '/waste/days', 'listDays'],
] as const)('%s', (_name, address, question) => {
  test('say that the server failed, as a failure, and are asked for again when told to', async () => {
    const ask = vi.fn<() => Promise<never>>(fails);
    await open({ address, answers: { [question]: ask } });
    expect((await screen.findByRole('alert')).textContent).toContain(m.ui_unread_failed());
    const asked = ask.mock.calls.length;
    fireEvent.click(screen.getByRole('button', { name: m.ui_unread_try_again() }));
    await waitFor(() => expect(ask.mock.calls.length).toBeGreaterThan(asked));
  });

  test('say that the line is cut, and blame nothing', async () => {
    await open({ address, answers: { [question]: cut } });
    expect(await screen.findByText(m.ui_unread_no_connection())).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('what was kept and can’t be read anew says since when it stands, and never that it was not kept', async () => {
  const listDays = vi.fn(async () => ({ days: [], currency: 'GBP', today: '2026-11-22' }));
  const device = await open({ address: '/waste/days', answers: { listDays } });
  await screen.findAllByLabelText(m.waste_day_covers());
  listDays.mockImplementation(cut);
  await device.queries.refetchQueries();
  expect(await screen.findByText(/This is how it was: today/u)).toBeDefined();
  expect(screen.queryByText(m.ui_unread_no_connection_text())).toBeNull();
});

test('a time in which nothing was logged is told without a sum of money: nobody knows that it was nought', async () => {
  const none = { entries: 0, weightG: '0', valueMinor: '0', uncosted: 0, unpriced: 0, unpricedG: '0', unweighed: 0 };
  const empty = {
    causes: [],
    stages: [],
    items: [],
    categories: [],
    areas: [],
    destinations: [],
    people: null,
    hours: [],
    daysMissing: [],
  };
  const days = { from: '2026-11-01', to: '2026-11-30', currency: 'GBP', isCostVisible: true, loose: 0, otherCurrency: 0 };
  const against = { before: null, purchases: { valueMinor: '0', unpriced: 0 }, covers: null, sales: null };
  await open({ address: '/waste', answers: { analyse: async () => ({ ...days, ...against, ...empty, total: none, avoidable: none }) } });
  expect(await screen.findByText(m.waste_none_in_period())).toBeDefined();
  expect(screen.queryByText(/£0\.00/u)).toBeNull();
});

describe('the log', () => {
  test('before anything was thrown away says what will stand there, and after a filter how to see all', async () => {
    const listEntries = async () => ({ rows: [], nextCursor: null, currency: 'GBP', isCostVisible: true });
    await open({ address: '/waste/entries', answers: { listEntries } });
    expect(await screen.findByText(m.waste_none_yet())).toBeDefined();
    cleanup();
    await open({ address: '/waste/entries?reason=BURNT', answers: { listEntries } });
    expect(await screen.findByText(m.waste_none_match())).toBeDefined();
    expect(screen.getAllByRole('button', { name: m.waste_show_all() }).length).toBeGreaterThan(0);
  });

  test.each([
    ['manager', true],
    ['kitchenstaff', false],
  ])('of an empty house leads who may to its first item: a %s', async (role, mayAdd) => {
    await open({ address: '/waste/log', answers: { logHelp: cut }, role });
    const words = mayAdd ? m.inventory_empty_text() : m.inventory_empty_text_staff();
    expect(await screen.findByText(words)).toBeDefined();
    const link = screen.queryByRole('link', { name: m.inventory_add_item() });
    expect(link?.getAttribute('href') ?? null).toBe(mayAdd ? '/inventory/new' : null);
  });

  test('is kept to by hand alone where a device has no line: three touches are kept, and can be taken back', async () => {
    const device = await open({ address: '/waste/log', answers: { logHelp: cut }, items: [tomatoes] });
    fireEvent.click(await screen.findByRole('button', { name: new RegExp(tomatoes.name) }));
    fireEvent.click(screen.getByRole('button', { name: m.inventory_reason_burnt() }));
    // Each amount says what it had cost: a tin of 2.5 kg.
    const [amount] = await screen.findAllByRole('button', { name: /^1\s*tin\s*£2\.38/ });
    if (!amount) throw new Error('There is an amount of one tin.');
    fireEvent.click(amount);
    expect(await screen.findByRole('button', { name: m.waste_undo() })).toBeDefined();
    await waitFor(() => expect(device.outbox.entries()).toHaveLength(1));
  });
});

test.each([
  ['kitchenstaff', false],
  ['manager', true],
])('covers and sales are written down by who leads: a %s', async (role, mayWrite) => {
  const listDays = vi.fn(async () => ({ days: [], currency: 'GBP', today: '2026-11-22' }));
  await open({ address: '/waste/days', answers: { listDays }, role });
  if (mayWrite) expect((await screen.findAllByLabelText(m.waste_day_covers())).length).toBeGreaterThan(0);
  else expect(await screen.findByText(m.app_refusal_forbidden())).toBeDefined();
  expect(listDays.mock.calls.length > 0).toBe(mayWrite);
});
