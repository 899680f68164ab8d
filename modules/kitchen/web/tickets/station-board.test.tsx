import { readFileSync } from 'node:fs';

import { ORPCError } from '@orpc/client';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { uuidv7 } from 'uuidv7';
import { describe, expect, test, vi } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { contrastOf, hexOf } from '../../../../kit/colour.ts';
import type { OrderLine } from '../../contract/fields.ts';
import { hotBoard, kitchenOf, minutesAgo } from '../testing/hot-board.ts';
import { headOf, lineOf, stationOf } from '../testing/sample-tickets.ts';

const { hot, house, open, showing, ticketOf, touch } = hotBoard();

const fails = () => Promise.reject(new ORPCError('INTERNAL_SERVER_ERROR', { status: 500 }));

describe('a board that has nothing to show', () => {
  test('says that it could not be read, and asks again when told to', async () => {
    const readKitchen = vi.fn<() => Promise<never>>(fails);
    await open({ answers: { readHouse: house, readKitchen } });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(m.kitchen_unread_title());
    const asked = readKitchen.mock.calls.length;
    fireEvent.click(within(alert).getByRole('button', { name: m.kitchen_try_again() }));
    await waitFor(() => expect(readKitchen.mock.calls.length).toBeGreaterThan(asked));
  });

  test('says that nothing is to be made', async () => {
    await showing([], []);
    expect(await screen.findByText(m.kitchen_nothing_to_do())).toBeTruthy();
  });
});

describe('a change of an order', () => {
  const order = headOf('4', { openedAt: minutesAgo(5) });
  const changed = lineOf(order, 'Shiro', {
    quantity: 3,
    acknowledgedAt: null,
    knownBefore: { quantity: 2, note: 'No salt', hasAllergy: false },
  });

  test('stands beside what it was, and nothing is bumped before somebody has seen it', async () => {
    const board = await showing([order], [changed]);
    const ticket = await ticketOf('4');
    expect(ticket.textContent).toContain(
      [m.kitchen_changed(), m.kitchen_was_quantity({ quantity: 2 }), m.kitchen_no_longer({ note: 'No salt' })].join(' · '),
    );
    expect(within(ticket).queryByRole('button', { name: m.kitchen_bump() })).toBeNull();
    touch(ticket, m.kitchen_seen_changes());
    await waitFor(() => expect(within(ticket).getByRole('button', { name: m.kitchen_bump() })).toBeTruthy());
    expect(board.waiting()).toEqual(['kitchen.acknowledge@1']);
    expect(ticket.textContent).not.toContain(m.kitchen_changed());
  });

  test('that is a touch on the dish is seen first too', async () => {
    const board = await showing([order], [changed]);
    touch(await ticketOf('4'), m.kitchen_bump_dish({ quantity: 3, dish: 'Shiro' }));
    await waitFor(() => expect(board.waiting()).toEqual(['kitchen.acknowledge@1']));
  });
});

test('an allergy that is told after a dish was made brings its ticket back until somebody has read and seen it', async () => {
  const order = headOf('4', { openedAt: minutesAgo(5), allergyNote: 'Peanut' });
  const knownBefore = { quantity: 1, note: null, hasAllergy: false };
  const board = await showing([order], [lineOf(order, 'Tibs', { state: 'READY', hasAllergy: true, acknowledgedAt: null, knownBefore })]);
  const ticket = await ticketOf('4');
  expect(ticket.textContent).toContain(m.kitchen_allergy_late());
  expect(within(ticket).queryByRole('button', { name: m.kitchen_bump() })).toBeNull();
  touch(ticket, m.kitchen_have_read());
  touch(ticket, m.kitchen_seen_changes());
  await waitFor(() => expect(board.waiting()).toEqual(['kitchen.acknowledge@1']));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
});

test('an allergy is read before anything of its ticket is bumped', async () => {
  const order = headOf('4', { openedAt: minutesAgo(5), allergyNote: 'Peanut' });
  const board = await showing([order], [lineOf(order, 'Shiro')]);
  const ticket = await ticketOf('4');
  expect(ticket.textContent).toContain(m.kitchen_allergy_to({ note: 'Peanut' }));
  expect(within(ticket).queryByRole('button', { name: m.kitchen_bump() })).toBeNull();
  touch(ticket, m.kitchen_bump_dish({ quantity: 1, dish: 'Shiro' }));
  expect(board.waiting()).toEqual([]);
  touch(ticket, m.kitchen_bump());
  await waitFor(() => expect(board.waiting()).toEqual(['kitchen.step-lines@1']));
});

