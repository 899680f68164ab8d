import { ORPCError } from '@orpc/client';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
// The codes that the server refuses with are known once their contract is.
import '../../contract/refusals.ts';
import type { DiningTable } from '../../contract/fields.ts';
import { type KitchenAnswers, openBoard, type OpenedBoard } from '../testing/open-board.tsx';
import { stationOf } from '../testing/sample-tickets.ts';

const fails = () => Promise.reject(new ORPCError('INTERNAL_SERVER_ERROR', { status: 500 }));
const cut = () => Promise.reject(new TypeError('fetch failed'));
const refuses = (code: string, data: object = {}) => Promise.reject(new ORPCError(code, { status: 409, defined: true, data }));

const hot = stationOf();
const table: DiningTable = { id: 't4', name: '4', seats: 4, area: null, sortOrder: 0, isArchived: false, version: 2 };
const house = async () => ({ stations: [hot], tables: [table] });

const noTills = async () => ({ tills: [] });

const opened: OpenedBoard[] = [];
const open = async (answers: Partial<KitchenAnswers>) => {
  opened.push(
    await openBoard({ address: '/kitchen/set-up', role: 'manager', answers: { readHouse: house, readTills: noTills, ...answers } }),
  );
};
afterEach(() => {
  cleanup();
  for (const board of opened.splice(0)) board.close();
});

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('says that stations and tables could not be read, and asks again when told to', async () => {
  const readHouse = vi.fn<() => Promise<never>>(fails);
  await open({ readHouse });
  fireEvent.click(await screen.findByRole('button', { name: m.kitchen_try_again() }));
  await waitFor(() => expect(readHouse.mock.calls.length).toBeGreaterThan(1));
  expect(screen.getByText(m.kitchen_house_unread_title())).toBeTruthy();
});

test('says that there are none yet', async () => {
  await open({ readHouse: async () => ({ stations: [], tables: [] }) });
  expect(await screen.findByText(m.kitchen_no_stations())).toBeTruthy();
  expect(screen.getByText(m.kitchen_no_tables())).toBeTruthy();
});

test.each([
  ['the name is taken', () => refuses('TABLE_NAME_TAKEN', { name: '4' }), m.kitchen_refusal_table_name_taken({ name: '4' })],
  [
    'there are too many',
    () => refuses('TABLE_LIMIT_REACHED', { tablesMax: 300 }),
    m.kitchen_refusal_table_limit_reached({ tablesMax: '300' }),
  ],
  ['nobody answers', cut, m.kitchen_no_line_to_save()],
  ['the server failed', fails, m.kitchen_not_saved()],
])('a table that is not added because %s says just that, and keeps what was typed', async (_why, saveTable, sentence) => {
  await open({ saveTable });
  await screen.findByText(m.kitchen_table_of({ name: '4', seats: 4 }));
  type(m.kitchen_table_name(), 'Window');
  fireEvent.click(screen.getByRole('button', { name: m.kitchen_add_table() }));
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  expect(screen.getByLabelText<HTMLInputElement>(m.kitchen_table_name()).value).toBe('Window');
});

test('guests who still sit at a table keep it', async () => {
  await open({ saveTable: () => refuses('TABLE_IN_USE') });
  fireEvent.click(await screen.findByRole('button', { name: m.kitchen_put_away({ what: '4' }) }));
  expect((await screen.findByRole('alert')).textContent).toContain(m.kitchen_refusal_table_in_use());
});

test('a station is changed: its stage, its way of working and its sound', async () => {
  const saveStation = vi.fn<(input: { readonly body: object }) => Promise<object>>(async () => ({ station: hot }));
  await open({ saveStation });
  fireEvent.click(await screen.findByRole('button', { name: m.kitchen_change({ what: 'Hot line' }) }));
  type(m.kitchen_station_name(), 'Oven');
  fireEvent.change(screen.getByRole('combobox', { name: new RegExp(`^${m.kitchen_station_stage()}`) }), { target: { value: '2' } });
  fireEvent.click(screen.getByRole('radio', { name: m.kitchen_mode_item() }));
  fireEvent.click(screen.getByRole('checkbox', { name: m.kitchen_station_sound() }));
  fireEvent.click(screen.getByRole('button', { name: m.kitchen_save() }));
  await waitFor(() => expect(screen.queryByRole('button', { name: m.kitchen_save() })).toBeNull());
  const said = { stationId: hot.id, baseVersion: 1, name: 'Oven', stage: 2, mode: 'ITEM', hasSound: false, isArchived: false };
  expect(saveStation.mock.calls[0]?.[0].body).toMatchObject(said);
});

test('a station that somebody else changed says so, and the form stays', async () => {
  await open({ saveStation: () => refuses('STATION_CHANGED', { current: hot }) });
  fireEvent.click(await screen.findByRole('button', { name: m.kitchen_change({ what: 'Hot line' }) }));
  type(m.kitchen_station_name(), 'Oven');
  fireEvent.click(screen.getByRole('button', { name: m.kitchen_save() }));
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText(m.kitchen_refusal_station_changed())).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(m.kitchen_station_name()).value).toBe('Oven');
});

const bar = { id: 'till', name: 'Bar', prefix: 'B', pairedAt: '2026-11-21T09:00:00Z', lastSeenAt: null, revokedAt: null };
const pairBar = () => {
  type(m.kitchen_till_name(), 'Bar');
  fireEvent.click(screen.getByRole('button', { name: m.kitchen_till_pair() }));
};

test('tills that could not be read are said so, and nothing else of the screen is missing', async () => {
  await open({ readTills: fails });
  expect(await screen.findByText(m.kitchen_tills_unread())).toBeTruthy();
  expect(screen.getByText(m.kitchen_table_of({ name: '4', seats: 4 }))).toBeTruthy();
});

test.each([
  [
    'another till has the letters',
    () => refuses('TILL_PREFIX_TAKEN', { name: 'Front' }),
    m.kitchen_refusal_till_prefix_taken({ name: 'Front' }),
  ],
  ['there are too many', () => refuses('TILL_LIMIT_REACHED', { tillsMax: 20 }), m.kitchen_refusal_till_limit_reached({ tillsMax: '20' })],
  ['the person’s own address is not confirmed', () => refuses('EMAIL_UNCONFIRMED'), m.kitchen_till_needs_confirmed()],
  ['nobody answers', cut, m.kitchen_no_line_to_save()],
])('a till that is not paired because %s says just that, and keeps its name', async (_why, pairTill, sentence) => {
  await open({ pairTill });
  await screen.findByText(m.kitchen_tills_none());
  pairBar();
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(m.kitchen_till_name()).value).toBe('Bar');
});

test('a till that is paired shows its key, which can be looked at again', async () => {
  const readTillKey = vi.fn<() => Promise<object>>(async () => ({ till: 'here.bar', key: 'k3y' }));
  await open({ pairTill: async () => ({ till: bar }), readTillKey, readTills: async () => ({ tills: [bar] }) });
  await screen.findByText(m.kitchen_till_never_seen());
  pairBar();
  expect(await screen.findByDisplayValue('k3y')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: m.kitchen_till_done() }));
  fireEvent.click(await screen.findByRole('button', { name: m.kitchen_till_show_key({ name: 'Bar' }) }));
  expect(await screen.findByDisplayValue('here.bar')).toBeTruthy();
  expect(readTillKey).toHaveBeenCalledTimes(2);
});