describe('what was cancelled', () => {
  const order = headOf('4', { openedAt: minutesAgo(5) });
  const gone = { state: 'VOIDED', acknowledgedAt: null, voidedAt: minutesAgo(1) } as const;

  test('before anybody began stays until it is cleared here', async () => {
    await showing([order], [lineOf(order, 'Shiro'), lineOf(order, 'Kitfo', { ...gone, beforeVoid: 'QUEUED' })]);
    const ticket = await ticketOf('4');
    expect(ticket.textContent).toContain('Kitfo');
    touch(ticket, m.kitchen_clear_cancelled());
    await waitFor(() => expect(ticket.textContent).not.toContain('Kitfo'));
    expect(ticket.textContent).toContain('Shiro');
  });

  test('on the fire is locked, and goes after a quarter of an hour', async () => {
    const late = lineOf(order, 'Tibs', { ...gone, beforeVoid: 'STARTED', voidedAt: minutesAgo(16) });
    await showing([order], [lineOf(order, 'Shiro'), late, lineOf(order, 'Kitfo', { ...gone, beforeVoid: 'STARTED' })]);
    const ticket = await ticketOf('4');
    expect(ticket.textContent).toContain(m.kitchen_locked_cancelled());
    expect(within(ticket).queryByRole('button', { name: m.kitchen_clear_cancelled() })).toBeNull();
    expect(within(ticket).getByRole('button', { name: m.kitchen_bump_dish({ quantity: 1, dish: 'Kitfo' }) })).toHaveProperty(
      'disabled',
      true,
    );
    expect(ticket.textContent).not.toContain('Tibs');
  });
});

test('a past that could not be read is said so, and never that nothing was done', async () => {
  await showing([], []);
  fireEvent.click(await screen.findByRole('button', { name: m.kitchen_history() }));
  expect(await screen.findByText(m.kitchen_history_unread())).toBeTruthy();
  expect(screen.queryByText(m.kitchen_history_empty())).toBeNull();
});

describe('without a line', () => {
  test('the board says so, keeps what it has, takes bumps, and can call them back', async () => {
    const order = headOf('4', { openedAt: minutesAgo(5) });
    const board = await showing([order], [lineOf(order, 'Shiro')]);
    const ticket = await ticketOf('4');
    act(() => void globalThis.dispatchEvent(new Event('offline')));
    expect(screen.getByText(m.kitchen_not_connected())).toBeTruthy();
    touch(ticket, m.kitchen_bump());
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    expect(screen.getByText(m.kitchen_waiting_here({ count: 1 }))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: m.kitchen_history() }));
    fireEvent.click(await screen.findByRole('button', { name: m.kitchen_recall_dish({ dish: 'Shiro' }) }));
    await ticketOf('4');
    expect(board.waiting()).toEqual(['kitchen.step-lines@1', 'kitchen.step-lines@1']);
    act(() => void globalThis.dispatchEvent(new Event('online')));
    expect(screen.getByText(m.kitchen_connected())).toBeTruthy();
  });
});

test('what has become old says its age in minutes', async () => {
  const clock = vi.spyOn(Date, 'now');
  const began = Date.now();
  await showing([], []);
  await screen.findByText(m.kitchen_updated_ago({ seconds: 0 }));
  clock.mockReturnValue(began + 5 * 60_000 + 1_000);
  expect(await screen.findByText(m.kitchen_updated_minutes({ minutes: 5 }), {}, { timeout: 3_000 })).toBeTruthy();
  clock.mockRestore();
});

test('what comes is told and flashes once, and what was there when the board was opened is not', async () => {
  const [first, second] = [headOf('4', { openedAt: minutesAgo(2) }), headOf('7', { openedAt: minutesAgo(0) })];
  const now = { orders: [first], lines: [lineOf(first, 'Shiro')] };
  const readKitchen = async () => ({ now: new Date().toISOString(), ...now });
  const board = await open({ answers: { readHouse: house, readKitchen } });
  await ticketOf('4');
  expect(screen.queryByText(m.kitchen_arrived({ what: '4' }))).toBeNull();
  now.orders = [first, second];
  now.lines = [...now.lines, lineOf(second, 'Kitfo')];
  await act(() => board.refresh());
  expect(await screen.findByText(m.kitchen_arrived({ what: '7' }))).toBeTruthy();
  expect((await ticketOf('7')).textContent).toContain(m.kitchen_new());
});

test('what somebody here takes back is no news to them, and what is called back is', async () => {
  const order = headOf('4', { openedAt: minutesAgo(5) });
  await showing([order], [lineOf(order, 'Shiro')]);
  touch(await ticketOf('4'), m.kitchen_bump());
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  fireEvent.click(
    await screen.findByRole('button', { name: new RegExp(`^${m.kitchen_undo({ seconds: 0 }).replace('0', String.raw`\d+`)}$`) }),
  );
  await ticketOf('4');
  expect(screen.queryByText(m.kitchen_arrived({ what: '4' }))).toBeNull();
});

test('what was done last is named: the dish that was touched, or the ticket that was bumped', async () => {
  const order = headOf('4', { openedAt: minutesAgo(5) });
  await showing([order], [lineOf(order, 'Shiro'), lineOf(order, 'Kitfo'), lineOf(order, 'Tibs')]);
  touch(await ticketOf('4'), m.kitchen_bump_dish({ quantity: 1, dish: 'Kitfo' }));
  expect(await screen.findByText(m.kitchen_bumped({ what: '4 · Kitfo' }))).toBeTruthy();
  touch(await ticketOf('4'), m.kitchen_bump());
  expect(await screen.findByText(m.kitchen_bumped({ what: '4' }))).toBeTruthy();
});

test('one touch puts a ticket first, and one takes it back among the others', async () => {
  const [early, late] = [headOf('4', { openedAt: minutesAgo(9) }), headOf('7', { openedAt: minutesAgo(2) })];
  await showing([early, late], [lineOf(early, 'Shiro'), lineOf(late, 'Kitfo')]);
  const tables = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  touch(await ticketOf('7'), m.kitchen_put_first({ what: '7' }));
  await waitFor(() => expect(tables()).toEqual(['7', '4']));
  expect((await ticketOf('7')).textContent).toContain(m.kitchen_rush());
  touch(await ticketOf('7'), m.kitchen_not_first({ what: '7' }));
  await waitFor(() => expect(tables()).toEqual(['4', '7']));
});

test('under a finger nothing moves: what is bumped keeps its place until the finger is away', async () => {
  const [early, late] = [headOf('4', { openedAt: minutesAgo(9) }), headOf('7', { openedAt: minutesAgo(2) })];
  await showing([early, late], [lineOf(early, 'Shiro'), lineOf(late, 'Kitfo')]);
  const ticket = await ticketOf('4');
  fireEvent.pointerDown(ticket);
  touch(ticket, m.kitchen_bump());
  await waitFor(() => expect(ticket.hasAttribute('inert')).toBe(true));
  expect(screen.getAllByRole('heading', { level: 2, hidden: true }).map((one) => one.textContent)).toEqual(['4', '7']);
  fireEvent.pointerUp(ticket);
  await waitFor(() => expect(screen.queryByRole('heading', { level: 2, name: '4' })).toBeNull(), { timeout: 2_000 });
});

test('a dish is made again with its reason, and is 86 until an hour, from its own panel', async () => {
  const order = headOf('4', { openedAt: minutesAgo(5) });
  const begun = lineOf(order, 'Shiro', { quantity: 2, state: 'STARTED' });
  const dish = { id: begun.dishId, name: 'Shiro', nameLocal: null, state: 'LIVE', recipeId: null, allergens: null, verification: null };
  const board = await showing([order], [begun], { dishes: [dish] });
  const ask = async () => touch(await ticketOf('4'), m.kitchen_about_dish({ dish: 'Shiro' }));
  await ask();
  fireEvent.click(await screen.findByRole('button', { name: m.kitchen_take_off({ dish: 'Shiro' }) }));
  fireEvent.click(screen.getByRole('button', { name: m.kitchen_off_hours({ hours: 1 }) }));
  expect(await screen.findByText('86')).toBeTruthy();
  await ask();
  fireEvent.click(screen.getByRole('button', { name: m.kitchen_remake() }));
  fireEvent.click(screen.getByRole('button', { name: m.kitchen_fewer() }));
  fireEvent.click(screen.getByRole('button', { name: m.kitchen_remake_burnt() }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(board.waiting()).toEqual(['menu.pause-dish@1', 'kitchen.remake-line@1']);
  expect(screen.getAllByRole('article')[0]?.textContent).toContain(m.kitchen_again());
});

test('whoever leads settles what was asked to be cancelled, and nobody else is offered it', async () => {
  const order = headOf('4', { openedAt: minutesAgo(5) });
  const asked = lineOf(order, 'Shiro', { state: 'VOID_REQUESTED', beforeVoid: 'STARTED' });
  const board = await showing([order], [asked], { role: 'manager' });
  touch(await ticketOf('4'), m.kitchen_about_dish({ dish: 'Shiro' }));
  fireEvent.click(await screen.findByRole('button', { name: m.kitchen_grant_void() }));
  await waitFor(() => expect(board.waiting()).toEqual(['kitchen.settle-void@1']));
  expect((await ticketOf('4')).textContent).toContain(m.kitchen_locked_cancelled());
  cleanup();
  await showing([order], [asked]);
  touch(await ticketOf('4'), m.kitchen_about_dish({ dish: 'Shiro' }));
  expect(await screen.findByText(m.kitchen_refusal_void_needs_lead())).toBeTruthy();
  expect(screen.queryByRole('button', { name: m.kitchen_grant_void() })).toBeNull();
});

test('a ticket is told from the board around it and from what lies on it at a glance', async () => {
  const order = headOf('4', { openedAt: minutesAgo(5) });
  await showing([order], [lineOf(order, 'Tibs')]);
  const [, border = ''] = /(?:^| )border-(line(?:-strong)?)(?: |$)/.exec((await ticketOf('4')).className) ?? [];
  const [, theme = ''] = /\[data-theme='kitchen'\] \{([^}]*)\}/.exec(readFileSync('ui/theme-colours.css', 'utf8')) ?? [];
  const colourOf = (token: string) => {
    const found = new RegExp(`--${token}: oklch\\(([\\d.]+)% ([\\d.]+) ([\\d.]+)\\)`).exec(theme) ?? [];
    const [lightness = 0, chroma = 0, hueDegrees = 0] = found.slice(1).map(Number);
    return hexOf({ lightness: lightness / 100, chroma, hueDegrees });
  };
  for (const around of ['teff', 'teff-raise']) expect(contrastOf(colourOf(border), colourOf(around))).toBeGreaterThanOrEqual(3);
});

test('the language and the contrast of a screen are its own', async () => {
  await showing([], []);
  fireEvent.click(await screen.findByRole('button', { name: m.kitchen_this_screen() }));
  fireEvent.click(await screen.findByRole('button', { name: m.kitchen_contrast() }));
  expect(document.querySelector('[data-theme="kitchen"]')?.getAttribute('data-contrast')).toBe('high');
  fireEvent.click(screen.getByRole('button', { name: 'አማርኛ' }));
  expect(await screen.findByText('ትኩስ ምድጃ')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'English' }));
  expect(await screen.findByText('Hot line')).toBeTruthy();
});

test('whoever puts orders together sees how far each station is, and serves what is ready', async () => {
  const [grill, pass] = [stationOf({ id: uuidv7(), name: 'Grill' }), stationOf({ id: uuidv7(), name: 'Pass', kind: 'EXPO' })];
  const order = headOf('4', { openedAt: minutesAgo(5) });
  const of = (state: OrderLine['state']) => lineOf(order, 'Tibs', { state, stationIds: [grill.id, hot.id] });
  const readHouse = async () => ({ stations: [hot, grill, pass], tables: [] });
  const board = await open({
    address: `/kitchen?station=${pass.id}`,
    answers: { readHouse, readKitchen: kitchenOf([order], [of('READY'), of('READY')]) },
  });
  const ticket = await ticketOf('4');
  expect(ticket.textContent).toContain(m.kitchen_station_done_of({ station: 'Grill', ready: 2, all: 2 }));
  touch(ticket, m.kitchen_serve());
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(board.waiting()).toEqual(['kitchen.step-lines@1']);
});

test('a station that works dish by dish has a card for each', async () => {
  const items = stationOf({ id: uuidv7(), mode: 'ITEM' });
  const order = headOf('4', { openedAt: minutesAgo(5) });
  const readHouse = async () => ({ stations: [items], tables: [] });
  const lines = [lineOf(order, 'Tibs'), lineOf(order, 'Shiro', { sortOrder: 1 }), lineOf(order, 'Kitfo', { sortOrder: 2, state: 'READY' })];
  await open({ address: `/kitchen?station=${items.id}`, answers: { readHouse, readKitchen: kitchenOf([order], lines) } });
  await screen.findAllByRole('article');
  expect(screen.getAllByRole('article').map((card) => within(card).getByRole('list').textContent)).toEqual(['1Tibs', '1Shiro']);
});
